/* src/report/html_audit.c -- on the page: messages, and what the report depends on. */
#include "html.h"

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
}
