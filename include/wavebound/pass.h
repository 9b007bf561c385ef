/* wavebound/pass.h -- running passes.
 *
 * A pass is one exported function in passes/NAME.c, or passes/NAME/NAME.c with what it is
 * made of beside it, and one row of passes.def. Nothing runs on demand: a pipeline lists all passes, the runner
 * checks that what each needs is there and that it gave what it promises, hides what its row does not name (in tests),
 * verifies the IR where it may have changed and at the end, dumps where asked, and resets cx->tmp.
 */
#ifndef WAVEBOUND_PASS_H
#define WAVEBOUND_PASS_H

#include "wavebound/facts.h"
#include "wavebound/ir.h"
#include "wavebound/lanes.h"
#include "wavebound/launch.h"
#include "wavebound/machine.h"
#include "wavebound/pws.h"

enum wb_pass {
#define PASS(id, name, run, needs, reads, gives, writes, keeps, what) WB_PASS_##id,
#include "wavebound/passes.def"
#undef PASS
	WB_PASS_COUNT
};

/* Facts: their numbers, and as bits in the table. */
enum wb_fact {
#define FACT(id, type, field) WB_FACT_NUMBER_##id,
#include "wavebound/facts.def"
#undef FACT
	WB_FACT_COUNT
};
enum wb_fact_bit {
#define FACT(id, type, field) WB_FACT_##id = 1 << WB_FACT_NUMBER_##id,
#include "wavebound/facts.def"
#undef FACT
	WB_FACT_ALL = (1 << WB_FACT_COUNT) - 1,
	/* large, and of use to other passes and bounds alone: in cx->short_lived if there is one */
	WB_FACTS_SHORT_LIVED = WB_FACT_GSA | WB_FACT_LANES | WB_FACT_DIVERGENCE,
};

/* What the instructions of a module leave outstanding: the counters they increment
 * (enum wb_counter), and whether some do that no counter counts. */
struct wb_outstanding {
	uint8_t counters;
	bool uncounted;
};
/** wb_module_outstanding - over all functions of @m, in O(instructions). */
struct wb_outstanding wb_module_outstanding(const struct wb_module *m);

/* What the passes and readers after a pass use of its answers (wb_pass_env.asks, ored): answers cost time, and most
 * of them only readers of listings want. Whatever an answer depends on is answered with it. */
enum wb_asks {
	WB_ASKS_ALL = 0,
	WB_ASKS_ACCESSES = 1,		/* DIVERGENCE: access[], access_of[]                    */
	/* DIVERGENCE: branch[] of those that decide which barriers are executed, and in which iteration */
	WB_ASKS_BARRIERS = 2,
	/* DIVERGENCE: lanes[] of instructions that decide which arm of an if is executed */
	WB_ASKS_ARMS = 4,
	WB_ASKS_DEAD = 16,		/* TRIPS: edges that no wave takes; bounds of loops rest on them, too */
	WB_ASKS_CODES = 32,		/* TRIPS: digest[] of loops, by which a flow fact knows its loop */
	WB_ASKS_NONE = 128,		/* nothing of all this */
	/* all that bounds of kernels use */
	WB_ASKS_BOUNDS = WB_ASKS_ACCESSES | WB_ASKS_BARRIERS | WB_ASKS_ARMS | WB_ASKS_DEAD,
};

/* TRIPS: loops that only the size of a buffer bounds have no bound that rests on it */
#define WB_WITHOUT_BUFFER_SIZE 64
#define WB_WITHOUT_TYPE_RANGE 128	/* TRIPS: loops that only the range of a type bounds have no bound */

/* What a pass may use besides the function. Any may be NULL. */
struct wb_pass_env {
	const struct wb_module *module;
	const struct wb_machine *machine;
	const struct wb_launch *launch;
	const struct wb_facts *facts;
	/* of the module; NULL: COST finds it out for each function that needs it */
	const struct wb_outstanding *outstanding;
	uint8_t asks;			/* enum wb_asks, ored */
	uint8_t without;		/* enum wb_div_gain, WB_WITHOUT_..., ored */
	bool reduces;			/* REDUCE follows LOOPS, and reports what stays irreducible */
	bool buffers_distinct;		/* DEADLOCK: different buffer arguments of a kernel never overlap */
	uint32_t skip_rules;		/* bit n: DEADLOCK need not look for rule n (enum wb_rule) */
	/* UNOPTIMISED, of a function that is called: copies (wb_copy_bounded) of all kernels that may call it */
	const struct wb_fn *caller;
	uint32_t ncaller;
	/* UNOPTIMISED, of a kernel: its copy, made with all this from the instructions @copied; NULL: it makes one */
	const struct wb_fn *copy;
	const struct wb_inst *copied;
};

typedef enum wb_status wb_pass_fn(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env);

struct wb_pass_info {
	const char *name;	/* for -p, --dump-after, --stop-after */
	wb_pass_fn *run;
	/* enum wb_fact_bit: what must be there, what it looks at if it is there, what it promises, what it may write
	 * besides; facts not in keeps | gives are dropped after it */
	uint32_t needs, reads, gives, writes, keeps;
	const char *what;
};
extern const struct wb_pass_info wb_pass_info[WB_PASS_COUNT];
/** wb_pass_find - by name; WB_PASS_COUNT if there is none. */
enum wb_pass wb_pass_find(const char *name);

struct wb_pass_options {
	enum wb_pass dump_after;	/* WB_PASS_COUNT: none */
	enum wb_pass stop_after;
	struct wb_out *dump;
	bool more;			/* another list follows at once, and the rules are checked after that one */
};
/** wb_run_pass - runs one pass and holds it to its row: WB_INTERNAL, reported, if there are no blocks, a need is
 * missing, a promise is broken or the function breaks a rule. */
enum wb_status wb_run_pass(
	struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env, const struct wb_pass_info *p);
/** wb_facts_of - the facts that @fn has. */
uint32_t wb_facts_of(const struct wb_fn *fn);
/** wb_drop_facts - forgets @facts of @fn; their memory is that of the arena they are in. */
void wb_drop_facts(struct wb_fn *fn, uint32_t facts);
/** wb_loops_open - whether a loop of @fn, which has bounds, is open (wb_loop_bound_open). wb_copy_bounded - makes *copy
 * a copy of @fn without calls, if possible, and without a stack, with loop bounds for the launch of @env (see
 * passes/unoptimised.c). */
bool wb_loops_open(const struct wb_fn *fn);
enum wb_status wb_copy_bounded(
	struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_pass_env *env, struct wb_fn *copy);
/** wb_run_passes - runs @list on @fn in order, stopping at the first status that is not WB_OK (returned). A missing
 * need is WB_INTERNAL. The rules are checked after passes that do not keep all facts and after the last one that runs
 * (wb_pass_options.more). */
enum wb_status wb_run_passes(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env,
	const enum wb_pass *list, uint32_t n, const struct wb_pass_options *opt);

/** wb_print_facts - the facts of @fn as comments of the text form. */
void wb_print_facts(struct wb_out *o, const struct wb_fn *fn);
/** wb_print_facts_of - only those of the set @facts (enum wb_fact_bit). */
void wb_print_facts_of(struct wb_out *o, const struct wb_fn *fn, uint32_t facts);

#define PASS(id, name, run, needs, reads, gives, writes, keeps, what) wb_pass_fn run;
#include "wavebound/passes.def"
#undef PASS

/** wb_digest_module - sets m->digest, by which facts of functions that use others or tables know their loops
 * (passes/lanes/digest.c); before any pass changes them. */
void wb_digest_module(struct wb_ctx *cx, struct wb_module *m);

#endif
