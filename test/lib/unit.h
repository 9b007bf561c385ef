/* test/lib/unit.h -- unit tests with cmocka: a file that includes this is a program of tests.
 *
 *	TEST(what_holds)
 *	{
 *		assert_int_equal(...);
 *	}
 *
 * Tests run in the order in which they stand. What is needed around them, behind the functions that do it:
 *
 *	EACH_TEST(setup, teardown)	around each; the tests find in *state what setup left there
 *	ALL_TESTS(setup, teardown)	once
 *
 * unit_cx() makes a context that is freed when the test is over.
 */
#ifndef WAVEBOUND_TEST_UNIT_H
#define WAVEBOUND_TEST_UNIT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "wavebound/ir.h"

static struct {
	struct CMUnitTest test[100];
	size_t n;
	CMFixtureFunction setup, teardown, setup_all, teardown_all;
	struct wb_ctx *cx[4000];	/* of the test under way */
	size_t ncx;
} unit_tests;

static inline void
unit_add(const char *name, CMUnitTestFunction run)
{
	if (unit_tests.n == sizeof unit_tests.test / sizeof *unit_tests.test)
		abort();
	unit_tests.test[unit_tests.n++] = (struct CMUnitTest){ .name = name, .test_func = run };
}

static inline struct wb_ctx *
unit_cx(void)
{
	if (unit_tests.ncx == sizeof unit_tests.cx / sizeof *unit_tests.cx)
		abort();
	return unit_tests.cx[unit_tests.ncx++] = wb_ctx_new(NULL);
}

/** unit_free - frees what was made last, for loops that make many. */
static inline void
unit_free(struct wb_ctx *cx)
{
	assert_true(unit_tests.ncx && unit_tests.cx[unit_tests.ncx - 1] == cx);
	unit_tests.ncx--;
	wb_ctx_free(cx);
}

static inline int
unit_end(void **state)
{
	while (unit_tests.ncx)
		wb_ctx_free(unit_tests.cx[--unit_tests.ncx]);
	return unit_tests.teardown ? unit_tests.teardown(state) : 0;
}

#define UNIT_AT_START(name) __attribute__((constructor)) static void name(void)
#define TEST(name)                                               \
	static void name(void **state);                          \
	UNIT_AT_START(add_##name) { unit_add(#name, name); }     \
	static void name(__attribute__((unused)) void **state)
#define EACH_TEST(s, t) UNIT_AT_START(each_test) { unit_tests.setup = s, unit_tests.teardown = t; }
#define ALL_TESTS(s, t) UNIT_AT_START(all_tests) { unit_tests.setup_all = s, unit_tests.teardown_all = t; }

int
main(void)
{
	for (size_t k = 0; k < unit_tests.n; k++) {
		unit_tests.test[k].setup_func = unit_tests.setup;
		unit_tests.test[k].teardown_func = unit_end;
	}
	return _cmocka_run_group_tests("tests", unit_tests.test, unit_tests.n, unit_tests.setup_all,
		unit_tests.teardown_all);
}

#endif
