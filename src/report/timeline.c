/* src/report/timeline.c -- the activity of waves over time, as an occupancy chart.
 *
 * Chart:    time to the right, SIMDs downwards, a bar per wave; the height of
 *           a colour in a bar is its share of that time. The time between two
 *           issues of a wave is attributed to the first of the two instructions.
 * Many:     if more than LANES waves are resident at a time, a lane is a SIMD, or a
 *           compute unit, or several units. Its height is the number of resident waves,
 *           its colours are their states.
 * Limit:    only the first instructions are recorded. The chart says what is left out. A chart of more than BYTES is
 *           written again with wider columns.
 */
#include "private.h"
#include "wavebound/observe.h"

#define LANES 160
#define WIDTH 960		/* pixels */
#define BYTES 300000

enum state { ISSUE, WAIT, BARRIER, MERGE, OTHER, STATES, GONE };	/* GONE: not there, not drawn */
static const struct { const char *colour, *what;
} legend[STATES] = {
	[ISSUE] = { "#1d6fb8", "issues" },
	[WAIT] = { "#e8a33d", "waits for memory" },
	[BARRIER] = { "#b5446e", "waits at a barrier" },
	[MERGE] = { "#7a5ba8", "waits at a merge" },
	[OTHER] = { "#cfd8e0", "delay, or ready and not chosen" },
};

struct bin {
	double of[STATES];		/* time in each state in the bin, summed over waves */
};
struct bar {
	uint64_t start, end;		/* cycles */
	uint64_t last;			/* time until then is counted */
	enum state state;		/* since then */
	uint32_t row, lane;		/* row: SIMD * width + SWF; lane: of the chart, WB_NONE: not drawn */
};
struct chart {
	struct wb_ctx *cx;
	const struct wb_observed *ob;
	const struct wb_recording *r;
	struct wb_out *o;
	uint64_t cycles;		/* of the axis, at least 1 */
	uint32_t width;			/* rows of a SIMD */
	uint32_t group;			/* rows that share a lane; 0: each wave has its own */
	double most;			/* with groups: the greatest number of waves in a lane at a time */
	struct bar *bar; uint32_t nbar;	/* [wave * width + SWF] */
	uint32_t *row_of; uint32_t nlane;	/* [lane] the row, or its first */
	uint32_t step, bins;		/* pixels of a column; columns */
	struct bin *bin;		/* [lane * bins + column] */
};

static enum state
state_after(const struct wb_timed_issue *i)
{
	switch (i->fn->inst[i->inst].op) {
	case WB_OP_WAITCNT:
	case WB_OP_END: return WAIT;
	case WB_OP_BARRIER: return BARRIER;
	case WB_OP_MERGE: return i->swf ? GONE : MERGE;
	default: return OTHER;
	}
}

static double
bin_of(const struct chart *c, uint64_t t)
{
	return (double)t * c->bins / (double)c->cycles;
}

/* Cycles from b->last to @t in state @s. */
static void
spend(struct chart *c, struct bar *b, uint64_t t, enum state s)
{
	double from = bin_of(c, b->last), to = bin_of(c, t < c->cycles ? t : c->cycles);

	for (uint32_t k = (uint32_t)from; b->lane != WB_NONE && s != GONE && k < c->bins && from < to; k++) {
		double end = to < k + 1 ? to : k + 1;

		c->bin[b->lane * c->bins + k].of[s] += end - from;
		from = end;
	}
	b->last = t;
}

/* The lifetime of each wave: from its record, or from its first issue to the end of the chart. */
static void
find_bars(struct chart *c)
{
	const struct wb_recording *r = c->r;
	uint32_t waves = r->wave.n;

	c->width = wb_recording_width(r);
	for (uint32_t k = 0; k < r->issue.n; k++)
		waves = waves > r->issue.at[k].wave ? waves : r->issue.at[k].wave + 1;
	c->nbar = waves * c->width;
	c->bar = WB_NEW(c->cx->tmp, struct bar, c->nbar);
	for (uint32_t k = 0; k < c->nbar; k++)
		c->bar[k] = (struct bar){ .start = UINT64_MAX, .end = c->cycles, .lane = WB_NONE };
	for (uint32_t k = 0; k < r->issue.n; k++) {
		const struct wb_timed_issue *i = &r->issue.at[k];
		struct bar *b = &c->bar[i->wave * c->width + i->swf];

		b->row = i->simd * c->width + i->swf;
		b->start = b->start < i->start ? b->start : i->start;
	}
	for (uint32_t k = 0; k < c->nbar; k++) {
		const struct wb_timed_wave *w = k / c->width < r->wave.n ? &r->wave.at[k / c->width] : NULL;

		if (!w || !w->ended || c->bar[k].start == UINT64_MAX)
			continue;
		c->bar[k].start = k % c->width ? c->bar[k].start : w->dispatched;
		c->bar[k].end = w->ended;
	}
}

/* Interval colouring: waves of a row share a lane if they do not overlap. False: too many lanes. */
static bool
lane_per_wave(struct chart *c)
{
	uint32_t nrow = c->ob->machine->cus * c->ob->machine->simds * c->width;
	uint32_t *first_of = WB_NEW(c->cx->tmp, uint32_t, nrow), *next = WB_NEW(c->cx->tmp, uint32_t, c->nbar);
	uint64_t free_at[LANES];

	memset(first_of, 0xff, nrow * sizeof(*first_of));
	for (uint32_t k = c->nbar; k-- > 0;)
		if (c->bar[k].start != UINT64_MAX) {
			next[k] = first_of[c->bar[k].row];
			first_of[c->bar[k].row] = k;
		}
	for (uint32_t s = 0; s < nrow; s++) {
		uint32_t first = c->nlane;

		for (uint32_t k = first_of[s]; k != WB_NONE; k = next[k]) {
			struct bar *b = &c->bar[k];
			uint32_t lane = first;

			while (lane < c->nlane && free_at[lane] > b->start)
				lane++;
			if (lane == LANES)
				return false;
			c->nlane = lane == c->nlane ? lane + 1 : c->nlane;
			c->row_of[lane] = s;
			free_at[lane] = b->end;
			b->lane = lane;
		}
	}
	return true;
}

/* A lane for each @group rows that have a wave. False: too many. */
static bool
lane_per_group(struct chart *c, uint32_t group)
{
	uint32_t n = c->ob->machine->cus * c->ob->machine->simds * c->width / group + 1;
	uint32_t *lane_of = WB_NEW(c->cx->tmp, uint32_t, n);

	c->nlane = 0;
	c->group = group;
	for (uint32_t k = 0; k < c->nbar; k++)
		if (c->bar[k].start != UINT64_MAX)
			lane_of[c->bar[k].row / group] = 1;
	for (uint32_t g = 0; g < n; g++) {
		if (!lane_of[g])
			continue;
		if (c->nlane == LANES)
			return false;
		lane_of[g] = c->nlane;
		c->row_of[c->nlane++] = g * group;
	}
	for (uint32_t k = 0; k < c->nbar; k++)
		if (c->bar[k].start != UINT64_MAX)
			c->bar[k].lane = lane_of[c->bar[k].row / group];
	return true;
}

static void
find_lanes(struct chart *c)
{
	uint32_t group = c->width;	/* a SIMD */

	c->row_of = WB_NEW(c->cx->tmp, uint32_t, LANES);
	if (!lane_per_wave(c) && !lane_per_group(c, group))
		for (group *= c->ob->machine->simds; !lane_per_group(c, group); group *= 2)
			;
}

/* Columns of @step pixels. */
static void
fill_bars(struct chart *c, uint32_t step)
{
	c->step = step;
	c->bins = WIDTH / step;
	c->most = 0;
	c->bin = WB_NEW(c->cx->tmp, struct bin, (size_t)c->nlane * c->bins);
	for (uint32_t k = 0; k < c->nbar; k++) {
		c->bar[k].last = c->bar[k].start;
		c->bar[k].state = OTHER;
	}
	for (uint32_t k = 0; k < c->r->issue.n; k++) {
		const struct wb_timed_issue *i = &c->r->issue.at[k];
		struct bar *b = &c->bar[i->wave * c->width + i->swf];

		spend(c, b, i->start, b->state);
		spend(c, b, i->end, ISSUE);
		b->state = state_after(i);
	}
	for (uint32_t k = 0; k < c->nbar; k++)
		if (c->bar[k].lane != WB_NONE)
			spend(c, &c->bar[k], c->bar[k].end, c->bar[k].state);
}

#define LEFT 120
#define TOP 78

static uint32_t
lane_height(const struct chart *c)
{
	return c->nlane <= 24 ? 18 : c->nlane <= 64 ? 12 : 8;
}

static double
sum_of(const struct bin *b)
{
	double sum = 0;

	for (int s = 0; s < STATES; s++)
		sum += b->of[s];
	return sum;
}

/* How high the colours of @b up to @s reach, of @inner pixels. */
static uint32_t
reach(const struct chart *c, const struct bin *b, int s, uint32_t inner)
{
	double sum = c->group ? c->most : sum_of(b), below = 0;

	for (int n = 0; n <= s; n++)
		below += b->of[n];
	return sum > 0 ? (uint32_t)(below / sum * inner + 0.5) : 0;
}

/* One colour of one lane, from the bottom of the lane on: a step where its height changes. */
static void
put_state(struct chart *c, uint32_t lane, enum state s)
{
	const struct bin *row = &c->bin[lane * c->bins];
	uint32_t h = lane_height(c), inner = h - 2, at = 0, since = 0;
	bool seen = false;

	for (uint32_t k = 0; k < c->bins && !seen; k++)
		seen = reach(c, &row[k], (int)s, inner) > reach(c, &row[k], (int)s - 1, inner);
	if (!seen)
		return;
	wb_printf(c->o, "<path d=\"M%u %u", LEFT, TOP + lane * h + inner);
	for (uint32_t k = 0; k <= c->bins; k++) {
		uint32_t high = k < c->bins ? reach(c, &row[k], (int)s, inner) : 0;

		if (high == at)
			continue;
		if (k > since)
			wb_printf(c->o, "h%u", (k - since) * c->step);
		wb_printf(c->o, "v%d", (int)at - (int)high);
		since = k;
		at = high;
	}
	wb_printf(c->o, "z\" fill=\"%s\"/>\n", legend[s].colour);
}

/* A wave fills the height of its own lane. If lanes have several waves, the height is relative to the greatest number
 * of waves in any lane. */
static void
put_lanes(struct chart *c)
{
	for (uint32_t k = 0; k < c->nlane * c->bins; k++)
		c->most = sum_of(&c->bin[k]) > c->most ? sum_of(&c->bin[k]) : c->most;
	for (uint32_t lane = 0; lane < c->nlane; lane++)
		for (int s = STATES; s-- > 0; )	/* each is drawn over the ones above it */
			put_state(c, lane, (enum state)s);
}

/* What a row is, and what is left out. */
static void
put_foot(struct chart *c, uint32_t y)
{
	uint32_t simds = c->ob->machine->simds * c->width;

	wb_printf(c->o, "<text x=\"16\" y=\"%u\" class=\"s\">", y);
	if (c->group == c->width)
		wb_printf(c->o, "A row is a SIMD");
	else if (c->group == simds)
		wb_printf(c->o, "A row is a %s", wb_machine_unit(c->ob->machine));
	else if (c->group)
		wb_printf(c->o, "A row is %u %ss", c->group / simds,
			wb_machine_unit(c->ob->machine));
	if (c->group)
		wb_printf(c->o, "; its height is the number of waves that are there, at most %.0f at a time. ",
			c->most);
	if (c->r->cut)
		wb_puts(c->o, "Not drawn: the time after the instructions that were recorded.");
	wb_puts(c->o, "</text>\n");
}

/* 1, 2 or 5 times a power of ten: at most eight ticks. */
static uint64_t
tick_of(uint64_t cycles)
{
	uint64_t power = 1;

	while (cycles / power >= 80)
		power *= 10;
	return cycles / power < 8 ? power :
		cycles / power < 16 ? 2 * power :
		cycles / power < 40 ? 5 * power :
				      10 * power;
}

/* 12,345,678 */
static void
put_grouped(struct wb_out *o, uint64_t n)
{
	char digits[24];
	int len = snprintf(digits, sizeof(digits), "%llu", (unsigned long long)n);

	for (int k = 0; k < len; k++)
		wb_printf(o, k && (len - k) % 3 == 0 ? ",%c" : "%c", digits[k]);
}

static void
put_axis(struct chart *c, uint32_t bottom)
{
	uint64_t tick = tick_of(c->cycles);

	for (uint64_t t = 0; t <= c->cycles; t += tick) {
		uint32_t x = LEFT + (uint32_t)(bin_of(c, t) * c->step);

		wb_printf(c->o,
			"<path d=\"M%u %uV%u\" stroke=\"#e3e7eb\"/><text x=\"%u\" y=\"%u\" text-anchor=\"middle\" "
			"class=\"s\">",
			x, TOP - 6, bottom + 4, x, bottom + 17);
		put_grouped(c->o, t);
		wb_puts(c->o, "</text>\n");
		if (t > UINT64_MAX - tick)
			break;
	}
	wb_printf(c->o, "<text x=\"%u\" y=\"%u\" class=\"s\" text-anchor=\"end\">cycles</text>\n", LEFT - 16,
		bottom + 17);
}

/* The SIMD that the lanes belong to, at the first of them. */
static void
put_labels(struct chart *c)
{
	uint32_t h = lane_height(c), n = c->ob->machine->simds, last = 0;

	for (uint32_t l = 0; l < c->nlane; l++) {
		uint32_t s = c->row_of[l], y = TOP + l * h;

		if (l && c->row_of[l - 1] == s)
			continue;
		wb_printf(c->o, "<path d=\"M%u %uH%u\" stroke=\"#b9c3cc\"/>\n", LEFT - 10, y - 1, LEFT + WIDTH);
		if (!l || y - last >= 12) {
			wb_printf(c->o, "<text x=\"%u\" y=\"%u\" text-anchor=\"end\" class=\"s\">", LEFT - 16, y + 10);
			if (s % c->width)
				wb_printf(c->o, "SWF %u", s % c->width);
			else if (c->group > c->width)
				wb_printf(c->o, "CU %u", s / c->width / n);
			else
				wb_printf(c->o, "CU %u, SIMD %u", s / c->width / n, s / c->width % n);
			wb_puts(c->o, "</text>\n");
			last = y;
		}
	}
}

static void
put_head(struct chart *c)
{
	uint32_t x = LEFT;

	wb_puts(c->o, "<text x=\"16\" y=\"26\" class=\"t\">");
	wb_put_xml(c->o, c->ob->fn->name);
	wb_puts(c->o, " on ");
	wb_put_xml(c->o, c->ob->machine->name);
	wb_puts(c->o, ": ");
	put_grouped(c->o, c->ob->run.cycles);
	wb_puts(c->o, " cycles, ");
	put_grouped(c->o, c->ob->run.waves);
	wb_puts(c->o, " waves</text>\n");
	for (int s = 0; s < STATES; s++) {
		if (s == MERGE && c->width == 1)
			continue;
		wb_printf(c->o, "<path d=\"M%u 42h12v12h-12z\" fill=\"%s\"/><text x=\"%u\" y=\"53\">%s</text>\n", x,
			legend[s].colour, x + 18, legend[s].what);
		x += 44 + 6 * (uint32_t)strlen(legend[s].what);
	}
}

static void
put_chart(struct chart *c, uint32_t bottom)
{
	wb_printf(c->o,
		"<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%u\" height=\"%u\" font-family=\"Helvetica, Arial, "
		"sans-serif\" font-size=\"12\" fill=\"#24303a\">\n"
		"<style>.t{font-size:16px;font-weight:bold}.s{font-size:11px;fill:#5b6874}</style>\n<rect "
		"width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>\n",
		LEFT + WIDTH + 32, bottom + 52);
	put_head(c);
	put_axis(c, bottom);
	put_labels(c);
	put_lanes(c);
	if (c->group || c->r->cut)
		put_foot(c, bottom + 38);
	wb_puts(c->o, "</svg>\n");
}

void
wb_report_timeline(struct wb_ctx *cx, const struct wb_observed *ob, const struct wb_recording *r, struct wb_out *o)
{
	struct chart c = {
		.cx = cx, .ob = ob, .r = r, .o = o, .cycles = r->cut ? r->issue.at[r->issue.n - 1].end : ob->run.cycles
	};
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	uint32_t bottom, step = 2;
	size_t start = o->n;

	for (uint32_t k = 0; k < r->issue.n && !r->cut; k++)	/* an execution that stopped early */
		c.cycles = c.cycles > r->issue.at[k].end ? c.cycles : r->issue.at[k].end;
	c.cycles = c.cycles ? c.cycles : 1;
	find_bars(&c);
	find_lanes(&c);
	bottom = TOP + c.nlane * lane_height(&c);
	do {
		o->n = start;
		fill_bars(&c, step);
		put_chart(&c, bottom);
		step *= 2;
	} while (o->n - start > BYTES && step <= WIDTH / 60);
	wb_arena_reset(cx->tmp, m);
}
