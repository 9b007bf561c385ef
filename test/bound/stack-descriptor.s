; test: a counter in memory of the stack is not followed if a descriptor is made of FLAT_SCRATCH, where scratch
; test: instructions need none
; run:  analyze %s --format json 2>/dev/null | grep -o '"bound": [^,]*'
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx942"
	.type	wider,@function
wider:
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[8:9], flat_scratch
	s_mov_b32 s10, -1
	s_mov_b32 s11, 0x20000
	scratch_store_dword off, v1, off offset:4
.Lwider:
	scratch_load_dword v1, off, off offset:4
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	scratch_store_dword off, v1, off offset:4
	buffer_store_dword v2, v0, s[8:11], 0 offen
	s_waitcnt vmcnt(0)
	scratch_load_dword v1, off, off offset:4
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, 10, v1
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lwider
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel wider
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 12
		.amdhsa_accum_offset 4
		.amdhsa_private_segment_fixed_size 16
		.amdhsa_enable_private_segment 1
	.end_amdhsa_kernel
; want:
; "bound": null
