/* src/prove/numbers.c -- what instructions compute with integers of 32 bits.
 *
 * One table: a name as LLVM writes it, without the suffix of its encoding, and a function that states the result, or
 * cannot. Then it is unknown, but the same in all lanes if all operands are; and its low bits may be known to be 0.
 */
#include "meaning.h"

/* ---- arithmetic of 32 bits ------------------------------------------------------------------------ */
uint32_t
form_sum(struct wave *w, uint32_t a, uint32_t b, int64_t times)
{
	return a == WB_NONE || b == WB_NONE ? WB_NONE : form_add(w, a, b, times);
}

static bool
is_within(const struct wave *w, uint32_t a, int64_t least, int64_t most)
{
	wb_i128 lo, hi;

	return form_range(w, a, &lo, &hi) && lo >= least && hi <= most;
}

/* The product of two numbers that are the same in all lanes. */
static uint32_t
multiply_uniform(struct wave *w, uint32_t a, uint32_t b)
{
	wb_i128 la, ma, lb, mb;

	if (form_range(w, a, &la, &ma) && form_range(w, b, &lb, &mb) && la >= 0 && lb >= 0 && ma <= UINT32_MAX &&
		mb <= UINT32_MAX && ma * mb <= UINT32_MAX)
		return ID(value_within(w, (uint64_t)(la * lb), (uint64_t)(ma * mb)));
	return ID(value_fresh(w));
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

static uint32_t
shift_left(struct wave *w, uint32_t a, const struct operand *by)
{
	int64_t n;

	return a != WB_NONE && reg_number(w, by, &n) ? form_scale(w, a, (int64_t)1 << (n & 31)) : WB_NONE;
}

/* Bits of the largest number that @a can be; 33: it is not known. */
static uint32_t
bits_of(const struct wave *w, uint32_t a)
{
	uint32_t n = 0;

	while (n <= 32 && !is_within(w, a, 0, ((int64_t)1 << n) - 1))
		n++;
	return n;
}

enum bitwise { AND, OR, XOR, MIN_U, MAX_U, MIN_I, MAX_I, MUL_HIGH };

static int64_t
compute(enum bitwise how, int64_t a, int64_t b)
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
	case MUL_HIGH: return (int64_t)((uint64_t)x * y >> 32);
	}
	return 0;
}

/* The range of @a, unsigned; *least, *most: all numbers if none is known. */
static void
range_of(const struct wave *w, uint32_t a, wb_i128 *least, wb_i128 *most)
{
	if (a != WB_NONE && form_range(w, a, least, most) && *least >= 0 && *most <= UINT32_MAX)
		return;
	*least = 0;
	*most = UINT32_MAX;
}

/* What the ranges of @a and @b say of a result; WB_NONE: nothing. */
static uint32_t
bounded(struct wave *w, enum bitwise how, uint32_t a, uint32_t b)
{
	bool uniform = a != WB_NONE && b != WB_NONE && form_uniform(w, a) && form_uniform(w, b);
	uint32_t z = a == WB_NONE ? 0 : form_zeros(w, a), y = b == WB_NONE ? 0 : form_zeros(w, b);
	struct symbol s = { .low = (how == AND) == (z > y) ? z : y };
	wb_i128 la, ma, lb, mb;

	range_of(w, a, &la, &ma);
	range_of(w, b, &lb, &mb);
	switch (how) {
	case AND: s.most = (uint64_t)(ma < mb ? ma : mb); break;
	case OR: case XOR:
		for (s.most = 0; (wb_i128)s.most < (ma > mb ? ma : mb);)
			s.most = 2 * s.most + 1;
		break;
	case MUL_HIGH:
		s = (struct symbol){ .least = (uint64_t)(la * lb) >> 32, .most = (uint64_t)(ma * mb) >> 32 };
		break;
	case MIN_I: case MAX_I:
		if (ma > INT32_MAX || mb > INT32_MAX)
			return WB_NONE;
		/* fallthrough */
	case MIN_U: case MAX_U:
		s.least = (uint64_t)((how == MIN_U || how == MIN_I) == (la < lb) ? la : lb);
		s.most = (uint64_t)((how == MIN_U || how == MIN_I) == (ma < mb) ? ma : mb);
		break;
	}
	if (s.most >= UINT32_MAX)
		return WB_NONE;
	return ID(uniform ? value_within(w, s.least, s.most) : value_varies(w, s));
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
	if (mask && mask == ~(uint32_t)0 << bits) {
		f = form_mask_low(w, a, bits);
		return f == WB_NONE ? f : form_sum(w, a, f, -1);
	}
	return WB_NONE;
}

static uint32_t
combine(struct wave *w, enum bitwise how, uint32_t a, uint32_t b)
{
	const int64_t *x, *y;
	int64_t c[PROVE_LANES], n;
	uint32_t f = WB_NONE;

	if (a == WB_NONE || b == WB_NONE)
		return bounded(w, how, a, b);
	x = form_known(w, a);
	y = form_known(w, b);
	if (x && y) {
		for (uint32_t l = 0; l < w->lanes; l++)
			c[l] = compute(how, x[l], y[l]);
		return form_of_lanes(w, c);
	}
	if (how == AND && form_constant(w, b, &n))
		f = keep_bits(w, a, (uint32_t)n);
	else if (how == AND && form_constant(w, a, &n))
		f = keep_bits(w, b, (uint32_t)n);
	else if ((how == OR || how == XOR) && (bits_of(w, b) <= form_zeros(w, a) || bits_of(w, a) <= form_zeros(w, b)))
		f = form_sum(w, a, b, 1);
	return f == WB_NONE ? bounded(w, how, a, b) : f;
}

static uint32_t
shift_right(struct wave *w, uint32_t a, uint32_t by, bool is_signed)
{
	uint32_t f = a == WB_NONE ? WB_NONE : form_shift_right(w, a, by, is_signed);
	struct symbol s = { .low = 0 };
	wb_i128 least, most;

	range_of(w, a, &least, &most);
	if (f != WB_NONE || (is_signed && most > INT32_MAX) || most >> by == UINT32_MAX)
		return f;
	s.least = (uint64_t)least >> by;
	s.most = (uint64_t)most >> by;
	return ID(a != WB_NONE && form_uniform(w, a) ? value_within(w, s.least, s.most) : value_varies(w, s));
}

/* ---- the table: numbers --------------------------------------------------------------------------- */
typedef uint32_t number_fn(struct wave *w, const struct text *t);

static uint32_t
do_add(struct wave *w, const struct text *t)
{
	return form_sum(w, reg_form(w, OPND(1)), reg_form(w, OPND(2)), 1);
}

/* Operands of instructions with "rev" in their name are in the other order. */
static bool
is_reversed(const struct text *t)
{
	return strstr(t->name, "rev") != NULL;
}

static uint32_t
do_sub(struct wave *w, const struct text *t)
{
	bool reversed = is_reversed(t);

	return form_sum(w, reg_form(w, OPND(1 + reversed)), reg_form(w, OPND(2 - reversed)), -1);
}

static uint32_t
do_add3(struct wave *w, const struct text *t)
{
	return form_sum(w, do_add(w, t), reg_form(w, OPND(3)), 1);
}

/* A constant of 16 bits with its sign, which LLVM may write without. */
static uint32_t
read_short(struct wave *w, const struct operand *o)
{
	return o->kind == NUMBER ? form_number(w, false, (int16_t)(uint16_t)o->number) : WB_NONE;
}

static uint32_t
do_movk(struct wave *w, const struct text *t)
{
	return read_short(w, OPND(1));
}

static uint32_t
do_addk(struct wave *w, const struct text *t)
{
	return form_sum(w, reg_form(w, OPND(0)), read_short(w, OPND(1)), 1);
}

static uint32_t
do_mulk(struct wave *w, const struct text *t)
{
	return form_product(w, reg_form(w, OPND(0)), read_short(w, OPND(1)));
}

static uint32_t
do_mul(struct wave *w, const struct text *t)
{
	return form_product(w, reg_form(w, OPND(1)), reg_form(w, OPND(2)));
}

/* Factors of 24 bits. */
static uint32_t
do_mul24(struct wave *w, const struct text *t)
{
	uint32_t a = reg_form(w, OPND(1)), b = reg_form(w, OPND(2));
	bool is_signed = strstr(t->name, "_i24") != NULL;
	int64_t least = is_signed ? -(1 << 23) : 0, most = is_signed ? (1 << 23) - 1 : (1 << 24) - 1;

	if (a == WB_NONE || b == WB_NONE)
		return WB_NONE;
	if (is_within(w, a, least, most) && is_within(w, b, least, most))
		return form_product(w, a, b);
	return form_uniform(w, a) && form_uniform(w, b) ? ID(value_fresh(w)) : WB_NONE;
}

static uint32_t
do_mad24(struct wave *w, const struct text *t)
{
	return form_sum(w, do_mul24(w, t), reg_form(w, OPND(3)), 1);
}

static uint32_t
do_shl(struct wave *w, const struct text *t)
{
	bool reversed = is_reversed(t);

	return shift_left(w, reg_form(w, OPND(1 + reversed)), OPND(2 - reversed));
}

static uint32_t
do_shl_add(struct wave *w, const struct text *t)
{
	return form_sum(w, do_shl(w, t), reg_form(w, OPND(3)), 1);
}

static uint32_t
do_add_shl(struct wave *w, const struct text *t)
{
	return shift_left(w, do_add(w, t), OPND(3));
}

static uint32_t
do_shl_or(struct wave *w, const struct text *t)
{
	return combine(w, OR, do_shl(w, t), reg_form(w, OPND(3)));
}

/* The distance of the shift is in the name. */
static uint32_t
do_shln_add(struct wave *w, const struct text *t)
{
	uint32_t a = reg_form(w, OPND(1));

	return form_sum(w, a == WB_NONE ? a : form_scale(w, a, 1 << (t->name[6] - '0')), reg_form(w, OPND(2)), 1);
}

static uint32_t
do_shr(struct wave *w, const struct text *t)
{
	bool reversed = is_reversed(t);
	int64_t n;

	return reg_number(w, OPND(2 - reversed), &n) ?
		shift_right(w, reg_form(w, OPND(1 + reversed)), n & 31, t->name[2] == 'a') : WB_NONE;
}

static uint32_t
extract(struct wave *w, uint32_t a, uint32_t from, uint32_t bits)
{
	uint32_t f = shift_right(w, a, from, false);

	if (!bits || bits > 31)
		return bits ? f : WB_NONE;
	return combine(w, AND, f, form_number(w, false, ((int64_t)1 << bits) - 1));
}

static uint32_t
do_bfe(struct wave *w, const struct text *t)
{
	int64_t from, bits;

	if (!reg_number(w, OPND(2), &from) || !reg_number(w, OPND(3), &bits))
		return WB_NONE;
	return extract(w, reg_form(w, OPND(1)), from & 31, bits & 31);
}

static uint32_t
do_sbfe(struct wave *w, const struct text *t)
{
	int64_t n;

	if (!reg_number(w, OPND(2), &n))
		return WB_NONE;
	return extract(w, reg_form(w, OPND(1)), n & 31, (uint32_t)n >> 16 & 127);
}

static uint32_t
both(struct wave *w, const struct text *t, enum bitwise how)
{
	return combine(w, how, reg_form(w, OPND(1)), reg_form(w, OPND(2)));
}

static uint32_t do_and(struct wave *w, const struct text *t) { return both(w, t, AND); }
static uint32_t do_or(struct wave *w, const struct text *t) { return both(w, t, OR); }
static uint32_t do_xor(struct wave *w, const struct text *t) { return both(w, t, XOR); }
static uint32_t do_min_u(struct wave *w, const struct text *t) { return both(w, t, MIN_U); }
static uint32_t do_max_u(struct wave *w, const struct text *t) { return both(w, t, MAX_U); }
static uint32_t do_min_i(struct wave *w, const struct text *t) { return both(w, t, MIN_I); }
static uint32_t do_max_i(struct wave *w, const struct text *t) { return both(w, t, MAX_I); }
static uint32_t do_mul_hi(struct wave *w, const struct text *t) { return both(w, t, MUL_HIGH); }

static uint32_t
do_and_or(struct wave *w, const struct text *t)
{
	return combine(w, OR, do_and(w, t), reg_form(w, OPND(3)));
}

static uint32_t
do_or3(struct wave *w, const struct text *t)
{
	return combine(w, OR, do_or(w, t), reg_form(w, OPND(3)));
}

static const struct {
	const char *name;
	uint8_t nopnd;
	number_fn *compute;
} numbers[] = {
	{ "s_add_i32", 3, do_add }, { "s_add_u32", 3, do_add }, { "s_addk_i32", 2, do_addk },
	{ "s_and_b32", 3, do_and }, { "s_ashr_i32", 3, do_shr }, { "s_bfe_u32", 3, do_sbfe },
	{ "s_lshl1_add_u32", 3, do_shln_add }, { "s_lshl2_add_u32", 3, do_shln_add },
	{ "s_lshl3_add_u32", 3, do_shln_add }, { "s_lshl4_add_u32", 3, do_shln_add }, { "s_lshl_b32", 3, do_shl },
	{ "s_lshr_b32", 3, do_shr }, { "s_max_i32", 3, do_max_i }, { "s_max_u32", 3, do_max_u },
	{ "s_min_i32", 3, do_min_i }, { "s_min_u32", 3, do_min_u }, { "s_mul_hi_u32", 3, do_mul_hi },
	{ "s_movk_i32", 2, do_movk }, { "s_mul_i32", 3, do_mul },
	{ "s_mulk_i32", 2, do_mulk }, { "s_or_b32", 3, do_or }, { "s_sub_i32", 3, do_sub },
	{ "s_sub_u32", 3, do_sub }, { "s_xor_b32", 3, do_xor },
	{ "v_add3_u32", 4, do_add3 }, { "v_add_lshl_u32", 4, do_add_shl }, { "v_add_nc_u32", 3, do_add },
	{ "v_add_u32", 3, do_add }, { "v_and_b32", 3, do_and }, { "v_and_or_b32", 4, do_and_or },
	{ "v_ashrrev_i32", 3, do_shr }, { "v_bfe_u32", 4, do_bfe }, { "v_lshl_add_u32", 4, do_shl_add },
	{ "v_lshl_or_b32", 4, do_shl_or }, { "v_lshlrev_b32", 3, do_shl }, { "v_lshrrev_b32", 3, do_shr },
	{ "v_mad_i32_i24", 4, do_mad24 }, { "v_mad_u32_u24", 4, do_mad24 }, { "v_max_i32", 3, do_max_i },
	{ "v_max_u32", 3, do_max_u }, { "v_min_i32", 3, do_min_i }, { "v_min_u32", 3, do_min_u },
	{ "v_mul_hi_u32", 3, do_mul_hi }, { "v_mul_i32_i24", 3, do_mul24 }, { "v_mul_lo_u32", 3, do_mul },
	{ "v_mul_u32_u24", 3, do_mul24 }, { "v_or3_b32", 4, do_or3 }, { "v_or_b32", 3, do_or },
	{ "v_sub_nc_u32", 3, do_sub }, { "v_sub_u32", 3, do_sub }, { "v_subrev_nc_u32", 3, do_sub },
	{ "v_subrev_u32", 3, do_sub }, { "v_xor_b32", 3, do_xor },
};

/* How many low bits of the result of @t are 0, by those of its operands. */
static uint32_t
zeros_of_result(struct wave *w, const struct text *t)
{
	uint32_t z[3] = { 0, 0, 0 };
	int64_t n;

	for (uint32_t k = 0; k < 3 && k + 1 < t->nopnd; k++)
		z[k] = value_zeros(w, reg_read(w, OPND(k + 1), 0));
	if (strcmp(t->name, "v_lshlrev_b32") == 0)
		return reg_number(w, OPND(1), &n) ? z[1] + ((uint32_t)n & 31) : z[1];
	if (strcmp(t->name, "v_lshl_add_u32") == 0 || strcmp(t->name, "v_lshl_or_b32") == 0)
		return fewer(reg_number(w, OPND(2), &n) ? z[0] + ((uint32_t)n & 31) : z[0], z[2]);
	if (strcmp(t->name, "v_add_lshl_u32") == 0)
		return fewer(z[0], z[1]) + (reg_number(w, OPND(3), &n) ? (uint32_t)n & 31 : 0);
	if (strcmp(t->name, "v_and_b32") == 0)
		return z[0] > z[1] ? z[0] : z[1];
	if (strcmp(t->name, "v_mul_lo_u32") == 0)
		return z[0] + z[1];
	if (strncmp(t->name, "v_add", 5) == 0 || strncmp(t->name, "v_sub", 5) == 0 || strncmp(t->name, "v_or", 4) == 0)
		return t->nopnd > 3 ? fewer(fewer(z[0], z[1]), z[2]) : fewer(z[0], z[1]);
	return 0;
}

/* A shift by 31 makes an upper half of the sign. */
bool
meaning_sign(struct wave *w, const struct text *t)
{
	bool reversed = strcmp(t->name, "v_ashrrev_i32") == 0;
	uint32_t f;
	int64_t n;

	if (t->nopnd != 3 || (!reversed && strcmp(t->name, "s_ashr_i32") != 0))
		return false;
	f = reg_form(w, OPND(reversed ? 2 : 1));
	if (f == WB_NONE || form_known(w, f) || !reg_number(w, OPND(reversed ? 1 : 2), &n) || (n & 31) != 31)
		return false;
	reg_write(w, OPND(0), 0, VALUE(SIGN, f));
	if (!reversed)
		w->now->s[SCC] = value_fresh(w);
	return true;
}

bool
meaning_number(struct wave *w, const struct text *t)
{
	for (uint32_t k = 0; k < WB_COUNT(numbers); k++) {
		uint32_t f, zeros;

		if (numbers[k].nopnd != t->nopnd || strcmp(numbers[k].name, t->name) != 0)
			continue;
		zeros = zeros_of_result(w, t);
		f = numbers[k].compute(w, t);
		if (f == WB_NONE && (*t->name == 's' || text_uniform(w, t)))
			f = ID(value_fresh(w));
		reg_write(w, OPND(0), 0, f == WB_NONE ? value_unknown(zeros) : VALUE(FORM, f));
		if (*t->name == 's')
			w->now->s[SCC] = value_fresh(w);
		return true;
	}
	return false;
}
