/* src/report/html.h -- parts of the page. */
#ifndef WB_REPORT_HTML_H
#define WB_REPORT_HTML_H

#include "private.h"

extern const char wb_html_style[];
/** wb_html_style_more - the rest of it; what is for paper comes last. */
extern const char wb_html_style_more[];

/* Who writes, and for which kernel: anchors of kernel number @at begin with "k@at-". */
struct wb_page {
	struct wb_ctx *cx;
	const struct wb_analysis *an;
	const struct wb_kernel_report *k;
	uint32_t at;
	struct wb_out *o;
};

/** wb_html_cell - <td> with @text, of class @cls or none. */
void wb_html_cell(struct wb_out *o, const char *cls, const char *text);
/** wb_html_count - <td> with a number, its digits in groups. */
void wb_html_count(struct wb_ctx *cx, struct wb_out *o, uint64_t v);
/** wb_html_heat - the class of a part of @whole cycles: 0 (none) to 9 (all). */
uint32_t wb_html_heat(uint64_t part, uint64_t whole);
/** wb_html_percent - @part of @whole as "12.3 %", "" if @whole is 0. */
const char *wb_html_percent(struct wb_ctx *cx, uint64_t part, uint64_t whole);
/** wb_html_find - a search box, for the bar of the page (class bar); wb_html_find_script - its script, last of all. */
void wb_html_find(struct wb_out *o);
void wb_html_find_script(struct wb_out *o);
/** wb_html_summary - the most important numbers. wb_html_bounds - each bound, as a bar, with what it depends on. */
void wb_html_summary(const struct wb_page *p);
void wb_html_bounds(const struct wb_page *p);
/** wb_html_code - source and assembly side by side, with the cycles of the worst path, and live registers. */
struct wb_pressure;
void wb_html_code(const struct wb_page *p, const struct wb_pressure *live);
/** wb_html_messages - messages with notes and remedies. */
void wb_html_messages(struct wb_ctx *cx, const struct wb_diag *d, struct wb_out *o);
/** wb_html_audit - options, hashes of files, assumptions. */
void wb_html_audit(struct wb_ctx *cx, const struct wb_analysis *an, struct wb_out *o);

#endif
