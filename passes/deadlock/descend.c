/* passes/deadlock/descend.c -- loops in which a number of each lane decreases in every iteration.
 *
 *			x = merge of x0 and v		at the header
 *			v = load, or anything else
 *			every lane that takes the back edge has found v < x
 *
 * An example is union-find with path halving: parents are smaller, or the loop ends. Whatever v is, a lane iterates at
 * most as often as there are numbers below x0, so the loop ends by itself. The same holds for numbers that grow, and
 * for signed ones. In an unrolled loop, v1 < x and v2 < v1 and ... were found on the path, and the header merges the
 * last of them. Some of these compares may allow equality, but one must not.
 *
 * A counter by one is such a number under any limit, also one that others write:
 *
 *			every lane that takes the back edge has found x + n < limit
 *			the next x is x + 1
 *
 * What is less than a limit is not the greatest number, so x + n + 1 does not wrap around, and is greater.
 *
 * What a lane has found comes from passes/integer/iterations.h: in this iteration, the lane made the compare once, with
 * this outcome. A value is known to be the same elsewhere in the iteration only if all that it is made of is made at
 * most once in it, or outside of the loop.
 *
 * Cost:   O(compares of the loop) queries, and MOST_LINKS^2 to combine them.
 */
#include "../integer/operation.h"
#include "deadlock.h"

#define MOST_LINKS 64u

/* A lane that takes the back edge has found: less < more, or less <= more. */
struct link {
	struct wb_affine less, more;
	bool strict, sign;
};
struct links {
	struct wb_check *h;
	const struct wb_cycle *c;
	struct wb_point w;		/* the lanes that take the back edge, at the end of the iteration */
	struct link at[MOST_LINKS]; uint32_t n;
	bool counted;			/* a counter was found below a limit, or above one */
};

/* Whether all terms of @f are made before the loop, or at most once in an iteration. */
static bool
made_once(const struct links *s, const struct wb_affine *f)
{
	for (uint32_t k = 0; k < f->n; k++) {
		const struct wb_term *t = wb_affine_term(wb_check_numbers(s->h), f->term[k]);
		const bool value = t->kind == WB_TERM_VALUE && t->v != WB_NONE;
		uint32_t b = value ? wb_gsa_block(s->h->g, t->v) : WB_NONE;

		if (!value && t->kind != WB_TERM_ARGUMENT)
			return false;
		if (wb_cycle_has(s->c, b) && s->h->fn->loops->of_block[b] != s->c->loop)
			return false;
	}
	return true;
}

/* The merge at the header that @f is, but for a constant; WB_NONE: it is none. */
static uint32_t
merged(const struct links *s, const struct wb_affine *f)
{
	const struct wb_term *t = f->n == 1 && f->k[0] == 1 ?
		wb_affine_term(wb_check_numbers(s->h), f->term[0]) : NULL;
	const struct wb_gsa_value *x =
		t && t->kind == WB_TERM_VALUE && t->v != WB_NONE ? wb_gsa_at(s->h->g, t->v) : NULL;

	return x && x->kind == WB_GSA_MU && x->at == s->c->header ? t->v : WB_NONE;
}

bool
wb_order_holds(
	struct wb_check *h, const struct wb_cycle *c, const struct wb_point *w, uint32_t atom, struct wb_decoded *d)
{
	const struct wb_atom *x = &h->lanes->atom[atom];
	bool holds;

	if ((x->kind != WB_ATOM_CMP && x->kind != WB_ATOM_SCC) || x->inst == WB_NONE ||
		h->fn->loops->of_block[x->block] != c->loop || !wb_compares_integers(h, x->inst, d) ||
		d->op < WB_OP_LT || d->op > WB_OP_GE)
		return false;
	holds = wb_all_had(h, w, atom, true);
	d->op = holds ? d->op : wb_compare_opposite(d->op);
	return holds || wb_all_had(h, w, atom, false);
}

/* Whether @f is a counter with step @by, but for a constant. */
static bool
counts_by(const struct links *s, const struct wb_affine *f, int64_t by)
{
	uint32_t mu = merged(s, f);
	struct wb_advance a;

	return mu != WB_NONE && wb_counter_advance(s->h->ints, s->c->loop, mu, &a) && a.low == by && a.high == by;
}

static void
add_link(struct links *s, uint32_t atom)
{
	struct wb_integers *ints = wb_check_numbers(s->h);
	struct link *l = &s->at[s->n];
	struct wb_decoded d;
	bool turned;

	if (s->n == MOST_LINKS || !wb_order_holds(s->h, s->c, &s->w, atom, &d) || !wb_type_word(d.type))
		return;
	turned = d.op == WB_OP_GT || d.op == WB_OP_GE;
	*l = (struct link){ .less = wb_affine_source(ints, d.src[turned], 32, s->w),
		.more = wb_affine_source(ints, d.src[!turned], 32, s->w),
		.strict = d.op == WB_OP_LT || d.op == WB_OP_GT,
		.sign = d.type == WB_T_I32 };
	s->counted |= l->strict && (counts_by(s, &l->less, 1) || counts_by(s, &l->more, -1));
	s->n += made_once(s, &l->less) && made_once(s, &l->more);
}

/* Whether the next value of merge @mu is less than its value, or (@more) greater. */
static bool
is_monotonic(const struct links *s, uint32_t mu, bool more, bool sign)
{
	struct wb_affine at = wb_affine_value(wb_check_numbers(s->h), wb_gsa_arg_along(s->h->g, mu, s->c->back[0]),
		s->w);
	bool strict = false;

	for (uint32_t steps = 0; steps <= s->n; steps++) {
		uint32_t k = 0;

		if (!at.add && merged(s, &at) == mu)
			return strict;
		while (k < s->n &&
			(s->at[k].sign != sign || !wb_affine_same(more ? &s->at[k].more : &s->at[k].less, &at)))
			k++;
		if (k == s->n)
			return false;
		strict |= s->at[k].strict;
		at = more ? s->at[k].less : s->at[k].more;
	}
	return false;
}

/* Whether an operand of some compare is a merge at the header that moves. */
static bool
any_monotonic(const struct links *s)
{
	for (uint32_t n = 0; n < 2 * s->n; n++) {
		const struct link *l = &s->at[n / 2];
		bool more = n % 2;
		const struct wb_affine *f = more ? &l->less : &l->more;
		uint32_t mu = merged(s, f);

		if (!f->add && mu != WB_NONE && is_monotonic(s, mu, more, l->sign))
			return true;
	}
	return false;
}

bool
wb_cycle_descends(struct wb_check *h, const struct wb_cycle *c, const struct wb_point *w)
{
	struct links s = { .h = h, .c = c, .w = *w };

	for (uint32_t a = 0; a < h->lanes->natom; a++)
		add_link(&s, a);
	return s.counted || any_monotonic(&s);
}
