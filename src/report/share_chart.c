/* src/report/share_chart.c -- blocks on their units over time, as SVG.
 *
 * A row per SM or CU; a rectangle per block, as high as its share of the threads, placed in the
 * lowest gap that is free while it runs; a colour per stream; below, an arrow per launch
 * and a bar where its caller is blocked. Blocks that are narrow are one rectangle with those of their stream beside
 * them; more are narrow if the chart would have more than BYTES. What is left out is said.
 */
#include <stdlib.h>

#include "private.h"

#define BLOCKS 20000
#define BYTES 230000
#define NARROW 3u		/* pixels of a block without a name, at least; at most WIDE */
#define WIDE 96u
#define LEFT 90
#define WIDTH 960
#define TOP 60
#define SLOTS 64u		/* of a row: its height, in slots of threads */

static const char *const colours[] = { "#5b8fc9", "#e5b454", "#7dbb6d", "#c86f9a", "#8d7cc3", "#d9825b", "#5fb7b2",
	"#9a8f77" };

/* Narrow blocks side by side; n: slots, 0: none. */
struct narrow {
	double from, to;
	uint32_t n, stream;
};
struct chart {
	const struct wb_share_report *r;
	struct wb_out *o;
	uint64_t end_ns;
	uint32_t high;			/* of a row */
	uint64_t (*busy)[SLOTS];	/* [unit][slot] busy until then */
	struct narrow (*narrow)[SLOTS];	/* [unit][lowest slot] not yet drawn */
	uint32_t wide;			/* pixels of a block that is not narrow */
};

static double
at(const struct chart *c, uint64_t ns)
{
	return LEFT + (double)ns * WIDTH / (double)c->end_ns;
}

static const char *
colour(uint32_t stream)
{
	return colours[stream % WB_COUNT(colours)];
}

/* The lowest @n slots of the unit of @b that are free when it starts. */
static uint32_t
find_place(struct chart *c, const struct wb_share_block *b, uint32_t n)
{
	uint64_t *busy = c->busy[b->unit];
	uint32_t run = 0;

	for (uint32_t k = 0; k < SLOTS; k++) {
		run = busy[k] <= b->start_ns ? run + 1 : 0;
		if (run < n)
			continue;
		for (uint32_t i = k + 1 - n; i <= k; i++)
			busy[i] = b->end_ns;
		return k + 1 - n;
	}
	return 0;	/* gaps are scattered: drawn over another one */
}

/* A rectangle of @n slots from @place on, open for a title. */
static void
put_box(const struct chart *c, uint32_t unit, uint32_t place, const struct narrow *b)
{
	double y = TOP + (double)(unit * (c->high + 4)) + (double)(SLOTS - place - b->n) * c->high / SLOTS;

	wb_printf(c->o, "<path d=\"M%.1f %.1fh%.1fv%.1fh-%.1fz\" fill=\"%s\">", b->from, y, b->to - b->from,
		(double)b->n * c->high / SLOTS, b->to - b->from, colour(b->stream));
}

static void
put_narrow(struct chart *c, uint32_t unit, uint32_t place)
{
	struct narrow *b = &c->narrow[unit][place];

	if (b->n) {
		put_box(c, unit, place, b);
		wb_puts(c->o, "</path>\n");
	}
	b->n = 0;
}

static void
put_block(struct chart *c, uint32_t run, uint32_t block)
{
	const struct wb_share_run *l = &c->r->log->run.at[run];
	const struct wb_share_block *b = &c->r->log->block.at[l->first + block];
	const struct wb_share_kernel *k = &c->r->system->kernel.at[l->kernel];
	uint64_t threads = (uint64_t)k->need[WB_ROOM_THREADS] * SLOTS / c->r->system->device.room[WB_ROOM_THREADS];
	uint32_t n = threads < 1 ? 1 : threads > SLOTS ? SLOTS : (uint32_t)threads, place = find_place(c, b, n);
	struct narrow box = { at(c, b->start_ns), at(c, b->end_ns), n, l->stream };
	struct narrow *before = &c->narrow[b->unit][place];
	double w = box.to - box.from, h = (double)n * c->high / SLOTS;

	if (w < c->wide && before->n == n && before->stream == box.stream && box.from - before->to < 1) {
		before->to = box.to;
		return;
	}
	put_narrow(c, b->unit, place);
	if (w < c->wide) {
		*before = box;
		return;
	}
	put_box(c, b->unit, place, &box);
	wb_puts(c->o, "<title>");
	wb_put_xml(c->o, k->name);
	wb_printf(c->o, ":%u</title></path>\n", block);
	if (h < 11 || w < 40)
		return;
	wb_printf(c->o, "<text x=\"%.1f\" y=\"%.1f\" stroke=\"none\">", box.from + w / 2,
		TOP + (double)(b->unit * (c->high + 4)) + (double)(SLOTS - place - n) * c->high / SLOTS + h / 2 + 4);
	wb_put_xml(c->o, k->name);
	wb_printf(c->o, ":%u</text>\n", block);
}

struct drawn {
	uint64_t start;
	uint32_t run, block;
};

static int
by_start(const void *a, const void *b)
{
	const struct drawn *x = a, *y = b;

	if (x->start != y->start)
		return x->start < y->start ? -1 : 1;
	if (x->run != y->run)
		return x->run < y->run ? -1 : 1;
	return (x->block > y->block) - (x->block < y->block);
}

/* The first blocks in the order in which they start. Returns how many have started. */
static uint32_t
list_blocks(const struct wb_share_log *log, struct drawn *d)
{
	uint32_t n = 0;

	for (uint32_t k = 0; k < log->run.n; k++)
		for (uint32_t b = 0; b < log->run.at[k].blocks; b++)
			if (log->block.at[log->run.at[k].first + b].unit != WB_NONE && n++ < BLOCKS)
				d[n - 1] = (struct drawn){ log->block.at[log->run.at[k].first + b].start_ns, k, b };
	qsort(d, n < BLOCKS ? n : BLOCKS, sizeof(*d), by_start);
	return n;
}

/* Blocks get their slots in the order in which they start. */
static void
put_blocks(struct wb_ctx *cx, struct chart *c, uint32_t units)
{
	struct drawn *d = WB_NEW(cx->tmp, struct drawn, BLOCKS);
	uint32_t started = list_blocks(c->r->log, d), n = started < BLOCKS ? started : BLOCKS, done = 0;
	size_t start = c->o->n;

	for (c->wide = NARROW; c->wide == NARROW || (c->wide <= WIDE && c->o->n - start > BYTES); c->wide *= 2) {
		c->o->n = start;
		memset(c->busy, 0, units * sizeof(*c->busy));
		wb_puts(c->o, "<g stroke=\"#fff\" stroke-width=\".5\" text-anchor=\"middle\">\n");
		for (done = 0; done < n && (c->wide < WIDE || c->o->n - start < BYTES); done++)
			put_block(c, d[done].run, d[done].block);
		for (uint32_t u = 0; u < units; u++)
			for (uint32_t k = 0; k < SLOTS; k++)
				put_narrow(c, u, k);
		wb_puts(c->o, "</g>\n");
	}
	if (started > done)
		wb_printf(c->o, "<text x=\"16\" y=\"46\" class=\"s\">Only %u of %u blocks are drawn.</text>\n", done,
			started);
}

static void
put_rows(const struct chart *c, uint32_t bottom)
{
	const struct wb_share_device *d = &c->r->system->device;

	for (uint32_t u = 0; u < d->engines * d->units; u++) {
		uint32_t y = TOP + u * (c->high + 4);

		wb_printf(c->o, "<path d=\"M%d %uh%dv%uh-%dz\" fill=\"#f3f5f7\"/>\n", LEFT, y, WIDTH, c->high, WIDTH);
		if (d->kind == WB_SHARE_AMD)
			wb_printf(c->o, "<text x=\"%d\" y=\"%u\" class=\"s\" text-anchor=\"end\">SE %u CU %u</text>\n",
				LEFT - 6, y + c->high / 2 + 4, u / d->units, u % d->units);
		else
			wb_printf(c->o, "<text x=\"%d\" y=\"%u\" class=\"s\" text-anchor=\"end\">SM %u</text>\n",
				LEFT - 6, y + c->high / 2 + 4, u);
	}
	for (uint32_t k = 0; k <= 4; k++)
		wb_printf(c->o, "<text x=\"%u\" y=\"%u\" class=\"s\" text-anchor=\"middle\">%.4g ms</text>\n",
			LEFT + k * WIDTH / 4, bottom + 14, (double)c->end_ns * k / 4e6);
}

/* Streams as rows: when each launch was called, and how long the call blocked. */
static void
put_launches(struct wb_ctx *cx, const struct chart *c, uint32_t top)
{
	const struct wb_share_system *s = c->r->system;
	double *last = WB_NEW(cx->tmp, double, s->stream.n);
	size_t start = c->o->n;

	for (uint32_t k = 0; k < s->stream.n; k++) {
		uint32_t y = top + k * 16;

		wb_printf(c->o, "<text x=\"%d\" y=\"%u\" class=\"s\" text-anchor=\"end\">", LEFT - 6, y + 9);
		wb_put_xml(c->o, s->stream.at[k].name);
		wb_printf(c->o, "</text><path d=\"M%d %uh%d\" stroke=\"#d5dae0\"/>\n", LEFT, y + 12, WIDTH);
	}
	for (uint32_t k = 0; k < c->r->log->run.n && c->o->n - start < BYTES / 6; k++) {
		const struct wb_share_run *l = &c->r->log->run.at[k];
		uint32_t y = top + l->stream * 16 + 12;
		double x = at(c, l->launched_ns);

		if (last[l->stream] > 0 && x - last[l->stream] < 1 && l->launched_ns <= l->called_ns)
			continue;		/* it is not to be told from the one before */
		last[l->stream] = x;
		if (l->launched_ns > l->called_ns)
			wb_printf(c->o, "<path d=\"M%.1f %uH%.1f\" stroke=\"#c0392b\" stroke-width=\"3\"/>\n",
				at(c, l->called_ns), y, x);
		wb_printf(c->o,
			"<path d=\"M%.1f %uv-8m-3 4l3 -4l3 4\" fill=\"none\" stroke=\"%s\" stroke-width=\"1.5\"/>\n",
			x, y, colour(l->stream));
	}
}

void
wb_share_chart(struct wb_ctx *cx, const struct wb_share_report *r, struct wb_out *o)
{
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	uint32_t units = r->system->device.engines * r->system->device.units, bottom;
	struct chart c = { .r = r,
		.o = o,
		.end_ns = r->log->end_ns ? r->log->end_ns : 1,
		.high = units <= 4 ? 120 :
			units <= 16 ? 48 :
				      16 };

	c.busy = wb_arena_alloc(cx->tmp, units, sizeof(*c.busy));
	c.narrow = wb_arena_alloc(cx->tmp, units, sizeof(*c.narrow));
	bottom = TOP + units * (c.high + 4);
	wb_printf(o,
		"<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%u\" font-family=\"Helvetica, Arial, "
		"sans-serif\" font-size=\"11\" fill=\"#24303a\">\n"
		"<style>.t{font-size:16px;font-weight:bold}.s{font-size:11px;fill:#5b6874}</style>\n<rect "
		"width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>\n<text x=\"16\" y=\"26\" class=\"t\">",
		LEFT + WIDTH + 40, bottom + 60 + r->system->stream.n * 16);
	wb_put_xml(o, r->system->name ? r->system->name : r->input);
	wb_puts(o, "</text>\n");
	put_rows(&c, bottom);
	put_blocks(cx, &c, units);
	put_launches(cx, &c, bottom + 26);
	wb_puts(o, "</svg>\n");
	wb_arena_reset(cx->tmp, m);
}
