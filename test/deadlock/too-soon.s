; test: wait states that are missing, as a rule of the gate
; run:  deadlock --rule hazard --fail-on any %s
; exit: 1
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl k
	.type k,@function
k:
	v_readfirstlane_b32 s6, v0
	s_nop 2
	v_readlane_b32 s7, v1, s6	; the number of a lane: 4 wait states
	s_nop 4
	v_cmp_eq_u32_e32 vcc, 0, v0
	s_nop 3
	v_div_fmas_f32 v1, v1, v2, v3	; 4 are enough
	s_endpgm
.Lend:
	.size k, .Lend-k
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; too-soon.s: kernel k: possible
;   too-soon.s:11:2: a result is used here with fewer wait states in between than the hardware needs [hazard, possible]
;     here         too-soon.s:11:2  v_readlane_b32 s7, v1, s6
; too-soon.s:11:2: warning: k: the number of a lane is s6, which a vector instruction writes; of 4 wait states in between there are 3 (s_nop 0) [hazard]
;      11 | 	v_readlane_b32 s7, v1, s6	; the number of a lane: 4 wait states
;         | 	^~~~~~~~~~~~~~
; too-soon.s:9:2: note: that is here
;       9 | 	v_readfirstlane_b32 s6, v0
;         | 	^~~~~~~~~~~~~~~~~~~
;         = put what the message names in between
