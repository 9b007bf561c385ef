/* src/simd/machine.c -- execution of Sim-D: work-groups as phases of computing and of access, two at a time.
 *
 * No work-group depends on another one, and the length of a phase depends on nothing outside of it. So each work-group
 * is executed alone, through the pipeline and the DRAM controller. Its phases are then assigned to the resources as in
 * hardware: a phase starts when the previous phase of its work-group has ended and its resource is free, first come,
 * first served. Work-groups run in pairs: a slot stays empty until the work-group in the other slot starts its last
 * phase (section 4.2); unconstrained, the next work-group takes whichever slot is free.
 *
 * A refresh is due at each interval. It waits for the access that runs, and the next one waits for it; computing and
 * scratchpads go on (section 5.8).
 *
 * The execution shares the machine description and the DRAM controller with the bounds, but no code that selects paths
 * or adds up phases.
 */
#include "group.h"
#include "pipeline.h"

const char *const wb_simd_scheduler_name[WB_SIMD_SCHEDULERS] = {
	[WB_SIMD_SP_AS_ACCESS] = "access",
	[WB_SIMD_SP_AS_COMPUTE] = "compute",
	[WB_SIMD_PAIRWISE] = "pairwise",
	[WB_SIMD_UNCONSTRAINED] = "unconstrained",
};

/* A work-group in its slot. */
struct workgroup_slot {
	WB_VEC(struct wb_simd_phase) phase;	/* start and end count from 0 */
	uint32_t group, next;
	uint64_t ready;			/* for its next phase */
	uint64_t first_start, last_start;
};
struct machine {
	struct wb_ctx *cx;
	const struct wb_simd *p;
	const struct wb_sim_d *m;
	const struct wb_simd_launch *l;
	enum wb_simd_policy policy;
	struct group *g;
	struct simd_pipe *pipe;
	/* [instruction] of an annotated branch, by this work-group: position in its pattern */
	uint64_t *visits;
	uint64_t steps;
	struct workgroup_slot slot[2], *into;	/* into: the slot of the work-group that is executed now */
	struct wb_simd_run *out;
	enum wb_status status;
};

static const struct wb_simd_inst injected = { .op = WB_SIMD_CPOP };

/* ---- one work-group, phase by phase ----------------------------------------------------------------- */
static bool
fail(struct machine *x, enum wb_status s)
{
	x->status = s;
	return false;
}

static void
add_phase(struct machine *x, uint8_t resource, uint64_t cycles, uint32_t inst)
{
	WB_PUSH(x->cx->tmp, &x->into->phase,
		((struct wb_simd_phase){ .end = cycles, .resource = resource, .inst = inst }));
	x->out->busy_cycles[resource] += cycles;
}

/* Checks annotations. A run that contradicts one makes the bounds invalid. */
static bool
check_branch(struct machine *x, const struct wb_simd_inst *i, bool taken)
{
	uint64_t *at = &x->visits[i - x->p->inst];
	bool says = *at < i->taken;

	if (!i->cycle)
		return true;
	*at = (*at + 1) % ((uint64_t)i->taken + i->other);
	if (says == taken)
		return true;
	wb_report(x->cx->diag, WB_E_FACT_BROKEN, i->note, "the branch was %s, and its annotation says it is%s",
		taken ? "taken" : "not taken", taken ? " not" : "");
	return fail(x, WB_BAD_INPUT);
}

static bool
check_value(struct machine *x, const struct wb_simd_inst *i)
{
	if (!i->valued || x->g->c[i->opnd[WB_SIMD_DST].reg] <= i->value)
		return true;
	wb_report(x->cx->diag, WB_E_FACT_BROKEN, i->note, "%u was written, and the annotation says at most %u",
		x->g->c[i->opnd[WB_SIMD_DST].reg], i->value);
	return fail(x, WB_BAD_INPUT);
}

/* Behind a jump, and around pops of the decoder, the pipeline is empty. */
static bool
follow_flow(struct machine *x, const struct wb_simd_inst *i)
{
	bool jumped, *mixed = &x->out->mixed[i - x->p->inst];
	uint32_t pops;

	*mixed = *mixed || group_disagrees(x->g, i);
	pops = group_control(x->g, i, &jumped);

	if (i->op == WB_SIMD_SICJ && !check_branch(x, i, jumped))
		return false;
	if (jumped || pops)
		simd_pipe_drain(x->pipe);
	for (; pops; pops--) {
		simd_pipe_feed(x->pipe, &injected, WB_NONE);
		simd_pipe_drain(x->pipe);
		x->out->insts++;
	}
	return true;
}

/* The access at @i: a phase of its own, or part of computing. */
static void
access(struct machine *x, const struct wb_simd_inst *i)
{
	uint8_t resource = wb_simd_flags(i) & WB_SIMD_DRAM ? WB_SIMD_ON_DRAM : WB_SIMD_ON_SP;
	uint64_t cycles = simd_compute_cycles(x->m, group_move(x->cx, x->g, i));
	const struct wb_simd_inst *next = i + 1;

	simd_pipe_drain(x->pipe);
	x->g->pc++;
	if (resource == WB_SIMD_ON_SP && x->policy == WB_SIMD_SP_AS_COMPUTE) {
		x->pipe->now += cycles;
	} else {
		add_phase(x, WB_SIMD_COMPUTE, x->pipe->now, WB_NONE);
		add_phase(x, resource, cycles, (uint32_t)(i - x->p->inst));
		x->pipe->now = 0;
		if (next < x->p->inst + x->p->ninst && next->op == WB_SIMD_EXIT &&
			next->opnd[WB_SIMD_SRC].kind == WB_SIMD_NONE && !group_waits(x->g))
			x->g->ended = true;
	}
}

static bool
execute(struct machine *x, const struct wb_simd_inst *i)
{
	bool controls = wb_simd_flags(i) & WB_SIMD_ENDS || i->op == WB_SIMD_CPUSH;

	x->out->insts++;
	simd_pipe_feed(x->pipe, i, WB_NONE);
	if (wb_simd_accesses(i)) {
		access(x, i);
		return true;
	}
	if (controls)
		return follow_flow(x, i);
	group_compute(x->g, i);
	x->g->pc++;
	return check_value(x, i);
}

static bool
run_group(struct machine *x, uint32_t gx, uint32_t gy)
{
	group_start(x->g, gx, gy);
	simd_pipe_clear(x->pipe);
	x->pipe->now = 0;
	x->into->phase.n = 0;
	for (uint32_t k = 0; k < x->p->ninst; k++)
		x->visits[k] = x->p->inst[k].start;
	while (!x->g->ended && x->g->pc < x->p->ninst) {
		if (x->steps && x->out->insts >= x->steps) {
			wb_report(x->cx->diag, WB_E_SIM_LIMIT, x->p->inst[x->g->pc].loc,
				"the run was stopped after %llu instructions", (unsigned long long)x->out->insts);
			return fail(x, WB_REFUSED);
		}
		if (!execute(x, &x->p->inst[x->g->pc]))
			return false;
	}
	simd_pipe_drain(x->pipe);
	if (x->pipe->now)
		add_phase(x, WB_SIMD_COMPUTE, x->pipe->now, WB_NONE);
	return true;
}

/* ---- two at a time -------------------------------------------------------------------------------------- */
/* The state of the launch between phases. */
struct stage {
	uint64_t free[4];		/* when computing, accesses, and the scratchpads of both slots are free */
	uint64_t dram_free;		/* when the last access to DRAM has ended, and the refresh behind it */
	uint32_t next[2];		/* [slot] the next work-group that enters it */
	uint32_t groups;
};

static uint64_t
later(uint64_t a, uint64_t b)
{
	return a > b ? a : b;
}

/* The clocks of @n DRAM clocks from the start of the launch on, rounded down. */
static uint64_t
elapsed(const struct wb_sim_d *m, uint64_t n)
{
	return (uint64_t)((wb_u128)n * m->compute_mhz / m->dram_mhz);
}

/* An access that could start at @start waits for all refreshes that are due by then. */
static uint64_t
behind_refresh(struct machine *x, struct stage *t, uint64_t start)
{
	const struct wb_dram *d = &x->m->dram;

	for (uint64_t n = x->out->refreshes; elapsed(x->m, (n + 1) * d->REFI) <= start; n++) {
		uint64_t from = later(elapsed(x->m, (n + 1) * d->REFI), t->dram_free);

		t->dram_free = from + elapsed(x->m, (n + 1) * d->RFC) - elapsed(x->m, n * d->RFC);
		if (n < WB_SIMD_MOST_PHASES)
			WB_PUSH(x->cx->unit, &x->out->refresh,
				((struct wb_simd_phase){ .start = from, .end = t->dram_free, .inst = WB_NONE }));
		start = later(start, t->dram_free);
		x->out->refreshes = n + 1;
	}
	return start;
}

static uint64_t *
free_of(struct machine *x, struct stage *t, uint8_t resource, uint32_t slot)
{
	return &t->free[resource == WB_SIMD_COMPUTE ? 0 :
		resource == WB_SIMD_ON_DRAM || x->policy == WB_SIMD_SP_AS_ACCESS ? 1 : 2 + slot];
}

static void
start_phase(struct machine *x, struct stage *t, struct workgroup_slot *s)
{
	const struct wb_simd_phase *p = &s->phase.at[s->next];
	uint32_t slot = (uint32_t)(s - x->slot);
	uint64_t *free = free_of(x, t, p->resource, slot), start = later(s->ready, *free);

	if (p->resource == WB_SIMD_ON_DRAM) {
		start = behind_refresh(x, t, start);
		t->dram_free = start + p->end;
	}
	if (!s->next)
		s->first_start = start;
	s->last_start = start;
	s->ready = *free = start + p->end;
	s->next++;
	if (x->out->phase.n < WB_SIMD_MOST_PHASES)
		WB_PUSH(x->cx->unit, &x->out->phase,
			((struct wb_simd_phase){
				start, s->ready, s->group, p->inst, p->resource, (uint8_t)slot }));
}

/* Whether the next work-group may enter the free @slot; *from: when. The second of a pair enters when the first has
 * started its first phase; the first enters when the second of the pair before starts its last phase. Unconstrained,
 * what happens earlier in the other slot comes first. */
static bool
may_enter(const struct machine *x, const struct stage *t, uint32_t slot, uint64_t *from)
{
	const struct workgroup_slot *other = &x->slot[!slot];
	uint32_t k = t->next[slot];

	if (k >= t->groups || x->slot[slot].next < x->slot[slot].phase.n)
		return false;
	*from = x->slot[slot].ready;
	if (x->policy == WB_SIMD_UNCONSTRAINED)
		return *from <= other->ready;
	if (!k)
		return true;
	if (other->group != k - 1 || (slot ? !other->next : other->next < other->phase.n))
		return false;
	*from = later(*from, slot ? other->first_start : other->last_start);
	return true;
}

static bool
enter_stage(struct machine *x, struct stage *t, uint32_t slot, uint64_t from)
{
	uint32_t k = t->next[slot], wide = (uint32_t)wb_ceil_div(x->l->dim_x, x->l->width);

	t->next[slot] += 2;
	if (x->policy == WB_SIMD_UNCONSTRAINED)
		t->next[0] = t->next[1] = k + 1;
	x->into = &x->slot[slot];
	x->into->group = k;
	x->into->next = 0;
	x->into->ready = from;
	return run_group(x, k % wide * x->l->width, k / wide * (x->m->threads / x->l->width));
}

/* The slot whose work-group is ready first for its next phase, the lower work-group on ties; NULL: none is left. */
static struct workgroup_slot *
first_ready(struct machine *x)
{
	struct workgroup_slot *best = NULL;

	for (uint32_t z = 0; z < 2; z++) {
		struct workgroup_slot *s = &x->slot[z];

		if (s->next < s->phase.n &&
			(!best || s->ready < best->ready || (s->ready == best->ready && s->group < best->group)))
			best = s;
	}
	return best;
}

static uint64_t
run_launch(struct machine *x)
{
	struct stage t = { .next = { 0, x->policy != WB_SIMD_UNCONSTRAINED }, .groups = (uint32_t)x->out->workgroups };
	uint64_t end = simd_upload_cycles(x->cx->tmp, x->p, x->m, false), from;
	struct workgroup_slot *s;

	x->slot[0].ready = x->slot[1].ready = t.dram_free = end;
	for (;;) {
		for (uint32_t z = 0; z < 2; z++)
			if (may_enter(x, &t, z, &from) && !enter_stage(x, &t, z, from))
				return 0;
		s = first_ready(x);
		if (!s)
			return end;
		start_phase(x, &t, s);
		end = later(end, s->ready);
	}
}

enum wb_status
wb_simd_run(struct wb_ctx *cx, const struct wb_module *m, const struct wb_machine *machine,
	const struct wb_simd_launch *l, enum wb_simd_policy policy, struct wb_simd_memory *mem, uint64_t steps,
	struct wb_simd_run *out)
{
	struct wb_arena_mark mark = wb_arena_mark(cx->tmp);
	struct machine x = {
		.cx = cx, .p = m->simd, .m = &machine->sim_d, .l = l, .policy = policy, .steps = steps, .out = out
	};
	uint64_t groups = wb_ceil_div(l->dim_x, l->width) * wb_ceil_div(l->dim_y, x.m->threads / l->width);

	*out = (struct wb_simd_run){ .workgroups = groups, .mixed = WB_NEW(cx->unit, bool, m->simd->ninst) };
	if (groups > UINT32_MAX / 2) {
		wb_report(cx->diag, WB_E_SIM_LAUNCH, m->fn[0]->loc, "there are too many work-groups to execute: %llu",
			(unsigned long long)groups);
		return WB_BAD_INPUT;
	}
	x.g = group_new(cx, x.p, x.m, l, mem);
	x.pipe = simd_pipe_new(cx->tmp, x.m);
	x.visits = WB_NEW(cx->tmp, uint64_t, x.p->ninst);
	out->cycles = run_launch(&x);
	wb_arena_reset(cx->tmp, mark);
	return x.status;
}

enum wb_status
wb_simd_memory(struct wb_ctx *cx, const struct wb_simd *p, struct wb_simd_memory *out)
{
	uint64_t all = 0;

	*out = (struct wb_simd_memory){ { NULL } };
	for (uint32_t k = 0; k < WB_SIMD_BUFFERS; k++) {
		all += wb_simd_words(&p->dram[k]) + wb_simd_words(&p->sp[k]);
		if (all > WB_SIMD_MOST_WORDS) {
			wb_report(cx->diag, WB_E_SIM_MEMORY, p->dram[k].there ? p->dram[k].loc : p->sp[k].loc,
				"the buffers have more than %llu words", (unsigned long long)WB_SIMD_MOST_WORDS);
			return WB_REFUSED;
		}
	}
	for (uint32_t k = 0; k < WB_SIMD_BUFFERS; k++)
		if (p->dram[k].there)
			out->word[k] = WB_NEW(cx->unit, uint32_t, wb_simd_words(&p->dram[k]));
	return WB_OK;
}
