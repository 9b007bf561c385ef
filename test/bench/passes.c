/* test/bench/passes.c -- how long each pass takes that prepares costs: FILE (.s or code object)...
 * Prints the instructions, then reading and the passes with their milliseconds and how many times
 * longer than reading they take; of LANES and DIVERGENCE what bounds ask of them, and last all of DIVERGENCE, for
 * listings. With -b nothing is asked for listings. With -n N only functions of N instructions or more count, and of
 * reading their part by instructions. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../lib/clock.h"
#include "../lib/files.h"
#include "wavebound/divergence.h"
#include "wavebound/gcn.h"
#include "wavebound/gsa.h"
#include "wavebound/object.h"
#include "wavebound/pass.h"

static const enum wb_pass list[] = { WB_PASS_DOM, WB_PASS_POSTDOM, WB_PASS_CDEP, WB_PASS_LOOPS, WB_PASS_GSA,
	WB_PASS_LANES, WB_PASS_DIVERGENCE, WB_PASS_DIVERGENCE };

struct sum {
	double read, spent[WB_COUNT(list)];	/* ms */
	unsigned long insts, values, loops;
	size_t passes;			/* of the list */
	uint32_t least;			/* instructions of a function that counts */
	const struct wb_machine *machine;
};

/* As src/cli/pipeline.c works: in the memory that reading used, kernel after kernel. */
static bool
run_passes(struct wb_ctx *cx, struct wb_module *m, struct sum *s)
{
	for (uint32_t k = 0; m && k < m->nfn; k++) {
		struct wb_pass_env env = { .module = m, .machine = s->machine };
		struct wb_arena_mark before = wb_arena_mark(cx->short_lived);

		if (m->fn[k]->ninst < s->least)
			continue;
		for (size_t p = 0; p < s->passes; p++) {
			bool short_lived = wb_pass_info[list[p]].gives & WB_FACTS_SHORT_LIVED;
			struct wb_arena_mark mark = wb_arena_mark(cx->tmp);
			struct wb_ctx within = *cx;
			double from = cpu_seconds();

			within.unit = short_lived ? cx->short_lived : cx->unit;
			env.asks = p + 1 < WB_COUNT(list) ? WB_ASKS_BOUNDS : WB_ASKS_ALL;
			if (wb_pass_info[list[p]].run(&within, m->fn[k], &env) != WB_OK)
				return false;
			wb_arena_reset(cx->tmp, mark);
			s->spent[p] += 1e3 * (cpu_seconds() - from);
		}
		s->insts += m->fn[k]->ninst;
		s->values += m->fn[k]->gsa->nvalue;
		s->loops += m->fn[k]->loops->nloop;
		wb_drop_facts(m->fn[k], WB_FACTS_SHORT_LIVED);
		wb_arena_reset(cx->short_lived, before);
	}
	return m;
}

/* Which part of the instructions of @m counts. */
static double
counted(const struct wb_module *m, uint32_t least)
{
	double all = 0, some = 0;

	for (uint32_t k = 0; m && k < m->nfn; k++) {
		all += m->fn[k]->ninst;
		some += m->fn[k]->ninst < least ? 0 : m->fn[k]->ninst;
	}
	return all > 0 ? some / all : 1;
}

static bool
take(const char *path, struct sum *s)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct wb_module *m = NULL;
	double read;
	struct wb_arena_mark mark;
	uint16_t file;
	size_t n;
	char *text = files_read(cx->unit, path, &n);
	bool ok;

	if (!text || wb_machine_load(cx, "vega", &s->machine) != WB_OK)
		return false;
	cx->short_lived = wb_arena_sibling(cx->tmp);
	if (!cx->short_lived)
		return false;
	file = wb_file_add(cx->files, WB_FILE_TEXT, path, text, n);
	mark = wb_arena_mark(cx->tmp);
	read = -cpu_seconds();
	if (n > 4 && memcmp(text, "\177ELF", 4) == 0)
		wb_object_read(cx, file, NULL, &m);
	else
		wb_gcn_read(cx, file, NULL, &m);
	wb_arena_reset(cx->tmp, mark);
	read += cpu_seconds();
	s->read += 1e3 * read * counted(m, s->least);
	ok = run_passes(cx, m, s);
	wb_arena_free(cx->short_lived);
	wb_ctx_free(cx);
	return ok;
}

int
main(int argc, char **argv)
{
	struct sum s = { .passes = WB_COUNT(list) };
	double sum = 0;
	int from = 1;

	if (from < argc && strcmp(argv[from], "-b") == 0) {
		s.passes--;
		from++;
	}
	if (from + 1 < argc && strcmp(argv[from], "-n") == 0) {
		s.least = (uint32_t)atoi(argv[from + 1]);
		from += 2;
	}
	for (int k = from; k < argc; k++)
		if (!take(argv[k], &s))
			fprintf(stderr, "passes: %s cannot be analyzed\n", argv[k]);
	printf("%lu instructions, %lu loops, %lu values, reading %.2f ms\n", s.insts, s.loops, s.values, s.read);
	for (size_t p = 0; p < s.passes; p++) {
		bool listing = p + 1 == WB_COUNT(list);

		if (!listing && (list[p] == WB_PASS_GSA || list[p] == WB_PASS_LANES || list[p] == WB_PASS_DIVERGENCE))
			sum += s.spent[p];
		printf("  %-12s %8.2f ms %6.2f of reading\n", listing ? "all forms" : wb_pass_info[list[p]].name,
			s.spent[p], s.spent[p] / s.read);
	}
	printf("  %-12s %8.2f ms %6.2f of reading: gsa, lanes and divergence as bounds ask for them\n", "analysis", sum,
		sum / s.read);
	return 0;
}
