/* src/share/framework.c -- files of the measuring framework: configurations in, measured times in.
 *
 * The forms are those of Figures 3.7 and 3.8 of the dissertation: wavebound-system(5) lists the members. A member that
 * is not known could change what runs, so it is an error. Jansson reports where text is malformed, but not where a
 * member stands, so messages name a member by its path.
 */
#include <math.h>
#include <stdio.h>

#include "private.h"
#include "wavebound/jansson.h"

#define MOST_SECONDS ((double)(WB_SHARE_MOST_TIME / 1000000000))
#define MOST_BENCHMARKS 512u

struct json_reader {
	struct wb_ctx *cx;
	uint16_t file;
	const char *path;	/* of the object at hand, "" or "benchmarks[2]." */
	bool ok;
};

static void
wrong(struct json_reader *r, const char *member, const char *what)
{
	wb_report(r->cx->diag, WB_E_SHARE_JSON, (struct wb_loc){ 1, 0, r->file }, "%s%s %s", r->path, member, what);
	r->ok = false;
}

/* The document in @file; NULL, reported, if it is malformed. Lives in cx->unit. */
static json_t *
load(struct json_reader *r)
{
	json_t *root = wb_jansson_load(r->cx, r->cx->unit, r->file, WB_E_SHARE_JSON);

	r->ok = r->ok && root;
	return root;
}

/* ---- members ----------------------------------------------------------------------------------- */
static uint32_t
integer(struct json_reader *r, const json_t *j, const char *member, uint32_t most)
{
	json_int_t v = json_integer_value(j);

	if (json_is_integer(j) && v >= 0 && (uint64_t)v <= most)
		return (uint32_t)v;
	wrong(r, member, j ? "is no integer in range" : "is missing");
	return 0;
}

/* A number, or up to three that are multiplied: the framework takes both for block and thread counts. */
static uint32_t
read_count(struct json_reader *r, const json_t *object, const char *member, uint32_t most)
{
	const json_t *j = json_object_get(object, member);
	uint64_t product = 1;

	if (!json_is_array(j))
		return integer(r, j, member, most);
	for (size_t k = 0; k < json_array_size(j) && k < 3; k++)
		product *= integer(r, json_array_get(j, k), member, 1u << 20);
	if (json_array_size(j) - 1 < 3 && product <= most)
		return (uint32_t)product;
	wrong(r, member, "is out of range");
	return 0;
}

static uint64_t
seconds(struct json_reader *r, const json_t *j, const char *member, uint64_t otherwise)
{
	double v = json_number_value(j);

	if (!j)
		return otherwise;
	if (json_is_number(j) && v >= 0 && v <= MOST_SECONDS)
		return (uint64_t)llround(v * 1e9);
	wrong(r, member, "is no time in seconds");
	return 0;
}

static const char *
read_text(struct json_reader *r, const json_t *object, const char *member, const char *otherwise)
{
	const char *s = json_string_value(json_object_get(object, member));

	return s ? wb_strdup(r->cx->unit, s) : otherwise;
}

static void
check_members(struct json_reader *r, json_t *object, const char *const *known, size_t n)
{
	const char *key;
	json_t *value;

	json_object_foreach(object, key, value) {
		bool found = false;

		for (size_t k = 0; k < n; k++)
			found = found || strcmp(key, known[k]) == 0;
		if (!found)
			wrong(r, wb_strdup(r->cx->unit, key), "is not known, and could change what runs");
	}
}

/* ---- configurations ----------------------------------------------------------------------------- */
static void
read_limits(struct json_reader *r, const json_t *root, struct wb_share_system *s, uint64_t *jobs)
{
	const json_t *iterations = json_object_get(root, "max_iterations");
	uint64_t most = seconds(r, json_object_get(root, "max_time"), "max_time", 0);

	*jobs = iterations ? integer(r, iterations, "max_iterations", 1000000000) : 0;
	*jobs = *jobs ? *jobs : UINT64_MAX;
	s->horizon_ns = most ? most : WB_SHARE_NO_TIME;
	if (*jobs == UINT64_MAX && !most)
		wrong(r, "max_iterations", "and max_time are both 0: the benchmarks would never end");
}

/* A benchmark: a task with one stream that launches one kernel and waits for it, again and again. */
static void
read_benchmark(struct json_reader *r, json_t *b, struct wb_share_system *s, uint32_t process, uint64_t jobs)
{
	static const char *const known[] = { "filename", "log_name", "label", "thread_count", "block_count",
		"additional_info", "release_time", "data_size", "cpu_core", "comment" };
	struct wb_share_kernel k = { .loc = { 1, 0, r->file } };
	struct wb_share_task t = { .process = process,
		.lock = WB_NONE,
		.period_ns = WB_SHARE_NO_TIME,
		.jobs = jobs,
		.deadline_ns = WB_SHARE_NO_TIME,
		.loc = k.loc };
	uint32_t stream;

	if (!json_is_object(b)) {
		wrong(r, "", "is no object");
		return;
	}
	check_members(r, b, known, WB_COUNT(known));
	t.log_name = read_text(r, b, "log_name", NULL);
	t.name = read_text(r, b, "label", wb_format(r->cx->unit, "benchmark %u", s->task.n + 1));
	t.release_ns = seconds(r, json_object_get(b, "release_time"), "release_time", 0);
	k.name = t.name;
	k.blocks = read_count(r, b, "block_count", 1000000000);
	k.need[WB_ROOM_THREADS] = read_count(r, b, "thread_count", 1u << 20);
	k.need[WB_ROOM_SLOTS] = 1;
	k.time_ns = k.first_ns = integer(
		r, json_object_get(b, "additional_info"), "additional_info (the time of a block in ns)", UINT32_MAX);
	if (r->ok && (!k.need[WB_ROOM_THREADS] || !k.time_ns || !k.blocks))
		wrong(r, "thread_count, block_count and additional_info", "must not be 0");
	stream = wb_share_stream_add(r->cx, s,
		(struct wb_share_stream){ .name = t.name, .process = process, .task = s->task.n, .loc = k.loc });
	WB_PUSH(r->cx->unit, &t.op,
		((struct wb_share_op){
			.kind = WB_SHARE_LAUNCH, .stream = stream, .kernel = s->kernel.n, .loc = k.loc }));
	WB_PUSH(r->cx->unit, &t.op,
		((struct wb_share_op){
			.kind = WB_SHARE_STREAM_SYNC, .stream = stream, .kernel = WB_NONE, .loc = k.loc }));
	WB_PUSH(r->cx->unit, &s->kernel, k);
	WB_PUSH(r->cx->unit, &s->task, t);
}

static void
read_benchmarks(struct json_reader *r, json_t *root, struct wb_share_system *s)
{
	json_t *list = json_object_get(root, "benchmarks");
	bool processes = json_is_true(json_object_get(root, "use_processes"));
	uint64_t jobs;

	read_limits(r, root, s, &jobs);
	if (!json_array_size(list) || json_array_size(list) > MOST_BENCHMARKS)
		wrong(r, "benchmarks", "is no list of 1 to 512 objects");
	for (size_t k = 0; r->ok && k < json_array_size(list); k++) {
		uint32_t process = processes || !k ?
			wb_share_process_add(r->cx, s, wb_format(r->cx->unit, "process %u", s->process.n + 1)) :
			0;

		r->path = wb_format(r->cx->unit, "benchmarks[%zu].", k);
		read_benchmark(r, json_array_get(list, k), s, process, jobs);
	}
}

enum wb_status
wb_share_read_config(
	struct wb_ctx *cx, uint16_t file, const struct wb_share_device *device, struct wb_share_system **out)
{
	static const char *const known[] = { "name", "max_iterations", "max_time", "use_processes", "benchmarks",
		"cuda_device", "gpu_device_id", "base_result_directory", "pin_cpus", "comment" };
	struct json_reader r = { .cx = cx, .file = file, .path = "", .ok = true };
	struct wb_share_system *s = *out = WB_NEW(cx->unit, struct wb_share_system, 1);
	json_t *root = load(&r);

	if (!root)
		return WB_BAD_INPUT;
	s->device = *device;
	s->loc = (struct wb_loc){ 1, 0, file };
	s->name = read_text(&r, root, "name", NULL);
	check_members(&r, root, known, WB_COUNT(known));
	if (r.ok)
		read_benchmarks(&r, root, s);
	return r.ok ? WB_OK : WB_BAD_INPUT;
}

/* ---- measured times ------------------------------------------------------------------------------- */
/* Element @k of a list of seconds. */
static uint64_t
time_at(struct json_reader *r, const json_t *list, size_t k, const char *member)
{
	const json_t *j = json_array_get(list, k);

	if (!j)
		wrong(r, member, "has too few numbers");
	return j ? seconds(r, j, member, 0) : 0;
}

static void
read_kernel(struct json_reader *r, const json_t *j, const char *label, struct wb_share_measured *out)
{
	const json_t *launch = json_object_get(j, "cuda_launch_times"), *times = json_object_get(j, "block_times");
	struct wb_share_measurement m = {
		.label = label, .kernel = read_text(r, j, "kernel_name", ""), .start_ns = UINT64_MAX
	};

	if (!launch)
		launch = json_object_get(j, "kernel_launch_times");	/* the framework for HIP */
	m.launched_ns = time_at(r, launch, 0, "cuda_launch_times");
	m.blocks = (uint32_t)(json_array_size(times) / 2);
	if (!m.blocks || json_array_size(times) % 2)
		wrong(r, "block_times", "is no list of starts and ends");
	for (uint32_t k = 0; r->ok && k < m.blocks; k++) {
		uint64_t start = time_at(r, times, 2 * (size_t)k, "block_times"),
			 end = time_at(r, times, 2 * (size_t)k + 1, "block_times");

		if (end < start)
			wrong(r, "block_times", "has a block that ends before it starts");
		m.start_ns = wb_min_u64(m.start_ns, start);
		m.end_ns = end > m.end_ns ? end : m.end_ns;
		m.longest_ns = end > start && end - start > m.longest_ns ? end - start : m.longest_ns;
	}
	WB_PUSH(r->cx->unit, &out->at, m);
}

static void
read_result(struct json_reader *r, const json_t *j, struct wb_share_measured *out)
{
	const json_t *times = json_object_get(j, "times");
	const char *label = read_text(r, j, "label", NULL), *path = r->path;

	if (!label)
		wrong(r, "label", "is missing");
	if (!json_is_array(times))
		wrong(r, "times", "is no list");
	for (size_t k = 0; r->ok && k < json_array_size(times); k++) {
		const json_t *x = json_array_get(times, k);

		r->path = wb_format(r->cx->unit, "%stimes[%zu].", path, k);
		if (json_object_get(x, "block_times"))
			read_kernel(r, x, label, out);
	}
	r->path = path;
}

enum wb_status
wb_share_read_measured(struct wb_ctx *cx, uint16_t file, struct wb_share_measured *out)
{
	struct json_reader r = { .cx = cx, .file = file, .path = "", .ok = true };
	json_t *root = load(&r);

	if (root && !json_is_array(root))
		read_result(&r, root, out);
	for (size_t k = 0; r.ok && k < json_array_size(root); k++) {
		r.path = wb_format(cx->unit, "[%zu].", k);
		read_result(&r, json_array_get(root, k), out);
	}
	return r.ok ? WB_OK : WB_BAD_INPUT;
}
