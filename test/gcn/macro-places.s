; test: what an expansion made is said to stand where that began, with the line that it made
; run:  opt %s 2>&1 >/dev/null
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.macro inner r
	s_nop 0
	v_add_u32 v\r, v\r, v20
	.endm
	.macro outer r
	v_nop
	inner \r
	.endm
	.type f,@function
f:
	global_load_dword v20, v[0:1], off
	outer 3
	.rept 2
	global_load_dword v21, v[0:1], off
	v_mov_b32 v22, v21
	.endr
	s_endpgm
; want:
; macro-places.s:16: warning: f: v20 is read here, and what loads it may be outstanding: wait for vmcnt(0) before [wait-missing]
;      16 | 	outer 3
;         | in the expansion:	v_add_u32_e32 v3, v3, v20
; macro-places.s:15:2: note: it is loaded here
;      15 | 	global_load_dword v20, v[0:1], off
;         | 	^~~~~~~~~~~~~~~~~
;         = wait before, with the counter and number of the message
; macro-places.s:17: warning: f: v21 is read here, and what loads it may be outstanding: wait for vmcnt(0) before [wait-missing]
;      17 | 	.rept 2
;         | in the expansion:	v_mov_b32_e32 v22, v21
; macro-places.s:17: note: it is loaded here
;      17 | 	.rept 2
;         | in the expansion:	global_load_dword v21, v[0:1], off
;         = wait before, with the counter and number of the message
; macro-places.s:17: warning: f: v21 is read here, and what loads it may be outstanding: wait for vmcnt(0) before [wait-missing]
;      17 | 	.rept 2
;         | in the expansion:	v_mov_b32_e32 v22, v21
; macro-places.s:17: note: it is loaded here
;      17 | 	.rept 2
;         | in the expansion:	global_load_dword v21, v[0:1], off
;         = wait before, with the counter and number of the message
