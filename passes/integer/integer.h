/* passes/integer/integer.h -- what is known about numbers: affine expressions (affine.c), ranges (range_query.c),
 * counters of loops (induction.c). A query has four parts: which number, in which lanes, at which point, in which
 * iteration.
 *
 * A value is one of gsa.h. In a vector register each lane has its own number, and an instruction keeps the old one in
 * lanes that are off. So a query is about the lanes of a set (lanes.h), at a block.
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
	/* the path to this point in an iteration of a loop, or NULL. It is the path of the lanes, or, for any lane, of
	 * some lane that is on there */
	const struct wb_iteration *iteration;
};
static inline struct wb_point
wb_point_any(uint32_t block)
{
	return (struct wb_point){ .group = wb_group_any(), .block = block };
}

/* ---- affine expressions ------------------------------------------------------------------------ */
enum wb_term_kind {
	WB_TERM_VALUE,			/* a value                                                     */
	WB_TERM_PAIR,			/* the 64-bit value of two                                     */
	WB_TERM_EXTENDED,		/* a 32-bit value, sign extended to 64 bits */
	WB_TERM_ARGUMENT,		/* the 4 bytes of the kernel's arguments at `offset`           */
	/* the number of the current iteration of a loop: 0, 1, ... (`offset`: the loop) */
	WB_TERM_LOOP,
};
struct wb_term {
	uint8_t kind;			/* enum wb_term_kind */
	uint32_t v, high;
	uint32_t offset;
};
#define MOST_TERMS 6
/* sum of k[i] * term[i] + add modulo 2^bits. In 64 bits, a 32-bit term is unsigned */
struct wb_affine {
	uint8_t bits;			/* 32 or 64 */
	uint8_t n;
	uint32_t term[MOST_TERMS];	/* ascending */
	uint64_t k[MOST_TERMS];
	uint64_t add;
};

struct wb_integers;
/* lives in cx->tmp; needs DOM, LOOPS, GSA and LANES */
struct wb_integers *wb_integers_new(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_launch *l);
/** wb_integers_like - numbers of the same function, launch and dead edges as @of, about which nothing is known yet;
 * what does not depend on numbers is shared. */
struct wb_integers *wb_integers_like(const struct wb_integers *of);
/* Waves of a launch: workgroup ids in three dimensions, and the wave's index in the workgroup, each from first to
 * last. */
struct wb_wave_box {
	uint64_t first[4], last[4];
};
/** wb_integers_restrict - all queries are about these waves; must be called before any query. @box belongs to the
 * caller. */
void wb_integers_restrict(struct wb_integers *ints, const struct wb_wave_box *box);
/** wb_integers_assume_small - all queries are about an imagined program, in which the upper @by bits, 2 or more, of a
 * number are 0, or @copies: copies of the sign, of which only the type is known: an argument, a loaded number, the
 * result of an operation that may wrap; and in which bytes and half words have @by bits more. The answers are no facts
 * (trips/types.c). Must be called before any query. */
void wb_integers_assume_small(struct wb_integers *ints, uint32_t by, bool copies);
/** wb_integers_full_waves - whether all workgroups have one known size, of whole waves. *box: all waves of the launch.
 */
bool wb_integers_full_waves(const struct wb_integers *ints, struct wb_wave_box *box);
/* Memory that the launch fills, at the only place, or at one of two: the first one if comparison `cmp` holds, unless
 * that is WB_NONE, not known. */
struct wb_filled {
	const struct wb_known_bytes *from;	/* NULL: something else */
	uint64_t at[2];
	uint32_t n, cmp;			/* n places */
};
/** wb_integers_filled - such memory, which part @part of load @inst reads. */
struct wb_filled wb_integers_filled(struct wb_integers *ints, uint32_t inst, uint32_t part, struct wb_point w);
/** wb_integers_arguments - the kernel arguments, as far as the launch fills them. */
const struct wb_known_bytes *wb_integers_arguments(const struct wb_integers *ints);
const struct wb_gsa *wb_integers_values(struct wb_integers *ints);
struct wb_iterations *wb_integers_iterations(struct wb_integers *ints);

/** wb_integers_entry - the range of unit @u at the entry, in the lanes of @g. */
struct wb_range wb_integers_entry(struct wb_integers *ints, uint32_t u, struct wb_group g);
/** wb_integers_is_group - whether @v is the id of the workgroup in dimension @k. */
bool wb_integers_is_group(struct wb_integers *ints, uint32_t v, uint32_t k);
/** wb_point_along - the lanes that are on on edge @e, at the end of its source. */
struct wb_point wb_point_along(struct wb_integers *ints, uint32_t e);
/** wb_point_active - the lanes that are on at @inst. */
struct wb_point wb_point_active(const struct wb_integers *ints, uint32_t inst);
/** wb_point_along_for - the same for a vector register (@lanes). A scalar register has a value even if no lane is
 * on, so unless some lane certainly is, the point is that of any lane. */
struct wb_point wb_point_along_for(struct wb_integers *ints, uint32_t e, bool lanes);
/** wb_affine_value, wb_affine_pair - the expression of @v, or of the 64 bits of @v and @high. wb_affine_source - of
 * operand @o. */
struct wb_affine wb_affine_value(struct wb_integers *ints, uint32_t v, struct wb_point w);
struct wb_affine wb_affine_pair(struct wb_integers *ints, uint32_t v, uint32_t high, struct wb_point w);
/** wb_affine_result - the expression of the first operand of @inst, behind @inst: 32 or 64 bits, by its units. */
struct wb_affine wb_affine_result(struct wb_integers *ints, uint32_t inst, struct wb_point w);
struct wb_affine wb_affine_source(struct wb_integers *ints, const struct wb_opnd *o, uint32_t bits, struct wb_point w);
/** wb_source_number - whether operand @o is one number, *k, in the lanes of @w. */
bool wb_source_number(
	struct wb_integers *ints, const struct wb_opnd *o, uint32_t bits, struct wb_point w, uint64_t *k);
/** wb_affine_read - the expression of the @k-th number that @d reads, in @bits; false: @d reads only a part of the 64
 * bits. */
bool wb_affine_read(struct wb_integers *ints, const struct wb_decoded *d, uint32_t k, uint32_t bits, struct wb_point w,
	struct wb_affine *out);
/** wb_value_skip_moves - what moves took *v from. wb_lanes_written - whether @inst wrote its result for all lanes of
 * @w: they were on, or it writes no masked register. wb_value_old - the old value before masked write @v, if no
 * lane of @w was on in it; WB_NONE: some may have been. */
void wb_value_skip_moves(struct wb_integers *ints, uint32_t *v, const struct wb_point *w);
bool wb_lanes_written(struct wb_integers *ints, uint32_t inst, const struct wb_point *w);
uint32_t wb_value_old(struct wb_integers *ints, uint32_t v, const struct wb_point *w);
/** wb_lanes_active - whether all lanes of @w were on at @inst: for masks, which have 0 in lanes that are off. */
bool wb_lanes_active(struct wb_integers *ints, uint32_t inst, const struct wb_point *w);
/** wb_value_operation - the operation that defines @v for the lanes of the query; false: it is no operation on numbers
 * (wb_decode), or @v is its second result, such as a carry. WB_NONE has none. */
bool wb_value_operation(struct wb_integers *ints, uint32_t v, struct wb_point w, struct wb_decoded *d);
/** wb_term_operation - the same of term @t. */
bool wb_term_operation(struct wb_integers *ints, const struct wb_term *t, struct wb_point w, struct wb_decoded *d);
/* unsigned x / y or, if rest, x % y. x is operand @x of instruction @inst, read by the same lanes */
struct wb_quotient {
	uint32_t inst, x;
	uint64_t y;
	bool remainder;
};
/** wb_quotient - whether @v is one, for the lanes of @w (quotient.c). */
bool wb_quotient(struct wb_integers *ints, uint32_t v, struct wb_point w, struct wb_quotient *out);
/** wb_remainder - whether @f is x - y * q, where q is a quotient of x by y: a remainder. */
bool wb_remainder(struct wb_integers *ints, const struct wb_affine *f, struct wb_point w, struct wb_quotient *out);
/** wb_quotient_read - whether part @sel (wb_decoded) of operand @o is one, not a remainder. */
bool wb_quotient_read(struct wb_integers *ints, const struct wb_opnd *o, uint8_t sel, struct wb_point w,
	struct wb_quotient *out);
/* Bits shift to shift + width - 1 of source `of`, extended by zeros or (sign) by the sign. */
struct wb_extracted {
	uint32_t of, shift, width;
	bool sign;
};
/** wb_extracts - whether 32-bit operation @d extracts such bits, by its constants (load_field.c). */
bool wb_extracts(struct wb_integers *ints, const struct wb_decoded *d, struct wb_point w, struct wb_extracted *f);
/** wb_extracted_term - what that source is, whole, if it is one term; NULL. */
const struct wb_term *wb_extracted_term(
	struct wb_integers *ints, const struct wb_decoded *d, struct wb_point w, struct wb_extracted *f);
/** wb_low_bits_of - how many low bits part @sel (wb_decoded) of a source of @all bits is; 0: not from the lowest on.
 * wb_affine_low - a simpler expression that is @f modulo 2^bits (low_bits.c). */
uint32_t wb_low_bits_of(uint8_t sel, uint32_t all);
struct wb_affine wb_affine_low(struct wb_integers *ints, struct wb_affine f, struct wb_point w, uint32_t bits);
struct wb_affine wb_affine_number(uint32_t bits, uint64_t k);
struct wb_affine wb_affine_scaled(struct wb_affine f, uint64_t k);
/** wb_affine_sum - @a + @b; false: too many terms. wb_affine_difference - @a - @b. */
bool wb_affine_sum(const struct wb_affine *a, const struct wb_affine *b, struct wb_affine *out);
bool wb_affine_difference(const struct wb_affine *a, const struct wb_affine *b, struct wb_affine *out);
/** wb_affine_single - term @t, once. */
static inline struct wb_affine
wb_affine_single(uint32_t bits, uint32_t t)
{
	return (struct wb_affine){ .bits = (uint8_t)bits, .n = 1, .term = { t }, .k = { 1 } };
}
/** wb_affine_is_term - whether @f is just term @t. wb_affine_only_term - the only term of @f; NULL: there is more. */
static inline bool
wb_affine_is_term(const struct wb_affine *f, uint32_t t)
{
	return f->n == 1 && f->term[0] == t && f->k[0] == 1 && !f->add;
}
const struct wb_term *wb_affine_only_term(const struct wb_integers *ints, const struct wb_affine *f);
static inline void
wb_affine_swap(struct wb_affine *a, struct wb_affine *b)
{
	struct wb_affine x = *a;

	*a = *b;
	*b = x;
}
/** wb_affine_substitute - @f with @with in place of term @t; NULL: without @t. */
bool wb_affine_substitute(const struct wb_affine *f, uint32_t t, const struct wb_affine *with, struct wb_affine *out);
/** wb_affine_is_value - whether @f is just the value @v. */
bool wb_affine_is_value(const struct wb_integers *ints, const struct wb_affine *f, uint32_t v);
bool wb_affine_same(const struct wb_affine *a, const struct wb_affine *b);
/** wb_with_sign - @k, a number of @bits bits (32 or 64), as a signed one. */
static inline int64_t wb_with_sign(uint32_t bits, uint64_t k) { return bits == 64 ? (int64_t)k : (int32_t)(uint32_t)k; }
static inline bool wb_affine_constant(const struct wb_affine *f) { return f->n == 0; }
const struct wb_term *wb_affine_term(const struct wb_integers *ints, uint32_t t);
uint32_t wb_affine_term_of(struct wb_integers *ints, struct wb_term t);
uint32_t wb_affine_loop_term(struct wb_integers *ints, uint32_t loop);
/** wb_affine_invariant - whether no term of @f changes in @loop. */
bool wb_affine_invariant(struct wb_integers *ints, const struct wb_affine *f, uint32_t loop);
/** wb_affine_uniform - whether @f is uniform. */
bool wb_affine_uniform(struct wb_integers *ints, const struct wb_affine *f);

/* ---- pairs of registers as sums of 64 bits (pair.c) -------------------------------------------------- */
/** wb_pair_choice - wb_affine_pair where each lane takes both halves from one of two by the same condition: its source
 * @take, 0 or 1. False: it is no such choice. */
bool wb_pair_choice(
	struct wb_integers *ints, uint32_t v, uint32_t high, uint32_t take, struct wb_point w, struct wb_affine *s);

/* An integer interval that contains a representative of @f modulo 2^bits, and a congruence (mod, rem; rem < mod). */
struct wb_extent {
	wb_i128 low, high;
	uint64_t mod, rem;
};
/** wb_extent_divides - whether all numbers of @s are multiples of @by. wb_affine_extent - of @f, with unsigned or
 * signed terms. */
static inline bool
wb_extent_divides(uint32_t by, const struct wb_extent *s)
{
	return s->low == s->high ? s->low % by == 0 : s->mod % by == 0 && s->rem % by == 0;
}
struct wb_extent wb_affine_extent(struct wb_integers *ints, const struct wb_affine *f, bool sign, struct wb_point w);
/** wb_affine_guarded - the extent of @f in 32 bits by guards that compare @f, maybe plus a constant, as a whole. False:
 * there is none. (guards.c) */
bool wb_affine_guarded(struct wb_integers *ints, const struct wb_affine *f, struct wb_point w, struct wb_extent *s);
/* A comparison of two 32-bit numbers, or of low bits of them. */
struct wb_compared {
	bool is;			/* it is one */
	struct wb_decoded d;
	uint32_t v[2];			/* sources; WB_NONE: no 32-bit value */
	uint32_t bits[2];		/* how many of their low bits it reads: 32, 16 or 8 */
	bool sign[2];			/* by what it extends these */
};
/** wb_compared - comparison @inst, as such a one. wb_affine_low_range - the range of the @bits low bits of @f, extended
 * by the sign (@sign) or by zeros. (guards.c) */
const struct wb_compared *wb_compared(struct wb_integers *ints, uint32_t inst);
struct wb_range wb_affine_low_range(
	struct wb_integers *ints, const struct wb_affine *f, uint32_t bits, bool sign, struct wb_point w);
struct wb_range wb_affine_range(struct wb_integers *ints, const struct wb_affine *f, struct wb_point w);
struct wb_range wb_value_range(struct wb_integers *ints, uint32_t v, struct wb_point w);
/** wb_few - numbers among which @v is, for the lanes of @w: at any time, so in any iteration. False: they are many, or
 * there are none (few.c). */
#define WB_MOST_FEW 36u		/* all powers of two, and 0 */
struct wb_few { uint32_t n, k[WB_MOST_FEW]; };
bool wb_few(struct wb_integers *ints, uint32_t v, struct wb_point w, struct wb_few *out);
/** wb_number_if - the number *out that @v is, for the lanes of @w, if it is computed from constants only, and from
 * values of which @given tells the number; of MBCNT, how many lanes it counts (division.c). wb_numbers_if - the @count
 * numbers that it is in so many cases; @room: for WB_EVALUATION_ARRAYS * @count. */
#define WB_EVALUATION_ARRAYS 96u
struct wb_given {
	/* of a value, as the lanes of @w find it, in each case; (@counts) how many lanes MBCNT counts for it */
	bool (*number)(void *user, uint32_t v, struct wb_point w, bool counts, uint64_t *k);
	void *user;
};
bool wb_number_if(
	struct wb_integers *ints, uint32_t v, struct wb_point w, const struct wb_given *given, uint32_t *out);
bool wb_numbers_if(struct wb_integers *ints, uint32_t v, struct wb_point w, const struct wb_given *given,
	uint32_t count, uint64_t *room, uint32_t *out);
/** wb_only_edge - the only edge into @b that may be taken; WB_NONE: there are more. */
uint32_t wb_only_edge(const struct wb_integers *ints, uint32_t b);
/** wb_live_dominator - a block on every path that may be taken to @b, the nearest that is known; WB_NONE: @b is the
 * entry. */
uint32_t wb_live_dominator(const struct wb_integers *ints, uint32_t b);

/* ---- addresses (address.c) ------------------------------------------------------------------------- */
/** wb_integers_spent - whether the limit of work for the function is reached: later answers are "unknown".
 * wb_integers_tell - tells the user, then. @ints may be NULL. */
bool wb_integers_spent(const struct wb_integers *ints);
void wb_integers_tell(struct wb_ctx *cx, const struct wb_integers *ints);
/** wb_address - the 64-bit address of access @inst, in the lanes of @w; false: unknown. */
bool wb_address(struct wb_integers *ints, uint32_t inst, struct wb_point w, struct wb_affine *out);
/** wb_address_buffer - the argument whose buffer contains address @f: its pointer is a term, and no other term is a
 * pointer. NULL: unknown. */
const struct wb_arg *wb_address_buffer(struct wb_integers *ints, const struct wb_affine *f, struct wb_point w);
/** wb_loaded_buffer - the argument whose buffer load @inst reads from; NULL: unknown, or it may read other memory.
 * Else *f is the address, in the lanes *w. */
const struct wb_arg *wb_loaded_buffer(struct wb_integers *ints, uint32_t inst, struct wb_affine *f, struct wb_point *w);

/* ---- decided tests and edges (truth.c) ------------------------------------------------- */
enum wb_truth { WB_SOMETIMES, WB_ALWAYS, WB_NEVER };
/** wb_test_truth - whether the test of @inst holds: the comparison, the carry, or that its result is not 0; for the
 * wave (SCC), or for each lane of @w. */
enum wb_truth wb_test_truth(struct wb_integers *ints, uint32_t inst, struct wb_point w);
/** wb_value_truth - whether @v, a value of SCC, is 1. */
enum wb_truth wb_value_truth(struct wb_integers *ints, uint32_t v);
/** wb_group_nonempty - whether some lane is in @g at the end of @block: EXEC is known to have had one (at the entry of
 * the kernel, in the block, or where a mask was not empty on the path), and no lane can be outside of @g. */
bool wb_group_nonempty(struct wb_integers *ints, struct wb_group g, uint32_t block);
/** wb_branch_truth - whether the conditional branch at the end of @block is taken. Not for functions that split
 * wavefronts. */
enum wb_truth wb_branch_truth(struct wb_integers *ints, uint32_t block);
/** wb_integers_dead - from now on edges with dead[edge] are never taken. It must be called again when there are more;
 * cached answers are dropped. */
void wb_integers_dead(struct wb_integers *ints, const bool *dead);
/** wb_integers_live - whether edge @e may be taken. */
bool wb_integers_live(const struct wb_integers *ints, uint32_t e);
/** wb_next_back, wb_next_entry - the next back edge of @loop, or entry, that may be taken, from index *k on; advances
 * *k. WB_NONE: none. */
uint32_t wb_next_back(const struct wb_integers *ints, uint32_t loop, uint32_t *k);
uint32_t wb_next_entry(const struct wb_integers *ints, uint32_t loop, uint32_t *k);

/** wb_integers_record_loops - from now on records loops whose bounds are needed. wb_integers_needed_loops - those
 * without known bound: bit l % 64 for loop l. */
void wb_integers_record_loops(struct wb_integers *ints);
uint64_t wb_integers_needed_loops(const struct wb_integers *ints);
/** wb_integers_learn - bounds of @loops (bits as above) are known now: drops cached answers that depended on them.
 * Called less than MOST_LEARNED times. */
#define MOST_LEARNED 4
void wb_integers_learn(struct wb_integers *ints, uint64_t loops);

/* ---- counters ----------------------------------------------------------------------------------- */
/** wb_point_back - the lanes of @unit on back edge @e of @loop, and their path in the iteration. */
struct wb_point wb_point_back(
	struct wb_integers *ints, uint32_t loop, uint32_t e, uint32_t unit, const struct wb_point *w);
/** wb_counter_next - the value of term @t, which is defined at the header of @loop, on the back edges, in lanes that
 * take them, if it is the same on all; modulo 2^bits, if @bits is less than 32. wb_counter_find - how it changes. */
bool wb_counter_next(struct wb_integers *ints, uint32_t loop, uint32_t t, const struct wb_point *w, uint32_t bits,
	struct wb_affine *next);
bool wb_counter_find(struct wb_integers *ints, uint32_t loop, uint32_t t, const struct wb_point *w, uint32_t bits,
	struct wb_affine *step);
/** wb_counter_advance - what an iteration of @loop adds to 32-bit value @v, which is defined at its header
 * (induction_step.c). */
struct wb_advance {
	int64_t low, high;		/* signed bounds of what is added */
};
bool wb_counter_advance(struct wb_integers *ints, uint32_t loop, uint32_t v, struct wb_advance *out);
/** wb_counter_start - its value when the loop is entered by @edge. */
struct wb_affine wb_counter_start(struct wb_integers *ints, uint32_t t, uint32_t edge);
/** wb_counter_line - whether term @t is *start + k * *step in iteration k of @loop, by whichever entry. */
bool wb_counter_line(struct wb_integers *ints, uint32_t loop, uint32_t t, struct wb_point w, struct wb_affine *start,
	uint64_t *step);
/** wb_lanes_only_leave - whether the lanes that take a back edge of @loop were on at its header. */
bool wb_lanes_only_leave(struct wb_integers *ints, uint32_t loop);
/** wb_term_header - the loop at whose header term @t is defined, or WB_NONE. */
uint32_t wb_term_header(struct wb_integers *ints, uint32_t t);

#endif
