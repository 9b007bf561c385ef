/* passes/gsa/print.c -- gated single assignment as comments of the text form.
 */
#include "gsa.h"

static void
put_value(struct wb_out *o, const struct wb_gsa *g, uint32_t v)
{
	if (v == WB_NONE)
		wb_puts(o, "none");
	else
		wb_gsa_print(o, g, v);
}

static void
put_origin(struct wb_out *o, const struct wb_gsa *g, const struct wb_gsa_value *x)
{
	switch (x->kind) {
	case WB_GSA_ENTRY:
		wb_puts(o, "entry");
		return;
	case WB_GSA_DEF: case WB_GSA_MASKED:
		wb_printf(o, "%s #%u", x->clobber ? "clobber" : x->kind == WB_GSA_DEF ? "def" : "masked", x->at);
		return;
	case WB_GSA_ETA:
		wb_puts(o, "eta ");
		wb_print_label(o, g->fn, g->fn->edge[x->at].src);
		wb_puts(o, "->");
		wb_print_label(o, g->fn, g->fn->edge[x->at].dst);
		return;
	default:
		wb_puts(o, x->kind == WB_GSA_MU ? "mu " : "gamma ");
		wb_print_label(o, g->fn, x->at);
	}
}

void
wb_print_gsa(struct wb_out *o, const struct wb_gsa *g)
{
	const struct wb_gsa_users users = wb_gsa_users_find(o->arena, g);
	struct wb_gsa_gates *gates = wb_gsa_gates_new(o->arena, g);

	for (uint32_t v = 0; v < g->nvalue; v++) {
		const struct wb_gsa_value *x = &g->value[v];

		wb_puts(o, "; gsa ");
		put_value(o, g, v);
		wb_puts(o, " = ");
		put_origin(o, g, x);
		wb_puts(o, x->narg ? " (" : "");
		for (uint32_t k = 0; k < x->narg; k++) {
			wb_puts(o, k ? ", " : "");
			put_value(o, g, wb_gsa_arg(g, v, k));
		}
		wb_puts(o, x->narg ? ")" : "");
		for (uint32_t k = users.first[v]; k < users.first[v + 1]; k++) {
			wb_puts(o, k == users.first[v] ? " used " : ", ");
			if (users.user[k].is_value)
				put_value(o, g, users.user[k].id);
			else
				wb_printf(o, "#%u", (unsigned)users.user[k].id);
		}
		wb_puts(o, "\n");
	}
	for (uint32_t b = 0; b < g->fn->nblock; b++) {
		uint32_t n;
		const uint32_t *gate = wb_gsa_gates(gates, b, &n);

		for (uint32_t k = 0; k < n && k < WB_MOST_LISTED; k++) {
			if (!k) {
				wb_puts(o, "; gates ");
				wb_print_label(o, g->fn, b);
				wb_puts(o, ":");
			}
			wb_puts(o, " ");
			wb_print_label(o, g->fn, gate[k]);
		}
		wb_puts(o, n > WB_MOST_LISTED ? " ...\n" : n ? "\n" : "");
	}
}
