/* passes/lanes/iterations.c -- masks that are expected to be another set in each iteration of a loop.
 *
 *	head:	L = phi 0, L'		EXEC = phi E, E'
 *		L' = L | (c & EXEC)	made in the loop: L grows
 *		E' = EXEC & ~L'		EXEC only loses lanes
 *
 * Without this file, flow.c first takes a merge in a loop header for the mask that entered the loop, until the back
 * edge contradicts. Then all that was found in the loop, and in loops around it, is void, and the atom of the merge is
 * made late: functions are small if atoms of headers come before those of the loop. A mask marked here is an atom from
 * the start: one whose value at a back edge is made in the loop by an operation, which, if it is EXEC, only takes lanes
 * away. This is a guess and no claim: if the mask never changes, what is known of its atom says so.
 *
 * Cost:   MOST_STEPS for each mask and back edge.
 */
#include "lanes.h"

#define MOST_STEPS 48u

struct trail {
	uint32_t mask[MOST_STEPS], n;
};

static void
add_value(struct trail *t, uint32_t mask)
{
	for (uint32_t k = 0; k < t->n; k++)
		if (t->mask[k] == mask)
			return;
	if (mask != WB_NONE && t->n < MOST_STEPS)
		t->mask[t->n++] = mask;
}

/* Whether mask @id of @header is made in @loop, on its @edge-th edge, or on some path to it. */
static bool
grows(const struct lanes *l, uint32_t header, uint32_t loop, uint32_t edge, uint32_t id)
{
	const struct masks *ms = &l->masks;
	struct trail t = { .n = 0 };

	add_value(&t, ms->arg.at[ms->at.at[id].arg + edge]);
	for (uint32_t k = 0; k < t.n; k++) {
		const struct mask *x = &ms->at.at[t.mask[k]];

		if (!wb_loop_has(l->fn->loops, loop, x->block))
			continue;
		if (x->kind == MASK_BOOL && (!ms->at.at[id].exec || x->op == WB_BDD_AND || x->op == WB_BDD_ANDN))
			return true;
		for (uint32_t a = 0; x->kind == MASK_PHI && x->block != header && a < l->fn->block[x->block].nin; a++)
			add_value(&t, ms->arg.at[x->arg + a]);
	}
	return false;
}

void
lanes_find_growing(struct lanes *l)
{
	struct masks *ms = &l->masks;

	for (uint32_t b = 0; b < l->fn->nblock; b++)
		for (uint32_t edge = 0; edge < l->fn->block[b].nin && ms->def_first[b] < ms->phi_end[b]; edge++) {
			uint32_t loop = lanes_back(l, l->fn->in[l->fn->block[b].in + edge]);

			for (uint32_t i = ms->def_first[b]; loop != WB_NONE && i < ms->phi_end[b]; i++)
				ms->at.at[ms->def[i]].grows |= grows(l, b, loop, edge, ms->def[i]);
		}
}
