/* passes/trips/replay.c -- a loop whose exit depends on constants only: it is executed.
 *
 * Some counters have no closed form. But if every value that the exit condition needs is computed from constants, and
 * from merges at the header that start with constants, the iterations can be computed:
 *
 *	@h   r = merge of 128 and x		state r = 128
 *	     x = r >> 1				64, 32, 16, 8, 4, 2, 1, 0
 *	     scc = ne x, 0			leaves in the 8th test
 *
 * The proof is that of trips.c, with execution instead of a formula. If the loop is not left after MOST_EVALS computed
 * values, nothing is claimed.
 */
#include "trips.h"

#define MOST_NODES 48
#define MOST_EVALS 200000		/* per loop entry */
#define MOST_SOURCES 3			/* numbers read by one instruction */

enum kind { NUMBER, STATE, RESULT };

struct node {
	enum kind kind;
	uint32_t v;
	uint32_t k;			/* NUMBER: its value; STATE, RESULT: the value in this iteration */
	uint32_t next;			/* STATE: the node of its value in the next iteration */
	struct wb_decoded d;		/* RESULT: the operation, and the nodes of its sources */
	uint32_t src[MOST_SOURCES];
	bool built;
};

struct replay {
	struct trips *t;
	const struct test *s;
	struct node node[MOST_NODES];
	uint32_t n;
	uint32_t order[MOST_NODES], norder;	/* RESULT nodes, sources first */
};

static uint32_t
add_number(struct replay *r, uint32_t k)
{
	if (r->n == MOST_NODES)
		return WB_NONE;
	r->node[r->n] = (struct node){ .kind = NUMBER, .k = k, .built = true };
	return r->n++;
}

/* The value of @v in an iteration that stays: at a join with one edge that stays, the value on that edge. */
static uint32_t
staying_value(const struct replay *r, uint32_t v)
{
	const struct trips *t = r->t;

	for (uint32_t k = 0; r->s->at.iteration && k < 8 && wb_value_is_merge(t->g, v) &&
		wb_loop_has(t->ls, r->s->loop, wb_value_at(t->g, v)) &&
		wb_value_at(t->g, v) != t->ls->loop[r->s->loop].header;
		k++) {
		const struct wb_block *b = &t->fn->block[wb_value_at(t->g, v)];
		uint32_t n = 0, from = WB_NONE;

		for (uint32_t j = 0; j < b->nin; j++)
			if (wb_integers_live(t->ints, t->fn->in[b->in + j]) &&
				wb_iteration_takes(
					t->it, r->s->at.iteration, wb_value_at(t->g, v), t->fn->in[b->in + j])) {
				from = t->fn->in[b->in + j];
				n++;
			}
		if (n != 1)
			break;
		v = wb_value_along(t->g, from, wb_value_unit(t->g, v));
	}
	return v;
}

/* The node of @v; WB_NONE: @v cannot be computed. */
static uint32_t
add_value(struct replay *r, uint32_t v)
{
	struct trips *t = r->t;
	uint32_t b;

	v = staying_value(r, v);
	b = v == WB_NONE ? WB_NONE : wb_gsa_block(t->g, v);
	for (uint32_t k = 0; k < r->n; k++)
		if (r->node[k].kind != NUMBER && r->node[k].v == v)
			return k;
	if (v == WB_NONE || wb_value_is_entry(t->g, v) || !wb_loop_has(t->ls, r->s->loop, b)) {
		struct wb_affine f = wb_affine_value(t->ints, v, wb_point_any(r->s->block));

		return wb_affine_constant(&f) ? add_number(r, (uint32_t)f.add) : WB_NONE;
	}
	if (r->n == MOST_NODES || (wb_value_is_merge(t->g, v) && b != t->ls->loop[r->s->loop].header))
		return WB_NONE;
	r->node[r->n] = (struct node){ .kind = wb_value_is_merge(t->g, v) ? STATE : RESULT, .v = v };
	return r->n++;
}

/* The merge has the same value on all back edges. */
static bool
build_state(struct replay *r, uint32_t n)
{
	uint32_t next = WB_NONE;

	for (uint32_t k = 0, e; (e = wb_next_back(r->t->ints, r->s->loop, &k)) != WB_NONE;) {
		uint32_t x = add_value(r, wb_value_along(r->t->g, e, wb_value_unit(r->t->g, r->node[n].v)));

		if (x == WB_NONE || (next != WB_NONE && x != next))
			return false;
		next = x;
	}
	r->node[n].next = next;
	return true;
}

static bool
build_result(struct replay *r, uint32_t n)
{
	const struct wb_gsa_value *v = wb_gsa_at(r->t->g, r->node[n].v);
	struct wb_decoded d;

	if (r->t->fn->inst[v->at].flags & (WB_I_MASKED | WB_I_CROSSLANE) || !wb_decode(r->t->fn, v->at, v->unit, &d) ||
		!wb_type_word(d.type) || d.ndef != 1 || d.nsrc > MOST_SOURCES)
		return false;
	for (uint32_t k = 0; k < d.nsrc; k++) {
		const struct wb_opnd *o = d.src[k];
		uint32_t x = o->kind == WB_OPND_IMM ? add_number(r, (uint32_t)o->imm) :
			o->kind == WB_OPND_UNIT && o->nunit == 1 ? add_value(r, wb_value_read(r->t->g, o, 0)) :
								     WB_NONE;

		if (x == WB_NONE)
			return false;
		r->node[n].src[k] = x;
	}
	r->node[n].d = d;
	return true;
}

/* Sources first. Without the merges at the header, the graph of an iteration has no cycle. */
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

			for (uint32_t j = 0; j < r->node[k].d.nsrc; j++)
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

/* Addition and subtraction with their carry, borrow or overflow in and out. */
static bool
compute_carry(const struct wb_decoded *d, const uint64_t *k, uint32_t *out)
{
	bool in = d->op == WB_OP_ADDC || d->op == WB_OP_SUBB, sub = d->op == WB_OP_SUB || d->op == WB_OP_SUBB;
	int64_t a = d->sign ? (int32_t)k[0] : (int64_t)k[0], b = d->sign ? (int32_t)k[1] : (int64_t)k[1], x;

	if (d->nsrc != (in ? 3u : 2u) || k[2] > 1 || (d->second && d->type == WB_T_B32))
		return false;
	x = sub ? a - b - (int64_t)k[2] : a + b + (int64_t)k[2];
	*out = !d->second ? (uint32_t)x : d->sign ? x != (int32_t)x : x != (int64_t)(uint32_t)x;
	return true;
}

static bool
compute(const struct replay *r, const struct node *n, uint32_t *out)
{
	const struct wb_decoded *d = &n->d;
	uint64_t k[MOST_SOURCES] = { 0 }, x;

	for (uint32_t j = 0; j < d->nsrc; j++)
		k[j] = r->node[n->src[j]].k;
	if (d->op == WB_OP_ADD || d->op == WB_OP_SUB || d->op == WB_OP_ADDC || d->op == WB_OP_SUBB)
		return compute_carry(d, k, out);
	if (d->second && !wb_scc_is_nonzero(d->op))
		return false;
	if (d->op == WB_OP_SELECT && d->nsrc == 3)
		x = k[2] ? k[0] : k[1];
	else if (wb_compare_is(d->op) && d->nsrc == 2)
		x = wb_compare_holds(d->op, d->sign, 32, k[0], k[1]);
	else if ((d->op == WB_OP_BITCMP0 || d->op == WB_OP_BITCMP1) && d->nsrc == 2)
		x = (k[0] >> (k[1] & 31) & 1) == (d->op == WB_OP_BITCMP1);
	else if (!wb_fold(d->op, d->sign, 32, k, d->nsrc, &x))
		return false;
	*out = d->second ? x != 0 : (uint32_t)x;
	return d->type != WB_T_B32 || d->op < WB_OP_LT || d->op > WB_OP_GE;
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
			struct wb_affine f = wb_counter_start(r->t->ints,
				wb_affine_term_of(
					r->t->ints, (struct wb_term){ .kind = WB_TERM_VALUE, .v = r->node[k].v }),
				entry_edge);

			if (!wb_affine_constant(&f))
				return false;
			r->node[k].k = (uint32_t)f.add;
		}
	return true;
}

bool
wb_trips_replay(struct trips *t, const struct test *s, struct verdict *out)
{
	struct replay *r = t->replay = t->replay ? t->replay : WB_NEW(t->cx->tmp, struct replay, 1);
	struct verdict v = { .rank = COUNTED, .min = WB_UNKNOWN, .total = WB_UNKNOWN };
	uint32_t unit = wb_unit_of(t->fn, WB_ROLE_SCC),
		 scc = unit == WB_NONE ? WB_NONE : wb_value_defined(t->g, s->inst, unit);

	r->t = t;
	r->s = s;
	r->n = r->norder = 0;
	if (s->lanes || !wb_value_is_def(t->g, scc) || wb_value_at(t->g, scc) != s->inst)
		return false;
	if (!wb_trips_may_replay(t) || !build(r, scc) || r->node[0].kind != RESULT)
		return false;
	for (uint32_t k = 0, e; (e = wb_next_entry(t->ints, s->loop, &k)) != WB_NONE;) {
		uint64_t n = set_start(r, e) ? run(r) : WB_UNKNOWN;

		if (n == WB_UNKNOWN || !wb_trips_may_replay(t))
			return false;
		v.max = n > v.max ? n : v.max;
		v.min = n < v.min ? n : v.min;
	}
	if (s->other_exits)
		v.min = 0;
	v.why = wb_format(t->cx->tmp, "computed from its constants, the exit at %s leaves after %llu iterations",
		wb_trips_loc(t, s->inst), (unsigned long long)v.max);
	*out = v;
	return true;
}
