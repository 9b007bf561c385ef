/* passes/exits.c -- what decides whether a loop is left at the end of a block.
 *
 * A branch tests SCC, or whether a mask of lanes is empty. SCC is followed as a value to
 * the instruction that made it, whatever stands between. A loop that is left
 * when a mask is empty stays only while some lane is in it, and so while for some lane
 * every comparison holds that the mask lies inside of, and none that it is apart from
 * (masks.c). That lane's count bounds the wave's if it has passed the test in all rounds
 * before: if the lanes that go on by the back edges lie inside those at the header and
 * passed the test too.
 */
#include "trips.h"

#define MOST_UP 16			/* blocks looked at for branches passed */

/* ---- comparisons ----------------------------------------------------------------------------- */
enum wb_op
wb_compare_mirror(enum wb_op op)
{
	switch (op) {
	case WB_OP_LT: return WB_OP_GT;
	case WB_OP_LE: return WB_OP_GE;
	case WB_OP_GT: return WB_OP_LT;
	case WB_OP_GE: return WB_OP_LE;
	default: return op;
	}
}

enum wb_op
wb_compare_opposite(enum wb_op op)
{
	static const enum wb_op of[] = { WB_OP_NE, WB_OP_EQ, WB_OP_GE, WB_OP_GT, WB_OP_LE, WB_OP_LT };

	return of[op - WB_OP_EQ];
}

/* ---- SCC ----------------------------------------------------------------------------------------- */
/* The pair of a 64-bit comparison with 0, if it is a mask. */
static uint32_t
mask_against_zero(struct trips *t, uint32_t inst, bool *set_if_empty)
{
	const struct wb_inst *i = &t->fn->inst[inst];
	struct wb_decoded d;

	if (i->op >= WB_OP_AND && i->op <= WB_OP_ANDN2 && i->type == WB_T_B64) {	/* SCC: the result is not 0 */
		*set_if_empty = false;
		return wb_mask_made(t->ms, inst);
	}
	if ((i->op != WB_OP_EQ && i->op != WB_OP_NE) || !wb_decode(t->fn, inst, WB_NONE, &d) || d.bits != 64 || d.nsrc != 2)
		return WB_MASK_ANY;
	if (d.src[1]->kind != WB_OPND_IMM || d.src[1]->imm || d.src[0]->kind != WB_OPND_UNIT)
		return WB_MASK_ANY;
	*set_if_empty = i->op == WB_OP_EQ;
	return wb_mask_version(t->ms, wb_value_before(t->vs, inst, d.src[0]->id), wb_value_before(t->vs, inst, d.src[0]->id + 1));
}

static bool
is_test(const struct trips *t, uint32_t inst)
{
	const struct wb_inst *i = &t->fn->inst[inst];

	return !(i->flags & WB_I_UNMODELLED) && i->op != WB_OP_CALL && i->op != WB_OP_OTHER;
}

/* The comparison that made SCC. */
static bool
read_scc(struct trips *t, struct test *s, struct wb_value v, struct verdict *no)
{
	uint32_t b = wb_value_block(t->vs, v);

	if (v.kind == WB_V_MERGE && wb_loop_has(t->ls, s->loop, b))
		*no = REFUSE(t, NOT_MODELLED, "the exit at %s depends on the way taken to %s", wb_trips_place(t, s->block), wb_trips_place(t, b));
	else if (v.kind == WB_V_UNKNOWN)
		*no = REFUSE(t, NOT_MODELLED, "the exit at %s tests a value that is not followed", wb_trips_place(t, s->block));
	else if (v.kind == WB_V_ENTRY || !wb_loop_has(t->ls, s->loop, b))
		*no = REFUSE(t, NEVER, "the exit condition at %s does not change in the loop", wb_trips_place(t, s->block));
	else if (!is_test(t, v.at))
		*no = REFUSE(t, NOT_MODELLED, "the exit at %s tests %s", wb_trips_place(t, s->block), wb_trips_describe(t, v));
	else {
		s->inst = v.at;
		return true;
	}
	return false;
}

/* ---- exits on lanes ------------------------------------------------------------------------------------ */
bool
wb_exit_goes_on(const struct trips *t, const struct wb_proof *p, const struct test *s)
{
	uint32_t compare;

	if (!wb_proof_inside(t->ms, p, wb_mask_exec_in(t->ms, t->ls->loop[p->loop].header)))
		return false;
	if (!s)
		return true;
	compare = wb_mask_made(t->ms, s->inst);
	if (s->stays)
		return wb_proof_inside(t->ms, p, compare);
	return wb_proof_apart(t->ms, p, compare) && wb_proof_inside(t->ms, p, wb_mask_exec(t->ms, s->inst));
}

/* Whether the comparison says the same for all lanes, wherever they come from. */
static bool
same_for_all(struct trips *t, const struct test *s)
{
	struct wb_decoded d;

	if (!wb_decode(t->fn, s->inst, WB_NONE, &d) || d.nsrc < 2)
		return false;
	for (uint32_t k = 0; k < 2; k++) {
		struct wb_form f = wb_form_source(t->ns, s->inst, d.src[k], d.bits, s->at);

		if (!wb_form_uniform(t->ns, &f))
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
	if (!wb_exit_goes_on(t, s->at.proof, s))
		return false;
	for (uint32_t k = 0; k < l->nback; k++) {
		uint32_t m = wb_mask_exec_along(t->ms, t->ls->list[l->back + k]);
		struct wb_proof p;

		if (m == s->at.lanes)
			continue;
		wb_prove(t->ms, m, s->loop, &p);
		if (!wb_exit_goes_on(t, &p, s))
			return false;
	}
	return true;
}

/* SCC by which a mask holds every lane or none, in rounds that stay. */
static bool
read_select(struct trips *t, struct test *s, const struct wb_mask *m, bool in, struct verdict *no)
{
	const struct wb_inst *i = &t->fn->inst[m->inst];
	struct wb_value scc = { .kind = WB_V_UNKNOWN };

	for (uint32_t k = 0; k < i->nopnd; k++) {
		const struct wb_opnd *o = wb_opnd(t->fn, i, k);

		if (o->kind == WB_OPND_UNIT && o->flags & WB_USE && t->fn->unit[o->id].role == WB_ROLE_SCC)
			scc = wb_value_before(t->vs, m->inst, o->id);
	}
	s->stays = in == (m->a != 0);
	s->or_else = true;
	s->lanes = false;
	return read_scc(t, s, scc, no);
}

/* The comparisons that lanes of the mask have passed, and that the wave has. */
static uint32_t
lane_tests(struct trips *t, const struct test *from, struct test *out, struct verdict *no)
{
	const struct wb_proof *p = from->at.proof;
	uint32_t n = 0;

	for (uint32_t k = 0; k < p->nin + p->nout && n < MOST_TESTS; k++) {
		bool in = k < p->nin;
		const struct wb_mask *m = wb_mask_at(t->ms, in ? p->in[k] : p->out[k - p->nin]);
		struct test s = *from;
		struct verdict why;

		if (m->block == WB_NONE || !wb_loop_has(t->ls, s.loop, m->block))
			continue;
		if (m->kind == WB_MASK_SELECT && t->ls->of_block[m->block] == s.loop) {
			if (read_select(t, &s, m, in, &why))
				out[n++] = s;
			else if (!no->why || why.rank > no->rank)
				*no = why;
			continue;
		}
		if (m->kind != WB_MASK_COMPARE || t->fn->inst[m->inst].op == WB_OP_CMP)
			continue;
		s.inst = m->inst;
		s.stays = in;
		s.lanes = true;
		if (t->fn->inst[m->inst].op == WB_OP_CMPX)
			*no = REFUSE(t, NOT_LANES, "lanes leave by the v_cmpx at %s, and what it compares is not followed; v_cmp and then s_and with EXEC is", wb_trips_at(t, s.inst));
		else if (counts_lanes(t, &s))
			out[n++] = s;
		else
			*no = REFUSE(t, NOT_LANES, "the exit at %s depends on lanes that the comparison at %s does not take out of the loop for good", wb_trips_place(t, s.block), wb_trips_at(t, s.inst));
	}
	return n;
}

/* ---- branches ------------------------------------------------------------------------ */
/* The two edges of the conditional branch that ends @b: does exactly one leave, and which? */
static bool
one_leaves(struct trips *t, uint32_t loop, uint32_t b, bool *taken_leaves)
{
	const struct wb_block *blk = &t->fn->block[b];
	uint32_t out = 0, taken = 0, taken_out = 0, live = 0;

	for (uint32_t k = 0; k < blk->nout; k++) {
		const struct wb_edge *e = &t->fn->edge[t->fn->out[blk->out + k]];
		bool leaves = !wb_loop_has(t->ls, loop, e->dst);

		if (!wb_edge_live(e))
			continue;
		live++;
		out += leaves;
		taken += e->kind == WB_EDGE_TAKEN;
		taken_out += leaves && e->kind == WB_EDGE_TAKEN;
	}
	*taken_leaves = taken_out;
	return live == 2 && taken == 1 && out == 1;
}

/* The units a conditional branch tests, or NULL. */
static const struct wb_opnd *
condition(const struct wb_fn *fn, const struct wb_inst *br)
{
	const struct wb_opnd *cond = NULL;

	if (!br || (br->op != WB_OP_CBRNZ && br->op != WB_OP_CBRZ))
		return NULL;
	for (uint32_t k = 0; k < br->nopnd; k++)
		if (wb_opnd(fn, br, k)->kind == WB_OPND_UNIT) {
			if (cond)
				return NULL;
			cond = wb_opnd(fn, br, k);
		}
	return cond;
}

/* Whether some lane is in @m at the end of @block: EXEC of a kernel's start, or a mask around one found not to be empty on the way here. */
static bool
is_busy(struct trips *t, uint32_t m, uint32_t block)
{
	const struct wb_mask *x = wb_mask_at(t->ms, m);
	uint32_t zero, tested;

	if (t->fn->is_kernel && x->kind == WB_MASK_OPAQUE && x->block == WB_NONE && m == wb_mask_exec_in(t->ms, 0))
		return true;
	for (uint32_t b = block, k = 0; b != WB_NONE && k < MOST_UP; b = t->fn->dom->idom[b], k++) {
		uint32_t e = wb_only_edge(t->fn, b), src = e == WB_NONE ? WB_NONE : t->fn->edge[e].src;

		if (src == WB_NONE)
			continue;
		tested = wb_mask_tested(t->ms, src, &zero);
		if (tested > WB_MASK_ANY && zero != e && wb_mask_inside(t->ms, tested, m))
			return true;
	}
	return false;
}

/* The loop goes on while @m is empty: while no active lane passes a comparison that all lanes agree on. */
static uint32_t
none_test(struct trips *t, struct test *s, uint32_t m, struct test *out, struct verdict *no)
{
	const struct wb_mask *x = wb_mask_at(t->ms, m);
	uint32_t lanes;

	for (uint32_t k = 0; k < 8 && (x->kind == WB_MASK_COPY || x->kind == WB_MASK_AND); k++) {
		bool other = x->kind == WB_MASK_AND && wb_mask_at(t->ms, x->a)->kind != WB_MASK_COMPARE;

		if (x->kind == WB_MASK_AND && !wb_mask_inside(t->ms, other ? x->b : x->a, other ? x->a : x->b))	/* and with what it lies in */
			break;
		x = wb_mask_at(t->ms, other ? x->b : x->a);
	}
	if (x->kind == WB_MASK_COMPARE && wb_loop_has(t->ls, s->loop, x->block) && t->fn->inst[x->inst].op != WB_OP_CMP) {
		s->inst = x->inst;
		s->lanes = true;
		lanes = x->a;
		s->at.lanes = lanes;
		if (same_for_all(t, s) && is_busy(t, lanes, x->block)) {
			out[0] = *s;
			return 1;
		}
	}
	*no = REFUSE(t, NOT_LANES, "the loop goes on at %s while no lane is in a mask; if no lane is active it does for ever", wb_trips_place(t, s->block));
	return 0;
}

static uint32_t
mask_tests(struct trips *t, struct test *s, bool stays_on_empty, uint32_t m, struct test *out, struct verdict *no)
{
	struct wb_proof *p;
	uint32_t n;

	if (m <= WB_MASK_ANY) {
		*no = REFUSE(t, NOT_MODELLED, "the exit at %s tests a mask that is not followed", wb_trips_place(t, s->block));
		return 0;
	}
	if (stays_on_empty)
		return none_test(t, s, m, out, no);
	p = WB_NEW(t->cx->tmp, struct wb_proof, 1);
	wb_prove(t->ms, m, s->loop, p);
	s->at.lanes = m;
	s->at.proof = p;
	no->why = NULL;
	n = lane_tests(t, s, out, no);
	if (!n && !no->why)
		*no = REFUSE(t, NOT_LANES, "the exit at %s tests lanes, and no comparison in the loop decides which are left", wb_trips_place(t, s->block));
	return n;
}

uint32_t
wb_exit_tests(struct trips *t, uint32_t loop, uint32_t block, struct test *out, const struct wb_proof **lanes, struct verdict *no)
{
	const struct wb_inst *br = wb_last_inst(t->fn, block);
	const struct wb_opnd *cond = condition(t->fn, br);
	struct test s = { .loop = loop, .block = block, .at = { .lanes = WB_MASK_ANY, .block = block } };
	bool taken_leaves, leave_if, set_if_empty;
	struct wb_value scc;
	uint32_t m, zero, n;

	*lanes = NULL;
	if (!cond) {
		*no = REFUSE(t, NOT_MODELLED, "the exit at %s is not a branch on one condition", wb_trips_place(t, block));
		return 0;
	}
	if (!one_leaves(t, loop, block, &taken_leaves)) {
		*no = REFUSE(t, NOT_MODELLED, "the exit at %s has an unusual branch", wb_trips_place(t, block));
		return 0;
	}
	leave_if = taken_leaves == (br->op == WB_OP_CBRNZ);
	if (t->fn->unit[cond->id].role != WB_ROLE_SCC || cond->nunit != 1) {
		m = wb_mask_tested(t->ms, block, &zero);
		n = mask_tests(t, &s, leave_if, m, out, no);
		*lanes = s.at.proof;
		return n;
	}
	scc = wb_value_before(t->vs, (uint32_t)(br - t->fn->inst), cond->id);
	m = scc.kind == WB_V_DEF && wb_loop_has(t->ls, loop, wb_value_block(t->vs, scc)) ? mask_against_zero(t, scc.at, &set_if_empty) : WB_MASK_ANY;
	if (m > WB_MASK_ANY && wb_mask_at(t->ms, m)->kind != WB_MASK_OPAQUE) {
		n = mask_tests(t, &s, leave_if != set_if_empty, m, out, no);
		*lanes = s.at.proof;
		if (n)
			return n;
		s.at = (struct wb_where){ .lanes = WB_MASK_ANY, .block = block };
	}
	s.stays = !leave_if;
	if (!read_scc(t, &s, scc, no))
		return 0;
	out[0] = s;
	return 1;
}
