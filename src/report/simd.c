/* src/report/simd.c -- bounds of Sim-D programs as text and JSON; other formats have files of their own. */
#include "private.h"
#include "wavebound/report.h"
#include "wavebound/simd.h"

#define MOST_LINES 60		/* of phases, in text */
#define MOST_INDENT 10

const char *const wb_simd_policy_name[WB_SIMD_POLICIES] = {
	[WB_SIMD_SP_AS_ACCESS] = "scratchpad-as-access", [WB_SIMD_SP_AS_COMPUTE] = "scratchpad-as-compute"
};
const char *const wb_simd_correction_name[WB_SIMD_CORRECTIONS] = {
	[WB_SIMD_CORRECT_STALL] = "stall",
	[WB_SIMD_CORRECT_COUNT] = "count",
	[WB_SIMD_CORRECT_SCRATCHPAD] = "scratchpad",
	[WB_SIMD_CORRECT_DRAM] = "dram",
	[WB_SIMD_CORRECT_PATH] = "path",
	[WB_SIMD_CORRECT_REST] = "rest",
};

static unsigned long long
u(uint64_t v)
{
	return v;
}

static const char *
place_text(struct wb_ctx *cx, const struct wb_module *m, uint32_t inst)
{
	struct wb_loc at = m->simd->inst[inst].loc;

	at.col = 0;
	return wb_loc_text(cx->tmp, cx->files, at);
}

/* ---- text ---------------------------------------------------------------------------------------- */
/* Cycles of computing are added up until the next access; the first phase also fills the pipeline. */
static void
text_phases(struct wb_ctx *cx, const struct wb_simd_report *r, const struct wb_simd_schedule *s, struct wb_out *o)
{
	uint64_t compute = r->machine->sim_d.decode_stages + r->machine->sim_d.execute_stages;
	struct { uint32_t end; } open[MOST_INDENT];
	uint32_t depth = 0, lines = 0;

	for (uint32_t k = 0; k < s->nstep && lines < MOST_LINES; k++) {
		const struct wb_simd_step *t = &s->step[k];

		while (depth && k >= open[depth - 1].end)
			depth--;
		if (t->times) {
			wb_printf(o, "    %*s%llu times\n", (int)depth * 2, "", u(t->times));
			lines++;
			if (depth < MOST_INDENT)
				open[depth++].end = k + 1 + t->inside;
			continue;
		}
		compute += t->compute_cycles;
		if (t->inst == WB_NONE && (k + 1 == s->nstep || !s->step[k + 1].times) &&
			!(depth && k + 1 == open[depth - 1].end))
			continue;
		if (t->inst == WB_NONE)
			wb_printf(o, "    %*scompute %llu\n", (int)depth * 2, "", u(compute));
		else
			wb_printf(o, "    %*scompute %-8llu %-10s %-8llu %s\n", (int)depth * 2, "", u(compute),
				wb_simd_resource_name[t->resource], u(t->access_cycles),
				place_text(cx, r->module, t->inst));
		compute = 0;
		lines++;
	}
	if (lines == MOST_LINES)
		wb_puts(o, "    ...\n");
}

static void
text_policy(struct wb_ctx *cx, const struct wb_simd_report *r, enum wb_simd_policy p, struct wb_out *o)
{
	const struct wb_simd_schedule *s = &r->bounds->policy[p];

	wb_printf(o, "\n  %s: %llu phases, compute %llu, dram %llu, scratchpad %llu\n", wb_simd_policy_name[p],
		u(s->phases), u(s->sum_cycles[WB_SIMD_COMPUTE]), u(s->sum_cycles[WB_SIMD_ON_DRAM]),
		u(s->sum_cycles[WB_SIMD_ON_SP]));
	text_phases(cx, r, s, o);
	if (s->rest_cycles)
		wb_printf(o, "    compute %llu, behind the last access\n", u(s->rest_cycles));
	if (s->in_turn)
		wb_puts(o, "    what is accessed depends on data, so no two work-groups are taken to overlap\n");
}

static void
text_corrections(const struct wb_simd_bounds *b, struct wb_out *o)
{
	if (!b->compared) {
		wb_puts(o, "\n  the published procedure has no bound for this program\n");
		return;
	}
	wb_printf(o, "\n  against the published bounds%19s%12s\n", "access", "compute");
	wb_printf(o, "    %-28s %14llu%12llu\n", "published", u(b->published_cycles[0]), u(b->published_cycles[1]));
	for (uint32_t k = 0; k < WB_SIMD_CORRECTIONS; k++)
		if (b->correction_cycles[k][0] || b->correction_cycles[k][1])
			wb_printf(o, "    %-28s %+14lld%+12lld  %s\n", wb_simd_correction_name[k],
				(long long)b->correction_cycles[k][0], (long long)b->correction_cycles[k][1],
				wb_simd_correction_what[k]);
}

static void
text(struct wb_ctx *cx, const struct wb_simd_report *r, struct wb_out *o)
{
	const struct wb_simd_bounds *b = r->bounds;

	wb_puts(o, "kernel ");
	wb_put_term(o, r->module->fn[0]->name);
	wb_printf(o, "\n  machine %s (model %s), %s bounds\n", r->machine->name, r->machine->hash,
		b->published ? "published" : "safe");
	wb_printf(o, "  launch %u x %u threads, %llu work-groups %u wide\n", r->launch->dim_x, r->launch->dim_y,
		u(b->workgroups), r->launch->width);
	wb_printf(o, "  %u instructions, uploaded in %llu cycles\n", r->module->simd->ninst, u(b->upload_cycles));
	wb_puts(o, "\n  bounds in cycles\n");
	for (uint32_t p = 0; p < WB_SIMD_POLICIES; p++)
		wb_printf(o, "    %-24s %14llu\n", wb_simd_policy_name[p], u(b->policy[p].cycles));
	wb_printf(o, "    %-24s %14llu  no schedule of these phases is shorter (Eq. 14); no bound of a run\n", "lower",
		u(b->lower_cycles));
	wb_printf(o, "    %-24s %14llu  one work-group after the other (Eq. 10)\n", "upper", u(b->upper_cycles));
	for (uint32_t p = 0; p < WB_SIMD_POLICIES; p++)
		text_policy(cx, r, (enum wb_simd_policy)p, o);
	if (!b->published)
		text_corrections(b, o);
	for (uint32_t k = 0; k < b->assumption.n; k++)
		wb_printf(o, "%s    %s\n", k ? "" : "\n  it is taken for granted that\n", b->assumption.at[k]);
	wb_puts(o,
		"\nA bound holds for the machine as described, which is a model; nothing is claimed about a particular "
		"chip.\n");
}

/* ---- JSON -------------------------------------------------------------------------------------------- */
static void
json_phases(const struct wb_simd_report *r, const struct wb_simd_schedule *s, struct wb_out *o)
{
	wb_puts(o, ", \"steps\": [");
	for (uint32_t k = 0; k < s->nstep; k++) {
		const struct wb_simd_step *t = &s->step[k];

		wb_puts(o, k ? ",\n        " : "\n        ");
		if (t->times)
			wb_printf(o, "{ \"repeat\": %llu, \"inside\": %u }", u(t->times), t->inside);
		else if (t->inst == WB_NONE)
			wb_printf(o, "{ \"compute_cycles\": %llu }", u(t->compute_cycles));
		else
			wb_printf(o,
				"{ \"compute_cycles\": %llu, \"access\": \"%s\", \"access_cycles\": %llu, \"line\": %u "
				"}",
				u(t->compute_cycles), wb_simd_resource_name[t->resource], u(t->access_cycles),
				r->module->simd->inst[t->inst].loc.line);
	}
	wb_puts(o, "]");
}

static void
json_policy(const struct wb_simd_report *r, enum wb_simd_policy p, struct wb_out *o)
{
	const struct wb_simd_schedule *s = &r->bounds->policy[p];

	wb_printf(o,
		"      { \"name\": \"%s\", \"cycles\": %llu, \"phases\": %llu, \"compute_cycles\": %llu, "
		"\"dram_cycles\": %llu, \"scratchpad_cycles\": %llu, \"rest_cycles\": %llu, \"in_turn\": %s",
		wb_simd_policy_name[p], u(s->cycles), u(s->phases), u(s->sum_cycles[WB_SIMD_COMPUTE]),
		u(s->sum_cycles[WB_SIMD_ON_DRAM]), u(s->sum_cycles[WB_SIMD_ON_SP]), u(s->rest_cycles),
		s->in_turn ? "true" : "false");
	json_phases(r, s, o);
	wb_puts(o, p + 1 < WB_SIMD_POLICIES ? " },\n" : " } ],\n");
}

static void
json_corrections(const struct wb_simd_bounds *b, struct wb_out *o)
{
	if (b->published || !b->compared) {
		wb_puts(o, "    \"published\": null,\n");
		return;
	}
	wb_printf(o, "    \"published\": { \"cycles\": [%llu, %llu]", u(b->published_cycles[0]),
		u(b->published_cycles[1]));
	for (uint32_t k = 0; k < WB_SIMD_CORRECTIONS; k++)
		wb_printf(o, ", \"%s\": [%lld, %lld]", wb_simd_correction_name[k],
			(long long)b->correction_cycles[k][0], (long long)b->correction_cycles[k][1]);
	wb_puts(o, " },\n");
}

static void
json(const struct wb_simd_report *r, struct wb_out *o)
{
	const struct wb_simd_bounds *b = r->bounds;
	uint64_t least = b->policy[0].cycles < b->policy[1].cycles ? b->policy[0].cycles : b->policy[1].cycles;

	wb_puts(o, "{ \"tool\": \"wavebound\", \"version\": \"" WB_VERSION "\", \"input\": ");
	wb_put_json(o, r->input);
	wb_puts(o, ", \"target\": \"sim-d\",\n  \"machine\": { \"name\": ");
	wb_put_json(o, r->machine->name);
	wb_printf(
		o, ", \"hash\": \"%s\" }, \"mode\": \"%s\",\n", r->machine->hash, b->published ? "published" : "safe");
	wb_printf(o, "  \"launch\": { \"grid\": [%u, %u], \"workgroup\": [%u, %u], \"workgroups\": %llu },\n",
		r->launch->dim_x, r->launch->dim_y, r->launch->width, r->machine->sim_d.threads / r->launch->width,
		u(b->workgroups));
	wb_puts(o, "  \"kernels\": [ { \"name\": ");
	wb_put_json(o, r->module->fn[0]->name);
	wb_printf(o, ", \"status\": \"bounded\", \"instructions\": %u, \"upload_cycles\": %llu,\n",
		r->module->simd->ninst, u(b->upload_cycles));
	wb_printf(o,
		"    \"lower_cycles\": %llu, \"upper_cycles\": %llu, \"access_cycles\": %llu, \"compute_cycles\": "
		"%llu, \"kernel_cycles\": %llu,\n",
		u(b->lower_cycles), u(b->upper_cycles), u(b->policy[0].cycles), u(b->policy[1].cycles), u(least));
	json_corrections(b, o);
	wb_puts(o, "    \"bounds\": [\n");
	for (uint32_t p = 0; p < WB_SIMD_POLICIES; p++)
		json_policy(r, (enum wb_simd_policy)p, o);
	wb_puts(o, "    \"accesses\": [");
	for (uint32_t k = 0; k < b->naccess; k++)
		wb_printf(o, "%s{ \"line\": %u, \"cycles\": %llu }", k ? ", " : "",
			r->module->simd->inst[b->access[k].inst].loc.line, u(b->access[k].cycles));
	wb_puts(o, "],\n    \"assumptions\": [");
	for (uint32_t k = 0; k < b->assumption.n; k++) {
		wb_puts(o, k ? ", " : "");
		wb_put_json(o, b->assumption.at[k]);
	}
	wb_puts(o, "] } ] }\n");
}

bool
wb_report_simd(struct wb_ctx *cx, const struct wb_simd_report *r, const char *format, struct wb_out *o)
{
	struct wb_arena_mark mark = wb_arena_mark(cx->tmp);

	if (strcmp(format, "json") == 0)
		json(r, o);
	else if (strcmp(format, "text") == 0)
		text(cx, r, o);
	else if (strcmp(format, "xml") == 0)
		wb_report_simd_xml(cx, r, o);
	else if (strcmp(format, "html") == 0)
		wb_report_simd_html(cx, r, o);
	else
		return false;
	wb_arena_reset(cx->tmp, mark);
	return true;
}
