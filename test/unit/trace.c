/* test/unit/trace.c -- what simulate writes as JSON, read by a JSON parser: traces, finished runs, hangs, independent
 * work-items.
 */
#include <jansson.h>

#include "../../src/cli/cli.h"
#include "../../src/cli/observe.h"
#include "../lib/unit.h"

/* A kernel run with @launch, in waves or not; @steps as in cli_observing. Loops are not known, nor needed. */
static struct wb_observed
run(struct wb_ctx *cx, struct wb_world *w, uint16_t input, const char *launch, bool mimd, const struct wb_recording *r)
{
	struct wb_request *req = WB_NEW(cx->unit, struct wb_request, 1);
	struct cli_observing how = { .also = r ? &r->hooks : NULL };
	struct wb_observed ob = { .seed = 11 };

	*req = wb_request_new();
	req->input = input;
	req->launch = launch;
	req->machine = "pws4";
	assert_int_equal(wb_world_load(cx, req, w), WB_OK);
	assert_int_equal(wb_world_equip(w), WB_OK);
	ob.fn = w->chosen[0];
	ob.machine = w->machine;
	assert_int_equal(wb_world_launch(cx, w, ob.fn, &ob.launch), WB_OK);
	(mimd ? cli_observe_mimd : cli_observe)(cx, w, &how, &ob);
	return ob;
}

static json_t *
parse(const struct wb_out *o)
{
	json_error_t e;
	json_t *j = json_loadb(o->at, o->n, JSON_REJECT_DUPLICATES, &e);

	if (!j)
		fail_msg("line %d, column %d: %s", e.line, e.column, e.text);
	return j;
}

static json_int_t
number(const json_t *j, const char *key)
{
	assert_true(json_is_integer(json_object_get(j, key)));
	return json_integer_value(json_object_get(j, key));
}
static const char *
text(const json_t *j, const char *key)
{
	assert_true(json_is_string(json_object_get(j, key)));
	return json_string_value(json_object_get(j, key));
}

static uint16_t
load(struct wb_ctx *cx, const char *path)
{
	uint16_t file;

	assert_int_equal(cli_read_file(cx, path, &file), WB_OK);
	return file;
}

/* Each event has what the viewers need; slices of a SIMD do not overlap; waves begin and end once. */
TEST(test_trace)
{
	struct wb_ctx *cx = unit_cx();
	struct wb_recording *r = wb_recording_new(cx->unit);
	struct wb_world w;
	struct wb_observed ob = run(cx, &w, load(cx, "examples/reduction/reduction.gfx900.hsaco"),
		"examples/reduction/launch.xml", false, r);
	struct wb_out o = wb_out_new(cx->unit);
	json_t *j, *events, *e;
	json_int_t busy = 0, free_at[64] = { 0 };
	uint64_t slices = 0, begun = 0, ended = 0;
	size_t k;

	wb_report_trace(cx, &ob, r, &o);
	j = parse(&o);
	events = json_object_get(j, "traceEvents");
	assert_true(json_is_array(events));
	json_array_foreach(events, k, e) {
		const char *ph = text(e, "ph");

		assert_true(number(e, "pid") >= 0 && number(e, "pid") < ob.machine->cus);
		text(e, "name");
		if (*ph == 'X') {
			json_int_t t = number(e, "tid"), ts = number(e, "ts"), dur = number(e, "dur");

			assert_true(t < 64 && t / ob.machine->simds == number(e, "pid"));
			assert_true(ts >= free_at[t] && dur > 0);
			free_at[t] = ts + dur;
			busy += dur;
			slices++;
			assert_true(number(json_object_get(e, "args"), "wave") < (json_int_t)ob.run.waves);
			assert_true(strstr(text(json_object_get(e, "args"), "line"), "reduction.") != NULL);
		} else if (*ph == 'b' || *ph == 'e') {
			number(e, "id");
			assert_string_equal(text(e, "cat"), "wave");
			begun += *ph == 'b';
			ended += *ph == 'e';
		} else {
			assert_string_equal(ph, "M");
			assert_true(json_is_object(json_object_get(e, "args")));
		}
	}
	assert_true(slices == ob.run.instructions && busy == (json_int_t)ob.run.simd_busy_cycles);
	assert_true(begun == ob.run.waves && ended == ob.run.waves);
	assert_int_equal(number(json_object_get(j, "otherData"), "cycles"), ob.run.cycles);
	json_decref(j);
}

static json_t *
report(struct wb_ctx *cx, const struct wb_world *w, const struct wb_observed *ob)
{
	struct wb_out o = wb_out_new(cx->unit);
	json_t *j, *k;

	assert_true(wb_report_simulation(cx, w->module, ob, 1, "json", &o));
	j = parse(&o);
	k = json_incref(json_array_get(json_object_get(j, "kernels"), 0));
	json_decref(j);
	return k;
}

/* Each lane takes a lock and holds it: the second never gets it. */
static const char lock[] =
	"\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\n\t.text\n\t.globl k\n\t.p2align 8\n\t.type "
	"k,@function\nk:\n\tv_mov_b32_e32 v1, 0\n\tv_mov_b32_e32 v2, 0\n\tv_mov_b32_e32 v3, 1\n"
	"\ts_and_b64 s[4:5], exec, exec\n\tds_write_b32 v1, v2\n\ts_barrier\n.Lagain:\n\tds_cmpst_rtn_b32 v4, v1, v2, "
	"v3\n\ts_waitcnt lgkmcnt(0)\n\tv_cmp_ne_u32_e32 vcc, 0, v4\n"
	"\ts_and_b64 exec, exec, vcc\n\ts_cbranch_execnz .Lagain\n\ts_mov_b64 exec, "
	"s[4:5]\n%s\ts_endpgm\n.Lend:\n\t.size k, .Lend-k\n"
	"\t.section .rodata,\"a\",@progbits\n\t.amdhsa_kernel k\n\t.amdhsa_group_segment_fixed_size "
	"4\n\t.amdhsa_next_free_vgpr 8\n\t.amdhsa_next_free_sgpr 16\n\t.end_amdhsa_kernel\n";

static void
held(const char *release, bool mimd, const char *status, uint32_t places)
{
	struct wb_ctx *cx = unit_cx();
	const char *code = wb_format(cx->unit, lock, release);
	uint16_t file = wb_file_add(cx->files, WB_FILE_TEXT, "a \"quoted\\ name\".s", code, strlen(code));
	struct wb_request *req = WB_NEW(cx->unit, struct wb_request, 1);
	struct cli_observing how = { .steps = 0 };
	struct wb_observed ob = { .seed = 11 };
	json_t *k, *left, *p;
	struct wb_world w;
	size_t n;

	*req = wb_request_new();
	req->input = file;
	req->machine = "pws4";
	req->grid = "70";
	req->workgroup = "70";
	assert_int_equal(wb_world_load(cx, req, &w), WB_OK);
	assert_int_equal(wb_world_equip(&w), WB_OK);
	ob.fn = w.chosen[0];
	ob.machine = w.machine;
	assert_int_equal(wb_world_launch(cx, &w, ob.fn, &ob.launch), WB_OK);
	assert_int_equal((mimd ? cli_observe_mimd : cli_observe)(cx, &w, &how, &ob),
		strcmp(status, "finished") == 0 ? WB_OK : WB_REFUSED);
	k = report(cx, &w, &ob);
	assert_string_equal(text(k, "status"), status);
	left = json_object_get(k, "unfinished");
	assert_int_equal(json_array_size(left), places);
	json_array_foreach(left, n, p) {
		assert_int_equal(number(p, "workgroup"), 0);
		assert_true(number(p, mimd ? "work_item" : "wave") < 70);
		assert_string_equal(text(p, "function"), "k");
		assert_true(strncmp(text(p, "line"), "a \"quoted\\ name\".s:", 18) == 0);
		assert_true(number(p, "block") < ob.fn->nblock && number(p, "address") < (json_int_t)ob.fn->bytes);
		assert_true(
			json_is_true(json_object_get(p, "repeats")) && json_is_false(json_object_get(p, "barrier")));
		assert_true(strtoull(text(p, "exec"), NULL, 0) != 0);
	}
	if (mimd) {
		assert_true(json_is_true(json_object_get(k, "mimd")));
		assert_int_equal(number(k, "seed"), 11);
		assert_int_equal(number(k, "work_items"), 70);
		assert_int_equal(number(k, "ended"), 70 - places);
	}
	json_decref(k);
}

/* With the release behind the loop, lock step hangs and threads end; without any, both hang, but for the one that has
 * the lock. */
TEST(test_labels)
{
	held("\tds_write_b32 v1, v2\n", false, "hang", 2);
	held("\tds_write_b32 v1, v2\n", true, "finished", 0);
	held("", false, "hang", 2);
	held("", true, "hang", 69);
}

TEST(test_finished)
{
	struct wb_ctx *cx = unit_cx();
	struct wb_world w;
	struct wb_observed ob = run(cx, &w, load(cx, "examples/vector_add/vector_add.gfx803.s"),
		"examples/vector_add/launch.xml", false, NULL);
	json_t *k = report(cx, &w, &ob);

	assert_string_equal(text(k, "status"), "finished");
	assert_int_equal(number(k, "cycles"), ob.run.cycles);
	assert_null(json_object_get(k, "unfinished"));
	assert_true(json_array_size(json_object_get(k, "blocks")) > 0);
	json_decref(k);
}
