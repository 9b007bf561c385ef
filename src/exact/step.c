/* src/exact/step.c -- executes one instruction of one wave: its effect on the machine, and its values if they matter.
 */
#include "exact.h"

#define MOST_CALLS 4096

void
wb_exact_undetermined(struct wave *w, enum why why, uint32_t origin)
{
	if (w->why != WHY_NONE)
		return;
	w->why = why;
	w->why_origin = origin;
}

/* The direction of a conditional branch: whether all units of its source are zero. */
static void
branch(struct wave *w, const struct step *p)
{
	const struct ref *r = &p->src[0];
	uint64_t bits = 0, known = 0, all = r->nunit >= 2 ? UINT64_MAX : UINT32_MAX;

	if (r->nunit >= 2) {
		wb_exact_mask(w, r, &bits, &known);
	} else if (r->kind == REF_SCALAR && w->s[r->unit].tag == TAG_NUMBER) {
		bits = w->s[r->unit].v & w->s[r->unit].known;
		known = w->s[r->unit].known;
	}
	if (!bits && (known & all) != all) {
		wb_exact_undetermined(w, WHY_BRANCH, wb_exact_origin(w, r));
		return;
	}
	w->effect.taken = (bits == 0) == p->branch_zero;
	w->pc = w->effect.taken ? p->taken : p->next;
}

/* A jump through registers to one of the blocks behind it. */
static void
jump(struct wave *w, const struct step *p)
{
	const struct wb_fn *fn = w->g->m->fn[p->fn];
	const struct wb_block *b = &fn->block[wb_block_of(fn, p->inst)];
	const struct wb_section *s = wb_section_find(w->g->m, fn->section);
	struct val lo = wb_exact_scalar_val(w, &p->src[0], 0), hi = wb_exact_scalar_val(w, &p->src[0], 1);
	uint32_t base;
	uint64_t at;

	w->effect.taken = true;
	w->pc = WB_NONE;
	if (!s || !p->nsrc || !wb_exact_address(w->g, &lo, &hi, &base, &at) ||
		base != (s->linked ? BASE_CODE : w->g->code_base)) {
		wb_exact_undetermined(w, WHY_BRANCH, wb_exact_origin(w, &p->src[0]));
		return;
	}
	for (uint32_t n = 0; n < b->nout; n++) {
		uint32_t to = fn->edge[fn->out[b->out + n]].dst;

		if (to != WB_NONE && fn->block[to].ninst && fn->inst[fn->block[to].first].addr == at - s->image)
			w->pc = w->g->first[p->fn] + fn->block[to].first;
	}
	if (w->pc == WB_NONE)
		wb_exact_undetermined(w, WHY_MODEL, WB_NONE);
}

static void
call(struct wave *w, const struct step *p)
{
	uint32_t *more;

	if (p->taken == WB_NONE || w->ncall >= MOST_CALLS) {
		wb_exact_undetermined(w, WHY_MODEL, WB_NONE);
		return;
	}
	if (w->ncall == w->mcall) {
		more = WB_NEW(w->g->cx->tmp, uint32_t, 2 * w->mcall + 8);
		if (w->ncall)
			memcpy(more, w->call, w->ncall * sizeof *more);
		w->call = more;
		w->mcall = 2 * w->mcall + 8;
	}
	if (!p->tail)
		w->call[w->ncall++] = p->next;
	w->effect.taken = true;
	w->pc = p->taken;
	wb_exact_unknown(w, p);
}

/* One LDS round: a permute, or an access that all lanes share. The latter takes none if no lane is on. */
static void
one_round(struct wave *w, const struct step *p)
{
	uint64_t must, may;

	wb_exact_exec(w, &must, &may);
	w->effect.rounds = p->op == WB_OP_PERMUTE ? 1 : may != 0;
	if (p->op == WB_OP_PERMUTE)
		return;
	if (!must && may)
		wb_exact_undetermined(w, WHY_MASK, w->s[WB_GCN_EXEC_LO].origin);
	memset(w->group->lds_known, 0, w->g->lds_bytes);
}

void
wb_exact_forget_contents(struct program *g)
{
	for (uint32_t k = 0; k < g->nbase - g->first_arg; k++)
		if (g->contents[k].at)
			memset(g->contents[k].known, 0, g->contents[k].bytes);
}

bool
wb_exact_step(struct wave *w)
{
	const struct step *p = &w->g->step[w->pc];

	w->effect = (struct effect){ .step = w->pc, .counters = p->counters };
	w->pc = p->next;
	if (p->act == ACT_NONE) {
		if (p->run)
			p->run(w, p);
		if (w->pc != WB_NONE)
			return true;
	}
	switch ((enum act)p->act) {
	case ACT_BRANCH:
		w->effect.taken = true;
		w->pc = p->taken;
		break;
	case ACT_CBRANCH: branch(w, p); break;
	case ACT_JUMP: jump(w, p); break;
	case ACT_WAIT: w->effect.waits = true; break;
	case ACT_BARRIER: w->effect.barrier = true; break;
	case ACT_END:
		w->effect.end = w->ended = true;
		return true;
	case ACT_CALL: call(w, p); break;
	case ACT_RETURN:
		if (!w->ncall)
			wb_exact_undetermined(w, WHY_MODEL, WB_NONE);
		else
			w->pc = w->call[--w->ncall];
		w->effect.taken = true;
		break;
	case ACT_VMEM: case ACT_BUFFER: wb_exact_vmem(w, p); break;
	case ACT_LDS: wb_exact_lds(w, p); break;
	case ACT_LDS_ONE:
		one_round(w, p);
		if (p->run)
			p->run(w, p);
		break;
	case ACT_SMEM: wb_exact_smem(w, p); break;
	case ACT_ONE_LINE:
		w->effect.trans = 1;
		if (p->run)
			p->run(w, p);
		break;
	case ACT_ABORT: wb_exact_undetermined(w, WHY_ABORT, WB_NONE); break;
	case ACT_NONE: break;
	default: wb_exact_undetermined(w, WHY_MODEL, WB_NONE); break;
	}
	if (w->pc == WB_NONE)
		wb_exact_undetermined(w, WHY_MODEL, WB_NONE);
	return w->why == WHY_NONE;
}
