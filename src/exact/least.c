/* src/exact/least.c -- the least work that waves still take, so that an execution that cannot end within its limit is
 * given up early.
 *
 * What:   of each loop, the least work of an iteration: that of the shortest path from its header to a back edge, where
 *         each loop inside that is entered repeats as often as the analysis says it does at least (wb_loop_bound.min).
 *         Of a wave, likewise from the entry to an end. A wave that reaches the comparison that decides a loop knows
 *         both operands, and by how much they get closer in an iteration: so it knows how many are left.
 * Right:  nothing is concluded but that the limit will be reached. Too little is promised at most: calls, lines of
 *         accesses and the loops inside that values decide count nothing.
 * Cost:   once LEVELS x edges; then O(lanes) for each entry of a loop.
 */
#include "exact.h"
#include "fold.h"

#define LEVELS 6u			/* of nested loops whose iterations count */
#define MOST_PROMISED (UINT64_MAX >> 8)

struct least {
	uint64_t *block;		/* [block] work of it, and of the inner loops that it is the header of */
	uint64_t *to;			/* [block] least from the entry to its end */
	uint64_t *iteration;		/* [loop] */
	exec_fn **run;			/* [loop] what the comparison that decides it computes */
	uint64_t wave;
};

static uint64_t
product(uint64_t a, uint64_t b)
{
	uint64_t x;

	return wb_mul_u64(a, b, &x) && x < MOST_PROMISED ? x : MOST_PROMISED;
}

/* ---- the least work of iterations ------------------------------------------------------------------------- */
static uint64_t
work_of_block(const struct program *g, const struct wb_block *b)
{
	uint64_t n = 0;

	for (uint32_t k = 0; k < b->ninst; k++) {
		const struct step *p = &g->step[b->first + k];	/* the kernel's steps come first */

		n += EXECUTION_COST;
		n += p->act == ACT_VMEM || p->act == ACT_BUFFER ? VMEM_COST : p->act == ACT_LDS ? LDS_COST : 0;
	}
	return n;
}

/* Blocks are in reverse postorder: an edge to a later block is none of a loop. */
static void
find_paths(struct least *k, const struct wb_fn *fn)
{
	for (uint32_t b = 0; b < fn->nblock; b++) {
		uint64_t best = b ? MOST_PROMISED : 0;

		for (uint32_t n = 0; n < fn->block[b].nin; n++) {
			uint32_t e = fn->in[fn->block[b].in + n], from = fn->edge[e].src;

			if (from != WB_NONE && from < b && !wb_edge_dead(fn, e))
				best = wb_min_u64(best, k->to[from]);
		}
		k->to[b] = wb_min_u64(best + k->block[b], MOST_PROMISED);
	}
}

/* All paths to a back edge lead through the header. */
static uint64_t
least_iteration(const struct least *k, const struct wb_fn *fn, const struct wb_loop *l)
{
	uint64_t best = MOST_PROMISED, before = k->to[l->header] - k->block[l->header];

	for (uint32_t n = 0; n < l->nback; n++)
		best = wb_min_u64(best, k->to[fn->edge[fn->loops->list[l->back + n]].src]);
	return l->irreducible || best == MOST_PROMISED ? 0 : best - before;
}

static uint64_t
least_to_end(const struct least *k, const struct wb_fn *fn)
{
	uint64_t best = MOST_PROMISED;

	for (uint32_t e = 0; e < fn->nedge; e++)
		if (fn->edge[e].dst == WB_NONE && !wb_edge_dead(fn, e))
			best = wb_min_u64(best, k->to[fn->edge[e].src]);
	return best == MOST_PROMISED ? 0 : best;
}

/* Inner loops first: what they repeat is part of the loops around them. */
static void
find_iterations(struct least *k, const struct wb_fn *fn)
{
	for (uint32_t depth = LEVELS + 1; depth-- > 1;) {
		find_paths(k, fn);
		for (uint32_t l = 0; l < fn->loops->nloop; l++) {
			const struct wb_loop *loop = &fn->loops->loop[l];

			if (loop->depth != depth && (depth < LEVELS || loop->depth < depth))
				continue;
			k->iteration[l] = least_iteration(k, fn, loop);
			if (loop->depth == depth)
				k->block[loop->header] +=
					product(k->iteration[l], fn->bounds ? fn->bounds->loop[l].min : 0);
		}
	}
	find_paths(k, fn);
}

/* ---- what a wave knows ------------------------------------------------------------------------------------ */
/* @a and @b get closer by @step. How many more comparisons hold. */
static uint64_t
tests_left(const struct step *p, uint64_t a, uint64_t b, bool stays, uint64_t step)
{
	static const uint8_t opposite[] = { [COND_LT] = COND_GE, [COND_EQ] = COND_NE, [COND_LE] = COND_GT,
		[COND_GT] = COND_LE, [COND_NE] = COND_EQ, [COND_GE] = COND_LT, [COND_T] = COND_F };
	enum cond c = (enum cond)(stays || p->cond >= sizeof opposite ? p->cond : opposite[p->cond]);
	uint64_t mask = p->wide ? UINT64_MAX : UINT32_MAX, up = (b - a) & mask, down = (a - b) & mask;

	if (!compares(c, p->sign, p->wide, a, b))
		return 0;
	switch (c) {
	case COND_LT: return (up - 1) / step;
	case COND_LE: return up / step;
	case COND_GT: return (down - 1) / step;
	case COND_GE: return down / step;
	case COND_NE: return (wb_min_u64(up, down) - 1) / step;
	default: return 0;
	}
}

/* Whether @a is a number; in a subgrid, its first workgroup has the number a.v. */
static bool
is_number(const struct program *g, const struct val *a)
{
	return a->tag == TAG_NUMBER ||
		(wb_exact_is_affine(g, a) && g->affine[tag_base(a->tag) - g->nbase].base == BASE_NONE);
}

/* The number in unit 0, and 1 of 64 bits, of source @src in @lane. */
static bool
number_in(const struct wave *w, const struct step *p, uint32_t src, uint32_t lane, uint64_t *x)
{
	struct val lo = wb_exact_lane_val(w, &p->src[src], 0, lane), hi = { 0, 0, TAG_NUMBER };

	if (p->wide)
		hi = wb_exact_lane_val(w, &p->src[src], 1, lane);
	*x = (uint64_t)hi.v << 32 | lo.v;
	return is_number(w->g, &lo) && is_number(w->g, &hi);
}

/* Runs the comparison that decides a loop. The first one of a traversal tells how long it is. */
static void
counted(struct wave *w, const struct step *p)
{
	uint32_t l = p->counts - 1;
	const struct wb_loop_bound *b = &w->g->fn->bounds->loop[l];
	uint64_t lanes = 1, may, left = 0, x, y, work;

	if (!w->loop[l].max) {
		if (p->d.kind == REF_SCALAR && p->d.unit != WB_GCN_SCC)
			wb_exact_exec(w, &lanes, &may);
		for (; lanes; lanes &= lanes - 1) {
			uint32_t lane = (uint32_t)__builtin_ctzll(lanes);

			if (number_in(w, p, 0, lane, &x) && number_in(w, p, 1, lane, &y)) {
				uint64_t n = tests_left(p, x, y, b->stays, b->step);

				left = n > left ? n : left;
			}
		}
		work = product(left, w->g->least->iteration[l]);
		if (work > w->promised) {
			w->g->promised = wb_min_u64(w->g->promised + work - w->promised, MOST_PROMISED);
			w->promised = work;
		}
	}
	w->g->least->run[l](w, p);
}

/* ---- for the other files ---------------------------------------------------------------------------------- */
void
wb_exact_least(struct program *g)
{
	const struct wb_fn *fn = g->fn;
	struct wb_arena *a = g->cx->tmp;
	struct least *k;

	if (!g->loop || !fn->bounds)
		return;
	k = g->least = WB_NEW(a, struct least, 1);
	k->block = WB_NEW(a, uint64_t, fn->nblock);
	k->to = WB_NEW(a, uint64_t, fn->nblock);
	k->iteration = WB_NEW(a, uint64_t, fn->loops->nloop);
	k->run = WB_NEW(a, exec_fn *, fn->loops->nloop);
	for (uint32_t b = 0; b < fn->nblock; b++)
		k->block[b] = work_of_block(g, &fn->block[b]);
	find_iterations(k, fn);
	k->wave = least_to_end(k, fn);
	for (uint32_t l = 0; l < fn->loops->nloop; l++) {
		const struct wb_loop_bound *b = &fn->bounds->loop[l];
		struct step *p = b->step ? &g->step[b->test] : NULL;

		if (!p || !p->run || p->cond == COND_NONE || p->nsrc < 2 || p->is_float || p->narrow || p->dpp ||
			p->unmodelled || p->counts)
			continue;
		k->run[l] = p->run;
		p->run = counted;
		p->counts = l + 1;
	}
}

uint64_t
wb_exact_least_of(const struct program *g, uint64_t waves)
{
	return g->least ? product(waves, g->least->wave) : 0;
}

void
wb_exact_least_start(struct wave *w)
{
	w->promised = wb_exact_least_of(w->g, 1);
}
