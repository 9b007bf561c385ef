/* passes/exclusive/counters.c -- edges that only few iterations of a loop execute: path conditions of its counter.
 *
 * What:   if (i == 0), if (i < 16) and if (i == n - 1) in a loop that counts with i hold in few of the iterations:
 *         x(e) <= times x(edges that enter the loop), `times` being the number of iterations in which the counter is in
 *         the interval of edge e (conditions.c).
 * Right:  the counter is a value that the header merges: the same constant by all edges that enter the loop, and itself
 *         plus the same constant by all that repeat it. So in iteration j it is start + j step, modulo 2^32, in every
 *         wave. No iteration has a number above the bound of the loop, so all that may be are looked at. The branch
 *         lies directly in the loop, so each iteration executes it once at most, and what it compares is the counter of
 *         that iteration (conditions.c). A chain of waves that meets each barrier in the same iteration
 *         (src/bound/aligned.c) is one path in which each iteration has such a number, whichever wave executes it.
 *         Where the condition is that the counter is equal to a number that does not change in the loop, (j - i) step
 *         is 0, modulo 2^32, for any two iterations i < j in which it holds. So there are at most as many as those in
 *         which the counter is what it starts with, and these are counted, whatever that is. The number may be another
 *         one in another wave: only without barriers.
 * Limits: a counter of the wave; loops of MOST_ITERATIONS at most.
 * Cost:   O(MOST_ITERATIONS) for each condition of a counter; MOST_ROWS rows.
 */
#include "../integer/integer.h"
#include "exclusive.h"

#define MOST_ROWS 128u
#define MOST_ITERATIONS 4096u

/* What the counter @t of @loop is when the loop begins; false: that is not the same constant each time. */
static bool
find_start(struct wb_nums *ns, uint32_t loop, uint32_t t, struct wb_affine *start)
{
	uint32_t n = 0;

	for (uint32_t k = 0, e; (e = wb_next_entry(ns, loop, &k)) != WB_NONE; n++) {
		struct wb_affine f = wb_counter_start(ns, t, e);

		if (!wb_affine_constant(&f) || (n && f.add != start->add))
			return false;
		*start = f;
	}
	return n > 0;
}

/* How many iterations of its loop, each time that is entered, may execute the edge of @x; 0: it is not known. */
static uint32_t
count_iterations(const struct wb_fn *fn, struct wb_nums *ns, const struct wb_path_condition *x, uint64_t max)
{
	uint32_t t = wb_affine_term_of(ns, (struct wb_term){ .kind = WB_TERM_VALUE, .v = x->a }), n = 0;
	const struct wb_point any = wb_point_any(WB_NONE);
	struct wb_affine start = wb_affine_number(32, x->first), step;

	if (x->b == WB_NONE ? !find_start(ns, x->loop, t, &start) : x->count > 1 || wb_has_barrier(fn))
		return 0;
	if (!wb_counter_find(ns, x->loop, t, &any, &step) || !wb_affine_constant(&step))
		return 0;
	for (uint64_t j = 0; j <= max; j++)
		n += (uint32_t)(start.add + j * step.add - x->first) < x->count;
	return n;
}

/* Whether the branch of @x leaves its loop: how many iterations see it is the bound of that, or what the user says. */
static bool
leaves(const struct wb_fn *fn, const struct wb_path_condition *x)
{
	const struct wb_block *b = &fn->block[x->at];
	bool found = false;

	for (uint32_t k = 0; k < b->nout; k++)
		found |= !wb_loop_has(fn->loops, x->loop, fn->edge[fn->out[b->out + k]].dst);
	return found;
}

static struct exclusive_row
row_of(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_path_condition *x, uint32_t n)
{
	const struct wb_loop *l = &fn->loops->loop[x->loop];
	struct exclusive_row r = { .edge = WB_ROOM(cx->tmp, uint32_t, 1), .nedge = 1, .times = n,
		.per = fn->loops->list + l->entry, .nper = l->nentry, .loc = fn->inst[x->inst].loc };
	struct wb_out o = wb_out_new(cx->unit);

	r.edge[0] = x->edge;
	exclusive_put_edge(&o, fn, x->edge);
	wb_printf(&o, ": at most %u of the iterations of the loop at b%u, whose counter is compared at %s", n,
		l->header, wb_loc_text(cx->tmp, cx->files, wb_inst_src(&fn->inst[x->inst])));
	r.what = o.at;
	return r;
}

struct exclusive_row *
exclusive_counter_rows(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t *n)
{
	const struct wb_divergence *d = fn->divergence;
	WB_VEC(struct exclusive_row) row = { 0 };
	struct wb_nums *ns = NULL;

	for (uint32_t k = 0; k < d->ncondition && row.n < MOST_ROWS; k++) {
		const struct wb_path_condition *x = &d->conditions[k];
		uint64_t max = exclusive_counts(fn, x) ? fn->bounds->loop[x->loop].max : UINT64_MAX;
		uint32_t times;

		if (max > MOST_ITERATIONS || exclusive_is_past(fn, x) || leaves(fn, x))
			continue;
		ns = ns ? ns : wb_nums_new(cx, fn, NULL);
		times = count_iterations(fn, ns, x, max);
		if (times && times < max)
			WB_PUSH(cx->tmp, &row, row_of(cx, fn, x, times));
	}
	*n = row.n;
	return row.at;
}
