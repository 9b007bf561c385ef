/* wavebound/changes.h -- what differs between two reports (their JSON): for a merge request, for a gate.
 */
#ifndef WAVEBOUND_CHANGES_H
#define WAVEBOUND_CHANGES_H

#include "wavebound/json.h"

enum wb_change_kind {
	WB_CHANGE_STATUS,
	WB_CHANGE_KERNEL,
	WB_CHANGE_WAVE,
	WB_CHANGE_BOUND,
	WB_CHANGE_SIZE,
	WB_CHANGE_RESOURCE,
	WB_CHANGE_LOOP,
	WB_CHANGE_BLOCK,
	WB_CHANGE_LINE,
	WB_CHANGE_COUNT
};
extern const char *const wb_change_name[WB_CHANGE_COUNT];	/* "status", "kernel", ... as in the JSON form */

/* One number that differs. */
struct wb_change {
	const char *kernel;
	enum wb_change_kind kind;
	const char *what;		/* "work-span", "loop 0 at k.cl:12", "k.cl:14", ... */
	uint64_t old, now;		/* WB_UNKNOWN: there is none; of a status 1 is bounded, 0 refused */
};
/* One kernel: its bound, or, if neither has a launch, that of a wave. WB_UNKNOWN: it has none. */
struct wb_change_row {
	const char *kernel;
	bool was, is;				/* that it is there */
	bool wave;
	uint64_t old, now;
	uint32_t first, end;			/* its changes in the list */
};
struct wb_changes {
	const char *old_name, *now_name;
	bool many;				/* reports on many inputs: the table counts more than the rest */
	uint32_t nold, nnow;			/* reports of each side */
	uint32_t old_mhz, now_mhz;		/* clocks of the machines; 0: not stated, or several */
	/* kernel by kernel, in the order of the old report, new kernels last; then by kind */
	WB_VEC(struct wb_change) list;
	WB_VEC(struct wb_change_row) row;	/* likewise, all kernels */
	uint32_t nkernel;			/* kernels that were compared */
};
/** wb_changes_find - compares @old and @now, reports on one input each; in cx->unit. */
void wb_changes_find(struct wb_ctx *cx, const struct wb_json *old, const struct wb_json *now, struct wb_changes *out);
/** wb_changes_add - compares two more; NULL: a side has none. The clocks become 0 if they are not all the same. */
void wb_changes_add(struct wb_ctx *cx, const struct wb_json *old, const struct wb_json *now, struct wb_changes *out);
/** wb_changes_kernel - the kernel of @report called @name, or NULL. */
const struct wb_json *wb_changes_kernel(const struct wb_json *report, const char *name);
/** wb_changes_write - as "text", "json" or "markdown"; false for another format. */
bool wb_changes_write(struct wb_ctx *cx, const struct wb_changes *c, const char *format, struct wb_out *o);
/** wb_change_grew - whether @c is a kernel whose bound grew by more than @percent, or that has none any more. */
bool wb_change_grew(const struct wb_change *c, uint64_t percent);

#endif
