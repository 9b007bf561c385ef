/* passes/trips/idle.c -- waves that stay outside a guard.
 *
 *	@a   v1 = id of the work-item in the launch		0 .. 4095
 *	     vcc = gt s4, v1					s4: n, 1000
 *	     saveexec, cbrz execz, @c				16 of 64 waves go on to @b
 *	@b   ...
 *	@c   end
 *
 * What:   an edge that only some waves of the launch may take, and how many: 48 of the 64 are idle. Kernel bounds add
 *         the work of all waves (src/bound/work_span.c).
 * How:    The guard is a branch that is decided in the last wave of the launch, or in the first, but not in all. Of
 *         several, it is the one that skips most instructions. Sets of waves are boxes: ranges of workgroup ids in
 *         three dimensions, and of the index in the workgroup. A box in which the branch is decided is idle. Idle
 *         slices are removed at that corner, by a binary search in each dimension, and once more from the outermost
 *         workgroups that are left. The rest is busy.
 * Right:  In an idle box, the branch goes one way in all executions with ids of that box (truth.c). All other waves
 *         count as busy. This is done only if all workgroups have one size, of whole waves, so that the box tells the
 *         ids of each wave.
 * Cost:   O(blocks) for each decided branch, and MOST_BOXES times the cost of deciding one.
 */
#include "trips.h"

#define MOST_BOXES 96u			/* boxes visited */
#define MOST_VISITS 2000000u		/* boxes times blocks: fewer boxes in large functions */

struct finder {
	struct trips *t;
	const bool *dead;		/* [edge] taken by no wave */
	bool high;			/* the idle corner has the highest ids; else the lowest */
	uint32_t block, edge;		/* the guard, and its edge that idle waves do not take */
	uint32_t boxes, most_boxes;	/* visited so far */
	uint64_t busy, busy_groups;
};

static uint64_t
groups_of(const struct wb_wave_box *b)
{
	uint64_t n = 1;

	for (uint32_t k = 0; k < 3; k++)
		if (!wb_mul_u64(n, b->last[k] - b->first[k] + 1, &n))
			return UINT64_MAX;
	return n;
}

static uint64_t
waves_of(const struct wb_wave_box *b)
{
	uint64_t n;

	return wb_mul_u64(groups_of(b), b->last[3] - b->first[3] + 1, &n) ? n : UINT64_MAX;
}

static struct wb_wave_box
corner_of(const struct finder *f, const struct wb_wave_box *b)
{
	struct wb_wave_box r = *b;

	for (uint32_t k = 0; k < 4; k++)
		r.first[k] = r.last[k] = f->high ? b->last[k] : b->first[k];
	return r;
}

static struct wb_integers *
numbers_of(struct finder *f, const struct wb_wave_box *b)
{
	struct wb_integers *ints = wb_integers_like(f->t->ints);

	f->boxes++;
	wb_integers_restrict(ints, b);
	wb_integers_dead(ints, f->dead);
	return ints;
}

/* The instructions that are only reached over edge @e. */
static uint32_t
count_skipped(const struct finder *f, uint32_t e)
{
	const struct wb_fn *fn = f->t->fn;
	uint32_t to = fn->edge[e].dst, n = 0;

	if (to == WB_NONE)
		return 0;
	WB_EACH_IN(fn, to, o)
		if (o != e && !f->dead[o] &&
			(fn->edge[o].src == WB_NONE || !wb_dominates(fn->dom, to, fn->edge[o].src)))
			return 0;
	for (uint32_t b = 0; b < fn->nblock; b++)
		n += wb_dominates(fn->dom, to, b) ? fn->block[b].ninst : 0;
	return n;
}

/* Marks the edges that are dead if edge @e is. What a wave executes ends, or the kernel has no bound at all: so no wave
 * goes where no end is left. False: that is everywhere. */
static bool
mark_without(const struct finder *f, uint32_t e, bool *dead)
{
	const struct wb_fn *fn = f->t->fn;
	struct wb_arena *tmp = f->t->cx->tmp;
	struct wb_bits reached = wb_bits_new(tmp, fn->nblock), ending = wb_bits_new(tmp, fn->nblock);

	for (uint32_t o = 0; o < fn->nedge; o++)
		dead[o] = f->dead[o] || o == e;
	wb_reach_live(tmp, fn, 0, false, WB_NONE, dead, reached);
	for (uint32_t o = 0; o < fn->nedge; o++)
		dead[o] |= fn->edge[o].src != WB_NONE && !wb_bit(reached, fn->edge[o].src);
	for (uint32_t o = 0; o < fn->nedge; o++)
		if (!dead[o] && fn->edge[o].dst == WB_NONE)
			wb_reach_live(tmp, fn, fn->edge[o].src, true, WB_NONE, dead, ending);
	for (uint32_t o = 0; o < fn->nedge; o++)
		dead[o] |= fn->edge[o].dst != WB_NONE && !wb_bit(ending, fn->edge[o].dst);
	return wb_bit(ending, 0);
}

/* The guard that skips most instructions in the wave at the corner, if one is decided there. */
static bool
find_guard(struct finder *f, const struct wb_wave_box *all)
{
	const struct wb_fn *fn = f->t->fn;
	uint32_t most = 0;
	struct wb_wave_box corner = corner_of(f, all);
	struct wb_integers *ints = numbers_of(f, &corner);

	f->block = WB_NONE;
	for (uint32_t b = 0; b < fn->nblock; b++) {
		uint32_t e = wb_trips_never_taken(fn, ints, f->dead, b), n = e == WB_NONE ? 0 : count_skipped(f, e);

		if (n <= most)
			continue;
		most = n;
		f->block = b;
		f->edge = e;
	}
	return f->block != WB_NONE;
}

static bool
is_idle(struct finder *f, const struct wb_wave_box *b)
{
	struct wb_arena_mark mark = wb_arena_mark(f->t->cx->tmp);
	bool idle = wb_trips_never_taken(f->t->fn, numbers_of(f, b), f->dead, f->block) == f->edge;

	wb_arena_reset(f->t->cx->tmp, mark);
	return idle;
}

/* Takes @by indices of dimension @k at the corner out of @b; they become @slice. */
static void
slice_off(const struct finder *f, struct wb_wave_box *b, uint32_t k, uint64_t by, struct wb_wave_box *slice)
{
	*slice = *b;
	if (f->high) {
		b->last[k] -= by;
		slice->first[k] = b->last[k] + 1;
	} else {
		b->first[k] += by;
		slice->last[k] = b->first[k] - 1;
	}
}

/* Removes idle slices at the corner, larger ones first, in one dimension after the other. One index is left. */
static void
trim(struct finder *f, struct wb_wave_box *b)
{
	for (uint32_t k = 0; k < 4; k++)
		for (uint64_t by = b->last[k] - b->first[k]; by && f->boxes < f->most_boxes;
			by = wb_min_u64(by > 1 ? (by + 1) / 2 : 0, b->last[k] - b->first[k])) {
			struct wb_wave_box rest = *b, slice;

			slice_off(f, &rest, k, by, &slice);
			if (is_idle(f, &slice))
				*b = rest;
		}
}

static void
count_busy(struct finder *f, const struct wb_wave_box *b)
{
	wb_add_capped(waves_of(b), 1, &f->busy);
	wb_add_capped(groups_of(b), 1, &f->busy_groups);
}

/* Of what is left, the outermost workgroups in each dimension may have idle waves, as the last row of a matrix has. */
static void
count(struct finder *f, struct wb_wave_box b)
{
	struct wb_wave_box slice;

	trim(f, &b);
	for (uint32_t k = 0; k < 3; k++)
		if (b.first[k] < b.last[k]) {
			slice_off(f, &b, k, 1, &slice);
			trim(f, &slice);
			count_busy(f, &slice);
		}
	count_busy(f, &b);
}

void
wb_trips_idle(struct trips *t)
{
	struct finder f = { .t = t };
	struct wb_wave_box all;
	struct wb_idle *idle;
	bool found = false;

	if (!t->given || t->splits || !t->fn->is_kernel || !wb_integers_full_waves(t->ints, &all) || waves_of(&all) < 2)
		return;
	f.dead = t->fn->bounds->dead ? t->fn->bounds->dead : WB_NEW(t->cx->tmp, bool, t->fn->nedge);
	f.most_boxes = MOST_VISITS / (t->fn->nblock + 1) < MOST_BOXES ? MOST_VISITS / (t->fn->nblock + 1) : MOST_BOXES;
	for (uint32_t corner = 0; corner < 2 && !found && f.most_boxes > 2; corner++) {
		f.high = !corner;
		found = find_guard(&f, &all);
	}
	if (!found)
		return;
	idle = WB_NEW(t->cx->unit, struct wb_idle, 1);
	idle->waves = waves_of(&all);
	count(&f, all);
	idle->busy = wb_min_u64(f.busy, idle->waves);
	idle->busy_groups = wb_min_u64(f.busy_groups, wb_min_u64(idle->busy, groups_of(&all)));
	idle->block = f.block;
	idle->dead = WB_NEW(t->cx->unit, bool, t->fn->nedge);
	if (mark_without(&f, f.edge, idle->dead) && idle->busy < idle->waves)
		t->fn->bounds->idle = idle;
}
