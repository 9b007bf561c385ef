/* src/cli/lp.c -- analyze --lp: the flow program of a wave bound as a linear program, for a solver of one's own.
 *
 * The form is CPLEX LP, which glpsol, CBC, HiGHS, SCIP and lp_solve read. Its optimum, rounded down, is the bound of
 * one wave alone where the report says that path and bound meet. Comments say what each variable counts: a variable is
 * an edge, and edges that no wave takes have none. Called functions are no part of it: their bounds are in the costs of
 * the blocks that call them.
 */
#include "cli.h"
#include "wavebound/report.h"

/* "block 3 (vadd.s:41)", or a side of the function that has no block. */
static void
put_end(struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_fn *fn, uint32_t b, const char *none,
	struct wb_out *o)
{
	const char *at = b == WB_NONE ? "" : wb_loc_text(cx->tmp, an->files, fn->block[b].loc);

	if (b == WB_NONE)
		wb_puts(o, none);
	else
		wb_printf(o, "block %u", b);
	wb_puts(o, *at ? " (" : "");
	wb_put_term(o, at);
	wb_puts(o, *at ? ")" : "");
}

/* A comment ends with its line, so what acts in a name is replaced, as on a terminal. */
static void
put_comments(struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_kernel_report *k,
	const struct wb_wave_part *part, struct wb_out *o)
{
	const struct wb_wave *w = &k->bounds->isolated;

	wb_puts(o, "\\ one wavefront of ");
	wb_put_term(o, k->fn->name);
	wb_puts(o, " alone on ");
	wb_put_term(o, an->machine->name);
	wb_printf(o, "\n\\ bound: %llu cycles; the worst path found costs %llu less\n", (unsigned long long)w->cycles,
		(unsigned long long)w->gap);
	for (uint32_t e = 0; e < part->flow.nedge; e++) {
		if (part->flow.src[e] == WB_NONE && part->flow.dst[e] == WB_NONE)
			continue;
		wb_printf(o, "\\ x%u: ", e);
		put_end(cx, an, part->fn, part->flow.src[e], "entry", o);
		wb_puts(o, " to ");
		put_end(cx, an, part->fn, part->flow.dst[e], "end", o);
		wb_puts(o, "\n");
	}
}

enum wb_status
cli_lp_write(struct wb_ctx *cx, const struct wb_analysis *an, struct wb_out *o)
{
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	const struct wb_kernel_report *k = &an->kernel[0];
	const struct wb_wave_part *part;

	if (an->nkernel != 1)
		return cli_usage(cx, "--lp writes one kernel, and %u are chosen: choose one with -k", an->nkernel);
	if (!k->bounds)
		return WB_OK;	/* the kernel was refused: what was reported says why */
	part = &k->bounds->isolated.part[k->bounds->isolated.npart - 1];
	put_comments(cx, an, k, part, o);
	wb_flow_write_lp(cx, &part->flow, o);
	wb_arena_reset(cx->tmp, m);
	return WB_OK;
}
