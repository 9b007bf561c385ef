/* passes/deadlock/each_lane.c -- numbers computed for every work-item.
 *
 *	if (get_local_id(0) % warpSize == 0)	a division, where the compiler does not know the size
 *	if (mbcnt(low half) == 5)		in a wave of 64, only the lanes below 32 have numbers of their own
 *	if (get_local_id(0) % 48 == 0)		a product, rotated, is below a number; one lane of a wave of 32
 *	if (get_local_id(0) / 64 == 2)		one wave
 *
 * Numbers are computed for all ids along x that a workgroup may have, by passes/integer/division.c, as far as they
 * consist of the work-item id, the number of the lane, constants, and operations of each lane alone. What is anything
 * else is not known, and the answer is no.
 *
 * Cost:   O(MOST_ITEMS) for each value that a number is computed from, where they are known; most are not.
 */
#include "../integer/operation.h"
#include "address.h"

#define MOST_ITEMS (64 * WB_ITEM_WORDS)

struct wb_each_lane {
	uint64_t room[WB_EVALUATION_ARRAYS * MOST_ITEMS];
	uint32_t of_item[4][MOST_ITEMS];	/* numbers of the query under way */
};
struct query {
	struct wb_check *h;
	bool first;			/* only the first workgroup is asked for: its id is 0 */
	bool ranks_count;		/* numbers of all lanes may be those of the lanes that are on */
	bool lanes;			/* lanes are counted among all */
	uint32_t ranks;			/* in this span, among those that are on; WB_NONE: nowhere */
};

/* Whether @v is made by @d, which counts the lanes below this one, of all or of those that execute it (all that is
 * counted so, under one EXEC), in the half of the wave that begins at lane *half. */
static bool
counts_lanes(struct query *q, uint32_t v, uint32_t *half)
{
	const struct wb_gsa *g = q->h->g;
	const struct wb_gsa_value *x = wb_gsa_at(g, v);
	uint32_t all, exec, span;
	struct wb_decoded d;

	if (!wb_value_is_def(g, v) || x->clobber || !wb_decode(q->h->fn, x->at, x->unit, &d) ||
		d.op != WB_OP_MBCNT || d.nsrc != 2)
		return false;
	*half = (uint32_t)wb_mod(q->h->fn, &q->h->fn->inst[d.inst], WB_MOD_SHIFT);
	if (wb_is_number(q->h, d.src[0], d.inst, &all)) {
		q->lanes = true;
		return all == UINT32_MAX;
	}
	exec = *half ? g->exec_hi : g->exec_lo;
	exec = exec == WB_NONE ? WB_NONE : wb_gsa_before(g, d.inst, exec);
	v = wb_read_by(q->h, d.src[0], 0);
	span = q->h->lanes->of_inst[d.inst];
	if (v == WB_NONE || exec == WB_NONE || wb_gsa_source(g, v, 0) != wb_gsa_source(g, exec, 0) ||
		(q->ranks != WB_NONE && q->ranks != span))
		return false;
	q->ranks = span;
	return true;
}

/* The number of lanes below @lane in the half of the mask that begins at @half. */
static uint32_t
lanes_below(uint32_t lane, uint32_t half)
{
	return lane < half ? 0 : lane - half < 32 ? lane - half : 32;
}

/* What each work-item finds in @v, or adds there by counting lanes. */
static bool
number_of_item(void *user, uint32_t v, struct wb_point w, bool counts, uint64_t *k)
{
	struct query *q = user;
	const struct wb_gsa_value *x = wb_gsa_at(q->h->g, v);
	bool made = wb_value_is_def(q->h->g, v), group = q->first && wb_integers_is_group(q->h->ints, v, 0), item;
	uint32_t half = 0;

	if (made && !wb_lanes_written(q->h->ints, x->at, &w))
		return false;
	item = wb_item_along_x(q->h, v, made ? x->at : 0);
	if (!group && !item && !(counts && counts_lanes(q, v, &half)))
		return false;
	q->lanes |= item;
	for (uint32_t i = 0; i < MOST_ITEMS; i++)
		k[i] = group ? 0 : item ? i : lanes_below(i % wb_fn_lanes(q->h->fn), half);
	return true;
}

/* The numbers of @v, read at @use, in the @n-th array; NULL: not known. */
static const uint32_t *
numbers_of(struct query *q, uint32_t v, uint32_t use, uint32_t n)
{
	struct wb_check *h = q->h;
	struct wb_integers *ints = wb_check_numbers(h);
	const struct wb_given given = { number_of_item, q };

	if (!wb_wave_value(h, v) && wb_from_memory(h, v))	/* tested first because it is fast, and mostly true */
		return NULL;
	v = v == WB_NONE ? v : wb_value_skip_etas(h->g, v);
	if (!h->each_lane)
		h->each_lane = wb_arena_alloc(h->cx->tmp, 1, sizeof *h->each_lane);
	return v != WB_NONE && wb_numbers_if(ints, v, wb_point_active(ints, use), &given, MOST_ITEMS,
			h->each_lane->room, h->each_lane->of_item[n]) &&
			(q->ranks == WB_NONE || (q->ranks_count && !q->lanes)) ? h->each_lane->of_item[n] : NULL;
}

/* The work-items for which compare @k holds. */
static const struct wb_items *
compute_items(struct wb_check *h, uint32_t k, bool first)
{
	struct query q = { .h = h, .first = first, .ranks = WB_NONE };
	const uint32_t *of[4] = { NULL };	/* low and high halves; NULL: as in `add` */
	uint64_t add[2] = { 0 };
	struct wb_decoded d;
	struct wb_items *s;

	if (!wb_compares_integers(h, k, &d) || !(h->fn->inst[k].flags & WB_I_LANEWISE))
		return NULL;
	for (uint32_t n = 0; n < 2; n++)
		if (d.src[n]->kind == WB_OPND_IMM)
			add[n] = d.bits == 64 ? d.src[n]->imm : (uint32_t)d.src[n]->imm;
		else
			for (uint32_t u = 0; u < d.bits / 32; u++)
				if (!(of[2 * n + u] = numbers_of(&q, wb_read_by(h, d.src[n], u), k, 2 * n + u)))
					return NULL;
	s = WB_NEW(h->cx->tmp, struct wb_items, 1);
	for (uint32_t i = 0; i < MOST_ITEMS; i++) {
		uint64_t x[2];

		for (uint32_t n = 0; n < 2; n++)
			x[n] = add[n] + (of[2 * n] ? of[2 * n][i] : 0) +
				(of[2 * n + 1] ? (uint64_t)of[2 * n + 1][i] << 32 : 0);
		s->word[i / 64] |= (uint64_t)wb_compare_holds(d.op, d.sign, d.bits, x[0], x[1]) << i % 64;
	}
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
	struct query q = { .h = h, .ranks = WB_NONE };
	const uint32_t *my = numbers_of(&q, mine.v, mine.use, 0);
	const uint32_t *data = my ? numbers_of(&q, wb_gsa_use(h->g, i, i->mem.data, 0), write, 1) : NULL;
	const uint32_t *at = data && word.v != WB_NONE ? numbers_of(&q, word.v, word.use, 2) : data;
	uint32_t keeps = i->mem.access & WB_ANDS ? UINT32_MAX : 0, lanes = group ? MOST_ITEMS : wb_fn_lanes(h->fn);
	uint32_t items = h->row_items && h->row_items < MOST_ITEMS ? h->row_items : MOST_ITEMS;
	bool apart = at;

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
	struct query q = { .h = h, .ranks_count = true, .ranks = WB_NONE };
	const uint32_t *of = numbers_of(&q, v, use, 0);
	uint32_t lanes = wb_fn_lanes(h->fn);
	bool all = of;

	for (uint32_t i = 0; i < MOST_ITEMS && all; i++)
		for (uint32_t k = i - i % lanes; k < i && all; k++)
			all = of[k] != of[i] && of[k] - of[i] + lanes - 1 < 2 * lanes - 1;
	return all;
}
