; test: all wait until as many have come as the workgroup has, which the dispatch packet tells: nobody writes that
; run:  deadlock %s
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.type	all_arrive,@function
all_arrive:
	s_load_dwordx4 s[8:11], s[6:7], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	v_lshlrev_b32_e32 v3, 2, v0
	s_waitcnt lgkmcnt(0)
	global_atomic_add v1, v2, s[8:9]
	s_mov_b64 s[12:13], 0
.Lwait:
	global_load_dword v4, v1, s[8:9] glc
	global_load_ushort v5, v1, s[4:5] offset:4
	s_waitcnt vmcnt(0)
	v_cmp_le_i32_e32 vcc, v5, v4
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .Lwait
	s_or_b64 exec, exec, s[12:13]
	global_store_dword v3, v2, s[10:11]
	s_endpgm
	.section	.rodata
	.amdhsa_kernel all_arrive
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_kernarg_size 16
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .name:           count
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
    .kernarg_segment_align: 8
    .kernarg_segment_size: 16
    .max_flat_workgroup_size: 256
    .name:           all_arrive
    .symbol:         all_arrive.kd
    .wavefront_size: 64
...
	.end_amdgpu_metadata
; want:
; launch_size.s: kernel all_arrive: clean, if its buffers do not overlap
