/* src/base/bits.c -- bit sets of 64 bits per word; the unused bits of the last word are 0. Worklists of what is to be
 * visited once (wb_todo). */
#include "wavebound/base.h"

struct wb_bits
wb_bits_new(struct wb_arena *a, uint32_t n)
{
	return (struct wb_bits){ WB_NEW(a, uint64_t, ((size_t)n + 63) / 64), n };
}

bool
wb_bits_or(struct wb_bits d, struct wb_bits s)
{
	uint64_t changed = 0;

	for (size_t k = 0; k < ((size_t)d.n + 63) / 64; k++) {
		uint64_t w = d.word[k] | s.word[k];

		changed |= w ^ d.word[k];
		d.word[k] = w;
	}
	return changed != 0;
}

uint32_t
wb_bits_count(struct wb_bits s)
{
	uint32_t n = 0;

	for (size_t k = 0; k < ((size_t)s.n + 63) / 64; k++)
		n += (uint32_t)__builtin_popcountll(s.word[k]);
	return n;
}

struct wb_lists
wb_lists_new(struct wb_arena *a, uint32_t n, const uint32_t *key, const uint32_t *value, uint32_t m)
{
	uint32_t *f = WB_NEW(a, uint32_t, (size_t)n + 2), *o = WB_NEW(a, uint32_t, m);

	for (uint32_t k = 0; k < m; k++)
		f[key[k] + 2]++;
	for (uint32_t v = 0; v < n; v++)
		f[v + 2] += f[v + 1];
	for (uint32_t k = 0; k < m; k++)
		o[f[key[k] + 1]++] = value[k];
	return (struct wb_lists){ f, o };
}

struct wb_todo
wb_todo_new(struct wb_arena *a, uint32_t n)
{
	return (struct wb_todo){ .arena = a, .visited = wb_bits_new(a, n) };
}

bool
wb_todo_add(struct wb_todo *t, uint32_t x)
{
	if (!wb_bit_add(t->visited, x))
		return false;
	WB_PUSH(t->arena, t, x);
	return true;
}
