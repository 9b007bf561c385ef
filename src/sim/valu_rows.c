/* src/sim/valu_rows.c -- one function per row of valu.def: a loop over 64 lanes that
 * the compiler vectorises; and the table that names them.
 */
#include <float.h>

#include "valu.h"

/* ---- expressions used by the table -------------------------------------------------- */
static inline int64_t
sext(uint32_t x, uint32_t bits)
{
	uint32_t m = 1u << (bits - 1);
	return (int64_t)(int32_t)((x ^ m) - m);
}
static inline uint32_t u24(uint32_t a) { return a & 0xffffff; }
static inline int32_t i24(uint32_t a) { return (int32_t)(a << 8) >> 8; }
static inline float plus32(float product, float c) { return product + c; }
static inline uint32_t distance(uint32_t a, uint32_t b) { return a > b ? a - b : b - a; }
static inline uint32_t clamp_sum(int64_t x) { return x < 0 ? 0 : x > UINT32_MAX ? UINT32_MAX : (uint32_t)x; }
static inline uint32_t clamp_wide(uint64_t x) { return x > UINT32_MAX ? UINT32_MAX : (uint32_t)x; }
static inline uint32_t clamp_wide16(uint64_t x) { return x > 65535 ? 65535 : (uint32_t)x; }
static inline float clamp_unit(float a, float lo) { return a != a ? 0 : a < lo ? lo : a > 1 ? 1 : a; }

static inline uint32_t
reverse(uint32_t a)
{
	a = (a >> 1 & 0x55555555) | (a & 0x55555555) << 1;
	a = (a >> 2 & 0x33333333) | (a & 0x33333333) << 2;
	a = (a >> 4 & 0x0f0f0f0f) | (a & 0x0f0f0f0f) << 4;
	return __builtin_bswap32(a);
}

/* Leading bits equal to the sign; all ones if there is no other. */
static inline uint32_t
sign_run(uint32_t a)
{
	uint32_t b = a ^ (uint32_t)((int32_t)a >> 31);

	return b ? (uint32_t)__builtin_clz(b) : UINT32_MAX;
}

static inline uint32_t
permute_bytes(uint32_t a, uint32_t b, uint32_t sel)
{
	uint64_t both = (uint64_t)a << 32 | b;
	uint32_t r = 0;

	for (int k = 0; k < 4; k++) {
		uint32_t s = sel >> 8 * k & 255, byte;

		if (s >= 13)
			byte = 255;
		else if (s == 12)
			byte = 0;
		else if (s >= 8)	/* sign of bytes 1, 3, 5, 7 */
			byte = both >> (16 * (s - 8) + 15) & 1 ? 255 : 0;
		else
			byte = both >> 8 * s & 255;
		r |= byte << 8 * k;
	}
	return r;
}

static inline uint32_t
lerp(uint32_t a, uint32_t b, uint32_t c)
{
	uint32_t r = 0;

	for (int k = 0; k < 32; k += 8)
		r |= (((a >> k & 255) + (b >> k & 255) + (c >> k & 1)) >> 1 & 255) << k;
	return r;
}

static inline uint32_t
sad_bytes(uint32_t a, uint32_t b, bool masked)
{
	uint32_t r = 0;

	for (int k = 0; k < 32; k += 8)
		if (!masked || (b >> k & 255))
			r += distance(a >> k & 255, b >> k & 255);
	return r;
}

uint32_t wb_sim_masked_sad(uint32_t a, uint32_t b, uint32_t c) { return sad_bytes(a, b, true) + c; }

static inline uint64_t
quad_sad(uint64_t a, uint32_t b, uint64_t c, bool masked)
{
	uint64_t r = 0;

	for (int k = 0; k < 4; k++)
		r |= (uint64_t)((sad_bytes((uint32_t)(a >> 8 * k), b, masked) + (uint32_t)(c >> 16 * k)) & 0xffff)
			<< 16 * k;
	return r;
}

/* The face of the cube that direction (a, b, c) meets: the largest axis, z before y before x on ties. */
static inline int
cube_axis(float a, float b, float c)
{
	return fabsf(c) >= fabsf(a) && fabsf(c) >= fabsf(b) ? 2 : fabsf(b) >= fabsf(a) ? 1 : 0;
}
static inline float
cube_id(float a, float b, float c)
{
	int k = cube_axis(a, b, c);
	float m = k == 2 ? c : k == 1 ? b : a;

	return (float)(2 * k + (m < 0));
}
static inline float
cube_ma(float a, float b, float c)
{
	int k = cube_axis(a, b, c);
	return 2 * (k == 2 ? c : k == 1 ? b : a);
}
static inline float
cube_sc(float a, float b, float c)
{
	int k = cube_axis(a, b, c);
	return k == 2 ? (c < 0 ? -a : a) : k == 1 ? a : (a < 0 ? c : -c);
}
static inline float
cube_tc(float a, float b, float c)
{
	int k = cube_axis(a, b, c);
	return k == 1 ? (b < 0 ? -c : c) : -b;
}

/* Product and sum rounded one after the other, denormals flushed between. */
static inline float
half_mad(float a, float b, float c, enum round rm)
{
	return half_to_float(flush16(double_to_half((double)a * (double)b, rm))) + c;
}

/* ---- dot products ---- */
static inline uint32_t
clamp_signed(int64_t v)
{
	return (uint32_t)(v < INT32_MIN ? INT32_MIN : v > INT32_MAX ? INT32_MAX : v);
}

static inline int64_t
dot_signed(uint32_t a, uint32_t b, uint32_t bits)
{
	int64_t sum = 0;

	for (uint32_t k = 0; k < 32; k += bits)
		sum += sext(a >> k & ((1u << bits) - 1), bits) * sext(b >> k & ((1u << bits) - 1), bits);
	return sum;
}

static inline uint64_t
dot_unsigned(uint32_t a, uint32_t b, uint32_t bits)
{
	uint64_t sum = 0;

	for (uint32_t k = 0; k < 32; k += bits)
		sum += (uint64_t)(a >> k & ((1u << bits) - 1)) * (b >> k & ((1u << bits) - 1));
	return sum;
}

static inline int64_t
dot_mixed(uint32_t a, uint32_t b, uint32_t bits, uint32_t signs)
{
	uint32_t mask = (1u << bits) - 1;
	int64_t sum = 0;

	for (uint32_t k = 0; k < 32; k += bits) {
		int64_t x = a >> k & mask, y = b >> k & mask;

		x = signs & 1 ? sext((uint32_t)x, bits) : x;
		y = signs & 2 ? sext((uint32_t)y, bits) : y;
		sum += x * y;
	}
	return sum;
}

static inline float
dot_half(uint32_t a, uint32_t b, float c, bool nearest)
{
	double x = (double)half_to_float(a & 0xffff) * (double)half_to_float(b & 0xffff);
	double y = (double)half_to_float(a >> 16) * (double)half_to_float(b >> 16);

	return nearest ? sum3_nearest(x, y, (double)c) : (float)(x + y + (double)c);
}

static inline float
dot_upper_half(uint32_t a, uint32_t b, float c)
{
	double x = (double)u2f(a << 16) * (double)u2f(b << 16);
	double y = (double)u2f(a & 0xffff0000) * (double)u2f(b & 0xffff0000);

	return (float)(x + y + (double)c);
}

/* Of four 8-bit floats of gfx12, with @ma and @mb bits of mantissa. */
static inline float
dot_small(uint32_t a, uint32_t b, float c, uint32_t ma, uint32_t mb)
{
	int bias_a = ma == 2 ? 15 : 7, bias_b = mb == 2 ? 15 : 7;
	double sum = (double)c;

	for (uint32_t k = 0; k < 32; k += 8)
		sum += small_float(a >> k & 255, bias_a, ma) * small_float(b >> k & 255, bias_b, mb);
	return (float)sum;
}
static inline uint32_t to_upper_half(float a) { return a != a ? 0x7fc0 : float_to_bfloat(a); }

/* The product for lighting; -FLT_MAX if @b is not above that, or @c is not above 0. */
static inline float
mul_light(float a, float b, float c)
{
	if (!(b > -FLT_MAX) || !(c > 0))
		return -FLT_MAX;
	return a == 0 || b == 0 ? 0 : a * b;
}

/* ---- one function per row ------------------------------------------------------------- */
#define GET(T, p) ((T == T_N) ? 0 : (p)[i])

#define VALU(gen, name, TD, TA, TB, TC, flags, expr) \
static void \
x_##gen##_##name(struct call *restrict x) \
{ \
	const CT_##TA *restrict sa = x->s[0]; \
	const CT_##TB *restrict sb = x->s[1]; \
	const CT_##TC *restrict sc = x->s[2]; \
	CT_##TD *restrict d = x->d; \
	uint64_t in = x->cin, out = 0; \
\
	for (uint32_t i = 0; i < LANES; i++) { \
		CT_##TA a = GET(T_##TA, sa); \
		CT_##TB b = GET(T_##TB, sb); \
		CT_##TC c = GET(T_##TC, sc); \
		bool ci = ((flags) & CI) && (in >> i & 1), co = false; \
\
		(void)b, (void)c, (void)ci; \
		d[i] = (CT_##TD)(expr); \
		if ((flags) & CO) \
			out |= (uint64_t)co << i; \
	} \
	if ((flags) & CO) \
		x->cout = out; \
}
#include "valu.def"
#undef VALU

enum {
#define VALU(gen, name, TD, TA, TB, TC, flags, expr) ROW_##gen##_##name,
#include "valu.def"
#undef VALU
	NROW
};

static const struct valu_row rows[NROW] = {
#define VALU(gen, name, TD, TA, TB, TC, flags, expr) \
	{ x_##gen##_##name, T_##TD, { T_##TA, T_##TB, T_##TC }, flags, #expr },
#include "valu.def"
#undef VALU
};

/* ---- the table --------------------------------------------------------------------------------------------- */
#define NSRC(TA, TB, TC) ((T_##TA != T_N) + (T_##TB != T_N) + (T_##TC != T_N))
#define PACKED(gen, name, row, n) \
	{ "v_pk_" #name, wb_sim_run_packed, &rows[ROW_##gen##_##row], F_VALU, 1, 9, n, false, false },
#define PAIRS(name, row, n) { "v_pk_" #name, wb_sim_run_pairs, &rows[ROW_0_##row], F_VALU, 1, 12, n, false, false },
#define MIXED(name, fn, row) { "v_" #name, wb_sim_run_##fn, &rows[ROW_0_##row], F_VALU, 1, 9, 3, false, false },
/* gfx10 has other names. */
#define ALIAS(name, row, n) { #name, wb_sim_run_valu, &rows[ROW_##row], F_VALU, 1, 13, n, false, false },
#define CARRY(name, row) { #name, wb_sim_run_valu, &rows[ROW_9_##row], F_VALU, 2, 13, 2, false, false },
/* gfx11.5 computes the same on scalars. */
#define SCALAR(name, row, n) { "s_" #name, wb_sim_run_scalar, &rows[ROW_##row], F_SALU, 1, 15, n, false, false },
#define SCALAR_MAC(name, row) { "s_" #name, wb_sim_run_scalar, &rows[ROW_##row], F_SALU, 1, 15, 3, true, false },
/* gfx12 does so for transcendental ones, which belong to the vector ALU. */
#define PSEUDO(op) \
	{ "v_s_" #op "_f32", wb_sim_run_scalar, &rows[ROW_0_v_##op##_f32], F_VALU, 1, 15, 1, false, false }, \
		{ "v_s_" #op "_f16", wb_sim_run_scalar, &rows[ROW_0_v_##op##_f16], F_VALU, 1, 15, 1, false, false },
#define SCALARS(op, n) SCALAR(op##_f32, 0_v_##op##_f32, n) SCALAR(op##_f16, 0_v_##op##_f16, n)
static const struct wb_sim_semantics valu_table[] = {
#define VALU(gen, name, TD, TA, TB, TC, flags, expr) \
	{ #name, (flags) & DT ? wb_sim_run_dot : wb_sim_run_valu, &rows[ROW_##gen##_##name], F_VALU, \
		(flags) & CO ? 2 : 1, gen, NSRC(TA, TB, TC), ((flags) & MAC) != 0, false },
#include "valu.def"
#undef VALU
	ALIAS(v_add_nc_u32, 9_v_add_u32, 2)
	ALIAS(v_sub_nc_u32, 9_v_sub_u32, 2)
	ALIAS(v_subrev_nc_u32, 9_v_subrev_u32, 2)
	ALIAS(v_add_nc_i32, 9_v_add_i32, 2)
	ALIAS(v_sub_nc_i32, 9_v_sub_i32, 2)
	ALIAS(v_add_nc_u16, 0_v_add_u16, 2)
	ALIAS(v_sub_nc_u16, 0_v_sub_u16, 2)
	ALIAS(v_add_nc_i16, 9_v_add_i16, 2)
	ALIAS(v_sub_nc_i16, 9_v_sub_i16, 2)
	CARRY(v_add_co_ci_u32, v_addc_co_u32)
	CARRY(v_sub_co_ci_u32, v_subb_co_u32)
	CARRY(v_subrev_co_ci_u32, v_subbrev_co_u32)
	{ "v_accvgpr_read_b32", wb_sim_run_valu, &rows[ROW_0_v_mov_b32], F_VALU, 1, 11, 1, false, false },
	{ "v_accvgpr_write_b32", wb_sim_run_valu, &rows[ROW_0_v_mov_b32], F_VALU, 1, 11, 1, false, false },
	{ "v_accvgpr_mov_b32", wb_sim_run_valu, &rows[ROW_0_v_mov_b32], F_VALU, 1, 11, 1, false, false },
	{ "v_pk_mov_b32", wb_sim_run_pair_move, &rows[ROW_0_v_mov_b32], F_VALU, 1, 12, 2, false, false },
	{ "v_mqsad_u32_u8", wb_sim_run_mqsad, NULL, F_SPECIAL, 1, 0, 3, false, false },
	PAIRS(add_f32, v_add_f32, 2)
	PAIRS(mul_f32, v_mul_f32, 2)
	PAIRS(fma_f32, v_fma_f32, 3)
	PACKED(0, add_f16, v_add_f16, 2)
	PACKED(0, mul_f16, v_mul_f16, 2)
	PACKED(0, fma_f16, v_fma_f16, 3)
	{ "v_pk_fmac_f16", wb_sim_run_packed, &rows[ROW_0_v_fma_f16], F_VALU, 1, 11, 3, true, false },
	PACKED(0, min_f16, v_min_f16, 2)
	PACKED(0, max_f16, v_max_f16, 2)
	PACKED(15, minimum_f16, v_minimum_f16, 2)
	PACKED(15, maximum_f16, v_maximum_f16, 2)
	PACKED(0, add_u16, v_add_u16, 2)
	PACKED(0, sub_u16, v_sub_u16, 2)
	PACKED(9, add_i16, v_add_i16, 2)
	PACKED(9, sub_i16, v_sub_i16, 2)
	PACKED(0, mul_lo_u16, v_mul_lo_u16, 2)
	PACKED(0, mad_u16, v_mad_u16, 3)
	PACKED(0, mad_i16, v_mad_i16, 3)
	PACKED(0, lshlrev_b16, v_lshlrev_b16, 2)
	PACKED(0, lshrrev_b16, v_lshrrev_b16, 2)
	PACKED(0, ashrrev_i16, v_ashrrev_i16, 2)
	PACKED(0, min_u16, v_min_u16, 2)
	PACKED(0, max_u16, v_max_u16, 2)
	PACKED(0, min_i16, v_min_i16, 2)
	PACKED(0, max_i16, v_max_i16, 2)
	MIXED(mad_mix_f32, mix, v_mad_f32)
	MIXED(mad_mixlo_f16, mixlo, v_mad_f32)
	MIXED(mad_mixhi_f16, mixhi, v_mad_f32)
	MIXED(fma_mix_f32, mix, v_fma_f32)
	MIXED(fma_mixlo_f16, mixlo, v_fma_f32)
	MIXED(fma_mixhi_f16, mixhi, v_fma_f32)
	SCALARS(add, 2)
	SCALARS(sub, 2)
	SCALARS(mul, 2)
	SCALARS(min, 2)
	SCALARS(max, 2)
	SCALAR(minimum_f32, 15_v_minimum_f32, 2)
	SCALAR(minimum_f16, 15_v_minimum_f16, 2)
	SCALAR(maximum_f32, 15_v_maximum_f32, 2)
	SCALAR(maximum_f16, 15_v_maximum_f16, 2)
	PSEUDO(exp)
	PSEUDO(log)
	PSEUDO(rcp)
	PSEUDO(rsq)
	PSEUDO(sqrt)
	SCALARS(ceil, 1)
	SCALARS(floor, 1)
	SCALARS(trunc, 1)
	SCALARS(rndne, 1)
	SCALAR_MAC(fmac_f32, 10_v_fmac_f32)
	SCALAR_MAC(fmac_f16, 13_v_fmac_f16)
	SCALAR(fmaak_f32, 12_v_fmaak_f32, 3)
	SCALAR(fmamk_f32, 12_v_fmamk_f32, 3)
	SCALAR(cvt_f32_i32, 0_v_cvt_f32_i32, 1)
	SCALAR(cvt_f32_u32, 0_v_cvt_f32_u32, 1)
	SCALAR(cvt_i32_f32, 0_v_cvt_i32_f32, 1)
	SCALAR(cvt_u32_f32, 0_v_cvt_u32_f32, 1)
	SCALAR(cvt_f16_f32, 0_v_cvt_f16_f32, 1)
	SCALAR(cvt_f32_f16, 0_v_cvt_f32_f16, 1)
	{ "s_cvt_hi_f32_f16", wb_sim_run_scalar_high, &rows[ROW_0_v_cvt_f32_f16], F_SALU, 1, 15, 1, false, false },
	SCALAR(cvt_pk_rtz_f16_f32, 0_v_cvt_pkrtz_f16_f32, 2)
};

struct wb_sim_table wb_sim_valu_table(void) { return (struct wb_sim_table){ valu_table, WB_COUNT(valu_table) }; }
