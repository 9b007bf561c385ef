/* wavebound/report.h -- results as text, JSON, XML, HTML, DOT and SVG.
 *
 * Writers read an analysis and append to a wb_out. They make no decisions: the same analysis gives the same bytes. Text
 * from the input is escaped for the output format, and bytes that are not UTF-8 become U+FFFD.
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
	const struct wb_module *module;		/* with the functions that it calls as it calls them */
	enum wb_status status;			/* WB_OK: bounded. Otherwise why not; diag says more */
	const struct wb_launch *launch;		/* completed; NULL: none given                       */
	const struct wb_launch *given;		/* likewise, or without sizes: arguments alone       */
	const struct wb_kernel_bounds *bounds;	/* NULL if status is not WB_OK, or if 64 bits are exceeded */
	/* the bound of a wave that exceeds 64 bits: it has no path, and the launch no bound; 0: none */
	wb_u128 wide_cycles;
	/* the result of executing the launch, whatever its status; NULL: not executed */
	const struct wb_exact *exact;
	/* waves of a SIMD that its registers, and workgroups of the launch or of the largest size, leave room for, and
	 * what limits them (wb_machine_waves); limit NULL: not known */
	uint32_t room_waves;
	const char *room_limit;
	const struct wb_diag *diag;		/* messages about this kernel                        */
	uint64_t observed_cycles;		/* of a simulated run of the launch; 0: none         */
	const struct wb_recheck *recheck;	/* facts of the flow programs, re-checked; NULL: not re-checked */
};

/* The provenance of a report: these inputs give the same bytes on every host, with any number of threads. */
struct wb_used_file {
	/* "input", "machine", "launch", "facts", "block-times", "budget", "baseline", "observe", "contents",
	 * "source" (HTML shows it) */
	const char *role;
	const char *name;			/* as given, or the name of a built-in machine */
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
	/* all messages; those without a kernel concern the whole input */
	const struct wb_diag *diag;
	struct wb_kernel_report *kernel;
	uint32_t nkernel;
	uint64_t budget_cycles;			/* WB_UNKNOWN: no gate */
	struct wb_provenance from;
};

extern const char *const wb_evidence_name[WB_EVIDENCE_COUNT];

struct wb_report_style {			/* NULL: without colour, verbose */
	bool colour, verbose;			/* text only: ANSI; all that is known, not what answers alone */
};
typedef void wb_report_writer(
	struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_report_style *style, struct wb_out *o);
wb_report_writer wb_report_text, wb_report_json, wb_report_xml, wb_report_html, wb_report_sarif;
/** wb_report_find - writer of "text", "json", "xml", "html" or "sarif" (messages only); NULL for other formats. */
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
/** wb_split_percent - by how many percent @now is less than @before, rounded to the nearest; negative: it is more.
 * False: @before is 0 or unknown. */
bool wb_split_percent(uint64_t before, uint64_t now, int64_t *percent);

/* ---- graphs ----------------------------------------------------------------------------- */
struct wb_graph_options {
	const struct wb_wave_part *path;	/* marks the worst path, with counts and cycles; NULL: none */
	const struct wb_split_row *pruned;	/* marks branch nodes, split points and removed edges; NULL: none */
	bool kept;				/* with pruned: leaves out removed edges, and blocks behind them */
	bool lanes;				/* colours regions and shows EXEC; needs the fact LANES */
};
/** wb_report_dot - the CFG of @fn as DOT: blocks with their first lines, loops as clusters. */
void wb_report_dot(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn,
	const struct wb_graph_options *opt, struct wb_out *o);
/** wb_report_svg - the same as a drawing. WB_REFUSED, reported, if the graph is too large to draw. */
enum wb_status wb_report_svg(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn,
	const struct wb_graph_options *opt, struct wb_out *o);

/* ---- abstract warps -------------------------------------------------------------------------- */
struct wb_warp_report;
/** wb_report_warp - @n kernels as "text" or "json", or the abstract warps as graphs ("dot"). False for other formats.
 */
bool wb_report_warp(struct wb_ctx *cx, const struct wb_module *m, const struct wb_warp_report *r, uint32_t n,
	const char *format, struct wb_out *o);
/** wb_report_warp_chart - occupancy and stalls over time, in the abstract simulation and in the execution, as SVG. */
void wb_report_warp_chart(struct wb_ctx *cx, const struct wb_warp_report *r, struct wb_out *o);
/** wb_report_warp_trace - the threads that execute each instruction and the stack of their warp, as text or SVG. */
void wb_report_warp_trace(
	struct wb_ctx *cx, const struct wb_module *m, const struct wb_warp_report *r, bool svg, struct wb_out *o);
/** wb_report_draw - renders DOT text as SVG. WB_REFUSED, reported at @loc, if it cannot be drawn. */
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
/** wb_report_simd - as "text", "json", "xml" or "html"; false for other formats. */
bool wb_report_simd(struct wb_ctx *cx, const struct wb_simd_report *r, const char *format, struct wb_out *o);
struct wb_simd_divergence;
/** wb_report_simd_divergence - the branches of a Sim-D program, and what makes them divergent, as "text" or "json".
 * False for other formats. */
bool wb_report_simd_divergence(struct wb_ctx *cx, const struct wb_module *m, const struct wb_simd_divergence *d,
	const char *format, struct wb_out *o);
struct wb_simd_run;
/** wb_report_simd_run - the costs of an execution, as "text" or "json"; false for other formats. */
bool wb_report_simd_run(struct wb_ctx *cx, const struct wb_module *m, const struct wb_simd_run *r, const char *format,
	struct wb_out *o);
/** wb_report_simd_chart - the phases of both slots over time, as SVG. */
void wb_report_simd_chart(const struct wb_module *m, const struct wb_simd_run *r, struct wb_out *o);

/* ---- divergence -------------------------------------------------------------------------------- */
/** wb_report_divergence - conditions, loops and accesses of @n kernels, with their shapes and the origins of these, as
 * "text", "json" or "dot". False for other formats. @o must not be in @cx->tmp. */
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

/** wb_report_stated - what the user says that the bound of @fn rests on, besides the sizes of the launch: of arguments
 * and LDS (wb_launch_stated), then flow facts and annotations of it and of what it calls, numbered in each function.
 * Returns how many. */
struct wb_stated;
uint32_t wb_report_stated(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn,
	const struct wb_launch *given, struct wb_stated **out);

/* ---- escaping ------------------------------------------------------------------------------ */
/* These append @s, made safe for the format. @s may hold any bytes; NULL is the empty string. */
void wb_put_json(struct wb_out *o, const char *s);	/* with quotes */
/** wb_put_json_texts - a member @key of an object, behind others: an array of @n texts. */
void wb_put_json_texts(struct wb_out *o, const char *key, const char *const *text, uint32_t n);
void wb_put_xml(struct wb_out *o, const char *s);	/* text and attribute values */
void wb_put_dot(struct wb_out *o, const char *s);	/* inside a DOT string; newline becomes \l */

/* ---- numbers ------------------------------------------------------------------------------- */
/** wb_digits - 1234567 as "1,234,567"; in cx->tmp. */
const char *wb_digits(struct wb_ctx *cx, wb_u128 v);

/* ---- milliseconds ---------------------------------------------------------------------------- */
/** wb_ms_text - @cycles in milliseconds, rounded up to nanoseconds, as "1.500000"; NULL: @m states no clock. */
const char *wb_ms_text(struct wb_ctx *cx, const struct wb_machine *m, uint64_t cycles);
/** wb_ms_at - the same at a clock of @mhz; NULL: it is 0. */
const char *wb_ms_at(struct wb_ctx *cx, uint32_t mhz, uint64_t cycles);

#endif
