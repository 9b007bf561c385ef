/* test/prop/trips.c -- inferred loop bounds against execution.
 *
 * Random programs of nested counted loops (all comparisons, steps, wraps, tests
 * before and after the increment, at the top, in the middle and at the end, extra
 * exits, clutter between) run on a small interpreter. An inferred bound must never be below, nor
 * a minimum above, what is seen; and where a loop is plainly counted the bound must be
 * what is seen, in at least 97 of 100 cases.
 *
 * Loops that multiply or shift are not plainly counted, nor are those that a signed overflow ends. They were exact
 * while loops of constants were executed step by step and overflows were exits: two rules that changed none of 23,477
 * rows of kernels, and went. What multiplies or shifts is now bounded by the bits that are left, if these are known,
 * and 'at most'; 20 in 100 of such loops, with other oddities or without, must have a bound.
 *
 *	trips [SEED [COUNT [FIRST]]]		COUNT programs of up to 6 loops
 */

#include "../lib/eval.h"
#include "../lib/grammar.h"
#include "../lib/prop.h"
#include "../../src/cli/lists.h"
#include "wavebound/pass.h"

#define MOST_STEPS 30000		/* instructions of one run */
#define MOST_LOOPS 6
#define MOST_DEPTH 4

/* ---- programs ---------------------------------------------------------------------------- */
/* s1 .. s3 count, by depth; s8 .. s11 are clutter, s13 .. limits, s16 and s17 a mask, s20 .. pairs that count.
 * Variables of a loop: start, step, limit; signed, negative (the step is); leave: if the test holds; mirror: the limit
 * stands first, in a register if held; early: the test comes before the increment; carry: the carry is the test;
 * derived: what is tested is the counter, scaled; wide: a pair counts; scaled: by shifting or multiplying; zeros: bits
 * that must be 0 to stay, of a number that is shifted, of which little is known. mask: the exit tests lanes that SCC
 * decides, 1, or a break, too, 2; 3, 4: not for certain. odd: nothing plain, 1 to 9. */
static const char *const rules[] = {
	"t: %s$(8,11)",
	"type: $signed[i32|u32]",
	"head: $sure[$mask[mask|plain]|$scaled[scaled|odd]]$id",
	"corner: $[$at:(0)|$at:(1)|$at:(0x7fffffff)|$at:(0x80000000)|$at:(0xffffffff)|$at:(100)]$at:(at-20,at+19)",
	"much: $[$step:(0x10000000)|$step:(0x40000001)|$step:(0x55555555)|$step:(0x80000000)|$step:(0x7fffffff)|"
	"$step:(0x1234567)]",

	/* without influence on counters; keep: nor on SCC */
	"noise 2: \n$t =s load",
	"noise !keep: \n%scc =s other",
	"noise 2: \n$t =s mov.b32 $[$t|$(0,99)]",
	"noise 5: \n$t$keep[|, %scc] =s $[add|sub|mul|and|or|xor|shl|lshr].u32 $t, $[$t|$(0,63)]",
	"clutter: $*(0,3)noise",
	"noscc: $keep:(1)$clutter$keep:(0)",
	"go: \n$[br|-> fall]",

	/* k in %sd, by some detour */
	"Constant: \n%s$r =s mov.b32 $k",
	"Constant: \n$t1 =s mov.b32 $k\n%s$r =s mov.b32 $t1",
	"Constant: \n%s$r =s mov.b32 $((k-7)&0xffffffff)\n%s$r, %scc =s add.i32 %s$r, 7",
	"Constant: \n$t1 =s mov.b32 $(0xffffffff-k)\n%s$r =s xor.b32 $t1, 0xffffffff",
	"begin: $r:(depth)$k:(start)$^Constant",

	/* branches that meet again */
	"Diamond: \n%scc =s other\n$[cbrnz %scc, @u$l, @v$l|cbrz %scc, @v$l, @u$l]\n@u$l$clutter$go @w$l\n"
	"@v$l$clutter$go @w$l\n@w$l",

	"choose: $signed:50[]$leave:50[]$mirror:30[]$mirror[$held:(1)|$held:40[]]$early:50[]$85[$step:(1,5)|$much]"
	"$50[|$step:((0-step)&0xffffffff)]$60[$start:(0,29)|$corner$start:(at&0xffffffff)]$85[$k:(0,7+32*(depth<2))"
	"$limit:((start+step*k)&0xffffffff)|$corner$limit:(at&0xffffffff)]$carry:8[]$wide:(0)$scaled:(0)$zeros:(0)"
	"$sort:(0)$carry[$derived:(0)|$derived:25[]]$derived[$scaling]$carry[|$25[$sort:(1,3)$sort=3[$pairs|$scales]]]"
	"$mask:(0)$20[$mask:(1,4)]$odd:(0)$15[$odd:(1,9)]"
	"$sure:((odd<1)*(mask<3)*(zeros<1)*(scaled<1)*((carry*signed)<1))$negative:(step>>31)",
	"scaling: $by:(0,3)$by=2[$factor:(-1)|$by=3[$factor:(3)|$factor:(4)]]$add:(0,8)"
	"$limit:((limit*factor+add)&0xffffffff)",
	"pairs: $wide:(1)$derived:(0)$held:(0)$mirror:(0)",
	"scales: $scaled:(1)$50[$k:(0,31)$start:(1<<k)|$start:(any)]$70[$limit:(0,8)|$limit:(any)]$step:(1,3)"
	"$sort=1[$30[$zeros:(1,7)|$50[$step:(17,20)$zeros:((1<<step)-1)$start:(1<<16)]]]",

	"inc wide: \n%$d+18, %scc =s add.u32 %$d+18, $odd=2[$t|$step]$noscc"
	"\n%$d+19, %scc =s addc.u32 %$d+19, $negative[0xffffffff|0], %scc",
	"inc !wide scaled !odd: \n%s$depth$50[, %scc] =s $sort=1[lshr|mul].u32 %s$depth, $step",
	"inc !wide !odd !scaled: $plain",
	"inc !wide odd: $odd=1[$oneway|$odd=2[\n%s$depth, %scc =s add.i32 %s$depth, $t|$plain]]",
	"oneway: \n%scc =s other\n$[cbrnz %scc, @y$id, @z$id|cbrz %scc, @z$id, @y$id]\n@y$id"
	"\n%s$depth, %scc =s add.i32 %s$depth, $step$go @z$id\n@z$id",
	"plain 6: \n%s$depth, %scc =s sub.i32 %s$depth, $((0-step)&0xffffffff)",
	"plain 4: \n$t2, %scc =s add.u32 %s$depth, $step\n%s$depth =s mov.b32 $t2",
	"plain 5: \n%s$depth, %scc =s add.u32 $[%s$depth, $step|$step, %s$depth]",

	/* SCC says what the test said */
	"lim: $held[%$s+12|$limit]",
	"test wide: \n%scc =s $leave[eq|ne].u64 %$p+18, $(0xfffffffd+limit-start)",
	"test carry: \n$t, %scc =s $negative[sub|add].$type %s$depth, $lim",
	"test zeros: \n$t3, %scc =s and.u32 %s$depth, $zeros\n%scc =s $leave[ne|eq].u$[32|16] $t3, 0$noscc",
	"test zeros: \n%scc =s $leave[bitcmp1|bitcmp0].u32 %s$depth, $50[0|$(0,3)]$noscc",
	"test !wide !carry !zeros: $derived[$by=2[\n$t3, %scc =s sub.i32 $add, %s$depth|\n$t3, %scc =s "
	"$by=3[mul|shl].u32 %s$depth, $by=3[3|2]\n$t3, %scc =s add.u32 $t3, $add]]\n%scc =s $[eq|ne|lt|le|gt|ge].$type "
	"$mirror[$lim, $tested|$tested, $lim]$noscc",
	"tested: $derived[$t3|%s$depth]",

	/* the test as a mask of lanes, as compilers write loops that may also break */
	"goes: $zero[0|0xffffffffffffffff]",
	"stays: $zero[0xffffffffffffffff|0]",
	"masked: $and:30[]$turned:(mask/3*(mask<4))$zero:((and-turned)*(and-turned))$breaks:((mask&1)<1)"
	"$breaks[\n%scc =s other\n$[cbrnz %scc, @b$id, @n$id|cbrz %scc, @n$id, @b$id]\n@b$id$50["
	"\n%s$depth, %scc =s add.u32 %s$depth, $[$(1,5)|$t]]\n%s[16:17] =s mov.b64 $mask=2[$goes|$stays]$go @j$id"
	"\n@n$id]$test\n%s[16:17] =s select.b64 $leave[$goes, $stays|$stays, $goes], %scc$breaks[$go @j$id\n@j$id]"
	"\n%vcc, %scc =s $and[and|andn2].b64 %exec, %s[16:17]\ncbrz %vcc, $turned[@o$id, @a$id|@a$id, @o$id]",
	"unmasked: $test$odd=7[\n%scc =s other]$leave[$[\ncbrnz %scc, @a$id, @o$id|\ncbrz %scc, @o$id, @a$id]|"
	"$[\ncbrnz %scc, @o$id, @a$id|\ncbrz %scc, @a$id, @o$id]]",

	/* an exit that nobody can foresee: rarely taken */
	"Break: \n%scc =s other\n$[cbrnz %scc, @$outside, @m$l|cbrz %scc, @m$l, @$outside]\n@m$l",
	"body: $clutter$25[$Diamond]$40[$inner]$odd=3[\n$lost, %scc =s add.u32 $t, 3]$odd=4[\ncall]$clutter",
	"lost: $held[%$s+12|%s$depth]",
	"inner <3 *left: $>Loop",
	"twicein: \n%s8 =s and.u32 %s8, 1\n%scc =s eq.u32 %s8, 1\n$[cbrnz %scc, @e$id, @f$id|cbrz %scc, @f$id, @e$id]"
	"\n@e$id$r:(depth)$k:((start-step)&0xffffffff)$^Constant$go @$head\n@f$id",
	"twiceback: \n%scc =s other\n$[cbrnz %scc, @g$id, @h$id|cbrz %scc, @h$id, @g$id]\n@g$id"
	"$odd=8[\n%s$depth, %scc =s add.u32 %s$depth, 1]$clutter$go @$head\n@h$id",
	"around: \n%scc =s other\n$[cbrnz %scc, @o$id, @t$id|cbrz %scc, @t$id, @o$id]\n@t$id",
	"Loop: $id:(left)$left:(left-1)$enter(id)$choose$zeros[\n%s$depth =s load\n%s$depth, %scc =s and.u32 "
	"%s$depth, $[0x80000000|0x40000000|0xc0000000|6|0xffffffff]\n%s$depth, %scc =s or.u32 %s$depth, $60[0|$start]"
	"|$odd=5[\n%s$depth =s load|$begin]]"
	"$wide[\n%$p+18 =s mov.b64 0xfffffffd]$held[$r:(12+depth)$k:(limit)$^Constant]$odd=9[$twicein]"
	"$go @$head\n@$head$60[$body$20[$Break]]$early[|$inc]$odd=6[$around]$mask[$masked|$unmasked]\n@o$id"
	"$early[$inc]$50[$body]$20[$Break]$odd=8[$twiceback|$15[$twiceback]]$go @$head\n@a$id$clutter",
	"more *left: $clutter$>Loop$50[$more]",
	"program: fn @k device {\nin =s %s[0:31]\n@entry$more$go @a0\n@a0\nend\n}\n",
};

/* $enter(ID): this loop; $outside: where one that is open here is left to, or the end. */
static bool
hook(struct grammar *g, void *user, const char *name, int64_t value)
{
	int64_t *open = user;		/* by depth */

	if (strcmp(name, "enter") == 0)
		open[grammar_get(g, "depth")] = value;
	else if (strcmp(name, "outside") == 0)
		grammar_put(g, "a%d", (int)open[below((uint32_t)grammar_get(g, "depth") + 1)]);
	else
		return false;
	return true;
}

static struct wb_out source;

static const struct wb_module *
program(void)
{
	int64_t open[MOST_DEPTH] = { 0 };
	struct grammar *g = grammar_new(prop.cx->unit, &prop.r, rules, WB_COUNT(rules), hook, open);
	struct wb_module *m;

	grammar_set(g, "left", MOST_LOOPS);
	grammar_set(g, "keep", 0);
	grammar_expand(g, "$program");
	source = wb_out_new(prop.cx->unit);
	wb_puts(&source, grammar_take(g));
	prop_source(&source);
	if (wb_parse_wir(prop.cx, wb_file_add(prop.cx->files, WB_FILE_TEXT, "trips.wir", source.at, source.n), &m) !=
		WB_OK)
		return NULL;
	return m;
}

/* ---- running programs ------------------------------------------------------------------------ */
/* What is not arithmetic: what it writes nobody knows. */
static void
execute(const struct wb_fn *fn, const struct wb_inst *i, uint32_t *unit)
{
	const struct wb_opnd *o = wb_opnd(fn, i, 0);

	if (i->op == WB_OP_CALL)
		for (uint32_t u = 0; u < fn->nunit; u++)
			unit[u] = chance(50) ? unit[u] : below(50);
	else if (i->op == WB_OP_LOAD)
		unit[o->id] = chance(70) ? below(50) : (uint32_t)rng_next(&prop.r);
	else if (i->op == WB_OP_OTHER)
		unit[o->id] = chance(7);
	else
		eval_inst(fn, i, unit);
}

/* What one loop did in all runs. */
struct seen {
	uint64_t now, most, least;
	bool cut_short;
};

static void
pass_edge(const struct wb_fn *fn, uint32_t e, struct seen *seen)
{
	const struct wb_loops *ls = fn->loops;
	const struct wb_edge *ed = &fn->edge[e];
	uint32_t in = ls->of_block[ed->src];

	if (ed->dst != WB_NONE && ls->of_block[ed->dst] == in && (in == WB_NONE || ls->loop[in].header != ed->dst))
		return;
	for (uint32_t l = 0; l < ls->nloop; l++) {
		bool from = wb_loop_has(ls, l, ed->src), to = wb_loop_has(ls, l, ed->dst);

		if (!from && to)
			seen[l].now = 0;
		else if (from && ed->dst == ls->loop[l].header)
			seen[l].now++;
		seen[l].most = to && seen[l].now > seen[l].most ? seen[l].now : seen[l].most;
		if (from && !to && seen[l].now < seen[l].least)
			seen[l].least = seen[l].now;
	}
}

static void
run(const struct wb_fn *fn, struct seen *seen)
{
	uint32_t *unit = WB_NEW(prop.cx->unit, uint32_t, fn->nunit), b = 0, steps = 0;

	for (uint32_t u = 0; u < fn->nunit; u++)
		unit[u] = fn->unit[u].role == WB_ROLE_EXEC_HI ? 0 :
			fn->unit[u].role == WB_ROLE_EXEC_LO ? (chance(90) ? 1 + below(99) : 0) :
							      below(50);
	while (b != WB_NONE && steps < MOST_STEPS) {
		uint32_t e;

		for (uint32_t k = 0; k < fn->block[b].ninst; k++)
			execute(fn, &fn->inst[fn->block[b].first + k], unit);
		steps += fn->block[b].ninst + 1;
		e = eval_edge(fn, b, unit);
		pass_edge(fn, e, seen);
		b = fn->edge[e].dst;
	}
	for (uint32_t l = 0; b != WB_NONE && l < fn->loops->nloop; l++)
		seen[l].cut_short = seen[l].cut_short || wb_loop_has(fn->loops, l, b);
}

/* ---- judging --------------------------------------------------------------------------------------- */
static uint64_t nplain, nexact, nknown, nendless, nmask, nmask_known, nscaled, nscaled_known;

static void
expect(bool ok, const struct wb_fn *fn, uint32_t l, const struct seen *s, const char *what)
{
	const struct wb_loop_bound *b = &fn->bounds->loop[l];

	prop_expect(ok, "loop %u: %s: inferred %lld .. %lld, seen %llu .. %llu: %s", l, what, (long long)b->min,
		(long long)b->max, (unsigned long long)s->least, (unsigned long long)s->most, b->why);
}

static uint32_t
exits(const struct wb_fn *fn, uint32_t l)
{
	uint32_t n = 0;

	for (uint32_t e = 0; e < fn->nedge; e++)
		n += wb_loop_has(fn->loops, l, fn->edge[e].src) && !wb_loop_has(fn->loops, l, fn->edge[e].dst);
	return n;
}

static bool
labelled(const struct wb_fn *fn, uint32_t l, const char *label)
{
	const char *s = fn->block[fn->loops->loop[l].header].label;

	return s && strncmp(s, label, strlen(label)) == 0;
}

/* One way out, nothing inside that changes every register, and a loop of the plain kind. */
static bool
plainly_counted(const struct wb_fn *fn, uint32_t l)
{
	for (uint32_t b = 0; b < fn->nblock; b++)
		for (uint32_t k = 0; k < fn->block[b].ninst; k++)
			if (wb_loop_has(fn->loops, l, b) && fn->inst[fn->block[b].first + k].op == WB_OP_CALL)
				return false;
	return labelled(fn, l, "plain") && exits(fn, l) == 1;
}

static void
judge(const struct wb_fn *fn, uint32_t l, const struct seen *s)
{
	const struct wb_loop_bound *b = &fn->bounds->loop[l];
	bool entered = s->most || s->least != UINT64_MAX, known = b->max != WB_UNKNOWN;

	expect(!known || s->most <= b->max, fn, l, s, "too small a bound");
	expect(s->least >= b->min, fn, l, s, "too large a minimum");
	expect(b->why && known == (b->origin != WB_BOUND_NONE) && b->inferred == b->max, fn, l, s, "inconsistent");
	nmask += labelled(fn, l, "mask");
	nmask_known += labelled(fn, l, "mask") && known;
	nscaled += labelled(fn, l, "scaled");
	nscaled_known += labelled(fn, l, "scaled") && known;
	nknown += known;
	nendless += s->cut_short && !known;
	if (entered && !s->cut_short && plainly_counted(fn, l)) {
		nplain++;
		nexact += b->max == s->most && b->min == s->least;
		if (getenv("SHOW"))
			expect(b->max == s->most && b->min == s->least, fn, l, s, "not exact");
	}
}

static void
one_case(void)
{
	const struct wb_module *m = program();
	struct wb_pass_env env = { .module = m };
	struct seen seen[64] = { { 0 } };
	struct wb_fn *fn = m ? m->fn[0] : NULL;

	if (!prop_expect(m && cli_run_list(prop.cx, fn, &env, &cli_list_trips, NULL) == WB_OK && fn->loops->nloop <= 64,
		    "it cannot be analysed"))
		return;
	for (uint32_t l = 0; l < fn->loops->nloop; l++)
		seen[l].least = UINT64_MAX;
	for (int k = 0; k < 3; k++)
		run(fn, seen);
	for (uint32_t l = 0; l < fn->loops->nloop; l++)
		judge(fn, l, &seen[l]);
}

int
main(int argc, char **argv)
{
	prop_start(argc, argv, 8000);
	while (prop_next())
		one_case();
	prop_tried(nmask, 1, "exits on masks");
	prop_part(nmask_known, nmask, 90, "of them understood");
	prop_tried(nscaled, 1, "loops that multiply or shift");
	prop_part(nscaled_known, nscaled, 20, "of them bounded");
	prop_tried(nknown, 1, "loops bounded");
	prop_tried(nplain, prop.count / 2, "plainly counted ones");
	prop_part(nexact, nplain, 97, "of them exactly");
	prop_tried(nendless, 0, "did not end and got no bound");
	return prop_end();
}
