/* passes/pws/safe.c -- branches that are not split because the program would compute something else.
 *
 * The lanes of the then stay in their context, which is the parent. A merge keeps the parent's scalar registers, and
 * drops those of the SWF that ran the else (pws-2023, 4.1: "no need to copy"). The parent executes u, the then and
 * BSB(u) as the unsplit wave does: in the then, the same lanes are on. Masks that BSB(u) makes of EXEC are the same,
 * because EXEC holds the lanes of the wave in both SWFs, and their split masks tell them apart.
 *
 * Scalars at the join. No scalar unit may be live where the arms join that
 *  - the else writes, or
 *  - BSB(u) makes by a vector instruction, in which only the lanes of the parent take part. An example is the mask of
 *    lanes that leave a loop, of which each SWF knows only its own.
 * Compilers let BSB(u) copy a scalar that only the then makes, to all lanes: those of the else read garbage, and
 * overwrite it in the else. Such a copy is no use of the scalar on the path that skips the then, where no lane of the
 * then is on (find_copies). It must write lanes of the two arms only: other lanes, as of an else around, would keep
 * what it copies.
 *
 * Scalars in the else. The SWF of the else does not see what the then writes. So BSB(u) and the else must not read a
 * scalar unit that the then writes, before they write it themselves (but for such copies). And the else must not read a
 * unit that BSB(u) makes by a vector instruction (check_reads). Vector registers are shared by both SWFs: lanes.c.
 *
 * Memory. Both SWFs execute BSB(u), and RECONV(u) up to the merge, so these have no scalar store or atomic, which the
 * unsplit wave executes once. They have no scalar load whose address differs in the SWF of the else. Calls in an arm: a
 * callee may write any scalar unit. Behind the join, a callee may read what the else wrote (ir/touched.c).
 * Barriers: a wave has reached a barrier when one of its SWFs has. The unsplit wave executes the other arm before or
 *         behind the barrier, its SWF at any time. So the other arm, and what both SWFs execute, must not access
 *         memory, which a barrier puts in order, and must have no barrier.
 * Cost:   O(blocks * scalar units / 64 * loop depth) for liveness, O(instructions * depth).
 */
#include "plan.h"
#include "wavebound/lanes.h"

struct work {
	struct wb_ctx *cx;
	const struct wb_fn *fn;
	struct wb_bits *live;	/* [block] scalar units at its start */
	const struct wb_pws *pws;
	const struct wb_module *module;
	bool *copy;		/* [inst] of a BSB: a copy as described above */
};

/* Whether @unit is a scalar other than EXEC. */
static bool
is_scalar(const struct work *w, uint32_t unit)
{
	const struct wb_unit *u = &w->fn->unit[unit];

	return u->cls == WB_UNIT_SCALAR && !wb_is_exec(u);
}

/* Adds the scalars that @i writes (@how WB_DEF) or reads (WB_USE) to @set, or removes them (not @on). */
static void
mark_scalars(const struct work *w, const struct wb_inst *i, uint8_t how, bool on, struct wb_bits set)
{
	WB_EACH_OPND(w->fn, i, o)
		for (uint32_t k = 0; o->kind == WB_OPND_UNIT && (o->flags & how) && k < o->nunit; k++)
			if (is_scalar(w, o->id + k) && on)
				wb_bit_set(set, o->id + k);
			else if (is_scalar(w, o->id + k))
				wb_bit_clear(set, o->id + k);
}

/* Whether the else arm that starts with @block writes unit @v, in all its lanes, before it reads it. */
static bool
overwritten(const struct work *w, uint32_t block, uint32_t v)
{
	WB_EACH_INST(w->fn, block, k) {
		const struct wb_inst *i = &w->fn->inst[k];
		bool writes = false;

		WB_EACH_OPND(w->fn, i, o) {
			bool same = o->kind == WB_OPND_UNIT && o->id <= v && v < o->id + o->nunit;

			if ((same && (o->flags & WB_USE)) || ((o->flags & WB_DEF) && wb_names_exec(w->fn, o)))
				return false;
			writes = writes || (same && (o->flags & WB_DEF));
		}
		if (writes)	/* a partial write of a lane also reads it */
			return true;
	}
	return false;
}

/* Whether each lane that is on at @inst, in BSB(@u), belongs to the then or enters the else. */
static bool
of_arms(const struct work *w, const struct wb_pws_branch *u, uint32_t inst)
{
	const struct wb_lanes *l = w->fn->lanes;
	const struct wb_region *r = u->region == WB_NONE ? NULL : &l->region[u->region];

	return r && r->covers && wb_lanes_within(l, l->span[l->of_inst[inst]].care, wb_lanes_exec(l, inst), r->entry);
}

/* Whether an instruction of BSB(@u) only writes units that the else overwrites. (If it leaves scalars for lanes that
 * skip the else, taint handles that: the else writes them.) */
static bool
is_copy(const struct work *w, const struct wb_pws_branch *u, uint32_t inst)
{
	const struct wb_inst *i = &w->fn->inst[inst];

	if ((i->flags & WB_I_SIDE_EFFECT) || i->mem.space != WB_SPACE_NONE ||
		((i->flags & WB_I_MASKED) && !of_arms(w, u, inst)))
		return false;
	WB_EACH_OPND(w->fn, i, o)
		for (uint32_t k = 0; o->kind == WB_OPND_UNIT && (o->flags & WB_DEF) && k < o->nunit; k++)
			if (!overwritten(w, u->bsb_succ, o->id + k))
				return false;
	return true;
}

/* Whether BSB(u) reads what @copy wrote, between the copy and the else. */
static bool
read_in(const struct work *w, uint32_t block, uint32_t copy)
{
	WB_EACH_INST(w->fn, block, k)
		WB_EACH_OPND(w->fn, &w->fn->inst[copy], d)
			if (k > copy && d->kind == WB_OPND_UNIT && (d->flags & WB_DEF) &&
				wb_names(w->fn, &w->fn->inst[k], d->id, d->nunit, WB_USE))
				return true;
	return false;
}

static void
find_copies(struct work *w)
{
	w->copy = WB_NEW(w->cx->tmp, bool, w->fn->ninst);
	for (uint32_t u = 0; u < w->pws->nbranch; u++)
		WB_EACH_INST(w->fn, w->pws->branch[u].bsb, k)
			w->copy[k] = is_copy(w, &w->pws->branch[u], k) && !read_in(w, w->pws->branch[u].bsb, k);
}

static void
call_reads(const struct work *w, const struct wb_inst *call, struct wb_bits live)
{
	const uint64_t *reads = wb_call_reads(w->module, w->fn, call);

	for (uint32_t u = 0; u < w->fn->nunit; u++)
		if (is_scalar(w, u) && (!reads || reads[u / 64] >> (u & 63) & 1))
			wb_bit_set(live, u);
}

/* Liveness backwards through @block, in @live. @skipped: on the path that skips the then. */
static void
step_back(const struct work *w, uint32_t block, bool skipped, struct wb_bits live)
{
	const struct wb_block *b = &w->fn->block[block];

	for (uint32_t i = b->ninst; i-- > 0; ) {
		const struct wb_inst *in = &w->fn->inst[b->first + i];

		if (in->op == WB_OP_CALL)
			call_reads(w, in, live);
		mark_scalars(w, in, WB_DEF, false, live);
		if (!skipped || !w->copy[b->first + i])
			mark_scalars(w, in, WB_USE, true, live);
	}
}

static void
find_live(struct work *w)
{
	struct wb_bits at = wb_bits_new(w->cx->tmp, w->fn->nunit), past = wb_bits_new(w->cx->tmp, w->fn->nunit);
	size_t words = ((size_t)w->fn->nunit + 63) / 64 * sizeof(*at.word);
	bool changed = true;

	w->live = WB_NEW(w->cx->tmp, struct wb_bits, w->fn->nblock);
	for (uint32_t b = 0; b < w->fn->nblock; b++)
		w->live[b] = wb_bits_new(w->cx->tmp, w->fn->nunit);
	while (changed) {
		changed = false;
		for (uint32_t b = w->fn->nblock; b-- > 0; ) {
			memset(at.word, 0, words);
			WB_EACH_OUT(w->fn, b, e) {
				uint32_t u = w->pws->of_block[b];

				if (w->fn->edge[e].dst == WB_NONE)
					continue;
				if (u == WB_NONE || e != w->pws->branch[u].skip_edge) {
					wb_bits_or(at, w->live[w->fn->edge[e].dst]);
					continue;
				}
				memset(past.word, 0, words);
				WB_EACH_SUCC(w->fn, w->fn->edge[e].dst, past_bsb)
					wb_bits_or(past, w->live[past_bsb]);
				step_back(w, w->fn->edge[e].dst, true, past);
				wb_bits_or(at, past);
			}
			step_back(w, b, false, at);
			changed |= wb_bits_or(w->live[b], at);
		}
	}
}

/* ---- one branch ------------------------------------------------------------------------------------ */
/* The first unit in @set that @i reads (@how WB_USE) or writes (WB_DEF); WB_NONE: none. */
static uint32_t
first_in(const struct work *w, const struct wb_inst *i, uint8_t how, struct wb_bits set)
{
	WB_EACH_OPND(w->fn, i, o)
		for (uint32_t k = 0; o->kind == WB_OPND_UNIT && (o->flags & how) && k < o->nunit; k++)
			if (wb_bit(set, o->id + k))
				return o->id + k;
	return WB_NONE;
}

/* Why a branch with @i in @part is not split; NULL: it may be. */
static const char *
refusal(const struct wb_inst *i, enum pws_part part)
{
	if (i->op == WB_OP_CALL)
		return "a call in one of its arms";
	if (part == PWS_BSB && i->mem.space == WB_SPACE_SCALAR && (i->mem.access & (WB_STORE | WB_ATOMIC)))
		return "a scalar store or atomic that both split wavefronts would execute";
	return NULL;
}

bool
pws_is_scalar(const struct wb_inst *i)
{
	switch (i->tclass) {
	case WB_TC_SALU: case WB_TC_SAVEEXEC: case WB_TC_SMEM: case WB_TC_SMEM_X8: case WB_TC_SMEM_X16:
	case WB_TC_BRANCH: case WB_TC_CBRANCH:
		return true;
	default:
		return false;
	}
}

/* ---- barriers ------------------------------------------------------------------------------------ */
struct order {
	bool barrier[3], access[3];	/* [part] */
	struct wb_loc loc;		/* of a barrier */
};

static void
note_order(const struct work *w, uint32_t first, uint32_t n, enum pws_part part, struct order *m)
{
	for (uint32_t k = 0; k < n; k++) {
		const struct wb_inst *i = &w->fn->inst[first + k];

		if (i->op == WB_OP_BARRIER) {
			m->barrier[part] = true;
			m->loc = i->loc;
		}
		m->access[part] |= i->mem.count || (i->mem.counters && i->op != WB_OP_WAITCNT);
	}
}

/* RECONV up to the merge counts as BSB(u): both SWFs execute it. */
static void
check_barriers(const struct work *w, struct wb_pws_branch *u)
{
	struct order m = { .loc = WB_NO_LOC };
	uint32_t met = w->fn->block[u->reconv].first;

	for (uint32_t b = u->succ; b < u->reconv; b++)
		if (pws_part_of(w->fn, u, b) != PWS_NEITHER)
			note_order(w, w->fn->block[b].first, w->fn->block[b].ninst, pws_part_of(w->fn, u, b), &m);
	if (u->merge_after != WB_NONE)
		note_order(w, met, u->merge_after - met, PWS_BSB, &m);
	if (m.barrier[PWS_BSB] || (m.barrier[PWS_THEN] && m.barrier[PWS_ELSE]))
		u->unsplittable = "a barrier that both split wavefronts may come to";
	else if ((m.barrier[PWS_THEN] && (m.access[PWS_BSB] || m.access[PWS_ELSE])) ||
		(m.barrier[PWS_ELSE] && (m.access[PWS_BSB] || m.access[PWS_THEN])))
		u->unsplittable = "a barrier in one of its arms, which for the whole wave also orders the memory "
				  "accesses of the other";
	if (u->unsplittable)
		u->unsplittable_loc = m.loc;
}

/* ---- scalars of the then in the else ---------------------------------------------------------------- */
/* Walks @block. @set: the units that differ between the SWF of the else and the unsplit wave. A write removes a unit;
 * what BSB(u) makes of its lanes is added. */
static void
read_block(const struct work *w, uint32_t block, struct wb_bits set, struct wb_pws_branch *u)
{
	WB_EACH_INST(w->fn, block, k) {
		const struct wb_inst *i = &w->fn->inst[k];
		uint32_t unit = w->copy[k] ? WB_NONE : first_in(w, i, WB_USE, set);

		mark_scalars(w, i, WB_DEF, block == u->bsb && !pws_is_scalar(i), set);
		if (unit == WB_NONE)
			continue;
		u->unsplittable = wb_format(w->cx->unit,
			"%s is read before its arms meet, and would hold something else for the lanes of the second "
			"arm than for the whole wave", w->fn->unit[unit].name);
		u->unsplittable_loc = i->loc;
		return;
	}
}

/* Walks RECONV(@u) up to the merge, with the same @set. */
static void
check_merge(const struct work *w, struct wb_bits set, struct wb_pws_branch *u)
{
	for (uint32_t k = w->fn->block[u->reconv].first; u->merge_after != WB_NONE && k < u->merge_after; k++) {
		const struct wb_inst *i = &w->fn->inst[k];
		uint32_t unit = first_in(w, i, WB_USE, set);

		u->unsplittable = refusal(i, PWS_BSB);
		if (!u->unsplittable && unit != WB_NONE && i->mem.space != WB_SPACE_NONE)
			u->unsplittable = wb_format(w->cx->unit,
				"an access by %s before its lanes merge, which would be another for the lanes of the "
				"second arm than for the whole wave", w->fn->unit[unit].name);
		u->unsplittable_loc = i->loc;
		if (u->unsplittable)
			return;
		mark_scalars(w, i, WB_DEF, unit != WB_NONE, set);
	}
}

/* Sets only shrink in the else, so one walk in topological order is enough: a back edge adds nothing. */
static void
check_reads(const struct work *w, struct wb_pws_branch *u)
{
	struct wb_bits *out = WB_NEW(w->cx->tmp, struct wb_bits, w->fn->nblock);
	struct wb_bits from = wb_bits_new(w->cx->tmp, w->fn->nunit);

	for (uint32_t b = u->succ; b < u->bsb; b++)
		if (wb_dominates(w->fn->dom, u->succ, b))
			WB_EACH_INST(w->fn, b, k)
				mark_scalars(w, &w->fn->inst[k], WB_DEF, true, from);
	read_block(w, u->bsb, from, u);
	for (uint32_t b = u->bsb_succ; b < u->reconv && !u->unsplittable; b++) {
		if (!wb_dominates(w->fn->dom, u->bsb_succ, b))
			continue;
		out[b] = wb_bits_new(w->cx->tmp, w->fn->nunit);
		if (b == u->bsb_succ)
			wb_bits_or(out[b], from);
		WB_EACH_PRED(w->fn, b, p)
			if (b != u->bsb_succ && p < b && p >= u->bsb_succ && wb_dominates(w->fn->dom, u->bsb_succ, p))
				wb_bits_or(out[b], out[p]);
		read_block(w, b, out[b], u);
	}
	if (!u->unsplittable)
		check_merge(w, from, u);
}

/* What no part may hold, and scalars that the parent would miss: the else writes them, or BSB(u) makes them of its
 * lanes last, and they are live where the arms join. */
static void
check_writes(const struct work *w, struct wb_pws_branch *u)
{
	struct wb_bits live = wb_bits_new(w->cx->tmp, w->fn->nunit);

	wb_bits_or(live, w->live[u->reconv]);
	for (uint32_t b = u->reconv; b-- > u->succ;) {
		enum pws_part part = pws_part_of(w->fn, u, b);
		const struct wb_block *blk = &w->fn->block[b];

		for (uint32_t k = part == PWS_NEITHER ? 0 : blk->ninst; k-- > 0;) {
			const struct wb_inst *i = &w->fn->inst[blk->first + k];
			bool missed = part == PWS_ELSE || (part == PWS_BSB && !pws_is_scalar(i));
			uint32_t unit = missed ? first_in(w, i, WB_DEF, live) : WB_NONE;

			u->unsplittable = refusal(i, part);
			if (!u->unsplittable && unit != WB_NONE)
				u->unsplittable = wb_format(w->cx->unit,
					"%s is written for the lanes of its second arm and used after they meet, but a "
					"merge keeps the scalar registers of the first", w->fn->unit[unit].name);
			u->unsplittable_loc = i->loc;
			if (u->unsplittable)
				return;
			if (part == PWS_BSB)
				mark_scalars(w, i, WB_DEF, false, live);
		}
	}
}

static void
check(const struct work *w, struct wb_pws_branch *u)
{
	struct wb_arena_mark m = wb_arena_mark(w->cx->tmp);

	check_writes(w, u);
	if (!u->unsplittable)
		check_barriers(w, u);
	if (!u->unsplittable)
		check_reads(w, u);
	wb_arena_reset(w->cx->tmp, m);
}

void
pws_check_meaning(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_module *module, struct wb_pws *p)
{
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	struct work w = { .cx = cx, .fn = fn, .pws = p, .module = module };

	if (p->nbranch) {
		find_copies(&w);
		find_live(&w);
	}
	for (uint32_t k = 0; k < p->nbranch; k++)
		if (!p->branch[k].unsplittable)
			check(&w, &p->branch[k]);
	wb_arena_reset(cx->tmp, m);
}
