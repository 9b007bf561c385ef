/* test/prop/waits.c -- random kernels whose lanes wait for each other, in lock step and as threads.
 *
 *	waits [SEED [COUNT [FIRST]]]
 *
 * A kernel is nested statements over eight flags in memory: raise a flag, wait for one in
 * a loop of lanes or of the whole wave, do something when a flag is up inside of a loop
 * that polls, either side of a branch on the lane's number, repeat a few times, spill the
 * mask to lanes of a register. If its threads end and its wave hangs, `deadlock` must say so.
 */
#include "../lib/kernel.h"
#include "../lib/prop.h"
#include "../../src/cli/lists.h"
#include "wavebound/deadlock.h"
#include "wavebound/sim.h"

#define MOST_STEPS 60000u
#define MOST_MIMD_STEPS 400000u

static uint64_t up;
static unsigned labels;
static struct wb_out out;

#define EMIT(...) kernel_code(&out, __VA_ARGS__)

static void statements(uint32_t depth, uint32_t n);

/* v3 = address of a flag: one of eight, or one of those two, by the lane's number */
static void
flag(void)
{
	uint32_t f = below(8);

	EMIT("v_mov_b32_e32 v3, %u", 4 * f);
	if (below(3) == 0)
		EMIT("v_and_b32_e32 v4, %u, v0; v_lshlrev_b32_e32 v4, 2, v4; v_add_u32_e32 v3, v3, v4",
			1u << below(3));
}

static void
raise_flag(void)
{
	flag();
	if (below(2))
		EMIT("global_store_dword v3, v2, s[0:1]; s_waitcnt vmcnt(0)");
	else
		EMIT("global_atomic_or v3, v2, s[0:1]; s_waitcnt vmcnt(0)");
}

/* Registers of a nesting level: its masks. */
#define S(depth, k) (20 + 8 * (depth) + 2 * (k))

static void
wait_lanes(uint32_t d)
{
	unsigned l = labels++;

	flag();
	EMIT("s_mov_b64 s[%u:%u], 0; .L%u:", S(d, 0), S(d, 0) + 1, l);
	EMIT("global_load_dword v5, v3, s[0:1] glc; s_waitcnt vmcnt(0); v_cmp_ne_u32_e32 vcc, 0, v5");
	if (below(4) == 0)	/* through a register */
		EMIT("v_mov_b32_e32 v6, 0; s_and_saveexec_b64 s[%u:%u], vcc; v_mov_b32_e32 v6, 1; "
			"s_or_b64 exec, exec, s[%u:%u]; v_cmp_eq_u32_e32 vcc, 1, v6", S(d, 1), S(d, 1) + 1, S(d, 1),
			S(d, 1) + 1);
	if (below(4) == 0)
		EMIT("v_writelane_b32 v15, vcc_lo, %u; v_writelane_b32 v15, vcc_hi, %u; "
			"v_readlane_b32 vcc_lo, v15, %u; v_readlane_b32 vcc_hi, v15, %u", d, d + 8, d, d + 8);
	EMIT("s_or_b64 s[%u:%u], vcc, s[%u:%u]; s_andn2_b64 exec, exec, s[%u:%u]; s_cbranch_execnz .L%u; "
		"s_or_b64 exec, exec, s[%u:%u]", S(d, 0), S(d, 0) + 1, S(d, 0), S(d, 0) + 1, S(d, 0), S(d, 0) + 1, l,
		S(d, 0), S(d, 0) + 1);
}

static void
wait_wave(void)
{
	unsigned l = labels++;

	EMIT(".L%u:; s_load_dword s8, s[0:1], 0x%x glc; s_waitcnt lgkmcnt(0); s_cmp_eq_u32 s8, 0; "
		"s_cbranch_scc1 .L%u", l, 4 * below(8), l);
}

/* while (!done) if (flag) { ...; done = 1; } */
static void
poll_inside(uint32_t d)
{
	unsigned l = labels++, skip = labels++;

	EMIT("s_mov_b64 s[%u:%u], 0; .L%u:", S(d, 0), S(d, 0) + 1, l);
	flag();
	EMIT("global_load_dword v5, v3, s[0:1] glc; s_waitcnt vmcnt(0); v_cmp_ne_u32_e32 vcc, 0, v5; "
		"s_and_saveexec_b64 s[%u:%u], vcc", S(d, 1), S(d, 1) + 1);
	if (below(2))
		EMIT("s_cbranch_execz .L%u", skip);
	statements(d + 1, 1 + below(2));
	EMIT("s_or_b64 s[%u:%u], s[%u:%u], exec; .L%u:; s_or_b64 exec, exec, s[%u:%u]", S(d, 0), S(d, 0) + 1,
		S(d, 0), S(d, 0) + 1, skip, S(d, 1), S(d, 1) + 1);
	EMIT("s_andn2_b64 exec, exec, s[%u:%u]; s_cbranch_execnz .L%u; s_or_b64 exec, exec, s[%u:%u]", S(d, 0),
		S(d, 0) + 1, l, S(d, 0), S(d, 0) + 1);
}

static void
branch(uint32_t d)
{
	unsigned other = labels++, join = labels++;
	static const char *const cmp[] = { "eq", "ne", "gt", "lt" };

	EMIT("v_cmp_%s_u32_e32 vcc, %u, v0; s_and_saveexec_b64 s[%u:%u], vcc", cmp[below(4)], below(5), S(d, 0),
		S(d, 0) + 1);
	if (below(2)) {		/* with an else */
		EMIT("s_xor_b64 s[%u:%u], exec, s[%u:%u]", S(d, 0), S(d, 0) + 1, S(d, 0), S(d, 0) + 1);
		if (below(2))
			EMIT("s_cbranch_execz .L%u", other);
		statements(d + 1, 1 + below(2));
		EMIT(".L%u:; s_or_saveexec_b64 s[%u:%u], s[%u:%u]; s_xor_b64 exec, exec, s[%u:%u]", other, S(d, 0),
			S(d, 0) + 1, S(d, 0), S(d, 0) + 1, S(d, 0), S(d, 0) + 1);
		if (below(2))
			EMIT("s_cbranch_execz .L%u", join);
		statements(d + 1, 1 + below(2));
	} else {
		if (below(2))
			EMIT("s_cbranch_execz .L%u", join);
		statements(d + 1, 1 + below(2));
	}
	EMIT(".L%u:; s_or_b64 exec, exec, s[%u:%u]", join, S(d, 0), S(d, 0) + 1);
}

static void
repeat(uint32_t d)
{
	unsigned l = labels++;

	EMIT("s_mov_b32 s%u, 0; .L%u:", S(d, 2), l);
	statements(d + 1, 1 + below(2));
	EMIT("s_add_u32 s%u, s%u, 1; s_cmp_lt_u32 s%u, %u; s_cbranch_scc1 .L%u", S(d, 2), S(d, 2), S(d, 2),
		2 + below(2), l);
}

static void
statements(uint32_t depth, uint32_t n)
{
	for (uint32_t k = 0; k < n; k++)
		switch (below(depth < 4 ? 11 : 5)) {
		case 0: case 1: case 2: raise_flag(); break;
		case 3: wait_lanes(depth); break;
		case 4: if (below(3)) raise_flag(); else wait_wave(); break;
		case 5: case 6: case 7: case 8: branch(depth); break;
		case 9: poll_inside(depth); break;
		default: repeat(depth);
		}
}

static void
kernel(void)
{
	static const struct kernel_frame frame = { .args = "flag*", .vgprs = 16, .sgprs = 80, .descriptor = true };

	up = below(65536) | (uint64_t)below(65536) << 16;
	labels = 0;
	out = wb_out_new(prop.cx->unit);
	kernel_head(&out, &frame);
	EMIT("s_load_dwordx2 s[0:1], s[4:5], 0x0; v_mov_b32_e32 v1, 0; v_mov_b32_e32 v2, 1; s_waitcnt lgkmcnt(0)");
	statements(0, 2 + below(4));
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
