; test: conditions, loops and accesses with their classes, and the chain to where lanes differ
; run:  divergence --grid 1024 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_lshlrev_b32_e32 v1, 2, v0
	v_cmp_gt_u32_e32 vcc, 16, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz JOIN
	ds_read_b32 v2, v1
	s_waitcnt lgkmcnt(0)
JOIN:
	s_or_b64 exec, exec, s[2:3]
	s_waitcnt lgkmcnt(0)
	global_store_dword v1, v2, s[0:1]
	s_endpgm
	.rodata
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 8
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
	.end_amdhsa_kernel
; want:
; kernel k
;   strides count the lanes of a wave
;   command.s:9
;     s_and_saveexec_b64 s[2:3], vcc
;       divergent
;         the condition is divergent: computed from it (command.s:9)
;         the condition is divergent: computed from it (command.s:8)
;         v0 is affine 1 per lane: what is there at the start
;   command.s:10
;     s_cbranch_execz JOIN
;       wave
;   command.s:11
;     ds_read_b32 v2, v1
;       affine 4 per lane; address 4 per lane; at most 2 LDS rounds
;         v1 is affine 4 per lane: computed from it (command.s:7)
;         v0 is affine 1 per lane: what is there at the start
;   command.s:16
;     global_store_dword v1, v2, s[0:1]
;       affine 4 per lane; address 4 per lane; at most 5 lines
;         v1 is affine 4 per lane: computed from it (command.s:7)
;         v0 is affine 1 per lane: what is there at the start
