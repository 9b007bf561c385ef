; test: a word of global memory that only the own workgroup writes is found alike by all wavefronts, if it is read past the caches; not so one that another workgroup may write, or that is written meanwhile, or on its way
; run:  deadlock %s --workgroup 256
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.type	own_word,@function
own_word:					; clean
	s_load_dwordx2 s[8:9], s[0:1], 0x0
	s_lshl_b32 s3, s2, 2
	v_mov_b32_e32 v3, s3
	v_mov_b32_e32 v4, s3
	v_mov_b32_e32 v5, 1
	s_waitcnt lgkmcnt(0)
.Lown_word:
	global_store_dword v4, v5, s[8:9]
	s_waitcnt vmcnt(0)
	s_barrier
	global_load_dword v1, v3, s[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_barrier
	s_cbranch_vccnz .Lown_word
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel own_word
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
	.type	next_word,@function
next_word:					; that of the next workgroup
	s_load_dwordx2 s[8:9], s[0:1], 0x0
	s_lshl_b32 s3, s2, 2
	v_mov_b32_e32 v3, s3
	v_mov_b32_e32 v4, s3
	v_mov_b32_e32 v5, 1
	s_waitcnt lgkmcnt(0)
.Lnext_word:
	global_store_dword v4, v5, s[8:9] offset:4
	s_waitcnt vmcnt(0)
	s_barrier
	global_load_dword v1, v3, s[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_barrier
	s_cbranch_vccnz .Lnext_word
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel next_word
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
	.type	one_word,@function
one_word:					; one for all
	s_load_dwordx2 s[8:9], s[0:1], 0x0
	s_lshl_b32 s3, s2, 2
	v_mov_b32_e32 v3, s3
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v5, 1
	s_waitcnt lgkmcnt(0)
.Lone_word:
	global_store_dword v4, v5, s[8:9]
	s_waitcnt vmcnt(0)
	s_barrier
	global_load_dword v1, v3, s[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_barrier
	s_cbranch_vccnz .Lone_word
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel one_word
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
	.type	cached,@function
cached:					; may have been read before
	s_load_dwordx2 s[8:9], s[0:1], 0x0
	s_lshl_b32 s3, s2, 2
	v_mov_b32_e32 v3, s3
	v_mov_b32_e32 v4, s3
	v_mov_b32_e32 v5, 1
	s_waitcnt lgkmcnt(0)
.Lcached:
	global_store_dword v4, v5, s[8:9]
	s_waitcnt vmcnt(0)
	s_barrier
	global_load_dword v1, v3, s[8:9] 
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_barrier
	s_cbranch_vccnz .Lcached
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel cached
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
	.type	on_its_way,@function
on_its_way:					; the store may not have arrived
	s_load_dwordx2 s[8:9], s[0:1], 0x0
	s_lshl_b32 s3, s2, 2
	v_mov_b32_e32 v3, s3
	v_mov_b32_e32 v4, s3
	v_mov_b32_e32 v5, 1
	s_waitcnt lgkmcnt(0)
.Lon_its_way:
	global_store_dword v4, v5, s[8:9]
	s_barrier
	global_load_dword v1, v3, s[8:9] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_barrier
	s_cbranch_vccnz .Lon_its_way
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel on_its_way
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
	.type	meanwhile,@function
meanwhile:					; others may store it before this wave reads
	s_load_dwordx2 s[8:9], s[0:1], 0x0
	s_lshl_b32 s3, s2, 2
	v_mov_b32_e32 v3, s3
	v_mov_b32_e32 v4, s3
	v_mov_b32_e32 v5, 1
	s_waitcnt lgkmcnt(0)
.Lmeanwhile:
	global_store_dword v4, v5, s[8:9]
	s_waitcnt vmcnt(0)
	s_barrier
	global_load_dword v1, v3, s[8:9] glc
	s_waitcnt vmcnt(0)
	global_store_dword v4, v3, s[8:9]
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v1
	s_barrier
	s_cbranch_vccnz .Lmeanwhile
	s_endpgm
	.section	.rodata,"a",@progbits
	.amdhsa_kernel meanwhile
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.text
; want:
; phase_global.s: kernel own_word: clean, in workgroups of 256
; phase_global.s: kernel next_word: possible, in workgroups of 256
;   phase_global.s:43:2: barrier under a condition that may differ between the wavefronts of a workgroup [barrier-divergence, possible]
;     here         phase_global.s:43:2  s_barrier
; phase_global.s: kernel one_word: possible, in workgroups of 256
;   phase_global.s:69:2: barrier under a condition that may differ between the wavefronts of a workgroup [barrier-divergence, possible]
;     here         phase_global.s:69:2  s_barrier
; phase_global.s: kernel cached: possible, in workgroups of 256
;   phase_global.s:95:2: barrier under a condition that may differ between the wavefronts of a workgroup [barrier-divergence, possible]
;     here         phase_global.s:95:2  s_barrier
; phase_global.s: kernel on_its_way: possible, in workgroups of 256
;   phase_global.s:120:2: barrier under a condition that may differ between the wavefronts of a workgroup [barrier-divergence, possible]
;     here         phase_global.s:120:2  s_barrier
; phase_global.s: kernel meanwhile: possible, in workgroups of 256
;   phase_global.s:146:2: barrier under a condition that may differ between the wavefronts of a workgroup [barrier-divergence, possible]
;     here         phase_global.s:146:2  s_barrier
; run:  deadlock %s --workgroup 256 --grid 256 -k one_word
; want:
; phase_global.s: kernel one_word: clean, for 256 work-items in workgroups of 256
