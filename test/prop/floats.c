/* test/prop/floats.c -- floating point decides where lanes access memory, and the exact bound agrees with the simulator
 * to the last bit.
 *
 * Random chains of operations of 32 and 64 bits on numbers of lanes and on constants. Bits of what comes out are an
 * address: one wrong bit in one lane is another line, and mostly another time. So are the lanes that a comparison
 * leaves. What src/exact does not follow (infinities, NaN, denormals) makes the launch open, never another number.
 *
 *	floats [SEED [KERNELS [FIRST]]]
 */
#include "../lib/kernel.h"
#include "../lib/prop.h"
#include "wavebound/exact.h"
#include "wavebound/timed.h"

#define EMIT(...) kernel_code(&out, __VA_ARGS__)
#define MOST_STEPS 100000
#define LIKELY 4			/* how often small constants are drawn, of 5 */

static struct wb_out out;	/* the kernel */

/* ---- a kernel ------------------------------------------------------------------------------------ */
/* Floats are in v1 to v8, doubles in v[10:11] to v[16:17]. */
static const char *
single(void)
{
	static const char *const sign[] = { "%s", "-%s", "|%s|", "-|%s|" };
	static const char *const inline_constant[] = { "1.0", "0.5", "-4.0", "2.0", "0" };
	uint32_t s = below(3) ? 0 : below(4);

	if (below(8) == 0)
		return inline_constant[below(WB_COUNT(inline_constant))];
	return wb_format(prop.cx->unit, sign[s], wb_format(prop.cx->unit, "v%u", 1 + below(8)));
}

static const char *
twice(void)
{
	static const char *const sign[] = { "%s", "-%s", "|%s|", "-|%s|" };
	static const char *const inline_constant[] = { "1.0", "0.5", "-4.0", "2.0", "0" };
	uint32_t s = below(3) ? 0 : below(4), d = 10 + 2 * below(4);

	if (below(8) == 0)
		return inline_constant[below(WB_COUNT(inline_constant))];
	return wb_format(prop.cx->unit, sign[s], wb_format(prop.cx->unit, "v[%u:%u]", d, d + 1));
}

/* Some bits of a result in @reg are an address: the lowest, those around the point, sign and exponent, any. */
static void
put_store(uint32_t reg)
{
	uint32_t by = below(4);

	by = by == 0 ? 0 : by == 1 ? 14 : by == 2 ? 23 : below(24);
	EMIT("v_lshrrev_b32_e32 v21, %u, v%u; v_lshlrev_b32_e32 v21, 6, v21; v_and_b32_e32 v21, 0x7fc0, v21; "
		"global_store_dword v21, v0, s[0:1]", by, reg);
}

static void
put_single(void)
{
	static const char *const two[] = { "add", "sub", "subrev", "mul", "min", "max" };
	static const char *const three[] = { "fma", "mad", "fma", "mad", "med3" };
	static const char *const one[] = { "v_trunc_f32", "v_floor_f32", "v_ceil_f32", "v_rndne_f32", "v_rcp_f32",
		"v_fract_f32", "v_frexp_mant_f32" };
	uint32_t d = 1 + below(8);

	switch (below(5)) {
	case 0: case 1:
		EMIT("v_%s_f32_e64 v%u, %s, %s", two[below(WB_COUNT(two))], d, single(), single());
		break;
	case 2:
		EMIT("v_%s_f32 v%u, %s, %s, %s", three[below(WB_COUNT(three))], d, single(), single(),
			single());
		break;
	case 3: EMIT("%s_e64 v%u, %s", one[below(WB_COUNT(one))], d, single()); break;
	default: EMIT("v_cvt_f32_f64_e64 v%u, %s", d, twice()); break;
	}
	put_store(d);
}

static void
put_double(void)
{
	static const char *const two[] = { "v_add_f64", "v_mul_f64", "v_min_f64", "v_max_f64" };
	static const char *const one[] = { "v_trunc_f64_e64", "v_floor_f64_e64", "v_ceil_f64_e64", "v_rndne_f64_e64",
		"v_frexp_mant_f64_e64" };
	uint32_t d = 10 + 2 * below(4);

	switch (below(5)) {
	case 0: case 1:
		EMIT("%s v[%u:%u], %s, %s", two[below(WB_COUNT(two))], d, d + 1, twice(), twice());
		break;
	case 2:
		EMIT("v_fma_f64 v[%u:%u], %s, %s, %s", d, d + 1, twice(), twice(), twice());
		break;
	case 3:
		EMIT("%s v[%u:%u], %s", one[below(WB_COUNT(one))], d, d + 1, twice());
		break;
	default: EMIT("v_cvt_f64_f32_e64 v[%u:%u], %s", d, d + 1, single()); break;
	}
	put_store(d + below(2));
}

/* To whole numbers and back, so that chains stay in range. */
static void
put_whole(void)
{
	static const char *const to[] = { "u32_f32", "i32_f32" }, *const wide[] = { "u32_f64", "i32_f64" };
	uint32_t d = 1 + below(8), e = 10 + 2 * below(4), s = below(2);

	switch (below(3)) {
	case 0:
		EMIT("v_cvt_%s_e64 v20, %s; v_cvt_f32_%c32_e32 v%u, v20", to[s], single(), "ui"[s], d);
		break;
	case 1:
		EMIT("v_cvt_%s_e64 v20, %s; v_cvt_f64_%c32_e32 v[%u:%u], v20", wide[s], twice(), "ui"[s], e, e + 1);
		break;
	default: EMIT("v_cvt_f32_ubyte%u_e32 v%u, v%u", below(4), d, 1 + below(8)); break;
	}
}

/* Exponents: taken from a number, or a whole number by which another is scaled, often out of range. */
static void
put_scaled(void)
{
	uint32_t d = 1 + below(8), e = 10 + 2 * below(4);

	if (below(8) == 0) {			/* a fraction that rounds to 1 */
		EMIT("v_mov_b32_e32 v3, 0xb0800000; v_fract_f32_e32 v3, v3");
		put_store(3);
		return;
	}
	switch (below(4)) {
	case 0: EMIT("v_frexp_exp_i32_f32_e64 v20, %s", single()); break;
	case 1: EMIT("v_frexp_exp_i32_f64_e64 v20, %s", twice()); break;
	case 2: EMIT("v_subrev_u32_e32 v20, %u, v0", below(200)); break;
	default: EMIT("v_mov_b32_e32 v20, 0x%x", below(4000) - 2000); break;
	}
	if (below(2)) {
		EMIT("v_ldexp_f32 v%u, %s, v20", d, single());
		put_store(d);
	} else {
		EMIT("v_ldexp_f64 v[%u:%u], %s, v20", e, e + 1, twice());
		put_store(e + below(2));
	}
}

/* Lanes that a comparison leaves store a line each. */
static void
put_compare(void)
{
	static const char *const how[] = { "lt", "eq", "le", "gt", "lg", "ge", "nge", "nlg", "ngt", "nle", "neq",
		"nlt" };
	const char *word = how[below(WB_COUNT(how))];
	bool wide = below(2);

	EMIT("v_cmp_%s_f%d_e64 s[8:9], %s, %s", word, wide ? 64 : 32, wide ? twice() : single(),
		wide ? twice() : single());
	EMIT("s_and_saveexec_b64 s[10:11], s[8:9]; v_lshlrev_b32_e32 v21, 7, v0; "
		"global_store_dword v21, v0, s[0:1]; s_mov_b64 exec, s[10:11]");
}

/* Something that need not be a number becomes a float: small integers are denormals. It is scaled, and used. */
static void
put_bits(void)
{
	static const uint32_t bits[] = { 0x00000001, 0x00400000, 0x807fffff, 0x7f800000, 0x7fc00000, 0x3f800000 };
	uint32_t d = 1 + below(8), e = 1 + below(8), scale = (64 + below(190)) << 23;

	switch (below(4)) {
	case 0: EMIT("v_mov_b32_e32 v%u, 0x%x", d, bits[below(WB_COUNT(bits))]); break;
	case 1: EMIT("v_lshlrev_b32_e32 v%u, %u, v0", d, below(30)); break;
	case 2: EMIT("v_writelane_b32 v%u, 1, %u", d, below(64)); break;
	default: EMIT("v_and_b32_e32 v%u, 0x%x, v%u", d, 0x80ffffff, d); break;
	}
	if (below(2))		/* lanes that were off have it again */
		EMIT("s_mov_b64 exec, -1");
	EMIT("v_mul_f32_e32 v%u, 0x%x, v%u", e, scale, d);
	if (below(2))		/* some of its lanes are numbers now */
		EMIT("s_mov_b32 exec_lo, 0x%x; v_add_f32_e32 v%u, 1.0, v1; s_mov_b64 exec, -1; "
			"v_mul_f32_e32 v%u, 0x%x, v%u", (uint32_t)rng_next(&prop.r), d, e, scale, d);
	put_store(e);
}

static void
put_values(void)
{
	uint32_t near;

	EMIT("v_cvt_f32_u32_e32 v1, v0; v_subrev_u32_e32 v2, 32, v0; v_cvt_f32_i32_e32 v2, v2; "
		"v_cvt_f64_u32_e32 v[10:11], v0; v_cvt_f64_f32_e32 v[12:13], v2; v_mul_f32_e32 v3, 0.5, v2; "
		"v_mul_f64 v[14:15], v[12:13], 0.5");
	for (uint32_t v = 4; v <= 8; v++) {
		near = (below(2) << 31) | (below(5) < LIKELY ? 118 + below(20) : below(255)) << 23;

		EMIT("v_mov_b32_e32 v%u, 0x%x", v, near | below(1u << 23));
	}
	near = (below(2) << 31) | (below(5) < LIKELY ? 1010 + below(30) : below(2047)) << 20;
	EMIT("v_mov_b32_e32 v16, 0x%x; v_mov_b32_e32 v17, 0x%x", (uint32_t)rng_next(&prop.r),
		near | below(1u << 20));
}

static void
make(void)
{
	struct kernel_frame frame = { .args = "data*", .vgprs = 24, .sgprs = 32, .descriptor = true };

	out = wb_out_new(prop.cx->unit);
	kernel_head(&out, &frame);
	EMIT("s_load_dwordx2 s[0:1], s[4:5], 0x0; s_waitcnt lgkmcnt(0)");
	put_values();
	for (uint32_t n = 3 + below(12); n; n--) {
		if (below(8) == 0)		/* in some lanes */
			EMIT("s_mov_b32 exec_lo, 0x%x; s_mov_b32 exec_hi, 0x%x", (uint32_t)rng_next(&prop.r),
				(uint32_t)rng_next(&prop.r));
		switch (below(16)) {
		case 14: case 15: put_scaled(); break;
		case 0: case 6: put_whole(); break;
		case 1: case 7: put_compare(); break;
		case 2: case 3: case 4: case 8: put_double(); break;
		case 5: put_bits(); break;
		default: put_single(); break;
		}
		EMIT("s_mov_b64 exec, -1");
	}
	frame.more = wb_format(prop.cx->unit,
		".amdhsa_float_denorm_mode_32 %u; .amdhsa_float_round_mode_32 %u; .amdhsa_float_round_mode_16_64 %u",
		below(2) * 3, below(16) == 0, 2 * (below(16) == 0));
	kernel_tail(&out, &frame);
	prop_source(&out);
}

/* ---- and its run ---------------------------------------------------------------------------------------- */
static uint64_t ndetermined;

/* What is wrong, NULL: nothing. */
static const char *
run(const struct wb_machine *machine)
{
	static const char xml[] = "<launch grid='128' workgroup='64'>"
				  "<buffer name='data' init='zero' bytes='65536'/></launch>";
	const struct wb_exact_options o = { .limit = MOST_STEPS };
	const struct wb_timed_hooks hooks = { .user = NULL };
	struct wb_sim_buffer *buffer;
	struct wb_module *m = kernel_read(prop.cx, &out);
	struct wb_launch *l = m ? kernel_launch(prop.cx, m, xml) : NULL;
	struct wb_exact e;
	struct wb_timed t;
	struct wb_sim *sim;
	uint32_t n;

	if (!l)
		return "it cannot be read";
	if (wb_exact_run(prop.cx, m, m->fn[0], l, machine, &o, &e) != WB_OK)
		return "no answer";
	if (e.status != WB_EXACT_DETERMINED)
		return e.status == WB_EXACT_OPEN ? NULL : "neither determined nor open";
	if (wb_sim_prepare(prop.cx, m, m->fn[0], l, machine, kernel_no_files, NULL, &sim, &buffer, &n) != WB_OK ||
		wb_timed_run(prop.cx, sim, m, m->fn[0], machine, 0, MOST_STEPS, &hooks, &t) != WB_OK)
		return "it cannot be simulated";
	ndetermined++;
	return t.cycles == e.cycles && t.instructions == e.instructions ?
		NULL :
		wb_format(prop.cx->unit, "exact %llu cycles, simulated %llu", (unsigned long long)e.cycles,
			(unsigned long long)t.cycles);
}

int
main(int argc, char **argv)
{
	const struct wb_machine *machine;

	prop_start(argc, argv, 6000);
	machine = prop_machine("vega");
	while (prop_next()) {
		const char *bad;

		make();
		bad = run(machine);
		prop_expect(!bad, "%s", bad);
	}
	prop_tried(ndetermined, prop.count / 3, "kernels determined");
	return prop_end();
}
