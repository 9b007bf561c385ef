/* passes/deadlock/objects.c -- what memory a value may point into.
 *
 * The objects are the kernel's pointer arguments. A value may point into those of all arguments that it may be
 * computed from: it is traced back through operations, merges, and words on the stack. What is addressed from the
 * program counter is one more object, the memory of the program. A value that was loaded from
 * other memory is an offset if it is added to a pointer; alone, it may point anywhere. Of a flat address that depends
 * on the aperture of LDS or of the stack, the object is unknown. What the launch fills, the arguments and the dispatch
 * packet, is an object, too, if nothing else may be the pointer.
 *
 *			p = c ? a : b;  p[i]	a or b
 *			q = load p;  q[i]	unknown
 *
 * Cost:   at most MOST_VALUES values for a query, and WB_LIMIT_POINTERS for all queries about the function together.
 *         Past that, a value may point anywhere.
 */
#include "address.h"

#define MOST_VALUES 4000u

struct origins {
	struct wb_check *h;
	struct wb_addresses *a;		/* whose worklist it is */
	uint64_t objects;
	bool others;			/* among the values are some that may be pointers to what is no object */
};

/* Whether scalar load @i reads what s@first, s[@first + 1], as they are at the entry, point to. */
static bool
reads_behind(const struct wb_check *h, const struct wb_inst *i, uint32_t first)
{
	uint32_t lo, hi;

	return first != WB_NONE && i->mem.addr != 255 && wb_opnd(h->fn, i, i->mem.addr)->nunit == 2 &&
		wb_gsa_pair(h->g, wb_gsa_use(h->g, i, i->mem.addr, 0), wb_gsa_use(h->g, i, i->mem.addr, 1), &lo,
			&hi) &&
		wb_gsa_at(h->g, lo)->kind == WB_GSA_ENTRY && wb_gsa_at(h->g, lo)->unit == first;
}

/* What scalar load @k returns in @unit: half of a pointer argument; maybe the aperture of LDS or of the stack in flat
 * addresses, which the launch prepares in the queue and in hidden arguments (OBJECT_UNKNOWN); or a number
 * (OBJECT_NONE). */
static uint64_t
objects_loaded(struct wb_check *h, uint32_t k, uint32_t unit)
{
	const struct wb_kernel_desc *d = h->fn->desc;
	const struct wb_inst *i = &h->fn->inst[k];
	struct wb_integers *ints = wb_check_numbers(h);
	uint64_t objects = OBJECT_NONE;
	struct wb_filled m;

	if (!d || i->mem.space != WB_SPACE_SCALAR)
		return OBJECT_NONE;
	m = wb_integers_filled(ints, k, unit - wb_opnd(h->fn, i, 0)->id, wb_point_active(ints, k));
	if (m.from != wb_integers_arguments(ints))
		return reads_behind(h, i, d->abi.s_queue_ptr) || (!m.from && reads_behind(h, i, d->abi.s_kernarg_ptr)) ?
			OBJECT_UNKNOWN : OBJECT_NONE;
	for (uint32_t a = 0; a < d->narg; a++)
		for (uint32_t n = 0; n < m.n; n++)
			if (m.at[n] - d->arg[a].offset >= d->arg[a].bytes)
				continue;
			else if (d->arg[a].kind == WB_ARG_BUFFER)
				objects |= a < MOST_OBJECTS ? UINT64_C(1) << a : OBJECT_UNKNOWN;
			else if (d->arg[a].kind == WB_ARG_HIDDEN && d->arg[a].value_kind &&
				(strstr(d->arg[a].value_kind, "_base") || strstr(d->arg[a].value_kind, "queue")))
				objects |= OBJECT_UNKNOWN;
	return objects;
}

static void
origin(struct origins *w, uint32_t v, uint32_t use, bool straight)
{
	struct origin o = { wb_gsa_uncopied(w->h->g, v), use, straight };

	if (o.v != WB_NONE && w->a->todo.n <= MOST_VALUES && wb_map_add(&w->a->visited, &o, sizeof o))
		WB_PUSH(w->h->cx->tmp, &w->a->todo, o);
}

/* Whether the result of @i in @unit can be an address if operand @op is one. EXEC, SCC and masks (carries, conditions)
 * only select. */
static bool
carries(const struct wb_check *h, const struct wb_inst *i, uint32_t unit, const struct wb_opnd *op)
{
	bool scalar = op->kind == WB_OPND_UNIT && h->fn->unit[op->id].cls == WB_UNIT_SCALAR;
	bool wide = wb_type_wide(i->type) || i->op == WB_OP_MADW || i->op == WB_OP_OTHER;

	if (op->kind != WB_OPND_UNIT || h->fn->unit[op->id].role == WB_ROLE_EXEC_LO ||
		h->fn->unit[op->id].role == WB_ROLE_SCC)
		return false;
	return !(scalar && op->nunit == 2 && !wide && unit < h->fn->nunit && h->fn->unit[unit].cls == WB_UNIT_VECTOR);
}

/* A load from the stack may return the data of any store of the function to the stack. */
static void
origin_of_stores(struct origins *w, uint32_t load)
{
	const struct wb_fn *fn = w->h->fn;
	bool any = false;

	for (const uint32_t *k = wb_stack_stores(w->h, load); *k != WB_NONE && w->a->todo.n <= MOST_VALUES; k++) {
		const struct wb_inst *i = &fn->inst[*k];

		any |= i->mem.data != 255;
		for (uint32_t u = 0; i->mem.data != 255 && u < wb_opnd(fn, i, i->mem.data)->nunit; u++)
			origin(w, wb_gsa_use(w->h->g, i, i->mem.data, u), *k, true);
	}
	if (!any)
		w->objects |= OBJECT_UNKNOWN;
}

/* Whether instruction @k reads vector registers only in lanes that are on. A lane that is off may hold an older
 * value. */
static bool
of_active_lanes(const struct wb_check *h, uint32_t k)
{
	const struct wb_lanes *l = h->lanes;

	return !(h->fn->inst[k].flags & WB_I_CROSSLANE) ||
		(l && h->fn->inst[k].op == WB_OP_READFIRST && (l->span[l->of_inst[k]].flags & WB_SPAN_NONEMPTY));
}

/* Whether @i reads a hardware register, which may be the aperture of LDS or of the stack in flat addresses. */
static bool
reads_hardware(const struct wb_check *h, const struct wb_inst *i)
{
	bool any = i->op == WB_OP_OTHER && i->mem.space == WB_SPACE_NONE;

	WB_EACH_OPND(h->fn, i, op)
		any &= op->kind != WB_OPND_UNIT || (op->flags & (WB_DEF | WB_IMPLICIT));
	return any;
}

/* Whether register @unit holds the aperture of LDS or of the stack. */
static bool
is_aperture(const struct wb_fn *fn, uint32_t unit)
{
	return unit < fn->nunit && fn->unit[unit].name && strncmp(fn->unit[unit].name, "src_", 4) == 0;
}

/* How many units of source @op the unit of result @v of @i can depend on: of a sum, a product, or a shift to the left,
 * the low half does not depend on high halves. */
static uint32_t
units_carried(const struct wb_inst *i, const struct wb_gsa_value *v, const struct wb_opnd *to, const struct wb_opnd *op)
{
	bool upwards = i->op == WB_OP_MADW || i->op == WB_OP_SHL || i->op == WB_OP_SHLREV || i->op == WB_OP_ADD;

	return upwards && to->nunit == 2 && v->unit == to->id ? 1 : op->nunit;
}

/* A result may point to whatever the operands point to. A value loaded from memory is an offset if it is added to a
 * pointer; alone, it may point anywhere (see objects_of). */
static void
origin_of_inst(struct origins *w, const struct wb_gsa_value *v)
{
	const struct wb_fn *fn = w->h->fn;
	const struct wb_gsa *g = w->h->g;
	const struct wb_inst *i = &fn->inst[v->at];
	bool straight = of_active_lanes(w->h, v->at);

	if (v->clobber || i->op == WB_OP_GETPC || reads_hardware(w->h, i)) {
		w->objects |= !v->clobber && i->op == WB_OP_GETPC ? OBJECT_PROGRAM : OBJECT_UNKNOWN;
		return;
	}
	if (i->mem.space != WB_SPACE_NONE && wb_gsa_slot(g, v->at) == WB_NONE) {
		w->objects |= objects_loaded(w->h, v->at, v->unit);
		w->others = true;
		if (wb_stack_access(w->h, v->at))
			origin_of_stores(w, v->at);
		return;
	}
	WB_EACH_OPND(fn, i, op) {
		if (!carries(w->h, i, v->unit, op) || wb_other_lanes(w->h, v->at, v->unit, op))
			continue;
		for (uint32_t u = 0; u < units_carried(i, v, wb_opnd(fn, i, 0), op); u++)
			origin(w, wb_gsa_use_of(g, op, u), v->at, straight);
	}
	if (i->op == WB_OP_WRITELANE && v->unit >= fn->nunit)
		return;
	for (uint32_t n = 0; wb_gsa_slot(g, v->at) != WB_NONE && n < wb_gsa_slots(g, v->at); n++)
		origin(w, wb_gsa_before(g, v->at, wb_gsa_slot(g, v->at) + n), v->at, true);
}

/* Whether all lanes that are on at @use are in @set. */
static bool
reads_within(const struct wb_check *h, uint32_t use, uint32_t set)
{
	const struct wb_span *at = &h->lanes->span[h->lanes->of_inst[use]];

	return !(at->flags & WB_SPAN_TOP) && wb_lanes_within(h->lanes, at->care, at->exec, set);
}

/* What wrote @x, which leaves a loop, in all lanes that read it at @use: it was executed in every iteration, by all
 * lanes that had entered. WB_NONE: not known. */
static uint32_t
written_by_all(struct wb_check *h, const struct wb_gsa_value *x, uint32_t use)
{
	const struct wb_gsa_value *y = wb_gsa_at(h->g, h->g->arg[x->arg]);
	uint32_t loop = wb_gsa_loop(h->g, x), b = y->kind == WB_GSA_MASKED ? h->g->block_of[y->at] : WB_NONE;
	struct wb_cycle c;

	if (b == WB_NONE || h->fn->loops->of_block[b] != loop || h->fn->loops->loop[loop].irreducible ||
		h->lanes->loop[loop].kind == WB_LANE_LOOP_TOP || !reads_within(h, use, h->lanes->loop[loop].entry))
		return WB_NONE;
	c = wb_cycle_of_loop(h, loop);
	for (uint32_t k = 0; k < c.nexit; k++)
		if (!wb_dominates(h->fn->dom, b, h->fn->edge[c.exit[k]].src))
			return WB_NONE;
	return c.nback == 1 && wb_every_iteration(h, &c, y->at) ? y->at : WB_NONE;
}

/* The arguments of merge @x at a header, which @from reads: in lanes that were on where the edges begin, if those are
 * known to be lanes that came in by the header; or from a loop that is left. */
static void
origin_of_merge(struct origins *w, const struct wb_gsa_value *x, struct origin from)
{
	const struct wb_check *h = w->h;
	const struct wb_fn *fn = h->fn;
	const struct wb_span *head =
		h->lanes && x->kind == WB_GSA_MU ? &h->lanes->span[h->lanes->block_span[x->at]] : NULL;
	bool known = head && from.straight && !(head->flags & WB_SPAN_TOP) && reads_within(h, from.use, head->exec);
	uint32_t by = h->lanes && from.straight && x->kind == WB_GSA_ETA ? written_by_all(w->h, x, from.use) : WB_NONE;

	for (uint32_t k = 0; k < x->narg; k++) {
		uint32_t ends = known ? wb_taken_by(h, fn->in[fn->block[x->at].in + k]) : WB_NONE;

		origin(w, h->g->arg[x->arg + k], ends != WB_NONE ? ends : by != WB_NONE ? by : from.use,
			x->kind == WB_GSA_MU ? ends != WB_NONE : from.straight);
	}
}

/* @x, a value at the entry: the pointer to the arguments or to the dispatch packet, which nobody writes; where LDS or
 * the stack are; or a number, unless it is scalar. */
static void
origin_given(struct origins *w, const struct wb_gsa_value *x)
{
	const struct wb_fn *fn = w->h->fn;
	const struct wb_abi *abi = fn->is_kernel && fn->desc ? &fn->desc->abi : NULL;

	if (is_aperture(fn, x->unit))
		w->objects |= OBJECT_UNKNOWN;
	else if (abi && ((abi->s_kernarg_ptr != WB_NONE && x->unit - abi->s_kernarg_ptr < 2) ||
		(abi->s_dispatch_ptr != WB_NONE && x->unit - abi->s_dispatch_ptr < 2)))
		w->objects |= OBJECT_LAUNCH;
	else
		w->others |= !wb_unit_of_lanes(w->h->g, x->unit);
}

uint64_t
wb_objects_of(struct wb_check *h, const uint32_t *v, uint32_t n, uint32_t use)
{
	struct origins w = { .h = h, .a = h->addresses };

	if (w.a->steps > wb_limit_of(WB_LIMIT_POINTERS, h->fn->ninst)) {
		if (!w.a->told)
			wb_limit_reached(h->cx, WB_LIMIT_POINTERS, h->fn->ninst, h->fn->loc, h->fn->name);
		w.a->told = true;
		return OBJECT_UNKNOWN;
	}
	w.a->visited = wb_map_new(h->cx->tmp);
	w.a->todo.n = 0;
	for (uint32_t k = 0; k < n; k++)
		origin(&w, v[k], use, true);
	for (uint32_t at = 0; at < w.a->todo.n && !(w.objects & OBJECT_UNKNOWN); at++) {
		struct origin from = w.a->todo.at[at];
		uint32_t found = from.straight ? wb_found_by(h, from.v, from.use) : from.v;
		const struct wb_gsa_value *x = wb_gsa_at(h->g, found);

		if (w.a->todo.n > MOST_VALUES)
			w.objects |= OBJECT_UNKNOWN;
		if (x->kind == WB_GSA_ENTRY)
			origin_given(&w, x);
		if (x->kind != WB_GSA_DEF && x->kind != WB_GSA_MASKED) {
			origin_of_merge(&w, x, from);
			continue;
		}
		origin_of_inst(&w, x);
		/* also the old value, if a lane may still see it; EXEC only selects */
		if (x->kind == WB_GSA_MASKED && !(from.straight && wb_covered(h, found, from.use)))
			origin(&w, h->g->arg[x->arg], from.use, from.straight);
	}
	w.a->steps += w.a->todo.n;
	/* beside others it does not count: nobody writes it */
	if (w.others || (w.objects & ~OBJECT_LAUNCH))
		w.objects &= ~OBJECT_LAUNCH;
	return w.objects ? w.objects : OBJECT_UNKNOWN;
}
