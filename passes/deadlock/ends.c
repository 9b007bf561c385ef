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
 * Nothing else in the loop writes the word, nor does another loop, and all lanes add the same number. So from one
 * iteration of a lane to the next, the word moves in one direction, by this number at least once and at most once for
 * each lane, but for writes that are executed once. The exit values are so many consecutive numbers that the word
 * cannot skip all of them.
 *
 * And it adds loops to which no wave of the launch comes: if (group != 0), and there is one workgroup.
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
#include "../integer/interval.h"
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
has_stride(struct wb_integers *ints, const struct wb_cycle *c, uint32_t mu, uint32_t factor)
{
	struct wb_advance a;

	if (!wb_counter_advance(ints, c->loop, mu, &a))
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
	return mu != WB_NONE && has_stride(h->ints, c, mu, factor);
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
stays_below(struct wb_check *h, const struct wb_cycle *c, const struct wb_point *w, uint32_t atom, uint32_t k,
	uint64_t exit)
{
	uint32_t cmp = h->lanes->atom[atom].inst, read;
	struct wb_interval in;
	struct wb_decoded d, made;

	if (!wb_order_holds(h, c, w, atom, &d) || !wb_decode(h->fn, cmp, WB_NONE, &made) ||
		!wb_compared_numbers(h, cmp, &read, &in) || read != k)
		return false;
	in = d.op == made.op ? in : wb_interval_complement(32, in);
	return in.count + exit <= (wb_u128)UINT32_MAX + 1;
}

/* Whether another loop than @c may write the word of @k: a wave that waits there does so again and again. */
static bool
written_again(struct wb_check *h, const struct wb_cycle *c, uint32_t k)
{
	WB_EACH_WRITE(h, w)
		if (!wb_cycle_has(c, h->g->block_of[w]) && h->fn->loops->of_block[h->g->block_of[w]] != WB_NONE &&
			wb_one_place(h, k, w))
			return true;
	return false;
}

/* Whether all lanes that take the back edge added to a word on which they leave. */
static bool
counts_up(struct wb_check *h, const struct wb_cycle *c, const struct wb_point *w)
{
	uint32_t step;

	WB_EACH_WRITE(h, k) {
		if (h->fn->loops->of_block[h->g->block_of[k]] != c->loop || !adds_number(h, c, k, &step) ||
			written_again(h, c, k))
			continue;
		for (uint32_t a = 0; a < h->lanes->natom; a++)
			if (stays_below(h, c, w, a, k, (uint64_t)step * MOST_ADDERS))
				return true;
	}
	return false;
}

#define HWREG_SHADER_CYCLES 0x981du	/* register 29, 20 bits from bit 0 on */
#define MESSAGE_REALTIME 131u		/* MSG_RTN_GET_REALTIME */

/* The instruction that reads the clock which term @t is, and of how many bits it is; WB_NONE: it is none. */
static uint32_t
clock_read(const struct wb_check *h, uint32_t t, uint32_t *bits)
{
	const struct wb_term *x = wb_affine_term(h->ints, t);
	bool pair = x->kind == WB_TERM_PAIR, wide, cycles;
	const bool known = (pair || x->kind == WB_TERM_VALUE) && x->v != WB_NONE && (!pair || x->high != WB_NONE);
	const struct wb_gsa_value *v = known ? wb_gsa_at(h->g, x->v) : NULL,
				  *high = known && pair ? wb_gsa_at(h->g, x->high) : v;
	const struct wb_inst *i = v && v->kind == WB_GSA_DEF && !v->clobber ? &h->fn->inst[v->at] : NULL;
	const struct wb_opnd *to = i && i->op == WB_OP_TIME && !wb_early_read(i) ? wb_opnd(h->fn, i, 0) : NULL;

	if (!to || v->unit != to->id || high->kind != WB_GSA_DEF || high->at != v->at || high->unit != v->unit + pair)
		return WB_NONE;
	/* s_memtime, s_memrealtime, and the message for it; other registers and messages do not count */
	wide = to->nunit == 2 && (i->tclass == WB_TC_SMEM || wb_mod(h->fn, i, WB_MOD_SIMM) == MESSAGE_REALTIME);
	cycles = to->nunit == 1 && wb_mod(h->fn, i, WB_MOD_HWREG) == HWREG_SHADER_CYCLES;
	*bits = pair ? 64 : wide ? 32 : 20;
	return wide || cycles ? v->at : WB_NONE;
}

/* Whether @f is a clock of *bits bits that @c reads, and what was there before @c. */
static bool
since_start(struct wb_check *h, const struct wb_cycle *c, const struct wb_affine *f, uint32_t *bits)
{
	uint32_t clocks = 0, of;

	for (uint32_t k = 0; k < f->n; k++) {
		uint32_t read = clock_read(h, f->term[k], &of);

		if (read != WB_NONE && wb_cycle_has(c, h->g->block_of[read])) {
			clocks += f->k[k] == 1 ? 1 : 2;
			*bits = of;
		} else if (wb_term_within(h, c, f->term[k])) {
			return false;
		}
	}
	return clocks == 1;
}

/* Whether @f is a clock as it was before @c, plus a constant below 2^63. */
static bool
is_deadline(const struct wb_check *h, const struct wb_cycle *c, const struct wb_affine *f)
{
	uint32_t bits, read = f->n == 1 && f->k[0] == 1 ? clock_read(h, f->term[0], &bits) : WB_NONE;

	return read != WB_NONE && bits == 64 && !wb_cycle_has(c, h->g->block_of[read]) && f->add <= INT64_MAX;
}

/* Whether lanes that take the back edge have, by the compare of @atom, seen less than a constant go by, or a clock that
 * is not yet at a constant after a start. A constant that is compared is less than a quarter of what the clock can be,
 * so that no iteration passes over all that is more. (No clock of 64 bits comes to its end. Where a shorter one begins
 * again, a difference is negative.) */
static bool
before_limit(struct wb_check *h, const struct wb_cycle *c, const struct wb_point *w, uint32_t atom)
{
	uint32_t cmp = h->lanes->atom[atom].inst, bits;
	struct wb_affine less, more;
	struct wb_point at;
	struct wb_decoded d;
	bool turned;			/* the lesser one is on the right */

	if (!wb_order_holds(h, c, w, atom, &d) || (d.type != WB_T_U32 && !wb_type_wide(d.type)))
		return false;
	turned = d.op == WB_OP_GT || d.op == WB_OP_GE;
	at = wb_point_active(h->ints, cmp);
	less = wb_affine_source(h->ints, d.src[turned], d.bits, at);
	more = wb_affine_source(h->ints, d.src[!turned], d.bits, at);
	if (!since_start(h, c, &less, &bits))
		return false;
	if (wb_affine_constant(&more))
		return (d.type != WB_T_I64 || bits == 64) && !(more.add >> (bits - 2));
	return bits == 64 && less.n == 1 && !less.add && is_deadline(h, c, &more);
}

static bool
times_out(struct wb_check *h, const struct wb_cycle *c, const struct wb_point *w)
{
	for (uint32_t a = 0; a < h->lanes->natom; a++)
		if (before_limit(h, c, w, a))
			return true;
	return false;
}

/* Whether no wave takes any edge into @b, back edges left out. */
static bool
never_entered(struct wb_check *h, uint32_t b)
{
	const struct wb_fn *fn = h->fn;
	bool never = b != 0;

	for (uint32_t k = fn->block[b].in; k < fn->block[b].in + fn->block[b].nin && never; k++) {
		const struct wb_edge *e = &fn->edge[fn->in[k]];

		never = e->src != WB_NONE && (wb_dominates(fn->dom, b, e->src) ||
			(e->kind == WB_EDGE_TAKEN && wb_branch_truth(wb_check_numbers(h), e->src) == WB_NEVER) ||
			(e->kind == WB_EDGE_FALL && wb_branch_truth(wb_check_numbers(h), e->src) == WB_ALWAYS));
	}
	return never;
}

/* Whether no wave of this launch comes to @c. */
static bool
never_reached(struct wb_check *h, const struct wb_cycle *c)
{
	bool never = false, one_entry = !h->fn->loops->loop[c->loop].irreducible;

	for (uint32_t b = one_entry ? c->header : WB_NONE; b != WB_NONE && !never; b = h->fn->dom->idom[b])
		never = never_entered(h, b);
	return never;
}

bool
wb_cycle_ends(struct wb_check *h, const struct wb_cycle *c)
{
	const struct wb_loop_bound *b = h->fn->bounds ? &h->fn->bounds->loop[c->loop] : NULL;
	struct wb_point w;

	if ((b && (b->inferred != WB_UNKNOWN || b->ends)) || never_reached(h, c))
		return true;
	if (!shrinks(h, c))
		return false;
	w = wb_point_again(h, c->loop, c->back[0]);
	return searches(h, c, &w) || wb_cycle_descends(h, c, &w) || counts_up(h, c, &w) || times_out(h, c, &w);
}
