; test: a counter that all lanes have alike in a vector register: they leave the loop at once, and meet its barrier
; run:  deadlock %s --workgroup 64
; exit: 1
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
alike:
	v_mov_b32_e32 v1, 0
	s_mov_b64 s[8:9], exec
.Lalike:
	v_cmp_gt_u32_e32 vcc, 8, v1
	s_and_b64 s[10:11], exec, vcc
	s_andn2_b64 s[12:13], exec, s[10:11]
	s_mov_b64 exec, s[10:11]
	s_cbranch_execz .Lend_alike
	s_barrier
	v_add_u32_e32 v1, 1, v1
	s_branch .Lalike
.Lend_alike:
	s_mov_b64 exec, s[8:9]
	s_endpgm
by_scalar:
	v_mov_b32_e32 v1, s2
	s_mov_b64 s[8:9], exec
.Lby_scalar:
	v_cmp_gt_u32_e32 vcc, 64, v1
	s_and_b64 s[10:11], exec, vcc
	s_andn2_b64 s[12:13], exec, s[10:11]
	s_mov_b64 exec, s[10:11]
	s_cbranch_execz .Lend_by_scalar
	s_barrier
	v_lshlrev_b32_e32 v2, 1, v1
	v_or_b32_e32 v1, 1, v2
	s_branch .Lby_scalar
.Lend_by_scalar:
	s_mov_b64 exec, s[8:9]
	s_endpgm
from_lane:
	v_mov_b32_e32 v1, v0
	s_mov_b64 s[8:9], exec
.Lfrom_lane:
	v_cmp_gt_u32_e32 vcc, 8, v1
	s_and_b64 s[10:11], exec, vcc
	s_andn2_b64 s[12:13], exec, s[10:11]
	s_mov_b64 exec, s[10:11]
	s_cbranch_execz .Lend_from_lane
	s_barrier
	v_add_u32_e32 v1, 1, v1
	s_branch .Lfrom_lane
.Lend_from_lane:
	s_mov_b64 exec, s[8:9]
	s_endpgm
by_lane:
	v_mov_b32_e32 v1, 0
	s_mov_b64 s[8:9], exec
.Lby_lane:
	v_cmp_gt_u32_e32 vcc, 64, v1
	s_and_b64 s[10:11], exec, vcc
	s_andn2_b64 s[12:13], exec, s[10:11]
	s_mov_b64 exec, s[10:11]
	s_cbranch_execz .Lend_by_lane
	s_barrier
	v_add_u32_e32 v1, v0, v1
	s_branch .Lby_lane
.Lend_by_lane:
	s_mov_b64 exec, s[8:9]
	s_endpgm
to_lane:
	v_mov_b32_e32 v1, 0
	s_mov_b64 s[8:9], exec
.Lto_lane:
	v_cmp_gt_u32_e32 vcc, v0, v1
	s_and_b64 s[10:11], exec, vcc
	s_andn2_b64 s[12:13], exec, s[10:11]
	s_mov_b64 exec, s[10:11]
	s_cbranch_execz .Lend_to_lane
	s_barrier
	v_add_u32_e32 v1, 1, v1
	s_branch .Lto_lane
.Lend_to_lane:
	s_mov_b64 exec, s[8:9]
	s_endpgm
by_mask:
	v_mov_b32_e32 v1, 0
	v_cmp_gt_u32_e64 s[4:5], 7, v0
	s_mov_b64 s[8:9], exec
.Lby_mask:
	v_cmp_gt_u32_e32 vcc, 3, v1
	s_and_b64 s[10:11], exec, vcc
	s_andn2_b64 s[12:13], exec, s[10:11]
	s_mov_b64 exec, s[10:11]
	s_cbranch_execz .Lend_by_mask
	s_barrier
	v_cndmask_b32_e64 v2, 1, 2, s[4:5]
	v_lshlrev_b32_e32 v1, 1, v2
	s_branch .Lby_mask
.Lend_by_mask:
	s_mov_b64 exec, s[8:9]
	s_endpgm
by_some:
	v_mov_b32_e32 v1, 0
	v_cmp_gt_u32_e64 s[4:5], 7, v0
	s_mov_b64 s[8:9], exec
.Lby_some:
	v_cmp_gt_u32_e32 vcc, 8, v1
	s_and_b64 s[10:11], exec, vcc
	s_andn2_b64 s[12:13], exec, s[10:11]
	s_mov_b64 exec, s[10:11]
	s_cbranch_execz .Lend_by_some
	s_barrier
	s_and_saveexec_b64 s[14:15], s[4:5]
	v_add_u32_e32 v1, 1, v1
	s_mov_b64 exec, s[14:15]
	v_add_u32_e32 v1, 1, v1
	s_branch .Lby_some
.Lend_by_some:
	s_mov_b64 exec, s[8:9]
	s_endpgm
begun_by_some:
	v_mov_b32_e32 v1, 0
	v_cmp_gt_u32_e64 s[4:5], 7, v0
	s_and_saveexec_b64 s[14:15], s[4:5]
	v_mov_b32_e32 v1, 3
	s_mov_b64 exec, s[14:15]
	s_mov_b64 s[8:9], exec
.Lbegun_by_some:
	v_cmp_gt_u32_e32 vcc, 8, v1
	s_and_b64 s[10:11], exec, vcc
	s_andn2_b64 s[12:13], exec, s[10:11]
	s_mov_b64 exec, s[10:11]
	s_cbranch_execz .Lend_begun_by_some
	s_barrier
	v_add_u32_e32 v1, 1, v1
	s_branch .Lbegun_by_some
.Lend_begun_by_some:
	s_mov_b64 exec, s[8:9]
	s_endpgm
from_memory:
	v_mov_b32_e32 v2, 0
	global_load_dword v1, v2, s[4:5]
	s_waitcnt vmcnt(0)
	s_mov_b64 s[8:9], exec
.Lfrom_memory:
	v_cmp_gt_u32_e32 vcc, 8, v1
	s_and_b64 s[10:11], exec, vcc
	s_andn2_b64 s[12:13], exec, s[10:11]
	s_mov_b64 exec, s[10:11]
	s_cbranch_execz .Lend_from_memory
	s_barrier
	v_add_u32_e32 v1, 1, v1
	s_branch .Lfrom_memory
.Lend_from_memory:
	s_mov_b64 exec, s[8:9]
	s_endpgm
other_lanes:
	v_mov_b32_e32 v1, 0
	s_mov_b64 s[8:9], exec
.Lother_lanes:
	v_cmp_gt_u32_e32 vcc, 8, v1
	s_and_b64 s[10:11], exec, vcc
	s_andn2_b64 s[12:13], exec, s[10:11]
	s_mov_b64 exec, s[10:11]
	s_cbranch_execz .Lend_other_lanes
	s_barrier
	v_mov_b32_dpp v2, v0 quad_perm:[0,0,1,1] row_mask:0xf bank_mask:0xf
	v_add_u32_e32 v1, v2, v1
	s_branch .Lother_lanes
.Lend_other_lanes:
	s_mov_b64 exec, s[8:9]
	s_endpgm
compared_by_some:
	v_mov_b32_e32 v1, 0
	v_cmp_gt_u32_e64 s[4:5], 7, v0
	s_mov_b64 s[8:9], exec
.Lcompared_by_some:
	s_and_saveexec_b64 s[14:15], s[4:5]
	v_cmp_gt_u32_e32 vcc, 8, v1
	s_mov_b64 exec, s[14:15]
	s_and_b64 s[10:11], exec, vcc
	s_andn2_b64 s[12:13], exec, s[10:11]
	s_mov_b64 exec, s[10:11]
	s_cbranch_execz .Lend_compared_by_some
	s_barrier
	v_add_u32_e32 v1, 1, v1
	s_branch .Lcompared_by_some
.Lend_compared_by_some:
	s_mov_b64 exec, s[8:9]
	s_endpgm
kept_half:
	v_mov_b32_e32 v1, 0
	s_mov_b64 s[8:9], exec
.Lkept_half:
	v_cmp_gt_u32_e32 vcc, 8, v1
	s_and_b64 s[10:11], exec, vcc
	s_andn2_b64 s[12:13], exec, s[10:11]
	s_mov_b64 exec, s[10:11]
	s_cbranch_execz .Lend_kept_half
	s_barrier
	v_mov_b32_e32 v3, v0
	v_mov_b32_e32 v2, 1
	v_add_u32_sdwa v3, v1, v2 dst_sel:WORD_1 dst_unused:UNUSED_PRESERVE src0_sel:DWORD src1_sel:DWORD
	v_add_u32_e32 v1, 1, v3
	s_branch .Lkept_half
.Lend_kept_half:
	s_mov_b64 exec, s[8:9]
	s_endpgm
	.section .rodata
	.amdhsa_kernel alike
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel by_scalar
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel from_lane
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel by_lane
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel to_lane
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel by_mask
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel by_some
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel begun_by_some
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel from_memory
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel other_lanes
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel compared_by_some
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel kept_half
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
; want:
; alike.s: kernel alike: clean, in workgroups of 64
; alike.s: kernel by_scalar: clean, in workgroups of 64
; alike.s: kernel from_lane: possible, in workgroups of 64
;   alike.s:46:2: barrier in a loop that lanes leave one after the other: wavefronts pass it differently often [barrier-divergence, possible]
;     here         alike.s:46:2  s_barrier
; alike.s: kernel by_lane: possible, in workgroups of 64
;   alike.s:61:2: barrier in a loop that lanes leave one after the other: wavefronts pass it differently often [barrier-divergence, possible]
;     here         alike.s:61:2  s_barrier
; alike.s: kernel to_lane: possible, in workgroups of 64
;   alike.s:76:2: barrier in a loop that lanes leave one after the other: wavefronts pass it differently often [barrier-divergence, possible]
;     here         alike.s:76:2  s_barrier
; alike.s: kernel by_mask: possible, in workgroups of 64
;   alike.s:92:2: barrier in a loop that lanes leave one after the other: wavefronts pass it differently often [barrier-divergence, possible]
;     here         alike.s:92:2  s_barrier
; alike.s: kernel by_some: possible, in workgroups of 64
;   alike.s:109:2: barrier in a loop that lanes leave one after the other: wavefronts pass it differently often [barrier-divergence, possible]
;     here         alike.s:109:2  s_barrier
; alike.s: kernel begun_by_some: possible, in workgroups of 64
;   alike.s:131:2: barrier in a loop that lanes leave one after the other: wavefronts pass it differently often [barrier-divergence, possible]
;     here         alike.s:131:2  s_barrier
; alike.s: kernel from_memory: possible, in workgroups of 64
;   alike.s:148:2: barrier in a loop that lanes leave one after the other: wavefronts pass it differently often [barrier-divergence, possible]
;     here         alike.s:148:2  s_barrier
; alike.s: kernel other_lanes: possible, in workgroups of 64
;   alike.s:163:2: barrier in a loop that lanes leave one after the other: wavefronts pass it differently often [barrier-divergence, possible]
;     here         alike.s:163:2  s_barrier
; alike.s: kernel compared_by_some: possible, in workgroups of 64
;   alike.s:182:2: barrier in a loop that lanes leave one after the other: wavefronts pass it differently often [barrier-divergence, possible]
;     here         alike.s:182:2  s_barrier
; alike.s: kernel kept_half: possible, in workgroups of 64
;   alike.s:197:2: barrier in a loop that lanes leave one after the other: wavefronts pass it differently often [barrier-divergence, possible]
;     here         alike.s:197:2  s_barrier
