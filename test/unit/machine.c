/* test/unit/machine.c -- machine descriptions, costs of instructions, occupancy. */
#include "wavebound/machine.h"
#include "../lib/manpage.h"
#include "../lib/unit.h"

/* The text of built-in machine @name. */
static const char *
builtin_text(const char *name)
{
	const char *xml = NULL;

	for (uint32_t k = 0; wb_machine_builtin(k, &xml); k++)
		if (strcmp(wb_machine_builtin(k, NULL), name) == 0)
			return xml;
	fail();
	return NULL;
}

/* @text with the first @from replaced by @to. */
static const char *
edited(struct wb_ctx *cx, const char *text, const char *from, const char *to)
{
	const char *at = strstr(text, from);

	assert_non_null(at);
	return wb_format(cx->unit, "%.*s%s%s", (int)(at - text), text, to, at + strlen(from));
}

static const struct wb_machine *
read_text(struct wb_ctx *cx, const char *text)
{
	const struct wb_machine *m = NULL;
	enum wb_status s = wb_machine_read(cx, unit_file(cx, "m.xml", text), &m);

	assert_true(s == WB_OK ? m != NULL : s == WB_BAD_INPUT);
	return s == WB_OK ? m : NULL;
}

static void
assert_same_text(const char *a, const char *b)
{
	assert_true(a && b ? strcmp(a, b) == 0 : a == b);
}

/* What libxml2 reads now, @read, is what the build has read, @m. */
static void
assert_same_machine(const struct wb_machine *read, const struct wb_machine *m)
{
	assert_string_equal(read->hash, m->hash);
	assert_string_equal(read->what, m->what);
	assert_same_text(read->base, m->base);
	assert_int_equal(read->target.n, m->target.n);
	assert_int_equal(read->part_of.n, m->part_of.n);
	assert_int_equal(read->assumption.n, m->assumption.n);
	for (uint32_t k = 0; k < m->target.n; k++)
		assert_string_equal(read->target.at[k], m->target.at[k]);
	for (uint32_t k = 0; k < m->part_of.n; k++)
		assert_string_equal(read->part_of.at[k], m->part_of.at[k]);
	for (uint32_t k = 0; k < m->assumption.n; k++)
		assert_string_equal(read->assumption.at[k], m->assumption.at[k]);
	assert_int_equal(read->value.n, m->value.n);
	for (uint32_t k = 0; k < m->value.n; k++) {
		const struct wb_machine_value *a = &read->value.at[k], *b = &m->value.at[k];

		assert_string_equal(a->element, b->element);
		assert_same_text(a->name, b->name);
		assert_string_equal(a->attr, b->attr);
		assert_string_equal(a->text, b->text);
		assert_same_text(a->source, b->source);
		assert_same_text(a->assumed, b->assumed);
	}
	assert_memory_equal(&read->clock_mhz, &m->clock_mhz, sizeof(*m) - offsetof(struct wb_machine, clock_mhz));
}

TEST(builtins_are_valid)
{
	struct wb_ctx *cx = unit_cx();
	const struct wb_machine *m, *read;
	const char *xml;
	uint32_t n = 0;

	for (; wb_machine_builtin(n, &xml); n++) {
		read = read_text(cx, xml);			/* read and validated here, and not when it is loaded */
		assert_non_null(read);
		assert_int_equal(wb_machine_load(cx, wb_machine_builtin(n, NULL), &m), WB_OK);
		assert_same_machine(read, m);
		assert_string_equal(m->name, wb_machine_builtin(n, NULL));
		assert_int_equal(strlen(m->hash), 16);
		assert_true(m->what[0]);
		if (m->kind != WB_MACHINE_GCN)
			continue;
		assert_true(m->assumption.n > 0);
		for (uint32_t k = 0; k < WB_TC_COUNT; k++)
			assert_true(m->issue_cycles[k] > 0);
	}
	assert_int_equal(n, 103);
	assert_int_equal(cx->diag->message.n, 0);
}

TEST(values_arrive)
{
	struct wb_ctx *cx = unit_cx();
	const struct wb_machine *m;

	assert_int_equal(wb_machine_load(cx, "pws4", &m), WB_OK);
	assert_true(
		m->cus == 4 && m->simds == 4 && m->waves == 10 && m->wave_lanes == 64 && m->scheduler == WB_SCHED_RR);
	assert_true(m->split_simds == 3 && m->vgprs == 2048 && m->dispatch_cycles == 1 && m->line_bytes == 64);
	assert_int_equal(wb_machine_load(cx, "mini-simt", &m), WB_OK);
	assert_true(m->kind == WB_MACHINE_MINI_SIMT && m->threads == 16 && m->wave_lanes == 4 &&
		m->mem_latency_cycles == 10 && m->inst_cycles == 1);
	assert_int_equal(wb_machine_load(cx, "vega", &m), WB_OK);
	assert_true(m->kind == WB_MACHINE_GCN && m->scheduler == WB_SCHED_OLDEST && m->split_simds == 0 &&
		m->vgpr_granule == 4 && m->sgpr_granule == 16);
	assert_true(m->issue_cycles[WB_TC_VALU_F64TRANS] == 64 && m->issue_cycles[WB_TC_SALU] == 4 &&
		m->delay_cycles[WB_TC_VALU_LANE] == 16);
	assert_true(m->lds_granule_bytes == 512 && m->lds_max_bytes == 65536 && m->barrier_slots == 16 &&
		m->access_align_bytes == 4);
}

TEST(targets_choose)
{
	struct wb_ctx *cx = unit_cx();
	const struct wb_machine *m;

	assert_int_equal(wb_machine_for(cx, "gfx803", 0, &m), WB_OK);
	assert_string_equal(m->name, "gcn3");
	assert_int_equal(wb_machine_for(cx, "gfx906:sramecc+:xnack-", 0, &m), WB_OK);
	assert_string_equal(m->name, "vega");
	assert_int_equal(wb_machine_for(cx, "gfx908", 0, &m), WB_OK);
	assert_string_equal(m->name, "cdna");
	assert_int_equal(wb_machine_for(cx, "gfx90a:xnack-", 0, &m), WB_OK);
	assert_string_equal(m->name, "cdna2");
	assert_int_equal(wb_machine_for(cx, "gfx942:sramecc+", 0, &m), WB_OK);
	assert_string_equal(m->name, "cdna3");
	assert_int_equal(wb_machine_for(cx, "gfx1030", 32, &m), WB_OK);
	assert_string_equal(m->name, "rdna2");
	assert_int_equal(wb_machine_for(cx, "gfx1030", 64, &m), WB_OK);
	assert_string_equal(m->name, "rdna2-wave64");
	assert_int_equal(wb_machine_for(cx, "gfx1010", 64, &m), WB_OK);
	assert_string_equal(m->name, "rdna1-wave64");
	assert_int_equal(wb_machine_for(cx, "gfx1100", 32, &m), WB_OK);
	assert_string_equal(m->name, "rdna3");
	assert_int_equal(wb_machine_for(cx, "gfx1100", 64, &m), WB_OK);
	assert_string_equal(m->name, "rdna3-wave64");
	assert_int_equal(wb_machine_for(cx, "gfx1102", 32, &m), WB_OK);
	assert_string_equal(m->name, "navi33");
	assert_int_equal(wb_machine_for(cx, "gfx1036", 64, &m), WB_OK);
	assert_string_equal(m->name, "raphael-wave64");
	assert_int_equal(cx->diag->message.n, 0);
	assert_int_equal(wb_machine_for(cx, "gfx900", 32, &m), WB_REFUSED);
	assert_int_equal(wb_machine_for(cx, "gfx90", 0, &m), WB_REFUSED);
	/* runs on many devices */
	assert_int_equal(wb_machine_for(cx, "gfx9-generic", 0, &m), WB_REFUSED);
	/* read like gfx900, and are other devices */
	assert_int_equal(wb_machine_for(cx, "gfx902", 0, &m), WB_OK);
	assert_string_equal(m->name, "raven");
	assert_int_equal(wb_machine_for(cx, "gfx90c:xnack-", 0, &m), WB_OK);
	assert_string_equal(m->name, "renoir");
	assert_string_equal(unit_error(cx), "machine-none");
	assert_int_equal(wb_machine_for(cx, NULL, 0, &m), WB_REFUSED);
	assert_int_equal(wb_machine_load(cx, "nosuch", &m), WB_BAD_INPUT);
	assert_int_equal(wb_machine_load(cx, "./nosuch.xml", &m), WB_BAD_INPUT);
}

/* The hash follows the numbers, and only them. */
TEST(hash_is_of_the_meaning)
{
	struct wb_ctx *cx = unit_cx();
	const char *vega = builtin_text("vega");
	const struct wb_machine *m = read_text(cx, vega), *same, *other;

	same = read_text(cx,
		edited(cx,
			edited(cx, edited(cx, vega, "name=\"vega\"", "name=\"mine\""), "<dispatch",
				"<!-- x -->\n <dispatch"),
			"source=\"LLVM WriteExport\"", "source='me'"));
	assert_string_equal(m->hash, same->hash);
	other = read_text(cx, edited(cx, vega, "name=\"export\" issue=\"16\"", "name=\"export\" issue=\"17\""));
	assert_string_not_equal(m->hash, other->hash);
	other = read_text(cx, edited(cx, vega, "scheduler=\"oldest\"", "scheduler=\"rr\""));
	assert_string_not_equal(m->hash, other->hash);
	other = read_text(cx, edited(cx, vega, "granule=\"512\"", "granule=\"256\""));
	assert_string_not_equal(m->hash, other->hash);
}

/* A description that says nothing of the fewer passes charges matrix instructions as those of most, and is the same. */
TEST(passes_may_be_left_out)
{
	static const char *const lines[] = { "    <class name=\"mfma-2\" issue=\"64\" source=\"me\"/>\n",
		"    <class name=\"mfma-8\" issue=\"64\" source=\"me\"/>\n",
		"    <class name=\"mfma-8\" issue=\"64\" delay=\"1\" source=\"me\"/>\n" };
	struct wb_ctx *cx = unit_cx();
	const char *vega = builtin_text("vega"), *at = "    <class name=\"smem\"";
	const struct wb_machine *m = read_text(cx, vega), *cdna, *other;

	for (uint32_t k = WB_TC_MFMA2; k <= WB_TC_MFMA16; k++)
		assert_true(m->issue_cycles[k] == 64 && m->delay_cycles[k] == 0);
	assert_int_equal(wb_machine_load(cx, "cdna2", &cdna), WB_OK);
	for (uint32_t k = WB_TC_MFMA2, passes = 2; k <= WB_TC_MFMA16; k++, passes *= 2)
		assert_int_equal(cdna->issue_cycles[k], passes * 4);
	for (size_t k = 0; k < WB_COUNT(lines); k++) {
		other = read_text(cx, edited(cx, vega, at, wb_format(cx->unit, "%s%s", lines[k], at)));
		assert_int_equal(strcmp(m->hash, other->hash) == 0, k < 2);
	}
}

/* Scalar floats are charged as the slowest vector instruction where nothing is said of them: never as other scalars. */
TEST(scalar_floats_may_be_left_out)
{
	struct wb_ctx *cx = unit_cx();
	const struct wb_machine *m;
	static const char mine[] =
		"<machine name=\"mine\" kind=\"gcn\" base=\"rdna3\" what=\"x\"><target name=\"gfx1150\"/></machine>";

	m = read_text(cx, mine);
	assert_true(m->issue_cycles[WB_TC_SALU_FLOAT] == 4 && m->delay_cycles[WB_TC_SALU_FLOAT] == 6);
	assert_int_equal(wb_machine_load(cx, "strix-point", &m), WB_OK);
	assert_true(m->issue_cycles[WB_TC_SALU_FLOAT] == 1 && m->delay_cycles[WB_TC_SALU_FLOAT] == 3);
	assert_int_equal(wb_machine_load(cx, "strix-halo-wave64", &m), WB_OK);
	assert_true(m->issue_cycles[WB_TC_SALU_FLOAT] == 1 && m->delay_cycles[WB_TC_SALU_FLOAT] == 3);
}

/* A description with a base is the base but for what it states; targets are its own. */
TEST(bases_say_the_rest)
{
	static const char derived[] =
		"<machine name=\"mine\" kind=\"gcn\" base=\"vega\" what=\"x\"><target name=\"gfx902\"/>"
		"<instructions><class name=\"export\" issue=\"17\" source=\"me\"/></instructions>"
		"<dispatch delay=\"200\" source=\"me\" assumed=\"mine\"/></machine>";
	struct wb_ctx *cx = unit_cx();
	const struct wb_machine *m = read_text(cx, derived), *same, *vega;

	assert_int_equal(wb_machine_load(cx, "vega", &vega), WB_OK);
	assert_true(m->dispatch_cycles == 200 && m->issue_cycles[WB_TC_EXPORT] == 17 && m->base && !vega->base);
	assert_true(m->cus == vega->cus && m->issue_cycles[WB_TC_SALU] == 4 && m->scheduler == vega->scheduler);
	assert_true(m->target.n == 1 && m->assumption.n == vega->assumption.n);
	for (uint32_t k = 0; k < m->assumption.n; k++)
		assert_null(strstr(m->assumption.at[k], "from dispatch to first issue"));
	same = read_text(cx, edited(cx, edited(cx, builtin_text("vega"), "name=\"export\" issue=\"16\"",
		"name=\"export\" issue=\"17\""), "<dispatch delay=\"100\"", "<dispatch delay=\"200\""));
	assert_string_equal(m->hash, same->hash);
	assert_null(read_text(cx, edited(cx, derived, "\"export\"", "\"exports\"")));
	assert_null(read_text(cx, edited(cx, derived, "base=\"vega\"", "base=\"nosuch\"")));
	assert_null(read_text(cx, edited(cx, derived, "base=\"vega\"", "base=\"navi22\"")));
	assert_null(read_text(cx, edited(cx, derived, "base=\"vega\"", "base=\"mini-simt\"")));
	assert_null(read_text(cx, edited(cx, derived, " base=\"vega\"", "")));
}

/* Editing vega so gives an error @name; @word stands in the message or its notes. */
static void
refused(const char *from, const char *to, const char *name, const char *word)
{
	struct wb_ctx *cx = unit_cx();
	bool found = false;

	assert_null(read_text(cx, edited(cx, builtin_text("vega"), from, to)));
	assert_string_equal(unit_error(cx), name);
	assert_true(cx->diag->message.at[0].loc.line > 1);
	for (uint32_t k = 0; k < cx->diag->message.n; k++)
		found |= strstr(cx->diag->message.at[k].text, word) != NULL;
	for (uint32_t k = 0; k < cx->diag->note.n; k++)
		found |= strstr(cx->diag->note.at[k].text, word) != NULL;
	if (!found)
		fail_msg("no message says '%s': %s", word, cx->diag->message.at[0].text);
}

TEST(bad_descriptions_are_refused)
{
	refused("<class name=\"export\" issue=\"16\" source=\"LLVM WriteExport\"/>", "", "machine-class", "\"export\"");
	refused("name=\"export\"", "name=\"salu\"", "machine-class", "twice");
	refused("name=\"export\"", "name=\"exports\"", "machine-class", "'exports'");
	refused("name=\"export\" issue=\"16\"", "name=\"export\" issue=\"0\"", "xml-invalid", "class");
	refused("name=\"export\" issue=\"16\"", "name=\"export\" issue=\"1000000001\"", "xml-invalid", "class");
	refused("name=\"export\" issue=\"16\"", "name=\"export\" issue=\"-4\"", "xml-invalid", "class");
	refused("name=\"export\" issue=\"16\"", "name=\"export\" issue=\" 16\"", "machine-value", "16");
	refused("line-bytes=\"64\"", "line-bytes=\"48\"", "machine-value", "power of two");
	refused("service=\"4\"", "service=\"4/0\"", "machine-value", "4/0");
	refused("service=\"4\"", "service=\"0\"", "machine-value", "0 cycles");
	refused("service=\"4\"", "service=\"1000000000\" uneven=\"2\"", "machine-value", "2000000000");
	refused("delay=\"100\"", "delay=\"100\" dispatchers=\"3\"", "machine-value", "64 compute units");
	refused("latency=\"400\"", "latency=\"400\" uneven=\"2\" uneven-whole=\"3\"", "machine-value", "whole lines");
	refused("latency=\"400\"", "latency=\"400\" argument-latency=\"399\"", "machine-value", "kernel arguments");
	refused("<sleep-unit", "<address-unit cycles=\"4\" row-cycles=\"5\" source=\"none\"/><sleep-unit",
		"machine-value", "lanes in a row");
	refused("align-bytes=\"4\"", "align-bytes=\"3\"", "machine-value", "power of two");
	refused("lanes=\"64\"", "lanes=\"48\"", "xml-invalid", "units");
	refused("scheduler=\"oldest\"", "scheduler=\"fair\"", "xml-invalid", "units");
	refused("bytes=\"65536\" granule", "bytes=\"32768\" granule", "machine-value", "65536");
	refused("<sleep-unit delay", "<nap delay", "xml-invalid", "sleep-unit");
	refused("<class name=\"export\"", "<class surprise=\"1\" name=\"export\"", "xml-invalid", "surprise");
	refused("kind=\"gcn\"", "kind=\"sim-e\"", "xml-invalid", "machine");
}

TEST(the_manual_names_every_class)
{
	struct wb_ctx *cx = unit_cx();
	const char *page = manpage_text(cx->unit, "wavebound-machine.5");

	assert_non_null(page);
	for (uint32_t k = 0; k < WB_TC_COUNT; k++)
		if (!strstr(page,
			    wb_format(cx->unit, "\n.B %s\n%c%s.\n", wb_tclass_name[k], wb_tclass_what[k][0] & ~32,
				    wb_tclass_what[k] + 1)) &&
			!strstr(page, wb_format(cx->unit, "\n.B %s\n%s.\n", wb_tclass_name[k], wb_tclass_what[k])))
			fail_msg("wavebound-machine(5) does not explain class %s as '%s'", wb_tclass_name[k],
				wb_tclass_what[k]);
}

/* ---- instructions ------------------------------------------------------------------ */
/* Most lines an aligned element can touch, by trying every place. */
static uint64_t
lines_by_trial(uint64_t line, uint64_t align, uint64_t bytes)
{
	uint64_t most = 0;

	for (uint64_t at = 0; at < 4 * line; at += align) {
		uint64_t lines = (at + bytes - 1) / line - at / line + 1;

		most = lines > most ? lines : most;
	}
	return most;
}

TEST(lines_per_element_are_exact)
{
	for (uint64_t line = 4; line <= 256; line *= 2)
		for (uint32_t align = 1; align <= 64; align *= 2)
			for (uint32_t bytes = 1; bytes <= 64; bytes++) {
				struct wb_machine m = { .line_bytes = line };

				assert_int_equal(wb_machine_lines_per_element(&m, bytes, align),
					lines_by_trial(line, align, bytes));
			}
}

static struct wb_inst
access(enum wb_op op, enum wb_space space, uint16_t bytes, uint8_t count)
{
	return (struct wb_inst){ .op = (uint16_t)op,
		.mem = { .space = (uint8_t)space, .access = WB_LOAD, .bytes = bytes, .count = count } };
}

TEST(accesses_cost_the_worst)
{
	struct wb_ctx *cx = unit_cx();
	struct wb_kernel_desc no_lds = { 0 }, lds = { .lds_bytes = 4 };
	struct wb_fn fn = { 0 };
	const struct wb_machine *m;
	struct wb_inst i;

	assert_int_equal(wb_machine_load(cx, "vega", &m), WB_OK);
	i = access(WB_OP_LOAD, WB_SPACE_GLOBAL, 4, 1);
	assert_int_equal(wb_machine_inst_trans(m, &fn, &i, 64), 128);	/* at any address: two lines */
	assert_int_equal(wb_machine_aligned_trans(m, &fn, &i, 64, 4), 64);
	i = access(WB_OP_LOAD, WB_SPACE_GLOBAL, 1, 1);
	assert_int_equal(wb_machine_inst_trans(m, &fn, &i, 64), 64);
	i = access(WB_OP_LOAD, WB_SPACE_GLOBAL, 16, 1);
	assert_int_equal(wb_machine_aligned_trans(m, &fn, &i, 64, 4), 128);	/* aligned to 4 only: two lines */
	i = access(WB_OP_LOAD, WB_SPACE_SCRATCH, 16, 1);
	assert_int_equal(wb_machine_inst_trans(m, &fn, &i, 64), 256);
	i = access(WB_OP_LOAD, WB_SPACE_SCALAR, 4, 1);
	assert_int_equal(wb_machine_inst_trans(m, &fn, &i, 64), 2);
	i = access(WB_OP_LOAD, WB_SPACE_SCALAR, 64, 1);
	assert_int_equal(wb_machine_inst_trans(m, &fn, &i, 64), 2);
	i = access(WB_OP_LOAD, WB_SPACE_LDS, 8, 2);
	assert_int_equal(wb_machine_inst_trans(m, &fn, &i, 64), 0);
	assert_int_equal(wb_machine_inst_rounds(m, &fn, &i, 64, false), 128);
	i = access(WB_OP_STORE, WB_SPACE_FLAT, 4, 1);
	assert_int_equal(wb_machine_inst_trans(m, &fn, &i, 64), 128);
	assert_int_equal(wb_machine_inst_rounds(m, &fn, &i, 64, false), 64);
	fn.desc = &no_lds;
	assert_int_equal(wb_machine_inst_rounds(m, &fn, &i, 64, false), 0);
	assert_int_equal(wb_machine_inst_rounds(m, &fn, &i, 64, true), 64);
	fn.desc = &lds;
	assert_int_equal(wb_machine_inst_rounds(m, &fn, &i, 64, false), 64);
	i.tclass = WB_TC_LDS_READ;			/* a permute: counted, no access */
	i.mem = (struct wb_mem){ .counters = WB_LGKMCNT };
	assert_int_equal(wb_machine_inst_rounds(m, &fn, &i, 64, false), 64);
	assert_int_equal(wb_machine_inst_trans(m, &fn, &i, 64), 0);
	i.tclass = WB_TC_SMEM;				/* a clock read */
	assert_int_equal(wb_machine_inst_rounds(m, &fn, &i, 64, false), 0);
	assert_int_equal(wb_machine_inst_trans(m, &fn, &i, 64), 1);
	i = access(WB_OP_CACHE, WB_SPACE_NONE, 0, 0);
	assert_int_equal(wb_machine_inst_trans(m, &fn, &i, 64), 1);
	i = access(WB_OP_ADD, WB_SPACE_NONE, 0, 0);
	assert_int_equal(wb_machine_inst_trans(m, &fn, &i, 64) + wb_machine_inst_rounds(m, &fn, &i, 64, false), 0);
}

/* Loads and stores of global memory may be at any address, those of LDS not on every target; all else is aligned. */
TEST(accesses_are_aligned_by_kind)
{
	static const struct {
		const char *machine;
		enum wb_space space;
		enum wb_op op;
		uint16_t bytes;
		uint32_t align;
	} cases[] = {
		{ "vega", WB_SPACE_GLOBAL, WB_OP_LOAD, 16, 1 }, { "vega", WB_SPACE_FLAT, WB_OP_LOAD, 4, 1 },
		{ "vega", WB_SPACE_LDS, WB_OP_LOAD, 8, 1 }, { "vega", WB_SPACE_SCRATCH, WB_OP_LOAD, 16, 4 },
		{ "vega", WB_SPACE_GLOBAL, WB_OP_ATOMIC, 8, 4 }, { "vega", WB_SPACE_LDS, WB_OP_ATOMIC, 4, 4 },
		{ "vega", WB_SPACE_GDS, WB_OP_LOAD, 8, 4 }, { "vega", WB_SPACE_SCRATCH, WB_OP_LOAD, 2, 2 },
		{ "gcn3", WB_SPACE_GLOBAL, WB_OP_LOAD, 16, 1 }, { "gcn3", WB_SPACE_LDS, WB_OP_LOAD, 8, 4 },
		{ "pws4", WB_SPACE_GLOBAL, WB_OP_LOAD, 12, 4 }, { "pws4", WB_SPACE_GLOBAL, WB_OP_LOAD, 2, 2 },
	};
	struct wb_ctx *cx = unit_cx();
	struct wb_opnd buffer = { .kind = WB_OPND_UNIT, .flags = WB_USE, .nunit = 4 };
	struct wb_unit scalar = { .cls = WB_UNIT_SCALAR };
	struct wb_fn fn = { .opnd = &buffer, .nopnd = 1, .unit = &scalar, .nunit = 1 };
	const struct wb_machine *m;
	struct wb_inst i;

	for (size_t k = 0; k < WB_COUNT(cases); k++) {
		assert_int_equal(wb_machine_load(cx, cases[k].machine, &m), WB_OK);
		i = access(cases[k].op, cases[k].space, cases[k].bytes, 1);
		if (cases[k].op == WB_OP_ATOMIC)
			i.mem.access = WB_ATOMIC;
		assert_int_equal(wb_machine_align_bytes(m, &fn, &i), cases[k].align);
	}
	assert_int_equal(wb_machine_load(cx, "vega", &m), WB_OK);
	i = access(WB_OP_LOAD, WB_SPACE_GLOBAL, 8, 1);
	i.nopnd = 1;			/* through a descriptor */
	assert_int_equal(wb_machine_align_bytes(m, &fn, &i), 4);
}

/* Flat accesses may go to LDS if an argument can give the workgroup some. */
TEST(arguments_may_give_lds)
{
	static const struct {
		struct wb_arg arg;
		uint64_t rounds;
	} cases[] = {
		{ { .kind = WB_ARG_LDS_POINTER }, 64 },
		{ { .kind = WB_ARG_HIDDEN, .value_kind = "hidden_dynamic_lds_size" }, 64 },
		{ { .kind = WB_ARG_HIDDEN, .value_kind = "hidden_block_count_x" }, 0 },
		{ { .kind = WB_ARG_VALUE }, 0 },
	};
	struct wb_ctx *cx = unit_cx();
	struct wb_inst i = access(WB_OP_LOAD, WB_SPACE_FLAT, 4, 1);
	const struct wb_machine *m;

	assert_int_equal(wb_machine_load(cx, "vega", &m), WB_OK);
	for (size_t k = 0; k < WB_COUNT(cases); k++)
		for (uint32_t at = 0; at < 2; at++) {
			struct wb_arg arg[2] = { { .kind = WB_ARG_VALUE }, { .kind = WB_ARG_VALUE } };
			struct wb_kernel_desc d = { .arg = arg, .narg = 2 };
			struct wb_fn fn = { .desc = &d };

			arg[at] = cases[k].arg;
			assert_int_equal(wb_machine_inst_rounds(m, &fn, &i, 64, false), cases[k].rounds);
		}
}

/* What the LDS unit answers without an access: any of its classes, if something counts it. */
TEST(permutes_use_the_lds_unit)
{
	static const struct {
		enum wb_tclass tc;
		uint8_t counters;
		uint64_t rounds, trans;
	} cases[] = {
		{ WB_TC_LDS_READ, WB_LGKMCNT, 64, 0 }, { WB_TC_LDS_ATOMIC64, WB_LGKMCNT, 64, 0 },
		{ WB_TC_LDS_READ, 0, 0, 0 },
		{ WB_TC_LDS_READ - 1, WB_LGKMCNT, 0, 1 }, { WB_TC_LDS_ATOMIC64 + 1, WB_LGKMCNT, 0, 1 },
	};
	struct wb_ctx *cx = unit_cx();
	const struct wb_machine *m;
	struct wb_fn fn = { 0 };
	struct wb_inst i;

	assert_int_equal(wb_machine_load(cx, "vega", &m), WB_OK);
	for (size_t k = 0; k < WB_COUNT(cases); k++) {
		i = (struct wb_inst){ .tclass = (uint8_t)cases[k].tc, .mem = { .counters = cases[k].counters } };
		assert_int_equal(wb_machine_inst_rounds(m, &fn, &i, 64, false), cases[k].rounds);
		assert_int_equal(wb_machine_inst_trans(m, &fn, &i, 64), cases[k].trans);
	}
	i = access(WB_OP_LOAD, WB_SPACE_LDS, 4, 2);	/* an access is one, whatever its class */
	i.tclass = WB_TC_LDS_READ;
	i.mem.counters = WB_LGKMCNT;
	assert_int_equal(wb_machine_inst_rounds(m, &fn, &i, 64, false), 128);
	i = access(WB_OP_MESSAGE, WB_SPACE_NONE, 0, 0);	/* answered, though nothing counts it */
	assert_int_equal(wb_machine_inst_trans(m, &fn, &i, 64), 1);
}

/* A buffer load into LDS moves from memory, and takes a round for each element. */
TEST(buffers_load_into_lds)
{
	struct wb_ctx *cx = unit_cx();
	struct wb_opnd lds = { .kind = WB_OPND_MOD, .id = WB_MOD_LDS, .imm = 1 };
	struct wb_fn fn = { .opnd = &lds, .nopnd = 1 };
	struct wb_inst i = access(WB_OP_LOAD, WB_SPACE_GLOBAL, 4, 1);
	const struct wb_machine *m;

	assert_int_equal(wb_machine_load(cx, "vega", &m), WB_OK);
	assert_int_equal(wb_machine_inst_rounds(m, &fn, &i, 64, false), 0);
	i.nopnd = 1;
	assert_int_equal(wb_machine_inst_rounds(m, &fn, &i, 64, false), 64);
	assert_int_equal(wb_machine_aligned_trans(m, &fn, &i, 64, 4), 64);
	i = access(WB_OP_LOAD, WB_SPACE_GDS, 8, 2);	/* GDS is charged to memory, in whole lines */
	assert_int_equal(wb_machine_inst_trans(m, &fn, &i, 64), 64 * 2 * 2);
}

TEST(descriptors_and_narrow_banks)
{
	struct wb_ctx *cx = unit_cx();
	struct wb_unit unit[8] = { { .cls = WB_UNIT_SCALAR } };
	struct wb_opnd rsrc = { .kind = WB_OPND_UNIT, .flags = WB_USE, .nunit = 4 };
	struct wb_fn fn = { .opnd = &rsrc, .nopnd = 1, .unit = unit, .nunit = 8 };
	struct wb_inst i = access(WB_OP_LOAD, WB_SPACE_GLOBAL, 16, 1);
	const struct wb_machine *m;
	struct wb_machine few;

	assert_int_equal(wb_machine_load(cx, "vega", &m), WB_OK);
	i.nopnd = 1;
	assert_int_equal(wb_machine_inst_trans(m, &fn, &i, 64), 256);	/* a buffer may interleave */
	unit[0].cls = WB_UNIT_VECTOR;
	assert_int_equal(wb_machine_inst_trans(m, &fn, &i, 64), 128);
	i = access(WB_OP_LOAD, WB_SPACE_LDS, 16, 1);
	assert_int_equal(wb_machine_inst_rounds(m, &fn, &i, 64, false), 64);
	few = *m;
	few.lds_banks = 2;
	/* up to five words in two banks */
	assert_int_equal(wb_machine_inst_rounds(&few, &fn, &i, 64, false), 64 * 3);
}

TEST(delays_are_exact_or_unknown)
{
	struct wb_ctx *cx = unit_cx();
	struct wb_opnd imm = { .kind = WB_OPND_IMM, .flags = WB_USE, .imm = 7 };
	struct wb_fn fn = { .opnd = &imm, .nopnd = 1 };
	struct wb_inst i = { .op = WB_OP_NOP, .tclass = WB_TC_NOP, .nopnd = 1 };
	const struct wb_machine *m;
	struct wb_machine few;

	assert_int_equal(wb_machine_load(cx, "pws4", &m), WB_OK);
	assert_int_equal(wb_machine_inst_delay(m, &fn, &i), 28);
	i.op = WB_OP_SLEEP;
	assert_int_equal(wb_machine_inst_delay(m, &fn, &i), 8 * 64);
	imm.imm = UINT64_MAX / 32;
	assert_true(wb_machine_inst_delay(m, &fn, &i) == WB_UNKNOWN);
	imm.imm = UINT64_MAX;
	assert_true(wb_machine_inst_delay(m, &fn, &i) == WB_UNKNOWN);
	imm.kind = WB_OPND_UNIT;
	assert_true(wb_machine_inst_delay(m, &fn, &i) == WB_UNKNOWN);
	i.op = WB_OP_NOP;				/* in a register: not 0 */
	assert_true(wb_machine_inst_delay(m, &fn, &i) == WB_UNKNOWN);
	imm.flags = WB_DEF;				/* where it only writes, it names nothing */
	assert_int_equal(wb_machine_inst_delay(m, &fn, &i), 0);
	i.op = WB_OP_SLEEP;
	i.nopnd = 0;
	assert_true(wb_machine_inst_delay(m, &fn, &i) == WB_UNKNOWN);
	i.op = WB_OP_NOP;
	assert_int_equal(wb_machine_inst_delay(m, &fn, &i), 0);
	i.op = WB_OP_SPLIT;
	assert_int_equal(wb_machine_inst_delay(m, &fn, &i), 1);
	few = *m;
	few.merge_cycles = 5;
	i.op = WB_OP_MERGE;
	assert_int_equal(wb_machine_inst_delay(&few, &fn, &i), few.delay_cycles[i.tclass] + 5);
	few.delay_cycles[WB_TC_NOP] = UINT64_MAX;	/* what is added may not fit, either */
	i.op = WB_OP_NOP;
	i.nopnd = 1;
	imm = (struct wb_opnd){ .kind = WB_OPND_IMM, .flags = WB_USE, .imm = 1 };
	assert_true(wb_machine_inst_delay(&few, &fn, &i) == WB_UNKNOWN);
	i.nopnd = 0;
	i.op = WB_OP_TRAP;
	assert_true(wb_machine_inst_delay(m, &fn, &i) == WB_UNKNOWN);
	i.flags = WB_I_TERMINATOR;
	assert_int_equal(wb_machine_inst_delay(m, &fn, &i), m->delay_cycles[i.tclass]);
	i.flags = 0;
	i.op = WB_OP_HALT;
	assert_true(wb_machine_inst_delay(m, &fn, &i) == WB_UNKNOWN);
}

/* ---- occupancy ------------------------------------------------------------------------- */
struct occupancy_case {
	uint32_t vgprs, sgprs, lds, workitems;
	uint32_t workgroups, per_simd;
	const char *limit;
};

TEST(occupancy_names_its_limit)
{
	static const struct occupancy_case cases[] = {	/* on vega */
		{ 24, 16, 0, 64, 40, 10, "workgroups per compute unit" },
		{ 25, 16, 0, 64, 36, 9, "vector registers" },	/* 28 each: 9 */
		{ 24, 96, 0, 64, 32, 8, "scalar registers" },	/* 800 / 96 = 8 */
		{ 24, 16, 0, 256, 10, 10, "wave contexts" },
		{ 24, 16, 0, 128, 16, 8, "barrier slots" },
		{ 24, 16, 8193, 256, 7, 7, "LDS" },		/* 8704 each */
		{ 24, 16, 65536, 1024, 1, 4, "LDS" },
		{ 24, 16, 65537, 64, 0, 0, "LDS of one workgroup" },
		{ 256, 16, 0, 257, 0, 0, "vector registers" },
		{ 300, 16, 0, 64, 0, 0, "vector registers" },
	};
	struct wb_ctx *cx = unit_cx();
	const struct wb_machine *m;

	assert_int_equal(wb_machine_load(cx, "vega", &m), WB_OK);
	for (uint32_t k = 0; k < WB_COUNT(cases); k++) {
		const struct occupancy_case *c = &cases[k];
		struct wb_kernel_desc d = {
			.vgprs = c->vgprs, .sgprs = c->sgprs, .lds_bytes = c->lds / 2, .wave_lanes = 64
		};
		struct wb_occupancy o;

		assert_int_equal(wb_machine_occupancy(cx, m, &d, c->workitems, c->lds - c->lds / 2, &o), WB_OK);
		assert_equal({ o.workgroups_per_cu, c->workgroups }, { o.waves_per_simd, c->per_simd },
			{ o.workgroups_at_once, 64 * c->workgroups });
		assert_string_equal(o.limit, c->limit);
		assert_int_equal(o.waves_per_workgroup, (c->workitems + 63) / 64);
		d.wave_lanes = 32;
		assert_int_equal(wb_machine_occupancy(cx, m, &d, c->workitems, 0, &o), WB_REFUSED);
	}
	assert_string_equal(unit_error(cx), "machine-lanes");
}

/* In CU mode the machine has twice the units, each with half of what a whole one has; it holds kernels of that
 * mode, and the whole one others. */
TEST(cu_mode_takes_units_apart)
{
	struct wb_ctx *cx = unit_cx();
	struct wb_kernel_desc whole = { .vgprs = 24, .sgprs = 106, .wave_lanes = 32 }, half = whole;
	const struct wb_machine *rdna2, *m, *other;
	struct wb_occupancy o;

	half.cu_mode = true;
	assert_int_equal(wb_machine_load(cx, "rdna2", &rdna2), WB_OK);
	m = rdna2;
	assert_true(wb_machine_in_mode(cx, NULL, &m) == WB_OK && m == rdna2);
	assert_true(wb_machine_in_mode(cx, &whole, &m) == WB_OK && m == rdna2);
	assert_int_equal(wb_machine_in_mode(cx, &half, &m), WB_OK);
	assert_true(m->cus == 80 && m->simds == 2 && m->waves == 16);
	assert_true(m->max_workgroups == 32 && m->barrier_slots == 16);
	assert_true(m->lds_bytes == 65536 && m->lds_max_bytes == 65536 && m->vgprs == rdna2->vgprs);
	assert_true(m->assumption.n == rdna2->assumption.n + 1 && rdna2->cus == 40);
	assert_string_not_equal(m->hash, rdna2->hash);
	whole.sgprs = half.sgprs = 0;
	assert_int_equal(wb_machine_occupancy(cx, rdna2, &whole, 32, 0, &o), WB_OK);
	assert_string_equal(o.limit, "workgroups per workgroup processor");
	assert_int_equal(wb_machine_occupancy(cx, m, &half, 32, 0, &o), WB_OK);
	assert_string_equal(o.limit, "workgroups per compute unit");
	whole.sgprs = half.sgprs = 106;
	other = m;
	assert_true(wb_machine_in_mode(cx, &half, &other) == WB_OK && other == m);
	assert_int_equal(wb_machine_occupancy(cx, rdna2, &whole, 256, 20000, &o), WB_OK);
	assert_int_equal(o.workgroups_per_cu, 6);
	assert_int_equal(wb_machine_occupancy(cx, m, &half, 256, 20000, &o), WB_OK);
	assert_true(o.workgroups_per_cu == 3 && o.waves_per_simd == 12 && o.workgroups_at_once == 240);
	assert_int_equal(wb_machine_occupancy(cx, m, &half, 64, 0, &o), WB_OK);
	assert_int_equal(o.workgroups_per_cu, 16);
	assert_int_equal(wb_machine_occupancy(cx, rdna2, &half, 256, 0, &o), WB_REFUSED);
	assert_int_equal(wb_machine_occupancy(cx, m, &whole, 256, 0, &o), WB_REFUSED);
	assert_string_equal(unit_error(cx), "machine-mode");
}

/* A description that says nothing of CU mode has no units for it; one whose units cannot be taken apart is none. */
TEST(cu_mode_is_described)
{
	static const char derived[] =
		"<machine name=\"mine\" kind=\"gcn\" base=\"%s\" what=\"x\">"
		"<units compute-units=\"3\" simds=\"%s\" waves=\"16\" lanes=\"32\" scheduler=\"oldest\" source=\"me\"/>"
		"</machine>";
	struct wb_ctx *cx = unit_cx();
	struct wb_kernel_desc half = { .wave_lanes = 32, .cu_mode = true };
	const struct wb_machine *m = read_text(cx, wb_format(cx->unit, derived, "rdna3", "4"));

	assert_true(wb_machine_in_mode(cx, &half, &m) == WB_OK && m->cus == 6 && m->simds == 2);
	assert_null(read_text(cx, wb_format(cx->unit, derived, "rdna3", "3")));
	assert_string_equal(unit_error(cx), "machine-value");
	m = read_text(cx, wb_format(cx->unit, derived, "vega", "4"));
	assert_int_equal(wb_machine_in_mode(cx, &half, &m), WB_REFUSED);
}

/* Nothing is known of its registers: as many as there are contexts. And LDS beyond what can be counted is too much. */
TEST(occupancy_without_a_descriptor)
{
	struct wb_ctx *cx = unit_cx();
	struct wb_kernel_desc d = { .vgprs = 24, .sgprs = 16, .lds_bytes = 8, .wave_lanes = 64 };
	const struct wb_machine *m;
	struct wb_occupancy o;

	assert_int_equal(wb_machine_load(cx, "vega", &m), WB_OK);
	assert_int_equal(wb_machine_occupancy(cx, m, NULL, 256, 0, &o), WB_OK);
	assert_int_equal(o.workgroups_per_cu, 10);
	assert_int_equal(wb_machine_occupancy(cx, m, NULL, 256, 65537, &o), WB_OK);
	assert_int_equal(o.workgroups_per_cu, 0);
	assert_int_equal(wb_machine_occupancy(cx, m, &d, 256, UINT64_MAX, &o), WB_OK);
	assert_int_equal(o.workgroups_per_cu, 0);
}

/* Rules that only bounds of a whole launch know: with any one of them, the others are withdrawn. */
TEST(plain_machines_have_no_rules_of_chips)
{
	const struct wb_machine *plain;
	enum { RULES = 9 };

	assert_int_equal(wb_machine_load(unit_cx(), "pws4", &plain), WB_OK);
	assert_true(wb_machine_is_plain(plain));
	for (uint32_t rule = 0; rule < RULES; rule++) {
		struct wb_machine m = *plain;

		m.dispatchers += rule == 0;
		m.interval.num += rule == 1;
		m.wave_interval.num += rule == 2;
		m.argument_extra_cycles += rule == 3;
		m.atomic_service.num += rule == 4;
		m.whole_service.num += rule == 5;
		m.fetch_bytes += rule == 6;
		m.address_cycles += rule == 7;
		m.scalar_bytes += rule == 8;
		assert_false(wb_machine_is_plain(&m));
	}
}
