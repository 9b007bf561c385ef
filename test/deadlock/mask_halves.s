; test: masks whose halves two instructions make, the first of them of what lanes wait for: in one block, or in two behind
;       which halves are merged with those of a way that is never taken
; run:  deadlock --workgroup 64 %s
; exit: 1
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
two_instructions:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[12:13], exec
	s_waitcnt lgkmcnt(0)
.Ltwo_instructions:
	global_load_dword v5, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_not_b32 s6, vcc_lo
	s_not_b32 s6, s6
	s_mov_b32 s7, 0
	s_and_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Ltwo_instructions
	s_mov_b64 exec, s[12:13]
	global_store_dword v1, v2, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel two_instructions
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
merged:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[12:13], exec
	s_waitcnt lgkmcnt(0)
.Lmerged:
	global_load_dword v5, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_mov_b64 s[6:7], 0
	s_cbranch_execz .Ljoin				; never
	s_not_b32 s6, vcc_lo
	s_not_b32 s6, s6
	s_cbranch_execz .Ljoin
	s_not_b32 s7, 0
	s_not_b32 s7, s7
.Ljoin:
	s_nop 0
	s_and_b64 exec, exec, s[6:7]
	s_cbranch_execnz .Lmerged
	s_mov_b64 exec, s[12:13]
	global_store_dword v1, v2, s[0:1]
	s_endpgm
	.section .rodata
	.amdhsa_kernel merged
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
; want:
; mask_halves.s: kernel two_instructions: possible, in workgroups of 64
;   mask_halves.s:14:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    mask_halves.s:14:2  global_load_dword v5, v1, s[0:1] glc
;     blocked      mask_halves.s:23:2  global_store_dword v1, v2, s[0:1]
;     way          @.Ltwo_instructions (leaves the loop) -> @b2
;     meet again   at the end of the program
;   mask_halves.s:17:2: lanes leave this loop by what 32 bits of a mask of lanes say: this wave has 64 lanes, and lanes 32 to 63 are not in these [half-ballot, possible]
;     waits for    mask_halves.s:14:2  global_load_dword v5, v1, s[0:1] glc
;     takes half   mask_halves.s:17:2  s_not_b32 s6, vcc_lo
;                  mask_halves.s:16:2  v_cmp_eq_u32_e32 vcc, 0, v5
; mask_halves.s: kernel merged: possible, in workgroups of 64
;   mask_halves.s:40:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    mask_halves.s:40:2  global_load_dword v5, v1, s[0:1] glc
;     blocked      mask_halves.s:55:2  global_store_dword v1, v2, s[0:1]
;     way          @.Lmerged -> @.Ljoin (leaves the loop) -> @b5
;     meet again   at the end of the program
;   mask_halves.s:45:2: lanes leave this loop by what 32 bits of a mask of lanes say: this wave has 64 lanes, and lanes 32 to 63 are not in these [half-ballot, possible]
;     waits for    mask_halves.s:40:2  global_load_dword v5, v1, s[0:1] glc
;     takes half   mask_halves.s:45:2  s_not_b32 s6, vcc_lo
;                  mask_halves.s:42:2  v_cmp_eq_u32_e32 vcc, 0, v5
