/* passes/exclusive/counters.c -- edges that only few iterations of a loop execute: path conditions of its counter.
 *
 * What:   if (i == 0) and if (i == n - 1) in a loop that counts with i hold in one iteration, each time the loop is
 *         entered: x(e) <= n x(edges that enter the loop), n being the number of iterations in which the counter is in
 *         the interval of edge e (conditions.c).
 * Right:  the counter is an induction variable: a value that the header merges, and that each back edge brings as
 *         itself plus k. In iteration j it is its start plus j k, modulo 2^32, so in `max` + 1 iterations it moves by
 *         max |k| in one direction. While that and the size of the interval together are no more than 2^32, it does not
 *         come back to the interval once it has left it, and is among c consecutive numbers in at most c / |k|
 *         iterations, rounded up. If its start is known these are counted: as it does not come back to the start, it
 *         is in the interval from the start on, or from where it enters it first, or both. A counter that is equal to a
 *         value from outside the loop is in an interval of one. The branch lies directly in the loop, so an iteration
 *         executes it once at most. For a chain of waves (src/bound/aligned.c) the waves need the same counter in the
 *         same iteration, unless no barrier is in the loop.
 * Cost:   O(conditions).
 */
#include "../integer/integer.h"
#include "exclusive.h"

#define MOST_ROWS 128u

struct finder {
	struct wb_ctx *cx;
	const struct wb_fn *fn;
	const struct wb_divergence *d;
	bool *has_barrier;		/* [loop] it or one inside */
	struct wb_nums *nums;		/* made when first asked for; whatever the launch */
	WB_VEC(struct exclusive_row) row;
};

#define NUMBERS ((uint64_t)1 << 32)

/* The counter of @loop, a term, that @v is plus *more; WB_NONE. */
static uint32_t
counter_in(struct finder *f, uint32_t loop, uint32_t v, uint32_t *more)
{
	struct wb_affine form = wb_affine_value(f->nums, wb_value_through(f->fn->gsa, v), wb_point_any(WB_NONE));

	*more = (uint32_t)form.add;
	return !wb_unit_of_lanes(f->fn->gsa, f->fn->gsa->value[v].unit) && form.n == 1 && form.k[0] == 1 &&
			wb_term_header(f->nums, form.term[0]) == loop ?
		form.term[0] :
		WB_NONE;
}

/* The counter of the loop of @x, if @x is a condition of it: *@run numbers from *@first on. WB_NONE: it is not that
 * simple. */
static uint32_t
find_counter(struct finder *f, const struct wb_path_condition *x, uint32_t *first, uint64_t *run)
{
	uint32_t t = WB_NONE, more = 0;

	*run = x->kind == WB_PATH_INTERVAL ? x->count : 1;
	if (x->kind == WB_PATH_INTERVAL && f->fn->gsa->value[x->a].kind == WB_GSA_MU)
		t = counter_in(f, x->loop, x->a, &more);
	*first = x->first - more;
	for (int k = 0; k < 2 && x->kind == WB_PATH_ORDER && x->first == EXCLUSIVE_SAME && t == WB_NONE; k++)
		if (!wb_loop_has(f->fn->loops, x->loop, wb_gsa_block(f->fn->gsa, k ? x->a : x->b)))
			t = counter_in(f, x->loop, k ? x->b : x->a, &more);
	return t;
}

/* What counter @t of @loop is when the loop begins, the same number by all entries; false: it is not known. */
static bool
start_of(struct finder *f, uint32_t loop, uint32_t t, uint32_t *start)
{
	const struct wb_loop *l = &f->fn->loops->loop[loop];

	for (uint32_t k = 0; k < l->nentry; k++) {
		struct wb_affine at = wb_counter_start(f->nums, t, f->fn->loops->list[l->entry + k]);

		if (!wb_affine_constant(&at) || (k && (uint32_t)at.add != *start))
			return false;
		*start = (uint32_t)at.add;
	}
	return l->nentry > 0;
}

/* How many of at, at + by, ... at + max by are below @run, or at least 2^32 and below 2^32 + @run. */
static uint64_t
count_in(uint64_t at, uint64_t by, uint64_t max, uint64_t run)
{
	uint64_t below = at < run ? (run - at + by - 1) / by : 0, from = (NUMBERS - at + by - 1) / by,
		 to = (NUMBERS + run - at + by - 1) / by;

	below = below < max + 1 ? below : max + 1;
	to = to < max + 1 ? to : max + 1;
	return below + (to > from ? to - from : 0);
}

static bool
holds_for_chain(const struct finder *f, const struct wb_path_condition *x)
{
	return !f->has_barrier[x->loop] || (x->shape != WB_NONE && f->d->shape[x->shape].cls <= WB_DIV_WORKGROUP);
}

/* In how many iterations, at most, each time its loop is entered, @x is executed; as many as there are: nothing is
 * known. */
static uint64_t
iterations(struct finder *f, const struct wb_path_condition *x)
{
	uint64_t max = f->fn->bounds->loop[x->loop].max, run, by;
	uint32_t t, first, start, step;
	struct wb_point any = wb_point_any(WB_NONE);
	struct wb_affine form;

	if (max >= UINT32_MAX)
		return max;
	f->nums = f->nums ? f->nums : wb_nums_new(f->cx, f->fn, NULL);
	t = find_counter(f, x, &first, &run);
	if (t == WB_NONE || !wb_counter_find(f->nums, x->loop, t, &any, &form) || !wb_affine_constant(&form) ||
		!form.add)
		return max;
	step = (uint32_t)form.add;
	by = step >> 31 ? 0 - step : step;
	/* all below 2^32; upwards from the first of the set, or downwards from the last */
	if (x->kind == WB_PATH_INTERVAL && max * by < NUMBERS && start_of(f, x->loop, t, &start))
		return count_in(step >> 31 ? (uint32_t)(first + run - 1 - start) : start - first, by, max, run);
	return max * by + run > NUMBERS ? max : (run + by - 1) / by;
}

static void
add_row(struct finder *f, const struct wb_path_condition *x)
{
	const struct wb_loop *loop = &f->fn->loops->loop[x->loop];
	const struct wb_inst *i = &f->fn->inst[x->inst];
	uint64_t n = x->count || x->kind != WB_PATH_INTERVAL ? iterations(f, x) : 0;
	struct exclusive_row r = { .nedge = 1,
		.times = (uint32_t)n,
		.per = f->fn->loops->list + loop->entry,
		.nper = loop->nentry,
		.loc = i->loc };
	struct wb_out o;

	if (n >= f->fn->bounds->loop[x->loop].max || !holds_for_chain(f, x))
		return;
	r.edge = WB_ROOM(f->cx->unit, uint32_t, 1);
	r.edge[0] = x->edge;
	o = wb_out_new(f->cx->unit);
	exclusive_put_edge(&o, f->fn, x->edge);
	wb_printf(&o, ": at most %llu of the iterations of the loop at b%u, whose counter is compared at %s",
		(unsigned long long)n, loop->header,
		wb_loc_text(f->cx->tmp, f->cx->files, wb_inst_src(i)));
	r.what = o.at;
	WB_PUSH(f->cx->unit, &f->row, r);
}

static bool *
find_barriers(struct wb_ctx *cx, const struct wb_fn *fn)
{
	bool *has = WB_NEW(cx->tmp, bool, fn->loops->nloop);

	for (uint32_t k = 0; k < fn->nact; k++)
		for (uint32_t l = fn->inst[fn->act[k]].op == WB_OP_BARRIER ?
				fn->loops->of_block[fn->gsa->block_of[fn->act[k]]] :
				WB_NONE;
			l != WB_NONE; l = fn->loops->loop[l].parent)
			has[l] = true;
	return has;
}

/* Whether @x is of a branch within its loop. How many iterations a branch that leaves the loop sees is the bound of the
 * loop, or what the user says it is. */
static bool
is_within(const struct wb_fn *fn, const struct wb_path_condition *x)
{
	const struct wb_block *b = &fn->block[x->at];

	if (x->loop == WB_NONE || x->lanes != WB_NONE || x->inst == WB_NONE || exclusive_is_past(fn, x))
		return false;
	for (uint32_t k = 0; k < b->nout; k++)
		if (!wb_loop_has(fn->loops, x->loop, fn->edge[fn->out[b->out + k]].dst))
			return false;
	return true;
}

struct exclusive_row *
exclusive_counter_rows(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t *n)
{
	struct finder f = { .cx = cx, .fn = fn, .d = fn->divergence };

	*n = 0;
	if (!f.d->ncondition)
		return NULL;
	f.has_barrier = find_barriers(cx, fn);
	for (uint32_t k = 0; k < f.d->ncondition && f.row.n < MOST_ROWS; k++)
		if (is_within(fn, &f.d->conditions[k]))
			add_row(&f, &f.d->conditions[k]);
	*n = f.row.n;
	return f.row.at;
}
