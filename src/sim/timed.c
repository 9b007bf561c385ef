/* src/sim/timed.c -- the compositional GCN machine, driven by events.
 *
 * What:   every resident wave has at most one event: the end of its issue, the time when it may issue again, or its
 *         end. Memory interface and LDS units are FIFO, so when an instruction queues its transactions (at the end of
 *         its issue, M4), their completion is known at once: memory needs no events.
 * Order:  in each cycle as in M12: events of waves in the order in which their instructions were issued, ties by
 *         context (contexts are numbered by compute unit and SIMD); then dispatch; then SIMDs choose, in order.
 * Splits: a wave context has S contexts for SWFs, one on each split SIMD of its SIMD (M11). Units that issue are
 *         numbered SIMD 0, its split SIMDs, SIMD 1, ...; context c of unit q is q * per_simd + c. On a dynamic machine,
 *         all SWFs of a wave issue on its SIMD, and its split SIMDs are unused.
 * Where the rules leave a choice: a wave is ready behind s_waitcnt or s_barrier when issue and delay are over and what
 *         it waits for is complete; an instruction without transactions (no lane is on) completes at once, vector
 *         memory after earlier instructions; counters have no upper limit; a wave waits at s_endpgm for all that it has
 *         outstanding.
 * Caches: a line of code is there from its time on, as the first wave that needs it sets it (M18); so is one that
 *         scalar loads read, until its set of the scalar cache is full and takes another (M20).
 * Jitter: each time is drawn from 0 to what the machine says, as a machine of upper limits may take (M14).
 * Source: wavebound-bounds(7), rules M1 to M20; nothing of the analysis.
 * Cost:   O(log resident waves) per instruction.
 */
#include "fetch.h"
#include "random.h"
#include "swf.h"
#include "wavebound/timed.h"

enum event_kind { E_READY, E_FETCHED, E_ISSUED, E_ENDED };
struct event {
	uint64_t time;
	uint64_t since;			/* when the instruction was issued, or the wave dispatched */
	uint32_t context;
	uint8_t kind;
};

/* Outstanding requests, by the time of completion. */
struct transfer {
	uint64_t done;
	bool inherited;			/* issued before the split that made this SWF: its parent counts it, too */
};
struct times {
	struct transfer *at;		/* ascending */
	uint32_t n, cap;
};

/* The position of a wave in the code: a frame for each active function. */
struct frame {
	const struct wb_fn *fn;
	uint32_t block;
	uint64_t since;			/* when the wave entered the block */
};

struct context {
	struct wb_sim_wave *wave;	/* NULL: free */
	struct wb_timed_wave life;
	uint32_t number;		/* of the wave, in order of dispatch */
	uint32_t swf;			/* 0: the wave itself */
	uint32_t main;			/* context of the wave itself */
	uint32_t unit;			/* that it issues on */
	struct swfs *swfs;		/* of a wave itself; NULL: nothing is ever split */
	struct swf_outcome outcome;	/* of the instruction being issued */
	uint32_t group;			/* index of struct group */
	bool ready, at_barrier;
	uint64_t since;			/* when the instruction was issued, or the wave dispatched */
	struct times vm, lgkm, vs, km;	/* what each counter counts */
	uint64_t last_vm, last_vs, last_lds, last_any;
	struct wb_sim_effect effect;	/* of the instruction being issued */
	struct span lines;		/* of code: those of the instruction that was issued last */
	WB_VEC(struct frame) frame;
};

/* A SIMD or split SIMD. */
struct simd {
	uint32_t first;			/* its first context */
	uint32_t resident;		/* waves; of SIMDs only */
	uint32_t next;			/* round robin: where the search starts, relative to first */
	bool busy, dirty;
	bool split;
};

/* A queue whose service may end between two cycles: at + part / den. */
struct server {
	uint64_t at, part;		/* it is free from then on */
};

struct unit {
	struct server lds, addresses;
	uint64_t lds_bytes;
	uint32_t groups, barriers;
};

/* A scalar cache (M20): sets of four lines, and when these are there. */
#define SCALAR_WAYS 4u
struct scalar_line {
	uint64_t number, there_at;
	bool arguments;			/* it is of these or of the packet: then of nothing else */
};
struct scalar_set {
	struct scalar_line way[SCALAR_WAYS];
	uint32_t n;
};
struct scalar_cache {
	struct scalar_set *set;
	bool used;			/* since it was emptied */
};

/* It starts workgroups of its own, in order, on units of its own (M9, M15). */
struct dispatcher {
	uint64_t next;			/* workgroup */
	uint32_t first_cu, next_cu;	/* next_cu: where the search starts, relative to first_cu */
	struct server server;		/* in parts of a cycle of interval_den */
};

struct group {
	struct wb_sim_group *g;		/* NULL: free slot */
	uint32_t cu, nwave, ended, waiting;
	/* of its waves; then, for waves that it lacks, the SIMD whose space they take */
	uint32_t *context;
};

struct run {
	struct wb_ctx *cx;
	struct wb_sim *sim;
	const struct wb_fn *fn;
	const struct wb_machine *m;
	const struct wb_timed_hooks *hooks;
	struct wb_timed *out;
	uint64_t limit;

	uint32_t per_simd;		/* contexts of a SIMD, as limited by registers */
	uint32_t width;			/* units of a SIMD: itself and its split SIMDs, 1 if nothing is ever split */
	uint32_t choices;		/* contexts that a unit issues from */
	uint64_t group_lds;
	uint32_t group_waves;
	uint64_t ngroup, nstarted;
	struct dispatcher *dispatcher;
	uint64_t interval_num, interval_den;

	struct context *context;
	struct simd *simd;
	struct unit *unit;
	WB_VEC(struct group) group;
	struct server memory, atomics;
	struct scalar_cache *scalar;	/* [cache] */
	struct code code;		/* if the machine has instruction caches */
	uint64_t **fetched;		/* [cache][line] when it is there; UINT64_MAX: no wave has asked for it */
	WB_VEC(struct event) heap;
	uint64_t nevent, now;
	uint32_t **block_of;		/* [function][instruction] */
	bool stop;
};

/* ---- the event heap ----------------------------------------------------------------------- */
static bool
before(const struct event *a, const struct event *b)
{
	if (a->time != b->time)
		return a->time < b->time;
	return a->since != b->since ? a->since < b->since : a->context < b->context;
}

static void
push_event(struct run *r, uint64_t time, enum event_kind kind, uint32_t context)
{
	struct event e = { time, r->context[context].since, context, (uint8_t)kind };
	uint32_t k = r->heap.n;

	r->nevent++;
	WB_PUSH(r->cx->tmp, &r->heap, e);
	for (; k && before(&e, &r->heap.at[(k - 1) / 2]); k = (k - 1) / 2)
		r->heap.at[k] = r->heap.at[(k - 1) / 2];
	r->heap.at[k] = e;
}

static struct event
pop(struct run *r)
{
	struct event top = r->heap.at[0], last = r->heap.at[--r->heap.n];
	uint32_t k = 0, n = r->heap.n;

	for (;;) {
		uint32_t child = 2 * k + 1;

		if (child >= n)
			break;
		if (child + 1 < n && before(&r->heap.at[child + 1], &r->heap.at[child]))
			child++;
		if (!before(&r->heap.at[child], &last))
			break;
		r->heap.at[k] = r->heap.at[child];
		k = child;
	}
	r->heap.at[k] = last;
	return top;
}

/* ---- outstanding memory ---------------------------------------------------------------------- */
/* Adds completion time @t to the sorted list, and removes those in the past. */
static void
outstanding_add(struct run *r, struct times *l, uint64_t t)
{
	uint32_t done = 0, k;

	while (done < l->n && l->at[done].done <= r->now)
		done++;
	if (done) {
		memmove(l->at, l->at + done, (l->n - done) * sizeof(*l->at));
		l->n -= done;
	}
	WB_PUSH(r->cx->tmp, l, ((struct transfer){ t, false }));
	for (k = l->n - 1; k && l->at[k - 1].done > t; k--)
		l->at[k] = l->at[k - 1];
	l->at[k] = (struct transfer){ t, false };
}

/* When at most @n of @l are outstanding. */
static uint64_t
outstanding_until(const struct times *l, uint64_t n)
{
	return l->n > n ? l->at[l->n - n - 1].done : 0;
}

static uint64_t
later(uint64_t a, uint64_t b)
{
	return a > b ? a : b;
}

/* How long something takes that the machine describes with @cycles. With jitter the seed decides what runs are like:
 * any times, half of them extremes; most times in full, so that few events change places; all a little less. */
static uint64_t
drawn(struct run *r, uint64_t cycles)
{
	uint64_t x;

	if (!r->sim->jitters || !cycles)
		return cycles;
	x = split_mix(&r->sim->jitter);
	switch (r->sim->jitter_kind) {
	case 0: return x >> 63 ? x % (cycles + 1) : x >> 62 ? cycles : 0;
	case 1: return x >> 60 ? cycles : x % (cycles + 1);
	default: return cycles - x % (cycles < 5 ? cycles + 1 : 6);
	}
}

/* Queues something that keeps @s busy for @parts / @den cycles; returns the cycle in which that ends. */
static uint64_t
serve(struct run *r, struct server *s, uint64_t parts, uint64_t den)
{
	if (s->at < r->now)
		*s = (struct server){ r->now, 0 };
	parts = s->part + drawn(r, parts);
	s->at += parts / den;
	s->part = parts % den;
	return s->at;
}

/* The same, and adds the cycles to *busy. */
static uint64_t
serve_busy(struct run *r, struct server *s, uint64_t parts, uint64_t den, uint64_t *busy)
{
	uint64_t before = later(s->at, r->now);

	*busy += serve(r, s, parts, den) - before;
	return s->at;
}

/* Queues @trans transactions; returns the cycle in which the last one has been served: an atomic also where atomics are
 * (M17). */
static uint64_t
serve_lines(struct run *r, const struct wb_sim_effect *e, uint64_t trans)
{
	const struct wb_machine *m = r->m;
	uint64_t line = e->whole ? m->whole_service.num : m->mem_service.num,
		 done = serve_busy(r, &r->memory, trans * line, m->mem_service.den, &r->out->mem_busy_cycles);

	if (m->atomic_service.num && e->fn->inst[e->inst].mem.access & WB_ATOMIC)
		done = later(done, serve(r, &r->atomics, trans * m->atomic_service.num, m->atomic_service.den));
	return done;
}

/* Queues a vector memory instruction at the address unit of its unit (M19); returns the cycle in which that is through
 * with it. */
static uint64_t
serve_addresses(struct run *r, const struct context *c)
{
	const struct wb_sim_effect *e = &c->effect;
	uint8_t class = e->fn->inst[e->inst].tclass;
	uint64_t cycles = e->row ? r->m->address_row_cycles : r->m->address_cycles;

	if (!cycles || (!e->lines && !e->rounds) || class == WB_TC_VMEM_CACHE ||
		(class != WB_TC_IMAGE && (class < WB_TC_VMEM_LOAD || class > WB_TC_VMEM_CMPSWAP)))
		return r->now;
	return serve(r, &r->unit[c->life.cu].addresses, cycles, 1);
}

/* LDS rounds: a store has at least those of its width (M5). */
static uint64_t
rounds_of(const struct wb_machine *m, const struct wb_sim_effect *e)
{
	switch (e->rounds ? e->fn->inst[e->inst].tclass : WB_TC_COUNT) {
	case WB_TC_LDS_WRITE: return later(e->rounds, m->lds_store_rounds[0]);
	case WB_TC_LDS_WRITE64: return later(e->rounds, m->lds_store_rounds[1]);
	case WB_TC_LDS_WRITE128: return later(e->rounds, m->lds_store_rounds[2]);
	default: return e->rounds;
	}
}

static bool
is_scalar_class(uint8_t class)
{
	return class == WB_TC_SMEM || class == WB_TC_SMEM_X8 || class == WB_TC_SMEM_X16;
}

static uint64_t
scalar_sets(const struct wb_machine *m)
{
	return m->scalar_bytes / m->scalar_line_bytes / SCALAR_WAYS;
}

/* When line @number is there, which is fetched now if the cache does not have it. */
static uint64_t
scalar_line(struct run *r, struct scalar_cache *c, const struct wb_sim_effect *e, uint64_t number, uint64_t *trans)
{
	const struct wb_machine *m = r->m;
	struct scalar_set *s = &c->set[number % scalar_sets(m)];
	struct scalar_line line = { number, 0, e->arguments };

	for (uint32_t k = 0; k < s->n; k++)
		if (s->way[k].number == number && s->way[k].arguments == e->arguments)
			return s->way[k].there_at;
	s->n = s->n == SCALAR_WAYS ? 0 : s->n;
	line.there_at = serve_lines(r, e, 1) +
		drawn(r, m->mem_latency_cycles + (e->arguments ? m->argument_extra_cycles : 0));
	s->way[s->n++] = line;
	c->used = true;
	++*trans;
	return line.there_at;
}

static void
make_scalar_caches(struct run *r)
{
	const struct wb_machine *m = r->m;
	uint64_t n = m->scalar_bytes ? wb_ceil_div(m->cus, m->scalar_units) : 0;

	r->scalar = WB_NEW(r->cx->tmp, struct scalar_cache, n);
	for (uint64_t k = 0; k < n; k++)
		r->scalar[k].set = WB_NEW(r->cx->tmp, struct scalar_set, scalar_sets(m));
}

/* A scalar access of a machine with scalar caches: when it is complete; *@trans: how many lines it fetches. What is no
 * plain load empties the cache, and is answered by memory: 0. */
static uint64_t
access_scalar(struct run *r, const struct context *c, uint64_t *trans)
{
	const struct wb_sim_effect *e = &c->effect;
	struct scalar_cache *cache = &r->scalar[c->life.cu / r->m->scalar_units];
	uint64_t size = r->m->scalar_line_bytes, done;

	if (!e->scalar_bytes || !e->cached) {
		for (uint64_t k = 0; cache->used && k < scalar_sets(r->m); k++)
			cache->set[k].n = 0;
		cache->used = false;
		return 0;
	}
	done = r->now + drawn(r, r->m->scalar_hit_cycles);
	*trans = 0;
	for (uint64_t n = e->scalar_at / size; n <= (e->scalar_at + e->scalar_bytes - 1) / size; n++)
		done = later(done, scalar_line(r, cache, e, n, trans));
	return done;
}

/* The instruction of @c was issued: queues its transactions and rounds. */
static void
queue_memory(struct run *r, struct context *c)
{
	const struct wb_machine *m = r->m;
	const struct wb_sim_effect *e = &c->effect;
	uint64_t trans = e->lines, rounds = rounds_of(m, e), through = serve_addresses(r, c), done = through,
		 lds = r->now, cached = 0;

	if (e->scalar_bytes)
		trans += wb_ceil_div(e->scalar_bytes, m->line_bytes) + 1;
	if (m->scalar_bytes && is_scalar_class(e->fn->inst[e->inst].tclass))
		cached = access_scalar(r, c, &trans);
	if (cached)
		done = later(done, cached);
	else if (trans)
		done = later(through, serve_lines(r, e, trans)) +
			drawn(r, m->mem_latency_cycles + (e->arguments ? m->argument_extra_cycles : 0));
	if (rounds) {
		lds = serve_busy(r, &r->unit[c->life.cu].lds, rounds * m->lds_service_cycles, 1,
			      &r->out->lds_busy_cycles) +
			drawn(r, m->lds_latency_cycles);
		c->last_lds = lds = later(lds, c->last_lds);
	}
	r->out->transactions += trans;
	r->out->rounds += rounds;
	done = later(done, lds);
	if (e->counters & WB_VMCNT) {
		c->last_vm = done = later(done, c->last_vm);
		outstanding_add(r, &c->vm, done);
	}
	if (e->counters & WB_VSCNT) {
		c->last_vs = done = later(done, c->last_vs);
		outstanding_add(r, &c->vs, done);
	}
	if (e->counters & WB_LGKMCNT)
		outstanding_add(r, &c->lgkm, done);
	if (e->counters & WB_KMCNT)
		outstanding_add(r, &c->km, done);
	c->last_any = later(c->last_any, done);
}

/* ---- positions in the code ------------------------------------------------------------------ */
static uint32_t
block_of(struct run *r, const struct wb_fn *fn, uint32_t inst)
{
	if (!r->block_of[fn->id]) {
		uint32_t *of = r->block_of[fn->id] = WB_NEW(r->cx->tmp, uint32_t, fn->ninst);

		r->out->block[fn->id] = WB_NEW(r->cx->unit, struct wb_timed_block, fn->nblock);
		for (uint32_t b = 0; b < fn->nblock; b++)
			for (uint32_t k = 0; k < fn->block[b].ninst; k++)
				of[fn->block[b].first + k] = b;
	}
	return r->block_of[fn->id][inst];
}

static void
observe_edge(struct run *r, const struct context *c, const struct wb_fn *fn, uint32_t edge)
{
	if (r->hooks && r->hooks->edge)
		r->hooks->edge(r->hooks->user, c->number, fn, edge);
}

/* Leaves the block of the top frame at time @t. */
static void
leave_block(struct run *r, struct context *c, uint64_t t)
{
	struct frame *f = &c->frame.at[c->frame.n - 1];
	struct wb_timed_block *b = &r->out->block[f->fn->id][f->block];

	b->count++;
	b->max_cycles = later(b->max_cycles, t - f->since);
}

static void
enter_fn(struct run *r, struct context *c, const struct wb_fn *fn, uint32_t inst, uint64_t t)
{
	struct frame f = { fn, block_of(r, fn, inst), t };

	WB_PUSH(r->cx->tmp, &c->frame, f);
	observe_edge(r, c, fn, 0);
}

/* Counts the edge from block @a towards block @b; empty blocks in between count as executed. */
static void
follow_edge(struct run *r, struct context *c, const struct wb_fn *fn, uint32_t a, uint32_t b, bool taken)
{
	for (uint32_t steps = 0; steps <= fn->nblock; steps++) {
		const struct wb_block *k = &fn->block[a];
		uint32_t id = WB_NONE;

		for (uint32_t n = 0; n < k->nout && id == WB_NONE; n++)
			if ((fn->edge[fn->out[k->out + n]].kind == WB_EDGE_TAKEN) == taken)
				id = fn->out[k->out + n];
		if (id == WB_NONE)
			return;
		observe_edge(r, c, fn, id);
		a = fn->edge[id].dst;
		taken = false;
		if (a == b || a == WB_NONE || fn->block[a].ninst)
			return;
		r->out->block[fn->id][a].count++;
	}
}

/* Moves the top frame from its block to that of instruction @inst, at time @t. */
static void
change_block(struct run *r, struct context *c, uint32_t inst, bool taken, uint64_t t)
{
	struct frame *f = &c->frame.at[c->frame.n - 1];
	uint32_t b = block_of(r, f->fn, inst);

	leave_block(r, c, t);
	follow_edge(r, c, f->fn, f->block, b, taken);
	f->block = b;
	f->since = t;
}

/* Updates frames and block times behind the instruction of @c, at time @t, when it may continue. */
static void
move_on(struct run *r, struct context *c, uint64_t t)
{
	const struct wb_inst *i = &c->effect.fn->inst[c->effect.inst];
	struct frame *f = &c->frame.at[c->frame.n - 1];
	const struct wb_fn *fn;
	const struct wb_inst *next = wb_sim_where(c->wave, &fn);
	uint32_t inst;

	if (!next)
		return;
	inst = (uint32_t)(next - fn->inst);
	if (fn != f->fn) {
		if (i->flags & WB_I_TERMINATOR && i->op != WB_OP_CBR) {	/* that is a call of one of several */
			leave_block(r, c, t);
			c->frame.n -= c->frame.n > 1;
		}
		f = &c->frame.at[c->frame.n - 1];
		if (i->op != WB_OP_RET)
			enter_fn(r, c, fn, inst, t);
		else if (f->fn == fn && block_of(r, fn, inst) != f->block)	/* the call ended its block */
			change_block(r, c, inst, false, t);
		return;
	}
	if (block_of(r, fn, inst) != f->block || inst != c->effect.inst + 1)
		change_block(r, c, inst, c->effect.taken, t);
}

/* ---- instruction fetch (M18) ----------------------------------------------------------------- */
/* When all lines of @s are in the instruction cache of @c; those that nothing has asked for yet are fetched now. */
static uint64_t
fetch_lines(struct run *r, const struct context *c, struct span s)
{
	uint64_t *at = r->fetched[c->life.cu / r->m->fetch_units], last = r->now;

	for (uint32_t k = s.first; k < s.first + s.n; k++) {
		uint32_t line = r->code.line[k];

		if (at[line] == UINT64_MAX)
			at[line] = r->now + drawn(r, r->m->fetch_cycles);
		last = later(last, at[line]);
	}
	return last;
}

/* @c would be ready now: so it is as soon as its next instruction is there. */
static void
fetch(struct run *r, uint32_t k)
{
	struct context *c = &r->context[k];
	const struct wb_fn *fn;
	const struct wb_inst *next = r->m->fetch_bytes ? wb_sim_where(c->wave, &fn) : NULL;
	struct span lines = { 0, 0 };
	uint64_t at = r->now;

	if (next && r->code.of[fn->id])
		lines = r->code.of[fn->id][next - fn->inst];
	if (next && r->code.fits)
		at = fetch_lines(r, c, lines);
	else if (next && !wb_sim_same_lines(&r->code, c->lines, lines))
		at += drawn(r, r->m->fetch_cycles);
	c->lines = lines;
	if (at > r->now) {
		push_event(r, at, E_FETCHED, k);
		return;
	}
	c->ready = true;
	r->simd[c->unit].dirty = true;
}

static void
make_caches(struct run *r, const struct wb_module *module)
{
	uint32_t caches = r->m->fetch_bytes ? (uint32_t)wb_ceil_div(r->m->cus, r->m->fetch_units) : 0;

	if (!caches)
		return;
	r->code = wb_sim_code(r->cx, module, r->fn, r->m);
	r->fetched = WB_NEW(r->cx->tmp, uint64_t *, caches);
	for (uint32_t k = 0; k < caches; k++) {
		r->fetched[k] = WB_NEW(r->cx->tmp, uint64_t, (size_t)r->code.nline + 1);
		for (uint32_t n = 0; n < r->code.nline; n++)
			r->fetched[k][n] = UINT64_MAX;
	}
}

/* ---- dispatch and release (M8, M9) -------------------------------------------------------------------- */
static bool
has_room(const struct run *r, uint32_t cu)
{
	const struct wb_machine *m = r->m;
	const struct unit *u = &r->unit[cu];
	uint32_t room = 0;

	if (u->groups >= m->max_workgroups || u->lds_bytes + r->group_lds > m->lds_bytes ||
		(r->group_waves > 1 && u->barriers >= m->barrier_slots))
		return false;
	for (uint32_t k = 0; k < m->simds; k++)
		room += r->per_simd - r->simd[(cu * m->simds + k) * r->width].resident;
	return room >= r->group_waves;
}

/* The SIMD of @cu with the fewest resident waves, the lowest one on ties; it has space. */
static uint32_t
emptiest(const struct run *r, uint32_t cu)
{
	uint32_t best = cu * r->m->simds;

	for (uint32_t k = best + 1; k < (cu + 1) * r->m->simds; k++)
		if (r->simd[k * r->width].resident < r->simd[best * r->width].resident)
			best = k;
	return best;
}

static uint32_t
free_context(const struct run *r, uint32_t simd)
{
	uint32_t k = r->simd[simd * r->width].first;

	while (r->context[k].wave)
		k++;
	return k;
}

static void
place_wave(struct run *r, uint64_t id, uint32_t group, uint32_t i)
{
	struct group *g = &r->group.at[group];
	uint32_t simd = emptiest(r, g->cu), k = free_context(r, simd);
	struct context *c = &r->context[k];
	uint64_t starts = r->now + drawn(r, r->m->dispatch_cycles);
	const struct wb_fn *fn;
	const struct wb_inst *first;

	c->wave = wb_sim_group_wave(g->g, i);
	c->life = (struct wb_timed_wave){ .group = id,
		.in_group = i,
		.cu = g->cu,
		.simd = simd,
		.dispatched = r->now,
		.first_issue = UINT64_MAX };
	if (c->swfs)
		wb_swfs_start(c->swfs, c->wave);
	c->number = (uint32_t)r->out->waves++;
	c->group = group;
	c->ready = c->at_barrier = false;
	c->lines = (struct span){ 0, 0 };
	c->since = r->now;
	c->vm.n = c->lgkm.n = c->vs.n = c->km.n = c->frame.n = 0;
	c->last_vm = c->last_vs = c->last_lds = c->last_any = 0;
	r->simd[simd * r->width].resident++;
	g->context[i] = k;
	first = wb_sim_where(c->wave, &fn);
	enter_fn(r, c, fn, first ? (uint32_t)(first - fn->inst) : 0, starts);
	push_event(r, starts, E_READY, k);
}

static uint32_t
free_group(struct run *r)
{
	struct group g = { .nwave = r->group_waves };
	uint32_t k = 0;

	while (k < r->group.n && r->group.at[k].g)
		k++;
	if (k == r->group.n) {
		g.context = WB_NEW(r->cx->tmp, uint32_t, r->group_waves);
		WB_PUSH(r->cx->tmp, &r->group, g);
	}
	return k;
}

static void
start_group(struct run *r, uint64_t id, uint32_t cu)
{
	uint32_t k = free_group(r);
	struct group *g = &r->group.at[k];

	g->g = wb_sim_group_start(r->sim, id);
	g->cu = cu;
	g->ended = g->waiting = 0;
	r->unit[cu].groups++;
	r->unit[cu].barriers += r->group_waves > 1;
	r->unit[cu].lds_bytes += r->group_lds;
	g->nwave = wb_sim_group_size(g->g);
	for (uint32_t i = 0; i < g->nwave; i++)
		place_wave(r, id, k, i);
	/* a group at the edge of the grid takes the space of a full one */
	for (uint32_t i = g->nwave; i < r->group_waves; i++) {
		g->context[i] = emptiest(r, cu);
		r->simd[g->context[i] * r->width].resident++;
	}
	r->nstarted++;
}

/* @d starts what it can start now. */
static void
dispatch_from(struct run *r, struct dispatcher *d)
{
	uint32_t cus = r->m->cus / r->m->dispatchers;

	while (d->next < r->ngroup && d->server.at <= r->now) {
		uint32_t tried = 0;

		for (; tried < cus && !has_room(r, d->first_cu + d->next_cu); tried++)
			d->next_cu = (d->next_cu + 1) % cus;
		if (tried == cus)
			return;
		start_group(r, d->next, d->first_cu + d->next_cu);
		d->next_cu = (d->next_cu + 1) % cus;
		d->next += r->m->dispatchers;
		serve(r, &d->server, r->interval_num, r->interval_den);
	}
}

static void
dispatch(struct run *r)
{
	for (uint32_t k = 0; k < r->m->dispatchers; k++)
		dispatch_from(r, &r->dispatcher[k]);
}

/* When a dispatcher that waits for its interval goes on, at the earliest; UINT64_MAX: none does. */
static uint64_t
next_dispatch(const struct run *r)
{
	uint64_t best = UINT64_MAX;

	for (uint32_t k = 0; k < r->m->dispatchers; k++) {
		const struct dispatcher *d = &r->dispatcher[k];

		if (d->next < r->ngroup && d->server.at > r->now && d->server.at < best)
			best = d->server.at;
	}
	return best;
}

static void
release_group(struct run *r, struct group *g)
{
	struct unit *u = &r->unit[g->cu];

	for (uint32_t i = 0; i < g->nwave; i++) {
		struct context *c = &r->context[g->context[i]];

		r->simd[c->unit].resident--;
		c->wave = NULL;
	}
	for (uint32_t i = g->nwave; i < r->group_waves; i++)
		r->simd[g->context[i] * r->width].resident--;
	u->groups--;
	u->barriers -= r->group_waves > 1;
	u->lds_bytes -= r->group_lds;
	wb_sim_group_finish(g->g);
	g->g = NULL;
}

/* ---- barriers (M7) ---------------------------------------------------------------------------------- */
static void
release_barrier(struct run *r, struct group *g)
{
	if (!g->waiting || g->waiting + g->ended < g->nwave)
		return;
	g->waiting = 0;
	for (uint32_t i = 0; i < g->nwave * r->width; i++) {
		struct context *c = &r->context[g->context[i / r->width] + i % r->width * r->per_simd];

		if (!c->at_barrier)
			continue;
		c->at_barrier = false;
		if (r->context[c->main].swfs)
			wb_swfs_released(r->context[c->main].swfs);
		move_on(r, c, r->now);
		fetch(r, g->context[i / r->width] + i % r->width * r->per_simd);
	}
}

/* ---- events --------------------------------------------------------------------------------------------- */
static uint64_t
immediate(const struct wb_fn *fn, const struct wb_inst *i)
{
	for (uint32_t k = 0; k < i->nopnd; k++)
		if (wb_opnd(fn, i, k)->kind == WB_OPND_IMM)
			return wb_opnd(fn, i, k)->imm;
	return 0;
}

/* Cycles after issue before the wave may issue again (M3). Calls and returns jump, too, but the time for that is part
 * of their class; taken-branch is only for branches. */
static uint64_t
delay(const struct run *r, const struct wb_sim_effect *e)
{
	const struct wb_machine *m = r->m;
	const struct wb_inst *i = &e->fn->inst[e->inst];
	uint64_t d = m->delay_cycles[i->tclass];

	if (i->op == WB_OP_NOP)
		d += immediate(e->fn, i) * m->nop_cycles;
	if (i->tclass == WB_TC_SLEEP)
		d += (immediate(e->fn, i) + 1) * m->sleep_cycles;
	if (e->taken && (i->tclass == WB_TC_BRANCH || i->tclass == WB_TC_CBRANCH))
		d += m->taken_branch_cycles;
	return d;
}

static void
observe_wait(struct run *r, const struct context *c, uint64_t cycles)
{
	if (cycles && r->hooks && r->hooks->waited)
		r->hooks->waited(r->hooks->user, c->number, c->effect.fn, c->effect.inst, cycles);
}

/* ---- split wavefronts (M11) ------------------------------------------------------------------------------- */
static uint32_t
context_of(const struct run *r, const struct context *c, uint32_t swf)
{
	return c->main + swf * r->per_simd;
}

static void
copy_times(struct run *r, const struct times *from, struct times *to)
{
	to->n = 0;
	for (uint32_t k = 0; k < from->n; k++)
		WB_PUSH(r->cx->tmp, to, ((struct transfer){ from->at[k].done, true }));
}

/* At a merge the parent takes over what its child has issued since the split. */
static void
add_times(struct run *r, const struct times *child, struct times *parent)
{
	for (uint32_t k = 0; k < child->n; k++)
		if (!child->at[k].inherited)
			outstanding_add(r, parent, child->at[k].done);
}

/* @c splits: the context of its child gets its counters and its position. */
static void
occupy(struct run *r, const struct context *c)
{
	struct context *n = &r->context[context_of(r, c, c->outcome.child)];

	n->wave = wb_swfs_wave(r->context[c->main].swfs, c->outcome.child);
	n->life = c->life;
	n->number = c->number;
	n->group = c->group;
	n->ready = n->at_barrier = false;
	n->since = r->now;
	copy_times(r, &c->vm, &n->vm);
	copy_times(r, &c->lgkm, &n->lgkm);
	copy_times(r, &c->km, &n->km);
	copy_times(r, &c->vs, &n->vs);
	n->last_vm = c->last_vm;
	n->last_vs = c->last_vs;
	n->last_lds = c->last_lds;
	n->last_any = c->last_any;
	n->effect = c->effect;
	n->lines = c->lines;
	n->outcome.event = SWF_RAN;
	n->frame.n = 0;
	for (uint32_t k = 0; k < c->frame.n; k++)
		WB_PUSH(r->cx->tmp, &n->frame, c->frame.at[k]);
	r->out->splits++;
}

/* The parent takes over the outstanding requests of the child. */
static void
join(struct run *r, struct context *parent, struct context *child)
{
	add_times(r, &child->vm, &parent->vm);
	add_times(r, &child->lgkm, &parent->lgkm);
	add_times(r, &child->km, &parent->km);
	add_times(r, &child->vs, &parent->vs);
	parent->last_vm = later(parent->last_vm, child->last_vm);
	parent->last_vs = later(parent->last_vs, child->last_vs);
	parent->last_lds = later(parent->last_lds, child->last_lds);
	parent->last_any = later(parent->last_any, child->last_any);
	child->wave = NULL;
}

/* @c is at the end of a merge; false: it continues alone, at once. */
static bool
merges(struct run *r, struct context *c)
{
	struct swf_outcome o;
	uint32_t parent;

	c->outcome.event = SWF_RAN;
	if (wb_swfs_merge(r->context[c->main].swfs, c->swf, &o) != WB_OK) {
		r->out->status = WB_TIMED_FAULT;
		r->stop = true;
	} else if (o.event == SWF_MERGED) {
		parent = context_of(r, c, o.parent);
		join(r, &r->context[parent], &r->context[context_of(r, c, o.child)]);
		push_event(r, r->now + drawn(r, r->m->merge_cycles), E_READY, parent);
	}
	return o.event != SWF_RAN || r->stop;
}

static void
issued(struct run *r, uint32_t k)
{
	struct context *c = &r->context[k];
	const struct wb_sim_effect *e = &c->effect;
	uint64_t t = r->now + drawn(r, delay(r, e)), ready = t;

	r->simd[c->unit].busy = false;
	r->simd[c->unit].dirty = true;
	queue_memory(r, c);
	if (c->outcome.event == SWF_SPLIT) {
		t += drawn(r, r->m->split_cycles);
		push_event(r, t, E_READY, context_of(r, c, c->outcome.child));
	}
	if (e->end) {
		t = later(t, c->last_any);
		observe_wait(r, c, t - ready);
		leave_block(r, c, t);
		push_event(r, t, E_ENDED, k);
		return;
	}
	if (e->waits)
		t = later(later(later(t, outstanding_until(&c->km, e->kmcnt)), outstanding_until(&c->vs, e->vscnt)),
			later(outstanding_until(&c->vm, e->vmcnt), outstanding_until(&c->lgkm, e->lgkmcnt)));
	observe_wait(r, c, t - ready);
	push_event(r, t, E_READY, k);
}

/* The wave continues, or has arrived at its barrier. */
static void
arrived(struct run *r, uint32_t k)
{
	struct context *c = &r->context[k];

	if (c->outcome.event == SWF_ARRIVES && merges(r, c))
		return;
	if (c->life.instructions && c->effect.barrier) {
		struct group *g = &r->group.at[c->group];

		c->at_barrier = true;
		c->effect.barrier = false;
		g->waiting++;
		release_barrier(r, g);
		return;
	}
	if (c->life.instructions)
		move_on(r, c, r->now);
	fetch(r, k);
}

/* The next instruction of the wave is there. */
static void
fetched(struct run *r, uint32_t k)
{
	r->context[k].ready = true;
	r->simd[r->context[k].unit].dirty = true;
}

static void
ended(struct run *r, uint32_t k)
{
	struct context *c = &r->context[k];
	struct group *g = &r->group.at[c->group];

	c->life.ended = r->now;
	r->out->cycles = later(r->out->cycles, r->now);
	if (r->hooks && r->hooks->wave_end)
		r->hooks->wave_end(r->hooks->user, c->number, &c->life);
	g->ended++;
	if (g->ended == g->nwave)
		release_group(r, g);
	else
		release_barrier(r, g);
}

/* ---- issue (M2) -------------------------------------------------------------------------------------------- */
static uint32_t
choose(const struct run *r, const struct simd *s)
{
	uint32_t best = WB_NONE;

	for (uint32_t n = 0; n < r->choices; n++) {
		uint32_t k = s->first + (r->m->scheduler == WB_SCHED_RR ? (s->next + n) % r->choices : n);

		if (!r->context[k].wave || !r->context[k].ready)
			continue;
		if (r->m->scheduler == WB_SCHED_RR)
			return k;
		if (best == WB_NONE || r->context[k].number < r->context[best].number)
			best = k;
	}
	return best;
}

static void
observe_issue(struct run *r, const struct context *c, uint64_t cycles)
{
	struct wb_timed_issue i = { c->effect.fn, c->effect.inst, c->number, c->life.simd, c->swf, r->now,
		r->now + cycles, &c->effect };

	if (r->hooks && r->hooks->issue)
		r->hooks->issue(r->hooks->user, &i);
}

/* Executes the next instruction of @c. */
static bool
step(struct run *r, struct context *c)
{
	struct swfs *swfs = r->context[c->main].swfs;
	enum wb_status status =
		swfs ? wb_swfs_step(swfs, c->swf, &c->effect, &c->outcome) : wb_sim_step(c->wave, &c->effect);

	if (status == WB_OK && c->outcome.event == SWF_SPLIT)
		occupy(r, c);
	return status == WB_OK;
}

static void
issue(struct run *r, struct simd *s)
{
	uint32_t k = choose(r, s);
	struct context *c;
	uint64_t cycles;

	s->dirty = false;
	if (s->busy || k == WB_NONE)
		return;
	c = &r->context[k];
	if (!step(r, c)) {
		r->out->status = WB_TIMED_FAULT;
		r->stop = true;
		return;
	}
	cycles = drawn(r, r->m->issue_cycles[c->effect.fn->inst[c->effect.inst].tclass]);
	c->ready = false;
	c->since = r->now;
	c->life.first_issue = c->life.first_issue < r->now ? c->life.first_issue : r->now;
	c->life.instructions++;
	r->context[c->main].life.instructions += c->swf != 0;
	r->out->instructions++;
	s->busy = true;
	s->next = (k - s->first + 1) % r->choices;
	*(s->split ? &r->out->split_busy_cycles : &r->out->simd_busy_cycles) += cycles;
	observe_issue(r, c, cycles);
	push_event(r, r->now + cycles, E_ISSUED, k);
}

/* ---- the run ---------------------------------------------------------------------------------------------------- */
#define MOST_CYCLES (UINT64_MAX >> 8)	/* a longer run is refused, so that no sum above wraps */

/* Ends the run although waves are left. */
static void
stop(struct run *r, enum wb_timed_status status, enum wb_diag_code code, const char *why)
{
	uint32_t n = r->m->cus * r->m->simds * r->width * r->per_simd;
	struct wb_timed *out = r->out;

	out->status = status;
	out->cycles = r->now;
	out->position = WB_NEW(r->cx->unit, struct wb_sim_position, n);
	for (uint32_t k = 0; k < n; k++)
		if (r->context[k].wave)
			out->nposition += wb_sim_position(r->context[k].wave, &out->position[out->nposition]);
	wb_sim_report_positions(r->sim, code,
		wb_format(r->cx->unit, "%s at cycle %llu", why, (unsigned long long)r->now),
		out->position, out->nposition);
	if (r->nstarted < r->ngroup)
		wb_note(r->cx->diag, WB_NO_LOC, "%llu more workgroups had not started",
			(unsigned long long)(r->ngroup - r->nstarted));
}

static bool
wave_continues(struct run *r)
{
	if (r->stop)
		return false;
	if (r->limit && r->out->instructions >= r->limit) {
		stop(r, WB_TIMED_STEP_LIMIT, WB_E_SIM_LIMIT, "step limit reached");
		return false;
	}
	if (wb_sim_hangs(r->sim)) {
		stop(r, WB_TIMED_HANG, WB_E_SIM_HANG, "no wave can end any more");
		return false;
	}
	if (r->hooks && r->hooks->progress && (r->nevent & 0xffff) == 0 &&
		!r->hooks->progress(r->hooks->user, r->now, r->out->instructions)) {
		stop(r, WB_TIMED_STEP_LIMIT, WB_E_SIM_LIMIT, "stopped");
		return false;
	}
	return r->heap.n > 0 || next_dispatch(r) != UINT64_MAX;
}

static void
handle(struct run *r, struct event e)
{
	switch ((enum event_kind)e.kind) {
	case E_READY: arrived(r, e.context); break;
	case E_FETCHED: fetched(r, e.context); break;
	case E_ISSUED: issued(r, e.context); break;
	case E_ENDED: ended(r, e.context); break;
	}
}

/* Groups that are left when there are no more events wait for ever. */
static void
find_hang(struct run *r)
{
	bool left = false;

	for (uint32_t k = 0; k < r->group.n; k++)
		left = left || r->group.at[k].g;
	if (!left || r->out->status != WB_TIMED_FINISHED)
		return;
	stop(r, WB_TIMED_HANG, WB_E_SIM_HANG, "no wave can go on");
}

/* All events of this cycle before SIMDs choose (M12). If dispatch takes no time, what it placed is ready in the same
 * cycle. */
static void
settle(struct run *r)
{
	do {
		while (r->heap.n && r->heap.at[0].time == r->now)
			handle(r, pop(r));
		dispatch(r);
	} while (r->heap.n && r->heap.at[0].time == r->now);
}

static enum wb_status
run(struct run *r)
{
	dispatch(r);
	while (wave_continues(r)) {
		uint64_t dispatches = next_dispatch(r);

		r->now = r->heap.n && r->heap.at[0].time < dispatches ? r->heap.at[0].time : dispatches;
		if (r->now > MOST_CYCLES) {
			wb_report(r->cx->diag, WB_E_SIM_OVERFLOW, r->fn->loc, "more than %llu cycles",
				(unsigned long long)MOST_CYCLES);
			return WB_OVERFLOW;
		}
		settle(r);
		for (uint32_t k = 0; k < r->m->cus * r->m->simds * r->width && !r->stop &&
			(!r->limit || r->out->instructions < r->limit);
			k++)
			if (r->simd[k].dirty)
				issue(r, &r->simd[k]);
	}
	find_hang(r);
	return WB_OK;
}

/* ---- preparation ----------------------------------------------------------------------------------------- */
static uint32_t
rounded(uint32_t n, uint32_t granule)
{
	n = n ? n : 1;
	return (n + granule - 1) / granule * granule;
}

/* Contexts of one SIMD, as limited by the registers of the kernel. */
static uint32_t
contexts_per_simd(const struct wb_machine *m, const struct wb_kernel_desc *d)
{
	uint32_t n = m->waves;

	if (d) {
		uint32_t v = m->vgprs / rounded(d->vgprs, m->vgpr_granule),
			 s = m->sgprs / rounded(d->sgprs, m->sgpr_granule);

		n = n < v ? n : v;
		n = n < s ? n : s;
	}
	return n;
}

static bool
splits(const struct wb_module *m)
{
	for (uint32_t f = 0; f < m->nfn; f++)
		for (uint32_t k = 0; k < m->fn[f]->ninst; k++)
			if (m->fn[f]->inst[k].op == WB_OP_SPLIT || m->fn[f]->inst[k].op == WB_OP_MERGE)
				return true;
	return false;
}

/* SIMDs with their split SIMDs, and all contexts. */
static void
make_contexts(struct run *r, bool split)
{
	uint32_t S = split ? (r->m->split_simds < WB_PWSHW_MOST ? r->m->split_simds : WB_PWSHW_MOST) : 0,
		 n = r->m->cus * r->m->simds * (S + 1);
	bool shared = r->sim->splitting != WB_SPLITTING_PWS;

	r->width = S + 1;
	r->choices = shared ? r->per_simd * r->width : r->per_simd;
	r->simd = WB_NEW(r->cx->tmp, struct simd, n);
	r->context = WB_NEW(r->cx->tmp, struct context, (size_t)n * r->per_simd);
	for (uint32_t q = 0; q < n; q++) {
		r->simd[q].first = q * r->per_simd;
		r->simd[q].split = q % r->width != 0;
		for (uint32_t k = 0; k < r->per_simd; k++) {
			struct context *c = &r->context[q * r->per_simd + k];

			c->swf = q % r->width;
			c->main = q * r->per_simd + k - c->swf * r->per_simd;
			c->unit = shared ? q - c->swf : q;
			c->swfs = split && !c->swf ? wb_swfs_new(r->sim, S) : NULL;
		}
	}
}

enum wb_status
wb_timed_run(struct wb_ctx *cx, struct wb_sim *s, const struct wb_module *module, const struct wb_fn *fn,
	const struct wb_machine *m, uint64_t dynamic_lds_bytes, uint64_t limit, const struct wb_timed_hooks *hooks,
	struct wb_timed *out)
{
	struct run *r = WB_NEW(cx->tmp, struct run, 1);
	uint64_t lds = dynamic_lds_bytes + (fn->desc ? fn->desc->lds_bytes : 0);
	bool split = splits(module);

	*r = (struct run){ .cx = cx, .sim = s, .fn = fn, .m = m, .hooks = hooks, .out = out, .limit = limit };
	*out = (struct wb_timed){ .block = WB_NEW(cx->unit, struct wb_timed_block *, module->nfn) };
	r->block_of = WB_NEW(cx->tmp, uint32_t *, module->nfn);
	r->per_simd = contexts_per_simd(m, fn->desc);
	r->group_lds = wb_ceil_div(lds, m->lds_granule_bytes) * m->lds_granule_bytes;
	r->group_waves = wb_sim_group_waves(s);
	r->ngroup = wb_sim_groups(s);
	r->width = 1;
	r->simd = WB_NEW(cx->tmp, struct simd, (size_t)m->cus * m->simds);
	r->unit = WB_NEW(cx->tmp, struct unit, m->cus);
	r->dispatcher = WB_NEW(cx->tmp, struct dispatcher, m->dispatchers);
	for (uint32_t k = 0; k < m->dispatchers; k++)
		r->dispatcher[k] = (struct dispatcher){ .next = k, .first_cu = k * (m->cus / m->dispatchers) };
	r->interval_den = (uint64_t)m->interval.den * m->wave_interval.den;
	r->interval_num = later((uint64_t)m->interval.num * m->wave_interval.den,
		(uint64_t)m->wave_interval.num * r->group_waves * m->interval.den);
	if (m->kind != WB_MACHINE_GCN || !r->per_simd || !has_room(r, 0)) {
		wb_report(cx->diag, WB_E_SIM_FIT, fn->loc,
			"a workgroup of %u waves and %llu bytes of LDS does not fit on a compute unit of '%s'",
			r->group_waves, (unsigned long long)lds, m->name);
		return WB_REFUSED;
	}
	make_contexts(r, split);
	make_caches(r, module);
	make_scalar_caches(r);
	if (limit && !split)
		wb_sim_watch(s, limit - limit / 4);
	return run(r);
}
