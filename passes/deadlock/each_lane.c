/* passes/deadlock/each_lane.c -- for which lanes a compare holds, by computing its operands for every work-item.
 *
 *	if (get_local_id(0) % warpSize == 0)	a division, where the compiler does not know the size
 *	if (mbcnt(low half) == 5)		in a wave of 64, only the lanes below 32 have numbers of their own
 *	if (get_local_id(0) % 48 == 0)		a product, rotated, is below a number; one lane of a wave of 32
 *
 * Both operands of a compare are computed for all ids along x that a workgroup may have, wave by wave, as far as they
 * consist of the work-item id, the number of the lane, constants, and operations of each lane alone. What is anything
 * else is not known, and the answer is no.
 *
 * Cost:   O(MOST_VALUES * MOST_ITEMS) for a compare whose operands are known; most are not.
 */
#include "../integer/operation.h"
#include "address.h"

#define MOST_VALUES 32u
#define MOST_ITEMS 1024u		/* of a workgroup */
#define MOST_SOURCES 4u

enum source { SRC_NUMBER, SRC_ITEM, SRC_LANE, SRC_FOLD, SRC_CHOICE };
struct value {
	uint32_t v, use;		/* WB_NONE: a number */
	enum source source;
	uint32_t number;		/* or which half of the lanes mbcnt counts */
	struct wb_decoded d;		/* of a choice, its compare */
	uint32_t from[MOST_SOURCES], nfrom;
	bool done;
	uint32_t of_item[MOST_ITEMS];
};
struct wb_each_lane {
	struct wb_check *h;
	uint32_t n;
	bool known;
	bool first;			/* only the first workgroup is asked for */
	struct value value[MOST_VALUES];
};

/* ---- what a value consists of ----------------------------------------------------------------------------------- */
static uint32_t
add(struct wb_each_lane *e, uint32_t v, uint32_t use, uint32_t number)
{
	uint32_t k = 0;

	while (k < e->n && (e->value[k].v != v || e->value[k].use != use ||
				   (v == WB_NONE && e->value[k].number != number)))
		k++;
	if (k == MOST_VALUES) {
		e->known = false;
		return 0;
	}
	if (k == e->n) {
		struct value *x = &e->value[e->n++];

		x->v = v;
		x->use = use;
		x->number = number;
		x->source = SRC_NUMBER;
		x->nfrom = 0;
		x->done = false;
	}
	return k;
}

static uint32_t
add_source(struct wb_each_lane *e, const struct wb_opnd *o, uint32_t use)
{
	uint32_t number, v;

	if (wb_is_number(e->h, o, use, &number))
		return add(e, WB_NONE, WB_NONE, number);
	v = wb_lane_source(e->h, wb_read_by(e->h, o, 0), &use);
	e->known &= v != WB_NONE;
	return add(e, v, use, 0);
}

/* The compare whose outcome is the mask that @o has, as @use reads it, made by all lanes that are on there. */
static bool
compare_of(const struct wb_each_lane *e, const struct wb_opnd *o, uint32_t use, struct wb_decoded *d)
{
	const struct wb_check *h = e->h;
	uint32_t v = wb_read_by(h, o, 0);
	const struct wb_gsa_value *x = v == WB_NONE ? NULL : wb_gsa_at(h->g, v);

	if (!x || x->kind != WB_GSA_DEF || x->clobber || h->lanes->of_inst[x->at] != h->lanes->of_inst[use])
		return false;
	if (wb_fn_lanes(h->fn) == 64) {
		uint32_t high = wb_read_by(h, o, 1);

		if (high == WB_NONE || wb_gsa_at(h->g, high)->kind != WB_GSA_DEF || wb_gsa_at(h->g, high)->at != x->at)
			return false;
	}
	return wb_decode(h->fn, x->at, WB_NONE, d) && wb_compare_is(d->op) && d->nsrc == 2 && d->bits == 32 &&
		wb_of_words(h, &h->fn->inst[x->at]);
}

static void
take_sources(struct wb_each_lane *e, struct value *x, const struct wb_decoded *d)
{
	for (uint32_t k = 0; k < d->nsrc && e->known; k++)
		x->from[x->nfrom++] = add_source(e, d->src[k], d->inst);
}

/* Whether @x is a number, in the first workgroup if only that is asked for: its id is 0. */
static bool
is_number(struct wb_each_lane *e, struct value *x)
{
	struct wb_sum s;
	bool number;

	if (!e->first)
		return wb_constant(e->h, x->v, x->use, &x->number);
	s = wb_sum_of(e->h, x->v, x->use);
	x->number = (uint32_t)s.f.add;
	number = !s.opaque;
	for (uint32_t n = 0; n < s.f.n && number; n++)
		number = wb_integers_is_group(e->h->ints, wb_value_of_term(e->h, s.f.term[n]), 0);
	return number;
}

/* What value @k is made of. */
static void
expand(struct wb_each_lane *e, uint32_t k)
{
	struct wb_check *h = e->h;
	struct value *x = &e->value[k];
	uint32_t condition, yes, no, lanes;

	if (x->v == WB_NONE || is_number(e, x))
		return;
	if (wb_item_along_x(h, x->v, x->use)) {
		x->source = SRC_ITEM;
	} else if (!wb_made(h, x->v, x->use, &x->d) || x->d.bits != 32) {
		e->known = false;
	} else if (x->d.op == WB_OP_MBCNT && x->d.nsrc == 2 && wb_is_number(h, x->d.src[0], x->d.inst, &lanes) &&
		lanes == UINT32_MAX) {
		x->source = SRC_LANE;
		x->number = (uint32_t)wb_mod(h->fn, &h->fn->inst[x->d.inst], WB_MOD_SHIFT);
		x->from[x->nfrom++] = add_source(e, x->d.src[1], x->d.inst);
	} else if (x->d.op == WB_OP_CNDMASK && wb_select_sources(&x->d, &condition, &yes, &no) &&
		wb_plain(h, &h->fn->inst[x->d.inst])) {
		const struct wb_decoded choice = x->d;

		x->source = SRC_CHOICE;
		if ((e->known = compare_of(e, choice.src[condition], choice.inst, &x->d)))
			take_sources(e, x, &x->d);
		x->from[2] = add_source(e, choice.src[yes], choice.inst);
		x->from[3] = add_source(e, choice.src[no], choice.inst);
		x->nfrom = 4;
	} else if (wb_of_words(h, &h->fn->inst[x->d.inst]) && wb_folds(x->d.op, false) && x->d.nsrc <= 3) {
		x->source = SRC_FOLD;
		take_sources(e, x, &x->d);
	} else {
		e->known = false;
	}
}

/* ---- numbers of all work-items ---------------------------------------------------------------------------------- */
/* The number of lanes below @lane in the half of the mask that begins at @half. */
static uint32_t
lanes_below(uint32_t lane, uint32_t half)
{
	return lane < half ? 0 : lane - half < 32 ? lane - half : 32;
}

static uint32_t
of_item(const struct wb_each_lane *e, const struct value *x, uint32_t item)
{
	uint64_t k[MOST_SOURCES] = { 0 }, out = 0;
	uint32_t lanes = wb_fn_lanes(e->h->fn);

	for (uint32_t n = 0; n < x->nfrom; n++)
		k[n] = e->value[x->from[n]].of_item[item];
	switch (x->source) {
	case SRC_ITEM: return item;
	case SRC_LANE: return (uint32_t)k[0] + (x->number < lanes ? lanes_below(item % lanes, x->number) : 0);
	case SRC_CHOICE: return (uint32_t)k[wb_compare_holds(x->d.op, x->d.sign, 32, k[0], k[1]) ? 2 : 3];
	case SRC_FOLD: return wb_fold(x->d.op, x->d.sign, 32, k, x->nfrom, &out) ? (uint32_t)out : 0;
	default: return x->number;
	}
}

static bool
sources_done(const struct wb_each_lane *e, const struct value *x)
{
	bool done = true;

	for (uint32_t n = 0; n < x->nfrom; n++)
		done &= e->value[x->from[n]].done;
	return done;
}

/* Computes all values; false: some depend on themselves. */
static bool
compute(struct wb_each_lane *e)
{
	uint32_t left = e->n, was;

	do {
		was = left;
		for (uint32_t k = 0; k < e->n; k++) {
			struct value *x = &e->value[k];

			if (x->done || !sources_done(e, x))
				continue;
			for (uint32_t i = 0; i < MOST_ITEMS; i++)
				x->of_item[i] = of_item(e, x, i);
			x->done = true;
			left--;
		}
	} while (left && left < was);
	return left == 0;
}

/* Begins a query, of the first workgroup or of all. */
static struct wb_each_lane *
start(struct wb_check *h, bool first)
{
	if (!h->each_lane)
		h->each_lane = WB_NEW(h->cx->tmp, struct wb_each_lane, 1);
	h->each_lane->h = h;
	h->each_lane->n = 0;
	h->each_lane->known = true;
	h->each_lane->first = first;
	return h->each_lane;
}

/* Whether the numbers of all values that were added are known for all work-items. */
static bool
find(struct wb_each_lane *e)
{
	for (uint32_t n = 0; n < e->n && e->known; n++)
		expand(e, n);
	return e->known && compute(e);
}

/* The most lanes of a wave of the first @items for which compare @k does not hold, most[0], and holds, most[1]; 0 and
 * 0: unknown. */
static void
count_lanes(struct wb_check *h, uint32_t k, uint32_t items, uint32_t most[2])
{
	uint32_t lanes = wb_fn_lanes(h->fn), pair[2], now[2] = { 0 };
	struct wb_each_lane *e = start(h, items < MOST_ITEMS);
	struct wb_decoded d;

	most[0] = most[1] = 0;
	if (!wb_decode(h->fn, k, WB_NONE, &d) || d.nsrc != 2 || d.bits != 32 || !wb_of_words(h, &h->fn->inst[k]))
		return;
	for (uint32_t n = 0; n < 2; n++)
		pair[n] = add_source(e, d.src[n], k);
	for (uint32_t i = 0, n = find(e) ? items : 0; i < n; i++) {
		bool on = wb_compare_holds(
			d.op, d.sign, 32, e->value[pair[0]].of_item[i], e->value[pair[1]].of_item[i]);

		now[on] = (i % lanes ? now[on] : 0) + 1;
		now[!on] = i % lanes ? now[!on] : 0;
		most[on] = now[on] > most[on] ? now[on] : most[on];
	}
}

bool
wb_several_if(struct wb_check *h, uint32_t k, bool on)
{
	uint32_t most[2];

	count_lanes(h, k, h->first_lanes, most);	/* of the wave that there always is */
	return most[on] > 1;
}

enum wb_outcome
wb_alone_if(struct wb_check *h, uint32_t k)
{
	uint32_t most[2];

	count_lanes(h, k, MOST_ITEMS, most);
	return !most[0] && !most[1] ? WB_OPEN : most[1] < 2 ? WB_ALWAYS_HOLDS : most[0] < 2 ? WB_NEVER_HOLDS : WB_OPEN;
}

bool
wb_tells_lanes(struct wb_check *h, uint32_t v, uint32_t use)
{
	struct wb_each_lane *e = start(h, false);
	const uint32_t *of = e->value[add(e, v, use, 0)].of_item;
	uint32_t lanes = wb_fn_lanes(h->fn);
	bool all = find(e);

	for (uint32_t i = 0; i < MOST_ITEMS && all; i++)
		for (uint32_t k = i - i % lanes; k < i && all; k++)
			all = of[k] != of[i] && of[k] - of[i] + lanes - 1 < 2 * lanes - 1;
	return all;
}
