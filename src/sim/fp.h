/* src/sim/fp.h -- floating-point operations of one lane that the host lacks, or does differently.
 *
 * The host computes in IEEE binary32 and binary64 with denormals; the driver
 * (exec_valu.c) flushes denormals where MODE says so, sets the host's rounding
 * mode, and gives NaN results the bits that the device gives them.
 *
 * What we define where the ISA leaves room: v_exp, v_log, v_rcp, v_rsq, v_sqrt,
 * v_sin and v_cos are computed in binary64 and rounded once; the 64-bit v_rcp,
 * v_rsq and v_sqrt are correctly rounded. A NaN result is the first source that is
 * a NaN, made quiet; if no source is one, 0x7fc00000.
 */
#ifndef WB_SIM_FP_H
#define WB_SIM_FP_H

#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

enum round { RN_EVEN, RN_UP, RN_DOWN, RN_ZERO };

static inline uint32_t f2u(float f) { uint32_t u; memcpy(&u, &f, 4); return u; }
static inline float u2f(uint32_t u) { float f; memcpy(&f, &u, 4); return f; }
static inline uint64_t d2u(double d) { uint64_t u; memcpy(&u, &d, 8); return u; }
static inline double u2d(uint64_t u) { double d; memcpy(&d, &u, 8); return d; }
static inline bool nan32(uint32_t u) { return (u & 0x7fffffff) > 0x7f800000; }
static inline bool nan64(uint64_t u) { return (u & ~(1ull << 63)) > 0x7ff0000000000000ull; }
static inline uint32_t flush32(uint32_t u) { return u & 0x7f800000 ? u : u & 0x80000000; }
static inline uint64_t flush64(uint64_t u) { return u & 0x7ff0000000000000ull ? u : u & 1ull << 63; }
static inline uint32_t flush16(uint32_t u) { return u & 0x7c00 ? u : u & 0x8000; }

/* Exact. The payload of a NaN keeps its position in the fraction. */
static inline float
half_to_float(uint32_t h)
{
	uint32_t m = (h & 0x7fff) << 13;
	uint32_t u = f2u(u2f(m) * 0x1p112f);

	u = (h & 0x7c00) == 0x7c00 ? m | 0x7f800000 : u;
	return u2f(u | (h & 0x8000) << 16);
}

/* Nearest, ties to even; the host must be in that mode too. */
static inline uint32_t
float_to_half(float f)
{
	uint32_t u = f2u(f), x = u & 0x7fffffff;
	uint32_t normal = (x + 0xfff + (x >> 13 & 1) - (112u << 23)) >> 13;
	uint32_t small = f2u(u2f(x) + 0.5f) - 0x3f000000;
	uint32_t r = x < 0x38800000 ? small : normal;

	r = x >= 0x477ff000 ? 0x7c00 : r;
	r = x > 0x7f800000 ? 0x7e00 | (x >> 13 & 0x3ff) : r;
	return r | (u >> 16 & 0x8000);
}

/* The upper half of a float: nearest, ties to even. */
static inline uint32_t
float_to_bfloat(float f)
{
	uint32_t u = f2u(f);

	return (u + 0x7fff + (u >> 16 & 1)) >> 16;
}

/* A float of 8 bits. gfx942 (bias 8 and 16): without infinities, and NaN has the code of -0. gfx12 (bias 7 and 15): as
 * OCP has it, infinities only with 2 bits. */
static inline double
small_float(uint32_t x, int bias, uint32_t mantissa)
{
	bool ieee = bias & 1;
	uint32_t e = (x & 127) >> mantissa, m = x & ((1u << mantissa) - 1);
	double v = e ? ldexp(1 + ldexp(m, -(int)mantissa), (int)e - bias) : ldexp(m, 1 - bias - (int)mantissa);

	if (ieee ? (x & 127) > (mantissa == 2 ? 0x7cu : 0x7eu) : x == 0x80)
		return NAN;
	if (ieee && mantissa == 2 && (x & 127) == 0x7c)
		v = INFINITY;
	return x & 128 ? -v : v;
}
/** wb_sim_small_code - the nearest 8-bit float, ties to even; NaN (of gfx12: with 2 bits infinity) if it is too large.
 * wb_sim_small_random - @a with the upper bits of @random added to the bits that are cut off, then cut off. */
uint32_t wb_sim_small_code(float a, int bias, uint32_t mantissa);
uint32_t wb_sim_small_random(float a, uint32_t random, int bias, uint32_t mantissa);

/* Any rounding mode, from binary64, one rounding. */
static inline uint32_t
double_to_half(double d, enum round rm)
{
	uint64_t u = d2u(d), mant = u & 0xfffffffffffffull;
	uint32_t sign = (uint32_t)(u >> 63) << 15;
	int e = (int)(u >> 52 & 0x7ff), shift;
	uint64_t kept, rest, half;
	bool up;

	if (e == 0x7ff)
		return mant ? sign | 0x7e00 | (uint32_t)(mant >> 42) : sign | 0x7c00;
	if (e)
		mant |= 1ull << 52;
	shift = e < 1009 ? 42 + (1009 - e) : 42;	/* 1009: the exponent of the smallest normal half */
	if (shift > 63)
		shift = 63;
	kept = mant >> shift;
	rest = mant & ((1ull << shift) - 1);
	half = 1ull << (shift - 1);
	switch (rm) {
	case RN_EVEN: up = rest > half || (rest == half && (kept & 1)); break;
	case RN_UP: up = rest && !sign; break;
	case RN_DOWN: up = rest && sign; break;
	default: up = false; break;
	}
	kept += up;
	if (e >= 1009)
		kept += (uint64_t)(e - 1009) << 10;	/* the hidden bit adds the last one */
	if (kept >= 0x7c00) {
		bool inf = rm == RN_EVEN || (rm == RN_UP && !sign) || (rm == RN_DOWN && sign);

		kept = inf ? 0x7c00 : 0x7bff;
	}
	return sign | (uint32_t)kept;
}

/* ---- rounding to an integral value, independent of the host's mode ---------------------- */
static inline float
rndne32(float a)
{
	float r = fabsf(a) < 0x1p23f ? copysignf((fabsf(a) + 0x1p23f) - 0x1p23f, a) : a;
	return r;
}
static inline double rndne64(double a) { return fabs(a) < 0x1p52 ? copysign((fabs(a) + 0x1p52) - 0x1p52, a) : a; }
static inline float fract32(float a) { float r = a - floorf(a); return r > 0x1.fffffep-1f ? 0x1.fffffep-1f : r; }
static inline double
fract64(double a)
{
	double r = a - floor(a);
	return r > 0x1.fffffffffffffp-1 ? 0x1.fffffffffffffp-1 : r;
}
static inline float fract16(float a) { float r = a - floorf(a); return r > 0x1.ffcp-1f ? 0x1.ffcp-1f : r; }

/* ---- conversions to integers saturate; NaN is 0 -------------------------------------------- */
static inline uint32_t to_u32(double a) { return !(a > 0) ? 0 : a >= 4294967295.0 ? UINT32_MAX : (uint32_t)a; }
static inline int32_t
to_i32(double a)
{
	return a != a ? 0 : a <= -2147483648.0 ? INT32_MIN : a >= 2147483647.0 ? INT32_MAX : (int32_t)a;
}
static inline uint32_t to_u16(double a) { return !(a > 0) ? 0 : a >= 65535 ? 65535 : (uint32_t)a; }
static inline int32_t to_i16(double a) { return a != a ? 0 : a <= -32768 ? -32768 : a >= 32767 ? 32767 : (int32_t)a; }
static inline uint32_t to_u8(double a) { return !(a > 0) ? 0 : a >= 255 ? 255 : (uint32_t)a; }
static inline uint32_t clamp_u(uint32_t x, uint32_t hi) { return x > hi ? hi : x; }
static inline int32_t clamp_i(int64_t x, int32_t lo, int32_t hi) { return x < lo ? lo : x > hi ? hi : (int32_t)x; }

/* ---- minimum and maximum -------------------------------------------------------------------- */
/* A signalling NaN wins in IEEE mode; otherwise the number wins. -0 < +0. */
static inline bool snan32(float a) { return nan32(f2u(a)) && !(f2u(a) & 0x400000); }
static inline bool snan64(double a) { return nan64(d2u(a)) && !(d2u(a) & 1ull << 51); }
static inline float quiet32(float a) { return u2f(f2u(a) | 0x400000); }
static inline double quiet64(double a) { return u2d(d2u(a) | 1ull << 51); }
static inline float
min32(float a, float b, bool ieee)
{
	if (ieee && (snan32(a) || snan32(b)))
		return quiet32(snan32(a) ? a : b);
	if (a != a)
		return b != b ? a : b;
	if (b != b)
		return a;
	return a < b || (a == b && f2u(a) >> 31) ? a : b;
}
static inline float
max32(float a, float b, bool ieee)
{
	if (ieee && (snan32(a) || snan32(b)))
		return quiet32(snan32(a) ? a : b);
	if (a != a)
		return b != b ? a : b;
	if (b != b)
		return a;
	return a > b || (a == b && !(f2u(a) >> 31)) ? a : b;
}
static inline double
min64(double a, double b, bool ieee)
{
	if (ieee && (snan64(a) || snan64(b)))
		return quiet64(snan64(a) ? a : b);
	if (a != a)
		return b != b ? a : b;
	if (b != b)
		return a;
	return a < b || (a == b && d2u(a) >> 63) ? a : b;
}
static inline double
max64(double a, double b, bool ieee)
{
	if (ieee && (snan64(a) || snan64(b)))
		return quiet64(snan64(a) ? a : b);
	if (a != a)
		return b != b ? a : b;
	if (b != b)
		return a;
	return a > b || (a == b && !(d2u(a) >> 63)) ? a : b;
}
/* Of floats and doubles: NaN if one is, and -0 is below 0. */
static inline double
minimum(double a, double b)
{
	if (a != a || b != b)
		return a + b;
	return a < b || (a == b && d2u(a) >> 63) ? a : b;
}
static inline double
maximum(double a, double b)
{
	if (a != a || b != b)
		return a + b;
	return a > b || (a == b && !(d2u(a) >> 63)) ? a : b;
}
/* The middle one; with a NaN the smallest. */
static inline float
med32(float a, float b, float c, bool ieee)
{
	if (a != a || b != b || c != c)
		return min32(min32(a, b, ieee), c, ieee);
	return max32(min32(a, b, ieee), min32(max32(a, b, ieee), c, ieee), ieee);
}
static inline int32_t min_i(int32_t a, int32_t b) { return a < b ? a : b; }
static inline int32_t max_i(int32_t a, int32_t b) { return a > b ? a : b; }
static inline uint32_t min_u(uint32_t a, uint32_t b) { return a < b ? a : b; }
static inline uint32_t max_u(uint32_t a, uint32_t b) { return a > b ? a : b; }
static inline int32_t med_i(int32_t a, int32_t b, int32_t c) { return max_i(min_i(a, b), min_i(max_i(a, b), c)); }
static inline uint32_t med_u(uint32_t a, uint32_t b, uint32_t c) { return max_u(min_u(a, b), min_u(max_u(a, b), c)); }

/* ---- exponent and significand ---------------------------------------------------------------- */
static inline int32_t frexp_exp(double a) { int e = 0; if (a != a || isinf(a)) return 0; (void)frexp(a, &e); return e; }
static inline double frexp_mant(double a) { int e; return a != a || isinf(a) ? a : frexp(a, &e); }
static inline int scale_by(int32_t n) { return n > 4000 ? 4000 : n < -4000 ? -4000 : n; }

/* ---- fused multiply-add -------------------------------------------------------------------------- */
/* Rounding to nearest only. Products are exact in binary64. The sum is rounded to odd: its last
 * bit is set if the sum is not exact. So rounding it to binary32 gives the same as a single rounding. */
/* Rounds to odd: @s is a sum, @lost the error of its rounding. */
static inline double
to_odd(double s, double lost)
{
	uint64_t u = d2u(s);
	uint64_t away = (lost > 0) == (s > 0) ? 1 : UINT64_MAX;

	u += (lost > 0 || lost < 0) && !(u & 1) ? away : 0;
	return u2d(u);
}

/* The rounding error of @s = a + b. */
static inline double
rounded_away(double a, double b, double s)
{
	double t = s - a;

	return (a - (s - t)) + (b - t);
}

static inline float
fma_nearest(float a, float b, float c)
{
	double p = (double)a * (double)b, d = (double)c, s = p + d;

	return (float)to_odd(s, rounded_away(p, d, s));
}

/* The sum of three exact numbers, rounded once. */
static inline float
sum3_nearest(double a, double b, double c)
{
	double h = a + b, s = h + c, rest = rounded_away(h, c, s) + rounded_away(a, b, h), all = s + rest;

	return rest > 0 || rest < 0 ? (float)to_odd(all, rounded_away(s, rest, all)) : (float)s;
}

/* ---- periodic functions: the argument counts turns ----------------------------------------------- */
#define TWO_PI 6.283185307179586476925
static inline double
sin_turns(double a)
{
	double r;
	if (fabs(a) > 256)
		return isinf(a) ? NAN : 0;
	r = a - rndne64(a);
	return r == 0 || fabs(r) == 0.5 ? copysign(0, a) : sin(TWO_PI * r);
}
static inline double
cos_turns(double a)
{
	double r;
	if (fabs(a) > 256)
		return isinf(a) ? NAN : 1;
	r = a - rndne64(a);
	return fabs(r) == 0.25 ? 0 : cos(TWO_PI * r);
}

/* ---- division helpers (f32, f64, f16) ------------------------------------------------------------- */
float wb_sim_div_scale32(float a, float b, float c, bool *vcc);
double wb_sim_div_scale64(double a, double b, double c, bool *vcc);
float wb_sim_div_fmas32(float a, float b, float c, bool vcc);
double wb_sim_div_fmas64(double a, double b, double c, bool vcc);
float wb_sim_div_fixup32(float q, float den, float num);
double wb_sim_div_fixup64(double q, double den, double num);
double wb_sim_trig_preop(double a, uint32_t segment);

/* Classes of numbers, numbered as in v_cmp_class. */
static inline uint32_t
class32(uint32_t u)
{
	uint32_t m = u & 0x7fffffff;
	bool n = u >> 31;

	if (m > 0x7f800000)
		return m & 0x400000 ? 2 : 1;
	if (m == 0x7f800000)
		return n ? 4 : 0x200;
	if (m >= 0x800000)
		return n ? 8 : 0x100;
	if (m)
		return n ? 0x10 : 0x80;
	return n ? 0x20 : 0x40;
}
static inline uint32_t
class64(uint64_t u)
{
	uint64_t m = u & ~(1ull << 63);
	bool n = u >> 63;

	if (m > 0x7ff0000000000000ull)
		return m & 1ull << 51 ? 2 : 1;
	if (m == 0x7ff0000000000000ull)
		return n ? 4 : 0x200;
	if (m >= 1ull << 52)
		return n ? 8 : 0x100;
	if (m)
		return n ? 0x10 : 0x80;
	return n ? 0x20 : 0x40;
}
static inline uint32_t
class16(uint32_t u)
{
	uint32_t m = u & 0x7fff;
	bool n = u >> 15 & 1;

	if (m > 0x7c00)
		return m & 0x200 ? 2 : 1;
	if (m == 0x7c00)
		return n ? 4 : 0x200;
	if (m >= 0x400)
		return n ? 8 : 0x100;
	if (m)
		return n ? 0x10 : 0x80;
	return n ? 0x20 : 0x40;
}

#endif
