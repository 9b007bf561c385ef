/* test/bench/passes.c -- how long each pass takes that prepares costs: FILE.s.
 * Prints the instructions, then reading and the passes with their milliseconds and how many times
 * longer than reading they take; of DIVERGENCE what bounds ask of it, and last everything, for listings. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "wavebound/divergence.h"
#include "wavebound/gcn.h"
#include "wavebound/gsa.h"
#include "wavebound/pass.h"

static double
cpu_ms(void)
{
	struct timespec t;

	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
	return 1e3 * (double)t.tv_sec + 1e-6 * (double)t.tv_nsec;
}

int
main(int argc, char **argv)
{
	static const enum wb_pass list[] = { WB_PASS_DOM, WB_PASS_POSTDOM, WB_PASS_CDEP, WB_PASS_LOOPS, WB_PASS_GSA, WB_PASS_LANES, WB_PASS_DIVERGENCE, WB_PASS_DIVERGENCE };
	struct wb_ctx *cx = wb_ctx_new(NULL);
	FILE *f = argc > 1 ? fopen(argv[1], "rb") : NULL;
	const struct wb_machine *machine;
	struct wb_module *m = NULL;
	double spent[WB_COUNT(list)] = { 0 }, read;
	unsigned long insts = 0, values = 0, loops = 0;
	long n;
	char *text;

	if (!cx || !f || fseek(f, 0, SEEK_END) != 0 || (n = ftell(f)) <= 0 || wb_machine_load(cx, "vega", &machine) != WB_OK)
		return 1;
	rewind(f);
	text = malloc((size_t)n);
	if (!text || fread(text, 1, (size_t)n, f) != (size_t)n)
		return 1;
	read = cpu_ms();
	wb_gcn_read(cx, wb_file_add(cx->files, WB_FILE_TEXT, argv[1], text, (size_t)n), NULL, &m);
	read = cpu_ms() - read;
	for (uint32_t k = 0; m && k < m->nfn; k++) {
		struct wb_pass_env env = { .module = m, .machine = machine };

		for (size_t p = 0; p < WB_COUNT(list); p++) {
			struct wb_arena_mark mark = wb_arena_mark(cx->tmp);
			double from = cpu_ms();

			env.asks = p + 1 < WB_COUNT(list) ? WB_DIV_ASKS_BOUNDS : WB_DIV_ASKS_ALL;
			if (wb_pass_info[list[p]].run(cx, m->fn[k], &env) != WB_OK)
				return 1;
			spent[p] += cpu_ms() - from;
			wb_arena_reset(cx->tmp, mark);
		}
		insts += m->fn[k]->ninst;
		values += m->fn[k]->gsa->nvalue;
		loops += m->fn[k]->loops->nloop;
	}
	printf("%lu instructions, %lu loops, %lu values, reading %.2f ms\n", insts, loops, values, read);
	for (size_t p = 0; p < WB_COUNT(list); p++)
		printf("  %-12s %8.2f ms %6.2f of reading\n", p + 1 < WB_COUNT(list) ? wb_pass_info[list[p]].name : "all forms", spent[p], spent[p] / read);
	return 0;
}
