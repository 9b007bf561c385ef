/* src/sim/simt.c -- threads on SIMT hardware: a reconvergence stack, or AWARE.
 *
 * What:   Work-items are waves with one lane (wb_sim_split), so each has its own program counter. 64 of them are a
 *         warp. The hardware executes threads of a warp together if they are at the same instruction. Warps alternate,
 *         one instruction each. A split is a set of threads at one instruction. A point is where splits reconverge: if
 *         threads of a split take different paths, they become splits that wait for each other at the reconvergence
 *         point of the branch (or at that of the old split, if it is the same).
 * Stack:  The newest split is executed until it reaches its point or ends, then the next one: arms of a branch one
 *         after the other.
 * AWARE:  The oldest split is executed until it reaches a branch that may diverge, its point or a barrier, then the
 *         next one (a queue). Splits at a barrier are skipped. If threads have waited at a point for longer than a
 *         timeout, they continue alone. Some entries of the tables of splits and points are in hardware; others are
 *         spilled to memory, and filled again.
 * Source: ElTantawy and Aamodt, MICRO 2016, section IV-B. Here a spill or fill delays the warp by its cycles, which a
 *         buffer may hide there.
 * Hang:   proved as for waves (hang.c), for the threads that hardware may execute: each has returned to an earlier
 *         state, and so has memory.
 */
#include "sim.h"

#define WARP 64u
#define RESIDENT_BYTES (512ull << 20)
#define LOOK 1024u		/* instructions between two checks for a hang */

struct at {
	const struct program *prog;	/* NULL: nowhere */
	uint32_t pc;
};
struct split {
	struct at at;
	uint64_t threads;
	uint32_t point;			/* its reconvergence point; WB_NONE: none */
	bool spilled;
	uint64_t used;			/* when it was entered in its table */
};
struct point {
	struct at at;
	uint64_t threads, pending;	/* all; those that have not arrived */
	uint32_t up;			/* their next reconvergence point */
	bool live, spilled;
	uint64_t used, since;		/* last access; since when threads wait */
};
struct warp {
	struct split split[WARP];	/* oldest first */
	uint32_t nsplit;
	struct point point[WARP + 1];
	uint32_t group, first;		/* slot; its first work-item */
	uint64_t busy;			/* until then it waits for a table */
};
struct run {
	struct wb_sim *s;
	const struct wb_sim_simt *how;
	struct wb_sim_simt_result *out;
	struct wb_sim_group **group;	/* [slot] NULL: free */
	uint32_t nslot, warps;		/* warps of a workgroup */
	struct warp *warp;		/* [slot * warps + k] */
	uint64_t next_group;
	uint64_t idle;			/* cycles in which no warp can continue */
};

static bool same(struct at a, struct at b) { return a.prog == b.prog && a.pc == b.pc; }

static struct wb_sim_wave *
thread(const struct run *r, const struct warp *w, uint32_t k)
{
	return &r->group[w->group]->wave[w->first + k];
}

/* ---- tables ------------------------------------------------------------------------------------ */
static void
pay(struct run *r, struct warp *w, uint64_t *count)
{
	++*count;
	w->busy = (w->busy > r->out->cycles ? w->busy : r->out->cycles) + r->how->spill_cycles;
}

/* If more splits are in hardware than its table holds, spills the oldest one; not split @keep, which was just added. */
static void
make_room_for_split(struct run *r, struct warp *w, uint32_t keep)
{
	uint32_t n = 0, victim = WB_NONE;

	for (uint32_t k = 0; k < w->nsplit; k++) {
		if (w->split[k].spilled)
			continue;
		n++;
		if (k != keep && (victim == WB_NONE || w->split[k].used < w->split[victim].used))
			victim = k;
	}
	if (!r->how->splits || n <= r->how->splits || victim == WB_NONE)
		return;
	w->split[victim].spilled = true;
	pay(r, w, &r->out->spills);
}

/* Point @p is accessed. If too many others are in hardware, the least recently used one is spilled. */
static void
touch(struct run *r, struct warp *w, uint32_t p)
{
	uint32_t n = 0, victim = WB_NONE;

	if (w->point[p].spilled)
		pay(r, w, &r->out->fills);
	w->point[p].spilled = false;
	w->point[p].used = r->out->instructions;
	for (uint32_t k = 0; k <= WARP; k++) {
		if (!w->point[k].live || w->point[k].spilled)
			continue;
		n++;
		if (k != p && (victim == WB_NONE || w->point[k].used < w->point[victim].used))
			victim = k;
	}
	if (!r->how->points || n <= r->how->points || victim == WB_NONE)
		return;
	w->point[victim].spilled = true;
	pay(r, w, &r->out->spills);
}

static uint32_t
new_point(struct run *r, struct warp *w, struct at at, uint64_t threads, uint32_t up)
{
	uint32_t p = 0, n = 0;

	while (p <= WARP && w->point[p].live)
		p++;
	if (p > WARP)	/* points left by timeouts may fill the table: then these threads do not wait here */
		return up;
	w->point[p] = (struct point){ .at = at, .threads = threads, .pending = threads, .up = up, .live = true };
	for (uint32_t k = 0; k <= WARP; k++)
		n += w->point[k].live;
	r->out->most_points = n > r->out->most_points ? n : r->out->most_points;
	touch(r, w, p);
	return p;
}

/* ---- reconvergence ------------------------------------------------------------------------------- */
static void
add_split(struct run *r, struct warp *w, struct split x)
{
	x.used = r->out->instructions;
	w->split[w->nsplit++] = x;
	r->out->most_splits = w->nsplit > r->out->most_splits ? w->nsplit : r->out->most_splits;
	make_room_for_split(r, w, w->nsplit - 1);
}

static void
drop_split(struct warp *w, uint32_t k)
{
	memmove(&w->split[k], &w->split[k + 1], (w->nsplit - k - 1) * sizeof(*w->split));
	w->nsplit--;
}

/* @threads are at @at, and wait at @point. If they are the last ones, all continue, maybe to the next point at once. */
static void
enter(struct run *r, struct warp *w, struct at at, uint64_t threads, uint32_t point)
{
	while (point != WB_NONE && same(w->point[point].at, at)) {
		struct point *p = &w->point[point];

		touch(r, w, point);
		if (p->pending == p->threads)
			p->since = r->out->cycles;
		p->pending &= ~threads;
		if (p->pending)
			return;
		threads = p->threads;
		point = p->up;
		p->live = false;
		if (!threads)
			return;
	}
	add_split(r, w, (struct split){ .at = at, .threads = threads, .point = point });
}

/* @threads have ended: no thread waits for them. */
static void
forget(struct run *r, struct warp *w, uint64_t threads, uint32_t point)
{
	while (point != WB_NONE) {
		struct point *p = &w->point[point];
		uint32_t up = p->up;

		p->threads &= ~threads;
		p->pending &= ~threads;
		if (!p->pending) {
			uint64_t all = p->threads;

			p->live = false;
			if (all)
				enter(r, w, p->at, all, up);
		}
		point = up;
	}
}

/* ---- divergence ----------------------------------------------------------------------------------- */
/* Where threads reconverge that diverge at instruction @inst of @fn. */
static struct at
meeting(const struct run *r, const struct program *prog, const struct wb_fn *fn, uint32_t inst)
{
	uint32_t to = r->how->point(r->how->user, fn, inst);

	for (uint32_t k = 0; to != WB_NONE && k < prog->nstep; k++)
		if (prog->step[k].inst == to)
			return (struct at){ prog, k };
	return (struct at){ NULL, 0 };
}

/* The threads of @x are at different instructions after @inst. */
static void
part(struct run *r, struct warp *w, struct split x, const struct wb_fn *fn, uint32_t inst)
{
	struct at to = meeting(r, x.at.prog, fn, inst);
	uint32_t point = x.point;
	uint64_t left = x.threads;

	r->out->divergences++;
	if (to.prog && (point == WB_NONE || !same(w->point[point].at, to)))
		point = new_point(r, w, to, x.threads, point);
	while (left) {
		const struct wb_sim_wave *t = thread(r, w, (uint32_t)__builtin_ctzll(left));
		struct at at = { t->prog, t->pc };
		uint64_t set = 0;

		for (uint64_t rest = left; rest; rest &= rest - 1) {
			t = thread(r, w, (uint32_t)__builtin_ctzll(rest));
			if (t->pc == at.pc && t->prog == at.prog)
				set |= rest & -rest;
		}
		left &= ~set;
		enter(r, w, at, set, point);
	}
}

/* ---- one instruction ---------------------------------------------------------------------------------- */
static bool
at_barrier(const struct run *r, const struct warp *w, const struct split *x)
{
	return thread(r, w, (uint32_t)__builtin_ctzll(x->threads))->at_barrier;
}

static uint32_t
first_free(const struct run *r, const struct warp *w)
{
	if (r->how->stack)
		return w->nsplit && !at_barrier(r, w, &w->split[w->nsplit - 1]) ? w->nsplit - 1 : WB_NONE;
	for (uint32_t k = 0; k < w->nsplit; k++)
		if (!at_barrier(r, w, &w->split[k]))
			return k;
	return WB_NONE;
}

static bool
at_point(const struct warp *w, const struct split *x)
{
	return x->point != WB_NONE && same(w->point[x->point].at, x->at);
}

/* The next split to execute; WB_NONE: none. Threads that were at a barrier come to the point behind it only now. */
static uint32_t
choose(struct run *r, struct warp *w)
{
	uint32_t k;

	while ((k = first_free(r, w)) != WB_NONE && at_point(w, &w->split[k])) {
		struct split x = w->split[k];

		drop_split(w, k);
		enter(r, w, x.at, x.threads, x.point);
	}
	return k;
}

/* All threads of @x execute their instruction; *ended: those that did. */
static bool
execute(struct run *r, struct warp *w, const struct split *x, struct wb_sim_effect *e, uint64_t *ended)
{
	*ended = 0;
	for (uint64_t left = x->threads; left; left &= left - 1) {
		if (wb_sim_step(thread(r, w, (uint32_t)__builtin_ctzll(left)), e) != WB_OK) {
			r->out->status = WB_SIM_FAULT;
			return false;
		}
		*ended |= e->end ? left & -left : 0;
	}
	return true;
}

/* A split goes to the back of the queue at each branch at which threads may diverge, even if they do not. */
static bool
is_branch(const struct wb_inst *i)
{
	return i->op == WB_OP_CBRZ || i->op == WB_OP_CBRNZ || i->op == WB_OP_CBR;
}

static bool
step(struct run *r, struct warp *w, uint32_t k)
{
	struct split *x = &w->split[k], old;
	struct wb_sim_effect e;
	uint64_t ended;
	bool apart = false;
	const struct wb_sim_wave *t;

	if (x->spilled) {
		x->spilled = false;
		pay(r, w, &r->out->fills);
		make_room_for_split(r, w, k);
		return true;
	}
	if (!execute(r, w, x, &e, &ended))
		return false;
	r->out->instructions++;
	r->out->ended += (uint64_t)__builtin_popcountll(ended);
	x->threads &= ~ended;
	old = *x;
	if (!x->threads) {
		drop_split(w, k);
		forget(r, w, ended, old.point);
		return true;
	}
	t = thread(r, w, (uint32_t)__builtin_ctzll(x->threads));
	for (uint64_t left = x->threads; left && !apart; left &= left - 1) {
		const struct wb_sim_wave *n = thread(r, w, (uint32_t)__builtin_ctzll(left));

		apart = n->pc != t->pc || n->prog != t->prog;
	}
	if (apart) {
		drop_split(w, k);
		part(r, w, old, e.fn, e.inst);
	} else {
		x->at = (struct at){ t->prog, t->pc };
		if (!e.barrier && at_point(w, x)) {
			old = *x;
			drop_split(w, k);
			enter(r, w, old.at, old.threads, old.point);
		} else if (!r->how->stack && (e.barrier || is_branch(&e.fn->inst[e.inst]))) {
			old = *x;	/* to the back of the queue */
			drop_split(w, k);
			w->split[w->nsplit++] = old;
		}
	}
	if (ended)
		forget(r, w, ended, old.point);
	return true;
}

/* Threads that have waited for too long continue without the others. */
static void
time_out(struct run *r, struct warp *w)
{
	for (uint32_t k = 0; r->how->timeout && k <= WARP; k++) {
		struct point *p = &w->point[k];
		uint64_t come = p->threads & ~p->pending;

		if (!p->live || !come || !p->pending || r->out->cycles - p->since < r->how->timeout)
			continue;
		p->threads = p->pending;
		r->out->timeouts++;
		enter(r, w, p->at, come, p->up);
	}
}

/* ---- the run --------------------------------------------------------------------------------------------- */
static void
fill(struct run *r)
{
	for (uint32_t g = 0; g < r->nslot && r->next_group < r->s->ngroup; g++) {
		if (r->group[g])
			continue;
		r->group[g] = wb_sim_group_start(r->s, r->next_group++);
		for (uint32_t k = 0; k < r->warps; k++) {
			struct warp *w = &r->warp[(size_t)g * r->warps + k];
			uint32_t n = r->group[g]->nwave > k * WARP ? r->group[g]->nwave - k * WARP : 0;

			*w = (struct warp){ .group = g, .first = k * WARP };
			if (n)
				add_split(r, w,
					(struct split){ .at = { r->group[g]->wave[k * WARP].prog,
								r->group[g]->wave[k * WARP].pc },
						.threads = n >= WARP ? ~(uint64_t)0 : (1ull << n) - 1,
						.point = WB_NONE });
		}
	}
}

/* Whether all threads that may be executed repeat an earlier state, and no timeout enables others. */
static bool
hangs(const struct run *r)
{
	if (!r->s->watch.on || !r->s->watch.repeating)
		return false;
	for (size_t i = 0; i < (size_t)r->nslot * r->warps; i++) {
		const struct warp *w = &r->warp[i];

		for (uint32_t k = 0; k <= WARP && r->how->timeout; k++)
			if (w->point[k].live && w->point[k].pending != w->point[k].threads)
				return false;
		for (uint32_t k = 0; k < w->nsplit; k++)
			for (uint32_t n = 0;
				n < WARP && (!r->how->stack || k == w->nsplit - 1) && !at_barrier(r, w, &w->split[k]);
				n++)
				if (w->split[k].threads >> n & 1 && !wb_sim_repeats(thread(r, w, n)))
					return false;
	}
	return true;
}

/* The next cycle in which something can happen: if all warps wait for tables, when the first one continues. */
static uint64_t
next_cycle(const struct run *r, bool stepped)
{
	uint64_t next = UINT64_MAX;

	for (size_t i = 0; i < (size_t)r->nslot * r->warps && !stepped && !r->how->timeout; i++)
		if (r->group[r->warp[i].group] && r->warp[i].busy > r->out->cycles && r->warp[i].busy < next)
			next = r->warp[i].busy;
	return next == UINT64_MAX ? r->out->cycles + 1 : next;
}

static bool
turn(struct run *r)
{
	bool ran = false, waits = false, stepped = false;
	uint64_t before = r->out->cycles;

	for (size_t i = 0; i < (size_t)r->nslot * r->warps; i++) {
		struct warp *w = &r->warp[i];
		uint32_t k;

		if (!r->group[w->group])
			continue;
		time_out(r, w);
		k = choose(r, w);
		waits = waits || w->nsplit || r->group[w->group]->ended < r->group[w->group]->nwave;
		if (w->busy > r->out->cycles) {
			ran = true;
			continue;
		}
		if (k == WB_NONE)
			continue;
		ran = stepped = true;
		if (!step(r, w, k))
			return false;
		if (r->group[w->group]->ended == r->group[w->group]->nwave) {
			wb_sim_group_finish(r->group[w->group]);
			r->group[w->group] = NULL;
		}
	}
	fill(r);
	r->out->cycles = next_cycle(r, stepped);
	r->idle = ran ? 0 : r->idle + 1;
	if (ran && (!r->how->limit || r->out->instructions < r->how->limit) &&
		(r->out->cycles / LOOK == before / LOOK || !hangs(r)))
		return true;
	if (waits && !ran && r->idle <= r->how->timeout)	/* a timeout may occur */
		return true;
	if (waits)
		r->out->status = ran && !hangs(r) ? WB_SIM_STEP_LIMIT : WB_SIM_HANG;
	return false;
}

static void
report(struct run *r)
{
	struct wb_sim *s = r->s;
	struct wb_sim_simt_result *out = r->out;
	const char *what = r->how->stack ? "a reconvergence stack" : "AWARE";

	out->position = WB_NEW(s->cx->unit, struct wb_sim_position, s->live);
	for (uint32_t k = 0; k < r->nslot; k++)
		for (uint32_t i = 0; r->group[k] && i < r->group[k]->nwave; i++)
			out->nposition += wb_sim_position(&r->group[k]->wave[i], &out->position[out->nposition]);
	wb_sim_report_positions(s, out->status == WB_SIM_HANG ? WB_E_SIM_HANG : WB_E_SIM_LIMIT,
		wb_format(s->cx->unit,
			out->status == WB_SIM_HANG ?
				"no work-item can end any more, after %llu warp instructions with %s" :
				"not finished after %llu warp instructions with %s",
			(unsigned long long)out->instructions, what),
		out->position, out->nposition);
}

enum wb_status
wb_sim_run_simt(struct wb_sim *s, const struct wb_sim_simt *how, struct wb_sim_simt_result *out)
{
	struct run r = { .s = s, .how = how, .out = out };
	uint64_t thread_bytes = sizeof(struct wb_sim_wave) + ((uint64_t)s->nvgpr * 4 + s->scratch_bytes) * LANES, room;

	wb_sim_split(s);
	*out = (struct wb_sim_simt_result){ .status = WB_SIM_FINISHED,
		.threads = s->grid[0] * s->grid[1] * s->grid[2] };
	room = (how->resident_bytes ? how->resident_bytes : RESIDENT_BYTES) / (s->items * thread_bytes + 1);
	room = room ? room : 1;
	r.nslot = (uint32_t)(room < s->ngroup ? room : s->ngroup);
	r.warps = (uint32_t)wb_ceil_div(s->items, WARP);
	r.group = WB_NEW(s->cx->unit, struct wb_sim_group *, r.nslot);
	r.warp = WB_NEW(s->cx->unit, struct warp, (size_t)r.nslot * r.warps);
	if (how->limit)
		wb_sim_watch(s, how->limit - how->limit / 4);
	fill(&r);
	while (turn(&r))
		;
	out->thread_instructions = s->clock;
	if (out->status == WB_SIM_STEP_LIMIT || out->status == WB_SIM_HANG)
		report(&r);
	return WB_OK;
}
