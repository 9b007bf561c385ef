; test: a write that some lanes skip; the same value written on both sides; one side ended
; run:  divergence --grid 1024 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
divergent:
	v_mov_b32_e32 v1, 0
	v_cmp_gt_u32_e32 vcc, 10, v0
	s_and_saveexec_b64 s[4:5], vcc
	v_mov_b32_e32 v1, 4
	ds_read_b32 v2, v1		; inside: 4 for all who look
	s_or_b64 exec, exec, s[4:5]
	ds_read_b32 v2, v1		; 4 here, 0 there
	s_endpgm
uniform:
	s_load_dword s6, s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s6
	v_cmp_gt_u32_e32 vcc, 10, v3	; the same for all lanes
	s_and_saveexec_b64 s[4:5], vcc
	v_mov_b32_e32 v5, 4
	s_or_b64 exec, exec, s[4:5]
	ds_read_b32 v2, v1		; not written inside
	s_endpgm
ended:
	v_mov_b32_e32 v1, 0
	v_cmp_gt_u32_e32 vcc, 10, v0
	s_and_b64 exec, exec, vcc
	v_mov_b32_e32 v1, 4
	ds_read_b32 v2, v1		; the other lanes do not come back
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel divergent
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_user_sgpr_private_segment_buffer 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.amdhsa_kernel uniform
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_user_sgpr_private_segment_buffer 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.amdhsa_kernel ended
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_user_sgpr_private_segment_buffer 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
; want:
; kernel divergent
;   strides count the lanes of a wave
;   masked.s:8
;     s_and_saveexec_b64 s[4:5], vcc
;       divergent
;         the condition is divergent: computed from it (masked.s:8)
;         the condition is divergent: computed from it (masked.s:7)
;         v0 is affine 1 per lane: what is there at the start
;   masked.s:10
;     ds_read_b32 v2, v1
;       launch; address 0; at most 1 LDS rounds
;   masked.s:12
;     ds_read_b32 v2, v1
;       divergent
;         v1 is divergent: other lanes keep an older value (masked.s:9)
;         v1 is launch: computed from it (masked.s:9)
;
; kernel uniform
;   strides count the lanes of a wave
;   masked.s:20
;     s_and_saveexec_b64 s[4:5], vcc
;       launch
;   masked.s:23
;     ds_read_b32 v2, v1
;       launch; address 0; at most 1 LDS rounds
;
; kernel ended
;   strides count the lanes of a wave
;   masked.s:28
;     s_and_b64 exec, exec, vcc
;       divergent
;         the condition is divergent: computed from it (masked.s:28)
;         the condition is divergent: computed from it (masked.s:27)
;         v0 is affine 1 per lane: what is there at the start
;   masked.s:30
;     ds_read_b32 v2, v1
;       launch; address 0; at most 1 LDS rounds
