/* passes/deadlock/ends.c -- loops that every lane leaves whatever is read in them.
 *
 * TRIPS says how often a wave goes round. Here it is enough that each lane leaves at some time: where lanes
 * only leave (LANES), and no round begins without one, the loop ends if each lane has a number of
 * its own that only grows, and goes on only while that is below another that stays.
 *
 *			x = merge of x0 and x2		the lane's counter, at the header
 *			c = lt x, n			every lane that begins another round has passed it
 *			...				maybe c and more: other ways out
 *			x2 = x + 1			in every lane that begins another round
 *
 * Values are followed for the lanes S that take the back edges: a masked write counts if all of S were
 * active, its old value if none was, both if it is not known. Where values meet, the edge of a
 * branch that is taken when no lane is active does not count if S would have been active there.
 *
 * The counter must not wrap around before it reaches its limit: it moves by one, or the limit is a number
 * that leaves room.
 *
 * Counters may be scalars, too, with a compare that leaves its result in SCC: it is passed by whoever is in the loop.
 * They may have 64 bits: an addition, and one of its carry.
 *
 * Where every round reads memory further on by a step of one sign, the lane does not wait: it would read past the end
 * of whatever it searches, which no correct program does; less than 4 GB lie behind one another without a gap that
 * large.
 *
 * Cost: O(compares * values followed), at most MOST_VALUES for each.
 */
#include "../affine/operation.h"
#include "deadlock.h"

#define MOST_PARTS 8u
#define MOST_VALUES 200u

/* What a value may be to the lanes of interest: base + k; base WB_NONE: the number k alone. */
struct part {
	uint32_t base, k;
};
struct parts {
	struct part at[MOST_PARTS];
	uint32_t n;
	bool unknown;
};

struct ender {
	struct wb_hunt *h;
	const struct wb_cycle *c;
	const struct wb_span *last;	/* where the back edge begins: its lanes are those of interest */
	uint32_t back;			/* that edge */
};

static bool
within(const struct ender *e, uint32_t set)
{
	return wb_lanes_within(e->h->lanes, e->last->care, e->last->exec, set);
}

/* Whether edge @k is taken only where none of the lanes of interest is active: a branch on EXEC was that they are. */
static bool
never_taken(const struct ender *e, uint32_t k)
{
	const struct wb_fn *fn = e->h->fn;
	const struct wb_edge *x = &fn->edge[k];
	const struct wb_lanes *l = e->h->lanes;
	const struct wb_inst *i = x->src == WB_NONE ? NULL : wb_last_inst(fn, x->src);

	if (!i || (i->op != WB_OP_CBRZ && i->op != WB_OP_CBRNZ) || (x->kind == WB_EDGE_TAKEN) != (i->op == WB_OP_CBRZ))
		return false;
	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(fn, i, o);

		if (op->kind == WB_OPND_UNIT && op->id == e->h->g->exec_lo &&
			op->nunit == (e->h->g->exec_hi == WB_NONE ? 1 : 2))
			return within(e, l->span[l->block_span[x->src + 1] - 1].exec);
	}
	return false;
}

/* Whether every round in which lanes of interest are left executes block @b. */
static bool
always_passed(const struct ender *e, uint32_t b)
{
	const struct wb_fn *fn = e->h->fn;
	struct wb_bits seen = wb_bits_new(e->h->cx->tmp, fn->nblock);
	WB_VEC(uint32_t) todo = { 0 };

	WB_PUSH(e->h->cx->tmp, &todo, e->c->header);
	while (todo.n) {
		uint32_t at = todo.at[--todo.n];

		if (at == b || wb_bit(seen, at))
			continue;
		wb_bit_set(seen, at);
		if (at == fn->edge[e->back].src)
			return false;
		for (uint32_t k = 0; k < fn->block[at].nout; k++) {
			uint32_t out = fn->out[fn->block[at].out + k], dst = fn->edge[out].dst;

			if (wb_cycle_has(e->c, dst) && dst != e->c->header && !never_taken(e, out))
				WB_PUSH(e->h->cx->tmp, &todo, dst);
		}
	}
	return true;
}

/* ---- values --------------------------------------------------------------------------- */
struct task {
	uint32_t v, k;
};
struct follower {
	const struct ender *e;
	struct wb_map seen;
	WB_VEC(struct task) todo;
	struct parts *out;
};

static void
follow(struct follower *f, uint32_t v, uint32_t k)
{
	struct task *t = WB_NEW(f->e->h->cx->tmp, struct task, 1);

	*t = (struct task){ v, k };
	if (v == WB_NONE || f->todo.n == MOST_VALUES)
		f->out->unknown = true;
	else if (wb_map_put(&f->seen, (const char *)t, sizeof(*t), 0) == WB_NONE)
		WB_PUSH(f->e->h->cx->tmp, &f->todo, *t);
}

static void
found(struct follower *f, uint32_t base, uint32_t k)
{
	for (uint32_t n = 0; n < f->out->n; n++)
		if (f->out->at[n].base == base && f->out->at[n].k == k)
			return;
	if (f->out->n == MOST_PARTS)
		f->out->unknown = true;
	else
		f->out->at[f->out->n++] = (struct part){ base, k };
}

/* Where the @n-th source of @i stands among its operands, WB_NONE: it has none. Modifiers of any kind: *plain is false.
 */
static uint32_t
source(const struct wb_fn *fn, const struct wb_inst *i, uint32_t n, bool *plain)
{
	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(fn, i, o);

		if (op->kind == WB_OPND_MOD && op->imm)
			*plain = false;
		if (op->kind == WB_OPND_MOD || (op->flags & (WB_DEF | WB_IMPLICIT)))
			continue;
		if (op->flags & (WB_NEG | WB_ABS | WB_SEXT) || (op->kind != WB_OPND_UNIT && op->kind != WB_OPND_IMM))
			*plain = false;
		if (n-- == 0)
			return o;
	}
	return WB_NONE;
}

/* Whether operand @o of @i is a number, written out or moved to a scalar. */
static bool
number(const struct wb_hunt *h, const struct wb_inst *i, uint32_t o, uint32_t *n)
{
	const struct wb_opnd *op = o == WB_NONE ? NULL : wb_opnd(h->fn, i, o);

	if (op && op->kind == WB_OPND_IMM)
		*n = (uint32_t)op->imm;
	return op &&
		(op->kind == WB_OPND_IMM ||
			(op->kind == WB_OPND_UNIT && wb_scalar_number(h, wb_gsa_use(h->g, i, o, 0), n)));
}

/* The new value that @x's instruction computes, plus @k. */
static void
follow_inst(struct follower *f, const struct wb_gsa_value *x, uint32_t k)
{
	const struct wb_fn *fn = f->e->h->fn;
	const struct wb_inst *i = &fn->inst[x->at];
	bool plain = !(i->flags & (WB_I_CROSSLANE | WB_I_UNMODELLED)) && !x->clobber && x->unit < fn->nunit;
	uint32_t a = source(fn, i, 0, &plain), b = source(fn, i, 1, &plain), part = x->unit - wb_opnd(fn, i, 0)->id, n;
	bool wide = wb_type_wide(i->type), minus = i->op == WB_OP_SUB || i->op == WB_OP_SUBREV;
	const struct wb_opnd *of[2] = { a == WB_NONE ? NULL : wb_opnd(fn, i, a),
		b == WB_NONE ? NULL : wb_opnd(fn, i, b) };

	if (!plain || !of[0] || (!wb_type_word(i->type) && !(wide && i->op == WB_OP_MOV))) {
		f->out->unknown = true;
	} else if (i->op == WB_OP_MOV && part < (wide ? 2u : 1u)) {
		if (of[0]->kind == WB_OPND_IMM)
			found(f, WB_NONE, k + (uint32_t)(of[0]->imm >> (part ? 32 : 0)));
		else
			follow(f, part < of[0]->nunit ? wb_gsa_use(f->e->h->g, i, a, part) : WB_NONE, k);
	} else if ((i->op == WB_OP_ADD || minus) && !part && (number(f->e->h, i, b, &n) || number(f->e->h, i, a, &n))) {
		bool second = number(f->e->h, i, b, &n);	/* is the number */

		/* number - value */
		if ((minus && second != (i->op == WB_OP_SUB)) || of[!second]->kind != WB_OPND_UNIT)
			f->out->unknown = true;
		else
			follow(f, wb_gsa_use(f->e->h->g, i, second ? a : b, 0), minus ? k - n : k + n);
	} else {
		f->out->unknown = true;
	}
}

static void
follow_value(struct follower *f, struct task t)
{
	const struct wb_hunt *h = f->e->h;
	uint32_t v = wb_gsa_source(h->g, t.v, 0);
	const struct wb_gsa_value *x = wb_gsa_at(h->g, v);
	const struct wb_block *b = x->kind == WB_GSA_GAMMA ? &h->fn->block[x->at] : NULL;

	if (!wb_cycle_has(f->e->c, wb_gsa_block(h->g, v)) || (x->kind == WB_GSA_MU && x->at == f->e->c->header)) {
		const struct wb_inst *i =
			x->kind == WB_GSA_DEF && !x->clobber && x->unit < h->fn->nunit ? &h->fn->inst[x->at] : NULL;

		if (i && i->op == WB_OP_MOV)	/* maybe of a number */
			follow_inst(f, x, t.k);
		else
			found(f, v, t.k);
	} else if (x->kind == WB_GSA_DEF) {
		follow_inst(f, x, t.k);
	} else if (x->kind == WB_GSA_MASKED) {
		uint32_t set = wb_lanes_exec(h->lanes, x->at);

		if (!wb_lanes_disjoint(h->lanes, f->e->last->care, f->e->last->exec, set))
			follow_inst(f, x, t.k);
		if (!within(f->e, set))
			follow(f, h->g->arg[x->arg], t.k);
	} else if (b) {
		for (uint32_t k = 0; k < b->nin && k < x->narg; k++)
			if (!never_taken(f->e, h->fn->in[b->in + k]))
				follow(f, h->g->arg[x->arg + k], t.k);
	} else {
		f->out->unknown = true;
	}
}

/* What @v is to the lanes of interest, in one round. */
static struct parts
parts_of(const struct ender *e, uint32_t v)
{
	struct parts out = { .n = 0 };
	struct follower f = { .e = e, .seen = wb_map_new(e->h->cx->tmp), .out = &out };

	follow(&f, v, 0);
	for (uint32_t at = 0; at < f.todo.n && !out.unknown; at++)
		follow_value(&f, f.todo.at[at]);
	return out;
}

/* ---- counters ---------------------------------------------------------------------------- */
/* What holds between the sources of compare @op where it holds, or (!@on) does not; OTHER: it is no compare of numbers.
 */
static enum wb_op
relation(enum wb_op op, bool on)
{
	return !wb_compare_is(op) ? WB_OP_OTHER : on ? op : wb_compare_opposite(op);
}

/* The counter that @p is, plus a number: a merge at the header; WB_NONE. */
static uint32_t
counter(const struct ender *e, const struct parts *p)
{
	const struct wb_gsa_value *x =
		p->unknown || p->n != 1 || p->at[0].base == WB_NONE ? NULL : wb_gsa_at(e->h->g, p->at[0].base);

	return x && x->kind == WB_GSA_MU && x->at == e->c->header && wb_cycle_has(e->c, x->at) ? p->at[0].base :
												 WB_NONE;
}

/* Whether @p is the same in every round. */
static bool
stays(const struct ender *e, const struct parts *p)
{
	return !p->unknown && p->n == 1 &&
		(p->at[0].base == WB_NONE || !wb_cycle_has(e->c, wb_gsa_block(e->h->g, p->at[0].base)));
}

/* Whether a counter that goes on while it is @r than @limit, and moves by one of @step each round, ends: in 32 bits,
 * signed or not. */
static bool
moves_out(enum wb_op r, const struct part *limit, const struct parts *step, bool is_signed)
{
	uint32_t most = 0, top = is_signed ? (uint32_t)INT32_MAX : UINT32_MAX,
		 bottom = is_signed ? (uint32_t)INT32_MIN : 0, room;
	bool up = r == WB_OP_LT || r == WB_OP_LE, number = limit->base == WB_NONE;

	for (uint32_t n = 0; n < step->n; n++) {
		uint32_t s = up ? step->at[n].k : 0u - step->at[n].k;

		if (r == WB_OP_NE || r == WB_OP_EQ)
			continue;
		if (s == 0 || s > INT32_MAX)
			return false;
		most = s > most ? s : most;
	}
	if (r == WB_OP_EQ || r == WB_OP_NE)	/* an odd step meets every number */
		return step->n == 1 && (r == WB_OP_EQ ? step->at[0].k != 0 : step->at[0].k & 1);
	room = up ? top - limit->k : limit->k - bottom;	/* between the limit and where the counter wraps around */
	if (r == WB_OP_LT || r == WB_OP_GT)
		return most == 1 || (number && most - 1 <= room);
	return number && most <= room;
}

/* How the counter moves from round to round in the lanes of interest. */
static bool
counts_out(const struct ender *e, uint32_t mu, enum wb_op r, const struct parts *limit, bool is_signed)
{
	struct parts next = parts_of(e, wb_gsa_from(e->h->g, mu, e->back));

	for (uint32_t n = 0; n < next.n && !next.unknown; n++)
		next.unknown |= next.at[n].base != mu;
	return !next.unknown && next.n && r != WB_OP_OTHER && moves_out(r, &limit->at[0], &next, is_signed);
}

/* ---- counters of 64 bits ------------------------------------------------------------------ */
/* The instruction that leaves @v in the lanes of interest; NULL: none, or more than one. */
static const struct wb_inst *
last_made(const struct ender *e, uint32_t v, uint32_t *value)
{
	const struct wb_hunt *h = e->h;

	for (uint32_t n = 0; n < MOST_PARTS && v != WB_NONE; n++) {
		const struct wb_gsa_value *x = wb_gsa_at(h->g, v = wb_gsa_source(h->g, v, 0));
		const struct wb_block *b = &h->fn->block[x->kind == WB_GSA_GAMMA ? x->at : 0];
		uint32_t only = WB_NONE, live = 0;

		*value = v;
		if (x->kind == WB_GSA_DEF || (x->kind == WB_GSA_MASKED && within(e, wb_lanes_exec(h->lanes, x->at))))
			return x->clobber || x->unit >= h->fn->nunit ? NULL : &h->fn->inst[x->at];
		if (x->kind == WB_GSA_MASKED &&
			wb_lanes_disjoint(h->lanes, e->last->care, e->last->exec, wb_lanes_exec(h->lanes, x->at)))
			only = h->g->arg[x->arg];
		for (uint32_t k = 0; x->kind == WB_GSA_GAMMA && k < b->nin && k < x->narg; k++)
			if (!never_taken(e, h->fn->in[b->in + k])) {
				only = h->g->arg[x->arg + k];
				live++;
			}
		if (live > 1)
			return NULL;
		v = only;
	}
	return NULL;
}

/* Whether @i adds a number, *n, to @mu, which it reads in unit @part of an operand or as a whole. */
static bool
adds_to(const struct ender *e, const struct wb_inst *i, uint32_t mu, uint32_t *n)
{
	bool plain = !(i->flags & (WB_I_CROSSLANE | WB_I_UNMODELLED));
	uint32_t a = source(e->h->fn, i, 0, &plain), b = source(e->h->fn, i, 1, &plain), of;

	if (!plain || b == WB_NONE || !wb_type_word(i->type))
		return false;
	of = number(e->h, i, b, n) ? a : number(e->h, i, a, n) ? b : WB_NONE;
	return of != WB_NONE && wb_opnd(e->h->fn, i, of)->kind == WB_OPND_UNIT &&
		wb_gsa_source(e->h->g, wb_gsa_use(e->h->g, i, of, 0), 0) == mu;
}

/* Whether ADDC @i takes the carry that @from leaves. */
static bool
takes_carry(const struct ender *e, const struct wb_inst *i, const struct wb_inst *from)
{
	uint32_t at = (uint32_t)(from - e->h->fn->inst), n = 0;
	bool all = true;

	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(e->h->fn, i, o);
		bool carry = op->kind == WB_OPND_UNIT && (op->flags & WB_USE) &&
			e->h->fn->unit[op->id].cls == WB_UNIT_SCALAR && op->id != e->h->g->exec_lo &&
			(op->nunit == 2 || (op->flags & WB_IMPLICIT));

		for (uint32_t u = 0; carry && u < op->nunit; u++, n++) {
			uint32_t v = wb_gsa_use(e->h->g, i, o, u);

			all &= v != WB_NONE && wb_gsa_at(e->h->g, v)->kind == WB_GSA_DEF &&
				wb_gsa_at(e->h->g, v)->at == at;
		}
	}
	return all && n;
}

/* What the pair of merges @lo and @hi grows by in each round, for the lanes of interest. False: not by one number. */
static bool
wide_step(const struct ender *e, uint32_t lo, uint32_t hi, uint64_t *step)
{
	uint32_t n[2], v;
	const struct wb_inst *l = last_made(e, wb_gsa_from(e->h->g, lo, e->back), &v),
			     *h = last_made(e, wb_gsa_from(e->h->g, hi, e->back), &v);

	if (!l || !h || l->op != WB_OP_ADD || h->op != WB_OP_ADDC || !adds_to(e, l, lo, &n[0]) ||
		!adds_to(e, h, hi, &n[1]) || !takes_carry(e, h, l))
		return false;
	*step = (uint64_t)n[1] << 32 | n[0];
	return true;
}

/* The merge that operand @o of @i reads in unit @u. */
static uint32_t
merge_read(const struct ender *e, const struct wb_inst *i, uint32_t o, uint32_t u)
{
	struct parts p = { .unknown = true };

	if (wb_opnd(e->h->fn, i, o)->kind == WB_OPND_UNIT && wb_opnd(e->h->fn, i, o)->nunit == 2)
		p = parts_of(e, wb_gsa_use(e->h->g, i, o, u));
	return !p.unknown && p.n == 1 && p.at[0].k == 0 ? counter(e, &p) : WB_NONE;
}

static bool
wide_stays(const struct ender *e, const struct wb_inst *i, uint32_t o)
{
	bool same = true;

	if (wb_opnd(e->h->fn, i, o)->kind == WB_OPND_IMM)
		return true;
	for (uint32_t u = 0; u < 2 && same; u++) {
		struct parts p =
			parts_of(e, u < wb_opnd(e->h->fn, i, o)->nunit ? wb_gsa_use(e->h->g, i, o, u) : WB_NONE);

		same = stays(e, &p);
	}
	return same;
}

/* The number that merge @mu begins as, on every way into the loop. */
static bool
begins_as(const struct ender *e, uint32_t mu, uint32_t *number)
{
	const struct wb_gsa_value *x = wb_gsa_at(e->h->g, mu);
	const struct wb_block *head = &e->h->fn->block[e->c->header];
	bool any = false;

	for (uint32_t k = 0; k < head->nin && k < x->narg; k++) {
		uint32_t n;

		if (e->h->fn->in[head->in + k] == e->back)
			continue;
		if (!wb_scalar_number(e->h, e->h->g->arg[x->arg + k], &n) || (any && n != *number))
			return false;
		*number = n;
		any = true;
	}
	return any;
}

/* A counter of 64 bits. */
struct wide {
	uint32_t lo, hi;		/* the merges */
	uint64_t step;
};

/* Whether the counter meets the number that operand @o of @i is, for both are the same modulo the greatest power of two
 * in its step. */
static bool
meets(const struct ender *e, const struct wide *w, const struct wb_inst *i, uint32_t o)
{
	const struct wb_opnd *op = wb_opnd(e->h->fn, i, o);
	uint64_t below = (w->step & (0u - w->step)) - 1;
	uint32_t lo, hi;

	return (w->step & 1) ||
		(w->step && op->kind == WB_OPND_IMM && begins_as(e, w->lo, &lo) && begins_as(e, w->hi, &hi) &&
			((((uint64_t)hi << 32 | lo) - op->imm) & below) == 0);
}

/* The pair that operand @o of @i reads is what an addition of this round leaves: of the merges behind it. */
static bool
wide_counter(const struct ender *e, const struct wb_inst *i, uint32_t o, struct wide *w)
{
	uint32_t lo = merge_read(e, i, o, 0), hi = merge_read(e, i, o, 1), v[2];
	const struct wb_opnd *op = wb_opnd(e->h->fn, i, o);

	if (lo != WB_NONE && hi != WB_NONE)
		return wide_step(e, w->lo = lo, w->hi = hi, &w->step);
	if (op->kind != WB_OPND_UNIT || op->nunit != 2)
		return false;
	/* or what goes into the next round */
	for (uint32_t u = 0; u < 2; u++)
		if (!last_made(e, wb_gsa_use(e->h->g, i, o, u), &v[u]))
			return false;
	for (uint32_t k = 0, end, mu = wb_gsa_values(e->h->g, wb_gsa_at(e->h->g, v[0])->unit, &end);
		mu < end && k < MOST_VALUES; mu++, k++)
		lo = wb_gsa_at(e->h->g, mu)->kind == WB_GSA_MU && wb_gsa_at(e->h->g, mu)->at == e->c->header ? mu : lo;
	for (uint32_t k = 0, end, mu = wb_gsa_values(e->h->g, wb_gsa_at(e->h->g, v[1])->unit, &end);
		mu < end && k < MOST_VALUES; mu++, k++)
		hi = wb_gsa_at(e->h->g, mu)->kind == WB_GSA_MU && wb_gsa_at(e->h->g, mu)->at == e->c->header ? mu : hi;
	w->lo = lo;
	w->hi = hi;
	if (lo == WB_NONE || hi == WB_NONE || !wide_step(e, lo, hi, &w->step))
		return false;
	return last_made(e, wb_gsa_from(e->h->g, lo, e->back), &lo) && lo == v[0] &&
		last_made(e, wb_gsa_from(e->h->g, hi, e->back), &hi) && hi == v[1];
}

/* The same of a compare of 64 bits: the counter moves by one, or by an odd number until it meets the limit. */
static bool
wide_limits(const struct ender *e, const struct wb_inst *i, enum wb_op r)
{
	bool plain = !(i->flags & (WB_I_CROSSLANE | WB_I_UNMODELLED));
	uint32_t o[2] = { source(e->h->fn, i, 0, &plain), source(e->h->fn, i, 1, &plain) };

	for (uint32_t s = 0; plain && o[1] != WB_NONE && s < 2; s++) {
		enum wb_op now = s ? wb_compare_mirror(r) : r;
		struct wide w;

		if (!wide_stays(e, i, o[!s]) || !wide_counter(e, i, o[s], &w))
			continue;
		if (now == WB_OP_NE ? meets(e, &w, i, o[!s]) :
				now == WB_OP_EQ ? w.step != 0 :
						  w.step == (now == WB_OP_LT || now == WB_OP_LE ? 1 : UINT64_MAX) &&
					(now == WB_OP_LT || now == WB_OP_GT))
			return true;
	}
	return false;
}

/* ---- what limits a loop ---------------------------------------------------------------------- */
/* Whether every lane of interest has passed the compare @k in this round, which held (@on) or not, and that cannot be
 * so for ever. */
static bool
limits(const struct ender *e, uint32_t k, bool on)
{
	const struct wb_fn *fn = e->h->fn;
	const struct wb_inst *i = &fn->inst[k];
	bool plain = !(i->flags & (WB_I_CROSSLANE | WB_I_UNMODELLED)), is_signed = i->type == WB_T_I32;
	enum wb_op r = relation((enum wb_op)i->op, on);
	uint32_t o[2] = { source(fn, i, 0, &plain), source(fn, i, 1, &plain) };
	struct parts p[2];

	if (r != WB_OP_OTHER && (i->type == WB_T_I64 || i->type == WB_T_U64))
		return wide_limits(e, i, r);
	if (r == WB_OP_OTHER || !plain || o[1] == WB_NONE || (i->type != WB_T_I32 && i->type != WB_T_U32))
		return false;
	for (uint32_t s = 0; s < 2; s++)
		if (wb_opnd(fn, i, o[s])->kind == WB_OPND_IMM)
			p[s] = (struct parts){ .at = { { WB_NONE, (uint32_t)wb_opnd(fn, i, o[s])->imm } }, .n = 1 };
		else
			p[s] = parts_of(e, wb_gsa_use(e->h->g, i, o[s], 0));
	for (uint32_t s = 0; s < 2; s++) {
		uint32_t mu = counter(e, &p[s]);

		if (mu != WB_NONE && stays(e, &p[!s]) &&
			counts_out(e, mu, s ? wb_compare_mirror(r) : r, &p[!s], is_signed))
			return true;
	}
	return false;
}

/* Whether atom @a is a compare that every lane of interest has passed in this round, with outcome *on for all of them.
 */
static bool
passed(const struct ender *e, uint32_t a, bool *on)
{
	const struct wb_lanes *l = e->h->lanes;
	const struct wb_atom *at = &l->atom[a];
	bool scalar = at->kind == WB_ATOM_SCC && at->inst != WB_NONE && e->h->fn->unit[at->unit].role == WB_ROLE_SCC;

	if ((at->kind != WB_ATOM_CMP && !scalar) || !wb_cycle_has(e->c, at->block))
		return false;
	*on = wb_set_implies(l, e->h->cx->tmp, e->last->exec, a, true);
	return (*on || wb_set_implies(l, e->h->cx->tmp, e->last->exec, a, false)) &&
		(scalar || within(e, wb_lanes_exec(l, at->inst))) && always_passed(e, at->block);
}

#define MOST_STRIDE (INT64_C(1) << 16)

/* Whether @read is executed in every round by the lanes of interest, each time further on. */
static bool
moves_on(const struct ender *e, uint32_t read)
{
	const struct wb_hunt *h = e->h;
	struct wb_place p;
	uint32_t mu = WB_NONE, factor = 0;
	struct parts next;
	int sign = 0;

	if (!within(e, wb_lanes_exec(h->lanes, read)) || !always_passed(e, h->g->block_of[read]) ||
		!wb_place_of(e->h, read, &p))
		return false;
	for (uint32_t n = 0; n < p.n; n++) {
		const struct wb_gsa_value *x = wb_gsa_at(h->g, p.v[n]);

		if (!wb_cycle_has(e->c, wb_gsa_block(h->g, p.v[n])))
			continue;
		if (mu != WB_NONE || x->kind != WB_GSA_MU || x->at != e->c->header)
			return false;
		mu = p.v[n];
		factor = p.k[n];
	}
	if (mu == WB_NONE)
		return false;
	next = parts_of(e, wb_gsa_from(h->g, mu, e->back));
	for (uint32_t n = 0; n < next.n && !next.unknown; n++) {
		int64_t step = (int64_t)(int32_t)factor * (int32_t)next.at[n].k;

		if (next.at[n].base != mu || step == 0 || step > MOST_STRIDE || step < -MOST_STRIDE ||
			(sign && (step > 0) != (sign > 0)))
			return false;
		sign = step > 0 ? 1 : -1;
	}
	return !next.unknown && next.n;
}

static bool
searches(const struct ender *e)
{
	const struct wb_fn *fn = e->h->fn;

	for (uint32_t n = 0; n < e->c->nblock; n++) {
		const struct wb_block *b = &fn->block[e->c->block[n]];

		for (uint32_t k = b->first; k < b->first + b->ninst; k++)
			if (fn->inst[k].op == WB_OP_LOAD && fn->inst[k].mem.space != WB_SPACE_SCALAR &&
				wb_shared_read(e->h, k) && moves_on(e, k))
				return true;
	}
	return false;
}

bool
wb_cycle_ends(struct wb_hunt *h, const struct wb_cycle *c)
{
	const struct wb_lanes *l = h->lanes;
	struct ender e = { .h = h, .c = c };
	bool on;

	if (!l || c->part || h->fn->loops->loop[c->loop].irreducible || l->loop[c->loop].kind != WB_LANE_LOOP_SHRINKS ||
		!l->loop[c->loop].busy_back || c->nback != 1)
		return false;
	e.back = c->back[0];
	e.last = &l->span[l->block_span[h->fn->edge[e.back].src + 1] - 1];
	if (e.last->flags & WB_SPAN_TOP)
		return false;
	for (uint32_t a = 0; a < l->natom; a++)
		if (passed(&e, a, &on) && limits(&e, l->atom[a].inst, on))
			return true;
	return searches(&e);
}
