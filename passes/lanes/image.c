/* passes/lanes/image.c -- the image of a function of atoms along an edge.
 *
 * A function of atoms that holds on an edge into a block becomes a function that holds at the start of the block:
 *
 *	image(f) = exists atoms that are forgotten. f & (m1 == mask1) & (m2 == mask2) & ...
 *
 * Here m1, m2, ... are the atoms of the masks that are merged in the block, and mask1, ... are these masks on the edge.
 * Forgotten are the atoms that no mask needed in the block is made of. On a back edge, the atoms that an iteration
 * makes are forgotten, too. On a back edge there are two values of m: the one at the header, and the one of the next
 * iteration. The latter is atom m + 1 until the image is complete; then it is renamed m.
 *
 * The relation of many masks at once is large. So AT_ONCE masks are related in one step, and an atom is forgotten as
 * soon as no later step needs it.
 *
 * Source: reachable states by image computation, Coudert, Berthet, Madre 1989.
 * Cost:   an operation on functions (bdd.h) for each mask.
 */
#include "lanes.h"

#define AT_ONCE 3u	/* masks related in one step */

struct lanes_image {
	uint32_t *kept, stamp;		/* [atom] stamp: it is kept at the block that is merged */
	WB_VEC(uint32_t) atom;		/* these */
	bool chosen;			/* they are known */
	WB_VEC(uint32_t) merged;	/* the masks merged on the edge under study that are atoms */
	uint32_t *needed, need;		/* [atom] need: a later step needs it */
};

void
lanes_image_init(struct lanes *l)
{
	struct wb_arena *a = l->cx->tmp;

	l->image = WB_NEW(a, struct lanes_image, 1);
	l->image->kept = WB_NEW(a, uint32_t, 2 * (size_t)l->masks.at.n);
	l->image->needed = WB_NEW(a, uint32_t, 2 * (size_t)l->masks.at.n);
}

void lanes_begin_merge(struct lanes *l) { l->image->chosen = false; }

/* ---- what is kept ------------------------------------------------------------------------------------ */
static void
keep_atom(void *ctx, uint32_t atom)
{
	struct lanes *l = ctx;
	struct lanes_image *im = l->image;

	if (im->kept[atom] == im->stamp)
		return;
	im->kept[atom] = im->stamp;
	WB_PUSH(l->cx->tmp, &im->atom, atom);
}

static void keep_support(struct lanes *l, uint32_t set) { wb_bdd_visit(l->bdd, set, keep_atom, l); }

/* Marks the atoms that are kept at the start of @b: those of masks needed there, and of the sets that EXEC was made
 * from (mask.init). A mask that gets its first set afterwards may add some: an image without them is still right. */
static void
choose_kept(struct lanes *l, uint32_t b)
{
	const struct masks *ms = &l->masks;
	struct lanes_image *im = l->image;

	if (im->chosen)
		return;
	im->stamp++;
	im->chosen = true;
	im->atom.n = 0;
	wb_bdd_walk(l->bdd);
	for (uint32_t k = ms->live_first[b]; k < ms->live_first[b + 1]; k++)
		keep_support(l, ms->at.at[ms->live[k]].set);
	for (uint32_t k = ms->def_first[b]; k < ms->phi_end[b]; k++) {
		const struct mask *m = &ms->at.at[ms->def[k]];

		keep_support(l, m->set);
		if (m->is_atom)
			keep_atom(l, m->atom + 1);
	}
	for (uint32_t k = 0; k < im->atom.n; k++)
		keep_support(l, ms->at.at[l->atom_mask.at[im->atom.at[k]]].init);
}

struct quantifier {
	const struct lanes *l;
	uint32_t loop;		/* whose back edge it is: atoms made in it are forgotten; WB_NONE */
	bool last;		/* step: atom m + 1 is renamed m */
};

/* What @atom is replaced by; WB_NONE: it is forgotten. */
static uint32_t
replacement(const void *ctx, uint32_t atom)
{
	const struct quantifier *q = ctx;
	const struct lanes *l = q->l;

	if (!q->last && l->image->needed[atom] == l->image->need)
		return atom;
	if (l->image->kept[atom] != l->image->stamp)
		return WB_NONE;
	if (l->masks.at.at[l->atom_mask.at[atom]].atom != atom)	/* m + 1 */
		return atom - q->last;
	return q->loop != WB_NONE && lanes_made_in(l, q->loop, atom) ? WB_NONE : atom;
}

/* ---- edges ----------------------------------------------------------------------------------------------------- */
bool
lanes_merges_atoms(const struct lanes *l, uint32_t b)
{
	for (uint32_t i = l->masks.def_first[b]; i < l->masks.phi_end[b]; i++)
		if (l->masks.at.at[l->masks.def[i]].is_atom)
			return true;
	return false;
}

/* Whether @set is its own image, whatever is merged in @b. */
static bool
is_own_image(const struct lanes *l, uint32_t b, uint32_t set)
{
	return set == WB_NONE || (set <= WB_LANES_ALL && !lanes_merges_atoms(l, b));
}

/* What merged mask @id is on the @k-th edge. */
static uint32_t
merged_set(struct lanes *l, uint32_t id, uint32_t k)
{
	return lanes_set_of(l, l->masks.arg.at[l->masks.at.at[id].arg + k]);
}

/* Marks the atoms of the masks from the @n-th merged one on, on the @k-th edge. */
static void
find_needed(struct lanes *l, uint32_t n, uint32_t k)
{
	struct lanes_image *im = l->image;

	im->need++;
	for (; n < im->merged.n; n++)
		WB_BDD_EACH_ATOM(l->bdd, merged_set(l, im->merged.at[n], k), atom)
			im->needed[atom] = im->need;
}

/* Where the edge is no back edge, @set has none of the atoms m: a path from the block to this edge takes a back edge of
 * a loop around both, which forgot them. */
uint32_t
lanes_care_into(struct lanes *l, uint32_t e, uint32_t k, uint32_t set)
{
	const struct masks *ms = &l->masks;
	struct lanes_image *im = l->image;
	uint32_t b = l->fn->edge[e].dst, n = 0;
	struct quantifier q = { l, wb_edge_back(l->fn, e), false };

	if (is_own_image(l, b, set))
		return set;
	choose_kept(l, b);
	im->merged.n = 0;
	for (uint32_t i = ms->def_first[b]; i < ms->phi_end[b]; i++)
		if (ms->at.at[ms->def[i]].is_atom)
			WB_PUSH(l->cx->tmp, &im->merged, ms->def[i]);
	do {
		uint32_t relation = WB_LANES_ALL, end = n + AT_ONCE < im->merged.n ? n + AT_ONCE : im->merged.n;

		for (; n < end; n++)
			relation = wb_bdd_and(l->bdd, relation,
				wb_bdd_equivalent(l->bdd, ms->at.at[im->merged.at[n]].atom + (q.loop != WB_NONE),
					merged_set(l, im->merged.at[n], k)));
		q.last = n == im->merged.n;
		if (!q.last)
			find_needed(l, n, k);
		set = wb_bdd_image(l->bdd, set, relation, replacement, &q);
	} while (!q.last);
	return set;
}

uint32_t
lanes_drop_forgotten(struct lanes *l, uint32_t b, uint32_t set)
{
	struct quantifier q = { l, WB_NONE, true };

	choose_kept(l, b);
	return wb_bdd_image(l->bdd, set, WB_LANES_ALL, replacement, &q);
}
