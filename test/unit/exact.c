/* test/unit/exact.c -- launches that src/exact does not execute, and why. */
#include "../lib/kernel.h"
#include "../lib/unit.h"
#include "wavebound/exact.h"

/* The answer for a kernel with 4,096 bytes of LDS and @dynamic bytes more. */
static struct wb_exact
answer(uint64_t dynamic)
{
	struct wb_ctx *cx = unit_cx();
	struct wb_out o = wb_out_new(cx->unit);
	struct kernel_frame frame = { .lds_bytes = 4096 };
	struct wb_exact_options options = { .limit = 1000 };
	const struct wb_machine *machine;
	struct wb_module *m;
	struct wb_launch *l;
	struct wb_exact e;

	kernel_head(&o, &frame);
	kernel_tail(&o, &frame);
	m = kernel_read(cx, &o);
	assert_non_null(m);
	l = kernel_launch(cx, m, "<launch grid='64' workgroup='64'/>");
	assert_non_null(l);
	l->lds_bytes = dynamic;
	assert_int_equal(wb_machine_load(cx, "vega", &machine), WB_OK);
	assert_int_equal(wb_exact_run(cx, m, m->fn[0], l, machine, &options, &e), WB_OK);
	return e;
}

TEST(more_lds_than_a_unit_has_is_refused)
{
	assert_int_equal(answer(0).status, WB_EXACT_DETERMINED);
	assert_int_equal(answer(65536 - 4096).status, WB_EXACT_DETERMINED);
	assert_int_equal(answer(65536 - 4095).status, WB_EXACT_NOT_MODELLED);
}

/* 4,096 more would be 4,095 in 64 bits. */
TEST(sum_of_lds_does_not_wrap)
{
	assert_int_equal(answer(UINT64_MAX).status, WB_EXACT_NOT_MODELLED);
	assert_int_equal(answer(UINT64_MAX - 4000).status, WB_EXACT_NOT_MODELLED);
}
