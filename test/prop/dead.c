/* test/prop/dead.c -- edges that are claimed to be dead, checked by the simulator.
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

#include "../lib/grammar.h"
#include "../lib/prop.h"
#include "../lib/waves.h"

#define MOST_STEPS 4000			/* of one wave */
#define NARG 8
#define NFLAG 4
#define NVAR 4
#define MOST_NAMES 1000

struct gen {
	struct wb_out o;
	uint32_t size;
	struct waves w;
	bool all_told;
	bool plain[MOST_NAMES];		/* [label] only arguments decide its branch, and all are told */
	bool flag[NFLAG], var[NVAR];	/* whether only arguments decide what it holds */
};

#define EMIT(g, ...) kernel_code(&(g)->o, __VA_ARGS__)

static const uint32_t few[] = { 0, 1, 2, 3, 7, 8, 9, 15, 16, 63, 64, 100, 1023, 1024, 1025, 0x7fffffff, 0x80000000,
	0xfffffff8, 0xffffffff };

static uint32_t
some_number(void)
{
	return chance(80) ? few[below(WB_COUNT(few))] : (uint32_t)rng_next(&prop.r);
}

/* ---- kernels ------------------------------------------------------------------------------- */
/* s[0:1] arguments, s2 workgroup, s[16:23] arguments, s[24:25] buffer, s26 .. s29 scratch, s30 + depth counters, s40 +
 * 2k flags, s50 + k variables, s[60:61] a mask, s[70:71] and up saved EXEC; v1, v2 scratch, v3 id in the grid.
 *
 * Variables: plain, only arguments decide; open: ifs around that more than arguments decide, and loops. $left and
 * $right draw scalars that hold something: a and b, which are arguments if aa and bb, and then are av and bv. */
static const char *const rules[] = {
	"number: $some$0x(x)",
	"order: $[eq|lg|lt|le|gt|ge]",
	"lanes: $[eq|ne|lt|le|gt|ge]",
	/* a / b or the rest, unsigned, as compilers compute it: scalars with the estimate from a vector, or vectors */
	"divide: v_cvt_f32_u32 v5, s$b; s_sub_i32 s27, 0, s$b; v_rcp_iflag_f32 v5, v5; v_mul_f32 v5, 0x4f7ffffe, v5; "
	"v_cvt_u32_f32 v5, v5; v_readfirstlane_b32 s28, v5; s_mul_i32 s27, s27, s28; s_mul_hi_u32 s27, s28, s27; "
	"s_add_i32 s28, s28, s27; s_mul_hi_u32 s27, s$a, s28; s_mul_i32 s28, s27, s$b; s_sub_i32 s28, s$a, s28; "
	"$corrected; $corrected; s_mov_b32 s$(50+k), $[s28|s27]",
	"divide: v_mov_b32 v6, s$a; v_mov_b32 v7, s$b; v_cvt_f32_u32 v5, v7; v_sub_u32 v8, 0, v7; "
	"v_rcp_iflag_f32 v5, v5; v_mul_f32 v5, 0x4f7ffffe, v5; v_cvt_u32_f32 v5, v5; v_mul_lo_u32 v8, v8, v5; "
	"v_mul_hi_u32 v8, v5, v8; v_add_u32 v5, v5, v8; v_mul_hi_u32 v5, v6, v5; v_mul_lo_u32 v8, v5, v7; "
	"v_sub_u32 v8, v6, v8; $mended; $mended; v_readfirstlane_b32 s$(50+k), $[v8|v5]",
	/* a / b as floats, rounded */
	"divide: v_cvt_f32_u32 v5, s$a; v_cvt_f32_u32 v6, s$b; v_frexp_mant_f32 v7, v5; v_frexp_mant_f32 v8, v6; "
	"v_rcp_f32 v8, v8; v_frexp_exp_i32_f32 v5, v5; v_frexp_exp_i32_f32 v6, v6; v_mul_f32 v7, v7, v8; "
	"v_sub_u32 v5, v5, v6; v_ldexp_f32 v5, v7, v5; $70[v_$[ceil|floor|trunc]_f32 v5, v5]; "
	"v_cvt_$[u|i]32_f32 v5, v5; v_readfirstlane_b32 s$(50+k), v5",
	"corrected: s_add_i32 s29, s27, 1; s_sub_i32 s26, s28, s$b; s_cmp_ge_u32 s28, s$b; "
	"s_cselect_b32 s27, s29, s27; "
	"s_cselect_b32 s28, s26, s28",
	"mended: v_add_u32 v9, 1, v5; v_subrev_u32 v10, v7, v8; v_cmp_ge_u32 vcc, v8, v7; "
	"v_cndmask_b32 v5, v5, v9, vcc; v_cndmask_b32 v8, v8, v10, vcc",
	/* scaled as a float and rounded */
	"scale: v_cvt_f32_$[u|i]32 v5, s$a; v_mul_f32 v5, $[0x3b800000|0x3dcccccd|0.5|0x40490fdb|0x3e2aaaab], v5; "
	"$70[v_$[ceil|floor|trunc]_f32 v5, v5]; v_cvt_$[u|i]32_f32 v5, v5; v_readfirstlane_b32 s$(50+k), v5",
	/* a branch on whether a variable is about a value: what is wrong about it by 1 is seen */
	"Value: s_cmp_$[eq|lg]_u32 s$(50+k), $0x(x-1,x+1); s_cbranch_scc1 .L$l; s_nop 1; .L$l:",
	"op: s_$[add_i32|sub_i32|mul_i32|and_b32|or_b32|lshl_b32|lshr_b32|ashr_i32|min_u32|max_i32|andn2_b32]",
	"assign: $some$low:(x)$high:(0,64)s_add_u32 s26, s$a, $0x(low); s_addc_u32 s$(50+k), s$b, $high; "
	"$aa[$bb[$x:(bv+high+((av+low)>>32))$^Value]]",
	"assign 2: $divide; $aa[$bb[$bv[$x:(av/bv)$^Value; $x:(av-av/bv*bv)$^Value]]]",
	"assign: $scale; $aa[$x:(av/256)$^Value]",
	"assign: s_$[mul|add]k_i32 s$(50+k), $[$0x(0,69)|$0x(0xfffd,0xffff)]$also",
	"assign: s_mov_b32 s$(50+k), s$a",
	"assign: s_movk_i32 s$(50+k), $(0,69)",
	"assign: $op s$(50+k), s$a, $(0,32)",
	"assign: $op s$(50+k), s$a, s$b",
	"Assign: $plain:(1)$open[$plain:(0)]$k:(0,3)$left$right$assign$assigned",
	/* a condition in SCC */
	"scc: $left$test",
	"test: s_and_b32 s26, s$a, 7; s_$[add|sub]_u32 s26, s26, $0x(0xfffffff8,0xfffffffa)",
	"test: ${right}s_cmp_${order}_$[i|u]32 s$a, s$b",
	"test: s_and_b32 s26, s$a, $70[7|$number]; s_cmp_$[eq|lg]_u32 s26, $80[0|$(0,7)]",
	"test: s_and_b32 s26, s$a, $[7|$number]",
	"test: s_bitcmp$(0,1)_b32 s$a, $(0,31)",
	"test: s_$[add|sub]_u32 s26, s$a, $(0,64)",
	"test: s_mov_b32 s26, s$a; s_movk_i32 s27, $70[0|1]; s_cmp_$[eq|lg]_u64 s[26:27], $(0,64)",
	"test: s_lshl_b32 s26, s$a, 3; s_bitcmp$(0,1)_b32 s26, $(0,3)",
	"test: s_lshl_b32 s26, s$a, 2; s_cmp_$[eq|lg]_u32 s26, $(0,64)",
	"test: s_cmp_${order}_$[i|u]32 s$a, $number",
	/* and of lanes, in VCC: ids, or a scalar against a scalar */
	"vcc: ${left}v_cmp_${lanes}_$[i|u]32 vcc, $[$0x(0,64)|$number], v0$plain:(0)",
	"vcc: ${left}v_cmp_${lanes}_$[i|u]32 vcc, s$a, $[v0|v3]$plain:(0)",
	"vcc: ${left}v_and_b32 v1, 7, v0; v_add_u32 v1, s$a, v1; v_cmp_${lanes}_u32 vcc, $number, v1$plain:(0)",
	"vcc: ${left}v_mov_b32 v2, s$a; v_cmp_${lanes}_$[i|u]32 vcc, $number, v2",
	"flag: $80[s_mov_b64 $to, $[-1|0]|s_mov_b64 $to, $(0,64)$plain:(0)]",	/* some lanes */
	"flag: s_$[and|or]_b64 $to, $to, $with$flagged(k)$flagged(j)",
	"flag: v_cndmask_b32 v2, 0, 1, $with; v_cmp_ne_u32 $to, 1, v2$flagged(j)",
	"flag 3: $scc; s_cselect_b64 $to, $70[-1, 0|0, -1]",
	"to: s[$(40+2*k):$(41+2*k)]",
	"with: s[$(40+2*j):$(41+2*j)]",
	"Flag: $plain:(1)$open[$plain:(0)]$k:(0,3)$j:(0,3)$flag$flags",
	/* to .L$l1, or not */
	"jump: $vcc; s_cbranch_vcc$[z|nz] .L$l1",
	"jump 2: $j:(0,3)s_$[and|andn2]_b64 vcc, exec, $with; s_cbranch_vcc$[z|nz] .L$l1$flagged(j)",
	"jump 2: $scc; s_cbranch_scc$(0,1) .L$l1",
	"clutter: $[v_add_u32 v4, v4, v0|s_nop 0]",
	/* with a block that has a label of its own */
	"If: $names:(names+1)$name:(names)$plain:(1)s_branch .LQ$name; .LQ$name:; $jump; $open[$plain:(0)]$note(name)"
	"$open:(open+1-plain)$block; $both:50[s_branch .L$l]; .L$l1:; $both[$block]; .L$l:$open:(open-1+plain)",
	/* a condition that two ways bring, each its own */
	"Joined: $plain:(1)$jump; $scc; s_branch .LJ$l; .L$l1:; $scc; .LJ$l:; s_cbranch_scc$(0,1) .LE$l; "
	"$open:(open+1)$block; .LE$l:$open:(open-1)",
	"Lane: $plain:(1)$at:(save)$vcc; s_and_saveexec_b64 s[$at:$(at+1)], vcc; $80[s_cbranch_execz .L$l]; $clutter; "
	"$30[$jump; $clutter; .L$l1:]; .L$l:; s_or_b64 exec, exec, s[$at:$(at+1)]",
	/* perhaps with a second way in, taken alike each time round, and two ways through, which meet at the end */
	"Loop: $n:(1,4)s_mov_b32 $s+30, 0; $middle:20[$plain:(1)$jump1]; .L$l:; $forget$open:(open+1)$>block; "
	"$middle[$two:50[s_branch .LC$l]; .L$l1:; $>block; $two[.LC$l:]]; $open:(open-1)s_add_i32 $s+30, $s+30, 1; "
	"s_cmp_lt_u32 $s+30, $n; $middle[s_cbranch_scc0 .LE$l; $jump1; s_branch .L$l; .LE$l:|s_cbranch_scc1 .L$l]",
	"block: $*(1,3)stmt",
	"stmt: $grown$one",
	"one 3 small: $If",
	"one small: $60[$Lane|$Joined]",
	"one smaller <2: $Loop",
	"one 2: $Assign",
	"one 3: $Flag",
	"one 2: $clutter",
};

/* A scalar that holds something, called @name in the rules; plain stays only if arguments alone decide what. */
static void
draw_scalar(struct gen *g, struct grammar *r, const char *name)
{
	uint32_t depth = (uint32_t)grammar_get(r, "depth"), k = below(NARG), reg = 16 + k;
	bool arg = chance(55), plain = g->w.told[k];
	char other[3] = { *name, *name, 0 };

	if (!arg && depth && chance(30)) {
		plain = false;
		reg = 30 + below(depth);
	} else if (!arg) {
		k = below(NVAR);
		plain = g->var[k];
		reg = 50 + k;
	}
	grammar_let(r, "plain", grammar_get(r, "plain") && plain);
	grammar_let(r, name, reg);
	grammar_let(r, other, arg);
	other[1] = 'v';
	grammar_let(r, other, arg ? g->w.arg[k] : 0);
}

static bool
hook(struct grammar *r, void *user, const char *name, int64_t value)
{
	struct gen *g = user;
	bool plain = grammar_get(r, "plain");
	int64_t k = grammar_get(r, "k");

	if (strcmp(name, "some") == 0) {
		grammar_let(r, "x", some_number());
	} else if (strcmp(name, "left") == 0 || strcmp(name, "right") == 0) {
		draw_scalar(g, r, *name == 'l' ? "a" : "b");
	} else if (strcmp(name, "also") == 0) {
		grammar_let(r, "plain", plain && g->var[k]);
	} else if (strcmp(name, "assigned") == 0) {
		g->var[k] = plain;
	} else if (strcmp(name, "flagged") == 0) {
		grammar_let(r, "plain", plain && g->flag[value]);
	} else if (strcmp(name, "flags") == 0) {
		g->flag[k] = plain;
	} else if (strcmp(name, "note") == 0) {
		g->plain[value % MOST_NAMES] = plain && g->all_told;
	} else if (strcmp(name, "forget") == 0) {	/* what comes round may be another */
		memset(g->flag, 0, sizeof g->flag);
		memset(g->var, 0, sizeof g->var);
	} else if (strcmp(name, "grown") == 0) {
		g->size++;
		grammar_set(r, "small", g->size < 25);
		grammar_set(r, "smaller", g->size < 20);
		grammar_set(r, "save", 70 + 2 * (g->size % 8));
	} else {
		return false;
	}
	return true;
}

static void
kernel(struct gen *g)
{
	struct grammar *r = grammar_new(prop.cx->unit, &prop.r, rules, WB_COUNT(rules), hook, g);
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
	grammar_set(r, "open", 0);
	grammar_set(r, "names", 0);
	grammar_expand(r, "$*(4)block");
	kernel_lines(&g->o, grammar_take(r));
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
	struct gen g = { .size = 0 };
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
	prop_part(nfound, nplain, 95, "of them are decided");
	prop_part(prop.count - nrefused, prop.count, 95, "kernels executed");
	return prop_end();
}
