/* passes/gsa/users.c -- who uses each value. It is computed on demand, because few passes need it.
 *
 * Cost:   O(operands + arguments).
 */
#include "gsa.h"

struct recorder {
	struct wb_arena *arena;
	const struct wb_gsa *g;
	uint32_t *last;			/* [value] the last user entered, + 1 */
	struct wb_keyed found;
};

static void
note(struct recorder *n, uint32_t v, uint32_t id, bool is_value)
{
	uint32_t code = id | (uint32_t)is_value << 31;

	if (v == WB_NONE || n->last[v] == code + 1)
		return;
	n->last[v] = code + 1;
	wb_keyed_add(n->arena, &n->found, v, code);
}

static void
note_all(struct recorder *n)
{
	const struct wb_gsa *g = n->g;
	const struct wb_fn *fn = g->fn;

	for (uint32_t k = 0; k < fn->ninst; k++) {
		const struct wb_inst *i = &fn->inst[k];

		for (uint32_t o = 0; o < i->nopnd; o++)
			for (uint32_t u = 0;
				u < (wb_opnd(fn, i, o)->kind == WB_OPND_UNIT ? wb_opnd(fn, i, o)->nunit : 0u); u++)
				note(n, wb_gsa_use(g, i, o, u), k, false);
		if (i->op == WB_OP_READLANE || i->op == WB_OP_LOAD)
			for (uint32_t s = 0; s < wb_gsa_slots(g, k); s++)
				note(n, wb_gsa_before(g, k, wb_gsa_slot(g, k) + s), k, false);
	}
	for (uint32_t v = 0; v < g->nvalue; v++) {
		if (wb_gsa_is_lane_copy(g, &g->value[v]))
			note(n, wb_gsa_copied(g, v, WB_GSA_VECTORS), v, true);
		for (uint32_t k = 0; k < g->value[v].narg; k++)
			note(n, wb_gsa_arg(g, v, k), v, true);
	}
}

struct wb_gsa_users
wb_gsa_users_find(struct wb_arena *a, const struct wb_gsa *g)
{
	struct recorder n = { .arena = a, .g = g, .last = WB_NEW(a, uint32_t, g->nvalue) };
	struct wb_gsa_users users;
	struct wb_lists lists;

	note_all(&n);
	lists = wb_keyed_lists(a, g->nvalue, &n.found);
	users = (struct wb_gsa_users){ lists.first, WB_NEW(a, struct wb_gsa_user, n.found.key.n) };
	for (uint32_t k = 0; k < n.found.key.n; k++) {
		users.user[k].id = lists.at[k] & 0x7fffffff;
		users.user[k].is_value = lists.at[k] >> 31 != 0;
	}
	return users;
}
