/* src/gcn/fix_park.c -- edits of the text of kernels whose waiting lanes are parked (passes/repair).
 *
 *							s_mov_b64 W, exec	; at the start of the kernel
 *							s_mov_b64 B, 0
 *							s_mov_b64 D, 0
 *	back edge to HDR			->	branch to WAIT
 *	EXEC gets lanes back			->	s_and_b64 exec, exec, W	; except parked lanes
 *							s_cbranch_execz ...	; to where other lanes are switched on
 *	the stop				->	s_or_b64 D, D, exec
 *						SAFE:	s_waitcnt 0
 *							s_mov_b64 exec, B
 *							s_cbranch_execz DONE
 *							s_andn2_b64 B, B, exec
 *							s_mov_b64 W, exec
 *							s_branch HDR
 *						DONE:	s_mov_b64 exec, D
 *							s_mov_b64 D, 0
 *							s_mov_b64 W, -1
 *							...
 *							s_endpgm
 *						WAIT:	s_waitcnt 0
 *							s_mov_b64 B, exec
 *							s_andn2_b64 W, W, exec	; are there others?
 *							s_mov_b64 exec, 0
 *							s_cbranch_scc1 X
 *							s_branch SAFE
 *
 * W and D are pairs of scalar registers for the kernel, B one for each loop. W has the lanes that may be on, D those
 * that wait at the stop. If that is the end of the program there is no D, and no lane is left behind DONE. If not all
 * lanes of B continue at once, those that do are taken out of it, and what is parked meanwhile waits in another pair
 * until B is empty (put_round). This is algorithm 3 of ElTantawy and Aamodt (MICRO 2016): a lane's bit of B is the
 * value that the switch at the safe point tests.
 *
 * Cost: O(instructions + blocks), and the text that is added.
 */
#include "fix.h"

/* Edits at one line are sorted in this order. The first two are behind the instruction above. */
enum order { BEHIND_LAST, BEHIND_FALL, AT_START, AT_LABEL, AT_END, AT_INST };

static void
put_line(struct fixer *f, uint32_t line, enum order order, const char *text, bool drop)
{
	gcn_fix_edit(f,
		(struct edit){ .line = line,
			.behind = order <= BEHIND_FALL, .order = order, .before = text, .drop = drop });
}

/* The label at the start of block @b; fn->nblock: the label where parked lanes continue. */
static const char *
label(struct fixer *f, uint32_t b)
{
	const struct wb_fn *fn = f->fn;
	const char *name = b < fn->nblock ? wb_format(f->cx->unit, ".L%s_at_%u_%u", f->prefix, fn->id, b) :
					    wb_format(f->cx->unit, ".L%s_safe_%u_%u", f->prefix, fn->id, f->group);

	if (b < fn->nblock && !wb_bit(f->labelled, b)) {
		wb_bit_set(f->labelled, b);
		put_line(f, fn->inst[fn->block[b].first].loc.line, AT_LABEL, wb_format(f->cx->unit, "%s:\n", name),
			false);
	}
	return name;
}

static const char *
text_of(struct wb_out *o)
{
	wb_putn(o, "", 1);
	return o->at;
}

/* Puts scalar register s@reg back into the lane in which @x is kept, or gets it from there; false: @x is in no lane. */
static bool
put_lane(const struct fixer *f, const struct wb_repair_kept *x, uint32_t reg, bool back, struct wb_out *o)
{
	const char *vector = x->word == WB_NONE ? f->fn->unit[x->unit].name :
						  wb_format(f->cx->tmp, "v%u", f->r->word.at[x->word].vgpr);

	if (x->word == WB_NONE && f->fn->unit[x->unit].cls != WB_UNIT_VECTOR)
		return false;
	if (back)
		wb_printf(o, "\tv_writelane_b32 %s, s%u, %u\n", vector, reg, x->lane);
	else
		wb_printf(o, "\tv_readlane_b32 s%u, %s, %u\n", reg, vector, x->lane);
	return true;
}

/* The scalar register in which the copy of scalar @k of @p is, or is handled. */
static uint32_t
copy_of(const struct fixer *f, const struct wb_repair_part *p, uint32_t k)
{
	return f->r->store == WB_NONE ? p->kept + k : f->r->copy;
}

/* Gets the copy from the store, if there is one, or puts it there. */
static void
put_copy(const struct fixer *f, const struct wb_repair_part *p, uint32_t k, bool store, struct wb_out *o)
{
	uint32_t lanes = wb_fn_lanes(f->fn), at = p->kept + k, v = f->r->store + at / lanes;

	if (f->r->store == WB_NONE)
		return;
	if (store)
		wb_printf(o, "\tv_writelane_b32 v%u, s%u, %u\n", v, f->r->copy, at % lanes);
	else
		wb_printf(o, "\tv_readlane_b32 s%u, v%u, %u\n", f->r->copy, v, at % lanes);
}

static bool
keeps_of(const struct wb_repair_part *p, uint32_t word)
{
	uint32_t k = 0;

	while (k < p->keep.n && p->keep.at[k].word != word)
		k++;
	return k < p->keep.n;
}

/* Loads word @w into its register, or stores it. */
static void
put_word(const struct fixer *f, const struct wb_repair_word *w, bool store, struct wb_out *o)
{
	const char *name = f->fn->unit[w->unit].name;
	const char *at = name + strcspn(name, "0123456789"), *size = f->gfx >= 0x1100 ? "b32" : "dword";

	if (*name == 'v' && store)
		wb_printf(o, "\tv_mov_b32 %s, v%u\n", name, w->vgpr);
	else if (*name == 'v')
		wb_printf(o, "\tv_mov_b32 v%u, %s\n", w->vgpr, name);
	else if (*name == 'a' && store)
		wb_printf(o, "\tv_accvgpr_write_b32 a%s, v%u\n", at, w->vgpr);
	else if (*name == 'a')
		wb_printf(o, "\tv_accvgpr_read_b32 v%u, a%s\n", w->vgpr, at);
	else if (w->base != WB_NONE)
		wb_printf(o, "\tbuffer_%s_dword v%u, off, s[%u:%u], 0 offset:%s\n", store ? "store" : "load", w->vgpr,
			w->base, w->base + 3, at);
	else if (store)
		wb_printf(o, "\tscratch_store_%s off, v%u, off offset:%s\n", size, w->vgpr, at);
	else
		wb_printf(o, "\tscratch_load_%s v%u, off, off offset:%s\n", size, w->vgpr, at);
}

/* Loads the stack words with scalars that @p keeps, or stores them with the lanes that are switched on. */
static void
put_words(const struct fixer *f, const struct wb_repair_part *p, bool back, struct wb_out *o)
{
	const char *active = gcn_fix_pair(f, f->r->active);
	bool any = false;

	for (uint32_t w = 0; w < f->r->word.n; w++) {
		if (!keeps_of(p, w))
			continue;
		if (!any)
			wb_printf(o, "\ts_or_saveexec_b64 %s, -1\n", active);
		any = true;
		put_word(f, &f->r->word.at[w], false, o);
	}
	if (!any)
		return;
	wb_printf(o, "\ts_waitcnt vmcnt(0)\n");
	for (uint32_t k = 0; k < p->keep.n && back; k++)
		if (p->keep.at[k].word != WB_NONE) {
			put_copy(f, p, k, false, o);
			put_lane(f, &p->keep.at[k], copy_of(f, p, k), true, o);
		}
	for (uint32_t w = 0; w < f->r->word.n && back; w++)
		if (keeps_of(p, w))
			put_word(f, &f->r->word.at[w], true, o);
	wb_printf(o, "\ts_mov_b64 exec, %s\n", active);
}

static void
put_move(struct wb_out *o, const char *name, uint32_t copy, bool back)
{
	if (back)
		wb_printf(o, "\ts_mov_b32 %s, s%u\n", name, copy);
	else
		wb_printf(o, "\ts_mov_b32 s%u, %s\n", copy, name);
}

static void
put_moves(const struct fixer *f, const struct wb_repair_part *p, bool back, struct wb_out *o)
{
	put_words(f, p, back, o);
	for (uint32_t k = 0; k < p->keep.n; k++) {
		const char *name = f->fn->unit[p->keep.at[k].unit].name;
		uint32_t copy = copy_of(f, p, k);

		if (back && p->keep.at[k].word != WB_NONE)
			continue;
		if (back)
			put_copy(f, p, k, false, o);
		if (!put_lane(f, &p->keep.at[k], copy, back, o))
			put_move(o, name, copy, back);
		if (!back)
			put_copy(f, p, k, true, o);
	}
}

/* Adds the lanes of EXEC to the parked lanes. Their bits of the kept masks are updated. */
static void
put_more(struct fixer *f, const struct wb_repair_part *p, struct wb_out *o)
{
	const struct wb_fn *fn = f->fn;
	const char *later = gcn_fix_pair(f, p->later);

	put_words(f, p, false, o);
	for (uint32_t k = 0; k < p->keep.n; k++) {
		const struct wb_repair_kept *x = &p->keep.at[k];
		uint32_t copy = copy_of(f, p, k), hi = x->half == 1, moment = f->r->temporary;
		const char *name = fn->unit[x->unit].name;

		if (put_lane(f, x, x->half == WB_NONE ? copy : moment, false, o))
			name = wb_format(f->cx->tmp, "s%u", moment);
		else if (x->half == WB_NONE)
			put_move(o, name, copy, false);
		if (x->vgpr != WB_NONE)
			wb_printf(o, "\tv_mov_b32 v%u, s%u\n", x->vgpr, copy);
		if (x->half != WB_NONE)
			put_copy(f, p, k, false, o);
		if (x->half != WB_NONE)
			wb_printf(o,
				"\ts_and_b32 s%u, %s, %s\n\ts_or_b32 s%u, s%u, s%u\n\ts_and_b32 s%u, s%u, s%u\n"
				"\ts_or_b32 s%u, s%u, s%u\n",
				moment, name, hi ? "exec_hi" : "exec_lo", moment + 1, p->mask + hi, p->later + hi, copy,
				copy, moment + 1, copy, copy, moment);
		put_copy(f, p, k, true, o);
	}
	wb_printf(o, "\ts_or_b64 %s, %s, exec\n", later, later);
}

/* The mnemonic of branch @i; NULL: it is not known. */
static const char *
branch_name(const struct wb_fn *fn, const struct wb_inst *i)
{
	bool nz = i->op == WB_OP_CBRNZ;

	if (i->op == WB_OP_BR)
		return "s_branch";
	for (uint32_t o = 0; (i->op == WB_OP_CBRNZ || i->op == WB_OP_CBRZ) && o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(fn, i, o);

		if (op->kind != WB_OPND_UNIT || !(op->flags & WB_USE))
			continue;
		switch (op->id) {
		case WB_GCN_SCC: return nz ? "s_cbranch_scc1" : "s_cbranch_scc0";
		case WB_GCN_VCC_LO: return nz ? "s_cbranch_vccnz" : "s_cbranch_vccz";
		case WB_GCN_EXEC_LO: return nz ? "s_cbranch_execnz" : "s_cbranch_execz";
		default: return NULL;
		}
	}
	return NULL;
}

/* Redirects edge @e. */
static void
put_edge(struct fixer *f, const struct wb_edge *e, const char *to)
{
	const struct wb_fn *fn = f->fn;
	const struct wb_inst *i = wb_last_inst(fn, e->src);

	if (e->kind == WB_EDGE_FALL)
		put_line(f, i->loc.line + 1, BEHIND_FALL, wb_format(f->cx->unit, "\ts_branch %s\n", to), false);
	else
		put_line(f, i->loc.line, AT_INST,
			wb_format(f->cx->unit, "\t%s %s\n", branch_name(fn, i), to), true);
}

/* Redirects back edge @y to the code that parks its lanes. */
static void
put_yield(struct fixer *f, const struct wb_repair_part *p, const struct wb_repair_yield *y, struct wb_out *o)
{
	const struct wb_edge *e = &f->fn->edge[y->edge];
	const char *wait = wb_format(f->cx->unit, ".L%s_wait_%u_%u", f->prefix, f->fn->id, f->nyield++),
		   *w = gcn_fix_pair(f, f->r->unparked);

	put_edge(f, e, wait);
	wb_printf(o, "%s:\n", wait);
	for (uint32_t k = 0; k < p->vector.n; k++)
		put_word(f, &p->vector.at[k], false, o);
	wb_printf(o, "\ts_waitcnt vmcnt(0) lgkmcnt(0)\n");
	if (p->again) {
		put_more(f, p, o);
		if (f->r->part.n > 1)
			wb_printf(o, "\ts_mov_b32 s%u, 0\n", f->r->temporary);
	} else {
		wb_printf(o, "\ts_mov_b64 %s, exec\n", gcn_fix_pair(f, p->later));
		put_moves(f, p, false, o);
	}
	wb_printf(o, "\ts_andn2_b64 %s, %s, exec\n\ts_mov_b64 exec, 0\n\ts_cbranch_scc1 %s\n\ts_branch %s\n", w, w,
		label(f, y->next), label(f, f->fn->nblock));
}

/* Of the parked lanes in EXEC, leaves those on that have the same scalars as the first one, where they may differ. */
static void
put_group(const struct fixer *f, const struct wb_repair_part *p, struct wb_out *o)
{
	const char *same = gcn_fix_pair(f, f->r->temporary);

	for (uint32_t k = 0; k < p->keep.n; k++) {
		uint32_t copy = copy_of(f, p, k), own = p->keep.at[k].vgpr;

		if (own == WB_NONE)
			continue;
		wb_printf(o, "\tv_readfirstlane_b32 s%u, v%u\n", copy, own);
		wb_printf(o, "\tv_cmp_eq_u32_e64 %s, s%u, v%u\n\ts_and_b64 exec, exec, %s\n", same, copy, own, same);
		put_copy(f, p, k, true, o);
	}
	if (f->r->part.n > 1)
		wb_printf(o, "\ts_mov_b32 s%u, 0\n", f->r->temporary);
}

/* Resumes the parked lanes of the @k-th loop that have not gone on in this round, or some of them. */
static void
put_resume(struct fixer *f, uint32_t k, struct wb_out *o)
{
	const struct wb_repair_part *p = &f->r->part.at[k];
	const char *b = gcn_fix_pair(f, p->mask),
		   *next = wb_format(f->cx->unit, ".L%s_done_%u_%u", f->prefix, f->fn->id, p->loop);

	wb_printf(o, "\ts_mov_b64 exec, %s\n\ts_cbranch_execz %s\n", b, next);
	if (f->r->rounds)
		put_group(f, p, o);
	wb_printf(o, "\ts_andn2_b64 %s, %s, exec\n\ts_mov_b64 %s, exec\n", b, b, gcn_fix_pair(f, f->r->unparked));
	for (uint32_t n = 0; n < p->vector.n; n++)
		put_word(f, &p->vector.at[n], true, o);
	put_moves(f, p, true, o);
	wb_printf(o, "\ts_branch %s\n%s:\n", label(f, p->header), next);
}

/* While lanes of any loop are parked, begins a round. */
static void
put_round(struct fixer *f, struct wb_out *o)
{
	for (uint32_t k = 0; k < f->r->part.n; k++) {
		const struct wb_repair_part *p = &f->r->part.at[k];
		const char *later = gcn_fix_pair(f, p->later);

		wb_printf(o, "\ts_mov_b64 %s, %s\n\ts_mov_b64 %s, 0\n", gcn_fix_pair(f, p->mask), later, later);
		wb_printf(o, k ? "\ts_or_b64 exec, exec, %s\n" : "\ts_mov_b64 exec, %s\n", gcn_fix_pair(f, p->mask));
	}
	wb_printf(o, "\ts_cbranch_execnz %s\n", label(f, f->fn->nblock));
}

/* Several loops become one, which is entered only in front of the end of the program: a scalar says where it
 * continues. With more entries, analysis would not see that lanes of one loop reach the others. */
static void
put_entries(struct fixer *f, struct wb_out *at, struct wb_out *behind)
{
	const struct wb_fn *fn = f->fn;

	wb_printf(at, ".L%s_iteration_%u_%u:\n", f->prefix, fn->id, f->group);
	for (uint32_t n = 1; n <= f->r->entry.n; n++) {
		const struct wb_edge *e = &fn->edge[f->r->entry.at[n - 1]];
		const char *enter = wb_format(f->cx->unit, ".L%s_enter_%u_%u_%u", f->prefix, fn->id, f->group, n),
			   *go = wb_format(f->cx->unit, ".L%s_go_%u_%u_%u", f->prefix, fn->id, f->group, n);

		put_edge(f, e, enter);
		wb_printf(at, "\ts_cmp_eq_u32 s%u, %u\n\ts_cbranch_scc1 %s\n", f->r->temporary, n, go);
		/* what one entry has in flight, code behind another one may read */
		wb_printf(behind, "%s:\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n\ts_mov_b32 s%u, %u\n"
				  "\ts_branch .L%s_iteration_%u_%u\n", enter, f->r->temporary, n, f->prefix, fn->id,
			f->group);
		wb_printf(behind, "%s:\n\ts_mov_b32 s%u, 0\n\ts_branch %s\n", go, f->r->temporary, label(f, e->dst));
	}
}

/* The line of an instruction behind which only what is branched to is executed. */
static uint32_t
last_line(const struct fixer *f)
{
	const struct wb_fn *fn = f->fn;
	uint32_t k = f->r->end.at[0];

	while (fn->inst[k].op != WB_OP_END && k + 1 < fn->ninst)
		k++;
	return fn->inst[k].loc.line;
}

/* The code at the stop, or in front of an end of the program, and what it branches to. */
static void
put_end(struct fixer *f)
{
	struct wb_out at = wb_out_new(f->cx->unit), behind = wb_out_new(f->cx->unit);
	uint32_t line = f->fn->inst[f->r->end.at[0]].loc.line;
	const char *arrived = gcn_fix_pair(f, f->r->arrived);

	if (f->r->stop != WB_NONE)
		wb_printf(&at, "\ts_or_b64 %s, %s, exec\n", arrived, arrived);
	wb_printf(&at, "%s:\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n", label(f, f->fn->nblock));
	if (f->r->part.n > 1)
		put_entries(f, &at, &behind);
	for (uint32_t k = 0; k < f->r->part.n; k++) {
		const struct wb_repair_part *p = &f->r->part.at[k];

		put_resume(f, k, &at);
		for (uint32_t n = 0; n < p->yield.n; n++)
			put_yield(f, p, &p->yield.at[n], &behind);
	}
	if (f->r->rounds)
		put_round(f, &at);
	if (f->r->stop != WB_NONE)	/* no lane is parked, and each that is off may be switched on again */
		wb_printf(&at, "\ts_mov_b64 exec, %s\n\ts_mov_b64 %s, 0\n\ts_mov_b64 %s, -1\n", arrived, arrived,
			gcn_fix_pair(f, f->r->unparked));
	put_line(f, line, AT_END, text_of(&at), false);
	put_line(f, last_line(f) + 1, BEHIND_LAST, text_of(&behind), false);
}

/* The code behind an instruction that may switch lanes on. */
static void
put_less(struct fixer *f, const struct wb_repair_return *back)
{
	const char *skip = back->next == WB_NONE ?
		"" :
		wb_format(f->cx->unit, "\ts_cbranch_execz %s\n", label(f, back->next));

	put_line(f, f->fn->inst[back->inst].loc.line + 1, BEHIND_LAST,
		wb_format(f->cx->unit, "\ts_and_b64 exec, exec, %s\n%s", gcn_fix_pair(f, f->r->unparked), skip), false);
}

/* The edits of f->r. */
static void
put_repair(struct fixer *f)
{
	const struct wb_fn *fn = f->fn;
	struct wb_out start = wb_out_new(f->cx->unit);

	wb_printf(&start, "\ts_mov_b64 %s, exec\n", gcn_fix_pair(f, f->r->unparked));
	for (uint32_t k = 0; k < f->r->part.n; k++)
		wb_printf(&start, "\ts_mov_b64 %s, 0\n", gcn_fix_pair(f, f->r->part.at[k].mask));
	for (uint32_t k = 0; k < f->r->part.n && f->r->rounds; k++)
		wb_printf(&start, "\ts_mov_b64 %s, 0\n", gcn_fix_pair(f, f->r->part.at[k].later));
	if (f->r->part.n > 1)
		wb_printf(&start, "\ts_mov_b32 s%u, 0\n", f->r->temporary);
	if (f->r->stop != WB_NONE)
		wb_printf(&start, "\ts_mov_b64 %s, 0\n", gcn_fix_pair(f, f->r->arrived));
	put_line(f, fn->inst[0].loc.line, AT_START, text_of(&start), false);
	for (uint32_t k = 0; k < f->r->back.n; k++)
		put_less(f, &f->r->back.at[k]);
	for (uint32_t k = 1; k < f->r->end.n; k++)
		put_line(f, fn->inst[f->r->end.at[k]].loc.line, AT_END,
			wb_format(f->cx->unit, "\ts_branch %s\n", label(f, fn->nblock)), false);
	put_end(f);
}

void
gcn_fix_write_park(struct fixer *f)
{
	const struct wb_repair *first = f->r;

	f->labelled = wb_bits_new(f->cx->tmp, f->fn->nblock);
	f->nyield = f->group = 0;
	for (; f->r; f->r = f->r->next, f->group++)
		put_repair(f);
	f->r = first;
}
