/* wavebound/recheck.h -- facts of flow programs, proved a second time by other means.
 *
 * A certificate proves a bound from a flow program. The re-check compares the numbers of that program with the input.
 * Its code shares nothing with the passes that found them. It is simpler and coarser, so it proves less.
 *
 *  layout    each instruction follows the one before, and branches have the targets that the code or its text states
 *  cost    the cost vector of a block is added up again
 *  access    lines and LDS rounds of an access, from what all lanes have in common
 *  loop, branch  the scalars of a wave are executed, on the values that the launch gives
 *  barriers  none is between a branch that waves of a workgroup may take differently, and where their paths meet again
 *
 * A fact that is not proved here is given by the user, holds if no access leaves its buffer, or is open; the rule that
 * claims it is named. A fact that the input contradicts is wrong.
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
/* Four classes, and facts that do not hold. GIVEN: the user says it. INSIDE: it holds if no access leaves its buffer.
 * OPEN: nobody has proved it again. */
enum wb_recheck_verdict {
	WB_RECHECK_PROVED,
	WB_RECHECK_GIVEN,
	WB_RECHECK_INSIDE,
	WB_RECHECK_OPEN,
	WB_RECHECK_WRONG,
	WB_RECHECK_VERDICTS
};
static inline const char *
wb_recheck_kind_name(uint32_t kind)
{
	static const char *const name[WB_RECHECK_KINDS] = { [WB_RECHECK_LAYOUT] = "order of the code",
		[WB_RECHECK_COST] = "cost of a block",
		[WB_RECHECK_ACCESS] = "lines or LDS rounds of an access",
		[WB_RECHECK_LOOP] = "bound of a loop",
		[WB_RECHECK_BRANCH] = "branch that is decided",
		[WB_RECHECK_BARRIERS] = "barriers met alike by all waves",
		[WB_RECHECK_ROW] = "further row",
		[WB_RECHECK_GUARD] = "waves outside a guard",
		[WB_RECHECK_SPLIT] = "split branch" };

	return name[kind];
}

static inline const char *
wb_recheck_verdict_name(uint32_t verdict)
{
	static const char *const name[WB_RECHECK_VERDICTS] = { [WB_RECHECK_PROVED] = "proved",
		[WB_RECHECK_GIVEN] = "given",
		[WB_RECHECK_INSIDE] = "inside",
		[WB_RECHECK_OPEN] = "open",
		[WB_RECHECK_WRONG] = "wrong" };

	return name[verdict];
}

struct wb_recheck_fact {
	uint8_t kind;			/* enum wb_recheck_kind */
	uint8_t verdict;		/* enum wb_recheck_verdict */
	uint32_t id;			/* block, instruction, loop, edge or row; 0 */
	const struct wb_fn *fn;
	struct wb_loc loc;
	const char *what;		/* the fact: "at most 8 iterations per entry" */
	bool whole;			/* ACCESS: its lines are claimed to be whole ones in a row */
	bool row;			/* ACCESS: lanes are claimed to access words one after another */
	const struct wb_div_scalar *scalar;	/* ACCESS: the bytes that a scalar load is claimed to read; NULL */
	uint64_t lines, rounds;		/* ACCESS: the most that is claimed; WB_UNKNOWN: nothing */
	uint64_t repeats;		/* LOOP: the most iterations per entry; WB_UNKNOWN: it is about all entries */
	const char *why;		/* PROVED: how. WRONG: what contradicts it. Else: the rule that claims it */
};
struct wb_recheck {
	WB_VEC(struct wb_recheck_fact) fact;	/* sorted by kind, then by position */
	uint32_t n[WB_RECHECK_KINDS][WB_RECHECK_VERDICTS];
};

struct wb_recheck_input {
	const struct wb_module *module;
	const struct wb_machine *machine;
	const struct wb_launch *launch;	/* of a kernel, as in its analysis; may be incomplete or NULL */
	/* a bound assumes that all waves of a workgroup execute the same barriers in the same iterations */
	bool barriers_alike;
	/* what bounds charge for each change of the line of code, and for all lines together (M18) */
	uint64_t change_cycles, lines_cycles;
	/* scalar accesses are claimed to hit but for so many lines, these of arguments or packet; 0: they are not */
	uint64_t scalar_lines, argument_lines;
	const struct wb_files *files;	/* to read the text again; NULL: there is no text */
	uint64_t steps;			/* the most instructions that are executed; 0: 2,000,000 */
	/* the same program as LLVM's assembler and disassembler read it, of which the lines are read again; NULL: those
	 * of @module are */
	const struct wb_module *listed;
};
/* Whether @a of @f and @b of @g are one instruction, as far as its cost goes. */
static inline bool
wb_recheck_alike(const struct wb_fn *f, const struct wb_inst *a, const struct wb_fn *g, const struct wb_inst *b)
{
	bool counts = a->op == WB_OP_WAITCNT || a->op == WB_OP_NOP || a->op == WB_OP_SLEEP;

	if (a->op != b->op || a->tclass != b->tclass || a->isa_op != b->isa_op || a->nopnd != b->nopnd ||
		memcmp(&a->mem, &b->mem, sizeof a->mem) != 0)
		return false;
	for (uint32_t k = 0; counts && k < a->nopnd; k++)
		if (wb_opnd(f, a, k)->kind != wb_opnd(g, b, k)->kind ||
			wb_opnd(f, a, k)->imm != wb_opnd(g, b, k)->imm)
			return false;
	return true;
}
/** wb_recheck_named - the function in in->listed that has the name of @fn; NULL. @fn if there is no such module.
 * wb_recheck_listed - the same if it has the instructions of @fn. */
static inline const struct wb_fn *
wb_recheck_named(const struct wb_recheck_input *in, const struct wb_fn *fn)
{
	const struct wb_fn *l = in->listed ? NULL : fn;

	for (uint32_t k = 0; in->listed && k < in->listed->nfn; k++)
		if (strcmp(in->listed->fn[k]->name, fn->name) == 0)
			l = in->listed->fn[k];
	return l;
}
static inline const struct wb_fn *
wb_recheck_listed(const struct wb_recheck_input *in, const struct wb_fn *fn)
{
	const struct wb_fn *l = wb_recheck_named(in, fn);

	if (!l || l->ninst != fn->ninst)
		return NULL;
	for (uint32_t k = 0; l != fn && k < fn->ninst; k++)
		if (!wb_recheck_alike(fn, &fn->inst[k], l, &l->inst[k]))
			return NULL;
	return l;
}
/** wb_recheck - adds the facts that the flow programs of @fn rest on to @out. Needs LOOPS, BOUNDS and COST; arrays are
 * in cx->unit. */
void wb_recheck(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_recheck_input *in, struct wb_recheck *out);
/** wb_recheck_waits - proves costs of blocks of @fn in @out that are open, where waves take no edge that is not @taken
 * [edge]. */
void wb_recheck_waits(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_recheck_input *in, const bool *taken,
	struct wb_recheck *out);
/** wb_recheck_split - the same for a branch that is split. The branch is at the end of block @branch; @bsb is its
 * serialisation block. */
void wb_recheck_split(
	struct wb_ctx *cx, const struct wb_fn *fn, uint32_t branch, uint32_t bsb, struct wb_recheck *out);
/** wb_recheck_access - what is claimed of access @inst of @fn beyond the general limit of its kind, such as "at most 4
 * lines"; NULL: nothing. In cx->unit. */
const char *wb_recheck_access(
	struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_recheck_input *in, uint32_t inst);

#endif
