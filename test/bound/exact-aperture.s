; test: an aperture taken out of its name, as unoptimised code does; of other shifts nothing is known
; run:  analyze %s -k taken --grid 64 --workgroup 64 --constant-time -q
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
taken:
	s_add_u32 flat_scratch_lo, s6, s9
	s_addc_u32 flat_scratch_hi, s7, 0
	s_mov_b64 s[12:13], src_private_base
	s_mov_b32 s7, 32
	s_lshr_b64 s[18:19], s[12:13], s7
	v_mov_b32_e32 v1, 8
	v_mov_b32_e32 v2, s18
	flat_store_dword v[1:2], v0
	s_cmp_lg_u32 s19, 0
	s_cbranch_scc1 .Lout
	s_sleep 1
.Lout:
	s_endpgm
other:
	s_add_u32 flat_scratch_lo, s6, s9
	s_addc_u32 flat_scratch_hi, s7, 0
	s_mov_b64 s[12:13], src_private_base
	s_lshr_b64 s[18:19], s[12:13], 31
	v_mov_b32_e32 v1, 8
	v_mov_b32_e32 v2, s18
	flat_store_dword v[1:2], v0
	s_endpgm
	.amdhsa_kernel taken
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_private_segment_fixed_size 16
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 36
	.end_amdhsa_kernel
	.amdhsa_kernel other
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_private_segment_fixed_size 16
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 36
	.end_amdhsa_kernel
; want:
; run:  analyze %s -k other --grid 64 --workgroup 64 --constant-time -q
; exit: 1
; want:
; exact-aperture.s:26:2: error: other: 'other' does not take the same time whatever data it works on: what is not known decides about this address [constant-time]
;      26 | 	flat_store_dword v[1:2], v0
;         | 	^~~~~~~~~~~~~~~~
; exact-aperture.s:22:2: note: it comes from here
;      22 | 	s_mov_b64 s[12:13], src_private_base
;         | 	^~~~~~~~~
;         = make what decides independent of data: load whole tables, select with masks, pad loops
