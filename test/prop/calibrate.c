/* test/prop/calibrate.c -- a chip that nobody has: the kit measures it, fit describes it, check holds the two together.
 *
 * The chip is a random machine of upper limits, near a built-in one, that the simulator executes with drawn times. It
 * runs the whole kit, some times in full length, short kernels more often. From its times alone fit must find, of each
 * value that the kit shows, no less than it is and at most a tenth more, or two cycles; no bound of a kernel may be
 * below a time of the chip; and when a value of the description that is found is lowered, some bound must be. Then
 * noise makes each of the same times longer, by up to a fifth: no value may be below what it is then, too. Up to 2 % of
 * noise leave each value as near, or it is named as one that is not resolved, as few are.
 *
 *	calibrate [SEED [MACHINES [FIRST]]]
 */
#include <math.h>

#include "../../src/cli/fit.h"
#include "../lib/kernel.h"
#include "../lib/prop.h"
#include "wavebound/sim.h"
#include "wavebound/timed.h"

#define SHORT_RUNS 60			/* of kernels of few events: enough that one of them takes all times in full */
#define FEW_RUNS 8			/* of some: that one of them takes little but for these */
#define LONG_RUNS 2

#define LITTLE 20			/* noise with which values are within a tenth still */

static uint64_t shown, lowered;
static uint64_t doubts[3];		/* values not resolved: without noise, with little, with more */
static uint32_t noise;			/* a measurement takes up to so many thousandths more than the run */

/* ---- the chip ------------------------------------------------------------------------------------- */
static void
put_value(struct fit_values *v, const char *element, const char *name, const char *attr, uint32_t value, uint32_t den)
{
	struct fit_value one = { .element = element, .name = name, .attr = attr, .source = "drawn", .measured = true };

	one.text = den == 1 ? wb_format(prop.cx->unit, "%u", value) : wb_format(prop.cx->unit, "%u/%u", value, den);
	WB_PUSH(prop.cx->unit, v, one);
}

static const struct wb_machine *
described(const struct wb_machine *from, const char *name, const struct fit_values *v)
{
	struct wb_out o = wb_out_new(prop.cx->unit);
	const struct wb_machine *m = NULL;

	fit_describe(prop.cx, from, name, v, &o);
	if (wb_machine_read(prop.cx, wb_file_add(prop.cx->files, WB_FILE_TEXT, name, o.at, o.n), &m) != WB_OK)
		prop_fail("no description: %s", prop.cx->diag->message.at[0].text);
	return m;
}

/* What the kit does not see: address units, and what stores to LDS take at least. Most chips have no instruction cache,
 * whose kernel is a large one. */
static bool
is_unseen(const struct wb_machine_value *v)
{
	return (prop.number % 5 && strcmp(v->element, "instruction-cache") == 0) ||
		strcmp(v->element, "address-unit") == 0 || strncmp(v->attr, "store", 5) == 0;
}

/* A small device that is like @chip, without these. */
static const struct wb_machine *
small(const struct wb_machine *chip)
{
	struct fit_values v = { NULL, 0, 0 };
	struct wb_machine some = *chip;

	some.value.n = 0;
	some.value.at = WB_ROOM(prop.cx->unit, struct wb_machine_value, chip->value.n);
	some.value.cap = chip->value.n;
	for (uint32_t k = 0; k < chip->value.n; k++)
		if (!is_unseen(&chip->value.at[k]))
			some.value.at[some.value.n++] = chip->value.at[k];
	put_value(&v, "units", NULL, "compute-units", 8, 1);
	put_value(&v, "dispatch", NULL, "dispatchers", 1 + below(2), 1);
	return described(&some, "near", &v);
}

/* Launches of the kit are repeated: code that fits the instruction cache is there. */
static struct wb_machine
warm(const struct wb_machine *chip)
{
	struct wb_machine m = *chip;

	m.fetch_bytes = m.fetch_line_bytes = m.fetch_units = 0;
	m.fetch_cycles = 0;
	return m;
}

static uint32_t
between(uint32_t low, uint32_t high)
{
	return low + below(high - low + 1);
}

/* The chip: times of its own, of those that the kit shows. */
static const struct wb_machine *
hidden(const struct wb_machine *near)
{
	static const char *const class[] = { "salu", "cbranch", "saveexec", "valu", "valu-fma32", "valu-quarter",
		"valu-trans",
		"valu-cvt", "valu-shift64", "valu-f64-add", "valu-f64-mul", "valu-f64-trans", "nop", "waitcnt",
		"lds-write64", "lds-write128", "lds-atomic", "lds-atomic64", "lds-read", "vmem-load", "vmem-store" };
	struct fit_values v = { NULL, 0, 0 };
	/* stream keeps memory busy: what is in flight takes longer than an access */
	uint32_t queued = between(2000, 30000), service = between(100, 900), latency = 12 * service;

	for (size_t k = 0; k < WB_COUNT(class); k++)
		put_value(&v, "class", class[k], "issue",
			class[k][0] == 'l' || class[k][0] == 'v' ? between(9, 70) : between(1, 12), 1);
	put_value(&v, "taken-branch", NULL, "delay", between(0, 60), 1);
	put_value(&v, "wait-state", NULL, "delay", between(1, 9), 1);
	put_value(&v, "sleep-unit", NULL, "delay", between(20, 90), 1);
	put_value(&v, "memory", NULL, "latency", between(300, latency < 4000 ? latency : 4000), 1);
	put_value(&v, "memory", NULL, "service", service, 1000);
	put_value(&v, "memory", NULL, "uneven", 8, 1);
	put_value(&v, "memory", NULL, "uneven-whole", 2, 1);
	put_value(&v, "memory", NULL, "atomic-service", between(100, 400), 10);
	put_value(&v, "lds", NULL, "latency", between(20, 200), 1);
	put_value(&v, "lds", NULL, "service", between(1, 2), 1);
	put_value(&v, "dispatch", NULL, "interval", between(20, 200), 10);
	put_value(&v, "dispatch", NULL, "wave-interval", between(200, 400), 100);
	if (near->fetch_bytes)
		put_value(&v, "instruction-cache", NULL, "miss", between(100, 2000), 1);
	put_value(&v, "launch", NULL, "queued", queued, 1);
	put_value(&v, "launch", NULL, "cold", queued + between(0, 60000), 1);
	return described(near, "hidden", &v);
}

/* ---- its measurements --------------------------------------------------------------------------------- */
/* Cycles of one run of @c; UINT64_MAX: there is none. */
static uint64_t
run(const struct wb_machine *cold, const char *target, const struct wb_kit_case *c, uint64_t seed)
{
	static struct wb_module *m;
	static const struct wb_kit_case *of;
	static struct wb_launch *launch;
	struct wb_arena_mark mark = wb_arena_mark(prop.cx->tmp);
	const struct wb_timed_hooks hooks = { .user = NULL };
	struct wb_sim_buffer *buffer;
	struct wb_timed t = { .cycles = 0 };
	const struct wb_machine cached = warm(cold),
				*chip = c->kernel->value == WB_KIT_FETCH ? cold : &cached;
	struct wb_sim *sim;
	uint32_t n, items = wb_kit_items(c->kernel, chip->wave_lanes);

	if (of != c) {
		struct wb_out o = wb_out_new(prop.cx->unit);

		wb_kit_text(prop.cx, target, chip->wave_lanes, c, 1, &o);
		m = kernel_read(prop.cx, &o);
		launch = m ? kernel_launch(prop.cx, m,
				     wb_format(prop.cx->unit,
					     "<launch grid='%llu' workgroup='%u'>"
					     "<buffer name='buffer' init='zero' bytes='%llu'/></launch>",
					     (unsigned long long)(c->groups * items), items,
					     (unsigned long long)wb_kit_bytes(c->kernel, c->count, c->groups))) :
			     NULL;
		of = c;
	}
	if (!launch || wb_sim_prepare(prop.cx, m, kernel_of(m), launch, chip, kernel_no_files, NULL, &sim, &buffer,
			       &n) != WB_OK)
		return UINT64_MAX;
	if (seed)
		wb_sim_jitter(sim, seed);
	if (wb_timed_run(prop.cx, sim, m, kernel_of(m), chip, 0, 0, &hooks, &t) != WB_OK ||
		t.status != WB_TIMED_FINISHED)
		return UINT64_MAX;
	wb_arena_reset(prop.cx->tmp, mark);
	return t.cycles;
}

/* @cycles as they are measured: nothing is measured too short. */
static uint64_t
measured_ps(uint64_t cycles)
{
	return cycles * 1000 + cycles * below(noise + 1);
}

/* Cycles of all runs of a case. */
struct runs {
	uint64_t at[SHORT_RUNS];
	uint32_t n;
};

static void
add_row(struct wb_measurements *out, const struct wb_machine *chip, const struct wb_kit_case *c, const char *target,
	bool cold, const struct runs *r)
{
	uint32_t items = wb_kit_items(c->kernel, chip->wave_lanes);
	struct wb_measured m = { .kernel = wb_kit_symbol(prop.cx->unit, c), .target = target, .khz = 1000000,
		.repetitions = r->n, .launched = cold ? WB_LAUNCHED_COLD : WB_LAUNCHED_QUEUED, .min_ps = UINT64_MAX };
	uint64_t launch = cold ? chip->launch_cold_cycles : chip->launch_queued_cycles, sum = 0;

	m.grid = wb_format(prop.cx->unit, "%llu", (unsigned long long)(c->groups * items));
	m.workgroup = wb_format(prop.cx->unit, "%u", items);
	for (uint32_t k = 0; k < r->n; k++) {
		uint64_t ps = measured_ps(r->at[k] + launch);

		sum += ps;
		m.min_ps = ps < m.min_ps ? ps : m.min_ps;
		m.max_ps = ps > m.max_ps ? ps : m.max_ps;
	}
	m.mean_ps = sum / r->n;
	m.p95_ps = m.max_ps;
	WB_PUSH(prop.cx->unit, &out->row, m);
}

static bool
execute(const struct wb_machine *chip, const char *target, const struct wb_kit_case *c, struct runs *r)
{
	bool alone = c->groups == 1 && c->kernel->value != WB_KIT_FETCH;

	r->n = !alone || c->count > 64 ? LONG_RUNS : c->count == 1 ? SHORT_RUNS : FEW_RUNS;
	for (uint32_t i = 0; i < r->n; i++) {
		/* of kinds 1 and 2 are runs that take most times in full, or nearly; of few runs one must */
		uint32_t kind = r->n == LONG_RUNS ? 1 : i % 5 == 4 ? 0 : 1 + i % 2;

		r->at[i] = run(chip, target, c, 3 * (1 + below(1000000)) + kind);
		if (!prop_expect(r->at[i] != UINT64_MAX, "%s does not run to its end: %s",
			    wb_kit_symbol(prop.cx->tmp, c),
			    prop.cx->diag->message.n ? prop.cx->diag->message.at[0].text : "no message"))
			return false;
	}
	return true;
}

/* ---- what is held against what -------------------------------------------------------------------------- */
/* Whether what was found of the value is named as not resolved. */
static bool
is_in_doubt(const struct fit_values *found, const char *element, const char *name, const char *attr)
{
	for (uint32_t k = 0; k < found->n; k++) {
		const struct fit_value *v = &found->at[k];

		if (strcmp(v->element, element) == 0 && strcmp(v->attr, attr) == 0 &&
			(!name || strcmp(v->name, name) == 0))
			return !v->resolved;
	}
	return false;
}

/* What noise adds to a launch is part of it; other values are near what they are, or in doubt. */
static void
hold(const struct fit_values *found, const char *element, const char *name, const char *attr, double is, double fitted)
{
	double with = strcmp(element, "launch") == 0 ? is * (1 + noise / 1000.0) : is;
	bool in_doubt = is_in_doubt(found, element, name, attr);

	shown++;
	doubts[noise > LITTLE ? 2 : noise > 0] += in_doubt;
	prop_expect(fitted >= is && (in_doubt || noise > LITTLE || fitted <= with * 1.1 + 2),
		"%s %s %s is %.3f, and fitted %.3f (noise %u)", element, name ? name : "", attr, is, fitted, noise);
}

static double
of_fraction(struct wb_fraction f)
{
	return (double)f.num / f.den;
}

static void
compare(const struct fit_values *f, const struct wb_machine *chip, const struct wb_machine *m)
{
	static const uint32_t class[] = { WB_TC_SALU, WB_TC_CBRANCH, WB_TC_SAVEEXEC, WB_TC_VALU, WB_TC_VALU_FMA32,
		WB_TC_VALU_QUARTER, WB_TC_VALU_TRANS, WB_TC_VALU_CVT, WB_TC_VALU_SHIFT64, WB_TC_VALU_F64ADD,
		WB_TC_VALU_F64MUL, WB_TC_VALU_F64TRANS, WB_TC_VALU_LANE, WB_TC_BARRIER, WB_TC_NOP, WB_TC_WAITCNT,
		WB_TC_LDS_READ, WB_TC_LDS_WRITE, WB_TC_LDS_WRITE64, WB_TC_LDS_ATOMIC,
		WB_TC_LDS_ATOMIC64, WB_TC_VMEM_LOAD, WB_TC_VMEM_STORE };
	const struct {
		const char *element, *attr;
		double is, fitted;
	} of[] = {
#define CYCLES(field) (double)chip->field, (double)m->field
#define FRACTION(field) of_fraction(chip->field), of_fraction(m->field)
		{ "taken-branch", "delay", CYCLES(taken_branch_cycles) },
		{ "wait-state", "delay", CYCLES(nop_cycles) },
		{ "sleep-unit", "delay", CYCLES(sleep_cycles) },
		{ "memory", "latency", CYCLES(mem_latency_cycles) },
		{ "lds", "latency", CYCLES(lds_latency_cycles) },
		{ "lds", "service", CYCLES(lds_service_cycles) },
		{ "memory", "uneven", FRACTION(mem_service) },
		{ "memory", "service", FRACTION(whole_service) },
		{ "memory", "atomic-service", FRACTION(atomic_service) },
		{ "dispatch", "wave-interval", FRACTION(wave_interval) },
		{ "instruction-cache", "miss", CYCLES(fetch_cycles) },
		{ "launch", "queued", CYCLES(launch_queued_cycles) },
		{ "launch", "cold", CYCLES(launch_cold_cycles) },
		{ "dispatch", "interval", fmax(of_fraction(chip->interval), of_fraction(chip->wave_interval)),
			of_fraction(m->interval) },
	};

	for (size_t k = 0; k < WB_COUNT(class); k++)
		hold(f, "class", wb_tclass_name[class[k]], "issue",
			(double)(chip->issue_cycles[class[k]] + chip->delay_cycles[class[k]]),
			(double)(m->issue_cycles[class[k]] + m->delay_cycles[class[k]]));
	for (size_t k = 0; k < WB_COUNT(of); k++)
		hold(f, of[k].element, NULL, of[k].attr, of[k].is, of[k].fitted);
}

/* The first row whose time is above its bound on @m; NULL: none is. */
static const struct wb_measured *
above(const struct wb_machine *m, const struct wb_measurements *rows)
{
	struct wb_request r = wb_request_new();
	uint64_t cycles = 0;

	r.exact_limit = 0;
	for (uint32_t k = 0; k < rows->row.n; k++) {
		const struct wb_measured *row = &rows->row.at[k];
		struct cli_kit_row kit;
		const char *why = "";

		if (!cli_kit_row(prop.cx, m, row, &kit))
			return row;
		kit.asked.req = &r;
		if (row->launched != WB_LAUNCHED_COLD &&	/* rows of a cold launch follow those of others */
			!prop_expect(cli_bound_asked(prop.cx, &kit.asked, &cycles, &why) == WB_OK,
				"%s has no bound: %s", row->kernel, why))
			return row;
		if (wb_machine_launched(m, cycles, row->launched == WB_LAUNCHED_COLD) <
				wb_measured_cycles(row->max_ps, row->khz))
			return row;
	}
	return NULL;
}

/* A value that short kernels show in full, lowered by one or more: check must find it. */
static void
lower(const struct wb_machine *chip, const struct wb_measurements *rows)
{
	struct wb_machine m = warm(chip);
	uint64_t *const value[] = { &m.issue_cycles[WB_TC_SALU], &m.issue_cycles[WB_TC_VALU],
		&m.issue_cycles[WB_TC_VALU_TRANS], &m.issue_cycles[WB_TC_VALU_F64MUL], &m.issue_cycles[WB_TC_NOP],
		&m.nop_cycles, &m.sleep_cycles, &m.taken_branch_cycles, &m.launch_queued_cycles, &m.launch_cold_cycles,
		&m.mem_latency_cycles, &m.argument_latency_cycles, &m.fetch_cycles };
	uint64_t *v = value[prop.number % WB_COUNT(value)];

	if (!*v)
		return;
	if (v == &m.fetch_cycles)
		m = *chip;
	/* waits are charged beside what they wait for */
	*v -= v == &m.mem_latency_cycles || v == &m.argument_latency_cycles || v == &m.fetch_cycles ? *v / 10 : 1;
	m.argument_extra_cycles = m.argument_latency_cycles < m.mem_latency_cycles ? 0 :
		m.argument_latency_cycles - m.mem_latency_cycles;
	lowered++;
	prop_expect(above(&m, rows) != NULL, "value %zu is lowered, and no bound is below its time",
		(size_t)(prop.number % WB_COUNT(value)));
}

/* From the times of all cases to a description, and back. */
static void
circle(const struct wb_machine *near, const struct wb_machine *chip, const char *target, const struct wb_kit_cases *all,
	const struct runs *runs)
{
	struct wb_measurements rows = { .trace = false };
	struct wb_out xml = wb_out_new(prop.cx->unit);
	const struct wb_machine *m;
	const struct wb_measured *row;
	struct fit_values found;

	for (uint32_t k = 0; k < all->n; k++)
		for (int cold = 0; cold < 2; cold++)
			add_row(&rows, chip, &all->at[k], target, cold, &runs[k]);
	if (!prop_expect(fit_measurements(prop.cx, near, &rows, 0, "fitted", &found, &xml) == WB_OK, "no fit: %s",
		    prop.cx->diag->message.n ? prop.cx->diag->message.at[0].text : ""))
		return;
	if (wb_machine_read(prop.cx, wb_file_add(prop.cx->files, WB_FILE_TEXT, "fitted.xml", xml.at, xml.n), &m) !=
		WB_OK) {
		prop_fail("what fit writes cannot be read");
		return;
	}
	compare(&found, chip, m);
	row = above(m, &rows);
	prop_expect(!row, "%s is above its bound on what was fitted (noise %u)", row ? row->kernel : "", noise);
	if (noise)
		return;
	row = above(chip, &rows);
	prop_expect(!row, "%s is above its bound on the chip itself", row ? row->kernel : "");
	lower(chip, &rows);
}

/* Measures the chip, and describes it from times without and with noise. */
static void
describe(const struct wb_machine *near, const struct wb_machine *chip, const char *target)
{
	struct wb_kit_cases all = { NULL, 0, 0 };
	struct runs *runs;

	wb_kit_cases(prop.cx, near, target, &all);
	runs = WB_NEW(prop.cx->unit, struct runs, all.n);
	for (uint32_t k = 0; k < all.n; k++)
		if (!execute(chip, target, &all.at[k], &runs[k]))
			return;
	noise = 0;
	circle(near, chip, target, &all, runs);
	noise = 1 + below(prop.number % 2 ? LITTLE : 200);
	circle(near, chip, target, &all, runs);
}

int
main(int argc, char **argv)
{
	static const struct {
		const char *chip, *target;
	} of[] = { { "vega10", "gfx900" }, { "polaris12", "gfx803" }, { "mi210", "gfx90a" }, { "mi300x", "gfx942" },
		{ "navi21", "gfx1030" }, { "navi31", "gfx1100" }, { "navi21-wave64", "gfx1030" } };

	prop_start(argc, argv, prop_share(100) == 100 ? 1000 : 14);
	while (prop_next()) {
		uint32_t k = prop_turn(WB_COUNT(of));
		const struct wb_machine *near = small(prop_machine(of[k].chip)), *chip = near ? hidden(near) : NULL;

		if (chip)
			describe(near, chip, of[k].target);
	}
	prop_tried(shown, 60 * prop.count, "values compared");
	prop_tried(lowered, prop.count / 2, "values lowered");
	printf("%10llu %llu %llu not resolved without noise, with up to 2 %%, with more\n",
		(unsigned long long)doubts[0], (unsigned long long)doubts[1], (unsigned long long)doubts[2]);
	prop_expect((doubts[0] + doubts[1]) * 50 < shown + 200, "one value of 50 is not resolved");
	return prop_end();
}
