/* src/simd/simd.h -- what the files of src/simd say to each other. */
#ifndef WAVEBOUND_SRC_SIMD_H
#define WAVEBOUND_SRC_SIMD_H

#include "wavebound/facts.h"
#include "wavebound/simd.h"

#define KIND(k) (1u << WB_SIMD_##k)
#define OPT 1u		/* in a set of kinds: may be left out (WB_SIMD_NONE) */

/* Sets of sub-operations. */
enum { SUB_COMPARE = 1, SUB_LOGIC, SUB_ENTRY, SUB_NEG, SUB_CONVERT, SUB_DIM, SUB_WIDE };
/** simd_find_op - WB_SIMD_OPS: there is none. */
enum wb_simd_op simd_find_op(const char *w, size_t n);
/** simd_find_sub - of @op; n == 0: none is written. False if @op has no such one, or needs one. */
bool simd_find_sub(enum wb_simd_op op, const char *w, size_t n, uint8_t *sub);
/** simd_sub_list - what may stand there, for messages. */
const char *simd_sub_list(enum wb_simd_op op);

/* An operand as it is written, before labels are known. */
struct simd_word {
	struct wb_simd_opnd opnd;
	const char *at;
	size_t n;
};
/** simd_read_word - registers, numbers, constants; anything else that is a name is a label (kind LABEL, value open). *why: what is wrong with it, then false. */
bool simd_read_word(struct simd_word *w, const char **why);
/** simd_read_int - a number as C writes integers, with sign; false if it is none or does not fit in 32 bits. */
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
};
/* A loop as the published procedure finds it: blocks first to last of the text. */
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
	struct simd_loop *loop; uint32_t nloop;		/* a loop before those in it; siblings from the end of the text on */
	uint32_t deepest;	/* entries of the control stack at once */
};
/** simd_flow - blocks and edges in the order of the text, with one control stack that is followed down the text. The result lives in @cx->unit.
 * WB_BAD_INPUT, reported, where the stack cannot be followed; @lenient: a warning where the published tool goes on. */
enum wb_status simd_flow(struct wb_ctx *cx, const struct wb_simd *p, bool lenient, struct simd_flow *out);
/** simd_loops - fills @f->loop. WB_REFUSED, reported, when loops overlap. */
enum wb_status simd_loops(struct wb_ctx *cx, struct simd_flow *f);
static inline const struct wb_simd_inst *simd_last(const struct simd_flow *f, uint32_t b) { return &f->p->inst[f->block[b].first + f->block[b].ninst - 1]; }

/** simd_build - the same program in the common IR, for passes: blocks end where those of the program end. */
enum wb_status simd_build(struct wb_ctx *cx, const struct simd_flow *f, struct wb_fn *fn);

#endif
