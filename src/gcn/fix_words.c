/* src/gcn/fix_words.c -- scalars of unoptimised code that lie in lanes of words of the stack (fix_end.c).
 *
 * The word is loaded whole into a vector register of our own, with the operands of a load that stands in the code,
 * where these are the same wherever lanes are parked, or go on.
 *
 * Cost: O(instructions) for each word, and the text of a line.
 */
#include <stdlib.h>

#include "fix_end.h"

#define MOST_VGPRS 256u

/* The line @number of the text, without its end. */
static const char *
line_at(const struct fixer *f, uint32_t number)
{
	const char *at = f->in->text, *end = at + f->in->bytes, *nl;

	for (; number > 1 && at < end; number--) {
		nl = memchr(at, '\n', (size_t)(end - at));
		at = nl ? nl + 1 : end;
	}
	nl = memchr(at, '\n', (size_t)(end - at));
	return wb_format(f->cx->unit, "%.*s", (int)((nl ? nl : end) - at), at);
}

/* Takes @w's place from instruction @k, if the text loads the word there as -O0 does. */
static bool
take_place(const struct fixer *f, uint32_t k, struct word *w)
{
	const struct wb_inst *i = &f->fn->inst[k];
	const char *text;
	uint32_t last, reg;
	int n = 0;

	if (!gcn_fix_own_line(f, k) || i->op != WB_OP_MOV || (i->flags & WB_I_MASKED) || i->nopnd < 2 ||
		wb_opnd(f->fn, i, 1)->kind != WB_OPND_UNIT || wb_opnd(f->fn, i, 1)->id != w->unit)
		return false;
	text = line_at(f, i->loc.line);
	if (sscanf(text, " buffer_load_dword v%u, %noff, s[%u:%u], s%u", &reg, &n, &w->base, &last, &w->frame) != 4)
		return false;
	w->place = text + n;
	w->inst = k;
	w->block = f->fn->gsa->block_of[k];
	return last == w->base + 3;
}

/* How many vector registers @fn uses, with those that it does not name between them. */
static uint32_t
vectors_used(const struct wb_fn *fn)
{
	uint32_t n = 0, reg;

	for (uint32_t k = 0; k < fn->nopnd; k++)
		if (fn->opnd[k].kind == WB_OPND_UNIT &&
			sscanf(fn->unit[fn->opnd[k].id].name, "v%u", &reg) == 1 && reg + fn->opnd[k].nunit > n)
			n = reg + fn->opnd[k].nunit;
	return n;
}

/* The word that has @unit, which is followed by its lanes, among those of the plan; WB_NONE: no load is known. The
 * first behind the start of the loop is taken. */
static uint32_t
find_word(struct plan *pl, const struct part *p, uint32_t unit)
{
	struct fixer *f = pl->f;
	struct word w = { .unit = unit };
	uint32_t n = 0, first;

	while (w.unit && f->fn->unit[w.unit].cls != WB_UNIT_VECTOR)
		w.unit--;
	while (n < pl->word.n && pl->word.at[n].unit != w.unit)
		n++;
	if (n < pl->word.n)
		return n;
	first = f->fn->block[f->fn->loops->loop[p->loop].header].first;
	for (uint32_t k = 0; k < f->fn->ninst && !w.place; k++)
		take_place(f, (first + k) % f->fn->ninst, &w);
	if (!w.place)
		return WB_NONE;
	if (!pl->word.n) {
		pl->active = f->sgpr;
		f->sgpr += 2;
		f->vgpr = vectors_used(f->fn);
	}
	w.vgpr = f->vgpr++;
	WB_PUSH(f->cx->tmp, &pl->word, w);
	return n;
}

/* Whether an instruction of @blocks writes @unit; of block @last only those in front of @end. */
static bool
written_in(const struct fixer *f, struct wb_bits blocks, uint32_t last, uint32_t end, uint32_t unit)
{
	for (uint32_t b = 0; b < f->fn->nblock; b++)
		for (uint32_t k = f->fn->block[b].first;
			wb_bit(blocks, b) && k < (b == last ? end : f->fn->block[b].first + f->fn->block[b].ninst); k++)
			if (gcn_fix_names(f->fn, &f->fn->inst[k], unit, WB_DEF))
				return true;
	return false;
}

/* Whether scalar register @unit is not written any more where @w has been loaded or the loop has begun. */
static bool
is_settled(const struct fixer *f, const struct part *p, const struct word *w, uint32_t unit)
{
	uint32_t header = f->fn->loops->loop[p->loop].header;
	struct wb_bits behind = gcn_fix_between(f, header, false, WB_NONE);

	if (!wb_bit(behind, w->block) && !wb_dominates(f->fn->dom, w->block, header))
		return false;
	gcn_fix_add_behind(f, w->block, WB_NONE, behind);
	return !written_in(f, behind, WB_NONE, 0, unit);
}

static bool
same_origin(const struct fixer *f, uint32_t v, const struct origin *as)
{
	struct origin o;

	return gcn_fix_origin_of(f, v, &o) && o.value == as->value && o.more == as->more;
}

/* Whether scalar register @unit is where lanes are parked, and where they go on, what it is where @w is loaded. */
static bool
stays(const struct fixer *f, const struct part *p, const struct word *w, uint32_t unit)
{
	const struct wb_gsa *g = f->fn->gsa;
	struct wb_bits block = wb_bits_new(f->cx->tmp, f->fn->nblock);
	struct origin o;

	if (is_settled(f, p, w, unit))
		return true;
	wb_bit_set(block, w->block);
	if (written_in(f, block, w->block, w->inst, unit) || !gcn_fix_origin_of(f, wb_gsa_in(g, w->block, unit), &o) ||
		!same_origin(f, wb_gsa_in(g, f->fn->loops->loop[p->loop].header, unit), &o))
		return false;
	for (uint32_t k = 0; k < p->yield.n; k++)
		if (!same_origin(f, wb_gsa_out(g, f->fn->edge[p->yield.at[k].edge].src, unit), &o))
			return false;
	return true;
}

bool
gcn_fix_find_lane(struct plan *pl, const struct part *p, struct kept *kept)
{
	const struct wb_fn *fn = pl->f->fn;
	const char *dot = kept->unit < fn->nunit ? strrchr(fn->unit[kept->unit].name, '.') : NULL;
	const struct word *w;
	bool all = true;

	kept->word = dot ? find_word(pl, p, kept->unit) : WB_NONE;
	if (kept->word == WB_NONE)
		return false;
	w = &pl->word.at[kept->word];
	kept->lane = (uint32_t)strtoul(dot + 1, NULL, 10);
	for (uint32_t k = 0; k < 4; k++)
		all &= stays(pl->f, p, w, w->base + k);
	return all && stays(pl->f, p, w, w->frame) && pl->f->vgpr <= MOST_VGPRS;
}
