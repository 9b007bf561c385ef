/* passes/tree/order.c -- numbers the statements in the order of the program, so that a statement has a smaller number
 * than those inside it.
 *
 * Cost:   O(statements).
 */
#include "../passes.h"
#include "tree.h"

/* order[position in the program] = statement. Returns how many there are. */
static uint32_t
find_order(struct wb_ctx *cx, const struct wb_tree *t, uint32_t *order)
{
	bool *second = WB_NEW(cx->tmp, bool, t->nstmt);	/* [stmt] its second sequence is being visited */
	uint32_t n = 0, k = t->first, up = WB_NONE;

	for (;;) {
		if (k != WB_NONE) {
			bool plain = t->stmt[k].kind == WB_STMT_CODE;

			order[n++] = k;
			up = plain ? up : k;
			k = plain ? t->stmt[k].next : t->stmt[k].first;
		} else if (up == WB_NONE) {
			return n;
		} else if (!second[up]) {
			second[up] = true;
			k = t->stmt[up].second;
		} else {
			k = t->stmt[up].next;
			up = t->stmt[up].parent;
		}
	}
}

void
wb_tree_order(struct wb_ctx *cx, struct wb_tree *t)
{
	uint32_t *order = WB_NEW(cx->tmp, uint32_t, t->nstmt), n = find_order(cx, t, order),
		 * as = WB_NEW(cx->tmp, uint32_t, t->nstmt);
	struct wb_stmt *stmt = WB_NEW(cx->unit, struct wb_stmt, n);

	for (uint32_t k = 0; k < n; k++)
		as[order[k]] = k;
	for (uint32_t k = 0; k < n; k++) {
		struct wb_stmt *s = &stmt[k];
		uint32_t *link[] = { &s->first, &s->second, &s->next, &s->parent };

		*s = t->stmt[order[k]];
		for (size_t j = 0; j < WB_COUNT(link); j++)
			*link[j] = *link[j] == WB_NONE ? WB_NONE : as[*link[j]];
	}
	t->first = t->first == WB_NONE ? WB_NONE : as[t->first];
	t->stmt = stmt;
	t->nstmt = n;
}
