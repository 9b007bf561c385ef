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
#include "dot.h"

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

uint32_t *
wb_dot_heads(struct drawing *d, uint32_t n)
{
	uint32_t *p = WB_ROOM(d->cx->tmp, uint32_t, n);

	for (uint32_t k = 0; k < n; k++)
		p[k] = WB_NONE;
	return p;
}

/* ---- split points and removed edges ---- */
static void
index_merges(struct drawing *d)
{
	const struct wb_pws *p = d->fn->pws;

	d->merge = wb_dot_heads(d, d->fn->nblock);
	d->next_merge = wb_dot_heads(d, p->nbranch);
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

/* Removed edges are dashed, with the reason; others are solid. */
static void
put_pws_edge(struct drawing *d, uint32_t e)
{
	switch (d->opt->pruned->pruned.why[e]) {
	case WB_PWS_SHORTER_THEN:
		wb_puts(d->o,
			"style=dashed, color=\"#9aa0a6\", fontcolor=\"#5f6368\", label=\"removed: the SWF of\\nthis "
			"arm is shorter\"];\n");
		break;
	case WB_PWS_SHORTER_ELSE:
		wb_puts(d->o,
			"style=dashed, color=\"#9aa0a6\", fontcolor=\"#5f6368\", label=\"removed: the SWF of\\nthe "
			"other arm is not shorter\"];\n");
		break;
	default:
		wb_puts(d->o, "style=solid];\n");
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
		wb_dot_lanes_style(d, b);
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
		wb_dot_lanes(d, b);
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
	bool *here = WB_NEW(d->cx->tmp, bool, n + 1);
	struct nest t = { WB_NEW(d->cx->tmp, uint32_t, n + 1), WB_NEW(d->cx->tmp, uint32_t, n + 1),
		WB_NEW(d->cx->tmp, uint32_t, n + 1), WB_NEW(d->cx->tmp, uint32_t, d->fn->nblock) };

	for (uint32_t l = 0; l <= n; l++)
		t.child[l] = t.sibling[l] = t.block[l] = WB_NONE;
	for (uint32_t l = n; l-- > 0; ) {
		uint32_t up = ls->loop[l].parent == WB_NONE ? n : ls->loop[l].parent;

		t.sibling[l] = t.child[up];
		t.child[up] = l;
	}
	for (uint32_t b = d->end; b-- > d->first; ) {
		uint32_t l = n && ls->of_block[b] != WB_NONE ? ls->of_block[b] : n;

		t.next[b] = t.block[l];
		t.block[l] = b;
		for (; l != n && l != WB_NONE && !here[l]; l = ls->loop[l].parent)
			here[l] = true;
	}
	for (;;) {
		for (uint32_t b = t.block[at]; b != WB_NONE; b = t.next[b])
			if (!d->reached || d->reached[b])
				put_block(d, b);
		t.block[at] = WB_NONE;
		if (t.child[at] != WB_NONE) {
			uint32_t inner = t.child[at];

			t.child[at] = t.sibling[inner];
			if (!here[inner])
				continue;
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

/* Whether @e exists, and is part of this drawing. */
static bool
is_drawn(const struct drawing *d, uint32_t e)
{
	const struct wb_edge *edge = &d->fn->edge[e];

	if (edge->flags & WB_E_REMOVED)
		return false;
	if (!d->reached)
		return true;
	return d->opt->pruned->pruned.why[e] == WB_PWS_KEPT && (edge->src == WB_NONE || d->reached[edge->src]);
}

/* The blocks that edges which are kept lead to. */
static void
find_reached(struct drawing *d)
{
	const struct wb_fn *fn = d->fn;
	uint32_t *todo = WB_NEW(d->cx->tmp, uint32_t, fn->nblock), n = 0;

	d->reached = WB_NEW(d->cx->tmp, bool, fn->nblock);
	d->reached[0] = true;
	todo[n++] = 0;
	while (n) {
		const struct wb_block *b = &fn->block[todo[--n]];

		for (uint32_t k = 0; k < b->nout; k++) {
			uint32_t e = fn->out[b->out + k], to = fn->edge[e].dst;

			if (to == WB_NONE || d->reached[to] || !is_drawn(d, e))
				continue;
			d->reached[to] = true;
			todo[n++] = to;
		}
	}
}

static bool
is_here(const struct drawing *d, uint32_t block)
{
	return block >= d->first && block < d->end;
}

/* The name of the end @block of an edge; the first time, the node for one in another part. */
static const char *
end_name(struct drawing *d, uint32_t block, bool to)
{
	if (block == WB_NONE)
		return to ? "exit" : "entry";
	if (is_here(d, block))
		return wb_format(d->cx->tmp, "b%u", block);
	if (!(d->outside[block] & 1u << to))
		wb_printf(d->o, "  %s%u [shape=plaintext, style=\"\", label=\"%s b%u\"];\n", to ? "to" : "from", block,
			to ? "to" : "from", block);
	d->outside[block] |= (uint8_t)(1u << to);
	return wb_format(d->cx->tmp, "%s%u", to ? "to" : "from", block);
}

static void
put_edge(struct drawing *d, uint32_t e)
{
	const struct wb_edge *edge = &d->fn->edge[e];
	const char *comma = "", *from, *to;

	if (!is_here(d, edge->src) && !is_here(d, edge->dst))
		return;
	from = end_name(d, edge->src, false);
	to = end_name(d, edge->dst, true);
	wb_printf(d->o, "  %s -> %s [", from, to);
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

/* Whether the last part is drawn, or one with an edge to the end. */
static bool
shows_exit(const struct drawing *d)
{
	for (uint32_t e = 0; d->end < d->fn->nblock && e < d->fn->nedge; e++)
		if (d->fn->edge[e].dst == WB_NONE && is_here(d, d->fn->edge[e].src))
			return true;
	return d->end == d->fn->nblock;
}

void
wb_dot_part(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn, const struct wb_graph_options *opt,
	uint32_t first, uint32_t end, struct wb_out *o)
{
	struct drawing d = {
		.cx = cx, .m = m, .fn = fn, .opt = opt, .o = o, .count = opt->path ? opt->path->ipet.count : NULL,
		.first = first, .end = end
	};
	struct wb_arena_mark mark = wb_arena_mark(cx->tmp);

	wb_puts(o, "digraph \"");
	wb_put_dot(o, fn->name);
	wb_puts(o, "\" {\n  graph [fontname=\"monospace\", fontsize=10];\n"
	        "  node [shape=box, style=filled, fillcolor=white, fontname=\"monospace\", fontsize=9];\n"
	        "  edge [fontname=\"monospace\", fontsize=9];\n");
	d.outside = WB_NEW(cx->tmp, uint8_t, fn->nblock);
	if (!first) {
		wb_puts(o, "  entry [shape=plaintext, style=\"\", label=\"");
		wb_put_dot(o, fn->name);
		wb_puts(o, "\"];\n");
	}
	if (shows_exit(&d))
		wb_puts(o, "  exit [shape=plaintext, style=\"\", label=\"end\"];\n");
	if (opt->pruned)
		index_merges(&d);
	if (opt->pruned && opt->kept && fn->nblock)
		find_reached(&d);
	if (opt->lanes)
		wb_dot_lanes_index(&d);
	put_clusters(&d);
	for (uint32_t e = 0; e < fn->nedge; e++)
		if (is_drawn(&d, e))
			put_edge(&d, e);
	if (opt->lanes && end == fn->nblock)
		wb_dot_lanes_key(&d);
	wb_puts(o, "}\n");
	wb_arena_reset(cx->tmp, mark);
}

void
wb_report_dot(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn, const struct wb_graph_options *opt,
	struct wb_out *o)
{
	wb_dot_part(cx, m, fn, opt, 0, fn->nblock, o);
}
