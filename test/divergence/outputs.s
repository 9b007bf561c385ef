; test: results of one instruction are judged one by one
; run:  divergence --grid 1024 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
swapped:
	v_mov_b32_e32 v1, 16
	v_lshlrev_b32_e32 v3, 2, v0
	v_add_co_u32_e32 v4, vcc, 4, v1	; sum and carries: both the same for all lanes
	v_cndmask_b32_e32 v5, v1, v4, vcc
	ds_read_b32 v2, v4
	ds_read_b32 v2, v5
	v_add_co_u32_e32 v4, vcc, 4, v3	; the sum has a stride, the carries differ
	v_cndmask_b32_e32 v5, v1, v4, vcc
	ds_read_b32 v2, v4
	ds_read_b32 v2, v5
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel swapped
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_user_sgpr_private_segment_buffer 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
; want:
; kernel swapped
;   strides count the lanes of a wave
;   outputs.s:10
;     ds_read_b32 v2, v4
;       launch; address 0; at most 1 LDS rounds
;   outputs.s:11
;     ds_read_b32 v2, v5
;       launch; address 0; at most 1 LDS rounds
;   outputs.s:14
;     ds_read_b32 v2, v4
;       affine 4 per lane; address 4 per lane; at most 2 LDS rounds
;         v4 is affine 4 per lane: computed from it (outputs.s:12)
;         v3 is affine 4 per lane: computed from it (outputs.s:7)
;         v0 is affine 1 per lane: what is there at the start
;   outputs.s:15
;     ds_read_b32 v2, v5
;       divergent; at most 3 LDS rounds
;         v5 is divergent: computed from it (outputs.s:13)
;         v4 is affine 4 per lane: computed from it (outputs.s:12)
;         v3 is affine 4 per lane: computed from it (outputs.s:7)
;         v0 is affine 1 per lane: what is there at the start
