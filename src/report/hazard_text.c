/* src/report/hazard_text.c -- findings for a person at a terminal. */
#include "hazards.h"

#define MOST_ROWS 8u		/* of one list: where there is one lock, each wait has all releases behind it */
#define MOST_WHOLE 8u		/* findings of one rule and kernel; of others there is a line */

struct page {
	struct wb_ctx *cx;
	const struct wb_hazards *h;
	struct wb_out *o;
	bool colour;
	bool cut;			/* some findings are not shown whole */
};

static void
bold(struct page *p, const char *colour, const char *s)
{
	wb_puts(p->o, p->colour ? colour : "");
	wb_put_term(p->o, s);
	wb_puts(p->o, p->colour ? "\033[0m" : "");
}

/* If functions are inlined, a source line of a code object is not enough: many instructions have the same line. */
static void
put_address(struct page *p, const struct wb_hazard_fn *f, uint32_t inst)
{
	const struct wb_inst *i = &f->fn->inst[inst];
	const struct wb_file *file = p->h->files->file.at[i->loc.file];

	if (wb_loc_known(i->src) && file && file->kind == WB_FILE_LISTING)
		wb_printf(p->o, "  at 0x%llx", (unsigned long long)i->addr);
}

/* "    reads        cl/spin.cl:8    global_atomic_cmpswap ..." */
static void
put_row(struct page *p, const struct wb_hazard_fn *f, const char *what, uint32_t inst)
{
	wb_printf(p->o, "    %-12s ", what);
	wb_put_term(p->o, wb_hazard_where(p->cx, p->h, f, inst));
	wb_puts(p->o, "  ");
	wb_put_term(p->o, wb_hazard_code(p->cx, p->h, f, inst));
	put_address(p, f, inst);
	wb_puts(p->o, "\n");
}

static void
put_rows(struct page *p, const struct wb_hazard_fn *f, const char *what, uint32_t at, uint32_t n)
{
	for (uint32_t k = 0; k < n && k < MOST_ROWS; k++)
		put_row(p, f, k ? "" : what, f->fn->deadlock->list[at + k]);
	if (n > MOST_ROWS)
		wb_printf(p->o, "    %-12s and %u more%s\n", "", n - MOST_ROWS,
			n > WB_MOST_LISTED ? "" : ", which --format json lists");
}

/* The line of the source that block @b begins with, where it is known. */
static void
put_source_line(struct page *p, const struct wb_hazard_fn *f, uint32_t b)
{
	uint32_t k = wb_hazard_begins(f->fn, b);

	if (k == WB_NONE || !wb_loc_known(f->fn->inst[k].src))
		return;
	wb_puts(p->o, " ");
	wb_put_term(p->o, wb_hazard_line(p->cx, p->h, f, k));
}

static void
put_path(struct page *p, const struct wb_hazard_fn *f, const struct wb_finding *x)
{
	uint32_t leaves = wb_hazard_exit(f, x);

	wb_printf(p->o, "    %-12s ", "way");
	for (uint32_t k = 0; k < x->npath; k++) {
		uint32_t b = f->fn->deadlock->list[x->path + k];

		wb_puts(p->o, k ? " -> " : "");
		wb_print_label(p->o, f->fn, b);
		put_source_line(p, f, b);
		wb_puts(p->o, b == leaves ? " (leaves the loop)" : "");
	}
	wb_puts(p->o, "\n");
}

static void
put_safe(struct page *p, const struct wb_hazard_fn *f, const struct wb_finding *x)
{
	uint32_t at = wb_hazard_safe(f, x);

	wb_printf(p->o, "    %-12s ", "meet again");
	if (x->safe == WB_NONE) {
		wb_puts(p->o, "at the end of the program\n");
		return;
	}
	wb_print_label(p->o, f->fn, x->safe);
	if (at != WB_NONE) {
		wb_puts(p->o, ", ");
		wb_put_term(p->o, wb_hazard_where(p->cx, p->h, f, at));
	}
	wb_puts(p->o, "\n");
}

/* The calls by which the finding's instruction was inlined, the outermost first. */
static void
put_calls(struct page *p, const struct wb_hazard_fn *f, uint32_t inst)
{
	struct wb_frame *frame;
	uint32_t n = wb_hazard_frames(p->cx, f, inst, &frame);

	for (uint32_t k = 0; k < n && k < MOST_ROWS; k++) {
		wb_printf(p->o, "    %-12s ", k ? "" : "inlined");
		wb_put_term(p->o, wb_loc_text(p->cx->unit, p->h->files, frame[k].loc));
		wb_puts(p->o, frame[k].calls ? " calls " : "");
		wb_put_term(p->o, frame[k].calls ? frame[k].calls : "");
		wb_puts(p->o, "\n");
	}
	if (n > MOST_ROWS)
		wb_printf(p->o, "    %-12s and %u more, which --format json lists\n", "", n - MOST_ROWS);
}

static void
put_place(struct page *p, const struct wb_hazard_fn *f, uint32_t inst)
{
	wb_put_term(p->o, wb_hazard_where(p->cx, p->h, f, inst));
}

/* For a wave of which workgroup it waits, as far as it is known. */
static void
put_workgroup(struct page *p, const struct wb_turn *t)
{
	if (t->low == t->high && t->low)
		wb_printf(p->o, ", of the workgroup %llu %s", (unsigned long long)(t->low < 0 ? -t->low : t->low),
			t->low < 0 ? "below" : "above");
	else if (t->low > 0 || t->high < 0)
		wb_printf(p->o, ", of a workgroup %s", t->low > 0 ? "above" : "below");
}

/* The waves of a circle, the one of the loop first; what the last one waits for is held back in the loop. */
static void
put_turns(struct page *p, const struct wb_hazard_fn *f, const struct wb_finding *x)
{
	for (uint32_t k = x->nturn; k-- > 0;) {
		const struct wb_turn *t = &f->fn->deadlock->turn[x->turn + k],
				     *to = &f->fn->deadlock->turn[x->turn + (k ? k - 1 : x->nturn - 1)];

		wb_printf(p->o, "    %-12s ", k == x->nturn - 1 ? "in turn" : "");
		put_place(p, f, t->read);
		if (t->last != UINT32_MAX)
			wb_printf(p->o, " (work-items %u to %u)", t->first, t->last);
		wb_puts(p->o, t->write == WB_NONE ? " waits at the barrier" : " waits for ");
		if (t->write != WB_NONE)
			put_place(p, f, t->write);
		wb_puts(p->o, " of another wave at ");
		put_place(p, f, to->read);
		put_workgroup(p, t);
		wb_puts(p->o, k ? "\n" : ", which holds it back\n");
	}
}

/* @whole: with what is read and blocked. */
static void
put_finding(struct page *p, const struct wb_hazard_fn *f, uint32_t k, bool whole)
{
	const struct wb_finding *x = &f->fn->deadlock->finding[k];

	wb_puts(p->o, "  ");
	bold(p, "\033[1m", wb_hazard_where(p->cx, p->h, f, x->inst));
	wb_puts(p->o, ": ");
	wb_put_term(p->o, x->text);
	wb_puts(p->o, x->plain ? "; it reads by plain loads: a data race, or not meant as a wait" : "");
	wb_printf(p->o, " [%s, %s]\n", wb_rule_info[x->rule].name, wb_confidence_name[x->confidence]);
	if (f->accepted[k]) {
		wb_printf(p->o, "    %-12s ", "suppressed");
		wb_put_term(p->o, f->accepted[k]);
		wb_puts(p->o, "\n");
		return;
	}
	if (!whole)
		return;
	put_calls(p, f, x->inst);
	put_rows(p, f, wb_rule_info[x->rule].reads, x->read, x->nread);
	if (!x->nread)
		put_row(p, f, "here", x->inst);
	put_rows(p, f, wb_rule_info[x->rule].other, x->write, x->nwrite);
	put_turns(p, f, x);
	if (x->npath > 1)
		put_path(p, f, x);
	if (x->rule == WB_RULE_SIMT)
		put_safe(p, f, x);
}

static void
put_sizes(struct page *p, const uint64_t n[3])
{
	wb_printf(p->o, "%llu", (unsigned long long)n[0]);
	for (uint32_t k = 1; k < 3 && (n[1] > 1 || n[2] > 1); k++)
		wb_printf(p->o, " x %llu", (unsigned long long)n[k]);
}

/* The launch that the verdict is about, as far as it is given. */
static void
put_launch(struct page *p, const struct wb_deadlock *d)
{
	const uint64_t workgroup[3] = { d->workgroup[0], d->workgroup[1], d->workgroup[2] };

	if (d->grid[0]) {
		wb_puts(p->o, ", for ");
		put_sizes(p, d->grid);
		wb_puts(p->o, " work-items");
	}
	if (workgroup[0]) {
		wb_puts(p->o, d->grid[0] ? " in workgroups of " : ", in workgroups of ");
		put_sizes(p, workgroup);
	}
	if (d->narg)
		wb_printf(p->o, ", with %u given argument%s", d->narg, d->narg == 1 ? "" : "s");
}

/* The findings of @f: of each rule the first ones whole. Adds to all[] those of each rule. */
static void
put_findings(struct page *p, const struct wb_hazard_fn *f, uint32_t all[WB_RULE_COUNT])
{
	uint32_t whole[WB_RULE_COUNT] = { 0 };

	for (uint32_t k = 0; f->fn->deadlock && f->status == WB_OK && k < f->fn->deadlock->nfinding; k++) {
		enum wb_rule r = (enum wb_rule)f->fn->deadlock->finding[k].rule;

		if (!f->shown[k])
			continue;
		put_finding(p, f, k, whole[r] < MOST_WHOLE);
		p->cut |= !f->accepted[k] && whole[r] >= MOST_WHOLE;
		whole[r] += !f->accepted[k];
		all[r] += !f->accepted[k];
	}
}

/* "200 findings: 200 simt-deadlock; of each rule and kernel, 8 are shown whole, and --format json has all" */
static void
put_summary(struct page *p, const uint32_t n[WB_RULE_COUNT])
{
	uint32_t all = 0;

	for (int r = 0; r < WB_RULE_COUNT; r++)
		all += n[r];
	wb_printf(p->o, "%u findings:", all);
	for (int r = 0; r < WB_RULE_COUNT; r++)
		if (n[r])
			wb_printf(p->o, " %u %s%s", n[r], wb_rule_info[r].name, (all -= n[r]) ? "," : "");
	wb_printf(p->o, "; of each rule and kernel %u are shown whole, and --format json has all\n", MOST_WHOLE);
}

void
wb_hazards_text(struct wb_ctx *cx, const struct wb_hazards *h, bool colour, struct wb_out *o)
{
	struct page p = { cx, h, o, colour, false };
	uint32_t all[WB_RULE_COUNT] = { 0 };

	for (uint32_t n = 0; n < h->nfn; n++) {
		const struct wb_hazard_fn *f = &h->fn[n];
		enum wb_verdict v = wb_hazard_verdict(f);
		uint32_t accepted = wb_hazard_count(f, true);

		if (h->findings_only && v == WB_VERDICT_CLEAN)
			continue;
		wb_put_term(o, f->input);
		wb_puts(o, f->fn->is_kernel ? ": kernel " : ": function ");
		wb_put_term(o, f->fn->name);
		wb_puts(o, ": ");
		bold(&p,
			v == WB_VERDICT_CLEAN ? "\033[32m" :
				v == WB_VERDICT_DEADLOCK ? "\033[31m" :
							   "\033[33m",
			wb_verdict_name[v]);
		if (accepted)
			wb_printf(o, " (%u accepted)", accepted);
		if (f->fn->deadlock && f->fn->deadlock->assumed_distinct)
			wb_puts(o, ", if its buffers do not overlap");
		if (f->fn->deadlock)
			put_launch(&p, f->fn->deadlock);
		wb_puts(o, "\n");
		put_findings(&p, f, all);
	}
	if (p.cut)
		put_summary(&p, all);
}
