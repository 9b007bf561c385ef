/* src/prove/mask.c -- sets of lanes, by the instruction that made them and a set that contains them.
 *
 * Of each lane it may be known that the mask has it, or has not. A mask stands for what its instruction computed when
 * it was last executed. When it is executed again, whatever rests on its old result must be forgotten
 * (meaning_redefine). Whenever less is known of a mask, all blocks are executed again.
 */
#include "private.h"

#define MOST_CHAIN 64			/* sets around each other; beyond that, less is known */

uint32_t
mask_new(struct wave *w, uint32_t site, uint32_t part, uint32_t in, uint64_t may, uint64_t must)
{
	uint32_t key[2] = { site, part }, id;
	char text[1 + sizeof key] = { 'm' };
	struct lanes *old;

	memcpy(text + 1, key, sizeof key);
	id = wb_map_id(&w->known, text, sizeof text, w->mask.n);
	if (id == WB_NONE) {
		WB_PUSH(w->arena, &w->mask, ((struct lanes){ site, in, may, must }));
		w->lost = w->lost || w->mask.n >= MOST_IDS;
		return w->mask.n - 1;
	}
	old = &w->mask.at[id];
	w->weaker = w->weaker || old->in != in || may & ~old->may || old->must & ~must;
	old->in = in;
	old->may |= may;
	old->must &= must;
	return id;
}

bool
mask_is_present(const struct wave *w, uint32_t m)
{
	return mask_within(w, m, MASK_ALL) || !(w->mask.at[m].may & ~w->mask.at[MASK_ALL].may);
}

bool
mask_within(const struct wave *w, uint32_t m, uint32_t in)
{
	if (in != WB_NONE && m != WB_NONE && !(w->mask.at[m].may & ~w->mask.at[in].must))
		return true;
	for (uint32_t steps = 0; m != WB_NONE && steps < MOST_CHAIN; steps++) {
		if (m == in)
			return true;
		m = w->mask.at[m].in;
	}
	return false;
}

uint32_t
mask_around(const struct wave *w, uint32_t a, uint32_t b, uint32_t site)
{
	for (uint32_t steps = 0; a != WB_NONE && steps < MOST_CHAIN; steps++) {
		if (!mask_rests_on(w, a, site, true) && mask_within(w, b, a))
			return a;
		a = w->mask.at[a].in;
	}
	return WB_NONE;
}

uint32_t
mask_free(const struct wave *w, uint32_t m, uint32_t site)
{
	while (m != WB_NONE && mask_rests_on(w, m, site, true))
		m = w->mask.at[m].in;
	return m;
}

bool
mask_rests_on(const struct wave *w, uint32_t m, uint32_t site, bool self)
{
	for (uint32_t steps = 0; m != WB_NONE; steps++) {
		if ((w->mask.at[m].site == site && (self || steps)) || steps == MOST_CHAIN)
			return true;
		m = w->mask.at[m].in;
	}
	return false;
}
