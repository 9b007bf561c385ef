/* test/prop/warp.c -- abstract CTA simulation against the executable mini-SIMT machine.
 *
 *   usage: warp [SEED [COUNT]]
 *
 * Random structured mini-SIMT programs (ifs and loops that threads take alike, warp by warp or thread by thread, loops
 * in both forms, conditions from memory, barriers for all threads and for those left in a loop, and some that are
 * wrong) on random machines and launches. Wherever a bound is given, the execution must end and take no more cycles;
 * where threads would wait for ever, a bound must not be given. Instructions and stalls are bounded each for itself,
 * and compared so too, unless a fork chooses between them. Programs are text, so the reader is tested along the way.
 *
 * Printed: refusals, mean and worst bound / executed, and how often the procedure as the paper prints it is below the
 * execution.
 */
#include "wavebound/minisimt.h"
#include "wavebound/pass.h"
#include "wavebound/warp.h"
#include "../lib/prop.h"
#include "../../src/cli/lists.h"

#define MOST_STEPS 400000
#define VARIABLES 6

static uint32_t threads, width;

/* ---- programs --------------------------------------------------------------------------- */
struct gen {
	struct wb_out *o;
	uint32_t label, counter, budget, barrier;
	bool loaded;		/* conditions may come from memory */
};

static const char *
var(uint32_t k)
{
	static const char *const name[VARIABLES] = { "a", "b", "c", "d", "e", "f" };

	return name[k];
}

static void
put_arith(struct gen *g)
{
	static const char *const op[] = { "+", "-", "*", "&", "|", "^", "/", "%", "<<", ">>", "<", "==" };
	uint32_t d = below(VARIABLES);

	switch (below(5)) {
	case 0:
		wb_printf(g->o, "\tconst %s = %u\n", var(d), below(9));
		break;
	case 1:
		wb_printf(g->o, "\tbinop %s = Tid %s %u\n", var(d), op[below(12)], below(5) + 1);
		break;
	case 2:
		wb_printf(g->o, "\tbinop %s = %s %s %u\n", var(d), var(below(VARIABLES)), op[below(12)], below(7));
		break;
	default:
		wb_printf(g->o, "\tbinop %s = %s %s %s\n", var(d), var(below(VARIABLES)), op[below(6)],
			var(below(VARIABLES)));
	}
}

static void
put_memory(struct gen *g)
{
	uint32_t d = below(VARIABLES);

	if (below(3))
		wb_printf(g->o, "\tbinop p = %s & 255\n", below(3) ? var(below(VARIABLES)) : "Tid");
	else
		wb_printf(g->o, "\tconst p = %u\n", below(256));
	if (below(3))
		wb_printf(g->o, "\tload %s = p\n", g->loaded ? var(d) : "x");
	else
		wb_printf(g->o, "\tstore p = %s\n", var(d));
}

/* A condition in q. @how: 0 alike, 1 by warp, 2 by thread, 3 whatever the variables hold. */
static void
put_condition(struct gen *g, uint32_t how)
{
	if (how == 0 && g->counter && below(2))
		wb_printf(g->o, "\tbinop q = i%u %% 2\n", below(g->counter));
	else if (how == 0)
		wb_printf(g->o, "\tconst q = %u\n", below(2));
	else if (how == 1)
		wb_printf(g->o, "\tbinop q = Tid / %u\n\tbinop q = q %% 2\n", width);
	else if (how == 2)
		wb_printf(g->o, "\tbinop q = Tid %% %u\n", below(4) + 2);
	else
		wb_printf(g->o, "\tbinop q = %s & 1\n", var(below(VARIABLES)));
}

static void put_sequence(struct gen *g, uint32_t depth);

static void
put_if(struct gen *g, uint32_t depth)
{
	uint32_t l = g->label++;
	const char *br = below(2) ? "bz" : "bnz";

	put_condition(g, below(4));
	if (below(2)) {
		wb_printf(g->o, "\t%s q, J%u\n", br, l);
		put_sequence(g, depth + 1);
	} else {
		wb_printf(g->o, "\t%s q, E%u\n", br, l);
		put_sequence(g, depth + 1);
		wb_printf(g->o, "\tjump J%u\nE%u:\n", l, l);
		put_sequence(g, depth + 1);
	}
	wb_printf(g->o, "J%u:\tsync\n", l);
}

/* How often a loop repeats: the limit of its counter, in l. */
static const char *
put_limit(struct gen *g, uint32_t k)
{
	switch (below(g->loaded ? 5 : 4)) {
	case 0:
		wb_printf(g->o, "\tconst l%u = %u\n", k, below(5));
		return "";
	case 1:
		wb_printf(g->o, "\tbinop l%u = Tid / %u\n", k, width);
		return "";
	case 2:
		wb_printf(g->o, "\tbinop l%u = Tid %% %u\n", k, below(4) + 1);
		return "";
	case 3:
		wb_printf(g->o, "\tconst l%u = %u\n", k, below(30));
		return "";
	default:
		wb_printf(g->o, "\tbinop l%u = %s & 3\n", k, var(below(VARIABLES)));
		return "\t; wavebound: loop maxcount=4";
	}
}

static void
put_loop(struct gen *g, uint32_t depth)
{
	uint32_t l = g->label++, k = g->counter;
	const char *fact = put_limit(g, k);

	wb_printf(g->o, "\tconst i%u = 0\n", k);
	g->counter++;
	if (below(2)) {
		wb_printf(g->o, "L%u:\tbinop q = i%u < l%u%s\n\tbz q, X%u\n", l, k, k, fact, l);
		put_sequence(g, depth + 1);
		wb_printf(g->o, "\tbinop i%u = i%u + 1\n\tjump L%u\nX%u:\tsync\n", k, k, l, l);
	} else {
		wb_printf(g->o, "L%u:\tbinop i%u = i%u + 1%s\n", l, k, k, fact);
		put_sequence(g, depth + 1);
		wb_printf(g->o, "\tbinop q = i%u < l%u\n\tbnz q, L%u\n\tsync\n", k, k, l);
	}
	g->counter--;
}

/* Threads leave one after the other, and those that are left meet in each iteration. */
static void
put_triangle(struct gen *g, uint32_t depth)
{
	uint32_t l = g->label++, k = g->counter, each = below(6) + 1, id = g->barrier++;

	wb_printf(g->o, "\tbinop l%u = Tid / %u\n\tconst i%u = 0\n\tconst n%u = %u\n", k, each, k, k, threads);
	g->counter++;
	wb_printf(g->o, "L%u:\tbinop q = i%u <= l%u\n\tbz q, X%u\n", l, k, k, l);
	put_sequence(g, depth + 1);
	wb_printf(g->o, "\tbarrier %u, n%u\n", id, k);
	put_sequence(g, depth + 1);
	wb_printf(g->o, "\tbinop i%u = i%u + 1\n\tbinop n%u = n%u - %u\n\tjump L%u\nX%u:\tsync\n", k, k, k, k, each, l,
		l);
	g->counter--;
}

static void
put_barrier(struct gen *g, uint32_t depth)
{
	if (depth > 1 && below(6))
		return;
	wb_printf(g->o, "\tbarrier %u, %u\n", below(8) ? g->barrier++ : below(3),
		below(40) ? threads : below(threads) + 1);
}

static void
put_sequence(struct gen *g, uint32_t depth)
{
	uint32_t n = below(5) + (depth ? 0 : 1 + below(10));

	for (uint32_t k = 0; k < n && g->budget; k++) {
		uint32_t what = below(20);

		g->budget--;
		if (what < 8)
			put_arith(g);
		else if (what < 13)
			put_memory(g);
		else if (what < 15)
			put_barrier(g, depth);
		else if (depth < 4 && what < 18)
			put_if(g, depth);
		else if (depth == 0 && what == 18)
			put_triangle(g, depth);
		else if (depth < 3)
			put_loop(g, depth);
	}
}

/* ---- one program ------------------------------------------------------------------------- */
struct tally {
	uint64_t bounded, refused, hangs, long_runs, below_printed;
	double sum, worst;
};

/* Whether both parts of the bound are bounds: not where all warps take the dearer way of a fork. */
static bool
in_parts(const struct wb_warp *w)
{
	for (uint32_t k = 0; k < w->nnode; k++)
		if (w->node[k].kind == WB_WARP_FORK && w->node[k].alike)
			return false;
	return true;
}

static void
judge(const struct wb_fn *fn, const struct wb_machine *m, const struct wb_cta *cta, const struct wb_msimt_run *run,
	struct tally *t)
{
	if (run->end == WB_MSIMT_STEPS) {
		t->long_runs++;
		return;
	}
	t->hangs += run->end != WB_MSIMT_DONE;
	if (cta->refused) {
		t->refused++;
		return;
	}
	t->bounded++;
	if (!prop_expect(run->end == WB_MSIMT_DONE, "a bound, but the execution does not end"))
		return;
	if (!prop_expect(run->cycles <= cta->cycles, "%u threads, %u in a warp: executed %llu, bound %llu", threads,
		    width, (unsigned long long)run->cycles, (unsigned long long)cta->cycles))
		return;
	if (in_parts(fn->warp))
		prop_expect(run->stall_cycles <= cta->stall_cycles && run->insts * m->inst_cycles <= cta->instr_cycles,
			"%u threads, %u in a warp: more instructions or stalls than are bounded", threads, width);
	if (run->cycles) {
		double ratio = (double)cta->cycles / (double)run->cycles;

		t->sum += ratio;
		t->worst = ratio > t->worst ? ratio : t->worst;
		t->below_printed += cta->printed_cycles < run->cycles;
	}
}

static void
try_one(struct tally *t)
{
	struct wb_ctx *cx = prop.cx;
	struct wb_out o = wb_out_new(cx->unit);
	struct gen g = { .o = &o, .budget = 10 + below(30), .loaded = below(3) == 0 };
	struct wb_machine m = { .name = "random", .kind = WB_MACHINE_MINI_SIMT };
	struct wb_pass_env env = { .machine = &m };
	struct wb_msimt_launch l = { .steps = MOST_STEPS };
	struct wb_msimt_run run = { 0 };
	struct wb_module *mod;
	struct wb_cta cta;
	struct wb_fn *fn;
	enum wb_status s;

	width = below(8) + 1;
	threads = below(width * (1 + below(10))) + 1;
	m.threads = threads;
	m.wave_lanes = width;
	m.mem_latency_cycles = below(3) ? below(40) + 1 : below(300) + 1;
	m.inst_cycles = below(4) ? 1 : below(4) + 1;
	wb_puts(&o, ".kernel random\n");
	put_sequence(&g, 0);
	s = wb_msimt_read(cx, wb_file_add(cx->files, WB_FILE_TEXT, "random.msimt", o.at, o.n), &mod);
	fn = s == WB_OK ? mod->fn[0] : NULL;
	env.module = mod;
	if (s == WB_OK && !fn->refused)
		s = cli_run_list(cx, fn, &env, &cli_list_warp, NULL);
	if (s == WB_OK && !fn->refused)
		s = wb_cta_simulate(cx, fn, &m, &cta);
	prop_source(&o);
	if (!prop_expect(s == WB_OK && !fn->refused, "it cannot be analysed"))
		return;
	l.threads = threads;
	l.words = 256;
	l.memory = WB_NEW(cx->unit, uint32_t, l.words);
	for (uint32_t k = 0; k < l.words; k++)
		l.memory[k] = below(1000);
	wb_msimt_run(cx, fn, &m, &l, NULL, NULL, &run);
	judge(fn, &m, &cta, &run, t);
}

int
main(int argc, char **argv)
{
	struct tally t = { 0 };

	prop_start(argc, argv, 10000);
	while (prop_next())
		try_one(&t);
	prop_tried(t.bounded, prop.count / 3, "programs bounded: bound / executed is %.3f, at worst %.2f",
		t.bounded ? t.sum / (double)t.bounded : 0, t.worst);
	prop_tried(t.refused, 1, "refused");
	prop_tried(t.hangs, 1, "never end or fault");
	prop_tried(t.long_runs, 0, "ran too long");
	prop_tried(t.below_printed, 0, "for which the bound as printed in the paper would be too small");
	return prop_end();
}
