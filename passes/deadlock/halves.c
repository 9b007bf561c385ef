/* passes/deadlock/halves.c -- loops in which lanes wait for what half of a ballot says.
 *
 * Code for waves of 32 lanes keeps a ballot in 32 bits. In a wave of 64, lanes 32 to 63 are not in it:
 *
 *	v_cmp_ne_u32 s[0:1], 0, v2	a bit for each of 64 lanes
 *	s_ff1_i32_b32 s0, s0		the first of lanes 0 to 31; none if they are off
 *
 * A number is made of half a mask if an instruction reads the low register of it alone, none reads the high one
 * alone, and it keeps no bits that a constant selects, which ask about certain lanes. It is reported where it decides
 * when a loop is left that does not end by itself, directly or by what is stored. A half that is kept in memory, or
 * merged with others, is not followed.
 *
 * Cost:   O(operands); a slice over the whole function for each loop, if there is such a number.
 */
#include "deadlock.h"

/* A low half of a mask that instruction `use` reads alone, and what makes the mask; WB_NONE: EXEC of a block. And the
 * other half; WB_NONE: it is read nowhere. */
struct half {
	uint32_t v, use, maker, high;
};

static uint32_t
before_copies(const struct wb_check *h, uint32_t v)
{
	return wb_gsa_source(h->g, v, WB_GSA_VECTORS | WB_GSA_ETAS);
}

/* The value of the one register that @op reads, before all copies; WB_NONE: it reads none, or several. */
static uint32_t
read_alone(const struct wb_check *h, const struct wb_opnd *op)
{
	uint32_t v = op->kind == WB_OPND_UNIT && op->nunit == 1 && !(op->flags & WB_IMPLICIT) ?
		wb_gsa_use_of(h->g, op, 0) : WB_NONE;

	return v == WB_NONE ? v : before_copies(h, v);
}

/* Whether @k only copies, or keeps bits that a constant selects. */
static bool
no_number(const struct wb_check *h, uint32_t k)
{
	const struct wb_inst *i = &h->fn->inst[k];
	bool constant = false;

	for (uint32_t o = 0; o < i->nopnd; o++)
		constant |= wb_opnd(h->fn, i, o)->kind == WB_OPND_IMM;
	return i->op == WB_OP_MOV || i->op == WB_OP_READFIRST || i->op == WB_OP_READLANE || i->op == WB_OP_WRITELANE ||
		(constant && (i->op == WB_OP_AND || i->op == WB_OP_BFE || i->op == WB_OP_LSHR ||
				i->op == WB_OP_LSHRREV || i->op == WB_OP_BITCMP0 || i->op == WB_OP_BITCMP1));
}

/* Whether the first definition of @k, a pair, is a mask of lanes: of a compare, or one that may become EXEC. */
static bool
makes_mask(const struct wb_check *h, uint32_t k)
{
	const struct wb_inst *i = &h->fn->inst[k];

	return wb_compare_is((enum wb_op)i->op) || i->op == WB_OP_CMP ||
		(wb_combines_masks((enum wb_op)i->op) && h->lanes->mask[k] != WB_NONE);
}

/* Whether @v is the low half of a mask, of which the high one is *high (WB_NONE: it is read nowhere). */
static bool
is_half(const struct wb_check *h, uint32_t v, uint32_t *high)
{
	const struct wb_gsa_value *x = wb_gsa_at(h->g, v);
	bool exec = x->unit == h->g->exec_lo, made = x->kind == WB_GSA_DEF && !x->clobber;
	const struct wb_opnd *d = made ? wb_opnd(h->fn, &h->fn->inst[x->at], 0) : NULL;

	if (!exec && !(d && d->nunit == 2 && d->id == x->unit && makes_mask(h, x->at)))
		return false;
	*high = made ? wb_gsa_after(h->g, x->at, x->unit + 1) :
		       wb_gsa_in(h->g, x->kind == WB_GSA_ENTRY ? 0 : x->at, h->g->exec_hi);
	return true;
}

static uint32_t
find_halves(struct wb_check *h, struct half **at)
{
	struct wb_bits alone = wb_bits_new(h->cx->tmp, h->g->nvalue);
	WB_VEC(struct half) half = { 0 };
	uint32_t n = 0;

	for (uint32_t k = 0; k < h->fn->ninst; k++)
		WB_EACH_OPND(h->fn, &h->fn->inst[k], op) {
			uint32_t v = read_alone(h, op);
			struct half x = { .use = k };

			if (v == WB_NONE || no_number(h, k))
				continue;
			wb_bit_set(alone, v);
			if (h->fn->inst[k].op == WB_OP_STORE || !is_half(h, v, &x.high))
				continue;
			x.v = wb_gsa_use_of(h->g, op, 0);
			x.maker = wb_gsa_at(h->g, v)->kind == WB_GSA_DEF ? wb_gsa_at(h->g, v)->at : WB_NONE;
			WB_PUSH(h->cx->tmp, &half, x);
		}
	for (uint32_t k = 0; k < half.n; k++)
		if (half.at[k].high == WB_NONE || !wb_bit(alone, before_copies(h, half.at[k].high)))
			half.at[n++] = half.at[k];
	*at = half.at;
	return n;
}

/* All of the function, left where @loop is: what decides in it, or before it, whether @loop is left. */
static struct wb_slice
slice_function(struct wb_check *h, uint32_t loop)
{
	struct wb_cycle c = wb_cycle_of_loop(h, loop);
	uint32_t *block = WB_NEW(h->cx->tmp, uint32_t, h->fn->nblock);

	c.part = true;
	c.in = wb_bits_new(h->cx->tmp, h->fn->nblock);
	for (uint32_t b = 0; b < h->fn->nblock; b++) {
		block[b] = b;
		wb_bit_set(c.in, b);
	}
	c.block = block;
	c.nblock = h->fn->nblock;
	return wb_slice_exits(h, &c);
}

static void
check_loop(struct wb_check *h, uint32_t loop, bool reads, const struct half *half, uint32_t n)
{
	struct wb_cycle c = wb_cycle_of_loop(h, loop);
	struct wb_slice s = wb_slice_exits(h, &c);
	struct wb_finding f = wb_finding_of(h, WB_RULE_HALF, loop, s.read, s.nread,
		"lanes leave this loop by what 32 bits of a mask of lanes say: this wave has 64 lanes, and lanes 32 to "
		"63 are not in these");
	bool unknown = slice_function(h, loop).unknown;

	f.write = h->list.n;
	for (uint32_t k = 0; k < n; k++) {
		/* what was decided before a loop without reads, nobody waits for */
		bool anew = wb_loop_has(h->fn->loops, loop, h->g->block_of[half[k].use]);

		if ((!unknown && !wb_bit(h->visited, half[k].v) && !wb_bit(h->fresh, half[k].v)) || (!reads && !anew))
			continue;
		wb_check_list(h, &half[k].use, 1);
		wb_check_list(h, &half[k].maker, half[k].maker != WB_NONE);
	}
	f.nwrite = h->list.n - f.write;
	f.inst = f.nwrite ? h->list.at[f.write] : WB_NONE;
	if (f.nwrite)
		wb_check_report(h, f);
}

void
wb_check_halves(struct wb_check *h, const uint8_t *verdict)
{
	struct half *half = NULL;
	uint32_t n = h->half_waves || !h->lanes || h->g->exec_hi == WB_NONE ? 0 : find_halves(h, &half);

	for (uint32_t l = 0; l < h->fn->loops->nloop && n; l++) {
		struct wb_cycle c = wb_cycle_of_loop(h, l);

		if (verdict[l] != WB_LOOP_COUNTED && !wb_cycle_ends(h, &c))
			check_loop(h, l, verdict[l] != WB_LOOP_UNREAD, half, n);
	}
}
