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
 *	dead [SEED [COUNT [FIRST]]]	COUNT kernels
 */

#include "../lib/prop.h"
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
	uint32_t nlabel, depth, size;
	struct waves w;
	bool all_told;
	uint32_t open;			/* ifs around that more than arguments decide, and loops */
	bool plain[MOST_NAMES];		/* [label] only arguments decide its branch, and all are told */
	bool flag[NFLAG], var[NVAR];	/* whether only arguments decide what it holds */
};

#define EMIT(g, ...) kernel_code(&(g)->o, __VA_ARGS__)


/* ---- numbers ------------------------------------------------------------------------------- */
static const uint32_t few[] = { 0, 1, 2, 3, 7, 8, 9, 15, 16, 63, 64, 100, 1023, 1024, 1025, 0x7fffffff, 0x80000000,
	0xfffffff8, 0xffffffff };

static uint32_t
some_number(void)
{
	return chance(80) ? few[below(WB_COUNT(few))] : (uint32_t)rng_next(&prop.r);
}

/* A scalar register that holds something; *plain stays only if arguments alone decide what. */
static uint32_t
scalar(struct gen *g, bool *plain)
{
	uint32_t k;

	if (chance(55)) {
		k = below(NARG);
		*plain = *plain && g->w.told[k];
		return 16 + k;
	}
	if (g->depth && chance(30)) {
		*plain = false;
		return 30 + below(g->depth);
	}
	k = below(NVAR);
	*plain = *plain && g->var[k];
	return 50 + k;
}

/* Variable @k gets a / b or the rest, unsigned, as compilers compute it: scalars with the estimate from a vector, or
 * vectors. */
static void
divide(struct gen *g, uint32_t k, uint32_t a, uint32_t b)
{
	bool rest = chance(50);

	if (chance(50)) {
		EMIT(g, "v_cvt_f32_u32 v5, s%u; s_sub_i32 s27, 0, s%u; v_rcp_iflag_f32 v5, v5; "
			"v_mul_f32 v5, 0x4f7ffffe, v5; v_cvt_u32_f32 v5, v5; v_readfirstlane_b32 s28, v5; "
			"s_mul_i32 s27, s27, s28; s_mul_hi_u32 s27, s28, s27; s_add_i32 s28, s28, s27; "
			"s_mul_hi_u32 s27, s%u, s28", b, b, a);
		EMIT(g, "s_mul_i32 s28, s27, s%u; s_sub_i32 s28, s%u, s28", b, a);
		for (uint32_t n = 0; n < 2; n++)
			EMIT(g, "s_add_i32 s29, s27, 1; s_sub_i32 s26, s28, s%u; s_cmp_ge_u32 s28, s%u; "
				"s_cselect_b32 s27, s29, s27; s_cselect_b32 s28, s26, s28", b, b);
		EMIT(g, "s_mov_b32 s%u, s%u", 50 + k, rest ? 28 : 27);
		return;
	}
	EMIT(g, "v_mov_b32 v6, s%u; v_mov_b32 v7, s%u; v_cvt_f32_u32 v5, v7; v_sub_u32 v8, 0, v7; "
		"v_rcp_iflag_f32 v5, v5; v_mul_f32 v5, 0x4f7ffffe, v5; v_cvt_u32_f32 v5, v5; v_mul_lo_u32 v8, v8, v5; "
		"v_mul_hi_u32 v8, v5, v8; v_add_u32 v5, v5, v8; v_mul_hi_u32 v5, v6, v5; v_mul_lo_u32 v8, v5, v7; "
		"v_sub_u32 v8, v6, v8", a, b);
	for (uint32_t n = 0; n < 2; n++)
		EMIT(g, "v_add_u32 v9, 1, v5; v_subrev_u32 v10, v7, v8; v_cmp_ge_u32 vcc, v8, v7; "
			"v_cndmask_b32 v5, v5, v9, vcc; v_cndmask_b32 v8, v8, v10, vcc");
	EMIT(g, "v_readfirstlane_b32 s%u, v%u", 50 + k, rest ? 8 : 5);
}

/* A branch on whether variable @k is about @value: what is wrong about it by 1 is seen. */
static void
test_value(struct gen *g, uint32_t k, uint32_t value)
{
	uint32_t l = g->nlabel++;

	EMIT(g, "s_cmp_%s_u32 s%u, 0x%x; s_cbranch_scc1 .L%u; s_nop 1; .L%u:", chance(50) ? "eq" : "lg", 50 + k,
		value + below(3) - 1, l, l);
}

/* Variable @k gets a, scaled as a float and rounded. */
static void
scale(struct gen *g, uint32_t k, uint32_t a)
{
	static const char *const factor[] = { "0x3b800000", "0x3dcccccd", "0.5", "0x40490fdb", "0x3e2aaaab" },
				 * const round[] = { "ceil", "floor", "trunc" };
	const char *to = chance(50) ? "u32" : "i32";

	EMIT(g, "v_cvt_f32_%s v5, s%u; v_mul_f32 v5, %s, v5", to, a, factor[below(WB_COUNT(factor))]);
	if (chance(70))
		EMIT(g, "v_%s_f32 v5, v5", round[below(WB_COUNT(round))]);
	EMIT(g, "v_cvt_%s_f32 v5, v5; v_readfirstlane_b32 s%u, v5", chance(50) ? "u32" : "i32", 50 + k);
}

static void
assign(struct gen *g)
{
	static const char *const op[] = { "s_add_i32", "s_sub_i32", "s_mul_i32", "s_and_b32", "s_or_b32", "s_lshl_b32",
		"s_lshr_b32", "s_ashr_i32", "s_min_u32", "s_max_i32", "s_andn2_b32" };
	bool plain = !g->open;
	uint32_t k = below(NVAR), a = scalar(g, &plain), b = scalar(g, &plain);

	switch (below(9)) {
	case 8: {
		uint32_t low = some_number(), high = below(65);

		EMIT(g, "s_add_u32 s26, s%u, 0x%x; s_addc_u32 s%u, s%u, %u", a, low, 50 + k, b, high);
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
		EMIT(g, "s_%sk_i32 s%u, 0x%x", chance(50) ? "mul" : "add", 50 + k,
			chance(50) ? below(70) : 0xffff - below(3));
		plain = plain && g->var[k];
		break;
	case 0: EMIT(g, "s_mov_b32 s%u, s%u", 50 + k, a); break;
	case 1: EMIT(g, "s_movk_i32 s%u, %u", 50 + k, below(70)); break;
	case 2: EMIT(g, "%s s%u, s%u, %u", op[below(WB_COUNT(op))], 50 + k, a, below(33)); break;
	default: EMIT(g, "%s s%u, s%u, s%u", op[below(WB_COUNT(op))], 50 + k, a, b); break;
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

	switch (below(10)) {
	case 9:
		EMIT(g, "s_and_b32 s26, s%u, 7; s_%s_u32 s26, s26, 0x%x", a, chance(50) ? "add" : "sub",
			0xfffffff8 + below(3));
		break;
	case 0:
		b = scalar(g, plain);
		EMIT(g, "s_cmp_%s_%c32 s%u, s%u", order[below(6)], "iu"[below(2)], a, b);
		break;
	case 1:
		EMIT(g, "s_and_b32 s26, s%u, 0x%x; s_cmp_%s_u32 s26, %u", a, chance(70) ? 7 : some_number(),
			order[below(2)], chance(80) ? 0 : below(8));
		break;
	case 2: EMIT(g, "s_and_b32 s26, s%u, 0x%x", a, chance(50) ? 7 : some_number()); break;
	case 3: EMIT(g, "s_bitcmp%u_b32 s%u, %u", below(2), a, below(32)); break;
	case 4: EMIT(g, "s_%s_u32 s26, s%u, %u", chance(50) ? "add" : "sub", a, below(65)); break;
	case 5:
		EMIT(g, "s_mov_b32 s26, s%u; s_movk_i32 s27, %u; s_cmp_%s_u64 s[26:27], %u", a, chance(70) ? 0 : 1,
			order[below(2)], below(65));
		break;
	case 6: EMIT(g, "s_lshl_b32 s26, s%u, 3; s_bitcmp%u_b32 s26, %u", a, below(2), below(4)); break;
	case 7:
		EMIT(g, "s_lshl_b32 s26, s%u, 2; s_cmp_%s_u32 s26, %u", a, order[below(2)], below(65));
		break;
	default:
		EMIT(g, "s_cmp_%s_%c32 s%u, 0x%x", order[below(6)], "iu"[below(2)], a, some_number());
		break;
	}
}

/* A comparison of lanes into @mask: ids, or a scalar against a scalar. */
static void
lane_test(struct gen *g, const char *mask, bool *plain)
{
	uint32_t a = scalar(g, plain);
	const char *op = vorder[below(6)];

	switch (below(4)) {
	case 0:
		EMIT(g, "v_cmp_%s_%c32 %s, 0x%x, v0", op, "iu"[below(2)], "vcc",
			chance(50) ? below(65) : some_number());
		*plain = false;
		break;
	case 1:
		EMIT(g, "v_cmp_%s_%c32 vcc, s%u, v%u", op, "iu"[below(2)], a, chance(50) ? 0 : 3);
		*plain = false;
		break;
	case 2:
		EMIT(g, "v_and_b32 v1, 7, v0; v_add_u32 v1, s%u, v1; v_cmp_%s_u32 vcc, 0x%x, v1", a, op,
			some_number());
		*plain = false;
		break;
	default:
		EMIT(g, "v_mov_b32 v2, s%u; v_cmp_%s_%c32 vcc, 0x%x, v2", a, op, "iu"[below(2)], some_number());
		break;
	}
	if (mask[0] == 's')
		EMIT(g, "s_mov_b64 %s, vcc", mask);
}

static void
set_flag(struct gen *g)
{
	bool plain = !g->open;
	uint32_t k = below(NFLAG), j = below(NFLAG), f = 40 + 2 * k, h = 40 + 2 * j;

	switch (below(6)) {
	case 0:
		if (chance(80)) {
			EMIT(g, "s_mov_b64 s[%u:%u], %d", f, f + 1, chance(50) ? -1 : 0);
		} else {		/* some lanes */
			EMIT(g, "s_mov_b64 s[%u:%u], %u", f, f + 1, below(65));
			plain = false;
		}
		break;
	case 1:
		EMIT(g, "s_%s_b64 s[%u:%u], s[%u:%u], s[%u:%u]", chance(50) ? "and" : "or", f, f + 1, f, f + 1, h,
			h + 1);
		plain = plain && g->flag[k] && g->flag[j];
		break;
	case 2:
		EMIT(g, "v_cndmask_b32 v2, 0, 1, s[%u:%u]; v_cmp_ne_u32 s[%u:%u], 1, v2", h, h + 1, f, f + 1);
		plain = plain && g->flag[j];
		break;
	default:
		scc_test(g, &plain);
		EMIT(g, chance(70) ? "s_cselect_b64 s[%u:%u], -1, 0" : "s_cselect_b64 s[%u:%u], 0, -1", f, f + 1);
		break;
	}
	g->flag[k] = plain;
}

/* Branches to .L@to, or not. */
static void
branch(struct gen *g, uint32_t to, bool *plain)
{
	uint32_t f, k;

	switch (below(5)) {
	case 0:
		lane_test(g, "vcc", plain);
		EMIT(g, "s_cbranch_vcc%s .L%u", chance(50) ? "z" : "nz", to);
		break;
	case 1: case 2:
		k = below(NFLAG);
		f = 40 + 2 * k;
		*plain = *plain && g->flag[k];
		EMIT(g, "s_%s_b64 vcc, exec, s[%u:%u]; s_cbranch_vcc%s .L%u", chance(50) ? "and" : "andn2", f, f + 1,
			chance(50) ? "z" : "nz", to);
		break;
	default:
		scc_test(g, plain);
		EMIT(g, "s_cbranch_scc%u .L%u", below(2), to);
		break;
	}
}

/* ---- statements ----------------------------------------------------------------------------------- */
static void block(struct gen *g);

static void
clutter(struct gen *g)
{
	EMIT(g, chance(50) ? "v_add_u32 v4, v4, v0" : "s_nop 0");
}

static void
put_if(struct gen *g)
{
	uint32_t other = g->nlabel++, end = g->nlabel++, name = g->nlabel++;
	bool plain = true, both = chance(50);

	EMIT(g, "s_branch .LQ%u; .LQ%u:", name, name);		/* so that it has a block with this label */
	branch(g, other, &plain);
	plain = plain && !g->open;
	g->plain[name % MOST_NAMES] = plain && g->all_told;
	g->open += !plain;
	block(g);
	if (both)
		EMIT(g, "s_branch .L%u", end);
	EMIT(g, ".L%u:", other);
	if (both)
		block(g);
	EMIT(g, ".L%u:", end);
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
	EMIT(g, "s_branch .L%u; .L%u:", join, other);
	scc_test(g, &any);
	EMIT(g, ".L%u:; s_cbranch_scc%u .L%u", join, below(2), end);
	g->open++;
	block(g);
	g->open--;
	EMIT(g, ".L%u:", end);
}

static void
put_lane_if(struct gen *g)
{
	uint32_t l = g->nlabel++, save = 70 + 2 * (g->size % 8);
	bool plain = true;

	lane_test(g, "vcc", &plain);
	EMIT(g, "s_and_saveexec_b64 s[%u:%u], vcc", save, save + 1);
	if (chance(80))
		EMIT(g, "s_cbranch_execz .L%u", l);
	clutter(g);
	if (chance(30)) {
		bool dummy = true;
		uint32_t skip = g->nlabel++;

		branch(g, skip, &dummy);
		clutter(g);
		EMIT(g, ".L%u:", skip);
	}
	EMIT(g, ".L%u:; s_or_b64 exec, exec, s[%u:%u]", l, save, save + 1);
}

static void
put_loop(struct gen *g)
{
	uint32_t l = g->nlabel++, c = 30 + g->depth, n = 1 + below(4);

	uint32_t middle = chance(20) ? g->nlabel++ : 0;
	const char *again = NULL;
	bool any = true;
	size_t at;

	EMIT(g, "s_mov_b32 s%u, 0", c);
	at = g->o.n;
	if (middle) {			/* a second way in, taken alike each time round */
		branch(g, middle, &any);
		again = wb_strndup(g->o.arena, g->o.at + at, g->o.n - at);
	}
	EMIT(g, ".L%u:", l);
	memset(g->flag, 0, sizeof g->flag);	/* what comes round may be another */
	memset(g->var, 0, sizeof g->var);
	g->depth++;
	g->open++;
	block(g);
	if (middle) {
		bool two = chance(50);	/* two ways through, which meet at the end */

		if (two)
			EMIT(g, "s_branch .LC%u", l);
		EMIT(g, ".L%u:", middle);
		block(g);
		if (two)
			EMIT(g, ".LC%u:", l);
	}
	g->open--;
	g->depth--;
	EMIT(g, "s_add_i32 s%u, s%u, 1; s_cmp_lt_u32 s%u, %u", c, c, c, n);
	if (!again) {
		EMIT(g, "s_cbranch_scc1 .L%u", l);
		return;
	}
	EMIT(g, "s_cbranch_scc0 .LE%u", l);
	wb_puts(&g->o, again);
	EMIT(g, "s_branch .L%u; .LE%u:", l, l);
}

static void
block(struct gen *g)
{
	for (uint32_t n = 1 + below(3); n > 0; n--) {
		uint32_t what = below(12);

		g->size++;
		if (what < 3 && g->size < 25)
			put_if(g);
		else if (what == 3 && g->size < 25)
			chance(60) ? put_lane_if(g) : put_joined_if(g);
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

static void
kernel(struct gen *g)
{
	struct kernel_frame frame;
	static const uint32_t wgs[] = { 1, 32, 64, 100, 128 };

	g->o = wb_out_new(prop.cx->unit);
	g->all_told = chance(70);
	g->w.size[0] = wgs[below(WB_COUNT(wgs))];
	g->w.groups[0] = 1 + below(2);
	for (uint32_t k = 0; k < NARG; k++) {
		g->w.arg[k] = some_number();
		g->w.told[k] = g->all_told || chance(50);
	}
	g->w.narg = NARG;
	g->w.dims = 1;
	g->w.has_data = g->w.sizes_told = true;
	frame = waves_frame(prop.cx, &g->w);
	kernel_head(&g->o, &frame);
	EMIT(g, "s_load_dwordx8 s[16:23], s[0:1], 0x0; s_load_dwordx2 s[24:25], s[0:1], 0x20; s_waitcnt lgkmcnt(0); "
		"s_mul_i32 s26, s2, %u; v_add_u32 v3, s26, v0", g->w.size[0]);
	for (uint32_t k = 0; k < NFLAG; k++)
		EMIT(g, "s_mov_b64 s[%u:%u], 0", 40 + 2 * k, 41 + 2 * k);
	for (uint32_t k = 0; k < NVAR; k++)
		EMIT(g, "s_mov_b32 s%u, s%u", 50 + k, 16 + k);
	EMIT(g, "v_mov_b32 v4, 0");
	for (uint32_t k = 0; k < NFLAG; k++)
		g->flag[k] = true;
	for (uint32_t k = 0; k < NVAR; k++)
		g->var[k] = g->w.told[k];
	for (uint32_t k = 0; k < 4; k++)
		block(g);
	kernel_tail(&g->o, &frame);
	prop_source(&g->o);
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
static uint64_t ndead, nplain, nfound, nrefused;

static void
judge(const struct wb_fn *fn, const struct seen *s, const struct gen *g)
{
	for (uint32_t e = 0; e < fn->nedge; e++)
		ndead += wb_edge_dead(fn, e);
	for (uint32_t b = 0; b < fn->nblock; b++) {
		const uint32_t *out = fn->out + fn->block[b].out, l = fn->loops->of_block[b];
		const char *label = fn->block[b].label;
		bool decided;

		prop_expect(!s->block[b] || l == WB_NONE || fn->bounds->loop[l].origin != WB_BOUND_DEAD,
			"loop %u is executed and said to be dead", l);
		if (!s->block[b] || fn->block[b].nout != 2 || !label || strlen(label) < 3 || label[2] != 'Q' ||
			!g->plain[strtoul(label + 3, NULL, 10) % MOST_NAMES] ||
			fn->edge[out[0]].dst == fn->edge[out[1]].dst)
			continue;
		decided = wb_edge_dead(fn, out[0]) != wb_edge_dead(fn, out[1]);
		nplain++;
		nfound += decided;
		if (!decided && getenv("SHOW"))
			printf("case %llu: the branch of block %u at %s is not decided\n",
				(unsigned long long)prop.number, b, label);
	}
	prop_expect(!s->revived, "a wave goes from block %u to block %u by an edge that is dead", s->from, s->to);
}

static void
one_case(void)
{
	struct gen g = { .depth = 0 };
	struct seen seen = { .block = NULL };
	struct waves_watch watch = { .user = &seen, .most_steps = MOST_STEPS, .enter = enter_block };
	struct wb_module *m;

	kernel(&g);
	m = kernel_read(prop.cx, &g.o);
	if (!prop_expect(m && waves_trips(prop.cx, m, &g.w) == WB_OK, "it cannot be read or analysed"))
		return;
	seen.fn = m->fn[0];
	seen.block = WB_NEW(prop.cx->unit, bool, seen.fn->nblock);
	seen.edge = WB_NEW(prop.cx->unit, bool, seen.fn->nedge);
	nrefused += !waves_run(prop.cx, m, &g.w, &watch);
	judge(seen.fn, &seen, &g);
}

int
main(int argc, char **argv)
{
	prop_start(argc, argv, 4000);
	while (prop_next())
		one_case();
	prop_tried(ndead, 1, "dead edges");
	prop_tried(nplain, prop.count / 2, "branches that only arguments decide");
	prop_tried(nfound, nplain * 95 / 100, "of them are decided");
	prop_tried(prop.count - nrefused, prop.count * 19 / 20, "kernels executed");
	return prop_end();
}
