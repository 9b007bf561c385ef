; test: which scalar loads may be of kernel arguments, which take 3,000 cycles and not 400 (M17). The first kernel gets the
; test: pointer to its arguments from the dispatch packet: three far loads. The second one gets a size from there, loads a
; test: pointer, and an element of its buffer: two far loads. The third has the pointer to its arguments in LDS meanwhile,
; test: the fourth passes it on to a function: what they load afterwards may be far, too. No run takes longer
; run:  simulate %s -m %d/memory-queues.xml --grid 64 --workgroup 64 --buffer a=zero:4096 | grep -E "^kernel|^  cycles"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.p2align	8
	.type	from_packet,@function
from_packet:
	s_load_dwordx2 s[0:1], s[4:5], 0x28
	s_waitcnt lgkmcnt(0)
	s_load_dwordx2 s[0:1], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_load_dword s0, s[6:7], 0x0
	s_endpgm
	.p2align	8
	.type	size,@function
size:
	s_load_dword s2, s[4:5], 0x4
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	s_load_dword s3, s[0:1], s2
	s_waitcnt lgkmcnt(0)
	s_load_dword s3, s[0:1], 0x4
	s_endpgm
	.p2align	8
	.type	in_lds,@function
in_lds:
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, s6
	v_mov_b32_e32 v2, s7
	ds_write_b64 v0, v[1:2]
	s_waitcnt lgkmcnt(0)
	ds_read_b64 v[4:5], v0
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s0, v4
	v_readfirstlane_b32 s1, v5
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_load_dword s0, s[2:3], 0x0
	s_endpgm
	.p2align	8
	.type	load,@function
load:
	s_load_dwordx2 s[2:3], s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	s_setpc_b64 s[30:31]
	.p2align	8
	.type	passed,@function
passed:
	s_mov_b32 s0, s6
	s_mov_b32 s1, s7
	s_getpc_b64 s[8:9]
	s_add_u32 s8, s8, load@rel32@lo+4
	s_addc_u32 s9, s9, load@rel32@hi+12
	s_swappc_b64 s[30:31], s[8:9]
	s_load_dword s0, s[2:3], 0x0
	s_endpgm
	.section	.rodata,"a",@progbits
	.macro	kernel	name
	.p2align	6
	.amdhsa_kernel \name
		.amdhsa_group_segment_fixed_size 64
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
	.endm
	kernel	from_packet
	kernel	size
	kernel	in_lds
	kernel	passed
	.amdgpu_metadata
---
amdhsa.version: [ 1, 0 ]
amdhsa.kernels:
  - .name: from_packet
    .symbol: from_packet.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 64
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 32
    .vgpr_count: 8
    .max_flat_workgroup_size: 1024
    .args:
      - { .name: a, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
  - .name: size
    .symbol: size.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 64
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 32
    .vgpr_count: 8
    .max_flat_workgroup_size: 1024
    .args:
      - { .name: a, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
  - .name: in_lds
    .symbol: in_lds.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 64
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 32
    .vgpr_count: 8
    .max_flat_workgroup_size: 1024
    .args:
      - { .name: a, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
  - .name: passed
    .symbol: passed.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 64
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 32
    .vgpr_count: 8
    .max_flat_workgroup_size: 1024
    .args:
      - { .name: a, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
...
	.end_amdgpu_metadata
	.text
; want:
; kernel from_packet
;   cycles    9136, slowest wave 9136
; kernel size
;   cycles    3948, slowest wave 3948
; kernel in_lds
;   cycles    3734, slowest wave 3734
; kernel passed
;   cycles    3608, slowest wave 3608
; run:  analyze --verbose %s -m %d/memory-queues.xml --grid 64 --workgroup 64 --align 64 --exact off | grep -E "^kernel|^  wave "
; want:
; kernel from_packet
;   wave      9,048 cycles for one wave alone on the device; certified, gap 0
; kernel size
;   wave      3,864 cycles for one wave alone on the device; certified, gap 0
; kernel in_lds
;   wave      6,250 cycles for one wave alone on the device; certified, gap 0
; kernel passed
;   wave      6,244 cycles for one wave alone on the device; certified, gap 0
