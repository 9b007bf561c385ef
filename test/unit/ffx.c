/* test/unit/ffx.c -- flow facts: reading FFX, finding loops, what wins, what is reported. */
#include "wavebound/launch.h"
#include "wavebound/pass.h"
#include "../lib/manpage.h"
#include "../lib/unit.h"

/* A function with two nested loops and an if:
 *
 *	.L0 (0x100) line 8    -> .L1
 *	.L1 (0x104, 0x108) lines 12, 13: outer header -> .L2
 *	.L2 (0x10c) line 13: inner, branches to itself, -> .L3
 *	.L3 (0x110) line 14   -> .L4, .L5
 *	.L4 (0x114) line 15   -> .L5
 *	.L5 (0x118) line 10: branches to .L1, -> .L6
 *	.L6 (0x11c) line 20   end
 */
struct world {
	struct wb_ctx *cx;
	struct wb_module m;
	struct wb_fn *fn;
	struct wb_facts *fs;
	uint16_t cl;
};

static void
put(struct world *w, struct wb_builder *b, enum wb_op op, uint64_t addr, uint32_t line)
{
	struct wb_inst i = { .op = (uint16_t)op, .isa_op = WB_NO_ISA, .addr = addr, .bytes = 4,
		.src = { line, 0, w->cl }, .mem = { .addr = 255, .data = 255 } };

	if (op == WB_OP_CBR || op == WB_OP_END)
		i.flags = WB_I_TERMINATOR;
	wb_build_inst(b, &i, NULL, 0);
}

static struct wb_fn *
make_function(struct world *w, const char *name)
{
	struct wb_fn *fn = WB_NEW(w->cx->unit, struct wb_fn, 1);
	struct wb_builder *b;

	*fn = (struct wb_fn){ .name = name, .is_kernel = true, .section = ".text", .addr = 0x100, .bytes = 0x20 };
	b = wb_builder_new(w->cx, fn);
	wb_build_block(b, ".L0", WB_NO_LOC);
	put(w, b, WB_OP_OTHER, 0x100, 8);
	wb_build_edge(b, 0, 1, WB_EDGE_FALL);
	wb_build_block(b, ".L1", WB_NO_LOC);
	put(w, b, WB_OP_OTHER, 0x104, 12);
	put(w, b, WB_OP_OTHER, 0x108, 13);
	wb_build_edge(b, 1, 2, WB_EDGE_FALL);
	wb_build_block(b, ".L2", WB_NO_LOC);
	put(w, b, WB_OP_CBR, 0x10c, 13);
	wb_build_edge(b, 2, 3, WB_EDGE_FALL);
	wb_build_edge(b, 2, 2, WB_EDGE_TAKEN);
	wb_build_block(b, ".L3", WB_NO_LOC);
	put(w, b, WB_OP_CBR, 0x110, 14);
	wb_build_edge(b, 3, 4, WB_EDGE_FALL);
	wb_build_edge(b, 3, 5, WB_EDGE_TAKEN);
	wb_build_block(b, ".L4", WB_NO_LOC);
	put(w, b, WB_OP_OTHER, 0x114, 15);
	wb_build_edge(b, 4, 5, WB_EDGE_FALL);
	wb_build_block(b, ".L5", WB_NO_LOC);
	put(w, b, WB_OP_CBR, 0x118, 10);
	wb_build_edge(b, 5, 6, WB_EDGE_FALL);
	wb_build_edge(b, 5, 1, WB_EDGE_TAKEN);
	wb_build_block(b, ".L6", WB_NO_LOC);
	put(w, b, WB_OP_END, 0x11c, 20);
	wb_build_edge(b, 6, WB_NONE, WB_EDGE_EXIT);
	wb_build_annotate(b,
		(struct wb_annotation){
			.block = 0, .maxcount = WB_UNKNOWN, .totalcount = WB_UNKNOWN, .mincount = WB_UNKNOWN });
	assert_int_equal(wb_build_finish(b), WB_OK);
	fn->nannotation = 0;
	assert_int_equal(wb_pass_dom(w->cx, fn, &(struct wb_pass_env){ .module = &w->m }), WB_OK);
	assert_int_equal(wb_pass_loops(w->cx, fn, &(struct wb_pass_env){ .module = &w->m }), WB_OK);
	assert_int_equal(fn->loops->nloop, 2);
	return fn;
}

static struct wb_fn *
add_function(struct world *w, const char *name)
{
	struct wb_fn *fn = make_function(w, name);

	w->m.fn[w->m.nfn++] = fn;
	return fn;
}

static struct world
start(void)
{
	struct world w = { .cx = unit_cx() };

	w.m.name = "test";
	w.cl = wb_file_add(w.cx->files, WB_FILE_SOURCE, "/src/dir/k.cl", NULL, 0);
	w.m.fn = WB_NEW(w.cx->unit, struct wb_fn *, 2);
	w.fn = add_function(&w, "k");
	w.fs = wb_facts_new(w.cx);
	return w;
}

static enum wb_status
read_facts(struct world *w, const char *inside)
{
	const char *text = wb_format(w->cx->unit,
		"<flowfacts xmlns:wb='urn:wavebound:ffx' xmlns:xi='http://www.w3.org/2001/XInclude'>\n%s</flowfacts>",
		inside);

	return wb_facts_read(w->cx, w->fs, unit_file(w->cx, "f.ffx", text));
}

/* How many diagnostics are called @name. */
static uint32_t
reports(const struct world *w, const char *name)
{
	uint32_t n = 0;

	for (uint32_t k = 0; k < w->cx->diag->message.n; k++)
		n += strcmp(wb_diag_info[w->cx->diag->message.at[k].code].name, name) == 0;
	return n;
}

/* Reads, places and finishes; the two loops' bounds, or -1 for none, and the names of all diagnostics ("" when there
 * are none). */
static void
expect(const char *inside, int64_t outer, int64_t inner, const char *diags)
{
	struct world w = start();
	struct wb_out o = wb_out_new(w.cx->unit);
	enum wb_status s = read_facts(&w, inside);

	if (s == WB_OK)
		s = wb_facts_place(w.cx, &w.m, w.fn, w.fs);
	if (s == WB_OK)
		s = wb_facts_unused(w.cx, &w.m, w.fs);
	assert_int_equal(s == WB_OK, w.cx->diag->nerror == 0);
	for (uint32_t k = 0; k < w.cx->diag->message.n; k++)
		wb_printf(&o, "%s%s", k ? " " : "", wb_diag_info[w.cx->diag->message.at[k].code].name);
	if (strcmp(o.n ? o.at : "", diags) != 0)
		fail_msg("%s gives [%s], not [%s]", inside, o.n ? o.at : "", diags);
	if (s == WB_OK) {
		assert_int_equal((int64_t)w.fn->bounds->loop[0].max, outer);
		assert_int_equal((int64_t)w.fn->bounds->loop[1].max, inner);
	}
}

TEST(places_are_found)
{
	expect("<loop label='.L1' maxcount='7'/>", 7, -1, "");
	expect("<loop address='0x10c' maxcount='8'/><loop address='260' maxcount='0x10'/>", 16, 8, "");
	expect("<loop label='.L0' offset='4' maxcount='5'/>", 5, -1, "");
	expect("<loop label='.L2' offset='-0x8' maxcount='5'/>", 5, -1, "");
	expect("<loop label='k' offset='12' maxcount='5'/>", -1, 5, "");
	expect("<function name='k'><loop offset='12' maxcount='5'/></function>", -1, 5, "");
	expect("<function label='k'><loop label='.L2' maxcount='5'/></function>", -1, 5, "");
	expect("<function address='0x100'><loop label='.L2' maxcount='5'/></function>", -1, 5, "");
	expect("<function source='k.cl' line='20'><loop label='.L2' maxcount='5'/></function>", -1, 5, "");
	expect("<loop source='k.cl' line='10' maxcount='3'/>", 3, -1, "");
	expect("<loop source='dir/k.cl' line='13' maxcount='3'/>", -1, 3, "");
	expect("<loop source='/src/dir/k.cl' line='12' maxcount='3'/>", 3, -1, "");
	expect("<flowfacts><conditional><case><function name='k'><loop label='.L1' maxcount='2'><loop label='.L2' "
	       "maxcount='3'/></loop></function></case></conditional></flowfacts>",
		2, 3, "");
}

TEST(stale_places_are_errors)
{
	expect("<loop label='.L9' maxcount='7'/>", 0, 0, "fact-unused");
	expect("<loop label='.L3' maxcount='7'/>", 0, 0, "fact-unused");
	expect("<loop label='.L1' offset='4' maxcount='7'/>", 0, 0, "fact-unused");
	expect("<loop address='0x105' maxcount='7'/>", 0, 0, "fact-unused");
	expect("<loop address='0x108' maxcount='7'/>", 0, 0, "fact-unused");
	expect("<loop source='other.cl' line='10' maxcount='7'/>", 0, 0, "fact-unused");
	expect("<loop source='ir/k.cl' line='10' maxcount='7'/>", 0, 0, "fact-unused");
	expect("<loop source='k.cl' line='20' maxcount='7'/>", 0, 0, "fact-unused");
	expect("<loop offset='4' maxcount='7'/>", 0, 0, "fact-unused");
	expect("<function name='g'><loop label='.L1' maxcount='7'/></function>", 0, 0, "fact-unused");
	expect("<function address='0x104'><loop label='.L1' maxcount='7'/></function>", 0, 0, "fact-unused");
	expect("<loop label='.L1' maxcount='7'/><loop label='.LX' maxcount='7'/>", 0, 0, "fact-unused");
}

/* Facts that may be about a function that was not analysed are not reported; others are. */
TEST(refused_functions_may_have_the_place)
{
	static const struct {
		const char *fact;
		uint32_t reported;
	} cases[] = {
		{ "<loop label='.L9' maxcount='7'/>", 0 },		/* may be in g */
		{ "<loop label='.L3' maxcount='7'/>", 1 },		/* is in k, where no loop begins */
		{ "<loop source='k.cl' line='20' maxcount='7'/>", 0 },	/* in k, but perhaps in g, too */
		{ "<function name='g'><loop label='.L9' maxcount='7'/></function>", 0 },
		{ "<function name='k'><loop label='.L9' maxcount='7'/></function>", 1 },
		{ "<function name='h'><loop label='.L9' maxcount='7'/></function>", 1 },
	};

	for (uint32_t c = 0; c < WB_COUNT(cases); c++) {
		struct world w = start();
		struct wb_fn *g = WB_NEW(w.cx->unit, struct wb_fn, 1);

		g->name = "g";
		g->refused = "something";
		w.m.fn[w.m.nfn++] = g;
		assert_int_equal(read_facts(&w, cases[c].fact), WB_OK);
		assert_int_equal(wb_facts_place(w.cx, &w.m, w.fn, w.fs), WB_OK);
		wb_facts_unused(w.cx, &w.m, w.fs);
		assert_int_equal(reports(&w, "fact-unused"), cases[c].reported);
	}
}

TEST(values_are_checked)
{
	expect("<loop label='.L1' maxcount='NOCOMP' totalcount='9'/>", -1, -1, "");
	expect("<loop label='.L1' maxcount='NOCOMP'/>", -1, -1, "ffx-empty");
	expect("<loop label='.L1'/>", -1, -1, "ffx-empty");
	expect("<loop label='.L1' maxcount='5' wb:count='header'/>", 4, -1, "");
	expect("<flowfacts wb:count='header'><loop label='.L1' maxcount='0'/><loop label='.L2' maxcount='9' "
	       "wb:count='backedge'/></flowfacts>",
		0, 9, "");
	expect("<loop label='.L1' maxcount='-5'/>", 0, 0, "ffx-format ffx-empty");
	expect("<loop label='.L1' maxcount='five'/>", 0, 0, "ffx-format ffx-empty");
	expect("<loop label='.L1' maxcount='18446744073709551615'/>", 0, 0, "ffx-format ffx-empty");
	expect("<loop label='.L1' maxcount='18446744073709551616'/>", 0, 0, "ffx-format ffx-empty");
	expect("<loop label='.L1' maxcount='5' wb:count='lanes'/>", 0, 0, "ffx-format");
	expect("<loop maxcount='5'/>", 0, 0, "ffx-format");
	expect("<loop source='k.cl' maxcount='5'/>", 0, 0, "ffx-format ffx-format");
	expect("<loop label='.L1' offset='4x' maxcount='5'/>", 0, 0, "ffx-format ffx-format");
	expect("<function><loop label='.L1' maxcount='5'/></function>", 0, 0, "ffx-format");
}

/* The specification has octal numbers; nobody may get 25 for 031 without knowing. */
TEST(octal_is_told)
{
	expect("<loop label='.L1' maxcount='031'/>", 25, -1, "ffx-octal");
	expect("<loop label='.L1' maxcount='0'/>", 0, -1, "");
	expect("<loop address='0414' maxcount='5'/>", -1, 5, "ffx-octal");
	expect("<loop label='.L1' maxcount='039'/>", 0, 0, "ffx-format ffx-empty");
}

TEST(nothing_is_silent)
{
	expect("<loop label='.L1' maxcount='5' surprise='1'/>", 5, -1, "ffx-ignored");
	expect("<loop label='.L1' maxcount='5' wb:lanes='1'/>", 5, -1, "ffx-ignored");
	expect("<loop loopId='1' exact='true' expinit='x' maxexpr='5' totalexpr='5' label='.L1' maxcount='5'/>", 5, -1,
		"");
	expect("<loop label='.L1' maxcount='5' x:lanes='1' xmlns:x='urn:x'/>", 5, -1, "ffx-ignored");
	expect("<loop label='.L1' maxcount='5'>3</loop>", 5, -1, "ffx-ignored");
	expect("<flowfacts odd='1'><loop label='.L1' maxcount='5'/></flowfacts>", 5, -1, "ffx-ignored");
	expect("<conditional odd='1'><case odd='1'><loop label='.L1' maxcount='5'/></case></conditional>", 5, -1,
		"ffx-ignored ffx-ignored");
	expect("<noreturn label='f'/><loop label='.L1' maxcount='5'><wb:uniform/></loop>", 5, -1,
		"ffx-ignored ffx-ignored");
	expect("<multibranch label='f'><target label='g'/></multibranch>", -1, -1, "ffx-ignored");
	expect("<function name='k'><call label='.L3'><call label='.L3'><function name='f'><loop label='.L1' "
	       "maxcount='5'/></function></call></call></function>",
		-1, -1, "ffx-context");
	expect("<call label='.L3'><function name='k'><not-all><edge src='.L3' dst='.L4'/><edge src='.L4' "
	       "dst='.L5'/></not-all></function></call>",
		-1, -1, "ffx-context");
	expect("<call label='.L3'><loop label='.L1' maxcount='5'/></call>", 0, 0, "ffx-format");
	expect("<call><function name='k'><loop label='.L1' maxcount='5'/></function></call>", 0, 0, "ffx-format");
	expect("<call label='.L3'><function name='f'><loop label='.L1' maxcount='5'/></function></call>", 0, 0,
		"fact-unused");
	expect("<call label='.L3' name='k'><loop label='.L1' maxcount='5'/></call>", 0, 0, "fact-unused");
	expect("<xi:include href='other.ffx'/>", 0, 0, "ffx-include");
	expect("<loop source='k.cl' line='8' maxcount='5'/>", 0, 0, "fact-unused");
}

TEST(root_must_be_flowfacts)
{
	struct world w = start();

	assert_int_equal(
		wb_facts_read(w.cx, w.fs, wb_file_add(w.cx->files, WB_FILE_TEXT, "f", "<facts/>", 8)), WB_BAD_INPUT);
	assert_int_equal(reports(&w, "ffx-format"), 1);
}

/* k calls g (itself a kernel, if @kernel) at 0x104 and 0x114; the outer loop of g gets @bound from facts @inside, -1
 * for none. */
static void
called(bool kernel, const char *inside, int64_t bound, const char *diag)
{
	struct world w = start();
	struct wb_fn *g = add_function(&w, "g");
	struct wb_opnd to = { .kind = WB_OPND_FN, .id = 1 };
	enum wb_status s;

	g->is_kernel = kernel;
	g->id = 1;
	w.fn->opnd = &to;
	w.fn->nopnd = 1;
	w.fn->call = WB_NEW(w.cx->unit, uint32_t, w.fn->ninst);
	w.fn->act = WB_NEW(w.cx->unit, uint32_t, w.fn->ninst);
	for (uint32_t k = 0; k < w.fn->ninst; k++)
		if (w.fn->inst[k].addr == 0x104 || w.fn->inst[k].addr == 0x114) {
			w.fn->inst[k].op = WB_OP_CALL;
			w.fn->inst[k].opnd = 0;
			w.fn->inst[k].nopnd = 1;
			w.fn->call[w.fn->ncall++] = w.fn->act[w.fn->nact++] = k;
		}
	assert_int_equal(read_facts(&w, inside), WB_OK);
	assert_int_equal(wb_facts_place(w.cx, &w.m, g, w.fs), WB_OK);
	assert_int_equal(wb_facts_place(w.cx, &w.m, w.fn, w.fs), WB_OK);
	s = wb_facts_unused(w.cx, &w.m, w.fs);
	assert_equal({ s == WB_OK, w.cx->diag->nerror == 0 }, { (int64_t)g->bounds->loop[0].max, bound },
		{ w.fn->bounds->loop[0].max, WB_UNKNOWN }, { reports(&w, diag) > 0, *diag != 0 },
		{ w.cx->diag->message.n, reports(&w, diag) });
}

TEST(facts_for_all_calls_count)
{
	called(false, "<call address='0x104'><function name='g'><loop label='.L1' maxcount='5'/></function></call>"
	       "<call label='.L4' name='g'><loop label='.L1' maxcount='8'/></call>", 8, "");
	called(false,
		"<function name='k'><call source='k.cl' line='12'><function name='g'><loop label='.L1' "
		"maxcount='9'/></function></call>"
		"<call label='k' offset='0x14'><function name='g'><loop label='.L1' "
		"maxcount='4'/></function></call></function>",
		9, "");
	called(false, "<call address='0x104'><function name='g'><loop label='.L1' maxcount='5'/></function></call>", -1,
		"ffx-context");
	called(false,
		"<call address='0x104'><function name='g'><loop label='.L1' maxcount='5'/></function></call><function "
		"name='g'><loop label='.L1' maxcount='50'/></function>",
		50, "ffx-context");
	called(true, "<call address='0x104'><function name='g'><loop label='.L1' maxcount='5'/></function></call>", -1,
		"ffx-context");
	called(true, "<call address='0x104'><function name='g'><loop label='.L1' maxcount='5'/></function></call>"
	       "<call label='.L4' name='g'><loop label='.L1' maxcount='8'/></call>", -1, "ffx-context");
	called(false, "<call address='0x108'><function name='g'><loop label='.L1' maxcount='5'/></function></call>", -1,
		"fact-unused");
	called(false,
		"<function name='x'><call address='0x104'><function name='g'><loop label='.L1' "
		"maxcount='5'/></function></call></function>",
		-1, "fact-unused");
}

/* ---- who wins --------------------------------------------------------------------------- */
/* As expect, with the outer loop inferred to repeat @min to @max times; the resulting bound and origin. */
static void
against(uint64_t min, uint64_t max, const char *inside, uint64_t bound, enum wb_bound_origin origin, const char *diag)
{
	struct world w = start();
	struct wb_loop_bound *b;

	w.fn->bounds = WB_NEW(w.cx->unit, struct wb_bounds, 1);
	b = w.fn->bounds->loop = WB_NEW(w.cx->unit, struct wb_loop_bound, 2);
	b[0] = (struct wb_loop_bound){ .max = max, .total = WB_UNKNOWN, .min = min, .inferred = max,
		.origin = WB_BOUND_INFERRED, .why = "counts" };
	b[1] = (struct wb_loop_bound){ .max = WB_UNKNOWN, .total = WB_UNKNOWN, .inferred = WB_UNKNOWN, .why = "open" };
	assert_int_equal(read_facts(&w, inside), WB_OK);
	assert_int_equal(
		wb_facts_place(w.cx, &w.m, w.fn, w.fs), strcmp(diag, "fact-below-code") == 0 ? WB_BAD_INPUT : WB_OK);
	assert_equal({ b[0].max, bound }, { b[0].origin, origin }, { b[0].inferred, max },
		{ w.cx->diag->message.n, *diag ? 1 : 0 });
	if (*diag)
		assert_int_equal(reports(&w, diag), 1);
}

TEST(facts_win_but_not_against_the_code)
{
	against(0, 10, "<loop label='.L1' maxcount='4'/>", 4, WB_BOUND_FACT, "");
	against(10, 10, "<loop label='.L1' maxcount='10'/>", 10, WB_BOUND_FACT, "");
	against(0, 10, "<loop label='.L1' maxcount='11'/>", 11, WB_BOUND_FACT, "fact-wider");
	against(10, 10, "<loop label='.L1' maxcount='9'/>", 10, WB_BOUND_INFERRED, "fact-below-code");
	against(0, 10, "<loop label='.L1' maxcount='4'/><loop address='0x104' maxcount='6'/>", 4, WB_BOUND_FACT,
		"fact-twice");
	against(0, 10, "<loop label='.L1' maxcount='6'/><loop address='0x104' maxcount='4'/>", 4, WB_BOUND_FACT,
		"fact-twice");
	against(3, 10, "<loop label='.L1' maxcount='6' mincount='5'/><loop address='0x104' maxcount='4'/>", 4,
		WB_BOUND_FACT, "fact-twice");
	against(3, 10, "<loop label='.L1' maxcount='6'/><loop address='0x104' maxcount='2'/>", 6, WB_BOUND_FACT,
		"fact-below-code");
	against(0, 10, "<loop label='.L1' totalcount='4'/>", 10, WB_BOUND_INFERRED, "");
}

TEST(annotations_count_and_must_match)
{
	struct world w = start();
	struct wb_annotation a[2] = { { 1, 5, WB_UNKNOWN, WB_UNKNOWN, WB_NO_LOC },
		{ 2, WB_UNKNOWN, 40, 1, WB_NO_LOC } };

	w.fn->annotation = a;
	w.fn->nannotation = 2;
	assert_int_equal(wb_facts_place(w.cx, &w.m, w.fn, NULL), WB_OK);
	assert_true(w.fn->bounds->loop[0].max == 5 && w.fn->bounds->loop[0].origin == WB_BOUND_ANNOTATION);
	assert_true(w.fn->bounds->loop[1].total == 40 && w.fn->bounds->loop[1].origin == WB_BOUND_ANNOTATION &&
		w.fn->bounds->loop[1].min == 1);
	a[0].block = 3;
	assert_int_equal(wb_facts_place(w.cx, &w.m, w.fn, NULL), WB_BAD_INPUT);
	assert_int_equal(reports(&w, "annotation-no-loop"), 1);
}

TEST(lines_may_be_ambiguous_or_loose)
{
	struct world w = start();

	for (uint32_t k = 0; k < w.fn->ninst; k++)
		if (w.fn->inst[k].addr == 0x118)
			w.fn->inst[k].src.line = 13;	/* the outer loop's branch, now on the inner one's line */
	assert_int_equal(read_facts(&w, "<loop source='k.cl' line='13' maxcount='4'/>"), WB_OK);
	assert_int_equal(wb_facts_place(w.cx, &w.m, w.fn, w.fs), WB_BAD_INPUT);
	assert_int_equal(reports(&w, "fact-ambiguous"), 1);
	assert_int_equal(w.cx->diag->note.n, 2);
	w = start();
	for (uint32_t k = 0; k < w.fn->ninst; k++)
		if (w.fn->inst[k].addr == 0x10c)
			w.fn->inst[k].src.line = 14;	/* line 13 is left only in the middle of the outer header */
	assert_int_equal(read_facts(&w, "<loop source='k.cl' line='13' maxcount='4'/>"), WB_OK);
	assert_int_equal(wb_facts_place(w.cx, &w.m, w.fn, w.fs), WB_OK);
	assert_int_equal(reports(&w, "fact-loose"), 1);
	assert_int_equal(w.fn->bounds->loop[0].max, 4);
}

/* ---- not-all ------------------------------------------------------------------------------ */
TEST(not_all_becomes_a_row)
{
	struct world w = start();
	const struct wb_flow_row *r;
	int64_t entries = 0, edges = 0;

	assert_int_equal(read_facts(&w,
				 "<loop label='.L1' maxcount='9'><not-all seq='true'><edge src='.L1' dst='.L2'/><edge "
				 "src='.L3' dst='0x114'/></not-all></loop>"),
		WB_OK);
	assert_int_equal(wb_facts_place(w.cx, &w.m, w.fn, w.fs), WB_OK);
	/* .L2 is in the inner loop: at its entry the edge is not of the outer one */
	assert_null(w.fn->rows);
	assert_int_equal(reports(&w, "not-all-ignored"), 1);
	w.fs = wb_facts_new(w.cx);
	assert_int_equal(read_facts(&w,
				 "<loop label='.L1' maxcount='9'><not-all><edge src='.L3' dst='.L4'/><edge src='.L4' "
				 "dst='.L5'/></not-all></loop>"),
		WB_OK);
	assert_int_equal(wb_facts_place(w.cx, &w.m, w.fn, w.fs), WB_OK);
	assert_int_equal(w.fn->rows->nrow, 1);
	r = &w.fn->rows->row[0];
	assert_int_equal(r->limit, 0);
	for (uint32_t k = 0; k < r->nterm; k++) {
		const struct wb_flow_term *t = &w.fn->rows->term[r->first + k];

		if (t->coeff < 0)
			entries += w.fn->edge[t->edge].dst == 1 ? t->coeff : -100;
		else
			edges += t->coeff;
	}
	assert_true(edges == 2 && entries == -2);	/* two edges lead to .L1, each counts |E| - 1 = 1 */
	expect("<not-all><edge src='.L3' dst='.L4'/><edge src='.L4' dst='.L5'/></not-all>", -1, -1, "not-all-ignored");
	expect("<not-all><edge src='.L3' dst='.L4'/><edge src='.L4' dst='.L9'/></not-all>", -1, -1, "fact-unused");
	expect("<not-all><edge src='.L3' dst='.L4'/></not-all>", -1, -1, "ffx-format");
	expect("<not-all><edge src='.L3' dst='.L4'/><edge src='.L4'/></not-all>", -1, -1, "ffx-format");
	expect("<not-all><iteration number='1'/></not-all>", -1, -1, "ffx-ignored");
}

/* What @edges are in the outer loop, "" if a row. */
static void
expect_row(const char *edges, const char *diags)
{
	char text[400];

	snprintf(text, sizeof(text), "<loop label='.L1' maxcount='9'>%s</loop>", edges);
	expect(text, 9, -1, diags);
}

/* A row says no more than the fact: each edge once per iteration, none twice, in the order of the code if one is given.
 */
TEST(not_all_claims_no_more)
{
	expect_row("<not-all><edge src='.L3' dst='.L4'/><edge src='.L4' dst='.L5'/></not-all>", "");
	expect_row("<not-all><edge src='.L5' dst='.L1'/><edge src='.L3' dst='.L4'/></not-all>", "not-all-ignored");
	expect_row("<not-all><edge src='.L0' dst='.L1'/><edge src='.L3' dst='.L4'/></not-all>", "not-all-ignored");
	expect_row("<not-all><edge src='.L5' dst='.L6'/><edge src='.L3' dst='.L4'/></not-all>", "not-all-ignored");
	expect_row("<not-all><edge src='.L3' dst='.L4'/><edge src='.L3' dst='.L4'/></not-all>", "not-all-ignored");
	expect_row("<not-all seq='true'><edge src='.L3' dst='.L4'/><edge src='.L4' dst='.L5'/></not-all>", "");
	expect_row("<not-all seq='true'><edge src='.L4' dst='.L5'/><edge src='.L3' dst='.L4'/></not-all>",
		"not-all-ignored");
	expect_row("<not-all seq='true'><edge src='.L3' dst='.L5'/><edge src='.L3' dst='.L4'/></not-all>",
		"not-all-ignored");
	expect_row("<not-all><edge src='.L4' dst='.L5'/><edge src='.L3' dst='.L4'/></not-all>", "");
	expect_row("<not-all><edge src='.L3' dst='.L5'/><edge src='.L3' dst='.L4'/></not-all>", "");
	expect_row("<not-all seq='false'><edge src='.L4' dst='.L5'/><edge src='.L3' dst='.L4'/></not-all>", "");
	/* from anywhere in a block, to the start of one */
	expect_row("<not-all><edge src='0x108' dst='.L2'/><edge src='.L3' dst='.L4'/></not-all>", "not-all-ignored");
	expect_row("<not-all><edge src='.L0' dst='0x108'/><edge src='.L3' dst='.L4'/></not-all>", "fact-unused");
	expect_row("<not-all><edge src='.L9' dst='.L4'/><edge src='.L3' dst='.L4'/></not-all>", "fact-unused");
}

/* Each row has its own terms, whatever was left out before it. */
TEST(rows_have_their_own_terms)
{
	struct world w = start();
	const struct wb_flow_row *r;

	assert_int_equal(
		read_facts(&w,
			"<loop label='.L1' maxcount='9'><not-all><edge src='.L3' dst='.L4'/><edge src='.L5' "
			"dst='.L1'/></not-all>"
			"<not-all><edge src='.L3' dst='.L4'/><edge src='.L4' dst='.L5'/></not-all><not-all><edge "
			"src='.L3' dst='.L5'/><edge src='.L4' dst='.L5'/></not-all></loop>"),
		WB_OK);
	assert_int_equal(wb_facts_place(w.cx, &w.m, w.fn, w.fs), WB_OK);
	assert_int_equal(w.fn->rows->nrow, 2);
	for (uint32_t k = 0; k < 2; k++) {
		r = &w.fn->rows->row[k];
		assert_int_equal(r->nterm, 4);		/* two edges, and two ways into the loop's header */
		assert_true(r->first + r->nterm <= w.fn->rows->nterm);
	}
	assert_true(w.fn->rows->row[0].first != w.fn->rows->row[1].first);
}

/* ---- least counts ------------------------------------------------------------------------------- */
static void
expect_least(const char *inside, uint64_t least)
{
	struct world w = start();

	assert_int_equal(read_facts(&w, inside), WB_OK);
	assert_int_equal(wb_facts_place(w.cx, &w.m, w.fn, w.fs), WB_OK);
	if (w.fn->bounds->loop[0].min != least)
		fail_msg("%s: at least %llu, not %llu", inside, (unsigned long long)w.fn->bounds->loop[0].min,
			(unsigned long long)least);
}

/* Of what is claimed the largest counts, unless it is above the bound. */
TEST(least_counts_are_kept)
{
	expect_least("<loop label='.L1' maxcount='7'/>", 0);
	expect_least("<loop label='.L1' mincount='7' maxcount='7'/>", 7);
	expect_least("<loop label='.L1' mincount='2'/>", 2);
	expect_least("<loop label='.L1' mincount='NOCOMP' maxcount='7'/>", 0);
	expect_least("<flowfacts wb:count='header'><loop label='.L1' mincount='7' maxcount='7'/></flowfacts>", 6);
	expect_least("<flowfacts wb:count='header'><loop label='.L1' mincount='0' maxcount='7'/></flowfacts>", 0);
	expect_least("<loop label='.L1' mincount='3' maxcount='7'/><loop label='.L1' mincount='2' maxcount='7'/>", 3);
	expect_least("<loop label='.L1' mincount='2' maxcount='7'/><loop label='.L1' mincount='3' maxcount='7'/>", 3);
	expect_least("<loop label='.L1' mincount='2' maxcount='7'/><loop label='.L1' mincount='8'/>", 2);
}

/* ---- template --------------------------------------------------------------------------------- */
TEST(the_template_reads_back)
{
	struct world w = start();
	struct wb_out o = wb_out_new(w.cx->unit);
	struct wb_fn *g = add_function(&w, "g--<&>");
	char *at;

	assert_int_equal(wb_facts_place(w.cx, &w.m, w.fn, NULL), WB_OK);
	assert_int_equal(wb_facts_place(w.cx, &w.m, g, NULL), WB_OK);
	g->bounds->loop[0].max = 3;
	g->block[2].label = NULL;
	wb_facts_template(w.cx, &w.m, w.fn, &o);
	wb_facts_template(w.cx, &w.m, g, &o);
	assert_non_null(strstr(o.at, "k.cl:12"));
	assert_int_equal(wb_facts_read(w.cx, w.fs, wb_file_add(w.cx->files, WB_FILE_TEXT, "t.ffx", o.at, o.n)), WB_OK);
	assert_int_equal(reports(&w, "ffx-empty"), 3);
	assert_int_equal(w.cx->diag->message.n, 3);
	for (at = o.at; (at = strstr(at, "\"NOCOMP\"")); )
		memcpy(at, "\"0x0022\"", 8);
	w.fs = wb_facts_new(w.cx);
	assert_int_equal(wb_facts_read(w.cx, w.fs, wb_file_add(w.cx->files, WB_FILE_TEXT, "t.ffx", o.at, o.n)), WB_OK);
	assert_int_equal(wb_facts_place(w.cx, &w.m, w.fn, w.fs), WB_OK);
	assert_int_equal(wb_facts_place(w.cx, &w.m, g, w.fs), WB_OK);
	assert_int_equal(wb_facts_unused(w.cx, &w.m, w.fs), WB_OK);
	assert_true(w.fn->bounds->loop[0].max == 34 && w.fn->bounds->loop[1].max == 34 && g->bounds->loop[0].max == 3 &&
		g->bounds->loop[1].max == 34);
}

TEST(the_examples_of_the_manual_are_read)
{
	struct wb_ctx *cx = unit_cx();
	const char *page = manpage_text(cx->unit, "wavebound-ffx.5"), *example;
	struct wb_facts *fs = wb_facts_new(cx);
	uint32_t n = 0;

	assert_non_null(page);
	for (; (example = manpage_example(cx->unit, page, "<flowfacts", n)) != NULL; n++)
		assert_int_equal(wb_facts_read(cx, fs, unit_file(cx, "man", example)), WB_OK);
	assert_int_equal(n, 2);
	assert_int_equal(cx->diag->message.n, 0);
}
