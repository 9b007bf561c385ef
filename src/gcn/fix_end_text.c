/* src/gcn/fix_end_text.c -- the text of loops whose lanes are parked (fix_end.c), edit by edit.
 *
 * Cost: O(instructions + blocks), and the text that is added.
 */
#include "fix_end.h"

/* Edits at one line, in this order. */
enum order { BEHIND_LAST, AT_LABEL, AT_INST, AT_END };

static void
put(struct plan *pl, uint32_t line, enum order order, const char *text, bool drop)
{
	gcn_fix_edit(pl->f, (struct edit){ .line = line, .order = order, .before = text, .drop = drop });
}

/* The label at which block @b begins; fn->nblock: where parked lanes go on. */
static const char *
label(struct plan *pl, uint32_t b)
{
	const struct wb_fn *fn = pl->f->fn;
	const char *name = b < fn->nblock ? wb_format(pl->f->cx->unit, ".Lwb_at_%u_%u", fn->id, b) :
					    wb_format(pl->f->cx->unit, ".Lwb_safe_%u", fn->id);

	if (b < fn->nblock && !wb_bit(pl->labelled, b)) {
		wb_bit_set(pl->labelled, b);
		put(pl, fn->inst[fn->block[b].first].loc.line, AT_LABEL, wb_format(pl->f->cx->unit, "%s:\n", name),
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

static bool
keeps_of(const struct part *p, uint32_t word)
{
	uint32_t k = 0;

	while (k < p->keep.n && p->keep.at[k].word != word)
		k++;
	return k < p->keep.n;
}

/* Loads the words of the stack that @p keeps scalars of, or stores them with those that are given back. */
static void
put_words(const struct plan *pl, const struct part *p, bool back, struct wb_out *o)
{
	const char *active = gcn_fix_pair(pl->f, pl->active);
	bool any = false;

	for (uint32_t w = 0; w < pl->word.n; w++) {
		if (!keeps_of(p, w))
			continue;
		if (!any)
			wb_printf(o, "\ts_or_saveexec_b64 %s, -1\n", active);
		any = true;
		wb_printf(o, "\tbuffer_load_dword v%u, %s\n", pl->word.at[w].vgpr, pl->word.at[w].place);
	}
	if (!any)
		return;
	wb_printf(o, "\ts_waitcnt vmcnt(0)\n");
	for (uint32_t k = 0; k < p->keep.n && back; k++)
		if (p->keep.at[k].word != WB_NONE)
			wb_printf(o, "\tv_writelane_b32 v%u, s%u, %u\n", pl->word.at[p->keep.at[k].word].vgpr,
				p->kept + k, p->keep.at[k].lane);
	for (uint32_t w = 0; w < pl->word.n && back; w++)
		if (keeps_of(p, w))
			wb_printf(o, "\tbuffer_store_dword v%u, %s\n", pl->word.at[w].vgpr, pl->word.at[w].place);
	wb_printf(o, "\ts_mov_b64 exec, %s\n", active);
}

static void
put_moves(const struct plan *pl, const struct part *p, bool back, struct wb_out *o)
{
	const struct fixer *f = pl->f;

	put_words(pl, p, back, o);
	for (uint32_t k = 0; k < p->keep.n; k++)
		if (p->keep.at[k].word != WB_NONE) {
			if (!back)
				wb_printf(o, "\tv_readlane_b32 s%u, v%u, %u\n", p->kept + k,
					pl->word.at[p->keep.at[k].word].vgpr, p->keep.at[k].lane);
		} else if (back)
			wb_printf(o, "\ts_mov_b32 %s, s%u\n", f->fn->unit[p->keep.at[k].unit].name, p->kept + k);
		else
			wb_printf(o, "\ts_mov_b32 s%u, %s\n", p->kept + k, f->fn->unit[p->keep.at[k].unit].name);
}

/* The lanes of EXEC come to those that are parked already: each has its bit of the masks that are kept. */
static void
put_more(struct plan *pl, const struct part *p, struct wb_out *o)
{
	const struct wb_fn *fn = pl->f->fn;
	const char *b = gcn_fix_pair(pl->f, p->mask);

	put_words(pl, p, false, o);
	for (uint32_t k = 0; k < p->keep.n; k++) {
		const struct kept *x = &p->keep.at[k];
		uint32_t copy = p->kept + k, hi = x->half == WB_GCN_EXEC_HI;
		const char *name = fn->unit[x->unit].name;

		if (x->word != WB_NONE) {
			name = wb_format(pl->f->cx->tmp, "s%u", pl->spare);
			wb_printf(o, "\tv_readlane_b32 %s, v%u, %u\n", name, pl->word.at[x->word].vgpr, x->lane);
		}
		if (x->half == WB_NONE)
			wb_printf(o, "\ts_mov_b32 s%u, %s\n", copy, name);
		else
			wb_printf(o,
				"\ts_and_b32 s%u, %s, %s\n\ts_and_b32 s%u, s%u, s%u\n\ts_or_b32 s%u, s%u, s%u\n",
				pl->spare, name, hi ? "exec_hi" : "exec_lo", copy, copy, p->mask + hi,
				copy, copy, pl->spare);
	}
	wb_printf(o, "\ts_or_b64 %s, %s, exec\n", b, b);
}

/* Leads edge @e elsewhere. */
static void
put_edge(struct plan *pl, const struct wb_edge *e, const char *to)
{
	const struct wb_fn *fn = pl->f->fn;
	const struct wb_inst *i = &fn->inst[gcn_fix_last(fn, e->src)];

	if (e->kind == WB_EDGE_FALL)
		put(pl, i->loc.line + 1, AT_INST, wb_format(pl->f->cx->unit, "\ts_branch %s\n", to), false);
	else
		put(pl, i->loc.line, AT_INST,
			wb_format(pl->f->cx->unit, "\t%s %s\n", gcn_fix_branch(fn, i), to), true);
}

/* Back edge @y leads to where its lanes are parked. */
static void
put_yield(struct plan *pl, const struct part *p, const struct yield *y, struct wb_out *o)
{
	struct fixer *f = pl->f;
	const struct wb_edge *e = &f->fn->edge[y->edge];
	uint32_t next = gcn_fix_next_join(f, y->exit, WB_NONE);
	const char *wait = wb_format(f->cx->unit, ".Lwb_wait_%u_%u", f->fn->id, pl->nyield++),
		   *b = gcn_fix_pair(f, p->mask), *w = gcn_fix_pair(f, pl->world);

	put_edge(pl, e, wait);
	wb_printf(o, "%s:\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n", wait);
	if (p->again) {
		put_more(pl, p, o);
		if (pl->part.n > 1)
			wb_printf(o, "\ts_mov_b32 s%u, 0\n", pl->spare);
	} else {
		wb_printf(o, "\ts_mov_b64 %s, exec\n", b);
		put_moves(pl, p, false, o);
	}
	wb_printf(o, "\ts_mov_b64 exec, 0\n\ts_andn2_b64 %s, %s, %s\n\ts_cbranch_scc1 %s\n\ts_branch %s\n", w, w, b,
		label(pl, next == WB_NONE ? y->exit : next), label(pl, f->fn->nblock));
}

/* The parked lanes of the @k-th loop go on, unless they did since the others of them have. */
static void
put_resume(struct plan *pl, uint32_t k, struct wb_out *o)
{
	struct fixer *f = pl->f;
	const struct part *p = &pl->part.at[k];
	const char *b = gcn_fix_pair(f, p->mask), *next = wb_format(f->cx->unit, ".Lwb_done_%u_%u", f->fn->id, k);

	if (pl->part.n > 1)
		wb_printf(o, "\ts_bitcmp0_b32 s%u, %u\n\ts_cbranch_scc0 %s\n", pl->spare + 1, k, next);
	wb_printf(o, "\ts_mov_b64 exec, %s\n\ts_cbranch_execz %s\n", b, next);
	if (pl->part.n > 1)
		wb_printf(o, "\ts_bitset1_b32 s%u, %u\n", pl->spare + 1, k);
	wb_printf(o, "\ts_mov_b64 %s, 0\n\ts_mov_b64 %s, exec\n", b, gcn_fix_pair(f, pl->world));
	put_moves(pl, p, true, o);
	wb_printf(o, "\ts_branch %s\n%s:\n", label(pl, f->fn->loops->loop[p->loop].header), next);
}

/* Begins again with the first loop while lanes of any are parked. */
static void
put_again(struct plan *pl, struct wb_out *o)
{
	struct fixer *f = pl->f;

	wb_printf(o, "\ts_mov_b32 s%u, 0\n\ts_mov_b64 exec, %s\n", pl->spare + 1,
		gcn_fix_pair(f, pl->part.at[0].mask));
	for (uint32_t k = 1; k < pl->part.n; k++)
		wb_printf(o, "\ts_or_b64 exec, exec, %s\n", gcn_fix_pair(f, pl->part.at[k].mask));
	wb_printf(o, "\ts_cbranch_execnz %s\n", label(pl, f->fn->nblock));
}

/* Several loops become one, which is entered in front of the end of the program only: the spare scalar says where it
 * goes on. With more entries it would not be seen that lanes of one loop get to the others. */
static void
put_entries(struct plan *pl, struct wb_out *at, struct wb_out *behind)
{
	struct fixer *f = pl->f;
	const struct wb_fn *fn = f->fn;
	uint32_t n = 0;

	wb_printf(at, ".Lwb_turn_%u:\n", fn->id);
	for (uint32_t k = 0; k < fn->nedge; k++) {
		const struct wb_edge *e = &fn->edge[k];
		const char *enter = wb_format(f->cx->unit, ".Lwb_enter_%u_%u", fn->id, n + 1),
			   *go = wb_format(f->cx->unit, ".Lwb_go_%u_%u", fn->id, n + 1);

		if (e->src == WB_NONE || e->dst == WB_NONE || wb_bit(pl->behind, e->src) ||
			!wb_bit(pl->behind, e->dst) || wb_gsa_is_live(fn->gsa, e->dst, WB_GCN_SCC) ||
			!gcn_fix_can_change(f, e) || !fn->block[e->dst].ninst ||
			!gcn_fix_own_line(f, fn->block[e->dst].first))
			continue;
		n++;
		put_edge(pl, e, enter);
		wb_printf(at, "\ts_cmp_eq_u32 s%u, %u\n\ts_cbranch_scc1 %s\n", pl->spare, n, go);
		wb_printf(behind, "%s:\n\ts_mov_b32 s%u, %u\n\ts_branch .Lwb_turn_%u\n", enter, pl->spare, n, fn->id);
		wb_printf(behind, "%s:\n\ts_mov_b32 s%u, 0\n\ts_branch %s\n", go, pl->spare, label(pl, e->dst));
	}
}

/* In front of an end of the program, and what stands behind it. */
static void
put_end(struct plan *pl)
{
	struct fixer *f = pl->f;
	struct wb_out at = wb_out_new(f->cx->unit), behind = wb_out_new(f->cx->unit);
	uint32_t line = f->fn->inst[pl->end].loc.line;

	wb_printf(&at, "%s:\n\ts_waitcnt vmcnt(0) lgkmcnt(0)\n", label(pl, f->fn->nblock));
	if (pl->part.n > 1)
		put_entries(pl, &at, &behind);
	for (uint32_t k = 0; k < pl->part.n; k++) {
		struct part *p = &pl->part.at[k];

		put_resume(pl, k, &at);
		for (uint32_t n = 0; n < p->yield.n; n++)
			put_yield(pl, p, &p->yield.at[n], &behind);
	}
	if (pl->part.n > 1)
		put_again(pl, &at);
	put(pl, line, AT_END, text_of(&at), false);
	put(pl, line + 1, BEHIND_LAST, text_of(&behind), false);
}

/* Behind instruction @k, which may give lanes back. */
static void
put_less(struct plan *pl, uint32_t k)
{
	struct fixer *f = pl->f;
	uint32_t b = f->fn->gsa->block_of[k], line = f->fn->inst[k].loc.line + 1,
		 next = gcn_fix_reads_outside(f->fn, pl->behind, &f->fn->inst[k]) ?
		gcn_fix_next_join(f, b, k) :
		WB_NONE;
	const char *skip = next == WB_NONE ? "" : wb_format(f->cx->unit, "\ts_cbranch_execz %s\n", label(pl, next));

	put(pl, line, BEHIND_LAST,
		wb_format(f->cx->unit, "\ts_and_b64 exec, exec, %s\n%s", gcn_fix_pair(f, pl->world), skip), false);
}

static void
put_block(struct plan *pl, uint32_t b)
{
	const struct wb_fn *fn = pl->f->fn;

	for (uint32_t k = fn->block[b].first; k < fn->block[b].first + fn->block[b].ninst; k++)
		if (fn->inst[k].op != WB_OP_END) {
			if (gcn_fix_own_line(pl->f, k) && gcn_fix_change(fn, k) == CHANGE_OTHER)
				put_less(pl, k);
		} else if (pl->end == WB_NONE) {
			pl->end = k;
		} else {
			put(pl, fn->inst[k].loc.line, AT_END,
				wb_format(pl->f->cx->unit, "\ts_branch %s\n", label(pl, fn->nblock)), false);
		}
}

void
gcn_fix_write_end(struct plan *pl)
{
	struct fixer *f = pl->f;
	const struct wb_fn *fn = f->fn;
	struct wb_out start = wb_out_new(f->cx->unit);

	wb_printf(&start, "\ts_mov_b64 %s, exec\n", gcn_fix_pair(f, pl->world));
	for (uint32_t k = 0; k < pl->part.n; k++)
		wb_printf(&start, "\ts_mov_b64 %s, 0\n", gcn_fix_pair(f, pl->part.at[k].mask));
	for (uint32_t k = 0; k < 2 && pl->part.n > 1; k++)
		wb_printf(&start, "\ts_mov_b32 s%u, 0\n", pl->spare + k);
	put(pl, fn->inst[0].loc.line, BEHIND_LAST, text_of(&start), false);
	pl->end = WB_NONE;
	for (uint32_t b = 0; b < fn->nblock; b++)
		if (wb_bit(pl->behind, b))
			put_block(pl, b);
	put_end(pl);
}
