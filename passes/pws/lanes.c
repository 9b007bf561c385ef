/* passes/pws/lanes.c -- branches that are not split because one arm uses lanes of the other.
 *
 * An unsplit wave executes the then for some lanes, then the else for the others. Two SWFs execute both at the same
 * time, and each can only switch on its own lanes, whatever EXEC says. So a branch is not split if
 *  - EXEC may switch on lanes outside of the then in the then, or lanes of the then in the else: the SWF would do less
 *    than the unsplit wave (spills of whole registers, s_or_saveexec_b64 s[0:1], -1);
 *  - a vector instruction of BSB(u) moves values between lanes (DPP, ds_bpermute_b32): in the unsplit wave, the lanes
 *    of both arms are on there. (What it writes to scalars is a matter of safe.c);
 *  - v_readlane_b32, or a move between lanes, reads in one arm a register that is written in the other arm or in
 *    BSB(u). Such instructions may read lanes that are off (v_readfirstlane_b32 reads lane 0 if all are), and the other
 *    SWF may have written these already, or not yet;
 *  - v_writelane_b32 writes a lane whatever EXEC is.
 * Needs:  LANES; code, not a skeleton, which has no lanes.
 * Cost:   O(instructions * depth).
 */
#include "plan.h"
#include "wavebound/lanes.h"

struct work {
	struct wb_ctx *cx;
	const struct wb_fn *fn;
	struct wb_pws_branch *u;
	uint32_t then;			/* set: the lanes of the first SWF */
	struct wb_bits written[3];	/* [part] vector units that it writes */
};

static void
refuse(struct work *w, const struct wb_inst *i, const char *why)
{
	w->u->unsplittable = why;
	w->u->unsplittable_loc = i->loc;
}

/* Calls @f for each instruction of @part until the branch is refused. */
static void
each(struct work *w, enum pws_part part, void (*f)(struct work *, enum pws_part, uint32_t))
{
	for (uint32_t b = w->u->succ; b < w->u->reconv; b++)
		for (uint32_t k = 0; pws_part_of(w->fn, w->u, b) == part && k < w->fn->block[b].ninst; k++)
			if (!w->u->unsplittable)
				f(w, part, w->fn->block[b].first + k);
}

static bool
is_vector(const struct work *w, const struct wb_opnd *o, uint8_t how)
{
	return o->kind == WB_OPND_UNIT && (o->flags & how) && w->fn->unit[o->id].cls == WB_UNIT_VECTOR;
}

static void
note_writes(struct work *w, enum pws_part part, uint32_t inst)
{
	const struct wb_inst *i = &w->fn->inst[inst];

	WB_EACH_OPND(w->fn, i, o)
		for (uint32_t k = 0; is_vector(w, o, WB_DEF) && k < o->nunit; k++)
			wb_bit_set(w->written[part], o->id + k);
}

/* Whether @i reads a vector register that another part than @part writes. */
static bool
reads_others(const struct work *w, enum pws_part part, const struct wb_inst *i)
{
	WB_EACH_OPND(w->fn, i, o)
		for (uint32_t k = 0; is_vector(w, o, WB_USE) && k < o->nunit; k++)
			for (uint32_t other = 0; other < 3; other++)
				if (other != part && wb_bit(w->written[other], o->id + k))
					return true;
	return false;
}

static bool
writes_vector(const struct work *w, const struct wb_inst *i)
{
	for (uint32_t p = 0; p < i->nopnd; p++)
		if (is_vector(w, wb_opnd(w->fn, i, p), WB_DEF))
			return true;
	return false;
}

/* Whether EXEC at @inst is the same in the SWF of @part as in the unsplit wave. */
static bool
keeps_exec(const struct work *w, enum pws_part part, uint32_t inst)
{
	const struct wb_lanes *l = w->fn->lanes;
	const struct wb_span *s = &l->span[l->of_inst[inst]];

	return part == PWS_BSB || (part == PWS_THEN ? wb_lanes_within(l, s->care, s->exec, w->then) :
				wb_lanes_disjoint(l, s->care, s->exec, w->then));
}

/* Whether @i is a branch on EXEC. */
static bool
branches_on_exec(const struct work *w, const struct wb_inst *i)
{
	return (i->op == WB_OP_CBRZ || i->op == WB_OP_CBRNZ) && pws_names_exec(w->fn, i, WB_USE);
}

static void
check(struct work *w, enum pws_part part, uint32_t inst)
{
	const struct wb_inst *i = &w->fn->inst[inst];
	uint8_t flags = w->fn->lanes->span[w->fn->lanes->of_inst[inst]].flags;
	bool own = i->op == WB_OP_READFIRST && (flags & WB_SPAN_NONEMPTY);
	bool across = (i->flags & WB_I_CROSSLANE) && !own;

	if (i->op == WB_OP_WRITELANE)
		refuse(w, i, "a lane of a vector register is written in one of its arms, whatever EXEC is, and split "
			     "wavefronts share vector registers");
	else if (((i->flags & WB_I_MASKED) || branches_on_exec(w, i)) && !keeps_exec(w, part, inst))
		refuse(w, i, "lanes that are not its own are on in one of its arms, or may be, and a split wavefront "
			     "has no others");
	else if (across && part == PWS_BSB && writes_vector(w, i))
		refuse(w, i, "its serialisation block reads lanes of both arms, and a split wavefront has one");
	else if (across && part != PWS_BSB && reads_others(w, part, i))
		refuse(w, i, "one of its arms reads a lane of the other arm, or may, of a register that is written "
			     "there");
}

void
pws_check_lanes(struct wb_ctx *cx, const struct wb_fn *fn, struct wb_pws *p)
{
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	struct work w = { .cx = cx, .fn = fn };

	for (uint32_t k = 0; k < 3; k++)
		w.written[k] = wb_bits_new(cx->tmp, fn->nunit);
	for (uint32_t k = 0; k < p->nbranch; k++) {
		w.u = &p->branch[k];
		w.then = fn->lanes->leave[w.u->block];
		for (uint32_t part = PWS_THEN; part <= PWS_ELSE && !w.u->unsplittable; part++) {
			memset(w.written[part].word, 0, ((size_t)fn->nunit + 63) / 64 * sizeof(*w.written[part].word));
			each(&w, part, note_writes);
		}
		for (uint32_t part = PWS_THEN; part <= PWS_ELSE; part++)
			each(&w, part, check);
	}
	wb_arena_reset(cx->tmp, m);
}
