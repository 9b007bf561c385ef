/* src/bound/select.c -- computes every bound that is valid here; the smallest safe one is the headline.
 *
 * A bound that cannot be computed (it does not fit in 64 bits, or the solver cannot certify it) is left out as long as
 * a safe one remains. Each bound alone is safe, so with fewer of them the headline is only larger.
 */
#include <stdarg.h>
#include <stdio.h>

#include "private.h"

#define MOST_PROOFS 48
#define MOST_BOUNDS 8
#define MOST_ASSUMPTIONS 14

/* ---- collecting ------------------------------------------------------------------------ */
static enum wb_status
keep_wave(struct work *k, const char *name, const struct wb_objective *obj, struct wb_wave *wave)
{
	enum wb_status s = wb_wave_solve(k->cx, k->in->module, k->in->fn, name, obj, &k->in->how, wave);

	if (s != WB_OK)
		return s;
	k->out->proof[k->out->nproof] = wave;
	k->out->proof_name[k->out->nproof++] = name;
	return WB_OK;
}

enum wb_status
wb_bound_wave(struct work *k, const char *name, const struct wb_objective *obj, const struct wb_wave **out)
{
	struct wb_wave *wave = WB_NEW(k->cx->unit, struct wb_wave, 1);

	*out = wave;
	return keep_wave(k, name, obj, wave);
}

/* Whether @fn may read its arguments or the dispatch packet. */
static bool
reads_launch(const struct wb_fn *fn)
{
	return fn->desc && (fn->desc->abi.kernarg_ptr || fn->desc->abi.dispatch_ptr);
}

static bool
walks_lds(const struct wb_fn *fn)
{
	for (uint32_t l = 0; l < fn->loops->nloop; l++)
		if (fn->bounds->loop[l].lds)
			return true;
	return false;
}

static bool
gives_contents(const struct wb_launch *l)
{
	for (uint32_t k = 0; k < l->arg.n; k++)
		if (l->arg.at[k].content)
			return true;
	return false;
}

void
wb_bound_add(struct work *k, const char *name, uint64_t cycles, bool safe)
{
	struct wb_bound *b = &k->out->bound[k->out->nbound++];

	*b = (struct wb_bound){ .name = name, .cycles = cycles, .safe = safe };
	b->assumption = WB_NEW(k->cx->unit, const char *, MOST_ASSUMPTIONS);
}

void
wb_bound_assume(struct work *k, const char *fmt, ...)
{
	struct wb_bound *b = &k->out->bound[k->out->nbound - 1];
	char line[512];
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(line, sizeof(line), fmt, ap);
	va_end(ap);
	b->assumption[b->nassumption++] = wb_strdup(k->cx->unit, line);
}

enum wb_status
wb_bound_overflow(struct work *k, const char *name)
{
	wb_report(k->cx->diag, WB_E_CYCLES_OVERFLOW, k->in->fn->loc, "the %s bound of '%s' does not fit in 64 bits",
		name, k->in->fn->name);
	return WB_OVERFLOW;
}

/* ---- the launch in numbers ------------------------------------------------------------- */
/* Stores and atomics of global memory, or of memory that may be. */
static uint64_t
count_stores(const struct wb_fn *fn)
{
	uint64_t n = 0;

	for (uint32_t k = 0; k < fn->ninst; k++) {
		const struct wb_inst *i = &fn->inst[k];

		n += (i->op == WB_OP_STORE || i->op == WB_OP_ATOMIC) &&
			(i->mem.space == WB_SPACE_GLOBAL || i->mem.space == WB_SPACE_FLAT ||
				i->mem.space == WB_SPACE_SCALAR);
	}
	return n;
}

/* What the functions tell. */
static void
inspect_code(struct work *k)
{
	bool callee_barrier = false;

	for (uint32_t f = 0; f < k->nfn; f++) {
		const struct wb_cost *c = k->fn[f]->cost;

		if (c->imax_cycles > k->imax_cycles)
			k->imax_cycles = c->imax_cycles;
		k->naborts += c->naborts;
		k->nstores += count_stores(k->fn[f]);
		k->priorities = k->priorities || wb_sets_priority(k->fn[f]);
		k->has_barrier = k->has_barrier || c->has_barrier;
		callee_barrier = callee_barrier || (c->has_barrier && k->fn[f] != k->in->fn);
		for (uint32_t b = 0; b < k->fn[f]->nblock; b++)
			k->splits = k->splits || c->block[b].splits || c->block[b].merges;
	}
	for (uint32_t l = 0; k->in->fn->loops && l < k->in->fn->loops->nloop; l++) {
		k->executed += k->in->fn->bounds->loop[l].origin == WB_BOUND_EXECUTED;
		k->walks += k->in->fn->bounds->loop[l].buffer || k->in->fn->bounds->loop[l].lds;
	}
	if (k->has_barrier)
		k->misaligned =
			callee_barrier ? "a called function has a barrier" : wb_barriers_aligned(k->cx, k->in->fn);
	k->aligned = !k->misaligned;
}

/* An instruction that accesses LDS although the workgroup has none, as far as kernel and launch tell; NULL: none. */
static const struct wb_inst *
lds_without_size(const struct work *k)
{
	const struct wb_kernel_desc *d = k->in->fn->desc;

	if (!d || d->lds_bytes || wb_launch_dynamic_lds(k->in->launch, k->in->fn))
		return NULL;
	for (uint32_t f = 0; f < k->nfn; f++)
		for (uint32_t n = 0; n < k->fn[f]->ninst; n++) {
			const struct wb_inst *i = &k->fn[f]->inst[n];

			/* a load may write to LDS, too */
			if (i->mem.count && (i->mem.space == WB_SPACE_LDS || wb_mod(k->fn[f], i, WB_MOD_LDS)))
				return i;
		}
	return NULL;
}

/* Without the size of LDS, it is unknown how many workgroups fit on a unit. It does not matter if no unit gets a second
 * one. */
static enum wb_status
check_lds(struct work *k)
{
	const struct wb_arg *open = wb_launch_lds_open(k->in->launch, k->in->fn);
	bool unsaid = !open && wb_launch_lds_unspecified(k->in->launch, k->in->fn);
	const struct wb_inst *access = open || unsaid ? NULL : lds_without_size(k);

	if ((!open && !unsaid && !access) || k->in->launch->workgroups <= k->in->machine->cus)
		return WB_OK;
	if (open)
		wb_report(k->cx->diag, WB_E_LDS_OPEN, k->in->fn->loc,
			"the launch gives the LDS pointer '%s' no size, so it is not known how many workgroups fit on "
			"a compute unit",
			open->name && *open->name ? open->name : "(without a name)");
	else if (unsaid)
		wb_report(k->cx->diag, WB_E_LDS_OPEN, k->in->fn->loc,
			"the kernel has an array in LDS whose size is left to the launch, and the launch gives none, "
			"so it is not known how many workgroups fit on a compute unit");
	else
		wb_report(k->cx->diag, WB_E_LDS_OPEN, access->loc,
			"LDS is accessed, but the kernel declares none and the launch adds none, so it is not known "
			"how many workgroups fit on a compute unit");
	return WB_REFUSED;
}

/* n = G w, occupancy, and the maximum of waves resident at once on a SIMD, a unit, the device. */
static enum wb_status
inspect_launch(struct work *k)
{
	const struct wb_machine *m = k->in->machine;
	const struct wb_launch *l = k->in->launch;
	struct wb_occupancy *occ = &k->out->occupancy;
	enum wb_status s = check_lds(k);
	uint64_t groups;

	if (s == WB_OK)
		s = wb_machine_occupancy(k->cx, m, k->in->fn->desc, l->workitems_per_workgroup,
			wb_launch_dynamic_lds(l, k->in->fn), occ);
	if (s != WB_OK)
		return s;
	if (!occ->workgroups_per_cu) {
		wb_report(k->cx->diag, WB_E_WORKGROUP_FIT, k->in->fn->loc,
			"no workgroup of %u work-items fits on a compute unit of '%s': not enough %s",
			l->workitems_per_workgroup, m->name, occ->limit);
		return WB_REFUSED;
	}
	k->U = m->cus / m->dispatchers;
	k->N = m->simds;
	k->G = wb_ceil_div(l->workgroups, m->dispatchers);
	k->w = occ->waves_per_workgroup;
	k->g = occ->workgroups_per_cu;
	k->DS = wb_ceil_div(k->G, k->U * k->g);
	k->fits = k->G <= k->U * k->g;
	wb_machine_interval(m, k->w, &k->interval_num, &k->interval_den);
	groups = wb_min_u64(wb_ceil_div(k->G, k->U), k->g);
	k->on_cu = groups * k->w;
	k->on_simd = wb_min_u64(wb_ceil_div(k->on_cu, k->N), occ->waves_per_simd);
	if (!wb_mul_u64(l->workgroups, k->w, &k->n))
		return wb_bound_overflow(k, "kernel");
	k->own = k->G * k->w;
	k->on_device = wb_min_u64(k->n, wb_min_u64(l->workgroups, occ->workgroups_at_once) * k->w);
	k->out->waves_per_workgroup = (uint32_t)k->w;
	k->out->waves = k->n;
	k->out->barriers_alike = k->aligned && k->has_barrier && k->w > 1;
	if (k->in->fn->bounds->idle && k->in->fn->bounds->idle->waves == k->n)
		k->idle = k->in->fn->bounds->idle;
	return WB_OK;
}

enum wb_status
wb_bound_plain_machine(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_machine *m)
{
	if (wb_machine_is_plain(m))
		return WB_OK;
	wb_report(cx->diag, WB_E_MACHINE_RULES, fn->loc, "'%s': machine '%s' has rules that are not known here",
		fn->name, m->name);
	return WB_REFUSED;
}

bool
wb_bound_dispatching(const struct work *k, uint64_t *cycles)
{
	if (!wb_mul_u64(k->G - 1, k->interval_num, cycles))
		return false;
	*cycles = wb_ceil_div(*cycles, k->interval_den);
	return true;
}

/* What fetching code may cost (M18). */
static enum wb_status
inspect_lines(struct work *k)
{
	const struct wb_machine *m = k->in->machine;
	struct wb_code c;

	k->scalar = wb_bound_scalar_lines(k->cx, m, k->in->fn);
	if (!m->fetch_bytes)
		return WB_OK;
	c = wb_code_lines(k->cx, m, k->in->module, k->fn, k->nfn, NULL);
	if (!c.fits)
		k->change_cycles = m->fetch_cycles;
	else if (!wb_mul_u64(c.n, m->fetch_cycles, &k->lines_cycles))
		return wb_bound_overflow(k, "kernel");
	return WB_OK;
}

/* The branch nodes that the code splits. */
static const bool *
marked(struct wb_ctx *cx, const struct wb_pws *p)
{
	bool *split = WB_NEW(cx->unit, bool, p->nbranch);

	for (uint32_t u = 0; u < p->nbranch; u++)
		split[u] = p->branch[u].marked;
	return split;
}

enum wb_status
wb_bound_inspect(struct work *k)
{
	inspect_code(k);
	k->contexts = wb_bound_contexts(k);
	k->split = k->splits && k->contexts ? marked(k->cx, k->in->fn->pws) : NULL;
	return inspect_launch(k);
}

/* ---- choosing ----------------------------------------------------------------------------- */
/* Assumptions of every bound. They come last. */
static void
assume_common(struct work *k)
{
	uint32_t all = k->out->nbound;

	for (k->out->nbound = 1; k->out->nbound <= all; k->out->nbound++) {
		if (k->naborts)
			wb_bound_assume(k, "no wave executes s_trap 2, which ends the launch (%llu in the code)",
				(unsigned long long)k->naborts);
		if (k->executed && strcmp(k->out->bound[k->out->nbound - 1].name, "exact") != 0)
			wb_bound_assume(k,
				"%u %s counted in the execution of this launch: it is ordered as rule M12 says, and "
				"buffers do not overlap",
				k->executed, k->executed == 1 ? "loop is" : "loops are");
		if (k->walks && strcmp(k->out->bound[k->out->nbound - 1].name, "exact") != 0)
			wb_bound_assume(k,
				"no access leaves the buffer of the launch whose pointer it is computed from%s; the "
				"sizes of these bound %u %s",
				walks_lds(k->in->fn) ? ", or the LDS of its workgroup" : "", k->walks,
				k->walks == 1 ? "loop" : "loops");
		if (k->in->launch->range.n && strcmp(k->out->bound[k->out->nbound - 1].name, "exact") != 0)
			wb_bound_assume(k, "numbers loaded from buffers are within the <values> of the launch");
		if (gives_contents(k->in->launch) && strcmp(k->out->bound[k->out->nbound - 1].name, "exact") != 0)
			wb_bound_assume(k,
				"buffers with content=\"given\" begin as the launch says, and no store computed from "
				"another pointer reaches them");
		if (k->in->machine->argument_extra_cycles &&
			strcmp(k->out->bound[k->out->nbound - 1].name, "exact") != 0)
			wb_bound_assume(k,
				"scalar accesses reach kernel arguments or dispatch packet only by addresses computed "
				"from the pointers to them (M17)");
		if (k->lines_cycles && strcmp(k->out->bound[k->out->nbound - 1].name, "exact") != 0)
			wb_bound_assume(k,
				"the instruction cache holds all lines of code that the launch can reach, and none at "
				"its start: together they take %llu cycles (M18)",
				(unsigned long long)k->lines_cycles);
		if (k->change_cycles && strcmp(k->out->bound[k->out->nbound - 1].name, "exact") != 0)
			wb_bound_assume(k,
				"the code need not fit into the instruction cache: each change of line takes %llu "
				"cycles (M18)",
				(unsigned long long)k->change_cycles);
		if (k->nstores && reads_launch(k->in->fn))
			wb_bound_assume(k,
				"no store reaches kernel arguments or dispatch packet, which are read-only (M13); %llu "
				"%s in the code might",
				(unsigned long long)k->nstores, k->nstores == 1 ? "store" : "stores");
	}
	k->out->nbound = all;
}

/* Whether @a is listed before @b: safe bounds first, by size; the rest as computed. */
static bool
before(const struct wb_bound *a, const struct wb_bound *b)
{
	return a->safe && (!b->safe || a->cycles < b->cycles);
}

static void
choose(struct wb_kernel_bounds *out)
{
	for (uint32_t n = 1; n < out->nbound; n++)
		for (uint32_t k = n; k > 0 && before(&out->bound[k], &out->bound[k - 1]); k--) {
			struct wb_bound swap = out->bound[k];

			out->bound[k] = out->bound[k - 1];
			out->bound[k - 1] = swap;
		}
	out->headline = out->nbound && out->bound[0].safe ? 0 : WB_NONE;
}

/* One bound may fail; its report is kept in @aside. A wrong certificate (WB_GATE) is never ignored. */
static enum wb_status
attempt(struct work *k, struct wb_diag *aside, enum wb_status (*bound)(struct work *), enum wb_status so_far)
{
	struct wb_ctx own = *k->cx, *cx = k->cx;
	uint32_t nproof = k->out->nproof;
	enum wb_status s;

	own.diag = aside;
	k->cx = &own;
	s = bound(k);
	k->cx = cx;
	if (s != WB_OK)
		k->out->nproof = nproof;
	return s != WB_OK && so_far != WB_GATE ? s : so_far;
}

/* Whether flow facts of the user bound paths or loops. */
static bool
has_facts(const struct work *k)
{
	bool any = false;

	for (uint32_t f = 0; f < k->nfn; f++) {
		for (uint32_t r = 0; k->fn[f]->rows && r < k->fn[f]->rows->nrow; r++)
			any = any || k->fn[f]->rows->row[r].given;
		for (uint32_t l = 0; k->fn[f]->bounds && l < k->fn[f]->loops->nloop; l++)
			any = any || wb_bound_given(k->fn[f]->bounds->loop[l].origin) ||
				wb_bound_given(k->fn[f]->bounds->loop[l].total_origin);
	}
	return any;
}

/* Some run takes the exact time. Where a bound is below it, a flow fact or the <values> of the launch exclude what
 * happens in the launch; or, if there is none, the analysis is wrong. */
static enum wb_status
check_facts(struct work *k)
{
	const struct wb_bound *least = &k->out->bound[0];
	const struct wb_exact *e = k->out->exact;
	const char *who = has_facts(k) ? "the flow facts give" :
		k->in->launch->range.n	       ? "the <values> of the launch give" :
						 NULL;

	if (k->out->scalar_lines)	/* scalar accesses may hit, which the execution does not know (M20) */
		return WB_OK;
	if (!e || e->status != WB_EXACT_DETERMINED || least->cycles >= e->cycles)
		return WB_OK;
	wb_report(k->cx->diag, who ? WB_E_FACT_MIN : WB_E_BOUND_BROKEN, k->in->fn->loc,
		"%s a bound of %llu cycles (%s), but %s run of this launch takes %llu",
		who ? who : "the analysis finds", (unsigned long long)least->cycles, least->name,
		k->in->machine->at_most ? "one" : "every", (unsigned long long)e->cycles);
	k->out->headline = WB_NONE;
	return who ? WB_REFUSED : WB_INTERNAL;
}

static enum wb_status
bound_launch(struct work *k)
{
	struct wb_diag *aside = wb_diag_new(k->cx->unit, k->cx->files);
	enum wb_status s = WB_OK;

	aside->kernel = k->cx->diag->kernel;
	s = attempt(k, aside, wb_bound_exact, s);
	s = attempt(k, aside, wb_bound_isolated, s);
	s = attempt(k, aside, wb_bound_round_robin, s);
	s = attempt(k, aside, wb_bound_work_span, s);
	s = attempt(k, aside, wb_bound_abstract_warp, s);
	s = attempt(k, aside, wb_bound_oldest_first, s);
	assume_common(k);
	choose(k->out);
	if (k->out->headline != WB_NONE && s != WB_GATE)
		return check_facts(k);
	wb_diag_merge(k->cx->diag, aside);
	if (s != WB_OK)
		return s;
	wb_report(k->cx->diag, WB_E_NO_KERNEL_BOUND, k->in->fn->loc,
		"no bound that is safe for '%s' is known for this kernel and launch", k->in->machine->name);
	return WB_REFUSED;
}

enum wb_status
wb_kernel_bound(struct wb_ctx *cx, const struct wb_bound_input *in, struct wb_kernel_bounds *out)
{
	struct work k = { .cx = cx, .in = in, .out = out };
	struct wb_objective alone = wb_objective_isolated(in->machine);
	uint64_t *times = NULL;
	enum wb_status s;

	*out = (struct wb_kernel_bounds){ .launch = in->launch, .headline = WB_NONE };
	out->proof = WB_NEW(cx->unit, const struct wb_wave *, MOST_PROOFS);
	out->proof_name = WB_NEW(cx->unit, const char *, MOST_PROOFS);
	out->bound = WB_NEW(cx->unit, struct wb_bound, MOST_BOUNDS);
	s = wb_wave_order(cx, in->module, in->fn, &k.fn, &k.nfn);
	if (s == WB_OK)
		s = inspect_lines(&k);
	alone.fetch = k.change_cycles;
	alone.once = k.lines_cycles;
	if (s == WB_OK)
		s = keep_wave(&k, "isolated", &alone, &out->isolated);
	if (s == WB_OK && in->times)
		s = wb_block_times_attach(cx, in->times, in->fn, &times);
	if (s != WB_OK || !in->launch)
		return s;
	s = wb_bound_inspect(&k);
	if (s == WB_OK && times)
		s = wb_bound_hybrid(&k, times);
	return s == WB_OK ? bound_launch(&k) : s;
}
