/* src/sim/fp.c -- operations on floats of one lane: steps of division, argument reduction, floats of 8 bits.
 *
 * A division is rcp, Newton steps and three of these: v_div_scale moves
 * numerator and denominator away from the ends of the exponent range and says
 * in VCC whether the quotient must be moved back, v_div_fmas does that,
 * v_div_fixup treats zeros, infinities and NaN.
 */
#include "fp.h"

static int
exponent32(float a)
{
	return (int)(f2u(a) >> 23 & 0xff);
}

static int
exponent64(double a)
{
	return (int)(d2u(a) >> 52 & 0x7ff);
}

static bool
denormal32(float a)
{
	return !exponent32(a) && a != 0;
}

static bool
denormal64(double a)
{
	return !exponent64(a) && a != 0;
}

/* @a is the operand to scale: the same bits as the denominator @b or the numerator @c. */
float
wb_sim_div_scale32(float a, float b, float c, bool *vcc)
{
	bool is_den = f2u(a) == f2u(b), is_num = f2u(a) == f2u(c);

	*vcc = false;
	if (c == 0 || b == 0)
		return NAN;
	if (exponent32(c) - exponent32(b) >= 96) {
		*vcc = true;
		return is_den ? ldexpf(a, 64) : a;
	}
	if (denormal32(b))
		return ldexpf(a, 64);
	if (denormal32(1.0f / b) && denormal32(c / b)) {
		*vcc = true;
		return is_den ? ldexpf(a, -64) : a;
	}
	if (denormal32(1.0f / b))
		return ldexpf(a, -64);
	if (denormal32(c / b)) {
		*vcc = true;
		return is_num ? ldexpf(a, 64) : a;
	}
	return exponent32(c) <= 23 ? ldexpf(a, 64) : a;
}

double
wb_sim_div_scale64(double a, double b, double c, bool *vcc)
{
	bool is_den = d2u(a) == d2u(b), is_num = d2u(a) == d2u(c);

	*vcc = false;
	if (c == 0 || b == 0)
		return (double)NAN;
	if (exponent64(c) - exponent64(b) >= 768) {
		*vcc = true;
		return is_den ? ldexp(a, 128) : a;
	}
	if (denormal64(b))
		return ldexp(a, 128);
	if (denormal64(1.0 / b) && denormal64(c / b)) {
		*vcc = true;
		return is_den ? ldexp(a, -128) : a;
	}
	if (denormal64(1.0 / b))
		return ldexp(a, -128);
	if (denormal64(c / b)) {
		*vcc = true;
		return is_num ? ldexp(a, 128) : a;
	}
	return exponent64(c) <= 53 ? ldexp(a, 128) : a;
}

/* The scaled quotient is far from 1: above or below shows in which direction to scale back. The
 * sum is scaled before it is rounded to binary32, so that a denormal is rounded only once. */
float
wb_sim_div_fmas32(float a, float b, float c, bool vcc)
{
	double s;

	if (!vcc)
		return fmaf(a, b, c);
	s = fma((double)a, (double)b, (double)c);
	return (float)ldexp(s, exponent32(c) > 127 ? 64 : -64);
}

double
wb_sim_div_fmas64(double a, double b, double c, bool vcc)
{
	if (!vcc)
		return fma(a, b, c);
	return ldexp(fma(a, b, c), exponent64(c) > 1023 ? 128 : -128);
}

/* If an intermediate quotient overflowed, the Newton steps make it NaN; the result is infinite. */
float
wb_sim_div_fixup32(float q, float den, float num)
{
	float sign = (f2u(den) ^ f2u(num)) >> 31 ? -1.0f : 1.0f;

	if (num != num)
		return quiet32(num);
	if (den != den)
		return quiet32(den);
	if ((den == 0 && num == 0) || (isinf(den) && isinf(num)))
		return u2f(0xffc00000);
	if (den == 0 || isinf(num))
		return sign * INFINITY;
	if (isinf(den) || num == 0)
		return sign * 0.0f;
	if (exponent32(num) - exponent32(den) < -150)
		return sign * 0.0f;
	return sign * (exponent32(q) == 255 ? INFINITY : fabsf(q));
}

double
wb_sim_div_fixup64(double q, double den, double num)
{
	double sign = (d2u(den) ^ d2u(num)) >> 63 ? -1.0 : 1.0;

	if (num != num)
		return quiet64(num);
	if (den != den)
		return quiet64(den);
	if ((den == 0 && num == 0) || (isinf(den) && isinf(num)))
		return u2d(0xfff8000000000000ull);
	if (den == 0 || isinf(num))
		return sign * (double)INFINITY;
	if (isinf(den) || num == 0)
		return sign * 0.0;
	if (exponent64(num) - exponent64(den) < -1075)
		return sign * 0.0;
	return sign * (exponent64(q) == 2047 ? (double)INFINITY : fabs(q));
}

/* 2/pi: 1201 bits after the point, left-aligned. Computed with Machin's formula. */
static const uint64_t two_over_pi[20] = {
	0xa2f9836e4e441529ull, 0xfc2757d1f534ddc0ull, 0xdb6295993c439041ull, 0xfe5163abdebbc561ull,
	0xb7246e3a424dd2e0ull, 0x06492eea09d1921cull, 0xfe1deb1cb129a73eull, 0xe88235f52ebb4484ull,
	0xe99c7026b45f7e41ull, 0x3991d639835339f4ull, 0x9c845f8bbdf9283bull, 0x1ff897ffde05980full,
	0xef2f118b5a0a6d1full, 0x6d367ecf27cb09b7ull, 0x4f463f669e5fea2dull, 0x7527bac7ebe5f17bull,
	0x3d0739f78a5292eaull, 0x6bfb5fb11f8d5d08ull, 0x56033046fc7b0000ull, 0,
};

/* 53 bits of 2/pi from bit 53 * @segment on; from a lower bit for arguments beyond 2^54. */
double
wb_sim_trig_preop(double a, uint32_t segment)
{
	int e = exponent64(a), shift = (int)segment * 53, scale;
	uint64_t bits = 0;

	if (e > 1077)
		shift += e - 1077;
	if (shift < 19 * 64) {
		int word = shift / 64, bit = shift % 64;

		bits = two_over_pi[word] << bit;
		if (bit)
			bits |= two_over_pi[word + 1] >> (64 - bit);
	}
	scale = -53 - shift;
	if (e >= 1968)
		scale += 128;
	return ldexp((double)(bits >> 11), scale);
}

/* ---- floats of 8 bits ------------------------------------------------------------------- */
static uint32_t
small_code(float a, int bias, uint32_t mantissa, bool cut_off)
{
	bool ieee = bias & 1;
	uint32_t sign = signbit(a) ? 128 : 0, none = ieee ? sign | 127 : 128;
	uint32_t most = !ieee ? 127 : mantissa == 2 ? 123 : 126;
	double x = fabs((double)a), steps;
	int least = 1 - bias, e = x > 0 && x < INFINITY ? ilogb(x) : least;

	if (x == INFINITY && ieee && mantissa == 2)
		return sign | 124;
	if (!(x < INFINITY))
		return none;
	e = e < least ? least : e;
	steps = ldexp(x, (int)mantissa - e);
	steps = (cut_off ? floor(steps) : rndne64(steps)) + ldexp(e - least, (int)mantissa);
	if (steps > most)
		return ieee && mantissa == 2 ? sign | 124 : none;
	return (uint32_t)steps | (ieee || steps > 0 ? sign : 0);
}

uint32_t
wb_sim_small_code(float a, int bias, uint32_t mantissa)
{
	return small_code(a, bias, mantissa, false);
}

uint32_t
wb_sim_small_random(float a, uint32_t random, int bias, uint32_t mantissa)
{
	uint32_t x = f2u(a), sum = (x & 0x7fffffff) + (random >> (9 + mantissa));

	return small_code((x & 0x7f800000) == 0x7f800000 ? a : u2f((x & 0x80000000) | sum), bias, mantissa, true);
}
