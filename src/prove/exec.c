/* src/prove/exec.c -- masks of lanes: in EXEC, in scalar registers, and as results of comparisons.
 *
 * Right:  of a mask only a set is known that contains it (mask.c). An intersection is within both, a union within what
 *         contains both, and equal to one that contains the other.
 */
#include "meaning.h"

/* ---- the table: masks --------------------------------------------------------------------------------- */
#define NO_LANE (WB_NONE - 1)

/* The mask in @o; NO_LANE: the empty one; WB_NONE: it is no mask. */
static uint32_t
read_mask(struct wave *w, const struct operand *o)
{
	value lo, hi;

	if (o->kind == NUMBER)
		return o->number ? WB_NONE : NO_LANE;
	if (o->kind != SCALAR)
		return WB_NONE;
	lo = reg_read(w, o, 0);
	hi = o->n == 2 ? reg_read(w, o, 1) : VALUE(UNKNOWN, 0);
	if (KIND(lo) == MASK && (w->lanes == 32 ? o->n == 1 : hi == VALUE(MASK_HIGH, ID(lo))))
		return ID(lo);
	return value_is(w, lo, 0) && (w->lanes == 32 ? o->n == 1 : value_is(w, hi, 0)) ? NO_LANE : WB_NONE;
}

static void
write_mask(struct wave *w, const struct operand *o, uint32_t m)
{
	if (o->kind == SCALAR && o->reg == EXEC && o->n == w->lanes / 32 && m < NO_LANE) {
		w->now->exec = m;
		return;
	}
	if (m == WB_NONE) {
		reg_forget(w, o, true);
		return;
	}
	reg_write(w, o, 0, m == NO_LANE ? VALUE(FORM, form_number(w, false, 0)) : VALUE(MASK, m));
	reg_write(w, o, 1, m == NO_LANE ? VALUE(FORM, form_number(w, false, 0)) : VALUE(MASK_HIGH, m));
}

/* A new mask in @around, which is none if nothing contains it. */
static uint32_t
new_mask(struct wave *w, uint32_t around)
{
	return around >= NO_LANE ? around : mask_new(w, w->site, w->fresh++, around);
}

static uint32_t
unite(struct wave *w, uint32_t a, uint32_t b)
{
	if (a >= NO_LANE || b >= NO_LANE)
		return a == NO_LANE ? b : b == NO_LANE ? a : WB_NONE;
	if (mask_within(w, a, b))
		return b;
	if (mask_within(w, b, a))
		return a;
	return new_mask(w, mask_around(w, a, b, w->site));
}

static uint32_t
intersect(struct wave *w, uint32_t a, uint32_t b)
{
	if (a == NO_LANE || b == NO_LANE)
		return NO_LANE;
	return new_mask(w, a == w->now->exec || b == WB_NONE ? a : b == w->now->exec || a == WB_NONE ? b : a);
}

static uint32_t
differ(struct wave *w, uint32_t a, uint32_t b)
{
	if (a >= NO_LANE || b >= NO_LANE)
		return a == NO_LANE ? b : b == NO_LANE ? a : WB_NONE;
	return new_mask(w, mask_around(w, a, b, w->site));
}

/* The name without the suffix of the wave's masks; false: it has another one. */
static bool
mask_name(const struct wave *w, const char *name, char *out, size_t room)
{
	size_t n = strlen(name);

	if (n < 5 || n >= room || strcmp(name + n - 4, w->lanes == 32 ? "_b32" : "_b64") != 0)
		return false;
	memcpy(out, name, n - 4);
	out[n - 4] = '\0';
	return true;
}

bool
meaning_mask(struct wave *w, const struct text *t)
{
	char name[48];
	uint32_t a, b, r = WB_NONE, exec = w->now->exec;

	if (!mask_name(w, t->name, name, sizeof name) || t->nopnd < 2)
		return false;
	a = read_mask(w, OPND(1));
	b = t->nopnd > 2 ? read_mask(w, OPND(2)) : WB_NONE;
	if (strstr(name, "_saveexec") || strstr(name, "_wrexec")) {
		if (strncmp(name, "s_and_save", 10) == 0)
			r = intersect(w, exec, a);
		else if (strncmp(name, "s_or_save", 9) == 0)
			r = unite(w, a, exec);
		else if (strncmp(name, "s_xor_save", 10) == 0)
			r = differ(w, a, exec);
		else if (strncmp(name, "s_andn2_", 8) == 0 || strncmp(name, "s_and_not1_", 11) == 0)
			r = new_mask(w, a);
		else if (strncmp(name, "s_andn1_", 8) == 0 || strncmp(name, "s_and_not0_", 11) == 0)
			r = new_mask(w, exec);
		if (r >= NO_LANE)
			r = mask_new(w, w->site, w->fresh++, r == NO_LANE ? exec : WB_NONE);
		write_mask(w, OPND(0), strstr(name, "_saveexec") ? exec : r);
		w->now->exec = r;
		w->now->s[SCC] = value_fresh(w);
		return true;
	}
	if (strcmp(name, "s_mov") == 0)
		r = a;
	else if (strcmp(name, "s_and") == 0)
		r = intersect(w, a, b);
	else if (strcmp(name, "s_andn2") == 0 || strcmp(name, "s_and_not1") == 0)
		r = new_mask(w, a);
	else if (strcmp(name, "s_or") == 0)
		r = unite(w, a, b);
	else if (strcmp(name, "s_xor") == 0)
		r = differ(w, a, b);
	if (r == WB_NONE || (OPND(0)->reg != EXEC && a == NO_LANE && r == NO_LANE && strcmp(name, "s_mov") == 0))
		return false;
	if (OPND(0)->reg == EXEC && r == NO_LANE)
		r = mask_new(w, w->site, w->fresh++, exec);
	write_mask(w, OPND(0), r);
	if (strcmp(name, "s_mov") != 0)
		w->now->s[SCC] = value_fresh(w);
	return true;
}

/* Lanes that are off have 0 in the result. */
bool
meaning_compare(struct wave *w, const struct text *t)
{
	bool sets_exec = strncmp(t->name, "v_cmpx", 6) == 0;
	uint32_t m;

	if (strncmp(t->name, "v_cmp", 5) != 0 || t->nopnd < 2 || t->nopnd > 3 || (t->nopnd == 2 && !sets_exec))
		return false;
	m = new_mask(w, w->now->exec);
	if (t->nopnd == 3)
		write_mask(w, OPND(0), m);
	if (sets_exec)
		w->now->exec = m;
	return true;
}
