/* test/unit/cost.c -- cost vectors of small functions, counted by hand. */
#include "wavebound/pass.h"
#include "../lib/unit.h"

struct prog {
	struct wb_ctx *cx;
	struct wb_module module;
	struct wb_fn *fn;
	struct wb_builder *b;
	const struct wb_machine *m;
	bool told;			/* the pass is given what the module leaves outstanding */
};

/* On @machine with aligned accesses: 4 bytes are in one line. */
static struct prog
start(const char *machine)
{
	struct prog p = { .cx = unit_cx() };
	struct wb_machine *aligned;

	assert_int_equal(wb_machine_load(p.cx, machine, &p.m), WB_OK);
	aligned = wb_arena_copy(p.cx->unit, p.m, 1, sizeof *p.m);
	aligned->global_align_bytes = aligned->lds_align_bytes = aligned->access_align_bytes;
	p.m = aligned;
	p.fn = WB_NEW(p.cx->unit, struct wb_fn, 1);
	p.fn->name = "k";
	p.fn->is_kernel = true;
	p.b = wb_builder_new(p.cx, p.fn);
	return p;
}

static void
put(struct prog *p, enum wb_op op, enum wb_tclass tc, struct wb_mem mem, const struct wb_opnd *o, uint32_t n)
{
	struct wb_inst i = { .op = (uint16_t)op, .tclass = (uint8_t)tc, .isa_op = WB_NO_ISA, .mem = mem };

	if (op == WB_OP_END || op == WB_OP_BR || op == WB_OP_CBR || op == WB_OP_RET)
		i.flags = WB_I_TERMINATOR;
	wb_build_inst(p->b, &i, o, n);
}

static void
op(struct prog *p, enum wb_op o, enum wb_tclass tc)
{
	put(p, o, tc, (struct wb_mem){ .addr = 255, .data = 255 }, NULL, 0);
}

static void
load(struct prog *p, enum wb_space space, uint16_t bytes, uint8_t counters)
{
	put(p, WB_OP_LOAD, space == WB_SPACE_LDS ? WB_TC_LDS_READ : WB_TC_VMEM_LOAD,
		(struct wb_mem){ .space = (uint8_t)space, .access = WB_LOAD, .bytes = bytes, .count = 1, .addr = 255,
			.data = 255, .counters = counters },
		NULL, 0);
}

static void
waitcnt(struct prog *p, enum wb_mod mod, uint64_t n)
{
	struct wb_opnd o = { .kind = WB_OPND_MOD, .id = mod, .imm = n };

	put(p, WB_OP_WAITCNT, WB_TC_WAITCNT, (struct wb_mem){ .addr = 255, .data = 255 }, &o, 1);
}

static enum wb_status
finish(struct prog *p)
{
	struct wb_pass_env env = { .module = &p->module, .machine = p->m };
	struct wb_outstanding all;

	assert_int_equal(wb_build_finish(p->b), WB_OK);
	all = wb_module_outstanding(&p->module);
	env.outstanding = p->told ? &all : NULL;
	return wb_pass_cost(p->cx, p->fn, &env);
}

/* One block that ends the program: what was put before, then END. */
static const struct wb_cost_vec *
straight(struct prog *p)
{
	op(p, WB_OP_END, WB_TC_END);
	wb_build_edge(p->b, 0, WB_NONE, WB_EDGE_EXIT);
	assert_int_equal(finish(p), WB_OK);
	return &p->fn->cost->block[0];
}

TEST(a_block_is_summed)
{
	struct prog p = start("vega");
	struct wb_opnd imm = { .kind = WB_OPND_IMM, .flags = WB_USE, .imm = 3 };
	const struct wb_cost_vec *v;

	wb_build_block(p.b, NULL, WB_NO_LOC);
	op(&p, WB_OP_ADD, WB_TC_SALU);					/* 4 */
	op(&p, WB_OP_OTHER, WB_TC_VALU_F64TRANS);			/* 64 */
	op(&p, WB_OP_READLANE, WB_TC_VALU_LANE);			/* 4 + 16 */
	put(&p, WB_OP_NOP, WB_TC_NOP, (struct wb_mem){ .addr = 255, .data = 255 }, &imm, 1);	/* 4 + 3 * 4 */
	put(&p, WB_OP_SLEEP, WB_TC_SLEEP, (struct wb_mem){ .addr = 255, .data = 255 }, &imm, 1);	/* 4 + 4 * 64 */
	op(&p, WB_OP_BARRIER, WB_TC_BARRIER);				/* 4 */
	v = straight(&p);						/* 4 */
	assert_equal({ v->insts, 7 }, { v->issue_cycles, 88 }, { v->delay_cycles, 16 + 12 + 256 }, { v->barriers, 1 },
		{ v->trans + v->rounds + v->mem_waits + v->lds_waits, 0 });
	assert_true(p.fn->cost->imax_cycles == 64 && p.fn->cost->has_barrier && !p.fn->cost->uses_mem &&
		!p.fn->cost->has_call);
	assert_int_equal(p.fn->cost->outstanding_trans, 0);
}

TEST(waits_count_only_what_is_outstanding)
{
	struct prog p = start("vega");
	const struct wb_cost_vec *v;

	wb_build_block(p.b, NULL, WB_NO_LOC);
	waitcnt(&p, WB_MOD_VMCNT, 0);			/* nothing yet */
	load(&p, WB_SPACE_GLOBAL, 4, WB_VMCNT);		/* 64 */
	load(&p, WB_SPACE_GLOBAL, 4, WB_VMCNT);		/* 64 */
	load(&p, WB_SPACE_LDS, 4, WB_LGKMCNT);
	waitcnt(&p, WB_MOD_VMCNT, 2);			/* at most two: no wait */
	waitcnt(&p, WB_MOD_VMCNT, 1);			/* mem */
	waitcnt(&p, WB_MOD_VMCNT, 1);			/* no wait */
	waitcnt(&p, WB_MOD_LGKMCNT, 0);			/* lds */
	load(&p, WB_SPACE_SCALAR, 64, WB_LGKMCNT);	/* 2 */
	waitcnt(&p, WB_MOD_LGKMCNT, 0);			/* mem */
	v = straight(&p);				/* mem: one vector load is left */
	assert_equal({ v->mem_waits, 3 }, { v->lds_waits, 1 }, { v->trans, 130 }, { v->rounds, 64 },
		{ p.fn->cost->outstanding_trans, 128 }, { p.fn->cost->outstanding_rounds, 64 },
		{ p.fn->cost->outstanding_fixed, 2 });	/* the scalar load: no lanes' */
}

TEST(flat_is_memory_and_lds)
{
	struct prog p = start("gcn3");
	const struct wb_cost_vec *v;

	wb_build_block(p.b, NULL, WB_NO_LOC);
	load(&p, WB_SPACE_FLAT, 4, WB_VMCNT | WB_LGKMCNT);
	waitcnt(&p, WB_MOD_LGKMCNT, 0);			/* both */
	waitcnt(&p, WB_MOD_VMCNT, 0);			/* both */
	v = straight(&p);
	assert_equal({ v->trans, 64 }, { v->rounds, 64 }, { v->mem_waits, 2 }, { v->lds_waits, 2 });
}

/* entry -> loop (itself) -> exit; a store in the loop that nothing waits for, or a wait for 1. */
static struct prog
store_loop(bool wait)
{
	struct prog p = start("vega");

	wb_build_block(p.b, "entry", WB_NO_LOC);
	wb_build_edge(p.b, 0, 1, WB_EDGE_FALL);
	wb_build_block(p.b, "loop", WB_NO_LOC);
	load(&p, WB_SPACE_GLOBAL, 4, WB_VMCNT);
	if (wait)
		waitcnt(&p, WB_MOD_VMCNT, 1);
	op(&p, WB_OP_CBR, WB_TC_CBRANCH);
	wb_build_edge(p.b, 1, 2, WB_EDGE_FALL);
	wb_build_edge(p.b, 1, 1, WB_EDGE_TAKEN);
	wb_build_block(p.b, "exit", WB_NO_LOC);
	op(&p, WB_OP_END, WB_TC_END);
	wb_build_edge(p.b, 2, WB_NONE, WB_EDGE_EXIT);
	assert_int_equal(finish(&p), WB_OK);
	return p;
}

TEST(loops_reach_a_fixpoint)
{
	struct prog p = store_loop(false);

	assert_true(p.fn->cost->outstanding_trans == WB_UNKNOWN);
	assert_int_equal(p.fn->cost->block[2].mem_waits, 1);
	p = store_loop(true);
	assert_equal({ p.fn->cost->outstanding_trans, 128 }, { p.fn->cost->block[1].mem_waits, 1 },
		{ p.fn->cost->block[2].mem_waits, 1 });
	for (uint32_t e = 0; e < p.fn->nedge; e++)
		assert_int_equal(p.fn->cost->edge_delay_cycles[e], p.fn->edge[e].kind == WB_EDGE_TAKEN ? 28 : 0);
}

/* Makes @p a module of its function and one that loads from memory and LDS. */
static void
with_other_function(struct prog *p)
{
	static struct wb_inst other[] = {
		{ .op = WB_OP_LOAD, .mem = { .space = WB_SPACE_GLOBAL, .bytes = 4, .count = 1, .counters = WB_VMCNT } },
		{ .op = WB_OP_LOAD, .mem = { .space = WB_SPACE_LDS, .bytes = 4, .count = 1, .counters = WB_LGKMCNT } },
	};
	struct wb_fn *g = WB_NEW(p->cx->unit, struct wb_fn, 1);

	*g = (struct wb_fn){ .name = "g", .inst = other, .ninst = 2 };
	p->module.fn = WB_NEW(p->cx->unit, struct wb_fn *, 2);
	p->module.fn[0] = p->fn;
	p->module.fn[1] = g;
	p->module.nfn = 2;
}

static void
wait_for_both(struct prog *p)
{
	struct wb_opnd o[] = { { .kind = WB_OPND_MOD, .id = WB_MOD_VMCNT },
		{ .kind = WB_OPND_MOD, .id = WB_MOD_LGKMCNT } };

	put(p, WB_OP_WAITCNT, WB_TC_WAITCNT, (struct wb_mem){ .addr = 255, .data = 255 }, o, 2);
}

static void
calls_leave(bool told)
{
	struct prog p = start("vega");
	const struct wb_cost_vec *v;

	p.told = told;
	with_other_function(&p);
	wb_build_block(p.b, NULL, WB_NO_LOC);
	waitcnt(&p, WB_MOD_VMCNT, 0);			/* nothing */
	op(&p, WB_OP_CALL, WB_TC_CALL);
	waitcnt(&p, WB_MOD_VMCNT, 0);			/* both: more than 15 may be left for lgkmcnt */
	wait_for_both(&p);				/* both */
	wait_for_both(&p);				/* nothing: stores and exports do not occur */
	v = straight(&p);				/* nothing */
	assert_int_equal(v->mem_waits, 2);
	assert_int_equal(v->lds_waits, 2);
	assert_true(p.fn->cost->has_call && p.fn->cost->outstanding_trans == WB_UNKNOWN);

	p = start("vega");
	p.told = told;
	with_other_function(&p);
	p.fn->is_kernel = false;
	wb_build_block(p.b, NULL, WB_NO_LOC);
	wait_for_both(&p);
	wait_for_both(&p);
	op(&p, WB_OP_RET, WB_TC_CALL);
	wb_build_edge(p.b, 0, WB_NONE, WB_EDGE_EXIT);
	assert_int_equal(finish(&p), WB_OK);
	assert_int_equal(p.fn->cost->block[0].mem_waits, 1);
}

TEST(calls_leave_anything)
{
	calls_leave(false);
	calls_leave(true);
}

/* ---- what a wait lowers --------------------------------------------------------------------- */
static void
loads(struct prog *p, uint32_t n, uint8_t counters)
{
	for (uint32_t k = 0; k < n; k++)
		load(p, WB_SPACE_GLOBAL, 4, counters);
}

/* From the largest value of the narrowest field of any target on, a wait says "do not wait" there: it lowers nothing.
 */
TEST(waits_for_the_most_lower_nothing)
{
	static const struct {
		enum wb_mod mod;
		uint8_t bit, most;
	} counter[] = { { WB_MOD_VMCNT, WB_VMCNT, 15 }, { WB_MOD_LGKMCNT, WB_LGKMCNT, 15 },
		{ WB_MOD_EXPCNT, WB_EXPCNT, 7 }, { WB_MOD_VSCNT, WB_VSCNT, 63 } };

	for (size_t c = 0; c < WB_COUNT(counter); c++)
		for (uint32_t below = 0; below < 2; below++) {
			struct prog p = start("vega");

			wb_build_block(p.b, NULL, WB_NO_LOC);
			loads(&p, counter[c].most + 1u, counter[c].bit);
			waitcnt(&p, counter[c].mod, counter[c].most - below);
			waitcnt(&p, counter[c].mod, counter[c].most - below);
			assert_int_equal(straight(&p)->mem_waits, below ? 2 : 3);	/* the last is the end */
		}
}

/* A wait in no form that is known: for anything of any counter, again and again. */
TEST(unknown_waits_are_for_anything)
{
	static const uint8_t bits[] = { WB_VMCNT, WB_LGKMCNT, WB_EXPCNT, WB_VSCNT };

	for (size_t c = 0; c < WB_COUNT(bits); c++) {
		struct prog p = start("vega");

		wb_build_block(p.b, NULL, WB_NO_LOC);
		op(&p, WB_OP_WAITCNT, WB_TC_WAITCNT);		/* nothing yet */
		load(&p, WB_SPACE_GLOBAL, 4, bits[c]);
		op(&p, WB_OP_WAITCNT, WB_TC_WAITCNT);
		op(&p, WB_OP_WAITCNT, WB_TC_WAITCNT);
		assert_int_equal(straight(&p)->mem_waits, 3);
	}
}

/* What moves nothing is waited for if a counter counts it, at the end too, and otherwise not. */
TEST(counted_is_outstanding)
{
	struct prog p = start("vega");

	wb_build_block(p.b, NULL, WB_NO_LOC);
	load(&p, WB_SPACE_NONE, 4, WB_LGKMCNT);
	waitcnt(&p, WB_MOD_LGKMCNT, 0);
	load(&p, WB_SPACE_NONE, 4, 0);
	assert_int_equal(straight(&p)->mem_waits, 1);
	assert_int_equal(p.fn->cost->block[0].trans + p.fn->cost->block[0].rounds, 0);
}

/* The end of a cache operation is waited for though no counter counts it. */
TEST(cache_operations_end)
{
	struct prog p = start("vega");

	wb_build_block(p.b, NULL, WB_NO_LOC);
	op(&p, WB_OP_CACHE, WB_TC_SMEM);
	assert_int_equal(straight(&p)->mem_waits, 1);
}

/* 0 -> 1 -> 2 -> 1 or exit: what is outstanding after @outer comes to block 2 first, what is after @inner later. */
static uint64_t
second_time_round(uint16_t outer, uint16_t inner)
{
	struct prog p = start("vega");
	uint64_t most;

	wb_build_block(p.b, "entry", WB_NO_LOC);
	load(&p, WB_SPACE_GLOBAL, outer, WB_VMCNT);
	wb_build_edge(p.b, 0, 1, WB_EDGE_FALL);
	wb_build_block(p.b, "head", WB_NO_LOC);
	op(&p, WB_OP_ADD, WB_TC_SALU);
	wb_build_edge(p.b, 1, 2, WB_EDGE_FALL);
	wb_build_block(p.b, "body", WB_NO_LOC);
	load(&p, WB_SPACE_GLOBAL, 4, WB_VMCNT);
	waitcnt(&p, WB_MOD_VMCNT, 0);
	load(&p, WB_SPACE_GLOBAL, inner, WB_VMCNT);
	op(&p, WB_OP_CBR, WB_TC_CBRANCH);
	wb_build_edge(p.b, 2, 3, WB_EDGE_FALL);
	wb_build_edge(p.b, 2, 1, WB_EDGE_TAKEN);
	wb_build_block(p.b, "exit", WB_NO_LOC);
	op(&p, WB_OP_END, WB_TC_END);
	wb_build_edge(p.b, 3, WB_NONE, WB_EDGE_EXIT);
	assert_int_equal(finish(&p), WB_OK);
	most = p.fn->cost->outstanding_trans;
	return most;
}

/* As many instructions, but larger ones, are more as well. */
TEST(larger_accesses_come_round)
{
	assert_int_equal(second_time_round(4, 4), 128);
	assert_int_equal(second_time_round(4, 16), 192);
	assert_int_equal(second_time_round(16, 4), 192);
}

TEST(lds_rounds_are_bounded_by_waits)
{
	struct prog p = start("vega");

	wb_build_block(p.b, NULL, WB_NO_LOC);
	for (uint32_t k = 0; k < 4; k++) {
		load(&p, WB_SPACE_LDS, 4, WB_LGKMCNT);
		waitcnt(&p, WB_MOD_LGKMCNT, 1);
	}
	straight(&p);
	assert_int_equal(p.fn->cost->outstanding_rounds, 128);
}

/* ---- what other functions leave ------------------------------------------------------------- */
/* Whether a kernel that calls waits at its end, in a module of itself, if @member, and of a function
 * whose instruction number @at is @i. */
static bool
call_leaves(bool member, uint32_t at, struct wb_inst i)
{
	struct prog p = start("vega");
	struct wb_inst other[] = { { .op = WB_OP_ADD }, { .op = WB_OP_ADD } };
	struct wb_fn g = { .name = "g", .inst = other, .ninst = 2 }, *list[] = { &g, p.fn };
	const struct wb_cost_vec *v;
	bool waits;

	other[at] = i;
	p.module = (struct wb_module){ .fn = list, .nfn = member ? 2 : 1 };
	wb_build_block(p.b, NULL, WB_NO_LOC);
	op(&p, WB_OP_CALL, WB_TC_CALL);
	v = straight(&p);
	waits = v->mem_waits > 0;
	assert_true(v->mem_waits == v->lds_waits);	/* whatever it was */
	return waits;
}

TEST(calls_leave_what_the_module_has)
{
	const struct wb_inst load = { .op = WB_OP_LOAD,
		.mem = { .space = WB_SPACE_GLOBAL, .bytes = 4, .count = 1, .counters = WB_VMCNT } };
	const struct wb_inst uncounted[] = { { .op = WB_OP_STORE,
						     .mem = { .space = WB_SPACE_GLOBAL, .bytes = 4, .count = 1 } },
		{ .op = WB_OP_CACHE }, { .op = WB_OP_MESSAGE } };
	const struct wb_inst counted = { .op = WB_OP_MESSAGE, .mem = { .counters = WB_LGKMCNT } },
			     none = { .op = WB_OP_ADD };

	for (uint32_t at = 0; at < 2; at++) {
		assert_true(call_leaves(true, at, load));
		assert_true(call_leaves(true, at, counted));
		for (size_t k = 0; k < WB_COUNT(uncounted); k++)
			assert_true(call_leaves(true, at, uncounted[k]));
	}
	assert_false(call_leaves(true, 0, none));
	assert_true(call_leaves(false, 0, none));		/* not of this module: anything */
}

/* The function holds @o alone; the pass must refuse it with diagnostic @name. */
static void
refused(const char *machine, enum wb_op o, enum wb_tclass tc, const struct wb_opnd *opnd, const char *name)
{
	struct prog p = start(machine);

	wb_build_block(p.b, NULL, WB_NO_LOC);
	put(&p, o, tc, (struct wb_mem){ .count = tc == WB_TC_IMAGE ? WB_MEM_UNKNOWN : 0, .addr = 255, .data = 255 },
		opnd, opnd != NULL);
	op(&p, WB_OP_END, WB_TC_END);
	wb_build_edge(p.b, 0, WB_NONE, WB_EDGE_EXIT);
	assert_int_equal(finish(&p), WB_REFUSED);
	assert_null(p.fn->cost);
	assert_string_equal(wb_diag_info[p.cx->diag->message.at[0].code].name, name);
}

/* Eight texels of a sample of level zero, each of up to 16 bytes: two lines when aligned to 4. Where the machine
 * demands more, one of 12 bytes is still where 4 allow. */
TEST(image_texels_are_transactions)
{
	for (uint32_t align = 4; align <= 16; align *= 4) {
		struct prog p = start("vega");
		struct wb_machine *m = wb_arena_copy(p.cx->unit, p.m, 1, sizeof *p.m);

		m->global_align_bytes = m->access_align_bytes = align;
		p.m = m;
		wb_build_block(p.b, NULL, WB_NO_LOC);
		put(&p, WB_OP_LOAD, WB_TC_IMAGE,
			(struct wb_mem){ WB_SPACE_GLOBAL, WB_LOAD, 16, 8, 255, 255, WB_VMCNT }, NULL, 0);
		op(&p, WB_OP_END, WB_TC_END);
		wb_build_edge(p.b, 0, WB_NONE, WB_EDGE_EXIT);
		assert_int_equal(finish(&p), WB_OK);
		assert_int_equal(p.fn->cost->block[0].trans, 64 * 8 * 2);
	}
}

TEST(unbounded_time_is_refused)
{
	struct wb_opnd huge = { .kind = WB_OPND_IMM, .flags = WB_USE, .imm = UINT64_MAX };

	refused("vega", WB_OP_TRAP, WB_TC_MESSAGE, NULL, "wait-unbounded");
	refused("vega", WB_OP_HALT, WB_TC_MESSAGE, NULL, "wait-unbounded");
	refused("vega", WB_OP_SLEEP, WB_TC_SLEEP, &huge, "wait-unbounded");
	refused("vega", WB_OP_LOAD, WB_TC_IMAGE, NULL, "image-access");
	refused("vega", WB_OP_SPLIT, WB_TC_SPLIT, NULL, "no-split-units");
}

TEST(splits_are_counted_apart)
{
	struct prog p = start("pws4");
	const struct wb_cost_vec *v;

	wb_build_block(p.b, NULL, WB_NO_LOC);
	op(&p, WB_OP_SPLIT, WB_TC_SPLIT);
	op(&p, WB_OP_MERGE, WB_TC_MERGE);
	v = straight(&p);
	assert_true(v->splits == 1 && v->merges == 1 && v->delay_cycles == 0 && v->issue_cycles == 12);
}

TEST(overflow_is_refused)
{
	struct prog p = start("vega");
	struct wb_opnd imm = { .kind = WB_OPND_IMM, .flags = WB_USE, .imm = UINT64_MAX / 128 };

	wb_build_block(p.b, NULL, WB_NO_LOC);
	for (uint32_t k = 0; k < 5; k++)
		put(&p, WB_OP_SLEEP, WB_TC_SLEEP, (struct wb_mem){ .addr = 255, .data = 255 }, &imm, 1);
	op(&p, WB_OP_END, WB_TC_END);
	wb_build_edge(p.b, 0, WB_NONE, WB_EDGE_EXIT);
	assert_int_equal(finish(&p), WB_OVERFLOW);
	assert_string_equal(wb_diag_info[p.cx->diag->message.at[0].code].name, "cost-overflow");
	assert_int_equal(p.cx->diag->message.n, 1);		/* once, however often */
}

TEST(no_machine_no_cost)
{
	struct prog p = start("vega");
	struct wb_kernel_desc d = { .wave_lanes = 32 };

	wb_build_block(p.b, NULL, WB_NO_LOC);
	op(&p, WB_OP_END, WB_TC_END);
	wb_build_edge(p.b, 0, WB_NONE, WB_EDGE_EXIT);
	p.fn->desc = &d;
	assert_int_equal(finish(&p), WB_REFUSED);
	p.fn->desc = NULL;
	assert_int_equal(wb_pass_cost(p.cx, p.fn, &(struct wb_pass_env){ .machine = NULL }), WB_BAD_INPUT);
	assert_null(p.fn->cost);
}
