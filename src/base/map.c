/* src/base/map.c -- strings to 32-bit ids: open addressing with linear probing, at most half full.
 *
 * wb_hash is FNV-1a with a final mix. Its values are printed, so it must not change. Maps use another hash, which takes
 * eight bytes at a time; their order is not visible outside. */
#include "wavebound/base.h"

struct wb_map_slot {
	const char *key;		/* NULL: free */
	size_t len;
	uint64_t hash;
	uint32_t id;
};

uint64_t
wb_hash(const void *p, size_t n)
{
	const unsigned char *s = p;
	uint64_t h = 0xcbf29ce484222325u;

	for (size_t k = 0; k < n; k++)
		h = (h ^ s[k]) * 0x100000001b3u;
	h ^= h >> 32;
	h *= 0x9e3779b97f4a7c15u;
	return h ^ h >> 29;
}

struct wb_map
wb_map_new(struct wb_arena *a)
{
	return (struct wb_map){ .arena = a };
}

static uint64_t
hash_key(const char *key, size_t n)
{
	uint64_t h = n * 0x9e3779b97f4a7c15u, w;

	for (; n >= sizeof w; key += sizeof w, n -= sizeof w) {
		memcpy(&w, key, sizeof w);
		h = (h ^ w) * 0x9fb21c651e98df25u;
		h ^= h >> 32;
	}
	if (n) {
		w = 0;
		memcpy(&w, key, n);
		h = (h ^ w) * 0x9fb21c651e98df25u;
		h ^= h >> 32;
	}
	h *= 0x9e3779b97f4a7c15u;
	return h ^ h >> 29;
}

/* The slot that holds @key, or the free slot for it. */
static struct wb_map_slot *
probe(const struct wb_map *m, const char *key, size_t len, uint64_t h)
{
	uint32_t k = (uint32_t)h & (m->cap - 1);

	while (m->slot[k].key &&
		(m->slot[k].hash != h || m->slot[k].len != len || memcmp(m->slot[k].key, key, len) != 0))
		k = (k + 1) & (m->cap - 1);
	return &m->slot[k];
}

uint32_t
wb_map_get(const struct wb_map *m, const char *key, size_t len)
{
	const struct wb_map_slot *s;

	if (!m->n)
		return WB_NONE;
	s = probe(m, key, len, hash_key(key, len));
	return s->key ? s->id : WB_NONE;
}

void
wb_map_reserve(struct wb_map *m, uint32_t n)
{
	m->cap = 16;
	while (m->cap / 2 < n)
		m->cap *= 2;
	m->slot = WB_NEW(m->arena, struct wb_map_slot, m->cap);
}

static void
grow(struct wb_map *m)
{
	struct wb_map old = *m;

	wb_map_reserve(m, old.cap);
	for (uint32_t k = 0; k < old.cap; k++)
		if (old.slot[k].key)
			*probe(m, old.slot[k].key, old.slot[k].len, old.slot[k].hash) = old.slot[k];
}

uint32_t
wb_map_put(struct wb_map *m, const char *key, size_t len, uint32_t id)
{
	uint64_t h = hash_key(key, len);
	struct wb_map_slot *s;

	if (m->n >= m->cap / 2)
		grow(m);
	s = probe(m, key, len, h);
	if (s->key)
		return s->id;
	*s = (struct wb_map_slot){ key, len, h, id };
	m->n++;
	return WB_NONE;
}

uint32_t
wb_map_id(struct wb_map *m, const void *key, size_t len, uint32_t id)
{
	uint32_t old = wb_map_get(m, key, len);

	return old != WB_NONE ? old : wb_map_put(m, wb_arena_copy(m->arena, key, len, 1), len, id);
}
