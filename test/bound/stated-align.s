; test: lines of 128 bytes that 64 consecutive words touch: the launch states a multiple of 128 (two), of 64 (three, as in the
; test: run, where the buffer begins at an odd multiple of that), or nothing; with the pointer in scalars, and in lanes
; run:  divergence %s -m mi210 --grid 512 --workgroup 256 --align 128 | grep -o "at most .*"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx90a"
	.text
	.p2align	8
	.type	copy,@function
copy:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_lshl_b32 s6, s6, 8
	v_add_u32_e32 v0, s6, v0
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s1
	v_add_co_u32_e32 v2, vcc, s0, v2
	v_addc_co_u32_e32 v3, vcc, v4, v3, vcc
	global_load_dword v5, v[2:3], off
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt vmcnt(0)
	global_store_dword v0, v5, s[2:3]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6
	.amdhsa_kernel copy
		.amdhsa_kernarg_size 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_accum_offset 8
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.version: [ 1, 0 ]
amdhsa.kernels:
  - .name: copy
    .symbol: copy.kd
    .kernarg_segment_size: 16
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 8
    .max_flat_workgroup_size: 1024
    .args:
      - { .name: in, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
      - { .name: out, .offset: 8, .size: 8, .value_kind: global_buffer, .address_space: global }
...
	.end_amdgpu_metadata
	.text
; want:
; at most 2 lines
; at most 2 lines
; run:  divergence %s -m mi210 --grid 512 --workgroup 256 --align 64 | grep -o "at most .*"
; want:
; at most 3 lines
; at most 3 lines
; run:  divergence %s -m mi210 --grid 512 --workgroup 256 | grep -o "at most .*"
; want:
; at most 3 lines
; at most 3 lines
; run:  simulate %s -m mi210 --grid 512 --workgroup 256 --align 128 --buffer in=iota:2048 --buffer out=zero:2048 | grep executed
; want:
;   executed  8 waves, 112 wave instructions, 33 memory transactions, 0 LDS rounds
; run:  simulate %s -m mi210 --grid 512 --workgroup 256 --align 64 --buffer in=iota:2048 --buffer out=zero:2048 | grep executed
; want:
;   executed  8 waves, 112 wave instructions, 49 memory transactions, 0 LDS rounds
