/* src/sim/mimd.c -- the MIMD machine: each work-item is an independent thread.
 *
 * What:   Each work-item is a wave with one lane (wb_sim_split). Again and again, one of those that can continue is
 *         chosen at random, with equal probability, and executes 1 to 8 instructions. So each is chosen again with
 *         probability 1 (fairness), and every interleaving of instructions is possible. A barrier releases its
 *         work-items when all of the workgroup that have not ended have reached it.
 * Why:    If a program ends here and hangs in lock step, lock step is the cause of the hang (ElTantawy and Aamodt,
 *         MICRO 2016: MIMD synchronization on SIMT architectures).
 * Limit:  Only as many workgroups as fit in memory run at the same time. The others start in order, as these end.
 */
#include "random.h"
#include "sim.h"

#define RESIDENT_BYTES (512ull << 20)
#define QUANTUM 8

struct thread {
	struct wb_sim_wave *wave;
	uint32_t group;			/* slot */
};
struct run {
	struct wb_sim *s;
	const struct wb_sim_mimd *how;
	struct wb_sim_mimd_result *out;
	uint64_t rng, next_group;
	uint32_t nslot;
	struct wb_sim_group **group;	/* [slot] NULL: free */
	struct thread *ready;		/* those that can continue, in no order */
	uint32_t nready;
	uint64_t reported;		/* instructions at the last call of progress */
};

/* Bytes of memory that a running workgroup needs. */
static uint64_t
group_bytes(const struct wb_sim *s)
{
	uint64_t thread = sizeof(struct wb_sim_wave) + ((uint64_t)s->nvgpr * 4 + s->scratch_bytes) * LANES;

	return s->items * thread + 2 * ((uint64_t)s->fn->desc->lds_bytes + s->dynamic_lds);
}

static void
add_ready(struct run *r, uint32_t slot)
{
	struct wb_sim_group *g = r->group[slot];

	for (uint32_t i = 0; i < g->nwave; i++)
		if (!g->wave[i].ended)
			r->ready[r->nready++] = (struct thread){ &g->wave[i], slot };
}

static void
fill(struct run *r)
{
	for (uint32_t k = 0; k < r->nslot && r->next_group < r->s->ngroup; k++) {
		if (r->group[k])
			continue;
		r->group[k] = wb_sim_group_start(r->s, r->next_group++);
		add_ready(r, k);
	}
}

/* Thread @k executes 1 to QUANTUM instructions. False: the run is over. */
static bool
turn(struct run *r, uint32_t k)
{
	struct thread t = r->ready[k];
	struct wb_sim_group *g = r->group[t.group];
	uint64_t n = 1 + (split_mix(&r->rng) >> 32) % QUANTUM;
	struct wb_sim_effect e = { .end = false };

	while (n-- && !e.end && !e.barrier) {
		uint32_t waiting = g->waiting;

		if (r->how->limit && r->s->clock >= r->how->limit) {
			r->out->status = WB_SIM_STEP_LIMIT;
			return false;
		}
		if (wb_sim_step(t.wave, &e) != WB_OK) {
			r->out->status = WB_SIM_FAULT;
			return false;
		}
		if (!e.end && !e.barrier)
			continue;
		r->ready[k] = r->ready[--r->nready];
		r->out->ended += e.end;
		if (!g->waiting && (e.barrier || waiting))	/* the barrier has released its threads */
			add_ready(r, t.group);
	}
	if (g->ended == g->nwave) {
		wb_sim_group_finish(g);
		r->group[t.group] = NULL;
		fill(r);
	}
	return true;
}

static bool
wave_continues(struct run *r)
{
	const struct wb_sim_mimd *how = r->how;

	if (!r->nready)
		return false;
	if (wb_sim_hangs(r->s)) {
		r->out->status = WB_SIM_HANG;
		return false;
	}
	if (how->progress && r->s->clock - r->reported >= 1 << 16) {
		r->reported = r->s->clock;
		if (!how->progress(how->user, r->s->clock, r->out->ended)) {
			r->out->status = WB_SIM_STEP_LIMIT;
			return false;
		}
	}
	return true;
}

/* Records where the threads are that have not ended. */
static void
keep_positions(struct run *r)
{
	struct wb_sim *s = r->s;

	r->out->position = WB_NEW(s->cx->unit, struct wb_sim_position, s->live);
	for (uint32_t k = 0; k < r->nslot; k++)
		for (uint32_t i = 0; r->group[k] && i < r->group[k]->nwave; i++)
			r->out->nposition += wb_sim_position(&r->group[k]->wave[i],
				&r->out->position[r->out->nposition]);
}

static void
report(struct run *r)
{
	struct wb_sim *s = r->s;
	unsigned long long n = s->clock;
	const char *why;

	if (r->out->status == WB_SIM_HANG)
		why = wb_format(s->cx->unit,
			"no work-item can end any more, after %llu instructions of independent work-items", n);
	else
		why = wb_format(s->cx->unit, "not finished after %llu instructions of independent work-items", n);
	wb_sim_report_positions(
		s, r->out->status == WB_SIM_HANG ? WB_E_SIM_HANG : WB_E_SIM_LIMIT, why, r->out->position,
			r->out->nposition);
	if (r->out->unstarted_groups)
		wb_note(s->cx->diag, WB_NO_LOC, "%llu more workgroups had not started: there was no room for them",
			(unsigned long long)r->out->unstarted_groups);
}

enum wb_status
wb_sim_run_mimd(struct wb_sim *s, const struct wb_sim_mimd *how, struct wb_sim_mimd_result *out)
{
	struct run r = { .s = s, .how = how, .out = out, .rng = how->seed };
	uint64_t room;

	wb_sim_split(s);
	*out = (struct wb_sim_mimd_result){ .status = WB_SIM_FINISHED,
		.threads = s->grid[0] * s->grid[1] * s->grid[2] };
	room = (how->resident_bytes ? how->resident_bytes : RESIDENT_BYTES) / group_bytes(s);
	room = room ? room : 1;
	r.nslot = (uint32_t)(room < s->ngroup ? room : s->ngroup);
	r.group = WB_NEW(s->cx->unit, struct wb_sim_group *, r.nslot);
	r.ready = WB_NEW(s->cx->unit, struct thread, (size_t)r.nslot * s->items);
	if (how->limit)
		wb_sim_watch(s, how->limit - how->limit / 4);
	fill(&r);
	while (wave_continues(&r) && turn(&r, (uint32_t)((split_mix(&r.rng) >> 32) * r.nready >> 32)))
		;
	out->instructions = s->clock;
	out->unstarted_groups = s->ngroup - r.next_group;
	if (out->status == WB_SIM_FINISHED)
		return WB_OK;
	keep_positions(&r);
	if (out->status != WB_SIM_FAULT)
		report(&r);
	return WB_OK;
}
