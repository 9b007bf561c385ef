/* src/sim/pwshw.c -- split and merge in hardware, see pwshw.h.
 *
 * The paper has two rules. A context with children merges with the newest of them. A
 * context without children merges with its parent. So of two contexts that merge, one is
 * the parent; the other is its newest child, and has no children. The parent continues
 * with its own scalar registers; those of the child are lost.
 */
#include <assert.h>

#include "wavebound/pwshw.h"

struct wb_pwshw *
wb_pwshw_new(struct wb_arena *a, uint32_t S, uint64_t lanes, uint32_t nscalar)
{
	struct wb_pwshw *w = WB_NEW(a, struct wb_pwshw, 1);

	assert(S <= WB_PWSHW_MOST);
	*w = (struct wb_pwshw){
		.S = S, .nscalar = nscalar, .context = WB_NEW(a, struct wb_pwshw_context, (size_t)S + 1)
	};
	for (uint32_t k = 0; k <= S; k++) {
		w->context[k].parent = WB_NONE;
		w->context[k].scalar = WB_NEW(a, uint32_t, nscalar);
	}
	w->context[0].used = true;
	w->context[0].mask = lanes;
	return w;
}

enum wb_pwshw_result
wb_pwshw_split(struct wb_pwshw *w, uint32_t context, uint64_t mask, uint32_t *child)
{
	struct wb_pwshw_context *c = &w->context[context], *n;
	uint32_t k = 1;

	assert(context <= w->S && c->used && !c->waits);
	while (k <= w->S && w->context[k].used)
		k++;
	if (k > w->S)
		return WB_PWSHW_FULL;
	n = &w->context[k];
	n->used = true;
	n->parent = context;
	n->nchild = 0;
	n->mask = c->mask & ~mask;
	c->mask &= mask;
	c->child[c->nchild++] = k;
	memcpy(n->scalar, c->scalar, w->nscalar * sizeof(*n->scalar));
	*child = k;
	return WB_PWSHW_DONE;
}

enum wb_pwshw_result
wb_pwshw_merge(struct wb_pwshw *w, uint32_t context, uint64_t place, uint32_t *into)
{
	struct wb_pwshw_context *c = &w->context[context], *up, *down;
	uint32_t partner = c->nchild ? c->child[c->nchild - 1] : c->parent;

	assert(context <= w->S && c->used && !c->waits);
	if (partner == WB_NONE)
		return WB_PWSHW_ALONE;
	up = c->nchild ? c : &w->context[partner];
	down = c->nchild ? &w->context[partner] : c;
	c->waits = true;
	c->place = place;
	if (!up->waits || !down->waits || up->place != down->place || down->nchild ||
		&w->context[up->child[up->nchild - 1]] != down)
		return WB_PWSHW_WAITS;
	*into = down->parent;
	up->mask |= down->mask;
	up->nchild--;
	up->waits = down->waits = down->used = false;
	down->mask = 0;
	down->parent = WB_NONE;
	return WB_PWSHW_DONE;
}

uint32_t
wb_pwshw_alive(const struct wb_pwshw *w)
{
	uint32_t n = 0;

	for (uint32_t k = 1; k <= w->S; k++)
		n += w->context[k].used;
	return n;
}
