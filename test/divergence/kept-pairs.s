; test: a pair that some lanes wrote is one of two: what they wrote, or what it was before, not one half of each
; run:  divergence --grid 1024 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	v_lshlrev_b32_e32 v1, 2, v0
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v2, vcc, s0, v1
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	v_mov_b32_e32 v6, s7
	v_add_co_u32_e32 v5, vcc, s6, v1
	v_addc_co_u32_e32 v6, vcc, 0, v6, vcc
	v_cmp_gt_u32_e32 vcc, s8, v0
	s_and_saveexec_b64 s[4:5], vcc
	v_mov_b32_e32 v2, v0		; no address: what the next write leaves is
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v2, vcc, s2, v1
	v_addc_co_u32_e32 v3, vcc, 0, v3, vcc
	s_mov_b64 exec, s[4:5]
	global_load_dword v4, v[2:3], off
	v_cmp_gt_u32_e32 vcc, s9, v0
	s_and_saveexec_b64 s[4:5], vcc
	v_mov_b32_e32 v2, v5
	s_mov_b64 exec, s[4:5]
	v_cmp_gt_u32_e32 vcc, s10, v0
	s_and_saveexec_b64 s[4:5], vcc
	v_mov_b32_e32 v3, v6
	s_mov_b64 exec, s[4:5]
	global_load_dword v4, v[2:3], off
	v_mov_b32_e32 v7, s0
	v_mov_b32_e32 v8, s1
	v_cmp_gt_u32_e32 vcc, s9, v0
	s_and_saveexec_b64 s[4:5], vcc
	v_mov_b32_e32 v7, v5
	v_cmp_gt_u32_e32 vcc, s10, v0
	s_and_saveexec_b64 s[12:13], vcc	; some keep the old half above the new one
	v_mov_b32_e32 v8, v6
	s_mov_b64 exec, s[4:5]
	global_load_dword v4, v[7:8], off
	v_mov_b32_e32 v9, s0
	v_mov_b32_e32 v10, s1
	s_cmp_eq_u32 s11, 0
	s_cbranch_scc1 .Lend
	v_cmp_gt_u32_e32 vcc, s9, v0
	s_and_saveexec_b64 s[4:5], vcc
	v_mov_b32_e32 v9, s2
	v_mov_b32_e32 v10, s3
	s_mov_b64 exec, s[4:5]
.Lend:
	global_load_dword v4, v[9:10], off	; one of two places in each lane
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
; want:
; kernel k
;   strides count the lanes of a wave
;   kept-pairs.s:14
;     s_and_saveexec_b64 s[4:5], vcc
;       divergent
;         the condition is divergent: computed from it (kept-pairs.s:14)
;         the condition is divergent: computed from it (kept-pairs.s:13)
;         v0 is affine 1 per lane: what is there at the start
;   kept-pairs.s:20
;     global_load_dword v4, v[2:3], off
;       divergent; at most 10 lines
;         v2 is divergent: other lanes keep an older value (kept-pairs.s:17)
;         v2 is affine 4 per lane: computed from it (kept-pairs.s:17)
;         v1 is affine 4 per lane: computed from it (kept-pairs.s:6)
;         v0 is affine 1 per lane: what is there at the start
;   kept-pairs.s:22
;     s_and_saveexec_b64 s[4:5], vcc
;       divergent
;         the condition is divergent: computed from it (kept-pairs.s:22)
;         the condition is divergent: computed from it (kept-pairs.s:21)
;         v0 is affine 1 per lane: what is there at the start
;   kept-pairs.s:26
;     s_and_saveexec_b64 s[4:5], vcc
;       divergent
;         the condition is divergent: computed from it (kept-pairs.s:26)
;         the condition is divergent: computed from it (kept-pairs.s:25)
;         v0 is affine 1 per lane: what is there at the start
;   kept-pairs.s:29
;     global_load_dword v4, v[2:3], off
;       divergent
;         v2 is divergent: other lanes keep an older value (kept-pairs.s:23)
;         v2 is affine 4 per lane: computed from it (kept-pairs.s:23)
;         v5 is affine 4 per lane: computed from it (kept-pairs.s:11)
;         v1 is affine 4 per lane: computed from it (kept-pairs.s:6)
;         v0 is affine 1 per lane: what is there at the start
;   kept-pairs.s:33
;     s_and_saveexec_b64 s[4:5], vcc
;       divergent
;         the condition is divergent: computed from it (kept-pairs.s:33)
;         the condition is divergent: computed from it (kept-pairs.s:32)
;         v0 is affine 1 per lane: what is there at the start
;   kept-pairs.s:36
;     s_and_saveexec_b64 s[12:13], vcc
;       divergent
;         the condition is divergent: computed from it (kept-pairs.s:36)
;         the condition is divergent: computed from it (kept-pairs.s:35)
;         v0 is affine 1 per lane: what is there at the start
;   kept-pairs.s:39
;     global_load_dword v4, v[7:8], off
;       divergent
;         v7 is divergent: other lanes keep an older value (kept-pairs.s:34)
;         v7 is affine 4 per lane: computed from it (kept-pairs.s:34)
;         v5 is affine 4 per lane: computed from it (kept-pairs.s:11)
;         v1 is affine 4 per lane: computed from it (kept-pairs.s:6)
;         v0 is affine 1 per lane: what is there at the start
;   kept-pairs.s:43
;     s_cbranch_scc1 .Lend
;       wave
;   kept-pairs.s:45
;     s_and_saveexec_b64 s[4:5], vcc
;       divergent
;         the condition is divergent: computed from it (kept-pairs.s:45)
;         the condition is divergent: computed from it (kept-pairs.s:44)
;         v0 is affine 1 per lane: what is there at the start
;   kept-pairs.s:50
;     global_load_dword v4, v[9:10], off
;       divergent
;         v9 is divergent: computed from it
;         v9 is divergent: other lanes keep an older value (kept-pairs.s:46)
;         v9 is workgroup: computed from it (kept-pairs.s:46)
;         s2 is workgroup: what is there at the start
