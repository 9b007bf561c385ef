; test: a pointer at the header of a loop with two entries: the numbers of lanes differ, so those of one entry are not taken for both
; run:  divergence --grid 256 --workgroup 64
; 4 bytes apart on one way, 1024 on the other
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl	k
	.type	k,@function
k:
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s8, s8, 15
	v_and_b32_e32 v8, s8, v0
	v_mov_b32_e32 v3, s7
	v_mov_b32_e32 v5, s7
	s_movk_i32 s12, 0x10
	s_cmp_eq_u32 s9, 0
	s_cbranch_scc1 .Lother
	v_lshlrev_b32_e32 v4, 10, v8
	v_add_co_u32_e32 v2, vcc, s6, v4
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	s_branch .Lloop
.Lother:
	v_lshlrev_b32_e32 v4, 2, v8
	v_add_co_u32_e32 v2, vcc, s6, v4
	v_addc_co_u32_e32 v3, vcc, 0, v5, vcc
.Lloop:
	global_load_dword v18, v[2:3], off
	v_add_co_u32_e32 v2, vcc, 4, v2
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	s_sub_u32 s12, s12, 1
	s_cmp_lg_u32 s12, 0
	s_cbranch_scc1 .Lloop
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_endpgm
	.section .rodata,"a",@progbits
	.p2align 6
	.amdhsa_kernel k
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 32
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 33
		.amdhsa_next_free_sgpr 32
		.amdhsa_group_segment_fixed_size 65536
	.end_amdhsa_kernel
; want:
; kernel k
;   strides count the lanes of a wave
;   two-entries.s:18
;     s_cbranch_scc1 .Lother
;       launch
;   two-entries.s:28
;     loop 0: all lanes leave together, in an iteration that is the same in the launch
;   two-entries.s:28
;     global_load_dword v18, v[2:3], off
;       divergent; at most 242 lines
;         v2 is divergent: computed from it
;         v2 is divergent: computed from it (two-entries.s:25)
;         v4 is divergent: computed from it (two-entries.s:24)
;         v8 is divergent: computed from it (two-entries.s:13)
;         v0 is affine 1 per lane: what is there at the start
;   two-entries.s:33
;     s_cbranch_scc1 .Lloop
;       launch
