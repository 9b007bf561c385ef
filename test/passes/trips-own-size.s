; test: without a launch, the size of a wave's own workgroup is at least 1, if the choice is by that comparison and no other
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,trips --only trips %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
own:
	s_load_dword s9, s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_u32 s6, s9
	s_cselect_b32 s9, 12, 18
	v_mov_b32_e32 v1, s9
	global_load_ushort v5, v1, s[4:5]
	s_waitcnt vmcnt(0)
.Lown:
	v_add_u32_e32 v0, v0, v5
	v_cmp_gt_u32_e32 vcc, 0x220, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lown
	s_endpgm
own_ge:
	s_load_dword s9, s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_ge_u32 s6, s9
	s_cselect_b32 s9, 18, 12
	v_mov_b32_e32 v1, s9
	global_load_ushort v5, v1, s[4:5]
	s_waitcnt vmcnt(0)
.Lown_ge:
	v_add_u32_e32 v0, v0, v5
	v_cmp_gt_u32_e32 vcc, 0x220, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lown_ge
	s_endpgm
own_gt:
	s_load_dword s9, s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_u32 s9, s6
	s_cselect_b32 s9, 12, 18
	v_mov_b32_e32 v1, s9
	global_load_ushort v5, v1, s[4:5]
	s_waitcnt vmcnt(0)
.Lown_gt:
	v_add_u32_e32 v0, v0, v5
	v_cmp_gt_u32_e32 vcc, 0x220, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lown_gt
	s_endpgm
swapped:
	s_load_dword s9, s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_u32 s6, s9
	s_cselect_b32 s9, 18, 12
	v_mov_b32_e32 v1, s9
	global_load_ushort v5, v1, s[4:5]
	s_waitcnt vmcnt(0)
.Lswapped:
	v_add_u32_e32 v0, v0, v5
	v_cmp_gt_u32_e32 vcc, 0x220, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lswapped
	s_endpgm
signed:
	s_load_dword s9, s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s6, s9
	s_cselect_b32 s9, 12, 18
	v_mov_b32_e32 v1, s9
	global_load_ushort v5, v1, s[4:5]
	s_waitcnt vmcnt(0)
.Lsigned:
	v_add_u32_e32 v0, v0, v5
	v_cmp_gt_u32_e32 vcc, 0x220, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lsigned
	s_endpgm
reversed:
	s_load_dword s9, s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_u32 s9, s6
	s_cselect_b32 s9, 12, 18
	v_mov_b32_e32 v1, s9
	global_load_ushort v5, v1, s[4:5]
	s_waitcnt vmcnt(0)
.Lreversed:
	v_add_u32_e32 v0, v0, v5
	v_cmp_gt_u32_e32 vcc, 0x220, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lreversed
	s_endpgm
mixed:
	s_load_dword s9, s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_u32 s6, s9
	s_cselect_b32 s9, 14, 18
	v_mov_b32_e32 v1, s9
	global_load_ushort v5, v1, s[4:5]
	s_waitcnt vmcnt(0)
.Lmixed:
	v_add_u32_e32 v0, v0, v5
	v_cmp_gt_u32_e32 vcc, 0x220, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lmixed
	s_endpgm
id_y:
	s_load_dword s9, s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_u32 s7, s9
	s_cselect_b32 s9, 12, 18
	v_mov_b32_e32 v1, s9
	global_load_ushort v5, v1, s[4:5]
	s_waitcnt vmcnt(0)
.Lid_y:
	v_add_u32_e32 v0, v0, v5
	v_cmp_gt_u32_e32 vcc, 0x220, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lid_y
	s_endpgm
sizes:
	s_load_dword s9, s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_u32 s6, s9
	s_cselect_b32 s9, 12, 12
	v_mov_b32_e32 v1, s9
	global_load_ushort v5, v1, s[4:5]
	s_waitcnt vmcnt(0)
.Lsizes:
	v_add_u32_e32 v0, v0, v5
	v_cmp_gt_u32_e32 vcc, 0x220, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lsizes
	s_endpgm
rest:
	s_load_dword s9, s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_u32 s6, s9
	s_cselect_b32 s9, 18, 18
	v_mov_b32_e32 v1, s9
	global_load_ushort v5, v1, s[4:5]
	s_waitcnt vmcnt(0)
.Lrest:
	v_add_u32_e32 v0, v0, v5
	v_cmp_gt_u32_e32 vcc, 0x220, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lrest
	s_endpgm
own_y:
	s_load_dword s9, s[4:5], 0x4
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_u32 s7, s9
	s_cselect_b32 s9, 14, 20
	v_mov_b32_e32 v1, s9
	global_load_ushort v5, v1, s[4:5]
	s_waitcnt vmcnt(0)
.Lown_y:
	v_add_u32_e32 v0, v0, v5
	v_cmp_gt_u32_e32 vcc, 0x220, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lown_y
	s_endpgm
count_y:
	s_load_dword s9, s[4:5], 0x4
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_u32 s6, s9
	s_cselect_b32 s9, 12, 18
	v_mov_b32_e32 v1, s9
	global_load_ushort v5, v1, s[4:5]
	s_waitcnt vmcnt(0)
.Lcount_y:
	v_add_u32_e32 v0, v0, v5
	v_cmp_gt_u32_e32 vcc, 0x220, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lcount_y
	s_endpgm
	.section .rodata,"a"
	.amdhsa_kernel own
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
	.end_amdhsa_kernel
	.amdhsa_kernel own_ge
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
	.end_amdhsa_kernel
	.amdhsa_kernel own_gt
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
	.end_amdhsa_kernel
	.amdhsa_kernel swapped
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
	.end_amdhsa_kernel
	.amdhsa_kernel signed
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
	.end_amdhsa_kernel
	.amdhsa_kernel reversed
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
	.end_amdhsa_kernel
	.amdhsa_kernel mixed
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
	.end_amdhsa_kernel
	.amdhsa_kernel id_y
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
	.end_amdhsa_kernel
	.amdhsa_kernel sizes
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
	.end_amdhsa_kernel
	.amdhsa_kernel rest
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
	.end_amdhsa_kernel
	.amdhsa_kernel own_y
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
	.end_amdhsa_kernel
	.amdhsa_kernel count_y
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_kernarg_size 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
	.end_amdhsa_kernel
	.amdgpu_metadata
amdhsa.version: [1, 2]
amdhsa.target: amdgcn-amd-amdhsa--gfx900
amdhsa.kernels:
  - .name: own
    .symbol: own.kd
    .kernarg_segment_size: 24
    .max_flat_workgroup_size: 256
    .args:
      - .offset: 0
        .size: 4
        .value_kind: hidden_block_count_x
      - .offset: 4
        .size: 4
        .value_kind: hidden_block_count_y
      - .offset: 12
        .size: 2
        .value_kind: hidden_group_size_x
      - .offset: 14
        .size: 2
        .value_kind: hidden_group_size_y
      - .offset: 18
        .size: 2
        .value_kind: hidden_remainder_x
      - .offset: 20
        .size: 2
        .value_kind: hidden_remainder_y
  - .name: own_ge
    .symbol: own_ge.kd
    .kernarg_segment_size: 24
    .max_flat_workgroup_size: 256
    .args:
      - .offset: 0
        .size: 4
        .value_kind: hidden_block_count_x
      - .offset: 4
        .size: 4
        .value_kind: hidden_block_count_y
      - .offset: 12
        .size: 2
        .value_kind: hidden_group_size_x
      - .offset: 14
        .size: 2
        .value_kind: hidden_group_size_y
      - .offset: 18
        .size: 2
        .value_kind: hidden_remainder_x
      - .offset: 20
        .size: 2
        .value_kind: hidden_remainder_y
  - .name: own_gt
    .symbol: own_gt.kd
    .kernarg_segment_size: 24
    .max_flat_workgroup_size: 256
    .args:
      - .offset: 0
        .size: 4
        .value_kind: hidden_block_count_x
      - .offset: 4
        .size: 4
        .value_kind: hidden_block_count_y
      - .offset: 12
        .size: 2
        .value_kind: hidden_group_size_x
      - .offset: 14
        .size: 2
        .value_kind: hidden_group_size_y
      - .offset: 18
        .size: 2
        .value_kind: hidden_remainder_x
      - .offset: 20
        .size: 2
        .value_kind: hidden_remainder_y
  - .name: swapped
    .symbol: swapped.kd
    .kernarg_segment_size: 24
    .max_flat_workgroup_size: 256
    .args:
      - .offset: 0
        .size: 4
        .value_kind: hidden_block_count_x
      - .offset: 4
        .size: 4
        .value_kind: hidden_block_count_y
      - .offset: 12
        .size: 2
        .value_kind: hidden_group_size_x
      - .offset: 14
        .size: 2
        .value_kind: hidden_group_size_y
      - .offset: 18
        .size: 2
        .value_kind: hidden_remainder_x
      - .offset: 20
        .size: 2
        .value_kind: hidden_remainder_y
  - .name: signed
    .symbol: signed.kd
    .kernarg_segment_size: 24
    .max_flat_workgroup_size: 256
    .args:
      - .offset: 0
        .size: 4
        .value_kind: hidden_block_count_x
      - .offset: 4
        .size: 4
        .value_kind: hidden_block_count_y
      - .offset: 12
        .size: 2
        .value_kind: hidden_group_size_x
      - .offset: 14
        .size: 2
        .value_kind: hidden_group_size_y
      - .offset: 18
        .size: 2
        .value_kind: hidden_remainder_x
      - .offset: 20
        .size: 2
        .value_kind: hidden_remainder_y
  - .name: reversed
    .symbol: reversed.kd
    .kernarg_segment_size: 24
    .max_flat_workgroup_size: 256
    .args:
      - .offset: 0
        .size: 4
        .value_kind: hidden_block_count_x
      - .offset: 4
        .size: 4
        .value_kind: hidden_block_count_y
      - .offset: 12
        .size: 2
        .value_kind: hidden_group_size_x
      - .offset: 14
        .size: 2
        .value_kind: hidden_group_size_y
      - .offset: 18
        .size: 2
        .value_kind: hidden_remainder_x
      - .offset: 20
        .size: 2
        .value_kind: hidden_remainder_y
  - .name: mixed
    .symbol: mixed.kd
    .kernarg_segment_size: 24
    .max_flat_workgroup_size: 256
    .args:
      - .offset: 0
        .size: 4
        .value_kind: hidden_block_count_x
      - .offset: 4
        .size: 4
        .value_kind: hidden_block_count_y
      - .offset: 12
        .size: 2
        .value_kind: hidden_group_size_x
      - .offset: 14
        .size: 2
        .value_kind: hidden_group_size_y
      - .offset: 18
        .size: 2
        .value_kind: hidden_remainder_x
      - .offset: 20
        .size: 2
        .value_kind: hidden_remainder_y
  - .name: id_y
    .symbol: id_y.kd
    .kernarg_segment_size: 24
    .max_flat_workgroup_size: 256
    .args:
      - .offset: 0
        .size: 4
        .value_kind: hidden_block_count_x
      - .offset: 4
        .size: 4
        .value_kind: hidden_block_count_y
      - .offset: 12
        .size: 2
        .value_kind: hidden_group_size_x
      - .offset: 14
        .size: 2
        .value_kind: hidden_group_size_y
      - .offset: 18
        .size: 2
        .value_kind: hidden_remainder_x
      - .offset: 20
        .size: 2
        .value_kind: hidden_remainder_y
  - .name: sizes
    .symbol: sizes.kd
    .kernarg_segment_size: 24
    .max_flat_workgroup_size: 256
    .args:
      - .offset: 0
        .size: 4
        .value_kind: hidden_block_count_x
      - .offset: 4
        .size: 4
        .value_kind: hidden_block_count_y
      - .offset: 12
        .size: 2
        .value_kind: hidden_group_size_x
      - .offset: 14
        .size: 2
        .value_kind: hidden_group_size_y
      - .offset: 18
        .size: 2
        .value_kind: hidden_remainder_x
      - .offset: 20
        .size: 2
        .value_kind: hidden_remainder_y
  - .name: rest
    .symbol: rest.kd
    .kernarg_segment_size: 24
    .max_flat_workgroup_size: 256
    .args:
      - .offset: 0
        .size: 4
        .value_kind: hidden_block_count_x
      - .offset: 4
        .size: 4
        .value_kind: hidden_block_count_y
      - .offset: 12
        .size: 2
        .value_kind: hidden_group_size_x
      - .offset: 14
        .size: 2
        .value_kind: hidden_group_size_y
      - .offset: 18
        .size: 2
        .value_kind: hidden_remainder_x
      - .offset: 20
        .size: 2
        .value_kind: hidden_remainder_y
  - .name: own_y
    .symbol: own_y.kd
    .kernarg_segment_size: 24
    .max_flat_workgroup_size: 256
    .args:
      - .offset: 0
        .size: 4
        .value_kind: hidden_block_count_x
      - .offset: 4
        .size: 4
        .value_kind: hidden_block_count_y
      - .offset: 12
        .size: 2
        .value_kind: hidden_group_size_x
      - .offset: 14
        .size: 2
        .value_kind: hidden_group_size_y
      - .offset: 18
        .size: 2
        .value_kind: hidden_remainder_x
      - .offset: 20
        .size: 2
        .value_kind: hidden_remainder_y
  - .name: count_y
    .symbol: count_y.kd
    .kernarg_segment_size: 24
    .max_flat_workgroup_size: 256
    .args:
      - .offset: 0
        .size: 4
        .value_kind: hidden_block_count_x
      - .offset: 4
        .size: 4
        .value_kind: hidden_block_count_y
      - .offset: 12
        .size: 2
        .value_kind: hidden_group_size_x
      - .offset: 14
        .size: 2
        .value_kind: hidden_group_size_y
      - .offset: 18
        .size: 2
        .value_kind: hidden_remainder_x
      - .offset: 20
        .size: 2
        .value_kind: hidden_remainder_y
...
	.end_amdgpu_metadata
; want:
; ; facts of @own
; ; loop 0 @.Lown depth=1
; ;   blocks @.Lown
; ;   back @.Lown->@.Lown
; ;   entry @own->@.Lown
; ;   exit @.Lown->@b2
; ;   bound max=543 (v0 of each lane counts v5 + v0, 2 * v5 + v0, ... until v0 >= 544 (trips-own-size.s:15:2))
; ; facts of @own_ge
; ; loop 0 @.Lown_ge depth=1
; ;   blocks @.Lown_ge
; ;   back @.Lown_ge->@.Lown_ge
; ;   entry @own_ge->@.Lown_ge
; ;   exit @.Lown_ge->@b2
; ;   bound max=543 (v0 of each lane counts v5 + v0, 2 * v5 + v0, ... until v0 >= 544 (trips-own-size.s:29:2))
; ; facts of @own_gt
; ; loop 0 @.Lown_gt depth=1
; ;   blocks @.Lown_gt
; ;   back @.Lown_gt->@.Lown_gt
; ;   entry @own_gt->@.Lown_gt
; ;   exit @.Lown_gt->@b2
; ;   bound max=543 (v0 of each lane counts v5 + v0, 2 * v5 + v0, ... until v0 >= 544 (trips-own-size.s:43:2))
; ; facts of @swapped
; ; loop 0 @.Lswapped depth=1
; ;   blocks @.Lswapped
; ;   back @.Lswapped->@.Lswapped
; ;   entry @swapped->@.Lswapped
; ;   exit @.Lswapped->@b2
; ;   bound max=unknown (v0 need not get nearer to the exit v0 >= 544 (trips-own-size.s:57:2); its step may be 0 for all that is known: it is the load at trips-own-size.s:53:2 (give the sizes of the launch: --grid, --workgroup))
; ; facts of @signed
; ; loop 0 @.Lsigned depth=1
; ;   blocks @.Lsigned
; ;   back @.Lsigned->@.Lsigned
; ;   entry @signed->@.Lsigned
; ;   exit @.Lsigned->@b2
; ;   bound max=unknown (v0 need not get nearer to the exit v0 >= 544 (trips-own-size.s:71:2); its step may be 0 for all that is known: it is the load at trips-own-size.s:67:2 (give the sizes of the launch: --grid, --workgroup))
; ; facts of @reversed
; ; loop 0 @.Lreversed depth=1
; ;   blocks @.Lreversed
; ;   back @.Lreversed->@.Lreversed
; ;   entry @reversed->@.Lreversed
; ;   exit @.Lreversed->@b2
; ;   bound max=unknown (v0 need not get nearer to the exit v0 >= 544 (trips-own-size.s:85:2); its step may be 0 for all that is known: it is the load at trips-own-size.s:81:2 (give the sizes of the launch: --grid, --workgroup))
; ; facts of @mixed
; ; loop 0 @.Lmixed depth=1
; ;   blocks @.Lmixed
; ;   back @.Lmixed->@.Lmixed
; ;   entry @mixed->@.Lmixed
; ;   exit @.Lmixed->@b2
; ;   bound max=unknown (v0 need not get nearer to the exit v0 >= 544 (trips-own-size.s:99:2); its step may be 0 for all that is known: it is the load at trips-own-size.s:95:2 (give the sizes of the launch: --grid, --workgroup))
; ; facts of @id_y
; ; loop 0 @.Lid_y depth=1
; ;   blocks @.Lid_y
; ;   back @.Lid_y->@.Lid_y
; ;   entry @id_y->@.Lid_y
; ;   exit @.Lid_y->@b2
; ;   bound max=unknown (v0 need not get nearer to the exit v0 >= 544 (trips-own-size.s:113:2); its step may be 0 for all that is known: it is the load at trips-own-size.s:109:2 (give the sizes of the launch: --grid, --workgroup))
; ; facts of @sizes
; ; loop 0 @.Lsizes depth=1
; ;   blocks @.Lsizes
; ;   back @.Lsizes->@.Lsizes
; ;   entry @sizes->@.Lsizes
; ;   exit @.Lsizes->@b2
; ;   bound max=543 (v0 of each lane counts v5 + v0, 2 * v5 + v0, ... until v0 >= 544 (trips-own-size.s:127:2))
; ; facts of @rest
; ; loop 0 @.Lrest depth=1
; ;   blocks @.Lrest
; ;   back @.Lrest->@.Lrest
; ;   entry @rest->@.Lrest
; ;   exit @.Lrest->@b2
; ;   bound max=unknown (v0 need not get nearer to the exit v0 >= 544 (trips-own-size.s:141:2); its step may be 0 for all that is known: it is the load at trips-own-size.s:137:2 (give the sizes of the launch: --grid, --workgroup))
; ; facts of @own_y
; ; loop 0 @.Lown_y depth=1
; ;   blocks @.Lown_y
; ;   back @.Lown_y->@.Lown_y
; ;   entry @own_y->@.Lown_y
; ;   exit @.Lown_y->@b2
; ;   bound max=543 (v0 of each lane counts v5 + v0, 2 * v5 + v0, ... until v0 >= 544 (trips-own-size.s:155:2))
; ; facts of @count_y
; ; loop 0 @.Lcount_y depth=1
; ;   blocks @.Lcount_y
; ;   back @.Lcount_y->@.Lcount_y
; ;   entry @count_y->@.Lcount_y
; ;   exit @.Lcount_y->@b2
; ;   bound max=unknown (v0 need not get nearer to the exit v0 >= 544 (trips-own-size.s:169:2); its step may be 0 for all that is known: it is the load at trips-own-size.s:165:2 (give the sizes of the launch: --grid, --workgroup))
