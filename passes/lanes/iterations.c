/* passes/lanes/iterations.c -- masks that are expected to be another set in each iteration of a loop.
 *
 *	head:	L = phi 0, L'		EXEC = phi E, E'
 *		L' = L | (c & EXEC)	made of the last L: L grows
 *		E' = EXEC & ~L'		made of a mask that grows: EXEC grows
 *
 * Without this file, flow.c first takes a merge in a loop header for the mask that entered the loop, until the back
 * edge contradicts. Then all that was found in the loop, and in loops around it, is void: with nested loops, most work
 * would be for nothing. A mask marked here is an atom from the start. This is a guess and no claim: if the mask never
 * changes, what is known of its atom says so.
 *
 * Marked as well are masks whose value at the back edge is made of a mask that grows in an inner loop, and masks of
 * which nothing is known when the loop is entered: registers that are not set before the first iteration.
 *
 * Cost:   MOST_STEPS for each mask and back edge.
 */
#include "lanes.h"

#define MOST_STEPS 48u

struct trail {
	const struct lanes *l;
	uint32_t header, loop;
	uint32_t mask[MOST_STEPS];
	bool changed[MOST_STEPS];	/* an operation is on the path to it, not only copies */
	uint32_t n;
};

static void
add_made_of(struct trail *t, uint32_t mask, bool changed)
{
	for (uint32_t k = 0; k < t->n; k++)
		if (t->mask[k] == mask && (t->changed[k] || !changed))
			return;
	if (mask == WB_NONE || t->n == MOST_STEPS)
		return;
	t->mask[t->n] = mask;
	t->changed[t->n++] = changed;
}

/* Adds the masks that the @k-th mask of the trail is made of, in the loop. */
static void
follow_mask(struct trail *t, uint32_t k)
{
	const struct masks *ms = &t->l->masks;
	const struct mask *m = &ms->at.at[t->mask[k]];

	if (m->kind == MASK_BOOL || m->kind == MASK_SELECT) {
		add_made_of(t, m->src[0], true);
		add_made_of(t, m->src[1], true);
	} else if (m->kind == MASK_PHI && m->block != t->header && wb_loop_has(t->l->fn->loops, t->loop, m->block)) {
		for (uint32_t a = 0; a < t->l->fn->block[m->block].nin; a++)
			add_made_of(t, ms->arg.at[m->arg + a], t->changed[k]);
	}
}

/* Whether nothing is known of mask @m of a header when the loop is entered, nor in the loops around that merge it as
 * well. */
static bool
starts_unknown(const struct lanes *l, const struct mask *m)
{
	for (uint32_t k = 0; m->kind == MASK_PHI && k < MOST_STEPS; k++) {
		const struct wb_block *blk = &l->fn->block[m->block];
		uint32_t edge = 0, arg;

		while (edge + 1 < blk->nin && lanes_back(l, l->fn->in[blk->in + edge]) != WB_NONE)
			edge++;
		arg = l->masks.arg.at[m->arg + edge];
		if (arg == WB_NONE)
			return false;
		m = &l->masks.at.at[arg];
	}
	return m->kind == MASK_UNKNOWN;
}

/* Whether mask @id of the header grows: it is made of itself; or nothing is known of it at first; or it is made of a
 * mask that grows in an inner loop; or it is EXEC, and is cut down by another mask of the header that grows. */
static bool
grows(const struct lanes *l, uint32_t header, uint32_t loop, uint32_t edge, uint32_t id)
{
	const struct mask *m = &l->masks.at.at[id], *back = &l->masks.at.at[l->masks.arg.at[m->arg + edge]];
	struct trail t = { .l = l, .header = header, .loop = loop };
	bool unknown = starts_unknown(l, m);

	if (m->exec && (back->kind != MASK_BOOL || (back->op != WB_BDD_AND && back->op != WB_BDD_ANDN)))
		return false;		/* such as EXEC that is switched on again at the end of each iteration */
	add_made_of(&t, l->masks.arg.at[m->arg + edge], false);
	for (uint32_t k = 0; k < t.n; k++) {
		const struct mask *x = &l->masks.at.at[t.mask[k]];

		if (!t.changed[k] && !m->exec && ((x->grows && x->block != header) ||
			(x->kind == MASK_BOOL && unknown)))
			return true;
		if (t.changed[k] && (m->exec ? x->grows && x->kind == MASK_PHI && x->block == header : t.mask[k] == id))
			return true;
		follow_mask(&t, k);
	}
	return false;
}

/* Marks the masks of header @b, on its @edge-th edge, which is a back edge. EXEC comes last: it depends on the
 * others. */
static void
mark_header(struct lanes *l, uint32_t b, uint32_t loop, uint32_t edge)
{
	struct masks *ms = &l->masks;

	for (uint32_t exec = 0; exec < 2; exec++)
		for (uint32_t i = ms->def_first[b]; i < ms->phi_end[b]; i++) {
			struct mask *m = &ms->at.at[ms->def[i]];

			if (m->exec == (exec == 1) && !m->grows)
				m->grows = grows(l, b, loop, edge, ms->def[i]);
		}
}

/* Inner loops first: their headers have greater numbers. */
void
lanes_find_growing(struct lanes *l)
{
	for (uint32_t b = l->fn->nblock; b--;) {
		const struct wb_block *blk = &l->fn->block[b];

		for (uint32_t edge = 0; edge < blk->nin && l->masks.def_first[b] < l->masks.phi_end[b]; edge++) {
			uint32_t loop = lanes_back(l, l->fn->in[blk->in + edge]);

			if (loop != WB_NONE)
				mark_header(l, b, loop, edge);
		}
	}
}
