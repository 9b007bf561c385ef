/* src/report/private.h -- shared by the formats. */
#ifndef WB_REPORT_PRIVATE_H
#define WB_REPORT_PRIVATE_H

#include "wavebound/report.h"

/** wb_plain_path - the path from the current folder, if it is in it, without "./" at its start. */
const char *wb_plain_path(const char *s);
/** wb_put_attribute - @name="@value" of XML, behind a blank. */
void wb_put_attribute(struct wb_out *o, const char *name, const char *value);
/** wb_line_text - "file:line" or "file:0xaddr" of @l, "" if unknown. */
const char *wb_line_text(struct wb_ctx *cx, const struct wb_analysis *an, struct wb_loc l);
/** wb_inst_at - the first instruction at or behind @l in its function that has a source line, NULL: none; where @l is a
 * label, or the head of the function, that is what it stands for. */
const struct wb_inst *wb_inst_at(const struct wb_analysis *an, struct wb_loc l);
/** wb_bounded - whether there is a bound of any size. */
bool wb_bounded(const struct wb_kernel_report *k);
/** wb_loop_location - line of the header of @loop. */
const char *wb_loop_location(struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_fn *fn, uint32_t loop);
/* One loop that a kernel can run: its own, or one of a function that it calls. */
struct wb_loop_row {
	const struct wb_fn *fn;
	uint32_t loop;
};
/** wb_source_text - the line of the input at @loc, without its comment and the blanks around it; NULL: there is none.
 * In @a. */
const char *wb_source_text(struct wb_arena *a, const struct wb_files *files, struct wb_loc loc);
/** wb_inst_text - instruction @inst in the words of the input, without its comment and the blanks around it; if there
 * are none, of the IR. In @a. */
const char *wb_inst_text(struct wb_arena *a, const struct wb_files *files, const struct wb_module *m,
	const struct wb_fn *fn, uint32_t inst);
/** wb_callees - the functions that @fn calls, directly or not, without @fn, in module order. */
uint32_t wb_callees(struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_fn *fn, const struct wb_fn ***out);
/** wb_loop_rows - the loops of @fn, then those of its callees, as far as loops and bounds are known. */
uint32_t wb_loop_rows(
	struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_fn *fn, struct wb_loop_row **out);
/** wb_exact_status_name - "determined", "open", "limit", "endless", "not-modelled". */
const char *wb_exact_status_name(enum wb_exact_status s);
/** wb_exact_survey_text - of an open launch: how much of it is determined, what is not, by kind; in cx->tmp. */
const char *wb_exact_survey_text(struct wb_ctx *cx, const struct wb_exact *e);
/** wb_exact_location - the line in the source, or else in the input, of instruction @inst of @fn; "" if @fn is NULL. */
const char *wb_exact_location(struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_fn *fn, uint32_t inst);
/** wb_severity_name - "note", "warning", "error", "refusal". */
const char *wb_severity_name(enum wb_severity s);
/** wb_launch_shown - the launch at the top of a report: that of the first kernel that has one. NULL: none. */
const struct wb_kernel_report *wb_launch_shown(const struct wb_analysis *an);
/** wb_kernel_waves_per_workgroup - waves of one workgroup of the launch of @k. */
uint64_t wb_kernel_waves_per_workgroup(const struct wb_analysis *an, const struct wb_kernel_report *k);

/* One block of the worst path. */
struct wb_path_row {
	uint32_t block;
	uint64_t count;		/* executions */
	uint64_t cycles;	/* all of them together, and the taken branches that lead to them */
};
/** wb_path_rows - the blocks the witness of @p executes, in block order. Their cycles add up to the cost of the flow's
 * witness. */
uint32_t wb_path_rows(struct wb_ctx *cx, const struct wb_wave_part *p, struct wb_path_row **out);
static inline const char *wb_plural(uint64_t n) { return n == 1 ? "" : "s"; }
/** wb_why - where most of the bound of @k comes from, or why there is none; "": nothing is known. *count: how often the
 * loop in it repeats, or NULL. wb_advice - *text: what makes the bound smaller, or gives one; returns how many. */
const char *wb_why(
	struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_kernel_report *k, const char **count);
uint32_t wb_advice(
	struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_kernel_report *k, const char ***text);
/** wb_json_place - in a report, the source line of a message, a note or a kernel; else its place in the input. */
const struct wb_json *wb_json_place(const struct wb_json *j);
/** wb_kernel_part - the part of @w that is the kernel itself. */
static inline const struct wb_wave_part *wb_kernel_part(const struct wb_wave *w) { return &w->part[w->npart - 1]; }

/* Where the cycles of a lone wave go. */
enum wb_share { WB_SHARE_ISSUE, WB_SHARE_MEMORY, WB_SHARE_LDS, WB_SHARE_LATENCY, WB_SHARE_DELAY, WB_SHARE_COUNT };
extern const char *const wb_share_name[WB_SHARE_COUNT];
void wb_wave_shares(const struct wb_analysis *an, const struct wb_wave *w, uint64_t share[WB_SHARE_COUNT]);

/** wb_general_messages - the messages of @an that are about none of its kernels; in cx->tmp. */
const struct wb_diag *wb_general_messages(struct wb_ctx *cx, const struct wb_analysis *an);

/** wb_machine_assumptions - what the machine assumes, of chips as far as the code can make use of it; in cx->tmp. */
uint32_t wb_machine_assumptions(struct wb_ctx *cx, const struct wb_analysis *an, const char ***out);
/** wb_validity_conditions - what bounds on the chip of @an hold under; wb_validity_values - its values that are read
 * and rest on @evidence, as "memory latency 2100"; in cx->tmp. */
uint32_t wb_validity_conditions(struct wb_ctx *cx, const struct wb_analysis *an, const char ***out);
uint32_t wb_validity_values(
	struct wb_ctx *cx, const struct wb_analysis *an, enum wb_evidence evidence, const char ***out);
/* An assumption of a report, and its source: the machine, a flow fact, a bound. */
struct wb_assumed {
	const char *text, *source;
	struct wb_loc loc;
};
/** wb_entry_assumed - what nothing in the input says of the waves of @fn, which has no descriptor; NULL: it has one. */
const char *wb_entry_assumed(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn);
/** wb_assumptions - all of them, in the order machine, then kernel by kernel; in cx->tmp. */
uint32_t wb_assumptions(struct wb_ctx *cx, const struct wb_analysis *an, struct wb_assumed **out);

#define WB_DIGEST_TEXT 65
/** wb_digest - SHA-256 of @data in hexadecimal digits, in @text, which it returns. */
const char *wb_digest(const void *data, size_t bytes, char text[WB_DIGEST_TEXT]);

/** wb_observed_ratio - @bound over the observed cycles of @k, in thousandths, rounded down; false if nothing was
 * observed or it does not fit. */
bool wb_observed_ratio(const struct wb_kernel_report *k, uint64_t bound, uint64_t *thousandths);

/* ---- bounds of Sim-D, in each format ---- */
/* [enum wb_simd_policy], [enum wb_simd_correction] */
extern const char *const wb_simd_policy_name[], *const wb_simd_correction_name[];
void wb_report_simd_html(struct wb_ctx *cx, const struct wb_simd_report *r, struct wb_out *o);
void wb_report_simd_xml(struct wb_ctx *cx, const struct wb_simd_report *r, struct wb_out *o);

#endif
