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

/* [mask] the masks that are made of it. */
static struct wb_lists
find_users(const struct lanes *l)
{
	struct wb_keyed of = { 0 };

	for (uint32_t id = 0; id < l->masks.at.n; id++) {
		uint32_t n;
		const uint32_t *src = lanes_sources(l, &l->masks.at.at[id], &n);

		for (uint32_t s = 0; s < n; s++)
			if (src[s] != WB_NONE)
				wb_keyed_add(l->cx->tmp, &of, src[s], id);
	}
	return wb_keyed_lists(l->cx->tmp, l->masks.at.n, &of);
}

struct wb_bits
lanes_made_by_lanes(const struct lanes *l, struct wb_bits may_be)
{
	struct wb_lists users = find_users(l);
	struct wb_todo todo = wb_todo_new(l->cx->tmp, l->masks.at.n);

	for (uint32_t m = 0; m < l->masks.at.n; m++) {
		const struct mask *x = &l->masks.at.at[m];

		if (x->exec || x->kind == MASK_ENTRY || x->kind == MASK_CMP || wb_bit(may_be, m))
			wb_todo_add(&todo, m);
	}
	while (todo.n) {
		uint32_t m = todo.at[--todo.n];

		for (uint32_t u = users.first[m]; u < users.first[m + 1]; u++)
			wb_todo_add(&todo, users.at[u]);
	}
	return todo.visited;
}
