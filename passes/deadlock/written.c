/* passes/deadlock/written.c -- delayed points of the original code, from the code behind INLINE and PROMOTE.
 *
 * Needs:  DEADLOCK on the replaced code of a kernel; POSTDOM on each original function.
 * What:   deadlocks are found in the replaced code, without calls and stack, but the original code is executed. A
 *         copied instruction keeps its address, so the point of a branch is found again by address. That of a branch of
 *         a called function is the end of that function: its threads wait where those that parted before the call do.
 * Sound:  each point here is the point there, or post-dominates it, and they nest (points.c).
 */
#include "deadlock.h"

struct mapping {
	struct wb_ctx *cx;
	const struct wb_module *m;
	const struct wb_fn *kernel, *replaced;
	const uint32_t *there;		/* [block of replaced code] its point */
	struct wb_bits own;		/* blocks of replaced code that are of the kernel itself */
	uint32_t **point;		/* [function][block] */
};

/* The function of the instruction at @addr; WB_NONE: none in the kernel's section. */
static uint32_t
function_at(const struct mapping *w, uint64_t addr)
{
	for (uint32_t f = 0; f < w->m->nfn; f++)
		if (addr - w->m->fn[f]->addr < w->m->fn[f]->bytes && w->point[f] &&
			strcmp(w->m->fn[f]->section, w->kernel->section) == 0)
			return f;
	return WB_NONE;
}

/* The index of the instruction of @fn at @addr; fn->ninst: none. */
static uint32_t
inst_at(const struct wb_fn *fn, uint64_t addr)
{
	for (uint32_t k = 0; k < fn->ninst; k++)
		if (fn->inst[k].addr == addr)
			return k;
	return fn->ninst;
}

/* The block of @fn that starts with the instruction at @addr, or the nearest one that post-dominates it. */
static uint32_t
block_at(const struct wb_fn *fn, uint64_t addr)
{
	uint32_t k = inst_at(fn, addr), b;

	if (k == fn->ninst)
		return fn->nblock;
	b = wb_block_of(fn, k);
	while (k > fn->block[b].first && fn->inst[k - 1].op != WB_OP_CALL)
		k--;
	return k == fn->block[b].first ? b : fn->postdom->no_exit[b] ? fn->nblock : fn->postdom->ipdom[b];
}

/* The point of block @b of the replaced code, as a block of function @f, a branch of which ends @b. */
static uint32_t
point_in(const struct mapping *w, uint32_t b, uint32_t f)
{
	const struct wb_fn *r = w->replaced, *fn = w->m->fn[f];
	uint32_t to = f == w->kernel->id ? w->there[b] : WB_NONE;

	while (to != WB_NONE && to != r->nblock && !wb_bit(w->own, to))
		to = r->postdom->no_exit[to] ? WB_NONE : r->postdom->ipdom[to];
	return to == WB_NONE || to == r->nblock ? fn->nblock : block_at(fn, r->inst[r->block[to].first].addr);
}

static void
map_branch(struct mapping *w, uint32_t b)
{
	const struct wb_inst *last = wb_last_inst(w->replaced, b);
	uint32_t f = last ? function_at(w, last->addr) : WB_NONE, k, at;

	if (f == WB_NONE)
		return;
	k = inst_at(w->m->fn[f], last->addr);
	if (k == w->m->fn[f]->ninst)
		return;
	at = wb_block_of(w->m->fn[f], k);
	w->point[f][at] = wb_postdom_meet(w->m->fn[f]->postdom, w->point[f][at], point_in(w, b, f));
}

/* Whether all code that @kernel executes is in its section, so that addresses identify instructions. */
static bool
one_section(const struct wb_module *m, const struct wb_fn *kernel)
{
	for (uint32_t f = 0; f < m->nfn; f++)
		if (!m->fn[f]->section || strcmp(m->fn[f]->section, kernel->section) != 0)
			return false;
	return true;
}

uint32_t **
wb_points_as_written(
	struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *kernel, const struct wb_fn *replaced)
{
	struct mapping w = { .cx = cx, .m = m, .kernel = kernel, .replaced = replaced };

	if (!replaced->deadlock || replaced->ncall || m->isa != WB_ISA_GCN || !kernel->section ||
		!one_section(m, kernel))
		return NULL;
	w.point = WB_NEW(cx->unit, uint32_t *, m->nfn);
	w.there = wb_reconvergence_points(cx, replaced, true);
	for (uint32_t f = 0; f < m->nfn; f++)
		if (m->fn[f]->postdom)
			w.point[f] = wb_points_of_branches(cx, m->fn[f]);
	w.own = wb_bits_new(cx->tmp, replaced->nblock);
	for (uint32_t b = 0; b < replaced->nblock; b++)
		if (replaced->block[b].ninst &&
			function_at(&w, replaced->inst[replaced->block[b].first].addr) == kernel->id)
			wb_bit_set(w.own, b);
	for (uint32_t b = 0; b < replaced->nblock; b++)
		if (replaced->block[b].nout > 1)
			map_branch(&w, b);
	for (uint32_t f = 0; f < m->nfn; f++)
		if (w.point[f]) {
			wb_points_nest(cx, m->fn[f], w.point[f]);
			wb_points_end(m->fn[f], w.point[f]);
		}
	return w.point;
}
