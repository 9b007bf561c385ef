; test/sh/waves32.s -- masks, carries and lanes of waves of 32 on gfx10: each result decides how often a loop repeats, or
; which way a branch goes; test/sh/exact.sh
	.amdgcn_target "amdgcn-amd-amdhsa--gfx1030"
	.text
	.type	k,@function
k:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	s_load_dword s2, s[4:5], 0x8
	v_mov_b32 v4, 0
	v_mov_b32 v5, 2.0
	s_waitcnt lgkmcnt(0)
	v_mov_b32 v1, s2
	v_sub_nc_u32_e64 v2, v1, 7 clamp
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat0:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat0
	v_subrev_nc_u32_e64 v2, 9, v1 clamp
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat1:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat1
	v_add_nc_u32_e64 v2, v1, 0xffffff00 clamp
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat2:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat2
	v_add_nc_i32 v2, v1, 0x7fffff00 clamp
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat3:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat3
	v_sub_nc_i32 v2, v1, 0x7fffff00 clamp
	v_lshrrev_b32 v2, 27, v2
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat4:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat4
	v_add_co_u32 v2, s6, v1, 0xfffffff8
	s_bcnt1_i32_b32 s20, s6
	v_mov_b32 v2, s20
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat5:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat5
	v_add_co_u32 v2, vcc_lo, v0, 0xfffffff8
	v_add_co_ci_u32_e32 v2, vcc_lo, 3, v1, vcc_lo
	v_readlane_b32 s20, v2, 9
	v_mov_b32 v2, s20
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat6:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat6
	v_sub_co_u32 v2, vcc_lo, v0, v1
	v_sub_co_ci_u32_e32 v2, vcc_lo, 9, v0, vcc_lo
	v_readlane_b32 s20, v2, 4
	v_mov_b32 v2, s20
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat7:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat7
	v_cmp_gt_u32_e64 s6, 11, v0
	s_bcnt1_i32_b32 s20, s6
	v_mov_b32 v2, s20
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat8:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat8
	v_cmpx_gt_u32_e32 13, v0
	s_bcnt1_i32_b32 s20, exec_lo
	s_mov_b32 exec_lo, -1
	v_mov_b32 v2, s20
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat9:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat9
	s_mov_b32 s6, 0xff0
	s_and_saveexec_b32 s7, s6
	v_readfirstlane_b32 s20, v0
	s_mov_b32 exec_lo, s7
	v_mov_b32 v2, s20
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat10:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat10
	s_mov_b32 s6, 0xfff
	s_andn1_saveexec_b32 s7, s6
	v_readfirstlane_b32 s20, v0
	s_mov_b32 exec_lo, s7
	v_mov_b32 v2, s20
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat11:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat11
	v_cmp_gt_u32_e32 vcc_lo, 5, v0
	v_cndmask_b32_e32 v2, 3, v1, vcc_lo
	v_readlane_b32 s20, v2, 4
	v_mov_b32 v2, s20
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat12:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat12
	v_mbcnt_lo_u32_b32 v2, -1, 0
	v_readlane_b32 s20, v2, 17
	v_mov_b32 v2, s20
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat13:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat13
	v_mbcnt_lo_u32_b32 v2, -1, 0
	v_mbcnt_hi_u32_b32 v2, -1, v2
	v_readlane_b32 s20, v2, 31
	v_mov_b32 v2, s20
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat14:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat14
	v_readlane_b32 s20, v0, 37
	v_mov_b32 v2, s20
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat15:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat15
	s_mov_b32 s6, 43
	v_writelane_b32 v2, 17, s6
	v_readlane_b32 s20, v2, 11
	v_mov_b32 v2, s20
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat16:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat16
	v_mad_u64_u32 v[2:3], null, v1, v1, v[0:1]
	v_mov_b32 v2, v3
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat17:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat17
	v_add3_u32 v2, v1, v1, 5
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat18:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat18
	v_xad_u32 v2, v1, -1, v1
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat19:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat19
	v_lshl_or_b32 v2, v1, 2, 1
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat20:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat20
	v_mov_b32 v2, 9
	v_mov_b32_dpp v2, v0 row_shr:1 row_mask:0x1 bank_mask:0xf
	v_readlane_b32 s20, v2, 20
	v_mov_b32 v2, s20
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat21:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat21
	v_lshlrev_b32 v2, 2, v0
	v_add_nc_u32 v2, 12, v2
	ds_bpermute_b32 v2, v2, v0
	s_waitcnt lgkmcnt(0)
	v_readlane_b32 s20, v2, 31
	v_mov_b32 v2, s20
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat22:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat22
	ds_swizzle_b32 v2, v0 offset:0x041f
	s_waitcnt lgkmcnt(0)
	v_readlane_b32 s20, v2, 6
	v_mov_b32 v2, s20
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat23:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat23
	s_lshl2_add_u32 s20, s2, 3
	v_mov_b32 v2, s20
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat24:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat24
	s_mul_hi_u32 s20, s2, 0x40000000
	v_mov_b32 v2, s20
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat25:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat25
	s_cmp_eq_u32 s2, 5
	s_cselect_b32 vcc_lo, -1, 0
	s_bcnt1_i32_b32 s20, vcc_lo
	v_mov_b32 v2, s20
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat26:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat26
	s_add_u32 null, s2, 0xfffffff0
	s_addc_u32 s20, 3, 0
	v_mov_b32 v2, s20
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat27:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat27
	v_cmp_eq_u32_e32 vcc_lo, v0, v1
	s_cbranch_vccz .Lskip28
	s_nop 9
	s_nop 9
.Lskip28:
	v_mov_b32 v2, 1
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat28:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat28
	s_mov_b32 exec_lo, 0x10
	v_mov_b32 v2, 4
	s_mov_b32 exec_lo, -1
	v_readlane_b32 s20, v2, 4
	v_mov_b32 v2, s20
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat29:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat29
	v_fmac_f32 v4, v5, v5
	v_cvt_u32_f32 v2, v4
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat30:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat30
	v_cvt_f32_u32 v6, v1
	v_fmamk_f32 v2, v6, 0x40000000, v5
	v_cvt_u32_f32 v2, v2
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat31:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat31
	v_cvt_f32_u32 v6, v1
	v_fmaak_f32 v2, v6, v5, 0x40400000
	v_cvt_u32_f32 v2, v2
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat32:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat32
	s_mov_b32 s6, 0xff
	v_cndmask_b32_e64 v2, 0, v0, s6
	v_cmp_ne_u32_e32 vcc_lo, 0, v2
	s_bcnt1_i32_b32 s20, vcc_lo
	v_mov_b32 v2, s20
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat33:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat33
	s_mov_b32 vcc_hi, -1
	v_cmp_gt_u32_e32 vcc_lo, 0, v0
	s_cbranch_vccz .Lskip34
	s_nop 9
	s_nop 9
.Lskip34:
	v_mov_b32 v2, 2
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat34:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat34
	s_mov_b32 vcc_hi, -1
	s_mov_b32 vcc_lo, 0
	s_and_saveexec_b32 s7, vcc_lo
	s_cbranch_execz .Lskip35
	s_nop 9
	s_nop 9
.Lskip35:
	s_mov_b32 exec_lo, s7
	v_mov_b32 v2, 2
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat35:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat35
	s_mov_b32 exec_lo, 0x3ff
	v_cmpx_gt_u32_e64 s2, v0
	s_bcnt1_i32_b32 s20, exec_lo
	s_mov_b32 exec_lo, -1
	v_mov_b32 v2, s20
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat36:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat36
	s_mov_b32 exec_lo, 0
	v_readfirstlane_b32 s20, v0
	s_mov_b32 exec_lo, -1
	v_mov_b32 v2, s20
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat37:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat37
	v_lshlrev_b32 v6, 2, v0
	v_mov_b32 v7, 0
	global_store_dword v6, v7, s[0:1]
	s_waitcnt vmcnt(0)
	s_nop 3
	s_waitcnt_vscnt null, 0x0
	v_mov_b32 v2, 1
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat38:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat38
	global_load_dword v9, v6, s[0:1]
	global_store_dword v6, v1, s[0:1]
	s_waitcnt_vscnt null, 0x0
	v_mov_b32 v2, 3
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat39:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat39
	v_add_co_u32 v2, null, v1, 3
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat40:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat40
	s_mov_b32 s6, 0xf0f0
	v_add_co_ci_u32_e64 v2, null, v1, v1, s6
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat41:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat41
	v_div_scale_f32 v2, null, v1, v1, v1
	v_mov_b32 v2, 2
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat42:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat42
	s_mov_b32 null, s2
	s_add_u32 s20, null, 5
	v_mov_b32 v2, s20
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat100:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat100
	s_mov_b32 m0, 7
	s_add_u32 s20, m0, 3
	v_mov_b32 v2, s20
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat101:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat101
	s_mov_b32 vcc_lo, 9
	v_add_co_u32 v2, null, v1, 3
	s_mov_b32 null, s2
	v_mov_b32 v2, vcc_lo
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat102:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat102
	s_mov_b32 s6, 0
	s_and_saveexec_b32 s7, s6
	s_cselect_b32 s20, 3, 6
	s_mov_b32 exec_lo, s7
	v_mov_b32 v2, s20
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat103:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat103
	v_lshlrev_b32 v6, 2, v0
	v_mov_b32 v7, 0
	global_store_dword v6, v7, s[0:1]
	s_mov_b32 exec_lo, 0
	global_store_dword v6, v7, s[0:1]
	s_mov_b32 exec_lo, -1
	s_waitcnt_vscnt null, 0x1
	v_mov_b32 v2, 2
	v_and_b32 v3, 31, v2
	v_readfirstlane_b32 s20, v3
.Lrepeat104:
	s_nop 3
	s_sub_i32 s20, s20, 1
	s_cmp_gt_i32 s20, 0
	s_cbranch_scc1 .Lrepeat104
	s_endpgm
	.amdhsa_kernel k
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_wavefront_size32 1
		.amdhsa_next_free_vgpr 32
		.amdhsa_next_free_sgpr 32
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.version: [ 1, 1 ]
amdhsa.kernels:
  - .name: k
    .symbol: k.kd
    .kernarg_segment_size: 12
    .args:
      - { .name: out, .size: 8, .offset: 0, .value_kind: global_buffer, .address_space: global }
      - { .name: n, .size: 4, .offset: 8, .value_kind: by_value }
...
	.end_amdgpu_metadata
