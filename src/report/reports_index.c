/* src/report/reports_index.c -- the index of the pages of many inputs: a row for each kernel, a link to its page. */
#include "html.h"
#include "wavebound/reports.h"

static void
put_kernel(struct wb_ctx *cx, const struct wb_report_of *r, uint32_t at, const struct wb_json *k, struct wb_out *o)
{
	const struct wb_json *wave = wb_json_get(k, "wave"), *has = wb_json_get(k, "resources");
	bool bounded = strcmp(wb_json_text(k, "status"), "bounded") == 0, launched;

	launched = wb_json_number(k, "kernel_cycles") != WB_UNKNOWN;
	wb_puts(o, "<tr>");
	wb_html_cell(o, "c", r->input);
	wb_printf(o, "<td class=\"c\"><a href=\"%s#k%u\">", r->page, at);
	wb_put_xml(o, wb_json_text(k, "name"));
	wb_puts(o, "</a></td>");
	wb_html_count(cx, o, wb_json_number(k, "kernel_cycles"));
	if (*wb_json_text(wave, "wide_cycles"))
		wb_html_cell(o, "n", wb_json_text(wave, "wide_cycles"));
	else
		wb_html_count(cx, o, wb_json_number(wave, "isolated_cycles"));
	wb_html_cell(o, bounded ? NULL : "no",
		!bounded ? "refused" : launched ? wb_json_text(wb_json_list(k, "bounds"), "name") : "of a wave");
	wb_html_count(cx, o, wb_json_number(has, "vgprs"));
	wb_html_count(cx, o, wb_json_number(has, "sgprs"));
	wb_html_count(cx, o, wb_json_number(has, "occupancy"));
	wb_html_count(cx, o, wb_json_number(has, "code_bytes"));
	wb_html_cell(o, "no", bounded ? "" : wb_reports_why(k));
	wb_puts(o, "</tr>\n");
}

/* Gates over all inputs. */
static void
put_gates(const struct wb_reports *r, struct wb_out *o)
{
	if (!r->diag || !r->diag->message.n)
		return;
	wb_puts(o, "<h2>Gates</h2>\n<ul>\n");
	for (uint32_t k = 0; k < r->diag->message.n; k++) {
		const struct wb_message *m = &r->diag->message.at[k];

		wb_printf(o, "<li><b>%s</b>: ", wb_severity_name(m->severity));
		if (m->kernel) {
			wb_put_xml(o, m->kernel);
			wb_puts(o, ": ");
		}
		wb_put_xml(o, m->text);
		wb_puts(o, "</li>\n");
	}
	wb_puts(o, "</ul>\n");
}

void
wb_reports_index(struct wb_ctx *cx, const struct wb_reports *r, struct wb_out *o)
{
	struct wb_arena_mark mark = wb_arena_mark(cx->tmp);

	wb_printf(o,
		"<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
		"<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>"
		"<title>wavebound: %u inputs</title><style>%s%s</style></head><body>\n"
		"<h1>wavebound: %u inputs</h1>\n",
		r->n, wb_html_style, wb_html_style_more, r->n);
	wb_puts(o, "<div class=\"bar\">\n");
	wb_html_find(o);
	wb_puts(o, "</div>\n");
	put_gates(r, o);
	wb_puts(o,
		"<div class=\"scroll\"><table class=\"index\"><tr><th>input</th><th>kernel</th>"
		"<th class=\"n\">kernel cycles</th><th class=\"n\">wave cycles</th><th>bound</th>"
		"<th class=\"n\">VGPRs</th><th class=\"n\">SGPRs</th><th class=\"n\">waves per SIMD</th>"
		"<th class=\"n\">code bytes</th><th>why</th></tr>\n");
	for (uint32_t i = 0; i < r->n; i++) {
		const struct wb_json *k = wb_json_list(r->at[i].tree, "kernels");

		for (uint32_t at = 0; k; k = k->next)
			put_kernel(cx, &r->at[i], at++, k, o);
		if (!wb_json_list(r->at[i].tree, "kernels")) {
			wb_puts(o, "<tr>");
			wb_html_cell(o, "c", r->at[i].input);
			wb_puts(o, "<td class=\"no\" colspan=\"9\">not read: ");
			wb_put_xml(o, wb_reports_why(r->at[i].tree));
			wb_puts(o, "</td></tr>\n");
		}
		wb_arena_reset(cx->tmp, mark);
	}
	wb_puts(o, "</table></div>\n");
	wb_html_find_script(o);
	wb_puts(o, "</body></html>\n");
}
