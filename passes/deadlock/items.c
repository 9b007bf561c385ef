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
		if (!wb_tells_lanes(h, wb_value_of_term(h, s->f.term[n]), s->use))
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
	uint32_t from = wb_lane_source(h, v, &use), by;
	const struct wb_gsa_value *x = wb_gsa_at(h->g, from);
	const struct wb_inst *i = &h->fn->inst[x->at];

	return (x->kind == WB_GSA_DEF || x->kind == WB_GSA_MASKED) && !x->clobber && wb_covered(h, from, use) &&
		(i->mem.access & WB_ADDS) && (i->mem.access & WB_RETURNS) && wb_written_constant(h, x->at, &by) &&
		(by & 1) && wb_alias(h, x->at, x->at) == WB_ALIAS_MUST && wb_writes_alone(h, x->at);
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
