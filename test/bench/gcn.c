/* test/bench/gcn.c -- reads an assembly file into control flow graphs, once: FILE.
 * Prints instructions, seconds of reading, megabytes of arenas. */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "wavebound/gcn.h"

int
main(int argc, char **argv)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	FILE *f = argc > 1 ? fopen(argv[1], "rb") : NULL;
	struct timespec a, b;
	struct wb_module *m = NULL;
	unsigned long insts = 0;
	long n;
	char *text;

	if (!cx || !f || fseek(f, 0, SEEK_END) != 0 || (n = ftell(f)) <= 0)
		return 1;
	rewind(f);
	text = malloc((size_t)n);
	if (!text || fread(text, 1, (size_t)n, f) != (size_t)n)
		return 1;
	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &a);
	wb_gcn_read(cx, wb_file_add(cx->files, WB_FILE_TEXT, argv[1], text, (size_t)n), NULL, &m);
	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &b);
	for (uint32_t k = 0; m && k < m->nfn; k++)
		insts += m->fn[k]->ninst;
	printf("%lu %.6f %.1f\n", insts, (double)(b.tv_sec - a.tv_sec) + (double)(b.tv_nsec - a.tv_nsec) / 1e9,
		(double)(wb_arena_bytes(cx->unit) + wb_arena_bytes(cx->tmp)) / 1e6);
	return cx->diag->nerror != 0;
}
