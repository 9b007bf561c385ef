/* wavebound/ilp.h -- the most a path through a CFG can cost: IPET, exactly.
 *
 * Variables are edge counts (Li and Malik, DAC 1995). A flow program is the CFG
 * with costs, loop bounds and further rows; it knows nothing of instructions.
 * Everything is exact: GLPK only proposes; the number comes from weak duality in
 * integers (wavebound-ipet(7)).
 */
#ifndef WAVEBOUND_ILP_H
#define WAVEBOUND_ILP_H

#include "wavebound/base.h"
#include "wavebound/facts.h"

struct wb_flow_loop {
	const uint32_t *back;  uint32_t nback;		/* edge ids */
	const uint32_t *entry; uint32_t nentry;
	uint32_t header, parent;			/* parent WB_NONE: outermost; parents come first */
	bool irreducible;
	uint64_t max;					/* sum(back) <= max * sum(entry); WB_UNKNOWN: absent */
	uint64_t total;					/* sum(back) <= total, and <= total * sum(entry)      */
	/* sum(back) >= min * sum(entry): a claim; one above max or total is reported, bounds do not use it; 0 */
	uint64_t min;
};
struct wb_flow {
	uint32_t nblock, nedge;
	const uint32_t *src, *dst;   /* [edge] WB_NONE: entry (src) or exit (dst); edge 0 is the entry edge, count 1;
				      both WB_NONE: a removed edge, count 0 */
	const uint64_t *cost;				/* [edge] cost of one traversal: paid on the path into dst */
	const struct wb_flow_loop *loop; uint32_t nloop;
	const struct wb_flow_row *row; uint32_t nrow;	/* sum coeff * x <= limit */
	const struct wb_flow_term *term;
};

enum wb_solver { WB_SOLVER_AUTO, WB_SOLVER_GLPK };

/* A proof: rationals lambda >= 0 for loop rows and further rows. By weak duality
 *   bound = floor(sum lambda_r b_r + longest path under c_e - sum lambda_r a_re)
 * is at least the optimum, whatever proposed the multipliers. */
struct wb_certificate {
	wb_u128 den;					/* common denominator, > 0 */
	/* [loop] numerators: rows max, total, and total's companion; 0 where the row is absent */
	wb_u128 *loop_max, *loop_total, *loop_entry;
	wb_u128 *row;					/* [row] */
	uint64_t bound;
};
struct wb_ipet {
	uint64_t bound;			/* never below the optimum */
	uint64_t gap;			/* bound - cost of the witness */
	bool certified;			/* the certificate re-proved the bound (always true with WB_OK) */
	uint64_t *count;		/* [edge] a feasible circulation: the witness */
	const char *method;		/* "structural", "glpk", "mixed" */
	struct wb_certificate *cert;
};

/** wb_flow_solve - bounds the flow program.
 * @names: for locations in messages; may be NULL. Results live in cx->unit.
 *
 * Errors, reported, never together with a number:
 *   WB_UNBOUNDED  a cycle without any bound; each loop that lacks one is named at its header
 *   WB_BAD_INPUT  the facts contradict each other; names a smallest set that does
 *   WB_OVERFLOW   the bound, or how often an edge of the worst path runs, does not fit in 64 bits
 *   WB_REFUSED    irreducible region without a bound; code that can be reached but never leaves
 *   WB_SOLVER     nothing could be certified
 */
struct wb_flow_names {
	const struct wb_fn *fn;		/* may be NULL */
};
enum wb_status wb_flow_solve(struct wb_ctx *cx, const struct wb_flow *p, const struct wb_flow_names *names,
	enum wb_solver solver, struct wb_ipet *out);

/** wb_flow_wide - after WB_OVERFLOW: a bound in 128 bits, proved as all are, without a path that costs it; it may be
 * above the optimum. false: none, as for some irreducible loops, or what 128 bits do not hold either. */
bool wb_flow_wide(struct wb_ctx *cx, const struct wb_flow *p, wb_u128 *bound);

/** wb_solver_limit - test hook: GLPK stops after this many milliseconds or iterations; negative: the defaults. */
void wb_solver_limit(int time_ms, int iterations);

/** wb_certificate_check - re-proves @cert for @p with exact arithmetic and no solver; *out = the bound it proves.
 * false: it proves nothing, or not the bound it claims. */
bool wb_certificate_check(struct wb_ctx *cx, const struct wb_flow *p, const struct wb_certificate *cert, uint64_t *out);
/** wb_certificate_prove_wide - what the multipliers of @cert prove, whatever bound it claims; of any size. */
bool wb_certificate_prove_wide(
	struct wb_ctx *cx, const struct wb_flow *p, const struct wb_certificate *cert, wb_u128 *bound);
/** wb_witness_check - whether @count is a feasible circulation of @p; *cost = its cost. */
bool wb_witness_check(struct wb_ctx *cx, const struct wb_flow *p, const uint64_t *count, uint64_t *cost);

/** wb_proof_check - both at once; @cert or @count may be NULL. */
bool wb_proof_check(struct wb_ctx *cx, const struct wb_flow *p, const struct wb_certificate *cert,
	const uint64_t *count, uint64_t *bound, uint64_t *cost);

/** wb_flow_from_fn - the flow program of @fn with the given cost per edge (needs LOOPS and BOUNDS). Arrays in cx->unit
 * or shared with @fn. */
void wb_flow_from_fn(struct wb_ctx *cx, const struct wb_fn *fn, const uint64_t *edge_cost, struct wb_flow *out);

/* ---- certificates as files (man wavebound-certificate(5)) ---- */
/* What a certificate is about; compared as text. */
struct wb_cert_label {
	const char *kernel;
	const char *machine;		/* hash of the machine description */
	const char *objective;		/* which cost was maximised */
	/* what the flow program rests on, and by which rule; the numbers are in its digest */
	const char **fact;
	uint32_t nfact;
};
struct wb_cert_value {
	uint32_t id;			/* loop, row or edge */
	wb_u128 value;			/* never 0 */
};
struct wb_cert_values {
	struct wb_cert_value *at;	/* by ascending id */
	uint32_t n;
};
struct wb_cert_file {
	struct wb_cert_label label;
	uint64_t program;		/* digest of the flow program: wb_flow_digest */
	uint32_t nedge, nloop, nrow;	/* of the flow program */
	uint64_t bound, gap;
	const char *method;
	wb_u128 den;
	struct wb_cert_values loop_max, loop_total, loop_entry, row, count;
	struct wb_loc loc;
};
/** wb_flow_digest - a number that changes with any part of the program that matters to its bound. */
uint64_t wb_flow_digest(const struct wb_flow *p);
/** wb_certificate_write - one JSON object, no newline at the end. */
void wb_certificate_write(struct wb_ctx *cx, const struct wb_flow *p, const struct wb_ipet *r,
	const struct wb_cert_label *label, struct wb_out *o);
/** wb_certificate_read - a JSON file of one certificate or an array of them. WB_BAD_INPUT (reported) unless the text is
 * whole: form, ranges and seal. Proves nothing yet. */
enum wb_status wb_certificate_read(struct wb_ctx *cx, uint16_t file, struct wb_cert_file **out, uint32_t *n);
/** wb_certificate_prove - checks @c against the program and label it must be about: digest, multipliers, bound,
 * witness, gap. WB_GATE (reported) if any differs. */
enum wb_status wb_certificate_prove(
	struct wb_ctx *cx, const struct wb_flow *p, const struct wb_cert_label *label, const struct wb_cert_file *c);

/** wb_flow_write_lp - the program in CPLEX LP format, for other solvers (glpsol --lp). */
void wb_flow_write_lp(struct wb_ctx *cx, const struct wb_flow *p, struct wb_out *o);

#endif
