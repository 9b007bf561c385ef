/* src/prove/registers.c -- reading and writing registers: as a value, as a form of 32 bits, or two as one of 64 bits.
 *
 * Right:  a vector register holds its value in the lanes that were on when it was written (struct cell). It is only
 *         read if these contain all that are on now.
 */
#include "private.h"

/* ---- reading ------------------------------------------------------------------------------------ */
uint32_t
form_new(struct wave *w, bool wide, struct symbol s)
{
	return form_symbol(w, wide, symbol_new(w, w->site, w->fresh++, s));
}

value
value_within(struct wave *w, uint64_t least, uint64_t most)
{
	return VALUE(FORM, form_new(w, false, (struct symbol){ .least = least, .most = most }));
}

value
value_fresh(struct wave *w)
{
	return value_within(w, 0, UINT32_MAX);
}

uint32_t
form_fresh_wide(struct wave *w)
{
	return form_new(w, true, (struct symbol){ .most = UINT64_MAX });
}

bool
value_uniform(const struct wave *w, value v)
{
	switch (KIND(v)) {
	case UNKNOWN: return false;
	case FORM: case LOW: case HIGH: case SIGN: return form_uniform(w, ID(v));
	default: return true;		/* only scalar registers hold these */
	}
}

uint32_t
value_below(struct wave *w, uint32_t f, bool half)
{
	int64_t n;
	const struct symbol *s;

	f = form_symbol_in(w, f, &n);
	s = f == WB_NONE || n ? NULL : &w->symbol.at[w->form.at[f].term[0].symbol];
	return s && s->half == half ? s->below : 0;
}

uint32_t
value_zeros(const struct wave *w, value v)
{
	return KIND(v) == FORM || KIND(v) == LOW ? form_zeros(w, ID(v)) : 0;
}

/* A constant of 32 bits in an operand of 64. */
static bool
is_literal(const struct operand *o)
{
	return o->kind == NUMBER && (o->number < -16 || o->number > 64);
}

value
reg_read(struct wave *w, const struct operand *o, uint32_t k)
{
	const struct cell *c;
	value v;

	switch (o->kind) {
	case NUMBER:
		return k && is_literal(o) ? value_fresh(w) :
					    VALUE(FORM, form_number(w, false, k ? o->number >> 63 : o->number));
	case VECTOR:
		c = &w->now->v[o->reg + k];
		v = k < o->n && mask_within(w, w->now->exec, c->in) ? c->v : VALUE(UNKNOWN, 0);
		break;
	case SCALAR:
		v = k < o->n ? w->now->s[o->reg + k] : VALUE(UNKNOWN, 0);
		if (o->reg + k == EXEC || o->reg + k == EXEC + 1)
			v = VALUE(o->reg + k == EXEC ? MASK : MASK_HIGH, w->now->exec);
		break;
	default: return value_fresh(w);
	}
	if (o->changed)
		return value_uniform(w, v) ? value_fresh(w) : VALUE(UNKNOWN, 0);
	return v;
}

uint32_t
value_form(struct wave *w, value v)
{
	uint32_t low = KIND(v) == LOW ? form_low(w, ID(v)) : WB_NONE;

	if (KIND(v) == FORM)
		return ID(v);
	if (KIND(v) == HIGH && form_within(w, ID(v), range_all(false, false)))
		return form_number(w, false, 0);
	if (low != WB_NONE)
		return low;
	return value_uniform(w, v) ? ID(value_fresh(w)) : WB_NONE;
}

uint32_t
reg_form(struct wave *w, const struct operand *o)
{
	return value_form(w, reg_read(w, o, 0));
}

bool
value_is(const struct wave *w, value v, int64_t n)
{
	int64_t c;

	return KIND(v) == FORM && form_constant(w, ID(v), &c) && c == n;
}

uint32_t
value_wide(struct wave *w, value lo, value hi)
{
	int64_t low, high;
	uint32_t f;

	if (KIND(lo) == LOW && KIND(hi) == HIGH && ID(lo) == ID(hi))
		return ID(lo);
	if (KIND(lo) == FORM && KIND(hi) == FORM && form_constant(w, ID(lo), &low) && form_constant(w, ID(hi), &high))
		return form_number(w, true, (int64_t)((uint64_t)high << 32 | (uint32_t)low));
	f = value_form(w, lo);
	if (f != WB_NONE && (value_is(w, hi, 0) || hi == VALUE(SIGN, f)))
		f = form_extend(w, f, KIND(hi) == SIGN);
	else
		f = WB_NONE;
	return f != WB_NONE ? f : !value_uniform(w, lo) || !value_uniform(w, hi) ? WB_NONE :
		form_new(w, true, (struct symbol){ .low = value_zeros(w, lo), .most = UINT64_MAX });
}

uint32_t
reg_wide(struct wave *w, const struct operand *o)
{
	return value_wide(w, reg_read(w, o, 0), reg_read(w, o, 1));
}

bool
reg_number(struct wave *w, const struct operand *o, int64_t *n)
{
	value v = reg_read(w, o, 0);

	return KIND(v) == FORM && form_constant(w, ID(v), n);
}

/* ---- writing --------------------------------------------------------------------------------- */
static void
forget_exec(struct wave *w)
{
	w->now->exec = mask_atom(
		w, RENAMED - 1, (struct lanes){ .site = w->site, .in = WB_NONE, .may = UINT64_MAX });
	w->now->some = false;
}

void
reg_write(struct wave *w, const struct operand *o, uint32_t k, value v)
{
	struct cell *c;

	if (o->kind == VECTOR && KIND(v) >= MASK)
		v = value_fresh(w);	/* such values are only followed in scalar registers */
	if (o->kind == VECTOR && k < o->n) {
		c = &w->now->v[o->reg + k];
		if (c->v != v || !mask_within(w, w->now->exec, c->in))
			*c = (struct cell){ v, w->now->exec };
		slot_forget_lanes(w, o->reg + k);
	} else if (o->kind == SCALAR && k < o->n) {
		w->lost = w->lost || (o->reg + k >= TTMP && o->reg + k < M0);	/* only trap handlers write these */
		if (o->reg + k == EXEC || o->reg + k == EXEC + 1)
			forget_exec(w);
		else
			w->now->s[o->reg + k] = value_uniform(w, v) ? v : value_fresh(w);
	}
}

void
reg_write_wide(struct wave *w, const struct operand *o, uint32_t f)
{
	bool wide = f != WB_NONE && w->form.at[f].wide;
	int64_t n;

	if (wide && form_constant(w, f, &n)) {
		reg_write(w, o, 0, VALUE(FORM, form_number(w, false, n)));
		reg_write(w, o, 1, VALUE(FORM, form_number(w, false, n >> 32)));
		return;
	}
	reg_write(w, o, 0, f == WB_NONE ? VALUE(UNKNOWN, 0) : VALUE(wide ? LOW : FORM, f));
	reg_write(w, o, 1, wide ? VALUE(HIGH, f) : VALUE(UNKNOWN, 0));
}

void
reg_copy(struct wave *w, const struct operand *to, const struct operand *from)
{
	value lo = reg_read(w, from, 0), hi = reg_read(w, from, 1);

	reg_write(w, to, 0, lo);
	reg_write(w, to, 1, hi);
}

void
reg_forget(struct wave *w, const struct operand *o, bool uniform)
{
	for (uint32_t k = 0; k < o->n; k++)
		if (o->kind == SCALAR && k + 1 < o->n && o->reg + k < VCC) {
			uint32_t f = form_fresh_wide(w);

			reg_write(w, o, k, VALUE(LOW, f));
			reg_write(w, o, ++k, VALUE(HIGH, f));
		} else {
			reg_write(w, o, k, uniform || o->kind == SCALAR ? value_fresh(w) : VALUE(UNKNOWN, 0));
		}
}

/* ---- operands together -------------------------------------------------------------------------- */
bool
text_starts(const char *name, const char *const *list)
{
	for (; *list; list++)
		if (strncmp(name, *list, strlen(*list)) == 0)
			return true;
	return false;
}

bool
text_uniform(struct wave *w, const struct text *t)
{
	for (uint32_t n = 1; n < t->nopnd; n++)
		for (uint32_t k = 0; k < (OPND(n)->n ? OPND(n)->n : 1); k++)
			if (!value_uniform(w, reg_read(w, OPND(n), k)))
				return false;
	return true;
}
