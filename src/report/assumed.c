/* src/report/assumed.c -- everything that a report assumes, each with its source. */
#include "private.h"

struct list {
	struct wb_ctx *cx;
	WB_VEC(struct wb_assumed) row;
};

static void
add_assumption(struct list *l, const char *text, const char *source, struct wb_loc loc)
{
	WB_PUSH(l->cx->tmp, &l->row, ((struct wb_assumed){ text, source, loc }));
}

static const char *
times(struct wb_ctx *cx, uint64_t n, const char *unit)
{
	return wb_format(cx->tmp, "at most %llu time%s %s", (unsigned long long)n, n == 1 ? "" : "s", unit);
}

static void
add_loop(struct list *l, const struct wb_loop_row *row, const char *most, uint8_t origin, const char *reason,
	struct wb_loc loc)
{
	add_assumption(l,
		wb_format(l->cx->tmp, "loop %u of %s repeats %s%s%s", row->loop, row->fn->name, most,
			reason ? ": " : "", reason ? reason : ""),
		origin == WB_BOUND_FACT ? "flow fact" : "annotation", loc);
}

/* Bounds of loops that a person gave; those that were inferred are proved. */
static void
add_loops(struct list *l, const struct wb_analysis *an, const struct wb_fn *fn)
{
	struct wb_loop_row *row;
	uint32_t n = wb_loop_rows(l->cx, an, fn, &row);

	for (uint32_t k = 0; k < n; k++) {
		const struct wb_loop_bound *b = &row[k].fn->bounds->loop[row[k].loop];

		if (b->max != WB_UNKNOWN && wb_bound_given(b->origin))
			add_loop(l, &row[k], times(l->cx, b->max, "per entry"), b->origin, b->reason,
				b->loc);
		if (b->total != WB_UNKNOWN && wb_bound_given(b->total_origin))
			add_loop(l, &row[k], times(l->cx, b->total, "in all"), b->total_origin,
				b->total_reason, b->total_loc);
	}
}

static void
add_stated(struct list *l, const struct wb_module *m)
{
	for (uint32_t k = 0; m && k < m->nstated; k++)
		add_assumption(l,
			m->stated[k].why ?
				wb_format(l->cx->tmp, "%s: %s", m->stated[k].text, m->stated[k].why) :
				m->stated[k].text,
			"flow fact", m->stated[k].fact);
}

static void
add_rows(struct list *l, const struct wb_fn *fn)
{
	for (uint32_t k = 0; fn->rows && k < fn->rows->nrow; k++)
		if (fn->rows->row[k].given)
			add_assumption(l, fn->rows->row[k].what, "flow fact", fn->rows->row[k].loc);
}

/* What the launch states about numbers in buffers. */
static void
add_ranges(struct list *l, const struct wb_launch *launch)
{
	for (uint32_t k = 0; launch && k < launch->range.n; k++) {
		const struct wb_launch_range *r = &launch->range.at[k];
		const char *name = r->name ? wb_format(l->cx->tmp, "'%s'", r->name) :
					     wb_format(l->cx->tmp, "argument %u", r->index);

		add_assumption(l,
			wb_format(l->cx->tmp, "what is loaded from buffer %s are numbers from %u to %u", name, r->min,
				r->max),
			"launch", r->loc);
	}
}

static void
add_bounds(struct list *l, const struct wb_kernel_report *k)
{
	for (uint32_t b = 0; b < k->bounds->nbound; b++)
		for (uint32_t a = 0; a < k->bounds->bound[b].nassumption; a++)
			add_assumption(l, k->bounds->bound[b].assumption[a],
				wb_format(l->cx->tmp, "%s '%s' of %s", k->bounds->bound[b].safe ? "bound" : "estimate",
					k->bounds->bound[b].name, k->fn->name),
				WB_NO_LOC);
}

const char *
wb_entry_assumed(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn)
{
	if (m->isa != WB_ISA_GCN || (fn->desc && fn->desc->vgprs))
		return NULL;
	return wb_format(cx->tmp, "it has %u lanes%s", wb_fn_lanes(fn),
		fn->desc ? ", which start with the work-item ids of an HSA kernel" :
			   "; nothing else is known at its start");
}

static void
add_entry(struct list *l, const struct wb_module *m, const struct wb_fn *fn)
{
	const char *what = wb_entry_assumed(l->cx, m, fn);

	if (what)
		add_assumption(l, wb_format(l->cx->tmp, "a wave of %s: %s", fn->name, what), "no descriptor", fn->loc);
}

uint32_t
wb_assumptions(struct wb_ctx *cx, const struct wb_analysis *an, struct wb_assumed **out)
{
	struct list l = { .cx = cx };
	const char **text;
	uint32_t n = wb_machine_assumptions(cx, an, &text);

	for (uint32_t k = 0; k < n; k++)
		add_assumption(&l, text[k], wb_format(cx->tmp, "machine '%s'", an->machine->name), WB_NO_LOC);
	if (an->module)		/* the input could be read */
		add_stated(&l, an->module);
	for (uint32_t k = 0; k < an->nkernel; k++) {
		add_entry(&l, an->module, an->kernel[k].fn);
		add_loops(&l, an, an->kernel[k].fn);
		add_rows(&l, an->kernel[k].fn);
		add_ranges(&l, an->kernel[k].launch);
		if (an->kernel[k].bounds)
			add_bounds(&l, &an->kernel[k]);
	}
	*out = l.row.at;
	return l.row.n;
}
