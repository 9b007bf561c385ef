/* src/report/html.c -- the analysis as one self-contained page: tables, and the graph with its worst path.
 *
 * No link, no font, nothing from elsewhere; the one script is that of the search box (html_find.c). Everything that
 * comes from the input is escaped; the drawing is made by Graphviz from escaped DOT.
 */
#include <stdlib.h>

#include "dot.h"
#include "html.h"
#include "resources.h"

#define OPEN_ROWS 20		/* of the worst path that are shown unfolded */

void
wb_html_cell(struct wb_out *o, const char *cls, const char *text)
{
	wb_printf(o, "<td%s%s%s>", cls ? " class=\"" : "", cls ? cls : "", cls ? "\"" : "");
	wb_put_xml(o, text);
	wb_puts(o, "</td>");
}

void
wb_html_count(struct wb_ctx *cx, struct wb_out *o, uint64_t v)
{
	if (v == WB_UNKNOWN)
		wb_puts(o, "<td class=\"n no\">none</td>");
	else
		wb_printf(o, "<td class=\"n\">%s</td>", wb_digits(cx, v));
}

uint32_t
wb_html_heat(uint64_t part, uint64_t whole)
{
	if (!part || !whole)
		return 0;
	return (uint32_t)(1 + (wb_u128)part * 8 / (whole > part ? whole : part));
}

const char *
wb_html_percent(struct wb_ctx *cx, uint64_t part, uint64_t whole)
{
	uint64_t tenths;

	if (!whole)
		return "";
	tenths = (uint64_t)(((wb_u128)part * 1000 + whole / 2) / whole);
	return wb_format(cx->tmp, "%llu.%llu %%", (unsigned long long)(tenths / 10), (unsigned long long)(tenths % 10));
}

static void
put_launch(const struct wb_analysis *an, const struct wb_kernel_report *k, struct wb_out *o)
{
	const struct wb_launch *l = k->launch;
	uint64_t waves;

	if (!l) {
		wb_puts(o, "; no launch was given, so there is no bound of the kernel</p>\n");
		return;
	}
	wb_puts(o, "; launch of");
	for (uint32_t d = 0; d < l->dims; d++)
		wb_printf(o, "%s%llu", d ? " × " : " ", (unsigned long long)l->grid[d]);
	wb_puts(o, " work-items in workgroups of");
	for (uint32_t d = 0; d < l->dims; d++)
		wb_printf(o, "%s%u", d ? " × " : " ", l->workgroup[d]);
	waves = wb_kernel_waves_per_workgroup(an, k);
	wb_printf(o, ": %llu workgroup%s of %llu wave%s</p>\n", (unsigned long long)l->workgroups,
		wb_plural(l->workgroups), (unsigned long long)waves, wb_plural(waves));
}

static void
put_exact(struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_exact *e, struct wb_out *o)
{
	if (!e || e->status != WB_EXACT_OPEN)
		return;
	wb_puts(o, "<p>There is no exact bound: data decides at <code>");
	wb_put_xml(o, wb_inst_text(cx->tmp, an->files, an->module, e->fn, e->inst));
	wb_puts(o, "</code> (");
	wb_put_xml(o, wb_exact_location(cx, an, e->fn, e->inst));
	if (e->from_fn) {
		wb_puts(o, "), from <code>");
		wb_put_xml(o, wb_inst_text(cx->tmp, an->files, an->module, e->from_fn, e->from_inst));
		wb_puts(o, "</code> (");
		wb_put_xml(o, wb_exact_location(cx, an, e->from_fn, e->from_inst));
	}
	wb_puts(o, "): ");
	wb_put_xml(o, e->why);
	wb_puts(o, ".</p>\n<p>In all: ");
	wb_put_xml(o, wb_exact_survey_text(cx, e));
	wb_puts(o, ".</p>\n");
}

static void
put_loops(const struct wb_page *p)
{
	struct wb_ctx *cx = p->cx;
	struct wb_out *o = p->o;
	struct wb_loop_row *row;
	uint32_t n = wb_loop_rows(cx, p->an, p->k->fn, &row);

	if (!n)
		return;
	wb_printf(o,
		"<h3 id=\"k%u-loops\">Loops</h3>\n<div class=\"scroll\"><table><tr><th>loop</th><th>in</th>"
		"<th>header</th><th class=\"n\">depth</th><th class=\"n\">bound</th><th>origin</th><th>line</th>"
		"<th>why</th></tr>\n",
		p->at);
	for (uint32_t r = 0; r < n; r++) {
		const struct wb_loop_bound *b = &row[r].fn->bounds->loop[row[r].loop];
		const struct wb_loop *loop = &row[r].fn->loops->loop[row[r].loop];

		wb_printf(o, "<tr><td>%u</td>", row[r].loop);
		wb_html_cell(o, "c", row[r].fn->name);
		wb_printf(o, "<td>b%u</td><td class=\"n\">%u</td>", loop->header, loop->depth);
		wb_html_count(cx, o, b->max);
		wb_html_cell(o, NULL, b->origin == WB_BOUND_NONE ? "" : wb_bound_origin_name[b->origin]);
		wb_html_cell(o, "c", wb_loop_location(cx, p->an, row[r].fn, row[r].loop));
		wb_html_cell(o, NULL, b->why);
		wb_puts(o, "</tr>\n");
	}
	wb_puts(o, "</table></div>\n");
}

static int
hot_first(const void *a, const void *b)
{
	const struct wb_path_row *x = a, *y = b;

	if (x->cycles != y->cycles)
		return x->cycles > y->cycles ? -1 : 1;
	return (x->block > y->block) - (x->block < y->block);
}

/* The number of rows from @r on that are equal but for the block: copies of an unrolled loop. */
static uint32_t
count_equal(const struct wb_page *p, const struct wb_path_row *row, uint32_t r, uint32_t n)
{
	struct wb_loc at = wb_block_src(p->k->fn, row[r].block);
	uint32_t k = r + 1;

	for (; k < n && row[k].cycles == row[r].cycles && row[k].count == row[r].count; k++) {
		struct wb_loc other = wb_block_src(p->k->fn, row[k].block);

		if (other.file != at.file || other.line != at.line)
			break;
	}
	return k - r;
}

static void
put_block_link(const struct wb_page *p, uint32_t block)
{
	wb_printf(p->o, "<a href=\"#k%u-b%u\">b%u</a>", p->at, block, block);
}

/* One row for @n equal blocks; the numbers are those of each. */
static void
put_path_row(const struct wb_page *p, const struct wb_path_row *r, uint32_t n, uint64_t most, uint64_t whole)
{
	wb_printf(p->o, "<tr class=\"h%u\"><td>", wb_html_heat(r->cycles, most));
	put_block_link(p, r->block);
	wb_puts(p->o, "</td>");
	wb_html_count(p->cx, p->o, r->count);
	wb_html_count(p->cx, p->o, r->cycles);
	wb_html_cell(p->o, "n", wb_html_percent(p->cx, r->cycles, whole));
	wb_html_cell(p->o, "c", wb_line_text(p->cx, p->an, wb_block_src(p->k->fn, r->block)));
	wb_html_cell(p->o, "c", p->k->fn->block[r->block].label);
	wb_puts(p->o, "<td>");
	for (uint32_t k = 1; k < n; k++) {
		wb_puts(p->o, k == 1 ? "and each of " : ", ");
		put_block_link(p, r[k].block);
	}
	wb_puts(p->o, "</td></tr>\n");
}

/* The most expensive blocks first; beyond the first rows, folded. */
static void
put_path(const struct wb_page *p)
{
	static const char head[] = "<div class=\"scroll\"><table><tr><th>block</th><th class=\"n\">count</th>"
				   "<th class=\"n\">cycles</th><th class=\"n\">share</th><th>line</th><th>label</th>"
				   "<th></th></tr>\n";
	struct wb_path_row *row;
	uint32_t n = wb_path_rows(p->cx, wb_kernel_part(&p->k->bounds->isolated), &row), equal, shown = 0;
	uint64_t whole = 0;

	for (uint32_t r = 0; r < n; r++)
		wb_add_capped(row[r].cycles, 1, &whole);
	qsort(row, n, sizeof(*row), hot_first);
	wb_printf(p->o, "<h3 id=\"k%u-path\">Worst path of a wave, most expensive blocks first</h3>\n%s", p->at, head);
	for (uint32_t r = 0; r < n; r += equal, shown++) {
		if (shown == OPEN_ROWS)
			wb_printf(p->o, "</table></div><details><summary>%s cheaper blocks</summary>%s",
				wb_digits(p->cx, n - r), head);
		equal = count_equal(p, row, r, n);
		put_path_row(p, &row[r], equal, row[0].cycles, whole);
	}
	wb_puts(p->o, shown > OPEN_ROWS ? "</table></div></details>\n" : "</table></div>\n");
}

/* ---- arguments, proofs, what to run -------------------------------------------------------- */
/* The first argument that is a plain value, or the first that is not hidden; WB_NONE: there is none. */
static uint32_t
first_argument(const struct wb_kernel_desc *d, bool value)
{
	for (uint32_t k = 0; d && k < d->narg; k++)
		if (value ? d->arg[k].kind == WB_ARG_VALUE : d->arg[k].kind != WB_ARG_HIDDEN)
			return k;
	return WB_NONE;
}

static void
put_arguments(const struct wb_page *p)
{
	const struct wb_kernel_desc *d = p->k->fn->desc;

	if (first_argument(d, false) == WB_NONE)
		return;
	wb_puts(p->o,
		"<h3>Arguments</h3>\n<div class=\"scroll\"><table><tr><th class=\"n\">index</th><th>name</th>"
		"<th class=\"n\">offset</th><th "
		"class=\"n\">bytes</th><th>in this launch</th></tr>\n");
	for (uint32_t k = 0; k < d->narg; k++) {
		const struct wb_launch_arg *a = p->k->launch ? wb_launch_arg_find(p->k->launch, p->k->fn, k) : NULL;

		if (d->arg[k].kind == WB_ARG_HIDDEN)
			continue;
		wb_printf(p->o, "<tr><td class=\"n\">%u</td>", k);
		wb_html_cell(p->o, "c", d->arg[k].name);
		wb_html_count(p->cx, p->o, d->arg[k].offset);
		wb_html_count(p->cx, p->o, d->arg[k].bytes);
		wb_html_cell(p->o, "c",
			!a ? "any" :
				a->is_buffer ? wb_format(p->cx->tmp, "buffer of %s bytes", wb_digits(p->cx, a->bytes)) :
					       a->value);
		wb_puts(p->o, "</tr>\n");
	}
	wb_puts(p->o, "</table></div>\n");
}

/* The flow programs whose optimum was proved in integers. */
static void
put_proofs(const struct wb_page *p)
{
	const struct wb_kernel_bounds *b = p->k->bounds;

	wb_printf(p->o,
		"<details class=\"part\" id=\"k%u-proofs\"><summary>Proofs</summary>\n<p>Each bound is the optimum of "
		"flow programs, proved in exact integers. "
		"<code>--certificate FILE</code> writes the proofs, <code>wavebound check-certificate</code> proves "
		"them again; <code>man wavebound-bounds</code> has the argument for each bound.</p>\n"
		"<table><tr><th>flow program</th><th class=\"n\">bound of a wave</th><th "
		"class=\"n\">gap</th><th>solved by</th></tr>\n",
		p->at);
	for (uint32_t k = 0; k < b->nproof; k++) {
		wb_puts(p->o, "<tr>");
		wb_html_cell(p->o, NULL, b->proof_name[k]);
		wb_html_count(p->cx, p->o, b->proof[k]->cycles);
		wb_html_count(p->cx, p->o, b->proof[k]->gap);
		wb_html_cell(p->o, NULL, wb_kernel_part(b->proof[k])->ipet.method);
		wb_puts(p->o, "</tr>\n");
	}
	wb_puts(p->o, "</table></details>\n");
}

/* The command of this report with @more, quoted for a shell. */
static void
put_command(const struct wb_page *p, const char *command, const char *more, const char *why)
{
	struct wb_out word = wb_out_new(p->cx->tmp);

	wb_printf(&word, "wavebound %s '", command);
	for (const char *c = p->an->input; *c; c++)
		if (*c == '\'')
			wb_puts(&word, "'\\''");
		else
			wb_putn(&word, c, 1);
	wb_puts(&word, "'");
	for (uint32_t k = 0; k < p->an->from.option.n; k++)
		wb_printf(&word, *p->an->from.option.at[k].value ? " --%s '%s'" : " --%s%s",
			p->an->from.option.at[k].name, p->an->from.option.at[k].value);
	wb_puts(&word, more);
	wb_putn(&word, "", 1);
	wb_puts(p->o, "<tr><td><pre>");
	wb_put_xml(p->o, word.at);
	wb_puts(p->o, "</pre></td>");
	wb_html_cell(p->o, NULL, why);
	wb_puts(p->o, "</tr>\n");
}

static void
put_what_if(const struct wb_page *p)
{
	uint32_t value = first_argument(p->k->fn->desc, true);

	wb_printf(p->o, "<details class=\"part\" id=\"k%u-more\"><summary>What if</summary>\n<table>\n", p->at);
	put_command(p, "analyze", p->k->launch ? " --observe LAUNCH.xml" : " --grid X --workgroup Y",
		p->k->launch ? "what a run takes, beside each bound" : "the bound of a launch");
	if (value != WB_NONE)
		put_command(p, "analyze", wb_format(p->cx->tmp, " --arg %u=VALUE", value),
			"another value of an argument; the table above has the numbers");
	put_command(p, "analyze", " --parametric NAME=LOW..HIGH", "the bound as a formula in an argument");
	put_command(p, "analyze", " --format json -o report.json", "for wavebound audit and wavebound diff");
	put_command(p, "facts", "", "a template for bounds of loops");
	wb_puts(p->o, "</table></details>\n");
}

/* The graph; if it cannot be drawn, the page says so. */
static void
put_graph(const struct wb_page *p)
{
	const struct wb_kernel_report *k = p->k;
	struct wb_ctx *cx = p->cx;
	struct wb_out *o = p->o;
	struct wb_graph_options opt = { .path = k->bounds ? wb_kernel_part(&k->bounds->isolated) : NULL };
	struct wb_ctx aside = *cx;
	struct wb_out svg = wb_out_new(cx->unit);
	const char *broad = k->fn->nblock >= LEAST_CUT_BLOCKS ? " class=\"broad\"" : "";
	enum wb_status s = WB_REFUSED;

	aside.diag = wb_diag_new(cx->unit, cx->files);
	wb_printf(o, "<h3 id=\"k%u-graph\"%s>Control flow</h3>\n", p->at, broad);
	if (k->fn->nblock)
		s = wb_report_svg(&aside, p->an->module, k->fn, &opt, &svg);
	if (s == WB_OK) {
		wb_printf(o, "<figure%s>\n", broad);
		wb_putn(o, svg.at, svg.n);
		wb_puts(o, "</figure>\n");
		return;
	}
	if (s == WB_REFUSED && k->fn->nblock) {
		wb_puts(o,
			"<p>The graph is too large to draw here; <code>wavebound cfg</code> writes it as DOT.</p>\n");
		return;
	}
	wb_puts(o,
		k->fn->nblock ? "<p>The graph could not be drawn; <code>wavebound cfg</code> writes it as DOT.</p>\n" :
				"<p>There is no graph.</p>\n");
	if (k->fn->nblock)
		wb_report(cx->diag, WB_E_DRAW, k->fn->loc, "the page has no graph of '%s': it could not be drawn",
			k->fn->name);
}

/* The table of contents: all kernels. */
static void
put_contents(struct wb_ctx *cx, const struct wb_analysis *an, struct wb_out *o)
{
	if (!an->nkernel)
		return;
	wb_puts(o,
		"<div class=\"scroll\"><table><tr><th>kernel</th><th class=\"n\">kernel cycles</th>"
		"<th class=\"n\">wave "
		"cycles</th><th>bound</th></tr>\n");
	for (uint32_t k = 0; k < an->nkernel; k++) {
		const struct wb_kernel_bounds *b = an->kernel[k].bounds;

		wb_printf(o, "<tr><td class=\"c\"><a href=\"#k%u\">", k);
		wb_put_xml(o, an->kernel[k].fn->name);
		wb_puts(o, "</a></td>");
		wb_html_count(cx, o, b ? wb_kernel_cycles(b) : WB_UNKNOWN);
		if (an->kernel[k].wide_cycles)
			wb_html_cell(o, "n", wb_digits(cx, an->kernel[k].wide_cycles));
		else
			wb_html_count(cx, o, b ? b->isolated.cycles : WB_UNKNOWN);
		wb_html_cell(o, NULL,
			!wb_bounded(&an->kernel[k]) ? "refused" :
				!b || b->headline == WB_NONE ? "of a wave" :
							 b->bound[b->headline].name);
		wb_puts(o, "</tr>\n");
	}
	wb_puts(o, "</table></div>\n<p><a href=\"#audit\">What this report rests on</a></p>\n");
}

/* Links to the sections of a kernel. */
static void
put_sections(const struct wb_page *p)
{
	const struct wb_kernel_bounds *b = p->k->bounds;
	struct wb_loop_row *row;
	const struct {
		const char *to, *what;
		bool there;
	} section[] = { { "bounds", "Bounds", b && b->nbound }, { "path", "Worst path", b },
		{ "code", "Source and machine code", p->k->fn->nblock }, { "graph", "Control flow", true },
		{ "loops", "Loops", wb_loop_rows(p->cx, p->an, p->k->fn, &row) }, { "proofs", "Proofs", b },
		{ "more", "What if", true } };

	for (size_t k = 0; k < WB_COUNT(section); k++)
		if (section[k].there)
			wb_printf(p->o, "<a href=\"#k%u-%s\">%s</a> ", p->at, section[k].to, section[k].what);
}

/* What stays in sight: the search box, and the sections of all kernels, folded. */
static void
put_bar(struct wb_ctx *cx, const struct wb_analysis *an, struct wb_out *o)
{
	struct wb_arena_mark mark = wb_arena_mark(cx->tmp);

	wb_puts(o, "<div class=\"bar\">\n");
	wb_html_find(o);
	wb_puts(o, "<details><summary>Contents</summary>\n");
	for (uint32_t k = 0; k < an->nkernel; k++) {
		wb_printf(o, "<details%s><summary><a href=\"#k%u\"><code>",
			an->nkernel == 1 ? " open=\"open\"" : "", k);
		wb_put_xml(o, an->kernel[k].fn->name);
		wb_puts(o, "</code></a></summary>");
		put_sections(&(struct wb_page){ cx, an, &an->kernel[k], k, o });
		wb_puts(o, "</details>\n");
		wb_arena_reset(cx->tmp, mark);
	}
	wb_puts(o, "<a href=\"#audit\">What this report rests on</a></details>\n</div>\n");
}

static void
put_resources(const struct wb_page *p, const struct wb_resources *res)
{
	uint32_t n = 0;

	wb_puts(p->o, "<p>");
	for (uint32_t r = 0; r < WB_RES_COUNT; r++) {
		if (res->n[r] == WB_UNKNOWN)
			continue;
		wb_printf(p->o, "%s<b>%s</b> %s", n++ ? ", " : "", wb_digits(p->cx, res->n[r]), wb_resource_name[r]);
		if (r == WB_RES_OCCUPANCY && res->limit)
			wb_printf(p->o, " (limit: %s)", res->limit);
	}
	wb_puts(p->o, "</p>\n");
}

static void
put_why(const struct wb_page *p)
{
	const char *count, *why = wb_why(p->cx, p->an, p->k, &count), **text;
	uint32_t n = wb_advice(p->cx, p->an, p->k, &text);

	if (p->k->bounds && *why) {
		wb_puts(p->o, "<p><b>Why</b>: ");
		wb_put_xml(p->o, count ? wb_format(p->cx->tmp, "%s, %s", why, count) : why);
		wb_puts(p->o, "</p>\n");
	}
	for (uint32_t j = 0; j < n; j++) {
		wb_puts(p->o, "<p><b>To do</b>: ");
		wb_put_xml(p->o, text[j]);
		wb_puts(p->o, "</p>\n");
	}
}

static void
put_kernel(const struct wb_page *p)
{
	const struct wb_kernel_report *k = p->k;
	const struct wb_analysis *an = p->an;
	struct wb_ctx *cx = p->cx;
	struct wb_out *o = p->o;
	struct wb_resources res;

	wb_resources_find(cx, an, k, &res);
	wb_printf(o, "<h2 id=\"k%u\"><code>", p->at);
	wb_put_xml(o, k->fn->name);
	wb_printf(o, "</code></h2>\n<p>%s instructions, %u blocks, %u edges", wb_digits(cx, k->fn->ninst),
		k->fn->nblock, k->fn->nedge);
	put_launch(an, k, o);
	put_resources(p, &res);
	if (k->bounds)
		wb_html_summary(p);
	else if (k->wide_cycles)
		wb_printf(o,
			"<p><b>%s</b> cycles for one wave alone on the device. 64 bits do not hold it: there is no "
			"worst path, and no bound of a launch.</p>\n",
			wb_digits(cx, k->wide_cycles));
	else
		wb_puts(o, "<p class=\"no\">Refused: no sound bound; the messages say why.</p>\n");
	put_why(p);
	wb_puts(o, "<nav>");
	put_sections(p);
	wb_puts(o, "</nav>\n");
	wb_html_messages(cx, k->diag, o);
	if (k->bounds)
		wb_html_bounds(p);
	put_exact(cx, an, k->exact, o);
	if (k->bounds)
		put_path(p);
	wb_html_code(p, &res.live);
	put_graph(p);
	put_loops(p);
	put_arguments(p);
	if (k->bounds)
		put_proofs(p);
	put_what_if(p);
}

static void
put_validity(struct wb_ctx *cx, const struct wb_analysis *an, struct wb_out *o)
{
	const char **text;
	uint32_t n;

	if (!an->machine || !an->machine->at_most) {
		wb_puts(o,
			"<p>A bound holds for the machine as described, which is a model; nothing is claimed about a "
			"particular chip.</p>\n");
		return;
	}
	wb_puts(o, "<h2>Valid if</h2>\n<ul>\n");
	n = wb_validity_conditions(cx, an, &text);
	for (uint32_t k = 0; k < n; k++) {
		wb_puts(o, "<li>");
		wb_put_xml(o, text[k]);
		wb_puts(o, "</li>\n");
	}
	wb_puts(o, "</ul>\n");
}

void
wb_report_html(struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_report_style *style, struct wb_out *o)
{
	struct wb_arena_mark mark = wb_arena_mark(cx->tmp);

	(void)style;
	wb_puts(o, "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
		"<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/><title>wavebound: ");
	wb_put_xml(o, an->input);
	wb_printf(o, "</title><style>%s%s</style></head><body>\n<h1>wavebound: <code>", wb_html_style,
		wb_html_style_more);
	wb_put_xml(o, an->input);
	wb_puts(o, "</code></h1>\n");
	put_bar(cx, an, o);
	if (an->machine) {
		wb_puts(o, "<p>Target ");
		wb_put_xml(o, an->module && an->module->target ? an->module->target : "none");
		wb_puts(o, ", machine ");
		wb_put_xml(o, an->machine->name);
		wb_printf(o, " (model <code>%s</code>)</p>\n", an->machine->hash);
	}
	wb_html_messages(cx, wb_general_messages(cx, an), o);
	put_contents(cx, an, o);
	for (uint32_t k = 0; k < an->nkernel; k++) {
		put_kernel(&(struct wb_page){ cx, an, &an->kernel[k], k, o });
		wb_arena_reset(cx->tmp, mark);
	}
	wb_html_audit(cx, an, o);
	put_validity(cx, an, o);
	wb_html_find_script(o);
	wb_puts(o, "</body></html>\n");
}
