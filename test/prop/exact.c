/* test/prop/exact.c -- where no data decides the time, the exact bound is the time.
 *
 * Random assembly (test/lib/randkernel.c, randlanes.c, randprogram.c: of these the half in which what one form leaves
 * decides the time), a random machine, a random launch.
 * src/exact says what the launch takes, or what decides. The simulator, which shares nothing with
 * it, executes the launch with several contents of its buffers:
 *
 *	determined: every run takes exactly these cycles and instructions, and repeats the loops of the kernel exactly
 *	as often and with a part added in which data decides, it is not determined
 *	of the launch without its buffers: what is said to hold for all addresses holds with buffers at odd multiples of
 *	4 bytes, and with buffers at multiples of a line it takes no other time
 *	with a scalar access whose result decides no time, it is determined if and only if no run faults
 *	with a limit of the work that is too small, it takes at least as much as was said when it was given up
 *	on a launch of many more workgroups, effects found in advance and periods skipped change no digit
 *
 *	exact [SEED [KERNELS [FIRST]]]
 */

#include "../lib/grammar.h"
#include "../lib/kernel.h"
#include "../lib/prop.h"
#include "../lib/randkernel.h"
#include "../lib/randprogram.h"
#include "../lib/randlanes.h"
#include "wavebound/exact.h"
#include "wavebound/gcn.h"
#include "wavebound/pass.h"
#include "wavebound/timed.h"

#define MOST_STEPS 300000
#define CONTENTS 3

struct tally {
	uint64_t determined, open, other, instructions;
	uint64_t kind[8], followed, mutants, loops, repeated, advance, early, periods, rdna, anywhere, unaligned;
	uint64_t inside, outside;
};

struct trial {
	struct wb_ctx *cx;
	const char *text;
	size_t bytes;
	struct wb_machine machine;
	struct wb_launch launch;
	struct wb_module *module;
	struct wb_fn *fn;
	bool determined;
	struct wb_exact exact;		/* if it is */
	char wrong[600];
};

static bool
read_kernel(struct trial *t)
{
	uint16_t file = wb_file_add(t->cx->files, WB_FILE_TEXT, "random.s", t->text, t->bytes);

	if (wb_gcn_read(t->cx, file, NULL, &t->module) != WB_OK)
		return false;
	for (uint32_t f = 0; f < t->module->nfn; f++)
		if (t->module->fn[f]->is_kernel)
			t->fn = t->module->fn[f];
	return t->fn && !t->fn->refused && wb_launch_complete(t->cx, &t->launch, t->fn) == WB_OK;
}

/* Other contents for all buffers. */
static void
refill(struct wb_launch *l, uint64_t seed)
{
	for (uint32_t k = 0; k < l->arg.n; k++)
		if (l->arg.at[k].is_buffer) {
			l->arg.at[k].init = seed % 5 == 3 ? WB_BUF_CONST : WB_BUF_RANDOM;
			l->arg.at[k].seed = seed * 77 + k;
		}
}

/* ---- loops, counted along the edges that simulated waves take ------------------------------------- */
struct observed {
	const struct wb_fn *fn;
	uint32_t *back, *entry;		/* [edge of the kernel] loop, WB_NONE */
	struct wb_exact_loop *now;	/* [wave][loop] */
	struct wb_exact_loop *most;	/* [loop] */
};

static struct observed
observed_new(const struct trial *t, uint64_t waves)
{
	const struct wb_fn *fn = t->fn;
	struct wb_arena *a = t->cx->unit;
	struct observed ob = {
		.fn = fn, .back = WB_NEW(a, uint32_t, fn->nedge), .entry = WB_NEW(a, uint32_t, fn->nedge)
	};

	memset(ob.back, 0xff, fn->nedge * sizeof *ob.back);
	memset(ob.entry, 0xff, fn->nedge * sizeof *ob.entry);
	for (uint32_t l = 0; l < fn->loops->nloop; l++) {
		const struct wb_loop *loop = &fn->loops->loop[l];

		for (uint32_t k = 0; k < loop->nback; k++)
			ob.back[fn->loops->list[loop->back + k]] = l;
		for (uint32_t k = 0; k < loop->nentry; k++)
			ob.entry[fn->loops->list[loop->entry + k]] = l;
	}
	ob.now = WB_NEW(a, struct wb_exact_loop, waves * fn->loops->nloop);
	ob.most = WB_NEW(a, struct wb_exact_loop, fn->loops->nloop);
	return ob;
}

static void
on_edge(void *user, uint32_t wave, const struct wb_fn *fn, uint32_t edge)
{
	struct observed *ob = user;
	struct wb_exact_loop *now, *most;

	if (fn != ob->fn)
		return;
	now = &ob->now[(size_t)wave * fn->loops->nloop];
	if (ob->entry[edge] != WB_NONE)
		now[ob->entry[edge]].max = 0;
	if (ob->back[edge] == WB_NONE)
		return;
	now += ob->back[edge];
	most = &ob->most[ob->back[edge]];
	now->max++;
	now->total++;
	most->max = now->max > most->max ? now->max : most->max;
	most->total = now->total > most->total ? now->total : most->total;
}

static void
check_loops(struct trial *t, const struct wb_exact *e, const struct observed *ob, struct tally *y)
{
	if (!e->loop) {
		snprintf(t->wrong, sizeof t->wrong, "no loop is counted");
		return;
	}
	for (uint32_t l = 0; l < t->fn->loops->nloop && !*t->wrong; l++) {
		y->loops++;
		y->repeated += ob->most[l].max > 1;
		if (e->loop[l].max != ob->most[l].max || e->loop[l].total != ob->most[l].total)
			snprintf(t->wrong, sizeof t->wrong,
				"loop %u: exact says %llu repetitions, %llu in all; observed %llu, %llu", l,
				(unsigned long long)e->loop[l].max, (unsigned long long)e->loop[l].total,
				(unsigned long long)ob->most[l].max, (unsigned long long)ob->most[l].total);
	}
}

static bool
find_loops(struct trial *t)
{
	static const enum wb_pass list[] = { WB_PASS_DOM, WB_PASS_POSTDOM, WB_PASS_CDEP, WB_PASS_LOOPS, WB_PASS_GSA,
		WB_PASS_LANES, WB_PASS_RELATIVE, WB_PASS_TRIPS };
	struct wb_pass_env env = { .module = t->module, .machine = &t->machine, .launch = &t->launch };

	return wb_run_passes(t->cx, t->fn, &env, list, WB_COUNT(list), NULL) == WB_OK;
}

static bool
simulate(struct trial *t, struct observed *ob, struct wb_timed *run)
{
	const struct wb_timed_hooks hooks = { .user = ob, .edge = on_edge };
	struct wb_sim_buffer *buffer;
	struct wb_sim *sim;
	uint32_t nbuffer;

	return wb_sim_prepare(t->cx, t->module, t->fn, &t->launch, &t->machine, kernel_no_files, NULL, &sim, &buffer,
		       &nbuffer) == WB_OK &&
		wb_timed_run(t->cx, sim, t->module, t->fn, &t->machine, wb_launch_dynamic_lds(&t->launch, t->fn),
			MOST_STEPS, &hooks, run) == WB_OK &&
		run->status == WB_TIMED_FINISHED;
}

/* What is counted once something is open. If every wave was followed to its end, though something decides about its
 * accesses, every run executes just these instructions. */
static void
check_open(struct trial *t, const struct wb_exact *e, struct tally *y)
{
	const struct wb_exact_open *s = &e->open;
	uint64_t opened = 0,
		 left = s->count[WB_EXACT_BRANCH] + s->count[WB_EXACT_INSTRUCTION] + s->count[WB_EXACT_TRAP];
	struct observed ob;
	struct wb_timed run;

	if (!s->instructions && e->work >= MOST_STEPS / 8)	/* the share of the limit ended before (OPEN_SHARE) */
		return;
	for (uint32_t k = 0; k <= WB_EXACT_TRAP; k++)
		opened += s->count[k];
	if (!s->count[e->kind] || s->instructions <= e->instructions || opened > s->instructions ||
		left > s->stopped || s->stopped > s->waves || !s->issue_cycles || s->issue_cycles > s->all_issue_cycles)
		snprintf(t->wrong, sizeof t->wrong, "what is open was not counted");
	if (s->stopped || !s->all)
		return;
	y->followed++;
	for (uint32_t k = 0; k < CONTENTS && !*t->wrong; k++) {
		refill(&t->launch, k + 1);
		ob = observed_new(t, s->waves);
		if (simulate(t, &ob, &run) && run.instructions != s->instructions)
			snprintf(t->wrong, sizeof t->wrong, "open, %llu instructions followed; observed %llu",
				(unsigned long long)s->instructions, (unsigned long long)run.instructions);
	}
}

static void
check(struct trial *t, struct tally *y)
{
	struct wb_exact_options o = { .limit = MOST_STEPS, .count_loops = true };
	struct observed ob;
	struct wb_exact e;
	struct wb_timed run;

	if (!read_kernel(t) || !find_loops(t)) {
		if (t->fn && t->fn->refused) {	/* where a program of randprogram.c calls may depend on an early read */
			y->other++;
			return;
		}
		snprintf(t->wrong, sizeof t->wrong, "it cannot be read");
		return;
	}
	if (wb_exact_run(t->cx, t->module, t->fn, &t->launch, &t->machine, &o, &e) != WB_OK) {
		snprintf(t->wrong, sizeof t->wrong, "no answer");
		return;
	}
	if (e.status == WB_EXACT_OPEN) {
		y->open++;
		y->kind[e.kind]++;
		check_open(t, &e, y);
		if (getenv("EXACT_WHY"))
			printf("open: %s at %s (%s), from %s\n", wb_exact_kind_name[e.kind],
				wb_gcn_opcode_name(e.fn->inst[e.inst].isa_op), e.why,
				e.from_fn ? wb_gcn_opcode_name(e.from_fn->inst[e.from_inst].isa_op) : "?");
		return;
	}
	if (e.status != WB_EXACT_DETERMINED) {
		y->other++;
		if (getenv("EXACT_WHY"))
			printf("status %d: %s\n", (int)e.status, e.why ? e.why : "");
		return;
	}
	y->determined++;
	t->determined = true;
	t->exact = e;
	y->instructions += e.instructions;
	for (uint32_t k = 0; k < CONTENTS && !*t->wrong; k++) {
		refill(&t->launch, k + 1);
		ob = observed_new(t, e.waves);
		if (!simulate(t, &ob, &run))
			snprintf(t->wrong, sizeof t->wrong,
				"contents %u: exact says %llu cycles, the run did not finish", k,
				(unsigned long long)e.cycles);
		else if (run.cycles != e.cycles || run.instructions != e.instructions ||
			run.mem_busy_cycles != e.mem_busy_cycles || run.lds_busy_cycles != e.lds_busy_cycles)
			snprintf(t->wrong, sizeof t->wrong,
				"contents %u: exact says %llu cycles, %llu instructions, memory %llu, LDS %llu; "
				"observed %llu, %llu, %llu, %llu",
				k, (unsigned long long)e.cycles, (unsigned long long)e.instructions,
				(unsigned long long)e.mem_busy_cycles, (unsigned long long)e.lds_busy_cycles,
				(unsigned long long)run.cycles, (unsigned long long)run.instructions,
				(unsigned long long)run.mem_busy_cycles, (unsigned long long)run.lds_busy_cycles);
		else
			check_loops(t, &e, &ob, y);
	}
}

/* ---- addresses ------------------------------------------------------------------------------------ */
/* Executes the launch @t with its buffers at odd multiples of 4 bytes. Then @e, which is about any address, holds. */
static void
check_anywhere(struct trial *t, const struct wb_exact *e, struct tally *y)
{
	struct wb_launch *l = &t->launch;
	struct observed ob = observed_new(t, e->waves);
	struct wb_timed run;
	bool finished;

	for (uint32_t k = 0; k < l->arg.n; k++)
		l->arg.at[k].align = 4;
	finished = simulate(t, &ob, &run);
	for (uint32_t k = 0; k < l->arg.n; k++)
		l->arg.at[k].align = 0;
	if (!finished)
		return;		/* the access faults where it is not aligned */
	if (e->status == WB_EXACT_DETERMINED && run.cycles != e->cycles)
		snprintf(t->wrong, sizeof t->wrong, "exact says %llu cycles wherever buffers begin; observed %llu",
			(unsigned long long)e->cycles, (unsigned long long)run.cycles);
	else if (e->loop)
		check_loops(t, e, &ob, y);
	y->anywhere += e->status == WB_EXACT_DETERMINED;
	y->unaligned += run.cycles != e->cycles;
}

/* @e is what the launch takes with its buffers; without them, nothing says where they begin. */
static void
check_unstated(struct trial *t, const struct wb_exact *e, struct tally *y)
{
	struct wb_exact_options o = { .limit = MOST_STEPS, .count_loops = true };
	struct wb_launch bare = t->launch;
	struct wb_exact any;

	bare.arg.at = WB_NEW(t->cx->unit, struct wb_launch_arg, t->launch.arg.n);
	bare.arg.n = bare.arg.cap = 0;
	for (uint32_t k = 0; k < t->launch.arg.n; k++)
		if (!t->launch.arg.at[k].is_buffer)
			bare.arg.at[bare.arg.n++] = t->launch.arg.at[k];
	if (wb_exact_run(t->cx, t->module, t->fn, &bare, &t->machine, &o, &any) != WB_OK)
		snprintf(t->wrong, sizeof t->wrong, "no answer without buffers");
	else if (any.status != WB_EXACT_DETERMINED && any.status != WB_EXACT_UNALIGNED)
		return;
	else if (any.cycles != e->cycles)
		snprintf(t->wrong, sizeof t->wrong, "%llu cycles, but %llu without buffers",
			(unsigned long long)e->cycles, (unsigned long long)any.cycles);
	else
		check_anywhere(t, &any, y);
}

/* ---- many workgroups ------------------------------------------------------------------------------ */
static bool
same_times(const struct trial *t, const struct wb_exact *a, const struct wb_exact *b)
{
	for (uint32_t l = 0; a->loop && b->loop && l < t->fn->loops->nloop; l++)
		if (a->loop[l].max != b->loop[l].max || a->loop[l].total != b->loop[l].total)
			return false;
	return a->status == b->status && a->cycles == b->cycles && a->instructions == b->instructions &&
		a->waves == b->waves && a->mem_busy_cycles == b->mem_busy_cycles &&
		a->lds_busy_cycles == b->lds_busy_cycles && a->simd_busy_cycles == b->simd_busy_cycles &&
		a->first_wave_cycles == b->first_wave_cycles && a->last_wave_cycles == b->last_wave_cycles &&
		!a->loop == !b->loop;
}

/* Executed instruction by instruction, and with all that saves time. A small grid grows to some hundred workgroups. */
static void
check_many(struct trial *t, struct rng *r, struct tally *y)
{
	struct wb_exact_options o = { .limit = 60000, .count_loops = true, .plain = true };
	struct wb_launch *l = &t->launch;
	struct wb_exact plain, fast;

	l->grid[0] = l->workgroup[0] * (1 + rng_below(r, 400)) - rng_below(r, 3) % l->workgroup[0];
	l->grid[1] = rng_below(r, 2) ? l->grid[1] : l->workgroup[1] * (1 + rng_below(r, 4));
	o.reverse = rng_below(r, 8) == 0;
	if (wb_launch_complete(t->cx, l, t->fn) != WB_OK ||
		wb_exact_run(t->cx, t->module, t->fn, l, &t->machine, &o, &plain) != WB_OK ||
		plain.status != WB_EXACT_DETERMINED)
		return;
	o.plain = false;
	o.limit = 0;		/* accesses count for more now */
	if (wb_exact_run(t->cx, t->module, t->fn, l, &t->machine, &o, &fast) != WB_OK || !same_times(t, &plain, &fast))
		snprintf(t->wrong, sizeof t->wrong,
			"%llu by %llu work-items: %llu cycles, %llu instructions; in advance %llu, %llu",
			(unsigned long long)l->grid[0], (unsigned long long)l->grid[1],
			(unsigned long long)plain.cycles, (unsigned long long)plain.instructions,
			(unsigned long long)fast.cycles, (unsigned long long)fast.instructions);
	y->advance += fast.in_advance;
	y->periods += fast.periods > 0;
}

/* ---- limits --------------------------------------------------------------------------------------- */
/* What is given up before the limit must take as much as was said. It is known where both runs go the same way. */
static void
check_limits(struct trial *t, struct tally *y)
{
	struct wb_exact_options o = { .limit = 0, .count_loops = true };
	struct wb_exact all, e;

	if (wb_exact_run(t->cx, t->module, t->fn, &t->launch, &t->machine, &o, &all) != WB_OK ||
		all.status != WB_EXACT_DETERMINED)
		return;
	for (uint64_t part = 1; part < 1000 && !*t->wrong; part *= 7) {
		o.limit = all.work / part + 1;
		if (wb_exact_run(t->cx, t->module, t->fn, &t->launch, &t->machine, &o, &e) != WB_OK ||
			(e.status != WB_EXACT_DETERMINED && e.status != WB_EXACT_LIMITED))
			snprintf(t->wrong, sizeof t->wrong, "status %d with limit %llu", (int)e.status,
				(unsigned long long)o.limit);
		else if (e.least && e.in_advance == all.in_advance && !all.periods && e.least > all.work + 1)
			snprintf(t->wrong, sizeof t->wrong, "given up, for it takes at least %llu; it takes %llu",
				(unsigned long long)e.least, (unsigned long long)all.work);
		y->early += e.least != 0 && e.in_advance == all.in_advance;
	}
}

/* ---- mutants --------------------------------------------------------------------------------- */
/* Behind the first wait of a kernel of randkernel.c, when s[4:5] is the buffer: a word of it decides a later address, a
 * branch on lanes, which lanes store, a branch of the wave, how often a loop repeats. */
static const char *const mutations[] = {
	"v_and_b32 v37, 0x7c0, v37\n v_mov_b32 v36, s5\n ADD v35, vcc, s4, v37\n ADDC v36, vcc, 0, v36, vcc\n "
	"flat_load_dword v38, v[35:36]\n",
	"v_cmp_eq_u32 vcc, 5, v37\n s_cbranch_vccz .Lmutant\n v_mov_b32 v38, v38\n.Lmutant:\n",
	"v_cmp_lt_i32 vcc, 0, v37\n s_and_saveexec_b64 s[80:81], vcc\n flat_store_dword v[35:36], v38\n s_mov_b64 "
	"exec, s[80:81]\n",
	"v_readfirstlane_b32 s80, v37\n s_cmp_lt_i32 s80, 7\n s_cbranch_scc1 .Lmutant\n s_nop 1\n.Lmutant:\n",
	"v_readfirstlane_b32 s80, v37\n s_and_b32 s80, s80, 3\n.Lmutant:\n s_sub_i32 s80, s80, 1\n s_cmp_gt_i32 s80, "
	"0\n s_cbranch_scc1 .Lmutant\n",
};

static void
put_for_target(struct wb_out *o, const char *s, bool gfx9)
{
	for (; *s; s++)
		if (strncmp(s, "ADDC", 4) == 0) {
			wb_puts(o, gfx9 ? "v_addc_co_u32" : "v_addc_u32");
			s += 3;
		} else if (strncmp(s, "ADD", 3) == 0) {
			wb_puts(o, gfx9 ? "v_add_co_u32" : "v_add_u32");
			s += 2;
		} else {
			wb_putn(o, s, 1);
		}
}

/* Behind the first wait of a kernel of randkernel.c: @code, then @more. */
static void
insert(const struct trial *t, const char *code, const char *more, struct trial *m)
{
	const char *kernel = strstr(t->text, "\nrandom:"), *at = strstr(kernel ? kernel : t->text, "s_waitcnt");
	struct wb_out text;

	*m = (struct trial){ .cx = wb_ctx_new(NULL), .machine = t->machine, .launch = t->launch };
	text = wb_out_new(m->cx->unit);
	at = at ? strchr(at, '\n') + 1 : t->text;
	wb_putn(&text, t->text, (size_t)(at - t->text));
	put_for_target(&text, code, t->module->gfx >= 0x900);
	put_for_target(&text, more, t->module->gfx >= 0x900);
	wb_puts(&text, at);
	m->text = text.at;
	m->bytes = text.n;
}

/* @t with a part that data decides must not be called determined. */
static void
check_mutant(const struct trial *t, struct tally *y, uint64_t kind, char *wrong, size_t room)
{
	static const char load[] = "v_and_b32 v34, 63, v0\n v_lshlrev_b32 v34, 2, v34\n v_mov_b32 v36, s5\n ADD v35, "
				   "vcc, s4, v34\n ADDC v36, vcc, 0, v36, vcc\n"
				   " flat_load_dword v37, v[35:36]\n s_waitcnt vmcnt(0) lgkmcnt(0)\n";
	struct wb_exact_options o = { .limit = MOST_STEPS };
	struct wb_exact e;
	struct trial m;

	insert(t, load, mutations[kind % WB_COUNT(mutations)], &m);
	if (!read_kernel(&m) || wb_exact_run(m.cx, m.module, m.fn, &m.launch, &m.machine, &o, &e) != WB_OK)
		snprintf(wrong, room, "mutant %llu cannot be read or executed",
			(unsigned long long)(kind % WB_COUNT(mutations)));
	else if (e.status == WB_EXACT_DETERMINED)
		snprintf(wrong, room, "mutant %llu, in which data decides, is called determined",
			(unsigned long long)(kind % WB_COUNT(mutations)));
	else
		y->mutants++;
	wb_ctx_free(m.cx);
}

/* ---- scalar accesses whose result decides no time --------------------------------------------- */
/* s[4:5] is the buffer, s[0:1] the arguments, s2 the workgroup. data: a word of the buffer decides the address. */
static const char *const scalar_rules[] = {
	"far: $[0|60|$(0,8188,4)|$(8000,9500,4)|$(0,9500)|$0x(any)]",
	"base 2: $[s_mov_b64 s[80:81], s[4:5]|s_mov_b64 s[80:81], s[0:1]|s_add_u32 s80, s4, $far; s_addc_u32 s81, s5, "
	"$descriptor[0|$[0|0|0|1]]|s_lshl_b32 s82, s2, $(0,13); s_add_u32 s80, s4, "
	"s82; s_addc_u32 s81, s5, 0|s_mov_b64 s[80:81], $[0|64]]",
	"base !descriptor: s_sub_u32 s80, s4, $far; s_subb_u32 s81, s5, 0",
	"offset: $[s_mov_b32 s84, $far|s_lshl_b32 s84, s2, $(0,13)|s_mul_i32 s84, s2, $(0,2000)]",
	"offset 1 data: s_load_dword s84, s[4:5], $(0,1020,4); s_waitcnt lgkmcnt(0); s_and_b32 s84, s84, $[63|-1]",
	"at: $reg[s84|$0x(0,1020,4)]",
	"access !descriptor: $[s_load_dword s86|s_load_dword s86|s_load_dwordx2 s[82:83]|s_store_dword s86|"
	"s_store_dwordx2 s[82:83]|$nine[$[s_atomic_add s86|s_atomic_smin_x2 s[82:83]]|s_load_dword s86]], "
	"s[80:81], $at",
	"access descriptor: s_and_b32 s81, s81, $[0xffff|-1]; s_mov_b32 s82, $[-1|$far]; s_mov_b32 s83, 0x27000; "
	"$[s_buffer_load_dword s86|s_buffer_load_dword s86|s_buffer_load_dwordx2 s[84:85]|s_buffer_store_dword s86|"
	"$nine[s_buffer_atomic_or s86|s_buffer_load_dword s86]], s[80:83], $at",
	"Scalar: $reg:(0,1)$descriptor:(0,1)$base; $reg[$offset; ]$access; s_waitcnt lgkmcnt(0); s_mov_b64 s[80:81], 0",
};

/* @t with such an access takes a time if and only if no run faults. */
static void
check_scalar(struct trial *t, struct rng *r, struct tally *y)
{
	struct grammar *g = grammar_new(t->cx->unit, r, scalar_rules, WB_COUNT(scalar_rules), NULL, NULL);
	struct wb_exact_options o = { .limit = MOST_STEPS };
	struct wb_out code = wb_out_new(t->cx->unit);
	bool data = rng_below(r, 4) == 0, faults = false;
	struct observed ob;
	struct wb_timed run;
	struct wb_exact e;
	struct trial m;

	grammar_set(g, "nine", t->module->gfx >= 0x900);
	grammar_set(g, "data", data);
	grammar_expand(g, "$Scalar");
	kernel_lines(&code, grammar_take(g));
	insert(t, code.at, "", &m);
	if (!read_kernel(&m) || !find_loops(&m) ||
		wb_exact_run(m.cx, m.module, m.fn, &m.launch, &m.machine, &o, &e) != WB_OK)
		snprintf(t->wrong, sizeof t->wrong, "with a scalar access it cannot be read or executed:\n%s", code.at);
	for (uint32_t k = 0; k < CONTENTS && !*t->wrong; k++) {
		refill(&m.launch, k + 1);
		ob = observed_new(&m, m.launch.workgroups * wb_ceil_div(m.launch.workitems_per_workgroup, 32));
		faults = !simulate(&m, &ob, &run) || faults;
		if (e.status == WB_EXACT_DETERMINED && (faults || run.cycles != e.cycles))
			snprintf(t->wrong, sizeof t->wrong, "exact says %llu cycles, observed %llu, fault %d:\n%s",
				(unsigned long long)e.cycles, (unsigned long long)run.cycles, faults, code.at);
	}
	if (!*t->wrong && !faults && !data && e.status != WB_EXACT_DETERMINED)
		snprintf(t->wrong, sizeof t->wrong, "no run faults, but it is not exact (%s):\n%s", e.why, code.at);
	*(faults ? &y->outside : &y->inside) += 1;
	wb_ctx_free(m.cx);
}

/* ---- failures ---------------------------------------------------------------------------------- */
/* Targets of programs of every form; the last ones count stores apart, in waves of 32 or of 64 lanes. */
static const struct {
	uint32_t gfx, lanes;
	const char *machine;
} target[] = {
	{ 0x900, 64, "vega" },
	{ 0x942, 64, "cdna3" },
	{ 0x1010, 32, "rdna1" },
	{ 0x1030, 32, "rdna2" },
	{ 0x1030, 64, "rdna2-wave64" },
	{ 0x1100, 32, "rdna3" },
	{ 0x1100, 64, "rdna3-wave64" },
	{ 0x1150, 32, "strix-point" },
	{ 0x1150, 64, "strix-point-wave64" },
	{ 0x1200, 32, "navi44" },
	{ 0x1200, 64, "navi44-wave64" },
};

/* A program of randprogram.c for one of them. */
static void
draw_program(struct trial *t, struct rng *r, uint64_t number)
{
	static struct randforms *forms[WB_COUNT(target)];
	static const struct wb_machine *machine[WB_COUNT(target)];
	static struct wb_ctx *keep;
	size_t k = number / 4 % WB_COUNT(target);
	struct randprogram p;
	struct rng other = rng_new(k + 1);

	if (!keep)
		keep = wb_ctx_new(NULL);
	if (!forms[k]) {
		if (wb_machine_load(keep, target[k].machine, &machine[k]) != WB_OK)
			exit(1);
		forms[k] = randprogram_forms(keep->unit, &other, target[k].gfx, target[k].lanes, 3000);
	}
	(number / 4 / WB_COUNT(target) % 2 ? randprogram_reveal : randprogram_make)(
		t->cx, r, machine[k], forms[k], target[k].gfx, target[k].lanes, &p);
	t->machine = p.machine;
	t->machine.scalar_bytes = 0;
	t->text = p.text;
	t->bytes = p.bytes;
	t->launch = p.launch;
}

/* A kernel of randlanes.c on a machine of randkernel.c, or one of randkernel.c alone. */
static void
draw(struct trial *t, struct rng *r, const struct wb_machine *base, uint64_t number)
{
	struct randkernel_shape shape = randkernel_draw(r);
	struct randlanes lanes;
	struct randkernel k;

	shape.steps = shape.steps < 4000 ? shape.steps : 4000;
	if (number % 2)
		shape.data_loops = shape.memory = 0;
	randkernel_make(t->cx, r, base, &shape, &k);
	t->machine = k.machine;
	t->machine.scalar_bytes = 0;
	t->text = k.text;
	t->bytes = k.bytes;
	t->launch = k.launch;
	if (number % 3)
		return;
	randlanes_make(t->cx, r, &lanes);
	t->text = lanes.text;
	t->bytes = lanes.bytes;
	t->launch = lanes.launch;
	t->machine.global_align_bytes = t->machine.lds_align_bytes = 1;	/* these kernels access any address */
}

static void
run_one(struct tally *y, const struct wb_machine *base)
{
	struct trial *t = WB_NEW(prop.cx->unit, struct trial, 1);
	bool is_program = prop.number % 4 == 3;

	t->cx = prop.cx;
	if (is_program)
		draw_program(t, &prop.r, prop.number);
	else
		draw(t, &prop.r, base, prop.number);
	prop.text = t->text;
	prop_launch(&t->machine, &t->launch);
	check(t, y);
	y->rdna += is_program && t->determined && t->module->gfx >= 0x1000;
	if (!*t->wrong && t->determined)
		check_unstated(t, &t->exact, y);
	if (!*t->wrong && prop.number % 3 && t->determined && !is_program)
		check_mutant(t, y, prop.number, t->wrong, sizeof t->wrong);
	if (!*t->wrong && t->determined && strstr(t->text, "\nrandom:"))
		check_scalar(t, &prop.r, y);
	if (!*t->wrong && t->determined)
		check_limits(t, y);	/* loop bounds are those of this launch */
	if (!*t->wrong && t->determined)
		check_many(t, &prop.r, y);
	prop_expect(!*t->wrong, "%s", t->wrong);
}

int
main(int argc, char **argv)
{
	const struct wb_machine *base;
	struct tally y = { 0 };
	uint64_t n;

	prop_start(argc, argv, 4000);
	n = prop.count;
	base = prop_machine("vega");
	while (prop_next())
		run_one(&y, base);
	prop_tried(y.determined, n / 20, "determined: %llu wave instructions", (unsigned long long)y.instructions);
	for (uint32_t k = 1; k <= WB_EXACT_TRAP; k++)
		prop_tried(y.kind[k], 0, "open: %s", wb_exact_kind_name[k]);
	prop_tried(y.followed, 0, "of %llu open ones with all ways known", (unsigned long long)y.open);
	prop_tried(y.other, 0, "other");
	prop_tried(y.mutants, n / 20, "mutants found");
	prop_tried(y.inside, n / 50, "scalar accesses inside of buffers");
	prop_tried(y.outside, n / 50, "scalar accesses outside of buffers");
	prop_tried(y.loops, n / 20, "loops compared");
	prop_tried(y.repeated, n / 20, "of them repeated more than once");
	prop_tried(y.anywhere, n / 100, "determined wherever buffers begin");
	prop_tried(y.unaligned, n / 50, "that take another time with buffers at odd multiples of 4");
	prop_tried(y.advance, n / 50, "larger launches with effects found in advance");
	prop_tried(y.periods, n / 200, "of them with periods skipped");
	prop_tried(y.early, n / 100, "limits that are known to be too small");
	prop_tried(y.rdna, n / 100, "of gfx10 and gfx11 determined");
	return prop_end();
}
