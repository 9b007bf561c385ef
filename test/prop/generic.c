/* test/prop/generic.c -- what flat accesses reach, as PROMOTE says it, compared with what they reach when executed.
 *
 * The kernels are those of hip.hip, unoptimised: variables, objects, references and arguments are reached by generic
 * pointers. Behind PROMOTE a flat access is gone, or is one to scratch memory or to LDS, or is still flat: then it
 * never reaches the stack. The simulator executes the code as it is written, and tells where each access goes: by the
 * upper half of its address.
 *
 *	generic [FILE...]
 */
#include <glob.h>

#include "../lib/corpus.h"
#include "../lib/files.h"
#include "../lib/prop.h"
#include "wavebound/pass.h"

#define MOST_STEPS 40000u
/* the upper half of addresses in the simulator */
#define PRIVATE 0x20000u
#define LDS 0x10000u

static unsigned nprivate, nlds, nshared, nknown, nkernels;

/* What became of the flat accesses of one line, in all copies of its function. */
#define MOST_WORDS 64u
struct fate_of {
	bool flat, scratch, lds;
	uint32_t word[MOST_WORDS], nword;	/* registers that were bytes of the stack */
};

static bool
is_word(const struct fate_of *f, uint32_t byte)
{
	for (uint32_t n = 0; n < f->nword; n++)
		if (f->word[n] == byte)
			return true;
	return f->nword == MOST_WORDS;
}

/* Executes the next instruction of @w. An access that reaches the stack is gone or to scratch memory; one to LDS may
 * be said to be that; others are still flat. */
static bool
step(struct wb_sim_wave *w, const struct fate_of *became, const char *path, const char *name)
{
	struct wb_sim_position p = { .exec = 0 };
	struct wb_sim_effect e;
	const struct wb_inst *i;
	uint32_t address, wrong = 0;

	if (!wb_sim_position(w, &p) || p.fn->inst[p.inst].mem.space != WB_SPACE_FLAT)
		return wb_sim_step(w, &e) == WB_OK;
	i = &p.fn->inst[p.inst];
	address = wb_register_number(p.fn, wb_opnd(p.fn, i, i->mem.addr)->id, 'v');
	for (uint32_t l = 0; l < 64; l++) {
		bool private = wb_sim_vgpr(w, address + 1)[l] == PRIVATE, lds = wb_sim_vgpr(w, address + 1)[l] == LDS;
		const struct fate_of *f = &became[i->loc.line];
		uint32_t byte = wb_sim_vgpr(w, address)[l] + (uint32_t)wb_mod(p.fn, i, WB_MOD_OFFSET);

		if (!(p.exec >> l & 1))
			continue;
		nprivate += private;
		nlds += lds && f->lds;
		nshared += !private;
		wrong += private ? !f->scratch && !is_word(f, byte) : !f->flat && !(lds && f->lds);
	}
	return prop_expect(!wrong, "%s:%u %s: %u lanes reach something else", path, i->loc.line, name, wrong) &&
		wb_sim_step(w, &e) == WB_OK;
}

static void
execute(const struct wb_module *m, const struct wb_fn *fn, const struct fate_of *became, const char *path)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	uint8_t *memory[3];
	struct wb_sim *sim;

	if (prop_expect(corpus_launch(cx, m, fn, false, &sim, memory) == WB_OK, "%s %s: no launch", path, fn->name)) {
		struct wb_sim_group *g = wb_sim_group_start(sim, 0);
		uint32_t n = wb_sim_group_size(g), steps = MOST_STEPS;

		for (uint32_t k = 0; k < n && steps; k = (k + 1) % n, steps--)
			if (!wb_sim_ended(wb_sim_group_wave(g, k)) && !wb_sim_waiting(wb_sim_group_wave(g, k)) &&
				!step(wb_sim_group_wave(g, k), became, path, fn->name))
				break;
	}
	wb_ctx_free(cx);
}

/* What became of the access that @i may be, or a part of. */
static void
note(struct fate_of *became, const struct wb_fn *fn, const struct wb_inst *i)
{
	struct fate_of *f = &became[i->loc.line];
	uint32_t byte;

	f->flat |= i->mem.space == WB_SPACE_FLAT;
	f->scratch |= i->mem.space == WB_SPACE_SCRATCH;
	f->lds |= i->mem.space == WB_SPACE_LDS;
	WB_EACH_OPND(fn, i, op)
		if (op->kind == WB_OPND_UNIT && sscanf(fn->unit[op->id].name, "stack%u", &byte) == 1 &&
			f->nword < MOST_WORDS)
			f->word[f->nword++] = byte;
}

/* What became of flat accesses, by line of the text; and what they do. */
static void
compare(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn, const char *path)
{
	static const enum wb_pass list[] = { WB_PASS_INLINE, WB_PASS_PROMOTE };
	struct wb_pass_env env = { .module = m };
	struct wb_fn copy = *fn;
	uint32_t lines = 0;
	struct fate_of *became;

	if (!prop_expect(wb_run_passes(cx, &copy, &env, list, WB_COUNT(list), NULL) == WB_OK, "%s %s", path, fn->name))
		return;
	nkernels++;
	nknown += copy.promoted;
	for (uint32_t k = 0; k < copy.ninst; k++)
		lines = copy.inst[k].loc.line > lines ? copy.inst[k].loc.line : lines;
	became = WB_NEW(cx->unit, struct fate_of, lines + 1);
	for (uint32_t k = 0; k < copy.ninst; k++)
		note(became, &copy, &copy.inst[k]);
	if (copy.promoted)
		execute(m, fn, became, path);
	else
		printf("%s %s: not known\n", path, fn->name);
}

static void
take(const char *path)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct wb_module *m = NULL;
	uint16_t file;

	if (prop_expect(files_load(cx, path, &file) && wb_gcn_read(cx, file, NULL, &m) == WB_OK, "%s: not read",
		    path))
		for (uint32_t f = 0; f < m->nfn; f++)
			if (m->fn[f]->is_kernel && !m->fn[f]->refused)
				compare(cx, m, m->fn[f], path);
	wb_ctx_free(cx);
}

int
main(int argc, char **argv)
{
	glob_t g;

	prop_start(1, argv, 0);
	for (int k = 1; k < argc; k++)
		take(argv[k]);
	if (argc == 1 && prop_expect(glob("test/deadlock/s/hip.*O0.s", 0, NULL, &g) == 0, "there are no files")) {
		for (size_t k = 0; k < g.gl_pathc; k++)
			take(g.gl_pathv[k]);
		globfree(&g);
		prop_expect(nknown * 10 > nkernels * 9, "flat accesses of %u of %u kernels are understood", nknown,
			nkernels);
	}
	prop_expect(nprivate && nlds && nshared > nlds, "accesses of all kinds are executed");
	printf("%u of %u kernels; %u accesses to the stack, %u others, %u known to be to LDS\n", nknown, nkernels,
		nprivate, nshared, nlds);
	return prop_end();
}
