/* passes/divergence/div.h -- what the files of divergence analysis share.
 */
#ifndef WAVEBOUND_PASSES_DIV_H
#define WAVEBOUND_PASSES_DIV_H

#include "wavebound/divergence.h"
#include "wavebound/lanes.h"

#include "../integer/range.h"
#include "../passes.h"

#define DIV_UNSET UINT8_MAX		/* cls of what was not evaluated yet: below all */

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
/** div_same - equal but for reasons. */
bool div_same(const struct wb_div_shape *a, const struct wb_div_shape *b);
/** div_join - what holds of a value that is @a or @b for all lanes alike. */
struct wb_div_shape div_join(const struct wb_div_shape *a, const struct wb_div_shape *b);
/** div_at_least - @f with a class (of the base) no lower than @cls, a uniform one. */
struct wb_div_shape div_at_least(struct wb_div_shape f, uint8_t cls);
/** div_compute - a 32-bit operation on shapes; false: not one that is followed. @most: of the ids. */
bool div_compute(enum wb_op op, bool sign, const struct wb_div_shape *const x[], uint32_t n, const uint32_t *most,
	struct wb_div_shape *out);
/** div_compare - the class of a comparison per lane: uniform, or WB_DIV_DIVERGENT. */
uint8_t div_compare(
	enum wb_op op, bool sign, const struct wb_div_shape *a, const struct wb_div_shape *b, const uint32_t *most);

struct dependent {
	uint32_t node, next;
};

/* ---- the graph of what depends on what (divergence.c) -------------------------------------- */
enum node_kind {
	NODE_VALUE,			/* id: value of wb_gsa                                       */
	NODE_MASK,			/* id: low half of a mask; the shape of its bit, per lane      */
	NODE_BRANCH,			/* id: block; the condition of its branch                     */
	NODE_GATE,			/* id: block; all branches that decide at its joins           */
	NODE_LOOP,			/* id: loop; all branches that leave it or a loop in it       */
	NODE_NARROW,			/* id: instruction; per lane, whether it keeps the lane in EXEC */
};
/* Who looks. */
#define CONTEXT_ALL 0u			/* every lane                           */
#define CONTEXT_MADE 1u			/* the lanes active where it was made    */
struct lane_context {
	uint32_t set, care;		/* of wb_lanes */
};
enum node_stage {
	STAGE_NEW,			/* not evaluated yet */
	STAGE_FIRST,			/* being evaluated for the first time */
	STAGE_LATER,
};
#define NODES 256u			/* of a chunk; a node stays where it is */
struct node {
	uint8_t kind;			/* enum node_kind */
	uint8_t stage;			/* enum node_stage */
	bool queued;			/* to be evaluated again: something it read grew */
	bool settled;			/* its shape grows no more: nor does all that it read, or it is divergent */
	uint8_t changes;		/* as many or more */
	/* multiples.c: by how much it is shifted, how many low bits are zero, each + 1; 0: not looked at, not known */
	uint8_t shift, zeros;
	uint8_t spare[2];		/* 64 bytes: found by a shift */
	uint32_t id, context;
	uint32_t user;			/* first in the list of dependents */
	uint32_t made_in;		/* of CONTEXT_MADE: the lanes that see it so, WB_NONE: another question */
	struct wb_div_shape f;
};

struct div {
	struct wb_ctx *cx;
	const struct wb_fn *fn;
	const struct wb_pass_env *env;
	const struct wb_gsa *g;
	struct wb_gsa_gates *gates;	/* NULL: nobody asked for some so far */
	const struct wb_lanes *l;
	struct wb_divergence *out;
	uint32_t entry_set;
	bool all;			/* everything is asked, and reasons are wanted */
	/* somebody asks in which class what is the same for all lanes is, or parts may never be executed; else it is
	 * WB_DIV_WAVE, but for constants */
	bool classes;
	bool writes_memory, has_scratch, has_barrier;
	WB_VEC(uint32_t *) asked;	/* where the id of a condition's node is */
	WB_VEC(uint32_t) access;	/* instructions that access other memory than scalar, ascending */
	uint32_t size[3], lanes;	/* of a workgroup, 0: not known; of a wave */
	const struct wb_launch_values *values;	/* what memory holds when the launch begins */
	struct wb_nums *nums;		/* made when first asked for */
	bool searches;			/* multiples.c: nodes are marked */
	bool rows;			/* the lanes of a wave have consecutive ids in one row */
	uint32_t near[3];		/* the most by which ids that strides count differ in a wave */
	WB_VEC(struct node *) chunk;	/* node n: chunk[n / NODES][n % NODES] */
	uint32_t nnode;
	WB_VEC(struct lane_context) context;
	uint32_t *one[NODE_LOOP + 1];	/* [kind][id] nodes for CONTEXT_MADE + 1, 0: none; of the kinds to LOOP */
	uint32_t *leaving;		/* [edge] who looks along it + 1, 0: not known yet */
	uint32_t *watch;		/* [span] context of its lanes + 1, 0: none yet */
	/* hash tables of other nodes, context ids + 1 */
	struct { uint32_t *slot; uint32_t cap, n; } table, contexts;
	WB_VEC(struct dependent) dependent;
	WB_VEC(uint32_t) queue;
	uint32_t done;			/* of the queue */
	uint32_t begun, fresh;		/* of the nodes: none below is new; how many are */
	uint32_t now, depth;		/* node being evaluated, WB_NONE; how many others wait for it */
	bool open;			/* it read something that is not settled */
};

/** node_of - node @n, while nodes are made as well. */
static inline struct node *node_of(const struct div *d, uint32_t n) { return &d->chunk.at[n / NODES][n % NODES]; }

/** div_made - the node of value @v for the lanes active where it is made, made if it is new; @set: what div_made_in
 * says of it. */
uint32_t div_made(struct div *d, uint32_t v, uint32_t set);
/** div_node - any other node, made if it is new. It is evaluated when it is read, or last. */
uint32_t div_node(struct div *d, enum node_kind kind, uint32_t id, uint32_t context);
/** div_read - its shape; the node being evaluated depends on it. The shape stays where it is, and may grow later. */
const struct wb_div_shape *div_read(struct div *d, uint32_t node);
/** div_answer - its shape when all that is asked is answered. Not while a node is being evaluated. */
struct wb_div_shape div_answer(struct div *d, uint32_t node);
/** div_context - lanes of @set where @care holds. */
uint32_t div_context(struct div *d, uint32_t set, uint32_t care);
/** div_at - the lanes active when @inst reads. */
uint32_t div_at(struct div *d, uint32_t inst);

/* ---- values as seen (context.c) ---------------------------------------------------------------- */
#define FOR_ALL (WB_NONE - 1)
/** div_made_in - the set of lanes that see value @v as those do that are active where it is made; FOR_ALL: whoever
 * looks; WB_NONE: that is no question of sets. */
uint32_t div_made_in(const struct div *d, uint32_t v);
/** div_look - the node of value @v as @seen sees it. */
uint32_t div_look(struct div *d, uint32_t v, uint32_t context);
/** div_eval_value - the shape of a node of kind VALUE. */
struct wb_div_shape div_eval_value(struct div *d, uint32_t node);
/** div_use - the node of the @k-th unit of operand @o, a register, as @inst reads it; WB_NONE: it does not. */
static inline uint32_t
div_use(struct div *d, uint32_t inst, uint32_t o, uint32_t k)
{
	uint32_t at = d->fn->inst[inst].opnd + o, v = wb_gsa_read(d->g, at, k), n, in;

	if (d->all || v == WB_NONE)
		return v == WB_NONE ? v : d->out->use[wb_gsa_operand(d->g, at, k)];
	n = d->one[NODE_VALUE][v];
	in = n ? node_of(d, n - 1)->made_in : div_made_in(d, v);
	/* most are; nothing has to be looked up */
	if (in == FOR_ALL || (in != WB_NONE && in == d->l->span[d->l->of_inst[inst]].exec))
		return n ? n - 1 : div_made(d, v, in);
	return div_look(d, v, div_at(d, inst));
}
/** div_comes_round - whether the @k-th argument of MU @x comes along a back edge. */
bool div_comes_round(const struct div *d, const struct wb_gsa_value *x, uint32_t k);
/** div_added - whether @arg, what an iteration leaves of the loop's value @node, is the sum of that and operand *by of
 * instruction *inst. */
bool div_added(struct div *d, uint32_t node, uint32_t arg, uint32_t *inst, uint32_t *by);
/** div_argument - the node of the @k-th argument of GAMMA, MU or ETA @node, as @node sees it. */
uint32_t div_argument(struct div *d, uint32_t node, uint32_t k);
/** div_entry - what a unit holds at the start, for the lanes active then. */
struct wb_div_shape div_entry(const struct div *d, uint32_t unit);
/** div_find_ids - what is known about work-item ids from the kernel and the launch. */
void div_find_ids(struct div *d);

/** div_within, div_disjoint - wb_lanes_within, wb_lanes_disjoint of the lanes of @o and @set. */
static inline bool
div_within(const struct div *d, const struct lane_context *o, uint32_t set)
{
	return wb_lanes_within(d->l, o->care, o->set, set);
}
static inline bool
div_disjoint(const struct div *d, const struct lane_context *o, uint32_t set)
{
	return wb_lanes_disjoint(d->l, o->care, o->set, set);
}

/* ---- instructions (inst.c) --------------------------------------------------------------------- */
/** div_transfer - value @v as an instruction leaves it, for the lanes active. */
struct wb_div_shape div_transfer(struct div *d, uint32_t v);
/* What an instruction reads: a shape, and the node it is of; WB_NONE: a constant. */
struct read {
	const struct wb_div_shape *f;
	uint32_t from;
};
/** div_operand - the @k-th unit of operand @o as @inst reads it. @room holds shapes that are nobody's. */
struct read div_operand(struct div *d, uint32_t inst, uint32_t o, uint32_t k, struct wb_div_shape *room);
/** div_taken - the shape of what @inst read, when that is what it gives. */
struct wb_div_shape div_taken(uint32_t inst, struct read x);
/** div_is_plain - whether @i computes 32 bits (or bits one by one) in the way its operation says; *part: which unit of
 * its first def @unit is. */
bool div_is_plain(const struct wb_fn *fn, const struct wb_inst *i, uint32_t unit, uint32_t *part);
/** div_argument_offset - whether scalar load @inst leaves in @unit what the kernel argument segment holds at *at. */
bool div_argument_offset(struct div *d, uint32_t inst, uint32_t unit, uint64_t *at);
/** div_source - index of the @n-th explicit operand of @i that is read, WB_NONE. */
uint32_t div_source(const struct div *d, const struct wb_inst *i, uint32_t n);
/** div_sources - all of them, in order: at[], but no more than @most; how many. */
uint32_t div_sources(const struct div *d, const struct wb_inst *i, uint32_t at[], uint32_t most);

/* ---- masks (mask.c) -------------------------------------------------------------------------------- */
struct wb_div_shape div_eval_mask(struct div *d, uint32_t node);
struct wb_div_shape div_eval_branch(struct div *d, uint32_t block);
struct wb_div_shape div_eval_narrow(struct div *d, uint32_t inst);
/** div_mask_operand - the bit, per lane, of the mask that @inst reads in operand @o. */
struct wb_div_shape div_mask_operand(struct div *d, uint32_t inst, uint32_t o);
/** div_narrows - whether @inst writes EXEC in a way that div_eval_narrow follows. */
bool div_narrows(const struct div *d, uint32_t inst);

/* ---- counting (count.c) ----------------------------------------------------------------------------- */
/* An address of 64 bits per lane: uniform + strides + a number of each lane's own up to window. */
struct wide {
	bool ok;
	uint64_t window;		/* bytes; 0: lanes differ by strides alone */
	int64_t stride[3];		/* bytes per id */
	uint32_t breaks;		/* wb_div_access.breaks */
	/* parts with different strides were added, and one may wrap: at a break both kinds of lanes are mixed */
	bool mixed;
	uint8_t low_bits;		/* of the uniform part: known low bits... */
	uint32_t low;			/* ... and what they are */
	uint32_t align;			/* of all addresses: multiples of this, a power of two; 1: nothing is known */
};
/** div_most_lines, div_most_rounds - the most lines, LDS rounds that access @inst of up to @lanes lanes takes at @x;
 * WB_UNKNOWN: not counted. */
uint64_t div_most_lines(struct div *d, uint32_t inst, const struct wide *x, uint32_t lanes);
/** div_window_lines - the same of an address with a window. */
uint64_t div_window_lines(const struct div *d, uint32_t inst, const struct wide *x);
uint64_t div_most_rounds(struct div *d, uint32_t inst, const struct wide *x, uint32_t lanes);

/** div_maker - the instruction that makes the value of @node for all who look, WB_NONE. */
uint32_t div_maker(struct div *d, uint32_t node);
/** div_unmoved - @node, or what moves of 32 bits between registers took it from. */
uint32_t div_unmoved(struct div *d, uint32_t node);

/* ---- products of 64 bits (product.c) ------------------------------------------------------------------ */
/* The @unit-th 32 bits of operand @o of instruction @inst; 0 if that is WB_NONE. */
struct div_part {
	uint32_t inst, o, unit;
};
struct div_product {
	struct div_part of[3][2];	/* two factors and what is added, each low half, high half */
};
/** div_find_product - whether @lo and @hi are the halves of a product of 64 bits and an addend. */
bool div_find_product(struct div *d, uint32_t lo, uint32_t hi, struct div_product *out);

/* ---- numbers that are one of a few shapes (ways.c) ---------------------------------------------------- */
#define MOST_WAYS 16u			/* of one address */
#define MOST_MASKED 3u
struct ways {
	struct { uint32_t node; uint8_t taken, of; } choice[6];
	uint32_t n;			/* choices met so far, the latest last */
	uint32_t steps;
	bool lost;			/* too much to follow */
	uint32_t masked[MOST_MASKED], nmasked;	/* numbers met of which few bits are left: windows, */
	uint32_t split;			/* but for this one of them, which is a choice; WB_NONE */
	bool orders, hull;		/* some number is the least of several, or so: a window, not a choice */
};
/* A shape, and a number of each lane's own up to window: modulo 2^32, as all of it. f.max is of both together. */
struct div_near {
	struct wb_div_shape f;
	uint64_t window;
};
/** div_along - @node along the way that @w says; of a divergent shape: it has none. */
struct div_near div_along(struct div *d, struct ways *w, uint32_t node);
/** div_choose - which one of @of is taken at @node. div_next_way - the next way; false: there is none. */
uint32_t div_choose(struct ways *w, uint32_t node, uint32_t of);
bool div_next_way(struct ways *w);
/** div_selects - whether @inst gives each lane one of its first two sources, 32 bits: operands at[0] and at[1]. */
bool div_selects(struct div *d, uint32_t inst, uint32_t at[3], uint32_t *n);
/** div_numbers - what is known of numbers at this launch, made when first asked for. */
struct wb_nums *div_numbers(struct div *d);
/** div_number - whether operand @o of @inst, 32 bits, is the number *k in all lanes and at all times. */
bool div_number(struct div *d, uint32_t inst, uint32_t o, uint32_t *k);

/* ---- low zeros and pointers (multiples.c) ------------------------------------------------------------ */
/** div_align - a power of two, 4 at most, that divides all addresses of access @inst in memory or LDS, given through no
 * descriptor. Not while a node is being evaluated. */
uint32_t div_align(struct div *d, uint32_t inst);
/** div_loaded_range - what the launch says of each number (32 bits; of a load of halves: 16) that @inst, a vector load,
 * leaves; NULL: nothing. */
const struct wb_launch_range *div_loaded_range(struct div *d, uint32_t inst);

/* ---- barriers (barriers.c) -------------------------------------------------------------------------- */
/** div_deciding - [block] whether its branch decides if a barrier is executed, or in which iteration; NULL: it may be
 * any. */
const uint8_t *div_deciding(const struct div *d);

/* ---- addresses (access.c) --------------------------------------------------------------------------- */
/** div_accesses - fills wb_divergence.access, asking for what it needs of addresses. */
void div_accesses(struct div *d);

#endif
