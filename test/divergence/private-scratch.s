; test: scratch_ instructions where the hardware sets FLAT_SCRATCH: rows begin at lines
; run:  divergence --grid 1024 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.text
k:
	v_and_b32_e32 v0, 0x3ff, v0
	scratch_store_dword off, v0, s32 offset:4
	scratch_store_dwordx4 off, v[4:7], off
	v_and_b32_e32 v4, 4, v0
	scratch_load_dword v5, v4, off			; one of two words
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 16
		.amdhsa_accum_offset 16
		.amdhsa_next_free_sgpr 40
		.amdhsa_private_segment_fixed_size 64
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_enable_private_segment 1
	.end_amdhsa_kernel
; want:
; kernel k
;   strides count the lanes of a wave
;   private-scratch.s:7
;     scratch_store_dword off, v0, s32 offset:4
;       wave; at most 2 lines
;   private-scratch.s:8
;     scratch_store_dwordx4 off, v[4:7], off; at most 8 lines
;   private-scratch.s:10
;     scratch_load_dword v5, v4, off
;       divergent; at most 4 lines
;         v4 is divergent: computed from it (private-scratch.s:9)
;         v0 is affine 1 per lane: computed from it (private-scratch.s:6)
;         v0 is affine 1 per lane: what is there at the start
; private-scratch.s:9:2: warning: k: a vector instruction writes v4, which a store of more than 64 bits reads; of 2 wait states in between there are 0 (s_nop 1) [hazard]
;       9 | 	v_and_b32_e32 v4, 4, v0
;         | 	^~~~~~~~~~~~~
; private-scratch.s:8:2: note: that is here
;       8 | 	scratch_store_dwordx4 off, v[4:7], off
;         | 	^~~~~~~~~~~~~~~~~~~~~
;         = put what the message names in between
