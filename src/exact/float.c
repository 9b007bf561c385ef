/* src/exact/float.c -- floating point on lanes that are numbers: of 32 and 64 bits.
 *
 * Numbers only: zero and normal ones, with a result that is one of these, rounded to nearest. What denormals,
 * infinities and NaN give depends on more of the mode; these are unknown, and so are roots, exponentials and the like.
 * All 64 lanes are computed, so that loops over them become vector code.
 */
#include <math.h>

#include "fold.h"

enum flt {
	FLT_NONE,
	/* 32 bits, of 32 bits */
	FLT_ADD, FLT_SUB, FLT_SUBREV, FLT_MUL, FLT_MAD, FLT_FMA, FLT_MIN, FLT_MAX, FLT_RCP, FLT_TRUNC, FLT_FLOOR,
	FLT_CEIL, FLT_RNDNE,
	/* between numbers of 32 bits and whole ones */
	FLT_FROM_U32, FLT_FROM_I32, FLT_UBYTE0, FLT_UBYTE1, FLT_UBYTE2, FLT_UBYTE3, FLT_TO_U32, FLT_TO_I32,
	/* 64 bits, of 64 bits */
	DBL_ADD, DBL_MUL, DBL_FMA, DBL_MIN, DBL_MAX, DBL_TRUNC, DBL_FLOOR, DBL_CEIL, DBL_RNDNE,
	/* between numbers of 64 bits and others */
	DBL_FROM_F32, DBL_FROM_U32, DBL_FROM_I32, DBL_TO_F32, DBL_TO_U32, DBL_TO_I32,
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
	{ "v_fma_f32", FLT_FMA },
	{ "v_fmac_f32", FLT_FMA },
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
	for (uint32_t k = 0; k < WB_COUNT(floats); k++)
		if (strcmp(floats[k].name, name) == 0)
			return (uint8_t)floats[k].flt;
	return FLT_NONE;
}

/* ---- which lanes are numbers ------------------------------------------------------------------ */
/* Bit for byte: those that are 1. */
static uint64_t
bits_of(const uint8_t is[LANES])
{
	uint64_t bits = 0;

	for (uint32_t k = 0; k < LANES / 8; k++) {
		uint64_t eight = 0;

		for (uint32_t l = 0; l < 8; l++)
			eight |= (uint64_t)is[8 * k + l] << 8 * l;
		bits |= (eight * 0x0102040810204080u >> 56) << 8 * k;
	}
	return bits;
}

static uint64_t
plain_lanes(const float x[LANES])
{
	uint32_t v[LANES];
	uint8_t is[LANES];

	memcpy(v, x, sizeof v);
	for (uint32_t l = 0; l < LANES; l++) {
		uint32_t size = v[l] & INT32_MAX;

		is[l] = size - 0x00800000u < 0x7f000000u || size == 0;
	}
	return bits_of(is);
}

static uint64_t
plain_doubles(const double x[LANES])
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

/* Where one of two numbers can be told from the other: of equal ones, zeros, it depends on more which is the less. */
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

/* ---- sources ------------------------------------------------------------------------------------- */
/* Source @k, of 32 bits; returns the lanes that are known. */
static uint64_t
read_words(const struct wave *w, const struct step *p, uint32_t k, uint32_t out[LANES])
{
	struct vec tmp;
	const struct vec *v = wb_exact_source(w, p, k, 0, &tmp);

	memcpy(out, v->v, sizeof v->v);
	return v->known;
}

/* Those that are numbers. */
static uint64_t
read_floats(const struct wave *w, const struct step *p, uint32_t k, float out[LANES])
{
	uint32_t v[LANES];
	uint64_t lanes = read_words(w, p, k, v);

	memcpy(out, v, sizeof v);
	return lanes & plain_lanes(out);
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
	return lo->known & hi->known & plain_doubles(out);
}

/* ---- 32 bits ------------------------------------------------------------------------------------- */
/* Results for @lanes, whose sources are numbers; returns those in which it is known, if it is a number. */
static uint64_t
fold_floats(enum flt how, const float *x, const float *y, const float *z, uint64_t lanes, float *out)
{
	float product[LANES];

	switch (how) {
	case FLT_ADD: FOR_LANES(out, x[l] + y[l]); return lanes;
	case FLT_SUB: FOR_LANES(out, x[l] - y[l]); return lanes;
	case FLT_SUBREV: FOR_LANES(out, y[l] - x[l]); return lanes;
	case FLT_MUL: FOR_LANES(out, x[l] * y[l]); return lanes;
	case FLT_MAD:				/* the product is rounded on its own */
		FOR_LANES(product, x[l] * y[l]);
		FOR_LANES(out, product[l] + z[l]);
		return lanes & plain_lanes(product);
	case FLT_FMA:
		for (; lanes; lanes &= lanes - 1) {
			uint32_t l = (uint32_t)__builtin_ctzll(lanes);

			out[l] = fmaf(x[l], y[l], z[l]);
		}
		return ALL_LANES;
	case FLT_MIN: FOR_LANES(out, x[l] < y[l] ? x[l] : y[l]); return lanes & differing_floats(x, y);
	case FLT_MAX: FOR_LANES(out, x[l] > y[l] ? x[l] : y[l]); return lanes & differing_floats(x, y);
	case FLT_RCP: FOR_LANES(out, 1.0f / x[l]); return lanes;
	case FLT_TRUNC: FOR_LANES(out, truncf(x[l])); return lanes;
	case FLT_FLOOR: FOR_LANES(out, floorf(x[l])); return lanes;
	case FLT_CEIL: FOR_LANES(out, ceilf(x[l])); return lanes;
	case FLT_RNDNE: FOR_LANES(out, rintf(x[l])); return lanes;
	default: return 0;
	}
}

static uint64_t
compute_floats(const struct wave *w, const struct step *p, uint64_t lanes, uint32_t *out)
{
	float x[3][LANES] = { 0 }, r[LANES] = { 0 };

	for (uint32_t k = 0; k < p->nsrc && k < 3; k++)
		lanes &= read_floats(w, p, k, x[k]);
	lanes &= fold_floats((enum flt)p->flt, x[0], x[1], x[2], lanes, r);
	memcpy(out, r, sizeof r);
	return lanes & plain_lanes(r);
}

static uint64_t
from_integers(const struct wave *w, const struct step *p, uint64_t lanes, uint32_t *out)
{
	uint32_t v[LANES];
	float r[LANES];

	lanes &= read_words(w, p, 0, v);
	switch ((enum flt)p->flt) {
	case FLT_FROM_I32: FOR_LANES(r, (float)(int32_t)v[l]); break;
	case FLT_FROM_U32: FOR_LANES(r, (float)v[l]); break;
	case FLT_UBYTE0: FOR_LANES(r, (float)(v[l] & 255)); break;
	case FLT_UBYTE1: FOR_LANES(r, (float)(v[l] >> 8 & 255)); break;
	case FLT_UBYTE2: FOR_LANES(r, (float)(v[l] >> 16 & 255)); break;
	default: FOR_LANES(r, (float)(v[l] >> 24)); break;
	}
	memcpy(out, r, sizeof r);
	return lanes;
}

/* ---- to whole numbers ----------------------------------------------------------------------------------- */
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

static uint64_t
to_integers(const struct wave *w, const struct step *p, uint64_t lanes, uint32_t *out)
{
	bool sign = p->flt == FLT_TO_I32 || p->flt == DBL_TO_I32;
	float x[LANES];
	double d[LANES];

	if (p->flt == DBL_TO_U32 || p->flt == DBL_TO_I32) {
		lanes &= read_doubles(w, p, 0, d);
	} else {
		lanes &= read_floats(w, p, 0, x);
		FOR_LANES(d, (double)x[l]);
	}
	for (uint64_t left = lanes; left; left &= left - 1) {
		uint32_t l = (uint32_t)__builtin_ctzll(left);

		out[l] = sign ? to_i32(d[l]) : to_u32(d[l]);
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
	default: return 0;
	}
}

static uint64_t
compute_doubles(const struct wave *w, const struct step *p, uint64_t lanes, double *out)
{
	double x[3][LANES] = { 0 };
	float single[LANES];
	uint32_t v[LANES];

	if (p->flt == DBL_FROM_F32) {
		lanes &= read_floats(w, p, 0, single);
		FOR_LANES(out, (double)single[l]);
	} else if (p->flt == DBL_FROM_U32 || p->flt == DBL_FROM_I32) {
		lanes &= read_words(w, p, 0, v);
		FOR_LANES(out, p->flt == DBL_FROM_I32 ? (double)(int32_t)v[l] : (double)v[l]);
	} else {
		for (uint32_t k = 0; k < p->nsrc && k < 3; k++)
			lanes &= read_doubles(w, p, k, x[k]);
		lanes &= fold_doubles((enum flt)p->flt, x[0], x[1], x[2], lanes, out);
	}
	return lanes & plain_doubles(out);
}

/* A result of two registers. */
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
/* Of results of 32 bits. */
static uint64_t
compute(const struct wave *w, const struct step *p, uint64_t lanes, uint32_t *out)
{
	double x[LANES];
	float r[LANES];

	switch ((enum flt)p->flt) {
	case FLT_FROM_U32: case FLT_FROM_I32: case FLT_UBYTE0: case FLT_UBYTE1: case FLT_UBYTE2: case FLT_UBYTE3:
		return from_integers(w, p, lanes, out);
	case FLT_TO_U32: case FLT_TO_I32: case DBL_TO_U32: case DBL_TO_I32: return to_integers(w, p, lanes, out);
	case DBL_TO_F32:
		lanes &= read_doubles(w, p, 0, x);
		FOR_LANES(r, (float)x[l]);
		memcpy(out, r, sizeof r);
		return lanes & plain_lanes(r);
	default: return compute_floats(w, p, lanes, out);
	}
}

static bool
is_double(enum flt how)
{
	return how >= DBL_ADD && how <= DBL_FROM_I32;
}

void
wb_exact_floating(struct wave *w, const struct step *p)
{
	const struct scalar *mode = &w->s[WB_GCN_MODE];
	/* rounding to nearest, of 32 and of 64 bits */
	bool nearest = mode->known == UINT32_MAX && !(mode->v & 15);
	uint64_t must, may;
	struct vec r;

	wb_exact_exec(w, &must, &may);
	if (is_double((enum flt)p->flt)) {
		write_doubles(w, p, nearest ? may : 0, may);
		return;
	}
	r.known = nearest ? compute(w, p, may, r.v) : 0;
	r.based = 0;
	r.origin = (r.known & may) == may ? WB_NONE : wb_exact_origin_of(w, p);
	wb_exact_write(w, p, &p->d, 0, &r);
}

uint64_t
wb_exact_compare_floats(const struct wave *w, const struct step *p, uint64_t *known)
{
	double x[2][LANES];
	float single[LANES];
	uint8_t is[LANES];

	*known = ALL_LANES;
	for (uint32_t k = 0; k < 2; k++) {
		if (p->type == WB_T_F64) {
			*known &= read_doubles(w, p, k, x[k]);
		} else {
			*known &= read_floats(w, p, k, single);
			FOR_LANES(x[k], (double)single[l]);
		}
	}
	switch ((enum cond)p->cond) {
	case COND_LT: FOR_LANES(is, x[0][l] < x[1][l]); break;
	case COND_LE: FOR_LANES(is, x[0][l] <= x[1][l]); break;
	case COND_GT: FOR_LANES(is, x[0][l] > x[1][l]); break;
	case COND_GE: FOR_LANES(is, x[0][l] >= x[1][l]); break;
	case COND_NE: FOR_LANES(is, x[0][l] != x[1][l]); break;
	default: FOR_LANES(is, p->cond == COND_T || (p->cond == COND_EQ && x[0][l] == x[1][l])); break;
	}
	return bits_of(is);
}
