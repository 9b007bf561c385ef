; test: loops that wait for other workgroups: how far ahead the one is that writes: itself, none (between two), the next; and
;       behind a barrier: what is surely written there, and what may be
; run:  deadlock --rule workgroup-spin --rule barrier-spin %s
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
itself:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_lshl_b32 s8, s6, 3
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v2, 1
	s_waitcnt lgkmcnt(0)
.Litself:
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_cbranch_vccnz .Litself
	global_store_dword v1, v2, s[0:1]
	s_endpgm
between:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_lshl_b32 s8, s6, 3
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v2, 1
	s_waitcnt lgkmcnt(0)
.Lbetween:
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_cbranch_vccnz .Lbetween
	global_store_dword v1, v2, s[0:1] offset:4
	s_endpgm
before:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_lshl_b32 s8, s6, 3
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v2, 1
	s_waitcnt lgkmcnt(0)
.Lbefore:
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_cbranch_vccnz .Lbefore
	global_store_dword v1, v2, s[0:1] offset:8
	s_endpgm
next:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_lshl_b32 s8, s6, 3
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v2, 1
	s_waitcnt lgkmcnt(0)
.Lnext:
	global_load_dword v3, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_cbranch_vccnz .Lnext
	global_store_dword v1, v2, s[0:1] offset:-8
	s_endpgm
surely_behind:
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_barrier
.Lsurely_behind:
	ds_read_b32 v3, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_cbranch_vccnz .Lsurely_behind
	s_barrier
	ds_write_b32 v1, v2
	s_endpgm
maybe_behind:
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_barrier
.Lmaybe_behind:
	ds_read_b32 v3, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_cbranch_vccnz .Lmaybe_behind
	s_barrier
	v_lshlrev_b32_e32 v4, 2, v0
	ds_write_b32 v4, v2
	s_endpgm
cleared_before:
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	ds_write_b32 v6, v5
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_barrier
.Lcleared_before:
	ds_read_b32 v3, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_cbranch_vccnz .Lcleared_before
	s_barrier
	ds_write_b32 v1, v2
	s_endpgm
told_before:
	v_mov_b32_e32 v5, 1
	v_mov_b32_e32 v6, 0
	ds_write_b32 v6, v5
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_barrier
.Ltold_before:
	ds_read_b32 v3, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_cbranch_vccnz .Ltold_before
	s_barrier
	ds_write_b32 v1, v2
	s_endpgm
takes_token:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
.Ltakes_token:
	global_atomic_swap v3, v1, v1, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_cbranch_vccnz .Ltakes_token
	s_endpgm
one_wave:
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 1
	s_barrier
.Lone_wave:
	ds_read_b32 v3, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v3
	s_cbranch_vccnz .Lone_wave
	s_barrier
	ds_write_b32 v1, v2
	s_endpgm
	.section .rodata
	.p2align 6
	.amdhsa_kernel itself
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.p2align 6
	.amdhsa_kernel between
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.p2align 6
	.amdhsa_kernel before
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.p2align 6
	.amdhsa_kernel next
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.p2align 6
	.amdhsa_kernel surely_behind
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.p2align 6
	.amdhsa_kernel maybe_behind
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.p2align 6
	.amdhsa_kernel cleared_before
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.p2align 6
	.amdhsa_kernel told_before
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.p2align 6
	.amdhsa_kernel takes_token
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.p2align 6
	.amdhsa_kernel one_wave
		.amdhsa_group_segment_fixed_size 4096
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 24
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .name: one_wave
    .symbol: one_wave.kd
    .kernarg_segment_size: 8
    .kernarg_segment_align: 8
    .group_segment_fixed_size: 4096
    .private_segment_fixed_size: 0
    .wavefront_size: 64
    .sgpr_count: 24
    .vgpr_count: 16
    .max_flat_workgroup_size: 64
    .args:
      - { .name: in, .offset: 0, .size: 8, .value_kind: global_buffer, .address_space: global }
amdhsa.version: [ 1, 1 ]
...
	.end_amdgpu_metadata
; want:
; groups.s: kernel itself: clean
; groups.s: kernel between: possible
;   groups.s:27:2: this loop waits for other workgroups, and which ones is not known: those that have not started need the place that the waiting one keeps [workgroup-spin, possible]
;     waits for    groups.s:27:2  global_load_dword v3, v1, s[0:1] glc
;     written by   groups.s:31:2  global_store_dword v1, v2, s[0:1] offset:4
; groups.s: kernel before: clean
; groups.s: kernel next: deadlock
;   groups.s:53:2: this loop waits for a workgroup of a higher number, which may not have started: it needs the place that the waiting one keeps [workgroup-spin, high]
;     waits for    groups.s:53:2  global_load_dword v3, v1, s[0:1] glc
;     written by   groups.s:57:2  global_store_dword v1, v2, s[0:1] offset:-8
; groups.s: kernel surely_behind: deadlock
;   groups.s:64:2: this loop waits for a write behind a barrier, which no wavefront of the workgroup passes before this one has come to it [barrier-spin, high]
;     waits for    groups.s:64:2  ds_read_b32 v3, v1
;     behind it    groups.s:69:2  ds_write_b32 v1, v2
; groups.s: kernel maybe_behind: possible
;   groups.s:76:2: this loop waits for a write behind a barrier, which no wavefront of the workgroup passes before this one has come to it [barrier-spin, possible]
;     waits for    groups.s:76:2  ds_read_b32 v3, v1
;     behind it    groups.s:82:2  ds_write_b32 v4, v2
; groups.s: kernel cleared_before: deadlock
;   groups.s:93:2: this loop waits for a write behind a barrier, which no wavefront of the workgroup passes before this one has come to it [barrier-spin, high]
;     waits for    groups.s:93:2  ds_read_b32 v3, v1
;     behind it    groups.s:98:2  ds_write_b32 v1, v2
; groups.s: kernel told_before: clean
; groups.s: kernel takes_token: clean
; groups.s: kernel one_wave: clean
; run:  deadlock --rule lock-leak --workgroup 64 %s -k takes_token
; want:
; groups.s: kernel takes_token: clean, in workgroups of 64
