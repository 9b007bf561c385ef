; test: a number that is not 0 has a one, so zeros that fall out bound the loop; not if it may be 0, if other bits are tested, or more fall out
; run:  analyze --verbose %s | grep -E "^kernel| [0-9]  b"
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
lowest:
	s_load_dword s7, s[4:5], 0x1c
	s_load_dwordx2 s[8:9], s[4:5], 0x38
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s7, 0xffff
	s_mul_i32 s6, s6, s4
	v_add_u32_e32 v0, s6, v0
	v_mov_b32_e32 v1, s9
	v_add_co_u32_e32 v0, vcc, s8, v0
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v2, vcc, s2, v0
	v_addc_co_u32_e32 v3, vcc, v3, v1, vcc
	global_load_dword v3, v[2:3], off
	s_mov_b32 s6, 0
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v2, 0x8000000, v3
	v_and_b32_e32 v3, 1, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_4
	s_mov_b64 s[4:5], 0
.LBB0_2:
	v_mov_b32_e32 v3, v2
	v_lshrrev_b32_e32 v2, 1, v3
	v_and_b32_e32 v3, 2, v3
	s_add_i32 s6, s6, 1
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_or_b64 s[4:5], vcc, s[4:5]
	v_mov_b32_e32 v3, s6
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB0_2
	s_or_b64 exec, exec, s[4:5]
.LBB0_4:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v2, v3, v2
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
	global_store_dword v[0:1], v2, off
	s_endpgm
argument:
	s_load_dword s1, s[4:5], 0x8
	s_waitcnt lgkmcnt(0)
	s_or_b32 s0, s1, 0x100
	s_bitcmp1_b32 s1, 0
	s_cselect_b64 s[2:3], -1, 0
	s_mov_b32 s1, 0
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB5_2
.LBB5_1:
	s_mov_b32 s2, s0
	s_lshr_b32 s0, s0, 1
	s_mul_i32 s3, s0, s0
	s_add_i32 s1, s3, s1
	s_bitcmp0_b32 s2, 1
	s_cbranch_scc1 .LBB5_1
.LBB5_2:
	s_load_dword s7, s[4:5], 0x1c
	s_load_dwordx2 s[2:3], s[4:5], 0x0
	s_add_i32 s8, s1, s0
	s_load_dwordx2 s[0:1], s[4:5], 0x38
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s7, 0xffff
	s_mul_i32 s6, s6, s4
	v_add_u32_e32 v0, s6, v0
	s_lshl_b64 s[0:1], s[0:1], 2
	s_add_u32 s0, s2, s0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_addc_u32 s1, s3, s1
	v_mov_b32_e32 v2, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v2, v1, vcc
	v_mov_b32_e32 v2, s8
	global_store_dword v[0:1], v2, off
	s_endpgm
by_two:
	s_load_dword s7, s[4:5], 0x1c
	s_load_dwordx2 s[8:9], s[4:5], 0x38
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s7, 0xffff
	s_mul_i32 s6, s6, s4
	v_add_u32_e32 v0, s6, v0
	v_mov_b32_e32 v1, s9
	v_add_co_u32_e32 v0, vcc, s8, v0
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v2, vcc, s2, v0
	v_addc_co_u32_e32 v3, vcc, v3, v1, vcc
	global_load_dword v3, v[2:3], off
	s_mov_b32 s6, 0
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v2, 0x8000000, v3
	v_and_b32_e32 v3, 3, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB3_4
	s_mov_b64 s[4:5], 0
.LBB3_2:
	v_mov_b32_e32 v3, v2
	v_lshrrev_b32_e32 v2, 2, v3
	v_and_b32_e32 v3, 12, v3
	s_add_i32 s6, s6, 1
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_or_b64 s[4:5], vcc, s[4:5]
	v_mov_b32_e32 v3, s6
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB3_2
	s_or_b64 exec, exec, s[4:5]
.LBB3_4:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v2, v3, v2
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
	global_store_dword v[0:1], v2, off
	s_endpgm
may_be_zero:
	s_load_dword s7, s[4:5], 0x1c
	s_load_dwordx2 s[8:9], s[4:5], 0x38
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s7, 0xffff
	s_mul_i32 s6, s6, s4
	v_add_u32_e32 v0, s6, v0
	v_mov_b32_e32 v1, s9
	v_add_co_u32_e32 v0, vcc, s8, v0
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v2, vcc, s2, v0
	v_addc_co_u32_e32 v3, vcc, v3, v1, vcc
	global_load_dword v2, v[2:3], off
	s_mov_b32 s6, 0
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 1, v2
	v_cmp_eq_u32_e32 vcc, 0, v3
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB1_4
	s_mov_b64 s[4:5], 0
.LBB1_2:
	v_mov_b32_e32 v3, v2
	v_lshrrev_b32_e32 v2, 1, v3
	v_and_b32_e32 v3, 2, v3
	s_add_i32 s6, s6, 1
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_or_b64 s[4:5], vcc, s[4:5]
	v_mov_b32_e32 v3, s6
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB1_2
	s_or_b64 exec, exec, s[4:5]
.LBB1_4:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v2, v3, v2
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
	global_store_dword v[0:1], v2, off
	s_endpgm
other_bit:
	s_load_dword s7, s[4:5], 0x1c
	s_load_dwordx2 s[8:9], s[4:5], 0x38
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s7, 0xffff
	s_mul_i32 s6, s6, s4
	v_add_u32_e32 v0, s6, v0
	v_mov_b32_e32 v1, s9
	v_add_co_u32_e32 v0, vcc, s8, v0
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v2, vcc, s2, v0
	v_addc_co_u32_e32 v3, vcc, v3, v1, vcc
	global_load_dword v3, v[2:3], off
	s_mov_b32 s6, 0
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v2, 0x8000000, v3
	v_and_b32_e32 v3, 8, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB2_4
	s_mov_b64 s[4:5], 0
.LBB2_2:
	v_mov_b32_e32 v3, v2
	v_lshrrev_b32_e32 v2, 1, v3
	v_and_b32_e32 v3, 16, v3
	s_add_i32 s6, s6, 1
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_or_b64 s[4:5], vcc, s[4:5]
	v_mov_b32_e32 v3, s6
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB2_2
	s_or_b64 exec, exec, s[4:5]
.LBB2_4:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v2, v3, v2
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
	global_store_dword v[0:1], v2, off
	s_endpgm
one_of_two:
	s_load_dword s7, s[4:5], 0x1c
	s_load_dwordx2 s[8:9], s[4:5], 0x38
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s7, 0xffff
	s_mul_i32 s6, s6, s4
	v_add_u32_e32 v0, s6, v0
	v_mov_b32_e32 v1, s9
	v_add_co_u32_e32 v0, vcc, s8, v0
	v_addc_co_u32_e32 v1, vcc, 0, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s3
	v_add_co_u32_e32 v2, vcc, s2, v0
	v_addc_co_u32_e32 v3, vcc, v3, v1, vcc
	global_load_dword v3, v[2:3], off
	s_mov_b32 s6, 0
	s_waitcnt vmcnt(0)
	v_or_b32_e32 v2, 0x8000000, v3
	v_and_b32_e32 v3, 1, v3
	v_cmp_eq_u32_e32 vcc, 0, v3
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB4_4
	s_mov_b64 s[4:5], 0
.LBB4_2:
	v_mov_b32_e32 v3, v2
	v_lshrrev_b32_e32 v2, 2, v3
	v_and_b32_e32 v3, 4, v3
	s_add_i32 s6, s6, 1
	v_cmp_ne_u32_e32 vcc, 0, v3
	s_or_b64 s[4:5], vcc, s[4:5]
	v_mov_b32_e32 v3, s6
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB4_2
	s_or_b64 exec, exec, s[4:5]
.LBB4_4:
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v2, v3, v2
	v_mov_b32_e32 v3, s1
	v_add_co_u32_e32 v0, vcc, s0, v0
	v_addc_co_u32_e32 v1, vcc, v3, v1, vcc
	global_store_dword v[0:1], v2, off
	s_endpgm
	.amdhsa_kernel lowest
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 10
	.end_amdhsa_kernel
	.amdhsa_kernel argument
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 3
		.amdhsa_next_free_sgpr 9
	.end_amdhsa_kernel
	.amdhsa_kernel by_two
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 10
	.end_amdhsa_kernel
	.amdhsa_kernel may_be_zero
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 10
	.end_amdhsa_kernel
	.amdhsa_kernel other_bit
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 10
	.end_amdhsa_kernel
	.amdhsa_kernel one_of_two
		.amdhsa_kernarg_size 272
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 10
	.end_amdhsa_kernel
; want:
; kernel lowest
;      0  b2          1     30  inferred    zeros-fall-out.s:31  v2 has at most 32 bits, not all 0, of which each iteration shifts 1 out, which must be 0 to (zeros-fall-out.s:35:2)
; kernel argument
;      0  b1          1     30  inferred    zeros-fall-out.s:59  s0 has at most 32 bits, not all 0, of which each iteration shifts 1 out, which must be 0 to (zeros-fall-out.s:63:2)
; kernel by_two
;      0  b2          1     14  inferred    zeros-fall-out.s:111  v2 has at most 32 bits, not all 0, of which each iteration shifts 2 out, which must be 0 to (zeros-fall-out.s:115:2)
; kernel may_be_zero: refused
;      0  b2          1   none  -           zeros-fall-out.s:154  the exit at zeros-fall-out.s:158:2 depends on what is computed at zeros-fall-out.s:156:2 (and)
; kernel other_bit: refused
;      0  b2          1   none  -           zeros-fall-out.s:198  the exit at zeros-fall-out.s:202:2 depends on what is computed at zeros-fall-out.s:200:2 (and)
; kernel one_of_two: refused
;      0  b2          1   none  -           zeros-fall-out.s:242  the exit at zeros-fall-out.s:246:2 depends on what is computed at zeros-fall-out.s:244:2 (and)
; zeros-fall-out.s:154:2: refused: may_be_zero: loop at block 2 has no bound [loop-unbounded]
;     154 | 	v_mov_b32_e32 v3, v2
;         | 	^~~~~~~~~~~~~
; note: the exit at zeros-fall-out.s:158:2 depends on what is computed at zeros-fall-out.s:156:2 (and)
; note: a flow fact that bounds it:  <loop label=".LBB1_2" xmlns:wb="urn:wavebound:ffx" wb:code="622322e803b6657f" maxcount="N"/>
; note: this is for any launch; one with sizes, arguments and buffers may bound it (`wavebound launch` writes a description to fill in, for --launch)
;         = `wavebound facts` writes a template with a line for each such loop
; zeros-fall-out.s:198:2: refused: other_bit: loop at block 2 has no bound [loop-unbounded]
;     198 | 	v_mov_b32_e32 v3, v2
;         | 	^~~~~~~~~~~~~
; note: the exit at zeros-fall-out.s:202:2 depends on what is computed at zeros-fall-out.s:200:2 (and)
; note: a flow fact that bounds it:  <loop label=".LBB2_2" xmlns:wb="urn:wavebound:ffx" wb:code="14b2d0cbc44c9e2b" maxcount="N"/>
; note: this is for any launch; one with sizes, arguments and buffers may bound it (`wavebound launch` writes a description to fill in, for --launch)
;         = `wavebound facts` writes a template with a line for each such loop
; zeros-fall-out.s:242:2: refused: one_of_two: loop at block 2 has no bound [loop-unbounded]
;     242 | 	v_mov_b32_e32 v3, v2
;         | 	^~~~~~~~~~~~~
; note: the exit at zeros-fall-out.s:246:2 depends on what is computed at zeros-fall-out.s:244:2 (and)
; note: a flow fact that bounds it:  <loop label=".LBB4_2" xmlns:wb="urn:wavebound:ffx" wb:code="da921a5c903f3b31" maxcount="N"/>
; note: this is for any launch; one with sizes, arguments and buffers may bound it (`wavebound launch` writes a description to fill in, for --launch)
;         = `wavebound facts` writes a template with a line for each such loop
