/* src/simd/simd.h -- what the files of src/simd share. */
#ifndef WAVEBOUND_SRC_SIMD_H
#define WAVEBOUND_SRC_SIMD_H

#include "wavebound/facts.h"
#include "wavebound/simd.h"

#define KIND(k) (1u << WB_SIMD_##k)
#define OPT 1u		/* in a set of kinds: the operand is optional (WB_SIMD_NONE) */

/* Sets of sub-operations. */
enum { SUB_COMPARE = 1, SUB_LOGIC, SUB_ENTRY, SUB_MASK, SUB_NEG, SUB_CONVERT, SUB_DIM, SUB_WIDE };
/** simd_find_op - the operation of this name, or WB_SIMD_OPS. */
enum wb_simd_op simd_find_op(const char *w, size_t n);
/** simd_find_sub - a sub-operation of @op; n == 0: none. False: @op has no such sub-operation, or needs one. */
bool simd_find_sub(enum wb_simd_op op, const char *w, size_t n, uint8_t *sub);
/** simd_sub_list - the sub-operations of @op, for messages. */
const char *simd_sub_list(enum wb_simd_op op);

/* An operand as written, before labels are resolved. */
struct simd_word {
	struct wb_simd_opnd opnd;
	const char *at;
	size_t n;
};
/** simd_read_word - a register, number, or constant; any other name is a label (kind LABEL, value not set). False: *why
 * is the error. */
bool simd_read_word(struct simd_word *w, const char **why);
/** simd_read_int - a signed integer as in C; false if it is none, or does not fit in 32 bits. */
bool simd_read_int(const char *at, size_t n, int32_t *out);

/* ---- control flow ------------------------------------------------------------------------------------ */
enum simd_edge_kind { SIMD_FALL, SIMD_TAKEN, SIMD_POP };	/* POP: injected by the decoder when no lane is left */
struct simd_edge {
	uint32_t src, dst;	/* blocks */
	uint8_t kind;
	uint32_t pops;		/* POP: entries of the control stack */
	uint32_t stack;		/* after the move: number of its state; 0 is empty */
};
struct simd_block {
	uint32_t first, ninst;
	uint32_t out, nout;	/* edges, taken ones first */
	uint32_t depth;		/* entries of the control stack at its start */
};
/* A loop of the published procedure: blocks first to last of the text. */
struct simd_loop {
	uint32_t first, last;
	uint32_t parent;	/* WB_NONE */
	uint32_t back;		/* edge */
};
struct simd_flow {
	const struct wb_simd *p;
	struct simd_block *block; uint32_t nblock;
	struct simd_edge *edge; uint32_t nedge;
	uint32_t *block_of;	/* [instruction] */
	/* a loop before those in it; siblings from the end of the text backwards */
	struct simd_loop *loop; uint32_t nloop;
	uint32_t deepest;	/* maximum of entries of the control stack */
};
/** simd_flow - blocks and edges in the order of the text, with one control stack that is tracked down the text. The
 * result is in @cx->unit. WB_BAD_INPUT, reported, if the stack cannot be tracked; @lenient: a warning where the
 * published tool continues. @published: only the pops that the published tool knows of. */
enum wb_status simd_flow(
	struct wb_ctx *cx, const struct wb_simd *p, bool lenient, bool published, struct simd_flow *out);
/** simd_loops - fills @f->loop. WB_REFUSED, reported, when loops overlap. */
enum wb_status simd_loops(struct wb_ctx *cx, struct simd_flow *f);
static inline const struct wb_simd_inst *
simd_last(const struct simd_flow *f, uint32_t b)
{
	return &f->p->inst[f->block[b].first + f->block[b].ninst - 1];
}

/* ---- costs of blocks and accesses ----------------------------------------------------------------- */
struct simd_cost {
	/* [block] from the write-back of its first instruction to that of the next block, and 1 */
	uint64_t *cold, *warm;
	struct { uint64_t *cold, *warm; } pipeline[2];	/* [as published] cached results; NULL: none */
	uint64_t *access;		/* [block] of the access it ends in; 0: none */
	uint64_t *dram[2];		/* [without, with all_pairs][block] cached results; NULL: none */
	uint8_t *resource;		/* [block] WB_SIMD_ON_DRAM, WB_SIMD_ON_SP; WB_SIMD_COMPUTE: none */
};
/** simd_pipeline - sets cold and warm: the pipeline executes each block alone, and the whole text without branches.
 * @published: it waits as the published tool does. */
void simd_pipeline(struct wb_ctx *cx, const struct simd_flow *f, const struct wb_sim_d *m, bool published,
	struct simd_cost *c);
/** simd_edge_cycles - the cost of edge @e besides the cold cost of its block; may be negative. */
int64_t simd_edge_cycles(
	const struct simd_flow *f, const struct wb_sim_d *m, const struct simd_cost *c, const struct simd_edge *e);

/* What sd_words, sd_period and sd_period_cnt hold at most behind a block; exact: just that. */
struct simd_stride {
	uint32_t words, period, count;	/* UINT32_MAX: unknown */
	bool exact;
};
/** simd_strides - [block] of @f, whose edges are not those of the published procedure; in @cx->unit. */
struct simd_stride *simd_strides(struct wb_ctx *cx, const struct simd_flow *f);

/* How accesses are bounded. */
struct simd_model {
	const struct wb_sim_d *m;
	uint32_t width;
	bool all_pairs, all_lines;	/* corrections: DRAM, SCRATCHPAD */
	const struct simd_stride *stride;	/* [block] used with its correction */
};
/** simd_accesses - sets access and resource. WB_REFUSED, WB_BAD_INPUT: reported. */
enum wb_status simd_accesses(
	struct wb_ctx *cx, const struct simd_flow *f, const struct simd_model *how, struct simd_cost *c);
/** simd_compute_cycles - @clocks of DRAM in compute clocks, rounded up. */
uint64_t simd_compute_cycles(const struct wb_sim_d *m, uint64_t clocks);
/** simd_wide - how many words a thread moves in access @i of .vec2 or .vec4. */
static inline uint32_t
simd_wide(const struct wb_simd_inst *i)
{
	return i->sub == WB_SIMD_VEC2 ? 2 : i->sub == WB_SIMD_VEC4 ? 4 : 1;
}
/** simd_row_words - words of a row of threads that access @i moves to or from buffer @b. */
static inline uint32_t
simd_row_words(const struct wb_simd_inst *i, const struct wb_simd_buffer *b, uint32_t width)
{
	uint64_t words = (uint64_t)width * simd_wide(i);

	return words < b->dim_x ? (uint32_t)words : b->dim_x;
}
/** simd_tile - the DRAM tile of access @i of a work-group of @width, at its buffer's address. False: it is no tile. */
bool simd_tile(const struct wb_simd *p, const struct wb_simd_inst *i, const struct wb_sim_d *m, uint32_t width,
	struct wb_dram_tile *t);

/** simd_upload_cycles - the time to load the program into the machine; @published: Eq. 15 alone. */
uint64_t simd_upload_cycles(struct wb_arena *tmp, const struct wb_simd *p, const struct wb_sim_d *m, bool published);

/** simd_costs - the basis of the safe bounds of a launch: the graph, costs, and in @out the lists of accesses and
 * counts. Errors as wb_simd_bound. */
enum wb_status simd_costs(struct wb_ctx *cx, const struct wb_module *mod, const struct wb_sim_d *m,
	const struct wb_simd_launch *l, struct simd_flow *f, struct simd_cost *c, struct wb_simd_bounds *out);

/* ---- phases -------------------------------------------------------------------------------------------- */
/* A summary of a path, as far as schedules need it. Phases are those between its first access and its last. */
struct simd_seg {
	bool any;			/* there is an access */
	/* computing before the first access (all of it if there is none), behind the last one */
	uint64_t lead, tail;
	uint64_t first, last;		/* cycles of these accesses */
	uint64_t sum[WB_SIMD_RESOURCES];	/* of phases in between, and of the accesses */
	uint64_t pair;			/* sum over adjacent phases (computing and access) of the longer one */
	uint64_t phases;
	bool overflow;
};
struct simd_seg simd_seg_cat(const struct simd_seg *a, const struct simd_seg *b);
struct simd_seg simd_seg_repeat(const struct simd_seg *a, uint64_t times);

/* A predicted branch: taken @taken times, then not taken @other times, and so on; @at visits so far. */
struct simd_pattern {
	bool there, derived;
	uint64_t taken, other, at;
};
/* How paths are chosen and iterations counted. */
struct simd_rules {
	enum wb_simd_policy policy;
	/* the longest path over all costs; else over computing as the policy counts it */
	bool everything;
	bool safe;			/* refuse what the published procedure computes wrongly */
	struct simd_pattern *pattern;	/* [block] of the branch at its end; written */
	const bool *inexact;		/* [block] the pattern is an upper bound of a loop; NULL: none is */
};
struct simd_path {
	struct simd_seg seg;
	struct wb_simd_step *step; uint32_t nstep;
	bool cut;			/* there are too many to list */
	bool varies;			/* there are paths with other accesses */
	struct wb_loc why;
};
/** simd_longest - the longest path through the program. WB_REFUSED, reported, for loops without end, and for exits of
 * loops that are not supported. */
enum wb_status simd_longest(struct wb_ctx *cx, const struct simd_flow *f, const struct wb_sim_d *m,
	const struct simd_cost *c, const struct simd_rules *r, struct simd_path *out);

/** simd_build - the same program in the common IR, for passes: blocks end where those of the program end. */
enum wb_status simd_build(struct wb_ctx *cx, const struct simd_flow *f, struct wb_fn *fn);

#endif
