/* src/exact/float.c -- floating-point operations, of 32 and 64 bits, on lanes whose values are known.
 *
 * Sources and results must be zero or normal, rounded to nearest. Results with denormals, infinities and NaN depend on
 * further mode bits, so they are unknown here. So are roots, exponentials and the like. All 64 lanes are computed, so
 * that the compiler can vectorise loops over them.
 */
#include <math.h>

#include "fold.h"

enum flt {
	FLT_NONE,
	/* 32 bits, of 32 bits */
	FLT_ADD, FLT_SUB, FLT_SUBREV, FLT_MUL, FLT_MAD, FLT_FMA, FLT_MIN, FLT_MAX, FLT_RCP, FLT_TRUNC, FLT_FLOOR,
	FLT_CEIL, FLT_RNDNE, FLT_FRACT, FLT_MED3, FLT_FREXP_MANT,
	FLT_LDEXP,				/* by an integer */
	/* between 32-bit floats and integers */
	FLT_FROM_U32, FLT_FROM_I32, FLT_UBYTE0, FLT_UBYTE1, FLT_UBYTE2, FLT_UBYTE3, FLT_TO_U32, FLT_TO_I32,
	FLT_FREXP_EXP,
	/* 64 bits, of 64 bits */
	DBL_ADD, DBL_MUL, DBL_FMA, DBL_MIN, DBL_MAX, DBL_TRUNC, DBL_FLOOR, DBL_CEIL, DBL_RNDNE, DBL_FREXP_MANT,
	DBL_LDEXP,
	/* between 64-bit floats and others */
	DBL_FROM_F32, DBL_FROM_U32, DBL_FROM_I32, DBL_TO_F32, DBL_TO_U32, DBL_TO_I32, DBL_FREXP_EXP,
};

static const struct { const char *name; enum flt flt;
} floats[] = {
	{ "v_add_f32", FLT_ADD },
	{ "v_sub_f32", FLT_SUB },
	{ "v_subrev_f32", FLT_SUBREV },
	{ "v_mul_f32", FLT_MUL },
	{ "v_mac_f32", FLT_MAD },
	{ "v_mad_f32", FLT_MAD },
	{ "v_madak_f32", FLT_MAD },
	{ "v_madmk_f32", FLT_MAD },
	{ "v_fma_f32", FLT_FMA },
	{ "v_fmac_f32", FLT_FMA },
	{ "v_fmaak_f32", FLT_FMA },
	{ "v_fmamk_f32", FLT_FMA },
	{ "v_min_f32", FLT_MIN },
	{ "v_max_f32", FLT_MAX },
	{ "v_cvt_f32_u32", FLT_FROM_U32 },
	{ "v_cvt_f32_i32", FLT_FROM_I32 },
	{ "v_cvt_u32_f32", FLT_TO_U32 },
	{ "v_cvt_i32_f32", FLT_TO_I32 },
	{ "v_rcp_f32", FLT_RCP },
	{ "v_rcp_iflag_f32", FLT_RCP },
	{ "v_trunc_f32", FLT_TRUNC },
	{ "v_floor_f32", FLT_FLOOR },
	{ "v_ceil_f32", FLT_CEIL },
	{ "v_rndne_f32", FLT_RNDNE },
	{ "v_fract_f32", FLT_FRACT },
	{ "v_med3_f32", FLT_MED3 },
	{ "v_frexp_mant_f32", FLT_FREXP_MANT },
	{ "v_frexp_exp_i32_f32", FLT_FREXP_EXP },
	{ "v_ldexp_f32", FLT_LDEXP },
	{ "v_cvt_f32_ubyte0", FLT_UBYTE0 },
	{ "v_cvt_f32_ubyte1", FLT_UBYTE1 },
	{ "v_cvt_f32_ubyte2", FLT_UBYTE2 },
	{ "v_cvt_f32_ubyte3", FLT_UBYTE3 },
	{ "v_add_f64", DBL_ADD },
	{ "v_mul_f64", DBL_MUL },
	{ "v_fma_f64", DBL_FMA },
	{ "v_min_f64", DBL_MIN },
	{ "v_max_f64", DBL_MAX },
	{ "v_trunc_f64", DBL_TRUNC },
	{ "v_floor_f64", DBL_FLOOR },
	{ "v_ceil_f64", DBL_CEIL },
	{ "v_rndne_f64", DBL_RNDNE },
	{ "v_frexp_mant_f64", DBL_FREXP_MANT },
	{ "v_frexp_exp_i32_f64", DBL_FREXP_EXP },
	{ "v_ldexp_f64", DBL_LDEXP },
	{ "v_cvt_f64_f32", DBL_FROM_F32 },
	{ "v_cvt_f64_u32", DBL_FROM_U32 },
	{ "v_cvt_f64_i32", DBL_FROM_I32 },
	{ "v_cvt_f32_f64", DBL_TO_F32 },
	{ "v_cvt_u32_f64", DBL_TO_U32 },
	{ "v_cvt_i32_f64", DBL_TO_I32 },
};

uint8_t
wb_exact_float(const char *name)
{
	for (uint32_t k = 0; k < WB_COUNT(floats); k++)		/* s_add_f32 is v_add_f32 of scalars */
		if (strcmp(floats[k].name + 1, name + 1) == 0 && (*name == 'v' || *name == 's'))
			return (uint8_t)floats[k].flt;
	return FLT_NONE;
}

/* ---- which lanes are numbers ------------------------------------------------------------------ */
static bool
is_normal(uint32_t v)
{
	uint32_t size = v & INT32_MAX;

	return (size - 0x00800000u < 0x7f000000u) | (size == 0);
}

static uint64_t
normal_lanes(const uint32_t v[LANES])
{
	uint8_t is[LANES];
	uint32_t special = 0;

	for (uint32_t l = 0; l < LANES; l++)
		special |= !is_normal(v[l]);
	if (!special)			/* as nearly always */
		return ALL_LANES;
	for (uint32_t l = 0; l < LANES; l++)
		is[l] = is_normal(v[l]);
	return bits_of(is);
}

static uint64_t
normal_register(const struct wave *w, uint32_t reg)
{
	struct normal *p = &w->normal[reg];

	if (!p->valid)
		*p = (struct normal){ normal_lanes(w->vec[reg].v), true };
	return p->lanes;
}

static uint64_t
normal_doubles(const double x[LANES])
{
	uint64_t v[LANES];
	uint8_t is[LANES];

	memcpy(v, x, sizeof v);
	for (uint32_t l = 0; l < LANES; l++) {
		uint64_t size = v[l] & INT64_MAX;

		is[l] = size - (1ull << 52) < 2046ull << 52 || size == 0;
	}
	return bits_of(is);
}

#define FOR_LANES(out, value) \
	for (uint32_t l = 0; l < LANES; l++) \
		(out)[l] = (value)

/* Lanes in which two numbers differ. If they are equal, they may be zeros, and which one is less depends on more. */
static uint64_t
differing(const double *x, const double *y)
{
	uint8_t is[LANES];

	FOR_LANES(is, x[l] != y[l]);
	return bits_of(is);
}

static uint64_t
differing_floats(const float *x, const float *y)
{
	uint8_t is[LANES];

	FOR_LANES(is, x[l] != y[l]);
	return bits_of(is);
}

/* Lanes in which no two of three numbers are zeros of different signs: then the median is clear. */
static uint64_t
clear_medians(const float *x, const float *y, const float *z)
{
	uint8_t is[LANES];
	uint32_t a[LANES], b[LANES], c[LANES];

	memcpy(a, x, sizeof a);
	memcpy(b, y, sizeof b);
	memcpy(c, z, sizeof c);
	FOR_LANES(is, !((x[l] == y[l]) & (a[l] != b[l])) & !((y[l] == z[l]) & (b[l] != c[l])) &
		!((x[l] == z[l]) & (a[l] != c[l])));
	return bits_of(is);
}

/* ---- sources ------------------------------------------------------------------------------------- */
/* Reads 32-bit source @k; returns the lanes that are known. */
static uint64_t
read_words(const struct wave *w, const struct step *p, uint32_t k, uint32_t out[LANES])
{
	struct vec tmp;
	const struct vec *v = wb_exact_source(w, p, k, 0, &tmp);

	memcpy(out, v->v, sizeof v->v);
	return v->known;
}

/* Reads float source @k to *out, which may be in @tmp; returns the lanes that are zero or normal. */
static uint64_t
read_floats(const struct wave *w, const struct step *p, uint32_t k, struct vec *tmp, const float **out)
{
	const struct ref *r = &p->src[k];
	uint32_t clear = r->abs ? 0x80000000 : 0, flip = r->neg ? 0x80000000 : 0;
	const struct vec *v;

	if (r->kind != REF_VECTOR || r->sel != 6 || r->sext || r->nunit > 1 || (p->dpp && k == 0)) {
		v = wb_exact_source(w, p, k, 0, tmp);
		*out = v->f;
		if (r->kind != REF_VECTOR)		/* the same in all lanes */
			return is_normal(v->v[0]) ? v->known : 0;
		return v->known & normal_lanes(v->v);
	}
	v = &w->vec[r->unit];
	*out = clear | flip ? tmp->f : v->f;
	for (uint32_t l = 0; clear | flip && l < LANES; l++)
		tmp->v[l] = (v->v[l] & ~clear) ^ flip;
	return v->known & normal_register(w, r->unit);
}

static uint64_t
read_doubles(const struct wave *w, const struct step *p, uint32_t k, double out[LANES])
{
	const struct ref *r = &p->src[k];
	struct vec tmp[2];
	const struct vec *lo, *hi;
	uint64_t v[LANES];

	if (p->dpp || (r->kind == REF_IMM ? r->neg || r->abs : r->nunit < 2))
		return 0;
	lo = wb_exact_source(w, p, k, 0, &tmp[0]);
	hi = wb_exact_source(w, p, k, 1, &tmp[1]);
	FOR_LANES(v, (uint64_t)hi->v[l] << 32 | lo->v[l]);
	memcpy(out, v, sizeof v);
	return lo->known & hi->known & normal_doubles(out);
}

/* ---- 32 bits ------------------------------------------------------------------------------------- */
#if defined(__x86_64__)
__attribute__((target("fma"))) static void
fuse_at_once(float *restrict out, const float *restrict x, const float *restrict y, const float *restrict z)
{
	FOR_LANES(out, __builtin_fmaf(x[l], y[l], z[l]));
}
#endif

static void
fuse_one_by_one(float *restrict out, const float *restrict x, const float *restrict y, const float *restrict z)
{
	FOR_LANES(out, fmaf(x[l], y[l], z[l]));
}

/* x * y + z, rounded once; by an instruction of the host if it has one. */
static void
fuse(float *restrict out, const float *restrict x, const float *restrict y, const float *restrict z)
{
#if defined(__x86_64__)
	if (__builtin_cpu_supports("fma")) {
		fuse_at_once(out, x, y, z);
		return;
	}
#endif
	fuse_one_by_one(out, x, y, z);
}

static float
median(float x, float y, float z)
{
	float low = x < y ? x : y, high = x < y ? y : x;

	high = high < z ? high : z;
	return low > high ? low : high;
}

static float
fraction(float x)
{
	float r = x - floorf(x);

	return r < 1 ? r : 0x1.fffffep-1f;	/* not 1 after rounding up */
}

/* The significand of a number, in [0.5, 1): its exponent is replaced; zero is returned unchanged. */
static uint32_t
significand(uint32_t v)
{
	return v & INT32_MAX ? (v & 0x807fffff) | 0x3f000000 : v;
}

/* Results for @lanes, whose sources are zero or normal. Returns the lanes in which the result is known if it is zero or
 * normal. */
static uint64_t
fold_floats(enum flt how, const float *restrict x, const float *restrict y, const float *restrict z, uint64_t lanes,
	struct vec *restrict r)
{
	float *restrict out = r->f;
	struct vec product;

	switch (how) {
	case FLT_ADD: FOR_LANES(out, x[l] + y[l]); return lanes;
	case FLT_SUB: FOR_LANES(out, x[l] - y[l]); return lanes;
	case FLT_SUBREV: FOR_LANES(out, y[l] - x[l]); return lanes;
	case FLT_MUL: FOR_LANES(out, x[l] * y[l]); return lanes;
	case FLT_MAD:				/* the product is rounded first */
		FOR_LANES(product.f, x[l] * y[l]);
		FOR_LANES(out, product.f[l] + z[l]);
		return lanes & normal_lanes(product.v);
	case FLT_FMA: fuse(out, x, y, z); return lanes;
	case FLT_MIN: FOR_LANES(out, x[l] < y[l] ? x[l] : y[l]); return lanes & differing_floats(x, y);
	case FLT_MAX: FOR_LANES(out, x[l] > y[l] ? x[l] : y[l]); return lanes & differing_floats(x, y);
	case FLT_RCP: FOR_LANES(out, 1.0f / x[l]); return lanes;
	case FLT_TRUNC: FOR_LANES(out, truncf(x[l])); return lanes;
	case FLT_FLOOR: FOR_LANES(out, floorf(x[l])); return lanes;
	case FLT_CEIL: FOR_LANES(out, ceilf(x[l])); return lanes;
	case FLT_RNDNE: FOR_LANES(out, rintf(x[l])); return lanes;
	case FLT_FRACT: FOR_LANES(out, fraction(x[l])); return lanes;
	case FLT_MED3: FOR_LANES(out, median(x[l], y[l], z[l])); return lanes & clear_medians(x, y, z);
	case FLT_FREXP_MANT:
		memcpy(r->v, x, sizeof r->v);
		FOR_LANES(r->v, significand(r->v[l]));
		return lanes;
	default: return 0;
	}
}

static uint64_t
compute_floats(const struct wave *w, const struct step *p, uint64_t lanes, struct vec *out)
{
	static const float zero[LANES];
	const float *x[3] = { zero, zero, zero };
	struct vec tmp[3];

	for (uint32_t k = 0; k < p->nsrc && k < 3; k++)
		lanes &= read_floats(w, p, k, &tmp[k], &x[k]);
	lanes = lanes ? fold_floats((enum flt)p->flt, x[0], x[1], x[2], lanes, out) : 0;
	return lanes ? lanes & normal_lanes(out->v) : 0;
}

/* Reads source 1 as an integer, without modifiers; no lanes if it has a sign modifier. */
static uint64_t
read_power(const struct wave *w, const struct step *p, uint32_t by[LANES])
{
	return p->src[1].neg || p->src[1].abs ? 0 : read_words(w, p, 1, by);
}

/* x * 2^by in lanes in which it is exact. The product is exact in 64 bits unless @by is large, and is compared with its
 * rounding to 32 bits. Denormals and numbers out of range are left out. */
static uint64_t
scale_floats(const struct wave *w, const struct step *p, uint64_t lanes, struct vec *out)
{
	uint32_t by[LANES];
	uint8_t is[LANES];
	struct vec tmp;
	const float *x;

	lanes &= read_floats(w, p, 0, &tmp, &x) & read_power(w, p, by);
	for (uint32_t l = 0; l < LANES; l++) {
		int32_t n = (int32_t)by[l] < -300 ? -300 : (int32_t)by[l] > 300 ? 300 : (int32_t)by[l];
		uint64_t bits = (uint64_t)(1023 + n) << 52;
		double power;

		memcpy(&power, &bits, sizeof power);
		out->f[l] = (float)(x[l] * power);
		is[l] = out->f[l] == x[l] * power;
	}
	return lanes & bits_of(is) & normal_lanes(out->v);
}

static uint64_t
from_integers(const struct wave *w, const struct step *p, uint64_t lanes, float *r)
{
	uint32_t v[LANES];

	lanes &= read_words(w, p, 0, v);
	switch ((enum flt)p->flt) {
	case FLT_FROM_I32: FOR_LANES(r, (float)(int32_t)v[l]); break;
	case FLT_FROM_U32: FOR_LANES(r, (float)v[l]); break;
	case FLT_UBYTE0: FOR_LANES(r, (float)(v[l] & 255)); break;
	case FLT_UBYTE1: FOR_LANES(r, (float)(v[l] >> 8 & 255)); break;
	case FLT_UBYTE2: FOR_LANES(r, (float)(v[l] >> 16 & 255)); break;
	default: FOR_LANES(r, (float)(v[l] >> 24)); break;
	}
	return lanes;
}

/* ---- to integers ---------------------------------------------------------------------------------------- */
static uint32_t
to_u32(double f)
{
	return f >= 4294967295.0 ? UINT32_MAX : f <= 0 ? 0 : (uint32_t)f;
}

static uint32_t
to_i32(double f)
{
	return f >= 2147483647.0 ? INT32_MAX : f <= -2147483648.0 ? 0x80000000 : (uint32_t)(int32_t)f;
}

static int32_t
exponent_of(double x)
{
	int e = 0;

	(void)frexp(x, &e);
	return e;
}

static uint64_t
to_integers(const struct wave *w, const struct step *p, uint64_t lanes, uint32_t *out)
{
	bool sign = p->flt == FLT_TO_I32 || p->flt == DBL_TO_I32,
	     exponent = p->flt == FLT_FREXP_EXP || p->flt == DBL_FREXP_EXP;
	struct vec tmp;
	const float *x;
	double d[LANES];

	if (p->flt == DBL_TO_U32 || p->flt == DBL_TO_I32 || p->flt == DBL_FREXP_EXP) {
		lanes &= read_doubles(w, p, 0, d);
	} else {
		lanes &= read_floats(w, p, 0, &tmp, &x);
		FOR_LANES(d, (double)x[l]);
	}
	for (uint64_t left = lanes; left; left &= left - 1) {
		uint32_t l = (uint32_t)__builtin_ctzll(left);

		out[l] = exponent ? (uint32_t)exponent_of(d[l]) : sign ? to_i32(d[l]) : to_u32(d[l]);
	}
	return lanes;
}

/* ---- 64 bits -------------------------------------------------------------------------------------------- */
static uint64_t
fold_doubles(enum flt how, const double *x, const double *y, const double *z, uint64_t lanes, double *out)
{
	switch (how) {
	case DBL_ADD: FOR_LANES(out, x[l] + y[l]); return lanes;
	case DBL_MUL: FOR_LANES(out, x[l] * y[l]); return lanes;
	case DBL_FMA: FOR_LANES(out, fma(x[l], y[l], z[l])); return lanes;
	case DBL_MIN: FOR_LANES(out, x[l] < y[l] ? x[l] : y[l]); return lanes & differing(x, y);
	case DBL_MAX: FOR_LANES(out, x[l] > y[l] ? x[l] : y[l]); return lanes & differing(x, y);
	case DBL_TRUNC: FOR_LANES(out, trunc(x[l])); return lanes;
	case DBL_FLOOR: FOR_LANES(out, floor(x[l])); return lanes;
	case DBL_CEIL: FOR_LANES(out, ceil(x[l])); return lanes;
	case DBL_RNDNE: FOR_LANES(out, rint(x[l])); return lanes;
	case DBL_FREXP_MANT: FOR_LANES(out, x[l] == 0 ? x[l] : ldexp(x[l], -exponent_of(x[l]))); return lanes;
	default: return 0;
	}
}

/* x * 2^by in lanes in which it is exact: scaling the result back gives x. */
static uint64_t
scale_doubles(const struct wave *w, const struct step *p, uint64_t lanes, double *out)
{
	double x[LANES];
	uint32_t by[LANES];
	uint8_t is[LANES];

	lanes &= read_doubles(w, p, 0, x) & read_power(w, p, by);
	for (uint32_t l = 0; l < LANES; l++) {
		int32_t n = (int32_t)by[l] < -4000 ? -4000 : (int32_t)by[l] > 4000 ? 4000 : (int32_t)by[l];

		out[l] = ldexp(x[l], n);
		is[l] = ldexp(out[l], -n) == x[l];
	}
	return lanes & bits_of(is);
}

static uint64_t
compute_doubles(const struct wave *w, const struct step *p, uint64_t lanes, double *out)
{
	double x[3][LANES] = { 0 };
	const float *single;
	uint32_t v[LANES];
	struct vec tmp;

	if (p->flt == DBL_FROM_F32) {
		lanes &= read_floats(w, p, 0, &tmp, &single);
		FOR_LANES(out, (double)single[l]);
	} else if (p->flt == DBL_FROM_U32 || p->flt == DBL_FROM_I32) {
		lanes &= read_words(w, p, 0, v);
		FOR_LANES(out, p->flt == DBL_FROM_I32 ? (double)(int32_t)v[l] : (double)v[l]);
	} else if (p->flt == DBL_LDEXP) {
		lanes = scale_doubles(w, p, lanes, out);
	} else {
		for (uint32_t k = 0; k < p->nsrc && k < 3; k++)
			lanes &= read_doubles(w, p, k, x[k]);
		lanes &= fold_doubles((enum flt)p->flt, x[0], x[1], x[2], lanes, out);
	}
	return lanes & normal_doubles(out);
}

/* Writes a result of two registers. */
static void
write_doubles(struct wave *w, const struct step *p, uint64_t lanes, uint64_t may)
{
	double out[LANES] = { 0 };
	uint64_t v[LANES];
	struct vec r[2];

	lanes = p->d.nunit == 2 && lanes ? compute_doubles(w, p, lanes, out) : 0;
	memcpy(v, out, sizeof v);
	for (uint32_t u = 0; u < 2; u++) {
		FOR_LANES(r[u].v, (uint32_t)(v[l] >> 32 * u));
		r[u].known = lanes;
		r[u].based = 0;
		r[u].origin = (lanes & may) == may ? WB_NONE : wb_exact_origin_of(w, p);
	}
	for (uint32_t u = 0; u < 2 && u < p->d.nunit; u++)
		wb_exact_write(w, p, &p->d, u, &r[u]);
}

/* ---- instructions ------------------------------------------------------------------------------------- */
/* Computes 32-bit results. */
static uint64_t
compute(const struct wave *w, const struct step *p, uint64_t lanes, struct vec *out)
{
	double x[LANES];

	switch ((enum flt)p->flt) {
	case FLT_FROM_U32: case FLT_FROM_I32: case FLT_UBYTE0: case FLT_UBYTE1: case FLT_UBYTE2: case FLT_UBYTE3:
		return from_integers(w, p, lanes, out->f);
	case FLT_TO_U32: case FLT_TO_I32: case DBL_TO_U32: case DBL_TO_I32: case FLT_FREXP_EXP: case DBL_FREXP_EXP:
		return to_integers(w, p, lanes, out->v);
	case FLT_LDEXP: return scale_floats(w, p, lanes, out);
	case DBL_TO_F32:
		lanes &= read_doubles(w, p, 0, x);
		FOR_LANES(out->f, (float)x[l]);
		return lanes & normal_lanes(out->v);
	default: return compute_floats(w, p, lanes, out);
	}
}

static bool
is_double(enum flt how)
{
	return how >= DBL_ADD && how <= DBL_FROM_I32;
}

static bool
is_integer(enum flt how)
{
	return how == FLT_TO_U32 || how == FLT_TO_I32 || how == DBL_TO_U32 || how == DBL_TO_I32 ||
		how == FLT_FREXP_EXP || how == DBL_FREXP_EXP;
}

/* Writes result @r. Known results are zero or normal (compute), so those lanes of the register become plain; unknown
 * lanes do not matter. */
static void
write_floats(struct wave *w, const struct step *p, const struct vec *r)
{
	struct normal *plain = &w->normal[p->d.unit], old = *plain;
	uint64_t must, may;

	wb_exact_write(w, p, &p->d, 0, r);
	wb_exact_exec(w, &must, &may);
	if (!p->dpp && (old.valid || must == ALL_LANES))
		*plain = (struct normal){ old.lanes | must, true };
}

/* Whether 32-bit and 64-bit results are rounded to nearest. */
static bool
rounds_to_nearest(const struct wave *w)
{
	const struct scalar *mode = &w->s[WB_GCN_MODE];

	return mode->known == UINT32_MAX && !(mode->v & 15);
}

void
wb_exact_floating(struct wave *w, const struct step *p)
{
	bool nearest = rounds_to_nearest(w);
	uint64_t must, may;
	struct vec r;

	wb_exact_exec(w, &must, &may);
	if (is_double((enum flt)p->flt)) {
		write_doubles(w, p, nearest ? may : 0, may);
		return;
	}
	r.known = nearest ? compute(w, p, may, &r) : 0;
	r.based = 0;
	r.origin = (r.known & may) == may ? WB_NONE : wb_exact_origin_of(w, p);
	if (p->d.kind == REF_VECTOR && !is_integer((enum flt)p->flt))
		write_floats(w, p, &r);
	else
		wb_exact_write(w, p, &p->d, 0, &r);
}

#define COMPARE_LANES(is, how, x, y) \
	switch ((enum cond)(how)) { \
	case COND_LT: FOR_LANES(is, (x)[l] < (y)[l]); break; \
	case COND_LE: FOR_LANES(is, (x)[l] <= (y)[l]); break; \
	case COND_GT: FOR_LANES(is, (x)[l] > (y)[l]); break; \
	case COND_GE: FOR_LANES(is, (x)[l] >= (y)[l]); break; \
	case COND_NE: FOR_LANES(is, (x)[l] != (y)[l]); break; \
	case COND_EQ: FOR_LANES(is, (x)[l] == (y)[l]); break; \
	default: FOR_LANES(is, (how) == COND_T); break; \
	}

uint64_t
wb_exact_compare_floats(const struct wave *w, const struct step *p, uint64_t *known)
{
	double d[2][LANES];
	const float *f[2];
	struct vec tmp[2];
	uint8_t is[LANES];

	if (p->type == WB_T_F64) {
		*known = read_doubles(w, p, 0, d[0]) & read_doubles(w, p, 1, d[1]);
		COMPARE_LANES(is, p->cond, d[0], d[1]);
	} else {
		*known = read_floats(w, p, 0, &tmp[0], &f[0]) & read_floats(w, p, 1, &tmp[1], &f[1]);
		COMPARE_LANES(is, p->cond, f[0], f[1]);
	}
	return bits_of(is);
}

/* Scalars are equal in every lane, so only the first lane is used. */
void
wb_exact_scalar_float(struct wave *w, const struct step *p)
{
	struct vec r;
	uint64_t known = 0;
	bool compares = p->cond != COND_NONE;

	if (p->unmodelled || p->d.kind != REF_SCALAR) {
		wb_exact_unknown(w, p);
		return;
	}
	if (compares && p->cond != COND_OTHER)
		r.v[0] = wb_exact_compare_floats(w, p, &known) & 1;
	else if (p->flt && rounds_to_nearest(w))
		known = compute(w, p, 1, &r);
	if (known & 1)
		wb_exact_set_scalar(w, p->d.unit, (struct val){ r.v[0], 0, TAG_NUMBER }, WB_NONE);
	else
		wb_exact_unknown(w, p);
}
