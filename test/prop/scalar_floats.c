/* test/prop/scalar_floats.c -- what scalar floats of gfx1150 and gfx1200 give.
 *
 * Random operations on random bits (numbers, denormals, infinities, NaN), in random modes of rounding and of denormals.
 * Each is held against
 *
 *	- arithmetic written another way: numbers are multiples of 2^-298, sums and products of them whole numbers of
 *	  any length (GMP), rounded once, by shifting;
 *	- the vector instruction of the same name, bit for bit: "scalar floating point instructions give the results of
 *	  their vector counterparts" (RDNA 4, 6.8); of 16 bits, the upper half is 0 (there);
 *	- and bits of the result decide how many lines lanes store to: where the exact bound is determined, it takes as
 *	  long as the simulator.
 *
 *	scalar_floats [SEED [KERNELS [FIRST]]]
 */
#include <gmp.h>

#include "../lib/kernel.h"
#include "../lib/prop.h"

#define OPERATIONS 40u		/* of a kernel */
#define UNIT 298		/* numbers are multiples of 2^-UNIT: products of denormals are */

enum { EVEN, UP, DOWN, ZERO };
enum what { ADD, SUB, MUL, MIN, MAX, FMAC, FMAAK, FMAMK, CEIL, FLOOR, TRUNC, RNDNE, FROM_I32, FROM_U32, TO_I32, TO_U32,
	TO_HALF, FROM_HALF, FROM_HIGH, PACK, LT, EQ, LE, GT, LG, GE, O, U, NGE, NLG, NGT, NLE, NEQ, NLT };

static const struct { const char *name, *vector; enum what what; uint8_t sources; bool half;
} ops[] = {
	{ "add_f32", NULL, ADD, 2, false }, { "sub_f32", NULL, SUB, 2, false }, { "mul_f32", NULL, MUL, 2, false },
	{ "min_f32", NULL, MIN, 2, false }, { "max_f32", NULL, MAX, 2, false }, { "fmac_f32", NULL, FMAC, 2, false },
	{ "fmaak_f32", NULL, FMAAK, 2, false }, { "fmamk_f32", NULL, FMAMK, 2, false },
	{ "ceil_f32", NULL, CEIL, 1, false }, { "floor_f32", NULL, FLOOR, 1, false },
	{ "trunc_f32", NULL, TRUNC, 1, false }, { "rndne_f32", NULL, RNDNE, 1, false },
	{ "add_f16", NULL, ADD, 2, true }, { "sub_f16", NULL, SUB, 2, true }, { "mul_f16", NULL, MUL, 2, true },
	{ "min_f16", NULL, MIN, 2, true }, { "max_f16", NULL, MAX, 2, true }, { "fmac_f16", NULL, FMAC, 2, true },
	{ "ceil_f16", NULL, CEIL, 1, true }, { "floor_f16", NULL, FLOOR, 1, true },
	{ "trunc_f16", NULL, TRUNC, 1, true }, { "rndne_f16", NULL, RNDNE, 1, true },
	{ "cvt_f32_i32", NULL, FROM_I32, 1, false }, { "cvt_f32_u32", NULL, FROM_U32, 1, false },
	{ "cvt_i32_f32", NULL, TO_I32, 1, false }, { "cvt_u32_f32", NULL, TO_U32, 1, false },
	{ "cvt_f16_f32", NULL, TO_HALF, 1, true }, { "cvt_f32_f16", NULL, FROM_HALF, 1, false },
	{ "cvt_hi_f32_f16", "cvt_f32_f16", FROM_HIGH, 1, false },
	{ "cvt_pk_rtz_f16_f32", NULL, PACK, 2, false },
#define COMPARE(name, what) \
	{ "cmp_" name "_f32", NULL, what, 2, false }, { "cmp_" name "_f16", NULL, what, 2, true }
	COMPARE("lt", LT), COMPARE("eq", EQ), COMPARE("le", LE), COMPARE("gt", GT), COMPARE("lg", LG),
	COMPARE("ge", GE), COMPARE("o", O), COMPARE("u", U), COMPARE("nge", NGE), COMPARE("nlg", NLG),
	COMPARE("ngt", NGT), COMPARE("nle", NLE), COMPARE("neq", NEQ), COMPARE("nlt", NLT)
};

struct operation {
	uint32_t op, a, b, c, by;
};

#define EMIT(k, ...) kernel_code(&(k)->o, __VA_ARGS__)

struct kernel {
	struct wb_out o;
	uint32_t mode;
	bool plain;			/* normal numbers of 32 bits only: what the exact bound follows */
	struct operation at[OPERATIONS];
};

/* ---- arithmetic ------------------------------------------------------------------------------------- */
struct number { bool nan, inf, neg; mpz_t n; };	/* n: never below 0 */
struct format { int bits, bias, mantissa; };
static const struct format single = { 32, 127, 23 }, half = { 16, 15, 10 };

static void
decode(struct number *x, const struct format *f, uint32_t bits, bool denormals)
{
	uint32_t most = (1u << (f->bits - 1 - f->mantissa)) - 1, e = bits >> f->mantissa & most,
		 m = bits & ((1u << f->mantissa) - 1);

	x->neg = bits >> (f->bits - 1) & 1;
	x->nan = e == most && m;
	x->inf = e == most && !m;
	mpz_set_ui(x->n, e ? m | 1u << f->mantissa : denormals ? m : 0);
	mpz_mul_2exp(x->n, x->n, (mp_bitcnt_t)((int)(e ? e : 1) - f->bias - f->mantissa + UNIT));
}

/* @n >> @by, rounded; @neg: of a number below 0. */
static void
shift(mpz_t out, const mpz_t n, mp_bitcnt_t by, bool neg, int round)
{
	mpz_t rest, middle;
	int side;

	mpz_inits(rest, middle, NULL);
	mpz_fdiv_r_2exp(rest, n, by);
	mpz_fdiv_q_2exp(out, n, by);
	mpz_mul_2exp(rest, rest, 1);
	mpz_ui_pow_ui(middle, 2, by);
	side = mpz_cmp(rest, middle);
	if (mpz_sgn(rest) != 0 && (round == EVEN ? side > 0 || (side == 0 && mpz_odd_p(out)) :
				   round == UP	 ? !neg :
				   round == DOWN ? neg :
						   false))
		mpz_add_ui(out, out, 1);
	mpz_clears(rest, middle, NULL);
}

static uint32_t
encode(const struct number *x, const struct format *f, int round, bool denormals)
{
	int e = (int)mpz_sizeinbase(x->n, 2) - 1 - UNIT, last = e - f->mantissa, least = 1 - f->bias - f->mantissa;
	uint32_t sign = (uint32_t)x->neg << (f->bits - 1), inf = ((2u * (uint32_t)f->bias) + 1) << f->mantissa, r;
	mpz_t m;

	if (x->nan)
		return inf | 1u << (f->mantissa - 1);
	if (x->inf)
		return sign | inf;
	if (mpz_sgn(x->n) == 0)
		return sign;
	last = last < least ? least : last;
	mpz_init(m);
	shift(m, x->n, (mp_bitcnt_t)(last + UNIT), x->neg, round);
	/* the hidden bit adds 1 to the exponent */
	r = ((uint32_t)(last - least) << f->mantissa) + (uint32_t)mpz_get_ui(m);
	mpz_clear(m);
	if (r >= inf)
		r = round == EVEN || (round == UP && !x->neg) || (round == DOWN && x->neg) ? inf : inf - 1;
	if (!denormals && r < 1u << f->mantissa)
		r = 0;
	return sign | r;
}

static void
multiply(struct number *r, const struct number *a, const struct number *b)
{
	bool no_a = !a->inf && mpz_sgn(a->n) == 0, no_b = !b->inf && mpz_sgn(b->n) == 0;

	r->nan = a->nan || b->nan || (a->inf && no_b) || (b->inf && no_a);
	r->inf = a->inf || b->inf;
	r->neg = a->neg != b->neg;
	mpz_mul(r->n, a->n, b->n);
	mpz_fdiv_q_2exp(r->n, r->n, UNIT);		/* exact: both are multiples of 2^-149 */
}

static void
add(struct number *r, const struct number *a, const struct number *b, int round)
{
	mpz_t x, y;

	mpz_inits(x, y, NULL);
	mpz_set(x, a->n);
	mpz_set(y, b->n);
	if (a->neg)
		mpz_neg(x, x);
	if (b->neg)
		mpz_neg(y, y);
	mpz_add(x, x, y);
	r->nan = a->nan || b->nan || (a->inf && b->inf && a->neg != b->neg);
	r->neg = a->inf ? a->neg :
		b->inf	? b->neg :
		mpz_sgn(x) != 0 ? mpz_sgn(x) < 0 :
		a->neg == b->neg ? a->neg :
				   round == DOWN;
	r->inf = a->inf || b->inf;
	mpz_abs(r->n, x);
	mpz_clears(x, y, NULL);
}

/* -1: a < b, 0, 1; -2: one of them is NaN. Zeros are equal. */
static int
order(const struct number *a, const struct number *b)
{
	int sa = a->inf || mpz_sgn(a->n) != 0 ? a->neg ? -1 : 1 : 0,
	    sb = b->inf || mpz_sgn(b->n) != 0 ? b->neg ? -1 : 1 : 0, c;

	if (a->nan || b->nan)
		return -2;
	if (sa != sb)
		return sa < sb ? -1 : 1;
	c = a->inf || b->inf ? (int)a->inf - (int)b->inf : mpz_cmp(a->n, b->n);
	c = c < 0 ? -1 : c > 0;
	return sa < 0 ? -c : c;
}

static bool
holds(enum what w, int c)
{
	switch (w) {
	case LT: return c == -1;
	case EQ: return c == 0;
	case LE: return c == -1 || c == 0;
	case GT: return c == 1;
	case LG: return c == -1 || c == 1;
	case GE: return c == 0 || c == 1;
	case O: return c != -2;
	case U: return c == -2;
	case NGE: return !holds(GE, c);
	case NLG: return !holds(LG, c);
	case NGT: return !holds(GT, c);
	case NLE: return !holds(LE, c);
	case NEQ: return !holds(EQ, c);
	default: return !holds(LT, c);
	}
}

static uint32_t
to_whole(const struct number *x, bool sign)
{
	uint64_t most = !sign ? UINT32_MAX : x->neg ? 0x80000000 : INT32_MAX, n;
	mpz_t m;

	if (x->nan || (x->neg && !sign))
		return 0;
	mpz_init(m);
	mpz_fdiv_q_2exp(m, x->n, UNIT);
	n = x->inf || mpz_cmp_ui(m, most) > 0 ? most : mpz_get_ui(m);
	mpz_clear(m);
	return x->neg ? (uint32_t)(0 - n) : (uint32_t)n;
}

/* The least or most of two; a number wins over NaN, but where a signalling one is told of. */
static void
choose(struct number *r, const struct number *a, const struct number *b, bool most, bool told)
{
	int c = order(a, b);
	bool first = c == -2 ? b->nan : c == 0 ? a->neg != most : (c == 1) == most;

	r->nan = c == -2 && (told || (a->nan && b->nan));
	r->inf = first ? a->inf : b->inf;
	r->neg = first ? a->neg : b->neg;
	mpz_set(r->n, first ? a->n : b->n);
}

static bool
signals(const struct format *f, uint32_t bits)
{
	uint32_t m = bits & ((2u << (f->bits - 2)) - 1), inf = (2u * (uint32_t)f->bias + 1) << f->mantissa;

	return m > inf && !(m >> (f->mantissa - 1) & 1);
}

/* What operation @p gives in mode @mode; NaN is any NaN. */
static uint32_t
expected(const struct operation *p, uint32_t mode)
{
	const struct format *f = ops[p->op].half ? &half : &single;
	enum what w = ops[p->op].what;
	uint32_t denorm32 = mode >> 4 & 3, denorm16 = mode >> 6 & 3, denorm = ops[p->op].half ? denorm16 : denorm32;
	int round32 = (int)(mode & 3), round16 = (int)(mode >> 2 & 3), round = ops[p->op].half ? round16 : round32;
	struct number a, b, c, r;
	uint32_t out;

	mpz_inits(a.n, b.n, c.n, r.n, NULL);
	decode(&a, f, p->a, denorm & 1);
	decode(&b, f, w == FMAMK ? p->c : p->b, denorm & 1);
	decode(&c, f, w == FMAMK ? p->b : p->c, denorm & 1);
	switch (w) {
	case SUB: b.neg = !b.neg;	/* fall through */
	case ADD: add(&r, &a, &b, round); break;
	case MUL: multiply(&r, &a, &b); break;
	case MIN: case MAX:
		choose(&r, &a, &b, w == MAX, (mode >> 9 & 1) && (signals(f, p->a) || signals(f, p->b)));
		break;
	case FMAC: case FMAAK: case FMAMK:
		multiply(&r, &a, &b);
		add(&r, &r, &c, round);
		break;
	case CEIL: case FLOOR: case TRUNC: case RNDNE:
		r = a;
		mpz_init(r.n);
		shift(r.n, a.n, UNIT, a.neg, w == CEIL ? UP : w == FLOOR ? DOWN : w == TRUNC ? ZERO : EVEN);
		mpz_mul_2exp(r.n, r.n, UNIT);
		break;
	case FROM_I32: case FROM_U32:
		r.nan = r.inf = false;
		r.neg = w == FROM_I32 && p->a >> 31;
		mpz_set_ui(r.n, r.neg ? 0 - p->a : p->a);
		mpz_mul_2exp(r.n, r.n, UNIT);
		break;
	case TO_HALF:
		decode(&r, &single, p->a, denorm32 & 1);
		break;
	case FROM_HALF: decode(&r, &half, p->a & 0xffff, denorm16 & 1); break;
	case FROM_HIGH: decode(&r, &half, p->a >> 16, denorm16 & 1); break;
	default: break;
	}
	if (w >= LT)
		out = holds(w, order(&a, &b));
	else if (w == TO_I32 || w == TO_U32)
		out = to_whole(&a, w == TO_I32);
	else if (w == PACK)
		out = encode(&a, &half, ZERO, true) | encode(&b, &half, ZERO, true) << 16;
	else
		out = encode(&r, f, round, denorm & 2);
	mpz_clears(a.n, b.n, c.n, r.n, NULL);
	return out;
}

/* ---- a kernel ------------------------------------------------------------------------------------------- */
static uint32_t
bits(struct kernel *k)
{
	static const uint32_t special[] = {
		0, 0x80000000, 0x7f800000, 0xff800000, 0x7fc00000, 0x7f800001, 1, 0x80000001, 0x00800000, 0x007fffff,
		0x7f7fffff, 0x3f800000, 0xbf000000, 0x4b000001, 0x3effffff, 0x4f000000, 0x7c000001, 0x7bff7bff,
		0x04000001, 0xfc007e00, 0x3c00bc00, 0x4f7fffff, 0xcf000001, 0x387fe000
	};
	uint32_t x = (uint32_t)rng_next(&prop.r);

	switch (k->plain ? 2 + below(2) : below(6)) {
	case 0: return special[below(WB_COUNT(special))];
	case 1: return x & 0x807f83ff;				/* denormals */
	case 2: return (x & 0x80ffffff) | 0x3f000000;		/* near 1 */
	case 3: return (x & 0x80ffffff) | (110 + below(36)) << 23;
	case 4: return (x & 0x8fff8fff) | 0x30003000;		/* halves near 1 */
	default: return x;
	}
}

static void
put_operation(struct kernel *k, uint32_t n)
{
	struct operation *p = &k->at[n];
	const char *name, *vector;
	enum what w;

	*p = (struct operation){ below(WB_COUNT(ops)), bits(k), bits(k), bits(k), below(26) };
	while (k->plain && (strstr(ops[p->op].name, "f16") || ops[p->op].what == O || ops[p->op].what == U))
		p->op = below(WB_COUNT(ops));
	if (below(4) == 0)			/* sums that nearly vanish */
		p->b = p->a ^ (below(2) << 31) ^ below(4);
	name = ops[p->op].name;
	vector = ops[p->op].vector ? ops[p->op].vector : name;
	w = ops[p->op].what;
	EMIT(k, "s_mov_b32 s2, 0x%x; s_mov_b32 s3, 0x%x; s_mov_b32 s4, 0x%x; v_mov_b32_e32 v2, 0x%x; "
		"v_mov_b32_e32 v3, 0x%x; v_mov_b32_e32 v4, 0x%x", p->a, p->b, p->c, w == FROM_HIGH ? p->a >> 16 : p->a,
		p->b, p->c);
	if (w >= LT)
		EMIT(k, "s_%s s2, s3; s_cselect_b32 s4, 1, 0; v_%s_e64 s5, v2, v3; s_and_b32 s5, s5, 1; "
			"v_mov_b32_e32 v4, s5", name, vector);
	else if (w == FMAAK)
		EMIT(k, "s_%s s4, s2, s3, 0x%x; v_%s v4, v2, v3, 0x%x", name, p->c, vector, p->c);
	else if (w == FMAMK)
		EMIT(k, "s_%s s4, s2, 0x%x, s3; v_%s v4, v2, 0x%x, v3", name, p->c, vector, p->c);
	else if (ops[p->op].sources == 1)
		EMIT(k, "s_%s s4, s2; v_%s_e64 v4, v2", name, vector);
	else
		EMIT(k, "s_%s s4, s2, s3; v_%s_e64 v4, v2, v3", name, vector);
	EMIT(k, "v_mov_b32_e32 v5, s4; global_store_b64 v6, v[4:5], s[0:1] offset:%u; s_lshr_b32 s5, s4, %u; "
		"s_and_b32 s5, s5, 63; v_mul_u32_u24_e32 v7, s5, v0; v_lshlrev_b32_e32 v7, 5, v7; "
		"global_store_b32 v7, v0, s[0:1] offset:1024", 8 * n, w >= LT ? 0 : p->by);
}

static void
make(struct kernel *k)
{
	const bool gfx12 = below(2);
	const struct kernel_frame frame = {
		.target = gfx12 ? "gfx1200" : "gfx1150", .args = "data*", .vgprs = 8, .sgprs = 8, .lanes = 32,
		.more = ".amdhsa_wavefront_size32 1"
	};

	k->o = wb_out_new(prop.cx->unit);
	k->plain = below(2);
	k->mode = (below(k->plain ? 8 : 3) ? 0 : below(16)) | below(16) << 4 | below(4) << 8;
	kernel_head(&k->o, &frame);
	EMIT(k, "s_load_b64 s[0:1], s[0:1], 0x0; v_mov_b32_e32 v6, 0; %s; "
		"s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 10), 0x%x", gfx12 ? "s_wait_kmcnt 0" : "s_waitcnt lgkmcnt(0)",
		k->mode);
	for (uint32_t n = 0; n < OPERATIONS; n++)
		put_operation(k, n);
	kernel_tail(&k->o, &frame);
	prop_source(&k->o);
}

/* ---- and its run ------------------------------------------------------------------------------------------ */
static bool
is_nan(uint32_t x, const struct format *f)
{
	uint32_t inf = (2u * (uint32_t)f->bias + 1) << f->mantissa;

	return (x & ((2u << (f->bits - 2)) - 1)) > inf;
}

static bool
agree(enum what w, uint32_t got, uint32_t want, const struct format *f)
{
	if (w == PACK)
		return agree(TO_HALF, got & 0xffff, want & 0xffff, &half) &&
			agree(TO_HALF, got >> 16, want >> 16, &half);
	return got == want || (w < LT && w != TO_I32 && w != TO_U32 && is_nan(got, f) && is_nan(want, f));
}

/* What is wrong with operation @n, whose result lies at @at; NULL: nothing. */
static const char *
check(struct kernel *k, uint32_t n, const uint8_t *at)
{
	const struct operation *p = &k->at[n];
	uint32_t want = expected(p, k->mode), vector, scalar;

	memcpy(&vector, at + 8 * n, 4);
	memcpy(&scalar, at + 8 * n + 4, 4);
	if (ops[p->op].half && ops[p->op].what < LT)
		vector &= 0xffff;
	if (scalar == vector && agree(ops[p->op].what, scalar, want, ops[p->op].half ? &half : &single))
		return NULL;
	return wb_format(prop.cx->unit, "s_%s 0x%x 0x%x 0x%x, mode 0x%x: 0x%x, of vectors 0x%x, expected 0x%x",
		ops[p->op].name, p->a, p->b, p->c, k->mode, scalar, vector, want);
}

static uint64_t ndetermined;

/* What is wrong, NULL: nothing. */
static const char *
run(struct kernel *k, const struct wb_machine *machine)
{
	static const char xml[] = "<launch grid='32' workgroup='32'>"
				  "<buffer name='data' init='zero' bytes='65536'/></launch>";
	uint8_t *data = NULL;
	const char *bad = kernel_exact(prop.cx, &k->o, xml, machine, 100000, &ndetermined, &data);

	for (uint32_t j = 0; j < OPERATIONS && data && !bad; j++)
		bad = check(k, j, data);
	return bad;
}

int
main(int argc, char **argv)
{
	const struct wb_machine *machine;

	prop_start(argc, argv, 1500);
	machine = prop_machine("strix-point");
	while (prop_next()) {
		struct kernel k = { .plain = false };
		const char *bad;

		make(&k);
		bad = run(&k, machine);
		prop_expect(!bad, "%s", bad);
	}
	prop_tried(ndetermined, prop.count / 5, "kernels determined");
	return prop_end();
}
