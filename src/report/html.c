/* src/report/html.c -- the analysis as one self-contained page: tables, and the graph with its worst path.
 *
 * No script, no link, no font from elsewhere. Everything that comes from the input
 * is escaped; the drawing is made by Graphviz from escaped DOT.
 */
#include "private.h"

static const char style_sheet[] =
	"body{font:15px/1.5 system-ui,sans-serif;color:#202124;max-width:70rem;margin:2rem auto;padding:0 1rem}"
	"h1{font-size:1.4rem}h2{font-size:1.2rem;border-top:1px solid #dadce0;padding-top:1rem;margin-top:2rem}h3{font-size:1rem;margin-bottom:.3rem}"
	"table{border-collapse:collapse}th,td{padding:.15rem .8rem .15rem 0;text-align:left;vertical-align:top}"
	"th{font-weight:600;border-bottom:1px solid #dadce0}td.n,th.n{text-align:right;font-variant-numeric:tabular-nums}"
	"code,td.c{font-family:ui-monospace,monospace;font-size:.9em}ul{margin:0;padding-left:1.1rem}"
	".big{font-size:1.6rem;font-weight:600}.no{color:#b3261e}.ok{color:#146c2e}"
	"figure{margin:1rem 0;overflow:auto;border:1px solid #dadce0}svg{max-width:none}"
	"@media(prefers-color-scheme:dark){body{background:#202124;color:#e8eaed}figure{background:#fff}.no{color:#f28b82}.ok{color:#81c995}}";

static void
put_cell(struct wb_out *o, const char *cls, const char *text)
{
	wb_printf(o, "<td%s%s%s>", cls ? " class=\"" : "", cls ? cls : "", cls ? "\"" : "");
	wb_put_xml(o, text);
	wb_puts(o, "</td>");
}

static void
put_count(struct wb_out *o, uint64_t v)
{
	if (v == WB_UNKNOWN)
		wb_puts(o, "<td class=\"n no\">none</td>");
	else
		wb_printf(o, "<td class=\"n\">%llu</td>", (unsigned long long)v);
}

static void
put_summary(struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_kernel_report *k, struct wb_out *o)
{
	uint64_t share[WB_SHARE_COUNT], cycles = wb_kernel_cycles(k->bounds), sum = 0;
	const struct wb_wave *w = &k->bounds->isolated;

	(void)cx;
	if (cycles != WB_UNKNOWN)
		wb_printf(o, "<p><span class=\"big\">%llu</span> cycles for the kernel (%s)</p>\n", (unsigned long long)cycles, k->bounds->bound[k->bounds->headline].name);
	wb_printf(o, "<p><span class=\"big\">%llu</span> cycles for one wave alone on the device; %s, gap %llu</p>\n", (unsigned long long)w->cycles,
	          w->certified ? "<span class=\"ok\">certified</span>" : "<span class=\"no\">not certified</span>", (unsigned long long)w->gap);
	wb_wave_shares(an, w, share);
	for (int s = 0; s < WB_SHARE_COUNT; s++)
		if (!wb_add_u64(sum, share[s], &sum))
			return;
	wb_puts(o, "<p>A lone wave spends");
	for (int s = 0; s < WB_SHARE_COUNT && sum; s++)
		wb_printf(o, "%s %s %.1Lf %%", s ? "," : "", wb_share_name[s], 100.0L * (long double)share[s] / (long double)sum);
	wb_puts(o, "</p>\n");
}

static void
put_launch(const struct wb_analysis *an, const struct wb_kernel_report *k, struct wb_out *o)
{
	const struct wb_launch *l = k->launch;

	if (!l) {
		wb_puts(o, "<p>No launch was given, so there is no bound of the kernel.</p>\n");
		return;
	}
	wb_puts(o, "<p>Launch: grid");
	for (uint32_t d = 0; d < l->dims; d++)
		wb_printf(o, "%s%llu", d ? " × " : " ", (unsigned long long)l->grid[d]);
	wb_puts(o, ", workgroup");
	for (uint32_t d = 0; d < l->dims; d++)
		wb_printf(o, "%s%u", d ? " × " : " ", l->workgroup[d]);
	wb_printf(o, ": %llu workgroups of %llu waves</p>\n", (unsigned long long)l->workgroups, (unsigned long long)wb_kernel_waves_per_workgroup(an, k));
}

/* The bounds that are @safe, or those that are not. */
static void
put_bound_table(const struct wb_kernel_bounds *b, bool safe, const char *what, struct wb_out *o)
{
	wb_printf(o, "<table><tr><th>%s</th><th class=\"n\">cycles</th><th>rests on</th></tr>\n", what);
	for (uint32_t k = 0; k < b->nbound; k++) {
		if (b->bound[k].safe != safe)
			continue;
		wb_puts(o, "<tr>");
		put_cell(o, NULL, b->bound[k].name);
		put_count(o, b->bound[k].cycles);
		wb_puts(o, "<td><ul>");
		for (uint32_t a = 0; a < b->bound[k].nassumption; a++) {
			wb_puts(o, "<li>");
			wb_put_xml(o, b->bound[k].assumption[a]);
			wb_puts(o, "</li>");
		}
		wb_puts(o, "</ul></td></tr>\n");
	}
	wb_puts(o, "</table>\n");
}

static void
put_bounds(const struct wb_kernel_report *report, struct wb_out *o)
{
	const struct wb_kernel_bounds *b = report->bounds;

	if (!b->nbound)
		return;
	wb_puts(o, "<h3>Bounds</h3>\n");
	if (report->observed_cycles)
		wb_printf(o, "<p>The simulator observed <span class=\"big\">%llu</span> cycles for this launch.</p>\n", (unsigned long long)report->observed_cycles);
	put_bound_table(b, true, "bound", o);
	if (b->nbound && !b->bound[b->nbound - 1].safe) {
		wb_puts(o, "<p>For comparison: estimates, which a run may exceed.</p>\n");
		put_bound_table(b, false, "estimate", o);
	}
}

static void
put_exact(struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_exact *e, struct wb_out *o)
{
	if (!e || e->status != WB_EXACT_OPEN)
		return;
	wb_puts(o, "<p>There is no exact bound: data decides at <code>");
	wb_put_xml(o, wb_inst_text(cx->tmp, an->files, an->module, e->fn, e->inst));
	wb_puts(o, "</code> (");
	wb_put_xml(o, wb_exact_place(cx, an, e->fn, e->inst));
	if (e->from_fn) {
		wb_puts(o, "), from <code>");
		wb_put_xml(o, wb_inst_text(cx->tmp, an->files, an->module, e->from_fn, e->from_inst));
		wb_puts(o, "</code> (");
		wb_put_xml(o, wb_exact_place(cx, an, e->from_fn, e->from_inst));
	}
	wb_puts(o, "): ");
	wb_put_xml(o, e->why);
	wb_puts(o, ".</p>\n");
}

static void
put_loops(struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_fn *fn, struct wb_out *o)
{
	struct wb_loop_row *row;
	uint32_t n = wb_loop_rows(cx, an->module, fn, &row);

	if (!n)
		return;
	wb_puts(o, "<h3>Loops</h3>\n<table><tr><th>loop</th><th>in</th><th>header</th><th class=\"n\">depth</th><th class=\"n\">bound</th><th>origin</th><th>line</th><th>why</th></tr>\n");
	for (uint32_t r = 0; r < n; r++) {
		const struct wb_loop_bound *b = &row[r].fn->bounds->loop[row[r].loop];
		const struct wb_loop *loop = &row[r].fn->loops->loop[row[r].loop];

		wb_printf(o, "<tr><td>%u</td>", row[r].loop);
		put_cell(o, "c", row[r].fn->name);
		wb_printf(o, "<td>b%u</td><td class=\"n\">%u</td>", loop->header, loop->depth);
		put_count(o, b->max);
		put_cell(o, NULL, b->origin == WB_BOUND_NONE ? "" : wb_bound_origin_name[b->origin]);
		put_cell(o, "c", wb_loop_place(cx, an, row[r].fn, row[r].loop));
		put_cell(o, NULL, b->why);
		wb_puts(o, "</tr>\n");
	}
	wb_puts(o, "</table>\n");
}

static void
put_path(struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_kernel_report *k, struct wb_out *o)
{
	struct wb_path_row *row;
	uint32_t n = wb_path_rows(cx, wb_kernel_part(&k->bounds->isolated), &row);

	wb_puts(o, "<h3>Worst path of a wave</h3>\n<table><tr><th>block</th><th class=\"n\">count</th><th class=\"n\">cycles</th><th>line</th><th>label</th></tr>\n");
	for (uint32_t r = 0; r < n; r++) {
		wb_printf(o, "<tr><td>b%u</td>", row[r].block);
		put_count(o, row[r].count);
		put_count(o, row[r].cycles);
		put_cell(o, "c", wb_line_text(cx, an, wb_block_src(k->fn, row[r].block)));
		put_cell(o, "c", k->fn->block[row[r].block].label);
		wb_puts(o, "</tr>\n");
	}
	wb_puts(o, "</table>\n");
}

static void
put_place(struct wb_ctx *cx, const struct wb_files *files, struct wb_loc l, struct wb_out *o)
{
	wb_puts(o, "<code>");
	wb_put_xml(o, wb_loc_known(l) ? wb_loc_text(cx->tmp, files, l) : "");
	wb_puts(o, "</code> ");
}

/* A message, its notes, and what to do. */
static void
put_messages(struct wb_ctx *cx, const struct wb_diag *d, struct wb_out *o)
{
	if (!d || !d->message.n)
		return;
	wb_puts(o, "<h3>Messages</h3>\n<ul>\n");
	for (uint32_t k = 0; k < d->message.n; k++) {
		const struct wb_message *m = &d->message.at[k];

		wb_puts(o, "<li>");
		put_place(cx, d->files, m->loc, o);
		wb_printf(o, "<b>%s</b>: ", wb_severity_name(m->severity));
		wb_put_xml(o, m->text);
		wb_printf(o, " <code>[%s]</code>", wb_diag_info[m->code].name);
		for (uint32_t n = 0; n < m->nnote; n++) {
			wb_puts(o, "<br/>note: ");
			put_place(cx, d->files, d->note.at[m->note + n].loc, o);
			wb_put_xml(o, d->note.at[m->note + n].text);
		}
		if (*wb_diag_info[m->code].fix) {
			wb_puts(o, "<br/><em>remedy: ");
			wb_put_xml(o, wb_diag_info[m->code].fix);
			wb_puts(o, "</em>");
		}
		wb_puts(o, "</li>\n");
	}
	wb_puts(o, "</ul>\n");
}

/* Options, and hashes of files. */
static void
put_audit(struct wb_ctx *cx, const struct wb_analysis *an, struct wb_out *o)
{
	char digest[WB_DIGEST_TEXT];
	struct wb_assumed *row;
	uint32_t n = wb_assumptions(cx, an, &row);

	wb_printf(o, "<h2 id=\"audit\">What this report rests on</h2>\n<p>wavebound " WB_VERSION ", report schema %d, options <code>", WB_REPORT_SCHEMA);
	for (uint32_t k = 0; k < an->from.option.n; k++) {
		wb_printf(o, "%s--%s ", k ? " " : "", an->from.option.at[k].name);
		wb_put_xml(o, an->from.option.at[k].value);
	}
	wb_puts(o, "</code></p>\n<table><tr><th>file</th><th>name</th><th>SHA-256</th></tr>\n");
	for (uint32_t k = 0; k < an->from.file.n; k++) {
		wb_puts(o, "<tr>");
		put_cell(o, NULL, an->from.file.at[k].role);
		put_cell(o, "c", an->from.file.at[k].name);
		put_cell(o, "c", wb_digest(an->from.file.at[k].text, an->from.file.at[k].bytes, digest));
		wb_puts(o, "</tr>\n");
	}
	wb_puts(o, "</table>\n<h3>Assumptions</h3>\n<table><tr><th>said by</th><th>where</th><th>what</th></tr>\n");
	for (uint32_t k = 0; k < n; k++) {
		wb_puts(o, "<tr>");
		put_cell(o, NULL, row[k].source);
		put_cell(o, "c", wb_loc_known(row[k].loc) ? wb_loc_text(cx->tmp, an->files, row[k].loc) : "");
		put_cell(o, NULL, row[k].text);
		wb_puts(o, "</tr>\n");
	}
	wb_puts(o, "</table>\n");
}

/* The graph; one that cannot be drawn is left out, and the page says so. */
static void
put_graph(struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_kernel_report *k, struct wb_out *o)
{
	struct wb_graph_options opt = { .path = k->bounds ? wb_kernel_part(&k->bounds->isolated) : NULL };
	struct wb_ctx aside = *cx;
	struct wb_out svg = wb_out_new(cx->unit);
	enum wb_status s = WB_REFUSED;

	aside.diag = wb_diag_new(cx->unit, cx->files);
	wb_puts(o, "<h3>Control flow</h3>\n");
	if (k->fn->nblock)
		s = wb_report_svg(&aside, an->module, k->fn, &opt, &svg);
	if (s == WB_OK) {
		wb_puts(o, "<figure>\n");
		wb_putn(o, svg.at, svg.n);
		wb_puts(o, "</figure>\n");
		return;
	}
	if (s == WB_REFUSED && k->fn->nblock) {
		wb_puts(o, "<p>The graph is too large to draw here; <code>wavebound cfg</code> writes it as DOT.</p>\n");
		return;
	}
	wb_puts(o, k->fn->nblock ? "<p>The graph could not be drawn; <code>wavebound cfg</code> writes it as DOT.</p>\n" : "<p>There is no graph.</p>\n");
	if (k->fn->nblock)
		wb_report(cx->diag, WB_E_DRAW, k->fn->loc, "the page has no graph of '%s': it could not be drawn", k->fn->name);
}

static void
put_kernel(struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_kernel_report *k, struct wb_out *o)
{
	wb_puts(o, "<h2><code>");
	wb_put_xml(o, k->fn->name);
	wb_printf(o, "</code></h2>\n<p>%u instructions, %u blocks, %u edges</p>\n", k->fn->ninst, k->fn->nblock, k->fn->nedge);
	put_launch(an, k, o);
	if (k->bounds) {
		put_summary(cx, an, k, o);
		put_bounds(k, o);
		put_exact(cx, an, k->bounds->exact, o);
	} else {
		wb_puts(o, "<p class=\"no\">Refused: no sound bound; the messages say why.</p>\n");
	}
	put_messages(cx, k->diag, o);
	put_loops(cx, an, k->fn, o);
	if (k->bounds)
		put_path(cx, an, k, o);
	put_graph(cx, an, k, o);
}

void
wb_report_html(struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_report_style *style, struct wb_out *o)
{
	struct wb_arena_mark mark = wb_arena_mark(cx->tmp);

	(void)style;
	wb_puts(o, "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\"><title>wavebound: ");
	wb_put_xml(o, an->input);
	wb_printf(o, "</title><style>%s</style></head><body>\n<h1>wavebound: <code>", style_sheet);
	wb_put_xml(o, an->input);
	wb_puts(o, "</code></h1>\n");
	if (an->machine) {
		wb_puts(o, "<p>Target ");
		wb_put_xml(o, an->module && an->module->target ? an->module->target : "none");
		wb_puts(o, ", machine ");
		wb_put_xml(o, an->machine->name);
		wb_printf(o, " (model <code>%s</code>)</p>\n", an->machine->hash);
	}
	put_messages(cx, wb_general_messages(cx, an), o);
	for (uint32_t k = 0; k < an->nkernel; k++) {
		put_kernel(cx, an, &an->kernel[k], o);
		wb_arena_reset(cx->tmp, mark);
	}
	put_audit(cx, an, o);
	wb_puts(o, "<p>A bound holds for the machine as described, which is a model; nothing is claimed about a particular chip.</p>\n</body></html>\n");
}
