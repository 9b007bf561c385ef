/* src/report/text.c -- the analysis for a person at a terminal: first what answers, with --verbose all else. */
#include <stdarg.h>
#include <stdio.h>

#include "text.h"

#define MOST_KERNELS 3		/* that are answered one by one; more are a table, without --verbose */
#define MOST_NAME 32		/* columns of a kernel in it */

/* ---- helpers ---------------------------------------------------------------------------- */
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

size_t
wb_text_longer(size_t a, const char *s)
{
	size_t n = strlen(s);

	return n > a ? n : a;
}

int
wb_text_column(const struct wb_out *o)
{
	size_t k = o->n;
	int n = 0;

	while (k && o->at[k - 1] != '\n')
		k--;
	for (; k < o->n; k++) {
		if (o->at[k] == '\033')
			k += strcspn(o->at + k, "m");
		else
			n += ((uint8_t)o->at[k] & 0xc0) != 0x80;
	}
	return n;
}

void
wb_text_wrap(struct page *p, const char *text, int indent)
{
	int at = wb_text_column(p->o);
	bool blank = false;

	while (*text) {
		size_t n = strcspn(text, " ");

		if (at > indent && at + (int)n + blank > WB_TEXT_WIDTH) {
			wb_printf(p->o, "\n%*s", indent, "");
			at = indent;
		} else if (blank) {
			wb_puts(p->o, " ");
			at++;
		}
		wb_put_term(p->o, wb_strndup(p->cx->tmp, text, n));
		at += (int)n;
		text += n;
		blank = *text != '\0';
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
		wb_text_wrap(p, text[k], 9);
	}
}

/* ---- sections ----------------------------------------------------------------------------- */
/* Of a chip its name, of a model its size; all of both if verbose. */
static void
put_machine(struct page *p, const struct wb_machine *m)
{
	const char *size = wb_format(p->cx->tmp, "%u %s%s, %u SIMD%s each, %u wave%s per SIMD, %u lanes", m->cus,
		wb_machine_unit(m), wb_plural(m->cus), m->simds, wb_plural(m->simds), m->waves, wb_plural(m->waves),
		m->wave_lanes);

	wb_puts(p->o, "machine  ");
	if (!p->verbose) {
		wb_text_wrap(p, wb_format(p->cx->tmp, "%s: %s", m->name, m->at_most ? m->what : size), 9);
		return;
	}
	wb_text_wrap(p, wb_format(p->cx->tmp, "%s (model %s): %s", m->name, m->hash, size), 9);
	if (!m->at_most)
		return;
	wb_puts(p->o, "chip     ");
	wb_text_wrap(p, m->what, 9);
}

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
	wb_puts(p->o, "\n");
	if (m)
		put_machine(p, m);
	if (!m || !p->verbose)
		return;
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
	const struct wb_kernel_bounds *b;
	uint64_t group[3];

	if (!l && wb_bounded(k) && wb_entry_assumed(p->cx, p->an->module, k->fn)) {
		wb_printf(p->o,
			"  launch    none: there is no descriptor (--descriptor). The bound is that of\n"
			"            one wave; %s.\n",
			wb_entry_assumed(p->cx, p->an->module, k->fn));
		return;
	}
	if (!l) {
		wb_puts(p->o,
			wb_bounded(k) ? "  launch    none given: the bound is that of one wave. Give --grid and "
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
	wb_printf(p->o, ": %s workgroup%s", wb_digits(p->cx, l->workgroups), wb_plural(l->workgroups));
	if (!k->bounds || !k->bounds->waves) {
		wb_puts(p->o, "\n");
		return;
	}
	b = k->bounds;
	wb_text_wrap(p, wb_format(p->cx->tmp, ", %s wave%s", wb_digits(p->cx, b->waves), wb_plural(b->waves)), 12);
	if (!p->verbose)
		return;
	wb_printf(p->o, "%12s", "");
	wb_text_wrap(p,
		wb_format(p->cx->tmp, "%u workgroup%s fit%s on a %s (limit: %s), %s on the device",
			b->occupancy.workgroups_per_cu, wb_plural(b->occupancy.workgroups_per_cu),
			b->occupancy.workgroups_per_cu == 1 ? "s" : "", wb_machine_unit(p->an->machine),
			b->occupancy.limit,
			wb_digits(p->cx, b->occupancy.workgroups_at_once)),
		12);
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
	wb_printf(p->o, "%12sspent on ", "");
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
	if (p->verbose)
		wb_text_wrap(p,
			wb_format(p->cx->tmp, " for one wave alone on the device; %s, gap %s (%s)",
				w->certified ? "certified" : "not certified", wb_digits(p->cx, w->gap),
				wb_kernel_part(w)->ipet.method),
			12);
	else
		wb_printf(p->o, " for one wave alone on the device%s\n", w->certified ? ", certified" : "");
	if (b->headline != WB_NONE && b->bound[b->headline].cycles < w->cycles)
		wb_printf(p->o, "%12sabove the kernel's bound, which knows more of the launch\n", "");
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
put_headline(struct page *p, const struct wb_kernel_bounds *b)
{
	if (b->headline == WB_NONE)
		return;
	wb_puts(p->o, "  kernel    ");
	put_cycles(p, b->bound[b->headline].cycles);
	wb_printf(p->o, " (%s)\n", b->bound[b->headline].name);
	put_launched(p, b->bound[b->headline].cycles);
}

/* The bounds beside the one that counts, in a few words. */
static void
put_others(struct page *p, const struct wb_kernel_bounds *b)
{
	struct wb_out list = wb_out_new(p->cx->tmp);

	for (uint32_t k = 0; k < b->nbound; k++)
		if (k != b->headline)
			wb_printf(&list, "%s%s %s%s", list.n ? ", " : "", b->bound[k].name,
				wb_digits(p->cx, b->bound[k].cycles), b->bound[k].safe ? "" : " (an estimate)");
	if (!list.n)
		return;
	wb_puts(p->o, "  others    ");
	wb_text_wrap(p, list.at, 12);
}

/* ---- what it rests on ----------------------------------------------------------------------------- */
/* The sources of wb_assumptions, by the words that they begin with. */
static const struct { const char *source, *text; } sources[] = {
	{ "machine", "of the machine" }, { "flow fact", "by flow facts" }, { "annotation", "by annotations" },
	{ "launch", "by the launch" }, { "no descriptor", "for want of a descriptor" }, { "bound", "of the bounds" },
};

static void
put_assumed(struct page *p)
{
	struct wb_assumed *all;
	uint32_t n = wb_assumptions(p->cx, p->an, &all), count[WB_COUNT(sources)] = { 0 };
	struct wb_map texts = wb_map_new(p->cx->tmp);
	struct wb_out list = wb_out_new(p->cx->tmp);

	for (uint32_t k = 0; k < n; k++)
		for (size_t s = 0; s < WB_COUNT(sources); s++)
			if (strncmp(all[k].source, sources[s].source, strlen(sources[s].source)) == 0)
				count[s] += wb_map_add(&texts, all[k].text, strlen(all[k].text));
	for (size_t s = 0; s < WB_COUNT(sources); s++)
		if (count[s])
			wb_printf(&list, "%s%u %s", list.n ? ", " : "", count[s], sources[s].text);
	if (!list.n)
		return;
	wb_puts(p->o, "\nassumed  ");
	wb_text_wrap(p, list.at, 9);
}

/* ---- a kernel --------------------------------------------------------------------------------------- */
static void
put_why(struct page *p, const struct wb_kernel_report *k)
{
	const char *count, *why = wb_why(p->cx, p->an, k, &count), **text;
	uint32_t n = wb_advice(p->cx, p->an, k, &text);

	if (k->bounds && *why) {
		wb_puts(p->o, "  why       ");
		wb_text_wrap(p, count ? wb_format(p->cx->tmp, "%s, %s", why, count) : why, 12);
	}
	for (uint32_t j = 0; j < n; j++) {
		wb_puts(p->o, j ? "            " : "  to do     ");
		wb_text_wrap(p, text[j], 12);
	}
}

static void
put_kernel(struct page *p, const struct wb_kernel_report *k)
{
	wb_puts(p->o, "\n");
	bold(p, "kernel %s", k->fn->name);
	wb_puts(p->o, wb_bounded(k) ? "\n" : ": refused\n");
	if (k->bounds) {
		put_headline(p, k->bounds);
		put_wave(p, k->bounds);
	}
	if (k->wide_cycles)
		put_wide(p, k->wide_cycles);
	put_why(p, k);
	put_launch(p, k);
	if (k->bounds && !p->verbose)
		put_others(p, k->bounds);
	if (p->verbose)
		wb_text_details(p, k);
	if (k->bounds)
		wb_text_observed(p, k);
}

static void
put_kernels(struct page *p)
{
	struct wb_arena_mark mark = wb_arena_mark(p->cx->tmp);

	for (uint32_t k = 0; k < p->an->nkernel; k++) {
		put_kernel(p, &p->an->kernel[k]);
		wb_arena_reset(p->cx->tmp, mark);
	}
}

/* The number of a row, and of what it is: "1,500", "work-span". */
static const char *
row_cycles(struct page *p, const struct wb_kernel_report *k, const char **what)
{
	const struct wb_kernel_bounds *b = k->bounds;

	*what = "a wave";
	if (!wb_bounded(k)) {
		*what = "refused";
		return "-";
	}
	if (!b)
		return wb_digits(p->cx, k->wide_cycles);
	if (b->headline == WB_NONE)
		return wb_digits(p->cx, b->isolated.cycles);
	*what = b->bound[b->headline].name;
	return wb_digits(p->cx, b->bound[b->headline].cycles);
}

/* Many kernels: a row for each. */
static void
put_table(struct page *p)
{
	struct wb_arena_mark mark = wb_arena_mark(p->cx->tmp);
	size_t name = 6, cycles = 6;
	const char *what, *count;

	for (uint32_t k = 0; k < p->an->nkernel; k++) {
		name = wb_text_longer(name, p->an->kernel[k].fn->name);
		cycles = wb_text_longer(cycles, row_cycles(p, &p->an->kernel[k], &what));
		wb_arena_reset(p->cx->tmp, mark);
	}
	name = name < MOST_NAME ? name : MOST_NAME;
	wb_printf(p->o, "\n%-*s  %*s  of         why\n", (int)name, "kernel", (int)cycles, "cycles");
	for (uint32_t k = 0; k < p->an->nkernel; k++) {
		const struct wb_kernel_report *r = &p->an->kernel[k];
		const char *digits = row_cycles(p, r, &what);

		wb_put_term(p->o, r->fn->name);
		if (wb_text_column(p->o) > (int)name)
			wb_puts(p->o, "\n");
		wb_printf(p->o, "%*s  %*s  %-9s  ", (int)name - wb_text_column(p->o), "", (int)cycles, digits, what);
		wb_text_wrap(p, wb_why(p->cx, p->an, r, &count), wb_text_column(p->o));
		wb_arena_reset(p->cx->tmp, mark);
	}
	wb_puts(p->o, "\n-k NAME: the answer for a kernel\n");
}

/* What numbers on a chip hold for; of values that are not assumed, how many there are. */
static void
put_validity(struct page *p)
{
	const char **text, **assumed;
	uint32_t n = wb_validity_conditions(p->cx, p->an, &text), count[WB_EVIDENCE_COUNT];
	struct wb_out list = wb_out_new(p->cx->tmp);

	wb_puts(p->o, "\n");
	for (uint32_t k = 0; !p->verbose && k < n; k++)
		wb_printf(&list, "%s; ", text[k]);
	put_list(p, "valid if ", text, p->verbose ? n : 0);
	for (uint32_t e = 0; e < WB_EVIDENCE_COUNT; e++)
		count[e] = wb_validity_values(p->cx, p->an, (enum wb_evidence)e, &assumed);	/* the last: assumed */
	wb_printf(&list, "values of the device that matter here: %u measured, %u documented, %u assumed",
		count[WB_EVIDENCE_MEASURED], count[WB_EVIDENCE_DOCUMENTED], count[WB_EVIDENCE_ASSUMED]);
	for (uint32_t k = 0; p->verbose && k < count[WB_EVIDENCE_ASSUMED]; k++)
		wb_printf(&list, "%s %s", k ? "," : ":", assumed[k]);
	wb_puts(p->o, p->verbose ? "         " : "valid if ");
	wb_text_wrap(p, list.at, 9);
}

void
wb_report_text(struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_report_style *style, struct wb_out *o)
{
	struct page p = { cx, an, o, style && style->colour, !style || style->verbose };

	put_head(&p);
	if (!p.verbose && an->nkernel > MOST_KERNELS)
		put_table(&p);
	else
		put_kernels(&p);
	if (p.verbose)
		wb_text_audit(&p);
	else
		put_assumed(&p);
	if (an->machine && an->machine->at_most)
		put_validity(&p);
	else
		wb_puts(o,
			"\nA bound holds for the machine as described, which is a model; nothing is claimed\n"
			"about a particular chip (-m NAME is one; wavebound machine list).\n");
	if (!p.verbose)
		wb_puts(o, "--verbose: all bounds, loops, the worst path, resources, assumptions, hashes\n");
}
