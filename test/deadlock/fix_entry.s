; test: not rewritten: a kernel whose first instruction is in a loop, in which the masks would be cleared again
; run:  deadlock --fix -o /dev/null %s
; exit: 3
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
from_the_start:
.Lk:
	s_load_dwordx2 s[4:5], s[0:1], 0x0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[8:9], 0
	s_waitcnt lgkmcnt(0)
.L:	global_atomic_cmpswap v4, v5, v[2:3], s[4:5] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_or_b64 s[8:9], vcc, s[8:9]
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execnz .L
	s_or_b64 exec, exec, s[8:9]
	global_load_dword v6, v5, s[4:5] offset:4 glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v6, 1, v6
	global_store_dword v5, v6, s[4:5] offset:4
	s_waitcnt vmcnt(0)
	global_store_dword v5, v3, s[4:5]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v7, 1, v7
	v_cmp_gt_u32_e32 vcc, 3, v7
	s_cbranch_vccnz .Lk
	s_endpgm
	.amdhsa_kernel from_the_start
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 40
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
; want:
; fix_entry.s:6:1: refused: from_the_start: its first instruction is in a loop [not-fixed]
;       6 | from_the_start:
;         | ^~~~~~~~~~~~~~~
;         = move the write into the loop in the source, so that a lane writes in the iteration in which it stops waiting
; note: fix_entry.s: of 1 kernels that may wait, 0 are rewritten, so nothing is written [fixed]
;         = wavebound deadlock without --fix reports what it found
