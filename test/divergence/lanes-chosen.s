; test: what was computed for a number that is not understood after all is forgotten with the choices made for it
; run:  divergence --grid 256 --workgroup 64
; v10 is s9 xor v5, of which only the range is known where s9 is small. It reads v5 first, which is near in even lanes, and
; 256 bytes away in odd ones: they touch 9 lines if v10 is 0, one half of them 5.
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl	k
	.type	k,@function
k:
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_load_dword s9, s[4:5], 0x8
	v_xor_b32_e32 v5, 5, v0
	v_add_u32_e32 v6, 64, v5
	v_and_b32_e32 v9, 1, v0
	v_cmp_eq_u32_e32 vcc, 1, v9
	v_cndmask_b32_e32 v5, v5, v6, vcc
	v_lshlrev_b32_e32 v6, 2, v5
	s_waitcnt lgkmcnt(0)
	v_xor_b32_e32 v10, s9, v5
	s_cmp_lt_u32 s9, 4
	s_cbranch_scc1 .Lsmall
	v_mov_b32_e32 v10, 0
	s_branch .Ljoin
.Lsmall:
	s_nop 0
.Ljoin:
	v_mov_b32_e32 v12, s3
	v_add_co_u32_e32 v13, vcc, s2, v10
	v_addc_co_u32_e32 v14, vcc, 0, v12, vcc
	v_add_co_u32_e32 v13, vcc, v13, v6
	v_addc_co_u32_e32 v14, vcc, 0, v14, vcc
	global_load_dword v18, v[13:14], off
	s_waitcnt vmcnt(0)
	s_endpgm
	.section .rodata,"a",@progbits
	.p2align 6
	.amdhsa_kernel k
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 12
		.amdhsa_next_free_vgpr 23
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
; want:
; kernel k
;   strides count the lanes of a wave
;   lanes-chosen.s:21
;     s_cbranch_scc1 .Lsmall
;       launch
;   lanes-chosen.s:32
;     global_load_dword v18, v[13:14], off
;       divergent; at most 11 lines
;         v13 is divergent: computed from it (lanes-chosen.s:30)
;         v13 is divergent: computed from it (lanes-chosen.s:28)
;         v10 is divergent: computed from it
;         v10 is divergent: computed from it (lanes-chosen.s:19)
;         v5 is divergent: computed from it (lanes-chosen.s:16)
;         v5 is divergent: computed from it (lanes-chosen.s:12)
;         v0 is affine 1 per lane: what is there at the start
