/* src/report/divergence.c -- which conditions, loops and accesses differ between lanes, and why: text, JSON, and the
 * graph in colours.
 *
 * A row is a branch, an instruction that switches lanes off, a loop, or a memory access.
 * Each has a chain of shapes that explains it, down to the value where lanes begin to differ.
 */
#include "private.h"
#include "wavebound/divergence.h"

#define MOST_CHAIN 16		/* links shown */

enum row_kind { ROW_LANES, ROW_BRANCH, ROW_LOOP, ROW_ACCESS };
static const char *const row_name[] = { "lanes", "branch", "loop", "access" };
struct row {
	uint8_t kind;			/* enum row_kind */
	uint32_t id;			/* instruction, block, loop */
	uint32_t inst;			/* where it stands, WB_NONE */
	const struct wb_div_shape *shape;	/* of the condition, the address; NULL: none */
};
struct report {
	struct wb_ctx *cx;
	const struct wb_module *m;
	const struct wb_fn *fn;
	struct wb_out *o;
	WB_VEC(struct row) row;
};

static const struct wb_div_shape *
shape(const struct report *r, uint32_t id)
{
	return id == WB_NONE ? NULL : &r->fn->divergence->shape[id];
}

/* Whether @i leaves its result in a mask that other instructions use. */
static bool
makes_mask(const struct wb_fn *fn, const struct wb_inst *i)
{
	return ((i->op >= WB_OP_EQ && i->op < WB_OP_CMPX) || i->op == WB_OP_CMP) && !wb_compare_narrows(fn, i);
}

static void
gather(struct report *r)
{
	const struct wb_fn *fn = r->fn;
	const struct wb_divergence *d = fn->divergence;

	for (uint32_t b = 0; b < fn->nblock; b++) {
		uint32_t end = fn->block[b].first + fn->block[b].ninst, l = fn->loops->of_block[b];

		if (l != WB_NONE && fn->loops->loop[l].header == b)
			WB_PUSH(r->cx->tmp, &r->row,
				((struct row){ ROW_LOOP, l, fn->block[b].ninst ? fn->block[b].first : WB_NONE,
					shape(r, d->loop[l].from) }));
		for (uint32_t k = fn->block[b].first; k < end; k++) {
			if (d->lanes[k] != WB_NONE && !makes_mask(fn, &fn->inst[k]))
				WB_PUSH(r->cx->tmp, &r->row, ((struct row){ ROW_LANES, k, k, shape(r, d->lanes[k]) }));
			if (wb_div_access_of(d, k))
				WB_PUSH(r->cx->tmp, &r->row,
					((struct row){ ROW_ACCESS, k, k, shape(r, wb_div_access_of(d, k)->from) }));
		}
		if (d->branch[b] != WB_NONE && fn->block[b].ninst)
			WB_PUSH(r->cx->tmp, &r->row, ((struct row){ ROW_BRANCH, b, end - 1, shape(r, d->branch[b]) }));
	}
}

/* ---- pieces --------------------------------------------------------------------------- */
static void
put_strides(struct wb_out *o, const struct wb_divergence *d, const int64_t stride[3])
{
	static const char *const id[] = { "x", "y", "z" };
	bool any = false;

	for (int k = 0; k < 3; k++)
		if (stride[k]) {
			wb_printf(o, "%s%lld per %s", any ? ", " : "", (long long)stride[k],
				d->ids == WB_DIV_IDS_LANE ? "lane" : id[k]);
			any = true;
		}
	wb_puts(o, any ? "" : "0");
}

static const char *
class_text(const struct report *r, const struct wb_div_shape *f)
{
	struct wb_out o = wb_out_new(r->cx->tmp);
	int64_t stride[3];

	wb_puts(&o, wb_div_class_name[f->cls]);
	if (f->cls == WB_DIV_AFFINE) {
		for (int k = 0; k < 3; k++)
			stride[k] = (int32_t)f->stride[k];
		wb_puts(&o, " ");
		put_strides(&o, r->fn->divergence, stride);
	}
	return o.at;
}

static const char *
place_text(const struct report *r, uint32_t inst)
{
	struct wb_loc loc = inst == WB_NONE ? WB_NO_LOC : r->fn->inst[inst].loc,
		      src = inst == WB_NONE ? WB_NO_LOC : r->fn->inst[inst].src;

	loc.col = src.col = 0;
	if (!wb_loc_known(loc))
		return wb_loc_known(src) ? wb_loc_text(r->cx->tmp, r->cx->files, src) : "";
	if (!wb_loc_known(src))
		return wb_loc_text(r->cx->tmp, r->cx->files, loc);
	return wb_format(r->cx->tmp, "%s, %s", wb_loc_text(r->cx->tmp, r->cx->files, src),
		wb_loc_text(r->cx->tmp, r->cx->files, loc));
}

static const char *
value_text(const struct report *r, uint32_t v)
{
	struct wb_out o = wb_out_new(r->cx->tmp);
	uint32_t u;

	if (v == WB_NONE)
		return "the condition";
	u = r->fn->gsa->value[v].unit;
	if (u < r->fn->nunit)
		return r->fn->unit[u].name;
	wb_gsa_print(&o, r->fn->gsa, v);
	return o.at;
}

/* The links of @f's chain, each shape once: out[0 .. n). */
static uint32_t
chain(const struct report *r, const struct wb_div_shape *f, const struct wb_div_shape *out[MOST_CHAIN])
{
	uint32_t n = 0;

	while (f && n < MOST_CHAIN) {
		bool again = false;

		for (uint32_t k = 0; k < n; k++)
			again = again || out[k] == f;
		if (again)
			break;
		out[n++] = f;
		f = shape(r, f->from);
	}
	return n;
}

/* ---- text --------------------------------------------------------------------------------- */
static void
put_what(struct report *r, const struct row *w)
{
	const struct wb_divergence *d = r->fn->divergence;

	if (w->kind == ROW_LOOP) {
		const struct wb_div_loop *l = &d->loop[w->id];

		wb_printf(r->o, "loop %u: ", w->id);
		if (l->exit == WB_DIV_EXIT_TOGETHER)
			wb_printf(r->o, "all lanes leave together, in an iteration that is the same in the %s",
				wb_div_class_name[l->cls > WB_DIV_WAVE ? WB_DIV_WAVE : l->cls]);
		else
			wb_puts(r->o,
				l->exit == WB_DIV_EXIT_SINGLY ? "lanes leave in different iterations" :
								"not proved how lanes leave");
		return;
	}
	wb_put_term(r->o, wb_inst_text(r->cx->tmp, r->cx->files, r->m, r->fn, w->inst));
	if (w->shape)
		wb_printf(r->o, "\n      %s", class_text(r, w->shape));
	if (w->kind == ROW_ACCESS) {
		const struct wb_div_access *a = wb_div_access_of(d, w->id);

		if (a->known) {
			wb_puts(r->o, "; address ");
			put_strides(r->o, d, a->stride);
		}
		if (a->most_trans != WB_UNKNOWN)
			wb_printf(r->o, "; at most %llu lines", (unsigned long long)a->most_trans);
		if (a->most_rounds != WB_UNKNOWN)
			wb_printf(r->o, "; at most %llu LDS rounds", (unsigned long long)a->most_rounds);
	}
}

static void
put_chain(struct report *r, const struct row *w)
{
	const struct wb_div_shape *link[MOST_CHAIN];
	uint32_t n = chain(r, w->shape, link);

	if (!w->shape || (w->shape->cls <= WB_DIV_WAVE && w->kind != ROW_LOOP))
		return;
	for (uint32_t k = 0; k < n; k++) {
		wb_printf(r->o, "        %s is %s: %s", value_text(r, link[k]->value), class_text(r, link[k]),
			wb_div_why_text[link[k]->why]);
		if (link[k]->inst != WB_NONE) {
			wb_puts(r->o, " (");
			wb_put_term(r->o, place_text(r, link[k]->inst));
			wb_puts(r->o, ")");
		}
		wb_puts(r->o, "\n");
	}
}

static void
text(struct report *r)
{
	wb_puts(r->o, "kernel ");
	wb_put_term(r->o, r->fn->name);
	wb_printf(r->o, "\n  strides count %s\n",
		r->fn->divergence->ids == WB_DIV_IDS_LANE ? "the lanes of a wave" : "work-item ids");
	for (uint32_t k = 0; k < r->row.n; k++) {
		const struct row *w = &r->row.at[k];
		struct wb_arena_mark mark = wb_arena_mark(r->cx->tmp);

		wb_puts(r->o, "  ");
		wb_put_term(r->o, place_text(r, w->inst));
		wb_puts(r->o, "\n    ");
		put_what(r, w);
		wb_puts(r->o, "\n");
		put_chain(r, w);
		wb_arena_reset(r->cx->tmp, mark);
	}
}

/* ---- JSON ----------------------------------------------------------------------------------- */
static void
json_form(struct report *r, const struct wb_div_shape *f)
{
	wb_printf(r->o, "{\"class\": \"%s\", \"base\": \"%s\", \"strides\": [%d, %d, %d], \"value\": ",
		wb_div_class_name[f->cls], wb_div_class_name[f->base], (int)(int32_t)f->stride[0],
		(int)(int32_t)f->stride[1], (int)(int32_t)f->stride[2]);
	wb_put_json(r->o, value_text(r, f->value));
	wb_puts(r->o, ", \"why\": ");
	wb_put_json(r->o, wb_div_why_text[f->why]);
	wb_puts(r->o, ", \"place\": ");
	wb_put_json(r->o, place_text(r, f->inst));
	wb_puts(r->o, "}");
}

static void
json_row(struct report *r, const struct row *w)
{
	const struct wb_divergence *d = r->fn->divergence;
	const struct wb_div_shape *link[MOST_CHAIN];
	uint32_t n = chain(r, w->shape, link);

	wb_printf(r->o, "{\"kind\": \"%s\", \"id\": %u, \"place\": ", row_name[w->kind], w->id);
	wb_put_json(r->o, place_text(r, w->inst));
	wb_puts(r->o, ", \"instruction\": ");
	wb_put_json(r->o, w->inst == WB_NONE ? "" : wb_inst_text(r->cx->tmp, r->cx->files, r->m, r->fn, w->inst));
	if (w->kind == ROW_LOOP) {
		static const char *const exit[] = { "together", "singly", "unknown" };

		wb_printf(r->o, ", \"exit\": \"%s\"", exit[d->loop[w->id].exit]);
	}
	if (w->kind == ROW_ACCESS) {
		const struct wb_div_access *a = wb_div_access_of(d, w->id);

		if (a->known)
			wb_printf(r->o, ", \"address_strides\": [%lld, %lld, %lld]", (long long)a->stride[0],
				(long long)a->stride[1], (long long)a->stride[2]);
		if (a->most_trans != WB_UNKNOWN)
			wb_printf(r->o, ", \"most_transactions\": %llu", (unsigned long long)a->most_trans);
		if (a->most_rounds != WB_UNKNOWN)
			wb_printf(r->o, ", \"most_lds_rounds\": %llu", (unsigned long long)a->most_rounds);
	}
	wb_puts(r->o, ", \"chain\": [");
	for (uint32_t k = 0; k < n; k++) {
		wb_puts(r->o, k ? ", " : "");
		json_form(r, link[k]);
	}
	wb_puts(r->o, "]}");
}

static void
json(struct report *r)
{
	wb_puts(r->o, "{\"name\": ");
	wb_put_json(r->o, r->fn->name);
	wb_printf(r->o, ", \"strides\": \"%s\", \"rows\": [",
		r->fn->divergence->ids == WB_DIV_IDS_LANE ? "lane" : "work-item ids");
	for (uint32_t k = 0; k < r->row.n; k++) {
		struct wb_arena_mark mark = wb_arena_mark(r->cx->tmp);

		wb_puts(r->o, k ? ",\n  " : "\n  ");
		json_row(r, &r->row.at[k]);
		wb_arena_reset(r->cx->tmp, mark);
	}
	wb_puts(r->o, "]}");
}

/* ---- graph -------------------------------------------------------------------------------------- */
/* The colour of the worst condition of a block. */
static const char *
colour(const struct report *r, uint32_t b)
{
	static const char *const of[] = { "#e6f4ea", "#d7efdd", "#fef7e0", "#fde293", "#fad2cf" };
	const struct wb_divergence *d = r->fn->divergence;
	uint8_t cls = 0;
	bool any = false;

	for (uint32_t k = r->fn->block[b].first; k < r->fn->block[b].first + r->fn->block[b].ninst; k++)
		if (d->lanes[k] != WB_NONE) {
			any = true;
			cls = d->shape[d->lanes[k]].cls > cls ? d->shape[d->lanes[k]].cls : cls;
		}
	if (d->branch[b] != WB_NONE) {
		any = true;
		cls = d->shape[d->branch[b]].cls > cls ? d->shape[d->branch[b]].cls : cls;
	}
	return any ? of[cls] : "#ffffff";
}

static void
dot_row(struct report *r, const struct row *w)
{
	struct wb_arena_mark mark = wb_arena_mark(r->cx->tmp);

	wb_puts(r->o, "\\l");
	wb_put_dot(r->o, wb_inst_text(r->cx->tmp, r->cx->files, r->m, r->fn, w->inst));
	wb_puts(r->o, "\\l    ");
	wb_put_dot(r->o, class_text(r, w->shape));
	wb_arena_reset(r->cx->tmp, mark);
}

/* Rows are in the order of their blocks. */
static void
dot(struct report *r)
{
	const struct wb_fn *fn = r->fn;
	uint32_t k = 0;

	wb_puts(r->o, "digraph \"");
	wb_put_dot(r->o, fn->name);
	wb_puts(r->o, "\" {\n\tnode [shape=box, style=filled, fontname=\"monospace\"];\n");
	for (uint32_t b = 0; b < fn->nblock; b++) {
		wb_printf(r->o, "\tb%u [fillcolor=\"%s\", label=\"b%u", b, colour(r, b), b);
		for (; k < r->row.n && (r->row.at[k].inst == WB_NONE || fn->gsa->block_of[r->row.at[k].inst] == b); k++)
			if (r->row.at[k].kind != ROW_LOOP && r->row.at[k].shape)
				dot_row(r, &r->row.at[k]);
		wb_puts(r->o, "\\l\"];\n");
	}
	for (uint32_t e = 0; e < fn->nedge; e++)
		if (fn->edge[e].src != WB_NONE && fn->edge[e].dst != WB_NONE && !(fn->edge[e].flags & WB_E_REMOVED))
			wb_printf(r->o, "\tb%u -> b%u%s;\n", fn->edge[e].src, fn->edge[e].dst,
				fn->edge[e].kind == WB_EDGE_FALL ? " [style=dashed]" : "");
	wb_puts(r->o, "}\n");
}

/* ---- all ------------------------------------------------------------------------------------------ */
bool
wb_report_divergence(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *const *fn, uint32_t n,
	const char *format, struct wb_out *o)
{
	bool as_json = strcmp(format, "json") == 0, as_dot = strcmp(format, "dot") == 0;

	if (!as_json && !as_dot && strcmp(format, "text") != 0)
		return false;
	wb_puts(o, as_json ? "{\"kernels\": [" : "");
	for (uint32_t k = 0; k < n; k++) {
		struct report r = { .cx = cx, .m = m, .fn = fn[k], .o = o };
		struct wb_arena_mark mark = wb_arena_mark(cx->tmp);

		wb_puts(o, k ? as_json ? ",\n" : "\n" : "");
		gather(&r);
		if (as_json)
			json(&r);
		else if (as_dot)
			dot(&r);
		else
			text(&r);
		wb_arena_reset(cx->tmp, mark);
	}
	wb_puts(o, as_json ? "]}\n" : "");
	return true;
}
