/* src/base/num.c -- exact rationals with 128-bit parts, status to exit code.
 *
 * Every operation reduces to lowest terms first and says whether the result
 * fits; where it does not, callers report an overflow (they never round).
 */
#include "wavebound/base.h"

int
wb_exit_code(enum wb_status s)
{
	switch (s) {
	case WB_OK: return 0;
	case WB_GATE: return 1;
	case WB_BAD_INPUT: return 2;
	case WB_UNBOUNDED:
	case WB_OVERFLOW:
	case WB_REFUSED: return 3;
	case WB_SOLVER:
	case WB_INTERNAL:
	case WB_NOMEM: break;
	}
	return 4;
}

static wb_u128
magnitude(wb_i128 a)
{
	return a < 0 ? -(wb_u128)a : (wb_u128)a;
}

wb_u128
wb_gcd(wb_u128 a, wb_u128 b)
{
	while (b) {
		wb_u128 r = a % b;

		a = b;
		b = r;
	}
	return a;
}

struct wb_rat
wb_rat_int(int64_t n)
{
	return (struct wb_rat){ n, 1 };
}

bool
wb_rat_make(wb_i128 num, wb_i128 den, struct wb_rat *out)
{
	const wb_u128 most = ~(wb_u128)0 >> 1;
	wb_u128 n = magnitude(num), d = magnitude(den), g;
	bool negative = (num < 0) != (den < 0);

	if (!d)
		return false;
	g = wb_gcd(n, d);
	n /= g;
	d /= g;
	if (n > most || d > most)
		return false;
	*out = (struct wb_rat){ negative ? -(wb_i128)n : (wb_i128)n, (wb_i128)d };
	return true;
}

bool
wb_rat_add(struct wb_rat a, struct wb_rat b, struct wb_rat *out)
{
	/* a/p + b/q = (a (q/g) + b (p/g)) / (p (q/g)), g = gcd(p, q): the smallest terms that are sure to do */
	wb_i128 g = (wb_i128)wb_gcd((wb_u128)a.den, (wb_u128)b.den);
	wb_i128 x, y, num, den;

	if (!wb_mul_i128(a.num, b.den / g, &x) || !wb_mul_i128(b.num, a.den / g, &y) || !wb_add_i128(x, y, &num)
	    || !wb_mul_i128(a.den, b.den / g, &den))
		return false;
	return wb_rat_make(num, den, out);
}

bool
wb_rat_sub(struct wb_rat a, struct wb_rat b, struct wb_rat *out)
{
	struct wb_rat minus;

	return wb_rat_make(b.num, -b.den, &minus) && wb_rat_add(a, minus, out);
}

bool
wb_rat_mul(struct wb_rat a, struct wb_rat b, struct wb_rat *out)
{
	struct wb_rat x, y;
	wb_i128 num, den;

	if (!wb_rat_make(a.num, b.den, &x) || !wb_rat_make(b.num, a.den, &y))
		return false;
	if (!wb_mul_i128(x.num, y.num, &num) || !wb_mul_i128(x.den, y.den, &den))
		return false;
	return wb_rat_make(num, den, out);
}

/* Sign of a/p - b/q for non-negative values, by continued fractions: compare
 * integer parts, then the reciprocals of what is left. Nothing can overflow. */
static int
compare(wb_u128 a, wb_u128 p, wb_u128 b, wb_u128 q)
{
	int sign = 1;

	for (;;) {
		wb_u128 x = a / p, y = b / q;
		wb_u128 r = a % p, s = b % q;

		if (x != y)
			return x < y ? -sign : sign;
		if (!r || !s)
			return r ? sign : s ? -sign : 0;
		a = p;
		p = r;
		b = q;
		q = s;
		sign = -sign;
	}
}

int
wb_rat_cmp(struct wb_rat a, struct wb_rat b)
{
	if ((a.num < 0) != (b.num < 0))
		return a.num < 0 ? -1 : 1;
	if (a.num < 0)
		return compare(magnitude(b.num), (wb_u128)b.den, magnitude(a.num), (wb_u128)a.den);
	return compare((wb_u128)a.num, (wb_u128)a.den, (wb_u128)b.num, (wb_u128)b.den);
}

bool
wb_rat_ceil(struct wb_rat a, uint64_t *out)
{
	wb_i128 c;

	if (a.num < 0)
		return false;
	c = a.num / a.den + (a.num % a.den != 0);
	if (c > (wb_i128)UINT64_MAX)
		return false;
	*out = (uint64_t)c;
	return true;
}

char *
wb_u128_text(wb_u128 v, char buf[40])
{
	char digit[40];
	int n = 0, k = 0;

	do {
		digit[n++] = (char)('0' + (int)(v % 10));
		v /= 10;
	} while (v);
	while (n)
		buf[k++] = digit[--n];
	buf[k] = '\0';
	return buf;
}
