/* test/lib/lanecheck.c -- executions against claims about lanes, see lanecheck.h.
 *
 * Atoms are read from registers when they are made: after their instruction, or when their
 * block begins. What a compare says of lanes that were off is drawn at random:
 * no claim may depend on it.
 */
#include <stdarg.h>
#include <stdio.h>

#include "lanecheck.h"
#include "paths.h"
#include "wavebound/gcn.h"

/* Atoms by instruction and by block, as lists; instructions that regions name. */
struct lanecheck_index {
	const struct wb_fn *fn;
	uint32_t *inst, *block, *next;
	bool *named;
};

/* One run of a function by a wave. */
struct frame {
	const struct wb_fn *fn;
	const struct lanecheck_index *index;
	struct frame *caller;
	uint64_t *atom;
	bool *known;
	uint64_t *region_entry, *region_after;	/* [region] EXEC before and after its latest split */
	uint64_t *header;			/* [loop] EXEC at its header in this iteration */
	uint32_t prev;				/* instruction, WB_NONE at first */
	uint32_t span;
	uint64_t prev_exec, own;		/* EXEC before prev; EXEC of threads in span */
};
struct lanecheck_wave {
	struct wb_sim_wave *w;
	uint64_t group;
	uint32_t number;
	struct frame *frame;
	uint64_t random_bits;
};

WB_PRINTF(4, 5) static void
wrong(struct lanecheck *c, const struct frame *f, uint32_t inst, const char *fmt, ...)
{
	int n;
	va_list ap;

	if (*c->wrong)
		return;
	n = snprintf(c->wrong, sizeof(c->wrong), "@%s instruction %u (line %u): ", f->fn->name, inst,
		f->fn->inst[inst].loc.line);
	va_start(ap, fmt);
	vsnprintf(c->wrong + n, sizeof(c->wrong) - (size_t)n, fmt, ap);
	va_end(ap);
}

/* ---- values ------------------------------------------------------------------------------ */
static uint64_t
random_bits(struct lanecheck_wave *w)
{
	w->random_bits ^= w->random_bits << 13;
	w->random_bits ^= w->random_bits >> 7;
	w->random_bits ^= w->random_bits << 17;
	return w->random_bits;
}

static uint64_t
units(const struct lanecheck_wave *w, uint32_t lo, uint32_t hi)
{
	const uint32_t *s = wb_sim_sgpr(w->w);

	return lo == hi ? s[lo] : s[lo] | (uint64_t)s[hi] << 32;
}

/* The lanes of a wave. */
static uint64_t lanes_of(const struct frame *f) { return wb_fn_lanes(f->fn) == 32 ? UINT32_MAX : UINT64_MAX; }

/* The value of @set, lane by lane from the leaves up would be slow for each lane: all lanes at once, from the root
 * down. False if an atom is not known. */
static bool
value(const struct frame *f, uint32_t set, uint64_t lanes, uint64_t *out)
{
	const struct wb_lanes *l = f->fn->lanes;
	struct { uint32_t set; uint64_t lanes; } stack[2048];
	uint32_t n = 0;

	*out = 0;
	stack[n].set = set;
	stack[n++].lanes = lanes;
	while (n) {
		uint32_t s = stack[--n].set;
		uint64_t m = stack[n].lanes;
		const struct wb_lane_node *node = &l->node[s];

		if (s == WB_LANES_ALL)
			*out |= m;
		if (s < 2 || !m)
			continue;
		if (!f->known[node->atom] || n + 2 > WB_COUNT(stack))
			return false;
		stack[n].set = node->off;
		stack[n++].lanes = m & ~f->atom[node->atom];
		stack[n].set = node->on;
		stack[n++].lanes = m & f->atom[node->atom];
	}
	return true;
}

static void
learn(struct frame *f, uint32_t atom, uint64_t v)
{
	f->atom[atom] = v;
	f->known[atom] = true;
}

/* An instruction that makes a mask of masks reads a number that is no mask of all or none: that number. */
static bool
immediate(const struct wb_fn *fn, uint32_t inst, uint64_t *v)
{
	const struct wb_inst *i = &fn->inst[inst];
	bool combines = i->nopnd && wb_opnd(fn, i, 0)->nunit == wb_mask_units(fn) &&
		(i->op < WB_OP_EQ || i->op > WB_OP_CMP);

	for (uint32_t k = 0; combines && k < i->nopnd; k++) {
		const struct wb_opnd *o = wb_opnd(fn, i, k);

		if (o->kind == WB_OPND_IMM && o->imm != 0 && o->imm != UINT64_MAX) {
			*v = o->imm;
			return true;
		}
	}
	return false;
}

static void
learn_atom(struct lanecheck_wave *w, struct frame *f, uint32_t a)
{
	const struct wb_atom *x = &f->fn->lanes->atom[a];
	uint64_t v;

	if (x->kind == WB_ATOM_SCC) {
		learn(f, a, wb_sim_sgpr(w->w)[WB_GCN_SCC] ? UINT64_MAX : 0);
	} else if (x->unit == WB_NONE) {
		if (x->inst != WB_NONE && immediate(f->fn, x->inst, &v))
			learn(f, a, v);
	} else if (x->nunit == wb_mask_units(f->fn) && x->unit + x->nunit <= f->fn->nunit) {
		v = units(w, x->unit, x->unit + x->nunit - 1);
		learn(f, a, x->kind == WB_ATOM_CMP ? v | (random_bits(w) & ~f->prev_exec) : v);
	}
}

static void
learn_list(struct lanecheck_wave *w, struct frame *f, uint32_t a)
{
	for (; a != WB_NONE; a = f->index->next[a])
		if (f->fn->lanes->atom[a].kind != WB_ATOM_ENTRY)
			learn_atom(w, f, a);
}

static const struct lanecheck_index *
index_of(struct lanecheck *c, const struct wb_fn *fn)
{
	const struct wb_lanes *l = fn->lanes;
	struct wb_arena *a = c->cx->unit;
	struct lanecheck_index *x;

	for (uint32_t k = 0; k < c->index.n; k++)
		if (c->index.at[k]->fn == fn)
			return c->index.at[k];
	x = WB_NEW(a, struct lanecheck_index, 1);
	x->fn = fn;
	x->inst = WB_NEW(a, uint32_t, fn->ninst);
	x->block = WB_NEW(a, uint32_t, fn->nblock);
	x->next = WB_NEW(a, uint32_t, l->natom);
	x->named = WB_NEW(a, bool, fn->ninst);
	memset(x->inst, 0xff, fn->ninst * sizeof *x->inst);
	memset(x->block, 0xff, fn->nblock * sizeof *x->block);
	for (uint32_t k = 0; k < l->natom; k++) {
		uint32_t *head = l->atom[k].inst != WB_NONE ?
			&x->inst[l->atom[k].inst] :
			&x->block[l->atom[k].block == WB_NONE ? 0 : l->atom[k].block];

		x->next[k] = *head;
		*head = k;
	}
	for (uint32_t r = 1; r < l->nregion; r++) {
		const uint32_t name[] = { l->region[r].split, l->region[r].flow_last, l->region[r].join };

		for (int k = 0; k < 3; k++)
			if (name[k] != WB_NONE)
				x->named[name[k]] = true;
	}
	WB_PUSH(a, &c->index, x);
	return x;
}

/* ---- one instruction is done ------------------------------------------------------------------ */
static void
check_mask(struct lanecheck *c, struct lanecheck_wave *w, struct frame *f, uint32_t inst)
{
	const struct wb_inst *i = &f->fn->inst[inst];
	const struct wb_opnd *d = wb_opnd(f->fn, i, 0);
	uint64_t v, is;
	uint32_t set = f->fn->lanes->mask[inst];

	if (set == WB_NONE || i->op == WB_OP_CALL || d->kind != WB_OPND_UNIT || !(d->flags & WB_DEF) ||
		d->nunit != wb_mask_units(f->fn))
		return;
	if (!value(f, set, lanes_of(f), &v)) {
		c->skipped++;
		return;
	}
	is = units(w, d->id, d->id + d->nunit - 1);
	if (v != is)
		wrong(c, f, inst, "its mask is %016llx, claimed %016llx", (unsigned long long)is,
			(unsigned long long)v);
}

static void
check_regions(struct lanecheck *c, struct frame *f, uint32_t inst, uint64_t before, uint64_t after)
{
	const struct wb_lanes *l = f->fn->lanes;

	for (uint32_t r = 1; r < l->nregion; r++) {
		const struct wb_region *g = &l->region[r];

		if (g->split == inst) {
			f->region_entry[r] = before;
			f->region_after[r] = after;
			c->splits++;
			if (g->kind == WB_REGION_SPLIT && (after & ~before))
				wrong(c, f, inst, "region %u: a split adds lanes: %016llx to %016llx", r,
					(unsigned long long)before, (unsigned long long)after);
		}
		if (g->flow_last == inst) {
			c->elses++;
			if (after & (~f->region_entry[r] | f->region_after[r]))
				wrong(c, f, inst, "region %u: the else has lanes of the then: %016llx", r,
					(unsigned long long)after);
		}
		if (g->join == inst) {
			c->joins++;
			if (after != f->region_entry[r])
				wrong(c, f, inst, "region %u: the join gives %016llx, it was entered with %016llx", r,
					(unsigned long long)after, (unsigned long long)f->region_entry[r]);
		}
	}
}

/* ---- from block to block ------------------------------------------------------------------------- */
static uint32_t
edge_between(const struct wb_fn *fn, uint32_t src, uint32_t dst)
{
	const struct wb_block *b = &fn->block[dst];

	for (uint32_t k = 0; k < b->nin; k++)
		if (fn->edge[fn->in[b->in + k]].src == src)
			return fn->in[b->in + k];
	return WB_NONE;
}

static void
check_loops(struct lanecheck *c, struct frame *f, uint32_t inst, uint32_t edge, uint64_t exec)
{
	const struct wb_fn *fn = f->fn;

	for (uint32_t k = 0; k < fn->loops->nloop; k++) {
		const struct wb_loop *lp = &fn->loops->loop[k];
		const struct wb_lane_loop *ll = &fn->lanes->loop[k];

		if (paths_lists(fn, lp->entry, lp->nentry, edge)) {
			f->header[k] = exec;
			if (ll->region != WB_NONE)
				f->region_entry[ll->region] = exec;
		}
		if (!paths_lists(fn, lp->back, lp->nback, edge))
			continue;
		c->backs++;
		if (ll->kind == WB_LANE_LOOP_SHRINKS && (exec & ~f->header[k]))
			wrong(c, f, inst, "loop %u: lanes come back: %016llx after %016llx", k,
				(unsigned long long)exec, (unsigned long long)f->header[k]);
		if (ll->kind == WB_LANE_LOOP_TOGETHER && exec != f->header[k])
			wrong(c, f, inst, "loop %u: EXEC changes: %016llx after %016llx", k, (unsigned long long)exec,
				(unsigned long long)f->header[k]);
		if (ll->nonempty_back && !exec)
			wrong(c, f, inst, "loop %u goes on with EXEC = 0", k);
		f->header[k] = exec;
	}
}

static void
check_in_loops(struct lanecheck *c, struct frame *f, uint32_t inst, uint32_t block)
{
	const struct wb_loops *ls = f->fn->loops;

	for (uint32_t k = ls->of_block[block]; k != WB_NONE; k = ls->loop[k].parent)
		if (f->fn->lanes->loop[k].kind != WB_LANE_LOOP_TOP && (f->own & ~f->header[k]))
			wrong(c, f, inst, "loop %u: lanes are active that were off when the iteration began", k);
}

static void
enter_span(struct lanecheck *c, struct lanecheck_wave *w, struct frame *f, uint32_t inst, uint32_t span)
{
	const struct wb_span *s = &f->fn->lanes->span[span];
	uint64_t exec = wb_sim_exec(w->w), v, own = exec;

	if (value(f, s->exec, lanes_of(f), &v)) {
		if (v != exec)
			wrong(c, f, inst, "EXEC is %016llx, claimed %016llx", (unsigned long long)exec,
				(unsigned long long)v);
	} else {
		c->skipped++;
	}
	if (value(f, s->care, lanes_of(f), &v)) {
		if (v != lanes_of(f))
			wrong(c, f, inst, "lanes %016llx are as none should be",
				(unsigned long long)(v ^ lanes_of(f)));
	} else {
		c->skipped++;
	}
	if ((s->flags & WB_SPAN_DEAD) || ((s->flags & WB_SPAN_EMPTY) && exec) ||
		((s->flags & WB_SPAN_NONEMPTY) && !exec))
		wrong(c, f, inst, "EXEC is %016llx, the span is flagged %u", (unsigned long long)exec, s->flags);
	if ((s->flags & WB_SPAN_WHOLE_WAVE) && !(s->flags & WB_SPAN_TOP))
		own = f->own;
	f->span = span;
	f->own = own;
}

/* ---- waves ---------------------------------------------------------------------------------------------- */
static struct lanecheck_wave *
find_wave(struct lanecheck *c, struct wb_sim_wave *sw)
{
	uint64_t group;
	uint32_t number = wb_sim_wave_number(sw, &group);
	struct lanecheck_wave *w;

	for (uint32_t k = c->wave.n; k-- > 0;)
		if (c->wave.at[k]->number == number && c->wave.at[k]->group == group) {
			c->wave.at[k]->w = sw;
			return c->wave.at[k];
		}
	w = WB_NEW(c->cx->unit, struct lanecheck_wave, 1);
	*w = (struct lanecheck_wave){
		.w = sw, .group = group, .number = number, .random_bits = 0x9e3779b97f4a7c15u + number
	};
	WB_PUSH(c->cx->unit, &c->wave, w);
	return w;
}

static void
push_frame(struct lanecheck *c, struct lanecheck_wave *w, const struct wb_fn *fn)
{
	struct wb_arena *a = c->cx->unit;
	struct frame *f = WB_NEW(a, struct frame, 1);

	*f = (struct frame){ .fn = fn, .caller = w->frame, .prev = WB_NONE, .span = WB_NONE };
	f->atom = WB_NEW(a, uint64_t, fn->lanes->natom);
	f->known = WB_NEW(a, bool, fn->lanes->natom);
	f->region_entry = WB_NEW(a, uint64_t, fn->lanes->nregion);
	f->region_after = WB_NEW(a, uint64_t, fn->lanes->nregion);
	f->header = WB_NEW(a, uint64_t, fn->loops->nloop);
	w->frame = f;
	f->index = index_of(c, fn);
	for (uint32_t k = 0; k < fn->lanes->natom; k++)
		if (fn->lanes->atom[k].kind == WB_ATOM_ENTRY)
			learn(f, k, wb_sim_exec(w->w));
}

static uint32_t
block_of(const struct wb_fn *fn, uint32_t inst)
{
	return fn->lanes->span[fn->lanes->of_inst[inst]].block;
}

/* The instruction before has done all it does, calls included. */
static void
finish_prev(struct lanecheck *c, struct lanecheck_wave *w, struct frame *f)
{
	if (f->prev == WB_NONE)
		return;
	learn_list(w, f, f->index->inst[f->prev]);
	check_mask(c, w, f, f->prev);
	if (f->index->named[f->prev])
		check_regions(c, f, f->prev, f->prev_exec, wb_sim_exec(w->w));
}

static void
before(void *user, struct wb_sim_wave *sw, const struct wb_fn *fn, uint32_t inst)
{
	struct lanecheck *c = user;
	struct lanecheck_wave *w = find_wave(c, sw);
	struct frame *f;
	uint32_t span = fn->lanes->of_inst[inst], b = fn->lanes->span[span].block;

	if (*c->wrong)
		return;
	if (!w->frame ||
		(w->frame->prev != WB_NONE && w->frame->fn->inst[w->frame->prev].op == WB_OP_CALL &&
			inst == fn->block[0].first && fn != w->frame->fn)) {
		push_frame(c, w, fn);
	} else if (w->frame->prev != WB_NONE && w->frame->fn->inst[w->frame->prev].op == WB_OP_RET &&
		w->frame->caller) {
		finish_prev(c, w, w->frame);
		w->frame = w->frame->caller;
	}
	f = w->frame;
	if (f->fn != fn) {
		wrong(c, f, f->prev == WB_NONE ? 0 : f->prev, "the test lost track of calls");
		return;
	}
	finish_prev(c, w, f);
	if (inst == fn->block[b].first) {
		uint32_t e = f->prev == WB_NONE ? 0 : edge_between(fn, block_of(fn, f->prev), b);

		learn_list(w, f, f->index->block[b]);
		check_loops(c, f, inst, e, wb_sim_exec(sw));
	}
	if (span != f->span || inst == fn->block[b].first)
		enter_span(c, w, f, inst, span);
	check_in_loops(c, f, inst, b);
	f->prev = inst;
	f->prev_exec = wb_sim_exec(sw);
	c->checked++;
}

static void
after(void *user, struct wb_sim_wave *sw, const struct wb_fn *fn, uint32_t inst)
{
	struct lanecheck *c = user;
	struct lanecheck_wave *w = find_wave(c, sw);

	if (fn->inst[inst].op == WB_OP_END && w->frame && !*c->wrong)
		w->frame = NULL;
}

void
lanecheck_watch(struct lanecheck *c, struct wb_ctx *cx, struct wb_sim_observer *o)
{
	memset(c, 0, sizeof *c);
	c->cx = cx;
	*o = (struct wb_sim_observer){ c, before, after };
}

void
lanecheck_end(struct lanecheck *c)
{
	for (uint32_t k = 0; k < c->wave.n; k++)
		if (c->wave.at[k]->frame && !*c->wrong)
			snprintf(c->wrong, sizeof c->wrong, "wave %u of workgroup %llu has not ended",
				c->wave.at[k]->number, (unsigned long long)c->wave.at[k]->group);
}
