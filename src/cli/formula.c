/* src/cli/formula.c -- a table of numbers as a piecewise quasi-polynomial that gives every one of them.
 *
 * The range is divided into pieces, each with a period p. On a piece the numbers are
 * P_r(q) with q = floor(n / p) and r = n mod p: for each remainder r one polynomial, of
 * degree 3 at most. Bounds of nested loops with constant steps have this form, since each
 * count is the floor of a linear function. A polynomial is computed from its first values
 * by Newton's forward differences; it must be equal to all other values of the piece, of
 * which each remainder has as many again: a cubic is none of five points, but of eight.
 * What is printed is evaluated once more, coefficient by coefficient, at every value.
 * Of all degrees and periods, those of the longest piece are taken; of several, the lowest
 * degree, then the smallest period. Numbers that belong to no piece are listed one by one.
 */
#include "cli.h"
#include "formula.h"

#define DEGREE 3
#define MOST_PERIOD 64
#define MOST_VALUE ((uint64_t)1 << 56)	/* larger ones are listed one by one: their differences might not fit */

/* Forward differences at the first value: P(q0 + k) = sum of d[j] * C(k, j). */
struct newton {
	wb_i128 d[DEGREE + 1];
	uint64_t q0;
	uint32_t n;			/* values from which it was computed */
};

static wb_i128
binomial(uint64_t k, uint32_t j)
{
	wb_i128 c = 1;

	for (uint32_t i = 0; i < j; i++)
		c = c * (wb_i128)(k - i) / (i + 1);
	return j > k ? 0 : c;
}

static wb_i128
value_at(const struct newton *p, uint64_t q)
{
	wb_i128 v = 0;

	for (uint32_t j = 0; j < p->n; j++)
		v += p->d[j] * binomial(q - p->q0, j);
	return v;
}

/* Adds a value; extends the polynomial up to @degree. False: the value is not on the polynomial. */
static bool
take_value(struct newton *p, uint64_t q, uint64_t value, uint32_t degree)
{
	wb_i128 rest;

	if (!p->n)
		p->q0 = q;
	rest = (wb_i128)value - value_at(p, q);
	if (p->n > degree)
		return rest == 0;
	p->d[p->n++] = rest;		/* C(n, n) = 1 */
	return true;
}

/* The end (exclusive) of the longest piece from @from on with period @p and degree @degree. */
static uint64_t
reach(const struct table *t, uint64_t from, uint32_t p, uint32_t degree, struct newton at[MOST_PERIOD])
{
	memset(at, 0, p * sizeof *at);
	for (uint64_t k = from; k < t->n; k++) {
		uint64_t n = t->low + k;

		if (t->value[k] >= MOST_VALUE || !take_value(&at[n % p], n / p, t->value[k], degree))
			return k;
	}
	return t->n;
}

/* ---- words --------------------------------------------------------------------------------- */
static void
put_i128(struct wb_out *o, wb_i128 v)
{
	char digits[40];

	wb_puts(o, wb_u128_text((wb_u128)(v < 0 ? -v : v), digits));
}

/* The polynomial as it is printed: c[k] * x^k, all divided by 6. Values below 2^56 at x up to 2^20 keep all within 128
 * bits. */
static void
power_form(const struct newton *p, wb_i128 c[DEGREE + 1])
{
	/* C(k, 0 .. 3) times 6 as polynomials of k */
	static const int32_t basis[DEGREE + 1][DEGREE + 1] = { { 6, 0, 0, 0 }, { 0, 6, 0, 0 }, { 0, -3, 3, 0 },
		{ 0, 2, -3, 1 } };
	wb_i128 in_k[DEGREE + 1] = { 0 }, q0 = (wb_i128)p->q0;

	for (uint32_t j = 0; j < p->n; j++)
		for (uint32_t i = 0; i <= DEGREE; i++)
			in_k[i] += p->d[j] * basis[j][i];
	/* k = x - q0 */
	c[0] = in_k[0] - in_k[1] * q0 + in_k[2] * q0 * q0 - in_k[3] * q0 * q0 * q0;
	c[1] = in_k[1] - 2 * in_k[2] * q0 + 3 * in_k[3] * q0 * q0;
	c[2] = in_k[2] - 3 * in_k[3] * q0;
	c[3] = in_k[3];
}

/* Whether what is printed for the piece is each of its values. */
static bool
agrees(const struct table *t, uint64_t from, uint64_t to, uint32_t p, const struct newton *at)
{
	for (uint32_t r = 0; r < p; r++) {
		wb_i128 c[DEGREE + 1];

		power_form(&at[r], c);
		for (uint64_t k = from; k < to; k++) {
			wb_i128 x = (wb_i128)((t->low + k) / p);

			if ((t->low + k) % p == r &&
				((c[3] * x + c[2]) * x + c[1]) * x + c[0] != 6 * (wb_i128)t->value[k])
				return false;
		}
	}
	return true;
}

static void
put_polynomial(struct wb_out *o, const struct newton *p, const char *x)
{
	wb_i128 c[DEGREE + 1];
	bool any = false;

	power_form(p, c);
	for (uint32_t i = DEGREE + 1; i-- > 0;) {
		wb_i128 size = c[i] < 0 ? -c[i] : c[i],
			den = size % 6 == 0 ? 1 :
			size % 3 == 0 ? 2 :
			size % 2 == 0 ? 3 :
					      6;

		if (!size && (i || any))
			continue;
		wb_puts(o, any ? (c[i] < 0 ? " - " : " + ") : c[i] < 0 ? "-" : "");
		put_i128(o, size * den / 6);
		if (den > 1)
			wb_printf(o, "/%u", (unsigned)den);
		if (i)
			wb_printf(o, i > 1 ? " %s^%u" : " %s", x, i);
		any = true;
	}
}

static bool
same_polynomial(const struct newton *a, const struct newton *b)
{
	for (uint64_t q = 0; q <= DEGREE; q++) {
		uint64_t at = (a->q0 > b->q0 ? a->q0 : b->q0) + q;

		if (value_at(a, at) != value_at(b, at))
			return false;
	}
	return true;
}

static void
put_piece(struct wb_out *o, const struct table *t, uint64_t from, uint64_t to, uint32_t p, const struct newton *at)
{
	wb_printf(o, "    %s = %llu", t->name, (unsigned long long)(t->low + from));
	if (to - from > 1)
		wb_printf(o, " .. %llu", (unsigned long long)(t->low + to - 1));
	wb_puts(o, ":  ");
	if (p == 1) {
		put_polynomial(o, at, t->name);
		wb_puts(o, "\n");
		return;
	}
	wb_printf(o, "with q = floor(%s / %u), r = %s mod %u\n", t->name, p, t->name, p);
	for (uint32_t r = 0; r < p;) {
		uint32_t last = r;

		while (last + 1 < p && same_polynomial(&at[r], &at[last + 1]))
			last++;
		wb_printf(o, last > r ? "        r = %u .. %u:  " : "        r = %u:  ", r, last);
		put_polynomial(o, &at[r], "q");
		wb_puts(o, "\n");
		r = last + 1;
	}
}

void
wb_put_formula(struct wb_out *o, const struct table *t)
{
	struct newton at[MOST_PERIOD];

	for (uint64_t from = 0; from < t->n;) {
		uint64_t best = from + 1, end;
		uint32_t period = 1, degree = 0;

		if (t->value[from] == WB_UNKNOWN) {
			for (end = from + 1; end < t->n && t->value[end] == WB_UNKNOWN;)
				end++;
			wb_printf(o, "    %s = %llu .. %llu:  no bound\n", t->name, (unsigned long long)(t->low + from),
				(unsigned long long)(t->low + end - 1));
			from = end;
			continue;
		}
		for (uint32_t d = 0; d <= DEGREE; d++)
			for (uint32_t p = 1; p <= MOST_PERIOD; p++) {
				end = reach(t, from, p, d, at);
				if (end > best && end - from >= (uint64_t)p * 2 * (d + 1)) {
					best = end;
					period = p;
					degree = d;
				}
			}
		reach(t, from, period, degree, at);
		if (best > from + 1 && !agrees(t, from, best, period, at))
			best = from + 1;
		if (best == from + 1)
			at[0] = (struct newton){ .d = { (wb_i128)t->value[from] }, .n = 1 };
		put_piece(o, t, from, best, best == from + 1 ? 1 : period, at);
		from = best;
	}
}
