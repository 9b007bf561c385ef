; test: uniform values and masks kept in lanes of a register
; run:  divergence --grid 1024 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_load_dword s6, s[0:1], 0x0
	v_cmp_gt_u32_e32 vcc, 10, v0
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v9, s6, 3
	v_writelane_b32 v9, vcc_lo, 4
	v_readlane_b32 s7, v9, 3
	v_mov_b32_e32 v1, s7
	ds_read_b32 v2, v1		; what was loaded
	v_readlane_b32 s8, v9, 4
	v_mov_b32_e32 v1, s8
	ds_read_b32 v2, v1		; half a mask
	v_mov_b32_e32 v9, 0
	v_readlane_b32 s7, v9, 3
	v_mov_b32_e32 v1, s7
	ds_read_b32 v2, v1		; overwritten
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_user_sgpr_private_segment_buffer 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
; want:
; kernel k
;   strides count the lanes of a wave
;   spilled.s:13
;     ds_read_b32 v2, v1
;       launch; address 0; at most 1 LDS rounds
;   spilled.s:16
;     ds_read_b32 v2, v1
;       wave; address 0; at most 1 LDS rounds
;   spilled.s:20
;     ds_read_b32 v2, v1
;       wave; address 0; at most 1 LDS rounds
