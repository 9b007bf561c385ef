/* test/prop/executed.c -- loop bounds that are counted in the execution of a launch, against simulated runs.
 *
 * Random modules of two kernels, each with a random launch, and in most no data decides the time: loops depend on
 * arguments, on ids of workgroups and waves, on counters of loops around, and on what waves store to LDS and load
 * again, which only the execution knows. Loops count, halve, take orbits, clear bits, are left early, are entered in
 * the middle, by some of the waves, or never, and differ from entry to entry. Both kernels may call one function, which
 * has loops, too. In some modules an unknown word decides.
 *
 * The chain bounds both kernels with the counts of the execution. The simulator, which shares nothing with it, runs
 * them with several contents of the buffer. test/lib/trial.h says what is held against what. So no loop may repeat more
 * often than its bound, or less often than its minimum; a count must be reached; and a kernel whose time no data
 * decides must have a bound. Half of the machines have times that are upper limits: there waves must not read what
 * others write, and times are drawn in a run more of each contents.
 *
 *	executed [SEED [COUNT [FIRST]]]
 */
#include "../lib/grammar.h"
#include "../lib/kernel.h"
#include "../lib/prop.h"
#include "../lib/randkernel.h"
#include "../lib/trial.h"

#define MOST_STEPS 12000		/* of a run */
#define LDS_BYTES 2048u			/* 64 for each wave, and as many for all */

/* s[0:1] arguments, s2 workgroup, s3 wave, s[4:5] buffer, s6 and s7 arguments, s8 a word of the buffer; s20 a number,
 * s21, s22 temporary; s24 counter of the function, s25 its argument; s[30:31] and s[60:61] of calls; of a loop at depth
 * d: s34+d limit, s38+d number, s[44+2d:] its lanes, s50+d iterations. v0 work-item, v1 its address, v2 and v3 data,
 * v4+d counter of lanes, v8+d limit; v20 what was just stored, v21 the LDS of the wave, v22 that of all.
 *
 * Variables of all: more loops may be opened; ten, the target is of gfx10; half, waves have 32 lanes; data, an unknown
 * word decides; callable, there is a function. */
static const char *const rules[] = {
	"add: $ten[v_add_nc_u32|v_add_u32]",
	"m: $half[$s+44|$p+44]",
	"bits: $half[b32|b64]",
	"vcc: $half[vcc_lo|vcc]",
	"exec: $half[exec_lo|exec]",
	"how: $[eq|lg|lt|le|gt|ge]_u32",
	/* what no bound depends on */
	"clutter: $*(0,2)Junk",
	"Junk: $[global_load_dword v2, v1, s[4:5]$50[; s_waitcnt vmcnt(0)]|global_store_dword v1, v3, s[4:5]|"
	"$add v3, v3, v0|v_xor_b32 v3, v3, v2|s_nop $(0,3)|s_mul_i32 s26, s26, 3|ds_read_b32 v2, v22 offset:$(0,60,4)]",
	/* a number in s20, less than 64. It may go through LDS, that of the wave or that of all, so that the code does
	 * not tell it any more; and may be bounded again behind it */
	"number: $raw; s_and_b32 s20, s20, $most; $45[$Hide; $60[$again]]",
	"most >0: $[1|3|3|7]",
	"most: $[3|7|7|15|15|31|63]",
	"raw 3 >0: $[s_add_u32 s20, s$(49+depth), $(0,5)|s_mul_i32 s20, s$(49+depth), $(1,5)|"
	"s_sub_u32 s20, $(0,20), s$(49+depth)|s_xor_b32 s20, s$(49+depth), s6|s_add_u32 s20, s$(49+depth), s2]",
	"raw data: s_and_b32 s20, s8, $[1|3|9]",
	"raw 3: $[s_mov_b32 s20, $source|s_add_u32 s20, $source, $(0,9)|s_mul_i32 s20, $source, $(1,9)|"
	"s_lshr_b32 s20, $source, $(0,4)|s_add_u32 s20, s2, $source|s_lshl_b32 s20, s3, $(0,3)|s_mov_b32 s20, $(0,40)]",
	"source: s$[2|2|3|6|6|7]",
	"Hide: $k:(0,60,4)$a:(21)$30[$a:(22)]v_mov_b32 v20, s20; ds_write_b32 v$a, v20 offset:$k; "
	"s_waitcnt lgkmcnt(0); $20[s_nop 3]; ds_read_b32 v20, v$a offset:$k; s_waitcnt lgkmcnt(0); "
	"v_readfirstlane_b32 s20, v20",
	"again: $[s_and_b32 s20, s20, 0xff|s_min_u32 s20, s20, 70|s_and_b32 s20, s20, 63|s_bfe_u32 s20, s20, 0x70000]",
	"Guard: $number; s_cmp_$how s20, $(0,9); s_cbranch_scc$(0,1) .LE$l; $>*(1,2)stmt; $30[s_branch .LJ$l; .LE$l:; "
	"$>*(1,2)stmt; .LJ$l:|.LE$l:]",
	"step: s_add_u32 $s+50, $s+50, 1",
	"inside: $clutter; $>*(0,2)stmt; $clutter",
	"break: $20[s_and_b32 s21, $s+50, $[s6|s2|s7]; s_cmp_eq_u32 s21, $(1,5); s_cbranch_scc1 .LE$l]",
	"begin: s_mov_b32 $s+50, 0",
	/* to a number, which wider steps miss */
	"Count: $number; s_mov_b32 $s+34, s20; $begin; $40[s_cmp_eq_u32 $s+34, 0; s_cbranch_scc1 .LE$l]; .LQ$l:; "
	"$inside; $break; s_add_u32 $s+50, $s+50, $(1,3); s_cmp_lt_u32 $s+50, $s+34; s_cbranch_scc1 .LQ$l; .LE$l:",
	"While: $number; s_mov_b32 $s+34, s20; $begin; .LQ$l:; s_cmp_ge_u32 $s+50, $s+34; s_cbranch_scc1 .LE$l; "
	"$inside; $step; s_branch .LQ$l; .LE$l:",
	"Down: $number; s_mov_b32 $s+34, s20; $begin; .LQ$l:; $inside; $step; s_sub_i32 $s+34, $s+34, 1; "
	"s_cmp_gt_i32 $s+34, 0; s_cbranch_scc1 .LQ$l; .LE$l:",
	/* so often wherever it is entered, but it may leave before */
	"Fixed: $n:(2,5)$begin; .LQ$l:; $inside; $break; $step; s_cmp_lg_u32 $s+50, $n; s_cbranch_scc1 .LQ$l; .LE$l:",
	"Fixed 2: $n:(2,5)$begin; .LQ$l:; $inside; $step; s_cmp_lg_u32 $s+50, $n; s_cbranch_scc1 .LQ$l",
	/* made of constants */
	"Made: s_mov_b32 $s+38, $(5,60); $begin; .LQ$l:; $inside; $step; s_lshr_b32 s21, $s+38, $(1,2); "
	"s_sub_i32 $s+38, $s+38, s21; s_sub_i32 $s+38, $s+38, 1; s_cmp_gt_i32 $s+38, $(0,3); s_cbranch_scc1 .LQ$l",
	"Halve: $number; s_mov_b32 $s+38, s20; $begin; .LQ$l:; $inside; $step; s_lshr_b32 s21, $s+38, $(1,3); "
	"s_sub_i32 $s+38, $s+38, s21; s_sub_i32 $s+38, $s+38, 1; s_cmp_gt_i32 $s+38, $(0,3); s_cbranch_scc1 .LQ$l",
	"Shift: $number; s_mov_b32 $s+38, s20; $begin; .LQ$l:; $inside; $step; s_lshr_b32 $s+38, $s+38, 1; "
	"s_cmp_lg_u32 $s+38, 0; s_cbranch_scc1 .LQ$l",
	"Orbit: $number; s_and_b32 s20, s20, 7; s_mov_b32 $s+38, s20; s_mov_b32 $s+34, s20; $begin; .LQ$l:; $inside; "
	"$step; s_mul_i32 $s+38, $s+38, $[5|3|1]; s_add_u32 $s+38, $s+38, $[1|3|2]; s_and_b32 $s+38, $s+38, 7; "
	"s_cmp_ge_u32 $s+50, 12; s_cbranch_scc1 .LE$l; s_cmp_lg_u32 $s+38, $s+34; s_cbranch_scc1 .LQ$l; .LE$l:",
	"Clear: $number; s_mov_b32 $s+38, s20; $begin; s_cmp_eq_u32 $s+38, 0; s_cbranch_scc1 .LE$l; .LQ$l:; $inside; "
	"$step; s_sub_u32 s21, $s+38, 1; s_and_b32 $s+38, $s+38, s21; s_cmp_lg_u32 $s+38, 0; s_cbranch_scc1 .LQ$l; "
	".LE$l:",
	"Collatz: $number; s_and_b32 s20, s20, 7; s_add_u32 $s+38, s20, $(1,9); $begin; .LQ$l:; $inside; $step; "
	"s_lshr_b32 s21, $s+38, 1; s_mul_i32 s22, $s+38, 3; s_add_u32 s22, s22, 1; s_bitcmp1_b32 $s+38, 0; "
	"s_cselect_b32 $s+38, s22, s21; s_cmp_gt_u32 $s+38, 1; s_cbranch_scc1 .LQ$l",
	/* each lane to a limit of its own */
	"Lanes: $number; v_and_b32 $v+8, $[0|1|3|7], v0; $add $v+8, s20, $v+8; v_mov_b32 $v+4, 0; $begin; "
	"s_mov_$bits $m, $exec; .LQ$l:; $inside; $step; $add $v+4, 1, $v+4; v_cmp_lt_u32 $vcc, $v+4, $v+8; "
	"s_and_$bits $exec, $exec, $vcc; s_cbranch_execnz .LQ$l; s_mov_$bits $exec, $m",
	/* with two entries */
	"Middle: $number; s_mov_b32 $s+34, s20; $begin; s_and_b32 s21, $[s2|s3|s6|s20], $(1,2); s_cmp_eq_u32 s21, 0; "
	"s_cbranch_scc1 .LM$l; .LQ$l:; $inside; $step; .LM$l:; $clutter; $step; s_cmp_lt_u32 $s+50, $s+34; "
	"s_cbranch_scc1 .LQ$l",
	/* the loop inside goes on with an iteration of the one around */
	"Again: $number; s_mov_b32 $s+34, s20; $begin; .LQ$l:; s_cmp_ge_u32 $s+50, $s+34; s_cbranch_scc1 .LE$l; $step; "
	"s_and_b32 $s+38, $s+50, 3; .LI$l:; $inside; s_xor_b32 s21, $s+38, $s+50; s_and_b32 s21, s21, $(1,3); "
	"s_cmp_eq_u32 s21, 0; s_cbranch_scc1 .LQ$l; s_sub_i32 $s+38, $s+38, 1; s_cmp_gt_i32 $s+38, 0; "
	"s_cbranch_scc1 .LI$l; s_branch .LQ$l; .LE$l:",
	"Early: $number; s_cmp_eq_u32 s20, $(0,4); s_cbranch_scc0 .LE$l; s_endpgm; .LE$l:",
	"Call: s_and_b32 s25, $[s2|s3|s6|s7], 7; s_getpc_b64 s[60:61]; s_add_u32 s60, s60, shared@rel32@lo+4; "
	"s_addc_u32 s61, s61, shared@rel32@hi+12; s_swappc_b64 s[30:31], s[60:61]",
	"stmt 3: $clutter",
	"stmt 2 <3: $Guard",
	"stmt 1: $Early",
	"stmt 2 callable: $Call",
	"stmt 12 more <3: $more:(more-1)$loop",
	"loop 7: $[$Count|$Count|$While|$Down|$Fixed|$Fixed|$Made]",
	"loop 9: $[$Halve|$Halve|$Shift|$Orbit|$Clear|$Collatz|$Lanes|$Middle|$Again]",
	/* called by both kernels: bounded by its code */
	"Shared: s_and_b32 s25, s25, 7; s_mov_b32 s24, 0; .LQ$l:; v_xor_b32 v3, v3, v2; s_add_u32 s24, s24, 1; "
	"s_cmp_lt_u32 s24, s25; s_cbranch_scc1 .LQ$l; $50[.LR$l:; s_lshr_b32 s25, s25, 1; s_cmp_lg_u32 s25, 0; "
	"s_cbranch_scc1 .LR$l]; s_setpc_b64 s[30:31]",
	/* it may begin with a loop */
	"Kernel: $25[.LQ$l:; s_mul_i32 s2, s2, 5; s_add_u32 s2, s2, 3; s_and_b32 s2, s2, 15; s_cmp_gt_u32 s2, $(0,9); "
	"s_cbranch_scc1 .LQ$l]; "
	"s_load_dwordx4 s[4:7], s[0:1], 0x0; v_readfirstlane_b32 s3, v0; s_lshr_b32 s3, s3, $half[5|6]; "
	"s_lshl_b32 s20, s3, 6; v_mov_b32 v21, s20; v_mov_b32 v22, 0x7c0; v_lshlrev_b32 v1, 2, v0; v_mov_b32 v2, 0; "
	"v_mov_b32 v3, v0; s_mov_b32 s26, 1; s_mov_b32 s50, 0; s_mov_b32 s51, 0; s_mov_b32 s52, 0; "
	"s_waitcnt lgkmcnt(0); s_load_dword s8, s[4:5], 0x0; s_waitcnt lgkmcnt(0); "
	"$*(2,5)stmt",
};

/* ---- kernels ------------------------------------------------------------------------------------ */
static const struct {
	const char *name, *machine;
	uint32_t lanes;
	const char *more;
} target[] = {
	{ "gfx900", "vega", 64, "" },
	{ "gfx900", "vega", 64, "" },
	{ "gfx1030", "rdna2", 32, ".amdhsa_wavefront_size32 1" },
	{ "gfx1030", "rdna2-wave64", 64, ".amdhsa_wavefront_size32 0" },
};
static const char *const kernel[] = { "first", "second" };

static void
put(struct wb_out *o, struct grammar *g, const char *rule)
{
	grammar_expand(g, rule);
	kernel_lines(o, grammar_take(g));
}

static void
write_module(struct wb_out *o, uint32_t k)
{
	struct kernel_frame f = { .target = target[k].name, .args = "buffer* p q", .lds_bytes = LDS_BYTES,
		.lanes = target[k].lanes, .more = target[k].more };
	struct grammar *g = grammar_new(prop.cx->unit, &prop.r, rules, WB_COUNT(rules), NULL, NULL);

	grammar_set(g, "ten", k > 1);
	grammar_set(g, "half", target[k].lanes == 32);
	grammar_set(g, "data", chance(15));
	grammar_set(g, "callable", chance(40));
	kernel_file(o, &f);
	if (grammar_get(g, "callable")) {
		kernel_code(o, ".type shared,@function; shared:");
		put(o, g, "$Shared");
	}
	for (uint32_t n = 0; n < WB_COUNT(kernel); n++) {
		f.name = kernel[n];
		grammar_set(g, "more", rng_between(&prop.r, 1, 5));
		kernel_head(o, &f);
		put(o, g, "$Kernel");
		kernel_tail(o, &f);
	}
}

/* The launch and the machine of a small kernel of randkernel.c. */
static void
draw_launch(struct randkernel *k, const struct wb_machine *base)
{
	struct randkernel_shape shape = randkernel_plain();

	shape.statements = 1;
	randkernel_make(prop.cx, &prop.r, base, &shape, k);
	if (base->wave_lanes == 64)
		return;
	k->launch.grid[0] = (k->launch.grid[0] + 1) / 2;	/* as many waves */
	k->launch.workgroup[0] = (k->launch.workgroup[0] + 1) / 2;
}

static void
one_case(struct trial_tally *sum, const struct wb_machine *const *base)
{
	struct wb_out o = wb_out_new(prop.cx->unit);
	struct randkernel *k = WB_NEW(prop.cx->unit, struct randkernel, 1);
	uint32_t t = (uint32_t)(prop.number % WB_COUNT(target));

	draw_launch(k, base[t]);
	write_module(&o, t);
	prop_source(&o);
	prop_launch(&k->machine, &k->launch);
	for (uint32_t n = 0; n < WB_COUNT(kernel); n++) {
		struct trial *tr = WB_NEW(prop.cx->unit, struct trial, 1);

		*tr = (struct trial){ .cx = prop.cx,
			.tally = sum,
			.machine = &k->machine,
			.launch = k->launch,
			.contents = 2,
			.jitters = 1,
			.steps = MOST_STEPS,
			.steps_open = MOST_STEPS / 10,
			.only_times = true,
			.counts = true };
		tr->launch.kernel = kernel[n];
		trial_run(tr, o.at, o.n);
		prop_expect(!*tr->wrong, "%s: %s", kernel[n], tr->wrong);
	}
}

int
main(int argc, char **argv)
{
	struct trial_tally sum = { 0 };
	const struct wb_machine *base[WB_COUNT(target)];

	prop_start(argc, argv, 300);
	for (uint32_t k = 0; k < WB_COUNT(target); k++)
		base[k] = prop_machine(target[k].machine);
	while (prop_next())
		one_case(&sum, base);
	trial_print(&sum);
	prop_expect(!sum.unread && !sum.faults && !sum.hangs, "not all are read and run");
	/* half of the machines have no exact times */
	prop_tried(sum.exact, prop.count / 2, "kernels whose time no data decides, of two in each module");
	prop_tried(sum.counted, prop.count / 2, "loops that took the count of an execution");
	prop_tried(sum.lowered, prop.count / 4, "of them bounded by more in the code");
	prop_tried(sum.skipped, prop.count / 300, "loops that are not entered, and repeated wherever they are");
	return prop_end();
}
