/* src/bound/oldest_first.c -- B3: a workgroup waits for the interval of the one before it, or for the oldest one there.
 *
 * What:   R is the most cycles that a workgroup stays, those left out in which the memory interface is busy:
 *
 *          instruction      issue + Imax + delay
 *          wait on memory   L0 + what others can have outstanding in the address unit
 *          wait on LDS      lds_L + what others can have outstanding in both units
 *          at the start     d, and the issue of all waves that are older: W' - 1 on each SIMD with a wave of it
 *
 *         Go back from the workgroup that ends last. The one before it was dispatched at most an interval ago; or the
 *         device is full, and its oldest workgroup, at least U g before, came at most R ago. So with B steps of the
 *         second kind
 *
 *             T <= sum over all waves of [Q s] + R + B (R + 1) + (G - 1 - U g B) I + lines of code and scalar caches
 *
 *         Work and span has (G - 1) I and the sum of latencies, this has the larger of both.
 * Lines:  what each wave needs is in the cache of a unit when a workgroup has ended there, so it is waited for in one
 *         step only; all other lines may be in each.
 * When:   SIMDs issue oldest first, the code sets no priorities and has neither calls nor splits, and all waves of a
 *         workgroup meet the same barriers (aligned.c). On chips only (M14): what intervals are for.
 * Right:  wavebound-bounds(7), "Oldest first".
 * Cost:   at most four IPET solves, or seven.
 */
#include "private.h"

/* [instruction] Whether each path of the launch through the kernel executes it. */
static const bool *
on_all_paths(struct wb_ctx *cx, const struct wb_fn *fn)
{
	bool *all = WB_NEW(cx->tmp, bool, (size_t)fn->ninst + 1), *seen = WB_NEW(cx->tmp, bool, (size_t)fn->nblock + 1);

	for (uint32_t b = 0; b < fn->nblock && !seen[b];) {
		uint32_t live = 0, to = fn->nblock;

		seen[b] = true;
		memset(all + fn->block[b].first, true, fn->block[b].ninst);
		WB_EACH_OUT(fn, b, e) {
			live += !wb_edge_dead(fn, e);
			to = wb_edge_dead(fn, e) ? to : fn->edge[e].dst;
		}
		b = live == 1 ? to : fn->postdom ? fn->postdom->ipdom[b] : fn->nblock;
	}
	return all;
}

/* Of the lines of code, which fit, how many not all waves need. */
static uint32_t
lines_of_some(const struct work *k, const bool *always)
{
	const struct wb_machine *m = k->in->machine;

	return wb_code_lines(k->cx, m, k->in->module, k->fn, k->nfn, NULL).n -
		wb_code_lines(k->cx, m, k->in->module, k->fn, k->nfn, always).n;
}

/* Whether all waves execute all scalar loads, of the same lines. */
static bool
scalars_always(const struct work *k, const bool *always)
{
	const struct wb_fn *fn = k->in->fn;

	if (!k->scalar.alike)
		return false;
	for (uint32_t i = 0; i < fn->ninst; i++)
		if (!always[i] && fn->inst[i].mem.space == WB_SPACE_SCALAR && fn->inst[i].mem.count)
			return false;
	return true;
}

/* Whether waves of a workgroup wait for each other. */
static bool meets(const struct work *k) { return k->has_barrier && k->w > 1; }

/* Issue of the waves that are older than one of a workgroup. */
static enum wb_status
older_issue(struct work *k, uint64_t *cycles)
{
	const struct wb_objective issue = { .issue = 1 };
	const struct wb_wave *wave;
	enum wb_status s = wb_bound_wave(k, "oldest-first issue", &issue, &wave);

	if (s != WB_OK)
		return s;
	return wb_mul_u64(wave->cycles, k->on_simd - 1, cycles) &&
			wb_mul_u64(*cycles, meets(k) ? wb_min_u64(k->w, k->N) : 1, cycles) ?
		WB_OK :
		wb_bound_overflow(k, "oldest-first");
}

/* R. Where waves meet, what the last one has outstanding need not be paid on the path to here. */
static enum wb_status
stay(struct work *k, bool hits, uint64_t older, uint64_t *cycles)
{
	const struct wb_machine *m = k->in->machine;
	const struct wb_cost *c = k->in->fn->cost;
	struct wb_objective o = wb_objective_isolated(m);
	uint64_t others = k->on_cu - !meets(k), address, rounds;
	const struct wb_wave *wave;
	enum wb_status s;

	o.trans = o.whole = o.atomic = 0;
	o.inst = k->on_simd > 1 ? k->imax_cycles : 0;
	o.fetch = k->change_cycles;
	o.hits = hits;
	o.hit = hits ? m->scalar_hit_cycles : 0;
	o.argument_wait = hits ? 0 : o.argument_wait;
	if (!wb_mul_u64(others, c->outstanding_address, &address) ||
		!wb_mul_u64(others, c->outstanding_rounds, &rounds) ||
		!wb_mul_u64(rounds, m->lds_service_cycles, &rounds) ||
		!wb_add_u64(o.mem_wait, address, &o.mem_wait) || !wb_add_u64(o.lds_wait, address, &o.lds_wait) ||
		!wb_add_u64(o.lds_wait, rounds, &o.lds_wait) || !wb_add_u64(older, m->dispatch_cycles, &o.once))
		return wb_bound_overflow(k, "oldest-first");
	s = wb_bound_wave(k, hits ? "oldest-first stay hits" : "oldest-first stay", &o, &wave);
	*cycles = s == WB_OK ? wave->cycles : 0;
	return s;
}

/* The most that steps back to the first dispatch take: there may be none of the second kind, or as many as possible
 * (*steps). Intervals are rounded up once for each run of them. */
static bool
steps_back(const struct work *k, uint64_t R, uint64_t *steps, uint64_t *cycles)
{
	uint64_t most = (k->G - 1) / (k->U * k->g), rest = k->G - 1 - most * k->U * k->g, waits, none;

	*steps = most;
	if (!wb_bound_dispatching(k, &none) || !wb_add_u64(R, 1, &waits) || !wb_mul_u64(most, waits, &waits) ||
		!wb_mul_u64(rest, k->interval_num, &rest) ||
		!wb_add_u64(waits, wb_ceil_div(rest, k->interval_den), &waits))
		return false;
	*cycles = none > waits ? none : waits;
	return true;
}

/* What caches may fetch while one waits: lines of all waves once, others in each step and in the last stay. */
static bool
fetching(struct work *k, bool hits, uint64_t steps, uint64_t *cycles)
{
	const struct wb_machine *m = k->in->machine;
	const bool *always = on_all_paths(k->cx, k->in->fn);
	uint64_t some = k->lines_cycles ? lines_of_some(k, always) * m->fetch_cycles : 0, all = k->lines_cycles - some,
		 scalar = 0, *which;

	if (hits && !wb_bound_scalar_fetch(k, k->scalar.all, k->scalar.arguments, &scalar))
		return false;
	which = scalars_always(k, always) ? &all : &some;
	if (!wb_add_u64(*which, scalar, which))
		return false;
	return wb_mul_u64(some, steps + 1, cycles) && wb_add_u64(*cycles, all, cycles);
}

static enum wb_status
bound(struct work *k, bool hits, uint64_t older, uint64_t *R, uint64_t *cycles)
{
	uint64_t steps, back, lines;
	enum wb_status s = wb_bound_memory(k, hits, cycles);

	if (s == WB_OK)
		s = stay(k, hits, older, R);
	if (s != WB_OK)
		return s;
	return steps_back(k, *R, &steps, &back) && fetching(k, hits, steps, &lines) &&
			wb_add_u64(*cycles, *R, cycles) && wb_add_u64(*cycles, back, cycles) &&
			wb_add_u64(*cycles, lines, cycles) ?
		WB_OK :
		wb_bound_overflow(k, "oldest-first");
}

static void
assume(struct work *k, uint64_t R)
{
	wb_bound_assume(k,
		"SIMDs issue for the wave that was dispatched first; a workgroup stays at most %llu cycles, those left "
		"out in which memory is busy",
		(unsigned long long)R);
	if (!k->fits)
		wb_bound_assume(k,
			"a workgroup starts an interval after the one before it, or when one ends that came %llu "
			"before it or earlier",
			(unsigned long long)(k->U * k->g));
}

enum wb_status
wb_bound_oldest_first(struct work *k)
{
	const struct wb_machine *m = k->in->machine;
	const struct wb_cost *c = k->in->fn->cost;
	uint64_t older = 0, cycles, R, with_hits = UINT64_MAX, R_hits = 0;
	enum wb_status s;

	if (m->scheduler != WB_SCHED_OLDEST || !m->at_most || k->priorities || k->splits || !k->aligned ||
		k->nfn != 1 || c->outstanding_rounds == WB_UNKNOWN || c->outstanding_address == WB_UNKNOWN)
		return WB_OK;
	s = older_issue(k, &older);
	if (s == WB_OK)
		s = bound(k, false, older, &R, &cycles);
	if (s == WB_OK && k->scalar.all)
		s = bound(k, true, older, &R_hits, &with_hits);
	if (s != WB_OK)
		return s;
	wb_bound_add(k, "oldest-first", wb_min_u64(cycles, with_hits), true);
	assume(k, with_hits < cycles ? R_hits : R);
	if (with_hits < cycles)
		wb_bound_assume_hits(k);
	return WB_OK;
}
