/* src/minisimt/ready.c -- the warps that may issue, in cyclic order.
 *
 * Cost: O(1) to make a warp ready. The next warp to issue is found by a search in one word of 64 warps, then among
 * words, 64 at a time.
 */
#include "ready.h"

void
ready_init(struct ready *r, struct wb_arena *a, uint32_t nwarp)
{
	*r = (struct ready){ .nwarp = nwarp };
	r->in = WB_NEW(a, uint64_t, nwarp / 64 + 1);
	r->some = WB_NEW(a, uint64_t, nwarp / 4096 + 1);
	r->later = WB_NEW(a, uint32_t, nwarp);
	r->when = WB_NEW(a, uint64_t, nwarp);
}

void
ready_now(struct ready *r, uint32_t warp)
{
	r->in[warp / 64] |= (uint64_t)1 << warp % 64;
	r->some[warp / 4096] |= (uint64_t)1 << warp / 64 % 64;
	r->nready++;
}

void
ready_later(struct ready *r, uint32_t warp, uint64_t when)
{
	uint32_t k = (r->first + r->nlater++) % r->nwarp;

	r->later[k] = warp;
	r->when[k] = when;
}

bool
ready_at(struct ready *r, uint64_t *now)
{
	if (!r->nready && !r->nlater)
		return false;
	if (!r->nready && r->when[r->first] > *now)
		*now = r->when[r->first];
	while (r->nlater && r->when[r->first] <= *now) {
		ready_now(r, r->later[r->first]);
		r->first = (r->first + 1) % r->nwarp;
		r->nlater--;
	}
	return true;
}

/* The first set bit of @at, @n words, at or behind bit @from; WB_NONE if there is none. */
static uint32_t
first_bit(const uint64_t *at, uint32_t n, uint32_t from)
{
	uint64_t word = from / 64 < n ? at[from / 64] & ~(uint64_t)0 << from % 64 : 0;

	for (uint32_t k = from / 64; k < n; word = ++k < n ? at[k] : 0)
		if (word)
			return k * 64 + (uint32_t)__builtin_ctzll(word);
	return WB_NONE;
}

/* The first ready warp at or behind @from; WB_NONE if there is none. */
static uint32_t
first_ready(const struct ready *r, uint32_t from)
{
	uint64_t here = from < r->nwarp ? r->in[from / 64] & ~(uint64_t)0 << from % 64 : 0;
	uint32_t word;

	if (here)
		return from / 64 * 64 + (uint32_t)__builtin_ctzll(here);
	word = first_bit(r->some, r->nwarp / 4096 + 1, from / 64 + 1);
	return word == WB_NONE ? WB_NONE : word * 64 + (uint32_t)__builtin_ctzll(r->in[word]);
}

uint32_t
ready_next(struct ready *r, uint32_t last)
{
	uint32_t warp = first_ready(r, last + 1);

	if (warp == WB_NONE)
		warp = first_ready(r, 0);
	r->in[warp / 64] &= ~((uint64_t)1 << warp % 64);
	if (!r->in[warp / 64])
		r->some[warp / 4096] &= ~((uint64_t)1 << warp / 64 % 64);
	r->nready--;
	return warp;
}
