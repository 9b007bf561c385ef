/* passes/integer/induction_step.c -- bounds of what an iteration adds to a number at the header of a loop.
 *
 *	@h   i = merge of 0 and i3
 *	     i2 = add i, 2
 *	     i3 = select i2, x (scc)		x = add i, 1: an iteration adds 1 or 2
 *
 * The value on a back edge is traced to the number at the header. If it is one of several (a select, a join inside the
 * loop, or a register of a lane that may have been off), each of them is traced. All that is added on the path has
 * bounds (range_query.c), and so has the sum. The number at the header is that of the same iteration, because all
 * traced values are defined behind it, and no edge into a header is followed.
 *
 * Right modulo 2^32: the value on the back edge is the number at the header plus an integer within the bounds.
 *
 * Cost: at most MOST_PATHS values for each back edge.
 */
#include "internal.h"

#define MOST_PATHS 64
#define MOST_LEVELS 12

struct search {
	struct wb_integers *ints;
	uint32_t loop, self;		/* the term of the counter */
	uint32_t paths, level;
	wb_i128 low, high;		/* of all finished paths */
	bool found;
};

static bool follow(struct search *s, struct wb_affine f, wb_i128 low, wb_i128 high, struct wb_point w);

/* A path ends at the counter plus @d: what the path adds is between @low and @high, plus @d. */
static bool
end_path(struct search *s, const struct wb_affine *d, wb_i128 low, wb_i128 high, struct wb_point w)
{
	struct wb_range r = wb_affine_range(s->ints, d, w);

	low += r.slow;
	high += r.shigh;
	s->low = !s->found || low < s->low ? low : s->low;
	s->high = !s->found || high > s->high ? high : s->high;
	s->found = true;
	return s->low >= INT32_MIN && s->high <= INT32_MAX;
}

static bool
follow_edges(struct search *s, uint32_t v, wb_i128 low, wb_i128 high, struct wb_point w)
{
	const struct wb_gsa_value *val = wb_gsa_at(s->ints->g, v);
	struct wb_affine f;

	if (!wb_loop_has(s->ints->fn->loops, s->loop, val->at) || !wb_integers_same_iteration(s->ints, val->at))
		return false;
	WB_EACH_IN(s->ints->fn, val->at, e) {
		struct wb_point there = w;

		if (!wb_integers_edge_possible(s->ints, val->at, e, &w))
			continue;
		there.block = s->ints->fn->edge[e].src;
		f = wb_affine_value(s->ints, wb_value_along(s->ints->g, e, val->unit), there);
		if (!follow(s, f, low, high, there))
			return false;
	}
	return true;
}

/* A value that an instruction in the loop defines: one of two alternatives, or in some lanes the result and in others
 * the old value. */
static bool
follow_def(struct search *s, uint32_t v, wb_i128 low, wb_i128 high, struct wb_point w)
{
	const struct wb_gsa_value *val = wb_gsa_at(s->ints->g, v);
	uint32_t condition, yes, no;
	struct wb_decoded d;

	if (!wb_loop_has(s->ints->fn->loops, s->loop, wb_gsa_block(s->ints->g, v)))
		return false;
	if (!wb_lanes_written(s->ints, val->at, &w)) {
		struct wb_point on = wb_point_active(s->ints, val->at);
		struct wb_affine made = wb_affine_value(s->ints, v, on),
			       kept = wb_affine_value(s->ints, wb_value_before(s->ints->g, val->at, val->unit), w);

		return follow(s, made, low, high, on) && follow(s, kept, low, high, w);
	}
	if (!wb_decode(s->ints->fn, val->at, val->unit, &d) || d.second || d.bits != 32 || d.ndef != 1 ||
		!wb_select_sources(&d, &condition, &yes, &no))
		return false;
	return follow(s, wb_affine_source(s->ints, d.src[yes], 32, w), low, high, w) &&
		follow(s, wb_affine_source(s->ints, d.src[no], 32, w), low, high, w);
}

/* Traces @f, to which between @low and @high is added, to the counter. */
static bool
follow(struct search *s, struct wb_affine f, wb_i128 low, wb_i128 high, struct wb_point w)
{
	struct wb_affine rest;
	const struct wb_term *t;
	struct wb_range r;
	bool ok = false;

	for (uint32_t j = 0; j < f.n; j++)
		if (f.term[j] == s->self && f.k[j] == 1)
			return wb_affine_substitute(&f, s->self, NULL, &rest) && end_path(s, &rest, low, high, w);
	if (++s->paths > MOST_PATHS || s->level == MOST_LEVELS)
		return false;
	s->level++;
	for (uint32_t j = 0; j < f.n && !ok; j++) {	/* the only term that comes from the counter */
		t = wb_affine_term(s->ints, f.term[j]);
		if (f.k[j] != 1 || t->kind != WB_TERM_VALUE || !wb_affine_substitute(&f, f.term[j], NULL, &rest))
			continue;
		r = wb_affine_range(s->ints, &rest, w);
		if (wb_value_is_merge(s->ints->g, t->v))
			ok = follow_edges(s, t->v, low + r.slow, high + r.shigh, w);
		else if (wb_value_is_def(s->ints->g, t->v))
			ok = follow_def(s, t->v, low + r.slow, high + r.shigh, w);
		if (!ok)
			break;
	}
	s->level--;
	return ok;
}

bool
wb_counter_next(struct wb_integers *ints, uint32_t loop, uint32_t t, const struct wb_point *w, struct wb_affine *next)
{
	const uint32_t v = wb_affine_term(ints, t)->v, unit = wb_value_unit(ints->g, v);
	bool found = false;

	for (uint32_t k = 0, e; (e = wb_next_back(ints, loop, &k)) != WB_NONE;) {
		struct wb_affine f = wb_affine_value(
			ints, wb_value_along(ints->g, e, unit), wb_point_back(ints, loop, e, unit, w));

		if (found && !wb_affine_same(&f, next))
			return false;
		*next = f;
		found = true;
	}
	return found;
}

bool
wb_counter_advance(
	struct wb_integers *ints, uint32_t loop, uint32_t t, const struct wb_point *w, int64_t *low, int64_t *high)
{
	const uint32_t v = wb_affine_term(ints, t)->v, unit = wb_value_unit(ints->g, v);
	struct search s = { .ints = ints, .loop = loop, .self = t };

	if (wb_affine_term(ints, t)->kind != WB_TERM_VALUE)
		return false;
	for (uint32_t k = 0, e; (e = wb_next_back(ints, loop, &k)) != WB_NONE;) {
		struct wb_point there = wb_point_back(ints, loop, e, unit, w);

		if (!follow(&s, wb_affine_value(ints, wb_value_along(ints->g, e, unit), there), 0, 0, there))
			return false;
	}
	*low = (int64_t)s.low;
	*high = (int64_t)s.high;
	return s.found;
}
