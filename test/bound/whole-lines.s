; test: whole lines in a row are served in 2 cycles here, others in 8 (M16). All accesses of copy are such, and those of guarded
; test: if n is all work-items; the load of shifted and the store of strided are not. With n=100 some lanes are off, with
; test: --align 4 lines begin elsewhere: nothing is whole, or that is not known. No run takes longer than its bounds
; run:  simulate %s -m %d/whole-lines.xml --grid 1024 --workgroup 128 --align 64 --buffer in=iota:8192 --buffer out=zero:8192 --arg n=1024 | grep -E "^kernel|cycles  "
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
	global_store_dword v0, v5, s[2:3]
	s_endpgm
	.type	guarded,@function
	.p2align	8
guarded:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dword s7, s[4:5], 0x10
	s_lshl_b32 s6, s6, 7
	v_add_u32_e32 v0, s6, v0
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s7, v0
	s_and_saveexec_b64 s[8:9], vcc
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_mov_b32_e32 v4, s1
	v_add_co_u32_e32 v2, vcc, s0, v2
	v_addc_co_u32_e32 v3, vcc, v4, v3, vcc
	global_load_dword v5, v[2:3], off
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt vmcnt(0)
	global_store_dword v0, v5, s[2:3]
	s_endpgm
	.type	shifted,@function
	.p2align	8
shifted:
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
	global_load_dword v5, v[2:3], off offset:4
	v_lshlrev_b32_e32 v0, 2, v0
	s_waitcnt vmcnt(0)
	global_store_dword v0, v5, s[2:3]
	s_endpgm
	.type	strided,@function
	.p2align	8
strided:
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
	v_lshlrev_b32_e32 v0, 3, v0
	s_waitcnt vmcnt(0)
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
	.amdhsa_kernel guarded
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel shifted
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
	.end_amdhsa_kernel
	.amdhsa_kernel strided
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
  - .name: guarded
    .symbol: guarded.kd
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
  - .name: shifted
    .symbol: shifted.kd
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
  - .name: strided
    .symbol: strided.kd
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
;   cycles    1904, slowest wave 1904
; kernel guarded
;   cycles    1916, slowest wave 1916
; kernel shifted
;   cycles    2168, slowest wave 2168
; kernel strided
;   cycles    2552, slowest wave 2552
; run:  analyze --verbose %s -m %d/whole-lines.xml --grid 1024 --workgroup 128 --align 64 --arg n=1024 | grep -E "^kernel|exact  |work-span  |simulation"
; want:
; kernel copy
;   * exact        1,904  no data decides the time: every run of this launch takes
;     work-span    2,276  SIMDs, the memory interface and the LDS units are never
; kernel guarded
;   * exact        1,916  no data decides the time: every run of this launch takes
;     work-span    2,300  SIMDs, the memory interface and the LDS units are never
; kernel shifted
;   * exact        2,168  no data decides the time: every run of this launch takes
;     work-span    2,788  SIMDs, the memory interface and the LDS units are never
; kernel strided
;   * exact        2,552  no data decides the time: every run of this launch takes
;     work-span    3,172  SIMDs, the memory interface and the LDS units are never
; run:  analyze --verbose %s -m %d/whole-lines.xml --grid 1024 --workgroup 128 --align 64 --arg n=100 | grep -E "^kernel|exact  |work-span  |simulation"
; want:
; kernel copy
;   * exact        1,904  no data decides the time: every run of this launch takes
;     work-span    2,276  SIMDs, the memory interface and the LDS units are never
; kernel guarded
;   * exact        1,596  no data decides the time: every run of this launch takes
;     work-span    3,068  SIMDs, the memory interface and the LDS units are never
; kernel shifted
;   * exact        2,168  no data decides the time: every run of this launch takes
;     work-span    2,788  SIMDs, the memory interface and the LDS units are never
; kernel strided
;   * exact        2,552  no data decides the time: every run of this launch takes
;     work-span    3,172  SIMDs, the memory interface and the LDS units are never
; run:  analyze --verbose %s -m %d/whole-lines.xml --grid 1024 --workgroup 128 --align 4 --arg n=1024 | grep -E "^kernel|exact  |work-span  |simulation"
; want:
; kernel copy
;   * work-span    3,300  SIMDs, the memory interface and the LDS units are never
; kernel guarded
;   * work-span    3,324  SIMDs, the memory interface and the LDS units are never
; kernel shifted
;   * work-span    3,300  SIMDs, the memory interface and the LDS units are never
; kernel strided
;   * work-span    3,812  SIMDs, the memory interface and the LDS units are never
; run:  simulate %s -m %d/whole-lines.xml --grid 1024 --workgroup 128 --align 4 --buffer in=iota:8192 --buffer out=zero:8192 --arg n=100 | grep -E "^kernel|cycles  "
; want:
; kernel copy
;   cycles    2384, slowest wave 2384
; kernel guarded
;   cycles    1644, slowest wave 1644
; kernel shifted
;   cycles    2168, slowest wave 2168
; kernel strided
;   cycles    2896, slowest wave 2896
