/* src/report/warp_trace.c -- which threads execute each instruction of a mini-SIMT program, and the stack of the warp.
 *
 * A line for each executed instruction: a bit for each thread of the warp, 1 for those that execute it, thread 0 first;
 * and the stack behind it, the newest frame last. A frame is (branch, done, next, todo): the threads that wait at the
 * sync, and where the others continue then. Instructions are named by their labels. Source: Hirvisalo, WCET 2014,
 * figures 1 and 2.
 */
#include "private.h"
#include "wavebound/warp.h"

#define MOST_ROWS 4000		/* of a drawing */
#define ROW 16			/* pixels */
#define LANE 12
#define TEXT 130
#define LEFT 16
#define TOP 64
#define COLUMN 7		/* a character of the stack */

struct trace {
	struct wb_ctx *cx;
	const struct wb_module *m;
	const struct wb_warp_report *r;
	struct wb_out *o;
	uint32_t lanes;
	const char **text;		/* [inst] */
};

static const char *
mask_text(const struct trace *t, uint64_t set)
{
	struct wb_out o = wb_out_new(t->cx->tmp);

	for (uint32_t k = 0; k < t->lanes; k++)
		wb_puts(&o, set >> k & 1 ? "1" : "0");
	return o.at;
}

/* The label of an instruction, or "line N". */
static const char *
label(const struct trace *t, uint32_t inst)
{
	const char *text, *colon;

	if (inst >= t->r->fn->ninst)
		return "end";
	text = t->text[inst];
	colon = strchr(text, ':');
	return colon ? wb_strndup(t->cx->tmp, text, (size_t)(colon - text)) :
		       wb_format(t->cx->tmp, "line %u", t->r->fn->inst[inst].loc.line);
}

static const char *
stack_text(const struct trace *t, const struct wb_warp_event *e)
{
	struct wb_out o = wb_out_new(t->cx->tmp);

	for (uint32_t k = 0; k < e->nframe; k++) {
		const struct wb_warp_frame *f = &t->r->frame.at[e->frame + k];

		wb_printf(&o, "%s(%s, %s, %s, %s)", k ? " " : "", label(t, f->branch), mask_text(t, f->done),
			label(t, f->next), mask_text(t, f->todo));
	}
	return o.n ? o.at : "";
}

static void
put_text(struct trace *t)
{
	int wide = t->lanes > 6 ? (int)t->lanes : 6;

	wb_printf(t->o, "%8s %5s  %-24s %-*s  %s\n", "cycle", "warp", "instruction", wide, "active",
		"stack: (branch, done, next, todo)");
	for (uint32_t k = 0; k < t->r->event.n; k++) {
		const struct wb_warp_event *e = &t->r->event.at[k];
		struct wb_arena_mark mark = wb_arena_mark(t->cx->tmp);
		const char *stack = stack_text(t, e);

		wb_printf(t->o, "%8llu %5u  %-24s %-*s%s%s\n", (unsigned long long)e->start, e->warp, t->text[e->inst],
			*stack ? wide : 0, mask_text(t, e->active), *stack ? "  " : "", stack);
		wb_arena_reset(t->cx->tmp, mark);
	}
}

static void
put_row(struct trace *t, const struct wb_warp_event *e, uint32_t y)
{
	wb_printf(t->o, "<text x=\"%d\" y=\"%u\">%llu</text><text x=\"%d\" y=\"%u\">%u</text><text x=\"%d\" y=\"%u\">",
		LEFT, y, (unsigned long long)e->start, LEFT + 60, y, e->warp, LEFT + 100, y);
	wb_put_xml(t->o, t->text[e->inst]);
	wb_puts(t->o, "</text>");
	for (uint32_t k = 0; k < t->lanes; k++)
		wb_printf(t->o, "<rect x=\"%u\" y=\"%u\" width=\"%d\" height=\"%d\" class=\"%s\"/>",
			LEFT + 100 + TEXT + k * LANE, y - 10, LANE - 2, LANE - 2, e->active >> k & 1 ? "on" : "off");
	wb_printf(t->o, "<text x=\"%u\" y=\"%u\">", LEFT + 112 + TEXT + t->lanes * LANE, y);
	wb_put_xml(t->o, stack_text(t, e));
	wb_puts(t->o, "</text>\n");
}

static void
put_svg(struct trace *t)
{
	uint32_t rows = t->r->event.n < MOST_ROWS ? t->r->event.n : MOST_ROWS, deepest = 0;

	for (uint32_t k = 0; k < rows; k++)
		if (t->r->event.at[k].nframe > deepest)
			deepest = t->r->event.at[k].nframe;
	deepest = deepest < 16 ? deepest : 16;
	wb_printf(t->o,
		"<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%u\" height=\"%u\" font-family=\"monospace\" "
		"font-size=\"11\" fill=\"#24303a\">\n<style>.t{font-size:16px;font-weight:bold}.on{fill:#5b8fc9}.off{"
		"fill:none;stroke:#9aa0a6}</style>\n<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>\n<text "
		"x=\"%d\" y=\"26\" class=\"t\">",
		LEFT + 128 + TEXT + t->lanes * LANE + COLUMN * (deepest ? deepest * (2 * t->lanes + 20) : 34),
		TOP + rows * ROW + 16, LEFT);
	wb_put_xml(t->o, t->r->fn->name);
	wb_printf(t->o,
		": %u threads in warps of %u</text>\n<text x=\"%d\" y=\"48\">cycle</text><text x=\"%d\" "
		"y=\"48\">warp</text><text x=\"%d\" y=\"48\">instruction</text><text x=\"%d\" "
		"y=\"48\">active</text><text x=\"%u\" y=\"48\">stack: (branch, done, next, todo)</text>\n",
		t->r->threads, t->lanes, LEFT, LEFT + 60, LEFT + 100, LEFT + 100 + TEXT,
		LEFT + 112 + TEXT + (t->lanes > 4 ? t->lanes : 4) * LANE);
	for (uint32_t k = 0; k < rows; k++) {
		struct wb_arena_mark mark = wb_arena_mark(t->cx->tmp);

		put_row(t, &t->r->event.at[k], TOP + k * ROW + 8);
		wb_arena_reset(t->cx->tmp, mark);
	}
	if (rows < t->r->event.n)
		wb_printf(t->o, "<text x=\"%d\" y=\"%u\">%u more</text>\n", LEFT, TOP + rows * ROW + 8,
			t->r->event.n - rows);
	wb_puts(t->o, "</svg>\n");
}

void
wb_report_warp_trace(
	struct wb_ctx *cx, const struct wb_module *m, const struct wb_warp_report *r, bool svg, struct wb_out *o)
{
	struct trace t = { cx, m, r, o,
		.lanes = r->machine->wave_lanes, .text = WB_NEW(cx->unit, const char *, r->fn->ninst) };

	for (uint32_t k = 0; k < r->fn->ninst; k++)
		t.text[k] = wb_inst_text(cx->unit, cx->files, m, r->fn, k);
	if (svg)
		put_svg(&t);
	else
		put_text(&t);
}
