/* passes/deadlock/hazards.c -- loops that poll in vain, and loops without exit.
 *
 * These do not depend on lock step: a loop without exit; a loop whose exit conditions never change in it, as where the
 * compiler hoisted a load of memory; and a loop that polls through a cache which may return the old value for ever.
 *
 * Cost:   O(values that the exits depend on) for each loop.
 */
#include "deadlock.h"

struct walk {
	struct wb_check *h;
	const struct wb_cycle *c;	/* NULL: values made anywhere */
	struct wb_todo todo;
};

static void
push(struct walk *w, uint32_t v)
{
	v = wb_gsa_uncopied(w->h->g, v);
	if (v != WB_NONE && (!w->c || wb_cycle_has(w->c, wb_gsa_block(w->h->g, v))))
		wb_todo_add(&w->todo, v);
}

static void
push_operands(struct walk *w, uint32_t k)
{
	const struct wb_inst *i = &w->h->fn->inst[k];

	for (uint32_t o = 0; o < i->nopnd; o++)
		for (uint32_t u = 0;
			wb_opnd(w->h->fn, i, o)->kind == WB_OPND_UNIT && u < wb_opnd(w->h->fn, i, o)->nunit; u++)
			push(w, wb_gsa_use(w->h->g, i, o, u));
}

/* Whether @v may change between iterations by itself. Otherwise pushes the values that it depends on. */
static bool
changes(struct walk *w, uint32_t v)
{
	const struct wb_gsa *g = w->h->g;
	const struct wb_gsa_value *x = wb_gsa_at(g, v);

	switch (x->kind) {
	case WB_GSA_DEF: case WB_GSA_MASKED:
		if (x->clobber || w->h->fn->inst[x->at].op == WB_OP_TIME || w->h->fn->inst[x->at].op == WB_OP_CALL ||
			w->h->fn->inst[x->at].mem.space != WB_SPACE_NONE || wb_gsa_slot(g, x->at) != WB_NONE)
			return true;
		push_operands(w, x->at);
		for (uint32_t k = 0; k < x->narg; k++)
			push(w, g->arg[x->arg + k]);
		return false;
	case WB_GSA_MU:
		for (uint32_t k = 0; k < w->c->nback; k++)
			if (x->at != w->c->header || wb_gsa_source(g, wb_gsa_arg_along(g, v, w->c->back[k]), 0) != v)
				return true;
		return false;
	default:
		return true;
	}
}

/* Whether the exit conditions are the same in all iterations. */
static bool
exits_invariant(struct wb_check *h, const struct wb_cycle *c)
{
	struct walk w = { .h = h, .c = c, .todo = wb_todo_new(h->cx->tmp, h->g->nvalue) };

	if (h->fn->loops->loop[c->loop].irreducible)
		return false;
	for (uint32_t k = 0; k < c->nexit; k++) {
		uint32_t b = h->fn->edge[c->exit[k]].src;

		if (h->fn->block[b].nout < 2 || h->fn->block[b].ninst == 0)
			return false;
		push_operands(&w, wb_last_of(h->fn, b));
	}
	while (w.todo.n)
		if (changes(&w, w.todo.at[--w.todo.n]))
			return false;
	return true;
}

/* The compares that decide the branch at the end of @b, and the loads whose results they compare. */
static void
list_conditions(struct wb_check *h, uint32_t b, struct wb_todo *inst)
{
	struct walk w = { .h = h, .todo = wb_todo_new(h->cx->tmp, h->g->nvalue) };

	push_operands(&w, wb_last_of(h->fn, b));
	while (w.todo.n) {
		const struct wb_gsa_value *x = wb_gsa_at(h->g, w.todo.at[--w.todo.n]);
		const struct wb_inst *i = NULL;

		if ((x->kind == WB_GSA_DEF || x->kind == WB_GSA_MASKED) && !x->clobber)
			i = &h->fn->inst[x->at];
		if (i && (i->mem.count || wb_compare_is((enum wb_op)i->op)))
			wb_todo_add(inst, x->at);
		for (uint32_t o = 0; i && o < i->nopnd && !i->mem.count; o++) {
			const struct wb_opnd *op = wb_opnd(h->fn, i, o);

			for (uint32_t u = 0; op->kind == WB_OPND_UNIT && !wb_is_exec(&h->fn->unit[op->id]) &&
				u < op->nunit; u++)
				push(&w, wb_gsa_use_of(h->g, op, u));
		}
		for (uint32_t k = 0; !i && k < x->narg; k++)
			push(&w, h->g->arg[x->arg + k]);
	}
}

/* A loop without an end: where it is left, or else entered, names the condition. */
static void
report_endless(struct wb_check *h, const struct wb_cycle *c, const char *text)
{
	const struct wb_fn *fn = h->fn;
	struct wb_finding f = wb_finding_of(h, WB_RULE_ENDLESS, c->loop, NULL, 0, text);
	struct wb_todo inst = wb_todo_new(h->cx->tmp, fn->ninst);

	for (uint32_t k = 0; k < c->nexit; k++)
		list_conditions(h, fn->edge[c->exit[k]].src, &inst);
	for (uint32_t k = wb_cdep_next(fn, c->header, 0); k != WB_NONE && !c->nexit;
		k = wb_cdep_next(fn, c->header, k + 1))
		list_conditions(h, fn->edge[fn->cdep->edge[k]].src, &inst);
	f.inst = fn->block[c->header].first;
	if (inst.n && !wb_loc_known(fn->inst[f.inst].src) && wb_loc_known(fn->inst[inst.at[0]].src))
		f.inst = inst.at[0];
	f.write = wb_check_list(h, inst.at, inst.n);
	f.nwrite = inst.n;
	wb_check_report(h, f);
}

/* Whether something in the loop may invalidate the cache that @load reads. */
static bool
invalidates(const struct wb_check *h, const struct wb_cycle *c, uint32_t load)
{
	bool scalar = h->fn->inst[load].mem.space == WB_SPACE_SCALAR;

	for (uint32_t n = 0; n < c->nblock; n++)
		WB_EACH_INST(h->fn, c->block[n], k)
			if (h->fn->inst[k].op == WB_OP_CALL ||
				(h->fn->inst[k].op == WB_OP_CACHE && (h->fn->inst[k].tclass == WB_TC_SMEM) == scalar))
				return true;
	return false;
}

/* Whether load @k may be answered by a cache that does not see stores of others. */
static bool
is_cached(const struct wb_check *h, uint32_t k)
{
	uint8_t space = h->fn->inst[k].mem.space;

	return wb_plain_load(h, k) &&
		(space == WB_SPACE_GLOBAL || space == WB_SPACE_FLAT || space == WB_SPACE_SCALAR);
}

static void
check_reads(struct wb_check *h, const struct wb_cycle *c)
{
	struct wb_slice s = wb_slice_exits(h, c);
	WB_VEC(uint32_t) stale = { 0 };

	for (uint32_t n = 0; n < s.nread; n++)
		if (is_cached(h, s.read[n]) && wb_polls(h, s.read[n], c) && !invalidates(h, c, s.read[n]))
			WB_PUSH(h->cx->tmp, &stale, s.read[n]);
	if (stale.n)
		wb_check_report(h,
			wb_finding_of(h, WB_RULE_STALE, c->loop, stale.at, stale.n,
				"this loop polls memory by a load that a cache may answer with the old value for "
				"ever"));
}

void
wb_check_hazards(struct wb_check *h, const uint8_t *verdict)
{
	for (uint32_t l = 0; l < h->fn->loops->nloop; l++) {
		struct wb_cycle c = wb_cycle_of_loop(h, l);

		if (c.nexit == 0 && h->fn->block[c.header].ninst)
			report_endless(h, &c, "nothing leaves this loop");
		else if (wb_checked(h, WB_RULE_ENDLESS) && h->fn->block[c.header].ninst && exits_invariant(h, &c))
			report_endless(h, &c,
				"this loop is left in its first iteration or never: what decides it does not change in "
				"loop");
		else if (wb_checked(h, WB_RULE_STALE) && verdict[l] != WB_LOOP_UNREAD &&
			verdict[l] != WB_LOOP_COUNTED && verdict[l] != WB_LOOP_RETRY)
			check_reads(h, &c);
	}
}

/* The operand that says where a load is that has not returned at @i, an unknown value in front of its reader; NULL: @i
 * is none (src/gcn/waits.c). */
static const struct wb_opnd *
loaded_late(const struct wb_fn *fn, const struct wb_inst *i)
{
	return wb_early_read(i) && i->nopnd == 2 ? wb_opnd(fn, i, 1) : NULL;
}

void
wb_check_states(struct wb_check *h)
{
	struct wb_finding f = { .rule = WB_RULE_HAZARD, .confidence = WB_CONFIDENCE_POSSIBLE, .loop = WB_NONE,
		.safe = WB_NONE,
		.text = "a result is used here with fewer wait states in between than the hardware needs" };

	for (f.inst = 0; f.inst < h->fn->ninst; f.inst++)
		if (h->fn->inst[f.inst].flags & WB_I_TOO_SOON)
			wb_check_report(h, f);
}

void
wb_check_early(struct wb_check *h)
{
	for (uint32_t k = 0; k + 1 < h->fn->ninst; k++) {
		const struct wb_opnd *from = loaded_late(h->fn, &h->fn->inst[k]);
		struct wb_finding f = { .rule = WB_RULE_WAIT, .confidence = WB_CONFIDENCE_POSSIBLE, .loop = WB_NONE,
			.inst = k + 1, .safe = WB_NONE,
			.text = "a register is read here, and what loads it may be outstanding" };

		if (!from)
			continue;
		f.write = h->list.n;
		for (uint32_t n = 0; n < h->fn->ninst && f.write == h->list.n; n++)
			if (h->fn->inst[n].addr == from->imm && h->fn->inst[n].isa_op != WB_NO_ISA)
				wb_check_list(h, &n, 1);
		f.nwrite = h->list.n - f.write;
		while (f.inst + 1 < h->fn->ninst && h->fn->inst[f.inst].isa_op == WB_NO_ISA)
			f.inst++;
		wb_check_report(h, f);
	}
}
