/* passes/integer/quotient.c -- quotients and remainders by a known divisor.
 *
 *	q = mulhi x, z;  r = x - y * q		z: about 2^32 / y
 *	q' = r >= y ? q + 1 : q;  r' = r >= y ? r - y : r		once or twice
 *
 * is the code of compilers for unsigned x / y and x % y, scalar or vector. A remainder may also be x - y * q'. In the
 * code of a signed division it is, and q' is then the quotient of max(x, -x), which is x if x is not negative.
 *
 *	x = 2^32 - 1, y = 3, z = 1431655765		q = z - 1, r = 3; one step: q' = z, r' = 0
 *
 * Right:  (numbers are integers; Q is x / y rounded down; n is the number of steps)
 *         Let y z <= 2^32 and 2^32 - y z <= n y.
 *  1. q <= Q and r >= 0, because q <= x z / 2^32 <= x / y.
 *  2. q >= Q - n, because x < 2^32, so x z / 2^32 > x / y - n.
 *  3. A step with r >= y adds 1 to q and subtracts y from r, so r = x - y q stays true. If r < y, q is Q, and steps
 *     change nothing. So after n steps q = Q and r = x % y.
 *  4. Nothing wraps: 0 <= r <= x.
 *  5. z is known only as a range (division.c), because reciprocals are inexact. If both ends satisfy the conditions,
 *     all numbers between do.
 *
 *	p = mul x, z;  q = p >> s		x * z / 2^s, rounded down; of mulhi, s includes 32
 *	p = mul x, z;  ... p.word_1		the same with s = 16, read as a part
 *
 * is the code for x / y by a constant: x * 6554 >> 16 is x / 10 for x up to 16383.
 *
 * Right:  let y = 2^s / z rounded up, and e = y z - 2^s, so 0 <= e.
 *  1. x z / 2^s = x / y + x e / (y 2^s).
 *  2. If x e < 2^s for the greatest x, less than 1 / y is added to x / y. The sum does not reach the next integer.
 *  3. The product must not wrap.
 *
 * A remainder of 16 bits is x - y q modulo 2^16, so only low halves of x and q matter: it is below y <= 2^16.
 * Cost:   some queries of affine expressions.
 */
#include "internal.h"

#define MOST_CORRECTIONS 2u

/* r = x - y * q, and q the upper half of a product of x. */
struct chain {
	uint32_t inst, x;		/* the product, and the index of source x */
	uint32_t term;			/* q */
	uint64_t y, low, high;		/* and the range of the other factor */
};

/* A number that is `before` plus `by` where r >= y, else `before`. */
struct step {
	struct wb_affine before, r;
	uint64_t by, y;			/* by: modulo 2^32 */
};

/* Whether @cmp holds exactly where *r >= *y, unsigned, with a known *y; or, not @holds, where it does not. */
static bool
tests_remainder(struct wb_integers *ints, uint32_t cmp, bool holds, struct wb_point w, struct wb_affine *r, uint64_t *y)
{
	struct wb_affine a, b;
	struct wb_decoded d;
	enum wb_op op;

	if (!wb_decode(ints->fn, cmp, WB_NONE, &d) || d.nsrc != 2 || d.type != WB_T_U32)
		return false;
	a = wb_affine_source(ints, d.src[0], 32, w);
	b = wb_affine_source(ints, d.src[1], 32, w);
	op = holds ? d.op : wb_compare_opposite(d.op);
	if (wb_affine_constant(&a)) {
		wb_affine_swap(&a, &b);
		op = wb_compare_mirror(op);
	}
	*r = a;
	*y = b.add + (op == WB_OP_GT);
	return wb_affine_constant(&b) && (op == WB_OP_GE || op == WB_OP_GT) && *y && *y <= UINT32_MAX;
}

/* @r is x - y * q. */
static bool
first_remainder(struct wb_integers *ints, const struct wb_affine *r, struct wb_point w, struct chain *out)
{
	for (uint32_t j = 0; j < r->n; j++) {
		const struct wb_term *t = wb_affine_term(ints, r->term[j]);
		struct wb_affine x = *r, f;
		struct wb_decoded d;

		if (r->bits != 32 || !wb_term_operation(ints, t, w, &d) || d.op != WB_OP_MULHI || d.sign ||
			d.nsrc != 2 || d.bits != 32 || !wb_affine_substitute(r, r->term[j], NULL, &x))
			continue;
		for (uint32_t k = 0; k < 2; k++) {
			struct wb_range z;

			f = wb_affine_source(ints, d.src[k], 32, w);
			if (d.sel[k] != WB_SEL_ALL || !wb_affine_same(&f, &x))
				continue;
			f = wb_affine_source(ints, d.src[!k], 32, w);
			z = wb_range_number(32, f.add);
			if (!wb_affine_constant(&f) && (d.src[!k]->kind != WB_OPND_UNIT || d.src[!k]->nunit != 1 ||
				!wb_evaluate(ints, wb_value_read(ints->g, d.src[!k], 0), w, &z)))
				continue;
			*out = (struct chain){ .inst = d.inst, .term = r->term[j], .y = (uint32_t)(0 - r->k[j]),
				.low = z.low, .high = z.high };
			out->x = (uint32_t)(d.src[k] - ints->fn->opnd) - ints->fn->inst[d.inst].opnd;
			return true;
		}
	}
	return false;
}

/* Whether a step makes @f. */
static bool
is_step(struct wb_integers *ints, const struct wb_affine *f, struct wb_point w, struct step *s)
{
	uint32_t condition, yes, no, cmp;
	struct wb_affine taken, by;
	struct wb_decoded d;
	bool holds;

	if (f->bits != 32 || !wb_term_operation(ints, wb_affine_only_term(ints, f), w, &d) || d.bits != 32 ||
		d.ndef != 1 || !wb_select_sources(&d, &condition, &yes, &no) || d.op == WB_OP_CMOV ||
		d.sel[yes] != WB_SEL_ALL || d.sel[no] != WB_SEL_ALL)
		return false;
	cmp = wb_condition(ints, d.src[condition], w);
	if (cmp == WB_NONE)
		return false;
	holds = tests_remainder(ints, cmp, true, w, &s->r, &s->y);
	if (!holds && !tests_remainder(ints, cmp, false, w, &s->r, &s->y))
		return false;
	taken = wb_affine_source(ints, d.src[holds ? yes : no], 32, w);
	s->before = wb_affine_source(ints, d.src[holds ? no : yes], 32, w);
	if (!wb_affine_difference(&taken, &s->before, &by))
		return false;
	s->by = by.add;
	return wb_affine_constant(&by);
}

/* @r is the remainder after *steps steps. */
static bool
remainder_after(struct wb_integers *ints, struct wb_affine r, struct wb_point w, struct chain *out, uint32_t *steps)
{
	struct step s = { .y = 0 };
	uint64_t y = 0;

	for (*steps = 0; *steps <= MOST_CORRECTIONS; ++*steps, r = s.before, y = s.y) {
		if (first_remainder(ints, &r, w, out))
			return !*steps || out->y == y;
		if (!is_step(ints, &r, w, &s) || (*steps && s.y != y) || s.by != (uint32_t)(0 - s.y) ||
			!wb_affine_same(&s.before, &s.r))
			return false;
	}
	return false;
}

static bool
close_enough(const struct chain *c, uint32_t steps)
{
	const uint64_t all = (uint64_t)1 << 32;

	return c->high <= UINT32_MAX && c->high * c->y <= all && all - c->low * c->y <= steps * c->y;
}

/* @f is a quotient after @steps steps of the chain *out. */
static bool
quotient(struct wb_integers *ints, struct wb_affine f, struct wb_point w, struct chain *out, uint32_t *steps)
{
	uint32_t left = 0;

	for (*steps = 0; *steps <= MOST_CORRECTIONS; ++*steps, left--) {
		struct chain at;
		struct step s;
		uint32_t n;

		if (*steps && f.bits == 32 && wb_affine_is_term(&f, out->term))
			return left == 0;
		if (!is_step(ints, &f, w, &s) || s.by != 1 || !remainder_after(ints, s.r, w, &at, &n) || at.y != s.y)
			return false;
		if (!*steps) {
			*out = at;
			left = n + 1;
		}
		/* the remainder of this quotient: one step less at each */
		if (at.term != out->term || at.y != out->y || n + 1 != left)
			return false;
		f = s.before;
	}
	return false;
}

/* Whether @f is the absolute value of @x: x itself, or max(x, -x) where x is not negative, as in the code of a signed
 * division. (0 is its own opposite, so one source that is x and -x is not enough.) */
static bool
is_magnitude(struct wb_integers *ints, const struct wb_affine *f, const struct wb_affine *x, struct wb_point w)
{
	struct wb_affine minus = wb_affine_scaled(*x, UINT32_MAX), a, b;
	struct wb_decoded d;

	if (wb_affine_same(f, x))
		return true;
	if (!wb_term_operation(ints, wb_affine_only_term(ints, f), w, &d) || d.op != WB_OP_MAX || d.type != WB_T_I32 ||
		d.nsrc != 2 || d.sel[0] != WB_SEL_ALL || d.sel[1] != WB_SEL_ALL)
		return false;
	a = wb_affine_source(ints, d.src[0], 32, w);
	b = wb_affine_source(ints, d.src[1], 32, w);
	return ((wb_affine_same(&a, x) && wb_affine_same(&b, &minus)) ||
			(wb_affine_same(&b, x) && wb_affine_same(&a, &minus))) && wb_affine_range(ints, x, w).slow >= 0;
}

/* ---- by a constant ---------------------------------------------------------------------------------------- */
/* Whether @v, shifted right by @shift, is a quotient: it is a product with a constant. A part of @bits is read. */
static bool
shifted_product(struct wb_integers *ints, uint32_t v, uint32_t shift, uint32_t bits, struct wb_point w,
	struct wb_quotient *out)
{
	struct wb_decoded d;

	if (v == WB_NONE || !wb_value_operation(ints, v, w, &d) || d.nsrc != 2 || d.ndef != 1 || d.bits != 32 ||
		d.part || (d.op != WB_OP_MUL && d.op != WB_OP_MUL24 && d.op != WB_OP_MULHI) ||
		(d.sign && d.op != WB_OP_MUL))
		return false;
	for (uint32_t k = 0; k < 2; k++) {
		struct wb_affine z = wb_affine_source(ints, d.src[!k], 32, w),
				 x = wb_affine_source(ints, d.src[k], 32, w);
		uint32_t high = d.op == WB_OP_MULHI ? 32 : 0, s = shift + high;
		wb_i128 all = (wb_i128)1 << s, y, most;

		if (!wb_affine_constant(&z) || !z.add)
			continue;
		most = wb_affine_range(ints, &x, w).high;
		y = (all + z.add - 1) / z.add;
		/* the product does not wrap, and is below the end of the part that is read */
		if (most * z.add >> (shift + bits < 32 ? s + bits : 32 + high) ||
			(d.op == WB_OP_MUL24 && (most | z.add) >> 24) || y < 2 || y > UINT32_MAX ||
			most * (y * z.add - all) >= all)
			continue;
		*out = (struct wb_quotient){ .inst = d.inst, .y = (uint64_t)y };
		out->x = (uint32_t)(d.src[k] - ints->fn->opnd) - ints->fn->inst[d.inst].opnd;
		return true;
	}
	return false;
}

/* Whether @d, an operation on 32 bits, is a quotient by a constant. */
static bool
by_constant(
	struct wb_integers *ints, uint32_t v, const struct wb_decoded *d, struct wb_point w, struct wb_quotient *out)
{
	uint64_t by;

	if (d->op == WB_OP_MULHI)
		return shifted_product(ints, v, 0, 32, w, out);
	return wb_source_number(ints, d->src[1], 32, w, &by) && by < 32 && d->src[0]->kind == WB_OPND_UNIT &&
		d->src[0]->nunit == 1 &&
		shifted_product(ints, wb_value_read(ints->g, d->src[0], 0), (uint32_t)by, 32, w, out);
}

bool
wb_quotient_read(
	struct wb_integers *ints, const struct wb_opnd *o, uint8_t sel, struct wb_point w, struct wb_quotient *out)
{
	uint32_t v = o->kind == WB_OPND_UNIT && o->nunit == 1 ? wb_value_read(ints->g, o, 0) : WB_NONE;
	uint32_t bits = sel < WB_SEL_WORD ? 8 : 16, shift = sel < WB_SEL_WORD ? 8u * sel : 16u * (sel - WB_SEL_WORD);

	if (sel == WB_SEL_ALL)
		return wb_quotient(ints, v, w, out);
	return sel < WB_SEL_ALL && shifted_product(ints, v, shift, bits, w, out);
}

/* Whether @v is x - y * q in 16 bits, where q is a quotient of x by y. */
static bool
half_difference(struct wb_integers *ints, uint32_t v, struct wb_point w, struct wb_quotient *out)
{
	struct wb_affine x, of, y;
	struct wb_decoded d, p;
	uint32_t product;

	if (!wb_value_is_def(ints->g, v) || !wb_lanes_written(ints, wb_value_at(ints->g, v), &w) ||
		!wb_decode_half(ints->fn, wb_value_at(ints->g, v), wb_value_unit(ints->g, v), &d) || !d.extended ||
		d.op != WB_OP_SUB || (d.sel[0] != WB_SEL_ALL && d.sel[0] != WB_SEL_WORD) ||
		(d.sel[1] != WB_SEL_ALL && d.sel[1] != WB_SEL_WORD) || d.src[1]->kind != WB_OPND_UNIT)
		return false;
	product = wb_value_read(ints->g, d.src[1], 0);
	if (!wb_value_is_def(ints->g, product) || !wb_lanes_written(ints, wb_value_at(ints->g, product), &w) ||
		!wb_decode_half(ints->fn, wb_value_at(ints->g, product), wb_value_unit(ints->g, product), &p) ||
		!p.extended || p.op != WB_OP_MUL)
		return false;
	x = wb_affine_source(ints, d.src[0], 32, w);
	for (uint32_t k = 0; k < 2; k++) {
		y = wb_affine_source(ints, p.src[!k], 32, w);
		if (p.sel[!k] != WB_SEL_ALL && p.sel[!k] != WB_SEL_WORD)
			continue;
		if (!wb_affine_constant(&y) || !wb_quotient_read(ints, p.src[k], p.sel[k], w, out) || out->remainder ||
			out->y > (uint64_t)UINT16_MAX + 1 || (uint16_t)out->y != (uint16_t)y.add)
			continue;
		of = wb_affine_source(ints, wb_opnd(ints->fn, &ints->fn->inst[out->inst], out->x), 32, w);
		out->remainder = true;
		if (wb_affine_same(&of, &x))
			return true;
	}
	return false;
}

bool
wb_remainder(struct wb_integers *ints, const struct wb_affine *f, struct wb_point w, struct wb_quotient *out)
{
	struct wb_affine x, of;

	for (uint32_t j = 0; j < f->n && f->n > 1 && f->bits == 32; j++) {
		const struct wb_term *t = wb_affine_term(ints, f->term[j]);

		if (!(f->k[j] & (uint64_t)1 << 31) || t->kind != WB_TERM_VALUE || !wb_quotient(ints, t->v, w, out) ||
			out->remainder || (uint32_t)f->k[j] != (uint32_t)(0 - out->y) ||
			!wb_affine_substitute(f, f->term[j], NULL, &x))
			continue;
		of = wb_affine_source(ints, wb_opnd(ints->fn, &ints->fn->inst[out->inst], out->x), 32, w);
		out->remainder = true;
		if (is_magnitude(ints, &of, &x, w))
			return true;
	}
	return false;
}

bool
wb_quotient(struct wb_integers *ints, uint32_t v, struct wb_point w, struct wb_quotient *out)
{
	struct wb_decoded d;
	struct wb_affine f;
	struct chain at;
	uint32_t steps;
	bool remainder;

	if (wb_integers_exhausted(ints) || v == WB_NONE || ints->depth + 8 > MOST_DEPTH)
		return false;
	if (!wb_value_operation(ints, v, w, &d))
		return half_difference(ints, v, w, out);
	f = wb_affine_value(ints, v, w);
	if (d.op == WB_OP_SUB)
		return wb_remainder(ints, &f, w, out);
	if (d.op == WB_OP_MULHI || d.op == WB_OP_LSHR)
		return d.bits == 32 && d.ndef == 1 && d.nsrc == 2 && by_constant(ints, v, &d, w, out);
	if (d.op != WB_OP_SELECT && d.op != WB_OP_CNDMASK)
		return false;
	f = wb_affine_single(32, wb_affine_term_of(ints, (struct wb_term){ .kind = WB_TERM_VALUE, .v = v }));
	remainder = !quotient(ints, f, w, &at, &steps) || !close_enough(&at, steps);
	if (remainder && (!remainder_after(ints, f, w, &at, &steps) || !close_enough(&at, steps)))
		return false;
	*out = (struct wb_quotient){ at.inst, at.x, at.y, remainder };
	return true;
}
