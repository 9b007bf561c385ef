; test: on gfx12 what a wave does between signal and wait of a barrier, others may do behind it; a barrier that some reach
; run:  deadlock %s --workgroup 256
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1200"
	.globl	together
	.p2align	8
	.type	together,@function
together:
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 1
	ds_load_b32 v1, v3 offset:4
	s_wait_dscnt 0x0
	s_barrier_signal -1
	s_barrier_wait -1
	ds_store_b32 v3, v4 offset:4
	s_wait_dscnt 0x0
	v_cmp_ne_u32_e32 vcc_lo, 0, v1
	s_cbranch_vccz .L1
	s_barrier_signal -1
	s_barrier_wait -1
.L1:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6
	.amdhsa_kernel together
		.amdhsa_group_segment_fixed_size 64
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
	.text
	.globl	apart
	.p2align	8
	.type	apart,@function
apart:
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v4, 1
	s_barrier_signal -1
	ds_load_b32 v1, v3 offset:4
	s_wait_dscnt 0x0
	s_barrier_wait -1
	; another wave may do so before this one has loaded
	ds_store_b32 v3, v4 offset:4
	s_wait_dscnt 0x0
	v_cmp_ne_u32_e32 vcc_lo, 0, v1
	s_cbranch_vccz .L2
	s_barrier_signal -1
	s_barrier_wait -1
.L2:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6
	.amdhsa_kernel apart
		.amdhsa_group_segment_fixed_size 64
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
	.text
	.globl	some
	.p2align	8
	.type	some,@function
some:
	v_cmp_gt_u32_e32 vcc_lo, 32, v0
	s_cbranch_vccz .L3
	s_barrier_signal -1
	v_mov_b32_e32 v4, 1
	s_barrier_wait -1
.L3:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6
	.amdhsa_kernel some
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
	.text
	.globl	all
	.p2align	8
	.type	all,@function
all:
	s_mov_b32 s0, 4
.Lturn:
	s_barrier_signal -1
	v_add_nc_u32_e32 v4, 1, v4
	s_barrier_wait -1
	s_sub_co_i32 s0, s0, 1
	s_cmp_lg_u32 s0, 0
	s_cbranch_scc1 .Lturn
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6
	.amdhsa_kernel all
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 8
	.end_amdhsa_kernel
; want:
; split_barrier.s: kernel together: clean, in workgroups of 256
; split_barrier.s: kernel apart: possible, in workgroups of 256
;   split_barrier.s:48:2: barrier under a condition that may differ between the wavefronts of a workgroup [barrier-divergence, possible]
;     here         split_barrier.s:48:2  s_barrier_wait -1
; split_barrier.s: kernel some: possible, in workgroups of 256
;   split_barrier.s:67:2: barrier under a condition that may differ between the wavefronts of a workgroup [barrier-divergence, possible]
;     here         split_barrier.s:67:2  s_barrier_wait -1
; split_barrier.s: kernel all: clean, in workgroups of 256
