/* src/report/xml.c -- the analysis as XML; report.rng is its schema.
 *
 * The same facts as the JSON report, element by element. Absent values are absent
 * attributes.
 */
#include "resources.h"

static void
put_number(struct wb_out *o, const char *name, uint64_t value)
{
	if (value != WB_UNKNOWN)
		wb_printf(o, " %s=\"%llu\"", name, (unsigned long long)value);
}

static void
put_launch(const struct wb_analysis *an, const struct wb_kernel_report *k, struct wb_out *o)
{
	static const char *const axis[] = { "x", "y", "z" };
	const struct wb_launch *l = k->launch;
	uint64_t w;

	if (!l)
		return;
	w = wb_kernel_waves_per_workgroup(an, k);
	wb_puts(o, "    <launch");
	put_number(o, "workgroups", l->workgroups);
	put_number(o, "waves-per-workgroup", w);
	wb_puts(o, ">\n      <grid");
	for (uint32_t d = 0; d < l->dims; d++)
		put_number(o, axis[d], l->grid[d]);
	wb_puts(o, "/>\n      <workgroup");
	for (uint32_t d = 0; d < l->dims; d++)
		put_number(o, axis[d], l->workgroup[d]);
	wb_puts(o, "/>\n    </launch>\n");
}

static void
put_bounds(const struct wb_kernel_report *report, struct wb_out *o)
{
	const struct wb_kernel_bounds *b = report->bounds;

	wb_puts(o, "    <wave");
	put_number(o, "isolated-cycles", b->isolated.cycles);
	wb_put_attribute(o, "certified", b->isolated.certified ? "true" : "false");
	put_number(o, "gap-cycles", b->isolated.gap);
	wb_puts(o, "/>\n");
	for (uint32_t k = 0; k < b->nbound; k++) {
		const char *element = b->bound[k].safe ? "bound" : "estimate";

		wb_printf(o, "    <%s", element);
		wb_put_attribute(o, "name", b->bound[k].name);
		put_number(o, "cycles", b->bound[k].cycles);
		put_number(o, "observed-cycles", report->observed_cycles ? report->observed_cycles : WB_UNKNOWN);
		wb_puts(o, ">\n");
		for (uint32_t a = 0; a < b->bound[k].nassumption; a++) {
			wb_puts(o, "      <assumption>");
			wb_put_xml(o, b->bound[k].assumption[a]);
			wb_puts(o, "</assumption>\n");
		}
		wb_printf(o, "    </%s>\n", element);
	}
}

static void
put_exact(struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_kernel_report *k, struct wb_out *o)
{
	const struct wb_exact *e = k->exact, *reversed = k->bounds ? k->bounds->reversed : NULL;

	if (!e)
		return;
	wb_puts(o, "    <exact");
	wb_put_attribute(o, "status", wb_exact_status_name(e->status));
	if (e->status == WB_EXACT_DETERMINED)
		put_number(o, "cycles", e->cycles);
	if (reversed && reversed->status == WB_EXACT_DETERMINED)
		put_number(o, "reversed-ties-cycles", reversed->cycles);
	put_number(o, "instructions", e->instructions);
	if (e->status == WB_EXACT_OPEN) {
		wb_put_attribute(o, "decided-by", wb_exact_kind_name[e->kind]);
		wb_put_attribute(o, "line", wb_exact_location(cx, an, e->fn, e->inst));
		wb_put_attribute(o, "from-line", wb_exact_location(cx, an, e->from_fn, e->from_inst));
		for (uint32_t kind = WB_EXACT_BRANCH; kind <= WB_EXACT_TRAP; kind++)
			if (e->open.count[kind])
				put_number(o, wb_format(cx->tmp, "open-%s", wb_exact_kind_name[kind]),
					e->open.count[kind]);
		put_number(o, "followed-instructions", e->open.instructions);
		put_number(o, "issue-cycles", e->open.all_issue_cycles);
		put_number(o, "open-issue-cycles", e->open.issue_cycles);
	}
	if (e->why)
		wb_put_attribute(o, "why", e->why);
	wb_puts(o, "/>\n");
}

static void
put_loops(struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_fn *fn, struct wb_out *o)
{
	struct wb_loop_row *row;
	uint32_t n = wb_loop_rows(cx, an, fn, &row);

	for (uint32_t r = 0; r < n; r++) {
		const struct wb_loop_bound *b = &row[r].fn->bounds->loop[row[r].loop];

		wb_puts(o, "    <loop");
		put_number(o, "id", row[r].loop);
		wb_put_attribute(o, "function", row[r].fn->name);
		put_number(o, "header", row[r].fn->loops->loop[row[r].loop].header);
		wb_put_attribute(o, "line", wb_loop_location(cx, an, row[r].fn, row[r].loop));
		put_number(o, "depth", row[r].fn->loops->loop[row[r].loop].depth);
		put_number(o, "bound", b->max);
		put_number(o, "total", b->total);
		if (b->origin != WB_BOUND_NONE)
			wb_put_attribute(o, "origin", wb_bound_origin_name[b->origin]);
		wb_put_attribute(o, "why", b->why);
		wb_puts(o, "/>\n");
	}
}

static void
put_path(struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_kernel_report *k, struct wb_out *o)
{
	struct wb_path_row *row;
	uint32_t n = wb_path_rows(cx, wb_kernel_part(&k->bounds->isolated), &row);

	for (uint32_t r = 0; r < n; r++) {
		wb_puts(o, "    <path");
		put_number(o, "block", row[r].block);
		put_number(o, "count", row[r].count);
		put_number(o, "cycles", row[r].cycles);
		wb_put_attribute(o, "line", wb_line_text(cx, an, wb_block_src(k->fn, row[r].block)));
		wb_puts(o, "/>\n");
	}
}

/* Where @l is: as a person reads it, and in parts. */
static void
put_location(struct wb_ctx *cx, const struct wb_files *files, struct wb_loc l, struct wb_out *o)
{
	const struct wb_file *f;

	l = wb_loc_written(files, l);
	f = wb_loc_known(l) && l.file && l.file < files->file.n ? files->file.at[l.file] : NULL;
	wb_put_attribute(o, "line", wb_loc_known(l) ? wb_loc_text(cx->tmp, files, l) : "");
	if (!f)
		return;
	wb_put_attribute(o, "file", f->name);
	if (f->kind == WB_FILE_LISTING && f->address && l.line <= f->nline) {
		put_number(o, "address", f->address[l.line - 1]);
		return;
	}
	put_number(o, "row", l.line);
	put_number(o, "column", l.col ? l.col : WB_UNKNOWN);
}

static void
put_message(struct wb_ctx *cx, const struct wb_diag *d, const struct wb_message *m, struct wb_out *o)
{
	wb_puts(o, "    <diagnostic");
	wb_put_attribute(o, "name", wb_diag_info[m->code].name);
	wb_put_attribute(o, "severity", wb_severity_name(m->severity));
	put_location(cx, d->files, m->loc, o);
	wb_put_attribute(o, "remedy", wb_diag_info[m->code].fix);
	wb_puts(o, ">");
	wb_put_xml(o, m->text);
	for (uint32_t k = 0; k < m->nnote; k++) {
		wb_puts(o, "<note");
		put_location(cx, d->files, d->note.at[m->note + k].loc, o);
		wb_puts(o, ">");
		wb_put_xml(o, d->note.at[m->note + k].text);
		wb_puts(o, "</note>");
	}
	wb_puts(o, "</diagnostic>\n");
}

static void
put_diagnostics(struct wb_ctx *cx, const struct wb_diag *d, struct wb_out *o)
{
	for (uint32_t k = 0; d && k < d->message.n; k++)
		put_message(cx, d, &d->message.at[k], o);
}

static void
put_texts(const char *element, const char *const *text, uint32_t n, struct wb_out *o)
{
	for (uint32_t k = 0; k < n; k++) {
		wb_printf(o, "    <%s>", element);
		wb_put_xml(o, text[k]);
		wb_printf(o, "</%s>\n", element);
	}
}

static void
put_machine(struct wb_ctx *cx, const struct wb_analysis *an, struct wb_out *o)
{
	const struct wb_machine *m = an->machine;
	const char **text;
	uint32_t n = wb_machine_assumptions(cx, an, &text);

	wb_puts(o, "  <machine");
	wb_put_attribute(o, "name", m->name);
	wb_put_attribute(o, "hash", m->hash);
	if (m->at_most)
		wb_put_attribute(o, "times", "at-most");
	if (m->clock_mhz)
		put_number(o, "clock-mhz", m->clock_mhz);
	wb_puts(o, ">\n");
	put_texts("assumption", text, n, o);
	if (m->at_most) {
		n = wb_validity_conditions(cx, an, &text);
		put_texts("condition", text, n, o);
		for (uint32_t e = 0; e < WB_EVIDENCE_COUNT; e++) {
			n = wb_validity_values(cx, an, (enum wb_evidence)e, &text);
			put_texts(wb_evidence_name[e], text, n, o);
		}
	}
	wb_puts(o, "  </machine>\n");
}

/* What the report depends on. */
static void
put_audit(struct wb_ctx *cx, const struct wb_analysis *an, struct wb_out *o)
{
	char digest[WB_DIGEST_TEXT];
	struct wb_assumed *row;
	uint32_t n = wb_assumptions(cx, an, &row);

	wb_puts(o, "  <audit>\n");
	for (uint32_t k = 0; k < an->from.option.n; k++) {
		wb_puts(o, "    <option");
		wb_put_attribute(o, "name", an->from.option.at[k].name);
		wb_put_attribute(o, "value", an->from.option.at[k].value);
		wb_puts(o, "/>\n");
	}
	for (uint32_t k = 0; k < an->from.file.n; k++) {
		wb_puts(o, "    <file");
		wb_put_attribute(o, "role", an->from.file.at[k].role);
		wb_put_attribute(o, "name", an->from.file.at[k].name);
		wb_put_attribute(o, "sha256", wb_digest(an->from.file.at[k].text, an->from.file.at[k].bytes, digest));
		wb_puts(o, "/>\n");
	}
	for (uint32_t k = 0; k < n; k++) {
		wb_puts(o, "    <assumed");
		wb_put_attribute(o, "source", row[k].source);
		put_location(cx, an->files, row[k].loc, o);
		wb_puts(o, ">");
		wb_put_xml(o, row[k].text);
		wb_puts(o, "</assumed>\n");
	}
	wb_puts(o, "  </audit>\n");
}

static void
put_ms(struct wb_ctx *cx, const struct wb_machine *m, const char *name, uint64_t cycles, struct wb_out *o)
{
	const char *ms = wb_ms_text(cx, m, cycles);

	if (ms)
		wb_put_attribute(o, name, ms);
}

/* @cycles in milliseconds, and with the launch, if the machine says what they are. */
static void
put_time(struct wb_ctx *cx, const struct wb_machine *m, uint64_t cycles, struct wb_out *o)
{
	put_ms(cx, m, "ms", cycles, o);
	if (!m->launch_cold_cycles || cycles == WB_UNKNOWN)
		return;
	put_number(o, "cold-cycles", wb_machine_launched(m, cycles, true));
	put_ms(cx, m, "cold-ms", wb_machine_launched(m, cycles, true), o);
	put_number(o, "queued-cycles", wb_machine_launched(m, cycles, false));
	put_ms(cx, m, "queued-ms", wb_machine_launched(m, cycles, false), o);
}

static void
put_resources(struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_kernel_report *k, struct wb_out *o)
{
	struct wb_resources res;

	wb_resources_find(cx, an, k, &res);
	wb_puts(o, "    <resources");
	for (uint32_t r = 0; r < WB_RES_COUNT; r++) {
		char name[40];
		uint32_t n = 0;

		for (const char *s = wb_resource_key[r]; *s && n + 1 < sizeof(name); s++)
			name[n++] = *s == '_' ? '-' : *s;
		name[n] = '\0';
		if (res.n[r] != WB_UNKNOWN)
			put_number(o, name, res.n[r]);
	}
	if (res.limit)
		wb_put_attribute(o, "occupancy-limit", res.limit);
	wb_puts(o, "/>\n");
}

static void
put_kernel(struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_kernel_report *k, struct wb_out *o)
{
	char wide[40];

	wb_puts(o, "  <kernel");
	wb_put_attribute(o, "name", k->fn->name);
	wb_put_attribute(o, "status", wb_bounded(k) ? "bounded" : "refused");
	put_number(o, "blocks", k->fn->nblock);
	put_number(o, "edges", k->fn->nedge);
	put_number(o, "instructions", k->fn->ninst);
	if (k->bounds)
		put_number(o, "cycles", wb_kernel_cycles(k->bounds));
	if (k->bounds && an->machine)
		put_time(cx, an->machine, wb_kernel_cycles(k->bounds), o);
	wb_puts(o, ">\n");
	put_launch(an, k, o);
	put_resources(cx, an, k, o);
	if (k->bounds)
		put_bounds(k, o);
	if (k->wide_cycles)
		wb_printf(o, "    <wave wide-cycles=\"%s\" certified=\"true\"/>\n", wb_u128_text(k->wide_cycles, wide));
	put_exact(cx, an, k, o);
	put_loops(cx, an, k->fn, o);
	if (k->bounds)
		put_path(cx, an, k, o);
	put_diagnostics(cx, k->diag, o);
	wb_puts(o, "  </kernel>\n");
}

void
wb_report_xml(struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_report_style *style, struct wb_out *o)
{
	struct wb_arena_mark mark = wb_arena_mark(cx->tmp);

	(void)style;
	wb_puts(o, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<wavebound version=\"" WB_VERSION "\"");
	put_number(o, "schema", WB_REPORT_SCHEMA);
	wb_put_attribute(o, "input", an->input);
	if (an->module && an->module->target)
		wb_put_attribute(o, "target", an->module->target);
	if (an->module && an->module->assembled)
		wb_put_attribute(o, "assembled", "true");
	wb_puts(o, ">\n");
	if (an->machine)
		put_machine(cx, an, o);
	put_audit(cx, an, o);
	put_diagnostics(cx, wb_general_messages(cx, an), o);
	wb_arena_reset(cx->tmp, mark);
	for (uint32_t k = 0; k < an->nkernel; k++) {
		put_kernel(cx, an, &an->kernel[k], o);
		wb_arena_reset(cx->tmp, mark);
	}
	wb_puts(o, "</wavebound>\n");
}
