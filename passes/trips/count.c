/* passes/trips/count.c -- iterations until a counter leaves a loop.
 *
 * A test stays while a op b. Both operands are affine expressions (passes/integer/affine.c) of values outside of the
 * loop and of values at its header. Those change by a step per iteration (passes/integer/induction.c), the same on all
 * back edges. So the k-th test sees
 *
 *	a_k = a_0 + k * step   against   b		modulo 2^bits, exactly.
 *
 * In a counter of few bits (narrow.c) they are those of the type, and it is compared as an integer.
 *
 * Constants: a comparison holds in a cyclic interval of a.
 * passes/integer/progression.c finds the first a_k outside, including wraps, or that there is none.
 *
 * Ranges: with D = b - a_0, where common terms cancel (pointer against end pointer),
 *	a < b,  step > 0:	ceil(D / step) tests hold at most, if b - 1 + step cannot wrap
 *	a > b,  step < 0:	likewise
 *				difference.c bounds D if b or a_0 is a minimum or a maximum
 *	a < b unsigned, step < 0: a / -step + 1, then a wraps and is above b, if it cannot land below
 *	a != b:			D / step, if step divides D and D has its sign
 *	a == b:			once, if the step cannot be 0
 *	few bits, odd step:	all numbers in 2^bits iterations: at most 2^bits - 1 tests hold if one number leaves
 * A step that does not change in the loop may have bounds: by the smaller one the counter reaches an ordered limit, and
 * by the greater one it must not wrap past it. The result is the maximum over all starts, all limits and all lanes. If
 * the counter could wrap past the limit, this is reported, and nothing is claimed.
 */
#include "trips.h"

/* ---- steps --------------------------------------------------------------------------------------------- */
bool
wb_trips_step(struct trips *t, uint32_t loop, const struct wb_point *at, const struct wb_affine *f,
	struct wb_affine *step, uint32_t *why_term)
{
	*step = wb_affine_number(f->bits, 0);
	for (uint32_t j = 0; j < f->n; j++) {
		struct wb_affine one = wb_affine_single(f->bits, f->term[j]), d;

		*why_term = f->term[j];
		if (wb_affine_invariant(t->ints, &one, loop))
			continue;
		if (wb_term_header(t->ints, f->term[j]) != loop ||
			!wb_counter_find(t->ints, loop, f->term[j], at, 64, &d))
			return false;
		/* a 32-bit counter in a 64-bit sum is right only if it does not wrap, which is not known yet */
		if (d.bits != f->bits)
			return false;
		d = wb_affine_scaled(d, f->k[j]);
		if (!wb_affine_sum(step, &d, step))
			return false;
	}
	return true;
}

/* @f on entry by edge @e. */
static bool
start_value(struct trips *t, const struct test *s, const struct wb_affine *f, uint32_t e, struct wb_affine *out)
{
	*out = *f;
	for (uint32_t j = 0; j < f->n; j++) {
		struct wb_affine start;

		if (wb_term_header(t->ints, f->term[j]) != s->loop)
			continue;
		start = wb_counter_start(t->ints, f->term[j], e);
		if (start.bits != f->bits || !wb_affine_substitute(out, f->term[j], &start, out))
			return false;
	}
	return true;
}

static const char *
name_of(struct trips *t, const struct test *s, const struct wb_affine *f)
{
	for (uint32_t j = 0; j < f->n; j++)
		if (wb_term_header(t->ints, f->term[j]) == s->loop)
			return wb_trips_unit_name(t, wb_affine_term(t->ints, f->term[j])->v);
	return "the condition";
}

static struct verdict
no_counter(struct trips *t, const struct test *s, uint32_t term)
{
	const struct wb_term *at = wb_affine_term(t->ints, term);

	if (wb_term_header(t->ints, term) == s->loop)
		return REFUSE(t, NOT_COUNTER, 
			"%s does not change by the same number in every iteration of the loop at %s",
			wb_trips_unit_name(t, at->v), wb_trips_block_loc(t, t->ls->loop[s->loop].header));
	return wb_trips_blame(t, NOT_COUNTER, s->inst, term);
}

bool
wb_trips_definition(struct trips *t, const struct wb_affine *f, struct wb_point w, struct wb_decoded *d)
{
	const struct wb_term *at = wb_affine_only_term(t->ints, f);

	return at && at->kind == (f->bits == 64 ? WB_TERM_PAIR : WB_TERM_VALUE) &&
		(f->bits != 64 || wb_value_same_point(t->g, at->v, at->high)) &&
		wb_value_operation(t->ints, at->v, w, d) && d->part == 0 && d->ndef * 32u == f->bits;
}

uint32_t
wb_trips_number(struct trips *t, const struct test *s, const struct wb_affine *form, bool *next)
{
	struct wb_decoded d;

	*next = !wb_affine_only_term(t->ints, form) || wb_term_header(t->ints, form->term[0]) != s->loop;
	if (!*next)
		return form->term[0];
	if (!wb_trips_definition(t, form, s->at, &d))
		return WB_NONE;
	for (uint32_t k = 0; k < d.nsrc; k++) {
		struct wb_affine f = wb_affine_source(t->ints, d.src[k], form->bits, s->at), brought;

		if (wb_affine_only_term(t->ints, &f) && wb_term_header(t->ints, f.term[0]) == s->loop &&
			wb_counter_next(t->ints, s->loop, f.term[0], &s->at, 64, &brought) &&
			wb_affine_same(&brought, form))
			return f.term[0];
	}
	return WB_NONE;
}

static bool
find_steps(struct trips *t, const struct test *s, struct comparison *p, struct verdict *no)
{
	struct wb_affine sa, sb;
	uint32_t term;

	if (!wb_trips_step(t, s->loop, &s->at, &p->a, &sa, &term) ||
		!wb_trips_step(t, s->loop, &s->at, &p->b, &sb, &term)) {
		*no = no_counter(t, s, term);
		return false;
	}
	if (wb_affine_constant(&sb) && !sb.add) {
		;
	} else if (wb_affine_constant(&sa) && !sa.add) {
		wb_trips_swap(p);
		sa = sb;
	} else if ((p->op == WB_OP_EQ || p->op == WB_OP_NE) && wb_affine_difference(&sa, &sb, &sa) &&
		wb_affine_difference(&p->a, &p->b, &p->a)) {
		p->b = wb_affine_number(p->bits, 0);	/* a - b against 0 */
	} else {
		*no = REFUSE(t, NOT_COUNTER, "both operands of the exit at %s change", wb_trips_loc(t, s->inst));
		return false;
	}
	p->step = sa;
	p->name = name_of(t, s, &p->a);
	return true;
}

static wb_u128 ring(uint32_t bits) { return (wb_u128)1 << bits; }

/* ---- ranges --------------------------------------------------------------------------------------------- */
/* Of a > b the opposites of all numbers: -a < -b. */
struct bounds {
	wb_i128 alow, ahigh, blow, bhigh, slow, shigh;	/* ranges of a at the start, of b, and of the step */
	wb_i128 min, max;				/* of the type */
	bool equal;					/* the test also holds if both are equal */
	const struct wb_affine *lower, *upper;		/* the distance is upper - lower */
};

static struct bounds
bounds_of(struct trips *t, const struct comparison *p, const struct wb_affine *a0, struct wb_point w)
{
	struct wb_range a = wb_affine_low_range(t->ints, a0, p->bits, p->sign, w),
			b = wb_affine_low_range(t->ints, &p->b, p->b_bits, p->b_sign, w),
			s = wb_affine_range(t->ints, &p->step, w);
	wb_i128 half = (wb_i128)(ring(p->bits) / 2);
	struct bounds r = { wb_range_least(a, p->sign), wb_range_most(a, p->sign), wb_range_least(b, p->b_sign),
		wb_range_most(b, p->b_sign), s.slow, s.shigh, p->sign ? -half : 0, p->sign ? half - 1 : 2 * half - 1,
		p->op == WB_OP_LE || p->op == WB_OP_GE, a0, &p->b };

	if (p->op != WB_OP_GT && p->op != WB_OP_GE)
		return r;
	return (struct bounds){ -r.ahigh, -r.alow, -r.bhigh, -r.blow, -r.shigh, -r.slow, -r.max, -r.min, r.equal,
		r.upper, r.lower };
}

/* Whether the greatest number of @f may be the last one of its type. */
static bool
reaches_end(struct trips *t, const struct wb_affine *f, bool sign, struct wb_point w)
{
	struct wb_range r = wb_affine_range(t->ints, f, w), all = wb_range_full(f->bits);

	return f->n && wb_range_most(r, sign) + (wb_i128)r.mod > wb_range_most(all, sign);
}

enum progress { FINITE, WRAPS, MOVES_AWAY };

/* Maximum of tests that hold while a < b (or <=) and a grows. *ends: no more than the last number of the type decides,
 * though each term may be of few: their sum may pass it. */
static enum progress
ordered(struct trips *t, const struct comparison *p, const struct wb_affine *a0, struct wb_point w, wb_i128 *most,
	bool *ends)
{
	struct bounds r = bounds_of(t, p, a0, w);
	wb_i128 end = r.bhigh + r.equal, distance = r.bhigh - r.alow;

	if (r.slow <= 0) {
		/* unsigned and decreasing: below 0 it wraps, and is above every limit */
		if (r.min || r.shigh >= 0 || r.bhigh < 0)
			return MOVES_AWAY;
		if (end > r.max + 1 + r.slow)
			return WRAPS;
		*most = (r.ahigh < end ? r.ahigh : end) / -r.shigh + 1;
		return FINITE;
	}
	if (end - 1 + r.shigh > r.max)
		return WRAPS;
	if (p->bits >= 32) {
		distance = wb_trips_difference(t, p->sign, r.upper, r.lower, w);
		*ends = distance == r.bhigh - r.alow && reaches_end(t, r.upper, p->sign, w);
	}
	distance += r.equal;
	*most = distance <= 0 ? 0 : (distance + r.slow - 1) / r.slow;
	return FINITE;
}

/* Whether a number that is increased by @step reaches another one at distance @d, with wraps: if @d is a multiple of
 * the power of 2 in the step. */
static bool
reaches_modulo(struct trips *t, const struct comparison *p, const struct wb_affine *d, wb_i128 step, struct wb_point w,
	wb_i128 *most)
{
	uint64_t two = (uint64_t)step & (0 - (uint64_t)step);
	struct wb_extent s = wb_affine_extent(t->ints, d, 0, w);

	if (s.low == s.high ? (uint64_t)s.low % two : s.mod % two || s.rem % two)
		return false;
	*most = step == 1 ? (wb_i128)wb_affine_range(t->ints, d, w).high :
			    (wb_i128)(ring(p->bits) / two >> t->small);
	return true;
}

/* Maximum of tests that hold while a != b; *wrapped: after this many, a has wrapped around. */
static enum progress
unequal(struct trips *t, const struct comparison *p, const struct wb_affine *a0, struct wb_point w, wb_i128 *most,
	bool *wrapped)
{
	struct wb_affine d;
	wb_i128 step = wb_affine_constant(&p->step) ? wb_with_sign(p->bits, p->step.add) : 0;
	struct wb_extent extent;
	enum progress progress = WRAPS;

	if (!step)
		return MOVES_AWAY;
	if (!(step < 0 ? wb_affine_difference(a0, &p->b, &d) : wb_affine_difference(&p->b, a0, &d)))
		return WRAPS;
	step = step < 0 ? -step : step;
	for (uint32_t sign = 0; sign < 2; sign++) {
		struct wb_extent s = wb_affine_extent(t->ints, &d, sign, w);

		if (s.low < 0 || s.high >= (wb_i128)ring(p->bits) ||
			(step > 1 && s.low != s.high && (s.mod % (uint64_t)step || s.rem % (uint64_t)step)) ||
			(s.low == s.high && s.low % step))
			continue;
		if (progress != FINITE || s.high / step < *most)
			*most = s.high / step;
		progress = FINITE;
	}
	if (step == 1 && wb_affine_guarded(t->ints, &d, w, &extent) && extent.low >= 0 &&
		extent.high < (wb_i128)ring(p->bits) && (progress != FINITE || extent.high < *most)) {
		*most = extent.high;
		progress = FINITE;
	}
	if (progress == FINITE)
		return progress;
	/* it wraps around, at the latest after all numbers at a distance that is a multiple of the step's power of 2 */
	*wrapped = true;
	return reaches_modulo(t, p, &d, step, w, most) ? FINITE : WRAPS;
}

/* The same of a counter of few bits: if the step is odd, it takes all values within 2^bits iterations, and one of them
 * leaves, unless the limit is outside of the type. */
static enum progress
around(struct trips *t, const struct comparison *p, const struct wb_affine *a0, struct wb_point w, wb_i128 *most)
{
	struct bounds r = bounds_of(t, p, a0, w);
	bool leaves = p->op == WB_OP_NE ? r.blow >= r.min && r.bhigh <= r.max : r.bhigh - 1 + r.equal < r.max;

	if (p->op == WB_OP_NE && r.slow == 1 && r.blow >= r.ahigh)
		*most = r.bhigh - r.alow;
	else if (p->op == WB_OP_NE && r.slow == -1 && r.bhigh <= r.alow)
		*most = r.ahigh - r.blow;
	else
		*most = (wb_i128)(ring(p->bits) - 1) >> t->small;
	return leaves && r.slow & 1 ? FINITE : WRAPS;
}

#define MOST_COUNTED ((wb_i128)1 << 32)	/* iterations: as many as there are 32-bit numbers */

/* A term that may be @wide numbers or more, on which the number of iterations depends; WB_NONE. @skip_ids: it is no id,
 * if the launch tells how many there are, or if the loop counts up from it: then its limit decides. */
static uint32_t
open_term(struct trips *t, const struct comparison *p, const struct wb_affine *a0, struct wb_point w, wb_i128 wide,
	bool skip_ids)
{
	const struct wb_affine *f[3] = { &p->b, a0, &p->step };
	bool down = p->op == WB_OP_GT || p->op == WB_OP_GE;

	for (uint32_t k = 0; k < 3; k++)
		for (uint32_t j = f[k]->n; j-- > 0;) {
			struct wb_affine one = wb_affine_single(f[k]->bits, f[k]->term[j]);
			const struct wb_term *at = wb_affine_term(t->ints, f[k]->term[j]);
			struct wb_range r = wb_affine_range(t->ints, &one, w);
			bool id = skip_ids && at->kind == WB_TERM_VALUE && wb_value_is_entry(t->g, at->v) &&
				t->fn->is_kernel && (t->given || (down ? f[k] == &p->b : f[k] == a0));

			if (!id && r.high - r.low >= (uint64_t)wide && (wb_i128)r.shigh - r.slow >= wide)
				return f[k]->term[j];
		}
	return WB_NONE;
}

/* The operand of which nothing is known. */
static uint32_t
blamed_term(struct trips *t, const struct comparison *p, const struct wb_affine *a0, struct wb_point w)
{
	uint32_t worst = open_term(t, p, a0, w, (wb_i128)1 << 31, false);

	return worst == WB_NONE ? open_term(t, p, a0, w, PLAUSIBLE, true) : worst;
}

static struct verdict
open_operand(struct trips *t, const struct test *s, const struct comparison *p, const struct wb_affine *a0,
	struct wb_point w)
{
	uint32_t worst = blamed_term(t, p, a0, w);

	if (worst == WB_NONE)
		return REFUSE(t, NOT_CONSTANT, "the exit at %s leaves too late to be a bound: %s may pass 2^32 values",
			wb_trips_loc(t, s->inst), p->name);
	return wb_trips_blame(t, NOT_CONSTANT, s->inst, worst);
}

/* ---- texts ---------------------------------------------------------------------------------------------------- */
static const char *
condition(struct trips *t, const struct comparison *p)
{
	static const char *const sign[] = { "==", "!=", "<", "<=", ">", ">=" };
	bool as_signed = p->sign || p->op == WB_OP_EQ || p->op == WB_OP_NE;

	return wb_format(t->cx->tmp, "%s %s %s", p->name, sign[wb_compare_opposite(p->op) - WB_OP_EQ],
		wb_trips_affine_text(t, &p->b, as_signed));
}

/* The counter as text: a0, a0 + step, ... are tested; the @n-th leaves (WB_UNKNOWN: none). */
static const char *
counter_text(struct trips *t, const struct test *s, const struct comparison *p, const struct wb_affine *a0, uint64_t n)
{
	bool as_signed = p->sign || p->op == WB_OP_EQ || p->op == WB_OP_NE;
	const char *until = condition(t, p), *where = wb_trips_loc(t, s->inst),
		   *first = wb_trips_affine_text(t, a0, as_signed), *second;
	struct wb_affine next;

	if (p->bits < 32)
		return wb_format(t->cx->tmp, "the low %u bits of %s%s count by %lld, and are compared with %s (%s)",
			p->bits, p->name, s->lanes ? " of each lane" : "", (long long)wb_with_sign(32, p->step.add),
			wb_trips_affine_text(t, &p->b, p->b_sign), where);
	if (!wb_affine_sum(a0, &p->step, &next))
		next = *a0;
	second = wb_trips_affine_text(t, &next, as_signed);
	if (n == WB_UNKNOWN && wb_affine_constant(&p->step) && !p->step.add)
		return wb_format(
			t->cx->tmp, "%s is always %s and never meets the exit %s (%s)", p->name, first, until, where);
	if (n == WB_UNKNOWN)
		return wb_format(t->cx->tmp, "%s counts %s, %s, ... and wraps without ever meeting the exit %s (%s)",
			p->name, first, second, until, where);
	if (n == 0)
		return wb_format(t->cx->tmp, "%s is %s at the first exit test %s (%s)", p->name, first, until, where);
	return wb_format(t->cx->tmp, "%s%s counts %s, %s, ... until %s (%s)", p->name, s->lanes ? " of each lane" : "",
		first, second, until, where);
}

/* ---- triangular loops ------------------------------------------------------------------------------------ */
#define MOST_OUTER 4096

/* @f, with the counter of the enclosing loop @outer replaced by start + step * iteration; false: it is not in @f. */
static bool
by_iteration(struct trips *t, uint32_t outer, const struct wb_affine *f, struct wb_affine *out)
{
	bool hit = false;

	*out = *f;
	for (uint32_t j = 0; j < f->n; j++) {
		struct wb_affine start, iteration;
		uint64_t step;

		if (wb_term_header(t->ints, f->term[j]) != outer ||
			wb_unit_of_lanes(t->g, wb_value_unit(t->g, wb_affine_term(t->ints, f->term[j])->v)) ||
			!wb_counter_line(t->ints, outer, f->term[j], wb_point_any(WB_NONE), &start, &step) ||
			start.bits != f->bits)
			continue;
		iteration = wb_affine_scaled(
			wb_affine_single(f->bits, wb_affine_loop_term(t->ints, outer)), step);
		if (!wb_affine_sum(&iteration, &start, &iteration) ||
			!wb_affine_substitute(out, f->term[j], &iteration, out))
			return false;
		hit = true;
	}
	return hit;
}

/* The sum of iterations over one run of the enclosing loop, where each iteration of that has its own maximum. */
static uint64_t
sum_over_iterations(struct trips *t, const struct test *s, const struct comparison *p, const struct wb_affine *a0,
	struct wb_point w, uint64_t most)
{
	uint32_t outer = t->ls->loop[s->loop].parent;
	uint64_t iterations = outer == WB_NONE || t->ls->loop[outer].nentry != 1 ? WB_UNKNOWN :
									       t->fn->bounds->loop[outer].max,
		 sum = 0;
	struct wb_affine d;
	struct bounds r;

	if (iterations > MOST_OUTER || p->op < WB_OP_LT || !wb_affine_constant(&p->step))
		return WB_UNKNOWN;
	r = bounds_of(t, p, a0, w);
	if (r.slow <= 0 || !wb_affine_difference(r.upper, r.lower, &d) || !by_iteration(t, outer, &d, &d))
		return WB_UNKNOWN;
	for (uint64_t k = 0; k <= iterations; k++) {
		struct wb_affine iteration = wb_affine_number(d.bits, k), one;
		wb_i128 distance;

		if (!wb_affine_substitute(&d, wb_affine_loop_term(t->ints, outer), &iteration, &one))
			return WB_UNKNOWN;
		distance = wb_trips_max_modulo(t, &one, w, r.bhigh - r.alow) + r.equal;
		distance = distance <= 0 ? 0 : (distance + r.slow - 1) / r.slow;
		sum += distance < (wb_i128)most ? (uint64_t)distance : most;
	}
	return sum;
}

/* The step is not known to be positive. If the launch decides it, the sizes are named. */
static struct verdict
unknown_step(struct trips *t, const struct test *s, const struct comparison *p, const struct wb_affine *a0,
	struct wb_point w)
{
	uint32_t worst = blamed_term(t, p, a0, w);
	const struct wb_term *step = p->step.n ? wb_affine_term(t->ints, p->step.term[0]) : NULL;
	bool at_start = step && step->kind == WB_TERM_VALUE && wb_value_is_entry(t->g, step->v);
	struct verdict v;

	if (wb_affine_constant(&p->step))
		return REFUSE(t, MAY_WRAP, "%s goes away from the exit %s (%s): only a wrap ends the loop", p->name,
			condition(t, p), wb_trips_loc(t, s->inst));
	v = worst == WB_NONE ? REFUSE(t, NOT_CONSTANT, "%s need not get nearer to the exit %s (%s)", p->name,
				       condition(t, p), wb_trips_loc(t, s->inst)) :
			       wb_trips_blame(t, NOT_CONSTANT, s->inst, worst);
	v.why = wb_format(t->cx->tmp, "%s; its step may be 0 for all that is known: it is %s%s", v.why,
		wb_trips_describe_term(t, p->step.term[0]),
		t->sizes || at_start ? "" : " (give the sizes of the launch: --grid, --workgroup)");
	return v;
}

/* ---- one entry, all entries ------------------------------------------------------------------------------ */
static struct verdict
count_by_ranges(struct trips *t, const struct test *s, const struct comparison *p, const struct wb_affine *a0,
	struct wb_point w)
{
	bool fixed = wb_affine_constant(&p->step) && p->step.add == 0, wrapped = false;
	wb_i128 most = 0;
	enum progress progress = FINITE;
	struct verdict v;

	if (fixed)
		return REFUSE(
			t, NEVER, "the exit condition at %s does not change in the loop",
			wb_trips_block_loc(t, s->block));
	if (p->op == WB_OP_EQ) {
		struct wb_range step = wb_affine_range(t->ints, &p->step, w);

		if (!step.low && step.slow <= 0 && step.shigh >= 0)
			return REFUSE(t, NOT_CONSTANT,
				"the exit at %s needs %s to change, and nothing says that it does in every iteration",
				wb_trips_loc(t, s->inst), p->name);
		most = 1;
	} else {
		progress = p->op != WB_OP_NE ? ordered(t, p, a0, w, &most, &wrapped) :
			p->bits < 32 ? WRAPS : unequal(t, p, a0, w, &most, &wrapped);
		if (p->bits < 32 && progress != FINITE)
			progress = around(t, p, a0, w, &most);
	}
	if (progress == FINITE && most < MOST_COUNTED) {
		bool late = most >= MOST_COUNTED / 2;
		/* no more than the range of a type; so are late ones where a launch tells what it can of the ids */
		bool open = most >= PLAUSIBLE && ((late && t->given) || wrapped ||
			open_term(t, p, a0, w, PLAUSIBLE, true) != WB_NONE);

		if (open ? t->type_range : !late)
			return (struct verdict){ .rank = COUNTED,
				.max = (uint64_t)most,
				.type_range = open, .ranges = true,
				.why = counter_text(t, s, p, a0, (uint64_t)most) };
	}
	if (progress == MOVES_AWAY)
		return unknown_step(t, s, p, a0, w);
	v = open_operand(t, s, p, a0, w);
	v.ends = progress == FINITE;
	if (progress == WRAPS)
		v.why = wb_format(t->cx->tmp, "%s; %s may wrap past the exit %s", v.why, p->name, condition(t, p));
	return v;
}

/* Whether the number that is @n steps after @a0, all of them constants, is reached past the end of the type. */
static bool
passes_end(const struct comparison *p, const struct wb_affine *a0, uint64_t n)
{
	bool equal = p->op == WB_OP_EQ || p->op == WB_OP_NE, sign = p->sign || equal;
	wb_i128 way = (wb_i128)wb_with_sign(p->bits, p->step.add) * (n - (n > 0)),
		last = (sign ? (wb_i128)wb_with_sign(p->bits, a0->add) : (wb_i128)a0->add) + way,
		half = (wb_i128)(ring(p->bits) / 2);
	struct wb_range all = wb_range_full(p->bits);

	/* equality does not say whether numbers have signs: less than half of all pass no end */
	return (last < wb_range_least(all, sign) || last > wb_range_most(all, sign)) &&
		(!equal || way >= half || way < -half);
}

static struct verdict
count_constants(struct trips *t, const struct test *s, const struct comparison *p, const struct wb_affine *a0,
	uint64_t b)
{
	const uint64_t mask = (uint64_t)(ring(p->bits) - 1);
	struct wb_interval i = wb_interval_compared(wb_compare_opposite(p->op), p->sign, p->bits, b & mask);
	uint64_t n = wb_progression_first(ring(p->bits), a0->add & mask, p->step.add & mask, i.first, i.count);
	bool wraps = n != WB_UNKNOWN && p->bits >= 32 && passes_end(p, a0, n);
	struct verdict v = wb_trips_refuse(n == WB_UNKNOWN ? NEVER : NOT_CONSTANT, counter_text(t, s, p, a0, n));

	if (n == WB_UNKNOWN || (wraps && !t->type_range)) {
		v.ends = wraps;
		return v;
	}
	return (struct verdict){ .rank = COUNTED, .max = n, .min = s->lanes || s->other_exits ? 0 : n,
		.total = WB_UNKNOWN, .type_range = wraps, .why = v.why };
}

static struct verdict
count_from(struct trips *t, const struct test *s, const struct comparison *p, uint32_t e)
{
	struct wb_point w = wb_point_along_for(t->ints, e, s->lanes);
	struct wb_affine a0;
	struct verdict v;

	if (!start_value(t, s, &p->a, e, &a0))
		return no_counter(t, s, p->a.term[0]);
	if (wb_affine_constant(&a0) && wb_affine_constant(&p->b) && wb_affine_constant(&p->step)) {
		wb_i128 b = wb_range_least(wb_affine_low_range(t->ints, &p->b, p->b_bits, p->b_sign, w), p->b_sign),
			least = p->sign ? -(wb_i128)ring(p->bits - 1) : 0;

		if (b >= least && b < least + (wb_i128)ring(p->bits))	/* it may be outside of the type of few bits */
			return count_constants(t, s, p, &a0, (uint64_t)b);
	}
	v = count_by_ranges(t, s, p, &a0, w);
	if (v.rank == COUNTED && p->bits >= 32 && t->ls->loop[s->loop].nentry == 1)
		v.total = sum_over_iterations(t, s, p, &a0, w, v.max);
	else
		v.total = WB_UNKNOWN;
	return v;
}

static struct verdict
count_from_all(struct trips *t, const struct test *s, const struct comparison *p)
{
	struct verdict best = { .rank = NOT_ALWAYS, .min = WB_UNKNOWN, .total = WB_UNKNOWN },
		late = { .why = NULL };		/* it leaves at some time, but the number is unknown */
	bool first = true;

	for (uint32_t k = 0, e; (e = wb_next_entry(t->ints, s->loop, &k)) != WB_NONE;) {
		struct verdict v = count_from(t, s, p, e);

		if (v.rank != COUNTED && !v.ends)
			return v;
		late = v.ends ? v : late;
		if (first || v.max > best.max) {
			best.max = v.max;
			best.why = v.why;
			best.total = v.total;
		}
		best.type_range |= v.type_range;
		best.ranges |= v.ranges;
		best.min = v.min < best.min ? v.min : best.min;
		best.rank = COUNTED;
		first = false;
	}
	if (late.why)
		return late;
	if (!s->other_exits && !best.type_range && wb_compare_is(p->op) && p->bits >= 32 &&
		wb_affine_constant(&p->step)) {
		int64_t step = wb_with_sign(p->bits, p->step.add);

		best.step = step < 0 ? 0 - (uint64_t)step : (uint64_t)step;
		best.test = s->inst;
		best.stays = s->stays;
	}
	return best;
}

struct verdict
wb_trips_count(struct trips *t, const struct test *s)
{
	struct comparison p = { .name = "" };
	struct verdict v, few;

	if (!wb_trips_may_visit(t, s))
		return REFUSE(t, NOT_MODELLED, "the function is too large to follow its values");
	if (!wb_trips_comparison(t, s, &p))
		v = REFUSE(t, NOT_MODELLED, "the exit at %s tests %s", wb_trips_block_loc(t, s->block),
			wb_trips_describe_inst(t, s->inst));
	else if (find_steps(t, s, &p, &v))
		v = count_from_all(t, s, &p);
	if (v.rank == COUNTED || !wb_trips_narrow(t, s, &p))
		return v;
	few = count_from_all(t, s, &p);
	return few.rank == COUNTED ? few : v;
}
