; test: a lane of a vector that nothing has written tells which wave it is: not all waves come to the barrier
; run:  deadlock --workgroup 256 %s
; exit: 1
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type	lane_at_entry,@function
lane_at_entry:
	v_writelane_b32 v0, s0, 3
	v_readlane_b32 s8, v0, 4
	s_cmp_gt_u32 s8, 63
	s_cbranch_scc1 .Lbehind
	s_barrier
.Lbehind:
	s_barrier
	s_endpgm
	.size	lane_at_entry, .-lane_at_entry
	.section	.rodata
	.amdhsa_kernel lane_at_entry
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 10
	.end_amdhsa_kernel
; want:
; barrier-lane.s: kernel lane_at_entry: possible, in workgroups of 256
;   barrier-lane.s:12:2: barrier under a condition that may differ between the wavefronts of a workgroup [barrier-divergence, possible]
;     here         barrier-lane.s:12:2  s_barrier
