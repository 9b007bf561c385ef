/* passes/deadlock/barrier.c -- barriers that not all lanes and waves reach equally often.
 *
 * A barrier counts waves. It is safe where
 *  - EXEC is the entry set of the wave, or all lanes of it that do not abort;
 *  - lanes leave all loops around it together, and
 *  - no branch that decides whether, or how often, it is executed tests a value that differs between the waves of a
 *    workgroup: work-item ids, what lanes loaded, clocks.
 * (Lanes that are off may have nothing left to do, so that the barrier is only guarded. This case is not detected, and
 * is reported as possible.) If all lanes of the workgroup agree on EXEC, it is all of them or none. The confidence of a
 * report is high if it is known which values decide, and that they may differ; otherwise it is reported as possible.
 *
 * The same in the whole workgroup are arguments, workgroup ids, constants, and what is computed or loaded from these
 * (from LDS only what stays between barriers, phase.c). No other register at the entry, and no hardware register, is.
 * A wave may have fewer lanes than another one. So EXEC and the masks of compares are not the same as numbers, but
 * whether they are empty is, if their lanes were on at the entry.
 * A scalar load is of memory that the kernel does not write: between the loads of two waves, a third may write it, and
 * each scalar atomic operation returns what the one before left.
 *
 * Where the waves that skip a barrier have none to come, they end, and barriers count them no longer: it is reported as
 * what the language leaves undefined, not as a wait.
 *
 * Cost:   O(values that the branches depend on), once for each barrier.
 */
#include "deadlock.h"

/* Whether @unit is the same in all waves of a workgroup at the entry of a kernel: what the launch sets, where LDS is in
 * flat addresses, and the workgroup id. Not the address of scratch memory, what nobody sets, nor a lane of work-item
 * ids. (Lanes of other registers are spilled scalars, before the first one.) */
static bool
same_at_entry(const struct wb_gsa *g, uint32_t unit)
{
	const struct wb_fn *fn = g->fn;
	const struct wb_unit *u = unit < fn->nunit ? &fn->unit[unit] : NULL;
	const struct wb_abi *a = fn->is_kernel && fn->desc ? &fn->desc->abi : NULL;

	if (u && u->cls == WB_UNIT_VECTOR)
		return false;
	if (!u && a && g->slot[unit - fn->nunit].kind == WB_GSA_SLOT_LANE)
		return wb_register_number(fn, g->slot[unit - fn->nunit].base, 'v') >=
			(a->workitem_id_packed ? 1 : a->workitem_id_dims);
	if (!u || !a || u->role == WB_ROLE_MODE || wb_is_exec(u))
		return true;
	for (uint32_t k = 0; k < 3; k++)
		if (unit == a->s_workgroup_id[k])
			return true;
	return unit < a->user_sgprs || unit == a->s_workgroup_yz || strcmp(u->name, "src_shared_base") == 0;
}

/* Whether waves may find different numbers by @k at one address. */
static bool
finds_different(struct wb_check *h, uint32_t k)
{
	const struct wb_inst *i = &h->fn->inst[k];

	if (!(i->mem.access & (WB_LOAD | WB_RETURNS)) || wb_gsa_slot(h->g, k) != WB_NONE)
		return false;
	if (i->mem.space != WB_SPACE_SCALAR)
		return !wb_phase_constant(h, k) && !wb_launch_data(h, k);
	if (i->mem.access & WB_ATOMIC)
		return true;
	if (wb_launch_data(h, k))
		return false;
	WB_EACH_WRITE(h, w)
		if (wb_alias_assumed(h, k, w, false) != WB_ALIAS_NO)
			return true;
	return false;
}

/* Whether @v is a half of EXEC at the entry, or of the mask of a compare, and so has other bits in a wave with fewer
 * lanes. */
static bool
has_lanes(const struct wb_check *h, const struct wb_gsa_value *v)
{
	if (h->same_lanes || v->unit >= h->fn->nunit || h->fn->unit[v->unit].cls != WB_UNIT_SCALAR)
		return false;
	return v->kind == WB_GSA_ENTRY ? wb_is_exec(&h->fn->unit[v->unit]) :
		v->kind == WB_GSA_DEF && (h->fn->inst[v->at].flags & WB_I_LANEWISE);
}

/* Whether waves of a workgroup may find different numbers as @v itself; of a mask, if not @number, whether one may be
 * empty, and another not. */
static bool
differs(struct wb_check *h, uint32_t v, bool number)
{
	const struct wb_gsa_value *x = wb_gsa_at(h->g, v);

	if (x->kind == WB_GSA_ENTRY && !same_at_entry(h->g, x->unit))
		return true;
	return (number && has_lanes(h, x)) || (wb_value_is_def(h->g, v) &&
		(x->clobber || h->fn->inst[x->at].op == WB_OP_TIME || finds_different(h, x->at)));
}

/* The same, or lanes of a wave may. */
static bool
differs_in_wave(struct wb_check *h, uint32_t v, bool number)
{
	const struct wb_inst *i = wb_value_is_def(h->g, v) ? &h->fn->inst[wb_gsa_at(h->g, v)->at] : NULL;

	return (i && (i->op == WB_OP_MBCNT || (i->flags & WB_I_CROSSLANE))) || differs(h, v, number);
}

enum part { PART_UNKNOWN, PART_DIFFERS, PART_SAME };

/* Which of the active lanes of a workgroup @set is. Unknown, also if scalar memory decides, which lanes of a wave find
 * alike; some, if a compare that differs decides; all or none, if none does. */
static enum part
part_of(struct wb_check *h, uint32_t set)
{
	uint32_t cause = WB_NONE;
	bool part = false;

	WB_EACH_ATOM(h->lanes, set, atom) {
		uint8_t kind = h->lanes->atom[atom].kind;

		if (kind == WB_ATOM_UNKNOWN)
			return PART_UNKNOWN;
		part |= kind != WB_ATOM_CMP && kind != WB_ATOM_ENTRY;
	}
	part = part || wb_waves_depend(h, WB_NONE, set, differs_in_wave, &cause);
	if (cause != WB_NONE && h->fn->inst[cause].mem.space == WB_SPACE_SCALAR)
		return PART_UNKNOWN;
	return part ? PART_DIFFERS : PART_SAME;
}

/* The innermost loop around @b that lanes leave one after the other. */
static uint32_t
divergent_loop(struct wb_check *h, uint32_t b)
{
	for (uint32_t l = h->fn->loops->of_block[b]; l != WB_NONE; l = h->fn->loops->loop[l].parent) {
		struct wb_cycle c = wb_cycle_of_loop(h, l);

		if (!wb_leaves_together(h, &c))
			return l;
	}
	return WB_NONE;
}

struct reports {
	bool only_skipped;
	struct wb_map seen;		/* of struct reason */
};
struct reason {
	const char *text;
	/* cause: the instruction that makes the deciding value differ; WB_NONE: there is none, and the lanes count */
	uint32_t loop, cause, exec, none;
};

/* Whether the same was found for another barrier: in the same loop, under the same condition, or for the same lanes.
 * One report is enough. */
static bool
reported_before(struct wb_check *h, struct reports *all, const struct wb_finding *f, uint32_t cause)
{
	const struct wb_span *s = &h->lanes->span[h->lanes->of_inst[f->inst]];
	struct reason why = { f->text, f->loop, cause, WB_NONE, 0 };

	if (f->loop == WB_NONE && cause == WB_NONE) {
		if ((s->flags & WB_SPAN_TOP) || wb_exec_is_entry(h, f->inst))
			return false;
		why.exec = s->exec;
	}
	return !wb_map_add(&all->seen, &why, sizeof(why));
}

#define MOST_IN_ORDER 64u
#define FIRST_SPLIT 0x1200u		/* on gfx12, waves arrive at a barrier and wait for it apart */
/* Whether a wave that skips a barrier ends without another one: no barrier is in a loop, and each one is behind those
 * before it on all ways. So the waves that come to a barrier are those of the workgroup that have not ended, or will
 * end without waiting: no wave is in a loop that waits, for what is written behind a barrier. */
static bool
only_skipped(const struct wb_check *h)
{
	uint32_t at[MOST_IN_ORDER], n = 0;

	if (!h->fn->is_kernel || h->fn->ncall || h->wait.n || h->m->gfx >= FIRST_SPLIT)
		return false;
	for (uint32_t k = 0; k < h->fn->ninst; k++) {
		uint32_t b = h->g->block_of[k];

		if (h->fn->inst[k].op != WB_OP_BARRIER)
			continue;
		if (n == MOST_IN_ORDER || h->fn->loops->of_block[b] != WB_NONE)
			return false;
		for (uint32_t o = 0; o < n; o++)
			if (!wb_dominates(h->fn->dom, at[o], b) && !wb_dominates(h->fn->dom, b, at[o]))
				return false;
		at[n++] = b;
	}
	return true;
}

static void
check(struct wb_check *h, uint32_t k, struct reports *all)
{
	struct wb_finding f = { .rule = WB_RULE_BARRIER, .loop = WB_NONE, .inst = k, .safe = WB_NONE };
	uint32_t b = h->g->block_of[k], cause = WB_NONE;
	enum part part = PART_UNKNOWN;

	if (!(h->lanes->span[h->lanes->of_inst[k]].flags & WB_SPAN_TOP))
		part = part_of(h, wb_lanes_exec(h->lanes, k));
	f.loop = divergent_loop(h, b);
	if (f.loop != WB_NONE) {
		f.text = "barrier in a loop that lanes leave one after the other: wavefronts pass it differently often";
	} else if (!wb_exec_is_entry(h, k) && part != PART_SAME && !wb_entry_or_aborts(h, k)) {
		f.confidence = part == PART_DIFFERS ? WB_CONFIDENCE_HIGH : WB_CONFIDENCE_POSSIBLE;
		f.text = part == PART_DIFFERS ?
			"barrier that only a part of the lanes reaches" :
			"barrier under lanes that could not be followed: it was not shown that all reach it";
	} else if (wb_waves_depend(h, b, WB_LANES_NONE, differs, &cause)) {
		f.text = "barrier under a condition that may differ between the wavefronts of a workgroup";
		f.write = wb_check_list(h, &cause, cause != WB_NONE);
	} else {
		return;
	}
	if (reported_before(h, all, &f, cause))
		return;
	f.path = wb_check_list(h, &b, 1);
	f.npath = 1;
	if (all->only_skipped) {
		f.rule = WB_RULE_SKIPPED;
		f.text = wb_format(h->cx->unit, "%s; those that skip it end without another one, and nobody waits for "
						"them: undefined by the language", f.text);
	}
	wb_check_report(h, f);
}

void
wb_check_barriers(struct wb_check *h)
{
	struct reports all = { .only_skipped = only_skipped(h), .seen = wb_map_new(h->cx->tmp) };
	bool any = false;

	for (uint32_t k = 0; k < h->fn->ninst; k++) {
		if (h->fn->inst[k].op != WB_OP_BARRIER)
			continue;
		if (!any)
			wb_check_aborts(h);
		any = true;
		check(h, k, &all);
	}
}
