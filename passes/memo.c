/* passes/memo.c -- answers about numbers, remembered while what they rest on holds.
 *
 * A question about a number may come to assumptions made further out: that
 * values at the header of a loop stay between some bounds (invariants.c). An
 * answer that used one holds as long as it is made, and is forgotten with it; one that used
 * none holds for good. Each assumption has a stamp of its own, which never returns, and
 * they end in the opposite order of their beginnings: so the innermost that an answer used
 * decides whether it still holds.
 *
 * An answer that was cut short by the depth of the question serves questions that are as deep
 * or deeper, or nearly so; for one that is far less deep another is sought.
 */
#include "nums.h"

#define LESS_DEEP 12			/* questions that are so much less deep are asked anew */

static bool
holds(const struct wb_nums *ns, const struct wb_answer *a)
{
	uint32_t k = MOST_ASSUMED;

	if (ns->depth + LESS_DEEP <= a->depth)
		return false;
	while (k > 0 && !(a->on >> (k - 1) & 1))
		k--;
	return k == 0 || (k <= ns->nassumed && ns->assumed[k - 1].stamp == a->stamp);
}

uint32_t
wb_memo_find(struct wb_nums *ns, const struct wb_memo *m, const struct wb_question *q)
{
	uint32_t id = wb_map_get(&m->known, (const char *)q, sizeof *q);

	if (id == WB_NONE || !holds(ns, &m->answer.at[id]))
		return WB_NONE;
	ns->basis.on |= m->answer.at[id].on;
	ns->basis.cut |= m->answer.at[id].depth > 0;
	return id;
}

void
wb_memo_clear(struct wb_nums *ns, struct wb_memo *m)
{
	m->known = wb_map_new(ns->cx->tmp);
	m->answer.n = 0;
}

struct wb_basis
wb_memo_begin(struct wb_nums *ns)
{
	struct wb_basis outer = ns->basis;

	ns->basis = (struct wb_basis){ .on = 0 };
	return outer;
}

uint32_t
wb_memo_end(struct wb_nums *ns, struct wb_memo *m, const struct wb_question *q, struct wb_basis outer)
{
	struct wb_answer a = { .on = ns->basis.on, .depth = ns->basis.cut ? (uint8_t)ns->depth : 0 };
	uint32_t id = wb_map_get(&m->known, (const char *)q, sizeof *q);

	for (uint32_t k = 0; k < ns->nassumed; k++)
		if (a.on >> k & 1)
			a.stamp = ns->assumed[k].stamp;
	ns->basis.on |= outer.on;
	ns->basis.cut |= outer.cut;
	if (id == WB_NONE) {
		struct wb_question *key = WB_NEW(ns->cx->tmp, struct wb_question, 1);

		*key = *q;
		id = m->answer.n;
		wb_map_put(&m->known, (const char *)key, sizeof *key, id);
		WB_PUSH(ns->cx->tmp, &m->answer, a);
	} else {
		m->answer.at[id] = a;
	}
	return id;
}

struct wb_assumption *
wb_assume(struct wb_nums *ns, uint32_t loop)
{
	struct wb_assumption *a = &ns->assumed[ns->nassumed];

	if (ns->nassumed == MOST_ASSUMED) {
		wb_rests_on(ns, MOST_ASSUMED - 1);	/* a question with fewer may be told more */
		return NULL;
	}
	*a = (struct wb_assumption){ .stamp = ++ns->stamps, .loop = loop };
	ns->nassumed++;
	return a;
}

void
wb_assume_other(struct wb_nums *ns)
{
	ns->assumed[ns->nassumed - 1].stamp = ++ns->stamps;
}

void
wb_assume_end(struct wb_nums *ns)
{
	ns->nassumed--;
	ns->basis.on &= (uint8_t)~(1u << ns->nassumed);
}
