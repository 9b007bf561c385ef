/* src/simd/proof.c -- re-proves the bound of a Sim-D launch from its certificate.
 *
 * A certificate lists, for each policy, the phases of a work-group: some computing, then an access, and so on. Two
 * claims are proved. First, no path through the program exceeds the list: the walk (walk.c) checks every path against
 * it, phase by phase. Second, the list costs a launch no more than the bound: Eqs. 17 to 19 are added up here over the
 * phases one by one, not over combined segments as in seg.c.
 *
 * Two things are recomputed as in the analysis, compared, and counted as trusted: the costs of blocks and accesses, and
 * the iterations of loops whose register is loaded or annotated.
 *
 * Source: Spliet and Mullins, sections 5.7 and 5.8; wavebound-simd(7) has the argument.
 */
#include "walk.h"

/* ---- phases, one by one ---------------------------------------------------------------------- */
#define MOST_NESTING 4096

struct reader {
	const struct wb_simd_schedule *s;
	struct { uint32_t first, end; uint64_t left; } open[MOST_NESTING];	/* repetitions */
	uint32_t depth, at;
	uint64_t steps;			/* still allowed */
	uint64_t tail;			/* computing behind the last access */
	bool ok;
};

/* At the end of a repetition, it starts again or ends. */
static void
close_repeats(struct reader *r)
{
	while (r->depth && r->at == r->open[r->depth - 1].end) {
		if (--r->open[r->depth - 1].left) {
			r->at = r->open[r->depth - 1].first;
			return;
		}
		r->depth--;
	}
}

static void
open_repeat(struct reader *r, const struct wb_simd_step *t)
{
	uint32_t limit = r->depth ? r->open[r->depth - 1].end : r->s->nstep;

	r->at++;
	if (r->depth == MOST_NESTING || !t->inside || t->inside > limit - r->at) {
		r->ok = false;
		return;
	}
	r->open[r->depth].first = r->at;
	r->open[r->depth].end = r->at + t->inside;
	r->open[r->depth++].left = t->times;
}

/* The next phase; false at the end of the list: then r->tail is the computing behind the last one. */
static bool
next_phase(struct reader *r, struct simd_phase *out)
{
	uint64_t compute = 0;

	while (r->ok && r->at < r->s->nstep) {
		const struct wb_simd_step *t = &r->s->step[r->at];

		if (!r->steps) {
			r->ok = false;
			return false;
		}
		r->steps--;
		if (t->times) {
			open_repeat(r, t);
			continue;
		}
		r->ok = r->ok && wb_add_u64(compute, t->compute_cycles, &compute);
		r->at++;
		close_repeats(r);
		if (t->inst != WB_NONE) {
			*out = (struct simd_phase){ compute, t->access_cycles, t->inst };
			return r->ok;
		}
	}
	r->tail = compute;
	return false;
}

/* ---- the list against the program ---------------------------------------------------------------- */
struct prover {
	struct wb_ctx *cx;
	const struct wb_simd *p;
	const struct wb_sim_d *m;
	const struct wb_simd_certificate *c;
	const struct wb_simd_schedule *s;	/* of the policy at hand */
	const struct simd_cost *cost;
	const struct simd_flow *f;
	struct reader list;
	bool accesses;			/* the list has one */
	uint64_t sum;			/* of the list and the rest, without filling the pipeline */
	uint64_t workgroups, upload;
	uint64_t steps, visits;		/* limit for each list and walk; visits of all walks */
};

static struct reader
start(const struct prover *p)
{
	return (struct reader){ .s = p->s, .steps = p->steps, .ok = true };
}

static bool
next_phase_of(void *arg, struct simd_phase *out)
{
	struct prover *p = arg;

	return !p->s->in_turn && next_phase(&p->list, out);
}

/* The pipeline is filled before the first phase; computing behind the last access is the rest. */
static bool
may_end(void *arg, uint64_t before, uint64_t tail)
{
	struct prover *p = arg;
	uint32_t last = p->f->nblock - 1, pipe = p->m->decode_stages + p->m->execute_stages;
	bool only_exit = p->f->block[last].ninst == 1 && simd_last(p->f, last)->op == WB_SIMD_EXIT;

	if (!p->s->rest_cycles)		/* the end of the kernel waits for its last access */
		return only_exit && p->accesses && before <= (p->s->in_turn ? p->sum : 0);
	if (p->s->in_turn || !p->accesses)
		return wb_add_u64(tail, pipe, &tail) && tail <= p->sum;
	return wb_add_u64(tail, pipe, &tail) && tail <= p->s->rest_cycles;
}

/* ---- the list against the bound -------------------------------------------------------------------- */
struct total {			/* cycles of one work-group, and of two that alternate */
	uint64_t first, last, before;	/* phases: the first, that of the list's last access, the one just added */
	uint64_t pair, sum;
	bool any, ok;
};

static void
add_phase(struct total *t, uint64_t cycles)
{
	uint64_t both = t->before > cycles ? t->before : cycles;

	t->ok = t->ok && wb_add_u64(t->sum, cycles, &t->sum) && (!t->any || wb_add_u64(t->pair, both, &t->pair));
	if (!t->any)
		t->first = cycles;
	t->any = true;
	t->before = t->last = cycles;
}

/* Everything stops while DRAM is refreshed (Eq. 19). */
static bool
refresh(const struct wb_sim_d *m, uint64_t cycles, uint64_t *out)
{
	wb_u128 window = (wb_u128)(m->dram.REFI - m->dram.RFC) * m->compute_mhz / m->dram_mhz, stops, pause;

	window = window ? window : 1;
	stops = (cycles + window - 1) / window;
	pause = (stops * m->dram.RFC * m->compute_mhz + m->dram_mhz - 1) / m->dram_mhz;
	return pause <= UINT64_MAX && wb_add_u64(cycles, (uint64_t)pause, out);
}

/* Work-groups one after the other, or two at a time. Computing never overlaps with computing, so the rest is added
 * before the first phase of the next work-group. */
static bool
schedule(const struct prover *p, struct total t, uint64_t *out)
{
	uint64_t rest = p->s->rest_cycles, wrap = t.last > t.first ? t.last : t.first, all,
		 odd = t.first < t.last ? t.first : t.last, sum = t.sum;
	bool ok = t.ok && wb_add_u64(sum, rest, &sum);

	if (p->s->in_turn || !t.any)
		return ok && wb_mul_u64(p->workgroups, sum, &all) && wb_add_u64(all, p->upload, &all) &&
			refresh(p->m, all, out);
	if (rest)
		ok = ok && wb_add_u64(t.last > rest ? t.last : rest, rest, &wrap) && wb_add_u64(wrap, t.first, &wrap);
	ok = ok && wb_add_u64(t.pair, wrap, &all) && wb_mul_u64(p->workgroups / 2, all, &all) &&
		wb_add_u64(all, p->workgroups % 2 ? sum : odd, &all);
	return ok && wb_add_u64(all, p->upload, &all) && refresh(p->m, all, out);
}

/* The cost of the list and the rest for a launch; false: more than 64 bits, or the list is malformed. */
static bool
adds_up(struct prover *p, uint64_t *out)
{
	uint64_t pipe = p->m->decode_stages + p->m->execute_stages, computing = 0;
	struct total t = { .ok = true };
	struct simd_phase one;

	p->list = start(p);
	while (next_phase(&p->list, &one)) {
		t.ok = t.ok && wb_add_u64(one.compute_cycles, t.any ? 0 : pipe, &computing);
		add_phase(&t, computing);
		add_phase(&t, one.access_cycles);
	}
	p->accesses = t.any;
	t.ok = t.ok && p->list.ok && (t.any || wb_add_u64(p->list.tail, pipe, &t.sum));
	p->sum = t.sum - (t.ok ? pipe : 0);
	t.ok = t.ok && wb_add_u64(p->sum, p->s->rest_cycles, &p->sum);
	return schedule(p, t, out);
}

/* ---- both, for each policy ---------------------------------------------------------------------------- */
static enum wb_status
reject(const struct prover *p, const char *what)
{
	wb_report(p->cx->diag, WB_E_CERT_REJECTED, p->c->loc, "the certificate for '%s' is rejected: %s", p->c->kernel,
		what);
	return WB_GATE;
}

static enum wb_status
too_long(const struct prover *p)
{
	wb_report(p->cx->diag, WB_E_SIMD_PROOF, p->c->loc, "the phases of a work-group are more than %llu steps",
		(unsigned long long)p->steps);
	return WB_REFUSED;
}

static enum wb_status
prove_policy(struct prover *p, enum wb_simd_policy policy, const struct simd_walk *how, bool *used)
{
	struct simd_walk in = *how;
	uint64_t cycles, visits = p->steps;
	enum wb_status s;

	p->s = &p->c->bounds.policy[policy];
	if (!adds_up(p, &cycles))
		return p->list.steps ? reject(p, "its phases do not add up") : too_long(p);
	if (cycles > p->s->cycles)
		return reject(p, "its phases cost a launch more cycles than its bound");
	p->list = start(p);
	in.policy = policy;
	in.in_turn = p->s->in_turn;
	in.arg = p;
	s = simd_walk(p->cx, &in, &visits, used);
	p->visits += visits;
	return s;
}

static bool
same_facts(const struct wb_simd_bounds *a, const struct wb_simd_bounds *b)
{
	bool same = a->naccess == b->naccess && a->ncount == b->ncount;

	for (uint32_t k = 0; same && k < a->naccess; k++)
		same = a->access[k].inst == b->access[k].inst && a->access[k].cycles == b->access[k].cycles;
	for (uint32_t k = 0; same && k < a->ncount; k++) {
		const struct wb_simd_count *x = &a->count[k], *y = &b->count[k];

		same = x->inst == y->inst && x->taken == y->taken && x->other == y->other && x->start == y->start &&
			x->derived == y->derived && x->most == y->most;
	}
	return same;
}

/* Why @c concerns another launch; NULL: it does not. */
static const char *
objection(const struct wb_module *m, const struct wb_machine *machine, const struct wb_simd_launch *l,
	const struct wb_simd_certificate *c, const struct wb_simd_bounds *own)
{
	if (strcmp(c->kernel, m->fn[0]->name) != 0)
		return "it is about another kernel";
	if (strcmp(c->machine, machine->hash) != 0)
		return "it is about another machine";
	if (c->launch.dim_x != l->dim_x || c->launch.dim_y != l->dim_y || c->launch.width != l->width)
		return "it is about another launch";
	if (c->program != wb_simd_digest(m->simd))
		return "it is about another program";
	return same_facts(&c->bounds, own) ? NULL : "it rests on other costs of accesses or other counts of branches";
}

enum wb_status
wb_simd_prove(struct wb_ctx *cx, const struct wb_module *m, const struct wb_machine *machine,
	const struct wb_simd_launch *l, const struct wb_simd_certificate *c, uint64_t visits, struct wb_simd_proof *out)
{
	struct simd_flow f;
	struct simd_cost cost;
	struct wb_simd_bounds own;
	struct prover p = {
		.cx = cx, .p = m->simd, .m = &machine->sim_d, .c = c, .f = &f, .cost = &cost, .steps = visits
	};
	struct simd_walk how = {
		.flow = &f, .cost = &cost, .machine = p.m, .launch = l, .next = next_phase_of, .end = may_end
	};
	enum wb_status s = simd_costs(cx, m, p.m, l, &f, &cost, &own);
	const char *why;
	bool *used;

	*out = (struct wb_simd_proof){ 0 };
	if (s != WB_OK)
		return s;
	why = objection(m, machine, l, c, &own);
	if (why)
		return reject(&p, why);
	used = WB_NEW(cx->unit, bool, f.nblock);
	how.count = own.count;
	how.ncount = own.ncount;
	p.workgroups = own.workgroups;
	p.upload = own.upload_cycles;
	for (uint32_t k = 0; k < WB_SIMD_POLICIES && s == WB_OK; k++)
		s = prove_policy(&p, (enum wb_simd_policy)k, &how, used);
	*out = (struct wb_simd_proof){ .nblock = f.nblock, .naccess = own.naccess, .visits = p.visits };
	for (uint32_t k = 0; k < own.ncount; k++)
		if (used[f.block_of[own.count[k].inst]])
			*(own.count[k].derived ? &out->nderived : &out->nannotated) += 1;
	return s;
}
