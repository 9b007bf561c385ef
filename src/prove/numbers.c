/* src/prove/numbers.c -- what instructions compute with integers of 32 bits.
 *
 * One table: a name as LLVM writes it, without the suffix of its encoding, and one or two steps of arithmetic. A step
 * states its result, or cannot. Then it is unknown, but the same in all lanes if both operands are; and its low bits
 * may be known to be 0.
 */
#include <ctype.h>

#include "private.h"

/* ---- arithmetic of 32 bits ------------------------------------------------------------------------ */
uint32_t
form_sum(struct wave *w, uint32_t a, uint32_t b, int64_t times)
{
	return a == WB_NONE || b == WB_NONE ? WB_NONE : form_add(w, a, b, times);
}

/* The range of @a, unsigned. */
static struct range
range_of(const struct wave *w, uint32_t a)
{
	return form_range(w, a, WB_NONE, range_all(false, false));
}

/* The product of two numbers that are the same in all lanes. */
static uint32_t
multiply_uniform(struct wave *w, uint32_t a, uint32_t b)
{
	struct range x = range_of(w, a), y = range_of(w, b);

	return ID(x.most * y.most > UINT32_MAX ? value_fresh(w) :
		value_within(w, (uint64_t)(x.least * y.least), (uint64_t)(x.most * y.most)));
}

uint32_t
form_product(struct wave *w, uint32_t a, uint32_t b)
{
	int64_t n;

	if (a == WB_NONE || b == WB_NONE)
		return WB_NONE;
	if (form_constant(w, a, &n))
		return form_scale(w, b, n);
	if (form_constant(w, b, &n))
		return form_scale(w, a, n);
	if (!w->form.at[a].wide && form_uniform(w, a) && form_uniform(w, b))
		return multiply_uniform(w, a, b);
	return form_uniform(w, a) ? form_rows(w, a, b) : form_uniform(w, b) ? form_rows(w, b, a) : WB_NONE;
}

static int64_t
compute(enum step how, int64_t a, int64_t b)
{
	uint32_t x = (uint32_t)a, y = (uint32_t)b;

	switch (how) {
	case AND: return a & b;
	case OR: return a | b;
	case XOR: return a ^ b;
	case MIN_U: return x < y ? a : b;
	case MAX_U: return x > y ? a : b;
	case MIN_I: return a < b ? a : b;
	case MAX_I: return a > b ? a : b;
	case SHL: return (int64_t)x << (y & 31);
	case SHR: return x >> (y & 31);
	case SAR: return (int32_t)x >> (y & 31);
	default: return (int64_t)((uint64_t)x * y >> 32);
	}
}

/* The result in each lane if both numbers are known; WB_NONE. */
static uint32_t
of_lanes(struct wave *w, enum step how, struct number a, struct number b)
{
	const int64_t *x = a.form == WB_NONE ? NULL : form_known(w, a.form),
		      *y = b.form == WB_NONE ? NULL : form_known(w, b.form);
	int64_t c[PROVE_LANES];

	for (uint32_t l = 0; x && y && l < w->lanes; l++)
		c[l] = compute(how, x[l], y[l]);
	return x && y ? form_of_lanes(w, c) : WB_NONE;
}

static bool
is_uniform(const struct wave *w, struct number a)
{
	return a.form != WB_NONE && form_uniform(w, a.form);
}

static uint32_t
zeros_of_bits(enum step how, struct number a, struct number b)
{
	return (how == AND) == (a.zeros > b.zeros) ? a.zeros : b.zeros;
}

/* What the ranges of @a and @b say of a result; WB_NONE: nothing. */
static uint32_t
bounded(struct wave *w, enum step how, struct number a, struct number b)
{
	struct symbol s = { .low = how == MUL_HI ? 0 : zeros_of_bits(how, a, b) };
	bool least = how == MIN_I || how == MIN_U;
	struct range x = range_of(w, a.form), y = range_of(w, b.form);

	if ((how == MIN_I || how == MAX_I) && (x.most > INT32_MAX || y.most > INT32_MAX))
		return WB_NONE;
	switch (how) {
	case AND: s.most = (uint64_t)(x.most < y.most ? x.most : y.most); break;
	case OR: case XOR:
		while ((wb_i128)s.most < x.most || (wb_i128)s.most < y.most)
			s.most = 2 * s.most + 1;
		break;
	case MUL_HI:
		s.least = (uint64_t)(x.least * y.least) >> 32;
		s.most = (uint64_t)(x.most * y.most) >> 32;
		break;
	default:
		s.least = (uint64_t)(least == (x.least < y.least) ? x.least : y.least);
		s.most = (uint64_t)(least == (x.most < y.most) ? x.most : y.most);
		break;
	}
	if (s.most >= UINT32_MAX)
		return WB_NONE;
	return ID(is_uniform(w, a) && is_uniform(w, b) ? value_within(w, s.least, s.most) : value_varies(w, s));
}

/* @a & @mask, a number. */
static uint32_t
keep_bits(struct wave *w, uint32_t a, uint32_t mask)
{
	uint32_t bits = 0, f;

	while (bits < 32 && mask >> bits & 1)
		bits++;
	if (bits < 32 && mask == ((uint32_t)1 << bits) - 1) {
		f = form_mask_low(w, a, bits);
		return f == WB_NONE && form_uniform(w, a) ? ID(value_within(w, 0, mask)) : f;
	}
	for (bits = 0; bits < 32 && !(mask >> bits & 1);)
		bits++;
	if (mask && mask == ~(uint32_t)0 << bits)
		return form_sum(w, a, form_mask_low(w, a, bits), -1);
	return WB_NONE;
}

/* Whether @a and @b have no bit in common: one is less than the unit of the other. */
static bool
is_apart(const struct wave *w, struct number a, struct number b)
{
	return range_of(w, b.form).most >> a.zeros == 0 || range_of(w, a.form).most >> b.zeros == 0;
}

/* Operations on bits, and those whose results are known by ranges. */
static uint32_t
combine(struct wave *w, enum step how, struct number a, struct number b)
{
	uint32_t f = of_lanes(w, how, a, b);
	int64_t n;

	if (f != WB_NONE)
		return f;
	if (how == AND && a.form != WB_NONE && b.form != WB_NONE && form_constant(w, b.form, &n))
		f = keep_bits(w, a.form, (uint32_t)n);
	else if (how == AND && a.form != WB_NONE && b.form != WB_NONE && form_constant(w, a.form, &n))
		f = keep_bits(w, b.form, (uint32_t)n);
	else if ((how == OR || how == XOR) && is_apart(w, a, b))
		f = form_sum(w, a.form, b.form, 1);
	return f == WB_NONE ? bounded(w, how, a, b) : f;
}

static uint32_t
shift_right(struct wave *w, uint32_t a, uint32_t by, bool is_signed)
{
	uint32_t f = a == WB_NONE ? WB_NONE : form_shift_right(w, a, by, is_signed);
	struct range r = range_of(w, a);
	struct symbol s = { .least = (uint64_t)r.least >> by, .most = (uint64_t)r.most >> by };

	if (f != WB_NONE || (is_signed && r.most > INT32_MAX) || s.most == UINT32_MAX)
		return f;
	return ID(a != WB_NONE && form_uniform(w, a) ? value_within(w, s.least, s.most) : value_varies(w, s));
}

/* Factors of 24 bits. */
static uint32_t
multiply_24(struct wave *w, uint32_t a, uint32_t b, bool is_signed)
{
	struct range in = { is_signed ? -(1 << 23) : 0, (1 << (is_signed ? 23 : 24)) - 1 };

	return form_within(w, a, in) && form_within(w, b, in) ? form_product(w, a, b) : WB_NONE;
}

/* ---- the table: numbers --------------------------------------------------------------------------- */
struct number
number_step(struct wave *w, enum step how, struct number a, struct number b)
{
	bool known = b.form != WB_NONE, wide = a.form != WB_NONE && w->form.at[a.form].wide;
	int64_t by = 0;
	struct number out = { WB_NONE, fewer(a.zeros, b.zeros) };

	known = known && form_constant(w, b.form, &by);
	switch (how) {
	case ADD: case SUB: out.form = form_sum(w, a.form, b.form, how == ADD ? 1 : -1); break;
	case MUL: case MUL24_U: case MUL24_I:
		out.form = how == MUL ? form_product(w, a.form, b.form) :
			multiply_24(w, a.form, b.form, how == MUL24_I);
		out.zeros = fewer(a.zeros + b.zeros, 32);
		break;
	case SHL:
		by &= wide ? 63 : 31;
		if (known && a.form != WB_NONE)
			out.form = form_scale(w, a.form, (int64_t)((uint64_t)1 << by));
		else if (!known && !wide)
			out.form = of_lanes(w, how, a, b);
		out.zeros = fewer(a.zeros + (known ? (uint32_t)by & 31 : 0), 32);
		break;
	case SHR: case SAR:
		if (known && !wide)
			out.form = shift_right(w, a.form, by & 31, how == SAR);
		else if (!wide)
			out.form = of_lanes(w, how, a, b);
		out.zeros = 0;
		break;
	default:
		out.form = combine(w, how, a, b);
		out.zeros = how == MUL_HI ? 0 : zeros_of_bits(how, a, b);
		break;
	}
	if (out.form == WB_NONE && is_uniform(w, a) && is_uniform(w, b))
		out.form = wide ? form_fresh_wide(w) : ID(value_fresh(w));
	if (out.form != WB_NONE)
		out.zeros = form_zeros(w, out.form);
	return out;
}

/* The second step is with the last operand. */
static const struct {
	const char *name;
	enum step first, second;
} numbers[] = {
	{ "s_add_i32", ADD, NO_STEP }, { "s_add_u32", ADD, NO_STEP }, { "s_addk_i32", ADD, NO_STEP },
	{ "s_and_b32", AND, NO_STEP }, { "s_ashr_i32", SAR, NO_STEP }, { "s_lshl1_add_u32", SHL, ADD },
	{ "s_lshl2_add_u32", SHL, ADD }, { "s_lshl3_add_u32", SHL, ADD }, { "s_lshl4_add_u32", SHL, ADD },
	{ "s_lshl_b32", SHL, NO_STEP }, { "s_lshr_b32", SHR, NO_STEP }, { "s_max_i32", MAX_I, NO_STEP },
	{ "s_max_u32", MAX_U, NO_STEP }, { "s_min_i32", MIN_I, NO_STEP }, { "s_min_u32", MIN_U, NO_STEP },
	{ "s_mul_hi_u32", MUL_HI, NO_STEP }, { "s_mul_i32", MUL, NO_STEP }, { "s_mulk_i32", MUL, NO_STEP },
	{ "s_or_b32", OR, NO_STEP }, { "s_sub_i32", SUB, NO_STEP }, { "s_sub_u32", SUB, NO_STEP },
	{ "s_xor_b32", XOR, NO_STEP },
	{ "v_add3_u32", ADD, ADD }, { "v_add_lshl_u32", ADD, SHL }, { "v_add_nc_u32", ADD, NO_STEP },
	{ "v_add_u32", ADD, NO_STEP }, { "v_and_b32", AND, NO_STEP }, { "v_and_or_b32", AND, OR },
	{ "v_ashrrev_i32", SAR, NO_STEP }, { "v_lshl_add_u32", SHL, ADD }, { "v_lshl_or_b32", SHL, OR },
	{ "v_lshlrev_b32", SHL, NO_STEP }, { "v_lshrrev_b32", SHR, NO_STEP }, { "v_mad_i32_i24", MUL24_I, ADD },
	{ "v_mad_u32_u24", MUL24_U, ADD }, { "v_max_i32", MAX_I, NO_STEP }, { "v_max_u32", MAX_U, NO_STEP },
	{ "v_min_i32", MIN_I, NO_STEP }, { "v_min_u32", MIN_U, NO_STEP }, { "v_mul_hi_u32", MUL_HI, NO_STEP },
	{ "v_mul_i32_i24", MUL24_I, NO_STEP }, { "v_mul_lo_u32", MUL, NO_STEP }, { "v_mul_u32_u24", MUL24_U, NO_STEP },
	{ "v_or3_b32", OR, OR }, { "v_or_b32", OR, NO_STEP }, { "v_sub_nc_u32", SUB, NO_STEP },
	{ "v_sub_u32", SUB, NO_STEP }, { "v_subrev_nc_u32", SUB, NO_STEP }, { "v_subrev_u32", SUB, NO_STEP },
	{ "v_xor_b32", XOR, NO_STEP },
};

struct number
number_read(struct wave *w, const struct operand *o)
{
	value v = reg_read(w, o, 0);

	return (struct number){ value_form(w, v), value_zeros(w, v) };
}

static struct number
known_number(struct wave *w, int64_t n)
{
	uint32_t f = form_number(w, false, n);

	return (struct number){ f, form_zeros(w, f) };
}

/* Bits of a number with @from below them, and the sign of the last one if it @is_signed. */
static struct number
extract(struct wave *w, struct number a, int64_t from, int64_t bits, bool is_signed)
{
	if (is_signed && bits && from + bits < 32) {
		a = number_step(w, SHL, a, known_number(w, 32 - from - bits));
		from = 32 - bits;
	}
	a = number_step(w, is_signed ? SAR : SHR, a, known_number(w, from));
	return bits > 31 || (is_signed && bits) ? a :
		number_step(w, AND, a, known_number(w, ((int64_t)1 << bits) - 1));
}

/* Bits of a number: where they begin, and how many, in two operands or in one. */
static bool
do_extract(struct wave *w, const struct text *t, struct number *out)
{
	bool vector = strncmp(t->name, "v_bfe_", 6) == 0 && t->nopnd == 4;
	int64_t from, bits;

	if (!vector && (strncmp(t->name, "s_bfe_", 6) != 0 || t->nopnd != 3 || strstr(t->name, "64")))
		return false;
	*out = (struct number){ *t->name == 's' ? ID(value_fresh(w)) : WB_NONE, 0 };
	if (!reg_number(w, OPND(2), &from) || (vector && !reg_number(w, OPND(3), &bits)))
		return true;
	bits = vector ? bits & 31 : (from >> 16 & 127);
	*out = extract(w, number_read(w, OPND(1)), from & 31, bits, strstr(t->name, "_i32"));
	return true;
}

/* Operations on one number. */
static bool
do_one(struct wave *w, const struct text *t, struct number *out)
{
	bool extends = strncmp(t->name, "s_sext_i32_i", 12) == 0, inverts = strcmp(t->name + 1, "_not_b32") == 0;

	if (t->nopnd != 2 || (!extends && !inverts && strcmp(t->name, "s_abs_i32") != 0))
		return false;
	*out = number_read(w, OPND(1));
	if (extends)
		*out = extract(w, *out, 0, t->name[12] == '8' ? 8 : 16, true);
	else if (inverts)
		*out = number_step(w, XOR, *out, known_number(w, -1));
	else
		*out = number_step(w, MAX_I, *out, number_step(w, SUB, known_number(w, 0), *out));
	return true;
}

/* A constant of 16 bits with its sign, which LLVM may write without. */
static struct number
short_number(struct wave *w, const struct operand *o)
{
	return known_number(w, (int16_t)(uint16_t)o->number);
}

static bool
do_steps(struct wave *w, const struct text *t, struct number *out)
{
	bool is_short = t->nopnd == 2 && OPND(1)->kind == NUMBER, reversed = strstr(t->name, "rev") != NULL,
	     by_name = strncmp(t->name, "s_lshl", 6) == 0 && isdigit((unsigned char)t->name[6]);

	if (strcmp(t->name, "s_movk_i32") == 0 && is_short) {
		*out = short_number(w, OPND(1));
		return true;
	}
	for (uint32_t k = 0; k < WB_COUNT(numbers); k++) {
		struct number a, b;

		if (strcmp(numbers[k].name, t->name) != 0 ||
			t->nopnd + is_short + by_name != 3u + (numbers[k].second != NO_STEP))
			continue;
		a = number_read(w, OPND(is_short ? 0 : 1 + reversed));
		b = is_short ? short_number(w, OPND(1)) :
			by_name ? known_number(w, t->name[6] - '0') : number_read(w, OPND(2 - reversed));
		*out = number_step(w, numbers[k].first, a, b);
		if (numbers[k].second != NO_STEP)
			*out = number_step(w, numbers[k].second, *out, number_read(w, OPND(t->nopnd - 1)));
		return true;
	}
	return false;
}

/* A shift by 31 makes an upper half of the sign. */
static bool
makes_sign(struct wave *w, const struct text *t, uint32_t *of)
{
	bool reversed = strcmp(t->name, "v_ashrrev_i32") == 0;
	int64_t n;

	if (t->nopnd != 3 || (!reversed && strcmp(t->name, "s_ashr_i32") != 0))
		return false;
	*of = reg_form(w, OPND(1 + reversed));
	return *of != WB_NONE && !form_known(w, *of) && reg_number(w, OPND(2 - reversed), &n) && (n & 31) == 31;
}

bool
meaning_number(struct wave *w, const struct text *t)
{
	struct number out;
	uint32_t of;

	if (makes_sign(w, t, &of))
		reg_write(w, OPND(0), 0, VALUE(SIGN, of));
	else if (do_extract(w, t, &out) || do_one(w, t, &out) || do_steps(w, t, &out))
		reg_write(w, OPND(0), 0, out.form == WB_NONE ? value_unknown(out.zeros) : VALUE(FORM, out.form));
	else
		return false;
	if (*t->name == 's')
		w->now->s[SCC] = value_fresh(w);
	return true;
}
