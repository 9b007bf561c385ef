; test: what the launch proves: the number of the wave, comparisons at its border, half of it
; run:  divergence --grid 1024 --workgroup 256
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	v_lshrrev_b32_e32 v1, 6, v0
	ds_read_b32 v2, v1		; wave
	v_lshrrev_b32_e32 v1, 5, v0
	ds_read_b32 v2, v1		; divergent: halves of a wave differ
	v_and_b32_e32 v1, 63, v0
	ds_read_b32 v2, v1		; the lane
	v_cmp_gt_u32_e32 vcc, 0x80, v0
	s_and_saveexec_b64 s[4:5], vcc	; the same for all lanes of a wave
	ds_read_b32 v2, v0
	s_or_b64 exec, exec, s[4:5]
	v_cmp_gt_u32_e32 vcc, 0x81, v0
	s_and_saveexec_b64 s[4:5], vcc	; differs
	ds_read_b32 v2, v0
	s_or_b64 exec, exec, s[4:5]
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
;   wave-number.s:7
;     ds_read_b32 v2, v1
;       wave; address 0; at most 1 LDS rounds
;   wave-number.s:9
;     ds_read_b32 v2, v1
;       divergent
;         v1 is divergent: computed from it (wave-number.s:8)
;         v0 is affine 1 per lane: what is there at the start
;   wave-number.s:11
;     ds_read_b32 v2, v1
;       affine 1 per lane; address 1 per lane; at most 1 LDS rounds
;         v1 is affine 1 per lane: computed from it (wave-number.s:10)
;         v0 is affine 1 per lane: what is there at the start
;   wave-number.s:13
;     s_and_saveexec_b64 s[4:5], vcc
;       wave
;   wave-number.s:14
;     ds_read_b32 v2, v0
;       affine 1 per lane; address 1 per lane; at most 1 LDS rounds
;         v0 is affine 1 per lane: what is there at the start
;   wave-number.s:17
;     s_and_saveexec_b64 s[4:5], vcc
;       divergent
;         the condition is divergent: computed from it (wave-number.s:17)
;         the condition is divergent: computed from it (wave-number.s:16)
;         v0 is affine 1 per lane: what is there at the start
;   wave-number.s:18
;     ds_read_b32 v2, v0
;       affine 1 per lane; address 1 per lane; at most 1 LDS rounds
;         v0 is affine 1 per lane: what is there at the start
