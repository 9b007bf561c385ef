/* src/exact/stream.c -- finds the effects of each wave before the machine runs, for many workgroups at once.
 *
 * When:   no value that the time depends on passes through LDS or global memory. Then the effects of a wave are a
 *         function of its workgroup and of its number there, whatever other waves do and when. So they can be recorded
 *         before the machine runs: they are the stream of the wave.
 * How:    a box is a set of workgroups that are executed together; their numbers are symbolic values (sum.c). If every
 *         effect is known and the same for the whole box, its streams are those of all its workgroups. Else the box is
 *         halved. A box of one workgroup has known numbers and is executed as in step.c. If neighbours start at
 *         different offsets in a line, the box is divided into even and odd workgroups, until all workgroups of a box
 *         start at the same offset.
 * Cost:   one execution for each box. There are few boxes if workgroups differ only at the edges of the grid. If there
 *         are too many, or if no two workgroups are equal, the machine computes the effects while it runs.
 *         too many, or has no two workgroups alike, is left to the machine.
 */
#include "exact.h"

#define MOST_GROUPS ((uint64_t)1 << 23)
#define MOST_BEATS ((uint32_t)1 << 22)
/* boxes that wait: halving a box adds one, and numbers have 32 bits in three dimensions */
#define MOST_BOXES 160u
#define MOST_TYPES 60000u
/* steps, and boxes of one workgroup, after which some box must have had several workgroups */
#define PATIENCE ((uint32_t)1 << 16)
#define MOST_SINGLE 16u

/* Workgroups lo, lo + stride, ... lo + (n - 1) stride in each dimension. */
struct box {
	uint32_t lo[3], n[3], stride[3];
};

struct work {
	struct program *g;
	struct streams *out;
	struct wave *wave;
	struct group *group;
	uint32_t *kind_list;		/* of the current box */
	WB_VEC(struct beat) beat;	/* of the current wave */
	WB_VEC(struct stream) stream;
	WB_VEC(struct kind) kind;
	struct box box[MOST_BOXES];
	uint32_t nbox, executed, budget;
	uint32_t single, shared;	/* boxes of one workgroup, of several */
};

/* ---- one wave -------------------------------------------------------------------------------- */
/* Records the effects of @w. False: one is not known for all workgroups of the box, or it takes too long. */
static bool
write_down(struct work *k, struct wave *w)
{
	const struct program *g = k->g;

	k->beat.n = 0;
	k->g->cut_dimension = NO_DIMENSION;
	wb_exact_start_wave(w);
	if (g->loop)
		wb_exact_count_start(w);
	while (!w->ended) {
		const struct effect *e = &w->effect;

		if (++k->executed > k->budget || !wb_exact_step(w) || e->trans > UINT16_MAX || e->rounds > UINT16_MAX)
			return false;
		WB_PUSH(g->cx->tmp, &k->beat,
			((struct beat){ e->step & INT32_MAX, e->taken, (uint16_t)e->trans, (uint16_t)e->rounds }));
		if (g->loop)
			wb_exact_count(w);
	}
	return true;
}

/* The number of the stream that was recorded. */
static uint32_t
stream_of(struct work *k)
{
	size_t bytes = k->beat.n * sizeof *k->beat.at;
	struct stream s = { NULL, k->beat.n };

	for (uint32_t n = 0; n < k->stream.n; n++)
		if (k->stream.at[n].n == s.n && memcmp(k->stream.at[n].at, k->beat.at, bytes) == 0)
			return n;
	s.at = wb_arena_copy(k->g->cx->tmp, k->beat.at, k->beat.n, sizeof *k->beat.at);
	WB_PUSH(k->g->cx->tmp, &k->stream, s);
	return k->stream.n - 1;
}

/* ---- one box --------------------------------------------------------------------------------------- */
static uint64_t
number_of(const struct program *g, const uint32_t at[3])
{
	return at[0] + g->groups[0] * (at[1] + g->groups[1] * at[2]);
}

static uint16_t
kind_of(struct work *k, uint32_t nwave)
{
	struct kind now = { NULL, nwave };

	for (uint32_t n = 0; n < k->kind.n; n++)
		if (k->kind.at[n].nwave == nwave &&
			memcmp(k->kind.at[n].stream, k->kind_list, nwave * sizeof *k->kind_list) == 0)
			return (uint16_t)n;
	now.stream = wb_arena_copy(k->g->cx->tmp, k->kind_list, nwave, sizeof *k->kind_list);
	WB_PUSH(k->g->cx->tmp, &k->kind, now);
	return (uint16_t)(k->kind.n - 1);
}

static void
fill(struct work *k, const struct box *b, uint16_t kind)
{
	for (uint32_t z = 0; z < b->n[2]; z++)
		for (uint32_t y = 0; y < b->n[1]; y++) {
			uint32_t at[3] = { b->lo[0], b->lo[1] + y * b->stride[1], b->lo[2] + z * b->stride[2] };
			uint16_t *row = k->out->of_group + number_of(k->g, at);

			for (uint32_t x = 0; x < b->n[0]; x++)
				row[x * b->stride[0]] = kind;
		}
}

static bool
execute(struct work *k, const struct box *b)
{
	struct program *g = k->g;

	g->nsum = 0;
	g->uneven = NO_DIMENSION;
	memcpy(g->extent, b->n, sizeof g->extent);
	memcpy(g->stride, b->stride, sizeof g->stride);
	k->group->id = number_of(g, b->lo);
	k->group->nwave = wb_exact_group_waves(g, k->group->id);
	for (uint32_t i = 0; i < k->group->nwave; i++) {
		memset(k->group->lds_known, 0, g->lds_bytes);
		k->wave->in_group = i;
		if (!write_down(k, k->wave))
			return false;
		k->kind_list[i] = stream_of(k);
	}
	fill(k, b, kind_of(k, k->group->nwave));
	if (b->n[0] > 1 || b->n[1] > 1 || b->n[2] > 1)
		k->shared++;
	else
		k->single++;
	return k->kind.n < MOST_TYPES;
}

/* ---- all boxes ---------------------------------------------------------------------------------------- */
/* The smaller of two boxes is processed first, so that few boxes wait. */
static void
add_boxes(struct work *k, const struct box *a, const struct box *b, uint32_t d)
{
	bool smaller = a->n[d] < b->n[d];

	k->box[k->nbox++] = smaller ? *b : *a;
	k->box[k->nbox++] = smaller ? *a : *b;
}

/* Divides a box in two, at workgroup @at of dimension @d. */
static void
cut(struct work *k, const struct box *b, uint32_t d, uint32_t at)
{
	struct box low = *b, high = *b;

	low.n[d] = at;
	high.n[d] -= at;
	high.lo[d] += at * b->stride[d];
	add_boxes(k, &low, &high, d);
}

/* Divides a box into the even and the odd workgroups of dimension @d. */
static void
deal_out(struct work *k, const struct box *b, uint32_t d)
{
	struct box even = *b, odd = *b;

	even.n[d] -= b->n[d] / 2;
	odd.n[d] = b->n[d] / 2;
	odd.lo[d] += b->stride[d];
	even.stride[d] = odd.stride[d] = 2 * b->stride[d];
	add_boxes(k, &even, &odd, d);
}

/* Smaller workgroups at the far edges become boxes of their own, before any box is divided into even and odd ones. */
static bool
cut_edge(struct work *k, const struct box *b)
{
	const struct program *g = k->g;

	for (uint32_t d = 0; d < 3; d++)
		if (g->grid[d] % g->workgroup[d] && b->n[d] > 1 && b->lo[d] + b->n[d] == g->groups[d]) {
			cut(k, b, d, b->n[d] - 1);
			return true;
		}
	return false;
}

static bool
work_off(struct work *k)
{
	while (k->nbox) {
		struct box b = k->box[--k->nbox];
		uint32_t d = b.n[1] > b.n[0] ? 1 : 0;

		d = b.n[2] > b.n[d] ? 2 : d;
		if (k->nbox + 2 > MOST_BOXES || (k->executed > PATIENCE && k->single > MOST_SINGLE && !k->shared))
			return false;
		if (cut_edge(k, &b) || execute(k, &b))
			continue;
		if (b.n[d] == 1 || k->executed > k->budget || k->kind.n >= MOST_TYPES)
			return false;
		if (k->g->uneven != NO_DIMENSION)
			deal_out(k, &b, k->g->uneven);
		else if (k->g->cut_dimension != NO_DIMENSION)
			cut(k, &b, k->g->cut_dimension, k->g->cut_at);
		else
			cut(k, &b, d, b.n[d] / 2);
	}
	return true;
}

static void
prepare(struct work *k)
{
	struct program *g = k->g;
	struct wb_arena *a = g->cx->tmp;

	k->out = WB_NEW(a, struct streams, 1);
	k->out->of_group = WB_NEW(a, uint16_t, g->launch->workgroups);
	k->kind_list = WB_NEW(a, uint32_t, g->waves);
	k->group = WB_NEW(a, struct group, 1);
	k->group->lds = WB_NEW(a, uint8_t, g->lds_bytes + 16);
	k->group->lds_known = WB_NEW(a, uint8_t, g->lds_bytes + 16);
	k->wave = wb_exact_new_wave(g);
	k->wave->group = k->group;
	for (uint32_t d = 0; d < 3; d++) {
		k->box[0].n[d] = (uint32_t)g->groups[d];
		k->box[0].stride[d] = 1;
	}
	k->nbox = 1;
}

void
wb_exact_streams(struct program *g, uint64_t limit)
{
	struct work k = { .g = g, .budget = limit && limit / 4 < MOST_BEATS ? (uint32_t)(limit / 4) : MOST_BEATS };
	bool all;

	if (g->launch->workgroups < 2 || g->launch->workgroups > MOST_GROUPS)
		return;
	prepare(&k);
	all = work_off(&k);
	g->nsum = 0;
	g->extent[0] = g->extent[1] = g->extent[2] = 1;
	if (!all)
		return;
	k.out->stream = k.stream.at;
	k.out->kind = k.kind.at;
	g->streams = k.out;
}
