; test: sums with their carry and differences with their borrow are numbers of 64 bits; one with the other's is not known
; run:  divergence --grid 256 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e32 v3, vcc, s0, v1
	v_addc_co_u32_e32 v4, vcc, 0, v2, vcc
	global_load_dword v5, v[3:4], off
	v_mov_b32_e32 v6, 0
	v_sub_co_u32_e32 v3, vcc, s0, v1
	v_subb_co_u32_e32 v4, vcc, v2, v6, vcc
	global_load_dword v5, v[3:4], off
	v_add_co_u32_e32 v3, vcc, s0, v1
	v_subb_co_u32_e32 v4, vcc, v2, v6, vcc
	global_load_dword v5, v[3:4], off
	v_sub_co_u32_e32 v3, vcc, s0, v1
	v_addc_co_u32_e32 v4, vcc, v2, v6, vcc
	global_load_dword v5, v[3:4], off
	v_sub_co_u32_e32 v3, vcc, s0, v1
	v_addc_co_u32_e32 v4, vcc, 0, v2, vcc
	global_load_dword v5, v[3:4], off
	s_waitcnt vmcnt(0)
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
; want:
; kernel k
;   strides count the lanes of a wave
;   minus.s:10
;     global_load_dword v5, v[3:4], off
;       affine 4 per lane; address 4 per lane; at most 5 lines
;         v3 is affine 4 per lane: computed from it (minus.s:8)
;         v1 is affine 4 per lane: computed from it (minus.s:6)
;         v0 is affine 1 per lane: what is there at the start
;   minus.s:14
;     global_load_dword v5, v[3:4], off
;       affine -4 per lane; address -4 per lane; at most 5 lines
;         v3 is affine -4 per lane: computed from it (minus.s:12)
;         v1 is affine 4 per lane: computed from it (minus.s:6)
;         v0 is affine 1 per lane: what is there at the start
;   minus.s:17
;     global_load_dword v5, v[3:4], off
;       affine 4 per lane
;         v3 is affine 4 per lane: computed from it (minus.s:15)
;         v1 is affine 4 per lane: computed from it (minus.s:6)
;         v0 is affine 1 per lane: what is there at the start
;   minus.s:20
;     global_load_dword v5, v[3:4], off
;       affine -4 per lane
;         v3 is affine -4 per lane: computed from it (minus.s:18)
;         v1 is affine 4 per lane: computed from it (minus.s:6)
;         v0 is affine 1 per lane: what is there at the start
;   minus.s:23
;     global_load_dword v5, v[3:4], off
;       affine -4 per lane
;         v3 is affine -4 per lane: computed from it (minus.s:21)
;         v1 is affine 4 per lane: computed from it (minus.s:6)
;         v0 is affine 1 per lane: what is there at the start
