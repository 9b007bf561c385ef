/* test/prop/swf.c -- kernels that split their wavefronts, executed cycle by cycle: within every bound called safe, with
 * the memory of the whole wave.
 *
 * Random assembly of nested if/else and loops, with memory, LDS, scalars that one arm writes, masks that a branch
 * serialisation block makes; a random machine, a random launch. `split` chooses its split points for a random S and
 * bounds the kernel (bound/split.c). The kernel with splits and merges at those points runs on the timed machine with
 * PWS, with DWS and with splits that do nothing, the kernel without them as it is. Then:
 *
 *	memory is the same after all four
 *	PWS takes no more cycles than the PWS bound, whole waves no more than that of no splitting, where they are
 *	called safe, neither more than work and span, nor more than any bound that analyze calls safe for the code with
 *	splits
 *	all SWFs together issue no longer, and have no more transactions and LDS rounds, than their waves may
 *	every split of PWS was made: no SWF lacked a context
 *	all bounds are the same where rows, as in a certificate, say that one arm is run, and PRUNE cuts nothing
 *
 * Lemma 5.7 (DWS) is printed by the program as published, not as safe; how often it fails here is printed.
 *
 *	swf [SEED [KERNELS [FIRST]]]
 */

#include "../../src/bound/private.h"
#include "../lib/grammar.h"
#include "../lib/kernel.h"
#include "../lib/prop.h"
#include "../lib/randkernel.h"
#include "wavebound/gcn.h"
#include "wavebound/pass.h"
#include "wavebound/split.h"
#include "wavebound/timed.h"

#define MOST_STEPS 400000
#define MOST_IFS 5
#define CELLS 16		/* words of the buffer that belong to a work-item */

static const char *const resource[3] = { "issue", "transactions", "LDS rounds" };
static struct {
	uint64_t pws, none, dws, dws_over, splits, waves, skipped, unsafe, refused, code, barriers, spans;
	uint64_t done[3], most[3], full[3];	/* [resource] see check_together */
	double pws_ratio;
} seen;

/* ---- kernels ---------------------------------------------------------------------------------- */
struct gen {
	struct wb_out o;
	struct rng r;
	uint32_t nif;
	uint32_t branch_line[MOST_IFS];
	const bool *marked;		/* [if] */
};

/* v1: address of the item's cells; v3: what it computes; v2: its data; v6: its word of LDS; s40 .. s43: scalars all use
 * at the end; by depth, s[10:11] keeps EXEC and s20 counts.
 *
 * Variables: queue, its memory accesses are scalar loads, which cost what they can at most and are all in one queue;
 * memory, percent of statements; odd: some statements are of a kind that may not be in an arm; left, branches. */
static const char *const rules[] = {
	"stmt queue: $90[s_load_dwordx8 s[52:59], s[6:7], 0x0; s_waitcnt lgkmcnt(0)|$other]",
	"stmt !queue: $other",
	"other *memory: $cell:(0,60,4)$[global_store_dword v1, v3, s[4:5] offset:$cell|ds_add_u32 v6, v3|"
	"global_load_dword v5, v1, s[4:5] offset:$cell; v_mul_u32_u24_e32 v8, 3, v3; s_waitcnt vmcnt(0); "
	"v_add_u32_e32 v3, v8, v5|ds_read_b32 v5, v6; s_waitcnt lgkmcnt(0); v_xor_b32_e32 v3, v3, v5|"
	"global_atomic_add v1, v3, s[4:5] offset:$cell]",
	"other *computes: $barriers[$15[s_barrier|$strange]|$strange]",
	"strange: $odd[$8[$[v_xor_b32_e32 v3, $40[s51|s$(40,43)], v3|s_mov_b32 s51, $0x(0,59999)|"
	"v_mov_b32_e32 v10, $(0,59); v_xor_b32_e32 v3, v10, v3|v_writelane_b32 v11, s$(40,43), $(0,1)|"
	"v_readlane_b32 s51, v11, $(0,1); v_xor_b32_e32 v3, s51, v3|$70[s_barrier|s_getpc_b64 s[36:37]; "
	"s_add_u32 s36, s36, callee@rel32@lo+4; s_addc_u32 s37, s37, callee@rel32@hi+12; "
	"s_swappc_b64 s[30:31], s[36:37]]|v_readlane_b32 s51, v3, $(0,63); v_xor_b32_e32 v3, s51, v3|"
	"s_or_saveexec_b64 s[46:47], -1; v_add_u32_e32 v3, 7, v3; s_mov_b64 exec, s[46:47]]|$plain]|$plain]",
	"plain: global_load_dword v12, v1, s[4:5] offset:$(0,60,4)",
	"plain: s_waitcnt vmcnt($(0,3))",
	"plain: s_add_u32 s$(40,43), s$(40,43), 5",
	"plain: s_mov_b32 s50, $0x(0,59999); v_xor_b32_e32 v3, s50, v3",
	"plain: v_mul_u32_u24_e32 v3, v3, v2",
	"plain 9: v_add_u32_e32 v3, $(0,63), v3",
	/* in the serialisation block, where all lanes of the wave are on: at times a mask that is used at the end */
	"serialise 71: ",
	"serialise 9: $[v_cmp_gt_u32_e64 s[42:43], v3, v2|v_cmp_eq_u32_e64 s[42:43], s20, s20|"
	"v_cmp_gt_u32_e64 s[60:61], v3, v2; s_add_u32 s41, s41, s60|v_readfirstlane_b32 $80[s51|s41], v3|"
	"v_mov_b32_e32 v10, s51|v_mov_b32_e32 v3, s51|s_add_u32 s41, s41, 1|v_writelane_b32 v11, s41, 5|"
	"v_mov_b32_dpp v3, v3 quad_perm:[1,0,3,2] row_mask:0xf bank_mask:0xf]",
	"Branch: $left:(left-1)v_bfe_u32 v7, v2, $(0,23), 2; v_cmp_$[lt|eq]_u32_e32 vcc, $(0,3), v7; "
	"s_and_saveexec_b64 $p+10, vcc; s_xor_b64 $p+10, exec, $p+10; $begin$mark[.long 0xbff07f7e; ]${branch}"
	"s_cbranch_execz .Lflow$l; $>body; .Lflow$l:; s_or_saveexec_b64 $p+10, $p+10; $serialise; "
	"s_xor_b64 exec, exec, $p+10; s_cbranch_execz .Ljoin$l; $>body; .Ljoin$l:; s_or_b64 exec, exec, $p+10; "
	"$mark[.long 0xbff10000]",
	/* else more and more may be outstanding, and there is no bound under contention */
	"Loop: s_mov_b32 $s+20, $(1,3); .Lloop$l:; $>body; s_waitcnt vmcnt(0) lgkmcnt(0); s_sub_u32 $s+20, $s+20, 1; "
	"s_cmp_lg_u32 $s+20, 0; s_cbranch_scc1 .Lloop$l",
	"body: $*(1,3)part; $stmt",
	"part 5 <4 left: $Branch",
	"part <3: $Loop",
	"part 5 <3 !left: $Loop",
	"part 4: $stmt",
};

/* What has been drawn becomes code. */
static void
flush(struct gen *g, struct grammar *r)
{
	kernel_lines(&g->o, grammar_take(r));
}

static bool
hook(struct grammar *r, void *user, const char *name, int64_t value)
{
	struct gen *g = user;

	(void)value;
	flush(g, r);
	if (strcmp(name, "begin") == 0) {
		grammar_let(r, "mark", g->marked && g->marked[g->nif]);
		g->nif++;
		return true;
	}
	if (strcmp(name, "branch") != 0)
		return false;
	g->branch_line[g->nif - 1] = 1;		/* the line that is written next, from 1 */
	for (size_t k = 0; k < g->o.n; k++)
		g->branch_line[g->nif - 1] += g->o.at[k] == '\n';
	return true;
}

static const struct kernel_frame frame = {
	.name = "random", .args = "buffer* data*", .vgprs = 16, .sgprs = 64, .lds_bytes = 1024
};

/* The kernel of @seed; lines of its branches in @g->branch_line, from 1. */
static void
make_kernel(struct wb_ctx *cx, uint64_t seed, uint32_t items, const bool *marked, struct gen *g)
{
	struct grammar *r = grammar_new(cx->unit, &g->r, rules, WB_COUNT(rules), hook, g);
	bool odd = seed % 3 == 0, barriers = seed % 5 == 0;
	uint32_t memory;

	*g = (struct gen){ .o = wb_out_new(cx->unit), .r = rng_new(seed), .marked = marked };
	memory = rng_chance(&g->r, 30) ? 70 : rng_below(&g->r, 50);
	if (barriers && rng_chance(&g->r, 50))	/* then they may be in arms */
		memory = 0;
	grammar_set(r, "left", rng_between(&g->r, 1, MOST_IFS));
	grammar_set(r, "queue", seed % 4 == 0);
	grammar_set(r, "odd", odd);
	grammar_set(r, "barriers", barriers);
	grammar_set(r, "memory", memory);
	grammar_set(r, "computes", 100 - (int64_t)memory);
	kernel_file(&g->o, &frame);
	if (odd)
		kernel_code(&g->o, ".hidden callee; .globl callee; .p2align 2; .type callee,@function; callee:; "
			"s_add_u32 s40, s40, 9; s_setpc_b64 s[30:31]; .Lcallee:; .size callee, .Lcallee-callee");
	kernel_head(&g->o, &frame);
	kernel_code(&g->o, "s_load_dwordx4 s[4:7], s[0:1], 0x0; s_mul_i32 s2, s2, %u; v_lshlrev_b32_e32 v6, 2, v0; "
		"v_mov_b32_e32 v3, 1; v_mov_b32_e32 v11, 0; s_mov_b32 s51, 9; ds_write_b32 v6, v3; "
		"v_add_u32_e32 v0, s2, v0; v_lshlrev_b32_e32 v4, 2, v0; v_lshlrev_b32_e32 v1, 6, v0", items);
	grammar_expand(r, "s_mov_b32 s40, 40; s_mov_b32 s41, 41; s_mov_b32 s42, 42; s_mov_b32 s43, 43; "
		"s_waitcnt lgkmcnt(0); global_load_dword v2, v4, s[6:7]; s_waitcnt vmcnt(0); $Branch; $body; "
		"v_xor_b32_e32 v3, s40, v3; v_add_u32_e32 v3, s41, v3; v_cndmask_b32_e64 v9, v3, v2, s[42:43]; "
		"global_atomic_add v1, v9, s[4:5] offset:8; global_store_dword v1, v3, s[4:5] offset:4");
	flush(g, r);
	kernel_tail(&g->o, &frame);
}

static bool
expect(bool ok, const char *what, uint64_t got, uint64_t want)
{
	return prop_expect(ok, "%s: %llu, %llu", what, (unsigned long long)got, (unsigned long long)want);
}

/* ---- bounds ------------------------------------------------------------------------------------ */
struct trial {
	struct wb_ctx *cx;
	struct wb_machine machine;
	struct wb_launch launch;
	struct wb_module *plain, *marked;
	struct wb_split_table table;
	const struct wb_split_row *row;
};

/* Passes on all functions of @m, callees first as they stand. */
static bool
run_passes(struct trial *t, struct wb_module *m, const struct wb_machine *machine, const enum wb_pass *list, uint32_t n)
{
	for (uint32_t f = 0; f < m->nfn; f++) {
		struct wb_pass_env env = {
			.module = m, .machine = machine, .launch = m->fn[f]->is_kernel ? &t->launch : NULL
		};

		if (wb_run_passes(t->cx, m->fn[f], &env, list, n, NULL) != WB_OK)
			return false;
	}
	return true;
}

/* What all SWFs of all waves executed in @run, by each resource: no more than src/bound/together.c says. */
static bool
check_together(struct trial *t, const struct wb_bound_input *in, const struct wb_timed *run)
{
	const struct {
		struct wb_objective o;
		uint64_t observed;
	} of[3] = { { { .issue = 1 }, run->simd_busy_cycles + run->split_busy_cycles },
		{ { .trans = 1, .whole = 1 }, run->transactions }, { { .rounds = 1 }, run->rounds } };
	bool split[MOST_IFS] = { false };
	struct work k = { .cx = t->cx, .in = in, .nfn = 1, .split = split };

	for (uint32_t u = 0; u < in->fn->pws->nbranch; u++)
		split[u] = in->fn->pws->branch[u].marked;
	for (uint32_t i = 0; i < 3; i++) {
		struct wb_solving how = { .solver = WB_SOLVER_AUTO };
		struct wb_objective o = of[i].o;
		struct wb_wave w;

		if (!expect(wb_bound_together(&k, &o) &&
				    wb_wave_solve(t->cx, t->marked, in->fn, resource[i], &o, &how, &w) == WB_OK,
			    resource[i], 0, 0) ||
			!expect(of[i].observed <= run->waves * w.cycles, resource[i], of[i].observed,
				run->waves * w.cycles))
			return false;
		seen.done[i] += of[i].observed;
		seen.most[i] += run->waves * w.cycles;
		seen.full[i] += of[i].observed && of[i].observed == run->waves * w.cycles;
	}
	return true;
}

/* What analyze says of the code with splits, on @machine: no safe bound is below @run. */
static bool
check_code(struct trial *t, const struct wb_machine *machine, const struct wb_timed *run)
{
	static const enum wb_pass list[] = { WB_PASS_DOM, WB_PASS_POSTDOM, WB_PASS_CDEP, WB_PASS_LOOPS, WB_PASS_GSA,
		WB_PASS_LANES, WB_PASS_TRIPS, WB_PASS_FACTS, WB_PASS_DIVERGENCE, WB_PASS_PWS, WB_PASS_EXCLUSIVE,
		WB_PASS_COST };
	struct wb_fn *fn = kernel_of(t->marked);
	struct wb_bound_input in = { .module = t->marked, .fn = fn, .machine = machine, .launch = &t->launch };
	struct wb_kernel_bounds b;
	bool bounded;

	if (!expect(run_passes(t, t->marked, machine, list, WB_COUNT(list)) && !fn->pws->code_wrong &&
			    fn->pws->code_alive == t->row->alive,
		    "the splits in the code are not known", 0, 0))
		return false;
	bounded = wb_kernel_bound(t->cx, &in, &b) == WB_OK;
	for (uint32_t k = 0; bounded && k < b.nbound; k++) {
		if (!b.bound[k].safe)
			continue;
		seen.code++;
		if (!expect(run->cycles <= b.bound[k].cycles, b.bound[k].name, run->cycles, b.bound[k].cycles))
			return false;
	}
	return !bounded || check_together(t, &in, run);
}

static bool
same_way(const struct wb_split_scheme *a, const struct wb_split_scheme *b)
{
	return a->wave_cycles == b->wave_cycles && a->kernel_cycles == b->kernel_cycles &&
		a->work_span_cycles == b->work_span_cycles;
}

/* Where rows say that each execution of a split branch runs one arm, bounds are those of the pruned graph. */
static bool
same_by_rows(struct trial *t, struct wb_split_input in)
{
	bool **given = WB_NEW(t->cx->unit, bool *, in.most + 1);
	struct wb_split_table again;

	for (uint32_t S = 0; S <= in.most; S++)
		given[S] = t->table.row[S].split;
	in.given = given;
	if (!expect(wb_split_bound(t->cx, &in, &again) == WB_OK, "no bound by rows", 0, 0))
		return false;
	for (uint32_t S = 0; S <= in.most; S++)
		if (!expect(same_way(&t->table.row[S].none, &again.row[S].none), "without splitting, by rows",
			    t->table.row[S].none.wave_cycles, again.row[S].none.wave_cycles) ||
			!expect(same_way(&t->table.row[S].pws, &again.row[S].pws), "by rows",
				t->table.row[S].pws.wave_cycles, again.row[S].pws.wave_cycles))
			return false;
	return true;
}

static bool
bound(struct trial *t, enum wb_split_choice choice, uint32_t S)
{
	static const enum wb_pass list[] = { WB_PASS_DOM, WB_PASS_POSTDOM, WB_PASS_CDEP, WB_PASS_LOOPS, WB_PASS_GSA,
		WB_PASS_LANES, WB_PASS_TRIPS, WB_PASS_FACTS, WB_PASS_DIVERGENCE, WB_PASS_COST, WB_PASS_PWS };
	struct wb_fn *fn = kernel_of(t->plain);
	struct wb_split_input in = {
		.module = t->plain, .fn = fn, .machine = &t->machine, .launch = &t->launch, .choice = choice, .most = S
	};

	if (wb_launch_complete(t->cx, &t->launch, fn) != WB_OK)
		return false;
	if (!run_passes(t, t->plain, &t->machine, list, WB_COUNT(list)) ||
		wb_split_bound(t->cx, &in, &t->table) != WB_OK)
		return false;
	t->row = &t->table.row[S];
	return same_by_rows(t, in);
}

/* Which ifs the row splits, by the line of their branch. */
static void
find_marks(const struct trial *t, const struct gen *g, bool marked[MOST_IFS])
{
	const struct wb_fn *fn = kernel_of(t->plain);

	for (uint32_t k = 0; k < MOST_IFS; k++)
		marked[k] = false;
	for (uint32_t u = 0; u < fn->pws->nbranch; u++)
		for (uint32_t k = 0; t->row->split[u] && k < g->nif; k++)
			marked[k] |= wb_last_inst(fn, fn->pws->branch[u].block)->loc.line == g->branch_line[k];
}

/* Whether a barrier is in an arm of a branch that is split. */
static bool
splits_at_barrier(const struct trial *t)
{
	const struct wb_fn *fn = kernel_of(t->plain);
	bool found = false;

	for (uint32_t u = 0; u < fn->pws->nbranch; u++) {
		const struct wb_pws_branch *b = &fn->pws->branch[u];
		uint32_t end = fn->block[b->reconv].first;

		for (uint32_t i = fn->block[b->succ].first; t->row->split[u] && i < end; i++)
			found |= fn->inst[i].op == WB_OP_BARRIER;
	}
	return found;
}

/* ---- runs -------------------------------------------------------------------------------------- */
/* Executes @m on @machine; memory in @words. 0: it did not finish. */
static uint64_t
execute(const struct trial *t, const struct wb_module *m, const struct wb_machine *machine, enum wb_splitting how,
	uint32_t *words, struct wb_timed *run)
{
	struct wb_arena_mark mark = wb_arena_mark(t->cx->tmp);
	struct wb_sim_config cfg = { .line_bytes = machine->line_bytes,
		.lds_banks = machine->lds_banks,
		.lds_bank_bytes = machine->lds_bank_bytes };
	uint64_t items = t->launch.grid[0], at[2];
	struct rng r = rng_new(items);
	uint8_t *host[2];
	struct wb_sim *s;

	if (wb_sim_new(t->cx, m, kernel_of(m), &cfg, &s) != WB_OK ||
		wb_sim_map(s, "buffer", items * CELLS * 4, &at[0], &host[0]) != WB_OK ||
		wb_sim_map(s, "data", items * 4, &at[1], &host[1]) != WB_OK || wb_sim_arg(s, 0, &at[0], 8) != WB_OK ||
		wb_sim_arg(s, 1, &at[1], 8) != WB_OK)
		return 0;
	for (uint64_t i = 0; i < items * CELLS; i++) {
		uint32_t x = (uint32_t)i * 2654435761u;

		memcpy(host[0] + 4 * i, &x, 4);
	}
	for (uint64_t i = 0; i < items; i++) {
		uint32_t x = (uint32_t)rng_next(&r);

		memcpy(host[1] + 4 * i, &x, 4);
	}
	wb_sim_splitting(s, how);
	if (wb_sim_launch(s, t->launch.grid, t->launch.workgroup) != WB_OK ||
		wb_timed_run(t->cx, s, m, kernel_of(m), machine, 0, MOST_STEPS, NULL, run) != WB_OK ||
		run->status != WB_TIMED_FINISHED)
		return 0;
	memcpy(words, host[0], items * CELLS * 4);
	wb_arena_reset(t->cx->tmp, mark);
	return run->cycles;
}

/* The four runs; @same: memory of the first. */
static bool
run_all(struct trial *t)
{
	size_t bytes = t->launch.grid[0] * CELLS * 4;
	uint32_t *whole = WB_NEW(t->cx->unit, uint32_t, bytes / 4), *words = WB_NEW(t->cx->unit, uint32_t, bytes / 4);
	struct wb_machine split = t->machine, dynamic = t->machine;
	bool safe = !t->table.why_not_safe;
	struct wb_timed run;
	uint64_t none, pws, dws, idle;

	split.simds = (uint32_t)t->row->pws.simds;
	split.split_simds = t->row->alive;
	dynamic.split_simds = t->row->S;
	none = execute(t, t->plain, &t->machine, WB_SPLITTING_PWS, whole, &run);
	if (!expect(none != 0, "the whole kernel does not finish", none, 0))
		return false;
	pws = execute(t, t->marked, &split, WB_SPLITTING_PWS, words, &run);
	seen.splits += run.splits;
	if (!expect(pws != 0, "PWS does not finish", pws, 0) ||
		!expect(memcmp(whole, words, bytes) == 0, "PWS: memory differs", 0, 0))
		return false;
	if (!check_code(t, &split, &run))
		return false;
	dws = execute(t, t->marked, &dynamic, WB_SPLITTING_DWS, words, &run);
	if (!expect(dws != 0, "DWS does not finish", dws, 0) ||
		!expect(memcmp(whole, words, bytes) == 0, "DWS: memory differs", 0, 0))
		return false;
	idle = execute(t, t->marked, &t->machine, WB_SPLITTING_NONE, words, &run);
	if (!expect(idle != 0 && memcmp(whole, words, bytes) == 0, "splits that do nothing: memory differs", idle, 0))
		return false;
	seen.none += none;
	seen.pws += pws;
	seen.dws += dws;
	seen.waves++;
	seen.barriers += splits_at_barrier(t);
	seen.unsafe += !safe;
	seen.dws_over += safe && dws > t->row->dws.kernel_cycles;
	seen.pws_ratio += safe ? (double)t->row->pws.kernel_cycles / (double)pws : 0;
	seen.spans += t->row->pws.work_span_cycles != WB_UNKNOWN;
	if (!expect(none <= t->row->none.work_span_cycles, "no splitting: observed, work and span", none,
		    t->row->none.work_span_cycles) ||
		!expect(pws <= t->row->pws.work_span_cycles, "PWS: observed, work and span", pws,
			t->row->pws.work_span_cycles))
		return false;
	return !safe ||
		(expect(none <= t->row->none.kernel_cycles, "no splitting: observed, bound", none,
			 t->row->none.kernel_cycles) &&
			expect(pws <= t->row->pws.kernel_cycles, "PWS: observed, bound", pws,
				t->row->pws.kernel_cycles));
}

static void
draw_machine(struct rng *r, const struct wb_machine *base, uint32_t S, bool queue, struct wb_machine *m)
{
	randkernel_machine(r, base, m);
	m->cus = rng_between(r, 1, 2);
	randkernel_machine_plain(m);	/* no bound of split code knows more */
	m->simds = rng_between(r, 1, 2);
	m->split_simds = S;
	m->split_cycles = rng_below(r, 30);
	m->merge_cycles = rng_below(r, 30);
	m->access_align_bytes = m->global_align_bytes = m->lds_align_bytes = 4;
	m->mem_latency_cycles = rng_chance(r, 50) ? m->mem_latency_cycles : 1;	/* then queues are what takes time */
	m->scheduler = rng_chance(r, 60) ? WB_SCHED_RR : WB_SCHED_OLDEST;
	m->sgprs = 1600;
	m->vgprs = 512;
	m->lds_bytes = m->lds_max_bytes = 65536;
	m->barrier_slots = 8;
	if (queue) {	/* then SWFs of one wave meet in the queue of memory and nobody else does */
		m->cus = m->simds = m->waves = 1;
		m->mem_service = (struct wb_fraction){ rng_between(r, 10, 24), 1 };
		m->mem_latency_cycles = 1;
		m->scheduler = WB_SCHED_RR;
	}
}

static void
check(const struct wb_machine *base)
{
	uint64_t seed = prop.seed * 1000000 + prop.number;
	struct wb_ctx *cx = prop.cx;
	struct rng r = rng_new(seed ^ 0x5bd1e995);
	struct trial t = { .cx = cx };
	uint32_t S = rng_between(&r, 1, 4), items;
	bool marked[MOST_IFS];
	struct gen g, h;

	draw_machine(&r, base, S, seed % 4 == 0, &t.machine);
	items = 64 * rng_between(&r, 1, t.machine.simds * t.machine.waves < 3 ? 1 : 3);
	t.launch = (struct wb_launch){
		.dims = 1, .grid = { (uint64_t)items * rng_between(&r, 1, 3), 1, 1 }, .workgroup = { items, 1, 1 }
	};
	make_kernel(cx, seed, items, NULL, &g);
	prop_source(&g.o);
	t.plain = kernel_read(cx, &g.o);
	if (!prop_expect(t.plain && bound(&t, rng_chance(&r, 85) ? WB_SPLIT_ALL : WB_SPLIT_BEST, S), "no bound"))
		return;
	if (!t.row->nsplit) {
		seen.skipped++;
		return;
	}
	for (uint32_t u = 0; u < kernel_of(t.plain)->pws->nbranch; u++)
		seen.refused += kernel_of(t.plain)->pws->branch[u].unsplittable != NULL;
	find_marks(&t, &g, marked);
	make_kernel(cx, seed, items, marked, &h);
	prop_source(&h.o);
	t.marked = kernel_read(cx, &h.o);
	if (prop_expect(t.marked != NULL, "the split kernel cannot be read"))
		run_all(&t);
}

int
main(int argc, char **argv)
{
	const struct wb_machine *base;

	prop_start(argc, argv, 13200);
	base = prop_machine("pws4");
	while (prop_next())
		check(base);
	prop_tried(seen.waves, prop.count / 2, "kernels with a split point");
	prop_tried(seen.barriers, 0, "of them with a barrier in an arm");
	prop_tried(seen.splits, 0, "SWFs made");
	prop_tried(seen.refused, 0, "branches refused");
	prop_tried(seen.unsafe, seen.waves / 4, "under another scheduler");
	prop_tried(seen.none, 0, "cycles without splitting");
	prop_tried(seen.dws, 0, "cycles with DWS");
	prop_tried(seen.pws, 0, "cycles with PWS, whose bounds are %.2f times what is observed",
		seen.waves > seen.unsafe ? seen.pws_ratio / (double)(seen.waves - seen.unsafe) : 0);
	prop_tried(seen.dws_over, 0, "runs above Lemma 5.7");
	for (int i = 0; i < 3; i++)
		prop_tried(seen.full[i], i ? 0 : seen.waves / 8, "times SWFs had all of their %s; %.1f %% on average",
			resource[i], 100.0 * (double)seen.done[i] / (double)seen.most[i]);
	prop_tried(seen.code, 0, "bounds of code with splits");
	prop_tried(seen.spans, seen.waves / 2, "of work and span in tables");
	return prop_end();
}
