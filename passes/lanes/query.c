/* passes/lanes/query.c -- relations of sets of lanes, and sets as text.
 *
 * Most relations that do not hold fail for one of 64 sample lanes (wb_lanes.sample), and are decided by one operation
 * on words. Otherwise a query walks the diagrams together. It makes no node and remembers nothing, so several threads
 * may ask at a time. The number of steps is limited.
 */
#include "bdd.h"

#define MOST_STEPS 20000

static bool
is_empty(const struct wb_lanes *l, uint32_t a, uint32_t b, uint32_t c, bool inverted)
{
	struct wb_bdd_query q = { l->node, l->sample, NULL, 0, MOST_STEPS };

	return wb_bdd_empty(&q, a, b, c, inverted);
}

bool
wb_lanes_within(const struct wb_lanes *l, uint32_t care, uint32_t a, uint32_t b)
{
	return a == b || is_empty(l, care, a, b, true);
}

bool
wb_lanes_disjoint(const struct wb_lanes *l, uint32_t care, uint32_t a, uint32_t b)
{
	return is_empty(l, care, a, b, false);
}

bool
wb_lanes_same(const struct wb_lanes *l, uint32_t care, uint32_t a, uint32_t b)
{
	return wb_lanes_within(l, care, a, b) && wb_lanes_within(l, care, b, a);
}

void
wb_lanes_print_atom(struct wb_out *o, const struct wb_lanes *l, uint32_t atom)
{
	const struct wb_atom *a = &l->atom[atom];

	switch (a->kind) {
	case WB_ATOM_ENTRY: wb_puts(o, "entry"); break;
	case WB_ATOM_CMP: wb_printf(o, "c%u", a->inst); break;
	case WB_ATOM_MERGE: case WB_ATOM_LOOP:
		wb_printf(o, "%c%u.", a->kind == WB_ATOM_LOOP ? 'l' : 'm', a->block);
		if (a->unit == WB_NONE)		/* it is kept in lanes of a vector register */
			wb_printf(o, "x%u", atom);
		else
			wb_printf(o, "%u", a->unit);
		break;
	case WB_ATOM_SCC: wb_printf(o, "u%u", atom); break;
	default: wb_printf(o, "x%u", atom); break;
	}
}

#define MOST_TERMS 8
#define MOST_DEPTH 64

/* Prints a set as a sum of products, one for each path to node 1; long sums are cut. The path is the nodes visited, and
 * the child taken at each. */
void
wb_lanes_print(struct wb_out *o, const struct wb_lanes *l, uint32_t set)
{
	uint32_t path[MOST_DEPTH], n = 0, terms = 0;
	bool on[MOST_DEPTH];

	if (set < 2) {
		wb_puts(o, set ? "all" : "none");
		return;
	}
	for (uint32_t at = set;;) {
		while (at > 1 && n < MOST_DEPTH) {
			path[n] = at;
			on[n++] = true;
			at = l->node[at].on;
		}
		if (at) {
			if (terms++ == MOST_TERMS || at > 1) {
				wb_puts(o, " | ...");
				return;
			}
			if (terms > 1)
				wb_puts(o, " | ");
			for (uint32_t k = n; k--; ) {	/* atoms that were made first are printed first */
				wb_puts(o, k + 1 < n ? on[k] ? " & " : " & !" : on[k] ? "" : "!");
				wb_lanes_print_atom(o, l, l->node[path[k]].atom);
			}
		}
		while (n && !on[n - 1])
			n--;
		if (!n)
			return;
		on[n - 1] = false;
		at = l->node[path[n - 1]].off;
	}
}
