/* test/prop/trips.c -- inferred loop bounds against execution.
 *
 * Random programs of nested counted loops (all comparisons, steps, wraps, tests
 * before and after the increment, at the top, in the middle and at the end, extra
 * exits, clutter between) run on a small interpreter. An inferred bound must never be below, nor
 * a minimum above, what is seen; and where a loop is plainly counted the bound must be
 * what is seen, in at least 95 of 100 cases.
 *
 *	trips [SEED [COUNT [FIRST]]]		COUNT programs of up to 6 loops
 */

#include "../lib/eval.h"
#include "../lib/prop.h"
#include "../lib/randcfg.h"
#include "../../src/cli/lists.h"
#include "wavebound/pass.h"

enum { EXEC = 0, VCC = 2, SCC = 4, S0 = 6, NS = 26, NUNIT = S0 + NS };
/* s0 .. s5 count, s8 .. s11 are clutter, s12 .. limits by depth, s16 and s17 a mask, s18 .. pairs that count */
enum { TEMP = 8, NTEMP = 4, LIMIT = 12, MASK = 16, WIDE = 18 };

#define MOST_STEPS 60000		/* instructions of one run */
#define MOST_LOOPS 6

/* ---- writing programs ---------------------------------------------------------------- */
struct gen {
	struct wb_builder *b;
	struct rng *r;
	uint32_t block;			/* the block being written */
	uint32_t nblock;
	uint32_t nloop;
	uint32_t leave[MOST_LOOPS];	/* per depth: where an extra exit goes */
};

static struct wb_opnd
unit(uint32_t u, uint32_t flags)
{
	return (struct wb_opnd){ .kind = WB_OPND_UNIT, .flags = (uint8_t)flags, .nunit = 1, .id = u };
}

static struct wb_opnd
imm(uint32_t k)
{
	return (struct wb_opnd){ .kind = WB_OPND_IMM, .flags = WB_USE, .nunit = 1, .imm = k };
}

static struct wb_opnd
pair(uint32_t u, uint32_t flags)
{
	struct wb_opnd o = unit(u, flags);

	o.nunit = 2;
	return o;
}

static struct wb_opnd
imm64(uint64_t k)
{
	return (struct wb_opnd){ .kind = WB_OPND_IMM, .flags = WB_USE, .nunit = 2, .imm = k };
}

static void
put(struct gen *g, enum wb_op op, enum wb_type type, const struct wb_opnd *o, uint32_t n)
{
	struct wb_inst i = {
		.op = (uint16_t)op, .type = (uint8_t)type, .isa_op = WB_NO_ISA, .mem = { .addr = 255, .data = 255 }
	};

	i.flags = op >= WB_OP_BR && op <= WB_OP_END && op != WB_OP_CALL ? WB_I_TERMINATOR : 0;
	wb_build_inst(g->b, &i, o, n);
}

/* d = a op b; arithmetic also defines SCC, as the hardware does. */
static void
alu(struct gen *g, enum wb_op op, enum wb_type type, uint32_t d, struct wb_opnd a, struct wb_opnd b, bool scc)
{
	struct wb_opnd o[4] = { unit(S0 + d, WB_DEF), a, b, unit(SCC, WB_DEF | WB_IMPLICIT) };

	put(g, op, type, o, scc ? 4 : 3);
}

static void
mov(struct gen *g, uint32_t d, struct wb_opnd a)
{
	struct wb_opnd o[2] = { unit(S0 + d, WB_DEF), a };

	put(g, WB_OP_MOV, WB_T_B32, o, 2);
}

/* A value nobody knows: a load, say. */
static void
mystery(struct gen *g, uint32_t u)
{
	struct wb_opnd o = unit(u, WB_DEF);

	put(g, u == SCC ? WB_OP_OTHER : WB_OP_LOAD, WB_T_B32, &o, 1);
}

static struct wb_opnd
s(uint32_t n)
{
	return unit(S0 + n, WB_USE);
}

static uint32_t
new_block(struct gen *g)
{
	return g->nblock++;
}

/* Blocks are named before they are written; edges are handed over at the end. */
static struct {
	uint32_t from, to;
	enum wb_edge_kind kind;
} edges[4096];
static uint32_t nedges;
static uint32_t number_of[2048];	/* name -> builder's number */

static void
begin(struct gen *g, uint32_t block, const char *label)
{
	number_of[block] = wb_build_block(g->b, label, WB_NO_LOC);
	g->block = block;
}

static void
link(uint32_t from, uint32_t to, enum wb_edge_kind kind)
{
	edges[nedges].from = from;
	edges[nedges].to = to;
	edges[nedges++].kind = kind;
}

static void
go(struct gen *g, uint32_t to)
{
	if (rng_chance(g->r, 50)) {
		put(g, WB_OP_BR, WB_T_NONE, NULL, 0);
		link(g->block, to, WB_EDGE_TAKEN);
	} else {
		link(g->block, to, WB_EDGE_FALL);
	}
}

/* Goes to @yes if SCC is set, else to @no. */
static void
branch(struct gen *g, uint32_t yes, uint32_t no)
{
	struct wb_opnd scc = unit(SCC, WB_USE);
	bool zero = rng_chance(g->r, 50);

	put(g, zero ? WB_OP_CBRZ : WB_OP_CBRNZ, WB_T_NONE, &scc, 1);
	link(g->block, zero ? no : yes, WB_EDGE_TAKEN);
	link(g->block, zero ? yes : no, WB_EDGE_FALL);
}

static uint32_t
temp(struct gen *g)
{
	return TEMP + rng_below(g->r, NTEMP);
}

/* Instructions without influence on counters; @keep_scc: nor on SCC. */
static void
clutter(struct gen *g, bool keep_scc)
{
	static const enum wb_op op[] = { WB_OP_ADD, WB_OP_SUB, WB_OP_MUL, WB_OP_AND, WB_OP_OR, WB_OP_XOR, WB_OP_SHL,
		WB_OP_LSHR };

	for (uint32_t n = rng_below(g->r, 4); n > 0; n--) {
		uint32_t what = rng_below(g->r, 10);

		if (what < 2)
			mystery(g, S0 + temp(g));
		else if (what < 3 && !keep_scc)
			mystery(g, SCC);
		else if (what < 5)
			mov(g, temp(g), rng_chance(g->r, 50) ? s(temp(g)) : imm(rng_below(g->r, 100)));
		else
			alu(g, op[rng_below(g->r, WB_COUNT(op))], WB_T_U32, temp(g), s(temp(g)),
				rng_chance(g->r, 50) ? s(temp(g)) : imm(rng_below(g->r, 64)), !keep_scc);
	}
}

/* Branches that meet again. */
static void
diamond(struct gen *g)
{
	uint32_t yes = new_block(g), no = new_block(g), after = new_block(g);

	mystery(g, SCC);
	branch(g, yes, no);
	begin(g, yes, NULL);
	clutter(g, false);
	go(g, after);
	begin(g, no, NULL);
	clutter(g, false);
	go(g, after);
	begin(g, after, NULL);
}

/* A constant into s@d by some detour. */
static void
constant(struct gen *g, uint32_t d, uint32_t k)
{
	uint32_t t = temp(g);

	switch (rng_below(g->r, 4)) {
	case 0:
		mov(g, d, imm(k));
		break;
	case 1:
		mov(g, t, imm(k));
		mov(g, d, s(t));
		break;
	case 2:
		mov(g, d, imm(k - 7));
		alu(g, WB_OP_ADD, WB_T_I32, d, s(d), imm(7), true);
		break;
	default:
		mov(g, t, imm(~k));
		alu(g, WB_OP_XOR, WB_T_B32, d, s(t), imm(UINT32_MAX), false);
		break;
	}
}

/* How a counter is tested: everything random that must agree in one loop. */
struct shape {
	uint32_t depth, start, step, limit;
	enum wb_op op;
	enum wb_type type;
	bool leave_if, mirrored, limit_in_unit, derived, carry;
	uint32_t scale, add;
	bool test_first;		/* test before the increment */
	/* 0: none; the exit tests a mask of lanes that SCC decides: 1, or a break too: 2; 3, 4: not for certain */
	uint32_t mask;
	enum { BY_ADDING, BY_SHIFTING, BY_MULTIPLYING, BY_ADDING_64 } update;
	uint32_t sabotage;		/* 0: plain */
};

static uint32_t
edge_number(struct gen *g)
{
	static const uint32_t at[] = { 0, 1, 0x7fffffff, 0x80000000, 0xffffffff, 100 };

	return at[rng_below(g->r, WB_COUNT(at))] + rng_below(g->r, 40) - 20;
}

static struct shape
choose(struct gen *g, uint32_t depth)
{
	static const enum wb_op op[] = { WB_OP_EQ, WB_OP_NE, WB_OP_LT, WB_OP_LE, WB_OP_GT, WB_OP_GE };
	static const uint32_t wide[] = { 0x10000000, 0x40000001, 0x55555555, 0x80000000, 0x7fffffff, 0x1234567 };
	struct shape h = { .depth = depth, .scale = 1 };
	struct rng *r = g->r;

	h.op = op[rng_below(r, 6)];
	h.type = rng_chance(r, 50) ? WB_T_I32 : WB_T_U32;
	h.leave_if = rng_chance(r, 50);
	h.mirrored = rng_chance(r, 30);
	h.limit_in_unit = h.mirrored || rng_chance(r, 40);
	h.test_first = rng_chance(r, 50);
	h.step = rng_chance(r, 85) ? 1 + rng_below(r, 5) : wide[rng_below(r, WB_COUNT(wide))];
	h.step = rng_chance(r, 50) ? h.step : 0 - h.step;
	h.start = rng_chance(r, 60) ? rng_below(r, 30) : edge_number(g);
	h.limit = rng_chance(r, 85) ? h.start + h.step * rng_below(r, depth > 1 ? 8 : 40) : edge_number(g);
	h.carry = rng_chance(r, 8);
	h.derived = !h.carry && rng_chance(r, 25);
	if (h.derived) {
		h.scale = rng_chance(r, 50) ? 4 : rng_chance(r, 50) ? UINT32_MAX : 3;
		h.add = rng_below(r, 9);
		h.limit = h.limit * h.scale + h.add;
	}
	if (!h.carry && rng_chance(r, 25)) {
		h.update = BY_SHIFTING + rng_below(r, 3);
		h.derived = h.derived && h.update != BY_ADDING_64;
		h.limit_in_unit = h.limit_in_unit && h.update != BY_ADDING_64;
		h.mirrored = h.mirrored && h.update != BY_ADDING_64;
		h.op = h.update == BY_ADDING_64 ? (h.leave_if ? WB_OP_EQ : WB_OP_NE) : h.op;
		if (h.update != BY_ADDING_64) {
			h.start = rng_chance(r, 50) ? (uint32_t)1 << rng_below(r, 32) : (uint32_t)rng_next(r);
			h.limit = rng_chance(r, 70) ? rng_below(r, 9) : (uint32_t)rng_next(r);
			h.step = 1 + rng_below(r, 3);
		}
	}
	h.mask = rng_chance(r, 20) ? 1 + rng_below(r, 4) : 0;
	h.sabotage = rng_chance(r, 15) ? 1 + rng_below(r, 9) : 0;
	return h;
}

static void
increment(struct gen *g, const struct shape *h)
{
	uint32_t d = h->depth, t = temp(g);

	if (h->update == BY_ADDING_64) {
		uint32_t lo = WIDE + 2 * d;
		struct wb_opnd high[5] = { unit(S0 + lo + 1, WB_DEF), s(lo + 1), imm(h->step >> 31 ? UINT32_MAX : 0),
			unit(SCC, WB_USE), unit(SCC, WB_DEF) };

		alu(g, WB_OP_ADD, WB_T_U32, lo, s(lo), h->sabotage == 2 ? s(t) : imm(h->step), true);
		clutter(g, true);
		put(g, WB_OP_ADDC, WB_T_U32, high, 5);
		return;
	}
	if (h->update != BY_ADDING && !h->sabotage) {
		alu(g, h->update == BY_SHIFTING ? WB_OP_LSHR : WB_OP_MUL, WB_T_U32, d, s(d), imm(h->step),
			rng_chance(g->r, 50));
		return;
	}
	if (h->sabotage == 1) {		/* only on one way */
		uint32_t yes = new_block(g), after = new_block(g);

		mystery(g, SCC);
		branch(g, yes, after);
		begin(g, yes, NULL);
		alu(g, WB_OP_ADD, WB_T_I32, d, s(d), imm(h->step), true);
		go(g, after);
		begin(g, after, NULL);
		return;
	}
	if (h->sabotage == 2)		/* not by a constant */
		alu(g, WB_OP_ADD, WB_T_I32, d, s(d), s(t), true);
	else if (rng_chance(g->r, 30))
		alu(g, WB_OP_SUB, WB_T_I32, d, s(d), imm(0 - h->step), true);
	else if (rng_chance(g->r, 30)) {
		alu(g, WB_OP_ADD, WB_T_U32, t, s(d), imm(h->step), true);
		mov(g, d, s(t));
	} else if (rng_chance(g->r, 50))
		alu(g, WB_OP_ADD, WB_T_U32, d, s(d), imm(h->step), true);
	else
		alu(g, WB_OP_ADD, WB_T_U32, d, imm(h->step), s(d), true);
}

/* Leaves SCC decided and the way free for a branch: yes = leave iff h->leave_if. */
static void
test(struct gen *g, const struct shape *h)
{
	uint32_t x = h->depth, t = temp(g);
	struct wb_opnd k = h->limit_in_unit ? s(LIMIT + h->depth) : imm(h->limit), o[3];

	if (h->update == BY_ADDING_64) {
		uint64_t limit = ((uint64_t)1 << 32) - 3 + h->limit - h->start;

		put(g, h->op, WB_T_U64,
			(struct wb_opnd[]){ unit(SCC, WB_DEF), pair(S0 + WIDE + 2 * h->depth, WB_USE), imm64(limit) },
			3);
		return;
	}
	if (h->carry) {
		struct wb_opnd c[4] = { unit(S0 + t, WB_DEF), s(x), k, unit(SCC, WB_DEF | WB_IMPLICIT) };

		put(g, h->step >> 31 ? WB_OP_SUB : WB_OP_ADD, h->type, c, 4);
		return;
	}
	if (h->derived) {
		if (h->scale == UINT32_MAX)
			alu(g, WB_OP_SUB, WB_T_I32, t, imm(h->add), s(x), true);
		else {
			alu(g, h->scale == 4 ? WB_OP_SHL : WB_OP_MUL, WB_T_U32, t, s(x), imm(h->scale == 4 ? 2 : 3),
				true);
			alu(g, WB_OP_ADD, WB_T_U32, t, s(t), imm(h->add), true);
		}
		x = t;
	}
	o[0] = unit(SCC, WB_DEF);
	o[1] = h->mirrored ? k : s(x);
	o[2] = h->mirrored ? s(x) : k;
	put(g, h->op, h->type, o, 3);
	clutter(g, true);
}

/* The test as a mask of lanes, as compilers write loops that may also break. */
static void
test_mask(struct gen *g, const struct shape *h, uint32_t after, uint32_t on)
{
	uint32_t join = new_block(g), brk = new_block(g), normal = new_block(g);
	bool and = rng_chance(g->r, 30), leave_on_set = h->mask == 3;
	uint64_t leave = and != leave_on_set ? 0 : UINT64_MAX;
	struct wb_opnd vcc = pair(VCC, WB_USE);

	if (h->mask == 2 || h->mask == 4) {
		mystery(g, SCC);
		branch(g, brk, normal);
		begin(g, brk, NULL);
		if (rng_chance(g->r, 50))	/* the counter is lost where the loop is left */
			alu(g, WB_OP_ADD, WB_T_U32, h->depth, s(h->depth),
				rng_chance(g->r, 50) ? imm(1 + rng_below(g->r, 5)) : s(temp(g)), true);
		put(g, WB_OP_MOV, WB_T_B64,
			(struct wb_opnd[]){ pair(S0 + MASK, WB_DEF), imm64(h->mask == 2 ? leave : ~leave) }, 2);
		go(g, join);
		begin(g, normal, NULL);
	}
	test(g, h);
	put(g, WB_OP_SELECT, WB_T_B64,
		(struct wb_opnd[]){ pair(S0 + MASK, WB_DEF), imm64(h->leave_if ? leave : ~leave),
			imm64(h->leave_if ? ~leave : leave), unit(SCC, WB_USE) },
		4);
	if (h->mask == 2 || h->mask == 4) {
		go(g, join);
		begin(g, join, NULL);
	}
	put(g, and? WB_OP_AND : WB_OP_ANDN2, WB_T_B64,
		(struct wb_opnd[]){ pair(VCC, WB_DEF), pair(EXEC, WB_USE), pair(S0 + MASK, WB_USE), unit(SCC, WB_DEF) },
		4);
	put(g, WB_OP_CBRZ, WB_T_NONE, &vcc, 1);
	link(g->block, leave_on_set ? on : after, WB_EDGE_TAKEN);
	link(g->block, leave_on_set ? after : on, WB_EDGE_FALL);
}

static void loop(struct gen *g, uint32_t depth);

static void
body(struct gen *g, uint32_t depth, const struct shape *h)
{
	clutter(g, false);
	if (rng_chance(g->r, 25))
		diamond(g);
	if (depth < 3 && g->nloop < MOST_LOOPS && rng_chance(g->r, 40))
		loop(g, depth + 1);
	if (h->sabotage == 3)
		alu(g, WB_OP_ADD, WB_T_U32, h->limit_in_unit ? LIMIT + depth : depth, s(temp(g)), imm(3), true);
	if (h->sabotage == 4)
		put(g, WB_OP_CALL, WB_T_NONE, NULL, 0);
	clutter(g, false);
}

/* An exit that nobody can foresee: rarely taken. */
static void
maybe_break(struct gen *g, uint32_t depth)
{
	uint32_t on;

	if (!rng_chance(g->r, 20))
		return;
	on = new_block(g);
	mystery(g, SCC);
	branch(g, g->leave[rng_below(g->r, depth + 1)], on);
	begin(g, on, NULL);
}

/* Two ways in, with two starts. */
static void
enter_twice(struct gen *g, const struct shape *h, uint32_t header)
{
	uint32_t other = new_block(g), same = new_block(g);

	alu(g, WB_OP_AND, WB_T_U32, TEMP, s(TEMP), imm(1), false);
	put(g, WB_OP_EQ, WB_T_U32, (struct wb_opnd[]){ unit(SCC, WB_DEF), s(TEMP), imm(1) }, 3);
	branch(g, other, same);
	begin(g, other, NULL);
	constant(g, h->depth, h->start - h->step);
	go(g, header);
	begin(g, same, NULL);
}

/* Two ways back. */
static void
go_back_twice(struct gen *g, const struct shape *h, uint32_t header)
{
	uint32_t other = new_block(g), last = new_block(g);

	mystery(g, SCC);
	branch(g, other, last);
	begin(g, other, NULL);
	if (h->sabotage == 8)
		alu(g, WB_OP_ADD, WB_T_U32, h->depth, s(h->depth), imm(1), true);
	clutter(g, false);
	go(g, header);
	begin(g, last, NULL);
}

static void
loop(struct gen *g, uint32_t depth)
{
	struct shape h = choose(g, depth);
	uint32_t header = new_block(g), after = new_block(g), on = new_block(g);

	g->nloop++;
	if (h.sabotage == 5)
		mystery(g, S0 + depth);
	else
		constant(g, depth, h.start);
	if (h.update == BY_ADDING_64)
		put(g, WB_OP_MOV, WB_T_B64,
			(struct wb_opnd[]){ pair(S0 + WIDE + 2 * depth, WB_DEF), imm64(((uint64_t)1 << 32) - 3) }, 2);
	if (h.limit_in_unit)
		constant(g, LIMIT + depth, h.limit);
	g->leave[depth] = after;
	if (h.sabotage == 9)
		enter_twice(g, &h, header);
	go(g, header);
	begin(g, header, h.sabotage || h.mask > 2 ? "odd" : h.mask ? "mask" : "plain");
	/* test at the top, in the middle or at the end */
	if (rng_chance(g->r, 60)) {
		body(g, depth, &h);
		maybe_break(g, depth);
	}
	if (!h.test_first)
		increment(g, &h);
	if (h.sabotage == 6) {		/* a way around the test */
		uint32_t do_test = new_block(g);

		mystery(g, SCC);
		branch(g, on, do_test);
		begin(g, do_test, NULL);
	}
	if (h.mask) {
		test_mask(g, &h, after, on);
	} else {
		test(g, &h);
		if (h.sabotage == 7)	/* not this test */
			mystery(g, SCC);
		branch(g, h.leave_if ? after : on, h.leave_if ? on : after);
	}
	begin(g, on, NULL);
	if (h.test_first)
		increment(g, &h);
	if (rng_chance(g->r, 50))
		body(g, depth, &h);
	maybe_break(g, depth);
	if (h.sabotage == 8 || rng_chance(g->r, 15))
		go_back_twice(g, &h, header);
	go(g, header);
	begin(g, after, NULL);
	clutter(g, false);
}

static struct wb_fn *
program(struct wb_ctx *cx, struct rng *r)
{
	struct wb_fn *fn = WB_NEW(cx->unit, struct wb_fn, 1);
	struct gen g = { .b = wb_builder_new(cx, fn), .r = r };
	uint32_t end;

	fn->name = "trips";
	fn->nunit = NUNIT;
	fn->unit = WB_NEW(cx->unit, struct wb_unit, NUNIT);
	for (uint32_t u = 0; u < NUNIT; u++) {
		fn->unit[u].name = u < S0 ? "special" : wb_format(cx->unit, "s%u", u - S0);
		fn->unit[u].role = u < S0 ? (uint8_t)(WB_ROLE_EXEC_LO + u) : WB_ROLE_NONE;
	}
	nedges = 0;
	begin(&g, new_block(&g), "entry");
	end = new_block(&g);
	g.leave[0] = end;
	do {
		clutter(&g, false);
		loop(&g, 1);
	} while (g.nloop < MOST_LOOPS && rng_chance(r, 50));
	go(&g, end);
	begin(&g, end, NULL);
	put(&g, WB_OP_END, WB_T_NONE, NULL, 0);
	for (uint32_t k = 0; k < nedges; k++)
		wb_build_edge(g.b, number_of[edges[k].from], number_of[edges[k].to], edges[k].kind);
	wb_build_edge(g.b, number_of[end], WB_NONE, WB_EDGE_EXIT);
	if (wb_build_finish(g.b) != WB_OK)
		exit(1);
	return fn;
}

/* ---- running programs ------------------------------------------------------------------------ */
struct machine {
	uint32_t u[NUNIT];
	struct rng *r;
};

static uint32_t
source(const struct machine *m, const struct wb_opnd *o)
{
	return o->kind == WB_OPND_UNIT ? m->u[o->id] : (uint32_t)o->imm;
}

static uint32_t
half(const struct machine *m, const struct wb_opnd *o, uint32_t part)
{
	return o->kind == WB_OPND_UNIT ? m->u[o->id + part] : (uint32_t)(o->imm >> (32 * part));
}

static void
execute_wide(struct machine *m, const struct wb_fn *fn, const struct wb_inst *i)
{
	const struct wb_opnd *o = wb_opnd(fn, i, 0);
	uint32_t any = 0;

	for (uint32_t k = 0; k < 2; k++) {
		uint32_t a = half(m, &o[1], k), b = i->nopnd > 2 ? half(m, &o[2], k) : 0;

		m->u[o->id + k] = i->op == WB_OP_MOV ? a :
			i->op == WB_OP_AND ? a & b :
			i->op == WB_OP_ANDN2 ? a & ~b :
			m->u[SCC] ? a :
						       b;
		any |= m->u[o->id + k];
	}
	if (i->op != WB_OP_MOV && i->op != WB_OP_SELECT)
		m->u[SCC] = any != 0;
}

static void
execute(struct machine *m, const struct wb_fn *fn, const struct wb_inst *i)
{
	const struct wb_opnd *o = wb_opnd(fn, i, 0);
	uint32_t a = i->nopnd > 1 ? source(m, &o[1]) : 0, b = i->nopnd > 2 ? source(m, &o[2]) : 0, d;
	int64_t wide;

	if (i->op == WB_OP_CALL) {
		for (uint32_t u = 0; u < NUNIT; u++)
			m->u[u] = rng_chance(m->r, 50) ? m->u[u] : rng_below(m->r, 50);
		return;
	}
	if (i->flags & WB_I_TERMINATOR)
		return;
	if (i->op == WB_OP_ADDC) {
		uint64_t sum = (uint64_t)a + b + m->u[SCC];

		m->u[o->id] = (uint32_t)sum;
		m->u[SCC] = sum >> 32 != 0;
		return;
	}
	if (i->type == WB_T_U64) {
		bool same = half(m, &o[1], 0) == half(m, &o[2], 0) && half(m, &o[1], 1) == half(m, &o[2], 1);

		m->u[SCC] = same == (i->op == WB_OP_EQ);
		return;
	}
	if (o->nunit == 2) {
		execute_wide(m, fn, i);
		return;
	}
	wide = i->type == WB_T_I32 ? (int64_t)(int32_t)a : (int64_t)a;
	if (i->op == WB_OP_ADD || i->op == WB_OP_SUB)
		wide += (i->op == WB_OP_ADD ? 1 : -1) * (i->type == WB_T_I32 ? (int64_t)(int32_t)b : (int64_t)b);
	if (i->op == WB_OP_LOAD)
		d = rng_chance(m->r, 70) ? rng_below(m->r, 50) : (uint32_t)rng_next(m->r);
	else if (i->op == WB_OP_OTHER)
		d = rng_chance(m->r, 7);
	else if (i->op >= WB_OP_EQ && i->op <= WB_OP_GE)
		d = eval_compare(i->op, i->type == WB_T_I32, a, b);
	else
		d = eval(i->op, false, (const uint32_t[]){ a, b }, 2);
	m->u[o[0].id] = d;
	if (i->nopnd > 3)
		m->u[o[3].id] = i->op == WB_OP_ADD || i->op == WB_OP_SUB ?
			(i->type == WB_T_I32 ? wide != (int32_t)d : wide != (int64_t)d) :
			d != 0;
}

static uint32_t
next_edge(const struct machine *m, const struct wb_fn *fn, uint32_t b)
{
	const struct wb_inst *i = wb_last_inst(fn, b);
	const struct wb_block *blk = &fn->block[b];
	bool taken;

	if (blk->nout == 1)
		return fn->out[blk->out];
	taken = (m->u[wb_opnd(fn, i, 0)->id] || (wb_opnd(fn, i, 0)->nunit == 2 && m->u[wb_opnd(fn, i, 0)->id + 1])) ==
		(i->op == WB_OP_CBRNZ);
	for (uint32_t k = 0; k < 2; k++)
		if ((fn->edge[fn->out[blk->out + k]].kind == WB_EDGE_TAKEN) == taken)
			return fn->out[blk->out + k];
	abort();
}

/* What one loop did in all runs. */
struct seen {
	uint64_t now, most, least;
	bool cut_short;
};

static void
pass_edge(const struct wb_fn *fn, uint32_t e, struct seen *seen)
{
	const struct wb_loops *ls = fn->loops;
	const struct wb_edge *ed = &fn->edge[e];

	for (uint32_t l = 0; l < ls->nloop; l++) {
		bool from = wb_loop_has(ls, l, ed->src), to = wb_loop_has(ls, l, ed->dst);

		if (!from && to)
			seen[l].now = 0;
		else if (from && ed->dst == ls->loop[l].header)
			seen[l].now++;
		seen[l].most = to && seen[l].now > seen[l].most ? seen[l].now : seen[l].most;
		if (from && !to && seen[l].now < seen[l].least)
			seen[l].least = seen[l].now;
	}
}

static void
run(const struct wb_fn *fn, struct rng *r, struct seen *seen)
{
	struct machine m = { .r = r };
	uint32_t b = 0, steps = 0;

	for (uint32_t u = 0; u < NUNIT; u++)
		m.u[u] = rng_below(r, 50);
	m.u[EXEC] = rng_chance(r, 90) ? 1 + rng_below(r, 99) : 0;
	m.u[EXEC + 1] = 0;
	while (b != WB_NONE && steps < MOST_STEPS) {
		uint32_t e;

		for (uint32_t k = 0; k < fn->block[b].ninst; k++)
			execute(&m, fn, &fn->inst[fn->block[b].first + k]);
		steps += fn->block[b].ninst + 1;
		e = next_edge(&m, fn, b);
		pass_edge(fn, e, seen);
		b = fn->edge[e].dst;
	}
	for (uint32_t l = 0; b != WB_NONE && l < fn->loops->nloop; l++)
		seen[l].cut_short = seen[l].cut_short || wb_loop_has(fn->loops, l, b);
}

/* ---- judging --------------------------------------------------------------------------------------- */
static uint64_t nplain, nexact, nknown, nendless, nmask, nmask_known;

static void
expect(bool ok, const struct wb_fn *fn, uint32_t l, const struct seen *s, const char *what)
{
	const struct wb_loop_bound *b = &fn->bounds->loop[l];

	prop_expect(ok, "loop %u: %s: inferred %lld .. %lld, seen %llu .. %llu: %s", l, what, (long long)b->min,
		(long long)b->max, (unsigned long long)s->least, (unsigned long long)s->most, b->why);
}

static uint32_t
exits(const struct wb_fn *fn, uint32_t l)
{
	uint32_t n = 0;

	for (uint32_t e = 0; e < fn->nedge; e++)
		n += wb_loop_has(fn->loops, l, fn->edge[e].src) && !wb_loop_has(fn->loops, l, fn->edge[e].dst);
	return n;
}

static bool
labelled(const struct wb_fn *fn, uint32_t l, const char *label)
{
	const char *s = fn->block[fn->loops->loop[l].header].label;

	return s && !strcmp(s, label);
}

/* One way out, nothing inside that changes every register, and a loop of the plain kind. */
static bool
plainly_counted(const struct wb_fn *fn, uint32_t l)
{
	for (uint32_t b = 0; b < fn->nblock; b++)
		for (uint32_t k = 0; k < fn->block[b].ninst; k++)
			if (wb_loop_has(fn->loops, l, b) && fn->inst[fn->block[b].first + k].op == WB_OP_CALL)
				return false;
	return labelled(fn, l, "plain") && exits(fn, l) == 1;
}

static void
judge(const struct wb_fn *fn, uint32_t l, const struct seen *s)
{
	const struct wb_loop_bound *b = &fn->bounds->loop[l];
	bool entered = s->most || s->least != UINT64_MAX, known = b->max != WB_UNKNOWN;

	expect(!known || s->most <= b->max, fn, l, s, "too small a bound");
	expect(s->least >= b->min, fn, l, s, "too large a minimum");
	expect(b->why && known == (b->origin != WB_BOUND_NONE) && b->inferred == b->max, fn, l, s, "inconsistent");
	nmask += labelled(fn, l, "mask");
	nmask_known += labelled(fn, l, "mask") && known;
	nknown += known;
	nendless += s->cut_short && !known;
	if (entered && !s->cut_short && plainly_counted(fn, l)) {
		nplain++;
		nexact += b->max == s->most && b->min == s->least;
		if (getenv("SHOW"))
			expect(b->max == s->most && b->min == s->least, fn, l, s, "not exact");
	}
}

static void
one_case(void)
{
	struct wb_pass_env env = { 0 };
	struct wb_fn *fn = program(prop.cx, &prop.r);
	struct seen seen[64] = { { 0 } };

	if (!prop_expect(cli_run_list(prop.cx, fn, &env, &cli_list_trips, NULL) == WB_OK && fn->loops->nloop <= 64,
		    "it cannot be analysed"))
		return;
	for (uint32_t l = 0; l < fn->loops->nloop; l++)
		seen[l].least = UINT64_MAX;
	for (int k = 0; k < 3; k++)
		run(fn, &prop.r, seen);
	for (uint32_t l = 0; l < fn->loops->nloop; l++)
		judge(fn, l, &seen[l]);
}

int
main(int argc, char **argv)
{
	prop_start(argc, argv, 8000);
	while (prop_next())
		one_case();
	prop_tried(nmask, 1, "exits on masks");
	prop_tried(nmask_known, nmask * 80 / 100, "of them understood");
	prop_tried(nknown, 1, "loops bounded");
	prop_tried(nplain, prop.count / 2, "plainly counted ones");
	prop_tried(nexact, nplain * 95 / 100, "of them exactly");
	prop_tried(nendless, 0, "did not end and got no bound");
	return prop_end();
}
