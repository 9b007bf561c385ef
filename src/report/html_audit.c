/* src/report/html_audit.c -- on the page: messages, and what the report depends on. */
#include "html.h"
#include "wavebound/recheck.h"

static void
put_location(struct wb_ctx *cx, const struct wb_files *files, struct wb_loc l, struct wb_out *o)
{
	wb_puts(o, "<code>");
	wb_put_xml(o, wb_loc_known(l) ? wb_loc_text(cx->tmp, files, l) : "");
	wb_puts(o, "</code> ");
}

/* A message, its notes, and what to do. */
void
wb_html_messages(struct wb_ctx *cx, const struct wb_diag *d, struct wb_out *o)
{
	if (!d || !d->message.n)
		return;
	wb_puts(o, "<h3>Messages</h3>\n<ul>\n");
	for (uint32_t k = 0; k < d->message.n; k++) {
		const struct wb_message *m = &d->message.at[k];

		wb_puts(o, "<li>");
		put_location(cx, d->files, m->loc, o);
		wb_printf(o, "<b>%s</b>: ", wb_severity_name(m->severity));
		wb_put_xml(o, m->text);
		wb_printf(o, " <code>[%s]</code>", wb_diag_info[m->code].name);
		for (uint32_t n = 0; n < m->nnote; n++) {
			wb_puts(o, "<br/>note: ");
			put_location(cx, d->files, d->note.at[m->note + n].loc, o);
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

/* Facts of @r that are not proved, with place and kind. */
static void
put_open(const struct wb_analysis *an, struct wb_ctx *cx, const struct wb_recheck *r, struct wb_out *o)
{
	wb_puts(o, "<div class=\"scroll\"><table><tr><th>class</th><th>where</th><th>kind</th><th>fact</th>"
		"<th>said by</th></tr>\n");
	for (uint32_t n = 0; n < r->fact.n; n++) {
		const struct wb_recheck_fact *f = &r->fact.at[n];

		if (f->verdict == WB_RECHECK_PROVED)
			continue;
		wb_puts(o, "<tr>");
		wb_html_cell(o, NULL, wb_recheck_verdict_name(f->verdict));
		wb_html_cell(o, "c", wb_loc_known(f->loc) ? wb_loc_text(cx->tmp, an->files, f->loc) : "");
		wb_html_cell(o, NULL, wb_recheck_kind_name(f->kind));
		wb_html_cell(o, NULL, f->what);
		wb_html_cell(o, NULL, f->why);
		wb_puts(o, "</tr>\n");
	}
	wb_puts(o, "</table></div>\n");
}

/* The facts of kernel @k by kind and class. */
static void
put_facts(const struct wb_analysis *an, struct wb_ctx *cx, const struct wb_kernel_report *k, struct wb_out *o)
{
	const struct wb_recheck *r = k->recheck;
	bool all = true;

	wb_puts(o, "<h4><code>");
	wb_put_xml(o, k->fn->name);
	wb_puts(o, "</code></h4>\n<div class=\"scroll\"><table><tr><th>kind of fact</th>");
	for (uint32_t v = 0; v < WB_RECHECK_VERDICTS; v++)
		wb_printf(o, "<th>%s</th>", wb_recheck_verdict_name(v));
	wb_puts(o, "</tr>\n");
	for (uint32_t kind = 0; kind < WB_RECHECK_KINDS; kind++) {
		uint32_t sum = 0;

		for (uint32_t v = 0; v < WB_RECHECK_VERDICTS; v++)
			sum += r->n[kind][v];
		if (!sum)
			continue;
		all = all && sum == r->n[kind][WB_RECHECK_PROVED];
		wb_puts(o, "<tr>");
		wb_html_cell(o, NULL, wb_recheck_kind_name(kind));
		for (uint32_t v = 0; v < WB_RECHECK_VERDICTS; v++)
			wb_html_count(cx, o, r->n[kind][v]);
		wb_puts(o, "</tr>\n");
	}
	wb_puts(o, "</table></div>\n");
	if (!all)
		put_open(an, cx, r, o);
}

static void
put_all_facts(struct wb_ctx *cx, const struct wb_analysis *an, struct wb_out *o)
{
	bool any = false;

	for (uint32_t k = 0; k < an->nkernel; k++) {
		if (!an->kernel[k].recheck)
			continue;
		if (!any)
			wb_puts(o,
				"<h3 id=\"facts\">Facts under the bounds</h3>\n<p>proved: by checkers that share no "
				"code with the analysis; given: by the user; inside: true if no access leaves its "
				"buffer; open: the analysis says so, and no checker has proved it "
				"(wavebound-proof(7))</p>\n");
		any = true;
		put_facts(an, cx, &an->kernel[k], o);
	}
}

/* Options, and hashes of files. */
void
wb_html_audit(struct wb_ctx *cx, const struct wb_analysis *an, struct wb_out *o)
{
	char digest[WB_DIGEST_TEXT];
	struct wb_assumed *row;
	uint32_t n = wb_assumptions(cx, an, &row);

	wb_printf(o,
		"<h2 id=\"audit\">What this report rests on</h2>\n<p>wavebound " WB_VERSION
		", report schema %d, options <code>",
		WB_REPORT_SCHEMA);
	for (uint32_t k = 0; k < an->from.option.n; k++) {
		wb_printf(o, "%s--%s ", k ? " " : "", an->from.option.at[k].name);
		wb_put_xml(o, an->from.option.at[k].value);
	}
	wb_puts(o, "</code></p>\n<div class=\"scroll\"><table><tr><th>file</th><th>name</th><th>SHA-256</th></tr>\n");
	for (uint32_t k = 0; k < an->from.file.n; k++) {
		wb_puts(o, "<tr>");
		wb_html_cell(o, NULL, an->from.file.at[k].role);
		wb_html_cell(o, "c", an->from.file.at[k].name);
		wb_html_cell(o, "c", wb_digest(an->from.file.at[k].text, an->from.file.at[k].bytes, digest));
		wb_puts(o, "</tr>\n");
	}
	wb_puts(o,
		"</table></div>\n<h3>Assumptions</h3>\n<div class=\"scroll\"><table><tr><th>said by</th>"
		"<th>where</th><th>what</th></tr>\n");
	for (uint32_t k = 0; k < n; k++) {
		wb_puts(o, "<tr>");
		wb_html_cell(o, NULL, row[k].source);
		wb_html_cell(o, "c", wb_loc_known(row[k].loc) ? wb_loc_text(cx->tmp, an->files, row[k].loc) : "");
		wb_html_cell(o, NULL, row[k].text);
		wb_puts(o, "</tr>\n");
	}
	wb_puts(o, "</table></div>\n");
	put_all_facts(cx, an, o);
}
