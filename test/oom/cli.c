/* test/oom/cli.c -- memory ends at every point: exit code 4, one clean message, nothing left behind.
 *
 * Runs the command line in this process with wb_fail_alloc_after(n), n = 1, 2,
 * 3, ... until a run needs fewer than n allocations. Beyond UP_TO, n grows by steps
 * that are drawn at random so that other seeds try other points; UP_TO 0: it never does.
 *
 * usage: cli [SEED [UP_TO]]
 */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "../lib/randcfg.h"

int wb_cli_main(int argc, char **argv);		/* src/cli/main.c */

#define MM "examples/matrix_multiply/matrix_multiply"
#define MM_WITH "--launch", "examples/matrix_multiply/launch.xml"
#define EXECUTED "test/bound/executed.s"
#define EXECUTED_WITH "--grid", "192", "--workgroup", "64"
/* Written by one command, read by the next ones. */
static char proof[] = "/tmp/oom-XXXXXX", report[] = "/tmp/oom-XXXXXX";

static const char *const command[][12] = {
	{ "--version" },
	{ "help" },
	{ "opt", "test/ir/everything.wir" },
	{ "opt", "test/ir/errors.wir" },
	{ "opt", "-p", "dom,postdom,cdep,loops,trips", "test/ir/everything.wir" },
	{ "opt", "-m", "vega", "-p", "cost", "test/ir/everything.wir" },
	{ "analyze", "test/bound/executed.s", "--grid", "192", "--workgroup", "64" },
	{ "cfg", "examples/vector_add/vector_add.gfx900.hsaco" },
	{ "analyze", MM ".gfx900.s", MM_WITH },
	{ "analyze", MM ".gfx900.hsaco", MM_WITH },
	{ "analyze", "--format", "json", MM ".gfx900.hsaco", MM_WITH },
	{ "analyze", "--format", "xml", MM ".gfx803.s", MM_WITH },
	{ "analyze", "--solver", "glpk", MM ".gfx803.s", MM_WITH },
	{ "analyze", "examples/reduction/reduction.gfx900.s", "--grid", "2048", "--workgroup", "256" },
	{ "analyze", "--format", "html", MM ".gfx900.s", MM_WITH },
	{ "analyze", "test/bound/executed.s", "test/bound/recursion.wir", "--format", "json", "--grid", "192",
		"--workgroup", "64" },
	{ "diff", "test/bound/executed.s", "test/bound/lds-pointer.s", "--format", "markdown" },
	{ "analyze", EXECUTED, EXECUTED_WITH, "--certificate", proof },
	{ "check-certificate", proof, EXECUTED, EXECUTED_WITH },
	{ "analyze", EXECUTED, EXECUTED_WITH, "--format", "json", "-o", report },
	{ "audit", report },
	{ "diff", report, EXECUTED },
	{ "analyze", EXECUTED, EXECUTED_WITH, "--baseline", report },
	{ "analyze", EXECUTED, "test/bound/recursion.wir", "--format", "sarif" },
	{ "completion", "bash" },
	{ "cfg", "--path", MM ".gfx900.s", MM_WITH },
	{ "split", "test/split/nested.s", "--grid", "64", "--workgroup", "64", "-S", "2" },
	{ "split", "test/split/nested.s", "--emit", "asm" },
	{ "cfg", "examples/figure_8/figure_8.wir", "--pruned", "2" },
	{ "facts", "examples/reduction/reduction.gfx900.hsaco" },
	{ "warp", "examples/mini_simt/triangle_sum.msimt" },
	{ "warp", "--format", "json", "examples/mini_simt/triangle_sum.msimt" },
	{ "analyze", "examples/sim_d/fft.sas", "--grid", "2048", "--workgroup", "1024", "--certificate", "/dev/null" },
	{ "check-certificate", "test/simd/fft.json", "examples/sim_d/fft.sas", "--grid", "2048", "--workgroup",
		"1024" },
	{ "simulate", "examples/sim_d/relu.sas", "--grid", "64,16", "--timeline", "/dev/null" },
	{ "share", "test/share/gate.xml", "--advise" },
	{ "share", "test/share/errors.xml" },
	{ "share", "examples/share/3-code-objects.xml", "--format", "json" },
	{ "share", "test/share/figure-3.7.json", "--device", "jetson-tx2", "--compare", "test/share/measured.json",
		"--timeline", "/dev/null", "--trace", "/dev/null", "--times", "/dev/null" },
	{ "deadlock", "--fix", "test/deadlock/fix_joins.s", "-o", "/dev/null" },
	{ "deadlock", "--fix", "test/deadlock/threads.wir", "-k", "lock" },
	{ "divergence", "test/divergence/lanes-bits.s", "--grid", "256", "--workgroup", "64" },
	{ "analyze", MM ".gfx900.s", "--launch", "test/launch/unknown-attribute.xml" },
	{ "launch", "examples/reduction/reduction.gfx900.hsaco" },
	{ "machine", "list" },
	{ "machine", "show", "vega" },
	{ "explain", "loop-unbounded" },
};

static FILE *messages;
static uint64_t passed, failed;

/* Runs the command; its standard error goes to @text. */
static int
run(const char *const *word, char *text, size_t size)
{
	char *argv[14] = { (char *)(uintptr_t)"wavebound" };
	int argc = 1, code;
	size_t n;

	while (argc <= 12 && word[argc - 1]) {
		argv[argc] = (char *)(uintptr_t)word[argc - 1];
		argc++;
	}
	rewind(messages);
	if (ftruncate(fileno(messages), 0) != 0)
		exit(2);
	code = wb_cli_main(argc, argv);
	fflush(stderr);
	rewind(messages);
	n = fread(text, 1, size - 1, messages);
	text[n] = '\0';
	return code;
}

static void
complain(FILE *out, const char *const *word, uint64_t n, const char *why, int code, const char *text)
{
	failed++;
	fprintf(out, "wavebound");
	for (int k = 0; word[k]; k++)
		fprintf(out, " %s", word[k]);
	fprintf(out, ", allocation %llu fails: %s, exit code %d\n%s\n", (unsigned long long)n, why, code, text);
}

static void
try(FILE *out, const char *const *word, struct rng *r, uint64_t up_to)
{
	static char text[1 << 16];
	int want = run(word, text, sizeof(text));
	uint64_t live = wb_alloc_live();

	for (uint64_t n = 1; failed < 20; n += !up_to || n < up_to ? 1 : rng_between(r, 1, (uint32_t)(n / 20))) {
		uint64_t before = wb_alloc_count();
		bool fired;
		int code;

		wb_fail_alloc_after(n);
		code = run(word, text, sizeof(text));
		wb_fail_alloc_after(0);
		fired = wb_alloc_count() - before >= n;
		if (fired ? code != 4 : code != want)
			complain(out, word, n, "wrong exit code", code, text);
		else if (fired && strcmp(text, "wavebound: out of memory\n") != 0)
			complain(out, word, n, "not the message that should be", code, text);
		else if (wb_alloc_live() != live)
			complain(out, word, n, "memory is left", code, text);
		else
			passed++;
		if (!fired)
			break;
	}
}

int
main(int argc, char **argv)
{
	struct rng r = rng_new(argc > 1 ? strtoull(argv[1], NULL, 0) : 1);
	uint64_t up_to = argc > 2 ? strtoull(argv[2], NULL, 0) : 400;
	FILE *out = fdopen(dup(STDOUT_FILENO), "w");

	messages = tmpfile();
	if (close(mkstemp(proof)) != 0 || close(mkstemp(report)) != 0)
		return 2;
	if (!out || !messages || dup2(fileno(messages), STDERR_FILENO) < 0 || !freopen("/dev/null", "w", stdout))
		return 2;
	for (size_t k = 0; k < WB_COUNT(command); k++)
		try(out, command[k], &r, up_to);
	unlink(proof);
	unlink(report);
	fprintf(out, "%llu passed, %llu failed\n", (unsigned long long)passed, (unsigned long long)failed);
	return failed != 0;
}
