/* src/prove/wide.c -- sums with a carry, and integers of 64 bits.
 *
 * Right:  a carry is remembered with the two numbers whose sum it is of. Two registers are one number of 64 bits if
 *         they are known to be its halves: so was what the carry is of, with the upper halves that are added to it.
 */
#include "private.h"

/* ---- the table: carries, and numbers of 64 bits --------------------------------------------------- */
/* @a + @times * @b, without the carry: the lower half of a sum of 64 bits. @carry gets it. */
static void
add_low(struct wave *w, const struct operand *d, const struct operand *carry, value a, value b, bool subtracts,
	bool scalar)
{
	uint32_t f = form_sum(w, value_form(w, a), value_form(w, b), subtracts ? -1 : 1);
	value c = value_carry(w, (struct carry){ a, b, scalar ? WB_NONE : w->now->exec, subtracts });

	reg_write(w, d, 0, f == WB_NONE ? value_unknown(fewer(value_zeros(w, a), value_zeros(w, b))) : VALUE(FORM, f));
	reg_write(w, carry, 0, c);
	reg_write(w, carry, 1, VALUE(UNKNOWN, 0));
}

/* Registers with the sum of the lower halves hold the lower half of @wide. */
static void
join_halves(struct wave *w, value sum, uint32_t wide)
{
	for (uint32_t k = 0; k < w->nvector; k++)
		if (w->now->v[k].v == sum)
			w->now->v[k].v = VALUE(LOW, wide);
	for (uint32_t k = 0; k < w->nscalar; k++)
		if (w->now->s[k] == sum)
			w->now->s[k] = VALUE(LOW, wide);
}

/* The upper half of a sum, with the carry of the lower one. */
static void
add_high(struct wave *w, const struct operand *d, value hi, value hi2, value carry, bool subtracts, bool scalar)
{
	const struct carry *c = KIND(carry) == CARRY ? &w->carry.at[ID(carry)] : NULL;
	uint32_t a = WB_NONE, b = WB_NONE, sum, low;
	value lo, lo2;

	if (!c || c->subtracts != subtracts || c->under != (scalar ? WB_NONE : w->now->exec)) {
		reg_write(w, d, 0, VALUE(UNKNOWN, 0));
		return;
	}
	lo = c->a;
	lo2 = c->b;
	low = form_sum(w, value_form(w, lo), value_form(w, lo2), subtracts ? -1 : 1);
	a = value_wide(w, lo, hi);
	b = value_wide(w, lo2, hi2);
	if ((a == WB_NONE || b == WB_NONE) && !subtracts) {
		a = value_wide(w, lo, hi2);
		b = value_wide(w, lo2, hi);
	}
	sum = form_sum(w, a, b, subtracts ? -1 : 1);
	if (sum != WB_NONE && low != WB_NONE)
		join_halves(w, VALUE(FORM, low), sum);
	reg_write(w, d, 0, sum == WB_NONE ? VALUE(UNKNOWN, 0) : VALUE(HIGH, sum));
}

static const struct {
	const char *name;
	uint8_t nopnd;
	bool high, subtracts, reversed;
} carries[] = { { "v_add_co_u32", 4, false, false, false }, { "v_add_u32", 4, false, false, false },
	{ "v_add_i32", 4, false, false, false }, { "v_sub_co_u32", 4, false, true, false },
	{ "v_sub_u32", 4, false, true, false }, { "v_sub_i32", 4, false, true, false },
	{ "v_subrev_co_u32", 4, false, true, true }, { "v_subrev_u32", 4, false, true, true },
	{ "v_subrev_i32", 4, false, true, true }, { "v_addc_co_u32", 5, true, false, false },
	{ "v_addc_u32", 5, true, false, false }, { "v_add_co_ci_u32", 5, true, false, false },
	{ "v_subb_co_u32", 5, true, true, false }, { "v_subb_u32", 5, true, true, false },
	{ "v_sub_co_ci_u32", 5, true, true, false }, { "s_add_u32", 3, false, false, false },
	{ "s_sub_u32", 3, false, true, false }, { "s_addc_u32", 3, true, false, false },
	{ "s_subb_u32", 3, true, true, false } };

bool
meaning_carry(struct wave *w, const struct text *t)
{
	static const struct operand scc = { .kind = SCALAR, .reg = SCC, .n = 1 };
	bool scalar = *t->name == 's';
	const struct operand *out = scalar ? &scc : OPND(1), *in = scalar ? &scc : OPND(4);
	uint32_t k = 0;
	value a, b;

	while (k < WB_COUNT(carries) && (carries[k].nopnd != t->nopnd || strcmp(carries[k].name, t->name) != 0))
		k++;
	if (k == WB_COUNT(carries) || (!carries[k].high && out->kind != SCALAR))
		return false;
	a = reg_read(w, OPND((scalar ? 1 : 2) + carries[k].reversed), 0);
	b = reg_read(w, OPND((scalar ? 2 : 3) - carries[k].reversed), 0);
	if (!carries[k].high) {
		add_low(w, OPND(0), out, a, b, carries[k].subtracts, scalar);
		return true;
	}
	add_high(w, OPND(0), a, b, in->kind == SCALAR ? reg_read(w, in, 0) : VALUE(UNKNOWN, 0), carries[k].subtracts,
		scalar);
	reg_forget(w, out, true);
	return true;
}

/* ---- numbers of 64 bits --------------------------------------------------------------------------- */
static struct number
wide_number(struct wave *w, const struct operand *o)
{
	return (struct number){ reg_wide(w, o), value_zeros(w, reg_read(w, o, 0)) };
}

/* A product of 32 bits, which are extended, and a sum; if that is not known, maybe its lower half. */
static struct number
multiply_add(struct wave *w, const struct text *t, bool is_signed, uint32_t *low)
{
	struct number a = number_read(w, OPND(2)), b = number_read(w, OPND(3)), c = number_read(w, OPND(4)), out;

	*low = number_step(w, ADD, number_step(w, MUL, a, b), c).form;
	if (a.form != WB_NONE)
		a.form = form_extend(w, a.form, is_signed);
	if (b.form != WB_NONE)
		b.form = form_extend(w, b.form, is_signed);
	out = number_step(w, ADD, number_step(w, MUL, a, b), wide_number(w, OPND(4)));
	reg_forget(w, OPND(1), true);
	return out;
}

bool
meaning_wide(struct wave *w, const struct text *t)
{
	static const struct {
		const char *name;
		enum step how;
	} shifts[] = { { "s_lshl_b64", SHL }, { "v_lshlrev_b64", SHL }, { "v_lshl_add_u64", SHL } };
	bool is_signed = strcmp(t->name, "v_mad_i64_i32") == 0, reversed = strstr(t->name, "rev") != NULL;
	uint32_t k = 0, low = WB_NONE;
	int64_t n;
	struct number out, by;

	while (k < WB_COUNT(shifts) && strcmp(shifts[k].name, t->name) != 0)
		k++;
	if (k < WB_COUNT(shifts)) {
		by = number_read(w, OPND(2 - reversed));
		if (t->nopnd == 4 && (!reg_number(w, OPND(2), &n) || n < 0 || n > 4))
			by = (struct number){ WB_NONE, 0 };
		out = number_step(w, shifts[k].how, wide_number(w, OPND(1 + reversed)), by);
		if (t->nopnd == 4)
			out = number_step(w, ADD, out, wide_number(w, OPND(3)));
	} else if ((strcmp(t->name, "v_mad_u64_u32") == 0 || is_signed) && t->nopnd == 5) {
		out = multiply_add(w, t, is_signed, &low);
	} else {
		return false;
	}
	reg_write_wide(w, OPND(0), out.form);
	if (out.form == WB_NONE)
		reg_write(w, OPND(0), 0, low == WB_NONE ? value_unknown(out.zeros) : VALUE(FORM, low));
	if (*t->name == 's')
		w->now->s[SCC] = value_fresh(w);
	return true;
}
