/* ir/flat.c -- constants followed forward over a flat lattice, see flat.h. */
#include <assert.h>
#include <string.h>

#include "wavebound/flat.h"

static char *
slots_of(const struct wb_flat *f, uint32_t node)
{
	return (char *)f->in + (size_t)node * f->nslot * f->bytes;
}

void
wb_flat_begin(struct wb_flat *f, uint32_t node)
{
	memcpy(f->current, slots_of(f, node), f->nslot * f->bytes);
}

/* Whether @a and @b are the same value; @b NULL: whether @a is all zero. */
WB_INLINE bool
same(const char *a, const char *b, size_t bytes)
{
	for (size_t k = 0; k < bytes; k += 8) {
		uint64_t x, y = 0;

		memcpy(&x, a + k, 8);
		if (b)
			memcpy(&y, b + k, 8);
		if (x != y)
			return false;
	}
	return true;
}

#define AT_ONCE 16u			/* slots that are compared by one call */

/* Joins current[] into the state at the start of @node; whether it changes. @bytes: size of a value. */
WB_INLINE bool
join_values(struct wb_flat *f, uint32_t node, size_t bytes)
{
	char *in = slots_of(f, node);
	const char *now = f->current;
	bool news = false;

	for (uint32_t s = 0; s < f->nslot; s++, in += bytes, now += bytes) {
		while (s % AT_ONCE == 0 && s + AT_ONCE < f->nslot && memcmp(in, now, AT_ONCE * bytes) == 0)
			s += AT_ONCE, in += AT_ONCE * bytes, now += AT_ONCE * bytes;
		if (same(in, now, bytes) || same(in, f->unknown, bytes) || same(now, NULL, bytes))
			continue;
		if (f->merge && !same(in, NULL, bytes) && !same(now, f->unknown, bytes)) {
			memcpy(f->joined, in, bytes);
			f->merge(f->user, in, now);
			news |= !same(in, f->joined, bytes);
			continue;
		}
		memcpy(in, same(in, NULL, bytes) ? now : f->unknown, bytes);
		news = true;
	}
	return news;
}

static bool
join(struct wb_flat *f, uint32_t node)
{
	return f->bytes == 8 ? join_values(f, node, 8) : join_values(f, node, f->bytes);
}

void
wb_flat_solve(struct wb_flat *f, struct wb_arena *tmp, uint32_t nnode)
{
	uint32_t *todo = WB_NEW(tmp, uint32_t, nnode), n = 0, to;

	f->joined = wb_arena_alloc(tmp, f->bytes, 8);
	struct wb_bits waiting = wb_bits_new(tmp, nnode), reached = wb_bits_new(tmp, nnode);

	assert(f->bytes % 8 == 0);
	todo[n++] = 0;
	wb_bit_set(reached, 0);
	while (n) {
		uint32_t node = todo[--n];

		wb_bit_clear(waiting, node);
		wb_flat_begin(f, node);
		f->step(f->user, node);
		for (uint32_t k = 0; f->next(f->user, node, k, &to); k++) {
			bool first = to != WB_NONE && !wb_bit(reached, to);

			if (first) {
				wb_bit_set(reached, to);
				memcpy(slots_of(f, to), f->current, f->nslot * f->bytes);
			}
			if (to == WB_NONE || (!first && !join(f, to)) || wb_bit(waiting, to))
				continue;
			wb_bit_set(waiting, to);
			todo[n++] = to;
		}
	}
}
