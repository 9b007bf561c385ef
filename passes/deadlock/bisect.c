/* passes/deadlock/bisect.c -- searches that halve an interval in every iteration.
 *
 *			lo, hi = merges at the header
 *			m   = (lo + hi) >> 1, or lo + ((hi - lo) >> 1)
 *			lo2 = c ? m + 1 : lo		whatever c is
 *			hi2 = c ? hi : m
 *			every lane that begins another iteration has lo < hi, or lo2 < hi2
 *
 * From its second iteration on a lane has lo < hi when an iteration begins, so lo <= m < hi, and hi2 - lo2 is
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
	struct wb_check *h;
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

/* Whether operation @op computes what the lanes read that execute r.use, in all of them. */
static bool
made_by(const struct bisect *b, struct read r, enum wb_op op, struct wb_decoded *d)
{
	return wb_made(b->h, r.v, r.use, d) && d->op == op && d->ndef == 1;
}

static bool
is_sum(const struct bisect *b, struct read r, enum wb_op op, struct wb_decoded *d)
{
	return made_by(b, r, op, d) && (d->type == WB_T_U32 || d->type == WB_T_I32) && d->nsrc == 2;
}

/* The @n-th source of @d: a value in *r, or false and a number in *k; neither: *r is nothing. */
static bool
operand(const struct bisect *b, const struct wb_decoded *d, uint32_t n, struct read *r, uint32_t *k)
{
	const struct wb_opnd *o = d->src[n];

	*r = (struct read){ WB_NONE, d->inst };
	*k = 0;
	if (wb_is_number(b->h, o, d->inst, k))
		return false;
	if (o->kind == WB_OPND_UNIT && o->nunit == 1)
		*r = source(b, (struct read){ wb_read_by(b->h, o, 0), d->inst });
	return true;
}

/* Whether @d has sources @x and @y, in this order, or (@either) in any. */
static bool
has_sources(const struct bisect *b, const struct wb_decoded *d, uint32_t x, uint32_t y, bool either)
{
	struct read r[2];
	uint32_t k;
	bool values = operand(b, d, 0, &r[0], &k) && operand(b, d, 1, &r[1], &k);

	return values && ((r[0].v == x && r[1].v == y) || (either && r[0].v == y && r[1].v == x));
}

/* What is shifted right by one, without sign, to make @r; false: it is not made so. */
static bool
halved(const struct bisect *b, struct read r, struct read *what)
{
	struct wb_decoded d;
	struct read by;
	uint32_t k, n;

	return made_by(b, r, WB_OP_LSHR, &d) && d.nsrc == 2 && (d.type == WB_T_B32 || d.type == WB_T_U32) &&
		!operand(b, &d, 1, &by, &k) && k == 1 && operand(b, &d, 0, what, &n);
}

/* The other of two summands, where one is @v. */
static bool
added_to(const struct bisect *b, struct read r, uint32_t v, struct read *other, uint32_t *k, bool *is_number)
{
	struct wb_decoded d;
	struct read s[2];
	uint32_t n[2];
	bool value[2];

	if (!is_sum(b, r, WB_OP_ADD, &d))
		return false;
	for (uint32_t o = 0; o < 2; o++)
		value[o] = operand(b, &d, o, &s[o], &n[o]);
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
	struct wb_decoded d;
	struct read in, half;
	uint32_t k;
	bool number;

	if (halved(b, r, &in)) {
		b->sums = true;
		return is_sum(b, in, WB_OP_ADD, &d) && has_sources(b, &d, b->lo, b->hi, true);
	}
	if (!added_to(b, r, b->lo, &half, &k, &number) || number || !halved(b, half, &in))
		return false;
	return is_sum(b, in, WB_OP_SUB, &d) && has_sources(b, &d, b->hi, b->lo, false);
}

static bool
merge(const struct bisect *b, uint32_t v)
{
	return v != WB_NONE && wb_gsa_at(b->h->g, v)->kind == WB_GSA_MU && wb_gsa_at(b->h->g, v)->at == b->c->header;
}

/* Whether the two selects make (m + 1, hi) or (lo, m) of lo and hi, both by the same mask. */
static bool
halves(struct bisect *b, struct read lo2, struct read hi2)
{
	struct read la[2], ha[2], m;
	struct wb_decoded l, h;
	uint32_t k, up;
	bool number;

	if (!made_by(b, lo2, WB_OP_CNDMASK, &l) || !made_by(b, hi2, WB_OP_CNDMASK, &h) || l.nsrc != 3 || h.nsrc != 3)
		return false;
	for (uint32_t u = 0; u < 2; u++)
		if (wb_read_by(b->h, l.src[2], u) == WB_NONE ||
			wb_read_by(b->h, l.src[2], u) != wb_read_by(b->h, h.src[2], u))
			return false;
	for (uint32_t o = 0; o < 2; o++)
		if (!operand(b, &l, o, &la[o], &k) || !operand(b, &h, o, &ha[o], &k))
			return false;
	up = merge(b, la[0].v) ? 1 : 0;		/* where lo moves up, hi stays */
	b->lo = la[!up].v;
	b->hi = ha[up].v;
	if (!merge(b, b->lo) || !merge(b, b->hi) || b->lo == b->hi || !is_middle(b, ha[!up]))
		return false;
	return added_to(b, la[up], ha[!up].v, &m, &k, &number) && number && k == 1;
}

/* Whether @mu, which is @next at the end of an iteration, begins as a number small enough. */
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

/* Whether compare @k, which holds (@on) or does not for every lane that begins another iteration, is of the two ends of
 * an interval that is halved. */
static bool
halves_by(struct bisect *b, uint32_t k, bool on)
{
	struct wb_decoded d;
	bool whole = wb_decode(b->h->fn, k, WB_NONE, &d) && d.nsrc == 2 &&
		(d.type == WB_T_U32 || d.type == WB_T_I32),
	     less = (d.op == WB_OP_LT && on) || (d.op == WB_OP_GE && !on),
	     more = (d.op == WB_OP_GT && on) || (d.op == WB_OP_LE && !on);
	uint32_t back = b->h->fn->edge[b->c->back[0]].src, n;
	struct read x, y, lo2, hi2;

	if (!whole || !wb_plain(b->h, &b->h->fn->inst[k]) || (!less && !more) ||
		!operand(b, &d, less ? 0 : 1, &x, &n) || !operand(b, &d, less ? 1 : 0, &y, &n))
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
wb_cycle_bisects(struct wb_check *h, const struct wb_cycle *c)
{
	const struct wb_lanes *l = h->lanes;
	const struct wb_span *last;

	if (c->part || h->fn->loops->loop[c->loop].irreducible || l->loop[c->loop].kind != WB_LANE_LOOP_SHRINKS ||
		!l->loop[c->loop].nonempty_back || c->nback != 1)
		return false;
	last = &l->span[l->block_span[h->fn->edge[c->back[0]].src + 1] - 1];
	for (uint32_t a = 0; a < l->natom && !(last->flags & WB_SPAN_TOP); a++) {
		struct bisect b = { .h = h, .c = c };
		bool on;

		if (l->atom[a].kind != WB_ATOM_CMP || !wb_cycle_has(c, l->atom[a].block) ||
			!wb_every_iteration(h, c, l->atom[a].inst))
			continue;
		on = wb_set_implies(l, h->cx->tmp, last->exec, a, true);
		if ((on || wb_set_implies(l, h->cx->tmp, last->exec, a, false)) && halves_by(&b, l->atom[a].inst, on))
			return true;
	}
	return false;
}
