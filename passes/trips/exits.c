/* passes/trips/exits.c -- the tests that decide whether a loop is left at the end of a block.
 *
 * A branch tests SCC, or whether a mask of lanes is empty. SCC is traced as a value to the instruction that defines it.
 * A loop that ends when a mask is empty continues only while some lane is in the mask. For this lane, every comparison
 * holds that holds for all lanes of the mask, and none that holds for none of them (passes/integer/iterations.c). The
 * iterations of this lane bound those of the wave if the lane has passed the test in all iterations before: the lanes
 * that take the back edges must have been on at the header, and have passed the test.
 *
 * The lanes need not have passed it if the test compares numbers that are the same in all of them.
 *
 * A loop that continues while a mask is empty continues while all lanes that are on are outside of it. If some lane is
 * on, these are a mask that is not empty.
 */
#include "trips.h"
#include "wavebound/gsa.h"

static bool
is_test(const struct trips *t, uint32_t inst)
{
	const struct wb_inst *i = &t->fn->inst[inst];

	return !(i->flags & WB_I_UNMODELLED) && i->op != WB_OP_CALL && i->op != WB_OP_OTHER;
}

/* The comparison that defines SCC. */
static bool
read_scc(struct trips *t, struct test *s, uint32_t v, struct verdict *no)
{
	uint32_t b = v == WB_NONE ? WB_NONE : wb_gsa_block(t->g, v);

	if (wb_value_is_merge(t->g, v) && wb_loop_has(t->ls, s->loop, b))
		*no = REFUSE(t, NOT_MODELLED, "the exit at %s depends on the way taken to %s",
			wb_trips_block_loc(t, s->block), wb_trips_block_loc(t, b));
	else if (v == WB_NONE)
		*no = REFUSE(t, NOT_MODELLED, "the exit at %s tests a value that is not followed",
			wb_trips_block_loc(t, s->block));
	else if (wb_value_is_entry(t->g, v) || !wb_loop_has(t->ls, s->loop, b))
		*no = REFUSE(
			t, NEVER, "the exit condition at %s does not change in the loop",
			wb_trips_block_loc(t, s->block));
	else if (!is_test(t, wb_value_at(t->g, v)))
		*no = REFUSE(t, NOT_MODELLED, "the exit at %s tests %s", wb_trips_block_loc(t, s->block),
			wb_trips_describe(t, v));
	else {
		s->inst = wb_value_at(t->g, v);
		return true;
	}
	return false;
}

/* ---- exits by masks ------------------------------------------------------------------------------------ */
/* Whether, in iterations of @r, all lanes of it were on at the comparison and had outcome @holds. */
static bool
all_had_outcome(const struct trips *t, const struct wb_iteration *r, uint32_t inst, bool holds)
{
	uint32_t block = t->g->block_of[inst];

	return wb_iteration_all(t->it, r, block, wb_compare_set(t->it, inst), holds) &&
		wb_iteration_all(t->it, r, block, wb_group_active(t->it, inst).lanes, true);
}

/* Whether the comparison is uniform. */
static bool
same_for_all(struct trips *t, const struct test *s)
{
	struct wb_decoded d;

	if (!wb_decode(t->fn, s->inst, WB_NONE, &d) || d.nsrc < 2)
		return false;
	for (uint32_t k = 0; k < d.nsrc; k++) {
		struct wb_affine f = wb_affine_source(t->ints, d.src[k], d.bits, s->at);

		if (!wb_affine_uniform(t->ints, &f))
			return false;
	}
	return true;
}

static bool
counts_lanes(struct trips *t, const struct test *s)
{
	const struct wb_loop *l = &t->ls->loop[s->loop];

	if (same_for_all(t, s))
		return true;
	if (!wb_iteration_on_at_header(t->it, s->at.iteration))
		return false;
	for (uint32_t k = 0; k < l->nback; k++) {
		uint32_t e = t->ls->list[l->back + k];
		const struct wb_iteration *r = wb_iteration_of(
			t->it, s->loop, t->fn->edge[e].src, wb_group_along(t->it, e));

		if (!wb_iteration_on_at_header(t->it, r) || !all_had_outcome(t, r, s->inst, s->stays))
			return false;
	}
	return true;
}

/* The comparisons that lanes of the mask have passed, and those that the wave has. */
static uint32_t
lane_tests(struct trips *t, const struct test *from, struct test *out, struct verdict *no)
{
	const struct wb_iteration *r = from->at.iteration;
	uint32_t n = 0;

	for (uint32_t k = 0, at = WB_NONE; (at = wb_next_atom(t->it, from->loop, &k, at)) != WB_NONE; t->work++) {
		const struct wb_atom *a = &t->fn->lanes->atom[at];
		struct test s = *from;
		struct verdict why;

		if (n == MOST_TESTS || !wb_trips_may_work(t))
			break;
		if (a->inst == WB_NONE)
			continue;
		s.inst = a->inst;
		if (a->kind == WB_ATOM_SCC && t->ls->of_block[a->block] == s.loop) {
			uint32_t set = wb_atom_set(t->it, at);

			s.stays = wb_iteration_all(t->it, r, a->block, set, true);
			if (!s.stays && !wb_iteration_all(t->it, r, a->block, set, false))
				continue;
			s.other_exits = true;
			if (read_scc(t, &s, wb_value_defined(t->g, a->inst, a->unit), &why))
				out[n++] = s;
			else if (!no->why || why.rank > no->rank)
				*no = why;
		} else if (a->kind == WB_ATOM_CMP && t->fn->inst[a->inst].op != WB_OP_CMP) {
			s.stays = all_had_outcome(t, r, a->inst, true);
			s.lanes = true;
			if (!s.stays && !all_had_outcome(t, r, a->inst, false))
				continue;
			if (t->fn->inst[a->inst].op == WB_OP_CMPX)
				*no = REFUSE(t, NOT_LANES,
					"lanes leave by the v_cmpx at %s, and what it compares is not followed; v_cmp "
					"and then s_and with EXEC is", wb_trips_loc(t, s.inst));
			else if (counts_lanes(t, &s))
				out[n++] = s;
			else
				*no = REFUSE(t, NOT_LANES,
					"the exit at %s depends on lanes that the comparison at %s does not take out "
					"of the loop for good", wb_trips_block_loc(t, s.block),
					wb_trips_loc(t, s.inst));
		}
	}
	return n;
}

/* ---- branches ------------------------------------------------------------------------ */
/* How many edges of the branch at the end of @b leave; *two_ways: it has two edges that may be taken, by one condition;
 * *taken_leaves: the one that the branch takes does. */
static uint32_t
count_leaving(struct trips *t, uint32_t loop, uint32_t b, bool *two_ways, bool *taken_leaves)
{
	uint32_t out = 0, taken = 0, live = 0;

	*taken_leaves = false;
	WB_EACH_OUT(t->fn, b, e) {
		bool leaves = wb_trips_leaves(t, loop, e), on = t->fn->edge[e].kind == WB_EDGE_TAKEN;

		if (!wb_integers_live(t->ints, e))
			continue;
		live++;
		out += leaves;
		taken += on;
		*taken_leaves |= leaves && on;
	}
	*two_ways = live == 2 && taken == 1;
	return out;
}

/* Replaces @m by the lanes of EXEC that are not in it, at the end of @block: if @m is empty, these are all of EXEC, and
 * there are some. False: there may be none. */
static bool
complement(struct trips *t, uint32_t block, struct wb_group *m)
{
	const struct wb_span *span = &t->fn->lanes->span[t->fn->lanes->block_span[block + 1] - 1];

	if (!(span->flags & WB_SPAN_NONEMPTY) &&
		!wb_group_nonempty(t->ints, (struct wb_group){ span->exec, span->care }, block))
		return false;
	m->lanes = wb_set_minus(t->it, span->exec, m->lanes);
	return m->lanes != WB_NONE;
}

static uint32_t
mask_tests(struct trips *t, struct test *s, bool stays_on_empty, struct test *out, struct verdict *no)
{
	const struct wb_span *end = &t->fn->lanes->span[t->fn->lanes->block_span[s->block]];
	struct wb_group m = { t->fn->lanes->branch[s->block].set, end->care };
	uint32_t n;

	if (stays_on_empty && !complement(t, s->block, &m)) {
		*no = REFUSE(t, NOT_LANES,
			"the loop goes on at %s while no lane is in a mask; if no lane is active it does for ever",
			wb_trips_block_loc(t, s->block));
		return 0;
	}
	t->work += t->ls->loop[s->loop].nblock;
	if (!wb_trips_may_work(t)) {
		*no = REFUSE(t, NOT_MODELLED, "the exit at %s was not searched", wb_trips_block_loc(t, s->block));
		return 0;
	}
	s->at.group = m;
	s->at.iteration = wb_iteration_of(t->it, s->loop, s->block, m);
	no->why = NULL;
	n = lane_tests(t, s, out, no);
	if (!n && !no->why)
		*no = REFUSE(t, NOT_LANES,
			"the exit at %s tests lanes, and no comparison in the loop decides which are left",
			wb_trips_block_loc(t, s->block));
	return n;
}

uint32_t
wb_exit_tests(struct trips *t, uint32_t loop, uint32_t block, struct test *out, const struct wb_iteration **stays,
	struct verdict *no)
{
	const struct wb_inst *br = wb_last_inst(t->fn, block);
	const struct wb_opnd *cond = wb_branch_condition(t->fn, br);
	const struct wb_lane_branch *mask = &t->fn->lanes->branch[block];
	struct test s = { .loop = loop, .block = block, .at = wb_point_any(block) };
	bool two_ways, taken_leaves, leave_if, on_scc, is_mask = mask->set != WB_NONE && !mask->condition;
	uint32_t scc, n, out_of_loop = count_leaving(t, loop, block, &two_ways, &taken_leaves);

	*stays = NULL;
	if (cond && !out_of_loop) {
		*no = REFUSE(t, NEVER, "the exit at %s is never taken", wb_trips_block_loc(t, block));
		return 0;
	}
	if (!cond || out_of_loop != 1 || !two_ways) {
		*no = REFUSE(
			t, NOT_MODELLED, "the exit at %s is not a branch on one condition",
			wb_trips_block_loc(t, block));
		return 0;
	}
	leave_if = taken_leaves == (br->op == WB_OP_CBRNZ);
	on_scc = t->fn->unit[cond->id].role == WB_ROLE_SCC && cond->nunit == 1;
	if (!on_scc && !is_mask) {
		*no = REFUSE(
			t, NOT_MODELLED, "the exit at %s tests a mask that is not followed",
			wb_trips_block_loc(t, block));
		return 0;
	}
	scc = on_scc ? wb_value_read(t->g, cond, 0) : WB_NONE;
	if (!on_scc || (is_mask && wb_value_is_def(t->g, scc) && wb_loop_has(t->ls, loop, wb_gsa_block(t->g, scc)))) {
		n = mask_tests(t, &s, taken_leaves != mask->taken_if_empty, out, no);
		*stays = s.at.iteration;
		if (n || !on_scc)
			return n;
		s = (struct test){ .loop = loop, .block = block, .at = wb_point_any(block) };
	}
	s.stays = !leave_if;
	if (!read_scc(t, &s, scc, no))
		return 0;
	out[0] = s;
	return 1;
}

/* ---- operands of a test, and entries -------------------------------------------------- */
/* The unsigned carry of a + b or a - b, as a comparison. */
static bool
compare_carry(const struct test *s, struct comparison *c)
{
	if (c->op == WB_OP_SUB) {		/* borrows: a < b */
		c->op = s->stays ? WB_OP_LT : WB_OP_GE;
		return !c->sign;
	}
	if (!wb_affine_constant(&c->b))		/* a + b carries: a >= -b, unless b is 0 */
		wb_affine_swap(&c->a, &c->b);
	if (c->sign || !wb_affine_constant(&c->b) || !c->b.add)
		return false;
	c->b = wb_affine_scaled(c->b, UINT64_MAX);
	c->op = s->stays ? WB_OP_GE : WB_OP_LT;
	return true;
}

bool
wb_trips_comparison(struct trips *t, const struct test *s, struct comparison *c)
{
	struct wb_decoded d;

	if (!wb_decode(t->fn, s->inst, WB_NONE, &d))
		return false;
	c->op = d.op;
	c->sign = d.sign;
	c->bits = c->b_bits = d.bits;
	c->b_sign = d.sign;
	if (wb_scc_is_nonzero(d.op) && wb_opnd(t->fn, &t->fn->inst[s->inst], 0)->flags & WB_DEF) {
		c->op = s->stays ? WB_OP_NE : WB_OP_EQ;
		c->a = wb_affine_result(t->ints, s->inst, s->at);
		c->bits = c->b_bits = c->a.bits;
		c->b = wb_affine_number(c->bits, 0);
		return true;
	}
	if ((!wb_compare_is(d.op) && d.op != WB_OP_ADD && d.op != WB_OP_SUB) || d.nsrc != 2 ||
		(!wb_type_word(d.type) && !wb_type_wide(d.type)) ||
		((d.type == WB_T_B32 || d.type == WB_T_B64) && d.op != WB_OP_EQ && d.op != WB_OP_NE) ||
		!wb_affine_read(t->ints, &d, 0, d.bits, s->at, &c->a) ||
		!wb_affine_read(t->ints, &d, 1, d.bits, s->at, &c->b))
		return false;
	if (!wb_compare_is(d.op))
		return compare_carry(s, c);
	c->op = s->stays ? d.op : wb_compare_opposite(d.op);
	return true;
}

void
wb_trips_swap(struct comparison *c)
{
	wb_affine_swap(&c->a, &c->b);
	c->op = wb_compare_mirror(c->op);
}

bool
wb_trips_may_visit(struct trips *t, const struct test *s)
{
	t->work += t->ls->loop[s->loop].nback + t->ls->loop[s->loop].nentry;
	return wb_trips_may_work(t);
}

bool
wb_trips_max_tests(struct trips *t, const struct test *s, wb_trips_count_from *tests, const void *of,
	struct verdict *out)
{
	*out = (struct verdict){ .rank = COUNTED, .total = WB_UNKNOWN };
	for (uint32_t k = 0, e; out->max != WB_UNKNOWN && (e = wb_next_entry(t->ints, s->loop, &k)) != WB_NONE;)
		out->max = wb_max_u64(out->max, tests(t, s, of, e));	/* the largest number stands for unknown */
	return out->max != WB_UNKNOWN;
}
