/* src/report/hazards.h -- the formats of findings. */
#ifndef WB_REPORT_HAZARDS_H
#define WB_REPORT_HAZARDS_H

#include "wavebound/hazards.h"
#include "wavebound/report.h"

/* Instructions of one list of a finding: of locks one behind the other, each waits for all that release it later. */
#define WB_MOST_LISTED 64u

void wb_hazards_text(struct wb_ctx *cx, const struct wb_hazards *h, bool colour, struct wb_out *o);
void wb_hazards_json(struct wb_ctx *cx, const struct wb_hazards *h, struct wb_out *o);
void wb_hazards_sarif(struct wb_ctx *cx, const struct wb_hazards *h, struct wb_out *o);
/** wb_hazard_exit - the block through which the path of @x leaves its loop; WB_NONE. */
uint32_t wb_hazard_exit(const struct wb_hazard_fn *f, const struct wb_finding *x);

/** wb_hazard_safe - the instruction before which lanes may reconverge; WB_NONE: the end, or a block without
 * instructions. */
uint32_t wb_hazard_safe(const struct wb_hazard_fn *f, const struct wb_finding *x);

/** wb_sarif_uri - an artifact's name as URI reference, in quotes. */
void wb_sarif_uri(struct wb_out *o, const char *s);

#endif
