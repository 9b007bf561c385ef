; test: gfx12 has a counter for each kind of memory: a wait names the one that is meant, and another one does not wait
; run:  opt %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1200"
	.text
	.type	f,@function
f:
	global_load_b32 v1, v0, s[0:1]
	ds_load_b32 v2, v0
	s_load_u16 s4, s[0:1], 0x2
	s_wait_storecnt 0x0
	s_wait_samplecnt 0x0
	v_add_nc_u32_e32 v3, v1, v2
	s_add_co_u32 s5, s4, s4
	s_wait_loadcnt 0x0
	s_wait_dscnt 0x0
	s_wait_kmcnt 0x0
	s_endpgm
	.type	g,@function
g:
	flat_load_b32 v1, v[2:3]
	s_wait_loadcnt 0x0
	v_mov_b32_e32 v4, v1
	s_wait_dscnt 0x0
	s_endpgm
	.type	h,@function
h:
	flat_load_b32 v1, v[2:3]
	s_wait_loadcnt_dscnt 0x0
	v_mov_b32_e32 v4, v1
	ds_load_u8 v1, v0
	s_load_i8 s4, s[0:1], 0x3
	s_wait_kmcnt 0x0
	s_mov_b32 s5, s4
	s_wait_dscnt 0x0
	v_mov_b32_e32 v4, v1
	s_endpgm
; want:
; target gfx1200
; symbol f section=".text" fn=@f
; symbol g section=".text" at=0x3c fn=@g
; symbol h section=".text" at=0x58 fn=@h
;
; fn @f device section=".text" at=0x0+0x3c wave_lanes=32 {
; 	in =s %s[0:1]
; 	in =v %v0
; @f
; 	%v1 =v load %v0, %s[0:1], global 4 | %exec_lo {at=0x0+12}
; 	%v2 =v load %v0, lds 4 | %exec_lo {at=0xc+8}
; 	%s4 =s load.u32 %s[0:1], scalar 2 offset=2 {counters=kmcnt at=0x14+8}
; 	waitcnt vscnt=0 {at=0x1c+4}
; 	waitcnt vmcnt=0 {at=0x20+4}
; 	%v1 =v time 0 {-masked class=nop at=0x24}
; 	%v2 =v time 12 {-masked class=nop at=0x24}
; 	%v3 =v add.u32 %v1, %v2 | %exec_lo {at=0x24+4}
; 	%s4 =s time 20 {class=nop at=0x28}
; 	%s5 =s add.u32 %s4, %s4 | def %scc {at=0x28+4}
; 	waitcnt vmcnt=0 {at=0x2c+4}
; 	waitcnt lgkmcnt=0 {at=0x30+4}
; 	waitcnt kmcnt=0 {at=0x34+4}
; 	end {at=0x38+4}
; }
;
; fn @g device section=".text" at=0x3c+0x1c wave_lanes=32 {
; 	in =v %v[2:3]
; @g
; 	%v1 =v load %v[2:3], flat 4 | %exec_lo {at=0x3c+12}
; 	waitcnt vmcnt=0 {at=0x48+4}
; 	%v1 =v time 60 {-masked class=nop at=0x4c}
; 	%v4 =v mov.b32 %v1 | %exec_lo {at=0x4c+4}
; 	waitcnt lgkmcnt=0 {at=0x50+4}
; 	end {at=0x54+4}
; }
;
; fn @h device section=".text" at=0x58+0x38 wave_lanes=32 {
; 	in =s %s[0:1]
; 	in =v %v0, %v[2:3]
; @h
; 	%v1 =v load %v[2:3], flat 4 | %exec_lo {at=0x58+12}
; 	waitcnt vmcnt=0 lgkmcnt=0 {at=0x64+4}
; 	%v4 =v mov.b32 %v1 | %exec_lo {at=0x68+4}
; 	%v1 =v load.u32 %v0, lds 1 | %exec_lo {at=0x6c+8}
; 	%s4 =s load.i32 %s[0:1], scalar 1 offset=3 {counters=kmcnt at=0x74+8}
; 	waitcnt kmcnt=0 {at=0x7c+4}
; 	%s5 =s mov.b32 %s4 {at=0x80+4}
; 	waitcnt lgkmcnt=0 {at=0x84+4}
; 	%v4 =v mov.b32 %v1 | %exec_lo {at=0x88+4}
; 	end {at=0x8c+4}
; }
; gfx12-waits.s:12:2: warning: f: v1 is read here, and what loads it may be outstanding: wait for loadcnt(0) before [wait-missing]
;      12 | 	v_add_nc_u32_e32 v3, v1, v2
;         | 	^~~~~~~~~~~~~~~~
; gfx12-waits.s:7:2: note: it is loaded here
;       7 | 	global_load_b32 v1, v0, s[0:1]
;         | 	^~~~~~~~~~~~~~~
;         = wait before, with the counter and number of the message
; gfx12-waits.s:12:2: warning: f: v2 is read here, and what loads it may be outstanding: wait for dscnt(0) before [wait-missing]
;      12 | 	v_add_nc_u32_e32 v3, v1, v2
;         | 	^~~~~~~~~~~~~~~~
; gfx12-waits.s:8:2: note: it is loaded here
;       8 | 	ds_load_b32 v2, v0
;         | 	^~~~~~~~~~~
;         = wait before, with the counter and number of the message
; gfx12-waits.s:13:2: warning: f: s4 is read here, and what loads it may be outstanding: wait for kmcnt(0) before [wait-missing]
;      13 | 	s_add_co_u32 s5, s4, s4
;         | 	^~~~~~~~~~~~
; gfx12-waits.s:9:2: note: it is loaded here
;       9 | 	s_load_u16 s4, s[0:1], 0x2
;         | 	^~~~~~~~~~
;         = wait before, with the counter and number of the message
; gfx12-waits.s:22:2: warning: g: v1 is read here, and what loads it may be outstanding: wait for dscnt(0) before [wait-missing]
;      22 | 	v_mov_b32_e32 v4, v1
;         | 	^~~~~~~~~~~~~
; gfx12-waits.s:20:2: note: it is loaded here
;      20 | 	flat_load_b32 v1, v[2:3]
;         | 	^~~~~~~~~~~~~
;         = wait before, with the counter and number of the message
