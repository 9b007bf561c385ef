/* test/prop/pws_run.c -- real kernels with splits compute what they compute without, within their longest path.
 *
 * Random OpenCL (nested if/else, loops, breaks) is compiled; it and the kernels of test/split are split by
 * `wavebound split --emit asm` at all branches that may be split. The simulator executes both
 * versions on the same random memory, SWFs in random order. Then:
 *	memory is the same, byte for byte (the kernels of test/split race, so there it may differ)
 *	no more SWFs are alive at once than computed
 *	the longest chain of instructions is within the longest path of the pruned kernel
 *
 *	pws_run [SEED [COUNT [FIRST]]]		so many of random OpenCL
 */
#include <sys/wait.h>
#include <unistd.h>

#include "../lib/files.h"
#include "../lib/grammar.h"
#include "../lib/prop.h"
#include "wavebound/gcn.h"
#include "wavebound/pass.h"
#include "wavebound/sim.h"

#define WORDS (1u << 16)
#define S_MOST 7

static uint64_t nsplit, nchain, npath, nopen, nkernel;

static bool
expect(bool ok, const char *file, const char *what, uint64_t got, uint64_t want)
{
	return prop_expect(ok, "%s: %s: %llu, expected %llu", file, what, (unsigned long long)got,
		(unsigned long long)want);
}

static struct wb_module *
load(struct wb_ctx *cx, const char *path)
{
	struct wb_module *m;
	uint16_t file;

	return files_load(cx, path, &file) && wb_gcn_read(cx, file, "gfx900", &m) == WB_OK ? m : NULL;
}

/* Executes the first kernel of @m, each buffer the same random words; returns them all. */
static bool
execute(struct wb_ctx *cx, const struct wb_module *m, uint64_t seed, struct wb_sim_swfs_result *out, uint32_t *words,
	uint32_t *n)
{
	const struct wb_fn *fn = m->fn[0];
	struct wb_sim *s;
	struct wb_sim_swfs how = { S_MOST, seed, 50000000 };
	const uint64_t grid[3] = { 256, 1, 1 };
	const uint32_t workgroup[3] = { 128, 1, 1 };
	struct rng r = rng_new(seed);
	uint8_t *host[8];
	uint32_t nbuf = 0;

	if (wb_sim_new(cx, m, fn, NULL, &s) != WB_OK)
		return false;
	for (uint32_t k = 0; k < fn->desc->narg && nbuf < 8; k++) {
		uint64_t at;

		if (fn->desc->arg[k].kind != WB_ARG_BUFFER)
			continue;
		if (wb_sim_map(s, "buffer", WORDS * 4, &at, &host[nbuf]) != WB_OK ||
			wb_sim_arg(s, nbuf, &at, 8) != WB_OK)
			return false;
		for (uint32_t i = 0; i < WORDS; i++) {
			uint32_t x = nbuf ? rng_below(&r, 9) : 0x3f800000u + rng_below(&r, 1 << 20);

			memcpy(host[nbuf] + 4 * (size_t)i, &x, 4);
		}
		nbuf++;
	}
	if (wb_sim_launch(s, grid, workgroup) != WB_OK || wb_sim_run_swfs(s, &how, out) != WB_OK)
		return false;
	*n = nbuf;
	for (uint32_t k = 0; k < nbuf; k++)
		memcpy(words + (size_t)k * WORDS, host[k], WORDS * 4);
	return true;
}

/* Branch nodes, and the longest path in instructions with the splits that are in the code. */
static bool
longest_path(struct wb_ctx *cx, struct wb_module *m, uint64_t *path, uint32_t *alive, uint32_t *splits)
{
	static const enum wb_pass list[] = { WB_PASS_DOM, WB_PASS_POSTDOM, WB_PASS_CDEP, WB_PASS_LOOPS, WB_PASS_GSA,
		WB_PASS_LANES, WB_PASS_TRIPS, WB_PASS_PWS };
	struct wb_fn *fn = m->fn[0];
	struct wb_pass_env env = { .module = m };
	struct wb_pws_costs c = { NULL, NULL, 0 };
	uint64_t *block, *edge;
	bool *split;

	if (wb_run_passes(cx, fn, &env, list, WB_COUNT(list), NULL) != WB_OK)
		return false;
	c.block = block = WB_NEW(cx->unit, uint64_t, fn->nblock);
	c.edge = edge = WB_NEW(cx->unit, uint64_t, fn->nedge);
	for (uint32_t b = 0; b < fn->nblock; b++)
		block[b] = fn->block[b].ninst;
	split = WB_NEW(cx->unit, bool, fn->pws->nbranch);
	*splits = 0;
	for (uint32_t u = 0; u < fn->pws->nbranch; u++)
		*splits += split[u] = fn->pws->branch[u].marked;
	*alive = wb_pws_alive(cx, fn->pws, split);
	*path = wb_pws_value(wb_pws_plan_new(cx, fn, fn->pws), &c, split, NULL);
	return true;
}

static void
check(const char *program, const char *plain, const char *split, uint64_t seed, int runs, bool races)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	uint32_t *a = WB_NEW(cx->unit, uint32_t, 8 * (size_t)WORDS), *b = WB_NEW(cx->unit, uint32_t, 8 * (size_t)WORDS);
	/* loops that lanes leave by a break have no bound of their own; here 20 will do */
	char *command = wb_format(cx->unit,
		"%s facts %s 2>/dev/null | sed s/NOCOMP/20/ >%s.ffx; %s split -q %s -f %s.ffx -S %d --choose all "
		"--emit asm -o %s 2>/dev/null",
		program, plain, split, program, plain, split, S_MOST, split);
	struct wb_module *whole, *parts;
	uint32_t n = 0, alive = 0, points = 0;
	uint64_t path = 0;
	int code = system(command);
	bool ok = expect(WIFEXITED(code) && (WEXITSTATUS(code) == 0 || WEXITSTATUS(code) == 3), plain, "is not split",
		(uint64_t)code, 0);

	if (ok && WEXITSTATUS(code) == 3) {	/* a loop without a bound: nothing to check */
		nopen++;
		wb_ctx_free(cx);
		return;
	}
	whole = ok ? load(cx, plain) : NULL;
	parts = ok ? load(cx, split) : NULL;
	ok = ok &&
		expect(whole && parts && longest_path(cx, parts, &path, &alive, &points), plain, "is not read back", 0,
			0);
	if (ok && !points) {	/* all would change the program */
		nopen++;
		wb_ctx_free(cx);
		return;
	}
	for (int k = 0; ok && k < runs; k++) {
		struct wb_sim_swfs_result one, all;

		memset(a, 0, 8 * (size_t)WORDS * 4);
		memset(b, 0, 8 * (size_t)WORDS * 4);
		ok = expect(execute(cx, whole, seed + (uint64_t)k, &one, a, &n) &&
				     execute(cx, parts, seed + (uint64_t)k, &all, b, &n),
			     plain, "does not run", 0, 0) &&
			expect(races || memcmp(a, b, 8 * (size_t)WORDS * 4) == 0, plain, "memory differs", 0, 0) &&
			expect(all.most_alive <= alive, plain, "SWFs alive", all.most_alive, alive) &&
			expect(all.longest <= path, plain, "longest chain of instructions", all.longest, path) &&
			expect(all.splits > 0 && one.splits == 0, plain, "splits executed", all.splits, 1);
		nsplit += ok ? all.splits : 0;
		/* without facts some loops have no bound here */
		nchain += ok && path != UINT64_MAX ? all.longest : 0;
		npath += ok && path != UINT64_MAX ? path : 0;
	}
	if (!ok) {
		struct wb_out o = wb_out_new(cx->unit);

		wb_diag_print(cx->diag, 0, false, &o);
		printf("%s", o.n ? o.at : "");
	}
	nkernel++;
	wb_ctx_free(cx);
}

/* ---- kernels ---------------------------------------------------------------------------------------------- */
/* left: branches and loops. In some loops, the mask of lanes that leave is made in an arm. */
static const char *const rules[] = {
	"stmt: $[x = x * 1.5f + $(0,199).25f;|p[i + $(0,199) * 256] = x;|x += p[i + $(0,199) * 256];|"
	"y ^= q[i + $(0,199) * 256];|y = y * 5 + $(0,199);]\n",
	"If: $left:(left-1)if ((y ^ q[i + $(0,999)]) % $(2,5) $[==|>] 1) {\n$>{stmt}$>*(1,3){part}p[i + $(0,199) * "
	"256] = x;"
	"\n} else {\n$>{stmt}$>*(1,3){part}p[i + $(0,199) * 256] = x + 1;\n}\n",
	"Loop: $left:(left-1)\n#pragma nounroll\nfor (int k$depth = 0; k$depth < $(2,6); k$depth++) {\n$>*(1,3){part}"
	"$70[if ((y ^ q[i + k$depth]) % 3 == 1) {\n$>{stmt}p[i + $(0,199) * 256] = x;\n"
	"if (q[i + 7 * k$depth] % 4 == 1) break;\n} else {\np[i + $(0,199) * 256] = y;\n"
	"if (q[i + 5 * k$depth] % 4 == 2) break;\n}\n]}\n",
	"part 3 left <5: $stmt",
	"part 5 left <5: $If",
	"part 2 left <5: $Loop",
	"part !left <5: $stmt",
	"part >4: $stmt",
	"kernel: __kernel void k(__global float *p, __global const int *q)\n{\nint i = get_global_id(0);\n"
	"float x = p[i];\nunsigned y = q[i];\nif (q[i] > 3) {\np[i + 256] = x;\n$>>*(1,3){part}p[i + 512] = x;\n"
	"} else {\np[i + 768] = x;\n$>>*(1,3){part}p[i + 1024] = x;\n}\np[i] = x + y;\n}\n",
};

static bool
make_kernel(const char *path, const char *out)
{
	struct grammar *g = grammar_new(prop.cx->unit, &prop.r, rules, WB_COUNT(rules), NULL, NULL);
	char command[600];

	grammar_set(g, "left", 6);
	grammar_expand(g, "$kernel");
	files_write(path, grammar_take(g));
	snprintf(command, sizeof(command),
		"clang-19 -target amdgcn-amd-amdhsa -mcpu=gfx900 -O%d -x cl -cl-std=CL1.2 "
		"--rocm-device-lib-path=/usr/lib/x86_64-linux-gnu/amdgcn/bitcode -mcode-object-version=4 -mllvm "
		"-amdgpu-skip-threshold=0 -S %s -o %s",
		(int)(1 + prop.number % 2), path, out);
	return system(command) == 0;
}

int
main(int argc, char **argv)
{
	char dir[] = "/tmp/pws_run.XXXXXX", source[100], plain[100], split[100], program[1000];

	prop_start(argc, argv, 12);
	snprintf(program, sizeof(program), "%s/../../wavebound", files_folder(argv[0]));
	if (!mkdtemp(dir))
		return 1;
	snprintf(source, sizeof(source), "%s/k.cl", dir);
	snprintf(plain, sizeof(plain), "%s/k.s", dir);
	snprintf(split, sizeof(split), "%s/split.s", dir);
	check(program, "test/split/nested.s", split, prop.seed, 6, true);
	check(program, "test/split/loops.s", split, prop.seed, 6, true);
	while (prop_next())
		if (prop_expect(make_kernel(source, plain), "it cannot be compiled"))
			check(program, plain, split, prop.seed, 3, false);
	files_remove(dir);
	prop_tried(nkernel, prop.count / 2 + 1, "kernels split; %llu have a loop without a bound or nothing to split",
		(unsigned long long)nopen);
	prop_tried(nsplit, prop.count, "splits executed; longest chains are %.0f %% of their bounds",
		npath ? 100.0 * (double)nchain / (double)npath : 0);
	return prop_end();
}
