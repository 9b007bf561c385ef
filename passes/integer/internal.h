/* passes/integer/internal.h -- what the files of this folder share. */
#ifndef WAVEBOUND_PASSES_INTEGER_INTERNAL_H
#define WAVEBOUND_PASSES_INTEGER_INTERNAL_H

#include "integer.h"
#include "wavebound/limits.h"
#include "wavebound/xml.h"

#define MOST_DEPTH 40			/* definitions followed in one query */

/* ---- cache of answers (memo.c) ----------------------------------------------------------- */
#define MOST_ASSUMED 6			/* nested assumptions */
/* What an answer depends on: assumptions, bit k for the k-th; whether the depth was cut, so that less depth may tell
 * more; whether the lanes or the point matter; loops whose bound was needed and is unknown, bit l % 64 for loop l. */
struct wb_basis {
	uint8_t assumptions;
	bool cut;
	bool point;
	uint64_t needed;
};
/* A query: a value, the pair of it and `high`, or a test (its instruction), at a point (struct wb_point). */
struct wb_query {
	uint64_t value, group, point;	/* value: the low one; the high one in the upper half */
};
struct wb_answer {
	struct wb_query q;
	uint32_t hash;			/* of it */
	uint32_t stamp;			/* of the innermost assumption that it depends on */
	uint8_t assumptions;		/* struct wb_basis */
	uint8_t depth;			/* the depth at which it was cut; 0: it was not */
	uint8_t learned_at;		/* wb_integers.nlearned when it was found */
	bool point;			/* struct wb_basis */
	uint64_t needed;		/* struct wb_basis */
};
struct wb_memo {
	bool any_point;			/* answers that do not depend on the point are valid everywhere */
	uint32_t *last, nlast;		/* [value or test] the answer about it used last: number + 1; 0: none */
	uint32_t *slot, nslot;		/* answers by query, open addressing: number + 1; 0: free */
	WB_VEC(struct wb_answer) answer;
	size_t size;			/* of what is answered, */
	void *is; uint32_t cap;		/* [answer] which is here, with room for so many */
};

/* An assumption: bounds of values at the header of a loop. Without a loop: that the step of a counter is being
 * computed. */
#define MOST_MEMBERS 64
struct wb_member {
	uint32_t v;
	struct wb_range range, found;	/* assumed; then found on the edges */
};
struct wb_assumption {
	uint32_t stamp;			/* unique */
	uint32_t loop;			/* or WB_NONE */
	WB_VEC(struct wb_member) member;
};

/* What the words are that stand in @buffer from byte @first to @last; or by how much they are above those of @other
 * that stand @off bytes before that (buffer_words.c). */
#define MOST_CACHED_WORDS 16
struct wb_buffer_words {
	const struct wb_launch_arg *buffer, *other;	/* NULL: none was asked for; no other words */
	int64_t first, last, off;
	struct wb_range range;
};

/* The operation that defines a value, if it is one; whole: it reads no parts of its sources. */
struct wb_value_decoded {
	struct wb_decoded d;
	bool is, whole;
};

struct wb_integers {
	struct wb_ctx *cx;
	const struct wb_fn *fn;
	const struct wb_gsa *g;
	struct wb_iterations *it;
	const struct wb_launch_values *launch;
	const struct wb_launch *given;		/* NULL: none */
	WB_VEC(struct wb_term) term;
	uint32_t *value_term;			/* [value] its term + 1; 0: none yet */
	struct wb_map known_term;		/* the others */
	struct wb_memo forms, ranges, invariants, tests;	/* wb_affine, wb_range, wb_range, enum wb_truth */
	struct wb_arena *shared;		/* of `it`, `decoded` and `compared`, which wb_integers_like shares */
	struct wb_value_decoded **decoded;	/* [value] NULL: not yet */
	const bool *dead;			/* [edge] never taken; NULL: none is known */
	/* [block] the nearest block, itself or a dominator, with a guard; WB_NONE (guards.c) */
	uint32_t *guard;
	struct wb_compared **compared;		/* [inst] NULL: not computed yet */
	struct wb_basis basis;			/* of the answer that is being computed */
	struct wb_assumption assumed[MOST_ASSUMED]; uint32_t nassumed;
	uint32_t stamps;			/* for assumptions */
	/* [k] loops whose bounds became known since nlearned was k, as in wb_basis.needed */
	uint64_t learned[MOST_LEARNED]; uint32_t nlearned;
	uint32_t depth;
	uint64_t steps;				/* all work so far; see wb_integers_exhausted */
	uint64_t constant_buffers;		/* arguments, bit k for the k-th, whose buffers buffer_words.c knows */
	struct wb_buffer_words words[MOST_CACHED_WORDS]; uint32_t nwords;	/* the last answers of buffer_words.c */
	bool ids_valid;				/* no lane without an id matters */
	uint32_t small;				/* wb_integers_assume_small; 0: not */
	bool copies;				/* likewise */
	const struct wb_wave_box *only;	/* NULL: all waves of the launch */
};

/* Past WB_LIMIT_NUMBERS all answers are "unknown". */
static inline uint64_t
wb_integers_most(const struct wb_integers *ints)
{
	return wb_limit_of(WB_LIMIT_NUMBERS, ints->fn->ninst);
}
static inline bool
wb_integers_exhausted(struct wb_integers *ints)
{
	ints->basis.cut |= ints->depth > MOST_DEPTH;
	return ints->depth > MOST_DEPTH || ++ints->steps > wb_integers_most(ints);
}

/* The block whose guards are those at the end of @block. */
static inline uint32_t
wb_guard(const struct wb_integers *ints, uint32_t block)
{
	return block == WB_NONE ? WB_NONE : ints->guard[block];
}
/** wb_query - @v, or its pair with @high, at @w. Instead of @high: WB_QUERY_VALUE: @v alone; WB_QUERY_ARGUMENT: @v is
 * the number of a term, an argument. Answers about WB_NONE are not cached. */
struct wb_query wb_query(const struct wb_integers *ints, uint32_t v, uint32_t high, const struct wb_point *w);
#define WB_QUERY_VALUE (WB_NONE - 1)
#define WB_QUERY_ARGUMENT (WB_NONE - 2)
/** wb_memo_find - *out: the cached answer to @q; false: there is none that is still valid. */
bool wb_memo_find(struct wb_integers *ints, const struct wb_memo *m, const struct wb_query *q, void *out);
/** wb_memo_clear - drops all answers. */
void wb_memo_clear(struct wb_memo *m);
/** wb_memo_begin, wb_memo_end - before an answer is computed, and after: *is. */
struct wb_basis wb_memo_begin(struct wb_integers *ints);
void wb_memo_end(struct wb_integers *ints, struct wb_memo *m, const struct wb_query *q, struct wb_basis outer,
	const void *is);
/** wb_assume - adds an assumption, until wb_assume_end; NULL: there are too many. wb_assume_other: the innermost one
 * has changed. */
struct wb_assumption *wb_assume(struct wb_integers *ints, uint32_t loop);
void wb_assume_other(struct wb_integers *ints);
void wb_assume_end(struct wb_integers *ints);
/** wb_integers_bound - the bound of @loop, or WB_UNKNOWN: then the answer that is being computed may improve once it is
 * known. */
uint64_t wb_integers_bound(struct wb_integers *ints, uint32_t loop);
/** wb_depends_on_point - the answer that is being computed depends on the lanes and the point. wb_depends_on - it
 * depends on the @k-th assumption. */
static inline void
wb_depends_on(struct wb_integers *ints, uint32_t k)
{
	ints->basis.assumptions |= (uint8_t)(1u << k);
}
static inline void wb_depends_on_point(struct wb_integers *ints) { ints->basis.point = true; }

/* ---- ranges (range.c, range_query.c, range_transfer.c), and those of values that a loop changes (invariants.c) -- */
uint64_t wb_gcd_u64(uint64_t a, uint64_t b);
/** wb_range_intersect - the intersection; if it is empty the point is unreachable, and either one is returned. */
struct wb_range wb_range_intersect(uint32_t bits, struct wb_range a, struct wb_range b);
/** wb_range_tighten - improves signed bounds by unsigned ones, and vice versa, if all numbers have the same sign. */
struct wb_range wb_range_tighten(uint32_t bits, struct wb_range r);
/** wb_range_unbounded - whether @r contains all 32-bit numbers. */
bool wb_range_unbounded(const struct wb_range *r);
/** wb_range_within - whether @a is within @b. */
bool wb_range_within(const struct wb_range *a, const struct wb_range *b);
/** wb_range_assume_small - @r or, if it is no more than the range of its type, the numbers whose upper @by bits are 0;
 * @copies: are copies of the sign. wb_range_assume_wide_cast - @r, which a number in @from became that was
 * cut to 8 or 16 bits, or extended from them; if it is no more than the range of this type, that of @by bits more. */
struct wb_range wb_range_assume_small(uint32_t bits, struct wb_range r, uint32_t by, bool copies);
struct wb_range wb_range_assume_wide_cast(struct wb_range r, struct wb_range from, uint32_t by);
/** wb_range_of_sum - the range of @f, if its terms have the ranges @of. */
struct wb_range wb_range_of_sum(const struct wb_affine *f, const struct wb_range *of);
/** wb_range_along - the range of @v on edge @e, in the lanes of @w. */
struct wb_range wb_range_along(struct wb_integers *ints, uint32_t v, uint32_t e, struct wb_point w);
/** wb_range_advanced - @start + (0 .. @iterations, of 32 bits) * what is in @a. */
struct wb_range wb_range_advanced(const struct wb_range *start, const struct wb_advance *a, uint64_t iterations);
/** wb_invariant_range - the range of @v, defined at the header of @loop, in any iteration, in the lanes of @w. */
struct wb_range wb_invariant_range(struct wb_integers *ints, uint32_t v, uint32_t loop, struct wb_point w);

/* ---- guards (guards.c) --------------------------------------------------------- */
/** wb_guards_find - sets guard. */
void wb_guards_find(struct wb_integers *ints);
/** wb_range_guarded - @x, the range of @v, narrowed by the branch of edge @e. wb_range_refined - narrowed by all guards
 * of @w. */
struct wb_range wb_range_guarded(
	struct wb_integers *ints, uint32_t v, struct wb_range x, uint32_t e, struct wb_point w);
struct wb_range wb_range_refined(struct wb_integers *ints, uint32_t v, struct wb_range x, struct wb_point w);

/** wb_range_of_argument - the range of term @t, 4 bytes of the arguments, by all guards of @w. */
struct wb_range wb_range_of_argument(struct wb_integers *ints, uint32_t t, struct wb_point w);

/** wb_condition - the comparison of 32-bit or 16-bit integers whose outcome is operand @o, for the lanes of @w;
 * WB_NONE. */
uint32_t wb_condition(struct wb_integers *ints, const struct wb_opnd *o, struct wb_point w);
/** wb_range_if - @x, the range of @f, if comparison @inst has outcome @holds, and compares @f, maybe plus a constant.
 * If its outcome is always the same, see wb_test_truth. */
struct wb_range wb_range_if(
	struct wb_integers *ints, const struct wb_affine *f, struct wb_range x, uint32_t inst, bool holds,
	struct wb_point w);

/* ---- tests (truth.c) ------------------------------------------------------------------------- */
/** wb_mask_truth - whether all bits of mask @o are set (ALWAYS), or none is (NEVER). */
enum wb_truth wb_mask_truth(struct wb_integers *ints, const struct wb_opnd *o, struct wb_point w);

/** wb_evaluate - @v, if it is computed from constants only, maybe with floats: a range, because reciprocals are inexact
 * (division.c). */
bool wb_evaluate(struct wb_integers *ints, uint32_t v, struct wb_point w, struct wb_range *out);
/** wb_evaluates - whether @op may end such a computation: it ends a division, or converts a float to an integer. */
static inline bool
wb_evaluates(enum wb_op op)
{
	return op == WB_OP_SELECT || op == WB_OP_CNDMASK || op == WB_OP_FTOI || op == WB_OP_FTOU;
}

/* ---- affine expressions (affine_terms.c, affine.c, affine_operand.c, pair.c) ----------------------------- */
/** wb_value_decode - wb_decode of the instruction that defines @v, for its unit; @parts: wb_decode_parts. */
bool wb_value_decode(struct wb_integers *ints, uint32_t v, bool parts, struct wb_decoded *d);
/** wb_pair_of_one - wb_affine_pair of a pair, if one instruction makes it as a sum (pair.c). */
bool wb_pair_of_one(struct wb_integers *ints, uint32_t v, uint32_t high, struct wb_point w, struct wb_affine *s);

/** wb_affine_merged - the expression of @v, with @high above or WB_NONE, which is a join, not at a loop header; false:
 * the edges bring different ones. */
bool wb_affine_merged(struct wb_integers *ints, uint32_t v, uint32_t high, struct wb_point w, struct wb_affine *f);

/* ---- others -------------------------------------------------------------------------------- */
/** wb_point_first - the lane that @inst reads if it reads the first one: a lane that is on or, if none is, lane 0. */
struct wb_point wb_point_first(const struct wb_integers *ints, uint32_t inst);
/** wb_integers_edge_possible - whether the lanes of the query may have reached @block by edge @e. */
bool wb_integers_edge_possible(struct wb_integers *ints, uint32_t block, uint32_t e, const struct wb_point *w);
/** wb_point_minus - takes the lanes of @set from those of @w; false: @w stays as it is. wb_point_by_edge - leaves those
 * of @w that may have taken edge @e. */
bool wb_point_minus(struct wb_integers *ints, struct wb_point *w, uint32_t set);
bool wb_point_by_edge(struct wb_integers *ints, uint32_t e, struct wb_point *w);
/** wb_integers_header - the loop whose header is @block, or WB_NONE. */
uint32_t wb_integers_header(const struct wb_integers *ints, uint32_t block);
/** wb_integers_same_iteration - whether values that are joined at @block belong to the iteration that continues there.
 * At a loop header they do not, and in a loop with several entries any block may start an iteration. Then what is known
 * of the lanes of the query, or of terms, is not about the values on the edges. */
bool wb_integers_same_iteration(const struct wb_integers *ints, uint32_t block);
/** wb_integers_is_unit - whether unit @u is the register with that letter and number. */
bool wb_integers_is_unit(const struct wb_integers *ints, uint32_t u, char letter, uint32_t number);
/** wb_integers_ids_valid - whether no result depends on a lane without an id. */
bool wb_integers_ids_valid(const struct wb_integers *ints);
/** wb_integers_shared_id - whether @d takes one of the ids that share a register; then its range. */
bool wb_integers_shared_id(
	struct wb_integers *ints, const struct wb_decoded *d, struct wb_point w, struct wb_range *out);
/** wb_integers_load - what part @part of a load's definition is, a number or an argument; 2: one of two. 0: unknown. */
uint32_t wb_integers_load(
	struct wb_integers *ints, uint32_t inst, uint32_t part, struct wb_point w, struct wb_affine out[2]);
/** wb_loaded_range - the range, by the launch, of each number (32 bits; for a load of halves, 16) that @inst loads;
 * NULL: unknown (address.c). */
const struct wb_launch_range *wb_loaded_range(struct wb_integers *ints, uint32_t inst);
/** wb_loaded_words - the argument whose buffer load @inst reads whole words from, each at a multiple of 4 from where
 * that begins, in the lanes *w; @f: the address of the first. NULL: not known. */
const struct wb_arg *wb_loaded_words(struct wb_integers *ints, uint32_t inst, struct wb_affine *f, struct wb_point *w);
/** wb_words_find - which buffers hold the same throughout, and the launch says what (buffer_words.c). wb_words_range -
 * what it says of part @part of load @inst; false: nothing. wb_words_extent - of @f, where that has the difference of
 * two numbers loaded from one buffer; a smaller extent than *s. */
void wb_words_find(struct wb_integers *ints);
bool wb_words_range(struct wb_integers *ints, uint32_t inst, uint32_t part, struct wb_range *out);
void wb_words_extent(
	struct wb_integers *ints, const struct wb_affine *f, bool sign, struct wb_point w, struct wb_extent *s);
/** wb_integers_field - the bits that @d extracts from an argument, if the launch tells them (load_field.c). */
bool wb_integers_field(struct wb_integers *ints, const struct wb_decoded *d, struct wb_point w, uint64_t *out);
/** wb_integers_size_at - whether the 16 bits at byte @at of the arguments are the size of all workgroups in some
 * dimension. */
bool wb_integers_size_at(const struct wb_integers *ints, uint64_t at);
/** wb_integers_loads_size - whether the lower (@half 0) or upper 16 bits (1) of what it reads are the size of a
 * workgroup in some dimension, of all workgroups or of this wave's (load_size.c). */
bool wb_integers_loads_size(struct wb_integers *ints, uint32_t inst, uint32_t part, uint32_t half, struct wb_point w);

#endif
