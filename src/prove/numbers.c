/* src/prove/numbers.c -- what instructions compute with integers of 32 bits.
 *
 * One table: a name as LLVM writes it, without the suffix of its encoding, and one or two steps of arithmetic, with
 * operands or with a number of their own. A step states its result, or cannot. Then it is unknown, but the same in all
 * lanes if both operands are; and its low bits may be known to be 0.
 */
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

static uint32_t
form_product(struct wave *w, uint32_t a, uint32_t b)
{
	int64_t n;

	if (a == WB_NONE || b == WB_NONE)
		return WB_NONE;
	if (form_constant(w, a, &n))
		return form_scale(w, b, n);
	if (form_constant(w, b, &n))
		return form_scale(w, a, n);
	if (!w->form.at[a].wide && form_uniform(w, a) && form_uniform(w, b)) {
		struct range x = range_of(w, a), y = range_of(w, b);

		return ID(x.most * y.most > UINT32_MAX ? value_fresh(w) :
			value_within(w, (uint64_t)(x.least * y.least), (uint64_t)(x.most * y.most)));
	}
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
of_lanes(struct wave *w, enum step how, uint32_t a, uint32_t b)
{
	const int64_t *x = a == WB_NONE ? NULL : form_known(w, a), *y = b == WB_NONE ? NULL : form_known(w, b);
	int64_t c[PROVE_LANES];

	for (uint32_t l = 0; x && y && l < w->lanes; l++)
		c[l] = compute(how, x[l], y[l]);
	return x && y ? form_of_lanes(w, c) : WB_NONE;
}

static bool
is_uniform(const struct wave *w, uint32_t a)
{
	return a != WB_NONE && form_uniform(w, a);
}

/* How many low bits are 0 of a result that is not known else. */
static uint32_t
zeros_after(const struct wave *w, enum step how, uint32_t a, uint32_t b)
{
	uint32_t x = a == WB_NONE ? 0 : form_zeros(w, a), y = b == WB_NONE ? 0 : form_zeros(w, b);
	int64_t by;

	switch (how) {
	case MUL: case MUL24_U: case MUL24_I: return fewer(x + y, 32);
	case SHL: return fewer(x + (b != WB_NONE && form_constant(w, b, &by) ? (uint32_t)by & 31 : 0), 32);
	case SHR: case SAR: case MUL_HI: return 0;
	case AND: return x > y ? x : y;
	default: return fewer(x, y);
	}
}

/* What the ranges of @a and @b say of a result; WB_NONE: nothing. */
static uint32_t
bounded(struct wave *w, enum step how, uint32_t a, uint32_t b)
{
	struct symbol s = { .low = zeros_after(w, how, a, b), .varies = !is_uniform(w, a) || !is_uniform(w, b) };
	bool least = how == MIN_I || how == MIN_U;
	struct range x = range_of(w, a), y = range_of(w, b);

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
	return form_new(w, false, s);
}

/* @a & @mask, a number. */
static uint32_t
keep_bits(struct wave *w, uint32_t a, uint32_t mask)
{
	uint32_t ones = (uint32_t)__builtin_popcount(mask), f;

	if (ones < 32 && !(mask & (mask + 1))) {	/* the lowest ones */
		f = form_mask_low(w, a, ones);
		return f == WB_NONE && form_uniform(w, a) ? ID(value_within(w, 0, mask)) : f;
	}
	return mask == -(mask & -mask) ? form_sum(w, a, form_mask_low(w, a, 32 - ones), -1) : WB_NONE;
}

/* Operations on bits, and those whose results are known by ranges. */
static uint32_t
combine(struct wave *w, enum step how, uint32_t a, uint32_t b)
{
	uint32_t f = of_lanes(w, how, a, b);
	int64_t n;

	if (f == WB_NONE && a != WB_NONE && b != WB_NONE) {
		if (how == AND && (form_constant(w, b, &n) || form_constant(w, a, &n)))
			f = keep_bits(w, form_known(w, b) ? a : b, (uint32_t)n);
		else if ((how == OR || how == XOR) && (range_of(w, b).most >> form_zeros(w, a) == 0 ||
				range_of(w, a).most >> form_zeros(w, b) == 0))
			f = form_sum(w, a, b, 1);	/* one is less than the unit of the other */
	}
	return f == WB_NONE ? bounded(w, how, a, b) : f;
}

static uint32_t
shift_right(struct wave *w, uint32_t a, uint32_t by, bool is_signed)
{
	uint32_t f = a == WB_NONE ? WB_NONE : form_shift_right(w, a, by, is_signed);
	struct range r = range_of(w, a);
	struct symbol s = { .least = (uint64_t)r.least >> by, .most = (uint64_t)r.most >> by };

	s.varies = !is_uniform(w, a);
	if (f != WB_NONE || (is_signed && r.most > INT32_MAX) || s.most == UINT32_MAX)
		return f;
	return form_new(w, false, s);
}

/* Factors of 24 bits. */
static uint32_t
multiply_24(struct wave *w, uint32_t a, uint32_t b, bool is_signed)
{
	struct range in = { is_signed ? -(1 << 23) : 0, (1 << (is_signed ? 23 : 24)) - 1 };

	return form_within(w, a, in) && form_within(w, b, in) ? form_product(w, a, b) : WB_NONE;
}

/* ---- the table: numbers --------------------------------------------------------------------------- */
uint32_t
number_step(struct wave *w, enum step how, uint32_t a, uint32_t b)
{
	bool wide = a != WB_NONE && w->form.at[a].wide, known, uniform;
	uint32_t f = WB_NONE, zeros = zeros_after(w, how, a, b);
	int64_t by = 0;

	known = b != WB_NONE && form_constant(w, b, &by);
	switch (how) {
	case ADD: case SUB: f = form_sum(w, a, b, how == ADD ? 1 : -1); break;
	case MUL: f = form_product(w, a, b); break;
	case MUL24_U: case MUL24_I: f = multiply_24(w, a, b, how == MUL24_I); break;
	case SHL:
		if (known && a != WB_NONE)
			f = form_scale(w, a, (int64_t)((uint64_t)1 << (by & (wide ? 63 : 31))));
		else if (!known && !wide)
			f = of_lanes(w, how, a, b);
		break;
	case SHR: case SAR:
		if (!wide)
			f = known ? shift_right(w, a, by & 31, how == SAR) : of_lanes(w, how, a, b);
		break;
	default: f = combine(w, how, a, b); break;
	}
	uniform = is_uniform(w, a) && is_uniform(w, b);
	return f == WB_NONE && (zeros || uniform) ? form_new(w, wide, (struct symbol){ .low = zeros,
		.most = wide ? UINT64_MAX : UINT32_MAX, .varies = !uniform }) : f;
}

/* One step with operands. */
#define ONE(name, how) { name, how, NO_STEP, 0, 0, false }
static const struct {
	const char *name;
	enum step first, second;	/* the second one is with the last operand */
	int8_t with, then;		/* or with a number; 0: they are with operands */
	bool wide;			/* of 64 bits, but how far is shifted */
} numbers[] = {
	ONE("s_add_i32", ADD), ONE("s_add_u32", ADD), ONE("s_addk_i32", ADD), ONE("s_and_b32", AND),
	ONE("s_ashr_i32", SAR), ONE("s_lshl_b32", SHL), ONE("s_lshr_b32", SHR), ONE("s_max_i32", MAX_I),
	ONE("s_max_u32", MAX_U), ONE("s_min_i32", MIN_I), ONE("s_min_u32", MIN_U), ONE("s_mul_hi_u32", MUL_HI),
	ONE("s_mul_i32", MUL), ONE("s_mulk_i32", MUL), ONE("s_or_b32", OR), ONE("s_sub_i32", SUB),
	ONE("s_sub_u32", SUB), ONE("s_xor_b32", XOR), ONE("v_add_nc_u32", ADD), ONE("v_add_u32", ADD),
	ONE("v_and_b32", AND), ONE("v_ashrrev_i32", SAR), ONE("v_lshlrev_b32", SHL), ONE("v_lshrrev_b32", SHR),
	ONE("v_max_i32", MAX_I), ONE("v_max_u32", MAX_U), ONE("v_min_i32", MIN_I), ONE("v_min_u32", MIN_U),
	ONE("v_mul_hi_u32", MUL_HI), ONE("v_mul_i32_i24", MUL24_I), ONE("v_mul_lo_u32", MUL),
	ONE("v_mul_u32_u24", MUL24_U), ONE("v_or_b32", OR), ONE("v_sub_nc_u32", SUB), ONE("v_sub_u32", SUB),
	ONE("v_subrev_nc_u32", SUB), ONE("v_subrev_u32", SUB), ONE("v_xor_b32", XOR),
	{ "s_lshl1_add_u32", SHL, ADD, 1, 0, false }, { "s_lshl2_add_u32", SHL, ADD, 2, 0, false },
	{ "s_lshl3_add_u32", SHL, ADD, 3, 0, false }, { "s_lshl4_add_u32", SHL, ADD, 4, 0, false },
	{ "s_lshl_b64", SHL, NO_STEP, 0, 0, true }, { "s_not_b32", XOR, NO_STEP, -1, 0, false },
	{ "s_sext_i32_i16", SHL, SAR, 16, 16, false }, { "s_sext_i32_i8", SHL, SAR, 24, 24, false },
	{ "v_add3_u32", ADD, ADD, 0, 0, false }, { "v_add_lshl_u32", ADD, SHL, 0, 0, false },
	{ "v_and_or_b32", AND, OR, 0, 0, false }, { "v_lshl_add_u32", SHL, ADD, 0, 0, false },
	{ "v_lshl_add_u64", SHL, ADD, 0, 0, true }, { "v_lshl_or_b32", SHL, OR, 0, 0, false },
	{ "v_lshlrev_b64", SHL, NO_STEP, 0, 0, true }, { "v_mad_i32_i24", MUL24_I, ADD, 0, 0, false },
	{ "v_mad_u32_u24", MUL24_U, ADD, 0, 0, false }, { "v_not_b32", XOR, NO_STEP, -1, 0, false },
	{ "v_or3_b32", OR, OR, 0, 0, false },
};

/* Bits of a number with @from below them, and the sign of the last one if it @is_signed. */
static uint32_t
extract(struct wave *w, uint32_t a, int64_t from, int64_t bits, bool is_signed)
{
	if (is_signed && bits && from + bits < 32) {
		a = number_step(w, SHL, a, form_number(w, false, 32 - from - bits));
		from = 32 - bits;
	}
	a = number_step(w, is_signed ? SAR : SHR, a, form_number(w, false, from));
	return bits > 31 || (is_signed && bits) ? a :
		number_step(w, AND, a, form_number(w, false, ((int64_t)1 << bits) - 1));
}

/* Bits of a number: where they begin, and how many, in two operands or in one. */
static bool
do_extract(struct wave *w, const struct text *t, uint32_t *out)
{
	bool vector = strncmp(t->name, "v_bfe_", 6) == 0 && t->nopnd == 4;
	int64_t from, bits;

	if (!vector && (strncmp(t->name, "s_bfe_", 6) != 0 || t->nopnd != 3 || strstr(t->name, "64")))
		return false;
	*out = *t->name == 's' ? ID(value_fresh(w)) : WB_NONE;
	if (!reg_number(w, OPND(2), &from) || (vector && !reg_number(w, OPND(3), &bits)))
		return true;
	bits = vector ? bits & 31 : (from >> 16 & 127);
	*out = extract(w, reg_form(w, OPND(1)), from & 31, bits, strstr(t->name, "_i32"));
	return true;
}

static bool
do_steps(struct wave *w, const struct text *t, uint32_t *out, bool *wide)
{
	bool is_short = t->nopnd == 2 && OPND(1)->kind == NUMBER, reversed = strstr(t->name, "rev") != NULL;
	int64_t n = (int16_t)(uint16_t)OPND(1)->number;	/* LLVM may write a short constant without its sign */

	*wide = false;
	if (strcmp(t->name, "s_movk_i32") == 0 && is_short) {
		*out = form_number(w, false, n);
		return true;
	}
	if (strcmp(t->name, "s_abs_i32") == 0) {
		*out = reg_form(w, OPND(1));
		*out = number_step(w, MAX_I, *out, number_step(w, SUB, form_number(w, false, 0), *out));
		return true;
	}
	for (uint32_t k = 0; k < WB_COUNT(numbers); k++) {
		bool with = numbers[k].with, more = numbers[k].second != NO_STEP;
		const struct operand *a;
		uint32_t b;

		if (strcmp(numbers[k].name, t->name) != 0 ||
			t->nopnd + (is_short && !with) + with != 3u + (more && !numbers[k].then))
			continue;
		*wide = numbers[k].wide;
		b = with || is_short ? form_number(w, false, with ? numbers[k].with : n) :
			reg_form(w, OPND(2 - reversed));
		if (*wide && more && (!reg_number(w, OPND(2), &n) || n < 0 || n > 4))
			return false;	/* it is shifted by 0 to 4 */
		a = OPND(is_short && !with ? 0 : 1 + reversed);
		*out = number_step(w, numbers[k].first, *wide ? reg_wide(w, a) : reg_form(w, a), b);
		a = OPND(t->nopnd - 1);
		if (more)
			*out = number_step(w, numbers[k].second, *out, numbers[k].then ?
				form_number(w, false, numbers[k].then) : *wide ? reg_wide(w, a) : reg_form(w, a));
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
	uint32_t of, out;
	bool wide = false;

	if (makes_sign(w, t, &of))
		reg_write(w, OPND(0), 0, VALUE(SIGN, of));
	else if (!do_extract(w, t, &out) && !do_steps(w, t, &out, &wide))
		return false;
	else if (wide)
		reg_write_wide(w, OPND(0), out);
	else
		reg_write(w, OPND(0), 0, out == WB_NONE ? VALUE(UNKNOWN, 0) : VALUE(FORM, out));
	if (*t->name == 's')
		w->now->s[SCC] = value_fresh(w);
	return true;
}
