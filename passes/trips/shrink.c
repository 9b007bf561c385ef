/* passes/trips/shrink.c -- loops that consume bits of a number, or lanes of a mask.
 *
 *   r = lshr r, c		bits fall out at the end: r is below 2^(n - c k) after k iterations
 *   r = and r, r - 1		clears the lowest bit; so do andn2 r, 1 << ff1 r and bitset0 r, ff1 r:
 *				at most one iteration for each bit that can be set
 * if every iteration that stays has r (or the next r) not 0, or above a number. Or, for shifts, if it has zeros where
 * the next bits fall out: a number that is not 0 gets none by that, and has a one that ends the loop.
 *
 * ff1 of 0 is -1, and 1 << -1 is the highest bit. So xor r, 1 << ff1 r sets this bit if r is 0, and the next iteration
 * clears it: one more iteration, if the loop can be entered with 0.
 *
 * Waterfall loops remove the lanes that agree with the first lane that is on:
 *
 *	@h   s = readfirst v		of EXEC, so some lane is in c
 *	     c = eq s, v
 *	     save = and_saveexec c	... for these lanes ...
 *	     exec = xor exec, save	those left: inside of EXEC at the header, apart from c
 *	     cbrnz exec, @h
 *
 * Each iteration removes at least one lane: at most as many iterations as the wave has lanes.
 */
#include "trips.h"

/* ---- the next value of a number at the header --------------------------------------------------- */
enum update { NO_UPDATE, SHIFTED, LOSES_BIT };

struct shrinking {
	enum update update;
	uint32_t by;			/* SHIFTED: bits */
	bool sets;			/* LOSES_BIT by xor: of 0, it sets a bit */
	uint32_t next, next_high;
	uint32_t bits;
	uint64_t least_start;		/* it must be no less on entry */
	struct wb_term r;
	uint32_t term;
};

static struct wb_affine
source(struct trips *t, const struct wb_decoded *d, uint32_t k, uint32_t bits, struct wb_point w)
{
	return wb_affine_source(t->ints, d->src[k], bits, w);
}

/* The operation that defines all of operand @o for the lanes of @w. */
static bool
definition(struct trips *t, const struct wb_opnd *o, struct wb_decoded *d, struct wb_point w)
{
	return wb_value_def_inst(t->g, o) != WB_NONE && wb_value_operation(t->ints, wb_value_read(t->g, o, 0), w, d) &&
		d->part == 0 && d->ndef == o->nunit;
}

/* ff1 of the number. */
static bool
is_first_one(struct trips *t, const struct wb_opnd *o, const struct shrinking *x, struct wb_point w)
{
	struct wb_decoded d;
	struct wb_affine f;

	if (!definition(t, o, &d, w) || d.op != WB_OP_FF1 || d.nsrc != 1 || d.bits != x->bits)
		return false;
	f = source(t, &d, 0, x->bits, w);
	return wb_affine_is_term(&f, x->term);
}

/* 1 << ff1 of the number. */
static bool
is_first_bit(struct trips *t, const struct wb_opnd *o, const struct shrinking *x, struct wb_point w)
{
	struct wb_decoded d;
	uint64_t one;

	return definition(t, o, &d, w) && d.op == WB_OP_SHL && d.nsrc == 2 && d.bits == x->bits &&
		wb_source_number(t->ints, d.src[0], x->bits, w, &one) && one == 1 && is_first_one(t, d.src[1], x, w);
}

static bool
shifted(struct trips *t, const struct wb_decoded *d, struct shrinking *x, struct wb_point w)
{
	struct wb_affine what;
	uint64_t by;

	if (d->nsrc != 2 || d->bits != x->bits)
		return false;
	what = source(t, d, 0, x->bits, w);
	if (!wb_affine_is_term(&what, x->term) || !wb_source_number(t->ints, d->src[1], 32, w, &by) || !by ||
		by >= x->bits)
		return false;
	x->update = SHIFTED;
	x->by = (uint32_t)by;
	return true;
}

static bool
cleared(struct trips *t, const struct wb_decoded *d, struct shrinking *x, struct wb_point w)
{
	struct wb_affine a, b;

	if (d->bits != x->bits || d->nsrc != 2)
		return false;
	if (d->op == WB_OP_BITSET0) {		/* the index of the bit, then the old value */
		b = source(t, d, 1, x->bits, w);
		return wb_affine_is_term(&b, x->term) && is_first_one(t, d->src[0], x, w);
	}
	a = source(t, d, 0, x->bits, w);
	b = source(t, d, 1, x->bits, w);
	x->sets = d->op == WB_OP_XOR;
	if (d->op == WB_OP_ANDN2 || d->op == WB_OP_XOR)
		return (wb_affine_is_term(&a, x->term) && is_first_bit(t, d->src[1], x, w)) ||
		       (d->op == WB_OP_XOR && wb_affine_is_term(&b, x->term) && is_first_bit(t, d->src[0], x, w));
	if (d->op != WB_OP_AND)
		return false;
	if (!wb_affine_is_term(&a, x->term))
		wb_affine_swap(&a, &b);
	return wb_affine_is_term(&a, x->term) && b.n == 1 && b.term[0] == x->term && b.k[0] == 1 &&
		b.add == (x->bits == 64 ? UINT64_MAX : UINT32_MAX);
}

/* Whether every iteration decreases the number at the header by one of these operations. */
static bool
find_update(struct trips *t, const struct test *s, struct shrinking *x)
{
	const struct wb_loop *l = &t->ls->loop[s->loop];

	for (uint32_t k = 0; k < l->nback; k++) {
		uint32_t e = t->ls->list[l->back + k];
		struct wb_point w = wb_point_back(t->ints, s->loop, e, wb_value_unit(t->g, x->r.v), &s->at);
		uint32_t v = wb_value_along(t->g, e, wb_value_unit(t->g, x->r.v)),
				high = x->bits == 64 ? wb_value_along(t->g, e, wb_value_unit(t->g, x->r.high)) : v;
		struct wb_decoded d;

		wb_value_skip_moves(t->ints, &v, &w);
		wb_value_skip_moves(t->ints, &high, &w);
		if (k && (v != x->next || high != x->next_high))
			return false;
		x->next = v;
		x->next_high = high;
		if ((x->bits == 64 && !wb_value_same_point(t->g, v, high)) ||
			!wb_value_operation(t->ints, v, w, &d) || d.part != 0)
			return false;
		if (d.op == WB_OP_LSHR) {
			if (!shifted(t, &d, x, w))
				return false;
		} else if (cleared(t, &d, x, w)) {
			x->update = LOSES_BIT;
		} else {
			return false;
		}
	}
	return x->update != NO_UPDATE;
}

/* ---- the test ------------------------------------------------------------------ */
/* In iterations that stay, the test tells x >= *least (1 or more, unsigned); *form: x. */
static bool
least_tested(struct trips *t, const struct test *s, struct wb_affine *form, uint64_t *least, uint32_t *bits)
{
	struct comparison c;

	if (!wb_trips_comparison(t, s, &c))
		return false;
	if (wb_affine_constant(&c.a))
		wb_trips_swap(&c);
	if (!wb_affine_constant(&c.b) || (c.sign && c.b.add >> (c.bits - 1)))
		return false;
	*form = c.a;
	*bits = c.bits;
	*least = c.op == WB_OP_NE && c.b.add == 0 ? 1 : c.op == WB_OP_GT ? c.b.add + 1 :
		c.op == WB_OP_GE ? c.b.add : 0;
	return *least > 0;
}

/* In iterations that stay, the test tells that the bits *zeros of x, at least one, are 0; *form: x. */
static bool
zeros_tested(struct trips *t, const struct test *s, struct wb_affine *form, uint64_t *zeros, uint32_t *bits)
{
	bool stays = s->stays, single;
	struct wb_affine f[2];
	struct wb_decoded d;
	uint64_t is = 0;
	uint32_t c;

	if (!wb_decode(t->fn, s->inst, WB_NONE, &d) || d.nsrc != 2)
		return false;
	if (d.op == WB_OP_BITCMP0 || d.op == WB_OP_BITCMP1) {
		*form = source(t, &d, 0, d.bits, s->at);
		f[1] = source(t, &d, 1, 32, s->at);
		*zeros = (uint64_t)1 << (f[1].add & (d.bits - 1u));
		*bits = d.bits;
		return wb_affine_constant(&f[1]) && stays == (d.op == WB_OP_BITCMP0);
	}
	if ((d.op == WB_OP_EQ || d.op == WB_OP_NE) && wb_type_word(d.type)) {	/* of all bits, not the low 16 */
		stays ^= d.op == WB_OP_EQ;	/* whether it differs from this number */
		f[0] = wb_affine_source(t->ints, d.src[0], d.bits, s->at);
		f[1] = wb_affine_source(t->ints, d.src[1], d.bits, s->at);
		c = wb_affine_constant(&f[1]);
		is = f[c].add;
		if (!wb_affine_constant(&f[c]) ||
			!wb_term_operation(t->ints, wb_affine_only_term(t->ints, &f[!c]), s->at, &d) || d.nsrc != 2 ||
			d.ndef != 1)	/* half of a number is not all of it */
			return false;
	}
	if (d.op != WB_OP_AND || d.second)
		return false;
	f[0] = source(t, &d, 0, d.bits, s->at);
	f[1] = source(t, &d, 1, d.bits, s->at);
	c = wb_affine_constant(&f[1]);
	*form = f[!c];
	*zeros = f[c].add;
	*bits = d.bits;
	single = !(*zeros & (*zeros - 1));
	return wb_affine_constant(&f[c]) && *zeros && (is ? stays && single && is == *zeros : !stays);
}

/* Whether these bits of the number, or of the next one (*next), are those that fall out next: 2^by - 1. Then every
 * number at the header but the first one has zeros there, and is not 0, if the first one makes it so: the last one has
 * *least or more. */
static bool
falls_out(struct shrinking *x, uint64_t zeros, bool *next, uint64_t *least)
{
	uint64_t out = ((uint64_t)1 << x->by) - 1;

	if (x->update != SHIFTED)
		return false;
	if (!*next && (zeros & out) != out) {
		zeros >>= x->by;		/* of the next one, said of this one */
		*next = true;
	}
	x->least_start = *least = *next ? out + 1 : 1;
	return (zeros & out) == out;
}

static bool
starts_large(struct trips *t, const struct test *s, const struct shrinking *x)
{
	for (uint32_t k = 0, e; (e = wb_next_entry(t->ints, s->loop, &k)) != WB_NONE;) {
		struct wb_point w = wb_point_along_for(
			t->ints, e, wb_unit_of_lanes(t->g, wb_value_unit(t->g, x->r.v)));
		struct wb_affine f = wb_counter_start(t->ints, x->term, e);

		if (wb_affine_range(t->ints, &f, w).low < x->least_start)
			return false;
	}
	return true;
}

/* The maximum of the number on entry by edge @e, unsigned. */
static uint64_t
largest(struct trips *t, const struct test *s, const void *of, uint32_t e)
{
	const struct shrinking *x = of;
	struct wb_point w = wb_point_along_for(t->ints, e, wb_unit_of_lanes(t->g, wb_value_unit(t->g, x->r.v)));
	struct wb_affine f = wb_counter_start(t->ints, x->term, e);

	(void)s;
	return wb_affine_range(t->ints, &f, w).high;
}

static uint32_t
bit_length(uint64_t k)
{
	uint32_t n = 0;

	while (k) {
		k >>= 1;
		n++;
	}
	return n;
}

/* Executions of the header with a number of at least @least. */
static uint64_t
visits(const struct shrinking *x, uint64_t high, uint64_t least)
{
	uint64_t n = 0;

	if (x->update == LOSES_BIT)
		return bit_length(high);
	while (high >= least) {
		high >>= x->by;
		n++;
	}
	return n;
}

/* Whether the value on the first back edge of @l of @r, which is defined at the header, is @v, maybe copied. */
static bool
is_next_value(struct trips *t, const struct wb_loop *l, uint32_t r, uint32_t v)
{
	uint32_t e = t->ls->list[l->back], x = wb_value_along(t->g, e, wb_value_unit(t->g, r));
	struct wb_point w = wb_point_along(t->ints, e);

	wb_value_skip_moves(t->ints, &x, &w);
	return x == v;
}

/* The number at the header that the tested one is, or its next value; of a pair, both halves. */
static bool
find_number(struct trips *t, const struct test *s, const struct wb_affine *form, struct shrinking *x, bool *next)
{
	const struct wb_loop *l = &t->ls->loop[s->loop];
	struct wb_term tested;
	struct wb_decoded d;

	if (form->n != 1 || form->k[0] != 1 || form->add)
		return false;
	tested = *wb_affine_term(t->ints, form->term[0]);
	if (tested.kind != WB_TERM_VALUE && tested.kind != WB_TERM_PAIR)
		return false;
	*next = false;
	if (wb_term_header(t->ints, form->term[0]) == s->loop) {
		x->r = tested;
		x->term = form->term[0];
		return true;
	}
	*next = true;			/* the number at the header whose next value it is */
	if (!wb_value_is_def(t->g, tested.v) || !l->nback)
		return false;
	if (!wb_decode(t->fn, wb_value_at(t->g, tested.v), wb_value_unit(t->g, tested.v), &d))
		return false;
	for (uint32_t k = 0; k < d.nsrc; k++) {
		uint32_t r;

		if (d.src[k]->kind != WB_OPND_UNIT)
			continue;
		r = wb_value_read(t->g, d.src[k], 0);
		if (!wb_value_is_merge(t->g, r) || wb_value_at(t->g, r) != l->header ||
			!is_next_value(t, l, r, tested.v))
			continue;
		x->r = (struct wb_term){ .kind = tested.kind, .v = r };
		if (tested.kind == WB_TERM_PAIR)
			x->r.high = wb_value_read(t->g, d.src[k], 1);
		if (tested.kind == WB_TERM_PAIR && (d.src[k]->nunit != 2 || !wb_value_same_point(t->g, r, x->r.high) ||
				!is_next_value(t, l, x->r.high, tested.high)))
			continue;
		x->term = wb_affine_term_of(t->ints, x->r);
		return true;
	}
	return false;
}

bool
wb_trips_shrink(struct trips *t, const struct test *s, struct verdict *out)
{
	struct shrinking x = { .update = NO_UPDATE };
	struct wb_affine form;
	uint64_t least, high, n, zeros = 0;
	bool next;

	if ((!least_tested(t, s, &form, &least, &x.bits) && !zeros_tested(t, s, &form, &zeros, &x.bits)) ||
		!find_number(t, s, &form, &x, &next))
		return false;
	if (x.r.kind != (x.bits == 64 ? WB_TERM_PAIR : WB_TERM_VALUE) || !find_update(t, s, &x) ||
		(zeros && (!falls_out(&x, zeros, &next, &least) || !starts_large(t, s, &x))))
		return false;
	high = wb_trips_over_entries(t, s, largest, &x);
	n = visits(&x, high, least);
	n -= (next || zeros) && n;
	n += next && !n && x.sets;
	*out = (struct verdict){ .rank = COUNTED, .max = n, .total = WB_UNKNOWN };
	if (zeros)
		out->why = wb_format(t->cx->tmp,
			"%s has at most %u bits, not all 0, of which each iteration shifts %u out, which must be 0 to "
			"(%s)",
			wb_trips_unit_name(t, x.r.v), bit_length(high), x.by, wb_trips_loc(t, s->inst));
	else if (x.update == SHIFTED)
		out->why = wb_format(t->cx->tmp,
			"%s has at most %u bits, of which each iteration shifts %u out, and must be at least %llu to "
			"(%s)",
			wb_trips_unit_name(t, x.r.v), bit_length(high), x.by, (unsigned long long)least,
			wb_trips_loc(t, s->inst));
	else
		out->why = wb_format(t->cx->tmp,
			"each iteration clears one of at most %u bits of %s%s, and one must be left to stay (%s)",
			bit_length(high), wb_trips_unit_name(t, x.r.v), x.sets && next ? " (of 0, it sets one)" : "",
			wb_trips_loc(t, s->inst));
	return true;
}

/* ---- waterfall loops ------------------------------------------------------------------------------------- */
/* Whether @inst, executed under @exec, compares for equality with the value of the first lane that is on: this lane is
 * in its set. */
static bool
selects_first_lane(struct trips *t, uint32_t inst, uint32_t exec)
{
	struct wb_decoded d;

	if (t->fn->inst[inst].op != WB_OP_EQ || wb_group_active(t->it, inst).lanes != exec ||
		!wb_decode(t->fn, inst, WB_NONE, &d) || d.nsrc != 2)
		return false;
	if (d.type != WB_T_U32 && d.type != WB_T_I32 && d.type != WB_T_U64 && d.type != WB_T_I64)
		return false;
	for (uint32_t k = 0; k < 2; k++) {	/* one operand is the other one, of the first lane */
		const struct wb_opnd *s = d.src[k], *v = d.src[!k];
		uint32_t n = 0;

		if (s->kind != WB_OPND_UNIT || v->kind != WB_OPND_UNIT || s->nunit != v->nunit)
			continue;
		for (uint32_t j = 0; j < s->nunit; j++) {
			uint32_t first = wb_value_read(t->g, s, j);
			struct wb_decoded r;

			if (!wb_value_is_def(t->g, first) ||
				!wb_decode(t->fn, wb_value_at(t->g, first), wb_value_unit(t->g, first), &r) ||
				r.op != WB_OP_READFIRST || r.nsrc != 1 || r.src[0]->kind != WB_OPND_UNIT)
				break;
			if (wb_group_active(t->it, wb_value_at(t->g, first)).lanes != exec ||
				wb_value_read(t->g, r.src[0], 0) == WB_NONE ||
				wb_value_read(t->g, r.src[0], 0) != wb_value_read(t->g, v, j))
				break;
			n++;
		}
		if (n == s->nunit)
			return true;
	}
	return false;
}

bool
wb_trips_waterfall(struct trips *t, uint32_t block, const struct wb_iteration *r, struct verdict *out)
{
	const struct wb_loop *l = &t->ls->loop[r->loop];
	uint32_t header = wb_exec_in(t->it, l->header), lanes = wb_fn_lanes(t->fn);
	uint32_t first = header, n;		/* a set that contains the first lane that is on */
	const uint32_t *atoms;

	if (!wb_iteration_on_at_header(t->it, r))
		return false;
	for (uint32_t k = 0; k < l->nback; k++)		/* EXEC on back edges is the tested mask */
		if (!wb_group_within(t->it, wb_group_along(t->it, t->ls->list[l->back + k]), r->group.lanes))
			return false;
	atoms = wb_loop_atoms(t->it, r->loop, &n);
	for (uint32_t k = 0; k < n; k++) {
		const struct wb_atom *at = &t->fn->lanes->atom[atoms[k]];

		if (at->kind == WB_ATOM_CMP && at->inst != WB_NONE && t->ls->of_block[at->block] == r->loop &&
			wb_iteration_executes(t->it, r, at->block) && selects_first_lane(t, at->inst, header))
			first = wb_set_and(t->it, first, wb_compare_set(t->it, at->inst));
	}
	if (first == header || !wb_group_outside(t->it, r->group, first))
		return false;
	*out = (struct verdict){ .rank = COUNTED, .max = lanes - 1, .total = WB_UNKNOWN };
	out->why = wb_format(t->cx->tmp,
		"each iteration takes the first active lane out of the loop, and one of %u must be left to stay (%s)",
		lanes, wb_trips_block_loc(t, block));
	return true;
}
