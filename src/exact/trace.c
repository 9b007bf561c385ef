/* src/exact/trace.c -- records the traces of all waves before the machine runs, for many workgroups at once.
 *
 * When:   no value that the time depends on passes through LDS or global memory. Then the effects of a wave are a
 *         function of its workgroup and of its number there, whatever other waves do and when. So they can be recorded
 *         before the machine runs: they are the trace of the wave.
 * How:    a subgrid is a set of workgroups that are executed together; their ids are symbolic (affine.c). If every
 *         effect is known and the same for the whole subgrid, its traces are those of all its workgroups. Else it is
 *         split. A subgrid of one workgroup has known ids and is executed as in step.c. If neighbours start at
 *         different offsets in a line, the subgrid is split into even and odd workgroups, until all workgroups of a
 *         subgrid start at the same offset.
 * Cost:   one execution for each subgrid. There are few if workgroups differ only at the edges of the grid. If there
 *         are too many, or if no two workgroups are equal, the effects are computed while the machine runs.
 */
#include "exact.h"

#define MOST_GROUPS ((uint64_t)1 << 23)
#define MOST_ENTRIES ((uint32_t)1 << 22)
/* subgrids that wait: splitting a subgrid adds one, and ids have 32 bits in three dimensions */
#define MOST_SUBGRIDS 160u
#define MOST_CLASSES 60000u
/* if no subgrid of several workgroups was executed in so many steps, but more than so many of one: give up */
#define TRIAL_STEPS ((uint32_t)1 << 16)
#define TRIAL_SINGLE 16u

/* Workgroups lo, lo + stride, ... lo + (n - 1) stride in each dimension. */
struct subgrid {
	uint32_t lo[3], n[3], stride[3];
};

struct work {
	struct program *g;
	struct traces *out;
	struct wave *wave;
	struct group *group;
	uint32_t *trace_list;		/* [wave] of the current subgrid */
	WB_VEC(struct trace_entry) entry;	/* of the current wave */
	WB_VEC(struct trace) trace;
	WB_VEC(struct group_class) group_class;
	struct subgrid subgrid[MOST_SUBGRIDS];
	uint32_t nsubgrid, executed, budget;
	uint64_t before;		/* work up to the start of the current wave */
	uint32_t single, shared;	/* subgrids of one workgroup, of several */
	bool failed;			/* a subgrid had to be split */
};

/* ---- one wave -------------------------------------------------------------------------------- */
static uint64_t spent(const struct work *k) { return k->executed + k->g->work / EXECUTION_COST; }

/* Whether the work that may be spent on traces is done, or too little for the current wave. */
static bool
is_spent(const struct work *k)
{
	return spent(k) > k->budget || k->before + k->g->promised / EXECUTION_COST > k->budget;
}

/* Records the effects of @w. False: one is not known for all workgroups of the subgrid, or it takes too long. */
static bool
record(struct work *k, struct wave *w)
{
	const struct program *g = k->g;

	k->entry.n = 0;
	k->before = spent(k);
	k->g->promised = wb_exact_least_of(g, 1);
	k->g->split_dimension = NO_DIMENSION;
	wb_exact_start_wave(w);
	if (g->loop)
		wb_exact_count_start(w);
	while (!w->ended) {
		const struct effect *e = &w->effect;

		k->executed++;
		if (is_spent(k) || !wb_exact_step(w) || e->trans > UINT16_MAX || e->rounds > UINT16_MAX)
			return false;
		WB_PUSH(g->cx->tmp, &k->entry,
			((struct trace_entry){ e->step & (MOST_STEPS_OF_CODE - 1), e->taken, e->arguments, e->whole,
				e->row, (uint16_t)e->trans, (uint16_t)e->rounds }));
		if (g->loop)
			wb_exact_count(w);
	}
	return true;
}

/* The number of the trace that was recorded; equal traces are kept once. */
static uint32_t
trace_of(struct work *k)
{
	size_t bytes = k->entry.n * sizeof *k->entry.at;
	struct trace s = { NULL, k->entry.n };

	for (uint32_t n = 0; n < k->trace.n; n++)
		if (k->trace.at[n].n == s.n && memcmp(k->trace.at[n].at, k->entry.at, bytes) == 0)
			return n;
	s.at = wb_arena_copy(k->g->cx->tmp, k->entry.at, k->entry.n, sizeof *k->entry.at);
	WB_PUSH(k->g->cx->tmp, &k->trace, s);
	return k->trace.n - 1;
}

/* ---- one subgrid --------------------------------------------------------------------------------------- */
static uint64_t
number_of(const struct program *g, const uint32_t at[3])
{
	return at[0] + g->groups[0] * (at[1] + g->groups[1] * at[2]);
}

static uint16_t
class_of(struct work *k, uint32_t nwave)
{
	struct group_class now = { NULL, nwave };

	for (uint32_t n = 0; n < k->group_class.n; n++)
		if (k->group_class.at[n].nwave == nwave &&
			memcmp(k->group_class.at[n].trace, k->trace_list, nwave * sizeof *k->trace_list) == 0)
			return (uint16_t)n;
	now.trace = wb_arena_copy(k->g->cx->tmp, k->trace_list, nwave, sizeof *k->trace_list);
	WB_PUSH(k->g->cx->tmp, &k->group_class, now);
	return (uint16_t)(k->group_class.n - 1);
}

static void
fill(struct work *k, const struct subgrid *b, uint16_t class)
{
	for (uint32_t z = 0; z < b->n[2]; z++)
		for (uint32_t y = 0; y < b->n[1]; y++) {
			uint32_t at[3] = { b->lo[0], b->lo[1] + y * b->stride[1], b->lo[2] + z * b->stride[2] };
			uint16_t *row = k->out->class_of_group + number_of(k->g, at);

			for (uint32_t x = 0; x < b->n[0]; x++)
				row[x * b->stride[0]] = class;
		}
}

static bool
execute(struct work *k, const struct subgrid *b)
{
	struct program *g = k->g;

	g->naffine = 0;
	g->misaligned_dimension = NO_DIMENSION;
	memcpy(g->subgrid_size, b->n, sizeof g->subgrid_size);
	memcpy(g->subgrid_stride, b->stride, sizeof g->subgrid_stride);
	k->group->id = number_of(g, b->lo);
	k->group->nwave = wb_exact_group_waves(g, k->group->id);
	for (uint32_t i = 0; i < k->group->nwave; i++) {
		memset(k->group->lds_known, 0, g->lds_bytes);
		k->wave->in_group = i;
		if (!record(k, k->wave))
			return false;
		k->trace_list[i] = trace_of(k);
	}
	fill(k, b, class_of(k, k->group->nwave));
	if (b->n[0] > 1 || b->n[1] > 1 || b->n[2] > 1)
		k->shared++;
	else
		k->single++;
	return k->group_class.n < MOST_CLASSES;
}

/* ---- all subgrids ---------------------------------------------------------------------------------------- */
/* The smaller of two subgrids is processed first, so that few subgrids wait. */
static void
push_halves(struct work *k, const struct subgrid *a, const struct subgrid *b, uint32_t d)
{
	bool smaller = a->n[d] < b->n[d];

	k->subgrid[k->nsubgrid++] = smaller ? *b : *a;
	k->subgrid[k->nsubgrid++] = smaller ? *a : *b;
}

/* Splits a subgrid at workgroup @at of dimension @d. */
static void
split(struct work *k, const struct subgrid *b, uint32_t d, uint32_t at)
{
	struct subgrid low = *b, high = *b;

	low.n[d] = at;
	high.n[d] -= at;
	high.lo[d] += at * b->stride[d];
	push_halves(k, &low, &high, d);
}

/* Splits a subgrid into the even and the odd workgroups of dimension @d. */
static void
split_parity(struct work *k, const struct subgrid *b, uint32_t d)
{
	struct subgrid even = *b, odd = *b;

	even.n[d] -= b->n[d] / 2;
	odd.n[d] = b->n[d] / 2;
	odd.lo[d] += b->stride[d];
	even.stride[d] = odd.stride[d] = 2 * b->stride[d];
	push_halves(k, &even, &odd, d);
}

/* Smaller workgroups at the far edges become subgrids of their own, before any split into even and odd ones. */
static bool
split_edge(struct work *k, const struct subgrid *b)
{
	const struct program *g = k->g;

	for (uint32_t d = 0; d < 3; d++)
		if (g->grid[d] % g->workgroup[d] && b->n[d] > 1 && b->lo[d] + b->n[d] == g->groups[d]) {
			split(k, b, d, b->n[d] - 1);
			return true;
		}
	return false;
}

/* No other wave decides what the current one does: what it promises holds when the machine runs. */
static void
keep_promise(struct work *k)
{
	k->g->one_wave = k->g->promised > k->g->one_wave ? k->g->promised : k->g->one_wave;
}

/* Whether the first workgroup of @b is open: then so is the launch. Else it is executed again, and counts then. */
static bool
first_is_open(struct work *k, const struct subgrid *b)
{
	struct subgrid one = *b;
	uint64_t work = k->g->work;
	uint32_t executed = k->executed;
	bool done;

	one.n[0] = one.n[1] = one.n[2] = 1;
	done = execute(k, &one);
	if (!done)
		keep_promise(k);
	if (!done && k->wave->why != WHY_NONE) {
		k->g->open = WB_NEW(k->g->cx->tmp, struct wave, 1);
		*k->g->open = *k->wave;
		return true;
	}
	k->single -= done;
	k->g->work = work;
	k->executed = executed;
	return false;
}

static bool
process_all(struct work *k)
{
	while (k->nsubgrid) {
		struct subgrid b = k->subgrid[--k->nsubgrid];
		uint32_t d = b.n[1] > b.n[0] ? 1 : 0, parity, at;

		d = b.n[2] > b.n[d] ? 2 : d;
		if (k->nsubgrid + 2 > MOST_SUBGRIDS ||
			(k->executed > TRIAL_STEPS && k->single > TRIAL_SINGLE && !k->shared))
			return false;
		if (split_edge(k, &b) || execute(k, &b))
			continue;
		keep_promise(k);
		parity = k->g->misaligned_dimension;
		at = k->g->split_dimension;
		if (is_spent(k) || k->group_class.n >= MOST_CLASSES ||
			((b.n[d] == 1 || !k->failed) && first_is_open(k, &b)) || b.n[d] == 1)
			return false;
		k->failed = true;
		if (parity != NO_DIMENSION)
			split_parity(k, &b, parity);
		else if (at != NO_DIMENSION)
			split(k, &b, at, k->g->split_at);
		else
			split(k, &b, d, b.n[d] / 2);
	}
	return true;
}

static void
prepare(struct work *k)
{
	struct program *g = k->g;
	struct wb_arena *a = g->cx->tmp;

	k->out = WB_NEW(a, struct traces, 1);
	k->out->class_of_group = WB_NEW(a, uint16_t, g->launch->workgroups);
	k->trace_list = WB_NEW(a, uint32_t, g->waves);
	k->group = WB_NEW(a, struct group, 1);
	k->group->lds = WB_NEW(a, uint8_t, g->lds_bytes + 16);
	k->group->lds_known = WB_NEW(a, uint8_t, g->lds_bytes + 16);
	k->wave = wb_exact_new_wave(g);
	k->wave->group = k->group;
	for (uint32_t d = 0; d < 3; d++) {
		k->subgrid[0].n[d] = (uint32_t)g->groups[d];
		k->subgrid[0].stride[d] = 1;
	}
	k->nsubgrid = 1;
}

void
wb_exact_traces(struct program *g, uint64_t limit)
{
	struct work k = { .g = g, .budget = limit && limit / 4 < MOST_ENTRIES ? (uint32_t)(limit / 4) : MOST_ENTRIES };
	bool all;

	if (g->launch->workgroups < 2 || g->launch->workgroups > MOST_GROUPS)
		return;
	prepare(&k);
	all = process_all(&k);
	g->naffine = 0;
	g->subgrid_size[0] = g->subgrid_size[1] = g->subgrid_size[2] = 1;
	if (!all)
		return;
	k.out->trace = k.trace.at;
	k.out->group_class = k.group_class.at;
	g->traces = k.out;
}
