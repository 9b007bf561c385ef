/* test/unit/sarif.c -- SARIF logs against the schema of SARIF 2.1.0, in our own words.
 *
 * The table says of each property that wavebound writes what the published schema requires of it: its type,
 * whether it must be there, least values, words to choose from, arrays without duplicates, formats. Properties that the
 * table does not have are refused, whether the schema knows them or not. So a log that passes is valid, and a new
 * property needs a row. Besides, what code scanning services require: rules and places in every result.
 * The table is tested itself: a valid log with any required property removed, any value replaced by one of
 * another type, or anything added, must be refused.
 *
 * Source: OASIS, Static Analysis Results Interchange Format 2.1.0, errata 01, sections 3.13 to 3.58 and its JSON
 * schema.
 */
#include <ctype.h>
#include <jansson.h>

#include "wavebound/gcn.h"
#include "wavebound/hazards.h"
#include "wavebound/pass.h"
#include "../lib/unit.h"

/* ---- the schema -------------------------------------------------------------------------- */
enum type { STRING, URI, REFERENCE, WORD, INTEGER, BOOLEAN, OBJECT, ARRAY, UNIQUE, STRINGS, ANYTHING };
struct property {
	const char *object, *name;
	enum type type;
	const char *of;		/* WORD: words; OBJECT, ARRAY, UNIQUE: of which object */
	json_int_t least;	/* INTEGER: value; ARRAY, UNIQUE: length */
	bool required;
};
static const struct property table[] = {
	{ "log", "$schema", URI, NULL, 0, false },
	{ "log", "version", WORD, "2.1.0", 0, true },
	{ "log", "runs", ARRAY, "run", 0, true },
	{ "run", "tool", OBJECT, "tool", 0, true },
	{ "run", "results", ARRAY, "result", 0, false },
	{ "run", "invocations", ARRAY, "invocation", 0, false },
	{ "run", "columnKind", WORD, "utf16CodeUnits|unicodeCodePoints", 0, false },
	{ "tool", "driver", OBJECT, "component", 0, true },
	{ "component", "name", STRING, NULL, 0, true },
	{ "component", "version", STRING, NULL, 0, false },
	{ "component", "rules", UNIQUE, "descriptor", 0, false },
	{ "descriptor", "id", STRING, NULL, 0, true },
	{ "descriptor", "shortDescription", OBJECT, "text", 0, false },
	{ "descriptor", "fullDescription", OBJECT, "text", 0, false },
	{ "descriptor", "defaultConfiguration", OBJECT, "configuration", 0, false },
	{ "configuration", "enabled", BOOLEAN, NULL, 0, false },
	{ "configuration", "level", WORD, "none|note|warning|error", 0, false },
	{ "text", "text", STRING, NULL, 0, true },
	{ "invocation", "executionSuccessful", BOOLEAN, NULL, 0, true },
	{ "invocation", "toolExecutionNotifications", ARRAY, "notification", 0, false },
	{ "notification", "level", WORD, "none|note|warning|error", 0, false },
	{ "notification", "message", OBJECT, "text", 0, true },
	{ "notification", "locations", UNIQUE, "location", 0, false },
	{ "result", "ruleId", STRING, NULL, 0, false },
	{ "result", "ruleIndex", INTEGER, NULL, -1, false },
	{ "result", "level", WORD, "none|note|warning|error", 0, false },
	{ "result", "message", OBJECT, "text", 0, true },
	{ "result", "locations", ARRAY, "location", 0, false },
	{ "result", "relatedLocations", UNIQUE, "location", 0, false },
	{ "result", "codeFlows", ARRAY, "codeFlow", 0, false },
	{ "result", "partialFingerprints", STRINGS, NULL, 0, false },
	{ "result", "suppressions", UNIQUE, "suppression", 0, false },
	{ "result", "properties", ANYTHING, NULL, 0, false },
	{ "location", "physicalLocation", OBJECT, "physicalLocation", 0, false },
	{ "location", "logicalLocations", UNIQUE, "logicalLocation", 0, false },
	{ "location", "message", OBJECT, "text", 0, false },
	/* the schema: this or an address */
	{ "physicalLocation", "artifactLocation", OBJECT, "artifactLocation", 0, true },
	{ "physicalLocation", "region", OBJECT, "region", 0, false },
	{ "physicalLocation", "address", OBJECT, "address", 0, false },
	{ "artifactLocation", "uri", REFERENCE, NULL, 0, false },
	{ "region", "startLine", INTEGER, NULL, 1, false },
	{ "region", "startColumn", INTEGER, NULL, 1, false },
	{ "address", "absoluteAddress", INTEGER, NULL, -1, false },
	{ "address", "kind", STRING, NULL, 0, false },
	{ "logicalLocation", "name", STRING, NULL, 0, false },
	{ "logicalLocation", "kind", STRING, NULL, 0, false },
	{ "codeFlow", "threadFlows", ARRAY, "threadFlow", 1, true },
	{ "threadFlow", "locations", ARRAY, "threadFlowLocation", 1, true },
	{ "threadFlowLocation", "location", OBJECT, "location", 0, false },
	{ "suppression", "kind", WORD, "inSource|external", 0, true },
	{ "suppression", "status", WORD, "accepted|underReview|rejected", 0, false },
	{ "suppression", "justification", STRING, NULL, 0, false },
};
static char why[300];

static bool
wrong(const char *object, const char *name, const char *what)
{
	snprintf(why, sizeof why, "%s.%s: %s", object, name, what);
	return false;
}

/* RFC 3986: the characters of a URI reference, escapes complete, no colon in the first segment unless it ends a scheme.
 */
static bool
is_reference(const char *s, bool absolute)
{
	size_t first = strcspn(s, "/?#:");
	bool scheme = s[first] == ':' && isalpha((unsigned char)*s);

	for (size_t k = 0; scheme && k < first; k++)
		scheme = isalnum((unsigned char)s[k]) || strchr("+-.", s[k]);
	if (s[first] == ':' ? !scheme : absolute)
		return false;
	for (; *s; s++)
		if (*s == '%' ? !isxdigit((unsigned char)s[1]) || !isxdigit((unsigned char)s[2]) :
				(unsigned char)*s > 126 ||
					(!isalnum((unsigned char)*s) && !strchr("-._~:/?#[]@!$&'()*+,;=", *s)))
			return false;
	return true;
}

static bool
is_word(const char *s, const char *words)
{
	size_t n = strlen(s);

	for (; words; words = strchr(words, '|') ? strchr(words, '|') + 1 : NULL)
		if (strncmp(words, s, n) == 0 && (words[n] == '|' || !words[n]))
			return n != 0;
	return false;
}

static bool
all_strings(const json_t *v)
{
	const char *key;
	json_t *x;

	json_object_foreach((json_t *)(uintptr_t)v, key, x)
		if (!json_is_string(x))
			return false;
	return json_is_object(v);
}

static bool
no_two_alike(const json_t *v)
{
	for (size_t a = 0; a < json_array_size(v); a++)
		for (size_t b = 0; b < a; b++)
			if (json_equal(json_array_get(v, a), json_array_get(v, b)))
				return false;
	return true;
}

/* A value that is still to be held to the table. */
struct open {
	const json_t *value;
	const char *object;
};
struct work {
	struct open at[1 << 16];
	size_t n;
};
static struct work work;

static void
later(const json_t *value, const char *object)
{
	assert_true(work.n < sizeof work.at / sizeof *work.at);
	work.at[work.n++] = (struct open){ value, object };
}

static bool
fits(const struct property *p, const json_t *v)
{
	const char *s = json_string_value(v);

	switch (p->type) {
	case STRING:
		return s != NULL;
	case URI: case REFERENCE:
		return s && is_reference(s, p->type == URI);
	case WORD:
		return s && is_word(s, p->of);
	case INTEGER:
		return json_is_integer(v) && json_integer_value(v) >= p->least;
	case BOOLEAN:
		return json_is_boolean(v);
	case OBJECT:
		later(v, p->of);
		return json_is_object(v);
	case ARRAY: case UNIQUE:
		for (size_t k = 0; k < json_array_size(v); k++)
			later(json_array_get(v, k), p->of);
		return json_is_array(v) && json_array_size(v) >= (size_t)p->least &&
			(p->type == ARRAY || no_two_alike(v));
	case STRINGS:
		return all_strings(v);
	default:
		return json_is_object(v);
	}
}

static bool
valid_object(const json_t *v, const char *object)
{
	const char *key;
	json_t *x;

	if (!json_is_object(v))
		return wrong(object, "", "no object");
	for (size_t k = 0; k < sizeof table / sizeof *table; k++)
		if (strcmp(table[k].object, object) == 0 && table[k].required && !json_object_get(v, table[k].name))
			return wrong(object, table[k].name, "missing");
	json_object_foreach((json_t *)(uintptr_t)v, key, x) {
		size_t k = 0;

		while (k < sizeof table / sizeof *table &&
			(strcmp(table[k].object, object) != 0 || strcmp(table[k].name, key) != 0))
			k++;
		if (k == sizeof table / sizeof *table)
			return wrong(object, key, "not in the table");
		if (!fits(&table[k], x))
			return wrong(object, key, "wrong type or value");
	}
	return true;
}

static bool
valid(const json_t *log)
{
	work.n = 0;
	later(log, "log");
	while (work.n) {
		struct open o = work.at[--work.n];

		if (!valid_object(o.value, o.object))
			return false;
	}
	return true;
}

/* ---- logs to look at ---------------------------------------------------------------------------- */
static struct wb_ctx *cx;
static int new_cx(void **state) { (void)state; return (cx = wb_ctx_new(NULL)) ? 0 : -1; }
static int free_cx(void **state) { (void)state; wb_ctx_free(cx); return 0; }
ALL_TESTS(new_cx, free_cx)

static bool threads;		/* what is added is the text form of code of threads: it has no way to the write */

/* Appends the functions of the assembly @text, read under the name @name, to @h. */
static void
add_text(struct wb_hazards *h, const char *name, const char *text, size_t n)
{
	static const enum wb_pass of_waves[] = { WB_PASS_INLINE, WB_PASS_PROMOTE, WB_PASS_DOM, WB_PASS_POSTDOM,
		WB_PASS_CDEP, WB_PASS_LOOPS, WB_PASS_GSA, WB_PASS_LANES, WB_PASS_TRIPS, WB_PASS_DEADLOCK };
	static const enum wb_pass of_threads[] = { WB_PASS_DOM, WB_PASS_POSTDOM, WB_PASS_CDEP, WB_PASS_LOOPS,
		WB_PASS_GSA, WB_PASS_LANES, WB_PASS_SIMT };
	const enum wb_pass *list = threads ? of_threads : of_waves;
	uint32_t nlist = threads ? WB_COUNT(of_threads) : WB_COUNT(of_waves);
	struct wb_hazard_fn *old = h->fn;
	uint16_t file = wb_file_add(cx->files, WB_FILE_TEXT, name, text, n);
	struct wb_module *m;
	struct wb_pass_env env;

	assert_int_not_equal(threads ? wb_parse_wir(cx, file, &m) : wb_gcn_read(cx, file, NULL, &m), WB_INTERNAL);
	env = (struct wb_pass_env){ .module = m };
	h->files = cx->files;
	h->version = "1";
	h->fn = WB_NEW(cx->unit, struct wb_hazard_fn, h->nfn + m->nfn);
	if (h->nfn)
		memcpy(h->fn, old, h->nfn * sizeof *h->fn);
	for (uint32_t f = 0; f < m->nfn; f++) {
		struct wb_hazard_fn *x = &h->fn[h->nfn++];

		*x = (struct wb_hazard_fn){ .input = name, .module = m, .fn = m->fn[f] };
		x->status = m->fn[f]->refused ? WB_REFUSED : wb_run_passes(cx, m->fn[f], &env, list, nlist, NULL);
		if (x->status != WB_OK)
			continue;
		x->excuse = WB_NEW(cx->unit, const char *, m->fn[f]->deadlock->nfinding);
		x->shown = WB_NEW(cx->unit, bool, m->fn[f]->deadlock->nfinding);
		for (uint32_t k = 0; k < m->fn[f]->deadlock->nfinding; k++)
			x->shown[k] = true;
	}
}

static void
add_file(struct wb_hazards *h, const char *path, const char *name)
{
	char *data = WB_NEW(cx->unit, char, 1 << 20);
	FILE *f = fopen(path, "rb");
	size_t n;

	assert_non_null(f);
	n = fread(data, 1, 1 << 20, f);
	fclose(f);
	add_text(h, name, data, n);
}

static json_t *
log_of(const struct wb_hazards *h)
{
	struct wb_out o = wb_out_new(cx->unit);
	json_error_t e;
	json_t *j;

	assert_true(wb_report_hazards(cx, h, "sarif", false, &o));
	j = json_loadb(o.at, o.n, JSON_REJECT_DUPLICATES, &e);
	if (!j)
		fail_msg("line %d: %s", e.line, e.text);
	return j;
}

static const json_t *
run_of(const json_t *log)
{
	return json_array_get(json_object_get(log, "runs"), 0);
}

static const char *
text(const json_t *o, const char *key)
{
	const char *s = json_string_value(json_object_get(o, key));

	assert_non_null(s);
	return s;
}

/* ---- what code scanning services require besides ---------------------------------------------------- */
static void
check_place(const json_t *l)
{
	const json_t *p = json_object_get(l, "physicalLocation");

	assert_true(*text(json_object_get(p, "artifactLocation"), "uri") != '\0');
	assert_true(json_object_get(p, "region") ?
			json_is_integer(json_object_get(json_object_get(p, "region"), "startLine")) :
			true);
	text(json_array_get(json_object_get(l, "logicalLocations"), 0), "name");
}

static void
check_result(const json_t *r, const json_t *rules)
{
	const json_t *flow = json_object_get(json_array_get(json_object_get(r, "codeFlows"), 0), "threadFlows"), *at;
	bool way = strcmp(text(r, "ruleId"), "simt-deadlock") == 0 || strcmp(text(r, "ruleId"), "lock-leak") == 0;
	size_t k;

	assert_string_equal(text(r, "ruleId"),
		text(json_array_get(rules, (size_t)json_integer_value(json_object_get(r, "ruleIndex"))), "id"));
	text(r, "level");
	assert_true(*text(json_object_get(r, "message"), "text") != '\0');
	assert_int_equal(json_array_size(json_object_get(r, "locations")), 1);
	check_place(json_array_get(json_object_get(r, "locations"), 0));
	text(json_object_get(r, "partialFingerprints"), "finding/v2");
	flow = json_object_get(json_array_get(flow, 0), "locations");
	assert_int_equal(json_array_size(flow) >= 2, way && !threads);
	json_array_foreach(flow, k, at)
		check_place(json_object_get(at, "location"));
}

static void
check_log(const json_t *log)
{
	const json_t *run = run_of(log), *driver = json_object_get(json_object_get(run, "tool"), "driver"), *r;
	size_t k;

	if (!valid(log))
		fail_msg("%s", why);
	assert_string_equal(text(log, "version"), "2.1.0");
	text(log, "$schema");
	assert_int_equal(json_array_size(json_object_get(log, "runs")), 1);
	assert_string_equal(text(driver, "name"), "wavebound");
	assert_int_equal(json_array_size(json_object_get(driver, "rules")), WB_RULE_COUNT);
	assert_int_equal(json_array_size(json_object_get(run, "invocations")), 1);
	/* absent would mean that nothing was looked for */
	assert_true(json_is_array(json_object_get(run, "results")));
	json_array_foreach(json_object_get(run, "results"), k, r)
		check_result(r, json_object_get(driver, "rules"));
}

static size_t
nresult(const json_t *log)
{
	return json_array_size(json_object_get(run_of(log), "results"));
}

/* ---- tests ------------------------------------------------------------------------------------------ */
TEST(all_kernels)
{
	static const char *const file[] = { "spin.O2", "spin.O0", "flag.O1", "table.gfx803", "hazard.O1",
		"hazard.gfx803", "hazard.O0", "plain.O2" };

	for (size_t k = 0; k < sizeof file / sizeof *file; k++) {
		struct wb_hazards h = { 0 };
		char path[80];
		json_t *log;

		snprintf(path, sizeof path, "test/deadlock/s/%s.s", file[k]);
		add_file(&h, path, path);
		log = log_of(&h);
		check_log(log);
		assert_true(nresult(log) >= 10 || k == 7);
		json_decref(log);
	}
}

TEST(several_inputs_and_some_refused)
{
	struct wb_hazards h = { 0 };
	const json_t *call;
	json_t *log;

	add_file(&h, "test/deadlock/s/spin.O2.s", "one.s");
	add_file(&h, "test/gcn/call-spilled.s", "two.s");
	log = log_of(&h);
	check_log(log);
	call = json_array_get(json_object_get(run_of(log), "invocations"), 0);
	assert_true(json_is_false(json_object_get(call, "executionSuccessful")));
	assert_int_equal(json_array_size(json_object_get(call, "toolExecutionNotifications")), 6);
	check_place(json_array_get(
		json_object_get(json_array_get(json_object_get(call, "toolExecutionNotifications"), 0), "locations"),
		0));
	json_decref(log);
}

static const char spin[] =
	"\t.text\n\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\n\t.globl k\n\t.type k,@function\nk:\n"
	"%s\ts_load_dwordx2 s[0:1], s[4:5], 0x0\n\tv_mov_b32_e32 v0, 1\n\tv_mov_b32_e32 v1, 0\n\ts_mov_b64 s[6:7], "
	"0\n\ts_waitcnt lgkmcnt(0)\n.La:\n"
	"\tglobal_atomic_cmpswap v2, v1, v[0:1], s[0:1] glc\n\ts_waitcnt vmcnt(0)\n\tv_cmp_eq_u32_e32 vcc, 0, "
	"v2\n\ts_or_b64 s[6:7], vcc, s[6:7]\n"
	"\ts_andn2_b64 exec, exec, s[6:7]\n\ts_cbranch_execnz .La\n\ts_or_b64 exec, exec, s[6:7]\n\tglobal_atomic_swap "
	"v1, v1, s[0:1]\n\ts_endpgm\n"
	"\t.section .rodata\n\t.p2align 6\n\t.amdhsa_kernel k\n\t\t.amdhsa_next_free_vgpr "
	"16\n\t\t.amdhsa_next_free_sgpr 24\n\t\t.amdhsa_user_sgpr_private_segment_buffer 1\n"
	"\t\t.amdhsa_user_sgpr_kernarg_segment_ptr 1\n\t\t.amdhsa_system_sgpr_workgroup_id_x 1\n\t.end_amdhsa_kernel\n";

/* One spin lock, whose input is called @name, and whose source, if @source is given, that, at column @col. */
static json_t *
log_of_name(const char *name, const char *source, unsigned col, const char *excuse)
{
	struct wb_hazards h = { 0 };
	const char *lines = source ? wb_format(cx->unit, "\t.file\t1 \"%s\"\n\t.loc\t1 7 %u\n", source, col) : "";
	const char *s = wb_format(cx->unit, spin, lines);

	add_text(&h, name, s, strlen(s));
	assert_int_equal(h.nfn, 1);
	assert_true(h.fn[0].fn->deadlock->nfinding >= 1);
	for (uint32_t k = 0; k < h.fn[0].fn->deadlock->nfinding; k++)
		h.fn[0].excuse[k] = excuse;
	return log_of(&h);
}

static const char *
uri_of(const json_t *log)
{
	const json_t *l = json_array_get(
		json_object_get(json_array_get(json_object_get(run_of(log), "results"), 0), "locations"), 0);

	return text(json_object_get(json_object_get(l, "physicalLocation"), "artifactLocation"), "uri");
}

TEST(names_become_uri_references)
{
	static const struct { const char *name, *uri;
	} row[] = {
		{ "a.s", "a.s" },
		{ "./a.s", "a.s" },
		{ ".//././a.s", "a.s" },
		{ "../a.s", "../a.s" },
		{ "a b%c.s", "a%20b%25c.s" },
		{ "c:d.s", "c%3Ad.s" },
		{ "x?y#z.s", "x%3Fy%23z.s" },
		{ "/a/b.s", "file:///a/b.s" },
		{ "//a/b.s", "file:///a/b.s" },
		{ "\xc3\xa4\xff.s", "%C3%A4%FF.s" },
		{ "a\"\\b\n.s", "a%22%5Cb%0A.s" },
		{ "-", "-" },
	};

	for (size_t k = 0; k < sizeof row / sizeof *row; k++) {
		json_t *log = log_of_name(row[k].name, NULL, 0, NULL);

		check_log(log);
		assert_string_equal(uri_of(log), row[k].uri);
		json_decref(log);
	}
}

TEST(source_lines_come_first)
{
	for (unsigned col = 0; col < 2; col++) {
		json_t *log = log_of_name("k.s", "src/my kernel.cl", col, NULL);
		const json_t *l = json_array_get(
			json_object_get(json_array_get(json_object_get(run_of(log), "results"), 0), "locations"), 0);
		const json_t *region = json_object_get(json_object_get(l, "physicalLocation"), "region");

		check_log(log);
		assert_string_equal(uri_of(log), "src/my%20kernel.cl");
		assert_int_equal(json_integer_value(json_object_get(region, "startLine")), 7);
		assert_int_equal(json_object_get(region, "startColumn") != NULL, col != 0);	/* column 0: unknown */
		json_decref(log);
	}
}

TEST(suppressed_results_stay)
{
	json_t *log = log_of_name("k.s", NULL, 0, "a \"reason\"\n with \\ and \xff");
	const json_t *s = json_array_get(
		json_object_get(json_array_get(json_object_get(run_of(log), "results"), 0), "suppressions"), 0);

	check_log(log);
	assert_string_equal(text(s, "kind"), "external");
	assert_string_equal(text(s, "status"), "accepted");
	assert_string_equal(text(s, "justification"), "a \"reason\"\n with \\ and \xef\xbf\xbd");
	json_decref(log);
}

TEST(code_of_threads)
{
	struct wb_hazards h = { 0 };
	json_t *log;

	threads = true;
	add_file(&h, "test/deadlock/threads.wir", "a.wir");
	log = log_of(&h);
	check_log(log);
	assert_int_equal(nresult(log), 1);
	threads = false;
	json_decref(log);
}

TEST(nothing_found_is_an_empty_list)
{
	struct wb_hazards h = { 0 };
	json_t *log;

	add_text(&h, "k.s",
		"\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\n\t.globl k\n\t.type k,@function\nk:\n\ts_endpgm\n",
		79);
	log = log_of(&h);
	check_log(log);
	assert_int_equal(nresult(log), 0);
	json_decref(log);
}

/* ---- the table is strict -------------------------------------------------------------------------------- */
static size_t refused;
static bool met[sizeof table / sizeof *table];

static void
must_refuse(const json_t *log, const char *object, const char *key, const char *what)
{
	if (valid(log))
		fail_msg("valid, though %s.%s is %s", object, key, what);
	refused++;
}

/* Spoils each property of object @o of the log in turn, and puts it right again. */
static void
spoil(const json_t *log, json_t *o, const char *object)
{
	json_object_set_new(o, "surprise", json_true());
	must_refuse(log, object, "surprise", "there");
	json_object_del(o, "surprise");
	for (size_t k = 0; k < sizeof table / sizeof *table; k++) {
		json_t *was = json_object_get(o, table[k].name);

		if (strcmp(table[k].object, object) != 0 || !was)
			continue;
		json_incref(was);
		met[k] = true;
		json_object_set_new(o, table[k].name, json_null());
		must_refuse(log, object, table[k].name, "null");
		json_object_set_new(o, table[k].name, json_is_string(was) ? json_integer(5) : json_string("x"));
		must_refuse(log, object, table[k].name, "of another type");
		if (table[k].type == WORD || table[k].type == URI || table[k].type == REFERENCE) {
			json_object_set_new(o, table[k].name, json_string("no such thing"));
			must_refuse(log, object, table[k].name, "any string");
		}
		if (table[k].type == INTEGER) {
			json_object_set_new(o, table[k].name, json_integer(table[k].least - 1));
			must_refuse(log, object, table[k].name, "too small");
		}
		if (table[k].type == UNIQUE && json_array_size(was)) {
			json_t *twice = json_copy(was);

			json_array_append(twice, json_array_get(was, 0));
			json_object_set_new(o, table[k].name, twice);
			must_refuse(log, object, table[k].name, "a list with something twice");
		}
		if (table[k].least && table[k].type == ARRAY) {
			json_object_set_new(o, table[k].name, json_array());
			must_refuse(log, object, table[k].name, "empty");
		}
		json_object_del(o, table[k].name);
		if (table[k].required)
			must_refuse(log, object, table[k].name, "missing");
		json_object_set_new(o, table[k].name, was);
		assert_true(valid(log));
	}
}

/* The first object of each kind on the way down. */
static void
spoil_all(const json_t *log, json_t *o, const char *object, bool *done)
{
	spoil(log, o, object);
	for (size_t k = 0; k < sizeof table / sizeof *table; k++) {
		json_t *v = json_object_get(o, table[k].name);

		if (strcmp(table[k].object, object) != 0 || !v || done[k] ||
			(table[k].type != OBJECT && table[k].type != ARRAY && table[k].type != UNIQUE))
			continue;
		done[k] = true;
		if (table[k].type == OBJECT)
			spoil_all(log, v, table[k].of, done);
		for (size_t i = 0; i < json_array_size(v) && i < 2; i++)
			spoil_all(log, json_array_get(v, i), table[k].of, done);
	}
}

TEST(spoiled_logs_are_refused)
{
	bool done[sizeof table / sizeof *table] = { false };
	struct wb_hazards h = { 0 };
	json_t *log;

	add_file(&h, "test/deadlock/s/spin.O2.s", "a.s");
	add_file(&h, "test/gcn/call-spilled.s", "b.s");
	for (uint32_t f = 0; f < h.nfn; f++)
		for (uint32_t k = 0; h.fn[f].status == WB_OK && k < h.fn[f].fn->deadlock->nfinding; k++)
			h.fn[f].excuse[k] = "why not";
	log = log_of(&h);
	check_log(log);
	spoil_all(log, log, "log", done);
	for (size_t k = 0; k < sizeof table / sizeof *table; k++)
		if (!met[k])
			fail_msg("%s.%s is in the table, and in no log", table[k].object, table[k].name);
	assert_true(refused > 2 * sizeof table / sizeof *table);
	json_decref(log);
}
