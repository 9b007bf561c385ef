/* src/report/text_why.c -- why a bound is what it is, and what to do about it.
 *
 * Why: the loop in which a wave alone spends most of the bound. What to do: what the analysis was not told, in the
 * order of what it changes: loops without a bound, loops with one that only a type or a buffer limits, what decides
 * the time of a launch, the chip.
 */
#include "text.h"

/* ---- why -------------------------------------------------------------------------------------- */
/* [loop] cycles of the blocks of each loop on the worst path of @w, inner loops included. */
static uint64_t *
loop_cycles(struct page *p, const struct wb_fn *fn, const struct wb_wave *w)
{
	uint64_t *sum = WB_NEW(p->cx->tmp, uint64_t, fn->loops->nloop);
	struct wb_path_row *row;
	uint32_t n = wb_path_rows(p->cx, wb_kernel_part(w), &row);

	for (uint32_t r = 0; r < n; r++)
		for (uint32_t l = fn->loops->of_block[row[r].block]; l != WB_NONE; l = fn->loops->loop[l].parent)
			sum[l] += row[r].cycles;	/* all of them together fit */
	return sum;
}

/* The innermost loop with at least half of the bound, or else the one with most of it. */
static uint32_t
dominating(const struct wb_fn *fn, const uint64_t *sum, uint64_t cycles)
{
	uint32_t top = WB_NONE;

	for (uint32_t l = 0; l < fn->loops->nloop; l++)
		if (sum[l] && (top == WB_NONE || sum[l] > sum[top] ||
			(sum[l] >= cycles - cycles / 2 && fn->loops->loop[l].depth > fn->loops->loop[top].depth)))
			top = l;
	return top;
}

/* "83 % of a wave is the loop at ..."; NULL: none is. */
static const char *
why(struct page *p, const struct wb_kernel_report *k, uint32_t *loop)
{
	const struct wb_wave *w = &k->bounds->isolated;
	uint64_t *sum = loop_cycles(p, k->fn, w);

	*loop = dominating(k->fn, sum, w->cycles);
	if (*loop == WB_NONE)
		return NULL;
	return wb_format(p->cx->tmp, "%.0Lf %% of a wave is the loop at %s",
		100.0L * (long double)sum[*loop] / (long double)w->cycles,
		wb_loop_location(p->cx, p->an, k->fn, *loop));
}

static void
put_why(struct page *p, const struct wb_kernel_report *k)
{
	uint32_t l;
	const char *text = why(p, k, &l);
	const struct wb_loop_bound *b;

	if (!text)
		return;
	b = &k->fn->bounds->loop[l];
	if (b->max != WB_UNKNOWN || b->total != WB_UNKNOWN)
		text = wb_format(p->cx->tmp, "%s, repeated at most %s times %s (%s): %s", text,
			wb_digits(p->cx, b->max != WB_UNKNOWN ? b->max : b->total),
			b->max != WB_UNKNOWN ? "per entry" : "in all", wb_bound_origin_name[b->origin], b->why);
	wb_puts(p->o, "  why       ");
	wb_text_wrap(p, text, 12);
}

/* ---- what to do --------------------------------------------------------------------------------- */
struct advice {
	struct page *p;
	bool any;
};

static void
advise(struct advice *a, const char *text)
{
	wb_puts(a->p->o, a->any ? "            " : "  to do     ");
	wb_text_wrap(a->p, text, 12);
	a->any = true;
}

/* How many loops that @fn can run have no bound, or, with @open, only one that a type or a buffer limits; *first: the
 * place of one. */
static uint32_t
count_loops(struct page *p, const struct wb_fn *fn, bool open, const char **first)
{
	struct wb_loop_row *row;
	uint32_t n = wb_loop_rows(p->cx, p->an->module, fn, &row), found = 0;

	for (uint32_t r = 0; r < n; r++) {
		const struct wb_loop_bound *b = &row[r].fn->bounds->loop[row[r].loop];
		bool none = b->max == WB_UNKNOWN && b->total == WB_UNKNOWN;

		if ((open ? !none && wb_loop_bound_open(b) : none) && !found++)
			*first = wb_loop_location(p->cx, p->an, row[r].fn, row[r].loop);
	}
	return found;
}

static void
advise_loops(struct advice *a, const struct wb_fn *fn)
{
	struct wb_ctx *cx = a->p->cx;
	const char *first = "";
	uint32_t n = count_loops(a->p, fn, false, &first);

	if (n)
		advise(a, wb_format(cx->tmp,
			"%u loop%s without a bound (%s%s): give the arguments that decide (--arg, --launch), or a flow "
			"fact; wavebound facts writes the file", n, wb_plural(n), first, n == 1 ? "" : ", ..."));
	n = count_loops(a->p, fn, true, &first);
	if (n)
		advise(a, wb_format(cx->tmp,
			"%u loop%s bounded by no more than the range of a type or the size of a buffer (%s%s): "
			"arguments (--arg, --launch) or a flow fact lower the bound", n,
			n == 1 ? " is" : "s are", first, n == 1 ? "" : ", ..."));
}

static void
advise_exact(struct advice *a, const struct wb_kernel_bounds *b)
{
	const struct wb_exact *e = b->exact;

	if (e && e->status == WB_EXACT_OPEN && e->fn)
		advise(a, wb_format(a->p->cx->tmp, "for an exact time (%s decides now): %s",
			wb_exact_location(a->p->cx, a->p->an, e->fn, e->inst), e->why));
	else if (b->headline != WB_NONE && strcmp(b->bound[b->headline].name, "exact") == 0)
		advise(a, "nothing makes it smaller: it is the time of every run; only other code is faster");
	else if (e && (e->status == WB_EXACT_UNALIGNED || e->status == WB_EXACT_LIMITED))
		advise(a, wb_format(a->p->cx->tmp, "for an exact time: %s", e->why));
}

const char *
wb_text_reason(struct page *p, const struct wb_kernel_report *k)
{
	const char *text = NULL, *first = "";
	uint32_t l, n;

	if (!k->fn->loops || !k->fn->bounds)
		return wb_bounded(k) ? "" : "the messages say why";
	if (k->bounds)
		text = why(p, k, &l);
	n = k->bounds ? 0 : count_loops(p, k->fn, false, &first);
	if (n)
		text = wb_format(p->cx->tmp, "%u loop%s without a bound (%s%s)", n, wb_plural(n), first,
			n == 1 ? "" : ", ...");
	return text ? text : wb_bounded(k) ? "" : "the messages say why";
}

void
wb_text_why(struct page *p, const struct wb_kernel_report *k)
{
	struct advice a = { p, false };

	if (k->bounds && k->fn->loops && k->fn->bounds)
		put_why(p, k);
	if (k->fn->loops && k->fn->bounds)
		advise_loops(&a, k->fn);
	if (k->bounds)
		advise_exact(&a, k->bounds);
	if (!wb_bounded(k) && !a.any)
		advise(&a, "no bound: the messages say why, and what to do");
}

/* ---- what it rests on ----------------------------------------------------------------------------- */
/* The sources of wb_assumptions, by the words that they begin with. */
static const struct { const char *source, *text; } sources[] = {
	{ "machine", "of the machine" }, { "flow fact", "by flow facts" }, { "annotation", "by annotations" },
	{ "launch", "by the launch" }, { "no descriptor", "for want of a descriptor" }, { "bound", "of the bounds" },
};

void
wb_text_assumed(struct page *p)
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
