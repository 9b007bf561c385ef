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
 * Cost: at most MOST_VALUES values, three times for each of at most two reciprocals, and twice for a comparison.
 */
#include <float.h>
#include <math.h>

#include "internal.h"

#define MOST_VALUES 48
#define MOST_CHAIN 24			/* of values, each computed from the next one */

/* Of one number or, where values are given that several lanes have, of many at once: arrays of `count` numbers. */
struct evaluation {
	struct wb_integers *ints;
	const struct wb_given *given;	/* NULL: none */
	uint32_t count, used;
	uint64_t *room;			/* for WB_EVALUATION_ARRAYS of these, of which so many are used */
	uint32_t rcp[2], nrcp;		/* values of reciprocals met so far; how far each is from the nearest float */
	int off[2];
	uint32_t either;		/* a comparison of floats met so far, and its outcome; WB_NONE */
	bool outcome;
	bool crosses;			/* a value is read from the first lane */
	struct { uint32_t v; struct wb_group lanes; const uint64_t *is; } known[MOST_VALUES]; uint32_t n;
};

static const uint64_t *of_value(struct evaluation *e, uint32_t v, struct wb_point w, uint32_t chain);

/* ---- floats -------------------------------------------------------------------------------------- */
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
	return d->type == WB_T_F32 || d->op == WB_OP_FTOU || d->op == WB_OP_FTOI || d->op == WB_OP_FREXPE;
}

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
compute_float(const struct wb_decoded *d, const uint64_t *k, int off, uint64_t *out)
{
	float a = as_float(k[0]), b = d->nsrc > 1 && d->op != WB_OP_LDEXP ? as_float(k[1]) : 0;
	bool whole = d->op == WB_OP_UTOF || d->op == WB_OP_ITOF;
	int exponent;

	if (!whole && ((a != 0 && !isnormal(a)) || (b != 0 && !isnormal(b))))
		return false;
	switch (d->op) {
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
	case WB_OP_MUL: return d->nsrc == 2 && put_float(a * b, out);
	case WB_OP_ADD: return d->nsrc == 2 && put_float(a + b, out);
	case WB_OP_SUB: return d->nsrc == 2 && put_float(a - b, out);
	default: return false;
	}
}

/* ---- values ------------------------------------------------------------------------------------------- */
static uint64_t *
new_numbers(struct evaluation *e)
{
	return e->used == WB_EVALUATION_ARRAYS ? NULL : e->room + (size_t)e->used++ * e->count;
}

static uint64_t *
constant(struct evaluation *e, uint64_t k)
{
	uint64_t *out = new_numbers(e);

	for (uint32_t i = 0; out && i < e->count; i++)
		out[i] = k;
	return out;
}

/* A source of @bits bits, or of fewer. */
static const uint64_t *
of_source(struct evaluation *e, const struct wb_opnd *o, uint32_t bits, struct wb_point w, uint32_t chain)
{
	const uint64_t *low, *high;
	uint64_t *out;

	if (o->kind == WB_OPND_IMM)
		return constant(e, bits == 64 ? o->imm : o->imm & UINT32_MAX);
	if (o->kind != WB_OPND_UNIT || o->nunit > bits / 32 ||
		!(low = of_value(e, wb_value_read(e->ints->g, o, 0), w, chain)))
		return NULL;
	if (o->nunit == 1)
		return low;
	high = of_value(e, wb_value_read(e->ints->g, o, 1), w, chain);
	out = high ? new_numbers(e) : NULL;
	for (uint32_t i = 0; out && i < e->count; i++)
		out[i] = low[i] | high[i] << 32;
	return out;
}

/* Whether the comparison holds that is the condition of a select. One of floats may hold or not; only one is taken. */
static const uint64_t *
of_condition(struct evaluation *e, const struct wb_opnd *o, struct wb_point w, uint32_t chain)
{
	uint32_t cmp = wb_condition(e->ints, o, w);
	const uint64_t *x, *y;
	struct wb_decoded d;
	uint64_t *out;

	if (cmp == WB_NONE) {
		cmp = wb_value_def_inst(e->ints->g, o);
		if (cmp == WB_NONE || e->ints->fn->inst[cmp].op != WB_OP_CMP ||
			e->ints->fn->inst[cmp].type != WB_T_F32 || (e->either != WB_NONE && e->either != cmp))
			return NULL;
		e->either = cmp;
		return constant(e, e->outcome);
	}
	if (!wb_decode(e->ints->fn, cmp, WB_NONE, &d) || d.nsrc != 2 || (d.type != WB_T_I32 && d.type != WB_T_U32) ||
		!(x = of_source(e, d.src[0], 32, w, chain)) || !(y = of_source(e, d.src[1], 32, w, chain)))
		return NULL;
	out = new_numbers(e);
	for (uint32_t i = 0; out && i < e->count; i++)
		out[i] = wb_compare_holds(d.op, d.sign, 32, x[i], y[i]);
	return out;
}

/* What is selected: source @arm[0] where the condition holds, else @arm[1]. What is never taken need not be known. */
static const uint64_t *
of_select(struct evaluation *e, const struct wb_decoded *d, uint32_t condition, const uint32_t arm[2],
	struct wb_point w, uint32_t chain)
{
	const uint64_t *holds = of_condition(e, d->src[condition], w, chain), *from[2] = { NULL, NULL };
	uint64_t *out = holds ? new_numbers(e) : NULL;

	for (uint32_t i = 0; out && i < e->count; i++) {
		uint32_t n = !holds[i];

		from[n] = from[n] ? from[n] : of_source(e, d->src[arm[n]], 32, w, chain);
		if (!from[n])
			return NULL;
		out[i] = from[n][i];
	}
	return out;
}

/* How far reciprocal @v is from the nearest float. */
static bool
offset_of(struct evaluation *e, uint32_t v, int *off)
{
	uint32_t n = 0;

	while (n < e->nrcp && e->rcp[n] != v)
		n++;
	if (n == WB_COUNT(e->rcp))
		return false;
	e->nrcp += n == e->nrcp;
	e->rcp[n] = v;
	*off = e->off[n];
	return true;
}

/* Whether source @k of @d has all bits of the operation, but for the amount of a shift. */
static bool
is_whole(const struct wb_decoded *d, uint32_t k)
{
	bool shift = d->op == WB_OP_SHL || d->op == WB_OP_LSHR || d->op == WB_OP_ASHR;

	return d->src[k]->kind != WB_OPND_UNIT || d->src[k]->nunit == d->bits / 32 || (shift && k == 1);
}

/* What @d computes of @x. */
static const uint64_t *
compute(struct evaluation *e, const struct wb_decoded *d, const uint64_t *const x[], int off)
{
	uint64_t *out = new_numbers(e), k[3] = { 0 };
	bool known = out;

	for (uint32_t i = 0; known && i < e->count; i++) {
		for (uint32_t j = 0; j < d->nsrc; j++)
			k[j] = x[j][i];
		known = is_float(d) ? compute_float(d, k, off, &out[i]) :
				      wb_fold(d->op, d->sign, d->bits, k, d->nsrc, &out[i]);
		out[i] = d->part ? out[i] >> 32 : out[i] & UINT32_MAX;
	}
	return known ? out : NULL;
}

/* What is given of @v; if @base is not NULL, that plus how many lanes it counts. */
static const uint64_t *
of_given(struct evaluation *e, uint32_t v, struct wb_point w, const uint64_t *base)
{
	uint64_t *out = e->given ? new_numbers(e) : NULL;

	if (!out || !e->given->number(e->given->user, v, w, base != NULL, out))
		return NULL;
	for (uint32_t i = 0; base && i < e->count; i++)
		out[i] = (out[i] + base[i]) & UINT32_MAX;
	return out;
}

static const uint64_t *
of_operation(struct evaluation *e, uint32_t v, const struct wb_decoded *d, struct wb_point w, uint32_t chain)
{
	bool real = is_float(d);
	const uint64_t *x[3];
	uint32_t condition, arm[2];
	int off = 0;

	if (d->second || d->ndef != d->bits / 32 || d->nsrc > 3 ||
		!(real ? rounds_to_nearest(e->ints->fn) : wb_type_word(d->type) || wb_type_wide(d->type)))
		return NULL;
	if (d->op == WB_OP_MBCNT)	/* how many lanes are below this one is given */
		return d->nsrc == 2 && (x[0] = of_source(e, d->src[1], 32, w, chain)) ? of_given(e, v, w, x[0]) : NULL;
	if (d->bits == 32 && wb_select_sources(d, &condition, &arm[0], &arm[1]) && d->op != WB_OP_CMOV)
		return of_select(e, d, condition, arm, w, chain);
	if (d->op == WB_OP_READFIRST) {
		e->crosses = true;
		w = wb_point_first(e->ints, d->inst);
	}
	for (uint32_t j = 0; j < d->nsrc; j++)
		if (!is_whole(d, j) || !(x[j] = of_source(e, d->src[j], d->bits, w, chain)))
			return NULL;
	if (d->op == WB_OP_READFIRST)
		return e->count == 1 ? x[0] : NULL;
	return d->op != WB_OP_RCP || offset_of(e, v, &off) ? compute(e, d, x, off) : NULL;
}

/* The number that the instruction of @v computes, for the lanes of @w. */
static const uint64_t *
of_def(struct evaluation *e, uint32_t v, struct wb_point w, uint32_t chain)
{
	uint32_t at, from;
	struct wb_decoded d;

	if (!chain || !wb_value_is_def(e->ints->g, v))
		return NULL;
	at = wb_value_at(e->ints->g, v);
	if (!wb_lanes_written(e->ints, at, &w))
		return NULL;
	from = wb_value_copied(e->ints->g, v);
	if (from != WB_NONE)
		return of_value(e, from, w, chain - 1);
	return wb_value_decode(e->ints, v, false, &d) ||
			wb_decode_float(e->ints->fn, at, wb_value_unit(e->ints->g, v), &d) ?
		of_operation(e, v, &d, w, chain - 1) : NULL;
}

/* The sum @f, which is not just @v. */
static const uint64_t *
of_sum(struct evaluation *e, uint32_t v, const struct wb_affine *f, struct wb_point w, uint32_t chain)
{
	uint64_t *sum = constant(e, f->add);
	const uint64_t *x;

	for (uint32_t j = 0; sum && j < f->n; j++) {
		const struct wb_term t = *wb_affine_term(e->ints, f->term[j]);

		if (t.kind != WB_TERM_VALUE || t.v == v || !chain || !(x = of_value(e, t.v, w, chain - 1)))
			return NULL;
		for (uint32_t i = 0; i < e->count; i++)
			sum[i] = (sum[i] + f->k[j] * x[i]) & UINT32_MAX;
	}
	return sum;
}

static const uint64_t *
of_value(struct evaluation *e, uint32_t v, struct wb_point w, uint32_t chain)
{
	struct wb_affine f;
	const uint64_t *is;

	if (v == WB_NONE)
		return NULL;
	for (uint32_t k = 0; k < e->n; k++)
		if (e->known[k].v == v && memcmp(&e->known[k].lanes, &w.group, sizeof w.group) == 0)
			return e->known[k].is;
	f = wb_affine_value(e->ints, v, w);
	if (!wb_affine_is_value(e->ints, &f, v))
		is = of_sum(e, v, &f, w, chain);
	else if (!(is = of_def(e, v, w, chain)))
		is = of_given(e, v, w, NULL);
	if (!is || e->n == MOST_VALUES)
		return NULL;
	e->known[e->n].v = v;
	e->known[e->n].lanes = w.group;
	e->known[e->n++].is = is;
	return is;
}

/* Begins @e. It is large, so lists are not initialised. */
static void
begin(struct evaluation *e, struct wb_integers *ints, const struct wb_given *given, uint32_t count, uint64_t *room)
{
	e->ints = ints;
	e->given = given;
	e->count = count;
	e->room = room;
	e->n = e->nrcp = e->used = 0;
	e->off[0] = e->off[1] = -1;
	e->either = WB_NONE;
	e->outcome = e->crosses = false;
}

bool
wb_numbers_if(struct wb_integers *ints, uint32_t v, struct wb_point w, const struct wb_given *given, uint32_t count,
	uint64_t *room, uint32_t *out)
{
	struct evaluation e;
	const uint64_t *is;

	begin(&e, ints, given, count, room);
	is = of_value(&e, v, w, MOST_CHAIN);
	if (!is || e.nrcp || e.either != WB_NONE)
		return false;
	for (uint32_t i = 0; i < count; i++)
		out[i] = (uint32_t)is[i];
	return true;
}

bool
wb_number_if(struct wb_integers *ints, uint32_t v, struct wb_point w, const struct wb_given *given, uint32_t *out)
{
	uint64_t room[WB_EVALUATION_ARRAYS];

	return wb_numbers_if(ints, v, w, given, 1, room, out);
}

/* One of all choices; false: it is the last one. */
static bool
next_choice(struct evaluation *e)
{
	e->outcome = !e->outcome;
	if (e->outcome && e->either != WB_NONE)
		return true;
	e->outcome = false;
	for (uint32_t n = 0; n < e->nrcp; n++) {
		if (e->off[n]++ < 1)
			return true;
		e->off[n] = -1;
	}
	return false;
}

bool
wb_evaluate(struct wb_integers *ints, uint32_t v, struct wb_point w, struct wb_range *out)
{
	uint64_t room[WB_EVALUATION_ARRAYS];
	struct evaluation e;
	bool first = true;
	const uint64_t *k;

	begin(&e, ints, NULL, 1, room);
	do {
		e.n = e.used = 0;
		if (!(k = of_def(&e, v, w, MOST_CHAIN)) || (e.either != WB_NONE && e.crosses))
			return false;	/* the first lane may have another outcome of the comparison of floats */
		*out = first ? wb_range_number(32, *k) : wb_range_hull(*out, wb_range_number(32, *k));
		first = false;
	} while (next_choice(&e));
	return true;
}
