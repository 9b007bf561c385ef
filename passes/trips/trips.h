/* passes/trips/trips.h -- what the files of the trip-count pass share: trips.c (loops), dead.c (edges never taken),
 * exits.c (what an exit tests), count.c (counters), difference.c (the greatest difference of two numbers), shrink.c
 * (numbers whose bits run out), grow.c (numbers multiplied), halve.c (intervals halved), narrow.c (counters of a few
 * bits), waterfall.c (masks that run out), walk.c (buffers walked through), types.c (bounds that rest on types), text.c
 * (texts of reasons).
 */
#ifndef WAVEBOUND_PASSES_TRIPS_H
#define WAVEBOUND_PASSES_TRIPS_H

#include "../integer/decode.h"
#include "../integer/integer.h"
#include "wavebound/limits.h"

/* How much is known. The reason with the highest rank is reported. */
enum rank { NOT_ALWAYS, NOT_MODELLED, NOT_LANES, NOT_COUNTER, NOT_CONSTANT, MAY_WRAP, NEVER, COUNTED };

struct verdict {
	enum rank rank;
	uint64_t max, min;
	const char *why;
	const struct wb_arg *argument, *data;	/* that why blames, or a buffer that a number comes from; or NULL */
	uint64_t total;			/* per run of the function, WB_UNKNOWN */
	bool type_range;		/* COUNTED, but max is only the range of a type */
	bool ranges;			/* COUNTED by ranges of numbers, which may be those of types */
	bool ends;			/* not COUNTED, but the exit is taken at some time */
	/* COUNTED by comparison `test` alone: its operands get closer by so much in each iteration that stays; or 0 */
	uint64_t step;
	uint32_t test;
	bool stays;
};

/* iterations: bounds below are plausible for a program, whatever they come from */
#define PLAUSIBLE ((wb_i128)1 << 20)
struct trips {
	struct wb_ctx *cx;
	struct wb_fn *fn;
	const struct wb_loops *ls;
	struct wb_integers *ints;
	const struct wb_gsa *g;
	struct wb_iterations *it;
	bool *calls;			/* [loop] it has a call */
	bool *ranges;			/* [loop] struct verdict */
	const bool *only;		/* [loop] to be bounded; NULL: all */
	uint64_t work;			/* back edges and entries visited */
	bool *dead;			/* [edge] found so far; wb_bounds.dead are those that queries use */
	bool given, sizes;		/* with a launch: its arguments are used; so are its sizes */
	bool splits;			/* wavefronts may be split */
	bool type_range;		/* bounds by the range of a type are accepted */
	uint32_t small;			/* upper bits that are 0 in the program of types.c; 0 in the real one */
	bool copies;			/* they are copies of the sign */
	uint32_t least_pre, most_post;	/* range of the latches of the current loop in the dominator tree */
	struct wb_bits reaches_back;	/* blocks of the current loop that reach a back edge over live edges in it */
	bool has_hidden_exits;		/* some blocks of the current loop do not */
};

/** wb_trips_may_work - whether there is work left to search loops. */
static inline bool
wb_trips_may_work(const struct trips *t)
{
	return t->work <= wb_limit_of(WB_LIMIT_LOOPS, t->fn->nedge);
}

/* A comparison that decides an exit. In iterations that stay, its outcome is `stays`: for the wave, or for every lane
 * that takes the back edge. */
struct test {
	uint32_t loop, block;
	/* the comparison; or an addition or subtraction with a carry, or an operation with a result that is not 0 */
	uint32_t inst;
	bool stays;			/* its outcome in an iteration that stays */
	bool lanes;			/* it compares lanes */
	bool other_exits;		/* the loop may be left otherwise, too */
	struct wb_point at;
};

/* ---- trips.c ---------------------------------------------------------------------------- */
/** wb_trips_leaves - whether edge @e leaves @loop, the current one: it leads out of it, or to blocks that reach no back
 * edge over live edges. */
bool wb_trips_leaves(const struct trips *t, uint32_t loop, uint32_t e);
/** wb_trips_every - whether every iteration of the current loop that continues executes @block: it dominates every
 * latch. */
bool wb_trips_every(const struct trips *t, uint32_t block);
/** wb_trips_infer - infers the bounds of loops (t->only) that have none, if need be from ranges of types. */
void wb_trips_infer(struct trips *t);

/* ---- types.c ---------------------------------------------------------------------------- */
/** wb_trips_label_types - finds the inferred bounds that rest on the range of a type. Unless @accepted, these loops
 * have no bound. */
void wb_trips_label_types(struct trips *t, bool accepted);

/* ---- dead.c ---------------------------------------------------------------------------- */
/** wb_trips_dead - finds edges that no wave takes; true if there are new ones. wb_trips_why_dead - for a loop that is
 * never entered. wb_trips_why_once - for one whose back edges are dead. */
bool wb_trips_dead(struct trips *t);
const char *wb_trips_why_once(struct trips *t, uint32_t loop);
const char *wb_trips_why_dead(struct trips *t, uint32_t loop);

/** wb_trips_never_taken - the edge of the branch at the end of @b that is never taken, by what @ints knows; WB_NONE:
 * both may be, or one of them is in @dead. */
uint32_t wb_trips_never_taken(const struct wb_fn *fn, struct wb_integers *ints, const bool *dead, uint32_t b);

/* ---- idle.c ------------------------------------------------------------------------------ */
/** wb_trips_idle - finds waves of the launch that stay outside a guard: wb_bounds.idle. */
void wb_trips_idle(struct trips *t);

/* ---- exits.c --------------------------------------------------------------------------- */
#define MOST_TESTS 32
/** wb_exit_tests - the comparisons that decide whether @loop is left at the end of @block, at most MOST_TESTS; 0: *no
 * is the reason. *stays: the iterations in which the tested mask is not empty and the loop continues; NULL if no mask
 * is tested. */
uint32_t wb_exit_tests(struct trips *t, uint32_t loop, uint32_t block, struct test *out,
	const struct wb_iteration **stays, struct verdict *no);

/* a op b in an iteration that stays. */
struct comparison {
	enum wb_op op;
	bool sign;
	/* 32 or 64; of a counter of narrow.c less: then a is the low bits, extended by the sign (sign) or by zeros */
	uint32_t bits;
	struct wb_affine a, b;
	uint32_t b_bits;		/* likewise, of b */
	bool b_sign;
	struct wb_affine step;		/* of a, where b does not change, and */
	const char *name;		/* the name of the counter: set by count.c */
};
/** wb_trips_comparison - test @s, also of a carry or of a result that is not 0; false: it is no comparison of integers.
 * wb_trips_swap - the same with its operands swapped. */
bool wb_trips_comparison(struct trips *t, const struct test *s, struct comparison *c);
void wb_trips_swap(struct comparison *c);
/* How often @s is made if the loop is entered by @e; WB_UNKNOWN. */
typedef uint64_t wb_trips_count_from(struct trips *t, const struct test *s, const void *of, uint32_t e);
/** wb_trips_may_visit - whether there is work left to visit all entries and back edges of the loop of @s.
 * wb_trips_max_tests - *out: the maximum of @tests over all entries; the caller adds `why`. False: it is unknown for
 * one. */
bool wb_trips_may_visit(struct trips *t, const struct test *s);
bool wb_trips_max_tests(struct trips *t, const struct test *s, wb_trips_count_from *tests, const void *of,
	struct verdict *out);

/* ---- difference.c ---------------------------------------------------------------------------------------- */
/** wb_trips_max_modulo - the maximum of an integer that is @d modulo 2^bits and at most @high, in the lanes of @w. */
wb_i128 wb_trips_max_modulo(struct trips *t, const struct wb_affine *d, struct wb_point w, wb_i128 high);
/** wb_trips_difference - the maximum of @upper - @lower, both signed (@sign) or unsigned. */
wb_i128 wb_trips_difference(struct trips *t, bool sign, const struct wb_affine *upper, const struct wb_affine *lower,
	struct wb_point w);

/* ---- count.c, shrink.c, grow.c, halve.c, narrow.c, waterfall.c ---------------------------- */
/** wb_trips_step - what an iteration of @loop adds to @f, in lanes of @at that take a back edge; false: *why_term has
 * no step. */
bool wb_trips_step(struct trips *t, uint32_t loop, const struct wb_point *at, const struct wb_affine *f,
	struct wb_affine *step, uint32_t *why_term);
/** wb_trips_definition - the operation that makes all of @f, in the lanes of @w. wb_trips_number - the number at the
 * header that @form is, or (*next) whose next value it is; WB_NONE. */
bool wb_trips_definition(struct trips *t, const struct wb_affine *f, struct wb_point w, struct wb_decoded *d);
uint32_t wb_trips_number(struct trips *t, const struct test *s, const struct wb_affine *form, bool *next);
/** wb_trips_count - iterations until a counter leaves by test @s. */
struct verdict wb_trips_count(struct trips *t, const struct test *s);
/** wb_trips_shrink - iterations until a number that is shifted, or loses a bit, is 0. */
bool wb_trips_shrink(struct trips *t, const struct test *s, struct verdict *out);
/** wb_trips_grow - iterations until a number that is multiplied exceeds a limit; or the limit is named as the
 * reason. */
bool wb_trips_grow(struct trips *t, const struct test *s, struct verdict *out);
/** wb_trips_narrow - test @s as one of a counter of at most 16 bits, in a 32-bit register; false: it is none. */
bool wb_trips_narrow(struct trips *t, const struct test *s, struct comparison *p);
/** wb_trips_halve - iterations until an interval that each iteration halves is empty. */
bool wb_trips_halve(struct trips *t, const struct test *s, struct verdict *out);
/** wb_trips_waterfall - iterations until no lanes are left, if one or more leave at a time; @r: those that stay. */
bool wb_trips_waterfall(struct trips *t, uint32_t block, const struct wb_iteration *r, struct verdict *out);

/* ---- walk.c ------------------------------------------------------------------------------------------------ */
/** wb_trips_walk - iterations until an access that every iteration of @loop, the current one, makes leaves its buffer;
 * *buffer: which one. */
bool wb_trips_walk(struct trips *t, uint32_t loop, const struct wb_launch *launch, struct verdict *out,
	const struct wb_arg **buffer);

/* ---- text.c: all in cx->tmp ---------------------------------------------------------------- */
/** wb_trips_loc, wb_trips_block_loc - the location of an instruction, of a block. */
const char *wb_trips_loc(struct trips *t, uint32_t inst);
const char *wb_trips_block_loc(struct trips *t, uint32_t block);
const char *wb_trips_unit_name(struct trips *t, uint32_t v);
/** wb_trips_describe - the origin of a value: "loaded at k.cl:7". wb_trips_describe_inst - what @inst computes. */
const char *wb_trips_describe_inst(struct trips *t, uint32_t inst);
const char *wb_trips_describe(struct trips *t, uint32_t v);
const char *wb_trips_describe_term(struct trips *t, uint32_t term);
/** wb_trips_affine_text - an affine expression as text: "n + 4", with names of arguments if known. */
const char *wb_trips_affine_text(struct trips *t, const struct wb_affine *f, bool sign);
/** wb_trips_blame - a verdict that names @term, and the argument that it is, as the reason. */
struct verdict wb_trips_blame(struct trips *t, enum rank rank, uint32_t exit, uint32_t term);
struct verdict wb_trips_refuse(enum rank rank, const char *why);
#define REFUSE(t, rank, ...) wb_trips_refuse((rank), wb_format((t)->cx->tmp, __VA_ARGS__))

/* stored.c */
/** wb_trips_warn_stored - warns of stores into buffers whose numbers @launch states. */
void wb_trips_warn_stored(struct trips *t, const struct wb_launch *launch);

#endif
