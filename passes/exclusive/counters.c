/* passes/exclusive/counters.c -- flow constraints for edges that only few iterations of a loop execute.
 *
 * What:   in a loop with counter i, the conditions i == 0 and i < 16 hold in few iterations: x(e) <= times * x(edges
 *         that enter the loop). Here `times` is the number of iterations in which the counter is in the interval of
 *         edge e (conditions.c).
 * Right:  the counter is a merge at the header: the same constant on all edges that enter the loop, and itself plus the
 *         same step on all back edges. So in iteration j it is start + j * step, modulo 2^32, in every wave. All
 *         iterations up to the bound of the loop are checked. The branch lies directly in the loop, so an iteration
 *         executes it at most once, with the counter of that iteration (conditions.c). A chain of waves that meets each
 *         barrier in the same iteration (src/bound/aligned.c) is one path, so its iterations are numbered in the same
 *         way, whichever wave executes them.
 * Limits: uniform counters; loops of at most MOST_ITERATIONS.
 * Cost:   O(MOST_ITERATIONS) for each condition of a counter; MOST_ROWS rows.
 */
#include "../integer/integer.h"
#include "exclusive.h"

#define MOST_ROWS 128u
#define MOST_ITERATIONS 4096u

/* How many iterations, per entry of the loop, may execute the edge of @x; 0: not known. */
static uint32_t
count_iterations(struct wb_integers *ints, const struct wb_path_condition *x, uint64_t max)
{
	uint32_t t = wb_affine_term_of(ints, (struct wb_term){ .kind = WB_TERM_VALUE, .v = x->a }), n = 0;
	struct wb_affine start;
	uint64_t step;

	if (!wb_counter_line(ints, x->loop, t, wb_point_any(WB_NONE), &start, &step) || !wb_affine_constant(&start))
		return 0;
	for (uint64_t j = 0; j <= max; j++)
		n += (uint32_t)(start.add + j * step - x->first) < x->count;
	return n;
}

/* Whether the branch of @x is an exit of its loop. Then its count is a matter of the loop bound, or of what the user
 * says. */
static bool
leaves_loop(const struct wb_fn *fn, const struct wb_path_condition *x)
{
	bool found = false;

	WB_EACH_SUCC(fn, x->at, to)
		found |= !wb_loop_has(fn->loops, x->loop, to);
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
	struct wb_integers *ints = NULL;

	for (uint32_t k = 0; k < d->ncondition && row.n < MOST_ROWS; k++) {
		const struct wb_path_condition *x = &d->conditions[k];
		uint64_t max = exclusive_counts(fn, x) ? fn->bounds->loop[x->loop].max : UINT64_MAX;
		uint32_t times;

		if (max > MOST_ITERATIONS || exclusive_to_postdom(fn, x) || leaves_loop(fn, x))
			continue;
		ints = ints ? ints : wb_integers_new(cx, fn, NULL);
		times = count_iterations(ints, x, max);
		if (times && times < max)
			WB_PUSH(cx->tmp, &row, row_of(cx, fn, x, times));
	}
	*n = row.n;
	return row.at;
}
