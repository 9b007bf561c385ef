/* passes/deadlock/hazards.c -- loops that poll in vain, and loops without exit.
 *
 * These do not depend on lock step: a loop without exit; a loop whose exit conditions never change in it, as where the
 * compiler hoisted a load of memory; and a loop that polls through a cache which may return the old value for ever.
 *
 * Cost:   O(values that the exits depend on) for each loop.
 */
#include "deadlock.h"

/* Whether atom @a is the same in all iterations of @c. */
static bool
lasts(struct wb_check *h, const struct wb_cycle *c, const struct wb_atom *a)
{
	bool compares = a->kind == WB_ATOM_CMP || a->kind == WB_ATOM_SCC;

	return !wb_cycle_has(c, a->block) || (compares && a->inst != WB_NONE && wb_compare_invariant(h, a->inst));
}

/* Whether every iteration of @c that goes on passes block @b. */
static bool
always_passed(const struct wb_fn *fn, const struct wb_cycle *c, uint32_t b)
{
	bool all = true;

	for (uint32_t k = 0; k < c->nback; k++)
		all &= wb_dominates(fn->dom, b, fn->edge[c->back[k]].src);
	return all;
}

/* Whether the exit conditions are tested in all iterations, and are the same. */
static bool
exits_invariant(struct wb_check *h, const struct wb_cycle *c)
{
	bool all = !h->fn->loops->loop[c->loop].irreducible;

	for (uint32_t k = 0; k < c->nexit && all; k++) {
		uint32_t b = h->fn->edge[c->exit[k]].src, set = h->lanes->branch[b].set;

		all = set != WB_NONE && always_passed(h->fn, c, b);
		WB_EACH_ATOM(h->lanes, all ? set : WB_LANES_NONE, a)
			all &= lasts(h, c, &h->lanes->atom[a]);
	}
	return all;
}

/* Adds the values that @k reads, EXEC only if @exec. */
static void
add_read(const struct wb_check *h, uint32_t k, bool exec, struct wb_todo *values)
{
	WB_EACH_OPND(h->fn, &h->fn->inst[k], op)
		for (uint32_t u = 0; op->kind == WB_OPND_UNIT && (exec || !wb_names_exec(h->fn, op)) && u < op->nunit;
			u++) {
			uint32_t v = wb_gsa_uncopied(h->g, wb_gsa_use_of(h->g, op, u));

			if (v != WB_NONE)
				wb_todo_add(values, v);
		}
}

/* The compares that decide the branch at the end of @b, and the loads whose results they compare. */
static void
list_conditions(struct wb_check *h, uint32_t b, struct wb_todo *inst)
{
	struct wb_todo values = wb_todo_new(h->cx->tmp, h->g->nvalue);

	add_read(h, wb_last_of(h->fn, b), true, &values);
	while (values.n) {
		const struct wb_gsa_value *x = wb_gsa_at(h->g, values.at[--values.n]);
		bool made = (x->kind == WB_GSA_DEF || x->kind == WB_GSA_MASKED) && !x->clobber;

		if (made && (h->fn->inst[x->at].mem.count || wb_compare_is((enum wb_op)h->fn->inst[x->at].op)))
			wb_todo_add(inst, x->at);
		if (made && !h->fn->inst[x->at].mem.count)
			add_read(h, x->at, false, &values);
		for (uint32_t k = 0; !made && k < x->narg; k++)
			if (h->g->arg[x->arg + k] != WB_NONE)
				wb_todo_add(&values, wb_gsa_uncopied(h->g, h->g->arg[x->arg + k]));
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
