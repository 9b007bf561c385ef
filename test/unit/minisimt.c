/* test/unit/minisimt.c -- the issue order of many warps on the machine that executes mini-SIMT assembly.
 * test/minisimt/self-test.py tests what it computes. */
#include "wavebound/minisimt.h"
#include "../lib/unit.h"

#define WORDS 64

/* Thousands of warps: each issue is that of the first warp behind the last one that could issue then, and none could
 * before. */
#define MANY 4500
struct turns {
	uint64_t since[MANY];		/* when the warp can go on; WB_UNKNOWN: it waits at the barrier, or has ended */
	uint64_t now, arrived;
	uint32_t last, final;		/* warp; instruction */
};

static void
check_turn(void *arg, const struct wb_msimt_issue *i)
{
	struct turns *t = arg;
	uint64_t soonest = WB_UNKNOWN;

	if (t->arrived == MANY) {
		for (uint32_t v = 0; v < MANY; v++)
			t->since[v] = t->now;
		t->arrived = 0;
	}
	for (uint32_t v = 0; v < MANY; v++)
		soonest = t->since[v] < soonest ? t->since[v] : soonest;
	assert_int_equal(i->start, soonest > t->now ? soonest : t->now);
	for (uint32_t v = (t->last + 1) % MANY; v != i->warp; v = (v + 1) % MANY)
		assert_true(t->since[v] > i->start);
	t->last = i->warp;
	t->now = i->start + 1;
	t->since[i->warp] = i->inst == t->final ? WB_UNKNOWN : i->ready;
	t->arrived += i->ready == WB_UNKNOWN;
}

TEST(many_warps_take_turns)
{
	static const char text[] = ".kernel many\nbinop a = Tid % 50\nload a = a\nbinop q = Tid & 1\nbz q, L\nload b = "
				   "a\nload b = b\nL: sync\nbarrier 1, 4500\n"
				   "binop q = Tid < 4400\nbnz q, M\nload b = b\nload b = b\nM: sync\n";
	struct wb_ctx *cx = unit_cx();
	struct wb_machine m = { .kind = WB_MACHINE_MINI_SIMT, .threads = MANY, .wave_lanes = 1,
		.mem_latency_cycles = 9000, .inst_cycles = 1 };
	uint32_t memory[WORDS] = { 0 };
	struct wb_msimt_launch l = { .threads = MANY, .memory = memory, .words = WORDS };
	struct turns *t = WB_NEW(cx->unit, struct turns, 1);
	struct wb_msimt_run run;
	struct wb_module *mod;

	t->last = MANY - 1;
	assert_int_equal(wb_msimt_read(cx, unit_file(cx, "t.msimt", text), &mod), WB_OK);
	t->final = mod->fn[0]->ninst - 1;
	assert_int_equal(wb_msimt_run(cx, mod->fn[0], &m, &l, check_turn, t, &run), WB_OK);
	assert_int_equal(run.insts, 9 * (uint64_t)MANY + MANY + 2 * 100);
}
