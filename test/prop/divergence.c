/* test/prop/divergence.c -- no execution contradicts what DIVERGENCE claims.
 *
 * Random assembly with every idiom of EXEC, random arithmetic on
 * work-item ids, each with a random launch, and the examples:
 * the simulator executes them, and at every instruction of every wave each operand is held
 * against its form: uniform values are the same in all active lanes, affine ones differ by
 * their strides, known low bits and greatest values hold; values said to be the same in the
 * workgroup or the launch are the same in the waves that are at the same instruction in the same
 * rounds of the loops around it; conditions and branches likewise; lanes that leave a loop
 * together do; a wave executes no more sides of an if than rows of exclusive sides allow; no access touches more lines or takes more LDS rounds than proved.
 *
 *	divergence [SEED [KERNELS [FIRST]]]
 *	divergence -x KERNEL.s LAUNCH.xml ...	these instead
 *
 * Prints how much was claimed, so that a pass that claims nothing fails.
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "../lib/randkernel.h"
#include "../lib/randlanes.h"
#include "../../src/bound/private.h"
#include "wavebound/divergence.h"
#include "wavebound/gcn.h"
#include "wavebound/lanes.h"
#include "wavebound/pass.h"
#include "wavebound/timed.h"

#define MOST_STEPS 300000

struct tally {
	uint64_t kernels, failed;
	uint64_t vector[WB_DIV_COUNT], scalar[WB_DIV_COUNT];	/* operands executed, by class */
	uint64_t uniform_masks, masks, shared, accesses, proved, sides, cases;
};

/* A value seen in one wave, by place and rounds. */
struct sight {
	uint64_t key, value;
};
struct wave {
	struct wb_sim_wave *w;
	uint64_t group;
	uint32_t number;
	uint64_t *round;		/* [loop] */
	uint64_t *entered;		/* [loop] EXEC at its header in the first round */
	uint32_t block, branch;		/* last block; branch that is under way, WB_NONE */
	uint64_t branch_key;
	uint64_t before;		/* EXEC */
	int64_t *sum;			/* [row] left side so far */
};
struct check {
	struct wb_ctx *cx;
	const struct wb_fn *fn;		/* the kernel */
	const struct wb_launch *launch;
	uint32_t lanes;
	WB_VEC(struct wave *) wave;
	struct sight *sight; uint32_t nsight, cap;
	int64_t *coeff;			/* [row * edges + edge] of the edge's executions in the row */
	struct tally *sum;
	char wrong[240];
};

static void WB_PRINTF(3, 4)
fail(struct check *c, uint32_t inst, const char *fmt, ...)
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
wave_of(struct check *c, struct wb_sim_wave *w, uint32_t inst)
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

/* The place and the rounds of the loops around it; @what tells operands apart. */
static uint64_t
place(const struct check *c, const struct wave *w, uint32_t inst, uint64_t what, uint8_t cls)
{
	uint64_t h = mix(mix(0x9e3779b97f4a7c15, inst), what);

	for (uint32_t l = c->fn->loops->of_block[c->fn->gsa->block_of[inst]]; l != WB_NONE; l = c->fn->loops->loop[l].parent)
		h = mix(h, w->round[l] + 1);
	return mix(h, cls == WB_DIV_LAUNCH ? 1 : 2 + w->group) | 1;
}

/* Whether the waves that were here saw the same. */
static bool
shared(struct check *c, uint64_t key, uint64_t value)
{
	uint32_t s;

	if (c->nsight * 2 >= c->cap) {
		uint32_t old = c->cap;
		struct sight *was = c->sight;

		c->cap = old ? 2 * old : 4096;
		c->sight = WB_NEW(c->cx->unit, struct sight, c->cap);
		for (uint32_t k = 0; k < old; k++)
			if (was[k].key) {
				for (s = (uint32_t)(was[k].key >> 20) & (c->cap - 1); c->sight[s].key; s = (s + 1) & (c->cap - 1))
					;
				c->sight[s] = was[k];
			}
	}
	for (s = (uint32_t)(key >> 20) & (c->cap - 1); c->sight[s].key; s = (s + 1) & (c->cap - 1))
		if (c->sight[s].key == key) {
			c->sum->shared++;
			return c->sight[s].value == value;
		}
	c->sight[s] = (struct sight){ key, value };
	c->nsight++;
	return true;
}

/* ---- operands ---------------------------------------------------------------------------------- */
/* The work-item ids of @lane, as strides count them. */
static void
ids_of(const struct check *c, const struct wave *w, uint32_t lane, uint32_t id[3])
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
check_form(struct check *c, const struct wave *w, uint32_t inst, const struct wb_div_form *f, const uint32_t *value, uint64_t exec, const char *what, uint64_t key)
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
			fail(c, inst, "%s: %s, but %u in lane %u and %u in lane %u", what, wb_div_class_name[f->cls], value[lane], lane, value[first], first);
		base = any ? base : b;
		first = any ? first : lane;
		any = true;
	}
	if (any && f->base <= WB_DIV_WORKGROUP && !shared(c, place(c, w, inst, key, f->base), base))
		fail(c, inst, "%s: said to be the same in the %s", what, wb_div_class_name[f->base]);
}

static void
check_operands(struct check *c, struct wave *w, uint32_t inst, uint64_t exec)
{
	const struct wb_inst *i = &c->fn->inst[inst];
	const struct wb_divergence *d = c->fn->divergence;

	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(c->fn, i, o);

		for (uint32_t k = 0; op->kind == WB_OPND_UNIT && op->flags & WB_USE && k < op->nunit; k++) {
			const struct wb_div_form *f = wb_div_use(d, c->fn->gsa, i, o, k);
			uint32_t u = op->id + k, flat[64];
			bool vector = u >= WB_GCN_V0;

			if (!f || u == WB_GCN_MODE || u >= WB_GCN_A0 || (vector && u - WB_GCN_V0 >= wb_sim_wave_vgprs(w->w)))
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
full(const struct check *c)
{
	return c->lanes == 64 ? UINT64_MAX : UINT32_MAX;
}

static void
check_mask(struct check *c, struct wave *w, uint32_t inst)
{
	const struct wb_inst *i = &c->fn->inst[inst];
	const struct wb_div_form *f;
	const uint32_t *s = wb_sim_sgpr(w->w);
	uint64_t now;

	if (c->fn->divergence->lanes[inst] == WB_NONE || !w->before)
		return;
	f = &c->fn->divergence->form[c->fn->divergence->lanes[inst]];
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

static void
check_access(struct check *c, const struct wb_sim_wave *w, uint32_t inst)
{
	const struct wb_div_access *a = wb_div_access_of(c->fn->divergence, inst);
	const struct wb_sim_effect *e = wb_sim_last(w);

	if (!a)
		return;
	c->sum->accesses++;
	c->sum->proved += a->most_trans != WB_UNKNOWN || a->most_rounds != WB_UNKNOWN;
	if (e->lines > a->most_trans)
		fail(c, inst, "%u lines, at most %llu proved", e->lines, (unsigned long long)a->most_trans);
	if (e->rounds > a->most_rounds)
		fail(c, inst, "%u rounds, at most %llu proved", e->rounds, (unsigned long long)a->most_rounds);
}

static void
check_loops(struct check *c, struct wave *w, uint32_t b, uint64_t exec)
{
	const struct wb_loops *ls = c->fn->loops;

	for (uint32_t l = ls->of_block[b]; l != WB_NONE; l = ls->loop[l].parent) {
		if (ls->loop[l].header != b)
			continue;
		if (w->block != WB_NONE && wb_loop_has(ls, l, w->block)) {
			w->round[l]++;
			if (c->fn->divergence->loop[l].exit == WB_DIV_EXIT_TOGETHER && exec != w->entered[l])
				fail(c, c->fn->block[b].first, "loop %u: lanes do not leave together", l);
		} else {
			w->round[l] = 0;
			w->entered[l] = exec;
		}
	}
}

static void
find_coefficients(struct check *c)
{
	const struct wb_flow_rows *r = c->fn->rows;

	c->coeff = WB_NEW(c->cx->unit, int64_t, r ? (size_t)r->nrow * c->fn->nedge : 0);
	for (uint32_t k = 0; r && k < r->nrow; k++)
		for (uint32_t t = r->row[k].first; t < r->row[k].first + r->row[k].nterm; t++)
			c->coeff[(size_t)k * c->fn->nedge + r->term[t].edge] += r->term[t].coeff;
}

/* By edge @e: `from` is executed in front of the sides. */
static void
check_rows(struct check *c, struct wave *w, uint32_t e)
{
	for (uint32_t k = 0; c->fn->rows && k < c->fn->rows->nrow; k++) {
		int64_t by = c->coeff[(size_t)k * c->fn->nedge + e];

		w->sum[k] += by;
		c->sum->sides += by > 0;
		c->sum->cases += by > 0 && !strstr(c->fn->rows->row[k].what, "the condition");
		if (w->sum[k] > (int64_t)c->fn->rows->row[k].limit)
			fail(c, c->fn->block[c->fn->edge[e].dst].first, "executed besides what excludes it: %s", c->fn->rows->row[k].what);
	}
}

/* By which edge the wave came to the start of block @b; where both ways of a branch lead there, neither counts in a row. */
static uint32_t
edge_to(struct check *c, const struct wave *w, uint32_t b)
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
	struct check *c = user;
	struct wave *w;
	uint32_t b, e;
	uint64_t exec = wb_sim_exec(sw);

	if (fn != c->fn || *c->wrong)
		return;
	w = wave_of(c, sw, inst);
	b = fn->gsa->block_of[inst];
	if (w->branch != WB_NONE && !shared(c, w->branch_key, inst))
		fail(c, w->branch, "the branch is said to be the same in the %s", wb_div_class_name[fn->divergence->form[fn->divergence->branch[fn->gsa->block_of[w->branch]]].cls]);
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
		const struct wb_div_form *f = &fn->divergence->form[fn->divergence->branch[b]];

		if (f->cls <= WB_DIV_WORKGROUP && exec) {
			w->branch = inst;
			w->branch_key = place(c, w, inst, 0xffff, f->cls);
		}
	}
}

static void
after(void *user, struct wb_sim_wave *sw, const struct wb_fn *fn, uint32_t inst)
{
	struct check *c = user;

	if (fn == c->fn && !*c->wrong) {
		check_mask(c, wave_of(c, sw, 1), inst);
		check_access(c, sw, inst);
	}
}

/* ---- kernels ----------------------------------------------------------------------------------------- */
static enum wb_status
read_beside(struct wb_ctx *cx, void *user, const struct wb_launch *l, const char *path, const uint8_t **at, uint64_t *bytes)
{
	const char *name = *path == '/' ? path : wb_format(cx->unit, "%s/%s", (const char *)user, path);
	FILE *f = fopen(name, "rb");
	uint8_t *to;

	(void)l;
	if (!f)
		return WB_BAD_INPUT;
	to = WB_NEW(cx->unit, uint8_t, 1 << 24);
	*bytes = fread(to, 1, 1 << 24, f);
	*at = to;
	fclose(f);
	return WB_OK;
}

struct trial {
	struct wb_ctx *cx;
	struct wb_module *module;
	struct wb_fn *fn;
	const struct wb_fn *only;	/* of several kernels; NULL: all */
	const struct wb_machine *machine;
	struct wb_launch *launch;
	const char *dir;
};

static bool
analyse(struct trial *t)
{
	static const enum wb_pass list[] = { WB_PASS_DOM, WB_PASS_POSTDOM, WB_PASS_CDEP, WB_PASS_LOOPS, WB_PASS_GSA, WB_PASS_LANES, WB_PASS_TRIPS, WB_PASS_DIVERGENCE, WB_PASS_EXCLUSIVE };
	struct wb_pass_options none = { .dump_after = WB_PASS_COUNT, .stop_after = WB_PASS_COUNT };

	for (uint32_t f = 0; f < t->module->nfn; f++) {
		struct wb_fn *fn = t->module->fn[f];
		struct wb_pass_env env = { .module = t->module, .machine = t->machine, .launch = fn->is_kernel ? t->launch : NULL };

		if (fn->is_kernel && t->only && t->only != fn)
			continue;
		if (fn->refused || (fn->is_kernel && wb_launch_complete(t->cx, t->launch, fn) != WB_OK))
			return false;
		if (wb_run_passes(t->cx, fn, &env, list, WB_COUNT(list), &none) != WB_OK)
			return false;
		if (fn->is_kernel)
			t->fn = fn;
	}
	return t->fn;
}

/* Of branches that decide about barriers the class, and so whether all waves of a workgroup meet barriers alike. */
static bool
same_branches(struct trial *t, const struct wb_divergence *all, const struct wb_divergence *some)
{
	struct wb_fn *fn = t->fn;
	const struct wb_divergence *kept = fn->divergence;
	bool same = true, alike[2];

	for (uint32_t b = 0; same && b < fn->nblock; b++)
		same = some->branch[b] == WB_NONE || (all->branch[b] != WB_NONE && all->form[all->branch[b]].cls == some->form[some->branch[b]].cls);
	for (int k = 0; k < 2; k++) {
		fn->divergence = (struct wb_divergence *)(uintptr_t)(k ? some : all);
		alike[k] = !wb_barriers_aligned(t->cx, fn);
	}
	fn->divergence = (struct wb_divergence *)(uintptr_t)kept;
	return same && alike[0] == alike[1];
}

/* Whether what bounds look at, asked for without anything else, gets the same answers. */
static bool
same_alone(struct trial *t)
{
	const struct wb_divergence *all = t->fn->divergence, *some;
	struct wb_pass_env env = { .module = t->module, .machine = t->machine, .launch = t->launch, .asks = WB_ASKS_BOUNDS };
	bool same;

	if (wb_run_pass(t->cx, t->fn, &env, &wb_pass_info[WB_PASS_DIVERGENCE]) != WB_OK)
		return false;
	some = t->fn->divergence;
	t->fn->divergence = (struct wb_divergence *)(uintptr_t)all;
	same = some->naccess == all->naccess && same_branches(t, all, some);
	for (uint32_t k = 0; same && k < all->naccess; k++) {
		const struct wb_div_access *a = &all->access[k], *b = &some->access[k];

		same = a->known == b->known && memcmp(a->stride, b->stride, sizeof a->stride) == 0 && a->breaks == b->breaks && a->align_bits == b->align_bits
			&& a->align_low == b->align_low && a->most_trans == b->most_trans && a->most_rounds == b->most_rounds && b->from == WB_NONE;
	}
	return same;
}

static const char *
execute(struct trial *t, struct tally *sum)
{
	struct check *c = WB_NEW(t->cx->unit, struct check, 1);
	struct wb_sim_observer o = { c, before, after };
	struct wb_sim_buffer *buffer;
	struct wb_sim *sim;
	uint32_t nbuffer;
	uint64_t n;

	if (!analyse(t))
		return "it cannot be read or analysed";
	if (!same_alone(t))
		return "what bounds look at gets other answers if it is asked for alone";
	*c = (struct check){ .cx = t->cx, .fn = t->fn, .launch = t->launch, .lanes = t->fn->desc && t->fn->desc->wave_lanes ? t->fn->desc->wave_lanes : 64, .sum = sum };
	find_coefficients(c);
	if (wb_sim_prepare(t->cx, t->module, t->fn, t->launch, t->machine, read_beside, (void *)(uintptr_t)t->dir, &sim, &buffer, &nbuffer) != WB_OK)
		return "it cannot be prepared";
	wb_sim_observe(sim, &o);
	if (wb_sim_run_functional(sim, MOST_STEPS, &n) != WB_OK && n < MOST_STEPS && !*c->wrong)
		return "it does not run to its end";
	return *c->wrong ? c->wrong : NULL;
}

static void
finish(struct tally *sum, const char *name, const char *bad)
{
	sum->kernels++;
	if (!bad)
		return;
	sum->failed++;
	printf("%s: %s\n", name, bad);
}

/* A kernel that shows a mistake goes to DIVERGENCE_DIR, if that is set. */
static void
keep(struct wb_ctx *cx, const char *kind, uint64_t seed, uint64_t number, const char *bad, const char *text, size_t bytes)
{
	FILE *f = NULL;

	if (bad && getenv("DIVERGENCE_DIR"))
		f = fopen(wb_format(cx->unit, "%s/%s-%llu-%llu.s", getenv("DIVERGENCE_DIR"), kind, (unsigned long long)seed, (unsigned long long)number), "w");
	if (!f)
		return;
	fwrite(text, 1, bytes, f);
	fclose(f);
}

static void
run_random(struct tally *sum, const struct wb_machine *base, uint64_t seed, uint64_t number)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct randkernel *k = WB_NEW(cx->unit, struct randkernel, 1);
	struct trial t = { .cx = cx, .dir = "." };
	struct rng r = rng_new(seed * 0x100000001b3u + number);
	struct randkernel_shape shape = randkernel_draw(&r);
	const char *bad = "it cannot be read";

	shape.steps = shape.steps > 400 ? 400 : shape.steps;
	randkernel_make(cx, &r, base, &shape, k);
	t.machine = &k->machine;
	t.launch = &k->launch;
	if (wb_gcn_read(cx, wb_file_add(cx->files, WB_FILE_TEXT, "random.s", k->text, k->bytes), NULL, &t.module) == WB_OK)
		bad = execute(&t, sum);
	finish(sum, wb_format(cx->unit, "kernel %llu of seed %llu", (unsigned long long)number, (unsigned long long)seed), bad);
	keep(cx, "kernel", seed, number, bad, k->text, k->bytes);
	wb_ctx_free(cx);
}

/* Arithmetic on ids, with conditions and addresses made from it. */
static void
run_lanes(struct tally *sum, const struct wb_machine *base, uint64_t seed, uint64_t number)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct randlanes *k = WB_NEW(cx->unit, struct randlanes, 1);
	struct trial t = { .cx = cx, .dir = ".", .machine = base, .launch = &k->launch };
	struct rng r = rng_new(seed * 0x100000001b3u + number + 77);
	const char *bad = "it cannot be read";

	randlanes_make(cx, &r, k);
	if (wb_gcn_read(cx, wb_file_add(cx->files, WB_FILE_TEXT, "lanes.s", k->text, k->bytes), NULL, &t.module) == WB_OK)
		bad = execute(&t, sum);
	finish(sum, wb_format(cx->unit, "lanes %llu of seed %llu", (unsigned long long)number, (unsigned long long)seed), bad);
	keep(cx, "lanes", seed, number, bad, k->text, k->bytes);
	wb_ctx_free(cx);
}

static uint16_t
load(struct wb_ctx *cx, const char *path)
{
	const uint8_t *at = NULL;
	uint64_t bytes = 0;

	if (read_beside(cx, (void *)(uintptr_t)".", NULL, path, &at, &bytes) != WB_OK)
		return 0;
	return wb_file_add(cx->files, WB_FILE_TEXT, path, (const char *)at, bytes);
}

static void
run_file(struct tally *sum, const struct wb_machine *base, const char *kernel, const char *launch)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	char *dir = wb_strdup(cx->unit, launch), *slash = strrchr(dir, '/');
	struct trial t = { .cx = cx, .machine = base, .dir = slash ? dir : "." };
	const char *bad = "it cannot be read";
	uint16_t source = load(cx, kernel), xml = load(cx, launch);

	if (slash)
		*slash = '\0';
	if (!source || !xml || wb_gcn_read(cx, source, NULL, &t.module) != WB_OK)
		finish(sum, kernel, bad);
	for (uint32_t f = 0; t.module && f < t.module->nfn; f++) {
		if (!t.module->fn[f]->is_kernel)
			continue;
		t.only = t.module->fn[f];
		if (wb_launch_read(cx, xml, t.only->name, &t.launch) == WB_OK)
			bad = execute(&t, sum);
		finish(sum, wb_format(cx->unit, "%s: %s", kernel, t.only->name), bad);
		bad = "it cannot be read";
	}
	wb_ctx_free(cx);
}

static void
put_classes(const char *what, const uint64_t *n)
{
	printf("%s operands read:", what);
	for (int k = 0; k < WB_DIV_COUNT; k++)
		printf(" %llu %s%s", (unsigned long long)n[k], wb_div_class_name[k], k + 1 < WB_DIV_COUNT ? "," : "\n");
}

int
main(int argc, char **argv)
{
	struct wb_ctx *keep = wb_ctx_new(NULL);
	const struct wb_machine *base;
	struct tally t = { 0 };

	if (wb_machine_load(keep, "vega", &base) != WB_OK)
		return 1;
	if (argc > 1 && strcmp(argv[1], "-x") == 0) {
		for (int k = 2; k + 1 < argc; k += 2)
			run_file(&t, base, argv[k], argv[k + 1]);
	} else {
		uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 0) : 1, n = argc > 2 ? strtoull(argv[2], NULL, 0) : 5000, first = argc > 3 ? strtoull(argv[3], NULL, 0) : 0;

		for (uint64_t k = first; k < first + n; k++) {
			run_random(&t, base, seed, k);
			run_lanes(&t, base, seed, k);
		}
	}
	put_classes("vector", t.vector);
	put_classes("scalar", t.scalar);
	printf("%llu of %llu accesses proved below the worst\n", (unsigned long long)t.proved, (unsigned long long)t.accesses);
	printf("%llu of %llu conditions uniform; %llu values compared between waves\n", (unsigned long long)t.uniform_masks, (unsigned long long)t.masks, (unsigned long long)t.shared);
	printf("%llu executions of sides that exclude others, %llu of them by cases of a number\n", (unsigned long long)t.sides, (unsigned long long)t.cases);
	if (!t.vector[WB_DIV_WAVE] || !t.vector[WB_DIV_AFFINE] || !t.vector[WB_DIV_LAUNCH] || !t.shared || (t.kernels > 4000 && (t.sides < t.cases + 100 || t.cases < 1000)))
		t.failed += !t.failed;
	printf("%llu passed, %llu failed\n", (unsigned long long)(t.kernels - t.failed), (unsigned long long)t.failed);
	wb_ctx_free(keep);
	return t.failed != 0;
}
