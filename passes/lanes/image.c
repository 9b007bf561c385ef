/* passes/lanes/image.c -- what is known on an edge, in the terms of the block it leads to.
 *
 * A function of atoms that holds on an edge into a block becomes one that holds at its start:
 *
 *	image(f) = exists atoms that are forgotten. f & (m1 == mask1) & (m2 == mask2) & ...
 *
 * where m1, m2, ... are the atoms of the masks that meet in the block, and mask1, ... what these are along the edge.
 * Forgotten is what no mask needed there is made of and, on a back edge, what an iteration made. There both what such a
 * mask was at the header and what it is on the way back occur: the latter is the atom above, and is written as m in the
 * end.
 *
 * Masks are related a few at once, for what relates many is large; atoms go as soon as no other mask needs them. What
 * relates masks is kept with the edge, and so is the latest image: of what comes to a header, or to a block
 * inside a loop, little is new in the next iteration, and the image of what is new is added to it.
 * Source: reachable states by image computation, Coudert, Berthet, Madre 1989.
 * Cost: an operation on functions (bdd.h) for each AT_ONCE masks.
 */
#include "lanes.h"

#define AT_ONCE 3u	/* masks related in one step */

/* What a mask was the last time along an edge; with the last of AT_ONCE masks, or of all, that they are that. */
struct along {
	uint32_t set, relation;
};
/* What the care of an edge was made to the last time, and from what. */
struct latest {
	uint32_t care, image;		/* image WB_NONE: not asked yet */
	uint32_t kept;			/* see kept.since */
};
/* Atoms that are kept at a block: kept_list[first .. first + n). */
struct kept {
	uint32_t first, n;
	uint32_t since;			/* how often they were others before */
	uint64_t version;		/* of the masks, for which they were chosen */
};
struct lanes_image {
	struct along *along;		/* [as masks.arg] */
	struct latest *latest;		/* [edge] */
	struct kept *at;		/* [block] */
	WB_VEC(uint32_t) kept_list;
	uint32_t *kept, stamp;		/* [atom] stamp: it is kept at `block` */
	WB_VEC(uint32_t) atom;		/* those */
	uint32_t block;			/* WB_NONE at first */
	uint64_t version;		/* of the masks: how often one changed, from 1 */
	uint32_t *wait, waited;		/* [atom] until when it is needed to relate masks; the latest such time */
};

void
lanes_image_init(struct lanes *l)
{
	struct wb_arena *a = l->cx->tmp;
	struct lanes_image *im = l->image = WB_NEW(a, struct lanes_image, 1);

	im->along = WB_ROOM(a, struct along, l->masks.arg.n);
	for (uint32_t k = 0; k < l->masks.arg.n; k++)
		im->along[k] = (struct along){ WB_NONE, WB_NONE };
	im->latest = WB_ROOM(a, struct latest, l->fn->nedge);
	for (uint32_t e = 0; e < l->fn->nedge; e++)
		im->latest[e].image = WB_NONE;
	im->at = WB_NEW(a, struct kept, l->fn->nblock);
	im->kept = WB_NEW(a, uint32_t, 2 * (size_t)l->masks.at.n);
	im->wait = WB_NEW(a, uint32_t, 2 * (size_t)l->masks.at.n);
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
see_kept(void *ctx, uint32_t atom)
{
	struct lanes *l = ctx;
	struct lanes_image *im = l->image;

	if (im->kept[atom] == im->stamp)
		return;
	im->kept[atom] = im->stamp;
	WB_PUSH(l->cx->tmp, &im->atom, atom);
}

static void
keep_support(struct lanes *l, uint32_t set)
{
	wb_bdd_support_more(l->bdd, set, see_kept, l);
}

/* Notes what is kept at @b, if that is something else than it was. */
static void
note_kept(struct lanes *l, uint32_t b)
{
	struct lanes_image *im = l->image;
	struct kept *was = &im->at[b];
	uint32_t n = im->atom.n;

	if (n == was->n && (!n || memcmp(im->atom.at, im->kept_list.at + was->first, n * sizeof *im->atom.at) == 0))
		return;
	was->since++;
	if (n > was->n) {
		was->first = im->kept_list.n;
		for (uint32_t k = 0; k < n; k++)
			WB_PUSH(l->cx->tmp, &im->kept_list, im->atom.at[k]);
	} else {
		memcpy(im->kept_list.at + was->first, im->atom.at, n * sizeof *im->atom.at);
	}
	was->n = n;
}

/* Marks again what was chosen for @b. */
static void
recall_kept(struct lanes *l, uint32_t b)
{
	struct lanes_image *im = l->image;
	const uint32_t *atom = im->kept_list.at + im->at[b].first;

	im->stamp++;
	im->block = b;
	for (uint32_t k = 0; k < im->at[b].n; k++)
		im->kept[atom[k]] = im->stamp;
}

/* Marks the atoms that matter at the start of @b: those of masks needed there, and of
 * the sets that EXEC was made from (mask.init). */
static void
find_kept(struct lanes *l, uint32_t b)
{
	const struct masks *ms = &l->masks;
	struct lanes_image *im = l->image;

	im->stamp++;
	im->block = b;
	im->atom.n = 0;
	wb_bdd_support(l->bdd, WB_LANES_NONE, see_kept, l);
	for (uint32_t k = ms->live_first[b]; k < ms->live_first[b + 1]; k++)
		keep_support(l, ms->at.at[ms->live[k]].set);
	for (uint32_t k = ms->def_first[b]; k < ms->phi_end[b]; k++) {
		const struct mask *m = &ms->at.at[ms->def[k]];

		keep_support(l, m->set);
		if (m->active)
			see_kept(l, m->atom + 1);
	}
	for (uint32_t k = 0; k < im->atom.n; k++)
		keep_support(l, ms->at.at[l->atom_mask.at[im->atom.at[k]]].init);
	note_kept(l, b);
}

static void
choose_kept(struct lanes *l, uint32_t b)
{
	struct lanes_image *im = l->image;

	if (im->at[b].version != im->version)
		find_kept(l, b);
	else if (im->block != b)
		recall_kept(l, b);
	im->at[b].version = im->version;
}

struct quantifier {
	const struct lanes *l;
	uint32_t loop;		/* that starts a new iteration: what it makes is about the last one; WB_NONE */
	uint32_t done;		/* atoms whose wait is greater are still to be related; UINT32_MAX: none is */
	bool arrives;		/* what masks are along the edge is what they are from now on */
};

static bool
is_next(const struct lanes *l, uint32_t atom)
{
	return l->masks.at.at[l->atom_mask.at[atom]].atom != atom;
}

/* What becomes of @atom; WB_NONE: it is forgotten. */
static uint32_t
becomes(const void *ctx, uint32_t atom)
{
	const struct quantifier *q = ctx;
	const struct lanes *l = q->l;

	if (q->done != UINT32_MAX && l->image->wait[atom] > q->done)
		return atom;
	if (l->image->kept[atom] != l->image->stamp)
		return WB_NONE;
	if (is_next(l, atom))
		return q->arrives ? atom - 1 : atom;
	if (q->loop != WB_NONE &&
		(lanes_loop_has(l, q->loop, l->atom.at[atom].block) ||
			lanes_loop_has(l, q->loop, l->atom.at[atom].block2)))
		return WB_NONE;
	return atom;
}

/* ---- masks that meet --------------------------------------------------------------------------------------- */
static uint32_t
argument(struct lanes *l, const struct mask *m, uint32_t k)
{
	return lanes_set_of(l, l->masks.arg.at[m->arg + k]);
}

/* How many masks that meet in @b are their atoms. */
static uint32_t
count_active(const struct lanes *l, uint32_t b)
{
	uint32_t n = 0;

	for (uint32_t i = l->masks.def_first[b]; i < l->masks.phi_end[b]; i++)
		n += l->masks.at.at[l->masks.def[i]].active;
	return n;
}

/* Whether masks that meet in @b are along its @k-th edge what they were the last time, which they are from now on. */
static bool
same_masks(struct lanes *l, uint32_t b, uint32_t k)
{
	const struct masks *ms = &l->masks;
	bool same = true;

	for (uint32_t i = ms->def_first[b]; i < ms->phi_end[b]; i++) {
		const struct mask *m = &ms->at.at[ms->def[i]];
		struct along *was = &l->image->along[m->arg + k];
		uint32_t set = m->active ? argument(l, m, k) : WB_NONE;

		same &= was->set == set;
		was->set = set;
	}
	return same;
}

/* Relates them to their atoms: @back, to those above. */
static void
find_relations(struct lanes *l, uint32_t b, uint32_t k, bool back)
{
	const struct masks *ms = &l->masks;
	uint32_t relation = WB_LANES_ALL, n = 0, left = count_active(l, b);

	for (uint32_t i = ms->def_first[b]; i < ms->phi_end[b]; i++) {
		const struct mask *m = &ms->at.at[ms->def[i]];
		struct along *along = &l->image->along[m->arg + k];

		if (!m->active)
			continue;
		relation = wb_bdd_and(l->bdd, relation, wb_bdd_exactly(l->bdd, m->atom + back, along->set));
		if (++n % AT_ONCE && n < left)
			continue;
		along->relation = relation;
		relation = WB_LANES_ALL;
	}
}

struct waiting {
	uint32_t *wait;
	uint32_t until;		/* what it becomes */
};

static void
see_waiting(void *ctx, uint32_t atom)
{
	struct waiting *w = ctx;

	if (w->wait[atom] < w->until)	/* else a later mask is made of it as well */
		w->wait[atom] = w->until;
}

/* When the last of the masks that meet in @b is related, along its @k-th edge, that an atom is needed for. */
static void
choose_waiting(struct lanes *l, uint32_t b, uint32_t k, struct quantifier *q)
{
	uint32_t n = l->masks.phi_end[b] - l->masks.def_first[b];
	struct lanes_image *im = l->image;
	struct waiting w = { im->wait, 0 };

	if (im->waited > UINT32_MAX - 2 - n) {	/* times begin anew */
		memset(im->wait, 0, 2 * (size_t)l->masks.at.n * sizeof *im->wait);
		im->waited = 0;
	}
	q->done = im->waited;
	im->waited += n + 1;
	wb_bdd_support(l->bdd, WB_LANES_NONE, see_waiting, &w);
	while (n--) {
		const struct mask *m = &l->masks.at.at[l->masks.def[l->masks.def_first[b] + n]];

		w.until = q->done + n + 1;
		if (m->active)
			wb_bdd_support_more(l->bdd, argument(l, m, k), see_waiting, &w);
	}
}

/* @set, where the atom of each mask that meets in @b is what the mask is on the @k-th edge, and all others are gone.
 * Only a back edge may bring something about what the masks that meet there were before: the path from the block
 * to any other edge into it goes along a back edge of a loop around both, which forgets it. */
static uint32_t
relate(struct lanes *l, uint32_t b, uint32_t k, uint32_t set, struct quantifier *q)
{
	const struct masks *ms = &l->masks;
	uint32_t n = 0, all = count_active(l, b);

	if (all > AT_ONCE)
		choose_waiting(l, b, k, q);
	for (uint32_t i = ms->def_first[b]; i < ms->phi_end[b]; i++) {
		const struct mask *m = &ms->at.at[ms->def[i]];

		q->done += all > AT_ONCE;
		n += m->active;
		if (!m->active || (n % AT_ONCE && n < all))
			continue;
		q->arrives = n == all;
		set = wb_bdd_image(l->bdd, set, l->image->along[m->arg + k].relation, becomes, q);
	}
	return set;
}

/* ---- edges ----------------------------------------------------------------------------------------------------- */
/* The image of @set along @e, the @k-th edge into its block, where masks are what they were there the last time. */
static uint32_t
image(struct lanes *l, uint32_t e, uint32_t k, uint32_t set)
{
	uint32_t b = l->fn->edge[e].dst;
	struct quantifier q = { l, lanes_back(l, e), UINT32_MAX, false };

	return count_active(l, b) ? relate(l, b, k, set, &q) : wb_bdd_image(l->bdd, set, WB_LANES_ALL, becomes, &q);
}

/* Whether nothing is made of @set, whatever masks meet in @b. */
static bool
stays(const struct lanes *l, uint32_t b, uint32_t set)
{
	return set == WB_NONE || (set <= WB_LANES_ALL && !count_active(l, b));
}

bool
lanes_replaces(const struct lanes *l, uint32_t b)
{
	return count_active(l, b) > 0;
}

/* Finds out what is to be known for images along @e, the @k-th edge into @b. */
static void
prepare(struct lanes *l, uint32_t b, uint32_t e, uint32_t k)
{
	choose_kept(l, b);
	if (same_masks(l, b, k))
		return;
	find_relations(l, b, k, lanes_back(l, e) != WB_NONE);
	l->image->latest[e].image = WB_NONE;
}

/* The image of @care along @e, where all but @care is as it was when @was was made. Images of unions are unions of
 * images: where many masks are related, and @care is more than it was, that of what is new takes less steps. */
static uint32_t
image_again(struct lanes *l, uint32_t e, uint32_t k, uint32_t care, struct latest was)
{
	uint32_t all = WB_NONE;

	if (count_active(l, l->fn->edge[e].dst) > AT_ONCE && wb_bdd_within(l->bdd, WB_LANES_ALL, was.care, care))
		all = wb_bdd_or(l->bdd, was.image, image(l, e, k, wb_bdd_andn(l->bdd, care, was.care)));
	return all == WB_NONE ? image(l, e, k, care) : all;
}

uint32_t
lanes_care_into(struct lanes *l, uint32_t e, uint32_t k, uint32_t care)
{
	uint32_t b = l->fn->edge[e].dst;
	struct latest *s = &l->image->latest[e];
	bool known;

	if (stays(l, b, care))
		return care;
	prepare(l, b, e, k);
	known = s->image != WB_NONE && s->kept == l->image->at[b].since;
	if (!known || s->care != care)
		*s = (struct latest){ care, known ? image_again(l, e, k, care, *s) : image(l, e, k, care),
			l->image->at[b].since };
	return s->image;
}

uint32_t
lanes_carry(struct lanes *l, uint32_t e, uint32_t set)
{
	uint32_t b = l->fn->edge[e].dst, k = 0;
	const struct wb_block *blk = &l->fn->block[b];

	if (blk->nin == 1 || (lanes_back(l, e) == WB_NONE && !count_active(l, b)) || stays(l, b, set))
		return set;
	while (l->fn->in[blk->in + k] != e)
		k++;
	prepare(l, b, e, k);
	return image(l, e, k, set);
}

uint32_t
lanes_kept_of(struct lanes *l, uint32_t b, uint32_t set)
{
	struct quantifier q = { l, WB_NONE, UINT32_MAX, false };

	choose_kept(l, b);
	return wb_bdd_image(l->bdd, set, WB_LANES_ALL, becomes, &q);
}
