/* passes/trips/several.c -- loops that test their counter several times in an iteration.
 *
 *	@h  s4 = sub s4, 1
 *	    scc = eq s4, s9		leaves if s4 is s9
 *	    ...
 *	    s4 = sub s4, 1
 *	    scc = ne s4, s9		and here: unrolled twice
 *	    cbrnz scc, @h
 *
 * Each test alone sees every second number, and may miss the limit. Together they see all.
 *
 * Let an iteration bring the counter closer to the limit by m, and let T + c be the distance at the first execution of
 * test c. Test c leaves in iteration (T + c) / m, counted from 0, if m divides T + c, and T + c is not negative. If the
 * c of all tests have all remainders modulo m, then m divides T + c for one of them. If T + c > -m for all tests, then
 * it is not negative where m divides it. So the loop is left at the latest in iteration (T + c) / m, for the greatest T
 * and c. T is a number modulo 2^bits; any integer that represents it will do.
 *
 * Cost: O(tests^2) for each entry, of at most MOST_COMBINED tests.
 */
#include "trips.h"

#define MOST_COMBINED 16u

static int64_t offset(const struct wb_affine *d) { return wb_with_sign(d->bits, d->add); }

static bool
alike(const struct wb_affine *a, const struct wb_affine *b)
{
	struct wb_affine x = *a;

	x.add = b->add;
	return wb_affine_same(&x, b);
}

/* The uniform tests of a loop that are passed in every iteration. */
static uint32_t
gather(struct trips *t, uint32_t loop, const bool *every, struct test *out)
{
	const struct wb_loop *l = &t->ls->loop[loop];
	uint32_t n = 0;

	for (uint32_t k = 0; k < l->nexit; k++) {
		uint32_t b = t->fn->edge[t->ls->list[l->exit + k]].src, found;
		const struct wb_iteration *stays;
		struct test test[MOST_TESTS];
		struct verdict no;

		found = every[k] ? wb_exit_tests(t, loop, b, test, &stays, &no) : 0;
		for (uint32_t j = 0; j < found && n < MOST_COMBINED; j++)
			if (!test[j].lanes)
				out[n++] = test[j];
	}
	return n;
}

struct several {
	struct test test[MOST_COMBINED];
	uint32_t n;
	bool *huge_range;		/* set if T has a very large range */
};

/* Maximum of back edges when the loop is entered by edge @e; WB_UNKNOWN. */
static uint64_t
most_from(struct trips *t, const struct test *s, const void *of, uint32_t e)
{
	const struct several *x = of;
	struct wb_point w = wb_point_along_for(t->ns, e, false);
	struct wb_affine d[MOST_COMBINED];
	uint32_t step[MOST_COMBINED], ok = 0;
	uint64_t most = WB_UNKNOWN;

	(void)s;
	for (uint32_t k = 0; k < x->n; k++)
		ok += wb_trips_distance(t, &x->test[k], e, &d[ok], &step[ok]);
	for (uint32_t r = 0; r < ok; r++) {
		int64_t m = step[r], low = offset(&d[r]), high = low;
		uint32_t residues = 0;

		for (uint32_t k = 0; k < ok && m <= (int64_t)MOST_COMBINED; k++) {
			int64_t c = offset(&d[k]);

			if (step[k] != step[r] || !alike(&d[k], &d[r]))
				continue;
			residues |= 1u << (uint32_t)((c % m + m) % m);
			low = c < low ? c : low;
			high = c > high ? c : high;
		}
		for (uint32_t sign = 0; sign < 2 && m <= (int64_t)MOST_COMBINED && residues == (1u << m) - 1; sign++) {
			struct wb_extent extent = wb_affine_extent_along(t->ns, &d[r], sign, e, w);
			wb_i128 least = extent.low - offset(&d[r]) + low, top = extent.high - offset(&d[r]) + high;

			if (least > -(wb_i128)m && top < (wb_i128)1 << 31) {
				most = wb_min_u64(most, top < 0 ? 0 : (uint64_t)(top / m));
				*x->huge_range |= extent.high - extent.low >= PLAUSIBLE;
			}
		}
	}
	return most;
}

bool
wb_trips_several(struct trips *t, uint32_t loop, const bool *every, struct verdict *out)
{
	bool open = false;
	struct several x = { .huge_range = &open };
	uint64_t most;

	x.n = gather(t, loop, every, x.test);
	most = x.n < 2 ? WB_UNKNOWN : wb_trips_over_entries(t, &x.test[0], most_from, &x);
	open = open && most >= PLAUSIBLE;
	if (most == WB_UNKNOWN || (open && !t->type_range))
		return false;
	*out = (struct verdict){ .rank = COUNTED,
		.max = most, .type_range = open, .total = WB_UNKNOWN,
		.why = wb_format(t->cx->tmp, "%u exits of an iteration, the first at %s, together meet every number",
			x.n, wb_trips_loc(t, x.test[0].inst)) };
	return true;
}
