/* src/machine/load.c -- machine XML to struct wb_machine.
 *
 * The tables below have one row per number: the element and the attribute that hold it, and the field that receives it.
 * The schema has checked the structure. Here the timing classes are checked for completeness, and the numbers against
 * each other. The hash covers the numbers alone, in the order of the tables, so names, comments and sources do not
 * change it.
 */
#include <stdio.h>

#include "private.h"
#include "wavebound/minisimt.h"
#include "wavebound/suggest.h"

enum form { NUMBER, POWER_OF_TWO, FRACTION };
struct field {
	const char *element, *attr;
	uint16_t at, bytes;
	enum form form;
};
#define OF_FORM(element, attr, member, form) \
	{ element, attr, offsetof(struct wb_machine, member), sizeof(((struct wb_machine *)0)->member), form }
#define FIELD(element, attr, member) OF_FORM(element, attr, member, NUMBER)
#define POWER(element, attr, member) OF_FORM(element, attr, member, POWER_OF_TWO)
#define PART(element, attr, member) OF_FORM(element, attr, member, FRACTION)

static const struct field fields[] = {
	FIELD("units", "compute-units", cus),
	FIELD("units", "simds", simds),
	FIELD("units", "waves", waves),
	FIELD("units", "lanes", wave_lanes),
	FIELD("clock", "mhz", clock_mhz),
	FIELD("dispatch", "delay", dispatch_cycles),
	FIELD("dispatch", "dispatchers", dispatchers),
	PART("dispatch", "interval", interval),
	PART("dispatch", "wave-interval", wave_interval),
	POWER("instruction-cache", "bytes", fetch_bytes),
	POWER("instruction-cache", "line-bytes", fetch_line_bytes),
	FIELD("instruction-cache", "units", fetch_units),
	FIELD("instruction-cache", "miss", fetch_cycles),
	POWER("scalar-cache", "bytes", scalar_bytes),
	POWER("scalar-cache", "line-bytes", scalar_line_bytes),
	FIELD("scalar-cache", "units", scalar_units),
	FIELD("scalar-cache", "hit", scalar_hit_cycles),
	FIELD("launch", "queued", launch_queued_cycles),
	FIELD("launch", "cold", launch_cold_cycles),
	FIELD("taken-branch", "delay", taken_branch_cycles),
	FIELD("wait-state", "delay", nop_cycles),
	FIELD("sleep-unit", "delay", sleep_cycles),
	POWER("memory", "line-bytes", line_bytes),
	PART("memory", "service", mem_service),
	FIELD("memory", "uneven", mem_uneven),
	FIELD("memory", "uneven-whole", mem_uneven_whole),
	FIELD("memory", "argument-latency", argument_latency_cycles),
	PART("memory", "atomic-service", atomic_service),
	FIELD("memory", "latency", mem_latency_cycles),
	POWER("access", "align-bytes", access_align_bytes),
	POWER("access", "global-align-bytes", global_align_bytes),
	POWER("access", "lds-align-bytes", lds_align_bytes),
	FIELD("address-unit", "cycles", address_cycles),
	FIELD("address-unit", "row-cycles", address_row_cycles),
	FIELD("lds", "service", lds_service_cycles),
	FIELD("lds", "latency", lds_latency_cycles),
	FIELD("lds", "banks", lds_banks),
	FIELD("lds", "bank-bytes", lds_bank_bytes),
	FIELD("lds", "store-rounds", lds_store_rounds[0]),
	FIELD("lds", "store64-rounds", lds_store_rounds[1]),
	FIELD("lds", "store128-rounds", lds_store_rounds[2]),
	FIELD("workgroups", "max", max_workgroups),
	FIELD("workgroups", "barriers", barrier_slots),
	FIELD("vector-registers", "count", vgprs),
	FIELD("vector-registers", "granule", vgpr_granule),
	FIELD("scalar-registers", "count", sgprs),
	FIELD("scalar-registers", "granule", sgpr_granule),
	FIELD("lds-memory", "bytes", lds_bytes),
	FIELD("lds-memory", "granule", lds_granule_bytes),
	FIELD("lds-memory", "max-per-workgroup", lds_max_bytes),
	FIELD("cu-mode", "units", cu_mode_units),
	FIELD("split", "simds", split_simds),
	FIELD("split", "split", split_cycles),
	FIELD("split", "merge", merge_cycles),
};
static const struct field mini_fields[] = {
	FIELD("threads", "most", threads),
	FIELD("threads", "per-warp", wave_lanes),
	FIELD("instruction", "time", inst_cycles),
	FIELD("memory", "latency", mem_latency_cycles),
};
static const struct field sim_d_fields[] = {
	POWER("work-group", "threads", sim_d.threads),
	POWER("work-group", "lanes", sim_d.lanes),
	POWER("work-group", "reciprocal", sim_d.reciprocals),
	FIELD("pipeline", "decode", sim_d.decode_stages),
	FIELD("pipeline", "execute", sim_d.execute_stages),
	FIELD("pipeline", "divide", sim_d.divide_cycles),
	FIELD("clock", "compute-mhz", sim_d.compute_mhz),
	FIELD("clock", "dram-mhz", sim_d.dram_mhz),
	FIELD("program", "instructions", sim_d.most_insts),
	FIELD("program", "instruction-bytes", sim_d.inst_bytes),
	FIELD("program", "control-stack", sim_d.control_stack),
	POWER("dram", "banks", sim_d.dram.banks),
	POWER("dram", "bank-groups", sim_d.dram.bank_groups),
	POWER("dram", "row-bytes", sim_d.dram.row_bytes),
	FIELD("dram", "queue", sim_d.dram.queue),
	FIELD("timing", "rcd", sim_d.dram.RCD),
	FIELD("timing", "rp", sim_d.dram.RP),
	FIELD("timing", "cl", sim_d.dram.CL),
	FIELD("timing", "cwl", sim_d.dram.CWL),
	FIELD("timing", "wr", sim_d.dram.WR),
	FIELD("timing", "ras", sim_d.dram.RAS),
	FIELD("timing", "rc", sim_d.dram.RC),
	FIELD("timing", "rtp", sim_d.dram.RTP),
	FIELD("timing", "ccds", sim_d.dram.CCDS),
	FIELD("timing", "ccdl", sim_d.dram.CCDL),
	FIELD("timing", "rrds", sim_d.dram.RRDS),
	FIELD("timing", "rrdl", sim_d.dram.RRDL),
	FIELD("timing", "faw", sim_d.dram.FAW),
	FIELD("timing", "bl", sim_d.dram.BL),
	FIELD("refresh", "rfc", sim_d.dram.RFC),
	FIELD("refresh", "refi", sim_d.dram.REFI),
	POWER("scratchpad", "line-words", sim_d.line_words),
	FIELD("scratchpad", "bytes", sim_d.scratchpad_bytes),
};

/* The kinds of machine: their names, and the numbers that describe each. */
static const struct kind {
	const char *name;
	const struct field *fields;
	uint32_t n;
} kinds[] = {
	[WB_MACHINE_GCN] = { "gcn", fields, WB_COUNT(fields) },
	[WB_MACHINE_MINI_SIMT] = { "mini-simt", mini_fields, WB_COUNT(mini_fields) },
	[WB_MACHINE_SIM_D] = { "sim-d", sim_d_fields, WB_COUNT(sim_d_fields) },
};

static void
store(struct wb_machine *m, const struct field *f, uint64_t v)
{
	uint32_t v32 = (uint32_t)v;	/* the schema allows no more than 10^9 */

	memcpy((char *)m + f->at, f->bytes == 8 ? (const void *)&v : (const void *)&v32, f->bytes);
}

static struct wb_fraction
fetch_fraction(const struct wb_machine *m, const struct field *f)
{
	struct wb_fraction v;

	memcpy(&v, (const char *)m + f->at, sizeof v);
	return v;
}

static uint64_t
fetch(const struct wb_machine *m, const struct field *f)
{
	uint64_t v = 0;
	uint32_t v32;

	if (f->form == FRACTION)
		return fetch_fraction(m, f).num;
	if (f->bytes == 8) {
		memcpy(&v, (const char *)m + f->at, 8);
		return v;
	}
	memcpy(&v32, (const char *)m + f->at, 4);
	return v32;
}

/* Reads a number. The schema has checked it, but XML Schema allows blanks around it and a plus sign; we do not. */
static bool
read_number(struct wb_ctx *cx, const struct wb_xml_attr *a, uint64_t *out)
{
	if (wb_parse_decimal(a->value, out) && *out <= 1000000000)
		return true;
	wb_report(cx->diag, WB_E_MACHINE_VALUE, a->loc, "'%.40s' is no number from 0 to 1000000000", a->value);
	return false;
}

/* Reads a number of cycles: a whole one, or "41/5". */
static bool
fraction(struct wb_ctx *cx, const struct wb_xml_attr *a, struct wb_fraction *out)
{
	const char *bar = strchr(a->value, '/');
	uint64_t num, den = 1;

	if (wb_parse_decimal(wb_format(cx->tmp, "%.*s", bar ? (int)(bar - a->value) : 20, a->value), &num) &&
		(!bar || wb_parse_decimal(bar + 1, &den)) && num <= 1000000000 && den && den <= 1000) {
		*out = (struct wb_fraction){ (uint32_t)num, (uint32_t)den };
		return true;
	}
	wb_report(cx->diag, WB_E_MACHINE_VALUE, a->loc,
		"'%.40s' is no number of cycles, as 12 or 41/5: at most 1000000000, over at most 1000", a->value);
	return false;
}

/* Reads the value of @a into field @f. */
static bool
read_value(struct wb_ctx *cx, const struct wb_xml_attr *a, struct wb_machine *m, const struct field *f)
{
	struct wb_fraction part;
	uint64_t v;

	if (f->form == FRACTION) {
		if (!fraction(cx, a, &part))
			return false;
		memcpy((char *)m + f->at, &part, sizeof part);
		return true;
	}
	if (!read_number(cx, a, &v))
		return false;
	if (f->form == POWER_OF_TWO && (v == 0 || (v & (v - 1)))) {
		wb_report(cx->diag, WB_E_MACHINE_VALUE, a->loc, "%s of <%s> must be a power of two", f->attr,
			f->element);
		return false;
	}
	store(m, f, v);
	return true;
}

static bool
read_fields(struct wb_ctx *cx, const struct wb_xml *x, struct wb_machine *m)
{
	bool ok = true;
	const struct kind *all = &kinds[m->kind];

	for (uint32_t k = 0; k < all->n; k++) {
		const struct field *f = &all->fields[k];
		const struct wb_xml_attr *a = wb_xml_is(x, f->element) ? wb_xml_attr(x, NULL, f->attr) : NULL;

		ok = (!a || read_value(cx, a, m, f)) && ok;
	}
	return ok;
}

static bool
no_class(struct wb_ctx *cx, const struct wb_xml_attr *name)
{
	struct wb_suggestion s = { .name = NULL };

	for (uint32_t k = 0; k < WB_TC_COUNT; k++)
		wb_suggest(&s, name->value, strlen(name->value), wb_tclass_name[k]);
	wb_report(cx->diag, WB_E_MACHINE_CLASS, name->loc, "there is no timing class '%.40s'%s%s%s", name->value,
		s.name ? "; is '" : "", s.name ? s.name : "", s.name ? "' meant?" : "");
	return false;
}

static bool
read_class(struct wb_ctx *cx, const struct wb_xml *x, struct wb_machine *m, bool *seen)
{
	const struct wb_xml_attr *name = wb_xml_attr(x, NULL, "name"), *delay = wb_xml_attr(x, NULL, "delay");
	uint32_t k = 0;

	while (k < WB_TC_COUNT && strcmp(wb_tclass_name[k], name->value) != 0)
		k++;
	if (k == WB_TC_COUNT)
		return no_class(cx, name);
	if (seen[k]) {
		wb_report(cx->diag, WB_E_MACHINE_CLASS, name->loc, "timing class '%s' is stated twice", name->value);
		return false;
	}
	seen[k] = true;
	return read_number(cx, wb_xml_attr(x, NULL, "issue"), &m->issue_cycles[k]) &&
		(!delay || read_number(cx, delay, &m->delay_cycles[k]));
}

/* The class whose times @tclass has if the description does not state it; never a faster one. Matrix instructions
 * are charged as those with the most passes, scalar floats as the slowest vector class. A class that every description
 * must state is returned itself. */
static uint32_t
charged_as(uint32_t tclass)
{
	if (tclass >= WB_TC_MFMA2 && tclass < WB_TC_MFMA16)
		return WB_TC_MFMA16;
	return tclass == WB_TC_SALU_FLOAT ? WB_TC_VALU_TRANS : tclass;
}

static bool
is_optional(uint32_t tclass)
{
	return charged_as(tclass) != tclass;
}

static void
fill_optional(struct wb_machine *m, const bool *seen)
{
	for (uint32_t k = 0; k < WB_TC_COUNT; k++)
		if (is_optional(k) && !seen[k]) {
			m->issue_cycles[k] = m->issue_cycles[charged_as(k)];
			m->delay_cycles[k] = m->delay_cycles[charged_as(k)];
		}
}

static bool
all_classes(struct wb_ctx *cx, struct wb_loc loc, const bool *seen)
{
	bool all = true;

	for (uint32_t k = 0; k < WB_TC_COUNT; k++) {
		if (seen[k] || is_optional(k))
			continue;
		if (all)
			wb_report(cx->diag, WB_E_MACHINE_CLASS, loc, "timing classes are missing");
		all = false;
		wb_note(cx->diag, WB_NO_LOC, "missing: <class name=\"%s\" issue=\"...\" source=\"...\"/>, %s",
			wb_tclass_name[k], wb_tclass_what[k]);
	}
	return all;
}

/* Checks the numbers of a Sim-D machine against what its model assumes. */
static bool
sim_d_consistent(struct wb_ctx *cx, struct wb_loc loc, const struct wb_sim_d *d)
{
	const struct { bool ok; const char *rule;
	} rule[] = {
		{ d->threads <= 1024 && d->lanes <= d->threads && d->reciprocals <= d->lanes,
			"a work-group has at most 1024 threads, lanes as many, and reciprocals as lanes" },
		{ d->decode_stages == 1 || d->decode_stages == 3, "a pipeline decodes in 1 or 3 stages" },
		{ d->execute_stages >= 3 && d->execute_stages <= 64 && d->divide_cycles <= 1024,
			"a pipeline executes in 3 to 64 stages, and divides in at most 1024 cycles" },
		{ d->dram.banks >= 2 && d->dram.banks <= WB_DRAM_MOST_BANKS && d->dram.bank_groups >= 2 &&
				d->dram.bank_groups <= d->dram.banks,
			"DRAM has 2 to 32 banks, and 2 groups of them at least" },
		{ d->dram.row_bytes >= 128 && d->dram.row_bytes <= 8192 && d->dram.queue <= 32,
			"a DRAM row has 128 to 8192 bytes, a queue at most 32 bursts" },
		{ d->dram.RFC < d->dram.REFI, "rfc is less than refi" },
		{ d->line_words <= d->threads && d->most_insts <= 8192 && d->control_stack <= 256,
			"a scratchpad line has no more words than a work-group threads; 8192 instructions and 256 "
			"entries of control stack are the most" },
	};

	for (size_t k = 0; k < WB_COUNT(rule); k++)
		if (!rule[k].ok) {
			wb_report(cx->diag, WB_E_MACHINE_VALUE, loc, "%s", rule[k].rule);
			return false;
		}
	return true;
}

static bool
consistent(struct wb_ctx *cx, struct wb_loc loc, const struct wb_machine *m)
{
	if (m->kind == WB_MACHINE_MINI_SIMT &&
		(m->wave_lanes > WB_MSIMT_MOST_LANES || m->threads > WB_MSIMT_MOST_THREADS)) {
		wb_report(cx->diag, WB_E_MACHINE_VALUE, loc, "a warp has at most %d threads and a machine %d",
			WB_MSIMT_MOST_LANES, WB_MSIMT_MOST_THREADS);
		return false;
	}
	if (m->kind == WB_MACHINE_SIM_D && !sim_d_consistent(cx, loc, &m->sim_d))
		return false;
	if (m->lds_max_bytes > m->lds_bytes) {
		wb_report(cx->diag, WB_E_MACHINE_VALUE, loc,
			"a workgroup may have %u bytes of LDS, but a compute unit has only %u", m->lds_max_bytes,
			m->lds_bytes);
		return false;
	}
	return wb_machine_cu_mode_consistent(cx, loc, m);
}

/* Sets what a description of a GCN machine need not state, and takes together what it states apart. */
static bool
finish(struct wb_ctx *cx, struct wb_loc loc, struct wb_machine *m)
{
	uint64_t service = (uint64_t)m->mem_service.num * (m->mem_uneven ? m->mem_uneven : 1);

	m->dispatchers = m->dispatchers ? m->dispatchers : 1;
	if (!m->interval.den)
		m->interval.den = 1;
	if (!m->wave_interval.den)
		m->wave_interval.den = 1;
	if (!m->atomic_service.den)
		m->atomic_service.den = 1;
	if (!m->mem_service.num || service > 1000000000) {
		wb_report(cx->diag, WB_E_MACHINE_VALUE, loc, "memory serves a line in %llu cycles: 1 to 1000000000",
			(unsigned long long)service);
		return false;
	}
	if (m->mem_uneven_whole > (m->mem_uneven ? m->mem_uneven : 1)) {
		wb_report(cx->diag, WB_E_MACHINE_VALUE, loc,
			"uneven-whole: whole lines are spread no worse than others");
		return false;
	}
	m->whole_service = (struct wb_fraction){ m->mem_service.num * m->mem_uneven_whole, m->mem_service.den };
	m->mem_service.num = (uint32_t)service;
	if (m->argument_latency_cycles && m->argument_latency_cycles < m->mem_latency_cycles) {
		wb_report(cx->diag, WB_E_MACHINE_VALUE, loc,
			"the latency of kernel arguments is no less than that of other memory");
		return false;
	}
	m->argument_extra_cycles =
		m->argument_latency_cycles ? m->argument_latency_cycles - m->mem_latency_cycles : 0;
	if (m->mem_uneven > 1)
		WB_PUSH(cx->unit, &m->assumption,
			wb_format(cx->unit,
				"lines fall on the channels of memory unevenly, but it serves them no slower than a "
				"%uth of what all channels serve (declared)",
				m->mem_uneven));
	if (m->mem_uneven_whole)
		WB_PUSH(cx->unit, &m->assumption,
			wb_format(cx->unit,
				"lines of which an access of a wave touches all bytes, one after another, take at most "
				"%u times as long as if they were spread over all channels (declared)",
				m->mem_uneven_whole));
	if (m->cus % m->dispatchers) {
		wb_report(cx->diag, WB_E_MACHINE_VALUE, loc, "%u dispatchers do not divide %u compute units",
			m->dispatchers, m->cus);
		return false;
	}
	if (m->address_row_cycles > m->address_cycles) {
		wb_report(cx->diag, WB_E_MACHINE_VALUE, loc,
			"an address unit takes no longer for lanes in a row than for any lanes");
		return false;
	}
	if (m->scalar_bytes && (!m->at_most || m->scalar_line_bytes < 64 || m->scalar_line_bytes > m->line_bytes ||
		m->scalar_bytes / 4 < m->scalar_line_bytes || m->scalar_hit_cycles > m->mem_latency_cycles)) {
		wb_report(cx->diag, WB_E_MACHINE_VALUE, loc,
			"a scalar cache is of a machine whose times are upper limits, has at least four lines, of 64 "
			"bytes to those of memory, and answers no later than memory");
		return false;
	}
	if (m->fetch_line_bytes > 256 || m->fetch_line_bytes > m->fetch_bytes) {
		wb_report(cx->diag, WB_E_MACHINE_VALUE, loc,
			"a line of code has at most 256 bytes, and no more than the instruction cache");
		return false;
	}
	if (m->launch_queued_cycles > m->launch_cold_cycles) {
		wb_report(cx->diag, WB_E_MACHINE_VALUE, loc, "a cold launch takes no less than one in a queue");
		return false;
	}
	return true;
}

static void
add_target(struct wb_ctx *cx, const struct wb_xml *x, struct wb_machine *m)
{
	if (wb_xml_has(x, "default", "no"))
		WB_PUSH(cx->unit, &m->part_of, wb_xml_value(x, "name"));
	else
		WB_PUSH(cx->unit, &m->target, wb_xml_value(x, "name"));
}

/* Reads element @x below the root of description @from, and its numbers. */
static bool
read_element(struct wb_ctx *cx, const struct wb_xml *x, const char *from, struct wb_machine *m, bool *seen)
{
	const char *assumed = wb_xml_value(x, "assumed");

	if (!wb_machine_note_values(cx, x, from, m))
		return false;
	if (assumed)
		WB_PUSH(cx->unit, &m->assumption, assumed);
	if (wb_xml_value(x, "scheduler"))
		m->scheduler = wb_xml_has(x, "scheduler", "rr") ? WB_SCHED_RR : WB_SCHED_OLDEST;
	if (wb_xml_is(x, "target"))
		add_target(cx, x, m);
	if (wb_xml_is(x, "class"))
		return read_class(cx, x, m, seen);
	return read_fields(cx, x, m);
}

/* Whether description @own states element @x of its base itself. */
static bool
is_replaced(const struct wb_xml *own, const struct wb_xml *x)
{
	const char *class = wb_xml_is(x, "class") ? wb_xml_value(x, "name") : NULL;

	if (wb_xml_is(x, "target"))
		return true;
	if (wb_xml_is(x, "instructions"))
		return false;
	for (const struct wb_xml *y = own->child; y; y = wb_xml_after(y, own))
		if (wb_xml_is(y, x->name) && (!class || strcmp(class, wb_xml_value(y, "name")) == 0))
			return true;
	return false;
}

/* Reads the elements that the base of @own states and @own does not. */
static bool
read_base(struct wb_ctx *cx, const struct wb_xml *own, struct wb_machine *m, bool *seen)
{
	const struct wb_xml_attr *name = wb_xml_attr(own, NULL, "base");
	struct wb_xml *base;
	bool ok = true;

	if (!name)
		return true;
	base = wb_machine_builtin_tree(cx, name->value);
	if (!base || wb_xml_value(base, "base") || !wb_xml_has(base, "kind", "gcn")) {
		wb_report(cx->diag, WB_E_MACHINE_NAME, name->loc,
			"base must name a built-in description that states everything; '%.100s' is none", name->value);
		return false;
	}
	for (const struct wb_xml *x = base->child; x; x = wb_xml_after(x, base))
		if (!is_replaced(own, x))
			ok &= read_element(cx, x, name->value, m, seen);
	return ok;
}

/* Whether timing class @k has the value that it would have if it were not stated. */
static bool
class_is_default(const struct wb_machine *m, uint32_t k)
{
	return is_optional(k) && m->issue_cycles[k] == m->issue_cycles[charged_as(k)] &&
		m->delay_cycles[k] == m->delay_cycles[charged_as(k)];
}

/* Whether @f is left out of the hash: it has the value that it would have if it were not stated. */
static bool
is_default(const struct wb_machine *m, const struct field *f)
{
	if (f->at == offsetof(struct wb_machine, cu_mode_units) ||	/* the machine in CU mode has its own hash */
		f->at == offsetof(struct wb_machine, mem_uneven))	/* part of service */
		return true;
	if (f->at == offsetof(struct wb_machine, dispatchers))
		return fetch(m, f) == 1;
	if (f->at == offsetof(struct wb_machine, clock_mhz) || f->at == offsetof(struct wb_machine, interval) ||
		f->at == offsetof(struct wb_machine, wave_interval) ||
		f->at == offsetof(struct wb_machine, argument_latency_cycles) ||
		f->at == offsetof(struct wb_machine, mem_uneven_whole) ||
		f->at == offsetof(struct wb_machine, atomic_service) ||
		f->at == offsetof(struct wb_machine, fetch_bytes) ||
		f->at == offsetof(struct wb_machine, fetch_line_bytes) ||
		f->at == offsetof(struct wb_machine, fetch_units) ||
		f->at == offsetof(struct wb_machine, fetch_cycles) ||
		f->at == offsetof(struct wb_machine, scalar_bytes) ||
		f->at == offsetof(struct wb_machine, scalar_line_bytes) ||
		f->at == offsetof(struct wb_machine, scalar_units) ||
		f->at == offsetof(struct wb_machine, scalar_hit_cycles) ||
		f->at == offsetof(struct wb_machine, address_cycles) ||
		f->at == offsetof(struct wb_machine, address_row_cycles) ||
		f->at == offsetof(struct wb_machine, lds_store_rounds[0]) ||
		f->at == offsetof(struct wb_machine, lds_store_rounds[1]) ||
		f->at == offsetof(struct wb_machine, lds_store_rounds[2]) ||
		f->at == offsetof(struct wb_machine, launch_queued_cycles) ||
		f->at == offsetof(struct wb_machine, launch_cold_cycles))
		return fetch(m, f) == 0 && m->kind == WB_MACHINE_GCN;
	return (f->at == offsetof(struct wb_machine, global_align_bytes) ||
		       f->at == offsetof(struct wb_machine, lds_align_bytes)) &&
		m->kind == WB_MACHINE_GCN && fetch(m, f) == m->access_align_bytes;
}

static const char *
value_text(struct wb_ctx *cx, const struct wb_machine *m, const struct field *f)
{
	if (f->form == FRACTION && fetch_fraction(m, f).den != 1)
		return wb_format(cx->tmp, "%u/%u", fetch_fraction(m, f).num, fetch_fraction(m, f).den);
	return wb_format(cx->tmp, "%llu", (unsigned long long)fetch(m, f));
}

void
wb_machine_hash(struct wb_ctx *cx, struct wb_machine *m)
{
	struct wb_out o = wb_out_new(cx->tmp);
	const struct kind *all = &kinds[m->kind];

	wb_printf(&o, "kind=%u\nscheduler=%u\n%s", (unsigned)m->kind, (unsigned)m->scheduler,
		m->at_most ? "times=at-most\n" : "");
	for (uint32_t k = 0; k < all->n; k++)
		if (!is_default(m, &all->fields[k]))
			wb_printf(&o, "%s.%s=%s\n", all->fields[k].element, all->fields[k].attr,
				value_text(cx, m, &all->fields[k]));
	for (uint32_t k = 0; k < WB_TC_COUNT && m->kind == WB_MACHINE_GCN; k++)
		if (!class_is_default(m, k))
			wb_printf(&o, "%s=%llu+%llu\n", wb_tclass_name[k], (unsigned long long)m->issue_cycles[k],
				(unsigned long long)m->delay_cycles[k]);
	snprintf(m->hash, sizeof(m->hash), "%016llx", (unsigned long long)wb_hash(o.at, o.n));
}

enum wb_status
wb_machine_read(struct wb_ctx *cx, uint16_t file, const struct wb_machine **out)
{
	struct wb_xml *root;
	enum wb_status s = wb_xml_read(cx, file, wb_machine_schema(), &root);

	return s == WB_OK ? wb_machine_of(cx, root, out) : s;
}

enum wb_status
wb_machine_of(struct wb_ctx *cx, const struct wb_xml *root, const struct wb_machine **out)
{
	struct wb_arena_mark mark = wb_arena_mark(cx->tmp);
	struct wb_machine *m = WB_NEW(cx->unit, struct wb_machine, 1);
	bool seen[WB_TC_COUNT] = { false }, ok = true;

	m->name = wb_xml_value(root, "name");
	m->what = wb_xml_value(root, "what");
	m->base = wb_xml_value(root, "base");
	m->at_most = wb_xml_has(root, "times", "at-most");
	while (!wb_xml_has(root, "kind", kinds[m->kind].name))		/* the schema allows no other kind */
		m->kind++;
	ok = read_base(cx, root, m, seen);
	for (const struct wb_xml *x = root->child; ok && x; x = wb_xml_after(x, root))
		ok &= read_element(cx, x, m->name, m, seen);
	fill_optional(m, seen);
	ok = ok && (m->kind != WB_MACHINE_GCN || finish(cx, root->loc, m));
	ok = ok && (m->kind != WB_MACHINE_GCN || all_classes(cx, root->loc, seen)) && consistent(cx, root->loc, m);
	if (!m->global_align_bytes)
		m->global_align_bytes = m->access_align_bytes;
	if (!m->lds_align_bytes)
		m->lds_align_bytes = m->access_align_bytes;
	wb_machine_hash(cx, m);
	wb_arena_reset(cx->tmp, mark);
	if (!ok)
		return WB_BAD_INPUT;
	*out = m;
	return WB_OK;
}
