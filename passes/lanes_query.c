/* passes/lanes_query.c -- relations of sets of lanes, and sets as text.
 *
 * A question walks the diagrams together and makes no node, so that several may ask
 * at a time. What was found empty is remembered in a small table, once a question takes
 * more than a few steps: to clear the table takes longer than most of them. The steps are limited.
 */
#include "wavebound/lanes.h"

#define MOST_STEPS 20000
#define FEW_STEPS 64
#define MEMO 512

struct query {
	const struct wb_lane_node *node;
	bool negative;			/* x & y & !z, else x & y & z */
	uint32_t steps;
	uint32_t (*empty)[3];		/* [MEMO], NULL: not yet */
};

static bool
is_empty(struct query *q, uint32_t x, uint32_t y, uint32_t z)
{
	uint32_t atom, k;
	const struct wb_lane_node *n = q->node;

	if (x == 0 || y == 0 || z == (q->negative ? 1u : 0u))
		return true;
	if (x == 1 && y == 1 && z < 2)
		return false;
	if (q->negative && y == z)
		return true;
	k = (x * 31 + y * 17 + z) % MEMO;
	if (q->empty && q->empty[k][0] == x && q->empty[k][1] == y && q->empty[k][2] == z)
		return true;
	if (!q->steps)
		return false;
	q->steps--;
	atom = n[x].atom < n[y].atom ? n[x].atom : n[y].atom;
	atom = n[z].atom < atom ? n[z].atom : atom;
	if (!is_empty(q, n[x].atom == atom ? n[x].off : x, n[y].atom == atom ? n[y].off : y, n[z].atom == atom ? n[z].off : z)
	    || !is_empty(q, n[x].atom == atom ? n[x].on : x, n[y].atom == atom ? n[y].on : y, n[z].atom == atom ? n[z].on : z))
		return false;
	if (q->empty) {
		q->empty[k][0] = x;
		q->empty[k][1] = y;
		q->empty[k][2] = z;
	}
	return true;
}

static bool
ask_long(struct query q, uint32_t x, uint32_t y, uint32_t z)
{
	uint32_t empty[MEMO][3] = { 0 };

	q.empty = empty;
	q.steps = MOST_STEPS;
	return is_empty(&q, x, y, z);
}

static bool
ask(const struct wb_lanes *l, bool negative, uint32_t x, uint32_t y, uint32_t z)
{
	struct query q = { .node = l->node, .negative = negative, .steps = FEW_STEPS };
	bool empty = is_empty(&q, x, y, z);

	return empty || q.steps ? empty : ask_long(q, x, y, z);
}

bool
wb_lanes_within(const struct wb_lanes *l, uint32_t care, uint32_t a, uint32_t b)
{
	return a == b || ask(l, true, care, a, b);
}

bool
wb_lanes_disjoint(const struct wb_lanes *l, uint32_t care, uint32_t a, uint32_t b)
{
	return ask(l, false, care, a, b);
}

bool
wb_lanes_same(const struct wb_lanes *l, uint32_t care, uint32_t a, uint32_t b)
{
	return wb_lanes_within(l, care, a, b) && wb_lanes_within(l, care, b, a);
}

/* ---- text -------------------------------------------------------------------------------- */
static void
put_atom(struct wb_out *o, const struct wb_lanes *l, uint32_t atom)
{
	const struct wb_atom *a = &l->atom[atom];

	switch (a->kind) {
	case WB_ATOM_ENTRY: wb_puts(o, "entry"); break;
	case WB_ATOM_CMP: wb_printf(o, "c%u", a->inst); break;
	case WB_ATOM_MERGE: wb_printf(o, "m%u.%u", a->block, a->unit); break;
	case WB_ATOM_LOOP: wb_printf(o, "l%u.%u", a->block, a->unit); break;
	case WB_ATOM_SCC: wb_printf(o, "u%u", atom); break;
	default: wb_printf(o, "x%u", atom); break;
	}
}

#define MOST_TERMS 8
#define MOST_DEPTH 64

/* A set as a sum of products, one per path to 1; long ones are cut short. The path is
 * kept as the nodes gone through and the side taken. */
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
			for (uint32_t k = 0; k < n; k++) {
				wb_puts(o, k ? on[k] ? " & " : " & !" : on[k] ? "" : "!");
				put_atom(o, l, l->node[path[k]].atom);
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
