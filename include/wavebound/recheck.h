/* wavebound/recheck.h -- facts of flow programs, proved a second time by other means.
 *
 * A certificate proves a bound from a flow program. Here the numbers of that program are held against the input
 * again, by code that shares nothing with the passes that found them: coarser, so that it proves less, and simple.
 *
 *	layout		each instruction follows the one before, and branches lead where the code or its text says
 *	cost		the cost vector of a block is added up again
 *	access		lines and LDS rounds of an access, from what all lanes have in common
 *	loop, branch	the scalars of a wave are executed, on what the launch says
 *	barriers	no branch depends on what waves of a workgroup may differ in
 *
 * What is not proved here is taken on trust, and says by which rule. What is contradicted is wrong.
 */
#ifndef WAVEBOUND_RECHECK_H
#define WAVEBOUND_RECHECK_H

#include "wavebound/facts.h"
#include "wavebound/launch.h"
#include "wavebound/machine.h"

enum wb_recheck_kind {
	WB_RECHECK_LAYOUT,
	WB_RECHECK_COST,
	WB_RECHECK_ACCESS,
	WB_RECHECK_LOOP,
	WB_RECHECK_BRANCH,
	WB_RECHECK_BARRIERS,
	WB_RECHECK_ROW,
	WB_RECHECK_GUARD,
	WB_RECHECK_SPLIT,
	WB_RECHECK_KINDS
};
enum wb_recheck_verdict { WB_RECHECK_PROVED, WB_RECHECK_TRUSTED, WB_RECHECK_WRONG };
/* "layout of the code", "bound of a loop", ... */
extern const char *const wb_recheck_kind_name[WB_RECHECK_KINDS];

struct wb_recheck_fact {
	uint8_t kind;			/* enum wb_recheck_kind */
	uint8_t verdict;		/* enum wb_recheck_verdict */
	uint32_t id;			/* block, instruction, loop, edge or row; 0 */
	const struct wb_fn *fn;
	struct wb_loc loc;
	const char *what;		/* the fact: "at most 8 iterations per entry" */
	const char *why;		/* PROVED: how. TRUSTED: the rule that claims it. WRONG: what contradicts it */
};
struct wb_recheck {
	WB_VEC(struct wb_recheck_fact) fact;	/* by kind, then place */
	uint32_t n[WB_RECHECK_KINDS][3];	/* by verdict */
};

struct wb_recheck_input {
	const struct wb_module *module;
	const struct wb_machine *machine;
	const struct wb_launch *launch;	/* of a kernel, as its analysis had it; may be incomplete or NULL */
	/* a bound rests on all waves of a workgroup meeting the same barriers in the same iterations */
	bool barriers_alike;
	const struct wb_files *files;	/* to read the text again; NULL: it is not there */
};
/** wb_recheck - adds the facts that the flow programs of @fn rest on to @out. Needs LOOPS, BOUNDS and COST; arrays are
 * in cx->unit. */
void wb_recheck(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_recheck_input *in, struct wb_recheck *out);
/** wb_recheck_split - the same for a branch that is split, at the end of block @branch, with the serialisation block
 * @bsb. */
void wb_recheck_split(
	struct wb_ctx *cx, const struct wb_fn *fn, uint32_t branch, uint32_t bsb, struct wb_recheck *out);
/** wb_recheck_access - what is claimed of access @inst of @fn beyond what each access of its kind keeps: "at most 4
 * lines"; NULL: nothing. In cx->unit. */
const char *wb_recheck_access(
	struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_recheck_input *in, uint32_t inst);

#endif
