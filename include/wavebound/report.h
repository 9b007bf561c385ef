/* wavebound/report.h -- results as text, JSON, XML, HTML, DOT and SVG.
 *
 * Writers read an analysis and append to a wb_out. They decide nothing: the same
 * analysis gives the same bytes. All text of the input is escaped for the format
 * it goes into, and bytes that are not UTF-8 become U+FFFD.
 */
#ifndef WAVEBOUND_REPORT_H
#define WAVEBOUND_REPORT_H

#include "wavebound/bound.h"
#include "wavebound/recheck.h"
#include "wavebound/diag.h"
#include "wavebound/launch.h"
#include "wavebound/machine.h"
#include "wavebound/share.h"
#include "wavebound/split.h"

struct wb_kernel_report {
	const struct wb_fn *fn;
	enum wb_status status;			/* WB_OK: bounded. Otherwise why not; diag says more */
	const struct wb_launch *launch;		/* completed; NULL: none given                       */
	const struct wb_kernel_bounds *bounds;	/* NULL unless status is WB_OK, and where 64 bits do not do */
	/* the bound of a wave where 64 bits do not hold it: bounded, with no path and no bound of a launch; 0: none */
	wb_u128 wide_cycles;
	/* the result of executing the launch, with any status; NULL: not executed */
	const struct wb_exact *exact;
	const struct wb_diag *diag;		/* messages about this kernel                        */
	uint64_t observed_cycles;		/* of a simulated run of the launch; 0: none         */
	const struct wb_recheck *recheck;	/* facts of the flow programs, proved again; NULL: they were not */
};

/* What decided a report: who has these again gets the same bytes, whatever the machine and the number of threads. */
struct wb_used_file {
	/* "input", "machine", "launch", "facts", "block-times", "budget", "baseline", "observe", "contents",
	 * "source" (HTML shows it) */
	const char *role;
	const char *name;			/* as given; of a built-in machine its name */
	const char *text;
	size_t bytes;
};
struct wb_given {				/* an option, without dashes */
	const char *name, *value;		/* "" where it has none */
};
struct wb_provenance {
	WB_VEC(struct wb_used_file) file;
	WB_VEC(struct wb_given) option;		/* those that change the report, in the order given */
};
#define WB_REPORT_SCHEMA 1			/* of JSON and XML: counts up when a key goes or changes its meaning */

struct wb_analysis {
	const char *input;			/* name as given */
	const struct wb_module *module;		/* NULL: the input could not be read; then there is no kernel */
	const struct wb_machine *machine;	/* NULL likewise */
	const struct wb_files *files;
	/* all messages; those without a kernel are about the input as a whole */
	const struct wb_diag *diag;
	struct wb_kernel_report *kernel;
	uint32_t nkernel;
	uint64_t budget_cycles;			/* WB_UNKNOWN: no gate */
	struct wb_provenance from;
};

struct wb_report_style {
	bool colour;				/* ANSI, text only */
};
typedef void wb_report_writer(
	struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_report_style *style, struct wb_out *o);
wb_report_writer wb_report_text, wb_report_json, wb_report_xml, wb_report_html, wb_report_sarif;
/** wb_report_find - writer of "text", "json", "xml", "html" or "sarif" (messages alone); NULL if there is none. */
wb_report_writer *wb_report_find(const char *format);

/* ---- split points ------------------------------------------------------------------------- */
struct wb_split_kernel {
	const struct wb_fn *fn;
	enum wb_status status;
	const struct wb_launch *launch;			/* NULL: none given */
	const struct wb_split_table *table[4];		/* [enum wb_split_choice] NULL unless status is WB_OK */
};
struct wb_split_report {
	const char *input;
	const struct wb_module *module;
	const struct wb_machine *machine;
	const struct wb_files *files;
	enum wb_split_choice choice;			/* the table that is shown */
	struct wb_split_kernel *kernel;
	uint32_t nkernel;
};
typedef void wb_split_writer(struct wb_ctx *cx, const struct wb_split_report *r, struct wb_out *o);
wb_split_writer wb_split_text, wb_split_json;
/** wb_split_percent - how much less @now is than @before, in percent, rounded to the nearest; negative: more. false:
 * @before is 0 or unknown. */
bool wb_split_percent(uint64_t before, uint64_t now, int64_t *percent);

/* ---- graphs ----------------------------------------------------------------------------- */
struct wb_graph_options {
	const struct wb_wave_part *path;	/* marks the worst path, with counts and cycles; NULL: none */
	const struct wb_split_row *pruned;	/* marks branch nodes, split points and removed edges; NULL: none */
	bool kept;				/* with pruned: without removed edges, and blocks behind them */
	bool lanes;				/* colours regions, says what EXEC is; the fact LANES must be known */
};
/** wb_report_dot - the CFG of @fn as DOT: blocks with first lines, loops as clusters. */
void wb_report_dot(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn,
	const struct wb_graph_options *opt, struct wb_out *o);
/** wb_report_svg - the same, drawn. WB_REFUSED, reported, when the graph is too large to draw. */
enum wb_status wb_report_svg(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn,
	const struct wb_graph_options *opt, struct wb_out *o);

/* ---- abstract warps -------------------------------------------------------------------------- */
struct wb_warp_report;
/** wb_report_warp - @n kernels as "text" or "json"; "dot": the abstract warps as graphs. False for another format. */
bool wb_report_warp(struct wb_ctx *cx, const struct wb_module *m, const struct wb_warp_report *r, uint32_t n,
	const char *format, struct wb_out *o);
/** wb_report_warp_chart - occupancy and stalls over time, of the abstract simulation and of the execution, as SVG. */
void wb_report_warp_chart(struct wb_ctx *cx, const struct wb_warp_report *r, struct wb_out *o);
/** wb_report_draw - DOT text as SVG. WB_REFUSED, reported at @loc, when it cannot be drawn. */
enum wb_status wb_report_draw(
	struct wb_ctx *cx, const char *dot, const char *name, struct wb_loc loc, struct wb_out *o);

/* ---- Sim-D -------------------------------------------------------------------------------------- */
struct wb_simd_bounds;
struct wb_simd_launch;
struct wb_simd_report {
	const char *input;
	const struct wb_module *module;
	const struct wb_machine *machine;
	const struct wb_simd_launch *launch;
	const struct wb_simd_bounds *bounds;	/* NULL: refused */
	uint64_t budget_cycles;			/* WB_UNKNOWN: no gate */
};
/** wb_report_simd - as "text", "json", "xml" or "html"; false for another format. */
bool wb_report_simd(struct wb_ctx *cx, const struct wb_simd_report *r, const char *format, struct wb_out *o);
struct wb_simd_divergence;
/** wb_report_simd_divergence - branches of a Sim-D program, with what makes them divergent, as "text" or "json"; false
 * for another format. */
bool wb_report_simd_divergence(struct wb_ctx *cx, const struct wb_module *m, const struct wb_simd_divergence *d,
	const char *format, struct wb_out *o);
struct wb_simd_run;
/** wb_report_simd_run - what an execution took, as "text" or "json"; false for another format. */
bool wb_report_simd_run(struct wb_ctx *cx, const struct wb_module *m, const struct wb_simd_run *r, const char *format,
	struct wb_out *o);
/** wb_report_simd_chart - the phases of both slots over time, as SVG. */
void wb_report_simd_chart(const struct wb_module *m, const struct wb_simd_run *r, struct wb_out *o);

/* ---- divergence -------------------------------------------------------------------------------- */
/** wb_report_divergence - conditions, loops and accesses of @n kernels with their shapes and where these come from, as
 * "text", "json" or "dot". False for another format. @o is not in @cx->tmp. */
bool wb_report_divergence(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *const *fn, uint32_t n,
	const char *format, struct wb_out *o);

/* ---- sharing a device ------------------------------------------------------------------------- */
struct wb_share_report {
	const char *input;
	const struct wb_share_system *system;
	const struct wb_share_log *log;
	const struct wb_share_bounds *bounds;
	const uint64_t *worst_ns;	/* [task] longest response in the log */
};
typedef void wb_share_writer(struct wb_ctx *cx, const struct wb_share_report *r, struct wb_out *o);
wb_share_writer wb_share_text, wb_share_json;
wb_share_writer wb_share_chart;		/* SVG: units downwards, time to the right, a colour per stream */
wb_share_writer wb_share_trace;		/* for Perfetto: a process per unit, a slice per block */
wb_share_writer wb_share_times_json;	/* in the form of the measuring framework */
/** wb_share_comparison - simulated and measured launches side by side, matched by label and order. */
void wb_share_comparison(
	struct wb_ctx *cx, const struct wb_share_report *r, const struct wb_share_measured *m, struct wb_out *o);

/* ---- escaping ------------------------------------------------------------------------------ */
/* Appends @s made safe for the format; @s may hold anything. NULL is the empty string. */
void wb_put_json(struct wb_out *o, const char *s);	/* with quotes */
void wb_put_xml(struct wb_out *o, const char *s);	/* text and attribute values */
void wb_put_dot(struct wb_out *o, const char *s);	/* inside a DOT string; newline becomes \l */
void wb_put_term(struct wb_out *o, const char *s);	/* terminal: no control characters */

#endif
