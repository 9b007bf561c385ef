/* test/prop/bounds.c -- no execution takes longer than a bound that is called safe.
 *
 * A random machine, a random kernel (blocks with issue, delays, memory, LDS,
 * waits, barriers; branches and loops around them), a random launch. Each wave takes a random
 * path; at some branches, known as alike to src/bound, all waves of a workgroup take the same way in the same
 * iteration; of two arms in series a wave takes one, and src/bound has a row that says so, if no barrier is between
 * them. Then a discrete-event model executes the machine of wavebound-bounds(7), M1 to M9, exactly:
 * this file knows that machine on its own and shares nothing with src/bound.
 *
 *	bounds [SEED [LAUNCHES [FIRST]]]
 *
 * Then one number of the machine or the launch grows: no bound may shrink.
 * Prints how tight the bounds were: bound / executed time.
 */
#include "../lib/prop.h"
#include "wavebound/bound.h"
#include "wavebound/divergence.h"
#include "wavebound/pass.h"

#define MOST_BLOCKS 64
#define MOST_NODES 128
#define MOST_ACTIONS 16		/* per block */
#define MOST_WAVES 256
#define MOST_STEPS 4096		/* per wave */

/* ---- chance ------------------------------------------------------------------------------- */
static uint32_t
pick(uint32_t low, uint32_t high)
{
	return rng_between(&prop.r, low, high);
}

static bool
one_in(uint32_t n)
{
	return below(n) == 0;
}

/* ---- a kernel --------------------------------------------------------------------------------- */
enum action_kind { PLAIN, MEMORY, WAIT_MEMORY, LDS, WAIT_LDS, BARRIER, END };

struct action {
	enum action_kind kind;
	uint32_t issue, delay;
	uint32_t amount;		/* most transactions or rounds; instructions that may stay outstanding */
};

enum node_kind { BLOCK, SEQUENCE, BRANCH, ARMS, LOOP_AT_END, LOOP_AT_START };

struct node {
	enum node_kind kind;
	uint32_t block, last;		/* first and last block */
	uint32_t between;		/* arms: the block between them */
	uint32_t child[3], nchild;
	uint32_t most;			/* loop: back edges per entry */
	bool exact;			/* always that many */
	/* branch, loop: decided in the same way by all waves of a workgroup in the same iteration */
	bool alike;
};

struct kernel {
	struct action action[MOST_BLOCKS][MOST_ACTIONS];
	uint32_t naction[MOST_BLOCKS];
	uint32_t nblock;
	struct { uint32_t src, dst; enum wb_edge_kind kind; } edge[4 * MOST_BLOCKS];
	uint32_t nedge;
	struct { uint32_t header, most; bool exact; } loop[MOST_NODES];
	uint32_t nloop;
	struct node node[MOST_NODES];
	uint32_t nnode, root;
	bool memory, lds, barriers;	/* what its blocks may do */
	/* most of it is cheap, some instructions are very expensive: waves wait long for each other */
	bool spiky;
	bool agrees;			/* most branches are alike */
	uint32_t final;			/* the block that ends the wave */
	uint32_t taken_delay;
};

static void
connect(struct kernel *k, uint32_t src, uint32_t dst, enum wb_edge_kind kind)
{
	k->edge[k->nedge].src = src;
	k->edge[k->nedge].dst = dst;
	k->edge[k->nedge++].kind = kind;
}

static void
act(struct kernel *k, uint32_t b, enum action_kind kind, uint32_t amount)
{
	struct action *a = &k->action[b][k->naction[b]++];

	*a = (struct action){ kind, pick(1, 6), one_in(4) ? pick(0, 12) : 0, amount };
	if (k->spiky)
		*a = (struct action){ kind, one_in(8) ? 60 : 1, one_in(8) ? 100 : 0, amount };
}

static uint32_t
make_block(struct kernel *k, bool may_barrier)
{
	uint32_t b = k->nblock++, n = pick(0, 5);

	for (uint32_t i = 0; i < n; i++) {
		uint32_t what = pick(0, 6);

		if (what == 1 && k->memory)
			act(k, b, MEMORY, pick(0, 9));
		else if (what == 2 && k->memory)
			act(k, b, WAIT_MEMORY, one_in(3) ? pick(0, 2) : 0);
		else if (what == 3 && k->lds)
			act(k, b, LDS, pick(0, 7));
		else if (what == 4 && k->lds)
			act(k, b, WAIT_LDS, one_in(3) ? pick(0, 2) : 0);
		else if ((what == 5 || (what == 4 && k->spiky)) && k->barriers && may_barrier)
			act(k, b, BARRIER, 0);
		else
			act(k, b, PLAIN, 0);
	}
	return b;
}

static uint32_t make_sequence(struct kernel *k, uint32_t depth);

static uint32_t
new_node(struct kernel *k, enum node_kind kind)
{
	k->node[k->nnode].kind = kind;
	k->node[k->nnode].alike = k->agrees && !one_in(8);
	return k->nnode++;
}

static uint32_t
make_branch(struct kernel *k, uint32_t depth)
{
	uint32_t at = new_node(k, BRANCH), head = make_block(k, true), then, other = WB_NONE, join;

	then = make_sequence(k, depth + 1);
	if (one_in(2))
		other = make_sequence(k, depth + 1);
	join = make_block(k, true);
	connect(k, head, k->node[then].block, WB_EDGE_FALL);
	connect(k, head, other == WB_NONE ? join : k->node[other].block, WB_EDGE_TAKEN);
	connect(k, k->node[then].last, join, other == WB_NONE ? WB_EDGE_FALL : WB_EDGE_TAKEN);
	if (other != WB_NONE)
		connect(k, k->node[other].last, join, WB_EDGE_FALL);
	k->node[at].block = head;
	k->node[at].last = join;
	k->node[at].child[0] = then;
	k->node[at].child[1] = other;
	return at;
}

/* Each arm behind a branch that skips it. */
static uint32_t
make_arms(struct kernel *k, uint32_t depth)
{
	uint32_t at = new_node(k, ARMS), head = make_block(k, true), one, between, other, join;

	one = make_sequence(k, depth + 1);
	between = make_block(k, one_in(3));
	other = make_sequence(k, depth + 1);
	join = make_block(k, true);
	connect(k, head, k->node[one].block, WB_EDGE_FALL);
	connect(k, head, between, WB_EDGE_TAKEN);
	connect(k, k->node[one].last, between, WB_EDGE_FALL);
	connect(k, between, k->node[other].block, WB_EDGE_FALL);
	connect(k, between, join, WB_EDGE_TAKEN);
	connect(k, k->node[other].last, join, WB_EDGE_FALL);
	k->node[at].block = head;
	k->node[at].between = between;
	k->node[at].last = join;
	k->node[at].child[0] = one;
	k->node[at].child[1] = other;
	return at;
}

static uint32_t
make_loop(struct kernel *k, uint32_t depth)
{
	uint32_t at = new_node(k, one_in(2) ? LOOP_AT_END : LOOP_AT_START), head = make_block(k, true), body, tail, out;
	struct node *n;

	body = make_sequence(k, depth + 1);
	tail = make_block(k, true);
	out = make_block(k, true);
	connect(k, head, k->node[body].block, WB_EDGE_FALL);
	connect(k, k->node[body].last, tail, WB_EDGE_FALL);
	connect(k, tail, head, WB_EDGE_TAKEN);
	connect(k, k->node[at].kind == LOOP_AT_END ? tail : head, out,
		k->node[at].kind == LOOP_AT_END ? WB_EDGE_FALL : WB_EDGE_TAKEN);
	n = &k->node[at];
	n->block = head;
	n->last = out;
	n->child[0] = body;
	n->child[1] = tail;
	n->most = pick(0, 3);
	n->exact = one_in(2);
	k->loop[k->nloop].header = head;
	k->loop[k->nloop].most = n->most;
	k->loop[k->nloop++].exact = n->exact;
	return at;
}

static uint32_t
make_item(struct kernel *k, uint32_t depth)
{
	uint32_t at, what = depth < 3 && k->nblock < MOST_BLOCKS / 3 ? pick(0, 5) : 0;

	if (what == 1 || what == 2)
		return make_branch(k, depth);
	if (what == 3)
		return make_loop(k, depth);
	if (what == 4)
		return make_arms(k, depth);
	at = new_node(k, BLOCK);
	k->node[at].block = k->node[at].last = make_block(k, true);
	return at;
}

static uint32_t
make_sequence(struct kernel *k, uint32_t depth)
{
	uint32_t at = new_node(k, SEQUENCE), n = pick(1, depth ? 2 : 3);

	for (uint32_t c = 0; c < n; c++) {
		uint32_t item = make_item(k, depth);

		if (c)
			connect(k, k->node[k->node[at].child[c - 1]].last, k->node[item].block, WB_EDGE_FALL);
		k->node[at].child[c] = item;
	}
	k->node[at].nchild = n;
	k->node[at].block = k->node[k->node[at].child[0]].block;
	k->node[at].last = k->node[k->node[at].child[n - 1]].last;
	return at;
}

static void
make_kernel(struct kernel *k)
{
	memset(k, 0, sizeof(*k));
	k->memory = !one_in(4);
	k->lds = one_in(2);
	k->barriers = one_in(2);
	k->agrees = one_in(2);
	if (one_in(3)) {
		k->spiky = k->barriers = true;
		k->memory = k->lds = false;
	}
	k->taken_delay = one_in(2) ? pick(0, 16) : 0;
	k->root = make_sequence(k, 0);
	k->final = make_block(k, false);
	act(k, k->final, END, 0);
	connect(k, k->node[k->root].last, k->final, WB_EDGE_FALL);
}

/* ---- the path of one wave ------------------------------------------------------------------------- */
struct path {
	uint32_t block[MOST_STEPS];
	uint32_t n;
};

static void
step(struct path *p, uint32_t block)
{
	if (p->n < MOST_STEPS)
		p->block[p->n++] = block;
}

/* The way that all waves of workgroup @group take at node @at, in the iterations @rounds: below @n. */
static uint32_t
agreed(uint64_t group, uint32_t at, uint64_t rounds, uint32_t n)
{
	uint64_t h = (group ^ (at + 1) * 0x9e3779b97f4a7c15ull ^ (rounds + 1) * 0xd1342543de82ef95ull) *
		0x2545f4914f6cdd1dull;

	return (uint32_t)((h ^ h >> 29) * 0xbf58476d1ce4e5b9ull >> 33) % n;
}

/* @eager waves take every loop to its end. @group: a number of the workgroup; @in: one of the iterations of the loops
 * around. */
static void
walk(const struct kernel *k, uint32_t at, bool eager, uint64_t group, uint64_t in, struct path *p)
{
	const struct node *n = &k->node[at];
	uint32_t rounds = eager || n->exact ? n->most :
		n->alike ? agreed(group, at, in, n->most + 1) :
					      pick(0, n->most);
	bool arm;

	switch (n->kind) {
	case BLOCK:
		step(p, n->block);
		break;
	case SEQUENCE:
		for (uint32_t c = 0; c < n->nchild; c++)
			walk(k, n->child[c], eager, group, in, p);
		break;
	case BRANCH:
		step(p, n->block);
		if (n->alike ? agreed(group, at, in, 2) : one_in(2))
			walk(k, n->child[0], eager, group, in, p);
		else if (n->child[1] != WB_NONE)
			walk(k, n->child[1], eager, group, in, p);
		step(p, n->last);
		break;
	case ARMS:
		arm = n->alike ? agreed(group, at, in, 2) : one_in(2);
		step(p, n->block);
		if (!arm)
			walk(k, n->child[0], eager, group, in, p);
		step(p, n->between);
		if (arm)
			walk(k, n->child[1], eager, group, in, p);
		step(p, n->last);
		break;
	case LOOP_AT_END:
		for (uint32_t r = 0; r <= rounds; r++) {
			step(p, n->block);
			walk(k, n->child[0], eager, group, in * 5 + r + 1, p);
			step(p, n->child[1]);
		}
		step(p, n->last);
		break;
	case LOOP_AT_START:
		for (uint32_t r = 0; r < rounds; r++) {
			step(p, n->block);
			walk(k, n->child[0], eager, group, in * 5 + r + 1, p);
			step(p, n->child[1]);
		}
		step(p, n->block);
		step(p, n->last);
		break;
	}
}

/* ---- the machine, executed -------------------------------------------------------------------------- */
enum state { DELAYED, READY, ISSUING, WAITING, AT_BARRIER, LEAVING, ENDED };	/* LEAVING: a taken branch delays it */
enum order { ROUND_ROBIN, OLDEST, ARBITRARY };

struct instruction {
	struct action a;
	uint32_t taken_delay;		/* after it, because a taken branch leaves its block */
};

struct wave {
	struct instruction *code;
	uint32_t ncode, pc;
	enum state state;
	uint64_t until;			/* end of delay, issue or wait */
	uint32_t group, cu, simd, slot;
	uint64_t *mem_done, *lds_done;	/* completion of each instruction, in order */
	uint32_t nmem, nlds;
};

struct device {
	const struct wb_machine *m;
	enum order order;
	uint32_t groups, w, per_simd, lds_per_group;
	struct wave *wave;
	uint32_t nwave, next_group, next_cu;
	uint32_t resident[8][8], groups_on[8], lds_on[8];	/* per unit and SIMD; per unit */
	int32_t in_slot[8][8][16];				/* wave or -1 */
	uint32_t last_slot[8][8];
	uint64_t simd_free[8][8], mem_free, lds_free[8];
	uint32_t ended_in[MOST_WAVES], barrier_in[MOST_WAVES];	/* per group */
	uint64_t now;
};

static bool
has_room(const struct device *d, uint32_t cu)
{
	uint32_t waves = 0;

	for (uint32_t s = 0; s < d->m->simds; s++)
		waves += d->resident[cu][s];
	return waves + d->w <= d->m->simds * d->per_simd && d->groups_on[cu] < d->m->max_workgroups
	    && (d->w == 1 || d->groups_on[cu] < d->m->barrier_slots)
	    && d->lds_on[cu] + d->lds_per_group <= d->m->lds_bytes;
}

static void
place(struct device *d, uint32_t wave, uint32_t cu)
{
	uint32_t simd = 0, slot = 0;

	for (uint32_t s = 1; s < d->m->simds; s++)
		if (d->resident[cu][s] < d->resident[cu][simd])
			simd = s;
	while (d->in_slot[cu][simd][slot] >= 0)
		slot++;
	d->in_slot[cu][simd][slot] = (int32_t)wave;
	d->resident[cu][simd]++;
	d->wave[wave].cu = cu;
	d->wave[wave].simd = simd;
	d->wave[wave].slot = slot;
	d->wave[wave].state = DELAYED;
	d->wave[wave].until = d->now + d->m->dispatch_cycles;
}

/* M9 */
static bool
dispatch(struct device *d)
{
	if (d->next_group == d->groups)
		return false;
	for (uint32_t k = 0; k < d->m->cus; k++) {
		uint32_t cu = (d->next_cu + k) % d->m->cus;

		if (!has_room(d, cu))
			continue;
		for (uint32_t i = 0; i < d->w; i++)
			place(d, d->next_group * d->w + i, cu);
		d->groups_on[cu]++;
		d->lds_on[cu] += d->lds_per_group;
		d->next_group++;
		d->next_cu = (cu + 1) % d->m->cus;
		return true;
	}
	return false;
}

/* The instruction is over; a taken branch that follows it delays the next one. */
static void
leave(struct device *d, struct wave *v)
{
	v->state = LEAVING;
	v->until = d->now + v->code[v->pc].taken_delay;
}

/* M7 */
static void
release_barrier(struct device *d, uint32_t group)
{
	if (!d->barrier_in[group] || d->barrier_in[group] + d->ended_in[group] < d->w)
		return;
	d->barrier_in[group] = 0;
	for (uint32_t i = group * d->w; i < (group + 1) * d->w; i++)
		if (d->wave[i].state == AT_BARRIER)
			leave(d, &d->wave[i]);
}

/* M8 */
static void
end_wave(struct device *d, struct wave *v)
{
	v->state = ENDED;
	d->ended_in[v->group]++;
	release_barrier(d, v->group);
	if (d->ended_in[v->group] < d->w)
		return;
	for (uint32_t i = v->group * d->w; i < (v->group + 1) * d->w; i++) {
		struct wave *u = &d->wave[i];

		d->in_slot[u->cu][u->simd][u->slot] = -1;
		d->resident[u->cu][u->simd]--;
	}
	d->groups_on[v->cu]--;
	d->lds_on[v->cu] -= d->lds_per_group;
}

static uint64_t
later(uint64_t a, uint64_t b)
{
	return a > b ? a : b;
}

/* M4, M5: @amount services in a FIFO that is free at *@free; completion of the last, never before the wave's previous
 * one. */
static uint64_t
serve(uint64_t now, uint64_t *free, uint64_t amount, uint64_t service, uint64_t latency, uint64_t previous)
{
	if (!amount)
		return later(now, previous);
	*free = later(now, *free) + amount * service;
	return later(*free + latency, previous);
}

/* When no more than @keep of @n instructions with these completion times are outstanding. */
static uint64_t
done_at(const uint64_t *done, uint32_t n, uint32_t keep)
{
	return n > keep ? done[n - keep - 1] : 0;
}

/* The issue of @v's instruction ends now: its effect, and until when it is delayed. */
static void
finish_issue(struct device *d, struct wave *v)
{
	const struct instruction *i = &v->code[v->pc];

	if (i->a.kind == MEMORY) {
		v->mem_done[v->nmem] = serve(d->now, &d->mem_free, i->a.amount, d->m->mem_service_cycles,
			d->m->mem_latency_cycles, v->nmem ? v->mem_done[v->nmem - 1] : 0);
		v->nmem++;
	} else if (i->a.kind == LDS) {
		v->lds_done[v->nlds] = serve(d->now, &d->lds_free[v->cu], i->a.amount, d->m->lds_service_cycles,
			d->m->lds_latency_cycles, v->nlds ? v->lds_done[v->nlds - 1] : 0);
		v->nlds++;
	}
	v->state = DELAYED;
	v->until = d->now + i->a.delay;
}

/* A delay is over: what the instruction still waits for. */
static void
after_delay(struct device *d, struct wave *v, bool *moved)
{
	const struct instruction *i = &v->code[v->pc];

	*moved = true;
	switch (v->state) {
	case DELAYED:
		if (v->pc == WB_NONE) {		/* dispatch latency */
			v->pc = 0;
			v->state = READY;
			return;
		}
		v->state = WAITING;
		if (i->a.kind == WAIT_MEMORY)
			v->until = later(d->now, done_at(v->mem_done, v->nmem, i->a.amount));
		else if (i->a.kind == WAIT_LDS)
			v->until = later(d->now, done_at(v->lds_done, v->nlds, i->a.amount));
		else if (i->a.kind == END)
			v->until = later(
				d->now, later(done_at(v->mem_done, v->nmem, 0), done_at(v->lds_done, v->nlds, 0)));
		else
			v->until = d->now;
		return;
	case WAITING:
		if (i->a.kind == END) {
			end_wave(d, v);
		} else if (i->a.kind == BARRIER) {
			v->state = AT_BARRIER;
			d->barrier_in[v->group]++;
			release_barrier(d, v->group);
		} else {
			leave(d, v);
		}
		return;
	case LEAVING:
		v->pc++;
		v->state = READY;
		return;
	default:
		return;
	}
}

/* M2 */
static int32_t
choose(const struct device *d, uint32_t cu, uint32_t simd)
{
	int32_t best = -1;
	uint32_t seen = 0;

	for (uint32_t k = 1; k <= 16; k++) {
		uint32_t slot = (d->last_slot[cu][simd] + k) % 16;
		int32_t w = d->in_slot[cu][simd][slot];

		if (w < 0 || d->wave[w].state != READY)
			continue;
		if (d->order == ROUND_ROBIN)
			return w;
		seen++;
		if (best < 0 || (d->order == OLDEST ? w < best : one_in(seen)))
			best = w;
	}
	return best;
}

static bool
issue(struct device *d, uint32_t cu, uint32_t simd)
{
	int32_t w;

	if (d->simd_free[cu][simd] > d->now)
		return false;
	w = choose(d, cu, simd);
	if (w < 0)
		return false;
	d->last_slot[cu][simd] = d->wave[w].slot;
	d->wave[w].state = ISSUING;
	d->wave[w].until = d->now + d->wave[w].code[d->wave[w].pc].a.issue;
	d->simd_free[cu][simd] = d->wave[w].until;
	return true;
}

/* Everything that happens now, in waves' order turned by chance: ties have no rule. */
static void
settle(struct device *d)
{
	bool moved = true;
	uint32_t turn = pick(0, d->nwave - 1);

	while (moved) {
		moved = false;
		for (uint32_t k = 0; k < d->next_group * d->w; k++) {
			struct wave *v = &d->wave[(k + turn) % (d->next_group * d->w)];

			if (v->until > d->now)
				continue;
			if (v->state == ISSUING) {
				finish_issue(d, v);
				moved = true;
			} else if (v->state == DELAYED || v->state == WAITING || v->state == LEAVING) {
				after_delay(d, v, &moved);
			}
		}
		while (dispatch(d))
			moved = true;
		if (moved)
			continue;
		for (uint32_t c = 0; c < d->m->cus; c++)
			for (uint32_t s = 0; s < d->m->simds; s++)
				moved = issue(d, c, s) || moved;
	}
}

static uint64_t
execute(struct device *d)
{
	memset(d->in_slot, -1, sizeof(d->in_slot));
	for (;;) {
		uint64_t next = UINT64_MAX;

		settle(d);
		for (uint32_t k = 0; k < d->next_group * d->w; k++)
			if (d->wave[k].state != ENDED && d->wave[k].state != READY && d->wave[k].state != AT_BARRIER &&
				d->wave[k].until < next)
				next = d->wave[k].until;
		if (next == UINT64_MAX)
			return d->now;
		d->now = next;
	}
}

/* ---- the same kernel for src/bound -------------------------------------------------------------------- */
static void
describe_block(const struct kernel *k, uint32_t b, struct wb_cost *cost, struct wb_cost_vec *v)
{
	for (uint32_t i = 0; i < k->naction[b]; i++) {
		const struct action *a = &k->action[b][i];

		v->insts++;
		v->issue_cycles += a->issue;
		v->delay_cycles += a->delay;
		v->trans += a->kind == MEMORY ? a->amount : 0;
		v->rounds += a->kind == LDS ? a->amount : 0;
		v->mem_waits += a->kind == WAIT_MEMORY || (a->kind == END && k->memory);
		v->lds_waits += a->kind == WAIT_LDS || (a->kind == END && k->lds);
		v->barriers += a->kind == BARRIER;
		cost->imax_cycles = later(cost->imax_cycles, a->issue);
		cost->has_barrier = cost->has_barrier || a->kind == BARRIER;
	}
	cost->uses_mem = k->memory;
	cost->uses_lds = k->lds;
}

static void
build(struct wb_ctx *cx, const struct kernel *k, struct wb_fn *fn)
{
	struct wb_builder *b = wb_builder_new(cx, fn);

	for (uint32_t i = 0; i < k->nblock; i++) {
		wb_build_block(b, wb_format(cx->unit, "%u", i), WB_NO_LOC);
		for (uint32_t a = 0; a < k->naction[i]; a++) {
			struct wb_inst inst = { .op = k->action[i][a].kind == BARRIER ? WB_OP_BARRIER : WB_OP_OTHER,
				.isa_op = WB_NO_ISA };

			wb_build_inst(b, &inst, NULL, 0);
		}
	}
	for (uint32_t e = 0; e < k->nedge; e++)
		wb_build_edge(b, k->edge[e].src, k->edge[e].dst, k->edge[e].kind);
	wb_build_edge(b, k->final, WB_NONE, WB_EDGE_EXIT);
	if (wb_build_finish(b) != WB_OK)
		abort();
}

/* What DIVERGENCE would say of the branches. */
static void
describe_branches(struct wb_ctx *cx, const struct kernel *k, struct wb_fn *fn)
{
	struct wb_divergence *d = WB_NEW(cx->unit, struct wb_divergence, 1);

	d->shape = WB_NEW(cx->unit, struct wb_div_shape, 2);
	d->nshape = 2;
	d->shape[0] = (struct wb_div_shape){ .cls = WB_DIV_WAVE, .base = WB_DIV_WAVE };
	d->shape[1] = (struct wb_div_shape){ .cls = WB_DIV_WORKGROUP, .base = WB_DIV_WORKGROUP };
	d->branch = WB_NEW(cx->unit, uint32_t, fn->nblock);
	for (uint32_t b = 0; b < fn->nblock; b++) {
		d->branch[b] = fn->block[b].nout > 1 ? 0 : WB_NONE;
		for (uint32_t n = 0; fn->block[b].nout > 1 && n < k->nnode; n++) {
			const struct node *x = &k->node[n];
			uint32_t decides = x->kind == LOOP_AT_END ? x->child[1] : x->block,
				 label = (uint32_t)atoi(fn->block[b].label);

			if (x->kind != BLOCK && x->kind != SEQUENCE &&
				(decides == label || (x->kind == ARMS && x->between == label)) && x->alike)
				d->branch[b] = 1;
		}
	}
	fn->divergence = d;
}

/* Adds the edges into block @to, from block @from or (WB_NONE) from any. */
static void
put_edges(struct wb_flow_rows *r, const struct wb_fn *fn, uint32_t from, uint32_t to, int64_t coeff)
{
	for (uint32_t e = 0; e < fn->nedge; e++) {
		const struct wb_edge *x = &fn->edge[e];

		if (x->dst != WB_NONE && (uint32_t)atoi(fn->block[x->dst].label) == to &&
			(from == WB_NONE || (x->src != WB_NONE && (uint32_t)atoi(fn->block[x->src].label) == from)))
			r->term[r->nterm++] = (struct wb_flow_term){ e, coeff };
	}
}

/* What EXCLUSIVE would say of arms. */
static void
describe_arms(struct wb_ctx *cx, const struct kernel *k, struct wb_fn *fn)
{
	struct wb_flow_rows *r = WB_NEW(cx->unit, struct wb_flow_rows, 1);

	r->row = WB_NEW(cx->unit, struct wb_flow_row, k->nnode);
	r->term = WB_NEW(cx->unit, struct wb_flow_term, (size_t)k->nnode * 3 * fn->nedge);
	for (uint32_t n = 0; n < k->nnode; n++) {
		const struct node *x = &k->node[n];
		uint32_t first = r->nterm;
		bool barrier = false;

		for (uint32_t a = 0; x->kind == ARMS && a < k->naction[x->between]; a++)
			barrier = barrier || k->action[x->between][a].kind == BARRIER;
		if (x->kind != ARMS || barrier)
			continue;
		put_edges(r, fn, x->block, k->node[x->child[0]].block, 1);
		put_edges(r, fn, x->between, k->node[x->child[1]].block, 1);
		put_edges(r, fn, WB_NONE, x->block, -1);
		r->row[r->nrow++] = (struct wb_flow_row){
			.first = first, .nterm = r->nterm - first, .any_chain = true, .what = "sides"
		};
	}
	fn->rows = r;
}

static void
describe(struct wb_ctx *cx, const struct kernel *k, struct wb_fn *fn)
{
	struct wb_pass_env env = { .module = NULL };
	struct wb_cost *cost = WB_NEW(cx->unit, struct wb_cost, 1);

	build(cx, k, fn);
	if (wb_pass_dom(cx, fn, &env) != WB_OK || wb_pass_postdom(cx, fn, &env) != WB_OK ||
		wb_pass_cdep(cx, fn, &env) != WB_OK || wb_pass_loops(cx, fn, &env) != WB_OK)
		abort();
	describe_branches(cx, k, fn);
	describe_arms(cx, k, fn);
	fn->bounds = WB_NEW(cx->unit, struct wb_bounds, 1);
	fn->bounds->loop = WB_NEW(cx->unit, struct wb_loop_bound, fn->loops->nloop);
	for (uint32_t l = 0; l < fn->loops->nloop; l++)
		for (uint32_t i = 0; i < k->nloop; i++)
			if ((uint32_t)atoi(fn->block[fn->loops->loop[l].header].label) == k->loop[i].header)
				fn->bounds->loop[l] = (struct wb_loop_bound){ .max = k->loop[i].most,
					.total = WB_UNKNOWN,
					.min = k->loop[i].exact ? k->loop[i].most : 0,
					.why = "made so" };
	cost->block = WB_NEW(cx->unit, struct wb_cost_vec, fn->nblock);
	cost->edge_delay_cycles = WB_NEW(cx->unit, uint64_t, fn->nedge);
	for (uint32_t i = 0; i < fn->nblock; i++)
		describe_block(k, (uint32_t)atoi(fn->block[i].label), cost, &cost->block[i]);
	for (uint32_t e = 0; e < fn->nedge; e++)
		cost->edge_delay_cycles[e] = fn->edge[e].kind == WB_EDGE_TAKEN ? k->taken_delay : 0;
	fn->cost = cost;
}

/* ---- one launch ------------------------------------------------------------------------------------------ */
struct trial {
	struct kernel k;
	struct wb_machine m;
	struct wb_kernel_desc desc;
	struct wb_launch l;
	struct device d;
};

static void
make_machine(struct wb_machine *m, struct wb_kernel_desc *desc)
{
	*m = (struct wb_machine){ .name = "random",
		.cus = pick(1, 3),
		.simds = pick(1, 4),
		.waves = pick(1, 4),
		.wave_lanes = 64,
		.mem_service_cycles = pick(1, 5),
		.mem_latency_cycles = pick(0, 60),
		.lds_service_cycles = pick(1, 4),
		.lds_latency_cycles = pick(0, 20),
		.dispatch_cycles = one_in(2) ? 0 : pick(0, 30),
		.max_workgroups = pick(1, 16),
		.barrier_slots = pick(1, 8),
		.vgprs = 256,
		.vgpr_granule = 1,
		.sgprs = 800,
		.sgpr_granule = 1,
		.lds_bytes = 64,
		.lds_granule_bytes = 1,
		.lds_max_bytes = 64 };
	*desc = (struct wb_kernel_desc){
		.vgprs = pick(1, 4) * 64, .sgprs = 16, .lds_bytes = one_in(2) ? 0 : pick(1, 64), .wave_lanes = 64
	};
}

/* The code of one wave along @p; what it may have outstanding, in the worst case, grows *trans and *rounds. */
static void
make_wave(struct wb_ctx *cx, const struct kernel *k, const struct path *p, struct wave *v, bool heavy, uint64_t *trans,
	uint64_t *rounds)
{
	uint64_t *mem = WB_NEW(cx->unit, uint64_t, (size_t)p->n *MOST_ACTIONS),
		 * lds = WB_NEW(cx->unit, uint64_t, (size_t)p->n *MOST_ACTIONS);
	uint64_t sum_mem = 0, sum_lds = 0;
	uint32_t nmem = 0, nlds = 0, first_mem = 0, first_lds = 0;

	v->code = WB_NEW(cx->unit, struct instruction, (size_t)p->n * MOST_ACTIONS);
	v->pc = WB_NONE;
	for (uint32_t i = 0; i < p->n; i++) {
		uint32_t b = p->block[i];

		for (uint32_t a = 0; a < k->naction[b]; a++) {
			struct instruction *x = &v->code[v->ncode++];

			x->a = k->action[b][a];
			if (x->a.kind == MEMORY)
				sum_mem += mem[nmem++] = x->a.amount;
			if (x->a.kind == LDS)
				sum_lds += lds[nlds++] = x->a.amount;
			for (; x->a.kind == WAIT_MEMORY && nmem - first_mem > x->a.amount; first_mem++)
				sum_mem -= mem[first_mem];
			for (; x->a.kind == WAIT_LDS && nlds - first_lds > x->a.amount; first_lds++)
				sum_lds -= lds[first_lds];
			*trans = later(*trans, sum_mem);
			*rounds = later(*rounds, sum_lds);
			if ((x->a.kind == MEMORY || x->a.kind == LDS) && !heavy)
				x->a.amount = pick(0, x->a.amount);
		}
		for (uint32_t e = 0; i + 1 < p->n && e < k->nedge; e++)
			if (k->edge[e].src == b && k->edge[e].dst == p->block[i + 1] &&
				k->edge[e].kind == WB_EDGE_TAKEN && k->naction[b])
				v->code[v->ncode - 1].taken_delay = k->taken_delay;
	}
	v->mem_done = WB_NEW(cx->unit, uint64_t, nmem + 1);
	v->lds_done = WB_NEW(cx->unit, uint64_t, nlds + 1);
}

static void
make_trial(struct wb_ctx *cx, struct trial *t, struct wb_fn *fn)
{
	struct path *p = WB_NEW(cx->unit, struct path, 1);
	struct device *d = &t->d;
	uint64_t groups = rng_next(&prop.r);
	bool heavy = one_in(2), same = one_in(3);

	make_kernel(&t->k);
	make_machine(&t->m, &t->desc);
	fn->desc = &t->desc;
	describe(cx, &t->k, fn);
	memset(d, 0, sizeof(*d));
	d->m = &t->m;
	d->order = (enum order)pick(0, 2);
	t->m.scheduler = d->order == ROUND_ROBIN ? WB_SCHED_RR : WB_SCHED_OLDEST;
	d->w = one_in(2) ? 1 : pick(1, 5);
	d->groups = pick(1, one_in(2) ? 40 / d->w : 8);
	if (t->k.spiky) {
		d->w = pick(2, 4);
		d->groups = pick(1, 2);
		t->m.cus = 1;
		heavy = same = false;
	}
	d->per_simd = t->m.waves < 256 / t->desc.vgprs ? t->m.waves : 256 / t->desc.vgprs;
	d->lds_per_group = t->desc.lds_bytes;
	d->nwave = d->groups * d->w;
	d->wave = WB_NEW(cx->unit, struct wave, d->nwave);
	for (uint32_t i = 0; i < d->nwave; i++) {
		if (!i || !same) {
			p->n = 0;
			walk(&t->k, t->k.root, heavy, groups + i / d->w * 0x94d049bb133111ebull, 0, p);
			step(p, t->k.final);
		}
		d->wave[i].group = i / d->w;
		make_wave(
			cx, &t->k, p, &d->wave[i], heavy, &fn->cost->outstanding_trans, &fn->cost->outstanding_rounds);
	}
	t->l = (struct wb_launch){ .dims = 1,
		.grid = { (uint64_t)d->nwave * 64, 1, 1 },
		.workgroup = { d->w * 64, 1, 1 },
		.workgroups = d->groups,
		.workitems_per_workgroup = d->w * 64 };
}

/* ---- judging ------------------------------------------------------------------------------------------------ */
struct tally {
	uint64_t refused, barriers;
	double *ratio[4];		/* headline, round-robin, work-span, abstract-warp */
	uint32_t n[4];
};

static void
note_ratio(struct tally *t, int which, uint64_t bound, uint64_t time)
{
	if (time)
		t->ratio[which][t->n[which]++] = (double)bound / (double)time;
}

static void
judge(struct tally *t, const struct wb_kernel_bounds *b, const struct trial *tr, uint64_t time)
{
	prop_expect(b->headline != WB_NONE, "no headline");
	for (uint32_t k = 0; k < b->nbound; k++) {
		if (b->bound[k].safe && b->bound[k].cycles < time) {
			prop_fail("executed in %llu cycles, %s bound %llu (G %u, w %u, U %u, N %u, W %u, order %d)",
				(unsigned long long)time, b->bound[k].name, (unsigned long long)b->bound[k].cycles,
				tr->d.groups, tr->d.w, tr->m.cus, tr->m.simds, tr->m.waves, (int)tr->d.order);
		}
		if (strcmp(b->bound[k].name, "round-robin") == 0)
			note_ratio(t, 1, b->bound[k].cycles, time);
		if (strcmp(b->bound[k].name, "work-span") == 0)
			note_ratio(t, 2, b->bound[k].cycles, time);
		if (strcmp(b->bound[k].name, "abstract-warp") == 0)
			note_ratio(t, 3, b->bound[k].cycles, time);
	}
	if (b->headline != WB_NONE)
		note_ratio(t, 0, wb_kernel_cycles(b), time);
}

/* ---- more work, slower machine: never a smaller bound ------------------------------------------------------ */
static const char *
worsen(struct wb_machine *m, struct wb_launch *l)
{
	switch (pick(0, 6)) {
	case 0: m->mem_latency_cycles += pick(1, 50); return "L0";
	case 1: m->mem_service_cycles += pick(1, 5); return "s";
	case 2: m->lds_latency_cycles += pick(1, 50); return "lds_L";
	case 3: m->lds_service_cycles += pick(1, 5); return "lds_s";
	case 4: m->dispatch_cycles += pick(1, 50); return "d";
	default: l->workgroups += pick(1, 30); return "G";
	}
}

/* The bound called @name; NULL: there is none. */
static const struct wb_bound *
bound_named(const struct wb_kernel_bounds *b, const char *name)
{
	for (uint32_t k = 0; k < b->nbound; k++)
		if (strcmp(b->bound[k].name, name) == 0)
			return &b->bound[k];
	return NULL;
}

/* Every bound of @after is there before, and was not larger. Only abstract-warp may be gone: it is for launches that
 * fit at once. */
static bool
all_grown(const struct wb_kernel_bounds *before, const struct wb_kernel_bounds *after)
{
	for (uint32_t k = 0; k < after->nbound; k++)
		if (!bound_named(before, after->bound[k].name))
			return false;
	for (uint32_t k = 0; k < before->nbound; k++) {
		const struct wb_bound *was = &before->bound[k], *is = bound_named(after, was->name);

		if (is ? is->cycles < was->cycles : strcmp(was->name, "abstract-warp") != 0)
			return false;
	}
	return true;
}

static void
never_shrinks(const struct wb_bound_input *in, const struct wb_kernel_bounds *before)
{
	struct wb_machine m = *in->machine;
	struct wb_launch l = *in->launch;
	struct wb_bound_input worse = *in;
	struct wb_kernel_bounds after;
	const char *what = worsen(&m, &l);

	worse.machine = &m;
	worse.launch = &l;
	prop_expect(wb_kernel_bound(prop.cx, &worse, &after) == WB_OK &&
			    wb_kernel_cycles(&after) >= wb_kernel_cycles(before) && all_grown(before, &after),
		"a bound shrinks when %s grows", what);
}

static void
run_one(struct trial *tr, struct tally *t)
{
	struct wb_fn *fn = WB_NEW(prop.cx->unit, struct wb_fn, 1);
	struct wb_module m = { .name = "random", .fn = &fn, .nfn = 1 };
	struct wb_kernel_bounds b;
	struct wb_bound_input in = { .module = &m, .fn = fn, .machine = &tr->m, .launch = &tr->l };
	enum wb_status s;

	fn->name = "random";
	fn->is_kernel = true;
	make_trial(prop.cx, tr, fn);
	s = wb_kernel_bound(prop.cx, &in, &b);
	if (s == WB_REFUSED && !b.occupancy.workgroups_per_cu) {
		t->refused++;
		return;
	}
	if (!prop_expect(s == WB_OK, "no bound"))
		return;
	t->barriers += fn->cost->has_barrier;
	judge(t, &b, tr, execute(&tr->d));
	never_shrinks(&in, &b);
}

static int
compare(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;

	return (x > y) - (x < y);
}

static void
print_ratio(const char *what, double *r, uint32_t n)
{
	qsort(r, n, sizeof(*r), compare);
	if (n)
		printf("%-12s bound / executed: median %.2f, p90 %.2f, worst %.2f (%u launches)\n", what, r[n / 2],
			r[n - n / 10 - 1], r[n - 1], n);
}

int
main(int argc, char **argv)
{
	static const char *const name[] = { "headline", "round-robin", "work-span", "abstract-w." };
	struct trial *tr = calloc(1, sizeof *tr);
	struct tally t = { 0 };

	prop_start(argc, argv, 16000);
	for (int k = 0; k < 4; k++)
		t.ratio[k] = calloc(prop.count + 1, sizeof *t.ratio[k]);
	while (prop_next())
		run_one(tr, &t);
	for (int k = 0; k < 4; k++) {
		print_ratio(name[k], t.ratio[k], t.n[k]);
		free(t.ratio[k]);
	}
	free(tr);
	prop_tried(t.barriers, prop.count / 10, "launches with barriers");
	prop_tried(prop.count - t.refused, prop.count / 2, "fit on the machine");
	return prop_end();
}
