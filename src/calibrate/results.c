/* src/calibrate/results.c -- measured times: results.csv, and kernel traces of rocprofv3.
 *
 * Times are kept in picoseconds, as whole numbers: nothing is rounded before cycles are, and those are rounded up. A
 * trace has a row for each launch; launches of one kernel in the same sizes are taken together, the first launch of a
 * kernel, which is a cold one, apart.
 */
#include "private.h"
#include "wavebound/xml.h"

const char *const wb_launched_name[WB_LAUNCHED_COUNT] = {
	[WB_LAUNCHED_NONE] = "none", [WB_LAUNCHED_QUEUED] = "queued", [WB_LAUNCHED_COLD] = "cold"
};

static enum wb_status
wrong(struct wb_ctx *cx, const struct csv_field *f, const char *what)
{
	wb_report(cx->diag, WB_E_MEASURED, f->loc, "%s, not '%.40s'", what, f->text);
	return WB_BAD_INPUT;
}

/* A decimal number times 1000, rounded up. */
static bool
thousandths(const char *text, uint64_t *out)
{
	uint64_t v = 0, unit = 1000;
	bool digits = false, point = false, more = false;

	for (; *text; text++) {
		if (*text == '.' && !point) {
			point = true;
			continue;
		}
		if (*text < '0' || *text > '9')
			return false;
		digits = true;
		if (point && unit == 1) {	/* beyond the third decimal */
			more |= *text != '0';
			continue;
		}
		if (point)
			unit /= 10;
		if (!wb_mul_u64(v, 10, &v) || !wb_add_u64(v, (uint64_t)(*text - '0'), &v))
			return false;
	}
	return digits && wb_mul_u64(v, unit, &v) && wb_add_u64(v, more, out);
}

uint64_t
wb_measured_cycles(uint64_t ps, uint64_t khz)
{
	wb_u128 cycles = ((wb_u128)ps * khz + 999999999) / 1000000000;

	return ps == UINT64_MAX || cycles >= UINT64_MAX ? UINT64_MAX : (uint64_t)cycles;
}

/* ---- results.csv ---------------------------------------------------------------------------------- */
enum { KERNEL, TARGET, GRID, WORKGROUP, LAUNCH, REPETITIONS, MIN, MEAN, P95, MAX, CLOCK, COLUMNS };
static const struct {
	const char *name;
	bool needed;
} column[COLUMNS] = {
	[KERNEL] = { "kernel", true },
	[TARGET] = { "target", false },
	[GRID] = { "grid", false },
	[WORKGROUP] = { "workgroup", false },
	[LAUNCH] = { "launch", true },
	[REPETITIONS] = { "repetitions", false },
	[MIN] = { "min", false },
	[MEAN] = { "mean", false },
	[P95] = { "p95", false },
	[MAX] = { "max", true },
	[CLOCK] = { "clock-mhz", true },
};

/* Field @c of the row, or NULL: there is no such column, or it is empty and may be. */
static const struct csv_field *
field(const struct csv *t, const uint32_t *at, uint32_t c)
{
	const struct csv_field *f = at[c] == WB_NONE ? NULL : &t->field.at[at[c]];

	return f && (*f->text || column[c].needed) ? f : NULL;
}

static enum wb_status
read_time(const struct csv *t, const uint32_t *at, uint32_t c, uint64_t *ps)
{
	const struct csv_field *f = field(t, at, c);

	*ps = UINT64_MAX;
	if (!f || (thousandths(f->text, ps) && *ps < UINT64_MAX))
		return WB_OK;
	return wrong(t->cx, f, wb_format(t->cx->tmp, "%s is a time in nanoseconds, as 1234.5", column[c].name));
}

static enum wb_status
read_times(const struct csv *t, const uint32_t *at, struct wb_measured *m)
{
	uint64_t *const to[] = { &m->min_ps, &m->mean_ps, &m->p95_ps, &m->max_ps };
	enum wb_status s = WB_OK;

	for (uint32_t k = 0; k < WB_COUNT(to) && s == WB_OK; k++)
		s = read_time(t, at, MIN + k, to[k]);
	for (uint32_t k = 0; k < 3 && s == WB_OK; k++) {
		const struct csv_field *f = field(t, at, MIN + k);

		if (f && *to[k] > m->max_ps)
			s = wrong(t->cx, f, wb_format(t->cx->tmp, "%s is not above max", column[MIN + k].name));
	}
	return s;
}

static enum wb_status
read_launched(const struct csv *t, const struct csv_field *f, enum wb_launched *out)
{
	for (*out = 0; *out < WB_LAUNCHED_COUNT; ++*out)
		if (strcmp(f->text, wb_launched_name[*out]) == 0)
			return WB_OK;
	return wrong(t->cx, f, "launch is none, queued or cold");
}

/* Sizes as "64x64" or "64,64" (in quotes) become what options take. */
static const char *
size(const struct csv *t, const struct csv_field *f)
{
	char *text = f ? wb_strdup(t->cx->unit, f->text) : NULL;

	for (char *p = text; p && *p; p++)
		if (*p == 'x')
			*p = ',';
	return text;
}

static enum wb_status
read_row(const struct csv *t, const uint32_t *at, struct wb_measurements *out)
{
	const struct csv_field *name = field(t, at, KERNEL), *target = field(t, at, TARGET),
			       *clock = field(t, at, CLOCK), *n = field(t, at, REPETITIONS);
	struct wb_measured m = { .kernel = name->text,
		.target = target ? target->text : NULL,
		.grid = size(t, field(t, at, GRID)),
		.workgroup = size(t, field(t, at, WORKGROUP)),
		.repetitions = 1,
		.loc = name->loc };
	enum wb_status s = *name->text ? read_launched(t, field(t, at, LAUNCH), &m.launched) :
		wrong(t->cx, name, "a row names its kernel");

	if (s == WB_OK && n && (!wb_parse_decimal(n->text, &m.repetitions) || !m.repetitions))
		s = wrong(t->cx, n, "repetitions is a whole number from 1 on");
	if (s == WB_OK && (!thousandths(clock->text, &m.khz) || !m.khz || m.khz > 1000000000))
		s = wrong(t->cx, clock, "clock-mhz is a number of MHz above 0");
	if (s == WB_OK)
		s = read_times(t, at, &m);
	if (s == WB_OK)
		WB_PUSH(t->cx->unit, &out->row, m);
	return s;
}

static enum wb_status
read_results(struct csv *t, struct wb_measurements *out)
{
	enum wb_status s = WB_OK, row;
	uint32_t at[COLUMNS];
	bool more = true;

	for (uint32_t c = 0; c < COLUMNS; c++) {
		at[c] = csv_column(t, column[c].name);
		if (at[c] != WB_NONE || !column[c].needed)
			continue;
		wb_report(t->cx->diag, WB_E_MEASURED, t->column.at[0].loc, "there is no column '%s'", column[c].name);
		s = WB_BAD_INPUT;
	}
	while (s != WB_BAD_INPUT && (s = csv_next(t, &more)) == WB_OK && more)
		if ((row = read_row(t, at, out)) != WB_OK)
			s = row;
	return s;
}

/* ---- kernel traces of rocprofv3 ------------------------------------------------------------------------ */
static const char *const traced[] = { "Kernel_Name", "Start_Timestamp", "End_Timestamp", "Workgroup_Size_X",
	"Workgroup_Size_Y", "Workgroup_Size_Z", "Grid_Size_X", "Grid_Size_Y", "Grid_Size_Z" };
enum { NAME, START, END, SIZES, TRACED = WB_COUNT(traced) };

struct launch {
	const char *kernel, *grid, *workgroup;
	uint64_t start, ns;
	struct wb_loc loc;
};
struct trace {
	struct csv csv;
	uint32_t at[TRACED], kind;
	struct wb_map name, key;	/* by name: the earliest launch; by name and sizes: the row of the result */
	WB_VEC(struct launch) launch;
	WB_VEC(uint32_t) first;		/* [name] */
};

static const char *
sizes(const struct trace *t, const uint64_t *v)
{
	return wb_format(t->csv.cx->unit, "%llu,%llu,%llu", (unsigned long long)v[0], (unsigned long long)v[1],
		(unsigned long long)v[2]);
}

static enum wb_status
read_launch(struct trace *t)
{
	const struct csv_field *f = t->csv.field.at;
	uint64_t v[TRACED] = { 0 };
	struct launch l;

	for (uint32_t k = START; k < TRACED; k++)
		if (!wb_parse_decimal(f[t->at[k]].text, &v[k]) || (k >= SIZES && !v[k]))
			return wrong(t->csv.cx, &f[t->at[k]],
				wb_format(t->csv.cx->tmp, "%s is a whole number%s", traced[k],
					k >= SIZES ? " from 1 on" : ""));
	if (v[END] < v[START] || v[END] - v[START] > UINT64_MAX / 1000 - 1)
		return wrong(t->csv.cx, &f[t->at[END]], "a launch ends after its start");
	if (!*f[t->at[NAME]].text)
		return wrong(t->csv.cx, &f[t->at[NAME]], "a row names its kernel");
	l = (struct launch){ .kernel = f[t->at[NAME]].text,
		.grid = sizes(t, &v[SIZES + 3]),
		.workgroup = sizes(t, &v[SIZES]),
		.start = v[START],
		.ns = v[END] - v[START],
		.loc = f[t->at[NAME]].loc };
	WB_PUSH(t->csv.cx->unit, &t->launch, l);
	return WB_OK;
}

/* The launch that began first, of each kernel. */
static void
find_first(struct trace *t)
{
	t->name = wb_map_new(t->csv.cx->unit);
	for (uint32_t k = 0; k < t->launch.n; k++) {
		const char *name = t->launch.at[k].kernel;
		uint32_t id = wb_map_id(&t->name, name, strlen(name), t->first.n);

		if (id == WB_NONE)
			WB_PUSH(t->csv.cx->unit, &t->first, k);
		else if (t->launch.at[k].start < t->launch.at[t->first.at[id]].start)
			t->first.at[id] = k;
	}
}

static void
add_launch(struct trace *t, uint32_t k, struct wb_measurements *out)
{
	const struct launch *l = &t->launch.at[k];
	bool cold = t->first.at[wb_map_get(&t->name, l->kernel, strlen(l->kernel))] == k;
	const char *key = wb_format(
		t->csv.cx->tmp, "%s %s %d %s", l->grid, l->workgroup, cold, l->kernel);
	uint32_t id = wb_map_id(&t->key, key, strlen(key), out->row.n);
	uint64_t ps = l->ns * 1000;
	struct wb_measured *m;

	if (id == WB_NONE) {
		id = out->row.n;
		WB_PUSH(t->csv.cx->unit, &out->row,
			((struct wb_measured){ .kernel = l->kernel,
				.grid = l->grid,
				.workgroup = l->workgroup,
				.launched = cold ? WB_LAUNCHED_COLD : WB_LAUNCHED_QUEUED,
				.min_ps = ps,
				.mean_ps = UINT64_MAX,
				.p95_ps = UINT64_MAX,
				.loc = l->loc }));
	}
	m = &out->row.at[id];
	m->repetitions++;
	m->min_ps = wb_min_u64(m->min_ps, ps);
	if (ps > m->max_ps) {
		m->max_ps = ps;
		m->loc = l->loc;
	}
}

static enum wb_status
read_trace(struct wb_ctx *cx, const struct csv *csv, struct wb_measurements *out)
{
	struct trace t = { .csv = *csv, .key = wb_map_new(cx->unit), .kind = csv_column(csv, "Kind") };
	enum wb_status s = WB_OK;
	bool more = true;

	for (uint32_t k = 0; k < TRACED; k++) {
		t.at[k] = csv_column(csv, traced[k]);
		if (t.at[k] != WB_NONE)
			continue;
		wb_report(cx->diag, WB_E_MEASURED, csv->column.at[0].loc, "there is no column '%s'", traced[k]);
		s = WB_BAD_INPUT;
	}
	while (s == WB_OK && (s = csv_next(&t.csv, &more)) == WB_OK && more)
		if (t.kind == WB_NONE || strcmp(t.csv.field.at[t.kind].text, "KERNEL_DISPATCH") == 0)
			s = read_launch(&t);
	if (s != WB_OK)
		return s;
	out->trace = true;
	find_first(&t);
	for (uint32_t k = 0; k < t.launch.n; k++)
		add_launch(&t, k, out);
	return WB_OK;
}

enum wb_status
wb_measurements_read(struct wb_ctx *cx, uint16_t file, struct wb_measurements *out)
{
	struct csv t;
	enum wb_status s = csv_open(cx, file, &t);

	*out = (struct wb_measurements){ .trace = false };
	if (s != WB_OK)
		return s;
	s = csv_column(&t, "Kernel_Name") != WB_NONE ? read_trace(cx, &t, out) : read_results(&t, out);
	if (s != WB_OK || out->row.n)
		return s;
	wb_report(cx->diag, WB_E_MEASURED, t.column.at[0].loc, "there is no row of measurements");
	return WB_BAD_INPUT;
}
