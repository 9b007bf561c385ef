/* test/unit/split_certificate.c -- a certificate of split that says anything false is rejected, seal or not.
 *
 * Every number of the certificates that `wavebound split` writes is changed, one at a time, in numbers of their own and
 * within the texts of facts; whole certificates are left out. The seal is computed again (test/lib/seal.c), so that
 * only the check itself can find the change. Multipliers are the one thing of which others may prove the same: then the
 * check must say the same as before.
 *
 * Needs ./build/wavebound ($B/wavebound if B is set).
 */
#include <ctype.h>
#include <stdbool.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../lib/seal.h"
#include "../lib/unit.h"

#define CODE "test/split/decided.s"
#define OPTIONS "--grid 128 --workgroup 64"
#define MOST 65536u

static char before[MOST], text[MOST];		/* the file without and with a change */
static char right[MOST], said[MOST];		/* what the check prints */
static char path[] = "/tmp/split-XXXXXX";

/* The exit status of the program; what it prints in said[]. */
static int
run(const char *command, const char *rest)
{
	const char *b = getenv("B");
	char line[512];
	size_t n;
	FILE *f;
	int status;

	snprintf(line, sizeof line, "%s/wavebound %s " OPTIONS " %s 2>/dev/null", b ? b : "build", command, rest);
	f = popen(line, "r");
	assert_non_null(f);
	n = fread(said, 1, MOST - 1, f);
	said[n] = '\0';
	status = pclose(f);
	return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

/* The exit status of the check of text[], each certificate @sealed again. */
static int
check(bool sealed)
{
	char digits[20], rest[128];
	FILE *f = fopen(path, "w");

	for (char *at = text; sealed && (at = strstr(at, "{\n")) != NULL; at++) {
		char *s = strstr(at, "\"seal\": \"");

		assert_non_null(s);
		snprintf(digits, sizeof digits, "%016llx", (unsigned long long)seal_of(at));
		memcpy(s + 9, digits, 16);
	}
	assert_non_null(f);
	fputs(text, f);
	assert_int_equal(fclose(f), 0);
	snprintf(rest, sizeof rest, "%s " CODE, path);
	return run("check-certificate", rest);
}

static int
make(void **state)
{
	char rest[128];
	FILE *f;
	size_t n;

	(void)state;
	assert_true(close(mkstemp(path)) == 0);
	snprintf(rest, sizeof rest, "-q -S 1 --certificate %s " CODE, path);
	assert_int_equal(run("split", rest), 0);
	f = fopen(path, "r");
	assert_non_null(f);
	n = fread(before, 1, MOST - 64, f);
	fclose(f);
	before[n] = '\0';
	return 0;
}

static int
unmake(void **state)
{
	(void)state;
	return unlink(path);
}
ALL_TESTS(make, unmake)

TEST(as_it_is_it_holds)
{
	strcpy(text, before);
	assert_int_equal(check(true), 0);
	assert_string_equal(text, before);	/* the seals computed here are those written */
	assert_non_null(strstr(said, "S = 1: split at 0; alive 1;"));
	strcpy(right, said);
}

/* The name of the member that @p is in. */
static const char *
member_of(const char *p)
{
	while (strncmp(p, "\n  \"", 4) != 0)
		p--;
	return p + 4;
}

/* Whether @p is in a list of multipliers, or is their denominator. */
static bool
multiplies(const char *p)
{
	static const char *const name[] = { "denominator\"", "max\"", "total\"", "companion\"", "row\"" };

	for (uint32_t k = 0; k < sizeof name / sizeof *name; k++)
		if (strncmp(member_of(p), name[k], strlen(name[k])) == 0)
			return true;
	return false;
}

TEST(every_number_counts)
{
	uint32_t tried = 0, multipliers = 0, same = 0;

	for (char *p = strstr(before, "\n  \""); *p; p++) {
		int status;

		if (!isdigit((unsigned char)p[0]) || isdigit((unsigned char)p[1]) ||
			strncmp(member_of(p), "seal", 4) == 0)
			continue;
		strcpy(text, before);
		text[p - before] = *p == '9' ? '0' : (char)(*p + 1);
		assert_int_equal(check(false), 2);
		status = check(true);
		tried++;
		multipliers += multiplies(p);
		if (status == 0 && multiplies(p) && strcmp(said, right) == 0) {
			same++;
			continue;
		}
		if (status != 1 && status != 2)
			fail_msg("exit status %d with a change at %.60s", status, p);
	}
	printf("%u numbers changed, %u of them multipliers, of which %u prove the same\n", tried, multipliers, same);
	assert_in_range(tried, 200, 2000);
	assert_true(same < multipliers);
}

/* Each certificate is needed, and none may be there twice. */
TEST(every_certificate_counts)
{
	uint32_t tried = 0;

	for (char *p = before; (p = strstr(p, "{\n")) != NULL; p++) {
		char *end = strstr(p, "\n}"), *behind = end + 2 + strspn(end + 2, ",\n");
		bool last = *behind == ']';

		snprintf(text, sizeof text, "%.*s%s", (int)(p - before) - (last ? 2 : 0), before, behind);
		assert_in_range(check(true), 1, 2);
		snprintf(text, sizeof text, "%.*s%.*s,\n%s", (int)(p - before), before, (int)(end + 2 - p), p, p);
		assert_in_range(check(true), 1, 2);
		tried++;
	}
	assert_in_range(tried, 5, 50);
}
