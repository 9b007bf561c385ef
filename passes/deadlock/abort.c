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
 * A set is a function of atoms, and an atom is about the latest execution of what makes it. So the set of the point and
 * the set of the branch are compared only if no atom of the two is made in the blocks between.
 *
 * Cost:   O(blocks) for each point and each mask, MOST_BLOCKS for all of them.
 */
#include "deadlock.h"

#define MOST_MASKS 64u
#define MOST_BLOCKS ((uint64_t)1 << 24)

struct wb_aborts {
	struct wb_bits block;		/* every path from it leads to an abort */
	/* it aborts unless the set is empty */
	struct { uint32_t set, block; } branch[MOST_MASKS];
	uint32_t nbranch;
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
	const struct wb_fn *fn = h->fn;
	struct wb_aborts *a = WB_NEW(h->cx->tmp, struct wb_aborts, 1);

	a->block = wb_bits_new(h->cx->tmp, fn->nblock);
	mark_blocks(h, a);
	h->aborts = a;
	for (uint32_t b = 0; b < fn->nblock && a->nbranch < MOST_MASKS; b++) {
		uint32_t set = empty_behind(h, a, b);

		if (set == WB_NONE)
			continue;
		a->branch[a->nbranch].set = set;
		a->branch[a->nbranch++].block = b;
	}
}

struct target {
	struct wb_check *h;
	uint32_t block, inst;		/* the point */
	uint32_t left;			/* lanes of the entry that are neither in its set nor in a mask that is empty */
	struct wb_bits later;		/* blocks between the point and the branches, inclusive */
	struct wb_bits atom;		/* atoms of the set, as of the point */
};
/* The branches on one mask. */
struct group {
	const struct target *p;
	uint32_t mask;
	/* blocks on paths from the point to the first of the branches, inclusive */
	struct wb_bits between;
};

static bool
has_branch(const struct group *g, uint32_t b)
{
	const struct wb_aborts *a = g->p->h->aborts;
	uint32_t k = 0;

	while (k < a->nbranch && (a->branch[k].block != b || a->branch[k].set != g->mask))
		k++;
	return k < a->nbranch;
}

/* Whether every wave that passes the point, and does not abort, reaches one of the branches. Sets between. */
static bool
all_come(struct group *g)
{
	const struct wb_fn *fn = g->p->h->fn;
	struct wb_aborts *a = g->p->h->aborts;
	WB_VEC(uint32_t) todo = { 0 };

	if (has_branch(g, g->p->block))
		return true;
	WB_PUSH(g->p->h->cx->tmp, &todo, g->p->block);
	while (todo.n) {
		uint32_t b = todo.at[--todo.n];

		WB_EACH_SUCC(fn, b, dst) {
			if (dst == WB_NONE || a->walked++ > MOST_BLOCKS)
				return false;
			if (wb_bit(a->block, dst) || !wb_bit_add(g->between, dst))
				continue;
			if (!has_branch(g, dst) && dst != g->p->block)	/* the block of the point is visited already */
				WB_PUSH(g->p->h->cx->tmp, &todo, dst);
		}
	}
	return true;
}

static struct wb_bits
atoms_of(struct wb_check *h, uint32_t set)
{
	struct wb_bits atoms = wb_bits_new(h->cx->tmp, h->lanes->natom);

	WB_EACH_ATOM(h->lanes, set, a)
		wb_bit_set(atoms, a);
	return atoms;
}

/* Whether one of @atoms is made in @blocks, or in the block of the point behind it. */
static bool
made_anew(const struct target *p, struct wb_bits atoms, struct wb_bits blocks)
{
	for (uint32_t n = 0; n < atoms.n; n++) {
		const struct wb_atom *a = &p->h->lanes->atom[n];
		uint32_t made[2] = { a->block, a->block2 };

		for (int k = 0; k < 2 && wb_bit(atoms, n); k++)
			if (made[k] != WB_NONE &&
				(wb_bit(blocks, made[k]) ||
					(made[k] == p->block && a->inst != WB_NONE && a->inst >= p->inst)))
				return true;
	}
	return false;
}

/* Takes the mask of the branches away, if it is empty at the point too: no atom is made in between. */
static void
add_mask(struct target *p, uint32_t mask)
{
	struct wb_check *h = p->h;
	struct group g = { .p = p, .mask = mask, .between = wb_bits_new(h->cx->tmp, h->fn->nblock) };
	struct wb_bits atoms;
	uint32_t left = wb_set_minus(wb_check_sets(h), p->left, mask);

	if (left == WB_NONE || left == p->left || !all_come(&g))
		return;
	atoms = atoms_of(h, mask);
	if (made_anew(p, atoms, p->later) || made_anew(p, atoms, g.between) || made_anew(p, p->atom, g.between))
		return;
	wb_bits_or(p->atom, atoms);
	wb_bits_or(p->later, g.between);
	p->left = left;
}

/* Whether @set is the entry set when instruction @inst of block @b is executed, in waves that do not abort. */
static bool
is_entry_set(struct wb_check *h, uint32_t b, uint32_t inst, uint32_t set)
{
	struct wb_aborts *a = h->aborts;
	const struct wb_span *at = &h->lanes->span[h->lanes->of_inst[inst]];
	struct target p = { .h = h, .block = b, .inst = inst };

	if (!a || !a->nbranch || (at->flags & WB_SPAN_TOP))
		return false;
	p.left = wb_set_minus(wb_check_sets(h), h->lanes->region[0].entry, set);
	p.later = wb_bits_new(h->cx->tmp, h->fn->nblock);
	p.atom = atoms_of(h, set);
	for (uint32_t k = 0; k < a->nbranch; k++)
		add_mask(&p, a->branch[k].set);
	return wb_group_within(wb_check_sets(h), (struct wb_group){ p.left, at->care }, WB_LANES_NONE);
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
