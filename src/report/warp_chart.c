/* src/report/warp_chart.c -- occupancy and stalls over time, as SVG.
 *
 * Two panels over one axis: the abstract simulation (N_high and N_low at each step, stalls in red), and the
 * execution, if there was one (warps that are ready or issuing; cycles in which none is).
 */
#include "private.h"
#include "wavebound/warp.h"

#define BINS 400		/* of the axis */
#define STEP 2			/* pixels each */
#define LEFT 70
#define HIGH 150		/* pixels of a panel */

struct panel {
	double warps[BINS], certain[BINS], stall[BINS];	/* warp cycles and cycles per bin */
};
struct chart {
	const struct wb_warp_report *r;
	struct wb_out *o;
	uint64_t cycles;	/* of the axis */
	uint32_t nwarp;
};

/* Adds @level x time from @from to @to. */
static void
spend(const struct chart *c, double *bin, uint64_t from, uint64_t to, double level)
{
	double a = (double)from * BINS / (double)c->cycles, b = (double)to * BINS / (double)c->cycles;

	for (uint32_t k = (uint32_t)a; k < BINS && a < b; k++) {
		double end = b < k + 1 ? b : k + 1;

		bin[k] += (end - a) * level;
		a = end;
	}
}

static void
fill_abstract(const struct chart *c, struct panel *p)
{
	for (uint32_t k = 0; k < c->r->cta->nstep; k++) {
		const struct wb_cta_step *s = &c->r->cta->step[k];
		uint64_t busy = s->at + s->instr_cycles, end = busy + s->stall_cycles;

		spend(c, p->warps, s->at, end, s->high);
		spend(c, p->certain, s->at, end, s->low);
		if (s->repeat > 1)	/* iterations that are summed up: evenly */
			spend(c, p->stall, s->at, end, (double)s->stall_cycles / (double)(end - s->at));
		else
			spend(c, p->stall, busy, end, 1);
	}
}

/* A warp is ready from the time at which it can continue until its instruction is issued. The time of release by a
 * barrier is not recorded: then it is ready from the time of issue. */
static void
fill_executed(struct wb_ctx *cx, const struct chart *c, struct panel *p)
{
	uint64_t *ready = WB_NEW(cx->tmp, uint64_t, c->nwarp), free = 0, time = c->r->machine->inst_cycles;

	for (uint32_t k = 0; k < c->r->issue.n; k++) {
		const struct wb_warp_issue *i = &c->r->issue.at[k];

		spend(c, p->warps, ready[i->warp] == WB_UNKNOWN ? i->start : ready[i->warp], i->start + time, 1);
		ready[i->warp] = i->ready;
		if (i->start > free)
			spend(c, p->stall, free, i->start, 1);
		free = i->start + time;
	}
	if (c->r->executed_cycles > free && c->r->issue.n == c->r->executed_insts)
		spend(c, p->stall, free, c->r->executed_cycles, 1);
}

/* One colour of a panel: a column per bin, scaled so that @full is its height. */
static void
put_bins(const struct chart *c, const double *bin, double full, uint32_t bottom, const char *colour)
{
	bool any = false;

	for (uint32_t k = 0; k < BINS; k++) {
		uint32_t h = (uint32_t)(bin[k] / full * HIGH + 0.5);

		h = h > HIGH ? HIGH : h;
		if (!h)
			continue;
		wb_printf(c->o, "%sM%u %uv-%uh%dv%uz", any ? "" : "<path d=\"", LEFT + k * STEP, bottom, h, STEP, h);
		any = true;
	}
	if (any)
		wb_printf(c->o, "\" fill=\"%s\"/>\n", colour);
}

static void
put_panel(const struct chart *c, const struct panel *p, uint32_t top, const char *title, bool abstract)
{
	uint32_t bottom = top + HIGH;

	wb_printf(c->o, "<text x=\"%d\" y=\"%u\">%s</text>\n", LEFT, top - 8, title);
	put_bins(c, p->warps, c->nwarp, bottom, abstract ? "#a8c7e8" : "#5b8fc9");
	if (abstract)
		put_bins(c, p->certain, c->nwarp, bottom, "#5b8fc9");
	put_bins(c, p->stall, 1, bottom, "#e59a95");
	wb_printf(c->o, "<path d=\"M%d %uV%uH%d\" fill=\"none\" stroke=\"#9aa0a6\"/>\n", LEFT, top, bottom,
		LEFT + BINS * STEP);
	wb_printf(c->o,
		"<text x=\"%d\" y=\"%u\" class=\"s\" text-anchor=\"end\">%u</text><text x=\"%d\" y=\"%u\" class=\"s\" "
		"text-anchor=\"end\">0</text>\n",
		LEFT - 8, top + 6, c->nwarp, LEFT - 8, bottom);
}

static void
put_axis(const struct chart *c, uint32_t bottom)
{
	for (uint32_t k = 0; k <= 4; k++)
		wb_printf(c->o, "<text x=\"%u\" y=\"%u\" class=\"s\" text-anchor=\"middle\">%llu</text>\n",
			LEFT + k * BINS * STEP / 4, bottom + 16,
			(unsigned long long)(c->cycles / 4 * k + c->cycles % 4 * k / 4));
	wb_printf(c->o, "<text x=\"%d\" y=\"%u\" class=\"s\" text-anchor=\"end\">cycles</text>\n", LEFT - 16,
		bottom + 16);
}

static void
put_legend(const struct chart *c)
{
	static const struct { const char *colour, *what;
	} row[] = {
		{ "#5b8fc9", "warps certain to be there; ready when executed" },
		{ "#a8c7e8", "warps that may be there" },
		{ "#e59a95", "share of time that is stalls" },
	};
	uint32_t x = LEFT;

	for (size_t k = 0; k < WB_COUNT(row); k++) {
		wb_printf(c->o, "<path d=\"M%u 42h12v12h-12z\" fill=\"%s\"/><text x=\"%u\" y=\"53\">%s</text>\n", x,
			row[k].colour, x + 18, row[k].what);
		x += 48 + 6 * (uint32_t)strlen(row[k].what);
	}
}

void
wb_report_warp_chart(struct wb_ctx *cx, const struct wb_warp_report *r, struct wb_out *o)
{
	struct wb_arena_mark mark = wb_arena_mark(cx->tmp);
	struct chart c = { .r = r,
		.o = o,
		.nwarp = r->cta->nwarp,
		.cycles = r->cta->cycles > r->executed_cycles ? r->cta->cycles : r->executed_cycles };
	struct panel *p = WB_NEW(cx->tmp, struct panel, 2);
	uint32_t panels = r->executed ? 2 : 1, bottom = 96 + HIGH + (panels - 1) * (HIGH + 40);

	c.cycles = c.cycles ? c.cycles : 1;
	wb_printf(o,
		"<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%u\" font-family=\"Helvetica, Arial, "
		"sans-serif\" font-size=\"12\" fill=\"#24303a\">\n"
		"<style>.t{font-size:16px;font-weight:bold}.s{font-size:11px;fill:#5b6874}</style>\n<rect "
		"width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>\n<text x=\"16\" y=\"26\" class=\"t\">",
		LEFT + BINS * STEP + 40, bottom + 32);
	wb_put_xml(o, r->fn->name);
	wb_printf(o, ": %u threads in %u warps</text>\n", r->threads, c.nwarp);
	put_legend(&c);
	fill_abstract(&c, &p[0]);
	put_panel(&c, &p[0], 96,
		wb_format(cx->tmp, "bound: %llu cycles, %llu of them stalls", (unsigned long long)r->cta->cycles,
			(unsigned long long)r->cta->stall_cycles),
		true);
	if (r->executed) {
		fill_executed(cx, &c, &p[1]);
		put_panel(&c, &p[1], 96 + HIGH + 40,
			wb_format(cx->tmp, "executed: %llu cycles, %llu of them stalls",
				(unsigned long long)r->executed_cycles, (unsigned long long)r->executed_stall_cycles),
			false);
	}
	put_axis(&c, bottom);
	wb_puts(o, "</svg>\n");
	wb_arena_reset(cx->tmp, mark);
}
