/* src/report/recording.c -- what waves did when: as a trace for Perfetto or Chrome, and as an occupancy chart.
 *
 * Trace:    the JSON array format of Chrome's trace viewer; a process per
 *           compute unit, a thread per SIMD, a slice per issued instruction,
 *           an asynchronous slice per wave. One microsecond is one cycle.
 * SWFs:     each is a row of its own, below those of its SIMD: on split SIMD k it is SWF k.
 * Chart:    time to the right, SIMDs downwards, a bar per wave; the height of
 *           a colour in a bar is its share of that time. The time between two
 *           issues of a wave belongs to what the first of them made it do.
 * Bounded:  the first RECORDED instructions are kept; the chart has at most
 *           LANES bars above each other. What is left out is said.
 */
#include "private.h"
#include "wavebound/gcn.h"
#include "wavebound/observe.h"

#define RECORDED 400000
#define LANES 160
#define BINS 480		/* columns of the chart */

static void
on_issue(void *user, const struct wb_timed_issue *i)
{
	struct wb_recording *r = user;

	if (r->issue.n == RECORDED) {
		r->cut = true;
		return;
	}
	WB_PUSH(r->arena, &r->issue, *i);
	r->issue.at[r->issue.n - 1].effect = NULL;
}

static void
on_wave_end(void *user, uint32_t wave, const struct wb_timed_wave *w)
{
	struct wb_recording *r = user;

	if (r->cut && w->dispatched > r->issue.at[r->issue.n - 1].start)
		return;
	while (r->wave.n <= wave)
		WB_PUSH(r->arena, &r->wave, (struct wb_timed_wave){ .ended = 0 });
	r->wave.at[wave] = *w;
}

struct wb_recording *
wb_recording_new(struct wb_arena *a)
{
	struct wb_recording *r = WB_NEW(a, struct wb_recording, 1);

	r->arena = a;
	r->hooks = (struct wb_timed_hooks){ .user = r, .issue = on_issue, .wave_end = on_wave_end };
	return r;
}

/* ---- trace -------------------------------------------------------------------------------- */
static const char *
mnemonic(const struct wb_inst *i)
{
	return i->isa_op == WB_NO_ISA ? wb_op_name[i->op] : wb_gcn_opcode_name(i->isa_op);
}

/* Rows of a SIMD: the waves, and each SWF that was seen. */
static uint32_t
width_of(const struct wb_recording *r)
{
	uint32_t most = 0;

	for (uint32_t k = 0; k < r->issue.n; k++)
		most = most > r->issue.at[k].swf ? most : r->issue.at[k].swf;
	return most + 1;
}

/* "SIMD 2", "SIMD 2, SWF 1" */
static void
put_row_name(uint32_t simd, uint32_t swf, struct wb_out *o)
{
	wb_printf(o, "SIMD %u", simd);
	if (swf)
		wb_printf(o, ", SWF %u", swf);
}

/* Names of the SIMDs that issued something. */
static void
trace_names(struct wb_ctx *cx, const struct wb_recording *r, uint32_t simds, uint32_t nsimd, struct wb_out *o)
{
	uint32_t width = width_of(r);
	bool *seen = WB_NEW(cx->tmp, bool, (size_t)nsimd * width);

	for (uint32_t k = 0; k < r->issue.n; k++)
		seen[r->issue.at[k].simd * width + r->issue.at[k].swf] = true;
	for (uint32_t q = 0; q < nsimd * width; q++)
		if (seen[q]) {
			uint32_t s = q / width;

			wb_printf(o,
				"{\"ph\":\"M\",\"pid\":%u,\"name\":\"process_name\",\"args\":{\"name\":\"compute unit "
				"%u\"}},\n"
				"{\"ph\":\"M\",\"pid\":%u,\"tid\":%u,\"name\":\"thread_name\",\"args\":{\"name\":\"",
				s / simds, s / simds, s / simds, q);
			put_row_name(s % simds, q % width, o);
			wb_puts(o, "\"}},\n");
		}
}

static void
trace_waves(const struct wb_recording *r, uint32_t width, struct wb_out *o)
{
	for (uint32_t k = 0; k < r->wave.n; k++) {
		const struct wb_timed_wave *w = &r->wave.at[k];

		if (!w->ended)
			continue;
		wb_printf(o,
			"{\"ph\":\"b\",\"cat\":\"wave\",\"id\":%u,\"pid\":%u,\"tid\":%u,\"ts\":%llu,\"name\":\"wave %u "
			"of workgroup %llu\"},\n",
			k, w->cu, w->simd * width, (unsigned long long)w->dispatched, w->in_group,
			(unsigned long long)w->group);
		wb_printf(o,
			"{\"ph\":\"e\",\"cat\":\"wave\",\"id\":%u,\"pid\":%u,\"tid\":%u,\"ts\":%llu,\"name\":\"wave %u "
			"of workgroup %llu\"},\n",
			k, w->cu, w->simd * width, (unsigned long long)w->ended, w->in_group,
			(unsigned long long)w->group);
	}
}

void
wb_report_trace(struct wb_ctx *cx, const struct wb_observed *ob, const struct wb_recording *r, struct wb_out *o)
{
	uint32_t simds = ob->machine->simds, width = width_of(r);

	wb_puts(o, "{\"traceEvents\":[\n");
	trace_names(cx, r, simds, ob->machine->cus * simds, o);
	trace_waves(r, width, o);
	for (uint32_t k = 0; k < r->issue.n; k++) {
		const struct wb_timed_issue *i = &r->issue.at[k];
		const struct wb_inst *inst = &i->fn->inst[i->inst];
		struct wb_arena_mark m = wb_arena_mark(cx->tmp);

		wb_printf(o, "{\"ph\":\"X\",\"pid\":%u,\"tid\":%u,\"ts\":%llu,\"dur\":%llu,\"name\":", i->simd / simds,
			i->simd * width + i->swf, (unsigned long long)i->start,
			(unsigned long long)(i->end - i->start));
		wb_put_json(o, mnemonic(inst));
		wb_printf(o, ",\"args\":{\"wave\":%u,\"line\":", i->wave);
		wb_put_json(o, wb_loc_text(cx->tmp, cx->files, wb_loc_known(inst->src) ? inst->src : inst->loc));
		wb_puts(o, "}},\n");
		wb_arena_reset(cx->tmp, m);
	}
	wb_puts(o,
		"{\"ph\":\"M\",\"pid\":0,\"name\":\"process_sort_index\",\"args\":{\"sort_index\":0}}\n],"
		"\n\"otherData\":{\"kernel\":");
	wb_put_json(o, ob->fn->name);
	wb_puts(o, ",\"machine\":");
	wb_put_json(o, ob->machine->name);
	wb_printf(o,
		",\"cycles\":%llu,\"instructions\":%llu,\"recorded\":%u,\"note\":\"1 microsecond is 1 cycle%s\"}}\n",
		(unsigned long long)ob->run.cycles, (unsigned long long)ob->run.instructions, r->issue.n,
		r->cut ? "; cut: later instructions are left out" : "");
}

/* ---- chart -------------------------------------------------------------------------------- */
enum state { ISSUE, WAIT, BARRIER, MERGE, OTHER, STATES, GONE };	/* GONE: not there, not drawn */
static const struct { const char *colour, *what;
} legend[STATES] = {
	[ISSUE] = { "#1d6fb8", "issues" },
	[WAIT] = { "#e8a33d", "waits for memory" },
	[BARRIER] = { "#b5446e", "waits at a barrier" },
	[MERGE] = { "#7a5ba8", "waits at a merge" },
	[OTHER] = { "#cfd8e0", "delay, or ready and not chosen" },
};

struct share {
	double of[STATES];		/* parts of the bin */
};
struct bar {
	uint64_t start, end;		/* cycles */
	uint64_t last;			/* accounted for until then */
	enum state state;		/* since then */
	uint32_t row, lane;		/* row: SIMD * width + SWF; lane: of the chart, WB_NONE: not drawn */
	struct share *share;		/* [bin] */
};
struct chart {
	struct wb_ctx *cx;
	const struct wb_observed *ob;
	const struct wb_recording *r;
	struct wb_out *o;
	uint64_t cycles;		/* of the axis, at least 1 */
	uint32_t width;			/* rows of a SIMD */
	struct bar *bar; uint32_t nbar;	/* [wave * width + SWF] */
	uint32_t *row_of; uint32_t nlane;	/* [lane] */
	uint32_t hidden;		/* waves that are not drawn */
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
	return (double)t * BINS / (double)c->cycles;
}

/* Cycles from b->last to @t in state @s. */
static void
spend(struct chart *c, struct bar *b, uint64_t t, enum state s)
{
	double from = bin_of(c, b->last), to = bin_of(c, t < c->cycles ? t : c->cycles);

	for (uint32_t k = (uint32_t)from; b->share && s != GONE && k < BINS && from < to; k++) {
		double end = to < k + 1 ? to : k + 1;

		b->share[k].of[s] += end - from;
		from = end;
	}
	b->last = t;
}

/* When each wave lived: from its record, or from its first issue to the end of the chart. */
static void
find_bars(struct chart *c)
{
	const struct wb_recording *r = c->r;
	uint32_t waves = r->wave.n;

	c->width = width_of(r);
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

/* A lane is a row that one wave after the other can have; lanes go by SIMD. */
static void
find_lanes(struct chart *c)
{
	uint32_t nrow = c->ob->machine->cus * c->ob->machine->simds * c->width;
	uint32_t *first_of = WB_NEW(c->cx->tmp, uint32_t, nrow), *next = WB_NEW(c->cx->tmp, uint32_t, c->nbar);
	uint64_t free_at[LANES];

	c->row_of = WB_NEW(c->cx->tmp, uint32_t, LANES);
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
			c->hidden += lane == LANES;
			if (lane == LANES)
				continue;
			c->nlane = lane == c->nlane ? lane + 1 : c->nlane;
			c->row_of[lane] = s;
			free_at[lane] = b->end;
			b->lane = lane;
			b->last = b->start;
			b->state = OTHER;
			b->share = WB_NEW(c->cx->tmp, struct share, BINS);
		}
	}
}

static void
fill_bars(struct chart *c)
{
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
#define STEP 2			/* pixels per bin */

static uint32_t
lane_height(const struct chart *c)
{
	return c->nlane <= 24 ? 18 : c->nlane <= 64 ? 12 : 8;
}

/* One colour of one bar, below (above on the screen) those that come before it. */
static void
put_state(struct chart *c, const struct bar *b, enum state s)
{
	uint32_t h = lane_height(c), y = TOP + b->lane * h, inner = h - 2;
	bool any = false;

	for (uint32_t k = 0; k < BINS; k++) {
		double sum = 0, below = 0;
		uint32_t from, to;

		for (int n = 0; n < STATES; n++) {
			sum += b->share[k].of[n];
			below += n < (int)s ? b->share[k].of[n] : 0;
		}
		if (sum <= 0 || b->share[k].of[s] <= 0)
			continue;
		from = (uint32_t)(below / sum * inner + 0.5);
		to = (uint32_t)((below + b->share[k].of[s]) / sum * inner + 0.5);
		if (to == from)
			continue;
		wb_printf(c->o, "%sM%u %uv-%uh%dv%uz", any ? "" : "<path d=\"", LEFT + k * STEP, y + inner - from,
			to - from, STEP, to - from);
		any = true;
	}
	if (any)
		wb_printf(c->o, "\" fill=\"%s\"/>\n", legend[s].colour);
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
		uint32_t x = LEFT + (uint32_t)(bin_of(c, t) * STEP);

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
		wb_printf(c->o, "<path d=\"M%u %uH%u\" stroke=\"#b9c3cc\"/>\n", LEFT - 10, y - 1, LEFT + BINS * STEP);
		if (!l || y - last >= 12) {
			wb_printf(c->o, "<text x=\"%u\" y=\"%u\" text-anchor=\"end\" class=\"s\">", LEFT - 16, y + 10);
			if (s % c->width)
				wb_printf(c->o, "SWF %u", s % c->width);
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

void
wb_report_timeline(struct wb_ctx *cx, const struct wb_observed *ob, const struct wb_recording *r, struct wb_out *o)
{
	struct chart c = {
		.cx = cx, .ob = ob, .r = r, .o = o, .cycles = r->cut ? r->issue.at[r->issue.n - 1].end : ob->run.cycles
	};
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	uint32_t bottom;

	for (uint32_t k = 0; k < r->issue.n && !r->cut; k++)	/* a run that stopped early */
		c.cycles = c.cycles > r->issue.at[k].end ? c.cycles : r->issue.at[k].end;
	c.cycles = c.cycles ? c.cycles : 1;
	find_bars(&c);
	find_lanes(&c);
	fill_bars(&c);
	bottom = TOP + c.nlane * lane_height(&c);
	wb_printf(o,
		"<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%u\" height=\"%u\" font-family=\"Helvetica, Arial, "
		"sans-serif\" font-size=\"12\" fill=\"#24303a\">\n"
		"<style>.t{font-size:16px;font-weight:bold}.s{font-size:11px;fill:#5b6874}</style>\n<rect "
		"width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>\n",
		LEFT + BINS * STEP + 32, bottom + 52);
	put_head(&c);
	put_axis(&c, bottom);
	put_labels(&c);
	for (uint32_t k = 0; k < c.nbar; k++)
		for (int s = 0; s < STATES && c.bar[k].lane != WB_NONE; s++)
			put_state(&c, &c.bar[k], (enum state)s);
	if (c.hidden || r->cut)
		wb_printf(o, "<text x=\"16\" y=\"%u\" class=\"s\">Not drawn: %u waves on further SIMDs%s.</text>\n",
			bottom + 38, c.hidden, r->cut ? "; the time after the instructions that were recorded" : "");
	wb_puts(o, "</svg>\n");
	wb_arena_reset(cx->tmp, m);
}
