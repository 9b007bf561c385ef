/* passes/deadlock/ends.c -- loops that every lane leaves, whatever it reads there.
 *
 * TRIPS knows most of them: loops with a bound, and loops where a counter reaches its limit at some time. This file
 * adds searches. If every iteration reads memory at an address that moves by a step of one sign, then the lane does not
 * wait. It would read past the end of what it searches, which no correct program does: in 4 GB of memory there is
 * always a gap as large as a step.
 *
 *			x = merge of x0 and x2		at the header
 *			load s[0:1] + 4 * x		by every lane that takes the back edge
 *			x2 = x + 1			in every such lane
 *
 * passes/integer tells what lanes that take the back edge have passed, and what an iteration adds.
 *
 * It also adds loops whose own writes end them. Each lane that takes the back edge has added a number to a word,
 * and found the old value below a limit.
 *
 *			r = atomic add p, 1		by every lane that takes the back edge
 *			stay while r < 4
 *
 * Nothing else in the loop writes the word, and all lanes add the same number. So from one iteration of a lane to the
 * next, the word moves in one direction, by this number at least once and at most once for each lane. The exit values
 * are so many consecutive numbers that the word cannot skip all of them.
 *
 * And it adds loops that give up after a time: each lane that takes the back edge has read a clock in this iteration,
 * and found that less than a constant went by since a moment before the loop. Clocks go on.
 *
 *			while (!try() && clock() - start < 2000) ;
 *
 * Cost:   O(reads of the loop * compares), for each some queries about the path to the back edge.
 */
#include "../integer/operation.h"
#include "address.h"

#define MOST_STRIDE INT64_C(65536)
#define MOST_ADDERS 65536u		/* lanes that may add between two iterations of one lane: many waves */

/* The merge at the header of @c that is the only term of address @p that changes in the loop, times *factor; WB_NONE:
 * none. */
static uint32_t
only_changing(const struct wb_check *h, const struct wb_cycle *c, const struct wb_sum *p, uint32_t *factor)
{
	uint32_t mu = WB_NONE;

	for (uint32_t n = 0; n < p->f.n; n++) {
		const struct wb_gsa_value *x;

		if (!wb_term_within(h, c, p->f.term[n]))
			continue;
		if (mu != WB_NONE)
			return WB_NONE;
		mu = wb_value_of_term(h, p->f.term[n]);
		*factor = (uint32_t)p->f.k[n];
		x = wb_gsa_at(h->g, mu);
		if (x->kind != WB_GSA_MU || x->at != c->header)
			return WB_NONE;
	}
	return mu;
}

/* Whether an iteration adds to @mu, times @factor, a number from 1 to the greatest stride, or subtracts one. */
static bool
has_stride(struct wb_integers *ints, const struct wb_cycle *c, uint32_t mu, uint32_t factor, const struct wb_point *w)
{
	uint32_t t = wb_affine_term_of(ints, (struct wb_term){ .kind = WB_TERM_VALUE, .v = mu });
	struct wb_affine f = wb_affine_single(32, t);
	struct wb_advance a;

	if (!wb_counter_advance(ints, c->loop, &f, w, &a))
		return false;
	a.low *= (int32_t)factor;
	a.high *= (int32_t)factor;
	return (a.low > 0) == (a.high > 0) && a.low && a.high && a.low <= MOST_STRIDE && a.low >= -MOST_STRIDE &&
		a.high <= MOST_STRIDE && a.high >= -MOST_STRIDE;
}

/* Whether the lanes of @w execute @read in every iteration, each time further on. */
static bool
advances(struct wb_check *h, const struct wb_cycle *c, uint32_t read, const struct wb_point *w)
{
	struct wb_iterations *it = wb_integers_iterations(h->ints);
	uint32_t block = h->g->block_of[read], mu, factor = 0;
	struct wb_sum p;

	if (!wb_iteration_executes(it, w->iteration, block) ||
		!wb_iteration_all(it, w->iteration, block, wb_group_active(it, read).lanes, true) ||
		!wb_address_sum_of(h, read, &p))
		return false;
	mu = only_changing(h, c, &p, &factor);
	return mu != WB_NONE && has_stride(h->ints, c, mu, factor, w);
}

/* Whether lanes leave @c one by one, and none is still on behind it. */
static bool
shrinks(const struct wb_check *h, const struct wb_cycle *c)
{
	const struct wb_lanes *l = h->lanes;

	return !c->part && !h->fn->loops->loop[c->loop].irreducible && c->nback == 1 &&
		l->loop[c->loop].kind == WB_LANE_LOOP_SHRINKS && l->loop[c->loop].nonempty_back;
}

static bool
searches(struct wb_check *h, const struct wb_cycle *c, const struct wb_point *w)
{
	const struct wb_fn *fn = h->fn;

	for (uint32_t n = 0; n < c->nblock; n++)
		WB_EACH_INST(fn, c->block[n], k)
			if (fn->inst[k].op == WB_OP_LOAD && fn->inst[k].mem.space != WB_SPACE_SCALAR &&
				wb_shared_read(h, k) && advances(h, c, k, w))
				return true;
	return false;
}

/* Whether atomic operation @k adds a number to one word, by which *step is moved, up or down. */
static bool
adds_number(struct wb_check *h, const struct wb_cycle *c, uint32_t k, uint32_t *step)
{
	const struct wb_inst *i = &h->fn->inst[k];
	uint32_t d;

	if (!(i->mem.access & WB_ADDS) || !(i->mem.access & WB_RETURNS) || i->mem.bytes != 4 || i->mem.data == 255 ||
		wb_opnd(h->fn, i, i->mem.data)->nunit != 1 ||
		!wb_constant(h, wb_gsa_use(h->g, i, i->mem.data, 0), k, &d) || !wb_address_fixed(h, k, c) ||
		!wb_swaps_alone(h, c, k))
		return false;
	*step = d < 0u - d ? d : 0u - d;
	return *step != 0;
}

/* Whether lanes that take the back edge have, by compare @cmp, restricted the result of @k in this iteration to an
 * interval of at most 2^32 - @exit numbers. */
static bool
stays_below(struct wb_check *h, const struct wb_point *w, uint32_t cmp, uint32_t k, uint64_t exit)
{
	struct wb_decoded d;
	uint32_t limit;
	uint64_t stay;
	bool turned;
	enum wb_op op;

	if (!wb_order_holds(h, w, cmp, &d) || d.type != WB_T_U32)
		return false;
	turned = wb_returned_to(h, wb_read_by(h, d.src[1], 0), cmp, k);
	if ((!turned && !wb_returned_to(h, wb_read_by(h, d.src[0], 0), cmp, k)) ||
		!wb_is_number(h, d.src[!turned], cmp, &limit))
		return false;
	op = turned ? wb_compare_mirror(d.op) : d.op;
	stay = op == WB_OP_LT ? limit : op == WB_OP_LE ? (uint64_t)limit + 1 : op == WB_OP_GT ? UINT32_MAX - limit :
		(uint64_t)UINT32_MAX + 1 - limit;
	return stay + exit <= (uint64_t)UINT32_MAX + 1;
}

/* Whether all lanes that take the back edge added to a word on which they leave. */
static bool
counts_up(struct wb_check *h, const struct wb_cycle *c, const struct wb_point *w)
{
	uint32_t step;

	WB_EACH_WRITE(h, k) {
		if (h->fn->loops->of_block[h->g->block_of[k]] != c->loop || !adds_number(h, c, k, &step))
			continue;
		for (uint32_t a = 0; a < h->lanes->natom; a++)
			if (h->lanes->atom[a].kind == WB_ATOM_CMP &&
				h->fn->loops->of_block[h->lanes->atom[a].block] == c->loop &&
				stays_below(h, w, h->lanes->atom[a].inst, k, (uint64_t)step * MOST_ADDERS))
				return true;
	}
	return false;
}

/* Whether value @v, read by @use, is half @half of a clock that @c reads: a counter of 64 bits. */
static bool
is_clock(struct wb_check *h, const struct wb_cycle *c, uint32_t v, uint32_t use, uint32_t half)
{
	uint32_t from = v == WB_NONE ? WB_NONE : wb_lane_source(h, v, &use);
	const struct wb_gsa_value *x = from == WB_NONE ? NULL : wb_gsa_at(h->g, from);
	const struct wb_inst *i = x && x->kind == WB_GSA_DEF && !x->clobber ? &h->fn->inst[x->at] : NULL;
	const struct wb_opnd *to = i && i->nopnd ? wb_opnd(h->fn, i, 0) : NULL;

	/* s_memtime and s_memrealtime; hardware registers and messages have fewer bits, or do not count */
	return i && i->op == WB_OP_TIME && !wb_early_read(i) && i->tclass == WB_TC_SMEM && to && to->nunit == 2 &&
		x->unit == to->id + half && wb_cycle_has(c, h->g->block_of[x->at]);
}

/* Whether value @v, read by @use, was there before @c. */
static bool
is_start(struct wb_check *h, const struct wb_cycle *c, uint32_t v, uint32_t use)
{
	uint32_t from = v == WB_NONE ? WB_NONE : wb_lane_source(h, v, &use);

	return from != WB_NONE && !wb_cycle_has(c, wb_gsa_block(h->g, from));
}

/* Whether half @half of operand @o of @cmp is that of a clock minus that of a start, by operation @op. *at: the
 * instruction. */
static bool
is_difference(struct wb_check *h, const struct wb_cycle *c, const struct wb_opnd *o, uint32_t cmp, uint32_t half,
	enum wb_op op, uint32_t *at)
{
	uint32_t use = cmp, read = wb_read_by(h, o, half), v;
	const struct wb_gsa_value *x;
	const struct wb_opnd *src[2];
	uint32_t n = 0;

	v = read == WB_NONE ? WB_NONE : wb_lane_source(h, read, &use);
	x = v == WB_NONE ? NULL : wb_gsa_at(h->g, v);
	if (!x || (x->kind != WB_GSA_DEF && x->kind != WB_GSA_MASKED) || x->clobber || x->unit >= h->fn->nunit ||
		h->fn->inst[x->at].op != op || !wb_plain(h, &h->fn->inst[x->at]))
		return false;
	WB_EACH_OPND(h->fn, &h->fn->inst[x->at], s)
		if (s->kind == WB_OPND_UNIT && s->flags & WB_USE && !(s->flags & WB_IMPLICIT) && n < 2)
			src[n++] = s;
	*at = x->at;
	return n == 2 && src[0]->nunit == 1 && src[1]->nunit == 1 &&
		is_clock(h, c, wb_read_by(h, src[0], 0), x->at, half) &&
		is_start(h, c, wb_read_by(h, src[1], 0), x->at);
}

/* Whether @high takes in the borrow that @low leaves. */
static bool
borrows_from(const struct wb_check *h, uint32_t high, uint32_t low)
{
	WB_EACH_OPND(h->fn, &h->fn->inst[high], o) {
		uint32_t v = o->kind == WB_OPND_UNIT && o->flags & WB_USE ? wb_gsa_use_of(h->g, o, 0) : WB_NONE;
		const struct wb_gsa_value *x = v == WB_NONE ? NULL : wb_gsa_at(h->g, v);

		if (x && x->kind == WB_GSA_DEF && !x->clobber && x->at == low)
			return true;
	}
	return false;
}

/* Whether operand @o of @cmp is the time since a moment before @c, by a clock that @c reads: of 64 bits, s_sub_u32 and
 * the s_subb_u32 behind it; or the low half alone. */
static bool
is_elapsed(struct wb_check *h, const struct wb_cycle *c, const struct wb_opnd *o, uint32_t cmp)
{
	uint32_t low, high;

	if (o->kind != WB_OPND_UNIT || !is_difference(h, c, o, cmp, 0, WB_OP_SUB, &low))
		return false;
	return o->nunit == 1 || (is_difference(h, c, o, cmp, 1, WB_OP_SUBB, &high) && borrows_from(h, high, low));
}

/* The constant that operand @o of @cmp is, of as many bits as it has. */
static bool
is_limit(struct wb_check *h, const struct wb_opnd *o, uint32_t cmp, uint64_t *limit)
{
	uint32_t low, high = 0;

	if (o->kind == WB_OPND_IMM)
		return *limit = o->imm, true;
	if (!wb_constant(h, wb_read_by(h, o, 0), cmp, &low) ||
		(o->nunit == 2 && !wb_constant(h, wb_read_by(h, o, 1), cmp, &high)))
		return false;
	*limit = (uint64_t)high << 32 | low;
	return true;
}

/* Whether lanes that take the back edge have, by compare @cmp, seen less than a constant go by. It is less than half of
 * what the numbers compared can be, so that no iteration passes over all that is more. */
static bool
before_limit(struct wb_check *h, const struct wb_cycle *c, const struct wb_point *w, uint32_t cmp)
{
	struct wb_decoded d;
	uint64_t limit;
	bool turned;
	enum wb_op op;

	if (!wb_order_holds(h, w, cmp, &d) || (d.type != WB_T_U32 && d.type != WB_T_U64))
		return false;
	turned = is_elapsed(h, c, d.src[1], cmp);
	if (!turned && !is_elapsed(h, c, d.src[0], cmp))
		return false;
	op = turned ? wb_compare_mirror(d.op) : d.op;
	return (op == WB_OP_LT || op == WB_OP_LE) && is_limit(h, d.src[!turned], cmp, &limit) &&
		limit <= (d.type == WB_T_U64 ? UINT64_MAX : UINT32_MAX) / 2;
}

static bool
times_out(struct wb_check *h, const struct wb_cycle *c, const struct wb_point *w)
{
	for (uint32_t a = 0; a < h->lanes->natom; a++)
		if (h->lanes->atom[a].kind == WB_ATOM_CMP &&
			h->fn->loops->of_block[h->lanes->atom[a].block] == c->loop &&
			before_limit(h, c, w, h->lanes->atom[a].inst))
			return true;
	return false;
}

bool
wb_cycle_ends(struct wb_check *h, const struct wb_cycle *c)
{
	const struct wb_loop_bound *b = h->fn->bounds ? &h->fn->bounds->loop[c->loop] : NULL;
	struct wb_integers *ints;
	struct wb_point w;

	if (b && (b->inferred != WB_UNKNOWN || b->ends))
		return true;
	if (!shrinks(h, c))
		return false;
	ints = wb_check_numbers(h);
	w = wb_point_along(ints, c->back[0]);
	w.iteration = wb_iteration_of(wb_integers_iterations(ints), c->loop, w.block, w.group);
	return searches(h, c, &w) || wb_cycle_descends(h, c, &w) || counts_up(h, c, &w) || times_out(h, c, &w);
}
