/* src/gcn/fix.h -- what the files of --fix say to each other. */
#ifndef WAVEBOUND_GCN_FIX_H
#define WAVEBOUND_GCN_FIX_H

#include "wavebound/deadlock.h"
#include "wavebound/gsa.h"
#include "wavebound/lanes.h"

#include "gcn.h"

/* What becomes of a line of the input. */
struct edit {
	uint32_t line;
	uint32_t order;			/* among those at one line: loops that lie further in end first */
	const char *before;		/* text in front of the line, or NULL */
	bool drop;			/* the line itself is left out */
};
struct fixer {
	struct wb_ctx *cx;
	const struct wb_module *m;
	const struct wb_fn *fn;
	const struct wb_file *in;	/* the text */
	uint32_t from, to;		/* lines that are its own: [from, to) */
	struct wb_gsa_users users;	/* of fn's values */
	uint32_t sgpr;			/* first that is free */
	uint32_t vgpr;			/* as many are used; 0: none but those of the input */
	uint32_t nlabel;
	WB_VEC(struct edit) edit;
};

/** gcn_fix_combined - the pair that @i combines EXEC with, where it is `op exec, exec, pair`; WB_NONE: it is not that.
 */
uint32_t gcn_fix_combined(const struct wb_fn *fn, const struct wb_inst *i, enum wb_op op);
/** gcn_fix_switches_on - whether @i sets EXEC, or some of it, to all ones. */
bool gcn_fix_switches_on(const struct wb_fn *fn, const struct wb_inst *i);
/** gcn_fix_keeps_lanes - whether the lanes at the end of block @b are those that began the iteration at @header. */
bool gcn_fix_keeps_lanes(const struct wb_fn *fn, uint32_t header, uint32_t b);
/** gcn_fix_tested - the unit, the first of a pair, that branch @i tests; WB_NONE: it does not test whether one is 0. */
uint32_t gcn_fix_tested(const struct wb_fn *fn, const struct wb_inst *i);
/** gcn_fix_branch - the mnemonic of branch @i; NULL: not one that is known. */
const char *gcn_fix_branch(const struct wb_fn *fn, const struct wb_inst *i);
/** gcn_fix_pair - "s[4:5]". */
const char *gcn_fix_pair(struct fixer *f, uint32_t unit);
void gcn_fix_edit(struct fixer *f, struct edit e);
/** gcn_fix_to_end - rewrites all loops of f->fn that wait so that others go on to the end of the program; returns how
 * many, 0 with messages if one cannot be rewritten (fix_end.c). */
uint32_t gcn_fix_to_end(struct fixer *f);

#endif
