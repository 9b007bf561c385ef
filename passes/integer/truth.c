/* passes/integer/truth.c -- tests and branches that always have the same outcome.
 *
 * A comparison of two numbers is decided if their ranges are disjoint, if their congruences are, or if the difference
 * of their affine expressions is a constant. A branch on SCC has the outcome of the test that defines SCC. A branch on
 * a mask tests whether a set of lanes is empty (lanes.h):
 *
 *	vcc = cmp s4 > s5			set: exec & c1		empty if c1 never holds
 *	s[6:7] = select scc, -1, 0		a condition u2 of the wave
 *	vcc = and exec, s[6:7]			set: exec & u2		empty if u2 is 0; EXEC itself if it is 1
 *
 * A set is empty if some atom holds for all of its lanes but never does, or vice versa. It is not empty if a superset
 * has a lane, and the rest of the superset is empty.
 *
 * A join of masks is constant, all bits or none, if dead edges leave only such arguments.
 *
 * Lanes that were off at a comparison have no part in it. So the numbers there are asked for the lanes that were on, if
 * all lanes of the set were; else for any lanes.
 */
#include "internal.h"
#include "wavebound/gsa.h"

/* ---- comparisons ------------------------------------------------------------------------- */
static bool
ranges_decide(enum wb_op op, bool sign, const struct wb_range *x, const struct wb_range *y)
{
	switch (op) {
	case WB_OP_EQ: return x->low == x->high && y->low == y->high && x->low == y->low;
	case WB_OP_NE: return x->high < y->low || y->high < x->low || x->shigh < y->slow || y->shigh < x->slow;
	case WB_OP_LT: return sign ? x->shigh < y->slow : x->high < y->low;
	case WB_OP_LE: return sign ? x->shigh <= y->slow : x->high <= y->low;
	default: return ranges_decide(wb_compare_mirror(op), sign, y, x);
	}
}

/* The outcome of @op for numbers whose difference is always @d. */
static enum wb_truth
by_difference(enum wb_op op, uint64_t d)
{
	if (d == 0)
		return op == WB_OP_EQ || op == WB_OP_LE || op == WB_OP_GE ? WB_ALWAYS : WB_NEVER;
	return op == WB_OP_EQ ? WB_NEVER : op == WB_OP_NE ? WB_ALWAYS : WB_SOMETIMES;
}

static enum wb_truth
compare(struct wb_integers *ints, enum wb_op op, bool sign, const struct wb_affine *a, const struct wb_affine *b,
        struct wb_point w)
{
	struct wb_range x = wb_affine_range(ints, a, w), y, r;
	struct wb_affine d;
	bool equality = op == WB_OP_EQ || op == WB_OP_NE;

	/* otherwise no @b can exclude it */
	if (!(equality && a->bits == 32 && wb_range_unbounded(&x))) {
		y = wb_affine_range(ints, b, w);
		if (ranges_decide(op, sign, &x, &y))
			return WB_ALWAYS;
		if (ranges_decide(wb_compare_opposite(op), sign, &x, &y))
			return WB_NEVER;
	}
	if (!wb_affine_difference(a, b, &d))
		return WB_SOMETIMES;
	if (wb_affine_constant(&d))
		return by_difference(op, d.add);
	r = wb_affine_range(ints, &d, w);
	return r.low > 0 ? by_difference(op, r.low) : WB_SOMETIMES;
}

/* ---- other tests ---------------------------------------------------------------------------- */
/* Whether bit @k of the number is set: a common bit of the whole range, or one below the power of two in the
 * modulus. */
static enum wb_truth
bit_set(const struct wb_range *r, uint32_t k)
{
	if (r->low >> k == r->high >> k)
		return r->low >> k & 1 ? WB_ALWAYS : WB_NEVER;
	if ((r->mod & (0 - r->mod)) >> k > 1)
		return r->rem >> k & 1 ? WB_ALWAYS : WB_NEVER;
	return WB_SOMETIMES;
}

/* Whether unsigned x + y exceeds 32 bits. */
static enum wb_truth
carries(const struct wb_range *x, const struct wb_range *y)
{
	return x->low + y->low > UINT32_MAX ? WB_ALWAYS : x->high + y->high <= UINT32_MAX ? WB_NEVER : WB_SOMETIMES;
}

static enum wb_truth
two_numbers(struct wb_integers *ints, const struct wb_decoded *d, struct wb_point w)
{
	struct wb_affine a, b;
	struct wb_range x, y;
	bool wide = wb_type_wide(d->type);
	bool unordered = d->type == WB_T_B32 || d->type == WB_T_B64, equality = d->op == WB_OP_EQ || d->op == WB_OP_NE;
	bool bit = d->op == WB_OP_BITCMP0 || d->op == WB_OP_BITCMP1;

	if (d->nsrc != 2 || !(wide || wb_type_word(d->type)))
		return WB_SOMETIMES;
	if (!wb_affine_read(ints, d, 0, d->bits, w, &a) || !wb_affine_read(ints, d, 1, bit ? 32 : d->bits, w, &b))
		return WB_SOMETIMES;
	if (wb_compare_is(d->op))
		return unordered && !equality ? WB_SOMETIMES : compare(ints, d->op, d->sign, &a, &b, w);
	x = wb_affine_range(ints, &a, w);
	y = wb_affine_range(ints, &b, w);
	switch (d->op) {
	case WB_OP_BITCMP0: case WB_OP_BITCMP1: {
		enum wb_truth set = y.low == y.high ? bit_set(&x, (uint32_t)y.low & (d->bits - 1)) : WB_SOMETIMES;

		return set == WB_SOMETIMES || d->op == WB_OP_BITCMP1 ? set : set == WB_ALWAYS ? WB_NEVER : WB_ALWAYS;
	}
	case WB_OP_ADD: return wide || d->sign ? WB_SOMETIMES : carries(&x, &y);
	case WB_OP_SUB: return wide || d->sign ? WB_SOMETIMES : compare(ints, WB_OP_LT, false, &a, &b, w);
	default: return WB_SOMETIMES;
	}
}

static enum wb_truth
test_truth(struct wb_integers *ints, uint32_t inst, struct wb_point w)
{
	const struct wb_inst *i = &ints->fn->inst[inst];
	struct wb_affine result, zero;
	const struct wb_opnd *o;
	struct wb_decoded d;

	if (!wb_decode(ints->fn, inst, WB_NONE, &d))
		return WB_SOMETIMES;
	if (!wb_scc_is_nonzero(d.op))
		return two_numbers(ints, &d, w);
	o = i->nopnd ? wb_opnd(ints->fn, i, 0) : NULL;
	if (!o || o->kind != WB_OPND_UNIT || !(o->flags & WB_DEF) || o->nunit > 2)
		return WB_SOMETIMES;
	result = wb_affine_result(ints, inst, w);
	zero = wb_affine_number(result.bits, 0);
	return compare(ints, WB_OP_NE, false, &result, &zero, w);
}

enum wb_truth
wb_test_truth(struct wb_integers *ints, uint32_t inst, struct wb_point w)
{
	struct wb_query q = wb_query(ints, inst, WB_QUERY_VALUE, &w);
	struct wb_basis outer;
	enum wb_truth t;

	if (wb_memo_find(ints, &ints->tests, &q, &t))
		return t;
	outer = wb_memo_begin(ints);
	t = test_truth(ints, inst, w);
	wb_memo_end(ints, &ints->tests, &q, outer, &t);
	return t;
}

enum wb_truth
wb_value_truth(struct wb_integers *ints, uint32_t v)
{
	return wb_value_is_def(ints->g, v) ?
		wb_test_truth(ints, wb_value_at(ints->g, v), wb_point_any(wb_gsa_block(ints->g, v))) : WB_SOMETIMES;
}

/* ---- sets of lanes ------------------------------------------------------------------------------- */
static enum wb_truth
of_bits(const struct wb_affine *f)
{
	if (!wb_affine_constant(f))
		return WB_SOMETIMES;
	return f->add == 0 ? WB_NEVER : f->add == (f->bits == 64 ? UINT64_MAX : UINT32_MAX) ? WB_ALWAYS : WB_SOMETIMES;
}

enum wb_truth
wb_mask_truth(struct wb_integers *ints, const struct wb_opnd *o, struct wb_point w)
{
	struct wb_affine f;

	if (o->kind != WB_OPND_UNIT || o->nunit > 2)
		return WB_SOMETIMES;
	if (ints->fn->unit[o->id].cls == WB_UNIT_VECTOR || ints->fn->unit[o->id].role == WB_ROLE_SCC)
		return WB_SOMETIMES;
	f = wb_affine_source(ints, o, o->nunit == 2 ? 64 : 32, w);
	return of_bits(&f);
}

/* A join of masks: all of them equal, with all bits or none. */
static enum wb_truth
join_truth(struct wb_integers *ints, const struct wb_atom *a)
{
	struct wb_affine f;
	uint32_t lo;

	if (a->unit == WB_NONE || a->block == WB_NONE)
		return WB_SOMETIMES;
	lo = wb_gsa_join(ints->g, a->block, a->unit);
	if (a->nunit == 1)
		f = wb_affine_value(ints, lo, wb_point_any(a->block));
	else
		f = wb_affine_pair(ints, lo, wb_gsa_join(ints->g, a->block, a->unit + 1), wb_point_any(a->block));
	return of_bits(&f);
}

static enum wb_truth
atom_truth(struct wb_integers *ints, const struct wb_atom *a)
{
	if (a->kind == WB_ATOM_MERGE)
		return join_truth(ints, a);
	if (a->inst == WB_NONE || (a->kind != WB_ATOM_CMP && a->kind != WB_ATOM_SCC))
		return WB_SOMETIMES;
	if (a->kind == WB_ATOM_CMP)
		return wb_test_truth(ints, a->inst, wb_point_any(ints->g->block_of[a->inst]));
	if (ints->fn->unit[a->unit].role != WB_ROLE_SCC)
		return WB_SOMETIMES;
	return wb_value_truth(ints, wb_value_defined(ints->g, a->inst, a->unit));
}

/* Whether the @k-th atom of a group, which holds for all its lanes, never does. What is known of the lanes that were on
 * at a comparison is asked for first: whether all lanes of the group were takes longer. */
static bool
is_contradicted(struct wb_integers *ints, struct wb_known_atoms *said, uint32_t k)
{
	const struct wb_atom *a = &ints->fn->lanes->atom[said->at[k].atom];
	enum wb_truth not = said->at[k].holds ? WB_NEVER : WB_ALWAYS;

	if (a->kind == WB_ATOM_CMP && a->inst != WB_NONE) {
		if (wb_test_truth(ints, a->inst, wb_point_active(ints, a->inst)) != not)
			return false;	/* nor is more known of all lanes */
		if (wb_was_active(ints->it, said, k))
			return true;
	}
	return atom_truth(ints, a) == not;
}

/* Whether @g is empty: an atom that holds for all its lanes never does. */
static bool
is_empty(struct wb_integers *ints, struct wb_group g)
{
	struct wb_known_atoms *said;

	if (g.lanes == WB_NONE)
		return false;
	if (wb_group_outside(ints->it, g, WB_LANES_ALL))
		return true;
	said = wb_group_atoms(ints->it, g);
	for (uint32_t k = 0; k < said->n; k++)
		if (is_contradicted(ints, said, k))
			return true;
	return false;
}

#define MOST_UP 16			/* blocks visited for tested masks */

/* Whether @g contains all of @nonempty, a set with a lane, where @care holds. */
static bool
has_all(struct wb_integers *ints, struct wb_group g, uint32_t nonempty, uint32_t care)
{
	return nonempty == g.lanes ||
		is_empty(ints, (struct wb_group){ wb_set_minus(ints->it, nonempty, g.lanes), care });
}

/* EXEC when a wave starts; WB_NONE: the first block is a loop, so it has another EXEC later. */
static uint32_t
exec_at_start(const struct wb_integers *ints)
{
	WB_EACH_IN(ints->fn, 0, e)
		if (ints->fn->edge[e].src != WB_NONE)
			return WB_NONE;
	return ints->fn->is_kernel ? wb_exec_in(ints->it, 0) : WB_NONE;
}

bool
wb_group_nonempty(struct wb_integers *ints, struct wb_group g, uint32_t block)
{
	const struct wb_lanes *l = ints->fn->lanes;
	uint32_t start = exec_at_start(ints);

	if (start != WB_NONE && has_all(ints, g, start, g.care))
		return true;	/* a wave has a lane that is on */
	for (uint32_t s = l->block_span[block]; s < l->block_span[block + 1]; s++)
		if (l->span[s].flags & WB_SPAN_NONEMPTY && has_all(ints, g, l->span[s].exec, g.care))
			return true;
	for (uint32_t b = block, k = 0; b != WB_NONE && k < MOST_UP; b = wb_live_dominator(ints, b), k++) {
		uint32_t e = wb_only_edge(ints, b), src = e == WB_NONE ? WB_NONE : ints->fn->edge[e].src;
		const struct wb_lane_branch *br = src == WB_NONE ? NULL : &l->branch[src];

		if (!br || !wb_lane_branch_on_mask(br) || ints->fn->block[src].nout != 2)
			continue;
		if (!wb_lane_edge_if_empty(ints->fn, br, e) && has_all(ints, g, br->set, wb_care_along(ints->it, e)))
			return true;
	}
	return false;
}

static enum wb_truth
mask_truth(struct wb_integers *ints, uint32_t block)
{
	const struct wb_lanes *l = ints->fn->lanes;
	const struct wb_lane_branch *br = &l->branch[block];
	struct wb_group g = { br->set, l->span[l->block_span[block]].care };

	if (!wb_lane_branch_on_mask(br))
		return WB_SOMETIMES;
	if (is_empty(ints, g))
		return br->taken_if_empty ? WB_ALWAYS : WB_NEVER;
	if (wb_group_nonempty(ints, g, block))
		return br->taken_if_empty ? WB_NEVER : WB_ALWAYS;
	return WB_SOMETIMES;
}

enum wb_truth
wb_branch_truth(struct wb_integers *ints, uint32_t block)
{
	const struct wb_inst *br = wb_last_inst(ints->fn, block);
	const struct wb_opnd *o = wb_branch_condition(ints->fn, br);
	enum wb_truth t = WB_SOMETIMES;

	if (!o)
		return WB_SOMETIMES;
	if (ints->fn->unit[o->id].role == WB_ROLE_SCC)
		t = wb_value_truth(ints, wb_value_read(ints->g, o, 0));
	if (t == WB_SOMETIMES)
		return mask_truth(ints, block);
	return (t == WB_ALWAYS) == (br->op == WB_OP_CBRNZ) ? WB_ALWAYS : WB_NEVER;
}
