/* passes/repair/words.c -- scalars of unoptimised code that are in lanes of words of the stack (park.c).
 *
 * The word is loaded whole into a vector register of our own: from its place in the lane's stack, which promotion has
 * proved (promote.c), by the descriptor with which the code accesses it, if that is the same where lanes are parked and
 * where they continue. An accumulation register is copied.
 *
 * Cost:   O(instructions) for each word.
 */
#include "repair.h"

/* The operand with the descriptor in the access of which @k moves a word: registers of its address are read in front of
 * the move (promote.c). NULL: there is none. */
static const struct wb_opnd *
descriptor_at(const struct wb_fn *fn, uint32_t k)
{
	uint32_t n = k;

	while (n > 0 && fn->inst[n - 1].loc.line == fn->inst[k].loc.line)
		n--;
	WB_EACH_OPND(fn, &fn->inst[n], op)
		if (fn->inst[n].op == WB_OP_NOP && op->kind == WB_OPND_UNIT && op->nunit == 4)
			return op;
	return NULL;
}

/* Whether the descriptor @op has the offset of the wave in it, and is the same where lanes are parked and go on. */
static bool
is_unchanged(const struct plan *pl, const struct part *p, const struct wb_opnd *op)
{
	const struct wb_gsa *g = pl->f->fn->gsa;
	struct origin there, here;

	for (uint32_t k = 0; k < 4; k++) {
		if (!repair_origin_of(pl->f, wb_gsa_use_of(g, op, k), &there) ||
			!repair_origin_of(pl->f, wb_gsa_in(g, p->r.header, op->id + k), &here) ||
			there.value != here.value || there.more != here.more ||
			!repair_is_restored(pl, p, op->id + k) ||
			(k == 0 && wb_gsa_at(g, here.value)->kind == WB_GSA_ENTRY))
			return false;
	}
	return true;
}

/* Finds how word or register @w is accessed where @p parks lanes, and where these continue; false: not known. */
static bool
find_access(const struct plan *pl, const struct part *p, struct wb_repair_word *w)
{
	const struct wb_fn *fn = pl->f->fn;
	const struct wb_opnd *op;

	if (fn->unit[w->unit].name[0] != 's' || pl->f->in->scratch)
		return true;
	for (uint32_t k = 0; k < fn->ninst; k++) {
		op = fn->inst[k].op == WB_OP_MOV && wb_names(fn, &fn->inst[k], w->unit, 1, WB_USE | WB_DEF) ?
			descriptor_at(fn, k) : NULL;
		if (op && (w->base == WB_NONE || op->id == w->base) && is_unchanged(pl, p, op)) {
			w->base = op->id;
			return true;
		}
	}
	return false;
}

uint32_t
repair_find_word(struct plan *pl, const struct part *p, struct wb_repair_words *list, uint32_t unit)
{
	struct repairer *f = pl->f;
	struct wb_repair_word w = { .unit = unit, .base = WB_NONE };
	uint32_t n = 0;

	while (n < list->n && list->at[n].unit != unit)
		n++;
	if (n < list->n)
		return find_access(pl, p, &list->at[n]) ? n : WB_NONE;
	w.vgpr = f->vgpr++;
	if (!find_access(pl, p, &w) || f->vgpr > f->in->most_vgprs)
		return WB_NONE;
	WB_PUSH(f->cx->unit, list, w);
	return n;
}
