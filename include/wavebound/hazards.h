/* wavebound/hazards.h -- what `wavebound deadlock` found in one run, as text, JSON and SARIF.
 */
#ifndef WAVEBOUND_HAZARDS_H
#define WAVEBOUND_HAZARDS_H

#include "wavebound/deadlock.h"
#include "wavebound/ir.h"

enum wb_verdict {
	WB_VERDICT_CLEAN,
	WB_VERDICT_POSSIBLE,	/* findings, none with high confidence */
	WB_VERDICT_DEADLOCK,	/* a finding with high confidence      */
	WB_VERDICT_UNKNOWN,	/* the function could not be analysed  */
};
extern const char *const wb_verdict_name[];

/* One kernel, or a function that kernels call. */
struct wb_hazard_fn {
	const char *input;		/* name as given */
	const struct wb_module *module;
	const struct wb_fn *fn;		/* with DEADLOCK, unless `status` says why not */
	enum wb_status status;
	const char **accepted;		/* [finding] reason of the suppression that covers it; NULL: none does */
	bool *shown;			/* [finding] its rule is on and its confidence reaches what was asked for */
};
struct wb_hazards {
	struct wb_hazard_fn *fn; uint32_t nfn;
	const struct wb_files *files;
	const char *version;
	bool findings_only;		/* text: nothing about kernels that are clean */
};

/** wb_hazard_verdict - from the findings that are shown and not accepted. */
enum wb_verdict wb_hazard_verdict(const struct wb_hazard_fn *f);
/** wb_hazard_location - where @inst is in the source, or else in the input: of code that was inlined, the innermost
 * call in the file of the function that has it. wb_hazard_line - "file:line" of it; in cx->unit. */
struct wb_loc wb_hazard_location(const struct wb_hazard_fn *f, uint32_t inst);
/* A place of code that was inlined. */
struct wb_frame {
	struct wb_loc loc;
	const char *calls;		/* the function that is called there; NULL: @inst itself is there */
};
/** wb_hazard_frames - the calls by which @inst was inlined, outermost first, then where it is itself; in cx->unit. 0:
 * it was not, or that is not known. */
uint32_t wb_hazard_frames(struct wb_ctx *cx, const struct wb_hazard_fn *f, uint32_t inst, struct wb_frame **out);
/** wb_hazard_begins - the first instruction of block @b of which the source line is known; else its first one; WB_NONE:
 * it has none. */
uint32_t wb_hazard_begins(const struct wb_fn *fn, uint32_t b);
/** wb_hazard_where - the same with the column, where it is known. */
const char *wb_hazard_where(
	struct wb_ctx *cx, const struct wb_hazards *h, const struct wb_hazard_fn *f, uint32_t inst);
const char *wb_hazard_line(
	struct wb_ctx *cx, const struct wb_hazards *h, const struct wb_hazard_fn *f, uint32_t inst);
/** wb_hazard_code - the instruction as the input has it, without comment; its text form where the input is none. */
const char *wb_hazard_code(struct wb_ctx *cx, const struct wb_hazards *h, const struct wb_hazard_fn *f, uint32_t inst);

/** wb_hazard_identity - what finding @k is about: its rule, the conditions of its loop, what these read and what is
 * blocked, with the names of the functions by which that was inlined. Lines and registers do not change it.
 * wb_hazard_fingerprint - the same with the kernel; where that has another finding with this identity, also with where
 * the calls are that it was inlined by, and with how many come before it that are alike in this, too. */
#define WB_FINGERPRINT_DIGITS 16u	/* hexadecimal, in all that is written */
uint64_t wb_hazard_identity(const struct wb_hazard_fn *f, uint32_t k);
uint64_t wb_hazard_fingerprint(const struct wb_hazard_fn *f, uint32_t k);
/** wb_hazard_count - findings of @f that are reported; @accepted: those that are accepted, otherwise the others. */
uint32_t wb_hazard_count(const struct wb_hazard_fn *f, bool accepted);

/** wb_report_hazards - as "text", "json" or "sarif"; false if there is no such format. */
bool wb_report_hazards(
	struct wb_ctx *cx, const struct wb_hazards *h, const char *format, bool colour, struct wb_out *o);

#endif
