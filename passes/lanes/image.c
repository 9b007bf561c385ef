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
 * soon as no later step needs it. Relations are kept for each edge, and so is the latest image. In the next iteration
 * of a loop, care is mostly the same: only the image of what is new is computed, and added.
 *
 * Source: reachable states by image computation, Coudert, Berthet, Madre 1989.
 * Cost:   an operation on functions (bdd.h) for each AT_ONCE masks.
 */
#include "lanes.h"

#define AT_ONCE 3u	/* masks related in one step */

/* The latest @set of a merged mask on an edge. For the last mask of each step: the @relation of this step. */
struct edge_relation {
	uint32_t set, relation;
};
/* The latest image of the care of an edge. */
struct latest {
	uint32_t care, image;		/* WB_NONE: not computed yet */
	uint32_t kept;			/* kept.changes of then */
};
/* Atoms that are kept at a block: kept_list[first .. first + n). */
struct kept {
	uint32_t first, n;
	uint32_t changes;		/* how often they changed */
	uint64_t version;		/* lanes_image.version for which they were chosen */
};
struct lanes_image {
	struct edge_relation *along;	/* [as masks.arg] */
	struct latest *latest;		/* [edge] */
	struct kept *at;		/* [block] */
	WB_VEC(uint32_t) kept_list;
	uint32_t *kept, stamp;		/* [atom] stamp: it is kept at `block` */
	WB_VEC(uint32_t) atom;		/* these */
	uint32_t block;			/* whose atoms are marked; WB_NONE at first */
	uint64_t version;		/* counts changes of masks, from 1 */
	/* [atom] the time until which it is needed to relate masks; the latest such time */
	uint32_t *needed_until, latest_need;
};

void
lanes_image_init(struct lanes *l)
{
	struct wb_arena *a = l->cx->tmp;
	struct lanes_image *im = l->image = WB_NEW(a, struct lanes_image, 1);

	im->along = WB_ROOM(a, struct edge_relation, l->masks.arg.n);
	for (uint32_t k = 0; k < l->masks.arg.n; k++)
		im->along[k] = (struct edge_relation){ WB_NONE, WB_NONE };
	im->latest = WB_ROOM(a, struct latest, l->fn->nedge);
	for (uint32_t e = 0; e < l->fn->nedge; e++)
		im->latest[e].image = WB_NONE;
	im->at = WB_NEW(a, struct kept, l->fn->nblock);
	im->kept = WB_NEW(a, uint32_t, 2 * (size_t)l->masks.at.n);
	im->needed_until = WB_NEW(a, uint32_t, 2 * (size_t)l->masks.at.n);
	im->block = WB_NONE;
	im->version = 1;
}

void
lanes_masks_changed(struct lanes *l)
{
	l->image->version++;
}

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

static void keep_support(struct lanes *l, uint32_t set) { wb_bdd_support_more(l->bdd, set, keep_atom, l); }

/* Stores the kept atoms of @b, if they changed. */
static void
store_kept(struct lanes *l, uint32_t b)
{
	struct lanes_image *im = l->image;
	struct kept *was = &im->at[b];
	uint32_t n = im->atom.n;

	if (n == was->n && (!n || memcmp(im->atom.at, im->kept_list.at + was->first, n * sizeof *im->atom.at) == 0))
		return;
	was->changes++;
	if (n > was->n) {
		was->first = im->kept_list.n;
		for (uint32_t k = 0; k < n; k++)
			WB_PUSH(l->cx->tmp, &im->kept_list, im->atom.at[k]);
	} else {
		memcpy(im->kept_list.at + was->first, im->atom.at, n * sizeof *im->atom.at);
	}
	was->n = n;
}

/* Marks the stored atoms of @b again. */
static void
mark_kept(struct lanes *l, uint32_t b)
{
	struct lanes_image *im = l->image;
	const uint32_t *atom = im->kept_list.at + im->at[b].first;

	im->stamp++;
	im->block = b;
	for (uint32_t k = 0; k < im->at[b].n; k++)
		im->kept[atom[k]] = im->stamp;
}

/* Marks the atoms that are kept at the start of @b: those of masks needed there, and of the sets that EXEC was made
 * from (mask.init). */
static void
find_kept(struct lanes *l, uint32_t b)
{
	const struct masks *ms = &l->masks;
	struct lanes_image *im = l->image;

	im->stamp++;
	im->block = b;
	im->atom.n = 0;
	wb_bdd_support(l->bdd, WB_LANES_NONE, keep_atom, l);
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
	store_kept(l, b);
}

static void
choose_kept(struct lanes *l, uint32_t b)
{
	struct lanes_image *im = l->image;

	if (im->at[b].version != im->version)
		find_kept(l, b);
	else if (im->block != b)
		mark_kept(l, b);
	im->at[b].version = im->version;
}

struct quantifier {
	const struct lanes *l;
	uint32_t loop;		/* whose back edge it is: atoms made in it are forgotten; WB_NONE */
	uint32_t done;		/* atoms needed after this time remain for now; UINT32_MAX: there are no steps */
	bool renames;		/* the last step: atom m + 1 is renamed m */
};

static bool
is_next_atom(const struct lanes *l, uint32_t atom)
{
	return l->masks.at.at[l->atom_mask.at[atom]].atom != atom;
}

/* What @atom is replaced by; WB_NONE: it is forgotten. */
static uint32_t
replacement(const void *ctx, uint32_t atom)
{
	const struct quantifier *q = ctx;
	const struct lanes *l = q->l;

	if (q->done != UINT32_MAX && l->image->needed_until[atom] > q->done)
		return atom;
	if (l->image->kept[atom] != l->image->stamp)
		return WB_NONE;
	if (is_next_atom(l, atom))
		return q->renames ? atom - 1 : atom;
	return q->loop != WB_NONE && lanes_made_in(l, q->loop, atom) ? WB_NONE : atom;
}

/* ---- merged masks --------------------------------------------------------------------------------------- */
static uint32_t
merged_set(struct lanes *l, const struct mask *m, uint32_t k)
{
	return lanes_set_of(l, l->masks.arg.at[m->arg + k]);
}

/* How many masks merged in @b are atoms. */
static uint32_t
count_atoms(const struct lanes *l, uint32_t b)
{
	uint32_t n = 0;

	for (uint32_t i = l->masks.def_first[b]; i < l->masks.phi_end[b]; i++)
		n += l->masks.at.at[l->masks.def[i]].is_atom;
	return n;
}

/* Whether the masks merged in @b are the same on its @k-th edge as the last time. Stores them. */
static bool
same_masks(struct lanes *l, uint32_t b, uint32_t k)
{
	const struct masks *ms = &l->masks;
	bool same = true;

	for (uint32_t i = ms->def_first[b]; i < ms->phi_end[b]; i++) {
		const struct mask *m = &ms->at.at[ms->def[i]];
		struct edge_relation *was = &l->image->along[m->arg + k];
		uint32_t set = m->is_atom ? merged_set(l, m, k) : WB_NONE;

		same &= was->set == set;
		was->set = set;
	}
	return same;
}

/* Computes the relations of the steps. @back: with the atoms m + 1. */
static void
find_relations(struct lanes *l, uint32_t b, uint32_t k, bool back)
{
	const struct masks *ms = &l->masks;
	uint32_t relation = WB_LANES_ALL, n = 0, left = count_atoms(l, b);

	for (uint32_t i = ms->def_first[b]; i < ms->phi_end[b]; i++) {
		const struct mask *m = &ms->at.at[ms->def[i]];
		struct edge_relation *along = &l->image->along[m->arg + k];

		if (!m->is_atom)
			continue;
		relation = wb_bdd_and(l->bdd, relation, wb_bdd_equivalent(l->bdd, m->atom + back, along->set));
		if (++n % AT_ONCE && n < left)
			continue;
		along->relation = relation;
		relation = WB_LANES_ALL;
	}
}

struct need {
	uint32_t *needed_until;
	uint32_t until;		/* the new time */
};

static void
mark_needed(void *ctx, uint32_t atom)
{
	struct need *w = ctx;

	if (w->needed_until[atom] < w->until)	/* else a later mask is made of it as well */
		w->needed_until[atom] = w->until;
}

/* Sets, for each atom, the last step of the @k-th edge into @b that needs it. */
static void
find_needed(struct lanes *l, uint32_t b, uint32_t k, struct quantifier *q)
{
	uint32_t n = l->masks.phi_end[b] - l->masks.def_first[b];
	struct lanes_image *im = l->image;
	struct need w = { im->needed_until, 0 };

	if (im->latest_need > UINT32_MAX - 2 - n) {	/* before times overflow, they start again */
		memset(im->needed_until, 0, 2 * (size_t)l->masks.at.n * sizeof *im->needed_until);
		im->latest_need = 0;
	}
	q->done = im->latest_need;
	im->latest_need += n + 1;
	wb_bdd_support(l->bdd, WB_LANES_NONE, mark_needed, &w);
	while (n--) {
		const struct mask *m = &l->masks.at.at[l->masks.def[l->masks.def_first[b] + n]];

		w.until = q->done + n + 1;
		if (m->is_atom)
			wb_bdd_support_more(l->bdd, merged_set(l, m, k), mark_needed, &w);
	}
}

/* The image of @set along the @k-th edge into @b. Where the edge is no back edge, @set has none of the atoms m: a path
 * from the block to this edge takes a back edge of a loop around both, which forgot them. */
static uint32_t
relate(struct lanes *l, uint32_t b, uint32_t k, uint32_t set, struct quantifier *q)
{
	const struct masks *ms = &l->masks;
	uint32_t n = 0, all = count_atoms(l, b);

	if (all > AT_ONCE)
		find_needed(l, b, k, q);
	for (uint32_t i = ms->def_first[b]; i < ms->phi_end[b]; i++) {
		const struct mask *m = &ms->at.at[ms->def[i]];

		q->done += all > AT_ONCE;
		n += m->is_atom;
		if (!m->is_atom || (n % AT_ONCE && n < all))
			continue;
		q->renames = n == all;
		set = wb_bdd_image(l->bdd, set, l->image->along[m->arg + k].relation, replacement, q);
	}
	return set;
}

/* ---- edges ----------------------------------------------------------------------------------------------------- */
/* The image of @set along @e, the @k-th edge into its block, after prepare(). */
static uint32_t
image_along(struct lanes *l, uint32_t e, uint32_t k, uint32_t set)
{
	uint32_t b = l->fn->edge[e].dst;
	struct quantifier q = { l, lanes_back(l, e), UINT32_MAX, false };

	return count_atoms(l, b) ? relate(l, b, k, set, &q) : wb_bdd_image(l->bdd, set, WB_LANES_ALL, replacement, &q);
}

/* Whether @set is its own image, whatever is merged in @b. */
static bool
is_own_image(const struct lanes *l, uint32_t b, uint32_t set)
{
	return set == WB_NONE || (set <= WB_LANES_ALL && !count_atoms(l, b));
}

bool
lanes_merges_atoms(const struct lanes *l, uint32_t b)
{
	return count_atoms(l, b) > 0;
}

/* Prepares for images along @e, the @k-th edge into @b. */
static void
prepare(struct lanes *l, uint32_t b, uint32_t e, uint32_t k)
{
	choose_kept(l, b);
	if (same_masks(l, b, k))
		return;
	find_relations(l, b, k, lanes_back(l, e) != WB_NONE);
	l->image->latest[e].image = WB_NONE;
}

/* The image of @care along @e, where nothing but the care changed since @was. The image of a union is the union of the
 * images. So where many masks are related and care grew, only the image of the new part is computed. */
static uint32_t
extend_image(struct lanes *l, uint32_t e, uint32_t k, uint32_t care, struct latest was)
{
	uint32_t all = WB_NONE;

	if (count_atoms(l, l->fn->edge[e].dst) > AT_ONCE && wb_bdd_within(l->bdd, WB_LANES_ALL, was.care, care))
		all = wb_bdd_or(l->bdd, was.image, image_along(l, e, k, wb_bdd_andn(l->bdd, care, was.care)));
	return all == WB_NONE ? image_along(l, e, k, care) : all;
}

uint32_t
lanes_care_into(struct lanes *l, uint32_t e, uint32_t k, uint32_t care)
{
	uint32_t b = l->fn->edge[e].dst;
	struct latest *s = &l->image->latest[e];
	bool known;

	if (is_own_image(l, b, care))
		return care;
	prepare(l, b, e, k);
	known = s->image != WB_NONE && s->kept == l->image->at[b].changes;
	if (!known || s->care != care)
		*s = (struct latest){ care, known ? extend_image(l, e, k, care, *s) : image_along(l, e, k, care),
			l->image->at[b].changes };
	return s->image;
}

uint32_t
lanes_edge_image(struct lanes *l, uint32_t e, uint32_t set)
{
	uint32_t b = l->fn->edge[e].dst, k = l->fn->gsa->arg_of[e];

	if (l->fn->block[b].nin == 1 || (lanes_back(l, e) == WB_NONE && !count_atoms(l, b)) || is_own_image(l, b, set))
		return set;
	prepare(l, b, e, k);
	return image_along(l, e, k, set);
}

uint32_t
lanes_drop_forgotten(struct lanes *l, uint32_t b, uint32_t set)
{
	struct quantifier q = { l, WB_NONE, UINT32_MAX, false };

	choose_kept(l, b);
	return wb_bdd_image(l->bdd, set, WB_LANES_ALL, replacement, &q);
}
