/* test/unit/base.c -- arenas, vectors, bit sets, maps, rationals, diagnostics. */
#include "wavebound/base.h"
#include "wavebound/diag.h"
#include "../lib/unit.h"

static int deferred_calls;

static void
count_call(void *p)
{
	(void)p;
	deferred_calls++;
}

TEST(arena_reset_frees_and_runs_deferred)
{
	struct wb_arena *a = wb_arena_new(NULL);
	struct wb_arena_mark m;
	char *keep = wb_strdup(a, "keep");
	size_t held;

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

TEST(a_child_outlives_later_resets_of_its_arena)
{
	uint64_t live = wb_alloc_live();
	struct wb_arena *a = wb_arena_new(NULL), *child;
	struct wb_arena_mark first = wb_arena_mark(a), m;
	char *kept;

	child = wb_arena_child(a);
	m = wb_arena_mark(a);
	WB_NEW(a, char, 100);
	kept = wb_strdup(child, "kept");
	wb_arena_reset(a, m);
	memset(WB_ROOM(a, char, 4096), 'x', 4096);
	assert_string_equal(kept, "kept");
	deferred_calls = 0;
	wb_arena_defer(child, count_call, NULL);
	wb_arena_reset(a, first);
	assert_int_equal(deferred_calls, 1);
	wb_arena_free(a);
	assert_int_equal(wb_alloc_live(), live);
}

/* Where each allocation is one of the system's (under AddressSanitizer) nothing is used again. */
static bool
uses_again(void)
{
	struct wb_arena *a = wb_arena_new(NULL);
	struct wb_arena_mark m = wb_arena_mark(a);
	void *p = WB_NEW(a, char, 100), *q;

	wb_arena_reset(a, m);
	q = WB_NEW(a, char, 100);
	wb_arena_free(a);
	return p == q;
}

TEST(arenas_beside_one_another_use_the_same_memory)
{
	uint64_t live = wb_alloc_live(), count;
	struct wb_arena *a = wb_arena_new(NULL), *b = wb_arena_sibling(a), *c = wb_arena_sibling(b);
	struct wb_arena_mark m = wb_arena_mark(a);
	char *large = WB_ROOM(a, char, 3 << 20), *small = WB_ROOM(a, char, 2 << 20), *p, *q;

	wb_arena_reset(a, m);
	count = wb_alloc_count();
	p = WB_NEW(b, char, 1 << 20);		/* the smallest that holds it */
	q = WB_NEW(c, char, 5 << 19);
	if (uses_again()) {
		assert_int_equal(wb_alloc_count(), count + 2);	/* of uses_again */
		assert_ptr_equal(p, small);
		assert_ptr_equal(q, large);
	}
	memset(p, 1, 1 << 20);
	memset(q, 2, 5 << 19);
	assert_int_equal(wb_arena_bytes(a), 0);
	wb_arena_free(b);
	p = WB_NEW(c, char, 1 << 20);		/* cleared, and apart from what is in use */
	assert_int_equal(p[0] | p[(1 << 20) - 1], 0);
	assert_int_equal(q[0] + q[(5 << 19) - 1], 4);
	wb_arena_free(c);
	count = wb_alloc_live();
	WB_ROOM(a, char, 65 << 20);
	wb_arena_reset(a, m);
	assert_int_equal(wb_alloc_live(), count);	/* too much to be kept */
	wb_arena_free(a);
	assert_int_equal(wb_alloc_live(), live);
}

TEST(overflow_is_seen)
{
	uint64_t n = 5;

	assert_false(wb_add_u64(UINT64_MAX, 1, &n));
	assert_int_equal(n, 5);
}

TEST(map_keeps_the_first)
{
	struct wb_arena *a = wb_arena_new(NULL);
	struct wb_map m = wb_map_new(a);

	for (uint32_t k = 0; k < 1000; k++) {
		char *key = wb_format(a, "key%u", k);

		assert_int_equal(wb_map_put(&m, key, strlen(key), k), WB_NONE);
		assert_int_equal(wb_map_put(&m, key, strlen(key), 7), k);
	}
	assert_int_equal(wb_map_get(&m, "key999", 6), 999);
	assert_int_equal(wb_map_get(&m, "key1000", 7), WB_NONE);
	wb_arena_free(a);
}

TEST(diagnostics_point_at_the_column)
{
	struct wb_ctx *cx = unit_cx();
	static const char text[] = "first\n\tv_foo v0, v1\n";
	uint16_t f = unit_file(cx, "a.s", text);
	struct wb_out o = wb_out_new(cx->unit);

	wb_report(cx->diag, WB_E_WIR_SYNTAX, (struct wb_loc){ 2, 2, f }, "no '%s'", "v_foo");
	wb_diag_print(cx->diag, 0, false, &o);
	assert_string_equal(o.at,
		"a.s:2:2: error: no 'v_foo' [wir-syntax]\n"
		"      2 | \tv_foo v0, v1\n"
		"        | \t^~~~~\n"
		"        = see wavebound-wir(5)\n");
}

/* ---- arenas ------------------------------------------------------------------------ */
TEST(arena_memory_is_zeroed_and_aligned)
{
	struct wb_arena *a = wb_arena_new(NULL);
	struct wb_arena_mark m = wb_arena_mark(a);

	for (int round = 0; round < 2; round++) {
		for (size_t n = 1; n < 300; n++) {
			unsigned char *p = wb_arena_alloc(a, n, 1);

			assert_true((uintptr_t)p % _Alignof(max_align_t) == 0);
			for (size_t k = 0; k < n; k++)
				assert_int_equal(p[k], 0);
			memset(p, 0xff, n);
		}
		wb_arena_reset(a, m);
	}
	assert_non_null(wb_arena_alloc(a, 0, 8));
	for (size_t n = 1; n < 300; n++) {	/* what held something else is cleared, and copies are their own */
		unsigned char *p = wb_arena_room(a, n, 3), *q;

		assert_int_equal((uintptr_t)p % 16, 0);
		memset(p, 0x5a, 3 * n);
		q = wb_arena_copy(a, p, n, 3);
		assert_memory_equal(p, q, 3 * n);
		q[3 * n - 1] = 1;
		assert_int_equal(p[3 * n - 1], 0x5a);
	}
	assert_true(wb_arena_bytes(a) > 0);
	wb_arena_reset(a, m);
	assert_int_equal(wb_arena_bytes(a), 0);
	wb_arena_free(a);
	wb_arena_free(NULL);
}

static char order[8];

static void
note_call(void *p)
{
	strcat(order, p);
}

TEST(deferred_calls_run_newest_first)
{
	static char a_[] = "a", b_[] = "b", c_[] = "c";
	struct wb_arena *a = wb_arena_new(NULL);
	struct wb_arena_mark m;

	order[0] = '\0';
	wb_arena_defer(a, note_call, a_);
	m = wb_arena_mark(a);
	wb_arena_defer(a, note_call, b_);
	wb_arena_defer(a, note_call, c_);
	wb_arena_reset(a, m);
	assert_string_equal(order, "cb");
	wb_arena_free(a);
	assert_string_equal(order, "cba");
}

/* Whether @grab, given an arena, leaves through the escape. */
static bool
escapes(void (*grab)(struct wb_arena *), uint64_t fail_after)
{
	struct wb_escape esc;
	struct wb_arena *volatile a = wb_arena_new(&esc);
	volatile bool left = true;

	assert_non_null(a);
	if (!setjmp(esc.env)) {
		wb_fail_alloc_after(fail_after);
		grab(a);
		left = false;
	}
	wb_fail_alloc_after(0);
	wb_arena_free(a);
	return left;
}

static void grab_chunk(struct wb_arena *a) { WB_NEW(a, char, 100); }
static void grab_too_much(struct wb_arena *a) { wb_arena_alloc(a, SIZE_MAX / 2, 4); }
static void grab_all(struct wb_arena *a) { wb_arena_alloc(a, SIZE_MAX - 8, 1); }
static void grab_nearly_all(struct wb_arena *a) { wb_arena_alloc(a, SIZE_MAX - 40, 1); }

static void
grab_vector(struct wb_arena *a)
{
	uint32_t cap = UINT32_MAX / 2 + 1;

	wb_vec_grow(a, NULL, 0, &cap, 1);
}

TEST(no_memory_escapes)
{
	uint64_t live = wb_alloc_live();

	assert_false(escapes(grab_chunk, 0));
	assert_true(escapes(grab_chunk, 1));
	assert_true(escapes(grab_too_much, 0));
	assert_true(escapes(grab_all, 0));
	assert_true(escapes(grab_nearly_all, 0));
	assert_true(escapes(grab_vector, 0));
	assert_int_equal(wb_alloc_live(), live);
}

TEST(arenas_and_contexts_say_when_there_is_none)
{
	uint64_t live = wb_alloc_live();
	struct wb_ctx *cx = NULL;

	wb_fail_alloc_after(1);
	assert_null(wb_arena_new(NULL));
	wb_fail_alloc_after(0);
	for (uint64_t n = 1; !cx; n++) {
		assert_int_equal(wb_alloc_live(), live);
		wb_fail_alloc_after(n);
		cx = wb_ctx_new(NULL);
		wb_fail_alloc_after(0);
		assert_true(n < 20);
	}
	wb_ctx_free(cx);
	wb_ctx_free(NULL);
	assert_int_equal(wb_alloc_live(), live);
}

TEST(escape_can_be_replaced)
{
	struct wb_escape first, second;
	struct wb_arena *a = wb_arena_new(&first);

	assert_ptr_equal(wb_arena_escape(a, &second), &first);
	assert_ptr_equal(wb_arena_escape(a, NULL), &second);
	wb_arena_free(a);
}

TEST(foreign_allocations_fail_and_count_too)
{
	uint64_t live = wb_alloc_live(), count = wb_alloc_count();
	void *p = wb_malloc(10), *q;

	assert_non_null(p);
	q = wb_realloc(p, 1000);
	assert_non_null(q);
	assert_int_equal(wb_alloc_live(), live + 1);
	wb_fail_alloc_after(2);
	p = wb_realloc(NULL, 5);
	assert_non_null(p);
	assert_null(wb_malloc(1));
	assert_null(wb_realloc(q, 2000));
	wb_fail_alloc_after(0);
	wb_free(p);
	wb_free(q);
	wb_free(NULL);
	assert_int_equal(wb_alloc_live(), live);
	assert_int_equal(wb_alloc_count(), count + 5);
}

/* Two that grow by turns, and one that grows alone between zeroed allocations. */
TEST(vectors_do_not_overlap)
{
	struct wb_arena *a = wb_arena_new(NULL);
	WB_VEC(uint32_t) x = { NULL, 0, 0 }, y = { NULL, 0, 0 };
	struct wb_arena_mark m;

	for (uint32_t k = 0; k < 5000; k++) {
		WB_PUSH(a, &x, k);
		if (k % 3 == 0)
			WB_PUSH(a, &y, ~k);
		if (k % 700 == 0) {
			unsigned char *p = wb_arena_alloc(a, 40, 1);

			for (uint32_t n = 0; n < 40; n++)
				assert_int_equal(p[n], 0);
			memset(p, 0xee, 40);
		}
	}
	m = wb_arena_mark(a);
	for (uint32_t k = 5000; k < 100000; k++)
		WB_PUSH(a, &x, k);
	for (uint32_t k = 0; k < x.n; k++)
		assert_int_equal(x.at[k], k);
	for (uint32_t k = 0; k < y.n; k++)
		assert_int_equal(y.at[k], ~(3 * k));
	wb_arena_reset(a, m);
	for (uint32_t k = 0; k < y.n; k++)
		assert_int_equal(y.at[k], ~(3 * k));
	wb_arena_free(a);
}

TEST(vectors_grow)
{
	struct wb_arena *a = wb_arena_new(NULL);
	WB_VEC(uint32_t) v = { NULL, 0, 0 };

	for (uint32_t k = 0; k < 100000; k++)
		WB_PUSH(a, &v, k * 3);
	assert_int_equal(v.n, 100000);
	assert_true(v.cap >= v.n);
	for (uint32_t k = 0; k < v.n; k++)
		assert_int_equal(v.at[k], k * 3);
	wb_arena_free(a);
}

TEST(strings_are_copied)
{
	struct wb_arena *a = wb_arena_new(NULL);
	char text[] = "text";
	char *s = wb_strdup(a, text), *n = wb_strndup(a, text, 2);

	text[0] = 'X';
	assert_string_equal(s, "text");
	assert_string_equal(n, "te");
	assert_string_equal(wb_strndup(a, NULL, 0), "");
	assert_string_equal(wb_format(a, "%s-%d", "a", 5), "a-5");
	assert_string_equal(wb_format(a, "%s", ""), "");
	for (int len = 250; len < 262; len++) {	/* around the length up to which a text is written once */
		s = wb_format(a, "%*d", len, 7);
		assert_int_equal(strlen(s), len);
		assert_int_equal(s[len - 1], '7');
	}
	wb_arena_free(a);
}

TEST(output_grows)
{
	struct wb_arena *a = wb_arena_new(NULL);
	struct wb_out o = wb_out_new(a);
	char *large = WB_NEW(a, char, 5001);

	assert_string_equal(o.at, "");
	memset(large, 'x', 5000);
	wb_puts(&o, "ab");
	wb_putn(&o, "cdef", 2);
	wb_putn(&o, NULL, 0);
	wb_printf(&o, "%s|", large);
	wb_printf(&o, "%d", 7);
	assert_int_equal(o.n, 4 + 5000 + 1 + 1);
	assert_int_equal(strlen(o.at), o.n);
	assert_memory_equal(o.at, "abcdxx", 6);
	assert_string_equal(o.at + o.n - 3, "x|7");
	/* exactly full, one more, one less */
	for (size_t n = 1020; n < 1030; n++) {
		struct wb_out p = wb_out_new(a);

		large[n] = '\0';
		wb_printf(&p, "%s", large);
		assert_int_equal(p.n, n);
		assert_int_equal(strlen(p.at), n);
		large[n] = 'x';
	}
	wb_arena_free(a);
}

TEST(bit_sets)
{
	struct wb_arena *a = wb_arena_new(NULL);
	struct wb_bits s = wb_bits_new(a, 130), t = wb_bits_new(a, 130), none = wb_bits_new(a, 0);

	for (uint32_t k = 0; k < 130; k += 3)
		wb_bit_set(s, k);
	assert_int_equal(wb_bits_count(s), 44);
	assert_true(wb_bit(s, 129) && !wb_bit(s, 128));
	assert_true(wb_bits_or(t, s));
	assert_false(wb_bits_or(t, s));
	wb_bit_clear(t, 129);
	assert_int_equal(wb_bits_count(t), 43);
	assert_true(wb_bits_or(t, s));
	assert_int_equal(wb_bits_count(none), 0);
	assert_false(wb_bits_or(none, none));
	assert_true(wb_bit_add(s, 128) && !wb_bit_add(s, 128) && !wb_bit_add(s, 129) && wb_bits_count(s) == 45);
	wb_arena_free(a);
}

TEST(lists_take_each_number_once)
{
	struct wb_arena *a = wb_arena_new(NULL);
	struct wb_todo t = wb_todo_new(a, 100);
	uint32_t *id = wb_new_ids(a, 2);

	for (uint32_t k = 0; k < 300; k++)
		assert_int_equal(wb_todo_add(&t, k % 100), k < 100);
	assert_true(t.n == 100 && t.at[99] == 99);
	t.n--;
	assert_false(wb_todo_add(&t, 99));		/* taken, and not to be visited again */
	assert_true(id[0] == WB_NONE && id[1] == WB_NONE);
	wb_arena_free(a);
}

TEST(maps_know_keys_by_length)
{
	struct wb_arena *a = wb_arena_new(NULL);
	struct wb_map m = wb_map_new(a);

	assert_int_equal(wb_map_get(&m, "x", 1), WB_NONE);
	assert_int_equal(wb_map_put(&m, "abc", 2, 1), WB_NONE);
	assert_int_equal(wb_map_put(&m, "abc", 3, 2), WB_NONE);
	assert_int_equal(wb_map_put(&m, "", 0, 3), WB_NONE);
	assert_int_equal(wb_map_get(&m, "ab", 2), 1);
	assert_int_equal(wb_map_get(&m, "abc", 3), 2);
	assert_int_equal(wb_map_get(&m, "a", 1), WB_NONE);
	assert_int_equal(wb_map_get(&m, "", 0), 3);
	assert_true(wb_hash("a", 1) != wb_hash("b", 1));
	wb_arena_free(a);
}

/* ---- numbers -------------------------------------------------------------------------- */
TEST(checked_sums_and_products)
{
	const wb_u128 top = ~(wb_u128)0;
	const wb_i128 most = (wb_i128)(top >> 1), least = -most - 1;
	uint64_t n = 5;
	wb_u128 u = 5;
	wb_i128 i = 5;

	assert_true(wb_add_u64(UINT64_MAX - 1, 1, &n) && n == UINT64_MAX);
	assert_false(wb_mul_u64(1ull << 32, 1ull << 32, &n));
	assert_true(wb_mul_u64(1ull << 32, 1ull << 31, &n) && n == 1ull << 63);
	assert_false(wb_add_u128(top, 1, &u));
	assert_false(wb_mul_u128((wb_u128)1 << 64, (wb_u128)1 << 64, &u));
	assert_true(u == 5 && wb_add_u128(top - 1, 1, &u) && u == top && wb_mul_u128(3, 4, &u) && u == 12);
	assert_false(wb_add_i128(most, 1, &i));
	assert_false(wb_add_i128(least, -1, &i));
	assert_false(wb_mul_i128(least, -1, &i));
	assert_true(i == 5 && wb_add_i128(least, most, &i) && i == -1 && wb_mul_i128(-3, 4, &i) && i == -12);
	assert_equal({ wb_ceil_div(7, 2), 4 }, { wb_ceil_div(8, 2), 4 }, { wb_ceil_div(0, 9), 0 },
		{ wb_ceil_div(UINT64_MAX, 2), 1ull << 63 });
}

TEST(wide_numbers_as_text)
{
	char buf[40];

	assert_string_equal(wb_u128_text(0, buf), "0");
	assert_string_equal(wb_u128_text(UINT64_MAX, buf), "18446744073709551615");
	assert_string_equal(wb_u128_text(~(wb_u128)0, buf), "340282366920938463463374607431768211455");
}

TEST(exit_codes)
{
	assert_equal({ wb_exit_code(WB_OK), 0 }, { wb_exit_code(WB_GATE), 1 }, { wb_exit_code(WB_BAD_INPUT), 2 },
		{ wb_exit_code(WB_UNBOUNDED), 3 }, { wb_exit_code(WB_OVERFLOW), 3 }, { wb_exit_code(WB_REFUSED), 3 },
		{ wb_exit_code(WB_SOLVER), 4 }, { wb_exit_code(WB_INTERNAL), 4 }, { wb_exit_code(WB_NOMEM), 4 });
}

/* ---- diagnostics ------------------------------------------------------------------------- */
TEST(every_diagnostic_explains_itself)
{
	for (int k = 0; k < WB_DIAG_COUNT; k++) {
		const struct wb_diag_info *d = &wb_diag_info[k];

		assert_true(strlen(d->name) > 0 &&
			strspn(d->name, "abcdefghijklmnopqrstuvwxyz0123456789-") == strlen(d->name));
		assert_int_equal(wb_diag_find(d->name), k);
		assert_true(strlen(d->explain) > 20);
		assert_true(strlen(d->fix) > 0);
	}
	assert_int_equal(wb_diag_find("no such diagnostic"), WB_DIAG_COUNT);
}

TEST(places_as_text)
{
	struct wb_ctx *cx = unit_cx();
	static const uint64_t address[] = { 0x100, 0x104 };
	uint16_t text = wb_file_add(cx->files, WB_FILE_TEXT, "a.s", "x\n", 2),
		 list = wb_file_add(cx->files, WB_FILE_LISTING, "k.co", "a\nb\n", 4);

	cx->files->file.at[list]->address = address;
	cx->files->file.at[list]->nline = 2;
	assert_string_equal(wb_loc_text(cx->unit, cx->files, (struct wb_loc){ 3, 4, text }), "a.s:3:4");
	assert_string_equal(wb_loc_text(cx->unit, cx->files, (struct wb_loc){ 3, 0, text }), "a.s:3");
	assert_string_equal(wb_loc_text(cx->unit, cx->files, (struct wb_loc){ 0, 0, text }), "a.s");
	assert_string_equal(wb_loc_text(cx->unit, cx->files, (struct wb_loc){ 2, 1, list }), "k.co:0x104");
	assert_string_equal(wb_loc_text(cx->unit, cx->files, (struct wb_loc){ 3, 1, list }), "k.co:3:1");
	assert_string_equal(wb_loc_text(cx->unit, cx->files, WB_NO_LOC), "");
	assert_string_equal(wb_loc_text(cx->unit, cx->files, (struct wb_loc){ 1, 1, 999 }), "");
}

TEST(files_are_limited)
{
	struct wb_ctx *cx = unit_cx();

	for (uint32_t k = 1; k <= UINT16_MAX; k++)
		assert_int_equal(wb_file_add(cx->files, WB_FILE_SOURCE, "x", NULL, 0), k);
	assert_int_equal(wb_file_add(cx->files, WB_FILE_SOURCE, "x", NULL, 0), 0);
}

TEST(messages_carry_kernel_notes_and_colour)
{
	struct wb_ctx *cx = unit_cx();
	static const char text[] = "one\r\n\x01two\xff three";
	uint16_t f = unit_file(cx, "a.s", text);
	struct wb_out o = wb_out_new(cx->unit);

	cx->diag->kernel = "k";
	wb_report(cx->diag, WB_W_DEAD_ANNOTATION, (struct wb_loc){ 2, 7, f }, "%s", "w");
	wb_note(cx->diag, (struct wb_loc){ 1, 1, f }, "n");
	wb_note(cx->diag, WB_NO_LOC, "m");
	wb_report(cx->diag, WB_E_FILE, (struct wb_loc){ 9, 1, f }, "beyond");
	wb_report(cx->diag, WB_E_FILE, (struct wb_loc){ 1, 90, f }, "wide");
	wb_diag_print(cx->diag, 0, false, &o);
	assert_string_equal(o.at,
		"a.s:2:7: warning: k: w [dead-annotation]\n"
		"      2 | ?two? three\n"
		"        |       ^~~~~\n"
		"a.s:1:1: note: n\n"
		"      1 | one \n"
		"        | ^~~\n"
		"note: m\n"
		"        = remove the annotation, or check the label it follows\n"
		"a.s:9:1: error: k: beyond [file]\n"
		"        = check the path, its permissions and the room there\n"
		"a.s:1:90: error: k: wide [file]\n"
		"      1 | one \n"
		"        = check the path, its permissions and the room there\n");
	assert_int_equal(cx->diag->nwarning, 1);
	assert_int_equal(cx->diag->nerror, 2);
	o = wb_out_new(cx->unit);
	wb_diag_print(cx->diag, 2, true, &o);
	assert_memory_equal(o.at, "a.s:1:90: \033[31merror:\033[0m k: wide", 31);
}

TEST(long_lines_are_cut)
{
	struct wb_ctx *cx = unit_cx();
	char *text = WB_NEW(cx->unit, char, 10000);
	struct wb_out o = wb_out_new(cx->unit);
	uint16_t f;

	memset(text, 'y', 9999);
	f = wb_file_add(cx->files, WB_FILE_TEXT, "long", text, 9999);
	wb_report(cx->diag, WB_E_FILE, (struct wb_loc){ 1, 300, f }, "far");
	wb_diag_print(cx->diag, 0, false, &o);
	assert_true(o.n < 400);
}

TEST(too_many_messages_are_counted)
{
	struct wb_ctx *cx = wb_ctx_new(NULL), *to = wb_ctx_new(NULL);
	struct wb_out o = wb_out_new(cx->unit);

	for (int k = 0; k < WB_DIAG_LIMIT + 5; k++) {
		wb_report(cx->diag, WB_E_FILE, WB_NO_LOC, "m%d", k);
		wb_note(cx->diag, WB_NO_LOC, "n");
	}
	assert_equal({ cx->diag->message.n, WB_DIAG_LIMIT }, { cx->diag->note.n, WB_DIAG_LIMIT },
		{ cx->diag->ndropped, 5 }, { cx->diag->nerror, WB_DIAG_LIMIT + 5 });
	wb_diag_print(cx->diag, WB_DIAG_LIMIT - 1, false, &o);
	assert_string_equal(o.at,
		"error: m999 [file]\nnote: n\n        = check the path, its permissions and the room there\n"
		"5 more messages are not shown\n");
	wb_report(to->diag, WB_E_FILE, WB_NO_LOC, "first");
	wb_diag_merge(to->diag, cx->diag);
	assert_int_equal(to->diag->message.n, WB_DIAG_LIMIT);
	assert_int_equal(to->diag->ndropped, 6);
	wb_ctx_free(cx);
	wb_ctx_free(to);
}

TEST(merged_messages_keep_their_notes)
{
	struct wb_ctx *cx = wb_ctx_new(NULL), *to = wb_ctx_new(NULL);
	struct wb_out o = wb_out_new(to->unit);

	cx->diag->kernel = "k1";
	wb_report(cx->diag, WB_E_FILE, WB_NO_LOC, "a");
	wb_note(cx->diag, WB_NO_LOC, "a1");
	wb_report(cx->diag, WB_W_DEAD_ANNOTATION, WB_NO_LOC, "b");
	wb_note(cx->diag, WB_NO_LOC, "b1");
	wb_note(cx->diag, WB_NO_LOC, "b2");
	wb_report(to->diag, WB_E_FILE, WB_NO_LOC, "own");
	wb_note(to->diag, WB_NO_LOC, "own1");
	wb_diag_merge(to->diag, cx->diag);
	wb_ctx_free(cx);
	wb_diag_print(to->diag, 1, false, &o);
	assert_string_equal(o.at,
		"error: k1: a [file]\nnote: a1\n        = check the path, its permissions and the room there\n"
		"warning: k1: b [dead-annotation]\nnote: b1\nnote: b2\n        = remove the annotation, or check the "
		"label it follows\n");
	assert_int_equal(to->diag->nerror, 2);
	assert_int_equal(to->diag->nwarning, 1);
	wb_ctx_free(to);
}

/* Numbers by key keep their order; a key without numbers has an empty list. */
TEST(lists_by_key)
{
	struct wb_arena *a = wb_arena_new(NULL);
	struct wb_keyed of = { 0 };
	struct wb_lists l;

	for (uint32_t k = 0; k < 100; k++)
		wb_keyed_add(a, &of, k * 7 % 10 == 3 ? 9 : k * 7 % 10, k);
	l = wb_keyed_lists(a, 11, &of);
	for (uint32_t key = 0; key < 11; key++) {
		uint32_t n = 0;

		for (uint32_t k = 0; k < 100; k++)
			if ((k * 7 % 10 == 3 ? 9 : k * 7 % 10) == key)
				assert_int_equal(l.at[l.first[key] + n++], k);
		assert_int_equal(l.first[key + 1] - l.first[key], n);
	}
	wb_arena_free(a);
}
