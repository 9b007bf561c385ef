; test: work-item ids packed in one register
; run:  divergence -m vega --grid 256,16 --workgroup 64,4
	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.text
k:
	v_and_b32_e32 v1, 0x3ff, v0
	ds_read_b32 v2, v1		; x
	v_bfe_u32 v1, v0, 10, 10
	ds_read_b32 v2, v1		; y
	ds_read_b32 v2, v0		; both
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_user_sgpr_private_segment_buffer 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_accum_offset 16
	.end_amdhsa_kernel
; want:
; kernel k
;   strides count the lanes of a wave
;   packed.s:7
;     ds_read_b32 v2, v1
;       affine 1 per lane; address 1 per lane; at most 1 LDS rounds
;         v1 is affine 1 per lane: computed from it (packed.s:6)
;         v0 is affine 1 per lane: what is there at the start
;   packed.s:9
;     ds_read_b32 v2, v1
;       wave; address 0; at most 1 LDS rounds
;   packed.s:10
;     ds_read_b32 v2, v0
;       affine 1 per lane; address 1 per lane; at most 1 LDS rounds
;         v0 is affine 1 per lane: what is there at the start
; warning: vega does not execute code for gfx90a [machine-target]
;         = name a chip that executes the target: `wavebound machine list` says for each which
