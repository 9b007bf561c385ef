/* passes/trips/replay.c -- a loop whose exit depends on constants alone, run as it stands.
 *
 * Counters that halve, shift or multiply, or that are wider than a register, have no
 * closed form here. But if every value that the exit condition needs is computed
 * from constants and from merges at the header that themselves start with constants,
 * the first iterations can simply be computed:
 *
 *	@h   r = merge of 128 and x		state r = 128
 *	     x = r >> 1				64, 32, 16, 8, 4, 2, 1, 0
 *	     scc = ne x, 0			leaves in the 8th test
 *
 * The argument is that of trips.c, with computing in place of solving. A condition
 * that has not left after MOST_EVALS computed values is not claimed to leave.
 */
#include "trips.h"

#define MOST_NODES 48
#define MOST_EVALS 200000		/* per loop entry */
#define MOST_REPLAYED ((uint64_t)4000000)	/* per function */
#define MOST_SOURCES 5			/* units read by one instruction: two pairs and SCC */

enum kind { NUMBER, STATE, RESULT };

struct node {
	enum kind kind;
	uint32_t v;
	uint32_t k;			/* NUMBER: it; STATE, RESULT: value in this iteration */
	uint32_t next;			/* STATE: the node of its value in the next iteration */
	uint32_t src[MOST_SOURCES], nsrc;
	uint32_t part;			/* RESULT: which half of the first def */
	bool second, built;
};

struct replay {
	struct trips *t;
	const struct test *s;
	struct node node[MOST_NODES];
	uint32_t n;
	uint32_t order[MOST_NODES], norder;	/* RESULT nodes, sources first */
};

/* ---- the graph of one iteration ------------------------------------------------------------ */
static uint32_t
add_number(struct replay *r, uint32_t k)
{
	if (r->n == MOST_NODES)
		return WB_NONE;
	r->node[r->n] = (struct node){ .kind = NUMBER, .k = k, .built = true };
	return r->n++;
}

/* What @v is in an iteration that stays: where only one edge leads on, what that brings. */
static uint32_t
from_there(const struct replay *r, uint32_t v)
{
	const struct trips *t = r->t;

	for (uint32_t k = 0; r->s->at.iteration && k < 8 && wb_value_is_merge(t->vs, v) &&
		wb_loop_has(t->ls, r->s->loop, wb_value_at(t->vs, v)) &&
		wb_value_at(t->vs, v) != t->ls->loop[r->s->loop].header;
		k++) {
		const struct wb_block *b = &t->fn->block[wb_value_at(t->vs, v)];
		uint32_t n = 0, way = WB_NONE;

		for (uint32_t j = 0; j < b->nin; j++)
			if (wb_nums_live(t->ns, t->fn->in[b->in + j]) &&
				wb_iteration_way(
					t->rs, r->s->at.iteration, wb_value_at(t->vs, v), t->fn->in[b->in + j])) {
				way = t->fn->in[b->in + j];
				n++;
			}
		if (n != 1)
			break;
		v = wb_value_along(t->vs, way, wb_value_unit(t->vs, v));
	}
	return v;
}

/* The node of @v, new or old; WB_NONE: @v is nothing that can be computed. */
static uint32_t
add_value(struct replay *r, uint32_t v)
{
	struct trips *t = r->t;
	uint32_t b;

	v = from_there(r, v);
	b = v == WB_NONE ? WB_NONE : wb_gsa_block(t->vs, v);
	for (uint32_t k = 0; k < r->n; k++)
		if (r->node[k].kind != NUMBER && r->node[k].v == v)
			return k;
	if (v == WB_NONE || wb_value_is_entry(t->vs, v) || !wb_loop_has(t->ls, r->s->loop, b)) {
		struct wb_affine f = wb_affine_value(t->ns, v, wb_point_any(r->s->block));

		return wb_affine_constant(&f) ? add_number(r, (uint32_t)f.add) : WB_NONE;
	}
	if (r->n == MOST_NODES || (wb_value_is_merge(t->vs, v) && b != t->ls->loop[r->s->loop].header))
		return WB_NONE;
	r->node[r->n] = (struct node){ .kind = wb_value_is_merge(t->vs, v) ? STATE : RESULT, .v = v };
	return r->n++;
}

/* All ways round bring the same value to the merge. */
static bool
build_state(struct replay *r, uint32_t n)
{
	const struct wb_loop *l = &r->t->ls->loop[r->s->loop];
	uint32_t next = WB_NONE;

	for (uint32_t k = 0; k < l->nback; k++) {
		uint32_t e = r->t->ls->list[l->back + k], x;

		if (!wb_nums_live(r->t->ns, e))
			continue;
		x = add_value(r, wb_value_along(r->t->vs, e, wb_value_unit(r->t->vs, r->node[n].v)));
		if (x == WB_NONE || (next != WB_NONE && x != next))
			return false;
		next = x;
	}
	r->node[n].next = next;
	return true;
}

/* Units that source @o of @i stands for, @before of them read already. A number is as
 * wide as the operation, but for the distance of a shift. */
static uint32_t
halves(const struct wb_inst *i, const struct wb_opnd *o, uint32_t before)
{
	bool shift = i->op == WB_OP_SHL || i->op == WB_OP_LSHR;

	if (o->kind == WB_OPND_UNIT)
		return o->nunit;
	return wb_type_wide(i->type) && !(shift && before >= 2) ? 2 : 1;
}

static bool
build_result(struct replay *r, uint32_t n)
{
	const struct wb_fn *fn = r->t->fn;
	const struct wb_gsa_value *v = wb_gsa_at(r->t->vs, r->node[n].v);
	const struct wb_inst *i = &fn->inst[v->at];
	uint32_t ndef = 0;
	bool hit = false;

	if (i->flags & (WB_I_UNMODELLED | WB_I_MASKED | WB_I_CROSSLANE) || i->op == WB_OP_CALL)
		return false;
	for (uint32_t k = 0; k < i->nopnd; k++) {
		const struct wb_opnd *o = wb_opnd(fn, i, k);

		if (o->kind == WB_OPND_UNIT && o->flags & WB_DEF) {
			if (v->unit >= o->id && v->unit < o->id + o->nunit) {
				r->node[n].second = ndef > 0;
				r->node[n].part = v->unit - o->id;
				hit = true;
			}
			ndef++;
		}
		if (o->kind == WB_OPND_MOD || !(o->flags & WB_USE))
			continue;
		if (o->flags & (WB_NEG | WB_ABS | WB_SEXT) || (o->kind != WB_OPND_UNIT && o->kind != WB_OPND_IMM))
			return false;
		for (uint32_t p = 0; p < halves(i, o, r->node[n].nsrc); p++) {
			uint32_t x;

			if (r->node[n].nsrc == MOST_SOURCES)
				return false;
			if (o->kind == WB_OPND_IMM)
				x = add_number(r, (uint32_t)(o->imm >> (32 * p)));
			else
				x = add_value(r, wb_value_read(r->t->vs, o, p));
			if (x == WB_NONE)
				return false;
			r->node[n].src[r->node[n].nsrc++] = x;
		}
	}
	return hit && ndef <= 2 && r->node[n].part <= 1;
}

/* Sources first. An iteration has no cycle but through the header's merges. */
static bool
sort(struct replay *r)
{
	bool done[MOST_NODES] = { false }, progress = true;
	uint32_t left = 0;

	for (uint32_t k = 0; k < r->n; k++) {
		done[k] = r->node[k].kind != RESULT;
		left += !done[k];
	}
	while (left && progress) {
		progress = false;
		for (uint32_t k = 0; k < r->n; k++) {
			bool ready = !done[k];

			for (uint32_t j = 0; j < r->node[k].nsrc; j++)
				ready = ready && done[r->node[k].src[j]];
			if (ready) {
				r->order[r->norder++] = k;
				done[k] = progress = true;
				left--;
			}
		}
	}
	return !left;
}

static bool
build(struct replay *r, uint32_t scc)
{
	if (add_value(r, scc) == WB_NONE)
		return false;
	for (uint32_t k = 0; k < r->n; k++)
		if (!r->node[k].built && !(r->node[k].kind == STATE ? build_state(r, k) : build_result(r, k)))
			return false;
	return sort(r);
}

/* ---- computing ------------------------------------------------------------------------------ */
/* 64-bit operations on pairs. */
static bool
compute_wide(const struct replay *r, const struct node *n, const struct wb_inst *i, uint32_t *out)
{
	bool one = i->op == WB_OP_MOV || i->op == WB_OP_NOT, shift = i->op == WB_OP_SHL || i->op == WB_OP_LSHR;
	uint32_t k[MOST_SOURCES] = { 0 };
	uint64_t a[2], d;

	for (uint32_t j = 0; j < n->nsrc; j++)
		k[j] = r->node[n->src[j]].k;
	if (n->nsrc != (one ? 2u : shift ? 3u : 4u))
		return false;
	a[0] = (uint64_t)k[1] << 32 | k[0];
	a[1] = (uint64_t)k[3] << 32 | k[2];
	if ((i->op == WB_OP_EQ || i->op == WB_OP_NE) && !n->second)
		d = (a[0] == a[1]) == (i->op == WB_OP_EQ);
	else if (!wb_fold((enum wb_op)i->op, i->type == WB_T_I64, 64, a, one ? 1 : 2, &d))
		return false;
	if (n->second) {
		if (!wb_tells_zero((enum wb_op)i->op) || i->op == WB_OP_MOV)
			return false;
		d = d != 0;
	}
	*out = (uint32_t)(d >> (32 * (n->second ? 0 : n->part)));
	return true;
}

/* Addition and subtraction with their carry, borrow or overflow in and out. */
static bool
compute_carry(uint16_t op, bool sign, bool second, const uint32_t *k, uint32_t nsrc, uint32_t *out)
{
	bool in = op == WB_OP_ADDC || op == WB_OP_SUBB, sub = op == WB_OP_SUB || op == WB_OP_SUBB;
	int64_t a, b, d;

	if (nsrc != (in ? 3u : 2u) || (in && k[2] > 1))
		return false;
	a = sign ? (int32_t)k[0] : (int64_t)k[0];
	b = (sign ? (int32_t)k[1] : (int64_t)k[1]) + (in ? k[2] : 0);
	d = sub ? a - b : a + b;
	*out = second ? (sign ? d != (int32_t)d : d != (int64_t)(uint32_t)d) : (uint32_t)d;
	return true;
}

static bool
compute_compare(uint16_t op, bool sign, const uint32_t *k, uint32_t *out)
{
	if (wb_compare_is(op)) {
		*out = wb_compare_holds(op, sign, 32, k[0], k[1]);
		return true;
	}
	switch (op) {
	case WB_OP_BITCMP0: *out = !(k[0] >> (k[1] & 31) & 1); return true;
	case WB_OP_BITCMP1: *out = k[0] >> (k[1] & 31) & 1; return true;
	default: return false;
	}
}

static bool
compute(const struct replay *r, const struct node *n, uint32_t *out)
{
	const struct wb_inst *i = &r->t->fn->inst[wb_value_at(r->t->vs, n->v)];
	uint64_t wide[MOST_SOURCES] = { 0 }, d;
	uint32_t k[MOST_SOURCES] = { 0 };

	if (wb_type_wide(i->type))
		return compute_wide(r, n, i, out);
	if (!wb_type_word(i->type))
		return false;
	for (uint32_t j = 0; j < n->nsrc; j++)
		k[j] = r->node[n->src[j]].k;
	if (i->op == WB_OP_ADD || i->op == WB_OP_SUB || i->op == WB_OP_ADDC || i->op == WB_OP_SUBB)
		return (!n->second || i->type != WB_T_B32) &&
			compute_carry(i->op, i->type == WB_T_I32, n->second, k, n->nsrc, out);
	if (n->part || (n->second && !wb_tells_zero((enum wb_op)i->op)))
		return false;
	if (i->op == WB_OP_SELECT && n->nsrc == 3) {
		*out = k[2] ? k[0] : k[1];
		return true;
	}
	if (n->nsrc == 2 && compute_compare(i->op, i->type == WB_T_I32, k, out))
		return i->type != WB_T_B32 ||
			(i->op != WB_OP_LT && i->op != WB_OP_LE && i->op != WB_OP_GT && i->op != WB_OP_GE);
	for (uint32_t j = 0; j < n->nsrc; j++)
		wide[j] = k[j];
	if (!wb_fold((enum wb_op)i->op, i->type == WB_T_I32, 32, wide, n->nsrc, &d))
		return false;
	*out = n->second ? d != 0 : (uint32_t)d;
	return true;
}

/* Iterations from the given start until the condition (node 0) leaves; WB_UNKNOWN: too many, or not computable. */
static uint64_t
run(struct replay *r)
{
	uint32_t next[MOST_NODES];

	for (uint64_t iteration = 0, evals = 0; evals < MOST_EVALS; iteration++) {
		for (uint32_t k = 0; k < r->norder; k++)
			if (!compute(r, &r->node[r->order[k]], &r->node[r->order[k]].k))
				return WB_UNKNOWN;
		if ((r->node[0].k != 0) != r->s->stays)
			return iteration;
		for (uint32_t k = 0; k < r->n; k++)
			next[k] = r->node[k].kind == STATE ? r->node[r->node[k].next].k : 0;
		for (uint32_t k = 0; k < r->n; k++)
			if (r->node[k].kind == STATE)
				r->node[k].k = next[k];
		evals += r->n;
		r->t->work_replay += r->n;
	}
	return WB_UNKNOWN;
}

static bool
set_start(struct replay *r, uint32_t entry_edge)
{
	for (uint32_t k = 0; k < r->n; k++)
		if (r->node[k].kind == STATE) {
			struct wb_affine f = wb_counter_start(r->t->ns,
				wb_affine_term_of(
					r->t->ns, (struct wb_term){ .kind = WB_TERM_VALUE, .v = r->node[k].v }),
				entry_edge);

			if (!wb_affine_constant(&f))
				return false;
			r->node[k].k = (uint32_t)f.add;
		}
	return true;
}

/* The unit in which @inst leaves SCC, or WB_NONE. */
static uint32_t
scc_unit(const struct wb_fn *fn, uint32_t inst)
{
	for (uint32_t k = 0; k < fn->inst[inst].nopnd; k++) {
		const struct wb_opnd *o = wb_opnd(fn, &fn->inst[inst], k);

		if (o->kind == WB_OPND_UNIT && o->flags & WB_DEF && fn->unit[o->id].role == WB_ROLE_SCC)
			return o->id;
	}
	return WB_NONE;
}

bool
wb_trips_replay(struct trips *t, const struct test *s, struct verdict *out)
{
	const struct wb_loop *l = &t->ls->loop[s->loop];
	struct replay *r = t->replay = t->replay ? t->replay : WB_NEW(t->cx->tmp, struct replay, 1);
	struct verdict v = { .rank = COUNTED, .min = WB_UNKNOWN, .total = WB_UNKNOWN };
	uint32_t scc = scc_unit(t->fn, s->inst);

	r->t = t;
	r->s = s;
	r->n = r->norder = 0;
	if (s->lanes || scc == WB_NONE)
		return false;
	if (t->work_replay > MOST_REPLAYED || !build(r, wb_value_made(t->vs, s->inst, scc)) ||
		r->node[0].kind != RESULT)
		return false;
	for (uint32_t k = 0; k < l->nentry; k++) {
		uint64_t n;

		if (!wb_nums_live(t->ns, t->ls->list[l->entry + k]))
			continue;
		n = set_start(r, t->ls->list[l->entry + k]) ? run(r) : WB_UNKNOWN;
		if (n == WB_UNKNOWN || t->work_replay > MOST_REPLAYED)
			return false;
		v.max = n > v.max ? n : v.max;
		v.min = n < v.min ? n : v.min;
	}
	if (s->or_else)
		v.min = 0;
	v.why = wb_format(t->cx->tmp, "computed from its constants, the exit at %s leaves after %llu iterations",
		wb_trips_at(t, s->inst), (unsigned long long)v.max);
	*out = v;
	return true;
}
