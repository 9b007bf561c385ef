/* test/prop/ways.c -- addresses that each lane takes from one of a few forms, and addresses that are products of 64
 * bits, against the simulator.
 *
 * Random kernels compute with a few registers of lanes: sums and products, selects, the least and the greatest, the
 * middle one, quotients and rests, writes under a mask, branches that lanes take apart, loops that all lanes leave
 * together or one by one, and in which all of this happens again; code that switches on lanes without a work-item. An
 * index comes of it, an address of 64 bits in one of several ways, and an access follows, of memory or LDS, in the loop
 * or behind it. Some are traps: halves of two addresses mixed, products left out, a factor that nobody knows, a high
 * half that is another one's, a division with a wrong estimate or too few steps. Launches have one to three dimensions,
 * workgroups that are no multiple of a wave or cut off by the grid, and ids that the kernel does not ask for. What
 * would leave the buffer is not executed to its end, and counts as skipped.
 * test/lib/claims.c holds every access against the lines and rounds that are claimed.
 *
 *	ways [SEED [KERNELS [FIRST]]]
 */
#include "../lib/claims.h"
#include "../lib/kernel.h"
#include "../lib/prop.h"
#include "wavebound/divergence.h"

#define MOST_STEPS 100000
#define NREG 6u			/* v20 and up: numbers */

struct kernel {
	struct wb_out o;
	uint32_t label, depth;
	uint32_t sizes;			/* of the launch, which of them */
	uint32_t items, groups;		/* dimensions of ids that are passed; of workgroups, a bit each */
};
static const struct { const char *grid, *workgroup;
} sizes[] = {
	{ "128", "64" }, { "16,16", "16,8" }, { "100", "64" }, { "37", "37" }, { "1", "1" }, { "20,9", "8,5" },
	{ "6,6,5", "4,3,2" }, { "10,7,3", "5,7,3" }, { "64,2,2", "64,1,1" }, { "50,3", "32,2" }, { "130,3", "128,1" },
	{ "1,70", "1,64" }, { "1,1,40", "1,1,32" }, { "3,1,33", "3,1,11" }, { "96,2", "32,2" }, { "4,4,9", "4,4,4" },
};
static uint64_t nskipped, nnarrowed;

static uint32_t reg(void) { return 20 + below(NREG); }
#define EMIT(k, ...) kernel_code(&(k)->o, __VA_ARGS__)

/* ---- numbers ------------------------------------------------------------------------------- */
static void
put_start(struct kernel *k)
{
	for (uint32_t v = 20; v < 20 + NREG; v++)
		switch (below(8)) {
		case 0: EMIT(k, "v_mov_b32_e32 v%u, v0", v); break;
		case 6: EMIT(k, "v_mad_u32_u24 v%u, v2, %u, v1", v, 1 + below(60)); break;
		case 7: EMIT(k, "v_lshl_add_u32 v%u, s7, %u, v%u", v, below(6), below(3)); break;
		case 1: EMIT(k, "v_lshl_add_u32 v%u, s6, 6, v0", v); break;
		case 2: EMIT(k, "v_mov_b32_e32 v%u, s14", v); break;
		case 3: EMIT(k, "v_mov_b32_e32 v%u, %d", v, (int)below(80) - 16); break;
		case 4: EMIT(k, "v_mad_u32_u24 v%u, v1, %u, v0", v, 1 + below(60)); break;
		default: EMIT(k, "v_subrev_u32_e32 v%u, %u, v0", v, below(40)); break;
		}
}

static void
put_sum(struct kernel *k)
{
	uint32_t d = reg(), a = reg(), b = reg(), c = reg();

	switch (below(7)) {
	case 0: EMIT(k, "v_add_u32_e32 v%u, v%u, v%u", d, a, b); break;
	case 1: EMIT(k, "v_sub_u32_e32 v%u, v%u, v%u", d, a, b); break;
	case 2: EMIT(k, "v_add_u32_e32 v%u, %d, v%u", d, (int)below(9) - 4, a); break;
	case 3: EMIT(k, "v_mul_lo_u32 v%u, v%u, %d", d, a, (int)below(7) - 2); break;
	case 4: EMIT(k, "v_lshl_add_u32 v%u, v%u, %u, v%u", d, a, below(3), b); break;
	case 5: EMIT(k, "v_add3_u32 v%u, v%u, v%u, v%u", d, a, b, c); break;
	default: EMIT(k, "v_add_u32_e32 v%u, s14, v%u", d, a); break;
	}
}

/* A number of one lane, for all of them. */
static void
put_one(struct kernel *k)
{
	EMIT(k, below(2) ? "v_readfirstlane_b32 s18, v%u" : "v_readlane_b32 s18, v%u, 3", reg());
	EMIT(k, "s_and_b32 s18, s18, 0x%x; v_add_u32_e32 v%u, s18, v%u", below(2) ? 63 : 31, reg(), reg());
}

/* VCC: a comparison of lanes, sometimes of numbers loaded. */
static void
put_compare(struct kernel *k)
{
	static const char *const cmp[] = { "eq_u32", "ne_u32", "lt_i32", "gt_u32", "le_i32", "ge_u32" };
	uint32_t a = below(3) ? reg() : 30;

	if (below(2))
		EMIT(k, "v_cmp_%s_e32 vcc, %u, v%u", cmp[below(6)], below(64), a);
	else
		EMIT(k, "v_cmp_%s_e32 vcc, v%u, v%u", cmp[below(6)], reg(), a);
}

static void
put_choice(struct kernel *k)
{
	static const char *const two[] = { "v_min_i32_e32", "v_max_i32_e32", "v_min_u32_e32", "v_max_u32_e32" };
	static const char *const three[] = { "v_med3_i32", "v_med3_u32", "v_min3_i32", "v_max3_u32" };
	uint32_t d = reg(), a = reg(), b = reg(), c = reg();

	switch (below(4)) {
	case 0:
		put_compare(k);
		EMIT(k, "v_cndmask_b32_e32 v%u, v%u, v%u, vcc", d, a, b);
		break;
	case 1: EMIT(k, "%s v%u, %u, v%u", two[below(4)], d, below(64), a); break;
	case 2: EMIT(k, "%s v%u, v%u, v%u", two[below(4)], d, a, b); break;
	default: EMIT(k, "%s v%u, v%u, v%u, v%u", three[below(4)], d, a, b, c); break;
	}
}

/* A quotient and a rest as compilers make them, of an argument or a number, sometimes with a step left out or a wrong
 * estimate; shifts and masks. */
static void
put_quotient(struct kernel *k)
{
	static const uint32_t numbers[] = { 1, 2, 3, 5, 7, 10, 16, 31, 48, 64, 77, 128, 1000, 0x10001, 0x80000000,
		0xfffffffe };
	uint32_t x = reg(), d = reg(), e = reg(), steps = below(6) ? 2 : below(2);

	if (below(2))
		EMIT(k, "v_lshl_add_u32 v%u, s6, 6, v0", x);
	if (below(9) == 0) {		/* by what a loop counts */
		EMIT(k, below(2) ? "v_lshrrev_b32_e32 v%u, s%u, v%u" : "v_and_b32_e32 v%u, s%u, v%u", d,
			below(k->depth + 1) + 46, x);
		return;
	}
	if (below(3) == 0) {
		EMIT(k, below(2) ? "v_lshrrev_b32_e32 v%u, %u, v%u" : "v_and_b32_e32 v%u, 0x%x, v%u", d,
			below(4) ? 1 + below(4) : 63, x);
		return;
	}
	if (below(2))
		EMIT(k, "s_mov_b32 s15, s14");
	else
		EMIT(k, "s_mov_b32 s15, 0x%x", numbers[below(WB_COUNT(numbers))]);
	EMIT(k, "v_mov_b32_e32 v14, v%u; v_cvt_f32_u32_e32 v15, s15; s_sub_i32 s16, 0, s15; "
		"v_rcp_iflag_f32_e32 v15, v15; v_mul_f32_e32 v15, 0x%x, v15; v_cvt_u32_f32_e32 v15, v15", x,
		below(8) ? 0x4f7ffffe : 0x4f000000);
	EMIT(k, "v_mul_lo_u32 v16, s16, v15; v_mul_hi_u32 v16, v15, v16; v_add_u32_e32 v15, v15, v16; "
		"v_mul_hi_u32 v15, v14, v15; v_mul_lo_u32 v16, v15, s15; v_sub_u32_e32 v16, v14, v16");
	for (; steps; steps--)
		EMIT(k, "v_cmp_%s_u32_e32 vcc, s15, v16; v_add_u32_e32 v17, 1, v15; "
			"v_cndmask_b32_e32 v15, v15, v17, vcc; v_subrev_u32_e32 v17, s15, v16; "
			"v_cndmask_b32_e32 v16, v16, v17, vcc", below(20) ? "le" : "lt");
	EMIT(k, "v_lshlrev_b32_e32 v%u, %u, v15", d, below(2) ? 0 : 4 + below(3));
	if (below(2))
		EMIT(k, "v_mul_lo_u32 v16, v15, s15; v_sub_u32_e32 v16, v14, v16");
	EMIT(k, "v_mov_b32_e32 v%u, v16", e);
}

/* A few bits of a number, which say in which row of a picture a lane is, and beside that another few. */
static void
put_row(struct kernel *k)
{
	static const uint32_t mask[] = { 1, 2, 3, 4, 5, 8, 10, 12, 16, 24, 33, 7, 14 };
	uint32_t d = reg(), from = below(4) ? reg() : 30;

	if (below(3))
		EMIT(k, "v_and_b32_e32 v%u, 0x%x, v%u", d, mask[below(WB_COUNT(mask))], from);
	else
		EMIT(k, "v_bfe_%s32 v%u, v%u, %u, %u", below(5) ? "u" : "i", d, from, below(5), 1 + below(3));
	EMIT(k, "s_movk_i32 s15, 0x%x; v_mul_lo_u32 v%u, v%u, s15", 8 + below(300), d, d);
	if (below(2))
		EMIT(k, "v_and_b32_e32 v14, %u, v%u; v_add_u32_e32 v%u, v%u, v14", 3 * (1 + below(5)), reg(), d, d);
}

static void put_steps(struct kernel *k, uint32_t n);

/* Some lanes do something, by a mask alone or by a branch around. */
static void
put_masked(struct kernel *k)
{
	uint32_t s = 30 + 2 * k->depth, l = k->label++;

	if (below(8)) {
		put_compare(k);
		EMIT(k, "s_and_saveexec_b64 s[%u:%u], vcc", s, s + 1);
	} else {			/* all, also those without a work-item */
		EMIT(k, "s_or_saveexec_b64 s[%u:%u], -1", s, s + 1);
	}
	if (below(2))
		EMIT(k, "s_cbranch_execz .Lskip%u", l);
	k->depth++;
	put_steps(k, 1 + below(2));
	k->depth--;
	EMIT(k, ".Lskip%u:", l);
	if (below(4) == 0) {
		EMIT(k, "s_xor_b64 exec, exec, s[%u:%u]", s, s + 1);
		k->depth++;
		put_steps(k, 1);
		k->depth--;
	}
	EMIT(k, "s_mov_b64 exec, s[%u:%u]", s, s + 1);
}

/* The wave goes one of two ways. */
static void
put_branch(struct kernel *k)
{
	uint32_t l = k->label++;

	EMIT(k, "s_cmp_%s s%u, %u; s_cbranch_scc1 .Lelse%u", below(2) ? "lg_u32" : "lt_u32", below(2) ? 6 : 14,
		below(2), l);
	k->depth++;
	put_steps(k, 1 + below(2));
	EMIT(k, "s_branch .Lend%u; .Lelse%u:", l, l);
	put_steps(k, 1 + below(2));
	k->depth--;
	EMIT(k, ".Lend%u:", l);
}

static void put_access(struct kernel *k);
static void put_element_of(struct kernel *k, uint32_t v);

static void
put_loop(struct kernel *k)
{
	uint32_t s = 30 + 2 * k->depth, c = 46 + k->depth, l = k->label++;
	bool lanes = below(3) == 0;

	EMIT(k, "s_mov_b64 s[%u:%u], exec; s_mov_b32 s%u, 0; .Lloop%u:", s, s + 1, c, l);
	k->depth++;
	put_steps(k, 1 + below(3));
	if (below(3) == 0)
		put_access(k);
	k->depth--;
	EMIT(k, "s_add_i32 s%u, s%u, 1", c, c);
	if (lanes) {
		EMIT(k, "v_and_b32_e32 v19, 3, v0; v_cmp_lt_u32_e32 vcc, s%u, v19; s_and_b64 exec, exec, vcc; "
			"s_cbranch_execnz .Lloop%u; s_mov_b64 exec, s[%u:%u]", c, l, s, s + 1);
	} else {
		EMIT(k, "s_cmp_lt_u32 s%u, %u; s_cbranch_scc1 .Lloop%u", c, 1 + below(4), l);
	}
}

/* v[34+]: each lane counts on from a number of its own, which tells in the loop where it looks; all by as much, or not;
 * all in every iteration, or not. */
static void
put_counter(struct kernel *k)
{
	uint32_t s = 30 + 2 * k->depth, c = 46 + k->depth, v = 34 + k->depth, l = k->label++, foul = below(12);
	bool lanes = below(2);

	put_choice(k);
	EMIT(k, "v_mov_b32_e32 v%u, v%u; s_mov_b64 s[%u:%u], exec; s_mov_b32 s%u, 0; .Lcount%u:", v, reg(), s, s + 1, c,
		l);
	if (foul == 0)			/* lanes that left come back */
		EMIT(k, "s_mov_b64 exec, s[%u:%u]; v_and_b32_e32 v19, 1, v0; v_cmp_eq_u32_e32 vcc, s%u, v19; "
			"s_andn2_b64 exec, exec, vcc; s_cbranch_execz .Lout%u", s, s + 1, c, l);
	k->depth++;
	if (foul == 4)			/* lanes that left look, too */
		EMIT(k, "s_mov_b64 s[42:43], exec; s_mov_b64 exec, s[%u:%u]", s, s + 1);
	EMIT(k, "v_%s_u32_e32 v%u, v%u, v%u", below(2) ? "add" : "sub", 20, v, 20 + below(2));
	if (below(3) == 0)
		EMIT(k, "v_mov_b32_e32 v20, v%u", v);
	if (below(3) == 0)
		put_steps(k, 1);
	put_element_of(k, 20);
	k->depth--;
	if (foul == 4)
		EMIT(k, "s_mov_b64 exec, s[42:43]");
	if (foul == 1)
		EMIT(k, "v_and_b32_e32 v19, 3, v0; v_mul_u32_u24_e32 v19, 40, v19; v_add_u32_e32 v%u, v%u, v19", v, v);
	else if (foul == 2)
		EMIT(k, "v_cmp_lt_u32_e32 vcc, 32, v30; s_and_saveexec_b64 s[44:45], vcc; "
			"v_add_u32_e32 v%u, 64, v%u; s_mov_b64 exec, s[44:45]", v, v);
	else if (foul == 3)
		EMIT(k, "v_mul_lo_u32 v%u, v%u, 3", v, v);
	else if (below(3))
		EMIT(k, "v_add_u32_e32 v%u, %d, v%u", v, (int)below(70) - 6, v);
	else
		EMIT(k, "v_add_u32_e32 v%u, s%u, v%u", v, below(2) ? 14 : c, v);
	EMIT(k, "s_add_i32 s%u, s%u, 1", c, c);
	if (lanes)
		EMIT(k, "v_and_b32_e32 v19, 3, v0; v_cmp_lt_u32_e32 vcc, s%u, v19; s_and_b64 exec, exec, vcc; "
			"s_cbranch_execnz .Lcount%u", c, l);
	else
		EMIT(k, "s_cmp_lt_u32 s%u, %u; s_cbranch_scc1 .Lcount%u", c, 1 + below(4), l);
	EMIT(k, ".Lout%u:; s_mov_b64 exec, s[%u:%u]", l, s, s + 1);
}

static void
put_steps(struct kernel *k, uint32_t n)
{
	for (; n; n--)
		switch (below(10)) {
		case 0: case 1: put_sum(k); break;
		case 8: put_one(k); break;
		case 2:
			if (k->depth < 3 && below(3))
				put_masked(k);
			else if (k->depth < 3)
				put_branch(k);
			break;
		case 3: if (k->depth < 2) (below(2) ? put_loop : put_counter)(k); break;
		case 4: put_quotient(k); break;
		case 9: put_row(k); break;
		default: put_choice(k); break;
		}
}

/* ---- addresses ---------------------------------------------------------------------------------- */
/* v5: an index, mostly kept within the buffer. */
static void
put_index(struct kernel *k, uint32_t v)
{
	if (below(3))
		EMIT(k, "v_mov_b32_e32 v%u, v%u", v, reg());
	else
		EMIT(k, "v_mov_b32_e32 v19, 0x1000; v_med3_i32 v%u, v%u, 0, v19", v, reg());
}

/* v[12:13] = v5 * (s13:s12) + (v9:v8), s13 0 or -1, in one of the ways that compilers have; or almost. */
static void
put_product(struct kernel *k)
{
	static const char *const sum[] = { "v_add3_u32 v13, v14, v13, v15", "v_add3_u32 v13, v13, v15, v14",
		"v_add_u32_e32 v13, v13, v15; v_add_u32_e32 v13, v14, v13",
		"v_add_u32_e32 v14, v14, v15; v_add_u32_e32 v13, v14, v13" };
	bool sign = below(2), trap = below(6) == 0;
	int by = (int)below(12) * 4 - 8;

	if (below(4) == 0) {		/* by a number of the wave that nobody knows */
		EMIT(k, "v_mad_u64_u32 v[12:13], s[10:11], v5, s%u, v[8:9]", below(3) ? 17 : 14);
		return;
	}
	EMIT(k, "s_mov_b32 s12, %d; s_mov_b32 s13, %d", by, by < 0 ? -1 : 0);
	EMIT(k, sign ? "v_ashrrev_i32_e32 v6, 31, v5" : "v_mov_b32_e32 v6, 0");
	EMIT(k, "v_mad_u64_u32 v[12:13], s[10:11], v5, s12, v[8:9]");
	EMIT(k, "v_mul_lo_u32 v14, v%u, %s", trap && below(2) ? 5 : 6, trap && below(2) ? "s13" : "s12");
	if (below(4) == 0) {
		EMIT(k, "v_mov_b32_e32 v16, v13; v_mad_u64_u32 v[16:17], s[10:11], s13, v5, v[16:17]; "
			"v_add_u32_e32 v13, v16, v14");
		return;
	}
	EMIT(k, "v_mul_lo_u32 v15, v5, s13");
	EMIT(k, trap && below(2) ? "v_add_u32_e32 v13, v13, v15" : sum[below(4)]);
}

/* v[12:13]: the address of element v5 behind (v9:v8). */
static void
put_element(struct kernel *k)
{
	static const char *const add =
		"v_add_co_u32_e32 v12, vcc, v8, v12; v_addc_co_u32_e32 v13, vcc, v9, v13, vcc";

	switch (below(6)) {
	case 0:
		EMIT(k, "v_ashrrev_i32_e32 v6, 31, v5; v_lshlrev_b64 v[12:13], 2, v[5:6]");
		break;
	case 1:
		EMIT(k, "v_mov_b32_e32 v6, 0; v_lshlrev_b64 v[12:13], %u, v[5:6]", below(4));
		break;
	case 2:
		EMIT(k, "v_mov_b32_e32 v4, %d; %s v[12:13], %u, v[4:5]", below(8) ? 0 : 1 << 30,
			below(3) ? "v_ashrrev_i64" : "v_lshrrev_b64", 27 + below(6));
		break;
	case 3:
		put_product(k);
		return;
	case 4:
		EMIT(k, "v_add_co_u32_sdwa v12, vcc, v8, v5 "
			"dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:%s_%u; "
			"v_addc_co_u32_e32 v13, vcc, 0, v9, vcc", below(3) ? "BYTE" : "WORD", below(2));
		return;
	default:
		EMIT(k, "v_mov_b32_e32 v12, v5; v_mov_b32_e32 v13, 0");
		break;
	}
	EMIT(k, "%s", add);
}

/* One of two addresses in each lane: both halves by one condition, or not. */
static void
put_either(struct kernel *k)
{
	EMIT(k, "v_mov_b32_e32 v28, v12; v_mov_b32_e32 v29, v13");
	put_index(k, 5);
	if (below(2)) {		/* by a branch, of the wave or around lanes */
		uint32_t l = k->label++;

		if (below(2))
			EMIT(k, "s_mov_b64 s[42:43], exec; s_cmp_lt_u32 s6, %u; s_cbranch_scc1 .Lnot%u", below(3),
				l);
		else {
			put_compare(k);
			EMIT(k, "s_and_saveexec_b64 s[42:43], vcc; s_cbranch_execz .Lnot%u", l);
		}
		put_element(k);
		EMIT(k, ".Lnot%u:; s_mov_b64 exec, s[42:43]", l);
		return;
	}
	put_element(k);
	put_compare(k);
	EMIT(k, "v_cndmask_b32_e32 v12, v12, v28, vcc");
	if (below(4) == 0)
		put_compare(k);
	EMIT(k, "v_cndmask_b32_e32 v13, v13, v29, vcc");
}

/* The address is a pointer that walks: by as much in each iteration, or by what each lane chooses there. */
static void
put_walk(struct kernel *k)
{
	uint32_t l = k->label++;

	EMIT(k, "v_mov_b32_e32 v26, v12; v_mov_b32_e32 v27, v13; s_mov_b32 s44, 0; .Lwalk%u:; "
		"global_load_dword v18, v[26:27], off; s_waitcnt vmcnt(0); v_mov_b32_e32 v19, 0x1000", l);
	switch (below(5)) {
	case 3: EMIT(k, "v_and_b32_e32 v19, 0x1f0, v18"); break;
	case 0: put_compare(k); EMIT(k, "v_cndmask_b32_e64 v19, %u, v19, vcc", 4 * below(4)); break;
	case 1: EMIT(k, "v_cmp_gt_i32_e32 vcc, 0, v18; v_cndmask_b32_e64 v19, 0, v19, vcc"); break;
	case 2: EMIT(k, "v_lshlrev_b32_e32 v19, %u, v0", 2 + below(5)); break;
	default: break;
	}
	EMIT(k, "v_add_co_u32_e32 v26, vcc, v26, v19; v_addc_co_u32_e32 v27, vcc, 0, v27, vcc; s_add_i32 s44, s44, 1; "
		"s_cmp_lt_u32 s44, %u; s_cbranch_scc1 .Lwalk%u", 2 + below(4), l);
}

static void
put_access(struct kernel *k)
{
	put_index(k, 5);
	if (below(4) == 0) {
		EMIT(k, "v_lshl_add_u32 v7, v5, 2, 0; ds_read_b32 v18, v7; s_waitcnt lgkmcnt(0)");
		return;
	}
	if (below(6) == 0) {
		EMIT(k, "v_lshl_add_u32 v7, v5, %u, 0; global_load_dword v18, v7, s[2:3]; s_waitcnt vmcnt(0)",
			below(4));
		return;
	}
	EMIT(k, "v_mov_b32_e32 v8, s2; v_mov_b32_e32 v9, s3");
	put_element(k);
	if (below(5) == 0)
		put_either(k);
	if (below(5) == 0)
		put_walk(k);
	EMIT(k, below(2) ? "global_store_dword v[12:13], v0, off" :
		"global_load_dword v18, v[12:13], off; s_waitcnt vmcnt(0)");
}

/* An access by index v@v, within the buffer. */
static void
put_element_of(struct kernel *k, uint32_t v)
{
	EMIT(k, "v_mov_b32_e32 v5, v%u; v_mov_b32_e32 v8, s2; v_mov_b32_e32 v9, s3", v);
	if (below(2))
		EMIT(k, "v_ashrrev_i32_e32 v6, 31, v5; v_lshlrev_b64 v[12:13], 2, v[5:6]; "
			"v_add_co_u32_e32 v12, vcc, v8, v12; v_addc_co_u32_e32 v13, vcc, v9, v13, vcc");
	else
		put_element(k);
	EMIT(k, "global_load_dword v18, v[12:13], off; s_waitcnt vmcnt(0)");
}

/* ---- kernels -------------------------------------------------------------------------------------- */
/* s[2:3]: the middle of the buffer; v30, s17: loaded; s14: an argument; s6, s7, v0, v1, v2: ids, or anything. */
static void
put_inputs(struct kernel *k)
{
	EMIT(k, "s_load_dwordx4 s[0:3], s[4:5], 0x0; s_load_dword s14, s[4:5], 0x10; v_lshlrev_b32_e32 v31, 2, v0; "
		"s_waitcnt lgkmcnt(0); global_load_dword v30, v31, s[0:1]; s_waitcnt vmcnt(0); "
		"v_and_b32_e32 v30, 63, v30; s_add_u32 s2, s2, 0x80000; s_addc_u32 s3, s3, 0; "
		"s_load_dword s17, s[0:1], 0x40; s_waitcnt lgkmcnt(0); s_and_b32 s17, s17, 0x7c");
	for (uint32_t n = 0; n < 2; n++)
		if ((uint32_t)__builtin_popcount(k->groups) <= n)
			EMIT(k, "s_and_b32 s%u, s%u, 3", 6 + n, 6 + n);
	for (uint32_t n = k->items; n < 3; n++)
		EMIT(k, "v_and_b32_e32 v%u, 15, v%u", n, n);
}

static void
make(struct kernel *k)
{
	struct kernel_frame frame = {
		.args = "table* data* n", .sgprs = 60, .vgprs = 40, .lds_bytes = 32768, .descriptor = true
	};

	k->sizes = below(2) ? below(2) : below(WB_COUNT(sizes));
	k->items = below(3) ? 3 : 1 + below(3);
	k->groups = below(3) ? 7 : below(8);
	frame.more = wb_format(prop.cx->unit,
		".amdhsa_system_vgpr_workitem_id %u; .amdhsa_system_sgpr_workgroup_id_x %u; "
		".amdhsa_system_sgpr_workgroup_id_y %u; .amdhsa_system_sgpr_workgroup_id_z %u",
		k->items - 1, k->groups & 1, k->groups >> 1 & 1, k->groups >> 2);
	k->o = wb_out_new(prop.cx->unit);
	kernel_head(&k->o, &frame);
	put_inputs(k);
	put_start(k);
	put_steps(k, 1 + below(6));
	put_access(k);
	kernel_tail(&k->o, &frame);
	prop_source(&k->o);
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

static void
check(struct kernel *k, const struct wb_machine *machine)
{
	const char *bad, *xml = wb_format(prop.cx->unit,
		"<launch grid=\"%s\" workgroup=\"%s\"><buffer name=\"table\" init=\"random\" bytes=\"4096\"/>"
		"<buffer name=\"data\" init=\"random\" bytes=\"1048576\"/><argument name=\"n\" value=\"%u\"/></launch>",
		sizes[k->sizes].grid, sizes[k->sizes].workgroup, below(100));
	struct wb_module *m = kernel_read(prop.cx, &k->o);
	struct wb_launch *l = m ? kernel_launch(prop.cx, m, xml) : NULL;
	bool ended;

	if (!prop_expect(l != NULL, "it cannot be read"))
		return;
	bad = claims_hold(prop.cx, m, l, machine, NULL, NULL, MOST_STEPS, &ended);
	if (!prop_expect(!bad, "%s", bad))
		return;
	nskipped += !ended;
	nnarrowed += narrows(m->fn[0]);
}

int
main(int argc, char **argv)
{
	const struct wb_machine *machine;

	prop_start(argc, argv, 3000);
	machine = prop_machine("vega");
	while (prop_next()) {
		struct kernel k = { .label = 0 };

		make(&k);
		check(&k, machine);
	}
	prop_tried(nnarrowed, prop.count / 8, "with an access in one of several places narrowed");
	prop_tried(prop.count - nskipped, prop.count / 2, "executed to the end");
	return prop_end();
}
