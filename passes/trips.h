/* passes/trips.h -- what the files of the trip-count pass share: trips.c (loops and
 * counters), exits.c (what an exit tests), words.c (what is said about it).
 */
#ifndef WAVEBOUND_PASSES_TRIPS_H
#define WAVEBOUND_PASSES_TRIPS_H

#include "passes.h"

/* How much is known; the reason of highest rank is told. */
enum rank { NOT_ALWAYS, NOT_SCALAR, NOT_MODELLED, NOT_COUNTER, NOT_CONSTANT, NEVER, COUNTED };

struct verdict {
	enum rank rank;
	uint64_t max, min;
	const char *why;
};

struct trips {
	struct wb_ctx *cx;
	const struct wb_fn *fn;
	const struct wb_loops *ls;
	struct wb_values *vs;
	bool *calls;			/* [loop] a call inside */
	uint64_t work;			/* back and entry edges followed */
	uint64_t work_replay;		/* values computed by replay.c */
	struct replay *replay;		/* its work space, made when first needed */
	uint32_t least_pre, most_post;	/* of the latches of the loop under study, in the dominator tree */
};

#define MOST_WAYS 32

/* Where values meet, and by which edge every round comes that stays in the loop. */
struct way {
	uint32_t block, edge;
};

/* An exit: what decides it and when it leaves. */
struct test {
	uint32_t loop, block;
	uint32_t inst;			/* the comparison */
	enum wb_op op;			/* what must hold to leave: x op limit, or ADD/SUB: carry, overflow of x op limit */
	bool sign;
	bool leave_if;			/* leaves if the condition is this */
	bool or_else;			/* may leave otherwise too */
	struct wb_value x;
	uint32_t limit;
	struct way way[MOST_WAYS];
	uint32_t nway;
};

/* ---- exits.c --------------------------------------------------------------------------- */
static inline bool wb_compare_is(enum wb_op op) { return op >= WB_OP_EQ && op <= WB_OP_GE; }
enum wb_op wb_compare_opposite(enum wb_op op);
/** wb_exit_find - the SCC that decides whether @s->loop is left at the end of @s->block: fills leave_if, or_else and way[]. false: *no says why there is none. */
bool wb_exit_find(struct trips *t, struct test *s, struct wb_value *scc, struct verdict *no);
/** wb_exit_read - the comparison of a counter with a constant that made @scc: fills the rest of @s. false: *no says why it is none. */
bool wb_exit_read(struct trips *t, struct test *s, struct wb_value scc, struct verdict *no);

/* ---- replay.c --------------------------------------------------------------------------- */
/** wb_trips_replay - computes rounds until @scc leaves, if constants decide that. */
bool wb_trips_replay(struct trips *t, const struct test *s, struct wb_value scc, struct verdict *out);

/* ---- words.c: all in cx->tmp ---------------------------------------------------------------- */
/** wb_trips_at, wb_trips_place - where an instruction, a block is. */
const char *wb_trips_at(struct trips *t, uint32_t inst);
const char *wb_trips_place(struct trips *t, uint32_t block);
const char *wb_trips_unit(struct trips *t, struct wb_value v);
/** wb_trips_describe - where a value comes from: "loaded at k.cl:7". */
const char *wb_trips_describe(struct trips *t, struct wb_value v);
/** wb_trips_tell - what the counter does: values @x, @x + @step, ... are tested; the @n-th leaves (WB_UNKNOWN: none). */
const char *wb_trips_tell(struct trips *t, const struct test *s, uint32_t x, uint32_t step, uint64_t n);
struct verdict wb_trips_refuse(enum rank rank, const char *why);
#define REFUSE(t, rank, ...) wb_trips_refuse((rank), wb_format((t)->cx->tmp, __VA_ARGS__))

#endif
