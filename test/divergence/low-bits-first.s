; test: known low bits decide a mask before the number is found to be within it: the least shape comes first
; run:  divergence --grid 64 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_mul_i32 s3, s2, 0xc0		; the workgroup: 0, which no other rule uses
	s_and_b32 s3, s3, 7		; 0 in any workgroup
	v_mov_b32_e32 v1, s3
	v_cmp_eq_u32_e32 vcc, s1, v1
	s_and_saveexec_b64 s[4:5], vcc
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
;   low-bits-first.s:10
;     s_and_saveexec_b64 s[4:5], vcc
;       launch
;   low-bits-first.s:11
;     ds_read_b32 v2, v0
;       affine 1 per lane; address 1 per lane; at most 1 LDS rounds
;         v0 is affine 1 per lane: what is there at the start
