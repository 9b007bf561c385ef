/* src/prove/walk.c -- rows of a kernel: sum of coefficient * executions of edges <= limit, as weights of walks.
 *
 * What:   an execution of a wave is a walk from the entry to an exit, by edges that it may take. A row holds if no such
 *         walk has a greater weight, an edge weighing its coefficient: found by the longest walk to each block, round
 *         by round. If that still grows in the last round, there may be a circle that gains, and nothing follows.
 *         A row must also hold for a chain of waves that changes from one to another at a barrier, which they execute
 *         together: so blocks are taken once for each wave, and those with a barrier are joined.
 * Cost:   O(MOST_ROUNDS * edges * waves), less if rounds change nothing.
 */
#include "private.h"

#define MOST_ROUNDS 64
#define NEVER INT64_MIN

int64_t
walk_weight(const struct wb_fn *fn, const struct wb_flow_row *r, uint32_t e)
{
	int64_t sum = 0;

	for (uint32_t k = 0; k < r->nterm; k++)
		sum += fn->rows->term[r->first + k].edge == e ? fn->rows->term[r->first + k].coeff : 0;
	return sum;
}

bool
walk_has_barrier(const struct wave *w, uint32_t b)
{
	WB_EACH_INST(w->fn, b, k)
		if (!*w->text[k].name || strncmp(w->text[k].name, "s_barrier", 9) == 0)
			return true;
	return false;
}

bool
walk_is_light(const struct wb_fn *fn, const struct wb_flow_row *r)
{
	for (uint32_t e = 0; e < fn->nedge; e++)
		if (walk_weight(fn, r, e) < -INT32_MAX || walk_weight(fn, r, e) > INT32_MAX)
			return false;
	return r->limit <= INT64_MAX;
}

struct walk {
	const struct wb_fn *fn;
	const bool *alive;
	uint32_t nwave;
	int64_t *weight;		/* [edge] */
	bool *barrier;			/* [block] */
	int64_t *most;			/* [block * nwave + wave]; behind the blocks, of walks to an exit */
};

/* Adds edge @e of @wave to a walk of weight @from; whether that is the heaviest. */
static bool
follow(struct walk *k, uint32_t e, uint32_t wave, int64_t from)
{
	uint32_t dst = k->fn->edge[e].dst == WB_NONE ? k->fn->nblock : k->fn->edge[e].dst;
	int64_t *to = &k->most[(size_t)dst * k->nwave + wave];

	if (!k->alive[(size_t)wave * k->fn->nedge + e] || from == NEVER || from + k->weight[e] <= *to)
		return false;
	*to = from + k->weight[e];
	return true;
}

/* One round over all blocks; whether anything grew. */
static bool
relax(struct walk *k)
{
	bool grew = false;

	for (uint32_t b = 0; b < k->fn->nblock; b++) {
		int64_t *at = &k->most[(size_t)b * k->nwave], most = NEVER;

		for (uint32_t wave = 0; wave < k->nwave; wave++)
			most = at[wave] > most ? at[wave] : most;
		for (uint32_t wave = 0; wave < k->nwave; wave++) {
			at[wave] = k->barrier[b] ? most : at[wave];
			WB_EACH_OUT(k->fn, b, e)
				grew |= follow(k, e, wave, at[wave]);
		}
	}
	return grew;
}

bool
walk_heaviest(const struct wave *w, const bool *alive, uint32_t nwave, const struct wb_flow_row *r)
{
	struct wb_arena *tmp = w->cx->tmp;
	struct wb_arena_mark mark = wb_arena_mark(tmp);
	const struct wb_fn *fn = w->fn;
	bool grew = true, ok = walk_is_light(fn, r);
	size_t n = (size_t)(fn->nblock + 1) * nwave;
	struct walk k = { fn, alive, nwave, WB_NEW(tmp, int64_t, fn->nedge), WB_NEW(tmp, bool, fn->nblock),
		WB_NEW(tmp, int64_t, n) };

	for (size_t at = 0; at < n; at++)
		k.most[at] = NEVER;
	for (uint32_t b = 0; b < fn->nblock; b++)
		k.barrier[b] = walk_has_barrier(w, b);
	for (uint32_t e = 0; e < fn->nedge; e++) {
		k.weight[e] = walk_weight(fn, r, e);
		for (uint32_t wave = 0; fn->edge[e].src == WB_NONE && wave < nwave; wave++)
			follow(&k, e, wave, 0);
	}
	for (uint32_t round = 0; ok && grew && round < MOST_ROUNDS; round++)
		grew = relax(&k);
	for (uint32_t wave = 0; wave < nwave; wave++)
		ok = ok && k.most[n - nwave + wave] <= (int64_t)r->limit;
	wb_arena_reset(tmp, mark);
	return ok && !grew;
}
