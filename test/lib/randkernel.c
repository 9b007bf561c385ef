/* test/lib/randkernel.c -- random GCN kernels, see randkernel.h.
 *
 * A kernel is a random tree of constructs: straight code, branches on scalars,
 * divergent ifs with and without skip branches, scalar loops, loops over EXEC,
 * calls, early ends. Registers:
 *
 *	s[0:1] arguments   s2 workgroup   s3 wave   s[4:5] buffer   s6, s7 scalar arguments
 *	s[8:27] loaded     s[30:31] return address      s[32:73] loop counters and saved EXEC, 14 for each function
 *	s[74:77] return addresses of callees   s[78:79] target of a call   s80..s86 temporary
 *	s87 offset of the wave's private memory   s[88:91] its descriptor (only with spills)
 *	v0, v1 work-item, in the group and in the grid   v2..v17 data
 *	v[20:21] an address in the buffer   v22 an address in LDS   v23 scalars kept in lanes   v24.. counters of lanes
 *	v[40:41] an address in the buffer that need not be aligned
 *
 * v[20:21] and v22 hold valid addresses between any two constructs, so that an access may
 * use what an earlier one computed. Results of memory are used with and without
 * a wait: time is tested here, not values.
 */
#include <stdarg.h>
#include <stdio.h>

#include "kernel.h"
#include "randkernel.h"

#define BUFFER_BYTES 32768u	/* power of two: addresses are masked */
#define BUFFER_SLACK 4096u	/* for offsets behind them */
#define LDS_SLACK 8192u		/* reached by the second element of 64 * banks words further on */
#define MOST_DEPTH 4		/* of constructs: 14 registers hold so many counters and masks */
#define VGPRS 42u

struct gen {
	struct wb_out o;
	struct rng *r;
	bool gfx9;
	uint32_t align;			/* of every address in v20, v22 */
	uint32_t skew, lds_skew;	/* what loads and stores may be aligned to instead, with less */
	uint32_t lds;			/* bytes that addresses may reach; 0: no LDS */
	uint32_t label;
	uint32_t fn;			/* 0 the kernel, 1 and 2 callees */
	uint32_t depth;
	uint64_t weight;		/* times that the code here is executed */
	int64_t left;			/* of MOST_STEPS */
	uint32_t ncallee;
	int64_t callee_steps[3];
	const struct randkernel_shape *shape;
	bool tight;			/* of shape */
	bool returned;			/* lanes may have left the kernel: a barrier behind it would be divergent */
	uint32_t stored;		/* slots of private memory that every active lane has written, a bit each */
	uint32_t kept;			/* scalars in lanes of v23, likewise */
	uint32_t line_bytes, bank_row_bytes;
};

static uint32_t pick(struct gen *g, uint32_t low, uint32_t high) { return rng_between(g->r, low, high); }
static bool chance(struct gen *g, uint32_t percent) { return rng_chance(g->r, percent); }

/* ---- text ------------------------------------------------------------------------------ */
WB_PRINTF(2, 3) static void
line(struct gen *g, const char *fmt, ...)
{
	char text[512];
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(text, sizeof(text), fmt, ap);
	va_end(ap);
	g->left -= (int64_t)g->weight * kernel_lines(&g->o, text);
}

static void annotate(struct gen *g, uint32_t n) { wb_printf(&g->o, "\t; wavebound: loop maxcount=%u\n", n); }

/* ---- registers -------------------------------------------------------------------------- */
static uint32_t data(struct gen *g) { return pick(g, 2, 17); }
static uint32_t data_pair(struct gen *g) { return 2 * pick(g, 1, 8); }
static uint32_t source(struct gen *g) { return chance(g, 25) ? pick(g, 0, 1) : data(g); }
static uint32_t counter(const struct gen *g) { return 32 + 14 * g->fn + g->depth; }
static uint32_t mask(const struct gen *g) { return 32 + 14 * g->fn + 6 + 2 * g->depth; }
static uint32_t lane_counter(const struct gen *g) { return 24 + 5 * g->fn + g->depth; }

static uint32_t
scalar(struct gen *g)
{
	static const uint8_t reg[] = { 2, 3, 3, 6, 7, 8, 9, 10, 16, 17, 80, 81, 84 };

	return reg[rng_below(g->r, WB_COUNT(reg))];
}

/* ---- straight code ------------------------------------------------------------------------- */
static void
valu(struct gen *g)
{
	uint32_t d = data(g), a = source(g), b = source(g), p = data_pair(g), q = data_pair(g), r = data_pair(g);

	switch (pick(g, 0, 24)) {
	case 0: line(g, "v_mov_b32_e32 v%u, %u", d, pick(g, 0, 64)); break;
	case 1: line(g, "v_xor_b32_e32 v%u, v%u, v%u", d, a, b); break;
	case 2: line(g, "v_mul_lo_u32 v%u, v%u, v%u", d, a, b); break;
	case 3: line(g, "v_mul_hi_u32 v%u, v%u, s%u", d, a, scalar(g)); break;
	case 4: line(g, "v_mad_u32_u24 v%u, v%u, v%u, v%u", d, a, b, source(g)); break;
	case 5: line(g, "v_rcp_f32_e32 v%u, v%u", d, a); break;
	case 6: line(g, "v_cvt_f32_u32_e32 v%u, v%u", d, a); break;
	case 7: line(g, "v_fma_f32 v%u, v%u, v%u, v%u", d, a, b, source(g)); break;
	case 8: line(g, "v_lshlrev_b64 v[%u:%u], %u, v[%u:%u]", p, p + 1, pick(g, 0, 20), q, q + 1); break;
	case 9: line(g, "v_add_f64 v[%u:%u], v[%u:%u], v[%u:%u]", p, p + 1, q, q + 1, r, r + 1); break;
	case 10: line(g, "v_mul_f64 v[%u:%u], v[%u:%u], v[%u:%u]", p, p + 1, q, q + 1, r, r + 1); break;
	case 11:
		line(g, "v_fma_f64 v[%u:%u], v[%u:%u], v[%u:%u], v[%u:%u]", p, p + 1, q, q + 1, r, r + 1, q, q + 1);
		break;
	case 12: line(g, "v_rcp_f64_e32 v[%u:%u], v[%u:%u]", p, p + 1, q, q + 1); break;
	case 13: line(g, "v_cndmask_b32_e32 v%u, v%u, v%u, vcc", d, a, b); break;
	case 14: line(g, "v_readfirstlane_b32 s%u, v%u", pick(g, 80, 85), a); break;
	case 15: line(g, "v_readlane_b32 s%u, v%u, %u", pick(g, 80, 85), a, pick(g, 0, 63)); break;
	case 16: line(g, "v_writelane_b32 v%u, s%u, %u", d, scalar(g), pick(g, 0, 63)); break;
	case 17: line(g, "v_cmp_lt_u32_e32 vcc, v%u, v%u", a, b); break;
	case 18: line(g, "v_cmp_gt_f64_e32 vcc, v[%u:%u], v[%u:%u]", p, p + 1, q, q + 1); break;
	case 19: line(g, "v_mov_b32_dpp v%u, v%u row_shr:1 row_mask:0xf bank_mask:0xf", d, a); break;
	case 20: line(g, "v_mbcnt_lo_u32_b32 v%u, -1, v%u", d, a); break;
	case 21: line(g, "v_sqrt_f32_e32 v%u, v%u", d, a); break;
	case 22: line(g, "v_and_b32_e32 v%u, %u, v%u", d, pick(g, 1, 63), a); break;
	default: line(g, g->gfx9 ? "v_add_u32_e32 v%u, v%u, v%u" : "v_add_u32_e32 v%u, vcc, v%u, v%u", d, a, b); break;
	}
}

static void
salu(struct gen *g)
{
	uint32_t d = pick(g, 80, 85), p = 80 + 2 * pick(g, 0, 2);

	switch (pick(g, 0, 11)) {
	case 0: line(g, "s_mul_i32 s%u, s%u, s%u", d, scalar(g), scalar(g)); break;
	case 1: line(g, "s_lshr_b32 s%u, s%u, %u", d, scalar(g), pick(g, 0, 31)); break;
	case 2: line(g, "s_bfe_u32 s%u, s%u, 0x%x", d, scalar(g), 0x40000 + pick(g, 0, 8)); break;
	case 3: line(g, "s_cselect_b32 s%u, s%u, s%u", d, scalar(g), scalar(g)); break;
	case 4: line(g, "s_and_b64 s[%u:%u], s[4:5], exec", p, p + 1); break;
	case 5: line(g, "s_bcnt1_i32_b64 s%u, exec", d); break;
	case 6: line(g, "s_setreg_imm32_b32 hwreg(HW_REG_MODE, 0, 2), %u", pick(g, 0, 3)); break;
	case 7: line(g, "s_nop %u", pick(g, 0, 7)); break;
	case 8: if (chance(g, 40)) line(g, "s_sleep %u", pick(g, 0, 3)); break;
	default: line(g, "s_add_u32 s%u, s%u, s%u", d, scalar(g), scalar(g)); break;
	}
}

/* ---- memory --------------------------------------------------------------------------------- */
static uint32_t
logarithm(uint32_t n)
{
	uint32_t k = 0;

	while (n >>= 1)
		k++;
	return k;
}

/* A new address: lanes lie @shift apart, from close together to a line or bank each. */
static void
new_address(struct gen *g)
{
	uint32_t from = g->tight || chance(g, 70) ? 0 : source(g), reach = BUFFER_BYTES - g->align;

	line(g, "v_lshlrev_b32_e32 v20, %u, v%u; v_and_b32_e32 v20, 0x%x, v20",
		g->tight ? logarithm(2 * g->line_bytes) : pick(g, 2, chance(g, 50) ? 9 : 7), from, reach);
	if (g->tight)	/* the end of a line: wide elements reach into the next */
		line(g, "v_or_b32_e32 v20, 0x%x, v20", g->line_bytes - g->align);
	line(g, "v_mov_b32_e32 v21, s5");
	line(g, g->gfx9 ? "v_add_co_u32_e32 v20, vcc, s4, v20" : "v_add_u32_e32 v20, vcc, s4, v20");
	line(g, g->gfx9 ? "v_addc_co_u32_e32 v21, vcc, 0, v21, vcc" : "v_addc_u32_e32 v21, vcc, 0, v21, vcc");
}

/* Offset within the slack, a multiple of @align, where the target has offsets: often at the end of a line. */
static const char *
offset(struct gen *g, uint32_t align, char text[32])
{
	uint32_t n = align * pick(g, 0, 511 / align);

	if (chance(g, 40))
		n = 64 * pick(g, 1, 7) - align;
	*text = 0;
	if (g->gfx9 && !g->tight && chance(g, 70))
		snprintf(text, 32, " offset:%u", n);
	return text;
}

/* An address for loads and stores, aligned to less than v[20:21]: a few bytes further on, as many in all lanes or not.
 * The register pair. */
static uint32_t
skewed_address(struct gen *g)
{
	uint32_t bits = (g->align - 1) & ~(g->skew - 1);

	if (!bits || chance(g, 40))
		return 20;
	if (g->tight)
		line(g, "v_mov_b32_e32 v40, %u", bits);
	else
		line(g, "v_and_b32_e32 v40, 0x%x, v%u", pick(g, 1, bits) & bits, source(g));
	line(g, g->gfx9 ? "v_add_co_u32_e32 v40, vcc, v20, v40" : "v_add_u32_e32 v40, vcc, v20, v40");
	line(g, g->gfx9 ? "v_addc_co_u32_e32 v41, vcc, 0, v21, vcc" : "v_addc_u32_e32 v41, vcc, 0, v21, vcc");
	return 40;
}

static void
vector_access(struct gen *g)
{
	static const char *const width[] = { "dword", "dwordx2", "dwordx3", "dwordx4" };
	static const char *const narrow[] = { "ubyte", "sbyte", "ushort", "sshort" };
	const char *space = g->gfx9 && chance(g, 85) ? "global" : "flat",
		   *off = strcmp(space, "global") == 0 ? ", off" : "";
	uint32_t n = pick(g, 0, 3), d = pick(g, 2, 13), e = n + d, a = 20, what;
	char o[32], v[32];

	if (chance(g, 60))
		new_address(g);
	if (g->tight && g->gfx9)
		space = "global", off = ", off";	/* flat ones may be private: they are priced higher */
	what = chance(g, g->shape->atomics) ? pick(g, 7, 9) : pick(g, 0, 6);
	if (what < 7)
		a = skewed_address(g);
	offset(g, what < 7 ? g->skew : g->align, o);
	snprintf(v, sizeof(v), n ? "v[%u:%u]" : "v%u", d, e);
	switch (what) {
	case 0: case 1: case 2: case 3:
		line(g, "%s_load_%s %s, v[%u:%u]%s%s", space, width[n], v, a, a + 1, off, o);
		break;
	case 4: line(g, "%s_load_%s v%u, v[%u:%u]%s%s", space, narrow[n], d, a, a + 1, off, o); break;
	case 5: case 6: line(g, "%s_store_%s v[%u:%u], %s%s%s", space, width[n], a, a + 1, v, off, o); break;
	case 7: line(g, "%s_atomic_%s v[20:21], v%u%s%s", space, chance(g, 50) ? "add" : "umax", d, off, o); break;
	case 8: line(g, "%s_atomic_add v%u, v[20:21], v%u%s%s glc", space, d, data(g), off, o); break;
	case 9: line(g, "%s_atomic_cmpswap v%u, v[20:21], v[%u:%u]%s%s glc", space, data(g), d, d + 1, off, o); break;
	}
}

static void
scalar_load(struct gen *g)
{
	static const char *const width[] = { "", "x2", "x4", "x8", "x16" };
	uint32_t n = pick(g, 0, 4), units = 1u << n,
		 d = 8 + (n == 4 ? 4 * pick(g, 0, 1) : units * pick(g, 0, 8 / units - 1));

	if (n)
		line(g, "s_load_dword%s s[%u:%u], s[4:5], 0x%x", width[n], d, d + units - 1, 4 * pick(g, 0, 255));
	else
		line(g, "s_load_dword s%u, s[4:5], 0x%x", d, 4 * pick(g, 0, 255));
}

static void
new_lds_address(struct gen *g)
{
	if (g->tight)	/* all lanes in one bank */
		line(g, "v_lshlrev_b32_e32 v22, %u, v0", logarithm(g->bank_row_bytes));
	else
		line(g, "v_lshlrev_b32_e32 v22, %u, v%u", pick(g, 2, 7), chance(g, 75) ? 0 : source(g));
	line(g, "v_and_b32_e32 v22, 0x%x, v22", g->lds - g->align);
}

static void
lds_access(struct gen *g)
{
	uint32_t d = data(g), p = data_pair(g), o, what;

	if (chance(g, 50))
		new_lds_address(g);
	what = chance(g, g->shape->atomics) ? pick(g, 8, 9) : chance(g, 60) ? pick(g, 0, 7) : pick(g, 10, 14);
	o = (what == 8 || what == 9 ? g->align : g->lds_skew) * pick(g, 0, 15);
	switch (what) {
	case 0: case 1: line(g, "ds_read_b32 v%u, v22 offset:%u", d, o); break;
	case 2: line(g, "ds_read_b64 v[%u:%u], v22 offset:%u", p, p + 1, o); break;
	case 3: p = pick(g, 2, 14), line(g, "ds_read2_b32 v[%u:%u], v22 offset1:%u", p, p + 1, pick(g, 0, 255)); break;
	case 4: p = pick(g, 2, 13), line(g, "ds_read2_b64 v[%u:%u], v22 offset1:%u", p, p + 3, pick(g, 0, 255)); break;
	case 5: line(g, "ds_write_b32 v22, v%u offset:%u", d, o); break;
	case 12: p = pick(g, 2, 12), line(g, "ds_read_b128 v[%u:%u], v22 offset:%u", p, p + 3, o); break;
	case 13: line(g, "ds_read2st64_b32 v[%u:%u], v22 offset1:%u", p, p + 1, g->bank_row_bytes / 4); break;
	case 14: line(g, "ds_write2st64_b32 v22, v%u, v%u offset1:%u", d, data(g), g->bank_row_bytes / 4); break;
	case 6: line(g, "ds_write_b64 v22, v[%u:%u] offset:%u", p, p + 1, o); break;
	case 7: line(g, "ds_write2st64_b32 v22, v%u, v%u offset1:1", d, data(g)); break;
	case 8: line(g, "ds_add_u32 v22, v%u offset:%u", d, o); break;
	case 9: line(g, "ds_add_rtn_u32 v%u, v22, v%u offset:%u", d, data(g), o); break;
	case 10: line(g, "ds_bpermute_b32 v%u, v%u, v%u", d, source(g), data(g)); break;
	case 11: line(g, "ds_swizzle_b32 v%u, v%u offset:swizzle(SWAP,1)", d, data(g)); break;
	}
}

static void
wait(struct gen *g)
{
	switch (pick(g, 0, 5)) {
	case 0: line(g, "s_waitcnt vmcnt(0)"); break;
	case 1: line(g, "s_waitcnt lgkmcnt(0)"); break;
	case 2: line(g, "s_waitcnt vmcnt(0) lgkmcnt(0)"); break;
	case 3: line(g, "s_waitcnt vmcnt(%u)", pick(g, 1, 4)); break;
	case 4: line(g, "s_waitcnt vmcnt(%u) lgkmcnt(%u)", pick(g, 0, 3), pick(g, 0, 3)); break;
	case 5: line(g, "s_waitcnt lgkmcnt(%u)", pick(g, 1, 3)); break;
	}
}

static void
memory(struct gen *g)
{
	if (g->lds && chance(g, g->shape->lds))
		lds_access(g);
	else if (chance(g, g->tight ? 30 : 75))
		vector_access(g);
	else
		scalar_load(g);
	if (chance(g, 45))
		wait(g);
}

/* A value goes to private memory or to a lane of v23, or comes back. */
static void
spill(struct gen *g)
{
	uint32_t slot = pick(g, 0, 7);

	if (g->fn || chance(g, 50)) {
		if (g->kept >> slot & 1 && chance(g, 50))
			line(g, "v_readlane_b32 s%u, v23, %u", pick(g, 80, 85), slot);
		else if (!g->fn)
			line(g, "v_writelane_b32 v23, s%u, %u", scalar(g), slot), g->kept |= 1u << slot;
	} else if (g->stored >> slot & 1 && chance(g, 60)) {
		line(g, "buffer_load_dword v%u, off, s[88:91], s87 offset:%u", data(g), 4 * slot);
	} else {
		line(g, "buffer_store_dword v%u, off, s[88:91], s87 offset:%u", data(g), 4 * slot);
		g->stored |= 1u << slot;
	}
}

static void
straight(struct gen *g)
{
	if (!g->returned && chance(g, g->shape->barriers))
		line(g, "s_barrier");
	else if (chance(g, g->shape->spills))
		spill(g);
	else if (chance(g, g->shape->memory))
		memory(g);
	else if (chance(g, 10))
		wait(g);
	else if (chance(g, 65))
		valu(g);
	else
		salu(g);
}

/* ---- branches --------------------------------------------------------------------------------- */
static void statements(struct gen *g, uint32_t n);

/* What goes on inside a construct. */
static void
inside(struct gen *g, uint32_t most)
{
	uint32_t stored = g->stored, kept = g->kept;

	g->depth++;
	statements(g, pick(g, 1, most));
	g->depth--;
	g->stored = stored;
	g->kept = kept;
}

/* Sets SCC by something that all lanes agree on; constants, too. */
static void
compare(struct gen *g)
{
	static const char *const how[] = { "eq_u32", "lg_u32", "gt_i32", "ge_u32", "lt_u32", "le_i32" };
	uint32_t s = scalar(g);

	if (chance(g, 50)) {
		line(g, "s_and_b32 s86, s%u, %u", s, pick(g, 1, 7));
		s = 86;
	}
	line(g, "s_cmp_%s s%u, %u", how[pick(g, 0, 5)], s, pick(g, 0, 4));
}

static void
uniform_if(struct gen *g)
{
	uint32_t other = g->label++, end = g->label++;
	bool by_vcc = chance(g, 25), two = chance(g, 50);

	if (by_vcc)
		line(g, "v_cmp_gt_u32_e32 vcc, %u, v%u", pick(g, 0, 64), source(g));
	else
		compare(g);
	if (by_vcc && chance(g, 50))
		line(g, "s_and_b64 vcc, exec, vcc");
	if (!by_vcc && chance(g, 40))	/* often something stands between: SCC stays */
		valu(g);
	line(g, "s_cbranch_%s .L%u", by_vcc ? (chance(g, 50) ? "vccz" : "vccnz") : chance(g, 50) ? "scc0" : "scc1",
		other);
	inside(g, 4);
	if (two) {
		line(g, "s_branch .L%u; .L%u:", end, other);
		inside(g, 4);
		line(g, ".L%u:", end);
	} else {
		line(g, ".L%u:", other);
	}
}

/* ---- divergent branches ----------------------------------------------------------------------- */
static const char *pair(char text[16], uint32_t s) { snprintf(text, 16, "s[%u:%u]", s, s + 1); return text; }
static bool has(const struct gen *g, uint32_t idiom) { return g->shape->idioms & idiom; }

static void
lane_compare(struct gen *g)
{
	line(g, "v_cmp_gt_u32_e32 vcc, %u, v%u", pick(g, 0, 64), source(g));
}

/* What was computed before may be kept elsewhere while lanes are away: a mask in lanes of v23. */
static bool
keep_mask(struct gen *g, uint32_t s)
{
	uint32_t at = 8 * g->fn + 2 * g->depth;

	if (!g->shape->spills || g->fn || !chance(g, 30))
		return false;
	line(g, "v_writelane_b32 v23, s%u, %u; v_writelane_b32 v23, s%u, %u", s, 32 + at, s + 1, 33 + at);
	return true;
}

static void
fetch_mask(struct gen *g, uint32_t s)
{
	uint32_t at = 8 * g->fn + 2 * g->depth;

	line(g, "v_readlane_b32 s%u, v23, %u; v_readlane_b32 s%u, v23, %u", s, 32 + at, s + 1, 33 + at);
}

static void
skip_to(struct gen *g, uint32_t where, uint32_t percent)
{
	if (chance(g, percent))
		line(g, "s_cbranch_execz .L%u", where);
}

/* RK_IF, and RK_AND in it. */
static void
plain_if(struct gen *g, bool and)
{
	uint32_t s = mask(g), end = g->label++;
	char S[16];
	bool kept;

	pair(S, s);
	lane_compare(g);
	line(g, "s_and_saveexec_b64 %s, vcc", S);
	kept = keep_mask(g, s);
	skip_to(g, end, 60);
	if (and) {
		inside(g, 2);
		lane_compare(g);
		line(g, "s_and_b64 exec, exec, vcc");
		skip_to(g, end, 60);
	}
	inside(g, 4);
	line(g, ".L%u:", end);
	if (kept)
		fetch_mask(g, s);
	line(g, "s_or_b64 exec, exec, %s", S);
}

/* RK_ELSE_A, RK_ELSE_B. */
static void
if_else(struct gen *g, bool b)
{
	uint32_t flow = g->label++, end = g->label++;
	char S[16];

	pair(S, mask(g));
	lane_compare(g);
	line(g, "s_and_saveexec_b64 %s, vcc; s_xor_b64 %s, exec, %s", S, S, S);
	skip_to(g, flow, 60);
	inside(g, 4);
	line(g, ".L%u:", flow);
	if (b) {
		line(g, "s_or_saveexec_b64 %s, %s", S, S);
		for (uint32_t n = pick(g, 0, 2); n; n--)
			line(g, "v_mov_b32_e32 v%u, v%u", data(g), data(g));
		line(g, "s_xor_b64 exec, exec, %s", S);
	} else {
		line(g, "s_andn2_saveexec_b64 %s, %s", S, S);
	}
	skip_to(g, end, 60);
	inside(g, 4);
	line(g, ".L%u:; s_or_b64 exec, exec, %s", end, S);
}

/* RK_MOV. */
static void
mov_if(struct gen *g)
{
	uint32_t end = g->label++;
	char A[16], B[16];

	pair(A, mask(g));
	pair(B, 82);
	lane_compare(g);
	line(g, "s_mov_b64 %s, exec; s_and_b64 %s, %s, vcc; s_xor_b64 %s, %s, %s; s_mov_b64 exec, %s", A, B, A, A, B, A,
		B);
	skip_to(g, end, 60);
	inside(g, 4);
	line(g, ".L%u:; s_or_b64 exec, exec, %s", end, A);
}

/* RK_RETURN: nothing but the end of the kernel joins these lanes. */
static void
lane_return(struct gen *g)
{
	lane_compare(g);
	if (chance(g, 50))
		line(g, "s_and_b64 exec, exec, vcc");
	else
		line(g, "s_and_saveexec_b64 s[82:83], vcc");
	if (chance(g, 70))
		line(g, "s_cbranch_execz .Lend_of_all");
	g->returned = true;
}

/* RK_WHOLE. */
static void
whole_wave(struct gen *g)
{
	line(g, "s_or_saveexec_b64 s[82:83], -1");
	for (uint32_t n = pick(g, 1, 3); n; n--)
		line(g, "v_add_f32_e32 v%u, v%u, v%u", data(g), data(g), data(g));
	line(g, "s_mov_b64 exec, s[82:83]");
}

static void
divergent_if(struct gen *g)
{
	uint32_t of[] = { RK_IF, RK_IF, RK_ELSE_A, RK_ELSE_B, RK_AND, RK_MOV, RK_RETURN, RK_WHOLE },
		 one = of[pick(g, 0, WB_COUNT(of) - 1)];

	if (!has(g, one) || (one == RK_RETURN && (g->fn || g->depth || g->tight || chance(g, 50))))
		one = has(g, RK_IF) ? RK_IF : has(g, RK_ELSE_A) ? RK_ELSE_A : RK_ELSE_B;
	switch (one) {
	case RK_IF: plain_if(g, false); break;
	case RK_AND: plain_if(g, true); break;
	case RK_ELSE_A: if_else(g, false); break;
	case RK_ELSE_B: if_else(g, true); break;
	case RK_MOV: mov_if(g); break;
	case RK_RETURN: lane_return(g); break;
	case RK_WHOLE: whole_wave(g); break;
	}
}

/* Time that no other wave takes part in. */
static void
idle(struct gen *g)
{
	for (uint32_t n = pick(g, 2, 5); n; n--) {
		line(g, "s_load_dword s8, s[4:5], 0x%x; s_waitcnt lgkmcnt(0)", 4 * pick(g, 0, 255));
	}
}

/* Waves with odd numbers idle behind the barrier, the others before it: together they
 * take longer than any path. */
static void
staggered(struct gen *g)
{
	uint32_t other = g->label++, end = g->label++;

	line(g, "s_and_b32 s86, s3, 1; s_cmp_lg_u32 s86, 0; s_cbranch_scc1 .L%u", other);
	idle(g);
	line(g, "s_barrier; s_branch .L%u; .L%u:; s_barrier", end, other);
	idle(g);
	line(g, ".L%u:", end);
}

/* ---- loops -------------------------------------------------------------------------------------- */
/* The body, which may leave early. */
static void
body(struct gen *g, uint32_t times, uint32_t end)
{
	uint64_t weight = g->weight;

	g->weight *= times;
	inside(g, 4);
	if (end != WB_NONE && chance(g, g->tight ? 3 : 25)) {
		compare(g);
		line(g, "s_cbranch_scc1 .L%u", end);
		inside(g, 2);
	}
	g->weight = weight;
}

static uint32_t
times(struct gen *g)
{
	return pick(g, 2, g->weight < 20 ? 7 : 3);
}

/* Known count, tested below: up or down. */
static void
counted_below(struct gen *g)
{
	uint32_t c = counter(g), n = times(g), start = g->label++, end = g->label++, step = pick(g, 1, 3);
	bool up = chance(g, 50);

	line(g, "s_mov_b32 s%u, %u; .L%u:", c, up ? 0 : n * step, start);
	if (chance(g, 30))
		annotate(g, n - 1);
	body(g, n, end);
	line(g, "s_%s_u32 s%u, s%u, %u; s_cmp_%s_u32 s%u, %u; s_cbranch_scc1 .L%u", up ? "add" : "sub", c, c, step,
		up && chance(g, 50) ? "lt" : "lg", c, up ? n * step : 0, start);
	line(g, ".L%u:", end);
}

/* Known count, tested above. */
static void
counted_above(struct gen *g)
{
	uint32_t c = counter(g), n = times(g), start = g->label++, end = g->label++;

	line(g, "s_mov_b32 s%u, 0; .L%u:", c, start);
	if (chance(g, 30))
		annotate(g, n);
	line(g, "s_cmp_ge_u32 s%u, %u; s_cbranch_scc1 .L%u", c, n, end);
	body(g, n, end);
	line(g, "s_add_u32 s%u, s%u, 1; s_branch .L%u; .L%u:", c, c, start, end);
}

/* A count that only the run knows: at most @m iterations. */
static void
data_loop(struct gen *g)
{
	uint32_t c = counter(g), m = g->weight < 20 && chance(g, 50) ? 7 : 3, start = g->label++, end = g->label++;
	bool above = chance(g, 50);

	line(g, "s_and_b32 s%u, s%u, %u; .L%u:", c, scalar(g), m, start);
	annotate(g, above ? m : m - 1);
	if (above) {
		line(g, "s_cmp_eq_u32 s%u, 0; s_cbranch_scc1 .L%u", c, end);
	}
	body(g, m, end);
	line(g, "s_sub_u32 s%u, s%u, 1", c, c);
	if (above) {
		line(g, "s_branch .L%u", start);
	} else {
		line(g, "s_cmp_gt_i32 s%u, 0; s_cbranch_scc1 .L%u", c, start);
	}
	line(g, ".L%u:", end);
}

/* ---- loops over lanes --------------------------------------------------------------------------- */
static void
count_down(struct gen *g, uint32_t c)
{
	line(g, g->gfx9 ? "v_add_u32_e32 v%u, -1, v%u" : "v_add_u32_e32 v%u, vcc, -1, v%u", c, c);
}

/* RK_LOOP_AND. */
static void
loop_and(struct gen *g, uint32_t c, uint32_t m)
{
	uint32_t start = g->label++;
	char S[16];

	pair(S, mask(g));
	line(g, "s_mov_b64 %s, exec; .L%u:", S, start);
	annotate(g, m);
	body(g, m + 1, WB_NONE);
	count_down(g, c);
	line(g, "v_cmp_lt_i32_e32 vcc, -1, v%u", c);
	if (chance(g, 50)) {
		line(g, "s_and_b64 exec, exec, vcc; s_cbranch_execnz .L%u", start);
	} else {
		line(g, "s_and_b64 vcc, exec, vcc; s_mov_b64 exec, vcc; s_cbranch_vccnz .L%u", start);
	}
	line(g, "s_mov_b64 exec, %s", S);
}

/* RK_LOOP_OR. */
static void
loop_or(struct gen *g, uint32_t c, uint32_t m)
{
	uint32_t start = g->label++;
	char L[16];

	pair(L, mask(g));
	line(g, "s_mov_b64 %s, 0; .L%u:", L, start);
	annotate(g, m);
	body(g, m + 1, WB_NONE);
	count_down(g, c);
	line(g, "v_cmp_gt_i32_e32 vcc, 0, v%u; s_or_b64 %s, vcc, %s; s_andn2_b64 exec, exec, %s; "
		"s_cbranch_execnz .L%u; s_or_b64 exec, exec, %s", c, L, L, L, start, L);
}

/* RK_LOOP_ROT, RK_LOOP_BREAK: registers of two or three depths. */
static void
loop_rotated(struct gen *g, uint32_t c, uint32_t m, bool breaks)
{
	uint32_t latch = g->label++, header = g->label++, exit = g->label++, more = breaks ? 2 : 1;
	char L[16], S[16], B[16];

	pair(L, mask(g));
	pair(S, mask(g) + 2);
	pair(B, mask(g) + 4);
	line(g, "s_mov_b64 %s, 0", L);
	if (breaks)
		line(g, "s_mov_b64 %s, 0", B);
	line(g, "s_branch .L%u; .L%u:; s_or_b64 exec, exec, %s", header, latch, S);
	if (breaks)
		line(g, "s_and_b64 vcc, exec, %s", B);
	else
		line(g, "v_cmp_gt_i32_e32 vcc, 0, v%u", c);
	line(g, "s_or_b64 %s, vcc, %s; s_andn2_b64 exec, exec, %s; s_cbranch_execz .L%u; .L%u:", L, L, L, exit, header);
	annotate(g, m);
	g->depth += more;
	body(g, m + 1, WB_NONE);
	count_down(g, c);
	if (breaks)	/* all leave, but those that come here again */
		line(g, "s_or_b64 %s, %s, exec", B, B);
	line(g, "v_cmp_lt_i32_e32 vcc, -1, v%u; s_and_saveexec_b64 %s, vcc; s_cbranch_execz .L%u", c, S, latch);
	body(g, m + 1, WB_NONE);
	if (breaks) {
		lane_compare(g);
		line(g, "s_andn2_b64 %s, %s, exec; s_and_b64 s[82:83], vcc, exec; s_or_b64 %s, %s, s[82:83]", B, B, B,
			B);
	}
	g->depth -= more;
	line(g, "s_branch .L%u; .L%u:; s_or_b64 exec, exec, %s", latch, exit, L);
}

/* RK_WATERFALL: once for each value that some lane has. */
static void
waterfall(struct gen *g, uint32_t c, uint32_t m)
{
	uint32_t start = g->label++;
	char S[16], A[16];

	pair(A, mask(g));
	pair(S, mask(g) + 2);
	line(g, "s_mov_b64 %s, exec; .L%u:", A, start);
	annotate(g, m);
	line(g, "v_readfirstlane_b32 s%u, v%u", counter(g), c);
	line(g, "v_cmp_eq_u32_e32 vcc, s%u, v%u; s_and_saveexec_b64 %s, vcc", counter(g), c, S);
	g->depth++;
	body(g, m + 1, WB_NONE);
	g->depth--;
	line(g, "s_xor_b64 exec, exec, %s; s_cbranch_execnz .L%u; s_mov_b64 exec, %s", S, start, A);
}

/* Lanes leave one by one. */
static void
lane_loop(struct gen *g)
{
	uint32_t of[] = { RK_LOOP_AND, RK_LOOP_OR, RK_LOOP_ROT, RK_LOOP_BREAK, RK_WATERFALL },
		 one = of[pick(g, 0, WB_COUNT(of) - 1)];
	uint32_t c = lane_counter(g), m = g->weight < 20 && chance(g, 30) ? 7 : 3, spare = MOST_DEPTH - 1 - g->depth;

	if (!has(g, one) || (one == RK_LOOP_BREAK && spare < 2) ||
		((one == RK_LOOP_ROT || one == RK_WATERFALL) && spare < 1))
		one = has(g, RK_LOOP_OR) ? RK_LOOP_OR : RK_LOOP_AND;
	line(g, "v_and_b32_e32 v%u, %u, v%u", c, m, source(g));
	switch (one) {
	case RK_LOOP_AND: loop_and(g, c, m); break;
	case RK_LOOP_OR: loop_or(g, c, m); break;
	case RK_LOOP_ROT: loop_rotated(g, c, m, false); break;
	case RK_LOOP_BREAK: loop_rotated(g, c, m, true); break;
	case RK_WATERFALL: waterfall(g, c, m); break;
	}
}

/* ---- calls and ends ----------------------------------------------------------------------------------- */
static void
call(struct gen *g)
{
	uint32_t f = pick(g, g->fn + 1, g->ncallee);

	if (g->tight && chance(g, 50))	/* the callee may wait for it */
		line(g, "s_load_dword s8, s[4:5], 0x40");

	line(g, "s_getpc_b64 s[78:79]; s_add_u32 s78, s78, callee%u@rel32@lo+4; "
		"s_addc_u32 s79, s79, callee%u@rel32@hi+12; s_swappc_b64 s[30:31], s[78:79]", f, f);
	g->left -= (int64_t)g->weight * g->callee_steps[f];
	if (g->tight && chance(g, 50))	/* for what the callee left */
		line(g, "s_waitcnt lgkmcnt(0)");
}

static void
early_end(struct gen *g)
{
	uint32_t on = g->label++;

	compare(g);
	line(g, "s_cbranch_scc0 .L%u; s_endpgm; .L%u:", on, on);
}

static bool
may_call(const struct gen *g)
{
	return g->fn < g->ncallee && g->left > (int64_t)g->weight * g->callee_steps[g->ncallee];
}

static void
construct(struct gen *g)
{
	const struct randkernel_shape *h = g->shape;
	uint32_t weight[] = { h->branches, h->divergent, h->counted, h->data_loops, h->lane_loops, h->ends, h->calls },
		 all = 0, k = 0, at;

	if (h->barriers && !g->fn && !g->returned && chance(g, 20)) {
		staggered(g);
		return;
	}
	if (g->tight && chance(g, 90))	/* what all waves do alike */
		weight[0] = weight[3] = weight[4] = weight[5] = 0;
	for (uint32_t n = 0; n < WB_COUNT(weight); n++)
		all += weight[n];
	at = rng_below(g->r, all);
	while (all && at >= weight[k])
		at -= weight[k++];
	switch (all ? k : 7) {
	case 0: uniform_if(g); break;
	case 1: divergent_if(g); break;
	case 2: chance(g, 67) ? counted_below(g) : counted_above(g); break;
	case 3: data_loop(g); break;
	case 4: lane_loop(g); break;
	case 5: if (!g->fn) early_end(g); break;
	case 6: if (may_call(g)) call(g); break;
	}
}

static void
statements(struct gen *g, uint32_t n)
{
	for (uint32_t k = 0; k < n; k++) {
		uint32_t depth = g->shape->depth < MOST_DEPTH ? g->shape->depth : MOST_DEPTH,
			 share = g->shape->constructs / (g->tight ? 2u : 1u);
		bool room = g->depth < depth && g->left > 20 * (int64_t)g->weight;

		if (room && chance(g, g->depth ? share * 4 / 7 : share))
			construct(g);
		else
			for (uint32_t m = pick(g, 1, 3); m; m--)
				straight(g);
	}
}

/* ---- functions ------------------------------------------------------------------------------------------ */
static void
write_callee(struct gen *g, uint32_t f)
{
	const char *name = f == 1 ? "callee1" : "callee2";

	kernel_code(&g->o, ".type %s,@function; %s:", name, name);
	g->fn = f;
	g->depth = 2;	/* keeps callees small */
	g->weight = 1;
	g->left = 120;
	line(g, "s_mov_b64 s[%u:%u], s[30:31]", 72 + 2 * f, 73 + 2 * f);
	if (g->tight && chance(g, 50))
		line(g, "s_waitcnt lgkmcnt(0)");
	statements(g, pick(g, 1, 4));
	if (g->tight && chance(g, 50))
		line(g, "s_load_dword s9, s[4:5], 0x80");
	line(g, "s_setpc_b64 s[%u:%u]", 72 + 2 * f, 73 + 2 * f);
	g->callee_steps[f] = 120 - g->left;
	wb_printf(&g->o, "\t.size\t%s, .-%s\n", name, name);
}

static void
write_kernel(struct gen *g, const struct kernel_frame *f, uint32_t workgroup)
{
	g->fn = g->depth = 0;
	g->weight = 1;
	g->left = g->shape->steps;
	g->returned = false;
	g->stored = g->kept = 0;
	kernel_head(&g->o, f);
	if (g->shape->spills) {
		line(g, "s_mov_b64 s[88:89], s[0:1]; s_mov_b64 s[90:91], s[2:3]; s_mov_b32 s87, s7; s_mov_b32 s2, s6; "
			"s_mov_b64 s[0:1], s[4:5]");
	}
	line(g, "s_load_dwordx4 s[4:7], s[0:1], 0x0; v_readfirstlane_b32 s3, v0; s_lshr_b32 s3, s3, 6; "
		"s_mul_i32 s80, s2, %u", workgroup);
	line(g, g->gfx9 ? "v_add_u32_e32 v1, s80, v0" : "v_add_u32_e32 v1, vcc, s80, v0");
	line(g, "v_lshlrev_b32_e32 v22, 4, v0");
	if (g->lds && !g->gfx9)
		line(g, "s_mov_b32 m0, -1");
	if (g->lds)
		new_lds_address(g);
	line(g, "s_waitcnt lgkmcnt(0)");
	new_address(g);
	statements(g, g->shape->statements ? g->shape->statements : chance(g, 30) ? pick(g, 1, 4) : pick(g, 4, 14));
	if (g->returned)
		line(g, ".Lend_of_all:");
	kernel_tail(&g->o, f);
}

/* ---- machine --------------------------------------------------------------------------------------------- */
static uint32_t
one_of(struct rng *r, uint32_t a, uint32_t b, uint32_t c, uint32_t d)
{
	uint32_t v[] = { a, b, c, d };

	return v[rng_below(r, 4)];
}

void
randkernel_machine(struct rng *r, const struct wb_machine *base, struct wb_machine *m)
{
	uint32_t slow = rng_between(r, 1, 3);	/* some machines issue alike, some do not */

	*m = *base;
	m->cus = rng_between(r, 1, 4);
	m->simds = rng_between(r, 1, 4);
	m->waves = rng_between(r, 1, rng_chance(r, 50) ? 4 : 10);
	m->scheduler = rng_chance(r, 50) ? WB_SCHED_RR : WB_SCHED_OLDEST;
	for (uint32_t c = 0; c < WB_TC_COUNT; c++) {
		m->issue_cycles[c] = slow == 1 ? 4 : rng_between(r, 1, slow == 2 ? 8 : 64);
		m->delay_cycles[c] = rng_chance(r, 60) ? 0 : rng_between(r, 0, 40);
	}
	m->taken_branch_cycles = rng_between(r, 0, 60);
	m->nop_cycles = rng_between(r, 0, 8);
	m->sleep_cycles = rng_between(r, 0, 64);
	m->dispatch_cycles = rng_between(r, 0, 200);
	m->line_bytes = one_of(r, 32, 64, 64, 128);
	m->mem_service_cycles = rng_between(r, 1, rng_chance(r, 50) ? 4 : 24);
	m->mem_latency_cycles = rng_between(r, 0, 500);
	m->access_align_bytes = one_of(r, 4, 4, 8, 16);
	m->global_align_bytes = rng_chance(r, 60) ? one_of(r, 1, 1, 2, 4) : m->access_align_bytes;
	m->lds_align_bytes = rng_chance(r, 60) ? one_of(r, 1, 1, 2, 4) : m->access_align_bytes;
	m->lds_service_cycles = rng_between(r, 1, 6);
	m->lds_latency_cycles = rng_between(r, 0, 150);
	m->lds_banks = one_of(r, 2, 16, 32, 32);
	m->lds_bank_bytes = 4;
	m->max_workgroups = rng_between(r, 1, rng_chance(r, 40) ? 4 : 16);
	m->barrier_slots = rng_between(r, 1, 8);
	m->vgprs = one_of(r, 256, 256, 512, 1024);
	m->sgprs = one_of(r, 256, 800, 800, 1600);
	m->lds_bytes = m->lds_max_bytes = one_of(r, 16384, 32768, 65536, 65536);
	m->lds_granule_bytes = one_of(r, 4, 256, 512, 512);
}

/* ---- launch ---------------------------------------------------------------------------------------------- */
static void
add_arg(struct wb_ctx *cx, struct wb_launch *l, struct wb_launch_arg a)
{
	WB_PUSH(cx->unit, &l->arg, a);
}

static void
make_launch(struct wb_ctx *cx, struct rng *r, struct randkernel *k, bool full)
{
	const struct wb_machine *m = &k->machine;
	uint32_t v = m->vgprs / ((k->vgprs + m->vgpr_granule - 1) / m->vgpr_granule * m->vgpr_granule),
		 s = m->sgprs / 112;
	uint32_t contexts = m->waves < v ? m->waves : v, items, groups = rng_between(r, 1, rng_chance(r, 50) ? 4 : 14);
	struct wb_launch *l = &k->launch;

	contexts = (contexts < s ? contexts : s) * m->simds;
	k->waves = rng_chance(r, 30) ? 1 : rng_between(r, 1, contexts < 6 ? contexts : 6);
	items = full || rng_chance(r, 50) ? k->waves * 64 : k->waves * 64 - rng_below(r, 64);
	*l = (struct wb_launch){ .dims = 1, .grid = { (uint64_t)items * groups, 1, 1 }, .workgroup = { items, 1, 1 } };
	if (!full && rng_chance(r, 30))
		l->grid[0] -= rng_below(r, items);
	if (rng_chance(r, 15)) {
		l->dims = 2;
		l->grid[1] = 2;
	}
	add_arg(cx, l,
		(struct wb_launch_arg){ .name = "buffer",
			.index = WB_NONE,
			.is_buffer = true,
			.init = WB_BUF_RANDOM,
			.bytes = BUFFER_BYTES + BUFFER_SLACK,
			.align = rng_chance(r, 30) ? (uint64_t)k->machine.access_align_bytes << rng_below(r, 2) : 0,
			.seed = rng_next(r) >> 1 });
	add_arg(cx, l,
		(struct wb_launch_arg){
			.name = "p", .index = WB_NONE, .value = wb_format(cx->unit, "%u", rng_below(r, 16)) });
	add_arg(cx, l,
		(struct wb_launch_arg){ .name = "q",
			.index = WB_NONE,
			.value = wb_format(cx->unit, "%u", (uint32_t)(rng_next(r) >> 33)) });
}

/* ---- shapes ---------------------------------------------------------------------------------------------- */
struct randkernel_shape
randkernel_plain(void)
{
	return (struct randkernel_shape){ .steps = 2500,
		.depth = MOST_DEPTH,
		.constructs = 35,
		.branches = 3,
		.divergent = 3,
		.counted = 3,
		.data_loops = 2,
		.lane_loops = 2,
		.ends = 1,
		.calls = 2,
		.idioms = RK_ALL,
		.memory = 30,
		.lds = 40,
		.atomics = 25 };
}

struct randkernel_shape
randkernel_draw(struct rng *r)
{
	struct randkernel_shape h = randkernel_plain();

	h.tight = rng_chance(r, 40);
	h.callees = rng_chance(r, 30) ? rng_between(r, 1, 2) : 0;
	h.memory = rng_chance(r, 20) ? 0 : rng_between(r, 5, 60);
	h.lds = rng_chance(r, 30) ? 0 : rng_between(r, 1, 100);
	h.atomics = rng_between(r, 0, 50);
	h.barriers = rng_chance(r, 50) ? 0 : rng_between(r, 1, 12);
	h.spills = rng_chance(r, 70) ? 0 : rng_between(r, 1, 15);
	if (h.tight)
		h.calls = 4;
	return h;
}

void
randkernel_make(struct wb_ctx *cx, struct rng *r, const struct wb_machine *base, const struct randkernel_shape *shape,
	struct randkernel *k)
{
	struct gen g = { .o = wb_out_new(cx->unit), .r = r, .shape = shape, .tight = shape->tight };
	struct kernel_frame frame;

	g.gfx9 = shape->target ? strcmp(shape->target, "gfx803") != 0 : rng_chance(r, 60);
	*k = (struct randkernel){ .vgprs = rng_between(r, VGPRS, rng_chance(r, 60) ? VGPRS : 128) };
	randkernel_machine(r, base, &k->machine);
	g.align = k->machine.access_align_bytes;
	g.skew = k->machine.global_align_bytes;
	g.lds_skew = k->machine.lds_align_bytes;
	g.lds = shape->lds ? 8192 : 0;
	k->lds_bytes = g.lds ? g.lds + LDS_SLACK : 0;
	g.line_bytes = (uint32_t)k->machine.line_bytes;
	g.bank_row_bytes = k->machine.lds_banks * k->machine.lds_bank_bytes;
	make_launch(cx, r, k, g.tight);
	g.ncallee = shape->callees;
	frame = (struct kernel_frame){ .name = "random",
		.target = g.gfx9 ? "gfx900" : "gfx803",
		.args = "buffer* p q",
		.vgprs = k->vgprs,
		.lds_bytes = k->lds_bytes,
		.private_bytes = shape->spills ? 32 : 0,
		.descriptor = shape->spills,
		.more = ".amdhsa_reserve_vcc 1; .amdhsa_reserve_flat_scratch 0" };
	kernel_file(&g.o, &frame);
	for (uint32_t f = g.ncallee; f; f--)
		write_callee(&g, f);
	write_kernel(&g, &frame, k->launch.workgroup[0]);
	k->text = g.o.at;
	k->bytes = g.o.n;
}

/* ---- as files ----------------------------------------------------------------------------------------------- */
void
randkernel_machine_xml(const struct wb_machine *m, struct wb_out *o)
{
	wb_puts(o,
		"<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<machine name=\"random\" kind=\"gcn\" what=\"drawn for a "
		"test\">\n  <target name=\"gfx900\"/>\n  <target name=\"gfx803\"/>\n");
	wb_printf(o,
		"  <units compute-units=\"%u\" simds=\"%u\" waves=\"%u\" lanes=\"%u\" scheduler=\"%s\" "
		"source=\"random\"/>\n",
		m->cus, m->simds, m->waves, m->wave_lanes, m->scheduler == WB_SCHED_RR ? "rr" : "oldest");
	wb_printf(o, "  <dispatch delay=\"%llu\" source=\"random\"/>\n  <instructions>\n",
		(unsigned long long)m->dispatch_cycles);
	for (uint32_t c = 0; c < WB_TC_COUNT; c++)
		wb_printf(o, "    <class name=\"%s\" issue=\"%llu\" delay=\"%llu\" source=\"random\"/>\n",
			wb_tclass_name[c], (unsigned long long)m->issue_cycles[c],
			(unsigned long long)m->delay_cycles[c]);
	wb_printf(o,
		"  </instructions>\n  <taken-branch delay=\"%llu\" source=\"random\"/>\n  <wait-state delay=\"%llu\" "
		"source=\"random\"/>\n  <sleep-unit delay=\"%llu\" source=\"random\"/>\n",
		(unsigned long long)m->taken_branch_cycles, (unsigned long long)m->nop_cycles,
		(unsigned long long)m->sleep_cycles);
	wb_printf(o,
		"  <memory line-bytes=\"%llu\" service=\"%llu\" latency=\"%llu\" source=\"random\"/>\n  <access "
		"align-bytes=\"%u\" global-align-bytes=\"%u\" lds-align-bytes=\"%u\" source=\"random\"/>\n",
		(unsigned long long)m->line_bytes, (unsigned long long)m->mem_service_cycles,
		(unsigned long long)m->mem_latency_cycles, m->access_align_bytes, m->global_align_bytes,
		m->lds_align_bytes);
	wb_printf(o,
		"  <lds service=\"%llu\" latency=\"%llu\" banks=\"%u\" bank-bytes=\"%u\" source=\"random\"/>\n  "
		"<workgroups max=\"%u\" barriers=\"%u\" source=\"random\"/>\n",
		(unsigned long long)m->lds_service_cycles, (unsigned long long)m->lds_latency_cycles, m->lds_banks,
		m->lds_bank_bytes, m->max_workgroups, m->barrier_slots);
	wb_printf(o,
		"  <vector-registers count=\"%u\" granule=\"%u\" source=\"random\"/>\n  <scalar-registers count=\"%u\" "
		"granule=\"%u\" source=\"random\"/>\n"
		"  <lds-memory bytes=\"%u\" granule=\"%u\" max-per-workgroup=\"%u\" source=\"random\"/>\n</machine>\n",
		m->vgprs, m->vgpr_granule, m->sgprs, m->sgpr_granule, m->lds_bytes, m->lds_granule_bytes,
		m->lds_max_bytes);
}

void
randkernel_launch_xml(const struct wb_launch *l, struct wb_out *o)
{
	wb_printf(o, "<launch kernel=\"%s\" grid=\"%llu,%llu,%llu\" workgroup=\"%u,%u,%u\">\n",
		l->kernel ? l->kernel : "random", (unsigned long long)l->grid[0], (unsigned long long)l->grid[1],
		(unsigned long long)l->grid[2], l->workgroup[0], l->workgroup[1], l->workgroup[2]);
	for (uint32_t k = 0; k < l->arg.n; k++) {
		const struct wb_launch_arg *a = &l->arg.at[k];

		if (!a->is_buffer) {
			wb_printf(o, "  <argument name=\"%s\" value=\"%s\"/>\n", a->name, a->value);
			continue;
		}
		wb_printf(o, "  <buffer name=\"%s\" init=\"%s\" bytes=\"%llu\"", a->name,
			a->init == WB_BUF_RANDOM ? "random" : a->init == WB_BUF_ZERO ? "zero" : "iota",
			(unsigned long long)a->bytes);
		if (a->init == WB_BUF_RANDOM)
			wb_printf(o, " seed=\"%llu\"", (unsigned long long)a->seed);
		if (a->align)
			wb_printf(o, " align=\"%llu\"", (unsigned long long)a->align);
		wb_puts(o, "/>\n");
	}
	wb_puts(o, "</launch>\n");
}
