/* src/report/why.c -- why a bound is what it is, and what to do about it.
 *
 * Why: memory, if serving all waves is most of the bound of the kernel; the loop in which a wave alone spends most of
 * its own. What to do: what the analysis was not told, in the order of what it changes: loops without a bound, loops
 * with one that only a type or a buffer limits, what decides the time of a launch.
 */
#include "private.h"

/* ---- why -------------------------------------------------------------------------------------- */
/* [loop] cycles of the blocks of each loop on the worst path of @w, inner loops included. */
static uint64_t *
loop_cycles(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_wave *w)
{
	uint64_t *sum = WB_NEW(cx->tmp, uint64_t, fn->loops->nloop);
	struct wb_path_row *row;
	uint32_t n = wb_path_rows(cx, wb_kernel_part(w), &row);

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

/* "83 % of a wave is the loop at ..."; NULL: none is. *count: how often it repeats, if that is known. */
static const char *
why_wave(struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_kernel_report *k, const char **count)
{
	const struct wb_wave *w = &k->bounds->isolated;
	uint64_t *sum = loop_cycles(cx, k->fn, w);
	uint32_t l = dominating(k->fn, sum, w->cycles);
	const struct wb_loop_bound *b;

	if (l == WB_NONE)
		return NULL;
	b = &k->fn->bounds->loop[l];
	if (b->max != WB_UNKNOWN || b->total != WB_UNKNOWN)
		*count = wb_format(cx->tmp, "repeated at most %s times %s (%s): %s",
			wb_digits(cx, b->max != WB_UNKNOWN ? b->max : b->total),
			b->max != WB_UNKNOWN ? "per entry" : "in all", wb_bound_origin_name[b->origin], b->why);
	return wb_format(cx->tmp, "%.0Lf %% of a wave is the loop at %s",
		100.0L * (long double)sum[l] / (long double)w->cycles, wb_loop_location(cx, an, k->fn, l));
}

static long double
times(uint64_t n, struct wb_fraction f)
{
	return f.den ? (long double)n * (long double)f.num / (long double)f.den : 0;
}

/* The share of serving all waves in the bound of the kernel, if that is most of it; NULL: it is not. Each wave is taken
 * to be on the worst path of one alone, so it is an estimate; nothing is said where that would be more than all. */
static const char *
why_kernel(struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_kernel_report *k)
{
	const struct wb_cost_vec *sum = &wb_kernel_part(&k->bounds->isolated)->sum;
	const struct wb_machine *m = an->machine;
	uint64_t cycles = wb_kernel_cycles(k->bounds);
	uint64_t lines = sum->trans - (k->bounds->scalar_lines ? sum->scalar : 0);	/* scalar accesses hit (M20) */
	long double served = times(lines, m->mem_service) + times(sum->whole, m->whole_service) +
		times(sum->atomics, m->atomic_service), share;

	if (cycles == WB_UNKNOWN || k->bounds->waves < 2 ||
		strcmp(k->bounds->bound[k->bounds->headline].name, "exact") == 0)
		return NULL;
	share = served * (long double)k->bounds->waves / (long double)cycles;
	if (share < 0.5L || share > 1)
		return NULL;
	return wb_format(cx->tmp,
		"about %.0Lf %% of the kernel is memory, which serves the accesses of %s waves one after another "
		"(%s cycles a wave)", 100 * share, wb_digits(cx, k->bounds->waves),
		wb_digits(cx, (wb_u128)(served + 0.5L)));
}

/* ---- what to do --------------------------------------------------------------------------------- */
struct advice {
	struct wb_ctx *cx;
	const struct wb_analysis *an;
	WB_VEC(const char *) text;
};

static void
advise(struct advice *a, const char *text)
{
	WB_PUSH(a->cx->tmp, &a->text, text);
}

/* How many loops that @fn can run have no bound, or, with @open, only one that a type or a buffer limits; *first: the
 * place of one. */
static uint32_t
count_loops(const struct advice *a, const struct wb_fn *fn, bool open, const char **first)
{
	struct wb_loop_row *row;
	uint32_t n = wb_loop_rows(a->cx, a->an, fn, &row), found = 0;

	for (uint32_t r = 0; r < n; r++) {
		const struct wb_loop_bound *b = &row[r].fn->bounds->loop[row[r].loop];
		bool none = b->max == WB_UNKNOWN && b->total == WB_UNKNOWN;

		if ((open ? !none && wb_loop_bound_open(b) : none) && !found++)
			*first = wb_loop_location(a->cx, a->an, row[r].fn, row[r].loop);
	}
	return found;
}

static void
advise_loops(struct advice *a, const struct wb_fn *fn)
{
	struct wb_ctx *cx = a->cx;
	const char *first = "";
	uint32_t n = count_loops(a, fn, false, &first);

	if (n)
		advise(a, wb_format(cx->tmp,
			"%u loop%s without a bound (%s%s): give the arguments that decide (--arg, --launch), or a flow "
			"fact; wavebound facts writes the file", n, wb_plural(n), first, n == 1 ? "" : ", ..."));
	n = count_loops(a, fn, true, &first);
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
		advise(a, wb_format(a->cx->tmp, "for an exact time (%s decides now): %s",
			wb_exact_location(a->cx, a->an, e->fn, e->inst), e->why));
	else if (b->headline != WB_NONE && strcmp(b->bound[b->headline].name, "exact") == 0)
		advise(a, "nothing makes it smaller: it is the time of every run; only other code is faster");
	else if (e && (e->status == WB_EXACT_UNALIGNED || e->status == WB_EXACT_LIMITED))
		advise(a, wb_format(a->cx->tmp, "for an exact time: %s", e->why));
}

uint32_t
wb_advice(struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_kernel_report *k, const char ***text)
{
	struct advice a = { cx, an, { 0 } };

	if (k->fn->loops && k->fn->bounds)
		advise_loops(&a, k->fn);
	if (k->bounds)
		advise_exact(&a, k->bounds);
	if (!wb_bounded(k) && !a.text.n)
		advise(&a, "no bound: the messages say why, and what to do");
	*text = a.text.at;
	return a.text.n;
}

/* ---- both -------------------------------------------------------------------------------------------- */
const char *
wb_why(struct wb_ctx *cx, const struct wb_analysis *an, const struct wb_kernel_report *k, const char **count)
{
	const char *refused = wb_bounded(k) ? "" : "the messages say why", *kernel, *wave, *first = "";
	struct advice a = { cx, an, { 0 } };
	uint32_t n;

	*count = NULL;
	if (!k->fn->loops || !k->fn->bounds)
		return refused;
	if (k->bounds) {
		kernel = why_kernel(cx, an, k);
		wave = why_wave(cx, an, k, count);
		return kernel && wave ? wb_format(cx->tmp, "%s; %s", kernel, wave) :
			kernel ? kernel : wave ? wave : refused;
	}
	n = count_loops(&a, k->fn, false, &first);
	return n ? wb_format(cx->tmp, "%u loop%s without a bound (%s%s)", n, wb_plural(n), first,
			   n == 1 ? "" : ", ...") :
		   refused;
}
