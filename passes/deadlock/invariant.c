/* passes/deadlock/invariant.c -- numbers in vector registers that are the same in all lanes at all times.
 *
 * Unoptimised code computes the first work-item id of a workgroup in vector registers, and adds it to the id of each
 * lane:
 *
 *			%s8 =s load kernarg, ...		size of the workgroup
 *			%v1 =v mov %s8
 *			%v2 =v mul %v1, %s14			times its id
 *			%v4 =v load %v0, kernarg, ...		offset of the launch
 *
 * An instruction that computes a vector register, lane by lane, from such numbers (or from scalars that are written
 * once) writes the same number in all lanes that are on, at any time. So does a load from the arguments or the dispatch
 * packet, which nobody writes, if the address is such a number. Only lanes that were off may hold another value, and
 * these must not be among the readers.
 *
 * Cost:   O(instructions that compute the number), at most 2^MOST_DEPTH of them.
 */
#include "deadlock.h"

#define MOST_DEPTH 8u

struct query {
	struct wb_check *h;
	bool own;			/* of values that lanes have separately: a word, or a bit of a mask */
	uint32_t depth;
};
static bool is_invariant(struct query q, uint32_t v, uint32_t use);

/* Whether all that @k reads lasts; with `own`, words of lanes too, but not EXEC. */
static bool
operands_invariant(struct query q, uint32_t k)
{
	const struct wb_fn *fn = q.h->fn;
	const struct wb_inst *i = &fn->inst[k];
	bool all = true;

	WB_EACH_OPND(fn, i, op) {
		bool exec = op->id == q.h->g->exec_lo || op->id == q.h->g->exec_hi;
		bool unit = op->kind == WB_OPND_UNIT && (op->flags & WB_USE) &&
			(q.own ? !exec : !(op->flags & WB_IMPLICIT));

		for (uint32_t u = 0; unit && u < op->nunit && all; u++)
			all = is_invariant(q, wb_gsa_use_of(q.h->g, op, u), k);
	}
	return all;
}

/* Whether the result of @k in each lane is made of lasting words only; with `own`, also of words of this lane. */
static bool
result_invariant(const struct query *q, uint32_t k)
{
	const struct wb_inst *i = &q->h->fn->inst[k];

	return q->own ? (i->flags & WB_I_LANEWISE) && i->mem.space == WB_SPACE_NONE :
			wb_of_words(q->h, i) || wb_launch_data(q->h, k);
}

static bool
is_invariant(struct query q, uint32_t v, uint32_t use)
{
	const struct wb_check *h = q.h;
	const struct wb_gsa_value *x;

	if (v == WB_NONE || (q.own && wb_is_invariant(q.h, v, use)))
		return v != WB_NONE;
	x = wb_gsa_at(h->g, v = wb_lane_source(q.h, v, &use));
	if (q.own ? x->kind == WB_GSA_ENTRY : wb_single_value(h, v))
		return true;
	return q.depth-- && (x->kind == WB_GSA_DEF || x->kind == WB_GSA_MASKED) && !x->clobber &&
		(q.own ? wb_lanes_covers(h->lanes, x->at, use) : wb_covered(h, v, use)) &&
		result_invariant(&q, x->at) && operands_invariant(q, x->at);
}

bool
wb_compare_invariant(struct wb_check *h, uint32_t k)
{
	return operands_invariant((struct query){ h, true, MOST_DEPTH }, k);
}

bool
wb_is_invariant(struct wb_check *h, uint32_t v, uint32_t use)
{
	return is_invariant((struct query){ h, false, MOST_DEPTH }, v, use);
}
