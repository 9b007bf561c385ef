/* passes/repair/repair.c -- decides how a kernel is rewritten in which lanes wait for lanes that they block.
 *
 * Needs:  DOM, POSTDOM, LOOPS, GSA, LANES, DEADLOCK; what the front end knows of registers and lines. Changes nothing.
 * What:   each loop with a finding SIMT by NEAR: lanes do what others wait for before the next iteration (near.c).
 *         Where this is not legal for some loop of a kernel, all its loops by PARK (park.c). The front end writes it
 *         into the text (src/gcn/fix.c).
 * Sound:  near.c and park.c say when each is legal. The result is read and analysed again (src/cli).
 * Cost:   O(instructions + blocks) for each loop, and for PARK each instruction that switches lanes on.
 */
#include "repair.h"

uint32_t
repair_combined(const struct wb_fn *fn, const struct wb_inst *i, enum wb_op op)
{
	const struct wb_opnd *o;

	if (i->op != op || i->nopnd < 3)
		return WB_NONE;
	o = wb_opnd(fn, i, 0);
	for (uint32_t k = 0; k < 3; k++)
		if (o[k].kind != WB_OPND_UNIT || o[k].nunit != wb_mask_units(fn))
			return WB_NONE;
	if (o[0].id != fn->gsa->exec_lo)
		return WB_NONE;
	if (o[1].id == fn->gsa->exec_lo)
		return o[2].id;
	return op == WB_OP_OR && o[2].id == fn->gsa->exec_lo ? o[1].id : WB_NONE;
}

bool
repair_keeps_lanes(const struct wb_fn *fn, uint32_t header, uint32_t b)
{
	const struct wb_lanes *l = fn->lanes;
	const struct wb_span *at = &l->span[l->block_span[header]], *end = &l->span[l->block_span[b + 1] - 1];

	return !((at->flags | end->flags) & WB_SPAN_TOP) && wb_lanes_same(l, end->care, at->exec, l->leave[b]);
}

uint32_t
repair_tested(const struct wb_fn *fn, const struct wb_inst *i)
{
	const struct wb_opnd *o = wb_branch_condition(fn, i);

	return o ? o->id : WB_NONE;
}

bool
repair_switches_on(const struct wb_fn *fn, const struct wb_inst *i)
{
	if (!wb_gsa_writes_exec(fn->gsa, i) || (i->flags & WB_I_MASKED))
		return false;
	for (uint32_t o = 0; o < i->nopnd; o++)
		if (wb_opnd(fn, i, o)->kind == WB_OPND_IMM && (int32_t)wb_opnd(fn, i, o)->imm == -1)
			return true;
	return false;
}

uint32_t
repair_written_for(const struct wb_fn *fn, uint32_t k, uint32_t b)
{
	WB_EACH_OPND(fn, &fn->inst[k], op)
		for (uint32_t u = op->id; op->kind == WB_OPND_UNIT && (op->flags & WB_DEF) && u < op->id + op->nunit;
			u++)
			if (fn->unit[u].cls != WB_UNIT_VECTOR && u != fn->gsa->exec_lo && u != fn->gsa->exec_hi &&
				wb_gsa_is_live(fn->gsa, b, u))
				return u;
	return WB_NONE;
}

bool
repair_writes_slot(const struct wb_fn *fn, uint32_t k, uint32_t b, uint32_t slot)
{
	const struct wb_gsa *g = fn->gsa;
	uint32_t v;

	if (!wb_gsa_is_live(g, b, slot))
		return false;
	if (fn->inst[k].op == WB_OP_WRITELANE && wb_gsa_slot(g, k) != WB_NONE)
		return wb_gsa_slot(g, k) == slot;
	/* a copy may keep it; of what nothing reads there is no value */
	v = wb_gsa_after(g, k, slot);
	return v == WB_NONE || (wb_gsa_at(g, v)->kind == WB_GSA_DEF && wb_gsa_at(g, v)->at == k);
}

bool
repair_writes_memory(const struct wb_inst *i)
{
	return i->mem.space == WB_SPACE_SCALAR && i->mem.access & (WB_STORE | WB_ATOMIC);
}

const char *
repair_unit_name(struct repairer *f, uint32_t unit)
{
	const struct wb_gsa_slot *s = unit < f->fn->nunit ? NULL : &f->fn->gsa->slot[unit - f->fn->nunit];

	return s ? wb_format(f->cx->unit, "%s.%u", f->fn->unit[s->base].name, s->offset) : f->fn->unit[unit].name;
}

static bool
waits(const struct wb_fn *fn)
{
	for (uint32_t x = 0; fn->deadlock && x < fn->deadlock->nfinding; x++)
		if (fn->deadlock->finding[x].rule == WB_RULE_SIMT)
			return true;
	return false;
}

struct wb_repair *
wb_repair_find(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_repair_input *in,
	enum wb_repair_method method)
{
	struct wb_repair *out;
	struct repairer f = { .cx = cx, .fn = fn, .in = in };

	if (method == WB_REPAIR_NOT || !fn->is_kernel || fn->ncall || !fn->lanes || !fn->gsa || !waits(fn))
		return NULL;
	f.scc = wb_unit_of(fn, WB_ROLE_SCC);
	f.vcc_lo = wb_unit_of(fn, WB_ROLE_VCC_LO);
	f.vcc_hi = wb_unit_of(fn, WB_ROLE_VCC_HI);
	f.m0 = wb_unit_of(fn, WB_ROLE_M0);
	f.users = wb_gsa_users_find(cx->tmp, fn->gsa);
	for (bool done = false; !done; method--) {
		if (method == WB_REPAIR_NOT)
			return NULL;
		out = WB_NEW(cx->unit, struct wb_repair, 1);
		out->method = method;
		f.sgpr = in->sgpr;
		f.vgpr = in->vgpr;
		/* words of the stack are no registers: NEAR does not keep them */
		if (method == WB_REPAIR_NEAR)
			done = !fn->promoted && repair_near(&f, out);
		else
			done = repair_park(&f, out, method == WB_REPAIR_PARK_ALL);
	}
	out->sgpr = f.sgpr;
	out->vgpr = f.vgpr > in->vgpr ? f.vgpr : 0;
	return out;
}
