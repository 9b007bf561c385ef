/* passes/integer/internal.h -- what the files of this folder share. */
#ifndef WAVEBOUND_PASSES_INTEGER_INTERNAL_H
#define WAVEBOUND_PASSES_INTEGER_INTERNAL_H

#include "integer.h"
#include "wavebound/xml.h"

#define MOST_DEPTH 40			/* of definitions followed from one question */

/* ---- answers remembered (memo.c) ----------------------------------------------------------- */
#define MOST_ASSUMED 6			/* assumptions at a time */
/* What an answer rests on: of the assumptions made, bit k for the k-th; whether less depth might have told more;
 * which lanes were asked for, or what was passed to come to them; loops whose bound was asked for and is not known,
 * bit l % 64 for loop l. */
struct wb_basis {
	uint8_t on;
	bool cut;
	bool where;
	uint64_t open;
};
/* What is asked: a value, or the pair of one and `high`, at a program point (struct wb_point). */
struct wb_question {
	uint64_t value, group, where;	/* value: the first, above it the other */
};
struct wb_answer {
	struct wb_question q;
	uint32_t hash;			/* of it */
	uint32_t stamp;			/* of the innermost assumption it rests on */
	uint8_t on;			/* struct wb_basis */
	uint8_t depth;			/* at which it was cut; 0: it was not */
	uint8_t since;			/* wb_nums.nlearned when it was found */
	bool where;			/* struct wb_basis */
	uint64_t open;			/* struct wb_basis */
};
struct wb_memo {
	bool anywhere;			/* answers that do not rest on where serve everywhere */
	uint32_t *slot, nslot;		/* answers by question, open addressing: number + 1; 0: free */
	WB_VEC(struct wb_answer) answer;
};

/* Assumed: bounds of values at the header of a loop. With no loop nothing is, but that a counter's step is being found.
 */
#define MOST_MEMBERS 64
struct wb_member {
	uint32_t v;
	struct wb_range range, seen;	/* assumed; what the edges bring then */
};
struct wb_assumption {
	uint32_t stamp;			/* never given twice */
	uint32_t loop;			/* or WB_NONE */
	WB_VEC(struct wb_member) member;
};

/* What the words are that stand in @buffer from byte @first to @last; or by how much they are above those of @other
 * that stand @off bytes before that (rows.c). */
#define MOST_ROWS 16
struct wb_row {
	const struct wb_launch_arg *buffer, *other;	/* NULL: none was asked for; no other words */
	int64_t first, last, off;
	struct wb_range range;
};

struct wb_nums {
	struct wb_ctx *cx;
	const struct wb_fn *fn;
	const struct wb_gsa *vs;
	struct wb_iterations *rs;
	const struct wb_launch_values *launch;
	const struct wb_launch *given;		/* NULL: none */
	WB_VEC(struct wb_term) term;
	struct wb_map known_term;
	struct wb_memo forms, ranges, invariants;
	WB_VEC(struct wb_affine) form;		/* [answer of forms] */
	WB_VEC(struct wb_range) range;		/* [answer of ranges] */
	WB_VEC(struct wb_range) invariant;	/* [answer of invariants] */
	const bool *dead;			/* [edge] never taken; NULL: none is known to be so */
	/* [block] the nearest one, itself or one that dominates it, that passed a comparison; WB_NONE (guards.c) */
	uint32_t *guard;
	struct wb_compared **compared;		/* [inst] NULL: not asked for yet */
	struct wb_basis basis;			/* of the answer being found */
	struct wb_assumption assumed[MOST_ASSUMED]; uint32_t nassumed;
	uint32_t stamps;			/* given to assumptions */
	/* [k] loops whose bounds were learned since nlearned was k, as in wb_basis.open */
	uint64_t learned[MOST_LEARNED]; uint32_t nlearned;
	uint32_t depth;
	uint32_t fresh;				/* unknowns told apart */
	uint64_t steps;				/* all work so far; see wb_nums_tired */
	uint64_t rows;				/* arguments, bit k for the k-th, whose buffers rows.c knows */
	struct wb_row row[MOST_ROWS]; uint32_t nrow;	/* the last answers of rows.c */
	bool ids_hold;				/* nothing rests on a lane that did not start with an id */
	const struct wb_wave_box *only;	/* NULL: all waves of the launch */
	wb_nums_loaded *loaded; void *user;	/* NULL: nothing is known */
};

/* Most questions of one function: beyond it all answers are "unknown". */
#define MOST_STEPS ((uint64_t)1000000)
static inline bool
wb_nums_tired(struct wb_nums *ns)
{
	ns->basis.cut |= ns->depth > MOST_DEPTH;
	return ns->depth > MOST_DEPTH || ++ns->steps > MOST_STEPS;
}

/* Where values have the same bounds as at the end of @block: WB_NONE stands for itself. */
static inline uint32_t
wb_guard(const struct wb_nums *ns, uint32_t block)
{
	return block == WB_NONE ? WB_NONE : ns->guard[block];
}
/** wb_question - @v, or its pair with @high, at @w. In place of @high: WB_ASKS_VALUE, @v alone; WB_ASKS_ARGUMENT, @v is
 * the number of a term, an argument. Nothing is remembered of WB_NONE. */
struct wb_question wb_question(
	const struct wb_nums *ns, uint32_t v, uint32_t high, const struct wb_point *w);
#define WB_ASKS_VALUE (WB_NONE - 1)
#define WB_ASKS_ARGUMENT (WB_NONE - 2)
/** wb_memo_find - the answer to @q that is remembered and holds, or WB_NONE. */
uint32_t wb_memo_find(struct wb_nums *ns, const struct wb_memo *m, const struct wb_question *q);
/** wb_memo_clear - forgets all answers. */
void wb_memo_clear(struct wb_memo *m);
/** wb_memo_begin, wb_memo_end - around finding an answer; the id of it, at which the caller stores it with
 * WB_MEMO_STORE. */
struct wb_basis wb_memo_begin(struct wb_nums *ns);
uint32_t wb_memo_end(struct wb_nums *ns, struct wb_memo *m, const struct wb_question *q, struct wb_basis outer);
#define WB_MEMO_STORE(ns, vec, id, x) \
	((id) < (vec)->n ? (void)((vec)->at[id] = (x)) : WB_PUSH((ns)->cx->tmp, (vec), (x)))
/** wb_assume - one more assumption, until wb_assume_end; NULL: there are too many. wb_assume_other: what the innermost
 * says has changed. */
struct wb_assumption *wb_assume(struct wb_nums *ns, uint32_t loop);
void wb_assume_other(struct wb_nums *ns);
void wb_assume_end(struct wb_nums *ns);
/** wb_nums_bound - most iterations of @loop, or WB_UNKNOWN: then the answer being found may be better once they are
 * known.
 */
uint64_t wb_nums_bound(struct wb_nums *ns, uint32_t loop);
/** wb_rests_on_point - and it uses which lanes were asked for, and where. wb_rests_on - the answer being found uses the
 * @k-th assumption. */
static inline void wb_rests_on(struct wb_nums *ns, uint32_t k) { ns->basis.on |= (uint8_t)(1u << k); }
static inline void wb_rests_on_point(struct wb_nums *ns) { ns->basis.where = true; }

/* ---- ranges (range.c, range_query.c, range_transfer.c), and those of values that a loop changes (invariants.c) -- */
uint64_t wb_gcd_u64(uint64_t a, uint64_t b);
/** wb_range_both - bounds of both; where they exclude each other the point is never reached: either will do. */
struct wb_range wb_range_both(uint32_t bits, struct wb_range a, struct wb_range b);
/** wb_range_agree - each pair of bounds from the other, where all numbers have the same sign. */
struct wb_range wb_range_agree(uint32_t bits, struct wb_range r);
/** wb_range_any - whether @r says nothing of a number of 32 bits. */
bool wb_range_any(const struct wb_range *r);
/** wb_range_within - whether the bounds of @a lie within those of @b. */
bool wb_range_within(const struct wb_range *a, const struct wb_range *b);
/** wb_range_along - what edge @e brings for @v to the lanes of @w. */
struct wb_range wb_range_along(struct wb_nums *ns, uint32_t v, uint32_t e, struct wb_point w);
/** wb_range_counted - start + (0 .. @iterations) * @step, as far as nothing wraps. */
struct wb_range wb_range_counted(const struct wb_range *start, int32_t step, uint64_t iterations);
/** wb_invariant_range - @v, made at the header of @loop, in any iteration, for the lanes of @w. */
struct wb_range wb_invariant_range(struct wb_nums *ns, uint32_t v, uint32_t loop, struct wb_point w);

/* ---- comparisons passed (guards.c) --------------------------------------------------------- */
/** wb_guards_find - fills guard, and makes room in compared. */
void wb_guards_find(struct wb_nums *ns);
/** wb_range_guarded - @x, bounds of @v, and what passing edge @e says about it. wb_range_refined - what all comparisons
 * say that were passed to come to @w. */
struct wb_range wb_range_guarded(
	struct wb_nums *ns, uint32_t v, struct wb_range x, uint32_t e, struct wb_point w);
struct wb_range wb_range_refined(struct wb_nums *ns, uint32_t v, struct wb_range x, struct wb_point w);

/** wb_range_of_argument - term @t, 4 bytes of the arguments, by all comparisons that were passed to come to @w. */
struct wb_range wb_range_of_argument(struct wb_nums *ns, uint32_t t, struct wb_point w);

/** wb_condition - wb_comparison, if it is of whole numbers of 32 bits, or of 16; WB_NONE. */
uint32_t wb_condition(struct wb_nums *ns, const struct wb_opnd *o, struct wb_point w);
/** wb_range_if - @x, bounds of @f, where comparison @inst comes out as @holds, if it compares @f or a constant more.
 * What it always comes out as: wb_test_truth. */
struct wb_range wb_range_if(struct wb_nums *ns, const struct wb_affine *f, struct wb_range x, uint32_t inst, bool holds,
	struct wb_point w);

/* ---- tests (truth.c) ------------------------------------------------------------------------- */
/** wb_mask_truth - whether all bits of @o, a mask of lanes, are set: ALWAYS; or NEVER, none is. */
enum wb_truth wb_mask_truth(struct wb_nums *ns, const struct wb_opnd *o, struct wb_point w);

/** wb_evaluate - @v, where constants are all it is made of, also by way of floats: a range, as reciprocals are not
 * exact. (division.c) */
bool wb_evaluate(struct wb_nums *ns, uint32_t v, struct wb_point w, struct wb_range *out);
/** wb_evaluates - whether it is worth asking for what @op yields: it ends a division, or makes a number of a float. */
static inline bool
wb_evaluates(enum wb_op op)
{
	return op == WB_OP_SELECT || op == WB_OP_CNDMASK || op == WB_OP_FTOI || op == WB_OP_FTOU;
}

/* ---- affine expressions (affine_terms.c, affine.c, affine_pair.c) ----------------------------------------- */
/** wb_affine_decode - wb_decode; parts of sources are all of them where what is above is known to be 0. */
bool wb_affine_decode(struct wb_nums *ns, uint32_t inst, uint32_t unit, struct wb_decoded *d, struct wb_point w);
/** wb_affine_combine - the first def of an operation, from its sources, in @d->bits; false: it is not affine. */
bool wb_affine_combine(struct wb_nums *ns, const struct wb_decoded *d, struct wb_point w, struct wb_affine *out);
/** wb_affine_disjoint - whether a | b is a + b: @low is below 2^n and @high a multiple of it, so no bit is in both. */
bool wb_affine_disjoint(
	struct wb_nums *ns, const struct wb_affine *high, const struct wb_affine *low, struct wb_point w);

/** wb_affine_merged - what all ways bring for @v, and @high above it or WB_NONE, which meet elsewhere than at the
 * header of a loop; false: not all bring the same. */
bool wb_affine_merged(struct wb_nums *ns, uint32_t v, uint32_t high, struct wb_point w, struct wb_affine *f);

/* ---- others -------------------------------------------------------------------------------- */
/** wb_point_first - the lane that @inst reads if it reads the first: one that is on or, if none is, lane 0. */
struct wb_point wb_point_first(const struct wb_nums *ns, uint32_t inst);
/** wb_nums_edge - whether the lanes in question can have come to @block by edge @e. */
bool wb_nums_edge(struct wb_nums *ns, uint32_t block, uint32_t e, const struct wb_point *w);
/** wb_nums_header - the loop that @block is the header of, or WB_NONE. */
uint32_t wb_nums_header(const struct wb_nums *ns, uint32_t block);
/** wb_nums_same_iteration - whether values that meet at @block are of the iteration that goes on there. At the header
 * of a loop they are not, and in a loop with several entries any block may be where an iteration begins: what is known
 * of the lanes in question, or of terms, is then no longer about the values that come in. */
bool wb_nums_same_iteration(const struct wb_nums *ns, uint32_t block);
/** wb_nums_is_unit - whether unit @u is the register of that letter and number. */
bool wb_nums_is_unit(const struct wb_nums *ns, uint32_t u, char letter, uint32_t number);
/** wb_nums_ids_hold - whether nothing that is computed rests on a lane that did not start with an id. */
bool wb_nums_ids_hold(const struct wb_nums *ns);
/** wb_nums_entry - what unit @u holds at the start in the lanes of @g: a range. */
struct wb_range wb_nums_entry(struct wb_nums *ns, uint32_t u, struct wb_group g);
/** wb_nums_load - the constant that a load leaves in part @part of its def, or what it is otherwise. */
enum wb_load { WB_LOAD_UNKNOWN, WB_LOAD_KNOWN, WB_LOAD_ARGUMENT };
enum wb_load wb_nums_load(struct wb_nums *ns, uint32_t inst, uint32_t part, uint64_t *out, struct wb_point w);
/** wb_loaded_range - what the launch says of each number (32 bits; of a load of halves: 16) that load @inst leaves;
 * NULL: nothing (address.c). */
const struct wb_launch_range *wb_loaded_range(struct wb_nums *ns, uint32_t inst);
/** wb_loaded_words - the argument whose buffer load @inst reads whole words from, each at a multiple of 4 from where
 * that begins, in the lanes *w; @f: the address of the first. NULL: not known. */
const struct wb_arg *wb_loaded_words(struct wb_nums *ns, uint32_t inst, struct wb_affine *f, struct wb_point *w);
/** wb_rows_find - which buffers hold the same throughout, and the launch says what (rows.c). wb_rows_range - what it
 * says of part @part of load @inst; false: nothing. wb_rows_extent - of @f, where that has the difference of two
 * numbers loaded from one buffer; a smaller extent than *s. */
void wb_rows_find(struct wb_nums *ns);
bool wb_rows_range(struct wb_nums *ns, uint32_t inst, uint32_t part, struct wb_range *out);
void wb_rows_extent(struct wb_nums *ns, const struct wb_affine *f, bool sign, struct wb_point w, struct wb_extent *s);
/** wb_nums_load_either - the two constants of which it leaves one, where the address is a choice. */
bool wb_nums_load_either(struct wb_nums *ns, uint32_t inst, uint32_t part, uint64_t out[2], struct wb_point w);
/** wb_nums_field - the bits that @d takes out of an argument, where the launch says what they are (load_field.c). */
bool wb_nums_field(struct wb_nums *ns, const struct wb_decoded *d, struct wb_point w, uint64_t *out);
/** wb_nums_address_condition - the comparison that decides between the two addresses, the first of them if it holds;
 * WB_NONE: it is not known. */
uint32_t wb_nums_address_condition(struct wb_nums *ns, uint32_t inst, struct wb_point w);
/** wb_nums_loads_size - whether the lower (@half 0) or upper 16 bits (1) that it reads are how many work-items a
 * workgroup has in some dimension, all or this wave's own (load_size.c). */
bool wb_nums_loads_size(struct wb_nums *ns, uint32_t inst, uint32_t part, uint32_t half, struct wb_point w);

#endif
