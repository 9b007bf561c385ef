; test: a queue of atomics besides that of memory, and a latency of kernel arguments (M17). Each of 200 waves loads its
; test: arguments, which takes 3,000 cycles and not 400, a number from a buffer, which takes 400, and adds one to it. The
; test: atomics are served one in 10.5 cycles, and other lines meanwhile. Simulator and executor, which skips periods,
; test: agree; so does the executor without slice, traces and periods
; run:  simulate %s -m %d/memory-queues.xml -k add --grid 12800 --workgroup 64 --buffer a=zero:256 | grep cycles
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.globl	add
	.p2align	8
	.type	add,@function
add:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_load_dword s2, s[0:1], 0x0
	v_mov_b32_e32 v1, s0
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v0, 1
	s_waitcnt lgkmcnt(0)
	global_atomic_add v[1:2], v0, off
	global_load_dword v3, v[1:2], off offset:64
	s_endpgm
.Lend:
	.size	add, .Lend-add
	.globl	meet
	.p2align	8
	.type	meet,@function
meet:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v0, 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s0
	v_mov_b32_e32 v2, s1
	s_barrier
	global_atomic_add v[1:2], v0, off
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6
	.amdhsa_kernel add
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel meet
		.amdhsa_kernarg_size 8
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.version: [ 1, 0 ]
amdhsa.kernels:
  - .name: add
    .symbol: add.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 4
    .max_flat_workgroup_size: 1024
    .args:
      - { .name: a, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
  - .name: meet
    .symbol: meet.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 16
    .vgpr_count: 4
    .max_flat_workgroup_size: 1024
    .args:
      - { .name: a, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
...
	.end_amdgpu_metadata
	.text
; want:
;   cycles    12903, slowest wave 4956
;   blocks    (worst: most cycles of one execution)
; run:  analyze --verbose %s -m %d/memory-queues.xml -k add --grid 12800 --workgroup 64 --align 64 | grep -E "  cycles|  wave |  kernel  |exact  |work-span"
; want:
;   kernel    12,903 cycles (exact)
;   wave      3,893 cycles for one wave alone on the device; certified, gap 0
;   * exact        12,903  no data decides the time: every run of this launch
;     work-span    22,459  SIMDs, the memory interface and the LDS units are never
;     block    count  cycles    %  line
; run:  simulate %s -m %d/memory-queues.xml -k meet --grid 1024 --workgroup 128 --buffer a=zero:256 | grep "cycles  "
; want:
;   cycles    3718, slowest wave 3718
; run:  analyze --verbose %s -m %d/memory-queues.xml -k meet --grid 1024 --workgroup 128 --align 64 | grep -E "(abstract-warp|work-span) +[0-9]"
; want:
;     abstract-warp 4,190  barriers cut a workgroup into phases; in each, a SIMD
;     work-span     4,228  SIMDs, the memory interface and the LDS units are never
