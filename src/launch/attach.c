/* src/launch/attach.c -- assigns flow facts and annotations to the loops and edges of a function.
 *
 * A fact overrides an inferred bound; of two facts the smaller one counts. If a fact contradicts the code, that is
 * an error. If two facts differ, that is a warning. Both messages name both locations.
 *
 * not-all E: the edges of E are never all taken, in one execution of the function or, inside of <loop>, in one
 * iteration of that loop. Let x_e be how often edge e is executed.
 *   - If each edge is taken at most once per execution (its ends are in no loop), the row is
 *         sum x_e <= |E| - 1.
 *   - If each is taken at most once per iteration of L (L is the innermost loop of both ends, and the edge is no back
 *     edge of L), the row is
 *         sum x_e - (|E| - 1) sum over edges f into the header of L of x_f <= 0.
 * With seq, the edges must be in an order in which they can be taken; otherwise there is no row.
 */
#include "private.h"

/* Repetitions of a loop that no claim may exclude: some wave has so many. */
struct least {
	uint64_t entry;			/* of one entry, if the loop is entered */
	uint64_t total;			/* of a run of the function */
};

struct attachment {
	struct wb_ctx *cx;
	const struct wb_module *m;
	struct wb_fn *fn;
	struct resolver *r;
	const struct least *proved;	/* [loop] */
	WB_VEC(struct wb_flow_row) row;
	WB_VEC(struct wb_flow_term) term;
	bool ok;
};

/* The bounds that a fact or an annotation states for a loop. */
struct claim {
	uint64_t max, total, min;
	enum wb_bound_origin origin;
	const char *what;		/* "flow fact" with its location and reason */
	const char *reason;		/* NULL: none */
	struct wb_loc loc;
};

static const char *
number_text(struct wb_ctx *cx, uint64_t v)
{
	return v == WB_UNKNOWN ? "no bound" : wb_format(cx->unit, "%llu", (unsigned long long)v);
}

/* Whether a bound is below the iterations that the code proves, which is an error. */
static bool
contradicts(struct attachment *p, uint32_t l, const struct claim *c)
{
	const struct wb_loop_bound *b = &p->fn->bounds->loop[l];
	const struct least *least = &p->proved[l];
	bool total = c->max >= least->entry;

	if (total && c->total >= least->total)
		return false;
	wb_report(p->cx->diag, WB_E_FACT_MIN, c->loc,
		"%llu repetitions%s, but the code of the %s repeats it at least %llu times",
		(unsigned long long)(total ? c->total : c->max), total ? " in all" : "", wb_loop_text(p->cx, p->fn, l),
		(unsigned long long)(total ? least->total : least->entry));
	if (wb_loop_bound_found(b) || b->origin == WB_BOUND_EXECUTED)
		wb_note(p->cx->diag, p->fn->block[p->fn->loops->loop[l].header].loc, "the code: %s", b->why);
	p->ok = false;
	return true;
}

/* Whether the least number of iterations exceeds the largest, by this claim, others and the code. One of the two is
 * wrong, and it may be the bound. A loop that the execution counted as 0 may not have been entered at all. */
static bool
least_above_largest(struct attachment *p, uint32_t l, const struct claim *c)
{
	const struct wb_loop_bound *b = &p->fn->bounds->loop[l];
	bool claimed = wb_bound_given(b->origin);
	uint64_t min = c->min > b->min ? c->min : b->min, code = claimed || b->max ? b->inferred : WB_UNKNOWN,
		 max = claimed ? wb_min_u64(c->max, b->max) : c->max;

	if (min <= max && min <= code)
		return false;
	if (min > max)
		wb_report(p->cx->diag, WB_E_FACTS_CONFLICT, c->loc,
			"mincount %llu for the %s is more than maxcount %llu", (unsigned long long)min,
			wb_loop_text(p->cx, p->fn, l), (unsigned long long)max);
	else
		wb_report(p->cx->diag, WB_E_FACTS_CONFLICT, c->loc,
			"mincount %llu for the %s, but the code repeats it at most %llu times", (unsigned long long)min,
			wb_loop_text(p->cx, p->fn, l), (unsigned long long)code);
	if (claimed)
		wb_note(p->cx->diag, b->loc, "the other one");
	else if (min > code)
		wb_note(p->cx->diag, p->fn->block[p->fn->loops->loop[l].header].loc, "the code: %s", b->why);
	p->ok = false;
	return true;
}

/* Warns if two claims about a loop differ. */
static void
compare_claims(struct attachment *p, uint32_t l, const struct claim *c)
{
	const struct wb_loop_bound *b = &p->fn->bounds->loop[l];
	uint64_t old = c->max != WB_UNKNOWN ? b->max : b->total, new = c->max != WB_UNKNOWN ? c->max : c->total;

	if (old == WB_UNKNOWN || new == WB_UNKNOWN || old == new)
		return;
	wb_report(p->cx->diag, WB_W_FACT_TWICE, c->loc, "%s for the %s, and elsewhere %s; the smaller is used",
		number_text(p->cx, new), wb_loop_text(p->cx, p->fn, l), number_text(p->cx, old));
	wb_note(p->cx->diag, b->loc, "the other one");
}

static void
compare_inferred(struct attachment *p, uint32_t l, const struct claim *c)
{
	const struct wb_loop_bound *b = &p->fn->bounds->loop[l];

	if (b->inferred == WB_UNKNOWN || c->max == WB_UNKNOWN || c->max <= b->inferred)
		return;
	wb_report(p->cx->diag, WB_W_FACT_WIDER, c->loc, "%llu repetitions for the %s; the code allows only %llu",
		(unsigned long long)c->max, wb_loop_text(p->cx, p->fn, l), (unsigned long long)b->inferred);
}

static void
apply(struct attachment *p, uint32_t l, const struct claim *c)
{
	struct wb_loop_bound *b = &p->fn->bounds->loop[l];
	bool claimed = wb_bound_given(b->origin);

	if (b->origin == WB_BOUND_DEAD || contradicts(p, l, c) || least_above_largest(p, l, c))
		return;
	compare_inferred(p, l, c);
	if (claimed)
		compare_claims(p, l, c);
	if (c->max != WB_UNKNOWN && (!claimed || c->max < b->max)) {
		if (b->origin == WB_BOUND_EXECUTED)
			b->total = WB_UNKNOWN;	/* it was found by execution, which is not used now */
		b->max = c->max;
		b->origin = (uint8_t)c->origin;
		b->loc = c->loc;
		b->reason = c->reason;
		b->why = c->what;
	}
	if (c->total < b->total) {
		b->total = c->total;
		b->total_origin = (uint8_t)c->origin;
		b->total_loc = c->loc;
		b->total_reason = c->reason;
		if (b->max == WB_UNKNOWN) {
			b->origin = (uint8_t)c->origin;
			b->loc = c->loc;
			b->why = c->what;
		}
	}
	if (c->min > b->min && (b->max == WB_UNKNOWN || c->min <= b->max))
		b->min = c->min;
}

/* ---- loops ------------------------------------------------------------------------------- */
static const char *
describe(struct wb_ctx *cx, const struct fact *f)
{
	return wb_format(cx->unit, "flow fact at %s%s%s%s", wb_loc_text(cx->unit, cx->files, f->loc),
		f->inexact ? ", marked as not exact" : "", f->why ? ": " : "", f->why ? f->why : "");
}

static void
attach_loop(struct attachment *p, const struct fact *f)
{
	const uint32_t *loop;
	bool loose;
	uint32_t n = wb_fact_loops(p->cx, p->fn, p->r, f, &loop, &loose, &p->ok);
	struct claim c = { f->max, f->total, f->min, WB_BOUND_FACT, NULL, f->why, f->loc };

	if (!n)
		return;
	*f->used = true;
	if (!wb_are_copies(p->fn, loop, n)) {
		wb_report(p->cx->diag, WB_E_FACT_AMBIGUOUS, f->loc, "%s is the location of %u loops of '%s'",
			wb_location_text(p->cx->unit, &f->at), n, p->fn->name);
		for (uint32_t k = 0; k < n && k < 8; k++)
			wb_note(p->cx->diag, p->fn->block[p->fn->loops->loop[loop[k]].header].loc, "%s",
				wb_loop_text(p->cx, p->fn, loop[k]));
		p->ok = false;
		return;
	}
	if (loose)
		wb_report(p->cx->diag, WB_W_FACT_LOOSE, f->loc,
			"%s is inside of the %s, and no loop begins there; is this the loop that is meant?",
			wb_location_text(p->cx->unit, &f->at), wb_loop_text(p->cx, p->fn, loop[0]));
	if (!wb_fact_fits(p->cx, p->fn, f, loop, n)) {
		p->ok = false;
		return;
	}
	c.what = describe(p->cx, f);
	for (uint32_t k = 0; k < n; k++)
		apply(p, loop[k], &c);
}

static void
attach_contexts(struct attachment *p, const struct wb_facts *fs)
{
	const struct context_claim *cc;
	uint32_t n = wb_context_claims(p->cx, p->m, p->fn, p->r, fs, &cc, &p->ok);

	for (uint32_t k = 0; k < n; k++) {
		struct claim c = { cc[k].max, cc[k].total, 0, WB_BOUND_FACT, NULL, cc[k].fact->why,
			cc[k].fact->loc };

		c.what = wb_format(p->cx->unit, "flow facts for each call of '%.100s', one at %s", p->fn->name,
			wb_loc_text(p->cx->unit, p->cx->files, cc[k].fact->loc));
		apply(p, cc[k].loop, &c);
	}
}

static void
attach_annotation(struct attachment *p, const struct wb_annotation *a)
{
	const struct wb_loops *ls = p->fn->loops;
	struct claim c = { a->maxcount, a->totalcount, a->mincount == WB_UNKNOWN ? 0 : a->mincount, WB_BOUND_ANNOTATION,
		NULL, NULL, a->loc };
	uint32_t l;

	c.what = wb_format(p->cx->unit, "annotation at %s", wb_loc_text(p->cx->unit, p->cx->files, a->loc));
	for (l = ls->of_block[a->block]; l != WB_NONE; l = ls->loop[l].parent)
		for (uint32_t k = 0; k < ls->loop[l].nhead; k++)
			if (ls->list[ls->loop[l].head + k] == a->block) {
				apply(p, l, &c);
				return;
			}
	wb_report(p->cx->diag, WB_E_FACT_NOLOOP, a->loc, "no loop begins here");
	p->ok = false;
}

/* ---- not-all -------------------------------------------------------------------------------- */
/* The edge of the function between two locations; WB_NONE: none. */
static uint32_t
find_edge(struct attachment *p, const struct fact_edge *e)
{
	uint32_t src = wb_resolve_block(p->r, &e->src, false), dst = wb_resolve_block(p->r, &e->dst, true);

	if (src == WB_NONE || dst == WB_NONE)
		return WB_NONE;
	for (uint32_t k = 0; k < p->fn->block[src].nout; k++) {
		uint32_t id = p->fn->out[p->fn->block[src].out + k];

		if (p->fn->edge[id].dst == dst)
			return id;
	}
	return WB_NONE;
}

/* Whether @edge is executed at most once per iteration of @loop (WB_NONE: per execution of the function). */
static bool
once_per(const struct wb_fn *fn, uint32_t edge, uint32_t loop)
{
	const struct wb_edge *e = &fn->edge[edge];
	const struct wb_loops *ls = fn->loops;

	if (ls->of_block[e->src] != loop || ls->of_block[e->dst] != loop)
		return false;
	for (uint32_t k = 0; loop != WB_NONE && k < ls->loop[loop].nback; k++)
		if (ls->list[ls->loop[loop].back + k] == edge)
			return false;
	return true;
}

/* Appends the terms of the row for @edge. False: a linear row cannot express the fact. */
static bool
build_row(struct attachment *p, const struct fact *f, const uint32_t *edge, uint32_t loop)
{
	const struct wb_loops *ls = p->fn->loops;

	for (uint32_t k = 0; k < f->nedge; k++) {
		for (uint32_t j = 0; j < k; j++)
			if (edge[j] == edge[k])
				return false;
		if (!once_per(p->fn, edge[k], loop) ||
			(f->seq && k && p->fn->edge[edge[k - 1]].src >= p->fn->edge[edge[k]].src))
			return false;
		WB_PUSH(p->cx->unit, &p->term, ((struct wb_flow_term){ edge[k], 1 }));
	}
	for (uint32_t h = 0; loop != WB_NONE && h < ls->loop[loop].nhead; h++) {
		const struct wb_block *b = &p->fn->block[ls->list[ls->loop[loop].head + h]];

		for (uint32_t k = 0; k < b->nin; k++)
			WB_PUSH(p->cx->unit, &p->term,
				((struct wb_flow_term){ p->fn->in[b->in + k], -(int64_t)(f->nedge - 1) }));
	}
	return true;
}

static void
attach_not_all(struct attachment *p, const struct fact *f)
{
	uint32_t *edge = WB_NEW(p->cx->tmp, uint32_t, f->nedge), loop = WB_NONE, first = p->term.n;
	const uint32_t *at;
	bool loose;

	for (uint32_t k = 0; k < f->nedge; k++) {
		edge[k] = find_edge(p, &f->edge[k]);
		if (edge[k] == WB_NONE)
			return;
	}
	if (f->at.kind != AT_NOWHERE) {
		if (wb_resolve_loops(p->r, &f->at, &at, &loose) != 1)
			return;
		loop = at[0];
	}
	*f->used = true;
	if ((loop != WB_NONE && f->was.ncode && !wb_fact_fits(p->cx, p->fn, f, &loop, 1)) ||
		!wb_edges_fit(p->cx, p->fn, f, edge)) {
		p->ok = false;
		return;
	}
	if (!build_row(p, f, edge, loop)) {
		p->term.n = first;
		wb_report(p->cx->diag, WB_W_FACT_ROW, f->loc,
			"this not-all implies no linear constraint on '%s' and is ignored", p->fn->name);
		return;
	}
	WB_PUSH(p->cx->unit, &p->row,
		((struct wb_flow_row){ first, p->term.n - first, loop == WB_NONE ? f->nedge - 1 : 0,
			wb_format(p->cx->unit, "not-all at %s%s%s", wb_loc_text(p->cx->unit, p->cx->files, f->loc),
				f->why ? ": " : "", f->why ? f->why : ""),
			f->loc,
			true }));
}

/* ---- all facts of a function --------------------------------------------------------------------- */
/* The counts of an execution are those of some wave in every run. A loop of which the code says how often it repeats at
 * least may still not be entered. */
static struct least
least_of(const struct wb_loop_bound *b)
{
	if (b->origin != WB_BOUND_EXECUTED)
		return (struct least){ .entry = b->min };
	return (struct least){ .entry = b->max, .total = b->total != WB_UNKNOWN ? b->total : b->max };
}

/* Makes unknown bounds if inference did not run. Returns the iterations that the code proves, without claims. */
static const struct least *
need_bounds(struct wb_ctx *cx, struct wb_fn *fn)
{
	struct least *proved = WB_NEW(cx->tmp, struct least, fn->loops->nloop);

	if (fn->bounds) {
		for (uint32_t l = 0; l < fn->loops->nloop; l++)
			proved[l] = least_of(&fn->bounds->loop[l]);
		return proved;
	}
	fn->bounds = WB_NEW(cx->unit, struct wb_bounds, 1);
	fn->bounds->loop = WB_NEW(cx->unit, struct wb_loop_bound, fn->loops->nloop);
	for (uint32_t l = 0; l < fn->loops->nloop; l++)
		fn->bounds->loop[l] = (struct wb_loop_bound){
			.max = WB_UNKNOWN, .total = WB_UNKNOWN, .inferred = WB_UNKNOWN, .why = "nothing bounds it"
		};
	return proved;
}

static bool
is_wide(const struct wb_loop_bound *b)
{
	return b->origin == WB_BOUND_TYPE || b->origin == WB_BOUND_BUFFER;
}

/* Warns of the bound of @loop, which is safe, but may be much greater than the iterations of the program. */
static void
warn_of_wide_bound(struct attachment *p, uint32_t loop)
{
	const struct wb_loop_bound *b = &p->fn->bounds->loop[loop];
	bool type = b->origin == WB_BOUND_TYPE;

	wb_report(p->cx->diag, type ? WB_W_TYPE_RANGE : WB_W_BUFFER_SIZE,
		p->fn->block[p->fn->loops->loop[loop].header].loc,
		"the bound of %llu repetitions for the %s is no more than the %s", (unsigned long long)b->max,
		wb_loop_text(p->cx, p->fn, loop),
		type   ? "range of a type" :
		b->lds ? "size of LDS allows, and holds as long as no access leaves it" :
			 "size of a buffer allows, and holds as long as no access leaves its buffer");
	wb_note(p->cx->diag, WB_NO_LOC, "%s", b->why);
	wb_note_data(p->cx, b->data);
}

/* One warning for all copies of a loop (passes/reduce.c), of the greatest bound. */
static void
warn_of_wide_bounds(struct attachment *p)
{
	const struct wb_loop_bound *bound = p->fn->bounds->loop;
	uint32_t n = p->fn->loops->nloop, *greatest = WB_NEW(p->cx->tmp, uint32_t, n);
	struct wb_map first = wb_map_new(p->cx->tmp);

	for (uint32_t l = 0; l < n; l++) {
		const struct wb_block *h = &p->fn->block[p->fn->loops->loop[l].header];
		struct { uint64_t addr; struct wb_loc loc; } place = {
			h->ninst ? p->fn->inst[h->first].addr : 0, h->loc
		};
		uint32_t of = is_wide(&bound[l]) ? wb_map_id(&first, &place, sizeof place, l) : l;

		of = of == WB_NONE ? l : of;
		greatest[l] = of == l ? l : WB_NONE;
		greatest[of] = bound[l].max > bound[greatest[of]].max ? l : greatest[of];
	}
	for (uint32_t l = 0; l < n; l++)
		if (greatest[l] != WB_NONE && is_wide(&bound[l]))
			warn_of_wide_bound(p, greatest[l]);
}

enum wb_status
wb_facts_attach(struct wb_ctx *cx, const struct wb_module *m, struct wb_fn *fn, const struct wb_facts *fs)
{
	struct attachment p = { .cx = cx, .m = m, .fn = fn, .ok = true };

	p.proved = need_bounds(cx, fn);
	for (uint32_t k = 0; k < fn->nannotation; k++)
		attach_annotation(&p, &fn->annotation[k]);
	if (fs && fs->fact.n)
		p.r = wb_resolver_new(cx, m, fn);
	for (uint32_t k = 0; fs && k < fs->fact.n; k++) {
		const struct fact *f = &fs->fact.at[k];

		if (f->in_call || !wb_resolve_scope(p.r, f))
			continue;
		if (f->not_all)
			attach_not_all(&p, f);
		else
			attach_loop(&p, f);
	}
	if (p.r)
		attach_contexts(&p, fs);
	warn_of_wide_bounds(&p);
	if (p.row.n) {
		fn->rows = WB_NEW(cx->unit, struct wb_flow_rows, 1);
		*fn->rows = (struct wb_flow_rows){ p.row.at, p.row.n, p.term.at, p.term.n };
	}
	return p.ok ? WB_OK : WB_BAD_INPUT;
}
