/* src/bound/executed.c -- loop bounds from the execution of a launch whose time depends on no data (src/exact).
 *
 * In all runs of such a launch each wave takes the same path, so it iterates each loop equally often. This is a
 * property of the launch, not of the code. It is used where it is less than what the code says. The execution is that
 * of the exact bound, which is needed anyway. Where the times of the machine are upper limits, events may come in any
 * order, so waves must not read what others write. A block from which no end can be reached is left out if no wave
 * executes it. Proof: wavebound-bounds(7).
 */
#include "private.h"

/* Whether the execution gives a smaller bound than the code does. A loop that the launch does not enter has a count of
 * 0. That contradicts a loop that iterates at least once whenever it is entered, so it keeps the bound of the code. */
static bool
is_less(const struct wb_exact_loop *e, const struct wb_loop_bound *b)
{
	return e->max < b->max && e->max >= b->min;
}

/* A total is of use only if a loop around it iterates. */
static void
bound_loop(struct wb_ctx *cx, const struct wb_loop *l, const struct wb_exact_loop *e, struct wb_loop_bound *b)
{
	b->max = b->inferred = e->max;
	b->total = l->parent != WB_NONE ? e->total : WB_UNKNOWN;
	b->origin = b->total_origin = WB_BOUND_EXECUTED;
	b->why = wb_format(cx->unit, "executed: no data decides how often; at most %llu time%s in this launch",
		(unsigned long long)e->max, e->max == 1 ? "" : "s");
}

/* What the bounds per entry of loop @l and of those around it allow in all. */
static uint64_t
implied_total(const struct wb_fn *fn, uint32_t l)
{
	uint64_t n = fn->bounds->loop[l].max;

	while ((l = fn->loops->loop[l].parent) != WB_NONE)
		if (fn->bounds->loop[l].max == WB_UNKNOWN || !wb_mul_u64(n, fn->bounds->loop[l].max + 1, &n))
			return WB_UNKNOWN;
	return n;
}

/* The same bound may be reached in few of the iterations around the loop. */
static void
take_total(const struct wb_fn *fn, uint32_t l, const struct wb_exact_loop *e)
{
	struct wb_loop_bound *b = &fn->bounds->loop[l];

	if (e->total >= b->total || e->total >= implied_total(fn, l))
		return;
	b->total = e->total;
	b->total_origin = WB_BOUND_EXECUTED;
}

/* Reports why the execution gives no bounds. */
static void
report(struct wb_ctx *cx, const struct wb_exact *e, bool ordered, struct wb_fn *fn)
{
	struct wb_bounds *b = fn->bounds;

	b->not_executed_at = WB_NO_LOC;
	if (!ordered) {
		b->not_executed = "waves read what others write, and the times of the machine are upper limits: in "
				  "another run it may be written later";
	} else if (e->status == WB_EXACT_OPEN) {
		b->not_executed = wb_format(cx->unit, "unknown data decides this %s: %s",
			wb_exact_kind_name[e->kind], e->why);
		b->not_executed_at = e->fn->inst[e->inst].loc;
	} else if (e->status == WB_EXACT_LIMITED) {
		b->not_executed = wb_format(cx->unit, "it was %s", e->why);
	} else {
		b->not_executed = e->status == WB_EXACT_ENDLESS ? "waves wait for each other for ever" : e->why;
	}
}

/* Blocks from which an end of the program can be reached. */
static bool *
find_ending(struct wb_ctx *cx, const struct wb_fn *fn)
{
	bool *ends = WB_NEW(cx->tmp, bool, fn->nblock);
	uint32_t *todo = WB_NEW(cx->tmp, uint32_t, fn->nblock), n = 0;

	for (uint32_t e = 0; e < fn->nedge; e++)
		if (fn->edge[e].dst == WB_NONE && !wb_edge_dead(fn, e) && !ends[fn->edge[e].src]) {
			ends[fn->edge[e].src] = true;
			todo[n++] = fn->edge[e].src;
		}
	while (n) {
		const struct wb_block *b = &fn->block[todo[--n]];

		for (uint32_t k = 0; k < b->nin; k++) {
			uint32_t e = fn->in[b->in + k], from = fn->edge[e].src;

			if (from == WB_NONE || wb_edge_dead(fn, e) || ends[from])
				continue;
			ends[from] = true;
			todo[n++] = from;
		}
	}
	return ends;
}

/* A cycle without an end that no wave of the launch enters is none of the program that is launched. */
static void
exclude_endless(struct wb_ctx *cx, struct wb_fn *fn, const bool *reached)
{
	const bool *ends = find_ending(cx, fn);
	bool *dead = WB_NEW(cx->unit, bool, fn->nedge);
	uint32_t n = 0;

	if (fn->bounds->dead)
		memcpy(dead, fn->bounds->dead, fn->nedge * sizeof *dead);
	for (uint32_t e = 0; e < fn->nedge; e++) {
		uint32_t b = fn->edge[e].dst;

		if (b == WB_NONE || ends[b] || reached[b] || !fn->block[b].ninst || dead[e])
			continue;
		dead[e] = true;
		n++;
	}
	if (n)
		fn->bounds->dead = dead;
}

enum wb_status
wb_bound_loops_executed(struct wb_ctx *cx, struct wb_bound_input *in, struct wb_fn *fn)
{
	struct wb_exact *e;
	struct wb_exact_options how;
	enum wb_status s;
	bool ordered;

	if (!in->exact || in->machine->split_simds || !fn->loops->nloop)
		return WB_OK;
	e = WB_NEW(cx->unit, struct wb_exact, 1);
	how = *in->exact;
	how.count_loops = true;
	s = wb_exact_run(cx, in->module, fn, in->launch, in->machine, &how, e);
	if (s != WB_OK)
		return s == WB_OVERFLOW ? WB_OK : s;	/* it is reported where the exact bound is computed */
	in->executed = e;
	ordered = !in->machine->at_most || e->independent || !e->loop;
	if (!e->loop || !ordered) {
		report(cx, e, ordered, fn);
		return WB_OK;
	}
	for (uint32_t l = 0; l < fn->loops->nloop; l++) {
		if (wb_loop_bound_open(&fn->bounds->loop[l]) || is_less(&e->loop[l], &fn->bounds->loop[l]))
			bound_loop(cx, &fn->loops->loop[l], &e->loop[l], &fn->bounds->loop[l]);
		else if (e->loop[l].max == fn->bounds->loop[l].max)
			take_total(fn, l, &e->loop[l]);
	}
	exclude_endless(cx, fn, e->reached);
	return WB_OK;
}
