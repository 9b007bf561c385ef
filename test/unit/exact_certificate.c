/* test/unit/exact_certificate.c -- a certificate of an exact bound that says anything false is rejected, seal or not.
 *
 * Every number of the certificate that `wavebound analyze` writes is changed, one at a time, in numbers of their own
 * and within the texts of facts, and each list gets a pair. The seal is computed again in the way the manual says
 * (test/lib/seal.c), so that only the check itself can find the change. The certificate as it is must hold, with the
 * same seal.
 *
 * Needs ./build/wavebound ($B/wavebound if B is set).
 */
#include <ctype.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../lib/seal.h"
#include "../lib/unit.h"

#define CODE "examples/vector_add/vector_add.gfx900.s"
#define OPTIONS "--grid 4096 --workgroup 256 --arg n=4096"
#define MOST 65536u

static char before[MOST], text[MOST];		/* the file without and with a change */
static char *object, *end;			/* of the exact bound, in before */

static char path[] = "/tmp/exact-XXXXXX";

/* The exit status of the program. */
static int
run(const char *command, const char *rest)
{
	const char *b = getenv("B");
	char line[512];
	int status;

	snprintf(line, sizeof line, "%s/wavebound %s " OPTIONS " %s >/dev/null 2>&1", b ? b : "build", command, rest);
	status = system(line);
	return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/* ---- changes ---------------------------------------------------------------------------------- */
/* The exit status of the check of text[], sealed again. */
static int
check(void)
{
	char *at = text + (object - before), *s = strstr(at, "\"seal\": \"");
	char digits[20], rest[128];
	FILE *f = fopen(path, "w");

	assert_non_null(s);
	snprintf(digits, sizeof digits, "%016llx", (unsigned long long)seal_of(at));
	memcpy(s + 9, digits, 16);
	assert_non_null(f);
	fputs(text, f);
	assert_int_equal(fclose(f), 0);
	snprintf(rest, sizeof rest, "%s " CODE, path);
	return run("check-certificate", rest);
}

static void
rejected(const char *where)
{
	int status = check();

	if (status != 1 && status != 2)
		fail_msg("exit status %d with a change at %.60s", status, where);
}

/* The certificate that the program writes. */
static int
make(void **state)
{
	char rest[128];
	FILE *f;
	size_t n;

	(void)state;
	assert_true(close(mkstemp(path)) == 0);
	snprintf(rest, sizeof rest, "-q --certificate %s " CODE, path);
	assert_int_equal(run("analyze", rest), 0);
	f = fopen(path, "r");
	assert_non_null(f);
	n = fread(before, 1, MOST - 64, f);
	fclose(f);
	before[n] = '\0';
	object = strstr(before, "\"objective\": \"exact/");
	assert_non_null(object);
	while (*object != '{')
		object--;
	end = strstr(object, "\"seal\"");
	return 0;
}

static int
unmake(void **state)
{
	(void)state;
	return unlink(path);
}
ALL_TESTS(make, unmake)

/* ---- tests --------------------------------------------------------------------------------------- */
TEST(as_it_is_it_holds)
{
	strcpy(text, before);
	assert_int_equal(check(), 0);
	assert_string_equal(text, before);	/* the seal computed here is the one written */
}

TEST(every_number_counts)
{
	uint32_t tried = 0;

	for (char *p = object; p < end; p++) {
		if (!isdigit((unsigned char)p[0]) || isdigit((unsigned char)p[1]))
			continue;
		strcpy(text, before);
		text[p - before] = *p == '9' ? '0' : (char)(*p + 1);
		rejected(p);
		tried++;
	}
	assert_true(tried > 30);
}

TEST(nothing_is_multiplied)
{
	uint32_t tried = 0;

	for (char *p = object; (p = strstr(p, "[]")) != NULL && p < end; p++) {
		sprintf(text, "%.*s[[0, \"1\"]]%s", (int)(p - before), before, p + 2);
		rejected(p - 10);
		tried++;
	}
	assert_int_equal(tried, 5);
}
