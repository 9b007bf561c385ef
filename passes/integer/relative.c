/* passes/integer/relative.c -- the registers that an instruction may access by a number in M0 (indexed access).
 *
 *	mode %s6 | def %m0 gpr_idx=8			s_set_gpr_idx_on s6, gpr_idx(DST); s6 is 0, 2, ... 14
 *	%v0 =v other %v30 | def %v[0:255] gpr_idx=8	v_mov_b32 v0, v30: writes v0 + s6
 *	...						def %v[0:14]
 *
 * What:   an array of a work-item may be in registers, indexed by a number of the wave. The register is known only in a
 *         run. So for the reader of assembly (src/gcn/inst.c) the instruction may access all registers from the named
 *         one to the end of the file. Here the range of the index limits that to the array, so that what is known of
 *         other registers stays known. In the example, v15 to v255 are not written.
 * Right:
 *  1. The register that is accessed is the named one plus an index: all of M0 (rel), or its low 8 bits (gpr_idx).
 *  2. s_set_gpr_idx_on and _idx set the low 8 bits of M0 to those of a register. If the value of M0 is a merge, its low
 *     8 bits are unknown.
 *  3. If the index, or the register that it is taken from, is from low to high in all executions, and the file has so
 *     many registers behind the named one, then high is below 2^8. So the index is from low to high, too.
 *  4. Only what holds for all launches is used, because one function may be bounded for several.
 * Cost:   O(instructions), and a query of the integer domain for each indexed access.
 */
#include "integer.h"

struct relative {
	struct wb_fn *fn;
	struct wb_integers *ints;
};

/* The register that @inst, which changes MODE and M0, copies to the low bits of M0; NULL: it does something else. */
static const struct wb_opnd *
index_register(const struct wb_fn *fn, uint32_t inst)
{
	const struct wb_inst *i = &fn->inst[inst];
	const struct wb_opnd *from = NULL;

	WB_EACH_OPND(fn, i, o) {
		if (o->kind != WB_OPND_UNIT || o->flags & WB_IMPLICIT)
			continue;
		if (from || o->flags & WB_DEF || o->nunit != 1)
			return NULL;
		from = o;
	}
	return i->op == WB_OP_MODE ? from : NULL;
}

/* What @inst adds to register numbers: all of M0, or (@low) its low 8 bits. */
static struct wb_range
index_of(const struct relative *r, uint32_t inst, bool low)
{
	const struct wb_inst *i = &r->fn->inst[inst];
	uint32_t block = r->fn->gsa->block_of[inst], v = WB_NONE;
	const struct wb_opnd *from;
	struct wb_affine f;

	WB_EACH_OPND(r->fn, i, o)
		if (o->kind == WB_OPND_UNIT && o->flags & WB_USE && r->fn->unit[o->id].role == WB_ROLE_M0)
			v = wb_value_read(r->fn->gsa, o, 0);
	if (v == WB_NONE)
		return wb_range_full(32);
	if (!low)
		return wb_value_range(r->ints, v, wb_point_any(block));
	if (!wb_value_is_def(r->fn->gsa, v))
		return wb_range_full(32);
	from = index_register(r->fn, wb_value_at(r->fn->gsa, v));
	if (!from)
		return wb_range_full(32);
	f = wb_affine_source(r->ints, from, 32, wb_point_any(wb_gsa_block(r->fn->gsa, v)));
	return wb_affine_range(r->ints, &f, wb_point_any(wb_gsa_block(r->fn->gsa, v)));
}

/* Limits implicit operand @o, all registers from that of @named on, to those at numbers in @index. */
static bool
narrow(struct wb_opnd *o, const struct wb_opnd *named, const struct wb_range *index)
{
	uint64_t n = index->high - index->low + named->nunit;

	if (index->high + named->nunit > o->nunit)
		return false;
	o->id += (uint32_t)index->low;
	o->nunit = (uint8_t)n;
	return true;
}

/* The operand that names the first of the registers of @o, an implicit one of the same kind; NULL. */
static const struct wb_opnd *
named_by(const struct wb_fn *fn, const struct wb_inst *i, const struct wb_opnd *o)
{
	if (o->kind != WB_OPND_UNIT || !(o->flags & WB_IMPLICIT) || fn->unit[o->id].role != WB_ROLE_NONE)
		return NULL;
	WB_EACH_OPND(fn, i, named)
		if (named->kind == WB_OPND_UNIT && !(named->flags & WB_IMPLICIT) && named->id == o->id &&
			named->nunit < o->nunit)
			return named;
	return NULL;
}

static bool
narrow_all(struct relative *r, uint32_t inst)
{
	const struct wb_inst *i = &r->fn->inst[inst];
	struct wb_range index = index_of(r, inst, wb_mod(r->fn, i, WB_MOD_GPRIDX));
	bool any = false;

	for (uint32_t k = 0; k < i->nopnd; k++) {
		struct wb_opnd *o = &r->fn->opnd[i->opnd + k], *rest = o + 1;
		const struct wb_opnd *named = named_by(r->fn, i, o);
		uint32_t end = o->id + o->nunit;

		if (!named || !narrow(o, named, &index))
			continue;
		any = true;
		/* one operand has at most 255 registers: so v0 to v255 are two operands */
		if (k + 1 < i->nopnd && rest->kind == WB_OPND_UNIT && rest->flags == o->flags && rest->id == end)
			*rest = *o;
	}
	return any;
}

bool
wb_is_relative(const struct wb_fn *fn, uint32_t inst)
{
	const struct wb_inst *i = &fn->inst[inst];

	return i->flags & WB_I_UNMODELLED && (wb_mod(fn, i, WB_MOD_RELATIVE) || wb_mod(fn, i, WB_MOD_GPRIDX));
}

bool
wb_narrow_relative(struct wb_ctx *cx, struct wb_fn *fn)
{
	struct relative r = { .fn = fn, .ints = wb_integers_new(cx, fn, NULL) };
	bool any = false;

	for (uint32_t k = 0; k < fn->ninst; k++)
		if (wb_is_relative(fn, k) && fn->gsa->block_of[k] != WB_NONE)
			any = narrow_all(&r, k) || any;
	return any;
}
