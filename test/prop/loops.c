/* test/prop/loops.c -- inferred loop bounds of machine code against the simulator.
 *
 * Random kernels of up to six loops, nested and in sequence, in GCN assembly: scalar and
 * per-lane counters of 32 and 64 bits, up and down, constant steps or steps from an argument,
 * limits that are constants, arguments, work-item ids or counters of loops around; exits through
 * s_cmp, s_bitcmp, v_cmp and VCC, carries, EXEC in all rotations, masks of lanes that
 * break; numbers shifted out, masks cleared bit by bit, waterfalls; wraps; steps that miss the
 * limit; breaks that depend on loaded data; numbers multiplied; intervals and lengths halved; two counters
 * that take turns; lanes that count together; counters of 8 and 16 bits, and of 32 bits that are compared in 64; the
 * nearer of two limits; shares and windows
 * by choices; shares by floats; sums with carries; tails; sizes of workgroups as steps and limits; breaks into the
 * loop; buffers walked through, one of two; flags; limits
 * between numbers told; rows of a buffer told. The analysis is told some of the arguments, or all, and mostly
 * the sizes of the launch. A third of the kernels are changed a little (test/lib/mutate.h), so that they only almost
 * have the shape they were given.
 *
 * Never may a bound be below, nor a minimum above, what a wave does. In 999 of 1000 cases it is no larger with a launch
 * than without. Where all is told and the loop is plainly counted, the bound must be what is seen, in 95 of 100 cases.
 *
 *	loops [SEED [COUNT [FIRST]]]	COUNT kernels; all loops are of one kind if the environment has KIND, a
 *					rule's name
 */
#include <string.h>
#include <time.h>

#include "../lib/grammar.h"
#include "../lib/mutate.h"
#include "../lib/prop.h"
#include "../lib/waves.h"
#include "../../src/cli/lists.h"
#include "wavebound/pass.h"

#define MOST_STEPS 40000		/* of one wave */
#define MOST_LOOPS 6
#define NARG 8

struct gen {
	struct wb_out o;
	struct grammar *g;
	struct waves w;			/* with w.packet s[52:53] is the dispatch packet; w.half comes to s29 */
	bool all_told;
	bool mutated;
};

static const char *only_kind;		/* the rule of all loops; NULL: any */

#define EMIT(g, ...) kernel_code(&(g)->o, __VA_ARGS__)

/* ---- loops ---------------------------------------------------------------------------------- */
/* s[0:1] arguments, s2 workgroup, s[16:23] arguments, s[24:25] buffer, s[100:101] a longer one, by depth d: s30+d
 * counts, s34+d limit, s36+2d wide, s44+2d wide limit, s60+2d lanes gone, s68+2d saved EXEC, s76+2d lanes that break;
 * s[52:53] dispatch packet, s54+d its size; v4+d counts, v8+d limit, v12+2d wide, v20+2d wide limit; v30 is data.
 *
 * Variables of all: more loops may be opened; around, whether the counter of the loop around is a scalar, 1, or of
 * lanes, 2; off: lanes may be off. Of a loop: plain, that it is counted in the plainest way, which its label P says;
 * known, that its numbers are told. Foul loops are almost like others. */
static const char *const rules[] = {
	"clutter: $*(0,2)junk",
	"junk: $[v_and_b32 v31, 0xfc, v30; global_load_dword v30, v31, s[24:25]; s_waitcnt vmcnt(0)|"
	"v_add_u32 v31, v31, v0|s_add_u32 s26, s26, 7|v_mul_lo_u32 v31, v31, v30|s_nop 0|v_xor_b32 v30, v30, v31]",
	"If: v_and_b32 v31, 1, v30; v_cmp_eq_u32 vcc, 1, v31; s_and_saveexec_b64 s[84:85], vcc; "
	"$60[s_cbranch_execz .LJ$l]; $clutter; .LJ$l:; s_or_b64 exec, exec, s[84:85]",
	"body: $clutter; $20[$If]; $nest; $clutter",
	"nest 65: ",
	"nest 35 <2 more: $outer:(around)$around:(counts)$>one$around:(outer)",
	"one: $more:(more-1)$kind",
	"loop 13: $Scalar",
	"loop 7: $Lanes",
	"loop 6: $[$Narrow|$Grow|$Extended]",
	"loop 6: $[$None|$Varying|$Break]",
	"loop 2 packet: $Size",
	"loop 2 !packet: $Grow",
	"loop 10: $[$Wide|$Bit|$40[$Bits|$LaneBits]|$Waterfall|$Carry|$Together|$Pointer|$Shift|$Stride|$Computed|"
	"$NoLanes]",
	"loop 11: $[$Rounded|$Chosen|$Carried|$Unrolled|$Tail|$Nearer|$Window|$Inside|$Search|$Length|$Guarded]",
	"loop 3 !values: $[$Turns|$WalkWave|$WalkWave|$WalkLanes|$WalkLanes|$WalkLanes|"
	"$WalkLanes|$WalkFrom|$WalkFrom]",
	"loop 6: $[$Flag|$Latch|$Merge|$Merge]",
	"loop 9 values: $Told",
	"loop 9 rows: $Rows",
	"h: $plain[P|Q]",
	/* numbers in x, many of them about where numbers wrap */
	"close: $40[$x:(any)|$y:(0,119)$50[$x:(y-90)|$x:(0x80000000+y-90)]]",
	"short: $y:(0,31)$x:(any>>y)",
	"last: $y:(0,2)$50[$x:(0x7fffffff-y)|$x:(0xffffffff-y)]",
	/* parts that many loops have: s counts the wave, v its lanes */
	"save: s_mov_b64 $p+68, exec",
	"all: s_mov_b64 exec, $p+68",
	"back: s_and_b64 exec, exec, vcc; s_cbranch_execnz .LQ$l",
	"out: s_and_b64 exec, exec, vcc; s_cbranch_execz .LE$l",
	"gone: s_or_b64 $p+60, vcc, $p+60; s_andn2_b64 exec, exec, $p+60",
	"ends: $counted; $lanes[$all]",
	"counted lanes: v_add_u32 $v+4, $0x(step), $v+4; v_cmp_$vo(op)_$sign[i|u]32 vcc, $v+4, $v+8; $back",
	"counted !lanes: s_add_u32 $s+30, $s+30, $0x(step); s_cmp_$so(op)_$sign[i|u]32 $s+30, $s+34; "
	"s_cbranch_scc1 .LQ$l",
	"swap: v_swap_b32 $v+4, $v+8; s_mov_b32 s28, $s+30; s_mov_b32 $s+30, $s+34; s_mov_b32 $s+34, s28",
	"shift: v_add_u32 $v+4, $0x(a), $v+4; v_add_u32 $v+8, $0x(b), $v+8; s_add_i32 $s+30, $s+30, $0x(a); "
	"s_add_i32 $s+34, $s+34, $0x(b)",
	/* a break that data decides, out of the loop at once, for the whole wave */
	"break: $20[v_readfirstlane_b32 s27, v30; s_and_b32 s27, s27, 31; s_cmp_eq_u32 s27, 5; s_cbranch_scc1 .LE$l]",
	/* scalar loops */
	"Scalar: $plan$counts:(1)$nested:(0)$around=1[$odd[|$25[$nested:(1)]]]$nested[${upto}s_add_u32 $s+34, "
	"s$(29+depth), 2; s_mov_b32 $s+30, 0|s_mov_b32 $s+30, $start1; s_mov_b32 $s+34, $limit1]; "
	"$plain:(known*(1-off)).L$h$l:; $stays:50[]$cond:(stays*stay+(1-stays)*leave)$30[$while|$until]; .LE$l:",
	"while: $compare; s_cbranch_scc$stays[0|1] .LE$l; $body; $break; s_add_$sign[i|u]32 $s+30, $s+30, $step1; "
	"s_branch .L$h$l",
	"until: $first:50[$on]; $body; $break; $first[|$on]; $compare; s_cbranch_scc$stays[1|0] .L$h$l",
	"compare: $25[s_cmp_$sm(cond)_$sign[i|u]32 $s+34, $s+30|s_cmp_$so(cond)_$sign[i|u]32 $s+30, $s+34]; "
	"$30[v_add_u32 v31, v31, v0; s_nop 0]",
	"on 60: s_add_$[i|u]32 $s+30, $s+30, $step1",
	"on 40 small: s_addk_i32 $s+30, $0x(low)",
	/* a pointer that runs to its end */
	"Wide: $known:(1)$counts:(0)$r:(1,12)$z:(2,4)s_mov_b64 $p+36, s[24:25]; $50[s_mov_b64 $p+36, s[18:19]]; "
	"s_add_u32 $d+44, $d+36, $num(r<<z); s_addc_u32 $d+45, $d+37, 0; $plain:(known*(1-off)).L$h$l:; $body; "
	"s_add_u32 $d+36, $d+36, $(1<<z); v_add_u32 v31, v31, v0; s_addc_u32 $d+37, $d+37, 0; "
	"s_cmp_$k:50[lg|eq]_u64 $p+36, $p+44; s_cbranch_scc$k[1|0] .L$h$l; .LE$l:",
	"Shift: $known:(1)$counts:(0)$by:(1,4)$anyarg$first:50[]s_mov_b32 $s+30, $num(x); "
	"$30[v_readfirstlane_b32 $s+30, v30$known:(0)]; $plain:(known*(1-off)*first).L$h$l:; $body; "
	"$first[s_lshr_b32 $s+30, $s+30, $by; s_cmp_lg_u32 $s+30, 0|s_cmp_gt_u32 $s+30, $(0,2); "
	"s_cselect_b32 s28, 1, 0; s_lshr_b32 $s+30, $s+30, $by; s_cmp_lg_u32 s28, 0]; s_cbranch_scc1 .L$h$l; .LE$l:",
	/* counts by adding until a bit is set: no rule bounds it */
	"Bit: $counts:(0)$plain:(0)s_mov_b32 $s+30, $(0,7); .L$h$l:; $body; s_add_i32 $s+30, $s+30, 1; "
	"s_bitcmp$set:50[1|0]_b32 $s+30, $(0,4); s_cbranch_scc$set[0|1] .L$h$l; .LE$l:",
	/* one iteration for each bit of a mask */
	"Bits: v_and_b32 v31, $(1,7), v30; v_cmp_ne_u32 vcc, 0, v31; s_mov_b64 $p+36, vcc; s_cmp_eq_u64 $p+36, 0; "
	"s_cbranch_scc1 .LE$l; .LQ$l:; $clutter; s_ff1_i32_b64 s28, $p+36; "
	"$50[s_lshl_b64 s[82:83], 1, s28; s_andn2_b64 $p+36, $p+36, s[82:83]|s_bitset0_b64 $p+36, s28]; "
	"s_cmp_lg_u64 $p+36, 0; s_cbranch_scc1 .LQ$l; .LE$l:",
	/* lanes that agree with the first active one leave */
	"Waterfall: $z:(0,5)v_and_b32 $v+4, $((1<<z)-1), v30; $save; .LQ$l:; v_readfirstlane_b32 s28, $v+4; "
	"v_cmp_eq_u32 vcc, s28, $v+4; s_and_saveexec_b64 s[82:83], vcc; $clutter; s_xor_b64 exec, exec, s[82:83]; "
	"s_cbranch_execnz .LQ$l; $all",
	/* the counter of each lane starts with something of its own: further on, to another end, shorter by a few */
	"start: v_mov_b32 $v+4, $start1; v_mov_b32 $v+8, $limit1; $how=0[$further]$how=1[$farther]$how=4[$fewer]",
	"further: $stay=1[s_mov_b32 s28, $step1; v_mul_lo_u32 v31, v0, s28; v_add_u32 $v+4, $v+4, v31; "
	"v_add_u32 $v+8, $v+8, v31|$up[v_add_u32 $v+4, $v+4, v0|v_sub_u32 $v+4, $v+4, v0$known:(0)]]",
	"farther: $up[v_and_b32 v31, 7, v0; v_add_u32 $v+8, $v+8, v31$known:(known*eight)]",
	"fewer: $stay=1[$odd[|s_mov_b32 s28, $step1; v_and_b32 v31, 3, v0; v_mul_lo_u32 v31, v31, s28; "
	"v_add_u32 $v+4, $v+4, v31; v_mov_b32 v31, 3; v_mul_lo_u32 v31, v31, s28; v_add_u32 $v+8, $v+8, v31]]",
	"test: $40[v_cmp_$vm(cond)_$sign[i|u]32 $kept[s[88:89]|vcc], $v+8, $v+4|"
	"v_cmp_$vo(cond)_$sign[i|u]32 $kept[s[88:89]|vcc], $v+4, $v+8]",
	"step: $foul=3[v_and_b32 v31, 1, v30; v_cmp_eq_u32 vcc, 1, v31; s_and_saveexec_b64 s[84:85], vcc]; "
	"$60[v_add_u32 $v+4, $step1, $v+4|v_add_co_u32 $v+4, vcc, $step1, $v+4]; "
	"$foul=3[s_or_b64 exec, exec, s[84:85]]",
	/* foul: lanes come back and have missed the limit, a counter jumps, is added to in some lanes, a limit moves */
	"Lanes: $plan$counts:(2)$kept:(0)$odd[$stay=0[$stay:(1)$leave:(0)]]$foul:(0)$12[$foul:(1,4)]$form:(0,3)"
	"$how:(0,4)$foul=1[$70[$stay:(1)$leave:(0)$form:(1)$how:(4)]]$start; "
	"$around=2[$odd[|$40[${upto}v_add_u32 $v+8, 2, v$(3+depth); v_mov_b32 $v+4, 0]]]; $save; "
	"$guard:40[$cond:(stay)$test; s_and_b64 exec, exec, vcc; $80[s_cbranch_execz .LE$l]]; s_mov_b64 $p+60, 0; "
	"$plain:(known*(1-off)*(1-guard))$form=3[$plain:(0)]$foul=0[|$plain:(0)]"
	"$form=2[s_branch .L$h$l; .LT$l:; $gone; s_cbranch_execz .LE$l]; .L$h$l:; $foul=1[s_or_b64 exec, exec, $p+68]; "
	"$foul=2[v_and_b32 v31, 31, v30; v_cmp_eq_u32 vcc, 9, v31; v_cndmask_b32 $v+4, $v+4, v8, vcc]; "
	"$first:50[$step]; $was:(off)$off:(1)$body; $off:(was)$form=3[s_or_b64 $p+76, $p+76, exec; "
	"v_and_b32 v31, 15, v30; v_cmp_ne_u32 vcc, 3, v31; s_and_saveexec_b64 s[86:87], vcc; s_cbranch_execz .LT$l]; "
	"$first[|$step]; $foul=4[v_add_u32 $v+8, 1, $v+8]; $form=0[$again]$form=1[$agains]$form=2[$top]$form=3[$may]; "
	".LE$l:; $all",
	"again: $cond:(leave)$test; $gone; s_cbranch_execnz .L$h$l",
	"agains: $cond:(stay)$kept:(1)$test; $50[s_and_b64 exec, exec, s[88:89]; s_cbranch_execnz .L$h$l|"
	"s_and_b64 vcc, exec, s[88:89]; s_mov_b64 exec, vcc; s_cbranch_vccnz .L$h$l]",
	"top: $cond:(leave)$test; s_branch .LT$l",
	"may: $cond:(leave)$kept:(1)$test; $left; $meet; s_cbranch_execnz .L$h$l",
	"left: s_andn2_b64 $p+76, $p+76, exec; s_and_b64 s[88:89], s[88:89], exec; s_or_b64 $p+76, $p+76, s[88:89]",
	"meet: .LT$l:; s_or_b64 exec, exec, s[86:87]; s_and_b64 s[88:89], exec, $p+76; "
	"s_or_b64 $p+60, s[88:89], $p+60; s_andn2_b64 exec, exec, $p+60",
	/* each lane clears bits of a number of its own, or shifts them out */
	"LaneBits: $counts:(0)$short$50[v_and_b32 $v+4, $0x(x), v30|v_add_u32 $v+4, $(0,63), v0]; v_mov_b32 v31, 0; "
	"$save; v_cmp_ne_u32 vcc, 0, $v+4; $out; .LQ$l:; $was:(off)$off:(1)$body; $off:(was)"
	"$[v_ffbl_b32 v31, $v+4; v_lshlrev_b32 v3, v31, 1; v_xor_b32 $v+4, $v+4, v3|"
	"v_add_u32 v31, -1, $v+4; v_and_b32 $v+4, v31, $v+4|v_lshrrev_b32 $v+4, $(1,4), $v+4]; "
	"v_cmp_ne_u32 vcc, 0, $v+4; $back; .LE$l:; $all",
	/* each lane counts to a limit computed from small numbers: what operations make of intervals; sums may wrap */
	"Computed: v_and_b32 v3, $(1,9), v30; v_bfe_u32 v2, v30, 8, $(1,4); v_add_u32 $v+8, $(0,2), v3; "
	"$20[v_or_b32 v3, -16, v3]; $*(1,3)compute; $50[v_mov_b32 $v+4, 0|v_mov_b32 $v+4, $v+8; "
	"v_mov_b32 $v+8, $(1,64)]; $save; v_cmp_lt_u32 vcc, $v+4, $v+8; $out; .LQ$l:; v_add_u32 $v+4, 1, $v+4; "
	"v_cmp_lt_u32 vcc, $v+4, $v+8; $back; .LE$l:; $all",
	"compute 6: $[v_and_or_b32|v_or3_b32|v_xad_u32|v_lshl_or_b32|v_lshl_add_u32|v_add_lshl_u32|v_mad_u32_u24|"
	"v_add3_u32|v_med3_u32|v_bfe_u32] $v+8, $operand, $operand, $30[3|$[v2|v3]]",
	"compute 4: $[v_lshlrev_b32|v_or_b32|v_xor_b32|v_and_b32|v_mul_lo_u32|v_min_u32|v_max_u32|v_lshrrev_b32|"
	"v_sub_u32|v_mul_u32_u24] $v+8, $operand, $operand",
	"operand: $30[$v+8|$[v2|v3]]",
	/* great strides from a start of each lane's own: wraps come soon */
	"Stride: s_mov_b32 s28, $[0x10000001|0x40000000|0x55555555|0xf0000001|0xc0000000|0x30000000|0x7fffffff|"
	"0xe0000000]; s_mov_b32 s29, $0x(any); v_mov_b32 $v+8, s29; s_mov_b32 s29, $[$(0,4)|$0x(any)]; "
	"v_add_u32 $v+4, s29, v0; $save; .LQ$l:; $60[v_add_u32 $v+4, s28, $v+4|v_add_co_u32 $v+4, vcc, s28, $v+4]; "
	"$cond:(1,5)$sign:50[]$kept:(0)$test; $back; $all",
	/* a counter of the wave in a loop whose lanes may break; the round is one of two ways; foul: lanes that are
	 * not in vcc go on as well, or those that break do not, at times */
	"Break: $r:(1,12)$foul:(0)$30[$foul:(1,2)]s_mov_b32 $s+30, 0; s_mov_b32 $s+34, $num(r); $save; "
	"s_mov_b64 $p+60, 0; .LQ$l:; $clutter; $50[v_readfirstlane_b32 s28, v30; v_mov_b32 v31, s28; "
	"v_and_b32 v31, 3, v31|v_and_b32 v31, 15, v30]; v_cmp_ne_u32 vcc, 3, v31; "
	"s_$foul=1[andn2|or]_b64 $p+76, $p+76, exec; s_and_saveexec_b64 s[86:87], vcc; s_cbranch_execz .LT$l; "
	"s_add_u32 $s+30, $s+30, 1; s_cmp_eq_u32 $s+30, $s+34; s_cselect_b64 s[88:89], -1, 0; $clutter; $left; "
	"$foul=2[s_bitcmp1_b32 s26, 2; s_cselect_b64 s[82:83], -1, 0; s_and_b64 $p+76, $p+76, s[82:83]; "
	"s_add_u32 s26, s26, 1]; $meet; s_cbranch_execnz .LQ$l; $all",
	/* counts down until the addition of -1 does not carry any more */
	"Carry: $known:(1)$x:(0,11)v_mov_b32 $v+4, $num(x); $save; $plain:(known*(1-off)).L$h$l:; $clutter; "
	"v_add_co_u32 $v+4, vcc, -1, $v+4; s_and_b64 exec, exec, vcc; s_cbranch_execnz .L$h$l; $all",
	/* lanes that count together, and go on until all are there, for which there is no rule; foul: they start apart,
	 * or not all step, or each by its own step; or some are off at the header, at first or always, and are asked
	 * all the same */
	"Together: $known:(1)$counts:(0)$r:(1,12)$step:(1,3)$carry:40[]$foul:(0)$40[$foul:(1,6)]$some:(3<foul)"
	"s_mov_b32 $s+34, $num(r*step); $save; $some[v_mov_b32 $v+4, v0; v_and_b32 v31, 7, v0; "
	"v_cmp_ne_u32 vcc, 3, v31; s_and_b64 exec, exec, vcc]; "
	"$carry[s_sub_u32 s28, 0, $s+34; v_mov_b32 $v+4, s28|v_mov_b32 $v+4, 0]; "
	"$foul=1[v_and_b32 v31, 3, v0; v_mul_u32_u24 v31, $step, v31; v_sub_u32 $v+4, $v+4, v31]; "
	"$foul=3[v_and_b32 $v+8, 1, v0; v_add_u32 $v+8, $step, $v+8]; "
	"$plain:(0).L$h$l:; $body; $some[s_mov_b64 s[84:85], exec; $all]; "
	"$foul=2[v_and_b32 v31, 1, v30; v_cmp_eq_u32 vcc, 1, v31; s_and_saveexec_b64 s[84:85], vcc]; "
	"v_add_co_u32 $v+4, vcc, $foul=3[$v+8|$step], $v+4; $foul=2[s_or_b64 exec, exec, s[84:85]]; "
	"$foul=5[s_mov_b64 exec, s[84:85]]; $carry[s_andn2_b64 vcc, exec, vcc|v_cmp_ne_u32 vcc, $s+34, $v+4]; "
	"$foul=5[$all]; $foul=6[s_mov_b64 exec, s[84:85]]; s_cbranch_vccnz .L$h$l; $all",
	/* a pointer per lane */
	"Pointer: $known:(1)$r:(1,10)$ne:60[]v_mov_b32 $w+13, 0; v_lshlrev_b64 $q+12, 3, v[0:1]; v_mov_b32 v31, s25; "
	"v_add_co_u32 $w+12, vcc, s24, $w+12; v_addc_co_u32 $w+13, vcc, v31, $w+13, vcc; "
	"v_add_co_u32 $w+20, vcc, $num(r*8), $w+12; v_addc_co_u32 $w+21, vcc, 0, $w+13, vcc; $save; "
	"s_mov_b64 $p+60, 0; $plain:(known*(1-off)*ne).L$h$l:; $clutter; v_add_co_u32 $w+12, vcc, 8, $w+12; "
	"v_addc_co_u32 $w+13, vcc, 0, $w+13, vcc; v_cmp_$ne[eq|ge]_u64 vcc, $q+12, $q+20; $gone; "
	"s_cbranch_execnz .L$h$l; $all",
	/* the wave may come to it with no lane: what it counts from was written behind the branch over no lanes, or
	 * is that of the first lane on; with none on, that is lane 0 */
	"NoLanes: $last:(3,42)$near:(last-2,last-1)$lane:40[v_mov_b32 v29|s_mov_b32 $s+30], 0; "
	"v_and_b32 v31, 7, v30; v_cmp_eq_u32 vcc, $(0,9), v31; "
	"s_and_saveexec_b64 $p+88, vcc; $lane[$50[s_cbranch_execz .LS$l]|s_cbranch_execz .LS$l]; "
	"$lane[v_mov_b32 v29|s_mov_b32 $s+30], $near; .LS$l:; $lane[v_readfirstlane_b32 $s+30, v29]; $clutter; .LQ$l:; "
	"$clutter; s_add_u32 $s+30, $s+30, 1; s_cmp_lt_u32 $s+30, $last; s_cbranch_scc1 .LQ$l; "
	"s_or_b64 exec, exec, $p+88",
	/* an argument is the limit, after a comparison with it; of the lanes, or of the wave. It is loaded once
	 * more, or is in its register. */
	"Guarded: $k:(0,7)$argof(k)$near:(x-3,x+3)$20[$near:(any)]$op:(0,5)s_mov_b32 s28, $0x(near); "
	"s_mov_b64 $p+88, exec; $30[v_add_u32 v31, s28, v0; v_cmp_$vo(op)_$[i|u]32 vcc, s$(16+k), v31; $out|"
	"s_cmp_$so(op)_$[i|u]32 s$(16+k), s28; s_cbranch_scc$(0,1) .LE$l]; "
	"$50[s_load_dword s29, s[0:1], $0x(4*k); s_waitcnt lgkmcnt(0); "
	"s_mov_b32 $s+34, s29|s_mov_b32 $s+34, s$(16+k)]; "
	"s_mov_b32 $s+30, 0; .LQ$l:; $clutter; s_add_u32 $s+30, $s+30, 1; s_cmp_$[lt|lg]_u32 $s+30, $s+34; "
	"s_cbranch_scc1 .LQ$l; .LE$l:; s_mov_b64 exec, $p+88",
	/* A break is a branch to a block of the loop; from there, branches go back that no wave takes, for EXEC has
	 * a lane. Or some do: EXEC is empty, or bits of the counter say so, which then is past the limit. */
	"Inside: $how:(0,3)$op:(0,5)$plain:(0)$how=0[$depth=0[$plain:(1)]]s_mov_b64 $p+88, exec; "
	"s_mov_b32 $s+30, $(0,8); s_mov_b32 $s+34, $50[s$(16,23)|$(5,64)]; "
	"$how=1[v_cmp_$vo(op)_u32 vcc, $(0,69), v30; s_and_b64 exec, exec, vcc]; .L$h$l:; $clutter; "
	"s_cmp_$[eq|ge]_u32 $s+30, $s+34; s_cbranch_scc1 .LB$l; $clutter; s_add_u32 $s+30, $s+30, 1; s_branch .L$h$l; "
	".LB$l:; s_cbranch_execz .L$h$l; $how=2[s_mov_b32 s28, $(6,9); s_cmp_eq_u32 s28, 9; s_cbranch_scc1 .LQ$l]; "
	"$how=3[s_add_u32 $s+30, $s+30, $(1,3); s_bitcmp1_b32 $s+30, $(0,4); s_cbranch_scc1 .LQ$l]; .LE$l:; "
	"s_mov_b64 exec, $p+88",
	/* what data decides is added in an iteration: one of two numbers, one or both, or in some lanes more */
	"Varying: $lanes:50[]$sign:50[]$op:(0,5)$80[$op:(2,5)]$near:15[]$anyarg"
	"$near[$50[$y:(0,15)$50[$x:(0x7ffffff0+y)|$x:(0xfffffff0+y)]]]s_mov_b32 $s+34, $num(x); $anyarg"
	"$near[$y:(0,23)$50[$x:(0x7ffffff0+y)|$x:(0xfffffff0+y)]|$70[$x:(0)]]s_mov_b32 $s+30, $num(x); "
	"v_mov_b32 $v+4, $s+30; v_mov_b32 $v+8, $s+34; $save; $50[v_add_u32 $v+4, $v+4, v0]; .LQ$l:; $clutter; "
	"$one:(0,3)$two:(1,9)$how:(0,2)$bit:(0,3)$30[$one:(0-one)$two:(0-two)]v_and_b32 v31, $(1<<bit), v30; "
	"v_cmp_eq_u32 vcc, 0, v31; $varies; $clutter; "
	"$lanes[v_cmp_$vo(op)_$sign[i|u]32 vcc, $v+4, $v+8; $back; $all|"
	"s_cmp_$so(op)_$sign[i|u]32 $s+30, $s+34; s_cbranch_scc1 .LQ$l]",
	"varies lanes: $how=0[v_mov_b32 v31, $0x(one); v_mov_b32 v28, $0x(two); v_cndmask_b32 v31, v31, v28, vcc; "
	"v_add_u32 $v+4, $v+4, v31]$how=1[v_add_u32 v31, $0x(one), $v+4; v_add_u32 v28, $0x(two), $v+4; "
	"v_cndmask_b32 $v+4, v31, v28, vcc]$how=2[s_and_saveexec_b64 s[84:85], vcc; v_add_u32 $v+4, $0x(one), $v+4; "
	"s_or_b64 exec, exec, s[84:85]; v_add_u32 $v+4, $0x(two), $v+4]",
	"varies !lanes: $how=0[s_cmp_eq_u64 vcc, 0; s_cselect_b32 s28, $0x(one), $0x(two); s_add_i32 $s+30, $s+30, s28]"
	"$how=1[s_add_u32 $s+30, $s+30, $0x(one); s_cmp_eq_u64 vcc, 0; s_cbranch_scc1 .LV$l; "
	"s_add_u32 $s+30, $s+30, $0x(two); .LV$l:]$how=2[v_readfirstlane_b32 s28, v30; s_and_b32 s28, s28, $(1<<bit); "
	"s_add_u32 s28, s28, $0x(two); s_add_u32 $s+30, $s+30, s28]",
	/* Goes on while no lane is in a mask: until one lane is done, or a condition of the wave ends it. Foul: of
	 * two lanes that are done one after the other, one is on in even iterations and the other in odd ones: at
	 * the comparison, or at all but the addition. */
	"None: $foul:(0,3)$wave:40[]$holds:50[$[$op:(1)|$op:(2)]|$[$op:(0)|$op:(5)]]$by:(1)$op=2[$by:(1,3)]"
	"$op=5[$by:(1,3)]${anyarg}s_mov_b32 $s+30, 0; s_mov_b32 $s+34, $num(x); v_mov_b32 $v+4, 0; "
	"v_mov_b32 $v+8, $s+34; s_mov_b64 s[94:95], exec; $foul=0[$50[$spread]|$spread]; "
	"$foul=1[$two]$foul=2[$two]; $save; "
	"$foul=2[v_cmp_eq_u32 vcc, $(0,1), v0; $out]; .LQ$l:; $clutter; "
	"$foul=2[s_mov_b64 s[84:85], exec; $all]; v_add_u32 $v+4, $by, $v+4; s_add_u32 $s+30, $s+30, 1; "
	"$foul=2[s_mov_b64 exec, s[84:85]]; $foul=1[v_add_u32 v31, $s+30, v0; v_and_b32 v31, 1, v31; "
	"v_cmp_eq_u32 vcc, $(0,1), v31; s_and_saveexec_b64 s[86:87], vcc; s_cbranch_execz .LE$l]; "
	"v_cmp_$vo(op)_u32 vcc, $wave[$s+30|$v+4], $v+8; "
	"$30[s_cmp_$holds[lt|ge]_u32 $s+30, $(0,19); s_cselect_b64 s[88:89], -1, 0; "
	"s_$holds[and|or]_b64 vcc, vcc, s[88:89]]; s_$holds[andn2|and]_b64 vcc, exec, vcc; "
	"$foul=1[s_mov_b64 exec, s[86:87]]; $foul=2[s_xor_b64 exec, s[84:85], $p+68]; s_cbranch_vccz .LQ$l; .LE$l:; "
	"s_mov_b64 exec, s[94:95]",
	"spread: v_and_b32 v31, 15, v0; v_add_u32 $v+8, v31, $v+8",
	"two: v_cmp_gt_u32 vcc, 2, v0; $out",
	/* The launch says between which numbers a limit or start is that is loaded; then no loop stores. Foul: it
	 * is a part of one, or of the other buffer, or of two (by the offset, a factor, a number that is added). */
	"Told: $counts:(0)$foul:(9)$50[$foul:(0,4)]s_mov_b32 $s+30, $(0,20); v_and_b32 v31, 31, v30; "
	"v_lshlrev_b32 v31, $foul=3[1|2], v31; $foul=4[v_add_u32 v31, 2, v31]; "
	"$[v_mov_b32 v28, s25; v_add_co_u32 v32, vcc, s24, v31; "
	"v_addc_co_u32 v33, vcc, 0, v28, vcc; global_load_$word v28, v[32:33], off$place|"
	"global_load_$word v28, v31, s[$foul=1[100:101|24:25]]$place]; s_waitcnt vmcnt(0); "
	"$y:(0,63)$50[s_load_dword $s+34, s[$foul=1[100:101|24:25]], $0x(4*y); s_waitcnt lgkmcnt(0)|"
	"v_readfirstlane_b32 $s+34, v28]; v_mov_b32 $v+4, $s+30; v_mov_b32 $v+8, v28; "
	"$[s_mov_b32 $s+30, $s+34; s_mov_b32 $s+34, 64|v_mov_b32 $v+4, v28; v_mov_b32 $v+8, 64|s_nop 0]; $save; "
	".LQ$l:; $clutter; $50[v_add_u32 $v+4, 1, $v+4; v_cmp_lt_u32 vcc, $v+4, $v+8; $back; $all|"
	"s_add_u32 $s+30, $s+30, 1; s_cmp_lt_u32 $s+30, $s+34; s_cbranch_scc1 .LQ$l]",
	"word: $foul=0[$[ushort|ubyte|sbyte]|dword]",
	"place: $foul=2[ offset:2|$50[ offset:4]]",
	/* From one number of a buffer whose contents are told to another, as rows of a matrix begin and end: at an
	 * index that is known, an argument or data; or from one buffer to the other. Foul: an index that moved between;
	 * fewer lanes; a store to one of them; half of a word; a way round. */
	"Rows: $counts:(0)$foul:(9)$30[$foul:(0,4)]$lanes:50[]$sign:50[]$op:(2)$12[$op:(1,3)]$step:(1)"
	"$25[$step:(1,4)]$two:50[]$off:(4)$12[$off:(0,12,4)]$more:50[]$both:(more)$25[$both:(1-more)$off:(0,4,4)]"
	"$mask:(0)$[$mask:(15)|$mask:(31)|$mask:(28)]s_mov_b32 s28, $[s2|$(0,30)|s$(16,23)|s29]; "
	"$20[v_readfirstlane_b32 s28, v30]; s_and_b32 s28, s28, $mask; "
	"v_and_b32 v28, $[15|7|24], $[v0|v30]; $50[v_add_u32 v28, s28, v28]; s_lshl_b32 s88, s28, 2; "
	"v_lshlrev_b32 v31, 2, v28; $foul=3[global_store_dword v31, v30, s[$[100:101|24:25]]; s_waitcnt vmcnt(0)]; "
	"$save; $two[s_load_dwordx2 s[90:91], $base, s88; global_load_dwordx2 v[32:33], v31, $base|"
	"$more[$morerow|$datarow]; s_load_dword s90, s[92:93], 0x0; global_load_dword v32, v31, $base; "
	"$foul=0[s_add_u32 s88, s88, $(0,16,4); v_add_u32 v31, $(0,16,4), v31]; "
	"$foul=1[s_cbranch_scc1 .LA$l; v_add_u32 v31, 4, v31; s_add_u32 s88, s88, 4; .LA$l:]; "
	"$foul=2[v_cmp_eq_u32 vcc, $(0,3), v30; s_and_b64 exec, exec, vcc]; $both[$morerow|$datarow]; "
	"s_load_dword s91, s[92:93], $off; global_load_$foul=4[ushort|dword] v33, v31, $end offset:$off; $all]; "
	"s_waitcnt vmcnt(0) lgkmcnt(0); s_mov_b32 $s+30, s90; s_mov_b32 $s+34, s91; v_mov_b32 $v+4, v32; "
	"v_mov_b32 $v+8, v33; $30[s_sub_u32 $s+34, $s+34, $s+30; s_mov_b32 $s+30, 0; v_sub_u32 $v+8, $v+8, $v+4; "
	"v_mov_b32 $v+4, 0]; .LQ$l:; $clutter; $ends",
	"datarow: s_add_u32 s92, s24, s88; s_addc_u32 s93, s25, 0",
	"morerow: s_add_u32 s92, s100, s88; s_addc_u32 s93, s101, 0",
	"base: s[$more[100:101|24:25]]",
	"end: s[$both[100:101|24:25]]",
	/* A flag lets the first iteration go on alone, for which there is no rule. Foul: it is set for some lanes only,
	 * or not always, or more is asked than the flag; then a counter ends the loop. */
	"Flag: $counts:(0)$in:50[]$foul:(9)$40[$foul:(0,2)]$plain:(0)"
	"s_mov_b64 $p+36, $in[-1|0]; s_mov_b32 $s+30, 0; .L$h$l:; $body; $50[v_readfirstlane_b32 s28, v30; "
	"v_mov_b32 v31, s28; v_and_b32 v31, 1, v31|v_and_b32 v31, $(1,3), v30]; v_cmp_eq_u32 vcc, 1, v31; "
	"$in[s_xor_b64 s[82:83], $p+36, -1|s_mov_b64 s[82:83], $p+36]; $foul=0[s_and_b64 s[82:83], s[82:83], vcc]; "
	"$foul=1[s_mov_b64 $p+36, vcc|$foul=2[s_mov_b64 $p+36, $in[1|-2]|s_mov_b64 $p+36, $in[0|-1]]]; "
	"$foul=9[|s_add_u32 $s+30, $s+30, 1; s_cmp_gt_u32 $s+30, $(1,6); s_cbranch_scc1 .LE$l]; "
	"s_and_b64 vcc, exec, s[82:83]; s_cbranch_vccz .L$h$l; .LE$l:",
	/* One of two ways brings a mask that ends the loop, the other asks the counter. Foul: the first does not always
	 * end it; the counter misses the limit; the test is another one. */
	"Latch: $counts:(0)$foul:(9)$40[$foul:(0,2)]$x:(0,9)$y:(0,12)$plain:(0)"
	"$foul=9[$plain:((1-off)*(0<x)*(x<y+1))]s_mov_b32 $s+30, 0; "
	"s_mov_b32 $s+34, $x; .L$h$l:; $clutter; s_cmp_lt_u32 $s+30, $y; s_cselect_b64 s[88:89], -1, 0; "
	"s_and_b64 vcc, exec, s[88:89]; s_cbranch_vccnz .LS$l; $foul=0[s_bitcmp1_b32 s26, 2; "
	"s_cselect_b64 $p+36, -1, 0; s_add_u32 s26, s26, 1|s_mov_b64 $p+36, -1]; s_branch .LT$l; .LS$l:; $body; "
	"s_add_u32 $s+30, $s+30, $foul=1[2|1]; "
	"s_cmp_$foul=2[gt|eq]_u32 $s+30, $s+34; s_cselect_b64 $p+36, -1, 0; .LT$l:; s_and_b64 vcc, exec, $p+36; "
	"s_cbranch_vccz .L$h$l; .LE$l:",
	/* counts by the size of a workgroup, or to it: in s28, that of the first dimension, or of the second or
	 * third, which is 1, or what is behind */
	"Size: $sign:50[]$op:(2,3)$loaded; $last:(0,899)$20[$y:(0,1999)$50[$last:(0x7fffffff-y)|$last:(0xffffffff-y)]]"
	"$start:(0)$20[$y:(0,2999)$start:(last-y)]s_mov_b32 $s+30, $0x(start); s_mov_b32 $s+34, $0x(last); "
	"v_mov_b32 $v+8, $s+34; v_mov_b32 v31, $s+30; v_add_u32 $v+4, v31, v0; $save; s_mov_b32 s$(54+depth), s28; "
	".LQ$l:; $clutter; $[s_add_u32 $s+30, $s+30, $s+54; s_cmp_$so(op)_$sign[i|u]32 $s+30, $s+34; "
	"s_cbranch_scc1 .LQ$l|"
	"s_add_u32 $s+30, $s+30, 1; s_cmp_$[lg|lt|le]_u32 $s+30, $s+54; s_cbranch_scc1 .LQ$l|"
	"v_add_u32 $v+4, $s+54, $v+4; v_cmp_$vo(op)_$sign[i|u]32 vcc, $v+4, $v+8; $back; $all]",
	"loaded: v_mov_b32 v31, 0; global_load_ushort v31, v31, s[52:53] offset:4; s_waitcnt vmcnt(0); "
	"v_readfirstlane_b32 s28, v31",
	"loaded: s_load_dword s28, s[52:53], 0x$[4|8]; s_waitcnt lgkmcnt(0); s_lshr_b32 s28, s28, 16",
	"loaded 2: s_load_dword s28, s[52:53], 0x4; s_waitcnt lgkmcnt(0); s_and_b32 s28, s28, 0xffff",
	/* a number is multiplied until it passes a limit: starts and limits close to where numbers wrap, too; start
	 * small, and not known better */
	"Grow: $m:(1,5)$plus:(0)$50[$plus:(0,3)]$op:(0,5)$90[$op:(2,5)]$lanes:40[]$twice:40[]$sign:50[]"
	"$40[$anyarg|$short]$end:(x)$x:(0,3)$30[$50[$x:(end-3,end)|$x:(any)]]s_mov_b32 $s+30, $num(x); "
	"s_mov_b32 $s+34, $num(end); $50[s_and_b32 $s+30, $s+30, 7]; $50[s_lshr_b32 $s+34, $s+34, $(1,4)]; "
	"$60[s_max_u32 $s+30, $s+30, 1]; v_mov_b32 $v+8, $s+34; v_mov_b32 v31, $s+30; v_add_u32 $v+4, v31, v0; $save; "
	".LQ$l:; $clutter; $50[$multiplied; $looked|$looked; $multiplied]; "
	"$lanes[v_cmp_$vo(op)_$sign[i|u]32 vcc, v28, $v+8; $back; $all|"
	"s_cmp_$so(op)_$sign[i|u]32 s28, $s+34; s_cbranch_scc1 .LQ$l]",
	"looked lanes: v_lshlrev_b32 v28, $twice, $v+4; v_add_u32 v28, $twice, v28",
	"looked !lanes: s_lshl_b32 s28, $s+30, $twice; s_add_u32 s28, s28, $twice",
	"multiplied lanes: v_mul_lo_u32 $v+4, $v+4, $m; v_add_u32 $v+4, $plus, $v+4",
	"multiplied !lanes: s_mul_i32 $s+30, $s+30, $m; s_add_u32 $s+30, $s+30, $plus",
	/* The low 8 or 16 bits of a register count, or fewer: what is above them is anything. Foul: half of the
	 * lanes do not count in some iterations. */
	"Narrow: $byte:70[]$bits:(16-8*byte)$mask:((1<<bits)-1)$op:(0,5)$sign:50[]$x:(1,3)$30[$x:(any)]$step:(x)"
	"$50[$step:(0-x)]$from:(any)$30[$from:(0)]$r:(0,19)$y:(0,1)$last:(from+step*r+y)"
	"$70[$last:(last&mask)|$50[|$last:(0x7f,0x81)]]s_mov_b32 $s+30, $num(from); "
	"s_mov_b32 $s+34, $30[s29|$num(last)]; v_mov_b32 $v+4, $s+30; v_mov_b32 $v+8, $s+34; $save; "
	"$60[$extend $s+34, $s+34$masked]; $40[v_and_b32 v31, 3, v0; v_add_u32 $[$v+4|$v+8], v31, $[$v+4|$v+8]]; "
	".LQ$l:; "
	"$clutter; $50[$narrow|$narrows]",
	/* a counter of 32 bits, extended by its sign or by zeros, against a limit of 64, which may be a product */
	"Extended: $counts:(0)$ext:60[]$sign:40[]$op:(2,3)$20[$op:(0,5)]$step:(1,3)$20[$step:(0x40000000+step)]"
	"$10[$step:(0x80000000-step)]$10[$step:(0-step)]$r:(0,12)$from:(0,59)$20[$from:(0x7fffffff-from)]"
	"$10[$from:(0xffffffff-from)]$[$limit|$product]; v_mov_b32 $w+20, s28; v_mov_b32 $w+21, s29; "
	"v_mov_b32 $w+12, $num(from); $30[v_add_u32 $w+12, $w+12, v0]; $save; .LQ$l:; $clutter; $after:60[]"
	"$after[$stepped; $wide|$wide; $stepped]; v_cmp_$60[$vo(op)_$sign[i|u]64 vcc, $q+12, $q+20|"
	"$vm(op)_$sign[i|u]64 vcc, $q+20, $q+12]; $back; $all",
	"limit: s_mov_b32 s28, $num(from+step*r); $60[s_mov_b32 s29, 0|s_ashr_i32 s29, s28, 31|"
	"s_mov_b32 s29, $[1|0x7fffffff|0x80000000|0xffffffff]]",
	"product: s_mov_b32 s27, $num(step); s_mov_b32 s82, $num(r); $[s_mul_hi_u32 s29, s27, s82|"
	"s_mul_hi_u32 s29, s82, s27|s_mul_hi_i32 s29, s82, s27]; $20[s_add_u32 $[s27|s82], $[s27|s82], 1]; "
	"s_mul_i32 s28, s82, s27; $30[s_mov_b32 s83, $(0,1); "
	"s_mul_i32 s83, s83, $[s27|s82]; s_add_i32 s29, s29, s83]",
	"stepped: v_add_u32 $w+12, $0x(step), $w+12",
	"wide: $ext[v_ashrrev_i32 $w+13, 31, $w+12|v_mov_b32 $w+13, 0]",
	"extend: s_$sign[sext_i32_i$byte[8|16]|and_b32]",
	"masked: $sign[|, $0x(mask)]",
	"narrow: $after:50[]$50[s_and_b32 $s+30, $s+30, $80[$0x(mask)|0xff]]; $after[|$extend s28, $s+30$masked]; "
	"s_add_i32 $s+30, $s+30, $0x(step); $after[$extend s28, $s+30$masked]; "
	"s_cmp_$so(op)_$70[$sign[i|u]|$sign[u|i]]32 $90[s28|$s+34], $s+34; s_cbranch_scc1 .LQ$l",
	"narrows: $foul:30[]$part:60[]v_mov_b32 v28, $50[$0x(step)|$0x(step&0xffff)]; "
	"$foul[v_xor_b32 v31, v30, $v+4; v_and_b32 v31, 1, v31; v_cmp_eq_u32 vcc, 1, v31; "
	"s_and_saveexec_b64 s[84:85], vcc]; $30[v_and_b32 $v+4, $80[$0x(mask)|0xff], $v+4]; "
	"$part[$50[$addpart|$adds]|$adds]; $foul[s_mov_b64 exec, s[84:85]]; "
	"$part[$comparepart|v_cmp_$vo(op)_$sign[i|u]16 vcc, $v+4, $v+8]; $back; $all",
	"adds: v_$70[add_u16|$[subrev_u16|sub_u16]] $v+4, v28, $v+4",
	"addpart: v_add_u16_sdwa $v+4, $v+4, v28 dst_sel:DWORD dst_unused:UNUSED_PAD "
	"src0_sel:$80[$sel|$byte[WORD_0|BYTE_0]] src1_sel:WORD_0",
	"sel: $byte[BYTE_0|WORD_0]",
	"comparepart: $open:(0)$sign[$70[$open:(1)]|$10[$open:(1)]]$other:(open)$50[|$other:(0)$20[$other:(1)]]"
	"v_cmp_$vo(op)_$sign[i|u]$whole:50[32|16]_sdwa vcc, $open[sext($v+4)|$v+4], $other[sext($v+8)|$v+8] "
	"src0_sel:$whole[$10[DWORD|$sel]|$sel] "
	"src1_sel:$50[DWORD|$whole[$30[$[BYTE_0|WORD_0|BYTE_1|WORD_1]|$sel]|$sel]]",
	/* Two counters take turns, as in a merge, by data; with form 4 each only if its next number is inside. Foul:
	 * one end alone, none or both move, one goes back, the end goes away. */
	"Merge: $counts:(0)$form:(0,5)$first:40[]$foul:(9)$35[$foul:(0,5)]$fall:25[]$step:(1-2*fall)$op:(2+2*fall)"
	"$8[$op:(1,5)]$sign:85[]$how:50[]$anyarg$8[$last]$y:(x)$60[$y:(0,60)]$save; s_mov_b32 $s+30, $num(x*(1-fall)); "
	"s_mov_b32 $s+34, $num(y*(1-fall)); v_mov_b32 $v+4, $0x(x*fall); v_mov_b32 $v+8, $0x(y*fall); "
	"$5[v_mov_b32 $v+4, v30]; $50[v_add_u32 $v+8, $v+8, v0]; $form=5[$mergewave|$merge]",
	"merge: $first[|$60[$within; $out]]; .LQ$l:; $clutter; $first[$within; $out]; v_and_b32 v31, 63, $v+4; "
	"v_lshlrev_b32 v31, 2, v31; global_load_dword v30, v31, s[24:25]; v_and_b32 v31, 63, $v+8; "
	"v_lshlrev_b32 v31, 2, v31; global_load_dword v33, v31, s[100:101]; s_waitcnt vmcnt(0); "
	"$60[v_and_b32 v30, 3, v30; v_and_b32 v33, 3, v33]; "
	"v_cmp_lt_$how[i|u]32 s[86:87], v30, v33; $turn; $foul=3[$some; v_cndmask_b32 $v+4, $v+4, v1, vcc]; "
	"$foul=5[s_add_i32 $s+34, $s+34, $(step)]; $form=4[s_and_b64 exec, s[88:89], s[90:91]; "
	"s_cbranch_execnz .LQ$l|"
	"$first[s_branch .LQ$l|$within; $back]]; .LE$l:; $all",
	"within: v_cmp_$vm(op)_$sign[i|u]32 vcc, $s+30, $v+4; v_cmp_$vm(op)_$sign[i|u]32 s[84:85], $s+34, $v+8; "
	"s_$foul=0[or|and]_b64 vcc, vcc, s[84:85]",
	"turn: $form=0[v_add_u32 v28, $0x(step), $v+4; v_add_u32 v29, $0x(step), $v+8; "
	"v_cndmask_b32 $v+4, $v+4, v28, s[86:87]; v_cndmask_b32 $v+8, $foul=1[$v+8, v29|v29, $v+8], s[86:87]]"
	"$form=1[v_$fall[subbrev|addc]_co_u32 $v+4, s[88:89], 0, $v+4, s[86:87]; "
	"v_cmp_$foul=2[gt|ge]_$how[i|u]32 s[86:87], $foul=1[v33, v30|v30, v33]; "
	"v_$fall[subbrev|addc]_co_u32 $v+8, s[88:89], 0, $v+8, s[86:87]]"
	"$form=2[s_and_saveexec_b64 s[84:85], s[86:87]; v_add_u32 $v+4, $0x(step), $v+4; "
	"s_$foul=1[nop 0|xor_b64 exec, exec, s[84:85]]; v_add_u32 $v+8, $0x(step), $v+8; s_mov_b64 exec, s[84:85]]"
	"$form=3[s_and_saveexec_b64 s[84:85], s[86:87]; s_cbranch_execz .LA$l; v_add_u32 $v+4, $0x(step), $v+4; "
	".LA$l:; s_xor_b64 exec, exec, s[84:85]; s_cbranch_execz .LB$l; "
	"v_cmp_$foul=2[lt|le]_$how[i|u]32 vcc, v33, v30; "
	"v_add_u32 v28, $0x(step), $v+8; s_and_saveexec_b64 s[86:87], vcc; v_mov_b32 $v+8, v28; .LB$l:; "
	"s_or_b64 exec, exec, s[84:85]]"
	"$form=4[v_add_u32 v28, $0x(step), $v+4; v_add_u32 v29, $0x(step), $v+8; "
	"v_cmp_$vm(op)_$sign[i|u]32 s[88:89], $s+30, v28; v_cmp_$vm(op)_$sign[i|u]32 vcc, $s+34, v29; "
	"s_orn2_b64 s[84:85], s[86:87], vcc; s_and_b64 s[84:85], s[84:85], s[88:89]; "
	"s_or_b64 s[90:91], s[88:89], vcc; "
	"s_andn2_b64 s[86:87], $foul=2[s[86:87]|vcc], s[84:85]; s_mov_b64 s[88:89], exec; "
	"s_and_b64 exec, exec, s[84:85]; v_mov_b32 $v+4, v28; s_and_b64 exec, s[88:89], s[86:87]; "
	"v_mov_b32 $v+8, v$foul=1[28|29]; s_mov_b64 exec, s[88:89]]",
	"mergewave: v_readfirstlane_b32 $d+36, $v+4; v_readfirstlane_b32 $d+44, $v+8; .LQ$l:; $clutter; "
	"$50[v_and_b32 v31, 63, v31|v_mov_b32 v31, $d+36; v_and_b32 v31, 63, v31]; v_lshlrev_b32 v31, 2, v31; "
	"global_load_dword v30, v31, s[24:25]; s_waitcnt vmcnt(0); v_readfirstlane_b32 s28, v30; "
	"s_add_i32 s27, $d+36, $0x(step); s_add_i32 s84, $d+44, $0x(step); s_bitcmp1_b32 s28, $(0,2); "
	"s_cselect_b32 $d+36, s27, $d+36; s_cselect_b32 $d+44, $foul=1[s84, $d+44|$d+44, s84]; "
	"s_cmp_$so(op)_$sign[i|u]32 $d+36, $s+30; s_cbranch_scc$foul=0[1 .LQ|0 .LE]$l; "
	"s_cmp_$so(op)_$sign[i|u]32 $d+44, $s+34; s_cbranch_scc1 .LQ$l; .LE$l:",
	/* An interval is halved until it is empty: ends close to where numbers wrap, too; for one lane it may be
	 * another. How it is halved is rarely something that need not end. */
	"Search: $apart:25[]$k:(0,2)$15[$k:(-3,0)|$20[$k:(any)]]$lanes:70[]$first:40[]$sum:50[]$arith:40[]$swapped:50[]"
	"$torn:10[]$op:(0,5)$90[$op:(2,3)]$up:25[]"
	"$8[$y:(0,2)$up:(up+y)]$a:70[]$b:(0)$40[$b:(-1)]$low:25[]$high:15[]$sign:50[]$6[$a:(-1,2)]$6[$b:(-2,1)]$few:8[]"
	"$40[$anyarg|$30[$last|$short]]$end:(x)$x:(0,2)$50[$50[$x:(end-4,end)|$40[$last|$x:(any)]]]"
	"$6[$x:(0x7ffffff0,0x7fffffff)$end:(-0x7fffffff,-0x7ffffff0)]"
	"s_mov_b32 $s+30, $num(x); s_mov_b32 $s+34, $num(end); "
	"$60[s_cmp_$80[lt|le]_$sign[i|u]32 $s+30, $s+34; s_cbranch_scc0 .LX$l]; v_mov_b32 $v+4, $s+30; "
	"v_mov_b32 $v+8, $s+34; $save; $lanes[$50[v_max_$sign[i|u]32 $v+8, $v+8, v0]]; .LQ$l:; $clutter; "
	"$first[$searched; s_and_b64 exec, exec, vcc; s_cbranch_execz .LS$l]; "
	"v_$sum[add|sub]_u32 v28, $v+8, $v+4; $up[v_add_u32 v28, $up, v28]; "
	"$arith[$40[v_lshrrev_b32 v29, 31, v28; v_add_u32 v28, v28, v29]]; "
	"v_$arith[ashrrev_i32|lshrrev_b32] v28, 1, v28; "
	"$sum[|v_add_u32 v28, v28, $v+4]; $few[$some; s_and_saveexec_b64 s[84:85], vcc]; "
	"v_cmp_$[lt_$sign[i|u]32 s[86:87], v28, v31|gt_u32 s[86:87], v30, v31|eq_u32 s[86:87], v28, v28|"
	"lt_u32 s[86:87], v28, v0]; v_add_u32 v34, $a, v28; v_add_u32 v35, $b, v28; $moved; "
	"$few[s_mov_b64 exec, s[84:85]|$8[$some; v_cndmask_b32 $v+4, $v+4, v1, vcc]]; "
	"$first[s_branch .LQ$l; .LS$l:|$searched; $back]; $all; .LX$l:",
	"some: v_and_b32 v29, 1, v30; v_cmp_eq_u32 vcc, 1, v29",
	"searched apart: v_$90[sub|add]_u32 v32, $v+8, $v+4; $10[v_sub_u32 v32, v32, $v+4]; "
	"$15[v_add_u32 v32, $(-4,4), v32]; v_cmp_$vo(op)_$sign[i|u]32 vcc, $85[$num(k)|v30], v32",
	"searched !apart: v_add_u32 v32, $low, $v+4; v_add_u32 v33, $high, $v+8; "
	"v_cmp_$vo(op)_$sign[i|u]32 vcc, v32, v33",
	"moved !torn: $swapped[v_cndmask_b32 $v+4, v34, $v+4, s[86:87]; v_cndmask_b32 $v+8, $v+8, v35, s[86:87]|"
	"v_cndmask_b32 $v+4, $v+4, v34, s[86:87]; v_cndmask_b32 $v+8, v35, $v+8, s[86:87]]",
	"moved torn: v_cndmask_b32 $v+4, $v+4, v34, s[86:87]; v_cndmask_b32 $v+8, $v+8, v35, s[86:87]",
	"moved torn: v_cndmask_b32 $v+4, $v+4, v34, s[86:87]; v_cmp_lt_u32 s[86:87], v28, v30; "
	"v_cndmask_b32 $v+8, v35, $v+8, s[86:87]",
	/* half of what is left goes on, one or the other by data, until nothing is: a rounded half, and what it
	 * leaves less one; or almost these */
	"Length: $first:40[]$few:8[]$40[$anyarg|$40[$last|$short]]$limit:(0)s_mov_b32 $s+30, $num(x); "
	"$60[s_cmp_gt_$60[i|u]32 $s+30, 0; s_cbranch_scc0 .LX$l]; v_mov_b32 $v+4, $s+30; $save; "
	"$20[v_min_u32 $v+4, $v+4, v0]; .LQ$l:; $clutter; $first[$lengthy1; s_and_b64 exec, exec, vcc; "
	"s_cbranch_execz .LS$l]; v_$90[lshrrev_b32|ashrrev_i32] v28, $92[1|0], $v+4; "
	"$[v_xad_u32 v29, v28, -1, $v+4|v_sub_u32 v29, $v+4, v28]; $50[v_add_u32 v29, $80[-1|$(-1,1)], v29]; "
	"$few[v_cmp_lt_u32 vcc, v31, v30; s_and_saveexec_b64 s[84:85], vcc]; v_cmp_lt_u32 s[86:87], v30, v31; "
	"v_cndmask_b32 $v+4, $93[v28|v30], v29, s[86:87]; $few[s_mov_b64 exec, s[84:85]]; "
	"$first[s_branch .LQ$l; .LS$l:|$lengthy1; $back]; $all; .LX$l:",
	"lengthy 4: v_cmp_ne_u32 vcc, 0, $v+4",
	"lengthy 6: v_cmp_lt_$60[i|u]32 vcc, $90[0|$(0,2)], $v+4",
	/* the limit is so far from the start, or something else, whichever is closer; also by a choice: the
	 * comparison is of the start, the numbers to choose from are the limit and one that is so far from the start
	 * (v28, s28) */
	"Nearer: $lanes:50[]$sign:50[]$by:(1,3)$down:40[$op:(4,5)$step:(0-by)|$op:(2,3)$step:(by)]$far:(0,39)"
	"$15[$far:(any)]$fouldown:(down)$15[$fouldown:(1-down)]$60[$x:(0,59)|$close]s_mov_b32 $s+30, $num(x); "
	"$60[$x:(0,89)|$close]s_mov_b32 $s+34, $num(x); $50[v_readfirstlane_b32 $[$s+30|$s+34], v30]; "
	"s_$down[sub|add]_u32 s28, $s+30, $0x(far); v_mov_b32 $v+4, $s+30; v_add_u32 $v+4, v0, $v+4; "
	"v_add_u32 v28, $0x(far*(1-2*down)), $v+4; $[$nearer|$nearerchosen]; $save; .LQ$l:; $clutter; $ends",
	"other: $90[$sign[i|u]|$sign[u|i]]32",
	"nearer: v_$way_$other $v+8, $s+34, v28; s_${way}_$other $s+34, $s+34, s28",
	"way: $fouldown[max|min]",
	"nearerchosen: $late:30[]$k:(2+2*fouldown,3+2*fouldown)v_mov_b32 $v+8, $s+34; "
	"v_cmp_$vo(k)_$other1 vcc, $late[v28|$v+4], $v+8; v_cndmask_b32 $v+8, $v+8, v28, vcc; "
	"s_cmp_$so(k)_$other1 $late[s28|$s+30], $s+34; s_cselect_b32 $s+34, s28, $s+34",
	/* A window around some number, cut off at both ends: from max(first, number - m) + a to min(last, number +
	 * n) + b, or back. Foul: the other end, or the other lanes have something else. */
	"Window: $lanes:60[]$sign:60[]$by:(1,3)$down:35[$op:(4,5)$step:(0-by)|$op:(2,3)$step:(by)]$foul:(0,11)"
	"$60[$x:(0,19)|$close]$begin:(x)$80[$x:(20,109)|$close]$end:(x)$a:(0)$60[$a:(-90,89)]$b:(0)$40[$b:(-2,2)]"
	"$80[$x:(0,59)|$close]s_mov_b32 $s+30, $num(x); $50[v_readfirstlane_b32 $s+30, v30]; "
	"v_add_u32 $v+4, $s+30, v0; s_mov_b32 s28, $size; v_subrev_u32 v28, s28, $v+4; s_sub_i32 s28, $s+30, s28; "
	"s_mov_b32 $s+34, $size; v_add_u32 $v+8, $s+34, $v+4; $save; $foul=3[s_mov_b64 exec, 0xfff]; "
	"s_add_i32 $s+34, $s+30, $s+34; v_mov_b32 $v+4, $0x(begin); v_${most}_$other1 $v+4, v28, $v+4; "
	"s_${most}_$other1 $s+30, s28, $0x(begin); v_mov_b32 v28, $0x(end); v_${least}_$sign[i|u]32 $v+8, v28, $v+8; "
	"s_${least}_$sign[i|u]32 $s+34, $s+34, $0x(end); $all; $shift; $down[$swap]; .LQ$l:; $clutter; $ends",
	"size: $80[$x:(0,39)|$x:(any)]$num(x)",
	"most: $foul=2[min|max]",
	"least: $foul=1[max|min]",
	/* From s30+d to s34+d, for lanes v4+d to v8+d: a share of some length that a number says; who has the last
	 * one has all that is left. Foul: others begin there, a choice from nothing. */
	"share: $part:(0,39)$foul:(0,7)$who:(0,3)$extra:(0)$40[$extra:(-40,49)]$some:(0,3)"
	"$80[$x:(0,199)|$close]"
	"s_mov_b32 s28, $50[s2|$num(some)]; s_mov_b32 s88, $four; s_mov_b32 s89, $foul=2[1|0]; "
	"$30[v_readfirstlane_b32 s28, v30]; s_mul_i32 $s+30, s28, $part; v_add_u32 $v+4, s28, v0; "
	"v_mul_lo_u32 v28, $v+4, $part; s_add_i32 $s+34, $s+30, $0x(part+extra); v_add_u32 $v+8, $0x(part+extra), v28; "
	"$15[s_mul_i32 s28, s28, $(2,4); v_mul_lo_u32 $v+4, $v+4, 3]; "
	"$40[s_mov_b32 s90, s28; s_mov_b32 s91, 0; $20[s_lshl_b64 s[90:91], s[90:91], 1]; "
	"s_cmp_$foul=1[lg|eq]_u64 $50[s[90:91], s[88:89]|s[88:89], s[90:91]]|"
	"s_cmp_$foul=1[lg|eq]_u32 s28, s88]; s_cselect_b32 $s+34, $whole1, $s+34; $foul=3[v_add_u32 $v+4, 1, $v+4]; "
	"$90[v_cmp_$foul=1[ne|eq]_u32 vcc, s88, $v+4|v_mov_b32 v29, s88; v_add_u32 v29, 0x10000, v29; "
	"v_cmp_eq_u16 vcc, v29, $v+4]; v_mov_b32 v29, $whole1; "
	"v_cndmask_b32 $v+8, $v+8, v29, vcc; "
	"$who=2[$40[v_cmp_gt_u32 vcc, $(1,30), v0; v_subrev_u32 v29, $(1,60), v28; v_cndmask_b32 v28, v28, v29, vcc]]"
	"$who=1[v_cndmask_b32 v28, v28, v29, vcc; s_cselect_b32 $s+30, $whole1, $s+30]; "
	"$foul=4[s_mov_b64 s[88:89], exec; s_mov_b64 exec, 0xfff; v_mov_b32 $v+8, $num(some); "
	"s_mov_b64 exec, s[88:89]]; "
	"v_mov_b32 $v+4, v28",
	/* a window around some number, cut off at both ends by comparisons and by a difference that stops at 0, or that
	 * difference the other way round, or it is the limit */
	"share: $foul:(0,9)$far:(20,79)$40[$close$far:(x)]$extra:(0)$40[$extra:(-100,99)]$by:(0,29)$20[$close$by:(x)]"
	"$cutsign:30[]$swapped:50[]$stops:60[]$n:(0,29)$less:(1)$foul=1[$less:(0,8)]$60[$x:(0,59)|$close]"
	"s_mov_b32 $s+30, $num(x); $50[v_readfirstlane_b32 $s+30, v30]; v_add_u32 v28, $s+30, v0; "
	"s_mov_b32 s88, $num(by); s_mov_b32 s89, $num(n); v_add_u32 $v+8, s89, v28; s_add_i32 $s+34, $s+30, s89; "
	"s_mov_b32 s89, $num(far); s_mov_b32 s28, $num(far-less); s_add_i32 s28, s28, $0x(extra); v_mov_b32 v29, s28; "
	"s_add_i32 s90, $s+34, $0x(extra); v_cmp_$foul=2[lt|$swapped[gt|le]]_$cut vcc, s89, $v+8; "
	"s_cmp_$foul=3[gt|ge]_$cut $s+34, s89; v_add_u32 $v+8, $0x(extra), $v+8; s_cselect_b32 $s+34, s28, s90; "
	"$foul=2[v_cndmask_b32 $v+8, $v+8, v29, vcc|$swapped[v_cndmask_b32 $v+8, v29, $v+8, vcc|"
	"v_cndmask_b32 $v+8, $v+8, v29, vcc]]; $stops[v_sub_$foul=4[i|u]32 $v+4, v28, s88 clamp|v_mov_b32 v29, s88; "
	"v_sub_u32 $v+4, v28, v29; v_cmp_$foul=5[gt|lt]_$cut vcc, v28, v29; v_cndmask_b32 $v+4, $v+4, 0, vcc]; "
	"$stops[$20[v_sub_u32 $v+4, s88, v28 clamp]]; $foul=6[v_sub_u32 $v+8, v28, s88 clamp; v_mov_b32 $v+4, 0]; "
	"s_sub_i32 s28, $s+30, s88; s_cmp_lt_$cut $s+30, s88; s_cselect_b32 $s+30, 0, s28",
	"cut: $cutsign[i|u]32",
	"whole: $num(x)",
	"four: $y:(0,3)$num(y)",
	"Chosen: $share; $by:(1,3)$a:(0)$40[$a:(-45,44)]$b:(0)$40[$b:(-2,2)]$lanes:50[]$sign:50[]"
	"$down:30[$op:(4,5)$step:(0-by)|$op:(2,3)$step:(by)]$shift; $15[$down[|$swap]|$down[$swap]]; $save; .LQ$l:; "
	"$clutter; $ends",
	/* from a number less another one and a borrow to one more another one and a carry */
	"Carried: $from:(0,19)$20[$close$from:(x)]$to:(from,from+29)$m:(0,3)$most:50[]$lanes:50[]$sign:30[]$op:(2)"
	"$step:(1)v_and_b32 v28, $m, v30; v_readfirstlane_b32 s28, v30; s_and_b32 s28, s28, $m; "
	"s_bitcmp1_b32 s$(16,23), $(0,30); s_subb_u32 $s+30, $num(from), s28; s_bitcmp$[0|1]_b32 s$(16,23), $(0,30); "
	"s_addc_u32 $s+34, s28, $num(to); v_mov_b32 v29, $num(from); v_cmp_$most[le|gt]_u32 vcc, 2, v30; "
	"v_subb_co_u32 $v+4, vcc, v29, v28, vcc; v_mov_b32 v29, $num(to); v_cmp_$most[le|gt]_u32 vcc, 1, v30; "
	"v_addc_co_u32 $v+8, vcc, v29, v28, vcc; $save; .LQ$l:; $clutter; $ends",
	/* how far the limit is from the start is compared before the loop, or something close to that */
	"Tail: $lanes:60[]$wave:30[]$sign:60[]$how:(sign)$far:(0,29)$step:(1,2)$foul:(0,5)$op:(2)$foul=1[$how:(0,1)]"
	"$otherwise:50[]$ge:(otherwise)$foul=4[$ge:(1-otherwise)]$limit:(0,89)$20[$limit:(any)]$x:(limit-39,limit)"
	"$30[$x:(any)]$save; s_mov_b32 $s+30, $num(x); s_mov_b32 $s+34, $num(limit); v_mov_b32 $v+4, $s+30; "
	"v_add_u32 $v+4, v0, $v+4; v_mov_b32 $v+8, $s+34; "
	"$30[v_readfirstlane_b32 $s+34, v30; v_mov_b32 $v+8, $s+34]; v_sub_u32 v28, $v+8, $v+4; "
	"s_sub_u32 s28, $s+34, $s+30; v_add_u32 v28, $foul=2[1|0], v28; "
	"$foul=3[v_add_u32 $v+4, -2, $v+4; s_add_u32 $s+30, $s+30, -2]; "
	"$wave[s_cmp_$ge[ge|lt]_$how[i|u]32 s28, $far; s_cbranch_scc$otherwise .LE$l|v_cmp_$ge[le|gt]_$how[i|u]32 "
	"vcc, $far, "
	"v28; s_$otherwise[andn2|and]_b64 exec, exec, vcc; s_cbranch_execz .LE$l]; "
	"$50[v_cmp_lt_$sign[i|u]32 vcc, $v+4, $v+8; $out]; .LQ$l:; $clutter; $counted; .LE$l:; $all",
	/* a share of work: one number divided by another as floats, and rounded. Foul: a wrong mantissa
	 * or exponent, scaled once more, below zero, by what data says. */
	"Rounded: $lanes:50[]$sign:50[]$op:(2)$step:(1)$foul:(9)$30[$foul:(0,4)]$x:(0,999)$far:(x)$15[${short}$far:(x)]"
	"$y:(0,29)$12[${short}$y:(x)]v_mov_b32 v28, $num(far); v_mov_b32 v29, $num(y); $foul=3[v_sub_u32 v28, 0, v28]; "
	"$foul=4[v_and_b32 v29, 7, v30]; v_cvt_f32_$50[i|u]32 v28, v28; v_cvt_f32_$50[i|u]32 v29, v29; "
	"$67[v_frexp_mant_f32 v32, v28; v_frexp_mant_f32 v33, v$foul=0[28|29]; v_rcp_f32 v33, v33; "
	"v_frexp_exp_i32_f32 v28, v28; v_frexp_exp_i32_f32 v29, v29; v_mul_f32 v32, v32, v33; "
	"v_$foul=1[add|sub]_u32 v28, v28, v29; v_ldexp_f32 v28, v32, v28; $foul=2[v_ldexp_f32 v28, v28, $(-3,9)]|"
	"$scaled]; "
	"$[v_ceil_f32 v28, v28|v_floor_f32 v28, v28|v_trunc_f32 v28, v28|s_nop 0]; v_cvt_$50[i|u]32_f32 v28, v28; "
	"v_readfirstlane_b32 s28, v28; "
	"s_mul_i32 $s+30, s2, s28; s_add_i32 $s+34, $s+30, s28; $70[s_min_$sign[i|u]32 $s+34, $s+34, $num(far)]; "
	"v_mov_b32 $v+4, $s+30; v_mov_b32 $v+8, $s+34; $30[v_add_u32 $v+4, v0, $v+4]; $save; .LQ$l:; $clutter; $ends",
	/* the same on other targets. Foul: the scale depends on the lane, and the first one tells it, or it is no power
	 * of 2 */
	"scaled: $sign:60[]v_mov_b32 v32, 0x$60[2f800000|$[40000000|3f000000|41200000]]; "
	"v_cmp_gt_f32_e64 vcc, |v$sign[29|$[30|31|29]]|, $60[s2|1.0]; v_cndmask_b32 v32, 1.0, v32, vcc; "
	"$foul=0[v_readfirstlane_b32 s28, v32; v_mul_f32 v29, s28, v29|v_mul_f32 v29, v29, v32]; v_rcp_f32 v29, v29; "
	"v_mul_f32 v28, v28, v29; v_mul_f32 v28, v32, v28",
	/* counts in steps of some power of 2 to a number without its low bits, as unrolled loops do, or comes to it
	 * only after a wrap */
	"Unrolled: $two:(1,4)$big:40[$two:(28,30)]$foul:(0,7)$z:(two)$foul=1[$z:(two-1)]$m:(0xffffffff)"
	"$50[$m:(0x7fffffff)]$mask:(m<<z)$foul=3[$mask:(mask&(-1-(2<<two)))]$r:(0,3)$step:((1+2*r)<<two)$x:(0)"
	"$40[$y:(0,7)$x:(y<<two)]$foul=2[$x:(x+1)]$big[s_mul_i32 s28, s$(16,23), 0x9e3779b9|"
	"s_lshl_b32 s28, s$(16,23), $50[$two|0]]; "
	"$50[s_cmp_lt_$70[u|i]32 s28, $(1<<(two&7)); s_cbranch_scc1 .LE$l]; $30[s_cmp_lt_i32 s28, 1; "
	"s_cbranch_scc1 .LE$l]; "
	"s_mov_b32 $s+30, $0x(x); s_and_b32 $s+34, s28, $0x(mask); .LQ$l:; $clutter; "
	"s_$30[sub|add]_i32 $s+30, $s+30, $0x(step); s_cmp_lg_u32 $s+30, $s+34; s_cbranch_scc1 .LQ$l; .LE$l:",
	/* Through the buffer of 256 bytes, whose size is told; how far is not. An index in units of 1 << sh bytes,
	 * from begin by "by" as far as end, which mostly is the last that lies in the buffer. */
	"walked: $sh:(0,3)$words[$sh:(2)]$fit:(255>>sh)$by:(1)$40[$by:(1,9)]$down:30[]$begin:(0)$50[$begin:(0,fit/2)]"
	"$n:((fit-begin)/by)$40[$n:(0,n)]$end:(begin+n*by)$down[$y:(begin)$begin:(end)$end:(y)$by:(0-by)]",
	/* x in a register, and nobody knows that it is there: it goes through the lane's place in memory */
	"veil: v_mov_b32 v$to, $0x(x); v_and_b32 v31, 63, v0; v_lshlrev_b32 v31, 2, v31; "
	"global_store_dword v31, v$to, s[$longer[100:101|24:25]]; s_waitcnt vmcnt(0); "
	"global_load_dword v$to, v31, s[$longer[100:101|24:25]]; s_waitcnt vmcnt(0)",
	"load: $sh=0[$70[u|s]byte|$sh=1[$70[u|s]byte|$70[dword|ubyte]]]",
	"seen: v_lshlrev_b32 v31, $sh, v$at; global_load_$load v30, v31, s[24:25]; s_waitcnt vmcnt(0)",
	"seen !beyond: v_lshlrev_b32 v31, $sh, v$at; ds_read_$sh=0[u8|$sh=1[u16|b32]] v30, v31$20[ offset:$(4,12,4)]; "
	"s_waitcnt lgkmcnt(0)",
	"seen: v_mov_b32 v32, v$at; v_$70[ashrrev_i32 v33, 31, v32|mov_b32 v33, 0]; "
	"v_lshlrev_b64 v[32:33], $sh, v[32:33]; "
	"v_mov_b32 v34, s25; v_add_co_u32 v32, vcc, s24, v32; v_addc_co_u32 v33, vcc, v34, v33, vcc; "
	"global_load_$load v30, v[32:33], off; s_waitcnt vmcnt(0)",
	/* Each lane walks; what it does not tell is when it is there. Foul: not every one accesses the buffer each
	 * time, or not there: only while it is inside, round and round, back what it went on, standing still, what
	 * two numbers add up to. */
	"WalkLanes: $words:(0)$walked$first:60[]$foul:(7)$beyond:(0)$50[$foul:(0,6)$beyond:(1,120)]$to:(8+depth)"
	"$x:(end+beyond*(1-2*down))$veil; $30[v_and_b32 v31, 3, v0; v_$down[add|sub]_u32 $v+8, $v+8, v31]; $save; "
	"v_mov_b32 $v+4, $0x(begin); v_mov_b32 $w+12, s24; v_mov_b32 $w+13, s25; "
	"v_add_co_u32 $w+12, vcc, $0x(begin<<sh), $w+12; v_addc_co_u32 $w+13, vcc, 0, $w+13, vcc; "
	"$foul=4[$to:(36)$x:(0-by)$veil]; v_mov_b32 v37, 0; v_mov_b32 v38, $v+4; .LQ$l:; $first[$inside; $out]; "
	"$foul=0[v_cmp_gt_u32 vcc, $(256>>sh), $v+4; s_and_saveexec_b64 s[84:85], vcc]; "
	"$foul=1[v_cmp_gt_u32 vcc, $(256>>sh), $v+4; s_cbranch_vccz .LO$l]; $walks; .LO$l:; "
	"$foul=0[s_mov_b64 exec, s[84:85]]; $clutter; v_add_u32 $v+4, $by, $v+4; "
	"v_add_co_u32 $w+12, vcc, $0x(by<<sh), $w+12; v_addc_co_u32 $w+13, vcc, $down[-1|0], $w+13, vcc; "
	"$first[s_branch .LQ$l|$inside; $back]; .LE$l:; $all",
	"inside: v_cmp_$down[ge|le]_i32 vcc, $v+4, $v+8",
	"walks: $foul=0[$plainly]$foul=1[$plainly]$foul=7[$plainly]"
	"$foul=2[v_and_b32 v28, $((256>>sh)-1), $v+4; $at:(28)$seen]"
	"$foul=3[v_lshlrev_b32 v28, $sh, $v+4; v_sub_co_u32 v32, vcc, $w+12, v28; "
	"v_subbrev_co_u32 v33, vcc, 0, $w+13, vcc; global_load_ubyte v30, v[32:33], off; s_waitcnt vmcnt(0)]"
	"$foul=4[$at:(38)$seen; v_add_u32 v38, v38, v36; v_add_u32 v38, $by, v38]"
	"$foul=5[v_and_b32 v28, $0x(0-(256>>sh)), $v+4; v_sub_u32 v28, $v+4, v28; $at:(28)$seen]"
	"$foul=6[v_add_u32 v28, $v+4, v37; v_add_u32 v37, $(0-by), v37; $at:(28)$seen]",
	"plainly: $at:(4+depth)$[$seen|$seen|global_load_$load v30, $q+12, off; s_waitcnt vmcnt(0)]",
	/* The wave walks: by scalar loads, or by loads of lanes, where there are any. Without one it goes on as no
	 * lane is there, or one somewhere else. */
	"WalkWave: $words:50[]$walked$first:60[]$none:(0)$skips:(0)$words[|$20[$none:(1)]]$none[|"
	"$20[$skips:(1)]]$beyond:(0)"
	"$none[$beyond:(1,120)]$skips[$beyond:(1,120)]$to:(28)$x:(end+beyond*(1-2*down))$veil; "
	"v_readfirstlane_b32 $s+34, v28; s_mov_b32 $s+30, $0x(begin); $save; "
	"$none[v_cmp_le_u32 s[86:87], 0, v0; s_mov_b64 exec, 0]; .LQ$l:; "
	"$first[s_cmp_$down[lt|gt]_i32 $s+30, $s+34; s_cbranch_scc1 .LE$l]; "
	"$skips[s_cmp_ge_u32 $s+30, $(256>>sh); s_cbranch_scc1 .LO$l]; "
	"$words[s_lshl_b32 s28, $s+30, 2; s_load_dword s27, s[24:25], s28; s_waitcnt lgkmcnt(0)|"
	"v_mov_b32 v28, $s+30; $at:(28)$seen]; .LO$l:; $clutter; s_add_i32 $s+30, $s+30, $by; "
	"$first[$none[$60[$nobody|s_branch]|s_branch] .LQ$l|s_cmp_$down[ge|le]_i32 $s+30, $s+34; "
	"s_cbranch_scc1 .LQ$l]; "
	".LE$l:; $all",
	/* From the beginning of one buffer or the other, by a pointer that is made before the loop or comes in by two
	 * edges. Foul: it is half of either, or what lies in the longer one is a sum of the other and a number. */
	"WalkFrom: $how:(0,8)$x:(10,60)$70[$x:(61,150)]$how=0[$x:(10,63)]$to:(28)$veil; "
	"v_readfirstlane_b32 $s+34, v28; s_mov_b32 $s+30, 0; $lanes:50[]$pointed; .LQ$l:; "
	"$lanes[global_load_dword v30, $q+12, off; s_waitcnt vmcnt(0); v_add_co_u32 $w+12, vcc, 4, $w+12; "
	"v_addc_co_u32 $w+13, vcc, 0, $w+13, vcc|s_load_dword s27, $p+36, 0x0; s_waitcnt lgkmcnt(0); "
	"s_add_u32 $d+36, $d+36, 4; s_addc_u32 $d+37, $d+37, 0]; $clutter; "
	"s_add_i32 $s+30, $s+30, 1; s_cmp_lt_u32 $s+30, $s+34; s_cbranch_scc1 .LQ$l",
	"pointed: $how=7[$either]$how=8[$either]$how=0[s_mov_b64 $p+36, s[24:25]; $entered]"
	"$how=1[s_mov_b64 $p+36, s[100:101]; $entered]$how=2[s_mov_b32 $d+36, s24; s_mov_b32 $d+37, s101; $entered]"
	"$how=3[s_mov_b64 $p+36, s[24:25]; $word:(56)$added]"
	"$how=4[s_lshl_b64 $p+36, s[24:25], 1; $word:(64)$added]"
	"$how=5[$50[s_add_u32 $d+36, s24, s100; s_addc_u32 $d+37, s25, s101|s_add_u32 $d+36, s100, s24; "
	"s_addc_u32 $d+37, s101, s25]; $word:(72)$added]"
	"$how=6[s_cmp_lt_u32 $s+34, 64; s_cselect_b32 $d+36, s24, s100; s_cselect_b32 $d+37, s25, s101; $entered]",
	"entered: $lanes[v_mov_b32 $w+12, $d+36; v_mov_b32 $w+13, $d+37|s_nop 0]",
	"added: s_load_dwordx2 s[86:87], s[0:1], $0x(word); s_waitcnt lgkmcnt(0); "
	"$word=56[s_nop 0|s_lshl_b64 s[86:87], s[86:87], 3]; s_add_u32 $d+36, $d+36, s86; "
	"s_addc_u32 $d+37, $d+37, s87; $entered",
	"either: $less:(how-7)s_mov_b64 $p+36, s[$less[24:25|100:101]]; $entered; "
	"s_cmp_$less[lt|ge]_u32 $s+34, 64; s_cbranch_scc1 .LQ$l; s_mov_b64 $p+36, s[$less[100:101|24:25]]; $entered",
	"nobody: $[s_cbranch_execz|s_mov_b64 vcc, s[86:87]; s_cbranch_vccnz]",
	/* Lanes take turns: each is there as long as its index is inside, and all move on; all are on again at the
	 * end of an iteration, or at the beginning. */
	"Turns: $to:(28)$x:(40,119)$on:(0,2)$veil; v_readfirstlane_b32 $s+34, v28; s_mov_b32 $s+30, 0; $save; "
	"v_sub_u32 $v+4, 0, v0; .LQ$l:; $on=1[$all]; v_add_u32 $v+4, 1, $v+4; v_cmp_gt_u32 vcc, 64, $v+4; $out; "
	"v_lshlrev_b32 v31, 2, $v+4; global_load_dword v30, v31, s[24:25]; s_waitcnt vmcnt(0); "
	"s_add_i32 $s+30, $s+30, 1; $on=2[$all]; s_cmp_lt_u32 $s+30, $s+34; s_cbranch_scc1 .LQ$l; .LE$l:; $all",
};

/* ---- numbers ---------------------------------------------------------------------------------- */
/* A scalar source: a constant, or an argument that holds about the same; unless that is told the loop is not known. */
static const char *
number(struct gen *g, uint32_t value)
{
	uint32_t k = below(NARG), tries = chance(50) ? NARG : 0;

	for (; tries; tries--, k = (k + 1) % NARG)
		if (g->w.arg[k] == value) {
			grammar_let(g->g, "known", grammar_get(g->g, "known") & g->w.told[k]);
			return wb_format(prop.cx->unit, "s%u", 16 + k);
		}
	return wb_format(prop.cx->unit, "0x%x", value);
}

static const char *const scalar_op[] = { "eq", "lg", "lt", "le", "gt", "ge" };
static const char *const vector_op[] = { "eq", "ne", "lt", "le", "gt", "ge" };
enum { EQ, NE, LT, LE, GT, GE };
static const uint8_t opposite[] = { NE, EQ, GE, GT, LE, LT }, mirror[] = { EQ, NE, GT, GE, LT, LE };

/* A way to stay in a loop: start, step, limit that fit each other mostly. */
struct plan {
	uint32_t start, step, limit;
	uint32_t stay;			/* EQ .. GE */
	bool sign, known, odd;
};

/* Wraps, misses, wrong ways. */
static void
make_odd(struct plan *p)
{
	static const uint32_t wild[] = { 0x80000000, 0x7fffffff, 0xffffffff, 0, 0x55555555, 0xfffffff0, 0x7ffffff0 };
	static const uint32_t stride[] = { 0x10000001, 0x40000000, 0x55555555, 0xf0000001, 0xc0000000, 0x30000000,
		0x7fffffff };

	p->odd = true;
	switch (below(6)) {
	case 4: case 5:		/* great strides: wraps come soon */
		p->step = stride[below(WB_COUNT(stride))];
		p->limit = (uint32_t)rng_next(&prop.r);
		p->stay = NE + below(5);
		break;
	case 0: p->limit = wild[below(WB_COUNT(wild))]; break;
	case 1: p->start = wild[below(WB_COUNT(wild))]; break;
	case 2: p->stay = below(6); break;
	default: p->limit++; break;
	}
}

static struct plan
make_plan(struct gen *g)
{
	struct plan p = { .sign = chance(50) };
	uint32_t rounds = below(grammar_get(g->g, "depth") ? 7 : 20), size = 1 + below(5);
	bool down = chance(40);

	p.start = chance(30) ? g->w.arg[below(NARG)] : below(60);
	if (down && p.start < rounds * size)
		p.start += rounds * size;
	p.step = down ? 0 - size : size;
	p.limit = p.start + rounds * p.step;
	p.stay = chance(40) ? NE : down ? (chance(50) ? GT : GE) : chance(50) ? LT : LE;
	if (chance(12))
		make_odd(&p);
	return p;
}

/* The variables and texts of a plan. */
static void
let_plan(struct gen *g, const struct plan *p)
{
	grammar_let(g->g, "odd", p->odd);
	grammar_let(g->g, "stay", p->stay);
	grammar_let(g->g, "leave", opposite[p->stay]);
	grammar_let(g->g, "up", p->stay == LT || p->stay == LE);
	grammar_let(g->g, "sign", p->sign);
	grammar_let(g->g, "known", !p->odd);
	grammar_remember(g->g, "start1", number(g, p->start));
	grammar_remember(g->g, "limit1", number(g, p->limit));
	grammar_remember(g->g, "step1", number(g, p->step));
	grammar_let(g->g, "small", p->step + 32768 < 65536);
	grammar_let(g->g, "low", p->step & 0xffff);
}

/* What the grammar leaves to this file. */
static bool
hook(struct grammar *grammar, void *user, const char *name, int64_t value)
{
	struct gen *g = user;

	if (strcmp(name, "plan") == 0) {
		struct plan p = make_plan(g);

		let_plan(g, &p);
	} else if (strcmp(name, "upto") == 0) {	/* counts by 1 to the counter around */
		struct plan p = { .step = 1, .stay = LT };

		let_plan(g, &p);
		grammar_let(grammar, "known", 0);
	} else if (strcmp(name, "num") == 0) {
		grammar_put(grammar, "%s", number(g, (uint32_t)value));
	} else if (name[0] == 's' && (name[1] == 'o' || name[1] == 'm')) {
		grammar_put(grammar, "%s", scalar_op[name[1] == 'o' ? value : mirror[value]]);
	} else if (name[0] == 'v' && (name[1] == 'o' || name[1] == 'm')) {
		grammar_put(grammar, "%s", vector_op[name[1] == 'o' ? value : mirror[value]]);
	} else if (strcmp(name, "anyarg") == 0 || strcmp(name, "argof") == 0) {
		grammar_let(grammar, "x", g->w.arg[*name == 'a' && name[1] == 'n' ? below(NARG) : (uint32_t)value]);
	} else if (strcmp(name, "kind") == 0) {
		grammar_expand(grammar, only_kind ? only_kind : "$loop");
	} else {
		return false;
	}
	return true;
}

/* ---- kernels ------------------------------------------------------------------------------------------------ */
/* Words that grow by a little, or fall once, or are far apart: about where numbers wrap, too. Or a bit more than those
 * of @like. */
static const uint8_t *
rows(struct gen *g, uint32_t bytes, const uint8_t *like)
{
	uint8_t *at = WB_NEW(prop.cx->unit, uint8_t, bytes);
	uint32_t x = chance(75) ? below(9) : (uint32_t)rng_next(&prop.r), most = 1 + below(12),
		 end = chance(70) ? bytes : below(64);

	g->w.most = 0;
	for (uint32_t k = 0; k < bytes / 4; k++) {
		if (like && 4 * k < WAVES_DATA) {
			memcpy(&x, like + 4 * k, 4);
			x += below(most);
		}
		memcpy(at + 4 * k, &x, 4);
		x = k > end ? (uint32_t)rng_next(&prop.r) : chance(4) ? x - below(9) : x + below(most);
	}
	return at;
}

static void
kernel(struct gen *g)
{
	struct kernel_frame frame;
	uint32_t tell = below(3);

	g->o = wb_out_new(prop.cx->unit);
	g->w.size[0] = chance(70) ? 64 : chance(50) ? 128 : 1 + below(100);
	g->w.groups[0] = 1 + below(2);
	g->all_told = tell > 0;
	for (uint32_t k = 0; k < NARG; k++) {
		g->w.arg[k] = chance(85) ? below(80) : (uint32_t)rng_next(&prop.r);
		g->w.told[k] = g->all_told || chance(50);
	}
	g->w.narg = NARG;
	g->w.dims = 1;
	g->w.has_data = g->w.has_more = true;
	g->w.half = (uint16_t)(chance(70) ? below(200) : rng_next(&prop.r));
	if (only_kind ? strcmp(only_kind, "$Told") == 0 : chance(20)) {	/* others may store what is not told */
		g->w.least = chance(70) ? below(20) : 250 + below(70);
		g->w.most = g->w.least + 1 + below(40);
	}
	g->w.content[0] = g->w.content[1] = NULL;
	if (only_kind ? strcmp(only_kind, "$Rows") == 0 : !g->w.most && chance(15))
		for (uint32_t k = 0; k < 2; k++)
			g->w.content[k] = chance(20) ? NULL :
				rows(g, k ? WAVES_MORE : WAVES_DATA, k && chance(50) ? g->w.content[0] : NULL);
	g->w.packet = chance(20) || (only_kind && strcmp(only_kind, "$Size") == 0);
	g->w.sizes_told = !g->w.packet || chance(30);
	g->all_told = g->all_told && g->w.sizes_told;
	g->g = grammar_new(prop.cx->unit, &prop.r, rules, WB_COUNT(rules), hook, g);
	grammar_set(g->g, "more", MOST_LOOPS);
	grammar_set(g->g, "around", 0);
	grammar_set(g->g, "off", 0);
	grammar_set(g->g, "packet", g->w.packet);
	grammar_set(g->g, "longer", chance(50));
	grammar_set(g->g, "values", g->w.most > 0);
	grammar_set(g->g, "rows", g->w.content[0] || g->w.content[1]);
	grammar_set(g->g, "eight", g->w.size[0] >= 8);
	frame = waves_frame(prop.cx, &g->w);
	kernel_head(&g->o, &frame);
	if (g->w.packet)
		EMIT(g, "s_mov_b64 s[52:53], s[0:1]; s_mov_b64 s[0:1], s[2:3]; s_mov_b32 s2, s4");
	EMIT(g, "s_load_dwordx8 s[16:23], s[0:1], 0x0; s_load_dwordx2 s[24:25], s[0:1], 0x20; "
		"s_load_dwordx2 s[100:101], s[0:1], 0x30; v_mov_b32 v30, v0; "
		"v_mov_b32 v31, v0; v_mov_b32 v1, 0; s_load_dword s29, s[0:1], 0x28; s_waitcnt lgkmcnt(0); "
		"s_mov_b32 s26, 0");
	EMIT(g, "v_lshlrev_b32 v31, 2, v0; v_and_b32 v31, 0xfc, v31; global_load_dword v30, v31, s[%s]; "
		"s_waitcnt vmcnt(0)", grammar_get(g->g, "longer") ? "100:101" : "24:25");
	do
		grammar_expand(g->g, "$one; $clutter; ");
	while (grammar_get(g->g, "more") && chance(50));
	kernel_lines(&g->o, grammar_take(g->g));
	kernel_tail(&g->o, &frame);
}

/* ---- running ---------------------------------------------------------------------------------------------------- */
#define MOST_SEEN 64u
struct seen {
	uint64_t now, most, least, total, most_total;
	bool entered, cut;
};

struct watched {
	const struct wb_fn *fn;
	struct seen loop[MOST_SEEN];
};

static void
enter_block(void *user, uint32_t from, uint32_t to)
{
	struct watched *x = user;
	struct seen *seen = x->loop;
	const struct wb_loops *ls = x->fn->loops;

	for (uint32_t l = 0; l < ls->nloop; l++) {
		bool in = from != WB_NONE && wb_loop_has(ls, l, from), is = wb_loop_has(ls, l, to);

		if (in && !is && seen[l].now < seen[l].least)
			seen[l].least = seen[l].now;
		if (to != ls->loop[l].header)
			continue;
		if (!in) {
			seen[l].now = 0;
			seen[l].entered = true;
		} else {
			seen[l].now++;
			seen[l].total++;
		}
		seen[l].most = seen[l].now > seen[l].most ? seen[l].now : seen[l].most;
	}
}

static void
begin_wave(void *user)
{
	struct watched *x = user;

	for (uint32_t l = 0; l < x->fn->loops->nloop; l++)
		x->loop[l].total = 0;
}

static void
end_wave(void *user, uint64_t group, uint32_t last, bool ended)
{
	struct watched *x = user;

	(void)group;
	for (uint32_t l = 0; l < x->fn->loops->nloop; l++) {
		struct seen *s = &x->loop[l];

		s->most_total = s->total > s->most_total ? s->total : s->most_total;
		s->cut = s->cut || (!ended && wb_loop_has(x->fn->loops, l, last));
	}
}

/* ---- judging ---------------------------------------------------------------------------------------------------- */
static uint64_t nloops, nknown, nwalk, ntight, nbare, nlarger, nplain, nexact, nendless, nrefused, ninvalid;

static void
expect(bool ok, const struct wb_fn *fn, uint32_t l, const struct seen *s, const char *what)
{
	const struct wb_loop_bound *b = &fn->bounds->loop[l];

	prop_expect(ok, "loop %s: %s: inferred %lld .. %lld, total %lld; seen %llu .. %llu, total %llu: %s",
		fn->block[fn->loops->loop[l].header].label, what, (long long)b->min, (long long)b->max,
		(long long)b->total, (unsigned long long)s->least, (unsigned long long)s->most,
		(unsigned long long)s->most_total, b->why);
}

static void
judge(const struct wb_fn *fn, uint32_t l, const struct seen *s, const struct gen *g)
{
	const struct wb_loop_bound *b = &fn->bounds->loop[l];
	const char *label = fn->block[fn->loops->loop[l].header].label;
	bool known = b->max != WB_UNKNOWN;

	nloops++;
	nknown += known;
	nwalk += b->origin == WB_BOUND_BUFFER;
	ntight += b->origin == WB_BOUND_BUFFER && s->most == b->max;
	expect(!known || s->most <= b->max, fn, l, s, "too small a bound");
	expect(b->total == WB_UNKNOWN || s->most_total <= b->total, fn, l, s, "too small a total");
	expect(!s->entered || s->least >= b->min, fn, l, s, "too large a minimum");
	expect(b->why && known == (b->origin != WB_BOUND_NONE), fn, l, s, "inconsistent");
	nendless += s->cut && !known;
	if (s->entered && !s->cut && label && label[2] == 'P' && g->all_told && !g->mutated) {
		uint32_t exits = 0;

		for (uint32_t k = 0; k < fn->loops->loop[l].nexit_within; k++)
			exits += !wb_loop_has(fn->loops, l, fn->edge[fn->loops->list[fn->loops->loop[l].exit + k]].dst);
		nplain += exits == 1;
		nexact += exits == 1 && b->max == s->most;
		if (exits == 1 && b->max != s->most && getenv("SHOW"))
			expect(false, fn, l, s, "not exact");
	}
}

/* Bounds of @fn, whose analysis knows a launch, next to those for any launch: seldom they are larger, where a known
 * number takes the place of one that cancels. */
static void
compare_any_launch(const struct wb_fn *fn, const struct wb_out *text)
{
	struct wb_pass_env env = { .launch = NULL };
	struct wb_fn *any;

	env.module = kernel_read(prop.cx, text);
	any = env.module->fn[0];
	if (!prop_expect(cli_run_list(prop.cx, any, &env, &cli_list_trips, NULL) == WB_OK, "not analysed bare"))
		return;
	for (uint32_t l = 0; l < fn->loops->nloop; l++) {
		const struct wb_loop_bound *a = &any->bounds->loop[l], *b = &fn->bounds->loop[l];
		bool larger = b->max > a->max || b->total > a->total;

		nbare += a->max != WB_UNKNOWN;
		nlarger += larger;
		prop_expect(!larger || !getenv("SHOW"),
			"loop %u: %lld, total %lld with the launch (%s); %lld, total %lld with any (%s)", l,
			(long long)b->max, (long long)b->total, b->why, (long long)a->max, (long long)a->total, a->why);
	}
}

static void
one_case(void)
{
	struct gen g = { .mutated = false };
	struct watched seen = { .fn = NULL };
	struct waves_watch watch = { &seen, MOST_STEPS, begin_wave, enter_block, end_wave };
	struct wb_module *m;

	kernel(&g);
	g.mutated = chance(33);
	if (g.mutated) {
		const char *text = mutate_assembly(prop.cx->unit, g.o.at, "k", &prop.r, 1 + below(3));

		g.o = wb_out_new(prop.cx->unit);
		wb_puts(&g.o, text);
	}
	prop_source(&g.o);
	m = kernel_read(prop.cx, &g.o);
	if (g.mutated && !m) {
		ninvalid++;
		return;
	}
	if (!prop_expect(m && waves_trips(prop.cx, m, &g.w) == WB_OK && m->fn[0]->loops->nloop <= MOST_SEEN,
		    "it cannot be read or analysed"))
		return;
	seen.fn = m->fn[0];
	compare_any_launch(seen.fn, &g.o);
	for (uint32_t l = 0; l < seen.fn->loops->nloop; l++)
		seen.loop[l].least = UINT64_MAX;
	nrefused += !waves_run(prop.cx, m, &g.w, &watch) && !g.mutated;
	for (uint32_t l = 0; l < seen.fn->loops->nloop; l++)
		judge(seen.fn, l, &seen.loop[l], &g);
}

/* ---- large kernels ---------------------------------------------------------------------------------------------- */
#define LARGE_LOOPS 110
#define LARGE_BODY 175
#define MOST_LARGE_SECONDS 0.1

static void
large(void)
{
	static const struct kernel_frame frame = { .vgprs = 64 };
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct wb_pass_env env = { .module = NULL };
	struct gen gen = { .o = wb_out_new(cx->unit) }, *g = &gen;
	struct wb_module *m;
	double best = 1e9;
	uint32_t known = 0;

	prop.r = rng_new(7);
	kernel_head(&g->o, &frame);
	for (uint32_t l = 0; l < LARGE_LOOPS; l++) {
		EMIT(g, "s_movk_i32 s30, 0; v_mov_b32 v4, 0; s_mov_b64 s[60:61], 0; .L%u:", l);
		for (uint32_t k = 0; k < LARGE_BODY; k++)
			EMIT(g, "v_add_u32 v%u, v%u, v%u", 10 + below(50), 10 + below(50), 10 + below(50));
		if (l % 3)
			EMIT(g, "v_add_u32 v4, 2, v4; v_cmp_le_u32 vcc, 64, v4; s_or_b64 s[60:61], vcc, s[60:61]; "
				"s_andn2_b64 exec, exec, s[60:61]; s_cbranch_execnz .L%u; "
				"s_or_b64 exec, exec, s[60:61]", l);
		else
			EMIT(g, "s_add_i32 s30, s30, 1; s_cmp_lt_u32 s30, 32; s_cbranch_scc1 .L%u", l);
	}
	kernel_tail(&g->o, &frame);
	m = kernel_read(cx, &g->o);
	if (!prop_expect(m && cli_run_list(cx, m->fn[0], &env, &cli_list_loops, NULL) == WB_OK &&
			    cli_run_list(cx, m->fn[0], &env, &cli_list_lanes, NULL) == WB_OK,
		    "the large kernel cannot be read"))
		return;
	for (uint32_t k = 0; k < 3; k++) {
		clock_t start = clock();
		double spent;

		prop_expect(wb_run_pass(cx, m->fn[0], &env, &wb_pass_info[WB_PASS_TRIPS]) == WB_OK, "TRIPS fails");
		spent = (double)(clock() - start) / CLOCKS_PER_SEC;
		best = spent < best ? spent : best;
	}
	for (uint32_t l = 0; l < m->fn[0]->loops->nloop; l++)
		known += m->fn[0]->bounds->loop[l].max == 31;
	printf("%u instructions, %u loops, %u bounded exactly: %.1f ms\n", m->fn[0]->ninst, m->fn[0]->loops->nloop,
		known, best * 1e3);
	prop_expect(known == LARGE_LOOPS && best <= MOST_LARGE_SECONDS, "too few loops, or too slow");
	wb_ctx_free(cx);
}

int
main(int argc, char **argv)
{
	prop_start(argc, argv, 4500);
	only_kind = getenv("KIND") ? wb_format(wb_ctx_new(NULL)->unit, "$%s", getenv("KIND")) : NULL;
	while (prop_next())
		one_case();
	prop_tried(nloops, 0, "loops");
	prop_tried(nknown, 0, "bounded");
	prop_tried(nwalk, !only_kind ? prop.count / 50 : 0, "by the size of a buffer");
	prop_tried(ntight, !only_kind ? prop.count / 400 : 0, "of these that often");
	prop_tried(nbare, !only_kind ? prop.count / 20 : 0, "bounded for any launch");
	prop_tried(nbare - nlarger, nbare - nbare / 1000, "and not larger for the one given");
	prop_tried(nplain, !only_kind ? prop.count / 12 : 0, "plainly counted");
	prop_part(nexact, nplain, 99, "of them exactly bounded");
	prop_tried(nendless, 0, "did not end and got no bound");
	prop_part(prop.count - nrefused, prop.count, 95, "kernels executed, or changed");
	prop_tried(ninvalid, 0, "changed kernels not read");
	large();
	return prop_end();
}
