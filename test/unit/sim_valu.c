/* test/unit/sim_valu.c -- every vector ALU mnemonic against an expectation of its own.
 *
 * An expectation is one function from the raw bits of one lane's sources to the
 * raw bits of its result, written without looking at 64 lanes, with bit loops
 * and 80-bit floats where the simulator uses word operations.
 */
#include <fenv.h>
#include <math.h>

#include "sim_test.h"

/* ---- bits and floats of one lane --------------------------------------------------------- */
static float F(uint64_t a) { uint32_t u = (uint32_t)a; float f; memcpy(&f, &u, 4); return f; }
static double D(uint64_t a) { double d; memcpy(&d, &a, 8); return d; }
static uint64_t fbits(float f) { uint32_t u; memcpy(&u, &f, 4); return u; }
static uint64_t dbits(double d) { uint64_t u; memcpy(&u, &d, 8); return u; }
static int64_t S32(uint64_t a) { return (int32_t)(uint32_t)a; }
static int64_t S16(uint64_t a) { return (int16_t)(uint16_t)a; }
static uint64_t U32(uint64_t a) { return a & 0xffffffffull; }
static uint64_t U16(uint64_t a) { return a & 0xffff; }
static bool fnan(uint64_t a) { return (a & 0x7fffffff) > 0x7f800000; }
static bool dnan(uint64_t a) { return (a & 0x7fffffffffffffffull) > 0x7ff0000000000000ull; }
static bool hnan(uint64_t a) { return (a & 0x7fff) > 0x7c00; }

/* Value of a half by its definition. */
static double
H(uint64_t a)
{
	int e = (int)(a >> 10 & 31), m = (int)(a & 1023);
	double x = e == 31 ? (m ? (double)NAN : (double)INFINITY) : e ? ldexp(1024 + m, e - 25) : ldexp(m, -24);

	return a >> 15 & 1 ? -x : x;
}

/* The half nearest to @x, by trying all. Ties go to the even one. */
static uint64_t
hbits(long double x)
{
	static double value[0x7c01];
	uint64_t sign = signbit(x) ? 0x8000 : 0, lo = 0, hi = 0x7c00;

	if (x != x)
		return 0x7e00;
	if (value[1] == 0)
		for (uint64_t k = 0; k <= 0x7c00; k++)
			value[k] = k == 0x7c00 ? 65536 : H(k);	/* halves go to infinity half way to 65536 */
	if (sign)
		x = -x;
	if (x >= 65536)
		return sign | 0x7c00;
	while (hi - lo > 1) {
		uint64_t mid = (lo + hi) / 2;

		if ((long double)value[mid] <= x)
			lo = mid;
		else
			hi = mid;
	}
	if (x - (long double)value[lo] > (long double)value[hi] - x ||
		(x - (long double)value[lo] == (long double)value[hi] - x && (lo & 1)))
		lo = hi;
	return sign | lo;
}

/* What arithmetic gives when the exact result is not a number. */
static uint64_t
fq(uint64_t a, uint64_t b, uint64_t c)
{
	return (fnan(a) ? a : fnan(b) ? b : fnan(c) ? c : 0x7fc00000) | 0x400000;
}
static uint64_t
dq(uint64_t a, uint64_t b, uint64_t c)
{
	return (dnan(a) ? a : dnan(b) ? b : dnan(c) ? c : 0x7ff8000000000000ull) | 1ull << 51;
}
static uint64_t
hq(uint64_t a, uint64_t b, uint64_t c)
{
	return ((hnan(a) ? a : hnan(b) ? b : hnan(c) ? c : 0x7e00) & 0xffff) | 0x200;
}
static uint64_t f3(long double x, uint64_t a, uint64_t b, uint64_t c) { return x != x ? fq(a, b, c) : fbits((float)x); }
static uint64_t d3(double x, uint64_t a, uint64_t b, uint64_t c) { return x != x ? dq(a, b, c) : dbits(x); }
static uint64_t h3(long double x, uint64_t a, uint64_t b, uint64_t c) { return x != x ? hq(a, b, c) : hbits(x); }
static uint64_t ff(uint64_t a) { return a & 0x7f800000 ? a : a & 0x80000000; }
static uint64_t hf(uint64_t a) { return a & 0x7c00 ? a : a & 0x8000; }

static uint64_t
bits_of(uint64_t a, unsigned from, unsigned n)
{
	uint64_t r = 0;
	for (unsigned k = 0; k < n; k++)
		if (from + k < 64 && a >> (from + k) & 1)
			r |= 1ull << k;
	return r;
}
static uint64_t ones(unsigned n) { uint64_t r = 0; while (n--) r = r << 1 | 1; return r; }
static unsigned count(uint64_t a) { unsigned n = 0; for (; a; a &= a - 1) n++; return n; }
static int64_t extend(uint64_t a, unsigned n) { return n && a >> (n - 1) & 1 ? (int64_t)(a | ~ones(n)) : (int64_t)a; }
static uint64_t within(wb_i128 x, wb_i128 lo, wb_i128 hi) { return (uint64_t)(x < lo ? lo : x > hi ? hi : x); }
static uint64_t
third(uint64_t a, uint64_t b, uint64_t c)
{
	return a <= b ? (b <= c ? b : a <= c ? c : a) : (a <= c ? a : b <= c ? c : b);
}
static int64_t
sthird(int64_t a, int64_t b, int64_t c)
{
	return a <= b ? (b <= c ? b : a <= c ? c : a) : (a <= c ? a : b <= c ? c : b);
}
static uint64_t gap(uint64_t a, uint64_t b) { return a > b ? a - b : b - a; }
static uint64_t
sad(uint64_t a, uint64_t b, bool masked)
{
	uint64_t r = 0;

	for (unsigned k = 0; k < 4; k++)
		if (!masked || bits_of(b, 8 * k, 8))
			r += gap(bits_of(a, 8 * k, 8), bits_of(b, 8 * k, 8));
	return r;
}

/* Smaller and larger of two floats by their order as integers; +0 above -0. */
static int64_t rank(uint64_t a, unsigned n) { return a >> (n - 1) & 1 ? -(int64_t)(a & ones(n - 1)) - 1 : (int64_t)a; }
static bool isnan_n(uint64_t a, unsigned n) { return n == 16 ? hnan(a) : n == 32 ? fnan(a) : dnan(a); }
static uint64_t quiet_bit(unsigned n) { return n == 16 ? 0x200 : n == 32 ? 0x400000 : 1ull << 51; }
static uint64_t
extreme(uint64_t a, uint64_t b, unsigned n, bool larger)
{
	if (isnan_n(a, n) && !(a & quiet_bit(n)))
		return a | quiet_bit(n);
	if (isnan_n(b, n) && !(b & quiet_bit(n)))
		return b | quiet_bit(n);
	if (isnan_n(a, n))
		return isnan_n(b, n) ? a : b;
	if (isnan_n(b, n))
		return a;
	return (rank(a, n) < rank(b, n)) != larger ? a : b;
}
/* Three operands where none is signalling (several roundings of the rule would differ). */
static uint64_t
extreme3(uint64_t a, uint64_t b, uint64_t c, unsigned n, bool larger)
{
	return extreme(extreme(a, b, n, larger), c, n, larger);
}
static uint64_t
middle(uint64_t a, uint64_t b, uint64_t c, unsigned n)
{
	if (isnan_n(a, n) || isnan_n(b, n) || isnan_n(c, n))
		return extreme3(a, b, c, n, false);
	for (int k = 0; k < 3; k++) {	/* one that is between the others */
		uint64_t x = k == 0 ? a : k == 1 ? b : c, y = k == 0 ? b : a, z = k == 2 ? b : c;

		if ((rank(y, n) <= rank(x, n) && rank(x, n) <= rank(z, n)) ||
			(rank(z, n) <= rank(x, n) && rank(x, n) <= rank(y, n)))
			return x;
	}
	return 0;
}

static uint64_t
saturate(long double x, long double lo, long double hi)
{
	if (x != x)
		return 0;
	return (uint64_t)(int64_t)(x <= lo ? lo : x >= hi ? hi : truncl(x));
}

/* Faces of the cube of directions: sign and coordinates by the table of the six faces. */
static uint64_t
cube_any(uint64_t a, uint64_t b, uint64_t c, int what)
{
	float x = F(a), y = F(b), z = F(c);
	int axis = fabsf(z) >= fabsf(x) && fabsf(z) >= fabsf(y) ? 2 : fabsf(y) >= fabsf(x) ? 1 : 0;
	float major[3] = { x, y, z };
	bool minus = major[axis] < 0;
	float sc[6] = { -z, z, x, x, x, -x }, tc[6] = { -y, -y, z, -z, -y, -y };
	int face = 2 * axis + minus;

	return what == 0 ? fbits((float)face) :
		what == 1 ? fbits(sc[face]) :
		what == 2 ? fbits(tc[face]) :
			    fbits(2 * major[axis]);
}

/* Bits of 2/pi after the point. */
static unsigned
two_over_pi_bit(unsigned k)
{
	static const char hex[] = "A2F9836E4E441529FC2757D1F534DDC0DB6295993C439041FE5163ABDEBBC561B7246E3A424DD2E00649"
				  "2EEA09D1921CFE1DEB1CB129A73EE88235F52EBB4484"
				  "E99C7026B45F7E413991D639835339F49C845F8BBDF9283B1FF897FFDE05980FEF2F118B5A0A6D1F6D36"
				  "7ECF27CB09B74F463F669E5FEA2D7527BAC7EBE5F17B"
				  "3D0739F78A5292EA6BFB5FB11F8D5D0856033046FC7B";
	char c;

	if (k >= 1200)
		return 0;	/* the table ends; its last bit is 0 */
	c = hex[k / 4];
	return (unsigned)(c <= '9' ? c - '0' : c - 'A' + 10) >> (3 - k % 4) & 1;
}

__extension__ typedef __int128 wide;

/* The two products of halves and @c, as whole numbers of a unit so small that nothing is lost until the end, but of @c
 * what can only break a tie. */
static long double
dot(uint64_t a, uint64_t b, float c)
{
	double x = H(a & 0xffff) * H(b & 0xffff), y = H(a >> 16) * H(b >> 16), rest;
	double most = fmax(fmax(fabs(x), fabs(y)), fabs((double)c));
	int scale;
	wide sum;

	if (!isfinite(x + y + (double)c) || !(fabs(x + y) > 0) || most > 0x1p70)
		return (long double)x + (long double)y + (long double)c;
	scale = 118 - ilogb(most);
	sum = (wide)ldexp(x, scale) + (wide)ldexp(y, scale) + (wide)ldexp((double)c, scale);
	rest = ldexp((double)c, scale) - trunc(ldexp((double)c, scale));
	return (long double)ldexpf((float)(2 * sum + (rest > 0) - (rest < 0)), -scale - 1);
}

/* ---- expectations --------------------------------------------------------------------------- */
struct lane {
	unsigned number, gfx;
	uint64_t old;		/* destination before */
	bool in, out;		/* carry */
};
typedef uint64_t expect_fn(uint64_t a, uint64_t b, uint64_t c, struct lane *l);

/* sig: result, then sources: u 32-bit, l 64-bit, s 16-bit, f d h floats, m: a lane mask
 * stands there. A capital result letter: rounding differs from the device's rule, so
 * compare to within one unit in the last place. n: no such input as NaN. */
#define E(name, gen, sig, ...) \
	static uint64_t e##gen##name(uint64_t a, uint64_t b, uint64_t c, struct lane *l) \
	{ \
		(void)a, (void)b, (void)c, (void)l; \
		__VA_ARGS__; \
	}
#include "sim_valu.def"
#undef E

static const struct row {
	const char *name, *sig;
	int gen;
	expect_fn *fn;
} rows[] = {
#define E(name, gen, sig, ...) { #name, sig, gen, e##gen##name },
#include "sim_valu.def"
#undef E
};
enum { NROW = sizeof rows / sizeof rows[0] };

/* ---- operands --------------------------------------------------------------------------------- */
static uint64_t
special(char t)
{
	static const uint32_t f[] = { 0, 0x80000000, 1, 0x80000001, 0x7fffff, 0x800000, 0x3f800000, 0xbf800000,
		0x7f7fffff, 0x7f800000, 0xff800000, 0x7fc00001, 0xffc00123, 0x7f800001, 0x3f000000, 0x40490fdb,
		0x4b000000, 0x4b800001, 0xcf000000, 0x4f800000, 0x3fc00000, 0xc0200000, 0x00400000, 0x7e800000 };
	static const uint64_t d[] = { 0, 1ull << 63, 1, 0x800fffffffffffffull, 0x0010000000000000ull,
		0x3ff0000000000000ull, 0xbff8000000000000ull, 0x7fefffffffffffffull, 0x7ff0000000000000ull,
		0xfff0000000000000ull, 0x7ff8000000000001ull, 0x7ff0000000000001ull, 0x41e0000000000000ull,
		0xc1e0000000200000ull, 0x4330000000000001ull };
	static const uint16_t h[] = { 0, 0x8000, 1, 0x8001, 0x3ff, 0x400, 0x3c00, 0xbc00, 0x7bff, 0x7c00, 0xfc00,
		0x7e01, 0x7c01, 0x3800, 0x4900, 0x6400, 0xe400, 0x3555 };
	static const uint32_t u[] = { 0, 1, 2, 31, 32, 33, 63, 64, 0x7fffffff, 0x80000000, 0xffffffff, 0xffff, 0x8000,
		0x7fff, 0x10000, 0xff, 0x80, 0xffffff, 0x800000, 0x0c0c0d08 };

	switch (t) {
	case 'f': return f[random32() % WB_COUNT(f)];
	case 'd': return d[random32() % WB_COUNT(d)];
	case 'h': return h[random32() % WB_COUNT(h)] | (uint64_t)(random32() & 0xffff) << 16;
	case 'l':
		return random32() & 1 ? (uint64_t)u[random32() % WB_COUNT(u)] << 32 | u[random32() % WB_COUNT(u)] :
					(uint64_t)extend(u[random32() % WB_COUNT(u)], 32);
	}
	return u[random32() % WB_COUNT(u)];
}

static uint64_t
any(char t)
{
	uint32_t r = random32();

	if (r % 3 == 0)
		return special(t);
	if (t == 'f' && r % 3 == 1)	/* of like magnitude */
		return (random32() & 0x807fffff) | (0x3f000000 + (r & 0x3800000));
	if (t == 'd' && r % 3 == 1)
		return (random64() & 0x800fffffffffffffull) | (uint64_t)(0x3fe + (r & 7)) << 52;
	return t == 'd' || t == 'l' ? random64() : random32();
}

static unsigned width(char t) { return t == 'd' || t == 'l' || t == 'D' ? 64 : t == 's' || t == 'h' ? 16 : 32; }

static unsigned
sources(const struct row *r)
{
	unsigned n = 0;
	for (const char *s = r->sig + 1; *s && *s != '/'; s++)
		n++;
	return n;
}
static bool
has(const struct row *r, const char *what)
{
	const char *s = strchr(r->sig, '/');
	return s && strstr(s, what);
}

/* How source @k of form @form stands in the text: vector, scalar, constant. */
enum { FORMS = 3 };
static char
source_kind(const struct row *r, unsigned k, unsigned form)
{
	if (has(r, "literal"))
		return strncmp(r->name, "v_madmk", 7) == 0 ? (k == 1 ? 'k' : 'v') : k == 2 ? 'k' : 'v';
	/* a mask is the one scalar that an operation reads */
	if (form == 1 && k == 0 && !has(r, "in") && !has(r, "vcc"))
		return 's';
	if (form == 2 && k == 0 && !has(r, "noconst") && !strchr("l", r->sig[1]))
		return 'c';
	return 'v';
}

static const char *
constant_text(char t)
{
	return t == 'f' || t == 'd' || t == 'h' ? "-4.0" : "-5";
}
static uint64_t
constant_bits(char t)
{
	switch (t) {
	case 'f': return 0xc0800000;
	case 'd': return 0xc010000000000000ull;
	case 'h': return 0xc400;
	}
	return U32((uint64_t)-5);
}

/* Sources: v4.. v6.. v8.. or s[16:17]; carry in s[20:21]; carry out s[22:23]; result v12, in form 1 over source 1. */
static unsigned
result_reg(const struct row *r, unsigned form)
{
	return form == 1 && !has(r, "own") && sources(r) > 1 && r->sig[2] != 'm' && source_kind(r, 1, form) == 'v' ? 6 :
														     12;
}

static void
write_reg(struct wb_out *o, char file, unsigned reg, unsigned bits)
{
	if (bits == 64)
		wb_printf(o, "%c[%u:%u]", file, reg, reg + 1);
	else
		wb_printf(o, "%c%u", file, reg);
}

static void
write_line(struct wb_out *o, const struct row *r, unsigned form)
{
	wb_printf(o, "\t%s ", r->name);
	write_reg(o, 'v', result_reg(r, form), width(r->sig[0]));
	if (has(r, "out"))
		wb_puts(o, ", s[22:23]");
	for (unsigned k = 0; k < sources(r); k++) {
		char kind = source_kind(r, k, form);

		wb_puts(o, ", ");
		if (kind == 'c')
			wb_puts(o, constant_text(r->sig[1 + k]));
		else if (kind == 'k')
			wb_puts(o, r->sig[0] == 'h' ? "0x4248" : "0x40490fdb");
		else
			write_reg(o, kind, kind == 's' ? 16 : 4 + 2 * k, width(r->sig[1 + k]));
	}
	if (has(r, "in"))
		wb_puts(o, ", s[20:21]");
	if (has(r, "clamp"))
		wb_puts(o, " clamp");
	wb_puts(o, "\n");
}

/* ---- one step ------------------------------------------------------------------------------------ */
static bool
close_enough(const struct row *r, uint64_t got, uint64_t want)
{
	if (got == want)
		return true;
	if (r->sig[0] == 'f' && has(r, "ulp"))
		return !fnan(got) && !fnan(want) &&
			gap(U32((uint64_t)rank(got, 32)), U32((uint64_t)rank(want, 32))) <= 1;
	if (r->sig[0] == 'h' && has(r, "ulp"))
		return !hnan(got) && !hnan(want) && gap(got, want) <= 1;
	if (r->sig[0] == 'd' && has(r, "ulp"))
		return !dnan(got) && !dnan(want) && gap(got, want) <= 1;
	return false;
}

/* Vector registers hold something, sources what their types are; returns the scalar source, if there is one. */
static uint64_t
fill(struct rig *rig, const struct row *r, unsigned form, uint32_t before[32][64])
{
	uint64_t scalar = 0;

	for (unsigned k = 0; k < 32; k++)
		for (unsigned i = 0; i < 64; i++)
			wb_sim_vgpr(rig->w, k)[i] = random32();
	for (unsigned k = 0; k < sources(r); k++) {
		char t = r->sig[1 + k];

		for (unsigned i = 0; i < 64; i++) {
			uint64_t x = any(t);

			wb_sim_vgpr(rig->w, 4 + 2 * k)[i] = (uint32_t)x;
			if (width(t) == 64)
				wb_sim_vgpr(rig->w, 5 + 2 * k)[i] = (uint32_t)(x >> 32);
		}
		if (source_kind(r, k, form) == 's')
			scalar = any(t);
	}
	for (unsigned k = 0; k < 32; k++)
		memcpy(before[k], wb_sim_vgpr(rig->w, k), 256);
	return scalar;
}

/* Source @k in lane @i. */
static uint64_t
source_of(const struct row *r, unsigned k, unsigned form, uint64_t scalar, uint32_t before[32][64], unsigned i)
{
	char t = r->sig[1 + k], kind = source_kind(r, k, form);
	uint64_t x = kind == 'k' ? (t == 'h' ? 0x4248 : 0x40490fdb) :
		kind == 'c' ? constant_bits(t) :
		kind == 's' ? scalar :
		before[4 + 2 * k][i] | (width(t) == 64 ? (uint64_t)before[5 + 2 * k][i] << 32 : 0);

	return x & ones(width(t));
}

static void
check_row(struct rig *rig, const struct row *r, unsigned form, unsigned trial)
{
	uint32_t *s = wb_sim_sgpr(rig->w), before[32][64], saved[256];
	unsigned n = sources(r), d = result_reg(r, form);
	uint64_t exec = random_exec(trial), scalar = fill(rig, r, form, before), in = random64(), out = 0, want_out = 0;
	struct wb_sim_effect e;

	s[16] = (uint32_t)scalar, s[17] = (uint32_t)(scalar >> 32);
	s[20] = (uint32_t)in, s[21] = (uint32_t)(in >> 32);
	s[WB_GCN_VCC_LO] = has(r, "vcc") ? s[20] : random32(), s[WB_GCN_VCC_HI] = has(r, "vcc") ? s[21] : random32();
	s[WB_GCN_EXEC_LO] = (uint32_t)exec, s[WB_GCN_EXEC_HI] = (uint32_t)(exec >> 32);
	memcpy(saved, s, sizeof saved);
	rig_step(rig, &e);
	for (unsigned i = 0; i < 64; i++) {
		struct lane l = { i, rig->gfx, before[d][i], in >> i & 1, false };
		uint64_t x[3] = { 0 }, want, got = wb_sim_vgpr(rig->w, d)[i],
			 mask = ones(width(r->sig[0]) < 32 ? 32 : width(r->sig[0]));

		for (unsigned k = 0; k < n; k++)
			x[k] = source_of(r, k, form, scalar, before, i);
		want = r->fn(x[0], x[1], x[2], &l);
		if (width(r->sig[0]) == 16)
			want = U16(want) | (has(r, "hi") && rig->gfx >= 0x900 ? before[d][i] & 0xffff0000 : 0);
		want &= mask;
		if (width(r->sig[0]) == 64)
			got |= (uint64_t)wb_sim_vgpr(rig->w, d + 1)[i] << 32;
		if (!(exec >> i & 1)) {
			want = before[d][i] | (width(r->sig[0]) == 64 ? (uint64_t)before[d + 1][i] << 32 : 0);
			l.out = false;
			if (got != want)
				fail_msg("%s form %u: lane %u is off and changed", r->name, form, i);
		}
		want_out |= (uint64_t)l.out << i;
		if (has(r, "helper") || (has(r, "cube") && (fnan(x[0]) || fnan(x[1]) || fnan(x[2]))))
			continue;
		if (!close_enough(r, got, want))
			fail_msg("%s (gfx%x) form %u lane %u: %llx %llx %llx old %x carry %d gives %llx, expected %llx",
				r->name, rig->gfx, form, i, (unsigned long long)x[0], (unsigned long long)x[1],
				(unsigned long long)x[2], before[d][i], (int)(in >> i & 1), (unsigned long long)got,
				(unsigned long long)want);
	}
	out = s[22] | (uint64_t)s[23] << 32;
	if (has(r, "out") && !has(r, "helper") && out != want_out)
		fail_msg("%s form %u: carry out %llx, expected %llx", r->name, form, (unsigned long long)out,
			(unsigned long long)want_out);
	for (unsigned k = 0; k < 32; k++)
		if (k != d && !(width(r->sig[0]) == 64 && k == d + 1) &&
			memcmp(before[k], wb_sim_vgpr(rig->w, k), 256) != 0)
			fail_msg("%s form %u: v%u changed", r->name, form, k);
	for (unsigned k = 0; k < WB_GCN_MODE; k++)
		if (s[k] != saved[k] && !(has(r, "out") && (k == 22 || k == 23)))
			fail_msg("%s form %u: scalar %u changed", r->name, form, k);
}

static bool
applies(const struct row *r, unsigned gfx)
{
	return !r->gen || r->gen == (gfx < 0x900 ? 8 : 9) || (r->gen == 10 && gfx >= 0x906) ||
		(r->gen == 11 && gfx >= 0x908);
}

static void
all_rows(const char *target, unsigned gfx, unsigned trials)
{
	struct wb_ctx *cx = unit_cx();
	struct wb_out o = wb_out_new(cx->unit);
	struct rig rig;

	wb_puts(&o, "");
	for (unsigned k = 0; k < NROW; k++)
		for (unsigned form = 0; form < FORMS && applies(&rows[k], gfx); form++)
			write_line(&o, &rows[k], form);
	rig = rig_new(target, o.at);
	for (unsigned t = 0; t < trials; t++) {
		rig_start(&rig);
		for (unsigned k = 0; k < NROW; k++)
			for (unsigned form = 0; form < FORMS && applies(&rows[k], gfx); form++)
				check_row(&rig, &rows[k], form, t + k + form);
		wb_sim_group_finish(rig.g);
	}
}

TEST(test_gfx900) { (void)state; all_rows("gfx900", 0x900, 30); }
TEST(test_gfx906) { (void)state; all_rows("gfx906", 0x906, 30); }
TEST(test_gfx908) { (void)state; all_rows("gfx908", 0x908, 30); }
TEST(test_gfx803) { (void)state; all_rows("gfx803", 0x803, 30); }

/* Each modelled v_ mnemonic has an expectation here, or is tested by name elsewhere. */
TEST(test_complete)
{
	static const unsigned targets[] = { 0x803, 0x900, 0x906, 0x908 };
	const char *m;
	unsigned missing = 0;

	for (unsigned t = 0; t < WB_COUNT(targets); t++)
		for (unsigned gfx = targets[t], i = 0; (m = wb_sim_mnemonic(gfx, i)); i++) {
			bool found = strncmp(m, "v_", 2) != 0 || strncmp(m, "v_cmp", 5) == 0 || strstr(m, "lane") ||
				strstr(m, "v_mov_rel") || strncmp(m, "v_pk_", 5) == 0 || strstr(m, "_mix") ||
				strncmp(m, "v_movrel", 8) == 0 || strcmp(m, "v_nop") == 0 ||
				strcmp(m, "v_pipeflush") == 0 ||
				strncmp(m, "v_mfma", 6) == 0 || strncmp(m, "v_accvgpr", 9) == 0 ||
				strcmp(m, "v_swap_b32") == 0 || strcmp(m, "v_clrexcp") == 0 ||
				strcmp(m, "v_mqsad_u32_u8") == 0;

			for (unsigned k = 0; k < NROW && !found; k++)
				found = applies(&rows[k], gfx) && strcmp(rows[k].name, m) == 0;
			if (!found) {
				print_message("no expectation for %s\n", m);
				missing++;
			}
		}
	assert_int_equal(missing, 0);
}
