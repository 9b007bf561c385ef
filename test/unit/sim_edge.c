/* test/unit/sim_edge.c -- grids that are no multiple of the workgroup: fewer waves, fewer
 * lanes in the last one; functional and timed runs agree on both.
 */
#include "sim_test.h"
#include "wavebound/timed.h"

#define BUFFER_WORDS 4096

/* Each lane adds 1 to the word of its number in the workgroup. The buffer's address stands in the code. */
static const char *
code(struct wb_ctx *cx, uint64_t buffer)
{
	return wb_format(cx->unit,
		"\tv_lshlrev_b32_e32 v1, 2, v0\n\tv_mov_b32_e32 v2, 0x%x\n\tv_mov_b32_e32 v3, 1\n\tv_add_co_u32_e32 "
		"v4, vcc, 0x%x, v1\n"
		"\tv_mov_b32_e32 v5, v2\n\tglobal_atomic_add v[4:5], v3, off\n\ts_waitcnt vmcnt(0)\n\ts_barrier\n",
		(unsigned)(buffer >> 32), (unsigned)buffer);
}

static void
run(uint32_t items, uint32_t group, bool timed)
{
	struct wb_ctx *cx = unit_cx();
	struct rig probe = rig_new("gfx900", "\ts_nop 0\n"), r = rig_new("gfx900", code(cx, probe.buffer));
	uint64_t n = 0, want = 0;
	const struct wb_machine *m;
	struct wb_timed out;

	assert_true(probe.buffer == r.buffer);	/* addresses do not depend on the code */
	assert_int_equal(wb_sim_launch(r.sim, (uint64_t[3]){ items, 1, 1 }, (uint32_t[3]){ group, 1, 1 }), WB_OK);
	for (uint32_t at = 0; at < items; at += group)
		want += ((items - at < group ? items - at : group) + 63) / 64;
	if (timed) {
		assert_int_equal(wb_machine_load(r.cx, "pws4", &m), WB_OK);
		assert_int_equal(wb_timed_run(r.cx, r.sim, r.m, r.fn, m, 0, 100000, NULL, &out), WB_OK);
		assert_int_equal(out.status, WB_TIMED_FINISHED);
		assert_int_equal(out.waves, want);
		n = out.instructions;
	} else {
		assert_int_equal(wb_sim_run_functional(r.sim, 100000, &n), WB_OK);
	}
	assert_int_equal(n, want * r.fn->ninst);
	for (uint32_t k = 0; k < BUFFER_WORDS; k++) {
		uint32_t x, on = 0;

		memcpy(&x, r.bytes + 4 * k, 4);
		for (uint32_t g = 0; g * group < items; g++) {
			uint32_t size = items - g * group < group ? items - g * group : group;

			on += k < size;
		}
		assert_int_equal(x, on);
	}
}

TEST(test_edges)
{
	static const uint32_t size[][2] = { { 1, 64 }, { 64, 64 }, { 65, 64 }, { 130, 128 }, { 800, 256 }, { 300, 100 },
		{ 1023, 1024 } };

	for (unsigned k = 0; k < WB_COUNT(size); k++)
		for (int timed = 0; timed < 2; timed++)
			run(size[k][0], size[k][1], timed);
}
