/* passes/gsa/users.c -- who uses each value. It is computed on demand, because few passes need it.
 *
 * Cost:   O(operands + arguments).
 */
#include "gsa.h"

struct recorder {
	const struct wb_gsa *g;
	struct wb_gsa_users *users;
	uint32_t *last;			/* [value] the last user entered, + 1 */
	uint32_t *at;			/* [value + 1] counts, then where the next user is entered */
	bool fill;
};

static void
note(struct recorder *n, uint32_t v, uint32_t id, bool is_value)
{
	uint32_t code = (id << 1 | is_value) + 1;

	if (v == WB_NONE || n->last[v] == code)
		return;
	n->last[v] = code;
	if (n->fill) {
		struct wb_gsa_user *to = &n->users->user[n->at[v]++];

		to->id = id & 0x7fffffff;
		to->is_value = is_value;
	} else {
		n->at[v + 1]++;
	}
}

static void
note_all(struct recorder *n)
{
	const struct wb_gsa *g = n->g;
	const struct wb_fn *fn = g->fn;

	memset(n->last, 0, g->nvalue * sizeof *n->last);
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
	for (uint32_t v = 0; v < g->nvalue; v++)
		for (uint32_t k = 0; k < g->value[v].narg; k++)
			note(n, wb_gsa_arg(g, v, k), v, true);
}

struct wb_gsa_users
wb_gsa_users_find(struct wb_arena *a, const struct wb_gsa *g)
{
	struct wb_gsa_users users = { .first = WB_NEW(a, uint32_t, (size_t)g->nvalue + 1) };
	struct recorder n = { .g = g, .users = &users };

	n.last = WB_NEW(a, uint32_t, g->nvalue);
	n.at = WB_NEW(a, uint32_t, (size_t)g->nvalue + 1);
	note_all(&n);
	for (uint32_t v = 0; v < g->nvalue; v++)
		n.at[v + 1] += n.at[v];
	memcpy(users.first, n.at, ((size_t)g->nvalue + 1) * sizeof *n.at);
	users.user = WB_NEW(a, struct wb_gsa_user, n.at[g->nvalue]);
	n.fill = true;
	note_all(&n);
	return users;
}
