/* src/report/text.c -- the analysis for a person at a terminal. */
#include <stdarg.h>
#include <stdio.h>

#include "resources.h"

#define MOST_PATH_ROWS 40	/* the most expensive blocks are shown; JSON has them all */

struct page {
	struct wb_ctx *cx;
	const struct wb_analysis *an;
	struct wb_out *o;
	bool colour;
};

/* ---- helpers ---------------------------------------------------------------------------- */
static const char *
plural(uint64_t n)
{
	return n == 1 ? "" : "s";
}

static void
bold(struct page *p, const char *fmt, ...) WB_PRINTF(2, 3);

static void
bold(struct page *p, const char *fmt, ...)
{
	char text[256];
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(text, sizeof(text), fmt, ap);
	va_end(ap);
	wb_puts(p->o, p->colour ? "\033[1m" : "");
	wb_put_term(p->o, text);
	wb_puts(p->o, p->colour ? "\033[0m" : "");
}

/* Text of the input, padded to @width characters. */
static void
cell(struct page *p, const char *s, size_t width)
{
	size_t start = p->o->n, shown = 0;

	wb_put_term(p->o, s);
	for (size_t k = start; k < p->o->n; k++)
		shown += ((uint8_t)p->o->at[k] & 0xc0) != 0x80;
	for (; shown < width; shown++)
		wb_puts(p->o, " ");
}

static size_t
longer(size_t a, const char *s)
{
	size_t n = strlen(s);

	return n > a ? n : a;
}

/* @text in lines of at most 96 characters, each after @indent spaces; the first line starts at the current column. */
static void
wrap(struct page *p, const char *text, int indent)
{
	int at = indent;

	while (*text) {
		size_t n = strcspn(text, " ");

		if (at > indent && at + (int)n + 1 > 96) {
			wb_printf(p->o, "\n%*s", indent, "");
			at = indent;
		} else if (at > indent) {
			wb_puts(p->o, " ");
			at++;
		}
		wb_put_term(p->o, wb_strndup(p->cx->tmp, text, n));
		at += (int)n;
		text += n;
		text += strspn(text, " ");
	}
	wb_puts(p->o, "\n");
}

/* Each of @text begins a line, the first one behind @name, of nine columns. */
static void
put_list(struct page *p, const char *name, const char *const *text, uint32_t n)
{
	for (uint32_t k = 0; k < n; k++) {
		wb_puts(p->o, k ? "         " : name);
		wrap(p, text[k], 9);
	}
}

/* ---- sections ----------------------------------------------------------------------------- */
static void
put_head(struct page *p)
{
	const struct wb_machine *m = p->an->machine;
	const char **text;
	uint32_t n;

	wb_puts(p->o, "input    ");
	wb_put_term(p->o, p->an->input);
	if (p->an->module && p->an->module->target) {
		wb_puts(p->o, " for ");
		wb_put_term(p->o, p->an->module->target);
	}
	if (p->an->module && p->an->module->assembled)
		wb_puts(p->o, ", assembled by LLVM");
	if (!m) {
		wb_puts(p->o, "\n");
		return;
	}
	wb_puts(p->o, "\nmachine  ");
	wb_put_term(p->o, m->name);
	wb_printf(p->o, " (model %s): %u compute unit%s, %u SIMD%s each, %u wave%s per SIMD, %u lanes\n", m->hash,
		m->cus, plural(m->cus), m->simds, plural(m->simds), m->waves, plural(m->waves), m->wave_lanes);
	if (m->at_most) {
		wb_puts(p->o, "chip     ");
		wrap(p, m->what, 9);
	}
	n = wb_machine_assumptions(p->cx, p->an, &text);
	put_list(p, "assumed  ", text, n);
}

static void
put_dims(struct page *p, const uint64_t *v, uint32_t n)
{
	for (uint32_t k = 0; k < n; k++)
		wb_printf(p->o, "%s%s", k ? " x " : "", wb_digits(p->cx, v[k]));
}

static void
put_launch(struct page *p, const struct wb_kernel_report *k)
{
	const struct wb_launch *l = k->launch;
	uint64_t group[3];

	if (!l && wb_bounded(k) && wb_entry_assumed(p->cx, p->an->module, k->fn)) {
		wb_printf(p->o,
			"  launch    none: there is no descriptor (--descriptor). The bound is that of one wave;\n"
			"            %s.\n",
			wb_entry_assumed(p->cx, p->an->module, k->fn));
		return;
	}
	if (!l) {
		wb_puts(p->o,
			wb_bounded(k) ? "  launch    none given: the bound below is that of one wave. Give --grid and "
				    "--workgroup\n"
				    "            (or --launch) for a bound of the kernel.\n" :
				    "");
		return;
	}
	for (uint32_t d = 0; d < 3; d++)
		group[d] = l->workgroup[d];
	wb_puts(p->o, "  launch    ");
	put_dims(p, l->grid, l->dims);
	wb_puts(p->o, " work-items in workgroups of ");
	put_dims(p, group, l->dims);
	wb_printf(p->o, ": %s workgroup%s", wb_digits(p->cx, l->workgroups), plural(l->workgroups));
	if (k->bounds && k->bounds->waves) {
		const struct wb_kernel_bounds *b = k->bounds;

		wb_printf(p->o, ", %s wave%s\n", wb_digits(p->cx, b->waves), plural(b->waves));
		wb_printf(p->o, "            %u workgroup%s fit%s on a compute unit (limit: %s), %s on the device",
			b->occupancy.workgroups_per_cu, plural(b->occupancy.workgroups_per_cu),
			b->occupancy.workgroups_per_cu == 1 ? "s" : "", b->occupancy.limit,
			wb_digits(p->cx, b->occupancy.workgroups_at_once));
	}
	wb_puts(p->o, "\n");
}

static void
put_size(struct page *p, const struct wb_fn *fn)
{
	wb_printf(p->o, "%s instruction%s, %s block%s, %s edge%s", wb_digits(p->cx, fn->ninst), plural(fn->ninst),
		wb_digits(p->cx, fn->nblock), plural(fn->nblock), wb_digits(p->cx, fn->nedge), plural(fn->nedge));
	if (fn->loops)
		wb_printf(p->o, ", %s loop%s", wb_digits(p->cx, fn->loops->nloop), plural(fn->loops->nloop));
	wb_puts(p->o, "\n");
}

static void
put_code(struct page *p, const struct wb_fn *fn)
{
	const struct wb_fn **callee;
	uint32_t n = wb_callees(p->cx, p->an->module, fn, &callee);

	wb_puts(p->o, "  code      ");
	put_size(p, fn);
	for (uint32_t k = 0; k < n; k++) {
		wb_puts(p->o, k ? "            '" : "  calls     '");
		wb_put_term(p->o, callee[k]->name);
		wb_puts(p->o, "': ");
		put_size(p, callee[k]);
	}
}

/* "12 VGPRs, 16 SGPRs, ..."; what is 0 or not known is left out, but for spills. */
static void
put_resources(struct page *p, const struct wb_kernel_report *k)
{
	struct wb_resources res;
	uint32_t n = 0;

	wb_resources_find(p->cx, p->an, k, &res);
	for (uint32_t r = 0; r < WB_RES_COUNT; r++) {
		if (res.n[r] == WB_UNKNOWN || !res.n[r])
			continue;
		wb_puts(p->o, !n ? "  uses      " : n % 5 ? ", " : ",\n            ");
		wb_printf(p->o, "%s %s", wb_digits(p->cx, res.n[r]), wb_resource_name[r]);
		if (r == WB_RES_OCCUPANCY && res.limit)
			wb_printf(p->o, " (limit: %s)", res.limit);
		n++;
	}
	wb_puts(p->o, n ? "\n" : "");
}

/* "issue 12 %, memory 70 %, ..." of a single wave, largest first. */
static void
put_shares(struct page *p, const struct wb_wave *w)
{
	uint64_t share[WB_SHARE_COUNT];
	uint64_t sum = 0;
	bool first = true;

	wb_wave_shares(p->an, w, share);
	for (int k = 0; k < WB_SHARE_COUNT; k++)
		if (!wb_add_u64(sum, share[k], &sum))
			return;
	wb_puts(p->o, "            spent on ");
	for (int done = 0; done < WB_SHARE_COUNT && sum; done++) {
		int top = 0;

		for (int k = 1; k < WB_SHARE_COUNT; k++)
			top = share[k] > share[top] ? k : top;
		if (!share[top])
			break;
		wb_printf(p->o, "%s%s %.0Lf %%", first ? "" : ", ", wb_share_name[top],
			100.0L * (long double)share[top] / (long double)sum);
		share[top] = 0;
		first = false;
	}
	wb_puts(p->o, first ? "nothing\n" : "\n");
}

/* "1,500 cycles", and ", 0.001000 ms" if the clock is known. */
static void
put_cycles(struct page *p, uint64_t cycles)
{
	const char *ms = wb_ms_text(p->cx, p->an->machine, cycles);

	bold(p, "%s cycles", wb_digits(p->cx, cycles));
	if (ms)
		wb_printf(p->o, ", %s ms", ms);
}

static void
put_wave(struct page *p, const struct wb_kernel_bounds *b)
{
	const struct wb_wave *w = &b->isolated;

	wb_puts(p->o, "  wave      ");
	put_cycles(p, w->cycles);
	wb_printf(p->o, " for one wave alone on the device; %s, gap %s (%s)\n",
		w->certified ? "certified" : "not certified", wb_digits(p->cx, w->gap), wb_kernel_part(w)->ipet.method);
	put_shares(p, w);
}

static void
put_wide(struct page *p, wb_u128 cycles)
{
	wb_puts(p->o, "  wave      ");
	bold(p, "%s cycles", wb_digits(p->cx, cycles));
	wb_puts(p->o,
		" for one wave alone on the device; certified\n"
		"            64 bits do not hold it: there is no worst path, and no bound of a launch\n");
}

/* The simulated results next to each bound. */
static void
put_observed(struct page *p, const struct wb_kernel_report *k)
{
	const struct wb_kernel_bounds *b = k->bounds;
	size_t width = 0, name = 12;
	uint64_t ratio;

	if (!k->observed_cycles)
		return;
	wb_printf(p->o, "\n  observed  %s cycles in one simulated run of this launch\n",
		wb_digits(p->cx, k->observed_cycles));
	for (uint32_t n = 0; n < b->nbound; n++) {
		width = longer(width, wb_digits(p->cx, b->bound[n].cycles));
		name = longer(name, b->bound[n].name);
	}
	for (uint32_t n = 0; n < b->nbound; n++)
		if (wb_observed_ratio(k, b->bound[n].cycles, &ratio))
			wb_printf(p->o, "    %-*s %*s  %s.%02u times the observed\n", (int)name, b->bound[n].name,
				(int)width, wb_digits(p->cx, b->bound[n].cycles), wb_digits(p->cx, ratio / 1000),
				(unsigned)(ratio % 1000 / 10));
}

/* The kernel with its launch, if the machine says what that takes. */
static void
put_launched(struct page *p, uint64_t cycles)
{
	const struct wb_machine *m = p->an->machine;

	if (!m->launch_cold_cycles)
		return;
	wb_puts(p->o, "  launched  ");
	put_cycles(p, wb_machine_launched(m, cycles, true));
	wb_puts(p->o, " with its launch, the first one;\n            ");
	put_cycles(p, wb_machine_launched(m, cycles, false));
	wb_puts(p->o, " in a queue\n");
}

static void
put_bounds(struct page *p, const struct wb_kernel_bounds *b)
{
	size_t width = 0, name = 12;

	if (b->headline == WB_NONE && !b->nbound)
		return;
	if (b->headline != WB_NONE) {
		wb_puts(p->o, "  kernel    ");
		put_cycles(p, b->bound[b->headline].cycles);
		wb_printf(p->o, " (%s)\n", b->bound[b->headline].name);
		put_launched(p, b->bound[b->headline].cycles);
	}
	for (uint32_t k = 0; k < b->nbound; k++) {
		width = longer(width, wb_digits(p->cx, b->bound[k].cycles));
		name = longer(name, b->bound[k].name);
	}
	wb_puts(p->o, b->headline != WB_NONE ? "\n  bounds (all safe; the smallest counts)\n" : "");
	for (uint32_t k = 0; k < b->nbound; k++) {
		const struct wb_bound *x = &b->bound[k];

		if (!x->safe && (k == 0 || b->bound[k - 1].safe))
			wb_puts(p->o, "\n  for comparison: estimates, which a run may exceed\n");
		wb_printf(p->o, "  %s %-*s %*s", k == b->headline ? "*" : " ", (int)name, x->name, (int)width,
			wb_digits(p->cx, x->cycles));
		for (uint32_t a = 0; a < x->nassumption; a++) {
			if (a)
				wb_printf(p->o, "%*s", 5 + (int)(name + width), "");
			wb_puts(p->o, "  ");
			wrap(p, x->assumption[a], 7 + (int)(name + width));
		}
	}
}

/* An instruction and its line. */
static void
put_instruction(struct page *p, const char *before, const struct wb_fn *fn, uint32_t inst)
{
	wb_puts(p->o, before);
	wb_put_term(p->o, wb_inst_text(p->cx->tmp, p->an->files, p->an->module, fn, inst));
	wb_puts(p->o, " (");
	wb_put_term(p->o, wb_exact_location(p->cx, p->an, fn, inst));
	wb_puts(p->o, ")\n");
}

/* Why there is no exact bound. */
static void
put_open(struct page *p, const struct wb_exact *e)
{
	static const char *const what[] = {
		[WB_EXACT_BRANCH] = "where this branch goes",
		[WB_EXACT_MASK] = "which lanes access memory",
		[WB_EXACT_ADDRESS] = "where lanes access memory",
		[WB_EXACT_COUNT] = "how long this waits",
		[WB_EXACT_INSTRUCTION] = "what this instruction does",
		[WB_EXACT_TRAP] = "whether this is reached",
	};

	wb_puts(p->o, "  not exact");
	if (e->instructions)
		wb_printf(p->o, " after %s wave instructions", wb_digits(p->cx, e->instructions));
	wb_printf(p->o, ": it is not known %s\n", what[e->kind]);
	put_instruction(p, "    decides  ", e->fn, e->inst);
	if (e->from_fn)
		put_instruction(p, "    by       ", e->from_fn, e->from_inst);
	wb_puts(p->o, "             ");
	wrap(p, e->why, 13);
	wb_puts(p->o, "    in all   ");
	wrap(p, wb_exact_survey_text(p->cx, e), 13);
}

static void
put_exact(struct page *p, const struct wb_exact *e)
{
	if (!e || e->status == WB_EXACT_DETERMINED || e->status == WB_EXACT_UNALIGNED ||
		e->status == WB_EXACT_NOT_MODELLED)
		return;
	wb_puts(p->o, "\n");
	if (e->status == WB_EXACT_OPEN)
		put_open(p, e);
	else if (e->status == WB_EXACT_LIMITED)
		wb_printf(p->o, "  not exact: %s\n", e->why);
	else
		wb_puts(p->o, "  not exact: waves wait for each other for ever\n");
}

/* Loops of the kernel first; for those of functions that it calls, the function is named. */
static void
put_loops(struct page *p, const struct wb_fn *fn)
{
	struct wb_loop_row *row;
	uint32_t n = wb_loop_rows(p->cx, p->an->module, fn, &row);
	size_t place = 4, bound = 5;

	if (!n)
		return;
	for (uint32_t r = 0; r < n; r++) {
		uint64_t max = row[r].fn->bounds->loop[row[r].loop].max;

		place = longer(place, wb_loop_location(p->cx, p->an, row[r].fn, row[r].loop));
		bound = longer(bound, max == WB_UNKNOWN ? "none" : wb_digits(p->cx, max));
	}
	wb_printf(p->o,
		"\n  loops (bound: most repetitions per entry)\n    id  header  depth  %*s  origin      %-*s  why\n",
		(int)bound, "bound", (int)place, "line");
	for (uint32_t r = 0; r < n; r++) {
		const struct wb_loop_bound *b = &row[r].fn->bounds->loop[row[r].loop];
		const struct wb_loop *loop = &row[r].fn->loops->loop[row[r].loop];

		wb_printf(p->o, "    %2u  b%-6u %5u  %*s  %-10s  ", row[r].loop, loop->header, loop->depth, (int)bound,
			b->max == WB_UNKNOWN ? "none" : wb_digits(p->cx, b->max),
			b->origin == WB_BOUND_NONE ? "-" : wb_bound_origin_name[b->origin]);
		cell(p, wb_loop_location(p->cx, p->an, row[r].fn, row[r].loop), place);
		wb_puts(p->o, "  ");
		if (row[r].fn != fn) {
			wb_puts(p->o, "in '");
			wb_put_term(p->o, row[r].fn->name);
			wb_puts(p->o, "': ");
		}
		wb_put_term(p->o, b->why);
		if (b->total != WB_UNKNOWN)
			wb_printf(p->o, "; at most %s in all", wb_digits(p->cx, b->total));
		wb_puts(p->o, loop->irreducible ? " (irreducible)\n" : "\n");
	}
}

/* The rows to show: all, or the most expensive ones. */
static uint64_t
cheapest_shown(const struct wb_path_row *row, uint32_t n)
{
	uint64_t top[MOST_PATH_ROWS] = { 0 };

	for (uint32_t r = 0; r < n; r++) {
		uint64_t v = row[r].cycles;

		for (int k = 0; k < MOST_PATH_ROWS; k++) {
			uint64_t t = top[k];

			if (v > t) {
				top[k] = v;
				v = t;
			}
		}
	}
	return n <= MOST_PATH_ROWS ? 0 : top[MOST_PATH_ROWS - 1];
}

static void
put_path(struct page *p, const struct wb_fn *fn, const struct wb_wave *w)
{
	struct wb_path_row *row;
	uint32_t n = wb_path_rows(p->cx, wb_kernel_part(w), &row), shown = 0;
	uint64_t least = cheapest_shown(row, n);
	size_t count = 5, cycles = 6;

	for (uint32_t r = 0; r < n; r++) {
		count = longer(count, wb_digits(p->cx, row[r].count));
		cycles = longer(cycles, wb_digits(p->cx, row[r].cycles));
	}
	wb_printf(p->o, "\n  worst path of a wave\n    block    %*s  %*s    %%  line\n", (int)count, "count",
		(int)cycles, "cycles");
	for (uint32_t r = 0; r < n && shown < MOST_PATH_ROWS; r++) {
		const struct wb_block *b = &fn->block[row[r].block];

		if (row[r].cycles < least)
			continue;
		shown++;
		wb_printf(p->o, "    b%-6u  %*s  %*s  %3.0Lf  ", row[r].block, (int)count,
			wb_digits(p->cx, row[r].count), (int)cycles, wb_digits(p->cx, row[r].cycles),
			w->cycles ? 100.0L * (long double)row[r].cycles / (long double)w->cycles : 0.0L);
		wb_put_term(p->o, wb_line_text(p->cx, p->an, wb_block_src(fn, row[r].block)));
		if (b->label) {
			wb_puts(p->o, "  ");
			wb_put_term(p->o, b->label);
		}
		wb_puts(p->o, "\n");
	}
	if (shown < n)
		wb_printf(p->o, "    ... and %s cheaper blocks\n", wb_digits(p->cx, n - shown));
}

/* Groups of blocks of which a wave executes only one; for the kernel itself. */
static void
put_arms(struct page *p, const struct wb_fn *fn)
{
	bool any = false;

	for (uint32_t k = 0; fn->rows && k < fn->rows->nrow; k++) {
		if (fn->rows->row[k].given)
			continue;
		wb_puts(p->o, any ? "    " : "\n  arms (each time, a wave executes one)\n    ");
		wb_put_term(p->o, fn->rows->row[k].what);
		wb_puts(p->o, "\n");
		any = true;
	}
}

static void
put_kernel(struct page *p, const struct wb_kernel_report *k)
{
	wb_puts(p->o, "\n");
	bold(p, "kernel %s", k->fn->name);
	wb_puts(p->o, wb_bounded(k) ? "\n" : ": refused\n");
	put_launch(p, k);
	put_code(p, k->fn);
	put_resources(p, k);
	if (k->bounds) {
		put_wave(p, k->bounds);
		put_bounds(p, k->bounds);
	}
	if (k->wide_cycles)
		put_wide(p, k->wide_cycles);
	put_exact(p, k->exact);
	if (k->bounds)
		put_observed(p, k);
	put_loops(p, k->fn);
	put_arms(p, k->fn);
	if (k->bounds)
		put_path(p, k->fn, &k->bounds->isolated);
	else if (!k->wide_cycles)
		wb_puts(p->o, "\n  no bound: the messages say why\n");
}

/* All inputs of the report, so that it can be reproduced. */
static void
put_audit(struct page *p)
{
	const struct wb_provenance *from = &p->an->from;
	char digest[WB_DIGEST_TEXT];

	wb_printf(p->o, "\naudit    wavebound " WB_VERSION "; report schema %d; SHA-256 of each file\n",
		WB_REPORT_SCHEMA);
	for (uint32_t k = 0; k < from->file.n; k++) {
		wb_printf(p->o, "         %s %-11s ", wb_digest(from->file.at[k].text, from->file.at[k].bytes, digest),
			from->file.at[k].role);
		wb_put_term(p->o, from->file.at[k].name);
		wb_puts(p->o, "\n");
	}
	for (uint32_t k = 0; k < from->option.n; k++) {
		wb_printf(p->o, "%s--%s%s", k ? " " : "         ", from->option.at[k].name,
			*from->option.at[k].value ? " " : "");
		wb_put_term(p->o, from->option.at[k].value);
	}
	wb_puts(p->o, from->option.n ? "\n" : "");
}

/* What numbers on a chip hold for; of values that are not assumed, how many there are. */
static void
put_validity(struct page *p)
{
	const char **text, **assumed;
	uint32_t n = wb_validity_conditions(p->cx, p->an, &text), count[WB_EVIDENCE_COUNT];
	struct wb_out list = wb_out_new(p->cx->tmp);

	wb_puts(p->o, "\n");
	put_list(p, "valid if ", text, n);
	for (uint32_t e = 0; e < WB_EVIDENCE_COUNT; e++)
		count[e] = wb_validity_values(p->cx, p->an, (enum wb_evidence)e, &assumed);	/* the last: assumed */
	wb_printf(&list, "values of the device that matter here: %u measured, %u documented, %u assumed",
		count[WB_EVIDENCE_MEASURED], count[WB_EVIDENCE_DOCUMENTED], count[WB_EVIDENCE_ASSUMED]);
	for (uint32_t k = 0; k < count[WB_EVIDENCE_ASSUMED]; k++)
		wb_printf(&list, "%s %s", k ? "," : ":", assumed[k]);
	wb_puts(p->o, "         ");
	wrap(p, list.at, 9);
}

void
wb_report_text(struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_report_style *style, struct wb_out *o)
{
	struct page p = { cx, an, o, style && style->colour };
	struct wb_arena_mark mark = wb_arena_mark(cx->tmp);

	put_head(&p);
	for (uint32_t k = 0; k < an->nkernel; k++) {
		put_kernel(&p, &an->kernel[k]);
		wb_arena_reset(cx->tmp, mark);
	}
	put_audit(&p);
	if (an->machine && an->machine->at_most)
		put_validity(&p);
	else
		wb_puts(o,
			"\nA bound holds for the machine as described, which is a model; nothing is claimed about a "
			"particular chip.\n");
}
