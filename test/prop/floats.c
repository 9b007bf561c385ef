/* test/prop/floats.c -- floating point decides where lanes access memory, and the exact bound agrees with the simulator
 * to the last bit.
 *
 * Random chains of operations of 32 and 64 bits on numbers of lanes and on constants. Bits of what comes out are an
 * address: one wrong bit in one lane is another line, and mostly another time. So are the lanes that a comparison
 * leaves. What src/exact does not follow (infinities, NaN, denormals) makes the launch open, never another number.
 *
 *	floats [SEED [KERNELS [FIRST]]]
 */
#include <stdio.h>
#include <stdlib.h>

#include "../lib/drive.h"
#include "../lib/randcfg.h"
#include "wavebound/exact.h"
#include "wavebound/gcn.h"
#include "wavebound/timed.h"

#define MOST_STEPS 100000
#define LIKELY 4			/* how often small constants are drawn, of 5 */

struct kernel {
	struct wb_ctx *cx;
	struct rng r;
	struct wb_out o;
};

static uint32_t
below(struct kernel *k, uint32_t n)
{
	return rng_below(&k->r, n);
}

/* ---- a kernel ------------------------------------------------------------------------------------ */
/* Floats are in v1 to v8, doubles in v[10:11] to v[16:17]. */
static const char *
single(struct kernel *k)
{
	static const char *const sign[] = { "%s", "-%s", "|%s|", "-|%s|" };
	static const char *const inline_constant[] = { "1.0", "0.5", "-4.0", "2.0", "0" };
	uint32_t s = below(k, 3) ? 0 : below(k, 4);

	if (below(k, 8) == 0)
		return inline_constant[below(k, WB_COUNT(inline_constant))];
	return wb_format(k->cx->unit, sign[s], wb_format(k->cx->unit, "v%u", 1 + below(k, 8)));
}

static const char *
twice(struct kernel *k)
{
	static const char *const sign[] = { "%s", "-%s", "|%s|", "-|%s|" };
	static const char *const inline_constant[] = { "1.0", "0.5", "-4.0", "2.0", "0" };
	uint32_t s = below(k, 3) ? 0 : below(k, 4), d = 10 + 2 * below(k, 4);

	if (below(k, 8) == 0)
		return inline_constant[below(k, WB_COUNT(inline_constant))];
	return wb_format(k->cx->unit, sign[s], wb_format(k->cx->unit, "v[%u:%u]", d, d + 1));
}

/* Some bits of a result in @reg are an address: the lowest, those around the point, sign and exponent, any. */
static void
put_store(struct kernel *k, uint32_t reg)
{
	uint32_t by = below(k, 4);

	by = by == 0 ? 0 : by == 1 ? 14 : by == 2 ? 23 : below(k, 24);
	wb_printf(&k->o, "\tv_lshrrev_b32_e32 v21, %u, v%u\n\tv_lshlrev_b32_e32 v21, 6, v21\n"
			 "\tv_and_b32_e32 v21, 0x7fc0, v21\n\tglobal_store_dword v21, v0, s[0:1]\n", by, reg);
}

static void
put_single(struct kernel *k)
{
	static const char *const two[] = { "add", "sub", "subrev", "mul", "min", "max" };
	static const char *const three[] = { "fma", "mad", "fma", "mad", "med3" };
	static const char *const one[] = { "v_trunc_f32", "v_floor_f32", "v_ceil_f32", "v_rndne_f32", "v_rcp_f32",
		"v_fract_f32", "v_frexp_mant_f32" };
	uint32_t d = 1 + below(k, 8);

	switch (below(k, 5)) {
	case 0: case 1:
		wb_printf(&k->o, "\tv_%s_f32_e64 v%u, %s, %s\n", two[below(k, WB_COUNT(two))], d, single(k), single(k));
		break;
	case 2:
		wb_printf(&k->o, "\tv_%s_f32 v%u, %s, %s, %s\n", three[below(k, WB_COUNT(three))], d, single(k),
			single(k), single(k));
		break;
	case 3: wb_printf(&k->o, "\t%s_e64 v%u, %s\n", one[below(k, WB_COUNT(one))], d, single(k)); break;
	default: wb_printf(&k->o, "\tv_cvt_f32_f64_e64 v%u, %s\n", d, twice(k)); break;
	}
	put_store(k, d);
}

static void
put_double(struct kernel *k)
{
	static const char *const two[] = { "v_add_f64", "v_mul_f64", "v_min_f64", "v_max_f64" };
	static const char *const one[] = { "v_trunc_f64_e64", "v_floor_f64_e64", "v_ceil_f64_e64", "v_rndne_f64_e64",
		"v_frexp_mant_f64_e64" };
	uint32_t d = 10 + 2 * below(k, 4);

	switch (below(k, 5)) {
	case 0: case 1:
		wb_printf(&k->o, "\t%s v[%u:%u], %s, %s\n", two[below(k, WB_COUNT(two))], d, d + 1, twice(k), twice(k));
		break;
	case 2:
		wb_printf(&k->o, "\tv_fma_f64 v[%u:%u], %s, %s, %s\n", d, d + 1, twice(k), twice(k), twice(k));
		break;
	case 3:
		wb_printf(&k->o, "\t%s v[%u:%u], %s\n", one[below(k, WB_COUNT(one))], d, d + 1, twice(k));
		break;
	default: wb_printf(&k->o, "\tv_cvt_f64_f32_e64 v[%u:%u], %s\n", d, d + 1, single(k)); break;
	}
	put_store(k, d + below(k, 2));
}

/* To whole numbers and back, so that chains stay in range. */
static void
put_whole(struct kernel *k)
{
	static const char *const to[] = { "u32_f32", "i32_f32" }, *const wide[] = { "u32_f64", "i32_f64" };
	uint32_t d = 1 + below(k, 8), e = 10 + 2 * below(k, 4), s = below(k, 2);

	switch (below(k, 3)) {
	case 0:
		wb_printf(&k->o, "\tv_cvt_%s_e64 v20, %s\n\tv_cvt_f32_%c32_e32 v%u, v20\n", to[s], single(k),
			"ui"[s], d);
		break;
	case 1:
		wb_printf(&k->o, "\tv_cvt_%s_e64 v20, %s\n\tv_cvt_f64_%c32_e32 v[%u:%u], v20\n", wide[s], twice(k),
			"ui"[s], e, e + 1);
		break;
	default: wb_printf(&k->o, "\tv_cvt_f32_ubyte%u_e32 v%u, v%u\n", below(k, 4), d, 1 + below(k, 8)); break;
	}
}

/* Exponents: taken from a number, or a whole number by which another is scaled, often out of range. */
static void
put_scaled(struct kernel *k)
{
	uint32_t d = 1 + below(k, 8), e = 10 + 2 * below(k, 4);

	if (below(k, 8) == 0) {			/* a fraction that rounds to 1 */
		wb_puts(&k->o, "\tv_mov_b32_e32 v3, 0xb0800000\n\tv_fract_f32_e32 v3, v3\n");
		put_store(k, 3);
		return;
	}
	switch (below(k, 4)) {
	case 0: wb_printf(&k->o, "\tv_frexp_exp_i32_f32_e64 v20, %s\n", single(k)); break;
	case 1: wb_printf(&k->o, "\tv_frexp_exp_i32_f64_e64 v20, %s\n", twice(k)); break;
	case 2: wb_printf(&k->o, "\tv_subrev_u32_e32 v20, %u, v0\n", below(k, 200)); break;
	default: wb_printf(&k->o, "\tv_mov_b32_e32 v20, 0x%x\n", below(k, 4000) - 2000); break;
	}
	if (below(k, 2)) {
		wb_printf(&k->o, "\tv_ldexp_f32 v%u, %s, v20\n", d, single(k));
		put_store(k, d);
	} else {
		wb_printf(&k->o, "\tv_ldexp_f64 v[%u:%u], %s, v20\n", e, e + 1, twice(k));
		put_store(k, e + below(k, 2));
	}
}

/* Lanes that a comparison leaves store a line each. */
static void
put_compare(struct kernel *k)
{
	static const char *const how[] = { "lt", "eq", "le", "gt", "lg", "ge", "nge", "nlg", "ngt", "nle", "neq",
		"nlt" };
	const char *word = how[below(k, WB_COUNT(how))];
	bool wide = below(k, 2);

	wb_printf(&k->o, "\tv_cmp_%s_f%d_e64 s[8:9], %s, %s\n", word, wide ? 64 : 32, wide ? twice(k) : single(k),
		wide ? twice(k) : single(k));
	wb_puts(&k->o, "\ts_and_saveexec_b64 s[10:11], s[8:9]\n\tv_lshlrev_b32_e32 v21, 7, v0\n"
		       "\tglobal_store_dword v21, v0, s[0:1]\n\ts_mov_b64 exec, s[10:11]\n");
}

/* Something that need not be a number becomes a float: small integers are denormals. It is scaled, and used. */
static void
put_bits(struct kernel *k)
{
	static const uint32_t bits[] = { 0x00000001, 0x00400000, 0x807fffff, 0x7f800000, 0x7fc00000, 0x3f800000 };
	uint32_t d = 1 + below(k, 8), e = 1 + below(k, 8), scale = (64 + below(k, 190)) << 23;

	switch (below(k, 4)) {
	case 0: wb_printf(&k->o, "\tv_mov_b32_e32 v%u, 0x%x\n", d, bits[below(k, WB_COUNT(bits))]); break;
	case 1: wb_printf(&k->o, "\tv_lshlrev_b32_e32 v%u, %u, v0\n", d, below(k, 30)); break;
	case 2: wb_printf(&k->o, "\tv_writelane_b32 v%u, 1, %u\n", d, below(k, 64)); break;
	default: wb_printf(&k->o, "\tv_and_b32_e32 v%u, 0x%x, v%u\n", d, 0x80ffffff, d); break;
	}
	if (below(k, 2))		/* lanes that were off have it again */
		wb_puts(&k->o, "\ts_mov_b64 exec, -1\n");
	wb_printf(&k->o, "\tv_mul_f32_e32 v%u, 0x%x, v%u\n", e, scale, d);
	if (below(k, 2))		/* some of its lanes are numbers now */
		wb_printf(&k->o, "\ts_mov_b32 exec_lo, 0x%x\n\tv_add_f32_e32 v%u, 1.0, v1\n\ts_mov_b64 exec, -1\n"
			"\tv_mul_f32_e32 v%u, 0x%x, v%u\n", (uint32_t)rng_next(&k->r), d, e, scale, d);
	put_store(k, e);
}

static void
put_values(struct kernel *k)
{
	uint32_t near;

	wb_puts(&k->o, "\tv_cvt_f32_u32_e32 v1, v0\n\tv_subrev_u32_e32 v2, 32, v0\n\tv_cvt_f32_i32_e32 v2, v2\n"
		       "\tv_cvt_f64_u32_e32 v[10:11], v0\n\tv_cvt_f64_f32_e32 v[12:13], v2\n");
	wb_puts(&k->o, "\tv_mul_f32_e32 v3, 0.5, v2\n\tv_mul_f64 v[14:15], v[12:13], 0.5\n");
	for (uint32_t v = 4; v <= 8; v++) {
		near = (below(k, 2) << 31) | (below(k, 5) < LIKELY ? 118 + below(k, 20) : below(k, 255)) << 23;

		wb_printf(&k->o, "\tv_mov_b32_e32 v%u, 0x%x\n", v, near | below(k, 1u << 23));
	}
	near = (below(k, 2) << 31) | (below(k, 5) < LIKELY ? 1010 + below(k, 30) : below(k, 2047)) << 20;
	wb_printf(&k->o, "\tv_mov_b32_e32 v16, 0x%x\n\tv_mov_b32_e32 v17, 0x%x\n", (uint32_t)rng_next(&k->r),
		near | below(k, 1u << 20));
}

static void
make(struct kernel *k)
{
	k->o = wb_out_new(k->cx->unit);
	wb_puts(&k->o, "\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\n\t.text\n\t.globl k\n\t.p2align 8\n"
		       "\t.type k,@function\nk:\n\ts_load_dwordx2 s[0:1], s[4:5], 0x0\n\ts_waitcnt lgkmcnt(0)\n");
	put_values(k);
	for (uint32_t n = 3 + below(k, 12); n; n--) {
		if (below(k, 8) == 0)		/* in some lanes */
			wb_printf(&k->o, "\ts_mov_b32 exec_lo, 0x%x\n\ts_mov_b32 exec_hi, 0x%x\n",
				(uint32_t)rng_next(&k->r), (uint32_t)rng_next(&k->r));
		switch (below(k, 16)) {
		case 14: case 15: put_scaled(k); break;
		case 0: case 6: put_whole(k); break;
		case 1: case 7: put_compare(k); break;
		case 2: case 3: case 4: case 8: put_double(k); break;
		case 5: put_bits(k); break;
		default: put_single(k); break;
		}
		wb_puts(&k->o, "\ts_mov_b64 exec, -1\n");
	}
	wb_puts(&k->o, "\ts_endpgm\n.Lend_k:\n\t.size k, .Lend_k-k\n\t.section .rodata,\"a\",@progbits\n\t.p2align 6\n"
		       "\t.amdhsa_kernel k\n\t\t.amdhsa_next_free_vgpr 24\n\t\t.amdhsa_next_free_sgpr 32\n"
		       "\t\t.amdhsa_user_sgpr_private_segment_buffer 1\n\t\t.amdhsa_user_sgpr_kernarg_segment_ptr 1\n"
		       "\t\t.amdhsa_kernarg_size 8\n");
	wb_printf(&k->o, "\t\t.amdhsa_float_denorm_mode_32 %u\n\t\t.amdhsa_float_round_mode_32 %u\n", below(k, 2) * 3,
		below(k, 16) == 0);
	wb_printf(&k->o, "\t\t.amdhsa_float_round_mode_16_64 %u\n", 2 * (below(k, 16) == 0));
	wb_puts(&k->o, "\t.end_amdhsa_kernel\n\t.amdgpu_metadata\n---\namdhsa.kernels:\n  - .args:\n"
		       "      - .name: data\n        .offset: 0\n        .size: 8\n"
		       "        .value_kind: global_buffer\n        .address_space: global\n"
		       "    .kernarg_segment_align: 8\n    .kernarg_segment_size: 8\n    .name: k\n    .symbol: k.kd\n"
		       "amdhsa.version: [ 1, 2 ]\n...\n\t.end_amdgpu_metadata\n");
}

/* ---- and its run ---------------------------------------------------------------------------------------- */
/* What is wrong, NULL: nothing. */
static const char *
run(struct kernel *k, const struct wb_machine *machine, uint64_t *determined)
{
	static const char xml[] = "<launch grid='128' workgroup='64'>"
				  "<buffer name='data' init='zero' bytes='65536'/></launch>";
	const struct wb_exact_options o = { .limit = MOST_STEPS };
	const struct wb_timed_hooks hooks = { .user = NULL };
	struct wb_sim_buffer *buffer;
	struct wb_launch *l;
	struct wb_module *m;
	struct wb_exact e;
	struct wb_timed t;
	struct wb_sim *sim;
	uint32_t n;

	if (wb_gcn_read(k->cx, wb_file_add(k->cx->files, WB_FILE_TEXT, "k.s", k->o.at, k->o.n), NULL, &m) != WB_OK ||
		wb_launch_read(k->cx, wb_file_add(k->cx->files, WB_FILE_TEXT, "l", xml, sizeof xml - 1), "k", &l) !=
			WB_OK ||
		wb_launch_complete(k->cx, l, m->fn[0]) != WB_OK)
		return "it cannot be read";
	if (wb_exact_run(k->cx, m, m->fn[0], l, machine, &o, &e) != WB_OK)
		return "no answer";
	if (e.status != WB_EXACT_DETERMINED)
		return e.status == WB_EXACT_OPEN ? NULL : "neither determined nor open";
	if (wb_sim_prepare(k->cx, m, m->fn[0], l, machine, drive_no_files, NULL, &sim, &buffer, &n) != WB_OK ||
		wb_timed_run(k->cx, sim, m, m->fn[0], machine, 0, MOST_STEPS, &hooks, &t) != WB_OK)
		return "it cannot be simulated";
	++*determined;
	return t.cycles == e.cycles && t.instructions == e.instructions ?
		NULL :
		wb_format(k->cx->unit, "exact %llu cycles, simulated %llu", (unsigned long long)e.cycles,
			(unsigned long long)t.cycles);
}

int
main(int argc, char **argv)
{
	uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 0) : 1, n = argc > 2 ? strtoull(argv[2], NULL, 0) : 6000,
		 first = argc > 3 ? strtoull(argv[3], NULL, 0) : 0, failed = 0, determined = 0;
	struct wb_ctx *keep = wb_ctx_new(NULL);
	const struct wb_machine *machine;

	if (wb_machine_load(keep, "vega", &machine) != WB_OK)
		return 1;
	for (uint64_t number = first; number < first + n; number++) {
		struct wb_ctx *cx = wb_ctx_new(NULL);
		struct kernel k = { .cx = cx, .r = rng_new(seed * 0x100000001b3u + number) };
		const char *bad;

		make(&k);
		bad = run(&k, machine, &determined);
		failed += bad != NULL;
		if (bad)
			printf("kernel %llu of seed %llu: %s\n", (unsigned long long)number, (unsigned long long)seed,
				bad);
		if (bad && getenv("FLOATS_SHOW"))
			fwrite(k.o.at, 1, k.o.n, stdout);
		wb_ctx_free(cx);
	}
	printf("%llu of %llu kernels determined\n", (unsigned long long)determined, (unsigned long long)n);
	failed += !failed && n >= 1000 && determined < n / 3;
	printf("%llu passed, %llu failed\n", (unsigned long long)(n - failed), (unsigned long long)failed);
	wb_ctx_free(keep);
	return failed != 0;
}
