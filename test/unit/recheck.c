/* test/unit/recheck.c -- which accesses src/recheck proves to have one address in all lanes, and which bounds by the
 * size of a buffer it accepts although the scalars contradict them. Each claim is made true or false by hand. */
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

/* Reads function k of @text, and runs what a re-check needs. */
static struct wb_fn *
analysed(struct wb_ctx *cx, const char *text, struct wb_recheck_input *in)
{
	struct wb_pass_env env;
	struct wb_module *m;
	struct wb_fn *fn;

	in->files = cx->files;
	assert_int_equal(wb_machine_load(cx, strstr(text, "gfx12") ? "navi44" : "vega", &in->machine), WB_OK);
	assert_int_equal(wb_gcn_read(cx, unit_file(cx, "k.s", text), NULL, &m), WB_OK);
	in->module = m;
	fn = m->fn[0];
	env = (struct wb_pass_env){ .module = m, .machine = in->machine };
	unit_passes(cx, fn, &env, WB_PASS_DOM, WB_PASS_POSTDOM, WB_PASS_CDEP, WB_PASS_LOOPS, WB_PASS_GSA, WB_PASS_LANES,
		WB_PASS_TRIPS, WB_PASS_DIVERGENCE, WB_PASS_COST);
	return fn;
}

/* The verdict on the last fact of @kind. */
static enum wb_recheck_verdict
last_verdict(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_recheck_input *in, enum wb_recheck_kind kind)
{
	enum wb_recheck_verdict v = WB_RECHECK_WRONG;
	struct wb_recheck out = { 0 };

	wb_recheck(cx, fn, in, &out);
	for (uint32_t k = 0; k < out.fact.n; k++)
		if (out.fact.at[k].kind == kind)
			v = out.fact.at[k].verdict;
	return v;
}

/* ---- the order of the code -------------------------------------------------------------------- */
/* The verdict on the order of @code where an assembler reads @as. */
static enum wb_recheck_verdict
order(const char *code, const char *as)
{
	struct wb_ctx *cx = unit_cx();
	struct wb_recheck_input in = { 0 }, listed = { 0 };
	struct wb_fn *fn = analysed(cx, wb_format(cx->unit, HEAD "%s" TAIL, code), &in);

	analysed(cx, wb_format(cx->unit, HEAD "%s" TAIL, as), &listed);
	in.listed = listed.module;
	return last_verdict(cx, fn, &in, WB_RECHECK_LAYOUT);
}

TEST(listed)
{
	static const char loop[] = "\ts_nop 1\n.L:\n\ts_cbranch_scc1 .L\n\ts_waitcnt vmcnt(1)\n";

	assert_int_equal(order(loop, loop), WB_RECHECK_PROVED);
	assert_int_equal(
		order(loop, "\ts_nop 2\n.L:\n\ts_cbranch_scc1 .L\n\ts_waitcnt vmcnt(1)\n"), WB_RECHECK_OPEN);
	assert_int_equal(
		order(loop, "\ts_nop 1\n.L:\n\ts_cbranch_scc1 .L\n\ts_waitcnt vmcnt(2)\n"), WB_RECHECK_OPEN);
	assert_int_equal(
		order(loop, "\ts_nop 1\n.L:\n\ts_cbranch_scc0 .L\n\ts_waitcnt vmcnt(1)\n"), WB_RECHECK_OPEN);
	assert_int_equal(order(loop, "\ts_nop 1\n.L:\n\ts_cbranch_scc1 .L\n"), WB_RECHECK_OPEN);
	assert_int_equal(
		order(loop, ".L:\n\ts_nop 1\n\ts_cbranch_scc1 .L\n\ts_waitcnt vmcnt(1)\n"), WB_RECHECK_WRONG);
}

/* ---- waits -------------------------------------------------------------------------------- */
#define TARGET(gfx) "\t.amdgcn_target \"amdgcn-amd-amdhsa--" gfx "\"\n\t.text\n\t.type k,@function\nk:\n"
#define FEW "\t.amdhsa_kernel k\n\t.amdhsa_next_free_vgpr 16\n\t.amdhsa_next_free_sgpr 16\n\t.end_amdhsa_kernel\n"

/* How many costs of blocks are open where each has a wait less, if it has any. */
static uint32_t
open_waits(const char *text, bool less)
{
	struct wb_ctx *cx = unit_cx();
	struct wb_recheck_input in = { 0 };
	struct wb_fn *fn = analysed(cx, text, &in);
	struct wb_recheck out = { 0 };

	for (uint32_t b = 0; b < fn->nblock && less; b++)
		fn->cost->block[b].mem_waits -= fn->cost->block[b].mem_waits > 0;
	wb_recheck(cx, fn, &in, &out);
	return out.n[WB_RECHECK_COST][WB_RECHECK_OPEN];
}

TEST(waits)
{
	static const char *const text[] = {
		TARGET("gfx900") "\tglobal_load_dword v1, v[2:3], off\n\ts_waitcnt vmcnt(0)\n\ts_endpgm\n" FEW,
		TARGET("gfx900") "\ts_load_dword s4, s[2:3], 0x0\n\ts_waitcnt lgkmcnt(0)\n\ts_endpgm\n" FEW,
		TARGET("gfx1200") "\tglobal_load_b32 v1, v[2:3], off\n\ts_wait_loadcnt 0x0\n\ts_endpgm\n" FEW,
		TARGET("gfx1200") "\ts_load_b32 s4, s[2:3], 0x0\n\ts_wait_kmcnt 0x0\n\ts_endpgm\n" FEW,
		/* what its caller has left outstanding */
		TARGET("gfx900") "\ts_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)\n\ts_setpc_b64 s[30:31]\n"
				 ".Lend:\n\t.size k, .Lend-k\n\t.type l,@function\nl:\n"
				 "\tglobal_load_dword v1, v[2:3], off\n\ts_setpc_b64 s[30:31]\n",
	};

	for (uint32_t k = 0; k < WB_COUNT(text); k++) {
		assert_int_equal(open_waits(text[k], false), 0);
		assert_int_equal(open_waits(text[k], true), 1);
	}
}

/* In each iteration one load is outstanding, of two that may be, if others are waited for; else there are more. Loops
 * behind a load add nothing. */
TEST(waits_in_loops)
{
	static const char loop[] = TARGET("gfx900") ".L0:\n\ts_waitcnt vmcnt(1)\n\ts_cbranch_scc1 .L2\n\ts_waitcnt "
		"vmcnt(%c)\n\ts_cbranch_scc0 .L1\n\ts_nop 0\n.L1:\n\tglobal_load_dword v1, v[2:3], off\n"
		"\ts_cbranch_vccnz .L0\n.L2:\n\ts_endpgm\n" FEW;
	static const char behind[] = TARGET("gfx900") "\tglobal_load_dword v1, v[2:3], off\n.L0:\n\ts_nop 0\n"
		"\ts_cbranch_scc1 .L0\n\ts_waitcnt vmcnt(%c)\n\ts_setprio 0\n\ts_endpgm\n" FEW;
	struct wb_ctx *cx = unit_cx();

	assert_int_equal(open_waits(wb_format(cx->unit, loop, '0'), false), 0);
	assert_int_equal(open_waits(wb_format(cx->unit, loop, '1'), true), 3);
	assert_int_equal(open_waits(wb_format(cx->unit, behind, '1'), false), 0);
	assert_int_equal(open_waits(wb_format(cx->unit, behind, '0'), true), 1);
}

/* A counter that nothing in the input increments never waits. */
TEST(counters_of_others)
{
	assert_int_equal(open_waits(TARGET("gfx900") "\ts_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)\n"
						     "\tglobal_load_dword v1, v[2:3], off\n\ts_waitcnt vmcnt(0)\n"
						     "\ts_setpc_b64 s[30:31]\n", false), 0);
}

/* ---- accesses ----------------------------------------------------------------------------- */
/* The verdict on "at most 1 LDS rounds" of the last access of @code. */
static enum wb_recheck_verdict
verdict(const char *code)
{
	struct wb_ctx *cx = unit_cx();
	struct wb_recheck_input in = { 0 };
	struct wb_fn *fn = analysed(cx, wb_format(cx->unit, HEAD "%s" TAIL, code), &in);

	for (uint32_t k = 0; k < fn->divergence->naccess; k++)
		fn->divergence->access[k].most_rounds = 1;
	return last_verdict(cx, fn, &in, WB_RECHECK_ACCESS);
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
	assert_int_equal(verdict("\tv_lshlrev_b32_e32 v2, 2, v0\n"), WB_RECHECK_OPEN);
	/* lanes that are off keep what they have */
	assert_int_equal(verdict("\tv_cmp_gt_u32_e32 vcc, 7, v0\n\ts_and_saveexec_b64 s[4:5], vcc\n\tv_mov_b32_e32 v2, "
				 "s2\n\ts_or_b64 exec, exec, s[4:5]\n"),
		WB_RECHECK_OPEN);
	assert_int_equal(verdict("\tv_cmp_gt_u32_e32 vcc, 7, v0\n\ts_mov_b64 s[4:5], exec\n\ts_and_b64 exec, exec, "
				 "vcc\n\tv_mov_b32_e32 v2, s2\n\ts_mov_b64 exec, s[4:5]\n"),
		WB_RECHECK_OPEN);
	/* lanes that were not there at the start */
	assert_int_equal(verdict("\tv_mov_b32_e32 v2, s2\n\ts_mov_b64 exec, -1\n"), WB_RECHECK_OPEN);
	/* a mask chooses; lanes are moved; each lane has its own */
	assert_int_equal(
		verdict("\tv_mov_b32_e32 v3, s2\n\tv_mov_b32_e32 v4, s3\n\tv_cndmask_b32_e32 v2, v3, v4, vcc\n"),
		WB_RECHECK_OPEN);
	assert_int_equal(verdict("\tv_mbcnt_lo_u32_b32 v2, -1, 0\n"), WB_RECHECK_OPEN);
	assert_int_equal(verdict("\tv_mov_b32_e32 v2, s2\n\tv_writelane_b32 v2, s3, 4\n"), WB_RECHECK_OPEN);
	/* on one of two ways */
	assert_int_equal(verdict("\tv_mov_b32_e32 v2, s2\n\ts_cmp_eq_u32 s2, 0\n\ts_cbranch_scc1 .L\n\tv_mov_b32_e32 "
				 "v2, v0\n.L:\n"),
		WB_RECHECK_OPEN);
}

/* ---- loops -------------------------------------------------------------------------------- */
#define NAME "\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\n\t.text\n\t.type k,@function\nk:\n"
#define START \
	NAME "\ts_load_dwordx2 s[4:5], s[0:1], 0x0\n\ts_movk_i32 s8, 0\n\tv_mov_b32_e32 v1, 0\n" \
	"\ts_waitcnt lgkmcnt(0)\n\tv_mov_b32_e32 v2, s4\n\tv_mov_b32_e32 v3, s5\n"
#define ENDLESS "\ts_add_u32 s8, s8, 2\n\ts_cmp_lg_u32 s8, 3\n\ts_cbranch_scc1 .L\n\ts_endpgm\n"
#define ARGUMENT \
	"\t.amdhsa_kernel k\n\t.amdhsa_kernarg_size 8\n\t.amdhsa_user_sgpr_kernarg_segment_ptr 1\n" \
	"\t.amdhsa_next_free_vgpr 16\n\t.amdhsa_next_free_sgpr 16\n\t.end_amdhsa_kernel\n\t.amdgpu_metadata\n" \
	"---\namdhsa.kernels:\n  - .args:\n      - .name: p\n        .offset: 0\n        .size: 8\n" \
	"        .value_kind: global_buffer\n    .kernarg_segment_size: 8\n    .name: k\n    .symbol: k.kd\n...\n" \
	"\t.end_amdgpu_metadata\n"

/* The verdict on "at most @max iterations per entry" of a loop that goes on for ever with @body, after @before.
 * Buffer p has 64 bytes. */
static enum wb_recheck_verdict
loop_verdict(const char *before, const char *body, uint64_t max, enum wb_bound_origin origin)
{
	struct wb_ctx *cx = unit_cx();
	struct wb_launch *l = WB_NEW(cx->unit, struct wb_launch, 1);
	struct wb_recheck_input in = { .launch = l };
	struct wb_fn *fn = analysed(cx, wb_format(cx->unit, START "%s.L:\n%s" ENDLESS ARGUMENT, before, body), &in);

	WB_PUSH(cx->unit, &l->arg, ((struct wb_launch_arg){ .name = "p", .is_buffer = true, .bytes = 64 }));
	fn->bounds->loop[0].max = max;
	fn->bounds->loop[0].origin = (uint8_t)origin;
	return last_verdict(cx, fn, &in, WB_RECHECK_LOOP);
}

#define UP_BY(what) "\tv_add_co_u32_e32 v2, vcc, " what ", v2\n\tv_addc_co_u32_e32 v3, vcc, 0, v3, vcc\n"
#define UP UP_BY("4")
#define WITH(lanes, code) "\ts_mov_b64 s[10:11], exec\n" lanes code "\ts_mov_b64 exec, s[10:11]\n"
#define SOME "\tv_cmpx_gt_u32_e64 s[12:13], 7, v0\n"
#define VECTOR "\tglobal_load_dword v4, v[2:3], off\n"
#define SCALAR "\ts_load_dword s12, s[4:5], 0x0\n\ts_add_u32 s4, s4, 4\n\ts_addc_u32 s5, s5, 0\n"

/* The access of iteration 17 is the first that leaves the buffer: a bound of 16 is not at fault, one of 15 is. */
TEST(buffer_left)
{
	static const struct {
		const char *before, *body;
		uint64_t most;
	} way[] = {
		{ "", VECTOR UP, 16 },
		{ "", SCALAR, 16 },
		{ "", UP VECTOR, 15 },
		{ "", VECTOR UP UP, 8 },
		{ "", "\tglobal_store_dword v[2:3], v4, off offset:32\n" UP, 8 },
		{ "", "\tglobal_load_dword v4, v1, s[4:5]\n\tv_add_u32_e32 v1, 4, v1\n", 16 },
		{ "", "\tv_lshlrev_b32_e32 v5, 2, v1\n\tglobal_load_dword v4, v5, s[4:5]\n"
		      "\tv_add_u32_e32 v1, 1, v1\n", 16 },
		{ UP_BY("60"),
			VECTOR "\tv_add_co_u32_e32 v2, vcc, -4, v2\n\tv_addc_co_u32_e32 v3, vcc, -1, v3, vcc\n", 16 },
		/* a register that nothing wrote */
		{ UP_BY("v5"), VECTOR UP, 16 },
		/* lanes that are off keep what they have; one that may be off has what is the same in both cases */
		{ WITH("\ts_mov_b64 exec, 0\n", "\tv_add_u32_e32 v2, 1, v2\n"), VECTOR UP, 16 },
		{ WITH(SOME, "\tv_mov_b32_e32 v1, 0\n"), VECTOR UP_BY("v1") UP, 16 },
		/* for lanes of whose ids the lowest is one */
		{ "\tv_cmp_gt_u32_e32 vcc, 7, v0\n\ts_and_saveexec_b64 s[10:11], vcc\n", VECTOR UP, 16 },
	};

	for (uint32_t k = 0; k < WB_COUNT(way); k++) {
		const char *before = way[k].before, *body = way[k].body;
		uint64_t most = way[k].most;

		assert_int_equal(loop_verdict(before, body, most, WB_BOUND_BUFFER), WB_RECHECK_INSIDE);
		assert_int_equal(loop_verdict(before, body, most - 1, WB_BOUND_BUFFER), WB_RECHECK_WRONG);
		assert_int_equal(loop_verdict(before, body, most, WB_BOUND_INFERRED), WB_RECHECK_WRONG);
		assert_int_equal(loop_verdict(before, body, most, WB_BOUND_TYPE), WB_RECHECK_WRONG);
	}
}

/* Nothing is known to leave it. */
TEST(buffer_not_left)
{
	static const char *const way[][2] = {
		{ "", VECTOR },
		{ "", UP },
		{ "\ts_mov_b64 exec, 0\n", VECTOR UP },
		{ "\tv_cmp_lt_u32_e32 vcc, 7, v0\n\ts_and_saveexec_b64 s[10:11], vcc\n", VECTOR UP },
		{ UP_BY("64") "\ts_mov_b64 exec, 0\n", VECTOR },
		/* where it is depends on memory */
		{ VECTOR UP_BY("v4"), VECTOR UP },
		{ WITH(SOME, "\tv_mov_b32_e32 v1, 4\n"), VECTOR UP_BY("v1") UP },
		/* what is not followed */
		{ "", VECTOR "\tv_sub_co_u32_e32 v2, vcc, v2, v1\n" UP },
		/* the carry is that of another sum than the high half has */
		{ "\ts_add_u32 s4, s4, 5\n\ts_add_u32 s4, s4, 0x100\n\ts_addc_u32 s5, s5, 0\n\ts_add_u32 s4, s4, -5\n",
			"\ts_load_dword s12, s[4:5], 0x0\n" },
		/* the lane keeps what it has */
		{ "", VECTOR "\tv_cmp_lt_u32_e32 vcc, 0, v0\n\ts_and_saveexec_b64 s[10:11], vcc\n" UP
		      "\ts_mov_b64 exec, s[10:11]\n" },
	};

	for (uint32_t k = 0; k < WB_COUNT(way); k++)
		assert_int_equal(loop_verdict(way[k][0], way[k][1], 16, WB_BOUND_BUFFER), WB_RECHECK_WRONG);
}
