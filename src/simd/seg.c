/* src/simd/seg.c -- the time of two alternating work-groups on a path, from a summary of the path.
 *
 * A path is a sequence of phases C A C A ... A. Where two paths are concatenated, the computing at the seam becomes one
 * phase; all else is added. So a path that is repeated a million times is computed in twenty steps.
 */
#include "simd.h"

static uint64_t
add(uint64_t a, uint64_t b, bool *overflow)
{
	uint64_t r = UINT64_MAX;

	if (!wb_add_u64(a, b, &r))
		*overflow = true;
	return r;
}

static uint64_t
more(uint64_t a, uint64_t b)
{
	return a > b ? a : b;
}

struct simd_seg
simd_seg_cat(const struct simd_seg *a, const struct simd_seg *b)
{
	struct simd_seg s = *a;
	uint64_t seam;

	s.overflow = a->overflow || b->overflow;
	if (!b->any) {
		*(a->any ? &s.tail : &s.lead) = add(a->any ? a->tail : a->lead, b->lead, &s.overflow);
		return s;
	}
	if (!a->any) {
		s = *b;
		s.overflow = a->overflow || b->overflow;
		s.lead = add(a->lead, b->lead, &s.overflow);
		return s;
	}
	seam = add(a->tail, b->lead, &s.overflow);
	for (uint32_t r = 0; r < WB_SIMD_RESOURCES; r++)
		s.sum[r] = add(a->sum[r], b->sum[r], &s.overflow);
	s.sum[WB_SIMD_COMPUTE] = add(s.sum[WB_SIMD_COMPUTE], seam, &s.overflow);
	s.pair = add(add(a->pair, b->pair, &s.overflow), add(more(a->last, seam), more(seam, b->first), &s.overflow),
		&s.overflow);
	s.phases = add(add(a->phases, b->phases, &s.overflow), 1, &s.overflow);
	s.last = b->last;
	s.tail = b->tail;
	return s;
}

struct simd_seg
simd_seg_repeat(const struct simd_seg *a, uint64_t times)
{
	struct simd_seg s = { .any = false }, power = *a;

	for (; times; times >>= 1) {
		if (times & 1)
			s = simd_seg_cat(&s, &power);
		if (times > 1)
			power = simd_seg_cat(&power, &power);
	}
	s.overflow = s.overflow || a->overflow;
	return s;
}
