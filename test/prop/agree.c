/* test/prop/agree.c -- assembly and code object of one program give one IR.
 *
 * First the committed pairs of examples/, then random OpenCL programs,
 * compiled by clang for each target at -O1 to -O3 to assembly, to a relocatable
 * and to a linked object. The two front ends must agree on every block, edge,
 * instruction, operand, address, descriptor field, argument and source line.
 *
 *	agree [SEED [COUNT [FIRST]]]		so many random programs
 */
#include <glob.h>
#include <unistd.h>

#include "wavebound/gcn.h"
#include "wavebound/object.h"
#include "../lib/agree.h"
#include "../lib/files.h"
#include "../lib/prop.h"
#include "../lib/randopencl.h"

/* ---- comparing ----------------------------------------------------------------------- */
/* Whether assembly @s and object @o say the same; says what if not. */
static void
compare(const char *s, const char *o)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct wb_module *a = NULL, *b = NULL;
	struct wb_out out = wb_out_new(cx->unit), told = wb_out_new(cx->unit);
	bool fine =
		wb_gcn_read(cx, files_need(cx, s), NULL, &a) == WB_OK &&
		wb_object_read(cx, files_need(cx, o), NULL, &b) == WB_OK;

	fine = fine && a->nfn > 0 && agree_modules(cx, a, b, strstr(o, ".hsaco") != NULL, &out) == 0 &&
		cx->diag->nerror + cx->diag->nrefusal == 0;
	wb_diag_print(cx->diag, 0, false, &told);
	prop_expect(fine, "---- %s and %s differ\n%smessages:\n%s", s, o, out.n ? out.at : "", told.n ? told.at : "");
	wb_ctx_free(cx);
}

/* NAME/NAME.TARGET.s and .hsaco for each example and target. */
static void
compare_examples(void)
{
	glob_t g;

	if (glob("examples/*/*.hsaco", 0, NULL, &g) != 0)
		return;
	for (size_t k = 0; k < g.gl_pathc; k++) {
		char s[1024];

		snprintf(s, sizeof s, "%.*s.s", (int)(strlen(g.gl_pathv[k]) - strlen(".hsaco")), g.gl_pathv[k]);
		if (access(s, R_OK) == 0)
			compare(s, g.gl_pathv[k]);
	}
	globfree(&g);
}

static void
compare_random(const char *dir)
{
	static const char *const target[] = { "gfx803", "gfx900", "gfx906", "gfx90a", "gfx1030", "gfx1100", "gfx1150",
		"gfx1200" };
	static const char *const dwarf[] = { "", "-gdwarf-2", "-gdwarf-3", "-gdwarf-4", "-gdwarf-5",
		"-gdwarf-5 -gdwarf64", "-gdwarf-3 -gdwarf64" };
	static const char *const kind[] = { "-S -o k.s", "-c -o k.o", "-o k.hsaco" };
	uint32_t number = (uint32_t)prop.number;
	const char *lines = dwarf[number % WB_COUNT(dwarf)];
	const char *cpu = target[number % WB_COUNT(target)];
	uint32_t level = 1 + number / (uint32_t)WB_COUNT(target) % 3, version = 4 + number % 2;
	char cl[256], command[1024], s[256], o[256];
	FILE *f;

	snprintf(cl, sizeof(cl), "%s/k.cl", dir);
	f = fopen(cl, "w");
	if (!prop_expect(f, "%s cannot be written", cl))
		return;
	randopencl_write(f, prop.seed * 1000003 + number, 1 + number % 2, true);
	fclose(f);
	for (size_t k = 0; k < WB_COUNT(kind); k++) {
		snprintf(command, sizeof(command),
			"cd '%s' && clang-19 -target amdgcn-amd-amdhsa -mcpu=%s -O%u -x cl -cl-std=CL1.2 -nogpulib -w "
			"-mcode-object-version=%u -gline-tables-only %s k.cl %s",
			dir, cpu, level, version, lines, kind[k]);
		if (!prop_expect(system(command) == 0, "it does not compile: %s", command))
			return;
	}
	snprintf(s, sizeof(s), "%s/k.s", dir);
	snprintf(o, sizeof(o), "%s/k.hsaco", dir);
	compare(s, o);
	snprintf(o, sizeof(o), "%s/k.o", dir);
	compare(s, o);
}

int
main(int argc, char **argv)
{
	char dir[] = "build/test/agree.XXXXXX";

	prop_start(argc, argv, 15);
	compare_examples();
	if (!mkdtemp(dir)) {
		perror(dir);
		return 1;
	}
	while (prop_next())
		compare_random(dir);
	if (!prop_failed())
		files_remove(dir);
	return prop_end();
}
