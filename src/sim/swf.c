/* src/sim/swf.c -- executes splits and merges: each split wavefront is a wave with its own scalar
 * registers and program counter, on the vector registers of all.
 *
 * pwshw.c says which context gets which lanes and who merges with whom. A wave is copied at a
 * split, registers and all; at a merge the parent goes on and the copy is forgotten.
 */
#include "sim.h"
#include "wavebound/pwshw.h"

/* One wave and the contexts that belong to it. */
struct contexts {
	struct wb_sim *s;
	struct wb_pwshw *hw;
	struct wb_sim_wave *wave[WB_PWSHW_MOST + 1];	/* [0] the wave itself */
	uint64_t chain[WB_PWSHW_MOST + 1];
	struct wb_sim_swfs_result *out;
};

static uint64_t
draw(uint64_t *state)
{
	*state ^= *state << 13;
	*state ^= *state >> 7;
	*state ^= *state << 17;
	return *state;
}

static enum wb_status
refuse(const struct wb_sim_wave *w, const struct step *p, const char *what)
{
	wb_report(w->sim->cx->diag, WB_E_SPLIT_RUN, p->i->loc, "%s", what);
	return WB_REFUSED;
}

/* Which lanes execute where, after a split or merge. */
static void
share_lanes(struct contexts *c)
{
	for (uint32_t k = 0; k <= c->hw->S; k++)
		if (c->hw->context[k].used)
			c->wave[k]->others = ~c->hw->context[k].mask;
}

static enum wb_status
split(struct contexts *c, uint32_t k, const struct step *p)
{
	struct wb_sim_wave *w = c->wave[k];
	const struct wb_opnd *lo = wb_opnd(w->prog->fn, p->i, 0), *hi = wb_opnd(w->prog->fn, p->i, 1);
	uint32_t child;

	if (wb_pwshw_split(c->hw, k, (uint64_t)w->s[hi->id] << 32 | w->s[lo->id], &child) != WB_PWSHW_DONE)
		return refuse(w, p, "a split, but no context is free");
	w->pc = p->next;
	*c->wave[child] = *w;
	c->wave[child]->snapshot = NULL;
	c->chain[child] = ++c->chain[k];
	c->out->splits++;
	if (wb_pwshw_alive(c->hw) > c->out->most_alive)
		c->out->most_alive = wb_pwshw_alive(c->hw);
	share_lanes(c);
	return WB_OK;
}

static enum wb_status
merge(struct contexts *c, uint32_t k, const struct step *p)
{
	const struct wb_pwshw_context *x = &c->hw->context[k];
	uint32_t partner = x->nchild ? x->child[x->nchild - 1] : x->parent, into;

	switch (wb_pwshw_merge(c->hw, k, p->i->addr, &into)) {
	case WB_PWSHW_ALONE:
		return refuse(c->wave[k], p, "a merge, but nothing was split");
	case WB_PWSHW_DONE:
		c->chain[into] = 1 + (c->chain[k] > c->chain[partner] ? c->chain[k] : c->chain[partner]);
		c->wave[into]->pc = p->next;
		share_lanes(c);
		return WB_OK;
	default:
		return WB_OK;
	}
}

static bool
is(const struct step *p, const char *name)
{
	return p->i->isa_op != WB_NO_ISA && strcmp(wb_gcn_opcode_name(p->i->isa_op), name) == 0;
}

static enum wb_status
step(struct contexts *c, uint32_t k)
{
	struct wb_sim_wave *w = c->wave[k];
	const struct step *p = &w->prog->step[w->pc];
	struct wb_sim_effect e;
	enum wb_status st;

	if (is(p, "split"))
		return split(c, k, p);
	if (is(p, "merge"))
		return merge(c, k, p);
	if (wb_pwshw_alive(c->hw) && (is(p, "s_barrier") || is(p, "s_endpgm")))
		return refuse(w, p, "a split wavefront ends or waits at a barrier");
	st = wb_sim_step(w, &e);
	c->chain[k]++;
	return st;
}

/* Runs all contexts of a wave until it waits at a barrier or ends. */
static enum wb_status
run_wave(struct contexts *c, const struct wb_sim_swfs *how, uint64_t *random)
{
	while (!c->wave[0]->ended && !c->wave[0]->at_barrier) {
		uint32_t ready[WB_PWSHW_MOST + 1], n = 0;
		enum wb_status st;

		for (uint32_t k = 0; k <= c->hw->S; k++)
			if (c->hw->context[k].used && !c->hw->context[k].waits)
				ready[n++] = k;
		if (!n)
			return refuse(c->wave[0], &c->wave[0]->prog->step[c->wave[0]->pc], "split wavefronts wait for each other at different merges");
		if (how->limit && c->s->clock >= how->limit)
			return refuse(c->wave[0], &c->wave[0]->prog->step[c->wave[0]->pc], "not finished after the instructions that were allowed");
		st = step(c, ready[draw(random) % n]);
		if (st != WB_OK)
			return st;
	}
	if (c->chain[0] > c->out->longest)
		c->out->longest = c->chain[0];
	return WB_OK;
}

static enum wb_status
run_group(struct wb_sim *s, struct wb_sim_group *g, const struct wb_sim_swfs *how, uint64_t *random, struct wb_sim_swfs_result *out)
{
	struct contexts *c = WB_NEW(s->cx->tmp, struct contexts, g->nwave);
	enum wb_status st = WB_OK;

	for (uint32_t i = 0; i < g->nwave; i++) {
		c[i] = (struct contexts){ .s = s, .hw = wb_pwshw_new(s->cx->tmp, how->S, ~(uint64_t)0, 0), .out = out };
		c[i].wave[0] = &g->wave[i];
		c[i].wave[0]->others = 0;
		for (uint32_t k = 1; k <= how->S; k++)
			c[i].wave[k] = WB_NEW(s->cx->tmp, struct wb_sim_wave, 1);
	}
	while (st == WB_OK && g->ended < g->nwave)
		for (uint32_t i = 0; i < g->nwave && st == WB_OK; i++)
			st = run_wave(&c[i], how, random);
	return st;
}

enum wb_status
wb_sim_run_swfs(struct wb_sim *s, const struct wb_sim_swfs *how, struct wb_sim_swfs_result *out)
{
	uint64_t random = how->seed * 0x9e3779b97f4a7c15u | 1;
	enum wb_status st = WB_OK;

	*out = (struct wb_sim_swfs_result){ 0 };
	for (uint64_t id = 0; id < s->ngroup && st == WB_OK; id++) {
		struct wb_arena_mark mark = wb_arena_mark(s->cx->tmp);
		struct wb_sim_group *g = wb_sim_group_start(s, id);

		st = run_group(s, g, how, &random, out);
		wb_sim_group_finish(g);
		wb_arena_reset(s->cx->tmp, mark);
	}
	return st;
}
