/* passes/repair/words.c -- scalars of unoptimised code that are in lanes of words of the stack (park.c).
 *
 * The word is loaded whole into a vector register of our own, with the operands of a load in the code, if these are the
 * same where lanes are parked and where they continue.
 *
 * Cost:   O(instructions) for each word, and the lines of loads.
 */
#include <stdlib.h>

#include "repair.h"

/* Takes the address of @w from instruction @k, if the text loads the word there as -O0 does. */
static bool
take_address(const struct repairer *f, uint32_t k, struct wb_repair_word *w)
{
	const struct wb_inst *i = &f->fn->inst[k];

	if (i->op != WB_OP_MOV || (i->flags & WB_I_MASKED) || i->nopnd < 2 ||
		wb_opnd(f->fn, i, 1)->kind != WB_OPND_UNIT || wb_opnd(f->fn, i, 1)->id != w->unit ||
		!f->in->load_at(f->in->user, i->loc.line, &w->address))
		return false;
	w->inst = k;
	w->block = f->fn->gsa->block_of[k];
	return true;
}

/* The word of which @unit is a lane (units of lanes follow that of their word), as an index in the plan; WB_NONE: no
 * load is known. The first load behind the start of the loop is used. */
static uint32_t
find_word(struct plan *pl, const struct part *p, uint32_t unit)
{
	struct repairer *f = pl->f;
	struct wb_repair_word w = { .unit = unit };
	uint32_t n = 0, first;
	bool found = false;

	while (w.unit && f->fn->unit[w.unit].cls != WB_UNIT_VECTOR)
		w.unit--;
	while (n < pl->out->word.n && pl->out->word.at[n].unit != w.unit)
		n++;
	if (n < pl->out->word.n)
		return n;
	first = f->fn->block[p->r.header].first;
	for (uint32_t k = 0; k < f->fn->ninst && !found; k++)
		found = take_address(f, (first + k) % f->fn->ninst, &w);
	if (!found)
		return WB_NONE;
	if (!pl->out->word.n) {
		pl->out->active = f->sgpr;
		f->sgpr += 2;
		f->vgpr = f->in->vgpr;
	}
	w.vgpr = f->vgpr++;
	WB_PUSH(f->cx->unit, &pl->out->word, w);
	return n;
}

/* Whether an instruction of @blocks writes @unit; in block @last only those before @end. */
static bool
written_in(const struct repairer *f, struct wb_bits blocks, uint32_t last, uint32_t end, uint32_t unit)
{
	for (uint32_t b = 0; b < f->fn->nblock; b++)
		for (uint32_t k = f->fn->block[b].first;
			wb_bit(blocks, b) && k < (b == last ? end : f->fn->block[b].first + f->fn->block[b].ninst); k++)
			if (wb_names(f->fn, &f->fn->inst[k], unit, 1, WB_DEF))
				return true;
	return false;
}

/* Whether scalar register @unit is not written any more behind the load of @w, or once the loop has started. */
static bool
not_written_later(const struct repairer *f, const struct part *p, const struct wb_repair_word *w, uint32_t unit)
{
	uint32_t header = p->r.header;
	struct wb_bits behind = repair_between(f, header, false, WB_NONE);

	if (!wb_bit(behind, w->block) && !wb_dominates(f->fn->dom, w->block, header))
		return false;
	wb_reach(f->cx->tmp, f->fn, w->block, false, WB_NONE, behind);
	return !written_in(f, behind, WB_NONE, 0, unit);
}

static bool
same_origin(const struct repairer *f, uint32_t v, const struct origin *as)
{
	struct origin o;

	return repair_origin_of(f, v, &o) && o.value == as->value && o.more == as->more;
}

/* Whether scalar register @unit is the same where lanes are parked, where they continue, and where @w is loaded. */
static bool
is_unchanged(const struct repairer *f, const struct part *p, const struct wb_repair_word *w, uint32_t unit)
{
	const struct wb_gsa *g = f->fn->gsa;
	struct wb_bits block = wb_bits_new(f->cx->tmp, f->fn->nblock);
	struct origin o;

	if (not_written_later(f, p, w, unit))
		return true;
	wb_bit_set(block, w->block);
	if (written_in(f, block, w->block, w->inst, unit) || !repair_origin_of(f, wb_gsa_in(g, w->block, unit), &o) ||
		!same_origin(f, wb_gsa_in(g, p->r.header, unit), &o))
		return false;
	for (uint32_t k = 0; k < p->r.yield.n; k++)
		if (!same_origin(f, wb_gsa_out(g, f->fn->edge[p->r.yield.at[k].edge].src, unit), &o))
			return false;
	return true;
}

bool
repair_find_lane(struct plan *pl, const struct part *p, struct wb_repair_kept *kept)
{
	const struct wb_fn *fn = pl->f->fn;
	const char *dot = kept->unit < fn->nunit ? strrchr(fn->unit[kept->unit].name, '.') : NULL;
	const struct wb_repair_word *w;
	bool all = true;

	kept->word = dot ? find_word(pl, p, kept->unit) : WB_NONE;
	if (kept->word == WB_NONE)
		return false;
	w = &pl->out->word.at[kept->word];
	kept->lane = (uint32_t)strtoul(dot + 1, NULL, 10);
	for (uint32_t k = 0; k < 4; k++)
		all &= is_unchanged(pl->f, p, w, w->address.base + k);
	return all && is_unchanged(pl->f, p, w, w->address.frame) && pl->f->vgpr <= pl->f->in->most_vgprs;
}
