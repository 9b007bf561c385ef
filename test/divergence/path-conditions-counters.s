; test: edges that few iterations of a loop execute, by what its counter is compared with
; run:  opt -p dom,postdom,cdep,loops,gsa,lanes,trips,divergence,exclusive --only trips %s
	.amdgcn_target "amdgcn-amd-amdhsa--gfx900"
	.text
; in one iteration
	.globl once
	.p2align 8
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
.Lend_once:
	.size once, .Lend_once-once
; three
	.globl several
	.p2align 8
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
.Lend_several:
	.size several, .Lend_several-several
; 0, 3, 6: three
	.globl by_three
	.p2align 8
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
.Lend_by_three:
	.size by_three, .Lend_by_three-by_three
; 40, 39, 38: three
	.globl downwards
	.p2align 8
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
.Lend_downwards:
	.size downwards, .Lend_downwards-downwards
; equal to a number from outside: one
	.globl argument
	.p2align 8
	.type argument,@function
argument:
	s_mov_b32 s6, 0
.Lloop110:
	s_cmp_eq_u32 s6, s5
	s_cbranch_scc0 .L109
	s_nop 1
.L109:
	s_add_u32 s6, s6, 1
	s_cmp_lt_u32 s6, 10
	s_cbranch_scc1 .Lloop110
	s_setpc_b64 s[30:31]
.Lend_argument:
	.size argument, .Lend_argument-argument
; the next is equal to it: one
	.globl last
	.p2align 8
	.type last,@function
last:
	s_mov_b32 s6, 0
.Lloop112:
	s_add_u32 s7, s6, 1
	s_cmp_lg_u32 s7, s5
	s_cbranch_scc1 .L111
	s_nop 1
.L111:
	s_add_u32 s6, s6, 1
	s_cmp_lt_u32 s6, 10
	s_cbranch_scc1 .Lloop112
	s_setpc_b64 s[30:31]
.Lend_last:
	.size last, .Lend_last-last
; equal to a number of the iteration: all
	.globl from_inside
	.p2align 8
	.type from_inside,@function
from_inside:
	s_mov_b32 s6, 0
.Lloop114:
	s_mul_i32 s5, s6, s6
	s_cmp_eq_u32 s6, s5
	s_cbranch_scc0 .L113
	s_nop 1
.L113:
	s_add_u32 s6, s6, 1
	s_cmp_lt_u32 s6, 10
	s_cbranch_scc1 .Lloop114
	s_setpc_b64 s[30:31]
.Lend_from_inside:
	.size from_inside, .Lend_from_inside-from_inside
; the counter of a loop around: all
	.globl stays
	.p2align 8
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
.Lend_stays:
	.size stays, .Lend_stays-stays
; no counter: it may stay as it is
	.globl sometimes
	.p2align 8
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
.Lend_sometimes:
	.size sometimes, .Lend_sometimes-sometimes
; after 2^31 it is 0 again: all
	.globl around
	.p2align 8
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
.Lend_around:
	.size around, .Lend_around-around
; it is in the set at the start and at the end
	.globl comes_back
	.p2align 8
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
.Lend_comes_back:
	.size comes_back, .Lend_comes_back-comes_back
; with a barrier: the counter is the same in all waves
	.globl barrier
	.p2align 8
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
.Lend_barrier:
	.size barrier, .Lend_barrier-barrier
; it is not: none, for a chain of waves
	.globl barrier_wave
	.p2align 8
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
.Lend_barrier_wave:
	.size barrier_wave, .Lend_barrier_wave-barrier_wave
; from anywhere by three: three
	.globl unknown_start
	.p2align 8
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
.Lend_unknown_start:
	.size unknown_start, .Lend_unknown_start-unknown_start
; it may come to the set again: all
	.globl unknown_around
	.p2align 8
	.type unknown_around,@function
unknown_around:
	s_mov_b32 s6, s4
	s_mov_b32 s7, 0
.Lloop129:
	s_cmp_lt_u32 s6, 8
	s_cbranch_scc0 .L128
	s_nop 1
.L128:
	s_add_u32 s7, s7, 1
	s_add_u32 s6, s6, 0x20000000
	s_cmp_lt_u32 s7, 10
	s_cbranch_scc1 .Lloop129
	s_setpc_b64 s[30:31]
.Lend_unknown_around:
	.size unknown_around, .Lend_unknown_around-unknown_around
; from 0 or 95: three
	.globl two_starts
	.p2align 8
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
.Lend_two_starts:
	.size two_starts, .Lend_two_starts-two_starts
; one edge back does not count: all
	.globl two_ways
	.p2align 8
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
.Lend_two_ways:
	.size two_ways, .Lend_two_ways-two_ways
; up and down: all
	.globl two_steps
	.p2align 8
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
.Lend_two_steps:
	.size two_steps, .Lend_two_steps-two_steps
; want:
; ; facts of @once
; ; loop 0 @.Lloop102 depth=1
; ;   blocks @.Lloop102 @b2 @.L101
; ;   back @.L101->@.Lloop102
; ;   entry @once->@.Lloop102
; ;   exit @.L101->@b4
; ;   bound max=9 min=9 (s6 counts 1, 2, ... until s6 >= 10 (path-conditions-counters.s:17:2))
; ; row b0 to b1, b2 or b4: only one is right by the comparisons at path-conditions-counters.s:12:2, path-conditions-counters.s:17:2: +1*@.L101->@b4 +1*@.Lloop102->@b2 -1*@.L101->@.Lloop102 <= 0
; ; row b2: at most 1 of the iterations of the loop at b1, whose counter is compared at path-conditions-counters.s:12:2: +1*@.Lloop102->@b2 -1*@once->@.Lloop102 <= 0
; ; facts of @several
; ; loop 0 @.Lloop104 depth=1
; ;   blocks @.Lloop104 @b2 @.L103
; ;   back @.L103->@.Lloop104
; ;   entry @several->@.Lloop104
; ;   exit @.L103->@b4
; ;   bound max=9 min=9 (s6 counts 1, 2, ... until s6 >= 10 (path-conditions-counters.s:34:2))
; ; row b2: at most 3 of the iterations of the loop at b1, whose counter is compared at path-conditions-counters.s:29:2: +1*@.Lloop104->@b2 -3*@several->@.Lloop104 <= 0
; ; facts of @by_three
; ; loop 0 @.Lloop106 depth=1
; ;   blocks @.Lloop106 @b2 @.L105
; ;   back @.L105->@.Lloop106
; ;   entry @by_three->@.Lloop106
; ;   exit @.L105->@b4
; ;   bound max=9 min=9 (s6 counts 3, 6, ... until s6 >= 30 (path-conditions-counters.s:51:2))
; ; row b2: at most 3 of the iterations of the loop at b1, whose counter is compared at path-conditions-counters.s:46:2: +1*@.Lloop106->@b2 -3*@by_three->@.Lloop106 <= 0
; ; facts of @downwards
; ; loop 0 @.Lloop108 depth=1
; ;   blocks @.Lloop108 @b2 @.L107
; ;   back @.L107->@.Lloop108
; ;   entry @downwards->@.Lloop108
; ;   exit @.L107->@b4
; ;   bound max=39 min=39 (s6 counts 39, 38, ... until s6 <= 0 (path-conditions-counters.s:68:2))
; ; row b2: at most 3 of the iterations of the loop at b1, whose counter is compared at path-conditions-counters.s:63:2: +1*@.Lloop108->@b2 -3*@downwards->@.Lloop108 <= 0
; ; facts of @argument
; ; loop 0 @.Lloop110 depth=1
; ;   blocks @.Lloop110 @b2 @.L109
; ;   back @.L109->@.Lloop110
; ;   entry @argument->@.Lloop110
; ;   exit @.L109->@b4
; ;   bound max=9 min=9 (s6 counts 1, 2, ... until s6 >= 10 (path-conditions-counters.s:85:2))
; ; row b2: at most 1 of the iterations of the loop at b1, whose counter is compared at path-conditions-counters.s:80:2: +1*@.Lloop110->@b2 -1*@argument->@.Lloop110 <= 0
; ; facts of @last
; ; loop 0 @.Lloop112 depth=1
; ;   blocks @.Lloop112 @b2 @.L111
; ;   back @.L111->@.Lloop112
; ;   entry @last->@.Lloop112
; ;   exit @.L111->@b4
; ;   bound max=9 min=9 (s6 counts 1, 2, ... until s6 >= 10 (path-conditions-counters.s:103:2))
; ; row b2: at most 1 of the iterations of the loop at b1, whose counter is compared at path-conditions-counters.s:98:2: +1*@.Lloop112->@b2 -1*@last->@.Lloop112 <= 0
; ; facts of @from_inside
; ; loop 0 @.Lloop114 depth=1
; ;   blocks @.Lloop114 @b2 @.L113
; ;   back @.L113->@.Lloop114
; ;   entry @from_inside->@.Lloop114
; ;   exit @.L113->@b4
; ;   bound max=9 min=9 (s6 counts 1, 2, ... until s6 >= 10 (path-conditions-counters.s:121:2))
; ; facts of @stays
; ; loop 0 @.Lloop116 depth=1
; ;   blocks @.Lloop116 @b5 @.Lstays @b3 @.L115
; ;   back @b5->@.Lloop116
; ;   entry @stays->@.Lloop116
; ;   exit @b5->@b6
; ;   bound max=9 min=9 (s6 counts 1, 2, ... until s6 >= 10 (path-conditions-counters.s:143:2))
; ; loop 1 @.Lstays depth=2 in=0
; ;   blocks @.Lstays @b3 @.L115
; ;   back @.L115->@.Lstays
; ;   entry @.Lloop116->@.Lstays
; ;   exit @.L115->@b5
; ;   bound max=4 min=4 (s7 counts 1, 2, ... until s7 >= 5 (path-conditions-counters.s:140:2))
; ; facts of @sometimes
; ; loop 0 @.Lsometimes depth=1
; ;   blocks @.Lsometimes @b2 @.L117 @b4 @.Lkeep
; ;   back @.Lkeep->@.Lsometimes
; ;   entry @sometimes->@.Lsometimes
; ;   exit @.Lkeep->@b6
; ;   bound max=9 min=9 (s7 counts 1, 2, ... until s7 >= 10 (path-conditions-counters.s:166:2))
; ; row b0 to b1 or b2: only one is right by the comparison at path-conditions-counters.s:156:2: +1*@.Lsometimes->@b2 -1*@.Lkeep->@.Lsometimes <= 0
; ; facts of @around
; ; loop 0 @.Lloop119 depth=1
; ;   blocks @.Lloop119 @b2 @.L118
; ;   back @.L118->@.Lloop119
; ;   entry @around->@.Lloop119
; ;   exit @.L118->@b4
; ;   bound max=9 min=9 (s7 counts 1, 2, ... until s7 >= 10 (path-conditions-counters.s:186:2))
; ; facts of @comes_back
; ; loop 0 @.Lloop121 depth=1
; ;   blocks @.Lloop121 @b2 @.L120
; ;   back @.L120->@.Lloop121
; ;   entry @comes_back->@.Lloop121
; ;   exit @.L120->@b4
; ;   bound max=15 min=15 (s7 counts 1, 2, ... until s7 >= 16 (path-conditions-counters.s:205:2))
; ; row b2: at most 2 of the iterations of the loop at b1, whose counter is compared at path-conditions-counters.s:199:2: +1*@.Lloop121->@b2 -2*@comes_back->@.Lloop121 <= 0
; ; facts of @barrier
; ; loop 0 @.Lloop123 depth=1
; ;   blocks @.Lloop123 @b2 @.L122
; ;   back @.L122->@.Lloop123
; ;   entry @barrier->@.Lloop123
; ;   exit @.L122->@b4
; ;   bound max=9 min=9 (s6 counts 1, 2, ... until s6 >= 10 (path-conditions-counters.s:223:2))
; ; row b0 to b1, b2 or b4: only one is right by the comparisons at path-conditions-counters.s:218:2, path-conditions-counters.s:223:2: +1*@.L122->@b4 +1*@.Lloop123->@b2 -1*@.L122->@.Lloop123 <= 0
; ; row b2: at most 1 of the iterations of the loop at b1, whose counter is compared at path-conditions-counters.s:218:2: +1*@.Lloop123->@b2 -1*@barrier->@.Lloop123 <= 0
; ; facts of @barrier_wave
; ; loop 0 @.Lloop125 depth=1
; ;   blocks @.Lloop125 @b2 @.L124
; ;   back @.L124->@.Lloop125
; ;   entry @barrier_wave->@.Lloop125
; ;   exit @.L124->@b4
; ;   bound max=9 min=9 (s7 counts 1, 2, ... until s7 >= 10 (path-conditions-counters.s:243:2))
; ; facts of @unknown_start
; ; loop 0 @.Lloop127 depth=1
; ;   blocks @.Lloop127 @b2 @.L126
; ;   back @.L126->@.Lloop127
; ;   entry @unknown_start->@.Lloop127
; ;   exit @.L126->@b4
; ;   bound max=9 min=9 (s7 counts 1, 2, ... until s7 >= 10 (path-conditions-counters.s:262:2))
; ; row b2: at most 3 of the iterations of the loop at b1, whose counter is compared at path-conditions-counters.s:256:2: +1*@.Lloop127->@b2 -3*@unknown_start->@.Lloop127 <= 0
; ; facts of @unknown_around
; ; loop 0 @.Lloop129 depth=1
; ;   blocks @.Lloop129 @b2 @.L128
; ;   back @.L128->@.Lloop129
; ;   entry @unknown_around->@.Lloop129
; ;   exit @.L128->@b4
; ;   bound max=9 min=9 (s7 counts 1, 2, ... until s7 >= 10 (path-conditions-counters.s:281:2))
; ; facts of @two_starts
; ; loop 0 @.Ltwo depth=1
; ;   blocks @.Ltwo @b3 @.L130
; ;   back @.L130->@.Ltwo
; ;   entry @two_starts->@.Ltwo @b1->@.Ltwo
; ;   exit @.L130->@b5
; ;   bound max=9 min=9 (s7 counts 1, 2, ... until s7 >= 10 (path-conditions-counters.s:304:2))
; ; row b3: at most 3 of the iterations of the loop at b2, whose counter is compared at path-conditions-counters.s:298:2: +1*@.Ltwo->@b3 -3*@two_starts->@.Ltwo -3*@b1->@.Ltwo <= 0
; ; facts of @two_ways
; ; loop 0 @.Lways depth=1
; ;   blocks @.Lways @b2 @b3 @.L131 @b5
; ;   back @.L131->@.Lways @b5->@.Lways
; ;   entry @two_ways->@.Lways
; ;   exit @.Lways->@.Lways_out
; ;   bound max=10 min=10 (s7 counts 1, 2, ... until s7 > 10 (path-conditions-counters.s:318:2))
; ; row b0 to b1 or b3: only one is right by the comparison at path-conditions-counters.s:320:2: +1*@b2->@b3 -1*@.L131->@.Lways -1*@b5->@.Lways <= 0
; ; facts of @two_steps
; ; loop 0 @.Lsteps depth=1
; ;   blocks @.Lsteps @b2 @b3 @.L132 @b5
; ;   back @.L132->@.Lsteps @b5->@.Lsteps
; ;   entry @two_steps->@.Lsteps
; ;   exit @.Lsteps->@.Lsteps_out
; ;   bound max=10 min=10 (s7 counts 1, 2, ... until s7 > 10 (path-conditions-counters.s:341:2))
; ; row b0 to b1 or b3: only one is right by the comparison at path-conditions-counters.s:343:2: +1*@b2->@b3 -1*@.L132->@.Lsteps -1*@b5->@.Lsteps <= 0
