/* src/report/dot.h -- shared by the files that draw graphs. */
#ifndef WB_REPORT_DOT_H
#define WB_REPORT_DOT_H

#include "private.h"
#include "wavebound/lanes.h"

#define MOST_TEXT 72		/* bytes of an instruction, of a name */
#define FIRST_INSTS 4		/* instructions shown per block */
#define LEAST_CUT_BLOCKS 16	/* of a graph that is cut, so that it is wider than high */

struct drawing {
	struct wb_ctx *cx;
	const struct wb_module *m;
	const struct wb_fn *fn;
	const struct wb_graph_options *opt;
	struct wb_out *o;
	const uint64_t *count;		/* [edge] or NULL */
	/* with opt->lanes */
	/* [inst] its first event of a region, 3 * region + enum event; [event] the next one, ascending; WB_NONE */
	uint32_t *event, *next_event;
	/* [block] ends an arm of a split; [edge] taken if no lane is active in the code that it skips */
	bool *serialises, *skips;
	uint32_t *name_of;		/* [set] the number of its name; 0: none */
	WB_VEC(uint32_t) named;		/* sets too long for a box, in the order of appearance */
	bool *in_box, *seen;		/* [atom] in a set of a box; [set] its atoms are marked */
	/* with opt->pruned */
	/* [block] the first branch node that merges there; [branch] the next, ascending; WB_NONE */
	uint32_t *merge, *next_merge;
	bool *reached;			/* with opt->kept: [block] on a path that is left; NULL: all are drawn */
	uint32_t first, end;		/* blocks of the part that is drawn */
	/* [block] of another part: 1, its name as what edges come from is there; 2: as what they lead to */
	uint8_t *outside;
};

/** wb_dot_part - wb_report_dot of the blocks from @first to before @end. Edges from and to others end in their names.
 */
void wb_dot_part(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn,
	const struct wb_graph_options *opt, uint32_t first, uint32_t end, struct wb_out *o);
/** wb_dot_cuts - parts of the graph of @fn that side by side are wider than high: each ends before *end[k], in cx->tmp.
 * Returns how many there are. */
uint32_t wb_dot_cuts(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn, uint32_t **end);

/** wb_dot_heads - @n times WB_NONE, in tmp. */
uint32_t *wb_dot_heads(struct drawing *d, uint32_t n);

/* Active lanes: dot_lanes.c */
/** wb_dot_lanes_index - to be called first. */
void wb_dot_lanes_index(struct drawing *d);
/** wb_dot_lanes_style - colour and frame of block @b; wb_dot_lanes - lines of its box. */
void wb_dot_lanes_style(struct drawing *d, uint32_t b);
void wb_dot_lanes(struct drawing *d, uint32_t b);
/** wb_dot_lanes_key - a box below the graph that explains the names of sets; to be called last. */
void wb_dot_lanes_key(struct drawing *d);

#endif
