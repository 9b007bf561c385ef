/* src/gcn/fix.h -- what the files that rewrite the text of kernels share (fix.c). */
#ifndef WAVEBOUND_GCN_FIX_H
#define WAVEBOUND_GCN_FIX_H

#include "wavebound/repair.h"

#include "gcn.h"

/* An edit of a line of the input. A line may have labels in front of its instruction: they stay. */
struct edit {
	uint32_t line;
	bool behind;			/* the text belongs behind the line above, in front of the labels of this one */
	uint32_t order;			/* of edits at one line */
	const char *before;		/* text in front of the instruction, or of the labels (behind); or NULL */
	bool drop;			/* the instruction is left out; with `behind`, the line */
};
struct fixer {
	struct wb_ctx *cx;
	const struct wb_fn *fn;
	const struct wb_repair *r;	/* the repair of fn */
	uint32_t gfx;			/* 0x1030 */
	const char *prefix;		/* of new labels: "wb", or one that the text has not */
	struct wb_bits labelled;	/* blocks to which a label is added */
	uint32_t nyield, group;		/* back edges; the repair as a number */
	WB_VEC(struct edit) edit;
};

/** gcn_fix_pair - "s[4:5]"; for waves of 32 lanes "s4". */
const char *gcn_fix_pair(const struct fixer *f, uint32_t unit);
/** gcn_fix_labels - how many bytes the labels at the start of line [@at, @end) have. */
size_t gcn_fix_labels(const char *at, const char *end);
/** gcn_fix_find - where @word first stands in the text [@at, @end); NULL: nowhere. */
const char *gcn_fix_find(const char *at, const char *end, const char *word);
/** gcn_fix_edit - adds an edit. Its text has masks of 64 lanes, and waits of gfx9; it gets the form of the target. */
void gcn_fix_edit(struct fixer *f, struct edit e);
/** gcn_fix_reads_link - by function, an instruction that reads a return address other than to keep it, to give it back
 * or to return; NULL: there is none. In cx->tmp (fix_link.c). */
const struct wb_inst **gcn_fix_reads_link(struct wb_ctx *cx, const struct wb_module *m);
/** gcn_fix_write_park - all edits of the repair (fix_park.c). */
void gcn_fix_write_park(struct fixer *f);

#endif
