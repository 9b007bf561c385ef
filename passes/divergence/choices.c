/* passes/divergence/choices.c -- values for which each lane chooses one of several shapes.
 *
 *	v4 = cndmask v3, v2, vcc		v3 in some lanes, v2 in the others
 *	v5 = max 0, v4				0, v3 or v2
 *	v6 = add v5, v1				v1, v3 + v1 or v2 + v1
 *
 * v6 has no shape. But each lane has one of three values, and each of these has a shape.
 *
 * Choice:       a value for which each lane takes one of a few alternatives: a select, a minimum or maximum, a join, or
 *               (access.c) a pair of registers of which some lanes keep the old value.
 * Combination:  one alternative of each choice. In it, all lanes take the same alternatives, so values have shapes.
 * Window:       a shape, plus an unknown offset in each lane, from 0 to the window. Quotients and remainders of many
 *               values have one, and numbers of which only a range is known. Sums add windows, factors multiply them.
 *
 *	combination (v4 = v3, v5 = 0)		v6 = v1
 *	            (v4 = v3, v5 = v4)		v6 = v3 + v1
 *	            (v4 = v2, v5 = v4)		v6 = v2 + v1
 *	lanes	0  1  2  3  4  5 ...		each has the v6 of one combination:
 *		a  b  b  c  a  c		lines(access) <= lines(a) + lines(b) + lines(c)
 *
 * A minimum, maximum or median is counted both as a choice and with a window, and so is a quotient or remainder of few
 * values. The least of all counts is the bound. Here the window is better:
 *
 *	v3 = max 0, v2				v2 = row - 2: the rows of a wave stay as close together as before
 *
 * Right:
 *  1. The sum over all combinations is an upper bound. A lane takes one combination. What it touches is among what all
 *     lanes would touch if they took this one.
 *  2. In a combination, a value that is read twice is the same alternative both times. A choice is identified by the
 *     value that it makes. All reads for one access mean the same instance of this value: back edges, which would bring
 *     an older instance, are not followed.
 *  3. A loop counter is its start value plus a uniform number, if an iteration adds a uniform number, and lanes that
 *     are off at the header do not come back. Lanes in the loop have been at its header in all iterations, so all of
 *     them have added the same; those that have left it may have added less. The start value was made outside of it.
 *  4. A minimum, maximum or median of several sources has a window: the span, the greatest distance of two lanes in any
 *     of these sources. Let source k of lane l be b[k] + x[k](l), with 0 <= x[k](l) <= span. The operation is monotonic
 *     in every source, and adds what is added to all sources. So the result is between that of all b[k] and the same
 *     plus span.
 *  5. Claim 4 needs distances of lanes as numbers, but they are known modulo 2^32. Let a source be in a range of length
 *     r, in the order of the operation. Two lanes differ by -r to r as numbers, and by -span to span modulo 2^32. If
 *     r + span < 2^32, both differences are the same.
 * Cost:   MOST_COMBINATIONS times the cost of reading an address in one combination, at most MOST_STEPS values each.
 */
#include <assert.h>

#include "../integer/integer.h"
#include "div.h"
#include "wavebound/fold.h"
#include "wavebound/effects.h"

#define MOST_DEPTH 16u
#define MOST_STEPS 60u
#define MOST_ALTERNATIVES 6u		/* alternatives of one choice */
#define MOST_WINDOW ((uint64_t)1 << 24)	/* larger ones do not help */

uint32_t
div_choose(struct choices *c, uint32_t node, uint32_t of)
{
	for (uint32_t k = 0; k < c->n; k++)
		if (c->choice[k].node == node)
			return c->choice[k].taken;
	if (of == 0 || of > MOST_ALTERNATIVES || c->n == WB_COUNT(c->choice)) {
		c->too_many = true;
		return 0;
	}
	c->choice[c->n].node = node;
	c->choice[c->n].of = (uint8_t)of;
	c->choice[c->n++].taken = 0;
	return 0;
}

/* Forgets all choices but the first @n, and what was computed by them. */
static void
forget_choices(struct choices *c, uint32_t n)
{
	if (n >= c->n)
		return;
	c->n = n;
	c->nseen = 0;
}

bool
div_advance(struct choices *c, struct alternative *at, uint32_t *n)
{
	while (*n && at[*n - 1].taken + 1 == at[*n - 1].of)
		--*n;
	if (!*n)
		return false;
	at[*n - 1].taken++;
	c->steps = c->nseen = 0;
	return true;
}

/* ---- numbers in one combination -------------------------------------------------------------------------- */
static struct windowed
unknown_number(void)
{
	return (struct windowed){ .f = div_top(WB_DIV_BY_OPERAND, WB_NONE, WB_NONE) };
}

static bool is_unknown(const struct windowed *x) { return x->f.cls > WB_DIV_AFFINE; }

static struct windowed of_node(struct div *d, struct choices *c, uint32_t node, uint32_t depth);

static struct windowed
of_operand(struct div *d, struct choices *c, uint32_t inst, uint32_t o, uint32_t depth)
{
	const struct wb_opnd *op = wb_opnd(d->fn, &d->fn->inst[inst], o);

	if (op->flags & (WB_NEG | WB_ABS | WB_SEXT))
		return unknown_number();
	if (op->kind == WB_OPND_IMM)
		return (struct windowed){ .f = div_constant((uint32_t)op->imm) };
	return op->kind == WB_OPND_UNIT && (op->nunit == 1 || d->fn->inst[inst].op == WB_OP_MADW) ?
		of_node(d, c, div_use(d, inst, o, 0), depth) : unknown_number();
}

/* The number of sources of which @p returns one, the first ones; 0: it does something else. */
static uint32_t
selected_sources(const struct wb_decoded *p)
{
	if (p->op == WB_OP_CNDMASK)
		return p->nsrc == 3 ? 2 : 0;
	return wb_has_trait(p->op, WB_CHOOSES) && (p->type == WB_T_I32 || p->type == WB_T_U32) ? p->nsrc : 0;
}

struct wb_integers *
div_integers(struct div *d)
{
	return d->ints = d->ints ? d->ints : wb_integers_new(d->cx, d->fn, d->env ? d->env->launch : NULL);
}

struct wb_div_shape
div_first_word(struct div *d, uint32_t inst, uint32_t o)
{
	const struct wb_opnd *op = wb_opnd(d->fn, &d->fn->inst[inst], o);
	uint32_t node = div_use(d, inst, o, 0);

	if (op->kind == WB_OPND_IMM)
		return div_constant((uint32_t)op->imm);
	return node == WB_NONE ? div_top(WB_DIV_BY_OPERAND, WB_NONE, WB_NONE) : div_answer(d, node);
}

/* Whether all lanes have the same quotient by @y. It is a multiple of a power of two, 2^bits. Modulo this the base of
 * @x is known, and so far below it that no lane (at most @span away) reaches the next multiple.
 * A window may also be negative, if a number with a window was subtracted: lanes are below the base. Then this is
 * never said. A window is at least 1 when it is made, above a base without known bits. A factor that makes the low j
 * bits known makes the window at least 2^j. */
static bool
shares_quotient(const struct windowed *x, uint64_t y, uint64_t span)
{
	uint32_t bits = (uint32_t)__builtin_ctzll(y);

	bits = bits < x->f.low_bits ? bits : x->f.low_bits;
	return bits < 32 && (x->f.low & mask_of(bits)) + span < (uint64_t)1 << bits;
}

/* x / y and x % y, where x ascends by strides and does not wrap. Lanes of a wave are at most span apart, so their
 * quotients are at most span / y + 2 consecutive numbers. If these are few, they are a choice, and in one combination
 * the remainder is x minus a constant: it is the same choice, identified by the instruction that makes the quotient. If
 * they are many, each lane has its own in a window, and so it has of the remainder. */
static struct windowed
of_quotient(struct div *d, struct choices *c, const struct wb_quotient *q, uint32_t depth)
{
	struct windowed x = of_operand(d, c, q->inst, q->x, depth + 1), r = { .f = div_uniform(WB_DIV_WAVE) },
			rest = { .window = 0 };
	const struct wb_div_shape *sum[2] = { &x.f, &r.f };
	uint64_t span, wave;		/* from the base to a lane; from lane to lane */
	bool one;

	if (is_unknown(&x) || x.each || ((x.window || x.f.cls == WB_DIV_AFFINE) && x.f.max == UINT32_MAX))
		return unknown_number();
	span = wave = x.window;
	for (int k = 0; k < 3; k++) {
		span += (uint64_t)x.f.stride[k] * d->out->most[k];
		wave += (uint64_t)x.f.stride[k] * d->id_span[k];
	}
	if (q->remainder)
		r.f.max = x.f.max < q->y ? x.f.max : (uint32_t)(q->y - 1);
	else if (x.f.max != UINT32_MAX)
		r.f.max = (uint32_t)(x.f.max / q->y);
	one = shares_quotient(&x, q->y, span);
	if (!wave || (one && !q->remainder))
		return r;
	c->has_quotients = c->has_quotients || !one;
	if (x.window || (!one && (c->join_quotients || wave / q->y + 2 > MOST_ALTERNATIVES))) {
		r.window = q->remainder ? q->y - 1 : wave / q->y + 1;
		return r;
	}
	if (!one)
		div_choose(c, WB_NONE - 1 - q->inst, (uint32_t)(wave / q->y + 2));
	if (!q->remainder)
		return r;
	if (c->join_extremes && wave >= q->y) {	/* closer together than if all lanes had this quotient */
		r.window = q->y - 1;
		return r;
	}
	r.f.max = UINT32_MAX;		/* lanes of another combination would exceed it */
	return div_compute(WB_OP_SUB, false, sum, 2, d->out->most, &rest.f) ? rest : unknown_number();
}

/* A number of each lane in @r. */
static struct windowed
in_range(struct wb_range r)
{
	uint64_t sign = (uint64_t)(r.shigh - r.slow);
	struct windowed x = { .f = div_uniform(WB_DIV_WAVE), .window = r.high - r.low };

	if (r.low == r.high)
		x.f = div_constant((uint32_t)r.low);
	x.f.max = (uint32_t)r.high;
	if (sign < x.window)
		x = (struct windowed){ .f = div_uniform(WB_DIV_WAVE), .window = sign };
	return x.window <= MOST_WINDOW ? x : unknown_number();
}

/* The range of source @k of @p. */
static struct wb_range
source_range(struct div *d, const struct wb_decoded *p, uint32_t k)
{
	struct wb_point w = wb_point_active(div_integers(d), p->inst);
	struct wb_affine f = wb_affine_source(d->ints, p->src[k], 32, w);

	return wb_range_part(wb_affine_range(d->ints, &f, w), p->sel[k]);
}

/* Source @k of @p. */
static struct windowed
of_source(struct div *d, struct choices *c, const struct wb_decoded *p, uint32_t k, uint32_t depth)
{
	struct wb_quotient q;
	struct windowed r;

	if (p->sel[k] == WB_SEL_ALL)
		return of_operand(d, c, p->inst, div_operand_of(d, p, k), depth);
	if (wb_quotient_read(div_integers(d), p->src[k], p->sel[k], wb_point_active(d->ints, p->inst), &q)) {
		r = of_quotient(d, c, &q, depth);
		if (!is_unknown(&r))
			return r;
	}
	return in_range(source_range(d, p, k));
}

/* Upper bound of the distance of two lanes, modulo 2^32. */
static uint64_t
span_of(const struct div *d, const struct windowed *x)
{
	uint64_t span = x->window;

	assert(!x->each);	/* where numbers are computed lane by lane, extremes are choices (access.c) */
	for (int k = 0; k < 3; k++) {
		int64_t s = (int32_t)x->f.stride[k];

		span += (uint64_t)(s < 0 ? -s : s) * d->id_span[k];
	}
	return span;
}

/* The minimum, maximum or median of the sources of @p, as one window. */
static struct windowed
of_extremes(struct div *d, struct choices *c, const struct wb_decoded *p, uint32_t depth)
{
	struct windowed r = { .f = div_uniform(WB_DIV_WAVE) };

	for (uint32_t k = 0; k < p->nsrc; k++) {
		struct windowed x = of_source(d, c, p, k, depth + 1);
		struct wb_range is = source_range(d, p, k);
		uint64_t span = is_unknown(&x) ? WB_UNKNOWN : span_of(d, &x),
			 all = p->sign ? (uint64_t)(is.shigh - is.slow) : is.high - is.low;

		if (span > UINT32_MAX - all)
			return unknown_number();
		r.window = span > r.window ? span : r.window;
	}
	return r.window <= MOST_WINDOW ? r : unknown_number();
}

/* The lanes that see @node, a value, and where they are. */
static struct wb_point
point_of(struct div *d, uint32_t node)
{
	const struct node *n = node_of(d, node);
	uint32_t inst = div_def_inst(d, node);
	const struct wb_span *at;

	if (n->context != CONTEXT_DEF)
		return (struct wb_point){ .block = WB_NONE,
			.group = n->context == CONTEXT_ALL ? wb_group_any() : d->context.at[n->context] };
	if (inst != WB_NONE)
		return wb_point_active(div_integers(d), inst);
	at = &d->l->span[d->l->block_span[wb_gsa_block(d->g, n->id)]];
	return (struct wb_point){ .block = at->block, .group = { at->exec, at->care } };
}

/* What is known of the number regardless of the combination. */
static struct windowed
by_range(struct div *d, uint32_t node, struct wb_point w)
{
	return in_range(wb_value_range(div_integers(d), wb_value_skip_etas(d->g, node_of(d, node)->id), w));
}

static uint32_t
most_by_range(struct div *d, uint32_t node, struct wb_point w, const struct windowed *x)
{
	struct wb_range r = wb_value_range(div_integers(d), node_of(d, node)->id, w);
	uint64_t span = x->window;

	for (int k = 0; k < 3; k++)
		span += (uint64_t)x->f.stride[k] * d->out->most[k];
	return r.high + span < UINT32_MAX ? (uint32_t)r.high : UINT32_MAX;
}

uint32_t
div_most(struct div *d, uint32_t node, const struct windowed *x)
{
	return most_by_range(d, node, point_of(d, node), x);
}

/* The shape of @f in the lanes of @w; false: that of a term is not known. */
static bool
shape_of_sum(struct div *d, const struct wb_affine *f, struct wb_point w, struct wb_div_shape *out)
{
	uint32_t context = wb_group_is_any(w.group) ? CONTEXT_ALL : div_context(d, w.group);

	*out = div_constant((uint32_t)f->add);
	for (uint32_t k = 0; k < f->n; k++) {
		const struct wb_term *t = wb_affine_term(d->ints, f->term[k]);
		struct wb_div_shape by = div_constant((uint32_t)f->k[k]), of = div_uniform(WB_DIV_LAUNCH), sum = *out;

		if (t->kind != WB_TERM_ARGUMENT && (t->kind != WB_TERM_VALUE || t->v == WB_NONE))
			return false;
		if (t->kind == WB_TERM_VALUE)
			of = div_answer(d, div_value_node(d, t->v, context));
		if (!div_compute(WB_OP_MAD, false, (const struct wb_div_shape *const[]){ &of, &by, &sum }, 3,
			    d->out->most, out))
			return false;
	}
	return out->cls <= WB_DIV_AFFINE;
}

/* The shape of a divergent @node by its affine expression; false: that tells no more. */
static bool
by_affine(struct div *d, uint32_t node, struct wb_div_shape *out)
{
	struct wb_point w = point_of(d, node);
	uint32_t v = wb_value_skip_etas(d->g, node_of(d, node)->id);
	struct wb_affine f = wb_affine_value(div_integers(d), v, w);
	struct windowed x = { .window = 0 };

	if (v == WB_NONE || wb_affine_is_value(d->ints, &f, v) || !shape_of_sum(d, &f, w, &x.f))
		return false;
	if (x.f.max == UINT32_MAX && x.f.cls == WB_DIV_AFFINE)
		x.f.max = most_by_range(d, node, w, &x);
	*out = x.f;
	return true;
}

/* What @p computes of the numbers @x. */
static struct windowed
combine_numbers(struct div *d, const struct wb_decoded *p, const struct windowed x[3])
{
	const struct wb_div_shape *f[3] = { &x[0].f, &x[1].f, &x[2].f };
	struct windowed r;

	return div_each_sum(d, p->op, x, p->nsrc, &r) && r.window <= MOST_WINDOW &&
			div_compute(p->op, p->sign, f, p->nsrc, d->out->most, &r.f) ? r : unknown_number();
}

/* All sources of @p; false: some are unknown. */
static bool
of_sources(struct div *d, struct choices *c, const struct wb_decoded *p, uint32_t depth, struct windowed x[3])
{
	for (uint32_t k = 0; k < p->nsrc; k++) {
		x[k] = of_source(d, c, p, k, depth + 1);
		if (is_unknown(&x[k]))
			return false;
	}
	return true;
}

static struct windowed
of_operation(struct div *d, struct choices *c, uint32_t inst, uint32_t node, uint32_t depth)
{
	const uint32_t v = node_of(d, node)->id;
	struct wb_decoded p = { .op = WB_OP_OTHER };
	bool is = wb_lanewise(&d->fn->inst[inst]) && div_decode(d, v, &p) && p.bits == 32,
	     folds = is && wb_folds(p.op, false);
	uint32_t takes = is ? selected_sources(&p) : 0, before;
	struct windowed x[3], r;
	struct wb_quotient q;

	if (folds && c->each && of_sources(d, c, &p, depth, x) && div_each_operate(d, c, &p, x, &r))
		return r;
	if (wb_quotient(div_integers(d), v, wb_point_active(d->ints, inst), &q)) {
		r = of_quotient(d, c, &q, depth);
		if (!is_unknown(&r))
			return r;
	}
	before = c->n;
	if (takes && p.op != WB_OP_CNDMASK) {
		c->has_extremes = true;
		r = c->join_extremes ? of_extremes(d, c, &p, depth) : unknown_number();
		if (!is_unknown(&r))
			return r;
		forget_choices(c, before);
	}
	if (takes)
		return of_source(d, c, &p, div_choose(c, node, takes), depth + 1);
	return folds && of_sources(d, c, &p, depth, x) ? combine_numbers(d, &p, x) : unknown_number();
}

bool
div_is_iterating(struct div *d, uint32_t node)
{
	const uint32_t loop = wb_gsa_loop(d->g, &d->g->value[node_of(d, node)->id]);

	return node_of(d, node)->context == CONTEXT_DEF && !d->fn->loops->loop[loop].irreducible &&
		wb_lanes_only_leave(div_integers(d), loop);
}

/* A counter of lanes that iterate together: its start value, plus what all iterations added. */
static struct windowed
of_counter(struct div *d, struct choices *c, uint32_t node, uint32_t depth)
{
	const uint32_t v = node_of(d, node)->id, loop = wb_gsa_loop(d->g, &d->g->value[v]);
	const struct wb_gsa_value *x = &d->g->value[v];
	struct wb_div_shape added = div_uniform(WB_DIV_WAVE), by;
	const uint32_t term = wb_affine_term_of(div_integers(d), (struct wb_term){ .kind = WB_TERM_VALUE, .v = v });
	const struct wb_point w = point_of(d, node);
	struct wb_affine step;
	uint32_t start = WB_NONE;
	struct windowed from, r;
	const struct wb_div_shape *sum[2] = { &from.f, &added };

	for (uint32_t k = 0; k < x->narg; k++) {
		uint32_t e = d->fn->in[d->fn->block[x->at].in + k];

		if (wb_edge_back(d->fn, e) != WB_NONE || wb_edge_dead(d->fn, e))
			continue;
		if (start != WB_NONE)
			return unknown_number();
		start = div_argument(d, node, k);
	}
	if (!div_is_iterating(d, node) || !wb_counter_find(d->ints, loop, term, &w, 64, &step) ||
		!shape_of_sum(d, &step, w, &by) || !div_is_uniform(&by))
		return unknown_number();
	from = of_node(d, c, start, depth + 1);
	if (is_unknown(&from) || !div_compute(WB_OP_ADD, false, sum, 2, d->out->most, &r.f))
		return unknown_number();
	r.window = from.window;
	r.each = from.each;
	return r;
}

/* A join: the argument of the path that this combination takes. */
static struct windowed
of_join(struct div *d, struct choices *c, uint32_t node, uint32_t depth)
{
	const struct wb_gsa_value *x = &d->g->value[node_of(d, node)->id];

	if (x->kind == WB_GSA_MU)
		return of_counter(d, c, node, depth);
	return x->kind == WB_GSA_GAMMA ?
		of_node(d, c, div_argument(d, node, div_choose(c, node, x->narg)), depth + 1) : unknown_number();
}

/* Keeps the number of @node in this combination. It is read again where it could not be computed lane by lane. */
static struct windowed
keep_number(struct choices *c, uint32_t node, struct windowed x)
{
	if (c->each && c->nseen < WB_COUNT(c->seen)) {
		c->seen[c->nseen].node = node;
		c->seen[c->nseen++].is = x;
	}
	return x;
}

static struct windowed
of_node(struct div *d, struct choices *c, uint32_t node, uint32_t depth)
{
	struct windowed x = { .window = 0 };
	const struct wb_gsa_value *v;
	struct wb_point at;
	uint32_t inst;

	if (node == WB_NONE || c->too_many)
		return unknown_number();
	x.f = div_answer(d, node);
	if (x.f.cls <= WB_DIV_AFFINE || node_of(d, node)->kind != NODE_VALUE)
		return x;
	for (uint32_t k = 0; k < c->nseen; k++)
		if (c->seen[k].node == node)
			return c->seen[k].is;
	if (depth > MOST_DEPTH || ++c->steps > MOST_STEPS) {
		c->too_many = true;
		return unknown_number();
	}
	inst = div_def_inst(d, node);
	x = inst == WB_NONE ? of_join(d, c, node, depth) : of_operation(d, c, inst, node, depth);
	v = &d->g->value[node_of(d, node)->id];
	if (c->too_many || (inst == WB_NONE && v->kind != WB_GSA_MU))
		return keep_number(c, node, x);
	at = inst == WB_NONE ? wb_point_any(v->at) : wb_point_active(div_integers(d), inst);
	if (is_unknown(&x))
		return keep_number(c, node, by_range(d, node, at));
	if (x.f.max == UINT32_MAX)
		x.f.max = most_by_range(d, node, at, &x);
	return keep_number(c, node, x);
}

struct windowed
div_value(struct div *d, struct choices *c, uint32_t node)
{
	struct windowed x = { .f = div_answer(d, node) }, along;
	uint32_t before;

	if (x.f.cls <= WB_DIV_AFFINE || node_of(d, node)->kind != NODE_VALUE || by_affine(d, node, &x.f))
		return x;
	if (c) {
		before = c->n;
		along = of_node(d, c, node, 0);
		if (!is_unknown(&along))
			return along;
		forget_choices(c, before);	/* what was chosen for it decides nothing */
	}
	return by_range(d, node, point_of(d, node));
}
