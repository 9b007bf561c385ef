/* src/sim/swf.c -- executes splits and merges: each split wavefront is a wave with its own scalar
 * registers and program counter; vector registers are shared.
 *
 * pwshw.c decides which context gets which lanes, and which contexts merge. At a split, the scalar
 * registers and the program counter of the wave are copied; at a merge the copy is dropped, and the
 * parent continues.
 */
#include "swf.h"

#define MOST_OPEN 64		/* nested dynamic splits */

struct swfs {
	struct wb_sim *s;
	struct wb_pwshw *hw;
	struct wb_sim_wave *wave[WB_PWSHW_MOST + 1];	/* [0] the wave itself */
	const struct step *last[WB_PWSHW_MOST + 1];	/* merge that a context executed last */
	bool at_barrier;		/* one of the SWFs waits there */
	/* Dynamic splitting, of each context: the splits that it has not merged yet, innermost last, and whether each
	 * made an SWF; EXEC before its last change. */
	bool made[WB_PWSHW_MOST + 1][MOST_OPEN];
	uint32_t open[WB_PWSHW_MOST + 1];
	uint64_t before[WB_PWSHW_MOST + 1];
};

struct swfs *
wb_swfs_new(struct wb_sim *s, uint32_t S)
{
	struct swfs *c = WB_NEW(s->cx->tmp, struct swfs, 1);

	*c = (struct swfs){ .s = s, .hw = wb_pwshw_new(s->cx->tmp, S, ~(uint64_t)0, 0) };
	for (uint32_t k = 1; k <= S; k++)
		c->wave[k] = WB_NEW(s->cx->tmp, struct wb_sim_wave, 1);
	s->watch.on = false;
	s->watch.toggle = UINT64_MAX;
	return c;
}

void
wb_swfs_start(struct swfs *c, struct wb_sim_wave *w)
{
	c->wave[0] = w;
	c->wave[0]->others = 0;
	c->at_barrier = false;
	c->open[0] = 0;
	c->before[0] = exec_mask(w);
}

void wb_swfs_released(struct swfs *c) { c->at_barrier = false; }
struct wb_sim_wave *wb_swfs_wave(struct swfs *c, uint32_t k) { return c->wave[k]; }
uint32_t wb_swfs_alive(const struct swfs *c) { return wb_pwshw_alive(c->hw); }

static enum wb_status
refuse(const struct wb_sim_wave *w, const struct step *p, const char *what)
{
	wb_report(w->sim->cx->diag, WB_E_SPLIT_RUN, p->i->loc, "%s", what);
	return WB_REFUSED;
}

/* Updates the lanes of each context after a split or merge. */
static void
share_lanes(struct swfs *c)
{
	for (uint32_t k = 0; k <= c->hw->S; k++)
		if (c->hw->context[k].used)
			c->wave[k]->others = ~c->hw->context[k].mask;
}

static enum wb_status
make_child(struct swfs *c, uint32_t k, uint64_t mask, const struct step *p, struct swf_outcome *out)
{
	uint32_t child;

	if (wb_pwshw_split(c->hw, k, mask, &child) != WB_PWSHW_DONE)
		return refuse(c->wave[k], p, "a split, but no context is free");
	*c->wave[child] = *c->wave[k];
	c->wave[child]->snapshot = NULL;
	memcpy(c->made[child], c->made[k], sizeof(c->made[k]));
	c->open[child] = c->open[k];
	c->before[child] = c->before[k];
	*out = (struct swf_outcome){ SWF_SPLIT, k, child };
	share_lanes(c);
	return WB_OK;
}

/* Dynamic splitting: only if both arms have active lanes and a context is free. */
static bool
can_split(const struct swfs *c, uint32_t k, uint64_t mask)
{
	uint64_t active = c->before[k] & c->hw->context[k].mask;

	return (active & mask) && (active & ~mask) && wb_pwshw_alive(c->hw) < c->hw->S;
}

static enum wb_status
split(struct swfs *c, uint32_t k, const struct step *p, struct swf_outcome *out)
{
	const struct wb_sim_wave *w = c->wave[k];
	const struct wb_opnd *lo = wb_opnd(w->prog->fn, p->i, 0), *hi = wb_opnd(w->prog->fn, p->i, 1);
	uint64_t mask = (uint64_t)w->s[hi->id] << 32 | w->s[lo->id];

	if (c->s->splitting == WB_SPLITTING_PWS)
		return make_child(c, k, mask, p, out);
	if (c->open[k] == MOST_OPEN)
		return refuse(w, p, "more splits than merges: too many are open");
	c->made[k][c->open[k]] = can_split(c, k, mask);
	return c->made[k][c->open[k]++] ? make_child(c, k, mask, p, out) : WB_OK;
}

enum wb_status
wb_swfs_merge(struct swfs *c, uint32_t k, struct swf_outcome *out)
{
	const struct step *p = c->last[k];
	const struct wb_pwshw_context *x = &c->hw->context[k];
	uint32_t child = x->nchild ? x->child[x->nchild - 1] : k, into;
	bool dynamic = c->s->splitting == WB_SPLITTING_DWS;

	*out = (struct swf_outcome){ .event = SWF_RAN };
	if (dynamic && c->open[k] && !c->made[k][c->open[k] - 1]) {
		c->open[k]--;
		return WB_OK;
	}
	switch (wb_pwshw_merge(c->hw, k, p->i->addr, &into)) {
	case WB_PWSHW_ALONE:
		return refuse(c->wave[k], p, "a merge, but nothing was split");
	case WB_PWSHW_DONE:
		*out = (struct swf_outcome){ SWF_MERGED, into, child };
		c->open[into] -= dynamic && c->open[into];
		share_lanes(c);
		return WB_OK;
	default:
		out->event = SWF_WAITS;
		return WB_OK;
	}
}

/* No SWF may end while others are alive; only one may wait at a barrier. */
static enum wb_status
check_alone(struct swfs *c, uint32_t k, const struct step *p)
{
	if (wb_pwshw_alive(c->hw) && p->i->op == WB_OP_END)
		return refuse(c->wave[k], p, "a split wavefront ends while others of its wave are alive");
	if (c->at_barrier && p->i->op == WB_OP_BARRIER)
		return refuse(c->wave[k], p, "two split wavefronts of one wave wait at barriers");
	return WB_OK;
}

enum wb_status
wb_swfs_step(struct swfs *c, uint32_t k, struct wb_sim_effect *e, struct swf_outcome *out)
{
	struct wb_sim_wave *w = c->wave[k];
	const struct step *p = &w->prog->step[w->pc];
	uint64_t exec = exec_mask(w);
	enum wb_status st = check_alone(c, k, p);

	*out = (struct swf_outcome){ .event = SWF_RAN };
	if (st == WB_OK)
		st = wb_sim_step(w, e);
	if (st != WB_OK || c->s->splitting == WB_SPLITTING_NONE)
		return st;
	if (exec_mask(w) != exec)
		c->before[k] = exec;
	if (e->barrier) {
		c->at_barrier = true;
		w->at_barrier = w->at_barrier && !k;	/* only context 0, the wave itself, counts at the barrier */
	}
	if (p->i->op == WB_OP_SPLIT)
		return split(c, k, p, out);
	if (p->i->op == WB_OP_MERGE) {
		c->last[k] = p;
		out->event = SWF_ARRIVES;
	}
	return WB_OK;
}

/* ---- one wave after the other --------------------------------------------------------------------- */
struct running {
	struct swfs *c;
	uint64_t chain[WB_PWSHW_MOST + 1];	/* of each context: longest chain of instructions so far */
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
step(struct running *r, uint32_t k)
{
	const struct wb_sim_wave *w = r->c->wave[k];
	const struct step *p = &w->prog->step[w->pc];
	struct swf_outcome o;
	struct wb_sim_effect e;
	enum wb_status st;

	if (wb_swfs_alive(r->c) && p->i->op == WB_OP_BARRIER)
		return refuse(w, p, "a split wavefront waits at a barrier");
	st = wb_swfs_step(r->c, k, &e, &o);
	if (st == WB_OK && o.event == SWF_ARRIVES)
		st = wb_swfs_merge(r->c, k, &o);
	r->chain[k]++;
	if (st == WB_OK && o.event == SWF_SPLIT) {
		r->chain[o.child] = r->chain[k];
		r->out->splits++;
		r->out->most_alive =
			wb_swfs_alive(r->c) > r->out->most_alive ? wb_swfs_alive(r->c) : r->out->most_alive;
	} else if (st == WB_OK && o.event == SWF_MERGED && r->chain[o.child] > r->chain[o.parent]) {
		r->chain[o.parent] = r->chain[o.child];
	}
	return st;
}

/* Runs all contexts of a wave until it waits at a barrier or ends. */
static enum wb_status
run_wave(struct running *r, const struct wb_sim_swfs *how, uint64_t *random)
{
	struct swfs *c = r->c;

	while (!c->wave[0]->ended && !c->wave[0]->at_barrier) {
		uint32_t ready[WB_PWSHW_MOST + 1], n = 0;
		enum wb_status st;

		for (uint32_t k = 0; k <= c->hw->S; k++)
			if (c->hw->context[k].used && !c->hw->context[k].waits)
				ready[n++] = k;
		if (!n)
			return refuse(c->wave[0], &c->wave[0]->prog->step[c->wave[0]->pc],
				"split wavefronts wait for each other at different merges");
		if (how->limit && c->s->clock >= how->limit)
			return refuse(c->wave[0], &c->wave[0]->prog->step[c->wave[0]->pc],
				"not finished after the instructions that were allowed");
		st = step(r, ready[draw(random) % n]);
		if (st != WB_OK)
			return st;
	}
	wb_swfs_released(c);	/* the wave itself still waits until all have arrived */
	if (r->chain[0] > r->out->longest)
		r->out->longest = r->chain[0];
	return WB_OK;
}

static enum wb_status
run_group(struct wb_sim *s, struct wb_sim_group *g, const struct wb_sim_swfs *how, uint64_t *random,
	struct wb_sim_swfs_result *out)
{
	struct running *r = WB_NEW(s->cx->tmp, struct running, g->nwave);
	enum wb_status st = WB_OK;

	for (uint32_t i = 0; i < g->nwave; i++) {
		r[i] = (struct running){ .c = wb_swfs_new(s, how->S), .out = out };
		wb_swfs_start(r[i].c, &g->wave[i]);
	}
	while (st == WB_OK && g->ended < g->nwave)
		for (uint32_t i = 0; i < g->nwave && st == WB_OK; i++)
			st = run_wave(&r[i], how, random);
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
