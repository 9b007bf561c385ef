/* test/bench/tight.c -- how far above an execution each bound lies, and which of its terms that is due to.
 *
 *	tight INPUT LAUNCH.xml FACTS.ffx|- MACHINE|- GRID|- [KERNEL]
 *
 * Bounds every kernel of the launch, or the one named, executes it, and computes each bound again with one term
 * after the other taken from the execution:
 *
 *	loops     repetitions of each loop: most of any entry that was seen
 *	path      executions of each block: most of any wave
 *	memory    transactions of each instruction: most of any execution
 *	lds       rounds, likewise
 *	waits     waits that never waited cost nothing
 *	overlap   the rest: what the machine does at the same time and the bound adds up
 *
 * A term's share is the logarithm of the factor it takes away over the logarithm of bound / observed.
 * Prints "KERNEL BOUND RATIO LOOPS PATH MEMORY LDS WAITS OVERLAP"; shares add up to 1.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "../../src/cli/cli.h"
#include "../../src/cli/request.h"
#include "wavebound/timed.h"

enum { LOOPS, PATH, MEMORY, LDS, WAITS, NTERM };
#define MOST_BOUNDS 16

/* What was seen of one function. */
struct seen {
	uint64_t *trans, *rounds;	/* [inst] most of one execution */
	bool *waited;			/* [inst] */
	uint64_t *block;		/* [block] most executions by one wave */
	uint64_t *loop, *total;		/* [loop] most per entry, most per wave */
};
struct watch {
	struct wb_ctx *cx;
	const struct wb_module *m;
	const struct wb_machine *machine;
	struct seen *seen;		/* [function] */
	struct wave {
		uint64_t **block, **loop, **total;	/* [function] */
	} *wave;
	uint32_t nwave, cap;
};

static uint64_t max(uint64_t a, uint64_t b) { return a > b ? a : b; }
static uint64_t least(uint64_t a, uint64_t b) { return a < b ? a : b; }

/* ---- watching a run -------------------------------------------------------------------- */
static void
new_seen(struct watch *w)
{
	w->seen = WB_NEW(w->cx->unit, struct seen, w->m->nfn);
	for (uint32_t f = 0; f < w->m->nfn; f++) {
		const struct wb_fn *fn = w->m->fn[f];
		uint32_t nloop = fn->loops ? fn->loops->nloop : 0;

		w->seen[f] = (struct seen){ WB_NEW(w->cx->unit, uint64_t, fn->ninst),
			WB_NEW(w->cx->unit, uint64_t, fn->ninst), WB_NEW(w->cx->unit, bool, fn->ninst),
			WB_NEW(w->cx->unit, uint64_t, fn->nblock), WB_NEW(w->cx->unit, uint64_t, nloop),
			WB_NEW(w->cx->unit, uint64_t, nloop) };
	}
}

static void
on_issue(void *user, const struct wb_timed_issue *i)
{
	struct watch *w = user;
	struct seen *s = &w->seen[i->fn->id];
	uint64_t scalar =
		i->effect->scalar_bytes ? wb_ceil_div(i->effect->scalar_bytes, w->machine->line_bytes) + 1 : 0;

	s->trans[i->inst] = max(s->trans[i->inst], i->effect->lines + scalar);
	s->rounds[i->inst] = max(s->rounds[i->inst], i->effect->rounds);
}

static void
on_wait(void *user, uint32_t wave, const struct wb_fn *fn, uint32_t inst, uint64_t cycles)
{
	(void)wave, (void)cycles;
	((struct watch *)user)->seen[fn->id].waited[inst] = true;
}

static struct wave *
wave_of(struct watch *w, uint32_t number)
{
	while (w->nwave <= number) {
		struct wave v = { WB_NEW(w->cx->unit, uint64_t *, w->m->nfn),
			WB_NEW(w->cx->unit, uint64_t *, w->m->nfn), WB_NEW(w->cx->unit, uint64_t *, w->m->nfn) };

		if (w->nwave == w->cap) {
			struct wave *more = WB_NEW(w->cx->unit, struct wave, w->cap = 2 * w->cap + 64);

			if (w->nwave)
				memcpy(more, w->wave, w->nwave * sizeof(*more));
			w->wave = more;
		}
		w->wave[w->nwave++] = v;
	}
	return &w->wave[number];
}

static bool
among(const struct wb_fn *fn, uint32_t first, uint32_t n, uint32_t edge)
{
	for (uint32_t k = 0; k < n; k++)
		if (fn->loops->list[first + k] == edge)
			return true;
	return false;
}

static void
on_edge(void *user, uint32_t number, const struct wb_fn *fn, uint32_t edge)
{
	struct watch *w = user;
	struct wave *v = wave_of(w, number);
	struct seen *s = &w->seen[fn->id];
	uint32_t to = fn->edge[edge].dst, nloop = fn->loops ? fn->loops->nloop : 0;

	if (!v->block[fn->id]) {
		v->block[fn->id] = WB_NEW(w->cx->unit, uint64_t, fn->nblock);
		v->loop[fn->id] = WB_NEW(w->cx->unit, uint64_t, nloop);
		v->total[fn->id] = WB_NEW(w->cx->unit, uint64_t, nloop);
	}
	if (to != WB_NONE)
		s->block[to] = max(s->block[to], ++v->block[fn->id][to]);
	for (uint32_t l = 0; l < nloop; l++) {
		const struct wb_loop *loop = &fn->loops->loop[l];

		if (among(fn, loop->entry, loop->nentry, edge))
			v->loop[fn->id][l] = 0;
		if (!among(fn, loop->back, loop->nback, edge))
			continue;
		s->loop[l] = max(s->loop[l], ++v->loop[fn->id][l]);
		s->total[l] = max(s->total[l], ++v->total[fn->id][l]);
	}
}

/* ---- one term from the execution --------------------------------------------------------- */
static void
take_loops(struct wb_fn *fn, const struct seen *s)
{
	for (uint32_t l = 0; l < fn->loops->nloop; l++) {
		struct wb_loop_bound *b = &fn->bounds->loop[l];

		b->max = least(b->max, s->loop[l]);
		b->total = least(b->total, s->total[l]);
	}
}

static void
take_path(struct wb_ctx *cx, struct wb_fn *fn, const struct seen *s)
{
	struct wb_flow_rows *r = WB_NEW(cx->unit, struct wb_flow_rows, 1);
	uint32_t old = fn->rows ? fn->rows->nrow : 0, oldterms = fn->rows ? fn->rows->nterm : 0;

	r->row = WB_NEW(cx->unit, struct wb_flow_row, old + fn->nblock);
	r->term = WB_NEW(cx->unit, struct wb_flow_term, oldterms + fn->nedge);
	if (fn->rows) {
		memcpy(r->row, fn->rows->row, old * sizeof(*r->row));
		memcpy(r->term, fn->rows->term, oldterms * sizeof(*r->term));
	}
	r->nrow = old;
	r->nterm = oldterms;
	for (uint32_t b = 0; b < fn->nblock; b++) {
		struct wb_flow_row row = { .first = r->nterm, .limit = s->block[b], .what = "observed" };

		for (uint32_t k = 0; k < fn->block[b].nin; k++)
			r->term[r->nterm++] = (struct wb_flow_term){ fn->in[fn->block[b].in + k], 1 };
		row.nterm = r->nterm - row.first;
		if (row.nterm)
			r->row[r->nrow++] = row;
	}
	fn->rows = r;
}

static void
take_costs(struct wb_fn *fn, const struct seen *s, int term)
{
	uint64_t before = 0, after = 0;

	for (uint32_t b = 0; b < fn->nblock; b++) {
		struct wb_cost_vec *c = &fn->cost->block[b];
		uint64_t sum = 0;

		for (uint32_t k = fn->block[b].first; k < fn->block[b].first + fn->block[b].ninst; k++)
			sum += term == MEMORY ? s->trans[k] : term == LDS ? s->rounds[k] : s->waited[k];
		before += term == MEMORY ? c->trans : c->rounds;
		if (term == MEMORY)
			c->trans = least(c->trans, sum);
		else if (term == LDS)
			c->rounds = least(c->rounds, sum);
		else {
			c->mem_waits = least(c->mem_waits, sum);
			c->lds_waits = least(c->lds_waits, sum);
		}
		after += term == MEMORY ? c->trans : c->rounds;
	}
	/* what is outstanding at once shrinks about as much */
	if (term == MEMORY && before && fn->cost->outstanding_trans != WB_UNKNOWN)
		fn->cost->outstanding_trans =
			(uint64_t)ceil((double)fn->cost->outstanding_trans * (double)after / (double)before);
	if (term == LDS && before && fn->cost->outstanding_rounds != WB_UNKNOWN)
		fn->cost->outstanding_rounds =
			(uint64_t)ceil((double)fn->cost->outstanding_rounds * (double)after / (double)before);
}

static void
take(struct watch *w, int term, const struct wb_fn *kernel)
{
	for (uint32_t f = 0; f < w->m->nfn; f++) {
		struct wb_fn *fn = w->m->fn[f];

		if (!fn->cost || !fn->bounds || (fn->is_kernel && fn != kernel))
			continue;
		if (term == LOOPS)
			take_loops(fn, &w->seen[f]);
		else if (term == PATH && fn == kernel)	/* of callees, counts per call are not known */
			take_path(w->cx, fn, &w->seen[f]);
		else if (term >= MEMORY)
			take_costs(fn, &w->seen[f], term);
	}
}

/* ---- one kernel --------------------------------------------------------------------------------- */
static const char *folder;

static enum wb_status
read_file(
	struct wb_ctx *cx, void *user, const struct wb_launch *l, const char *path, const uint8_t **at, uint64_t *bytes)
{
	uint16_t file;
	enum wb_status s = cli_read_file(cx, *path == '/' ? path : wb_format(cx->unit, "%s/%s", folder, path), &file);

	(void)user, (void)l;
	if (s != WB_OK)
		return s;
	*at = (const uint8_t *)cx->files->file.at[file]->text;
	*bytes = cx->files->file.at[file]->bytes;
	return WB_OK;
}

static bool
execute(struct watch *w, const struct wb_world *world, const struct wb_kernel_report *k, struct wb_timed *run)
{
	struct wb_timed_hooks hooks = { .user = w, .issue = on_issue, .waited = on_wait, .edge = on_edge };
	struct wb_sim_buffer *buffer;
	struct wb_sim *sim;
	uint32_t n;

	return wb_sim_prepare(w->cx, w->m, k->fn, k->launch, world->machine, read_file, NULL, &sim, &buffer, &n) ==
		WB_OK &&
		wb_timed_run(w->cx, sim, w->m, k->fn, world->machine, wb_launch_dynamic_lds(k->launch, k->fn), 50000000,
			&hooks, run) == WB_OK &&
		run->status == WB_TIMED_FINISHED;
}

static uint64_t
named(const struct wb_kernel_bounds *b, const char *name)
{
	for (uint32_t k = 0; k < b->nbound; k++)
		if (strcmp(b->bound[k].name, name) == 0)
			return b->bound[k].cycles;
	return WB_UNKNOWN;
}

static bool
one_kernel(struct wb_world *world, const struct wb_kernel_report *k)
{
	struct watch w = { .cx = world->cx, .m = world->module, .machine = world->machine };
	struct wb_bound_input in = {
		.module = w.m, .fn = k->fn, .machine = w.machine, .launch = k->launch, .how = world->how
	};
	double at[MOST_BOUNDS][NTERM + 1];
	struct wb_kernel_bounds again;
	struct wb_timed run;

	if (!k->bounds || !k->launch)
		return false;
	new_seen(&w);
	if (!execute(&w, world, k, &run)) {
		fprintf(stderr, "%s does not finish\n", k->fn->name);
		return false;
	}
	for (uint32_t b = 0; b < k->bounds->nbound && b < MOST_BOUNDS; b++)
		at[b][0] = (double)k->bounds->bound[b].cycles;
	for (int term = 0; term < NTERM; term++) {
		take(&w, term, k->fn);
		if (wb_kernel_bound(world->cx, &in, &again) != WB_OK)
			return false;
		/* further rows may cost a bound its other assumptions */
		for (uint32_t b = 0; b < k->bounds->nbound && b < MOST_BOUNDS; b++)
			at[b][term + 1] = fmin(at[b][term], (double)named(&again, k->bounds->bound[b].name));
	}
	for (uint32_t b = 0; b < k->bounds->nbound && b < MOST_BOUNDS; b++) {
		double ratio = at[b][0] / (double)run.cycles, all = log(ratio), rest = 1;

		if (!k->bounds->bound[b].safe)
			continue;
		printf("%s %s %.4f", k->fn->name, k->bounds->bound[b].name, ratio);
		for (int term = 0; term < NTERM; term++) {
			double share = all > 1e-6 ? log(at[b][term] / at[b][term + 1]) / all : 0;

			rest -= share;
			printf(" %.3f", share);
		}
		printf(" %.3f\n", rest);
	}
	return true;
}

int
main(int argc, char **argv)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct wb_request r = wb_request_new();
	struct wb_out told = wb_out_new(cx->unit), dump = wb_out_new(cx->unit);
	struct wb_world w;
	struct wb_analysis an;
	bool ok = (argc == 6 || argc == 7) && cli_read_file(cx, argv[1], &r.input) == WB_OK;

	if (!ok) {
		fputs("usage: tight INPUT LAUNCH.xml FACTS.ffx|- MACHINE|- GRID|- [KERNEL]\n", stderr);
		return 2;
	}
	r.launch = argv[2];
	folder = strrchr(argv[2], '/') ? wb_strndup(cx->unit, argv[2], (size_t)(strrchr(argv[2], '/') - argv[2])) : ".";
	if (strcmp(argv[3], "-") != 0)
		WB_PUSH(cx->unit, &r.facts, argv[3]);
	if (argc == 7)
		WB_PUSH(cx->unit, &r.kernel, argv[6]);
	r.machine = strcmp(argv[4], "-") ? argv[4] : NULL;
	r.grid = strcmp(argv[5], "-") ? argv[5] : NULL;
	ok = wb_world_load(cx, &r, &w) == WB_OK && wb_world_equip(&w) == WB_OK &&
		wb_pipeline_run(&w, &an, &dump) == WB_OK;
	for (uint32_t k = 0; ok && k < an.nkernel; k++)
		ok = one_kernel(&w, &an.kernel[k]);
	if (!ok) {
		wb_diag_print(cx->diag, 0, false, &told);
		fprintf(stderr, "%.*s", (int)told.n, told.at ? told.at : "");
	}
	return ok ? 0 : 1;
}
