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
 * unit_cx() makes a context that is freed when the test is over; assert_equal() holds many numbers against what they
 * are to be; unit_file() and what stands behind it are files, messages and passes.
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
#include "wavebound/pass.h"

static struct {
	struct CMUnitTest test[100];
	size_t n;
	CMFixtureFunction setup, teardown, setup_all, teardown_all;
	struct wb_ctx *cx[4000];	/* of the current test */
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

/* Each pair of @pairs is equal; @text is what they are in the source. */
static inline void
unit_equal(const wb_i128 (*pair)[2], size_t n, const char *text, const char *file, int line)
{
	for (size_t k = 0; k < n; k++)
		if (pair[k][0] != pair[k][1]) {
			print_error("pair %zu of %s: %lld, not %lld\n", k, text, (long long)pair[k][0],
				(long long)pair[k][1]);
			_fail(file, line);
		}
}

/* assert_equal({ got, want }, ...): what is computed has no side effects, for its order is not known. */
#define UNIT_PAIRS(...) ((const wb_i128[][2]){ __VA_ARGS__ })
#define assert_equal(...)                                                                                         \
	unit_equal(UNIT_PAIRS(__VA_ARGS__), sizeof(UNIT_PAIRS(__VA_ARGS__)) / sizeof(wb_i128[2]), #__VA_ARGS__,   \
		__FILE__, __LINE__)

/** unit_file - @text as a file of @cx. */
static inline uint16_t
unit_file(struct wb_ctx *cx, const char *name, const char *text)
{
	return wb_file_add(cx->files, WB_FILE_TEXT, name, text, strlen(text));
}

/** unit_said - all that was reported, as it is printed. */
static inline const char *
unit_said(struct wb_ctx *cx)
{
	struct wb_out o = wb_out_new(cx->unit);

	wb_diag_print(cx->diag, 0, false, &o);
	return o.at;
}

/** unit_error - the name of the first thing that was reported; "": nothing was. */
static inline const char *
unit_error(const struct wb_ctx *cx)
{
	return cx->diag->message.n ? wb_diag_info[cx->diag->message.at[0].code].name : "";
}

/** unit_reports - how often @name was reported. */
static inline uint32_t
unit_reports(const struct wb_ctx *cx, const char *name)
{
	uint32_t n = 0;

	for (uint32_t k = 0; k < cx->diag->message.n; k++)
		n += strcmp(wb_diag_info[cx->diag->message.at[k].code].name, name) == 0;
	return n;
}

/** unit_passes - runs the passes that are named, which must succeed. */
#define unit_passes(cx, fn, env, ...)                                                                             \
	assert_int_equal(wb_run_passes(cx, fn, env, (const enum wb_pass[]){ __VA_ARGS__ },                        \
				 sizeof((const enum wb_pass[]){ __VA_ARGS__ }) / sizeof(enum wb_pass), NULL),     \
		WB_OK)

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
