/* passes/divergence/access.c -- how the addresses of an access differ between lanes.
 *
 * Addresses of 64 bits are made of 32-bit halves: v_add_co and v_addc, shifts of pairs, with a pair added or not,
 * products with a 64-bit addend, a low half with zeros or its sign above. Each sum of halves is recognised
 * as one of 64 bits (the carry is the one of the low sum), and its strides are added up:
 *
 *	v[5:6] = shlrev 2, v[1:2]	v1 = base + lane, v2 = 0
 *	v5, vcc = add s0, v5
 *	v6, vcc = addc v4, v6, vcc	uniform + 4 lane, except where v1 wraps: one break
 *
 * Products of 64 bits are made of those of their halves, for what is above 2^64 is lost:
 *
 *	v[0:1] = madw v4, s8, v[2:3]	v4 * s8 + (v3:v2)
 *	v1 = add3 v1, v5 * s8, v4 * s9	above it: (v5:v4) * (s9:s8) + (v3:v2)
 *
 * and a pair with nothing below, shifted right by k, is its high half times 2^(32 - k), with its sign or without.
 *
 * A 32-bit part that may wrap does so at one place at most (its lanes span less than
 * 2^32): lanes whose part is beyond it have addresses that are lower by a multiple of 2^32.
 *
 * A part that is another number in each lane, but none above a known one, is a window: all lanes lie in it. So indices
 * that were masked, or are bytes, touch at most the lines of the part of the table that they can reach.
 *
 * A part that each lane takes from one of a few shapes, such as an index held between 0 and the last one, is read along
 * each way (ways.c), and the lines of all ways are added up.
 *
 * What that costs is counted in count.c.
 *
 * Cost: at most MOST_STEPS per access and way.
 */
#include "../integer/integer.h"
#include "div.h"

#define MOST_DEPTH 24u			/* of a chain of sums and shifts */
#define MOST_STEPS 400u			/* looked at for one address */
#define MOST_WINDOW ((uint64_t)1 << 32)	/* bytes; larger ones leave nothing to gain */
struct reader {
	struct div *d;
	uint32_t steps;
	struct { uint32_t lo, hi; struct wide is; } assumed[4];
	uint32_t nassumed;
	struct ways *ways;		/* along one of which it is read, NULL: no choice is followed */
};

static struct wide
fail(void)
{
	return (struct wide){ .ok = false };
}

static bool
spreads(const struct wide *x)
{
	return x->stride[0] || x->stride[1] || x->stride[2] || x->window;
}

static struct wide
sum(struct wide a, struct wide b)
{
	a.mixed = a.mixed || b.mixed || ((a.breaks || b.breaks) && spreads(&a) && spreads(&b));
	for (int k = 0; k < 3; k++)
		a.stride[k] = (int64_t)((uint64_t)a.stride[k] + (uint64_t)b.stride[k]);
	a.window += b.window;
	a.ok = a.ok && b.ok && a.window <= MOST_WINDOW;
	a.breaks += b.breaks;
	a.low_bits = a.low_bits < b.low_bits ? a.low_bits : b.low_bits;
	a.low = (a.low + b.low) & mask_of(a.low_bits);
	return a;
}

static struct wide
product(struct wide a, uint64_t k)
{
	for (int n = 0; n < 3; n++)
		a.stride[n] = (int64_t)((uint64_t)a.stride[n] * k);
	a.ok = a.ok && a.window <= MOST_WINDOW / (k ? k : 1);
	a.window *= k;
	a.low_bits = (uint8_t)(!k || a.low_bits + __builtin_ctzll(k) > 32 ? 32 : a.low_bits + __builtin_ctzll(k));
	a.low = a.low * (uint32_t)k & mask_of(a.low_bits);
	return a;
}

/* One 32-bit half of an address: where it comes from, WB_NONE: a constant, and its shape once that is asked for. */
struct half {
	uint32_t node;
	bool known;
	uint32_t least;			/* number in it, if its shape says nothing but the greatest */
	struct wb_div_shape is;
	uint64_t window;		/* what each lane adds to its shape at most */
};

static struct half
half_of(uint32_t node)
{
	return (struct half){ .node = node, .known = node != WB_NONE };
}

/* The lanes that see @node, and where they are. */
static struct wb_point
point_of(struct div *d, uint32_t node)
{
	const struct node *n = node_of(d, node);
	uint32_t inst = div_maker(d, node);
	const struct wb_span *at;

	if (n->context != CONTEXT_MADE)
		return (struct wb_point){ .block = WB_NONE,
			.group = n->context == CONTEXT_ALL ? wb_group_any() :
							     (struct wb_group){ d->context.at[n->context].set,
								     d->context.at[n->context].care } };
	if (inst != WB_NONE)
		return wb_point_active(div_numbers(d), inst);
	at = &d->l->span[d->l->block_span[wb_gsa_block(d->g, n->id)]];
	return (struct wb_point){ .block = at->block, .group = { at->exec, at->care } };
}

static struct half
answered(struct div *d, struct half h)
{
	if (h.node != WB_NONE)
		h.is = div_answer(d, h.node);
	if (h.node != WB_NONE && h.is.cls > WB_DIV_AFFINE && node_of(d, h.node)->kind == NODE_VALUE) {
		struct wb_range r = wb_value_range(
			div_numbers(d), wb_value_through(d->g, node_of(d, h.node)->id), point_of(d, h.node));

		h.least = (uint32_t)r.low;
		h.is.max = (uint32_t)r.high;
	}
	return h;
}

/* @h as a number, where that has no shape of its own: the one along the way that is read. */
static struct half
number(struct reader *r, struct half h)
{
	struct div_near x;
	uint32_t before;

	h = answered(r->d, h);
	if (!r->ways || h.node == WB_NONE || h.is.cls <= WB_DIV_AFFINE)
		return h;
	before = r->ways->n;
	x = div_along(r->d, r->ways, h.node);
	if (x.f.cls <= WB_DIV_AFFINE) {
		h.is = x.f;
		h.window = x.window;
	} else {			/* what was chosen for it decides nothing */
		r->ways->n = before < r->ways->n ? before : r->ways->n;
	}
	return h;
}

/* @low below a high half that is zero, or its sign. */
static struct wide
extended(const struct div *d, const struct half *low, bool sign)
{
	const struct wb_div_shape *f = &low->is;
	struct wide r = { .ok = f->cls <= WB_DIV_AFFINE, .window = low->window };
	uint64_t span = low->window;
	bool spread = f->cls == WB_DIV_AFFINE || low->window;

	if (!low->window) {
		r.low_bits = f->low_bits;
		r.low = f->low;
	}

	if (f->cls > WB_DIV_AFFINE)	/* each lane has a number of its own, between known ones */
		return f->max == UINT32_MAX || (sign && f->max > INT32_MAX) ?
			fail() :
			(struct wide){ .ok = true, .window = f->max - low->least };
	for (int k = 0; k < 3; k++) {
		r.stride[k] = (int32_t)f->stride[k];
		span += (uint64_t)(r.stride[k] < 0 ? -r.stride[k] : r.stride[k]) * d->out->most[k];
	}
	if (spread && f->max != UINT32_MAX && (!sign || f->max <= INT32_MAX)) {
		for (int k = 0; k < 3; k++)
			r.stride[k] = f->stride[k];	/* nothing wraps: true numbers */
		return r;
	}
	r.breaks = spread;
	r.ok = r.ok && span < UINT32_MAX;
	return r;
}

/* The node of the @k-th unit of operand @o as @inst reads it. */
static uint32_t
operand(struct div *d, uint32_t inst, uint32_t o, uint32_t k)
{
	const struct wb_opnd *op = wb_opnd(d->fn, &d->fn->inst[inst], o);

	return op->kind == WB_OPND_UNIT && k < op->nunit ? div_use(d, inst, o, k) : WB_NONE;
}

/* The @k-th 32 bits of operand @o of @inst. */
static struct half
half_operand(struct div *d, uint32_t inst, uint32_t o, uint32_t k)
{
	const struct wb_opnd *op = wb_opnd(d->fn, &d->fn->inst[inst], o);

	if (op->kind == WB_OPND_IMM)
		return (struct half){
			.node = WB_NONE, .known = true, .is = div_constant((uint32_t)(op->imm >> (k ? 32 : 0)))
		};
	return half_of(operand(d, inst, o, k));
}

uint32_t
div_maker(struct div *d, uint32_t node)
{
	const struct wb_gsa_value *x;

	if (node == WB_NONE || node_of(d, node)->kind != NODE_VALUE || node_of(d, node)->context != CONTEXT_MADE)
		return WB_NONE;
	x = &d->g->value[node_of(d, node)->id];
	return (x->kind == WB_GSA_DEF || x->kind == WB_GSA_MASKED) && !x->clobber && x->unit < d->fn->nunit ? x->at :
													      WB_NONE;
}

uint32_t
div_unmoved(struct div *d, uint32_t node)
{
	for (uint32_t k = 0; k < MOST_STEPS; k++) {
		uint32_t at = div_maker(d, node), from[2], up;
		const struct wb_inst *i = at == WB_NONE ? NULL : &d->fn->inst[at];

		if (!i || i->op != WB_OP_MOV || i->flags & (WB_I_UNMODELLED | WB_I_CROSSLANE))
			break;
		if (div_sources(d, i, from, 2) != 1 || wb_opnd(d->fn, i, from[0])->flags & (WB_NEG | WB_ABS | WB_SEXT))
			break;
		up = operand(d, at, from[0], d->g->value[node_of(d, node)->id].unit - wb_opnd(d->fn, i, 0)->id);
		if (up == WB_NONE)
			break;
		node = up;
	}
	return node;
}

/* ---- pairs --------------------------------------------------------------------------------- */
static struct wide read_pair(struct reader *r, struct half lo, struct half hi, uint32_t depth);

/* Operand @o of @inst_lo with operand @p of @inst_hi above it. */
static struct wide
read_operands(struct reader *r, uint32_t inst_lo, uint32_t o, uint32_t inst_hi, uint32_t p, uint32_t depth)
{
	uint32_t k = inst_lo == inst_hi && o == p ? 1 : 0;	/* one operand of 64 bits */

	if ((wb_opnd(r->d->fn, &r->d->fn->inst[inst_lo], o)->flags |
		    wb_opnd(r->d->fn, &r->d->fn->inst[inst_hi], p)->flags) &
		(WB_NEG | WB_ABS | WB_SEXT))
		return fail();
	return read_pair(r, half_operand(r->d, inst_lo, o, 0), half_operand(r->d, inst_hi, p, k), depth + 1);
}

/* Whether all of operand @p of @hi, both halves of a mask, is what @lo left in its operand @o. */
static bool
brings_all(const struct div *d, uint32_t lo, uint32_t o, uint32_t hi, uint32_t p)
{
	const struct wb_inst *i = &d->fn->inst[lo], *j = &d->fn->inst[hi];
	const struct wb_opnd *from = wb_opnd(d->fn, i, o), *to = wb_opnd(d->fn, j, p);

	if (to->kind != WB_OPND_UNIT || from->kind != WB_OPND_UNIT || !(from->flags & WB_DEF) ||
		from->nunit != to->nunit)
		return false;
	for (uint32_t k = 0; k < to->nunit; k++)
		if (wb_gsa_use(d->g, j, p, k) != wb_gsa_def(d->g, i, o, k))
			return false;
	return true;
}

/* v_add_co below, v_addc with its carry above. */
static struct wide
read_sum(struct reader *r, uint32_t lo, uint32_t hi, uint32_t depth)
{
	struct div *d = r->d;
	const struct wb_fn *fn = d->fn;
	const struct wb_inst *i = &fn->inst[lo], *j = &fn->inst[hi];
	uint32_t a[2], b[3];		/* their sources */
	struct wide x, y;

	if (i->op != WB_OP_ADD || j->op != WB_OP_ADDC || i->nopnd < 2 || j->type == WB_T_U64)
		return fail();
	if (div_sources(d, i, a, 2) < 2 || div_sources(d, j, b, 3) < 3 || !brings_all(d, lo, 1, hi, b[2]))
		return fail();
	x = read_operands(r, lo, a[0], hi, b[0], depth);
	y = x.ok ? read_operands(r, lo, a[1], hi, b[1], depth) : fail();
	if (y.ok)
		return sum(x, y);
	x = read_operands(r, lo, a[0], hi, b[1], depth);
	y = x.ok ? read_operands(r, lo, a[1], hi, b[0], depth) : fail();
	return sum(x, y);
}

/* A source of @lo that is a byte or half of a register (SDWA), or all of it, with operand @p of @hi above. */
static struct wide
read_part(struct reader *r, const struct wb_decoded *lo, uint32_t k, uint32_t hi, uint32_t p, uint32_t depth)
{
	struct div *d = r->d;
	uint32_t o = (uint32_t)(lo->src[k] - wb_opnd(d->fn, &d->fn->inst[lo->inst], 0));
	struct half above;

	if (lo->sel[k] == WB_SEL_ALL)
		return read_operands(r, lo->inst, o, hi, p, depth);
	above = answered(d, half_operand(d, hi, p, 0));
	if (lo->sel[k] & WB_SEL_SIGN || !above.known || !div_is_constant(&above.is) || above.is.low)
		return fail();
	return (struct wide){ .ok = true, .window = lo->sel[k] < 4 ? UINT8_MAX : UINT16_MAX };
}

/* The same as read_sum where the low half reads parts of registers. */
static struct wide
read_sum_of_parts(struct reader *r, uint32_t lo, uint32_t hi, uint32_t unit, uint32_t depth)
{
	struct div *d = r->d;
	const struct wb_inst *j = &d->fn->inst[hi];
	struct wb_decoded x;
	uint32_t b[3];

	if (!wb_decode_parts(d->fn, lo, unit, &x) || x.op != WB_OP_ADD || x.second || x.nsrc != 2 || x.ndef != 1 ||
		j->type == WB_T_U64 || div_sources(d, j, b, 3) < 3 || !brings_all(d, lo, 1, hi, b[2]))
		return fail();
	for (uint32_t k = 0; k < 2; k++) {
		struct wide first = read_part(r, &x, 0, hi, b[k], depth),
			    second = first.ok ? read_part(r, &x, 1, hi, b[!k], depth) : fail();

		if (second.ok)
			return sum(first, second);
	}
	return fail();
}

/* 64-bit d = a * b + c. */
static struct wide
read_product(struct reader *r, uint32_t at, uint32_t depth)
{
	struct div *d = r->d;
	const struct wb_fn *fn = d->fn;
	const struct wb_inst *i = &fn->inst[at];
	uint32_t o[3];
	struct wide y;

	if (i->type != WB_T_U32 || div_sources(d, i, o, 3) < 3)
		return fail();
	y = read_operands(r, at, o[2], at, o[2], depth);
	if ((wb_opnd(fn, i, o[0])->flags | wb_opnd(fn, i, o[1])->flags) & (WB_NEG | WB_ABS | WB_SEXT))
		return fail();
	for (int k = 0; k < 2; k++) {
		struct half f = number(r, half_operand(d, at, o[k], 0)),
			    g = number(r, half_operand(d, at, o[1 - k], 0));

		if (!f.known || !g.known)
			return fail();
		if (div_is_constant(&g.is))
			return sum(product(extended(d, &f, false), g.is.low), y);
		if (div_is_uniform(&f.is) && div_is_uniform(&g.is) && !f.window && !g.window)
			return sum((struct wide){ .ok = true }, y);
	}
	return fail();
}

/* Halves that meet in one block: all pairs of arguments have the same strides, and no iteration widens the window. */
static struct wide
read_join(struct reader *r, uint32_t lo, uint32_t hi, uint32_t depth)
{
	struct div *d = r->d;
	const struct wb_gsa_value *x = &d->g->value[node_of(d, lo)->id];
	struct ways *ways = r->ways;
	struct wide is = fail(), guess = is;

	for (uint32_t k = 0; k < r->nassumed; k++)
		if (r->assumed[k].lo == lo && r->assumed[k].hi == hi)
			return r->assumed[k].is;
	if (r->nassumed == WB_COUNT(r->assumed))
		return fail();
	if (ways && x->kind == WB_GSA_GAMMA) {
		uint32_t k = div_choose(ways, lo, x->narg);

		return read_pair(r, half_of(div_argument(d, lo, k)), half_of(div_argument(d, hi, k)), depth + 1);
	}
	r->assumed[r->nassumed].lo = lo;
	r->assumed[r->nassumed].hi = hi;
	for (uint32_t pass = 0; pass < 2; pass++) {	/* guess from what comes from outside, then prove it of all */
		for (uint32_t k = 0; k < x->narg; k++) {
			bool back = x->kind == WB_GSA_MU && div_comes_round(d, x, k);
			struct wide one;

			if (pass == 0 && back)
				continue;
			if (pass == 0 && is.ok)
				break;
			r->ways = back ? NULL : ways;	/* what was chosen in the iteration before is not known */
			one = read_pair(r, half_of(div_argument(d, lo, k)), half_of(div_argument(d, hi, k)), depth + 1);
			r->ways = ways;
			if (!one.ok || (is.ok && memcmp(one.stride, is.stride, sizeof is.stride) != 0) ||
				(back && (one.breaks > guess.breaks || one.window > guess.window ||
						 (one.mixed && !guess.mixed)))) {
				r->nassumed -= pass;
				return fail();
			}
			if (pass == 0) {
				one.low_bits = 0;
				one.low = 0;
				is = one;
			}
			is.breaks = one.breaks > is.breaks ? one.breaks : is.breaks;
			is.window = one.window > is.window ? one.window : is.window;
			is.mixed = is.mixed || one.mixed;
		}
		if (pass == 0) {
			if (!is.ok)
				return fail();
			r->assumed[r->nassumed++].is = guess = is;
		}
	}
	r->nassumed--;
	return is;
}

static bool
joins(const struct div *d, uint32_t node)
{
	return node != WB_NONE && node_of(d, node)->kind == NODE_VALUE &&
		(d->g->value[node_of(d, node)->id].kind == WB_GSA_GAMMA ||
			d->g->value[node_of(d, node)->id].kind == WB_GSA_MU);
}

/* A pair shifted left by k whose high half keeps its low k bits only: the low half it was made from, as a number
 * without sign, times 2^k. */
static struct wide
read_cut_shift(struct reader *r, uint32_t lo, uint32_t hi)
{
	struct div *d = r->d;
	const struct wb_fn *fn = d->fn;
	const struct wb_inst *i = &fn->inst[lo], *j = &fn->inst[hi];
	uint32_t a[2], b[2], by, mask, from;
	struct half f;

	if (i->op != WB_OP_SHLREV || j->op != WB_OP_AND || div_sources(d, i, a, 2) < 2 || div_sources(d, j, b, 2) < 2)
		return fail();
	if (!wb_type_wide(i->type))
		return fail();
	by = a[0];
	mask = wb_opnd(fn, j, b[0])->kind == WB_OPND_IMM ? b[0] : b[1];
	from = div_unmoved(d, operand(d, hi, mask == b[0] ? b[1] : b[0], 0));
	if (wb_opnd(fn, j, mask)->kind != WB_OPND_IMM || wb_opnd(fn, i, by)->kind != WB_OPND_IMM ||
		wb_opnd(fn, i, by)->imm > 31)
		return fail();
	if (wb_opnd(fn, j, mask)->imm != ((uint64_t)1 << wb_opnd(fn, i, by)->imm) - 1 || div_maker(d, from) != lo ||
		d->g->value[node_of(d, from)->id].unit != wb_opnd(fn, i, 0)->id + 1)
		return fail();
	f = number(r, half_operand(d, lo, a[1], 0));
	return f.known ? product(extended(d, &f, false), (uint32_t)1 << wb_opnd(fn, i, by)->imm) : fail();
}

/* A pair shifted left. */
static struct wide
read_shift(struct reader *r, uint32_t at, uint32_t depth)
{
	const struct wb_inst *i = &r->d->fn->inst[at];
	uint32_t from[2];
	const struct wb_opnd *by;

	if (div_sources(r->d, i, from, 2) < 2)
		return fail();
	by = wb_opnd(r->d->fn, i, from[0]);
	if (by->kind != WB_OPND_IMM || by->imm > 31)
		return fail();
	return product(read_operands(r, at, from[1], at, from[1], depth), (uint32_t)1 << by->imm);
}

/* A pair shifted left, and a pair added to it. */
static struct wide
read_shifted_sum(struct reader *r, uint32_t at, uint32_t depth)
{
	const struct wb_inst *i = &r->d->fn->inst[at];
	uint32_t from[3];
	const struct wb_opnd *by;
	struct wide x;

	if (div_sources(r->d, i, from, 3) < 3)
		return fail();
	by = wb_opnd(r->d->fn, i, from[1]);
	if (by->kind != WB_OPND_IMM || by->imm > 4)
		return fail();
	x = product(read_operands(r, at, from[0], at, from[0], depth), (uint32_t)1 << by->imm);
	return x.ok ? sum(x, read_operands(r, at, from[2], at, from[2], depth)) : fail();
}

/* A pair shifted right of which the low half is 0. */
static struct wide
read_high(struct reader *r, uint32_t at)
{
	struct div *d = r->d;
	const struct wb_fn *fn = d->fn;
	const struct wb_inst *i = &fn->inst[at];
	uint32_t from[2];
	struct half below, above;

	if (div_sources(d, i, from, 2) < 2 || wb_opnd(fn, i, from[0])->kind != WB_OPND_IMM ||
		wb_opnd(fn, i, from[0])->imm > 32 || wb_opnd(fn, i, from[0])->imm < 1 ||
		wb_opnd(fn, i, from[1])->flags & (WB_NEG | WB_ABS | WB_SEXT))
		return fail();
	below = answered(d, half_operand(d, at, from[1], 0));
	above = number(r, half_operand(d, at, from[1], 1));
	if (!below.known || !above.known || !div_is_constant(&below.is) || below.is.low)
		return fail();
	return product(extended(d, &above, i->op == WB_OP_ASHRREV), (uint64_t)1 << (32 - wb_opnd(fn, i, from[0])->imm));
}

/* A product of 64 bits and an addend: one factor is the same number in all lanes. */
static struct wide
read_wide_product(struct reader *r, uint32_t lo, uint32_t hi, uint32_t depth)
{
	struct div *d = r->d;
	struct div_product p;
	struct half f[3][2];
	struct wide x, y;

	if (!div_find_product(d, lo, hi, &p))
		return fail();
	for (uint32_t k = 0; k < 3; k++)
		for (uint32_t h = 0; h < 2; h++) {
			const struct div_part *part = &p.of[k][h];

			f[k][h] = part->inst == WB_NONE ?
				(struct half){ .node = WB_NONE, .known = true, .is = div_constant(0) } :
				answered(d, half_operand(d, part->inst, part->o, part->unit));
		}
	y = read_pair(r, f[2][0], f[2][1], depth + 1);
	for (uint32_t k = 0; k < 2 && y.ok; k++) {
		if (!div_is_constant(&f[k][0].is) || !div_is_constant(&f[k][1].is))
			continue;
		x = read_pair(r, f[1 - k][0], f[1 - k][1], depth + 1);
		return sum(product(x, (uint64_t)f[k][1].is.low << 32 | f[k][0].is.low), y);
	}
	for (uint32_t k = 0; k < 4; k++)
		if (!f[k / 2][k % 2].known || !div_is_uniform(&f[k / 2][k % 2].is))
			return fail();
	return sum((struct wide){ .ok = true }, y);
}

/* Whether @at makes 32 times the sign of what @node is. */
static bool
is_sign(struct div *d, uint32_t at, uint32_t node)
{
	const struct wb_inst *i = &d->fn->inst[at];
	uint32_t from[2];

	if (i->type != WB_T_I32 || div_sources(d, i, from, 2) < 2)
		return false;
	return wb_opnd(d->fn, i, from[0])->kind == WB_OPND_IMM && (wb_opnd(d->fn, i, from[0])->imm & 31) == 31 &&
		div_unmoved(d, operand(d, at, from[1], 0)) == node;
}

/* Both halves one of two, by the same condition: @a and @b make them, @lo is the low one. */
static struct wide
read_choice(struct reader *r, uint32_t a, uint32_t b, uint32_t lo, uint32_t depth)
{
	const struct wb_fn *fn = r->d->fn;
	uint32_t x[3], y[3], n, m, take;

	if (!div_selects(r->d, a, x, &n) || !div_selects(r->d, b, y, &m) ||
		wb_opnd(fn, &fn->inst[a], x[2])->kind != WB_OPND_UNIT ||
		wb_opnd(fn, &fn->inst[b], y[2])->kind != WB_OPND_UNIT)
		return fail();
	for (uint32_t k = 0; k < wb_opnd(fn, &fn->inst[a], x[2])->nunit; k++)
		if (wb_gsa_use(r->d->g, &fn->inst[a], x[2], k) != wb_gsa_use(r->d->g, &fn->inst[b], y[2], k))
			return fail();
	take = div_choose(r->ways, lo, 2);
	return read_operands(r, a, x[take], b, y[take], depth);
}

static struct wide
read_pair(struct reader *r, struct half low, struct half high, uint32_t depth)
{
	struct div *d = r->d;
	uint32_t lo, hi, a, b, first;

	if (!low.known || !high.known || depth > MOST_DEPTH || ++r->steps > MOST_STEPS)
		return fail();
	low = answered(d, low);
	high = answered(d, high);
	if (div_is_uniform(&low.is) && div_is_uniform(&high.is))
		return (struct wide){ .ok = true, .low_bits = low.is.low_bits, .low = low.is.low };
	if (div_is_constant(&high.is) && high.is.low == 0) {
		low = number(r, low);
		return extended(d, &low, false);
	}
	lo = div_unmoved(d, low.node);
	hi = div_unmoved(d, high.node);
	if (joins(d, lo) && joins(d, hi) && d->g->value[node_of(d, lo)->id].at == d->g->value[node_of(d, hi)->id].at)
		return read_join(r, lo, hi, depth);
	if (lo != WB_NONE && hi != WB_NONE && d->g->value[node_of(d, lo)->id].kind == WB_GSA_ETA &&
		d->g->value[node_of(d, hi)->id].kind == WB_GSA_ETA && node_of(d, lo)->kind == NODE_VALUE &&
		node_of(d, hi)->kind == NODE_VALUE &&
		d->g->value[node_of(d, lo)->id].at == d->g->value[node_of(d, hi)->id].at)
		return read_pair(r, half_of(div_argument(d, lo, 0)), half_of(div_argument(d, hi, 0)), depth + 1);
	a = div_maker(d, lo);
	b = div_maker(d, hi);
	if (a != WB_NONE && b != WB_NONE && d->fn->inst[a].op == WB_OP_ADD && d->fn->inst[b].op == WB_OP_ADDC &&
		d->fn->inst[a].flags & WB_I_UNMODELLED && !(d->fn->inst[a].flags & WB_I_CROSSLANE) &&
		!(d->fn->inst[b].flags & (WB_I_UNMODELLED | WB_I_CROSSLANE)))
		return read_sum_of_parts(r, a, b, d->g->value[node_of(d, lo)->id].unit, depth);
	if (b == WB_NONE || d->fn->inst[b].flags & (WB_I_UNMODELLED | WB_I_CROSSLANE))
		return fail();
	if (a != b && d->fn->inst[b].op == WB_OP_ASHRREV) {
		low = number(r, low);
		return is_sign(d, b, lo) ? extended(d, &low, true) : fail();
	}
	if (a == WB_NONE || d->fn->inst[a].flags & (WB_I_UNMODELLED | WB_I_CROSSLANE))
		return fail();
	first = wb_opnd(d->fn, &d->fn->inst[a], 0)->id;
	if (d->g->value[node_of(d, lo)->id].unit != first)	/* moves may have put another half there */
		return fail();
	if (a != b && r->ways && d->fn->inst[b].op == WB_OP_CNDMASK)
		return read_choice(r, a, b, lo, depth);
	if (a != b && d->fn->inst[b].op == WB_OP_AND)
		return read_cut_shift(r, a, b);
	if (a != b && d->fn->inst[b].op == WB_OP_ADDC)
		return read_sum(r, a, b, depth);
	if (a != b)
		return read_wide_product(r, lo, hi, depth);
	if (d->g->value[node_of(d, hi)->id].unit != first + 1)
		return fail();
	if (d->fn->inst[a].op == WB_OP_MADW)
		return read_product(r, a, depth);
	if (d->fn->inst[a].op == WB_OP_SHLREV)
		return read_shift(r, a, depth);
	if (d->fn->inst[a].op == WB_OP_ASHRREV || d->fn->inst[a].op == WB_OP_LSHRREV)
		return read_high(r, a);
	return d->fn->inst[a].op == WB_OP_SHLADD ? read_shifted_sum(r, a, depth) : fail();
}

/* ---- accesses ---------------------------------------------------------------------------------------- */
#define N(n) ((uint32_t)1 << (n))
/* How many registers operands of @i that name some of the wave have: bit n is set for n of them. */
static uint32_t
scalar_widths(const struct div *d, const struct wb_inst *i)
{
	const struct wb_opnd *op = wb_opnd(d->fn, i, 0);
	uint32_t widths = 0;

	for (uint32_t o = 0; o < i->nopnd; o++)
		if (op[o].kind == WB_OPND_UNIT && op[o].flags & WB_USE && !(op[o].flags & WB_IMPLICIT) &&
			op[o].nunit < 32 && d->fn->unit[op[o].id].cls == WB_UNIT_SCALAR)
			widths |= N(op[o].nunit);
	return widths;
}

/* Whether @i goes through a descriptor, which may multiply an index by any number of bytes. */
static bool
has_descriptor(const struct div *d, const struct wb_inst *i)
{
	return scalar_widths(d, i) & (N(4) | N(8));
}

/* The address in operand @o of @inst, a pair, along the way of @ways. */
static struct wide
read_address(struct div *d, uint32_t inst, uint32_t o, struct ways *ways)
{
	struct reader r = { .d = d, .ways = ways };

	return read_operands(&r, inst, o, inst, o, 0);
}

/* The offset in LDS that @i adds to its address. */
static uint64_t
lds_offset(const struct div *d, const struct wb_inst *i)
{
	return i->mem.count > 1 ?
		wb_mod(d->fn, i, WB_MOD_OFFSET0) * i->mem.bytes * (wb_mod(d->fn, i, WB_MOD_ST64) ? 64 : 1) :
		wb_mod(d->fn, i, WB_MOD_OFFSET);
}

/* Where access @inst goes, along one of @ways, if its address has the low half @lo; it fails where that is not
 * followed. */
static struct wide
find_address(struct div *d, uint32_t inst, const struct half *lo, struct ways *ways)
{
	const struct wb_inst *i = &d->fn->inst[inst];
	uint32_t nunit = wb_opnd(d->fn, i, i->mem.addr)->nunit;
	struct wide x = fail();

	if (div_may_be_private(d, inst)) {
		x = nunit == 2 ? read_address(d, inst, i->mem.addr, ways) : extended(d, lo, false);
		x.interleaved = true;
	} else if (i->mem.space == WB_SPACE_LDS && nunit == 1) {
		x = (struct wide){ .ok = lo->is.cls <= WB_DIV_AFFINE && !lo->window,
			.low_bits = lo->is.low_bits,
			.low = lo->is.low + (uint32_t)lds_offset(d, i) };
		for (int k = 0; k < 3; k++)
			x.stride[k] = (int32_t)lo->is.stride[k];
	} else if ((i->mem.space == WB_SPACE_GLOBAL || (i->mem.space == WB_SPACE_FLAT && !d->has_scratch)) &&
		i->mem.count == 1) {
		if (has_descriptor(d, i))
			return x;
		if (nunit == 2) {
			x = read_address(d, inst, i->mem.addr, ways);
		} else if (nunit == 1 && scalar_widths(d, i) & N(2)) {
			x = extended(d, lo, false);
			x.low_bits = 0;
		}
		x.low += (uint32_t)wb_mod(d->fn, i, WB_MOD_OFFSET);
	}
	x.low &= mask_of(x.low_bits);
	return x;
}

/* What divides all addresses of @inst, if the machine demands less than 4 and it matters; else 1. */
static uint32_t
known_alignment(struct div *d, uint32_t inst)
{
	const struct wb_machine *m = d->env->machine;
	const struct wb_inst *i = &d->fn->inst[inst];
	uint32_t demanded = wb_machine_align_bytes(m, d->fn, i), natural = i->mem.bytes & (0u - i->mem.bytes);

	return demanded < 4 && demanded < natural && !has_descriptor(d, i) ? div_align(d, inst) : 1;
}

/* Lines of lanes of which nothing is known but that their addresses are multiples of @align. */
static void
judge_apart(const struct div *d, uint32_t inst, uint32_t align, struct wb_div_access *a)
{
	const struct wb_machine *m = d->env->machine;
	const struct wb_inst *i = &d->fn->inst[inst];
	uint64_t lines = wb_machine_aligned_trans(m, d->fn, i, m->wave_lanes, align);

	if (lines < wb_machine_inst_trans(m, d->fn, i, m->wave_lanes))
		a->most_trans = lines;
}

/* Lines of access @inst at @x, or LDS rounds. */
static uint64_t
touched(struct div *d, uint32_t inst, const struct wide *x)
{
	uint32_t lanes = d->env->machine->wave_lanes;

	if (!x->ok)
		return WB_UNKNOWN;
	if (x->interleaved)
		return div_private_lines(d, inst, x);
	if (x->window)
		return div_window_lines(d, inst, x);
	return d->fn->inst[inst].mem.space == WB_SPACE_LDS ? div_most_rounds(d, inst, x, lanes) :
							     div_most_lines(d, inst, x, lanes);
}

/* The same of an address that is another one along each way: what all ways touch. More than @enough are not counted.
 * *@met: how choices are followed, and which are met. */
static uint64_t
touched_by_ways(struct div *d, uint32_t inst, uint32_t align, uint64_t enough, struct ways *met)
{
	const struct wb_inst *i = &d->fn->inst[inst];
	struct ways ways = { .split = met->split, .hull = met->hull };
	uint64_t all = 0;

	for (uint32_t n = 0; n < MOST_WAYS; n++) {
		struct reader r = { .d = d, .ways = &ways };
		struct half lo = half_of(operand(d, inst, i->mem.addr, 0));
		struct wide x;

		if (wb_opnd(d->fn, i, i->mem.addr)->nunit == 1)
			lo = number(&r, lo);
		x = find_address(d, inst, &lo, &ways);
		x.align = align;
		met->nmasked = ways.nmasked;
		met->orders |= ways.orders;
		if (ways.lost || !wb_add_u64(all, touched(d, inst, &x), &all) || all >= enough)
			return WB_UNKNOWN;
		if (!div_next_way(&ways))
			return all;
	}
	return WB_UNKNOWN;
}

static void
judge(struct div *d, uint32_t inst, struct wb_div_access *a)
{
	const struct wb_machine *m = d->env->machine;
	const struct wb_inst *i = &d->fn->inst[inst];
	uint32_t align = known_alignment(d, inst);
	struct half lo = answered(d, half_of(operand(d, inst, i->mem.addr, 0)));
	bool lds = i->mem.space == WB_SPACE_LDS;
	uint64_t *most = lds ? &a->most_rounds : &a->most_trans, worst;
	struct ways ways = { .split = WB_NONE };
	struct wide x;

	a->from = lo.node;
	judge_apart(d, inst, align, a);
	if (!lo.known)
		return;
	x = find_address(d, inst, &lo, NULL);
	x.align = align;
	if (!x.window && !x.interleaved) {
		a->known = x.ok;
		memcpy(a->stride, x.stride, sizeof a->stride);
		a->breaks = (uint8_t)(x.breaks > 255 ? 255 : x.breaks);
		a->align_bits = x.low_bits;
		a->align_low = x.low;
	}
	*most = wb_min_u64(*most, touched(d, inst, &x));
	if (a->known || (x.interleaved && x.ok && !spreads(&x)))
		return;
	worst = lds ? wb_machine_inst_rounds(m, d->fn, i, m->wave_lanes, true) :
		      wb_machine_inst_trans(m, d->fn, i, m->wave_lanes);
	*most = wb_min_u64(*most, touched_by_ways(d, inst, align, wb_min_u64(*most, worst), &ways));
	ways.hull = ways.orders;
	if (ways.hull)
		*most = wb_min_u64(*most, touched_by_ways(d, inst, align, wb_min_u64(*most, worst), &ways));
	ways.hull = false;
	for (ways.split = 0; ways.split < ways.nmasked; ways.split++)
		*most = wb_min_u64(*most, touched_by_ways(d, inst, align, wb_min_u64(*most, worst), &ways));
}

/* Whether anything can be proved of where @i goes. */
static bool
has_address(const struct div *d, const struct wb_inst *i)
{
	const struct wb_machine *m = d->env ? d->env->machine : NULL;

	if (i->flags & WB_I_CROSSLANE)		/* the number of the lane is added */
		return false;
	return i->mem.count && i->mem.count != WB_MEM_UNKNOWN && i->mem.addr < i->nopnd &&
		i->mem.space != WB_SPACE_SCALAR && m && m->kind == WB_MACHINE_GCN && !wb_mod(d->fn, i, WB_MOD_LDS);
}

static const struct wb_launch_range *loaded(void *d, uint32_t inst) { return div_loaded_range(d, inst); }

void
div_accesses(struct div *d)
{
	struct wb_divergence *out = d->out;

	if (d->env && d->env->launch && d->env->launch->range.n)
		wb_nums_know(div_numbers(d), loaded, d);
	out->access = WB_ROOM(d->cx->unit, struct wb_div_access, d->access.n);
	out->access_of = wb_new_ids(d->cx->unit, d->fn->ninst);
	for (out->naccess = 0; out->naccess < d->access.n; out->naccess++) {
		uint32_t inst = d->access.at[out->naccess];
		struct wb_div_access *a = &out->access[out->naccess];

		*a = (struct wb_div_access){ .most_trans = WB_UNKNOWN, .most_rounds = WB_UNKNOWN, .from = WB_NONE };
		if (has_address(d, &d->fn->inst[inst]))
			judge(d, inst, a);
		else if (div_may_be_private(d, inst))	/* with an offset that all lanes have */
			a->most_trans = div_private_lines(d, inst, &(struct wide){ .ok = true });
		out->access_of[inst] = out->naccess;
	}
}
