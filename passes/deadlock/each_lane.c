/* passes/deadlock/each_lane.c -- numbers computed for every work-item.
 *
 *	if (get_local_id(0) % warpSize == 0)	a division, where the compiler does not know the size
 *	if (mbcnt(low half) == 5)		in a wave of 64, only the lanes below 32 have numbers of their own
 *	if (get_local_id(0) % 48 == 0)		a product, rotated, is below a number; one lane of a wave of 32
 *	if (get_local_id(0) / 64 == 2)		one wave
 *
 * Numbers are computed for all ids along x that a workgroup may have, wave by wave, as far as they consist of the
 * work-item id, the number of the lane, constants, and operations of each lane alone. What is anything else is not
 * known, and the answer is no. In 64 bits, the upper half of what an operation reads must be a constant.
 *
 * Cost:   O(MOST_VALUES * MOST_ITEMS) for a number, or for a compare, whose operands are known; most are not.
 */
#include "../integer/operation.h"
#include "address.h"

#define MOST_VALUES 32u
#define MOST_ITEMS (64 * WB_ITEM_WORDS)
#define MOST_SOURCES 4u

enum source { SRC_SUM, SRC_ITEM, SRC_LANE, SRC_FOLD, SRC_CHOICE };
struct value {
	uint32_t v, use;		/* WB_NONE: a number */
	enum source source;
	uint32_t number;		/* what a sum adds; which half of the lanes mbcnt counts */
	struct wb_decoded d;		/* of a choice, its compare */
	uint32_t from[MOST_SOURCES], nfrom;
	uint32_t high[MOST_SOURCES];	/* the upper halves of what is read; of a sum, factors */
	bool done;
	uint32_t of_item[MOST_ITEMS];
};
struct wb_each_lane {
	struct wb_check *h;
	uint32_t n;
	bool known;
	bool lanes;			/* lanes are counted among all */
	uint32_t ranks;			/* in this span, among those that are on; WB_NONE: nowhere */
	bool first;			/* only the first workgroup is asked for: its id is 0 */
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
		x->source = SRC_SUM;
		x->nfrom = 0;
		x->done = false;
	}
	return k;
}

/* Adds what @use reads by @o, in 64 bits if @wide, as the next source of @x. */
static void
add_source(struct wb_each_lane *e, struct value *x, const struct wb_opnd *o, uint32_t use, bool wide)
{
	uint32_t number, v, *high = &x->high[x->nfrom];

	*high = wide && o->kind == WB_OPND_IMM ? (uint32_t)(o->imm >> 32) : 0;
	if (wide && o->kind == WB_OPND_UNIT && o->nunit == 2)
		e->known &= wb_constant(e->h, wb_read_by(e->h, o, 1), use, high);
	if (wb_is_number(e->h, o, use, &number)) {
		x->from[x->nfrom++] = add(e, WB_NONE, WB_NONE, number);
		return;
	}
	v = wb_lane_source(e->h, wb_read_by(e->h, o, 0), &use);
	e->known &= v != WB_NONE;
	x->from[x->nfrom++] = add(e, v, use, 0);
}

/* Adds what @d reads. */
static void
add_sources(struct wb_each_lane *e, struct value *x, const struct wb_decoded *d)
{
	bool wide = d->bits == 64, shift = d->op == WB_OP_SHL || d->op == WB_OP_LSHR || d->op == WB_OP_ASHR;

	for (uint32_t k = 0; k < d->nsrc && e->known; k++) {
		e->known = !wide || d->src[k]->kind != WB_OPND_UNIT || d->src[k]->nunit == 2 || (shift && k == 1);
		add_source(e, x, d->src[k], d->inst, wide);
	}
}

/* Whether @k computes, lane by lane, what the engine can compute: a compare, or (@fold) an operation. */
static bool
computes(const struct wb_check *h, uint32_t k, bool fold, struct wb_decoded *d)
{
	const struct wb_inst *i = &h->fn->inst[k];

	return wb_decode(h->fn, k, WB_NONE, d) && (i->flags & WB_I_LANEWISE) && wb_plain(h, i) &&
		(wb_type_word(d->type) || wb_type_wide(d->type)) &&
		(fold ? wb_folds(d->op, d->bits == 64) && d->nsrc <= 3 : wb_compare_is(d->op) && d->nsrc == 2);
}

/* The compare whose outcome is the mask that @o has, as @use reads it, made by all lanes that are on there. */
static bool
compare_of(const struct wb_each_lane *e, const struct wb_opnd *o, uint32_t use, struct wb_decoded *d)
{
	uint32_t k = wb_value_def_inst(e->h->g, o);

	return k != WB_NONE && e->h->lanes->of_inst[k] == e->h->lanes->of_inst[use] && computes(e->h, k, false, d);
}

/* Whether the engine knows value @x as a sum of others. Else x->v is the value that it is. */
static bool
is_sum(struct wb_each_lane *e, struct value *x)
{
	struct wb_sum s = { .opaque = x->v != WB_NONE && wb_from_memory(e->h, x->v) };

	if (x->v != WB_NONE && !s.opaque)
		s = wb_sum_of(e->h, x->v, x->use);
	e->known &= !s.opaque && s.f.n <= MOST_SOURCES;
	if (x->v == WB_NONE || !e->known)
		return true;
	x->number = (uint32_t)s.f.add;
	for (uint32_t n = 0; n < s.f.n && e->known; n++) {
		uint32_t v = wb_value_of_term(e->h, s.f.term[n]);

		if (e->first && wb_integers_is_group(e->h->ints, v, 0))
			continue;
		e->known = v != WB_NONE;
		if (s.f.n == 1 && s.f.k[0] == 1 && !s.f.add) {
			x->v = v;
			return !e->known;
		}
		x->high[x->nfrom] = (uint32_t)s.f.k[n];
		x->from[x->nfrom++] = add(e, v, x->use, 0);
	}
	return true;
}

/* Whether @d counts the lanes below this one, of all or of those that execute it (all that is counted so, under one
 * EXEC), in the half of the wave that begins at lane *half. */
static bool
counts_lanes(struct wb_each_lane *e, const struct wb_decoded *d, uint32_t *half)
{
	const struct wb_gsa *g = e->h->g;
	uint32_t all, v, exec;

	*half = (uint32_t)wb_mod(e->h->fn, &e->h->fn->inst[d->inst], WB_MOD_SHIFT);
	if (d->op != WB_OP_MBCNT || d->nsrc != 2)
		return false;
	if (wb_is_number(e->h, d->src[0], d->inst, &all)) {
		e->lanes = true;
		return all == UINT32_MAX;
	}
	exec = *half ? g->exec_hi : g->exec_lo;
	v = wb_read_by(e->h, d->src[0], 0);
	exec = exec == WB_NONE ? WB_NONE : wb_gsa_before(g, d->inst, exec);
	if (v == WB_NONE || exec == WB_NONE || wb_gsa_source(g, v, 0) != wb_gsa_source(g, exec, 0))
		return false;
	e->known &= e->ranks == WB_NONE || e->ranks == e->h->lanes->of_inst[d->inst];
	e->ranks = e->h->lanes->of_inst[d->inst];
	return true;
}

/* What value @k is made of. */
static void
expand(struct wb_each_lane *e, uint32_t k)
{
	struct wb_check *h = e->h;
	struct value *x = &e->value[k];
	uint32_t condition, yes, no;

	if (is_sum(e, x))
		return;
	if (wb_item_along_x(h, x->v, x->use)) {
		x->source = SRC_ITEM;
	} else if (!wb_made(h, x->v, x->use, &x->d)) {
		e->known = false;
	} else if (counts_lanes(e, &x->d, &x->number)) {
		x->source = SRC_LANE;
		add_source(e, x, x->d.src[1], x->d.inst, false);
	} else if (x->d.op == WB_OP_CNDMASK && wb_select_sources(&x->d, &condition, &yes, &no) &&
		wb_plain(h, &h->fn->inst[x->d.inst])) {
		const struct wb_decoded choice = x->d;

		x->source = SRC_CHOICE;
		if ((e->known = compare_of(e, choice.src[condition], choice.inst, &x->d)))
			add_sources(e, x, &x->d);
		x->nfrom = 2;
		add_source(e, x, choice.src[yes], choice.inst, false);
		add_source(e, x, choice.src[no], choice.inst, false);
	} else if (computes(h, x->d.inst, true, &x->d)) {
		x->source = SRC_FOLD;
		add_sources(e, x, &x->d);
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

/* Of compare @d: whether it holds. */
static uint32_t
of_item(const struct wb_each_lane *e, const struct value *x, uint32_t item)
{
	uint64_t k[MOST_SOURCES] = { 0 }, out = 0;
	uint32_t lanes = wb_fn_lanes(e->h->fn), sum = x->number;

	for (uint32_t n = 0; n < x->nfrom; n++) {
		k[n] = e->value[x->from[n]].of_item[item] | (uint64_t)x->high[n] << 32;
		sum += x->high[n] * (uint32_t)k[n];
	}
	switch (x->source) {
	case SRC_ITEM: return item;
	case SRC_LANE: return (uint32_t)k[0] + (x->number < lanes ? lanes_below(item % lanes, x->number) : 0);
	case SRC_CHOICE: return (uint32_t)k[wb_compare_holds(x->d.op, x->d.sign, x->d.bits, k[0], k[1]) ? 2 : 3];
	case SRC_FOLD: return wb_fold(x->d.op, x->d.sign, x->d.bits, k, x->nfrom, &out) ? (uint32_t)out : 0;
	default: return sum;
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
	h->each_lane->lanes = false;
	h->each_lane->ranks = WB_NONE;
	h->each_lane->first = first;
	return h->each_lane;
}

/* Whether the numbers of all values that were added are known for all work-items; @ranks: or for all lanes, if they
 * count those that are on. */
static bool
find(struct wb_each_lane *e, bool ranks)
{
	for (uint32_t n = 0; n < e->n && e->known; n++) {
		expand(e, n);
		e->lanes |= e->value[n].source == SRC_ITEM;
	}
	return e->known && !(e->ranks != WB_NONE && (e->lanes || !ranks)) && compute(e);
}

/* The numbers of @v, read at @use; NULL: not known. */
static const uint32_t *
numbers_of(struct wb_check *h, uint32_t v, uint32_t use, bool ranks)
{
	struct wb_each_lane *e = start(h, false);
	uint32_t k = add(e, v, use, 0);

	return find(e, ranks) ? e->value[k].of_item : NULL;
}

static const struct wb_items *
compute_items(struct wb_check *h, uint32_t k, bool first)
{
	struct wb_each_lane *e = start(h, first);
	struct value cmp = { .source = SRC_CHOICE };
	struct wb_items *s;

	if (!computes(h, k, false, &cmp.d))
		return NULL;
	add_sources(e, &cmp, &cmp.d);
	cmp.from[2] = add(e, WB_NONE, WB_NONE, 1);
	cmp.from[3] = add(e, WB_NONE, WB_NONE, 0);
	cmp.nfrom = 4;
	if (!find(e, false))
		return NULL;
	s = WB_NEW(h->cx->tmp, struct wb_items, 1);
	for (uint32_t i = 0; i < MOST_ITEMS; i++)
		s->word[i / 64] |= (uint64_t)of_item(e, &cmp, i) << i % 64;
	return s;
}

/* The work-items, of the first workgroup or of any, for which compare @k holds; asked once. */
static const struct wb_items *
items_if(struct wb_check *h, uint32_t k, bool first)
{
	static const struct wb_items unknown;
	const struct wb_items ***of = &h->items_if[first][h->rows_assumed];

	if (!*of)
		*of = WB_NEW(h->cx->tmp, const struct wb_items *, h->fn->ninst);
	if (!(*of)[k]) {
		(*of)[k] = compute_items(h, k, first);
		(*of)[k] = (*of)[k] ? (*of)[k] : &unknown;
	}
	return (*of)[k] == &unknown ? NULL : (*of)[k];
}

const struct wb_items *wb_items_if(struct wb_check *h, uint32_t k) { return items_if(h, k, false); }

/* How many of the first @lanes work-items from @from on, of one word, are in @s (@on), or are not. */
static uint32_t
count_items(const struct wb_items *s, uint32_t from, uint32_t lanes, bool on)
{
	uint64_t is = s->word[from / 64] >> from % 64;

	return (uint32_t)__builtin_popcountll((on ? is : ~is) & UINT64_MAX >> (64 - lanes));
}

bool
wb_several_if(struct wb_check *h, uint32_t k, bool on)
{
	const struct wb_items *s = items_if(h, k, true);

	return s && count_items(s, 0, h->first_lanes, on) > 1;	/* of the wave that there always is */
}

/* The term of address @p in which lanes of a wave (@group: of a workgroup) may differ, times *factor; false: there are
 * several, or it changes. */
static bool
only_of_lanes(struct wb_check *h, const struct wb_sum *p, bool group, uint32_t *v, uint32_t *factor)
{
	*v = WB_NONE;
	for (uint32_t n = 0; n < p->f.n; n++) {
		uint32_t term = wb_value_of_term(h, p->f.term[n]);

		if (wb_term_argument(h, p->f.term[n]) ||
			(term != WB_NONE && (group ? wb_group_dimension(h, term) >= 0 : wb_single_value(h, term))))
			continue;
		if (term == WB_NONE || *v != WB_NONE)
			return false;
		*v = term;
		*factor = (uint32_t)p->f.k[n];
	}
	return true;
}

/* Whether no lane changes, by the data of @write, one of the bits @mine of another lane of the wave (@group: workgroup)
 * with the same @word, times @factor. */
static bool
bits_apart(struct wb_check *h, struct wb_value_use mine, uint32_t write, struct wb_value_use word, uint32_t factor,
	bool group)
{
	const struct wb_inst *i = &h->fn->inst[write];
	struct wb_each_lane *e = start(h, false);
	const uint32_t *my = e->value[add(e, mine.v, mine.use, 0)].of_item;
	const uint32_t *data = e->value[add(e, wb_gsa_use(h->g, i, i->mem.data, 0), write, 0)].of_item;
	const uint32_t *at = e->value[add(e, word.v, word.use, 0)].of_item;
	uint32_t keeps = i->mem.access & WB_ANDS ? UINT32_MAX : 0, lanes = group ? MOST_ITEMS : wb_fn_lanes(h->fn);
	uint32_t items = h->row_items && h->row_items < MOST_ITEMS ? h->row_items : MOST_ITEMS;
	bool apart = find(e, false);

	for (uint32_t n = 0; n < items && apart; n++)
		for (uint32_t first = n - n % lanes, k = first; k < first + lanes && k < items && apart; k++)
			apart = k == n || factor * (at[n] - at[k]) + 3 > 6 || !(my[n] & (data[k] ^ keeps));
	return apart;
}

bool
wb_bits_apart(struct wb_check *h, uint32_t read, struct wb_value_use bits, uint32_t write, bool group)
{
	const struct wb_inst *i = &h->fn->inst[write];
	struct wb_value_use word = { WB_NONE, WB_NONE };
	uint32_t factor = 0;
	struct wb_sum p, q;

	if (!(i->mem.access & (WB_ORS | WB_ANDS)) || i->mem.bytes != 4 || i->mem.data == 255 ||
		(group && (h->dimensions & ~1u)))
		return false;
	if (bits_apart(h, bits, write, word, 0, group))
		return true;
	if (!wb_address_sum_of(h, read, &p) || !wb_address_sum_of(h, write, &q) || p.space != q.space ||
		p.objects != q.objects || !wb_affine_same(&p.f, &q.f) || !only_of_lanes(h, &p, group, &word.v, &factor))
		return false;
	word.use = p.use;
	return word.v != WB_NONE && bits_apart(h, bits, write, word, factor, group);
}

bool
wb_tells_lanes(struct wb_check *h, uint32_t v, uint32_t use)
{
	const uint32_t *of = numbers_of(h, v, use, true);
	uint32_t lanes = wb_fn_lanes(h->fn);
	bool all = of;

	for (uint32_t i = 0; i < MOST_ITEMS && all; i++)
		for (uint32_t k = i - i % lanes; k < i && all; k++)
			all = of[k] != of[i] && of[k] - of[i] + lanes - 1 < 2 * lanes - 1;
	return all;
}

bool
wb_tells_waves(struct wb_check *h, uint32_t v, uint32_t use)
{
	const uint32_t *of = numbers_of(h, v, use, false);
	uint32_t lanes = wb_fn_lanes(h->fn);
	bool all = of;

	for (uint32_t i = 0; i < MOST_ITEMS && all; i++)
		all = of[i] == of[i - i % lanes];
	return all;
}
