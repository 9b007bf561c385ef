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

static bool
has_barrier(const struct wb_fn *fn, const char *const *text, const char *const *end, uint32_t b)
{
	const char *more;
	struct text t;

	WB_EACH_INST(fn, b, k)
		if (!text_read(text[k], end[k], &t, &more) || strncmp(t.name, "s_barrier", 9) == 0)
			return true;
	return false;
}

bool
walk_has_barrier(const struct wb_fn *fn, const char *const *text, const char *const *end)
{
	for (uint32_t b = 0; b < fn->nblock; b++)
		if (has_barrier(fn, text, end, b))
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
	const int64_t *weight;		/* [edge] */
	const bool *barrier;		/* [block] */
	int64_t *most;			/* [block * nwave + wave] */
	int64_t end;			/* the heaviest walk to an exit */
};

/* One round over all edges; whether anything grew. */
static bool
relax(struct walk *k)
{
	bool grew = false;

	for (uint32_t b = 0; b < k->fn->nblock; b++)
		for (uint32_t wave = 0; wave < k->nwave; wave++) {
			int64_t *to = &k->most[(size_t)b * k->nwave + wave], old = *to;

			WB_EACH_IN(k->fn, b, e) {
				uint32_t src = k->fn->edge[e].src;
				int64_t from = src == WB_NONE ? 0 : k->most[(size_t)src * k->nwave + wave];

				if (k->alive[(size_t)wave * k->fn->nedge + e] && from != NEVER &&
					from + k->weight[e] > *to)
					*to = from + k->weight[e];
			}
			for (uint32_t other = 0; k->barrier[b] && other < k->nwave; other++)
				if (k->most[(size_t)b * k->nwave + other] > *to)
					*to = k->most[(size_t)b * k->nwave + other];
			grew = grew || *to != old;
		}
	return grew;
}

static void
leave(struct walk *k)
{
	for (uint32_t e = 0; e < k->fn->nedge; e++)
		for (uint32_t wave = 0; k->fn->edge[e].dst == WB_NONE && wave < k->nwave; wave++) {
			uint32_t src = k->fn->edge[e].src;
			int64_t from = src == WB_NONE ? 0 : k->most[(size_t)src * k->nwave + wave];

			if (k->alive[(size_t)wave * k->fn->nedge + e] && from != NEVER && from + k->weight[e] > k->end)
				k->end = from + k->weight[e];
		}
}

bool
walk_heaviest(struct wb_ctx *cx, const struct wb_fn *fn, const char *const *text, const char *const *end,
	const bool *alive, uint32_t nwave, const struct wb_flow_row *r)
{
	struct wb_arena_mark mark = wb_arena_mark(cx->tmp);
	int64_t *w = WB_NEW(cx->tmp, int64_t, fn->nedge);
	bool *barrier = WB_NEW(cx->tmp, bool, fn->nblock), grew = true, ok = walk_is_light(fn, r);
	struct walk k = { .fn = fn, .alive = alive, .nwave = nwave, .weight = w, .barrier = barrier, .end = NEVER };

	k.most = WB_NEW(cx->tmp, int64_t, (size_t)fn->nblock * nwave);
	for (size_t n = 0; n < (size_t)fn->nblock * nwave; n++)
		k.most[n] = NEVER;
	for (uint32_t e = 0; e < fn->nedge; e++)
		w[e] = walk_weight(fn, r, e);
	for (uint32_t b = 0; b < fn->nblock; b++)
		barrier[b] = has_barrier(fn, text, end, b);
	for (uint32_t n = 0; ok && grew && n < MOST_ROUNDS; n++)
		grew = relax(&k);
	leave(&k);
	wb_arena_reset(cx->tmp, mark);
	return ok && !grew && k.end <= (int64_t)r->limit;
}
