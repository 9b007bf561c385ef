/* test/lib/randcfg.c -- random functions, see randcfg.h.
 *
 * A structured function is made by refinement: a task says "connect this open
 * block to that one with about n new blocks", a random construct does part of
 * it and leaves smaller tasks. Tasks lie on a stack, so 100,000 blocks or a nest
 * of 10,000 loops need no recursion.
 */
#include <assert.h>

#include "randcfg.h"

/* ---- storage and instructions ------------------------------------------------------------- */
enum {
	EXEC = 0, VCC = 2, SCC = 4, M0 = 5, S0 = 6, NS = 8, V0 = S0 + NS, NV = 8, NUNIT = V0 + NV
};

static void
make_units(struct wb_ctx *cx, struct wb_fn *fn)
{
	static const char *const name[] = { "exec_lo", "exec_hi", "vcc_lo", "vcc_hi", "scc", "m0" };

	fn->unit = WB_NEW(cx->unit, struct wb_unit, NUNIT);
	fn->nunit = NUNIT;
	for (uint32_t u = 0; u < NUNIT; u++) {
		struct wb_unit *un = &fn->unit[u];

		un->cls = u >= V0 ? WB_UNIT_VECTOR : WB_UNIT_SCALAR;
		un->role = u < S0 ? (uint8_t)(WB_ROLE_EXEC_LO + u) : WB_ROLE_NONE;
		un->name = u < S0 ? name[u] :
			u < V0 ? wb_format(cx->unit, "s%u", u - S0) :
				    wb_format(cx->unit, "v%u", u - V0);
	}
}

static struct wb_opnd
unit(uint32_t id, uint32_t n, uint32_t flags)
{
	return (struct wb_opnd){ .kind = WB_OPND_UNIT, .flags = (uint8_t)flags, .nunit = (uint8_t)n, .id = id };
}

static struct wb_opnd
imm(uint64_t v)
{
	return (struct wb_opnd){ .kind = WB_OPND_IMM, .flags = WB_USE, .imm = v };
}

static const struct wb_mem no_mem = { .addr = 255, .data = 255 };

static void
alu(struct wb_builder *b, struct rng *r, bool vector)
{
	static const uint16_t op[] = { WB_OP_ADD, WB_OP_SUB, WB_OP_AND, WB_OP_OR, WB_OP_XOR, WB_OP_MUL };
	struct wb_inst i = {
		.op = op[rng_below(r, WB_COUNT(op))], .type = WB_T_U32, .isa_op = WB_NO_ISA, .mem = no_mem
	};
	uint32_t base = vector ? V0 : S0;
	struct wb_opnd o[3] = { unit(base + rng_below(r, 8), 1, WB_DEF), unit(base + rng_below(r, 8), 1, WB_USE),
		imm(rng_below(r, 64)) };

	i.tclass = vector ? WB_TC_VALU : WB_TC_SALU;
	i.flags = vector ? WB_I_MASKED : 0;
	wb_build_inst(b, &i, o, 3);
}

static void
load(struct wb_builder *b, struct rng *r, bool global)
{
	struct wb_inst i = { .op = WB_OP_LOAD, .isa_op = WB_NO_ISA, .flags = WB_I_MASKED };
	uint32_t addr = V0 + rng_below(r, NV - 1);
	struct wb_opnd o[2] = { unit(V0 + rng_below(r, NV), 1, WB_DEF), unit(addr, global ? 2 : 1, WB_USE) };

	i.tclass = global ? WB_TC_VMEM_LOAD : WB_TC_LDS_READ;
	i.mem = (struct wb_mem){ .space = global ? WB_SPACE_GLOBAL : WB_SPACE_LDS,
		.access = WB_LOAD,
		.bytes = 4,
		.count = 1,
		.addr = 1,
		.data = 255,
		.counters = global ? WB_VMCNT : WB_LGKMCNT };
	wb_build_inst(b, &i, o, 2);
}

static void
waitcnt(struct wb_builder *b)
{
	struct wb_inst i = { .op = WB_OP_WAITCNT,
		.isa_op = WB_NO_ISA,
		.tclass = WB_TC_WAITCNT,
		.flags = WB_I_SIDE_EFFECT,
		.mem = no_mem };
	struct wb_opnd o[2] = {
		{ .kind = WB_OPND_MOD, .id = WB_MOD_VMCNT, .imm = 0 },
		{ .kind = WB_OPND_MOD, .id = WB_MOD_LGKMCNT, .imm = 0 },
	};

	wb_build_inst(b, &i, o, 2);
}

/* The work of a block: up to @most instructions, then the branch @op if it has one. */
static void
fill(struct wb_builder *b, struct rng *r, uint32_t most, enum wb_op op, enum wb_tclass tclass)
{
	struct wb_inst i = { .op = (uint16_t)op,
		.isa_op = WB_NO_ISA,
		.tclass = (uint8_t)tclass,
		.flags = WB_I_TERMINATOR,
		.mem = no_mem };
	struct wb_opnd cond = unit(SCC, 1, WB_USE);

	for (uint32_t n = rng_below(r, most + 1); n > 0; n--) {
		uint32_t what = rng_below(r, 10);

		if (what < 4)
			alu(b, r, false);
		else if (what < 7)
			alu(b, r, true);
		else if (what < 9)
			load(b, r, what == 8);
		else
			waitcnt(b);
	}
	if (op != WB_OP_OTHER)
		wb_build_inst(b, &i, &cond, op == WB_OP_CBRNZ);
}

/* ---- a graph that grows ------------------------------------------------------------------ */
struct node {
	uint32_t fall, taken;		/* successors or WB_NONE; none of both: an end */
	bool header, fallen_into;
	const char *label;
};

/* A loop under construction: where continue and break go. */
struct context {
	uint32_t header, after, outer;
};

struct task {
	uint32_t from, to;		/* @from has no successors yet */
	uint32_t budget;
	uint32_t depth;
	uint32_t loop;			/* innermost context or WB_NONE */
};

struct graph {
	struct wb_ctx *cx;
	struct rng *r;
	const struct randcfg_options *o;
	WB_VEC(struct node) node;
	WB_VEC(struct context) context;
	WB_VEC(struct task) task;
	uint32_t nloop, nirr, nend;
};

static uint32_t
node(struct graph *g)
{
	struct node n = { .fall = WB_NONE, .taken = WB_NONE };

	WB_PUSH(g->cx->tmp, &g->node, n);
	return g->node.n - 1;
}

static void
take(struct graph *g, uint32_t from, uint32_t to)
{
	g->node.at[from].taken = to;
}

static void
fall(struct graph *g, uint32_t from, uint32_t to)
{
	g->node.at[from].fall = to;
	g->node.at[to].fallen_into = true;
}

/* The untaken side of a branch to @to, which may need a block of its own: one
 * block only can lie before @to in memory. */
static void
fall_somehow(struct graph *g, uint32_t from, uint32_t to)
{
	uint32_t mid;

	if (!g->node.at[to].fallen_into && !g->node.at[to].header) {
		fall(g, from, to);
		return;
	}
	mid = node(g);
	fall(g, from, mid);
	take(g, mid, to);
}

static void
connect(struct graph *g, uint32_t from, uint32_t to)
{
	if (!g->node.at[to].fallen_into && !g->node.at[to].header && rng_chance(g->r, 80))
		fall(g, from, to);
	else
		take(g, from, to);
}

static void
later(struct graph *g, const struct task *t, uint32_t from, uint32_t to, uint32_t budget)
{
	struct task n = { from, to, budget, t->depth, t->loop };

	WB_PUSH(g->cx->tmp, &g->task, n);
}

static uint32_t
part(struct graph *g, uint32_t budget)
{
	return rng_below(g->r, budget + 1);
}

/* Inside of a loop: @t one level deeper, with a context for jumps. */
static struct task
inside(struct graph *g, const struct task *t, uint32_t header)
{
	struct context c = { header, t->to, t->loop };
	struct task in = *t;

	WB_PUSH(g->cx->tmp, &g->context, c);
	in.loop = g->context.n - 1;
	in.depth++;
	return in;
}

static void
name(struct graph *g, uint32_t n, const char *what, uint32_t number)
{
	g->node.at[n].label = wb_format(g->cx->unit, "%s%u", what, number);
}

/* ---- constructs ------------------------------------------------------------------------------ */
static void
sequence(struct graph *g, const struct task *t)
{
	uint32_t mid = node(g), n = part(g, t->budget - 1);

	later(g, t, t->from, mid, n);
	later(g, t, mid, t->to, t->budget - 1 - n);
}

static void
if_then(struct graph *g, const struct task *t)
{
	uint32_t then = node(g);

	fall(g, t->from, then);
	take(g, t->from, t->to);
	later(g, t, then, t->to, t->budget - 1);
}

static void
diamond(struct graph *g, const struct task *t)
{
	uint32_t then = node(g), other = node(g), n = part(g, t->budget - 2);

	fall(g, t->from, then);
	take(g, t->from, other);
	later(g, t, then, t->to, n);
	later(g, t, other, t->to, t->budget - 2 - n);
}

static uint32_t
new_header(struct graph *g, const struct task *t)
{
	uint32_t h = node(g);

	fall(g, t->from, h);
	g->node.at[h].header = true;
	name(g, h, "loop", g->nloop++);
	return h;
}

static void
while_loop(struct graph *g, const struct task *t)
{
	uint32_t h = new_header(g, t), body = node(g);
	struct task in = inside(g, t, h);

	fall(g, h, body);
	take(g, h, t->to);
	later(g, &in, body, h, t->budget - 2);
}

static void
do_loop(struct graph *g, const struct task *t)
{
	uint32_t h = new_header(g, t), latch = node(g);
	struct task in = inside(g, t, h);

	later(g, &in, h, latch, t->budget - 2);
	take(g, latch, h);
	fall_somehow(g, latch, t->to);
}

static void
self_loop(struct graph *g, const struct task *t)
{
	uint32_t h = new_header(g, t), after;

	take(g, h, h);
	if (t->budget == 1) {
		fall_somehow(g, h, t->to);
		return;
	}
	after = node(g);
	fall(g, h, after);
	later(g, t, after, t->to, t->budget - 2);
}

/* A cycle a .. b .. latch that is entered at a and at b. */
static void
irreducible(struct graph *g, const struct task *t)
{
	uint32_t a = node(g), b = node(g), latch = node(g), n = part(g, t->budget - 3);
	struct task in = *t;

	fall(g, t->from, a);
	take(g, t->from, b);
	g->node.at[a].header = g->node.at[b].header = true;
	name(g, a, "irr", g->nirr++);
	name(g, b, "irr", g->nirr++);
	in.depth++;
	later(g, &in, a, b, n);
	later(g, &in, b, latch, t->budget - 3 - n);
	take(g, latch, a);
	fall_somehow(g, latch, t->to);
}

/* Leave for somewhere else on the taken side, go on below. */
static void
jump(struct graph *g, const struct task *t, uint32_t where)
{
	uint32_t mid = node(g);

	take(g, t->from, where);
	fall(g, t->from, mid);
	later(g, t, mid, t->to, t->budget - 1);
}

static void
jump_out(struct graph *g, const struct task *t)
{
	uint32_t c = t->loop, where;

	if (c == WB_NONE || rng_chance(g->r, 20)) {
		where = node(g);
		name(g, where, "end", g->nend++);
		jump(g, t, where);
		return;
	}
	while (g->context.at[c].outer != WB_NONE && rng_chance(g->r, 30))
		c = g->context.at[c].outer;
	jump(g, t, rng_chance(g->r, 50) ? g->context.at[c].header : g->context.at[c].after);
}

static void
endless(struct graph *g, const struct task *t)
{
	uint32_t h = node(g);

	g->node.at[h].header = true;
	name(g, h, "loop", g->nloop++);
	take(g, h, h);
	jump(g, t, h);
}

static void
loop(struct graph *g, const struct task *t)
{
	uint32_t what = rng_below(g->r, 10);

	if (what < 4)
		while_loop(g, t);
	else if (what < 8)
		do_loop(g, t);
	else
		self_loop(g, t);
}

static void
refine(struct graph *g, const struct task *t)
{
	const struct randcfg_options *o = g->o;
	bool deeper = t->depth < o->depth;

	/* large parts are mostly cut in two first, so that loops come in all sizes */
	if (!t->budget)
		connect(g, t->from, t->to);
	else if (t->budget > 20 && rng_chance(g->r, 70))
		sequence(g, t);
	else if (t->budget >= 3 && deeper && rng_chance(g->r, o->irreducible))
		irreducible(g, t);
	else if (rng_chance(g->r, o->endless))
		endless(g, t);
	else if (t->budget >= 2 && deeper && rng_chance(g->r, o->loops))
		loop(g, t);
	else if (rng_chance(g->r, o->jumps))
		jump_out(g, t);
	else if (rng_chance(g->r, 35))
		sequence(g, t);
	else if (t->budget >= 2 && rng_chance(g->r, 60))
		diamond(g, t);
	else
		if_then(g, t);
}

/* ---- making the function ------------------------------------------------------------------------- */
static struct wb_fn *
new_fn(struct wb_ctx *cx)
{
	struct wb_fn *fn = WB_NEW(cx->unit, struct wb_fn, 1);

	fn->name = "random";
	fn->is_kernel = true;
	make_units(cx, fn);
	return fn;
}

/* Blocks, branches and edges for the nodes; the entry is node 0. */
static struct wb_fn *
build(struct graph *g, uint32_t insts)
{
	struct wb_fn *fn = new_fn(g->cx);
	struct wb_builder *b = wb_builder_new(g->cx, fn);
	enum wb_status s;

	for (uint32_t k = 0; k < g->node.n; k++) {
		const struct node *n = &g->node.at[k];
		bool f = n->fall != WB_NONE, t = n->taken != WB_NONE;

		wb_build_block(b, n->label, WB_NO_LOC);
		if (f && t)
			fill(b, g->r, insts, WB_OP_CBRNZ, WB_TC_CBRANCH);
		else if (t)
			fill(b, g->r, insts, WB_OP_BR, WB_TC_BRANCH);
		else if (f)
			fill(b, g->r, insts, WB_OP_OTHER, WB_TC_NOP);
		else
			fill(b, g->r, insts, WB_OP_END, WB_TC_END);
		if (f)
			wb_build_edge(b, k, n->fall, WB_EDGE_FALL);
		if (t)
			wb_build_edge(b, k, n->taken, WB_EDGE_TAKEN);
		if (!f && !t)
			wb_build_edge(b, k, WB_NONE, WB_EDGE_EXIT);
	}
	s = wb_build_finish(b);
	assert(s == WB_OK);
	(void)s;
	return fn;
}

struct randcfg_options
randcfg_defaults(void)
{
	return (struct randcfg_options){ .blocks = 50, .depth = 3, .loops = 30, .jumps = 10, .insts = 4 };
}

struct wb_fn *
randcfg_make(struct wb_ctx *cx, struct rng *r, const struct randcfg_options *o)
{
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	struct graph g = { .cx = cx, .r = r, .o = o };
	struct task all = { .budget = o->blocks > 2 ? o->blocks - 2 : 0, .loop = WB_NONE };
	struct wb_fn *fn;

	all.from = node(&g);
	if (o->blocks > 1) {
		all.to = node(&g);
		WB_PUSH(cx->tmp, &g.task, all);
	}
	while (g.task.n) {
		struct task t = g.task.at[--g.task.n];

		refine(&g, &t);
	}
	fn = build(&g, o->insts);
	wb_arena_reset(cx->tmp, m);
	return fn;
}

/* A block near @k half of the time, else any. */
static uint32_t
anywhere(struct rng *r, uint32_t k, uint32_t n)
{
	uint32_t to = rng_chance(r, 50) ? k + rng_below(r, 4) : rng_below(r, n);

	return to < n ? to : n - 1;
}

struct wb_fn *
randcfg_wild(struct wb_ctx *cx, struct rng *r, uint32_t blocks, uint32_t insts)
{
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	struct graph g = { .cx = cx, .r = r };
	uint32_t n = blocks ? blocks : 1;
	struct wb_fn *fn;

	for (uint32_t k = 0; k < n; k++)
		node(&g);
	for (uint32_t k = 0; k < n; k++) {
		uint32_t what = rng_below(r, 10);

		if (what > 0)
			g.node.at[k].taken = anywhere(r, k, n);
		if (what > 3)
			g.node.at[k].fall = anywhere(r, k, n);
	}
	fn = build(&g, insts);
	wb_arena_reset(cx->tmp, m);
	return fn;
}

struct wb_fn *
randcfg_nest(struct wb_ctx *cx, struct rng *r, uint32_t loops, uint32_t insts)
{
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	struct graph g = { .cx = cx, .r = r };
	struct wb_fn *fn;

	for (uint32_t k = 0; k <= 2 * loops; k++)
		node(&g);
	for (uint32_t k = 0; k < 2 * loops; k++) {	/* headers inwards, then latches outwards */
		g.node.at[k].fall = k + 1;
		if (k >= loops)
			g.node.at[k].taken = 2 * loops - 1 - k;
	}
	fn = build(&g, insts);
	wb_arena_reset(cx->tmp, m);
	return fn;
}

void
randcfg_lists(struct wb_ctx *cx, struct wb_fn *fn)
{
	fn->call = WB_NEW(cx->unit, uint32_t, fn->ninst);
	fn->act = WB_NEW(cx->unit, uint32_t, fn->ninst);
	fn->ncall = fn->nact = 0;
	for (uint32_t k = 0; k < fn->ninst; k++) {
		if (fn->inst[k].op == WB_OP_CALL)
			fn->call[fn->ncall++] = k;
		if (wb_acts(&fn->inst[k]))
			fn->act[fn->nact++] = k;
	}
}

struct wb_module *
randcfg_module(struct wb_ctx *cx, struct wb_fn *fn)
{
	struct wb_module *m = WB_NEW(cx->unit, struct wb_module, 1);

	m->name = "random";
	m->fn = WB_NEW(cx->unit, struct wb_fn *, 1);
	m->fn[0] = fn;
	m->nfn = 1;
	fn->id = 0;
	return m;
}
