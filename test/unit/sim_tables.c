/* test/unit/sim_tables.c -- AWARE's tables with few entries in hardware: which entries move, counted by hand.
 *
 * One warp; lanes part at scalar branches on VCC, so that both sides are splits.
 *
 *	two sides	A | B, then all meet. One entry for splits: B takes the place of A (spill), A that of B (fill,
 *			spill), and when A waits, B comes back (fill).
 *	nested		A parts into A1 | A2 while B is there. One entry for points: the inner point takes the place
 *			of the outer one (spill); B comes to the outer one (fill, spill of the inner), A1 to the inner
 *			one (fill, spill of the outer), A2 too; A to the outer one (fill).
 *
 * Each move holds the warp, so the time grows by as much, but for the cycle in which the move is made.
 */
#include "wavebound/deadlock.h"
#include "wavebound/gcn.h"
#include "wavebound/pass.h"
#include "wavebound/sim.h"
#include "../lib/unit.h"

#define SPILL_CYCLES 30u

#define WORK "\tv_add_u32_e32 v3, 1, v3\n\tv_add_u32_e32 v3, 2, v3\n"
static const char head[] = "\t.text\n\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\n\t.amdhsa_code_object_version 4\n"
			   "\t.globl\tk\n\t.p2align\t8\n\t.type\tk,@function\nk:\n\tv_mov_b32_e32 v3, 0\n";
static const char two_sides[] =
	"\tv_cmp_gt_u32_e32 vcc, 32, v0\n\ts_cbranch_vccz .Lb\n" WORK "\ts_branch .Lmeet\n.Lb:\n" WORK ".Lmeet:\n";
static const char nested[] =
	"\tv_cmp_gt_u32_e32 vcc, 32, v0\n\ts_cbranch_vccz .Lb\n" WORK
	"\tv_cmp_gt_u32_e32 vcc, 16, v0\n\ts_cbranch_vccz .La2\n" WORK
	"\ts_branch .Linner\n.La2:\n" WORK ".Linner:\n" WORK "\ts_branch .Lmeet\n.Lb:\n" WORK ".Lmeet:\n";
static const char tail[] =
	WORK "\ts_endpgm\n.Lend:\n\t.size\tk, .Lend-k\n\t.section\t.rodata,\"a\",@progbits\n\t.p2align\t6, 0x0\n"
	     "\t.amdhsa_kernel k\n\t\t.amdhsa_next_free_vgpr 8\n\t\t.amdhsa_next_free_sgpr 16\n"
	     "\t.end_amdhsa_kernel\n\t.text\n"
	     "\t.amdgpu_metadata\n---\namdhsa.kernels:\n  - .args: []\n    .group_segment_fixed_size: 0\n"
	     "    .kernarg_segment_align: 8\n    .kernarg_segment_size: 0\n    .max_flat_workgroup_size: 256\n"
	     "    .name: k\n    .private_segment_fixed_size: 0\n    .sgpr_count: 16\n    .symbol: k.kd\n"
	     "    .vgpr_count: 8\n    .wavefront_size: 64\namdhsa.target: amdgcn-amd-amdhsa--gfx900\n"
	     "amdhsa.version:\n  - 1\n  - 1\n...\n\t.end_amdgpu_metadata\n";

static uint32_t
point_of(void *user, const struct wb_fn *fn, uint32_t inst)
{
	uint32_t b = ((const uint32_t *)user)[wb_block_of(fn, inst)];

	return b == WB_NONE ? WB_NONE : fn->block[b].first;
}

static struct wb_sim_simt_result
run(const char *body, uint32_t splits, uint32_t points)
{
	struct wb_ctx *cx = unit_cx();
	struct wb_out o = wb_out_new(cx->unit);
	struct wb_sim_simt how = { .limit = 1000, .splits = splits, .points = points, .spill_cycles = SPILL_CYCLES,
		.point = point_of };
	struct wb_pass_env env = { 0 };
	struct wb_sim_simt_result r;
	struct wb_module *m;
	struct wb_sim *s;

	wb_printf(&o, "%s%s%s", head, body, tail);
	assert_int_equal(wb_gcn_read(cx, wb_file_add(cx->files, WB_FILE_TEXT, "k.s", o.at, o.n), NULL, &m), WB_OK);
	env.module = m;
	unit_passes(cx, m->fn[0], &env, WB_PASS_DOM, WB_PASS_POSTDOM);
	how.user = wb_reconvergence_points(cx, m->fn[0], false);
	assert_int_equal(wb_sim_new(cx, m, m->fn[0], NULL, &s), WB_OK);
	assert_int_equal(wb_sim_launch(s, (uint64_t[3]){ 64, 1, 1 }, (uint32_t[3]){ 64, 1, 1 }), WB_OK);
	assert_int_equal(wb_sim_run_simt(s, &how, &r), WB_OK);
	assert_int_equal(r.status, WB_SIM_FINISHED);
	return r;
}

/* With so few entries, @moves are spilled and as many filled, and nothing else changes. */
static void
check(const char *body, uint32_t splits, uint32_t points, uint64_t moves)
{
	struct wb_sim_simt_result whole = run(body, 0, 0), small = run(body, splits, points);

	assert_equal({ whole.spills + whole.fills, 0 }, { small.instructions, whole.instructions },
		{ small.spills, moves }, { small.fills, moves });
	assert_in_range(small.cycles, whole.cycles + 2 * moves * (SPILL_CYCLES - 1),
		whole.cycles + 2 * moves * SPILL_CYCLES);
}

TEST(entries_move)
{
	check(two_sides, 1, 64, 2);
	check(two_sides, 2, 1, 0);
	check(nested, 64, 1, 3);
	check(nested, 64, 2, 0);
	check(nested, 3, 2, 0);
}
