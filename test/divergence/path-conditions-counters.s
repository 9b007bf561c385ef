; test: edges that few iterations of a loop execute, by what its counter is compared with
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,trips,divergence,exclusive --only trips %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
; in one iteration
	.type once,@function
once:
	s_mov_b32 s6, 0
.Lloop102:
	s_cmp_eq_u32 s6, 2
	s_cbranch_scc0 .L101
	s_nop 1
.L101:
	s_add_u32 s6, s6, 1
	s_cmp_lt_u32 s6, 10
	s_cbranch_scc1 .Lloop102
	s_setpc_b64 s[30:31]
; three
	.type several,@function
several:
	s_mov_b32 s6, 0
.Lloop104:
	s_cmp_lt_u32 s6, 3
	s_cbranch_scc0 .L103
	s_nop 1
.L103:
	s_add_u32 s6, s6, 1
	s_cmp_lt_u32 s6, 10
	s_cbranch_scc1 .Lloop104
	s_setpc_b64 s[30:31]
; 0, 3, 6: three
	.type by_three,@function
by_three:
	s_mov_b32 s6, 0
.Lloop106:
	s_cmp_lt_u32 s6, 8
	s_cbranch_scc0 .L105
	s_nop 1
.L105:
	s_add_u32 s6, s6, 3
	s_cmp_lt_u32 s6, 30
	s_cbranch_scc1 .Lloop106
	s_setpc_b64 s[30:31]
; 40, 39, 38: three
	.type downwards,@function
downwards:
	s_movk_i32 s6, 40
.Lloop108:
	s_cmp_ge_i32 s6, 38
	s_cbranch_scc0 .L107
	s_nop 1
.L107:
	s_sub_u32 s6, s6, 1
	s_cmp_gt_i32 s6, 0
	s_cbranch_scc1 .Lloop108
	s_setpc_b64 s[30:31]
; the counter of a loop around: all
	.type stays,@function
stays:
	s_mov_b32 s6, 0
.Lloop116:
	s_mov_b32 s7, 0
.Lstays:
	s_cmp_eq_u32 s6, 2
	s_cbranch_scc0 .L115
	s_nop 1
.L115:
	s_add_u32 s7, s7, 1
	s_cmp_lt_u32 s7, 5
	s_cbranch_scc1 .Lstays
	s_add_u32 s6, s6, 1
	s_cmp_lt_u32 s6, 10
	s_cbranch_scc1 .Lloop116
	s_setpc_b64 s[30:31]
; no counter: it may stay as it is
	.type sometimes,@function
sometimes:
	s_mov_b32 s6, 0
	s_mov_b32 s7, 0
.Lsometimes:
	s_cmp_eq_u32 s6, 2
	s_cbranch_scc0 .L117
	s_nop 1
.L117:
	s_cmp_eq_u32 s4, s5
	s_cbranch_scc1 .Lkeep
	s_add_u32 s6, s6, 1
.Lkeep:
	s_mul_i32 s4, s4, s5
	s_add_u32 s7, s7, 1
	s_cmp_lt_u32 s7, 10
	s_cbranch_scc1 .Lsometimes
	s_setpc_b64 s[30:31]
; after 2^31 it is 0 again: half of them
	.type around,@function
around:
	s_mov_b32 s6, 0
	s_mov_b32 s7, 0
.Lloop119:
	s_cmp_lt_u32 s6, 3
	s_cbranch_scc0 .L118
	s_nop 1
.L118:
	s_add_u32 s7, s7, 1
	s_xor_b32 s8, s7, s4
	s_add_u32 s6, s6, 0x80000000
	s_cmp_lt_u32 s7, 10
	s_cbranch_scc1 .Lloop119
	s_setpc_b64 s[30:31]
; it is in the set at the start and at the end
	.type comes_back,@function
comes_back:
	s_mov_b32 s6, 0x10000000
	s_mov_b32 s7, 0
.Lloop121:
	s_cmp_lt_u32 s6, 0x10000001
	s_cbranch_scc0 .L120
	s_nop 1
.L120:
	s_add_u32 s7, s7, 1
	s_add_u32 s6, s6, 0x10000000
	s_cmp_lt_u32 s7, 16
	s_cbranch_scc1 .Lloop121
	s_setpc_b64 s[30:31]
; with a barrier: the counter is the same in all waves
	.type barrier,@function
barrier:
	s_mov_b32 s6, 0
.Lloop123:
	s_barrier
	s_cmp_eq_u32 s6, 2
	s_cbranch_scc0 .L122
	s_nop 1
.L122:
	s_add_u32 s6, s6, 1
	s_cmp_lt_u32 s6, 10
	s_cbranch_scc1 .Lloop123
	s_setpc_b64 s[30:31]
; it is not: none, for a chain of waves
	.type barrier_wave,@function
barrier_wave:
	v_readfirstlane_b32 s6, v0
	s_mov_b32 s7, 0
.Lloop125:
	s_barrier
	s_cmp_eq_u32 s6, 2
	s_cbranch_scc0 .L124
	s_nop 1
.L124:
	s_add_u32 s6, s6, 1
	s_add_u32 s7, s7, 1
	s_cmp_lt_u32 s7, 10
	s_cbranch_scc1 .Lloop125
	s_setpc_b64 s[30:31]
; from anywhere: all
	.type unknown_start,@function
unknown_start:
	s_mov_b32 s6, s4
	s_mov_b32 s7, 0
.Lloop127:
	s_cmp_lt_u32 s6, 8
	s_cbranch_scc0 .L126
	s_nop 1
.L126:
	s_add_u32 s7, s7, 1
	s_add_u32 s6, s6, 3
	s_cmp_lt_u32 s7, 10
	s_cbranch_scc1 .Lloop127
	s_setpc_b64 s[30:31]
; from 0 or 95: all
	.type two_starts,@function
two_starts:
	s_mov_b32 s7, 0
	s_mov_b32 s6, 0
	s_cmp_eq_u32 s4, 3
	s_cbranch_scc1 .Ltwo
	s_mov_b32 s6, 95
.Ltwo:
	s_sub_u32 s8, s6, 95
	s_cmp_lt_u32 s8, 3
	s_cbranch_scc0 .L130
	s_nop 1
.L130:
	s_add_u32 s6, s6, 1
	s_add_u32 s7, s7, 1
	s_cmp_lt_u32 s7, 10
	s_cbranch_scc1 .Ltwo
	s_setpc_b64 s[30:31]
; one edge back does not count: all
	.type two_ways,@function
two_ways:
	s_mov_b32 s7, 0
	s_mov_b32 s6, 0
.Lways:
	s_add_u32 s7, s7, 1
	s_cmp_gt_u32 s7, 10
	s_cbranch_scc1 .Lways_out
	s_cmp_eq_u32 s6, 2
	s_cbranch_scc0 .L131
	s_nop 1
.L131:
	s_cmp_eq_u32 s7, s4
	s_cbranch_scc1 .Lways
	s_add_u32 s6, s6, 1
	s_branch .Lways
.Lways_out:
	s_setpc_b64 s[30:31]
; up and down: all
	.type two_steps,@function
two_steps:
	s_mov_b32 s7, 0
	s_mov_b32 s6, 0
.Lsteps:
	s_add_u32 s7, s7, 1
	s_cmp_gt_u32 s7, 10
	s_cbranch_scc1 .Lsteps_out
	s_cmp_eq_u32 s6, 2
	s_cbranch_scc0 .L132
	s_nop 1
.L132:
	s_add_u32 s6, s6, 1
	s_cmp_eq_u32 s7, s4
	s_cbranch_scc1 .Lsteps
	s_sub_u32 s6, s6, 2
	s_branch .Lsteps
.Lsteps_out:
	s_setpc_b64 s[30:31]
; want:
; ; facts of @once
; ; loop 0 @.Lloop102 depth=1
; ;   blocks @.Lloop102 @b2 @.L101
; ;   back @.L101->@.Lloop102
; ;   entry @once->@.Lloop102
; ;   exit @.L101->@b4
; ;   bound max=9 min=9 (s6 counts 1, 2, ... until s6 >= 10 (path-conditions-counters.s:15:2))
; ; row b2: at most 1 of the iterations of the loop at b1, whose counter is compared at path-conditions-counters.s:10:2: +1*@.Lloop102->@b2 -1*@once->@.Lloop102 <= 0
; ; facts of @several
; ; loop 0 @.Lloop104 depth=1
; ;   blocks @.Lloop104 @b2 @.L103
; ;   back @.L103->@.Lloop104
; ;   entry @several->@.Lloop104
; ;   exit @.L103->@b4
; ;   bound max=9 min=9 (s6 counts 1, 2, ... until s6 >= 10 (path-conditions-counters.s:28:2))
; ; row b2: at most 3 of the iterations of the loop at b1, whose counter is compared at path-conditions-counters.s:23:2: +1*@.Lloop104->@b2 -3*@several->@.Lloop104 <= 0
; ; facts of @by_three
; ; loop 0 @.Lloop106 depth=1
; ;   blocks @.Lloop106 @b2 @.L105
; ;   back @.L105->@.Lloop106
; ;   entry @by_three->@.Lloop106
; ;   exit @.L105->@b4
; ;   bound max=9 min=9 (s6 counts 3, 6, ... until s6 >= 30 (path-conditions-counters.s:41:2))
; ; row b2: at most 3 of the iterations of the loop at b1, whose counter is compared at path-conditions-counters.s:36:2: +1*@.Lloop106->@b2 -3*@by_three->@.Lloop106 <= 0
; ; facts of @downwards
; ; loop 0 @.Lloop108 depth=1
; ;   blocks @.Lloop108 @b2 @.L107
; ;   back @.L107->@.Lloop108
; ;   entry @downwards->@.Lloop108
; ;   exit @.L107->@b4
; ;   bound max=39 min=39 (s6 counts 39, 38, ... until s6 <= 0 (path-conditions-counters.s:54:2))
; ; row b2: at most 3 of the iterations of the loop at b1, whose counter is compared at path-conditions-counters.s:49:2: +1*@.Lloop108->@b2 -3*@downwards->@.Lloop108 <= 0
; ; facts of @stays
; ; loop 0 @.Lloop116 depth=1
; ;   blocks @.Lloop116 @b5 @.Lstays @b3 @.L115
; ;   back @b5->@.Lloop116
; ;   entry @stays->@.Lloop116
; ;   exit @b5->@b6
; ;   bound max=9 min=9 (s6 counts 1, 2, ... until s6 >= 10 (path-conditions-counters.s:72:2))
; ; loop 1 @.Lstays depth=2 in=0
; ;   blocks @.Lstays @b3 @.L115
; ;   back @.L115->@.Lstays
; ;   entry @.Lloop116->@.Lstays
; ;   exit @.L115->@b5
; ;   bound max=4 min=4 (s7 counts 1, 2, ... until s7 >= 5 (path-conditions-counters.s:69:2))
; ; facts of @sometimes
; ; loop 0 @.Lsometimes depth=1
; ;   blocks @.Lsometimes @b2 @.L117 @b4 @.Lkeep
; ;   back @.Lkeep->@.Lsometimes
; ;   entry @sometimes->@.Lsometimes
; ;   exit @.Lkeep->@b6
; ;   bound max=9 min=9 (s7 counts 1, 2, ... until s7 >= 10 (path-conditions-counters.s:91:2))
; ; facts of @around
; ; loop 0 @.Lloop119 depth=1
; ;   blocks @.Lloop119 @b2 @.L118
; ;   back @.L118->@.Lloop119
; ;   entry @around->@.Lloop119
; ;   exit @.L118->@b4
; ;   bound max=9 min=9 (s7 counts 1, 2, ... until s7 >= 10 (path-conditions-counters.s:107:2))
; ; row b2: at most 5 of the iterations of the loop at b1, whose counter is compared at path-conditions-counters.s:100:2: +1*@.Lloop119->@b2 -5*@around->@.Lloop119 <= 0
; ; facts of @comes_back
; ; loop 0 @.Lloop121 depth=1
; ;   blocks @.Lloop121 @b2 @.L120
; ;   back @.L120->@.Lloop121
; ;   entry @comes_back->@.Lloop121
; ;   exit @.L120->@b4
; ;   bound max=15 min=15 (s7 counts 1, 2, ... until s7 >= 16 (path-conditions-counters.s:122:2))
; ; row b2: at most 2 of the iterations of the loop at b1, whose counter is compared at path-conditions-counters.s:116:2: +1*@.Lloop121->@b2 -2*@comes_back->@.Lloop121 <= 0
; ; facts of @barrier
; ; loop 0 @.Lloop123 depth=1
; ;   blocks @.Lloop123 @b2 @.L122
; ;   back @.L122->@.Lloop123
; ;   entry @barrier->@.Lloop123
; ;   exit @.L122->@b4
; ;   bound max=9 min=9 (s6 counts 1, 2, ... until s6 >= 10 (path-conditions-counters.s:136:2))
; ; row b2: at most 1 of the iterations of the loop at b1, whose counter is compared at path-conditions-counters.s:131:2: +1*@.Lloop123->@b2 -1*@barrier->@.Lloop123 <= 0
; ; facts of @barrier_wave
; ; loop 0 @.Lloop125 depth=1
; ;   blocks @.Lloop125 @b2 @.L124
; ;   back @.L124->@.Lloop125
; ;   entry @barrier_wave->@.Lloop125
; ;   exit @.L124->@b4
; ;   bound max=9 min=9 (s7 counts 1, 2, ... until s7 >= 10 (path-conditions-counters.s:152:2))
; ; facts of @unknown_start
; ; loop 0 @.Lloop127 depth=1
; ;   blocks @.Lloop127 @b2 @.L126
; ;   back @.L126->@.Lloop127
; ;   entry @unknown_start->@.Lloop127
; ;   exit @.L126->@b4
; ;   bound max=9 min=9 (s7 counts 1, 2, ... until s7 >= 10 (path-conditions-counters.s:167:2))
; ; facts of @two_starts
; ; loop 0 @.Ltwo depth=1
; ;   blocks @.Ltwo @b3 @.L130
; ;   back @.L130->@.Ltwo
; ;   entry @two_starts->@.Ltwo @b1->@.Ltwo
; ;   exit @.L130->@b5
; ;   bound max=9 min=9 (s7 counts 1, 2, ... until s7 >= 10 (path-conditions-counters.s:186:2))
; ; facts of @two_ways
; ; loop 0 @.Lways depth=1
; ;   blocks @.Lways @b2 @b3 @.L131 @b5
; ;   back @.L131->@.Lways @b5->@.Lways
; ;   entry @two_ways->@.Lways
; ;   exit @.Lways->@.Lways_out
; ;   bound max=10 min=10 (s7 counts 1, 2, ... until s7 > 10 (path-conditions-counters.s:196:2))
; ; facts of @two_steps
; ; loop 0 @.Lsteps depth=1
; ;   blocks @.Lsteps @b2 @b3 @.L132 @b5
; ;   back @.L132->@.Lsteps @b5->@.Lsteps
; ;   entry @two_steps->@.Lsteps
; ;   exit @.Lsteps->@.Lsteps_out
; ;   bound max=10 min=10 (s7 counts 1, 2, ... until s7 > 10 (path-conditions-counters.s:215:2))
