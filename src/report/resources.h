/* src/report/resources.h -- what a kernel takes of a compute unit. */
#ifndef WB_REPORT_RESOURCES_H
#define WB_REPORT_RESOURCES_H

#include "private.h"

#define MOST_SGPRS 106u		/* s0 to s105; VCC and others have names of their own */

/* Of code for GCN; else vgprs and sgprs are NULL. */
struct wb_pressure {
	uint16_t *vgprs, *sgprs;	/* [instruction] that are live there */
	uint32_t most_vgprs, most_sgprs;
	uint32_t used_vgprs, used_agprs, used_sgprs;	/* the last one that the code names, and 1 */
};
/** wb_pressure_find - live registers of @fn alone; in cx->tmp. */
void wb_pressure_find(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn, struct wb_pressure *p);

/* A line of the source, or, without line information, of the input, with the most that are live at its instructions. */
struct wb_live_line {
	struct wb_loc loc;
	uint32_t vgprs, sgprs;
};
/** wb_live_lines - the lines of @fn in the order of its code; in cx->tmp. */
uint32_t wb_live_lines(
	struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_pressure *p, struct wb_live_line **out);

/* In the order of WB_RESOURCE_KEYS (reports.h). */
enum wb_resource {
	WB_RES_VGPRS,		/* of a work-item; on files that they share, with accumulation registers */
	WB_RES_AGPRS,
	WB_RES_SGPRS,		/* of a wave, with VCC and the like where they take some */
	WB_RES_LIVE_VGPRS,	/* most that are live at one instruction of the kernel or of a function that it calls */
	WB_RES_LIVE_SGPRS,
	WB_RES_VGPR_SPILLS,
	WB_RES_SGPR_SPILLS,
	WB_RES_SCRATCH,		/* bytes of a work-item */
	WB_RES_LDS,		/* bytes of a workgroup, with what the launch adds */
	WB_RES_OCCUPANCY,	/* waves of a SIMD at most */
	WB_RES_CODE,		/* bytes of the kernel, without functions that it calls */
	WB_RES_COUNT
};
extern const char *const wb_resource_key[WB_RES_COUNT];		/* as in JSON */
extern const char *const wb_resource_name[WB_RES_COUNT];	/* as people say */
struct wb_resources {
	uint64_t n[WB_RES_COUNT];	/* WB_UNKNOWN: not known */
	const char *limit;		/* what limits the occupancy; NULL: it is not known */
	struct wb_pressure live;	/* of the kernel alone */
};
/** wb_resources_find - those of the kernel of @k: as its metadata and descriptor say, where it has them, else by its
 * code; in cx->tmp. */
void wb_resources_find(
	struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_kernel_report *k, struct wb_resources *out);

#endif
