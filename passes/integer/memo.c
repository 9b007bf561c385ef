/* passes/integer/memo.c -- a cache of answers about numbers, valid as long as what they depend on is.
 *
 * An answer may depend on assumptions that are being made: that values at the header of a loop stay between some bounds
 * (invariants.c). Then it is valid as long as the assumption is made, and is dropped with it. An answer without
 * assumptions is valid for good. Each assumption has a unique stamp, and assumptions end in the opposite order of their
 * starts. So the innermost assumption that an answer depends on decides whether it is still valid.
 *
 * An answer that needed the bound of a loop which was not known is dropped when the bound becomes known.
 *
 * An answer that was cut by the limit of depth serves queries at the same depth or deeper, or nearly so. For a query
 * that is far less deep it is computed again.
 */
#include "internal.h"

#define LESS_DEEP 12			/* queries that are so much less deep are computed again */
#define FIRST_SLOTS 64

struct wb_query
wb_query(const struct wb_integers *ints, uint32_t v, uint32_t high, const struct wb_point *w)
{
	return (struct wb_query){
		.value = (uint64_t)high << 32 | v, .group = (uint64_t)w->group.lanes << 32 | w->group.care,
		.point = (uint64_t)wb_guard(ints, w->block) << 32 | (w->iteration ? w->iteration->stamp : 0),
	};
}

static uint32_t
hash_of(const struct wb_query *q)
{
	uint64_t h = q->value * 0x9fb21c651e98df25u;

	h ^= (q->group * 0xa0761d6478bd642fu) ^ (q->point * 0xe7037ed1a0b428dbu);
	h ^= h >> 32;
	h *= 0x9fb21c651e98df25u;
	return (uint32_t)(h >> 32);
}

static bool
is_same(const struct wb_query *a, const struct wb_query *b)
{
	return a->value == b->value && a->group == b->group && a->point == b->point;
}

/* The slot with the answer to @q, or the free slot for it. */
static uint32_t *
slot_of(const struct wb_memo *m, const struct wb_query *q, uint32_t hash)
{
	uint32_t k = hash & (m->nslot - 1);

	while (m->slot[k]) {
		const struct wb_answer *a = &m->answer.at[m->slot[k] - 1];

		if (a->hash == hash && is_same(&a->q, q))
			break;
		k = (k + 1) & (m->nslot - 1);
	}
	return &m->slot[k];
}

static void
grow(struct wb_integers *ints, struct wb_memo *m)
{
	m->nslot = m->nslot ? m->nslot * 2 : FIRST_SLOTS;
	m->slot = WB_NEW(ints->cx->tmp, uint32_t, m->nslot);
	for (uint32_t k = 0; k < m->answer.n; k++)
		*slot_of(m, &m->answer.at[k].q, m->answer.at[k].hash) = k + 1;
}

void
wb_memo_clear(struct wb_memo *m)
{
	if (m->nslot)
		memset(m->slot, 0, m->nslot * sizeof *m->slot);
	if (m->nlast)
		memset(m->last, 0, m->nlast * sizeof *m->last);
	m->answer.n = 0;
}

static bool
is_valid(const struct wb_integers *ints, const struct wb_answer *a)
{
	uint32_t k = 0;

	if (ints->depth + LESS_DEEP <= a->depth || a->needed & ints->learned[a->learned_at])
		return false;
	while (a->assumptions >> k)
		k++;
	return k == 0 || (k <= ints->nassumed && ints->assumed[k - 1].stamp == a->stamp);
}

/* @q, without a point. */
static struct wb_query
without_point(const struct wb_query *q)
{
	return (struct wb_query){ q->value, UINT64_MAX, UINT64_MAX };
}

/* Where the memo has the answer about the value of @q that was used last; NULL: it has none of this value. */
static uint32_t *
last_about(const struct wb_memo *m, const struct wb_query *q)
{
	return (uint32_t)q->value < m->nlast ? &m->last[(uint32_t)q->value] : NULL;
}

/* The valid answer to @q by its hash: number + 1; 0: none. */
static uint32_t
look_up(const struct wb_integers *ints, const struct wb_memo *m, const struct wb_query *q)
{
	struct wb_query all = without_point(q);
	uint32_t id = m->nslot && m->any_point ? *slot_of(m, &all, hash_of(&all)) : 0;

	if (m->nslot && (!id || !is_valid(ints, &m->answer.at[id - 1])))
		id = *slot_of(m, q, hash_of(q));
	return id && is_valid(ints, &m->answer.at[id - 1]) ? id : 0;
}

bool
wb_memo_find(struct wb_integers *ints, const struct wb_memo *m, const struct wb_query *q, void *out)
{
	uint32_t *last = last_about(m, q), id = last ? *last : 0;
	const struct wb_answer *a = id ? &m->answer.at[id - 1] : NULL;

	if (!a || !(is_same(&a->q, q) || (a->q.value == q->value && a->q.point == UINT64_MAX)) || !is_valid(ints, a)) {
		id = look_up(ints, m, q);
		if (!id)
			return false;
		if (last)
			*last = id;
		a = &m->answer.at[id - 1];
	}
	ints->basis.point |= a->point;
	ints->basis.assumptions |= a->assumptions;
	ints->basis.cut |= a->depth > 0;
	ints->basis.needed |= a->needed;
	memcpy(out, (const char *)m->is + (id - 1) * m->size, m->size);
	return true;
}

struct wb_basis
wb_memo_begin(struct wb_integers *ints)
{
	struct wb_basis outer = ints->basis;

	ints->basis = (struct wb_basis){ .assumptions = 0 };
	return outer;
}

void
wb_memo_end(struct wb_integers *ints, struct wb_memo *m, const struct wb_query *q, struct wb_basis outer,
	const void *is)
{
	struct wb_query serves = m->any_point && !ints->basis.point ? without_point(q) : *q;
	struct wb_answer a = {
		.q = serves, .hash = hash_of(&serves),
		.point = ints->basis.point, .assumptions = ints->basis.assumptions,
		.depth = ints->basis.cut ? (uint8_t)ints->depth : 0, .learned_at = (uint8_t)ints->nlearned,
		.needed = ints->basis.needed,
	};
	uint32_t *slot, *last;

	for (uint32_t k = 0; k < ints->nassumed; k++)
		if (a.assumptions >> k & 1)
			a.stamp = ints->assumed[k].stamp;
	ints->basis.assumptions |= outer.assumptions;
	ints->basis.cut |= outer.cut;
	ints->basis.point |= outer.point;
	ints->basis.needed |= outer.needed;
	if (m->answer.n >= m->nslot / 2)
		grow(ints, m);
	last = last_about(m, q);
	slot = slot_of(m, &serves, a.hash);
	if (!*slot) {
		if (m->answer.n == m->cap)
			m->is = wb_vec_grow(ints->cx->tmp, m->is, m->answer.n, &m->cap, m->size);
		WB_PUSH(ints->cx->tmp, &m->answer, a);
		*slot = m->answer.n;
	} else {
		m->answer.at[*slot - 1] = a;
	}
	memcpy((char *)m->is + (*slot - 1) * m->size, is, m->size);
	if (last)
		*last = *slot;
}

uint64_t
wb_integers_bound(struct wb_integers *ints, uint32_t loop)
{
	uint64_t max = ints->fn->bounds ? ints->fn->bounds->loop[loop].max : WB_UNKNOWN;

	if (max == WB_UNKNOWN)
		ints->basis.needed |= (uint64_t)1 << (loop & 63);
	return max;
}

void wb_integers_record_loops(struct wb_integers *ints) { ints->basis.needed = 0; }
uint64_t wb_integers_needed_loops(const struct wb_integers *ints) { return ints->basis.needed; }

void
wb_integers_learn(struct wb_integers *ints, uint64_t loops)
{
	for (uint32_t k = 0; k <= ints->nlearned; k++)
		ints->learned[k] |= loops;
	ints->nlearned++;
}

struct wb_assumption *
wb_assume(struct wb_integers *ints, uint32_t loop)
{
	struct wb_assumption *a = &ints->assumed[ints->nassumed];

	if (ints->nassumed == MOST_ASSUMED) {
		wb_depends_on(ints, MOST_ASSUMED - 1);	/* a query with fewer assumptions may get a better answer */
		return NULL;
	}
	*a = (struct wb_assumption){ .stamp = ++ints->stamps, .loop = loop };
	ints->nassumed++;
	return a;
}

void
wb_assume_other(struct wb_integers *ints)
{
	ints->assumed[ints->nassumed - 1].stamp = ++ints->stamps;
}

void
wb_assume_end(struct wb_integers *ints)
{
	ints->nassumed--;
	ints->basis.assumptions &= (uint8_t)~(1u << ints->nassumed);
}
