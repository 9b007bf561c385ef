/* src/report/simd_html.c -- bounds of a Sim-D launch as one self-contained page: bounds, phases, what the corrections
 * cost, and the program with its accesses.
 *
 * No script, no link, no font from elsewhere; everything that comes from the input is escaped.
 */
#include "private.h"
#include "wavebound/report.h"
#include "wavebound/simd.h"

#define MOST_ROWS 400		/* of phases */

static const char head[] =
	"<style>body{font:15px/1.5 system-ui,sans-serif;max-width:70rem;margin:2rem auto;padding:0 1rem;color:#202124}"
	"h1{font-size:1.4rem}h2{font-size:1.1rem;margin-top:2rem}table{border-collapse:collapse}"
	"th,td{padding:.15rem .8rem .15rem 0;text-align:left}th{border-bottom:1px solid #dadce0}"
	"td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}code,pre{font-family:ui-monospace,monospace;font-"
	"size:.9em}"
	".big{font-size:1.6rem;font-weight:600}.bar{display:inline-block;height:.7em;background:#3a6ea5}.bar."
	"scratchpad{background:#c98a2b}.bar.compute{background:#4c8a5d}"
	"@media(prefers-color-scheme:dark){body{background:#202124;color:#e8eaed}}</style>\n";

static unsigned long long
u(uint64_t v)
{
	return v;
}

static void
put_bounds(const struct wb_simd_report *r, struct wb_out *o)
{
	const struct wb_simd_bounds *b = r->bounds;

	wb_puts(o,
		"<table><tr><th>bound</th><th class=\"n\">cycles</th><th class=\"n\">phases</th><th "
		"class=\"n\">computing</th><th class=\"n\">DRAM</th><th class=\"n\">scratchpad</th></tr>\n");
	for (uint32_t p = 0; p < WB_SIMD_POLICIES; p++) {
		const struct wb_simd_schedule *s = &b->policy[p];

		wb_printf(o,
			"<tr><td>%s</td><td class=\"n\">%llu</td><td class=\"n\">%llu</td><td class=\"n\">%llu</td><td "
			"class=\"n\">%llu</td><td class=\"n\">%llu</td></tr>\n",
			wb_simd_policy_name[p], u(s->cycles), u(s->phases), u(s->sum_cycles[WB_SIMD_COMPUTE]),
			u(s->sum_cycles[WB_SIMD_ON_DRAM]), u(s->sum_cycles[WB_SIMD_ON_SP]));
	}
	wb_printf(o,
		"<tr><td>upper: one work-group after the other (Eq. 10)</td><td class=\"n\">%llu</td></tr>\n</table>\n",
		u(b->upper_cycles));
	wb_printf(o,
		"<p>For comparison, and no bound of a run: no schedule of these phases is shorter than %llu cycles "
		"(Eq. 14).</p>\n",
		u(b->lower_cycles));
}

static void
put_bar(const char *cls, uint64_t cycles, uint64_t longest, struct wb_out *o)
{
	wb_printf(o, "<span class=\"bar %s\" style=\"width:%.1fem\"></span>", cls,
		longest ? 20.0 * (double)cycles / (double)longest : 0.0);
}

static uint64_t
longest_of(const struct wb_simd_schedule *s)
{
	uint64_t most = 0;

	for (uint32_t k = 0; k < s->nstep; k++) {
		most = s->step[k].compute_cycles > most ? s->step[k].compute_cycles : most;
		most = s->step[k].access_cycles > most ? s->step[k].access_cycles : most;
	}
	return most;
}

static void
put_phases(struct wb_ctx *cx, const struct wb_simd_report *r, enum wb_simd_policy p, struct wb_out *o)
{
	const struct wb_simd_schedule *s = &r->bounds->policy[p];
	uint64_t longest = longest_of(s);

	wb_printf(o,
		"<h2>Phases of a work-group, %s</h2>\n<table><tr><th class=\"n\">computing</th><th>then access</th><th "
		"class=\"n\">cycles</th><th></th></tr>\n",
		wb_simd_policy_name[p]);
	for (uint32_t k = 0; k < s->nstep && k < MOST_ROWS; k++) {
		const struct wb_simd_step *t = &s->step[k];

		if (t->times) {
			wb_printf(
				o, "<tr><td colspan=\"4\">%llu times the next %u</td></tr>\n", u(t->times), t->inside);
			continue;
		}
		wb_printf(o, "<tr><td class=\"n\">%llu</td><td>", u(t->compute_cycles));
		if (t->inst != WB_NONE) {
			const struct wb_simd_inst *i = &r->module->simd->inst[t->inst];

			wb_puts(o, "<code>");
			wb_put_xml(o, wb_source_text(cx->tmp, cx->files, i->loc));
			wb_printf(o, "</code>, line %u", i->loc.line);
		}
		wb_printf(o, "</td><td class=\"n\">%llu</td><td>", u(t->access_cycles));
		put_bar("compute", t->compute_cycles, longest, o);
		put_bar(wb_simd_resource_name[t->resource], t->access_cycles, longest, o);
		wb_puts(o, "</td></tr>\n");
	}
	wb_puts(o, s->nstep > MOST_ROWS ? "<tr><td>…</td></tr></table>\n" : "</table>\n");
	if (s->rest_cycles)
		wb_printf(o, "<p>Computing behind the last access: %llu cycles.</p>\n", u(s->rest_cycles));
	if (s->in_turn)
		wb_puts(o, "<p>What is accessed depends on data, so no two work-groups are taken to overlap.</p>\n");
}

static void
put_corrections(const struct wb_simd_bounds *b, struct wb_out *o)
{
	if (b->published || !b->compared)
		return;
	wb_puts(o,
		"<h2>Against the published bounds</h2>\n<table><tr><th></th><th class=\"n\">access</th><th "
		"class=\"n\">compute</th><th></th></tr>\n");
	wb_printf(o, "<tr><td>published</td><td class=\"n\">%llu</td><td class=\"n\">%llu</td></tr>\n",
		u(b->published_cycles[0]), u(b->published_cycles[1]));
	for (uint32_t k = 0; k < WB_SIMD_CORRECTIONS; k++)
		if (b->correction_cycles[k][0] || b->correction_cycles[k][1])
			wb_printf(o,
				"<tr><td>%s</td><td class=\"n\">%+lld</td><td class=\"n\">%+lld</td><td>%s</td></tr>\n",
				wb_simd_correction_name[k], (long long)b->correction_cycles[k][0],
				(long long)b->correction_cycles[k][1], wb_simd_correction_what[k]);
	wb_puts(o, "</table>\n");
}

void
wb_report_simd_html(struct wb_ctx *cx, const struct wb_simd_report *r, struct wb_out *o)
{
	const struct wb_simd_bounds *b = r->bounds;
	uint64_t least = wb_min_u64(b->policy[0].cycles, b->policy[1].cycles);

	wb_puts(o, "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>");
	wb_put_xml(o, r->module->fn[0]->name);
	wb_puts(o, "</title>\n");
	wb_puts(o, head);
	wb_puts(o, "</head><body>\n<h1>Kernel <code>");
	wb_put_xml(o, r->module->fn[0]->name);
	wb_printf(o, "</code></h1>\n<p><span class=\"big\">%llu</span> cycles for the launch (%s bounds)</p>\n",
		u(least), b->published ? "published" : "safe");
	wb_puts(o, "<p>Input <code>");
	wb_put_xml(o, r->input);
	wb_puts(o, "</code>, machine ");
	wb_put_xml(o, r->machine->name);
	wb_printf(o,
		" (model %s), %u instructions, uploaded in %llu cycles.<br/>Launch: %u × %u threads, %llu work-groups "
		"%u wide.</p>\n",
		r->machine->hash, r->module->simd->ninst, u(b->upload_cycles), r->launch->dim_x, r->launch->dim_y,
		u(b->workgroups), r->launch->width);
	put_bounds(r, o);
	for (uint32_t p = 0; p < WB_SIMD_POLICIES; p++)
		put_phases(cx, r, (enum wb_simd_policy)p, o);
	put_corrections(b, o);
	if (b->assumption.n)
		wb_puts(o, "<h2>It is taken for granted that</h2>\n<ul>\n");
	for (uint32_t k = 0; k < b->assumption.n; k++) {
		wb_puts(o, "<li>");
		wb_put_xml(o, b->assumption.at[k]);
		wb_puts(o, "</li>\n");
	}
	wb_puts(o, b->assumption.n ? "</ul>\n" : "");
	wb_puts(o,
		"<p>A bound holds for the machine as described, which is a model; nothing is claimed about a "
		"particular chip.</p>\n</body></html>\n");
}
