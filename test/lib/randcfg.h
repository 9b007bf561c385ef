/* test/lib/randcfg.h -- random functions for property tests and benchmarks.
 *
 * Programs whose meaning counts are texts, drawn from a grammar (grammar.h). Here only the graph counts, and it is made
 * without a text: it may have 100,000 blocks or a nest as deep, it may be any graph at all, which no nest of statements
 * is, and its blocks share a budget that is known before.
 *
 *	struct rng r = rng_new(seed);
 *	struct randcfg_options o = randcfg_defaults();
 *	o.blocks = 500;
 *	o.depth = 4;
 *	struct wb_fn *fn = randcfg_make(cx, &r, &o);
 *
 * The same seed and options give the same function on every machine. Functions
 * come out of the builder (reverse post-order, edge 0 the entry edge) and pass
 * wb_verify. They belong to cx->unit; cx->tmp is left as it was.
 */
#ifndef WAVEBOUND_TEST_RANDCFG_H
#define WAVEBOUND_TEST_RANDCFG_H

#include "rng.h"
#include "wavebound/ir.h"

/* ---- structured functions ------------------------------------------------------------- */
/* Sequences, if-then, diamonds, while loops, do-while loops, self loops, breaks
 * and continues (of any enclosing loop, so loops have several exits and several
 * latches), early ends; on demand irreducible regions and loops without exit. */
struct randcfg_options {
	uint32_t blocks;	/* about so many; at least 1                            */
	uint32_t depth;		/* deepest loop nest; 0: no loops                       */
	uint32_t loops;		/* percent of constructs that are loops                 */
	uint32_t jumps;		/* percent that are break, continue or early end        */
	uint32_t irreducible;	/* percent that are cycles with two entries; 0: the function is reducible */
	uint32_t endless;	/* percent that are loops without exit; 0: every block reaches an exit edge */
	uint32_t insts;		/* most instructions per block besides its branch       */
};
/** randcfg_defaults - 50 blocks, depth 3, 30 % loops, 10 % jumps, reducible, exits everywhere, up to 4 instructions. */
struct randcfg_options randcfg_defaults(void);
/** randcfg_make - a kernel named "random". Labels tell what a block is: "loopN" the header of the N-th loop,
 * "irrN" one of the two entries of an irreducible cycle, "endN" an end of the program; others have none. */
struct wb_fn *randcfg_make(struct wb_ctx *cx, struct rng *r, const struct randcfg_options *o);

/* ---- arbitrary functions ------------------------------------------------------------------ */
/** randcfg_wild - up to @blocks blocks, each with 0, 1 or 2 successors chosen among all blocks (the near ones more
 * often): any CFG can come out, mostly irreducible. What the entry does not reach is dropped. No labels. */
struct wb_fn *randcfg_wild(struct wb_ctx *cx, struct rng *r, uint32_t blocks, uint32_t insts);

/** randcfg_nest - @loops loops, each the body of the one around it: the inner blocks' dominance frontiers are all
 * headers. No labels. */
struct wb_fn *randcfg_nest(struct wb_ctx *cx, struct rng *r, uint32_t loops, uint32_t insts);

/** randcfg_lists - lists the instructions of @fn that a test has made into calls or accesses (wb_fn.call, act; rule
 * I14). */
void randcfg_lists(struct wb_ctx *cx, struct wb_fn *fn);

/** randcfg_module - a module with @fn as its only function. */
struct wb_module *randcfg_module(struct wb_ctx *cx, struct wb_fn *fn);

#endif
