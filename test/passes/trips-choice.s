; test: what lanes choose is bounded by the comparison that chooses, if that was made for all of them
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,trips --only trips %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
	.type less,@function
less:
	global_load_dword v1, v[2:3], off
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, 0x46
	v_cmp_gt_u32_e32 vcc, v2, v1
	v_cndmask_b32_e32 v5, v2, v1, vcc
	v_mov_b32_e32 v4, 0
.Lless:
	v_add_u32_e32 v4, 1, v4
	v_cmp_lt_u32_e32 vcc, v4, v5
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lless
	s_endpgm
	.type less_by_any_mask,@function
less_by_any_mask:
	global_load_dword v1, v[2:3], off
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, 0x46
	v_cmp_gt_u32_e64 s[4:5], v2, v1
	v_cndmask_b32_e64 v5, v2, v1, s[4:5]
	v_mov_b32_e32 v4, 0
.Lless_by_any_mask:
	v_add_u32_e32 v4, 1, v4
	v_cmp_lt_u32_e32 vcc, v4, v5
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lless_by_any_mask
	s_endpgm
	.type more,@function
more:
	global_load_dword v1, v[2:3], off
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, 0x46
	v_cmp_gt_u32_e32 vcc, v2, v1
	v_cndmask_b32_e32 v5, v1, v2, vcc
	v_mov_b32_e32 v4, 0
.Lmore:
	v_add_u32_e32 v4, 1, v4
	v_cmp_lt_u32_e32 vcc, v4, v5
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lmore
	s_endpgm
	.type half_of_another_mask,@function
half_of_another_mask:
	global_load_dword v1, v[2:3], off
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, 0x46
	v_cmp_gt_u32_e64 s[4:5], v2, v1
	s_mov_b32 s5, s3
	v_cndmask_b32_e64 v5, v2, v1, s[4:5]
	v_mov_b32_e32 v4, 0
.Lhalf_of_another_mask:
	v_add_u32_e32 v4, 1, v4
	v_cmp_lt_u32_e32 vcc, v4, v5
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lhalf_of_another_mask
	s_endpgm
	.type some_compared,@function
some_compared:
	global_load_dword v1, v[2:3], off
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, 0x46
	v_cmp_gt_u32_e64 s[6:7], 9, v0
	s_and_saveexec_b64 s[8:9], s[6:7]
	v_cmp_le_u32_e64 s[4:5], v2, v1
	s_mov_b64 exec, s[8:9]
	v_cndmask_b32_e64 v5, v1, v2, s[4:5]
	v_mov_b32_e32 v4, 0
.Lsome_compared:
	v_add_u32_e32 v4, 1, v4
	v_cmp_lt_u32_e32 vcc, v4, v5
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lsome_compared
	s_endpgm
	.type all_compared,@function
all_compared:
	global_load_dword v1, v[2:3], off
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, 0x46
	v_cmp_le_u32_e64 s[4:5], v2, v1
	v_cndmask_b32_e64 v5, v1, v2, s[4:5]
	v_mov_b32_e32 v4, 0
.Lall_compared:
	v_add_u32_e32 v4, 1, v4
	v_cmp_lt_u32_e32 vcc, v4, v5
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lall_compared
	s_endpgm
	.type other_half_of_another_mask,@function
other_half_of_another_mask:
	global_load_dword v1, v[2:3], off
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, 0x46
	v_cmp_gt_u32_e64 s[4:5], v2, v1
	s_mov_b32 s4, s3
	v_cndmask_b32_e64 v5, v2, v1, s[4:5]
	v_mov_b32_e32 v4, 0
.Lother_half_of_another_mask:
	v_add_u32_e32 v4, 1, v4
	v_cmp_lt_u32_e32 vcc, v4, v5
	s_and_b64 exec, exec, vcc
	s_cbranch_execnz .Lother_half_of_another_mask
	s_endpgm
; want:
; ; facts of @less
; ; loop 0 @.Lless depth=1
; ;   blocks @.Lless
; ;   back @.Lless->@.Lless
; ;   entry @less->@.Lless
; ;   exit @.Lless->@b2
; ;   bound max=69 (v4 of each lane counts 1, 2, ... until v4 >= v5 (trips-choice.s:15:2))
; ; facts of @less_by_any_mask
; ; loop 0 @.Lless_by_any_mask depth=1
; ;   blocks @.Lless_by_any_mask
; ;   back @.Lless_by_any_mask->@.Lless_by_any_mask
; ;   entry @less_by_any_mask->@.Lless_by_any_mask
; ;   exit @.Lless_by_any_mask->@b2
; ;   bound max=69 (v4 of each lane counts 1, 2, ... until v4 >= v5 (trips-choice.s:29:2))
; ; facts of @more
; ; loop 0 @.Lmore depth=1
; ;   blocks @.Lmore
; ;   back @.Lmore->@.Lmore
; ;   entry @more->@.Lmore
; ;   exit @.Lmore->@b2
; ;   bound max=4294967294 (v4 of each lane counts 1, 2, ... until v4 >= v5 (trips-choice.s:43:2))
; ; facts of @half_of_another_mask
; ; loop 0 @.Lhalf_of_another_mask depth=1
; ;   blocks @.Lhalf_of_another_mask
; ;   back @.Lhalf_of_another_mask->@.Lhalf_of_another_mask
; ;   entry @half_of_another_mask->@.Lhalf_of_another_mask
; ;   exit @.Lhalf_of_another_mask->@b2
; ;   bound max=4294967294 (v4 of each lane counts 1, 2, ... until v4 >= v5 (trips-choice.s:58:2))
; ; facts of @some_compared
; ; loop 0 @.Lsome_compared depth=1
; ;   blocks @.Lsome_compared
; ;   back @.Lsome_compared->@.Lsome_compared
; ;   entry @some_compared->@.Lsome_compared
; ;   exit @.Lsome_compared->@b2
; ;   bound max=4294967294 (v4 of each lane counts 1, 2, ... until v4 >= v5 (trips-choice.s:75:2))
; ; facts of @all_compared
; ; loop 0 @.Lall_compared depth=1
; ;   blocks @.Lall_compared
; ;   back @.Lall_compared->@.Lall_compared
; ;   entry @all_compared->@.Lall_compared
; ;   exit @.Lall_compared->@b2
; ;   bound max=69 (v4 of each lane counts 1, 2, ... until v4 >= v5 (trips-choice.s:89:2))
; ; facts of @other_half_of_another_mask
; ; loop 0 @.Lother_half_of_another_mask depth=1
; ;   blocks @.Lother_half_of_another_mask
; ;   back @.Lother_half_of_another_mask->@.Lother_half_of_another_mask
; ;   entry @other_half_of_another_mask->@.Lother_half_of_another_mask
; ;   exit @.Lother_half_of_another_mask->@b2
; ;   bound max=4294967294 (v4 of each lane counts 1, 2, ... until v4 >= v5 (trips-choice.s:104:2))
