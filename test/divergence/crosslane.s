; test: back to uniform through other lanes, and away from it
; run:  divergence --grid 1024 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	v_lshlrev_b32_e32 v1, 2, v0
	v_readfirstlane_b32 s6, v1
	v_mov_b32_e32 v3, s6
	ds_read_b32 v2, v3		; wave
	v_cmp_gt_u32_e32 vcc, 10, v0
	s_bcnt1_i32_b64 s7, vcc
	v_mov_b32_e32 v3, s7
	ds_read_b32 v2, v3		; a number made from a mask: wave
	v_mov_b32_e32 v4, 8
	ds_bpermute_b32 v3, v4, v1
	s_waitcnt lgkmcnt(0)
	ds_read_b32 v2, v3		; divergent
	v_mbcnt_lo_u32_b32 v3, -1, 0
	ds_read_b32 v2, v3		; divergent
	s_cmp_lt_u32 s7, 5
	s_cbranch_scc1 K1
	ds_read_b32 v2, v1
K1:
	s_nop 0
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
;   crosslane.s:9
;     ds_read_b32 v2, v3
;       wave; address 0; at most 1 LDS rounds
;   crosslane.s:13
;     ds_read_b32 v2, v3
;       wave; address 0; at most 1 LDS rounds
;   crosslane.s:17
;     ds_read_b32 v2, v3
;       divergent
;         v3 is divergent: made from other lanes' values (crosslane.s:15)
;   crosslane.s:19
;     ds_read_b32 v2, v3
;       divergent
;         v3 is divergent: made from other lanes' values (crosslane.s:18)
;   crosslane.s:21
;     s_cbranch_scc1 K1
;       wave
;   crosslane.s:22
;     ds_read_b32 v2, v1
;       affine 4 per lane; address 4 per lane; at most 2 LDS rounds
;         v1 is affine 4 per lane: computed from it (crosslane.s:6)
;         v0 is affine 1 per lane: what is there at the start
