/* src/prove/wide.c -- sums with a carry, and integers of 64 bits.
 *
 * Right:  a carry is remembered with the two numbers whose sum it is of. Two registers are one number of 64 bits if
 *         they are known to be its halves: so was what the carry is of, with the upper halves that are added to it.
 */
#include "meaning.h"

/* ---- the table: carries, and numbers of 64 bits --------------------------------------------------- */
/* @a + @times * @b, without the carry: the lower half of a sum of 64 bits. @carry gets it. */
static void
add_low(struct wave *w, const struct operand *d, const struct operand *carry, value a, value b, bool subtracts,
	bool scalar)
{
	uint32_t f = form_sum(w, value_form(w, a), value_form(w, b), subtracts ? -1 : 1);
	value c = value_carry(w, (struct carry){ a, b, scalar ? WB_NONE : w->now->exec, subtracts });

	reg_write(w, d, 0, f == WB_NONE ? value_unknown(fewer(value_zeros(w, a), value_zeros(w, b))) : VALUE(FORM, f));
	if (carry->kind == SCALAR && carry->reg < EXEC) {
		reg_write(w, carry, 0, c);
		reg_write(w, carry, 1, VALUE(UNKNOWN, 0));
	} else if (carry->kind == SCALAR && carry->reg == SCC) {
		w->now->s[SCC] = c;
	} else {
		reg_forget(w, carry, true);
	}
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

static const struct operand scc = { .kind = SCALAR, .reg = SCC, .n = 1 };

bool
meaning_carry(struct wave *w, const struct text *t)
{
	static const char *const low[] = { "v_add_co_u32", "v_add_u32", "v_add_i32", "v_sub_co_u32", "v_sub_u32",
		"v_sub_i32", "v_subrev_co_u32", "v_subrev_u32", "v_subrev_i32" };
	static const char *const high[] = { "v_addc_co_u32", "v_addc_u32", "v_add_co_ci_u32", "v_subb_co_u32",
		"v_subb_u32", "v_sub_co_ci_u32" };

	for (uint32_t k = 0; k < WB_COUNT(low); k++)
		if (t->nopnd == 4 && strcmp(t->name, low[k]) == 0 && OPND(1)->kind == SCALAR) {
			value a = reg_read(w, OPND(2), 0), b = reg_read(w, OPND(3), 0);

			add_low(w, OPND(0), OPND(1), k < 6 ? a : b, k < 6 ? b : a, k > 2, false);
			return true;
		}
	for (uint32_t k = 0; k < WB_COUNT(high); k++)
		if (t->nopnd == 5 && strcmp(t->name, high[k]) == 0) {
			value carry = OPND(4)->kind == SCALAR ? reg_read(w, OPND(4), 0) : VALUE(UNKNOWN, 0);

			add_high(w, OPND(0), reg_read(w, OPND(2), 0), reg_read(w, OPND(3), 0), carry, k > 2, false);
			reg_forget(w, OPND(1), true);
			return true;
		}
	if (t->nopnd != 3)
		return false;
	if (strcmp(t->name, "s_add_u32") == 0 || strcmp(t->name, "s_sub_u32") == 0) {
		add_low(w, OPND(0), &scc, reg_read(w, OPND(1), 0), reg_read(w, OPND(2), 0), t->name[2] == 's', true);
		return true;
	}
	if (strcmp(t->name, "s_addc_u32") == 0 || strcmp(t->name, "s_subb_u32") == 0) {
		add_high(w, OPND(0), reg_read(w, OPND(1), 0), reg_read(w, OPND(2), 0), w->now->s[SCC],
			t->name[2] == 's', true);
		w->now->s[SCC] = value_fresh(w);
		return true;
	}
	return false;
}

/* Shifts of 64 bits to the right by @n, if the lower half is 0: an extension of the upper one. */
static uint32_t
extend_upper(struct wave *w, uint32_t a, int64_t n, bool is_signed)
{
	uint32_t upper = a == WB_NONE || n > 32 ? WB_NONE : form_upper(w, a);
	const struct form *f = a == WB_NONE ? NULL : &w->form.at[a];

	if (upper == WB_NONE && f && !f->nterm && f->part != WB_NONE && f->mul == (int64_t)1 << 32 && n <= 32)
		upper = f->part;
	return upper == WB_NONE ? WB_NONE : form_scale(w, form_extend(w, upper, is_signed), (int64_t)1 << (32 - n));
}

bool
meaning_wide(struct wave *w, const struct text *t)
{
	bool vector = *t->name == 'v', is_signed = strcmp(t->name, "v_mad_i64_i32") == 0;
	uint32_t a, b, f = WB_NONE, low = WB_NONE, zeros = 0;
	int64_t n;

	if (strcmp(t->name, "v_lshlrev_b64") == 0 || strcmp(t->name, "s_lshl_b64") == 0) {
		a = reg_wide(w, OPND(vector ? 2 : 1));
		if (reg_number(w, OPND(vector ? 1 : 2), &n)) {
			zeros = value_zeros(w, reg_read(w, OPND(vector ? 2 : 1), 0)) + (n & 63);
			f = a == WB_NONE ? a : form_scale(w, a, (int64_t)((uint64_t)1 << (n & 63)));
		}
	} else if (strcmp(t->name, "v_ashrrev_i64") == 0 || strcmp(t->name, "v_lshrrev_b64") == 0) {
		a = reg_wide(w, OPND(2));
		if (reg_number(w, OPND(1), &n))
			f = extend_upper(w, a, n & 63, t->name[2] == 'a');
	} else if (strcmp(t->name, "v_lshl_add_u64") == 0 && t->nopnd == 4) {
		a = reg_wide(w, OPND(1));
		b = reg_wide(w, OPND(3));
		if (reg_number(w, OPND(2), &n) && n >= 0 && n <= 4) {
			zeros = fewer(value_zeros(w, reg_read(w, OPND(1), 0)) + (uint32_t)n,
				value_zeros(w, reg_read(w, OPND(3), 0)));
			f = a == WB_NONE ? a : form_sum(w, form_scale(w, a, (int64_t)1 << n), b, 1);
		}
	} else if ((strcmp(t->name, "v_mad_u64_u32") == 0 || is_signed) && t->nopnd == 5) {
		zeros = fewer(value_zeros(w, reg_read(w, OPND(2), 0)) + value_zeros(w, reg_read(w, OPND(3), 0)),
			value_zeros(w, reg_read(w, OPND(4), 0)));
		a = reg_form(w, OPND(2));
		b = reg_form(w, OPND(3));
		if (a != WB_NONE && b != WB_NONE)
			f = form_sum(w, form_product(w, form_extend(w, a, is_signed), form_extend(w, b, is_signed)),
				reg_wide(w, OPND(4)), 1);
		if (f == WB_NONE)
			low = form_sum(w, form_product(w, a, b), reg_form(w, OPND(4)), 1);
		reg_forget(w, OPND(1), true);
	} else {
		return false;
	}
	reg_write_wide(w, OPND(0), f);
	if (f == WB_NONE)
		reg_write(w, OPND(0), 0, low == WB_NONE ? value_unknown(zeros) : VALUE(FORM, low));
	if (!vector)
		w->now->s[SCC] = value_fresh(w);
	return true;
}
