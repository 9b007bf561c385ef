; test: what a loop waits for, told by the register of a lane that is off, read at its number, or by v_readfirstlane with no lane on;
;       by a branch around a store; by how often an inner loop went round
; run:  deadlock %s --workgroup 64
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.globl	by_readlane
	.p2align	8
	.type	by_readlane,@function
by_readlane:
	s_load_dwordx2 s[8:9], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[2:3], exec
	v_and_b32_e32 v5, 1, v0
	v_cmp_ne_u32_e64 s[10:11], 0, v5
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e64 s[14:15], 63, v0
	s_and_b64 exec, exec, s[14:15]
.Lby_readlane:
	s_mov_b64 s[6:7], exec
	s_mov_b64 exec, 1
	global_load_dword v3, v1, s[8:9] glc
	s_waitcnt vmcnt(0)
	s_and_b64 exec, s[6:7], s[10:11]
	v_mov_b32_e32 v3, 0
	v_readlane_b32 s12, v3, 0
	s_mov_b64 exec, s[6:7]
	s_cmp_eq_u32 s12, 0
	s_cbranch_scc1 .Lby_readlane
	s_mov_b64 exec, s[2:3]
	global_store_dword v1, v4, s[8:9]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel by_readlane
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
.Lby_readlane_end:
	.size	by_readlane, .Lby_readlane_end-by_readlane
	.globl	by_first
	.p2align	8
	.type	by_first,@function
by_first:
	s_load_dwordx2 s[8:9], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[2:3], exec
	v_and_b32_e32 v5, 1, v0
	v_cmp_ne_u32_e64 s[10:11], 0, v5
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e64 s[14:15], 63, v0
	s_and_b64 exec, exec, s[14:15]
.Lby_first:
	s_mov_b64 s[6:7], exec
	s_mov_b64 exec, 1
	global_load_dword v3, v1, s[8:9] glc
	s_waitcnt vmcnt(0)
	s_and_b64 exec, s[6:7], s[10:11]
	v_mov_b32_e32 v3, 0
	s_mov_b64 exec, 0
	v_readfirstlane_b32 s12, v3
	s_mov_b64 exec, s[6:7]
	s_cmp_eq_u32 s12, 0
	s_cbranch_scc1 .Lby_first
	s_mov_b64 exec, s[2:3]
	global_store_dword v1, v4, s[8:9]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel by_first
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
.Lby_first_end:
	.size	by_first, .Lby_first_end-by_first
	.globl	by_branch
	.p2align	8
	.type	by_branch,@function
by_branch:
	s_load_dwordx2 s[8:9], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v4, 1
	ds_write_b32 v1, v1
	s_mov_b64 s[2:3], exec
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 63, v0
	s_and_b64 exec, exec, vcc
.Lby_branch:
	global_load_dword v3, v1, s[8:9] glc
	s_waitcnt vmcnt(0)
	v_readfirstlane_b32 s12, v3
	s_cmp_eq_u32 s12, 0
	s_cbranch_scc1 .Lby_branch_on
	ds_write_b32 v1, v4
.Lby_branch_on:
	ds_read_b32 v5, v1
	s_waitcnt lgkmcnt(0)
	v_readfirstlane_b32 s12, v5
	s_cmp_eq_u32 s12, 0
	s_cbranch_scc1 .Lby_branch
	s_mov_b64 exec, s[2:3]
	global_store_dword v1, v4, s[8:9]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel by_branch
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
.Lby_branch_end:
	.size	by_branch, .Lby_branch_end-by_branch
	.globl	by_count
	.p2align	8
	.type	by_count,@function
by_count:
	s_load_dwordx2 s[8:9], s[0:1], 0x0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v4, 1
	ds_write_b32 v1, v1
	s_mov_b64 s[2:3], exec
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 63, v0
	s_and_b64 exec, exec, vcc
.Lby_count:
	s_mov_b32 s14, 0
.Lby_count_in:
	s_add_u32 s14, s14, 1
	s_load_dword s12, s[8:9], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_lg_u32 s12, 0
	s_cbranch_scc1 .Lby_count_on
	s_cmp_lg_u32 s14, 5
	s_cbranch_scc1 .Lby_count_in
.Lby_count_on:
	s_cmp_eq_u32 s14, 5
	s_cbranch_scc1 .Lby_count
	s_mov_b64 exec, s[2:3]
	global_store_dword v1, v4, s[8:9]
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel by_count
		.amdhsa_group_segment_fixed_size 256
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
.Lby_count_end:
	.size	by_count, .Lby_count_end-by_count
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: by_readlane
    .symbol: by_readlane.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 32
    .vgpr_count: 12
    .max_flat_workgroup_size: 256
    .args:
      - { .name: in, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
  - .name: by_first
    .symbol: by_first.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 0
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 32
    .vgpr_count: 12
    .max_flat_workgroup_size: 256
    .args:
      - { .name: in, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
  - .name: by_branch
    .symbol: by_branch.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 256
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 32
    .vgpr_count: 12
    .max_flat_workgroup_size: 256
    .args:
      - { .name: in, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
  - .name: by_count
    .symbol: by_count.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 256
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 32
    .vgpr_count: 12
    .max_flat_workgroup_size: 256
    .args:
      - { .name: in, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
amdhsa.version: [ 1, 1 ]
...
	.end_amdgpu_metadata
; want:
; slice.s: kernel by_readlane: possible, in workgroups of 64
;   slice.s:25:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    slice.s:25:2  global_load_dword v3, v1, s[8:9] glc
;     blocked      slice.s:34:2  global_store_dword v1, v4, s[8:9]
;     way          @.Lby_readlane (leaves the loop) -> @b2
;     meet again   at the end of the program
; slice.s: kernel by_first: possible, in workgroups of 64
;   slice.s:64:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    slice.s:64:2  global_load_dword v3, v1, s[8:9] glc
;     blocked      slice.s:74:2  global_store_dword v1, v4, s[8:9]
;     way          @.Lby_first (leaves the loop) -> @b2
;     meet again   at the end of the program
; slice.s: kernel by_branch: possible, in workgroups of 64
;   slice.s:100:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    slice.s:100:2  global_load_dword v3, v1, s[8:9] glc
;     blocked      slice.s:113:2  global_store_dword v1, v4, s[8:9]
;     way          @.Lby_branch -> @.Lby_branch_on (leaves the loop) -> @b4
;     meet again   at the end of the program
; slice.s: kernel by_count: possible, in workgroups of 64
;   slice.s:142:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left; it reads by plain loads: a data race, or not meant as a wait [simt-deadlock, possible]
;     waits for    slice.s:142:2  s_load_dword s12, s[8:9], 0x0
;     blocked      slice.s:152:2  global_store_dword v1, v4, s[8:9]
;     way          @.Lby_count -> @.Lby_count_on (leaves the loop) -> @b5
;     meet again   at the end of the program
; run:  simulate %s -k by_readlane --grid 64 --workgroup 64 --buffer in=zero:64 -q
; exit: 3
; want:
; slice.s:11:1: refused: no wave can end any more at cycle 205612 [hang]
;      11 | by_readlane:
;         | ^~~~~~~~~~~~
; slice.s:28:2: note: wave 0 of workgroup 0 iterates here for ever, in 'by_readlane'
;      28 | 	v_mov_b32_e32 v3, 0
;         | 	^~~~~~~~~~~~~
;         = look at where the waves wait
; run:  simulate %s -k by_first --grid 64 --workgroup 64 --buffer in=zero:64 -q
; exit: 3
; want:
; slice.s:50:1: refused: no wave can end any more at cycle 188440 [hang]
;      50 | by_first:
;         | ^~~~~~~~~
; slice.s:70:2: note: wave 0 of workgroup 0 iterates here for ever, in 'by_first'
;      70 | 	s_mov_b64 exec, s[6:7]
;         | 	^~~~~~~~~
;         = look at where the waves wait
; run:  simulate %s -k by_branch --grid 64 --workgroup 64 --buffer in=zero:64 -q
; exit: 3
; want:
; slice.s:90:1: refused: no wave can end any more at cycle 252680 [hang]
;      90 | by_branch:
;         | ^~~~~~~~~~
; slice.s:109:2: note: wave 0 of workgroup 0 iterates here for ever, in 'by_branch'
;     109 | 	v_readfirstlane_b32 s12, v5
;         | 	^~~~~~~~~~~~~~~~~~~
;         = look at where the waves wait
; run:  simulate %s -k by_count --grid 64 --workgroup 64 --buffer in=zero:64 -q
; exit: 3
; want:
; slice.s:129:1: refused: no wave can end any more at cycle 260584 [hang]
;     129 | by_count:
;         | ^~~~~~~~~
; slice.s:141:2: note: wave 0 of workgroup 0 iterates here for ever, in 'by_count'
;     141 | 	s_add_u32 s14, s14, 1
;         | 	^~~~~~~~~
;         = look at where the waves wait
