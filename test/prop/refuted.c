/* test/prop/refuted.c -- false facts that analyses have claimed: the prover proves none of them.
 *
 * Each row of refuted.def is a fact that some version claimed of a text in test/, or that a checker took for proved,
 * as the history tells: too few iterations or lines, an edge dead that waves take, barriers alike that are not. The
 * text is analysed as it is now, the fact of old is put into the result, and all is proved again. A run of the launch
 * contradicts most of them, which is tried, too.
 *
 *	refuted [-t SECONDS] [SEED [COUNT [FIRST]]]	COUNT rows from FIRST on
 */
#include <string.h>

#include "../../src/cli/lists.h"
#include "../lib/claims.h"
#include "../lib/files.h"
#include "../lib/paths.h"
#include "../lib/prop.h"
#include "wavebound/gcn.h"
#include "wavebound/pass.h"
#include "wavebound/prove.h"

#define STEPS 30000u

/* LOOP: loop @place repeats at most @said times for each entry. LINES, ROUNDS: of access @place at most. DEAD: edge
 * @said of branch @place, 1: that to its target, is never taken. ALIKE: waves meet the same barriers. Places are
 * counted in the order of the code, from 0. */
enum what { LOOP, LINES, ROUNDS, DEAD, ALIKE };
static const enum wb_recheck_kind kind_of[] = { WB_RECHECK_LOOP, WB_RECHECK_ACCESS, WB_RECHECK_ACCESS,
	WB_RECHECK_BRANCH, WB_RECHECK_BARRIERS };

static const struct claim {
	const char *text, *kernel;
	const char *launch;		/* a file, or attributes of one */
	enum what what;
	uint32_t place;
	uint64_t said;
	bool open;			/* no run here contradicts it */
	const char *machine;		/* NULL: that of the target */
} claims[] = {
#define RUN(text, kernel, launch, what, place, said) { "test/" text, kernel, launch, what, place, said, false, NULL },
#define ANY(text, kernel, launch, what, place, said) { "test/" text, kernel, launch, what, place, said, true, NULL },
#define RUN_ON(machine, text, kernel, launch, what, place, said) \
	{ "test/" text, kernel, launch, what, place, said, false, machine },
#include "refuted.def"
};

struct trial {
	struct wb_ctx *cx;
	const struct claim *claim;
	const struct wb_machine *machine;
	struct wb_launch *launch;
	struct wb_module *module;
	struct wb_fn *fn;
	uint32_t id;			/* of the loop, instruction or edge that it is about */
	struct paths *paths;
	struct claims_seen *seen;
};
static uint64_t nrefuted;

/* ---- the text ---------------------------------------------------------------------------------------------- */
/* A file that the launch names, beside it. */
static enum wb_status
read_file(struct wb_ctx *cx, void *launch, const struct wb_launch *l, const char *path, const uint8_t **at,
	uint64_t *bytes)
{
	const char *name = wb_format(cx->unit, "%s/%s", files_folder(launch), path);
	size_t n = 0;

	(void)l;
	*at = (const uint8_t *)files_read(cx->unit, name, &n);
	*bytes = n;
	return *at ? WB_OK : WB_BAD_INPUT;
}

static bool
read_launch(struct trial *t)
{
	const char *from = t->claim->launch, *xml;
	bool is_file = strstr(from, ".xml") != NULL;

	xml = is_file ? files_read(t->cx->unit, from, NULL) : wb_format(t->cx->unit, strchr(from, '>') ?
		"<launch %s</launch>" : "<launch %s/>", from);
	return xml && wb_launch_read(t->cx, wb_file_add(t->cx->files, WB_FILE_TEXT, "launch.xml", xml, strlen(xml)),
			      t->fn->name, &t->launch) == WB_OK &&
		wb_launch_complete(t->cx, t->launch, t->fn) == WB_OK;
}

static bool
read_text(struct trial *t)
{
	const struct claim *c = t->claim;
	uint16_t file;

	if (!files_load(t->cx, c->text, &file) || wb_gcn_read(t->cx, file, NULL, &t->module) != WB_OK)
		return false;
	for (uint32_t f = 0; f < t->module->nfn; f++)
		if (strcmp(t->module->fn[f]->name, c->kernel) == 0)
			t->fn = t->module->fn[f];
	return t->fn && read_launch(t) &&
		(c->machine ? wb_machine_load(t->cx, c->machine, &t->machine) :
			      wb_machine_for(t->cx, t->module->target, t->fn->desc->wave_lanes, &t->machine)) == WB_OK;
}

/* Of the kernel, and of what it may call. */
static bool
analyse(struct trial *t)
{
	for (uint32_t f = 0; f < t->module->nfn; f++) {
		struct wb_fn *fn = t->module->fn[f];
		struct wb_pass_env env = { .module = t->module, .machine = t->machine,
			.launch = fn->is_kernel ? t->launch : NULL };

		if (fn != t->fn && fn->is_kernel)
			continue;
		if (fn->refused || cli_run_list(t->cx, fn, &env, &cli_list_loop_bounds, NULL) != WB_OK ||
			cli_run_list(t->cx, fn, &env, &cli_list_claims, NULL) != WB_OK ||
			cli_run_list(t->cx, fn, &env, &cli_list_costs, NULL) != WB_OK)
			return false;
	}
	return true;
}

/* ---- the fact ---------------------------------------------------------------------------------------------- */
struct places {
	uint64_t addr[512];
	uint32_t id[512], n;
};

static void
add_place(struct places *p, const struct wb_fn *fn, uint32_t inst, uint32_t id)
{
	if (p->n == WB_COUNT(p->id))
		return;
	p->addr[p->n] = fn->inst[inst].addr;
	p->id[p->n++] = id;
}

/* What the @k-th of them is in the order of the code; WB_NONE. */
static uint32_t
find_place(const struct places *p, uint32_t k)
{
	for (uint32_t n = 0; n < p->n; n++) {
		uint32_t before = 0;

		for (uint32_t m = 0; m < p->n; m++)
			before += p->addr[m] < p->addr[n];
		if (before == k)
			return p->id[n];
	}
	return WB_NONE;
}

/* The edge of block @b that is taken if its branch is, or the other one. */
static uint32_t
edge_of(const struct wb_fn *fn, uint32_t b, bool taken)
{
	WB_EACH_OUT(fn, b, e)
		if ((fn->edge[e].kind == WB_EDGE_TAKEN) == taken)
			return e;
	return WB_NONE;
}

static bool
find_id(struct trial *t)
{
	const struct wb_fn *fn = t->fn;
	struct places p = { .n = 0 };

	switch (t->claim->what) {
	case ALIKE: return true;
	case LOOP:
		for (uint32_t l = 0; l < fn->loops->nloop; l++)
			add_place(&p, fn, fn->block[fn->loops->loop[l].header].first, l);
		break;
	case LINES: case ROUNDS:
		for (uint32_t k = 0; k < fn->ninst && fn->divergence->access_of; k++)
			if (fn->divergence->access_of[k] != WB_NONE)
				add_place(&p, fn, k, k);
		break;
	case DEAD:
		for (uint32_t b = 0; b < fn->nblock; b++)
			if (fn->block[b].nout == 2)
				add_place(&p, fn, fn->block[b].first, edge_of(fn, b, t->claim->said));
	}
	t->id = find_place(&p, t->claim->place);
	return t->id != WB_NONE;
}

/* Puts it into what was found. */
static void
claim(struct trial *t)
{
	struct wb_fn *fn = t->fn;
	struct wb_arena *a = t->cx->unit;
	uint64_t said = t->claim->said;

	fn->bounds = wb_arena_copy(a, fn->bounds, 1, sizeof *fn->bounds);
	fn->divergence = wb_arena_copy(a, fn->divergence, 1, sizeof *fn->divergence);
	switch (t->claim->what) {
	case LOOP:
		fn->bounds->loop[t->id] = (struct wb_loop_bound){ .max = said, .total = WB_UNKNOWN,
			.origin = WB_BOUND_INFERRED, .why = "false", .inferred = said };
		break;
	case LINES: fn->divergence->access[fn->divergence->access_of[t->id]].most_trans = said; break;
	case ROUNDS: fn->divergence->access[fn->divergence->access_of[t->id]].most_rounds = said; break;
	case DEAD:
		fn->bounds->dead = WB_NEW(a, bool, fn->nedge);
		fn->bounds->dead[t->id] = true;
		break;
	case ALIKE: break;
	}
}

/* The fact, after all that the checkers do. */
static const struct wb_recheck_fact *
prove(struct trial *t)
{
	struct wb_recheck *r = WB_NEW(t->cx->unit, struct wb_recheck, 1);
	struct wb_recheck_input in = { .module = t->module, .machine = t->machine, .files = t->cx->files,
		.barriers_alike = t->claim->what == ALIKE };
	const bool *taken;

	for (uint32_t f = 0; f < t->module->nfn; f++)
		if (!t->module->fn[f]->is_kernel)
			wb_recheck(t->cx, t->module->fn[f], &in, r);
	in.launch = t->launch;
	wb_recheck(t->cx, t->fn, &in, r);
	taken = wb_prove(t->cx, t->fn, &in, r);
	if (taken)
		wb_recheck_waits(t->cx, t->fn, &in, taken, r);
	for (uint32_t k = 0; k < r->fact.n; k++)
		if (r->fact.at[k].fn == t->fn && r->fact.at[k].kind == kind_of[t->claim->what] &&
			(t->claim->what == ALIKE || r->fact.at[k].id == t->id))
			return &r->fact.at[k];
	return NULL;
}

/* ---- the run ------------------------------------------------------------------------------------------------- */
static bool
run(struct trial *t)
{
	struct claims_tally *tally = WB_NEW(t->cx->unit, struct claims_tally, 1);
	struct claims *watch = claims_new(t->cx, t->fn, t->launch, t->machine, tally);
	struct wb_sim_buffer *buffer;
	struct wb_timed run;
	struct wb_sim *sim;
	uint32_t nbuffer;

	t->paths = paths_new(t->cx, t->module);
	t->seen = WB_NEW(t->cx->unit, struct claims_seen, t->fn->ninst);
	if (wb_sim_prepare(t->cx, t->module, t->fn, t->launch, t->machine, read_file,
		    wb_strdup(t->cx->unit, t->claim->launch), &sim, &buffer, &nbuffer) != WB_OK)
		return false;
	claims_record(watch, t->seen);
	claims_watch(watch, sim);
	return wb_timed_run(t->cx, sim, t->module, t->fn, t->machine, 0, STEPS, paths_of_run(t->paths, NULL), &run) ==
		WB_OK;
}

static bool
is_refuted(const struct trial *t)
{
	switch (t->claim->what) {
	case LOOP: return paths_most(t->paths, t->fn, t->id) > t->claim->said;
	case LINES: return t->seen[t->id].lines > t->claim->said;
	case ROUNDS: return t->seen[t->id].rounds > t->claim->said;
	case DEAD: return paths_taken(t->paths, t->fn, t->id);
	default: return paths_differ(t->paths);
	}
}

static void
one_case(const struct claim *c)
{
	struct trial *t = WB_NEW(prop.cx->unit, struct trial, 1);
	const struct wb_recheck_fact *f;
	bool refuted;

	t->cx = prop.cx;
	t->claim = c;
	if (!prop_expect(read_text(t) && analyse(t) && find_id(t), "%s, %s: it is not there", c->text, c->kernel))
		return;
	refuted = run(t) && is_refuted(t);
	nrefuted += refuted;
	claim(t);
	f = prove(t);
	prop_expect(f != NULL, "%s, %s: nothing is claimed", c->text, c->kernel);
	prop_expect(!f || f->verdict != WB_RECHECK_PROVED, "%s, %s: %s, %s is proved", c->text, c->kernel,
		wb_recheck_kind_name(kind_of[c->what]), f ? f->what : "");
	prop_expect(refuted != c->open, "%s, %s: a run %s", c->text, c->kernel, refuted ? "contradicts it" :
		"does not contradict it");
}

int
main(int argc, char **argv)
{
	prop_start(argc, argv, WB_COUNT(claims));
	while (prop_next())
		one_case(&claims[prop_turn(WB_COUNT(claims))]);
	prop_tried(nrefuted, prop.count / 2, "facts that a run contradicts");
	return prop_end();
}
