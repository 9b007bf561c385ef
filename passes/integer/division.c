/* passes/integer/division.c -- numbers that are computed from constants, through floats.
 *
 *	f = utof y;  e = rcp f;  z = ftou (e * 0x4f7ffffe)		an estimate of 2^32 / y
 *	z = z + mulhi(z, -y * z);  q = mulhi(x, z);  r = x - q * y
 *	q, r = r >= y ? q + 1, r - y : q, r				twice: x / y and x % y
 *
 * is the code of compilers for integer division, with scalars and vectors mixed, and
 *
 *	ldexp (frexpm x * rcp (frexpm y), frexpe x - frexpe y)
 *
 * that for x / y of floats, which programs convert to integers. On some targets it is
 *
 *	s = |y| > 2^96 ? 2^-32 : 1;  s * (x * rcp (y * s))
 *
 * The outcome of a comparison of floats is not computed. The select is evaluated for both outcomes. In each lane one of
 * them is the real one, for all that the lane computes, if it reads no other lane.
 *
 * Only the reciprocal is inexact, by at most one unit in the last place; the last steps of an integer division correct
 * that. Mantissa and exponent are exact, and so is scaling by a power of 2 if the result is a normal number. So a
 * select, or an integer converted from a float, that is computed from constants is evaluated for every reciprocal that
 * the instruction may return. If all results are equal, it is this number; else it is between the minimum and the
 * maximum.
 *
 * Rounding is to nearest if nothing writes MODE. Results that are not normal, which hardware may flush, are unknown.
 * Cost: at most MOST_NODES values, three times for each of at most two reciprocals, and twice for a comparison.
 */
#include <float.h>
#include <math.h>

#include "internal.h"

#define MOST_NODES 48
#define MOST_CHAIN 24			/* of values, each computed from the next one */

enum kind { NUMBER, OPERATION, TEST, EITHER };
struct node {
	uint8_t kind;
	bool wave;			/* TEST: made by a comparison of scalars */
	uint32_t v;			/* the value of the node; TEST, EITHER: the comparison, an instruction */
	struct wb_decoded d;
	uint32_t src[3];		/* nodes with smaller numbers */
	uint64_t number;
};
struct graph {
	struct wb_integers *ints;
	struct node node[MOST_NODES];
	uint32_t n;
	uint32_t rcp[2], nrcp;
	uint32_t either;		/* the node of a comparison with any outcome; WB_NONE */
};

/* ---- the expression graph ----------------------------------------------------------------------- */
static bool
rounds_to_nearest(const struct wb_fn *fn)
{
	if (!fn->desc || fn->desc->float_mode & 3 || fn->ncall)
		return false;
	for (uint32_t k = 0; k < fn->nact; k++)
		if (wb_sets_mode(fn, &fn->inst[fn->act[k]]))
			return false;
	return true;
}

static bool
is_float(const struct wb_decoded *d)
{
	switch (d->op) {
	case WB_OP_UTOF: case WB_OP_ITOF: case WB_OP_FTOU: case WB_OP_FTOI: return true;
	case WB_OP_CEIL: case WB_OP_FLOOR: case WB_OP_TRUNC: case WB_OP_RCP: return true;
	case WB_OP_FREXPM: case WB_OP_FREXPE: case WB_OP_LDEXP: return true;
	case WB_OP_MUL: case WB_OP_ADD: case WB_OP_SUB: return d->type == WB_T_F32;
	default: return false;
	}
}

static uint32_t build(struct graph *g, uint32_t v, struct wb_point w, uint32_t chain, bool root);

static uint32_t
add(struct graph *g, struct node x)
{
	if (g->n == MOST_NODES)
		return WB_NONE;
	g->node[g->n] = x;
	return g->n++;
}

static uint32_t
add_number(struct graph *g, uint64_t k)
{
	return add(g, (struct node){ .kind = NUMBER, .v = WB_NONE, .number = k & UINT32_MAX });
}

static uint32_t
source(struct graph *g, const struct wb_opnd *o, struct wb_point w, uint32_t chain)
{
	if (o->kind == WB_OPND_IMM)
		return add_number(g, o->imm);
	return o->kind == WB_OPND_UNIT && o->nunit == 1 ? build(g, wb_value_read(g->ints->g, o, 0), w, chain, false) :
							  WB_NONE;
}

/* The comparison of floats that is operand @o: it may have either outcome. There is at most one in a graph. */
static uint32_t
any_outcome(struct graph *g, const struct wb_opnd *o)
{
	uint32_t cmp = wb_value_def_inst(g->ints->g, o);

	if (cmp == WB_NONE || g->ints->fn->inst[cmp].op != WB_OP_CMP || g->ints->fn->inst[cmp].type != WB_T_F32)
		return WB_NONE;
	if (g->either == WB_NONE)
		g->either = add(g, (struct node){ .kind = EITHER, .v = cmp });
	return g->either != WB_NONE && g->node[g->either].v == cmp ? g->either : WB_NONE;
}

/* The comparison that is the condition of a select. */
static uint32_t
condition(struct graph *g, const struct wb_opnd *o, struct wb_point w, uint32_t chain)
{
	uint32_t cmp = wb_condition(g->ints, o, w);
	struct node x = { .kind = TEST };

	if (cmp == WB_NONE)
		return any_outcome(g, o);
	if (!wb_decode(g->ints->fn, cmp, WB_NONE, &x.d))
		return WB_NONE;
	if (x.d.nsrc != 2 || (x.d.type != WB_T_I32 && x.d.type != WB_T_U32))
		return WB_NONE;
	x.v = cmp;
	for (uint32_t k = 0; k < g->n; k++)
		if (g->node[k].kind == TEST && g->node[k].v == cmp)
			return k;
	for (uint32_t k = 0; k < 2; k++)
		if ((x.src[k] = source(g, x.d.src[k], w, chain)) == WB_NONE)
			return WB_NONE;
	return add(g, x);
}

static bool
sources(struct graph *g, struct node *x, struct wb_point w, uint32_t chain)
{
	uint32_t on, yes, no;
	bool choice = wb_select_sources(&x->d, &on, &yes, &no) && x->d.op != WB_OP_CMOV;

	if (x->d.nsrc > 3 || !(is_float(&x->d) ? rounds_to_nearest(g->ints->fn) : wb_type_word(x->d.type)))
		return false;
	for (uint32_t k = 0; k < x->d.nsrc; k++) {
		bool decides = choice && k == on;

		x->src[k] = decides ? condition(g, x->d.src[k], w, chain) : source(g, x->d.src[k], w, chain);
		if (x->src[k] == WB_NONE)
			return false;
	}
	return true;
}

/* The node of @v for the lanes of @w; WB_NONE: it is not made of constants. @root: the query is about it, and it has no
 * affine expression. */
static uint32_t
build(struct graph *g, uint32_t v, struct wb_point w, uint32_t chain, bool root)
{
	struct node x = { .kind = OPERATION, .v = v };
	uint32_t id, at, unit, from;
	struct wb_affine f;

	for (uint32_t k = 0; k < g->n; k++)
		if (g->node[k].kind == OPERATION && g->node[k].v == v)
			return k;
	if (!chain || !wb_value_is_def(g->ints->g, v))
		return WB_NONE;
	at = wb_value_at(g->ints->g, v);
	unit = wb_value_unit(g->ints->g, v);
	if (!root) {
		f = wb_affine_value(g->ints, v, w);
		if (wb_affine_constant(&f))
			return add_number(g, f.add);
	}
	if (!wb_lanes_written(g->ints, at, &w))
		return WB_NONE;
	from = wb_value_before_spill(g->ints->g, v);
	if (from != WB_NONE)
		return build(g, from, w, chain - 1, false);
	if (!wb_value_decode(g->ints, v, false, &x.d) && !wb_decode_float(g->ints->fn, at, unit, &x.d))
		return WB_NONE;
	if (x.d.second || x.d.ndef != 1 || x.d.bits != 32)
		return WB_NONE;
	if (x.d.op == WB_OP_READFIRST)
		w = wb_point_first(g->ints, at);
	if (!sources(g, &x, w, chain - 1) || (x.d.op == WB_OP_RCP && g->nrcp == WB_COUNT(g->rcp)))
		return WB_NONE;
	id = add(g, x);
	if (id != WB_NONE && x.d.op == WB_OP_RCP)
		g->rcp[g->nrcp++] = id;
	return id;
}

/* ---- evaluation -------------------------------------------------------------------------------- */
static float
as_float(uint64_t k)
{
	uint32_t bits = (uint32_t)k;
	float f;

	memcpy(&f, &bits, sizeof f);
	return f;
}

static bool
put_float(float f, uint64_t *out)
{
	uint32_t bits;

	memcpy(&bits, &f, sizeof bits);
	*out = bits;
	return f == 0 || isnormal(f);
}

static bool
to_number(float f, bool sign, uint64_t *out)
{
	double d = trunc((double)f), low = sign ? (double)INT32_MIN : 0,
	       high = sign ? (double)INT32_MAX : (double)UINT32_MAX;

	d = d < low ? low : d > high ? high : d;
	*out = (uint64_t)(int64_t)d & UINT32_MAX;
	return true;
}

/* 1 / @f, or the float below or above (@off -1, 1); the nearest one if that is off by more than one unit in the last
 * place. */
static bool
reciprocal(float f, int off, uint64_t *out)
{
	float near = 1.0f / f, r = off ? nextafterf(near, off > 0 ? FLT_MAX : -FLT_MAX) : near;
	double unit = fabs((double)nextafterf(near, 2 * near) - (double)near);

	if (!isnormal(f) || !isnormal(near) || !isnormal(r) || isinf(2 * near))
		return false;
	if (fabs((double)r * (double)f - 1) > unit * fabs((double)f))	/* both products are exact: 48 bits */
		r = near;
	return put_float(r, out);
}

/* @f * 2^@by. Larger @by have no further effect. */
static float scaled(float f, int32_t by) { return ldexpf(f, by < -999 ? -999 : by > 999 ? 999 : by); }

static bool
compute_float(const struct node *x, const uint64_t *k, int off, uint64_t *out)
{
	float a = as_float(k[0]), b = x->d.nsrc > 1 && x->d.op != WB_OP_LDEXP ? as_float(k[1]) : 0;
	bool whole = x->d.op == WB_OP_UTOF || x->d.op == WB_OP_ITOF;
	int exponent;

	if (!whole && ((a != 0 && !isnormal(a)) || (b != 0 && !isnormal(b))))
		return false;
	switch (x->d.op) {
	case WB_OP_UTOF: return put_float((float)(uint32_t)k[0], out);
	case WB_OP_ITOF: return put_float((float)(int32_t)(uint32_t)k[0], out);
	case WB_OP_FTOU: return to_number(a, false, out);
	case WB_OP_FTOI: return to_number(a, true, out);
	case WB_OP_CEIL: return put_float(ceilf(a), out);
	case WB_OP_FLOOR: return put_float(floorf(a), out);
	case WB_OP_TRUNC: return put_float(truncf(a), out);
	case WB_OP_RCP: return reciprocal(a, off, out);
	case WB_OP_FREXPM: return put_float(frexpf(a, &exponent), out);
	case WB_OP_FREXPE:
		frexpf(a, &exponent);
		*out = (uint32_t)exponent;
		return true;
	case WB_OP_LDEXP: return put_float(scaled(a, (int32_t)(uint32_t)k[1]), out);
	case WB_OP_MUL: return x->d.nsrc == 2 && put_float(a * b, out);
	case WB_OP_ADD: return x->d.nsrc == 2 && put_float(a + b, out);
	case WB_OP_SUB: return x->d.nsrc == 2 && put_float(a - b, out);
	default: return false;
	}
}

static bool
compute(const struct graph *g, const uint64_t *number, const struct node *x, int off, uint64_t *out)
{
	uint64_t k[3] = { 0, 0, 0 };
	uint32_t on, yes, no;

	for (uint32_t j = 0; j < x->d.nsrc; j++)
		k[j] = number[x->src[j]];
	if (x->kind == TEST) {
		*out = wb_compare_holds(x->d.op, x->d.sign, 32, k[0], k[1]);
		return true;
	}
	if (is_float(&x->d))
		return compute_float(x, k, off, out);
	if (wb_select_sources(&x->d, &on, &yes, &no)) {
		*out = k[on] ? k[yes] : k[no];
		return g->node[x->src[on]].kind == TEST || g->node[x->src[on]].kind == EITHER;
	}
	if (x->d.op == WB_OP_READFIRST) {
		*out = k[0];
		return true;
	}
	return wb_fold(x->d.op, x->d.sign, 32, k, x->d.nsrc, out);
}

/* Whether some value is read from the first lane, in which the comparison of floats may have another outcome. */
static bool
reads_another_lane(const struct graph *g)
{
	for (uint32_t n = 0; n < g->n; n++)
		if (g->node[n].kind == OPERATION && g->node[n].d.op == WB_OP_READFIRST)
			return true;
	return false;
}

/* The value of the last node. @off: of each reciprocal, from the nearest float. @outcome: of the comparison of floats.
 */
static bool
run(const struct graph *g, const int off[2], bool outcome, uint64_t *out)
{
	uint64_t number[MOST_NODES];

	for (uint32_t n = 0; n < g->n; n++) {
		const struct node *x = &g->node[n];

		number[n] = x->kind == EITHER ? outcome : x->number;
		if (x->kind != NUMBER && x->kind != EITHER &&
			!compute(g, number, x, n == g->rcp[0] ? off[0] : off[1], &number[n]))
			return false;
	}
	*out = number[g->n - 1];
	return true;
}

bool
wb_evaluate(struct wb_integers *ints, uint32_t v, struct wb_point w, struct wb_range *out)
{
	struct graph g;			/* only partly initialised: it is large */
	bool first = true;
	uint64_t k;

	g.ints = ints;
	g.n = g.nrcp = 0;
	g.rcp[0] = g.rcp[1] = g.either = WB_NONE;
	if (build(&g, v, w, MOST_CHAIN, true) != g.n - 1 || !g.n || (g.either != WB_NONE && reads_another_lane(&g)))
		return false;
	for (int a = g.nrcp > 0 ? -1 : 0; a <= (g.nrcp > 0); a++)
		for (int b = g.nrcp > 1 ? -1 : 0; b <= (g.nrcp > 1); b++)
			for (int c = 0; c <= (g.either != WB_NONE); c++) {
				if (!run(&g, (const int[2]){ a, b }, c, &k))
					return false;
				*out = wb_range_hull(first ? wb_range_number(32, k) : *out, wb_range_number(32, k));
				first = false;
			}
	return true;
}
