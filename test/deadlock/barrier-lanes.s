; test: the last wave of a workgroup may have fewer lanes, so EXEC and masks of compares are other numbers there: a barrier under such a number is not clean, unless all waves have all lanes
; run:  deadlock %s; $prog deadlock %s --grid 256 --workgroup 128
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
how_many:
	s_mov_b64 s[2:3], exec
	s_bcnt1_i32_b64 s4, s[2:3]
	s_cmp_lg_u32 s4, 64
	s_cbranch_scc1 .Lmany
	s_barrier
.Lmany:
	s_endpgm
	.amdhsa_kernel how_many
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
all_of_64:
	s_load_dword s4, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s4
	v_cmp_eq_u32_e64 s[2:3], 5, v1
	s_cmp_eq_u64 s[2:3], -1
	s_cbranch_scc1 .Lall
	s_barrier
.Lall:
	s_endpgm
	.amdhsa_kernel all_of_64
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
some_off:
	s_andn2_b64 vcc, -1, exec
	s_cbranch_vccz .Loff
	s_barrier
.Loff:
	s_endpgm
	.amdhsa_kernel some_off
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
	.text
any:
	s_load_dword s4, s[0:1], 0x0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s4
	v_cmp_eq_u32_e64 s[2:3], 5, v1
	s_cmp_eq_u64 s[2:3], 0
	s_cbranch_scc1 .Lany
	s_barrier
.Lany:
	s_endpgm
	.amdhsa_kernel any
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
	.end_amdhsa_kernel
; want:
; barrier-lanes.s: kernel how_many: possible
;   barrier-lanes.s:10:2: barrier under a condition that may differ between the wavefronts of a workgroup; those that skip it end without another one, and nobody waits for them: undefined by the language [barrier-skipped, possible]
;     here         barrier-lanes.s:10:2  s_barrier
; barrier-lanes.s: kernel all_of_64: possible
;   barrier-lanes.s:26:2: barrier under a condition that may differ between the wavefronts of a workgroup; those that skip it end without another one, and nobody waits for them: undefined by the language [barrier-skipped, possible]
;     here         barrier-lanes.s:26:2  s_barrier
; barrier-lanes.s: kernel some_off: possible
;   barrier-lanes.s:38:2: barrier under a condition that may differ between the wavefronts of a workgroup; those that skip it end without another one, and nobody waits for them: undefined by the language [barrier-skipped, possible]
;     here         barrier-lanes.s:38:2  s_barrier
; barrier-lanes.s: kernel any: clean
; barrier-lanes.s: kernel how_many: clean, for 256 work-items in workgroups of 128
; barrier-lanes.s: kernel all_of_64: clean, for 256 work-items in workgroups of 128
; barrier-lanes.s: kernel some_off: clean, for 256 work-items in workgroups of 128
; barrier-lanes.s: kernel any: clean, for 256 work-items in workgroups of 128
