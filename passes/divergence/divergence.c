/* passes/divergence/divergence.c -- which values are the same in which lanes.
 *
 * Needs:  DOM, POSTDOM, CDEP, LOOPS, GSA, LANES; uses BOUNDS where known.   Gives: DIVERGENCE.   Keeps: all.
 * What:   include/wavebound/divergence.h.
 *
 * Definition: a value is uniform for a set of lanes if it is the same number in all of them. If it is not, its shape
 *         says how lanes differ: a class, and where it is affine a base and a stride for each id.
 *
 * Algorithm: a data-flow analysis on demand. Its nodes are questions: which shape has value v for the lanes S, which
 *         shape has a lane's bit of a mask, what decides a branch. A rule computes each answer from other answers:
 *         context.c for values, inst.c for instructions, mask.c for masks and branches. All answers start unset, below
 *         every shape. An answer is computed again when one that it used has grown, up to the least fixed point.
 *
 * Order: the questions that a rule reads are answered first (up to MOST_DEPTH), and those about values that enter a
 *         loop before those about its back edges. So most questions are answered once.
 *
 * Demand: only questions of the caller (wb_pass_env.asks), and those that they depend on, are answered at first; others
 *         may be asked later. Of branches, only the class of those that decide about barriers is asked (barriers.c).
 *
 * Without classes: if there are no barriers, and not all questions are asked, the class of a uniform shape does not
 *         matter. Then a uniform value depends neither on its operands, nor on the branches that decide at joins, and
 *         most loops do not depend on their exits.
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
 * there are finitely many questions. Past MOST_NODES the answer is divergent. Most shapes are settled at once: one that
 * is computed from settled shapes does not grow, so no list of its readers is needed. Cost: near-linear in the
 * questions asked; one per operand and per value.
 */
#include <assert.h>

#include "div.h"
#include "../exclusive/exclusive.h"

#define MOST_NODES 20000000u
#define MOST_CHANGES 8u
#define MOST_DEPTH 64u			/* nested computations of nodes */

/* ---- tables ------------------------------------------------------------------------------- */
static uint32_t
slot_of(uint32_t a, uint32_t b, uint32_t c, uint32_t cap)
{
	uint64_t h =
		((uint64_t)a << 32 | b) * UINT64_C(0x9e3779b97f4a7c15) ^ (uint64_t)c * UINT64_C(0xc2b2ae3d27d4eb4f);

	return (uint32_t)(h >> 32 ^ h) & (cap - 1);
}

uint32_t
div_context(struct div *d, uint32_t set, uint32_t care)
{
	uint32_t s;

	if (d->contexts.n * 2 >= d->contexts.cap) {
		d->contexts.cap = d->contexts.cap ? 2 * d->contexts.cap : 64;
		d->contexts.slot = WB_NEW(d->cx->tmp, uint32_t, d->contexts.cap);
		for (uint32_t k = 0; k < d->context.n; k++) {
			for (s = slot_of(d->context.at[k].set, d->context.at[k].care, 0, d->contexts.cap);
				d->contexts.slot[s]; s = (s + 1) & (d->contexts.cap - 1))
				;
			d->contexts.slot[s] = k + 1;
		}
	}
	for (s = slot_of(set, care, 0, d->contexts.cap); d->contexts.slot[s]; s = (s + 1) & (d->contexts.cap - 1)) {
		const struct lane_context *o = &d->context.at[d->contexts.slot[s] - 1];

		if (o->set == set && o->care == care)
			return d->contexts.slot[s] - 1;
	}
	WB_PUSH(d->cx->tmp, &d->context, ((struct lane_context){ set, care }));
	d->contexts.slot[s] = d->context.n;
	d->contexts.n = d->context.n;
	return d->context.n - 1;
}

uint32_t
div_at(struct div *d, uint32_t inst)
{
	uint32_t at = d->l->of_inst[inst];
	const struct wb_span *s = &d->l->span[at];

	if (!d->watch[at])
		d->watch[at] = div_context(d, s->exec, s->care) + 1;
	return d->watch[at] - 1;
}

static void
queue(struct div *d, uint32_t n)
{
	struct node *x = node_of(d, n);

	if (x->queued)
		return;
	x->queued = true;
	WB_PUSH(d->cx->tmp, &d->queue, n);
}

/* Nodes that are in the hash table, not in d->one. */
static bool
is_hashed(uint32_t kind, uint32_t context)
{
	return context != CONTEXT_MADE || kind == NODE_MASK || kind == NODE_NARROW;
}

static void
grow(struct div *d)
{
	const uint32_t *old = d->table.slot, n = d->table.cap;

	d->table.cap = n ? 2 * n : 64;
	d->table.slot = WB_NEW(d->cx->tmp, uint32_t, d->table.cap);
	for (uint32_t k = 0; k < n; k++) {
		const struct node *x = old[k] ? node_of(d, old[k] - 1) : NULL;
		uint32_t s = x ? slot_of(x->id, x->context, x->kind, d->table.cap) : 0;

		if (!x)
			continue;
		while (d->table.slot[s])
			s = (s + 1) & (d->table.cap - 1);
		d->table.slot[s] = old[k];
	}
}

static inline uint32_t
new_node(struct div *d, enum node_kind kind, uint32_t id, uint32_t context, uint32_t made_in)
{
	struct node *n;

	if (d->nnode % NODES == 0)
		WB_PUSH(d->cx->tmp, &d->chunk, WB_ROOM(d->cx->tmp, struct node, NODES));
	n = node_of(d, d->nnode);
	n->kind = (uint8_t)kind;
	n->stage = STAGE_NEW;
	n->queued = n->settled = false;
	n->changes = n->shift = n->zeros = 0;
	n->id = id;
	n->context = context;
	n->user = WB_NONE;
	n->made_in = made_in;
	n->f.cls = DIV_UNSET;		/* the rest of the shape is not set */
	if (d->nnode >= MOST_NODES) {
		n->f = div_top(WB_DIV_BY_LIMIT, WB_NONE, WB_NONE);
		n->stage = STAGE_LATER;
		n->settled = true;
	}
	d->fresh += n->stage == STAGE_NEW;
	return d->nnode++;
}

uint32_t
div_made(struct div *d, uint32_t v, uint32_t set)
{
	uint32_t *n = &d->one[NODE_VALUE][v];

	if (!*n)
		*n = new_node(d, NODE_VALUE, v, CONTEXT_MADE, set) + 1;
	return *n - 1;
}

uint32_t
div_node(struct div *d, enum node_kind kind, uint32_t id, uint32_t context)
{
	uint32_t s;

	if (!is_hashed(kind, context)) {
		uint32_t *n = &d->one[kind][id];

		assert(kind != NODE_VALUE);

		if (!*n)
			*n = new_node(d, kind, id, context, WB_NONE) + 1;
		return *n - 1;
	}
	if (d->table.n * 2 >= d->table.cap)
		grow(d);
	for (s = slot_of(id, context, kind, d->table.cap); d->table.slot[s]; s = (s + 1) & (d->table.cap - 1)) {
		const struct node *x = node_of(d, d->table.slot[s] - 1);

		if (x->kind == kind && x->id == id && x->context == context)
			return d->table.slot[s] - 1;
	}
	d->table.slot[s] = new_node(d, kind, id, context, WB_NONE) + 1;
	d->table.n++;
	return d->table.slot[s] - 1;
}

/* ---- questions about blocks and loops -------------------------------------------------------- */
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
		uint32_t from = div_node(d, NODE_BRANCH, gate[k], CONTEXT_MADE);
		const struct wb_div_shape *f = div_read(d, from);

		if (div_is_unset(f) || f->cls <= r.cls)
			continue;
		r = f->cls > WB_DIV_WAVE ? div_top(WB_DIV_BY_GATE, WB_NONE, from) : div_uniform(f->cls);
		r.from = from;
	}
	return r;
}

/* The shape @f, or the one that *@r holds so far. @from: the branch that decides. */
static struct wb_div_shape
left_by(struct wb_div_shape r, const struct wb_div_shape *f, uint32_t from)
{
	if (div_is_unset(f) || f->cls <= r.cls)
		return r;
	r = f->cls > WB_DIV_WAVE ? div_top(WB_DIV_BY_LOOP, WB_NONE, from) : div_uniform(f->cls);
	r.from = from;
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
		from = div_node(d, NODE_BRANCH, src, CONTEXT_MADE);
		r = left_by(r, div_read(d, from), from);
	}
	for (uint32_t c = l + 1; c <= x->last; c = loop[c].last + 1) {
		const struct wb_div_shape *f = div_read(d, div_node(d, NODE_LOOP, c, CONTEXT_MADE));

		r = left_by(r, f, f->from);
	}
	return r;
}

static struct wb_div_shape
eval(struct div *d, uint32_t n)
{
	const struct node *x = node_of(d, n);

	switch (x->kind) {
	case NODE_VALUE: return div_eval_value(d, n);
	case NODE_MASK: return div_eval_mask(d, n);
	case NODE_BRANCH: return div_eval_branch(d, x->id);
	case NODE_GATE: return eval_gate(d, x->id);
	case NODE_LOOP: return eval_loop(d, x->id);
	default: return div_eval_narrow(d, x->id);
	}
}

/* Shapes only grow: the answer @f of a rule is joined with the last one. */
static struct wb_div_shape
widen(const struct node *n, const struct wb_div_shape *f)
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
update(struct div *d, uint32_t n)
{
	struct wb_div_shape f = eval(d, n);
	struct node *x = node_of(d, n);

	if (div_is_unset(&f))
		return;
	if (!div_is_unset(&x->f)) {
		f = widen(x, &f);
		if (div_same(&f, &x->f))
			return;
	}
	x->f = f;
	x->changes = (uint8_t)(x->changes + (x->changes < UINT8_MAX));
	for (uint32_t u = x->user; u != WB_NONE; u = d->dependent.at[u].next)
		queue(d, d->dependent.at[u].node);
	x->user = WB_NONE;		/* a node that still depends on it will read it again */
}

/* Values that enter a loop are known before those on back edges, and iterations start from them. */
static void
evaluate(struct div *d, uint32_t n)
{
	struct node *x = node_of(d, n);
	bool enters = x->stage == STAGE_NEW && x->kind == NODE_VALUE && d->g->value[x->id].kind == WB_GSA_MU,
	     open = d->open;
	uint32_t before = d->now;

	x->queued = false;
	d->fresh -= x->stage == STAGE_NEW;
	d->now = n;
	d->open = false;
	d->depth++;
	x->stage = enters ? STAGE_FIRST : STAGE_LATER;
	for (;;) {
		update(d, n);
		if (x->stage == STAGE_LATER)
			break;
		x->stage = STAGE_LATER;
	}
	x->settled = !d->open || x->f.cls == WB_DIV_DIVERGENT;
	d->depth--;
	d->now = before;
	d->open = open;
}

/* A node that is read for the first time is computed first, so that most are computed once; past MOST_DEPTH, solve()
 * does it later. */
const struct wb_div_shape *
div_read(struct div *d, uint32_t node)
{
	struct node *n = node_of(d, node);

	if (n->settled)
		return &n->f;
	if (n->stage == STAGE_NEW && d->depth < MOST_DEPTH)
		evaluate(d, node);
	if (n->settled)
		return &n->f;
	d->open = true;
	if (n->user == WB_NONE || d->dependent.at[n->user].node != d->now) {
		WB_PUSH(d->cx->tmp, &d->dependent, ((struct dependent){ d->now, n->user }));
		n->user = d->dependent.n - 1;
	}
	return &n->f;
}

static void
solve(struct div *d)
{
	for (;;) {
		while (d->done < d->queue.n) {	/* it grows at the end */
			uint32_t n = d->queue.at[d->done++];

			if (node_of(d, n)->queued)
				evaluate(d, n);
		}
		d->queue.n = d->done = 0;
		if (!d->fresh) {
			d->begun = d->nnode;
			break;
		}
		while (node_of(d, d->begun)->stage != STAGE_NEW)
			d->begun++;
		evaluate(d, d->begun);
	}
}

/* A node without a shape is in code that is never executed. */
static struct wb_div_shape
final(const struct node *n)
{
	return div_is_unset(&n->f) ? div_top(WB_DIV_BY_ENTRY, WB_NONE, WB_NONE) : n->f;
}

struct wb_div_shape
div_answer(struct div *d, uint32_t node)
{
	const struct node *n = node_of(d, node);

	if (!n->settled)
		solve(d);
	return final(n);
}

/* ---- questions and answers ------------------------------------------------------------------------ */
static void
ask(struct div *d, uint32_t *id, enum node_kind kind, uint32_t of)
{
	*id = div_node(d, kind, of, CONTEXT_MADE);
	WB_PUSH(d->cx->tmp, &d->asked, id);
}

static void
ask_branches(struct div *d)
{
	const uint8_t *asked = d->all ? NULL : div_deciding(d);

	for (uint32_t b = 0; b < d->fn->nblock; b++)
		if (d->fn->block[b].nout > 1 && (!asked || asked[b]))
			ask(d, &d->out->branch[b], NODE_BRANCH, b);
}

/* Asks what decides whether path conditions hold in all lanes, and in all waves. */
static void
ask_conditions(struct div *d)
{
	struct wb_path_condition *x = exclusive_conditions(d->cx, d->fn, div_numbers(d), d->rows, &d->out->ncondition);

	d->out->conditions = x;
	for (uint32_t k = 0; k < d->out->ncondition; k++) {
		uint32_t *lanes = x[k].some ? &d->out->lanes[x[k].inst] : NULL, v;

		if (d->has_barrier && x[k].lanes == WB_NONE) {
			x[k].shape = div_look(d, x[k].a, CONTEXT_MADE);
			WB_PUSH(d->cx->tmp, &d->asked, &x[k].shape);
		}
		if (!lanes || *lanes != WB_NONE)
			continue;
		if (wb_compare_cuts(d->fn, &d->fn->inst[x[k].inst])) {
			ask(d, lanes, NODE_NARROW, x[k].inst);
			continue;
		}
		v = wb_gsa_def(d->g, &d->fn->inst[x[k].inst], 0, 0);
		if (v == WB_NONE)
			continue;
		*lanes = div_node(d, NODE_MASK, v, div_at(d, x[k].inst));
		WB_PUSH(d->cx->tmp, &d->asked, lanes);
	}
}

/* All values, conditions and loops. */
static void
ask_all(struct div *d)
{
	struct wb_divergence *out = d->out;
	const struct wb_gsa *g = d->g;

	out->value = WB_ROOM(d->cx->unit, uint32_t, g->nvalue);
	out->use = wb_new_ids(d->cx->unit, g->nheld);
	for (uint32_t k = 0; k < d->fn->ninst; k++) {
		const struct wb_inst *i = &d->fn->inst[k];

		if (div_narrows(d, k))
			out->lanes[k] = div_node(d, NODE_NARROW, k, CONTEXT_MADE);
		for (uint32_t o = i->opnd; o < i->opnd + i->nopnd; o++)
			for (uint32_t u = 0; d->fn->opnd[o].kind == WB_OPND_UNIT && d->fn->opnd[o].flags & WB_USE &&
				u < d->fn->opnd[o].nunit;
				u++)
				out->use[wb_gsa_operand(g, o, u)] = div_look(d, wb_gsa_read(g, o, u), div_at(d, k));
	}
	for (uint32_t v = 0; v < g->nvalue; v++)
		out->value[v] = div_look(d, v, CONTEXT_MADE);
	ask_branches(d);
	for (uint32_t l = 0; l < d->fn->loops->nloop; l++)
		div_node(d, NODE_LOOP, l, CONTEXT_MADE);
}

/* Whether @inst makes a mask of all lanes or none from a condition of the whole wave, in place of a branch. */
static bool
spreads(const struct div *d, uint32_t inst)
{
	const struct wb_inst *i = &d->fn->inst[inst];
	uint32_t at[2];

	return i->op == WB_OP_SELECT && !(i->flags & WB_I_MASKED) && d->l->mask[inst] != WB_NONE &&
		div_sources(d, i, at, 2) == 2 && wb_opnd(d->fn, i, at[0])->kind == WB_OPND_IMM &&
		wb_opnd(d->fn, i, at[1])->kind == WB_OPND_IMM;
}

/* Compares, and other instructions that make masks from lanes, have a shape per lane, too. */
static void
ask_masks(struct div *d)
{
	for (uint32_t k = 0; k < d->fn->ninst; k++) {
		const struct wb_inst *i = &d->fn->inst[k];
		uint32_t v =
			i->nopnd && wb_opnd(d->fn, i, 0)->kind == WB_OPND_UNIT ? wb_gsa_def(d->g, i, 0, 0) : WB_NONE;

		if (((i->op >= WB_OP_EQ && i->op <= WB_OP_CMP && i->op != WB_OP_CMPX) || spreads(d, k)) &&
			v != WB_NONE && d->out->lanes[k] == WB_NONE && wb_opnd(d->fn, i, 0)->nunit > 1)
			d->out->lanes[k] = div_node(d, NODE_MASK, v, div_at(d, k));
	}
}

/* Whether @inst keeps all lanes in EXEC or none: it does not write EXEC, or adds to it, or narrows it by a uniform
 * condition. *from: that condition. */
static bool
keeps_together(const struct div *d, uint32_t inst, uint32_t *from)
{
	const struct wb_inst *i = &d->fn->inst[inst];
	uint32_t lanes = d->out->lanes[inst];

	if (!wb_gsa_writes_exec(d->g, i) ||
		(i->op == WB_OP_OR && wb_opnd(d->fn, i, 0)->id == d->g->exec_lo &&
			wb_gsa_use(d->g, i, 1, 0) == wb_gsa_before(d->g, inst, d->g->exec_lo)))
		return true;
	*from = lanes;
	return lanes != WB_NONE && div_is_uniform(&node_of(d, lanes)->f);
}

/* [loop] whether some instruction in it, or in an inner loop, may switch off some lanes only. from[]: its condition. */
static bool *
find_single(const struct div *d, uint32_t *from)
{
	const struct wb_loops *ls = d->fn->loops;
	bool *single = WB_NEW(d->cx->tmp, bool, ls->nloop);

	for (uint32_t k = 0; k < d->fn->ninst; k++) {
		uint32_t l = ls->of_block[d->g->block_of[k]], why = WB_NONE;

		if (l == WB_NONE || single[l] || keeps_together(d, k, &why))
			continue;
		for (; l != WB_NONE && !single[l]; l = ls->loop[l].parent) {
			single[l] = true;
			from[l] = why;
		}
	}
	return single;
}

static void
judge_loops(struct div *d)
{
	const struct wb_loops *ls = d->fn->loops;
	uint32_t *from = WB_NEW(d->cx->tmp, uint32_t, ls->nloop);
	const bool *single = find_single(d, from);

	d->out->loop = WB_NEW(d->cx->unit, struct wb_div_loop, ls->nloop);
	for (uint32_t l = 0; l < ls->nloop; l++) {
		struct wb_div_loop *r = &d->out->loop[l];
		uint32_t node = div_node(d, NODE_LOOP, l, CONTEXT_MADE);
		const struct wb_div_shape *f = &node_of(d, node)->f;

		*r = (struct wb_div_loop){ .exit = WB_DIV_EXIT_UNKNOWN, .cls = f->cls, .from = f->from };
		if (f->cls > WB_DIV_WAVE)
			r->exit = WB_DIV_EXIT_SINGLY;
		else if (d->l->loop[l].kind == WB_LANE_LOOP_TOGETHER || d->g->exec_lo == WB_NONE)
			r->exit = WB_DIV_EXIT_TOGETHER;
		else if (d->l->loop[l].kind == WB_LANE_LOOP_SHRINKS)
			r->exit = single[l] ? WB_DIV_EXIT_SINGLY : WB_DIV_EXIT_TOGETHER;
		if (r->exit == WB_DIV_EXIT_SINGLY && f->cls <= WB_DIV_WAVE)
			r->from = from[l];
	}
}

/* The entry set, if an atom stands for it: there is one such atom, among the first. */
static uint32_t
find_entry_set(const struct wb_lanes *l)
{
	for (uint32_t n = 2; n < l->nnode; n++) {
		const struct wb_lane_node *x = &l->node[n];

		if (x->atom != WB_NONE && l->atom[x->atom].kind == WB_ATOM_ENTRY && x->off == WB_LANES_NONE &&
			x->on == WB_LANES_ALL)
			return n;
	}
	return WB_NONE;
}

static void
look_around(struct div *d)
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
	d->entry_set = find_entry_set(d->l);
}

/* Whether all lanes of a wave take the same branches, because no branch reads a vector register. Then neither gates nor
 * exits of loops make anything divergent. */
static bool
goes_together(const struct wb_fn *fn)
{
	for (uint32_t b = 0; b < fn->nblock; b++) {
		const struct wb_inst *i = fn->block[b].nout > 1 ? wb_last_inst(fn, b) : NULL;

		for (uint32_t o = 0; i && o < i->nopnd; o++)
			if (wb_opnd(fn, i, o)->kind == WB_OPND_UNIT &&
				fn->unit[wb_opnd(fn, i, o)->id].cls != WB_UNIT_SCALAR)
				return false;
	}
	return true;
}

/* Makes the tables, without questions. */
static void
open_tables(struct div *d)
{
	struct wb_arena *unit = d->cx->unit, *tmp = d->cx->tmp;

	d->out = WB_NEW(unit, struct wb_divergence, 1);
	d->out->branch = wb_new_ids(unit, d->fn->nblock);
	d->out->lanes = wb_new_ids(unit, d->fn->ninst);
	d->one[NODE_VALUE] = WB_NEW(tmp, uint32_t, d->g->nvalue);
	d->one[NODE_BRANCH] = WB_NEW(tmp, uint32_t, d->fn->nblock);
	d->one[NODE_GATE] = WB_NEW(tmp, uint32_t, d->fn->nblock);
	d->one[NODE_LOOP] = WB_NEW(tmp, uint32_t, d->fn->loops->nloop);
	d->watch = WB_NEW(tmp, uint32_t, d->l->nspan);
	d->leaving = WB_NEW(tmp, uint32_t, d->fn->nedge);
	div_context(d, WB_LANES_ALL, WB_NONE);	/* CONTEXT_ALL, CONTEXT_MADE: they are no sets */
	div_context(d, WB_LANES_NONE, WB_NONE);
}

/* Publishes the conditions that were asked, without reasons. */
static void
publish_asked(struct div *d)
{
	d->out->shape = WB_ROOM(d->cx->unit, struct wb_div_shape, d->asked.n);
	d->out->nshape = d->asked.n;
	for (uint32_t k = 0; k < d->asked.n; k++) {
		d->out->shape[k] = final(node_of(d, *d->asked.at[k]));
		d->out->shape[k].value = d->out->shape[k].inst = d->out->shape[k].from = WB_NONE;
		*d->asked.at[k] = k;
	}
	for (uint32_t k = 0; k < d->out->naccess; k++)
		d->out->access[k].from = WB_NONE;
}

static void
publish_all(struct div *d)
{
	d->out->shape = WB_ROOM(d->cx->unit, struct wb_div_shape, d->nnode);
	d->out->nshape = d->nnode;
	for (uint32_t n = 0; n < d->nnode; n++) {
		const struct node *x = node_of(d, n);

		d->out->shape[n] = final(x);
		d->out->shape[n].value = x->kind == NODE_VALUE ? x->id : WB_NONE;
	}
}

/* Asks the questions of the caller. */
static void
answer(struct div *d)
{
	uint8_t asks = d->env ? d->env->asks : WB_ASKS_ALL;

	open_tables(d);
	div_find_ids(d);
	if (d->all) {
		ask_all(d);
		ask_masks(d);
		ask_conditions(d);
		solve(d);
		judge_loops(d);
	} else {
		if (asks & WB_ASKS_BARRIERS && d->has_barrier)
			ask_branches(d);
		if (asks & WB_ASKS_ARMS)
			ask_conditions(d);
	}
	if (d->access.n && (d->all || asks & WB_ASKS_ACCESSES))
		div_accesses(d);
	solve(d);
}

enum wb_status
wb_pass_divergence(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env)
{
	struct div d = { .cx = cx,
		.fn = fn, .env = env, .g = fn->gsa, .l = fn->lanes, .now = WB_NONE,
		.all = !env || env->asks == WB_ASKS_ALL };

	look_around(&d);
	d.values = wb_launch_values(cx, env ? env->launch : NULL, fn);
	d.classes = d.all || d.has_barrier || d.g->exec_lo == WB_NONE || !goes_together(fn);
	answer(&d);
	d.out->without = env ? env->without : 0;
	if (d.all)
		publish_all(&d);
	else
		publish_asked(&d);
	fn->divergence = d.out;
	return WB_OK;
}
