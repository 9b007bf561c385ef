/* src/report/html_bounds.c -- the first section of a kernel on the page: its bounds, as numbers and as bars.
 *
 * The length of a bar is relative to the largest number of its table.
 */
#include "html.h"

/* Per mille of @whole, for the length of a bar; what is not 0 is long enough to be seen. */
static uint32_t
length(uint64_t part, uint64_t whole)
{
	uint32_t n = whole ? (uint32_t)((wb_u128)part * 1000 / whole) : 0;

	return part && n < 4 ? 4 : n;
}

static void
put_bar(struct wb_out *o, const char *cls, uint64_t part, uint64_t whole)
{
	uint32_t n = part == WB_UNKNOWN ? 0 : length(part, whole);

	wb_printf(o, "<td class=\"bar\"><i class=\"%s\" style=\"width:%u.%u%%\"></i></td>", cls, n / 10, n % 10);
}

/* ---- summary ------------------------------------------------------------------------------ */
/* Where the time of a lone wave goes: one bar, and what its colours mean. */
static void
put_shares(const struct wb_page *p)
{
	uint64_t share[WB_SHARE_COUNT], sum = 0;

	wb_wave_shares(p->an, &p->k->bounds->isolated, share);
	for (int s = 0; s < WB_SHARE_COUNT; s++)
		if (!wb_add_u64(sum, share[s], &sum))
			return;
	if (!sum)
		return;
	wb_puts(p->o, "<div class=\"card wide\"><p>A lone wave spends</p><div class=\"stack\">");
	for (int s = 0; s < WB_SHARE_COUNT; s++) {
		uint32_t n = length(share[s], sum);

		if (n)
			wb_printf(p->o, "<i class=\"s%d\" style=\"width:%u.%u%%\"></i>", s, n / 10, n % 10);
	}
	wb_puts(p->o, "</div><p class=\"shares\">");
	for (int s = 0; s < WB_SHARE_COUNT; s++)
		wb_printf(p->o, "<span><i class=\"s%d\"></i>%s %s</span> ", s, wb_share_name[s],
			wb_html_percent(p->cx, share[s], sum));
	wb_puts(p->o, "</p></div>\n");
}

/* ", 0.001000 ms", if the machine states a clock. */
static const char *
in_ms(const struct wb_page *p, uint64_t cycles)
{
	const char *ms = wb_ms_text(p->cx, p->an->machine, cycles);

	return ms ? wb_format(p->cx->tmp, ", %s ms", ms) : "";
}

void
wb_html_summary(const struct wb_page *p)
{
	const struct wb_kernel_bounds *b = p->k->bounds;
	const struct wb_wave *w = &b->isolated;
	uint64_t cycles = wb_kernel_cycles(b);

	wb_puts(p->o, "<div class=\"cards\">\n");
	if (cycles != WB_UNKNOWN)
		wb_printf(p->o,
			"<div class=\"card\"><span class=\"big\">%s</span> cycles%s for the kernel (%s)</div>\n",
			wb_digits(p->cx, cycles), in_ms(p, cycles), b->bound[b->headline].name);
	if (cycles != WB_UNKNOWN && p->an->machine->launch_cold_cycles) {
		cycles = wb_machine_launched(p->an->machine, cycles, true);
		wb_printf(p->o,
			"<div class=\"card\"><span class=\"big\">%s</span> cycles%s with its launch, the first "
			"one</div>\n",
			wb_digits(p->cx, cycles), in_ms(p, cycles));
	}
	if (p->k->observed_cycles)
		wb_printf(p->o,
			"<div class=\"card\"><span class=\"big\">%s</span> cycles were observed in the "
			"simulator</div>\n",
			wb_digits(p->cx, p->k->observed_cycles));
	wb_printf(p->o,
		"<div class=\"card\"><span class=\"big\">%s</span> cycles for one wave alone on the device; %s, gap "
		"%llu%s</div>\n",
		wb_digits(p->cx, w->cycles),
		w->certified ? "<span class=\"ok\">certified</span>" : "<span class=\"no\">not certified</span>",
		(unsigned long long)w->gap,
		wb_kernel_cycles(b) < w->cycles ? "; above the kernel's bound, which knows more of the launch" : "");
	put_shares(p);
	wb_puts(p->o, "</div>\n");
}

/* ---- each bound --------------------------------------------------------------------------------- */
static uint64_t
largest(const struct wb_page *p)
{
	uint64_t most = p->k->observed_cycles;

	for (uint32_t k = 0; k < p->k->bounds->nbound; k++) {
		uint64_t v = p->k->bounds->bound[k].cycles;

		most = v != WB_UNKNOWN && v > most ? v : most;
	}
	return most;
}

static void
put_assumptions(struct wb_out *o, const struct wb_bound *b)
{
	wb_puts(o, "<td><ul>");
	for (uint32_t a = 0; a < b->nassumption; a++) {
		wb_puts(o, "<li>");
		wb_put_xml(o, b->assumption[a]);
		wb_puts(o, "</li>");
	}
	wb_puts(o, "</ul></td>");
}

/* The bounds that are @safe, or those that are not. */
static void
put_table(const struct wb_page *p, bool safe, const char *what)
{
	const struct wb_kernel_bounds *b = p->k->bounds;
	uint64_t most = largest(p);

	wb_printf(p->o,
		"<div class=\"scroll\"><table class=\"bounds\"><tr><th>%s</th><th class=\"n\">cycles</th><th></th>"
		"<th>rests on</th></tr>\n",
		what);
	for (uint32_t k = 0; k < b->nbound; k++) {
		if (b->bound[k].safe != safe)
			continue;
		wb_printf(p->o, "<tr%s><td><a href=\"#k%u-proofs\">%s</a></td>",
			k == b->headline ? " class=\"best\"" : "", p->at, b->bound[k].name);
		wb_html_count(p->cx, p->o, b->bound[k].cycles);
		put_bar(p->o, safe ? "safe" : "open", b->bound[k].cycles, most);
		put_assumptions(p->o, &b->bound[k]);
		wb_puts(p->o, "</tr>\n");
	}
	if (safe && p->k->observed_cycles) {
		wb_puts(p->o, "<tr><td>observed</td>");
		wb_html_count(p->cx, p->o, p->k->observed_cycles);
		put_bar(p->o, "run", p->k->observed_cycles, most);
		wb_puts(p->o, "<td>one run in the simulator, which is no bound</td></tr>\n");
	}
	wb_puts(p->o, "</table></div>\n");
}

void
wb_html_bounds(const struct wb_page *p)
{
	const struct wb_kernel_bounds *b = p->k->bounds;

	if (!b->nbound)
		return;
	wb_printf(p->o, "<h3 id=\"k%u-bounds\">Bounds</h3>\n", p->at);
	put_table(p, true, "bound");
	if (!b->bound[b->nbound - 1].safe) {
		wb_puts(p->o, "<p>For comparison: estimates, which a run may exceed.</p>\n");
		put_table(p, false, "estimate");
	}
}
