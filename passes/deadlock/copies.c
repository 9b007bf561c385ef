/* passes/deadlock/copies.c -- which value a lane finds in a register.
 *
 * An instruction writes a vector register in the lanes that are on; other lanes keep the old value. So a definition
 * tells what a reader finds only if it covers the reader: all lanes that read were on. If none of them was on, they
 * find the old value. Copies are followed as long as one of both is known.
 *
 *			v1 = load a		all lanes
 *			v2 = v1			lanes of x: covers readers in x
 *			... v2			outside of x: what v2 was before
 *
 * Two values are equal if they are one value, or if the same operation computed them from equal ones.
 *
 * Cost:   O(MOST_PAIRS) for two values, each followed over MOST_DEPTH copies.
 */
#include "address.h"

#define MOST_DEPTH 24u
#define MOST_PAIRS 300u			/* of values, compared to find two values equal */

bool
wb_covered(const struct wb_check *h, uint32_t id, uint32_t use)
{
	const struct wb_gsa *g = h->g;
	const struct wb_gsa_value *v = wb_gsa_at(g, id);

	if (v->kind != WB_GSA_MASKED || (h->lanes && wb_lanes_covers(h->lanes, v->at, use)))
		return true;
	for (uint32_t k = 1; k < v->narg; k++) {
		uint32_t e = g->arg[v->arg + k], now = wb_gsa_before(g, use, k == 1 ? g->exec_lo : g->exec_hi);

		e = e == WB_NONE ? e : wb_gsa_source(g, e, 0);
		if (e == WB_NONE || (wb_gsa_at(g, e)->kind != WB_GSA_ENTRY &&
				(now == WB_NONE || e != wb_gsa_source(g, now, 0))))
			return false;
	}
	return true;
}

uint32_t
wb_found_by(const struct wb_check *h, uint32_t v, uint32_t use)
{
	const struct wb_lanes *l = h->lanes;

	for (uint32_t n = 0; n < MOST_DEPTH && l && wb_gsa_at(h->g, v)->kind == WB_GSA_MASKED; n++) {
		const struct wb_gsa_value *x = wb_gsa_at(h->g, v);
		const struct wb_span *at = &l->span[l->of_inst[use]], *def = &l->span[l->of_inst[x->at]];

		if (((at->flags | def->flags) & WB_SPAN_TOP) || h->g->arg[x->arg] == WB_NONE ||
			!wb_lanes_disjoint(l, at->care, at->exec, def->exec))
			break;
		v = wb_gsa_source(h->g, h->g->arg[x->arg], 0);
	}
	return v;
}

bool
wb_plain(const struct wb_check *h, const struct wb_inst *i)
{
	return !(i->flags & (WB_I_CROSSLANE | WB_I_UNMODELLED)) && !wb_mod_present(h->fn, i, WB_MOD_DSTSEL) &&
		!wb_mod_present(h->fn, i, WB_MOD_SRC0SEL) && !wb_mod_present(h->fn, i, WB_MOD_SRC1SEL) &&
		!wb_mod_present(h->fn, i, WB_MOD_DPPCTRL) && !wb_mod(h->fn, i, WB_MOD_CLAMP);
}

bool
wb_made(const struct wb_check *h, uint32_t v, uint32_t use, struct wb_decoded *d)
{
	const struct wb_gsa_value *x = v == WB_NONE ? NULL : wb_gsa_at(h->g, v);

	return x && (x->kind == WB_GSA_DEF || x->kind == WB_GSA_MASKED) && !x->clobber && x->unit < h->fn->nunit &&
		wb_covered(h, v, use) && !(h->fn->inst[x->at].flags & WB_I_CROSSLANE) &&
		wb_decode(h->fn, x->at, x->unit, d) && !d->second && d->part == 0;
}

/* What @v copies: a move, or the high half of a 64-bit shift; WB_NONE: it is no copy. */
static uint32_t
copied(struct wb_check *h, uint32_t v, uint32_t use)
{
	uint32_t from = wb_gsa_copied(h->g, v, WB_GSA_VECTORS), by;
	struct wb_decoded d;

	if (from != WB_NONE || !wb_made(h, v, use, &d) || d.bits != 64 || d.nsrc != 2 || d.op != WB_OP_LSHR)
		return from;
	return wb_is_number(h, d.src[1], d.inst, &by) && (by & 63u) == 32 ? wb_read_by(h, d.src[0], 1) : WB_NONE;
}

uint32_t
wb_lane_source(struct wb_check *h, uint32_t v, uint32_t *use)
{
	for (uint32_t n = 0; n < MOST_DEPTH && v != WB_NONE; n++) {
		const struct wb_gsa_value *x = wb_gsa_at(h->g, v = wb_found_by(h, wb_gsa_source(h->g, v, 0), *use));
		uint32_t from = x->kind == WB_GSA_MASKED && !x->clobber && wb_covered(h, v, *use) ?
			copied(h, v, *use) : WB_NONE;

		if (from == WB_NONE)
			break;
		*use = x->at;
		v = from;
	}
	return v;
}

bool
wb_returned_to(struct wb_check *h, uint32_t v, uint32_t use, uint32_t k)
{
	const struct wb_gsa_value *x;

	if (v == WB_NONE)
		return false;
	x = wb_gsa_at(h->g, v = wb_lane_source(h, v, &use));
	return (x->kind == WB_GSA_DEF || x->kind == WB_GSA_MASKED) && !x->clobber && x->at == k &&
		wb_covered(h, v, use);
}

/* ---- equal numbers --------------------------------------------------------------------------- */
/* Two values that may be equal, as read by instructions use[0] and use[1]. */
struct pair {
	uint32_t v[2], use[2];
};
struct pairs {
	WB_VEC(struct pair) todo;
	bool differ;
};

static void
add_pair(struct wb_check *h, struct pairs *p, uint32_t a, uint32_t use_a, uint32_t b, uint32_t use_b)
{
	if (a == WB_NONE || b == WB_NONE || p->todo.n == MOST_DEPTH * 2)
		p->differ = true;
	else
		WB_PUSH(h->cx->tmp, &p->todo, ((struct pair){ { a, b }, { use_a, use_b } }));
}

/* If both instructions do the same operation, their operands become pairs, which must be equal. */
static void
add_operands(struct wb_check *h, struct pairs *p, uint32_t ka, uint32_t kb)
{
	const struct wb_inst *a = &h->fn->inst[ka], *b = &h->fn->inst[kb];

	p->differ |= a->op != b->op || a->type != b->type || a->nopnd != b->nopnd || a->mem.space != WB_SPACE_NONE ||
		a->op == WB_OP_OTHER || a->op == WB_OP_CALL || a->op == WB_OP_GETPC || a->op == WB_OP_TIME ||
		!wb_plain(h, a) || !wb_plain(h, b);
	for (uint32_t o = 0; o < a->nopnd && !p->differ; o++) {
		const struct wb_opnd *x = wb_opnd(h->fn, a, o), *y = wb_opnd(h->fn, b, o);
		bool unit = x->kind == WB_OPND_UNIT && (x->flags & WB_USE), exec = unit && x->id == h->g->exec_lo;

		p->differ |= x->kind != y->kind || x->flags != y->flags || x->nunit != y->nunit ||
			(x->kind != WB_OPND_UNIT && (x->imm != y->imm || x->id != y->id));
		for (uint32_t u = 0; u < x->nunit && unit && !p->differ && !(exec && (x->flags & WB_IMPLICIT)); u++)
			add_pair(h, p, wb_gsa_use(h->g, a, o, u), ka, wb_gsa_use(h->g, b, o, u), kb);
	}
}

/* Whether @x and @y are the same unit of the same operand of their instructions. */
static bool
same_def(const struct wb_check *h, const struct wb_gsa_value *x, const struct wb_gsa_value *y)
{
	const struct wb_inst *a = &h->fn->inst[x->at], *b = &h->fn->inst[y->at];

	for (uint32_t o = 0; o < a->nopnd && o < b->nopnd; o++) {
		const struct wb_opnd *da = wb_opnd(h->fn, a, o), *db = wb_opnd(h->fn, b, o);

		if (da->kind != WB_OPND_UNIT || !(da->flags & WB_DEF) || db->kind != WB_OPND_UNIT ||
			!(db->flags & WB_DEF))
			return false;
		if (x->unit - da->id < da->nunit || y->unit - db->id < db->nunit)
			return x->unit - da->id < da->nunit && x->unit - da->id == y->unit - db->id;
	}
	return false;
}

bool
wb_same_number(struct wb_check *h, uint32_t a, uint32_t use_a, uint32_t b, uint32_t use_b)
{
	struct pairs p = { .differ = false };
	uint32_t steps = MOST_PAIRS;

	add_pair(h, &p, a, use_a, b, use_b);
	while (p.todo.n && !p.differ && steps--) {
		struct pair now = p.todo.at[--p.todo.n];
		const struct wb_gsa_value *x = wb_gsa_at(h->g, now.v[0] = wb_lane_source(h, now.v[0], &now.use[0])),
					  *y = wb_gsa_at(h->g, now.v[1] = wb_lane_source(h, now.v[1], &now.use[1]));

		if (now.v[0] == now.v[1])
			continue;
		if (x->kind != y->kind || (x->kind != WB_GSA_DEF && x->kind != WB_GSA_MASKED) || x->clobber ||
			y->clobber || x->unit >= h->fn->nunit || y->unit >= h->fn->nunit ||
			!wb_covered(h, now.v[0], now.use[0]) || !wb_covered(h, now.v[1], now.use[1]) ||
			!same_def(h, x, y))
			return false;
		add_operands(h, &p, x->at, y->at);
	}
	return !p.differ && p.todo.n == 0;
}
