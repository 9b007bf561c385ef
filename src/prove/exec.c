/* src/prove/exec.c -- masks of lanes: in EXEC, in scalar registers, and as results of comparisons.
 */
#include "private.h"

/* What of two lanes is in a result: bit 0 if neither is, bit 1 the first, bit 2 the second, bit 3 both. */
enum { AND_OF = 8, OR_OF = 14, XOR_OF = 6, FIRST_OF = 10 };

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

/* The mask in @o; WB_NONE: nothing is known of it. *is_mask: it is no number. */
static uint32_t
read_mask(struct wave *w, const struct operand *o, bool *is_mask)
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

uint32_t
mask_read(struct wave *w, const struct operand *o)
{
	bool is_mask;

	return read_mask(w, o, &is_mask);
}

/* Whether @m has a lane: 1 yes, 0 no, -1 not known. A mask that has one has it in @m, or in a mask that has none. */
static int
has_lane(struct wave *w, uint32_t m)
{
	const struct state *s = w->now;
	uint32_t all = s->none ? mask_function(w, OR_OF, m, s->none - 1) : m;

	if (!mask_bits(w, m).may)
		return 0;
	return mask_bits(w, m).must || (s->some && mask_within(w, s->exec, m)) ||
		(s->full && all != WB_NONE && mask_within(w, s->full - 1, all)) ? 1 : -1;
}

static void
set_exec(struct wave *w, uint32_t m)
{
	bool some = has_lane(w, m) > 0;

	if (w->now->some)
		w->now->full = w->now->exec + 1;
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

/* SCC is whether the result is not 0. */
static void
set_scc(struct wave *w, uint32_t m)
{
	w->now->s[SCC] = VALUE(SOME, m);
}

/* Two numbers that are known, such as conditions of a wave: -1 or 0. */
static void
do_numbers(struct wave *w, const struct text *t, uint32_t how, uint64_t a, uint64_t b)
{
	uint64_t n = (how & 1 ? ~a & ~b : 0) | (how & 2 ? a & ~b : 0) | (how & 4 ? ~a & b : 0) | (how & 8 ? a & b : 0);

	n &= all_lanes(w);
	for (uint32_t k = 0; k < w->lanes / 32; k++)
		reg_write(w, OPND(0), k, VALUE(FORM, form_number(w, false, (int64_t)(n >> 32 * k & UINT32_MAX))));
	if (how != FIRST_OF)
		w->now->s[SCC] = VALUE(FORM, form_number(w, false, n != 0));
}

bool
meaning_mask(struct wave *w, const struct text *t)
{
	uint32_t how = operation(w, t->name), a, b, r, exec = w->now->exec;
	bool saves = strstr(t->name, "_saveexec") != NULL, writes = strstr(t->name, "_wrexec") != NULL;
	bool to_exec = t->nopnd && OPND(0)->kind == SCALAR && OPND(0)->reg == EXEC, masks[2] = { false, false };

	if (!how || t->nopnd < 2 || OPND(0)->kind != SCALAR)
		return false;
	a = read_mask(w, OPND(1), &masks[0]);
	b = saves || writes ? exec : a;
	if (t->nopnd == 3)
		b = read_mask(w, OPND(2), &masks[1]);
	else if (!saves && !writes && how != FIRST_OF && how != 5)
		return false;
	if (saves || writes) {
		r = mask_combine(w, how, named(w, a), b);
		mask_write(w, OPND(0), saves ? exec : r);
		set_exec(w, r);
		set_scc(w, r);
		return true;
	}
	if (!to_exec && !masks[0] && !masks[1]) {
		if (a == WB_NONE || b == WB_NONE)
			return false;	/* it may be a number */
		do_numbers(w, t, how, mask_bits(w, a).must, mask_bits(w, b).must);
		return true;
	}
	if (!to_exec && how == FIRST_OF && !masks[0])
		return false;
	r = how == FIRST_OF ? named(w, a) : mask_combine(w, how, named(w, a), named(w, b));
	mask_write(w, OPND(0), r);
	if (how != FIRST_OF)
		set_scc(w, r);
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

/* The first lane of @of, and no other of it. */
static uint32_t
first_lane(struct wave *w, uint32_t of)
{
	return mask_atom(w, w->fresh++,
		(struct lanes){ .site = w->site, .in = WB_NONE, .first = of + 1, .may = UINT64_MAX });
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
	reg_write(w, OPND(0), 0, value_varies(w, (struct symbol){ .most = w->lanes - 1,
		.below = ID(m) + 1, .half = low && w->lanes == 64 }));
	return true;
}

bool
meaning_first(struct wave *w, const struct text *t)
{
	bool is_mask, some = is_named(w, t, "s_cmp_lg_u", 2);
	value v;
	uint32_t m;

	if (is_named(w, t, "s_ff1_i32_b", 2) || is_named(w, t, "s_ctz_i32_b", 2)) {
		m = read_mask(w, OPND(1), &is_mask);
		if (is_mask)
			reg_write(w, OPND(0), 0, VALUE(FIRST, m));
		return is_mask;
	}
	if (is_named(w, t, "s_lshl_b", 3) && OPND(1)->kind == NUMBER && OPND(1)->number == 1) {
		v = reg_read(w, OPND(2), 0);
		if (KIND(v) != FIRST)
			return false;
		mask_write(w, OPND(0), first_lane(w, ID(v)));
		w->now->s[SCC] = value_fresh(w);
		return true;
	}
	if ((some || is_named(w, t, "s_cmp_eq_u", 2)) && OPND(1)->kind == NUMBER && !OPND(1)->number) {
		m = read_mask(w, OPND(0), &is_mask);
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
	static const char *const text[] = { "_eq_", "_lg_", "_lt_", "_ge_", "_le_", "_gt_" };

	for (uint32_t k = 0; k < WB_COUNT(text); k++)
		if (strstr(name, text[k])) {
			*how = (enum order)k;
			return true;
		}
	*how = UNEQUAL;
	return strstr(name, "_ne_") != NULL;
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

/* A comparison of numbers that are the same in all lanes. */
bool
meaning_scalars(struct wave *w, const struct text *t)
{
	bool is_short = strncmp(t->name, "s_cmpk_", 7) == 0;
	struct comparison c;
	int64_t n, bit;

	if (strncmp(t->name, "s_bitcmp", 8) == 0 && t->nopnd == 2 && reg_number(w, OPND(0), &n) &&
		reg_number(w, OPND(1), &bit) && strcmp(t->name + 9, "_b32") == 0) {
		w->now->s[SCC] = VALUE(FORM, form_number(w, false, (n >> (bit & 31) & 1) == t->name[8] - '0'));
		return true;
	}
	if ((!is_short && strncmp(t->name, "s_cmp_", 6) != 0) || t->nopnd != 2 || !strstr(t->name, "32"))
		return false;
	c = comparison_of(w, t);
	if (is_short)
		c.b = form_number(w, false, c.is_signed ? (int16_t)(uint16_t)OPND(1)->number :
							  (uint16_t)OPND(1)->number);
	w->now->s[SCC] = value_fresh(w);
	if (c.a == WB_NONE)
		return true;
	if (form_constant(w, c.b, &n))
		w->now->s[SCC] = value_compare(w, (struct compare){ c.a, c.how, c.is_signed, n });
	else if (form_constant(w, c.a, &n))
		w->now->s[SCC] = value_compare(w,
			(struct compare){ c.b, condition_mirrored(c.how), c.is_signed, n });
	return true;
}

/* The range of @f of 64 bits in lane @l; false: it may wrap. */
static bool
wide_range(const struct wave *w, uint32_t f, bool is_signed, uint32_t l, wb_i128 *least, wb_i128 *most)
{
	if (!form_range_in(w, f, l, least, most))
		return false;
	if (*least == *most && !is_signed)	/* numbers are the same modulo 2^64 */
		*least = *most = (wb_i128)(uint64_t)*least;
	return *least >= (is_signed ? INT64_MIN : 0) && *most <= (is_signed ? INT64_MAX : (wb_i128)UINT64_MAX);
}

/* Whether the comparison holds in lane @l: 1 yes, 0 no, -1 not known. @on: the lane is on. */
static int
ordered(struct wave *w, const struct comparison *c, uint32_t l, bool on)
{
	bool wide = w->form.at[c->a].wide;
	wb_i128 range[2][2];

	if (c->a == c->b)
		return c->how == EQUAL || c->how == AT_MOST || c->how == AT_LEAST;
	for (uint32_t k = 0; k < 2; k++) {
		uint32_t f = k ? c->b : c->a;

		if (wide ? !wide_range(w, f, c->is_signed, l, &range[k][0], &range[k][1]) :
			   !condition_range(w, f, c->is_signed, l, on, &range[k][0], &range[k][1]))
			return -1;
	}
	return condition_decide(c->how, range[0][0], range[0][1], range[1][0], range[1][1]);
}

/* Lanes in which the comparison may hold, and must. */
static void
ordered_lanes(struct wave *w, const struct comparison *c, bool on, uint64_t *may, uint64_t *must)
{
	*may = all_lanes(w);
	*must = 0;
	for (uint32_t l = 0; l < w->lanes; l++) {
		int is = ordered(w, c, l, on);

		*may &= is ? UINT64_MAX : ~((uint64_t)1 << l);
		*must |= is > 0 ? (uint64_t)1 << l : 0;
	}
}

/* What the comparison says of @f if it is @how the number of @g; nothing if the range of that is not known. */
static void
add_says(
	struct wave *w, const struct comparison *c, enum order how, uint32_t f, uint32_t g, uint32_t k, struct lanes *m)
{
	wb_i128 least, most;
	bool is_signed = c->is_signed && how != EQUAL && how != UNEQUAL;

	if (form_known(w, f) || !form_range(w, g, &least, &most))
		return;
	if (least == most)
		least = most = is_signed ? (int32_t)least : (wb_i128)(uint32_t)least;
	if (least < (is_signed ? INT32_MIN : 0) || most > (is_signed ? INT32_MAX : UINT32_MAX))
		return;
	for (uint32_t truth = 0; truth < 2; truth++)
		m->says[truth][k] = condition_assume(f, how, is_signed, least, most, truth);
}

static bool
is_zero(const struct wave *w, uint32_t f)
{
	return value_is(w, VALUE(FORM, f), 0);
}

/* Lanes that are on, and in which the comparison holds. */
static uint32_t
compare_lanes(struct wave *w, const struct text *t)
{
	struct comparison c = comparison_of(w, t);
	uint64_t on = mask_bits(w, w->now->exec).may, may, must;
	struct lanes m = { .site = w->site, .in = WB_NONE, .may = UINT64_MAX };

	if (c.a != WB_NONE) {
		ordered_lanes(w, &c, true, &may, &must);
		if (!(may & on) || !(on & ~must))
			return may & on ? w->now->exec : MASK_NONE;
		ordered_lanes(w, &c, false, &m.may, &m.must);
	}
	if (c.a != WB_NONE && !w->form.at[c.a].wide) {
		add_says(w, &c, c.how, c.a, c.b, 0, &m);
		add_says(w, &c, condition_mirrored(c.how), c.b, c.a, 1, &m);
	}
	if (c.a != WB_NONE && c.how == EQUAL)
		m.first = is_zero(w, c.a) ? value_below(w, c.b, false) :
			is_zero(w, c.b) ? value_below(w, c.a, false) : 0;
	return mask_combine(w, AND_OF, w->now->exec, mask_atom(w, w->fresh++, m));
}

/* Lanes that are off have 0 in the result. */
bool
meaning_compare(struct wave *w, const struct text *t)
{
	bool sets_exec = strncmp(t->name, "v_cmpx", 6) == 0;
	uint32_t m;

	if (strncmp(t->name, "v_cmp", 5) != 0 || t->nopnd < 2 || t->nopnd > 3 || (t->nopnd == 2 && !sets_exec))
		return false;
	m = compare_lanes(w, t);
	if (t->nopnd == 3)
		mask_write(w, OPND(0), m);
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
	if (KIND(scc) == SOME || KIND(scc) == EMPTY) {
		int some = has_lane(w, ID(scc));

		return some < 0 ? some : some == (KIND(scc) == SOME);
	}
	return KIND(scc) == COMPARE ? condition_holds(w, &w->compare.at[ID(scc)]) : -1;
}

/* Whether @name branches on a mask; *wants: if a lane is in it. */
static bool
reads_mask(struct wave *w, const char *name, uint32_t *m, bool *wants)
{
	struct operand o = { .kind = SCALAR, .n = w->lanes / 32 };

	if (strncmp(name, "s_cbranch_vcc", 13) != 0 && strncmp(name, "s_cbranch_exec", 14) != 0)
		return false;
	o.reg = name[10] == 'v' ? VCC : EXEC;
	*wants = name[strlen(name) - 2] == 'n';
	*m = mask_read(w, &o);
	return true;
}

int
meaning_taken(struct wave *w, const struct text *t)
{
	uint32_t m;
	bool wants;
	int scc;

	if (strncmp(t->name, "s_cbranch_scc", 13) == 0) {
		wants = t->name[13] == '1';
		scc = meaning_scc(w);
		return scc < 0 ? scc : scc == wants;
	}
	if (!reads_mask(w, t->name, &m, &wants) || m == WB_NONE)
		return -1;
	scc = has_lane(w, m);
	return scc < 0 ? scc : scc == wants;
}

/* What comparison @c says if it is @truth. */
static struct assumed
assume(const struct compare *c, bool truth)
{
	bool is_signed = c->is_signed && c->how > UNEQUAL;
	wb_i128 n = is_signed ? (int32_t)c->with : (int64_t)(uint32_t)c->with;

	return condition_assume(c->form, c->how, is_signed, n, n, truth);
}

struct says
meaning_says(struct wave *w, const struct text *t, bool taken)
{
	struct says s = { .exec = 0 };
	value scc = w->now->s[SCC];
	uint32_t m;
	bool wants;

	if (strncmp(t->name, "s_cbranch_scc", 13) == 0) {
		wants = t->name[13] == '1';
		if (KIND(scc) == COMPARE)
			s.of = assume(&w->compare.at[ID(scc)], taken == wants);
		else if (KIND(scc) == (taken == wants ? SOME : EMPTY))
			s.some = ID(scc) + 1;
	} else if (reads_mask(w, t->name, &m, &wants) && m != WB_NONE) {
		s.exec = t->name[10] != 'e' ? 0 : taken == wants ? 1 : -1;
	}
	return s;
}
