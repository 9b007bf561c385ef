/* test/unit/sarif.c -- what SARIF 2.1.0 requires of a log, and code scanning services besides, on every kernel of test/deadlock/s/spin.O2.s. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <jansson.h>
#include <stdio.h>
#include <stdlib.h>

#include "wavebound/gcn.h"
#include "wavebound/hazards.h"
#include "wavebound/pass.h"

static struct wb_ctx *cx;

static void
analyse(struct wb_module *m, struct wb_hazards *h)
{
	static const enum wb_pass list[] = { WB_PASS_DOM, WB_PASS_POSTDOM, WB_PASS_CDEP, WB_PASS_LOOPS, WB_PASS_GSA, WB_PASS_LANES, WB_PASS_TRIPS, WB_PASS_DEADLOCK };
	struct wb_pass_env env = { .module = m };

	h->files = cx->files;
	h->version = "1";
	h->fn = WB_NEW(cx->unit, struct wb_hazard_fn, m->nfn);
	for (uint32_t f = 0; f < m->nfn; f++) {
		struct wb_hazard_fn *x = &h->fn[h->nfn++];

		*x = (struct wb_hazard_fn){ .input = "./odd name.s", .module = m, .fn = m->fn[f] };
		assert_int_equal(wb_run_passes(cx, m->fn[f], &env, list, WB_COUNT(list), NULL), WB_OK);
		x->excuse = WB_NEW(cx->unit, const char *, m->fn[f]->deadlock->nfinding);
		x->shown = WB_NEW(cx->unit, bool, m->fn[f]->deadlock->nfinding);
		for (uint32_t k = 0; k < m->fn[f]->deadlock->nfinding; k++)
			x->shown[k] = true;
		if (f == 0)
			x->excuse[0] = "a \"reason\"\n";
	}
}

static json_t *
log_of(struct wb_hazards *h)
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

static const char *
text(const json_t *o, const char *key)
{
	const char *s = json_string_value(json_object_get(o, key));

	assert_non_null(s);
	return s;
}

static void
check_location(const json_t *l)
{
	const json_t *p = json_object_get(l, "physicalLocation"), *r = json_object_get(p, "region"), *a = json_object_get(p, "address");
	const char *uri = text(json_object_get(p, "artifactLocation"), "uri");

	assert_null(strchr(uri, ' '));
	assert_int_not_equal(uri[0], '.');
	if (r)
		assert_true(json_integer_value(json_object_get(r, "startLine")) >= 1);
	if (a)
		assert_true(json_is_integer(json_object_get(a, "absoluteAddress")));
	text(json_array_get(json_object_get(l, "logicalLocations"), 0), "name");
}

static void
check_result(const json_t *r, const json_t *rules)
{
	const json_t *flow = json_object_get(r, "codeFlows"), *at, *s = json_object_get(r, "suppressions");
	json_int_t index = json_integer_value(json_object_get(r, "ruleIndex"));
	const char *level = text(r, "level");
	size_t k;

	assert_string_equal(text(r, "ruleId"), text(json_array_get(rules, (size_t)index), "id"));
	assert_true(strcmp(level, "error") == 0 || strcmp(level, "warning") == 0);
	text(json_object_get(r, "message"), "text");
	check_location(json_array_get(json_object_get(r, "locations"), 0));
	json_array_foreach(json_object_get(r, "relatedLocations"), k, at)
		check_location(at);
	text(json_object_get(r, "partialFingerprints"), "finding/v1");
	if (s)
		assert_string_equal(text(json_array_get(s, 0), "kind"), "external");
	flow = json_object_get(json_array_get(json_object_get(json_array_get(flow, 0), "threadFlows"), 0), "locations");
	assert_true(json_array_size(flow) >= 3 || strcmp(text(r, "ruleId"), "simt-deadlock") != 0);
	json_array_foreach(flow, k, at)
		check_location(json_object_get(at, "location"));
}

static void
log_is_sarif(void **state)
{
	struct wb_hazards h = { 0 };
	struct wb_module *m;
	static char data[1 << 20];
	FILE *f = fopen("test/deadlock/s/spin.O2.s", "rb");
	const json_t *run, *rules, *r;
	size_t n, k;
	json_t *j;

	(void)state;
	assert_non_null(f);
	n = fread(data, 1, sizeof data, f);
	fclose(f);
	assert_int_equal(wb_gcn_read(cx, wb_file_add(cx->files, WB_FILE_TEXT, "spin.s", data, n), NULL, &m), WB_OK);
	analyse(m, &h);
	j = log_of(&h);
	assert_string_equal(text(j, "version"), "2.1.0");
	text(j, "$schema");
	assert_int_equal(json_array_size(json_object_get(j, "runs")), 1);
	run = json_array_get(json_object_get(j, "runs"), 0);
	assert_string_equal(text(json_object_get(json_object_get(run, "tool"), "driver"), "name"), "wavebound");
	assert_string_equal(text(run, "columnKind"), "utf16CodeUnits");
	assert_true(json_is_true(json_object_get(json_array_get(json_object_get(run, "invocations"), 0), "executionSuccessful")));
	rules = json_object_get(json_object_get(json_object_get(run, "tool"), "driver"), "rules");
	assert_int_equal(json_array_size(rules), WB_RULE_COUNT);
	assert_true(json_array_size(json_object_get(run, "results")) >= 10);
	json_array_foreach(json_object_get(run, "results"), k, r)
		check_result(r, rules);
	assert_non_null(json_object_get(json_array_get(json_object_get(run, "results"), 0), "suppressions"));
	json_decref(j);
}

int
main(void)
{
	const struct CMUnitTest tests[] = { cmocka_unit_test(log_is_sarif) };
	int n;

	cx = wb_ctx_new(NULL);
	n = cmocka_run_group_tests(tests, NULL, NULL);
	wb_ctx_free(cx);
	return n;
}
