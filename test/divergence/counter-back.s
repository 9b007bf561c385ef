; test: lanes that come back have added less often than the others: the address spreads
; run:  divergence %s --grid 1024 --workgroup 256
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_load_dwordx2 s[2:3], s[0:1], 0
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v2, 2, v0
	global_load_dword v5, v2, s[2:3]
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v1, 15, v5
	s_mov_b32 s6, 5
	s_mov_b64 s[10:11], exec
	v_cmp_lt_u32_e64 s[12:13], 7, v5
loop:
	global_load_dword v3, v1, s[2:3]
	s_mov_b64 exec, s[10:11]		; all come back
	s_bitcmp1_b32 s6, 0
	s_cbranch_scc1 add
	s_and_b64 exec, exec, s[12:13]		; some do not add in every other iteration
add:
	v_add_u32_e32 v1, 64, v1
	s_sub_u32 s6, s6, 1
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 loop
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
pair:
	s_load_dwordx2 s[2:3], s[0:1], 0
	v_lshlrev_b32_e32 v2, 2, v0
	s_waitcnt lgkmcnt(0)
	global_load_dword v5, v2, s[2:3]
	v_mov_b32_e32 v4, s3
	v_add_co_u32_e32 v6, vcc, s2, v2
	v_addc_co_u32_e32 v7, vcc, 0, v4, vcc
	s_waitcnt vmcnt(0)
	s_mov_b32 s6, 5
	s_mov_b64 s[10:11], exec
	v_cmp_lt_u32_e64 s[12:13], 7, v5
again:
	global_load_dword v3, v[6:7], off
	s_mov_b64 exec, s[10:11]
	s_bitcmp1_b32 s6, 0
	s_cbranch_scc1 sum
	s_and_b64 exec, exec, s[12:13]
sum:
	v_add_co_u32_e32 v6, vcc, 64, v6
	v_addc_co_u32_e32 v7, vcc, 0, v7, vcc
	s_sub_u32 s6, s6, 1
	s_cmp_lg_u32 s6, 0
	s_cbranch_scc1 again
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel pair
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
; want:
; kernel k
;   strides count the lanes of a wave
;   counter-back.s:9
;     global_load_dword v5, v2, s[2:3]
;       affine 4 per lane; address 4 per lane; at most 5 lines
;         v2 is affine 4 per lane: computed from it (counter-back.s:8)
;         v0 is affine 1 per lane: what is there at the start
;   counter-back.s:16
;     loop 0: not proved how lanes leave
;   counter-back.s:16
;     global_load_dword v3, v1, s[2:3]
;       divergent
;         v1 is divergent: computed from it
;         v1 is divergent: computed from it (counter-back.s:11)
;         v5 is divergent: loaded from different addresses (counter-back.s:9)
;         v2 is affine 4 per lane: computed from it (counter-back.s:8)
;         v0 is affine 1 per lane: what is there at the start
;   counter-back.s:19
;     s_cbranch_scc1 add
;       launch
;   counter-back.s:20
;     s_and_b64 exec, exec, s[12:13]
;       divergent
;         the condition is divergent: computed from it (counter-back.s:20)
;         the condition is divergent: computed from it (counter-back.s:14)
;         v5 is divergent: loaded from different addresses (counter-back.s:9)
;         v2 is affine 4 per lane: computed from it (counter-back.s:8)
;         v0 is affine 1 per lane: what is there at the start
;   counter-back.s:25
;     s_cbranch_scc1 loop
;       launch
;
; kernel pair
;   strides count the lanes of a wave
;   counter-back.s:39
;     global_load_dword v5, v2, s[2:3]
;       affine 4 per lane; address 4 per lane; at most 5 lines
;         v2 is affine 4 per lane: computed from it (counter-back.s:37)
;         v0 is affine 1 per lane: what is there at the start
;   counter-back.s:48
;     loop 0: not proved how lanes leave
;   counter-back.s:48
;     global_load_dword v3, v[6:7], off
;       divergent
;         v6 is divergent: computed from it
;         v6 is divergent: computed from it (counter-back.s:54)
;         v6 is divergent: computed from it
;         v6 is divergent: other lanes keep an older value (counter-back.s:41)
;         v6 is affine 4 per lane: computed from it (counter-back.s:41)
;         v2 is affine 4 per lane: computed from it (counter-back.s:37)
;         v0 is affine 1 per lane: what is there at the start
;   counter-back.s:51
;     s_cbranch_scc1 sum
;       launch
;   counter-back.s:52
;     s_and_b64 exec, exec, s[12:13]
;       divergent
;         the condition is divergent: computed from it (counter-back.s:52)
;         the condition is divergent: computed from it (counter-back.s:46)
;         v5 is divergent: loaded from different addresses (counter-back.s:39)
;         v2 is affine 4 per lane: computed from it (counter-back.s:37)
;         v0 is affine 1 per lane: what is there at the start
;   counter-back.s:58
;     s_cbranch_scc1 again
;       launch
