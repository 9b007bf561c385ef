/* src/report/simd_xml.c -- bounds of a Sim-D launch as XML; simd.rng is its schema.
 *
 * The same facts as the JSON report. Phases are nested: <repeat> holds what is repeated.
 */
#include "private.h"
#include "wavebound/report.h"
#include "wavebound/simd.h"

static void
put_number(struct wb_out *o, const char *name, uint64_t value)
{
	wb_printf(o, " %s=\"%llu\"", name, (unsigned long long)value);
}

/* Closes the repetitions that end before step @k. */
static void
close_repeats(const uint32_t *end, uint32_t *depth, uint32_t k, struct wb_out *o)
{
	for (; *depth && end[*depth - 1] <= k; --*depth)
		wb_printf(o, "      </repeat>\n");
}

static void
put_steps(struct wb_ctx *cx, const struct wb_simd_report *r, const struct wb_simd_schedule *s, struct wb_out *o)
{
	uint32_t *end = WB_NEW(cx->tmp, uint32_t, (size_t)s->nstep + 1), depth = 0;

	for (uint32_t k = 0; k < s->nstep; k++) {
		const struct wb_simd_step *t = &s->step[k];

		close_repeats(end, &depth, k, o);
		if (t->times) {
			wb_puts(o, "      <repeat");
			put_number(o, "times", t->times);
			wb_puts(o, ">\n");
			end[depth++] = k + 1 + t->inside;
			continue;
		}
		wb_puts(o, "      <step");
		put_number(o, "compute-cycles", t->compute_cycles);
		if (t->inst != WB_NONE) {
			wb_put_attribute(o, "access", wb_simd_resource_name[t->resource]);
			put_number(o, "access-cycles", t->access_cycles);
			put_number(o, "line", r->module->simd->inst[t->inst].loc.line);
		}
		wb_puts(o, "/>\n");
	}
	close_repeats(end, &depth, s->nstep, o);
}

static void
put_bound(struct wb_ctx *cx, const struct wb_simd_report *r, enum wb_simd_policy p, struct wb_out *o)
{
	const struct wb_simd_schedule *s = &r->bounds->policy[p];

	wb_puts(o, "    <bound");
	wb_put_attribute(o, "name", wb_simd_policy_name[p]);
	put_number(o, "cycles", s->cycles);
	put_number(o, "phases", s->phases);
	put_number(o, "compute-cycles", s->sum_cycles[WB_SIMD_COMPUTE]);
	put_number(o, "dram-cycles", s->sum_cycles[WB_SIMD_ON_DRAM]);
	put_number(o, "scratchpad-cycles", s->sum_cycles[WB_SIMD_ON_SP]);
	put_number(o, "rest-cycles", s->rest_cycles);
	wb_put_attribute(o, "in-turn", s->in_turn ? "true" : "false");
	wb_puts(o, ">\n");
	put_steps(cx, r, s, o);
	wb_puts(o, "    </bound>\n");
}

/* What the published procedure says, and what each correction changes. */
static void
put_published(const struct wb_simd_bounds *b, struct wb_out *o)
{
	if (b->published || !b->compared)
		return;
	for (uint32_t p = 0; p < WB_SIMD_POLICIES; p++) {
		wb_puts(o, "    <published");
		wb_put_attribute(o, "name", wb_simd_policy_name[p]);
		put_number(o, "cycles", b->published_cycles[p]);
		for (uint32_t k = 0; k < WB_SIMD_CORRECTIONS; k++)
			wb_printf(o, " %s=\"%lld\"", wb_simd_correction_name[k], (long long)b->correction_cycles[k][p]);
		wb_puts(o, "/>\n");
	}
}

void
wb_report_simd_xml(struct wb_ctx *cx, const struct wb_simd_report *r, struct wb_out *o)
{
	const struct wb_simd_bounds *b = r->bounds;

	wb_puts(o, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<wavebound-sim-d");
	wb_put_attribute(o, "version", WB_VERSION);
	wb_put_attribute(o, "input", r->input);
	wb_put_attribute(o, "mode", b->published ? "published" : "safe");
	wb_puts(o, ">\n  <machine");
	wb_put_attribute(o, "name", r->machine->name);
	wb_put_attribute(o, "hash", r->machine->hash);
	wb_puts(o, "/>\n  <kernel");
	wb_put_attribute(o, "name", r->module->fn[0]->name);
	put_number(o, "instructions", r->module->simd->ninst);
	put_number(o, "upload-cycles", b->upload_cycles);
	put_number(o, "lower-cycles", b->lower_cycles);
	put_number(o, "upper-cycles", b->upper_cycles);
	wb_puts(o, ">\n    <launch");
	put_number(o, "x", r->launch->dim_x);
	put_number(o, "y", r->launch->dim_y);
	put_number(o, "width", r->launch->width);
	put_number(o, "workgroups", b->workgroups);
	wb_puts(o, "/>\n");
	for (uint32_t p = 0; p < WB_SIMD_POLICIES; p++)
		put_bound(cx, r, (enum wb_simd_policy)p, o);
	put_published(b, o);
	for (uint32_t k = 0; k < b->naccess; k++)
		wb_printf(o, "    <access line=\"%u\" cycles=\"%llu\"/>\n",
			r->module->simd->inst[b->access[k].inst].loc.line, (unsigned long long)b->access[k].cycles);
	for (uint32_t k = 0; k < b->assumption.n; k++) {
		wb_puts(o, "    <assumption>");
		wb_put_xml(o, b->assumption.at[k]);
		wb_puts(o, "</assumption>\n");
	}
	wb_puts(o, "  </kernel>\n</wavebound-sim-d>\n");
}
