; What `deadlock --fix` must look at before it rewrites: work-item t waits for lock[t], which t - 1 writes behind the loop, and what
; stands there is not the same when it runs for some of the lanes at a time. test/prop/deadlock.c executes what --fix makes of them.
	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
; vcc is made for the lanes that have just left, and read behind the last write
	.globl mask_behind
	.p2align 8
	.type mask_behind,@function
mask_behind:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	v_lshlrev_b32_e32 v7, 2, v0
	v_mov_b32_e32 v2, 1
	s_mov_b32 s18, 1
	s_mov_b64 s[12:13], 0
	v_cmp_eq_u32_e64 s[14:15], 0, v0
	v_cmp_lt_u32_e64 s[16:17], 7, v0
	s_waitcnt lgkmcnt(0)
.Lmask_behind:
	global_load_dword v4, v7, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_or_b64 vcc, vcc, s[14:15]
	s_and_b64 vcc, exec, vcc
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .Lmask_behind
	s_or_b64 exec, exec, s[12:13]
	v_cmp_lt_u32_e32 vcc, 7, v0
	global_store_dword v7, v2, s[0:1] offset:4
	s_and_saveexec_b64 s[8:9], vcc
	global_store_dword v7, v2, s[6:7]
	s_endpgm
.Lend_mask_behind:
	.size mask_behind, .Lend_mask_behind-mask_behind
; which lanes write was decided before the loop: EXEC becomes a mask that was made there
	.globl lanes_before
	.p2align 8
	.type lanes_before,@function
lanes_before:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	v_lshlrev_b32_e32 v7, 2, v0
	v_mov_b32_e32 v2, 1
	s_mov_b32 s18, 1
	s_mov_b64 s[12:13], 0
	v_cmp_eq_u32_e64 s[14:15], 0, v0
	v_cmp_lt_u32_e64 s[16:17], 7, v0
	s_waitcnt lgkmcnt(0)
.Llanes_before:
	global_load_dword v4, v7, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_or_b64 vcc, vcc, s[14:15]
	s_and_b64 vcc, exec, vcc
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .Llanes_before
	s_or_b64 exec, exec, s[12:13]
	s_mov_b64 s[8:9], exec
	s_mov_b64 exec, s[16:17]
	global_atomic_add v7, v2, s[6:7]
	s_waitcnt vmcnt(0)
	s_mov_b64 exec, s[8:9]
	global_store_dword v7, v2, s[0:1] offset:4
	s_endpgm
.Lend_lanes_before:
	.size lanes_before, .Lend_lanes_before-lanes_before
; a scalar that the loop reads is written behind it
	.globl other_base
	.p2align 8
	.type other_base,@function
other_base:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	v_lshlrev_b32_e32 v7, 2, v0
	v_mov_b32_e32 v2, 1
	s_mov_b32 s18, 1
	s_mov_b64 s[12:13], 0
	v_cmp_eq_u32_e64 s[14:15], 0, v0
	v_cmp_lt_u32_e64 s[16:17], 7, v0
	s_waitcnt lgkmcnt(0)
.Lother_base:
	global_load_dword v4, v7, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_or_b64 vcc, vcc, s[14:15]
	s_and_b64 vcc, exec, vcc
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .Lother_base
	s_or_b64 exec, exec, s[12:13]
	global_store_dword v7, v2, s[0:1] offset:4
	s_add_u32 s0, s6, 0
	s_addc_u32 s1, s7, 0
	global_store_dword v7, v2, s[0:1]
	s_endpgm
.Lend_other_base:
	.size other_base, .Lend_other_base-other_base
; a scalar that each run makes alike, and reads behind the last write
	.globl same_number
	.p2align 8
	.type same_number,@function
same_number:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	v_lshlrev_b32_e32 v7, 2, v0
	v_mov_b32_e32 v2, 1
	s_mov_b32 s18, 1
	s_mov_b64 s[12:13], 0
	v_cmp_eq_u32_e64 s[14:15], 0, v0
	v_cmp_lt_u32_e64 s[16:17], 7, v0
	s_waitcnt lgkmcnt(0)
.Lsame_number:
	global_load_dword v4, v7, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_or_b64 vcc, vcc, s[14:15]
	s_and_b64 vcc, exec, vcc
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .Lsame_number
	s_or_b64 exec, exec, s[12:13]
	s_cmp_eq_u32 s18, 1
	s_cselect_b32 s19, 5, 6
	v_mov_b32_e32 v8, s19
	global_store_dword v7, v8, s[6:7]
	global_store_dword v7, v2, s[0:1] offset:4
	v_mov_b32_e32 v8, s19
	global_store_dword v7, v8, s[6:7]
	s_endpgm
.Lend_same_number:
	.size same_number, .Lend_same_number-same_number
; a mask that each lane has its bit of, in a loop with two back edges: t waits for t - 1, and then, with its bit set, for t + 1
	.globl two_passes
	.p2align 8
	.type two_passes,@function
two_passes:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	v_lshlrev_b32_e32 v7, 2, v0
	v_mov_b32_e32 v2, 1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, v7
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 4
	s_mov_b64 s[22:23], exec
	s_mov_b64 s[12:13], 0
	s_mov_b64 s[20:21], 0
.Lpass:
	global_load_dword v4, v5, s[0:1] glc
	v_mul_u32_u24_e32 v11, 63, v9
	v_cmp_eq_u32_e64 s[16:17], v11, v0
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_or_b64 vcc, vcc, s[16:17]
	s_and_b64 vcc, exec, vcc
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .Lpass
	s_or_b64 exec, exec, s[12:13]
	v_add_u32_e32 v6, v5, v10
	global_store_dword v6, v2, s[0:1]
	s_and_saveexec_b64 s[24:25], s[20:21]
	v_add_u32_e32 v8, 1, v8
	s_or_b64 exec, exec, s[24:25]
	v_add_u32_e32 v5, 0x100, v7
	v_mov_b32_e32 v10, -4
	v_add_u32_e32 v9, 1, v9
	v_cmp_lt_u32_e64 s[20:21], 0, v9
	v_cmp_gt_u32_e32 vcc, 2, v9
	s_mov_b64 s[12:13], 0
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lpass
	s_mov_b64 exec, s[22:23]
	global_store_dword v7, v8, s[6:7]
	s_endpgm
.Lend_two_passes:
	.size two_passes, .Lend_two_passes-two_passes
; lanes that were not in the loop read a mask that those that leave it make, between the two joins
	.globl skipped_mask
	.p2align 8
	.type skipped_mask,@function
skipped_mask:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	v_lshlrev_b32_e32 v7, 2, v0
	v_and_b32_e32 v8, -8, v7
	v_mov_b32_e32 v2, 1
	s_mov_b64 s[12:13], -1
	s_mov_b64 s[14:15], -1
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .Lskipped_mask_join
	s_mov_b64 s[12:13], 0
.Lskipped_mask:
	global_load_dword v4, v7, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_and_b64 vcc, exec, vcc
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .Lskipped_mask
	s_or_b64 exec, exec, s[12:13]
	s_orn2_b64 s[12:13], s[14:15], exec
.Lskipped_mask_join:
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[8:9], s[12:13]
	global_store_dword v7, v2, s[0:1] offset:4
	s_or_b64 exec, exec, s[8:9]
	global_store_dword v8, v2, s[0:1]
	s_endpgm
.Lend_skipped_mask:
	.size skipped_mask, .Lend_skipped_mask-skipped_mask
; two loops: odd lanes wait in the second, one for the next, and even ones in the first for what those do behind it
	.globl turns_back
	.p2align 8
	.type turns_back,@function
turns_back:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	v_lshlrev_b32_e32 v7, 2, v0
	v_mov_b32_e32 v2, 1
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v9, 1, v0
	v_xor_b32_e32 v8, 4, v7
	v_cmp_eq_u32_e64 s[14:15], 1, v9
	s_mov_b64 s[12:13], 0
.Leven:
	global_load_dword v4, v7, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_or_b64 vcc, vcc, s[14:15]
	s_and_b64 vcc, exec, vcc
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .Leven
	s_or_b64 exec, exec, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 0, v9
	v_cmp_eq_u32_e32 vcc, 63, v0
	s_or_b64 s[14:15], s[14:15], vcc
	s_mov_b64 s[12:13], 0
.Lodd:
	global_load_dword v4, v7, s[0:1] offset:256 glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_or_b64 vcc, vcc, s[14:15]
	s_and_b64 vcc, exec, vcc
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .Lodd
	s_or_b64 exec, exec, s[12:13]
	v_cmp_lt_u32_e32 vcc, 7, v0
	global_store_dword v8, v2, s[0:1]
	global_store_dword v7, v2, s[0:1] offset:248
	s_and_saveexec_b64 s[8:9], vcc
	global_store_dword v7, v2, s[6:7]
	s_endpgm
.Lend_turns_back:
	.size turns_back, .Lend_turns_back-turns_back
; two loops: odd lanes pass the first, and wait in the second for what even ones do between the two
	.globl take_turns
	.p2align 8
	.type take_turns,@function
take_turns:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	v_lshlrev_b32_e32 v7, 2, v0
	v_mov_b32_e32 v2, 1
	s_waitcnt lgkmcnt(0)
	v_and_b32_e32 v9, 1, v0
	v_xor_b32_e32 v8, 4, v7
	v_cmp_eq_u32_e64 s[14:15], 1, v9
	s_mov_b64 s[12:13], 0
.Lfirst:
	global_load_dword v4, v7, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_or_b64 vcc, vcc, s[14:15]
	s_and_b64 vcc, exec, vcc
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .Lfirst
	s_or_b64 exec, exec, s[12:13]
	global_store_dword v8, v2, s[0:1]
	global_store_dword v8, v2, s[0:1] offset:256
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e64 s[14:15], 0, v9
	s_mov_b64 s[12:13], 0
.Lsecond:
	global_load_dword v4, v7, s[0:1] offset:256 glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_or_b64 vcc, vcc, s[14:15]
	s_and_b64 vcc, exec, vcc
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .Lsecond
	s_or_b64 exec, exec, s[12:13]
	v_cmp_lt_u32_e32 vcc, 7, v0
	global_store_dword v7, v2, s[0:1] offset:264
	s_and_saveexec_b64 s[8:9], vcc
	global_store_dword v7, v2, s[6:7]
	s_endpgm
.Lend_take_turns:
	.size take_turns, .Lend_take_turns-take_turns
; a scalar that counts the rounds of an outer loop, and is not the same for lanes that wait in different rounds
	.globl own_count
	.p2align 8
	.type own_count,@function
own_count:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	v_lshlrev_b32_e32 v7, 2, v0
	v_mov_b32_e32 v2, 1
	v_add_u32_e32 v9, 1, v0
	v_mov_b32_e32 v5, 0
	v_cmp_eq_u32_e64 s[14:15], 0, v0
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
.Lround:
	s_lshl_b32 s11, s10, 8
	v_add_u32_e32 v8, s11, v7
	s_mov_b64 s[12:13], 0
.Lown_count:
	global_load_dword v4, v8, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_or_b64 vcc, vcc, s[14:15]
	s_and_b64 vcc, exec, vcc
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .Lown_count
	s_or_b64 exec, exec, s[12:13]
	global_store_dword v8, v2, s[0:1] offset:4
	s_waitcnt vmcnt(0)
	s_add_i32 s10, s10, 1
	v_mul_lo_u32 v6, s10, v9
	v_add_u32_e32 v5, v5, v6
	s_cmp_lt_u32 s10, 3
	s_cbranch_scc1 .Lround
	global_store_dword v7, v5, s[6:7]
	s_endpgm
.Lend_own_count:
	.size own_count, .Lend_own_count-own_count
; what an atomic operation adds for all lanes that are on is added up by a loop over these, also where several groups of lanes are parked
	.globl adds_up
	.p2align 8
	.type adds_up,@function
adds_up:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	v_lshlrev_b32_e32 v7, 2, v0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	v_add_u32_e32 v9, 1, v0
	v_and_b32_e32 v10, 15, v0
	v_cmp_eq_u32_e64 s[14:15], 0, v10
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(0)
.Lupper:
	s_lshl_b32 s11, s10, 8
	v_add_u32_e32 v8, s11, v7
	s_mov_b64 s[12:13], 0
.Ladds_up:
	global_load_dword v4, v8, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_or_b64 vcc, vcc, s[14:15]
	s_and_b64 vcc, exec, vcc
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .Ladds_up
	s_or_b64 exec, exec, s[12:13]
	v_mul_lo_u32 v5, s10, v9
	s_mov_b32 s16, 0
	s_mov_b64 s[18:19], exec
.Leach:
	s_ff1_i32_b64 s17, s[18:19]
	v_readlane_b32 s20, v5, s17
	s_lshl_b64 s[22:23], 1, s17
	s_andn2_b64 s[18:19], s[18:19], s[22:23]
	s_add_i32 s16, s16, s20
	s_cmp_lg_u64 s[18:19], 0
	s_cbranch_scc1 .Leach
	v_mbcnt_lo_u32_b32 v11, exec_lo, 0
	v_mbcnt_hi_u32_b32 v11, exec_hi, v11
	v_cmp_eq_u32_e32 vcc, 0, v11
	s_and_saveexec_b64 s[24:25], vcc
	v_mov_b32_e32 v12, s16
	global_atomic_add v3, v12, s[6:7]
	s_or_b64 exec, exec, s[24:25]
	s_waitcnt vmcnt(0)
	global_store_dword v8, v2, s[0:1] offset:4
	s_waitcnt vmcnt(0)
	s_add_i32 s10, s10, 1
	s_cmp_lt_u32 s10, 3
	s_cbranch_scc1 .Lupper
	s_endpgm
.Lend_adds_up:
	.size adds_up, .Lend_adds_up-adds_up
; behind a barrier each reads what another has written: all lanes wait there until none is parked
	.globl meets_behind
	.p2align 8
	.type meets_behind,@function
meets_behind:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	v_lshlrev_b32_e32 v7, 2, v0
	v_mov_b32_e32 v2, 1
	s_mov_b32 s18, 1
	s_mov_b64 s[12:13], 0
	v_cmp_eq_u32_e64 s[14:15], 0, v0
	v_sub_u32_e32 v9, 63, v0
	v_lshlrev_b32_e32 v9, 2, v9
	s_waitcnt lgkmcnt(0)
.Lmeets_behind:
	global_load_dword v4, v7, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_or_b64 vcc, vcc, s[14:15]
	s_and_b64 vcc, exec, vcc
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .Lmeets_behind
	s_or_b64 exec, exec, s[12:13]
	v_add_u32_e32 v5, 3, v0
	global_store_dword v7, v5, s[6:7]
	global_store_dword v7, v2, s[0:1] offset:4
	s_waitcnt vmcnt(0)
	s_barrier
	global_load_dword v8, v9, s[6:7] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v8, v0, v8
	global_store_dword v7, v8, s[6:7] offset:256
	s_endpgm
.Lend_meets_behind:
	.size meets_behind, .Lend_meets_behind-meets_behind
; the same in a loop: lanes that came to the barrier early are on again the next time
	.globl meets_twice
	.p2align 8
	.type meets_twice,@function
meets_twice:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	v_lshlrev_b32_e32 v7, 2, v0
	v_mov_b32_e32 v2, 1
	s_mov_b32 s18, 1
	s_mov_b64 s[12:13], 0
	v_cmp_eq_u32_e64 s[14:15], 0, v0
	v_sub_u32_e32 v9, 63, v0
	v_lshlrev_b32_e32 v9, 2, v9
	v_mov_b32_e32 v6, v7
	s_waitcnt lgkmcnt(0)
.Lmeets_next:
	s_mov_b64 s[12:13], 0
.Lmeets_twice:
	global_load_dword v4, v6, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_or_b64 vcc, vcc, s[14:15]
	s_and_b64 vcc, exec, vcc
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .Lmeets_twice
	s_or_b64 exec, exec, s[12:13]
	v_add_u32_e32 v5, s18, v0
	global_store_dword v7, v5, s[6:7]
	global_store_dword v6, v2, s[0:1] offset:4
	s_waitcnt vmcnt(0)
	s_barrier
	global_load_dword v8, v9, s[6:7] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v8, v0, v8
	global_store_dword v7, v8, s[6:7] offset:256
	s_waitcnt vmcnt(0)
	s_barrier
	v_add_u32_e32 v6, 0x100, v6
	s_add_i32 s18, s18, 1
	s_cmp_lt_u32 s18, 4
	s_cbranch_scc1 .Lmeets_next
	s_endpgm
.Lend_meets_twice:
	.size meets_twice, .Lend_meets_twice-meets_twice
; the last lane is switched off in the loop for good: nobody computes for it what is read behind the stop
	.globl last_is_off
	.p2align 8
	.type last_is_off,@function
last_is_off:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	v_lshlrev_b32_e32 v7, 2, v0
	v_mov_b32_e32 v2, 1
	s_mov_b32 s18, 1
	s_mov_b64 s[12:13], 0
	v_cmp_eq_u32_e64 s[14:15], 0, v0
	v_sub_u32_e32 v9, 63, v0
	v_lshlrev_b32_e32 v9, 2, v9
	s_mov_b32 s19, 0
	s_not_b64 s[8:9], 0
	s_bitset0_b64 s[8:9], 63
	s_waitcnt lgkmcnt(0)
.Llast_is_off:
	global_load_dword v4, v7, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, s19, v4
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_or_b64 vcc, vcc, s[14:15]
	s_and_b64 vcc, exec, vcc
	s_and_b64 s[16:17], vcc, s[8:9]
	s_or_b64 s[12:13], s[16:17], s[12:13]
	s_andn2_b64 exec, exec, vcc
	s_cbranch_execnz .Llast_is_off
	s_or_b64 exec, exec, s[12:13]
	s_add_i32 s19, s18, 4
	v_add_u32_e32 v5, 3, v0
	global_store_dword v7, v5, s[6:7]
	global_store_dword v7, v2, s[0:1] offset:4
	v_mov_b32_e32 v8, s19
	global_store_dword v7, v8, s[6:7] offset:256
	s_endpgm
.Lend_last_is_off:
	.size last_is_off, .Lend_last_is_off-last_is_off
; SCC is made in front of the last write, and read behind it
	.globl scc_behind
	.p2align 8
	.type scc_behind,@function
scc_behind:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	v_lshlrev_b32_e32 v7, 2, v0
	v_mov_b32_e32 v2, 1
	s_mov_b32 s18, 1
	s_mov_b64 s[12:13], 0
	v_cmp_eq_u32_e64 s[14:15], 0, v0
	v_sub_u32_e32 v9, 63, v0
	v_lshlrev_b32_e32 v9, 2, v9
	s_waitcnt lgkmcnt(0)
.Lscc_behind:
	global_load_dword v4, v7, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_or_b64 vcc, vcc, s[14:15]
	s_and_b64 vcc, exec, vcc
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .Lscc_behind
	s_or_b64 exec, exec, s[12:13]
	v_add_u32_e32 v5, 3, v0
	global_store_dword v7, v5, s[6:7]
	s_cmp_lg_u32 s18, 1
	global_store_dword v7, v2, s[0:1] offset:4
	s_cselect_b32 s19, 5, 6
	v_mov_b32_e32 v8, s19
	global_store_dword v7, v8, s[6:7] offset:256
	s_endpgm
.Lend_scc_behind:
	.size scc_behind, .Lend_scc_behind-scc_behind
; those that leave the loop together take as many tickets by one atomic operation, and read behind it which: each group has its own
	.globl group_tickets
	.p2align 8
	.type group_tickets,@function
group_tickets:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	v_and_b32_e32 v10, 56, v0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
	s_mov_b64 s[12:13], 0
	s_waitcnt lgkmcnt(0)
.Lgroup_tickets:
	global_load_dword v4, v3, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ge_u32_e32 vcc, v4, v10
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .Lgroup_tickets
	s_or_b64 exec, exec, s[12:13]
	s_mov_b64 s[16:17], exec
	v_mbcnt_lo_u32_b32 v5, s16, 0
	v_mbcnt_hi_u32_b32 v5, s17, v5
	v_cmp_eq_u32_e32 vcc, 0, v5
	s_and_saveexec_b64 s[20:21], vcc
	s_bcnt1_i32_b64 s22, s[16:17]
	v_mov_b32_e32 v6, s22
	global_atomic_add v11, v3, v6, s[0:1] glc
	s_waitcnt vmcnt(0)
	s_or_b64 exec, exec, s[20:21]
	global_atomic_umax v3, v10, s[0:1]
	v_readfirstlane_b32 s23, v11
	v_add_u32_e32 v12, s23, v5
	v_lshlrev_b32_e32 v12, 2, v12
	global_store_dword v12, v2, s[6:7]
	s_endpgm
.Lend_group_tickets:
	.size group_tickets, .Lend_group_tickets-group_tickets
; a barrier is between two loops that wait: each has a stop of its own
	.globl meets_between
	.p2align 8
	.type meets_between,@function
meets_between:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	v_lshlrev_b32_e32 v7, 2, v0
	v_mov_b32_e32 v2, 1
	s_mov_b32 s18, 1
	s_mov_b64 s[12:13], 0
	v_cmp_eq_u32_e64 s[14:15], 0, v0
	v_sub_u32_e32 v9, 63, v0
	v_lshlrev_b32_e32 v9, 2, v9
	s_waitcnt lgkmcnt(0)
.Lmeets_first:
	global_load_dword v4, v7, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_or_b64 vcc, vcc, s[14:15]
	s_and_b64 vcc, exec, vcc
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .Lmeets_first
	s_or_b64 exec, exec, s[12:13]
	v_add_u32_e32 v5, 3, v0
	global_store_dword v7, v5, s[6:7]
	global_store_dword v7, v2, s[0:1] offset:4
	s_waitcnt vmcnt(0)
	s_barrier
	global_load_dword v8, v9, s[6:7] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v8, v0, v8
	global_store_dword v7, v8, s[6:7] offset:256
	s_mov_b64 s[12:13], 0
	v_add_u32_e32 v6, 0x200, v7
	s_waitcnt vmcnt(0)
	s_barrier
.Lmeets_between:
	global_load_dword v4, v6, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_or_b64 vcc, vcc, s[14:15]
	s_and_b64 vcc, exec, vcc
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .Lmeets_between
	s_or_b64 exec, exec, s[12:13]
	v_add_u32_e32 v5, v8, v5
	global_store_dword v7, v5, s[6:7]
	global_store_dword v6, v2, s[0:1] offset:4
	s_waitcnt vmcnt(0)
	s_barrier
	global_load_dword v8, v9, s[6:7] glc
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v8, v5, v8
	global_store_dword v7, v8, s[6:7] offset:256
	s_endpgm
.Lend_meets_between:
	.size meets_between, .Lend_meets_between-meets_between
; what is behind an else stands there twice: which lanes come there is known from either of two saved masks
	.globl two_tails
	.p2align 8
	.type two_tails,@function
two_tails:
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	v_lshlrev_b32_e32 v7, 2, v0
	v_mov_b32_e32 v2, 1
	s_mov_b32 s18, 1
	s_mov_b64 s[12:13], 0
	v_cmp_eq_u32_e64 s[14:15], 0, v0
	v_sub_u32_e32 v9, 63, v0
	v_lshlrev_b32_e32 v9, 2, v9
	v_and_b32_e32 v10, 1, v0
	v_cmp_eq_u32_e32 vcc, 1, v10
	s_waitcnt lgkmcnt(0)
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execnz .Ltwo_then
	s_andn2_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execnz .Ltwo_else
.Ltwo_tail:
	s_or_b64 exec, exec, s[10:11]
	global_store_dword v7, v0, s[6:7]
	s_endpgm
.Ltwo_then:
	global_load_dword v4, v7, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_or_b64 vcc, vcc, s[14:15]
	s_and_b64 vcc, exec, vcc
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .Ltwo_then
	s_or_b64 exec, exec, s[12:13]
	global_store_dword v7, v2, s[0:1] offset:4
	s_mov_b64 s[12:13], 0
	s_andn2_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .Ltwo_tail
.Ltwo_else:
	global_load_dword v4, v7, s[0:1] glc
	s_waitcnt vmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v4
	s_or_b64 vcc, vcc, s[14:15]
	s_and_b64 vcc, exec, vcc
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execnz .Ltwo_else
	s_or_b64 exec, exec, s[12:13]
	global_store_dword v7, v2, s[0:1] offset:4
	s_or_b64 exec, exec, s[10:11]
	global_store_dword v7, v0, s[6:7]
	s_endpgm
.Lend_two_tails:
	.size two_tails, .Lend_two_tails-two_tails
; functions that are called: one waits, one jumps to one that gives back; each is called twice
	.p2align 2
	.type give,@function
give:	v_mov_b32_e32 v2, 0
	v_cmp_ne_u32_e32 vcc, 0, v5		; some lanes take longer
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .Lgive
	s_sleep 1
.Lgive:	s_or_b64 exec, exec, s[6:7]
	global_atomic_swap v[0:1], v2, off
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
	.type add_and_give,@function
add_and_give:
	global_load_dword v4, v[0:1], off offset:4
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v4, 1, v4
	global_store_dword v[0:1], v4, off offset:4
	s_waitcnt vmcnt(0)
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, give@rel32@lo+4
	s_addc_u32 s7, s7, give@rel32@hi+12
	s_setpc_b64 s[6:7]
	.type take,@function
take:
	s_mov_b64 s[14:15], 0
	v_mov_b32_e32 v2, 1
	v_mov_b32_e32 v3, 0
.Ltake:
	global_atomic_cmpswap v4, v[0:1], v[2:3], off glc
	s_waitcnt vmcnt(0)
	v_cmp_eq_u32_e32 vcc, 0, v4
	s_or_b64 s[14:15], vcc, s[14:15]
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execnz .Ltake
	s_or_b64 exec, exec, s[14:15]
	s_setpc_b64 s[30:31]
	.globl calls_twice
	.p2align 8
	.type calls_twice,@function
calls_twice:
	s_load_dwordx2 s[0:1], s[4:5], 0x0
	v_and_b32_e32 v5, 1, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	s_getpc_b64 s[10:11]
	s_add_u32 s10, s10, take@rel32@lo+4
	s_addc_u32 s11, s11, take@rel32@hi+12
	s_swappc_b64 s[30:31], s[10:11]
	s_getpc_b64 s[12:13]
	s_add_u32 s12, s12, add_and_give@rel32@lo+4
	s_addc_u32 s13, s13, add_and_give@rel32@hi+12
	s_swappc_b64 s[30:31], s[12:13]
.Lagain:	s_swappc_b64 s[30:31], s[10:11]
	s_swappc_b64 s[30:31], s[12:13]
	s_endpgm
.Lend_calls_twice:
	.size calls_twice, .Lend_calls_twice-calls_twice
	.section .rodata
	.p2align 6
	.amdhsa_kernel meets_behind
		.amdhsa_kernarg_size 28
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel meets_twice
		.amdhsa_kernarg_size 28
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel last_is_off
		.amdhsa_kernarg_size 28
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel scc_behind
		.amdhsa_kernarg_size 28
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel group_tickets
		.amdhsa_kernarg_size 28
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel meets_between
		.amdhsa_kernarg_size 28
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel two_tails
		.amdhsa_kernarg_size 28
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel calls_twice
		.amdhsa_kernarg_size 28
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel mask_behind
		.amdhsa_kernarg_size 28
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel lanes_before
		.amdhsa_kernarg_size 28
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel other_base
		.amdhsa_kernarg_size 28
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel same_number
		.amdhsa_kernarg_size 28
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel two_passes
		.amdhsa_kernarg_size 28
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel skipped_mask
		.amdhsa_kernarg_size 28
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel turns_back
		.amdhsa_kernarg_size 28
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel take_turns
		.amdhsa_kernarg_size 28
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel adds_up
		.amdhsa_kernarg_size 28
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdhsa_kernel own_count
		.amdhsa_kernarg_size 28
		.amdhsa_next_free_vgpr 16
		.amdhsa_next_free_sgpr 32
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_system_sgpr_workgroup_id_x 1
	.end_amdhsa_kernel
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .name:           data
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .name:           n
        .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 256
    .name:           calls_twice
    .private_segment_fixed_size: 0
    .sgpr_count:     38
    .symbol:         calls_twice.kd
    .vgpr_count:     16
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .name:           data
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .name:           n
        .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 256
    .name:           two_tails
    .private_segment_fixed_size: 0
    .sgpr_count:     38
    .symbol:         two_tails.kd
    .vgpr_count:     16
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .name:           data
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .name:           n
        .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 256
    .name:           meets_between
    .private_segment_fixed_size: 0
    .sgpr_count:     38
    .symbol:         meets_between.kd
    .vgpr_count:     16
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .name:           data
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .name:           n
        .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 256
    .name:           group_tickets
    .private_segment_fixed_size: 0
    .sgpr_count:     38
    .symbol:         group_tickets.kd
    .vgpr_count:     16
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .name:           data
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .name:           n
        .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 256
    .name:           meets_behind
    .private_segment_fixed_size: 0
    .sgpr_count:     38
    .symbol:         meets_behind.kd
    .vgpr_count:     16
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .name:           data
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .name:           n
        .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 256
    .name:           meets_twice
    .private_segment_fixed_size: 0
    .sgpr_count:     38
    .symbol:         meets_twice.kd
    .vgpr_count:     16
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .name:           data
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .name:           n
        .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 256
    .name:           last_is_off
    .private_segment_fixed_size: 0
    .sgpr_count:     38
    .symbol:         last_is_off.kd
    .vgpr_count:     16
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .name:           data
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .name:           n
        .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 256
    .name:           scc_behind
    .private_segment_fixed_size: 0
    .sgpr_count:     38
    .symbol:         scc_behind.kd
    .vgpr_count:     16
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .name:           data
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .name:           n
        .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 256
    .name:           mask_behind
    .private_segment_fixed_size: 0
    .sgpr_count:     38
    .symbol:         mask_behind.kd
    .vgpr_count:     16
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .name:           data
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .name:           n
        .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 256
    .name:           lanes_before
    .private_segment_fixed_size: 0
    .sgpr_count:     38
    .symbol:         lanes_before.kd
    .vgpr_count:     16
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .name:           data
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .name:           n
        .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 256
    .name:           other_base
    .private_segment_fixed_size: 0
    .sgpr_count:     38
    .symbol:         other_base.kd
    .vgpr_count:     16
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .name:           data
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .name:           n
        .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 256
    .name:           same_number
    .private_segment_fixed_size: 0
    .sgpr_count:     38
    .symbol:         same_number.kd
    .vgpr_count:     16
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .name:           data
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .name:           n
        .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 256
    .name:           two_passes
    .private_segment_fixed_size: 0
    .sgpr_count:     38
    .symbol:         two_passes.kd
    .vgpr_count:     16
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .name:           data
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .name:           n
        .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 256
    .name:           skipped_mask
    .private_segment_fixed_size: 0
    .sgpr_count:     38
    .symbol:         skipped_mask.kd
    .vgpr_count:     16
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .name:           data
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .name:           n
        .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 256
    .name:           turns_back
    .private_segment_fixed_size: 0
    .sgpr_count:     38
    .symbol:         turns_back.kd
    .vgpr_count:     16
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .name:           data
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .name:           n
        .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 256
    .name:           take_turns
    .private_segment_fixed_size: 0
    .sgpr_count:     38
    .symbol:         take_turns.kd
    .vgpr_count:     16
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .name:           data
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .name:           n
        .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 256
    .name:           adds_up
    .private_segment_fixed_size: 0
    .sgpr_count:     38
    .symbol:         adds_up.kd
    .vgpr_count:     16
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_volatile:    true
        .name:           lock
        .offset:         0
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .name:           data
        .offset:         8
        .size:           8
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         16
        .size:           8
        .value_kind:     global_buffer
      - .name:           n
        .offset:         24
        .size:           4
        .value_kind:     by_value
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 28
    .max_flat_workgroup_size: 256
    .name:           own_count
    .private_segment_fixed_size: 0
    .sgpr_count:     38
    .symbol:         own_count.kd
    .vgpr_count:     16
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx900
amdhsa.version:
  - 1
  - 1
...

	.end_amdgpu_metadata
