/* passes/divergence/div.h -- what the files of divergence analysis share.
 */
#ifndef WAVEBOUND_PASSES_DIV_H
#define WAVEBOUND_PASSES_DIV_H

#include "wavebound/divergence.h"
#include "wavebound/lanes.h"

#include "../integer/integer.h"
#include "../passes.h"

#define DIV_UNSET UINT8_MAX		/* cls of a shape that is not computed yet: below all others */

/** mask_of - the mask of the low @bits of 32. */
static inline uint32_t mask_of(uint32_t bits) { return bits >= 32 ? UINT32_MAX : ((uint32_t)1 << bits) - 1; }

/* ---- shapes (shape.c) ---------------------------------------------------------------- */
struct wb_div_shape div_constant(uint32_t k);
struct wb_div_shape div_uniform(uint8_t cls);
struct wb_div_shape div_top(enum wb_div_why why, uint32_t inst, uint32_t from);
static inline bool div_is_uniform(const struct wb_div_shape *f) { return f->cls <= WB_DIV_WAVE; }
static inline bool
div_is_constant(const struct wb_div_shape *f)
{
	return f->cls == WB_DIV_LAUNCH && f->low_bits == 32;
}
static inline bool div_is_unset(const struct wb_div_shape *f) { return f->cls == DIV_UNSET; }
/** div_worse - the worse of what two operands make of a result: one that differs between lanes, else one that is unset,
 * else the one of the higher class. */
static inline struct wb_div_shape
div_worse(struct wb_div_shape a, struct wb_div_shape b)
{
	bool differs = b.cls > WB_DIV_WAVE && !div_is_unset(&b);

	return differs || (a.cls <= WB_DIV_WAVE && b.cls >= a.cls) ? b : a;
}
/** div_at_most_wave - @f of a scalar, which is one number in the wave. */
static inline struct wb_div_shape
div_at_most_wave(struct wb_div_shape f)
{
	return f.cls > WB_DIV_WAVE && !div_is_unset(&f) ? div_uniform(WB_DIV_WAVE) : f;
}
/** div_same - equal, apart from reasons. */
bool div_same(const struct wb_div_shape *a, const struct wb_div_shape *b);
/** div_join - the shape of a value that is @a for all lanes, or @b for all lanes. */
struct wb_div_shape div_join(const struct wb_div_shape *a, const struct wb_div_shape *b);
/** div_at_least - @f with the class of its base raised to @cls, which is uniform, if it is below that. */
struct wb_div_shape div_at_least(struct wb_div_shape f, uint8_t cls);
/** div_compute - the shape of a 32-bit operation, not reversed (wb_forward); false: it is not tracked. @most: of the
 * ids. */
bool div_compute(enum wb_op op, bool sign, const struct wb_div_shape *const x[], uint32_t n, const uint32_t *most,
	struct wb_div_shape *out);
/** div_compare - the class of a comparison per lane: uniform, or WB_DIV_DIVERGENT. */
uint8_t div_compare(
	enum wb_op op, bool sign, const struct wb_div_shape *a, const struct wb_div_shape *b, const uint32_t *most);

struct dependent {
	uint32_t node, next;
};

/* ---- the graph of queries (divergence.c) -------------------------------------- */
enum node_kind {
	NODE_VALUE,			/* id: value of wb_gsa                                       */
	NODE_MASK,			/* id: low half of a mask; the shape of its bit, per lane      */
	NODE_BRANCH,			/* id: block; the condition of its branch                     */
	NODE_GATE,			/* id: block; all branches that decide at its joins           */
	NODE_LOOP,			/* id: loop; all branches that leave it or a loop in it       */
	NODE_ZEROS,			/* id: value; its low bits that are 0 in all lanes            */
	NODE_PASSED,			/* id: value; context: a word of a descriptor (private.c)     */
};
/* Lane contexts: the lanes for which a value is asked. */
#define CONTEXT_ALL 0u			/* every lane                           */
#define CONTEXT_DEF 1u			/* the lanes that were on where it was made */
enum node_stage {
	STAGE_NEW,			/* not evaluated yet */
	STAGE_FIRST,			/* being evaluated for the first time */
	STAGE_LATER,
};
#define NODES 256u			/* in a chunk; nodes never move */
struct node {
	uint8_t kind;			/* enum node_kind */
	uint8_t stage;			/* enum node_stage */
	bool queued;			/* to be computed again: something that it read grew */
	/* its shape does not grow any more: it is divergent, or all that it read is settled */
	bool settled;
	uint8_t changes;		/* upper bound on changes */
	uint32_t id, context;
	uint32_t user;			/* first in the list of nodes that read it */
	struct wb_div_shape f;
};

struct div {
	struct wb_ctx *cx;
	const struct wb_fn *fn;
	const struct wb_pass_env *env;
	const struct wb_gsa *g;
	struct wb_gsa_gates *gates;	/* made on demand */
	const struct wb_lanes *l;
	struct wb_divergence *out;
	uint32_t entry_set;
	bool with_reasons;		/* all shapes are computed, with reasons */
	bool writes_memory, has_scratch, has_barrier;
	WB_VEC(uint32_t) access;	/* instructions that access memory other than scalar memory, ascending */
	uint32_t size[3], lanes;	/* of a workgroup, 0: unknown; of a wave */
	const struct wb_launch_values *values;	/* what memory holds when the launch begins */
	struct wb_integers *ints;		/* made on demand */
	struct div_each *each;		/* made on demand */
	bool rows;			/* the lanes of a wave are of one row, with consecutive ids */
	uint32_t id_span[3];		/* for each id that has strides: the greatest difference within a wave */
	WB_VEC(struct node *) chunk;	/* node n: chunk[n / NODES][n % NODES] */
	uint32_t nnode;
	uint64_t most_nodes;
	WB_VEC(struct wb_group) context;
	uint32_t *def_node;		/* [value] its node of CONTEXT_DEF + 1, 0: none */
	struct wb_map node_known, context_known;	/* other nodes; contexts by their lanes */
	WB_VEC(struct dependent) dependent;
	WB_VEC(uint32_t) queue;
	uint32_t done;			/* of the queue: how many are computed */
	uint32_t first_new, nnew;	/* all nodes below first_new are computed; nnew: how many are not */
	uint32_t current, depth;	/* node that is computed now, WB_NONE; how many others wait for it */
	bool reads_unsettled;		/* it read something that is not settled */
};

/** node_of - node @n; it stays valid when nodes are added. */
static inline struct node *node_of(const struct div *d, uint32_t n) { return &d->chunk.at[n / NODES][n % NODES]; }

/** div_def_node - the node of value @v in CONTEXT_DEF, created if it is new. */
uint32_t div_def_node(struct div *d, uint32_t v);
/** div_node - any other node, created if it is new. It is computed when it is read, or at the end. */
uint32_t div_node(struct div *d, enum node_kind kind, uint32_t id, uint32_t context);
/** div_read - its shape, which may grow later; the node that is computed now depends on it. */
const struct wb_div_shape *div_read(struct div *d, uint32_t node);
/** div_answer - its final shape. Only while no node is being computed. */
struct wb_div_shape div_answer(struct div *d, uint32_t node);
uint32_t div_context(struct div *d, struct wb_group lanes);
/** div_inst_context - the context of the lanes that are on at @inst. */
uint32_t div_inst_context(struct div *d, uint32_t inst);

/* ---- values in lane contexts (context.c) ---------------------------------------------------------------- */
/** div_value_node - the node of value @v in @context. */
uint32_t div_value_node(struct div *d, uint32_t v, uint32_t context);
/** div_eval_value - the shape of a node of kind VALUE. div_eval_join - of one, or of kind MASK, at a GAMMA or MU. */
struct wb_div_shape div_eval_value(struct div *d, uint32_t node);
struct wb_div_shape div_eval_join(struct div *d, uint32_t node);
/** div_use - the node of the @k-th unit of operand @o, as @inst reads it; WB_NONE: it is no register. */
static inline uint32_t
div_use(struct div *d, uint32_t inst, uint32_t o, uint32_t k)
{
	uint32_t v = wb_gsa_read(d->g, d->fn->inst[inst].opnd + o, k);

	return v == WB_NONE ? v : div_value_node(d, v, div_inst_context(d, inst));
}
/** div_argument - the node of the @k-th argument of GAMMA, MU or ETA @node, in the context of @node. */
uint32_t div_argument(struct div *d, uint32_t node, uint32_t k);
/** div_argument_context - the context of the lanes that bring it. */
uint32_t div_argument_context(struct div *d, uint32_t node, uint32_t k);
/** div_find_ids - sets what kernel and launch tell of work-item ids. */
void div_find_ids(struct div *d);

/** div_within, div_disjoint - wb_lanes_within, wb_lanes_disjoint of the lanes of @o and @set. */
static inline bool
div_within(const struct div *d, const struct wb_group *o, uint32_t set)
{
	return wb_lanes_within(d->l, o->care, o->lanes, set);
}
static inline bool
div_disjoint(const struct div *d, const struct wb_group *o, uint32_t set)
{
	return wb_lanes_disjoint(d->l, o->care, o->lanes, set);
}

/* ---- instructions (inst.c) --------------------------------------------------------------------- */
/** div_transfer - the shape of value @v, which an instruction defines, for the lanes that are on. */
struct wb_div_shape div_transfer(struct div *d, uint32_t v);
/* An operand: its shape, and the node; WB_NONE: a constant. */
struct read {
	const struct wb_div_shape *f;
	uint32_t from;
};
/** div_operand - the @k-th unit of operand @o of @inst. @room: space for shapes that have no node. */
struct read div_operand(struct div *d, uint32_t inst, uint32_t o, uint32_t k, struct wb_div_shape *room);
/** div_worst_operand - all that @inst reads but EXEC (@addresses_only: and its data): the worst class, uniform; or a
 * divergent shape that names the operand; or unset. */
struct wb_div_shape div_worst_operand(struct div *d, uint32_t inst, bool addresses_only);
/** div_copied - the shape of a result that is operand @x of @inst. */
struct wb_div_shape div_copied(uint32_t inst, struct read x);
/** div_decode - the operation that defines value @v: of 32 bits, with one result, or of 64. div_operand_of - the index
 * of the operand that is its source @k. */
bool div_decode(const struct div *d, uint32_t v, struct wb_decoded *p);
static inline uint32_t
div_operand_of(const struct div *d, const struct wb_decoded *p, uint32_t k)
{
	return (uint32_t)(p->src[k] - d->fn->opnd) - d->fn->inst[p->inst].opnd;
}
/** div_argument_align - a power of two that divides the pointer argument at offset @at: the alignment that the launch
 * states (else @unstated), or that of a pointer to LDS; 1: there is no such argument. */
uint64_t div_argument_align(const struct div *d, uint64_t at, uint64_t unstated);
/** div_source - index of the @n-th explicit operand that @i reads; WB_NONE. */
uint32_t div_source(const struct div *d, const struct wb_inst *i, uint32_t n);

/* ---- masks (mask.c) -------------------------------------------------------------------------------- */
struct wb_div_shape div_eval_mask(struct div *d, uint32_t node);
/** div_mask_argument - the node of the @k-th argument of mask @node, a GAMMA; WB_NONE: it is no mask. */
uint32_t div_mask_argument(struct div *d, uint32_t node, uint32_t k);
struct wb_div_shape div_eval_branch(struct div *d, uint32_t block);
/** div_mask_operand - the shape of a lane's bit in the mask that @inst reads in operand @o. */
struct wb_div_shape div_mask_operand(struct div *d, uint32_t inst, uint32_t o);
/** div_narrowed - whether @inst, which only switches lanes off, keeps a lane: the node of its bit in EXEC, per lane of
 * those that were on; WB_NONE: it is no such instruction. */
uint32_t div_narrowed(struct div *d, uint32_t inst);

/* ---- counting (count.c) ----------------------------------------------------------------------------- */
/* An address of 64 bits per lane: uniform base + strides + a number from 0 to window that each lane has for itself. */
struct lane_address {
	bool ok;
	uint64_t window;		/* bytes; 0: lanes differ by strides only */
	int64_t stride[3];		/* bytes per id */
	/* how many pairs of neighbouring lanes may be at another distance, because a 32-bit part wraps */
	uint32_t breaks;
	/* it is a sum of parts with different strides, and one may wrap: at a break, lanes of both sides are mixed */
	bool mixed;
	bool interleaved;		/* it may be of private memory (private.c) */
	uint8_t low_bits;		/* of the uniform base: number of known low bits... */
	uint32_t low;			/* ... and their value */
	uint32_t align;			/* a power of two that divides all addresses; 1: nothing is known */
	/* [lane] added, in the wave with this index of its workgroup, if waves are no rows; NULL: nothing */
	const int64_t *each;
	uint32_t wave;
};
/** div_most_words - an upper bound of lines, or of LDS rounds, for access @inst, with @lanes lanes, at address @x;
 * WB_UNKNOWN: not counted. */
uint64_t div_most_words(struct div *d, uint32_t inst, const struct lane_address *x, uint32_t lanes);
/** div_is_row - whether access @inst at @x is a load or store of global memory in which the element of each lane begins
 * where that of the lane before it ends. */
bool div_is_row(const struct div *d, uint32_t inst, const struct lane_address *x);
/** div_touches_whole_lines - whether access @inst at @x is a load or store of global memory by all lanes of a full
 * wave, to all bytes of lines that are one after another (whole.c). */
bool div_touches_whole_lines(struct div *d, uint32_t inst, const struct lane_address *x);
/** div_window_lines - an upper bound of lines for an address with a window; WB_UNKNOWN. div_spread - the greatest
 * distance of two lanes at @x, in bytes, or WB_UNKNOWN. */
uint64_t div_window_lines(const struct div *d, uint32_t inst, const struct lane_address *x);
uint64_t div_spread(const struct div *d, const struct lane_address *x);
/** div_ids_are_known - whether ids by lane are known: lanes are rows, or workgroups are full, of known size.
 * div_lane_ids - what strides are multiplied by in lane @lane of wave @wave of a workgroup, or of any if lanes are
 * rows. */
bool div_ids_are_known(const struct div *d);
void div_lane_ids(const struct div *d, uint32_t wave, uint32_t lane, uint32_t id[3]);

/** div_def_inst - the instruction that defines the value of @node in all lanes that read it; WB_NONE. */
uint32_t div_def_inst(struct div *d, uint32_t node);

/* ---- values that have one of several shapes (choices.c) ---------------------------------------------------- */
/* A shape, plus a number from 0 to window that each lane has for itself, plus each[lane]; modulo 2^32. f.max is of the
 * sum. */
struct windowed {
	struct wb_div_shape f;
	uint64_t window;
	const uint32_t *each;		/* NULL: nothing is added */
};
#define MOST_COMBINATIONS 16u		/* of one address */
struct alternative {
	uint32_t node;
	uint8_t taken, of;		/* the alternative that is taken, of how many */
};
struct choices {
	struct alternative choice[6];
	uint32_t n;			/* choices so far, the latest last */
	uint32_t steps;
	bool too_many;			/* too many to track */
	bool has_extremes, has_quotients;	/* some number is a minimum or the like; a quotient or a remainder */
	bool join_extremes, join_quotients;	/* such a number has a window, it is no choice */
	bool each;			/* numbers are computed lane by lane (each.c) */
	uint32_t inst;			/* each: the access */
	struct alternative fixed[3];	/* each: values of few numbers, the same in all lanes; one is assumed */
	uint32_t nfixed;
	struct { uint32_t node; struct windowed is; } seen[8];	/* numbers computed in this combination */
	uint32_t nseen;
};
/** div_value - @node, a number: its shape or, if that is divergent, what is known by its affine expression, in the
 * combination of choices @c (NULL: none is followed), or by its range. A divergent shape: nothing. */
struct windowed div_value(struct div *d, struct choices *c, uint32_t node);
/** div_is_iterating - whether the lanes that see @node, merged at the header of a loop, have all been there in every
 * iteration so far. */
bool div_is_iterating(struct div *d, uint32_t node);
/** div_most - the greatest number of @node in any lane, by its range: it bounds @x, what is known of it in a
 * combination, too. It shows that strides do not wrap: the distance of lanes is known modulo 2^32, and neither that nor
 * the real distance reaches 2^32. (Where numbers are those of each lane, this is asked where it matters: access.c.)
 * UINT32_MAX: that is not known. */
uint32_t div_most(struct div *d, uint32_t node, const struct windowed *x);
/** div_choose - which of the @of alternatives of @node is chosen in @c. */
uint32_t div_choose(struct choices *c, uint32_t node, uint32_t of);
/** div_advance - the next combination of the *n alternatives @at, a list of @c. Those at the end that have no further
 * one are dropped. False: there is none. What was computed in the last combination is forgotten. */
bool div_advance(struct choices *c, struct alternative *at, uint32_t *n);
/** div_integers - what the integer analysis knows at this launch; made on demand. */
struct wb_integers *div_integers(struct div *d);
/** div_first_word - the shape of operand @o of @inst, or of its first register, without modifiers; divergent: it is
 * neither a number nor a register. */
struct wb_div_shape div_first_word(struct div *d, uint32_t inst, uint32_t o);

/* ---- numbers of each lane (each.c) ------------------------------------------------------------------ */
#define DIV_MOST_LANES 64u
/** div_each_begin - before the numbers of a combination are computed; those of the last one are gone. False: too much
 * work. */
bool div_each_begin(struct div *d);
/** div_each_spent - whether there have been WB_LIMIT_EACH_LANE operations. */
bool div_each_spent(const struct div *d);
/** div_each_new - room for a number of each lane, in this combination; NULL: there is none left. */
int64_t *div_each_new(struct div *d);
/** div_each_span - the greatest distance of two lanes in @each, which may be NULL. */
uint64_t div_each_span(const struct div *d, const int64_t *each);
/** div_each_operate - what @p computes of the numbers @x, lane by lane; false: not all are known. div_each_sum - sets
 * r->window and r->each, those of a sum of @x; false: it is none, or there is no room. */
bool div_each_operate(struct div *d, struct choices *c, const struct wb_decoded *p, const struct windowed x[],
	struct windowed *r);
bool div_each_sum(struct div *d, enum wb_op op, const struct windowed x[], uint32_t n, struct windowed *r);
/** div_fixed_wave - the index of the wave in this combination. */
uint32_t div_fixed_wave(const struct choices *c);

/* ---- low zeros (multiples.c) ------------------------------------------------------------------------- */
struct wb_div_shape div_eval_zeros(struct div *d, uint32_t node);
/** div_align - a power of two, at most 4, that divides all addresses of access @inst to memory or LDS, without a
 * descriptor. Only while no node is being computed. */
uint32_t div_align(struct div *d, uint32_t inst);

/* ---- private memory (private.c) ----------------------------------------------------------------------- */
struct wb_div_shape div_eval_passed(struct div *d, uint32_t v, uint32_t word);
/** div_may_be_private - whether access @inst, not through a descriptor that is not known, may lead there. */
bool div_may_be_private(struct div *d, uint32_t inst);
/** div_private_lines - the most lines of such an access whose lanes are at @x, whatever the base; WB_UNKNOWN: no fewer
 * than at the worst. */
uint64_t div_private_lines(struct div *d, uint32_t inst, const struct lane_address *x);

/* ---- addresses (access.c) --------------------------------------------------------------------------- */
/** div_accesses - sets wb_divergence.access. */
void div_accesses(struct div *d);
/** div_scalar_loads - sets wb_divergence.scalar. */
void div_scalar_loads(struct div *d);

#endif
