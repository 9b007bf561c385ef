/* test/bench/pwsgen.c -- prints a kernel of the synthetic family of pws-2023, section 7.
 *
 *	pwsgen DIVERGENT MEMORY DEPTH [OPERATIONS]
 *
 * OPERATIONS (4096) are dealt out: DIVERGENT percent of them to the leaves of a full tree of
 * if/else of DEPTH levels, on bits of the work-item's number, the others stand before it and all work-items
 * run them. MEMORY percent of the divergent ones are memory operations, the rest arithmetic.
 */
#include <stdio.h>
#include <stdlib.h>

static unsigned serial;

/* One operation: no two are alike, nor are loads and stores in one order in two leaves: compilers would share them. */
static void
operation(unsigned depth, int memory)
{
	unsigned n = ++serial;

	for (unsigned k = 0; k <= depth; k++)
		putchar('\t');
	if (!memory)
		printf("x = x * %u.25f + %u.5f;\n", n, n + 7);
	else if (n * 2654435761u >> 24 & 1)
		printf("p[i + %u] = x;\n", n * 64);
	else
		printf("x += p[i + %u];\n", n * 64);
}

static void
operations(unsigned depth, unsigned n, unsigned memory)
{
	for (unsigned k = 0; k < n; k++)
		operation(depth, (k + 1) * memory / 100 > k * memory / 100);
}

static void
tree(unsigned level, unsigned depth, unsigned n, unsigned memory)
{
	if (level == depth) {
		operations(level, n, memory);
		return;
	}
	for (int side = 0; side < 2; side++) {
		for (unsigned k = 0; k <= level; k++)
			putchar('\t');
		printf(side ? "} else {\n" : "if (i & %u) {\n", 1u << level);
		tree(level + 1, depth, n, memory);
	}
	for (unsigned k = 0; k <= level; k++)
		putchar('\t');
	printf("}\n");
}

int
main(int argc, char **argv)
{
	unsigned divergent = argc > 1 ? (unsigned)strtoul(argv[1], NULL, 10) : 100,
		 memory = argc > 2 ? (unsigned)strtoul(argv[2], NULL, 10) : 0;
	unsigned depth = argc > 3 ? (unsigned)strtoul(argv[3], NULL, 10) : 3,
		 all = argc > 4 ? (unsigned)strtoul(argv[4], NULL, 10) : 4096;

	if (divergent > 100 || memory > 100 || depth > 6) {
		fprintf(stderr, "usage: pwsgen DIVERGENT%% MEMORY%% DEPTH [OPERATIONS]\n");
		return 2;
	}
	printf("__kernel void synthetic(volatile __global float *p)\n{\n\tint i = get_global_id(0);\n\tfloat x = "
	       "p[i];\n\n");
	operations(0, all - all * divergent / 100, 0);
	tree(0, depth, (all * divergent / 100) >> depth, memory);
	printf("\tp[i] = x;\n}\n");
	return ferror(stdout) != 0;
}
