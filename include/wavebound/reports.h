/* wavebound/reports.h -- the reports of many inputs as one result: a table for spreadsheets, messages for code
 * scanning, an index of pages.
 */
#ifndef WAVEBOUND_REPORTS_H
#define WAVEBOUND_REPORTS_H

#include "wavebound/json.h"
#include "wavebound/report.h"

struct wb_report_of {
	const char *input;		/* its name, and the number of the code object where there are several */
	const char *page;		/* a link to its page; NULL: there is none */
	const struct wb_json *tree;	/* JSON; NULL: there is none */
};
struct wb_reports {
	const struct wb_report_of *at;
	uint32_t n;
	const struct wb_diag *diag;	/* messages that are in no report: gates over all inputs */
};
typedef void wb_reports_writer(struct wb_ctx *cx, const struct wb_reports *r, struct wb_out *o);
wb_reports_writer wb_reports_csv, wb_reports_sarif, wb_reports_index;
/* The numbers under "resources" of a kernel, in the order in which people read them. */
#define WB_RESOURCE_KEYS \
	"vgprs", "accumulation_vgprs", "sgprs", "live_vgprs", "live_sgprs", "vgpr_spills", "sgpr_spills", \
	"scratch_bytes", "lds_bytes", "occupancy", "code_bytes"
/** wb_reports_why - the first error or refusal of @of, a report or one kernel of it; "" if there is none. */
const char *wb_reports_why(const struct wb_json *of);
/** wb_reports_find - the writer of "csv", "sarif" or "html" (an index of pages); NULL for any other format. */
wb_reports_writer *wb_reports_find(const char *format);

#endif
