/* src/report/split_text.c -- split points and bounds for a person at a terminal. */
#include <stdio.h>

#include "private.h"

bool
wb_split_percent(uint64_t before, uint64_t now, int64_t *percent)
{
	wb_i128 less = ((wb_i128)before - now) * 200;

	if (!before || before == WB_UNKNOWN || now == WB_UNKNOWN || now / 1000 > before)
		return false;
	*percent = (int64_t)((less < 0 ? less - before : less + before) / (2 * (wb_i128)before));
	return true;
}

struct page {
	struct wb_ctx *cx;
	const struct wb_split_report *r;
	const struct wb_split_kernel *k;
	struct wb_out *o;
};

static const char *
digits(const struct page *p, uint64_t v)
{
	return v == WB_UNKNOWN ? "-" : wb_format(p->cx->tmp, "%llu", (unsigned long long)v);
}

static const char *
percent(const struct page *p, uint64_t before, uint64_t now)
{
	int64_t n;

	return wb_split_percent(before, now, &n) ? wb_format(p->cx->tmp, "%lld %%", (long long)n) : "-";
}

static const char *
block(const struct page *p, uint32_t b)
{
	const char *label = p->k->fn->block[b].label;

	return label ? wb_format(p->cx->tmp, "b%u %s", b, label) : wb_format(p->cx->tmp, "b%u", b);
}

static void
put_text(const struct page *p, const char *s)
{
	wb_put_term(p->o, s);
}

/* ---- branches --------------------------------------------------------------------------- */
static void
put_branch(const struct page *p, const struct wb_pws_branch *b)
{
	const char *line = wb_loc_text(p->cx->tmp, p->r->files, wb_block_src(p->k->fn, b->block));
	char row[128];

	snprintf(row, sizeof(row), "    b%-5u %-8s b%-5u %-8s b%-6u ", b->block, wb_format(p->cx->tmp, "b%u", b->succ),
		b->bsb, wb_format(p->cx->tmp, "b%u", b->bsb_succ), b->reconv);
	wb_puts(p->o, row);
	if (b->parent == WB_NONE)
		wb_puts(p->o, "0       ");
	else
		wb_printf(p->o, "b%-6u ", b->parent);
	wb_puts(p->o, b->marked ? "marked  " : b->unsplittable ? "no      " : "        ");
	put_text(p, *line ? line : block(p, b->block));
	wb_puts(p->o, "\n");
	if (b->unsplittable) {
		wb_puts(p->o, "           not split: ");
		put_text(p, b->unsplittable);
		wb_puts(p->o, "\n");
	}
}

static void
put_branches(const struct page *p)
{
	const struct wb_pws *w = p->k->fn->pws;

	if (w->nbranch)
		wb_puts(p->o, "\n    branch SUCCBB   BSB    its SUCCBB RECONV PARENT  split   where\n");
	else
		wb_puts(p->o, "\n    no branch node: nothing can be split\n");
	for (uint32_t k = 0; k < w->nbranch; k++)
		put_branch(p, &w->branch[k]);
	for (uint32_t k = 0; k < w->nother; k++) {
		wb_printf(p->o, "    b%-5u  no branch node: ", w->other[k].block);
		put_text(p, w->other[k].why);
		if (wb_loc_known(wb_block_src(p->k->fn, w->other[k].block))) {
			wb_puts(p->o, "; ");
			put_text(p, wb_loc_text(p->cx->tmp, p->r->files, wb_block_src(p->k->fn, w->other[k].block)));
		}
		wb_puts(p->o, "\n");
	}
}

/* ---- the table ------------------------------------------------------------------------------ */
static const char *
points(const struct page *p, const struct wb_split_row *row)
{
	struct wb_out o = wb_out_new(p->cx->tmp);

	wb_puts(&o, row->nsplit ? "" : "none");
	for (uint32_t u = 0; u < p->k->fn->pws->nbranch; u++)
		if (row->split[u])
			wb_printf(&o, "%sb%u", o.n ? " " : "", p->k->fn->pws->branch[u].block);
	return o.at;
}

static uint64_t
cycles(const struct page *p, const struct wb_split_scheme *w)
{
	return p->k->launch ? w->kernel_cycles : w->wave_cycles;
}

static void
put_rows(const struct page *p, const struct wb_split_table *t)
{
	char row[160];

	snprintf(row, sizeof(row), "\n    %2s %5s %5s %5s %9s %5s  %12s %14s %12s  %7s %7s  %s\n", "S", "|SB|", "alive",
		"SIMDs", "G_par", "DS", "no splitting", "DWS", "PWS", "-none", "-DWS", "SB");
	wb_puts(p->o, row);
	for (uint32_t S = 0; S < t->nrow; S++) {
		const struct wb_split_row *r = &t->row[S];
		uint64_t none = cycles(p, &r->none), dws = cycles(p, &r->dws), pws = cycles(p, &r->pws);

		snprintf(row, sizeof(row), "    %2u %5u %5u %5s %9s %5s  %12s %14s %12s  %7s %7s  ", r->S, r->nsplit,
			r->alive, digits(p, r->pws.simds), p->k->launch ? digits(p, r->pws.parallel) : "-",
			p->k->launch ? digits(p, r->pws.rounds) : "-", digits(p, none), digits(p, dws), digits(p, pws),
			percent(p, none, pws), percent(p, dws, pws));
		wb_puts(p->o, row);
		wb_puts(p->o, points(p, r));
		/* more waves at a time, and no split */
		wb_puts(p->o, !r->nsplit && pws < none ? ": idle split SIMDs are SIMDs (Eq. 2)\n" : "\n");
	}
}

/* For each S: bounds for any order of issue, the gain by the smaller safe ones, results of the equations as published,
 * observed times. */
static void
put_others(const struct page *p, const struct wb_split_table *t)
{
	const struct wb_split_scheme *first = &t->row[0].none;
	bool observed = false;
	char row[160];

	for (uint32_t S = 0; S < t->nrow; S++)
		observed = observed || t->row[S].none.observed_cycles != WB_UNKNOWN;
	if (first->work_span_cycles == WB_UNKNOWN && first->published_cycles == WB_UNKNOWN && !observed)
		return;
	snprintf(row, sizeof(row), "\n       %-26s%-9s%s", "any order of issue: safe", "smaller",
		"as published: not safe");
	wb_puts(p->o, row);
	wb_printf(p->o, "%s\n", observed ? "                 observed" : "");
	snprintf(row, sizeof(row), "    %2s %12s %12s  %7s %12s %12s %12s", "S", "no splitting", "PWS", "-none",
		"no splitting", "DWS", "PWS");
	wb_puts(p->o, row);
	snprintf(row, sizeof(row), " %12s %12s %12s", "no splitting", "DWS", "PWS");
	wb_puts(p->o, observed ? row : "");
	wb_puts(p->o, "\n");
	for (uint32_t S = 0; S < t->nrow; S++) {
		const struct wb_split_row *r = &t->row[S];

		snprintf(row, sizeof(row), "    %2u %12s %12s  %7s %12s %12s %12s", S,
			digits(p, r->none.work_span_cycles), digits(p, r->pws.work_span_cycles),
			percent(p, wb_split_safe(t, &r->none), wb_split_safe(t, &r->pws)),
			digits(p, r->none.published_cycles), digits(p, r->dws.published_cycles),
			digits(p, r->pws.published_cycles));
		wb_puts(p->o, row);
		snprintf(row, sizeof(row), " %12s %12s %12s", digits(p, r->none.observed_cycles),
			digits(p, r->dws.observed_cycles), digits(p, r->pws.observed_cycles));
		wb_puts(p->o, observed ? row : "");
		wb_puts(p->o, "\n");
	}
}

/* Notes where the equations and algorithms as printed in the paper give other results. */
static void
put_printed(const struct page *p, const struct wb_split_table *t)
{
	for (uint32_t S = 0; S < t->nrow; S++) {
		const struct wb_split_row *r = &t->row[S];

		if (r->printed_wave_cycles != WB_UNKNOWN && r->printed_wave_cycles != r->pws.wave_cycles)
			wb_printf(p->o,
				"    S = %u: E_WF is %llu; Eq. 3 as printed, e_s + e_m once for each of SB: %llu\n", S,
				(unsigned long long)r->pws.wave_cycles, (unsigned long long)r->printed_wave_cycles);
		if (r->printed_ipet_cycles < r->pws.wave_cycles)
			wb_printf(p->o,
				"    S = %u: Algorithm 2 as printed leaves a path of %llu cycles, less than a split "
				"wavefront takes: not used\n",
				S, (unsigned long long)r->printed_ipet_cycles);
		if (r->simds_printed != r->pws.simds)
			wb_printf(p->o,
				"    S = %u: Eq. 2 with |SB| = %u gives %llu SIMDs; with the %u contexts that are "
				"needed, %llu\n",
				S, r->nsplit, (unsigned long long)r->simds_printed, r->alive,
				(unsigned long long)r->pws.simds);
		if (p->k->launch && r->parallel_printed != r->pws.parallel)
			wb_printf(p->o,
				"    S = %u: Eq. 4 gives G_parallel = %llu; %llu fit with registers, LDS and "
				"barriers\n",
				S, (unsigned long long)r->parallel_printed, (unsigned long long)r->pws.parallel);
	}
}

/* The machine on which the code has the bounds of the last row. */
static void
put_machine(const struct page *p, const struct wb_split_table *t)
{
	const struct wb_split_row *r = &t->row[t->nrow - 1];

	if (p->k->launch && r->pws.simds != t->row[0].pws.simds)
		wb_printf(p->o,
			"    S = %u: analyze bounds what --emit asm writes so for simds=%llu and split simds=%u: idle "
			"split SIMDs became SIMDs\n",
			r->S, (unsigned long long)r->pws.simds, r->alive);
}

static void
put_comparison(const struct page *p)
{
	const struct wb_split_table *best = p->k->table[WB_SPLIT_BEST];
	char row[160];
	uint32_t S = best->nrow - 1;
	uint64_t to = cycles(p, &best->row[S].pws);

	snprintf(row, sizeof(row), "\n    %-12s %5s %8s %12s  %-9s %s\n", wb_format(p->cx->tmp, "at S = %u", S),
		"alive", "counted", "PWS", "best is", "SB");
	wb_puts(p->o, row);
	for (uint32_t c = 0; c < 4; c++) {
		static const uint8_t order[] = { WB_SPLIT_BEST, WB_SPLIT_ALGORITHM1, WB_SPLIT_ALL, WB_SPLIT_MARKED };
		const struct wb_split_row *r = &p->k->table[order[c]]->row[S];
		uint64_t v = cycles(p, &r->pws);

		snprintf(row, sizeof(row), "    %-12s %5u %8u %12s  %-9s ", wb_split_choice_name[order[c]], r->alive,
			r->counted, digits(p, v),
			order[c] == WB_SPLIT_BEST ? "" : wb_format(p->cx->tmp, "%s less", percent(p, v, to)));
		wb_puts(p->o, row);
		wb_puts(p->o, points(p, r));
		if (r->at_least != WB_UNKNOWN && r->at_least >= v)
			wb_puts(p->o, "  (optimal: proved)");
		else if (r->at_least != WB_UNKNOWN)
			wb_printf(p->o, "  (no choice is below %llu)", (unsigned long long)r->at_least);
		wb_puts(p->o, "\n");
	}
}

static void
put_terms(const struct page *p, const struct wb_split_table *t)
{
	static const char *const source[] = {
		"computed, under contention (round robin)",
		"computed, of a wave alone on the device",
		"given (--block-times)",
	};

	wb_printf(p->o, "\n    cycles are of %s; block times %s; e_s + e_m = %llu, d = %llu\n",
		p->k->launch ? "the kernel (E_kernel)" : "one wave (E_WF); no launch is given", source[t->times],
		(unsigned long long)t->split_cycles, (unsigned long long)t->dispatch_cycles);
	wb_puts(p->o,
		t->why_not_safe ? "    not safe: " : "    PWS and no splitting: safe for the machine as described\n");
	if (t->why_not_safe)
		wb_printf(p->o, "%s\n", t->why_not_safe);
	if (t->nloop)
		wb_printf(p->o,
			"    %u branch%s in loops: pruned in place, each iteration alike; no loop was unrolled\n",
			t->nloop, t->nloop == 1 ? "" : "es");
	if (t->nrow && t->row[t->nrow - 1].by_rows)
		wb_puts(p->o,
			"    flow facts limit several executions together: split branches are bounded by rows, no edge "
			"is removed, no choice is proved optimal\n");
	if (t->nredundant)
		wb_printf(p->o, "    splits taken out because nothing divergent follows: %u\n", t->nredundant);
	for (uint32_t k = 0; k < t->nassumption; k++) {
		wb_puts(p->o, "    ");
		put_text(p, t->assumption[k]);
		wb_puts(p->o, "\n");
	}
}

static void
put_kernel(const struct page *p)
{
	const struct wb_split_table *t = p->k->table[p->r->choice];

	wb_puts(p->o, "\nkernel ");
	put_text(p, p->k->fn->name);
	if (!t) {
		wb_puts(p->o, "\n    refused: no table\n");
		if (p->k->fn->pws)
			put_branches(p);
		return;
	}
	wb_printf(p->o, "\n    split points: %s", wb_split_choice_name[p->r->choice]);
	if (p->k->launch)
		wb_printf(p->o, "; %llu workgroup%s of %u work-items", (unsigned long long)p->k->launch->workgroups,
			p->k->launch->workgroups == 1 ? "" : "s", p->k->launch->workitems_per_workgroup);
	wb_puts(p->o, "\n");
	put_branches(p);
	put_rows(p, t);
	put_others(p, t);
	put_printed(p, t);
	put_machine(p, t);
	put_comparison(p);
	put_terms(p, t);
}

void
wb_split_text(struct wb_ctx *cx, const struct wb_split_report *r, struct wb_out *o)
{
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	struct page p = { cx, r, NULL, o };

	wb_puts(o, "input    ");
	wb_put_term(o, r->input);
	wb_puts(o, "\nmachine  ");
	wb_put_term(o, r->machine->name);
	wb_printf(o, " (model %s): %u compute units, %u SIMDs each with %u split SIMDs, %u waves per SIMD\n",
		r->machine->hash, r->machine->cus, r->machine->simds, r->machine->split_simds, r->machine->waves);
	for (uint32_t k = 0; k < r->nkernel; k++) {
		p.k = &r->kernel[k];
		put_kernel(&p);
	}
	wb_arena_reset(cx->tmp, m);
}
