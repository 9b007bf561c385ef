/* test/oom/process.c -- every malloc of the process fails once: ours, those of libraries, those of the C library.
 *
 * test/oom/cli.c fails what passes through src/base/arena.c. Here malloc itself is
 * ours, so that libelf, mpack, LLVM, GLPK, libxml2, jansson and Graphviz run out of memory too.
 * Each run is a child of this process, which has touched none of them. Allocation n
 * fails, and in a second run every later one as well. A run must end with exit code
 * 4 and its one message, or go on as if nothing had happened: same exit code, same
 * output. Anything else, a signal above all, is a failure. What a run leaves behind
 * is not seen here, but in test/oom/cli.c.
 *
 * Where a run needs more than PROBES allocations, n grows by steps drawn at random, so
 * that other seeds try other points. PROBES 0: every allocation of every run, some 270,000 runs.
 *
 * usage: process [SEED [PROBES]]
 */
#include <errno.h>
#include <malloc.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../lib/randcfg.h"

int wb_cli_main(int argc, char **argv);		/* src/cli/main.c */

/* ---- the allocator of the process ------------------------------------------------------ */
void *__libc_malloc(size_t n);
void *__libc_calloc(size_t n, size_t size);
void *__libc_realloc(void *p, size_t n);
void *__libc_memalign(size_t align, size_t n);

/* Written by the child, read by the parent. */
static struct shared {
	uint64_t count;		/* allocations so far */
	uint64_t fail;		/* the one that fails; 0: none */
	bool all;		/* and all after it */
} *shared;

static bool
fails(void)
{
	uint64_t n;

	if (!shared)
		return false;
	n = __atomic_add_fetch(&shared->count, 1, __ATOMIC_RELAXED);
	if (!shared->fail || (shared->all ? n < shared->fail : n != shared->fail))
		return false;
	errno = ENOMEM;
	return true;
}

void *malloc(size_t n) { return fails() ? NULL : __libc_malloc(n); }
void *calloc(size_t n, size_t size) { return fails() ? NULL : __libc_calloc(n, size); }
void *realloc(void *p, size_t n) { return fails() ? NULL : __libc_realloc(p, n); }
void *memalign(size_t align, size_t n) { return fails() ? NULL : __libc_memalign(align, n); }
void *aligned_alloc(size_t align, size_t n) { return fails() ? NULL : __libc_memalign(align, n); }

int
posix_memalign(void **p, size_t align, size_t n)
{
	*p = fails() ? NULL : __libc_memalign(align, n);
	return *p ? 0 : ENOMEM;
}

/* ---- one run -------------------------------------------------------------------------------- */
struct result {
	int status;			/* of waitpid */
	uint64_t count;
	size_t out, err;
	char output[1 << 17], errors[1 << 16];
};

static FILE *out_file, *err_file;

static void
redirect(FILE *f, int fd)
{
	rewind(f);
	if (ftruncate(fileno(f), 0) != 0 || dup2(fileno(f), fd) < 0)
		_exit(98);
}

static size_t
contents(FILE *f, char *text, size_t size)
{
	ssize_t n = pread(fileno(f), text, size, 0);

	return n < 0 ? 0 : (size_t)n;
}

static void
run(const char *const *word, uint64_t fail, bool all, struct result *r)
{
	char *argv[14] = { (char *)(uintptr_t)"wavebound" };
	int argc = 1;
	pid_t pid;

	for (; argc <= 12 && word[argc - 1]; argc++)
		argv[argc] = (char *)(uintptr_t)word[argc - 1];
	shared->count = 0;
	shared->fail = 0;
	pid = fork();
	if (pid == 0) {
		alarm(30);	/* what never ends has failed too */
		redirect(out_file, STDOUT_FILENO);
		redirect(err_file, STDERR_FILENO);
		shared->fail = fail;
		shared->all = all;
		shared->count = 0;
		exit(wb_cli_main(argc, argv));
	}
	if (pid < 0 || waitpid(pid, &r->status, 0) != pid)
		exit(2);
	r->count = shared->count;
	shared->fail = 0;
	r->out = contents(out_file, r->output, sizeof(r->output));
	r->err = contents(err_file, r->errors, sizeof(r->errors) - 1);
	r->errors[r->err] = 0;
}

/* ---- all of them ----------------------------------------------------------------------------- */
#define MM "examples/matrix_multiply/matrix_multiply"
#define MM_WITH "--launch", "examples/matrix_multiply/launch.xml"
static const char *const command[][12] = {
	{ "--version" },
	{ "explain", "loop-unbounded" },
	{ "opt", "test/ir/errors.wir" },
	{ "analyze", "test/gcn/errors.s" },
	{ "analyze", MM ".gfx900.s", MM_WITH },
	{ "analyze", MM ".gfx900.hsaco", MM_WITH },
	{ "analyze", "--solver", "glpk", "--format", "json", MM ".gfx803.s", MM_WITH, "--certificate", "/dev/null" },
	{ "facts", "examples/reduction/reduction.gfx900.hsaco" },
	{ "machine", "check", "src/machine/vega.xml" },
	{ "cfg", "--path", "examples/vector_add/vector_add.gfx900.s" },
	{ "analyze", "-j", "2", "examples/lu_step/lu_step.gfx900.s", "--launch", "examples/lu_step/launch.xml" },
	{ "divergence", MM ".gfx900.hsaco", MM_WITH },
	{ "split", "test/split/nested.s", "--grid", "64", "--workgroup", "64", "-S", "2" },
	{ "warp", "examples/mini_simt/triangle_sum.msimt" },
	{ "share", "test/share/figure-3.7.json", "--device", "jetson-tx2", "--compare", "test/share/measured.json" },
	{ "deadlock", "--rule", "all", "--format", "sarif", "test/deadlock/s/spin.gfx803.s",
		"examples/vector_add/vector_add.gfx900.s" },
	{ "simulate", "examples/vector_add/vector_add.gfx900.hsaco", "--launch", "examples/vector_add/launch.xml" },
};

/* Drawing is the work of a child: until then it is as above, and then one allocation fails but not all later ones, for
 * the libraries that draw with threads wait for each other then, up to the time limit. */
static const char *const drawing[12] = { "cfg", "--svg", "examples/vector_add/vector_add.gfx900.s" };

static char proof[] = "/tmp/wavebound-proof-XXXXXX";
static const char *const proving[12] = { "analyze", MM ".gfx900.s", MM_WITH, "--certificate", proof };
static const char *const checking[12] = { "check-certificate", proof, MM ".gfx900.s", MM_WITH };

static const char message[] = "wavebound: out of memory\n";
static const char no_picture[] = "could not be drawn [draw]";	/* the child that draws died of it */
/* without memory for fonts it is a different one, but whole */
static const char picture[] = "</svg>\n";
static uint64_t passed, failed;

static bool
acceptable(const struct result *r, const struct result *good)
{
	if (WIFEXITED(r->status) && WEXITSTATUS(r->status) == 4)
		return (r->err == sizeof(message) - 1 && memcmp(r->errors, message, r->err) == 0) ||
			strstr(r->errors, no_picture);
	if (r->status == good->status && good->out > sizeof(picture) &&
		memcmp(good->output + good->out - sizeof(picture) + 1, picture, sizeof(picture) - 1) == 0)
		return r->out > sizeof(picture) &&
			memcmp(r->output + r->out - sizeof(picture) + 1, picture, sizeof(picture) - 1) == 0;
	return r->status == good->status && r->out == good->out && r->err == good->err &&
		memcmp(r->output, good->output, r->out) == 0 && memcmp(r->errors, good->errors, r->err) == 0;
}

static void
complain(const char *const *word, uint64_t n, bool all, const struct result *r)
{
	printf("wavebound");
	for (int k = 0; k < 12 && word[k]; k++)
		printf(" %s", word[k]);
	printf(", allocation %llu%s fails: ", (unsigned long long)n, all ? " and all later" : "");
	if (WIFSIGNALED(r->status))
		printf("signal %d\n", WTERMSIG(r->status));
	else
		printf("exit code %d\n", WEXITSTATUS(r->status));
	printf("%.*s\n", (int)(r->err < 400 ? r->err : 400), r->errors);
}

static void
try(const char *const *word, struct rng *r, uint64_t probes, int modes)
{
	static struct result good, bad;
	uint64_t step;

	run(word, 0, false, &good);
	step = probes ? (good.count + probes - 1) / probes : 1;
	for (uint64_t n = 1; n <= good.count; n += step > 1 ? rng_between(r, 1, (uint32_t)(2 * step - 1)) : 1)
		for (int all = 0; all < modes; all++) {
			run(word, n, all, &bad);
			if (acceptable(&bad, &good)) {
				passed++;
				continue;
			}
			failed++;
			complain(word, n, all, &bad);
		}
}

int
main(int argc, char **argv)
{
	struct rng r = rng_new(argc > 1 ? strtoull(argv[1], NULL, 0) : 1);
	uint64_t probes = argc > 2 ? strtoull(argv[2], NULL, 0) : 60;

	static struct result first;
	FILE *common = tmpfile();

	out_file = tmpfile();
	err_file = tmpfile();
	setvbuf(stdout, NULL, _IOLBF, BUFSIZ);
	if (!out_file || !err_file || !common || ftruncate(fileno(common), sizeof(*shared)) != 0 ||
		close(mkstemp(proof)) != 0)
		return 2;
	shared = mmap(NULL, sizeof(*shared), PROT_READ | PROT_WRITE, MAP_SHARED, fileno(common), 0);
	if (shared == MAP_FAILED)
		return 2;
	for (size_t k = 0; k < WB_COUNT(command); k++)
		try(command[k], &r, probes, 2);
	run(proving, 0, false, &first);
	try(checking, &r, probes, 2);
	try(drawing, &r, (probes + 3) / 4, 1);
	unlink(proof);
	printf("%llu passed, %llu failed\n", (unsigned long long)passed, (unsigned long long)failed);
	return failed != 0;
}
