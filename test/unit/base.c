/* test/unit/base.c -- arenas, vectors, bit sets, maps, rationals, diagnostics. */
#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <cmocka.h>

#include "wavebound/base.h"
#include "wavebound/diag.h"

static int deferred_calls;

static void
count_call(void *p)
{
	(void)p;
	deferred_calls++;
}

static void
arena_reset_frees_and_runs_deferred(void **state)
{
	struct wb_arena *a = wb_arena_new(NULL);
	struct wb_arena_mark m;
	char *keep = wb_strdup(a, "keep");
	size_t held;

	(void)state;
	deferred_calls = 0;
	m = wb_arena_mark(a);
	held = wb_arena_bytes(a);
	WB_NEW(a, char, 5 << 20);
	wb_arena_defer(a, count_call, NULL);
	assert_true(wb_arena_bytes(a) > held);
	wb_arena_reset(a, m);
	assert_int_equal(wb_arena_bytes(a), held);
	assert_int_equal(deferred_calls, 1);
	assert_string_equal(keep, "keep");
	wb_arena_free(a);
}

static void
rationals_are_exact(void **state)
{
	struct wb_rat a, b, c;
	uint64_t n;

	(void)state;
	assert_true(wb_rat_make(6, -4, &a));
	assert_true(a.num == -3 && a.den == 2);
	assert_true(wb_rat_make(1, 3, &b) && wb_rat_add(a, b, &c));
	assert_true(c.num == -7 && c.den == 6);
	assert_true(wb_rat_mul(a, b, &c) && c.num == -1 && c.den == 2);
	assert_true(wb_rat_cmp(a, b) < 0 && wb_rat_cmp(b, a) > 0 && wb_rat_cmp(a, a) == 0);
	assert_true(wb_rat_make(7, 2, &c) && wb_rat_ceil(c, &n) && n == 4);
	assert_false(wb_rat_make(1, 0, &c));
}

static void
overflow_is_seen(void **state)
{
	struct wb_rat big = { ((wb_i128)1 << 126), 1 }, c;
	uint64_t n = 5;

	(void)state;
	assert_false(wb_add_u64(UINT64_MAX, 1, &n));
	assert_int_equal(n, 5);
	assert_false(wb_rat_add(big, big, &c));
	assert_false(wb_rat_ceil(big, &n));
}

static void
map_keeps_the_first(void **state)
{
	struct wb_arena *a = wb_arena_new(NULL);
	struct wb_map m = wb_map_new(a);

	(void)state;
	for (uint32_t k = 0; k < 1000; k++) {
		char *key = wb_format(a, "key%u", k);

		assert_int_equal(wb_map_put(&m, key, strlen(key), k), WB_NONE);
		assert_int_equal(wb_map_put(&m, key, strlen(key), 7), k);
	}
	assert_int_equal(wb_map_get(&m, "key999", 6), 999);
	assert_int_equal(wb_map_get(&m, "key1000", 7), WB_NONE);
	wb_arena_free(a);
}

static void
diagnostics_point_at_the_column(void **state)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	static const char text[] = "first\n\tv_foo v0, v1\n";
	uint16_t f = wb_file_add(cx->files, WB_FILE_TEXT, "a.s", text, sizeof(text) - 1);
	struct wb_out o = wb_out_new(cx->unit);

	(void)state;
	wb_report(cx->diag, WB_E_WIR_SYNTAX, (struct wb_loc){ 2, 2, f }, "no '%s'", "v_foo");
	wb_diag_print(cx->diag, 0, false, &o);
	assert_string_equal(o.at,
		"a.s:2:2: error: no 'v_foo' [wir-syntax]\n"
		"      2 | \tv_foo v0, v1\n"
		"        | \t^~~~~\n"
		"        = see wavebound-wir(5)\n");
	wb_ctx_free(cx);
}

int
main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(arena_reset_frees_and_runs_deferred),
		cmocka_unit_test(rationals_are_exact),
		cmocka_unit_test(overflow_is_seen),
		cmocka_unit_test(map_keeps_the_first),
		cmocka_unit_test(diagnostics_point_at_the_column),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
