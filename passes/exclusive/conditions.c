/* passes/exclusive/conditions.c -- path conditions: what holds whenever an edge is executed.
 *
 * Definition: where a branch compares a value with a constant, each of its edges has a path condition. The edge is
 *         executed only while the value is in an interval. Two edges whose intervals are disjoint exclude each other
 *         within one iteration:
 *
 *		v_cmp_eq 0, v1		s_cmp_eq s4, 0
 *		saveexec, cbrz execz	cbr scc1, @a		v1 = 0		s4 = 0
 *		...
 *		v_cmp_lt 1, v1		s_cmp_gt s4, 1
 *		saveexec, cbrz execz	cbr scc1, @b		v1 >= 2		s4 >= 2
 *
 *         Every comparison of 32 bits with a constant restricts the value to a cyclic interval (integer/interval.c). If
 *         the value is another one plus a constant, or shifted right, the condition is rewritten for that one.
 *         disjoint.c finds conditions that exclude each other, cliques.c makes rows of these, counters.c of those of
 *         loop counters.
 *
 * One value: block D defines the value, block C compares it (c), block B branches on the result. D dominates C, and C
 * dominates B:
 *
 *			D	v = ...
 *			C	c = v < 5
 *			B	branch on c --->  v < 5 on this edge
 *
 *         Claim: whenever B is executed, c has been executed since the latest D. Suppose not. Then a path from that D
 *         to B avoids C. Some path from the entry to D avoids C too, because D dominates C. Together they reach B
 *         without C, but C dominates B. So c compared the value that the latest D defined.
 *         Let two such branches, B1 and then B2, lie directly in one reducible loop. D dominates B1. If one iteration
 *         executed D between B1 and B2, there would be a path from B1 to D and on to B1: a cycle within the iteration.
 *         So both branches compare the same number, in each lane that takes part in both comparisons.
 *
 * Lanes:  a branch on a mask F has an edge for "some lane is in F" and one for "no lane is in F".
 *         Some: if c holds in all lanes of F, then it holds in a lane of F. This lane was on at c, because masks
 *         are 0 in lanes that were off (wb_atom). If c is uniform among the lanes that were on (DIVERGENCE tells:
 *         wb_path_condition.some), it holds in all of them.
 *         None: if F contains all lanes that were on at c and in which c held, then c held in none.
 *         Two conditions exclude each other only if some lane was on at both comparisons. LANES tells, for sets whose
 *         atoms were made before the comparison on every path. These are still current at the branches, by the claim
 *         above. What holds in one lane, such as the first one that is on, tells nothing of other lanes. But an edge
 *         that needs the opposite in all lanes that are on at its comparison is not executed if that lane is one of
 *         them. What a lane computes from the value between D and c counts if all lanes that are on at c were on there.
 * Limits: nothing is found in code that splits wavefronts: each part of a wave takes a path of its own.
 * Cost:   O(blocks). For each branch, some literals of its mask, and MOST_STEPS instructions upwards from the
 *         comparison.
 */
#include <stdlib.h>

#include "../integer/integer.h"
#include "exclusive.h"
#include "wavebound/lanes.h"

#define MOST_STEPS 8u			/* instructions between the value and its comparison */
#define MOST_LITERALS 8u		/* of one mask */

struct finder {
	struct wb_ctx *cx;
	const struct wb_fn *fn;
	const struct wb_gsa *g;
	const struct wb_lanes *l;
	struct wb_integers *ints;
	bool vectors;			/* look at comparisons of lanes, too */
	struct wb_bits without;		/* atoms that have no condition */
	WB_VEC(struct wb_path_condition) found;
};

/* Whether atom @a is made before instruction @at on every path to it. */
static bool
defined_before(const struct wb_fn *fn, const struct wb_atom *a, uint32_t at, uint32_t block)
{
	if (a->block == WB_NONE)
		return true;
	if (a->block == block)
		return a->inst == WB_NONE || a->inst <= at;
	return wb_dominates(fn->dom, a->block, block);
}

/* Whether all atoms of @set are made before instruction @at of @block on every path. */
static bool
all_defined(const struct finder *f, uint32_t set, uint32_t at, uint32_t block)
{
	WB_EACH_ATOM(f->l, set, a)
		if (!defined_before(f->fn, &f->l->atom[a], at, block))
			return false;
	return true;
}

/* ---- values ------------------------------------------------------------------------------- */
static bool is_of_lanes(const struct finder *f, uint32_t v) { return wb_unit_of_lanes(f->g, f->g->value[v].unit); }

/* Whether the set of lanes that are on at @inst is known, and still current in code that @inst dominates. */
static bool
is_current(const struct finder *f, uint32_t inst)
{
	const struct wb_span *s = &f->l->span[f->l->of_inst[inst]];

	return !(s->flags & (WB_SPAN_WHOLE_WAVE | WB_SPAN_TOP | WB_SPAN_DEAD)) &&
		all_defined(f, s->exec, inst, s->block);
}

/* Whether some lane is on in span @s. */
static bool some_active(const struct finder *f, uint32_t s) { return f->l->span[s].flags & WB_SPAN_NONEMPTY; }

static uint32_t
read_by(const struct finder *f, const struct wb_opnd *o)
{
	return o->kind == WB_OPND_UNIT && o->nunit == 1 ? wb_value_read(f->g, o, 0) : WB_NONE;
}

/* Whether operand @o is a constant in the lanes of @w. */
static bool
is_constant(const struct finder *f, const struct wb_opnd *o, struct wb_point w, uint64_t *k)
{
	uint32_t v = read_by(f, o);
	struct wb_decoded d;

	/* in lanes, what is not copied is hardly ever one, and costs most to find out */
	if (v != WB_NONE && is_of_lanes(f, v) && !(wb_value_operation(f->ints, v, w, &d) && d.op == WB_OP_MOV))
		return false;
	return wb_source_number(f->ints, o, 32, w, k);
}

/* The value that @v is computed from. *@r, an interval of @v, becomes one of that value. WB_NONE: it is not that
 * simple. */
static uint32_t
trace_step(const struct finder *f, uint32_t v, struct wb_point w, struct wb_interval *r)
{
	const struct wb_term *t;
	struct wb_affine a;
	struct wb_decoded d;
	bool made = wb_value_operation(f->ints, v, w, &d);
	uint64_t k;

	if (made && (d.op == WB_OP_ADD || d.op == WB_OP_SUB) && d.nsrc == 2 && !is_constant(f, d.src[0], w, &k) &&
		!is_constant(f, d.src[1], w, &k))
		return WB_NONE;
	a = wb_affine_value(f->ints, v, w);
	t = a.n == 1 && a.k[0] == 1 ? wb_affine_term(f->ints, a.term[0]) : NULL;
	if (t && t->kind == WB_TERM_VALUE && t->v != WB_NONE && t->v != v) {
		*r = wb_interval_plus(*r, 0 - (uint32_t)a.add);
		return t->v;
	}
	if (!made || d.op != WB_OP_LSHR || !wb_type_word(d.type) || d.ndef != 1 || d.nsrc != 2 ||
		!is_constant(f, d.src[1], w, &k))
		return WB_NONE;
	*r = wb_interval_shift_preimage(*r, (uint32_t)k & 31);
	return read_by(f, d.src[0]);
}

/* trace_step, repeated as often as possible. */
static uint32_t
trace_value(const struct finder *f, uint32_t v, struct wb_point w, struct wb_interval *r)
{
	for (uint32_t n = 0, up; n < MOST_STEPS && (up = trace_step(f, v, w, r)) != WB_NONE; n++)
		v = up;
	return v;
}

/* ---- comparisons ---------------------------------------------------------------------------- */
static void
set_interval(struct wb_path_condition *c, struct wb_interval i)
{
	c->first = (uint32_t)i.first;
	c->count = (uint64_t)i.count;
}

static void
negate_condition(struct wb_path_condition *c)
{
	set_interval(c, wb_interval_complement(32, (struct wb_interval){ c->first, c->count }));
}

static uint32_t loop_of(const struct finder *f, uint32_t b) { return f->fn->loops->of_block[b]; }

/* The condition under which comparison @c->inst holds. False: it has another form. */
static bool
read_comparison(const struct finder *f, struct wb_path_condition *c)
{
	const struct wb_compared *x = wb_compared(f->ints, c->inst);
	struct wb_point w = wb_point_active(f->ints, c->inst);
	struct wb_interval r;
	uint64_t limit;

	if (f->fn->inst[c->inst].flags & WB_I_CROSSLANE || !x->is || x->bits[0] < 32 || x->bits[1] < 32)
		return false;
	for (uint32_t k = 0; k < 2; k++) {
		if (x->v[k] == WB_NONE || !is_constant(f, x->d.src[!k], w, &limit))
			continue;
		r = wb_interval_compared(k ? wb_compare_mirror(x->d.op) : x->d.op, x->d.sign, 32, limit);
		c->a = trace_value(f, x->v[k], w, &r);
		/* of a uniform value, one lane stands for all */
		c->lanes = is_of_lanes(f, c->a) ? wb_lanes_exec(f->l, c->inst) : WB_NONE;
		set_interval(c, r);
		return true;
	}
	return false;
}

/* ---- edges ----------------------------------------------------------------------------------- */
/* A uniform value may be read from the first lane that is on: then the condition also holds in this lane. */
static void
add_first_lane(struct finder *f, struct wb_path_condition c)
{
	const struct wb_gsa_value *x = &f->g->value[c.a];
	struct wb_interval r = { c.first, c.count };
	struct wb_decoded d;
	uint32_t v;

	if (x->kind != WB_GSA_DEF || x->clobber || x->unit >= f->fn->nunit || !wb_decode(f->fn, x->at, x->unit, &d) ||
		d.op != WB_OP_READFIRST || d.nsrc != 1)
		return;
	if (!is_current(f, x->at) || !some_active(f, f->l->of_inst[x->at]))
		return;
	v = read_by(f, d.src[0]);
	if (v == WB_NONE || !is_of_lanes(f, v))
		return;
	c.a = trace_value(f, v, wb_point_active(f->ints, x->at), &r);
	set_interval(&c, r);
	c.lanes = wb_lanes_exec(f->l, x->at);
	c.one = true;
	if (is_of_lanes(f, c.a))
		WB_PUSH(f->cx->tmp, &f->found, c);
}

/* Edge @e is executed only if condition @c held (@held), or did not: in some lane that was on (@some), or in all. */
static void
add_condition(struct finder *f, uint32_t e, struct wb_path_condition c, bool held, bool some)
{
	c.edge = e;
	c.at = f->fn->edge[e].src;
	c.loop = loop_of(f, c.at);
	c.some = some && c.lanes != WB_NONE;
	if (!held)
		negate_condition(&c);
	WB_PUSH(f->cx->tmp, &f->found, c);
	if (f->vectors && c.lanes == WB_NONE)
		add_first_lane(f, c);
}

/* Adds the condition of @atom to edge @e, if the comparison is before the branch on every path. */
static void
add_atom(struct finder *f, uint32_t e, uint32_t atom, bool held, bool some)
{
	const struct wb_atom *a = &f->l->atom[atom];
	struct wb_path_condition c = { .inst = a->inst, .shape = WB_NONE };

	if (wb_bit(f->without, atom) || a->inst == WB_NONE ||
		!wb_dominates(f->fn->dom, f->g->block_of[a->inst], f->fn->edge[e].src))
		return;
	if ((a->kind == WB_ATOM_SCC || (a->kind == WB_ATOM_CMP && is_current(f, a->inst))) && read_comparison(f, &c) &&
		(c.lanes == WB_NONE || f->vectors))
		add_condition(f, e, c, held, some);
	else
		wb_bit_set(f->without, atom);
}

/* Edge @e is executed only if some lane is in @set: adds the literals that hold in all lanes of it. */
static void
add_some(struct finder *f, uint32_t e, uint32_t set)
{
	uint32_t n = set;

	for (uint32_t k = 0; k < MOST_LITERALS && n > WB_LANES_ALL; k++) {
		const struct wb_lane_node *x = &f->l->node[n];

		if (x->off != WB_LANES_NONE && x->on != WB_LANES_NONE)
			break;
		add_atom(f, e, x->atom, x->off == WB_LANES_NONE, true);
		n = x->off == WB_LANES_NONE ? x->on : x->off;
	}
}

/* Edge @e is executed only if no lane is in @set. Adds the condition of the top atom, if all lanes in which it holds
 * (or does not hold) are in the set. */
static void
add_none(struct finder *f, uint32_t e, uint32_t set, const struct wb_span *at)
{
	const struct wb_lane_node *x = &f->l->node[set];
	const struct wb_atom *a = set > WB_LANES_ALL ? &f->l->atom[x->atom] : NULL;
	uint32_t span, who;

	if (!a || a->inst == WB_NONE || (a->kind != WB_ATOM_CMP && a->kind != WB_ATOM_SCC))
		return;
	span = a->kind == WB_ATOM_CMP ? f->l->of_inst[a->inst] : (uint32_t)(at - f->l->span);
	who = f->l->span[span].exec;
	if (!some_active(f, span))
		return;
	if (wb_lanes_within(f->l, at->care, who, x->on))
		add_atom(f, e, x->atom, false, false);
	else if (wb_lanes_within(f->l, at->care, who, x->off))
		add_atom(f, e, x->atom, true, false);
}

static void
visit_branch(struct finder *f, uint32_t b)
{
	const struct wb_block *blk = &f->fn->block[b];
	const struct wb_lane_branch *br = &f->l->branch[b];
	const struct wb_span *at = &f->l->span[f->l->block_span[b + 1] - 1];

	if (blk->nout != 2 || br->set == WB_NONE ||
		f->fn->edge[f->fn->out[blk->out]].dst == f->fn->edge[f->fn->out[blk->out + 1]].dst)
		return;
	WB_EACH_OUT(f->fn, b, e) {
		bool empty = wb_lane_edge_if_empty(f->fn, br, e);

		if (br->condition)		/* of the wave: an atom of its own */
			add_atom(f, e, f->l->node[br->set].atom, !empty, false);
		else if (at->flags & (WB_SPAN_WHOLE_WAVE | WB_SPAN_TOP | WB_SPAN_DEAD))
			continue;
		else if (empty)
			add_none(f, e, br->set, at);
		else
			add_some(f, e, br->set);
	}
}

/* ---- order -------------------------------------------------------------------------------- */
static int by_id(uint32_t a, uint32_t b) { return (a > b) - (a < b); }

/* 0: they are of one value in one loop; else which comes first. */
static int
by_value(const struct wb_path_condition *x, const struct wb_path_condition *y)
{
	int c = by_id(x->a, y->a);

	return c ? c : by_id(x->loop, y->loop);
}

static int
in_order(const void *a, const void *b)
{
	const struct wb_path_condition *x = a, *y = b;
	int c = by_value(x, y);

	c = c ? c : by_id(x->at, y->at);
	c = c ? c : by_id(x->edge, y->edge);
	c = c ? c : by_id(x->inst, y->inst);
	return c ? c : by_id(x->first, y->first);
}

bool
exclusive_same_value(const struct wb_path_condition *x, const struct wb_path_condition *y)
{
	return by_value(x, y) == 0;
}

bool
exclusive_counts(const struct wb_fn *fn, const struct wb_path_condition *x)
{
	const struct wb_gsa_value *v = &fn->gsa->value[x->a];

	return x->loop != WB_NONE && x->lanes == WB_NONE && v->kind == WB_GSA_MU &&
		v->at == fn->loops->loop[x->loop].header;
}

/* Drops conditions in irreducible loops. Drops also those of a value with conditions at one point only, unless it is a
 * counter: a wave takes only one edge of a branch anyway. */
static uint32_t
drop_single(const struct wb_fn *fn, struct wb_path_condition *x, uint32_t n)
{
	uint32_t kept = 0;

	for (uint32_t k = 0, end; k < n; k = end) {
		for (end = k; end < n && by_value(&x[k], &x[end]) == 0;)
			end++;
		if ((x[k].at == x[end - 1].at && !exclusive_counts(fn, &x[k])) ||
			(x[k].loop != WB_NONE && fn->loops->loop[x[k].loop].irreducible))
			continue;
		memmove(&x[kept], &x[k], (end - k) * sizeof *x);
		kept += end - k;
	}
	return kept;
}

struct wb_path_condition *
exclusive_conditions(struct wb_ctx *cx, const struct wb_fn *fn, struct wb_integers *ints, bool vectors, uint32_t *n)
{
	struct finder f = { .cx = cx, .fn = fn, .g = fn->gsa, .l = fn->lanes, .ints = ints, .vectors = vectors };

	*n = 0;
	if (wb_splits(fn))
		return NULL;
	f.without = wb_bits_new(cx->tmp, fn->lanes->natom);
	for (uint32_t b = 0; b < fn->nblock; b++)
		visit_branch(&f, b);
	if (!f.found.n)
		return NULL;
	qsort(f.found.at, f.found.n, sizeof *f.found.at, in_order);
	*n = drop_single(fn, f.found.at, f.found.n);
	return wb_arena_copy(cx->unit, f.found.at, *n, sizeof *f.found.at);
}
