/* passes/deadlock/items.c -- numbers that no two lanes, or no two work-items, share.
 *
 *			tid			each lane has its own along x, if a wave is of one row
 *			mbcnt(~0)		the lanes below this one
 *			tid & 63		the same as tid, within a wave
 *			base + 4 * tid		differs by 4 or more between any two lanes
 *
 * A sum tells lanes apart if one of its values does, and all others are uniform. How far apart two lanes are follows
 * from its factor.
 */
#include "address.h"

/* The vector register that @v is at the entry of a kernel; WB_NONE: none. */
static uint32_t
entry_register(const struct wb_check *h, uint32_t v)
{
	bool entry = v != WB_NONE && h->fn->is_kernel && h->fn->desc && wb_value_is_entry(h->g, v);

	return entry ? wb_register_number(h->fn, wb_value_unit(h->g, v), 'v') : WB_NONE;
}

/* The dimension of which @v is the work-item id (v0, v1, v2 at the entry); -1: it is none. */
static int
item_dimension(const struct wb_check *h, uint32_t v)
{
	uint32_t r = entry_register(h, v);

	if (r == WB_NONE || h->fn->desc->abi.workitem_id_packed || r >= h->fn->desc->abi.workitem_id_dims)
		return -1;
	return (int)r;
}

/* Whether a row of the workgroup is a whole number of waves, or the only one. */
static bool
rows_of_waves(struct wb_check *h)
{
	h->rows_asked |= h->rows == WB_ROWS_UNKNOWN;
	return h->rows == WB_ROWS_OF_WAVES || (h->rows == WB_ROWS_UNKNOWN && h->rows_assumed);
}

/* Whether @v is the work-item id along x, and no two lanes of a wave have the same one. Lanes of a wave are consecutive
 * work-items, x first. So it holds where a row of the workgroup is a whole number of waves, or where there is only one
 * row. Where all three ids are packed in v0, x lowest, the other two are then uniform. */
static bool
item_number(struct wb_check *h, uint32_t v)
{
	bool packed = entry_register(h, v) == 0 && h->fn->desc->abi.workitem_id_packed;

	return (packed || item_dimension(h, v) == 0) && rows_of_waves(h);
}

bool
wb_wave_item_id(struct wb_check *h, uint32_t v, uint32_t use, uint32_t *shift)
{
	struct wb_decoded d;
	uint32_t high;

	if (!h->fn->desc || !h->fn->desc->wave_lanes)
		return false;
	for (*shift = 0;; use = d.inst) {
		struct wb_sum s = wb_sum_of(h, v, use);

		if (s.opaque || !wb_affine_only_term(h->ints, &s.f))
			return false;
		if (item_number(h, wb_value_of_term(h, s.f.term[0])))
			return true;
		v = wb_lane_source(h, v, &use);
		if (*shift || !wb_made(h, v, use, &d) || (d.op != WB_OP_LSHR && d.op != WB_OP_ASHR) || d.nsrc != 2 ||
			!wb_is_number(h, d.src[1], d.inst, shift) || d.src[0]->kind != WB_OPND_UNIT)
			return false;
		*shift &= d.bits - 1;
		if (*shift == 0 || *shift > 31 ||
			(d.bits == 64 && (!wb_constant(h, wb_read_by(h, d.src[0], 1), d.inst, &high) || high)))
			return false;
		v = wb_read_by(h, d.src[0], 0);
	}
}

/* Whether source @o of @inst is a mask that includes every lane which executes @inst: all ones, or EXEC. @half: 0 low,
 * 1 high. */
static bool
all_lanes_mask(struct wb_check *h, uint32_t inst, const struct wb_opnd *o, uint32_t half)
{
	uint32_t exec = half ? h->g->exec_hi : h->g->exec_lo, v = wb_read_by(h, o, 0), now, number;

	if (wb_is_number(h, o, inst, &number))
		return number == UINT32_MAX;
	now = exec == WB_NONE ? WB_NONE : wb_gsa_before(h->g, inst, exec);
	return v != WB_NONE && now != WB_NONE && wb_gsa_source(h->g, v, 0) == wb_gsa_source(h->g, now, 0);
}

/* The half of the mask in which mbcnt @inst counts. */
static uint32_t
mbcnt_half(const struct wb_check *h, uint32_t inst)
{
	return wb_mod(h->fn, &h->fn->inst[inst], WB_MOD_SHIFT) == 32;
}

/* Whether @v is mbcnt_lo of a mask that includes all lanes, added to 0. */
static bool
counts_low_half(struct wb_check *h, uint32_t v, uint32_t use)
{
	struct wb_decoded lo;
	uint32_t zero;

	return wb_made(h, v, use, &lo) && lo.op == WB_OP_MBCNT && lo.nsrc == 2 && mbcnt_half(h, lo.inst) == 0 &&
		wb_is_number(h, lo.src[1], lo.inst, &zero) && zero == 0 && all_lanes_mask(h, lo.inst, lo.src[0], 0);
}

/* The number of lanes below this one in a mask: mbcnt_hi of mbcnt_lo. No two lanes of the mask have the same. In waves
 * of 32 lanes, mbcnt_lo is this number, and mbcnt_hi adds nothing to it. */
static bool
lane_count(struct wb_check *h, uint32_t v, uint32_t use)
{
	struct wb_decoded hi;
	bool narrow = wb_fn_lanes(h->fn) == 32;

	if (narrow && counts_low_half(h, v, use))
		return true;
	if (!wb_made(h, v, use, &hi) || hi.op != WB_OP_MBCNT || hi.nsrc != 2 || hi.src[1]->kind != WB_OPND_UNIT)
		return false;
	v = wb_gsa_source(h->g, wb_read_by(h, hi.src[1], 0), 0);
	return mbcnt_half(h, hi.inst) == 1 && counts_low_half(h, v, hi.inst) &&
		(narrow || all_lanes_mask(h, hi.inst, hi.src[0], 1));
}

/* Whether no two lanes of the wave have the same @v at @use. */
static bool
tells_lanes(struct wb_check *h, uint32_t v, uint32_t use)
{
	return item_number(h, v) || lane_count(h, v, use) || wb_tells_lanes(h, v, use);
}

/* Whether no two lanes have the same sum: one term differs between any two lanes, all others are uniform. *step: its
 * factor; 0: no such term. */
static bool
distinct(struct wb_check *h, const struct wb_sum *s, uint32_t *step)
{
	uint32_t lanes = 0;

	*step = 0;
	if (s->opaque)
		return false;
	for (uint32_t n = 0; n < s->f.n; n++) {
		if (wb_term_invariant(h, s->f.term[n], s->use))
			continue;
		*step = (uint32_t)s->f.k[n];
		if (!tells_lanes(h, wb_value_of_term(h, s->f.term[n]), s->use))
			return false;
		lanes++;
	}
	return lanes == 1;
}

bool
wb_sum_injective(struct wb_check *h, const struct wb_sum *s, uint32_t bytes, bool *same)
{
	uint32_t step, most = UINT32_MAX / wb_fn_lanes(h->fn);
	bool all_differ = distinct(h, s, &step);

	*same = !s->opaque && step == 0;
	/* ids differ by less than the lanes of a wave: no product wraps around to less than @bytes */
	return all_differ && ((step >= bytes && step <= most) || (0u - step >= bytes && 0u - step <= most));
}

/* Whether @v is a ticket: what an atomic add of an odd number returned, at one word that nothing else writes. It comes
 * again after 2^32 of them. */
static bool
is_ticket(struct wb_check *h, uint32_t v, uint32_t use)
{
	const struct wb_gsa_value *x = wb_gsa_at(h->g, wb_lane_source(h, v, &use));
	const struct wb_inst *i = &h->fn->inst[x->at];
	uint32_t by;

	return (x->kind == WB_GSA_DEF || x->kind == WB_GSA_MASKED) && !x->clobber && (i->mem.access & WB_ADDS) &&
		(i->mem.access & WB_RETURNS) && wb_written_constant(h, x->at, &by) && (by & 1) &&
		wb_alias(h, x->at, x->at) == WB_ALIAS_MUST && wb_writes_alone(h, x->at);
}

bool
wb_lane_number(struct wb_check *h, uint32_t v, uint32_t use)
{
	struct wb_sum s = wb_sum_of(h, v, use);
	bool same;

	return wb_sum_injective(h, &s, 1, &same) || is_ticket(h, v, use);
}

/* The dimension along which @v, read at @use, differs between work-items exactly if their ids do; -1: none. */
static int
one_dimension(struct wb_check *h, uint32_t v, uint32_t use)
{
	struct wb_sum s = wb_sum_of(h, v, use);
	int dimension = -1, now;

	for (uint32_t n = 0; n < s.f.n && !s.opaque; n++) {
		if (wb_term_invariant(h, s.f.term[n], use))
			continue;
		now = item_dimension(h, wb_value_of_term(h, s.f.term[n]));
		if (now < 0 || dimension >= 0 || (s.f.k[n] & 1) == 0)
			return -1;
		dimension = now;
	}
	return s.opaque ? -1 : dimension;
}

/* ---- ids of work-items ------------------------------------------------------------------------ */
#define ID_BITS 10u		/* of each dimension, where ids are packed in one register */

/* If operand @o of @use is the register with the packed ids, or that shifted right: the dimension, as a bit, of the id
 * in its low bits. 0: it is neither. */
static uint32_t
lowest_id(struct wb_check *h, const struct wb_opnd *o, uint32_t use)
{
	uint32_t v = wb_lane_source(h, wb_read_by(h, o, 0), &use), shift;
	struct wb_decoded d;

	if (entry_register(h, v) == 0)
		return 1;
	if (!wb_made(h, v, use, &d) || d.op != WB_OP_LSHR || d.bits != 32 || d.nsrc != 2 ||
		!wb_is_number(h, d.src[1], d.inst, &shift) || (shift != ID_BITS && shift != 2 * ID_BITS))
		return 0;
	use = d.inst;
	v = wb_lane_source(h, wb_read_by(h, d.src[0], 0), &use);
	return entry_register(h, v) == 0 ? 1u << shift / ID_BITS : 0;
}

/* The dimensions of wb_item_dimensions where the ids are packed: ((ids | ids >> 10) & 0x3ff) == 0. */
static uint32_t
packed_dimensions(struct wb_check *h, uint32_t v, uint32_t use, bool is_zero)
{
	const uint32_t mask = (1u << ID_BITS) - 1;
	struct wb_decoded d, of;
	uint32_t n, k, w, set = 0;

	v = wb_lane_source(h, v, &use);
	if (v == WB_NONE || !wb_made(h, v, use, &d) || d.op != WB_OP_AND || d.bits != 32 || d.nsrc != 2)
		return 0;
	k = wb_is_number(h, d.src[0], d.inst, &n) && n == mask ? 1 : 0;
	if (k == 0 && (!wb_is_number(h, d.src[1], d.inst, &n) || n != mask))
		return 0;
	use = d.inst;
	w = wb_lane_source(h, wb_read_by(h, d.src[k], 0), &use);
	if (!is_zero || w == WB_NONE || !wb_made(h, w, use, &of) || (of.op != WB_OP_OR && of.op != WB_OP_OR3))
		return lowest_id(h, d.src[k], d.inst);
	for (uint32_t o = 0; o < of.nsrc; o++)
		set |= lowest_id(h, of.src[o], of.inst);
	return set;
}

uint32_t
wb_item_dimensions(struct wb_check *h, uint32_t v, uint32_t use, bool is_zero)
{
	struct wb_decoded of;
	uint32_t set = 0;
	int d;

	if (h->fn->desc && h->fn->desc->abi.workitem_id_packed)
		return packed_dimensions(h, v, use, is_zero);
	/* x | y is 0 where both are */
	if (is_zero && wb_made(h, wb_gsa_source(h->g, v, 0), use, &of) && (of.op == WB_OP_OR || of.op == WB_OP_OR3))
		for (uint32_t k = 0; k < of.nsrc; k++)
			set |= of.src[k]->kind == WB_OPND_UNIT &&
					(d = one_dimension(h, wb_read_by(h, of.src[k], 0), of.inst)) >= 0 ? 1u << d : 0;
	else if ((d = one_dimension(h, v, use)) >= 0)
		set = 1u << d;
	return set;
}

bool
wb_item_id(struct wb_check *h, uint32_t v, uint32_t use)
{
	if (!h->fn->desc || !h->fn->desc->abi.workitem_id_packed)
		return item_dimension(h, v) == 0;
	return entry_register(h, v) == 0 || packed_dimensions(h, v, use, false) == 1;
}

bool
wb_item_along_x(struct wb_check *h, uint32_t v, uint32_t use)
{
	bool packed = h->fn->desc && h->fn->desc->abi.workitem_id_packed;
	bool is = packed ? packed_dimensions(h, v, use, false) == 1 ||
			(entry_register(h, v) == 0 && !(h->dimensions & ~1u)) :
			   item_dimension(h, v) == 0;

	return is && rows_of_waves(h);
}
