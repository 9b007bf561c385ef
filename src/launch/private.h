/* src/launch/private.h -- shared by the files of src/launch. */
#ifndef WAVEBOUND_SRC_LAUNCH_PRIVATE_H
#define WAVEBOUND_SRC_LAUNCH_PRIVATE_H

#include "wavebound/launch.h"
#include "wavebound/xml.h"

#define WB_MAX_BUFFER_BYTES ((uint64_t)1 << 40)

/* ---- flow facts -------------------------------------------------------------------- */
#define WB_FFX_NS "urn:wavebound:ffx"			/* attributes of wavebound in FFX; usual prefix: wb */

/* A location in the program as a fact names it. */
enum location_kind { AT_NOWHERE, AT_ADDRESS, AT_LABEL, AT_OFFSET, AT_SOURCE };
struct location {
	enum location_kind kind;
	uint64_t address;
	const char *label;		/* AT_LABEL */
	int64_t offset;			/* AT_LABEL; AT_OFFSET: from the start of the function around it */
	const char *file;		/* AT_SOURCE */
	uint32_t line;
};

/* What a fact was written for: its digest (facts.h), one for each build; its source line. Not stated: 0, NULL. */
struct identity {
	const uint64_t *code; uint32_t ncode;
	const char *file;
	uint32_t line;
};

struct fact_edge {
	struct location src, dst;
	struct identity was;
	struct wb_loc loc;
};

/* A flow fact, before its loop or edges are found. */
struct fact {
	bool not_all;			/* else a loop */
	struct location at;		/* the loop; of not-all: the <loop> around it, if any */
	const char *fn;			/* <function name> around it, or NULL */
	struct location fn_at;		/* <function LOCATION> around it; AT_NOWHERE if none */
	/* in_call: holds only for the call at location call, in function caller if that is not NULL */
	bool in_call;
	struct location call;
	const char *caller;
	uint64_t max, total, min;	/* WB_UNKNOWN when not stated; min 0 */
	bool inexact;			/* exact="false" */
	struct identity was;		/* the loop */
	const char *why;		/* the reason that the user gives; NULL: none */
	bool seq;			/* not-all: only in this order */
	struct fact_edge *edge; uint32_t nedge;
	struct wb_loc loc;
	bool *used;
};

struct wb_facts {
	struct wb_arena *arena;
	WB_VEC(struct fact) fact;
	WB_VEC(struct wb_stated_call) jump;
};

/* Finds blocks and loops of a function by location. */
struct resolver;
struct resolver *wb_resolver_new(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn);
/** wb_resolve_block - the block that contains the location, or WB_NONE; @start: only if it starts there. Not for
 * AT_SOURCE. */
uint32_t wb_resolve_block(struct resolver *r, const struct location *p, bool start);
/** wb_resolve_loops - ids of the loops at the location, in @out; returns their number. *loose: only a later line of the
 * header matched. */
uint32_t wb_resolve_loops(struct resolver *r, const struct location *p, const uint32_t **out, bool *loose);
/** wb_resolve_scope - whether the fact can be about this function. */
bool wb_resolve_scope(struct resolver *r, const struct fact *f);
/** wb_fact_fits - whether @f was written for one of @n loops of @fn, which are at its place. false, reported: for
 * another one. A warning if it does not say for which (identity.c). */
bool wb_fact_fits(
	struct wb_ctx *cx, const struct wb_fn *fn, const struct fact *f, const uint32_t *loop, uint32_t n);
/** wb_fact_loops - as wb_resolve_loops, of the place of @f; where the function lacks that place, the loop that alone
 * has the code of @f, which a note says. *ok becomes false, reported, if several have it, or it is at another line. */
uint32_t wb_fact_loops(struct wb_ctx *cx, const struct wb_fn *fn, struct resolver *r, const struct fact *f,
	const uint32_t **out, bool *loose, bool *ok);
/** wb_are_copies - whether the headers of @n loops are one block and its copies (passes/reduce.c). */
bool wb_are_copies(const struct wb_fn *fn, const uint32_t *loop, uint32_t n);
/** wb_edges_fit - whether @f, a not-all, was written for the edges @edge, which are at its places; likewise. */
bool wb_edges_fit(struct wb_ctx *cx, const struct wb_fn *fn, const struct fact *f, const uint32_t *edge);
/** wb_edge_source - the source line of the branch of @edge, without column; WB_NO_LOC: none is known. */
struct wb_loc wb_edge_source(const struct wb_fn *fn, uint32_t edge);
/** wb_loop_source - the source line of the header of @loop, without column; WB_NO_LOC: none is known. */
struct wb_loc wb_loop_source(const struct wb_fn *fn, uint32_t loop);
/** wb_loop_text - the name of a loop in messages: "loop at .LBB0_2 (k.cl:12)". */
const char *wb_loop_text(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t loop);

/** wb_resolve_inst - whether the location is that of instruction @inst of the function. */
bool wb_resolve_inst(struct resolver *r, const struct location *p, uint32_t inst);

/* A bound of a loop that follows from facts for each call of its function. */
struct context_claim {
	uint32_t loop;
	uint64_t max, total;		/* WB_UNKNOWN: not known */
	const struct fact *fact;	/* one of them */
};
/** wb_context_claims - bounds of loops of @fn from facts inside of <call>; returns their number. Facts that give no
 * bound are reported. *ok becomes false if one is for another loop. */
uint32_t wb_context_claims(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn, struct resolver *r,
	const struct wb_facts *fs, const struct context_claim **out, bool *ok);

/** wb_location_text - "label .LBB0_2+0x8", "address 0x40", "k.cl:12". */
const char *wb_location_text(struct wb_arena *a, const struct location *p);

/* ---- launches ------------------------------------------------------------------------- */

/** wb_launch_which - the argument that @text names: by index if it is all digits, else by name. */
void wb_launch_which(struct wb_ctx *cx, const char *text, size_t len, struct wb_launch_arg *a);
/** wb_launch_number - a decimal or 0x number up to @max; reported at @loc otherwise. */
bool wb_launch_number(
	struct wb_ctx *cx, struct wb_loc loc, const char *what, const char *text, uint64_t max, uint64_t *out);
/** wb_launch_bits - the 32 bits of an element: an integer (negative: two's complement) or a float. */
bool wb_launch_bits(struct wb_ctx *cx, struct wb_loc loc, const char *text, uint64_t *out);
/** wb_launch_scalar - whether @text is a value: a number, or several separated by commas. */
bool wb_launch_scalar(struct wb_ctx *cx, struct wb_loc loc, const char *text);
/** wb_launch_is_float - digits with a point or an exponent, optional sign. */
bool wb_launch_is_float(const char *s, size_t n);

/** wb_launch_is_blank - whether @text is a word that a template has in place of a number, which is reported. */
bool wb_launch_is_blank(struct wb_ctx *cx, struct wb_loc loc, const char *text);
/** wb_launch_put_comment - writes text in an XML comment: without two hyphens in a row, and only printable ASCII. */
void wb_launch_put_comment(struct wb_out *o, const char *s);

/** wb_loop_cost - [loop] an estimate of the cycles that one more iteration of the loop adds to an execution of @fn; in
 * cx->tmp (loop_cost.c). */
uint64_t *wb_loop_cost(struct wb_ctx *cx, const struct wb_fn *fn);

#endif
