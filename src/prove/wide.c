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
	uint32_t f = number_step(w, subtracts ? SUB : ADD, value_form(w, a), value_form(w, b));
	value c = value_carry(w, (struct carry){ a, b, scalar ? WB_NONE : w->now->exec, subtracts });

	reg_write(w, d, 0, f == WB_NONE ? VALUE(UNKNOWN, 0) : VALUE(FORM, f));
	reg_write(w, carry, 0, c);
	reg_write(w, carry, 1, VALUE(CARRY_HIGH, ID(c)));
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

bool
meaning_carry(struct wave *w, const struct text *t)
{
	static const struct operand scc = { .kind = SCALAR, .reg = SCC, .n = 1 };
	static const char *const low[] = { "v_add_co_u32", "v_add_u32", "v_add_i32", "v_sub_co_u32", "v_sub_u32",
		"v_sub_i32", "v_subrev_co_u32", "v_subrev_u32", "v_subrev_i32", "s_add_u32", "s_sub_u32", NULL };
	static const char *const high[] = { "v_addc_co_u32", "v_addc_u32", "v_add_co_ci_u32", "v_subb_co_u32",
		"v_subb_u32", "v_sub_co_ci_u32", "s_addc_u32", "s_subb_u32", NULL };
	bool scalar = *t->name == 's', subtracts = strstr(t->name, "sub") != NULL, reversed = strstr(t->name, "rev");
	bool is_low = text_starts(t->name, low) && t->nopnd == (scalar ? 3 : 4),
	     is_high = text_starts(t->name, high) && t->nopnd == (scalar ? 3 : 5), whole;
	const struct operand *out = scalar ? &scc : OPND(1), *in = scalar ? &scc : OPND(4);
	value a, b, carry;

	if (!is_high && (!is_low || out->kind != SCALAR))
		return false;
	a = reg_read(w, OPND((scalar ? 1 : 2) + reversed), 0);
	b = reg_read(w, OPND((scalar ? 2 : 3) - reversed), 0);
	if (is_low) {
		add_low(w, OPND(0), out, a, b, subtracts, scalar);
		return true;
	}
	carry = in->kind == SCALAR ? reg_read(w, in, 0) : VALUE(UNKNOWN, 0);
	whole = in->n < 2 || reg_read(w, in, 1) == VALUE(CARRY_HIGH, ID(carry));
	add_high(w, OPND(0), a, b, whole ? carry : VALUE(UNKNOWN, 0), subtracts, scalar);
	reg_forget(w, out, true);
	return true;
}

/* ---- numbers of 64 bits --------------------------------------------------------------------------- */
/* A product of 32 bits, which are extended, and a sum; if that is not known, maybe its lower half. */
bool
meaning_multiply(struct wave *w, const struct text *t)
{
	bool is_signed = strcmp(t->name, "v_mad_i64_i32") == 0;
	uint32_t a, b, c, low, sum;

	if ((!is_signed && strcmp(t->name, "v_mad_u64_u32") != 0) || t->nopnd != 5)
		return false;
	a = reg_form(w, OPND(2));
	b = reg_form(w, OPND(3));
	c = reg_wide(w, OPND(4));
	low = number_step(w, ADD, number_step(w, MUL, a, b), reg_form(w, OPND(4)));
	if (a != WB_NONE)
		a = form_extend(w, a, is_signed);
	if (b != WB_NONE)
		b = form_extend(w, b, is_signed);
	sum = number_step(w, ADD, number_step(w, MUL, a, b), c);
	reg_forget(w, OPND(1), true);
	reg_write_wide(w, OPND(0), sum == WB_NONE || !w->form.at[sum].wide ? low : sum);
	return true;
}
