/* passes/lanes/wave32.c -- which scalars are masks in waves of 32 lanes.
 *
 * In waves of 64 lanes a mask is a pair of registers. In waves of 32 it is one register, and so is a number:
 *
 *	s_cmp_eq_u32 s4, 0		; is no lane left, or has the loop counter come to 0?
 *
 * A value is a mask if lanes made it: it is EXEC, or a compare of lanes, or Boolean operations, selects and merges lead
 * from one of these to it. What comes from elsewhere (a call, the caller, a lane of a vector register) may be a mask.
 * All else is a number. A branch on a number is a condition of the wave, as any branch on SCC is.
 *
 * Cost:   O(masks + arguments of their merges).
 */
#include "lanes.h"

struct marker {
	const struct lanes *l;
	uint32_t *first, *user;		/* [mask + 1] the masks made from it: user[first[m] .. first[m + 1]) */
	uint32_t *todo, ntodo;
	struct wb_bits of_lanes;
};

/* The masks that @m is made from. */
static const uint32_t *
sources(const struct marker *k, const struct mask *m, uint32_t *n)
{
	*n = m->kind == MASK_BOOL || m->kind == MASK_SELECT ? 2 :
		m->kind == MASK_PHI ? k->l->fn->block[m->block].nin : 0;
	return m->kind == MASK_PHI ? &k->l->masks.arg.at[m->arg] : m->src;
}

/* Enters who is made from whom; @fill: first[] has the counts already, as places. */
static void
enter_users(struct marker *k, bool fill)
{
	const struct masks *ms = &k->l->masks;

	for (uint32_t m = 0; m < ms->at.n; m++) {
		uint32_t n;
		const uint32_t *src = sources(k, &ms->at.at[m], &n);

		for (uint32_t s = 0; s < n; s++)
			if (src[s] != WB_NONE && fill)
				k->user[k->first[src[s]]++] = m;
			else if (src[s] != WB_NONE)
				k->first[src[s] + 1]++;
	}
}

static void
find_users(struct marker *k)
{
	uint32_t n = k->l->masks.at.n;

	k->first = WB_NEW(k->l->cx->tmp, uint32_t, (size_t)n + 2);
	enter_users(k, false);
	for (uint32_t m = 0; m < n; m++)
		k->first[m + 1] += k->first[m];
	k->user = WB_ROOM(k->l->cx->tmp, uint32_t, (size_t)k->first[n] + 1);
	enter_users(k, true);
	for (uint32_t m = n; m > 0; m--)	/* each place was moved to the next one */
		k->first[m] = k->first[m - 1];
	k->first[0] = 0;
}

static void
mark(struct marker *k, uint32_t m)
{
	if (wb_bit_add(k->of_lanes, m))
		k->todo[k->ntodo++] = m;
}

struct wb_bits
lanes_made_by_lanes(const struct lanes *l, struct wb_bits may_be)
{
	struct marker k = { .l = l, .of_lanes = wb_bits_new(l->cx->tmp, l->masks.at.n),
		.todo = WB_ROOM(l->cx->tmp, uint32_t, l->masks.at.n) };

	find_users(&k);
	for (uint32_t m = 0; m < l->masks.at.n; m++) {
		const struct mask *x = &l->masks.at.at[m];

		if (x->exec || x->kind == MASK_ENTRY || x->kind == MASK_CMP || wb_bit(may_be, m))
			mark(&k, m);
	}
	while (k.ntodo) {
		uint32_t m = k.todo[--k.ntodo];

		for (uint32_t u = k.first[m]; u < k.first[m + 1]; u++)
			mark(&k, k.user[u]);
	}
	return k.of_lanes;
}
