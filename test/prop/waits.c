/* test/prop/waits.c -- random kernels whose lanes wait for each other, in lock step and as threads.
 *
 *	waits [COUNT [SEED]]
 *
 * A kernel is nested statements over eight flags in memory: raise a flag, wait for one in
 * a loop of lanes or of the whole wave, do something when a flag is up inside of a loop
 * that polls, either side of a branch on the lane's number, repeat a few times, spill the
 * mask to lanes of a register. If its threads end and its wave hangs, `deadlock` must say so.
 */
#include <stdio.h>
#include <stdlib.h>

#include "wavebound/deadlock.h"
#include "wavebound/gcn.h"
#include "wavebound/pass.h"
#include "wavebound/sim.h"

#define MOST_STEPS 60000u
#define MOST_MIMD_STEPS 400000u

static uint64_t state;
static uint64_t up;
static unsigned labels;
static struct wb_out out;

static uint32_t
pick(uint32_t n)
{
	state = state * 6364136223846793005u + 1442695040888963407u;
	return (uint32_t)(state >> 33) % n;
}

static void statements(uint32_t depth, uint32_t n);

/* v3 = address of a flag: one of eight, or one of those two, by the lane's number */
static void
flag(void)
{
	uint32_t f = pick(8);

	wb_printf(&out, "\tv_mov_b32_e32 v3, %u\n", 4 * f);
	if (pick(3) == 0)
		wb_printf(&out,
			"\tv_and_b32_e32 v4, %u, v0\n\tv_lshlrev_b32_e32 v4, 2, v4\n\tv_add_u32_e32 v3, v3, v4\n",
			1u << pick(3));
}

static void
raise_flag(void)
{
	flag();
	if (pick(2))
		wb_puts(&out, "\tglobal_store_dword v3, v2, s[0:1]\n\ts_waitcnt vmcnt(0)\n");
	else
		wb_puts(&out, "\tglobal_atomic_or v3, v2, s[0:1]\n\ts_waitcnt vmcnt(0)\n");
}

/* Registers of a nesting level: its masks. */
#define S(depth, k) (20 + 8 * (depth) + 2 * (k))

static void
wait_lanes(uint32_t d)
{
	unsigned l = labels++;

	flag();
	wb_printf(&out, "\ts_mov_b64 s[%u:%u], 0\n.L%u:\n", S(d, 0), S(d, 0) + 1, l);
	wb_puts(&out, "\tglobal_load_dword v5, v3, s[0:1] glc\n\ts_waitcnt vmcnt(0)\n\tv_cmp_ne_u32_e32 vcc, 0, v5\n");
	if (pick(4) == 0)	/* through a register */
		wb_printf(&out,
			"\tv_mov_b32_e32 v6, 0\n\ts_and_saveexec_b64 s[%u:%u], vcc\n\tv_mov_b32_e32 v6, 1\n\ts_or_b64 "
			"exec, exec, s[%u:%u]\n\tv_cmp_eq_u32_e32 vcc, 1, v6\n",
			S(d, 1), S(d, 1) + 1, S(d, 1), S(d, 1) + 1);
	if (pick(4) == 0)
		wb_printf(&out,
			"\tv_writelane_b32 v15, vcc_lo, %u\n\tv_writelane_b32 v15, vcc_hi, %u\n\tv_readlane_b32 "
			"vcc_lo, v15, %u\n\tv_readlane_b32 vcc_hi, v15, %u\n",
			d, d + 8, d, d + 8);
	wb_printf(&out,
		"\ts_or_b64 s[%u:%u], vcc, s[%u:%u]\n\ts_andn2_b64 exec, exec, s[%u:%u]\n\ts_cbranch_execnz "
		".L%u\n\ts_or_b64 exec, exec, s[%u:%u]\n",
		S(d, 0), S(d, 0) + 1, S(d, 0), S(d, 0) + 1, S(d, 0), S(d, 0) + 1, l, S(d, 0), S(d, 0) + 1);
}

static void
wait_wave(void)
{
	unsigned l = labels++;

	wb_printf(&out,
		".L%u:\n\ts_load_dword s8, s[0:1], 0x%x glc\n\ts_waitcnt lgkmcnt(0)\n\ts_cmp_eq_u32 s8, "
		"0\n\ts_cbranch_scc1 .L%u\n",
		l, 4 * pick(8), l);
}

/* while (!done) if (flag) { ...; done = 1; } */
static void
poll_inside(uint32_t d)
{
	unsigned l = labels++, skip = labels++;

	wb_printf(&out, "\ts_mov_b64 s[%u:%u], 0\n.L%u:\n", S(d, 0), S(d, 0) + 1, l);
	flag();
	wb_printf(&out,
		"\tglobal_load_dword v5, v3, s[0:1] glc\n\ts_waitcnt vmcnt(0)\n\tv_cmp_ne_u32_e32 vcc, 0, "
		"v5\n\ts_and_saveexec_b64 s[%u:%u], vcc\n",
		S(d, 1), S(d, 1) + 1);
	if (pick(2))
		wb_printf(&out, "\ts_cbranch_execz .L%u\n", skip);
	statements(d + 1, 1 + pick(2));
	wb_printf(&out, "\ts_or_b64 s[%u:%u], s[%u:%u], exec\n.L%u:\n\ts_or_b64 exec, exec, s[%u:%u]\n", S(d, 0),
		S(d, 0) + 1, S(d, 0), S(d, 0) + 1, skip, S(d, 1), S(d, 1) + 1);
	wb_printf(&out,
		"\ts_andn2_b64 exec, exec, s[%u:%u]\n\ts_cbranch_execnz .L%u\n\ts_or_b64 exec, exec, s[%u:%u]\n",
		S(d, 0), S(d, 0) + 1, l, S(d, 0), S(d, 0) + 1);
}

static void
branch(uint32_t d)
{
	unsigned other = labels++, join = labels++;
	static const char *const cmp[] = { "eq", "ne", "gt", "lt" };

	wb_printf(&out, "\tv_cmp_%s_u32_e32 vcc, %u, v0\n\ts_and_saveexec_b64 s[%u:%u], vcc\n", cmp[pick(4)], pick(5),
		S(d, 0), S(d, 0) + 1);
	if (pick(2)) {		/* with an else */
		wb_printf(&out, "\ts_xor_b64 s[%u:%u], exec, s[%u:%u]\n", S(d, 0), S(d, 0) + 1, S(d, 0), S(d, 0) + 1);
		if (pick(2))
			wb_printf(&out, "\ts_cbranch_execz .L%u\n", other);
		statements(d + 1, 1 + pick(2));
		wb_printf(&out, ".L%u:\n\ts_or_saveexec_b64 s[%u:%u], s[%u:%u]\n\ts_xor_b64 exec, exec, s[%u:%u]\n",
			other, S(d, 0), S(d, 0) + 1, S(d, 0), S(d, 0) + 1, S(d, 0), S(d, 0) + 1);
		if (pick(2))
			wb_printf(&out, "\ts_cbranch_execz .L%u\n", join);
		statements(d + 1, 1 + pick(2));
	} else {
		if (pick(2))
			wb_printf(&out, "\ts_cbranch_execz .L%u\n", join);
		statements(d + 1, 1 + pick(2));
	}
	wb_printf(&out, ".L%u:\n\ts_or_b64 exec, exec, s[%u:%u]\n", join, S(d, 0), S(d, 0) + 1);
}

static void
repeat(uint32_t d)
{
	unsigned l = labels++;

	wb_printf(&out, "\ts_mov_b32 s%u, 0\n.L%u:\n", S(d, 2), l);
	statements(d + 1, 1 + pick(2));
	wb_printf(&out, "\ts_add_u32 s%u, s%u, 1\n\ts_cmp_lt_u32 s%u, %u\n\ts_cbranch_scc1 .L%u\n", S(d, 2), S(d, 2),
		S(d, 2), 2 + pick(2), l);
}

static void
statements(uint32_t depth, uint32_t n)
{
	for (uint32_t k = 0; k < n; k++)
		switch (pick(depth < 4 ? 11 : 5)) {
		case 0: case 1: case 2: raise_flag(); break;
		case 3: wait_lanes(depth); break;
		case 4: if (pick(3)) raise_flag(); else wait_wave(); break;
		case 5: case 6: case 7: case 8: branch(depth); break;
		case 9: poll_inside(depth); break;
		default: repeat(depth);
		}
}

static void
kernel(struct wb_ctx *cx)
{
	labels = 0;
	out = wb_out_new(cx->unit);
	wb_puts(&out,
		"\t.text\n\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\n\t.globl k\n\t.type "
		"k,@function\nk:\n\ts_load_dwordx2 s[0:1], s[4:5], 0x0\n"
		"\tv_mov_b32_e32 v1, 0\n\tv_mov_b32_e32 v2, 1\n\ts_waitcnt lgkmcnt(0)\n");
	statements(0, 2 + pick(4));
	wb_puts(&out,
		"\ts_endpgm\n\t.section .rodata\n\t.p2align 6\n\t.amdhsa_kernel k\n\t\t.amdhsa_next_free_vgpr "
		"16\n\t\t.amdhsa_next_free_sgpr 80\n"
		"\t\t.amdhsa_user_sgpr_private_segment_buffer 1\n\t\t.amdhsa_user_sgpr_kernarg_segment_ptr "
		"1\n\t\t.amdhsa_system_sgpr_workgroup_id_x 1\n\t.end_amdhsa_kernel\n"
		"\t.amdgpu_metadata\n---\namdhsa.version: [ 1, 1 ]\namdhsa.kernels:\n  - .name: k\n    .symbol: k.kd\n "
		"   .kernarg_segment_size: 8\n    .kernarg_segment_align: 8\n"
		"    .group_segment_fixed_size: 0\n    .private_segment_fixed_size: 0\n    .wavefront_size: 64\n    "
		".sgpr_count: 86\n    .vgpr_count: 16\n"
		"    .max_flat_workgroup_size: 256\n    .args:\n      - .name: flag\n        .offset: 0\n        "
		".size: 8\n        .value_kind: global_buffer\n"
		"        .address_space: global\n...\n\t.end_amdgpu_metadata\n");
}

/* ---- what becomes of it ---------------------------------------------------------------------- */
enum fate { ENDS, HANGS, OTHER };

static enum wb_status
launch(struct wb_ctx *cx, const struct wb_module *m, struct wb_sim **sim)
{
	static const uint64_t grid[3] = { 8, 1, 1 };
	static const uint32_t workgroup[3] = { 8, 1, 1 };
	uint64_t addr;
	uint8_t *host;
	enum wb_status s = wb_sim_new(cx, m, m->fn[0], NULL, sim);

	if (s == WB_OK)
		s = wb_sim_map(*sim, "flag", 256, &addr, &host);
	for (uint32_t k = 0; s == WB_OK && k < 64; k++)		/* some flags are up from the start */
		host[4 * k] = up >> k & 1;
	if (s == WB_OK)
		s = wb_sim_arg(*sim, 0, &addr, 8);
	return s == WB_OK ? wb_sim_launch(*sim, grid, workgroup) : s;
}

static enum fate
run_wave(const struct wb_module *m)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct wb_sim *sim;
	enum fate f = OTHER;
	uint64_t n;

	if (launch(cx, m, &sim) == WB_OK && wb_sim_run_functional(sim, MOST_STEPS, &n) == WB_OK)
		f = ENDS;
	for (uint32_t k = 0; k < cx->diag->message.n; k++)
		if (cx->diag->message.at[k].code == WB_E_SIM_HANG)
			f = HANGS;
	wb_ctx_free(cx);
	return f;
}

static enum fate
run_threads(const struct wb_module *m)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct wb_sim_mimd how = { .seed = 7, .limit = MOST_MIMD_STEPS };
	struct wb_sim_mimd_result r = { .status = WB_SIM_FAULT };
	struct wb_sim *sim;

	if (launch(cx, m, &sim) == WB_OK)
		wb_sim_run_mimd(sim, &how, &r);
	wb_ctx_free(cx);
	return r.status == WB_SIM_FINISHED ? ENDS : r.status == WB_SIM_HANG ? HANGS : OTHER;
}

static bool
suspected(struct wb_ctx *cx, struct wb_module *m)
{
	static const enum wb_pass list[] = {
		WB_PASS_DOM,
		WB_PASS_POSTDOM,
		WB_PASS_CDEP,
		WB_PASS_LOOPS,
		WB_PASS_GSA,
		WB_PASS_LANES,
		WB_PASS_TRIPS,
		WB_PASS_DEADLOCK,
	};
	struct wb_pass_env env = { .module = m };
	struct wb_fn *fn = m->fn[0];

	if (fn->refused || wb_run_passes(cx, fn, &env, list, WB_COUNT(list), NULL) != WB_OK) {
		printf("not analysed\n");
		exit(1);
	}
	for (uint32_t k = 0; k < fn->deadlock->nfinding; k++)
		if (fn->deadlock->finding[k].rule == WB_RULE_SIMT)
			return true;
	return false;
}

int
main(int argc, char **argv)
{
	unsigned count = argc > 1 ? (unsigned)strtoul(argv[1], NULL, 0) : 3000,
		 seed = argc > 2 ? (unsigned)strtoul(argv[2], NULL, 0) : 1;
	unsigned passed = 0, failed = 0, both = 0, deadlocks = 0, clean = 0, wrong = 0;

	for (unsigned k = 0; k < count; k++) {
		struct wb_ctx *cx = wb_ctx_new(NULL);
		struct wb_module *m;
		enum fate wave, threads;
		bool found;

		state = (uint64_t)(seed + k) * 0x9e3779b97f4a7c15u + 1;
		up = (uint64_t)pick(65536) | (uint64_t)pick(65536) << 16;
		kernel(cx);
		if (wb_gcn_read(cx, wb_file_add(cx->files, WB_FILE_TEXT, "random.s", out.at, out.n), NULL, &m) !=
			WB_OK) {
			printf("seed %u cannot be read\n", seed + k);
			return 1;
		}
		wave = run_wave(m);
		threads = wave == HANGS ? run_threads(m) : ENDS;
		found = suspected(cx, m);
		both += wave == HANGS && threads == HANGS;
		deadlocks += wave == HANGS && threads == ENDS;
		clean += wave == ENDS && !found;
		wrong += wave == ENDS && found;
		if (wave == HANGS && threads == ENDS && !found) {
			failed++;
			printf("seed %u: hangs in lock step only, and was not found\n", seed + k);
			if (failed == 1 && argc > 3)
				fwrite(out.at, 1, out.n, stdout);
		} else {
			passed++;
		}
		wb_ctx_free(cx);
	}
	printf("%u kernels: %u deadlock in lock step only, all found; %u hang as threads too; of those that end, %u "
	       "clean, %u suspected\n",
		count, deadlocks, both, clean, wrong);
	if (deadlocks * 50 < count) {
		failed++;
		printf("too few deadlocks to say anything\n");
	}
	printf("%u passed, %u failed\n", passed, failed);
	return failed != 0;
}
