/* test/prop/simd.c -- random Sim-D programs: no run takes longer than its bound, under both policies, nor than the
 * upper one under the other schedulers; and programs for which the published procedure is wrong, each of one kind.
 *
 * No branch is called uniform at which lanes disagreed. Each second bound's certificate, written and read back, is
 * proved; with one number made smaller it is rejected, or what is left is still no less than the run.
 *
 *	simd [SEED [COUNT [FIRST]]]
 */
#include "../lib/grammar.h"
#include "../lib/prop.h"
#include "../../src/cli/lists.h"
#include "wavebound/pass.h"
#include "wavebound/simd.h"

static uint64_t refused, misannotated, bounded, in_turn, loose_sum, walked, too_long, altered, rejected, uniform, mixed;
static uint64_t asked;

/* ---- programs --------------------------------------------------------------------------------------- */
/* accesses: memory is accessed here; loops: so many are still allowed; counter: the next register that counts. */
static const char *const rules[] = {
	"v: v$(0,3)",
	"s: s$(10,13)",
	"bool: p$(0,3)",
	"arith 3:  $[mad $v, $v, $v, $v|mul.neg $v, $v, $v|iadd $v, $v, $v|rcp $v, $v|sin $v, $v|abs $v, $v|"
	"imad $v, $v, $s, $v]\n",
	"arith:  test.$[g|le] $bool, $v\n",
	"arith:  pbool.and $bool, $bool, $bool\n",
	"arith:  cvt.i2f $v, $[vc.tid_x|vc.lid_y]\n",
	"arith 2:  $[siadd $s, $s, $s|sidiv $s, $s, $s|simod $s, $s, 3|simad $s, $s, $s, $s|smov $s, 5|sineg $s, $s]\n",
	"buf: $(0,2)",
	"pad: $(0,1)",
	"stride:  smovssp sc.sd_$[words, $(1,99)|period, $(1,99)|period_cnt, $(1,9)]\n",
	"mem:  ldglin $v, $buf, $(-4,4), $(-1,1)\n",
	"mem:  ldglin.vec$[2|4] $v, $buf\n",
	"mem:  stglin $v, $buf\n",
	"mem:  ldg2sptile $pad, $buf, $(0,39)\n",
	"mem:  stg2sptile $pad, $buf\n",
	"mem:  sldg s20, $buf, $(1,8)\n",
	"mem:  $[ldgbidx|stgbidx] 2\n",
	"mem:  movvsp vc.mem_idx, $v\n $[ld|st]gidxit $v, $buf\n",
	"mem:  ldsplin $v, $pad, $(0,4), $(0,1)\n",
	"mem:  stsplin $v, $pad\n",
	"mem:  ldspbidx $pad\n",
	"mem:  smovssp sc.sd_words, $(1,8)\n sldsp s20, $pad\n",
	"mem:  $[ld|st]splin.vec$[2|4] $v, $pad, $(-2,2)\n",
	"mem:  $[ldglin|stglin|ldsplin] vc.mem_data, $pad, $(-2,2)\n",
	"mem 2: $50[$stride]$50[$stride] $[ld|st]gcidx $buf, $(-2,9), $(-1,3)\n$25[$stride]",

	"fewer: $accesses[$33[|$accesses:(0)]]",
	"count: $loops:(loops-1)$c:(counter)$counter:(counter+1)",
	/* lanes that do not go: one way, or one of two */
	"If: $fewer$p:(0,3) test.g p$p, $v\n$[ cpush.if end$l\n cmask p$p\n$>stmts$10[ exit\n] cpop\nend$l:\n|"
	" cpush.if end$l\n bra else$l, p$p\n$>stmts cpop\nelse$l:\n$>stmts cpop\nend$l:\n|"
	" cpush.if end$l, p$p\n$>stmts cpop\nend$l:\n]",
	"Exit: $fewer test.g p0, $v\n exit p0\n",
	"Skip: $fewer sicj.$[g|ez] skip$l, $s\n$>{stmts}skip$l:\n",
	/* a counter that goes down to 0: tested at the end, or at the start */
	"Loop: $count$n:(1,5)$note:(0,1) smov s$c, $n\nloop$l:\n"
	"$[$>stmts siadd s$c, s$c, -1\n$note[#bound branchcycle $(n-1) 1 0\n] sicj.g loop$l, s$c\n|"
	"$note[#bound branchcycle 1 $n 1\n] sicj.le done$l, s$c\n$>stmts sisub s$c, s$c, 1\n j loop$l\ndone$l:\n]",
	/* lanes leave one after the other */
	"Break: $fewer$count$p:(0,3) smov s$c, $(1,4)\n cpush.brk over$l\nturn$l:\n$>stmts test.le p$p, $v\n brk p$p\n"
	" siadd s$c, s$c, -1\n sicj.g turn$l, s$c\n cpop\nover$l:\n",
	"stmt 6: $arith",
	"stmt 2: $accesses[$mem]",
	"stmt <3: $^If",
	"stmt <3: $^Skip",
	"stmt: $^Exit",
	"stmt <3: $loops[$^Loop]",
	"stmt <3: $loops[$^Break]",
	"stmts <3: $stmt$75[$stmt$67[$stmt$50[$stmt]]]",
	"stmts >2: $stmt$50[$stmt]",
	"Program: $accesses:(1).data\n0 $(0,19996,4) $88[96|100] 70\n1 $(65536,85532,4) 64 64\n"
	"2 $(262144,298140,4) 128 3\n.sp_data\n0 $(0,156,4) 32 32\n1 8192 38 36\n.text\n"
	"$75[ cvt.i2f v0, vc.tid_x\n cvt.i2f v1, vc.lid_y\n"
	" add v0, v0, -$(0,39).5\n]$stmts$67[ stglin v0, 1\n] exit\n",
};

static struct wb_out source;

static void
program(void)
{
	struct grammar *g = grammar_new(prop.cx->unit, &prop.r, rules, WB_COUNT(rules), NULL, NULL);

	grammar_set(g, "loops", 4);
	grammar_set(g, "counter", 1);
	grammar_expand(g, "$Program");
	source = wb_out_new(prop.cx->unit);
	wb_puts(&source, grammar_take(g));
	prop_source(&source);
}

/* ---- one program ------------------------------------------------------------------------------------------ */
static bool
read_program(struct wb_ctx *cx, const char *text, struct wb_module **m)
{
	struct wb_pass_env env;

	if (wb_sas_read(cx, wb_file_add(cx->files, WB_FILE_TEXT, "t.sas", text, strlen(text)), false, m) != WB_OK ||
		(*m)->fn[0]->refused)
		return false;
	env = (struct wb_pass_env){ .module = *m };
	return cli_run_list(cx, (*m)->fn[0], &env, &cli_list_trips, NULL) == WB_OK;
}

/* A branch at which lanes disagreed is not called uniform. */
static bool
check_mixed(struct wb_ctx *cx, const struct wb_module *m, const struct wb_simd_run *run)
{
	struct wb_simd_divergence d;
	bool ok = wb_simd_divergence(cx, m, &d) == WB_OK;

	for (uint32_t k = 0; ok && k < d.branch.n; k++) {
		bool by_lanes = m->simd->inst[d.branch.at[k].inst].op != WB_SIMD_SICJ;

		ok = d.branch.at[k].divergent || !run->mixed[d.branch.at[k].inst];
		asked += by_lanes;
		uniform += by_lanes && !d.branch.at[k].divergent;
		mixed += run->mixed[d.branch.at[k].inst];
	}
	return ok;
}

static uint64_t
execute(struct wb_ctx *cx, const struct wb_module *m, const struct wb_machine *machine, const struct wb_simd_launch *l,
	enum wb_simd_policy p)
{
	struct wb_simd_memory mem;
	struct wb_simd_run run;

	if (wb_simd_memory(cx, m->simd, &mem) != WB_OK)
		return WB_UNKNOWN;
	for (uint32_t k = 0; k < WB_SIMD_BUFFERS; k++)
		for (uint64_t w = 0; mem.word[k] && w < wb_simd_words(&m->simd->dram[k]); w++)
			mem.word[k][w] = below(3) ? 0x3f800000 : 0xc0000000 + below(1000);
	return wb_simd_run(cx, m, machine, l, p, &mem, 200000, &run) == WB_OK && check_mixed(cx, m, &run) ? run.cycles :
													    WB_UNKNOWN;
}

/* ---- its certificate ---------------------------------------------------------------------------------------- */
static enum wb_status
prove(struct wb_ctx *cx, const struct wb_module *m, const struct wb_machine *machine, const struct wb_simd_launch *l,
	const struct wb_simd_certificate *c)
{
	struct wb_out o = wb_out_new(cx->unit);
	struct wb_simd_certificate back;
	struct wb_simd_proof proof;
	bool ours;

	if (!wb_simd_certificate_write(c, &o) ||
		wb_simd_certificate_read(cx, wb_file_add(cx->files, WB_FILE_TEXT, "t.json", o.at, o.n), &ours, &back) !=
			WB_OK ||
		!ours)
		return WB_INTERNAL;
	return wb_simd_prove(cx, m, machine, l, &back, 100000, &proof);
}

/* One number smaller than it was, up to the last access; false: there is none. */
static bool
alter(struct wb_ctx *cx, struct wb_simd_schedule *s)
{
	struct wb_simd_step *t;
	uint32_t n = s->nstep;

	while (n && s->step[n - 1].inst == WB_NONE)
		n--;
	s->step = wb_arena_copy(cx->unit, s->step, s->nstep, sizeof(*s->step));
	if (below(6) == 0 && s->rest_cycles) {
		s->rest_cycles -= 1 + below((uint32_t)wb_min_u64(s->rest_cycles, 9));
		return true;
	}
	if (below(8) == 0) {
		s->cycles -= 1;
		return true;
	}
	if (!n)
		return false;
	t = &s->step[below(n)];
	if (t->times > 1)
		t->times--;
	else if (t->inst != WB_NONE && below(2))
		t->access_cycles--;
	else if (t->compute_cycles && !t->times)
		t->compute_cycles--;
	else
		return false;
	return true;
}

/* A list may have more than the longest way: loops that may end early count in full, and scalars decide what the bound
 * does not know. Without either, each number that is made smaller must be missed. */
static bool
is_tight(const struct wb_simd *p)
{
	bool found = false;

	for (uint32_t k = 0; k < p->ninst; k++)
		found = found || p->inst[k].op == WB_SIMD_BRK || p->inst[k].op == WB_SIMD_SICJ;
	return !found;
}

static bool
check_proof(struct wb_ctx *cx, const struct wb_module *m, const struct wb_machine *machine,
	const struct wb_simd_launch *l, const struct wb_simd_bounds *b)
{
	struct wb_simd_certificate c = { m->fn[0]->name, machine->hash, *l, wb_simd_digest(m->simd), *b, WB_NO_LOC };
	uint32_t p = below(WB_SIMD_POLICIES);
	bool strict = b->naccess && !b->policy[p].in_turn && is_tight(m->simd);
	enum wb_status s = prove(cx, m, machine, l, &c);

	if (s == WB_REFUSED) {
		too_long++;
		return true;
	}
	walked++;
	if (s != WB_OK || below(4) || !alter(cx, &c.bounds.policy[p]))
		return s == WB_OK;
	altered++;
	s = prove(cx, m, machine, l, &c);
	rejected += s == WB_GATE;
	return s == WB_GATE || (s == WB_OK && !strict);
}

/* Whether the run ended because an annotation is false: nested loops may end early. */
static bool
is_misannotated(const struct wb_ctx *cx)
{
	const struct wb_diag *d = cx->diag;

	return d->message.n && d->message.at[d->message.n - 1].code == WB_E_FACT_BROKEN;
}

static void
check(void)
{
	struct wb_ctx *cx = prop.cx;
	struct wb_simd_launch l;
	static const char *const name[] = { "sim-d", "sim-d-x8", "sim-d-1866" };
	const struct wb_machine *machine;
	struct wb_machine own;
	struct wb_simd_bounds b;
	struct wb_module *m;

	program();
	l = (struct wb_simd_launch){ 32 + below(2) * 32, 1 + below(64), 32 };
	if (!prop_expect(wb_machine_load(cx, name[below(WB_COUNT(name))], &machine) == WB_OK &&
			    read_program(cx, source.at, &m), "it cannot be read"))
		return;
	own = *machine;
	machine = &own;
	own.sim_d.decode_stages = chance(70) ? 3 : 1;
	own.sim_d.execute_stages = 3 + below(4);
	if (wb_simd_bound(cx, m, machine, &l, false, &b) != WB_OK) {
		refused++;
		return;
	}
	if (prop.number % 2)
		prop_expect(check_proof(cx, m, machine, &l, &b), "a certificate is rejected, or an altered one is not");
	bounded++;
	in_turn += b.policy[0].in_turn;
	for (uint32_t p = 0; p < WB_SIMD_SCHEDULERS; p++) {
		uint64_t cycles = execute(cx, m, machine, &l, (enum wb_simd_policy)p),
			 bound = p < WB_SIMD_POLICIES ? b.policy[p].cycles : b.upper_cycles;

		if (cycles == WB_UNKNOWN && is_misannotated(cx)) {
			misannotated++;
			return;
		}
		if (prop_expect(cycles != WB_UNKNOWN && cycles <= bound, "%s: executed in %lld cycles, bound %llu",
			    wb_simd_scheduler_name[p], (long long)cycles, (unsigned long long)bound) &&
			p < WB_SIMD_POLICIES)
			loose_sum += (bound - cycles) * 1000 / cycles;
	}
}

/* ---- where the published procedure is wrong ------------------------------------------------------------------ */
static const struct wrong {
	const char *what, *text;
	uint32_t line_words;		/* of scratchpads; 0: 32 */
} wrong[] = {
	{ "the longer computation is taken, and the load on the other way is dropped",
		".data\n0 0 1024 1\n1 65536 1024 1\n.text\n sicj.ez load, s0\n mul v1, v1, v1\n mul v1, v1, v1\n mul "
		"v1, v1, v1\n mul v1, v1, v1\n mul v1, v1, v1\n j end\n"
		"load:\n ldgidxit v0, 0\nend:\n stglin v0, 1\n exit\n",
		0 },
	{ "rows of a scratchpad do not start on a line",
		".data\n0 0 32 32\n.sp_data\n0 0 36 36\n.text\n smov s0, 400\nl:\n ldsplin v0, 0, 3\n siadd s0, s0, "
		"-1\n#bound branchcycle 399 1 0\n sicj.g l, s0\n stglin v0, 0\n exit\n",
		4 },
	{ "computing after the last access is dropped",
		".data\n0 0 32 32\n.text\n ldglin v0, 0\n smov s0, 99\nl:\n rcp v1, v0\n siadd s0, s0, -1\n#bound "
		"branchcycle 98 1 0\n sicj.g l, s0\n exit\n",
		0 },
	{ "words of an indexed access lie in two pairs of banks",
		".data\n0 0 8192 1\n1 65536 1024 1\n.text\n cvt.i2f v0, vc.lid_y\n mov v1, vc.lid_x\n imul v1, v1, "
		"5000\n movvsp vc.mem_idx, v1\n and v2, v1, 4096\n movvsp vc.mem_idx, v2\n"
		" ldgidxit v0, 0\n stglin v0, 1\n exit\n",
		0 },
	{ "a line below the access makes its stride larger",
		".data\n0 0 1024 64\n1 1048576 1024 1\n.text\n smov s0, 8\n smovssp sc.sd_period, 1024\n"
		"l:\n ldgcidx 0\n smovssp sc.sd_words, 1024\n smovssp sc.sd_period_cnt, 64\n siadd s0, s0, -1\n"
		"#bound branchcycle 7 1 0\n sicj.g l, s0\n stglin v0, 1\n exit\n",
		0 },
	{ "an annotation says less than the program does",
		".data\n0 0 1024 1\n.text\n smov s0, 50\nl:\n ldglin v0, 0\n siadd s0, s0, -1\n#bound branchcycle 9 1 "
		"0\n sicj.g l, s0\n stglin v0, 0\n exit\n",
		0 },
};

static void
check_wrong(const struct wrong *w)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct wb_simd_launch l = { 32, 32, 32 };
	struct wb_machine machine = *prop_machine("sim-d");
	struct wb_simd_bounds published, safe;
	struct wb_module *m;
	uint64_t cycles;
	enum wb_status s;

	machine.sim_d.line_words = w->line_words ? w->line_words : 32;
	if (!prop_expect(read_program(cx, w->text, &m) &&
			    wb_simd_bound(cx, m, &machine, &l, true, &published) == WB_OK, "%s: no bound", w->what))
		return;
	s = wb_simd_bound(cx, m, &machine, &l, false, &safe);
	for (uint32_t k = 0; k < m->simd->ninst; k++)
		m->simd->inst[k].cycle = false;	/* what the machine does, whatever the annotation says */
	cycles = execute(cx, m, &machine, &l, WB_SIMD_SP_AS_ACCESS);
	printf("%s: published %llu, executed %llu, safe %lld\n", w->what,
		(unsigned long long)published.policy[0].cycles, (unsigned long long)cycles,
		s == WB_OK ? (long long)safe.policy[0].cycles : -1LL);
	prop_expect(published.policy[0].cycles < cycles && cycles != WB_UNKNOWN &&
			    (s == WB_REFUSED || (s == WB_OK && cycles <= safe.policy[0].cycles)),
		"%s: another order of the three", w->what);
	wb_ctx_free(cx);
}

int
main(int argc, char **argv)
{
	prop_start(argc, argv, 5000);
	while (prop_next())
		check();
	for (size_t k = 0; k < WB_COUNT(wrong); k++)
		check_wrong(&wrong[k]);
	prop_tried(bounded, prop.count / 2, "programs bounded, %.1f %% above the runs on average",
		bounded ? (double)loose_sum / 10 / (double)(bounded * WB_SIMD_POLICIES) : 0.0);
	prop_tried(in_turn, 1, "in turn");
	prop_tried(refused, 0, "refused");
	prop_tried(misannotated, 0, "with a false annotation");
	prop_expect(misannotated <= 1 + prop.count / 1000, "too many annotations are false");
	prop_tried(uniform, 1, "of %llu branches of lanes uniform", (unsigned long long)asked);
	prop_tried(mixed, 1, "at which lanes disagreed");
	prop_tried(walked, 1, "certificates proved");
	prop_tried(too_long, 0, "too long to walk");
	prop_tried(rejected, 1, "of %llu altered ones rejected", (unsigned long long)altered);
	return prop_end();
}
