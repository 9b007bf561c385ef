/* passes/trips/trips.c -- how often a loop iterates.
 *
 * Needs:  DOM, LOOPS, GSA, LANES.   Gives: BOUNDS (one entry per loop, known or not).   Keeps: all.
 * What:   a loop with one header h and an exit that every iteration passes exactly once.
 *
 *             @h  ...                          r = merge of 0 (entry) and x (back)
 *                 s4 = add s4, 64              x = r + 64
 *                 scc = ne s4, s9              stays while x != s9, argument n of the kernel: 2560
 *                 ... (it may even write s4 and scc: values are followed, not registers)
 *                 cbrnz scc, @h                64, 128, ...: at most 39 times
 *
 * Why it is right:
 *   - The exit's block b dominates every latch and is in no inner loop, so the test is executed exactly once between
 *     two executions of h: back edges taken per entry <= tests before the first one that leaves. Other exits only lower
 *     that.
 *   - For an exit by SCC the wave passes the test. For one by a mask of lanes some lane does, and has in all iterations
 *     before (exits.c).
 *   - If dead edges leave no path from a block of the loop to a back edge, an edge into this block leaves the loop,
 *     too. LLVM compiles `break` in this way: it branches into the loop, to s_cbranch_execz to the header.
 *   - How many tests pass: for counters count.c; for counters of 8 or 16 bits narrow.c; for numbers shifted out and
 *     bits cleared shrink.c; for numbers multiplied grow.c; for intervals halved halve.c; for lanes taken out
 *     waterfall.c.
 *   - What is known of values (passes/integer/affine.c, passes/integer/range_query.c) holds for the given launch, with
 *     its arguments and sizes; without one, for all launches. Outer loops come first, and all are done twice, because
 *     bounds of loops bound the counters that other loops depend on. The rest is bounded by the size of a buffer
 *     (walk.c), or by the range of a type (WB_BOUND_BUFFER, WB_BOUND_TYPE; types.c). If an inner loop has a bound in
 *     each iteration of the enclosing loop, their sum bounds it in a run of the function.
 *   - Dead edges are found before all bounds, and again when bounds are known (dead.c). They bring no values, and an
 *     unreachable loop has the bound 0.
 *   - min is set only if there is no other exit and no call inside.
 * Cost:   that of passes/integer/iterations.c, passes/integer/affine.c, and O(exits + latches + entries) queries.
 */
#include "trips.h"

static const char no_exit[] = "the loop has no exit";

/* ---- blocks that every iteration executes ---------------------------------------------------------------- */
static void
span_latches(struct trips *t, const struct wb_loop *l)
{
	t->least_pre = WB_NONE;
	t->most_post = 0;
	for (uint32_t k = 0, e; (e = wb_next_back(t->ints, (uint32_t)(l - t->ls->loop), &k)) != WB_NONE;) {
		uint32_t b = t->fn->edge[e].src;

		t->least_pre = t->fn->dom->pre[b] < t->least_pre ? t->fn->dom->pre[b] : t->least_pre;
		t->most_post = t->fn->dom->post[b] > t->most_post ? t->fn->dom->post[b] : t->most_post;
	}
}

bool
wb_trips_every(const struct trips *t, uint32_t b)
{
	return t->fn->dom->pre[b] <= t->least_pre && t->fn->dom->post[b] >= t->most_post;
}

/* Finds the blocks of @loop that reach a back edge over live edges, backwards from the latches to the header. */
static void
find_reaching(struct trips *t, uint32_t loop)
{
	const struct wb_loop *l = &t->ls->loop[loop];
	uint32_t n = 0;

	t->has_hidden_exits = false;
	if (!t->fn->bounds->dead || !wb_trips_may_work(t))
		return;
	if (!t->reaches_back.n)
		t->reaches_back = wb_bits_new(t->cx->tmp, t->fn->nblock);
	for (uint32_t k = 0; k < l->nblock; k++)
		wb_bit_clear(t->reaches_back, t->ls->list[l->block + k]);
	wb_bit_set(t->reaches_back, l->header);
	t->work += l->nblock;
	for (uint32_t k = 0, e; (e = wb_next_back(t->ints, loop, &k)) != WB_NONE;)
		wb_reach_live(t->cx->tmp, t->fn, t->fn->edge[e].src, true, l->header, t->fn->bounds->dead,
			t->reaches_back);
	for (uint32_t k = 0; k < l->nblock; k++)
		n += wb_bit(t->reaches_back, t->ls->list[l->block + k]);
	t->has_hidden_exits = n < l->nblock;
}

bool
wb_trips_leaves(const struct trips *t, uint32_t loop, uint32_t e)
{
	uint32_t to = t->fn->edge[e].dst;

	return !wb_loop_has(t->ls, loop, to) || (t->has_hidden_exits && !wb_bit(t->reaches_back, to));
}

/* ---- one exit, one loop ---------------------------------------------------------------- */
/* Keeps the better of two verdicts about exits in *best: one exit that must be taken bounds the loop. */
static void
take_better(struct verdict *best, const struct verdict *v)
{
	bool ends = best->ends || v->ends;

	if (!best->why || v->rank > best->rank || (v->rank == best->rank && v->rank == COUNTED && v->max < best->max))
		*best = *v;
	best->ends = ends;
}

static struct verdict
judge_test(struct trips *t, const struct test *s)
{
	struct verdict v = wb_trips_count(t, s), other;

	if (v.rank != COUNTED && (wb_trips_shrink(t, s, &other) || wb_trips_grow(t, s, &other) ||
		wb_trips_halve(t, s, &other)))
		return other;
	return v;
}

static struct verdict
judge(struct trips *t, uint32_t loop, uint32_t b)
{
	struct verdict best = { .why = NULL }, v;
	struct test test[MOST_TESTS];
	const struct wb_iteration *stays;
	uint32_t n;

	if (!wb_trips_every(t, b))
		return REFUSE(t, NOT_ALWAYS, "the exit at %s is not passed in every iteration",
			wb_trips_block_loc(t, b));
	n = wb_exit_tests(t, loop, b, test, &stays, &v);
	if (!n)
		best = v;
	for (uint32_t k = 0; k < n; k++) {
		v = judge_test(t, &test[k]);
		v.step = n == 1 ? v.step : 0;	/* several tests: each of them may leave */
		take_better(&best, &v);
	}
	if (best.rank != COUNTED && stays && wb_trips_waterfall(t, b, stays, &v))
		best = v;
	return best;
}

/* Whether @b ends with an exit of @loop, maybe one that the graph does not show. */
static bool
is_exit(const struct trips *t, uint32_t loop, uint32_t b)
{
	WB_EACH_OUT(t->fn, b, e)
		if (!wb_loop_has(t->ls, loop, t->fn->edge[e].dst) ||
			(wb_trips_leaves(t, loop, e) && wb_integers_live(t->ints, e) &&
				wb_bit(t->reaches_back, b)))
			return true;
	return false;
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

/* Maximum of executions of the header of @loop's parent in a run of the function; WB_UNKNOWN. */
static uint64_t
parent_runs(const struct trips *t, uint32_t loop)
{
	uint64_t n = 1;

	for (uint32_t l = t->ls->loop[loop].parent; l != WB_NONE; l = t->ls->loop[l].parent)
		if (t->fn->bounds->loop[l].max >= WB_UNKNOWN - 1 || !wb_mul_u64(n, t->fn->bounds->loop[l].max + 1, &n))
			return WB_UNKNOWN;
	return n;
}

/* The total over the iterations of the enclosing loop in a run of the function, if it is less than the product of
 * bounds. */
static void
set_total(struct trips *t, uint32_t loop, uint64_t sum, struct wb_loop_bound *r)
{
	uint64_t outer = parent_runs(t, t->ls->loop[loop].parent), all = parent_runs(t, loop), total, product;

	if (outer == WB_UNKNOWN || all == WB_UNKNOWN || !wb_mul_u64(outer, sum, &total) ||
		!wb_mul_u64(all, r->max, &product) || total >= product)
		return;
	r->total = total;
	r->total_origin = r->origin;
}

/* Whether no wave reaches any of its headers (an irreducible loop has several). */
static bool
is_dead(const struct trips *t, const struct wb_loop *l)
{
	for (uint32_t k = 0; k < l->nhead; k++)
		if (!wb_block_dead(t->fn, t->ls->list[l->head + k]))
			return false;
	return true;
}

static struct wb_loop_bound
infer(struct trips *t, uint32_t loop)
{
	const struct wb_loop *l = &t->ls->loop[loop];
	struct wb_loop_bound r = { .max = WB_UNKNOWN, .total = WB_UNKNOWN, .inferred = WB_UNKNOWN, .loc = WB_NO_LOC };
	struct verdict best = { .why = NULL }, v;
	uint32_t none = 0;

	if (is_dead(t, l)) {
		r.max = r.inferred = 0;
		r.origin = WB_BOUND_DEAD;
		r.why = wb_trips_why_dead(t, loop);
		return r;
	}
	if (l->irreducible) {
		r.why = wb_format(t->cx->unit, "the loop is entered at %u places", l->nhead);
		return r;
	}
	if (wb_next_back(t->ints, loop, &none) == WB_NONE) {
		r.max = r.inferred = 0;
		r.origin = WB_BOUND_INFERRED;
		r.why = wb_trips_why_once(t, loop);
		return r;
	}
	span_latches(t, l);
	find_reaching(t, loop);
	for (uint32_t k = 0; k < l->nown; k++)
		if (is_exit(t, loop, t->ls->list[l->block + k])) {
			v = judge(t, loop, t->ls->list[l->block + k]);
			take_better(&best, &v);
		}
	r.why = best.why ? wb_strdup(t->cx->unit, best.why) :
		l->nexit_within ? "no exit is passed exactly once in every iteration" : no_exit;
	r.argument = best.argument;
	r.data = best.data;
	r.ends = best.ends;
	t->ranges[loop] = best.rank == COUNTED && best.ranges;
	if (best.rank == COUNTED && best.why) {
		r.max = r.inferred = best.max;
		if (single_exit(t, loop) && !t->has_hidden_exits && !t->calls[loop]) {
			r.min = best.min;
			r.step = best.step;
			r.test = best.test;
			r.stays = best.stays;
		}
		r.origin = best.type_range ? WB_BOUND_TYPE : WB_BOUND_INFERRED;
		if (best.total != WB_UNKNOWN)
			set_total(t, loop, best.total, &r);
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

static void
forget_bounds(struct wb_fn *fn, const char *why)
{
	for (uint32_t l = 0; l < fn->loops->nloop; l++)
		fn->bounds->loop[l] = (struct wb_loop_bound){
			.max = WB_UNKNOWN, .total = WB_UNKNOWN, .inferred = WB_UNKNOWN, .why = why, .loc = WB_NO_LOC
		};
}

void
wb_bounds_none(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env, const char *why)
{
	fn->bounds = WB_NEW(cx->unit, struct wb_bounds, 1);
	fn->bounds->loop = WB_NEW(cx->unit, struct wb_loop_bound, fn->loops->nloop);
	fn->bounds->any_launch = fn->is_kernel && !env->launch;
	forget_bounds(fn, why);
}

#define MOST_PASSES 3

static bool
wants(const struct trips *t, uint32_t loop)
{
	return t->fn->bounds->loop[loop].max == WB_UNKNOWN && (!t->only || t->only[loop]);
}

/* Known bounds bound the counters of other loops: those that needed them are judged again. */
static void
infer_all(struct trips *t)
{
	struct wb_loop_bound *r = t->fn->bounds->loop;
	/* sets of loops as in passes/integer/integer.h */
	uint64_t *open = WB_NEW(t->cx->tmp, uint64_t, t->ls->nloop), learned = 0, before = UINT64_MAX;

	for (uint32_t pass = 0; before && pass < MOST_PASSES; pass++) {
		learned = 0;
		for (uint32_t l = 0; l < t->ls->nloop; l++) {
			if (!wants(t, l) || (pass && !(open[l] & (before | learned))))
				continue;
			wb_integers_record_loops(t->ints);
			r[l] = infer(t, l);
			open[l] = wb_integers_needed_loops(t->ints);
			if (r[l].max != WB_UNKNOWN)
				learned |= (uint64_t)1 << (l & 63);
		}
		wb_integers_learn(t->ints, learned);
		before = learned;
	}
}

/* Whether no exit of @l is taken in the iterations that its bound allows. */
static bool
is_never_left(const struct trips *t, const struct wb_loop *l)
{
	const bool *dead = t->fn->bounds->dead ? t->fn->bounds->dead : WB_NEW(t->cx->tmp, bool, t->fn->nedge);
	struct wb_integers *ints = wb_integers_like(t->ints);

	for (uint32_t k = 0; k < l->nexit_within; k++) {
		uint32_t e = t->ls->list[l->exit + k];

		if (!dead[e] && wb_trips_never_taken(t->fn, ints, dead, t->fn->edge[e].src) != e)
			return false;
	}
	return true;
}

/* Loops without bound that walk through a buffer of the launch. */
static void
infer_buffers(struct trips *t, const struct wb_launch *launch)
{
	for (uint32_t loop = 0; loop < t->ls->nloop; loop++) {
		const struct wb_loop *l = &t->ls->loop[loop];
		struct wb_loop_bound *r = &t->fn->bounds->loop[loop];
		const struct wb_arg *buffer;
		struct verdict v;

		if (r->max != WB_UNKNOWN || l->irreducible)
			continue;
		span_latches(t, l);
		find_reaching(t, loop);
		if (!wb_trips_walk(t, loop, launch, &v, &buffer))
			continue;
		r->max = r->inferred = v.max;
		r->origin = WB_BOUND_BUFFER;
		r->buffer = buffer;
		r->lds = !buffer;
		r->why = wb_format(t->cx->unit, "%s%s", v.why,
			is_never_left(t, l) ? "; the loop does not end before one is outside" : "");
	}
}

/* The rest by ranges of types, when no other bound can follow from it. */
static void
infer_types(struct trips *t)
{
	struct wb_loop_bound *r = t->fn->bounds->loop;

	t->type_range = true;
	for (uint32_t l = 0; l < t->ls->nloop; l++) {
		const struct wb_arg *data = r[l].data;

		if (!wants(t, l))
			continue;
		r[l] = infer(t, l);
		r[l].data = data;
	}
}

void
wb_trips_infer(struct trips *t)
{
	infer_all(t);
	infer_types(t);
}

static bool
branches(const struct wb_fn *fn)
{
	for (uint32_t b = 0; b < fn->nblock; b++)
		if (fn->block[b].nout > 1)
			return true;
	return false;
}

void
wb_digest_bounds(struct wb_ctx *cx, const struct wb_module *m, struct wb_fn *fn, bool edges)
{
	struct wb_digests *d = wb_digests_new(cx->tmp, m, fn->gsa, true);

	fn->bounds->digest = WB_NEW(cx->unit, uint64_t, fn->loops->nloop);
	wb_digest_loops(d, fn->bounds->digest);
	if (!edges)
		return;
	fn->bounds->edge_digest = WB_NEW(cx->unit, uint64_t, fn->nedge);
	wb_digest_edges(d, fn->bounds->digest, fn->bounds->edge_digest);
}

/* Tells of @limit, which is why loops have no bound. */
static void
tell_limit(struct trips *t, enum wb_limit limit, uint64_t size)
{
	const char *why = wb_format(t->cx->unit, "not searched: %s", wb_limit_text(t->cx->tmp, limit, size));

	wb_limit_reached(t->cx, limit, size, t->fn->loc, t->fn->name);
	for (uint32_t l = 0; l < t->ls->nloop; l++)
		if (t->fn->bounds->loop[l].max == WB_UNKNOWN)
			t->fn->bounds->loop[l].why = why;
}

static void
tell_limits(struct trips *t)
{
	if (!wb_trips_may_work(t))
		tell_limit(t, WB_LIMIT_LOOPS, t->fn->nedge);
	if (wb_iterations_spent(t->it))
		wb_limit_reached(t->cx, WB_LIMIT_LANE_SETS, t->fn->ninst, t->fn->loc, t->fn->name);
	if (wb_integers_spent(t->ints))
		tell_limit(t, WB_LIMIT_NUMBERS, t->fn->ninst);
}

enum wb_status
wb_pass_trips(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env)
{
	struct trips t = {
		.cx = cx, .fn = fn, .ls = fn->loops,
		.given = env->launch != NULL, .sizes = env->launch && env->launch->workgroups,
		.splits = wb_splits(fn) || (env->machine && env->machine->split_simds > 0)
	};
	bool ranges = fn->is_kernel && env->launch && env->launch->range.n;
	bool dead = env->asks == WB_ASKS_ALL || env->asks & WB_ASKS_DEAD;

	wb_bounds_none(cx, fn, env, no_exit);	/* without a branch */
	if (!branches(fn) && !ranges)
		return WB_OK;
	t.ints = wb_integers_new(cx, fn, env->launch);
	t.g = wb_integers_values(t.ints);
	t.it = wb_integers_iterations(t.ints);
	t.calls = WB_NEW(cx->tmp, bool, t.ls->nloop);
	t.ranges = WB_NEW(cx->tmp, bool, t.ls->nloop);
	find_calls(&t);
	if (dead)
		wb_trips_dead(&t);
	infer_all(&t);
	/* counters are bounded now, so more branches are decided */
	if (dead && t.given && t.ls->nloop && wb_trips_dead(&t)) {
		forget_bounds(fn, no_exit);
		infer_all(&t);
	}
	if (ranges)
		wb_trips_warn_stored(&t, env->launch);
	wb_trips_idle(&t);	/* by ids, whether or not accesses stay in their buffers */
	if (env->launch && fn->is_kernel && !(env->without & WB_WITHOUT_BUFFER_SIZE))
		infer_buffers(&t, env->launch);
	if (!(env->without & WB_WITHOUT_TYPE_RANGE))
		infer_types(&t);
	wb_trips_label_types(&t, !(env->without & WB_WITHOUT_TYPE_RANGE));
	tell_limits(&t);
	if (env->asks == WB_ASKS_ALL || env->asks & WB_ASKS_CODES)
		wb_digest_bounds(cx, env->module, fn, true);
	return WB_OK;
}
