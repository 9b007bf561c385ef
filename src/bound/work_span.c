/* src/bound/work_span.c -- B1, work and span: what all waves do together, plus what one does alone.
 *
 * What:   before the last dispatch no unit has space, so every cycle is paid by issue, memory service, LDS service, or
 *         the latency of all resident waves. After it, a cycle is paid by the waves that share the SIMD (or the unit)
 *         with the wave that ends last, and by that wave's own latency. The bound is a sum over waves, each with a
 *         linear objective. The objectives differ only in the share of each resource that a class of waves must pay:
 *
 *          class     waves          issue        LDS       latency   (LDS: and the address unit)
 *          last      1 or w         full         full      full
 *          SIMD      on_simd        full         full      share
 *          unit      on_cu          share        full      share
 *          others    own - on_cu    share        share     share     (memory: always full)
 *          elsewhere n - own        -            -         -         of other dispatchers
 *
 *         The shares are: issue 1/(U A), LDS 1/U, latency 1/(U A W'') if w = 1, where A is the number of SIMDs that
 *         hold waves, and W'' the least number of waves on one of them; 1/U, 1/U, 1/(U g) if w > 1; all 0 if everything
 *         fits at once. U, G and own are those of one dispatcher, and its intervals are added; so is, where the code
 *         fits into the instruction cache, the time in which a cache may be fetching lines, before the last dispatch
 *         and after it. Latency is maximised separately if only one wave of each workgroup pays it (see aligned.c);
 *         else it is part of the objective.
 * Idle:   a wave adds the maximum that it can cost. A wave that stays outside a guard (wb_bounds.idle) takes none of
 *         the guard's edges, and costs less. It is unknown which class such waves are of, so the others are assumed to
 *         be of the classes where the difference is largest. A workgroup that has only idle waves has an idle path.
 * Splits: a wave pays for what all its SWFs execute together (together.c); a SIMD and its split SIMDs count as one. One
 *         chain through them pays latency, including e_s and e_m.
 * Right:  wavebound-bounds(7), "Work and span". It only needs that SIMDs, memory interface and LDS units are
 *         work-conserving.
 * Cost:   at most five IPET solves, or ten.
 */
#include <assert.h>

#include "private.h"

/* Shares over one denominator; full is den. */
struct shares {
	uint64_t den;			/* a multiple of those of s and a */
	uint64_t issue, lds, latency;
	bool latency_separate;		/* one path per workgroup pays latency, maximised separately */
	uint64_t last;			/* waves of class "last"                      */
	uint64_t simd, cu;		/* waves that pay full issue, full LDS (last included) */
	bool idle_is_cheaper;		/* waves outside a guard cost less */
	bool hits;			/* scalar accesses hit their cache (M20) */
};

/* Shares of the launch; false if the denominator does not fit. */
static bool
find_shares(const struct work *k, struct shares *s)
{
	uint64_t active = wb_min_u64(k->N, k->g);		/* A: SIMDs of a full unit that hold waves, w = 1 */
	uint64_t least = k->g / active;			/* W'': the least number of waves on one of them */

	uint64_t parts = (uint64_t)k->in->machine->mem_service.den * k->in->machine->atomic_service.den;

	*s = (struct shares){ .den = 1, .last = 1, .simd = k->on_simd, .cu = k->on_cu };
	s->latency_separate = k->splits || (k->w > 1 && k->aligned);
	if (!s->latency_separate)
		s->last = k->w;
	if (k->w > 1 && k->has_barrier)
		s->simd = k->on_cu;	/* the last arrivers at barriers may be on any SIMD of the unit */
	if (!k->fits) {
		s->lds = k->w == 1 ? active * least : k->g;
		s->issue = k->w == 1 ? least : k->g;
		s->latency = 1;
		s->den = s->lds;
	}
	return (k->fits || wb_mul_u64(k->U, s->den, &s->den)) && wb_mul_u64(s->den, parts, &s->den) &&
		wb_mul_u64(s->lds, parts, &s->lds) && wb_mul_u64(s->issue, parts, &s->issue) &&
		wb_mul_u64(s->latency, parts, &s->latency);
}

/* A class of waves, and the maximum cost of one: of any wave, of an idle one. */
struct class {
	const char *name, *idle_name;
	uint64_t waves;
	bool simd, cu, last;		/* which resources it pays in full */
	bool elsewhere;			/* it pays memory only */
	uint64_t any_cycles, idle_cycles;
};

/* The objective of a class: which resources it pays in full. */
static bool
class_objective(const struct work *k, const struct shares *s, const struct class *c, struct wb_objective *o)
{
	const struct wb_machine *m = k->in->machine;
	uint64_t latency = s->latency_separate || c->elsewhere ? 0 : c->last ? s->den : s->latency,
		 unit = c->elsewhere ? 0 : c->cu ? s->den : s->lds;

	*o = (struct wb_objective){ .issue = c->elsewhere ? 0 : c->simd ? s->den : s->issue, .delay = latency,
		.address = unit, .hits = s->hits };
	return wb_mul_u64(s->den / m->mem_service.den, m->mem_service.num, &o->trans)
	    && wb_mul_u64(s->den / m->mem_service.den, m->whole_service.num, &o->whole)
	    && wb_mul_u64(s->den / m->atomic_service.den, m->atomic_service.num, &o->atomic)
	    && wb_mul_u64(m->lds_service_cycles, unit, &o->rounds)
	    && wb_mul_u64(m->mem_latency_cycles, latency, &o->mem_wait)
	    && wb_mul_u64(s->hits ? 0 : m->argument_extra_cycles, latency, &o->argument_wait)
	    && wb_mul_u64(s->hits ? m->scalar_hit_cycles : 0, latency, &o->hit)
	    && wb_mul_u64(m->lds_latency_cycles, latency, &o->lds_wait)
	    && wb_mul_u64(k->change_cycles, latency, &o->fetch)
	    && wb_mul_u64(m->dispatch_cycles, latency, &o->once) && (!k->splits || wb_bound_together(k, o));
}

static enum wb_status
cost_of(struct work *k, const char *name, const struct wb_objective *o, uint64_t *cycles)
{
	const struct wb_wave *wave;
	enum wb_status st;

	if (o->hits)
		name = wb_format(k->cx->unit, "%s hits", name);
	if (k->swf)
		return k->swf(k, name, o, cycles);
	st = wb_bound_wave(k, name, o, &wave);
	*cycles = st == WB_OK ? wave->cycles : 0;
	return st;
}

static enum wb_status
cost_class(struct work *k, struct shares *s, struct class *c)
{
	struct wb_objective o;
	enum wb_status st;

	if (!c->waves)
		return WB_OK;
	if (!class_objective(k, s, c, &o))
		return wb_bound_overflow(k, "work-span");
	st = cost_of(k, c->name, &o, &c->any_cycles);
	c->idle_cycles = c->any_cycles;
	if (st != WB_OK || !k->idle)
		return st;
	o.idle = true;
	st = cost_of(k, c->idle_name, &o, &c->idle_cycles);
	c->idle_cycles = wb_min_u64(c->idle_cycles, c->any_cycles);
	s->idle_is_cheaper |= c->idle_cycles < c->any_cycles;
	return st;
}

static bool
add_product(wb_u128 a, uint64_t b, wb_u128 *sum)
{
	wb_u128 p;

	return wb_mul_u128(a, b, &p) && wb_add_u128(*sum, p, sum);
}

/* Sums all waves. As many are idle as known; the others are of the classes where that costs most. */
static bool
add_classes(const struct work *k, struct class *c, uint32_t n, wb_u128 *sum)
{
	uint64_t busy = k->idle ? k->idle->busy : k->n;

	for (uint32_t j = 0; j < n; j++)
		if (!add_product(c[j].waves, c[j].idle_cycles, sum))
			return false;
	for (uint32_t done = 0; k->idle && done < n && busy; done++) {
		uint32_t most = 0;
		uint64_t waves;

		for (uint32_t j = 1; j < n; j++)
			if (c[j].any_cycles - c[j].idle_cycles > c[most].any_cycles - c[most].idle_cycles)
				most = j;
		waves = wb_min_u64(busy, c[most].waves);
		if (!add_product(waves, c[most].any_cycles - c[most].idle_cycles, sum))
			return false;
		busy -= waves;
		c[most].any_cycles = c[most].idle_cycles;
	}
	return true;
}

/* Latency, if one path per workgroup pays it: (G - 1) share + full. */
static enum wb_status
add_latency(struct work *k, struct shares *s, wb_u128 *sum)
{
	const struct wb_machine *m = k->in->machine;
	struct wb_objective o = { .delay = 1,
		.mem_wait = m->mem_latency_cycles,
		.argument_wait = s->hits ? 0 : m->argument_extra_cycles,
		.lds_wait = m->lds_latency_cycles,
		.fetch = k->change_cycles,
		.hits = s->hits,
		.hit = s->hits ? m->scalar_hit_cycles : 0,
		.split = m->split_cycles,
		.merge = m->merge_cycles,
		.once = m->dispatch_cycles };
	uint64_t any, idle, others = k->G - 1, busy = k->idle ? wb_min_u64(k->idle->busy_groups, others) : others;
	enum wb_status st;
	wb_u128 times;

	if (!s->latency_separate)
		return WB_OK;
	st = cost_of(k, "work-span latency", &o, &any);
	idle = any;
	if (st == WB_OK && k->idle) {
		o.idle = true;
		st = cost_of(k, "work-span latency idle", &o, &idle);
		s->idle_is_cheaper |= busy < others && idle < any;
	}
	if (st != WB_OK)
		return st;
	if (!wb_mul_u128(busy, s->latency, &times) || !wb_add_u128(times, s->den, &times) ||
		!add_product(times, any, sum) || !wb_mul_u128(others - busy, s->latency, &times) ||
		!add_product(times, idle, sum))
		return wb_bound_overflow(k, "work-span");
	return WB_OK;
}

static struct wb_loc
guard_place(const struct work *k)
{
	return wb_inst_src(wb_last_inst(k->in->fn, k->idle->block));
}

static void
assume(struct work *k, const struct shares *s)
{
	wb_bound_assume(k,
		"SIMDs, the memory interface and the LDS units are never idle while work for them waits; holds for any "
		"order of issue");
	if (k->interval_num)
		wb_bound_assume(k,
			"a dispatcher starts at most %llu workgroups, one every %llu/%llu cycles if there is room",
			(unsigned long long)k->G, (unsigned long long)k->interval_num,
			(unsigned long long)k->interval_den);
	if (k->fits && k->interval_num)
		wb_bound_assume(k, "there is always room; waves on one SIMD: at most %llu, on one compute unit: %llu",
			(unsigned long long)k->on_simd, (unsigned long long)k->on_cu);
	else if (k->fits)
		wb_bound_assume(k,
			"all %llu workgroups are resident from the start; waves on one SIMD: at most %llu, on one "
			"compute unit: %llu",
			(unsigned long long)k->in->launch->workgroups, (unsigned long long)k->on_simd,
			(unsigned long long)k->on_cu);
	else
		wb_bound_assume(k,
			"units stay full (%llu workgroups each) until the last dispatch; then at most %llu waves hold "
			"up the last one",
			(unsigned long long)k->g, (unsigned long long)s->simd);
	if (s->idle_is_cheaper)
		wb_bound_assume(k,
			"%llu of %llu waves may pass the guard at %s; the ids of the others keep them outside",
			(unsigned long long)k->idle->busy, (unsigned long long)k->idle->waves,
			wb_loc_text(k->cx->tmp, k->cx->files, guard_place(k)));
	if (k->w > 1 && k->has_barrier)
		wb_bound_assume(k,
			k->aligned ?
				"all waves of a workgroup execute the same barriers in the same iterations (proved)" :
				"the latencies of the waves of a workgroup add up: %s",
			k->misaligned);
}

/* The service of the lines that scalar caches ask for. */
static bool
add_scalar_service(const struct work *k, wb_u128 *cycles)
{
	const struct wb_machine *m = k->in->machine;
	wb_u128 all = wb_ceil_div(m->cus, m->scalar_units);

	return wb_mul_u128(all, k->scalar.all, &all) && wb_mul_u128(all, m->mem_service.num, &all) &&
		wb_add_u128(*cycles, all / m->mem_service.den + 1, cycles);
}

/* What is added for code and scalar accesses that are fetched once per cache (M18, M20): their lines take this long
 * before the last dispatch, and again after it; all transactions of these accesses are served in between. */
static bool
add_fetching(const struct work *k, const struct shares *s, wb_u128 *cycles)
{
	wb_u128 once = k->lines_cycles;
	uint64_t scalar = 0;

	if (s->hits && !wb_bound_scalar_fetch(k, k->scalar.all, k->scalar.arguments, &scalar))
		return false;
	once += scalar;
	return wb_mul_u128(once, k->fits ? 1 : 2, &once) && wb_add_u128(*cycles, once, cycles) &&
		(!s->hits || add_scalar_service(k, cycles));
}

/* The bound; @hits: of scalar accesses that hit their cache. */
static enum wb_status
span(struct work *k, bool hits, struct shares *sh, uint64_t *cycles)
{
	enum { LAST, SIMD, UNIT, OTHERS, ELSEWHERE, CLASSES };
	struct class class[CLASSES] = { [LAST] = { .name = "work-span last", .idle_name = "work-span last idle" },
		[SIMD] = { .name = "work-span SIMD", .idle_name = "work-span SIMD idle" },
		[UNIT] = { .name = "work-span unit", .idle_name = "work-span unit idle" },
		[OTHERS] = { .name = "work-span others", .idle_name = "work-span others idle" },
		[ELSEWHERE] = { .name = "work-span elsewhere", .idle_name = "work-span elsewhere idle" } };
	wb_u128 sum = 0, all;
	uint64_t dispatching;
	enum wb_status s = WB_OK;

	if (!find_shares(k, sh) || !wb_bound_dispatching(k, &dispatching))
		return wb_bound_overflow(k, "work-span");
	sh->hits = hits;
	/* Classes are nested: last in SIMD in unit in all. All w waves are "last" only with barriers; then "SIMD" is
	 * the unit. */
	assert(sh->last <= sh->simd && sh->simd <= sh->cu && sh->cu <= k->own && k->own <= k->n);
	class[LAST].waves = sh->last;
	class[SIMD].waves = sh->simd - sh->last;
	class[UNIT].waves = sh->cu - sh->simd;
	class[OTHERS].waves = k->own - sh->cu;
	class[ELSEWHERE].waves = k->n - k->own;
	class[LAST].last = true;
	class[LAST].simd = class[SIMD].simd = true;
	class[LAST].cu = class[SIMD].cu = class[UNIT].cu = true;
	class[ELSEWHERE].elsewhere = true;
	for (uint32_t c = 0; c < CLASSES && s == WB_OK; c++)
		s = cost_class(k, sh, &class[c]);
	if (s == WB_OK && !add_classes(k, class, CLASSES, &sum))
		return wb_bound_overflow(k, "work-span");
	if (s == WB_OK)
		s = add_latency(k, sh, &sum);
	if (s != WB_OK)
		return s;
	all = sum / sh->den + (sum % sh->den != 0);
	if (!add_fetching(k, sh, &all) || !wb_add_u128(all, dispatching, &all) || all > UINT64_MAX)
		return wb_bound_overflow(k, "work-span");
	*cycles = (uint64_t)all;
	return WB_OK;
}

enum wb_status
wb_bound_memory(struct work *k, bool hits, uint64_t *cycles)
{
	struct class all = { .name = "memory", .idle_name = "memory idle", .waves = k->n, .elsewhere = true };
	struct shares sh;
	wb_u128 sum = 0;
	enum wb_status s;

	if (!find_shares(k, &sh))
		return wb_bound_overflow(k, "memory");
	sh.hits = hits;
	s = cost_class(k, &sh, &all);
	if (s != WB_OK)
		return s;
	if (!add_classes(k, &all, 1, &sum))
		return wb_bound_overflow(k, "memory");
	sum = sum / sh.den + (sum % sh.den != 0);
	if ((hits && !add_scalar_service(k, &sum)) || sum > UINT64_MAX)
		return wb_bound_overflow(k, "memory");
	*cycles = (uint64_t)sum;
	return WB_OK;
}

void
wb_bound_assume_hits(struct work *k)
{
	k->out->scalar_lines = k->scalar.all;
	k->out->argument_lines = k->scalar.arguments;
	wb_bound_assume(k,
		"scalar accesses are loads of at most %llu lines, which each scalar cache fetches once (M20)",
		(unsigned long long)k->scalar.all);
}

enum wb_status
wb_bound_work_span(struct work *k)
{
	uint64_t cycles, with_hits = UINT64_MAX;
	struct shares sh, hits;
	enum wb_status s;

	if (k->splits && (!k->aligned || !k->contexts || !wb_machine_is_plain(k->in->machine)))
		return WB_OK;
	s = span(k, false, &sh, &cycles);
	if (s == WB_OK && k->scalar.all)
		s = span(k, true, &hits, &with_hits);
	if (s != WB_OK)
		return s;
	wb_bound_add(k, "work-span", wb_min_u64(cycles, with_hits), true);
	assume(k, with_hits < cycles ? &hits : &sh);
	if (with_hits < cycles)
		wb_bound_assume_hits(k);
	return WB_OK;
}
