/* test/lib/claims.c -- what DIVERGENCE and EXCLUSIVE claim against what a run does, see claims.h. */
#include <stdarg.h>
#include <stdio.h>

#include "claims.h"
#include "kernel.h"
#include "../../src/cli/lists.h"
#include "wavebound/divergence.h"
#include "wavebound/gcn.h"
#include "wavebound/lanes.h"
#include "wavebound/pass.h"

/* A value observed in one wave, by location and iterations. */
struct observed {
	uint64_t key, value;
};
struct wave {
	struct wb_sim_wave *w;
	uint64_t group;
	uint32_t number;
	uint64_t *round;		/* [loop] */
	uint64_t *entered;		/* [loop] EXEC at its header in the first iteration */
	uint32_t block, branch;		/* last block; branch that is being executed, WB_NONE */
	uint64_t branch_key;
	uint64_t before;		/* EXEC */
	int64_t *sum;			/* [row] left side so far */
};
/* Where a buffer may begin, by what scalar loads read of it. */
struct pointer {
	uint64_t least, most;
};
struct claims {
	struct wb_ctx *cx;
	const struct wb_fn *fn;		/* the kernel */
	const struct wb_launch *launch;
	const struct wb_machine *machine;
	uint32_t lanes;
	WB_VEC(struct wave *) wave;
	struct observed *observed; uint32_t nobserved, cap;
	int64_t *coeff;			/* [row * edges + edge] of the edge's executions in the row */
	struct claims_tally *sum;
	struct claims_seen *seen;	/* [inst]; NULL: not needed */
	struct pointer *pointer;	/* [argument] */
	struct wb_sim_observer observer;
	char wrong[240];
};

static void WB_PRINTF(3, 4)
fail(struct claims *c, uint32_t inst, const char *fmt, ...)
{
	struct wb_out o;
	va_list ap;
	size_t n;

	if (*c->wrong)
		return;
	o = wb_out_new(c->cx->unit);
	wb_print_inst(&o, NULL, c->fn, inst);
	n = (size_t)snprintf(c->wrong, sizeof c->wrong, "#%u %.*s: ", inst, (int)o.n, o.at);
	va_start(ap, fmt);
	if (n < sizeof c->wrong)
		vsnprintf(c->wrong + n, sizeof c->wrong - n, fmt, ap);
	va_end(ap);
}

/* ---- waves --------------------------------------------------------------------------------- */
static struct wave *
wave_of(struct claims *c, struct wb_sim_wave *w, uint32_t inst)
{
	uint64_t group;
	uint32_t number = wb_sim_wave_number(w, &group);
	struct wave *x;

	for (uint32_t k = 0; k < c->wave.n; k++)
		if (c->wave.at[k]->w == w && c->wave.at[k]->group == group && c->wave.at[k]->number == number && inst)
			return c->wave.at[k];
	for (uint32_t k = 0; k < c->wave.n; k++)
		if (c->wave.at[k]->w == w && c->wave.at[k]->group == group && c->wave.at[k]->number == number)
			return c->wave.at[k];
	x = WB_NEW(c->cx->unit, struct wave, 1);
	*x = (struct wave){ .w = w, .group = group, .number = number, .block = WB_NONE, .branch = WB_NONE };
	x->round = WB_NEW(c->cx->unit, uint64_t, c->fn->loops->nloop + 1);
	x->entered = WB_NEW(c->cx->unit, uint64_t, c->fn->loops->nloop + 1);
	x->sum = WB_NEW(c->cx->unit, int64_t, c->fn->rows ? c->fn->rows->nrow : 0);
	WB_PUSH(c->cx->unit, &c->wave, x);
	return x;
}

static uint64_t
mix(uint64_t h, uint64_t x)
{
	return (h ^ x) * UINT64_C(0x100000001b3) + (h >> 29);
}

/* The location and the iterations of the loops around it; @what distinguishes operands. */
static uint64_t
place(const struct claims *c, const struct wave *w, uint32_t inst, uint64_t what, uint8_t cls)
{
	uint64_t h = mix(mix(0x9e3779b97f4a7c15, inst), what);

	for (uint32_t l = c->fn->loops->of_block[c->fn->gsa->block_of[inst]]; l != WB_NONE;
		l = c->fn->loops->loop[l].parent)
		h = mix(h, w->round[l] + 1);
	return mix(h, cls == WB_DIV_LAUNCH ? 1 : 2 + w->group) | 1;
}

/* Whether all waves that came here have the same value. */
static bool
shared(struct claims *c, uint64_t key, uint64_t value)
{
	uint32_t s;

	if (c->nobserved * 2 >= c->cap) {
		uint32_t old = c->cap;
		struct observed *was = c->observed;

		c->cap = old ? 2 * old : 4096;
		c->observed = WB_NEW(c->cx->unit, struct observed, c->cap);
		for (uint32_t k = 0; k < old; k++)
			if (was[k].key) {
				for (s = (uint32_t)(was[k].key >> 20) & (c->cap - 1); c->observed[s].key;
					s = (s + 1) & (c->cap - 1))
					;
				c->observed[s] = was[k];
			}
	}
	for (s = (uint32_t)(key >> 20) & (c->cap - 1); c->observed[s].key; s = (s + 1) & (c->cap - 1))
		if (c->observed[s].key == key) {
			c->sum->shared++;
			return c->observed[s].value == value;
		}
	c->observed[s] = (struct observed){ key, value };
	c->nobserved++;
	return true;
}

/* ---- operands ---------------------------------------------------------------------------------- */
/* The work-item ids of @lane, as strides count them. */
static void
ids_of(const struct claims *c, const struct wave *w, uint32_t lane, uint32_t id[3])
{
	uint64_t size[3], g = w->group, t = (uint64_t)w->number * c->lanes + lane;

	id[0] = lane;
	id[1] = id[2] = 0;
	if (c->fn->divergence->ids == WB_DIV_IDS_LANE)
		return;
	for (int k = 0; k < 3; k++) {
		uint64_t full = c->launch->workgroup[k], n = wb_ceil_div(c->launch->grid[k], full), at = g % n;

		g /= n;
		size[k] = at + 1 < n || c->launch->grid[k] % full == 0 ? full : c->launch->grid[k] % full;
	}
	id[0] = (uint32_t)(t % size[0]);
	id[1] = (uint32_t)(t / size[0] % size[1]);
	id[2] = (uint32_t)(t / size[0] / size[1]);
}

static uint32_t
low_mask(uint8_t bits)
{
	return bits >= 32 ? UINT32_MAX : ((uint32_t)1 << bits) - 1;
}

static void
check_form(struct claims *c, const struct wave *w, uint32_t inst, const struct wb_div_shape *f, const uint32_t *value,
	uint64_t exec, const char *what, uint64_t key)
{
	uint32_t first = 0, base = 0;
	bool any = false;

	if (f->cls == WB_DIV_DIVERGENT)
		return;
	for (uint32_t lane = 0; lane < c->lanes; lane++) {
		uint32_t id[3], b;

		if (!(exec >> lane & 1))
			continue;
		ids_of(c, w, lane, id);
		b = value[lane] - f->stride[0] * id[0] - f->stride[1] * id[1] - f->stride[2] * id[2];
		if (value[lane] > f->max)
			fail(c, inst, "%s: %u in lane %u is above %u", what, value[lane], lane, f->max);
		if ((b ^ f->low) & low_mask(f->low_bits))
			fail(c, inst, "%s: low bits of the base %u in lane %u", what, b, lane);
		if (any && b != base)
			fail(c, inst, "%s: %s, but %u in lane %u and %u in lane %u", what, wb_div_class_name[f->cls],
				value[lane], lane, value[first], first);
		base = any ? base : b;
		first = any ? first : lane;
		any = true;
	}
	if (any && f->base <= WB_DIV_WORKGROUP && !shared(c, place(c, w, inst, key, f->base), base))
		fail(c, inst, "%s: said to be the same in the %s", what, wb_div_class_name[f->base]);
}

static void
check_operands(struct claims *c, struct wave *w, uint32_t inst, uint64_t exec)
{
	const struct wb_inst *i = &c->fn->inst[inst];
	const struct wb_divergence *d = c->fn->divergence;

	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(c->fn, i, o);

		for (uint32_t k = 0; op->kind == WB_OPND_UNIT && op->flags & WB_USE && k < op->nunit; k++) {
			const struct wb_div_shape *f = wb_div_use(d, c->fn->gsa, i, o, k);
			uint32_t u = op->id + k, flat[64];
			bool vector = u >= WB_GCN_V0;

			if (!f || u == WB_GCN_MODE || u >= WB_GCN_A0 ||
				(vector && u - WB_GCN_V0 >= wb_sim_wave_vgprs(w->w)))
				continue;
			(vector ? c->sum->vector : c->sum->scalar)[f->cls]++;
			for (uint32_t lane = 0; lane < 64; lane++)
				flat[lane] = vector ? wb_sim_vgpr(w->w, u - WB_GCN_V0)[lane] : wb_sim_sgpr(w->w)[u];
			check_form(c, w, inst, f, flat, vector ? exec : 1, c->fn->unit[u].name, (uint64_t)o << 8 | k);
		}
	}
}

/* ---- masks, branches, loops ----------------------------------------------------------------------- */
static uint64_t
full(const struct claims *c)
{
	return c->lanes == 64 ? UINT64_MAX : UINT32_MAX;
}

static void
check_mask(struct claims *c, struct wave *w, uint32_t inst)
{
	const struct wb_inst *i = &c->fn->inst[inst];
	const struct wb_div_shape *f;
	const uint32_t *s = wb_sim_sgpr(w->w);
	uint64_t now;

	if (c->fn->divergence->lanes[inst] == WB_NONE || !w->before)
		return;
	f = &c->fn->divergence->shape[c->fn->divergence->lanes[inst]];
	c->sum->masks++;
	if (f->cls > WB_DIV_WAVE)
		return;
	c->sum->uniform_masks++;
	if ((i->op >= WB_OP_EQ && i->op <= WB_OP_CMP && i->op != WB_OP_CMPX) || i->op == WB_OP_SELECT)
		now = s[wb_opnd(c->fn, i, 0)->id] | (uint64_t)s[wb_opnd(c->fn, i, 0)->id + 1] << 32;
	else
		now = wb_sim_exec(w->w);
	now &= w->before & full(c);
	if (now && now != (w->before & full(c)))
		fail(c, inst, "its lanes differ: %llx of %llx", (unsigned long long)now, (unsigned long long)w->before);
}

/* What the cost table charges for @inst at least. */
static void
check_charge(struct claims *c, const struct wb_sim_effect *e, uint32_t inst)
{
	const struct wb_inst *i = &c->fn->inst[inst];
	uint64_t lines = wb_machine_inst_trans(c->machine, c->fn, i, c->lanes),
		 rounds = wb_machine_inst_rounds(c->machine, c->fn, i, c->lanes, c->launch->lds_bytes > 0);

	c->sum->worst += e->lines == lines;
	if (e->lines > lines || e->rounds > rounds)
		fail(c, inst, "%u lines and %u rounds, charged at the worst for %llu and %llu", e->lines, e->rounds,
			(unsigned long long)lines, (unsigned long long)rounds);
}

static void
check_access(struct claims *c, const struct wb_sim_wave *w, uint32_t inst)
{
	const struct wb_div_access *a = wb_div_access_of(c->fn->divergence, inst);
	const struct wb_sim_effect *e = wb_sim_last(w);

	if (!a)
		return;
	check_charge(c, e, inst);
	if (c->seen && e->lines > c->seen[inst].lines)
		c->seen[inst].lines = e->lines;
	if (c->seen && e->rounds > c->seen[inst].rounds)
		c->seen[inst].rounds = e->rounds;
	if (c->seen && c->machine->whole_service.num && e->lines && !e->whole)
		c->seen[inst].scattered = true;
	if (c->seen && c->machine->address_cycles && e->lines && !e->row)
		c->seen[inst].apart = true;
	c->sum->accesses++;
	c->sum->proved += a->most_trans != WB_UNKNOWN || a->most_rounds != WB_UNKNOWN;
	if (e->lines > a->most_trans)
		fail(c, inst, "%u lines, at most %llu proved", e->lines, (unsigned long long)a->most_trans);
	if (a->row && e->lines && !e->row)
		fail(c, inst, "words are not one after another");
	if (e->rounds > a->most_rounds)
		fail(c, inst, "%u rounds, at most %llu proved", e->rounds, (unsigned long long)a->most_rounds);
}

static void
check_scalar(struct claims *c, const struct wb_sim_wave *w, uint32_t inst)
{
	const struct wb_divergence *d = c->fn->divergence;
	const struct wb_sim_effect *e = wb_sim_last(w);
	uint64_t end = e->scalar_at + e->scalar_bytes;

	if (!e->scalar_bytes)
		return;
	if (c->seen && (!c->seen[inst].scalar_high || e->scalar_at < c->seen[inst].scalar_low))
		c->seen[inst].scalar_low = e->scalar_at;
	if (c->seen && end > c->seen[inst].scalar_high)
		c->seen[inst].scalar_high = end;
	for (uint32_t k = 0; k < d->nscalar; k++) {
		struct pointer *p = &c->pointer[d->scalar[k].argument];
		uint64_t most = e->scalar_at - (uint64_t)d->scalar[k].low, least = end - (uint64_t)d->scalar[k].high;

		if (d->scalar[k].inst != inst)
			continue;
		p->least = least > p->least ? least : p->least;
		p->most = p->most && p->most < most ? p->most : most;
		c->sum->scalar_loads++;
		if (p->least > p->most)
			fail(c, inst, "not only bytes %lld to %lld of argument %u", (long long)d->scalar[k].low,
				(long long)d->scalar[k].high - 1, d->scalar[k].argument);
	}
}

/* Lines of an access in a function that was called. */
static void
check_called(struct claims *c, const struct wb_sim_wave *w, const struct wb_fn *fn, uint32_t inst)
{
	const struct wb_div_access *a = wb_div_access_of(fn->divergence, inst);

	if (a && wb_sim_last(w)->lines > a->most_trans && !*c->wrong)
		snprintf(c->wrong, sizeof c->wrong, "#%u of %s: %u lines, at most %llu proved", inst, fn->name,
			wb_sim_last(w)->lines, (unsigned long long)a->most_trans);
}

/* A loop that is irreducible has several headers: an iteration begins at each. */
static bool
is_header(const struct wb_loops *ls, uint32_t l, uint32_t b)
{
	for (uint32_t k = 0; k < ls->loop[l].nhead; k++)
		if (ls->list[ls->loop[l].head + k] == b)
			return true;
	return false;
}

static void
check_loops(struct claims *c, struct wave *w, uint32_t b, uint64_t exec)
{
	const struct wb_loops *ls = c->fn->loops;

	for (uint32_t l = ls->of_block[b]; l != WB_NONE; l = ls->loop[l].parent) {
		if (!is_header(ls, l, b))
			continue;
		if (w->block != WB_NONE && wb_loop_has(ls, l, w->block)) {
			w->round[l]++;
			/* without lanes: all have left, though the wave continues */
			if (c->fn->divergence->loop[l].exit == WB_DIV_EXIT_TOGETHER && exec && exec != w->entered[l])
				fail(c, c->fn->block[b].first, "loop %u: lanes do not leave together", l);
		} else {
			w->round[l] = 0;
			w->entered[l] = exec;
		}
	}
}

static void
find_coefficients(struct claims *c)
{
	const struct wb_flow_rows *r = c->fn->rows;

	c->coeff = WB_NEW(c->cx->unit, int64_t, r ? (size_t)r->nrow * c->fn->nedge : 0);
	for (uint32_t k = 0; r && k < r->nrow; k++)
		for (uint32_t t = r->row[k].first; t < r->row[k].first + r->row[k].nterm; t++)
			c->coeff[(size_t)k * c->fn->nedge + r->term[t].edge] += r->term[t].coeff;
}

/* By edge @e: `from` is executed in front of the arms. */
static void
check_rows(struct claims *c, struct wave *w, uint32_t e)
{
	for (uint32_t k = 0; c->fn->rows && k < c->fn->rows->nrow; k++) {
		int64_t by = c->coeff[(size_t)k * c->fn->nedge + e];

		w->sum[k] += by;
		c->sum->arms += by > 0;
		if (w->sum[k] > (int64_t)c->fn->rows->row[k].limit)
			fail(c, c->fn->block[c->fn->edge[e].dst].first, "executed besides what excludes it: %s",
				c->fn->rows->row[k].what);
	}
}

/* By which edge the wave came to the start of block @b; where both edges of a branch lead there, neither counts in a
 * row. */
static uint32_t
edge_to(struct claims *c, const struct wave *w, uint32_t b)
{
	const struct wb_block *from = w->block == WB_NONE ? NULL : &c->fn->block[w->block];
	uint32_t e = from ? WB_NONE : 0;

	for (uint32_t k = 0; from && k < from->nout; k++)
		e = c->fn->edge[c->fn->out[from->out + k]].dst == b ? c->fn->out[from->out + k] : e;
	if (e == WB_NONE)
		fail(c, c->fn->block[b].first, "come to by no edge from block %u", w->block);
	return e;
}

static void
before(void *user, struct wb_sim_wave *sw, const struct wb_fn *fn, uint32_t inst)
{
	struct claims *c = user;
	struct wave *w;
	uint32_t b, e;
	uint64_t exec = wb_sim_exec(sw);

	if (fn != c->fn || *c->wrong)
		return;
	w = wave_of(c, sw, inst);
	b = fn->gsa->block_of[inst];
	if (w->branch != WB_NONE && !shared(c, w->branch_key, inst))
		fail(c, w->branch, "the branch is said to be the same in the %s",
			wb_div_class_name[fn->divergence->shape[fn->divergence->branch[fn->gsa->block_of[w->branch]]]
					.cls]);
	w->branch = WB_NONE;
	if (inst == fn->block[b].first) {
		check_loops(c, w, b, exec);
		e = edge_to(c, w, b);
		if (e != WB_NONE)
			check_rows(c, w, e);
		w->block = b;
	}
	w->before = exec;
	check_operands(c, w, inst, exec);
	if (inst + 1 == fn->block[b].first + fn->block[b].ninst && fn->divergence->branch[b] != WB_NONE) {
		const struct wb_div_shape *f = &fn->divergence->shape[fn->divergence->branch[b]];

		if (f->cls <= WB_DIV_WORKGROUP && exec) {
			w->branch = inst;
			w->branch_key = place(c, w, inst, 0xffff, f->cls);
		}
	}
}

static void
after(void *user, struct wb_sim_wave *sw, const struct wb_fn *fn, uint32_t inst)
{
	struct claims *c = user;

	if (fn == c->fn && !*c->wrong) {
		check_mask(c, wave_of(c, sw, 1), inst);
		check_access(c, sw, inst);
		check_scalar(c, sw, inst);
	} else if (fn != c->fn && fn->divergence) {
		check_called(c, sw, fn, inst);
	}
}

/* ---- interface ----------------------------------------------------------------------------- */
struct claims *
claims_new(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_launch *launch, const struct wb_machine *m,
	struct claims_tally *sum)
{
	struct claims *c = WB_NEW(cx->unit, struct claims, 1);

	*c = (struct claims){ .cx = cx,
		.fn = fn,
		.launch = launch,
		.machine = m,
		.lanes = fn->desc && fn->desc->wave_lanes ? fn->desc->wave_lanes : 64,
		.sum = sum,
		.observer = { c, before, after } };
	c->pointer = WB_NEW(cx->unit, struct pointer, fn->desc ? fn->desc->narg : 0);
	find_coefficients(c);
	return c;
}

void
claims_watch(struct claims *c, struct wb_sim *sim)
{
	wb_sim_observe(sim, &c->observer);
}

void
claims_record(struct claims *c, struct claims_seen *seen)
{
	c->seen = seen;
}

const char *
claims_wrong(const struct claims *c)
{
	return *c->wrong ? c->wrong : NULL;
}

const char *
claims_hold(struct wb_ctx *cx, const struct wb_module *m, const struct wb_launch *launch,
	const struct wb_machine *machine, wb_sim_read_fn *files, void *user, uint64_t steps, bool *ended)
{
	struct wb_pass_env env = { .module = m, .machine = machine, .launch = launch },
			   called = { .module = m, .machine = machine };
	struct claims_tally *sum = WB_NEW(cx->unit, struct claims_tally, 1);
	struct wb_fn *fn = kernel_of(m);
	struct wb_sim_buffer *buffer;
	struct wb_sim *sim;
	struct claims *c;
	uint32_t nbuffer;
	uint64_t n;

	for (uint32_t f = 0; f < m->nfn; f++)
		if (!m->fn[f]->is_kernel && cli_run_list(cx, m->fn[f], &called, &cli_list_divergence, NULL) != WB_OK)
			return "a function that is called cannot be analysed";
	if (cli_run_list(cx, fn, &env, &cli_list_divergence, NULL) != WB_OK ||
		wb_run_pass(cx, fn, &env, &wb_pass_info[WB_PASS_EXCLUSIVE]) != WB_OK)
		return "it cannot be analysed";
	c = claims_new(cx, fn, launch, machine, sum);
	if (wb_sim_prepare(cx, m, fn, launch, machine, files, user, &sim, &buffer, &nbuffer) != WB_OK)
		return "it cannot be prepared";
	claims_watch(c, sim);
	*ended = wb_sim_run_functional(sim, steps, &n) == WB_OK;
	return claims_wrong(c);
}
