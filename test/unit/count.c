/* test/unit/count.c -- which accesses src/prove takes to be to whole lines in a row, and how many lines lanes with a
 * range may touch. Worked by hand, for lines of 64 bytes. */
#include "../../src/prove/private.h"
#include "../lib/unit.h"

static const struct wb_machine machine = { .line_bytes = 64 };
static const struct wb_recheck_input input = { .machine = &machine };

/* A wave of 64 lanes, of which those in @on are on. */
static struct wave
wave_of(uint64_t on)
{
	struct wb_ctx *cx = unit_cx();
	struct wave w = { .cx = cx, .in = &input, .lanes = 64, .present = 64,
		.known = wb_map_new(cx->unit), .now = WB_NEW(cx->unit, struct state, 1) };

	symbol_new(&w, WB_NONE, 0, (struct symbol){ .least = 1, .most = 1 });
	mask_start(&w, 64);
	w.now->exec = mask_number(&w, on);
	return w;
}

/* A base that is a multiple of 2^@low, plus @stride for each lane, plus @offset. */
static uint32_t
address(struct wave *w, uint32_t low, int64_t stride, int64_t offset)
{
	int64_t n[PROVE_LANES];
	struct symbol any = { .low = low, .most = UINT64_MAX };
	uint32_t base = form_symbol(w, true, symbol_new(w, WB_NONE, 2, any));

	for (uint32_t l = 0; l < PROVE_LANES; l++)
		n[l] = l * stride + offset;
	return form_add(w, base, form_extend(w, form_of_lanes(w, n), false), 1);
}

static bool
is_whole(uint64_t on, uint32_t low, int64_t stride, int64_t offset, uint32_t bytes)
{
	struct wave w = wave_of(on);

	return count_whole(&w, address(&w, low, stride, offset), bytes);
}

TEST(whole)
{
	assert_true(is_whole(UINT64_MAX, 6, 4, 0, 4));
	assert_true(is_whole(UINT64_MAX, 8, 4, 64, 4));
	assert_false(is_whole(UINT64_MAX, 6, 2, 0, 4));		/* the last one ends 2 bytes behind a line */
	assert_false(is_whole(UINT64_MAX, 5, 4, 0, 4));		/* the base may be within a line */
	assert_false(is_whole(UINT64_MAX, 2, 4, 0, 4));
	assert_false(is_whole(UINT64_MAX, 6, 4, 4, 4));
	assert_false(is_whole(UINT64_MAX, 6, 8, 0, 4));
	assert_false(is_whole(UINT64_MAX >> 1, 6, 4, 0, 4));
	assert_true(is_whole(UINT64_MAX >> 16, 6, 4, 0, 4));
}

TEST(spread)
{
	struct wave w = wave_of(UINT64_MAX);
	struct symbol any = { .low = 2, .most = 252, .varies = true };
	uint32_t f = form_symbol(&w, true, symbol_new(&w, 7, 0, any));

	assert_int_equal(count_lines(&w, f, 4, 1), 4);
	assert_int_equal(count_lines(&w, form_add(&w, f, form_number(&w, true, 60), 1), 4, 1), 5);
	assert_int_equal(count_lines(&w, form_scale(&w, f, 1024), 4, 4), 64);
}

/* A number of 32 bits is extended if all lanes wrap or none: each is within 256 bytes from a multiple of 256. */
TEST(extended)
{
	struct wave w = wave_of(UINT64_MAX);
	struct symbol row = { .low = 8, .most = UINT32_MAX }, any = { .low = 2, .most = UINT32_MAX };
	uint32_t rows = form_symbol(&w, false, symbol_new(&w, 7, 0, row)),
		 base = form_symbol(&w, false, symbol_new(&w, 7, 1, any)), lanes;
	int64_t n[PROVE_LANES];

	for (uint32_t l = 0; l < PROVE_LANES; l++)
		n[l] = 4 * l;
	lanes = form_of_lanes(&w, n);
	assert_int_equal(count_lines(&w, form_extend(&w, form_add(&w, rows, lanes, 1), false), 4, 4), 4);
	assert_int_equal(form_extend(&w, form_add(&w, base, lanes, 1), false), WB_NONE);
}

/* An access without a lane takes a turn, too. */
TEST(none_on)
{
	struct wave w = wave_of(0);

	assert_int_equal(count_lines(&w, address(&w, 6, 4, 0), 4, 4), 1);
}
