/* src/report/json.c -- the analysis as JSON; wavebound-analyze(1) lists the keys.
 *
 * Programs rely on the keys, so every key is always present, and an absent value is null. All cycles are integers. The
 * output depends on the analysis only.
 */
#include "json.h"
#include "resources.h"

static void
put_dims(struct wb_out *o, const uint64_t *v, uint32_t n)
{
	wb_puts(o, "[");
	for (uint32_t k = 0; k < n; k++)
		wb_printf(o, "%s%llu", k ? ", " : "", (unsigned long long)v[k]);
	wb_puts(o, "]");
}

static void
put_launch(const struct wb_analysis *an, const struct wb_kernel_report *k, struct wb_out *o)
{
	const struct wb_launch *l = k ? k->launch : NULL;
	uint64_t group[3], w;

	if (!l) {
		wb_puts(o, "null");
		return;
	}
	for (uint32_t d = 0; d < 3; d++)
		group[d] = l->workgroup[d];
	w = wb_kernel_waves_per_workgroup(an, k);
	wb_puts(o, "{ \"grid\": ");
	put_dims(o, l->grid, l->dims);
	wb_puts(o, ", \"workgroup\": ");
	put_dims(o, group, l->dims);
	wb_printf(o, ", \"waves\": ");
	if (w && l->workgroups > UINT64_MAX / w)
		wb_puts(o, "null");
	else
		wb_printf(o, "%llu", (unsigned long long)(l->workgroups * w));
	wb_printf(o, ", \"workgroups\": %llu, \"waves_per_workgroup\": %llu }", (unsigned long long)l->workgroups,
		(unsigned long long)w);
}

static void
put_number(struct wb_out *o, uint64_t v)
{
	if (v == WB_UNKNOWN)
		wb_puts(o, "null");
	else
		wb_printf(o, "%llu", (unsigned long long)v);
}

/* What is said of arguments, which are the same in every run, and of loops and paths. */
static void
put_stated(struct wb_ctx *cx, const struct wb_kernel_report *k, struct wb_out *o)
{
	struct wb_stated *at;
	uint32_t n = wb_report_stated(cx, k->module, k->fn, k->given, &at);

	wb_puts(o, "      \"stated\": [");
	for (uint32_t i = 0; i < n; i++) {
		wb_puts(o, i ? ", { \"argument\": " : "{ \"argument\": ");
		put_number(o, at[i].index == WB_NONE ? WB_UNKNOWN : at[i].index);
		wb_puts(o, ", \"name\": ");
		wb_put_json(o, at[i].name ? at[i].name : "");
		wb_puts(o, ", \"value\": ");
		wb_put_json(o, at[i].value);
		wb_puts(o, " }");
	}
	wb_puts(o, "],\n");
}

static void
put_observed(const struct wb_kernel_report *k, uint64_t bound, struct wb_out *o)
{
	uint64_t ratio;

	if (!k->observed_cycles) {
		wb_puts(o, "null");
		return;
	}
	wb_printf(o, "{ \"cycles\": %llu, \"ratio\": ", (unsigned long long)k->observed_cycles);
	if (wb_observed_ratio(k, bound, &ratio))
		wb_printf(o, "%llu.%03u }", (unsigned long long)(ratio / 1000), (unsigned)(ratio % 1000));
	else
		wb_puts(o, "null }");
}

/* Under @key, the bounds that are @safe, or those that are not. */
static void
put_bounds(const struct wb_kernel_report *report, const char *key, bool safe, struct wb_out *o)
{
	const struct wb_kernel_bounds *b = report->bounds;
	uint32_t n = 0;

	wb_printf(o, "      \"%s\": [", key);
	for (uint32_t k = 0; b && k < b->nbound; k++) {
		if (b->bound[k].safe != safe)
			continue;
		wb_printf(o, "%s\n        { \"name\": ", n++ ? "," : "");
		wb_put_json(o, b->bound[k].name);
		wb_printf(o, ", \"cycles\": %llu, \"safe\": %s, \"observed\": ", (unsigned long long)b->bound[k].cycles,
			safe ? "true" : "false");
		put_observed(report, b->bound[k].cycles, o);
		wb_puts(o, ",\n          \"assumptions\": [");
		for (uint32_t a = 0; a < b->bound[k].nassumption; a++) {
			wb_puts(o, a ? ", " : "");
			wb_put_json(o, b->bound[k].assumption[a]);
		}
		wb_puts(o, "] }");
	}
	wb_puts(o, n ? "\n      ],\n" : "],\n");
}

static void
put_loops(struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_fn *fn, struct wb_out *o)
{
	struct wb_loop_row *row;
	uint32_t n = wb_loop_rows(cx, an, fn, &row);

	wb_puts(o, "      \"loops\": [");
	for (uint32_t r = 0; r < n; r++) {
		const struct wb_loop_bound *b = &row[r].fn->bounds->loop[row[r].loop];
		const struct wb_loop *loop = &row[r].fn->loops->loop[row[r].loop];

		wb_printf(o, "%s\n        { \"id\": %u, \"function\": ", r ? "," : "", row[r].loop);
		wb_put_json(o, row[r].fn->name);
		wb_printf(o, ", \"header\": %u, \"line\": ", loop->header);
		wb_put_json(o, wb_loop_location(cx, an, row[r].fn, row[r].loop));
		wb_puts(o, ", \"location\": ");
		wb_json_location(an->files, wb_block_src(row[r].fn, loop->header), o);
		wb_printf(o, ", \"depth\": %u, \"bound\": ", loop->depth);
		put_number(o, b->max);
		wb_puts(o, ", \"origin\": ");
		if (b->origin == WB_BOUND_NONE)
			wb_puts(o, "null");
		else
			wb_put_json(o, wb_bound_origin_name[b->origin]);
		wb_puts(o, ", \"why\": ");
		wb_put_json(o, b->why);
		wb_puts(o, " }");
	}
	wb_puts(o, n ? "\n      ],\n" : "],\n");
}

/* Groups of blocks of which a wave executes only one. */
static void
put_arms(const struct wb_fn *fn, struct wb_out *o)
{
	bool any = false;

	wb_puts(o, "      \"sides\": [");
	for (uint32_t k = 0; fn->rows && k < fn->rows->nrow; k++) {
		if (fn->rows->row[k].given)
			continue;
		wb_puts(o, any ? ",\n        " : "\n        ");
		wb_put_json(o, fn->rows->row[k].what);
		any = true;
	}
	wb_puts(o, any ? "\n      ],\n" : "],\n");
}

static void
put_path(struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_kernel_report *k, struct wb_out *o)
{
	struct wb_path_row *row = NULL;
	uint32_t n = k->bounds ? wb_path_rows(cx, wb_kernel_part(&k->bounds->isolated), &row) : 0;

	wb_puts(o, "      \"worst_path\": [");
	for (uint32_t r = 0; r < n; r++) {
		wb_printf(o, "%s\n        { \"block\": %u, \"count\": %llu, \"cycles\": %llu, \"line\": ", r ? "," : "",
			row[r].block, (unsigned long long)row[r].count, (unsigned long long)row[r].cycles);
		wb_put_json(o, wb_line_text(cx, an, wb_block_src(k->fn, row[r].block)));
		wb_puts(o, ", \"location\": ");
		wb_json_location(an->files, wb_block_src(k->fn, row[r].block), o);
		wb_puts(o, " }");
	}
	wb_puts(o, n ? "\n      ],\n" : "],\n");
}

static void
put_location(struct wb_ctx *cx, const struct wb_analysis *an, const char *key, const struct wb_fn *fn, uint32_t inst,
	struct wb_out *o)
{
	wb_printf(o, ", \"%s\": ", key);
	if (!fn) {
		wb_puts(o, "null");
		return;
	}
	wb_puts(o, "{ \"instruction\": ");
	wb_put_json(o, wb_inst_text(cx->tmp, an->files, an->module, fn, inst));
	wb_puts(o, ", \"line\": ");
	wb_put_json(o, wb_exact_location(cx, an, fn, inst));
	wb_puts(o, ", \"location\": ");
	wb_json_location(an->files, wb_loc_known(fn->inst[inst].src) ? fn->inst[inst].src : fn->inst[inst].loc, o);
	wb_puts(o, " }");
}

/* How much of an open launch is determined. */
static void
put_survey(const struct wb_exact *e, struct wb_out *o)
{
	const struct wb_exact_open *s = &e->open;

	wb_puts(o, ",\n        \"open\": ");
	if (e->status != WB_EXACT_OPEN) {
		wb_puts(o, "null");
		return;
	}
	wb_printf(o, "{ \"waves\": %llu, \"cut\": %llu, \"instructions\": %llu, ", (unsigned long long)s->waves,
		(unsigned long long)s->stopped, (unsigned long long)s->instructions);
	wb_printf(o, "\"issue_cycles\": %llu, \"open_issue_cycles\": %llu, \"complete\": %s, \"kinds\": {",
		(unsigned long long)s->all_issue_cycles, (unsigned long long)s->issue_cycles,
		s->all ? "true" : "false");
	for (uint32_t k = WB_EXACT_BRANCH; k <= WB_EXACT_TRAP; k++)
		wb_printf(o, "%s \"%s\": %llu", k > WB_EXACT_BRANCH ? "," : "", wb_exact_kind_name[k],
			(unsigned long long)s->count[k]);
	wb_puts(o, " } }");
}

static void
put_exact(struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_kernel_report *k, struct wb_out *o)
{
	const struct wb_exact *e = k->exact;
	bool done = e && e->status == WB_EXACT_DETERMINED;

	wb_puts(o, "      \"exact\": ");
	if (!e) {
		wb_puts(o, "null,\n");
		return;
	}
	wb_printf(o, "{ \"status\": \"%s\", \"cycles\": ", wb_exact_status_name(e->status));
	put_number(o, done ? e->cycles : WB_UNKNOWN);
	wb_puts(o, ", \"reversed_ties_cycles\": ");
	put_number(o,
		k->bounds && k->bounds->reversed && k->bounds->reversed->status == WB_EXACT_DETERMINED ?
			k->bounds->reversed->cycles :
			WB_UNKNOWN);
	wb_printf(o,
		", \"instructions\": %llu, \"simd_busy_cycles\": %llu, \"memory_busy_cycles\": %llu, "
		"\"lds_busy_cycles\": %llu, \"shortest_wave_cycles\": ",
		(unsigned long long)e->instructions, (unsigned long long)e->simd_busy_cycles,
		(unsigned long long)e->mem_busy_cycles, (unsigned long long)e->lds_busy_cycles);
	put_number(o, done ? e->first_wave_cycles : WB_UNKNOWN);
	wb_puts(o, ", \"longest_wave_cycles\": ");
	put_number(o, done ? e->last_wave_cycles : WB_UNKNOWN);
	wb_puts(o, ",\n        \"decided_by\": ");
	wb_put_json(o, wb_exact_kind_name[e->kind]);
	put_location(cx, an, "at", e->status == WB_EXACT_OPEN ? e->fn : NULL, e->inst, o);
	put_location(cx, an, "from", e->status == WB_EXACT_OPEN ? e->from_fn : NULL, e->from_inst, o);
	wb_puts(o, ", \"why\": ");
	wb_put_json(o, e->why);
	put_survey(e, o);
	wb_puts(o, " },\n");
}

/* The kernel of @cycles with its launch, and in milliseconds, if the machine says what they are. */
static void
put_time(struct wb_ctx *cx, const struct wb_machine *m, uint64_t cycles, struct wb_out *o)
{
	const char *ms = wb_ms_text(cx, m, cycles);

	if (ms)
		wb_printf(o, "      \"kernel_ms\": %s,\n", ms);
	if (!m || !m->launch_cold_cycles || cycles == WB_UNKNOWN)
		return;
	wb_puts(o, "      \"launched\": { \"cold_cycles\": ");
	put_number(o, wb_machine_launched(m, cycles, true));
	wb_puts(o, ", \"queued_cycles\": ");
	put_number(o, wb_machine_launched(m, cycles, false));
	wb_puts(o, " },\n");
}

static void
put_resources(const struct wb_resources *res, struct wb_out *o)
{
	wb_puts(o, "      \"resources\": { ");
	for (uint32_t r = 0; r < WB_RES_COUNT; r++) {
		wb_printf(o, "\"%s\": ", wb_resource_key[r]);
		put_number(o, res->n[r]);
		wb_puts(o, r == WB_RES_LIVE_SGPRS ? ",\n        " : ", ");
	}
	wb_puts(o, "\"occupancy_limit\": ");
	if (res->limit)
		wb_put_json(o, res->limit);
	else
		wb_puts(o, "null");
	wb_puts(o, " },\n");
}

/* Source lines, or lines of the input, with the most registers that are live at one of their instructions. */
static void
put_live(struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_fn *fn, const struct wb_pressure *p,
	struct wb_out *o)
{
	struct wb_live_line *line;
	uint32_t n = wb_live_lines(cx, fn, p, &line);

	wb_puts(o, "      \"live\": [");
	for (uint32_t k = 0; k < n; k++) {
		wb_puts(o, k ? ",\n        { \"location\": " : "\n        { \"location\": ");
		wb_json_location(an->files, line[k].loc, o);
		wb_puts(o, ", \"vgprs\": ");
		wb_put_u64(o, line[k].vgprs);
		wb_puts(o, ", \"sgprs\": ");
		wb_put_u64(o, line[k].sgprs);
		wb_puts(o, " }");
	}
	wb_puts(o, n ? "\n      ],\n" : "],\n");
}

static void
put_kernel(struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_kernel_report *k, struct wb_out *o)
{
	const struct wb_fn *fn = k->fn;
	struct wb_resources res;
	char wide[40];

	wb_resources_find(cx, an, k, &res);
	wb_puts(o, "    { \"name\": ");
	wb_put_json(o, fn->name);
	wb_puts(o, ", \"location\": ");
	wb_json_location(an->files, fn->loc, o);
	wb_json_source(an, fn->loc, o);
	wb_printf(o,
		",\n      \"status\": \"%s\",\n      \"blocks\": %u,\n      \"edges\": %u,\n      \"instructions\": "
		"%u,\n",
		wb_bounded(k) ? "bounded" : "refused", fn->nblock, fn->nedge, fn->ninst);
	put_resources(&res, o);
	if (k->bounds)
		wb_printf(o,
			"      \"wave\": { \"isolated_cycles\": %llu, \"certified\": %s, \"gap_cycles\": %llu, "
			"\"wide_cycles\": null },\n",
			(unsigned long long)k->bounds->isolated.cycles,
			k->bounds->isolated.certified ? "true" : "false", (unsigned long long)k->bounds->isolated.gap);
	else if (k->wide_cycles)
		wb_printf(o,
			"      \"wave\": { \"isolated_cycles\": null, \"certified\": true, \"gap_cycles\": null, "
			"\"wide_cycles\": \"%s\" },\n",
			wb_u128_text(k->wide_cycles, wide));
	else
		wb_puts(o, "      \"wave\": null,\n");
	if (k->launch && k != wb_launch_shown(an)) {
		wb_puts(o, "      \"launch\": ");
		put_launch(an, k, o);
		wb_puts(o, ",\n");
	}
	put_stated(cx, k, o);
	put_bounds(k, "bounds", true, o);
	put_bounds(k, "estimates", false, o);
	put_exact(cx, an, k, o);
	wb_puts(o, "      \"kernel_cycles\": ");
	put_number(o, k->bounds ? wb_kernel_cycles(k->bounds) : WB_UNKNOWN);
	wb_puts(o, ",\n");
	put_time(cx, an->machine, k->bounds ? wb_kernel_cycles(k->bounds) : WB_UNKNOWN, o);
	put_loops(cx, an, fn, o);
	put_arms(fn, o);
	put_path(cx, an, k, o);
	put_live(cx, an, fn, &res.live, o);
	wb_puts(o, "      \"diagnostics\": ");
	wb_json_messages(cx, an, k->diag, o);
	wb_puts(o, "\n");
	wb_puts(o, "    }");
}

/* What numbers on a chip hold for. */
static void
put_validity(struct wb_ctx *cx, const struct wb_analysis *an, struct wb_out *o)
{
	const char **text;
	uint32_t n;

	if (!an->machine || !an->machine->at_most)
		return;
	n = wb_validity_conditions(cx, an, &text);
	wb_puts(o, ",\n  \"validity\": { \"chip\": ");
	wb_put_json(o, an->machine->what);
	wb_put_json_texts(o, "conditions", text, n);
	for (uint32_t e = 0; e < WB_EVIDENCE_COUNT; e++) {
		n = wb_validity_values(cx, an, (enum wb_evidence)e, &text);
		wb_put_json_texts(o, wb_evidence_name[e], text, n);
	}
	wb_puts(o, " }");
}

static void
put_machine(struct wb_ctx *cx, const struct wb_analysis *an, struct wb_out *o)
{
	const struct wb_machine *m = an->machine;
	const char **text;
	uint32_t n = wb_machine_assumptions(cx, an, &text);

	if (!m) {
		wb_puts(o, "null");
		return;
	}
	wb_puts(o, "{ \"name\": ");
	wb_put_json(o, m->name);
	wb_puts(o, ", \"hash\": ");
	wb_put_json(o, m->hash);
	wb_put_json_texts(o, "assumptions", text, n);
	if (m->at_most)
		wb_puts(o, ", \"times\": \"at-most\"");
	if (m->clock_mhz)
		wb_printf(o, ", \"clock_mhz\": %u", m->clock_mhz);
	wb_puts(o, " }");
}

void
wb_report_json(struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_report_style *style, struct wb_out *o)
{
	struct wb_arena_mark mark = wb_arena_mark(cx->tmp);

	(void)style;
	wb_printf(o,
		"{ \"tool\": \"wavebound\",\n  \"version\": \"" WB_VERSION
		"\",\n  \"schema_version\": %d,\n  \"input\": ",
		WB_REPORT_SCHEMA);
	wb_put_json(o, an->input);
	wb_puts(o, ",\n  \"target\": ");
	if (an->module && an->module->target)
		wb_put_json(o, an->module->target);
	else
		wb_puts(o, "null");
	if (an->module && an->module->assembled)
		wb_puts(o, ",\n  \"assembled\": true");
	wb_puts(o, ",\n  \"machine\": ");
	put_machine(cx, an, o);
	put_validity(cx, an, o);
	wb_puts(o, ",\n  \"launch\": ");
	put_launch(an, wb_launch_shown(an), o);
	wb_puts(o, ",\n  \"audit\": ");
	wb_json_audit(cx, an, o);
	wb_puts(o, ",\n  \"diagnostics\": ");
	wb_json_messages(cx, an, wb_general_messages(cx, an), o);
	wb_arena_reset(cx->tmp, mark);
	wb_puts(o, ",\n  \"kernels\": [\n");
	for (uint32_t k = 0; k < an->nkernel; k++) {
		put_kernel(cx, an, &an->kernel[k], o);
		wb_puts(o, k + 1 < an->nkernel ? ",\n" : "\n");
		wb_arena_reset(cx->tmp, mark);
	}
	wb_puts(o, "  ] }\n");
}
