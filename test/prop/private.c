/* test/prop/private.c -- private memory: no access touches more lines than interleaving leaves it.
 *
 * Random kernels make an offset in one of several ways: the same for all lanes, a function of the lane, between two
 * numbers, one of a few; and access private memory there, elements of 1 to 16 bytes, through the descriptor that the
 * hardware passes or a copy of it, with scratch_ or with flat instructions, on targets with waves of 64 and 32 lanes
 * and machines with lines of 16 to 512 bytes. Some are traps: the descriptor interleaves in another way, on one path
 * or from the second round of a loop on, elements need not be aligned, FLAT_SCRATCH is moved by some words. Accesses
 * may be in a function that the kernel calls, with the descriptor in s[0:3] as the calling convention has it, or not.
 * The simulator executes all of them, and test/lib/claims.c counts lines.
 *
 *	private [SEED [KERNELS [FIRST]]]
 */
#include "../lib/claims.h"
#include "../lib/grammar.h"
#include "../lib/kernel.h"
#include "../lib/prop.h"
#include "wavebound/divergence.h"

#define MOST_STEPS 100000

enum trap { FAIR, OTHER_STRIDE, OTHER_PATH, OTHER_ROUND, OTHER_ELEMENT, UNALIGNED, MOVED, OTHER_COPY, LOST_COPY,
	NTRAP };
static const char *const trap_name[] = { "fair", "another stride", "on one path", "in the second round",
	"larger elements", "unaligned", "FLAT_SCRATCH is moved", "a copy that was changed comes back",
	"the function changes a copy, or it" };
enum how { BY_DESCRIPTOR, BY_SCRATCH, BY_FLAT, NHOW };
static const char *const how_name[] = { "through the descriptor", "with scratch_", "flat" };

struct target {
	const char *name, *machine;
	uint32_t lanes;
	bool has[NHOW];
	bool starts;			/* FLAT_SCRATCH is set, and no descriptor passed */
};
static const struct target targets[] = {
	{ "gfx803", "gcn3", 64, { true, false, false }, false },
	{ "gfx900", "vega", 64, { true, true, true }, false },
	{ "gfx90a", "cdna2", 64, { true, true, true }, false },
	{ "gfx1030", "rdna2", 32, { true, false, false }, false },
	{ "gfx942", "cdna3", 64, { false, true, true }, true },
	{ "gfx1100", "rdna3", 32, { false, true, true }, true },
	{ "gfx1200", "navi44", 32, { false, true, true }, true },
};

struct kernel {
	struct wb_out o;
	const struct target *t;
	enum trap trap;
	enum how how;
	uint32_t wg, wave;		/* registers: number of the workgroup, the wave's offset in private memory */
	uint32_t d;			/* of the descriptor, as it is now */
	bool added;			/* the wave's offset was added to it */
	uint32_t bytes;			/* of an element */
	bool uniform;			/* offset */
	bool calls;			/* a function, which accesses */
	struct wb_machine machine;
};

static uint64_t nproved[NHOW], ncalled, ntraps[NTRAP];

/* ---- offsets ---------------------------------------------------------------------------------------- */
/* v3: a number of each lane, none above hi, which is below 32; what s$r becomes is the same in all of them. */
static const char *const rules[] = {
	"same: $[s_mov_b32 s$r, $(0,31)|s_and_b32 s$r, s$wg, 31|s_lshl_b32 s$r, s$wg, 3; s_and_b32 s$r, s$r, 24|"
	"v_readfirstlane_b32 s$r, v0; s_lshr_b32 s$r, s$r, 5; s_and_b32 s$r, s$r, 31]",
	"lanes 4: $r:(40)$same; v_mov_b32_e32 v3, s40$hi:(31)",
	"lanes: $m:(1,5)$hi:((1<<m)-1)v_and_b32_e32 v3, $hi, v0",
	"lanes: $m:(1,5)$hi:((1<<m)-1)v_mul_u32_u24_e32 v3, 37, v0; v_bfe_u32 v3, v3, $(0,4), $m",
	"lanes: v_lshrrev_b32_e32 v3, $(1,4), v0; v_and_b32_e32 v3, 31, v3$hi:(31)",
	"lanes: v_mul_u32_u24_e32 v3, 29, v0; v_bcnt_u32_b32 v3, v3, 0$hi:(31)",
	"lanes 2: $r:(40)$same; $r:(41)$same; v_mov_b32_e32 v3, s40; v_mov_b32_e32 v4, s41; "
	"v_cmp_gt_u32_e32 $vcc, $(1,63), v0; v_cndmask_b32_e32 v3, v3, v4, $vcc$hi:(31)",
	"lanes: $r:(40)$same; v_mov_b32_e32 v3, s40; v_min_u32_e32 v3, v0, v3$hi:(31)",
	"vcc: vcc$narrow[_lo]",
	"step: $c:(0,3)$fits:(hi+c<32)$fits[v_mad_u32_u24 v3, v3, 1, $c$hi:(hi+c)]",
	"step: $fits:(hi+hi<32)$fits[v_lshlrev_b32_e32 v3, 1, v3$hi:(hi+hi)]",
	"step: $m:(1,5)$m:((1<<m)-1)v_and_b32_e32 v3, $m, v3$less:(m<hi)$less[$hi:(m)]",
	"step: v_xor_b32_e32 v3, $(1,31), v3$hi:(31)",
	/* lanes that are off keep an older number */
	"step: $narrow[|v_cmp_gt_u32_e32 vcc, $(1,63), v0; s_and_saveexec_b64 s[44:45], vcc; "
	"v_mov_b32_e32 v3, $(0,31); s_mov_b64 exec, s[44:45]$hi:(31)]",
	"one: $r:(40)$same; v_mov_b32_e32 v3, s40$hi:(31)",
};

/* v3: the offset in bytes, a multiple of what the element is aligned to. */
static void
make_offset(struct kernel *k)
{
	struct grammar *g = grammar_new(prop.cx->unit, &prop.r, rules, WB_COUNT(rules), NULL, NULL);

	grammar_set(g, "wg", k->wg);
	grammar_set(g, "narrow", k->t->lanes == 32);
	grammar_set(g, "hi", 31);
	k->uniform = chance(40);
	grammar_expand(g, k->uniform ? "$one" : "$lanes; $*(0,3)step");
	kernel_lines(&k->o, grammar_take(g));
	kernel_code(&k->o, "v_lshlrev_b32_e32 v3, %d, v3", k->bytes < 4 ? (int)k->bytes - 1 : 2);
	if (k->trap == UNALIGNED)
		kernel_code(&k->o, "v_mad_u32_u24 v3, v3, 1, %u", 1 + below(3));
}

/* ---- descriptors ------------------------------------------------------------------------------------ */
/* The descriptor no longer interleaves, or in units of 8 bytes: lanes lie further apart. */
static void
spoil(struct kernel *k)
{
	if (k->trap == OTHER_ELEMENT && below(2))	/* all bits are set there */
		kernel_code(&k->o, "s_mov_b32 s%u, s%u", k->d + 3, k->d + 2);
	else if (k->trap == OTHER_ELEMENT)
		kernel_code(&k->o, "s_xor_b32 s%u, s%u, 0x180000", k->d + 3, k->d + 3);
	else
		kernel_code(&k->o, "s_cmp_eq_u32 0, 1; %s s%u, s%u, 0x80400000",
			below(2)             ? "s_xor_b32" :
				below(2) ? "s_add_u32" :
					   "s_addc_u32",
			k->d + 1, k->d + 1);
}

static void
copy(struct kernel *k)
{
	uint32_t to = k->d ? 0 : 24;

	kernel_code(&k->o, "s_mov_b64 s[%u:%u], s[%u:%u]; s_mov_b64 s[%u:%u], s[%u:%u]", to, to + 1, k->d, k->d + 1,
		to + 2, to + 3, k->d + 2, k->d + 3);
	k->d = to;
}

/* The same descriptor comes on two paths. */
static void
fork(struct kernel *k)
{
	uint32_t from = k->d;

	kernel_code(&k->o, "s_cmp_eq_u32 s%u, 0; s_cbranch_scc1 .Lother", k->wg);
	copy(k);
	kernel_code(&k->o, "s_branch .Lboth; .Lother:");
	k->d = from;
	copy(k);
	if (k->trap == OTHER_PATH)
		spoil(k);
	kernel_code(&k->o, ".Lboth:");
}

static void
describe(struct kernel *k)
{
	bool early;

	if (below(3) == 0)
		copy(k);
	early = below(2) && (k->trap == OTHER_STRIDE || k->trap == OTHER_ELEMENT);
	if (early)
		spoil(k);
	k->added = chance(70);
	if (!k->added && below(2))	/* rows no longer begin at lines */
		kernel_code(&k->o, "s_add_u32 s%u, s%u, %u; s_addc_u32 s%u, s%u, 0", k->d, k->d, 4 * below(16),
			k->d + 1, k->d + 1);
	if (k->added)
		kernel_code(&k->o, "s_add_u32 s%u, s%u, s%u; s_addc_u32 s%u, s%u, 0", k->d, k->d, k->wave, k->d + 1,
			k->d + 1);
	if (below(3) == 0)
		copy(k);
	if (k->trap == OTHER_PATH || below(3) == 0)
		fork(k);
	if (!early && (k->trap == OTHER_STRIDE || k->trap == OTHER_ELEMENT))
		spoil(k);
	/* a frame, or what no compiler adds */
	kernel_code(&k->o, "s_mov_b32 s42, 0x%x", below(2) ? 4 * k->t->lanes * below(7) : 4 * below(63));
}

/* The descriptor is in s[0:3] when the function is called, by way of another four registers or not. */
static void
call(struct kernel *k)
{
	static const char *const code = "s_getpc_b64 s[48:49]; s_add_u32 s48, s48, callee@rel32@lo+4; "
		"s_addc_u32 s49, s49, callee@rel32@hi+12; s_swappc_b64 s[30:31], s[48:49]";

	if (k->d == 0 && (k->trap >= OTHER_COPY || below(2)))
		copy(k);
	if (k->trap == OTHER_COPY)
		spoil(k);
	if (k->trap == LOST_COPY)
		kernel_lines(&k->o, code);
	if (k->d)
		copy(k);
	kernel_lines(&k->o, code);
}

/* FLAT_SCRATCH as compilers set it, where the hardware does not. */
static void
set_flat_scratch(struct kernel *k)
{
	if (!k->t->starts)
		kernel_code(&k->o, "s_add_u32 flat_scratch_lo, s6, s%u; s_addc_u32 flat_scratch_hi, s7, 0", k->wave);
	if (k->trap == MOVED)
		kernel_code(&k->o, "s_add_u32 flat_scratch_lo, flat_scratch_lo, %u; "
			"s_addc_u32 flat_scratch_hi, flat_scratch_hi, 0", 4 * (1 + below(15)));
}

/* ---- accesses ---------------------------------------------------------------------------------------- */
static void
put_element(struct kernel *k, bool load)
{
	static const char *const wide[] = { "", "x2", "x3", "x4" };

	if (k->bytes < 4)
		wb_printf(&k->o, "%s%s %s", load ? below(2) ? "u" : "s" : "", k->bytes == 1 ? "byte" : "short",
			load ? "v8, " : "");
	else if (load)
		wb_printf(&k->o, "dword%s v[8:%u], ", wide[k->bytes / 4 - 1], 7 + k->bytes / 4);
	else
		wb_printf(&k->o, "dword%s ", wide[k->bytes / 4 - 1]);
}

static const char *
data(const struct kernel *k)
{
	return k->bytes < 4 ? "v8" : wb_format(prop.cx->unit, "v[8:%u]", 7 + k->bytes / 4);
}

static void
access_buffer(struct kernel *k, bool load)
{
	const char *at = k->trap == UNALIGNED || below(3) ? "v3" : "off",
		   *scalar = !k->added  ? wb_format(prop.cx->unit, "s%u", k->wave) :
			     below(3)   ? "s42" :
				 below(2) ? "0" :
					    "60";

	wb_printf(&k->o, "\tbuffer_%s_", load ? "load" : "store");
	put_element(k, load);
	if (!load)
		wb_printf(&k->o, "%s, ", data(k));
	wb_printf(&k->o, "%s, s[%u:%u], %s%s offset:%u\n", at, k->d, k->d + 3, scalar, *at == 'v' ? " offen" : "",
		below(15) * (k->bytes < 4 ? k->bytes : 4));
}

static void
access_scratch(struct kernel *k, bool load)
{
	bool vector = below(3), scalar = !vector;

	if (scalar)
		kernel_code(&k->o, "s_mov_b32 s42, %u", 4 * below(16));
	wb_printf(&k->o, "\tscratch_%s_", load ? "load" : "store");
	put_element(k, load);
	wb_printf(&k->o, "%s, ", vector ? "v3" : "off");
	if (!load)
		wb_printf(&k->o, "%s, ", data(k));
	wb_printf(&k->o, "%s offset:%u\n", scalar ? "s42" : "off", below(15) * (k->bytes < 4 ? k->bytes : 4));
}

/* Private memory, the buffer, or in some lanes one and in some the other. */
static void
access_flat(struct kernel *k, bool load)
{
	uint32_t where = below(4);

	kernel_code(&k->o, "s_mov_b64 s[46:47], src_private_base; v_mov_b32_e32 v7, s47; v_mov_b32_e32 v6, v3");
	if (where == 2)
		kernel_code(&k->o, "v_mov_b32_e32 v7, s39; v_or_b32_e32 v6, s38, v3");
	if (where == 3)
		kernel_code(&k->o, "v_mov_b32_e32 v4, s39; v_cmp_gt_u32_e32 vcc%s, %u, v0; "
			"v_cndmask_b32_e32 v7, v7, v4, vcc%s; v_mov_b32_e32 v4, s38; "
			"v_cndmask_b32_e32 v4, 0, v4, vcc%s; v_or_b32_e32 v6, v3, v4",
			k->t->lanes == 32 ? "_lo" : "", 1 + below(63), k->t->lanes == 32 ? "_lo" : "",
			k->t->lanes == 32 ? "_lo" : "");
	wb_printf(&k->o, "\tflat_%s_", load ? "load" : "store");
	put_element(k, load);
	wb_printf(&k->o, "v[6:7]");
	wb_printf(&k->o, "%s%s offset:%u\n", load ? "" : ", ", load ? "" : data(k),
		below(15) * (k->bytes < 4 ? k->bytes : 4));
}

static void
access_once(struct kernel *k)
{
	bool load = below(2);

	if (k->how == BY_DESCRIPTOR)
		access_buffer(k, load);
	else if (k->how == BY_SCRATCH)
		access_scratch(k, load);
	else
		access_flat(k, load);
}

static void
make_code(struct kernel *k)
{
	uint32_t args = k->t->starts ? 0 : 4;
	bool again = k->trap == OTHER_ROUND || below(3) == 0;

	kernel_code(&k->o, "s_load_dwordx2 s[38:39], s[%u:%u], 0x0; %s", args, args + 1,
		strcmp(k->t->name, "gfx1200") == 0 ? "s_wait_kmcnt 0; s_mov_b32 s2, ttmp9" : "s_waitcnt lgkmcnt(0)");
	if (k->calls) {
		describe(k);
		call(k);
		if (below(2))
			return;
	}
	make_offset(k);
	if (k->how == BY_DESCRIPTOR && !k->calls)
		describe(k);
	else if (k->how != BY_DESCRIPTOR)
		set_flat_scratch(k);
	if (again)
		kernel_code(&k->o, "s_mov_b32 s43, 0; .Lagain:");
	for (uint32_t n = 1 + below(3); n; n--)
		access_once(k);
	if (again && k->how == BY_DESCRIPTOR && below(2)) {
		copy(k);
		copy(k);
	}
	if (k->trap == OTHER_ROUND)
		spoil(k);
	if (again)
		kernel_code(&k->o, "s_add_u32 s43, s43, 1; s_cmp_lt_u32 s43, 2; s_cbranch_scc1 .Lagain");
}

/* The function that is called. What the kernel found in registers is there, too. */
static void
make_callee(struct kernel *k)
{
	bool before = below(2);

	kernel_code(&k->o, ".type callee,@function; callee:");
	make_offset(k);
	if (k->trap == LOST_COPY && before)
		kernel_code(&k->o, "s_xor_b32 s25, s25, 0x80400000");
	k->added = true;		/* and s42 set */
	for (uint32_t n = 1 + below(2); n; n--)
		access_once(k);
	if (k->trap == LOST_COPY && !before)
		kernel_code(&k->o, "s_xor_b32 s1, s1, 0x80400000");
	kernel_code(&k->o, "s_setpc_b64 s[30:31]; .Lend_of_callee:; .size callee, .Lend_of_callee-callee");
}

/* ---- kernels ----------------------------------------------------------------------------------------- */
static void
choose(struct kernel *k)
{
	k->t = &targets[below(WB_COUNT(targets))];
	do
		k->how = (enum how)below(NHOW);
	while (!k->t->has[k->how]);
	k->trap = below(3) ? FAIR : (enum trap)(1 + below(NTRAP - 1));
	k->calls = k->how == BY_DESCRIPTOR && chance(40) && k->trap != OTHER_ROUND && k->trap != UNALIGNED;
	if (k->trap >= OTHER_COPY && !k->calls)
		k->trap = FAIR;
	if (k->trap == MOVED ? k->how == BY_DESCRIPTOR || k->t->starts : k->trap && k->how != BY_DESCRIPTOR)
		k->trap = FAIR;
	if (k->trap == OTHER_ELEMENT && strcmp(k->t->name, "gfx803") != 0)
		k->trap = FAIR;		/* later ones have no others */
	k->wg = k->t->starts ? 2 : 8;
	k->wave = k->wg + 1;
	k->d = 0;
	k->machine = *prop_machine(k->t->machine);
	if (below(2))
		k->machine.line_bytes = 16u << below(6);
	if (k->trap == UNALIGNED)
		k->machine.access_align_bytes = 1;
}

static void
make(struct kernel *k)
{
	static const uint32_t sizes[] = { 1, 2, 4, 4, 4, 8, 12, 16 };
	struct kernel_frame frame = { .args = "data*", .vgprs = 16, .sgprs = 64, .private_bytes = 256 };

	choose(k);
	frame.target = k->t->name;
	frame.descriptor = !k->t->starts;
	frame.lanes = k->t->lanes;
	frame.more = wb_format(prop.cx->unit, "%s%s", k->t->lanes == 32 ? ".amdhsa_wavefront_size32 1; " : "",
		k->t->starts ? "" : ".amdhsa_user_sgpr_flat_scratch_init 1; ");
	k->bytes = k->trap == UNALIGNED ? 4 : sizes[below(WB_COUNT(sizes))];
	k->o = wb_out_new(prop.cx->unit);
	kernel_file(&k->o, &frame);
	if (k->calls)
		make_callee(k);
	kernel_head(&k->o, &frame);
	make_code(k);
	kernel_tail(&k->o, &frame);
	prop_source(&k->o);
}

/* ---- and their runs ------------------------------------------------------------------------------------ */
/* Lines that the last access is said to touch at most; WB_UNKNOWN: no fewer than at the worst. */
static uint64_t
last_lines(const struct wb_fn *fn)
{
	return fn->divergence->naccess ? fn->divergence->access[fn->divergence->naccess - 1].most_trans : WB_UNKNOWN;
}

/* What lanes that have one offset take at most, if rows need not begin at lines. */
static uint64_t
rows(const struct kernel *k)
{
	uint64_t line = k->machine.line_bytes, row = 4 * k->t->lanes;

	return (k->bytes < 4 ? 1 : k->bytes / 4) * ((row + line - 2) / line + 1);
}

/* Whether the last access of @fn is said to touch fewer lines than at the worst; it is wrong if lanes have one offset
 * and nothing is said, but where who calls may do more with the descriptor than is followed. */
static bool
narrowed(const struct kernel *k, const struct wb_fn *fn)
{
	prop_expect(!k->uniform || k->how == BY_FLAT || k->calls || last_lines(fn) <= rows(k) ||
			rows(k) >= k->t->lanes * (k->bytes < 4 ? 1 : k->bytes / 4),
		"%llu lines, and lanes have one offset", (unsigned long long)last_lines(fn));
	return last_lines(fn) != WB_UNKNOWN;
}

static const struct wb_fn *
called(const struct wb_module *m)
{
	return m->fn[0]->is_kernel ? m->fn[1] : m->fn[0];
}

static void
check(struct kernel *k)
{
	uint32_t group = 16 + below(120);
	const char *bad, *xml = wb_format(prop.cx->unit,
		"<launch grid=\"%u\" workgroup=\"%u\"><buffer name=\"data\" init=\"random\" bytes=\"4096\"/></launch>",
		2 * group - below(2) * below(group), group);
	struct wb_module *m = kernel_read(prop.cx, &k->o);
	struct wb_launch *l = m ? kernel_launch(prop.cx, m, xml) : NULL;
	bool ended;

	if (!prop_expect(l != NULL, "it cannot be read"))
		return;
	prop_launch(&k->machine, l);
	bad = claims_hold(prop.cx, m, l, &k->machine, kernel_no_files, NULL, MOST_STEPS, &ended);
	if (!prop_expect(!bad, "%s", bad) || !prop_expect(ended, "it does not run to its end"))
		return;
	ntraps[k->trap]++;
	if (k->trap == FAIR && k->calls)
		ncalled += narrowed(k, called(m));
	else if (k->trap == FAIR)
		nproved[k->how] += narrowed(k, kernel_of(m));
}

int
main(int argc, char **argv)
{
	prop_start(argc, argv, 3000);
	while (prop_next()) {
		struct kernel *k = WB_NEW(prop.cx->unit, struct kernel, 1);

		make(k);
		check(k);
	}
	for (uint32_t n = 0; n < NHOW; n++)
		prop_tried(nproved[n], prop.count / 30, "accesses narrowed %s", how_name[n]);
	prop_tried(ncalled, prop.count / 30, "in called functions");
	for (uint32_t n = 1; n < NTRAP; n++)
		prop_tried(ntraps[n], prop.count / 300, "traps: %s", trap_name[n]);
	return prop_end();
}
