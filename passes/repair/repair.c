/* passes/repair/repair.c -- decides how a kernel is rewritten in which lanes wait for lanes that they block.
 *
 * Needs:  DOM, POSTDOM, LOOPS, GSA, LANES, DEADLOCK; what the front end knows of registers and lines. Changes nothing.
 * What:   in each loop with a finding SIMT, lanes that wait are parked while others go on (park.c): by NEAR up to a
 *         stop (near.c); where this is not legal, by PARK to the end of the program. The front end writes it into the
 *         text (src/gcn/fix_park.c).
 * Sound:  near.c and park.c say when each is legal. The result is read and analysed again (src/cli).
 * Cost:   O(instructions + blocks) for each loop, and for PARK each instruction that switches lanes on.
 */
#include "repair.h"

bool
repair_writes_slot(const struct wb_fn *fn, uint32_t k, uint32_t from, uint32_t slot)
{
	const struct wb_gsa *g = fn->gsa;
	uint32_t v;

	if (!repair_is_live(fn, g->block_of[from], from, slot))
		return false;
	if (fn->inst[k].op == WB_OP_WRITELANE && wb_gsa_slot(g, k) != WB_NONE)
		return wb_gsa_slot(g, k) == slot;
	/* a copy may keep it; of what nothing reads there is no value */
	v = wb_gsa_after(g, k, slot);
	return v == WB_NONE || (wb_gsa_at(g, v)->kind == WB_GSA_DEF && wb_gsa_at(g, v)->at == k);
}

static bool
waits(const struct wb_fn *fn)
{
	for (uint32_t x = 0; fn->deadlock && x < fn->deadlock->nfinding; x++)
		if (fn->deadlock->finding[x].rule == WB_RULE_SIMT)
			return true;
	return false;
}

/* NEAR, group by group: false: it is not legal for one of them. */
static bool
near(struct repairer *f, struct wb_repair *out)
{
	bool all = true;

	repair_find_groups(f);
	for (uint32_t x = 0; x < f->fn->deadlock->nfinding && all; x++)
		if (repair_take_group(f, x)) {
			if (out->part.n)
				out = out->next = WB_NEW(f->cx->unit, struct wb_repair, 1);
			all = f->stop != WB_NONE && repair_park(f, out, false);
		}
	f->group = NULL;
	f->stop = WB_NONE;
	return all;
}

struct wb_repair *
wb_repair_find(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_repair_input *in,
	enum wb_repair_method method)
{
	struct wb_repair *out;
	struct repairer f = { .cx = cx, .fn = fn, .in = in, .stop = WB_NONE };

	if (method == WB_REPAIR_NOT || !fn->is_kernel || fn->ncall || !fn->lanes || !fn->gsa || !waits(fn))
		return NULL;
	f.scc = wb_unit_of(fn, WB_ROLE_SCC);
	f.vcc_lo = wb_unit_of(fn, WB_ROLE_VCC_LO);
	f.vcc_hi = wb_unit_of(fn, WB_ROLE_VCC_HI);
	f.m0 = wb_unit_of(fn, WB_ROLE_M0);
	f.users = wb_gsa_users_find(cx->tmp, fn->gsa);
	for (bool done = false; !done; method--) {
		struct wb_arena_mark mark = wb_arena_mark(cx->tmp);

		if (method == WB_REPAIR_NOT)
			return NULL;
		out = WB_NEW(cx->unit, struct wb_repair, 1);
		out->method = method;
		f.sgpr = in->sgpr + 4;
		f.vgpr = in->vgpr;
		done = method == WB_REPAIR_NEAR ? near(&f, out) :
						  repair_park(&f, out, method == WB_REPAIR_PARK_ALL);
		wb_arena_reset(cx->tmp, mark);
	}
	out->sgpr = f.sgpr;
	out->vgpr = f.vgpr > in->vgpr ? f.vgpr : 0;
	return out;
}
