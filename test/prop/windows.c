/* test/prop/windows.c -- <values>: no access goes beyond the window that the numbers of a table leave it.
 *
 * Random kernels load an index from a table whose numbers the launch bounds, through its pointer in one of several
 * ways, compute with it and access a second buffer by what comes out. The table holds random numbers of that range, its
 * ends among them. Some kernels are traps: the index comes from the other buffer, from the middle of two elements, in
 * another width, or some lanes keep a number of their own. The simulator executes all of them, and test/lib/claims.c
 * counts lines.
 *
 *	windows [SEED [KERNELS [FIRST]]]
 */
#include <stdio.h>
#include <stdlib.h>

#include "../lib/claims.h"
#include "../lib/randcfg.h"
#include "wavebound/divergence.h"
#include "wavebound/gcn.h"
#include "wavebound/lanes.h"
#include "wavebound/pass.h"
#include "wavebound/timed.h"

#define MOST_STEPS 100000
#define ELEMENTS 4096u		/* of the table */
#define MOST_INDEX 200000u	/* into the other buffer, which has room for more */

enum trap { FAIR, OTHER_BUFFER, ODD_PLACE, OTHER_WIDTH, KEPT_LANES, NTRAP };

struct kernel {
	struct wb_ctx *cx;
	struct rng *r;
	struct wb_out o;
	enum trap trap;
	bool halves;		/* elements of 2 bytes */
	uint32_t min, max;	/* of elements */
	uint64_t lo, hi;	/* of the index, if it comes from the table */
	uint8_t *table;
};

struct tally {
	uint64_t kernels, failed, narrowed, traps, sprung;
};

/* ---- a kernel ------------------------------------------------------------------------------ */
static uint32_t
below(struct kernel *k, uint32_t n)
{
	return rng_below(k->r, n);
}

/* v3: a place in the table, in elements, below ELEMENTS. */
static void
put_place(struct kernel *k)
{
	static const char *const how[] = {
		"\tv_mul_u32_u24_e32 v3, 37, v0\n\tv_and_b32_e32 v3, 0xfff, v3\n",
		"\tv_lshlrev_b32_e32 v3, 3, v0\n",
		"\tv_mov_b32_e32 v3, v0\n",
		"\tv_lshl_or_b32 v3, s6, 5, v0\n\tv_and_b32_e32 v3, 0xfff, v3\n",
	};

	wb_puts(&k->o, how[below(k, WB_COUNT(how))]);
	wb_puts(&k->o, "\tv_mov_b32_e32 v4, 0\n");
}

/* v[6:7]: the address of that place, from the pointer in s[8:9]. */
static void
put_address(struct kernel *k)
{
	int by = k->halves ? 1 : 2;

	switch (below(k, 3)) {
	case 0:
		wb_printf(&k->o, "\tv_lshlrev_b64 v[6:7], %d, v[3:4]\n", by);
		wb_puts(&k->o, "\tv_mov_b32_e32 v8, s9\n\tv_add_co_u32_e32 v6, vcc, s8, v6\n"
			       "\tv_addc_co_u32_e32 v7, vcc, v8, v7, vcc\n");
		break;
	case 1:
		wb_puts(&k->o, "\tv_mov_b32_e32 v8, s8\n\tv_mov_b32_e32 v9, s9\n");
		wb_printf(&k->o, "\tv_mad_u64_u32 v[6:7], s[10:11], v3, %d, v[8:9]\n", 1 << by);
		break;
	default:
		wb_printf(&k->o, "\tv_lshlrev_b32_e32 v6, %d, v3\n\tv_mov_b32_e32 v7, s9\n", by);
		wb_puts(&k->o, "\tv_add_co_u32_e32 v6, vcc, s8, v6\n\tv_addc_co_u32_e32 v7, vcc, 0, v7, vcc\n");
		break;
	}
	if (k->trap == ODD_PLACE)
		wb_printf(&k->o, "\tv_add_co_u32_e32 v6, vcc, %d, v6\n\tv_addc_co_u32_e32 v7, vcc, 0, v7, vcc\n",
			k->halves ? 1 : 2);
}

/* v5: the element there. */
static void
put_load(struct kernel *k)
{
	bool halves = k->halves != (k->trap == OTHER_WIDTH);

	if (k->trap == KEPT_LANES)
		wb_puts(&k->o, "\tv_mul_u32_u24_e32 v5, 0x51d, v0\n\tv_cmp_gt_u32_e32 vcc, 61, v0\n"
			       "\ts_and_saveexec_b64 s[12:13], vcc\n");
	if (below(k, 4) == 0 && !halves)
		wb_puts(&k->o, "\tglobal_load_dwordx2 v[14:15], v[6:7], off\n\ts_waitcnt vmcnt(0)\n"
			       "\tv_mov_b32_e32 v5, v15\n");
	else
		wb_printf(&k->o, "\tglobal_load_%s v5, v[6:7], off\n\ts_waitcnt vmcnt(0)\n",
			halves ? "ushort" : "dword");
	if (k->trap == KEPT_LANES)
		wb_puts(&k->o, "\ts_mov_b64 exec, s[12:13]\n");
}

/* Arithmetic on v5 that does not wrap, and stays below MOST_INDEX. */
static void
put_step(struct kernel *k)
{
	uint32_t n = 1 + below(k, 5), c = 1 + below(k, 63);

	switch (below(k, 8)) {
	case 0:
		wb_printf(&k->o, "\tv_and_b32_e32 v5, 0x%x, v5\n", (1u << (4 + n)) - 1);
		k->lo = 0;
		k->hi = k->hi < (1u << (4 + n)) ? k->hi : (1u << (4 + n)) - 1;
		return;
	case 1:
		wb_printf(&k->o, "\tv_lshrrev_b32_e32 v5, %u, v5\n", n);
		k->lo >>= n;
		k->hi >>= n;
		return;
	case 2:
		if (k->hi << n < MOST_INDEX) {
			wb_printf(&k->o, "\tv_lshlrev_b32_e32 v5, %u, v5\n", n);
			k->lo <<= n;
			k->hi <<= n;
		}
		return;
	case 3:
		wb_printf(&k->o, "\tv_add_u32_e32 v5, %u, v5\n", c);
		k->lo += c;
		k->hi += c;
		return;
	case 4:
		if (k->lo >= c && k->trap == FAIR) {
			wb_printf(&k->o, "\tv_subrev_u32_e32 v5, %u, v5\n", c);
			k->lo -= c;
			k->hi -= c;
		}
		return;
	case 5:
		if (k->hi * c < MOST_INDEX) {
			wb_printf(&k->o, "\tv_mul_u32_u24_e32 v5, %u, v5\n", c);
			k->lo *= c;
			k->hi *= c;
		}
		return;
	case 6:
		wb_printf(&k->o, "\tv_or_b32_e32 v5, %u, v5\n", c);
		k->hi |= 63;
		return;
	default:
		if ((k->hi << n) + c < MOST_INDEX) {
			wb_printf(&k->o, "\tv_lshl_add_u32 v5, v5, %u, %u\n", n, c);
			k->lo = (k->lo << n) + c;
			k->hi = (k->hi << n) + c;
		}
		return;
	}
}

/* The access whose window matters, of s[2:3]; a trap may lead anywhere, so the index is cut to what there is. */
static void
put_access(struct kernel *k)
{
	if (k->trap != FAIR)
		wb_puts(&k->o, "\tv_and_b32_e32 v5, 0x3ffff, v5\n");
	wb_puts(&k->o, "\tv_mov_b32_e32 v10, v5\n\tv_mov_b32_e32 v11, 0\n\tv_lshlrev_b64 v[10:11], 2, v[10:11]\n"
		       "\tv_mov_b32_e32 v12, s3\n\tv_add_co_u32_e32 v10, vcc, s2, v10\n"
		       "\tv_addc_co_u32_e32 v11, vcc, v12, v11, vcc\n");
	wb_puts(&k->o, below(k, 2) ? "\tglobal_store_dword v[10:11], v0, off\n" :
				     "\tglobal_load_dword v13, v[10:11], off\n\ts_waitcnt vmcnt(0)\n");
}

static void
put_head(struct kernel *k)
{
	wb_puts(&k->o, "\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\n\t.text\n\t.globl k\n\t.p2align 8\n"
		       "\t.type k,@function\nk:\n");
	wb_puts(&k->o, "\ts_load_dwordx4 s[0:3], s[4:5], 0x0\n\ts_waitcnt lgkmcnt(0)\n");
	wb_printf(&k->o, "\ts_mov_b64 s[8:9], s[%s]\n", k->trap == OTHER_BUFFER ? "2:3" : "0:1");
}

static void
put_foot(struct kernel *k)
{
	wb_puts(&k->o, "\ts_endpgm\n.Lend_k:\n\t.size k, .Lend_k-k\n\t.section .rodata,\"a\",@progbits\n\t.p2align 6\n"
		       "\t.amdhsa_kernel k\n\t\t.amdhsa_next_free_vgpr 16\n\t\t.amdhsa_next_free_sgpr 32\n"
		       "\t\t.amdhsa_user_sgpr_private_segment_buffer 1\n\t\t.amdhsa_user_sgpr_kernarg_segment_ptr 1\n"
		       "\t\t.amdhsa_kernarg_size 16\n\t.end_amdhsa_kernel\n\t.amdgpu_metadata\n---\namdhsa.kernels:\n");
	wb_puts(&k->o, "  - .args:\n");
	for (int n = 0; n < 2; n++)
		wb_printf(&k->o, "      - .name: %s\n        .offset: %d\n        .size: 8\n"
				 "        .value_kind: global_buffer\n        .address_space: global\n",
			n ? "data" : "table", 8 * n);
	wb_puts(&k->o, "    .kernarg_segment_align: 8\n    .kernarg_segment_size: 16\n    .name: k\n    .symbol: k.kd\n"
		       "amdhsa.version: [ 1, 2 ]\n...\n\t.end_amdgpu_metadata\n");
}

/* Two pointer loops look the same: the place is reached in steps. */
static void
put_walk(struct kernel *k)
{
	int step = k->halves ? 2 : 4;

	if (below(k, 2))
		return;
	wb_printf(&k->o, "\ts_mov_b32 s14, 0\n.Lagain:\n\tv_add_co_u32_e32 v6, vcc, %d, v6\n", step);
	wb_printf(&k->o, "\tv_addc_co_u32_e32 v7, vcc, 0, v7, vcc\n\ts_add_i32 s14, s14, 1\n\ts_cmp_lt_u32 s14, %u\n",
		1 + below(k, 5));
	wb_puts(&k->o, "\ts_cbranch_scc1 .Lagain\n");
}

static void
make(struct kernel *k)
{
	uint32_t elements = ELEMENTS + 64;

	k->trap = below(k, 3) ? FAIR : (enum trap)(1 + below(k, NTRAP - 1));
	k->halves = below(k, 4) == 0;
	k->min = below(k, 2) ? 0 : below(k, 2000);
	k->max = k->min + below(k, below(k, 2) ? 64 : 1500);
	k->lo = k->min;
	k->hi = k->max;
	k->table = WB_NEW(k->cx->unit, uint8_t, (size_t)elements * 4);
	for (uint32_t n = 0; n < elements; n++) {
		uint32_t x = below(k, 4) ? k->min + below(k, k->max - k->min + 1) : below(k, 2) ? k->min : k->max;

		for (int b = 0; b < (k->halves ? 2 : 4); b++)
			k->table[n * (k->halves ? 2u : 4u) + (uint32_t)b] = (uint8_t)(x >> 8 * b);
	}
	k->o = wb_out_new(k->cx->unit);
	put_head(k);
	put_place(k);
	put_address(k);
	put_walk(k);
	put_load(k);
	for (uint32_t n = below(k, 5); n; n--)
		put_step(k);
	put_access(k);
	put_foot(k);
}

/* ---- and its run ------------------------------------------------------------------------------------ */
static enum wb_status
read_table(
	struct wb_ctx *cx, void *user, const struct wb_launch *l, const char *path, const uint8_t **at, uint64_t *bytes)
{
	const struct kernel *k = user;

	(void)cx;
	(void)l;
	(void)path;
	*at = k->table;
	*bytes = (uint64_t)(ELEMENTS + 64) * (k->halves ? 2 : 4);
	return WB_OK;
}

static struct wb_launch *
launch_of(struct kernel *k)
{
	const char *xml = wb_format(k->cx->unit,
		"<launch grid=\"128\" workgroup=\"64\"><buffer name=\"table\" init=\"file\" file=\"t\"/>"
		"<buffer name=\"data\" init=\"random\" bytes=\"1048580\"/>"
		"<values buffer=\"table\" min=\"%u\" max=\"%u\" bytes=\"%d\"/></launch>",
		k->min, k->max, k->halves ? 2 : 4);
	struct wb_launch *l = NULL;

	wb_launch_read(k->cx, wb_file_add(k->cx->files, WB_FILE_TEXT, "launch.xml", xml, strlen(xml)), "k", &l);
	return l;
}

static bool
analyse(struct wb_ctx *cx, struct wb_module *m, const struct wb_launch *l, const struct wb_machine *machine)
{
	static const enum wb_pass list[] = { WB_PASS_DOM, WB_PASS_POSTDOM, WB_PASS_CDEP, WB_PASS_LOOPS, WB_PASS_GSA,
		WB_PASS_LANES, WB_PASS_TRIPS, WB_PASS_DIVERGENCE, WB_PASS_EXCLUSIVE };
	struct wb_pass_env env = { .module = m, .machine = machine, .launch = l };

	return wb_run_passes(cx, m->fn[0], &env, list, WB_COUNT(list), NULL) == WB_OK;
}

/* Lines that the last access is said to touch at most. */
static uint64_t
last_lines(const struct wb_fn *fn)
{
	return fn->divergence->naccess ? fn->divergence->access[fn->divergence->naccess - 1].most_trans : WB_UNKNOWN;
}

static const char *
run(struct kernel *k, const struct wb_machine *machine, struct tally *sum)
{
	struct claims_tally tally = { 0 };
	struct wb_sim_buffer *buffer;
	struct wb_launch *l = launch_of(k);
	struct wb_module *m;
	struct claims *c;
	struct wb_sim *sim;
	uint32_t nbuffer;
	uint64_t n;

	if (!l ||
		wb_gcn_read(k->cx, wb_file_add(k->cx->files, WB_FILE_TEXT, "k.s", k->o.at, k->o.n), NULL, &m) !=
			WB_OK ||
		wb_launch_complete(k->cx, l, m->fn[0]) != WB_OK || !analyse(k->cx, m, l, machine))
		return "it cannot be read or analysed";
	c = claims_new(k->cx, m->fn[0], l, machine, &tally);
	if (wb_sim_prepare(k->cx, m, m->fn[0], l, machine, read_table, k, &sim, &buffer, &nbuffer) != WB_OK)
		return "it cannot be prepared";
	claims_watch(c, sim);
	if (wb_sim_run_functional(sim, MOST_STEPS, &n) != WB_OK && !claims_wrong(c))
		return "it does not run to its end";
	sum->traps += k->trap != FAIR;
	sum->narrowed += k->trap == FAIR && last_lines(m->fn[0]) < 64;
	sum->sprung += k->trap != FAIR && last_lines(m->fn[0]) >= 64;
	return claims_wrong(c);
}

static void
check(struct tally *sum, const struct wb_machine *machine, uint64_t seed, uint64_t number)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct rng r = rng_new(seed * 0x100000001b3u + number);
	struct kernel *k = WB_NEW(cx->unit, struct kernel, 1);
	const char *bad;

	k->cx = cx;
	k->r = &r;
	make(k);
	bad = run(k, machine, sum);
	sum->kernels++;
	if (bad) {
		sum->failed++;
		printf("kernel %llu of seed %llu: %s\n", (unsigned long long)number, (unsigned long long)seed, bad);
		if (getenv("WINDOWS_SHOW"))
			fwrite(k->o.at, 1, k->o.n, stdout);
	}
	wb_ctx_free(cx);
}

int
main(int argc, char **argv)
{
	uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 0) : 1, n = argc > 2 ? strtoull(argv[2], NULL, 0) : 3000,
		 first = argc > 3 ? strtoull(argv[3], NULL, 0) : 0;
	struct wb_ctx *keep = wb_ctx_new(NULL);
	const struct wb_machine *machine;
	struct tally t = { 0 };

	if (wb_machine_load(keep, "vega", &machine) != WB_OK)
		return 1;
	for (uint64_t k = first; k < first + n; k++)
		check(&t, machine, seed, k);
	printf("%llu kernels, %llu accesses narrowed; %llu traps, %llu of them with nothing narrowed\n",
		(unsigned long long)t.kernels, (unsigned long long)t.narrowed, (unsigned long long)t.traps,
		(unsigned long long)t.sprung);
	if (n >= 1000 && (t.narrowed < n / 4 || t.traps < n / 5))
		t.failed += !t.failed;
	printf("%llu passed, %llu failed\n", (unsigned long long)(t.kernels - t.failed), (unsigned long long)t.failed);
	wb_ctx_free(keep);
	return t.failed != 0;
}
