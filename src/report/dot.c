/* src/report/dot.c -- the control flow graph of a function in the DOT language.
 *
 * Blocks are boxes: number, label, executions and cycles, source line, first
 * instructions. Loops are clusters, nested as the loops are. The worst path is red
 * and its edges carry their counts. The text is written by hand (nothing of a
 * graph library is needed for that); svg.c has it drawn.
 *
 * Clusters nest, and loops come outer before inner, so the order in which they
 * open and close is found with a stack of loop ids: no recursion.
 *
 * Cost: O(blocks + edges + instructions + regions).
 */
#include "private.h"
#include "wavebound/lanes.h"

#define FIRST_INSTS 4		/* instructions shown per block */
#define MOST_TEXT 72		/* bytes of each */

struct drawing {
	struct wb_ctx *cx;
	const struct wb_module *m;
	const struct wb_fn *fn;
	const struct wb_graph_options *opt;
	struct wb_out *o;
	const uint64_t *count;		/* [edge] or NULL */
	/* with opt->lanes */
	/* [inst] the first thing of a region that it does, 3 * region + enum event; [event] the next, ascending;
	 * WB_NONE */
	uint32_t *event, *next_event;
	/* [block] ends a side of a split; [edge] taken when no lane needs what it skips */
	bool *serialises, *skips;
	/* with opt->pruned */
	/* [block] the first branch node that merges there; [branch] the next, ascending; WB_NONE */
	uint32_t *merge, *next_merge;
};
enum event { EVENT_SPLIT, EVENT_FLOW, EVENT_JOIN };

static void
put_inst(struct drawing *d, uint32_t i)
{
	const char *text = wb_inst_text(d->cx->tmp, d->cx->files, d->m, d->fn, i);
	size_t n = strlen(text);

	wb_put_dot(d->o, n > MOST_TEXT ? wb_strndup(d->cx->tmp, text, MOST_TEXT) : text);
	wb_puts(d->o, "\\l");
}

static uint64_t
executions(const struct drawing *d, uint32_t b)
{
	const struct wb_block *blk = &d->fn->block[b];
	uint64_t sum = 0;

	for (uint32_t k = 0; d->count && k < blk->nin; k++)
		if (!wb_add_u64(sum, d->count[d->fn->in[blk->in + k]], &sum))
			return UINT64_MAX;
	return sum;
}

/* @n times WB_NONE. */
static uint32_t *
heads(struct drawing *d, uint32_t n)
{
	uint32_t *p = WB_ROOM(d->cx->tmp, uint32_t, n);

	for (uint32_t k = 0; k < n; k++)
		p[k] = WB_NONE;
	return p;
}

/* ---- what splitting makes of it ---- */
static void
index_merges(struct drawing *d)
{
	const struct wb_pws *p = d->fn->pws;

	d->merge = heads(d, d->fn->nblock);
	d->next_merge = heads(d, p->nbranch);
	for (uint32_t k = p->nbranch; k-- > 0; ) {
		uint32_t b = p->branch[k].reconv;

		if (b == WB_NONE)
			continue;
		d->next_merge[k] = d->merge[b];
		d->merge[b] = k;
	}
}

/* Branch nodes are octagons, filled if they are split; serialisation blocks have a double frame. */
static const char *
pws_style(const struct drawing *d, uint32_t b)
{
	const struct wb_pws *p = d->fn->pws;
	uint32_t u = p->of_block[b];

	if (u != WB_NONE)
		return d->opt->pruned->split[u] ? "shape=octagon, fillcolor=\"#fde293\", penwidth=2, " :
						  "shape=octagon, ";
	return p->of_bsb[b] != WB_NONE ? "peripheries=2, fillcolor=\"#e8f0fe\", " : "";
}

static void
put_pws(struct drawing *d, uint32_t b)
{
	const struct wb_pws *p = d->fn->pws;
	uint32_t u = p->of_block[b], v = p->of_bsb[b];

	wb_printf(d->o, "\\lF = %llu", (unsigned long long)d->opt->pruned->printed.F[b]);
	if (u != WB_NONE)
		wb_printf(d->o, "\\l%s",
			d->opt->pruned->split[u] ? "branch node, SPLIT" :
				p->branch[u].unsplittable ? "branch node, must not be split" :
							    "branch node, not split");
	if (v != WB_NONE)
		wb_printf(d->o, "\\lserialises b%u", p->branch[v].block);
	for (uint32_t k = d->merge[b]; k != WB_NONE; k = d->next_merge[k])
		if (d->opt->pruned->split[k])
			wb_printf(d->o, "\\lmerge of b%u", p->branch[k].block);
}

/* Removed edges are dashed and say why; others solid. */
static void
put_pws_edge(struct drawing *d, uint32_t e)
{
	switch (d->opt->pruned->pruned.why[e]) {
	case WB_PWS_SHORTER_THEN:
		wb_puts(d->o,
			"style=dashed, color=\"#9aa0a6\", fontcolor=\"#5f6368\", label=\"removed: the SWF of\\nthis "
			"side is shorter\"];\n");
		break;
	case WB_PWS_SHORTER_ELSE:
		wb_puts(d->o,
			"style=dashed, color=\"#9aa0a6\", fontcolor=\"#5f6368\", label=\"removed: the SWF of\\nthe "
			"other side is not shorter\"];\n");
		break;
	default:
		wb_puts(d->o, "style=solid];\n");
	}
}

/* ---- which lanes run what ---- */
static void
add_event(struct drawing *d, uint32_t inst, uint32_t region, enum event what)
{
	uint32_t id = 3 * region + (uint32_t)what;

	if (inst == WB_NONE)
		return;
	d->next_event[id] = d->event[inst];
	d->event[inst] = id;
}

static void
index_regions(struct drawing *d)
{
	const struct wb_lanes *l = d->fn->lanes;

	d->event = heads(d, d->fn->ninst);
	d->next_event = heads(d, 3 * l->nregion);
	d->serialises = WB_NEW(d->cx->tmp, bool, d->fn->nblock);
	d->skips = WB_NEW(d->cx->tmp, bool, d->fn->nedge);
	for (uint32_t r = l->nregion; r-- > 1; ) {	/* lists begin with what is added last */
		const struct wb_region *g = &l->region[r];

		add_event(d, g->join, r, EVENT_JOIN);
		add_event(d, g->flow, r, EVENT_FLOW);
		add_event(d, g->split, r, EVENT_SPLIT);
		if (g->flow_span != WB_NONE && g->flow != WB_NONE)
			d->serialises[l->span[g->flow_span].block] = true;
		if (g->skip != WB_NONE)
			d->skips[g->skip] = true;
		if (g->skip_other != WB_NONE)
			d->skips[g->skip_other] = true;
	}
}

/* A colour per region, white for the function itself; serialisation blocks have a double frame. */
static void
put_lanes_style(struct drawing *d, uint32_t b)
{
	static const char *const colour[] = { "#e8f0fe", "#e6f4ea", "#fef7e0", "#fce8e6", "#f3e8fd", "#e4f7fb",
		"#feefe3", "#f1f3f4" };
	const struct wb_lanes *l = d->fn->lanes;
	uint32_t region = l->span[l->block_span[b]].region;

	if (d->serialises[b])
		wb_puts(d->o, "peripheries=2, ");
	if (region)
		wb_printf(d->o, "fillcolor=\"%s\", ", colour[(region - 1) % WB_COUNT(colour)]);
}

static void
put_region_events(struct drawing *d, const struct wb_span *s)
{
	static const char *const kind[] = { "", "split", "loop", "whole registers" };

	for (uint32_t id = s->ninst ? d->event[s->first + s->ninst - 1] : WB_NONE; id != WB_NONE;
		id = d->next_event[id]) {
		const char *what = kind[d->fn->lanes->region[id / 3].kind];

		switch ((enum event)(id % 3)) {
		case EVENT_SPLIT: wb_printf(d->o, "\\l%s %u", what, id / 3); break;
		case EVENT_FLOW: wb_printf(d->o, "\\lserialises split %u", id / 3); break;
		case EVENT_JOIN: wb_printf(d->o, "\\ljoin of %s %u", what, id / 3); break;
		}
	}
}

/* What EXEC is, span by span, and what the writes between them are. */
static void
put_lanes(struct drawing *d, uint32_t b)
{
	const struct wb_lanes *l = d->fn->lanes;

	for (uint32_t k = l->block_span[b]; k < l->block_span[b + 1]; k++) {
		struct wb_out text = wb_out_new(d->cx->tmp);

		wb_lanes_print(&text, l, l->span[k].exec);
		wb_puts(d->o, "\\lEXEC = ");
		wb_put_dot(d->o, text.n > MOST_TEXT ? wb_format(d->cx->tmp, "%.*s...", MOST_TEXT, text.at) : text.at);
		if (l->span[k].flags & WB_SPAN_TOP)
			wb_puts(d->o, " (not proved)");
		put_region_events(d, &l->span[k]);
	}
}

static void
put_block(struct drawing *d, uint32_t b)
{
	const struct wb_block *blk = &d->fn->block[b];
	struct wb_arena_mark mark = wb_arena_mark(d->cx->tmp);
	struct wb_loc src = wb_block_src(d->fn, b);
	uint64_t times = executions(d, b);

	wb_printf(d->o, "  b%u [%s", b, d->opt->pruned ? pws_style(d, b) : "");
	if (d->opt->lanes)
		put_lanes_style(d, b);
	wb_printf(d->o, "label=\"b%u", b);
	if (blk->label) {
		wb_puts(d->o, "  ");
		wb_put_dot(d->o,
			wb_strndup(d->cx->tmp, blk->label,
				strlen(blk->label) < MOST_TEXT ? strlen(blk->label) : MOST_TEXT));
	}
	if (d->count)
		wb_printf(d->o, "\\l%llu x %llu cycles", (unsigned long long)times,
			(unsigned long long)d->opt->path->block_cycles[b]);
	src.col = 0;
	if (wb_loc_known(src)) {
		wb_puts(d->o, "\\l");
		wb_put_dot(d->o, wb_loc_text(d->cx->tmp, d->cx->files, src));
	}
	if (d->opt->pruned)
		put_pws(d, b);
	if (d->opt->lanes && d->m->isa != WB_ISA_SIMD)		/* there the control stack says which lanes are on */
		put_lanes(d, b);
	wb_puts(d->o, "\\l");
	for (uint32_t k = 0; k < blk->ninst && k < FIRST_INSTS; k++)
		put_inst(d, blk->first + k);
	if (blk->ninst > FIRST_INSTS)
		wb_printf(d->o, "... %u more\\l", blk->ninst - FIRST_INSTS);
	wb_puts(d->o, "\"");
	if (times)
		wb_puts(d->o, ", color=\"#b3261e\", fillcolor=\"#fdecea\", penwidth=2");
	wb_puts(d->o, "];\n");
	wb_arena_reset(d->cx->tmp, mark);
}

static void
open_cluster(struct drawing *d, uint32_t loop)
{
	const struct wb_loop_bound *b = d->fn->bounds ? &d->fn->bounds->loop[loop] : NULL;

	wb_printf(d->o, "  subgraph cluster_%u { label=\"loop %u", loop, loop);
	if (b && b->max != WB_UNKNOWN)
		wb_printf(d->o, ": at most %llu", (unsigned long long)b->max);
	else if (b)
		wb_puts(d->o, ": no bound");
	wb_printf(d->o, "\"; style=\"rounded,filled\"; color=\"#9aa0a6\"; fillcolor=\"%s\";\n",
		d->fn->loops->loop[loop].depth % 2 ? "#f4f6f8" : "#e8ecf0");
}

/* First block and next sibling lists of each loop; the last list is of no loop. */
struct nest {
	uint32_t *child, *sibling, *block, *next;
};

/* Loops in document order, each with the blocks of which it is the innermost loop. */
static void
put_clusters(struct drawing *d)
{
	const struct wb_loops *ls = d->fn->loops;
	uint32_t n = ls ? ls->nloop : 0, at = n;
	struct nest t = { WB_NEW(d->cx->tmp, uint32_t, n + 1), WB_NEW(d->cx->tmp, uint32_t, n + 1),
		WB_NEW(d->cx->tmp, uint32_t, n + 1), WB_NEW(d->cx->tmp, uint32_t, d->fn->nblock) };

	for (uint32_t l = 0; l <= n; l++)
		t.child[l] = t.sibling[l] = t.block[l] = WB_NONE;
	for (uint32_t l = n; l-- > 0; ) {
		uint32_t up = ls->loop[l].parent == WB_NONE ? n : ls->loop[l].parent;

		t.sibling[l] = t.child[up];
		t.child[up] = l;
	}
	for (uint32_t b = d->fn->nblock; b-- > 0; ) {
		uint32_t l = n && ls->of_block[b] != WB_NONE ? ls->of_block[b] : n;

		t.next[b] = t.block[l];
		t.block[l] = b;
	}
	for (;;) {
		for (uint32_t b = t.block[at]; b != WB_NONE; b = t.next[b])
			put_block(d, b);
		t.block[at] = WB_NONE;
		if (t.child[at] != WB_NONE) {
			uint32_t inner = t.child[at];

			t.child[at] = t.sibling[inner];
			at = inner;
			open_cluster(d, at);
		} else if (at == n) {
			return;
		} else {
			wb_puts(d->o, "  }\n");
			at = ls->loop[at].parent == WB_NONE ? n : ls->loop[at].parent;
		}
	}
}

static void
put_edge(struct drawing *d, uint32_t e)
{
	const struct wb_edge *edge = &d->fn->edge[e];
	const char *comma = "";

	if (edge->src == WB_NONE)
		wb_printf(d->o, "  entry -> b%u [", edge->dst);
	else if (edge->dst == WB_NONE)
		wb_printf(d->o, "  b%u -> exit [", edge->src);
	else
		wb_printf(d->o, "  b%u -> b%u [", edge->src, edge->dst);
	if (d->opt->pruned) {
		put_pws_edge(d, e);
		return;
	}
	if (d->opt->lanes) {
		wb_puts(d->o, d->skips[e] ? "style=dashed, label=\"no lane\"];\n" : "style=solid];\n");
		return;
	}
	if (edge->kind == WB_EDGE_TAKEN) {
		wb_puts(d->o, "style=solid");
		comma = ", ";
	} else if (edge->kind == WB_EDGE_FALL) {
		wb_puts(d->o, "style=dashed");
		comma = ", ";
	}
	if (d->count && d->count[e])
		wb_printf(d->o, "%scolor=\"#b3261e\", fontcolor=\"#b3261e\", penwidth=2, label=\"%llu\"", comma,
			(unsigned long long)d->count[e]);
	wb_puts(d->o, "];\n");
}

void
wb_report_dot(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn, const struct wb_graph_options *opt,
	struct wb_out *o)
{
	struct drawing d = {
		.cx = cx, .m = m, .fn = fn, .opt = opt, .o = o, .count = opt->path ? opt->path->ipet.count : NULL
	};
	struct wb_arena_mark mark = wb_arena_mark(cx->tmp);

	wb_puts(o, "digraph \"");
	wb_put_dot(o, fn->name);
	wb_puts(o, "\" {\n  graph [fontname=\"monospace\", fontsize=10];\n"
	        "  node [shape=box, style=filled, fillcolor=white, fontname=\"monospace\", fontsize=9];\n"
	        "  edge [fontname=\"monospace\", fontsize=9];\n"
	        "  entry [shape=plaintext, style=\"\", label=\"");
	wb_put_dot(o, fn->name);
	wb_puts(o, "\"];\n  exit [shape=plaintext, style=\"\", label=\"end\"];\n");
	if (opt->pruned)
		index_merges(&d);
	if (opt->lanes)
		index_regions(&d);
	put_clusters(&d);
	for (uint32_t e = 0; e < fn->nedge; e++)
		if (!(fn->edge[e].flags & WB_E_REMOVED))
			put_edge(&d, e);
	wb_puts(o, "}\n");
	wb_arena_reset(cx->tmp, mark);
}
