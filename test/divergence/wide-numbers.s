; test: pairs shifted right, and products of 64 bits, in addresses: only where both halves are what they seem
; run:  divergence %s --grid 64 --workgroup 64 | grep -E "^kernel|lines|not followed"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
above:					; a pair with nothing below, shifted right by 30: 4 times the number above
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v5, v0
	v_mov_b32_e32 v4, 0
	v_lshrrev_b64 v[6:7], 30, v[4:5]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v2, vcc, s0, v6
	v_addc_co_u32_e32 v3, vcc, v3, v7, vcc
	global_load_dword v8, v[2:3], off
	s_endpgm
below:					; there is something below: lanes are 2048 apart
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v5, 0
	v_lshlrev_b32_e32 v4, 12, v0
	v_lshrrev_b64 v[6:7], 1, v[4:5]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v2, vcc, s0, v6
	v_addc_co_u32_e32 v3, vcc, v3, v7, vcc
	global_load_dword v8, v[2:3], off
	s_endpgm
signed:					; the number above is negative in half of the lanes
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_subrev_u32_e32 v5, 32, v0
	v_mov_b32_e32 v4, 0
	v_ashrrev_i64 v[6:7], 30, v[4:5]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v2, vcc, s0, v6
	v_addc_co_u32_e32 v3, vcc, v3, v7, vcc
	global_load_dword v8, v[2:3], off
	s_endpgm
unsigned:					; and so far away in half of the lanes, if it has no sign
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_subrev_u32_e32 v5, 32, v0
	v_mov_b32_e32 v4, 0
	v_lshrrev_b64 v[6:7], 30, v[4:5]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v2, vcc, s0, v6
	v_addc_co_u32_e32 v3, vcc, v3, v7, vcc
	global_load_dword v8, v[2:3], off
	s_endpgm
cross:					; a product of 64 bits by 4
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mad_u64_u32 v[6:7], s[6:7], v0, 4, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v2, vcc, s0, v6
	v_addc_co_u32_e32 v3, vcc, v3, v7, vcc
	global_load_dword v8, v[2:3], off
	s_endpgm
crossed:					; what is added to the high half is another product: each lane is 4 GiB from the next
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mad_u64_u32 v[6:7], s[6:7], v0, 4, 0
	v_mul_lo_u32 v5, v0, v0
	v_add_u32_e32 v7, v7, v5
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v2, vcc, s0, v6
	v_addc_co_u32_e32 v3, vcc, v3, v7, vcc
	global_load_dword v8, v[2:3], off
	s_endpgm
cross_halves:				; by 4 with nothing above it: the number of the lane times that is added, too
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mad_u64_u32 v[6:7], s[6:7], v0, 4, 0
	v_mul_lo_u32 v5, v0, 0
	v_add_u32_e32 v7, v7, v5
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v2, vcc, s0, v6
	v_addc_co_u32_e32 v3, vcc, v3, v7, vcc
	global_load_dword v8, v[2:3], off
	s_endpgm
crossed_halves:				; and a product of another number of the lane
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_mad_u64_u32 v[6:7], s[6:7], v0, 4, 0
	v_lshlrev_b32_e32 v9, 3, v0
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v5, v9, s2
	v_add_u32_e32 v7, v7, v5
	v_mul_lo_u32 v5, v0, 0
	v_add_u32_e32 v7, v7, v5
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v2, vcc, s0, v6
	v_addc_co_u32_e32 v3, vcc, v3, v7, vcc
	global_load_dword v8, v[2:3], off
	s_endpgm
either:					; one of two pointers: both halves by one condition
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_cmp_gt_u32_e32 vcc, 20, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s0
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v4, s2
	v_mov_b32_e32 v5, s3
	v_cndmask_b32_e32 v2, v2, v4, vcc
	v_cndmask_b32_e32 v3, v3, v5, vcc
	global_load_dword v8, v[2:3], off
	s_endpgm
either_half:				; each by its own: a third of the lanes has a pointer to nowhere
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_cmp_gt_u32_e32 vcc, 20, v0
	v_cmp_gt_u32_e64 s[6:7], 40, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s0
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v4, s2
	v_mov_b32_e32 v5, s3
	v_cndmask_b32_e32 v2, v2, v4, vcc
	v_cndmask_b32_e64 v3, v3, v5, s[6:7]
	global_load_dword v8, v[2:3], off
	s_endpgm
	.amdhsa_kernel cross_halves
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
	.amdhsa_kernel crossed_halves
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
	.amdhsa_kernel either
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
	.amdhsa_kernel either_half
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
	.amdhsa_kernel above
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
	.amdhsa_kernel below
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
	.amdhsa_kernel signed
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
	.amdhsa_kernel unsigned
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
	.amdhsa_kernel cross
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
	.amdhsa_kernel crossed
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
; want:
; kernel above
;       divergent; address 4 per lane; at most 5 lines
; kernel below
; kernel signed
;       divergent; address 4 per lane; at most 7 lines
; kernel unsigned
;       divergent; address 4 per lane; at most 7 lines
; kernel cross
;       affine 4 per lane; address 4 per lane; at most 5 lines
; kernel crossed
; kernel cross_halves
; kernel crossed_halves
; kernel either
;       divergent; at most 4 lines
; kernel either_half
