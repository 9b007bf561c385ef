/* src/prove/exec.c -- masks of lanes: in EXEC, in scalar registers, and as results of comparisons.
 */
#include "private.h"

uint32_t
mask_of(struct wave *w, value lo, value hi, bool *is)
{
	int64_t a, b = 0;

	*is = KIND(lo) == MASK && (w->lanes == 32 || hi == VALUE(MASK_HIGH, ID(lo)));
	if (*is)
		return ID(lo);
	return KIND(lo) == FORM && form_constant(w, ID(lo), &a) &&
		(w->lanes == 32 || (KIND(hi) == FORM && form_constant(w, ID(hi), &b))) ?
		mask_number(w, (uint64_t)b << 32 | (uint32_t)a) : WB_NONE;
}

uint32_t
mask_read(struct wave *w, const struct operand *o, bool *is_mask)
{
	*is_mask = false;
	if (o->kind == NUMBER && (w->lanes == 32 || (o->number >= -16 && o->number <= 64)))
		return mask_number(w, (uint64_t)o->number);
	return o->kind == SCALAR && o->n == w->lanes / 32 ? mask_of(w, reg_read(w, o, 0), reg_read(w, o, 1), is_mask) :
		WB_NONE;
}

static uint32_t
named(struct wave *w, uint32_t m)
{
	return m != WB_NONE ? m :
		mask_atom(w, w->fresh++, (struct lanes){ .site = w->site, .in = WB_NONE, .may = UINT64_MAX });
}

/* Whether @m has a lane: 1 yes, 0 no, -1 not known. A mask that has one has it in @m, or in a mask that has none. */
static int
has_lane(struct wave *w, uint32_t m)
{
	const struct state *s = w->now;
	uint32_t all = m, more;

	if (!mask_bits(w, m).may)
		return 0;
	if (mask_bits(w, m).must || (s->some && mask_within(w, s->exec, m)))
		return 1;
	for (uint32_t k = 0; k < MOST_SAID; k++)
		if (s->said[k].mask && !s->said[k].some) {
			if (mask_within(w, m, s->said[k].mask - 1))
				return 0;
			more = mask_function(w, OR_OF, all, s->said[k].mask - 1);
			all = more == WB_NONE ? all : more;
		}
	for (uint32_t k = 0; k < MOST_SAID; k++)
		if (s->said[k].mask && s->said[k].some && mask_within(w, s->said[k].mask - 1, all))
			return 1;
	return -1;
}

static void
set_exec(struct wave *w, uint32_t m)
{
	bool some = has_lane(w, m) > 0;

	if (w->now->some)
		w->now->said[0] = (struct said){ w->now->exec + 1, true };
	w->now->some = some;
	w->now->exec = m;
}

void
mask_write(struct wave *w, const struct operand *o, uint32_t m)
{
	bool number = m == MASK_NONE || m == MASK_FULL;
	value n = VALUE(FORM, form_number(w, false, m == MASK_FULL ? -1 : 0));

	if (o->kind == SCALAR && o->reg == EXEC && o->n == w->lanes / 32) {
		set_exec(w, m);
		return;
	}
	reg_write(w, o, 0, number ? n : VALUE(MASK, m));
	reg_write(w, o, 1, number ? n : VALUE(MASK_HIGH, m));
}

/* ---- the table: masks --------------------------------------------------------------------------------- */
static const struct {
	const char *name;
	uint32_t how;
} operations[] = { { "s_and_not1_", 2 }, { "s_andn2_", 2 }, { "s_and_not0_", 4 }, { "s_andn1_", 4 },
	{ "s_and_", AND_OF },
	{ "s_or_not1_", 11 }, { "s_orn2_", 11 }, { "s_or_not0_", 13 }, { "s_orn1_", 13 }, { "s_or_", OR_OF },
	{ "s_xor_", XOR_OF }, { "s_nand_", 7 }, { "s_nor_", 1 }, { "s_xnor_", 9 }, { "s_mov_", FIRST_OF },
	{ "s_not_", 5 } };

/* What @name makes of two masks; 0: it is no such operation on masks of waves of this size. */
static uint32_t
operation(const struct wave *w, const char *name)
{
	size_t n = strlen(name);

	if (n < 5 || strcmp(name + n - 4, w->lanes == 32 ? "_b32" : "_b64") != 0)
		return 0;
	for (uint32_t k = 0; k < WB_COUNT(operations); k++)
		if (strncmp(name, operations[k].name, strlen(operations[k].name)) == 0)
			return operations[k].how;
	return 0;
}

bool
meaning_mask(struct wave *w, const struct text *t)
{
	uint32_t how = operation(w, t->name), a, b, r, exec = w->now->exec;
	bool saves = strstr(t->name, "_saveexec") != NULL, writes = strstr(t->name, "_wrexec") != NULL;
	bool to_exec = t->nopnd && OPND(0)->kind == SCALAR && OPND(0)->reg == EXEC, masks[2] = { false, false };
	uint64_t n;

	if (!how || t->nopnd < 2 || OPND(0)->kind != SCALAR)
		return false;
	a = mask_read(w, OPND(1), &masks[0]);
	b = saves || writes ? exec : a;
	if (t->nopnd == 3)
		b = mask_read(w, OPND(2), &masks[1]);
	else if (!saves && !writes && how != FIRST_OF && how != 5)
		return false;
	if (saves || writes) {
		r = mask_combine(w, how, named(w, a), b);
		mask_write(w, OPND(0), saves ? exec : r);
		set_exec(w, saves && to_exec ? named(w, WB_NONE) : r);	/* which of both is left is not known */
		w->now->s[SCC] = VALUE(SOME, r);	/* whether the result is not 0 */
		return true;
	}
	if (!to_exec && !masks[0] && !masks[1]) {
		if (a == WB_NONE || b == WB_NONE)
			return false;	/* it may be a number */
		n = mask_bits(w, mask_combine(w, how, a, b)).must;	/* they are known, such as -1 or 0 */
		for (uint32_t k = 0; k < w->lanes / 32; k++)
			reg_write(w, OPND(0), k, VALUE(FORM, form_number(w, false, (int64_t)(n >> 32 * k))));
		if (how != FIRST_OF)
			w->now->s[SCC] = VALUE(FORM, form_number(w, false, n != 0));
		return true;
	}
	if (!to_exec && how == FIRST_OF && !masks[0])
		return false;
	r = how == FIRST_OF ? named(w, a) : mask_combine(w, how, named(w, a), named(w, b));
	mask_write(w, OPND(0), r);
	if (how != FIRST_OF)
		w->now->s[SCC] = VALUE(SOME, r);
	return true;
}

/* ---- the table: the first lane of a mask -------------------------------------------------------------------- */
/* Whether @t is an operation on masks of waves of this size that begins with @name. */
static bool
is_named(const struct wave *w, const struct text *t, const char *name, uint32_t nopnd)
{
	size_t n = strlen(name);

	return t->nopnd == nopnd && strncmp(t->name, name, n) == 0 &&
		strcmp(t->name + n, w->lanes == 32 ? "32" : "64") == 0;
}

/* How many lanes of a mask are below each one: in its lower half, then in both. */
static bool
do_below(struct wave *w, const struct text *t)
{
	bool low = strcmp(t->name, "v_mbcnt_lo_u32_b32") == 0;
	value m, from;

	if ((!low && strcmp(t->name, "v_mbcnt_hi_u32_b32") != 0) || t->nopnd != 3)
		return false;
	m = reg_read(w, OPND(1), 0);
	from = reg_read(w, OPND(2), 0);
	if (low ? KIND(m) != MASK || !value_is(w, from, 0) :
		  KIND(m) != MASK_HIGH || KIND(from) != FORM || value_below(w, ID(from), true) != ID(m) + 1)
		return false;
	reg_write(w, OPND(0), 0, VALUE(FORM, form_new(w, false, (struct symbol){ .most = w->lanes - 1,
		.below = ID(m) + 1, .half = low && w->lanes == 64, .varies = true })));
	return true;
}

bool
meaning_first(struct wave *w, const struct text *t)
{
	bool is_mask, some = is_named(w, t, "s_cmp_lg_u", 2);
	value v;
	uint32_t m;

	if (is_named(w, t, "s_ff1_i32_b", 2) || is_named(w, t, "s_ctz_i32_b", 2)) {
		m = mask_read(w, OPND(1), &is_mask);
		if (m != WB_NONE)
			reg_write(w, OPND(0), 0, VALUE(FIRST, m));
		return m != WB_NONE;
	}
	if (is_named(w, t, "s_lshl_b", 3) && OPND(1)->kind == NUMBER && OPND(1)->number == 1) {
		v = reg_read(w, OPND(2), 0);
		if (KIND(v) != FIRST)
			return false;
		m = mask_atom(w, w->fresh++, (struct lanes){ .site = w->site, .in = WB_NONE, .first = ID(v) + 1,
			.may = UINT64_MAX });
		mask_write(w, OPND(0), m);
		w->now->s[SCC] = value_fresh(w);
		return true;
	}
	if ((some || is_named(w, t, "s_cmp_eq_u", 2)) && OPND(1)->kind == NUMBER && !OPND(1)->number) {
		m = mask_read(w, OPND(0), &is_mask);
		if (is_mask)
			w->now->s[SCC] = VALUE(some ? SOME : EMPTY, m);
		return is_mask;
	}
	return do_below(w, t);
}

/* ---- the table: comparisons ----------------------------------------------------------------------------- */
struct comparison {
	uint32_t a, b;			/* forms; WB_NONE */
	enum order how;
	bool is_signed;
};

/* The order that a comparison ends with, before its type; false: none. */
static bool
order_of(const char *name, enum order *how)
{
	static const char *const text[] = { "_eq_", "_lg_", "_lt_", "_ge_", "_le_", "_gt_", "_ne_" };

	for (uint32_t k = 0; k < WB_COUNT(text); k++)
		if (strstr(name, text[k])) {
			*how = k > MORE ? UNEQUAL : (enum order)k;
			return true;
		}
	return false;
}

static struct comparison
comparison_of(struct wave *w, const struct text *t)
{
	const struct operand *a = OPND(t->nopnd - 2), *b = OPND(t->nopnd - 1);
	struct comparison c = { WB_NONE, WB_NONE, EQUAL, strstr(t->name, "_i") != NULL };

	if (t->special || t->modified || !order_of(t->name, &c.how))
		return c;
	if (strstr(t->name, "_u32") || strstr(t->name, "_i32")) {
		c.a = reg_form(w, a);
		c.b = reg_form(w, b);
	} else if (strstr(t->name, "_u64") || strstr(t->name, "_i64")) {
		c.a = reg_wide(w, a);
		c.b = reg_wide(w, b);
	}
	if (c.b == WB_NONE)
		c.a = WB_NONE;
	return c;
}

/* Whether the comparison holds in lane @l: 1 yes, 0 no, -1 not known. @on: the lane is on. */
static int
ordered(struct wave *w, const struct comparison *c, uint32_t l, bool on)
{
	if (c->a == c->b)
		return c->how == EQUAL || c->how == AT_MOST || c->how == AT_LEAST;
	return condition_decide(c->how, condition_range(w, c->a, c->is_signed, l, on),
		condition_range(w, c->b, c->is_signed, l, on));
}

/* Lanes in which the comparison may hold, and must. */
static struct bits
ordered_lanes(struct wave *w, const struct comparison *c, bool on)
{
	struct bits b = { 0, 0 };

	for (uint32_t l = 0; l < w->lanes; l++) {
		int is = c->a == WB_NONE ? -1 : ordered(w, c, l, on);

		b.may |= (uint64_t)(is != 0) << l;
		b.must |= (uint64_t)(is > 0) << l;
	}
	return b;
}

/* What the comparison says of @f if it is @how the number of @g; nothing if the range of that is not known. */
static void
add_says(
	struct wave *w, const struct comparison *c, enum order how, uint32_t f, uint32_t g, uint32_t k, struct lanes *m)
{
	bool is_signed = c->is_signed && how != EQUAL && how != UNEQUAL;
	struct range r = condition_range(w, g, is_signed, WB_NONE, false), all = range_all(false, is_signed);

	if (form_known(w, f) || (r.least == all.least && r.most == all.most))
		return;
	for (uint32_t truth = 0; truth < 2; truth++)
		m->says[truth][k] = condition_assume(f, how, is_signed, r.least, r.most, truth);
}

/* Lanes in which the comparison holds, whether they are on or not. */
static uint32_t
comparing_atom(struct wave *w, const struct comparison *c, bool uniform)
{
	struct bits b = ordered_lanes(w, c, false);
	struct lanes m = { .site = w->site, .in = WB_NONE, .may = b.may, .must = b.must, .uniform = uniform };

	if (c->a != WB_NONE && !w->form.at[c->a].wide) {
		add_says(w, c, c->how, c->a, c->b, 0, &m);
		add_says(w, c, c->how < LESS ? c->how : (enum order)(LESS + MORE - c->how), c->b, c->a, 1, &m);
	}
	if (c->a != WB_NONE && c->how == EQUAL)
		m.first = value_is(w, VALUE(FORM, c->a), 0) ? value_below(w, c->b, false) :
			value_is(w, VALUE(FORM, c->b), 0) ? value_below(w, c->a, false) : 0;
	return mask_atom(w, w->fresh++, m);
}

/* Lanes that are on, and in which the comparison holds. */
static uint32_t
compare_lanes(struct wave *w, const struct comparison *c)
{
	uint64_t on = mask_bits(w, w->now->exec).may;
	struct bits b = ordered_lanes(w, c, true);

	if (!(b.may & on) || !(on & ~b.must))
		return b.may & on ? w->now->exec : MASK_NONE;
	return mask_combine(w, AND_OF, w->now->exec, comparing_atom(w, c, false));
}

/* SCC by a comparison of numbers that are the same in all lanes: it holds in all or none. */
static void
compare_scalars(struct wave *w, const struct text *t)
{
	struct comparison c = comparison_of(w, t);
	bool is_short = strncmp(t->name, "s_cmpk_", 7) == 0;
	int is = -1;
	int64_t n, bit;
	uint32_t m;

	if (is_short && c.a != WB_NONE)
		c.b = form_number(w, false, c.is_signed ? (int16_t)(uint16_t)OPND(1)->number :
							  (uint16_t)OPND(1)->number);
	if (strncmp(t->name, "s_bitcmp", 8) == 0 && strcmp(t->name + 9, "_b32") == 0 && reg_number(w, OPND(0), &n) &&
		reg_number(w, OPND(1), &bit))
		is = (n >> (bit & 31) & 1) == t->name[8] - '0';
	else if (c.a != WB_NONE)
		is = ordered(w, &c, WB_NONE, true);
	if (is >= 0 && (c.a == WB_NONE || (form_known(w, c.a) && form_known(w, c.b)))) {
		w->now->s[SCC] = VALUE(FORM, form_number(w, false, is));
		return;
	}
	m = comparing_atom(w, &c, true);
	w->now->s[SCC] = VALUE(SOME, m);
	if (is >= 0)
		run_say(w->now, (struct said){ m + 1, is });
}

/* Lanes that are off have 0 in the result. */
bool
meaning_compare(struct wave *w, const struct text *t)
{
	bool sets_exec = strncmp(t->name, "v_cmpx", 6) == 0;
	struct comparison c;
	uint32_t m;

	if (t->nopnd == 2 && (strncmp(t->name, "s_cmp", 5) == 0 || strncmp(t->name, "s_bitcmp", 8) == 0)) {
		compare_scalars(w, t);
		return true;
	}
	if (strncmp(t->name, "v_cmp", 5) != 0 || t->nopnd < 2 || t->nopnd > 3 || (t->nopnd == 2 && !sets_exec))
		return false;
	c = comparison_of(w, t);
	m = compare_lanes(w, &c);
	if (t->nopnd == 3)
		mask_write(w, OPND(0), m);
	if (sets_exec)
		set_exec(w, m);
	return true;
}

/* ---- branches ------------------------------------------------------------------------------------------- */
/* SCC is 1 if this holds. */
static struct said
scc_says(struct wave *w)
{
	value scc = w->now->s[SCC];
	int64_t n;

	if (KIND(scc) == FORM && form_constant(w, ID(scc), &n))
		return (struct said){ MASK_FULL + 1, n != 0 };
	return (struct said){ KIND(scc) == SOME || KIND(scc) == EMPTY ? ID(scc) + 1 : 0, KIND(scc) == SOME };
}

int
meaning_holds(struct wave *w, struct said s)
{
	int is = s.mask ? has_lane(w, s.mask - 1) : -1;

	return is < 0 ? is : is == s.some;
}

int
meaning_scc(struct wave *w)
{
	return meaning_holds(w, scc_says(w));
}

struct said
meaning_says(struct wave *w, const struct text *t, bool taken)
{
	struct operand o = { .kind = SCALAR, .n = w->lanes / 32, .reg = t->name[10] == 'v' ? VCC : EXEC };
	struct said s = { 0, true };
	bool wants;

	if (strncmp(t->name, "s_cbranch_scc", 13) == 0) {
		s = scc_says(w);
		wants = t->name[13] == '1';
	} else if (strncmp(t->name, "s_cbranch_vcc", 13) == 0 || strncmp(t->name, "s_cbranch_exec", 14) == 0) {
		s.mask = mask_read(w, &o, &wants) + 1;	/* WB_NONE: not known */
		wants = t->name[strlen(t->name) - 2] == 'n';
	} else {
		return s;
	}
	s.some = s.some == (taken == wants);
	return s;
}
