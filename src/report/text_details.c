/* src/report/text_details.c -- what --verbose adds to the text: all bounds, loops, the worst path, hashes of files. */
#include <stdio.h>

#include "resources.h"
#include "text.h"

#define MOST_PATH_ROWS 40	/* the most expensive blocks are shown; JSON has them all */

/* ---- code ---------------------------------------------------------------------------------------- */
static void
put_size(struct page *p, const struct wb_fn *fn)
{
	wb_printf(p->o, "%s instruction%s, %s block%s, %s edge%s", wb_digits(p->cx, fn->ninst), wb_plural(fn->ninst),
		wb_digits(p->cx, fn->nblock), wb_plural(fn->nblock), wb_digits(p->cx, fn->nedge), wb_plural(fn->nedge));
	if (fn->loops)
		wb_printf(p->o, ", %s loop%s", wb_digits(p->cx, fn->loops->nloop), wb_plural(fn->loops->nloop));
	wb_puts(p->o, "\n");
}

static void
put_code(struct page *p, const struct wb_fn *fn)
{
	const struct wb_fn **callee;
	uint32_t n = wb_callees(p->cx, p->an, fn, &callee);

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
	struct wb_out list = wb_out_new(p->cx->tmp);

	wb_resources_find(p->cx, p->an, k, &res);
	for (uint32_t r = 0; r < WB_RES_COUNT; r++) {
		if (res.n[r] == WB_UNKNOWN || !res.n[r])
			continue;
		wb_printf(&list, "%s%s %s", list.n ? ", " : "", wb_digits(p->cx, res.n[r]), wb_resource_name[r]);
		if (r == WB_RES_OCCUPANCY && res.limit)
			wb_printf(&list, " (limit: %s)", res.limit);
	}
	if (!list.n)
		return;
	wb_puts(p->o, "  uses      ");
	wb_text_wrap(p, list.at, 12);
}

/* ---- bounds -------------------------------------------------------------------------------------- */
static bool
assumes(const struct wb_bound *b, const char *text)
{
	for (uint32_t a = 0; a < b->nassumption; a++)
		if (strcmp(b->assumption[a], text) == 0)
			return true;
	return false;
}

/* Whether all bounds assume @text. It is said once then. */
static bool
is_common(const struct wb_kernel_bounds *b, const char *text)
{
	for (uint32_t k = 0; k < b->nbound; k++)
		if (!assumes(&b->bound[k], text))
			return false;
	return b->nbound > 1;
}

/* What bound @x assumes beside what all do, from column @at on. */
static void
put_assumptions(struct page *p, const struct wb_kernel_bounds *b, const struct wb_bound *x, int at)
{
	bool any = false;

	for (uint32_t a = 0; a < x->nassumption; a++) {
		if (is_common(b, x->assumption[a]))
			continue;
		wb_printf(p->o, "%*s", at - wb_text_column(p->o), "");
		wb_text_wrap(p, x->assumption[a], at);
		any = true;
	}
	wb_puts(p->o, any ? "" : "\n");
}

static void
put_bounds(struct page *p, const struct wb_kernel_bounds *b)
{
	size_t width = 0, name = 12;
	bool common = false;

	for (uint32_t k = 0; k < b->nbound; k++) {
		width = wb_text_longer(width, wb_digits(p->cx, b->bound[k].cycles));
		name = wb_text_longer(name, b->bound[k].name);
	}
	wb_puts(p->o, b->headline != WB_NONE ? "\n  bounds (all safe; the smallest counts)\n" : "");
	for (uint32_t k = 0; k < b->nbound; k++) {
		const struct wb_bound *x = &b->bound[k];

		if (!x->safe && (k == 0 || b->bound[k - 1].safe))
			wb_puts(p->o, "\n  for comparison: estimates, which a run may exceed\n");
		wb_printf(p->o, "  %s %-*s %*s", k == b->headline ? "*" : " ", (int)name, x->name, (int)width,
			wb_digits(p->cx, x->cycles));
		put_assumptions(p, b, x, 7 + (int)(name + width));
	}
	for (uint32_t a = 0; b->nbound && a < b->bound[0].nassumption; a++) {
		if (!is_common(b, b->bound[0].assumption[a]))
			continue;
		wb_puts(p->o, common ? "            " : "\n  all       ");
		wb_text_wrap(p, b->bound[0].assumption[a], 12);
		common = true;
	}
}

void
wb_text_observed(struct page *p, const struct wb_kernel_report *k)
{
	const struct wb_kernel_bounds *b = k->bounds;
	size_t width = 0, name = 12;
	uint64_t ratio;

	if (!k->observed_cycles)
		return;
	wb_printf(p->o, "\n  observed  %s cycles in one simulated run of this launch\n",
		wb_digits(p->cx, k->observed_cycles));
	for (uint32_t n = 0; n < b->nbound; n++) {
		width = wb_text_longer(width, wb_digits(p->cx, b->bound[n].cycles));
		name = wb_text_longer(name, b->bound[n].name);
	}
	for (uint32_t n = 0; n < b->nbound; n++)
		if (wb_observed_ratio(k, b->bound[n].cycles, &ratio))
			wb_printf(p->o, "    %-*s %*s  %s.%02u times the observed\n", (int)name, b->bound[n].name,
				(int)width, wb_digits(p->cx, b->bound[n].cycles), wb_digits(p->cx, ratio / 1000),
				(unsigned)(ratio % 1000 / 10));
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
	wb_text_wrap(p, e->why, 13);
	wb_puts(p->o, "    in all   ");
	wb_text_wrap(p, wb_exact_survey_text(p->cx, e), 13);
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

/* Text of the input, padded to @width characters. */
static void
cell(struct page *p, const char *s, size_t width)
{
	int end = wb_text_column(p->o) + (int)width;

	wb_put_term(p->o, s);
	wb_printf(p->o, "%*s", end - wb_text_column(p->o), "");
}

/* Loops of the kernel first; for those of functions that it calls, the function is named. */
static void
put_loops(struct page *p, const struct wb_fn *fn)
{
	struct wb_loop_row *row;
	uint32_t n = wb_loop_rows(p->cx, p->an, fn, &row);
	size_t place = 4, bound = 5;

	if (!n)
		return;
	for (uint32_t r = 0; r < n; r++) {
		uint64_t max = row[r].fn->bounds->loop[row[r].loop].max;

		place = wb_text_longer(place, wb_loop_location(p->cx, p->an, row[r].fn, row[r].loop));
		bound = wb_text_longer(bound, max == WB_UNKNOWN ? "none" : wb_digits(p->cx, max));
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
		count = wb_text_longer(count, wb_digits(p->cx, row[r].count));
		cycles = wb_text_longer(cycles, wb_digits(p->cx, row[r].cycles));
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

/* ---- the whole ----------------------------------------------------------------------------------- */
void
wb_text_details(struct page *p, const struct wb_kernel_report *k)
{
	put_code(p, k->fn);
	put_resources(p, k);
	if (k->bounds)
		put_bounds(p, k->bounds);
	put_exact(p, k->exact);
	put_loops(p, k->fn);
	put_arms(p, k->fn);
	if (k->bounds)
		put_path(p, k->fn, &k->bounds->isolated);
}

/* All inputs of the report, so that it can be reproduced. */
void
wb_text_audit(struct page *p)
{
	const struct wb_provenance *from = &p->an->from;
	char digest[WB_DIGEST_TEXT];

	wb_printf(p->o, "\naudit    wavebound " WB_VERSION "; report schema %d; SHA-256 of each file\n",
		WB_REPORT_SCHEMA);
	for (uint32_t k = 0; k < from->file.n; k++) {
		wb_printf(p->o, "         %-11s ", from->file.at[k].role);
		wb_put_term(p->o, from->file.at[k].name);
		wb_printf(p->o, "\n           %s\n", wb_digest(from->file.at[k].text, from->file.at[k].bytes, digest));
	}
	for (uint32_t k = 0; k < from->option.n; k++) {
		wb_printf(p->o, "%s--%s%s", k ? " " : "         ", from->option.at[k].name,
			*from->option.at[k].value ? " " : "");
		wb_put_term(p->o, from->option.at[k].value);
	}
	wb_puts(p->o, from->option.n ? "\n" : "");
}
