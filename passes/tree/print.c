/* passes/tree/print.c -- the statements of a function as comments of the text form. */
#include "../passes.h"
#include "tree.h"

#define MOST_DEPTH 40		/* levels of indentation */

static void
put_stmt(struct wb_out *o, const struct wb_fn *fn, const struct wb_stmt *s, uint32_t depth, bool second)
{
	static const char *const kind[] = { "code", "if", "loop", "leave", "part" },
				 * const branching[] = { " alike", " by warp", " by thread" };

	wb_printf(o, "; stmt %*s%s%s ", (int)depth * 2, "", second ? "or: " : "", kind[s->kind]);
	wb_print_label(o, fn, s->block);
	if (s->kind == WB_STMT_CODE)
		wb_printf(o, " %u+%u", s->inst, s->ninst);
	else
		wb_puts(o, branching[s->branching]);
	if (s->kind == WB_STMT_PART)
		wb_printf(o, " split=%u%s", s->inst, s->covers ? " covers" : "");
	if (s->kind == WB_STMT_IF && s->region != WB_NONE)
		wb_printf(o, " unless no lane of region %u", s->region);
	if (s->loop != WB_NONE)
		wb_printf(o, "%s loop=%u", s->behind ? " behind" : "", s->loop);
	wb_puts(o, "\n");
}

void
wb_print_tree(struct wb_out *o, const struct wb_fn *fn)
{
	const struct wb_tree *t = fn->tree;

	if (t->refused)
		wb_printf(o, "; no statements: %s\n", t->refused);
	for (uint32_t k = 0; k < t->nstmt; k++) {
		uint32_t depth = 0, parent = t->stmt[k].parent;

		for (uint32_t up = parent; up != WB_NONE && depth < MOST_DEPTH; up = t->stmt[up].parent)
			depth++;
		put_stmt(o, fn, &t->stmt[k], depth, parent != WB_NONE && t->stmt[parent].second == k);
	}
}
