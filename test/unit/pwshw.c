/* test/unit/pwshw.c -- split and merge in hardware: Figure 5 of pws-2023, and the rules it shows. */
#include "wavebound/pwshw.h"
#include "../lib/unit.h"

TEST(figure_5)
{
	struct wb_arena *a = wb_arena_new(NULL);
	struct wb_pwshw *w = wb_pwshw_new(a, 2, 0xf, 2);
	uint32_t second, third, into = WB_NONE;

	/* first split: 1111 -> 1101 and 0010 */
	w->context[0].scalar[0] = 7;
	assert_int_equal(wb_pwshw_split(w, 0, 0xd, &second), WB_PWSHW_DONE);
	assert_equal({ second, 1 }, { w->context[0].mask, 0xd }, { w->context[second].mask, 0x2 });
	/* second split, by SWF1: 1101 -> 1100 and 0001; SWF2 does not change */
	w->context[0].scalar[1] = 9;
	assert_int_equal(wb_pwshw_split(w, 0, 0xc, &third), WB_PWSHW_DONE);
	assert_equal({ third, 2 }, { w->context[0].mask, 0xc }, { w->context[third].mask, 0x1 },
		{ w->context[second].mask, 0x2 }, { w->context[third].parent, 0 }, { w->context[0].nchild, 2 },
		{ w->context[0].child[1], third });
	/* scalar registers are copied at the split */
	assert_equal({ w->context[third].scalar[0], 7 }, { w->context[third].scalar[1], 9 },
		{ w->context[second].scalar[1], 0 });
	/* figure 5a, table: execute mask 1001 and split mask 1100: the first work-item alone */
	assert_int_equal(wb_pwshw_active(w, 0, 0x9), 0x8);
	/* column (3) to (2): SWF1 waits for SWF3, then 1100 | 0001 = 1101 */
	assert_int_equal(wb_pwshw_merge(w, 0, 100, &into), WB_PWSHW_WAITS);
	assert_int_equal(into, WB_NONE);
	w->context[third].scalar[0] = 8;
	assert_int_equal(wb_pwshw_merge(w, third, 100, &into), WB_PWSHW_DONE);
	assert_equal({ into, 0 }, { w->context[0].mask, 0xd }, { w->context[0].scalar[0], 7 });	/* of the parent */
	assert_false(w->context[third].used);
	assert_int_equal(w->context[third].parent, WB_NONE);
	/* (2) to (1): SWF2 comes first */
	assert_int_equal(wb_pwshw_merge(w, second, 200, &into), WB_PWSHW_WAITS);
	assert_int_equal(wb_pwshw_merge(w, 0, 200, &into), WB_PWSHW_DONE);
	assert_equal({ into, 0 }, { w->context[0].mask, 0xf }, { wb_pwshw_alive(w), 0 });
	wb_arena_free(a);
}

/* An SWF on a split SIMD splits, too; it merges with its child before its parent. */
TEST(children_split)
{
	struct wb_arena *a = wb_arena_new(NULL);
	struct wb_pwshw *w = wb_pwshw_new(a, 2, 0xff, 0);
	uint32_t one, two, into;

	assert_int_equal(wb_pwshw_split(w, 0, 0x0f, &one), WB_PWSHW_DONE);
	assert_int_equal(wb_pwshw_split(w, one, 0x30, &two), WB_PWSHW_DONE);
	assert_equal({ w->context[one].mask, 0x30 }, { w->context[two].mask, 0xc0 }, { w->context[two].parent, one },
		{ wb_pwshw_alive(w), 2 });
	assert_int_equal(wb_pwshw_split(w, 0, 0x01, &into), WB_PWSHW_FULL);
	assert_int_equal(w->context[0].mask, 0x0f);	/* nothing happened */
	assert_int_equal(wb_pwshw_merge(w, 0, 2, &into), WB_PWSHW_WAITS);
	assert_int_equal(wb_pwshw_merge(w, two, 1, &into), WB_PWSHW_WAITS);
	assert_int_equal(wb_pwshw_merge(w, one, 1, &into), WB_PWSHW_DONE);
	assert_int_equal(into, one);
	assert_int_equal(w->context[one].mask, 0xf0);
	assert_int_equal(wb_pwshw_merge(w, one, 2, &into), WB_PWSHW_DONE);
	assert_int_equal(into, 0);
	assert_int_equal(w->context[0].mask, 0xff);
	/* a context that was freed is used again */
	assert_int_equal(wb_pwshw_split(w, 0, 0xf0, &one), WB_PWSHW_DONE);
	assert_int_equal(one, 1);
	assert_int_equal(w->context[1].mask, 0x0f);
	wb_arena_free(a);
}

/* Both partners must be at the same instruction, and no other pair may merge. */
TEST(wrong_partners)
{
	struct wb_arena *a = wb_arena_new(NULL);
	struct wb_pwshw *w = wb_pwshw_new(a, 3, 0xff, 0);
	uint32_t one, two, into = WB_NONE;

	assert_int_equal(wb_pwshw_merge(w, 0, 1, &into), WB_PWSHW_ALONE);
	wb_pwshw_split(w, 0, 0x0f, &one);
	wb_pwshw_split(w, 0, 0x03, &two);
	/* its parent must merge with `two` first */
	assert_int_equal(wb_pwshw_merge(w, one, 5, &into), WB_PWSHW_WAITS);
	assert_int_equal(wb_pwshw_merge(w, 0, 5, &into), WB_PWSHW_WAITS);
	assert_int_equal(wb_pwshw_alive(w), 2);
	assert_int_equal(wb_pwshw_merge(w, two, 6, &into), WB_PWSHW_WAITS);	/* another instruction */
	assert_int_equal(into, WB_NONE);
	wb_arena_free(a);
}

/* A mask that takes none or all leaves an SWF without lanes: it runs along and merges. */
TEST(no_lanes)
{
	struct wb_arena *a = wb_arena_new(NULL);
	struct wb_pwshw *w = wb_pwshw_new(a, 1, 0x0f, 0);
	uint32_t one, into;

	assert_int_equal(wb_pwshw_split(w, 0, ~(uint64_t)0, &one), WB_PWSHW_DONE);
	assert_int_equal(w->context[one].mask, 0);
	assert_int_equal(wb_pwshw_active(w, one, ~(uint64_t)0), 0);
	assert_int_equal(wb_pwshw_merge(w, one, 1, &into), WB_PWSHW_WAITS);
	assert_int_equal(wb_pwshw_merge(w, 0, 1, &into), WB_PWSHW_DONE);
	assert_int_equal(w->context[0].mask, 0x0f);
	wb_arena_free(a);
}
