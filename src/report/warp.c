/* src/report/warp.c -- abstract warps and their simulation as text, JSON, and as graphs in DOT.
 *
 * The graph is drawn as in the paper's figure 3: boxes for time nodes, circles for memory nodes, bars for
 * barriers; a loop is an edge back, a fork a dot. Nodes carry the numbers of their order in the program.
 */
#include <stdio.h>

#include "private.h"
#include "wavebound/warp.h"

#define MOST_STEPS 200		/* shown in text */
#define MOST_COUNTS 16		/* warps whose iterations are listed */

static unsigned long long
u(uint64_t v)
{
	return v;
}

/* ---- nodes in order ------------------------------------------------------------------ */
struct row {
	uint32_t node, depth;
	uint32_t parent;	/* node, WB_NONE */
	bool second;		/* in the second part of the parent */
};
struct rows {
	struct row *at; uint32_t n;
	uint32_t *of;		/* [node] its row, WB_NONE */
};

/* Top to bottom; a stack of the sequences that are open. */
static struct rows
order(struct wb_ctx *cx, const struct wb_warp *w)
{
	struct rows r = { WB_NEW(cx->tmp, struct row, w->nnode), 0, WB_NEW(cx->tmp, uint32_t, w->nnode) };
	uint32_t at = w->first, depth = 0, parent = WB_NONE;
	bool second = false;

	for (uint32_t k = 0; k < w->nnode; k++)
		r.of[k] = WB_NONE;
	for (;;) {
		if (at != WB_NONE) {
			r.of[at] = r.n;
			r.at[r.n++] = (struct row){ at, depth, parent, second };
			if (w->node[at].kind == WB_WARP_LOOP || w->node[at].kind == WB_WARP_FORK) {
				parent = at;
				second = false;
				depth++;
				at = w->node[at].first;
			} else {
				at = w->node[at].next;
			}
		} else if (parent == WB_NONE) {
			return r;
		} else if (!second) {
			second = true;
			at = w->node[parent].second;
		} else {
			at = w->node[parent].next;
			depth--;
			second = r.at[r.of[parent]].second;
			parent = r.at[r.of[parent]].parent;
		}
	}
}

static const char *
kind_name(const struct wb_warp_node *n)
{
	static const char *const name[] = { [WB_WARP_TIME] = "time",
		[WB_WARP_MEMORY] = "memory",
		[WB_WARP_BARRIER] = "barrier",
		[WB_WARP_LOOP] = "loop",
		[WB_WARP_FORK] = "fork" };

	return name[n->kind];
}

/* "7:2 .. 9:2", places in the input. */
static const char *
place_text(struct wb_ctx *cx, const struct wb_warp_node *n)
{
	struct wb_loc a, b;

	if (n->inst == WB_NONE)
		return "";
	a = n->fn->inst[n->inst].loc;
	b = n->fn->inst[n->last_inst].loc;
	a.col = b.col = 0;
	if (a.line == b.line)
		return wb_loc_text(cx->tmp, cx->files, a);
	return wb_format(cx->tmp, "%s to %u", wb_loc_text(cx->tmp, cx->files, a), b.line);
}

static struct wb_loc
header_loc(const struct wb_warp_node *n)
{
	struct wb_loc l = n->fn->block[n->fn->loops->loop[n->loop].header].loc;

	l.col = 0;
	return l;
}

/* "4 8 12 16", or "4 to 16" of many warps. */
static void
put_counts(struct wb_out *o, const struct wb_fn *fn, uint32_t loop)
{
	const struct wb_threads *t = fn->threads;
	uint64_t low = WB_UNKNOWN, high = 0;

	for (uint32_t w = 0; w < t->nwarp; w++) {
		uint64_t c = t->most[(uint64_t)loop * t->nwarp + w];

		low = c < low ? c : low;
		high = c > high ? c : high;
		if (t->nwarp <= MOST_COUNTS && c == WB_UNKNOWN)
			wb_puts(o, w ? " ?" : "?");
		else if (t->nwarp <= MOST_COUNTS)
			wb_printf(o, "%s%llu", w ? " " : "", u(c));
	}
	if (t->nwarp > MOST_COUNTS && high == WB_UNKNOWN)
		wb_puts(o, "without bound");
	else if (t->nwarp > MOST_COUNTS)
		wb_printf(o, "%llu to %llu", u(low), u(high));
}

/* ---- text ------------------------------------------------------------------------------- */
static void
text_nodes(struct wb_ctx *cx, const struct wb_warp_report *r, const struct rows *rows, struct wb_out *o)
{
	const struct wb_warp *w = r->fn->warp;

	wb_puts(o, "\n  abstract warp\n    node  kind            T_instr  T_shift  line\n");
	for (uint32_t k = 0; k < rows->n; k++) {
		const struct wb_warp_node *n = &w->node[rows->at[k].node];
		uint32_t depth = rows->at[k].depth < 5 ? rows->at[k].depth : 5;

		if (k && rows->at[k].second && !rows->at[k - 1].second && rows->at[k].parent != WB_NONE &&
			rows->at[k].node == w->node[rows->at[k].parent].second)
			wb_printf(o, "          %*s%s\n", (int)depth * 2 - 2, "",
				w->node[rows->at[k].parent].kind == WB_WARP_LOOP ? "unless it leaves" : "or");
		wb_printf(o, "    n%-4u %*s%-*s", k, (int)depth * 2, "", (int)(12 - depth * 2), kind_name(n));
		if (n->kind == WB_WARP_TIME)
			wb_printf(o, "%11llu %8llu  ", u(n->instr_cycles), u(n->shift_cycles));
		else if (n->kind == WB_WARP_LOOP || n->kind == WB_WARP_FORK)
			wb_puts(o, "  ");
		else
			wb_printf(o, "%22s", "");
		if (n->kind == WB_WARP_LOOP && r->fn->threads->nwarp) {
			wb_puts(o, "warps repeat it ");
			put_counts(o, r->fn, n->loop);
			wb_puts(o, n->alike ? " times, all alike" : " times");
		} else if (n->kind == WB_WARP_LOOP) {
			wb_put_term(o, wb_loc_text(cx->tmp, cx->files, header_loc(n)));
			if (n->fn->bounds && n->fn->bounds->loop[n->loop].max != WB_UNKNOWN)
				wb_printf(o, ", repeated at most %llu times", u(n->fn->bounds->loop[n->loop].max));
		} else if (n->kind == WB_WARP_FORK) {
			wb_puts(o, n->alike ? "all warps alike" : "each warp for itself");
		} else {
			wb_put_term(o, place_text(cx, n));
		}
		if (n->kind == WB_WARP_MEMORY && !n->alike)
			wb_puts(o, ", perhaps not all warps");
		wb_puts(o, "\n");
	}
}

static void
text_steps(const struct wb_warp_report *r, const struct rows *rows, struct wb_out *o)
{
	const struct wb_cta *c = r->cta;

	wb_puts(o, "\n  simulation\n         cycle  node   instructions    stall  N_low  N_high  T_SHIFT\n");
	for (uint32_t k = 0; k < c->nstep && k < MOST_STEPS; k++) {
		const struct wb_cta_step *s = &c->step[k];

		wb_printf(o, "    %10llu  n%-4u %13llu %8llu %6u %7u  ", u(s->at), rows->of[s->node],
			u(s->instr_cycles), u(s->stall_cycles), s->low, s->high);
		if (s->shift_cycles == WB_UNKNOWN)
			wb_puts(o, "   lost");
		else
			wb_printf(o, "%7llu", u(s->shift_cycles));
		if (s->repeat > 1 || r->fn->warp->node[s->node].kind == WB_WARP_LOOP)
			wb_printf(o, "   %llu more iterations like the last", u(s->repeat));
		wb_puts(o, "\n");
	}
	if (c->nstep > MOST_STEPS || c->cut)
		wb_printf(o, "    ... %s (all that are kept: --format json)\n", c->cut ? "and so on" : "further steps");
}

static void
text_numbers(const struct wb_warp_report *r, struct wb_out *o)
{
	const struct wb_cta *c = r->cta;

	wb_printf(o, "  launch    %u thread%s in %u warp%s of %u\n", r->threads, r->threads == 1 ? "" : "s", c->nwarp,
		c->nwarp == 1 ? "" : "s", r->machine->wave_lanes);
	if (!c->refused)
		wb_printf(o, "  bound     %llu cycles: %llu of instructions, %llu of stalls\n", u(c->cycles),
			u(c->instr_cycles), u(c->stall_cycles));
	else
		wb_printf(o, "  bound     refused: %s\n", c->refused);
	if (r->executed)
		wb_printf(o, "  executed  %llu cycles, %llu of them stalls, %llu warp instructions\n",
			u(r->executed_cycles), u(r->executed_stall_cycles), u(r->executed_insts));
	if (!c->refused)
		wb_printf(o, "  printed   %llu cycles by the procedure as the paper has it%s\n", u(c->printed_cycles),
			r->executed && r->executed_cycles > c->printed_cycles ? ": too few" :
										", which is no bound in general");
}

static void
text(struct wb_ctx *cx, const struct wb_warp_report *r, struct wb_out *o)
{
	struct rows rows = order(cx, r->fn->warp);

	wb_puts(o, "kernel ");
	wb_put_term(o, r->fn->name);
	wb_puts(o, "\n  machine   ");
	wb_put_term(o, r->machine->name);
	wb_printf(o, " (model %s)", r->machine->hash);
	if (r->cta)
		wb_printf(o, ": an instruction takes %llu, a load %llu cycles", u(r->machine->inst_cycles),
			u(r->machine->mem_latency_cycles));
	wb_puts(o, "\n");
	if (r->cta)
		text_numbers(r, o);
	if (r->fn->warp->refused) {
		if (!r->cta)
			wb_printf(o, "  warp      refused: %s\n", r->fn->warp->refused);
		return;
	}
	text_nodes(cx, r, &rows, o);
	if (r->cta && !r->cta->refused)
		text_steps(r, &rows, o);
}

/* ---- JSON ---------------------------------------------------------------------------------- */
static void
json_nodes(struct wb_ctx *cx, const struct wb_warp_report *r, const struct rows *rows, struct wb_out *o)
{
	const struct wb_threads *t = r->fn->threads;

	for (uint32_t k = 0; k < rows->n; k++) {
		const struct wb_warp_node *n = &r->fn->warp->node[rows->at[k].node];

		wb_printf(o, "%s\n      { \"node\": %u, \"kind\": \"%s\", \"depth\": %u", k ? "," : "", k, kind_name(n),
			rows->at[k].depth);
		if (rows->at[k].parent != WB_NONE)
			wb_printf(o, ", \"in\": %u, \"part\": %d", rows->of[rows->at[k].parent],
				rows->at[k].second ? 2 : 1);
		if (n->kind == WB_WARP_TIME)
			wb_printf(o, ", \"T_instr\": %llu, \"T_shift\": %llu", u(n->instr_cycles), u(n->shift_cycles));
		else if (n->kind != WB_WARP_BARRIER)
			wb_printf(o, ", \"alike\": %s", n->alike ? "true" : "false");
		if (n->kind == WB_WARP_LOOP && t->nwarp) {
			wb_puts(o, ", \"iterations\": [");
			for (uint32_t w = 0; w < t->nwarp; w++) {
				uint64_t c = t->most[(uint64_t)n->loop * t->nwarp + w];

				if (c == WB_UNKNOWN)
					wb_printf(o, "%snull", w ? ", " : "");
				else
					wb_printf(o, "%s%llu", w ? ", " : "", u(c));
			}
			wb_puts(o, "]");
		} else if (n->kind == WB_WARP_LOOP && n->fn->bounds && n->fn->bounds->loop[n->loop].max != WB_UNKNOWN) {
			wb_printf(o, ", \"bound\": %llu", u(n->fn->bounds->loop[n->loop].max));
		}
		if (n->inst != WB_NONE) {
			wb_puts(o, ", \"line\": ");
			wb_put_json(o, place_text(cx, n));
		}
		wb_puts(o, " }");
	}
}

static void
json_steps(const struct wb_warp_report *r, const struct rows *rows, struct wb_out *o)
{
	for (uint32_t k = 0; k < r->cta->nstep; k++) {
		const struct wb_cta_step *s = &r->cta->step[k];

		wb_printf(o,
			"%s\n      { \"cycle\": %llu, \"node\": %u, \"instruction_cycles\": %llu, \"stall_cycles\": "
			"%llu, \"low\": %u, \"high\": %u, \"shift\": ",
			k ? "," : "", u(s->at), rows->of[s->node], u(s->instr_cycles), u(s->stall_cycles), s->low,
			s->high);
		if (s->shift_cycles == WB_UNKNOWN)
			wb_puts(o, "null");
		else
			wb_printf(o, "%llu", u(s->shift_cycles));
		wb_printf(o, ", \"repeat\": %llu }", u(s->repeat));
	}
}

static void
json_kernel(struct wb_ctx *cx, const struct wb_warp_report *r, struct wb_out *o)
{
	struct rows rows = order(cx, r->fn->warp);
	const char *why = r->fn->warp->refused ? r->fn->warp->refused : r->cta ? r->cta->refused : NULL;

	wb_puts(o, "  { \"name\": ");
	wb_put_json(o, r->fn->name);
	wb_printf(o, ", \"status\": \"%s\"", why ? "refused" : r->cta ? "bounded" : "no bound");
	if (why) {
		wb_puts(o, ", \"why\": ");
		wb_put_json(o, why);
	}
	if (r->cta)
		wb_printf(o, ",\n    \"threads\": %u, \"warps\": %u", r->threads, r->cta->nwarp);
	if (r->cta && !why)
		wb_printf(o, ",\n    \"cycles\": %llu, \"instruction_cycles\": %llu, \"stall_cycles\": %llu",
			u(r->cta->cycles), u(r->cta->instr_cycles), u(r->cta->stall_cycles));
	if (r->cta && !why)
		wb_printf(o, ", \"printed_cycles\": %llu", u(r->cta->printed_cycles));
	if (r->executed)
		wb_printf(o,
			",\n    \"executed\": { \"cycles\": %llu, \"stall_cycles\": %llu, \"instructions\": %llu }",
			u(r->executed_cycles), u(r->executed_stall_cycles), u(r->executed_insts));
	wb_puts(o, ",\n    \"nodes\": [");
	json_nodes(cx, r, &rows, o);
	wb_puts(o, " ]");
	if (r->cta && !why) {
		wb_puts(o, ",\n    \"steps\": [");
		json_steps(r, &rows, o);
		wb_puts(o, " ]");
	}
	wb_puts(o, " }");
}

static void
json(struct wb_ctx *cx, const struct wb_module *m, const struct wb_warp_report *r, uint32_t n, struct wb_out *o)
{
	wb_puts(o, "{ \"tool\": \"wavebound\", \"version\": \"" WB_VERSION "\", \"input\": ");
	wb_put_json(o, m->name);
	if (n) {
		wb_puts(o, ",\n  \"machine\": { \"name\": ");
		wb_put_json(o, r[0].machine->name);
		wb_printf(o, ", \"hash\": \"%s\" }", r[0].machine->hash);
	}
	wb_puts(o, ",\n  \"kernels\": [\n");
	for (uint32_t k = 0; k < n; k++) {
		json_kernel(cx, &r[k], o);
		wb_puts(o, k + 1 < n ? ",\n" : "\n");
	}
	wb_puts(o, "  ] }\n");
}

/* ---- DOT --------------------------------------------------------------------------------------- */
/* The first node that is drawn for @n: for a loop, that of its first part. */
static uint32_t
begin(const struct wb_warp *w, uint32_t n)
{
	while (n != WB_NONE && w->node[n].kind == WB_WARP_LOOP && w->node[n].first != WB_NONE)
		n = w->node[n].first;
	return n;
}

static void
put_edge(const struct rows *rows, uint32_t kernel, uint32_t from, uint32_t to, const char *style, struct wb_out *o)
{
	wb_printf(o, "  k%un%u -> ", kernel, rows->of[from]);
	if (to == WB_NONE)
		wb_printf(o, "k%uend%s;\n", kernel, style);
	else
		wb_printf(o, "k%un%u%s;\n", kernel, rows->of[to], style);
}

/* The edges from @from to the next node of its sequence, or of the enclosing one that continues. */
static void
put_edges(const struct wb_warp *w, const struct rows *rows, uint32_t kernel, uint32_t from, struct wb_out *o)
{
	const char *style = "";

	for (uint32_t n = from;;) {
		const struct row *r = &rows->at[rows->of[n]];
		const struct wb_warp_node *up = r->parent == WB_NONE ? NULL : &w->node[r->parent];

		if (w->node[n].next != WB_NONE || !up) {
			put_edge(rows, kernel, from, begin(w, w->node[n].next), style, o);
			return;
		}
		if (up->kind == WB_WARP_LOOP && r->second) {
			put_edge(rows, kernel, from, begin(w, up->first), " [style=bold, constraint=false]", o);
			return;
		}
		if (up->kind == WB_WARP_LOOP) {
			if (up->second != WB_NONE)
				put_edge(rows, kernel, from, begin(w, up->second), "", o);
			else
				put_edge(rows, kernel, from, begin(w, up->first), " [style=bold, constraint=false]", o);
			style = " [label=\"leave\"]";
		}
		n = r->parent;
	}
}

static void
put_node(struct wb_ctx *cx, const struct wb_warp_report *r, const struct rows *rows, uint32_t kernel, uint32_t k,
	struct wb_out *o)
{
	const struct wb_warp_node *n = &r->fn->warp->node[rows->at[k].node];

	wb_printf(o, "  k%un%u [", kernel, k);
	switch ((enum wb_warp_kind)n->kind) {
	case WB_WARP_TIME:
		wb_printf(o, "label=\"n%u\\nT_instr = %llu\\nT_shift = %llu\", tooltip=\"", k, u(n->instr_cycles),
			u(n->shift_cycles));
		wb_put_dot(o, place_text(cx, n));
		wb_puts(o, "\"");
		break;
	case WB_WARP_MEMORY:
		wb_printf(o, "shape=circle, label=\"\", xlabel=\"n%u\", width=0.35, fillcolor=\"%s\"", k,
			n->alike ? "white" : "#fdecea");
		break;
	case WB_WARP_BARRIER:
		wb_printf(o, "label=\"\", xlabel=\"n%u\", width=0.08, height=0.6, fillcolor=black", k);
		break;
	default:
		wb_printf(o, "shape=point, xlabel=\"n%u\"", k);
	}
	wb_puts(o, "];\n");
}

static void
dot_kernel(struct wb_ctx *cx, const struct wb_warp_report *r, uint32_t kernel, struct wb_out *o)
{
	const struct wb_warp *w = r->fn->warp;
	struct rows rows = order(cx, w);

	wb_printf(o, "  k%ustart [shape=plaintext, style=\"\", label=\"", kernel);
	wb_put_dot(o, r->fn->name);
	wb_printf(o, "\"];\n  k%uend [shape=plaintext, style=\"\", label=\"end\"];\n", kernel);
	for (uint32_t k = 0; k < rows.n; k++)
		if (w->node[rows.at[k].node].kind != WB_WARP_LOOP)
			put_node(cx, r, &rows, kernel, k, o);
	if (w->first != WB_NONE)
		wb_printf(o, "  k%ustart -> k%un%u;\n", kernel, kernel, rows.of[begin(w, w->first)]);
	for (uint32_t k = 0; k < rows.n; k++) {
		uint32_t n = rows.at[k].node;

		if (w->node[n].kind == WB_WARP_LOOP)
			continue;
		if (w->node[n].kind != WB_WARP_FORK) {
			put_edges(w, &rows, kernel, n, o);
			continue;
		}
		for (int edge = 0; edge < 2; edge++) {
			uint32_t to = edge ? w->node[n].second : w->node[n].first;

			if (to != WB_NONE)
				put_edge(&rows, kernel, n, begin(w, to), "", o);
			else
				put_edges(w, &rows, kernel, n, o);
		}
	}
}

static void
dot(struct wb_ctx *cx, const struct wb_warp_report *r, uint32_t n, struct wb_out *o)
{
	wb_puts(o,
		"digraph \"abstract warp\" {\n  graph [rankdir=LR, fontname=\"monospace\", fontsize=10];\n"
		"  node [shape=box, style=filled, fillcolor=white, fontname=\"monospace\", fontsize=9];\n  edge "
		"[fontname=\"monospace\", fontsize=9];\n");
	for (uint32_t k = 0; k < n; k++)
		dot_kernel(cx, &r[k], k, o);
	wb_puts(o, "}\n");
}

bool
wb_report_warp(struct wb_ctx *cx, const struct wb_module *m, const struct wb_warp_report *r, uint32_t n,
	const char *format, struct wb_out *o)
{
	struct wb_arena_mark mark = wb_arena_mark(cx->tmp);
	bool known = true;

	if (strcmp(format, "json") == 0)
		json(cx, m, r, n, o);
	else if (strcmp(format, "dot") == 0)
		dot(cx, r, n, o);
	else if (strcmp(format, "text") == 0)
		for (uint32_t k = 0; k < n; k++) {
			wb_puts(o, k ? "\n" : "");
			text(cx, &r[k], o);
		}
	else
		known = false;
	wb_arena_reset(cx->tmp, mark);
	return known;
}
