/* test/prop/waits.c -- random kernels whose lanes wait for each other, in lock step and as threads.
 *
 *	waits [SEED [COUNT [FIRST]]]
 *
 * A kernel is nested statements over flags in memory, and in LDS: raise a flag, wait for one in
 * a loop of lanes or of the whole wave, do something when a flag is up inside of a loop
 * that polls, either side of a branch on the lane's number, or on that of the workgroup, repeat a few times, a barrier,
 * spill the mask to lanes of a register. Flags may belong to workgroups. A launch has one wave or several, in one
 * workgroup or several; half of them are known to the analysis. Flags are never lowered, so all orders end alike. If
 * its threads end and its waves hang, `deadlock` must say so.
 */
#include "../lib/corpus.h"
#include "../lib/grammar.h"
#include "../lib/kernel.h"
#include "../lib/prop.h"
#include "../../src/cli/lists.h"
#include "wavebound/deadlock.h"
#include "wavebound/sim.h"

#define MOST_STEPS 60000u
#define MOST_MIMD_STEPS 400000u

static uint64_t up;
static struct wb_out out;
static uint32_t size, groups;			/* work-items of a workgroup, workgroups */

/* s[0:1]: the flags; s6: the workgroup; v1 is 0, v2 is 1; v3: the address of a flag; by depth, s20 and up: masks and a
 * counter. */
static const char *const rules[] = {
	/* a flag: one of eight, or one of those two, by the lane's number, or one of the workgroup, or of the
	 * work-item */
	"flag: v_mov_b32_e32 v3, $(0,28,4); $33[$byLane]; $25[$byGroup]",
	"byLane: v_and_b32_e32 v4, $[1|2|4], v0; v_lshlrev_b32_e32 v4, 2, v4; v_add_u32_e32 v3, v3, v4",
	"byGroup 2: s_lshl_b32 s9, s6, $(2,5); v_add_u32_e32 v3, s9, v3",
	"byGroup 1: v_mov_b32_e32 v4, s6; v_mul_u32_u24_e32 v4, $(8,72,8), v4; v_add_u32_e32 v4, v4, v0; "
	"v_and_b32_e32 v4, 63, v4; v_lshlrev_b32_e32 v3, 2, v4",
	"put: $[global_store_dword|global_atomic_or] v3, v2, s[0:1]; s_waitcnt vmcnt(0)",
	"raise 4: $flag; $put",
	"raise 1: $flag; $[ds_write_b32|ds_or_b32] v3, v2; s_waitcnt lgkmcnt(0)",
	"loaded 4: global_load_dword v5, v3, s[0:1] glc; s_waitcnt vmcnt(0); v_cmp_ne_u32_e32 vcc, 0, v5",
	"loaded 1: ds_read_b32 v5, v3; s_waitcnt lgkmcnt(0); v_cmp_ne_u32_e32 vcc, 0, v5",
	"a: s[$(20+8*depth):$(21+8*depth)]",
	"b: s[$(22+8*depth):$(23+8*depth)]",
	"c: s$(24+8*depth)",
	"some: $>*(1,2)stmt",
	/* until it is up in each lane; through a register, and with the mask in lanes of another */
	"Lanes: $flag; $Await",
	"Await: s_mov_b64 $a, 0; .L$l:; $loaded; $25[v_mov_b32_e32 v6, 0; s_and_saveexec_b64 $b, vcc; "
	"v_mov_b32_e32 v6, 1; s_or_b64 exec, exec, $b; v_cmp_eq_u32_e32 vcc, 1, v6]; "
	"$25[v_writelane_b32 v15, vcc_lo, $depth; v_writelane_b32 v15, vcc_hi, $(depth+8); "
	"v_readlane_b32 vcc_lo, v15, $depth; v_readlane_b32 vcc_hi, v15, $(depth+8)]; s_or_b64 $a, vcc, $a; "
	"s_andn2_b64 exec, exec, $a; s_cbranch_execnz .L$l; s_or_b64 exec, exec, $a",
	"Wave: .L$l:; s_load_dword s8, s[0:1], $0x(0,28,4) glc; s_waitcnt lgkmcnt(0); s_cmp_eq_u32 s8, 0; "
	"s_cbranch_scc1 .L$l",
	/* while (!done) if (flag) { ...; done = 1; } */
	"Poll: s_mov_b64 $a, 0; .L$l:; $flag; $loaded; s_and_saveexec_b64 $b, vcc; $50[s_cbranch_execz .LS$l]; $some; "
	"s_or_b64 $a, $a, exec; .LS$l:; s_or_b64 exec, exec, $b; s_andn2_b64 exec, exec, $a; s_cbranch_execnz .L$l; "
	"s_or_b64 exec, exec, $a",
	"Role 1: s_cmp_$[eq|lg|lt]_u32 s6, $(0,2); s_cbranch_scc0 .L$l; $some; s_branch .LE$l; .L$l:; $some; .LE$l:",
	"Role 1: s_cmp_$[eq|lg|lt]_u32 s6, $(0,2); s_cbranch_scc0 .L$l; $some; .L$l:",
	"Branch: v_cmp_$[eq|ne|gt|lt]_u32_e32 vcc, $[$(0,4)|64|63], v0; s_and_saveexec_b64 $a, vcc; "
	"$50[s_xor_b64 $a, exec, $a; $50[s_cbranch_execz .LE$l]; $some; .LE$l:; s_or_saveexec_b64 $a, $a; "
	"s_xor_b64 exec, exec, $a]; $50[s_cbranch_execz .L$l]; $some; .L$l:; s_or_b64 exec, exec, $a",
	"Repeat: s_mov_b32 $c, 0; .L$l:; $some; s_add_u32 $c, $c, 1; s_cmp_lt_u32 $c, $(2,3); s_cbranch_scc1 .L$l",
	/* each of two waves, or of two kinds of workgroups, waits for what only the other one raises */
	"nearL: v_mov_b32_e32 v3, $(0,12,4); $33[$byLane]",
	"nearR: v_mov_b32_e32 v3, $(32,44,4); $33[$byLane]",
	"actL: $nearL; $put",
	"actL: $nearR; $Await",
	"actR: $nearR; $put",
	"actR: $nearL; $Await",
	"part: v_cmp_$[eq|ne|gt|lt]_u32_e32 vcc, $(0,4), v7; s_and_saveexec_b64 $a, vcc; $50[s_cbranch_execz .L$l]",
	"StepL: $part; $>actL; .L$l:; s_or_b64 exec, exec, $a",
	"StepR: $part; $>actR; .L$l:; s_or_b64 exec, exec, $a",
	"all: v_and_b32_e32 v3, 7, v0; v_lshlrev_b32_e32 v3, 2, v3",
	"meet: $barriers[$25[s_barrier; ]]",
	"sideL: $>*(1,3)StepL; $meet$>*(0,1)StepL; $75[$all; $put]",
	"sideR: $>*(1,3)StepR; $meet$>*(0,1)StepR; $75[$all; v_add_u32_e32 v3, 32, v3; $put]",
	"Duel: $barriers:(1,1)s_cmp_eq_u32 s6, 0; s_cbranch_scc0 .L$l; $sideL; s_branch .LE$l; .L$l:; $sideR; .LE$l:",
	"Duel: $barriers:(0,0)v_cmp_gt_u32_e32 vcc, 64, v0; s_and_saveexec_b64 $a, vcc; $50[s_cbranch_execz .L$l]; "
	"$sideL; "
	".L$l:; s_xor_b64 exec, exec, $a; $50[s_cbranch_execz .LE$l]; $sideR; .LE$l:; s_or_b64 exec, exec, $a",
	"stmt 9: $raise",
	"stmt 3: $Lanes",
	"stmt 3: $67[$raise|$Wave]",
	"stmt 12 <4: $Branch",
	"stmt 6 <4: $Role",
	"stmt 3 <4: $Poll",
	"stmt 1 <1: s_barrier",
	"stmt 3 <4: $Repeat",
};

static void
kernel(void)
{
	static const struct kernel_frame frame = { .args = "flag*", .vgprs = 16, .sgprs = 80, .descriptor = true,
		.lds_bytes = 2048 };

	struct grammar *g = grammar_new(prop.cx->unit, &prop.r, rules, WB_COUNT(rules), NULL, NULL);

	static const uint32_t sizes[] = { 8, 8, 8, 64, 66, 72 };

	bool duel = below(3) == 0;

	size = sizes[below(WB_COUNT(sizes))];
	groups = 1 + below(size > 8 ? 2 : 3);
	up = duel ? rng_next(&prop.r) & rng_next(&prop.r) & rng_next(&prop.r) :
		    rng_next(&prop.r) | (below(2) ? rng_next(&prop.r) : 0);
	out = wb_out_new(prop.cx->unit);
	kernel_head(&out, &frame);
	grammar_expand(g, "s_load_dwordx2 s[0:1], s[4:5], 0x0; v_mov_b32_e32 v1, 0; v_mov_b32_e32 v2, 1; "
		"v_and_b32_e32 v7, 63, v0; s_waitcnt lgkmcnt(0)");
	grammar_expand(g, duel ? "; $Duel" : "; $*(2,5)stmt");
	kernel_lines(&out, grammar_take(g));
	kernel_tail(&out, &frame);
	prop_source(&out);
}

/* ---- what becomes of it ---------------------------------------------------------------------- */
static enum wb_status
launch(struct wb_ctx *cx, const struct wb_module *m, struct wb_sim **sim)
{
	const uint64_t grid[3] = { (uint64_t)size * groups, 1, 1 };
	const uint32_t workgroup[3] = { size, 1, 1 };
	uint64_t addr;
	uint8_t *host;
	enum wb_status s = wb_sim_new(cx, m, m->fn[0], NULL, sim);

	if (s == WB_OK)
		s = wb_sim_map(*sim, "flag", 256, &addr, &host);
	for (uint32_t k = 0; s == WB_OK && k < 64; k++)		/* some flags are up from the start */
		host[4 * k] = up >> k & 1;
	if (s == WB_OK)
		s = wb_sim_arg(*sim, 0, &addr, 8);
	return s == WB_OK ? wb_sim_launch(*sim, grid, workgroup) : s;
}

static enum fate
run_waves(const struct wb_module *m)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct wb_sim *sim;
	enum fate f = OTHER;

	if (launch(cx, m, &sim) == WB_OK)
		f = corpus_run_all(sim, &prop.r, 30, MOST_STEPS);
	wb_ctx_free(cx);
	return f;
}

static enum fate
run_threads(const struct wb_module *m)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct wb_sim_mimd how = { .seed = 7, .limit = MOST_MIMD_STEPS };
	struct wb_sim_mimd_result r = { .status = WB_SIM_FAULT };
	struct wb_sim *sim;

	if (launch(cx, m, &sim) == WB_OK)
		wb_sim_run_mimd(sim, &how, &r);
	wb_ctx_free(cx);
	return r.status == WB_SIM_FINISHED ? ENDS : r.status == WB_SIM_HANG ? HANGS : OTHER;
}

static bool
suspected(struct wb_module *m)
{
	struct wb_launch l = { .dims = 1, .grid = { (uint64_t)size * groups, 1, 1 }, .workgroup = { size, 1, 1 } };
	struct wb_pass_env env = { .module = m, .launch = below(2) ? &l : NULL };
	struct wb_fn *fn = m->fn[0];

	if (!prop_expect(cli_run_list(prop.cx, fn, &env, &cli_list_trips, NULL) == WB_OK &&
			    wb_run_pass(prop.cx, fn, &env, &wb_pass_info[WB_PASS_DEADLOCK]) == WB_OK,
		    "not analysed"))
		return true;
	for (uint32_t k = 0; k < fn->deadlock->nfinding; k++)
		if (fn->deadlock->finding[k].rule == WB_RULE_SIMT || fn->deadlock->finding[k].rule == WB_RULE_BARRIER ||
			fn->deadlock->finding[k].rule == WB_RULE_SKIPPED)
			return true;
	return false;
}

int
main(int argc, char **argv)
{
	uint64_t both = 0, deadlocks = 0, of_several = 0, clean = 0, wrong = 0;

	prop_start(argc, argv, 3000);
	while (prop_next()) {
		enum fate wave, threads;
		struct wb_module *m;
		bool found;

		kernel();
		m = kernel_read(prop.cx, &out);
		if (!prop_expect(m != NULL, "it cannot be read"))
			continue;
		wave = run_waves(m);
		wave = wave == GOES_ON ? HANGS : wave;
		threads = wave == HANGS ? run_threads(m) : ENDS;
		found = suspected(m);
		both += wave == HANGS && threads == HANGS;
		deadlocks += wave == HANGS && threads == ENDS;
		of_several += wave == HANGS && threads == ENDS && (groups > 1 || size > 64);
		clean += wave == ENDS && !found;
		wrong += wave == ENDS && found;
		prop_expect(found || wave != HANGS || threads != ENDS, "it hangs in lock step only, and was not found");
	}
	prop_tried(deadlocks, prop.count / 50, "deadlocks in lock step only, all found");
	prop_tried(of_several, prop.count / 100, "of these of several waves");
	prop_tried(both, 0, "hang as threads too");
	prop_tried(clean, 0, "end and are clean");
	prop_tried(wrong, 0, "end and are suspected");
	return prop_end();
}
