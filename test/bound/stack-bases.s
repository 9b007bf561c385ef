; test: a counter in memory of the stack is followed unless an address may be made of some base of the stack
; run:  analyze %s --format json 2>/dev/null | grep -o '"bound": [^,]*'
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.type	passed_on,@function
passed_on:					; its bases only set FLAT_SCRATCH
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	s_add_u32 flat_scratch_lo, s6, s9
	s_addc_u32 flat_scratch_hi, s7, 0
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	buffer_store_dword v1, off, s[0:3], 0 offset:4
.Lpassed_on:
	buffer_load_dword v1, off, s[0:3], 0 offset:4
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	buffer_store_dword v1, off, s[0:3], 0 offset:4
	s_waitcnt vmcnt(0)
	buffer_load_dword v1, off, s[0:3], 0 offset:4
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, 10, v1
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lpassed_on
	s_endpgm
	.type	joined,@function
joined:					; one path brings the base
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	s_mov_b32 s10, 0
	s_mov_b32 s11, 0
	s_cmp_eq_u32 s8, 0
	s_cbranch_scc1 .Lnone
	s_mov_b32 s10, s0
	s_mov_b32 s11, s1
.Lnone:
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	buffer_store_dword v1, off, s[0:3], 0 offset:4
.Ljoined:
	buffer_load_dword v1, off, s[0:3], 0 offset:4
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	buffer_store_dword v1, off, s[0:3], 0 offset:4
	global_store_dword v0, v2, s[10:11]
	s_waitcnt vmcnt(0)
	buffer_load_dword v1, off, s[0:3], 0 offset:4
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, 10, v1
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Ljoined
	s_endpgm
	.type	copied,@function
copied:
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[10:11], s[0:1]
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	buffer_store_dword v1, off, s[0:3], 0 offset:4
.Lcopied:
	buffer_load_dword v1, off, s[0:3], 0 offset:4
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	buffer_store_dword v1, off, s[0:3], 0 offset:4
	global_store_dword v0, v2, s[10:11]
	s_waitcnt vmcnt(0)
	buffer_load_dword v1, off, s[0:3], 0 offset:4
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, 10, v1
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lcopied
	s_endpgm
	.type	added,@function
added:
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	s_add_u32 s10, s0, 256
	s_mov_b32 s11, 0
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	buffer_store_dword v1, off, s[0:3], 0 offset:4
.Ladded:
	buffer_load_dword v1, off, s[0:3], 0 offset:4
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	buffer_store_dword v1, off, s[0:3], 0 offset:4
	global_store_dword v0, v2, s[10:11]
	s_waitcnt vmcnt(0)
	buffer_load_dword v1, off, s[0:3], 0 offset:4
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, 10, v1
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Ladded
	s_endpgm
	.type	given,@function
given:					; what FLAT_SCRATCH is set from
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[10:11], s[6:7]
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	buffer_store_dword v1, off, s[0:3], 0 offset:4
.Lgiven:
	buffer_load_dword v1, off, s[0:3], 0 offset:4
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	buffer_store_dword v1, off, s[0:3], 0 offset:4
	global_store_dword v0, v2, s[10:11]
	s_waitcnt vmcnt(0)
	buffer_load_dword v1, off, s[0:3], 0 offset:4
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, 10, v1
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lgiven
	s_endpgm
	.type	named,@function
named:					; FLAT_SCRATCH as it is at the start
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	s_mov_b64 s[10:11], flat_scratch
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	buffer_store_dword v1, off, s[0:3], 0 offset:4
.Lnamed:
	buffer_load_dword v1, off, s[0:3], 0 offset:4
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	buffer_store_dword v1, off, s[0:3], 0 offset:4
	global_store_dword v0, v2, s[10:11]
	s_waitcnt vmcnt(0)
	buffer_load_dword v1, off, s[0:3], 0 offset:4
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, 10, v1
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lnamed
	s_endpgm
	.type	shifted,@function
shifted:					; FLAT_SCRATCH as gfx8 sets it
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	s_lshr_b32 flat_scratch_hi, s6, 8
	s_lshl_b32 s10, flat_scratch_hi, 8
	s_mov_b32 s11, 0
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	buffer_store_dword v1, off, s[0:3], 0 offset:4
.Lshifted:
	buffer_load_dword v1, off, s[0:3], 0 offset:4
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	buffer_store_dword v1, off, s[0:3], 0 offset:4
	global_store_dword v0, v2, s[10:11]
	s_waitcnt vmcnt(0)
	buffer_load_dword v1, off, s[0:3], 0 offset:4
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, 10, v1
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lshifted
	s_endpgm
	.type	moved,@function
moved:
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	s_lshr_b32 flat_scratch_hi, s6, 8
	s_mov_b32 s10, flat_scratch_hi
	s_mov_b32 s11, 0
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	buffer_store_dword v1, off, s[0:3], 0 offset:4
.Lmoved:
	buffer_load_dword v1, off, s[0:3], 0 offset:4
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	buffer_store_dword v1, off, s[0:3], 0 offset:4
	global_store_dword v0, v2, s[10:11]
	s_waitcnt vmcnt(0)
	buffer_load_dword v1, off, s[0:3], 0 offset:4
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, 10, v1
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lmoved
	s_endpgm
	.type	numbered,@function
numbered:					; FLAT_SCRATCH by number
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	s_getreg_b32 s10, hwreg(20)
	s_getreg_b32 s11, hwreg(21)
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	buffer_store_dword v1, off, s[0:3], 0 offset:4
.Lnumbered:
	buffer_load_dword v1, off, s[0:3], 0 offset:4
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	buffer_store_dword v1, off, s[0:3], 0 offset:4
	global_store_dword v0, v2, s[10:11]
	s_waitcnt vmcnt(0)
	buffer_load_dword v1, off, s[0:3], 0 offset:4
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, 10, v1
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lnumbered
	s_endpgm
	.type	saved,@function
saved:					; EXEC from a base
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 flat_scratch, s[0:1]
	s_mov_b64 s[10:11], exec
	s_mov_b64 exec, -1
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	buffer_store_dword v1, off, s[0:3], 0 offset:4
.Lsaved:
	buffer_load_dword v1, off, s[0:3], 0 offset:4
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	buffer_store_dword v1, off, s[0:3], 0 offset:4
	global_store_dword v0, v2, s[10:11]
	s_waitcnt vmcnt(0)
	buffer_load_dword v1, off, s[0:3], 0 offset:4
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, 10, v1
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lsaved
	s_endpgm
	.type	selected,@function
selected:					; a bit of the base
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	s_and_b32 flat_scratch_lo, s0, 0x1000
	s_cselect_b32 s10, 0x1000, 0
	s_mov_b32 s11, 0
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	buffer_store_dword v1, off, s[0:3], 0 offset:4
.Lselected:
	buffer_load_dword v1, off, s[0:3], 0 offset:4
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, 1, v1
	buffer_store_dword v1, off, s[0:3], 0 offset:4
	global_store_dword v0, v2, s[10:11]
	s_waitcnt vmcnt(0)
	buffer_load_dword v1, off, s[0:3], 0 offset:4
	s_waitcnt vmcnt(0)
	v_cmp_gt_u32_e32 vcc, 10, v1
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lselected
	s_endpgm
	.section .rodata,"a",@progbits
	.amdhsa_kernel passed_on
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 12
		.amdhsa_private_segment_fixed_size 16
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
	.end_amdhsa_kernel
	.amdhsa_kernel joined
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 12
		.amdhsa_private_segment_fixed_size 16
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
	.end_amdhsa_kernel
	.amdhsa_kernel copied
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 12
		.amdhsa_private_segment_fixed_size 16
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
	.end_amdhsa_kernel
	.amdhsa_kernel added
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 12
		.amdhsa_private_segment_fixed_size 16
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
	.end_amdhsa_kernel
	.amdhsa_kernel given
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 12
		.amdhsa_private_segment_fixed_size 16
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
	.end_amdhsa_kernel
	.amdhsa_kernel named
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 12
		.amdhsa_private_segment_fixed_size 16
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
	.end_amdhsa_kernel
	.amdhsa_kernel shifted
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 12
		.amdhsa_private_segment_fixed_size 16
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
	.end_amdhsa_kernel
	.amdhsa_kernel moved
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 12
		.amdhsa_private_segment_fixed_size 16
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
	.end_amdhsa_kernel
	.amdhsa_kernel numbered
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 12
		.amdhsa_private_segment_fixed_size 16
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
	.end_amdhsa_kernel
	.amdhsa_kernel saved
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 12
		.amdhsa_private_segment_fixed_size 16
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
	.end_amdhsa_kernel
	.amdhsa_kernel selected
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 12
		.amdhsa_private_segment_fixed_size 16
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
	.end_amdhsa_kernel
; want:
; "bound": 9
; "bound": null
; "bound": null
; "bound": null
; "bound": null
; "bound": null
; "bound": null
; "bound": null
; "bound": null
; "bound": null
; "bound": null
