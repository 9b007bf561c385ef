; test: what is added to a pointer is 0, as integers know: the address is the pointer
; run:  divergence %s --grid 64 --workgroup 64
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
k:
	s_load_dwordx2 s[4:5], s[0:1], 0
	v_mul_lo_u32 v4, s3, v0			; of workgroup 0
	v_and_b32_e32 v4, 0xffe0, v4
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, s5
	v_add_co_u32_e32 v4, vcc, s4, v4
	v_addc_co_u32_e32 v5, vcc, 0, v5, vcc
	global_load_ubyte v6, v[4:5], off
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_y 1
	.end_amdhsa_kernel
; want:
; kernel k
;   strides count the lanes of a wave
;   pair-plus-zero.s:13
;     global_load_ubyte v6, v[4:5], off
;       divergent; address 0; at most 1 lines
;         v4 is divergent: computed from it (pair-plus-zero.s:11)
;         v4 is divergent: computed from it (pair-plus-zero.s:8)
;         v4 is divergent: computed from it (pair-plus-zero.s:7)
;         v0 is affine 1 per lane: what is there at the start
