/* passes/print.c -- the facts of a function as comments of the text form, for tests and --dump-after.
 *
 * Blocks and edges are named by labels. What is unknown is not printed. Lists whose total length is quadratic in nested
 * loops are cut, and say so.
 * Cost: O(what is printed); at most WB_MOST_LISTED of a list.
 */
#include "wavebound/lanes.h"

#include "passes.h"

const char *const wb_bound_origin_name[] = { "none", "inferred", "fact", "annotation", "dead", "type-range",
	"executed", "buffer-size" };

struct printer {
	struct wb_out *o;
	const struct wb_fn *fn;
};

static void
put_block(const struct printer *p, const char *before, uint32_t b)
{
	wb_puts(p->o, before);
	if (b < p->fn->nblock)
		wb_print_label(p->o, p->fn, b);
	else
		wb_puts(p->o, "outside");
}

static void
put_edge(const struct printer *p, const char *before, uint32_t e)
{
	put_block(p, before, p->fn->edge[e].src);
	put_block(p, "->", p->fn->edge[e].dst);
}

static void
put_count(const struct printer *p, const char *what, uint64_t n)
{
	if (n == WB_UNKNOWN)
		wb_printf(p->o, " %s=unknown", what);
	else
		wb_printf(p->o, " %s=%llu", what, (unsigned long long)n);
}

static void
put_tree(const struct printer *p, const char *name, const uint32_t *up, const bool *no_exit)
{
	for (uint32_t b = 0; b < p->fn->nblock; b++) {
		put_block(p, name, b);
		put_block(p, ": ", up[b]);
		wb_puts(p->o, no_exit && no_exit[b] ? " no exit\n" : "\n");
	}
}

static void
put_cdep(const struct printer *p)
{
	for (uint32_t b = 0; b < p->fn->nblock; b++) {
		uint32_t k = wb_cdep_next(p->fn, b, 0), n = 0;

		if (k == WB_NONE)
			continue;
		put_block(p, "; cdep ", b);
		wb_puts(p->o, ":");
		for (; k != WB_NONE && n < WB_MOST_LISTED; k = wb_cdep_next(p->fn, b, k + 1), n++)
			put_edge(p, " ", p->fn->cdep->edge[k]);
		wb_puts(p->o, k == WB_NONE ? "\n" : " ...\n");
	}
}

/* ---- loops ---------------------------------------------------------------------------- */
static void
put_edges(const struct printer *p, const char *what, uint32_t first, uint32_t n)
{
	wb_printf(p->o, ";   %s", what);
	for (uint32_t k = 0; k < n && k < WB_MOST_LISTED; k++)
		put_edge(p, " ", p->fn->loops->list[first + k]);
	wb_puts(p->o, n > WB_MOST_LISTED ? " ...\n" : "\n");
}

static void
put_bound(const struct printer *p, const struct wb_loop_bound *b)
{
	wb_puts(p->o, ";   bound");
	put_count(p, "max", b->max);
	if (b->total != WB_UNKNOWN)
		put_count(p, "total", b->total);
	if (b->min)
		put_count(p, "min", b->min);
	wb_printf(p->o, " (%s)\n", b->why ? b->why : "");
}

static void
put_loop(const struct printer *p, uint32_t id)
{
	const struct wb_loop *l = &p->fn->loops->loop[id];

	wb_printf(p->o, "; loop %u", id);
	for (uint32_t k = l->head; k < l->head + l->nhead; k++)
		put_block(p, " ", p->fn->loops->list[k]);
	wb_printf(p->o, " depth=%u%s", l->depth, l->irreducible ? " irreducible" : "");
	if (l->parent != WB_NONE)
		wb_printf(p->o, " in=%u", l->parent);
	wb_puts(p->o, "\n;   blocks");
	for (uint32_t k = 0; k < l->nblock && k < WB_MOST_LISTED; k++)
		put_block(p, " ", p->fn->loops->list[l->block + k]);
	wb_puts(p->o, l->nblock > WB_MOST_LISTED ? " ...\n" : "\n");
	put_edges(p, "back", l->back, l->nback);
	put_edges(p, "entry", l->entry, l->nentry);
	put_edges(p, "exit", l->exit, l->nexit);
	if (p->fn->bounds)
		put_bound(p, &p->fn->bounds->loop[id]);
}

static void
put_rows(const struct printer *p)
{
	const struct wb_flow_rows *r = p->fn->rows;

	for (uint32_t k = 0; k < r->nrow; k++) {
		wb_printf(p->o, "; row %s:", r->row[k].what ? r->row[k].what : "");
		for (uint32_t t = r->row[k].first; t < r->row[k].first + r->row[k].nterm; t++) {
			wb_printf(p->o, " %+lld", (long long)r->term[t].coeff);
			put_edge(p, "*", r->term[t].edge);
		}
		wb_printf(p->o, " <= %llu\n", (unsigned long long)r->row[k].limit);
	}
}

static void
put_cost_vec(const struct printer *p, const struct wb_cost_vec *c)
{
	const struct { const char *name; uint64_t n;
	} part[] = {
		{ "delay", c->delay_cycles },
		{ "trans", c->trans },
		{ "rounds", c->rounds },
		{ "mem_waits", c->mem_waits },
		{ "lds_waits", c->lds_waits },
		{ "barriers", c->barriers },
		{ "splits", c->splits },
		{ "merges", c->merges },
	};

	put_count(p, "issue", c->issue_cycles);
	put_count(p, "insts", c->insts);
	for (size_t k = 0; k < WB_COUNT(part); k++)
		if (part[k].n)
			put_count(p, part[k].name, part[k].n);
}

static void
put_cost(const struct printer *p)
{
	const struct wb_cost *c = p->fn->cost;

	for (uint32_t b = 0; b < p->fn->nblock; b++) {
		put_block(p, "; cost ", b);
		wb_puts(p->o, ":");
		put_cost_vec(p, &c->block[b]);
		wb_puts(p->o, "\n");
	}
	for (uint32_t e = 0; e < p->fn->nedge; e++)
		if (c->edge_delay_cycles[e]) {
			put_edge(p, "; cost ", e);
			put_count(p, ": delay", c->edge_delay_cycles[e]);
			wb_puts(p->o, "\n");
		}
	wb_puts(p->o, "; cost of all:");
	put_count(p, "imax", c->imax_cycles);
	put_count(p, "outstanding_trans", c->outstanding_trans);
	put_count(p, "outstanding_rounds", c->outstanding_rounds);
	wb_puts(p->o, "\n");
}

/* ---- lanes ------------------------------------------------------------------------------- */
static void
put_set(const struct printer *p, const char *before, uint32_t set)
{
	wb_puts(p->o, before);
	wb_lanes_print(p->o, p->fn->lanes, set);
}

static void
put_at(const struct printer *p, const char *before, uint32_t inst)
{
	if (inst != WB_NONE)
		wb_printf(p->o, "%s%u", before, inst);
}

static void
put_span(const struct printer *p, uint32_t s)
{
	const struct wb_lanes *l = p->fn->lanes;
	const struct wb_span *sp = &l->span[s];
	static const struct { uint8_t bit; const char *name;
	} flag[] = {
		{ WB_SPAN_EMPTY, " empty" },
		{ WB_SPAN_NONEMPTY, " busy" },
		{ WB_SPAN_WHOLE_WAVE, " whole" },
		{ WB_SPAN_TOP, " top" },
		{ WB_SPAN_DEAD, " dead" },
	};

	wb_printf(p->o, "; span %u", s);
	put_block(p, " ", sp->block);
	wb_printf(p->o, " %u+%u in=%u exec=", sp->first, sp->ninst, sp->region);
	wb_lanes_print(p->o, l, sp->exec);
	for (size_t k = 0; k < WB_COUNT(flag); k++)
		if (sp->flags & flag[k].bit)
			wb_puts(p->o, flag[k].name);
	if (sp->care != WB_LANES_ALL)
		put_set(p, " care=", sp->care);
	wb_puts(p->o, "\n");
}

static void
put_region(const struct printer *p, uint32_t r)
{
	static const char *const kind[] = { "function", "split", "loop" };
	static const char *const close[] = { "join", "outer", "exit", "unproved" };
	const struct wb_region *g = &p->fn->lanes->region[r];

	wb_printf(p->o, "; region %u %s", r, kind[g->kind]);
	if (g->parent != WB_NONE)
		wb_printf(p->o, " in=%u %s", g->parent, close[g->close]);
	put_at(p, " closer=", g->closer);
	put_at(p, " loop=", g->loop);
	wb_puts(p->o, g->irregular ? " irregular\n;  " : "\n;  ");
	put_at(p, " split=", g->split);
	put_at(p, " flow=", g->flow);
	put_at(p, "..", g->flow_last == g->flow ? WB_NONE : g->flow_last);
	put_at(p, " join=", g->join);
	put_at(p, " flow@", g->flow_span);
	put_at(p, " else@", g->other_span);
	put_at(p, " end@", g->end_span);
	if (g->skip != WB_NONE)
		put_edge(p, " skip ", g->skip);
	if (g->skip_other != WB_NONE)
		put_edge(p, " skip else ", g->skip_other);
	put_set(p, "\n;   entry ", g->entry);
	put_set(p, " then ", g->then);
	if (g->flow != WB_NONE)
		put_set(p, " else ", g->other);
	wb_puts(p->o, "\n");
}

static void
put_lane_loop(const struct printer *p, uint32_t id)
{
	static const char *const kind[] = { "together", "shrinks", "unproved" };
	const struct wb_lane_loop *g = &p->fn->lanes->loop[id];

	wb_printf(p->o, "; lanes of loop %u %s%s", id, kind[g->kind], g->nonempty_back ? " while-any" : "");
	if (g->why)
		wb_printf(p->o, " (%s)", g->why);
	wb_puts(p->o, "\n");
}

static void
put_lanes(const struct printer *p)
{
	const struct wb_lanes *l = p->fn->lanes;

	for (uint32_t s = 0; s < l->nspan; s++)
		put_span(p, s);
	for (uint32_t r = 0; r < l->nregion; r++)
		put_region(p, r);
	for (uint32_t k = 0; p->fn->loops && k < p->fn->loops->nloop; k++)
		put_lane_loop(p, k);
	for (uint32_t k = 0; k < l->ntop; k++) {
		put_block(p, "; top ", l->top[k].block);
		put_at(p, " ", l->top[k].inst);
		wb_printf(p->o, ": %s\n", l->top[k].why);
	}
}

/* ---- timing slice --------------------------------------------------------------------- */
static void
put_timing(const struct printer *p)
{
	for (uint32_t b = 0; b < p->fn->nblock; b++)
		WB_EACH_INST(p->fn, b, i) {
			if (!wb_timing_needs(p->fn->timing, i))
				continue;
			put_block(p, "; time depends on ", b);
			wb_puts(p->o, ": ");
			wb_print_inst(p->o, NULL, p->fn, i);
			wb_puts(p->o, "\n");
		}
	for (uint32_t s = 0; s < WB_SPACE_COUNT; s++)
		if (p->fn->timing->reads >> s & 1)
			wb_printf(p->o, "; time depends on what %s memory holds\n", wb_space_name[s]);
}

void
wb_print_facts_of(struct wb_out *o, const struct wb_fn *fn, uint32_t facts)
{
	struct printer p = { o, fn };

	if (!wb_facts_of(fn))
		return;
	wb_printf(o, "; facts of @%s\n", fn->name);
	if (fn->dom && (facts & WB_FACT_DOM))
		put_tree(&p, "; dom ", fn->dom->idom, NULL);
	if (fn->postdom && (facts & WB_FACT_POSTDOM))
		put_tree(&p, "; postdom ", fn->postdom->ipdom, fn->postdom->no_exit);
	if (fn->cdep && fn->postdom && (facts & WB_FACT_CDEP))
		put_cdep(&p);
	for (uint32_t l = 0; fn->loops && (facts & (WB_FACT_LOOPS | WB_FACT_BOUNDS)) && l < fn->loops->nloop; l++)
		put_loop(&p, l);
	if (fn->gsa && (facts & WB_FACT_GSA))
		wb_print_gsa(o, fn->gsa);
	if (fn->divergence && (facts & WB_FACT_DIVERGENCE))
		wb_print_divergence(o, fn);
	if (fn->rows && (facts & WB_FACT_BOUNDS))
		put_rows(&p);
	if (fn->cost && (facts & WB_FACT_COST))
		put_cost(&p);
	if (fn->lanes && (facts & WB_FACT_LANES))
		put_lanes(&p);
	if (fn->tree && (facts & WB_FACT_TREE))
		wb_print_tree(o, fn);
	if (fn->timing && (facts & WB_FACT_TIMING))
		put_timing(&p);
}

void
wb_print_facts(struct wb_out *o, const struct wb_fn *fn)
{
	wb_print_facts_of(o, fn, WB_FACT_ALL);
}
