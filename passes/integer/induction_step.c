/* passes/integer/induction_step.c -- bounds of what an iteration adds to a number at the header of a loop.
 *
 *	@h   i = merge of 0 and i3
 *	     i2 = add i, 2
 *	     i3 = select i2, x (scc)		x = add i, 1: an iteration adds 1 or 2
 *
 * The value on a back edge is traced to the number at the header, over sums with what has bounds. Where it is one of
 * several (a select, a join inside the loop, a register of a lane that may have been off), each of them is traced.
 *
 * Right modulo 2^32: in each lane, the number on the back edge is the one at the header plus a number within the bounds
 * of one of the paths. The number at the header is that of the same iteration, because no edge into a header is
 * followed. To trace paths that no lane takes only adds some.
 *
 * Cost: at most MOST_PATHS values for each back edge.
 */
#include "internal.h"

#define MOST_PATHS 64u

/* Between @low and @high has been added to value @v. */
struct path {
	uint32_t v;
	wb_i128 low, high;
};
struct search {
	struct wb_integers *ints;
	uint32_t loop, self;		/* the value at its header */
	struct path todo[MOST_PATHS];
	uint32_t n;			/* paths so far */
	struct wb_advance *all;
	bool found;
};

/* Takes all terms of @f but @self, or the only one, out of it, and adds what they are to the path; the value left. */
static uint32_t
value_left(struct search *s, const struct wb_affine *f, struct path *p, struct wb_point w)
{
	uint32_t left = f->n == 1 ? 0 : WB_NONE;

	for (uint32_t j = 0; j < f->n; j++)
		if (wb_affine_term(s->ints, f->term[j])->v == s->self)
			left = j;
	for (uint32_t j = 0; left != WB_NONE && j < f->n; j++) {
		struct wb_affine one = { .bits = 32, .n = 1, .term = { f->term[j] }, .k = { f->k[j] } };
		struct wb_range r = wb_affine_range(s->ints, &one, w);

		p->low += j == left ? 0 : r.slow;
		p->high += j == left ? 0 : r.shigh;
	}
	if (left == WB_NONE || f->k[left] != 1 || wb_affine_term(s->ints, f->term[left])->kind != WB_TERM_VALUE)
		return WB_NONE;
	return wb_affine_term(s->ints, f->term[left])->v;
}

/* Goes on with @f, which @p is added to; false: it is no path to the header. */
static bool
add_path(struct search *s, const struct wb_affine *f, struct path p, struct wb_point w)
{
	uint32_t b;

	p.low += wb_with_sign(32, f->add);
	p.high += wb_with_sign(32, f->add);
	p.v = value_left(s, f, &p, w);
	b = p.v == WB_NONE ? WB_NONE : wb_gsa_block(s->ints->g, p.v);
	if (b == WB_NONE || p.low < INT32_MIN || p.high > INT32_MAX)
		return false;
	if (p.v == s->self) {
		s->all->low = p.low < s->all->low ? (int64_t)p.low : s->all->low;
		s->all->high = p.high > s->all->high ? (int64_t)p.high : s->all->high;
		s->found = true;
		return true;
	}
	if (s->n == MOST_PATHS || !wb_loop_has(s->ints->fn->loops, s->loop, b))
		return false;
	s->todo[s->n++] = p;
	return true;
}

static bool
add_value(struct search *s, uint32_t v, struct path p, struct wb_point w)
{
	struct wb_affine f = wb_affine_value(s->ints, v, w);

	return add_path(s, &f, p, w);
}

/* The values on the edges into the join @p.v. */
static bool
add_joined(struct search *s, struct path p)
{
	uint32_t block = wb_gsa_block(s->ints->g, p.v);

	if (!wb_integers_same_iteration(s->ints, block))
		return false;
	WB_EACH_IN(s->ints->fn, block, e)
		if (wb_integers_live(s->ints, e) &&
			!add_value(s, wb_value_along(s->ints->g, e, wb_value_unit(s->ints->g, p.v)), p,
				wb_point_any(s->ints->fn->edge[e].src)))
			return false;
	return true;
}

/* The old value, if @p.v is written under a mask, and what is written: a sum, or either source of a select. */
static bool
add_written(struct search *s, struct path p)
{
	uint32_t inst = wb_value_at(s->ints->g, p.v), condition, yes, no;
	struct wb_point on = wb_point_active(s->ints, inst);
	struct wb_affine f, of[2];
	struct wb_decoded d;

	if (wb_gsa_at(s->ints->g, p.v)->kind == WB_GSA_MASKED &&
		!add_value(s, wb_value_before(s->ints->g, inst, wb_value_unit(s->ints->g, p.v)), p,
			wb_point_any(on.block)))
		return false;
	f = wb_affine_value(s->ints, p.v, on);
	if (!wb_affine_is_value(s->ints, &f, p.v))
		return add_path(s, &f, p, on);
	if (!wb_value_operation(s->ints, p.v, on, &d) || d.bits != 32 || d.ndef != 1 ||
		!wb_select_sources(&d, &condition, &yes, &no))
		return false;
	of[0] = wb_affine_source(s->ints, d.src[yes], 32, on);
	of[1] = wb_affine_source(s->ints, d.src[no], 32, on);
	return add_path(s, &of[0], p, on) && add_path(s, &of[1], p, on);
}

bool
wb_counter_advance(struct wb_integers *ints, uint32_t loop, uint32_t v, struct wb_advance *out)
{
	struct search s = { .ints = ints, .loop = loop, .self = v, .all = out };

	*out = (struct wb_advance){ INT32_MAX, INT32_MIN };
	for (uint32_t k = 0, e; (e = wb_next_back(ints, loop, &k)) != WB_NONE;)
		if (!add_value(&s, wb_value_along(ints->g, e, wb_value_unit(ints->g, v)), (struct path){ 0 },
			wb_point_along(ints, e)))
			return false;
	for (uint32_t k = 0; k < s.n; k++)
		if (!(wb_value_is_merge(ints->g, s.todo[k].v) ? add_joined(&s, s.todo[k]) :
			wb_value_is_def(ints->g, s.todo[k].v) && add_written(&s, s.todo[k])))
			return false;
	return s.found;
}
