/* passes/divergence/divergence.c -- which values are the same in which lanes.
 *
 * Needs:  DOM, POSTDOM, CDEP, LOOPS, GSA, LANES; uses BOUNDS where known.   Gives: DIVERGENCE.   Keeps: all.
 * What:   include/wavebound/divergence.h.
 *
 * Definition: a value is uniform for a set of lanes if it is the same number in all of them. If it is not, its shape
 *         says how lanes differ: a class, and where it is affine a base and a stride for each id.
 *
 * Algorithm: a data-flow analysis on demand. Its nodes are queries: which shape has value v for the lanes S, which
 *         shape has a lane's bit of a mask, what decides a branch. A rule computes each answer from other answers:
 *         context.c for values, inst.c for instructions, mask.c for masks and branches. All answers start unset, below
 *         every shape. An answer is computed again when one that it used has grown, up to the least fixed point.
 *
 * Order: the queries that a rule reads are answered first (up to MOST_DEPTH), and those about values that enter a
 *         loop before those about its back edges. So most queries are answered once.
 *
 * Demand: only queries of the caller (wb_pass_env.asks), and those that they depend on, are answered at first; others
 *         may be asked later.
 *
 * Lane contexts: the answer depends on the set of lanes, because vector registers are written under EXEC:
 *
 *	v1 = mov s4			EXEC = E0
 *	s[6:7] = and_saveexec vcc	EXEC = E1, some of E0
 *	v1 = mov s5			v1 = gamma(EXEC bit, s5, s4)
 *	... v1				here, under E1: uniform, s5
 *	exec = or exec, s[6:7]		EXEC = E0 again
 *	... v1				here: divergent
 *
 * Whether the set S is within the lanes that were written is decided by the pass LANES, on Boolean functions: the order
 * of instructions does not matter.
 *
 * The wave has one program counter, so a join does not make lanes differ. It makes waves differ, if the branches that
 * decide at it (gates) do. In code of threads (no EXEC), it does both.
 *
 * Termination: shapes only grow (class, then known low bits and max, which jumps to unknown after MOST_CHANGES), and
 * there are finitely many queries. Past WB_LIMIT_DIVERGENCE the answer is divergent. Most shapes are settled at once:
 * one that is computed from settled shapes does not grow, so no list of its readers is needed. Cost: near-linear in
 * the queries asked; one per operand and per value.
 */
#include <assert.h>

#include "div.h"
#include "../exclusive/exclusive.h"

#define MOST_CHANGES 8u
#define MOST_DEPTH 64u			/* nested computations of nodes */

/* ---- tables ------------------------------------------------------------------------------- */
uint32_t
div_context(struct div *d, struct wb_group lanes)
{
	uint32_t id = wb_map_id(&d->context_known, &lanes, sizeof lanes, d->context.n);

	if (id == WB_NONE)
		WB_PUSH(d->cx->tmp, &d->context, lanes);
	return id == WB_NONE ? d->context.n - 1 : id;
}

uint32_t
div_inst_context(struct div *d, uint32_t inst)
{
	const struct wb_span *s = &d->l->span[d->l->of_inst[inst]];

	return div_context(d, (struct wb_group){ s->exec, s->care });
}

static void
queue_node(struct div *d, uint32_t n)
{
	struct node *x = node_of(d, n);

	if (x->queued)
		return;
	x->queued = true;
	WB_PUSH(d->cx->tmp, &d->queue, n);
}

static inline uint32_t
new_node(struct div *d, enum node_kind kind, uint32_t id, uint32_t context)
{
	struct node *n;

	if (d->nnode % NODES == 0)
		WB_PUSH(d->cx->tmp, &d->chunk, WB_ROOM(d->cx->tmp, struct node, NODES));
	n = node_of(d, d->nnode);
	n->kind = (uint8_t)kind;
	n->stage = STAGE_NEW;
	n->queued = n->settled = false;
	n->changes = 0;
	n->id = id;
	n->context = context;
	n->user = WB_NONE;
	n->f.cls = DIV_UNSET;		/* the rest of the shape is not set */
	if (d->nnode >= d->most_nodes) {
		n->f = div_top(WB_DIV_BY_LIMIT, WB_NONE, WB_NONE);
		n->stage = STAGE_LATER;
		n->settled = true;
	}
	d->nnew += n->stage == STAGE_NEW;
	return d->nnode++;
}

uint32_t
div_def_node(struct div *d, uint32_t v)
{
	uint32_t *n = &d->def_node[v];

	if (!*n)
		*n = new_node(d, NODE_VALUE, v, CONTEXT_DEF) + 1;
	return *n - 1;
}

uint32_t
div_node(struct div *d, enum node_kind kind, uint32_t id, uint32_t context)
{
	const uint32_t key[3] = { kind, id, context };
	uint32_t old = wb_map_id(&d->node_known, key, sizeof key, d->nnode);

	assert(kind != NODE_VALUE || context != CONTEXT_DEF);
	return old == WB_NONE ? new_node(d, kind, id, context) : old;
}

/* ---- queries about blocks and loops -------------------------------------------------------- */
/* The worse of @r and of the shape @f of a decision; @why that makes what it decides divergent. @from: the branch that
 * decides. */
static struct wb_div_shape
worse_decision(struct wb_div_shape r, const struct wb_div_shape *f, enum wb_div_why why, uint32_t from)
{
	if (div_is_unset(f) || f->cls <= r.cls)
		return r;
	r = f->cls > WB_DIV_WAVE ? div_top(why, WB_NONE, from) : div_uniform(f->cls);
	r.from = from;
	return r;
}

/* The branches that decide at the joins of @block. */
static struct wb_div_shape
eval_gate(struct div *d, uint32_t block)
{
	struct wb_div_shape r = div_uniform(WB_DIV_LAUNCH);
	const uint32_t *gate;
	uint32_t n;

	if (!d->gates)
		d->gates = wb_gsa_gates_new(d->cx->tmp, d->g);
	gate = wb_gsa_gates(d->gates, block, &n);
	for (uint32_t k = 0; k < n; k++) {
		uint32_t from = div_node(d, NODE_BRANCH, gate[k], CONTEXT_DEF);

		r = worse_decision(r, div_read(d, from), WB_DIV_BY_GATE, from);
	}
	return r;
}

/* The branches that leave loop @l, or a loop in it. */
static struct wb_div_shape
eval_loop(struct div *d, uint32_t l)
{
	const struct wb_loop *loop = d->fn->loops->loop, *x = &loop[l];
	struct wb_div_shape r = div_uniform(WB_DIV_LAUNCH);

	for (uint32_t k = 0; k < x->nexit; k++) {
		uint32_t src = d->fn->edge[d->fn->loops->list[x->exit + k]].src, from;

		if (d->fn->block[src].nout < 2)
			continue;
		from = div_node(d, NODE_BRANCH, src, CONTEXT_DEF);
		r = worse_decision(r, div_read(d, from), WB_DIV_BY_LOOP, from);
	}
	for (uint32_t c = l + 1; c <= x->last; c = loop[c].last + 1) {
		const struct wb_div_shape *f = div_read(d, div_node(d, NODE_LOOP, c, CONTEXT_DEF));

		r = worse_decision(r, f, WB_DIV_BY_LOOP, f->from);
	}
	return r;
}

/* ---- the fixed point --------------------------------------------------------------------------- */
static struct wb_div_shape
eval_node(struct div *d, uint32_t n)
{
	const struct node *x = node_of(d, n);

	switch (x->kind) {
	case NODE_VALUE: return div_eval_value(d, n);
	case NODE_MASK: return div_eval_mask(d, n);
	case NODE_BRANCH: return div_eval_branch(d, x->id);
	case NODE_GATE: return eval_gate(d, x->id);
	case NODE_ZEROS: return div_eval_zeros(d, n);
	case NODE_PASSED: return div_eval_passed(d, x->id, x->context);
	default: return eval_loop(d, x->id);
	}
}

/* Shapes only grow: the answer @f of a rule is joined with the last one. */
static struct wb_div_shape
widen_shape(const struct node *n, const struct wb_div_shape *f)
{
	struct wb_div_shape r = div_join(&n->f, f);

	r.why = f->why, r.inst = f->inst, r.from = f->from;
	if (r.cls == WB_DIV_DIVERGENT && f->cls != WB_DIV_DIVERGENT)	/* strides differ between iterations */
		r = div_top(WB_DIV_BY_JOIN, f->inst, f->from);
	if (n->changes >= MOST_CHANGES && r.cls != WB_DIV_DIVERGENT) {
		r.max = UINT32_MAX;
		r.low_bits = n->changes >= 4 * MOST_CHANGES ? 0 : r.low_bits;
		r.low = r.low_bits ? r.low : 0;
	}
	return r;
}

/* Computes node @n, and queues its readers if its shape grew. */
static void
update_node(struct div *d, uint32_t n)
{
	struct wb_div_shape f = eval_node(d, n);
	struct node *x = node_of(d, n);

	if (div_is_unset(&f))
		return;
	if (!div_is_unset(&x->f)) {
		f = widen_shape(x, &f);
		if (div_same(&f, &x->f))
			return;
	}
	x->f = f;
	x->changes = (uint8_t)(x->changes + (x->changes < UINT8_MAX));
	for (uint32_t u = x->user; u != WB_NONE; u = d->dependent.at[u].next)
		queue_node(d, d->dependent.at[u].node);
	x->user = WB_NONE;		/* a node that still depends on it will read it again */
}

/* Values that enter a loop are known before those on back edges, and iterations start from them. */
static void
evaluate_node(struct div *d, uint32_t n)
{
	struct node *x = node_of(d, n);
	bool enters = x->stage == STAGE_NEW && x->kind == NODE_VALUE && d->g->value[x->id].kind == WB_GSA_MU,
	     outer = d->reads_unsettled;
	uint32_t before = d->current;

	x->queued = false;
	d->nnew -= x->stage == STAGE_NEW;
	d->current = n;
	d->reads_unsettled = false;
	d->depth++;
	x->stage = enters ? STAGE_FIRST : STAGE_LATER;
	for (;;) {
		update_node(d, n);
		if (x->stage == STAGE_LATER)
			break;
		x->stage = STAGE_LATER;
	}
	x->settled = !d->reads_unsettled || x->f.cls == WB_DIV_DIVERGENT;
	d->depth--;
	d->current = before;
	d->reads_unsettled = outer;
}

/* A node that is read for the first time is computed first, so that most are computed once; past MOST_DEPTH,
 * solve_nodes() does it later. */
const struct wb_div_shape *
div_read(struct div *d, uint32_t node)
{
	struct node *n = node_of(d, node);

	if (n->settled)
		return &n->f;
	if (n->stage == STAGE_NEW && d->depth < MOST_DEPTH)
		evaluate_node(d, node);
	if (n->settled)
		return &n->f;
	d->reads_unsettled = true;
	if (n->user == WB_NONE || d->dependent.at[n->user].node != d->current) {
		WB_PUSH(d->cx->tmp, &d->dependent, ((struct dependent){ d->current, n->user }));
		n->user = d->dependent.n - 1;
	}
	return &n->f;
}

static void
solve_nodes(struct div *d)
{
	for (;;) {
		while (d->done < d->queue.n) {	/* it grows at the end */
			uint32_t n = d->queue.at[d->done++];

			if (node_of(d, n)->queued)
				evaluate_node(d, n);
		}
		d->queue.n = d->done = 0;
		if (!d->nnew) {
			d->first_new = d->nnode;
			break;
		}
		while (node_of(d, d->first_new)->stage != STAGE_NEW)
			d->first_new++;
		evaluate_node(d, d->first_new);
	}
}

/* A node without a shape is in code that is never executed. */
static struct wb_div_shape
final_shape(const struct node *n)
{
	return div_is_unset(&n->f) ? div_top(WB_DIV_BY_ENTRY, WB_NONE, WB_NONE) : n->f;
}

struct wb_div_shape
div_answer(struct div *d, uint32_t node)
{
	const struct node *n = node_of(d, node);

	if (!n->settled)
		solve_nodes(d);
	return final_shape(n);
}

/* ---- what the caller asks for ------------------------------------------------------------------------ */
static void
request_branches(struct div *d)
{
	for (uint32_t b = 0; b < d->fn->nblock; b++)
		if (d->fn->block[b].nout > 1)
			d->out->branch[b] = div_node(d, NODE_BRANCH, b, CONTEXT_DEF);
}

/* Asks what decides whether path conditions hold in all lanes, and in all waves. */
static void
request_conditions(struct div *d)
{
	struct wb_path_condition *x = exclusive_conditions(d->cx, d->fn, div_integers(d), d->rows, &d->out->ncondition);

	d->out->conditions = x;
	for (uint32_t k = 0; k < d->out->ncondition; k++) {
		uint32_t *lanes = x[k].some ? &d->out->lanes[x[k].inst] : NULL, v;

		if (d->has_barrier && x[k].lanes == WB_NONE)
			x[k].shape = div_value_node(d, x[k].a, CONTEXT_DEF);
		if (!lanes || *lanes != WB_NONE)
			continue;
		v = wb_gsa_def(d->g, &d->fn->inst[x[k].inst], 0, 0);
		if (v != WB_NONE)
			*lanes = div_node(d, NODE_MASK, v, div_inst_context(d, x[k].inst));
	}
}

/* All values, conditions and loops. */
static void
request_all(struct div *d)
{
	struct wb_divergence *out = d->out;
	const struct wb_gsa *g = d->g;

	out->value = WB_ROOM(d->cx->unit, uint32_t, g->nvalue);
	out->use = wb_new_ids(d->cx->unit, g->nheld);
	for (uint32_t k = 0; k < d->fn->ninst; k++) {
		const struct wb_inst *i = &d->fn->inst[k];

		out->lanes[k] = div_narrowed(d, k);
		for (uint32_t o = i->opnd; o < i->opnd + i->nopnd; o++)
			for (uint32_t u = 0; d->fn->opnd[o].kind == WB_OPND_UNIT && d->fn->opnd[o].flags & WB_USE &&
				u < d->fn->opnd[o].nunit;
				u++)
				out->use[wb_gsa_operand(g, o, u)] = div_value_node(d, wb_gsa_read(g, o, u),
				div_inst_context(d, k));
	}
	for (uint32_t v = 0; v < g->nvalue; v++)
		out->value[v] = div_value_node(d, v, CONTEXT_DEF);
	request_branches(d);
	for (uint32_t l = 0; l < d->fn->loops->nloop; l++)
		div_node(d, NODE_LOOP, l, CONTEXT_DEF);
}

/* Whether @inst makes a mask of all lanes or none from a condition of the whole wave, in place of a branch. */
static bool
broadcasts(const struct div *d, uint32_t inst)
{
	const struct wb_inst *i = &d->fn->inst[inst];
	uint32_t a = div_source(d, i, 0), b = div_source(d, i, 1);

	return i->op == WB_OP_SELECT && !(i->flags & WB_I_MASKED) && d->l->mask[inst] != WB_NONE && b != WB_NONE &&
		wb_opnd(d->fn, i, a)->kind == WB_OPND_IMM && wb_opnd(d->fn, i, b)->kind == WB_OPND_IMM;
}

/* Compares, and other instructions that make masks from lanes, have a shape per lane, too. */
static void
request_masks(struct div *d)
{
	for (uint32_t k = 0; k < d->fn->ninst; k++) {
		const struct wb_inst *i = &d->fn->inst[k];
		uint32_t v =
			i->nopnd && wb_opnd(d->fn, i, 0)->kind == WB_OPND_UNIT ? wb_gsa_def(d->g, i, 0, 0) : WB_NONE;

		if (((i->op >= WB_OP_EQ && i->op <= WB_OP_CMP && i->op != WB_OP_CMPX) || broadcasts(d, k)) &&
			v != WB_NONE && d->out->lanes[k] == WB_NONE &&
			(wb_opnd(d->fn, i, 0)->nunit > 1 || d->l->mask[k] != WB_NONE))
			d->out->lanes[k] = div_node(d, NODE_MASK, v, div_inst_context(d, k));
	}
}

/* Whether @inst keeps all lanes in EXEC or none: it does not write EXEC, or adds to it, or narrows it by a uniform
 * condition. *from: that condition. */
static bool
keeps_all_or_none(const struct div *d, uint32_t inst, uint32_t *from)
{
	const struct wb_inst *i = &d->fn->inst[inst];
	uint32_t lanes = d->out->lanes[inst];

	if (!wb_gsa_writes_exec(d->g, i) || (i->op == WB_OP_OR && wb_opnd(d->fn, i, 0)->id == d->g->exec_lo &&
			wb_gsa_use(d->g, i, 1, 0) == wb_gsa_before(d->g, inst, d->g->exec_lo)))
		return true;
	*from = lanes;
	return lanes != WB_NONE && div_is_uniform(&node_of(d, lanes)->f);
}

/* [loop] whether some instruction in it, or in an inner loop, may switch off some lanes only. from[]: its condition. */
static bool *
find_partial(const struct div *d, uint32_t *from)
{
	const struct wb_loops *ls = d->fn->loops;
	bool *partial = WB_NEW(d->cx->tmp, bool, ls->nloop);

	for (uint32_t k = 0; k < d->fn->ninst; k++) {
		uint32_t l = ls->of_block[d->g->block_of[k]], why = WB_NONE;

		if (l == WB_NONE || partial[l] || keeps_all_or_none(d, k, &why))
			continue;
		for (; l != WB_NONE && !partial[l]; l = ls->loop[l].parent) {
			partial[l] = true;
			from[l] = why;
		}
	}
	return partial;
}

static void
classify_loops(struct div *d)
{
	const struct wb_loops *ls = d->fn->loops;
	uint32_t *from = WB_NEW(d->cx->tmp, uint32_t, ls->nloop);
	const bool *partial = find_partial(d, from);

	d->out->loop = WB_NEW(d->cx->unit, struct wb_div_loop, ls->nloop);
	for (uint32_t l = 0; l < ls->nloop; l++) {
		struct wb_div_loop *r = &d->out->loop[l];
		uint32_t node = div_node(d, NODE_LOOP, l, CONTEXT_DEF);
		const struct wb_div_shape *f = &node_of(d, node)->f;

		*r = (struct wb_div_loop){ .exit = WB_DIV_EXIT_UNKNOWN, .cls = f->cls, .from = f->from };
		if (f->cls > WB_DIV_WAVE)
			r->exit = WB_DIV_EXIT_SINGLY;
		else if (d->l->loop[l].kind == WB_LANE_LOOP_TOGETHER || d->g->exec_lo == WB_NONE)
			r->exit = WB_DIV_EXIT_TOGETHER;
		else if (d->l->loop[l].kind == WB_LANE_LOOP_SHRINKS)
			r->exit = partial[l] ? WB_DIV_EXIT_SINGLY : WB_DIV_EXIT_TOGETHER;
		if (r->exit == WB_DIV_EXIT_SINGLY && f->cls <= WB_DIV_WAVE)
			r->from = from[l];
	}
}

static void
find_features(struct div *d)
{
	const struct wb_fn *fn = d->fn;

	d->has_scratch = !fn->desc || fn->desc->scratch_bytes || fn->desc->dynamic_stack;
	for (uint32_t k = 0; k < fn->nact; k++) {
		const struct wb_inst *i = &fn->inst[fn->act[k]];

		d->has_barrier |= i->op == WB_OP_BARRIER;
		d->writes_memory |=
			i->op == WB_OP_CALL || (i->mem.access & (WB_STORE | WB_ATOMIC) && i->mem.space != WB_SPACE_LDS);
		if (i->mem.count && i->mem.space != WB_SPACE_SCALAR)
			WB_PUSH(d->cx->tmp, &d->access, fn->act[k]);
	}
	d->entry_set = d->l->region[0].entry > WB_LANES_ALL ? d->l->region[0].entry : WB_NONE;
}

/* Makes the tables, without queries. */
static void
make_tables(struct div *d)
{
	struct wb_arena *unit = d->cx->unit, *tmp = d->cx->tmp;

	d->out = WB_NEW(unit, struct wb_divergence, 1);
	d->out->branch = wb_new_ids(unit, d->fn->nblock);
	d->out->lanes = wb_new_ids(unit, d->fn->ninst);
	d->def_node = WB_NEW(tmp, uint32_t, d->g->nvalue);
	d->context_known = wb_map_new(tmp);
	d->node_known = wb_map_new(tmp);
	/* CONTEXT_ALL, CONTEXT_DEF: they are no sets */
	div_context(d, (struct wb_group){ WB_LANES_ALL, WB_NONE });
	div_context(d, (struct wb_group){ WB_LANES_NONE, WB_NONE });
}

static void
publish_shapes(struct div *d)
{
	d->out->shape = WB_ROOM(d->cx->unit, struct wb_div_shape, d->nnode);
	for (uint32_t n = 0; n < d->nnode; n++) {
		const struct node *x = node_of(d, n);

		d->out->shape[n] = final_shape(x);
		d->out->shape[n].value = x->kind == NODE_VALUE ? x->id : WB_NONE;
	}
}

/* Asks the queries of the caller. */
static void
request_facts(struct div *d)
{
	uint8_t asks = d->env ? d->env->asks : WB_ASKS_ALL;

	make_tables(d);
	div_find_ids(d);
	if (d->with_reasons) {
		request_all(d);
		request_masks(d);
		request_conditions(d);
		solve_nodes(d);
		classify_loops(d);
	} else {
		if (asks & WB_ASKS_BARRIERS && d->has_barrier)
			request_branches(d);
		if (asks & WB_ASKS_ARMS)
			request_conditions(d);
	}
	if (d->access.n && (d->with_reasons || asks & WB_ASKS_ACCESSES))
		div_accesses(d);
	if (d->with_reasons || asks & WB_ASKS_ACCESSES)
		div_scalar_loads(d);
	solve_nodes(d);
}

enum wb_status
wb_pass_divergence(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env)
{
	struct div d = { .cx = cx,
		.fn = fn, .env = env, .g = fn->gsa, .l = fn->lanes, .current = WB_NONE,
		.with_reasons = !env || env->asks == WB_ASKS_ALL };

	d.most_nodes = wb_limit_of(WB_LIMIT_DIVERGENCE, fn->ninst);
	find_features(&d);
	d.values = wb_launch_values(cx, env ? env->launch : NULL, fn);
	request_facts(&d);
	d.out->without = env ? env->without : 0;
	if (d.nnode > d.most_nodes)
		wb_limit_reached(cx, WB_LIMIT_DIVERGENCE, fn->ninst, fn->loc, fn->name);
	wb_integers_tell(cx, d.ints);
	publish_shapes(&d);
	if (div_each_spent(&d))
		wb_limit_reached(cx, WB_LIMIT_EACH_LANE, fn->ninst, fn->loc, fn->name);
	if (d.gates)
		wb_gsa_gates_tell(cx, d.gates);
	fn->divergence = d.out;
	return WB_OK;
}
