/* passes/trips.c -- how often a loop goes round, where constants decide it.
 *
 * Needs:  DOM, LOOPS.   Gives: BOUNDS (one entry per loop, known or not).   Keeps: all.
 * What:   a loop with one header h and an exit that every round passes exactly once,
 *         whose branch tests SCC as set by a comparison of a counter with a constant.
 *
 *             @h  ...                          r = merge of 0 (entry) and x (back)
 *                 s4 = add s4, 64              x = r + 64
 *                 scc = ne s4, 2560            stays while x != 2560
 *                 ... (anything that leaves s4 and scc alone, or not: values, not names)
 *                 cbrnz scc, @h                64, 128, ...: at most 39 times
 *
 * Why it is right:
 *   - The exit's block b dominates every latch and lies in no inner loop, so between
 *     two visits of h the test runs exactly once: back edges taken per entry <= tests
 *     passed before the first that leaves. Other exits only lower that.
 *   - Values are in SSA form (values.c). What is tested is x = scale * r + add with r
 *     the merge at h, so it belongs to the same round, wherever in it (even in an
 *     inner loop) the comparison stands. Each back edge brings r + step,
 *     each entry edge a constant. Hence the k-th test sees
 *         x_k = scale * (first + k * step) + add  (mod 2^32), exactly.
 *   - A comparison with a constant leaves for an interval of values, cyclically, and so
 *     does a carry or an overflow. ring.c finds the first x_k in it, wraps
 *     included, or that there is none: then nothing is claimed.
 * min is set only if there is no other way out and no call inside.
 * Cost:   that of values.c, and O(exits + latches + entries) questions.
 */
#include "passes.h"

#define MOST_WORK ((uint64_t)20000000)	/* edges followed for all exits of all loops */
#define RING ((wb_u128)1 << 32)
#define HALF ((uint32_t)1 << 31)

/* How much is known; the reason of highest rank is told. */
enum rank { NOT_ALWAYS, NOT_SCALAR, NOT_MODELLED, NOT_COUNTER, NOT_CONSTANT, NEVER, COUNTED };

struct verdict {
	enum rank rank;
	uint64_t max, min;
	const char *why;
};

struct trips {
	struct wb_ctx *cx;
	const struct wb_fn *fn;
	const struct wb_loops *ls;
	struct wb_values *vs;
	bool *calls;			/* [loop] a call inside */
	uint64_t work;			/* back and entry edges followed */
	uint32_t least_pre, most_post;	/* of the latches of the loop under study, in the dominator tree */
};

#define MOST_WAYS 32

/* Where values meet, and by which edge every round comes that stays in the loop. */
struct way {
	uint32_t block, edge;
};

/* An exit: what decides it and when it leaves. */
struct test {
	uint32_t loop, block;
	uint32_t inst;			/* the comparison */
	enum wb_op op;			/* what must hold to leave: x op limit, or ADD/SUB: carry, overflow of x op limit */
	bool sign;
	bool leave_if;			/* leaves if the condition is this */
	bool or_else;			/* may leave otherwise too */
	struct wb_value x;
	uint32_t limit;
	struct way way[MOST_WAYS];
	uint32_t nway;
};

/* ---- words ---------------------------------------------------------------------------- */
static const char *
at(struct trips *t, uint32_t inst)
{
	const struct wb_inst *i = &t->fn->inst[inst];
	struct wb_loc loc = wb_loc_known(i->src) ? i->src : i->loc;

	if (!wb_loc_known(loc))
		return wb_format(t->cx->tmp, "instruction %u", inst);
	return wb_loc_text(t->cx->tmp, t->cx->files, loc);
}

static const char *
place(struct trips *t, uint32_t block)
{
	struct wb_loc loc = wb_block_src(t->fn, block);

	if (wb_loc_known(loc))
		return wb_loc_text(t->cx->tmp, t->cx->files, loc);
	return t->fn->block[block].label ? t->fn->block[block].label : wb_format(t->cx->tmp, "block %u", block);
}

static const char *
unit_name(struct trips *t, struct wb_value v)
{
	return t->fn->unit[v.unit].name;
}

static const char *
describe(struct trips *t, struct wb_value v)
{
	const struct wb_inst *i;

	if (v.kind == WB_V_ENTRY)
		return wb_format(t->cx->tmp, "what %s holds at the start", unit_name(t, v));
	if (v.kind == WB_V_LIMIT)
		return "not looked for, as the function is too large";
	if (v.kind == WB_V_MERGE)
		return wb_format(t->cx->tmp, "one of several values of %s that meet at %s", unit_name(t, v), place(t, v.at));
	i = &t->fn->inst[v.at];
	if (i->op == WB_OP_CALL)
		return wb_format(t->cx->tmp, "what the call at %s leaves in %s", at(t, v.at), unit_name(t, v));
	if (i->op == WB_OP_LOAD || i->op == WB_OP_ATOMIC)
		return wb_format(t->cx->tmp, "loaded at %s", at(t, v.at));
	if (i->op == WB_OP_READFIRST || i->op == WB_OP_READLANE)
		return wb_format(t->cx->tmp, "a lane's value, read at %s", at(t, v.at));
	return wb_format(t->cx->tmp, "computed at %s (%s)", at(t, v.at), wb_op_name[i->op]);
}

static struct verdict
refuse(enum rank rank, const char *why)
{
	return (struct verdict){ rank, WB_UNKNOWN, 0, why };
}

#define REFUSE(t, rank, ...) refuse((rank), wb_format((t)->cx->tmp, __VA_ARGS__))

/* ---- the exit's condition ------------------------------------------------------------------- */
static bool
is_compare(enum wb_op op)
{
	return op >= WB_OP_EQ && op <= WB_OP_GE;
}

static enum wb_op
mirror(enum wb_op op)
{
	switch (op) {
	case WB_OP_LT: return WB_OP_GT;
	case WB_OP_LE: return WB_OP_GE;
	case WB_OP_GT: return WB_OP_LT;
	case WB_OP_GE: return WB_OP_LE;
	default: return op;
	}
}

static enum wb_op
opposite(enum wb_op op)
{
	static const enum wb_op of[] = { WB_OP_NE, WB_OP_EQ, WB_OP_GE, WB_OP_GT, WB_OP_LE, WB_OP_LT };

	return of[op - WB_OP_EQ];
}

struct interval {
	uint32_t low;
	wb_u128 len;
};

static struct interval
complement(struct interval i)
{
	return (struct interval){ (uint32_t)(i.low + i.len), RING - i.len };
}

/* The x with "x op limit" (comparisons), as a cyclic interval. Signed order is
 * unsigned order of x + 2^31. */
static struct interval
satisfying(enum wb_op op, bool sign, uint32_t limit)
{
	uint32_t bias = sign ? HALF : 0, k = limit + bias;

	switch (op) {
	case WB_OP_EQ: return (struct interval){ limit, 1 };
	case WB_OP_LT: return (struct interval){ bias, k };
	case WB_OP_LE: return (struct interval){ bias, (wb_u128)k + 1 };
	default: return complement(satisfying(opposite(op), sign, limit));
	}
}

/* The x for which x + k (or x - k) carries, borrows or overflows. */
static struct interval
carrying(bool sub, bool sign, uint32_t k)
{
	if (!sign)		/* x + k >= 2^32; x < k */
		return sub ? (struct interval){ 0, k } : (struct interval){ 0 - k, k };
	if (sub && k == HALF)	/* x + 2^31 with x >= 0 */
		return (struct interval){ 0, HALF };
	if (sub)
		k = 0 - k;
	/* k > 0: x > 2^31 - 1 - k; k < 0: x < -2^31 - k */
	return k < HALF ? (struct interval){ HALF - k, k } : (struct interval){ HALF, 0 - k };
}

static struct interval
leaving(const struct test *s)
{
	struct interval i = is_compare(s->op) ? satisfying(s->op, s->sign, s->limit) : carrying(s->op == WB_OP_SUB, s->sign, s->limit);

	return s->leave_if ? i : complement(i);
}

/* A comparison that defines SCC, or an addition or subtraction whose carry or overflow does. */
static bool
is_test(const struct wb_formula *f, uint8_t type)
{
	if (f->op == WB_OP_ADD || f->op == WB_OP_SUB)
		return f->second && type != WB_T_B32;
	if (!is_compare(f->op) || f->second || !f->b || f->c)
		return false;
	return type != WB_T_B32 || f->op == WB_OP_EQ || f->op == WB_OP_NE;
}

/* Which source is the counter: the one that is not constant. */
static bool
read_operands(struct trips *t, struct test *s, const struct wb_formula *f, struct verdict *no)
{
	struct wb_const a = wb_opnd_const(t->vs, s->inst, f->a), b = wb_opnd_const(t->vs, s->inst, f->b);
	const struct wb_opnd *x = b.known ? f->a : f->b;

	s->limit = b.known ? b.k : a.k;
	if (!a.known && !b.known) {
		struct wb_affine form = wb_value_affine(t->vs, wb_value_before(t->vs, s->inst, f->a->id));
		bool first = form.base.kind == WB_V_MERGE && form.base.at == t->ls->loop[s->loop].header;
		const struct wb_opnd *limit = first ? f->b : f->a;

		*no = REFUSE(t, NOT_CONSTANT, "the exit at %s compares with %s, which is %s", at(t, s->inst), t->fn->unit[limit->id].name, describe(t, first ? b.because : a.because));
		return false;
	}
	if (x->kind != WB_OPND_UNIT) {
		*no = REFUSE(t, NEVER, "the exit at %s compares two constants", at(t, s->inst));
		return false;
	}
	s->op = b.known ? f->op : mirror(f->op);
	if (!b.known && f->op == WB_OP_SUB) {
		*no = REFUSE(t, NOT_MODELLED, "the exit at %s tests the borrow of a constant minus %s", at(t, s->inst), t->fn->unit[x->id].name);
		return false;
	}
	s->x = wb_value_before(t->vs, s->inst, x->id);
	return true;
}

/* The definition of SCC that the branch of s->block reads. */
static bool
read_condition(struct trips *t, struct test *s, struct wb_value v, struct verdict *no)
{
	uint32_t b = wb_value_block(t->vs, v);
	struct wb_formula f = wb_value_formula(t->vs, v);

	if (v.kind == WB_V_MERGE && wb_loop_has(t->ls, s->loop, b))
		*no = REFUSE(t, NOT_MODELLED, "the exit at %s depends on the way taken to %s", place(t, s->block), place(t, b));
	else if (v.kind == WB_V_LIMIT)
		*no = REFUSE(t, NOT_MODELLED, "the function is too large to follow its values");
	else if (v.kind == WB_V_ENTRY || !wb_loop_has(t->ls, s->loop, b))
		*no = REFUSE(t, NEVER, "the exit condition at %s does not change in the loop", place(t, s->block));
	else if (!is_test(&f, t->fn->inst[v.at].type))
		*no = REFUSE(t, NOT_MODELLED, "the exit at %s tests a value %s", place(t, s->block), describe(t, v));
	else {
		s->inst = v.at;
		s->sign = t->fn->inst[v.at].type == WB_T_I32;
		return read_operands(t, s, &f, no);
	}
	return false;
}

/* ---- the counter --------------------------------------------------------------------------------- */
static const char *
number(struct trips *t, const struct test *s, uint32_t x)
{
	return s->sign ? wb_format(t->cx->tmp, "%d", (int32_t)x) : wb_format(t->cx->tmp, "%u", x);
}

static const char *
spell(struct trips *t, const struct test *s)
{
	static const char *const sign[] = { "==", "!=", "<", "<=", ">", ">=" };

	if (!is_compare(s->op))
		return wb_format(t->cx->tmp, "%s %c %s %s", unit_name(t, s->x), s->op == WB_OP_ADD ? '+' : '-', number(t, s, s->limit),
		                 s->sign ? (s->leave_if ? "overflows" : "does not overflow") : s->leave_if ? "carries" : "does not carry");
	return wb_format(t->cx->tmp, "%s %s %s", unit_name(t, s->x), sign[(s->leave_if ? s->op : opposite(s->op)) - WB_OP_EQ], number(t, s, s->limit));
}

static const char *
tell(struct trips *t, const struct test *s, uint32_t x, uint32_t step, uint64_t n)
{
	const char *name = unit_name(t, s->x), *until = spell(t, s), *where = at(t, s->inst);

	if (n == WB_UNKNOWN && !step)
		return wb_format(t->cx->tmp, "%s is always %s and never meets the exit %s (%s)", name, number(t, s, x), until, where);
	if (n == WB_UNKNOWN)
		return wb_format(t->cx->tmp, "%s counts %s, %s, ... and wraps without ever meeting the exit %s (%s)", name, number(t, s, x), number(t, s, x + step), until, where);
	if (n == 0)
		return wb_format(t->cx->tmp, "%s is %s at the first exit test %s (%s)", name, number(t, s, x), until, where);
	return wb_format(t->cx->tmp, "%s counts %s, %s, ... until %s (%s)", name, number(t, s, x), number(t, s, x + step), until, where);
}

/* The affine form of @v in a round that stays in the loop. */
static struct wb_affine
staying(struct trips *t, const struct test *s, struct wb_value v)
{
	struct wb_affine f = wb_value_affine(t->vs, v);

	for (uint32_t k = 0; k < s->nway; k++) {	/* way[] goes from the exit upwards */
		struct wb_affine g;

		if (f.base.kind != WB_V_MERGE || f.base.at != s->way[k].block)
			continue;
		g = wb_value_affine(t->vs, wb_value_along(t->vs, s->way[k].edge, f.base.unit));
		f.base = g.base;
		f.add += f.scale * g.add;
		f.scale *= g.scale;
	}
	return f;
}

/* The constant that every round adds to the merge @r at the header. */
static bool
find_step(struct trips *t, const struct test *s, struct wb_value r, uint32_t *step, struct verdict *no)
{
	const struct wb_loop *l = &t->ls->loop[s->loop];

	for (uint32_t k = 0; k < l->nback; k++) {
		struct wb_value v = wb_value_along(t->vs, t->ls->list[l->back + k], r.unit);
		struct wb_affine f = staying(t, s, v);

		if (!wb_value_same(f.base, r) || f.scale != 1) {
			if (wb_value_same(f.base, r) || f.base.kind == WB_V_MERGE)
				*no = REFUSE(t, NOT_COUNTER, "%s does not change by the same constant in every round of the loop at %s", unit_name(t, r), place(t, l->header));
			else
				*no = REFUSE(t, NOT_COUNTER, "%s is no counter: its next value is %s", unit_name(t, r), describe(t, f.base));
			return false;
		}
		if (k && f.add != *step) {
			*no = REFUSE(t, NOT_COUNTER, "%s changes by different constants in the loop at %s", unit_name(t, r), place(t, l->header));
			return false;
		}
		*step = f.add;
	}
	return true;
}

static struct verdict
count(struct trips *t, const struct test *s)
{
	const struct wb_loop *l = &t->ls->loop[s->loop];
	struct wb_affine x = wb_value_affine(t->vs, s->x);
	struct verdict r = { .rank = COUNTED, .min = WB_UNKNOWN };
	struct interval out = leaving(s);
	uint32_t step = 0;

	if (x.base.kind != WB_V_MERGE || x.base.at != l->header) {
		if (x.base.kind == WB_V_MERGE || wb_loop_has(t->ls, s->loop, wb_value_block(t->vs, x.base)))
			return REFUSE(t, NOT_COUNTER, "the exit at %s compares %s, which is %s", at(t, s->inst), unit_name(t, s->x), describe(t, x.base));
		return REFUSE(t, NEVER, "the exit at %s compares %s, which does not change in the loop and is %s", at(t, s->inst), unit_name(t, s->x), describe(t, x.base));
	}
	t->work += l->nback + l->nentry;
	if (t->work > MOST_WORK)
		return refuse(NOT_MODELLED, "the function is too large to follow all its counters");
	if (!find_step(t, s, x.base, &step, &r))
		return r;
	for (uint32_t k = 0; k < l->nentry; k++) {
		struct wb_const first = wb_value_const(t->vs, wb_value_along(t->vs, t->ls->list[l->entry + k], x.base.unit));
		uint32_t x0 = x.scale * first.k + x.add;
		uint64_t n;

		if (!first.known)
			return REFUSE(t, NOT_CONSTANT, "the counter %s tested at %s starts with a value that is not constant: it is %s", unit_name(t, x.base), at(t, s->inst), describe(t, first.because));
		n = wb_ring_first(RING, x0, x.scale * step, out.low, out.len);
		if (n == WB_UNKNOWN)
			return (struct verdict){ NEVER, WB_UNKNOWN, 0, tell(t, s, x0, x.scale * step, n) };
		if (!r.why || n > r.max) {
			r.max = n;
			r.why = tell(t, s, x0, x.scale * step, n);
		}
		r.min = n < r.min ? n : r.min;
	}
	if (s->or_else)
		r.min = 0;
	return r;
}

/* ---- passed in every round ---------------------------------------------------------------------------- */
static void
span_latches(struct trips *t, const struct wb_loop *l)
{
	t->least_pre = WB_NONE;
	t->most_post = 0;
	for (uint32_t k = 0; k < l->nback; k++) {
		uint32_t b = t->fn->edge[t->ls->list[l->back + k]].src;

		t->least_pre = t->fn->dom->pre[b] < t->least_pre ? t->fn->dom->pre[b] : t->least_pre;
		t->most_post = t->fn->dom->post[b] > t->most_post ? t->fn->dom->post[b] : t->most_post;
	}
}

/* Whether @b dominates all latches. */
static bool
in_every_round(const struct trips *t, uint32_t b)
{
	return t->fn->dom->pre[b] <= t->least_pre && t->fn->dom->post[b] >= t->most_post;
}

static struct verdict
not_scalar(struct trips *t, uint32_t b, const struct wb_opnd *cond)
{
	switch (t->fn->unit[cond->id].role) {
	case WB_ROLE_EXEC_LO: case WB_ROLE_EXEC_HI:
		return REFUSE(t, NOT_SCALAR, "the exit at %s is divergent: it tests EXEC, which lanes are left", place(t, b));
	case WB_ROLE_VCC_LO: case WB_ROLE_VCC_HI:
		return REFUSE(t, NOT_SCALAR, "the exit at %s tests VCC, a mask of lanes", place(t, b));
	default:
		return REFUSE(t, NOT_SCALAR, "the exit at %s tests %s, not SCC", place(t, b), t->fn->unit[cond->id].name);
	}
}

/* ---- exits on a mask that SCC decides --------------------------------------------------------------
 * A loop that may also break has its exit condition turned into a mask of lanes:
 *
 *	m = select -1, 0 (scc)		on one way; on others (the break) m = mov -1
 *	vcc = andn2 exec, m
 *	cbrz vcc, @outside		stays only if m is not -1, so not if scc
 *
 * A round that stays came by the select with SCC clear. A round may leave in other ways.
 */
struct mask {
	uint32_t nunit;			/* 2, or 1 with waves of 32 lanes */
	bool ones;			/* leaves for certain if all bits are this */
	uint32_t nselect;
	struct wb_value scc;		/* read by the only select */
	bool leave_if;			/* of scc */
};

static bool
is_all(const struct wb_opnd *o, uint32_t nunit, bool ones)
{
	return o->kind == WB_OPND_IMM && o->imm == (!ones ? 0 : nunit == 2 ? UINT64_MAX : UINT32_MAX);
}

/* The instruction that defines exactly the @nunit units from @v's on. */
static const struct wb_inst *
sole_def(struct trips *t, struct wb_value v, struct wb_value high, uint32_t nunit)
{
	const struct wb_inst *i = v.kind == WB_V_DEF ? &t->fn->inst[v.at] : NULL;

	if (!i || !i->nopnd || (nunit == 2 && (high.kind != WB_V_DEF || high.at != v.at)))
		return NULL;
	if (!(wb_opnd(t->fn, i, 0)->flags & WB_DEF) || wb_opnd(t->fn, i, 0)->id != v.unit || wb_opnd(t->fn, i, 0)->nunit != nunit)
		return NULL;
	return i->flags & (WB_I_UNMODELLED | WB_I_MASKED) ? NULL : i;
}

static bool
is_exec(struct trips *t, const struct wb_opnd *o, uint32_t nunit)
{
	return o->kind == WB_OPND_UNIT && o->nunit == nunit && t->fn->unit[o->id].role == WB_ROLE_EXEC_LO;
}

/* The first three sources of @i; how many it has. */
static uint32_t
sources(struct trips *t, const struct wb_inst *i, const struct wb_opnd *src[3])
{
	uint32_t n = 0;

	for (uint32_t k = 0; i && k < i->nopnd; k++) {
		const struct wb_opnd *o = wb_opnd(t->fn, i, k);

		if (o->kind != WB_OPND_MOD && o->flags & WB_USE) {
			if (n < 3)
				src[n] = o;
			n++;
		}
	}
	return n;
}

/* vcc = exec & m or exec & ~m: which operand is m. */
static const struct wb_opnd *
mask_operand(struct trips *t, const struct wb_inst *i, struct mask *m)
{
	const struct wb_opnd *src[3], *o;

	if (sources(t, i, src) != 2 || (i->op != WB_OP_AND && i->op != WB_OP_ANDN2))
		return NULL;
	m->ones = i->op == WB_OP_ANDN2;
	if (is_exec(t, src[0], m->nunit))
		o = src[1];
	else if (i->op == WB_OP_AND && is_exec(t, src[1], m->nunit))
		o = src[0];
	else
		return NULL;
	return o->kind == WB_OPND_UNIT && o->nunit == m->nunit ? o : NULL;
}

/* One definition that may reach m: certain to leave, or the select. */
static bool
mask_source(struct trips *t, struct mask *m, const struct wb_inst *i)
{
	const struct wb_opnd *src[3];
	uint32_t n = sources(t, i, src);

	if (n == 1 && i->op == WB_OP_MOV)
		return is_all(src[0], m->nunit, m->ones);
	if (n != 3 || i->op != WB_OP_SELECT || m->nselect++ || src[2]->kind != WB_OPND_UNIT || src[2]->nunit != 1)
		return false;
	m->leave_if = is_all(src[0], m->nunit, m->ones);
	m->scc = wb_value_before(t->vs, (uint32_t)(i - t->fn->inst), src[2]->id);
	return is_all(src[m->leave_if ? 0 : 1], m->nunit, m->ones);
}

/* A value of m to look into, and the edge by which it reaches the merge from[]. */
struct lead {
	struct wb_value v, high;
	uint32_t from, edge;
};

/* Follows m through merges inside the loop, which are few in compiled code. On the
 * way to the select, the edges taken are those of every round that stays. */
static bool
follow_mask(struct trips *t, struct test *s, struct mask *m, uint32_t inst, uint32_t unit)
{
	struct lead todo[MOST_WAYS], merge[MOST_WAYS];
	uint32_t n = 1, nmerge = 0;

	todo[0] = (struct lead){ wb_value_before(t->vs, inst, unit), wb_value_before(t->vs, inst, unit + m->nunit - 1), WB_NONE, WB_NONE };
	while (n) {
		struct lead at = todo[--n];
		const struct wb_block *b;

		if (at.v.kind != WB_V_MERGE) {
			uint32_t before = m->nselect;

			if (!mask_source(t, m, sole_def(t, at.v, at.high, m->nunit)))
				return false;
			for (struct lead *l = &at; m->nselect > before && l->from != WB_NONE; l = &merge[l->from])
				s->way[s->nway++] = (struct way){ merge[l->from].v.at, l->edge };
			continue;
		}
		b = &t->fn->block[at.v.at];
		for (uint32_t k = 0; k < nmerge; k++)
			if (merge[k].v.at == at.v.at)
				return false;
		if (at.high.kind != WB_V_MERGE || at.high.at != at.v.at || nmerge == MOST_WAYS || n + b->nin > MOST_WAYS)
			return false;
		if (at.v.at == t->ls->loop[s->loop].header || t->ls->of_block[at.v.at] != s->loop)
			return false;
		for (uint32_t k = 0; k < b->nin; k++) {
			uint32_t e = t->fn->in[b->in + k];

			if (!wb_edge_live(&t->fn->edge[e]))
				continue;
			todo[n++] = (struct lead){ wb_value_along(t->vs, e, at.v.unit), wb_value_along(t->vs, e, at.high.unit), nmerge, e };
		}
		merge[nmerge++] = at;
	}
	for (uint32_t k = 0; k < s->nway / 2; k++) {	/* found from the select to the exit */
		struct way swap = s->way[k];

		s->way[k] = s->way[s->nway - 1 - k];
		s->way[s->nway - 1 - k] = swap;
	}
	return m->nselect == 1;
}

/* Whether the exit of @b on the mask @cond comes down to SCC: then *scc is its value and s->leave_if says when. */
static bool
read_mask(struct trips *t, struct test *s, uint32_t br, const struct wb_opnd *cond, struct wb_value *scc)
{
	struct mask m = { .nunit = cond->nunit };
	const struct wb_opnd *o;
	const struct wb_inst *i;

	if (m.nunit < 1 || m.nunit > 2)
		return false;
	i = sole_def(t, wb_value_before(t->vs, br, cond->id), wb_value_before(t->vs, br, cond->id + m.nunit - 1), m.nunit);
	o = mask_operand(t, i, &m);
	if (!o || !follow_mask(t, s, &m, (uint32_t)(i - t->fn->inst), o->id))
		return false;
	*scc = m.scc;
	s->leave_if = m.leave_if;
	s->or_else = true;
	return true;
}

/* ---- one exit, one loop ------------------------------------------------------------------------------- */
/* The two edges of the conditional branch that ends @b: does exactly one leave, and which? */
static bool
one_leaves(struct trips *t, uint32_t loop, uint32_t b, bool *taken_leaves)
{
	const struct wb_block *blk = &t->fn->block[b];
	uint32_t out = 0, taken = 0, taken_out = 0, live = 0;

	for (uint32_t k = 0; k < blk->nout; k++) {
		const struct wb_edge *e = &t->fn->edge[t->fn->out[blk->out + k]];
		bool leaves = !wb_loop_has(t->ls, loop, e->dst);

		if (!wb_edge_live(e))
			continue;
		live++;
		out += leaves;
		taken += e->kind == WB_EDGE_TAKEN;
		taken_out += leaves && e->kind == WB_EDGE_TAKEN;
	}
	*taken_leaves = taken_out;
	return live == 2 && taken == 1 && out == 1;
}

/* The units a conditional branch tests, or NULL. */
static const struct wb_opnd *
condition(const struct wb_fn *fn, const struct wb_inst *br)
{
	const struct wb_opnd *cond = NULL;

	if (!br || (br->op != WB_OP_CBRNZ && br->op != WB_OP_CBRZ))
		return NULL;
	for (uint32_t k = 0; k < br->nopnd; k++)
		if (wb_opnd(fn, br, k)->kind == WB_OPND_UNIT) {
			if (cond)
				return NULL;
			cond = wb_opnd(fn, br, k);
		}
	return cond;
}

static struct verdict
judge(struct trips *t, uint32_t loop, uint32_t b)
{
	const struct wb_inst *br = wb_last_inst(t->fn, b);
	const struct wb_opnd *cond = condition(t->fn, br);
	struct test s = { .loop = loop, .block = b };
	struct wb_value scc;
	struct verdict no;
	bool taken_leaves;

	if (!in_every_round(t, b))
		return REFUSE(t, NOT_ALWAYS, "the exit at %s is not passed in every round", place(t, b));
	if (!cond)
		return REFUSE(t, NOT_SCALAR, "the exit at %s is not a branch on one condition", place(t, b));
	if (!one_leaves(t, loop, b, &taken_leaves))
		return REFUSE(t, NOT_MODELLED, "the exit at %s has an unusual branch", place(t, b));
	s.leave_if = taken_leaves == (br->op == WB_OP_CBRNZ);
	if (t->fn->unit[cond->id].role == WB_ROLE_SCC && cond->nunit == 1)
		scc = wb_value_before(t->vs, (uint32_t)(br - t->fn->inst), cond->id);
	else if (s.leave_if || !read_mask(t, &s, (uint32_t)(br - t->fn->inst), cond, &scc))
		return not_scalar(t, b, cond);
	return read_condition(t, &s, scc, &no) ? count(t, &s) : no;
}

static bool
single_exit(struct trips *t, uint32_t loop)
{
	const struct wb_loop *l = &t->ls->loop[loop];
	uint32_t n = 0;

	for (uint32_t k = 0; k < l->nexit_within && n < 2; k++)
		n += !wb_loop_has(t->ls, loop, t->fn->edge[t->ls->list[l->exit + k]].dst);
	return n == 1;
}

static struct wb_loop_bound
infer(struct trips *t, uint32_t loop)
{
	const struct wb_loop *l = &t->ls->loop[loop];
	struct wb_loop_bound r = { .max = WB_UNKNOWN, .total = WB_UNKNOWN, .inferred = WB_UNKNOWN, .loc = WB_NO_LOC };
	struct verdict best = { .why = NULL };

	if (l->irreducible) {
		r.why = wb_format(t->cx->unit, "the loop is entered at %u places", l->nhead);
		return r;
	}
	span_latches(t, l);
	for (uint32_t k = 0, b = WB_NONE; k < l->nexit; k++) {
		struct verdict v;

		if (t->fn->edge[t->ls->list[l->exit + k]].src == b)
			continue;
		b = t->fn->edge[t->ls->list[l->exit + k]].src;
		v = judge(t, loop, b);
		if (!best.why || v.rank > best.rank || (v.rank == best.rank && v.rank == COUNTED && v.max < best.max))
			best = v;
	}
	r.why = best.why ? wb_strdup(t->cx->unit, best.why) : l->nexit_within ? "no exit is passed exactly once in every round" : "the loop has no exit";
	if (best.rank == COUNTED && best.why) {
		r.max = r.inferred = best.max;
		r.min = single_exit(t, loop) && !t->calls[loop] ? best.min : 0;
		r.origin = WB_BOUND_INFERRED;
	}
	return r;
}

static void
find_calls(struct trips *t)
{
	for (uint32_t b = 0; b < t->fn->nblock; b++)
		for (uint32_t k = 0; k < t->fn->block[b].ninst && t->ls->of_block[b] != WB_NONE; k++)
			if (t->fn->inst[t->fn->block[b].first + k].op == WB_OP_CALL)
				t->calls[t->ls->of_block[b]] = true;
	for (uint32_t l = t->ls->nloop; l-- > 0;)	/* parents have smaller ids */
		if (t->calls[l] && t->ls->loop[l].parent != WB_NONE)
			t->calls[t->ls->loop[l].parent] = true;
}

enum wb_status
wb_pass_trips(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env)
{
	struct wb_bounds *r = WB_NEW(cx->unit, struct wb_bounds, 1);
	struct trips t = { .cx = cx, .fn = fn, .ls = fn->loops };

	(void)env;
	r->loop = WB_NEW(cx->unit, struct wb_loop_bound, t.ls->nloop);
	if (t.ls->nloop) {
		t.vs = wb_values_new(cx, fn);
		t.calls = WB_NEW(cx->tmp, bool, t.ls->nloop);
		find_calls(&t);
	}
	for (uint32_t l = 0; l < t.ls->nloop; l++)
		r->loop[l] = infer(&t, l);
	fn->bounds = r;
	return WB_OK;
}
