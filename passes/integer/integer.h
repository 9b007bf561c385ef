/* passes/integer/integer.h -- what is known about numbers: affine expressions (affine.c), ranges (range_query.c),
 * counters of loops (induction.c). The question that other passes ask: which number, in which lanes, where, in which
 * iteration.
 *
 * A value is a version of a unit (values.c, gsa.h). In a vector register each lane has its
 * own, and an instruction leaves the old one where EXEC is off; so questions about
 * values are asked for the lanes of a set (lanes.h), at a block.
 */
#ifndef WAVEBOUND_PASSES_INTEGER_H
#define WAVEBOUND_PASSES_INTEGER_H

#include "../passes.h"
#include "decode.h"
#include "interval.h"
#include "iterations.h"
#include "range.h"
#include "values.h"
#include "wavebound/gsa.h"
#include "wavebound/launch.h"

/* ---- contexts ------------------------------------------------------------------------ */
/* Lanes of a group, at the end of @block. */
struct wb_point {
	struct wb_group group;
	uint32_t block;
	/* the way they came in this iteration of a loop, or NULL. Those of the iteration itself, or any lane if one of
	 * those is among the lanes there */
	const struct wb_iteration *iteration;
};
static inline struct wb_point
wb_point_any(uint32_t block)
{
	return (struct wb_point){ .group = wb_group_any(), .block = block };
}

/* ---- linear forms ------------------------------------------------------------------------ */
enum wb_term_kind {
	WB_TERM_VALUE,			/* a value                                                     */
	WB_TERM_PAIR,			/* the 64-bit value of two                                     */
	WB_TERM_EXTENDED,		/* a 32-bit value with its sign in 64 bits                     */
	WB_TERM_ARGUMENT,		/* the 4 bytes of the kernel's arguments at `offset`           */
	WB_TERM_LOOP,			/* which iteration of a loop it is: 0, 1, ... (`offset`: the loop) */
};
struct wb_term {
	uint8_t kind;			/* enum wb_term_kind */
	uint32_t v, high;
	uint32_t offset;
};
#define MOST_TERMS 6
/* sum of k[i] * term[i] + add modulo 2^bits. In 64 bits a 32-bit term is what it is unsigned. */
struct wb_affine {
	uint8_t bits;			/* 32 or 64 */
	uint8_t n;
	uint32_t term[MOST_TERMS];	/* ascending */
	uint64_t k[MOST_TERMS];
	uint64_t add;
};

struct wb_nums;
/* lives in cx->tmp; needs DOM, LOOPS, GSA and LANES */
struct wb_nums *wb_nums_new(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_launch *l);
/* Waves of a launch: ids of the workgroup in three dimensions and number in the workgroup, each from first to last. */
struct wb_wave_box {
	uint64_t first[4], last[4];
};
/** wb_nums_only - what is asked concerns these waves alone; before any question. @box stays the caller's. */
void wb_nums_only(struct wb_nums *ns, const struct wb_wave_box *box);
/** wb_nums_know - from now on vector loads leave what @loaded says, NULL: nothing, if it is given @user and the load.
 * What was remembered is dropped. */
typedef const struct wb_launch_range *wb_nums_loaded(void *user, uint32_t inst);
void wb_nums_know(struct wb_nums *ns, wb_nums_loaded *loaded, void *user);
/** wb_nums_whole - whether all workgroups are of one known size, of whole waves: *box, all waves of the launch. */
bool wb_nums_whole(const struct wb_nums *ns, struct wb_wave_box *box);
/** wb_nums_given_at - what the launch fills, and from where on part @part of load @inst reads it; NULL: it reads
 * something else, or it is not known where. Where the address is a choice of two, *either, and it is that of @pick. */
const struct wb_known_bytes *wb_nums_given_at(
	struct wb_nums *ns, uint32_t inst, uint32_t part, uint32_t pick, bool *either, uint64_t *at, struct wb_point w);
/** wb_nums_arguments - the one of these that are the kernel's arguments. */
const struct wb_known_bytes *wb_nums_arguments(const struct wb_nums *ns);
const struct wb_gsa *wb_nums_values(struct wb_nums *ns);
struct wb_iterations *wb_nums_iterations(struct wb_nums *ns);

/** wb_register_number - which register of that letter unit @u is; WB_NONE: none. */
uint32_t wb_register_number(const struct wb_fn *fn, uint32_t u, char letter);
/** wb_point_along - the lanes active on edge @e, at the end of its source. */
struct wb_point wb_point_along(struct wb_nums *ns, uint32_t e);
/** wb_point_active - the lanes active at @inst. */
struct wb_point wb_point_active(const struct wb_nums *ns, uint32_t inst);
/** wb_point_along_for - the same for a number that each lane has (@lanes). A number of the wave is there even if no
 * lane is active on the edge: unless some lane surely is, any lane stands for it. */
struct wb_point wb_point_along_for(struct wb_nums *ns, uint32_t e, bool lanes);
/** wb_affine_value, wb_affine_pair - @v, or the 64 bits of @v and @high. wb_affine_source - what operand @o reads. */
struct wb_affine wb_affine_value(struct wb_nums *ns, uint32_t v, struct wb_point w);
struct wb_affine wb_affine_pair(struct wb_nums *ns, uint32_t v, uint32_t high, struct wb_point w);
/** wb_affine_result - the first operand of @inst, as it leaves it: 32 or 64 bits, as it has units. */
struct wb_affine wb_affine_result(struct wb_nums *ns, uint32_t inst, struct wb_point w);
struct wb_affine wb_affine_source(struct wb_nums *ns, const struct wb_opnd *o, uint32_t bits, struct wb_point w);
/** wb_affine_whole - the @k-th number that @d reads, in @bits; false: of 64, it is not all of it. */
bool wb_affine_whole(struct wb_nums *ns, const struct wb_decoded *d, uint32_t k, uint32_t bits, struct wb_point w,
	struct wb_affine *out);
/** wb_value_moved - what moves took *v from. wb_lanes_on - whether the lanes in question were on at @inst, so that it
 * decides what its def holds. wb_value_kept - what was there before @v, a write of lanes, if none of them was on;
 * WB_NONE: some may have been. */
void wb_value_moved(struct wb_nums *ns, uint32_t *v, const struct wb_point *w);
bool wb_lanes_on(struct wb_nums *ns, uint32_t inst, const struct wb_point *w);
uint32_t wb_value_kept(struct wb_nums *ns, uint32_t v, const struct wb_point *w);
/** wb_lanes_active - whether they were on there, also where that decides nothing for a register of lanes: a comparison
 * finds the others to be not so. */
bool wb_lanes_active(struct wb_nums *ns, uint32_t inst, const struct wb_point *w);
/** wb_value_operation - the operation that makes @v for the lanes in question; false: none on numbers (wb_decode), or
 * @v is its second result, such as a carry. WB_NONE is made by none. */
bool wb_value_operation(struct wb_nums *ns, uint32_t v, struct wb_point w, struct wb_decoded *d);
/** wb_term_operation - the same of term @t. */
bool wb_term_operation(struct wb_nums *ns, const struct wb_term *t, struct wb_point w, struct wb_decoded *d);
/** wb_term_saturated - the same where it stops at the ends of the type (wb_decode_saturated). */
bool wb_term_saturated(struct wb_nums *ns, const struct wb_term *t, struct wb_point w, struct wb_decoded *d);
/** wb_comparison - the comparison, of whatever type, that operand @o of an instruction tells the result of, to the
 * lanes of @w; WB_NONE. */
uint32_t wb_comparison(struct wb_nums *ns, const struct wb_opnd *o, struct wb_point w);
/* x / y or, rest, x % y, without sign: x is operand @x of instruction @inst, read by the same lanes. */
struct wb_quotient {
	uint32_t inst, x;
	uint64_t y;
	bool rest;
};
/** wb_quotient - whether @v is one, for the lanes of @w (quotient.c). */
bool wb_quotient(struct wb_nums *ns, uint32_t v, struct wb_point w, struct wb_quotient *out);
struct wb_affine wb_affine_number(uint32_t bits, uint64_t k);
struct wb_affine wb_affine_scaled(struct wb_affine f, uint64_t k);
/** wb_affine_sum - @a + @b; false: too many terms. */
bool wb_affine_sum(const struct wb_affine *a, const struct wb_affine *b, struct wb_affine *out);
/** wb_affine_single - term @t, once. */
static inline struct wb_affine
wb_affine_single(uint32_t bits, uint32_t t)
{
	return (struct wb_affine){ .bits = (uint8_t)bits, .n = 1, .term = { t }, .k = { 1 } };
}
/** wb_affine_is_term - whether @f is term @t and nothing else. wb_affine_lone - the one term of @f; NULL: it is more.
 */
static inline bool
wb_affine_is_term(const struct wb_affine *f, uint32_t t)
{
	return f->n == 1 && f->term[0] == t && f->k[0] == 1 && !f->add;
}
const struct wb_term *wb_affine_lone(const struct wb_nums *ns, const struct wb_affine *f);
static inline void
wb_affine_swap(struct wb_affine *a, struct wb_affine *b)
{
	struct wb_affine x = *a;

	*a = *b;
	*b = x;
}
/** wb_affine_with - @f with @with in place of term @t; NULL: without it. */
bool wb_affine_with(const struct wb_affine *f, uint32_t t, const struct wb_affine *with, struct wb_affine *out);
/** wb_affine_is_value - whether @f is the value @v and nothing else. */
bool wb_affine_is_value(const struct wb_nums *ns, const struct wb_affine *f, uint32_t v);
bool wb_affine_same(const struct wb_affine *a, const struct wb_affine *b);
/** wb_with_sign - number @k of @bits bits, 32 or 64, as one with a sign. */
static inline int64_t wb_with_sign(uint32_t bits, uint64_t k) { return bits == 64 ? (int64_t)k : (int32_t)(uint32_t)k; }
static inline bool wb_affine_constant(const struct wb_affine *f) { return f->n == 0; }
const struct wb_term *wb_affine_term(const struct wb_nums *ns, uint32_t t);
uint32_t wb_affine_term_of(struct wb_nums *ns, struct wb_term t);
uint32_t wb_affine_loop_term(struct wb_nums *ns, uint32_t loop);
/** wb_affine_invariant - whether no term of @f changes in @loop. */
bool wb_affine_invariant(struct wb_nums *ns, const struct wb_affine *f, uint32_t loop);
/** wb_affine_uniform - whether it is the same in all lanes. */
bool wb_affine_uniform(struct wb_nums *ns, const struct wb_affine *f);

/* ---- pairs of registers as sums of 64 bits (pair.c) -------------------------------------------------- */
enum wb_addend_kind {
	WB_ADDEND_PAIR,			/* 64 bits: v, high above it              */
	WB_ADDEND_WORD,			/* 32 bits, without sign                  */
	WB_ADDEND_SIGNED,		/* 32 bits, with its sign                 */
	WB_ADDEND_PART,			/* a part of v, which is `most` at most   */
};
struct wb_addend {
	uint8_t kind;			/* enum wb_addend_kind */
	bool whole;			/* PART: the low part, all of v if that is no greater */
	uint32_t v, high, most;
	uint64_t factor;
};
/* factor * addend, added up, + add, modulo 2^64 */
struct wb_pair_sum {
	struct wb_addend of[3]; uint32_t n;
	bool multiplied;		/* the first two, their factors 1, are multiplied */
	uint64_t add;
	/* where all of them can be read, the lanes asked for being active there; WB_NONE: where the pair is */
	uint32_t inst;
};
/** wb_pair_sum - @v and @high above it, for the lanes of @w; false: it is not known to be one. @turn: the other way in
 * which halves may belong together, if there is one. */
bool wb_pair_sum(struct wb_nums *ns, uint32_t v, uint32_t high, bool turn, struct wb_point w, struct wb_pair_sum *s);
/** wb_pair_choice - the same where each lane takes both halves from one of two by the same condition: its source
 * @take, 0 or 1. */
bool wb_pair_choice(
	struct wb_nums *ns, uint32_t v, uint32_t high, uint32_t take, struct wb_point w, struct wb_pair_sum *s);

/* An integer interval of which @f is one modulo 2^bits, and a modulus of it (mod, rem; rem < mod). */
struct wb_extent {
	wb_i128 low, high;
	uint64_t mod, rem;
};
/** wb_affine_extent - terms read without sign, or with. wb_affine_extent_along - and edge @e, which leaves @w's block,
 * is passed. */
struct wb_extent wb_affine_extent_along(
	struct wb_nums *ns, const struct wb_affine *f, bool sign, uint32_t e, struct wb_point w);
struct wb_extent wb_affine_extent(struct wb_nums *ns, const struct wb_affine *f, bool sign, struct wb_point w);
/** wb_affine_told - the same of 32 bits, from comparisons passed of @f as a whole and a constant (guards.c); false:
 * there is none. */
bool wb_affine_told(struct wb_nums *ns, const struct wb_affine *f, struct wb_point w, struct wb_extent *s);
struct wb_range wb_affine_range(struct wb_nums *ns, const struct wb_affine *f, struct wb_point w);
struct wb_range wb_value_range(struct wb_nums *ns, uint32_t v, struct wb_point w);
/** wb_only_edge - the one edge into @b that may be taken, WB_NONE if there are more. */
uint32_t wb_only_edge(const struct wb_nums *ns, uint32_t b);

/* ---- addresses (address.c) ------------------------------------------------------------------------- */
/** wb_address - what access @inst adds up to an address, 64 bits, for the lanes of @w; false: it is not followed. */
bool wb_address(struct wb_nums *ns, uint32_t inst, struct wb_point w, struct wb_affine *out);
/** wb_address_buffer - the argument whose buffer address @f is in: its pointer is a term, and all others are no
 * pointers. NULL: not known. */
const struct wb_arg *wb_address_buffer(struct wb_nums *ns, const struct wb_affine *f, struct wb_point w);

/* ---- tests and edges that are decided (truth.c) ------------------------------------------------- */
enum wb_truth { WB_SOMETIMES, WB_ALWAYS, WB_NEVER };
/** wb_test_truth - whether the test that @inst makes holds: the comparison, the carry, or that its result is not 0; for
 * the wave (SCC), or for each lane of @w. */
enum wb_truth wb_test_truth(struct wb_nums *ns, uint32_t inst, struct wb_point w);
/** wb_value_truth - whether @v, a value of SCC, is 1. */
enum wb_truth wb_value_truth(struct wb_nums *ns, uint32_t v);
/** wb_group_nonempty - whether some lane is in @g at the end of @block: EXEC had one when the kernel began, somewhere
 * in the block, or where a mask was found not to be empty on the way there; and there was none besides those of @g. */
bool wb_group_nonempty(struct wb_nums *ns, struct wb_group g, uint32_t block);
/** wb_branch_truth - whether the conditional branch that ends @block is taken. Never asked of functions that split
 * wavefronts. */
enum wb_truth wb_branch_truth(struct wb_nums *ns, uint32_t block);
/** wb_nums_dead - from now on edges with dead[edge] are taken as never executed. To be called again when there are
 * more: all that is remembered is dropped. */
void wb_nums_dead(struct wb_nums *ns, const bool *dead);
/** wb_nums_live - whether edge @e may be taken. */
bool wb_nums_live(const struct wb_nums *ns, uint32_t e);
/** wb_next_back, wb_next_entry - the next edge, *k on, that repeats @loop, or enters it, and may be taken; WB_NONE:
 * there is none. *k is moved on. */
uint32_t wb_next_back(const struct wb_nums *ns, uint32_t loop, uint32_t *k);
uint32_t wb_next_entry(const struct wb_nums *ns, uint32_t loop, uint32_t *k);

/** wb_nums_ask - from now on notes whose bounds are asked for. wb_nums_open - loops asked for whose bound is not known:
 * bit l % 64 for loop l. */
void wb_nums_ask(struct wb_nums *ns);
uint64_t wb_nums_open(const struct wb_nums *ns);
/** wb_nums_learn - bounds of @loops (bits as above) are known now: drops what was remembered and asked for them. Called
 * less than MOST_LEARNED times. */
#define MOST_LEARNED 4
void wb_nums_learn(struct wb_nums *ns, uint64_t loops);

/* ---- counters ----------------------------------------------------------------------------------- */
/** wb_point_back - the lanes, and their way in the iteration, of what back edge @e of @loop brings for @unit. */
struct wb_point wb_point_back(
	struct wb_nums *ns, uint32_t loop, uint32_t e, uint32_t unit, const struct wb_point *w);
/** wb_counter_find - how term @t, which is made at the header of @loop, changes from one iteration to the next for the
 * lanes that go on. */
bool wb_counter_find(struct wb_nums *ns, uint32_t loop, uint32_t t, const struct wb_point *w, struct wb_affine *step);
/** wb_counter_advance - two bounds, with sign, of what an iteration adds to it, where that is not the same each time
 * (induction_step.c). */
bool wb_counter_advance(
	struct wb_nums *ns, uint32_t loop, uint32_t t, const struct wb_point *w, int64_t *low, int64_t *high);
/** wb_counter_next - what the back edges bring, if all bring the same. */
bool wb_counter_next(struct wb_nums *ns, uint32_t loop, uint32_t t, const struct wb_point *w, struct wb_affine *next);
/** wb_counter_start - what it is when the loop is entered by @edge. */
struct wb_affine wb_counter_start(struct wb_nums *ns, uint32_t t, uint32_t edge);
/** wb_term_header - the loop at whose header term @t is made, or WB_NONE. */
uint32_t wb_term_header(struct wb_nums *ns, uint32_t t);

#endif
