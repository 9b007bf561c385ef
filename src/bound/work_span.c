/* src/bound/work_span.c -- B1: what all waves do together, plus what one does alone.
 *
 * What:   before the last dispatch no unit has room, so every cycle is paid by
 *         issue, memory service, LDS service, or the pure latency of all
 *         waves that are there; after it, by the waves that share the SIMD (or the
 *         unit) with the one that ends last, and by its own latency. Sum over
 *         waves of one linear objective each; the objectives differ only in the
 *         share of each resource that a class of waves must pay:
 *
 *           class     waves          issue        LDS       latency
 *           last      1 or w         full         full      full
 *           SIMD      on_simd        full         full      share
 *           unit      on_cu          share        full      share
 *           others    rest           share        share     share     (memory: always full)
 *
 *         shares: issue 1/(U A), LDS 1/U, latency 1/(U A W'') with A the SIMDs that hold
 *         waves and W'' the fewest waves on one, when w = 1; 1/U, 1/U, 1/(U g) when
 *         w > 1; all 0 when everything fits at once.
 *         Latency is maximised apart from the rest when only one wave of
 *         each workgroup pays it (see aligned.c), else it is part of the objective.
 * Right:  wavebound-bounds(7), "Work and span". Needs only that SIMDs, memory
 *         interface and LDS units are work-conserving.
 * Cost:   at most five IPET solves.
 */
#include <assert.h>

#include "private.h"

/* Shares over one denominator: full payment is den. */
struct shares {
	uint64_t den;
	uint64_t issue, lds, latency;
	bool latency_apart;		/* one path per workgroup pays latency, maximised on its own */
	uint64_t last;			/* waves of class "last"                      */
	uint64_t simd, cu;		/* waves that pay full issue, full LDS (last included) */
};

/* Shares of the launch; false if the denominator does not fit. */
static bool
find_shares(const struct work *k, struct shares *s)
{
	uint64_t active = wb_min_u64(k->N, k->g);		/* A: SIMDs of a full unit that hold waves, w = 1 */
	uint64_t least = k->g / active;			/* W'': and the fewest waves on one of them       */

	*s = (struct shares){ .den = 1, .last = 1, .simd = k->on_simd, .cu = k->on_cu };
	s->latency_apart = k->w > 1 && k->aligned;
	if (!s->latency_apart)
		s->last = k->w;
	if (k->w > 1 && k->has_barrier)
		s->simd = k->on_cu;	/* the last arrivers at barriers may be on any SIMD of the unit */
	if (k->fits)
		return true;
	s->lds = k->w == 1 ? active * least : k->g;
	s->issue = k->w == 1 ? least : k->g;
	s->latency = 1;
	return wb_mul_u64(k->U, s->lds, &s->den);
}

/* Objective of a class: which resources it pays in full. */
static bool
class_objective(const struct work *k, const struct shares *s, bool simd, bool cu, bool last, struct wb_objective *o)
{
	const struct wb_machine *m = k->in->machine;
	uint64_t latency = s->latency_apart ? 0 : last ? s->den : s->latency;

	*o = (struct wb_objective){ .issue = simd ? s->den : s->issue, .delay = latency, .split = 0, .merge = 0 };
	return wb_mul_u64(m->mem_service_cycles, s->den, &o->trans)
	    && wb_mul_u64(m->lds_service_cycles, cu ? s->den : s->lds, &o->rounds)
	    && wb_mul_u64(m->mem_latency_cycles, latency, &o->mem_wait)
	    && wb_mul_u64(m->lds_latency_cycles, latency, &o->lds_wait)
	    && wb_mul_u64(m->dispatch_cycles, latency, &o->once);
}

/* *sum += waves * the most a wave of this class costs */
static enum wb_status
add_class(struct work *k, const struct shares *s, const char *name, uint64_t waves, bool simd, bool cu, bool last,
	wb_u128 *sum)
{
	struct wb_objective o;
	const struct wb_wave *wave;
	wb_u128 p;
	enum wb_status st;

	if (!waves)
		return WB_OK;
	if (!class_objective(k, s, simd, cu, last, &o))
		return wb_bound_overflow(k, "work-span");
	st = wb_bound_wave(k, name, &o, &wave);
	if (st != WB_OK)
		return st;
	if (!wb_mul_u128(wave->cycles, waves, &p) || !wb_add_u128(*sum, p, sum))
		return wb_bound_overflow(k, "work-span");
	return WB_OK;
}

/* Latency where one path per workgroup pays it: ((G - 1) share + full) Pmax. */
static enum wb_status
add_latency(struct work *k, const struct shares *s, wb_u128 *sum)
{
	const struct wb_machine *m = k->in->machine;
	struct wb_objective o = { .delay = 1,
		.mem_wait = m->mem_latency_cycles,
		.lds_wait = m->lds_latency_cycles,
		.once = m->dispatch_cycles };
	const struct wb_wave *wave;
	wb_u128 times, p;
	enum wb_status st;

	if (!s->latency_apart)
		return WB_OK;
	st = wb_bound_wave(k, "work-span latency", &o, &wave);
	if (st != WB_OK)
		return st;
	if (!wb_mul_u128(k->G - 1, s->latency, &times) || !wb_add_u128(times, s->den, &times) ||
		!wb_mul_u128(times, wave->cycles, &p) || !wb_add_u128(*sum, p, sum))
		return wb_bound_overflow(k, "work-span");
	return WB_OK;
}

static void
assume(struct work *k, const struct shares *s)
{
	wb_bound_assume(k,
		"SIMDs, the memory interface and the LDS units are never idle while work for them waits; holds for any "
		"order of issue");
	if (k->fits)
		wb_bound_assume(k,
			"all %llu workgroups are resident from the start; waves on one SIMD: at most %llu, on one "
			"compute unit: %llu",
			(unsigned long long)k->G, (unsigned long long)k->on_simd, (unsigned long long)k->on_cu);
	else
		wb_bound_assume(k,
			"units stay full (%llu workgroups each) until the last dispatch; then at most %llu waves hold "
			"up the last one",
			(unsigned long long)k->g, (unsigned long long)s->simd);
	if (k->w > 1 && k->has_barrier)
		wb_bound_assume(k,
			k->aligned ?
				"all waves of a workgroup execute the same barriers in the same iterations (proved)" :
				"the latencies of the waves of a workgroup add up: %s",
			k->misaligned);
}

enum wb_status
wb_bound_work_span(struct work *k)
{
	struct shares sh;
	wb_u128 sum = 0, cycles;
	enum wb_status s;

	if (k->splits)
		return WB_OK;
	if (!find_shares(k, &sh))
		return wb_bound_overflow(k, "work-span");
	/* Classes nest: last in SIMD in unit in all. All w waves are "last" only with barriers, and then "SIMD" is the
	 * unit. */
	assert(sh.last <= sh.simd && sh.simd <= sh.cu && sh.cu <= k->n);
	s = add_class(k, &sh, "work-span last", sh.last, true, true, true, &sum);
	if (s == WB_OK)
		s = add_class(k, &sh, "work-span SIMD", sh.simd - sh.last, true, true, false, &sum);
	if (s == WB_OK)
		s = add_class(k, &sh, "work-span unit", sh.cu - sh.simd, false, true, false, &sum);
	if (s == WB_OK)
		s = add_class(k, &sh, "work-span others", k->n - sh.cu, false, false, false, &sum);
	if (s == WB_OK)
		s = add_latency(k, &sh, &sum);
	if (s != WB_OK)
		return s;
	cycles = sum / sh.den + (sum % sh.den != 0);
	if (cycles > UINT64_MAX)
		return wb_bound_overflow(k, "work-span");
	wb_bound_add(k, "work-span", (uint64_t)cycles, true);
	assume(k, &sh);
	return WB_OK;
}
