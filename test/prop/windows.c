/* test/prop/windows.c -- <values>: no access leaves the window that follows from the numbers of a table.
 *
 * Random kernels load an index from a table whose numbers the launch bounds, through its pointer in one of several
 * ways, compute with it and access a second buffer by what comes out. The table holds random numbers of that range, its
 * ends among them. Some kernels are traps: the index comes from the other buffer, from the middle of two elements, in
 * another width, or some lanes keep a number of their own. The simulator executes all of them, and test/lib/claims.c
 * counts lines.
 *
 *	windows [SEED [KERNELS [FIRST]]]
 */
#include "../lib/claims.h"
#include "../lib/grammar.h"
#include "../lib/kernel.h"
#include "../lib/prop.h"
#include "wavebound/divergence.h"

#define MOST_STEPS 100000
#define ELEMENTS 4096u		/* of the table */
#define MOST_INDEX 200000u	/* into the other buffer, which has room for more */

enum trap { FAIR, OTHER_BUFFER, ODD_PLACE, OTHER_WIDTH, KEPT_LANES, NTRAP };

struct kernel {
	struct wb_out o;
	enum trap trap;
	bool halves;		/* elements of 2 bytes */
	uint32_t min, max;	/* of elements */
	uint8_t *table;
};

static const struct kernel_frame frame = { .args = "table* data*", .vgprs = 16, .sgprs = 32, .descriptor = true };
static uint64_t nnarrowed, ntraps, nsprung;

/* s[8:9]: the table; v3: a place in it, in elements of 1 << by bytes; v[6:7]: its address; v5: the element there, from
 * lo to hi. */
static const char *const rules[] = {
	"place: $[v_mul_u32_u24_e32 v3, 37, v0; v_and_b32_e32 v3, 0xfff, v3|v_lshlrev_b32_e32 v3, 3, v0|"
	"v_mov_b32_e32 v3, v0|v_lshl_or_b32 v3, s6, 5, v0; v_and_b32_e32 v3, 0xfff, v3]; v_mov_b32_e32 v4, 0",
	"address: $[v_lshlrev_b64 v[6:7], $by, v[3:4]; v_mov_b32_e32 v8, s9; v_add_co_u32_e32 v6, vcc, s8, v6; "
	"v_addc_co_u32_e32 v7, vcc, v8, v7, vcc|v_mov_b32_e32 v8, s8; v_mov_b32_e32 v9, s9; "
	"v_mad_u64_u32 v[6:7], s[10:11], v3, $(1<<by), v[8:9]|v_lshlrev_b32_e32 v6, $by, v3; v_mov_b32_e32 v7, s9; "
	"v_add_co_u32_e32 v6, vcc, s8, v6; v_addc_co_u32_e32 v7, vcc, 0, v7, vcc]; "
	"$trap=2[v_add_co_u32_e32 v6, vcc, $by, v6; v_addc_co_u32_e32 v7, vcc, 0, v7, vcc]",
	/* two pointer loops look the same: the place is reached in steps */
	"walk: $50[s_mov_b32 s14, 0; .Lagain:; v_add_co_u32_e32 v6, vcc, $(1<<by), v6; "
	"v_addc_co_u32_e32 v7, vcc, 0, v7, vcc; s_add_i32 s14, s14, 1; s_cmp_lt_u32 s14, $(1,5); "
	"s_cbranch_scc1 .Lagain]",
	"load: $trap=4[v_mul_u32_u24_e32 v5, 0x51d, v0; v_cmp_gt_u32_e32 vcc, 61, v0; "
	"s_and_saveexec_b64 s[12:13], vcc]; "
	"$halves[global_load_ushort v5, v[6:7], off; s_waitcnt vmcnt(0)|$25[global_load_dwordx2 v[14:15], v[6:7], off; "
	"s_waitcnt vmcnt(0); v_mov_b32_e32 v5, v15|global_load_dword v5, v[6:7], off; s_waitcnt vmcnt(0)]]; "
	"$trap=4[s_mov_b64 exec, s[12:13]]",
	/* arithmetic on v5 that does not wrap, and stays below what there is */
	"step: $n:(5,9)$m:((1<<n)-1)v_and_b32_e32 v5, $0x(m), v5$lo:(0)$less:(m<hi)$less[$hi:(m)]",
	"step: $n:(1,5)v_lshrrev_b32_e32 v5, $n, v5$lo:(lo>>n)$hi:(hi>>n)",
	"step: $n:(1,5)$fits:(hi<<n<most)$fits[v_lshlrev_b32_e32 v5, $n, v5$lo:(lo<<n)$hi:(hi<<n)]",
	"step: $c:(1,63)v_add_u32_e32 v5, $c, v5$lo:(lo+c)$hi:(hi+c)",
	"step: $c:(1,63)$trap=0[$less:(lo<c)$less[|v_subrev_u32_e32 v5, $c, v5$lo:(lo-c)$hi:(hi-c)]]",
	"step: $c:(1,63)$fits:(hi*c<most)$fits[v_mul_u32_u24_e32 v5, $c, v5$lo:(lo*c)$hi:(hi*c)]",
	"step: v_or_b32_e32 v5, $(1,63), v5$hi:(hi-(hi&63)+63)",
	"step: $n:(1,5)$c:(1,63)$fits:((hi<<n)+c<most)"
	"$fits[v_lshl_add_u32 v5, v5, $n, $c$lo:((lo<<n)+c)$hi:((hi<<n)+c)]",
	/* the access whose window matters, of s[2:3]; a trap may lead anywhere, so the index is cut to what there is */
	"access: $trap=0[|v_and_b32_e32 v5, 0x3ffff, v5]; v_mov_b32_e32 v10, v5; v_mov_b32_e32 v11, 0; "
	"v_lshlrev_b64 v[10:11], 2, v[10:11]; v_mov_b32_e32 v12, s3; v_add_co_u32_e32 v10, vcc, s2, v10; "
	"v_addc_co_u32_e32 v11, vcc, v12, v11, vcc; $[global_store_dword v[10:11], v0, off|"
	"global_load_dword v13, v[10:11], off; s_waitcnt vmcnt(0)]",
	"kernel: s_load_dwordx4 s[0:3], s[4:5], 0x0; s_waitcnt lgkmcnt(0); s_mov_b64 s[8:9], $trap=1[s[2:3]|s[0:1]]; "
	"$place; $address; $walk; $load; $*(0,4)step; $access",
};

static void
make(struct kernel *k)
{
	struct grammar *g = grammar_new(prop.cx->unit, &prop.r, rules, WB_COUNT(rules), NULL, NULL);
	uint32_t elements = ELEMENTS + 64;

	k->trap = below(3) ? FAIR : (enum trap)(1 + below(NTRAP - 1));
	k->halves = below(4) == 0;
	k->min = below(2) ? 0 : below(2000);
	k->max = k->min + below(below(2) ? 64 : 1500);
	k->table = WB_NEW(prop.cx->unit, uint8_t, (size_t)elements * 4);
	for (uint32_t n = 0; n < elements; n++) {
		uint32_t x = below(4) ? k->min + below(k->max - k->min + 1) : below(2) ? k->min : k->max;

		for (int b = 0; b < (k->halves ? 2 : 4); b++)
			k->table[n * (k->halves ? 2u : 4u) + (uint32_t)b] = (uint8_t)(x >> 8 * b);
	}
	k->o = wb_out_new(prop.cx->unit);
	kernel_head(&k->o, &frame);
	grammar_set(g, "trap", k->trap);
	grammar_set(g, "by", k->halves ? 1 : 2);
	grammar_set(g, "halves", k->halves != (k->trap == OTHER_WIDTH));
	grammar_set(g, "lo", k->min);
	grammar_set(g, "hi", k->max);
	grammar_set(g, "most", MOST_INDEX);
	grammar_expand(g, "$kernel");
	kernel_lines(&k->o, grammar_take(g));
	kernel_tail(&k->o, &frame);
	prop_source(&k->o);
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

/* Lines that the last access is said to touch at most. */
static uint64_t
last_lines(const struct wb_fn *fn)
{
	return fn->divergence->naccess ? fn->divergence->access[fn->divergence->naccess - 1].most_trans : WB_UNKNOWN;
}

static void
check(struct kernel *k, const struct wb_machine *machine)
{
	const char *bad, *xml = wb_format(prop.cx->unit,
		"<launch grid=\"128\" workgroup=\"64\"><buffer name=\"table\" init=\"file\" file=\"t\"/>"
		"<buffer name=\"data\" init=\"random\" bytes=\"1048580\"/>"
		"<values buffer=\"table\" min=\"%u\" max=\"%u\" bytes=\"%d\"/></launch>",
		k->min, k->max, k->halves ? 2 : 4);
	struct wb_module *m = kernel_read(prop.cx, &k->o);
	struct wb_launch *l = m ? kernel_launch(prop.cx, m, xml) : NULL;
	bool ended;

	if (!prop_expect(l != NULL, "it cannot be read"))
		return;
	bad = claims_hold(prop.cx, m, l, machine, read_table, k, MOST_STEPS, &ended);
	if (!prop_expect(!bad, "%s", bad) || !prop_expect(ended, "it does not run to its end"))
		return;
	ntraps += k->trap != FAIR;
	nnarrowed += k->trap == FAIR && last_lines(m->fn[0]) < 64;
	nsprung += k->trap != FAIR && last_lines(m->fn[0]) >= 64;
}

int
main(int argc, char **argv)
{
	const struct wb_machine *machine;

	prop_start(argc, argv, 3000);
	machine = prop_machine("vega");
	while (prop_next()) {
		struct kernel *k = WB_NEW(prop.cx->unit, struct kernel, 1);

		make(k);
		check(k, machine);
	}
	prop_tried(nnarrowed, prop.count / 4, "accesses narrowed");
	prop_tried(ntraps, prop.count / 5, "traps");
	prop_tried(nsprung, 0, "of them with nothing narrowed");
	return prop_end();
}
