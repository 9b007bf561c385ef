/* passes/lanes/lanes.h -- what the files of the pass LANES share (see lanes.c).
 */
#ifndef WAVEBOUND_PASSES_LANES_H
#define WAVEBOUND_PASSES_LANES_H

#include "bdd.h"
#include "../passes.h"
#include "wavebound/gsa.h"

/* ---- masks (masks.c) ---------------------------------------------------------
 * A mask is one value of a pair of units (of one unit in wave32) that leads to
 * EXEC or to a branch: what one instruction or merge leaves there. */
enum mask_kind {
	MASK_CONST,		/* no lane, or all                                  */
	MASK_ENTRY,		/* EXEC when the function starts                    */
	MASK_BOOL,		/* op of src[0], src[1], with not_b and not_all     */
	MASK_CMP,		/* a new atom & src[0], which is EXEC               */
	MASK_SELECT,		/* src[2] ? src[0] : src[1]                         */
	MASK_PHI,		/* argument k on the k-th edge into the block       */
	MASK_SCC,		/* not a mask: a condition of the whole wave        */
	MASK_UNKNOWN,		/* a new atom                                       */
};
struct mask {
	uint8_t kind;		/* enum mask_kind */
	uint8_t op;		/* enum wb_bdd_op */
	bool not_b : 1, not_all : 1;	/* BOOL: the second source, the result is negated */
	bool exec : 1;		/* it is a value of EXEC */
	bool fixed : 1;		/* its function is not simplified again (flow.c) */
	bool is_atom : 1;	/* PHI: it is an atom; no one function describes it on all edges */
	union {
		uint32_t src[3];/* masks */
		uint32_t arg;	/* PHI: in masks.arg */
	};
	uint32_t inst;		/* that makes it; of two, the later one; WB_NONE */
	uint32_t block;		/* where it is defined */
	/* the first of its units, WB_NONE: they are not consecutive; how many. Of two instructions, what the later one
	 * makes */
	uint32_t unit, nunit;
	/* used by flow.c, as is fixed: */
	uint32_t set;		/* its function; WB_NONE: not reached yet */
	uint32_t atom;		/* made for it, or WB_NONE. PHI: atom + 1 is its value on a back edge */
	uint32_t init;		/* PHI of EXEC that has an atom: the set it was made from; WB_NONE */
};
/* An instruction and the mask that it leaves. */
struct mask_def {
	uint32_t inst, mask;
};
struct masks {
	WB_VEC(struct mask) at;
	WB_VEC(uint32_t) arg;
	uint32_t *def_first, *def;	/* [block + 1] masks made in the block, phis first, then by instruction */
	uint32_t *phi_end;		/* [block] the first in def[] that is no phi */
	/* [block + 1] masks that are live at the start of the block */
	uint32_t *live_first, *live;
	uint32_t *exec_in, *exec_out;	/* [block] EXEC at its start, at its end                              */
	uint32_t *write_first;		/* [block + 1] its instructions that write EXEC: write.at[write_first[b] ..) */
	WB_VEC(struct mask_def) write;	/* what they leave there, ascending by instruction                    */
	WB_VEC(struct mask_def) other;	/* the same for other registers: their first operand    */
	struct branch *branch;		/* [block] what the conditional branch at its end says                */
};
/* The branch at the end of a block is taken if a mask is zero, if it is not, or under a condition. */
struct branch {
	uint32_t mask;		/* WB_NONE: nothing is known; a MASK_SCC: the condition itself */
	bool taken_if_zero;
};

struct lanes {
	struct wb_ctx *cx;
	struct wb_fn *fn;
	const struct wb_module *module;
	struct wb_bdd *bdd;
	uint32_t exec, nexec;		/* units of EXEC */
	uint32_t scc;			/* unit, or WB_NONE */
	const uint32_t *block_of;	/* [inst] */
	struct masks masks;
	uint32_t entry;			/* the set of lanes with which the function starts */
	WB_VEC(struct wb_atom) atom;
	WB_VEC(uint32_t) atom_mask;	/* [atom] the mask it belongs to */
	/* results of flow.c */
	struct state *in;		/* [block] at its start */
	struct lanes_image *image;	/* see image.c */
	bool gave_up;			/* nothing is known of merged masks */
	/* results under way */
	uint32_t *own;			/* [span] EXEC; in WB_SPAN_WHOLE_WAVE, what it was before */
	bool within_entry;		/* EXEC is within the set of lanes.entry everywhere */
	WB_VEC(struct wb_region) region;
	struct wb_lanes *out;		/* the result */
	WB_VEC(struct wb_lane_top) top;
};

void lanes_find_masks(struct lanes *l);
/** lanes_sources - the masks that @m is made of, *n of them. */
const uint32_t *lanes_sources(const struct lanes *l, const struct mask *m, uint32_t *n);
/** lanes_made_by_lanes - [mask] it is a mask, not a number; @may_be: those that are masks for all we know (wave32.c) */
struct wb_bits lanes_made_by_lanes(const struct lanes *l, struct wb_bits may_be);
void lanes_find_live(struct lanes *l);		/* live.c: lists by block */

/* ---- functions of masks (flow.c) ------------------------------------------------------------- */
#define MOST_NONEMPTY 8
/* What is known at a point of the function. */
struct state {
	bool reached;
	uint32_t care;			/* every lane fulfils it */
	uint32_t nonempty[MOST_NONEMPTY], nnonempty;/* sets of which each has a lane */
};
void lanes_flow(struct lanes *l);
/** lanes_along - what is known on edge @e, with what its branch tells; false if it is never taken. */
bool lanes_along(struct lanes *l, uint32_t e, struct state *p);
/** lanes_made_in - whether @atom is made in @loop. */
static inline bool
lanes_made_in(const struct lanes *l, uint32_t loop, uint32_t atom)
{
	return l->atom.at[atom].block != WB_NONE && wb_loop_has(l->fn->loops, loop, l->atom.at[atom].block);
}
/** lanes_set_of - the function of @mask, a new atom if there is none. WB_LANES_NONE for WB_NONE. */
uint32_t lanes_set_of(struct lanes *l, uint32_t mask);
bool lanes_known_nonempty(struct lanes *l, const struct state *p, uint32_t set);
/** lanes_empty - whether no lane that @care allows is in @set; false for WB_NONE. */
static inline bool
lanes_empty(struct lanes *l, uint32_t care, uint32_t set)
{
	return wb_bdd_within(l->bdd, care, set, WB_LANES_NONE);
}
static inline bool
lanes_within(struct lanes *l, uint32_t care, uint32_t a, uint32_t b)
{
	return wb_bdd_within(l->bdd, care, a, b);
}
/* Where care is true, equal sets have equal numbers. */
static inline bool
lanes_eq(struct lanes *l, uint32_t care, uint32_t a, uint32_t b)
{
	return a == b ? a != WB_NONE : care != WB_LANES_ALL && wb_bdd_same(l->bdd, care, a, b);
}

/* ---- edges (image.c) ----------------------------------------------------------------- */
void lanes_image_init(struct lanes *l);
/** lanes_begin_merge - must be called before the images of edges into a block, when what it merges has its sets. */
void lanes_begin_merge(struct lanes *l);
/** lanes_care_into - the image of @set, the care of @e, the @k-th of several edges into its block. */
uint32_t lanes_care_into(struct lanes *l, uint32_t e, uint32_t k, uint32_t set);
/** lanes_merges_atoms - whether some mask merged in @b is an atom. */
bool lanes_merges_atoms(const struct lanes *l, uint32_t b);
/** lanes_drop_forgotten - @set, which has no atom of a mask merged in @b, without the atoms that are forgotten there.
 */
uint32_t lanes_drop_forgotten(struct lanes *l, uint32_t b, uint32_t set);

/* ---- results ------------------------------------------------------------------------------- */
void lanes_cut_spans(struct lanes *l);		/* spans.c */
void lanes_find_regions(struct lanes *l);	/* regions.c */
void lanes_classify_loops(struct lanes *l);	/* loops.c */
void lanes_note_top(struct lanes *l, uint32_t inst, uint32_t block, const char *why);

#endif
