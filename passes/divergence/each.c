/* passes/divergence/each.c -- numbers computed for each lane of a wave.
 *
 *	s2 = sub s5, 1				s5: 1, 2, 4, ... 256, the same in all lanes
 *	v6 = and s2, v0				lane & (s5 - 1): no shape
 *	v10 = sub v4, v6			2 * lane - that
 *	v7 = shl v10, 2;  load v7, lds		how many words of one bank?
 *
 * What:   v6 has no shape. But lane l has (l & 0), (l & 1), (l & 3) ... So its numbers are computed lane by lane, for
 *         each number that s5 can have (passes/integer/few.c). The greatest count is the bound. If waves of a workgroup
 *         are no rows, ids depend on the wave, so this is also done for each wave.
 *
 *	s5 = 4:		lane	0  1  2  3  4  5 ...
 *			v6	0  1  2  3  0  1
 *
 *	number of lane l = base + each[l], modulo 2^32		base: the same in all lanes, a multiple of 2^bits
 *
 *         bits = 32: the base is 0, and each operation that can be folded (fold.h) is computed. bits < 32: only an
 *         operation on bits, a right shift, or a bit field below bit `bits`. If no lane carries into bit `bits`, base
 *         and each[l] are the upper and the lower bits of the number. The lower bits are computed; the upper ones stay
 *         the same in all lanes.
 * Right:
 *  1. Each combination fixes one of its few numbers for a scalar, and one wave of the workgroup. The real wave has the
 *     numbers of some combination. So the greatest count of all combinations is an upper bound.
 *  2. In this combination, the number that is computed for a lane is the one that it has. A number is read as often as
 *     the access, because back edges are not followed (choices.c). So it is the same wherever it is read.
 *  3. Lanes that are off are counted as well. This only raises the count.
 * Cost:   MOST_FIXED times that of choices.c, with operations on all lanes; WB_LIMIT_EACH_LANE of these in a function.
 */
#include "../integer/integer.h"
#include "div.h"
#include "wavebound/fold.h"

#define MOST_FIXED 64u			/* combinations of numbers that are the same in all lanes */
#define OF_WAVE (WB_NONE - 1)		/* the choice between waves, as a value */
#define MOST_ARRAYS 20u

struct div_each {
	uint32_t word[MOST_ARRAYS][DIV_MOST_LANES];
	int64_t wide[MOST_ARRAYS][DIV_MOST_LANES];
	uint32_t nword, nwide;
	uint32_t work;			/* operations in this function */
};

bool
div_each_spent(const struct div *d)
{
	return d->each && d->each->work >= wb_limit_of(WB_LIMIT_EACH_LANE, d->fn->ninst);
}

bool
div_each_begin(struct div *d)
{
	if (!d->each)
		d->each = WB_NEW(d->cx->tmp, struct div_each, 1);
	d->each->nword = d->each->nwide = 0;
	d->each->work++;
	return !div_each_spent(d);
}

static uint32_t *
new_words(struct div *d)
{
	struct div_each *e = d->each;

	e->work++;
	return e->nword == MOST_ARRAYS || div_each_spent(d) ? NULL : e->word[e->nword++];
}

int64_t *
div_each_new(struct div *d)
{
	return d->each->nwide == MOST_ARRAYS ? NULL : d->each->wide[d->each->nwide++];
}

uint64_t
div_each_span(const struct div *d, const int64_t *each)
{
	int64_t least = each ? each[0] : 0, most = least;

	for (uint32_t l = 0; each && l < d->lanes; l++) {
		least = each[l] < least ? each[l] : least;
		most = each[l] > most ? each[l] : most;
	}
	return (uint64_t)most - (uint64_t)least;
}

/* ---- numbers that are the same in all lanes ------------------------------------------------------------ */
/* Which of @of numbers value @v is in this combination; WB_NONE: there are too many combinations, or it was one of more
 * or of fewer. */
static uint32_t
choose_fixed(struct choices *c, uint32_t v, uint32_t of)
{
	uint32_t all = of;

	for (uint32_t n = 0; n < c->nfixed; n++) {
		if (c->fixed[n].node == v)
			return c->fixed[n].of == of ? c->fixed[n].taken : WB_NONE;
		all *= c->fixed[n].of;
	}
	if (all > MOST_FIXED || c->nfixed == WB_COUNT(c->fixed))
		return WB_NONE;
	c->fixed[c->nfixed].node = v;
	c->fixed[c->nfixed].of = (uint8_t)of;
	c->fixed[c->nfixed++].taken = 0;
	return 0;
}

uint32_t
div_fixed_wave(const struct choices *c)
{
	for (uint32_t n = 0; n < c->nfixed; n++)
		if (c->fixed[n].node == OF_WAVE)
			return c->fixed[n].taken;
	return 0;
}

struct combination {
	struct div *d;
	struct choices *c;
};

/* The number of scalar @v, which is not computed from others that have one, in this combination. */
static bool
number_in(void *user, uint32_t v, struct wb_point w, bool counts, uint64_t *k)
{
	const struct combination *x = user;
	struct div *d = x->d;
	uint32_t take = WB_NONE;
	struct wb_few is;

	(void)w;
	d->each->work += 8;
	if (!wb_unit_of_lanes(d->g, d->g->value[v].unit) &&
		wb_few(div_integers(d), v, wb_point_any(d->g->block_of[x->c->inst]), &is))
		take = choose_fixed(x->c, v, is.n);
	*k = take == WB_NONE ? 0 : is.k[take];
	return take != WB_NONE && !counts;
}

/* Whether @node, which is the same in all lanes, is the number *k in this combination. If its sources have numbers, it
 * is computed from them, so that it agrees with other values that are computed from the same sources. */
static bool
number_of(struct div *d, struct choices *c, uint32_t node, uint32_t *k)
{
	const struct wb_given given = { number_in, &(struct combination){ d, c } };
	struct wb_div_shape f = div_answer(d, node);

	*k = f.low;
	if (!div_is_uniform(&f) || node_of(d, node)->kind != NODE_VALUE)
		return false;
	d->each->work++;
	return div_is_constant(&f) || wb_number_if(div_integers(d), wb_value_skip_etas(d->g, node_of(d, node)->id),
		wb_point_active(d->ints, c->inst), &given, k);
}

/* ---- one number in each lane ------------------------------------------------------------------------------- */
struct view {
	uint32_t at[DIV_MOST_LANES];
	uint32_t bits;			/* the base is a multiple of 2^bits; 32: it is 0 */
};

/* The wave of the workgroup in this combination: *wave. Any wave, if all have the same ids; false: ids are unknown. */
static bool
wave_of(const struct div *d, struct choices *c, uint32_t *wave)
{
	uint64_t items = (uint64_t)d->size[0] * d->size[1] * d->size[2];

	*wave = 0;
	if (d->rows)
		return true;
	if (!div_ids_are_known(d) || items > (uint64_t)MOST_FIXED * d->lanes)
		return false;
	*wave = choose_fixed(c, OF_WAVE, (uint32_t)wb_ceil_div(items, d->lanes));
	return *wave != WB_NONE;
}

/* Sets *v to the numbers @x of source @k of @p, lane by lane. */
static bool
look_at_lanes(struct div *d, struct choices *c, const struct wb_decoded *p, uint32_t k, const struct windowed *x,
	struct view *v)
{
	bool strides = x->f.stride[0] || x->f.stride[1] || x->f.stride[2];
	uint32_t wave = 0, low = x->f.low;

	if (x->window || x->f.cls > WB_DIV_AFFINE)
		return false;
	v->bits = x->f.low_bits;
	if (!strides && !x->each && v->bits < 32 && p->sel[k] == WB_SEL_ALL &&
		number_of(d, c, div_use(d, p->inst, div_operand_of(d, p, k), 0), &low))
		v->bits = 32;
	if (strides && !wave_of(d, c, &wave))
		return false;
	for (uint32_t l = 0; l < d->lanes; l++) {
		uint32_t id[3] = { 0 };

		v->at[l] = low + (x->each ? x->each[l] : 0);
		if (strides)
			div_lane_ids(d, wave, l, id);
		for (int j = 0; j < 3; j++)
			v->at[l] += x->f.stride[j] * id[j];
	}
	return true;
}

/* Sets *r to the numbers @v. */
static bool
make_numbers(struct div *d, const struct view *v, struct windowed *r)
{
	uint32_t *each, most = 0, l = 0;

	while (l < d->lanes && v->at[l] == v->at[0])
		l++;
	if (l == d->lanes && v->bits == 32) {
		*r = (struct windowed){ .f = div_constant(v->at[0]) };
		return true;
	}
	each = new_words(d);
	if (!each)
		return false;
	for (l = 0; l < d->lanes; l++) {
		each[l] = v->at[l];
		most = each[l] > most ? each[l] : most;
	}
	*r = (struct windowed){ .f = div_uniform(WB_DIV_WAVE), .each = each };
	r->f.low_bits = (uint8_t)v->bits;
	if (v->bits == 32)
		r->f.max = most;
	return true;
}

/* Whether all lanes of @v have the same bits from @t on. */
static bool
same_above(const struct div *d, const struct view *v, uint32_t t)
{
	uint32_t differ = 0;

	for (uint32_t l = 1; l < d->lanes; l++)
		differ |= v->at[l] ^ v->at[0];
	return t >= 32 || differ >> t == 0;
}

/* Whether @v has no bit from @t on. */
static bool
is_below(const struct div *d, const struct view *v, uint32_t t)
{
	return v->bits == 32 && same_above(d, v, t) && (t >= 32 || v->at[0] >> t == 0);
}

/* The known bits of @op on @v. */
static void
fold_bits(const struct div *d, enum wb_op op, bool sign, const struct view v[], uint32_t n, struct view *r)
{
	for (uint32_t l = 0; l < d->lanes; l++)
		r->at[l] = wb_fold32(op, sign, n, v[0].at[l], n > 1 ? v[1].at[l] : 0, n > 2 ? v[2].at[l] : 0) &
			mask_of(r->bits);
}

/* An operation that computes each bit from the same bits of its sources, where some base is unknown. What is above the
 * known bits is the same in all lanes or, if one source of an AND has no bits there, 0. */
static bool
operate_on_bits(const struct div *d, enum wb_op op, const struct view v[], uint32_t n, struct view *r)
{
	bool ends = false;

	for (uint32_t j = 0; j < n; j++)
		r->bits = v[j].bits < r->bits ? v[j].bits : r->bits;
	for (uint32_t j = 0; op == WB_OP_AND && j < n; j++)
		ends = ends || is_below(d, &v[j], r->bits);
	for (uint32_t j = 0; j < n && !ends; j++)
		if (!same_above(d, &v[j], r->bits))
			return false;
	fold_bits(d, op, false, v, n, r);
	r->bits = ends ? 32 : r->bits;
	return r->bits > 0;
}

bool
div_each_operate(struct div *d, struct choices *c, const struct wb_decoded *p, const struct windowed x[],
	struct windowed *r)
{
	struct view v[3], is = { .bits = 32 };
	bool all = true;

	if (d->lanes > DIV_MOST_LANES || !wb_takes(p->op, p->nsrc))
		return false;
	for (uint32_t j = 0; j < p->nsrc; j++) {
		if (!look_at_lanes(d, c, p, j, &x[j], &v[j]))
			return false;
		all = all && v[j].bits == 32;
	}
	if (all)
		fold_bits(d, p->op, p->sign, v, p->nsrc, &is);
	else if (!wb_has_trait(p->op, WB_BITWISE) || !operate_on_bits(d, p->op, v, p->nsrc, &is))
		return false;
	return make_numbers(d, &is, r);
}

/* ---- sums ------------------------------------------------------------------------------------- */
bool
div_each_sum(struct div *d, enum wb_op op, const struct windowed x[], uint32_t n, struct windowed *r)
{
	bool constant[3], plain[3], any = false, windows = false;
	struct wb_linear sum;
	uint32_t *each;
	uint64_t k[3];

	for (uint32_t j = 0; j < n; j++) {
		any = any || x[j].each;
		windows = windows || x[j].window;
		plain[j] = !x[j].window && !x[j].each;
		constant[j] = plain[j] && div_is_constant(&x[j].f);
		k[j] = x[j].f.low;
	}
	r->window = 0;
	r->each = NULL;
	if (!any && !windows)
		return true;
	/* whatever the first two are without windows, only the third one has any */
	for (uint32_t j = 0; j < 2 && n == 3 && plain[0] && plain[1]; j++)
		constant[j] = true;
	if (!wb_linear(op, 32, constant, k, n, &sum) || sum.ored)
		return false;
	for (uint32_t j = 0; j < n; j++) {	/* a factor above 2^31 is negative, and reverses the window */
		uint32_t by = (uint32_t)sum.factor[j];

		r->window += x[j].window * (by >> 31 ? 0u - by : by);
	}
	if (!any)
		return true;
	r->each = each = new_words(d);
	for (uint32_t l = 0; each && l < d->lanes; l++) {
		each[l] = 0;
		for (uint32_t j = 0; j < n; j++)
			each[l] += x[j].each ? (uint32_t)sum.factor[j] * x[j].each[l] : 0;
	}
	return each != NULL;
}
