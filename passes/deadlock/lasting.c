/* passes/deadlock/lasting.c -- numbers that are the same in all lanes at all times, although they lie in vector
 * registers.
 *
 * Unoptimised code computes the first number of a workgroup in vector registers, and adds it to each work-item's own:
 *
 *			%s8 =s load kernarg, ...		size of the workgroup
 *			%v1 =v mov %s8
 *			%v2 =v mul %v1, %s14			times its number
 *			%v4 =v load %v0, kernarg, ...		the launch's offset
 *
 * What an instruction leaves in a vector register, lane by lane and from such numbers alone (or from scalars that are
 * written once), is the same number for all lanes that took part, and whenever it is executed. So is what is loaded
 * from the arguments or the dispatch packet, which nobody writes, with an address that is such a number. Only lanes
 * that missed the write may find something else there, and they must not be among the readers.
 *
 * Cost: O(instructions that the number is computed by), at most 2^MOST_DEPTH of them.
 */
#include "deadlock.h"

#define MOST_DEPTH 8u

struct question {
	struct wb_check *h;
	bool own;			/* of what each lane has to itself: a word, or its bit of a mask */
	uint32_t depth;
};
static bool lasts(struct question q, uint32_t v, uint32_t use);

/* Whether all that @k reads lasts: words in registers, and where lanes have their own all but EXEC. */
static bool
operands_last(struct question q, uint32_t k)
{
	const struct wb_fn *fn = q.h->fn;
	const struct wb_inst *i = &fn->inst[k];
	bool all = true;

	WB_EACH_OPND(fn, i, op) {
		bool exec = op->id == q.h->g->exec_lo || op->id == q.h->g->exec_hi;
		bool unit = op->kind == WB_OPND_UNIT && (op->flags & WB_USE) &&
			(q.own ? !exec : !(op->flags & WB_IMPLICIT));

		for (uint32_t u = 0; unit && u < op->nunit && all; u++)
			all = lasts(q, wb_gsa_use_of(q.h->g, op, u), k);
	}
	return all;
}

/* Whether each lane's result of @k is made of words alone that no lane has to itself, or (own) of what the lane has. */
static bool
makes_lasting(const struct question *q, uint32_t k)
{
	const struct wb_inst *i = &q->h->fn->inst[k];

	return q->own ? (i->flags & WB_I_LANEWISE) && i->mem.space == WB_SPACE_NONE :
			wb_of_words(q->h, i) || wb_reads_given(q->h, k);
}

static bool
lasts(struct question q, uint32_t v, uint32_t use)
{
	const struct wb_check *h = q.h;
	const struct wb_gsa_value *x;

	if (v == WB_NONE || (q.own && wb_lasts(q.h, v, use)))
		return v != WB_NONE;
	x = wb_gsa_at(h->g, v = wb_lane_source(q.h, v, &use));
	if (q.own ? x->kind == WB_GSA_ENTRY : wb_one_for_all(h, v))
		return true;
	return q.depth-- && (x->kind == WB_GSA_DEF || x->kind == WB_GSA_MASKED) && !x->clobber &&
		(q.own ? wb_lanes_covers(h->lanes, x->at, use) : wb_covered(h, v, use)) &&
		makes_lasting(&q, x->at) && operands_last(q, x->at);
}

bool
wb_compares_for_good(struct wb_check *h, uint32_t k)
{
	return operands_last((struct question){ h, true, MOST_DEPTH }, k);
}

bool
wb_lasts(struct wb_check *h, uint32_t v, uint32_t use)
{
	return lasts((struct question){ h, false, MOST_DEPTH }, v, use);
}
