/* src/report/text.h -- the report for a person at a terminal: text.c lays it out. */
#ifndef WB_REPORT_TEXT_H
#define WB_REPORT_TEXT_H

#include "private.h"

#define WB_TEXT_WIDTH 80	/* columns of prose; what must not be broken may be wider */

struct page {
	struct wb_ctx *cx;
	const struct wb_analysis *an;
	struct wb_out *o;
	bool colour, verbose;
};

/** wb_text_longer - the length of @s, if it is larger than @a. */
size_t wb_text_longer(size_t a, const char *s);
/** wb_text_column - where @o stands in its line; escape sequences take no column. */
int wb_text_column(const struct wb_out *o);
/** wb_text_wrap - @text from the current column on, and in as many further lines as it takes, each behind @indent
 * blanks; ends the last one. */
void wb_text_wrap(struct page *p, const char *text, int indent);
/** wb_text_observed - the cycles of a simulated run next to each bound, if there was one. */
void wb_text_observed(struct page *p, const struct wb_kernel_report *k);
/** wb_text_details - all about kernel @k that the first screen does not say. wb_text_audit - the files and options of
 * the report, so that it can be reproduced. */
void wb_text_details(struct page *p, const struct wb_kernel_report *k);
void wb_text_audit(struct page *p);

#endif
