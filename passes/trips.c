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
 *   - What has no closed form but is made of constants all the same is computed round
 *     by round (replay.c).
 * min is set only if there is no other way out and no call inside.
 * Cost:   that of values.c, and O(exits + latches + entries) questions.
 */
#include "trips.h"

#define MOST_WORK ((uint64_t)2000000)	/* edges followed for all exits of all loops */
#define RING ((wb_u128)1 << 32)
#define HALF ((uint32_t)1 << 31)

/* ---- when it leaves ---------------------------------------------------------------------- */
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
	default: return complement(satisfying(wb_compare_opposite(op), sign, limit));
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
	struct interval i = wb_compare_is(s->op) ? satisfying(s->op, s->sign, s->limit) : carrying(s->op == WB_OP_SUB, s->sign, s->limit);

	return s->leave_if ? i : complement(i);
}

/* ---- the counter --------------------------------------------------------------------------------- */
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
				*no = REFUSE(t, NOT_COUNTER, "%s does not change by the same constant in every round of the loop at %s", wb_trips_unit(t, r), wb_trips_place(t, l->header));
			else
				*no = REFUSE(t, NOT_COUNTER, "%s is no counter: its next value is %s", wb_trips_unit(t, r), wb_trips_describe(t, f.base));
			return false;
		}
		if (k && f.add != *step) {
			*no = REFUSE(t, NOT_COUNTER, "%s changes by different constants in the loop at %s", wb_trips_unit(t, r), wb_trips_place(t, l->header));
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
			return REFUSE(t, NOT_COUNTER, "the exit at %s compares %s, which is %s", wb_trips_at(t, s->inst), wb_trips_unit(t, s->x), wb_trips_describe(t, x.base));
		return REFUSE(t, NEVER, "the exit at %s compares %s, which does not change in the loop and is %s", wb_trips_at(t, s->inst), wb_trips_unit(t, s->x), wb_trips_describe(t, x.base));
	}
	t->work += l->nback + l->nentry;
	if (t->work > MOST_WORK)
		return wb_trips_refuse(NOT_MODELLED, "the function is too large to follow all its counters");
	if (!find_step(t, s, x.base, &step, &r))
		return r;
	for (uint32_t k = 0; k < l->nentry; k++) {
		struct wb_const first = wb_value_const(t->vs, wb_value_along(t->vs, t->ls->list[l->entry + k], x.base.unit));
		uint32_t x0 = x.scale * first.k + x.add;
		uint64_t n;

		if (!first.known)
			return REFUSE(t, NOT_CONSTANT, "the counter %s tested at %s starts with a value that is not constant: it is %s", wb_trips_unit(t, x.base), wb_trips_at(t, s->inst), wb_trips_describe(t, first.because));
		n = wb_ring_first(RING, x0, x.scale * step, out.low, out.len);
		if (n == WB_UNKNOWN)
			return (struct verdict){ NEVER, WB_UNKNOWN, 0, wb_trips_tell(t, s, x0, x.scale * step, n) };
		if (!r.why || n > r.max) {
			r.max = n;
			r.why = wb_trips_tell(t, s, x0, x.scale * step, n);
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

/* ---- one exit, one loop ---------------------------------------------------------------- */
static struct verdict
judge(struct trips *t, uint32_t loop, uint32_t b)
{
	struct test s = { .loop = loop, .block = b };
	struct verdict v, replayed;
	struct wb_value scc;

	if (!in_every_round(t, b))
		return REFUSE(t, NOT_ALWAYS, "the exit at %s is not passed in every round", wb_trips_place(t, b));
	if (!wb_exit_find(t, &s, &scc, &v))
		return v;
	if (wb_exit_read(t, &s, scc, &v))
		v = count(t, &s);
	if (v.rank < NEVER && wb_trips_replay(t, &s, scc, &replayed))
		return replayed;
	return v;
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
