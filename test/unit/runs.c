/* test/unit/runs.c -- runs of numbers modulo 2^32: which numbers are in what is made of them. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "../../passes/exclusive/exclusive.h"
#include "../lib/randcfg.h"

#define ALL ((uint64_t)1 << 32)
#define ROUNDS 400000

static bool
has(struct exclusive_run r, uint32_t x)
{
	return (uint32_t)(x - r.first) < r.count;
}

/* Mostly near places where something ends. */
static uint32_t
number(struct rng *g)
{
	static const uint32_t edge[] = { 0, 1, 64, 256, 0x7fffffff, 0x80000000, 0xfffffff0, UINT32_MAX };

	return rng_below(g, 4) ? edge[rng_below(g, WB_COUNT(edge))] + rng_below(g, 7) - 3 : (uint32_t)rng_next(g);
}

static struct exclusive_run
some_run(struct rng *g)
{
	uint32_t kind = rng_below(g, 16);

	return (struct exclusive_run){ number(g), kind == 0 ? 0 : kind == 1 ? ALL : kind < 8 ? 1 + rng_below(g, 40) : number(g) };
}

/* One that is likely at an end of @r. */
static uint32_t
number_near(struct rng *g, struct exclusive_run r)
{
	return rng_below(g, 2) ? number(g) : (rng_below(g, 2) ? r.first : (uint32_t)(r.first + r.count)) + rng_below(g, 5) - 2;
}

static void
comparisons_hold_for_runs(void **state)
{
	static const enum wb_op op[] = { WB_OP_EQ, WB_OP_NE, WB_OP_LT, WB_OP_LE, WB_OP_GT, WB_OP_GE };
	struct rng g = rng_new(1);

	(void)state;
	for (int n = 0; n < ROUNDS; n++) {
		uint32_t k = number(&g), which = rng_below(&g, WB_COUNT(op)), x = rng_below(&g, 2) ? number(&g) : k + rng_below(&g, 5) - 2;
		bool sign = rng_below(&g, 2), below = sign ? (int32_t)x < (int32_t)k : x < k;
		const bool held[] = { x == k, x != k, below, below || x == k, !below && x != k, !below };
		struct exclusive_run r = exclusive_compared(op[which], sign, k);

		assert_int_equal(has(r, x), held[which]);
		assert_int_equal(has(exclusive_opposite(r), x), !held[which]);
	}
}

static void
shifts_and_masks_are_led_back(void **state)
{
	struct rng g = rng_new(2);

	(void)state;
	for (int n = 0; n < ROUNDS; n++) {
		struct exclusive_run r = some_run(&g), shift, clear;
		uint32_t bits = rng_below(&g, 32), low = ((uint32_t)1 << bits) - 1, x = number_near(&g, r);

		if (rng_below(&g, 2))
			x = rng_below(&g, 2) ? x << bits : (x << bits) + low;
		shift = exclusive_before_shift(r, bits);
		clear = exclusive_before_clear(r, bits);
		assert_true(shift.count <= ALL && clear.count <= ALL);
		assert_int_equal(has(shift, x), has(r, x >> bits));
		assert_int_equal(has(clear, x), has(r, x & ~low));
	}
}

static void
runs_apart_share_no_number(void **state)
{
	struct rng g = rng_new(3);

	(void)state;
	for (int n = 0; n < ROUNDS; n++) {
		struct exclusive_run a = some_run(&g), b = some_run(&g);
		bool apart = exclusive_runs_apart(a, b);
		uint32_t x = number_near(&g, a);

		assert_int_equal(apart, exclusive_runs_apart(b, a));
		assert_false(apart && has(a, x) && has(b, x));
		if (!apart)			/* where one begins it is in the other */
			assert_true((a.count && has(b, a.first)) || (b.count && has(a, b.first)));
	}
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(comparisons_hold_for_runs),
		cmocka_unit_test(shifts_and_masks_are_led_back),
		cmocka_unit_test(runs_apart_share_no_number),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
