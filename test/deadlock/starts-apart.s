; test: what waves find in registers, and in hardware registers, may differ: where their scratch memory is, what nobody set
; run:  deadlock %s --grid 256 --workgroup 256
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.amdhsa_code_object_version 4
	.globl	k
	.p2align	8
	.type	k,@function
k:
	s_cmp_eq_u32 s0, 0		; an argument: the same in all waves
	s_cbranch_scc1 .Lgroup
	s_barrier
.Lgroup:
	s_cmp_eq_u32 s2, 0		; the number of the workgroup
	s_cbranch_scc1 .Loffset
	s_barrier
.Loffset:
	s_cmp_eq_u32 s3, 0		; where the scratch memory of the wave is
	s_cbranch_scc1 .Lunset
	s_barrier
.Lunset:
	s_cmp_eq_u32 s20, 0
	s_cbranch_scc1 .Lm0
	s_barrier
.Lm0:
	s_cmp_eq_u32 m0, 0
	s_cbranch_scc1 .Lhwreg
	s_barrier
.Lhwreg:
	s_getreg_b32 s6, hwreg(HW_REG_HW_ID, 0, 4)
	s_cmp_eq_u32 s6, 0
	s_cbranch_scc1 .Lmode
	s_barrier
.Lmode:
	s_getreg_b32 s6, hwreg(HW_REG_MODE, 0, 4)	; as the descriptor says
	s_cmp_eq_u32 s6, 0
	s_cbranch_scc1 .Lafter
	s_barrier
.Lafter:
	s_endpgm
	.section	.rodata,"a",@progbits
	.p2align	6, 0x0
	.amdhsa_kernel k
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 40
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_private_segment_fixed_size 16
	.end_amdhsa_kernel
	.text
.Lend:
	.size	k, .Lend-k
; want:
; starts-apart.s: kernel k: possible, for 256 work-items in workgroups of 256
;   starts-apart.s:21:2: barrier under a condition that may differ between the wavefronts of a workgroup [barrier-divergence, possible]
;     here         starts-apart.s:21:2  s_barrier
;   starts-apart.s:25:2: barrier under a condition that may differ between the wavefronts of a workgroup [barrier-divergence, possible]
;     here         starts-apart.s:25:2  s_barrier
;   starts-apart.s:29:2: barrier under a condition that may differ between the wavefronts of a workgroup [barrier-divergence, possible]
;     here         starts-apart.s:29:2  s_barrier
;   starts-apart.s:34:2: barrier under a condition that may differ between the wavefronts of a workgroup [barrier-divergence, possible]
;     here         starts-apart.s:34:2  s_barrier
