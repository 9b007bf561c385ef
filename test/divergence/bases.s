; test: indices of 64 bits behind the number of the workgroup, as clang 19 makes them: by or, by products
; run:  divergence --grid 1024 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_mov_b32 s7, 0
	s_lshl_b64 s[8:9], s[6:7], 9
	v_or_b32_e32 v1, s8, v0
	v_mov_b32_e32 v2, s9
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s1
	v_add_co_u32_e32 v3, vcc, s0, v1
	v_addc_co_u32_e32 v4, vcc, v4, v2, vcc
	global_load_dword v7, v[3:4], off
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v5, s6
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v4, v1
	v_mad_i64_i32 v[3:4], s[10:11], 64, v5, v[3:4]
	v_lshlrev_b64 v[5:6], 4, v[3:4]
	v_mov_b32_e32 v2, s3
	v_add_co_u32_e32 v5, vcc, s2, v5
	v_addc_co_u32_e32 v6, vcc, v2, v6, vcc
	global_load_dwordx4 v[8:11], v[5:6], off
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v3, s3
	v_lshl_add_u32 v5, s6, 6, v0
	v_mad_i64_i32 v[4:5], s[10:11], v5, 24, v[2:3]
	global_load_dword v7, v[4:5], off
	v_or_b32_e32 v1, s2, v0		; these may have bits in common
	v_mov_b32_e32 v2, s3
	global_load_ubyte v7, v[1:2], off
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
; want:
; kernel k
;   strides count the lanes of a wave
;   bases.s:16
;     global_load_dword v7, v[3:4], off
;       affine 4 per lane
;         v3 is affine 4 per lane: computed from it (bases.s:14)
;         v1 is affine 4 per lane: computed from it (bases.s:11)
;         v1 is affine 1 per lane: computed from it (bases.s:9)
;         v0 is affine 1 per lane: what is there at the start
;   bases.s:26
;     global_load_dwordx4 v[8:11], v[5:6], off
;       affine 16 per lane; address 16 per lane; at most 17 lines
;         v5 is affine 16 per lane: computed from it (bases.s:24)
;         v5 is affine 16 per lane: computed from it (bases.s:22)
;         v3 is affine 1 per lane: computed from it (bases.s:21)
;         v3 is affine 1 per lane: computed from it (bases.s:19)
;         v0 is affine 1 per lane: what is there at the start
;   bases.s:31
;     global_load_dword v7, v[4:5], off
;       affine 24 per lane; address 24 per lane; at most 25 lines
;         v4 is affine 24 per lane: computed from it (bases.s:30)
;         v5 is affine 1 per lane: computed from it (bases.s:29)
;         v0 is affine 1 per lane: what is there at the start
;   bases.s:34
;     global_load_ubyte v7, v[1:2], off
;       divergent
;         v1 is divergent: computed from it (bases.s:32)
;         v0 is affine 1 per lane: what is there at the start
