/* passes/numbers/affine.c -- values as linear forms of other values.
 *
 *	v1 = shlor s8, 8, v0		256 * s8 + v0		(v0 is below 256)
 *	v1 = add s10, v1		256 * s8 + v0 + s10
 *
 * modulo 2^32, or 2^64 for pairs that are added with carry. A form holds for every lane
 * asked for: definitions are followed only while those lanes were on (iterations.c). What is
 * no sum of terms is a term itself; the same term is the same number.
 *
 * Loads from the kernel's arguments and from the dispatch packet become what the
 * launch says, or terms of their own, however often they are loaded.
 *
 * Recursion is at most MOST_DEPTH deep, not as deep as the input.
 * Cost: each value once per mask and block asked for, and per assumption it rests on (memo.c).
 */
#include <assert.h>

#include "nums.h"
#include "wavebound/gsa.h"

/* ---- terms ------------------------------------------------------------------------------- */
uint32_t
wb_affine_term_of(struct wb_nums *ns, struct wb_term t)
{
	uint32_t probe[4] = { t.kind, t.v, t.high, t.offset }, *key, id;

	if (t.v == WB_NONE || t.high == WB_NONE)
		probe[3] = ns->fresh++;		/* never the same twice */
	id = wb_map_get(&ns->known_term, (const char *)probe, sizeof probe);
	if (id != WB_NONE)
		return id;
	key = WB_NEW(ns->cx->tmp, uint32_t, WB_COUNT(probe));
	memcpy(key, probe, sizeof probe);
	wb_map_put(&ns->known_term, (const char *)key, sizeof probe, ns->term.n);
	WB_PUSH(ns->cx->tmp, &ns->term, t);
	return ns->term.n - 1;
}

const struct wb_term *
wb_affine_term(const struct wb_nums *ns, uint32_t t)
{
	return &ns->term.at[t];
}

uint32_t
wb_affine_loop_term(struct wb_nums *ns, uint32_t loop)
{
	return wb_affine_term_of(ns, (struct wb_term){ .kind = WB_TERM_LOOP, .offset = loop });
}

/* ---- arithmetic of forms ---------------------------------------------------------------------- */
static uint64_t
cut(uint32_t bits, uint64_t k)
{
	return bits == 64 ? k : k & UINT32_MAX;
}

struct wb_affine
wb_affine_number(uint32_t bits, uint64_t k)
{
	return (struct wb_affine){ .bits = (uint8_t)bits, .add = cut(bits, k) };
}

static struct wb_affine
of_term(uint32_t bits, uint32_t t)
{
	return (struct wb_affine){ .bits = (uint8_t)bits, .n = 1, .term = { t }, .k = { 1 } };
}

struct wb_affine
wb_affine_scaled(struct wb_affine f, uint64_t k)
{
	uint8_t n = 0;

	for (uint32_t j = 0; j < f.n; j++) {
		uint64_t c = cut(f.bits, f.k[j] * k);

		if (c) {
			f.term[n] = f.term[j];
			f.k[n++] = c;
		}
	}
	f.n = n;
	f.add = cut(f.bits, f.add * k);
	return f;
}

bool
wb_affine_sum(const struct wb_affine *a, const struct wb_affine *b, struct wb_affine *out)
{
	struct wb_affine r = { .bits = a->bits, .add = cut(a->bits, a->add + b->add) };
	uint32_t i = 0, j = 0;

	assert(a->bits == b->bits);
	while (i < a->n || j < b->n) {
		bool from_a = j == b->n || (i < a->n && a->term[i] <= b->term[j]),
		     from_b = i == a->n || (j < b->n && b->term[j] <= a->term[i]);
		uint32_t t = from_a ? a->term[i] : b->term[j];
		uint64_t k = cut(r.bits, (from_a ? a->k[i] : 0) + (from_b ? b->k[j] : 0));

		i += from_a;
		j += from_b;
		if (!k)
			continue;
		if (r.n == MOST_TERMS)
			return false;
		r.term[r.n] = t;
		r.k[r.n++] = k;
	}
	*out = r;
	return true;
}

bool
wb_affine_with(const struct wb_affine *f, uint32_t t, const struct wb_affine *with, struct wb_affine *out)
{
	struct wb_affine rest = *f, scaled;
	uint64_t k = 0;
	uint8_t n = 0;

	for (uint32_t j = 0; j < f->n; j++) {
		if (f->term[j] == t) {
			k = f->k[j];
			continue;
		}
		rest.term[n] = f->term[j];
		rest.k[n++] = f->k[j];
	}
	rest.n = n;
	scaled = wb_affine_scaled(*with, k);
	return wb_affine_sum(&rest, &scaled, out);
}

bool
wb_affine_same(const struct wb_affine *a, const struct wb_affine *b)
{
	if (a->bits != b->bits || a->n != b->n || a->add != b->add)
		return false;
	for (uint32_t j = 0; j < a->n; j++)
		if (a->term[j] != b->term[j] || a->k[j] != b->k[j])
			return false;
	return true;
}

bool
wb_affine_is_value(const struct wb_nums *ns, const struct wb_affine *f, uint32_t v)
{
	return f->n == 1 && f->k[0] == 1 && f->add == 0 && wb_affine_term(ns, f->term[0])->kind == WB_TERM_VALUE &&
		v != WB_NONE && wb_affine_term(ns, f->term[0])->v == v;
}

static struct wb_affine
opaque(struct wb_nums *ns, uint32_t v)
{
	return of_term(32, wb_affine_term_of(ns, (struct wb_term){ .kind = WB_TERM_VALUE, .v = v }));
}

/* ---- places ------------------------------------------------------------------------------------ */
struct wb_point
wb_point_along(struct wb_nums *ns, uint32_t e)
{
	return (struct wb_point){ .group = wb_group_along(ns->rs, e),
		.block = ns->fn->edge[e].src == WB_NONE ? 0 : ns->fn->edge[e].src };
}

struct wb_point
wb_point_active(const struct wb_nums *ns, uint32_t inst)
{
	return (struct wb_point){ .group = wb_group_active(ns->rs, inst), .block = ns->vs->block_of[inst] };
}

/* Whether some lane is active on edge @e: found so at the end of its block, or by the branch there. */
static bool
is_busy(const struct wb_nums *ns, uint32_t e)
{
	const struct wb_edge *ed = &ns->fn->edge[e];
	const struct wb_lanes *l = ns->fn->lanes;
	const struct wb_span *last = ed->src == WB_NONE ? NULL : &l->span[l->block_span[ed->src + 1] - 1];

	if (!last)
		return ns->fn->is_kernel;
	if (last->flags & WB_SPAN_NONEMPTY && last->exec == l->leave[ed->src])
		return true;
	return wb_lane_branch_on_mask(&l->branch[ed->src]) && l->branch[ed->src].set == l->leave[ed->src] &&
		!wb_lane_edge_if_empty(ns->fn, &l->branch[ed->src], e);
}

struct wb_point
wb_point_along_for(struct wb_nums *ns, uint32_t e, bool lanes)
{
	struct wb_point w = wb_point_along(ns, e);

	if (!lanes && !is_busy(ns, e))
		w.group = wb_group_any();
	return w;
}

struct wb_point
wb_point_first(const struct wb_nums *ns, uint32_t inst)
{
	const struct wb_lanes *l = ns->fn->lanes;

	return l->span[l->of_inst[inst]].flags & WB_SPAN_NONEMPTY ? wb_point_active(ns, inst) :
								wb_point_any(ns->vs->block_of[inst]);
}

/* ---- where values come from ----------------------------------------------------------------------- */
bool
wb_lanes_on(struct wb_nums *ns, uint32_t inst, const struct wb_point *w)
{
	return !(ns->fn->inst[inst].flags & WB_I_MASKED) || wb_lanes_active(ns, inst, w);
}

bool
wb_lanes_active(struct wb_nums *ns, uint32_t inst, const struct wb_point *w)
{
	uint32_t exec = wb_group_active(ns->rs, inst).lanes;

	wb_rests_on_point(ns);
	if (wb_group_within(ns->rs, w->group, exec))
		return true;
	return w->iteration && !wb_group_is_any(w->group)
		&& wb_iteration_passed(ns->rs, w->iteration, ns->vs->block_of[inst], exec);
}

bool
wb_value_operation(struct wb_nums *ns, uint32_t v, struct wb_point w, struct wb_decoded *d)
{
	return wb_value_is_def(ns->vs, v) && wb_lanes_on(ns, wb_value_at(ns->vs, v), &w) &&
		wb_decode(ns->fn, wb_value_at(ns->vs, v), wb_value_unit(ns->vs, v), d) && !d->second;
}

bool
wb_term_operation(struct wb_nums *ns, const struct wb_term *t, struct wb_point w, struct wb_decoded *d)
{
	return t && t->kind == WB_TERM_VALUE && wb_value_operation(ns, t->v, w, d);
}

bool
wb_nums_edge(struct wb_nums *ns, uint32_t block, uint32_t e, const struct wb_point *w)
{
	const struct wb_edge *ed = &ns->fn->edge[e];
	const struct wb_lane_branch *br = ed->src == WB_NONE ? NULL : &ns->fn->lanes->branch[ed->src];

	if (!wb_nums_live(ns, e))
		return false;
	if (ns->fn->loops->of_block[block] != WB_NONE)
		wb_rests_on_point(ns);
	if (w->iteration && wb_loop_has(ns->fn->loops, w->iteration->loop, block) &&
		!wb_iteration_way(ns->rs, w->iteration, block, e))
		return false;
	if (!br || !wb_lane_branch_on_mask(br) || !wb_lane_edge_if_empty(ns->fn, br, e))
		return true;
	wb_rests_on_point(ns);
	if (wb_group_is_any(w->group))
		return true;
	return !wb_group_within(ns->rs, w->group, br->set);		/* no lane was in it on this edge */
}

uint32_t
wb_nums_header(const struct wb_nums *ns, uint32_t block)
{
	const struct wb_loops *ls = ns->fn->loops;
	uint32_t l = ls->of_block[block];

	if (l == WB_NONE || ls->loop[l].irreducible || ls->loop[l].header != block)
		return WB_NONE;
	for (uint32_t k = 0; k < ls->loop[l].nback; k++)
		if (wb_nums_live(ns, ls->list[ls->loop[l].back + k]))
			return l;
	return WB_NONE;			/* it is never repeated */
}

bool
wb_nums_same_iteration(const struct wb_nums *ns, uint32_t block)
{
	const struct wb_loops *ls = ns->fn->loops;
	uint32_t l = ls->of_block[block];

	return wb_nums_header(ns, block) == WB_NONE && (l == WB_NONE || !ls->loop[l].irreducible);
}

/* ---- one definition --------------------------------------------------------------------------------- */
static struct wb_affine
source(struct wb_nums *ns, const struct wb_decoded *d, uint32_t k, uint32_t bits, struct wb_point w)
{
	if (d->op == WB_OP_READFIRST)
		w = wb_point_first(ns, d->inst);
	return wb_affine_source(ns, d->src[k], bits, w);
}

/* wb_decode; parts of sources are all of them where what is above is known to be 0. */
static bool
decode(struct wb_nums *ns, uint32_t inst, uint32_t unit, struct wb_decoded *d, struct wb_point w)
{
	if (!wb_decode_parts(ns->fn, inst, unit, d))
		return false;
	for (uint32_t k = 0; k < d->nsrc; k++) {
		uint64_t most = d->sel[k] == 0 || d->sel[k] == WB_SEL_SIGN ? UINT8_MAX :
			(d->sel[k] & ~WB_SEL_SIGN) == 4 ? UINT16_MAX :
									     0;
		struct wb_affine f;

		if (d->sel[k] == WB_SEL_ALL)
			continue;
		f = wb_affine_source(ns, d->src[k], 32, w);
		if (wb_affine_range(ns, &f, w).high > (d->sel[k] & WB_SEL_SIGN ? most / 2 : most))
			return false;
	}
	return true;
}

/* Whether the number is below 2^24 (unsigned), so that 24-bit multiplications see all of it. */
static bool
fits_24(struct wb_nums *ns, const struct wb_affine *f, bool sign, struct wb_point w)
{
	struct wb_range r = wb_affine_range(ns, f, w);

	return r.high < ((uint64_t)1 << (sign ? 23 : 24));
}

static bool
product(const struct wb_affine *a, const struct wb_affine *b, struct wb_affine *out)
{
	if (wb_affine_constant(a))
		*out = wb_affine_scaled(*b, a->add);
	else if (wb_affine_constant(b))
		*out = wb_affine_scaled(*a, b->add);
	else
		return false;
	return true;
}

/* a | b where they have no bit in common: @low is below 2^n and @high a multiple of it. */
static bool
disjoint(struct wb_nums *ns, const struct wb_affine *high, const struct wb_affine *low, struct wb_point w)
{
	struct wb_range h, l = wb_affine_range(ns, low, w);
	uint64_t unit, bits = high->add;

	for (uint32_t j = 0; j < high->n; j++)
		bits |= high->k[j];
	if (l.high < (bits & (0 - bits)))		/* the power of two in all factors */
		return true;
	h = wb_affine_range(ns, high, w);
	unit = h.mod & (0 - h.mod);			/* the one in it */
	if (h.low == h.high)
		unit = h.low & (0 - h.low);
	else if (h.rem % (unit ? unit : 1))
		unit = h.rem & (0 - h.rem);
	return (h.low == 0 && h.high == 0) || (unit && l.high < unit);
}

/* The low bits of @f that @mask has, 2^n - 1: without the terms that are multiples of 2^n, and the rest is below that.
 */
static bool
low_bits(struct wb_nums *ns, const struct wb_affine *f, uint64_t mask, struct wb_point w, struct wb_affine *out)
{
	*out = *f;
	out->n = 0;
	for (uint32_t j = 0; j < f->n; j++)
		if (f->k[j] & mask) {
			out->term[out->n] = f->term[j];
			out->k[out->n++] = f->k[j];
		}
	if (mask & (mask + 1))
		return false;
	if (out->n == f->n && wb_affine_range(ns, out, w).high <= mask)
		return true;
	out->add &= mask;
	return (out->n < f->n || out->add != f->add) && wb_affine_range(ns, out, w).high <= mask;
}

/* @s[0] & @s[1], one of them a mask of low bits. */
static bool
and_form(struct wb_nums *ns, const struct wb_affine s[2], struct wb_point w, struct wb_affine *out)
{
	uint32_t c = wb_affine_constant(&s[1]);

	return wb_affine_constant(&s[c]) && low_bits(ns, &s[!c], s[c].add, w, out);
}

/* @width bits of @f from bit @from on: low bits of the terms that are multiples of 2^from; the rest is below that. */
static bool
field(struct wb_nums *ns, const struct wb_affine *f, uint32_t from, uint32_t width, struct wb_point w,
	struct wb_affine *out)
{
	struct wb_affine above = *f, below;
	uint64_t mask = ((uint64_t)1 << from) - 1;

	if (from + width > 32 || !low_bits(ns, f, mask, w, &below))
		return false;
	above.n = 0;
	for (uint32_t j = 0; j < f->n; j++)
		if (!(f->k[j] & mask)) {
			above.term[above.n] = f->term[j];
			above.k[above.n++] = f->k[j] >> from;
		}
	above.add >>= from;
	return low_bits(ns, &above, ((uint64_t)1 << width) - 1, w, out);
}

/* What a choice takes where its condition always comes out the same, or both are the same. */
static bool
chosen(struct wb_nums *ns, const struct wb_decoded *d, const struct wb_affine *s, struct wb_point w,
	struct wb_affine *out)
{
	uint32_t condition, yes, no, cmp;
	enum wb_truth holds;

	if (!wb_choice(d, &condition, &yes, &no))
		return false;
	*out = s[yes];
	if (wb_affine_same(&s[yes], &s[no]))
		return true;
	cmp = wb_condition(ns, d->src[condition], w);
	holds = cmp == WB_NONE ? wb_mask_truth(ns, d->src[condition], w) : wb_test_truth(ns, cmp, w);
	*out = s[holds == WB_ALWAYS ? yes : no];
	return holds != WB_SOMETIMES;
}

/* The carry that is added, 1 or 0: what made it always comes out the same. */
static bool
carry_known(struct wb_nums *ns, const struct wb_opnd *o, struct wb_point w, struct wb_affine *out)
{
	uint32_t v = o->kind == WB_OPND_UNIT ? wb_value_read(ns->vs, o, 0) : WB_NONE;
	enum wb_truth t = WB_SOMETIMES;

	if (o->kind == WB_OPND_UNIT && ns->fn->unit[o->id].role == WB_ROLE_SCC)
		t = wb_value_truth(ns, v);
	else if (wb_value_is_def(ns->vs, v) && wb_lanes_active(ns, wb_value_at(ns->vs, v), &w) &&
		ns->fn->inst[wb_value_at(ns->vs, v)].op != WB_OP_CMPX)
		t = wb_test_truth(ns, wb_value_at(ns->vs, v), w);
	*out = wb_affine_number(32, t == WB_ALWAYS);
	return t != WB_SOMETIMES;
}

/* The sum that @l makes of the sources @s. */
static bool
sum_up(struct wb_nums *ns, const struct wb_linear *l, const struct wb_decoded *d, const struct wb_affine *s,
       struct wb_point w, struct wb_affine *out)
{
	bool any = false;

	if (l->word24 && (!fits_24(ns, &s[0], d->sign, w) || !fits_24(ns, &s[1], d->sign, w)))
		return false;
	*out = wb_affine_number(d->bits, l->add);
	for (uint32_t k = 0; k < d->nsrc; k++) {
		struct wb_affine f;

		if (!l->factor[k])
			continue;
		f = wb_affine_scaled(s[k], l->factor[k]);
		if (any && l->either && !disjoint(ns, out, &f, w) && !disjoint(ns, &f, out, w))
			return false;
		if (!wb_affine_sum(out, &f, out))
			return false;
		any = true;
	}
	return true;
}

/* The first def of an operation as a form of @d->bits, from its sources; false: it is none. */
static bool
combine(struct wb_nums *ns, const struct wb_decoded *d, struct wb_point w, struct wb_affine *out)
{
	struct wb_affine s[3];
	struct wb_linear l;
	uint64_t k[3], r;
	bool all = d->nsrc <= 3, constant[3];
	uint32_t n = d->nsrc < 3 ? d->nsrc : 3;
	bool shift = d->op == WB_OP_SHL || d->op == WB_OP_LSHR || d->op == WB_OP_ASHR,
	     rev = d->op == WB_OP_SHLREV || d->op == WB_OP_LSHRREV || d->op == WB_OP_ASHRREV;

	if (n == 0)
		return false;
	for (uint32_t j = 0; j < n; j++) {
		bool word = (shift && j == 1) || (rev && j == 0) || (d->op == WB_OP_SELECT && j == 2);

		if (d->bits == 64 && !word && d->src[j]->kind == WB_OPND_UNIT && d->src[j]->nunit != 2)
			return false;
		s[j] = source(ns, d, j, word ? 32 : d->bits, w);
		constant[j] = wb_affine_constant(&s[j]);
		all = all && constant[j];
		k[j] = s[j].add;
	}
	if (all && wb_fold(d->op, d->sign, d->bits, k, n, &r)) {
		*out = wb_affine_number(d->bits, r);
		return true;
	}
	switch (d->op) {
	case WB_OP_ADDC:
		return n == 3 && carry_known(ns, d->src[2], w, &s[2]) && wb_affine_sum(&s[0], &s[1], &s[0])
			&& wb_affine_sum(&s[0], &s[2], out);
	case WB_OP_AND: return n == 2 && and_form(ns, s, w, out);
	case WB_OP_BFE:
		return n == 3 && !d->sign && d->bits == 32 && constant[1] && constant[2] &&
			field(ns, &s[0], k[1] & 31, k[2] & 31, w, out);
	case WB_OP_SELECT: case WB_OP_CMOV: case WB_OP_CNDMASK: return chosen(ns, d, s, w, out);
	case WB_OP_READFIRST:
		*out = s[0];
		return wb_affine_uniform(ns, &s[0]);
	default:
		return d->nsrc <= 3 && wb_linear(d->op, d->bits, constant, k, n, &l) && sum_up(ns, &l, d, s, w, out);
	}
}

/* Low halves of sums of 64 bits are sums of low halves. */
static bool
low_half(struct wb_nums *ns, const struct wb_decoded *d, struct wb_point w, struct wb_affine *out)
{
	struct wb_decoded low = *d;
	struct wb_affine s[3];
	struct wb_linear l;
	uint64_t k[3];
	bool constant[3];

	if (d->op == WB_OP_MADW)
		low.op = WB_OP_MAD;
	else if (d->bits != 64)
		return false;
	low.bits = 32;
	for (uint32_t j = 0; j < d->nsrc && j < 3; j++) {
		s[j] = source(ns, d, j, 32, w);
		constant[j] = wb_affine_constant(&s[j]);
		k[j] = s[j].add;
	}
	return d->nsrc <= 3 && wb_linear(low.op, 64, constant, k, d->nsrc, &l) && sum_up(ns, &l, &low, s, w, out);
}

/* Whether a number of 64 bits is shifted right of which the upper half is 0. */
static bool
nothing_above(struct wb_nums *ns, const struct wb_decoded *d, struct wb_point w)
{
	const struct wb_opnd *what = d->op == WB_OP_LSHRREV ? d->src[1] : d->src[0];
	struct wb_affine high;

	if ((d->op != WB_OP_LSHR && d->op != WB_OP_LSHRREV) || d->nsrc != 2 || what->kind != WB_OPND_UNIT ||
		what->nunit != 2)
		return false;
	high = wb_affine_value(ns, wb_value_read(ns->vs, what, 1), w);
	return wb_affine_constant(&high) && high.add == 0;
}

/* ---- loads from what the launch fills ---------------------------------------------------------------- */
/* The choice of two numbers that @f is one of, plus a constant. */
static bool
choice_of(struct wb_nums *ns, const struct wb_affine *f, struct wb_point *w, struct wb_decoded *d)
{
	const struct wb_term *t = f->n == 1 && f->k[0] == 1 ? wb_affine_term(ns, f->term[0]) : NULL;

	return wb_term_operation(ns, t, *w, d) && d->bits == 32;
}

/* The @pick-th of two numbers that @f is a choice of. */
static bool
picked(struct wb_nums *ns, const struct wb_affine *f, uint32_t pick, struct wb_point w, struct wb_affine *out)
{
	struct wb_decoded d;
	struct wb_affine s;
	uint32_t condition, yes, no;

	if (!choice_of(ns, f, &w, &d) || !wb_choice(&d, &condition, &yes, &no))
		return false;
	s = source(ns, &d, pick ? no : yes, 32, w);
	*out = wb_affine_number(32, s.add + f->add);
	return wb_affine_constant(&s);
}

/* Whether @o, an operand of a load, is part of its address; and one of 64 bits. */
static bool
is_address(const struct wb_opnd *o)
{
	return o->kind != WB_OPND_MOD && o->flags & WB_USE && !(o->flags & WB_IMPLICIT);
}

static bool
is_wide_address(const struct wb_opnd *o)
{
	return is_address(o) && o->kind == WB_OPND_UNIT && o->nunit == 2;
}

/* Whether @t is the pair of registers from s@first on, as the wave found it at its start. */
static bool
is_given(const struct wb_nums *ns, const struct wb_term *t, uint32_t first)
{
	return t->kind == WB_TERM_PAIR && wb_value_is_entry(ns->vs, t->v) && wb_value_is_entry(ns->vs, t->high) &&
		wb_nums_is_unit(ns, wb_value_unit(ns->vs, t->v), 's', first) &&
		wb_nums_is_unit(ns, wb_value_unit(ns->vs, t->high), 's', first + 1);
}

/* The 64-bit numbers that the address of load @i is the sum of, and its offset. */
static bool
base(struct wb_nums *ns, const struct wb_inst *i, struct wb_point w, struct wb_affine *out)
{
	*out = wb_affine_number(64, 0);
	for (uint32_t k = 0; k < i->nopnd; k++) {
		const struct wb_opnd *o = wb_opnd(ns->fn, i, k);
		struct wb_affine f;

		if (o->kind == WB_OPND_MOD && o->id == WB_MOD_OFFSET)
			out->add += o->imm;
		if (!is_wide_address(o))
			continue;
		f = wb_affine_source(ns, o, 64, w);
		if (!wb_affine_sum(out, &f, out))
			return false;
	}
	return true;
}

/* Adds the 32-bit distances, unsigned, that load @i has in its address to *@sum. Where one of them is one of two
 * numbers, *either: it is the one or the other @pick. */
static bool
distances(struct wb_nums *ns, const struct wb_inst *i, struct wb_point w, uint32_t pick, bool *either, uint64_t *sum)
{
	for (uint32_t k = 0; k < i->nopnd; k++) {
		const struct wb_opnd *o = wb_opnd(ns->fn, i, k);
		struct wb_affine f;

		if (!is_address(o) || is_wide_address(o))
			continue;
		f = wb_affine_source(ns, o, 32, w);
		if (!wb_affine_constant(&f)) {
			if (*either || !picked(ns, &f, pick, w, &f))
				return false;
			*either = true;
		}
		*sum += f.add;
	}
	return true;
}

/* What the launch fills that @a points into, or NULL. */
static const struct wb_known_bytes *
given_bytes(const struct wb_nums *ns, const struct wb_affine *a)
{
	const struct wb_abi *abi = &ns->fn->desc->abi;
	const struct wb_term *t;

	if (a->n != 1 || a->k[0] != 1)
		return NULL;
	t = wb_affine_term(ns, a->term[0]);
	if (abi->kernarg_ptr && is_given(ns, t, abi->s_kernarg_ptr))
		return &ns->launch->kernarg;
	if (abi->dispatch_ptr && is_given(ns, t, abi->s_dispatch_ptr))
		return &ns->launch->packet;
	return NULL;
}

static bool
is_followed(const struct wb_nums *ns, const struct wb_inst *i)
{
	uint8_t space = i->mem.space;

	return ns->fn->desc && i->op == WB_OP_LOAD && i->mem.count == 1
		&& (space == WB_SPACE_SCALAR || space == WB_SPACE_GLOBAL || space == WB_SPACE_FLAT);
}

const struct wb_known_bytes *
wb_nums_given_at(
	struct wb_nums *ns, uint32_t inst, uint32_t part, uint32_t pick, bool *either, uint64_t *at, struct wb_point w)
{
	const struct wb_inst *i = &ns->fn->inst[inst];
	const struct wb_known_bytes *from;
	struct wb_affine a;

	*either = false;
	if (!is_followed(ns, i) || !base(ns, i, w, &a))
		return NULL;
	from = given_bytes(ns, &a);		/* most loads are from elsewhere: their distances do not matter */
	if (!from || !distances(ns, i, w, pick, either, &a.add))
		return NULL;
	if (i->mem.space == WB_SPACE_SCALAR)
		a.add &= ~(uint64_t)3;		/* scalar loads ignore the low bits of an address */
	*at = a.add + 4 * part;
	return *at <= UINT32_MAX ? from : NULL;
}

static enum wb_load
load(struct wb_nums *ns, uint32_t inst, uint32_t part, uint32_t pick, bool *either, uint64_t *out, struct wb_point w)
{
	const struct wb_inst *i = &ns->fn->inst[inst];
	uint32_t bytes = i->mem.bytes < 4 ? i->mem.bytes : 4;
	uint64_t at;
	const struct wb_known_bytes *from = wb_nums_given_at(ns, inst, part, pick, either, &at, w);

	if (!from)
		return WB_LOAD_UNKNOWN;
	if (wb_known_read(from, at, bytes, out)) {
		if (bytes < 4 && i->type == WB_T_I32)
			*out = (uint64_t)(uint32_t)(bytes == 1 ? (int32_t)(int8_t)*out : (int32_t)(int16_t)*out);
		return bytes == 4 || i->type == WB_T_I32 || i->type == WB_T_U32 ? WB_LOAD_KNOWN : WB_LOAD_UNKNOWN;
	}
	*out = at;
	return from == &ns->launch->kernarg && bytes == 4 ? WB_LOAD_ARGUMENT : WB_LOAD_UNKNOWN;
}

uint32_t
wb_nums_address_condition(struct wb_nums *ns, uint32_t inst, struct wb_point w)
{
	const struct wb_inst *i = &ns->fn->inst[inst];
	uint32_t condition, yes, no;

	for (uint32_t k = 0; k < i->nopnd; k++) {
		const struct wb_opnd *o = wb_opnd(ns->fn, i, k);
		struct wb_point at = w;
		struct wb_affine f;
		struct wb_decoded d;

		if (!is_address(o) || is_wide_address(o))
			continue;
		f = wb_affine_source(ns, o, 32, w);
		if (choice_of(ns, &f, &at, &d) && wb_choice(&d, &condition, &yes, &no))
			return wb_condition(ns, d.src[condition], at);
	}
	return WB_NONE;
}

enum wb_load
wb_nums_load(struct wb_nums *ns, uint32_t inst, uint32_t part, uint64_t *out, struct wb_point w)
{
	bool either = false;
	enum wb_load what = load(ns, inst, part, 0, &either, out, w);

	return either ? WB_LOAD_UNKNOWN : what;
}

bool
wb_nums_load_either(struct wb_nums *ns, uint32_t inst, uint32_t part, uint64_t out[2], struct wb_point w)
{
	bool either = false;

	return load(ns, inst, part, 0, &either, &out[0], w) == WB_LOAD_KNOWN &&
		load(ns, inst, part, 1, &either, &out[1], w) == WB_LOAD_KNOWN;
}

/* ---- 32 bits ------------------------------------------------------------------------------------------- */
static struct wb_affine
of_def(struct wb_nums *ns, uint32_t v, struct wb_point w)
{
	const struct wb_gsa_value *val = wb_gsa_at(ns->vs, v);
	uint32_t from = wb_value_spilled(ns->vs, v);
	struct wb_range r;
	struct wb_decoded d;
	struct wb_affine f;
	uint64_t k;

	if (!wb_lanes_on(ns, val->at, &w))		/* if none of them was, it is what was there before */
		return wb_group_outside(ns->rs, w.group, wb_group_active(ns->rs, val->at).lanes) ?
			wb_affine_value(ns, wb_value_before(ns->vs, val->at, val->unit), w) :
			opaque(ns, v);
	if (from != WB_NONE)
		return wb_affine_value(ns, from, w);
	if (!decode(ns, val->at, val->unit, &d, w))
		return opaque(ns, v);
	if (d.op == WB_OP_LOAD && !d.second) {
		switch (wb_nums_load(ns, val->at, d.part, &k, w)) {
		case WB_LOAD_KNOWN: return wb_affine_number(32, k);
		case WB_LOAD_ARGUMENT:
			return of_term(32,
				wb_affine_term_of(
					ns, (struct wb_term){ .kind = WB_TERM_ARGUMENT, .offset = (uint32_t)k }));
		default: return opaque(ns, v);
		}
	}
	if (d.second || (!wb_type_word(d.type) && d.bits != 64))
		return opaque(ns, v);
	if (d.part == 0 && d.ndef == 2 && low_half(ns, &d, w, &f))
		return f;
	if (d.bits == 64 && d.part == 1 && nothing_above(ns, &d, w))
		return wb_affine_number(32, 0);
	if (d.bits == 64) {
		if (d.ndef != 2 || !combine(ns, &d, w, &f))
			return opaque(ns, v);
		if (wb_affine_constant(&f))
			return wb_affine_number(32, f.add >> (32 * d.part));
		if (d.op == WB_OP_MOV && d.src[0]->kind == WB_OPND_UNIT)
			return wb_affine_value(ns, wb_value_read(ns->vs, d.src[0], d.part), w);
		return opaque(ns, v);
	}
	if (d.ndef == 1 && combine(ns, &d, w, &f))
		return f;
	if (d.ndef == 1 && wb_nums_field(ns, &d, w, &k))
		return wb_affine_number(32, k);
	if (d.ndef == 1 && wb_evaluates(d.op) && wb_evaluate(ns, v, w, &r) && r.low == r.high)
		return wb_affine_number(32, r.low);
	return opaque(ns, v);
}

/* Ways that meet elsewhere than at the header of a loop may all bring the same. */
static struct wb_affine
of_merge(struct wb_nums *ns, uint32_t v, struct wb_point w)
{
	const struct wb_gsa_value *val = wb_gsa_at(ns->vs, v);
	const struct wb_block *b = &ns->fn->block[val->at];
	struct wb_affine f = { .bits = 0 };
	uint32_t n = 0;

	if (b->nin > 16 || !wb_nums_same_iteration(ns, val->at))
		return opaque(ns, v);
	for (uint32_t k = 0; k < b->nin; k++) {
		uint32_t e = ns->fn->in[b->in + k];
		struct wb_affine g;

		if (!wb_nums_edge(ns, val->at, e, &w))
			continue;
		g = wb_affine_value(ns, wb_value_along(ns->vs, e, val->unit), w);
		if (n++ && !wb_affine_same(&f, &g))
			return opaque(ns, v);
		f = g;
	}
	return n ? f : opaque(ns, v);
}

struct wb_affine
wb_affine_value(struct wb_nums *ns, uint32_t v, struct wb_point w)
{
	struct wb_question q = wb_question(ns, v, WB_ASKS_VALUE, &w);
	struct wb_basis outer;
	struct wb_affine f;
	struct wb_range r;
	uint32_t id;

	if (wb_nums_tired(ns) || v == WB_NONE)	/* no two unknown ones are the same */
		return opaque(ns, v);
	id = wb_memo_find(ns, &ns->forms, &q);
	if (id != WB_NONE)
		return ns->form.at[id];
	outer = wb_memo_begin(ns);
	ns->depth++;
	if (wb_value_is_def(ns->vs, v)) {
		f = of_def(ns, v, w);
	} else if (wb_value_is_merge(ns->vs, v)) {
		f = of_merge(ns, v, w);
	} else {
		f = opaque(ns, v);
		r = wb_nums_entry(ns, wb_value_unit(ns->vs, v), w.group);
		if (r.low == r.high)
			f = wb_affine_number(32, r.low);
	}
	ns->depth--;
	id = wb_memo_end(ns, &ns->forms, &q, outer);
	WB_MEMO_STORE(ns, &ns->form, id, f);
	return f;
}

/* ---- 64 bits --------------------------------------------------------------------------------------------- */
/* The 32-bit form @f in 64 bits, if no sum of it wraps: read with sign, or without. */
static bool
widen(struct wb_nums *ns, const struct wb_affine *f, bool sign, struct wb_point w, struct wb_affine *out)
{
	struct wb_extent s = wb_affine_extent(ns, f, false, w);
	wb_i128 low = sign ? -((wb_i128)1 << 31) : 0, high = sign ? ((wb_i128)1 << 31) - 1 : ((wb_i128)1 << 32) - 1;

	if (s.low < low || s.high > high)
		return false;
	*out = *f;
	out->bits = 64;
	for (uint32_t j = 0; j < f->n; j++)
		out->k[j] = (uint64_t)(int64_t)(int32_t)f->k[j];
	out->add = (uint64_t)(int64_t)(int32_t)f->add;
	return true;
}

static bool
halves_match(const struct wb_opnd *lo, const struct wb_opnd *hi)
{
	return lo->kind == hi->kind && (lo->kind == WB_OPND_IMM || lo->kind == WB_OPND_UNIT);
}

/* A source @a of an addition of low halves with one, @b, of the high halves. */
static struct wb_affine
joined(struct wb_nums *ns, const struct wb_opnd *a, const struct wb_opnd *b, struct wb_point w)
{
	struct wb_affine f, g;

	if (halves_match(a, b) && a->kind == WB_OPND_UNIT)
		return wb_affine_pair(ns, wb_value_read(ns->vs, a, 0), wb_value_read(ns->vs, b, 0), w);
	f = wb_affine_source(ns, a, 32, w);
	g = wb_affine_source(ns, b, 32, w);
	if (wb_affine_constant(&f) && wb_affine_constant(&g))
		return wb_affine_number(64, g.add << 32 | f.add);
	if (wb_affine_constant(&g) && g.add == 0 && a->kind == WB_OPND_UNIT) {	/* zero above */
		uint32_t v = wb_value_read(ns->vs, a, 0);

		if (widen(ns, &f, false, w, &g))
			return g;
		return of_term(64, wb_affine_term_of(ns, (struct wb_term){ .kind = WB_TERM_VALUE, .v = v }));
	}
	return (struct wb_affine){ .bits = 0 };
}

/* Whether a term of @f is of two halves that nothing says belong together. */
static bool
mixes_halves(struct wb_nums *ns, const struct wb_affine *f)
{
	for (uint32_t j = 0; j < f->n; j++) {
		const struct wb_term *t = wb_affine_term(ns, f->term[j]);

		if (t->kind == WB_TERM_PAIR &&
			(!wb_value_same_place(ns->vs, t->v, t->high) ||
				(wb_value_is_entry(ns->vs, t->v) &&
					wb_value_unit(ns->vs, t->v) + 1 != wb_value_unit(ns->vs, t->high))))
			return true;
	}
	return false;
}

/* The sum, or difference, of sources joined each with the one of the same number. The high halves of a sum may be the
 * other way round, so that (a, b') and (b, a') are as right as (a, a') and (b, b'); then those that belong together are
 * joined. */
static bool
sum_of_halves(struct wb_nums *ns, const struct wb_decoded *lo, const struct wb_decoded *hi, struct wb_point w,
	struct wb_affine *out)
{
	struct wb_affine a = joined(ns, lo->src[0], hi->src[0], w), b = joined(ns, lo->src[1], hi->src[1], w), sum;
	bool straight;

	if (lo->op == WB_OP_SUB && b.bits)
		b = wb_affine_scaled(b, UINT64_MAX);
	if (lo->op == WB_OP_SUBREV && a.bits)
		a = wb_affine_scaled(a, UINT64_MAX);
	straight = a.bits && b.bits && wb_affine_sum(&a, &b, out);
	if (lo->op != WB_OP_ADD || (straight && !mixes_halves(ns, out)))
		return straight;
	a = joined(ns, lo->src[0], hi->src[1], w);
	b = joined(ns, lo->src[1], hi->src[0], w);
	if (!a.bits || !b.bits || !wb_affine_sum(&a, &b, &sum) || (straight && mixes_halves(ns, &sum)))
		return straight;
	*out = sum;
	return true;
}

/* low = a + b with carry c, high = a' + b' + c; or the same with minus. */
static bool
carried(struct wb_nums *ns, uint32_t v, uint32_t high, struct wb_point w, struct wb_affine *out)
{
	struct wb_decoded lo, hi;
	const struct wb_opnd *c;
	uint32_t carry;
	bool add;

	if (!wb_value_operation(ns, high, w, &hi) || !wb_value_is_def(ns->vs, v) ||
		!wb_lanes_on(ns, wb_value_at(ns->vs, v), &w) ||
		!decode(ns, wb_value_at(ns->vs, v), wb_value_unit(ns->vs, v), &lo, w))
		return false;
	add = lo.op == WB_OP_ADD && hi.op == WB_OP_ADDC;
	if (!add && !(lo.op == WB_OP_SUB && hi.op == WB_OP_SUBB) && !(lo.op == WB_OP_SUBREV && hi.op == WB_OP_SUBBREV))
		return false;
	if (lo.second || lo.bits != 32 || hi.bits != 32 || lo.sign || lo.nsrc != 2 || hi.nsrc != 3 ||
		lo.ndef != 1 || hi.ndef != 1)
		return false;
	c = hi.src[2];
	if (c->kind != WB_OPND_UNIT)
		return false;
	carry = wb_value_read(ns->vs, c, 0);
	if (!wb_value_same_place(ns->vs, carry, v))
		return false;
	return sum_of_halves(ns, &lo, &hi, w, out);
}

/* Both halves by one instruction. */
static bool
of_wide(struct wb_nums *ns, uint32_t v, uint32_t high, struct wb_point w, struct wb_affine *out)
{
	struct wb_decoded d;

	if (!wb_value_same_place(ns->vs, v, high) || wb_value_unit(ns->vs, v) + 1 != wb_value_unit(ns->vs, high) ||
		!wb_value_operation(ns, v, w, &d) || d.part != 0 || d.ndef != 2)
		return false;
	if (d.op == WB_OP_MADW && d.nsrc == 3 && d.src[2]->kind == WB_OPND_UNIT && d.src[2]->nunit == 2) {
		struct wb_affine a = source(ns, &d, 0, 32, w), b = source(ns, &d, 1, 32, w),
				 c = source(ns, &d, 2, 64, w),
			       wa, wb;

		return widen(ns, &a, d.sign, w, &wa) && widen(ns, &b, d.sign, w, &wb) && product(&wa, &wb, out) &&
			wb_affine_sum(out, &c, out);
	}
	return d.bits == 64 && combine(ns, &d, w, out);
}

void
wb_value_moved(struct wb_nums *ns, uint32_t *v, const struct wb_point *w)
{
	for (uint32_t k = 0; k < 8 && wb_value_is_def(ns->vs, *v); k++) {
		uint32_t from = wb_value_spilled(ns->vs, *v);
		struct wb_decoded d;

		if (!wb_lanes_on(ns, wb_value_at(ns->vs, *v), w))
			break;
		if (from == WB_NONE) {
			if (!wb_value_operation(ns, *v, *w, &d) || d.op != WB_OP_MOV || d.nsrc != 1 ||
				d.src[0]->kind != WB_OPND_UNIT || d.src[0]->nunit != d.ndef)
				break;
			from = wb_value_read(ns->vs, d.src[0], d.part);
		}
		*v = from;
	}
}

/* Whether @high holds the sign of the number @low in all its bits. */
static bool
is_sign_of(struct wb_nums *ns, const struct wb_affine *low, uint32_t high, struct wb_point w)
{
	struct wb_decoded d;
	struct wb_affine by, x;
	uint32_t what;

	if (!wb_value_operation(ns, high, w, &d) || (d.op != WB_OP_ASHR && d.op != WB_OP_ASHRREV) || d.bits != 32 ||
		d.nsrc != 2)
		return false;
	what = d.op == WB_OP_ASHRREV;
	by = source(ns, &d, !what, 32, w);
	x = source(ns, &d, what, 32, w);
	return wb_affine_constant(&by) && (by.add & 31) == 31 && wb_affine_same(&x, low);
}

/* Pairs that meet, all the same. */
static bool
same_arguments(struct wb_nums *ns, uint32_t v, uint32_t high, struct wb_point w, struct wb_affine *f)
{
	const struct wb_block *b;
	uint32_t at, n = 0;

	if (!wb_value_is_merge(ns->vs, v) || !wb_value_same_place(ns->vs, v, high))
		return false;
	at = wb_value_at(ns->vs, v);
	b = &ns->fn->block[at];
	if (!wb_nums_same_iteration(ns, at) || b->nin > 16)
		return false;
	for (uint32_t k = 0; k < b->nin; k++) {
		uint32_t e = ns->fn->in[b->in + k];
		struct wb_affine g;

		if (!wb_nums_edge(ns, at, e, &w))
			continue;
		g = wb_affine_pair(ns, wb_value_along(ns->vs, e, wb_value_unit(ns->vs, v)),
			wb_value_along(ns->vs, e, wb_value_unit(ns->vs, high)), w);
		if (n++ && !wb_affine_same(f, &g))
			return false;
		*f = g;
	}
	return n > 0;
}

static struct wb_affine
pair_form(struct wb_nums *ns, uint32_t v, uint32_t high, struct wb_point w)
{
	struct wb_affine f, g, h;

	wb_value_moved(ns, &v, &w);
	wb_value_moved(ns, &high, &w);
	if (of_wide(ns, v, high, w, &f) || carried(ns, v, high, w, &f))
		return f;
	g = wb_affine_value(ns, v, w);
	h = wb_affine_value(ns, high, w);
	if (wb_affine_constant(&g) && wb_affine_constant(&h))
		return wb_affine_number(64, h.add << 32 | g.add);
	if (wb_affine_constant(&h) && h.add == 0) {
		if (widen(ns, &g, false, w, &f))
			return f;
		return of_term(64, wb_affine_term_of(ns, (struct wb_term){ .kind = WB_TERM_VALUE, .v = v }));
	}
	if (is_sign_of(ns, &g, high, w)) {
		if (widen(ns, &g, true, w, &f))
			return f;
		return of_term(64, wb_affine_term_of(ns, (struct wb_term){ .kind = WB_TERM_EXTENDED, .v = v }));
	}
	if (same_arguments(ns, v, high, w, &f))
		return f;
	return of_term(
			64, wb_affine_term_of(ns, (struct wb_term){ .kind = WB_TERM_PAIR, .v = v, .high = high }));
}

struct wb_affine
wb_affine_pair(struct wb_nums *ns, uint32_t v, uint32_t high, struct wb_point w)
{
	struct wb_question q = wb_question(ns, v, high, &w);
	struct wb_basis outer;
	struct wb_affine f;
	uint32_t id;

	if (v == WB_NONE || high == WB_NONE || wb_nums_tired(ns))
		return of_term(
			64, wb_affine_term_of(ns, (struct wb_term){ .kind = WB_TERM_PAIR, .v = v, .high = high }));
	id = wb_memo_find(ns, &ns->forms, &q);
	if (id != WB_NONE)
		return ns->form.at[id];
	outer = wb_memo_begin(ns);
	ns->depth++;
	f = pair_form(ns, v, high, w);
	ns->depth--;
	id = wb_memo_end(ns, &ns->forms, &q, outer);
	WB_MEMO_STORE(ns, &ns->form, id, f);
	return f;
}

struct wb_affine
wb_affine_result(struct wb_nums *ns, uint32_t inst, struct wb_point w)
{
	const struct wb_inst *i = &ns->fn->inst[inst];
	uint32_t v = wb_gsa_def(ns->vs, i, 0, 0);

	if (wb_opnd(ns->fn, i, 0)->nunit == 2)
		return wb_affine_pair(ns, v, wb_gsa_def(ns->vs, i, 0, 1), w);
	return wb_affine_value(ns, v, w);
}

struct wb_affine
wb_affine_source(struct wb_nums *ns, const struct wb_opnd *o, uint32_t bits, struct wb_point w)
{
	if (o->kind == WB_OPND_IMM)
		return wb_affine_number(bits, o->imm);
	if (o->kind != WB_OPND_UNIT)		/* a place in the program: unknown */
		return of_term(bits,
			wb_affine_term_of(ns, (struct wb_term){ .kind = WB_TERM_VALUE, .v = WB_NONE }));
	if (bits == 64 && o->nunit >= 2)
		return wb_affine_pair(ns, wb_value_read(ns->vs, o, 0), wb_value_read(ns->vs, o, 1), w);
	if (bits == 64)
		return of_term(64,
			wb_affine_term_of(ns, (struct wb_term){ .kind = WB_TERM_VALUE, .v = WB_NONE }));
	return wb_affine_value(ns, wb_value_read(ns->vs, o, 0), w);
}

/* ---- what terms depend on ------------------------------------------------------------------------------------ */
static bool
outside(struct wb_nums *ns, uint32_t v, uint32_t loop)
{
	return wb_value_is_entry(ns->vs, v) ||
		(v != WB_NONE && !wb_loop_has(ns->fn->loops, loop, wb_gsa_block(ns->vs, v)));
}

bool
wb_affine_invariant(struct wb_nums *ns, const struct wb_affine *f, uint32_t loop)
{
	for (uint32_t j = 0; j < f->n; j++) {
		const struct wb_term *t = wb_affine_term(ns, f->term[j]);

		if (t->kind == WB_TERM_ARGUMENT)
			continue;
		if (t->kind == WB_TERM_LOOP ? wb_loop_has(ns->fn->loops, loop, ns->fn->loops->loop[t->offset].header) :
					      !outside(ns, t->v, loop))
			return false;
		if (t->kind == WB_TERM_PAIR && !outside(ns, t->high, loop))
			return false;
	}
	return true;
}

bool
wb_affine_uniform(struct wb_nums *ns, const struct wb_affine *f)
{
	for (uint32_t j = 0; j < f->n; j++) {
		const struct wb_term *t = wb_affine_term(ns, f->term[j]);

		if (t->kind == WB_TERM_ARGUMENT || t->kind == WB_TERM_LOOP)
			continue;
		if (t->v == WB_NONE || wb_unit_of_lanes(ns->vs, wb_value_unit(ns->vs, t->v)) ||
			(t->kind == WB_TERM_PAIR &&
				(t->high == WB_NONE || wb_unit_of_lanes(ns->vs, wb_value_unit(ns->vs, t->high)))))
			return false;
	}
	return true;
}

/* ---- dead edges --------------------------------------------------------------------------------------------- */
bool
wb_nums_live(const struct wb_nums *ns, uint32_t e)
{
	return wb_edge_live(&ns->fn->edge[e]) && !(ns->dead && ns->dead[e]);
}

void
wb_nums_dead(struct wb_nums *ns, const bool *dead)
{
	ns->dead = dead;
	wb_memo_clear(&ns->forms);
	wb_memo_clear(&ns->ranges);
	wb_memo_clear(&ns->invariants);
	ns->form.n = ns->range.n = ns->invariant.n = 0;
	memset(ns->learned, 0, sizeof ns->learned);
	ns->nlearned = 0;
	wb_guards_find(ns);
}

/* ---- the start ------------------------------------------------------------------------------------------------- */
#define MOST_ROOM ((uint32_t)1 << 16)	/* answers made room for */

/* Room for an answer per value: most functions need no more, and none is copied. What is not used is not touched. */
static void
make_room(struct wb_nums *ns)
{
	uint32_t n = ns->vs->nvalue < MOST_ROOM ? ns->vs->nvalue : MOST_ROOM;

	if (!n)
		return;
	ns->form.cap = ns->forms.answer.cap = n;
	ns->form.at = wb_arena_room(ns->cx->tmp, n, sizeof *ns->form.at);
	ns->forms.answer.at = wb_arena_room(ns->cx->tmp, n, sizeof *ns->forms.answer.at);
}

struct wb_nums *
wb_nums_new(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_launch *l)
{
	struct wb_nums *ns = WB_NEW(cx->tmp, struct wb_nums, 1);

	ns->cx = cx;
	ns->fn = fn;
	ns->vs = fn->gsa;
	ns->rs = wb_iterations_new(cx, fn);
	ns->launch = wb_launch_values(cx, l, fn);
	ns->known_term = wb_map_new(cx->tmp);
	ns->forms.anywhere = true;
	ns->ids_hold = wb_nums_ids_hold(ns);
	make_room(ns);
	wb_guards_find(ns);
	return ns;
}

const struct wb_gsa *wb_nums_values(struct wb_nums *ns) { return ns->vs; }
struct wb_iterations *wb_nums_iterations(struct wb_nums *ns) { return ns->rs; }
