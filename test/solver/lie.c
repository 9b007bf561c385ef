/* test/solver/lie.c -- what GLPK answers, changed: LIE multiplies each number, LIE_ADD is added, LIE_BASIS turns round
 * what is in the basis. Loaded before libglpk (LD_PRELOAD). TOLD is a file that gets a byte for each lie.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <glpk.h>
#include <stdlib.h>
#include <unistd.h>

static void
tell(void)
{
	int fd = open(getenv("TOLD"), O_WRONLY | O_CREAT | O_APPEND, 0600);

	if (fd < 0 || write(fd, "x", 1) != 1 || close(fd) != 0)
		abort();
}

static double
number(const char *function, glp_prob *p, int k)
{
	double (*honest)(glp_prob *, int);

	*(void **)&honest = dlsym(RTLD_NEXT, function);
	tell();
	return honest(p, k) * atof(getenv("LIE")) + atof(getenv("LIE_ADD"));
}

static int
status(const char *function, glp_prob *p, int k)
{
	int (*honest)(glp_prob *, int), s;

	*(void **)&honest = dlsym(RTLD_NEXT, function);
	s = honest(p, k);
	return !atoi(getenv("LIE_BASIS")) ? s : s == GLP_BS ? GLP_NL : GLP_BS;
}

double glp_get_row_dual(glp_prob *p, int k) { return number("glp_get_row_dual", p, k); }
double glp_get_col_prim(glp_prob *p, int k) { return number("glp_get_col_prim", p, k); }
double glp_mip_col_val(glp_prob *p, int k) { return number("glp_mip_col_val", p, k); }
int glp_get_row_stat(glp_prob *p, int k) { return status("glp_get_row_stat", p, k); }
int glp_get_col_stat(glp_prob *p, int k) { return status("glp_get_col_stat", p, k); }
