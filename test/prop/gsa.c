/* test/prop/gsa.c -- gated single assignment against walks, reaching definitions and disjoint paths.
 *
 * Random functions with scalar and masked vector writes, EXEC, calls:
 *   - A walk through the function carries along which write left what each unit
 *     holds, and for each value which write it stands for: a write stands for itself, a
 *     GAMMA or MU, on entering its block, for what its argument of that edge stands for,
 *     an ETA for its argument when its edge is taken. At every read the two must agree, as at
 *     every question about a place in between.
 *   - The writes found through the arguments of a value that is read are the definitions
 *     that reach the read, found by iteration over sets: no more, no less.
 *   - Arguments and users are inverse to each other.
 *   - What a loop makes of a unit that it writes is named outside only by its ETA.
 *   - From every branch with two ways to a join that share nothing in between: it is a gate.
 *
 *	gsa [SEED [COUNT [FIRST]]]
 */

#include "../lib/prop.h"
#include "../lib/randcfg.h"
#include "wavebound/gsa.h"
#include "wavebound/pass.h"

static uint64_t nread, njoin, neta, nmasked, ngate, nclosest;
static const char *what;

#define CHECK(text, x) do { if (!(x)) { what = text; return false; } } while (0)

/* ---- walks -------------------------------------------------------------------------------- */
struct walk {
	const struct wb_gsa *g;
	uint64_t now;
	uint64_t *writer;		/* [unit] when it was written last, 0: never */
	uint64_t *stands;		/* [value] for what was written when */
	bool *known;			/* [value] made in this walk */
	uint64_t *next;			/* scratch of joins */
};

static bool
agrees(const struct walk *w, uint32_t v, uint32_t unit)
{
	return v != WB_NONE && w->g->value[v].unit == unit && (w->known[v] || w->g->value[v].kind == WB_GSA_ENTRY) &&
		w->stands[v] == w->writer[unit];
}

static void
make(struct walk *w, uint32_t v, uint64_t stands)
{
	w->stands[v] = stands;
	w->known[v] = true;
}

static bool
execute(struct walk *w, uint32_t k)
{
	const struct wb_fn *fn = w->g->fn;
	const struct wb_inst *i = &fn->inst[k];

	w->now++;
	for (uint32_t o = 0; o < i->nopnd; o++)
		for (uint32_t n = 0; wb_opnd(fn, i, o)->kind == WB_OPND_UNIT && n < wb_opnd(fn, i, o)->nunit; n++) {
			const struct wb_opnd *op = wb_opnd(fn, i, o);

			CHECK("a use without a value", !(op->flags & WB_USE) == (wb_gsa_use(w->g, i, o, n) == WB_NONE));
			CHECK("a read of another value",
				!(op->flags & WB_USE) || agrees(w, wb_gsa_use(w->g, i, o, n), op->id + n));
			CHECK("before differs from use",
				!(op->flags & WB_USE) ||
					wb_gsa_before(w->g, k, op->id + n) == wb_gsa_use(w->g, i, o, n));
			nread += (op->flags & WB_USE) != 0;
		}
	for (uint32_t u = 0; u < fn->nunit; u++) {
		uint32_t old = wb_gsa_before(w->g, k, u), v = wb_gsa_after(w->g, k, u), def = WB_NONE;
		bool writes = i->op == WB_OP_CALL;

		CHECK("before is wrong", old == WB_NONE || agrees(w, old, u));
		for (uint32_t o = 0; o < i->nopnd; o++) {
			const struct wb_opnd *op = wb_opnd(fn, i, o);

			if (op->kind == WB_OPND_UNIT && op->flags & WB_DEF && u >= op->id && u < op->id + op->nunit) {
				writes = true;
				def = wb_gsa_def(w->g, i, o, u - op->id);
				CHECK("a def without a value", def != WB_NONE || i->op == WB_OP_CALL);
				CHECK("a def of another write",
					def == WB_NONE || (w->g->value[def].unit == u && w->g->value[def].at == k));
			}
		}
		if (!writes) {
			CHECK("after without a write", v == old);
			continue;
		}
		w->writer[u] = w->now;
		if (v == WB_NONE) {
			CHECK("a dead value that is no call's", i->op == WB_OP_CALL);
			continue;
		}
		CHECK("after is no value of the instruction",
			w->g->value[v].at == k &&
				(w->g->value[v].kind == WB_GSA_DEF || w->g->value[v].kind == WB_GSA_MASKED));
		if (w->g->value[v].kind == WB_GSA_MASKED) {
			nmasked++;
			CHECK("the old value", wb_gsa_arg(w->g, v, 0) == old && old != WB_NONE);
			CHECK("the mask",
				wb_gsa_arg(w->g, v, 1) == wb_gsa_before(w->g, k, w->g->exec_lo) &&
					wb_gsa_arg(w->g, v, 1) != WB_NONE);
			CHECK("the mask's high half",
				wb_gsa_arg(w->g, v, 2) == wb_gsa_before(w->g, k, w->g->exec_hi) &&
					wb_gsa_arg(w->g, v, 2) != WB_NONE);
		}
		make(w, v, w->now);
	}
	return true;
}

static bool
take_edge(struct walk *w, uint32_t e)
{
	const struct wb_gsa *g = w->g;
	uint32_t to = g->fn->edge[e].dst;

	for (uint32_t v = 0; v < g->nvalue; v++)
		if (g->value[v].kind == WB_GSA_ETA && g->value[v].at == e) {
			CHECK("what leaves a loop", agrees(w, wb_gsa_arg(g, v, 0), g->value[v].unit));
			CHECK("the loop left",
				wb_loop_has(g->fn->loops, wb_gsa_loop(g, wb_gsa_at(g, v)), g->fn->edge[e].src) &&
					!wb_loop_has(g->fn->loops, wb_gsa_loop(g, wb_gsa_at(g, v)), to));
			make(w, v, w->stands[wb_gsa_arg(g, v, 0)]);
			neta++;
		}
	for (uint32_t v = 0; v < g->nvalue; v++)
		if ((g->value[v].kind == WB_GSA_GAMMA || g->value[v].kind == WB_GSA_MU) && g->value[v].at == to) {
			uint32_t from = wb_gsa_arg_along(g, v, e);

			CHECK("an argument of a join", agrees(w, from, g->value[v].unit));
			CHECK("along differs from the argument", wb_gsa_along(g, e, g->value[v].unit) == from);
			w->next[v] = w->stands[from];
			njoin++;
		}
	for (uint32_t v = 0; v < g->nvalue; v++)
		if ((g->value[v].kind == WB_GSA_GAMMA || g->value[v].kind == WB_GSA_MU) && g->value[v].at == to)
			make(w, v, w->next[v]);
	for (uint32_t u = 0; u < g->fn->nunit; u++) {
		uint32_t v = wb_gsa_in(g, to, u);

		CHECK("in is wrong", v == WB_NONE || agrees(w, v, u));
	}
	return true;
}

static bool
walk(struct wb_ctx *cx, const struct wb_gsa *g, struct rng *r)
{
	const struct wb_fn *fn = g->fn;
	struct walk w = { .g = g };
	uint32_t b = 0, e = 0;

	w.writer = WB_NEW(cx->tmp, uint64_t, fn->nunit);
	w.stands = WB_NEW(cx->tmp, uint64_t, g->nvalue);
	w.known = WB_NEW(cx->tmp, bool, g->nvalue);
	w.next = WB_NEW(cx->tmp, uint64_t, g->nvalue);
	for (uint32_t steps = 0; b != WB_NONE && steps < 150; steps++) {
		const struct wb_block *blk = &fn->block[b];

		if (!take_edge(&w, e))
			return false;
		for (uint32_t k = 0; k < blk->ninst; k++)
			if (!execute(&w, blk->first + k))
				return false;
		for (uint32_t u = 0; u < fn->nunit; u++) {
			uint32_t v = wb_gsa_out(g, b, u);

			CHECK("out is wrong", v == WB_NONE || agrees(&w, v, u));
			CHECK("EXEC is not live", v != WB_NONE || u != g->exec_lo);
		}
		e = fn->out[blk->out + rng_below(r, blk->nout)];
		b = fn->edge[e].dst;
	}
	return true;
}

/* ---- reaching definitions ---------------------------------------------------------------------- */
/* Whether @i writes @unit. */
static bool
writes(const struct wb_fn *fn, const struct wb_inst *i, uint32_t unit)
{
	if (i->op == WB_OP_CALL)
		return true;
	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(fn, i, o);

		if (op->kind == WB_OPND_UNIT && op->flags & WB_DEF && unit >= op->id && unit < op->id + op->nunit)
			return true;
	}
	return false;
}

/* Bits: instructions, the last one the entry. */
static struct wb_bits *
reaching(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t unit)
{
	struct wb_bits *in = WB_NEW(cx->tmp, struct wb_bits, fn->nblock), out = wb_bits_new(cx->tmp, fn->ninst + 1);
	bool changed = true;

	for (uint32_t b = 0; b < fn->nblock; b++)
		in[b] = wb_bits_new(cx->tmp, fn->ninst + 1);
	wb_bit_set(in[0], fn->ninst);
	while (changed) {
		changed = false;
		for (uint32_t b = 0; b < fn->nblock; b++) {
			memcpy(out.word, in[b].word, ((size_t)fn->ninst / 64 + 1) * 8);
			for (uint32_t k = fn->block[b].first; k < fn->block[b].first + fn->block[b].ninst; k++)
				if (writes(fn, &fn->inst[k], unit)) {
					memset(out.word, 0, ((size_t)fn->ninst / 64 + 1) * 8);
					wb_bit_set(out, k);
				}
			for (uint32_t o = 0; o < fn->block[b].nout; o++) {
				uint32_t to = fn->edge[fn->out[fn->block[b].out + o]].dst;

				if (to != WB_NONE)
					changed |= wb_bits_or(in[to], out);
			}
		}
	}
	return in;
}

/* The writes that @v may stand for. */
static struct wb_bits
leaves(struct wb_ctx *cx, const struct wb_gsa *g, uint32_t v)
{
	struct wb_bits r = wb_bits_new(cx->tmp, g->fn->ninst + 1), seen = wb_bits_new(cx->tmp, g->nvalue);
	WB_VEC(uint32_t) todo = { 0 };

	wb_bit_set(seen, v);
	WB_PUSH(cx->tmp, &todo, v);
	while (todo.n) {
		const struct wb_gsa_value *x = &g->value[v = todo.at[--todo.n]];

		if (x->kind == WB_GSA_ENTRY)
			wb_bit_set(r, g->fn->ninst);
		else if (x->kind == WB_GSA_DEF || x->kind == WB_GSA_MASKED)
			wb_bit_set(r, x->at);
		else
			for (uint32_t k = 0; k < x->narg; k++)
				if (!wb_bit(seen, wb_gsa_arg(g, v, k))) {
					wb_bit_set(seen, wb_gsa_arg(g, v, k));
					WB_PUSH(cx->tmp, &todo, wb_gsa_arg(g, v, k));
				}
	}
	return r;
}

static bool
reads_fit(struct wb_ctx *cx, const struct wb_gsa *g, uint32_t unit)
{
	const struct wb_fn *fn = g->fn;
	struct wb_bits *in = reaching(cx, fn, unit);

	for (uint32_t k = 0; k < fn->ninst; k++)
		for (uint32_t o = 0; o < fn->inst[k].nopnd; o++) {
			const struct wb_opnd *op = wb_opnd(fn, &fn->inst[k], o);
			uint32_t b = g->block_of[k], last = WB_NONE;
			struct wb_bits mine;

			if (op->kind != WB_OPND_UNIT || !(op->flags & WB_USE) || unit < op->id ||
				unit >= op->id + op->nunit)
				continue;
			mine = leaves(cx, g, wb_gsa_use(g, &fn->inst[k], o, unit - op->id));
			for (uint32_t d = fn->block[b].first; d < k; d++)
				last = writes(fn, &fn->inst[d], unit) ? d : last;
			if (last != WB_NONE)
				CHECK("not the last write", wb_bits_count(mine) == 1 && wb_bit(mine, last));
			for (uint32_t d = 0; last == WB_NONE && d <= fn->ninst; d++)
				CHECK("not the definitions that reach", wb_bit(mine, d) == wb_bit(in[b], d));
		}
	return true;
}

/* ---- users ------------------------------------------------------------------------------------- */
static uint32_t
units(const struct wb_fn *fn, const struct wb_inst *i, uint32_t o)
{
	return wb_opnd(fn, i, o)->kind == WB_OPND_UNIT ? wb_opnd(fn, i, o)->nunit : 0;
}

static bool
uses_value(const struct wb_gsa *g, struct wb_gsa_user u, uint32_t v)
{
	const struct wb_inst *i;

	if (u.is_value) {
		for (uint32_t k = 0; k < g->value[u.id].narg; k++)
			if (wb_gsa_arg(g, u.id, k) == v)
				return true;
		return false;
	}
	i = &g->fn->inst[u.id];
	for (uint32_t o = 0; o < i->nopnd; o++)
		for (uint32_t k = 0; k < units(g->fn, i, o); k++)
			if (wb_gsa_use(g, i, o, k) == v)
				return true;
	return false;
}

static bool
has_user(const struct wb_gsa_users *u, uint32_t v, uint32_t id, bool is_value)
{
	uint32_t n = 0;

	for (uint32_t k = u->first[v]; k < u->first[v + 1]; k++)
		n += u->user[k].id == id && u->user[k].is_value == is_value;
	return n == 1;
}

static bool
users_fit(struct wb_arena *a, const struct wb_gsa *g)
{
	const struct wb_gsa_users users = wb_gsa_users_find(a, g);

	for (uint32_t v = 0; v < g->nvalue; v++) {
		uint32_t end, first = wb_gsa_values(g, g->value[v].unit, &end);

		CHECK("a value of another unit", v >= first && v < end);
		for (uint32_t k = users.first[v]; k < users.first[v + 1]; k++)
			CHECK("a user that does not use", uses_value(g, users.user[k], v));
		for (uint32_t k = 0; k < g->value[v].narg; k++)
			CHECK("an argument without user", has_user(&users, wb_gsa_arg(g, v, k), v, true));
	}
	for (uint32_t k = 0; k < g->fn->ninst; k++)
		for (uint32_t o = 0; o < g->fn->inst[k].nopnd; o++)
			for (uint32_t n = 0; n < units(g->fn, &g->fn->inst[k], o); n++) {
				uint32_t v = wb_gsa_use(g, &g->fn->inst[k], o, n);

				CHECK("an operand without user", v == WB_NONE || has_user(&users, v, k, false));
			}
	return true;
}

/* ---- loops --------------------------------------------------------------------------------------- */
static bool
is_written_in(const struct wb_gsa *g, uint32_t unit, uint32_t loop)
{
	uint32_t end, v = wb_gsa_values(g, unit, &end);

	for (; v < end; v++)
		if ((g->value[v].kind == WB_GSA_DEF || g->value[v].kind == WB_GSA_MASKED) &&
			wb_loop_has(g->fn->loops, loop, wb_gsa_block(g, v)))
			return true;
	return false;
}

/* Whether a use in block @b may name @v: what a loop makes of a unit that it writes is named outside by its ETA. */
static bool
is_named_well(const struct wb_gsa *g, uint32_t v, uint32_t b)
{
	const struct wb_fn *fn = g->fn;
	uint32_t home;

	if (v == WB_NONE || g->value[v].kind == WB_GSA_ENTRY)
		return true;
	home = g->value[v].kind == WB_GSA_ETA ? fn->edge[g->value[v].at].dst : wb_gsa_block(g, v);
	for (uint32_t l = fn->loops->of_block[home]; l != WB_NONE; l = fn->loops->loop[l].parent)
		if (!wb_loop_has(fn->loops, l, b) && is_written_in(g, g->value[v].unit, l))
			return false;
	return true;
}

static bool
loops_fit(const struct wb_gsa *g)
{
	const struct wb_fn *fn = g->fn;

	for (uint32_t k = 0; k < fn->ninst; k++)
		for (uint32_t o = 0; o < fn->inst[k].nopnd; o++)
			for (uint32_t n = 0; n < units(fn, &fn->inst[k], o); n++)
				CHECK("a value of a loop is read outside",
					is_named_well(g, wb_gsa_use(g, &fn->inst[k], o, n), g->block_of[k]));
	for (uint32_t v = 0; v < g->nvalue; v++)
		for (uint32_t k = 0; k < g->value[v].narg; k++)
			CHECK("a value of a loop is an argument outside",
				is_named_well(g, wb_gsa_arg(g, v, k), wb_gsa_block(g, v)));
	return true;
}

/* ---- gates ---------------------------------------------------------------------------------------- */
/* Whether @e begins another iteration of a loop with one header: what meets in a block is then of different ones. */
static bool
is_back(const struct wb_fn *fn, uint32_t e)
{
	for (uint32_t l = 0; l < fn->loops->nloop; l++)
		for (uint32_t k = 0; !fn->loops->loop[l].irreducible && k < fn->loops->loop[l].nback; k++)
			if (fn->loops->list[fn->loops->loop[l].back + k] == e)
				return true;
	return false;
}

/* A way by edge @first to @b over blocks that are not @blocked; marks it in @on. */
static bool
way(const struct wb_fn *fn, uint32_t first, uint32_t b, const bool *blocked, bool *seen, bool *on)
{
	uint32_t y = fn->edge[first].dst;

	if (y == WB_NONE || is_back(fn, first) || seen[y] || (blocked[y] && y != b))
		return false;
	if (y == b)
		return true;
	seen[y] = true;
	for (uint32_t k = 0; k < fn->block[y].nout; k++)
		if (way(fn, fn->out[fn->block[y].out + k], b, blocked, seen, on)) {
			on[y] = true;
			return true;
		}
	return false;
}

/* Whether ways by edges @e and @f meet first in @b: tried for every way of e (depth first over all simple ways, few
 * blocks). */
static bool
two_ways(const struct wb_fn *fn, uint32_t e, uint32_t f, uint32_t b, bool *on, uint32_t *budget)
{
	uint32_t at = fn->edge[e].dst;

	if (!*budget || is_back(fn, e))
		return false;
	--*budget;
	if (at == b) {
		bool seen[64] = { false }, mark[64] = { false };

		return way(fn, f, b, on, seen, mark);
	}
	if (at == WB_NONE || on[at])
		return false;
	on[at] = true;
	for (uint32_t k = 0; k < fn->block[at].nout; k++)
		if (two_ways(fn, fn->out[fn->block[at].out + k], f, b, on, budget))
			return true;
	on[at] = false;
	return false;
}

static bool
is_header(const struct wb_fn *fn, uint32_t b)
{
	for (uint32_t l = 0; l < fn->loops->nloop; l++)
		for (uint32_t k = 0; k < fn->loops->loop[l].nhead; k++)
			if (fn->loops->list[fn->loops->loop[l].head + k] == b)
				return true;
	return false;
}

static bool
gates_fit(struct wb_arena *a, const struct wb_gsa *g)
{
	struct wb_gsa_gates *gates = wb_gsa_gates_new(a, g);
	const struct wb_fn *fn = g->fn;

	for (uint32_t b = 0; b < fn->nblock && fn->nblock <= 64; b++) {
		uint32_t n;
		const uint32_t *gate = wb_gsa_gates(gates, b, &n);

		nclosest += n;
		if (fn->block[b].nin < 2 || is_header(fn, b))
			continue;
		for (uint32_t x = 0; x < fn->nblock; x++) {
			bool on[64] = { false }, listed = false;
			uint32_t budget = 3000;

			if (fn->block[x].nout < 2 || x == b)
				continue;
			on[x] = true;
			if (!two_ways(fn, fn->out[fn->block[x].out], fn->out[fn->block[x].out + 1], b, on, &budget))
				continue;
			ngate++;
			for (uint32_t k = 0; k < n; k++)
				listed = listed || gate[k] == x;
			CHECK("a gate is missing", listed);
		}
	}
	return true;
}

/* ---- cases -------------------------------------------------------------------------------------------- */
/* More units: room for wide operands. */
static void
add_units(struct wb_ctx *cx, struct wb_fn *fn)
{
	struct wb_unit *unit = WB_NEW(cx->unit, struct wb_unit, 64);

	for (uint32_t u = 0; u < 64; u++)
		unit[u] = u < fn->nunit ? fn->unit[u] : (struct wb_unit){ .name = "wide" };
	fn->unit = unit;
	fn->nunit = 64;
}

/* Makes @op name several units of one class. */
static void
widen(const struct wb_fn *fn, struct wb_opnd *op, struct rng *r)
{
	uint32_t most = 1 + rng_below(r, 16);

	if (op->kind != WB_OPND_UNIT || op->id < 2)
		return;
	op->id = 2 + rng_below(r, fn->nunit - 2);
	for (op->nunit = 1; op->nunit < most && op->id + op->nunit < fn->nunit &&
		fn->unit[op->id + op->nunit].cls == fn->unit[op->id].cls;)
		op->nunit++;
}

/* Turns some units into vectors, the first two into EXEC, some instructions into masked ones and, in most functions,
 * calls, some operands into what is read and written, and if @wide, operands into those of several units. */
static void
dress(struct wb_ctx *cx, struct wb_fn *fn, struct rng *r, bool wide)
{
	bool calls = rng_chance(r, 70);

	if (wide)
		add_units(cx, fn);
	for (uint32_t u = 0; u < fn->nunit; u++) {
		fn->unit[u].role = u == 0 ? WB_ROLE_EXEC_LO : u == 1 ? WB_ROLE_EXEC_HI : WB_ROLE_NONE;
		fn->unit[u].cls = u >= 2 && (wide ? u >= 30 : rng_chance(r, 50)) ? WB_UNIT_VECTOR : WB_UNIT_SCALAR;
	}
	for (uint32_t k = 0; k < fn->ninst; k++) {
		if (fn->inst[k].flags & WB_I_TERMINATOR)
			continue;
		if (calls && rng_chance(r, 2))
			fn->inst[k].op = WB_OP_CALL;
		else if (rng_chance(r, 70))
			fn->inst[k].flags |= WB_I_MASKED;
		for (uint32_t o = 0; o < fn->inst[k].nopnd; o++)
			if (fn->opnd[fn->inst[k].opnd + o].flags & WB_DEF && rng_chance(r, 10))
				fn->opnd[fn->inst[k].opnd + o].flags |= WB_USE;
		for (uint32_t o = 0; wide && o < fn->inst[k].nopnd; o++)
			widen(fn, &fn->opnd[fn->inst[k].opnd + o], r);
	}
	randcfg_lists(cx, fn);
}

static bool
check(struct wb_ctx *cx, struct wb_fn *fn, struct rng *r)
{
	struct wb_pass_env env = { 0 };

	if (wb_pass_dom(cx, fn, &env) != WB_OK || wb_pass_postdom(cx, fn, &env) != WB_OK ||
		wb_pass_cdep(cx, fn, &env) != WB_OK || wb_pass_loops(cx, fn, &env) != WB_OK ||
		wb_pass_gsa(cx, fn, &env) != WB_OK)
		return false;
	for (int k = 0; k < 4; k++)
		if (!walk(cx, fn->gsa, r))
			return false;
	for (uint32_t u = 0; u < fn->nunit; u++)
		if (!reads_fit(cx, fn->gsa, u))
			return false;
	return users_fit(cx->tmp, fn->gsa) && loops_fit(fn->gsa) && gates_fit(cx->tmp, fn->gsa);
}

static void
one_case(void)
{
	struct randcfg_options o = randcfg_defaults();
	struct wb_ctx *cx = prop.cx;
	struct rng *r = &prop.r;
	bool wide = chance(3), fits;
	struct wb_fn *fn;

	o.blocks = 1 + below(30);
	o.irreducible = below(10);
	o.insts = wide ? 30 : 3;
	if (prop.number % 100 == 0 && !wide)
		fn = randcfg_nest(cx, r, 30 + below(30), 3);
	else
		fn = chance(40) && !wide ? randcfg_wild(cx, r, o.blocks, 3) : randcfg_make(cx, r, &o);
	dress(cx, fn, r, wide);
	what = "a pass failed";
	fits = check(cx, fn, r);
	prop_expect(fits, "%s", what);
}

int
main(int argc, char **argv)
{
	prop_start(argc, argv, 3000);
	while (prop_next())
		one_case();
	prop_tried(nread, 1, "reads");
	prop_tried(njoin, 1, "joins");
	prop_tried(neta, 1, "etas");
	prop_tried(nmasked, 1, "masked writes");
	prop_tried(ngate, 1, "gates needed");
	prop_tried(nclosest, 0, "gates listed");
	return prop_end();
}
