/* src/prove/exec.c -- masks of lanes: in EXEC, in scalar registers, and as results of comparisons.
 *
 * Right:  of a mask only a set is known that contains it (mask.c). An intersection is within both, a union within what
 *         contains both, and equal to one that contains the other.
 */
#include "meaning.h"

/* ---- sets of lanes ------------------------------------------------------------------------------------ */
#define NO_LANE (WB_NONE - 1)

/* A mask with a name, WB_NONE: it has none, NO_LANE: it is empty; and what is known of each lane. */
struct set {
	uint32_t id;
	uint64_t may, must;
};

static uint64_t
all_lanes(const struct wave *w)
{
	return w->lanes == 64 ? UINT64_MAX : UINT32_MAX;
}

static struct set
named(const struct wave *w, uint32_t m)
{
	return (struct set){ m, w->mask.at[m].may, w->mask.at[m].must };
}

static struct set
read_set(struct wave *w, const struct operand *o)
{
	struct set any = { WB_NONE, all_lanes(w), 0 };
	int64_t lo, hi;
	value a, b;

	if (o->kind == NUMBER && (w->lanes == 32 || (o->number >= -16 && o->number <= 64))) {
		any.may = any.must = (uint64_t)o->number & any.may;
		any.id = any.may ? WB_NONE : NO_LANE;
		return any;
	}
	if (o->kind != SCALAR || o->n != w->lanes / 32)
		return any;
	a = reg_read(w, o, 0);
	b = o->n == 2 ? reg_read(w, o, 1) : VALUE(FORM, form_number(w, false, 0));
	if (KIND(a) == MASK && (w->lanes == 32 || b == VALUE(MASK_HIGH, ID(a))))
		return named(w, ID(a));
	if (KIND(a) == FORM && KIND(b) == FORM && form_constant(w, ID(a), &lo) && form_constant(w, ID(b), &hi)) {
		any.may = any.must = (uint64_t)hi << 32 | (uint32_t)lo;
		any.id = any.may ? WB_NONE : NO_LANE;
	}
	return any;
}

void
mask_read(struct wave *w, const struct operand *o, uint64_t *may, uint64_t *must)
{
	struct set s = read_set(w, o);

	*may = s.may;
	*must = s.must;
}

/* A new mask in @around, which is none if nothing contains it. */
static uint32_t
new_mask(struct wave *w, uint32_t around, uint64_t may, uint64_t must)
{
	const struct lanes *all = &w->mask.at[MASK_ALL];

	if (around < NO_LANE)
		may &= w->mask.at[around].may;
	if (!may || around == NO_LANE)
		return NO_LANE;
	if (may == all->may && must == may)
		return MASK_ALL;
	if (around == WB_NONE && may == all_lanes(w) && !must)
		return WB_NONE;
	return mask_new(w, w->site, w->fresh++, around, may, must);
}

/* Lanes of @m are on from now on. */
static void
set_exec(struct wave *w, uint32_t m)
{
	if (m == NO_LANE)
		m = mask_new(w, w->site, w->fresh++, w->now->exec, 0, 0);
	w->now->exec = m == WB_NONE ? mask_new(w, w->site, w->fresh++, WB_NONE, all_lanes(w), 0) : m;
}

static void
write_mask(struct wave *w, const struct operand *o, uint32_t m)
{
	value zero = VALUE(FORM, form_number(w, false, 0));

	if (o->kind == SCALAR && o->reg == EXEC && o->n == w->lanes / 32) {
		set_exec(w, m);
		return;
	}
	if (m == WB_NONE) {
		reg_forget(w, o, true);
		return;
	}
	reg_write(w, o, 0, m == NO_LANE ? zero : VALUE(MASK, m));
	reg_write(w, o, 1, m == NO_LANE ? zero : VALUE(MASK_HIGH, m));
}

static uint32_t
around(const struct wave *w, struct set a, struct set b)
{
	if (a.id == NO_LANE || b.id == NO_LANE)
		return a.id == NO_LANE ? b.id : a.id;
	return a.id == WB_NONE || b.id == WB_NONE ? WB_NONE : mask_around(w, a.id, b.id, w->site);
}

static uint32_t
unite(struct wave *w, struct set a, struct set b)
{
	if (a.id < NO_LANE && b.id < NO_LANE && mask_within(w, a.id, b.id))
		return b.id;
	if (a.id < NO_LANE && b.id < NO_LANE && mask_within(w, b.id, a.id))
		return a.id;
	return new_mask(w, around(w, a, b), a.may | b.may, a.must | b.must);
}

static uint32_t
intersect(struct wave *w, struct set a, struct set b)
{
	uint32_t in = a.id == NO_LANE || b.id == NO_LANE ? NO_LANE :
		a.id == w->now->exec || b.id == WB_NONE ? a.id :
		b.id == w->now->exec || a.id == WB_NONE ? b.id : a.id;

	return new_mask(w, in, a.may & b.may, a.must & b.must);
}

static uint32_t
without(struct wave *w, struct set a, struct set b)
{
	return new_mask(w, a.id, a.may & ~b.must, a.must & ~b.may);
}

static uint32_t
differ(struct wave *w, struct set a, struct set b)
{
	return new_mask(w, around(w, a, b), (a.may | b.may) & ~(a.must & b.must),
		(a.must & ~b.may) | (b.must & ~a.may));
}

/* ---- the table: masks --------------------------------------------------------------------------------- */
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

/* What @name makes of two masks, of which the second one is EXEC if it is saved; false: no such operation. */
static bool
operate(struct wave *w, const char *name, struct set a, struct set b, uint32_t *r)
{
	if (strncmp(name, "s_and_not1_", 11) == 0 || strncmp(name, "s_andn2_", 8) == 0)
		*r = without(w, a, b);
	else if (strncmp(name, "s_and_not0_", 11) == 0 || strncmp(name, "s_andn1_", 8) == 0)
		*r = without(w, b, a);
	else if (strncmp(name, "s_and_", 6) == 0)
		*r = intersect(w, a, b);
	else if (strncmp(name, "s_or_", 5) == 0)
		*r = unite(w, a, b);
	else if (strncmp(name, "s_xor_", 6) == 0)
		*r = differ(w, a, b);
	else
		return false;
	return true;
}

static void
save_exec(struct wave *w, const struct text *t, bool saves)
{
	uint32_t exec = w->now->exec, r = WB_NONE;

	operate(w, t->name, read_set(w, OPND(1)), named(w, exec), &r);
	write_mask(w, OPND(0), saves ? exec : r);
	set_exec(w, r);
	w->now->s[SCC] = value_fresh(w);
}

static bool
is_number(struct set a)
{
	return a.id >= NO_LANE && a.may == a.must;
}

/* Two numbers that are known, such as conditions of a wave: -1 or 0. */
static bool
do_numbers(struct wave *w, const struct text *t, const char *name, uint64_t a, uint64_t b)
{
	uint64_t n;

	if (strcmp(name, "s_and") == 0)
		n = a & b;
	else if (strcmp(name, "s_or") == 0)
		n = a | b;
	else if (strcmp(name, "s_xor") == 0)
		n = a ^ b;
	else if (strcmp(name, "s_andn2") == 0 || strcmp(name, "s_and_not1") == 0)
		n = a & ~b;
	else
		return false;
	for (uint32_t k = 0; k < w->lanes / 32; k++)
		reg_write(w, OPND(0), k, VALUE(FORM, form_number(w, false, (int64_t)(n >> 32 * k & UINT32_MAX))));
	w->now->s[SCC] = VALUE(FORM, form_number(w, false, n != 0));
	return true;
}

bool
meaning_mask(struct wave *w, const struct text *t)
{
	char name[48];
	uint32_t r = WB_NONE;
	struct set a, b = { WB_NONE, all_lanes(w), 0 };
	bool move;

	if (!mask_name(w, t->name, name, sizeof name) || t->nopnd < 2)
		return false;
	if (strstr(name, "_saveexec") || strstr(name, "_wrexec")) {
		save_exec(w, t, strstr(name, "_saveexec") != NULL);
		return true;
	}
	a = read_set(w, OPND(1));
	if (t->nopnd > 2)
		b = read_set(w, OPND(2));
	if (t->nopnd == 3 && is_number(a) && is_number(b) && OPND(0)->kind == SCALAR && OPND(0)->reg != EXEC &&
		do_numbers(w, t, name, a.may, b.may))
		return true;
	move = strcmp(name, "s_mov") == 0;
	if (move)
		r = a.id == WB_NONE ? new_mask(w, WB_NONE, a.may, a.must) : a.id;
	else if (strcmp(name, "s_not") == 0)
		r = new_mask(w, WB_NONE, all_lanes(w) & ~a.must, all_lanes(w) & ~a.may);
	else if ((strlen(name) > 7 && strcmp(name, "s_and_not1") != 0) || !operate(w, t->name, a, b, &r))
		return false;
	if (OPND(0)->reg != EXEC &&
		(r == WB_NONE || (a.id >= NO_LANE && b.id >= NO_LANE && (move || a.id != b.id || a.id == WB_NONE))))
		return false;	/* it may be a number */
	write_mask(w, OPND(0), r);
	if (!move)
		w->now->s[SCC] = value_fresh(w);
	return true;
}

/* ---- the table: comparisons in lanes -------------------------------------------------------------------- */
/* Whether @a and @b are in that order in lane @l: 1 yes, 0 no, -1 not known. */
static int
ordered(const struct wave *w, const struct compare *c, uint32_t with, uint32_t l)
{
	bool wide = w->form.at[c->form].wide;
	wb_i128 least = c->is_signed ? -((wb_i128)1 << (wide ? 63 : 31)) : 0,
		most = ((wb_i128)1 << ((wide ? 64 : 32) - c->is_signed)) - 1, a, b, x, y;

	if (c->form == with)
		return c->how == EQUAL || c->how == AT_MOST || c->how == AT_LEAST;
	if (!form_range_in(w, c->form, l, &a, &b) || !form_range_in(w, with, l, &x, &y))
		return -1;
	if (a == b && !c->is_signed)	/* numbers are the same modulo 2^32 */
		a = b = wide ? (wb_i128)(uint64_t)a : (wb_i128)(uint32_t)a;
	if (x == y && !c->is_signed)
		x = y = wide ? (wb_i128)(uint64_t)x : (wb_i128)(uint32_t)x;
	if (a < least || b > most || x < least || y > most)
		return -1;
	switch (c->how) {
	case EQUAL: return a == b && x == y && a == x ? 1 : b < x || y < a ? 0 : -1;
	case UNEQUAL: return a == b && x == y && a == x ? 0 : b < x || y < a ? 1 : -1;
	case LESS: return b < x ? 1 : a >= y ? 0 : -1;
	case AT_MOST: return b <= x ? 1 : a > y ? 0 : -1;
	case MORE: return a > y ? 1 : b <= x ? 0 : -1;
	case AT_LEAST: return a >= y ? 1 : b < x ? 0 : -1;
	}
	return -1;
}

/* The lanes in which comparison @t holds. */
static void
compare_lanes(struct wave *w, const struct text *t, uint64_t *may, uint64_t *must)
{
	const struct operand *a = OPND(t->nopnd - 2), *b = OPND(t->nopnd - 1);
	struct compare c = { .is_signed = strstr(t->name, "_i") != NULL };
	uint32_t with = WB_NONE;

	*may = all_lanes(w);
	*must = 0;
	if (t->special || t->modified || !meaning_order(t->name, &c.how))
		return;
	if (strstr(t->name, "_u32") || strstr(t->name, "_i32")) {
		c.form = reg_form(w, a);
		with = reg_form(w, b);
	} else if (strstr(t->name, "_u64") || strstr(t->name, "_i64")) {
		c.form = reg_wide(w, a);
		with = reg_wide(w, b);
	}
	for (uint32_t l = 0; with != WB_NONE && c.form != WB_NONE && l < w->present; l++) {
		int is = ordered(w, &c, with, l);

		*may &= is ? UINT64_MAX : ~((uint64_t)1 << l);
		*must |= is > 0 ? (uint64_t)1 << l : 0;
	}
}

/* Lanes that are off have 0 in the result. */
bool
meaning_compare(struct wave *w, const struct text *t)
{
	bool sets_exec = strncmp(t->name, "v_cmpx", 6) == 0;
	struct set exec = named(w, w->now->exec);
	uint64_t may, must;
	uint32_t m;

	if (strncmp(t->name, "v_cmp", 5) != 0 || t->nopnd < 2 || t->nopnd > 3 || (t->nopnd == 2 && !sets_exec))
		return false;
	compare_lanes(w, t, &may, &must);
	m = new_mask(w, exec.id, exec.may & may, exec.must & must);
	if (t->nopnd == 3)
		write_mask(w, OPND(0), m);
	if (sets_exec)
		set_exec(w, m);
	return true;
}

/* ---- branches ------------------------------------------------------------------------------------------- */
int
meaning_scc(struct wave *w)
{
	value scc = w->now->s[SCC];
	int64_t n;

	if (KIND(scc) == FORM && form_constant(w, ID(scc), &n))
		return n != 0;
	return KIND(scc) == COMPARE ? condition_holds(w, &w->compare.at[ID(scc)]) : -1;
}

int
meaning_taken(struct wave *w, const struct text *t)
{
	struct operand o = { .kind = SCALAR, .n = w->lanes / 32 };
	bool wants;
	struct set m;
	int scc;

	if (strncmp(t->name, "s_cbranch_scc", 13) == 0) {
		wants = t->name[13] == '1';
		scc = meaning_scc(w);
		return scc < 0 ? scc : scc == wants;
	}
	if (strncmp(t->name, "s_cbranch_vcc", 13) != 0 && strncmp(t->name, "s_cbranch_exec", 14) != 0)
		return -1;
	o.reg = t->name[10] == 'v' ? VCC : EXEC;
	wants = t->name[strlen(t->name) - 2] == 'n';
	m = read_set(w, &o);
	return !m.may ? !wants : m.must ? wants : -1;
}
