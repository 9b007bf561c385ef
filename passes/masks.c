/* passes/masks.c -- which masks of lanes lie inside of which.
 *
 * A loop over lanes ends when EXEC, or another mask, is empty. Its bound needs
 * to know that lanes only leave, and that the counter of a lane was updated while the
 * lane was on:
 *
 *	@h   exec = merge of e0 and e2		e2 inside e1 inside exec
 *	     ...
 *	     c = ge v0, s4			c inside exec
 *	     out = or c, out			c inside out
 *	     e2 = andn2 exec, out		e2 inside exec, apart from out and c
 *	     cbrnz exec, @h
 *
 * Masks are versions of register pairs (values.c), so which registers they travel
 * through does not matter. Three relations, each a list of masks:
 *	above(m)   m lies inside of these	and: of either; or: of both; merge: of all that meet
 *	below(m)   these lie inside of m
 *	apart(m)   these have no lane in common with m
 * as the greatest solution of the rules of relate(): everything is assumed at first, and
 * taken back until the rules hold. A list holds only masks that are made on every
 * way to m (their block dominates m's), so that both are of the same round of every
 * loop wherever m is current. On the edge of a branch that is taken when a mask is
 * empty, that mask is empty.
 *
 * Lists are cut at MOST_LIST masks, the nearest kept: fewer relations, none wrong.
 * Cost: O(masks * MOST_LIST * depth of loops).
 */
#include <assert.h>

#include "masks.h"

#define MOST_LIST 48
#define MOST_SWEEPS 40

/* Masks, ascending by id. */
struct list {
	bool all;			/* every mask: not visited yet, or empty */
	uint8_t n;
	uint32_t at[MOST_LIST];
};

struct node {
	struct wb_mask m;
	uint32_t order;			/* definitions in order of the code: blocks, then instructions */
	struct list above, below, apart;
};

struct wb_masks {
	struct wb_ctx *cx;
	const struct wb_fn *fn;
	const struct wb_gsa *vs;
	uint32_t width;			/* units of a mask */
	uint32_t exec;			/* EXEC_LO, or WB_NONE */
	struct wb_map known;		/* version of the low unit -> node */
	WB_VEC(struct node *) node;
	WB_VEC(uint32_t) arg;
	WB_VEC(uint32_t) todo;		/* nodes whose parts are not made yet */
	uint32_t *of_inst;		/* [inst] mask it leaves in a pair */
	uint32_t *exec_in;		/* [block] */
	uint32_t *exec_at;		/* [inst] */
	uint32_t *exec_out;		/* [block] */
	uint32_t stamp;
};

/* ---- making nodes ---------------------------------------------------------------------- */
static uint32_t
new_node(struct wb_masks *ms, struct wb_mask m)
{
	struct node *n = WB_NEW(ms->cx->tmp, struct node, 1);

	n->m = m;
	n->order = m.block == WB_NONE ? 0 : m.inst == WB_NONE ? 2 * ms->fn->block[m.block].first + 1 : 2 * m.inst + 2;
	n->above.all = n->below.all = n->apart.all = true;
	WB_PUSH(ms->cx->tmp, &ms->node, n);
	return ms->node.n - 1;
}

/* The node of the version @v of the mask's low unit, @high of the next. */
static uint32_t
node_of(struct wb_masks *ms, struct wb_value v, struct wb_value high)
{
	uint64_t *key, probe = (uint64_t)v.unit << 34 | (uint64_t)v.kind << 32 | v.at;
	struct wb_mask m = { .kind = WB_MASK_OPAQUE, .block = WB_NONE, .inst = WB_NONE };
	uint32_t id;

	if (v.kind == WB_V_UNKNOWN || (ms->width == 2 && (high.kind != v.kind || high.at != v.at)))
		return WB_MASK_ANY;
	id = wb_map_get(&ms->known, (const char *)&probe, sizeof probe);
	if (id != WB_NONE)
		return id;
	if (v.kind != WB_V_ENTRY)
		m.block = wb_value_block(ms->vs, v);
	if (v.kind == WB_V_DEF)
		m.inst = v.at;
	else if (v.kind == WB_V_MERGE)
		m.kind = WB_MASK_MERGE;
	m.a = v.unit;		/* until its parts are made */
	id = new_node(ms, m);
	key = WB_NEW(ms->cx->tmp, uint64_t, 1);
	*key = probe;
	wb_map_put(&ms->known, (const char *)key, sizeof *key, id);
	WB_PUSH(ms->cx->tmp, &ms->todo, id);
	return id;
}

static uint32_t
before(struct wb_masks *ms, uint32_t inst, uint32_t unit)
{
	return node_of(ms, wb_value_before(ms->vs, inst, unit), wb_value_before(ms->vs, inst, unit + ms->width - 1));
}

/* The operand of the branch that ends @b, if that is a mask. */
static const struct wb_opnd *
tested(const struct wb_masks *ms, uint32_t b, const struct wb_inst **br)
{
	const struct wb_inst *i = wb_last_inst(ms->fn, b);
	const struct wb_opnd *cond = NULL;

	if (!i || (i->op != WB_OP_CBRNZ && i->op != WB_OP_CBRZ))
		return NULL;
	for (uint32_t k = 0; k < i->nopnd; k++)
		if (wb_opnd(ms->fn, i, k)->kind == WB_OPND_UNIT) {
			if (cond)
				return NULL;
			cond = wb_opnd(ms->fn, i, k);
		}
	*br = i;
	return cond && cond->nunit == ms->width && ms->fn->unit[cond->id].role != WB_ROLE_SCC ? cond : NULL;
}

/* Whether edge @e is the one taken when the mask tested is empty. */
static bool
is_zero_edge(const struct wb_inst *br, const struct wb_edge *e)
{
	return (e->kind == WB_EDGE_TAKEN) == (br->op == WB_OP_CBRZ);
}

/* What @unit holds on edge @e: nothing, where the branch has just found that out. */
static uint32_t
along(struct wb_masks *ms, uint32_t e, uint32_t unit)
{
	const struct wb_edge *ed = &ms->fn->edge[e];
	const struct wb_inst *br;
	const struct wb_opnd *o;
	uint32_t m = node_of(ms, wb_value_along(ms->vs, e, unit), wb_value_along(ms->vs, e, unit + ms->width - 1));

	if (ed->src == WB_NONE || m == WB_MASK_ANY)
		return m;
	o = tested(ms, ed->src, &br);
	if (o && is_zero_edge(br, ed) && before(ms, (uint32_t)(br - ms->fn->inst), o->id) == m)
		return WB_MASK_EMPTY;
	return m;
}

/* ---- what an instruction makes --------------------------------------------------------------- */
/* The first two sources of @i that are masks or numbers; how many sources there are. */
static uint32_t
sources(const struct wb_masks *ms, const struct wb_inst *i, const struct wb_opnd *src[2])
{
	uint32_t n = 0;

	for (uint32_t k = 0; k < i->nopnd; k++) {
		const struct wb_opnd *o = wb_opnd(ms->fn, i, k);

		if (o->kind != WB_OPND_MOD && o->flags & WB_USE) {
			if (n < 2)
				src[n] = o;
			n++;
		}
	}
	return n;
}

static uint32_t
source(struct wb_masks *ms, uint32_t inst, const struct wb_opnd *o)
{
	uint64_t ones = ms->width == 2 ? UINT64_MAX : UINT32_MAX;

	if (o->flags & (WB_NEG | WB_ABS | WB_SEXT))
		return WB_MASK_ANY;
	if (o->kind == WB_OPND_IMM)
		return o->imm == 0 ? WB_MASK_EMPTY : o->imm == ones ? WB_NONE : WB_MASK_ANY;
	return o->kind == WB_OPND_UNIT && o->nunit == ms->width ? before(ms, inst, o->id) : WB_MASK_ANY;
}

static void
set(struct wb_mask *m, enum wb_mask_kind kind, uint32_t a, uint32_t b)
{
	m->kind = (uint8_t)kind;
	m->a = a;
	m->b = b;
}

/* a OP b, where WB_NONE stands for all lanes. */
static void
combine(struct wb_mask *m, uint16_t op, uint32_t a, uint32_t b)
{
	bool all_a = a == WB_NONE, all_b = b == WB_NONE;

	a = all_a ? WB_MASK_ANY : a;
	b = all_b ? WB_MASK_ANY : b;
	switch (op) {
	case WB_OP_AND:
		if (all_a || all_b)
			set(m, WB_MASK_COPY, all_a ? b : a, 0);
		else
			set(m, WB_MASK_AND, a, b);
		break;
	case WB_OP_ANDN2:
		if (all_a)
			set(m, WB_MASK_NOT, b, 0);
		else
			set(m, all_b ? WB_MASK_COPY : WB_MASK_ANDN2, all_b ? WB_MASK_EMPTY : a, b);
		break;
	case WB_OP_OR: case WB_OP_XOR:
		if (op == WB_OP_XOR && (all_a || all_b))
			set(m, WB_MASK_NOT, all_a ? b : a, 0);
		else if (!all_a && !all_b)
			set(m, op == WB_OP_OR ? WB_MASK_OR : WB_MASK_XOR, a, b);
		break;
	default:
		break;
	}
}

/* Whether @i compares lanes into a mask: inactive lanes are 0 in it. */
static bool
compares_lanes(const struct wb_masks *ms, const struct wb_inst *i)
{
	bool lanes = false;

	if (i->op == WB_OP_ADD || i->op == WB_OP_SUB || i->op == WB_OP_SUBREV || i->op == WB_OP_ADDC || i->op == WB_OP_SUBB || i->op == WB_OP_SUBBREV)
		return i->flags & WB_I_MASKED;	/* carries */
	if ((i->op < WB_OP_EQ || i->op > WB_OP_GE) && i->op != WB_OP_CMP && i->op != WB_OP_CMPX)
		return false;
	for (uint32_t k = 0; k < i->nopnd; k++) {
		const struct wb_opnd *o = wb_opnd(ms->fn, i, k);

		lanes |= o->kind == WB_OPND_UNIT && o->flags & WB_USE && o->id == ms->exec;
	}
	return lanes;
}

/* What instruction @inst leaves in the pair whose low unit is @unit. */
static void
make(struct wb_masks *ms, struct wb_mask *m, uint32_t inst, uint32_t unit)
{
	const struct wb_inst *i = &ms->fn->inst[inst];
	const struct wb_opnd *src[2] = { NULL, NULL };
	uint32_t n = sources(ms, i, src), nunit = 0;
	bool is_exec = unit == ms->exec;

	m->kind = WB_MASK_OPAQUE;
	for (uint32_t k = 0; k < i->nopnd; k++) {
		const struct wb_opnd *o = wb_opnd(ms->fn, i, k);

		if (o->kind == WB_OPND_UNIT && o->flags & WB_DEF && o->id == unit)
			nunit = o->nunit;
	}
	if (nunit != ms->width)
		return;
	if (compares_lanes(ms, i)) {
		set(m, WB_MASK_COMPARE, before(ms, inst, ms->exec), 0);
		return;
	}
	if (i->flags & (WB_I_UNMODELLED | WB_I_MASKED))
		return;
	if (i->op == WB_OP_MOV && n >= 1) {
		uint32_t a = source(ms, inst, src[0]);

		set(m, a == WB_NONE ? WB_MASK_ALL : WB_MASK_COPY, a == WB_NONE ? 0 : a, 0);
	} else if (i->op == WB_OP_SELECT && n == 3) {
		uint32_t a = source(ms, inst, src[0]), b = source(ms, inst, src[1]);

		if ((a == WB_NONE && b == WB_MASK_EMPTY) || (a == WB_MASK_EMPTY && b == WB_NONE))
			set(m, WB_MASK_SELECT, a == WB_NONE, 0);
	} else if (i->op == WB_OP_NOT && n >= 1) {
		combine(m, WB_OP_XOR, source(ms, inst, src[0]), WB_NONE);
	} else if ((i->op == WB_OP_AND || i->op == WB_OP_ANDN2 || i->op == WB_OP_OR || i->op == WB_OP_XOR) && n >= 2) {
		uint32_t a = source(ms, inst, src[0]), b = source(ms, inst, src[1]);

		combine(m, i->op, a, b);
	} else if (i->op >= WB_OP_SAVEEXEC_AND && i->op <= WB_OP_SAVEEXEC_ORN1 && n >= 1) {
		uint32_t a = source(ms, inst, src[0]), e = before(ms, inst, ms->exec);

		if (!is_exec)
			set(m, WB_MASK_COPY, e, 0);
		else if (i->op == WB_OP_SAVEEXEC_AND)
			combine(m, WB_OP_AND, a, e);
		else if (i->op == WB_OP_SAVEEXEC_ANDN2)
			combine(m, WB_OP_ANDN2, a, e);
		else if (i->op == WB_OP_SAVEEXEC_ANDN1)
			combine(m, WB_OP_ANDN2, e, a);
		else if (i->op == WB_OP_SAVEEXEC_OR)
			combine(m, WB_OP_OR, a, e);
		else if (i->op == WB_OP_SAVEEXEC_XOR)
			combine(m, WB_OP_XOR, a, e);
	}
}

static void
make_parts(struct wb_masks *ms, uint32_t id)
{
	struct wb_mask m = ms->node.at[id]->m;
	uint32_t unit = m.a;

	m.a = m.b = 0;
	if (m.kind == WB_MASK_MERGE) {
		const struct wb_block *b = &ms->fn->block[m.block];
		uint32_t n = 0, *arg = WB_NEW(ms->cx->tmp, uint32_t, b->nin);

		for (uint32_t k = 0; k < b->nin; k++)
			if (wb_edge_live(&ms->fn->edge[ms->fn->in[b->in + k]]))
				arg[n++] = along(ms, ms->fn->in[b->in + k], unit);
		m.a = ms->arg.n;
		m.b = n;
		for (uint32_t k = 0; k < n; k++)
			WB_PUSH(ms->cx->tmp, &ms->arg, arg[k]);
	} else if (m.inst != WB_NONE && ms->fn->inst[m.inst].op != WB_OP_CALL) {
		make(ms, &m, m.inst, unit);
		ms->of_inst[m.inst] = unit == ms->exec && ms->of_inst[m.inst] != WB_MASK_ANY ? ms->of_inst[m.inst] : id;
	}
	ms->node.at[id]->m = m;
}

/* ---- relations ------------------------------------------------------------------------------- */
/* Whether mask @w is made on every way to where @m is. */
static bool
reaches(const struct wb_masks *ms, uint32_t w, const struct node *m)
{
	const struct node *n = ms->node.at[w];

	if (n->m.block == WB_NONE)
		return true;
	if (m->m.block == WB_NONE)
		return false;
	if (n->m.block == m->m.block)
		return n->order < m->order || (n == m);
	return wb_dominates(ms->fn->dom, n->m.block, m->m.block);
}

static bool
has(const struct list *l, uint32_t w)
{
	if (l->all)
		return true;
	for (uint32_t k = 0; k < l->n; k++)
		if (l->at[k] == w)
			return true;
	return false;
}

/* Adds @w; where there is no room, the mask made first goes. */
static void
add(const struct wb_masks *ms, struct list *l, uint32_t w)
{
	uint32_t least = 0;

	if (w <= WB_MASK_ANY || has(l, w))
		return;
	if (l->n < MOST_LIST) {
		l->at[l->n++] = w;
		return;
	}
	for (uint32_t k = 1; k < l->n; k++)
		if (ms->node.at[l->at[k]]->order < ms->node.at[l->at[least]]->order)
			least = k;
	l->at[least] = w;
}

static void
unite(const struct wb_masks *ms, struct list *l, const struct list *with)
{
	l->all = l->all || with->all;
	for (uint32_t k = 0; k < with->n && !l->all; k++)
		add(ms, l, with->at[k]);
}

static void
meet(struct list *l, const struct list *with)
{
	uint32_t n = 0;

	if (with->all)
		return;
	if (l->all) {
		*l = *with;
		return;
	}
	for (uint32_t k = 0; k < l->n; k++)
		if (has(with, l->at[k]))
			l->at[n++] = l->at[k];
	l->n = (uint8_t)n;
}

static void
keep_reaching(const struct wb_masks *ms, const struct node *m, struct list *l)
{
	uint32_t n = 0;

	for (uint32_t k = 0; k < l->n; k++)
		if (reaches(ms, l->at[k], m))
			l->at[n++] = l->at[k];
	l->n = (uint8_t)n;
}

struct related {
	struct list above, below, apart;
};

/* The relations of a mask from those of its parts. */
static void
relate(const struct wb_masks *ms, uint32_t id, struct related *r)
{
	const struct node *n = ms->node.at[id], *a, *b;

	memset(r, 0, sizeof *r);
	a = n->m.kind > WB_MASK_OPAQUE && n->m.kind != WB_MASK_MERGE ? ms->node.at[n->m.a] : NULL;
	b = n->m.kind == WB_MASK_AND || n->m.kind == WB_MASK_ANDN2 || n->m.kind == WB_MASK_OR || n->m.kind == WB_MASK_XOR ? ms->node.at[n->m.b] : NULL;
	switch (n->m.kind) {
	case WB_MASK_IS_EMPTY:
		r->above.all = r->apart.all = true;
		break;
	case WB_MASK_COMPARE:
		unite(ms, &r->above, &a->above);
		unite(ms, &r->apart, &a->apart);
		break;
	case WB_MASK_COPY:
		r->above = a->above;
		r->below = a->below;
		r->apart = a->apart;
		break;
	case WB_MASK_AND:
		r->below = a->below;
		meet(&r->below, &b->below);
		unite(ms, &r->above, &a->above);
		unite(ms, &r->above, &b->above);
		unite(ms, &r->apart, &a->apart);
		unite(ms, &r->apart, &b->apart);
		break;
	case WB_MASK_XOR:
		if (!has(&a->above, n->m.b) && !has(&b->above, n->m.a)) {
			r->above = a->above;
			meet(&r->above, &b->above);
			r->apart = a->apart;
			meet(&r->apart, &b->apart);
			break;
		}
		if (!has(&a->above, n->m.b)) {		/* b lies inside a */
			unite(ms, &r->above, &a->above);
			unite(ms, &r->apart, &a->apart);
			unite(ms, &r->apart, &b->below);
		} else {
			unite(ms, &r->above, &b->above);
			unite(ms, &r->apart, &b->apart);
			unite(ms, &r->apart, &a->below);
		}
		break;
	case WB_MASK_ANDN2:
		unite(ms, &r->above, &a->above);
		unite(ms, &r->apart, &a->apart);
		unite(ms, &r->apart, &b->below);
		break;
	case WB_MASK_NOT:
		unite(ms, &r->apart, &a->below);
		break;
	case WB_MASK_OR:
		r->above = a->above;
		meet(&r->above, &b->above);
		r->apart = a->apart;
		meet(&r->apart, &b->apart);
		unite(ms, &r->below, &a->below);
		unite(ms, &r->below, &b->below);
		break;
	case WB_MASK_MERGE:
		r->above.all = r->below.all = r->apart.all = true;
		for (uint32_t k = 0; k < n->m.b; k++) {
			const struct node *x = ms->node.at[ms->arg.at[n->m.a + k]];

			meet(&r->above, &x->above);
			meet(&r->below, &x->below);
			meet(&r->apart, &x->apart);
		}
		keep_reaching(ms, n, &r->above);
		keep_reaching(ms, n, &r->below);
		keep_reaching(ms, n, &r->apart);
		break;
	default:
		break;
	}
	if (id > WB_MASK_ANY) {
		add(ms, &r->above, id);
		add(ms, &r->below, id);
	}
}

/* Takes back what no longer holds; true if anything did not. */
static bool
shrink(struct list *l, const struct list *now)
{
	uint32_t n = 0;

	if (now->all)
		return false;
	if (l->all) {
		*l = *now;
		return true;
	}
	for (uint32_t k = 0; k < l->n; k++)
		if (has(now, l->at[k]))
			l->at[n++] = l->at[k];
	if (n == l->n)
		return false;
	l->n = (uint8_t)n;
	return true;
}

static int
by_order(const struct wb_masks *ms, uint32_t a, uint32_t b)
{
	uint32_t x = ms->node.at[a]->order, y = ms->node.at[b]->order;

	return x < y ? -1 : x > y;
}

/* Nodes in order of the code. Merge sort: no recursion, no state outside. */
static uint32_t *
sort(struct wb_masks *ms)
{
	uint32_t n = ms->node.n, *at = WB_NEW(ms->cx->tmp, uint32_t, n), *to = WB_NEW(ms->cx->tmp, uint32_t, n);

	for (uint32_t k = 0; k < n; k++)
		at[k] = k;
	for (uint32_t w = 1; w < n; w *= 2) {
		uint32_t *swap;

		for (uint32_t from = 0; from < n; from += 2 * w) {
			uint32_t a = from, mid = from + w < n ? from + w : n, b = mid, end = mid + w < n ? mid + w : n;

			for (uint32_t k = from; k < end; k++)
				to[k] = a < mid && (b == end || by_order(ms, at[a], at[b]) <= 0) ? at[a++] : at[b++];
		}
		swap = at;
		at = to;
		to = swap;
	}
	return at;
}

static void
solve(struct wb_masks *ms)
{
	const uint32_t *order = sort(ms);
	struct related r;
	bool again = true;

	for (uint32_t sweep = 0; again; sweep++) {
		again = false;
		for (uint32_t k = 0; k < ms->node.n; k++) {
			struct node *n = ms->node.at[order[k]];

			relate(ms, order[k], &r);
			if (sweep >= MOST_SWEEPS && n->m.kind == WB_MASK_MERGE)	/* enough: merges keep nothing but themselves */
				r.above = r.below = r.apart = (struct list){ .n = 0 };
			again |= shrink(&n->above, &r.above);
			again |= shrink(&n->below, &r.below);
			again |= shrink(&n->apart, &r.apart);
		}
	}
}

/* ---- the whole function --------------------------------------------------------------------------- */
static void
find_exec(struct wb_masks *ms)
{
	const struct wb_fn *fn = ms->fn;

	ms->exec = WB_NONE;
	for (uint32_t u = 0; u < fn->nunit; u++)
		if (fn->unit[u].role == WB_ROLE_EXEC_LO)
			ms->exec = u;
	ms->width = fn->desc && fn->desc->wave_lanes == 32 ? 1 : 2;
	if (ms->exec != WB_NONE && ms->exec + ms->width > fn->nunit)
		ms->exec = WB_NONE;
}

/* EXEC at every instruction, and all masks that it comes from. */
static void
follow_exec(struct wb_masks *ms)
{
	const struct wb_fn *fn = ms->fn;

	for (uint32_t b = 0; b < fn->nblock; b++) {
		uint32_t now = node_of(ms, wb_value_in(ms->vs, b, ms->exec), wb_value_in(ms->vs, b, ms->exec + ms->width - 1));

		ms->exec_in[b] = now;
		for (uint32_t k = fn->block[b].first; k < fn->block[b].first + fn->block[b].ninst; k++) {
			const struct wb_inst *i = &fn->inst[k];
			bool writes = i->op == WB_OP_CALL;

			ms->exec_at[k] = now;
			for (uint32_t o = 0; o < i->nopnd && !writes; o++) {
				const struct wb_opnd *op = wb_opnd(fn, i, o);

				writes = op->kind == WB_OPND_UNIT && op->flags & WB_DEF && op->id < ms->exec + ms->width && op->id + op->nunit > ms->exec;
			}
			if (writes)
				now = k + 1 < fn->block[b].first + fn->block[b].ninst ? before(ms, k + 1, ms->exec) :
				      node_of(ms, wb_value_out(ms->vs, b, ms->exec), wb_value_out(ms->vs, b, ms->exec + ms->width - 1));
		}
		ms->exec_out[b] = now;
	}
}

/* Masks that branches test. */
static void
follow_tests(struct wb_masks *ms)
{
	for (uint32_t b = 0; b < ms->fn->nblock; b++) {
		const struct wb_inst *br;
		const struct wb_opnd *o = tested(ms, b, &br);

		if (o)
			(void)before(ms, (uint32_t)(br - ms->fn->inst), o->id);
	}
}

struct wb_masks *
wb_masks_new(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_gsa *vs)
{
	struct wb_masks *ms = WB_NEW(cx->tmp, struct wb_masks, 1);

	ms->cx = cx;
	ms->fn = fn;
	ms->vs = vs;
	ms->known = wb_map_new(cx->tmp);
	new_node(ms, (struct wb_mask){ .kind = WB_MASK_IS_EMPTY, .block = WB_NONE, .inst = WB_NONE });
	new_node(ms, (struct wb_mask){ .kind = WB_MASK_IS_ANY, .block = WB_NONE, .inst = WB_NONE });
	ms->of_inst = WB_NEW(cx->tmp, uint32_t, fn->ninst);
	ms->exec_at = WB_NEW(cx->tmp, uint32_t, fn->ninst);
	ms->exec_in = WB_NEW(cx->tmp, uint32_t, fn->nblock);
	ms->exec_out = WB_NEW(cx->tmp, uint32_t, fn->nblock);
	for (uint32_t k = 0; k < fn->ninst; k++)
		ms->of_inst[k] = ms->exec_at[k] = WB_MASK_ANY;
	for (uint32_t b = 0; b < fn->nblock; b++)
		ms->exec_in[b] = ms->exec_out[b] = WB_MASK_ANY;
	find_exec(ms);
	if (ms->exec == WB_NONE)
		return ms;
	follow_exec(ms);
	follow_tests(ms);
	for (uint32_t k = 0; k < ms->todo.n; k++)
		make_parts(ms, ms->todo.at[k]);
	solve(ms);
	return ms;
}

/* ---- questions --------------------------------------------------------------------------------------- */
uint32_t wb_mask_stamp(struct wb_masks *ms) { return ++ms->stamp; }
const struct wb_fn *wb_mask_fn(const struct wb_masks *ms) { return ms->fn; }
const struct wb_mask *wb_mask_at(const struct wb_masks *ms, uint32_t m) { return &ms->node.at[m]->m; }
uint32_t wb_mask_exec(const struct wb_masks *ms, uint32_t inst) { return ms->exec_at[inst]; }
uint32_t wb_mask_exec_in(const struct wb_masks *ms, uint32_t block) { return ms->exec_in[block]; }
uint32_t wb_mask_made(const struct wb_masks *ms, uint32_t inst) { return ms->of_inst[inst]; }

uint32_t
wb_mask_version(const struct wb_masks *ms, struct wb_value v, struct wb_value high)
{
	uint64_t probe = (uint64_t)v.unit << 34 | (uint64_t)v.kind << 32 | v.at;
	uint32_t id;

	if (v.kind == WB_V_UNKNOWN || (ms->width == 2 && (high.kind != v.kind || high.at != v.at)))
		return WB_MASK_ANY;
	id = wb_map_get(&ms->known, (const char *)&probe, sizeof probe);
	return id == WB_NONE ? WB_MASK_ANY : id;
}

uint32_t
wb_mask_tested(const struct wb_masks *ms, uint32_t block, uint32_t *zero)
{
	const struct wb_inst *br;
	const struct wb_opnd *o = ms->exec == WB_NONE ? NULL : tested(ms, block, &br);
	const struct wb_block *b = &ms->fn->block[block];
	uint32_t inst;

	if (!o)
		return WB_MASK_ANY;
	*zero = WB_NONE;
	for (uint32_t k = 0; k < b->nout; k++)
		if (is_zero_edge(br, &ms->fn->edge[ms->fn->out[b->out + k]]))
			*zero = ms->fn->out[b->out + k];
	inst = (uint32_t)(br - ms->fn->inst);
	return wb_mask_version(ms, wb_value_before(ms->vs, inst, o->id), wb_value_before(ms->vs, inst, o->id + ms->width - 1));
}

uint32_t
wb_mask_exec_along(const struct wb_masks *ms, uint32_t e)
{
	uint32_t src = ms->fn->edge[e].src, zero, m;

	if (src == WB_NONE)
		return ms->exec_in[0];
	m = wb_mask_tested(ms, src, &zero);
	return m > WB_MASK_ANY && zero == e && m == ms->exec_out[src] ? WB_MASK_EMPTY : ms->exec_out[src];
}

bool
wb_mask_inside(const struct wb_masks *ms, uint32_t a, uint32_t b)
{
	return a == WB_MASK_EMPTY || (a != WB_MASK_ANY && has(&ms->node.at[a]->above, b));
}

bool
wb_mask_apart(const struct wb_masks *ms, uint32_t a, uint32_t b)
{
	return a == WB_MASK_EMPTY || b == WB_MASK_EMPTY || (a != WB_MASK_ANY && has(&ms->node.at[a]->apart, b)) || (b != WB_MASK_ANY && has(&ms->node.at[b]->apart, a));
}

uint32_t
wb_mask_above(const struct wb_masks *ms, uint32_t m, const uint32_t **list)
{
	*list = ms->node.at[m]->above.at;
	return ms->node.at[m]->above.all ? 0 : ms->node.at[m]->above.n;
}

uint32_t
wb_mask_apart_list(const struct wb_masks *ms, uint32_t m, const uint32_t **list)
{
	*list = ms->node.at[m]->apart.at;
	return ms->node.at[m]->apart.all ? 0 : ms->node.at[m]->apart.n;
}

uint32_t
wb_mask_arg(const struct wb_masks *ms, uint32_t m, uint32_t e)
{
	const struct node *n = ms->node.at[m];
	const struct wb_block *b;

	if (n->m.kind != WB_MASK_MERGE)
		return WB_MASK_ANY;
	b = &ms->fn->block[n->m.block];
	for (uint32_t k = 0, live = 0; k < b->nin; k++) {
		if (!wb_edge_live(&ms->fn->edge[ms->fn->in[b->in + k]]))
			continue;
		if (ms->fn->in[b->in + k] == e)
			return ms->arg.at[n->m.a + live];
		live++;
	}
	return WB_MASK_ANY;
}
