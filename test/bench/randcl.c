/* test/bench/randcl.c -- prints a random OpenCL program: SEED KERNELS. */
#include <stdlib.h>

#include "../lib/randopencl.h"

int
main(int argc, char **argv)
{
	randopencl_write(stdout, argc > 1 ? strtoull(argv[1], NULL, 0) : 1,
		argc > 2 ? (uint32_t)strtoul(argv[2], NULL, 0) : 100, true);
	return ferror(stdout) != 0;
}
