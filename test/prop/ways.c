/* test/prop/ways.c -- addresses that each lane takes from one of a few forms, and addresses that are products of 64
 * bits, against the simulator.
 *
 * Random kernels compute with a few registers of lanes: sums and products, selects, the least and the greatest, the
 * middle one, quotients and rests, writes under a mask, branches that lanes take apart, loops that all lanes leave
 * together or one by one, and in which all of this happens again. An index comes of it, an address of 64 bits in one of
 * several ways, and an access follows, of memory or LDS, in the loop or behind it. Some are traps: halves of two
 * addresses mixed, products left out, a high half that is another one's, a division with a wrong estimate or too few
 * steps. What would leave the buffer is not executed to its end, and counts as skipped.
 * test/lib/claims.c holds every access against the lines and rounds that are claimed.
 *
 *	ways [SEED [KERNELS [FIRST]]]
 */
#include <stdio.h>
#include <stdlib.h>

#include "../lib/claims.h"
#include "../lib/randcfg.h"
#include "wavebound/divergence.h"
#include "wavebound/gcn.h"
#include "wavebound/lanes.h"
#include "wavebound/pass.h"
#include "wavebound/timed.h"

#define MOST_STEPS 100000
#define NREG 6u			/* v20 and up: numbers */

struct kernel {
	struct wb_ctx *cx;
	struct rng *r;
	struct wb_out o;
	uint32_t label, depth;
	bool rows;
};
struct tally {
	uint64_t kernels, failed, skipped, narrowed;
};

static uint32_t below(struct kernel *k, uint32_t n) { return rng_below(k->r, n); }
static uint32_t reg(struct kernel *k) { return 20 + below(k, NREG); }
#define EMIT(k, ...) wb_printf(&(k)->o, __VA_ARGS__)

/* ---- numbers ------------------------------------------------------------------------------- */
static void
put_start(struct kernel *k)
{
	for (uint32_t v = 20; v < 20 + NREG; v++)
		switch (below(k, 6)) {
		case 0: EMIT(k, "\tv_mov_b32_e32 v%u, v0\n", v); break;
		case 1: EMIT(k, "\tv_lshl_add_u32 v%u, s6, 6, v0\n", v); break;
		case 2: EMIT(k, "\tv_mov_b32_e32 v%u, s14\n", v); break;
		case 3: EMIT(k, "\tv_mov_b32_e32 v%u, %d\n", v, (int)below(k, 80) - 16); break;
		case 4: EMIT(k, "\tv_mad_u32_u24 v%u, v1, %u, v0\n", v, 1 + below(k, 60)); break;
		default: EMIT(k, "\tv_subrev_u32_e32 v%u, %u, v0\n", v, below(k, 40)); break;
		}
}

static void
put_sum(struct kernel *k)
{
	uint32_t d = reg(k), a = reg(k), b = reg(k), c = reg(k);

	switch (below(k, 7)) {
	case 0: EMIT(k, "\tv_add_u32_e32 v%u, v%u, v%u\n", d, a, b); break;
	case 1: EMIT(k, "\tv_sub_u32_e32 v%u, v%u, v%u\n", d, a, b); break;
	case 2: EMIT(k, "\tv_add_u32_e32 v%u, %d, v%u\n", d, (int)below(k, 9) - 4, a); break;
	case 3: EMIT(k, "\tv_mul_lo_u32 v%u, v%u, %d\n", d, a, (int)below(k, 7) - 2); break;
	case 4: EMIT(k, "\tv_lshl_add_u32 v%u, v%u, %u, v%u\n", d, a, below(k, 3), b); break;
	case 5: EMIT(k, "\tv_add3_u32 v%u, v%u, v%u, v%u\n", d, a, b, c); break;
	default: EMIT(k, "\tv_add_u32_e32 v%u, s14, v%u\n", d, a); break;
	}
}

/* VCC: a comparison of lanes, sometimes of numbers loaded. */
static void
put_compare(struct kernel *k)
{
	static const char *const cmp[] = { "eq_u32", "ne_u32", "lt_i32", "gt_u32", "le_i32", "ge_u32" };
	uint32_t a = below(k, 3) ? reg(k) : 30;

	if (below(k, 2))
		EMIT(k, "\tv_cmp_%s_e32 vcc, %u, v%u\n", cmp[below(k, 6)], below(k, 64), a);
	else
		EMIT(k, "\tv_cmp_%s_e32 vcc, v%u, v%u\n", cmp[below(k, 6)], reg(k), a);
}

static void
put_choice(struct kernel *k)
{
	static const char *const two[] = { "v_min_i32_e32", "v_max_i32_e32", "v_min_u32_e32", "v_max_u32_e32" };
	static const char *const three[] = { "v_med3_i32", "v_med3_u32", "v_min3_i32", "v_max3_u32" };
	uint32_t d = reg(k), a = reg(k), b = reg(k), c = reg(k);

	switch (below(k, 4)) {
	case 0:
		put_compare(k);
		EMIT(k, "\tv_cndmask_b32_e32 v%u, v%u, v%u, vcc\n", d, a, b);
		break;
	case 1: EMIT(k, "\t%s v%u, %u, v%u\n", two[below(k, 4)], d, below(k, 64), a); break;
	case 2: EMIT(k, "\t%s v%u, v%u, v%u\n", two[below(k, 4)], d, a, b); break;
	default: EMIT(k, "\t%s v%u, v%u, v%u, v%u\n", three[below(k, 4)], d, a, b, c); break;
	}
}

/* A quotient and a rest as compilers make them, of an argument or a number, sometimes with a step left out or a wrong
 * estimate; shifts and masks. */
static void
put_quotient(struct kernel *k)
{
	static const uint32_t numbers[] = { 1, 2, 3, 5, 7, 10, 16, 31, 48, 64, 77, 128, 1000, 0x10001, 0x80000000,
		0xfffffffe };
	uint32_t x = reg(k), d = reg(k), e = reg(k), steps = below(k, 6) ? 2 : below(k, 2);

	if (below(k, 2))
		EMIT(k, "\tv_lshl_add_u32 v%u, s6, 6, v0\n", x);
	if (below(k, 3) == 0) {
		EMIT(k, below(k, 2) ? "\tv_lshrrev_b32_e32 v%u, %u, v%u\n" : "\tv_and_b32_e32 v%u, 0x%x, v%u\n", d,
			below(k, 4) ? 1 + below(k, 4) : 63, x);
		return;
	}
	if (below(k, 2))
		EMIT(k, "\ts_mov_b32 s15, s14\n");
	else
		EMIT(k, "\ts_mov_b32 s15, 0x%x\n", numbers[below(k, WB_COUNT(numbers))]);
	EMIT(k, "\tv_mov_b32_e32 v14, v%u\n\tv_cvt_f32_u32_e32 v15, s15\n\ts_sub_i32 s16, 0, s15\n", x);
	EMIT(k, "\tv_rcp_iflag_f32_e32 v15, v15\n\tv_mul_f32_e32 v15, 0x%x, v15\n\tv_cvt_u32_f32_e32 v15, v15\n",
		below(k, 8) ? 0x4f7ffffe : 0x4f000000);
	wb_puts(&k->o, "\tv_mul_lo_u32 v16, s16, v15\n\tv_mul_hi_u32 v16, v15, v16\n\tv_add_u32_e32 v15, v15, v16\n"
		       "\tv_mul_hi_u32 v15, v14, v15\n\tv_mul_lo_u32 v16, v15, s15\n\tv_sub_u32_e32 v16, v14, v16\n");
	for (; steps; steps--)
		EMIT(k, "\tv_cmp_%s_u32_e32 vcc, s15, v16\n\tv_add_u32_e32 v17, 1, v15\n"
			"\tv_cndmask_b32_e32 v15, v15, v17, vcc\n\tv_subrev_u32_e32 v17, s15, v16\n"
			"\tv_cndmask_b32_e32 v16, v16, v17, vcc\n", below(k, 20) ? "le" : "lt");
	EMIT(k, "\tv_lshlrev_b32_e32 v%u, %u, v15\n", d, below(k, 2) ? 0 : 4 + below(k, 3));
	if (below(k, 2))
		wb_puts(&k->o, "\tv_mul_lo_u32 v16, v15, s15\n\tv_sub_u32_e32 v16, v14, v16\n");
	EMIT(k, "\tv_mov_b32_e32 v%u, v16\n", e);
}

static void put_steps(struct kernel *k, uint32_t n);

/* Some lanes do something, by a mask alone or by a branch around. */
static void
put_masked(struct kernel *k)
{
	uint32_t s = 30 + 2 * k->depth, l = k->label++;

	put_compare(k);
	EMIT(k, "\ts_and_saveexec_b64 s[%u:%u], vcc\n", s, s + 1);
	if (below(k, 2))
		EMIT(k, "\ts_cbranch_execz .Lskip%u\n", l);
	k->depth++;
	put_steps(k, 1 + below(k, 2));
	k->depth--;
	EMIT(k, ".Lskip%u:\n", l);
	if (below(k, 4) == 0) {
		EMIT(k, "\ts_xor_b64 exec, exec, s[%u:%u]\n", s, s + 1);
		k->depth++;
		put_steps(k, 1);
		k->depth--;
	}
	EMIT(k, "\ts_mov_b64 exec, s[%u:%u]\n", s, s + 1);
}

/* The wave goes one of two ways. */
static void
put_branch(struct kernel *k)
{
	uint32_t l = k->label++;

	EMIT(k, "\ts_cmp_%s s%u, %u\n\ts_cbranch_scc1 .Lelse%u\n", below(k, 2) ? "lg_u32" : "lt_u32",
		below(k, 2) ? 6 : 14, below(k, 2), l);
	k->depth++;
	put_steps(k, 1 + below(k, 2));
	EMIT(k, "\ts_branch .Lend%u\n.Lelse%u:\n", l, l);
	put_steps(k, 1 + below(k, 2));
	k->depth--;
	EMIT(k, ".Lend%u:\n", l);
}

static void put_access(struct kernel *k);

static void
put_loop(struct kernel *k)
{
	uint32_t s = 30 + 2 * k->depth, c = 46 + k->depth, l = k->label++;
	bool lanes = below(k, 3) == 0;

	EMIT(k, "\ts_mov_b64 s[%u:%u], exec\n\ts_mov_b32 s%u, 0\n.Lloop%u:\n", s, s + 1, c, l);
	k->depth++;
	put_steps(k, 1 + below(k, 3));
	if (below(k, 3) == 0)
		put_access(k);
	k->depth--;
	EMIT(k, "\ts_add_i32 s%u, s%u, 1\n", c, c);
	if (lanes) {
		EMIT(k, "\tv_and_b32_e32 v19, 3, v0\n\tv_cmp_lt_u32_e32 vcc, s%u, v19\n", c);
		EMIT(k, "\ts_and_b64 exec, exec, vcc\n\ts_cbranch_execnz .Lloop%u\n", l);
		EMIT(k, "\ts_mov_b64 exec, s[%u:%u]\n", s, s + 1);
	} else {
		EMIT(k, "\ts_cmp_lt_u32 s%u, %u\n\ts_cbranch_scc1 .Lloop%u\n", c, 1 + below(k, 4), l);
	}
}

static void
put_steps(struct kernel *k, uint32_t n)
{
	for (; n; n--)
		switch (below(k, 8)) {
		case 0: case 1: put_sum(k); break;
		case 2:
			if (k->depth < 3 && below(k, 3))
				put_masked(k);
			else if (k->depth < 3)
				put_branch(k);
			break;
		case 3: if (k->depth < 2) put_loop(k); break;
		case 4: put_quotient(k); break;
		default: put_choice(k); break;
		}
}

/* ---- addresses ---------------------------------------------------------------------------------- */
/* v5: an index, mostly kept within the buffer. */
static void
put_index(struct kernel *k, uint32_t v)
{
	if (below(k, 3))
		EMIT(k, "\tv_mov_b32_e32 v%u, v%u\n", v, reg(k));
	else
		EMIT(k, "\tv_mov_b32_e32 v19, 0x1000\n\tv_med3_i32 v%u, v%u, 0, v19\n", v, reg(k));
}

/* v[12:13] = v5 * (s13:s12) + (v9:v8), s13 0 or -1, in one of the ways that compilers have; or almost. */
static void
put_product(struct kernel *k)
{
	static const char *const sum[] = { "\tv_add3_u32 v13, v14, v13, v15\n", "\tv_add3_u32 v13, v13, v15, v14\n",
		"\tv_add_u32_e32 v13, v13, v15\n\tv_add_u32_e32 v13, v14, v13\n",
		"\tv_add_u32_e32 v14, v14, v15\n\tv_add_u32_e32 v13, v14, v13\n" };
	bool sign = below(k, 2), trap = below(k, 6) == 0;
	int by = (int)below(k, 12) * 4 - 8;

	EMIT(k, "\ts_mov_b32 s12, %d\n\ts_mov_b32 s13, %d\n", by, by < 0 ? -1 : 0);
	EMIT(k, sign ? "\tv_ashrrev_i32_e32 v6, 31, v5\n" : "\tv_mov_b32_e32 v6, 0\n");
	EMIT(k, "\tv_mad_u64_u32 v[12:13], s[10:11], v5, s12, v[8:9]\n");
	EMIT(k, "\tv_mul_lo_u32 v14, v%u, %s\n", trap && below(k, 2) ? 5 : 6, trap && below(k, 2) ? "s13" : "s12");
	if (below(k, 4) == 0) {
		EMIT(k, "\tv_mov_b32_e32 v16, v13\n\tv_mad_u64_u32 v[16:17], s[10:11], s13, v5, v[16:17]\n");
		EMIT(k, "\tv_add_u32_e32 v13, v16, v14\n");
		return;
	}
	EMIT(k, "\tv_mul_lo_u32 v15, v5, s13\n");
	wb_puts(&k->o, trap && below(k, 2) ? "\tv_add_u32_e32 v13, v13, v15\n" : sum[below(k, 4)]);
}

/* v[12:13]: the address of element v5 behind (v9:v8). */
static void
put_element(struct kernel *k)
{
	static const char *const add =
		"\tv_add_co_u32_e32 v12, vcc, v8, v12\n\tv_addc_co_u32_e32 v13, vcc, v9, v13, vcc\n";

	switch (below(k, 6)) {
	case 0:
		wb_puts(&k->o, "\tv_ashrrev_i32_e32 v6, 31, v5\n\tv_lshlrev_b64 v[12:13], 2, v[5:6]\n");
		break;
	case 1:
		EMIT(k, "\tv_mov_b32_e32 v6, 0\n\tv_lshlrev_b64 v[12:13], %u, v[5:6]\n", below(k, 4));
		break;
	case 2:
		EMIT(k, "\tv_mov_b32_e32 v4, %d\n\t%s v[12:13], %u, v[4:5]\n", below(k, 8) ? 0 : 1 << 30,
			below(k, 3) ? "v_ashrrev_i64" : "v_lshrrev_b64", 27 + below(k, 6));
		break;
	case 3:
		put_product(k);
		return;
	case 4:
		EMIT(k, "\tv_add_co_u32_sdwa v12, vcc, v8, v5 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD "
			"src1_sel:%s_%u\n\tv_addc_co_u32_e32 v13, vcc, 0, v9, vcc\n",
			below(k, 3) ? "BYTE" : "WORD", below(k, 2));
		return;
	default:
		EMIT(k, "\tv_mov_b32_e32 v12, v5\n\tv_mov_b32_e32 v13, 0\n");
		break;
	}
	wb_puts(&k->o, add);
}

/* One of two addresses in each lane: both halves by one condition, or not. */
static void
put_either(struct kernel *k)
{
	EMIT(k, "\tv_mov_b32_e32 v28, v12\n\tv_mov_b32_e32 v29, v13\n");
	put_index(k, 5);
	if (below(k, 2)) {		/* by a branch, of the wave or around lanes */
		uint32_t l = k->label++;

		if (below(k, 2))
			EMIT(k, "\ts_mov_b64 s[42:43], exec\n\ts_cmp_lt_u32 s6, %u\n\ts_cbranch_scc1 .Lnot%u\n",
				below(k, 3), l);
		else {
			put_compare(k);
			EMIT(k, "\ts_and_saveexec_b64 s[42:43], vcc\n\ts_cbranch_execz .Lnot%u\n", l);
		}
		put_element(k);
		EMIT(k, ".Lnot%u:\n\ts_mov_b64 exec, s[42:43]\n", l);
		return;
	}
	put_element(k);
	put_compare(k);
	EMIT(k, "\tv_cndmask_b32_e32 v12, v12, v28, vcc\n");
	if (below(k, 4) == 0)
		put_compare(k);
	EMIT(k, "\tv_cndmask_b32_e32 v13, v13, v29, vcc\n");
}

/* The address is a pointer that walks: by as much in each iteration, or by what each lane chooses there. */
static void
put_walk(struct kernel *k)
{
	uint32_t l = k->label++;

	EMIT(k, "\tv_mov_b32_e32 v26, v12\n\tv_mov_b32_e32 v27, v13\n\ts_mov_b32 s44, 0\n.Lwalk%u:\n", l);
	wb_puts(&k->o, "\tglobal_load_dword v18, v[26:27], off\n\ts_waitcnt vmcnt(0)\n\tv_mov_b32_e32 v19, 0x1000\n");
	switch (below(k, 4)) {
	case 0: put_compare(k); EMIT(k, "\tv_cndmask_b32_e64 v19, %u, v19, vcc\n", 4 * below(k, 4)); break;
	case 1: wb_puts(&k->o, "\tv_cmp_gt_i32_e32 vcc, 0, v18\n\tv_cndmask_b32_e64 v19, 0, v19, vcc\n"); break;
	case 2: EMIT(k, "\tv_lshlrev_b32_e32 v19, %u, v0\n", 2 + below(k, 5)); break;
	default: break;
	}
	EMIT(k, "\tv_add_co_u32_e32 v26, vcc, v26, v19\n\tv_addc_co_u32_e32 v27, vcc, 0, v27, vcc\n");
	EMIT(k, "\ts_add_i32 s44, s44, 1\n\ts_cmp_lt_u32 s44, %u\n\ts_cbranch_scc1 .Lwalk%u\n", 2 + below(k, 4), l);
}

static void
put_access(struct kernel *k)
{
	put_index(k, 5);
	if (below(k, 4) == 0) {
		EMIT(k, "\tv_lshl_add_u32 v7, v5, 2, 0\n\tds_read_b32 v18, v7\n\ts_waitcnt lgkmcnt(0)\n");
		return;
	}
	wb_puts(&k->o, "\tv_mov_b32_e32 v8, s2\n\tv_mov_b32_e32 v9, s3\n");
	put_element(k);
	if (below(k, 5) == 0)
		put_either(k);
	if (below(k, 5) == 0)
		put_walk(k);
	wb_puts(&k->o, below(k, 2) ? "\tglobal_store_dword v[12:13], v0, off\n" :
				     "\tglobal_load_dword v18, v[12:13], off\n\ts_waitcnt vmcnt(0)\n");
}

/* ---- kernels -------------------------------------------------------------------------------------- */
static void
put_head(struct kernel *k)
{
	wb_puts(&k->o, "\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\n\t.text\n\t.globl k\n\t.p2align 8\n"
		       "\t.type k,@function\nk:\n");
	/* s[2:3]: the middle of the buffer; v30: loaded; s14: an argument */
	wb_puts(&k->o, "\ts_load_dwordx4 s[0:3], s[4:5], 0x0\n\ts_load_dword s14, s[4:5], 0x10\n"
		       "\tv_lshlrev_b32_e32 v31, 2, v0\n\ts_waitcnt lgkmcnt(0)\n"
		       "\tglobal_load_dword v30, v31, s[0:1]\n\ts_waitcnt vmcnt(0)\n"
		       "\tv_and_b32_e32 v30, 63, v30\n\ts_add_u32 s2, s2, 0x80000\n\ts_addc_u32 s3, s3, 0\n");
}

static void
put_foot(struct kernel *k)
{
	wb_puts(&k->o, "\ts_endpgm\n.Lend_k:\n\t.size k, .Lend_k-k\n\t.section .rodata,\"a\",@progbits\n\t.p2align 6\n"
		       "\t.amdhsa_kernel k\n\t\t.amdhsa_next_free_vgpr 32\n\t\t.amdhsa_next_free_sgpr 60\n"
		       "\t\t.amdhsa_group_segment_fixed_size 32768\n"
		       "\t\t.amdhsa_system_vgpr_workitem_id 1\n"
		       "\t\t.amdhsa_user_sgpr_private_segment_buffer 1\n\t\t.amdhsa_user_sgpr_kernarg_segment_ptr 1\n"
		       "\t\t.amdhsa_kernarg_size 24\n\t.end_amdhsa_kernel\n\t.amdgpu_metadata\n---\namdhsa.kernels:\n");
	wb_puts(&k->o, "  - .args:\n");
	for (int n = 0; n < 2; n++)
		EMIT(k, "      - .name: %s\n        .offset: %d\n        .size: 8\n"
			"        .value_kind: global_buffer\n        .address_space: global\n",
			n ? "data" : "table", 8 * n);
	wb_puts(&k->o, "      - .name: n\n        .offset: 16\n        .size: 4\n        .value_kind: by_value\n"
		       "    .group_segment_fixed_size: 32768\n"
		       "    .kernarg_segment_align: 8\n    .kernarg_segment_size: 24\n    .name: k\n    .symbol: k.kd\n"
		       "amdhsa.version: [ 1, 2 ]\n...\n\t.end_amdgpu_metadata\n");
}

static void
make(struct kernel *k)
{
	k->o = wb_out_new(k->cx->unit);
	k->rows = below(k, 2);
	put_head(k);
	put_start(k);
	put_steps(k, 1 + below(k, 6));
	put_access(k);
	put_foot(k);
}

static struct wb_launch *
launch_of(struct kernel *k)
{
	const char *xml = wb_format(k->cx->unit,
		"<launch grid=\"%s\" workgroup=\"%s\"><buffer name=\"table\" init=\"random\" bytes=\"4096\"/>"
		"<buffer name=\"data\" init=\"random\" bytes=\"1048576\"/><argument name=\"n\" value=\"%u\"/></launch>",
		k->rows ? "128" : "16,16", k->rows ? "64" : "16,8", below(k, 100));
	struct wb_launch *l = NULL;

	wb_launch_read(k->cx, wb_file_add(k->cx->files, WB_FILE_TEXT, "launch.xml", xml, strlen(xml)), "k", &l);
	return l;
}

static bool
analyse(struct wb_ctx *cx, struct wb_module *m, const struct wb_launch *l, const struct wb_machine *machine)
{
	static const enum wb_pass list[] = { WB_PASS_DOM, WB_PASS_POSTDOM, WB_PASS_CDEP, WB_PASS_LOOPS, WB_PASS_GSA,
		WB_PASS_LANES, WB_PASS_TRIPS, WB_PASS_DIVERGENCE, WB_PASS_EXCLUSIVE };
	struct wb_pass_env env = { .module = m, .machine = machine, .launch = l };

	return wb_run_passes(cx, m->fn[0], &env, list, WB_COUNT(list), NULL) == WB_OK;
}

/* Whether some access in divergent places is said to touch fewer lines or rounds than lanes. */
static bool
narrows(const struct wb_fn *fn)
{
	const struct wb_divergence *d = fn->divergence;

	for (uint32_t n = 1; n < d->naccess; n++)
		if (!d->access[n].known && (d->access[n].most_trans < 64 || d->access[n].most_rounds < 64))
			return true;
	return false;
}

static const char *
run(struct kernel *k, const struct wb_machine *machine, struct tally *sum)
{
	struct claims_tally tally = { 0 };
	struct wb_sim_buffer *buffer;
	struct wb_launch *l = launch_of(k);
	struct wb_module *m;
	struct claims *c;
	struct wb_sim *sim;
	uint32_t nbuffer;
	uint64_t n;

	if (!l ||
		wb_gcn_read(k->cx, wb_file_add(k->cx->files, WB_FILE_TEXT, "k.s", k->o.at, k->o.n), NULL, &m) !=
			WB_OK ||
		wb_launch_complete(k->cx, l, m->fn[0]) != WB_OK || !analyse(k->cx, m, l, machine))
		return "it cannot be read or analysed";
	c = claims_new(k->cx, m->fn[0], l, machine, &tally);
	if (wb_sim_prepare(k->cx, m, m->fn[0], l, machine, NULL, k, &sim, &buffer, &nbuffer) != WB_OK)
		return "it cannot be prepared";
	claims_watch(c, sim);
	if (wb_sim_run_functional(sim, MOST_STEPS, &n) != WB_OK && !claims_wrong(c))
		sum->skipped++;
	sum->narrowed += narrows(m->fn[0]);
	return claims_wrong(c);
}

static void
check(struct tally *sum, const struct wb_machine *machine, uint64_t seed, uint64_t number)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct rng r = rng_new(seed * 0x100000001b3u + number);
	struct kernel *k = WB_NEW(cx->unit, struct kernel, 1);
	const char *bad;

	k->cx = cx;
	k->r = &r;
	make(k);
	bad = run(k, machine, sum);
	sum->kernels++;
	if (bad) {
		sum->failed++;
		printf("kernel %llu of seed %llu: %s\n", (unsigned long long)number, (unsigned long long)seed, bad);
		if (getenv("WAYS_SHOW"))
			fwrite(k->o.at, 1, k->o.n, stdout);
	}
	wb_ctx_free(cx);
}

int
main(int argc, char **argv)
{
	uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 0) : 1, n = argc > 2 ? strtoull(argv[2], NULL, 0) : 3000,
		 first = argc > 3 ? strtoull(argv[3], NULL, 0) : 0;
	struct wb_ctx *keep = wb_ctx_new(NULL);
	const struct wb_machine *machine;
	struct tally t = { 0 };

	if (wb_machine_load(keep, "vega", &machine) != WB_OK)
		return 1;
	for (uint64_t k = first; k < first + n; k++)
		check(&t, machine, seed, k);
	printf("%llu kernels, %llu with an access in one of several places narrowed, %llu not executed to the end\n",
		(unsigned long long)t.kernels, (unsigned long long)t.narrowed, (unsigned long long)t.skipped);
	if (n >= 1000 && (t.narrowed < n / 8 || t.skipped > n / 2))
		t.failed += !t.failed;
	printf("%llu passed, %llu failed\n", (unsigned long long)(t.kernels - t.failed), (unsigned long long)t.failed);
	wb_ctx_free(keep);
	return t.failed != 0;
}
