/* passes/trap.c -- a pass that reads a fact which its row does not name crashes, with a message.
 *
 * What:   in tests, the runner replaces such a fact by a pointer to inaccessible memory. Each fact has its own part of
 *         this memory, so the address of the exception tells which fact was read. The runner tells which pass runs in
 *         this thread. The handler prints both and lets the exception happen again for the next handler: a debugger or
 *         a sanitizer shows the line that reads the fact.
 *
 *			wavebound: pass tree reads fact BOUNDS, which its row in passes.def does not name
 *
 * Cost:   one range of addresses for the process, no memory.
 */
#include <fcntl.h>
#include <pthread.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "trap.h"

#define MOST_FACTS 32u
#define FACT_BYTES 1048576u		/* more than a pass may access from the pointer at once */

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char *memory;			/* of all facts; NULL: not reserved yet */
static struct sigaction before;		/* the previous handler */
static _Thread_local const char *pass, *fact_name[MOST_FACTS];

static void
put(const char *s)
{
	ssize_t n = write(STDERR_FILENO, s, strlen(s));

	(void)n;
}

static void
report(int sig, siginfo_t *info, void *context)
{
	uintptr_t off = (uintptr_t)info->si_addr - (uintptr_t)memory;

	(void)context;
	if (off < (uintptr_t)MOST_FACTS * FACT_BYTES && fact_name[off / FACT_BYTES]) {
		put("wavebound: pass ");
		put(pass ? pass : "(none)");
		put(" reads fact ");
		put(fact_name[off / FACT_BYTES]);
		put(", which its row in passes.def does not name\n");
	}
	sigaction(sig, &before, NULL);
}

/* Installs the handler, in front of the previous one. */
static void
handle(void)
{
	struct sigaction mine = { .sa_flags = SA_SIGINFO }, now;

	if (sigaction(SIGSEGV, NULL, &now) || ((now.sa_flags & SA_SIGINFO) && now.sa_sigaction == report))
		return;
	before = now;
	mine.sa_sigaction = report;
	sigemptyset(&mine.sa_mask);
	sigaction(SIGSEGV, &mine, NULL);
}

/* If no such memory can be reserved: non-canonical addresses. The exception happens, but does not report where. */
static void
reserve(void)
{
	const size_t bytes = (size_t)MOST_FACTS * FACT_BYTES;
	int zero = open("/dev/zero", O_RDONLY);
	void *p = zero < 0 ? MAP_FAILED : mmap(NULL, bytes, PROT_NONE, MAP_PRIVATE, zero, 0);

	if (zero >= 0)
		close(zero);
	memory = p == MAP_FAILED ? (char *)(UINTPTR_MAX / 2 + 1 - bytes) : p;
}

const char *
wb_trap_pass(const char *name)
{
	const char *was = pass;

	pthread_mutex_lock(&lock);
	if (!memory)
		reserve();
	if (name)
		handle();
	pthread_mutex_unlock(&lock);
	pass = name;
	return was;
}

void *
wb_trap(uint32_t k, const char *fact)
{
	fact_name[k] = fact;
	return memory + (size_t)k * FACT_BYTES;
}
