/* test/unit/recheck.c -- which accesses src/recheck proves to have one address in all lanes: what is claimed of each is
 * false or true by hand. */
#include "wavebound/divergence.h"
#include "wavebound/gcn.h"
#include "wavebound/pass.h"
#include "wavebound/recheck.h"
#include "../lib/unit.h"

#define HEAD "\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\n\t.text\n\t.type k,@function\nk:\n\ts_mov_b32 m0, -1\n"
#define TAIL \
	"\tds_read_b32 v9, v2\n\ts_endpgm\n\t.amdhsa_kernel k\n\t.amdhsa_group_segment_fixed_size " \
	"4096\n\t.amdhsa_next_free_vgpr 16\n\t.amdhsa_next_free_sgpr 16\n" \
	"\t.amdhsa_user_sgpr_kernarg_segment_ptr 1\n\t.end_amdhsa_kernel\n"

/* The verdict on "at most 1 LDS rounds" of the last access of @code. */
static enum wb_recheck_verdict
verdict(const char *code)
{
	struct wb_ctx *cx = unit_cx();
	const char *text = wb_format(cx->unit, HEAD "%s" TAIL, code);
	struct wb_recheck_input in = { .files = cx->files };
	enum wb_recheck_verdict v = WB_RECHECK_WRONG;
	struct wb_recheck out = { 0 };
	struct wb_pass_env env;
	struct wb_module *m;
	struct wb_fn *fn;

	assert_int_equal(wb_machine_load(cx, "vega", &in.machine), WB_OK);
	assert_int_equal(wb_gcn_read(cx, unit_file(cx, "k.s", text), NULL, &m), WB_OK);
	in.module = m;
	fn = m->fn[0];
	env = (struct wb_pass_env){ .module = m, .machine = in.machine };
	unit_passes(cx, fn, &env, WB_PASS_DOM, WB_PASS_POSTDOM, WB_PASS_CDEP, WB_PASS_LOOPS, WB_PASS_GSA, WB_PASS_LANES,
		WB_PASS_TRIPS, WB_PASS_DIVERGENCE, WB_PASS_COST);
	for (uint32_t k = 0; k < fn->divergence->naccess; k++)
		fn->divergence->access[k].most_rounds = 1;
	wb_recheck(cx, fn, &in, &out);
	for (uint32_t k = 0; k < out.fact.n; k++)
		if (out.fact.at[k].kind == WB_RECHECK_ACCESS)
			v = out.fact.at[k].verdict;
	return v;
}

TEST(the_same)
{
	assert_int_equal(verdict("\tv_mov_b32_e32 v2, s2\n"), WB_RECHECK_PROVED);
	assert_int_equal(verdict("\tv_mov_b32_e32 v2, s2\n\tv_add_u32_e32 v2, 4, v2\n"), WB_RECHECK_PROVED);
	/* written with all lanes on, read with some of them */
	assert_int_equal(
		verdict("\tv_mov_b32_e32 v2, s2\n\tv_cmp_gt_u32_e32 vcc, 7, v0\n\ts_and_saveexec_b64 s[4:5], vcc\n"),
		WB_RECHECK_PROVED);
	/* all lanes are on again */
	assert_int_equal(verdict("\tv_cmp_gt_u32_e32 vcc, 7, v0\n\ts_and_saveexec_b64 s[4:5], vcc\n\ts_or_b64 exec, "
				 "exec, s[4:5]\n\tv_mov_b32_e32 v2, s2\n"),
		WB_RECHECK_PROVED);
}

TEST(not_the_same)
{
	assert_int_equal(verdict("\tv_lshlrev_b32_e32 v2, 2, v0\n"), WB_RECHECK_TRUSTED);
	/* lanes that are off keep what they have */
	assert_int_equal(verdict("\tv_cmp_gt_u32_e32 vcc, 7, v0\n\ts_and_saveexec_b64 s[4:5], vcc\n\tv_mov_b32_e32 v2, "
				 "s2\n\ts_or_b64 exec, exec, s[4:5]\n"),
		WB_RECHECK_TRUSTED);
	assert_int_equal(verdict("\tv_cmp_gt_u32_e32 vcc, 7, v0\n\ts_mov_b64 s[4:5], exec\n\ts_and_b64 exec, exec, "
				 "vcc\n\tv_mov_b32_e32 v2, s2\n\ts_mov_b64 exec, s[4:5]\n"),
		WB_RECHECK_TRUSTED);
	/* lanes that were not there at the start */
	assert_int_equal(verdict("\tv_mov_b32_e32 v2, s2\n\ts_mov_b64 exec, -1\n"), WB_RECHECK_TRUSTED);
	/* a mask chooses; lanes are moved; each lane has its own */
	assert_int_equal(
		verdict("\tv_mov_b32_e32 v3, s2\n\tv_mov_b32_e32 v4, s3\n\tv_cndmask_b32_e32 v2, v3, v4, vcc\n"),
		WB_RECHECK_TRUSTED);
	assert_int_equal(verdict("\tv_mbcnt_lo_u32_b32 v2, -1, 0\n"), WB_RECHECK_TRUSTED);
	assert_int_equal(verdict("\tv_mov_b32_e32 v2, s2\n\tv_writelane_b32 v2, s3, 4\n"), WB_RECHECK_TRUSTED);
	/* on one of two ways */
	assert_int_equal(verdict("\tv_mov_b32_e32 v2, s2\n\ts_cmp_eq_u32 s2, 0\n\ts_cbranch_scc1 .L\n\tv_mov_b32_e32 "
				 "v2, v0\n.L:\n"),
		WB_RECHECK_TRUSTED);
}
