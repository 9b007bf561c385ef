/* src/report/simd_run.c -- an executed Sim-D launch: text, JSON, and the phases of both slots, with refreshes, over
 * time as SVG. */
#include "private.h"
#include "wavebound/report.h"
#include "wavebound/simd.h"

#define WIDE 1000		/* pixels of the time axis */
#define LEFT 60
#define HIGH 30			/* of a slot */

static unsigned long long
u(uint64_t v)
{
	return v;
}

static void
text(const struct wb_module *m, const struct wb_simd_run *r, struct wb_out *o)
{
	wb_puts(o, "kernel ");
	wb_put_term(o, m->fn[0]->name);
	wb_printf(o, "\n  %llu cycles, upload and refresh in it\n  %llu work-groups, %llu instructions\n", u(r->cycles),
		u(r->workgroups), u(r->insts));
	for (uint32_t k = 0; k < WB_SIMD_RESOURCES; k++)
		wb_printf(o, "  %-10s busy for %llu cycles\n", wb_simd_resource_name[k], u(r->busy_cycles[k]));
	wb_printf(o, "  %llu refreshes\n", u(r->refreshes));
}

static void
json(const struct wb_module *m, const struct wb_simd_run *r, struct wb_out *o)
{
	wb_puts(o, "{ \"kernels\": [ { \"name\": ");
	wb_put_json(o, m->fn[0]->name);
	wb_printf(o, ", \"status\": \"finished\", \"cycles\": %llu, \"workgroups\": %llu, \"instructions\": %llu",
		u(r->cycles), u(r->workgroups), u(r->insts));
	for (uint32_t k = 0; k < WB_SIMD_RESOURCES; k++)
		wb_printf(o, ", \"%s_cycles\": %llu", wb_simd_resource_name[k], u(r->busy_cycles[k]));
	wb_printf(o, ", \"refreshes\": %llu } ] }\n", u(r->refreshes));
}

bool
wb_report_simd_run(
	struct wb_ctx *cx, const struct wb_module *m, const struct wb_simd_run *r, const char *format, struct wb_out *o)
{
	(void)cx;
	if (strcmp(format, "json") == 0)
		json(m, r, o);
	else if (strcmp(format, "text") == 0)
		text(m, r, o);
	else
		return false;
	return true;
}

/* ---- over time ------------------------------------------------------------------------------------ */
static const char *const colour[WB_SIMD_RESOURCES] = {
	[WB_SIMD_COMPUTE] = "#4c8a5d", [WB_SIMD_ON_DRAM] = "#3a6ea5", [WB_SIMD_ON_SP] = "#c98a2b"
};

static void
legend(struct wb_out *o, uint64_t end)
{
	for (uint32_t k = 0; k < WB_SIMD_RESOURCES; k++)
		wb_printf(o,
			"<rect x=\"%u\" y=\"8\" width=\"12\" height=\"12\" fill=\"%s\"/><text x=\"%u\" "
			"y=\"18\">%s</text>\n",
			LEFT + k * 120, colour[k], LEFT + 16 + k * 120, wb_simd_resource_name[k]);
	wb_printf(o, "<text x=\"%u\" y=\"%u\" text-anchor=\"end\">%llu cycles</text>\n", LEFT + WIDE, 3 * HIGH + 50,
		u(end));
	for (uint32_t k = 0; k < 2; k++)
		wb_printf(o, "<text x=\"4\" y=\"%u\">slot %u</text>\n", 50 + k * HIGH, k);
	wb_printf(o, "<text x=\"4\" y=\"%u\">refresh</text>\n", 50 + 2 * HIGH);
}

/* A phase in its row; what is in it stands in its title. */
static void
bar(const struct wb_module *m, const struct wb_simd_phase *p, uint32_t row, const char *fill, uint64_t end,
	struct wb_out *o)
{
	uint64_t from = (uint64_t)((wb_u128)p->start * WIDE * 100 / end),
		 to = (uint64_t)((wb_u128)p->end * WIDE * 100 / end);

	wb_printf(o, "<rect x=\"%llu.%02llu\" y=\"%u\" width=\"%llu.%02llu\" height=\"%u\" fill=\"%s\"><title>",
		u(LEFT + from / 100), u(from % 100), 34 + row * HIGH, u((to - from) / 100), u((to - from) % 100),
		HIGH - 6, fill);
	if (row < 2)
		wb_printf(o, "work-group %u, %s", p->group, wb_simd_resource_name[p->resource]);
	else
		wb_puts(o, "refresh");
	wb_printf(o, ", cycles %llu to %llu", u(p->start), u(p->end));
	if (p->inst != WB_NONE)
		wb_printf(o, ", line %u", m->simd->inst[p->inst].loc.line);
	wb_puts(o, "</title></rect>\n");
}

void
wb_report_simd_chart(const struct wb_module *m, const struct wb_simd_run *r, struct wb_out *o)
{
	uint64_t end = 1;

	for (uint32_t k = 0; k < r->phase.n; k++)
		end = r->phase.at[k].end > end ? r->phase.at[k].end : end;
	wb_printf(o,
		"<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%u\" height=\"%u\" font-family=\"sans-serif\" "
		"font-size=\"12\">\n",
		LEFT + WIDE + 20, 3 * HIGH + 60);
	legend(o, end);
	for (uint32_t k = 0; k < r->phase.n; k++)
		bar(m, &r->phase.at[k], r->phase.at[k].slot, colour[r->phase.at[k].resource], end, o);
	for (uint32_t k = 0; k < r->refresh.n && r->refresh.at[k].start < end; k++)
		bar(m, &r->refresh.at[k], 2, "#888888", end, o);
	wb_puts(o, "</svg>\n");
}
