/* src/report/json.h -- parts of the JSON report. */
#ifndef WB_REPORT_JSON_H
#define WB_REPORT_JSON_H

#include "private.h"

/** wb_json_location - { "file", "line", "column", "address" } of @l, or null. */
void wb_json_location(const struct wb_files *files, struct wb_loc l, struct wb_out *o);
/** wb_json_source - under "source", the location of the source line of @l; null if it has none. */
void wb_json_source(const struct wb_analysis *an, struct wb_loc l, struct wb_out *o);
/** wb_json_messages - the messages of @d (NULL: none), with notes and remedies. */
void wb_json_messages(struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_diag *d, struct wb_out *o);
/** wb_json_audit - options, hashes of files, and every assumption with its source. */
void wb_json_audit(struct wb_ctx *cx, const struct wb_analysis *an, struct wb_out *o);

#endif
