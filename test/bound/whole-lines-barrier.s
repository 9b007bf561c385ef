; test: whole lines in a row (M16) are paid with their own service time in the bounds of a wave that is alone, and in each class of
; test: waves of abstract-warp: those of the workgroup, of the unit, of other units
; run:  analyze --verbose %s -m %d/whole-lines.xml --grid 64 --workgroup 64 --align 64 --exact off | grep -E "isolated  |cycles per wave|^kernel"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	copy,@function
	.p2align	8
copy:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dword s7, s[4:5], 0x10
	s_lshl_b32 s6, s6, 7
	v_add_u32_e32 v0, s6, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_mov_b32_e32 v4, s1
	v_add_co_u32_e32 v2, vcc, s0, v2
	v_addc_co_u32_e32 v3, vcc, v4, v3, vcc
	global_load_dword v5, v[2:3], off
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt vmcnt(0)
	s_barrier
	global_store_dword v0, v5, s[2:3]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6
	.amdhsa_kernel copy
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.version: [ 1, 0 ]
amdhsa.kernels:
  - .name: copy
    .symbol: copy.kd
    .kernarg_segment_size: 24
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
      - { .name: n, .offset: 16, .size: 4, .value_kind: by_value }
...
	.end_amdgpu_metadata
	.text
; want:
; kernel copy
;   * isolated     1,456  1 round of d + E_WF = 100 + 1356 cycles, block times of
; run:  simulate %s -m %d/whole-lines.xml --grid 1024 --workgroup 128 --align 64 --buffer in=iota:8192 --buffer out=zero:8192 --arg n=1024 | grep "cycles  "
; want:
;   cycles    1916, slowest wave 1916
; run:  analyze --verbose %s -m %d/whole-lines.xml --grid 1024 --workgroup 128 --align 64 --exact off | grep -E "(abstract-warp|work-span) "
; want:
;   * abstract-warp 2,824  barriers cut a workgroup into phases; in each, a SIMD
;     work-span     2,932  SIMDs, the memory interface and the LDS units are never
; run:  analyze --verbose %s -m %d/whole-lines.xml --grid 1024 --workgroup 128 --align 4 --exact off | grep -E "(abstract-warp|work-span) "
; want:
;   * abstract-warp 3,848  barriers cut a workgroup into phases; in each, a SIMD
;     work-span     3,956  SIMDs, the memory interface and the LDS units are never
