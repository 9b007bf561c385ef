/* test/prop/waits.c -- random kernels whose lanes wait for each other, in lock step and as threads.
 *
 *	waits [SEED [COUNT [FIRST]]]
 *
 * A kernel is nested statements over eight flags in memory: raise a flag, wait for one in
 * a loop of lanes or of the whole wave, do something when a flag is up inside of a loop
 * that polls, either side of a branch on the lane's number, repeat a few times, spill the
 * mask to lanes of a register. If its threads end and its wave hangs, `deadlock` must say so.
 */
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

/* s[0:1]: the flags; v1 is 0, v2 is 1; v3: the address of a flag; by depth, s20 and up: masks and a counter. */
static const char *const rules[] = {
	/* a flag: one of eight, or one of those two, by the lane's number */
	"flag: v_mov_b32_e32 v3, $(0,28,4); $33[v_and_b32_e32 v4, $[1|2|4], v0; v_lshlrev_b32_e32 v4, 2, v4; "
	"v_add_u32_e32 v3, v3, v4]",
	"raise: $flag; $[global_store_dword|global_atomic_or] v3, v2, s[0:1]; s_waitcnt vmcnt(0)",
	"loaded: global_load_dword v5, v3, s[0:1] glc; s_waitcnt vmcnt(0); v_cmp_ne_u32_e32 vcc, 0, v5",
	"a: s[$(20+8*depth):$(21+8*depth)]",
	"b: s[$(22+8*depth):$(23+8*depth)]",
	"c: s$(24+8*depth)",
	"some: $>*(1,2)stmt",
	/* until it is up in each lane; through a register, and with the mask in lanes of another */
	"Lanes: $flag; s_mov_b64 $a, 0; .L$l:; $loaded; $25[v_mov_b32_e32 v6, 0; s_and_saveexec_b64 $b, vcc; "
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
	"Branch: v_cmp_$[eq|ne|gt|lt]_u32_e32 vcc, $(0,4), v0; s_and_saveexec_b64 $a, vcc; "
	"$50[s_xor_b64 $a, exec, $a; $50[s_cbranch_execz .LE$l]; $some; .LE$l:; s_or_saveexec_b64 $a, $a; "
	"s_xor_b64 exec, exec, $a]; $50[s_cbranch_execz .L$l]; $some; .L$l:; s_or_b64 exec, exec, $a",
	"Repeat: s_mov_b32 $c, 0; .L$l:; $some; s_add_u32 $c, $c, 1; s_cmp_lt_u32 $c, $(2,3); s_cbranch_scc1 .L$l",
	"stmt 9: $raise",
	"stmt 3: $Lanes",
	"stmt 3: $67[$raise|$Wave]",
	"stmt 12 <4: $Branch",
	"stmt 3 <4: $Poll",
	"stmt 3 <4: $Repeat",
};

static void
kernel(void)
{
	static const struct kernel_frame frame = { .args = "flag*", .vgprs = 16, .sgprs = 80, .descriptor = true };

	struct grammar *g = grammar_new(prop.cx->unit, &prop.r, rules, WB_COUNT(rules), NULL, NULL);

	up = below(65536) | (uint64_t)below(65536) << 16;
	out = wb_out_new(prop.cx->unit);
	kernel_head(&out, &frame);
	grammar_expand(g, "s_load_dwordx2 s[0:1], s[4:5], 0x0; v_mov_b32_e32 v1, 0; v_mov_b32_e32 v2, 1; "
		"s_waitcnt lgkmcnt(0); $*(2,5)stmt");
	kernel_lines(&out, grammar_take(g));
	kernel_tail(&out, &frame);
	prop_source(&out);
}

/* ---- what becomes of it ---------------------------------------------------------------------- */
enum fate { ENDS, HANGS, OTHER };

static enum wb_status
launch(struct wb_ctx *cx, const struct wb_module *m, struct wb_sim **sim)
{
	static const uint64_t grid[3] = { 8, 1, 1 };
	static const uint32_t workgroup[3] = { 8, 1, 1 };
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
run_wave(const struct wb_module *m)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct wb_sim *sim;
	enum fate f = OTHER;
	uint64_t n;

	if (launch(cx, m, &sim) == WB_OK && wb_sim_run_functional(sim, MOST_STEPS, &n) == WB_OK)
		f = ENDS;
	for (uint32_t k = 0; k < cx->diag->message.n; k++)
		if (cx->diag->message.at[k].code == WB_E_SIM_HANG)
			f = HANGS;
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
	struct wb_pass_env env = { .module = m };
	struct wb_fn *fn = m->fn[0];

	if (!prop_expect(cli_run_list(prop.cx, fn, &env, &cli_list_trips, NULL) == WB_OK &&
			    wb_run_pass(prop.cx, fn, &env, &wb_pass_info[WB_PASS_DEADLOCK]) == WB_OK,
		    "not analysed"))
		return true;
	for (uint32_t k = 0; k < fn->deadlock->nfinding; k++)
		if (fn->deadlock->finding[k].rule == WB_RULE_SIMT)
			return true;
	return false;
}

int
main(int argc, char **argv)
{
	uint64_t both = 0, deadlocks = 0, clean = 0, wrong = 0;

	prop_start(argc, argv, 3000);
	while (prop_next()) {
		enum fate wave, threads;
		struct wb_module *m;
		bool found;

		kernel();
		m = kernel_read(prop.cx, &out);
		if (!prop_expect(m != NULL, "it cannot be read"))
			continue;
		wave = run_wave(m);
		threads = wave == HANGS ? run_threads(m) : ENDS;
		found = suspected(m);
		both += wave == HANGS && threads == HANGS;
		deadlocks += wave == HANGS && threads == ENDS;
		clean += wave == ENDS && !found;
		wrong += wave == ENDS && found;
		prop_expect(found || wave != HANGS || threads != ENDS, "it hangs in lock step only, and was not found");
	}
	prop_tried(deadlocks, prop.count / 50, "deadlocks in lock step only, all found");
	prop_tried(both, 0, "hang as threads too");
	prop_tried(clean, 0, "end and are clean");
	prop_tried(wrong, 0, "end and are suspected");
	return prop_end();
}
