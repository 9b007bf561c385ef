/* passes/trips/types.c -- which bounds rest on the range of a type.
 *
 * What is known of an int that is loaded from memory is that it is an int. Whatever is computed from it, n / 1024 / 64,
 * (n >> 16) + 3, the sum of two bytes, where another loop ended that counted to n: a bound that comes of it holds, but
 * it tells of the type, not of the program. How large it is does not show that. So loops are bounded again, in imagined
 * programs in which types have other ranges (wb_integers_assume_small). Bytes and half words have 2 bits more, or 3; of
 * each number of 32 bits of which only the type is known the upper 2 bits, or 3, are 0, and in two further programs are
 * copies of the sign, for bounds that negative numbers decide. A bound that gets larger, or smaller with 2 bits and
 * changes with the third, rests on the type.
 *
 *				real	2, 3 bits	copies of the sign
 *	n / 1024 / 64		32767	8191	4095			the type decides
 *	300 - (char)n		427	811				the type decides
 *	(uchar)n if n > 64	255	1023				the type decides
 *	n / 4096 ... 100	524388	100	100	131172	65636	the type decides
 *	min(n, 100), n % 10	100, 9	100, 9		100, 9		the code decides
 *	n & 7			7	7		7		the code decides
 *	n & 255			255	1023				a byte: no instruction tells a cast from a mask
 *	if (n < 1000) ...	999	999		999		the code decides
 *	n ... n + 7		7	7		7		the code decides: n cancels
 *
 * A bound that is smaller, but the same with 2 and 3 bits, was a little too large in the real program: a number that
 * cannot wrap is known better, too. Bytes and half words are wider and not smaller, because some of the wider ones pass
 * any comparison with a constant; no smaller one might.
 *
 * How many bits a type has is no range: loops that halve a number, or clear its bits, are bounded by the code.
 * This is only a label: nothing that is found in the imagined programs is a fact.
 *
 * Cost: up to four times more that of passes/trips for the loops that ranges bound.
 */
#include "trips.h"

/* Whether ranges of numbers bound @loop, so that it may rest on a type, and is not known to. */
static bool
may_rest(const struct trips *t, uint32_t loop)
{
	const struct wb_loop_bound *b = &t->fn->bounds->loop[loop];

	return t->ranges[loop] && b->origin == WB_BOUND_INFERRED && b->max;
}

/* The bounds of the loops in @only where types have other ranges, by @by bits, and the others as they are; in
 * cx->tmp. */
static const struct wb_loop_bound *
bounds_if_small(const struct trips *t, uint32_t by, bool copies, const bool *only)
{
	struct wb_bounds *all = t->fn->bounds, imagined = *all;
	struct trips s = {
		.cx = t->cx, .fn = t->fn, .ls = t->ls, .ints = wb_integers_like(t->ints), .g = t->g,
		.calls = t->calls, .ranges = WB_NEW(t->cx->tmp, bool, t->ls->nloop), .dead = t->dead,
		.given = t->given, .sizes = t->sizes, .splits = t->splits, .small = by, .copies = copies, .only = only
	};

	wb_integers_assume_small(s.ints, by, copies);
	s.it = wb_integers_iterations(s.ints);
	imagined.loop = WB_NEW(t->cx->tmp, struct wb_loop_bound, t->ls->nloop);
	for (uint32_t l = 0; l < t->ls->nloop; l++) {
		imagined.loop[l] = all->loop[l];
		imagined.loop[l].max = only[l] ? WB_UNKNOWN : all->loop[l].max;
	}
	t->fn->bounds = &imagined;
	wb_trips_infer(&s);
	t->fn->bounds = all;
	return imagined.loop;
}

/* Marks @b as resting on a type or, unless that is @accepted, as unknown. */
static void
label(const struct trips *t, struct wb_loop_bound *b, bool accepted)
{
	b->origin = WB_BOUND_TYPE;
	b->total_origin = b->total != WB_UNKNOWN ? WB_BOUND_TYPE : b->total_origin;
	if (accepted)
		return;
	b->max = b->total = b->inferred = WB_UNKNOWN;
	b->min = 0;
	b->origin = b->total_origin = WB_BOUND_NONE;
	b->ends = true;
	b->why = wb_format(t->cx->unit, "only the range of a type bounds it: %s", b->why);
}

/* Marks those of the loops @may that rest on ranges of types, with upper bits that are 0, or @copies of the sign. */
static void
label_if_small(const struct trips *t, bool copies, bool accepted, bool *may)
{
	const struct wb_loop_bound *small = NULL, *smaller = NULL;

	for (uint32_t l = 0; l < t->ls->nloop; l++) {
		struct wb_loop_bound *b = &t->fn->bounds->loop[l];

		if (!may[l])
			continue;
		small = small ? small : bounds_if_small(t, 2, copies, may);
		if (small[l].max < b->max && !smaller)
			smaller = bounds_if_small(t, 3, copies, may);
		if (small[l].max > b->max || (small[l].max < b->max && smaller[l].max != small[l].max))
			label(t, b, accepted);
	}
}

void
wb_trips_label_types(struct trips *t, bool accepted)
{
	bool *may = WB_NEW(t->cx->tmp, bool, t->ls->nloop);

	for (uint32_t copies = 0; copies < 2; copies++) {
		for (uint32_t l = 0; l < t->ls->nloop; l++)
			may[l] = may_rest(t, l);
		label_if_small(t, copies, accepted, may);
	}
}
