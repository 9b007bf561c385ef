/* src/cli/fit.c -- wavebound machine fit: values of a machine that times of the calibration kit show.
 *
 * Values are found in the order of the kernels, each with those before it. There are two ways.
 *
 * EXACT kernels: on a machine of upper limits the bound of the kernel is what it takes if nothing takes less. So the
 *     value is the least with which no bound of the kernel is below its time; and the least with which the bounds of
 *     two numbers of repetitions differ by as much as the times do, for the launch constant covers the whole difference
 *     between launches that are alike, and so hides the event. A wait that waits takes no time beside what it waits
 *     for, so it is not taken off what is measured there.
 * RATE kernels keep a unit busy: the value is what one more event takes. Each event may take less than its limit, and a
 *     sum of many hides those that did not: ALLOWANCE is added.
 *
 * Then, until no bound is below a time, values are raised of which a kernel is about that is not covered.
 */
#include <math.h>

#include "fit.h"
#include "wavebound/report.h"

#define ALLOWANCE 1.05			/* of what sums of many events show */
#define LIKE (1.0 / 64)			/* whole numbers: so far above one, it is that one */
#define SUSTAINED 16			/* repetitions from which a difference shows more than chance */
#define MOST_CYCLES 1000000000

/* Times of one case, taken together from all rows of it. */
struct times {
	struct cli_kit_row kit;
	bool cold;
	uint64_t repetitions, min, mean, max;
};
struct fit {
	struct wb_ctx *cx;
	struct wb_request req;
	const struct wb_machine *base;
	struct wb_machine m;		/* as far as it is found */
	WB_VEC(struct times) times;
	struct fit_values value;
	enum wb_status status;		/* of bounds */
};

/* ---- what was measured ------------------------------------------------------------------------------ */
static struct times *
find_times(struct fit *f, const struct cli_kit_row *kit, bool cold)
{
	for (uint32_t k = 0; k < f->times.n; k++) {
		struct times *s = &f->times.at[k];

		if (s->kit.c.kernel == kit->c.kernel && s->kit.c.count == kit->c.count &&
			s->kit.c.groups == kit->c.groups && s->cold == cold)
			return s;
	}
	return NULL;
}

static uint64_t
or_max(uint64_t cycles, uint64_t max)
{
	return cycles == UINT64_MAX ? max : cycles;
}

static enum wb_status
add_times(struct fit *f, const struct wb_measured *row)
{
	struct times one = { .cold = row->launched == WB_LAUNCHED_COLD, .repetitions = row->repetitions }, *s;

	if (!cli_kit_row(f->cx, &f->m, row, &one.kit)) {
		wb_report(f->cx->diag, WB_E_MEASURED, row->loc, "'%.100s' is no kernel of the kit for this machine",
			row->kernel);
		return WB_BAD_INPUT;
	}
	if (row->launched == WB_LAUNCHED_NONE) {
		wb_report(f->cx->diag, WB_E_MEASURED, row->loc,
			"times of the kit are those of launches: queued or cold");
		return WB_BAD_INPUT;
	}
	one.max = wb_measured_cycles(row->max_ps, row->khz);
	one.mean = or_max(wb_measured_cycles(row->mean_ps, row->khz), one.max);
	one.min = or_max(wb_measured_cycles(row->min_ps, row->khz), one.mean);
	if (one.max > MOST_CYCLES * 1000ull) {
		wb_report(f->cx->diag, WB_E_MEASURED, row->loc, "a kernel of the kit does not take so long");
		return WB_BAD_INPUT;
	}
	s = find_times(f, &one.kit, one.cold);
	if (!s) {
		WB_PUSH(f->cx->unit, &f->times, one);
		return WB_OK;
	}
	s->repetitions += one.repetitions;
	s->max = one.max > s->max ? one.max : s->max;
	s->mean = one.mean > s->mean ? one.mean : s->mean;
	s->min = one.min > s->min ? one.min : s->min;
	return WB_OK;
}

/* By how much @b took longer than @a: the most that its largest, mean and least times say. */
static uint64_t
longer(const struct times *a, const struct times *b)
{
	uint64_t most = 0;

	most = b->max > a->max && b->max - a->max > most ? b->max - a->max : most;
	most = b->mean > a->mean && b->mean - a->mean > most ? b->mean - a->mean : most;
	return b->min > a->min && b->min - a->min > most ? b->min - a->min : most;
}

/* ---- bounds -------------------------------------------------------------------------------------------- */
/* What @s takes at most without the launch. */
static uint64_t
bound_of(struct fit *f, const struct wb_machine *m, const struct times *s)
{
	struct cli_asked a = s->kit.asked;
	const char *why;
	uint64_t cycles;
	enum wb_status st;

	a.req = &f->req;
	a.machine = m;
	st = cli_bound_asked(f->cx, &a, &cycles, &why);
	if (st != WB_OK && f->status == WB_OK) {
		f->status = st;
		if (st != WB_NOMEM)
			wb_report(f->cx->diag, WB_E_MEASURED_REFUSED, WB_NO_LOC, "'%s' has no bound: %s", a.kernel,
				why);
	}
	return st == WB_OK ? cycles : 0;
}

static uint64_t
launched(const struct fit *f, const struct times *s, uint64_t cycles)
{
	return cycles + (s->cold ? f->m.launch_cold_cycles : f->m.launch_queued_cycles);
}

/* ---- a value of the machine ---------------------------------------------------------------------------- */
static uint64_t *
field(struct wb_machine *m, const struct wb_kit_kernel *k)
{
	switch (k->value) {
	case WB_KIT_TAKEN: return &m->taken_branch_cycles;
	case WB_KIT_WAIT_STATE: return &m->nop_cycles;
	case WB_KIT_SLEEP: return &m->sleep_cycles;
	case WB_KIT_LATENCY: return &m->mem_latency_cycles;
	case WB_KIT_LDS_SERVICE: return &m->lds_service_cycles;
	case WB_KIT_LDS_LATENCY: return &m->lds_latency_cycles;
	case WB_KIT_LAUNCH: return &m->launch_queued_cycles;
	default: return NULL;
	}
}

static bool
has_group_kernel(const struct fit *f, uint32_t tclass)
{
	const struct wb_kit_kernel *k;

	for (uint32_t i = 0; (k = wb_kit_kernel(i)); i++)
		if (k->value == WB_KIT_CLASS && k->tclass == tclass && k->shape == WB_KIT_GROUP)
			for (uint32_t s = 0; s < f->times.n; s++)
				if (f->times.at[s].kit.c.kernel == k)
					return true;
	return false;
}

/* Sets what @k is about. Of a class whose issue is known the rest is delay; else all of it is issue, which counts for
 * more. */
static void
set(struct fit *f, struct wb_machine *m, const struct wb_kit_kernel *k, uint64_t v)
{
	uint64_t *at = field(m, k), issue, latency = m->mem_latency_cycles;

	if (k->value == WB_KIT_ARGUMENT)
		m->argument_latency_cycles = v;
	if (k->value == WB_KIT_ARGUMENT || k->value == WB_KIT_LATENCY) {	/* one includes the other */
		m->mem_latency_cycles = k->value == WB_KIT_LATENCY ? v : wb_min_u64(latency, v);
		m->argument_extra_cycles = m->argument_latency_cycles > m->mem_latency_cycles ?
			m->argument_latency_cycles - m->mem_latency_cycles : 0;
		return;
	}
	if (at) {
		*at = v;
		return;
	}
	issue = v;
	if (k->how == WB_KIT_EXACT && has_group_kernel(f, k->tclass))
		issue = wb_min_u64(m->issue_cycles[k->tclass], v);
	if (k->shape == WB_KIT_GROUP)
		m->issue_cycles[k->tclass] = v;
	else {
		m->issue_cycles[k->tclass] = issue;
		m->delay_cycles[k->tclass] = v - issue;
	}
}

static void
note(struct fit *f, const char *element, const char *name, const char *attr, const struct times *s)
{
	struct fit_value v = { .element = element, .name = name, .attr = attr, .measured = true };

	v.source = wb_format(f->cx->unit, "calibration: %s of %llu workgroups, largest of %llu: %llu cycles",
		wb_kit_symbol(f->cx->tmp, &s->kit.c), (unsigned long long)s->kit.c.groups,
		(unsigned long long)s->repetitions, (unsigned long long)s->max);
	for (uint32_t k = 0; k < f->value.n; k++) {
		struct fit_value *old = &f->value.at[k];

		if (strcmp(old->element, element) == 0 && strcmp(old->attr, attr) == 0 &&
			(old->name == name || (name && old->name && strcmp(old->name, name) == 0))) {
			*old = v;
			return;
		}
	}
	WB_PUSH(f->cx->unit, &f->value, v);
}

/* Notes that @s has decided what its kernel is about. */
static void
note_kernel(struct fit *f, const struct times *s)
{
	static const struct {
		const char *element, *attr;
	} of[] = {
		[WB_KIT_LAUNCH] = { "launch", "queued" },
		[WB_KIT_TAKEN] = { "taken-branch", "delay" },
		[WB_KIT_WAIT_STATE] = { "wait-state", "delay" },
		[WB_KIT_SLEEP] = { "sleep-unit", "delay" },
		[WB_KIT_ARGUMENT] = { "memory", "argument-latency" },
		[WB_KIT_LATENCY] = { "memory", "latency" },
		[WB_KIT_ATOMIC] = { "memory", "atomic-service" },
		[WB_KIT_WAVE_INTERVAL] = { "dispatch", "wave-interval" },
		[WB_KIT_SERVICE_WHOLE] = { "memory", "service" },
		[WB_KIT_SERVICE] = { "memory", "uneven" },
		[WB_KIT_LDS_SERVICE] = { "lds", "service" },
		[WB_KIT_LDS_LATENCY] = { "lds", "latency" },
	};
	const struct wb_kit_kernel *k = s->kit.c.kernel;

	if (k->value != WB_KIT_CLASS) {
		note(f, of[k->value].element, NULL, of[k->value].attr, s);
		return;
	}
	note(f, "class", wb_tclass_name[k->tclass], "issue", s);
	note(f, "class", wb_tclass_name[k->tclass], "delay", s);
}

/* ---- EXACT ---------------------------------------------------------------------------------------------- */
/* The machine on which kernel @k is bounded with value @v. */
static struct wb_machine
machine_with(struct fit *f, const struct wb_kit_kernel *k, uint64_t v)
{
	struct wb_machine m = f->m;

	if (k->value == WB_KIT_LATENCY || k->value == WB_KIT_ARGUMENT || k->value == WB_KIT_LDS_LATENCY) {
		m.issue_cycles[WB_TC_WAITCNT] = m.delay_cycles[WB_TC_WAITCNT] = 0;
		/* no more is taken off than was measured */
		m.mem_service.num = (uint32_t)((double)m.mem_service.num / ALLOWANCE);
	}
	set(f, &m, k, v);
	return m;
}

/* How much the bound of @b with value @v, less that of @a unless it is NULL, lacks of @cycles; at most 0: nothing. */
static int64_t
lacks(struct fit *f, const struct times *a, const struct times *b, uint64_t v, uint64_t cycles)
{
	struct wb_machine m = machine_with(f, b->kit.c.kernel, v);
	uint64_t most = bound_of(f, &m, b), less = a ? bound_of(f, &m, a) : 0;

	return (int64_t)(cycles + less) - (int64_t)most;
}

/* The least value from @low on with which nothing is lacking. */
static uint64_t
least(struct fit *f, const struct times *a, const struct times *b, uint64_t low, uint64_t cycles)
{
	int64_t lack = lacks(f, a, b, low, cycles), then;
	uint64_t high, guess;

	if (lack <= 0 || f->status != WB_OK)
		return low;
	high = wb_min_u64(low + (uint64_t)lack, MOST_CYCLES);	/* there is one event at least */
	then = lacks(f, a, b, high, cycles);
	if (then > 0)
		return low;		/* no value covers it; it is found again when all are known */
	if (lack > then) {		/* bounds are linear in one value, nearly always */
		guess = low + (uint64_t)((double)lack / (double)(lack - then) * (double)(high - low));
		guess = guess < low ? low : guess > high ? high : guess;
		if (lacks(f, a, b, guess, cycles) > 0)
			low = guess;
		else
			high = guess;
		if (high == guess && guess > low && lacks(f, a, b, guess - 1, cycles) > 0)
			return guess;
		if (low == guess && lacks(f, a, b, guess + 1, cycles) <= 0)
			return guess + 1;
	}
	while (high - low > 1) {
		guess = low + (high - low) / 2;
		if (lacks(f, a, b, guess, cycles) > 0)
			low = guess;
		else
			high = guess;
	}
	return high;
}

static bool
is_more(const struct times *a, const struct times *b)
{
	return a->kit.c.count > b->kit.c.count || a->kit.c.groups > b->kit.c.groups;
}

/* The queued times of kernel @k, in the order of their repetitions. */
static uint32_t
rows_of(struct fit *f, const struct wb_kit_kernel *k, const struct times **row, uint32_t most)
{
	uint32_t n = 0;

	for (uint32_t i = 0; i < f->times.n && n < most; i++) {
		const struct times *s = &f->times.at[i];
		uint32_t at = n;

		if (s->kit.c.kernel != k || s->cold)
			continue;
		for (; at && is_more(row[at - 1], s); at--)
			row[at] = row[at - 1];
		row[at] = s;
		n++;
	}
	return n;
}

#define MOST_ROWS 16
static void
fit_exact(struct fit *f, const struct wb_kit_kernel *k)
{
	const struct times *row[MOST_ROWS], *by = NULL;
	uint32_t n = rows_of(f, k, row, MOST_ROWS);
	uint64_t low = k->value == WB_KIT_CLASS, v = low, now;
	bool shared = false;		/* another kernel was about it, too */

	for (uint32_t i = 0; i < f->value.n && !shared && k->value != WB_KIT_CLASS; i++)
		shared = (k->value == WB_KIT_LATENCY && strcmp(f->value.at[i].attr, "latency") == 0 &&
				 strcmp(f->value.at[i].element, "memory") == 0) ||
			(k->value == WB_KIT_TAKEN && strcmp(f->value.at[i].element, "taken-branch") == 0);
	if (shared)
		v = *field(&f->m, k);
	for (uint32_t i = 0; i < n; i++) {
		/* lines that are served in a part of a cycle may hide one each: of the argument, and of the load */
		uint64_t parts = k->value == WB_KIT_LATENCY ? 2 : 0, t = row[i]->max + parts,
			 launch = f->m.launch_queued_cycles;

		now = least(f, NULL, row[i], v, t > launch ? t - launch : 0);
		if (now > v || !by)
			by = row[i];
		v = now;
		if (i && row[i - 1]->kit.c.count >= SUSTAINED) {
			now = least(f, row[i - 1], row[i], v, longer(row[i - 1], row[i]));
			by = now > v ? row[i] : by;
			v = now;
		}
	}
	if (!n)
		return;
	set(f, &f->m, k, v);
	if (!shared || by != row[0])
		note_kernel(f, by);
}

/* ---- RATE ---------------------------------------------------------------------------------------------- */
static uint64_t
whole(double x)
{
	double v = ceil(x * (1 - LIKE)), more = floor(x * ALLOWANCE);

	v = v > more ? v : more;
	return v < 1 ? 1 : v > MOST_CYCLES ? MOST_CYCLES : (uint64_t)v;
}

static struct wb_fraction
part(double x, uint32_t den)
{
	double v = ceil(x * ALLOWANCE * den);

	return (struct wb_fraction){ v > MOST_CYCLES ? MOST_CYCLES : v < 0 ? 0 : (uint32_t)v, den };
}

/* Events of @s that one unit serves one after another, and turns of its loop. */
static double
events(const struct fit *f, const struct times *s, uint64_t *turns)
{
	const struct wb_kit_kernel *k = s->kit.c.kernel;
	double waves = (double)wb_ceil_div(s->kit.items, f->m.wave_lanes), count = (double)s->kit.c.count,
	       groups = (double)s->kit.c.groups;
	uint32_t banks = f->m.lds_banks * f->m.lds_bank_bytes;

	*turns = wb_kit_turns(k, s->kit.c.count);
	switch (k->value) {
	case WB_KIT_LAUNCH: return (double)wb_ceil_div(s->kit.c.groups, f->m.dispatchers);
	case WB_KIT_WAVE_INTERVAL: return waves * (double)wb_ceil_div(s->kit.c.groups, f->m.dispatchers);
	case WB_KIT_SERVICE_WHOLE:
		return groups * waves * count * WB_KIT_LOADS * f->m.wave_lanes * 16 / (double)f->m.line_bytes;
	case WB_KIT_SERVICE: return groups * waves * count * WB_KIT_LOADS * f->m.wave_lanes;
	case WB_KIT_ATOMIC: return groups * waves * count;
	case WB_KIT_LDS_SERVICE: return count * f->m.wave_lanes / (banks > 128 ? banks / 128.0 : 1);
	default: return k->shape == WB_KIT_GROUP ? count * ceil(waves / f->m.simds) : count;
	}
}

/* What the turn of a loop keeps the same unit busy with. */
static double
turn_cycles(const struct fit *f, const struct wb_kit_kernel *k)
{
	double waves = ceil((double)wb_kit_items(k, f->m.wave_lanes) / f->m.wave_lanes / f->m.simds),
	       issue = 2.0 * (double)f->m.issue_cycles[WB_TC_SALU] + (double)f->m.issue_cycles[WB_TC_CBRANCH],
	       delay = 2.0 * (double)f->m.delay_cycles[WB_TC_SALU] + (double)f->m.delay_cycles[WB_TC_CBRANCH] +
		       (double)f->m.taken_branch_cycles;

	return k->shape == WB_KIT_GROUP ? waves * issue : issue + delay;
}

/* What one more event takes; *by: the row that says so. False: there are not two rows. */
static bool
rate(struct fit *f, const struct wb_kit_kernel *k, double *out, const struct times **by)
{
	const struct times *row[MOST_ROWS];
	uint32_t n = rows_of(f, k, row, MOST_ROWS);

	*out = 0;
	*by = n > 1 ? row[n - 1] : NULL;
	for (uint32_t i = 1; i < n; i++) {
		uint64_t t0, t1;
		double more = events(f, row[i], &t1) - events(f, row[i - 1], &t0), x;

		if (more <= 0 || events(f, row[i - 1], &t0) < SUSTAINED)
			continue;
		x = ((double)longer(row[i - 1], row[i]) - (double)(t1 - t0) * turn_cycles(f, k)) / more;
		if (x > *out) {
			*out = x;
			*by = row[i];
		}
	}
	return n > 1;
}

static void
fit_launch(struct fit *f, const struct wb_kit_kernel *k)
{
	const struct times *row[MOST_ROWS], *by;
	uint32_t n = rows_of(f, k, row, MOST_ROWS);
	double x;

	if (n && row[0]->kit.c.groups == 1) {
		uint64_t bound = bound_of(f, &f->m, row[0]);

		f->m.launch_queued_cycles = row[0]->max > bound ? row[0]->max - bound : 0;
		note_kernel(f, row[0]);
	}
	if (rate(f, k, &x, &by)) {
		f->m.interval = part(x, 10);
		note(f, "dispatch", NULL, "interval", by);
	}
}

static uint64_t
ratio(uint64_t a, uint64_t b)
{
	return b ? wb_ceil_div(a, b) : 1;
}

/* Lines one after another and lines anywhere: what the device serves, and how much worse the second is. The kernel for
 * those knows one pattern of addresses, so it is as much worse as the base says, at least. */
static void
fit_service(struct fit *f, double whole_lines, double others, const struct times *by_whole,
	const struct times *by_other)
{
	uint64_t uneven = ratio(f->base->mem_uneven ? f->base->mem_uneven : 1, f->base->mem_uneven_whole ?
		f->base->mem_uneven_whole : f->base->mem_uneven ? f->base->mem_uneven : 1);
	double least_ratio = whole_lines > 0 ? ceil(others / whole_lines * (1 - LIKE)) : 1;

	if (f->base->mem_uneven && !f->base->mem_uneven_whole)
		uneven = f->base->mem_uneven;
	if (least_ratio > (double)uneven)
		uneven = least_ratio > 1000000 ? 1000000 : (uint64_t)least_ratio;
	if (others / (double)uneven > whole_lines) {
		whole_lines = others / (double)uneven;
		by_whole = by_other;
	}
	f->m.whole_service = part(whole_lines, 1000);
	f->m.whole_service.num += !f->m.whole_service.num;
	f->m.mem_uneven = (uint32_t)uneven;
	f->m.mem_uneven_whole = uneven > 1;
	f->m.mem_service = f->m.whole_service;
	f->m.mem_service.num = (uint32_t)wb_min_u64(f->m.mem_service.num * uneven, MOST_CYCLES);
	if (!f->m.mem_uneven_whole)
		f->m.whole_service.num = 0;
	note(f, "memory", NULL, "service", by_whole);
	if (uneven > 1) {
		note(f, "memory", NULL, "uneven", by_other ? by_other : by_whole);
		note(f, "memory", NULL, "uneven-whole", by_whole);
		f->value.at[f->value.n - 2].measured = f->value.at[f->value.n - 1].measured = false;
	}
}

static void
fit_rate(struct fit *f, const struct wb_kit_kernel *k)
{
	const struct times *by, *other = NULL;
	double x, y = 0;

	if (k->value == WB_KIT_LAUNCH) {
		fit_launch(f, k);
		return;
	}
	if (k->value == WB_KIT_SERVICE || !rate(f, k, &x, &by))
		return;			/* with the kernel for whole lines */
	switch (k->value) {
	case WB_KIT_WAVE_INTERVAL: f->m.wave_interval = part(x, 100); break;
	case WB_KIT_ATOMIC: f->m.atomic_service = part(x, 10); break;
	case WB_KIT_SERVICE_WHOLE:
		for (uint32_t i = 0; wb_kit_kernel(i); i++)
			if (wb_kit_kernel(i)->value == WB_KIT_SERVICE && !other)
				rate(f, wb_kit_kernel(i), &y, &other);
		fit_service(f, x, y, by, other);
		return;
	default: set(f, &f->m, k, whole(x)); break;
	}
	note_kernel(f, by);
}

/* ---- until every time is covered ------------------------------------------------------------------------ */
/* The cold launch takes what the first times of all kernels need. */
static void
fit_cold(struct fit *f)
{
	const struct times *by = NULL;
	uint64_t cold = 0;

	for (uint32_t k = 0; k < f->times.n; k++) {
		const struct times *s = &f->times.at[k];
		uint64_t bound = s->cold ? bound_of(f, &f->m, s) : UINT64_MAX;

		if (s->cold && (!by || (s->max > bound && s->max - bound > cold))) {
			cold = s->max > bound ? s->max - bound : 0;
			by = s;
		}
	}
	if (by) {
		f->m.launch_cold_cycles = cold;
		note(f, "launch", NULL, "cold", by);
	}
	if (f->m.launch_cold_cycles < f->m.launch_queued_cycles)
		f->m.launch_cold_cycles = f->m.launch_queued_cycles;
}

/* A time that its bound does not reach. What the kernel is about is raised if that is one number; else the launch. */
static void
raise(struct fit *f, const struct times *s)
{
	const struct wb_kit_kernel *k = s->kit.c.kernel;
	uint64_t bound = bound_of(f, &f->m, s), now, v, t;

	if (launched(f, s, bound) >= s->max || f->status != WB_OK)
		return;
	if (k->value == WB_KIT_CLASS || (field(&f->m, k) && k->value != WB_KIT_LAUNCH)) {
		now = k->value == WB_KIT_CLASS ? f->m.issue_cycles[k->tclass] + f->m.delay_cycles[k->tclass] :
						 *field(&f->m, k);
		t = s->max - wb_min_u64(s->max, f->m.launch_queued_cycles);
		v = least(f, NULL, s, now, t);
		if (v > now) {
			set(f, &f->m, k, v);
			note_kernel(f, s);
		}
		bound = bound_of(f, &f->m, s);
	}
	if (launched(f, s, bound) < s->max) {
		f->m.launch_queued_cycles += s->max - launched(f, s, bound);
		note(f, "launch", NULL, "queued", s);
	}
}

static void
fit_all(struct fit *f)
{
	const struct wb_kit_kernel *k;

	f->m.at_most = true;
	for (uint32_t i = 0; (k = wb_kit_kernel(i)) && f->status == WB_OK; i++) {
		if (k->how == WB_KIT_EXACT)
			fit_exact(f, k);
		else if (k->how == WB_KIT_RATE)
			fit_rate(f, k);
	}
	for (uint32_t i = 0; i < f->times.n && f->status == WB_OK; i++)
		if (!f->times.at[i].cold)
			raise(f, &f->times.at[i]);
	fit_cold(f);
}

/* ---- the description ------------------------------------------------------------------------------------- */
static uint64_t
with_margin(uint64_t v, uint64_t percent)
{
	return wb_min_u64(v + wb_ceil_div(v * percent, 100), MOST_CYCLES);
}

static const char *
fraction_text(struct fit *f, struct wb_fraction v, uint64_t percent)
{
	return wb_format(f->cx->unit, v.den == 1 ? "%llu" : "%llu/%u", (unsigned long long)with_margin(v.num, percent),
		v.den);
}

/* The text of each value that was found, with its margin. */
static void
put_texts(struct fit *f, uint64_t percent)
{
	const struct wb_machine *m = &f->m;
	/* the first access of a launch is one of many that are repeated: what the base says of it stays */
	uint64_t argument = with_margin(m->argument_latency_cycles, percent);

	argument = f->base->argument_latency_cycles > argument ? f->base->argument_latency_cycles : argument;
	if (argument < with_margin(m->mem_latency_cycles, percent))
		argument = with_margin(m->mem_latency_cycles, percent);
	for (uint32_t k = 0; k < f->value.n; k++) {
		struct fit_value *v = &f->value.at[k];
		const struct {
			const char *element, *attr;
			uint64_t cycles;
		} plain[] = {
			{ "launch", "queued", m->launch_queued_cycles },
			{ "launch", "cold", m->launch_cold_cycles },
			{ "taken-branch", "delay", m->taken_branch_cycles },
			{ "wait-state", "delay", m->nop_cycles },
			{ "sleep-unit", "delay", m->sleep_cycles },
			{ "memory", "latency", m->mem_latency_cycles },
			{ "lds", "service", m->lds_service_cycles },
			{ "lds", "latency", m->lds_latency_cycles },
		};
		uint32_t tclass = 0;

		v->source = wb_format(f->cx->unit, "%s, margin %llu %%", v->source, (unsigned long long)percent);
		for (size_t p = 0; p < WB_COUNT(plain); p++)
			if (strcmp(plain[p].element, v->element) == 0 && strcmp(plain[p].attr, v->attr) == 0)
				v->text = wb_format(f->cx->unit, "%llu",
					(unsigned long long)with_margin(plain[p].cycles, percent));
		while (v->name && strcmp(v->name, wb_tclass_name[tclass]) != 0)
			tclass++;
		if (v->name)
			v->text = wb_format(f->cx->unit, "%llu", (unsigned long long)with_margin(
				*v->attr == 'i' ? m->issue_cycles[tclass] : m->delay_cycles[tclass], percent));
		else if (strcmp(v->attr, "argument-latency") == 0)
			v->text = wb_format(f->cx->unit, "%llu", (unsigned long long)argument);
		else if (strcmp(v->attr, "interval") == 0)
			v->text = fraction_text(f, m->interval, percent);
		else if (strcmp(v->attr, "wave-interval") == 0)
			v->text = fraction_text(f, m->wave_interval, percent);
		else if (strcmp(v->attr, "atomic-service") == 0)
			v->text = fraction_text(f, m->atomic_service, percent);
		else if (strcmp(v->attr, "uneven") == 0)
			v->text = wb_format(f->cx->unit, "%u", m->mem_uneven);
		else if (strcmp(v->attr, "uneven-whole") == 0)
			v->text = "1";
		else if (strcmp(v->element, "memory") == 0 && strcmp(v->attr, "service") == 0)
			v->text = fraction_text(f, (struct wb_fraction){ m->mem_service.num / m->mem_uneven,
				m->mem_service.den }, percent);
	}
}

static void
note_clock(struct fit *f, uint64_t khz)
{
	struct fit_value v = { .element = "clock", .attr = "mhz", .measured = true };

	v.text = wb_format(f->cx->unit, "%llu", (unsigned long long)wb_ceil_div(khz, 1000));
	v.source = "calibration: the clock that was pinned";
	WB_PUSH(f->cx->unit, &f->value, v);
}

/* A delay of 0 that the base does not have is none. */
static void
drop_zeros(struct fit *f)
{
	uint32_t n = 0;

	for (uint32_t k = 0; k < f->value.n; k++) {
		const struct fit_value *v = &f->value.at[k];
		bool keep = !v->name || strcmp(v->attr, "delay") != 0 || strcmp(v->text, "0") != 0;

		for (uint32_t b = 0; b < f->base->value.n && !keep; b++) {
			const struct wb_machine_value *o = &f->base->value.at[b];

			keep = o->name && strcmp(o->name, v->name) == 0 && strcmp(o->attr, "delay") == 0;
		}
		if (keep)
			f->value.at[n++] = *v;
	}
	f->value.n = n;
}

/* Cycles of different clocks are of different chips: what memory takes changes with them. */
static bool
is_plausible(struct wb_ctx *cx, const struct wb_measured *row, const struct wb_measured *first)
{
	if (row->khz != first->khz)
		wb_report(cx->diag, WB_E_MEASURED, row->loc, "the clock is another one than in the first row: "
							     "values are fitted to one clock that was pinned");
	else if (!row->max_ps)
		wb_report(cx->diag, WB_E_MEASURED, row->loc, "a launch that takes no time was not measured");
	return row->khz == first->khz && row->max_ps;
}

enum wb_status
fit_measurements(struct wb_ctx *cx, const struct wb_machine *base, const struct wb_measurements *read, uint64_t percent,
	const char *name, struct fit_values *found, struct wb_out *xml)
{
	struct fit f = { .cx = cx, .req = wb_request_new(), .base = base, .m = *base };
	enum wb_status s = WB_OK;

	f.req.exact_limit = 0;
	for (uint32_t k = 0; k < read->row.n; k++)
		if (!is_plausible(cx, &read->row.at[k], &read->row.at[0]))
			s = WB_BAD_INPUT;
	for (uint32_t k = 0; k < read->row.n && s != WB_BAD_INPUT; k++)
		s = wb_status_worse(s, add_times(&f, &read->row.at[k]));
	if (s == WB_OK)
		fit_all(&f);
	if (s != WB_OK || f.status != WB_OK)
		return wb_status_worse(s, f.status);
	note_clock(&f, read->row.at[0].khz);
	put_texts(&f, percent);
	drop_zeros(&f);
	fit_describe(cx, base, name, &f.value, xml);
	*found = f.value;
	return WB_OK;
}

/* ---- the command ------------------------------------------------------------------------------------------ */
static bool
is_value(const struct fit_value *v, const struct wb_machine_value *of)
{
	return strcmp(v->element, of->element) == 0 && strcmp(v->attr, of->attr) == 0 &&
		(!v->name || strcmp(v->name, of->name) == 0);
}

/* What was found, and what was not. */
static void
put_summary(struct cli *c, const struct wb_machine *base, const struct fit_values *found, const char *path)
{
	const char *between = "";

	wb_printf(&c->out, "%s: base %s\n%-28s  %10s  %10s\n", path, base->name, "found", "base", "fitted");
	for (uint32_t k = 0; k < found->n; k++) {
		const struct fit_value *v = &found->at[k];
		const char *before = "-";

		for (uint32_t b = 0; b < base->value.n; b++)
			before = is_value(v, &base->value.at[b]) ? base->value.at[b].text : before;
		wb_printf(&c->out, "%-28s  %10s  %10s  %s\n",
			wb_format(c->cx->tmp, "%s %s", v->name ? v->name : v->element, v->attr), before, v->text,
			v->source);
	}
	wb_puts(&c->out, "not seen, as in the base: ");
	for (uint32_t b = 0; b < base->value.n; b++) {
		const struct wb_machine_value *v = &base->value.at[b];
		bool seen = false;

		for (uint32_t k = 0; k < found->n && !seen; k++)
			seen = is_value(&found->at[k], v);
		if (seen)
			continue;
		wb_printf(&c->out, "%s%s %s", between, v->name ? v->name : v->element, v->attr);
		between = ", ";
	}
	wb_puts(&c->out, "\n");
}

enum wb_status
cli_machine_fit(struct cli *c, const char *results, const char *base_name, uint64_t percent, const char *path)
{
	const char *slash = path ? strrchr(path, '/') : NULL, *name = slash ? slash + 1 : path ? path : "fitted";
	struct wb_out xml = wb_out_new(c->cx->unit);
	const struct wb_machine *base, *again;
	struct wb_measurements read;
	struct fit_values found;
	uint16_t file;
	enum wb_status s = wb_machine_load(c->cx, base_name, &base);

	if (s == WB_OK)
		s = cli_read_file(c->cx, results, &file);
	if (s == WB_OK)
		s = wb_measurements_read(c->cx, file, &read);
	if (s != WB_OK)
		return s;
	if (base->kind != WB_MACHINE_GCN || read.trace)
		return cli_usage(c->cx, "fit takes results.csv of the kit, and a machine of the kind that it is for");
	name = wb_format(c->cx->unit, "%.*s", (int)strcspn(name, "."), name);
	s = fit_measurements(c->cx, base, &read, percent, name, &found, &xml);
	if (s == WB_OK)			/* it must be one that can be read */
		s = wb_machine_read(c->cx,
			wb_file_add(c->cx->files, WB_FILE_TEXT, path ? path : "fitted.xml", xml.at, xml.n), &again);
	if (s != WB_OK)
		return s;
	if (!path) {
		wb_putn(&c->out, xml.at, xml.n);
		return WB_OK;
	}
	put_summary(c, base, &found, path);
	return cli_write_file(c->cx, path, xml.at, xml.n);
}
