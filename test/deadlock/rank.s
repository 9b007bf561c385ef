; test: a number made of the rank of a lane among those that are on and of its number in the wave may be the same in two lanes
; run:  deadlock %s --workgroup 64
; exit: 1
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
rank_alone:
	v_mov_b32_e32 v5, 0
	ds_write_b32 v5, v5
	v_lshrrev_b32_e64 v1, v0, 11		; bits 0, 1 and 3
	v_and_b32_e32 v1, 1, v1
	v_cmp_gt_u32_e32 vcc, 4, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .Lrank_alone_end
	v_cmp_eq_u32_e32 vcc, 1, v1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .Lrank_alone_end
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2	; 0, 1, 2
	v_mbcnt_lo_u32_b32 v3, -1, 0
	v_mbcnt_hi_u32_b32 v3, -1, v3		; 0, 1, 3
	v_mov_b32_e32 v4, v2
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 1
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .Lrank_alone_end
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[10:11], 0
.Lrank_alone_spin:
	v_mov_b32_e32 v7, v5
	ds_wrxchg_rtn_b32 v7, v5, v6
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_or_b64 s[10:11], vcc, s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .Lrank_alone_spin
	s_or_b64 exec, exec, s[10:11]
	ds_write_b32 v5, v5
.Lrank_alone_end:
	s_endpgm
	.section .rodata,"a",@progbits
	.p2align	6
	.amdhsa_kernel rank_alone
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_group_segment_fixed_size 4
		.amdhsa_user_sgpr_private_segment_buffer 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
	.text
rank_and_lane:
	v_mov_b32_e32 v5, 0
	ds_write_b32 v5, v5
	v_lshrrev_b32_e64 v1, v0, 11		; bits 0, 1 and 3
	v_and_b32_e32 v1, 1, v1
	v_cmp_gt_u32_e32 vcc, 4, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .Lrank_and_lane_end
	v_cmp_eq_u32_e32 vcc, 1, v1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .Lrank_and_lane_end
	v_mbcnt_lo_u32_b32 v2, exec_lo, 0
	v_mbcnt_hi_u32_b32 v2, exec_hi, v2	; 0, 1, 2
	v_mbcnt_lo_u32_b32 v3, -1, 0
	v_mbcnt_hi_u32_b32 v3, -1, v3		; 0, 1, 3
	v_mul_u32_u24_e32 v4, 3, v2
	v_lshlrev_b32_e32 v3, 1, v3
	v_sub_u32_e32 v4, v4, v3
	v_and_b32_e32 v4, 63, v4		; 0, 1, 0: lanes 0 and 3
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 1
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .Lrank_and_lane_end
	s_waitcnt lgkmcnt(0)
	s_mov_b64 s[10:11], 0
.Lrank_and_lane_spin:
	v_mov_b32_e32 v7, v5
	ds_wrxchg_rtn_b32 v7, v5, v6
	s_waitcnt lgkmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v7
	s_or_b64 s[10:11], vcc, s[10:11]
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .Lrank_and_lane_spin
	s_or_b64 exec, exec, s[10:11]
	ds_write_b32 v5, v5
.Lrank_and_lane_end:
	s_endpgm
	.section .rodata,"a",@progbits
	.p2align	6
	.amdhsa_kernel rank_and_lane
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 16
		.amdhsa_group_segment_fixed_size 4
		.amdhsa_user_sgpr_private_segment_buffer 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_vgpr_workitem_id 0
	.end_amdhsa_kernel
	.text
; want:
; rank.s: kernel rank_alone: clean, in workgroups of 64
; rank.s: kernel rank_and_lane: possible, in workgroups of 64
;   rank.s:80:2: lanes wait in this loop for a write that comes after it, and lanes that have left the loop do not go on before all have left [simt-deadlock, possible]
;     waits for    rank.s:80:2  ds_wrxchg_rtn_b32 v7, v5, v6
;     blocked      rank.s:87:2  ds_write_b32 v5, v5
;     way          @.Lrank_and_lane_spin (leaves the loop) -> @b5
;     meet again   @.Lrank_and_lane_end, rank.s:89:2
