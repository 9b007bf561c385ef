/* src/share/read.c -- system XML to struct wb_share_system; wavebound-system(5) is the format. */
#include "private.h"
#include "wavebound/xml.h"
#include "share_text.h"

#define MOST_NUMBER 1000000000u
#define MOST_TASKS 512u
#define MOST_OPERATIONS 8192u	/* of all tasks */
#define MOST_LOCKS 64u
#define MOST_SLOTS 32u		/* of a lock */

static const struct wb_xml_schema schema = { (const char *)text_system_rng, sizeof(text_system_rng) - 1 };

struct reader {
	struct wb_ctx *cx;
	struct wb_share_system *s;
	struct wb_map kernels, locks, tasks, streams;	/* streams: of the current task */
	uint32_t nop;		/* operations of all tasks */
	bool ok;
};

static void
wrong(struct reader *r, struct wb_loc loc, const char *fmt, ...) WB_PRINTF(3, 4);
static void
wrong(struct reader *r, struct wb_loc loc, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	wb_report(r->cx->diag, WB_E_SHARE_VALUE, loc, "%s", wb_vformat(r->cx->unit, fmt, ap));
	va_end(ap);
	r->ok = false;
}

static uint32_t
read_number(struct reader *r, const struct wb_xml *x, const char *name, uint32_t least, uint32_t most,
	uint32_t otherwise)
{
	const struct wb_xml_attr *a = wb_xml_attr(x, NULL, name);
	uint64_t v;

	if (!a)
		return otherwise;
	if (wb_parse_decimal(a->value, &v) && v >= least && v <= most)
		return (uint32_t)v;
	wrong(r, a->loc, "%s '%.40s' is no number from %u to %u", name, a->value, least, most);
	return least ? least : 1;
}

static uint64_t
duration(struct reader *r, const struct wb_xml *x, const char *name, uint64_t least, uint64_t otherwise)
{
	const struct wb_xml_attr *a = wb_xml_attr(x, NULL, name);
	uint64_t ns;

	if (!a)
		return otherwise;
	if (wb_share_parse_time(a->value, &ns) && ns >= least)
		return ns;
	wrong(r, a->loc, "%s '%.40s' is no time such as 250ms, 0.25 s, 10us or 7ns%s", name, a->value,
		least ? " above 0" : "");
	return least;
}

static bool
yes(const struct wb_xml *x, const char *name, bool otherwise)
{
	return wb_xml_value(x, name) ? wb_xml_has(x, name, "yes") : otherwise;
}

/* The id in @map of the name in attribute @name of @x. */
static uint32_t
refer(struct reader *r, const struct wb_xml *x, const char *name, const struct wb_map *map)
{
	const struct wb_xml_attr *a = wb_xml_attr(x, NULL, name);
	uint32_t id = wb_map_get(map, a->value, strlen(a->value));

	if (id == WB_NONE)
		wrong(r, a->loc, "there is no %s '%.60s'", name, a->value);
	return id;
}

static const char *
define(struct reader *r, const struct wb_xml *x, struct wb_map *map, uint32_t id)
{
	const struct wb_xml_attr *a = wb_xml_attr(x, NULL, "name");

	if (wb_map_put(map, a->value, strlen(a->value), id) != WB_NONE)
		wrong(r, a->loc, "there are two of the name '%.60s'", a->value);
	return a->value;
}

/* ---- the device ----------------------------------------------------------------------------- */
static void
read_device(struct reader *r, const struct wb_xml *x)
{
	struct wb_share_device *d = &r->s->device;
	const struct wb_xml_attr *name = wb_xml_attr(x, NULL, "name");

	if (name) {
		if (!wb_share_device_find(name->value, d))
			wrong(r, name->loc, "no device '%.40s' is built in: there are jetson-tx2 and radeon-vii",
				name->value);
		return;
	}
	d->kind = wb_xml_is(x, "amd") ? WB_SHARE_AMD : WB_SHARE_NVIDIA;
	d->name = d->kind == WB_SHARE_AMD ? "AMD" : "NVIDIA";
	d->engines = read_number(r, x, "engines", 1, 64, 1);
	d->units = read_number(r, x, d->kind == WB_SHARE_AMD ? "cus" : "sms", 1, WB_SHARE_MOST_UNITS / d->engines, 1);
	d->room[WB_ROOM_THREADS] = read_number(r, x, "threads", 1, MOST_NUMBER, 1);
	d->room[WB_ROOM_REGISTERS] = read_number(r, x, "registers", 1, MOST_NUMBER, UINT32_MAX);
	d->room[WB_ROOM_LDS] = read_number(r, x, "lds", 1, MOST_NUMBER, UINT32_MAX);
	d->room[WB_ROOM_SLOTS] = read_number(r, x, "blocks", 1, MOST_NUMBER, UINT32_MAX);
	d->slice_ns = duration(r, x, "slice", 1, 2000000);
	d->mps = yes(x, "mps", false);
	d->aces = read_number(r, x, "aces", 1, 64, 4);
	d->slots = read_number(r, x, "slots", 1, 1024, 8);
	d->reserved = read_number(r, x, "reserved", 0, d->aces * d->slots - 1, 0);
	d->pool = read_number(r, x, "pool", 1, 1024, 4);
	d->oversubscribe =
		wb_xml_has(x, "oversubscription", "slice");
}

static struct wb_share_mask
read_mask(struct reader *r, const struct wb_xml_attr *a)
{
	struct wb_share_mask m = { { 0 } };

	if (r->s->device.kind != WB_SHARE_AMD)
		wrong(r, a->loc, "a mask of compute units needs an AMD device");
	else if (r->s->device.units && !wb_share_parse_mask(&r->s->device, a->value, &m))
		wrong(r, a->loc,
			"'%.60s' is no mask of %u units: write all, packed N [from K], distributed N [from K], bits "
			"0-3,7 or 0xff",
			a->value, wb_share_units(&r->s->device));
	return m;
}

/* ---- kernels and locks ------------------------------------------------------------------------ */
static void
read_kernel(struct reader *r, const struct wb_xml *x)
{
	struct wb_share_kernel k = { .loc = x->loc, .name = define(r, x, &r->kernels, r->s->kernel.n) };
	uint32_t registers;

	k.object = wb_xml_value(x, "object");
	k.function = wb_xml_value(x, "kernel");
	k.launch = wb_xml_value(x, "launch");
	k.facts = wb_xml_value(x, "facts");
	k.machine = wb_xml_value(x, "machine");
	k.mhz = read_number(r, x, "mhz", 1, 100000, 1);
	k.need[WB_ROOM_SLOTS] = 1;
	if (!k.object) {
		k.blocks = read_number(r, x, "blocks", 0, MOST_NUMBER, 0);
		k.need[WB_ROOM_THREADS] = read_number(r, x, "threads", 1, 1u << 20, 1);
		registers = read_number(r, x, "registers", 0, 1024, 0);
		k.need[WB_ROOM_REGISTERS] = registers * k.need[WB_ROOM_THREADS];
		k.need[WB_ROOM_LDS] = read_number(r, x, "lds", 0, MOST_NUMBER, 0);
		k.time_ns = duration(r, x, "time", 1, 1);
		k.first_ns = duration(r, x, "first-wave", 0, k.time_ns);
		if (k.first_ns > k.time_ns)
			wrong(r, wb_xml_attr(x, NULL, "first-wave")->loc, "the first wave cannot end after the block");
	}
	WB_PUSH(r->cx->unit, &r->s->kernel, k);
}

static void
read_lock(struct reader *r, const struct wb_xml *x)
{
	struct wb_share_lock l = { .loc = x->loc,
		.name = define(r, x, &r->locks, r->s->lock.n),
		.per_kernel = wb_xml_has(x, "per", "kernel") };
	WB_VEC(struct wb_share_mask) mask = { NULL, 0, 0 };

	if (r->s->lock.n == MOST_LOCKS)
		wrong(r, x->loc, "there are more than %u locks", MOST_LOCKS);
	l.k = read_number(r, x, "k", 1, MOST_SLOTS, 0);
	for (const struct wb_xml *c = x->child; c; c = c->next)
		WB_PUSH(r->cx->unit, &mask, read_mask(r, wb_xml_attr(c, NULL, "mask")));
	if (mask.n > MOST_SLOTS)
		wrong(r, x->loc, "a lock has more than %u slots", MOST_SLOTS);
	if (mask.n) {
		l.k = mask.n;
		l.mask = mask.at;
	}
	WB_PUSH(r->cx->unit, &r->s->lock, l);
}

/* ---- tasks --------------------------------------------------------------------------------------- */
uint32_t
wb_share_process_add(struct wb_ctx *cx, struct wb_share_system *s, const char *name)
{
	WB_PUSH(cx->unit, &s->process, name);
	return s->process.n - 1;
}

uint32_t
wb_share_stream_add(struct wb_ctx *cx, struct wb_share_system *s, struct wb_share_stream stream)
{
	WB_PUSH(cx->unit, &s->stream, stream);
	return s->stream.n - 1;
}

uint32_t
wb_share_null_stream(struct wb_ctx *cx, struct wb_share_system *s, uint32_t process)
{
	for (uint32_t k = 0; k < s->stream.n; k++)
		if (s->stream.at[k].is_null && s->stream.at[k].process == process)
			return k;
	return wb_share_stream_add(cx, s,
		(struct wb_share_stream){ .name = "null", .process = process, .task = WB_NONE, .is_null = true });
}

static void
read_stream(struct reader *r, const struct wb_xml *x, uint32_t process)
{
	const struct wb_xml_attr *mask = wb_xml_attr(x, NULL, "mask");
	struct wb_share_stream st = { .loc = x->loc,
		.process = process,
		.task = r->s->task.n,
		.masked = mask,
		.nonblocking = !yes(x, "blocking", true) };

	st.name = define(r, x, &r->streams, r->s->stream.n);
	if (strcmp(st.name, "null") == 0)
		wrong(r, x->loc, "'null' is the NULL stream, which every process has");
	if (mask)
		st.mask = read_mask(r, mask);
	wb_share_stream_add(r->cx, r->s, st);
}

/* The stream that an operation names; without a name the NULL stream, as in CUDA and HIP. */
static uint32_t
stream_of(struct reader *r, const struct wb_xml *x, uint32_t process)
{
	const char *name = wb_xml_value(x, "stream");

	return !name || strcmp(name, "null") == 0 ? wb_share_null_stream(r->cx, r->s, process) :
						    refer(r, x, "stream", &r->streams);
}

static void
read_op(struct reader *r, const struct wb_xml *x, struct wb_share_task *t)
{
	static const char *const names[] = { "launch", "stream-sync", "device-sync", "free", "allocate", "copy",
		"sleep" };
	struct wb_share_op op = { .loc = x->loc, .stream = WB_NONE, .kernel = WB_NONE };

	for (uint32_t k = 0; k < WB_COUNT(names); k++)
		if (wb_xml_is(x, names[k]))
			op.kind = (enum wb_share_op_kind)k;
	op.time_ns = duration(r, x, "time", 0, 0);
	if (op.kind == WB_SHARE_LAUNCH || op.kind == WB_SHARE_STREAM_SYNC)
		op.stream = stream_of(r, x, t->process);
	if (op.kind == WB_SHARE_LAUNCH)
		op.kernel = refer(r, x, "kernel", &r->kernels);
	if (r->nop++ == MOST_OPERATIONS)
		wrong(r, x->loc, "the tasks have more than %u operations", MOST_OPERATIONS);
	WB_PUSH(r->cx->unit, &t->op, op);
}

/* Jobs: as many as stated; without that, unlimited if there is a period, else one. */
static void
read_jobs(struct reader *r, const struct wb_xml *x, struct wb_share_task *t)
{
	const char *jobs = wb_xml_value(x, "jobs");

	t->period_ns = duration(r, x, "period", 1, WB_SHARE_NO_TIME);
	t->deadline_ns = duration(r, x, "deadline", 0, WB_SHARE_NO_TIME);
	if (!jobs)
		t->jobs = t->period_ns == WB_SHARE_NO_TIME ? 1 : UINT64_MAX;
	else
		t->jobs = wb_xml_has(x, "jobs", "forever") ? UINT64_MAX : read_number(r, x, "jobs", 1, MOST_NUMBER, 1);
	if (t->jobs == UINT64_MAX && r->s->horizon_ns == WB_SHARE_NO_TIME)
		wrong(r, x->loc, "task '%.60s' never ends: give the system a horizon, or the task a number of jobs",
			t->name);
}

/* Whether an operation of @t takes time; without one, jobs without a period would never advance time. */
static bool
takes_time(const struct wb_share_system *s, const struct wb_share_task *t)
{
	for (uint32_t k = 0; k < t->op.n; k++) {
		const struct wb_share_op *op = &t->op.at[k];

		if (op->time_ns ||
			(op->kind == WB_SHARE_LAUNCH && op->kernel != WB_NONE &&
				(s->kernel.at[op->kernel].object || s->kernel.at[op->kernel].blocks)))
			return true;
	}
	return false;
}

static void
read_task(struct reader *r, const struct wb_xml *x, uint32_t process)
{
	struct wb_share_task t = {
		.loc = x->loc, .process = process, .lock = WB_NONE, .name = define(r, x, &r->tasks, r->s->task.n)
	};

	if (r->s->task.n == MOST_TASKS)
		wrong(r, x->loc, "there are more than %u tasks", MOST_TASKS);
	r->streams = wb_map_new(r->cx->unit);
	t.release_ns = duration(r, x, "release", 0, 0);
	read_jobs(r, x, &t);
	if (wb_xml_value(x, "lock"))
		t.lock = refer(r, x, "lock", &r->locks);
	for (const struct wb_xml *c = x->child; c; c = c->next)
		if (wb_xml_is(c, "stream"))
			read_stream(r, c, process);
		else
			read_op(r, c, &t);
	if (t.period_ns == WB_SHARE_NO_TIME && t.jobs > 1 && !takes_time(r->s, &t))
		wrong(r, x->loc, "task '%.60s' repeats and takes no time: it would never get on", t.name);
	WB_PUSH(r->cx->unit, &r->s->task, t);
}

static void
read_process(struct reader *r, const struct wb_xml *x)
{
	const char *name = wb_xml_value(x, "name");
	uint32_t id = wb_share_process_add(
		r->cx, r->s, name ? name : wb_format(r->cx->unit, "process %u", r->s->process.n + 1));

	for (const struct wb_xml *c = x->child; c; c = c->next)
		read_task(r, c, id);
}

enum wb_status
wb_share_read(struct wb_ctx *cx, uint16_t file, struct wb_share_system **out)
{
	struct reader r = { .cx = cx, .ok = true };
	struct wb_xml *root;
	enum wb_status st = wb_xml_read(cx, file, &schema, &root);

	if (st != WB_OK)
		return st;
	r.s = *out = WB_NEW(cx->unit, struct wb_share_system, 1);
	r.kernels = wb_map_new(cx->unit);
	r.locks = wb_map_new(cx->unit);
	r.tasks = wb_map_new(cx->unit);
	r.s->loc = root->loc;
	r.s->name = wb_xml_value(root, "name");
	r.s->horizon_ns = duration(&r, root, "horizon", 1, WB_SHARE_NO_TIME);
	for (const struct wb_xml *x = root->child; x; x = x->next) {
		if (wb_xml_is(x, "kernel"))
			read_kernel(&r, x);
		else if (wb_xml_is(x, "lock"))
			read_lock(&r, x);
		else if (wb_xml_is(x, "process"))
			read_process(&r, x);
		else
			read_device(&r, x);
	}
	return r.ok ? WB_OK : WB_BAD_INPUT;
}
