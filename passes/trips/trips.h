/* passes/trips/trips.h -- what the files of the trip-count pass share: trips.c (loops), dead.c (edges never taken),
 * exits.c (what an exit tests), count.c (counters), apart.c (how far two numbers are apart), several.c (tested
 * several times), shrink.c (masks and shifts that run out), grow.c (numbers multiplied), halve.c (intervals halved),
 * narrow.c (counters of a few bits), replay.c (iterations computed), walk.c (buffers walked through), words.c (what
 * is said about it).
 */
#ifndef WAVEBOUND_PASSES_TRIPS_H
#define WAVEBOUND_PASSES_TRIPS_H

#include "../integer/decode.h"
#include "../integer/integer.h"

/* How much is known; the reason of highest rank is told. */
enum rank { NOT_ALWAYS, NOT_MODELLED, NOT_LANES, NOT_COUNTER, NOT_CONSTANT, MAY_WRAP, NEVER, COUNTED };

struct verdict {
	enum rank rank;
	uint64_t max, min;
	const char *why;
	const struct wb_arg *argument, *data;	/* that why blames, or a buffer that a number comes from; or NULL */
	uint64_t total;			/* per run of the function, WB_UNKNOWN */
	bool type_range;		/* COUNTED, but max says no more than how far numbers of a type go */
	bool ends;			/* not COUNTED, but the exit is taken at some time */
};

/* repetitions: bounds below are taken for what a program says, wherever they come from */
#define MANY ((wb_i128)1 << 20)
#define MOST_WORK ((uint64_t)2000000)	/* edges followed for all exits of all loops */
struct trips {
	struct wb_ctx *cx;
	struct wb_fn *fn;
	const struct wb_loops *ls;
	struct wb_nums *ns;
	const struct wb_gsa *vs;
	struct wb_iterations *rs;
	bool *calls;			/* [loop] a call inside */
	uint64_t work;			/* back and entry edges followed */
	uint64_t work_replay;		/* values computed by replay.c */
	struct replay *replay;		/* its work space, made when first needed */
	bool *dead;			/* [edge] found so far; wb_bounds.dead is what numbers know of */
	WB_VEC(struct wb_decided) decided;
	bool given;			/* a launch: what it says decides, too */
	bool splits;			/* wavefronts may be split */
	bool type_range;		/* bounds that are no more than that are taken, too */
	uint32_t least_pre, most_post;	/* of the latches of the loop under study, in the dominator tree */
	/* [block] the loop under study, if live edges in it lead from here to a back edge; and space for the walk */
	uint32_t *around, *around_todo;
	bool ends_inside;		/* there are blocks of the loop under study from where none does */
};

/* A comparison that decides an exit. Iterations that stay in the loop have `stays`: for
 * the wave, or for every lane that goes on. */
struct test {
	uint32_t loop, block;
	/* the comparison; or an addition or subtraction that carries, a result that is not 0 */
	uint32_t inst;
	bool stays;			/* what it says in an iteration that stays */
	bool lanes;			/* it compares lanes */
	bool or_else;			/* may leave otherwise too */
	struct wb_point at;
};

/* ---- trips.c ---------------------------------------------------------------------------- */
/** wb_trips_leaves - whether @loop, the one under study, does not go on behind edge @e: that leads out of it, or to
 * blocks from where live edges only lead out of it. */
bool wb_trips_leaves(const struct trips *t, uint32_t loop, uint32_t e);
/** wb_trips_every - whether @block of @loop, the one under study, is passed in every iteration that goes on. */
bool wb_trips_every(struct trips *t, uint32_t loop, uint32_t block);

/* ---- dead.c ---------------------------------------------------------------------------- */
/** wb_trips_dead - finds edges that no wave takes, with what is known of numbers by now: true if there are new ones.
 * wb_trips_why_dead - of a loop that is never entered. wb_trips_why_once - of one whose back edges are dead. */
bool wb_trips_dead(struct trips *t);
const char *wb_trips_why_once(struct trips *t, uint32_t loop);
const char *wb_trips_why_dead(struct trips *t, uint32_t loop);

/** wb_trips_never_taken - the edge of the branch at the end of @b that it never takes, by what @ns knows; WB_NONE: it
 * may go both ways, or one of them is in @dead. wb_trips_reached - [block] what edges lead to, without those in @dead
 * and edge @without. In cx->tmp. */
uint32_t wb_trips_never_taken(const struct wb_fn *fn, struct wb_nums *ns, const bool *dead, uint32_t b);
bool *wb_trips_reached(struct trips *t, const bool *dead, uint32_t without);

/* ---- idle.c ------------------------------------------------------------------------------ */
/** wb_trips_idle - finds waves of the launch that stay outside a guard: wb_bounds.idle. */
void wb_trips_idle(struct trips *t, const struct wb_launch *launch);

/* ---- exits.c --------------------------------------------------------------------------- */
#define MOST_TESTS 32
/** wb_exit_tests - the comparisons that decide whether @loop is left at the end of @block, at most MOST_TESTS; 0: *no
 * says why there is none. *stays: the iterations in which the mask tested is not empty and the loop goes on, NULL if
 * none is tested. */
uint32_t wb_exit_tests(struct trips *t, uint32_t loop, uint32_t block, struct test *out,
	const struct wb_iteration **stays,
	struct verdict *no);

/* a op b, of 32 bits, in an iteration that stays. */
struct comparison {
	enum wb_op op;
	bool sign;
	struct wb_affine a, b;
};
/** wb_trips_comparison - what test @s compares; false: it is no comparison of whole numbers of 32 bits.
 * wb_trips_swap - the same with its operands swapped. */
bool wb_trips_comparison(struct trips *t, const struct test *s, struct comparison *out);
void wb_trips_swap(struct comparison *c);
/** wb_trips_entries - the most of what @from says of each edge @e by which the loop of @s is entered; WB_UNKNOWN if it
 * says so of one. */
typedef uint64_t wb_trips_from(struct trips *t, const struct test *s, const void *of, uint32_t e);
uint64_t wb_trips_entries(struct trips *t, const struct test *s, wb_trips_from *from, const void *of);
/** wb_trips_may_look - whether there is work left to look at all edges that enter and repeat the loop of @s.
 * wb_trips_tested - *out: as many iterations as @tests says of each entry, why is to be added; false: of one it knows
 * none. */
bool wb_trips_may_look(struct trips *t, const struct test *s);
bool wb_trips_tested(struct trips *t, const struct test *s, wb_trips_from *tests, const void *of, struct verdict *out);

/* ---- apart.c ----------------------------------------------------------------------------------------------------- */
/** wb_trips_tighten - the most that a number is as an integer which is @d modulo 2^bits and at most @high, for the
 * lanes of @w. wb_trips_closer - the same of one that is in @s modulo 2^bits: if that and 2^bits is above @high, it is
 * that, or lower by 2^bits. */
wb_i128 wb_trips_tighten(struct trips *t, const struct wb_affine *d, struct wb_point w, wb_i128 high);
wb_i128 wb_trips_closer(const struct wb_extent *s, uint32_t bits, wb_i128 high);
/** wb_trips_apart - the most that @upper is above @lower, both read with sign (@sign) or without; @high is known. */
wb_i128 wb_trips_apart(struct trips *t, bool sign, const struct wb_affine *upper, const struct wb_affine *lower,
	struct wb_point w, wb_i128 high);

/* ---- count.c, several.c, shrink.c, grow.c, halve.c, narrow.c, replay.c ------------------------------------- */
/** wb_trips_step - what one iteration of @loop adds to @f, for the lanes of @at that go on; false: *why_term is what
 * has no step. wb_trips_only_changing - which term of @f changes in @loop; WB_NONE: none does, or several. */
bool wb_trips_step(struct trips *t, uint32_t loop, const struct wb_point *at, const struct wb_affine *f,
	struct wb_affine *step, uint32_t *why_term);
uint32_t wb_trips_only_changing(struct trips *t, uint32_t loop, const struct wb_affine *f);
/** wb_trips_count - iterations until a counter leaves by test @s. */
struct verdict wb_trips_count(struct trips *t, const struct test *s);
/** wb_trips_distance - how far two numbers that test @s tells apart are from each other when it is first passed behind
 * entry @e, and by how much (*step > 0) an iteration brings them closer; false: it is no such test. wb_trips_several -
 * iterations until one of several such tests leaves; every[k]: the k-th exit is passed in every iteration. */
bool wb_trips_distance(struct trips *t, const struct test *s, uint32_t e, struct wb_affine *d, uint32_t *step);
bool wb_trips_several(struct trips *t, uint32_t loop, const bool *every, struct verdict *out);
/** wb_trips_shrink - iterations until a number shifted out or a mask cleared bit by bit is 0. */
bool wb_trips_shrink(struct trips *t, const struct test *s, struct verdict *out);
/** wb_trips_grow - iterations until a number that is multiplied passes a limit; or that limit is to blame. */
bool wb_trips_grow(struct trips *t, const struct test *s, struct verdict *out);
/** wb_trips_narrow - iterations until a counter of at most 16 bits, held in a register of 32, leaves. */
bool wb_trips_narrow(struct trips *t, const struct test *s, struct verdict *out);
/** wb_trips_halve - iterations until an interval is empty that each of them halves. */
bool wb_trips_halve(struct trips *t, const struct test *s, struct verdict *out);
/** wb_trips_length - iterations until nothing is left of a number of which each leaves half at most. */
bool wb_trips_length(struct trips *t, const struct test *s, struct verdict *out);
/** wb_trips_flag - one iteration at most that stays, if a mask lets only the first; @r: the lanes that stay. */
bool wb_trips_flag(struct trips *t, uint32_t block, const struct wb_iteration *r, struct verdict *out);
/** wb_trips_waterfall - iterations until lanes that leave one or more at a time are gone; @r: those that stay. */
bool wb_trips_waterfall(struct trips *t, uint32_t block, const struct wb_iteration *r, struct verdict *out);
/** wb_trips_replay - computes iterations until the test leaves, if constants decide that. */
bool wb_trips_replay(struct trips *t, const struct test *s, struct verdict *out);

/* ---- walk.c ------------------------------------------------------------------------------------------------ */
/** wb_trips_walk - iterations until accesses of the loop under study, @loop, that every one makes leave their buffer;
 * *buffer: which it is. */
bool wb_trips_walk(struct trips *t, uint32_t loop, const struct wb_launch *launch, struct verdict *out,
	const struct wb_arg **buffer);

/* ---- words.c: all in cx->tmp ---------------------------------------------------------------- */
/** wb_trips_at, wb_trips_block - where an instruction, a block is. */
const char *wb_trips_at(struct trips *t, uint32_t inst);
const char *wb_trips_block(struct trips *t, uint32_t block);
const char *wb_trips_unit(struct trips *t, uint32_t v);
/** wb_trips_describe - where a value comes from: "loaded at k.cl:7". wb_trips_describe_inst - what @inst makes. */
const char *wb_trips_describe_inst(struct trips *t, uint32_t inst);
const char *wb_trips_describe(struct trips *t, uint32_t v);
const char *wb_trips_describe_term(struct trips *t, uint32_t term);
/** wb_trips_spell - a form as text: "n + 4", with names of arguments where they are known. */
const char *wb_trips_spell(struct trips *t, const struct wb_affine *f, bool sign);
/** wb_trips_blame - an exit that depends on @term: says so, and which argument it is. */
struct verdict wb_trips_blame(struct trips *t, enum rank rank, uint32_t exit, uint32_t term);
struct verdict wb_trips_refuse(enum rank rank, const char *why);
#define REFUSE(t, rank, ...) wb_trips_refuse((rank), wb_format((t)->cx->tmp, __VA_ARGS__))

#endif
