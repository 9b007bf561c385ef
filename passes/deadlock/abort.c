/* passes/deadlock/abort.c -- what holds in waves that do not abort.
 *
 * A failed assertion (s_trap 2) ends the launch, so nobody waits for its lanes:
 *
 *	d:	exec = lanes whose assertion fails; branch to an abort if there is one
 *	b:	barrier, under the lanes whose assertion holds
 *
 * If every path from one side of a branch leads to an abort, only waves that take the other side matter. If the branch
 * tests a mask, and aborts unless the mask is empty, then the mask is empty. This holds at a point, too, if all paths
 * from there to the end pass a branch on the same mask.
 *
 * A mask is a function of atoms, and an atom is about the latest execution of what makes it. So the mask of the branch
 * is that of the point only if none of its atoms is made in the blocks between.
 *
 * Cost:   O(blocks) for each point and each of MOST_MASKS, MOST_BLOCKS for all of them.
 */
#include "deadlock.h"

#define MOST_MASKS 64u			/* that are tried for a point */
#define MOST_BLOCKS ((uint64_t)1 << 24)

struct wb_aborts {
	struct wb_bits block;		/* every path from it leads to an abort */
	uint32_t *empty;		/* [block] it aborts unless this mask is empty; WB_NONE: no such branch */
	WB_VEC(uint32_t) branch;	/* the blocks with such branches */
	struct wb_fn alive;		/* the function without edges from and to those that abort; its CDEP */
	uint64_t walked;
};

/* Blocks from which every path leads to an abort. Backwards from the aborts: a block is added when all its successors
 * are. */
static void
mark_blocks(struct wb_check *h, struct wb_aborts *a)
{
	const struct wb_fn *fn = h->fn;
	uint32_t *left = WB_NEW(h->cx->tmp, uint32_t, fn->nblock);
	WB_VEC(uint32_t) todo = { 0 };

	for (uint32_t b = 0; b < fn->nblock; b++) {
		const struct wb_inst *last = wb_last_inst(fn, b);

		left[b] = fn->block[b].nout;
		if (last && wb_aborts(last)) {
			wb_bit_set(a->block, b);
			WB_PUSH(h->cx->tmp, &todo, b);
		}
	}
	while (todo.n) {
		const struct wb_block *to = &fn->block[todo.at[--todo.n]];

		for (uint32_t k = 0; k < to->nin; k++) {
			uint32_t b = fn->edge[fn->in[to->in + k]].src;

			if (b != WB_NONE && !wb_bit(a->block, b) && !--left[b]) {
				wb_bit_set(a->block, b);
				WB_PUSH(h->cx->tmp, &todo, b);
			}
		}
	}
}

/* What decides where waves go that do not abort. */
static void
find_alive(struct wb_check *h, struct wb_aborts *a)
{
	const struct wb_fn *fn = h->fn;
	struct wb_edge *edge = wb_arena_copy(h->cx->tmp, fn->edge, fn->nedge, sizeof *edge);

	for (uint32_t e = 0; e < fn->nedge; e++)
		if ((edge[e].src != WB_NONE && wb_bit(a->block, edge[e].src)) ||
			(edge[e].dst != WB_NONE && wb_bit(a->block, edge[e].dst)))
			edge[e].flags |= WB_E_REMOVED;
	a->alive = *fn;
	a->alive.edge = edge;
	wb_pass_postdom(h->cx, &a->alive, NULL);
	wb_pass_cdep(h->cx, &a->alive, NULL);
}

/* The mask that is empty in waves that do not abort behind block @b; WB_NONE: none. */
static uint32_t
empty_behind(const struct wb_check *h, const struct wb_aborts *a, uint32_t b)
{
	const struct wb_fn *fn = h->fn;
	const struct wb_lane_branch *br = &h->lanes->branch[b];

	if (wb_bit(a->block, b) || fn->block[b].nout != 2 || br->set == WB_NONE)
		return WB_NONE;
	for (uint32_t k = 0; k < 2; k++) {
		const uint32_t e = fn->out[fn->block[b].out + k], dst = fn->edge[e].dst;

		if (dst != WB_NONE && wb_bit(a->block, dst))
			return wb_lane_edge_if_empty(fn, br, e) ? WB_NONE : br->set;
	}
	return WB_NONE;
}

void
wb_check_aborts(struct wb_check *h)
{
	struct wb_aborts *a = h->aborts = WB_NEW(h->cx->tmp, struct wb_aborts, 1);

	a->block = wb_bits_new(h->cx->tmp, h->fn->nblock);
	a->empty = WB_NEW(h->cx->tmp, uint32_t, h->fn->nblock);
	mark_blocks(h, a);
	for (uint32_t b = 0; b < h->fn->nblock; b++)
		if ((a->empty[b] = empty_behind(h, a, b)) != WB_NONE)
			WB_PUSH(h->cx->tmp, &a->branch, b);
	find_alive(h, a);
}

const struct wb_fn *wb_without_aborts(const struct wb_check *h) { return &h->aborts->alive; }

/* Whether every wave that passes block @b, and does not abort, comes to a branch on @mask. *between: the blocks on the
 * way, and those of the branches; not @b, unless they come back to it. */
static bool
all_come(struct wb_check *h, uint32_t mask, uint32_t b, struct wb_todo *between)
{
	struct wb_aborts *a = h->aborts;

	for (;; b = between->at[--between->n]) {
		if (a->empty[b] != mask)
			WB_EACH_SUCC(h->fn, b, dst) {
				if (dst == WB_NONE || a->walked++ > MOST_BLOCKS)
					return false;
				if (!wb_bit(a->block, dst))
					wb_todo_add(between, dst);
			}
		if (!between->n)
			return true;
	}
}

/* Whether an atom of @mask is made in the blocks @between, or in block @b from instruction @inst on. */
static bool
made_anew(const struct wb_check *h, uint32_t mask, uint32_t b, uint32_t inst, struct wb_bits between)
{
	WB_EACH_ATOM(h->lanes, mask, n) {
		const struct wb_atom *a = &h->lanes->atom[n];

		if (a->block != WB_NONE && (wb_bit(between, a->block) ||
			(a->block == b && a->inst != WB_NONE && a->inst >= inst)))
			return true;
	}
	return false;
}

/* Whether @set is the entry set when instruction @inst of block @b is executed, in waves that do not abort: all other
 * lanes are in masks that are empty. */
static bool
is_entry_set(struct wb_check *h, uint32_t b, uint32_t inst, uint32_t set)
{
	struct wb_aborts *a = h->aborts;
	const struct wb_span *at = &h->lanes->span[h->lanes->of_inst[inst]];
	struct wb_iterations *it = wb_check_sets(h);
	uint32_t left = wb_set_minus(it, h->lanes->region[0].entry, set), tried = 0;

	if (!a || !a->branch.n || (at->flags & WB_SPAN_TOP))
		return false;
	for (uint32_t n = 0; n < a->branch.n && tried < MOST_MASKS; n++) {
		uint32_t mask = a->empty[a->branch.at[n]], less = wb_set_minus(it, left, mask);
		struct wb_todo between;

		if (less == left || less == WB_NONE)
			continue;
		tried++;
		between = wb_todo_new(h->cx->tmp, h->fn->nblock);
		if (all_come(h, mask, b, &between) && !made_anew(h, mask, b, inst, between.visited))
			left = less;
	}
	return wb_group_within(it, (struct wb_group){ left, at->care }, WB_LANES_NONE);
}

bool
wb_entry_or_aborts(struct wb_check *h, uint32_t inst)
{
	return is_entry_set(h, h->g->block_of[inst], inst, wb_lanes_exec(h->lanes, inst));
}

bool
wb_uniform_or_aborts(struct wb_check *h, uint32_t b)
{
	const struct wb_fn *fn = h->fn;
	const struct wb_lane_branch *br = &h->lanes->branch[b];
	uint32_t edges = 0;

	if (!h->aborts || wb_bit(h->aborts->block, b))
		return h->aborts != NULL;
	WB_EACH_SUCC(fn, b, dst)
		edges += dst == WB_NONE || !wb_bit(h->aborts->block, dst);
	return edges <= 1 || (fn->is_kernel && br->set != WB_NONE && fn->block[b].ninst &&
		is_entry_set(h, b, wb_last_of(fn, b), br->set));
}
