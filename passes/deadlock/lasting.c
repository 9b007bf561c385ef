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
	uint32_t depth;
};
static bool lasts(struct question q, uint32_t v, uint32_t use);

/* Whether all words that @k reads in registers last. */
static bool
operands_last(struct question q, uint32_t k)
{
	const struct wb_fn *fn = q.h->fn;
	const struct wb_inst *i = &fn->inst[k];
	bool all = true;

	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(fn, i, o);
		bool unit = op->kind == WB_OPND_UNIT && (op->flags & WB_USE) && !(op->flags & WB_IMPLICIT);

		for (uint32_t u = 0; unit && u < op->nunit && all; u++)
			all = lasts(q, wb_gsa_use(q.h->g, i, o, u), k);
	}
	return all;
}

/* Whether each lane's result of @k is made of words that no lane has to itself. */
static bool
makes_lasting(struct question q, uint32_t k)
{
	return (wb_of_words(q.h, &q.h->fn->inst[k]) || wb_reads_given(q.h, k)) && operands_last(q, k);
}

static bool
lasts(struct question q, uint32_t v, uint32_t use)
{
	const struct wb_check *h = q.h;
	const struct wb_gsa_value *x;

	if (v == WB_NONE)
		return false;
	x = wb_gsa_at(h->g, v = wb_lane_source(q.h, v, &use));
	if (wb_one_for_all(h, v) || !q.depth--)
		return wb_one_for_all(h, v);
	return (x->kind == WB_GSA_DEF || x->kind == WB_GSA_MASKED) && !x->clobber && wb_covered(h, v, use) &&
		makes_lasting(q, x->at);
}

static bool for_good(struct question q, uint32_t v, uint32_t use);

/* Whether what a lane of @k depends on, but whether it is active, is for good. */
static bool
operands_for_good(struct question q, uint32_t k)
{
	const struct wb_fn *fn = q.h->fn;
	const struct wb_inst *i = &fn->inst[k];
	bool all = true;

	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(fn, i, o);
		bool exec = op->id == q.h->g->exec_lo || op->id == q.h->g->exec_hi;
		bool unit = op->kind == WB_OPND_UNIT && (op->flags & WB_USE) && !exec;

		for (uint32_t u = 0; unit && u < op->nunit && all; u++)
			all = for_good(q, wb_gsa_use(q.h->g, i, o, u), k);
	}
	return all;
}

/* Whether a lane that executes @use finds the same in @v whenever it does: a word, or its bit of a mask. */
static bool
for_good(struct question q, uint32_t v, uint32_t use)
{
	const struct wb_check *h = q.h;
	const struct wb_gsa_value *x;

	if (v == WB_NONE || wb_lasts(q.h, v, use))
		return v != WB_NONE;
	x = wb_gsa_at(h->g, v = wb_lane_source(q.h, v, &use));
	if (x->kind == WB_GSA_ENTRY || !q.depth--)
		return x->kind == WB_GSA_ENTRY;
	return (x->kind == WB_GSA_DEF || x->kind == WB_GSA_MASKED) && !x->clobber &&
		(h->fn->inst[x->at].flags & WB_I_LANEWISE) && h->fn->inst[x->at].mem.space == WB_SPACE_NONE &&
		wb_lanes_covers(h->lanes, x->at, use) && operands_for_good(q, x->at);
}

bool
wb_compares_for_good(struct wb_check *h, uint32_t k)
{
	return operands_for_good((struct question){ h, MOST_DEPTH }, k);
}

bool
wb_lasts(struct wb_check *h, uint32_t v, uint32_t use)
{
	return lasts((struct question){ h, MOST_DEPTH }, v, use);
}
