/* test/prop/dead.c -- edges that are said to be dead against the simulator.
 *
 * Random kernels of ifs, nested and in sequence, with loops around and inside, in GCN assembly. Conditions are made of
 * arguments, of numbers computed from them in the arms of earlier ifs, of ids and of loop counters; they come as s_cmp,
 * as bits and carries, as masks of a select that are kept, combined and tested with EXEC, as v_cmp on VCC and on
 * EXEC, and through a vector register, as clang writes them. The analysis is told some of the arguments, or all.
 *
 * Never may a wave take an edge that is dead. Where all is told and only arguments decide a branch that is executed,
 * one of its edges must be dead, in 95 of 100 cases.
 *
 *	dead [SEED [COUNT]]	COUNT kernels
 */
#include <stdio.h>
#include <stdlib.h>

#include "../lib/waves.h"

#define MOST_STEPS 4000			/* of one wave */
#define NARG 8
#define NFLAG 4
#define NVAR 4
#define MOST_NAMES 1000

/* s[0:1] arguments, s2 workgroup, s[16:23] arguments, s[24:25] buffer, s26 .. s29 scratch, s30 + depth counters, s40 +
 * 2k flags, s50 + k variables, s[60:61] a mask, s[70:71] + 2 depth saved EXEC; v1, v2 scratch, v3 id in the grid */
struct gen {
	struct wb_out o;
	struct rng *r;
	uint32_t nlabel, depth, size;
	struct waves w;
	bool all_told;
	uint32_t open;			/* ifs around that more than arguments decide, and loops */
	bool plain[MOST_NAMES];		/* [label] only arguments decide its branch, and all are told */
	bool flag[NFLAG], var[NVAR];	/* whether only arguments decide what it holds */
};

#define EMIT(g, ...) wb_printf(&(g)->o, __VA_ARGS__)

static uint32_t below(struct gen *g, uint32_t n) { return rng_below(g->r, n); }
static bool chance(struct gen *g, uint32_t percent) { return rng_chance(g->r, percent); }

/* ---- numbers ------------------------------------------------------------------------------- */
static const uint32_t few[] = { 0, 1, 2, 3, 7, 8, 9, 15, 16, 63, 64, 100, 1023, 1024, 1025, 0x7fffffff, 0x80000000,
	0xfffffff8, 0xffffffff };

static uint32_t
some_number(struct gen *g)
{
	return chance(g, 80) ? few[below(g, WB_COUNT(few))] : (uint32_t)rng_next(g->r);
}

/* A scalar register that holds something; *plain stays only if arguments alone decide what. */
static uint32_t
scalar(struct gen *g, bool *plain)
{
	uint32_t k;

	if (chance(g, 55)) {
		k = below(g, NARG);
		*plain = *plain && g->w.told[k];
		return 16 + k;
	}
	if (g->depth && chance(g, 30)) {
		*plain = false;
		return 30 + below(g, g->depth);
	}
	k = below(g, NVAR);
	*plain = *plain && g->var[k];
	return 50 + k;
}

/* Variable @k gets a / b or the rest, unsigned, as compilers compute it: scalars with the estimate from a vector, or
 * vectors. */
static void
divide(struct gen *g, uint32_t k, uint32_t a, uint32_t b)
{
	bool rest = chance(g, 50);

	if (chance(g, 50)) {
		EMIT(g,
			"\tv_cvt_f32_u32 v5, s%u\n\ts_sub_i32 s27, 0, s%u\n\tv_rcp_iflag_f32 v5, v5\n\tv_mul_f32 v5, "
			"0x4f7ffffe, v5\n\tv_cvt_u32_f32 v5, v5\n",
			b, b);
		EMIT(g,
			"\tv_readfirstlane_b32 s28, v5\n\ts_mul_i32 s27, s27, s28\n\ts_mul_hi_u32 s27, s28, "
			"s27\n\ts_add_i32 s28, s28, s27\n\ts_mul_hi_u32 s27, s%u, s28\n",
			a);
		EMIT(g, "\ts_mul_i32 s28, s27, s%u\n\ts_sub_i32 s28, s%u, s28\n", b, a);
		for (uint32_t n = 0; n < 2; n++)
			EMIT(g,
				"\ts_add_i32 s29, s27, 1\n\ts_sub_i32 s26, s28, s%u\n\ts_cmp_ge_u32 s28, "
				"s%u\n\ts_cselect_b32 s27, s29, s27\n\ts_cselect_b32 s28, s26, s28\n",
				b, b);
		EMIT(g, "\ts_mov_b32 s%u, s%u\n", 50 + k, rest ? 28 : 27);
		return;
	}
	EMIT(g,
		"\tv_mov_b32 v6, s%u\n\tv_mov_b32 v7, s%u\n\tv_cvt_f32_u32 v5, v7\n\tv_sub_u32 v8, 0, "
		"v7\n\tv_rcp_iflag_f32 v5, v5\n\tv_mul_f32 v5, 0x4f7ffffe, v5\n",
		a, b);
	EMIT(g,
		"\tv_cvt_u32_f32 v5, v5\n\tv_mul_lo_u32 v8, v8, v5\n\tv_mul_hi_u32 v8, v5, v8\n\tv_add_u32 v5, v5, "
		"v8\n\tv_mul_hi_u32 v5, v6, v5\n");
	EMIT(g, "\tv_mul_lo_u32 v8, v5, v7\n\tv_sub_u32 v8, v6, v8\n");
	for (uint32_t n = 0; n < 2; n++)
		EMIT(g,
			"\tv_add_u32 v9, 1, v5\n\tv_subrev_u32 v10, v7, v8\n\tv_cmp_ge_u32 vcc, v8, "
			"v7\n\tv_cndmask_b32 v5, v5, v9, vcc\n\tv_cndmask_b32 v8, v8, v10, vcc\n");
	EMIT(g, "\tv_readfirstlane_b32 s%u, v%u\n", 50 + k, rest ? 8 : 5);
}

/* A branch on whether variable @k is about @value: what is wrong about it by 1 is seen. */
static void
test_value(struct gen *g, uint32_t k, uint32_t value)
{
	uint32_t l = g->nlabel++;

	EMIT(g, "\ts_cmp_%s_u32 s%u, 0x%x\n\ts_cbranch_scc1 .L%u\n\ts_nop 1\n.L%u:\n", chance(g, 50) ? "eq" : "lg",
		50 + k, value + below(g, 3) - 1, l, l);
}

/* Variable @k gets a, scaled as a float and rounded. */
static void
scale(struct gen *g, uint32_t k, uint32_t a)
{
	static const char *const factor[] = { "0x3b800000", "0x3dcccccd", "0.5", "0x40490fdb", "0x3e2aaaab" },
				 * const round[] = { "ceil", "floor", "trunc" };
	const char *to = chance(g, 50) ? "u32" : "i32";

	EMIT(g, "\tv_cvt_f32_%s v5, s%u\n\tv_mul_f32 v5, %s, v5\n", to, a, factor[below(g, WB_COUNT(factor))]);
	if (chance(g, 70))
		EMIT(g, "\tv_%s_f32 v5, v5\n", round[below(g, WB_COUNT(round))]);
	EMIT(g, "\tv_cvt_%s_f32 v5, v5\n\tv_readfirstlane_b32 s%u, v5\n", chance(g, 50) ? "u32" : "i32", 50 + k);
}

static void
assign(struct gen *g)
{
	static const char *const op[] = { "s_add_i32", "s_sub_i32", "s_mul_i32", "s_and_b32", "s_or_b32", "s_lshl_b32",
		"s_lshr_b32", "s_ashr_i32", "s_min_u32", "s_max_i32", "s_andn2_b32" };
	bool plain = !g->open;
	uint32_t k = below(g, NVAR), a = scalar(g, &plain), b = scalar(g, &plain);

	switch (below(g, 9)) {
	case 8: {
		uint32_t low = some_number(g), high = below(g, 65);

		EMIT(g, "\ts_add_u32 s26, s%u, 0x%x\n\ts_addc_u32 s%u, s%u, %u\n", a, low, 50 + k, b, high);
		if (a < 24 && b < 24)
			test_value(g, k, g->w.arg[b - 16] + high + ((uint64_t)g->w.arg[a - 16] + low > UINT32_MAX));
		break;
	}
	case 5: case 6:
		divide(g, k, a, b);
		if (a < 24 && b < 24 && g->w.arg[b - 16]) {
			test_value(g, k, g->w.arg[a - 16] / g->w.arg[b - 16]);
			test_value(g, k, g->w.arg[a - 16] % g->w.arg[b - 16]);
		}
		break;
	case 7:
		scale(g, k, a);
		if (a < 24)
			test_value(g, k, g->w.arg[a - 16] / 256);
		break;
	case 4:
		EMIT(g, "\ts_%sk_i32 s%u, 0x%x\n", chance(g, 50) ? "mul" : "add", 50 + k,
			chance(g, 50) ? below(g, 70) : 0xffff - below(g, 3));
		plain = plain && g->var[k];
		break;
	case 0: EMIT(g, "\ts_mov_b32 s%u, s%u\n", 50 + k, a); break;
	case 1: EMIT(g, "\ts_movk_i32 s%u, %u\n", 50 + k, below(g, 70)); break;
	case 2: EMIT(g, "\t%s s%u, s%u, %u\n", op[below(g, WB_COUNT(op))], 50 + k, a, below(g, 33)); break;
	default: EMIT(g, "\t%s s%u, s%u, s%u\n", op[below(g, WB_COUNT(op))], 50 + k, a, b); break;
	}
	g->var[k] = plain;
}

/* ---- conditions ------------------------------------------------------------------------------ */
static const char *const order[] = { "eq", "lg", "lt", "le", "gt", "ge" };
static const char *const vorder[] = { "eq", "ne", "lt", "le", "gt", "ge" };

/* Leaves it in SCC. */
static void
scc_test(struct gen *g, bool *plain)
{
	uint32_t a = scalar(g, plain), b;

	switch (below(g, 10)) {
	case 9:
		EMIT(g, "\ts_and_b32 s26, s%u, 7\n\ts_%s_u32 s26, s26, 0x%x\n", a, chance(g, 50) ? "add" : "sub",
			0xfffffff8 + below(g, 3));
		break;
	case 0:
		b = scalar(g, plain);
		EMIT(g, "\ts_cmp_%s_%c32 s%u, s%u\n", order[below(g, 6)], "iu"[below(g, 2)], a, b);
		break;
	case 1:
		EMIT(g, "\ts_and_b32 s26, s%u, 0x%x\n\ts_cmp_%s_u32 s26, %u\n", a, chance(g, 70) ? 7 : some_number(g),
			order[below(g, 2)], chance(g, 80) ? 0 : below(g, 8));
		break;
	case 2: EMIT(g, "\ts_and_b32 s26, s%u, 0x%x\n", a, chance(g, 50) ? 7 : some_number(g)); break;
	case 3: EMIT(g, "\ts_bitcmp%u_b32 s%u, %u\n", below(g, 2), a, below(g, 32)); break;
	case 4: EMIT(g, "\ts_%s_u32 s26, s%u, %u\n", chance(g, 50) ? "add" : "sub", a, below(g, 65)); break;
	case 5:
		EMIT(g, "\ts_mov_b32 s26, s%u\n\ts_movk_i32 s27, %u\n\ts_cmp_%s_u64 s[26:27], %u\n", a,
			chance(g, 70) ? 0 : 1, order[below(g, 2)], below(g, 65));
		break;
	case 6: EMIT(g, "\ts_lshl_b32 s26, s%u, 3\n\ts_bitcmp%u_b32 s26, %u\n", a, below(g, 2), below(g, 4)); break;
	case 7:
		EMIT(g, "\ts_lshl_b32 s26, s%u, 2\n\ts_cmp_%s_u32 s26, %u\n", a, order[below(g, 2)], below(g, 65));
		break;
	default:
		EMIT(g, "\ts_cmp_%s_%c32 s%u, 0x%x\n", order[below(g, 6)], "iu"[below(g, 2)], a, some_number(g));
		break;
	}
}

/* A comparison of lanes into @mask: ids, or a scalar against a scalar. */
static void
lane_test(struct gen *g, const char *mask, bool *plain)
{
	uint32_t a = scalar(g, plain);
	const char *op = vorder[below(g, 6)];

	switch (below(g, 4)) {
	case 0:
		EMIT(g, "\tv_cmp_%s_%c32 %s, 0x%x, v0\n", op, "iu"[below(g, 2)], "vcc",
			chance(g, 50) ? below(g, 65) : some_number(g));
		*plain = false;
		break;
	case 1:
		EMIT(g, "\tv_cmp_%s_%c32 vcc, s%u, v%u\n", op, "iu"[below(g, 2)], a, chance(g, 50) ? 0 : 3);
		*plain = false;
		break;
	case 2:
		EMIT(g, "\tv_and_b32 v1, 7, v0\n\tv_add_u32 v1, s%u, v1\n\tv_cmp_%s_u32 vcc, 0x%x, v1\n", a, op,
			some_number(g));
		*plain = false;
		break;
	default:
		EMIT(g, "\tv_mov_b32 v2, s%u\n\tv_cmp_%s_%c32 vcc, 0x%x, v2\n", a, op, "iu"[below(g, 2)],
			some_number(g));
		break;
	}
	if (mask[0] == 's')
		EMIT(g, "\ts_mov_b64 %s, vcc\n", mask);
}

static void
set_flag(struct gen *g)
{
	bool plain = !g->open;
	uint32_t k = below(g, NFLAG), j = below(g, NFLAG), f = 40 + 2 * k, h = 40 + 2 * j;

	switch (below(g, 6)) {
	case 0:
		if (chance(g, 80)) {
			EMIT(g, "\ts_mov_b64 s[%u:%u], %d\n", f, f + 1, chance(g, 50) ? -1 : 0);
		} else {		/* some lanes */
			EMIT(g, "\ts_mov_b64 s[%u:%u], %u\n", f, f + 1, below(g, 65));
			plain = false;
		}
		break;
	case 1:
		EMIT(g, "\ts_%s_b64 s[%u:%u], s[%u:%u], s[%u:%u]\n", chance(g, 50) ? "and" : "or", f, f + 1, f, f + 1,
			h, h + 1);
		plain = plain && g->flag[k] && g->flag[j];
		break;
	case 2:
		EMIT(g, "\tv_cndmask_b32 v2, 0, 1, s[%u:%u]\n\tv_cmp_ne_u32 s[%u:%u], 1, v2\n", h, h + 1, f, f + 1);
		plain = plain && g->flag[j];
		break;
	default:
		scc_test(g, &plain);
		EMIT(g, chance(g, 70) ? "\ts_cselect_b64 s[%u:%u], -1, 0\n" : "\ts_cselect_b64 s[%u:%u], 0, -1\n", f,
			f + 1);
		break;
	}
	g->flag[k] = plain;
}

/* Branches to .L@to, or not. */
static void
branch(struct gen *g, uint32_t to, bool *plain)
{
	uint32_t f, k;

	switch (below(g, 5)) {
	case 0:
		lane_test(g, "vcc", plain);
		EMIT(g, "\ts_cbranch_vcc%s .L%u\n", chance(g, 50) ? "z" : "nz", to);
		break;
	case 1: case 2:
		k = below(g, NFLAG);
		f = 40 + 2 * k;
		*plain = *plain && g->flag[k];
		EMIT(g, "\ts_%s_b64 vcc, exec, s[%u:%u]\n\ts_cbranch_vcc%s .L%u\n", chance(g, 50) ? "and" : "andn2", f,
			f + 1, chance(g, 50) ? "z" : "nz", to);
		break;
	default:
		scc_test(g, plain);
		EMIT(g, "\ts_cbranch_scc%u .L%u\n", below(g, 2), to);
		break;
	}
}

/* ---- statements ----------------------------------------------------------------------------------- */
static void block(struct gen *g);

static void
clutter(struct gen *g)
{
	EMIT(g, chance(g, 50) ? "\tv_add_u32 v4, v4, v0\n" : "\ts_nop 0\n");
}

static void
put_if(struct gen *g)
{
	uint32_t other = g->nlabel++, end = g->nlabel++, name = g->nlabel++;
	bool plain = true, both = chance(g, 50);

	EMIT(g, "\ts_branch .LQ%u\n.LQ%u:\n", name, name);		/* so that it has a block with this label */
	branch(g, other, &plain);
	plain = plain && !g->open;
	g->plain[name % MOST_NAMES] = plain && g->all_told;
	g->open += !plain;
	block(g);
	if (both)
		EMIT(g, "\ts_branch .L%u\n", end);
	EMIT(g, ".L%u:\n", other);
	if (both)
		block(g);
	EMIT(g, ".L%u:\n", end);
	g->open -= !plain;
}

/* A condition that two ways bring, each its own. */
static void
put_joined_if(struct gen *g)
{
	uint32_t other = g->nlabel++, join = g->nlabel++, end = g->nlabel++;
	bool any = true;

	branch(g, other, &any);
	scc_test(g, &any);
	EMIT(g, "\ts_branch .L%u\n.L%u:\n", join, other);
	scc_test(g, &any);
	EMIT(g, ".L%u:\n\ts_cbranch_scc%u .L%u\n", join, below(g, 2), end);
	g->open++;
	block(g);
	g->open--;
	EMIT(g, ".L%u:\n", end);
}

static void
put_lane_if(struct gen *g)
{
	uint32_t l = g->nlabel++, save = 70 + 2 * (g->size % 8);
	bool plain = true;

	lane_test(g, "vcc", &plain);
	EMIT(g, "\ts_and_saveexec_b64 s[%u:%u], vcc\n", save, save + 1);
	if (chance(g, 80))
		EMIT(g, "\ts_cbranch_execz .L%u\n", l);
	clutter(g);
	if (chance(g, 30)) {
		bool dummy = true;
		uint32_t skip = g->nlabel++;

		branch(g, skip, &dummy);
		clutter(g);
		EMIT(g, ".L%u:\n", skip);
	}
	EMIT(g, ".L%u:\n\ts_or_b64 exec, exec, s[%u:%u]\n", l, save, save + 1);
}

static void
put_loop(struct gen *g)
{
	uint32_t l = g->nlabel++, c = 30 + g->depth, n = 1 + below(g, 4);

	uint32_t middle = chance(g, 20) ? g->nlabel++ : 0;
	const char *again = NULL;
	bool any = true;
	size_t at;

	EMIT(g, "\ts_mov_b32 s%u, 0\n", c);
	at = g->o.n;
	if (middle) {			/* a second way in, taken alike each time round */
		branch(g, middle, &any);
		again = wb_strndup(g->o.arena, g->o.at + at, g->o.n - at);
	}
	EMIT(g, ".L%u:\n", l);
	memset(g->flag, 0, sizeof g->flag);	/* what comes round may be another */
	memset(g->var, 0, sizeof g->var);
	g->depth++;
	g->open++;
	block(g);
	if (middle) {
		bool two = chance(g, 50);	/* two ways through, which meet at the end */

		if (two)
			EMIT(g, "\ts_branch .LC%u\n", l);
		EMIT(g, ".L%u:\n", middle);
		block(g);
		if (two)
			EMIT(g, ".LC%u:\n", l);
	}
	g->open--;
	g->depth--;
	EMIT(g, "\ts_add_i32 s%u, s%u, 1\n\ts_cmp_lt_u32 s%u, %u\n", c, c, c, n);
	if (again)
		EMIT(g, "\ts_cbranch_scc0 .LE%u\n%s\ts_branch .L%u\n.LE%u:\n", l, again, l, l);
	else
		EMIT(g, "\ts_cbranch_scc1 .L%u\n", l);
}

static void
block(struct gen *g)
{
	for (uint32_t n = 1 + below(g, 3); n > 0; n--) {
		uint32_t what = below(g, 12);

		g->size++;
		if (what < 3 && g->size < 25)
			put_if(g);
		else if (what == 3 && g->size < 25)
			chance(g, 60) ? put_lane_if(g) : put_joined_if(g);
		else if (what == 4 && g->size < 20 && g->depth < 2)
			put_loop(g);
		else if (what < 7)
			assign(g);
		else if (what < 10)
			set_flag(g);
		else
			clutter(g);
	}
}

static const char *
kernel(struct wb_ctx *cx, struct gen *g)
{
	static const uint32_t wgs[] = { 1, 32, 64, 100, 128 };

	g->o = wb_out_new(cx->unit);
	g->all_told = chance(g, 70);
	g->w.size[0] = wgs[below(g, WB_COUNT(wgs))];
	g->w.groups[0] = 1 + below(g, 2);
	for (uint32_t k = 0; k < NARG; k++) {
		g->w.arg[k] = some_number(g);
		g->w.told[k] = g->all_told || chance(g, 50);
	}
	g->w.r = g->r;
	g->w.narg = NARG;
	g->w.dims = 1;
	g->w.has_data = g->w.sizes_told = true;
	waves_head(&g->o);
	EMIT(g,
		"\ts_load_dwordx8 s[16:23], s[0:1], 0x0\n\ts_load_dwordx2 s[24:25], s[0:1], 0x20\n\ts_waitcnt "
		"lgkmcnt(0)\n\ts_mul_i32 s26, s2, %u\n\tv_add_u32 v3, s26, v0\n",
		g->w.size[0]);
	for (uint32_t k = 0; k < NFLAG; k++)
		EMIT(g, "\ts_mov_b64 s[%u:%u], 0\n", 40 + 2 * k, 41 + 2 * k);
	for (uint32_t k = 0; k < NVAR; k++)
		EMIT(g, "\ts_mov_b32 s%u, s%u\n", 50 + k, 16 + k);
	EMIT(g, "\tv_mov_b32 v4, 0\n");
	for (uint32_t k = 0; k < NFLAG; k++)
		g->flag[k] = true;
	for (uint32_t k = 0; k < NVAR; k++)
		g->var[k] = g->w.told[k];
	for (uint32_t k = 0; k < 4; k++)
		block(g);
	waves_tail(&g->o, &g->w);
	return g->o.at;
}

/* ---- running ------------------------------------------------------------------------------------------ */
struct seen {
	const struct wb_fn *fn;
	bool *block;			/* executed */
	bool *edge;			/* taken; of two to one block, both */
	bool revived;			/* a wave went where only dead edges lead */
	uint32_t from, to;
};

/* Whether live edges lead from block @from to the start of @to, through nothing but empty blocks. */
static bool
may_go(const struct wb_fn *fn, uint32_t from, uint32_t to, uint32_t hops)
{
	for (uint32_t k = 0; hops && k < fn->block[from].nout; k++) {
		const struct wb_edge *e = &fn->edge[fn->out[fn->block[from].out + k]];

		if (wb_edge_dead(fn, fn->out[fn->block[from].out + k]) || e->dst == WB_NONE)
			continue;
		if (e->dst == to || (!fn->block[e->dst].ninst && may_go(fn, e->dst, to, hops - 1)))
			return true;
	}
	return false;
}

static void
enter_block(void *user, uint32_t from, uint32_t to)
{
	struct seen *seen = user;
	const struct wb_fn *fn = seen->fn;

	seen->block[to] = true;
	if (from != WB_NONE && !may_go(fn, from, to, 8) && !seen->revived) {
		seen->revived = true;
		seen->from = from;
		seen->to = to;
	}
	for (uint32_t k = 0; from != WB_NONE && k < fn->block[from].nout; k++)
		seen->edge[fn->out[fn->block[from].out + k]] |= fn->edge[fn->out[fn->block[from].out + k]].dst == to;
}

/* ---- judging --------------------------------------------------------------------------------------------- */
static uint64_t npassed, nfailed, ndead, nplain, nfound, nrefused;

static void
judge(uint64_t seed, const struct wb_fn *fn, const struct seen *s, const struct gen *g)
{
	uint32_t alive = WB_NONE;

	for (uint32_t e = 0; e < fn->nedge; e++)
		ndead += wb_edge_dead(fn, e);
	for (uint32_t b = 0; b < fn->nblock; b++)
		if (s->block[b] && fn->loops->of_block[b] != WB_NONE &&
			fn->bounds->loop[fn->loops->of_block[b]].origin == WB_BOUND_DEAD)
			alive = fn->loops->of_block[b];
	if (alive != WB_NONE && nfailed < 20)
		printf("case %llu: loop %u is executed and said to be dead\n", (unsigned long long)seed, alive);
	for (uint32_t b = 0; b < fn->nblock; b++) {
		const uint32_t *out = fn->out + fn->block[b].out;
		const char *label = fn->block[b].label;

		if (!s->block[b] || fn->block[b].nout != 2 || !label || strlen(label) < 3 || label[2] != 'Q' ||
			!g->plain[strtoul(label + 3, NULL, 10) % MOST_NAMES] ||
			fn->edge[out[0]].dst == fn->edge[out[1]].dst)
			continue;
		nplain++;
		nfound += wb_edge_dead(fn, out[0]) != wb_edge_dead(fn, out[1]);
		if (wb_edge_dead(fn, out[0]) == wb_edge_dead(fn, out[1]) && getenv("SHOW"))
			printf("case %llu: the branch of block %u at %s is not decided\n", (unsigned long long)seed, b,
				label);
	}
	if (s->revived && nfailed < 20)
		printf("case %llu: a wave goes from block %u to block %u by an edge that is dead\n",
			(unsigned long long)seed, s->from, s->to);
	nfailed += s->revived || alive != WB_NONE;
	npassed += !s->revived && alive == WB_NONE;
}

static void
one_case(uint64_t seed)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct rng r = rng_new(seed);
	struct gen g = { .r = &r };
	const char *text = kernel(cx, &g);
	struct seen seen = { .block = NULL };
	struct waves_watch watch = { .user = &seen, .most_steps = MOST_STEPS, .enter = enter_block };
	struct wb_module *m;

	if (getenv("PRINT") && strtoull(getenv("PRINT"), NULL, 10) == seed)
		fwrite(text, 1, g.o.n, stdout);
	m = waves_read(cx, text, seed, false);
	if (!m || waves_trips(cx, m, &g.w) != WB_OK) {
		nfailed++;
	} else {
		seen.fn = m->fn[0];
		seen.block = WB_NEW(cx->unit, bool, seen.fn->nblock);
		seen.edge = WB_NEW(cx->unit, bool, seen.fn->nedge);
		nrefused += !waves_run(cx, m, &g.w, &watch);
		judge(seed, seen.fn, &seen, &g);
	}
	wb_ctx_free(cx);
}

int
main(int argc, char **argv)
{
	uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 0) : 1, count = argc > 2 ? strtoull(argv[2], NULL, 0) : 4000;

	for (uint64_t k = 0; k < count; k++)
		one_case(seed * 1000003 + k);
	printf("%llu dead edges; of %llu branches that only arguments decide %llu are decided; %llu kernels were not "
	       "executed\n",
		(unsigned long long)ndead, (unsigned long long)nplain, (unsigned long long)nfound,
		(unsigned long long)nrefused);
	if (count >= 1000 && (nplain < count / 2 || nfound * 100 < nplain * 95 || nrefused * 20 > count)) {
		printf("too few branches are decided, or too few kernels executed\n");
		nfailed++;
	}
	printf("%llu passed, %llu failed\n", (unsigned long long)npassed, (unsigned long long)nfailed);
	return nfailed != 0;
}
