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
 * Then one number of the machine or the launch grows, or the machine gets fewer units or dispatchers: no bound may
 * shrink.
 * Prints how tight the bounds were: bound / executed time.
 */
#include "../lib/grammar.h"
#include "../lib/prop.h"
#include "wavebound/bound.h"
#include "wavebound/divergence.h"
#include "wavebound/pass.h"

#define MOST_ACTIONS 16		/* per block */
#define MOST_WAVES 256
#define MOST_STEPS 4096		/* per wave */
#define MOST_BRANCHES 256

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
/* What an instruction does is in its operands: kind, issue, delay, and the most transactions or rounds, or the
 * instructions that may stay outstanding. A block that decides is called KINDid_ALIKE_MOST_EXACT: an (f) head of an if,
 * (a) of two arms, (m) what is between these, (h) header of a loop that (e) another block decides, (s) one that decides
 * itself. ALIKE: all waves of a workgroup decide in the same way in the same iteration. MOST: back edges per entry,
 * EXACT: always so many. memory, lds, barriers: what blocks may do; meets: the next one may have barriers. spiky: most
 * is cheap, some instructions are very expensive, waves wait long for each other. agrees: most branches are alike. */
enum action_kind { PLAIN, MEMORY, WAIT_MEMORY, LDS, WAIT_LDS, BARRIER, END };

static const char *const rules[] = {
	"cost: $spiky[$13[60|1], $13[100|0]|$(1,6), $25[$(0,12)|0]]",
	"plain: \nother 0, $cost, 0",
	"meet: $meets[\nbarrier 5, $cost, 0|$plain]",
	"action 2: $plain",
	"action: $memory[\nother 1, $cost, $(0,9)|$plain]",
	"action: $memory[\nother 2, $cost, $33[$(0,2)|0]|$plain]",
	"action: $lds[\nother 3, $cost, $(0,7)|$plain]",
	"action: $lds[\nother 4, $cost, $33[$(0,2)|0]|$spiky[$meet|$plain]]",
	"action: $meet",
	"actions *n: $action$n:(n-1)$actions",
	"block: $room[$room:(room-1)]$n:(0,5)$actions",
	"like: $agrees[$alike:88[]|$alike:(0)]",

	"Plain: \n@p$l$block",
	"Branch: $like\n@f$l_$alike_0_0$block\ncbr %scc, @$two:50[o|j]$l$>seq$two[\nbr @j$l\n@o$l$>seq]\n@j$l$block",
	"Arms: $like\n@a$l_$alike_0_0$block\ncbr %scc, @m$l_$alike_0_0$>seq\n@m$l_$alike_0_0"
	"$33[$block|$meets:(0)$block$meets:(barriers)]\ncbr %scc, @j$l$>seq\n@j$l$block",
	"Loop: $like$most:(0,3)$exact:50[]$[\n@h$l_$alike_$most_$exact$block$>seq\n@e$l_$alike_$most_$exact$block"
	"\ncbr %scc, @h$l_$alike_$most_$exact|\n@s$l_$alike_$most_$exact$block\ncbr %scc, @x$l$>seq\n@t$l$block"
	"\nbr @s$l_$alike_$most_$exact]\n@x$l$block",
	"item 2: $Plain",
	"item 2 <3 room: $Branch",
	"item <3 room: $Loop",
	"item <3 room: $Arms",
	"seq >0: $item$[|$item]",
	"seq <1: $item$[|$item|$item$item]",
	"kernel: fn @random {$seq\n@z\nother 6, $cost, 0\nend\n}\n",
};

/* What its label says of a block that decides. */
struct decision {
	char kind;			/* 0: it does not */
	unsigned id, alike, most, exact;
};

struct kernel {
	struct wb_fn *fn;
	const struct wb_module *module;
	bool memory, lds, spiky;
	uint32_t taken_delay;
	struct decision *decision;	/* [block] */
};

struct action {
	enum action_kind kind;
	uint32_t issue, delay;
	uint32_t amount;		/* most transactions or rounds; instructions that may stay outstanding */
};

/* Whether instruction @i does anything, and what. */
static bool
is_action(const struct wb_fn *fn, uint32_t i, struct action *a)
{
	const struct wb_opnd *o = wb_opnd(fn, &fn->inst[i], 0);

	if (fn->inst[i].op != WB_OP_OTHER && fn->inst[i].op != WB_OP_BARRIER)
		return false;
	*a = (struct action){ (enum action_kind)o[0].imm, (uint32_t)o[1].imm, (uint32_t)o[2].imm, (uint32_t)o[3].imm };
	return true;
}

static void
make_kernel(struct kernel *k)
{
	struct grammar *g = grammar_new(prop.cx->unit, &prop.r, rules, WB_COUNT(rules), NULL, NULL);
	struct wb_out *o = WB_NEW(prop.cx->unit, struct wb_out, 1);
	bool barriers = one_in(2);
	struct wb_module *m;

	*k = (struct kernel){ .memory = !one_in(4), .lds = one_in(2), .spiky = one_in(3) };
	barriers = barriers || k->spiky;
	k->memory = k->memory && !k->spiky;
	k->lds = k->lds && !k->spiky;
	k->taken_delay = one_in(2) ? pick(0, 16) : 0;
	grammar_set(g, "memory", k->memory);
	grammar_set(g, "lds", k->lds);
	grammar_set(g, "spiky", k->spiky);
	grammar_set(g, "barriers", barriers);
	grammar_set(g, "meets", barriers);
	grammar_set(g, "agrees", one_in(2));
	grammar_set(g, "room", 21);
	grammar_expand(g, "$kernel");
	*o = wb_out_new(prop.cx->unit);
	wb_puts(o, grammar_take(g));
	prop_source(o);
	if (wb_parse_wir(prop.cx, wb_file_add(prop.cx->files, WB_FILE_TEXT, "random.wir", o->at, o->n), &m) != WB_OK)
		abort();
	k->module = m;
	k->fn = m->fn[0];
	k->decision = WB_NEW(prop.cx->unit, struct decision, k->fn->nblock);
	for (uint32_t b = 0; b < k->fn->nblock; b++) {
		struct decision *d = &k->decision[b];

		if (sscanf(k->fn->block[b].label, "%c%u_%u_%u_%u", &d->kind, &d->id, &d->alike, &d->most,
			    &d->exact) != 5)
			d->kind = 0;
	}
}

/* ---- the path of one wave ------------------------------------------------------------------------- */
struct path {
	uint32_t edge[MOST_STEPS];	/* by which it leaves each block */
	uint32_t n;
};

/* A wave on its way. */
struct walk {
	const struct kernel *k;
	uint64_t group;			/* a number of the workgroup */
	bool eager;			/* it takes every loop to its end */
	uint32_t *now, *rounds;		/* [loop] back edges taken, and to take */
	bool arm[MOST_BRANCHES];	/* by id of the arms: the second one */
};

/* The way that all waves of workgroup @group take at branch @at, in the iterations @rounds: below @n. */
static uint32_t
agreed(uint64_t group, uint32_t at, uint64_t rounds, uint32_t n)
{
	uint64_t h = (group ^ (at + 1) * 0x9e3779b97f4a7c15ull ^ (rounds + 1) * 0xd1342543de82ef95ull) *
		0x2545f4914f6cdd1dull;

	return (uint32_t)((h ^ h >> 29) * 0xbf58476d1ce4e5b9ull >> 33) % n;
}

/* A number of the iterations of @loop and the loops around it. */
static uint64_t
iterations(const struct walk *w, uint32_t loop)
{
	return loop == WB_NONE ? 0 : iterations(w, w->k->fn->loops->loop[loop].parent) * 5 + w->now[loop] + 1;
}

/* What @d decides in a loop, of @n ways. */
static uint32_t
decide(const struct walk *w, const struct decision *d, uint32_t loop, uint32_t n)
{
	return d->alike ? agreed(w->group, d->id, iterations(w, loop), n) : below(n);
}

/* @e enters the block @b. */
static void
enter(struct walk *w, uint32_t e, uint32_t b)
{
	const struct wb_loops *ls = w->k->fn->loops;
	const struct decision *d = &w->k->decision[b];
	uint32_t l = ls->of_block[b];

	if (d->kind != 'h' && d->kind != 's')
		return;
	if (wb_loop_has(ls, l, w->k->fn->edge[e].src)) {
		w->now[l]++;
		return;
	}
	w->now[l] = 0;
	w->rounds[l] = w->eager || d->exact ? d->most : decide(w, d, ls->loop[l].parent, d->most + 1);
}

/* Whether it takes the branch at the end of block @b. */
static bool
takes(struct walk *w, uint32_t b)
{
	const struct decision *d = &w->k->decision[b];
	uint32_t l = w->k->fn->loops->of_block[b];

	switch (d->kind) {
	case 'f': return !decide(w, d, l, 2);
	case 'a': return w->arm[d->id] = decide(w, d, l, 2);
	case 'm': return !w->arm[d->id];
	case 'e': return w->now[l] < w->rounds[l];
	default: return w->now[l] >= w->rounds[l];
	}
}

static void
walk(const struct kernel *k, bool eager, uint64_t group, struct path *p)
{
	const struct wb_fn *fn = k->fn;
	struct walk w = { .k = k, .group = group, .eager = eager };
	uint32_t e = 0;			/* into the kernel */

	w.now = WB_NEW(prop.cx->tmp, uint32_t, fn->loops->nloop);
	w.rounds = WB_NEW(prop.cx->tmp, uint32_t, fn->loops->nloop);
	for (p->n = 0; fn->edge[e].dst != WB_NONE && p->n < MOST_STEPS; p->edge[p->n++] = e) {
		const struct wb_block *b = &fn->block[fn->edge[e].dst];

		enter(&w, e, fn->edge[e].dst);
		e = fn->out[b->out];
		if (b->nout > 1 && (fn->edge[e].kind == WB_EDGE_TAKEN) != takes(&w, fn->edge[e].src))
			e = fn->out[b->out + 1];
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
	uint64_t simd_free[8][8], mem_free, lds_free[8], next_start;
	uint32_t ended_in[MOST_WAVES], barrier_in[MOST_WAVES];	/* per group */
	uint64_t now;
};

static uint64_t
later(uint64_t a, uint64_t b)
{
	return a > b ? a : b;
}

/* M14: what the machine says, or any less. */
static uint64_t
take(const struct device *d, uint64_t cycles)
{
	if (!d->m->at_most || one_in(2))
		return cycles;
	return one_in(2) ? 0 : pick(0, (uint32_t)cycles);
}

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
	d->wave[wave].until = d->now + take(d, d->m->dispatch_cycles);
}

/* M9, M15 with one dispatcher */
static bool
dispatch(struct device *d)
{
	if (d->next_group == d->groups || d->next_start > d->now)
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
		d->next_start = d->now +
			take(d, later(d->m->interval.num, (uint64_t)d->m->wave_interval.num * d->w));
		return true;
	}
	return false;
}

/* The instruction is over; a taken branch that follows it delays the next one. */
static void
leave(struct device *d, struct wave *v)
{
	v->state = LEAVING;
	v->until = d->now + take(d, v->code[v->pc].taken_delay);
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

/* M4, M5: @amount services in a FIFO that is free at *@free; completion of the last, never before the wave's previous
 * one. */
static uint64_t
serve(const struct device *d, uint64_t *free, uint64_t amount, uint64_t service, uint64_t latency, uint64_t previous)
{
	if (!amount)
		return later(d->now, previous);
	*free = later(d->now, *free) + take(d, amount * service);
	return later(*free + take(d, latency), previous);
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
		v->mem_done[v->nmem] = serve(d, &d->mem_free, i->a.amount, wb_machine_service_cycles(d->m),
			d->m->mem_latency_cycles, v->nmem ? v->mem_done[v->nmem - 1] : 0);
		v->nmem++;
	} else if (i->a.kind == LDS) {
		v->lds_done[v->nlds] = serve(d, &d->lds_free[v->cu], i->a.amount, d->m->lds_service_cycles,
			d->m->lds_latency_cycles, v->nlds ? v->lds_done[v->nlds - 1] : 0);
		v->nlds++;
	}
	v->state = DELAYED;
	v->until = d->now + take(d, i->a.delay);
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
	d->wave[w].until = d->now + take(d, d->wave[w].code[d->wave[w].pc].a.issue);
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
		if (d->next_group < d->groups && d->next_start > d->now && d->next_start < next)
			next = d->next_start;
		if (next == UINT64_MAX)
			return d->now;
		d->now = next;
	}
}

/* ---- what the passes would say of the kernel ----------------------------------------------------------- */
static void
describe_costs(struct wb_ctx *cx, const struct kernel *k)
{
	struct wb_cost *cost = WB_NEW(cx->unit, struct wb_cost, 1);
	struct wb_fn *fn = k->fn;
	struct action a;

	cost->block = WB_NEW(cx->unit, struct wb_cost_vec, fn->nblock);
	cost->edge_delay_cycles = WB_NEW(cx->unit, uint64_t, fn->nedge);
	for (uint32_t i = 0; i < fn->ninst; i++) {
		struct wb_cost_vec *v = &cost->block[wb_block_of(fn, i)];

		if (!is_action(fn, i, &a))
			continue;
		v->insts++;
		v->issue_cycles += a.issue;
		v->delay_cycles += a.delay;
		v->trans += a.kind == MEMORY ? a.amount : 0;
		v->rounds += a.kind == LDS ? a.amount : 0;
		v->mem_waits += a.kind == WAIT_MEMORY || (a.kind == END && k->memory);
		v->lds_waits += a.kind == WAIT_LDS || (a.kind == END && k->lds);
		v->barriers += a.kind == BARRIER;
		cost->imax_cycles = later(cost->imax_cycles, a.issue);
		cost->has_barrier = cost->has_barrier || a.kind == BARRIER;
	}
	for (uint32_t e = 0; e < fn->nedge; e++)
		cost->edge_delay_cycles[e] = fn->edge[e].kind == WB_EDGE_TAKEN ? k->taken_delay : 0;
	fn->cost = cost;
}

static void
describe_branches(struct wb_ctx *cx, const struct kernel *k)
{
	struct wb_divergence *d = WB_NEW(cx->unit, struct wb_divergence, 1);

	d->shape = WB_NEW(cx->unit, struct wb_div_shape, 2);
	d->shape[0] = (struct wb_div_shape){ .cls = WB_DIV_WAVE, .base = WB_DIV_WAVE };
	d->shape[1] = (struct wb_div_shape){ .cls = WB_DIV_WORKGROUP, .base = WB_DIV_WORKGROUP };
	d->branch = WB_NEW(cx->unit, uint32_t, k->fn->nblock);
	for (uint32_t b = 0; b < k->fn->nblock; b++)
		d->branch[b] = k->fn->block[b].nout > 1 ? k->decision[b].alike : WB_NONE;
	k->fn->divergence = d;
}

/* The edge by which block @b goes on to the next in the text. */
static uint32_t
fall_of(const struct wb_fn *fn, uint32_t b)
{
	uint32_t e = fn->out[fn->block[b].out];

	return fn->edge[e].kind == WB_EDGE_FALL ? e : fn->out[fn->block[b].out + 1];
}

/* Of the arms behind @b, with @between between them, one is executed for each time that @b is. */
static void
put_row(const struct wb_fn *fn, struct wb_flow_rows *r, uint32_t b, uint32_t between)
{
	uint32_t first = r->nterm;

	r->term[r->nterm++] = (struct wb_flow_term){ fall_of(fn, b), 1 };
	r->term[r->nterm++] = (struct wb_flow_term){ fall_of(fn, between), 1 };
	for (uint32_t k = 0; k < fn->block[b].nin; k++)
		r->term[r->nterm++] = (struct wb_flow_term){ fn->in[fn->block[b].in + k], -1 };
	r->row[r->nrow++] = (struct wb_flow_row){ .first = first, .nterm = r->nterm - first, .what = "sides" };
}

/* What EXCLUSIVE would say of arms without a barrier between them. */
static void
describe_arms(struct wb_ctx *cx, const struct kernel *k)
{
	struct wb_flow_rows *r = WB_NEW(cx->unit, struct wb_flow_rows, 1);
	struct wb_fn *fn = k->fn;

	r->row = WB_NEW(cx->unit, struct wb_flow_row, fn->nblock);
	r->term = WB_NEW(cx->unit, struct wb_flow_term, 3 * (size_t)fn->nedge);
	for (uint32_t b = 0; b < fn->nblock; b++)
		for (uint32_t m = 0; k->decision[b].kind == 'a' && m < fn->nblock; m++) {
			bool barrier = false;

			if (k->decision[m].kind != 'm' || k->decision[m].id != k->decision[b].id)
				continue;
			for (uint32_t i = fn->block[m].first; i < fn->block[m].first + fn->block[m].ninst; i++)
				barrier = barrier || fn->inst[i].op == WB_OP_BARRIER;
			if (!barrier)
				put_row(fn, r, b, m);
		}
	fn->rows = r;
}

static void
describe_loops(struct wb_ctx *cx, const struct kernel *k)
{
	struct wb_fn *fn = k->fn;

	fn->bounds = WB_NEW(cx->unit, struct wb_bounds, 1);
	fn->bounds->loop = WB_NEW(cx->unit, struct wb_loop_bound, fn->loops->nloop);
	for (uint32_t l = 0; l < fn->loops->nloop; l++) {
		const struct decision *d = &k->decision[fn->loops->loop[l].header];

		fn->bounds->loop[l] = (struct wb_loop_bound){
			.max = d->most, .total = WB_UNKNOWN, .min = d->exact ? d->most : 0, .why = "made so"
		};
	}
}

static void
describe(struct wb_ctx *cx, const struct kernel *k)
{
	struct wb_pass_env env = { .module = k->module };

	if (wb_pass_dom(cx, k->fn, &env) != WB_OK || wb_pass_postdom(cx, k->fn, &env) != WB_OK ||
		wb_pass_cdep(cx, k->fn, &env) != WB_OK || wb_pass_loops(cx, k->fn, &env) != WB_OK)
		abort();
	describe_costs(cx, k);
	describe_branches(cx, k);
	describe_arms(cx, k);
	describe_loops(cx, k);
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
		.mem_service = { pick(1, 5), 1 },
		.atomic_service = { 0, 1 },
		.mem_latency_cycles = pick(0, 60),
		.lds_service_cycles = pick(1, 4),
		.lds_latency_cycles = pick(0, 20),
		.dispatch_cycles = one_in(2) ? 0 : pick(0, 30),
		.at_most = one_in(3),
		.dispatchers = 1,
		.interval = { one_in(2) ? 0 : pick(0, one_in(2) ? 20 : 400), 1 },
		.wave_interval = { one_in(2) ? 0 : pick(0, 20), 1 },
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

/* What a wave may have outstanding along its path, in the worst case. */
struct queue {
	uint64_t amount[MOST_STEPS * MOST_ACTIONS], sum, most;
	uint32_t n, first;		/* issued; done for certain */
};

static void
outstand(struct queue *q, const struct action *a, enum action_kind does, enum action_kind waits)
{
	if (a->kind == does)
		q->sum += q->amount[q->n++] = a->amount;
	for (; a->kind == waits && q->n - q->first > a->amount; q->first++)
		q->sum -= q->amount[q->first];
	q->most = later(q->most, q->sum);
}

/* The code of one wave along @p. */
static void
make_wave(struct wb_ctx *cx, const struct kernel *k, const struct path *p, struct wave *v, bool heavy)
{
	static struct queue mem, lds;
	const struct wb_fn *fn = k->fn;

	mem.n = mem.first = lds.n = lds.first = 0;
	mem.sum = lds.sum = mem.most = lds.most = 0;
	v->code = WB_NEW(cx->unit, struct instruction, (size_t)p->n * MOST_ACTIONS);
	v->pc = WB_NONE;
	for (uint32_t i = 0; i < p->n; i++) {
		const struct wb_block *b = &fn->block[fn->edge[p->edge[i]].src];
		uint32_t before = v->ncode;

		for (uint32_t n = b->first; n < b->first + b->ninst; n++) {
			struct action *a = &v->code[v->ncode].a;

			if (!is_action(fn, n, a))
				continue;
			v->ncode++;
			outstand(&mem, a, MEMORY, WAIT_MEMORY);
			outstand(&lds, a, LDS, WAIT_LDS);
			if ((a->kind == MEMORY || a->kind == LDS) && !heavy)
				a->amount = pick(0, a->amount);
		}
		if (v->ncode > before && fn->edge[p->edge[i]].kind == WB_EDGE_TAKEN)
			v->code[v->ncode - 1].taken_delay = k->taken_delay;
	}
	v->mem_done = WB_NEW(cx->unit, uint64_t, mem.n + 1);
	v->lds_done = WB_NEW(cx->unit, uint64_t, lds.n + 1);
	fn->cost->outstanding_trans = later(fn->cost->outstanding_trans, mem.most);
	fn->cost->outstanding_rounds = later(fn->cost->outstanding_rounds, lds.most);
}

static void
make_trial(struct wb_ctx *cx, struct trial *t)
{
	struct path *p = WB_NEW(cx->unit, struct path, 1);
	struct device *d = &t->d;
	uint64_t groups = rng_next(&prop.r);
	bool heavy = one_in(2), same = one_in(3);

	make_kernel(&t->k);
	make_machine(&t->m, &t->desc);
	t->k.fn->desc = &t->desc;
	describe(cx, &t->k);
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
		if (!i || !same)
			walk(&t->k, heavy, groups + i / d->w * 0x94d049bb133111ebull, p);
		d->wave[i].group = i / d->w;
		make_wave(cx, &t->k, p, &d->wave[i], heavy);
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
	double *ratio[5];		/* headline, round-robin, work-span, abstract-warp, oldest-first */
	uint32_t n[5];
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
		if (tr->d.order == ARBITRARY && strcmp(b->bound[k].name, "oldest-first") == 0)
			continue;	/* which that order is not */
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
		if (strcmp(b->bound[k].name, "oldest-first") == 0)
			note_ratio(t, 4, b->bound[k].cycles, time);
	}
	if (b->headline != WB_NONE)
		note_ratio(t, 0, wb_kernel_cycles(b), time);
}

/* ---- more work, slower machine: never a smaller bound ------------------------------------------------------ */
static const char *
worsen(struct wb_machine *m, struct wb_launch *l)
{
	switch (pick(0, 7)) {
	case 5: m->interval.num += pick(1, 20); return "interval";
	case 0: m->mem_latency_cycles += pick(1, 50); return "L0";
	case 1: m->mem_service.num += pick(1, 5); return "s";
	case 2: m->lds_latency_cycles += pick(1, 50); return "lds_L";
	case 3: m->lds_service_cycles += pick(1, 5); return "lds_s";
	case 4: m->dispatch_cycles += pick(1, 50); return "d";
	default: l->workgroups += pick(1, 30); return "G";
	}
}

/* Makes @m a larger device: more units, or several dispatchers with as many units each. */
static const char *
enlarge(struct wb_machine *m)
{
	if (one_in(2)) {
		m->cus += pick(1, 3);
		return "a machine has fewer units";
	}
	m->dispatchers = pick(2, 3);
	m->cus *= m->dispatchers;
	return "a machine has fewer dispatchers";
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

/* Every bound of @after is there before, and was not larger. Only abstract-warp may be gone, which is for launches that
 * fit at once, and round-robin, which is for workgroups that start at once. */
static bool
all_grown(const struct wb_kernel_bounds *before, const struct wb_kernel_bounds *after)
{
	for (uint32_t k = 0; k < after->nbound; k++)
		if (!bound_named(before, after->bound[k].name))
			return false;
	for (uint32_t k = 0; k < before->nbound; k++) {
		const struct wb_bound *was = &before->bound[k], *is = bound_named(after, was->name);

		if (is ? is->cycles < was->cycles :
			 strcmp(was->name, "abstract-warp") != 0 && strcmp(was->name, "round-robin") != 0)
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

/* The same of a smaller device, which stands for all larger ones (the machines that are called -any). A round robin
 * bound may shrink: more waves are resident on a larger device. */
static void
never_shrinks_by_size(const struct wb_bound_input *in, const struct wb_kernel_bounds *after)
{
	struct wb_machine m = *in->machine;
	struct wb_bound_input larger = *in;
	struct wb_kernel_bounds before;
	const char *what = enlarge(&m);

	if (m.scheduler == WB_SCHED_RR)
		return;
	larger.machine = &m;
	prop_expect(wb_kernel_bound(prop.cx, &larger, &before) == WB_OK &&
			    wb_kernel_cycles(after) >= wb_kernel_cycles(&before) && all_grown(&before, after),
		"a bound shrinks where %s", what);
}

static void
run_one(struct trial *tr, struct tally *t)
{
	struct wb_bound_input in = { .machine = &tr->m, .launch = &tr->l };
	struct wb_kernel_bounds b;
	enum wb_status s;

	make_trial(prop.cx, tr);
	in.module = tr->k.module;
	in.fn = tr->k.fn;
	s = wb_kernel_bound(prop.cx, &in, &b);
	if (s == WB_REFUSED && !b.occupancy.workgroups_per_cu) {
		t->refused++;
		return;
	}
	if (!prop_expect(s == WB_OK, "no bound"))
		return;
	t->barriers += tr->k.fn->cost->has_barrier;
	judge(t, &b, tr, execute(&tr->d));
	never_shrinks(&in, &b);
	never_shrinks_by_size(&in, &b);
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
	static const char *const name[] = { "headline", "round-robin", "work-span", "abstract-w.", "oldest-first" };
	struct trial *tr = calloc(1, sizeof *tr);
	struct tally t = { 0 };

	prop_start(argc, argv, 12000);
	for (int k = 0; k < 5; k++)
		t.ratio[k] = calloc(prop.count + 1, sizeof *t.ratio[k]);
	while (prop_next())
		run_one(tr, &t);
	for (int k = 0; k < 5; k++) {
		print_ratio(name[k], t.ratio[k], t.n[k]);
		free(t.ratio[k]);
	}
	free(tr);
	prop_tried(t.barriers, prop.count / 10, "launches with barriers");
	prop_part(prop.count - t.refused, prop.count, 50, "fit on the machine");
	return prop_end();
}
