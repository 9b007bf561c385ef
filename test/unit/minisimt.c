/* test/unit/minisimt.c -- the machine that executes mini-SIMT assembly: values, the stack, turns, stalls and barriers,
 * by hand. */
#include "wavebound/minisimt.h"
#include "../lib/unit.h"

#define WORDS 64
#define LATENCY 10

struct trial {
	struct wb_ctx *cx;
	struct wb_msimt_run run;
	uint32_t memory[WORDS];
	uint32_t order[64];		/* warps in the order in which they issued */
	uint32_t n;
};

static void
record(void *arg, const struct wb_msimt_issue *i)
{
	struct trial *t = arg;

	if (t->n < 64)
		t->order[t->n++] = i->warp;
}

/* Executes @text with @threads in warps of @width; memory holds its own addresses. */
static struct trial
run(const char *text, uint32_t threads, uint32_t width, uint64_t time)
{
	struct trial t = { .cx = unit_cx() };
	struct wb_machine m = { .kind = WB_MACHINE_MINI_SIMT, .threads = threads, .wave_lanes = width,
		.mem_latency_cycles = LATENCY, .inst_cycles = time };
	struct wb_msimt_launch l = { .threads = threads, .memory = t.memory, .words = WORDS, .steps = 100000 };
	struct wb_module *mod;

	for (uint32_t k = 0; k < WORDS; k++)
		t.memory[k] = k;
	assert_true(wb_msimt_looks_like(text, strlen(text)));
	assert_int_equal(wb_msimt_read(t.cx, unit_file(t.cx, "t.msimt", text), &mod), WB_OK);
	assert_int_equal(t.cx->diag->nerror, 0);
	assert_int_equal(wb_verify(t.cx, mod, mod->fn[0]), WB_OK);
	wb_msimt_run(t.cx, mod->fn[0], &m, &l, record, &t, &t.run);
	return t;
}

TEST(numbers_wrap_and_compare_signed)
{
	static const struct { const char *text; int32_t want;
	} row[] = {
		{ "7 + -9", -2 },
		{ "7 - 9", -2 },
		{ "-7 * 3", -21 },
		{ "-7 / 2", -3 },
		{ "-7 % 2", -1 },
		{ "5 / 0", 0 },
		{ "5 % 0", 0 },
		{ "-2147483648 / -1", INT32_MIN },
		{ "2147483647 + 1", INT32_MIN },
		{ "6 & 3", 2 },
		{ "6 | 3", 7 },
		{ "6 ^ 3", 5 },
		{ "1 << 33", 2 },
		{ "-8 >> 1", -4 },
		{ "-1 < 1", 1 },
		{ "1 <= 0", 0 },
		{ "1 > -1", 1 },
		{ "-1 >= 0", 0 },
		{ "3 == 3", 1 },
		{ "3 != 3", 0 },
	};

	for (size_t k = 0; k < WB_COUNT(row); k++) {
		struct wb_ctx *cx = wb_ctx_new(NULL);
		struct trial t =
			run(wb_format(cx->unit, "binop a = %s\nconst z = 0\nstore z = a\n", row[k].text), 1, 1, 1);

		assert_int_equal((int32_t)t.memory[0], row[k].want);
		assert_int_equal(t.run.cycles, 3);
		wb_ctx_free(cx);
	}
}

/* Threads 0 and 2 go one way, 1 and 3 the other; in that, 3 goes apart again. One warp: 3 + fall 2 + sync, then the
 * else with its own if: 2 + 1 + sync, and both syncs of the outer one. */
TEST(branches_part_and_meet)
{
	struct trial t = run("	binop q = Tid % 2\n"
	                     "	const r = 0\n"
	                     "	bnz q, odd\n"
	                     "	const r = 10\n"
	                     "	jump join\n"
	                     "odd:	binop q = Tid == 3\n"
	                     "	bz q, in\n"
	                     "	const r = 30\n"
	                     "in:	sync\n"
	                     "join:	sync\n"
	                     "	binop r = r + 1\n"
	                     "	store Tid = r\n", 4, 4, 1);

	assert_int_equal(t.run.end, WB_MSIMT_DONE);
	assert_true(t.memory[0] == 11 && t.memory[1] == 1 && t.memory[2] == 11 && t.memory[3] == 31);
	assert_int_equal(t.run.cycles, 3 + 2 + 1 + 4 + 1 + 2);
}

/* If nobody parts, only one way is executed, and one sync. */
TEST(a_warp_that_agrees_executes_one_way)
{
	struct trial t = run("	const q = 1\n"
	                     "	bnz q, else\n"
	                     "	const r = 1\n"
	                     "	const r = 2\n"
	                     "	jump join\n"
	                     "else:	const r = 3\n"
	                     "join:	sync\n"
	                     "	store Tid = r\n", 4, 2, 1);

	assert_int_equal(t.run.cycles, 2 * 5);
	assert_int_equal(t.memory[3], 3);
}

/* Thread 0 repeats once, thread 1 twice. */
TEST(loops_end_with_the_last_thread)
{
	struct trial t = run("	const i = 0\n"
	                     "	binop l = Tid + 1\n"
	                     "L:	binop q = i < l\n"
	                     "	bz q, X\n"
	                     "	binop i = i + 1\n"
	                     "	jump L\n"
	                     "X:	sync\n"
	                     "	store Tid = i\n", 2, 2, 1);

	assert_true(t.memory[0] == 1 && t.memory[1] == 2);
	assert_int_equal(t.run.cycles, 2 + 4 + 4 + 2 + 1 + 1);
	/* left by falling through: those that leave execute the sync while the others wait */
	t = run("	binop l = Tid * 2\n"
	        "	const i = 0\n"
	        "L:	binop i = i + 1\n"
	        "	binop q = i <= l\n"
	        "	bnz q, L\n"
	        "	sync\n"
	        "	store Tid = i\n", 2, 2, 1);
	assert_true(t.memory[0] == 1 && t.memory[1] == 3);
	assert_int_equal(t.run.cycles, 2 + 3 + 1 + 3 + 3 + 1 + 1);
}

TEST(warps_take_turns_and_hide_loads)
{
	static const char text[] = "const a = 5\nload b = a\nstore Tid = b\n";
	struct trial t = run(text, 1, 1, 1);

	assert_int_equal(t.run.cycles, 1 + LATENCY + 1);
	assert_int_equal(t.run.stall_cycles, LATENCY - 1);
	/* four warps: loads in cycles 4 to 7, stores in 14 to 17 */
	t = run(text, 4, 1, 1);
	assert_equal({ t.run.cycles, 18 }, { t.run.stall_cycles, LATENCY - 4 }, { t.memory[3], 5 });
	for (uint32_t k = 0; k < 12; k++)
		assert_int_equal(t.order[k], k % 4);
	/* instructions of three cycles: loads in 12, 15, 18, 21; the first comes back in 22, the machine is free in 24
	 */
	t = run(text, 4, 1, 3);
	assert_int_equal(t.run.cycles, 36);
	assert_int_equal(t.run.stall_cycles, 0);
	/* a load at the end of the program is waited for */
	t = run("const a = 5\nload b = a\n", 2, 1, 1);
	assert_int_equal(t.run.cycles, 3 + LATENCY);
}

TEST(barriers_release_at_the_last_thread)
{
	/* Warp 0 executes four instructions more; warp 1 stores what it finds behind the barrier. */
	struct trial t = run("	binop w = Tid / 2\n"
	                     "	bnz w, wait\n"
	                     "	const a = 1\n"
	                     "	const a = 2\n"
	                     "	binop a = Tid + 40\n"
	                     "	store a = a\n"
	                     "wait:	sync\n"
	                     "	barrier 7, 4\n"
	                     "	const k = 40\n"
	                     "	load b = k\n"
	                     "	store Tid = b\n", 4, 2, 1);

	assert_int_equal(t.run.end, WB_MSIMT_DONE);
	assert_int_equal(t.memory[3], 40);
	/* both 2, then warp 0 and 1 in turn: sync and barrier of warp 1 in between; release in cycle 12; 2 + 2 + 10 - 2
	 * + 2 */
	assert_int_equal(t.run.cycles, 12 + 2 + LATENCY + 2);
	/* two by two */
	t = run("barrier 1, 2\nconst a = 1\n", 4, 1, 1);
	assert_int_equal(t.run.end, WB_MSIMT_DONE);
}

TEST(the_highest_lane_wins)
{
	struct trial t = run("const a = 9\nstore a = Tid\n", 4, 4, 1);

	assert_int_equal(t.memory[9], 3);
}

TEST(bad_programs_stop)
{
	static const struct { const char *text; enum wb_msimt_end end; } row[] = {
		{ "sync\n", WB_MSIMT_FAULT },
		{ "bz Tid, L\nconst a = 1\nL:\n", WB_MSIMT_FAULT },
		{ "const a = 64\nload b = a\n", WB_MSIMT_FAULT },
		{ "const a = -1\nstore a = a\n", WB_MSIMT_FAULT },
		{ "barrier Tid, 1\n", WB_MSIMT_FAULT },
		{ "barrier 0, 5\n", WB_MSIMT_HANG },
		{ "L: jump L\n", WB_MSIMT_STEPS },
		{ "const a = 1\nL: bz a, M\nM: bz a, N\nN: jump L\n", WB_MSIMT_FAULT },
		{ ".kernel nothing\n", WB_MSIMT_DONE },
		{ "jump end\nend:\n", WB_MSIMT_DONE },
	};

	for (size_t k = 0; k < WB_COUNT(row); k++) {
		struct trial t = run(row[k].text, 4, 2, 1);

		assert_int_equal(t.run.end, row[k].end);
		assert_int_equal(t.cx->diag->nerror + t.cx->diag->nrefusal, row[k].end != WB_MSIMT_DONE);
	}
}

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
