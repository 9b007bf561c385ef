/* passes/divergence/ways.c -- numbers that each lane takes from one of a few forms.
 *
 *	v4 = cndmask v3, v2, vcc		v3 in some lanes, v2 in the others
 *	v5 = max 0, v4				0, v3 or v2
 *	v6 = add v5, v1				v1, v3 + v1 or v2 + v1
 *
 * has no form, but where a lane looks is one of three places, and each of these has one. A way says of every choice
 * that it meets what is taken there; choices are selects, the least and the greatest of several numbers, values that
 * meet where branches do, and registers of which some lanes keep what was there before. All ways together touch what
 * the lanes do: each lane goes one of them, and what it touches is among what all lanes would touch that went it.
 *
 * Right:  along one way every choice counts as what is taken there, in all lanes. A lane that goes this way took just
 *         that, so what is computed from it is what the lane has. A choice is known by the value that it makes, and
 *         all that is computed in one access sees the same instance of that value: what comes round a loop is never
 *         followed, for that may be an older one.
 * Cost:   MOST_WAYS times what reading an address along one way costs, at most MOST_STEPS values each.
 */
#include "div.h"
#include "wavebound/fold.h"
#include "wavebound/effects.h"

#define MOST_DEPTH 16u
#define MOST_STEPS 60u
#define MOST_TAKES 4u			/* of one choice */

/* ---- choices ------------------------------------------------------------------------------------- */
uint32_t
div_choose(struct ways *w, uint32_t node, uint32_t of)
{
	for (uint32_t k = 0; k < w->n; k++)
		if (w->choice[k].node == node)
			return w->choice[k].taken;
	if (of == 0 || of > MOST_TAKES || w->n == WB_COUNT(w->choice)) {
		w->lost = true;
		return 0;
	}
	w->choice[w->n].node = node;
	w->choice[w->n].of = (uint8_t)of;
	w->choice[w->n++].taken = 0;
	return 0;
}

bool
div_next_way(struct ways *w)
{
	while (w->n && w->choice[w->n - 1].taken + 1 == w->choice[w->n - 1].of)
		w->n--;
	if (!w->n)
		return false;
	w->choice[w->n - 1].taken++;
	w->steps = 0;
	return true;
}

/* ---- numbers along a way -------------------------------------------------------------------------- */
static struct wb_div_shape
none(void)
{
	return div_top(WB_DIV_BY_OPERAND, WB_NONE, WB_NONE);
}

static struct wb_div_shape of_node(struct div *d, struct ways *w, uint32_t node, uint32_t depth);

static struct wb_div_shape
of_operand(struct div *d, struct ways *w, uint32_t inst, uint32_t o, uint32_t depth)
{
	const struct wb_opnd *op = wb_opnd(d->fn, &d->fn->inst[inst], o);

	if (op->flags & (WB_NEG | WB_ABS | WB_SEXT))
		return none();
	if (op->kind == WB_OPND_IMM)
		return div_constant((uint32_t)op->imm);
	return op->kind == WB_OPND_UNIT && op->nunit == 1 ? of_node(d, w, div_use(d, inst, o, 0), depth) : none();
}

/* How many sources of @i, the first ones, it gives one of; 0: it does something else. */
static uint32_t
takes_one_of(const struct wb_inst *i, uint32_t n)
{
	switch (i->op) {
	case WB_OP_CNDMASK: return n == 3 ? 2 : 0;
	case WB_OP_MIN: case WB_OP_MAX: case WB_OP_MIN3: case WB_OP_MAX3: case WB_OP_MED3:
		return i->type == WB_T_I32 || i->type == WB_T_U32 ? n : 0;
	default: return 0;
	}
}

bool
div_selects(struct div *d, uint32_t inst, uint32_t at[3], uint32_t *n)
{
	const struct wb_inst *i = &d->fn->inst[inst];
	uint32_t part;

	*n = div_sources(d, i, at, 3);
	return i->op == WB_OP_CNDMASK && *n == 3 && wb_lanewise(i) &&
		div_is_plain(d->fn, i, wb_opnd(d->fn, i, 0)->id, &part);
}

static struct wb_div_shape
made(struct div *d, struct ways *w, uint32_t inst, uint32_t node, uint32_t depth)
{
	const struct wb_inst *i = &d->fn->inst[inst];
	struct wb_div_shape f[3], r;
	const struct wb_div_shape *x[3] = { &f[0], &f[1], &f[2] };
	uint32_t at[4], part, n, takes;

	n = div_sources(d, i, at, WB_COUNT(at));
	if (n > 3 || !wb_lanewise(i) || !wb_type_word(i->type) ||
		!div_is_plain(d->fn, i, d->g->value[node_of(d, node)->id].unit, &part))
		return none();
	takes = takes_one_of(i, n);
	if (takes)
		return of_operand(d, w, inst, at[div_choose(w, node, takes)], depth + 1);
	if (!wb_folds((enum wb_op)i->op, false))
		return none();
	for (uint32_t k = 0; k < n; k++) {
		f[k] = of_operand(d, w, inst, at[k], depth + 1);
		if (f[k].cls > WB_DIV_AFFINE)
			return none();
	}
	return div_compute(i->op, i->type == WB_T_I32, x, n, d->out->most, &r) ? r : none();
}

/* What meets where branches do; a register that some lanes kept. */
static struct wb_div_shape
joined(struct div *d, struct ways *w, uint32_t node, uint32_t depth)
{
	const struct wb_gsa_value *x = &d->g->value[node_of(d, node)->id];
	uint32_t take;

	if (x->kind == WB_GSA_GAMMA)
		return of_node(d, w, div_argument(d, node, div_choose(w, node, x->narg)), depth + 1);
	if (x->kind != WB_GSA_MASKED || node_of(d, node)->context != CONTEXT_ALL)
		return none();
	take = div_choose(w, node, 2);
	return of_node(d, w,
		take ? div_look(d, wb_gsa_arg(d->g, node_of(d, node)->id, 0), CONTEXT_ALL) :
		       div_made(d, node_of(d, node)->id, div_made_in(d, node_of(d, node)->id)),
		depth + 1);
}

static struct wb_div_shape
of_node(struct div *d, struct ways *w, uint32_t node, uint32_t depth)
{
	struct wb_div_shape f;
	uint32_t inst;

	if (node == WB_NONE || w->lost)
		return none();
	f = div_answer(d, node);
	if (f.cls <= WB_DIV_AFFINE || node_of(d, node)->kind != NODE_VALUE)
		return f;
	if (depth > MOST_DEPTH || ++w->steps > MOST_STEPS) {
		w->lost = true;
		return none();
	}
	inst = div_maker(d, node);
	return inst == WB_NONE ? joined(d, w, node, depth) : made(d, w, inst, node, depth);
}

struct wb_div_shape
div_along(struct div *d, struct ways *w, uint32_t node)
{
	return of_node(d, w, node, 0);
}
