/* src/report/simd_divergence.c -- which branches of a Sim-D program are divergent, and where lanes begin to differ:
 * text and JSON. */
#include "private.h"
#include "wavebound/report.h"
#include "wavebound/simd.h"

#define MOST_CHAIN 16		/* links shown */

static const char *
inst_text(struct wb_ctx *cx, const struct wb_module *m, uint32_t inst)
{
	return wb_source_text(cx->tmp, cx->files, m->simd->inst[inst].loc);
}

/* The instruction because of which @inst differs between lanes, or WB_NONE. */
static uint32_t
before(const struct wb_simd_divergence *d, uint32_t inst)
{
	uint32_t k = d->register_from[inst];

	return k == inst ? WB_NONE : k;
}

static void
text(struct wb_ctx *cx, const struct wb_module *m, const struct wb_simd_divergence *d, struct wb_out *o)
{
	wb_puts(o, "kernel ");
	wb_put_term(o, m->fn[0]->name);
	wb_puts(o, "\n");
	for (uint32_t k = 0; k < d->branch.n; k++) {
		const struct wb_simd_branch *b = &d->branch.at[k];
		struct wb_loc at = m->simd->inst[b->inst].loc;
		uint32_t left = MOST_CHAIN;

		at.col = 0;
		wb_printf(o, "  %s\n    %s\n      %s\n", wb_loc_text(cx->tmp, cx->files, at), inst_text(cx, m, b->inst),
			m->simd->inst[b->inst].op == WB_SIMD_SICJ ? "uniform: one scalar of the work-group decides" :
				b->divergent ? "divergent" :
					"uniform: all active lanes have the same predicate");
		for (uint32_t n = b->divergent ? b->from : WB_NONE; n != WB_NONE && left--; n = before(d, n))
			wb_printf(o, "        line %u: %s\n", m->simd->inst[n].loc.line, inst_text(cx, m, n));
	}
}

static void
json(struct wb_ctx *cx, const struct wb_module *m, const struct wb_simd_divergence *d, struct wb_out *o)
{
	wb_puts(o, "{ \"tool\": \"wavebound\", \"version\": \"" WB_VERSION "\", \"kernels\": [ { \"name\": ");
	wb_put_json(o, m->fn[0]->name);
	wb_puts(o, ", \"branches\": [");
	for (uint32_t k = 0; k < d->branch.n; k++) {
		const struct wb_simd_branch *b = &d->branch.at[k];
		uint32_t left = MOST_CHAIN;

		wb_printf(o, "%s\n  { \"line\": %u, \"text\": ", k ? "," : "", m->simd->inst[b->inst].loc.line);
		wb_put_json(o, inst_text(cx, m, b->inst));
		wb_printf(o, ", \"form\": \"%s\", \"from_lines\": [", b->divergent ? "divergent" : "uniform");
		for (uint32_t n = b->divergent ? b->from : WB_NONE; n != WB_NONE && left--; n = before(d, n))
			wb_printf(o, "%s%u", left + 1 < MOST_CHAIN ? ", " : "", m->simd->inst[n].loc.line);
		wb_puts(o, "] }");
	}
	wb_puts(o, "] } ] }\n");
}

bool
wb_report_simd_divergence(struct wb_ctx *cx, const struct wb_module *m, const struct wb_simd_divergence *d,
	const char *format, struct wb_out *o)
{
	struct wb_arena_mark mark = wb_arena_mark(cx->tmp);

	if (strcmp(format, "json") == 0)
		json(cx, m, d, o);
	else if (strcmp(format, "text") == 0)
		text(cx, m, d, o);
	else
		return false;
	wb_arena_reset(cx->tmp, mark);
	return true;
}
