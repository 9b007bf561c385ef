/* src/simd/bound.c -- from phases to the bound of a launch: the schedule, the upload, refresh.
 *
 * Two work-groups alternate: while one computes, the other one accesses. So the time of a pair is the sum, over
 * adjacent phases, of the longer one (Eqs. 17 and 18). If accesses depend on data, the order is unknown. Then
 * work-groups are counted one after the other, which bounds every order in which one of them always runs.
 *
 * The safe bound is computed with all corrections of the published procedure, and again with one more each time, so
 * that the report has the cost of each correction.
 *
 * Source: Spliet and Mullins, sections 4.5, 5.7 and 5.8.
 */
#include "simd.h"

const char *const wb_simd_resource_name[WB_SIMD_RESOURCES] = {
	[WB_SIMD_COMPUTE] = "compute", [WB_SIMD_ON_DRAM] = "dram", [WB_SIMD_ON_SP] = "scratchpad"
};
const char *const wb_simd_correction_what[WB_SIMD_CORRECTIONS] = {
	[WB_SIMD_CORRECT_STALL] = "a reciprocal is waited for by its last slot alone",
	[WB_SIMD_CORRECT_COUNT] = "counts of loops derived from the program",
	[WB_SIMD_CORRECT_SCRATCHPAD] = "scratchpad rows start anywhere in a line",
	[WB_SIMD_CORRECT_DRAM] = "tiles start in any pair of banks; indexed words open a row each",
	[WB_SIMD_CORRECT_PATH] = "the longest path counts accesses; accesses that depend on data have no order",
	[WB_SIMD_CORRECT_REST] = "computing after the last access",
};

struct bounder {
	struct wb_ctx *cx;
	const struct wb_fn *fn;
	const struct wb_sim_d *m;
	const struct wb_simd_launch *l;
	struct simd_flow flow[2];	/* [as published] */
	const struct simd_flow *f;	/* of this run */
	struct simd_cost cost;
	uint64_t workgroups, upload;
	const struct simd_stride *stride;
	uint32_t corrections;		/* bit n: enum wb_simd_correction n */
	struct simd_pattern *pattern;	/* [block] in this run */
	bool *inexact;
	bool silent;			/* a run for comparison: it reports nothing */
	bool overflow;
};

static bool
is_corrected(const struct bounder *b, enum wb_simd_correction m)
{
	return b->corrections >> m & 1;
}

/* ---- checked sums ---------------------------------------------------------------------------- */
static uint64_t
add(struct bounder *b, uint64_t x, uint64_t y)
{
	uint64_t r = 0;

	b->overflow = b->overflow || !wb_add_u64(x, y, &r);
	return r;
}

static uint64_t
mul(struct bounder *b, uint64_t x, uint64_t y)
{
	uint64_t r = 0;

	b->overflow = b->overflow || !wb_mul_u64(x, y, &r);
	return r;
}

static uint64_t
more(uint64_t x, uint64_t y)
{
	return x > y ? x : y;
}

/* Eq. 19: everything stops while DRAM is refreshed. */
static uint64_t
inflate(struct bounder *b, uint64_t c)
{
	uint64_t between = (uint64_t)(b->m->dram.REFI - b->m->dram.RFC) * b->m->compute_mhz / b->m->dram_mhz,
		 stops = wb_ceil_div(c, between ? between : 1);
	wb_u128 clocks = (wb_u128)stops * b->m->dram.RFC * b->m->compute_mhz;
	wb_u128 cycles = (clocks + b->m->dram_mhz - 1) / b->m->dram_mhz;

	b->overflow = b->overflow || cycles > UINT64_MAX;
	return add(b, c, (uint64_t)cycles);
}

/* ---- iterations of loops ---------------------------------------------------------------------- */
static void
annotated(struct bounder *b)
{
	for (uint32_t k = 0; k < b->f->nblock; k++) {
		const struct wb_simd_inst *i = simd_last(b->f, k);

		b->inexact[k] = false;
		b->pattern[k] = (struct simd_pattern){ i->cycle, false, i->taken, i->other, i->start };
	}
}

/* The bound that passes found for the loop that begins with block @first, or NULL. */
static const struct wb_loop_bound *
derived(const struct bounder *b, uint32_t first)
{
	const struct wb_fn *fn = b->fn;
	uint32_t at = b->f->block[first].first, same = 0;

	for (uint32_t l = 0; l < b->f->nloop; l++)
		same += b->f->loop[l].first == first;
	for (uint32_t l = 0; same == 1 && fn->loops && fn->bounds && l < fn->loops->nloop; l++) {
		const struct wb_loop *loop = &fn->loops->loop[l];

		if (!loop->irreducible && fn->block[loop->header].ninst &&
			fn->inst[fn->block[loop->header].first].addr / 8 == at)
			return fn->bounds->loop[l].max == WB_UNKNOWN ? NULL : &fn->bounds->loop[l];
	}
	return NULL;
}

/* The branch that ends loop @l: at its end, or the first exit to behind it. */
static uint32_t
deciding(const struct simd_flow *f, const struct simd_loop *l, bool *at_end)
{
	*at_end = simd_last(f, l->last)->op == WB_SIMD_SICJ;
	for (uint32_t k = l->first; k < l->last && !*at_end; k++)
		if (simd_last(f, k)->op == WB_SIMD_SICJ && f->edge[f->block[k].out].dst == l->last + 1)
			return k;
	return *at_end ? l->last : WB_NONE;
}

/* How often the pattern repeats before the loop ends; WB_UNKNOWN: it has another form. */
static uint64_t
rounds(const struct simd_pattern *p, bool at_end)
{
	if (at_end)
		return p->other == 1 && !p->at ? p->taken : WB_UNKNOWN;
	return p->taken == 1 && p->at == (p->other > 0) ? p->other : WB_UNKNOWN;
}

/* Whether the branch at the end of block @k is never taken, or (not @taken) always. */
static bool
is_never_taken(const struct bounder *b, uint32_t k, bool taken)
{
	const struct wb_fn *fn = b->fn;

	for (uint32_t e = 0; e < fn->nedge; e++) {
		const struct wb_inst *i = wb_edge_decided(fn, e) ? wb_last_inst(fn, fn->edge[e].src) : NULL;

		if (i && i->addr / 8 == b->f->block[k].first + b->f->block[k].ninst - 1 &&
			(fn->edge[e].kind == WB_EDGE_TAKEN) == taken)
			return true;
	}
	return false;
}

static enum wb_status
derive(struct bounder *b, const struct simd_loop *l)
{
	const struct wb_loop_bound *lb = derived(b, l->first);
	bool at_end;
	uint32_t k = deciding(b->f, l, &at_end);
	struct simd_pattern *p = k == WB_NONE ? NULL : &b->pattern[k];
	const struct wb_simd_inst *i;

	if (!p)
		return WB_OK;
	i = simd_last(b->f, k);
	if (p->there && is_never_taken(b, k, !at_end)) {
		wb_report(b->cx->diag, WB_E_SIMD_LOOP, i->note,
			"the annotation ends the loop, and the program never does");
		return WB_REFUSED;
	}
	if (!lb)
		return WB_OK;
	if (p->there &&
		(rounds(p, at_end) == WB_UNKNOWN || (rounds(p, at_end) <= lb->max && rounds(p, at_end) >= lb->min)))
		return WB_OK;
	if (p->there && rounds(p, at_end) < lb->min) {
		wb_report(b->cx->diag, WB_E_SIMD_LOOP, i->note,
			"the annotation repeats the loop %llu times, and the program at least %llu times",
			(unsigned long long)rounds(p, at_end), (unsigned long long)lb->min);
		return WB_REFUSED;
	}
	if (p->there && !b->silent)
		wb_report(b->cx->diag, WB_W_SIMD_DERIVED, i->note,
			"the annotation repeats the loop %llu times, and the program at most %llu times",
			(unsigned long long)rounds(p, at_end), (unsigned long long)lb->max);
	*p = at_end ? (struct simd_pattern){ true, true, lb->max, 1, 0 } :
		      (struct simd_pattern){ true, true, 1, lb->max, lb->max > 0 };
	b->inexact[k] = lb->min != lb->max;
	return WB_OK;
}

static enum wb_status
count_loops(struct bounder *b)
{
	enum wb_status s = WB_OK;

	annotated(b);
	for (uint32_t l = 0; l < b->f->nloop && s == WB_OK && is_corrected(b, WB_SIMD_CORRECT_COUNT); l++)
		s = derive(b, &b->f->loop[l]);
	return s;
}

/* ---- one policy -------------------------------------------------------------------------------------- */
static enum wb_status
find_path(struct bounder *b, enum wb_simd_policy policy, struct simd_path *path)
{
	struct simd_rules r = {
		.policy = policy, .safe = is_corrected(b, WB_SIMD_CORRECT_PATH), .pattern = b->pattern,
			.inexact = b->inexact
	};
	enum wb_status s = count_loops(b);

	if (s == WB_OK)
		s = simd_longest(b->cx, b->f, b->m, &b->cost, &r, path);
	if (s != WB_OK || !r.safe || !path->varies)
		return s;
	r.everything = true;
	b->silent = true;
	s = count_loops(b);
	return s == WB_OK ? simd_longest(b->cx, b->f, b->m, &b->cost, &r, path) : s;
}

/* Computing behind the last access; 0 if only the end of the kernel follows. */
static uint64_t
after_last_access(struct bounder *b, const struct simd_seg *s)
{
	uint32_t last = b->f->nblock - 1, pipe = b->m->decode_stages + b->m->execute_stages;
	bool ends = b->f->block[last].ninst == 1 && simd_last(b->f, last)->op == WB_SIMD_EXIT;

	if (!is_corrected(b, WB_SIMD_CORRECT_REST) || (s->any && !s->tail && ends && !b->cost.resource[last]))
		return 0;
	return add(b, add(b, s->any ? s->tail : 0, b->cost.cold[last]), pipe);
}

/* Two work-groups that alternate, Eqs. 17 and 18. */
static uint64_t
alternate(struct bounder *b, const struct simd_seg *s, uint64_t first, uint64_t sum, struct wb_simd_schedule *out)
{
	uint64_t wrap = out->rest_cycles ? add(b, more(s->last, out->rest_cycles), add(b, out->rest_cycles, first)) :
					   more(s->last, first);

	out->pair_cycles = add(b, add(b, more(first, s->first), s->pair), wrap);
	return add(b, mul(b, b->workgroups / 2, out->pair_cycles),
		b->workgroups % 2 ? sum :
			first < s->last ? first :
					  s->last);
}

static void
schedule(struct bounder *b, const struct simd_path *w, struct wb_simd_schedule *out)
{
	const struct simd_seg *s = &w->seg;
	uint64_t first = add(b, s->lead, b->m->decode_stages + b->m->execute_stages), sum = 0, all;

	*out = (struct wb_simd_schedule){ .step = w->step,
		.nstep = w->nstep,
		.cut = w->cut,
		.in_turn = is_corrected(b, WB_SIMD_CORRECT_PATH) && w->varies,
		.why = w->why,
		.rest_cycles = after_last_access(b, s) };
	memcpy(out->sum_cycles, s->sum, sizeof(out->sum_cycles));
	if (s->any || is_corrected(b, WB_SIMD_CORRECT_REST))
		out->sum_cycles[WB_SIMD_COMPUTE] = add(b, add(b, s->sum[WB_SIMD_COMPUTE], first), out->rest_cycles);
	out->phases = s->any ? add(b, s->phases, 1 + (out->rest_cycles > 0)) : out->rest_cycles > 0;
	for (uint32_t r = 0; r < WB_SIMD_RESOURCES; r++)
		sum = add(b, sum, out->sum_cycles[r]);
	all = out->in_turn || !s->any ? mul(b, b->workgroups, sum) : alternate(b, s, first, sum, out);
	out->cycles = inflate(b, add(b, all, b->upload));
	b->overflow = b->overflow || s->overflow;
}

/* Eqs. 10 and 14, of the phases with scratchpads as accesses. */
static void
limits(struct bounder *b, const struct wb_simd_schedule *s, struct wb_simd_bounds *out)
{
	uint64_t w = b->workgroups,
		 sum = add(b, add(b, s->sum_cycles[WB_SIMD_COMPUTE], s->sum_cycles[WB_SIMD_ON_DRAM]),
			 s->sum_cycles[WB_SIMD_ON_SP]);
	uint64_t one = more(more(mul(b, w, s->sum_cycles[WB_SIMD_COMPUTE]), mul(b, w, s->sum_cycles[WB_SIMD_ON_SP])),
		inflate(b, mul(b, w, s->sum_cycles[WB_SIMD_ON_DRAM])));

	out->upper_cycles = inflate(b, add(b, mul(b, w, sum), b->upload));
	out->lower_cycles = more(add(b, one, b->upload), inflate(b, add(b, mul(b, w / 2 + w % 2, sum), b->upload)));
}

/* ---- a run with some corrections ------------------------------------------------------------------------------ */
static enum wb_status
run(struct bounder *b, uint32_t corrections, struct wb_simd_schedule *out)
{
	struct simd_model how = { b->m, b->l->width, corrections >> WB_SIMD_CORRECT_DRAM & 1,
		corrections >> WB_SIMD_CORRECT_SCRATCHPAD & 1, b->stride };
	enum wb_status s;

	b->corrections = corrections;
	b->f = &b->flow[!is_corrected(b, WB_SIMD_CORRECT_PATH)];
	b->upload = simd_upload_cycles(b->cx->tmp, b->f->p, b->m, !is_corrected(b, WB_SIMD_CORRECT_DRAM));
	simd_pipeline(b->cx, b->f, b->m, !is_corrected(b, WB_SIMD_CORRECT_STALL), &b->cost);
	s = simd_accesses(b->cx, b->f, &how, &b->cost);
	for (uint32_t p = 0; p < WB_SIMD_POLICIES && s == WB_OK; p++) {
		struct simd_path path = { .step = NULL };

		s = find_path(b, (enum wb_simd_policy)p, &path);
		if (s == WB_OK)
			schedule(b, &path, &out[p]);
	}
	return s;
}

/* Blocks, edges and loops; @published: as far as the published tool sees them. */
static enum wb_status
find_flow(struct bounder *b, const struct wb_simd *p, bool published)
{
	struct wb_ctx aside = *b->cx;	/* the stack was reported when the program was read */
	enum wb_status s;

	aside.diag = wb_diag_new(b->cx->unit, b->cx->files);
	s = simd_flow(&aside, p, true, published, &b->flow[published]);
	return s == WB_OK ? simd_loops(b->cx, &b->flow[published]) : s;
}

/* The bound with no correction, and with one more each time. */
static void
compare(struct bounder *b, struct wb_simd_bounds *out)
{
	struct wb_ctx aside = *b->cx;
	struct wb_simd_schedule s[WB_SIMD_POLICIES];
	uint64_t before[WB_SIMD_POLICIES];

	aside.diag = wb_diag_new(b->cx->unit, b->cx->files);
	b->cx = &aside;
	b->silent = true;
	if (find_flow(b, b->flow[0].p, true) != WB_OK || run(b, 0, s) != WB_OK)
		return;
	out->compared = true;
	for (uint32_t p = 0; p < WB_SIMD_POLICIES; p++)
		out->published_cycles[p] = before[p] = s[p].cycles;
	for (uint32_t k = 0; k < WB_SIMD_CORRECTIONS && out->compared; k++) {
		out->compared = run(b, (2u << k) - 1, s) == WB_OK;
		for (uint32_t p = 0; p < WB_SIMD_POLICIES && out->compared; p++) {
			out->correction_cycles[k][p] = (int64_t)(s[p].cycles - before[p]);
			before[p] = s[p].cycles;
		}
	}
}

static void
list_accesses(struct bounder *b, struct wb_simd_bounds *out)
{
	out->access = WB_NEW(b->cx->unit, struct wb_simd_cost, b->f->nblock);
	for (uint32_t k = 0; k < b->f->nblock; k++)
		if (b->cost.resource[k])
			out->access[out->naccess++] =
				(struct wb_simd_cost){ b->f->block[k].first + b->f->block[k].ninst - 1,
					b->cost.access[k] };
}

/* The branches whose visits are counted, with their patterns. */
static void
list_counts(struct bounder *b, struct wb_simd_bounds *out)
{
	bool silent = b->silent;

	b->silent = true;
	if (count_loops(b) == WB_OK)	/* as before visits were counted */
		out->count = WB_NEW(b->cx->unit, struct wb_simd_count, b->f->nblock);
	b->silent = silent;
	for (uint32_t k = 0; out->count && k < b->f->nblock; k++) {
		const struct simd_pattern *p = &b->pattern[k];

		if (p->there)
			out->count[out->ncount++] =
				(struct wb_simd_count){ b->f->block[k].first + b->f->block[k].ninst - 1, p->taken,
					p->other, p->at, p->derived, b->inexact[k] };
	}
}

static void
list_assumptions(struct bounder *b, const struct wb_simd_schedule *s, struct wb_simd_bounds *out)
{
	for (uint32_t k = 0; k < b->f->nblock; k++)
		if (simd_last(b->f, k)->cycle)
			WB_PUSH(b->cx->unit, &out->assumption,
				wb_format(b->cx->unit, "the branch in line %u is taken as its annotation says",
					simd_last(b->f, k)->loc.line));
	for (uint32_t k = 0; k < b->f->p->ninst; k++)
		if (b->f->p->inst[k].valued)
			WB_PUSH(b->cx->unit, &out->assumption,
				wb_format(b->cx->unit, "line %u writes at most %u", b->f->p->inst[k].loc.line,
					b->f->p->inst[k].value));
	for (uint32_t p = 0; p < WB_SIMD_POLICIES; p++)
		if (s[p].in_turn && (!p || !s[0].in_turn))
			WB_PUSH(b->cx->unit, &out->assumption,
				wb_format(b->cx->unit,
					"work-groups count one after the other: line %u decides what is accessed",
					s[p].why.line));
}

/* ---- does the machine hold the program ------------------------------------------------------------------------ */
static enum wb_status
fits(struct wb_ctx *cx, const struct simd_flow *f, const struct wb_sim_d *m, const struct wb_simd_launch *l)
{
	if (!l->width || l->width > m->threads || m->threads % l->width || !l->dim_x || !l->dim_y) {
		wb_report(cx->diag, WB_E_LAUNCH_SIZE, WB_NO_LOC, "a work-group of %u threads cannot be %u wide",
			m->threads, l->width);
		return WB_BAD_INPUT;
	}
	if (f->p->ninst > m->most_insts) {
		wb_report(cx->diag, WB_E_SIMD_REFUSED, f->p->inst[m->most_insts].loc,
			"the machine holds %u instructions, and this is one more", m->most_insts);
		return WB_REFUSED;
	}
	if (f->deepest <= m->control_stack)
		return WB_OK;
	wb_report(cx->diag, WB_E_SAS_STACK, f->p->inst[0].loc,
		"the control stack of the machine has %u entries, and the program needs %u", m->control_stack,
		f->deepest);
	return WB_BAD_INPUT;
}

/* The program is read once, in bursts from an aligned address. With DDR4-1866, Eq. 15 is below the controller. */
uint64_t
simd_upload_cycles(struct wb_arena *tmp, const struct wb_simd *p, const struct wb_sim_d *m, bool published)
{
	uint64_t bytes = (uint64_t)p->ninst * m->inst_bytes, bursts = (bytes + 56) / WB_DRAM_BURST_BYTES,
		 clocks = wb_dram_stream_delay(&m->dram, bursts ? bursts : 1, true, false), exact;
	uint32_t words = (uint32_t)(bytes / 4);
	struct wb_dram_tile t = { 0, words, words, 1, false };

	exact = published ? 0 : wb_dram_delay(tmp, &m->dram, &t);
	return simd_compute_cycles(m, exact > clocks ? exact : clocks);
}

/* All but the comparison. */
static enum wb_status
bound(struct bounder *b, const struct wb_module *mod, struct wb_simd_bounds *out)
{
	enum wb_status s = find_flow(b, mod->simd, out->published);

	b->f = &b->flow[out->published];
	if (s == WB_OK)
		b->stride = simd_strides(b->cx, b->f);
	if (s == WB_OK)
		s = fits(b->cx, b->f, b->m, b->l);
	if (s != WB_OK)
		return s;
	b->workgroups = out->workgroups =
		wb_ceil_div(b->l->dim_x, b->l->width) * wb_ceil_div(b->l->dim_y, b->m->threads / b->l->width);
	b->pattern = WB_NEW(b->cx->unit, struct simd_pattern, b->f->nblock);
	b->inexact = WB_NEW(b->cx->unit, bool, b->f->nblock);
	s = run(b, out->published ? 0 : (1u << WB_SIMD_CORRECTIONS) - 1, out->policy);
	if (s != WB_OK)
		return s;
	out->upload_cycles = b->upload;
	limits(b, &out->policy[WB_SIMD_SP_AS_ACCESS], out);
	list_accesses(b, out);
	list_counts(b, out);
	list_assumptions(b, out->policy, out);
	if (!b->overflow)
		return WB_OK;
	wb_report(b->cx->diag, WB_E_CYCLES_OVERFLOW, mod->fn[0]->loc, "the bound does not fit in 64 bits");
	return WB_OVERFLOW;
}

enum wb_status
wb_simd_bound(struct wb_ctx *cx, const struct wb_module *mod, const struct wb_machine *machine,
	const struct wb_simd_launch *l, bool published, struct wb_simd_bounds *out)
{
	struct bounder b = { .cx = cx, .fn = mod->fn[0], .m = &machine->sim_d, .l = l };
	enum wb_status s;

	*out = (struct wb_simd_bounds){ .published = published };
	s = bound(&b, mod, out);
	if (s == WB_OK && !published)
		compare(&b, out);
	return s;
}

enum wb_status
simd_costs(struct wb_ctx *cx, const struct wb_module *mod, const struct wb_sim_d *m, const struct wb_simd_launch *l,
	struct simd_flow *f, struct simd_cost *c, struct wb_simd_bounds *out)
{
	struct bounder b = { .cx = cx, .fn = mod->fn[0], .m = m, .l = l };
	enum wb_status s;

	*out = (struct wb_simd_bounds){ .published = false };
	s = bound(&b, mod, out);
	*f = b.flow[0];
	*c = b.cost;
	return s;
}
