/* passes/integer/induction_step.c -- bounds of what an iteration adds to a number at the header of a loop.
 *
 *	@h   i = merge of 0 and i3
 *	     i2 = add i, 2
 *	     i3 = select i2, x (scc)		x = add i, 1: an iteration adds 1 or 2
 *
 * The value on a back edge is traced to the number at the header. If it is one of several (a select, a sum with a
 * carry, a join inside the loop, or a register of a lane that may have been off), each of them is traced. It may become
 * a sum of several: then the one that is defined last goes first, so the others are there wherever it comes from. What
 * is not traced has bounds (range_query.c). The number at the header is that of the same iteration, because all traced
 * values are defined behind it, and no edge into a header is followed.
 *
 * Lanes that were on in an instruction, and those that were not, are asked for apart, as in points.c. What is known of
 * the iteration is computed anew for them (iterations.c). If no lane of the iteration is left, that path has none.
 *
 * Right modulo 2^32: the sum on the back edge is the sum at the header plus an integer within the bounds. To trace two
 * values apart that come together only adds paths.
 *
 * Cost: at most MOST_PATHS values for each back edge.
 */
#include "internal.h"

#define MOST_PATHS 64

struct search {
	struct wb_integers *ints;
	uint32_t loop, edge;		/* a back edge */
	const struct wb_affine *sum;	/* at the header */
	uint32_t paths;
	struct wb_advance *all;		/* of all finished paths */
	bool found;
};

/* What the path adds so far: @low to @high, plus @f. */
struct path {
	struct wb_affine f;
	wb_i128 low, high;
	struct wb_point w;
};

static bool follow(struct search *s, struct path p);

/* A path that adds between @low and @high. */
static bool
end_path(struct search *s, const struct path *p)
{
	struct wb_affine d, self = wb_affine_scaled(*s->sum, UINT64_MAX);
	wb_i128 low, high;

	if (!wb_affine_sum(&p->f, &self, &d) || !wb_affine_constant(&d))
		return false;
	low = p->low + wb_with_sign(32, d.add);
	high = p->high + wb_with_sign(32, d.add);
	if (low < INT32_MIN || high > INT32_MAX)
		return false;
	s->all->low = low < s->all->low ? (int64_t)low : s->all->low;
	s->all->high = high > s->all->high ? (int64_t)high : s->all->high;
	s->found = true;
	return true;
}

/* ---- values that are one of two -------------------------------------------------------------------------- */
struct choice {
	const struct wb_opnd *condition;
	struct wb_affine of[2];		/* it holds, it does not */
};

/* Whether term @t is one, for all lanes of @w: a select, or a sum with a carry. */
static bool
is_choice(struct search *s, const struct wb_term *t, struct wb_point w, struct choice *c)
{
	uint32_t condition, yes, no;
	struct wb_decoded d;
	struct wb_affine b;

	if (!wb_term_operation(s->ints, t, w, &d) || d.bits != 32 || d.ndef != 1 || d.nsrc != 3)
		return false;
	if (wb_select_sources(&d, &condition, &yes, &no)) {
		c->condition = d.src[condition];
		c->of[0] = wb_affine_source(s->ints, d.src[yes], 32, w);
		c->of[1] = wb_affine_source(s->ints, d.src[no], 32, w);
		return true;
	}
	if (d.op != WB_OP_ADDC && d.op != WB_OP_SUBB)
		return false;
	c->condition = d.src[2];
	c->of[1] = wb_affine_source(s->ints, d.src[0], 32, w);
	b = wb_affine_scaled(wb_affine_source(s->ints, d.src[1], 32, w), d.op == WB_OP_ADDC ? 1 : UINT64_MAX);
	if (!wb_affine_sum(&c->of[1], &b, &c->of[1]))
		return false;
	b = wb_affine_number(32, d.op == WB_OP_ADDC ? 1 : UINT32_MAX);
	return wb_affine_sum(&c->of[1], &b, &c->of[0]);
}

/* ---- paths ------------------------------------------------------------------------------------------------ */
/* Whether @t is one of several values in this iteration. */
static bool
is_traced(struct search *s, const struct wb_term *t, struct wb_point w)
{
	uint32_t b = t->kind == WB_TERM_VALUE && t->v != WB_NONE ? wb_gsa_block(s->ints->g, t->v) : WB_NONE;
	struct choice c;

	if (b == WB_NONE || !wb_loop_has(s->ints->fn->loops, s->loop, b))
		return false;
	if (wb_value_is_merge(s->ints->g, t->v))
		return wb_integers_same_iteration(s->ints, b);
	return wb_value_is_def(s->ints->g, t->v) &&
		(!wb_lanes_written(s->ints, wb_value_at(s->ints->g, t->v), &w) || is_choice(s, t, w, &c));
}

/* The place of @v among values that are all there at one point: their blocks dominate each other. */
static uint64_t
place(struct search *s, uint32_t v)
{
	uint64_t block = s->ints->fn->dom->pre[wb_gsa_block(s->ints->g, v)];

	return block << 32 | (wb_value_is_merge(s->ints->g, v) ? 0 : wb_value_at(s->ints->g, v) + 1);
}

/* The sum with all that is known of it in the lanes that are left; *last: the term that is traced next. */
static bool
find_next(struct search *s, struct path *p, uint32_t *last)
{
	struct wb_affine sum = wb_affine_number(32, p->f.add);

	*last = WB_NONE;
	for (uint32_t j = 0; j < p->f.n; j++) {
		struct wb_affine f = wb_affine_single(32, p->f.term[j]);
		const struct wb_term *t = wb_affine_term(s->ints, p->f.term[j]);

		f = wb_affine_scaled(t->kind == WB_TERM_VALUE ? wb_affine_value(s->ints, t->v, p->w) : f, p->f.k[j]);
		if (!wb_affine_sum(&sum, &f, &sum))
			return false;
	}
	p->f = sum;
	for (uint32_t j = 0; j < sum.n; j++) {
		const struct wb_term *t = wb_affine_term(s->ints, sum.term[j]);
		struct wb_affine f = wb_affine_single(32, sum.term[j]);
		struct wb_range r;

		if (is_traced(s, t, p->w)) {
			if (*last == WB_NONE || place(s, t->v) > place(s, wb_affine_term(s->ints, *last)->v))
				*last = sum.term[j];
		} else if (wb_term_header(s->ints, sum.term[j]) != s->loop) {
			f = wb_affine_scaled(f, sum.k[j]);
			r = wb_affine_range(s->ints, &f, p->w);
			p->low += r.slow;
			p->high += r.shigh;
			wb_affine_substitute(&p->f, sum.term[j], NULL, &p->f);
		}
	}
	return true;
}

static bool
follow_edges(struct search *s, uint32_t block, const struct path *p)
{
	WB_EACH_IN(s->ints->fn, block, e) {
		struct path q = *p;

		if (!wb_integers_edge_possible(s->ints, block, e, &p->w))
			continue;
		wb_point_by_edge(s->ints, e, &q.w);
		q.w.block = s->ints->fn->edge[e].src;
		for (uint32_t j = 0; j < p->f.n; j++) {
			const struct wb_term *t = wb_affine_term(s->ints, p->f.term[j]);
			struct wb_affine f;
			uint32_t v;

			if (t->kind != WB_TERM_VALUE || !wb_value_is_merge(s->ints->g, t->v) ||
				wb_gsa_block(s->ints->g, t->v) != block)
				continue;
			v = wb_value_along(s->ints->g, e, wb_value_unit(s->ints->g, t->v));
			f = wb_affine_value(s->ints, v, q.w);
			if (!wb_affine_substitute(&q.f, p->f.term[j], &f, &q.f))
				return false;
		}
		if (!follow(s, q))
			return false;
	}
	return true;
}

/* Lanes that were on in the instruction of @v, which is @term, and the others. */
static bool
follow_lanes(struct search *s, uint32_t term, uint32_t v, const struct path *p)
{
	uint32_t at = wb_value_at(s->ints->g, v);
	struct path on = *p, off = *p;
	struct wb_affine made, kept;

	if (!wb_point_minus(s->ints, &off.w, wb_group_active(s->ints->it, at).lanes) ||
		!wb_point_minus(s->ints, &on.w, off.w.group.lanes))
		on.w = wb_point_active(s->ints, at);
	made = wb_affine_value(s->ints, v, on.w);
	kept = wb_affine_value(s->ints, wb_value_before(s->ints->g, at, wb_value_unit(s->ints->g, v)), off.w);
	return wb_affine_substitute(&p->f, term, &made, &on.f) && wb_affine_substitute(&p->f, term, &kept, &off.f) &&
		follow(s, on) && follow(s, off);
}

/* Both outcomes of the condition of @term. */
static bool
follow_choice(struct search *s, uint32_t term, const struct path *p)
{
	struct path q[2] = { *p, *p };
	struct choice c;
	uint32_t compare;

	is_choice(s, wb_affine_term(s->ints, term), p->w, &c);
	compare = wb_comparison(s->ints, c.condition, p->w);
	if (compare != WB_NONE && wb_point_minus(s->ints, &q[1].w, wb_compare_set(s->ints->it, compare)))
		wb_point_minus(s->ints, &q[0].w, q[1].w.group.lanes);
	for (uint32_t n = 0; n < 2; n++)
		if (!wb_affine_substitute(&q[n].f, term, &c.of[n], &q[n].f))
			return false;
	return follow(s, q[0]) && follow(s, q[1]);
}

/* What is known of the iteration if only lanes of @w take the path; false: none. */
static bool
some_lanes(struct search *s, struct wb_point *w)
{
	if (!w->iteration || wb_group_is_any(w->group) || w->iteration->block != s->ints->fn->edge[s->edge].src)
		return true;
	w->iteration = wb_iteration_of(s->ints->it, s->loop, w->iteration->block, w->group);
	return w->iteration->start != WB_LANES_NONE;
}

/* Traces the sum of @p to the header. */
static bool
follow(struct search *s, struct path p)
{
	uint32_t last, v;

	if (!some_lanes(s, &p.w))
		return true;
	if (++s->paths > MOST_PATHS || !find_next(s, &p, &last))
		return false;
	if (last == WB_NONE)
		return end_path(s, &p);
	v = wb_affine_term(s->ints, last)->v;
	if (wb_value_is_merge(s->ints->g, v))
		return follow_edges(s, wb_gsa_block(s->ints->g, v), &p);
	return wb_lanes_written(s->ints, wb_value_at(s->ints->g, v), &p.w) ? follow_choice(s, last, &p) :
									  follow_lanes(s, last, v, &p);
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
wb_counter_advance(struct wb_integers *ints, uint32_t loop, const struct wb_affine *sum, const struct wb_point *w,
	struct wb_advance *out)
{
	struct search s = { .ints = ints, .loop = loop, .sum = sum, .all = out };

	*out = (struct wb_advance){ INT32_MAX, INT32_MIN };
	for (uint32_t k = 0; sum->n && (s.edge = wb_next_back(ints, loop, &k)) != WB_NONE;) {
		uint32_t first = wb_value_unit(ints->g, wb_affine_term(ints, sum->term[0])->v);
		struct path p = { .f = wb_affine_number(32, 0), .w = wb_point_back(ints, loop, s.edge, first, w) };

		for (uint32_t j = 0; j < sum->n; j++) {
			const struct wb_term *t = wb_affine_term(ints, sum->term[j]);
			struct wb_affine f;

			if (t->kind != WB_TERM_VALUE)
				return false;
			f = wb_affine_value(ints, wb_value_along(ints->g, s.edge, wb_value_unit(ints->g, t->v)), p.w);
			f = wb_affine_scaled(f, sum->k[j]);
			if (!wb_affine_sum(&p.f, &f, &p.f))
				return false;
		}
		if (!follow(&s, p))
			return false;
	}
	return s.found;
}

