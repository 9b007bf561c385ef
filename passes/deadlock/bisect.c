/* passes/deadlock/bisect.c -- searches that halve an interval in every round.
 *
 *			lo, hi = merges at the header
 *			m   = (lo + hi) >> 1, or lo + ((hi - lo) >> 1)
 *			lo2 = c ? m + 1 : lo		whatever c is
 *			hi2 = c ? hi : m
 *			every lane that begins another round has lo < hi, or lo2 < hi2
 *
 * From its second round on a lane has lo < hi when a round begins, so lo <= m < hi, and hi2 - lo2 is
 * less than hi - lo: it ends, whatever the memory holds that c is computed from. The sum must
 * not overflow: then both must begin as numbers below 2^30, and stay below 2^31.
 *
 * Cost: O(compares of the loop).
 */
#include "deadlock.h"

#define MOST_BEGIN (UINT32_C(1) << 30)

/* A value and the instruction that reads it. */
struct read {
	uint32_t v, use;
};
struct bisect {
	struct wb_hunt *h;
	const struct wb_cycle *c;
	uint32_t lo, hi;		/* the merges */
	bool sums;			/* m is made of lo + hi */
};

static struct read
source(const struct bisect *b, struct read r)
{
	if (r.v != WB_NONE)
		r.v = wb_lane_source(b->h, r.v, &r.use);
	return r;
}

/* The instruction, with operation @op, that computes what the lanes read that execute r.use; NULL: another one, or not
 * for all of them. */
static const struct wb_inst *
made_by(const struct bisect *b, struct read r, enum wb_op op)
{
	const struct wb_gsa_value *x = r.v == WB_NONE ? NULL : wb_gsa_at(b->h->g, r.v);
	const struct wb_inst *i =
		x && (x->kind == WB_GSA_DEF || x->kind == WB_GSA_MASKED) && !x->clobber && x->unit < b->h->fn->nunit ?
		&b->h->fn->inst[x->at] :
		NULL;

	return i && i->op == op && wb_plain(b->h, i) && wb_opnd(b->h->fn, i, 0)->id == x->unit &&
			wb_opnd(b->h->fn, i, 0)->nunit == 1 && wb_covered(b->h, r.v, r.use) ?
		i :
		NULL;
}

/* The @n-th source of @i: a value in *r, or false and a number in *k; neither: *r is nothing. */
static bool
operand(const struct bisect *b, const struct wb_inst *i, uint32_t n, struct read *r, uint32_t *k)
{
	*r = (struct read){ WB_NONE, (uint32_t)(i - b->h->fn->inst) };
	*k = 0;
	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(b->h->fn, i, o);

		if (op->kind == WB_OPND_MOD || (op->flags & (WB_DEF | WB_IMPLICIT)) || n--)
			continue;
		if (op->kind == WB_OPND_IMM) {
			*k = (uint32_t)op->imm;
			return false;
		}
		if (op->kind == WB_OPND_UNIT && op->nunit == 1 && !(op->flags & (WB_NEG | WB_ABS | WB_SEXT)))
			*r = source(b, (struct read){ wb_gsa_use(b->h->g, i, o, 0), r->use });
		return !wb_constant(b->h, r->v, r->use, k);
	}
	return true;
}

/* Whether @i has sources @a and @b, in this order, or (@either) in any. */
static bool
has_sources(const struct bisect *b, const struct wb_inst *i, uint32_t x, uint32_t y, bool either)
{
	struct read r[2];
	uint32_t k;
	bool values = operand(b, i, 0, &r[0], &k) && operand(b, i, 1, &r[1], &k);

	return values && ((r[0].v == x && r[1].v == y) || (either && r[0].v == y && r[1].v == x));
}

/* The source of @i, a shift right by one, that is shifted; false: it is none. */
static bool
halved(const struct bisect *b, struct read r, struct read *what)
{
	const struct wb_inst *rev = made_by(b, r, WB_OP_LSHRREV), *i = rev ? rev : made_by(b, r, WB_OP_LSHR);
	struct read by;
	uint32_t k, n;

	return i && (i->type == WB_T_B32 || i->type == WB_T_U32) && !operand(b, i, rev ? 0 : 1, &by, &k) && k == 1 &&
		operand(b, i, rev ? 1 : 0, what, &n);
}

/* The other of two summands, where one is @v. */
static bool
added_to(const struct bisect *b, struct read r, uint32_t v, struct read *other, uint32_t *k, bool *is_number)
{
	const struct wb_inst *i = made_by(b, r, WB_OP_ADD);
	struct read s[2];
	uint32_t n[2];
	bool value[2];

	if (!i || (i->type != WB_T_U32 && i->type != WB_T_I32))
		return false;
	for (uint32_t o = 0; o < 2; o++)
		value[o] = operand(b, i, o, &s[o], &n[o]);
	for (uint32_t o = 0; o < 2; o++)
		if (value[o] && s[o].v == v) {
			*other = s[!o];
			*k = n[!o];
			*is_number = !value[!o];
			return true;
		}
	return false;
}

/* Whether @r is the middle of lo and hi. */
static bool
is_middle(struct bisect *b, struct read r)
{
	const struct wb_inst *i;
	struct read in, half;
	uint32_t k;
	bool number;

	if (halved(b, r, &in)) {
		i = made_by(b, in, WB_OP_ADD);
		b->sums = true;
		return i && (i->type == WB_T_U32 || i->type == WB_T_I32) && has_sources(b, i, b->lo, b->hi, true);
	}
	if (!added_to(b, r, b->lo, &half, &k, &number) || number || !halved(b, half, &in))
		return false;
	i = made_by(b, in, WB_OP_SUBREV);
	if (i && (i->type == WB_T_U32 || i->type == WB_T_I32) && has_sources(b, i, b->lo, b->hi, false))
		return true;
	i = made_by(b, in, WB_OP_SUB);
	return i && (i->type == WB_T_U32 || i->type == WB_T_I32) && has_sources(b, i, b->hi, b->lo, false);
}

static bool
merge(const struct bisect *b, uint32_t v)
{
	return v != WB_NONE && wb_gsa_at(b->h->g, v)->kind == WB_GSA_MU && wb_gsa_at(b->h->g, v)->at == b->c->header;
}

/* The unit @n of the mask that select @i tests, as a value. */
static uint32_t
tested(const struct bisect *b, const struct wb_inst *i, uint32_t n)
{
	for (uint32_t o = 1; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(b->h->fn, i, o);

		if (op->kind == WB_OPND_UNIT && (op->flags & WB_USE) && op->nunit == 2 && op->id != b->h->g->exec_lo)
			return wb_gsa_use(b->h->g, i, o, n);
	}
	return WB_NONE;
}

/* Whether the two selects make (m + 1, hi) or (lo, m) of lo and hi, both by the same mask. */
static bool
halves(struct bisect *b, struct read lo2, struct read hi2)
{
	const struct wb_inst *l = made_by(b, lo2, WB_OP_CNDMASK), *h = made_by(b, hi2, WB_OP_CNDMASK);
	struct read la[2], ha[2], m;
	uint32_t k, up;
	bool number;

	if (!l || !h || tested(b, l, 0) == WB_NONE || tested(b, l, 0) != tested(b, h, 0) ||
		tested(b, l, 1) != tested(b, h, 1))
		return false;
	for (uint32_t o = 0; o < 2; o++)
		if (!operand(b, l, o, &la[o], &k) || !operand(b, h, o, &ha[o], &k))
			return false;
	up = merge(b, la[0].v) ? 1 : 0;		/* where lo moves up, hi stays */
	b->lo = la[!up].v;
	b->hi = ha[up].v;
	if (!merge(b, b->lo) || !merge(b, b->hi) || b->lo == b->hi || !is_middle(b, ha[!up]))
		return false;
	return added_to(b, la[up], ha[!up].v, &m, &k, &number) && number && k == 1;
}

/* Whether @mu, which is @next at the end of a round, begins as a number small enough. */
static bool
begins(const struct bisect *b, uint32_t mu, uint32_t next)
{
	const struct wb_gsa_value *x = wb_gsa_at(b->h->g, mu);
	const struct wb_block *head = &b->h->fn->block[b->c->header];

	for (uint32_t k = 0; k < head->nin && k < x->narg; k++) {
		uint32_t e = b->h->fn->in[head->in + k], src = b->h->fn->edge[e].src, v = b->h->g->arg[x->arg + k], at,
			 number;

		if (src == WB_NONE || !b->h->fn->block[src].ninst)
			return false;
		at = wb_last_of(b->h->fn, src);
		if (e == b->c->back[0] ? wb_lane_source(b->h, v, &at) != next :
					 b->sums && (!wb_constant(b->h, v, at, &number) || number >= MOST_BEGIN))
			return false;
	}
	return true;
}

/* Whether compare @k, which holds (@on) or does not for every lane that begins another round, is of the two ends of an
 * interval that is halved. */
static bool
halves_by(struct bisect *b, uint32_t k, bool on)
{
	const struct wb_inst *i = &b->h->fn->inst[k];
	bool less = (i->op == WB_OP_LT && on) || (i->op == WB_OP_GE && !on),
	     more = (i->op == WB_OP_GT && on) || (i->op == WB_OP_LE && !on);
	uint32_t back = b->h->fn->edge[b->c->back[0]].src, n;
	struct read x, y, lo2, hi2;

	if ((!less && !more) || (i->type != WB_T_U32 && i->type != WB_T_I32) || !wb_plain(b->h, i) ||
		!operand(b, i, less ? 0 : 1, &x, &n) || !operand(b, i, less ? 1 : 0, &y, &n))
		return false;
	if (merge(b, x.v) && merge(b, y.v)) {
		lo2 = source(b, (struct read){ wb_gsa_from(b->h->g, x.v, b->c->back[0]), wb_last_of(b->h->fn, back) });
		hi2 = source(b, (struct read){ wb_gsa_from(b->h->g, y.v, b->c->back[0]), wb_last_of(b->h->fn, back) });
		return halves(b, lo2, hi2) && b->lo == x.v && b->hi == y.v && begins(b, b->lo, lo2.v) &&
			begins(b, b->hi, hi2.v);
	}
	return halves(b, x, y) && begins(b, b->lo, x.v) && begins(b, b->hi, y.v);
}

bool
wb_cycle_bisects(struct wb_hunt *h, const struct wb_cycle *c)
{
	const struct wb_lanes *l = h->lanes;
	const struct wb_span *last;

	if (c->part || h->fn->loops->loop[c->loop].irreducible || l->loop[c->loop].kind != WB_LANE_LOOP_SHRINKS ||
		!l->loop[c->loop].busy_back || c->nback != 1)
		return false;
	last = &l->span[l->block_span[h->fn->edge[c->back[0]].src + 1] - 1];
	for (uint32_t a = 0; a < l->natom && !(last->flags & WB_SPAN_TOP); a++) {
		struct bisect b = { .h = h, .c = c };
		bool on;

		if (l->atom[a].kind != WB_ATOM_CMP || !wb_cycle_has(c, l->atom[a].block) ||
			!wb_every_round(h, c, l->atom[a].inst))
			continue;
		on = wb_set_implies(l, h->cx->tmp, last->exec, a, true);
		if ((on || wb_set_implies(l, h->cx->tmp, last->exec, a, false)) && halves_by(&b, l->atom[a].inst, on))
			return true;
	}
	return false;
}
