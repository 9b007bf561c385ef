/* passes/divergence/access.c -- how the addresses of an access differ between lanes.
 *
 * A 64-bit address is a pair of registers. passes/integer (pair.c) says of which numbers a pair is the sum. Here the
 * strides of these numbers are added, in the lanes that read them:
 *
 *	v[5:6] = shlrev 2, v[1:2]	v1 = base + lane, v2 = 0
 *	v5, vcc = add s0, v5
 *	v6, vcc = addc v4, v6, vcc	uniform + 4 lane, except where v1 wraps: one break
 *
 * - A 32-bit part that may wrap does so at one lane at most, since its lanes span less than 2^32. Lanes beyond it have
 *   addresses that are lower by a multiple of 2^32: a break.
 * - A part that is an unknown number in each lane, but between known bounds, is a window: all lanes lie in it. So
 *   indices that were masked, or are bytes, touch at most the lines of the part of the table that they can reach.
 * - A part that each lane takes from one of a few shapes, such as an index clamped to the last one, is read in each
 *   combination of choices (choices.c), and the lines of all combinations are added.
 *
 * If the bound is more than twice the lines of adjacent lanes, offsets from the base are computed lane by lane
 * (each.c), for each number that the scalars may have. Where a sum wraps, there is a break, as above.
 *
 * The lines of such an address are counted in count.c.
 *
 * Cost:   at most MOST_STEPS per access and combination.
 */
#include "../integer/integer.h"
#include "div.h"

#define MOST_DEPTH 24u			/* of a chain of sums and shifts */
#define MOST_STEPS 400u			/* looked at for one address */
#define MOST_WINDOW ((uint64_t)1 << 32)	/* bytes; larger ones leave nothing to gain */
struct reader {
	struct div *d;
	uint32_t steps;
	/* the combination in which it is read; NULL: choices are not followed */
	struct choices *choices;
};

static struct lane_address
no_address(void)
{
	return (struct lane_address){ .ok = false };
}

static bool
spreads(const struct lane_address *x)
{
	return x->stride[0] || x->stride[1] || x->stride[2] || x->window || x->each;
}

/* @each times @k, plus @more, which may be NULL. */
static bool
scale_each(struct div *d, const int64_t *each, uint64_t k, const int64_t *more, struct lane_address *x)
{
	int64_t *sum;

	x->each = NULL;
	if (!each && !more)
		return true;
	x->each = sum = div_each_new(d);
	for (uint32_t l = 0; sum && l < d->lanes; l++)
		sum[l] = (int64_t)((each ? (uint64_t)each[l] * k : 0) + (more ? (uint64_t)more[l] : 0));
	return sum != NULL;
}

static struct lane_address
add_addresses(struct div *d, struct lane_address a, struct lane_address b)
{
	a.mixed = a.mixed || b.mixed || ((a.breaks || b.breaks) && spreads(&a) && spreads(&b));
	for (int k = 0; k < 3; k++)
		a.stride[k] = (int64_t)((uint64_t)a.stride[k] + (uint64_t)b.stride[k]);
	a.window += b.window;
	a.ok = a.ok && b.ok && a.window <= MOST_WINDOW && scale_each(d, a.each, 1, b.each, &a);
	a.breaks += b.breaks;
	a.low_bits = a.low_bits < b.low_bits ? a.low_bits : b.low_bits;
	a.low = (a.low + b.low) & mask_of(a.low_bits);
	return a;
}

static struct lane_address
scale_address(struct div *d, struct lane_address a, uint64_t k)
{
	for (int n = 0; n < 3; n++)
		a.stride[n] = (int64_t)((uint64_t)a.stride[n] * k);
	a.ok = a.ok && a.window <= MOST_WINDOW / (k ? k : 1) && scale_each(d, a.each, k, NULL, &a);
	a.window *= k;
	a.low_bits = (uint8_t)(!k || a.low_bits + __builtin_ctzll(k) > 32 ? 32 : a.low_bits + __builtin_ctzll(k));
	a.low = a.low * (uint32_t)k & mask_of(a.low_bits);
	return a;
}

/* Sets x->each to @low->each, as signed distances from the first lane, to which the base is moved. *x has the low bits
 * of the base. */
static void
take_each(struct div *d, const struct windowed *low, struct lane_address *x)
{
	int64_t *each;

	if (!low->each)
		return;
	x->each = each = div_each_new(d);
	x->ok = x->ok && each;
	for (uint32_t l = 0; each && l < d->lanes; l++)
		each[l] = (int32_t)(low->each[l] - low->each[0]);
	x->low = (x->low + low->each[0]) & mask_of(x->low_bits);
}

/* The pair of @low and a high half that is zero, or the sign of @low. */
static struct lane_address
extended(struct div *d, const struct windowed *low, bool sign)
{
	const struct wb_div_shape *f = &low->f;
	struct lane_address r = { .ok = f->cls <= WB_DIV_AFFINE, .window = low->window };
	uint64_t span;
	bool spread = f->cls == WB_DIV_AFFINE || low->window || low->each;

	if (!low->window) {
		r.low_bits = f->low_bits;
		r.low = f->low;
	}
	take_each(d, low, &r);
	span = low->window + div_each_span(d, r.each);
	for (int k = 0; k < 3; k++) {
		r.stride[k] = (int32_t)f->stride[k];
		span += (uint64_t)(r.stride[k] < 0 ? -r.stride[k] : r.stride[k]) * d->out->most[k];
	}
	/* neither real nor known distances reach 2^32, so they are equal */
	if (low->each && (sign ? f->max <= INT32_MAX : true) && span + f->max < UINT32_MAX)
		return r;
	if (spread && !low->each && f->max != UINT32_MAX && (!sign || f->max <= INT32_MAX)) {
		for (int k = 0; k < 3; k++)
			r.stride[k] = f->stride[k];	/* nothing wraps: signed strides hold in 64 bits */
		return r;
	}
	r.breaks = spread;
	r.ok = r.ok && span < UINT32_MAX;
	return r;
}

uint32_t
div_def_inst(struct div *d, uint32_t node)
{
	const struct wb_gsa_value *x;

	if (node == WB_NONE || node_of(d, node)->kind != NODE_VALUE || node_of(d, node)->context != CONTEXT_DEF)
		return WB_NONE;
	x = &d->g->value[node_of(d, node)->id];
	return (x->kind == WB_GSA_DEF || x->kind == WB_GSA_MASKED) && !x->clobber && x->unit < d->fn->nunit ? x->at :
													      WB_NONE;
}

/* ---- pairs --------------------------------------------------------------------------------- */
/* The context and the point from which a pair is read. */
struct use_point {
	uint32_t context;
	struct wb_point at;
};
static struct lane_address read_pair(struct reader *r, uint32_t v, uint32_t high, struct use_point by, uint32_t depth);

static struct use_point
use_point_at(struct div *d, uint32_t inst)
{
	return (struct use_point){ div_inst_context(d, inst), wb_point_active(div_integers(d), inst) };
}

/* Term @t, without its factor. */
static struct lane_address
read_term(struct reader *r, struct wb_term t, struct use_point by, uint32_t depth)
{
	struct div *d = r->d;
	struct windowed as;

	switch (t.kind) {
	case WB_TERM_VALUE: case WB_TERM_EXTENDED:
		as = t.v == WB_NONE ? (struct windowed){ .f = div_top(WB_DIV_BY_OPERAND, WB_NONE, WB_NONE) } :
			div_value(d, r->choices, div_value_node(d, t.v, by.context));
		return extended(d, &as, t.kind == WB_TERM_EXTENDED);
	case WB_TERM_PAIR: return read_pair(r, t.v, t.high, by, depth + 1);
	default: return (struct lane_address){ .ok = t.kind == WB_TERM_ARGUMENT };
	}
}

/* The sum @s, read from @by. */
static struct lane_address
read_sum(struct reader *r, const struct wb_affine *s, struct use_point by, uint32_t depth)
{
	struct lane_address all = { .ok = true, .low_bits = 32, .low = (uint32_t)s->add };

	for (uint32_t k = 0; k < s->n && all.ok; k++)
		all = add_addresses(r->d, all, scale_address(
			r->d, read_term(r, *wb_affine_term(r->d->ints, s->term[k]), by, depth), s->k[k]));
	return all;
}

/* The pair of the @k-th arguments of @lo and @hi, two gammas or mus of one block. */
static struct lane_address
read_argument(struct reader *r, uint32_t lo, uint32_t hi, uint32_t k, struct use_point by, uint32_t depth)
{
	struct div *d = r->d;
	const struct wb_gsa_value *x = &d->g->value[node_of(d, lo)->id];
	uint32_t e = d->fn->in[d->fn->block[x->at].in + k];

	by.context = div_argument_context(d, wb_unit_of_lanes(d->g, x->unit) ? lo : hi, k);
	by.at = wb_point_any(d->fn->edge[e].src);
	if (by.context > CONTEXT_DEF)
		by.at.group = d->context.at[by.context];
	return read_pair(r, wb_gsa_arg(d->g, node_of(d, lo)->id, k), wb_gsa_arg(d->g, node_of(d, hi)->id, k), by,
		depth + 1);
}

/* What all paths to a join of both halves bring, or all entries to a loop: its strides are equal. */
static struct lane_address
join_arguments(struct reader *r, uint32_t lo, uint32_t hi, struct use_point by, uint32_t depth)
{
	struct div *d = r->d;
	const struct wb_gsa_value *x = &d->g->value[node_of(d, lo)->id];
	struct lane_address is = no_address(), one;

	for (uint32_t k = 0; k < x->narg; k++) {
		if (wb_edge_back(d->fn, d->fn->in[d->fn->block[x->at].in + k]) != WB_NONE)
			continue;
		one = read_argument(r, lo, hi, k, by, depth);
		if (!one.ok || one.each || (is.ok && memcmp(one.stride, is.stride, sizeof is.stride) != 0))
			return no_address();
		one.breaks = one.breaks > is.breaks ? one.breaks : is.breaks;
		one.window = one.window > is.window ? one.window : is.window;
		one.mixed = one.mixed || is.mixed;
		is = one;
	}
	is.low_bits = 0;
	is.low = 0;
	return is;
}

/* Halves that are merged in one block. In a loop, all lanes add the same (choices.c). */
static struct lane_address
read_join(struct reader *r, uint32_t lo, uint32_t hi, struct use_point by, uint32_t depth)
{
	struct div *d = r->d;
	const struct wb_gsa_value *x = &d->g->value[node_of(d, lo)->id];
	struct choices *choices = r->choices;
	struct lane_address added;
	struct wb_affine step;
	uint32_t loop, term;

	if (x->kind == WB_GSA_GAMMA)
		return choices ? read_argument(r, lo, hi, div_choose(choices, lo, x->narg), by, depth) :
			join_arguments(r, lo, hi, by, depth);
	loop = wb_gsa_loop(d->g, x);
	term = wb_affine_term_of(d->ints, (struct wb_term){
		.kind = WB_TERM_PAIR, .v = node_of(d, lo)->id, .high = node_of(d, hi)->id });
	if (!div_is_iterating(d, lo) || !div_is_iterating(d, hi) ||
		!wb_counter_find(d->ints, loop, term, &by.at, 64, &step))
		return no_address();
	r->choices = NULL;			/* choices of the iteration before are unknown */
	added = read_sum(r, &step, by, depth);
	r->choices = choices;
	return added.ok && !spreads(&added) ? join_arguments(r, lo, hi, by, depth) : no_address();
}

/* Whether @lo and @hi were written under the same mask, which may leave out lanes that read them. */
static bool
same_mask(const struct div *d, uint32_t lo, uint32_t hi)
{
	const struct wb_gsa_value *x = &d->g->value[node_of(d, lo)->id], *y = &d->g->value[node_of(d, hi)->id];

	return x->kind == WB_GSA_MASKED && y->kind == WB_GSA_MASKED && node_of(d, lo)->context == CONTEXT_ALL &&
		node_of(d, hi)->context == CONTEXT_ALL && d->l->of_inst[x->at] == d->l->of_inst[y->at];
}

/* What a register holds in lanes that were off where @v, MASKED, was written to it. */
static uint32_t
old_value(const struct div *d, uint32_t v)
{
	const uint32_t span = d->l->of_inst[d->g->value[v].at];

	while (v != WB_NONE && d->g->value[v].kind == WB_GSA_MASKED && d->l->of_inst[d->g->value[v].at] == span)
		v = wb_gsa_arg(d->g, v, 0);
	return v;
}

/* The pair that these lanes wrote, or the old one of the other lanes: the combination decides which. */
static struct lane_address
read_masked(struct reader *r, uint32_t lo, uint32_t hi, struct use_point by, uint32_t depth)
{
	struct div *d = r->d;
	uint32_t v = node_of(d, lo)->id, high = node_of(d, hi)->id, a = d->g->value[v].at, b = d->g->value[high].at;

	if (div_choose(r->choices, lo, 2))
		return read_pair(r, old_value(d, v), old_value(d, high), by, depth + 1);
	return read_pair(r, v, high, use_point_at(d, a > b ? a : b), depth + 1);
}

static struct lane_address
read_pair(struct reader *r, uint32_t v, uint32_t high, struct use_point by, uint32_t depth)
{
	struct div *d = r->d;
	struct wb_integers *ints = div_integers(d);
	const struct wb_term *t;
	struct wb_div_shape low, above;
	struct wb_affine s;
	uint32_t lo, hi;

	v = wb_value_skip_etas(d->g, v);
	high = wb_value_skip_etas(d->g, high);
	if (v == WB_NONE || high == WB_NONE || depth > MOST_DEPTH || ++r->steps > MOST_STEPS)
		return no_address();
	lo = div_value_node(d, v, by.context);
	low = div_answer(d, lo);
	above = div_answer(d, div_value_node(d, high, by.context));
	if (div_is_uniform(&low) && div_is_uniform(&above))
		return (struct lane_address){ .ok = true, .low_bits = low.low_bits, .low = low.low };
	s = wb_affine_pair(ints, v, high, by.at);
	t = wb_affine_only_term(ints, &s);
	if (!t || t->kind != WB_TERM_PAIR || t->v != v || t->high != high)
		return read_sum(r, &s, by, depth);
	hi = div_value_node(d, high, by.context);
	if (wb_value_is_merge(d->g, node_of(d, lo)->id) &&
		wb_value_same_point(d->g, node_of(d, lo)->id, node_of(d, hi)->id))
		return read_join(r, lo, hi, by, depth);
	if (r->choices && same_mask(d, lo, hi))
		return read_masked(r, lo, hi, by, depth);
	/* both halves are selects of one condition, and the combination decides it */
	return r->choices && wb_pair_choice(ints, v, high, 0, by.at, &s) &&
			wb_pair_choice(ints, v, high, div_choose(r->choices, lo, 2), by.at, &s) ?
		read_sum(r, &s, by, depth) :
		no_address();
}

/* ---- accesses ---------------------------------------------------------------------------------------- */
/* Whether @i goes through a descriptor, which may multiply an index by any number of bytes. */
static bool
has_descriptor(const struct div *d, const struct wb_inst *i)
{
	return wb_scalar_operand(d->fn, i, 4) != WB_NONE || wb_scalar_operand(d->fn, i, 8) != WB_NONE;
}

/* The address in operand @o of @inst, a pair, in the current combination of @choices. */
static struct lane_address
read_address(struct div *d, uint32_t inst, uint32_t o, struct choices *choices)
{
	const struct wb_opnd *op = wb_opnd(d->fn, &d->fn->inst[inst], o);
	struct reader r = { .d = d, .choices = choices };

	if (op->kind != WB_OPND_UNIT || op->flags & (WB_NEG | WB_ABS | WB_SEXT))
		return no_address();
	return read_pair(&r, wb_gsa_use_of(d->g, op, 0), wb_gsa_use_of(d->g, op, 1), use_point_at(d, inst), 0);
}

/* The address of access @inst in the current combination of @choices; @lo is its low half. It fails where the address
 * is not understood. */
static struct lane_address
find_address(struct div *d, uint32_t inst, const struct windowed *lo, struct choices *choices)
{
	const struct wb_inst *i = &d->fn->inst[inst];
	uint32_t nunit = wb_opnd(d->fn, i, i->mem.addr)->nunit, pair = wb_scalar_operand(d->fn, i, 2);
	struct lane_address x = no_address();
	struct wb_div_shape base;

	if (div_may_be_private(d, inst)) {
		x = nunit == 2 ? read_address(d, inst, i->mem.addr, choices) : extended(d, lo, false);
		x.interleaved = true;
	} else if (i->mem.space == WB_SPACE_LDS && nunit == 1) {
		x = (struct lane_address){ .ok = lo->f.cls <= WB_DIV_AFFINE && !lo->window,
			.low_bits = lo->f.low_bits,
			.low = lo->f.low + (uint32_t)wb_lds_offset(d->fn, i, false) };
		take_each(d, lo, &x);
		for (int k = 0; k < 3; k++)
			x.stride[k] = (int32_t)lo->f.stride[k];
	} else if ((i->mem.space == WB_SPACE_GLOBAL || (i->mem.space == WB_SPACE_FLAT && !d->has_scratch)) &&
		i->mem.count == 1) {
		if (has_descriptor(d, i))
			return x;
		if (nunit == 2) {
			x = read_address(d, inst, i->mem.addr, choices);
		} else if (nunit == 1 && pair != WB_NONE) {
			x = extended(d, lo, false);
			base = div_first_word(d, inst, pair);
			x.low_bits = x.low_bits < base.low_bits ? x.low_bits : base.low_bits;
			x.low += base.low;
		}
		x.low += (uint32_t)wb_mod(d->fn, i, WB_MOD_OFFSET);
	}
	x.low &= mask_of(x.low_bits);
	return x;
}

/* A divisor of all addresses of @inst, if the machine demands less than 4 and it matters; else 1. */
static uint32_t
known_alignment(struct div *d, uint32_t inst)
{
	const struct wb_machine *m = d->env->machine;
	const struct wb_inst *i = &d->fn->inst[inst];
	uint32_t demanded = wb_machine_align_bytes(m, d->fn, i), natural = i->mem.bytes & (0u - i->mem.bytes);

	return demanded < 4 && demanded < natural && !has_descriptor(d, i) ? div_align(d, inst) : 1;
}

/* An upper bound of the lines of @inst if only the alignment of its addresses is known. */
static void
count_by_alignment(const struct div *d, uint32_t inst, uint32_t align, struct wb_div_access *a)
{
	const struct wb_machine *m = d->env->machine;
	const struct wb_inst *i = &d->fn->inst[inst];
	uint64_t lines = wb_machine_aligned_trans(m, d->fn, i, m->wave_lanes, align);

	if (lines < wb_machine_inst_trans(m, d->fn, i, m->wave_lanes))
		a->most_trans = lines;
}

/* An upper bound of the lines of access @inst at @x, or of its LDS rounds. */
static uint64_t
count_at(struct div *d, uint32_t inst, const struct lane_address *x)
{
	if (!x->ok)
		return WB_UNKNOWN;
	if (x->interleaved)
		return div_private_lines(d, inst, x);
	return x->window ? div_window_lines(d, inst, x) : div_most_words(d, inst, x, d->env->machine->wave_lanes);
}

/* The sum of count_at over all combinations of the choices that lanes make; WB_UNKNOWN: it is @enough or more. *c: how
 * choices are followed; receives the choices. */
static uint64_t
count_lane_choices(struct div *d, uint32_t inst, uint32_t align, uint64_t enough, struct choices *c)
{
	const struct wb_inst *i = &d->fn->inst[inst];
	uint64_t all = 0;

	for (uint32_t n = 0; n < MOST_COMBINATIONS && (!c->each || div_each_begin(d)); n++) {
		struct windowed lo = { .window = 0 };
		struct lane_address x;

		if (wb_opnd(d->fn, i, i->mem.addr)->nunit == 1)
			lo = div_value(d, c, div_use(d, inst, i->mem.addr, 0));
		x = find_address(d, inst, &lo, c);
		x.align = align;
		x.wave = div_fixed_wave(c);
		if (c->too_many || !wb_add_u64(all, count_at(d, inst, &x), &all) || all >= enough)
			return WB_UNKNOWN;
		if (!div_advance(c, c->choice, &c->n))
			return all;
	}
	return WB_UNKNOWN;
}

/* The greatest such sum over all combinations of numbers that are the same in all lanes (each.c). */
static uint64_t
count_combinations(struct div *d, uint32_t inst, uint32_t align, uint64_t enough, struct choices *found)
{
	struct choices choices = { .join_extremes = found->join_extremes, .join_quotients = found->join_quotients,
		.each = found->each, .inst = inst };
	uint64_t all, most = 0;

	do {
		all = count_lane_choices(d, inst, align, enough, &choices);
		most = all > most ? all : most;
		found->has_extremes |= choices.has_extremes;
		found->has_quotients |= choices.has_quotients;
	} while (all != WB_UNKNOWN && div_advance(&choices, choices.fixed, &choices.nfixed));
	return most;
}

/* Whether addresses computed lane by lane may give fewer than @most. */
static bool
is_open(const struct div *d, uint32_t inst, uint64_t most)
{
	const struct wb_machine *m = d->env->machine;
	const struct wb_mem *mem = &d->fn->inst[inst].mem;
	uint64_t bytes = (uint64_t)m->wave_lanes * mem->bytes;

	if (!div_ids_are_known(d) || m->wave_lanes != d->lanes || d->lanes > DIV_MOST_LANES)
		return false;
	return mem->space == WB_SPACE_LDS ?
		most > 2 * mem->count * wb_ceil_div(bytes, m->lds_banks * m->lds_bank_bytes) :
		most > 2 * wb_ceil_div(bytes, m->line_bytes);
}

static void
count_access(struct div *d, uint32_t inst, struct wb_div_access *a)
{
	const struct wb_machine *m = d->env->machine;
	const struct wb_inst *i = &d->fn->inst[inst];
	uint32_t align = known_alignment(d, inst);
	struct windowed lo;
	bool lds = i->mem.space == WB_SPACE_LDS;
	uint64_t *most = lds ? &a->most_rounds : &a->most_trans, worst;
	struct choices choices = { .n = 0 };
	struct lane_address x;

	a->from = div_use(d, inst, i->mem.addr, 0);
	count_by_alignment(d, inst, align, a);
	if (a->from == WB_NONE)
		return;
	lo = div_value(d, NULL, a->from);
	x = find_address(d, inst, &lo, NULL);
	x.align = align;
	if (!x.window && !x.interleaved) {
		a->known = x.ok;
		memcpy(a->stride, x.stride, sizeof a->stride);
	}
	*most = wb_min_u64(*most, count_at(d, inst, &x));
	a->row = a->known && m->address_cycles && div_is_row(d, inst, &x) &&
		(i->mem.bytes == 4 || i->mem.bytes == 8);
	a->whole = a->known && m->whole_service.num && div_touches_whole_lines(d, inst, &x);
	if (a->known || (x.interleaved && x.ok && !spreads(&x)))
		return;
	worst = lds ? wb_machine_inst_rounds(m, d->fn, i, m->wave_lanes, true) :
		      wb_machine_inst_trans(m, d->fn, i, m->wave_lanes);
	for (uint32_t k = 4; k-- > 0;) {	/* windows in place of choices: these are counted at once */
		choices.join_extremes = k & 1;
		choices.join_quotients = k & 2;
		if (k < 3 && (k == 0 ? !choices.has_extremes && !choices.has_quotients :
				       !choices.has_extremes || !choices.has_quotients))
			continue;
		*most = wb_min_u64(*most, count_combinations(d, inst, align, wb_min_u64(*most, worst), &choices));
	}
	choices.join_extremes = choices.join_quotients = false;
	choices.each = is_open(d, inst, wb_min_u64(*most, worst));
	if (choices.each)
		*most = wb_min_u64(*most, count_combinations(d, inst, align, wb_min_u64(*most, worst), &choices));
}

/* Whether the address of @i can be understood. */
static bool
has_address(const struct div *d, const struct wb_inst *i)
{
	const struct wb_machine *m = d->env ? d->env->machine : NULL;

	if (i->flags & WB_I_CROSSLANE)		/* the lane's number is added */
		return false;
	return i->mem.count && i->mem.count != WB_MEM_UNKNOWN && i->mem.addr < i->nopnd &&
		i->mem.space != WB_SPACE_SCALAR && m && m->kind == WB_MACHINE_GCN && !wb_mod(d->fn, i, WB_MOD_LDS);
}

void
div_accesses(struct div *d)
{
	struct wb_divergence *out = d->out;

	out->access = WB_ROOM(d->cx->unit, struct wb_div_access, d->access.n);
	out->access_of = wb_new_ids(d->cx->unit, d->fn->ninst);
	for (out->naccess = 0; out->naccess < d->access.n; out->naccess++) {
		uint32_t inst = d->access.at[out->naccess];
		struct wb_div_access *a = &out->access[out->naccess];

		*a = (struct wb_div_access){ .most_trans = WB_UNKNOWN, .most_rounds = WB_UNKNOWN, .from = WB_NONE };
		if (has_address(d, &d->fn->inst[inst]))
			count_access(d, inst, a);
		else if (div_may_be_private(d, inst))	/* uniform offset */
			a->most_trans = div_private_lines(d, inst, &(struct lane_address){ .ok = true });
		out->access_of[inst] = out->naccess;
	}
}
