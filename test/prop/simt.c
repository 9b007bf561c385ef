/* test/prop/simt.c -- the published algorithms against random programs that are executed both ways.
 *
 *	simt [SEED [COUNT [FIRST]]]
 *
 * A program of the text form is nested statements of four threads over eight words of
 * memory: write, wait until a word is not 0, wait and then act in one loop, branches on
 * the thread's number or on memory, counted repetition. It is executed
 *   - as threads, one block of one of them at a time, drawn at random, in 24 orders, some of the threads seldom;
 *   - on a machine with a reconvergence stack that serialises the arms of a branch up to
 *     its immediate post-dominator, once with the taken arm first and once with the other.
 * It hangs by lock step where threads would go on from there and end.
 * Claims: a program that ends as threads and hangs on the stack machine is detected, with loops of several entries,
 * too; after the switch transformation, if nothing is detected any more, it ends there too, and
 * threads that run one after the other leave the same memory. Where the result has a loop with several entries that
 * reads and writes the same place, it stays suspect, and is refused.
 */

#include "../lib/eval.h"
#include "../lib/grammar.h"
#include "../lib/prop.h"
#include "../../src/cli/lists.h"
#include "wavebound/deadlock.h"
#include "wavebound/pass.h"

#define THREADS 4u
#define SCHEDULES 24u			/* a program ends if it does in all of them */
#define WORDS 8u
#define MOST_ROUNDS 2000u		/* blocks executed */
#define MOST_DEPTH 4096u

/* ---- programs -------------------------------------------------------------------------------- */
static const char *const rules[] = {
	"loaded: \n%c =v load $(0,28,4), global 4",
	"Branch: $75[\n%c =v eq.u32 %tid, $(0,3)|$loaded]\ncbrz %c, @o$l\n@t$l$>*(1,2)stmt"
	"$[\nbr @j$l\n@o$l$>*(1,2)stmt\n-> fall @j$l\n@j$l|\n-> fall @o$l\n@o$l]",
	"Wait: \n-> fall @w$l\n@w$l$loaded\ncbrz %c, @w$l\n@x$l",
	/* waits, and acts in the same iteration */
	"Act: \n-> fall @w$l\n@w$l$loaded\n%d$l =v mov.u32 %c\ncbrz %c, @y$l\n@z$l$>*(1,2)stmt\n-> fall @y$l\n@y$l"
	"\ncbrz %d$l, @w$l\n@x$l",
	"Repeat: \n%r$l =v mov.u32 0\n-> fall @w$l\n@w$l$>*(1,2)stmt\n%r$l =v add.u32 %r$l, 1\n"
	"%c =v eq.u32 %r$l, $(2,3)\ncbrz %c, @w$l\n@x$l",
	"stmt 4: \nstore $(0,28,4), 1, global 4",
	"stmt: $Wait",
	"stmt <3: $Act",
	"stmt <3: $Repeat",
	"stmt 2 <3: $Branch",
	"program: fn @k {\nin =v %seed\n@entry\n%tid =v tid$*(2,5)stmt\n-> fall @end\n@end\nend\n}\n",
};

static struct wb_out out;

static void
program(struct wb_ctx *cx)
{
	struct grammar *g = grammar_new(cx->unit, &prop.r, rules, WB_COUNT(rules), NULL, NULL);

	out = wb_out_new(cx->unit);
	grammar_expand(g, "$program");
	wb_puts(&out, grammar_take(g));
}

/* ---- machines ------------------------------------------------------------------------------------ */
struct machine {
	const struct wb_fn *fn;
	uint32_t memory[WORDS];
	uint32_t *reg;			/* [thread * nunit + unit] */
};

static void
reset(struct machine *m, struct wb_ctx *cx, const struct wb_fn *fn)
{
	m->fn = fn;
	m->reg = WB_NEW(cx->tmp, uint32_t, (size_t)fn->nunit * THREADS);
	memset(m->memory, 0, sizeof m->memory);
}

static void
step(struct machine *m, uint32_t t, const struct wb_inst *i)
{
	const struct wb_opnd *o = wb_opnd(m->fn, i, 0);
	uint32_t *reg = &m->reg[t * m->fn->nunit];

	switch (i->op) {
	case WB_OP_TID: reg[o->id] = t; break;
	case WB_OP_LOAD: reg[o->id] = m->memory[o[1].imm / 4]; break;
	case WB_OP_STORE: m->memory[o[0].imm / 4] = (uint32_t)o[1].imm; break;
	default: eval_inst(m->fn, i, reg); break;
	}
}

/* Where thread @t goes from block @b; nblock: it has ended. */
static uint32_t
next(const struct machine *m, uint32_t t, uint32_t b)
{
	uint32_t to = m->fn->edge[eval_edge(m->fn, b, &m->reg[t * m->fn->nunit])].dst;

	return to == WB_NONE ? m->fn->nblock : to;
}

/* Executes block @b for the threads of @mask, in lock step. */
static void
execute(struct machine *m, uint32_t mask, uint32_t b)
{
	const struct wb_block *block = &m->fn->block[b];

	for (uint32_t k = block->first; k < block->first + block->ninst; k++)
		for (uint32_t left = mask; left; left &= left - 1)
			step(m, (uint32_t)__builtin_ctz(left), &m->fn->inst[k]);
}

/* From where each thread stands. */
static bool
go_on(struct machine *m, const struct wb_fn *fn, uint64_t seed, uint32_t at[THREADS])
{
	uint32_t left = 0, slow = (uint32_t)(seed % 16);	/* these seldom */
	struct rng r = rng_new(seed);

	for (uint32_t t = 0; t < THREADS; t++)
		left += at[t] != fn->nblock;
	for (uint32_t n = 0; n < MOST_ROUNDS * 24 && left; n++) {
		uint32_t t = rng_below(&r, THREADS);

		if (at[t] == fn->nblock || (slow >> t & 1 && rng_below(&r, 24)))
			continue;
		execute(m, 1u << t, at[t]);
		at[t] = next(m, t, at[t]);
		left -= at[t] == fn->nblock;
	}
	return left == 0;
}

static bool
run_threads(struct machine *m, struct wb_ctx *cx, const struct wb_fn *fn, uint64_t seed)
{
	uint32_t at[THREADS] = { 0 };

	reset(m, cx, fn);
	return go_on(m, fn, seed, at);
}

/* One thread after the other; false if one waits for a later one. */
static bool
run_in_turn(struct machine *m, struct wb_ctx *cx, const struct wb_fn *fn)
{
	reset(m, cx, fn);
	for (uint32_t t = 0; t < THREADS; t++) {
		uint32_t at = 0, n = 0;

		for (; at != fn->nblock && n < MOST_ROUNDS; n++) {
			execute(m, 1u << t, at);
			at = next(m, t, at);
		}
		if (at != fn->nblock)
			return false;
	}
	return true;
}

struct entry {
	uint32_t pc, rpc, mask;
};

/* By lock step alone, if threads go on to the end from where the @n entries of the stack have them. */
static bool
hangs_by_lock_step(struct machine *m, const struct entry *s, uint32_t n)
{
	uint32_t at[THREADS];

	for (uint32_t t = 0; t < THREADS; t++) {
		at[t] = m->fn->nblock;
		for (uint32_t k = 0; k < n; k++)
			at[t] = s[k].mask >> t & 1 ? s[k].pc : at[t];
	}
	return go_on(m, m->fn, 5, at);
}

static bool
run_stack(struct machine *m, struct wb_ctx *cx, const struct wb_fn *fn, bool taken_first)
{
	static struct entry s[MOST_DEPTH];
	uint32_t n = 1;

	reset(m, cx, fn);
	s[0] = (struct entry){ 0, fn->nblock, (1u << THREADS) - 1 };
	for (uint32_t round = 0; round < MOST_ROUNDS; round++) {
		struct entry *e, arm[2] = { { 0 }, { 0 } };	/* not taken, taken */

		while (n && s[n - 1].pc == s[n - 1].rpc)
			n--;
		if (n == 0)
			return true;
		e = &s[n - 1];
		execute(m, e->mask, e->pc);
		for (uint32_t t = 0; t < THREADS; t++)
			if (e->mask >> t & 1) {
				uint32_t by = eval_edge(fn, e->pc, &m->reg[t * fn->nunit]);
				uint32_t taken = fn->edge[by].kind == WB_EDGE_TAKEN, mask = arm[taken].mask | 1u << t;

				arm[taken] = (struct entry){ next(m, t, e->pc), fn->postdom->ipdom[e->pc], mask };
			}
		if (!arm[0].mask || !arm[1].mask) {
			e->pc = arm[arm[1].mask != 0].pc;
			continue;
		}
		e->pc = arm[0].rpc;
		if (n + 2 > MOST_DEPTH)
			return false;
		/* the last one pushed runs first */
		s[n + !taken_first] = arm[0];
		s[n + taken_first] = arm[1];
		n += 2;
	}
	return !hangs_by_lock_step(m, s, n);
}

/* ---- one program ------------------------------------------------------------------------------------- */
static uint64_t deadlocks, others, wrong, compared, uncured, several, several_uncured;

static void
check(struct wb_module *m)
{
	struct wb_pass_env env = { .module = m };
	struct wb_ctx *cx = prop.cx;
	struct machine t, s;
	struct wb_fn *fn = m->fn[0];
	bool ends = true, hangs = false, in_turn, irreducible = false;

	if (!prop_expect(!fn->refused && cli_run_list(cx, fn, &env, &cli_list_threads, NULL) == WB_OK, "not analysed"))
		return;
	for (unsigned k = 0; k < SCHEDULES && ends; k++)
		ends &= run_threads(&t, cx, fn, prop.number * SCHEDULES + k);
	if (!ends) {
		others++;
		return;
	}
	for (unsigned k = 0; k < 2; k++)
		hangs |= !run_stack(&s, cx, fn, k);
	in_turn = run_in_turn(&t, cx, fn);
	deadlocks += hangs;
	if (!fn->deadlock->nfinding) {
		prop_expect(!hangs, "hangs on the stack machine only, and was not found");
		return;
	}
	wrong += !hangs;
	if (!prop_expect(cli_run_list(cx, fn, &env, &cli_list_switches, NULL) == WB_OK &&
			    cli_run_list(cx, fn, &env, &cli_list_threads, NULL) == WB_OK,
		    "not analysed again"))
		return;
	for (uint32_t l = 0; l < fn->loops->nloop; l++)
		irreducible |= fn->loops->loop[l].irreducible;
	several += irreducible;
	if (fn->deadlock->nfinding) {
		*(irreducible ? &several_uncured : &uncured) += 1;
		return;
	}
	for (unsigned k = 0; k < 2; k++)
		prop_expect(run_stack(&s, cx, fn, k), "hangs after the transformation");
	prop_expect(!in_turn || (run_in_turn(&s, cx, fn) && memcmp(s.memory, t.memory, sizeof s.memory) == 0),
		"computes something else after the transformation");
	compared += in_turn;
}

int
main(int argc, char **argv)
{
	prop_start(argc, argv, 3000);
	while (prop_next()) {
		struct wb_module *m;
		uint16_t file;

		program(prop.cx);
		prop_source(&out);
		file = wb_file_add(prop.cx->files, WB_FILE_TEXT, "random.wir", out.at, out.n);
		if (prop_expect(wb_parse_wir(prop.cx, file, &m) == WB_OK, "it cannot be read"))
			check(m);
	}
	prop_tried(deadlocks, prop.count / 100, "end as threads and hang on the stack machine, all found");
	prop_tried(wrong, 0, "suspected end there too");
	prop_tried(compared, prop.count / 100, "times memory was compared");
	prop_tried(deadlocks + wrong - several - uncured, (deadlocks + wrong - several) * 2 / 3,
		"are cured: the new program is not suspected");
	prop_tried(several - several_uncured, 0, "of %llu that got loops with several entries",
		(unsigned long long)several);
	prop_tried(others, 0, "do not end as threads");
	return prop_end();
}
