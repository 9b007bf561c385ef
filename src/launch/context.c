/* src/launch/context.c -- flow facts that hold for one call of a function.
 *
 * A function has one bound for all its calls. So facts about single calls bound a loop only if there is one for every
 * call of the function in the module; the largest counts. They do not bound a loop of a kernel, which is also launched.
 */
#include "private.h"

#define MOST_CELLS ((size_t)1 << 22)	/* calls times loops */

struct site {
	const struct wb_fn *fn;
	uint32_t inst;
	struct resolver *r;		/* of the caller */
};

struct covering {
	struct wb_ctx *cx;
	const struct wb_module *m;
	const struct wb_fn *fn;
	bool *ok;			/* false: a fact is for another loop */
	WB_VEC(struct site) site;
	uint64_t *max, *total;		/* [loop * sites + site] the least that a fact states, or WB_UNKNOWN */
	const struct fact **fact;	/* [loop] one of them */
	WB_VEC(const struct fact *) used;
	WB_VEC(uint32_t) loop;		/* loop of each fact in used */
};

/* ---- calls of the function ------------------------------------------------------------- */
static void
find_sites(struct covering *c)
{
	for (uint32_t f = 0; f < c->m->nfn; f++) {
		const struct wb_fn *g = c->m->fn[f];
		struct resolver *r = NULL;

		for (uint32_t k = 0; k < g->ncall; k++) {
			if (wb_callee(g, &g->inst[g->call[k]]) != c->fn->id)
				continue;
			if (!r)
				r = wb_resolver_new(c->cx, c->m, g);
			WB_PUSH(c->cx->tmp, &c->site, ((struct site){ g, g->call[k], r }));
		}
	}
}

/* ---- facts of calls ---------------------------------------------------------------------- */
static void
lower(uint64_t *v, uint64_t to)
{
	if (to < *v)
		*v = to;
}

/* Records @f for the calls that it names. False: it names none. */
static bool
note_fact(struct covering *c, const struct fact *f, uint32_t loop)
{
	bool any = false;

	for (uint32_t s = 0; s < c->site.n; s++) {
		const struct site *at = &c->site.at[s];

		if ((f->caller && strcmp(f->caller, at->fn->name) != 0) || !wb_resolve_inst(at->r, &f->call, at->inst))
			continue;
		any = true;
		lower(&c->max[(size_t)loop * c->site.n + s], f->max);
		lower(&c->total[(size_t)loop * c->site.n + s], f->total);
	}
	return any;
}

static void
take_fact(struct covering *c, const struct fact *f, struct resolver *r)
{
	const uint32_t *loop;
	bool loose;

	if (wb_fact_loops(c->cx, c->fn, r, f, &loop, &loose, c->ok) != 1 || loose || !note_fact(c, f, loop[0]))
		return;			/* reported as unused */
	*f->used = true;
	if (!wb_fact_fits(c->cx, c->fn, f, loop, 1))
		*c->ok = false;
	c->fact[loop[0]] = f;
	WB_PUSH(c->cx->tmp, &c->used, f);
	WB_PUSH(c->cx->tmp, &c->loop, loop[0]);
}

/* The largest of @n, WB_UNKNOWN if one is. */
static uint64_t
largest(const uint64_t *v, uint32_t n)
{
	uint64_t most = n ? v[0] : WB_UNKNOWN;

	for (uint32_t k = 0; k < n; k++)
		if (v[k] > most)
			most = v[k];
	return most;
}

static uint32_t
conclude(struct covering *c, const struct context_claim **out)
{
	uint32_t n = c->site.n, nclaim = 0;
	struct context_claim *claim = WB_NEW(c->cx->tmp, struct context_claim, c->fn->loops->nloop);
	bool *covered = WB_NEW(c->cx->tmp, bool, c->fn->loops->nloop);

	for (uint32_t l = 0; l < c->fn->loops->nloop; l++) {
		struct context_claim k = { l, largest(&c->max[(size_t)l * n], n), largest(&c->total[(size_t)l * n], n),
			c->fact[l] };

		if (!k.fact || c->fn->is_kernel || (k.max == WB_UNKNOWN && k.total == WB_UNKNOWN))
			continue;
		covered[l] = true;
		claim[nclaim++] = k;
	}
	for (uint32_t k = 0; k < c->used.n; k++)
		if (!covered[c->loop.at[k]])
			wb_report(c->cx->diag, WB_W_FFX_CONTEXT, c->used.at[k]->loc,
				"not every call path to '%.100s' has a bound for this loop, so this one is not used",
				c->fn->name);
	*out = claim;
	return nclaim;
}

/* Allocates a bound for each loop and call. False, reported: there are too many. */
static bool
prepare(struct covering *c)
{
	size_t cells;

	find_sites(c);
	cells = (size_t)c->site.n * c->fn->loops->nloop;
	if (cells > MOST_CELLS) {
		wb_report(c->cx->diag, WB_E_LIMIT, c->fn->loc,
			"'%.100s' has too many calls and loops for facts about single calls", c->fn->name);
		return false;
	}
	c->fact = WB_NEW(c->cx->tmp, const struct fact *, (size_t)c->fn->loops->nloop + 1);
	c->max = WB_NEW(c->cx->tmp, uint64_t, cells);
	c->total = WB_NEW(c->cx->tmp, uint64_t, cells);
	memset(c->max, 0xff, cells * sizeof(*c->max));
	memset(c->total, 0xff, cells * sizeof(*c->total));
	return true;
}

uint32_t
wb_context_claims(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn, struct resolver *r,
	const struct wb_facts *fs, const struct context_claim **out, bool *ok)
{
	struct covering c = { .cx = cx, .m = m, .fn = fn, .ok = ok };

	for (uint32_t k = 0; k < fs->fact.n; k++) {
		const struct fact *f = &fs->fact.at[k];

		if (!f->in_call || strcmp(f->fn, fn->name) != 0)
			continue;
		if (!c.fact && !prepare(&c))
			return 0;
		take_fact(&c, f, r);
	}
	return c.fact ? conclude(&c, out) : 0;
}
