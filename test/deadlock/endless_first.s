; test: a loop that an argument decides is left in its first iteration or never; not so one that a counter decides, or that is left only in some iterations
; run:  deadlock --rule endless-loop %s
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
by_argument:
.Lby_argument:
	s_load_dword s2, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s2, 0
	s_cbranch_scc1 .Lby_argument
	s_endpgm
	.section .rodata,"a",@progbits
	.p2align	6
	.amdhsa_kernel by_argument
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_private_segment_buffer 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
by_counter:
	s_mov_b32 s2, 9
.Lby_counter:
	s_sub_u32 s2, s2, 1
	s_cmp_lg_u32 s2, 0
	s_cbranch_scc1 .Lby_counter
	s_endpgm
	.section .rodata,"a",@progbits
	.p2align	6
	.amdhsa_kernel by_counter
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_private_segment_buffer 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
some_iterations:
	s_load_dword s3, s[0:1], 0x0
	s_mov_b32 s2, 9
	s_waitcnt lgkmcnt(0)
.Lsome_iterations:
	s_sub_u32 s2, s2, 1
	s_cmp_lg_u32 s2, 0
	s_cbranch_scc1 .Lsome_iterations
	s_cmp_lg_u32 s3, 0
	s_cbranch_scc1 .Lsome_iterations
	s_endpgm
	.section .rodata,"a",@progbits
	.p2align	6
	.amdhsa_kernel some_iterations
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_private_segment_buffer 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
; want:
; endless_first.s: kernel by_argument: possible
;   endless_first.s:8:2: this loop is left in its first iteration or never: what decides it does not change in loop [endless-loop, possible]
;     here         endless_first.s:8:2  s_load_dword s2, s[0:1], 0x0
;     decided by   endless_first.s:10:2  s_cmp_lg_u32 s2, 0
;                  endless_first.s:8:2  s_load_dword s2, s[0:1], 0x0
; endless_first.s: kernel by_counter: clean
; endless_first.s: kernel some_iterations: clean
