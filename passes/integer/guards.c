/* passes/integer/guards.c -- what guards tell of a value: the comparisons on the path to a block.
 *
 *	@a   scc = lt s4, 16
 *	     cbrz scc, @c
 *	@b   v1 = add s4, v0		s4 is 0 .. 15, here and in all that @b dominates
 *
 * If a block has one incoming edge, the comparison that its branch tests is a guard of the block, and of all blocks
 * that it dominates. A comparison of lanes holds, too, if all lanes of the query are in its mask; it fails if none is
 * and all of them were on.
 *
 * What is known of values depends on the program point only through its guards. Points with the same guards share their
 * cached answers: they are far fewer than blocks.
 *
 * A comparison of low bits (16 bits, parts that SDWA reads) tells what these are, and so of a number that they are all
 * of, maybe plus a constant, modulo as many bits (low_bits.c):
 *
 *	v2 = add.u16 v1, -1
 *	vcc = lt.u16 v2, 99		v1, a half word, is 1 .. 99
 *
 * All loads of an argument are one number, so a comparison of one load holds for all. A sum of values that no loop
 * redefines is one number, too: a comparison of it, or of it plus a constant, holds at all times (wb_affine_guarded).
 *
 * Cost: guards O(blocks) once; a query MOST_UP guards, each a few steps unless it compares the value.
 */
#include "internal.h"

#define MOST_UP 16			/* guards visited */
#define MOST_SUMS 3			/* instructions that make what lanes compare */

/* ---- comparisons ------------------------------------------------------------------------------ */
/* Whether the low bits of source @k of @c are compared as the numbers that they are; sets which these are. */
static bool
reads_low(struct wb_compared *c, uint32_t k, uint32_t all)
{
	c->bits[k] = wb_low_bits_of(c->d.sel[k], all);
	c->sign[k] = c->bits[k] < all ? c->d.sel[k] & WB_SEL_SIGN : c->d.sign;
	return c->bits[k] && (c->bits[k] == all || !c->sign[k] || c->d.sign);
}

const struct wb_compared *
wb_compared(struct wb_integers *ints, uint32_t inst)
{
	const struct wb_inst *i = &ints->fn->inst[inst];
	bool half = i->type == WB_T_I16 || i->type == WB_T_U16;
	struct wb_compared *c = ints->compared[inst];

	if (c)
		return c;
	c = ints->compared[inst] = WB_NEW(ints->shared, struct wb_compared, 1);
	c->is = wb_compare_is((enum wb_op)i->op) && (half || i->type == WB_T_I32 || i->type == WB_T_U32) &&
		(half ? wb_decode_half : wb_decode_parts)(ints->fn, inst, WB_NONE, &c->d) && c->d.nsrc == 2;
	for (uint32_t k = 0; c->is && k < 2; k++) {
		const struct wb_opnd *o = c->d.src[k];

		c->v[k] = o->kind == WB_OPND_UNIT && o->nunit == 1 ? wb_value_read(ints->g, o, 0) : WB_NONE;
		c->is = reads_low(c, k, half ? 16 : 32);
	}
	return c;
}

/* x op y holds, and y is in @y: the range of x. */
static struct wb_range
restrict_to(struct wb_range x, enum wb_op op, bool sign, const struct wb_range *y)
{
	struct wb_range c = wb_range_full(32);

	switch (op) {
	case WB_OP_EQ: return wb_range_intersect(32, x, *y);
	case WB_OP_NE:
		if (y->low == y->high && x.low == y->low && x.low < x.high)
			c.low = x.low + 1;
		else if (y->low == y->high && x.high == y->low && x.low < x.high)
			c.high = x.high - 1;
		break;
	case WB_OP_LT: case WB_OP_LE:
		if (sign && (op == WB_OP_LE || y->shigh > INT32_MIN))
			c.shigh = y->shigh - (op == WB_OP_LT);
		else if (!sign && (op == WB_OP_LE || y->high > 0))
			c.high = y->high - (op == WB_OP_LT);
		break;
	default:
		if (sign && (op == WB_OP_GE || y->slow < INT32_MAX))
			c.slow = y->slow + (op == WB_OP_GT);
		else if (!sign && (op == WB_OP_GE || y->low < UINT32_MAX))
			c.low = y->low + (op == WB_OP_GT);
		break;
	}
	return wb_range_intersect(32, x, wb_range_tighten(32, c));
}

/* Whether a number in @r is its @bits low bits, extended by the sign or by zeros. */
static bool
holds_low(const struct wb_integers *ints, const struct wb_range *r, uint32_t bits, bool sign)
{
	int64_t half = (int64_t)1 << (bits - 1 + (bits < 32 ? ints->small : 0));

	return sign ? r->slow >= -half && r->shigh < half : (int64_t)r->high < 2 * half;
}

/* The low @bits bits, fewer than 32, of numbers in @r. */
static struct wb_range
low_of(const struct wb_integers *ints, struct wb_range r, uint32_t bits, bool sign)
{
	return wb_range_low(r, bits + ints->small, sign);
}

/* Where comparison @inst is executed, by the lanes that are on there: what it compares is asked for once, and not for
 * the lanes of each query, which are some of these. A scalar is compared even if no lane is on. */
static struct wb_point
compared_at(const struct wb_integers *ints, uint32_t inst)
{
	const struct wb_opnd *to = wb_opnd(ints->fn, &ints->fn->inst[inst], 0);

	return to->kind == WB_OPND_UNIT && ints->fn->unit[to->id].role == WB_ROLE_SCC ?
		wb_point_any(ints->g->block_of[inst]) : wb_point_active(ints, inst);
}

struct wb_range
wb_affine_low_range(struct wb_integers *ints, const struct wb_affine *f, uint32_t bits, bool sign, struct wb_point w)
{
	uint64_t top = sign ? (uint64_t)1 << (bits - 1) : 0;
	struct wb_range r;

	if (bits < 32 && wb_affine_constant(f))
		return wb_range_number(32, (((f->add & (((uint64_t)1 << bits) - 1)) ^ top) - top) & UINT32_MAX);
	r = wb_affine_range(ints, f, w);
	return bits >= 32 || holds_low(ints, &r, bits, sign) ? r : low_of(ints, wb_range_full(32), bits, sign);
}

/* Source @k of comparison @c as it is compared. */
static struct wb_range
source_range(struct wb_integers *ints, const struct wb_compared *c, uint32_t k, struct wb_point w)
{
	struct wb_affine f = wb_affine_source(ints, c->d.src[k], 32, w);

	return wb_affine_low_range(ints, &f, c->bits[k], c->sign[k], w);
}

/* What comparison @c, with outcome @holds, tells of its source @k, which is in @x as it is compared. */
static struct wb_range
restricted_source(struct wb_integers *ints, const struct wb_compared *c, uint32_t k, struct wb_range x, bool holds,
	struct wb_point w)
{
	enum wb_op op = k ? wb_compare_mirror(c->d.op) : c->d.op;
	struct wb_range y = source_range(ints, c, !k, w);

	return restrict_to(x, holds ? op : wb_compare_opposite(op), c->d.sign, &y);
}

/* ---- selects ------------------------------------------------------------------------------------- */
uint32_t
wb_condition(struct wb_integers *ints, const struct wb_opnd *o, struct wb_point w)
{
	uint32_t cmp = wb_value_def_inst(ints->g, o);

	return cmp != WB_NONE && (ints->fn->unit[o->id].role == WB_ROLE_SCC || wb_lanes_active(ints, cmp, &w)) &&
		wb_compared(ints, cmp)->is ? cmp : WB_NONE;
}

/* @x plus @by, modulo 2^32. */
static struct wb_range
range_plus(struct wb_range x, uint64_t by)
{
	return wb_range_of_sum(&(struct wb_affine){ .bits = 32, .n = 1, .k = { 1 }, .add = by }, &x);
}

/* Whether source @k of @c is a constant, maybe one that a move put into a register. */
static bool
is_number(const struct wb_integers *ints, const struct wb_compared *c, uint32_t k)
{
	const struct wb_inst *i;

	if (c->d.src[k]->kind == WB_OPND_IMM || c->v[k] == WB_NONE || !wb_value_is_def(ints->g, c->v[k]))
		return c->d.src[k]->kind == WB_OPND_IMM;
	i = &ints->fn->inst[wb_value_at(ints->g, c->v[k])];
	return i->op == WB_OP_MOV && i->nopnd > 1 && wb_opnd(ints->fn, i, 1)->kind == WB_OPND_IMM;
}

/* Whether @v may be low bits of a number, or a sum of 16 bits, by the instruction that defines it. */
static bool
may_be_low(const struct wb_integers *ints, uint32_t v)
{
	const struct wb_inst *i;

	if (!wb_value_is_def(ints->g, v))
		return false;
	i = &ints->fn->inst[wb_value_at(ints->g, v)];
	return i->op == WB_OP_AND || i->op == WB_OP_BFE || i->op == WB_OP_SEXT8 || i->op == WB_OP_SEXT16 ||
		i->type == WB_T_I16 || i->type == WB_T_U16;
}

static bool
has_low_term(struct wb_integers *ints, const struct wb_affine *f)
{
	for (uint32_t k = 0; k < f->n; k++) {
		const struct wb_term *t = wb_affine_term(ints, f->term[k]);

		if (t->kind == WB_TERM_VALUE && may_be_low(ints, t->v))
			return true;
	}
	return false;
}

static bool
has_terms_of(const struct wb_affine *a, const struct wb_affine *b)
{
	return a->n == b->n && !memcmp(a->term, b->term, a->n * sizeof(*a->term));
}

/* Low bits of a number, as a comparison reads them. */
struct low {
	struct wb_affine of;		/* the number */
	uint32_t bits;
	bool sign;			/* by what they are extended */
};

/* Whether source @k of @c, @of, is that. */
static bool
is_low(struct wb_integers *ints, const struct wb_compared *c, uint32_t k, const struct wb_affine *of, struct wb_point w,
	struct low *l)
{
	const struct wb_term *t = wb_affine_only_term(ints, of);
	struct wb_extracted x;
	struct wb_decoded d;

	l->bits = c->bits[k];
	l->sign = c->sign[k];
	if (t && t->kind == WB_TERM_VALUE && may_be_low(ints, t->v) && wb_value_operation(ints, t->v, w, &d) &&
		wb_extracts(ints, &d, w, &x) && !x.shift && (x.width == 8 || x.width == 16) && x.width < l->bits &&
		(!x.sign || c->d.sign)) {
		l->of = wb_affine_source(ints, d.src[x.of], 32, w);
		l->bits = x.width;
		l->sign = x.sign;
	} else if (l->bits < 32) {
		l->of = *of;
	}
	return l->bits < 32;
}

/* What comparison @c of low bits @l, its source @k, tells of @f, which is in @x: it is the same number, maybe plus a
 * constant, modulo these bits. */
static struct wb_range
restricted_low(struct wb_integers *ints, const struct wb_compared *c, uint32_t k, const struct low *l,
	const struct wb_affine *f, struct wb_range x, bool holds, struct wb_point w)
{
	bool sign = !holds_low(ints, &x, l->bits, false);
	struct wb_affine of, g, more;
	struct wb_range z;

	if (f->bits != 32 || (!has_terms_of(f, &l->of) && !has_low_term(ints, f) && !has_low_term(ints, &l->of)))
		return x;
	if (sign && !holds_low(ints, &x, l->bits, true)) {
		if (!f->add)
			return x;
		g = *f;			/* n - 1: it may be that only n is as small */
		g.add = 0;
		z = restricted_low(ints, c, k, l, &g, wb_affine_range(ints, &g, w), holds, w);
		return wb_range_intersect(32, x, range_plus(z, f->add));
	}
	of = wb_affine_low(ints, l->of, w, l->bits);
	g = wb_affine_low(ints, *f, w, l->bits);
	if (of.bits != g.bits || !wb_affine_difference(&g, &of, &more) || !wb_affine_constant(&more))
		return x;
	z = restricted_source(ints, c, k, low_of(ints, wb_range_full(32), l->bits, l->sign), holds, w);
	more.add &= ((uint64_t)1 << l->bits) - 1;
	z = range_plus(z, (uint64_t)((int64_t)(more.add << (64 - l->bits)) >> (64 - l->bits)) & UINT32_MAX);
	return wb_range_intersect(32, x, low_of(ints, z, l->bits, sign));
}

/* The comparison dominates the select, and is dominated by the definition of what it compares: both are about the same
 * number. */
struct wb_range
wb_range_if(struct wb_integers *ints, const struct wb_affine *f, struct wb_range x, uint32_t inst, bool holds,
	struct wb_point w)
{
	const struct wb_compared *c = wb_compared(ints, inst);
	struct wb_point at = compared_at(ints, inst);

	for (uint32_t k = 0; c->is && k < 2; k++) {
		struct wb_affine of = wb_affine_source(ints, c->d.src[k], 32, at), more;
		struct wb_range y;
		struct low low;

		if (is_number(ints, c, !k) && is_low(ints, c, k, &of, w, &low))
			x = restricted_low(ints, c, k, &low, f, x, holds, w);
		if (c->bits[k] < 32 || of.bits != f->bits || !wb_affine_difference(f, &of, &more) ||
			!wb_affine_constant(&more))
			continue;
		y = restricted_source(ints, c, k, more.add ? wb_affine_range(ints, &of, w) : x, holds, w);
		x = wb_range_intersect(32, x, range_plus(y, more.add));
	}
	return x;
}

/* ---- guards --------------------------------------------------------------------------------------- */
uint32_t
wb_only_edge(const struct wb_integers *ints, uint32_t b)
{
	const struct wb_fn *fn = ints->fn;
	uint32_t e = WB_NONE;

	for (uint32_t k = 0; k < fn->block[b].nin; k++) {
		if (!wb_integers_live(ints, fn->in[fn->block[b].in + k]))
			continue;
		if (e != WB_NONE)
			return WB_NONE;
		e = fn->in[fn->block[b].in + k];
	}
	return e;
}

uint32_t
wb_live_dominator(const struct wb_integers *ints, uint32_t b)
{
	uint32_t e = wb_only_edge(ints, b), src = e == WB_NONE ? WB_NONE : ints->fn->edge[e].src;

	return src != WB_NONE && src < b ? src : ints->fn->dom->idom[b];
}

/* The comparison whose outcome edge @e tells, and the outcome; WB_NONE: none. */
static uint32_t
edge_compare(const struct wb_integers *ints, uint32_t e, bool *holds)
{
	const struct wb_edge *ed = &ints->fn->edge[e];
	const struct wb_inst *br = ed->src == WB_NONE ? NULL : wb_last_inst(ints->fn, ed->src);
	const struct wb_opnd *o = wb_branch_condition(ints->fn, br);
	uint32_t inst;

	if (!o || ints->fn->unit[o->id].role != WB_ROLE_SCC || ints->fn->block[ed->src].nout != 2)
		return WB_NONE;
	*holds = (ed->kind == WB_EDGE_TAKEN) == (br->op == WB_OP_CBRNZ);
	inst = wb_value_def_inst(ints->g, o);
	return inst != WB_NONE && wb_compare_is((enum wb_op)ints->fn->inst[inst].op) ? inst : WB_NONE;
}

void
wb_guards_find(struct wb_integers *ints)
{
	for (uint32_t b = 0; b < ints->fn->nblock; b++) {		/* dominators come first */
		uint32_t e = wb_only_edge(ints, b), up = wb_live_dominator(ints, b);
		bool holds;

		ints->guard[b] = e != WB_NONE && edge_compare(ints, e, &holds) != WB_NONE ? b :
			up == WB_NONE ? WB_NONE : ints->guard[up];
	}
}

/* An iterator over the guards of a point. */
struct guard_walk {
	struct wb_point w;		/* the point of the current one */
	uint32_t inst;			/* the current one, and its outcome */
	bool holds;
	struct wb_known_atoms *said; uint32_t nknown;	/* those of lanes that follow */
	uint32_t guard, visited;	/* the next guard of the block; how many were visited */
};

static struct guard_walk
guards_at(struct wb_integers *ints, struct wb_point w)
{
	struct guard_walk p = { .w = w, .guard = wb_guard(ints, w.block) };

	if (!wb_group_is_any(w.group)) {
		p.said = wb_group_atoms(ints->it, w.group);
		p.nknown = p.said->n;
	}
	return p;
}

/* Whether every path that may be taken to @b passes @from: dominators, or few live ones in a row, say so. */
static bool
is_below(const struct wb_integers *ints, uint32_t from, uint32_t b)
{
	if (wb_dominates(ints->fn->dom, from, b))
		return true;
	for (uint32_t k = 0; b != WB_NONE && b > from && k < MOST_UP; k++)
		b = wb_live_dominator(ints, b);
	return b == from;
}

/* The next guard; false: there is none below block @from, or none at all if @from is WB_NONE. */
static bool
next_guard(struct wb_integers *ints, struct guard_walk *p, uint32_t from)
{
	uint32_t e;

	while (p->nknown-- > 0) {
		const struct wb_known_atom *s = &p->said->at[p->nknown];

		p->inst = ints->fn->lanes->atom[s->atom].inst;
		p->holds = s->holds;
		if (wb_was_active(ints->it, p->said, p->nknown))
			return true;
	}
	p->nknown = 0;
	if (p->guard == WB_NONE || p->visited++ == MOST_UP ||
		(from != WB_NONE && (p->guard == from || !is_below(ints, from, p->guard))))
		return false;
	e = wb_only_edge(ints, p->guard);
	p->inst = edge_compare(ints, e, &p->holds);
	p->w.block = ints->fn->edge[e].src;
	p->guard = wb_guard(ints, p->w.block);
	return true;
}

/* Whether @v is there where @of is defined: else no sum of @of has it. */
static bool
is_before(const struct wb_integers *ints, uint32_t v, uint32_t of)
{
	return of != WB_NONE && !wb_value_is_entry(ints->g, of) &&
		wb_dominates(ints->fn->dom, wb_gsa_block(ints->g, v), wb_gsa_block(ints->g, of));
}

/* Whether a lane may have more than one value @v in a run. */
static bool
changes_in_lanes(const struct wb_integers *ints, uint32_t v)
{
	return !wb_value_is_entry(ints->g, v) && ints->fn->loops->of_block[wb_gsa_block(ints->g, v)] != WB_NONE;
}

/* Whether @x is @v, or made of it by sums and by low bits, @most instructions one after the other. */
static bool
is_made_of(const struct wb_integers *ints, uint32_t x, uint32_t v, uint32_t most)
{
	const struct wb_inst *i;

	if (x == v || x == WB_NONE || !most || !wb_value_is_def(ints->g, x))
		return x == v;
	i = &ints->fn->inst[wb_value_at(ints->g, x)];
	if (i->op != WB_OP_ADD && i->op != WB_OP_SUB && i->op != WB_OP_SUBREV && !may_be_low(ints, x))
		return false;
	WB_EACH_OPND(ints->fn, i, o)
		if (o->kind == WB_OPND_UNIT && o->flags & WB_USE && o->nunit == 1 &&
			is_made_of(ints, wb_value_read(ints->g, o, 0), v, most - 1))
			return true;
	return false;
}

/* Whether @c may compare a sum of @v and a constant that is made behind @v, or both may be low bits of one number.
 * Vectors are compared often, and seldom so: there, the instructions have to look like it. */
static bool
may_compare_sum(const struct wb_integers *ints, const struct wb_compared *c, uint32_t v)
{
	bool lanes = wb_unit_of_lanes(ints->g, wb_value_unit(ints->g, v));

	for (uint32_t k = 0; k < 2 && !(lanes && changes_in_lanes(ints, v)); k++)
		if (is_before(ints, v, c->v[k]) &&
			(!lanes || (is_number(ints, c, !k) && (is_made_of(ints, c->v[k], v, MOST_SUMS) ||
				(may_be_low(ints, v) && (c->bits[k] < 32 || may_be_low(ints, c->v[k])))))))
			return true;
	return false;
}

/* What comparison @inst, with outcome @holds, tells of @v: it compares @v, or the sum of @v and a constant. The
 * definition of @v dominates the sum, and the sum the comparison, so all are of one time; in lanes, @v does not change.
 */
static struct wb_range
restricted_value(struct wb_integers *ints, uint32_t v, struct wb_range x, uint32_t inst, bool holds, struct wb_point w)
{
	const struct wb_compared *c = wb_compared(ints, inst);
	bool whole = false;
	struct wb_affine f;

	for (uint32_t k = 0; c->is && k < 2; k++)
		if (v != WB_NONE && c->v[k] == v && holds_low(ints, &x, c->bits[k], c->sign[k])) {
			x = restricted_source(ints, c, k, x, holds, w);
			whole = true;
		}
	if (whole || !c->is || v == WB_NONE || !may_compare_sum(ints, c, v))
		return x;
	f = wb_affine_single(32, wb_affine_term_of(ints, (struct wb_term){ .kind = WB_TERM_VALUE, .v = v }));
	return wb_range_if(ints, &f, x, inst, holds, w);
}

struct wb_range
wb_range_guarded(struct wb_integers *ints, uint32_t v, struct wb_range x, uint32_t e, struct wb_point w)
{
	bool holds = false;
	uint32_t inst = edge_compare(ints, e, &holds);

	if (inst == WB_NONE)
		return x;
	w.block = ints->fn->edge[e].src;
	return restricted_value(ints, v, x, inst, holds, w);
}

struct wb_range
wb_range_refined(struct wb_integers *ints, uint32_t v, struct wb_range x, struct wb_point w)
{
	struct guard_walk p;

	if (x.low == x.high)
		return x;
	wb_depends_on_point(ints);
	if (ints->depth + 4 > MOST_DEPTH) {
		ints->basis.cut = true;
		return x;
	}
	/* above the block of the definition, a guard may be about an older value */
	for (p = guards_at(ints, w); next_guard(ints, &p, wb_gsa_block(ints->g, v));)
		x = restricted_value(ints, v, x, p.inst, p.holds, p.w);
	return x;
}

struct wb_range
wb_range_of_argument(struct wb_integers *ints, uint32_t t, struct wb_point w)
{
	struct wb_query q = wb_query(ints, t, WB_QUERY_ARGUMENT, &w);
	struct wb_range r = wb_range_full(32);
	struct wb_affine f = wb_affine_single(32, t);
	struct wb_basis outer;
	struct guard_walk p;

	if (ints->small)
		r = wb_range_assume_small(32, r, ints->small, ints->copies);
	if (wb_integers_exhausted(ints) || wb_memo_find(ints, &ints->ranges, &q, &r))
		return r;
	outer = wb_memo_begin(ints);
	ints->depth++;
	for (p = guards_at(ints, w); next_guard(ints, &p, WB_NONE);)
		r = wb_range_if(ints, &f, r, p.inst, p.holds, p.w);
	ints->depth--;
	wb_memo_end(ints, &ints->ranges, &q, outer, &r);
	return r;
}

/* ---- sums and differences ----------------------------------------------------------------------------- */
/* Whether each term of @f is one number, or one per lane, in the whole run of the wave: no loop redefines it. */
static bool
never_redefined(const struct wb_integers *ints, const struct wb_affine *f)
{
	for (uint32_t j = 0; j < f->n; j++) {
		const struct wb_term *t = wb_affine_term(ints, f->term[j]);

		if (t->kind == WB_TERM_ARGUMENT)
			continue;
		if (t->kind != WB_TERM_VALUE || t->v == WB_NONE || (!wb_value_is_entry(ints->g, t->v) &&
				ints->fn->loops->of_block[wb_gsa_block(ints->g, t->v)] != WB_NONE))
			return false;
	}
	return true;
}

bool
wb_affine_guarded(struct wb_integers *ints, const struct wb_affine *f, struct wb_point w, struct wb_extent *s)
{
	struct wb_range x;
	struct guard_walk p;
	bool sign;

	if (f->bits != 32 || wb_affine_constant(f) || !never_redefined(ints, f))
		return false;
	x = wb_affine_range(ints, f, w);
	for (p = guards_at(ints, w); next_guard(ints, &p, WB_NONE);)
		x = wb_range_if(ints, f, x, p.inst, p.holds, p.w);
	sign = (uint64_t)(x.shigh - x.slow) < x.high - x.low;
	*s = (struct wb_extent){ wb_range_least(x, sign), wb_range_most(x, sign), 1, 0 };
	return s->high - s->low < (wb_i128)UINT32_MAX;
}
