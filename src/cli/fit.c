/* src/cli/fit.c -- wavebound machine fit: values of a machine that times of the calibration kit show.
 *
 * Values are found in the order of the kernels, each from the times of two numbers of repetitions: what the larger one
 * took at most, less what the rest of it took. An upper limit comes out only if no more is taken off than was there,
 * and a time that was measured is never less than what it is of, but may be more. So two machines are kept. One has
 * the upper limits, as far as they are found. The other has lower estimates, of the same times the other way round: it
 * starts with nothing, and says what is taken off. By how much times may be above what they are of is seen at the empty
 * kernel, which has nothing in it that could take longer: all that is taken off is less by that part.
 *
 * EXACT kernels: on a machine of upper limits the bound of the kernel is what it takes if nothing takes less. So the
 *     value is the least with which the bounds of two numbers of repetitions differ by as much as the times do.
 * RATE kernels keep a unit busy: the value is what one more event takes.
 *
 * Each event may take less than its limit, and a sum of many hides those that did not: ALLOWANCE is added. Where noise
 * may be most of what was found, a value of the base that is larger stays. Then, until no bound is below a time, values
 * are raised: what the kernel is about if that is most of its time, else the launch.
 */
#include <math.h>

#include "fit.h"
#include "wavebound/report.h"

#define ALLOWANCE 1.05			/* of what sums of many events show */
#define LIKE (1.0 / 64)			/* whole numbers: so far above one, it is that one */
#define FRINGE 1.25			/* a spread that was seen often is so much less than that of all times */
#define PARTS 16			/* of a cycle, in the machine of lower estimates */
#define RESOLVED 1.5			/* cycles and the least that they can be are no farther apart, or by two */
#define RESOLVED_RATE 1.2		/* the same of what is no whole number */
#define OUTLIER 4			/* a time so often as long as it should be is named */
#define MOST_CYCLES 1000000000

/* Times of one case, taken together from all rows of it. */
struct times {
	struct cli_kit_row kit;
	bool cold;
	uint64_t repetitions, min, usual, max;	/* usual: most times are no longer */
	struct wb_loc loc;		/* of max */
};
struct fit {
	struct wb_ctx *cx;
	struct wb_request req;
	const struct wb_machine *base;
	struct wb_machine m;		/* upper limits, as far as they are found */
	struct wb_machine less;		/* lower estimates, in parts of a cycle */
	double spread;			/* a time may be so much above what it is of, in parts of that */
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
	struct times one = { .cold = row->launched == WB_LAUNCHED_COLD, .repetitions = row->repetitions,
		.loc = row->loc }, *s;

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
	one.usual = or_max(wb_measured_cycles(row->mean_ps, row->khz), one.max);
	one.min = or_max(wb_measured_cycles(row->min_ps, row->khz), one.usual);
	one.usual = or_max(wb_measured_cycles(row->p95_ps, row->khz), one.usual);
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
	if (one.max > s->max) {
		s->max = one.max;
		s->loc = one.loc;
	}
	s->usual = wb_min_u64(one.usual, s->usual);
	s->min = wb_min_u64(one.min, s->min);
	return WB_OK;
}

/* The largest time of @s decides: names it if it is far above @than, which is @what. */
static void
name_outlier(struct fit *f, const struct times *s, const char *what, uint64_t than)
{
	if (s->max / OUTLIER > than)
		wb_report(f->cx->diag, WB_W_MEASURED_OUTLIER, s->loc,
			"'%.100s' took %llu cycles, and %s %llu (launch: %s)",
			wb_kit_symbol(f->cx->tmp, &s->kit.c), (unsigned long long)s->max, what,
			(unsigned long long)than,
			wb_launched_name[s->cold ? WB_LAUNCHED_COLD : WB_LAUNCHED_QUEUED]);
}

/* A lower estimate of what was measured as @cycles. */
static double
undisturbed(const struct fit *f, uint64_t cycles)
{
	return (double)cycles / (1 + f->spread);
}

/* A launch of one workgroup that does nothing. */
static bool
is_empty(const struct times *s, bool cold)
{
	return s->cold == cold && s->kit.c.groups == 1 && s->kit.c.kernel->value == WB_KIT_LAUNCH &&
		s->kit.c.kernel->how == WB_KIT_RATE;
}

static void
find_spread(struct fit *f)
{
	f->spread = 0;
	for (uint32_t k = 0; k < f->times.n; k++) {
		const struct times *s = &f->times.at[k];
		double spread = s->min ? FRINGE * ((double)s->usual / (double)s->min - 1) : 0;

		if (is_empty(s, false))
			f->spread = spread > f->spread ? spread : f->spread;
	}
}

#define MOST_ROWS 16
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

/* Those with the fewest and with the most repetitions. False: there are not two numbers of them. */
static bool
ends_of(struct fit *f, const struct wb_kit_kernel *k, const struct times **few, const struct times **many)
{
	const struct times *row[MOST_ROWS];
	uint32_t n = rows_of(f, k, row, MOST_ROWS);

	*few = n ? row[0] : NULL;
	*many = n ? row[n - 1] : NULL;
	return n > 1;
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
	case WB_KIT_FETCH: return &m->fetch_cycles;
	default: return NULL;
	}
}

static bool
has_group_kernel(struct fit *f, uint32_t tclass)
{
	const struct wb_kit_kernel *k;
	const struct times *few, *many;

	for (uint32_t i = 0; (k = wb_kit_kernel(i)); i++)
		if (k->value == WB_KIT_CLASS && k->tclass == tclass && k->shape == WB_KIT_GROUP &&
			ends_of(f, k, &few, &many))
			return true;
	return false;
}

/* Sets what @k is about. Of a class whose issue is known the rest is delay; else all of it is issue, which counts for
 * more. */
static void
set(struct fit *f, struct wb_machine *m, const struct wb_kit_kernel *k, uint64_t v)
{
	uint64_t *at = field(m, k), issue;

	if (k->value == WB_KIT_ARGUMENT)
		m->argument_latency_cycles = v;
	if (k->value == WB_KIT_LATENCY)
		m->mem_latency_cycles = v;
	if (k->value == WB_KIT_ARGUMENT || k->value == WB_KIT_LATENCY) {	/* one includes the other */
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

/* Whether @k is about one number, and not about the launch, which is in all times. */
static bool
is_number(struct fit *f, const struct wb_kit_kernel *k)
{
	return k->value == WB_KIT_CLASS || (field(&f->m, k) && k->value != WB_KIT_LAUNCH);
}

/* What @k is about on @m, if it is one number. */
static uint64_t
value_of(struct wb_machine *m, const struct wb_kit_kernel *k)
{
	const uint64_t *at = field(m, k);

	if (k->value != WB_KIT_CLASS)
		return at ? *at : 0;
	return m->issue_cycles[k->tclass] + (k->shape == WB_KIT_GROUP ? 0 : m->delay_cycles[k->tclass]);
}

/* A lower estimate of what @few took, if its kernel is about @v: no more than that explains, so that a disturbed row
 * takes nothing off. */
static double
least_of(struct fit *f, const struct wb_kit_kernel *k, const struct times *few, uint64_t v)
{
	struct wb_machine m = f->m;

	set(f, &m, k, v);
	return undisturbed(f, wb_min_u64(few->min, m.launch_queued_cycles + bound_of(f, &m, few)));
}

/* What is said of a value that is at least @sure and was found as @most: nothing, if both are nearly one. */
static const char *
doubt(struct fit *f, double sure, double most, bool cycles)
{
	if (most <= (cycles ? sure * RESOLVED + 2 : sure * RESOLVED_RATE))
		return "";
	return wb_format(f->cx->unit, ", not resolved: noise leaves %.4g to %.4g", sure < 0 ? 0 : sure, most);
}

/* @v, or what is known so far of what @k is about, if that is larger and @v is in doubt. */
static uint64_t
kept(struct fit *f, const struct wb_kit_kernel *k, uint64_t v, const char *in_doubt)
{
	uint64_t base = value_of(&f->m, k);

	return *in_doubt && v < base ? base : v;
}

static void
note(struct fit *f, const char *element, const char *name, const char *attr, const struct times *s,
	const char *in_doubt)
{
	struct fit_value v = { .element = element, .name = name, .attr = attr, .measured = true };

	v.resolved = !*in_doubt;
	v.source = wb_format(f->cx->unit, "calibration: %s of %llu workgroups, largest of %llu: %llu cycles%s",
		wb_kit_symbol(f->cx->tmp, &s->kit.c), (unsigned long long)s->kit.c.groups,
		(unsigned long long)s->repetitions, (unsigned long long)s->max, in_doubt);
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
note_kernel(struct fit *f, const struct times *s, const char *in_doubt)
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
		[WB_KIT_FETCH] = { "instruction-cache", "miss" },
	};
	const struct wb_kit_kernel *k = s->kit.c.kernel;

	if (k->value != WB_KIT_CLASS) {
		note(f, of[k->value].element, NULL, of[k->value].attr, s, in_doubt);
		return;
	}
	note(f, "class", wb_tclass_name[k->tclass], "issue", s, in_doubt);
	note(f, "class", wb_tclass_name[k->tclass], "delay", s, in_doubt);
}

/* ---- EXACT ---------------------------------------------------------------------------------------------- */
/* All times of @m in parts of a cycle. */
static struct wb_machine
in_parts(const struct wb_machine *m)
{
	struct wb_machine p = *m;
	uint64_t *const time[] = { &p.taken_branch_cycles, &p.nop_cycles, &p.sleep_cycles, &p.fetch_cycles,
		&p.dispatch_cycles, &p.mem_latency_cycles, &p.argument_latency_cycles, &p.argument_extra_cycles,
		&p.lds_service_cycles, &p.lds_latency_cycles, &p.address_cycles, &p.address_row_cycles,
		&p.scalar_hit_cycles };
	struct wb_fraction *const part[] = { &p.interval, &p.wave_interval, &p.mem_service, &p.whole_service,
		&p.atomic_service };

	for (uint32_t k = 0; k < WB_COUNT(time); k++)
		*time[k] *= PARTS;
	for (uint32_t k = 0; k < WB_TC_COUNT; k++) {
		p.issue_cycles[k] *= PARTS;
		p.delay_cycles[k] *= PARTS;
	}
	for (uint32_t k = 0; k < WB_COUNT(part); k++)
		part[k]->num = (uint32_t)wb_min_u64((uint64_t)part[k]->num * PARTS, MOST_CYCLES);
	return p;
}

/* Nothing of @m takes time yet. Memory serves a line at once, nearly. */
static struct wb_machine
without_times(const struct wb_machine *m)
{
	struct wb_machine p = *m;

	memset(p.issue_cycles, 0, sizeof p.issue_cycles);
	memset(p.delay_cycles, 0, sizeof p.delay_cycles);
	p.taken_branch_cycles = p.nop_cycles = p.sleep_cycles = p.fetch_cycles = p.dispatch_cycles = 0;
	p.mem_latency_cycles = p.argument_latency_cycles = p.argument_extra_cycles = 0;
	p.lds_service_cycles = p.lds_latency_cycles = p.address_cycles = 0;
	p.address_row_cycles = p.scalar_hit_cycles = 0;
	p.scalar_bytes = 0;
	memset(p.lds_store_rounds, 0, sizeof p.lds_store_rounds);
	p.interval.num = p.wave_interval.num = p.atomic_service.num = p.whole_service.num = 0;
	p.mem_service = (struct wb_fraction){ 1, 1000 };
	return p;
}

/* How much the bound of @b on @m, whose kernel is about @v there, less that of @a unless it is NULL, lacks of @time; at
 * most 0: nothing. */
static int64_t
lacks(struct fit *f, const struct wb_machine *on, const struct times *a, const struct times *b, uint64_t v,
	uint64_t time)
{
	struct wb_machine m = *on;
	uint64_t most, less;

	set(f, &m, b->kit.c.kernel, v);
	most = bound_of(f, &m, b);
	less = a ? bound_of(f, &m, a) : 0;
	return (int64_t)(time + less) - (int64_t)most;
}

/* The least value from @low on with which nothing is lacking. */
static uint64_t
least(struct fit *f, const struct wb_machine *on, const struct times *a, const struct times *b, uint64_t low,
	uint64_t time)
{
	int64_t lack = lacks(f, on, a, b, low, time), then;
	uint64_t high, guess;

	if (lack <= 0 || f->status != WB_OK)
		return low;
	high = wb_min_u64(low + (uint64_t)lack, (uint64_t)MOST_CYCLES * PARTS);	/* there is one event at least */
	then = lacks(f, on, a, b, high, time);
	if (then > 0)
		return low;		/* no value covers it */
	if (lack > then) {		/* bounds are linear in one value, nearly always */
		guess = low + (uint64_t)((double)lack / (double)(lack - then) * (double)(high - low));
		guess = guess < low ? low : guess > high ? high : guess;
		if (lacks(f, on, a, b, guess, time) > 0)
			low = guess;
		else
			high = guess;
		if (high == guess && guess > low && lacks(f, on, a, b, guess - 1, time) > 0)
			return guess;
		if (low == guess && lacks(f, on, a, b, guess + 1, time) <= 0)
			return guess + 1;
	}
	while (high - low > 1) {
		guess = low + (high - low) / 2;
		if (lacks(f, on, a, b, guess, time) > 0)
			low = guess;
		else
			high = guess;
	}
	return high;
}

static uint64_t
whole(double x)
{
	double v = ceil(x * (1 - LIKE)), more = floor(x * ALLOWANCE);

	v = v > more ? v : more;
	return v < 0 ? 0 : v > MOST_CYCLES ? MOST_CYCLES : (uint64_t)v;
}

static uint64_t
parts_of(double cycles)
{
	return cycles <= 0 ? 0 : (uint64_t)(cycles * PARTS);
}

static bool
was_found(const struct fit *f, const char *element, const char *attr)
{
	for (uint32_t i = 0; i < f->value.n; i++)
		if (strcmp(f->value.at[i].element, element) == 0 && strcmp(f->value.at[i].attr, attr) == 0)
			return true;
	return false;
}

/* What @k is about at most, if its few events took @least_few. */
static uint64_t
most_exact(struct fit *f, const struct times *few, const struct times *many, double least_few)
{
	return whole((double)least(f, &f->less, few, many, 0, parts_of((double)many->max - least_few)) / PARTS);
}

/* What @k is about: at most, and at least in parts of a cycle. */
static void
fit_exact(struct fit *f, const struct wb_kit_kernel *k)
{
	struct wb_machine more = in_parts(&f->m);
	const struct times *few, *many;
	/* the loads of another kernel, too */
	bool shared = k->value == WB_KIT_LATENCY && was_found(f, "memory", "latency");
	const char *in_doubt;
	uint64_t v, low;

	if (!ends_of(f, k, &few, &many))
		return;
	if (k->value != WB_KIT_FETCH)
		more.fetch_bytes = 0;
	v = most_exact(f, few, many, undisturbed(f, few->min));
	if (least_of(f, k, few, v) < undisturbed(f, few->min))
		v = most_exact(f, few, many, least_of(f, k, few, v));
	low = least(f, &more, few, many, 0, parts_of(undisturbed(f, many->max) - (double)few->max));
	/* repetitions find arguments in a cache: what the base says of the first access stays */
	if (k->value == WB_KIT_ARGUMENT && v < f->m.argument_latency_cycles)
		v = f->m.argument_latency_cycles;
	in_doubt = k->value == WB_KIT_ARGUMENT ? "" : doubt(f, (double)low / PARTS, (double)v, true);
	v = k->value == WB_KIT_CLASS && !v ? 1 : v;
	v = kept(f, k, v, in_doubt);
	if (!shared || v > *field(&f->m, k)) {
		note_kernel(f, many, in_doubt);
		set(f, &f->m, k, v);
	}
	/* not taken off: waits, which take no time beside what they wait for, and misses, for launches are repeated and
	 * find their code in the cache if it fits */
	if (k->value == WB_KIT_FETCH || (k->value == WB_KIT_CLASS && k->tclass == WB_TC_WAITCNT))
		return;
	if (many->usual < many->max)
		low = least(f, &more, few, many, 0, parts_of(undisturbed(f, many->usual) - (double)few->max));
	low -= low > 0;			/* it is the least that is enough */
	set(f, &f->less, k, shared ? wb_min_u64(*field(&f->less, k), low) : low);
}

/* ---- RATE ---------------------------------------------------------------------------------------------- */
static struct wb_fraction
part(double x, uint32_t den)
{
	double v = ceil(x * ALLOWANCE * den);

	return (struct wb_fraction){ v > MOST_CYCLES ? MOST_CYCLES : v < 0 ? 0 : (uint32_t)v, den };
}

/* What one more event takes: @sure is of the times that decide, @least of most times. */
struct rate {
	double most, sure, least;
	const struct times *by;		/* the row that says so */
};

/* As @r has it; if that is in doubt, and @base is larger, that. */
static struct wb_fraction
rate_part(struct fit *f, const struct rate *r, uint32_t den, struct wb_fraction base)
{
	struct wb_fraction v = part(r->most, den);
	bool less = (double)v.num * base.den < (double)base.num * v.den;

	return less && *doubt(f, r->sure, r->most * ALLOWANCE, false) ? base : v;
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

/* What the turn of a loop on @m keeps the same unit busy with. */
static double
turn_cycles(const struct wb_machine *m, const struct wb_kit_kernel *k)
{
	double waves = ceil((double)wb_kit_items(k, m->wave_lanes) / m->wave_lanes / m->simds),
	       issue = 2.0 * (double)m->issue_cycles[WB_TC_SALU] + (double)m->issue_cycles[WB_TC_CBRANCH],
	       delay = 2.0 * (double)m->delay_cycles[WB_TC_SALU] + (double)m->delay_cycles[WB_TC_CBRANCH] +
		       (double)m->taken_branch_cycles;

	return k->shape == WB_KIT_GROUP ? waves * issue : issue + delay;
}

/* False: there are not two numbers of events. */
static bool
rate(struct fit *f, const struct wb_kit_kernel *k, struct rate *r)
{
	const struct times *few;
	uint64_t t0, t1;
	double more, rest, turns;

	*r = (struct rate){ .by = NULL };
	if (!ends_of(f, k, &few, &r->by))
		return false;
	more = -events(f, few, &t0);
	more += events(f, r->by, &t1);
	if (more <= 0)
		return false;
	turns = (double)(t1 - t0) * turn_cycles(&f->less, k) / PARTS;
	r->most = ((double)r->by->max - undisturbed(f, few->min) - turns) / more;
	if (is_number(f, k))
		r->most = ((double)r->by->max - least_of(f, k, few, whole(r->most)) - turns) / more;
	rest = (double)few->max + (double)(t1 - t0) * turn_cycles(&f->m, k);
	r->sure = (undisturbed(f, r->by->max) - rest) / more;
	r->least = (undisturbed(f, r->by->usual) - rest) / more;
	return true;
}

/* The launch takes what @s takes beyond @bound. */
static void
set_launch(struct fit *f, const struct times *s, uint64_t bound)
{
	uint64_t launch = s->max > bound ? s->max - bound : 0;

	if (launch > MOST_CYCLES && f->status == WB_OK) {
		f->status = WB_BAD_INPUT;
		wb_report(f->cx->diag, WB_E_MEASURED, s->loc,
			"the launch of '%.100s' took %llu cycles: descriptions say at most %u; if something else ran "
			"besides, leave the row out",
			wb_kit_symbol(f->cx->tmp, &s->kit.c), (unsigned long long)launch, MOST_CYCLES);
		return;
	}
	*(s->cold ? &f->m.launch_cold_cycles : &f->m.launch_queued_cycles) = launch;
	note(f, "launch", NULL, s->cold ? "cold" : "queued", s, "");
}

static void
fit_launch(struct fit *f, const struct wb_kit_kernel *k)
{
	const struct times *few, *many;
	struct rate r;

	ends_of(f, k, &few, &many);
	if (few && few->kit.c.groups == 1)
		set_launch(f, few, bound_of(f, &f->less, few) / PARTS);
	if (rate(f, k, &r)) {
		f->m.interval = rate_part(f, &r, 10, f->m.interval);
		note(f, "dispatch", NULL, "interval", r.by, doubt(f, r.sure, r.most * ALLOWANCE, false));
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
fit_service(struct fit *f, const struct rate *r, double others, const struct times *by_other)
{
	const struct wb_fraction base = f->m.whole_service.num ? f->m.whole_service : f->m.mem_service;
	const char *in_doubt = doubt(f, r->sure, r->most * ALLOWANCE, false);
	const struct times *by_whole = r->by;
	double whole_lines = *in_doubt ? fmax(r->most, (double)base.num / base.den) : r->most;
	uint64_t uneven = ratio(f->base->mem_uneven ? f->base->mem_uneven : 1, f->base->mem_uneven_whole ?
		f->base->mem_uneven_whole : f->base->mem_uneven ? f->base->mem_uneven : 1);
	double more = whole_lines > 0 ? others / whole_lines : 1, low = floor(more);

	if (f->base->mem_uneven && !f->base->mem_uneven_whole)
		uneven = f->base->mem_uneven;
	low += more * more > low * (low + 1);	/* a whole number, the nearer one: what it lacks is added to both */
	if (low > (double)uneven)
		uneven = low > 1000000 ? 1000000 : (uint64_t)low;
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
	note(f, "memory", NULL, "service", by_whole, in_doubt);
	if (uneven > 1) {
		note(f, "memory", NULL, "uneven", by_other ? by_other : by_whole, in_doubt);
		note(f, "memory", NULL, "uneven-whole", by_whole, in_doubt);
		f->value.at[f->value.n - 2].measured = f->value.at[f->value.n - 1].measured = false;
	}
}

static void
fit_rate(struct fit *f, const struct wb_kit_kernel *k)
{
	struct rate r, other = { .by = NULL };
	const char *in_doubt;
	uint64_t v;

	if (k->value == WB_KIT_LAUNCH) {
		fit_launch(f, k);
		return;
	}
	if (k->value == WB_KIT_SERVICE || !rate(f, k, &r))
		return;			/* with the kernel for whole lines */
	in_doubt = doubt(f, r.sure, r.most * ALLOWANCE, false);
	switch (k->value) {
	case WB_KIT_WAVE_INTERVAL: f->m.wave_interval = rate_part(f, &r, 100, f->m.wave_interval); break;
	case WB_KIT_ATOMIC: f->m.atomic_service = rate_part(f, &r, 10, f->m.atomic_service); break;
	case WB_KIT_SERVICE_WHOLE:
		for (uint32_t i = 0; wb_kit_kernel(i); i++)
			if (wb_kit_kernel(i)->value == WB_KIT_SERVICE && !other.by)
				rate(f, wb_kit_kernel(i), &other);
		fit_service(f, &r, other.most, other.by);
		f->less.mem_service.num = (uint32_t)wb_min_u64(parts_of(r.least * 1000), MOST_CYCLES);
		f->less.mem_service.num += !f->less.mem_service.num;
		return;
	default:
		v = r.most < 1 ? 1 : whole(r.most);
		in_doubt = doubt(f, r.sure, (double)v, true);
		set(f, &f->m, k, kept(f, k, v, in_doubt));
		set(f, &f->less, k, parts_of(r.least));
		break;
	}
	note_kernel(f, r.by, in_doubt);
}

/* ---- until every time is covered ------------------------------------------------------------------------ */
/* A time that its bound does not reach. If more of it is of the kernel than of the launch, what the kernel is about is
 * raised if that is one number; else the launch. */
static void
raise_to(struct fit *f, const struct times *s)
{
	const struct wb_kit_kernel *k = s->kit.c.kernel;
	uint64_t *launch = s->cold ? &f->m.launch_cold_cycles : &f->m.launch_queued_cycles,
		 bound = bound_of(f, &f->m, s), now, v;

	if (bound + *launch >= s->max || f->status != WB_OK)
		return;
	if (bound > *launch && is_number(f, k)) {
		now = value_of(&f->m, k);
		v = least(f, &f->m, NULL, s, now, s->max - *launch);
		if (v > now) {
			set(f, &f->m, k, v);
			note_kernel(f, s, "");
		}
		bound = bound_of(f, &f->m, s);
	}
	if (bound + *launch >= s->max)
		return;
	name_outlier(f, s, "what else was found makes it", bound + *launch);
	set_launch(f, s, bound);
}

static void
raise_all(struct fit *f, bool cold)
{
	for (uint32_t i = 0; i < f->times.n && f->status == WB_OK; i++)
		if (f->times.at[i].cold == cold)
			raise_to(f, &f->times.at[i]);
}

/* The first launch: at first what that of the empty kernel takes. */
static void
start_cold(struct fit *f)
{
	for (uint32_t k = 0; k < f->times.n; k++) {
		const struct times *s = &f->times.at[k];

		if (is_empty(s, true))
			set_launch(f, s, bound_of(f, &f->less, s) / PARTS);
	}
	if (f->m.launch_cold_cycles < f->m.launch_queued_cycles)
		f->m.launch_cold_cycles = f->m.launch_queued_cycles;
}

static void
fit_all(struct fit *f)
{
	const struct wb_kit_kernel *k;

	f->m.at_most = true;
	f->less = without_times(&f->m);
	find_spread(f);
	for (uint32_t i = 0; i < f->times.n; i++)
		name_outlier(f, &f->times.at[i], "most of its launches at most", f->times.at[i].usual);
	for (uint32_t i = 0; (k = wb_kit_kernel(i)) && f->status == WB_OK; i++) {
		if (k->how == WB_KIT_EXACT)
			fit_exact(f, k);
		else if (k->how == WB_KIT_RATE)
			fit_rate(f, k);
	}
	raise_all(f, false);
	start_cold(f);
	raise_all(f, true);
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
			{ "instruction-cache", "miss", m->fetch_cycles },
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
