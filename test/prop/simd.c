/* test/prop/simd.c -- random Sim-D programs: no run takes longer than its bound, under both policies; and programs for
 * which the published procedure is wrong, each of one kind.
 *
 * No branch is called uniform at which lanes disagreed. Each second bound's certificate, written and read back, is
 * proved; with one number made smaller it is rejected, or what is left is still no less than the run.
 *
 *	simd [SEED [COUNT [FIRST]]]
 */
#include <stdarg.h>

#include "../lib/prop.h"
#include "../../src/cli/lists.h"
#include "wavebound/pass.h"
#include "wavebound/simd.h"

static uint64_t refused, bounded, in_turn, loose_sum, walked, too_long, altered, rejected, uniform, mixed, asked;

/* ---- programs --------------------------------------------------------------------------------------- */
struct text {
	char at[65536];
	size_t n;
	uint32_t label, counter;	/* next free */
	uint32_t loops;			/* still allowed */
};

static void
put(struct text *t, const char *fmt, ...)
{
	va_list ap;

	va_start(ap, fmt);
	t->n += (size_t)vsnprintf(t->at + t->n, sizeof(t->at) - t->n, fmt, ap);
	va_end(ap);
}

static void
arithmetic(struct text *t)
{
	static const char *const vector[] = { "mad v%u, v%u, v%u, v%u", "mul.neg v%u, v%u, v%u", "iadd v%u, v%u, v%u",
		"rcp v%u, v%u", "sin v%u, v%u", "abs v%u, v%u", "imad v%u, v%u, s%u, v%u" };
	static const char *const scalar[] = { "siadd s%u, s%u, s%u", "sidiv s%u, s%u, s%u", "simod s%u, s%u, 3",
		"simad s%u, s%u, s%u, s%u", "smov s%u, 5", "sineg s%u, s%u" };
	uint32_t r[4];

	for (int k = 0; k < 4; k++)
		r[k] = below(4);
	put(t, " ");
	switch (below(8)) {
	case 0:
	case 1:
	case 2:
		put(t, vector[below(7)], r[0], r[1], r[2], r[3]);
		break;
	case 3:
		put(t, "test.%s p%u, v%u", below(2) ? "g" : "le", r[0], r[1]);
		break;
	case 4:
		put(t, "pbool.and p%u, p%u, p%u", r[0], r[1], r[2]);
		break;
	case 5:
		put(t, "cvt.i2f v%u, %s", r[0], below(2) ? "vc.tid_x" : "vc.lid_y");
		break;
	default:
		put(t, scalar[below(6)], 10 + r[0], 10 + r[1], 10 + r[2], 10 + r[3]);
	}
	put(t, "\n");
}

static void
memory(struct text *t)
{
	uint32_t v = below(4), b = below(3), sp = below(2);

	switch (below(12)) {
	case 0: put(t, " ldglin v%u, %u, %d, %d\n", v, b, (int)below(9) - 4, (int)below(3) - 1); return;
	case 1: put(t, " ldglin.vec%u v%u, %u\n", below(2) ? 2 : 4, v, b); return;
	case 2: put(t, " stglin v%u, %u\n", v, b); return;
	case 3: put(t, " ldg2sptile %u, %u, %d\n", sp, b, (int)below(40)); return;
	case 4: put(t, " stg2sptile %u, %u\n", sp, b); return;
	case 5: put(t, " sldg s20, %u, %u\n", b, 1 + below(8)); return;
	case 6: put(t, " %s\n", below(2) ? "ldgbidx 2" : "stgbidx 2"); return;
	case 7: put(t, " movvsp vc.mem_idx, v%u\n %sgidxit v%u, %u\n", v, below(2) ? "ld" : "st", v, b); return;
	case 8: put(t, " ldsplin v%u, %u, %u, %u\n", v, sp, below(5), below(2)); return;
	case 9: put(t, " stsplin v%u, %u\n", v, sp); return;
	case 10: put(t, " ldspbidx %u\n", sp); return;
	default: put(t, " smovssp sc.sd_words, %u\n sldsp s20, %u\n", 1 + below(8), sp); return;
	}
}

static void statements(struct text *t, uint32_t depth, bool accesses);

/* Lanes that do not go: one way, or one of two. */
static void
condition(struct text *t, uint32_t depth, bool accesses)
{
	uint32_t l = t->label++, p = below(4);

	put(t, " test.g p%u, v%u\n", p, below(4));
	if (below(2)) {
		put(t, " bra else%u, p%u\n", l, p);
		statements(t, depth + 1, accesses);
		put(t, " cpop\nelse%u:\n", l);
		return;
	}
	put(t, " cpush.if end%u\n bra else%u, p%u\n", l, l, p);
	statements(t, depth + 1, accesses);
	put(t, " cpop\nelse%u:\n", l);
	statements(t, depth + 1, accesses);
	put(t, " cpop\nend%u:\n", l);
}

static void
scalar_condition(struct text *t, uint32_t depth, bool accesses)
{
	uint32_t l = t->label++;

	put(t, " sicj.%s skip%u, s%u\n", below(2) ? "g" : "ez", l, 10 + below(4));
	statements(t, depth + 1, accesses);
	put(t, "skip%u:\n", l);
}

/* A counter that goes down to 0: tested at the end, or at the start. */
static void
loop(struct text *t, uint32_t depth, bool accesses)
{
	uint32_t l = t->label++, c = t->counter++, n = 1 + below(5);
	bool annotate = below(2);

	t->loops--;
	if (below(2)) {
		put(t, " smov s%u, %u\nloop%u:\n", c, n, l);
		statements(t, depth + 1, accesses);
		put(t, " siadd s%u, s%u, -1\n", c, c);
		if (annotate)
			put(t, "#bound branchcycle %u 1 0\n", n - 1);
		put(t, " sicj.g loop%u, s%u\n", l, c);
		return;
	}
	put(t, " smov s%u, %u\nloop%u:\n", c, n, l);
	if (annotate)
		put(t, "#bound branchcycle 1 %u 1\n", n);
	put(t, " sicj.le done%u, s%u\n", l, c);
	statements(t, depth + 1, accesses);
	put(t, " sisub s%u, s%u, 1\n j loop%u\ndone%u:\n", c, c, l, l);
}

/* Lanes leave one after the other. */
static void
breaking(struct text *t, uint32_t depth, bool accesses)
{
	uint32_t l = t->label++, c = t->counter++;

	t->loops--;
	put(t, " smov s%u, %u\n cpush.brk over%u\nturn%u:\n", c, 1 + below(4), l, l);
	statements(t, depth + 1, accesses);
	put(t, " test.le p%u, v%u\n brk p%u\n siadd s%u, s%u, -1\n sicj.g turn%u, s%u\n cpop\nover%u:\n", l % 4,
		below(4), l % 4, c, c, l, c, l);
}

static void
statements(struct text *t, uint32_t depth, bool accesses)
{
	uint32_t n = 1 + below(depth > 2 ? 2 : 4);

	for (uint32_t k = 0; k < n; k++)
		switch (below(depth > 2 ? 8 : 12)) {
		case 6:
		case 7:
			if (accesses)
				memory(t);
			break;
		case 8:
			condition(t, depth, accesses && below(3) == 0);
			break;
		case 9:
			scalar_condition(t, depth, accesses && below(3) == 0);
			break;
		case 10:
			if (t->loops)
				loop(t, depth, accesses);
			break;
		case 11:
			if (t->loops)
				breaking(t, depth, accesses && below(3) == 0);
			break;
		default:
			arithmetic(t);
		}
}

static void
program(struct text *t)
{
	*t = (struct text){ .counter = 1, .loops = 4 };
	put(t, ".data\n0 %u %u 70\n1 %u 64 64\n2 %u 128 3\n.sp_data\n0 %u 32 32\n1 8192 38 36\n.text\n",
		4 * below(5000), below(8) ? 96 : 100, 65536 + 4 * below(5000), 262144 + 4 * below(9000), 4 * below(40));
	if (below(4))
		put(t, " cvt.i2f v0, vc.tid_x\n cvt.i2f v1, vc.lid_y\n add v0, v0, -%u.5\n", below(40));
	statements(t, 0, true);
	if (below(3))
		put(t, " stglin v0, 1\n");
	put(t, " exit\n");
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

static void
check(void)
{
	struct text *t = WB_NEW(prop.cx->unit, struct text, 1);
	struct wb_ctx *cx = prop.cx;
	struct wb_simd_launch l;
	const struct wb_machine *machine;
	struct wb_simd_bounds b;
	struct wb_module *m;

	program(t);
	prop.text = t->at;
	prop.bytes = t->n;
	l = (struct wb_simd_launch){ 32 + below(2) * 32, 1 + below(64), 32 };
	if (!prop_expect(wb_machine_load(cx, below(2) ? "sim-d" : "sim-d-x8", &machine) == WB_OK &&
			    read_program(cx, t->at, &m), "it cannot be read"))
		return;
	if (wb_simd_bound(cx, m, machine, &l, false, &b) != WB_OK) {
		refused++;
		return;
	}
	if (prop.number % 2)
		prop_expect(check_proof(cx, m, machine, &l, &b), "a certificate is rejected, or an altered one is not");
	bounded++;
	in_turn += b.policy[0].in_turn;
	for (uint32_t p = 0; p < WB_SIMD_POLICIES; p++) {
		uint64_t cycles = execute(cx, m, machine, &l, (enum wb_simd_policy)p);

		if (prop_expect(cycles != WB_UNKNOWN && cycles <= b.policy[p].cycles,
			    "policy %u: executed in %lld cycles, bound %llu", p, (long long)cycles,
			    (unsigned long long)b.policy[p].cycles))
			loose_sum += (b.policy[p].cycles - cycles) * 1000 / cycles;
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
		".data\n0 0 32 32\n.sp_data\n0 0 38 36\n.text\n smov s0, 400\nl:\n ldsplin v0, 0, 3\n siadd s0, s0, "
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
	prop_tried(uniform, 1, "of %llu branches of lanes uniform", (unsigned long long)asked);
	prop_tried(mixed, 1, "at which lanes disagreed");
	prop_tried(walked, 1, "certificates proved");
	prop_tried(too_long, 0, "too long to walk");
	prop_tried(rejected, 1, "of %llu altered ones rejected", (unsigned long long)altered);
	return prop_end();
}
