/* test/lib/prop.c -- the frame of a property test, see prop.h. */
#include <stdarg.h>
#include <string.h>
#include <time.h>

#include "files.h"
#include "prop.h"
#include "randkernel.h"

#define SHOWN 10u	/* failures that are printed */

struct prop prop;
static struct {
	const char *name;		/* of the test */
	struct wb_ctx *cx;		/* for all of it */
	uint64_t usual;			/* cases without arguments */
	uint64_t cases, passed, failed;
	time_t until;			/* 0: no matter */
	bool in_case, wrong;
} run;

static uint64_t
setting(const char *name, uint64_t otherwise)
{
	const char *value = getenv(name);

	return value && *value ? strtoull(value, NULL, 0) : otherwise;
}

uint64_t
prop_seed(void)
{
	return setting("TEST_SEED", 1);
}

uint64_t
prop_share(uint64_t count)
{
	uint64_t share = count * setting("TEST_SHARE", 100) / 100;

	return share || !count ? share : 1;
}

uint64_t
prop_least(uint64_t n)
{
	uint64_t share = setting("TEST_SHARE", 100);

	return share < 100 ? n * share / 200 : n;
}

bool
prop_drawn(void)
{
	static uint64_t draws;

	draws += 61;	/* reaches all of 100 numbers, and neighbours are far apart */
	return (prop_seed() + draws) % 100 < setting("TEST_SHARE", 100);
}

void
prop_start(int argc, char **argv, uint64_t count)
{
	const char *slash = strrchr(argv[0], '/');

	setvbuf(stdout, NULL, _IOLBF, 0);
	run.name = slash ? slash + 1 : argv[0];
	run.cx = wb_ctx_new(NULL);
	run.usual = count;
	if (argc > 2 && strcmp(argv[1], "-t") == 0) {
		run.until = time(NULL) + strtol(argv[2], NULL, 10);
		argc -= 2, argv += 2;
	}
	prop.seed = argc > 1 ? strtoull(argv[1], NULL, 0) : prop_seed();
	prop.count = argc > 2 ? strtoull(argv[2], NULL, 0) : prop_share(count);
	prop.first = argc > 3 ? strtoull(argv[3], NULL, 0) : 0;
}

static void
write_file(const char *kind, const char *text)
{
	files_write(wb_format(prop.cx->unit, "%s/%s-%llu-%llu%s", getenv("KEEP_DIR"), run.name,
			    (unsigned long long)prop.seed, (unsigned long long)prop.number, kind),
		text);
}

static void
keep(void)
{
	struct wb_out machine = wb_out_new(prop.cx->unit), launch = wb_out_new(prop.cx->unit);

	if (!getenv("KEEP_DIR") || !prop.text)
		return;
	write_file(".s", prop.text);
	if (!prop.machine)
		return;
	randkernel_machine_xml(prop.machine, &machine);
	randkernel_launch_xml(prop.launch, &launch);
	write_file(".machine.xml", machine.at);
	write_file(".launch.xml", launch.at);
}

static void
end_case(void)
{
	if (!run.in_case)
		return;
	*(run.wrong ? &run.failed : &run.passed) += 1;
	if (run.wrong || prop.count == 1)
		keep();
	wb_ctx_free(prop.cx);
	prop.text = NULL;
	prop.machine = NULL;
	run.in_case = run.wrong = false;
}

bool
prop_next(void)
{
	end_case();
	if (run.until && time(NULL) >= run.until)
		prop.count = run.cases;
	if (run.cases == prop.count)
		return false;
	prop.number = prop.first + run.cases++;
	prop.cx = wb_ctx_new(NULL);
	prop.r = rng_new(prop.seed * 0x100000001b3u + prop.number);
	return run.in_case = true;
}

void
prop_source(const struct wb_out *o)
{
	prop.text = o->at;
}

static void
complain(const char *fmt, va_list ap)
{
	bool first = !run.in_case || !run.wrong;

	run.wrong = run.in_case;
	if (!run.in_case)
		run.failed++;
	if (run.failed > SHOWN)
		return;
	if (run.in_case)
		printf("case %llu of seed %llu: ", (unsigned long long)prop.number, (unsigned long long)prop.seed);
	vprintf(fmt, ap);
	if (run.in_case && first)
		printf("\t(again: %s %llu 1 %llu)", run.name, (unsigned long long)prop.seed,
			(unsigned long long)prop.number);
	putchar('\n');
}

void
prop_launch(const struct wb_machine *m, const struct wb_launch *l)
{
	prop.machine = m;
	prop.launch = l;
}

void
prop_fail(const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	complain(fmt, ap);
	va_end(ap);
}

bool
prop_expect(bool ok, const char *fmt, ...)
{
	va_list ap;

	if (ok) {
		run.passed += !run.in_case;
		return true;
	}
	va_start(ap, fmt);
	complain(fmt, ap);
	va_end(ap);
	return false;
}

uint64_t
prop_failed(void)
{
	return run.failed + run.wrong;
}

void
prop_tried(uint64_t n, uint64_t least, const char *what, ...)
{
	va_list ap;

	end_case();
	printf("%10llu ", (unsigned long long)n);
	va_start(ap, what);
	vprintf(what, ap);
	va_end(ap);
	putchar('\n');
	if (prop.count < run.usual)	/* half as many as in proportion: a few cases scatter */
		least = least * prop.count / run.usual / 2;
	if (n < least)
		prop_fail("that is too little: %llu are expected", (unsigned long long)least);
}

void
prop_part(uint64_t n, uint64_t of, uint64_t percent, const char *what)
{
	uint64_t least = of < 20 ? 0 : of * percent / (of < 200 ? 200 : 100);

	prop_tried(n, 0, "%s", what);
	if (n < least)
		prop_fail("that is too little: %llu are expected", (unsigned long long)least);
}

int
prop_end(void)
{
	end_case();
	if (run.cx)
		wb_ctx_free(run.cx);
	printf("%llu passed, %llu failed\n", (unsigned long long)run.passed, (unsigned long long)run.failed);
	return run.failed != 0;
}

const struct wb_machine *
prop_machine(const char *name)
{
	const struct wb_machine *m;

	if (wb_machine_load(run.cx, name, &m) == WB_OK)
		return m;
	printf("no machine %s\n", name);
	exit(1);
}
