/* test/lib/randpws.h -- random structured kernels with divergent branches, for tests of wavefront splitting.
 *
 * A kernel is a tree of constructs: blocks, sequences, divergent if/else with a branch serialisation
 * block, divergent if without else, uniform if/else, do-while loops with breaks. It can be built as it is,
 * or with every loop unrolled. That is why it is a tree first, and no text of grammar.h: two functions come of one
 * tree, and tests compute from the tree what the splits of a function gain.
 */
#ifndef WAVEBOUND_TEST_RANDPWS_H
#define WAVEBOUND_TEST_RANDPWS_H

#include "randcfg.h"
#include "wavebound/pws.h"

struct randpws_options {
	uint32_t branches;	/* divergent if/else, at most about */
	uint32_t depth;		/* deepest nest of all constructs  */
	uint32_t loops;		/* percent of constructs that are loops */
	uint32_t uniform;	/* percent that are uniform branches    */
	uint32_t short_ifs;	/* percent that are ifs without else    */
	uint64_t most;		/* largest cost of a block              */
	uint64_t most_rounds;	/* largest loop bound                   */
};
enum randpws_kind {
	RANDPWS_LEAF,
	RANDPWS_SEQ,
	RANDPWS_IFELSE,
	RANDPWS_IF,
	RANDPWS_UNIFORM,
	RANDPWS_LOOP,
	RANDPWS_BREAK
};
struct randpws_node {
	uint8_t kind;
	uint32_t a, b;		/* parts */
	uint64_t cost[2];	/* of its own blocks: IFELSE u and BSB(u), LOOP the latch */
	uint64_t rounds;
};
struct randpws_tree {
	WB_VEC(struct randpws_node) node;
	uint32_t root;
};
struct randpws {
	struct wb_fn *fn;		/* with DOM, LOOPS, BOUNDS */
	struct wb_pws *pws;
	uint64_t *block, *edge;		/* costs; of edges: 0 */
	uint32_t *tree;			/* [branch] its node in the tree */
};
void randpws_tree(struct wb_ctx *cx, struct rng *r, const struct randpws_options *o, struct randpws_tree *t);
void randpws_build(struct wb_ctx *cx, const struct randpws_tree *t, bool unroll, struct randpws *out);

#endif
