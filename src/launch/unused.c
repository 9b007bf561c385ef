/* src/launch/unused.c -- reports facts that matched nothing, and why.
 *
 * Each such fact is looked up in all functions of the module, to find its error. It is not reported if it may be
 * about a function that was not analysed (refused, no bounds).
 */
#include "private.h"

struct search {
	struct wb_ctx *cx;
	const struct wb_module *m;
	struct resolver **r;		/* [function] made when first needed */
};

static struct resolver *
resolver(struct search *s, uint32_t f)
{
	if (!s->r[f])
		s->r[f] = wb_resolver_new(s->cx, s->m, s->m->fn[f]);
	return s->r[f];
}

static bool
has_line(const struct search *s, const struct wb_fn *fn, const struct location *p)
{
	for (uint32_t k = 0; k < fn->ninst; k++) {
		const struct wb_loc at[] = { fn->inst[k].src, fn->inst[k].loc };

		for (uint32_t j = 0; j < 2; j++)
			if (at[j].line == p->line && wb_same_file(s->cx->files->file.at[at[j].file]->name, p->file))
				return true;
	}
	return false;
}

/* Whether the location exists in function @f, whether or not it is a loop. */
static bool
exists(struct search *s, uint32_t f, const struct location *p)
{
	if (p->kind == AT_SOURCE)
		return has_line(s, s->m->fn[f], p);
	return wb_resolve_block(resolver(s, f), p, false) != WB_NONE;
}

static void
note_loops(struct search *s, const struct wb_fn *fn)
{
	for (uint32_t l = 0; l < fn->loops->nloop && l < 8; l++)
		wb_note(s->cx->diag, fn->block[fn->loops->loop[l].header].loc, "'%s' has the %s", fn->name,
			wb_loop_text(s->cx, fn, l));
	if (!fn->loops->nloop)
		wb_note(s->cx->diag, fn->loc, "'%s' has no loops", fn->name);
}

/* Reports a fact whose location exists in @home, but is that of no loop, call or edge as the fact needs it. */
static void
report_no_match(struct search *s, const struct fact *f, const struct wb_fn *home)
{
	if (f->not_all)
		wb_report(s->cx->diag, WB_E_FACT_UNUSED, f->loc,
			"this not-all names an edge or a loop that '%s' does not have", home->name);
	else if (f->in_call)
		wb_report(s->cx->diag, WB_E_FACT_UNUSED, f->loc,
			"no call of '%s' at %s, or no loop of it that begins at %s", home->name,
			wb_location_text(s->cx->unit, &f->call), wb_location_text(s->cx->unit, &f->at));
	else
		wb_report(s->cx->diag, WB_E_FACT_UNUSED, f->loc, "no loop of '%s' begins at %s", home->name,
			wb_location_text(s->cx->unit, &f->at));
	note_loops(s, home);
}

/* Reports a fact whose location does not exist. @has_function: but the function that the fact names does. */
static void
report_nowhere(struct search *s, const struct fact *f, bool has_function)
{
	const struct location *p = f->not_all ? &f->edge[0].src : &f->at;

	if (has_function)
		wb_report(s->cx->diag, WB_E_FACT_UNUSED, f->loc, "there is no %s in the function that the fact names",
			wb_location_text(s->cx->unit, p));
	else if (f->fn)
		wb_report(s->cx->diag, WB_E_FACT_UNUSED, f->loc, "there is no function '%.100s'", f->fn);
	else if (f->fn_at.kind != AT_NOWHERE)
		wb_report(s->cx->diag, WB_E_FACT_UNUSED, f->loc, "there is no function at %s",
			wb_location_text(s->cx->unit, &f->fn_at));
	else if (f->at.kind == AT_OFFSET)
		wb_report(s->cx->diag, WB_E_FACT_UNUSED, f->loc, "an offset alone needs a <function> around it");
	else
		wb_report(s->cx->diag, WB_E_FACT_UNUSED, f->loc, "there is no %s in the program",
			wb_location_text(s->cx->unit, p));
}

/* Reports @f. False: it may be about a function that was not analysed. */
static bool
explain(struct search *s, const struct fact *f)
{
	const struct wb_fn *home = NULL;
	bool has_function = false, unknown = false;

	for (uint32_t k = 0; k < s->m->nfn; k++) {
		const struct wb_fn *fn = s->m->fn[k];

		if (!fn->loops || !fn->bounds) {	/* refused, or not analysed */
			unknown |= !f->fn || strcmp(f->fn, fn->name) == 0;
			continue;
		}
		if (!wb_resolve_scope(resolver(s, k), f))
			continue;
		has_function = f->fn || f->fn_at.kind != AT_NOWHERE;
		if (!home && exists(s, k, f->not_all ? &f->edge[0].src : &f->at))
			home = fn;
	}
	if (unknown && (!home || f->at.kind == AT_SOURCE || f->fn))
		return false;
	if (home)
		report_no_match(s, f, home);
	else
		report_nowhere(s, f, has_function);
	return true;
}

enum wb_status
wb_facts_unused(struct wb_ctx *cx, const struct wb_module *m, const struct wb_facts *fs, bool *matched)
{
	struct wb_arena_mark mark = wb_arena_mark(cx->tmp);
	struct wb_ctx aside = *cx;
	struct search s = { matched ? &aside : cx, m, WB_NEW(cx->tmp, struct resolver *, m->nfn) };
	bool any = false;

	if (matched)
		aside.diag = wb_diag_new(cx->unit, cx->files);
	for (uint32_t k = 0; fs && k < fs->fact.n; k++) {
		bool unused = !*fs->fact.at[k].used && explain(&s, &fs->fact.at[k]);

		any = any || (unused && !matched);
		if (matched)
			matched[k] = matched[k] || !unused;
	}
	wb_arena_reset(cx->tmp, mark);
	return any ? WB_BAD_INPUT : WB_OK;
}

uint32_t
wb_facts_count(const struct wb_facts *fs)
{
	return fs->fact.n;
}

enum wb_status
wb_facts_unmatched(struct wb_ctx *cx, const struct wb_facts *fs, const bool *matched, uint32_t ninput)
{
	enum wb_status s = WB_OK;

	for (uint32_t k = 0; k < fs->fact.n; k++) {
		if (matched[k])
			continue;
		wb_report(cx->diag, WB_E_FACT_UNUSED, fs->fact.at[k].loc,
			"none of the %u inputs has what this fact is about", ninput);
		wb_note(cx->diag, WB_NO_LOC, "with the one input that it is for, the message says what is wrong");
		s = WB_BAD_INPUT;
	}
	return s;
}
