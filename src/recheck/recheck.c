/* src/recheck/recheck.c -- every fact that the flow programs of a function rest on, judged: proved in another way,
 * given by the user, true if no access leaves its buffer, open, or wrong.
 */
#include "private.h"

void
wb_recheck_add(struct recheck *r, struct wb_recheck_fact f)
{
	f.fn = r->fn;
	r->out->n[f.kind][f.verdict]++;
	WB_PUSH(r->cx->unit, &r->out->fact, f);
}

/* What a flow fact says, or that arms exclude each other: no other proof is known here. */
static void
take_rows(struct recheck *r)
{
	const struct wb_flow_rows *rows = r->fn->rows;

	for (uint32_t k = 0; rows && k < rows->nrow; k++) {
		bool given = rows->row[k].given;

		wb_recheck_add(r,
			(struct wb_recheck_fact){ .kind = WB_RECHECK_ROW,
				.id = k,
				.verdict = given ? WB_RECHECK_GIVEN : WB_RECHECK_OPEN,
				.loc = rows->row[k].loc,
				.what = wb_format(r->cx->unit, "edges are taken at most %llu times together",
					(unsigned long long)rows->row[k].limit),
				.why = given ? wb_format(r->cx->unit, "given by a flow fact (wavebound-ffx(5)), %s",
						       rows->row[k].what) :
					       "arms that exclude each other (wavebound-divergence(7))" });
	}
}

static void
take_guard(struct recheck *r)
{
	const struct wb_idle *idle = r->fn->bounds ? r->fn->bounds->idle : NULL;
	const struct wb_inst *i = idle ? wb_last_inst(r->fn, idle->block) : NULL;

	if (idle)
		wb_recheck_add(r,
			(struct wb_recheck_fact){ .kind = WB_RECHECK_GUARD,
				.id = idle->block,
				.verdict = WB_RECHECK_OPEN,
				.loc = wb_inst_src(i),
				.what = wb_format(r->cx->unit, "%llu of %llu waves of the launch may pass it",
					(unsigned long long)idle->busy, (unsigned long long)idle->waves),
				.why = "its comparison of ids for parts of the launch (wavebound-loops(7))" });
}

void
wb_recheck(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_recheck_input *in, struct wb_recheck *out)
{
	struct wb_arena_mark mark = wb_arena_mark(cx->tmp);
	struct recheck r = { cx, fn, in, out };

	if (fn->nblock) {
		wb_recheck_layout(&r);
		wb_recheck_costs(&r);
		wb_recheck_code(&r);
		wb_recheck_scalar(&r);
		wb_recheck_same(&r);
		wb_recheck_flow(&r);
		take_rows(&r);
		take_guard(&r);
	}
	wb_arena_reset(cx->tmp, mark);
}
