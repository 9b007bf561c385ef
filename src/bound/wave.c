/* src/bound/wave.c -- the most one wave can cost under one linear objective.
 *
 * What:   the cost of a block is the weights times its cost vector; a call adds the bound of the callee under the same
 *         weights. Then one exact IPET solve per function, callees first.
 * Right:  the bound of a callee holds for every one of its runs, so a block
 *         that calls it costs at most its own vector plus that bound, and
 *         IPET takes the maximum over all paths of the caller.
 * Cost:   one solve per function that can be reached by calls.
 */
#include "private.h"

struct wb_objective
wb_objective_isolated(const struct wb_machine *m)
{
	return (struct wb_objective){
		.issue = 1, .delay = 1, .trans = wb_machine_service_cycles(m), .whole = wb_machine_whole_cycles(m),
		.atomic = wb_machine_atomic_cycles(m), .rounds = m->lds_service_cycles, .address = 1,
		.mem_wait = m->mem_latency_cycles, .argument_wait = m->argument_extra_cycles,
		.lds_wait = m->lds_latency_cycles,
		.split = m->split_cycles, .merge = m->merge_cycles,
	};
}

/* ---- which functions, callees first --------------------------------------------------- */
struct frame {
	uint32_t fn;		/* in the module */
	uint32_t next;		/* of its calls: the next one to visit */
	uint32_t call;		/* the call it was entered by, in the frame below */
};
typedef WB_VEC(struct frame) frames;

/* Reports the calls that lead from function @fn back to it. */
static enum wb_status
report_recursion(
	struct wb_ctx *cx, const struct wb_module *m, const frames *stack, uint32_t fn, const struct wb_inst *closing)
{
	uint32_t from = 0;

	while (stack->at[from].fn != fn)
		from++;
	wb_report(cx->diag, WB_E_RECURSION, closing->loc, "'%s' calls itself%s: the depth of recursion has no bound",
		m->fn[fn]->name, from + 1 == stack->n ? "" : " through other functions");
	for (uint32_t k = from + 1; k < stack->n; k++)
		wb_note(cx->diag, m->fn[stack->at[k - 1].fn]->inst[stack->at[k].call].loc, "'%s' calls '%s' here",
		        m->fn[stack->at[k - 1].fn]->name, m->fn[stack->at[k].fn]->name);
	return WB_REFUSED;
}

/* Visits one call of the topmost frame; pushes its callee if that is new. */
static enum wb_status
enter(struct wb_ctx *cx, const struct wb_module *m, frames *stack, uint8_t *state, uint32_t inst)
{
	const struct wb_fn *fn = m->fn[stack->at[stack->n - 1].fn];
	const struct wb_inst *i = &fn->inst[inst];
	uint32_t to = wb_callee(fn, i);

	if (to == WB_NONE || to >= m->nfn) {
		wb_report(
			cx->diag, WB_E_CALL_UNKNOWN, i->loc, "'%s' calls a function that is not known here", fn->name);
		return WB_REFUSED;
	}
	if (state[to] == 1)
		return report_recursion(cx, m, stack, to, i);
	if (m->fn[to]->refused) {
		wb_report(cx->diag, WB_E_CALLEE, i->loc, "'%s' calls '%s', which cannot be analysed: %s", fn->name,
			m->fn[to]->name, m->fn[to]->refused);
		return WB_REFUSED;
	}
	if (m->fn[to]->is_kernel) {	/* it is analysed with the registers of a launch */
		wb_report(cx->diag, WB_E_CALL_KERNEL, i->loc, "'%s' calls '%s', which is a kernel", fn->name,
			m->fn[to]->name);
		wb_note(cx->diag, m->fn[to]->loc, "the kernel starts here");
		return WB_REFUSED;
	}
	if (!state[to]) {
		state[to] = 1;
		WB_PUSH(cx->tmp, stack, ((struct frame){ to, 0, inst }));
	}
	return WB_OK;
}

enum wb_status
wb_wave_order(
	struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn, const struct wb_fn ***out, uint32_t *n)
{
	struct wb_arena_mark mark = wb_arena_mark(cx->tmp);
	WB_VEC(const struct wb_fn *) order = { NULL, 0, 0 };
	frames stack = { NULL, 0, 0 };
	uint8_t *state = WB_NEW(cx->tmp, uint8_t, m->nfn);	/* 0 new, 1 on the stack, 2 done */
	enum wb_status s = WB_OK;

	state[fn->id] = 1;
	WB_PUSH(cx->tmp, &stack, ((struct frame){ fn->id, 0, 0 }));
	while (stack.n && s == WB_OK) {
		struct frame *top = &stack.at[stack.n - 1];
		const struct wb_fn *f = m->fn[top->fn];

		if (top->next < f->ncall) {
			s = enter(cx, m, &stack, state, f->call[top->next++]);
			continue;
		}
		state[top->fn] = 2;
		WB_PUSH(cx->unit, &order, f);
		stack.n--;
	}
	wb_arena_reset(cx->tmp, mark);
	*out = order.at;
	*n = order.n;
	return s;
}

/* ---- costs ---------------------------------------------------------------------------- */
/* *sum += a * b */
static bool
add_product(uint64_t a, uint64_t b, uint64_t *sum)
{
	uint64_t p;

	return wb_mul_u64(a, b, &p) && wb_add_u64(*sum, p, sum);
}

bool
wb_objective_weigh(const struct wb_objective *o, const struct wb_cost_vec *v, uint64_t *sum)
{
	uint64_t trans = v->trans - (o->hits ? v->scalar : 0), waits = v->mem_waits - (o->hits ? v->scalar_waits : 0);

	return add_product(o->issue, v->issue_cycles, sum) && add_product(o->inst, v->insts, sum) &&
		add_product(o->delay, v->delay_cycles, sum) && add_product(o->trans, trans, sum) &&
		add_product(o->hit, v->scalar_waits, sum) &&
		add_product(o->rounds, v->rounds, sum) && add_product(o->address, v->address_cycles, sum) &&
		 add_product(o->mem_wait, waits, sum) &&
		add_product(o->whole, v->whole, sum) && add_product(o->atomic, v->atomics, sum) &&
		add_product(o->argument_wait, v->argument_waits, sum) &&
		add_product(o->fetch, v->fetches, sum) &&
		add_product(o->lds_wait, v->lds_waits, sum) && add_product(o->split, v->splits, sum) &&
		add_product(o->merge, v->merges, sum);
}

static const struct wb_wave_part *
part_of(const struct wb_wave *w, const struct wb_fn *fn)
{
	return &w->part[w->index[fn->id]];
}

/* Cost of one execution of @block: its vector and the callees' bounds. */
static bool
block_cost(const struct wb_module *m, const struct wb_wave *w, const struct wb_fn *fn, uint32_t block, uint64_t *out)
{
	const struct wb_block *b = &fn->block[block];

	if (!wb_objective_weigh(&w->objective, &fn->cost->block[block], out))
		return false;
	for (uint32_t k = 0; fn->cost->has_call && k < b->ninst; k++) {
		uint32_t to = wb_callee(fn, &fn->inst[b->first + k]);

		if (to != WB_NONE && !wb_add_u64(*out, part_of(w, m->fn[to])->bound, out))
			return false;
	}
	return true;
}

/* Sets the costs of the part: of blocks, then of edges (an edge includes the block that it leads to). */
static bool
fill_costs(
	struct wb_ctx *cx, const struct wb_module *m, const struct wb_wave *w, struct wb_wave_part *p, bool is_kernel)
{
	const struct wb_fn *fn = p->fn;
	const uint64_t *given = is_kernel ? w->objective.block_times : NULL;
	const uint64_t *together = is_kernel ? w->objective.together : NULL;

	p->block_cycles = WB_NEW(cx->unit, uint64_t, fn->nblock);
	p->edge_cycles = WB_NEW(cx->unit, uint64_t, fn->nedge);
	for (uint32_t b = 0; b < fn->nblock; b++) {
		if (given)
			p->block_cycles[b] = given[b];
		else if (!block_cost(m, w, fn, b, &p->block_cycles[b]))
			return false;
		if (together && !wb_add_u64(p->block_cycles[b], together[b], &p->block_cycles[b]))
			return false;
	}
	for (uint32_t e = 0; e < fn->nedge; e++) {
		uint32_t to = fn->edge[e].dst;

		if (!given && !add_product(w->objective.delay, fn->cost->edge_delay_cycles[e], &p->edge_cycles[e]))
			return false;
		if (to != WB_NONE && !wb_add_u64(p->edge_cycles[e], p->block_cycles[to], &p->edge_cycles[e]))
			return false;
	}
	return true;
}

/* ---- cost of the witness -------------------------------------------------------------- */
static void
add_vec(const struct wb_cost_vec *v, uint64_t times, struct wb_cost_vec *sum)
{
	wb_add_capped(v->issue_cycles, times, &sum->issue_cycles);
	wb_add_capped(v->insts, times, &sum->insts);
	wb_add_capped(v->delay_cycles, times, &sum->delay_cycles);
	wb_add_capped(v->trans, times, &sum->trans);
	wb_add_capped(v->rounds, times, &sum->rounds);
	wb_add_capped(v->address_cycles, times, &sum->address_cycles);
	wb_add_capped(v->mem_waits, times, &sum->mem_waits);
	wb_add_capped(v->whole, times, &sum->whole);
	wb_add_capped(v->atomics, times, &sum->atomics);
	wb_add_capped(v->argument_waits, times, &sum->argument_waits);
	wb_add_capped(v->scalar, times, &sum->scalar);
	wb_add_capped(v->scalar_waits, times, &sum->scalar_waits);
	wb_add_capped(v->lds_waits, times, &sum->lds_waits);
	wb_add_capped(v->fetches, times, &sum->fetches);
	wb_add_capped(v->barriers, times, &sum->barriers);
	wb_add_capped(v->splits, times, &sum->splits);
	wb_add_capped(v->merges, times, &sum->merges);
}

/* Executions of @block on the witness. */
static uint64_t
executions(const struct wb_wave_part *p, uint32_t block)
{
	const struct wb_block *b = &p->fn->block[block];
	uint64_t sum = 0;

	for (uint32_t k = 0; k < b->nin; k++)
		wb_add_capped(p->ipet.count[p->fn->in[b->in + k]], 1, &sum);
	return sum;
}

/* Sums cost vectors along the witness. Where a callee's witness is below its bound, so is ours. */
static void
sum_witness(const struct wb_module *m, const struct wb_wave *w, struct wb_wave_part *p)
{
	const struct wb_fn *fn = p->fn;
	uint64_t short_by = p->ipet.gap;

	for (uint32_t b = 0; b < fn->nblock; b++) {
		uint64_t times = executions(p, b);

		add_vec(&fn->cost->block[b], times, &p->sum);
		for (uint32_t k = 0; fn->cost->has_call && times && k < fn->block[b].ninst; k++) {
			uint32_t to = wb_callee(fn, &fn->inst[fn->block[b].first + k]);
			const struct wb_wave_part *c = to == WB_NONE ? NULL : part_of(w, m->fn[to]);

			if (!c)
				continue;
			add_vec(&c->sum, times, &p->sum);
			wb_add_capped(c->sum_taken_cycles, times, &p->sum_taken_cycles);
			wb_add_capped(c->bound - c->witness, times, &short_by);
		}
	}
	for (uint32_t e = 0; e < fn->nedge; e++)
		wb_add_capped(fn->cost->edge_delay_cycles[e], p->ipet.count[e], &p->sum_taken_cycles);
	p->witness = short_by < p->bound ? p->bound - short_by : 0;
}

/* ---- solving -------------------------------------------------------------------------------- */
/* The rows that are given; others of code that splits are of one chain. */
static struct wb_flow_rows *
given_rows(struct wb_ctx *cx, const struct wb_flow_rows *all)
{
	struct wb_flow_rows *r = WB_NEW(cx->unit, struct wb_flow_rows, 1);

	*r = *all;
	r->row = WB_NEW(cx->unit, struct wb_flow_row, all->nrow);
	r->nrow = 0;
	for (uint32_t k = 0; k < all->nrow; k++)
		if (all->row[k].given)
			r->row[r->nrow++] = all->row[k];
	return r;
}

/* The flow program of a part. For the kernel of an idle wave, without the edges that such a wave does not take. */
static void
make_flow(struct wb_ctx *cx, const struct wb_objective *o, bool is_kernel, struct wb_wave_part *p)
{
	struct wb_bounds bounds = *p->fn->bounds;
	struct wb_fn fn = *p->fn;

	if (is_kernel && o->idle)
		bounds.dead = bounds.idle->dead;
	fn.bounds = &bounds;
	if (is_kernel && o->together && fn.rows)
		fn.rows = given_rows(cx, fn.rows);
	wb_flow_from_fn(cx, &fn, p->edge_cycles, &p->flow);
}

static enum wb_status
solve_part(struct wb_ctx *cx, const struct wb_module *m, const char *name, struct wb_wave *w, struct wb_wave_part *p,
	const struct wb_solving *how)
{
	struct wb_flow_names names = { p->fn };
	enum wb_status s;

	bool is_kernel = p == &w->part[w->npart - 1];

	if (!fill_costs(cx, m, w, p, is_kernel)) {
		wb_report(cx->diag, WB_E_CYCLES_OVERFLOW, p->fn->loc,
			"the cost of one block of '%s' does not fit in 64 bits", p->fn->name);
		return WB_OVERFLOW;
	}
	make_flow(cx, &w->objective, is_kernel, p);
	s = how->instead ? how->instead(how->arg, cx, p->fn, name, &p->flow, &p->ipet) :
			   wb_flow_solve(cx, &p->flow, &names, how->solver, &p->ipet);
	if (s != WB_OK)
		return s;
	p->bound = p->ipet.bound;
	sum_witness(m, w, p);
	return WB_OK;
}

enum wb_status
wb_wave_solve(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn, const char *name,
	const struct wb_objective *obj, const struct wb_solving *how, struct wb_wave *out)
{
	const struct wb_fn **order;
	enum wb_status s = wb_wave_order(cx, m, fn, &order, &out->npart);

	out->objective = *obj;
	out->certified = true;
	if (s != WB_OK)
		return s;
	out->part = WB_NEW(cx->unit, struct wb_wave_part, out->npart);
	/* only calls need it; a module may have thousands of kernels */
	out->index = out->npart > 1 ? WB_NEW(cx->unit, uint32_t, m->nfn) : NULL;
	for (uint32_t k = 0; k < out->npart; k++) {
		out->part[k].fn = order[k];
		if (out->index)
			out->index[order[k]->id] = k;
		s = solve_part(cx, m, name, out, &out->part[k], how);
		if (s != WB_OK)
			return s;
		out->certified = out->certified && out->part[k].ipet.certified;
	}
	out->gap = out->part[out->npart - 1].bound - out->part[out->npart - 1].witness;
	if (!wb_add_u64(out->part[out->npart - 1].bound, obj->once, &out->cycles)) {
		wb_report(cx->diag, WB_E_CYCLES_OVERFLOW, fn->loc,
			"the bound of one wave of '%s' does not fit in 64 bits", fn->name);
		return WB_OVERFLOW;
	}
	return WB_OK;
}

bool
wb_wave_wide(struct wb_ctx *cx, const struct wb_wave *w, wb_u128 *cycles)
{
	const struct wb_flow *p = w->part ? &w->part[w->npart - 1].flow : NULL;

	/* if a callee does not fit, solving stops before the kernel has a flow program */
	return p && p->nedge && wb_flow_wide(cx, p, cycles) && wb_add_u128(*cycles, w->objective.once, cycles);
}
