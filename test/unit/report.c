/* test/unit/report.c -- hostile text in every format; what a session reports; paths that add up. */
#include <jansson.h>
#include <pthread.h>

#include "wavebound/report.h"
#include "wavebound/wavebound.h"
#include "../lib/unit.h"

/* ---- escaping ------------------------------------------------------------------------------ */
static const char *
put(struct wb_arena *a, void (*fn)(struct wb_out *, const char *), const char *s)
{
	struct wb_out o = wb_out_new(a);

	fn(&o, s);
	return o.at;
}

TEST(malformed_bytes_become_replacement_characters)
{
	/* what, and how often U+FFFD must come out */
	static const struct { const char *s; int n;
	} bad[] = {
		{ "\xff", 1 },
		{ "\xc0\xaf", 2 },
		{ "\xe0\x80\xaf", 3 },
		{ "\xed\xa0\x80", 3 },
		{ "\xf4\x90\x80\x80", 4 },
		{ "\xe2\x82", 2 },
		{ "a\x80z", 1 },
		{ "\xc3", 1 },
		{ "\xf8\x88\x80\x80\x80", 5 },
	};
	struct wb_arena *a = wb_arena_new(NULL);

	for (size_t k = 0; k < WB_COUNT(bad); k++) {
		const char *p = put(a, wb_put_term, bad[k].s);
		int n = 0;

		while ((p = strstr(p, "\xef\xbf\xbd"))) {
			n++;
			p += 3;
		}
		assert_int_equal(n, bad[k].n);
	}
	assert_string_equal(
		put(a, wb_put_term, "\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80"), "\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80");
	wb_arena_free(a);
}

TEST(each_format_is_safe)
{
	struct wb_arena *a = wb_arena_new(NULL);

	assert_string_equal(
		put(a, wb_put_json, "a\"b\\c\n\t\x01\x7f</script>"), "\"a\\\"b\\\\c\\n\\t\\u0001\\u007f</script>\"");
	assert_string_equal(put(a, wb_put_json, NULL), "\"\"");
	assert_string_equal(
		put(a, wb_put_xml, "<a href='x\">&\n\x02"), "&lt;a href=&#39;x&quot;&gt;&amp;&#10;\xef\xbf\xbd");
	assert_string_equal(put(a, wb_put_dot, "a\"]; b [x=\\N\n&lt;"), "a\\\"]; b [x=\\\\N\\l&amp;lt;");
	assert_string_equal(
		put(a, wb_put_term, "\033[31mred\r\n\x9b"), "\xef\xbf\xbd[31mred\xef\xbf\xbd\xef\xbf\xbd\xef\xbf\xbd");
	assert_string_equal(put(a, wb_put_term, "\xc2\x9b"), "\xef\xbf\xbd");	/* a control character in two bytes */
	/* a joiner, a byte order mark and a tag, which nobody sees */
	assert_string_equal(put(a, wb_put_term, "a\xe2\x80\x8d" "b\xef\xbb\xbf" "c\xf3\xa0\x80\xa0"),
		"a\xef\xbf\xbd" "b\xef\xbf\xbd" "c\xef\xbf\xbd");
	wb_arena_free(a);
}

TEST(blanks_are_shown)
{
	/* no-break, Ogham, thin, narrow, mathematical, Braille, ideographic, a filler, a note without head */
	static const char *const blank[] = { "\xc2\xa0", "\xe1\x9a\x80", "\xe2\x80\x89", "\xe2\x80\xaf",
		"\xe2\x81\x9f", "\xe2\xa0\x80", "\xe3\x80\x80", "\xf0\x96\xbf\xa4", "\xf0\x9d\x85\x99" };
	/* what stands beside them: a Braille letter, an ideographic comma */
	static const char seen[] = "\xe2\xa0\x81\xe3\x80\x81";
	struct wb_arena *a = wb_arena_new(NULL);

	for (size_t k = 0; k < WB_COUNT(blank); k++)
		assert_string_equal(put(a, wb_put_term, blank[k]), "\xef\xbf\xbd");
	assert_string_equal(put(a, wb_put_term, seen), seen);
	wb_arena_free(a);
}

/* ---- whole reports --------------------------------------------------------------------------- */
static const char source[] =
	"target gfx900\n"
	"file 1 \"<b>&\\\"k.cl\"\n"
	"fn @\"</svg><script>\\\"]};\" {\n"
	"\tdesc vgprs=12 sgprs=16 wave_lanes=64\n"
	"\tin =v %v0\n"
	"@entry\n"
	"\t%s4 =s mov.b32 0 {src=1:3}\n"
	"@\"<script>\\\"]; \"\n"
	"\t%v1 =v load %v0, global 4 {src=1:5}\n"
	"\twaitcnt vmcnt=0\n"
	"\t%s4 =s add.i32 %s4, 1\n"
	"\t%scc =s ne.i32 %s4, 4\n"
	"\tcbrnz %scc, @\"<script>\\\"]; \"\n"
	"@out\n"
	"\tend\n"
	"}\n"
	"fn @endless {\n"
	"\tdesc vgprs=12 sgprs=16 wave_lanes=64\n"
	"\tin =s %s4\n"
	"@entry\n"
	"\tnop\n"
	"@loop\n"
	"\t%scc =s ne.i32 %s4, 4\n"
	"\tcbrnz %scc, @loop\n"
	"@out\n"
	"\tend\n"
	"}\n";

static struct wb_session *
analyzed(const char *jobs)
{
	struct wb_session *s = wb_session_new();

	assert_int_equal(wb_session_input_bytes(s, "x\"<y>&.wir", source, sizeof(source) - 1), WB_OK);
	assert_int_equal(wb_session_option(s, "grid", "4096"), WB_OK);
	assert_int_equal(wb_session_option(s, "workgroup", "128"), WB_OK);
	assert_int_equal(wb_session_option(s, "jobs", jobs), WB_OK);
	assert_int_equal(wb_session_analyze(s), WB_UNBOUNDED);
	return s;
}

/* Which keys there are is report.schema.json's, held against reports by test/report/self-test. */
TEST(json_says_what_is_refused)
{
	struct wb_session *s = analyzed("1");
	json_t *root = json_loads(wb_session_report(s, "json"), 0, NULL), *kernels = json_object_get(root, "kernels"),
	       *k = json_array_get(kernels, 1), *name = json_object_get(json_array_get(kernels, 0), "name");

	assert_int_equal(json_array_size(kernels), 2);
	assert_string_equal(json_string_value(json_object_get(root, "input")), "x\"<y>&.wir");
	assert_int_equal(json_integer_value(json_object_get(json_object_get(root, "launch"), "waves")), 64);
	assert_string_equal(json_string_value(name), "</svg><script>\"]};");
	assert_string_equal(json_string_value(json_object_get(k, "status")), "refused");
	assert_true(json_is_null(json_object_get(k, "kernel_cycles")) && json_is_null(json_object_get(k, "wave")));
	assert_true(json_is_null(json_object_get(json_array_get(json_object_get(k, "loops"), 0), "bound")));
	json_decref(root);
	wb_session_free(s);
}

TEST(the_path_adds_up)
{
	struct wb_session *s = analyzed("1");
	json_t *root = json_loads(wb_session_report(s, "json"), 0, NULL),
	       *k = json_array_get(json_object_get(root, "kernels"), 0), *row;
	json_int_t sum = 0;
	size_t at;
	uint64_t wave, kernel;

	json_array_foreach(json_object_get(k, "worst_path"), at, row)
		sum += json_integer_value(json_object_get(row, "cycles"));
	assert_true(wb_session_wave_cycles(s, 0, &wave));
	assert_int_equal(sum, wave);
	assert_true(wb_session_kernel_cycles(s, 0, &kernel));
	assert_int_equal(json_integer_value(json_object_get(k, "kernel_cycles")), kernel);
	assert_false(wb_session_kernel_cycles(s, 1, &kernel));
	assert_false(wb_session_wave_cycles(s, 7, &wave));
	assert_null(wb_session_kernel_name(s, 7));
	json_decref(root);
	wb_session_free(s);
}

TEST(reports_do_not_depend_on_threads)
{
	static const char *const format[] = { "text", "json", "xml", "html" };
	struct wb_session *one = analyzed("1"), *many = analyzed("4");

	for (size_t f = 0; f < WB_COUNT(format); f++)
		assert_string_equal(wb_session_report(one, format[f]), wb_session_report(many, format[f]));
	assert_null(wb_session_report(one, "yaml"));
	wb_session_free(one);
	wb_session_free(many);
}

/* What follows the options: those of the sessions differ. */
static const char *
findings(const char *report)
{
	return strstr(report, "\"diagnostics\"");
}

/* Pages are drawn by a child process. The allocators of the sanitizers do not work in the child of a process with
 * threads. */
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define DRAWN "text"
#else
#define DRAWN "html"
#endif

static void *
work_alone(void *want)
{
	struct wb_session *s = wb_session_new();
	bool same = s && wb_session_input_bytes(s, "x\"<y>&.wir", source, sizeof(source) - 1) == WB_OK &&
		wb_session_option(s, "grid", "4096") == WB_OK && wb_session_option(s, "workgroup", "128") == WB_OK &&
		wb_session_option(s, "solver", "glpk") == WB_OK && wb_session_analyze(s) == WB_UNBOUNDED &&
		strlen(wb_session_report(s, DRAWN)) > 1000;

	for (int k = 0; same && k < 3; k++)
		same = strcmp(findings(wb_session_report(s, "json")), findings(want)) == 0;
	wb_session_free(s);
	return same ? want : NULL;
}

TEST(sessions_share_nothing)
{
	struct wb_session *s = analyzed("1");
	const char *want = wb_session_report(s, "json");
	pthread_t thread[4];
	void *got;

	for (size_t k = 0; k < WB_COUNT(thread); k++)
		assert_int_equal(pthread_create(&thread[k], NULL, work_alone, (void *)(uintptr_t)want), 0);
	for (size_t k = 0; k < WB_COUNT(thread); k++) {
		assert_int_equal(pthread_join(thread[k], &got), 0);
		assert_ptr_equal(got, want);
	}
	wb_session_free(s);
}

TEST(markup_has_no_markup_of_the_input)
{
	struct wb_session *s = analyzed("1");
	const char *own;

	own = strstr(wb_session_report(s, "html"), "<script");	/* the search box */
	assert_memory_equal(own, "<script>/*<![CDATA[*/(function(){\n", 33);
	assert_null(strstr(own + 1, "<script"));
	assert_null(strstr(wb_session_report(s, "xml"), "<script"));
	assert_non_null(strstr(wb_session_report(s, "html"), "&lt;script&gt;"));
	wb_session_free(s);
}

TEST(a_session_says_what_is_wrong)
{
	struct wb_session *s = wb_session_new();

	assert_int_equal(wb_session_analyze(s), WB_BAD_INPUT);
	assert_int_equal(wb_session_input(s, "/nonexistent/file"), WB_BAD_INPUT);
	assert_int_equal(wb_session_option(s, "no-such-option", "1"), WB_BAD_INPUT);
	assert_int_equal(wb_session_option(s, "budget", "-1"), WB_BAD_INPUT);
	assert_int_equal(wb_session_option(s, "budget", "18446744073709551615"), WB_BAD_INPUT);
	assert_int_equal(wb_session_option(s, "budget", "18446744073709551616"), WB_BAD_INPUT);
	assert_int_equal(wb_session_option(s, "jobs", "0"), WB_BAD_INPUT);
	assert_int_equal(wb_session_input_bytes(s, "junk", "junk", 4), WB_OK);
	assert_int_equal(wb_session_analyze(s), WB_BAD_INPUT);
	assert_non_null(strstr(wb_session_messages(s), "[unknown-format]"));
	assert_int_equal(wb_session_kernels(s), 0);
	wb_session_free(s);
}
