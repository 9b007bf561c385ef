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
	uint32_t from, to;		/* lines that are its own: [from, to) */
	struct wb_gsa_users users;	/* of fn's values */
	uint32_t sgpr;			/* first that is free */
	uint32_t nlabel;
	WB_VEC(struct edit) edit;
};

/* One loop and what follows it. */
struct spot {
	uint32_t loop, latch, header;
	uint32_t andn2, branch, or;	/* instructions */
	/* there is no andn2, for all lanes go round or none: the branch that leaves; else NULL */
	const char *otherwise;
	/* those of the region that give lanes back which parted before the loop; the first is `or` */
	WB_VEC(uint32_t) join;
	bool into_else;			/* `or` sends other lanes into an else instead */
	uint32_t mask;			/* first unit of M */
	struct wb_bits region;		/* blocks; of the last one only what stands before the end */
	uint32_t first;			/* X */
	uint32_t end;			/* block in which the region ends */
	uint32_t stop;			/* first instruction that is not in it any more */
	WB_VEC(uint32_t) keep;		/* scalar units to be kept */
	const char *why;		/* why it is refused */
};

/** gcn_fix_combined - the pair that @i combines EXEC with, where it is `op exec, exec, pair`; WB_NONE: it is not that.
 */
uint32_t gcn_fix_combined(const struct wb_fn *fn, const struct wb_inst *i, enum wb_op op);
/** gcn_fix_arrival - the instruction in front of which lanes arrive that are to come to the @n-th join. */
uint32_t gcn_fix_arrival(const struct fixer *f, const struct spot *p, uint32_t n);
/** gcn_fix_latch - finds how lanes leave @p->loop; @p->why says why not. */
void gcn_fix_latch(struct fixer *f, struct spot *p);
/** gcn_fix_unfolded - the same, the region, and whether it is legal, in a function of which calls and the stack were
 * replaced (fix_calls.c). */
void gcn_fix_unfolded(struct fixer *f, struct spot *p);

#endif
