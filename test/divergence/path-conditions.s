; test: edges of branches that compare one number of the wave with constants exclude each other where no number takes both
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,trips,divergence,exclusive --only trips %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
; one row for all
	.type three,@function
three:
	s_cmp_eq_u32 s4, 0
	s_cbranch_scc0 .L1
	s_nop 1
.L1:
	s_cmp_eq_u32 s4, 1
	s_cbranch_scc0 .L2
	s_nop 1
.L2:
	s_cmp_gt_u32 s4, 1
	s_cbranch_scc0 .L3
	s_nop 1
.L3:
	s_setpc_b64 s[30:31]
; 2 takes both: none
	.type overlap,@function
overlap:
	s_cmp_gt_u32 s4, 1
	s_cbranch_scc0 .L4
	s_nop 1
.L4:
	s_cmp_lt_u32 s4, 3
	s_cbranch_scc0 .L5
	s_nop 1
.L5:
	s_setpc_b64 s[30:31]
; 
	.type less,@function
less:
	s_cmp_lt_i32 s4, 5
	s_cbranch_scc0 .L6
	s_nop 1
.L6:
	s_cmp_ge_i32 s4, 5
	s_cbranch_scc0 .L7
	s_nop 1
.L7:
	s_setpc_b64 s[30:31]
; 5 takes both: none
	.type less_or_equal,@function
less_or_equal:
	s_cmp_le_i32 s4, 5
	s_cbranch_scc0 .L8
	s_nop 1
.L8:
	s_cmp_ge_i32 s4, 5
	s_cbranch_scc0 .L9
	s_nop 1
.L9:
	s_setpc_b64 s[30:31]
; 
	.type greater,@function
greater:
	s_cmp_gt_u32 s4, 5
	s_cbranch_scc0 .L10
	s_nop 1
.L10:
	s_cmp_le_u32 s4, 5
	s_cbranch_scc0 .L11
	s_nop 1
.L11:
	s_setpc_b64 s[30:31]
; 5 takes both: none
	.type greater_or_equal,@function
greater_or_equal:
	s_cmp_ge_u32 s4, 5
	s_cbranch_scc0 .L12
	s_nop 1
.L12:
	s_cmp_le_u32 s4, 5
	s_cbranch_scc0 .L13
	s_nop 1
.L13:
	s_setpc_b64 s[30:31]
; numbers below 0 are large: none
	.type signs,@function
signs:
	s_cmp_lt_i32 s4, 0
	s_cbranch_scc0 .L14
	s_nop 1
.L14:
	s_cmp_gt_u32 s4, 7
	s_cbranch_scc0 .L15
	s_nop 1
.L15:
	s_setpc_b64 s[30:31]
; 
	.type signs_apart,@function
signs_apart:
	s_cmp_lt_i32 s4, 0
	s_cbranch_scc0 .L16
	s_nop 1
.L16:
	s_cmp_lt_u32 s4, 8
	s_cbranch_scc0 .L17
	s_nop 1
.L17:
	s_setpc_b64 s[30:31]
; two numbers: none
	.type changed,@function
changed:
	s_cmp_eq_u32 s4, 0
	s_cbranch_scc0 .L18
	s_nop 1
.L18:
	s_mul_i32 s4, s4, s5
	s_cmp_eq_u32 s4, 1
	s_cbranch_scc0 .L19
	s_nop 1
.L19:
	s_setpc_b64 s[30:31]
; 0; 1; 0xfd up to 0xfffffffc
	.type moved,@function
moved:
	s_cmp_eq_u32 s4, 0
	s_cbranch_scc0 .L20
	s_nop 1
.L20:
	s_add_u32 s4, s4, 3
	s_cmp_eq_u32 s4, 4
	s_cbranch_scc0 .L21
	s_nop 1
.L21:
	s_mov_b32 s6, s4
	s_movk_i32 s7, 0x100
	s_cmp_ge_u32 s6, s7
	s_cbranch_scc0 .L22
	s_nop 1
.L22:
	s_setpc_b64 s[30:31]
; 0..63; 64..127; 128..255
	.type shifted,@function
shifted:
	s_cmp_lt_u32 s4, 64
	s_cbranch_scc0 .L23
	s_nop 1
.L23:
	s_lshr_b32 s5, s4, 6
	s_cmp_eq_u32 s5, 1
	s_cbranch_scc0 .L24
	s_nop 1
.L24:
	s_lshr_b32 s6, s4, 7
	s_cmp_eq_u32 s6, 1
	s_cbranch_scc0 .L25
	s_nop 1
.L25:
	s_setpc_b64 s[30:31]
; the same numbers: none
	.type shifted_over,@function
shifted_over:
	s_lshr_b32 s5, s4, 6
	s_cmp_eq_u32 s5, 1
	s_cbranch_scc0 .L26
	s_nop 1
.L26:
	s_lshr_b32 s6, s4, 6
	s_cmp_eq_u32 s6, 1
	s_cbranch_scc0 .L27
	s_nop 1
.L27:
	s_setpc_b64 s[30:31]
; 128 and more, then from 0 to 63: none
	.type shifted_round,@function
shifted_round:
	s_lshr_b32 s5, s4, 6
	s_cmp_lg_u32 s5, 1
	s_cbranch_scc0 .L28
	s_nop 1
.L28:
	s_cmp_eq_u32 s4, 63
	s_cbranch_scc0 .L29
	s_nop 1
.L29:
	s_setpc_b64 s[30:31]
; constants that meet are not followed: none
	.type joined,@function
joined:
	s_cmp_eq_u32 s4, 7
	s_cbranch_scc1 .Lone
	s_nop 1
	s_mov_b32 s5, 0
	s_branch .Lmeet
.Lone:
	s_nop 2
	s_mov_b32 s5, 1
.Lmeet:
	s_cmp_eq_u32 s5, 0
	s_cbranch_scc0 .L41
	s_nop 1
.L41:
	s_setpc_b64 s[30:31]
; in each iteration
	.type rounds,@function
rounds:
	s_mov_b32 s6, 0
.Lround:
	s_cmp_eq_u32 s6, 2
	s_cbranch_scc0 .L42
	s_nop 1
.L42:
	s_cmp_eq_u32 s6, 3
	s_cbranch_scc0 .L43
	s_nop 1
.L43:
	s_add_u32 s6, s6, 1
	s_cmp_lt_u32 s6, 10
	s_cbranch_scc1 .Lround
	s_setpc_b64 s[30:31]
; in the loop and behind it: none
	.type rounds_apart,@function
rounds_apart:
	s_mov_b32 s6, 0
.Lapart:
	s_cmp_eq_u32 s6, 2
	s_cbranch_scc0 .L44
	s_nop 1
.L44:
	s_add_u32 s6, s6, 1
	s_cmp_lt_u32 s6, 10
	s_cbranch_scc1 .Lapart
	s_cmp_eq_u32 s6, 10
	s_cbranch_scc0 .L45
	s_nop 1
.L45:
	s_setpc_b64 s[30:31]
; a flag that the first iteration sets: none
	.type first,@function
first:
	s_mov_b32 s6, 0
	s_mov_b32 s7, 0
.Lfirst:
	s_cmp_eq_u32 s7, 0
	s_cbranch_scc0 .L46
	s_nop 1
.L46:
	s_mov_b32 s7, 1
	s_add_u32 s6, s6, 1
	s_cmp_lt_u32 s6, 10
	s_cbranch_scc1 .Lfirst
	s_setpc_b64 s[30:31]
; want:
; ; facts of @three
; ; row b1, b3 or b5: only one is right by the comparisons at path-conditions.s:8:2, path-conditions.s:12:2, path-conditions.s:16:2: +1*@three->@b1 +1*@.L1->@b3 +1*@.L2->@b5 -1*outside->@three <= 0
; ; facts of @overlap
; ; facts of @less
; ; row b1 or b3: only one is right by the comparisons at path-conditions.s:36:2, path-conditions.s:40:2: +1*@less->@b1 +1*@.L6->@b3 -1*outside->@less <= 0
; ; facts of @less_or_equal
; ; facts of @greater
; ; row b1 or b3: only one is right by the comparisons at path-conditions.s:60:2, path-conditions.s:64:2: +1*@greater->@b1 +1*@.L10->@b3 -1*outside->@greater <= 0
; ; facts of @greater_or_equal
; ; facts of @signs
; ; facts of @signs_apart
; ; row b1 or b3: only one is right by the comparisons at path-conditions.s:96:2, path-conditions.s:100:2: +1*@signs_apart->@b1 +1*@.L16->@b3 -1*outside->@signs_apart <= 0
; ; facts of @changed
; ; facts of @moved
; ; row b1, b3 or b5: only one is right by the comparisons at path-conditions.s:121:2, path-conditions.s:126:2, path-conditions.s:132:2: +1*@moved->@b1 +1*@.L20->@b3 +1*@.L21->@b5 -1*outside->@moved <= 0
; ; facts of @shifted
; ; row b1, b3 or b5: only one is right by the comparisons at path-conditions.s:140:2, path-conditions.s:145:2, path-conditions.s:150:2: +1*@shifted->@b1 +1*@.L23->@b3 +1*@.L24->@b5 -1*outside->@shifted <= 0
; ; facts of @shifted_over
; ; facts of @shifted_round
; ; facts of @joined
; ; facts of @rounds
; ; loop 0 @.Lround depth=1
; ;   blocks @.Lround @b2 @.L42 @b4 @.L43
; ;   back @.L43->@.Lround
; ;   entry @rounds->@.Lround
; ;   exit @.L43->@b6
; ;   bound max=9 min=9 (s6 counts 1, 2, ... until s6 >= 10 (path-conditions.s:213:2))
; ; row b2, b4 or b6: only one is right by the comparisons at path-conditions.s:204:2, path-conditions.s:208:2, path-conditions.s:213:2: +1*@.Lround->@b2 +1*@.L42->@b4 +1*@.L43->@b6 -1*@rounds->@.Lround -1*@.L43->@.Lround <= 0
; ; row b2: at most 1 of the iterations of the loop at b1, whose counter is compared at path-conditions.s:204:2: +1*@.Lround->@b2 -1*@rounds->@.Lround <= 0
; ; row b4: at most 1 of the iterations of the loop at b1, whose counter is compared at path-conditions.s:208:2: +1*@.L42->@b4 -1*@rounds->@.Lround <= 0
; ; facts of @rounds_apart
; ; loop 0 @.Lapart depth=1
; ;   blocks @.Lapart @b2 @.L44
; ;   back @.L44->@.Lapart
; ;   entry @rounds_apart->@.Lapart
; ;   exit @.L44->@b4
; ;   bound max=9 min=9 (s6 counts 1, 2, ... until s6 >= 10 (path-conditions.s:226:2))
; ; row b2: at most 1 of the iterations of the loop at b1, whose counter is compared at path-conditions.s:221:2: +1*@.Lapart->@b2 -1*@rounds_apart->@.Lapart <= 0
; ; facts of @first
; ; loop 0 @.Lfirst depth=1
; ;   blocks @.Lfirst @b2 @.L46
; ;   back @.L46->@.Lfirst
; ;   entry @first->@.Lfirst
; ;   exit @.L46->@b4
; ;   bound max=9 min=9 (s6 counts 1, 2, ... until s6 >= 10 (path-conditions.s:245:2))
