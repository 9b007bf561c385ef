; test: a lane that a copy to a word and back keeps is as the write before it left it
; run:  opt -p dom,postdom,cdep,loops,gsa --only gsa %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_add_u32 s0, s0, s7
	s_addc_u32 s1, s1, 0
	s_mov_b64 exec, -1
	v_writelane_b32 v1, s6, 2
	v_writelane_b32 v1, s6, 5
	v_mov_b32_e32 v1, 0
	buffer_store_dword v1, off, s[0:3], 0 offset:4
	s_waitcnt vmcnt(0)
	buffer_load_dword v1, off, s[0:3], 0 offset:4
	s_waitcnt vmcnt(0)
	v_readlane_b32 s4, v1, 2
	buffer_store_dword v0, off, s[0:3], 0 offset:4
	v_mov_b32_e32 v1, 1
	s_endpgm
	.rodata
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 2
		.amdhsa_next_free_sgpr 8
		.amdhsa_private_segment_fixed_size 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
	.end_amdhsa_kernel
; want:
; ; facts of @k
; ; gsa %s0.0 = entry used #0
; ; gsa %s0.1 = def #0 used #6, #8, #11
; ; gsa %s1.0 = entry used #1
; ; gsa %s1.1 = def #1 used #6, #8, #11
; ; gsa %s2.0 = entry used #6, #8, #11
; ; gsa %s3.0 = entry used #6, #8, #11
; ; gsa %s4.0 = def #10
; ; gsa %s6.0 = entry used #3, #4
; ; gsa %s7.0 = entry used #0
; ; gsa %exec_lo.0 = entry
; ; gsa %exec_lo.1 = def #2 used #5, #6, #8, #11, #12, %v1.3, %v1.4, %v1.5, scratch:4.1, scratch:4.2
; ; gsa %exec_hi.0 = entry
; ; gsa %exec_hi.1 = def #2 used #5, #6, #8, #11, #12, %v1.3, %v1.4, %v1.5, scratch:4.1, scratch:4.2
; ; gsa %scc.0 = def #0 used #1
; ; gsa %scc.1 = def #1
; ; gsa %v0.0 = entry used #11
; ; gsa %v1.0 = entry used #3
; ; gsa %v1.1 = def #3 used #4
; ; gsa %v1.2 = def #4 used %v1.3
; ; gsa %v1.3 = masked #5 (%v1.2, %exec_lo.1, %exec_hi.1) used #6, %v1.4
; ; gsa %v1.4 = masked #8 (%v1.3, %exec_lo.1, %exec_hi.1) used #10, %v1.5
; ; gsa %v1.5 = masked #12 (%v1.4, %exec_lo.1, %exec_hi.1)
; ; gsa scratch:4.0 = entry used scratch:4.1
; ; gsa scratch:4.1 = masked #6 (scratch:4.0, %exec_lo.1, %exec_hi.1) used #8, scratch:4.2
; ; gsa scratch:4.2 = masked #11 (scratch:4.1, %exec_lo.1, %exec_hi.1)
; ; gsa %v1:2.0 = def #3
; ; gsa %v1:2.1 = clobber #5 used #10
; ; gsa %v1:5.0 = def #4
