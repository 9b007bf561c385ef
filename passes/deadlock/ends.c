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
 * and found that less than a constant went by since a moment before the loop. Clocks go on. The comparison may be one
 * of the wave: then lanes stay for the wave's reason.
 *
 *			while (!try() && clock() - start < 2000) ;
 *			while (!try() && clock() < end) ;		end = clock() + 2000
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

/* Whether lanes that take the back edge have, by the compare of @atom, restricted the result of @k in this iteration to
 * an interval of at most 2^32 - @exit numbers. */
static bool
stays_below(struct wb_check *h, const struct wb_point *w, uint32_t atom, uint32_t k, uint64_t exit)
{
	struct wb_decoded d;
	uint32_t limit, cmp = h->lanes->atom[atom].inst;
	uint64_t stay;
	bool turned;
	enum wb_op op;

	if (!wb_order_holds(h, w, atom, &d) || d.type != WB_T_U32)
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
				stays_below(h, w, a, k, (uint64_t)step * MOST_ADDERS))
				return true;
	}
	return false;
}

#define HWREG_SHADER_CYCLES 0x981du	/* register 29, 20 bits from bit 0 on */
#define MESSAGE_REALTIME 131u		/* MSG_RTN_GET_REALTIME */

/* The instruction by which value @v, read by @use, is half @half of a clock, of *bits bits; WB_NONE: it is none. */
static uint32_t
clock_read(struct wb_check *h, uint32_t v, uint32_t use, uint32_t half, uint32_t *bits)
{
	uint32_t from = v == WB_NONE ? WB_NONE : wb_lane_source(h, v, &use);
	const struct wb_gsa_value *x = from == WB_NONE ? NULL : wb_gsa_at(h->g, from);
	const struct wb_inst *i = x && x->kind == WB_GSA_DEF && !x->clobber ? &h->fn->inst[x->at] : NULL;
	const struct wb_opnd *to = i && i->nopnd ? wb_opnd(h->fn, i, 0) : NULL;

	if (!i || i->op != WB_OP_TIME || wb_early_read(i) || !to || x->unit != to->id + half)
		return WB_NONE;
	/* s_memtime, s_memrealtime, and the message for it; other registers and messages do not count */
	*bits = to->nunit == 2 && (i->tclass == WB_TC_SMEM || wb_mod(h->fn, i, WB_MOD_SIMM) == MESSAGE_REALTIME) ?
		64 : 20;
	return *bits == 64 || (to->nunit == 1 && wb_mod(h->fn, i, WB_MOD_HWREG) == HWREG_SHADER_CYCLES) ? x->at :
													WB_NONE;
}

/* Whether value @v, read by @use, was there before @c. */
static bool
is_start(struct wb_check *h, const struct wb_cycle *c, uint32_t v, uint32_t use)
{
	uint32_t from = v == WB_NONE ? WB_NONE : wb_lane_source(h, v, &use);

	return from != WB_NONE && !wb_cycle_has(c, wb_gsa_block(h->g, from));
}

/* An instruction that computes half @half of operand @o of @use by @op from two numbers of 32 bits. */
struct made {
	uint32_t inst;
	const struct wb_opnd *src[2];
};
static bool
is_made(struct wb_check *h, const struct wb_opnd *o, uint32_t use, uint32_t half, enum wb_op op, struct made *m)
{
	uint32_t read = o->kind == WB_OPND_UNIT ? wb_read_by(h, o, half) : WB_NONE, n = 0,
		 v = read == WB_NONE ? WB_NONE : wb_lane_source(h, read, &use);
	const struct wb_gsa_value *x = v == WB_NONE ? NULL : wb_gsa_at(h->g, v);

	if (!x || (x->kind != WB_GSA_DEF && x->kind != WB_GSA_MASKED) || x->clobber || x->unit >= h->fn->nunit ||
		h->fn->inst[x->at].op != op || !wb_plain(h, &h->fn->inst[x->at]))
		return false;
	m->inst = x->at;
	WB_EACH_OPND(h->fn, &h->fn->inst[x->at], s)
		if ((s->kind == WB_OPND_IMM || (s->kind == WB_OPND_UNIT && s->nunit == 1)) &&
			!(s->flags & (WB_DEF | WB_IMPLICIT)) && n < 2)
			m->src[n++] = s;
	return n == 2;
}

/* The same of the @part-th unit of operand @o. */
static uint32_t
clock_in(struct wb_check *h, const struct wb_opnd *o, uint32_t part, uint32_t use, uint32_t half, uint32_t *bits)
{
	return o->kind == WB_OPND_UNIT ? clock_read(h, wb_read_by(h, o, part), use, half, bits) : WB_NONE;
}

static bool
is_zero(struct wb_check *h, const struct wb_opnd *o, uint32_t use)
{
	uint32_t number;

	return wb_is_number(h, o, use, &number) && number == 0;
}

/* Whether half @half of operand @o of @cmp is that of a clock that @c reads, of *bits bits, minus that of a start. *at:
 * the instruction. */
static bool
is_difference(struct wb_check *h, const struct wb_cycle *c, const struct wb_opnd *o, uint32_t cmp, uint32_t half,
	uint32_t *bits, uint32_t *at)
{
	struct made m;
	uint32_t clock;

	if (!is_made(h, o, cmp, half, half ? WB_OP_SUBB : WB_OP_SUB, &m))
		return false;
	*at = m.inst;
	if (half && *bits < 32)
		return is_zero(h, m.src[0], m.inst) && is_zero(h, m.src[1], m.inst);
	clock = clock_in(h, m.src[0], 0, m.inst, half, bits);
	return clock != WB_NONE && wb_cycle_has(c, h->g->block_of[clock]) && m.src[1]->kind == WB_OPND_UNIT &&
		is_start(h, c, wb_read_by(h, m.src[1], 0), m.inst);
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
is_elapsed(struct wb_check *h, const struct wb_cycle *c, const struct wb_opnd *o, uint32_t cmp, uint32_t *bits)
{
	uint32_t low, high;

	if (o->kind != WB_OPND_UNIT || !is_difference(h, c, o, cmp, 0, bits, &low))
		return false;
	return o->nunit == 1 || (is_difference(h, c, o, cmp, 1, bits, &high) && borrows_from(h, high, low));
}

/* Whether operand @o of @cmp is a clock of 64 bits, which @c reads. */
static bool
is_now(struct wb_check *h, const struct wb_cycle *c, const struct wb_opnd *o, uint32_t cmp)
{
	uint32_t bits, low = o->nunit == 2 ? clock_in(h, o, 0, cmp, 0, &bits) : WB_NONE;

	return low != WB_NONE && low == clock_in(h, o, 1, cmp, 1, &bits) && wb_cycle_has(c, h->g->block_of[low]);
}

/* Whether operand @o of @cmp is such a clock as it was before @c, plus a constant below 2^63. */
static bool
is_deadline(struct wb_check *h, const struct wb_cycle *c, const struct wb_opnd *o, uint32_t cmp)
{
	struct made low, high;
	uint32_t bits, clock, number;

	if (o->nunit != 2 || !is_made(h, o, cmp, 0, WB_OP_ADD, &low) || !is_made(h, o, cmp, 1, WB_OP_ADDC, &high) ||
		!borrows_from(h, high.inst, low.inst) || wb_cycle_has(c, h->g->block_of[low.inst]) ||
		wb_cycle_has(c, h->g->block_of[high.inst]))
		return false;
	clock = clock_in(h, low.src[0], 0, low.inst, 0, &bits);
	return clock != WB_NONE && bits == 64 && clock == clock_in(h, high.src[0], 0, high.inst, 1, &bits) &&
		wb_is_number(h, low.src[1], low.inst, &number) &&
		wb_is_number(h, high.src[1], high.inst, &number) && number <= INT32_MAX;
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

/* Whether lanes that take the back edge have, by the compare of @atom, seen less than a constant go by, or a clock that
 * is not yet at a constant after a start. A constant that is compared is less than half of what the clock can be, so
 * that no iteration passes over all that is more. (No clock of 64 bits comes to its end.) */
static bool
before_limit(struct wb_check *h, const struct wb_cycle *c, const struct wb_point *w, uint32_t atom)
{
	uint32_t cmp = h->lanes->atom[atom].inst, bits = 0;
	struct wb_decoded d;
	uint64_t limit;
	bool turned;			/* the lesser one is on the right */

	if (!wb_order_holds(h, w, atom, &d) || (d.type != WB_T_U32 && !wb_type_wide(d.type)))
		return false;
	turned = d.op == WB_OP_GT || d.op == WB_OP_GE;
	if (wb_type_wide(d.type) && is_now(h, c, d.src[turned], cmp) && is_deadline(h, c, d.src[!turned], cmp))
		return true;
	if (!is_elapsed(h, c, d.src[turned], cmp, &bits) || !is_limit(h, d.src[!turned], cmp, &limit))
		return false;
	if (bits < 32)			/* where it begins again, a difference is negative */
		return d.type != WB_T_I64 && limit < 1u << (bits - 1);
	return limit <= (wb_type_wide(d.type) ? (uint64_t)INT64_MAX : UINT32_MAX) / 2;
}

static bool
times_out(struct wb_check *h, const struct wb_cycle *c, const struct wb_point *w)
{
	for (uint32_t a = 0; a < h->lanes->natom; a++) {
		const struct wb_atom *x = &h->lanes->atom[a];

		if ((x->kind == WB_ATOM_CMP || (x->kind == WB_ATOM_SCC && x->inst != WB_NONE)) &&
			h->fn->loops->of_block[x->block] == c->loop && before_limit(h, c, w, a))
			return true;
	}
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
