/* test/prop/loops.c -- inferred loop bounds of machine code against the simulator.
 *
 * Random kernels of up to six loops, nested and in sequence, in GCN assembly: scalar and
 * per-lane counters of 32 and 64 bits, up and down, constant steps or steps from an argument,
 * limits that are constants, arguments, work-item ids or counters of loops around; exits through
 * s_cmp, s_bitcmp, v_cmp and VCC, carries, EXEC in all rotations, masks of lanes that
 * break; numbers shifted out, masks cleared bit by bit, waterfalls; wraps; steps that miss the
 * limit; breaks that depend on loaded data; numbers multiplied; intervals and lengths halved; counters of 8
 * and 16 bits; the nearer of two limits; shares and windows by choices; sums with carries; tails; sizes of
 * workgroups as steps and limits; breaks into the loop; buffers walked through. The analysis is told some of the
 * arguments, or all, and mostly the sizes of the launch. A third of the kernels are
 * changed a little (test/lib/mutate.h), so that they only almost have the shape they were given.
 *
 * Never may a bound be below, nor a minimum above, what a wave does. Where all is told
 * and the loop is plainly counted, the bound must be what is seen, in 95 of 100 cases.
 *
 *	loops [SEED [COUNT [FIRST]]]	COUNT kernels; all loops are of one kind if the environment has KIND, a
 *					number in loop()
 */
#include <time.h>

#include "../lib/mutate.h"
#include "../lib/prop.h"
#include "../lib/waves.h"
#include "../../src/cli/lists.h"
#include "wavebound/pass.h"

#define MOST_STEPS 40000		/* of one wave */
#define MOST_LOOPS 6
#define NARG 8

/* s[0:1] arguments, s2 workgroup, s[16:23] arguments, s[24:25] buffer, by depth d: s30+d counts, s34+d limit,
 * s36+2d wide, s44+2d wide limit, s60+2d lanes gone, s68+2d saved EXEC, s76+2d lanes that break;
 * s[52:53] dispatch packet, s54+d its size; v4+d counts, v8+d limit, v12+2d wide, v20+2d wide limit */
struct gen {
	struct wb_out o;
	uint32_t nloop, nlabel, depth;
	struct waves w;			/* with w.packet s[52:53] is the dispatch packet; w.half comes to s29 */
	bool all_told;
	bool mutated;
	bool lanes[4];			/* [depth] whether the loop there counts lanes */
	bool vector[4];			/* [depth] whether it does in v4 + depth */
	uint32_t start[4], last[4];	/* [depth] of scalar counters, for limits of loops inside */
};

#define EMIT(g, ...) kernel_code(&(g)->o, __VA_ARGS__)

#define KINDS 57u			/* of loops */
static uint32_t only_kind = KINDS;	/* or one of them */

/* ---- clutter ------------------------------------------------------------------------------ */
/* v30 is data, s26 is whatever. */
static void
clutter(struct gen *g)
{
	for (uint32_t n = below(3); n > 0; n--) {
		switch (below(6)) {
		case 0:
			EMIT(g, "v_and_b32 v31, 0xfc, v30; global_load_dword v30, v31, s[24:25]; s_waitcnt vmcnt(0)");
			break;
		case 1: EMIT(g, "v_add_u32 v31, v31, v0"); break;
		case 2: EMIT(g, "s_add_u32 s26, s26, 7"); break;
		case 3: EMIT(g, "v_mul_lo_u32 v31, v31, v30"); break;
		case 4: EMIT(g, "s_nop 0"); break;
		default: EMIT(g, "v_xor_b32 v30, v30, v31"); break;
		}
	}
}

/* if (lane) clutter */
static void
divergent_if(struct gen *g)
{
	uint32_t l = g->nlabel++;

	EMIT(g, "v_and_b32 v31, 1, v30; v_cmp_eq_u32 vcc, 1, v31; s_and_saveexec_b64 s[84:85], vcc");
	if (chance(60))
		EMIT(g, "s_cbranch_execz .LJ%u", l);
	clutter(g);
	EMIT(g, ".LJ%u:; s_or_b64 exec, exec, s[84:85]", l);
}

static void loop(struct gen *g, bool lanes_may_be_off);

static void
body(struct gen *g, bool off)
{
	clutter(g);
	if (chance(20))
		divergent_if(g);
	if (g->depth < 2 && g->nloop < MOST_LOOPS && chance(35)) {
		g->depth++;
		loop(g, off);
		g->depth--;
	}
	clutter(g);
}

/* ---- numbers ---------------------------------------------------------------------------------- */
/* A scalar source: a constant, or an argument that holds about the same. */
static const char *
number(struct gen *g, uint32_t value, bool *known)
{
	static char text[4][24];
	static uint32_t turn;
	char *s = text[turn++ % 4];

	*known = true;
	if (chance(50)) {
		uint32_t k = below(NARG);

		for (uint32_t j = 0; j < NARG; j++, k = (k + 1) % NARG)
			if (g->w.arg[k] == value) {
				snprintf(s, sizeof text[0], "s%u", 16 + k);
				*known = g->w.told[k];
				return s;
			}
	}
	snprintf(s, sizeof text[0], "0x%x", value);
	return s;
}

static const char *const scalar_op[] = { "eq", "lg", "lt", "le", "gt", "ge" };
static const char *const vector_op[] = { "eq", "ne", "lt", "le", "gt", "ge" };
enum { EQ, NE, LT, LE, GT, GE };

/* A way to stay in a loop: start, step, limit that fit each other mostly. */
struct plan {
	uint32_t start, step, limit;
	uint32_t stay;			/* EQ .. GE */
	bool sign, known, odd;
	const char *s_start, *s_step, *s_limit;
};

static struct plan
make_plan(struct gen *g)
{
	struct plan p = { .sign = chance(50) };
	uint32_t rounds = below(g->depth ? 7 : 20), size = 1 + below(5);
	bool down = chance(40), k1, k2, k3;

	p.start = chance(30) ? g->w.arg[below(NARG)] : below(60);
	if (down && p.start < rounds * size)
		p.start += rounds * size;
	p.step = down ? 0 - size : size;
	p.limit = p.start + rounds * p.step;
	p.stay = chance(40) ? NE : down ? (chance(50) ? GT : GE) : chance(50) ? LT : LE;
	if (chance(12)) {		/* odd: wraps, misses, wrong ways */
		static const uint32_t wild[] = { 0x80000000, 0x7fffffff, 0xffffffff, 0, 0x55555555, 0xfffffff0,
			0x7ffffff0 };

		p.odd = true;
		switch (below(6)) {
		case 4: case 5: {	/* great strides: wraps come soon */
			static const uint32_t stride[] = { 0x10000001, 0x40000000, 0x55555555, 0xf0000001, 0xc0000000,
				0x30000000, 0x7fffffff };

			p.step = stride[below(WB_COUNT(stride))];
			p.limit = (uint32_t)rng_next(&prop.r);
			p.stay = NE + below(5);
			break;
		}
		case 0: p.limit = wild[below(WB_COUNT(wild))]; break;
		case 1: p.start = wild[below(WB_COUNT(wild))]; break;
		case 2: p.stay = below(6); break;
		default: p.limit++; break;
		}
	}
	p.s_start = number(g, p.start, &k1);
	p.s_step = number(g, p.step, &k2);
	p.s_limit = number(g, p.limit, &k3);
	p.known = k1 && k2 && k3 && !p.odd;
	return p;
}

/* ---- scalar loops --------------------------------------------------------------------------------- */
static void
header(struct gen *g, uint32_t l, bool plain)
{
	EMIT(g, ".L%c%u:", plain ? 'P' : 'Q', l);
}

/* A break that data decides, out of the loop at once, for the whole wave. */
static void
maybe_break(struct gen *g, uint32_t l)
{
	if (!chance(20))
		return;
	EMIT(g, "v_readfirstlane_b32 s27, v30; s_and_b32 s27, s27, 31; s_cmp_eq_u32 s27, 5; s_cbranch_scc1 .LE%u", l);
}

static void
scalar_compare(struct gen *g, const struct plan *p, uint32_t c, bool stay)
{
	static const uint32_t opposite[] = { NE, EQ, GE, GT, LE, LT }, mirror[] = { EQ, NE, GT, GE, LT, LE };
	uint32_t op = stay ? p->stay : opposite[p->stay];

	if (chance(25))
		EMIT(g, "s_cmp_%s_%s32 s%u, s%u", scalar_op[mirror[op]], p->sign ? "i" : "u", 34 + g->depth, c);
	else
		EMIT(g, "s_cmp_%s_%s32 s%u, s%u", scalar_op[op], p->sign ? "i" : "u", c, 34 + g->depth);
	if (chance(30))
		EMIT(g, "v_add_u32 v31, v31, v0; s_nop 0");
}

static void
count_on(struct gen *g, uint32_t c, const char *step)
{
	uint32_t k = step[0] == '0' ? (uint32_t)strtoul(step, NULL, 0) : INT32_MAX;

	if (k + 32768 < 65536 && chance(40))		/* of 16 bits with sign */
		EMIT(g, "s_addk_i32 s%u, 0x%x", c, k & 0xffff);
	else
		EMIT(g, "s_add_%s32 s%u, s%u, %s", chance(50) ? "i" : "u", c, c, step);
}

static void
scalar_loop(struct gen *g, uint32_t l, bool off)
{
	struct plan p = make_plan(g);
	uint32_t c = 30 + g->depth;
	bool first = chance(50), top = chance(30), stay = chance(50);

	if (g->depth && !p.odd && chance(25) && !g->lanes[g->depth - 1]) {	/* a counter around is the limit */
		EMIT(g, "s_add_u32 s%u, s%u, 2; s_mov_b32 s%u, 0", 34 + g->depth, 29 + g->depth, c);
		p.known = false;
		p.start = 0;
		p.s_step = "1";
		p.stay = LT;
		p.sign = false;
	} else {
		EMIT(g, "s_mov_b32 s%u, %s; s_mov_b32 s%u, %s", c, p.s_start, 34 + g->depth, p.s_limit);
	}
	g->lanes[g->depth] = false;
	header(g, l, p.known && !off);
	if (top) {			/* while */
		scalar_compare(g, &p, c, stay);
		EMIT(g, "s_cbranch_scc%u .LE%u", !stay, l);
		body(g, off);
		maybe_break(g, l);
		EMIT(g, "s_add_%s32 s%u, s%u, %s; s_branch .L%c%u", p.sign ? "i" : "u", c, c, p.s_step,
			p.known && !off ? 'P' : 'Q', l);
	} else {
		if (first)
			count_on(g, c, p.s_step);
		body(g, off);
		maybe_break(g, l);
		if (!first)
			count_on(g, c, p.s_step);
		scalar_compare(g, &p, c, stay);
		EMIT(g, "s_cbranch_scc%u .L%c%u", stay, p.known && !off ? 'P' : 'Q', l);
	}
	EMIT(g, ".LE%u:", l);
}

/* A pointer that runs to its end. */
static void
wide_loop(struct gen *g, uint32_t l, bool off)
{
	uint32_t c = 36 + 2 * g->depth, e = 44 + 2 * g->depth, rounds = 1 + below(12), size = 4u << below(3);
	bool known, stay = chance(50), arg = chance(50);
	const char *bytes = number(g, rounds * size, &known);

	EMIT(g, "s_mov_b64 s[%u:%u], s[24:25]", c, c + 1);
	if (arg)
		EMIT(g, "s_mov_b64 s[%u:%u], s[18:19]", c, c + 1);
	EMIT(g, "s_add_u32 s%u, s%u, %s; s_addc_u32 s%u, s%u, 0", e, c, bytes, e + 1, c + 1);
	g->lanes[g->depth] = true;	/* no 32-bit counter */
	header(g, l, known && !off);
	body(g, off);
	EMIT(g, "s_add_u32 s%u, s%u, %u; v_add_u32 v31, v31, v0; s_addc_u32 s%u, s%u, 0", c, c, size, c + 1, c + 1);
	EMIT(g, "s_cmp_%s_u64 s[%u:%u], s[%u:%u]; s_cbranch_scc%u .L%c%u; .LE%u:", stay ? "lg" : "eq", c, c + 1, e,
		e + 1, stay, known && !off ? 'P' : 'Q', l, l);
}

static void
shift_loop(struct gen *g, uint32_t l, bool off)
{
	uint32_t c = 30 + g->depth, by = 1 + below(4);
	bool known, first = chance(50);
	const char *n = number(g, g->w.arg[below(NARG)], &known);

	EMIT(g, "s_mov_b32 s%u, %s", c, n);
	if (chance(30))
		EMIT(g, "v_readfirstlane_b32 s%u, v30", c), known = false;
	g->lanes[g->depth] = true;
	header(g, l, known && !off && first);
	body(g, off);
	if (first)
		EMIT(g, "s_lshr_b32 s%u, s%u, %u; s_cmp_lg_u32 s%u, 0", c, c, by, c);
	else
		EMIT(g, "s_cmp_gt_u32 s%u, %u; s_cselect_b32 s28, 1, 0; s_lshr_b32 s%u, s%u, %u; s_cmp_lg_u32 s28, 0",
			c, below(3), c, c, by);
	EMIT(g, "s_cbranch_scc1 .L%c%u; .LE%u:", known && !off && first ? 'P' : 'Q', l, l);
}

/* s_bitcmp: counts by adding until a bit is set. */
static void
bit_loop(struct gen *g, uint32_t l, bool off)
{
	uint32_t c = 30 + g->depth, bit = below(5);
	bool set = chance(50);

	EMIT(g, "s_mov_b32 s%u, %u", c, below(8));
	g->lanes[g->depth] = true;
	header(g, l, !off);
	body(g, off);
	EMIT(g, "s_add_i32 s%u, s%u, 1; s_bitcmp%u_b32 s%u, %u; s_cbranch_scc%u .L%c%u; .LE%u:", c, c, set, c, bit,
		!set, off ? 'Q' : 'P', l, l);
}

/* One iteration for each bit of a mask. */
static void
bits_loop(struct gen *g, uint32_t l)
{
	uint32_t c = 36 + 2 * g->depth;

	EMIT(g, "v_and_b32 v31, %u, v30; v_cmp_ne_u32 vcc, 0, v31; s_mov_b64 s[%u:%u], vcc; s_cmp_eq_u64 s[%u:%u], 0; "
		"s_cbranch_scc1 .LE%u", 1 + below(7), c, c + 1, c, c + 1, l);
	g->lanes[g->depth] = true;
	header(g, l, false);
	clutter(g);
	EMIT(g, "s_ff1_i32_b64 s28, s[%u:%u]", c, c + 1);
	if (chance(50))
		EMIT(g, "s_lshl_b64 s[82:83], 1, s28; s_andn2_b64 s[%u:%u], s[%u:%u], s[82:83]", c, c + 1, c, c + 1);
	else
		EMIT(g, "s_bitset0_b64 s[%u:%u], s28", c, c + 1);
	EMIT(g, "s_cmp_lg_u64 s[%u:%u], 0; s_cbranch_scc1 .LQ%u; .LE%u:", c, c + 1, l, l);
}

/* ---- loops of lanes ------------------------------------------------------------------------------------- */
/* Lanes that agree with the first active one leave. */
static void
waterfall(struct gen *g, uint32_t l)
{
	uint32_t s = 68 + 2 * g->depth;

	EMIT(g, "v_and_b32 v%u, %u, v30; s_mov_b64 s[%u:%u], exec", 4 + g->depth, (1u << below(6)) - 1, s, s + 1);
	g->lanes[g->depth] = true;
	header(g, l, false);
	EMIT(g, "v_readfirstlane_b32 s28, v%u; v_cmp_eq_u32 vcc, s28, v%u; s_and_saveexec_b64 s[82:83], vcc",
		4 + g->depth, 4 + g->depth);
	clutter(g);
	EMIT(g, "s_xor_b64 exec, exec, s[82:83]; s_cbranch_execnz .LQ%u; s_mov_b64 exec, s[%u:%u]", l, s, s + 1);
}

/* The counter of each lane starts with something of its own. */
static void
lane_start(struct gen *g, struct plan *p, uint32_t how)
{
	uint32_t c = 4 + g->depth, e = 8 + g->depth;

	EMIT(g, "v_mov_b32 v%u, %s; v_mov_b32 v%u, %s", c, p->s_start, e, p->s_limit);
	switch (how) {
	case 4:				/* some lanes shorter by a few rounds */
		if (p->stay == NE && !p->odd) {
			EMIT(g, "s_mov_b32 s28, %s; v_and_b32 v31, 3, v0; v_mul_lo_u32 v31, v31, s28; "
				"v_add_u32 v%u, v%u, v31; v_mov_b32 v31, 3; v_mul_lo_u32 v31, v31, s28; "
				"v_add_u32 v%u, v%u, v31", p->s_step, c, c, e, e);
		}
		break;
	case 0:				/* each lane further on */
		if (p->stay == NE) {
			EMIT(g, "s_mov_b32 s28, %s; v_mul_lo_u32 v31, v0, s28; v_add_u32 v%u, v%u, v31; "
				"v_add_u32 v%u, v%u, v31", p->s_step, c, c, e, e);
		} else if (p->stay == LT || p->stay == LE) {
			EMIT(g, "v_add_u32 v%u, v%u, v0", c, c);
		} else {
			EMIT(g, "v_sub_u32 v%u, v%u, v0", c, c);
			p->known = false;
		}
		break;
	case 1:				/* each lane to another end */
		if (p->stay == LT || p->stay == LE) {
			EMIT(g, "v_and_b32 v31, 7, v0; v_add_u32 v%u, v%u, v31", e, e);
			p->known = p->known && g->w.size[0] >= 8;
		}
		break;
	default:
		break;
	}
}

static void
lane_compare(struct gen *g, const struct plan *p, const char *to, bool stay)
{
	static const uint32_t opposite[] = { NE, EQ, GE, GT, LE, LT }, mirror[] = { EQ, NE, GT, GE, LT, LE };
	uint32_t op = stay ? p->stay : opposite[p->stay], c = 4 + g->depth, e = 8 + g->depth;
	bool swap = chance(40);

	EMIT(g, "v_cmp_%s_%s32 %s, v%u, v%u", vector_op[swap ? mirror[op] : op], p->sign ? "i" : "u", to, swap ? e : c,
		swap ? c : e);
}

static void
lane_step(struct gen *g, const struct plan *p, bool some)
{
	if (some)			/* not for all lanes that go on */
		EMIT(g, "v_and_b32 v31, 1, v30; v_cmp_eq_u32 vcc, 1, v31; s_and_saveexec_b64 s[84:85], vcc");
	if (chance(60))
		EMIT(g, "v_add_u32 v%u, %s, v%u", 4 + g->depth, p->s_step, 4 + g->depth);
	else
		EMIT(g, "v_add_co_u32 v%u, vcc, %s, v%u", 4 + g->depth, p->s_step, 4 + g->depth);
	if (some)
		EMIT(g, "s_or_b64 exec, exec, s[84:85]");
}

static void
lane_loop(struct gen *g, uint32_t l, bool off)
{
	struct plan p = make_plan(g);
	uint32_t gone = 60 + 2 * g->depth, save = 68 + 2 * g->depth, brk = 76 + 2 * g->depth, form = below(4),
		 foul = chance(12) ? 1 + below(4) : 0;
	bool guard = chance(40), first = chance(50), plain;
	char label;

	if (p.odd && p.stay == EQ)
		p.stay = NE;
	if (foul == 1 && chance(70)) {	/* those that come back have missed the limit */
		p.stay = NE;
		form = 1;
		lane_start(g, &p, 4);
	} else {
		lane_start(g, &p, below(5));
	}
	if (g->depth && g->vector[g->depth - 1] && !p.odd && chance(40)) {	/* the counter around is the limit */
		EMIT(g, "v_add_u32 v%u, 2, v%u; v_mov_b32 v%u, 0", 8 + g->depth, 3 + g->depth, 4 + g->depth);
		p.s_step = "1";
		p.stay = LT;
		p.sign = false;
		p.known = false;
	}
	plain = p.known && !off && !guard && form != 3 && !foul;
	label = plain ? 'P' : 'Q';
	g->lanes[g->depth] = g->vector[g->depth] = true;
	EMIT(g, "s_mov_b64 s[%u:%u], exec", save, save + 1);
	if (guard) {
		lane_compare(g, &p, "vcc", true);
		EMIT(g, "s_and_b64 exec, exec, vcc");
		if (chance(80))
			EMIT(g, "s_cbranch_execz .LE%u", l);
	}
	EMIT(g, "s_mov_b64 s[%u:%u], 0", gone, gone + 1);
	if (form == 2)
		EMIT(g, "s_branch .L%c%u; .LT%u:; s_or_b64 s[%u:%u], vcc, s[%u:%u]; s_andn2_b64 exec, exec, s[%u:%u]; "
			"s_cbranch_execz .LE%u", label, l, l, gone, gone + 1, gone, gone + 1, gone, gone + 1, l);
	EMIT(g, ".L%c%u:", label, l);
	if (foul == 1)			/* lanes come back */
		EMIT(g, "s_or_b64 exec, exec, s[%u:%u]", save, save + 1);
	if (foul == 2)			/* a counter that jumps */
		EMIT(g, "v_and_b32 v31, 31, v30; v_cmp_eq_u32 vcc, 9, v31; v_cndmask_b32 v%u, v%u, v8, vcc",
			4 + g->depth, 4 + g->depth);
	if (first)
		lane_step(g, &p, foul == 3);
	body(g, true);
	if (form == 3) {		/* lanes may also break */
		EMIT(g, "s_or_b64 s[%u:%u], s[%u:%u], exec; v_and_b32 v31, 15, v30; v_cmp_ne_u32 vcc, 3, v31; "
			"s_and_saveexec_b64 s[86:87], vcc; s_cbranch_execz .LT%u", brk, brk + 1, brk, brk + 1, l);
	}
	if (!first)
		lane_step(g, &p, foul == 3);
	if (foul == 4)			/* a limit that moves */
		EMIT(g, "v_add_u32 v%u, 1, v%u", 8 + g->depth, 8 + g->depth);
	switch (form) {
	case 0:
		lane_compare(g, &p, "vcc", false);
		EMIT(g, "s_or_b64 s[%u:%u], vcc, s[%u:%u]; s_andn2_b64 exec, exec, s[%u:%u]; s_cbranch_execnz .L%c%u",
			gone, gone + 1, gone, gone + 1, gone, gone + 1, label, l);
		break;
	case 1:
		lane_compare(g, &p, "s[88:89]", true);
		if (chance(50))
			EMIT(g, "s_and_b64 exec, exec, s[88:89]; s_cbranch_execnz .L%c%u", label, l);
		else
			EMIT(g, "s_and_b64 vcc, exec, s[88:89]; s_mov_b64 exec, vcc; s_cbranch_vccnz .L%c%u", label, l);
		break;
	case 2:
		lane_compare(g, &p, "vcc", false);
		EMIT(g, "s_branch .LT%u", l);
		break;
	default:
		lane_compare(g, &p, "s[88:89]", false);
		EMIT(g, "s_andn2_b64 s[%u:%u], s[%u:%u], exec; s_and_b64 s[88:89], s[88:89], exec; "
			"s_or_b64 s[%u:%u], s[%u:%u], s[88:89]", brk, brk + 1, brk, brk + 1, brk, brk + 1, brk,
			brk + 1);
		EMIT(g, ".LT%u:; s_or_b64 exec, exec, s[86:87]; s_and_b64 s[88:89], exec, s[%u:%u]; "
			"s_or_b64 s[%u:%u], s[88:89], s[%u:%u]; s_andn2_b64 exec, exec, s[%u:%u]; "
			"s_cbranch_execnz .L%c%u", l, brk, brk + 1, gone, gone + 1, gone, gone + 1, gone, gone + 1,
			label, l);
		break;
	}
	EMIT(g, ".LE%u:; s_mov_b64 exec, s[%u:%u]", l, save, save + 1);
}

/* Each lane clears bits of a number of its own, or shifts them out. */
static void
lane_bits_loop(struct gen *g, uint32_t l)
{
	uint32_t c = 4 + g->depth, save = 68 + 2 * g->depth;

	if (chance(50))
		EMIT(g, "v_and_b32 v%u, 0x%x, v30", c, (uint32_t)rng_next(&prop.r) >> below(32));
	else
		EMIT(g, "v_add_u32 v%u, %u, v0", c, below(64));
	EMIT(g, "v_mov_b32 v31, 0; s_mov_b64 s[%u:%u], exec; v_cmp_ne_u32 vcc, 0, v%u; s_and_b64 exec, exec, vcc; "
		"s_cbranch_execz .LE%u", save, save + 1, c, l);
	g->lanes[g->depth] = true;
	header(g, l, false);
	body(g, true);
	switch (below(3)) {
	case 0:
		EMIT(g, "v_ffbl_b32 v31, v%u; v_lshlrev_b32 v3, v31, 1; v_xor_b32 v%u, v%u, v3", c, c, c);
		break;
	case 1: EMIT(g, "v_add_u32 v31, -1, v%u; v_and_b32 v%u, v31, v%u", c, c, c); break;
	default: EMIT(g, "v_lshrrev_b32 v%u, %u, v%u", c, 1 + below(4), c); break;
	}
	EMIT(g, "v_cmp_ne_u32 vcc, 0, v%u; s_and_b64 exec, exec, vcc; s_cbranch_execnz .LQ%u; .LE%u:; "
		"s_mov_b64 exec, s[%u:%u]", c, l, l, save, save + 1);
}

/* Each lane counts to a limit computed from small numbers: what operations make of intervals. */
static void
computed_loop(struct gen *g, uint32_t l)
{
	static const char *const three[] = { "v_and_or_b32", "v_or3_b32", "v_xad_u32", "v_lshl_or_b32",
		"v_lshl_add_u32", "v_add_lshl_u32", "v_mad_u32_u24", "v_add3_u32", "v_med3_u32", "v_bfe_u32" };
	static const char *const two[] = { "v_lshlrev_b32", "v_or_b32", "v_xor_b32", "v_and_b32", "v_mul_lo_u32",
		"v_min_u32", "v_max_u32", "v_lshrrev_b32", "v_sub_u32", "v_mul_u32_u24" };
	uint32_t c = 4 + g->depth, limit = 8 + g->depth, save = 68 + 2 * g->depth;

	EMIT(g, "v_and_b32 v3, %u, v30; v_bfe_u32 v2, v30, 8, %u; v_add_u32 v%u, %u, v3", 1 + below(9), 1 + below(4),
		limit, below(3));
	if (chance(20))		/* sums wrap */
		EMIT(g, "v_or_b32 v3, -16, v3");
	for (uint32_t n = 1 + below(3); n > 0; n--) {
		uint32_t r[3];

		for (uint32_t k = 0; k < 3; k++)
			r[k] = chance(30) ? limit : 2 + below(2);
		if (chance(60))
			EMIT(g, "%s v%u, v%u, v%u, %s", three[below(WB_COUNT(three))], limit, r[0], r[1],
				chance(30) ? "3" : r[2] == 2 ? "v2" : "v3");
		else
			EMIT(g, "%s v%u, v%u, v%u", two[below(WB_COUNT(two))], limit, r[0], r[1]);
	}
	if (chance(50))
		EMIT(g, "v_mov_b32 v%u, 0", c);
	else				/* from there on, to a limit behind it */
		EMIT(g, "v_mov_b32 v%u, v%u; v_mov_b32 v%u, %u", c, limit, limit, 1 + below(64));
	EMIT(g, "s_mov_b64 s[%u:%u], exec; v_cmp_lt_u32 vcc, v%u, v%u; s_and_b64 exec, exec, vcc; "
		"s_cbranch_execz .LE%u", save, save + 1, c, limit, l);
	g->lanes[g->depth] = true;
	header(g, l, false);
	EMIT(g, "v_add_u32 v%u, 1, v%u; v_cmp_lt_u32 vcc, v%u, v%u; s_and_b64 exec, exec, vcc; s_cbranch_execnz .LQ%u; "
		".LE%u:; s_mov_b64 exec, s[%u:%u]", c, c, c, limit, l, l, save, save + 1);
}

/* Great strides from a start of each lane's own: wraps come soon. */
static void
stride_loop(struct gen *g, uint32_t l)
{
	static const uint32_t stride[] = { 0x10000001, 0x40000000, 0x55555555, 0xf0000001, 0xc0000000, 0x30000000,
		0x7fffffff, 0xe0000000 };
	struct plan p = { .step = stride[below(WB_COUNT(stride))],
		.stay = NE + below(5),
		.sign = chance(50),
		.s_step = "s28" };
	uint32_t c = 4 + g->depth, save = 68 + 2 * g->depth;

	EMIT(g, "s_mov_b32 s28, 0x%x; s_mov_b32 s29, 0x%x; v_mov_b32 v%u, s29; s_mov_b32 s29, 0x%x; "
		"v_add_u32 v%u, s29, v0", p.step, (uint32_t)rng_next(&prop.r), 8 + g->depth,
		chance(50) ? below(5) : (uint32_t)rng_next(&prop.r), c);
	EMIT(g, "s_mov_b64 s[%u:%u], exec", save, save + 1);
	g->lanes[g->depth] = true;
	header(g, l, false);
	lane_step(g, &p, false);
	lane_compare(g, &p, "vcc", true);
	EMIT(g, "s_and_b64 exec, exec, vcc; s_cbranch_execnz .LQ%u; s_mov_b64 exec, s[%u:%u]", l, save, save + 1);
}

/* A counter of the wave in a loop whose lanes may break; the round is one of two ways. */
static void
break_loop(struct gen *g, uint32_t l)
{
	uint32_t c = 30 + g->depth, gone = 60 + 2 * g->depth, save = 68 + 2 * g->depth, brk = 76 + 2 * g->depth,
		 foul = chance(30) ? 1 + below(2) : 0;
	bool known;
	uint32_t rounds = 1 + below(12);
	const char *n = number(g, rounds, &known);

	EMIT(g, "s_mov_b32 s%u, 0; s_mov_b32 s%u, %s; s_mov_b64 s[%u:%u], exec; s_mov_b64 s[%u:%u], 0", c,
		34 + g->depth, n, save, save + 1, gone, gone + 1);
	g->lanes[g->depth] = true;
	header(g, l, false);
	clutter(g);
	if (chance(50))		/* all lanes go the same way */
		EMIT(g, "v_readfirstlane_b32 s28, v30; v_mov_b32 v31, s28; v_and_b32 v31, 3, v31");
	else
		EMIT(g, "v_and_b32 v31, 15, v30");
	EMIT(g, "v_cmp_ne_u32 vcc, 3, v31");
	if (foul == 1)			/* those not in vcc go on as well */
		EMIT(g, "s_andn2_b64 s[%u:%u], s[%u:%u], exec", brk, brk + 1, brk, brk + 1);
	else
		EMIT(g, "s_or_b64 s[%u:%u], s[%u:%u], exec", brk, brk + 1, brk, brk + 1);
	EMIT(g, "s_and_saveexec_b64 s[86:87], vcc; s_cbranch_execz .LT%u; s_add_i32 s%u, s%u, 1; "
		"s_cmp_eq_u32 s%u, s%u; s_cselect_b64 s[88:89], -1, 0", l, c, c, c, 34 + g->depth);
	clutter(g);
	EMIT(g, "s_andn2_b64 s[%u:%u], s[%u:%u], exec; s_and_b64 s[88:89], s[88:89], exec; "
		"s_or_b64 s[%u:%u], s[%u:%u], s[88:89]", brk, brk + 1, brk, brk + 1, brk, brk + 1, brk, brk + 1);
	if (foul == 2)			/* lanes that break do not, at times */
		EMIT(g, "s_bitcmp1_b32 s26, 2; s_cselect_b64 s[82:83], -1, 0; s_and_b64 s[%u:%u], s[%u:%u], s[82:83]; "
			"s_add_u32 s26, s26, 1", brk, brk + 1, brk, brk + 1);
	EMIT(g, ".LT%u:; s_or_b64 exec, exec, s[86:87]; s_and_b64 s[88:89], exec, s[%u:%u]; "
		"s_or_b64 s[%u:%u], s[88:89], s[%u:%u]; s_andn2_b64 exec, exec, s[%u:%u]; s_cbranch_execnz .LQ%u", l,
		brk, brk + 1, gone, gone + 1, gone, gone + 1, gone, gone + 1, l);
	EMIT(g, "s_mov_b64 exec, s[%u:%u]", save, save + 1);
}

/* Counts down until the addition of -1 does not carry any more. */
static void
carry_loop(struct gen *g, uint32_t l, bool off)
{
	uint32_t c = 4 + g->depth, save = 68 + 2 * g->depth;
	bool known;
	const char *n = number(g, below(12), &known);

	EMIT(g, "v_mov_b32 v%u, %s; s_mov_b64 s[%u:%u], exec", c, n, save, save + 1);
	g->lanes[g->depth] = true;
	header(g, l, known && !off);
	clutter(g);
	EMIT(g, "v_add_co_u32 v%u, vcc, -1, v%u; s_and_b64 exec, exec, vcc; s_cbranch_execnz .L%c%u; "
		"s_mov_b64 exec, s[%u:%u]", c, c, known && !off ? 'P' : 'Q', l, save, save + 1);
}

/* A pointer per lane. */
static void
lane_pointer_loop(struct gen *g, uint32_t l, bool off)
{
	uint32_t c = 12 + 2 * g->depth, e = 20 + 2 * g->depth, gone = 60 + 2 * g->depth, save = 68 + 2 * g->depth,
		 rounds = 1 + below(10);
	bool known, ne = chance(60);
	const char *bytes = number(g, rounds * 8, &known);

	EMIT(g, "v_mov_b32 v%u, 0; v_lshlrev_b64 v[%u:%u], 3, v[0:1]; v_mov_b32 v31, s25; "
		"v_add_co_u32 v%u, vcc, s24, v%u; v_addc_co_u32 v%u, vcc, v31, v%u, vcc", c + 1, c, c + 1, c, c, c + 1,
		c + 1);
	EMIT(g, "v_add_co_u32 v%u, vcc, %s, v%u; v_addc_co_u32 v%u, vcc, 0, v%u, vcc", e, bytes, c, e + 1, c + 1);
	EMIT(g, "s_mov_b64 s[%u:%u], exec; s_mov_b64 s[%u:%u], 0", save, save + 1, gone, gone + 1);
	g->lanes[g->depth] = true;
	header(g, l, known && !off && ne);
	clutter(g);
	EMIT(g, "v_add_co_u32 v%u, vcc, 8, v%u; v_addc_co_u32 v%u, vcc, 0, v%u, vcc", c, c, c + 1, c + 1);
	EMIT(g, "v_cmp_%s_u64 vcc, v[%u:%u], v[%u:%u]", ne ? "eq" : "ge", c, c + 1, e, e + 1);
	EMIT(g, "s_or_b64 s[%u:%u], vcc, s[%u:%u]; s_andn2_b64 exec, exec, s[%u:%u]; s_cbranch_execnz .L%c%u; "
		"s_mov_b64 exec, s[%u:%u]", gone, gone + 1, gone, gone + 1, gone, gone + 1,
		known && !off && ne ? 'P' : 'Q', l, save, save + 1);
}

/* A scalar loop that the wave may come to with no lane: what it counts from was written behind the branch over no
 * lanes, or is that of the first lane on; with none on, that is lane 0. */
static void
no_lanes_loop(struct gen *g, uint32_t l)
{
	uint32_t c = 30 + g->depth, save = 88 + 2 * g->depth, last = 3 + below(40), near = last - 1 - below(2);
	bool of_lanes = chance(40);

	EMIT(g, "%s %c%u, 0; v_and_b32 v31, 7, v30; v_cmp_eq_u32 vcc, %u, v31; s_and_saveexec_b64 s[%u:%u], vcc",
		of_lanes ? "v_mov_b32" : "s_mov_b32", of_lanes ? 'v' : 's', of_lanes ? 29 : c, below(10), save,
		save + 1);
	if (!of_lanes || chance(50))
		EMIT(g, "s_cbranch_execz .LS%u", l);
	EMIT(g, "%s %c%u, %u; .LS%u:", of_lanes ? "v_mov_b32" : "s_mov_b32", of_lanes ? 'v' : 's', of_lanes ? 29 : c,
		near, l);
	if (of_lanes)
		EMIT(g, "v_readfirstlane_b32 s%u, v29", c);
	clutter(g);
	header(g, l, false);
	clutter(g);
	EMIT(g, "s_add_u32 s%u, s%u, 1; s_cmp_lt_u32 s%u, %u; s_cbranch_scc1 .LQ%u; s_or_b64 exec, exec, s[%u:%u]", c,
		c, c, last, l, save, save + 1);
}

/* An argument is the limit, after a comparison with it; of the lanes, or of the wave. It is loaded once more, or is in
 * its register. */
static void
guarded_loop(struct gen *g, uint32_t l)
{
	uint32_t c = 30 + g->depth, k = below(NARG), arg = 16 + k, save = 88 + 2 * g->depth,
		 near = g->w.arg[k] + below(4) - below(4);
	bool of_lanes = chance(30);

	near = chance(20) ? (uint32_t)rng_next(&prop.r) : near;
	EMIT(g, "s_mov_b32 s28, 0x%x; s_mov_b64 s[%u:%u], exec", near, save, save + 1);
	if (of_lanes)
		EMIT(g, "v_add_u32 v31, s28, v0; v_cmp_%s_%s32 vcc, s%u, v31; s_and_b64 exec, exec, vcc; "
			"s_cbranch_execz .LE%u", vector_op[below(6)], chance(50) ? "i" : "u", arg, l);
	else
		EMIT(g, "s_cmp_%s_%s32 s%u, s28; s_cbranch_scc%u .LE%u", scalar_op[below(6)], chance(50) ? "i" : "u",
			arg, below(2), l);
	if (chance(50)) {
		EMIT(g, "s_load_dword s29, s[0:1], 0x%x; s_waitcnt lgkmcnt(0)", 4 * k);
		arg = 29;
	}
	EMIT(g, "s_mov_b32 s%u, s%u; s_mov_b32 s%u, 0", 34 + g->depth, arg, c);
	g->lanes[g->depth] = true;
	header(g, l, false);
	clutter(g);
	EMIT(g, "s_add_u32 s%u, s%u, 1; s_cmp_%s_u32 s%u, s%u; s_cbranch_scc1 .LQ%u; .LE%u:; s_mov_b64 exec, s[%u:%u]",
		c, c, chance(50) ? "lt" : "lg", c, 34 + g->depth, l, l, save, save + 1);
}

/* A break is a branch to a block of the loop; from there, branches go back that no wave takes, for EXEC has a lane. Or
 * some do: EXEC is empty, or bits of the counter say so, which then is past the limit.
 */
static void
inside_loop(struct gen *g, uint32_t l)
{
	uint32_t c = 30 + g->depth, limit = 34 + g->depth, save = 88 + 2 * g->depth, how = below(4);
	char q = how == 0 && g->depth == 0 ? 'P' : 'Q';

	EMIT(g, "s_mov_b64 s[%u:%u], exec; s_mov_b32 s%u, %u", save, save + 1, c, below(9));
	if (chance(50))
		EMIT(g, "s_mov_b32 s%u, s%u", limit, 16 + below(NARG));
	else
		EMIT(g, "s_mov_b32 s%u, %u", limit, 5 + below(60));
	if (how == 1)
		EMIT(g, "v_cmp_%s_u32 vcc, %u, v30; s_and_b64 exec, exec, vcc", vector_op[below(6)], below(70));
	g->lanes[g->depth] = true;
	header(g, l, q == 'P');
	clutter(g);
	EMIT(g, "s_cmp_%s_u32 s%u, s%u; s_cbranch_scc1 .LB%u", chance(50) ? "eq" : "ge", c, limit, l);
	clutter(g);
	EMIT(g, "s_add_u32 s%u, s%u, 1; s_branch .L%c%u; .LB%u:; s_cbranch_execz .L%c%u", c, c, q, l, l, q, l);
	if (how == 2)
		EMIT(g, "s_mov_b32 s28, %u; s_cmp_eq_u32 s28, 9; s_cbranch_scc1 .LQ%u", 6 + below(4), l);
	if (how == 3)
		EMIT(g, "s_add_u32 s%u, s%u, %u; s_bitcmp1_b32 s%u, %u; s_cbranch_scc1 .LQ%u", c, c, 1 + below(3), c,
			below(5), l);
	EMIT(g, ".LE%u:; s_mov_b64 exec, s[%u:%u]", l, save, save + 1);
}

/* What data decides is added in an iteration: one of two numbers, one or both, or in some lanes more. */
static void
vary_step(struct gen *g, uint32_t l, bool lanes)
{
	uint32_t c = 4 + g->depth, sc = 30 + g->depth, one = below(4), two = 1 + below(9), how = below(3),
		 bit = below(4);

	if (chance(30))
		one = 0 - one, two = 0 - two;
	EMIT(g, "v_and_b32 v31, %u, v30; v_cmp_eq_u32 vcc, 0, v31", 1u << bit);
	if (lanes && how == 0)
		EMIT(g, "v_mov_b32 v31, %u; v_mov_b32 v28, 0x%x; v_cndmask_b32 v31, v31, v28, vcc; "
			"v_add_u32 v%u, v%u, v31", one, two, c, c);
	else if (lanes && how == 1)
		EMIT(g, "v_add_u32 v31, 0x%x, v%u; v_add_u32 v28, 0x%x, v%u; v_cndmask_b32 v%u, v31, v28, vcc", one, c,
			two, c, c);
	else if (lanes)
		EMIT(g, "s_and_saveexec_b64 s[84:85], vcc; v_add_u32 v%u, 0x%x, v%u; s_or_b64 exec, exec, s[84:85]; "
			"v_add_u32 v%u, 0x%x, v%u", c, one, c, c, two, c);
	else if (how == 0)
		EMIT(g, "s_cmp_eq_u64 vcc, 0; s_cselect_b32 s28, 0x%x, 0x%x; s_add_i32 s%u, s%u, s28", one, two, sc,
			sc);
	else if (how == 1)
		EMIT(g, "s_add_u32 s%u, s%u, 0x%x; s_cmp_eq_u64 vcc, 0; s_cbranch_scc1 .LV%u; "
			"s_add_u32 s%u, s%u, 0x%x; .LV%u:", sc, sc, one, l, sc, sc, two, l);
	else
		EMIT(g, "v_readfirstlane_b32 s28, v30; s_and_b32 s28, s28, %u; s_add_u32 s28, s28, %u; "
			"s_add_u32 s%u, s%u, s28", 1u << bit, two, sc, sc);
}

static void
varying_loop(struct gen *g, uint32_t l)
{
	uint32_t c = 4 + g->depth, e = 8 + g->depth, sc = 30 + g->depth, save = 68 + 2 * g->depth,
		 op = chance(80) ? 2 + below(4) : below(6);
	bool lanes = chance(50), near = false, known;
	const char *sign = chance(50) ? "i" : "u", *end = number(g, g->w.arg[below(NARG)], &known),
		   *start = number(g, g->w.arg[below(NARG)], &known);

	if (chance(15)) {		/* near the end of the numbers */
		start = number(g, (chance(50) ? 0x7ffffff0 : 0xfffffff0) + below(24), &known);
		near = true;
		if (chance(50))
			end = number(g, 0x7ffffff0 + (chance(50) ? 0x80000000 : 0) + below(16), &known);
	}
	g->lanes[g->depth] = true;
	EMIT(g, "s_mov_b32 s%u, %s; s_mov_b32 s%u, %s; v_mov_b32 v%u, s%u; v_mov_b32 v%u, s%u; "
		"s_mov_b64 s[%u:%u], exec", sc, !near && chance(70) ? "0" : start, 34 + g->depth, end, c, sc, e,
		34 + g->depth, save, save + 1);
	if (chance(50))
		EMIT(g, "v_add_u32 v%u, v%u, v0", c, c);
	header(g, l, false);
	clutter(g);
	vary_step(g, l, lanes);
	clutter(g);
	if (lanes)
		EMIT(g, "v_cmp_%s_%s32 vcc, v%u, v%u; s_and_b64 exec, exec, vcc; s_cbranch_execnz .LQ%u; "
			"s_mov_b64 exec, s[%u:%u]", vector_op[op], sign, c, e, l, save, save + 1);
	else
		EMIT(g, "s_cmp_%s_%s32 s%u, s%u; s_cbranch_scc1 .LQ%u", scalar_op[op], sign, sc, 34 + g->depth, l);
}

/* Goes on while no lane is in a mask: until one lane is done, or a condition of the wave ends it. Foul: of two lanes
 * that are done one after the other, one is on in even iterations and the other in odd ones: at the comparison, or at
 * all but the addition. */
static void
none_loop(struct gen *g, uint32_t l)
{
	uint32_t c = 4 + g->depth, e = 8 + g->depth, sc = 30 + g->depth, save = 68 + 2 * g->depth, foul = below(4);
	bool known, holds = chance(50), of_wave = chance(40);	/* of_wave: what all lanes count together */
	uint32_t op = holds ? (chance(50) ? NE : LT) : chance(50) ? EQ : GE;
	const char *end = number(g, g->w.arg[below(NARG)], &known);

	g->lanes[g->depth] = true;
	EMIT(g, "s_mov_b32 s%u, 0; s_mov_b32 s%u, %s; v_mov_b32 v%u, 0; v_mov_b32 v%u, s%u; s_mov_b64 s[94:95], exec",
		sc, 34 + g->depth, end, c, e, 34 + g->depth);
	if (foul || chance(50))
		EMIT(g, "v_and_b32 v31, 15, v0; v_add_u32 v%u, v31, v%u", e, e);
	if (foul == 1 || foul == 2)
		EMIT(g, "v_cmp_gt_u32 vcc, 2, v0; s_and_b64 exec, exec, vcc; s_cbranch_execz .LE%u", l);
	EMIT(g, "s_mov_b64 s[%u:%u], exec", save, save + 1);
	if (foul == 2)
		EMIT(g, "v_cmp_eq_u32 vcc, %u, v0; s_and_b64 exec, exec, vcc; s_cbranch_execz .LE%u", below(2), l);
	header(g, l, false);
	clutter(g);
	if (foul == 2)
		EMIT(g, "s_mov_b64 s[84:85], exec; s_mov_b64 exec, s[%u:%u]", save, save + 1);
	EMIT(g, "v_add_u32 v%u, %u, v%u; s_add_u32 s%u, s%u, 1", c, 1 + (op != EQ && op != NE) * below(3), c, sc, sc);
	if (foul == 2)
		EMIT(g, "s_mov_b64 exec, s[84:85]");
	if (foul == 1)
		EMIT(g, "v_add_u32 v31, s%u, v0; v_and_b32 v31, 1, v31; v_cmp_eq_u32 vcc, %u, v31; "
			"s_and_saveexec_b64 s[86:87], vcc; s_cbranch_execz .LE%u", sc, below(2), l);
	EMIT(g, "v_cmp_%s_u32 vcc, %c%u, v%u", vector_op[op], of_wave ? 's' : 'v', of_wave ? sc : c, e);
	if (chance(30))
		EMIT(g, "s_cmp_%s_u32 s%u, %u; s_cselect_b64 s[88:89], -1, 0; s_%s_b64 vcc, vcc, s[88:89]",
			holds ? "lt" : "ge", sc, below(20), holds ? "and" : "or");
	EMIT(g, "s_%s_b64 vcc, exec, vcc", holds ? "andn2" : "and");
	if (foul == 1)
		EMIT(g, "s_mov_b64 exec, s[86:87]");
	if (foul == 2)
		EMIT(g, "s_xor_b64 exec, s[84:85], s[%u:%u]", save, save + 1);
	EMIT(g, "s_cbranch_vccz .LQ%u; .LE%u:; s_mov_b64 exec, s[94:95]", l, l);
}

/* s28 is the size of the workgroup in the first dimension, or in the second or third, which is 1, or what is behind. */
static void
load_size(struct gen *g)
{
	switch (below(4)) {
	case 0:
		EMIT(g, "v_mov_b32 v31, 0; global_load_ushort v31, v31, s[52:53] offset:4; s_waitcnt vmcnt(0); "
			"v_readfirstlane_b32 s28, v31");
		break;
	case 1:
		EMIT(g, "s_load_dword s28, s[52:53], 0x%x; s_waitcnt lgkmcnt(0); s_lshr_b32 s28, s28, 16",
			chance(50) ? 4 : 8);
		break;
	default:
		EMIT(g, "s_load_dword s28, s[52:53], 0x4; s_waitcnt lgkmcnt(0); s_and_b32 s28, s28, 0xffff");
		break;
	}
}

/* Counts by the size of a workgroup, or to it. */
static void
size_loop(struct gen *g, uint32_t l)
{
	uint32_t c = 4 + g->depth, e = 8 + g->depth, sc = 30 + g->depth, save = 68 + 2 * g->depth,
		 last = chance(80) ? below(900) : (chance(50) ? 0x7fffffff : 0xffffffff) - below(2000),
		 start = chance(80) ? 0 : last - below(3000);
	const char *sign = chance(50) ? "i" : "u";

	load_size(g);
	g->lanes[g->depth] = true;
	EMIT(g, "s_mov_b32 s%u, 0x%x; s_mov_b32 s%u, 0x%x; v_mov_b32 v%u, s%u; v_mov_b32 v31, s%u; "
		"v_add_u32 v%u, v31, v0; s_mov_b64 s[%u:%u], exec; s_mov_b32 s%u, s28", sc, start, 34 + g->depth, last,
		e, 34 + g->depth, sc, c, save, save + 1, 54 + g->depth);
	header(g, l, false);
	clutter(g);
	switch (below(3)) {
	case 0:
		EMIT(g, "s_add_u32 s%u, s%u, s%u; s_cmp_%s_%s32 s%u, s%u; s_cbranch_scc1 .LQ%u", sc, sc, 54 + g->depth,
			scalar_op[2 + below(2)], sign, sc, 34 + g->depth, l);
		break;
	case 1:
		EMIT(g, "s_add_u32 s%u, s%u, 1; s_cmp_%s_%s32 s%u, s%u; s_cbranch_scc1 .LQ%u", sc, sc,
			scalar_op[1 + below(3)], "u", sc, 54 + g->depth, l);
		break;
	default:
		EMIT(g, "v_add_u32 v%u, s%u, v%u; v_cmp_%s_%s32 vcc, v%u, v%u; s_and_b64 exec, exec, vcc; "
			"s_cbranch_execnz .LQ%u; s_mov_b64 exec, s[%u:%u]", c, 54 + g->depth, c,
			vector_op[2 + below(2)], sign, c, e, l, save, save + 1);
		break;
	}
}

/* A number is multiplied until it passes a limit: starts and limits close to where numbers wrap, too. */
static void
grow_loop(struct gen *g, uint32_t l)
{
	uint32_t c = 4 + g->depth, e = 8 + g->depth, sc = 30 + g->depth, save = 68 + 2 * g->depth,
		 m = 1 + below(5), more = chance(50) ? 0 : below(4),
		 op = chance(90) ? LT + below(4) : below(6),
		 end = chance(40) ? g->w.arg[below(NARG)] : (uint32_t)rng_next(&prop.r) >> below(32);
	bool known, lanes = chance(40), after = chance(50), twice = chance(40);
	uint32_t near = chance(50) ? end - below(4) : (uint32_t)rng_next(&prop.r);
	const char *sign = chance(50) ? "i" : "u", *limit = number(g, end, &known),
		   *start = number(g, chance(70) ? below(4) : near, &known);

	g->lanes[g->depth] = true;
	EMIT(g, "s_mov_b32 s%u, %s; s_mov_b32 s%u, %s", sc, start, 34 + g->depth, limit);
	if (chance(50))		/* small, and not known better */
		EMIT(g, "s_and_b32 s%u, s%u, 7", sc, sc);
	if (chance(50))
		EMIT(g, "s_lshr_b32 s%u, s%u, %u", 34 + g->depth, 34 + g->depth, 1 + below(4));
	if (chance(60))
		EMIT(g, "s_max_u32 s%u, s%u, 1", sc, sc);
	EMIT(g, "v_mov_b32 v%u, s%u; v_mov_b32 v31, s%u; v_add_u32 v%u, v31, v0; s_mov_b64 s[%u:%u], exec", e,
		34 + g->depth, sc, c, save, save + 1);
	header(g, l, false);
	clutter(g);
	for (uint32_t k = 0; k < 2; k++) {
		if (k == after && lanes)
			EMIT(g, "v_lshlrev_b32 v28, %u, v%u; v_add_u32 v28, %u, v28", twice, c, twice);
		else if (k == after)
			EMIT(g, "s_lshl_b32 s28, s%u, %u; s_add_u32 s28, s28, %u", sc, twice, twice);
		else if (lanes)
			EMIT(g, "v_mul_lo_u32 v%u, v%u, %u; v_add_u32 v%u, %u, v%u", c, c, m, c, more, c);
		else
			EMIT(g, "s_mul_i32 s%u, s%u, %u; s_add_u32 s%u, s%u, %u", sc, sc, m, sc, sc, more);
	}
	if (lanes)
		EMIT(g, "v_cmp_%s_%s32 vcc, v28, v%u; s_and_b64 exec, exec, vcc; s_cbranch_execnz .LQ%u; "
			"s_mov_b64 exec, s[%u:%u]", vector_op[op], sign, e, l, save, save + 1);
	else
		EMIT(g, "s_cmp_%s_%s32 s28, s%u; s_cbranch_scc1 .LQ%u", scalar_op[op], sign, 34 + g->depth, l);
}

/* The low 8 or 16 bits of a register count, or fewer: what is above them is anything. Foul: half of the lanes do not
 * count in some iterations. */
static void
narrow_lanes(struct gen *g, uint32_t l, uint32_t bits, uint32_t step, uint32_t op, bool sign)
{
	uint32_t c = 4 + g->depth, e = 8 + g->depth, save = 68 + 2 * g->depth;
	const char *type = sign ? "i" : "u", *open = chance(sign ? 70 : 10) ? "sext(" : "",
		   *other = chance(50) ? open : chance(20) ? "sext(" : "";
	static const char *const limits[] = { "BYTE_0", "WORD_0", "BYTE_1", "WORD_1" };
	bool foul = chance(30), cut = chance(30), part = chance(60), whole = chance(50);

	EMIT(g, "v_mov_b32 v28, 0x%x", chance(50) ? step : step & 0xffff);
	if (foul)
		EMIT(g, "v_xor_b32 v31, v30, v%u; v_and_b32 v31, 1, v31; v_cmp_eq_u32 vcc, 1, v31; "
			"s_and_saveexec_b64 s[84:85], vcc", c);
	if (cut)
		EMIT(g, "v_and_b32 v%u, 0x%x, v%u", c, chance(80) ? (1u << bits) - 1 : 0xff, c);
	if (part && chance(50))
		EMIT(g, "v_add_u16_sdwa v%u, v%u, v28 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:%s src1_sel:WORD_0",
			c, c, (bits == 8) == chance(80) ? "BYTE_0" : "WORD_0");
	else
		EMIT(g, "v_%s v%u, v28, v%u", chance(70) ? "add_u16" : chance(50) ? "subrev_u16" : "sub_u16", c, c);
	if (foul)
		EMIT(g, "s_mov_b64 exec, s[84:85]");
	if (part)
		EMIT(g, "v_cmp_%s_%s%s_sdwa vcc, %sv%u%s, %sv%u%s src0_sel:%s src1_sel:%s", vector_op[op], type,
			whole ? "32" : "16", open, c, *open ? ")" : "", other, e, *other ? ")" : "",
			whole && chance(10) ? "DWORD" : bits == 8 ? "BYTE_0" : "WORD_0",
			chance(50) ? "DWORD" :
			whole && chance(30) ? limits[below(4)] : bits == 8 ? "BYTE_0" : "WORD_0");
	else
		EMIT(g, "v_cmp_%s_%s16 vcc, v%u, v%u", vector_op[op], type, c, e);
	EMIT(g, "s_and_b64 exec, exec, vcc; s_cbranch_execnz .LQ%u; s_mov_b64 exec, s[%u:%u]", l, save, save + 1);
}

static void
narrow_loop(struct gen *g, uint32_t l)
{
	uint32_t c = 4 + g->depth, e = 8 + g->depth, sc = 30 + g->depth, save = 68 + 2 * g->depth,
		 bits = chance(70) ? 8 : 16, op = below(6), start = (uint32_t)rng_next(&prop.r),
		 size = chance(70) ? 1 + below(3) : (uint32_t)rng_next(&prop.r),
		 step = chance(50) ? size : 0 - size, last, from = chance(30) ? 0 : start;
	bool sign = chance(50), known, after = chance(50), cut;
	const char *extend = sign ? (bits == 8 ? "sext_i32_i8" : "sext_i32_i16") : "and_b32", *what;
	const char *limit, *more;

	last = from + step * below(20) + below(2);
	last = chance(70) ? last & ((1u << bits) - 1) : chance(50) ? last : 0x7f + below(3);
	what = sign ? "" : wb_format(g->o.arena, ", 0x%x", (1u << bits) - 1);
	limit = chance(30) ? "s29" : number(g, last, &known);
	more = number(g, from, &known);
	g->lanes[g->depth] = true;
	EMIT(g, "s_mov_b32 s%u, %s; s_mov_b32 s%u, %s; v_mov_b32 v%u, s%u; v_mov_b32 v%u, s%u; "
		"s_mov_b64 s[%u:%u], exec", sc, more, 34 + g->depth, limit, c, sc, e, 34 + g->depth, save, save + 1);
	if (chance(60))
		EMIT(g, "s_%s s%u, s%u%s", extend, 34 + g->depth, 34 + g->depth, what);
	if (chance(40))
		EMIT(g, "v_and_b32 v31, 3, v0; v_add_u32 v%u, v31, v%u", chance(50) ? c : e, chance(50) ? c : e);
	header(g, l, false);
	clutter(g);
	if (chance(50)) {
		narrow_lanes(g, l, bits, step, op, sign);
		return;
	}
	cut = chance(50);
	if (cut)
		EMIT(g, "s_and_b32 s%u, s%u, 0x%x", sc, sc, chance(80) ? (1u << bits) - 1 : 0xff);
	if (!after)
		EMIT(g, "s_%s s28, s%u%s", extend, sc, what);
	EMIT(g, "s_add_i32 s%u, s%u, 0x%x", sc, sc, step);
	if (after)
		EMIT(g, "s_%s s28, s%u%s", extend, sc, what);
	EMIT(g, "s_cmp_%s_%s32 %s%u, %s%u; s_cbranch_scc1 .LQ%u", scalar_op[op], chance(70) == sign ? "i" : "u", "s",
		chance(90) ? 28 : 34 + g->depth, "s", 34 + g->depth, l);
}

/* How an interval is halved; what is drawn rarely makes it something that need not end. */
struct search {
	uint32_t l;
	bool lanes, first, sum, sign_shift, rounds, swapped, torn;
	uint32_t op, up;		/* of the test; up: added below the middle */
	int a, b, low, high;		/* added to the middle, and by the test */
	const char *sign;
};

static struct search
draw_search(uint32_t l)
{
	struct search s = { .l = l,
		.lanes = chance(70),
		.first = chance(40),
		.sum = chance(50),
		.sign_shift = chance(40),
		.swapped = chance(50),
		.torn = chance(10),
		.op = chance(90) ? LT + below(2) : below(6),
		.up = chance(25) + (chance(8) ? below(3) : 0),
		.a = chance(70),
		.b = chance(40) ? -1 : 0,
		.low = chance(25),
		.high = chance(15),
		.sign = chance(50) ? "i" : "u" };

	s.rounds = s.sign_shift && chance(40);
	if (chance(6))
		s.a = (int)below(4) - 1;
	if (chance(6))
		s.b = (int)below(4) - 2;
	return s;
}

/* The middle in v28, of the numbers in @lo and @hi. */
static void
middle(struct gen *g, const struct search *s, uint32_t lo, uint32_t hi)
{
	EMIT(g, s->sum ? "v_add_u32 v28, v%u, v%u" : "v_sub_u32 v28, v%u, v%u", hi, lo);
	if (s->up)
		EMIT(g, "v_add_u32 v28, %u, v28", s->up);
	if (s->rounds)
		EMIT(g, "v_lshrrev_b32 v29, 31, v28; v_add_u32 v28, v28, v29");
	EMIT(g, "%s v28, 1, v28", s->sign_shift ? "v_ashrrev_i32" : "v_lshrrev_b32");
	if (!s->sum)
		EMIT(g, "v_add_u32 v28, v28, v%u", lo);
}

/* VCC: whether the lane stays. */
static void
search_test(struct gen *g, const struct search *s, uint32_t lo, uint32_t hi)
{
	EMIT(g, "v_add_u32 v32, %d, v%u; v_add_u32 v33, %d, v%u; v_cmp_%s_%s32 vcc, v32, v33", s->low, lo, s->high, hi,
		vector_op[s->op], s->sign);
}

/* Which end moves is decided by the middle and a key, by data, or always the same. */
static void
move_end(struct gen *g, const struct search *s, uint32_t lo, uint32_t hi)
{
	char kept[2][8];

	snprintf(kept[0], sizeof kept[0], "v%u", lo);
	snprintf(kept[1], sizeof kept[1], "v%u", hi);
	switch (below(4)) {
	case 0: EMIT(g, "v_cmp_lt_%s32 s[86:87], v28, v31", s->sign); break;
	case 1: EMIT(g, "v_cmp_gt_u32 s[86:87], v30, v31"); break;
	case 2: EMIT(g, "v_cmp_eq_u32 s[86:87], v28, v28"); break;
	default: EMIT(g, "v_cmp_lt_u32 s[86:87], v28, v0"); break;
	}
	EMIT(g, "v_add_u32 v34, %d, v28; v_add_u32 v35, %d, v28", s->a, s->b);
	if (s->torn && chance(50))		/* both may stay what they are */
		EMIT(g, "v_cndmask_b32 v%u, v%u, v34, s[86:87]; v_cmp_lt_u32 s[86:87], v28, v30; "
			"v_cndmask_b32 v%u, v35, v%u, s[86:87]", lo, lo, hi, hi);
	else
		EMIT(g, "v_cndmask_b32 v%u, %s, %s, s[86:87]; v_cndmask_b32 v%u, %s, %s, s[86:87]", lo,
			s->swapped && !s->torn ? "v34" : kept[0], s->swapped && !s->torn ? kept[0] : "v34", hi,
			s->swapped || s->torn ? kept[1] : "v35", s->swapped || s->torn ? "v35" : kept[1]);
}

/* An interval is halved until it is empty: ends close to where numbers wrap, too; for one lane it may be another. */
static void
search_loop(struct gen *g, uint32_t l)
{
	const struct search s = draw_search(l);
	uint32_t lo = 4 + g->depth, hi = 8 + g->depth, slo = 30 + g->depth, shi = 34 + g->depth,
		 save = 68 + 2 * g->depth;
	bool known, few = chance(8);
	uint32_t end = chance(40) ? g->w.arg[below(NARG)] :
		chance(30)	    ? (chance(50) ? 0x7fffffff : 0xffffffff) - below(3) :
					(uint32_t)rng_next(&prop.r) >> below(32),
		 begin = chance(50) ? below(3) :
		chance(50)		? end - below(5) :
		chance(40)		? (chance(50) ? 0x7fffffff : 0xffffffff) - below(2) :
					  (uint32_t)rng_next(&prop.r);
	const char *last = number(g, end, &known), *start = number(g, begin, &known);

	g->lanes[g->depth] = true;
	EMIT(g, "s_mov_b32 s%u, %s; s_mov_b32 s%u, %s", slo, start, shi, last);
	if (chance(60))		/* not empty, as far as a number is known */
		EMIT(g, "s_cmp_%s_%s32 s%u, s%u; s_cbranch_scc0 .LX%u", chance(80) ? "lt" : "le", s.sign, slo, shi, l);
	EMIT(g, "v_mov_b32 v%u, s%u; v_mov_b32 v%u, s%u; s_mov_b64 s[%u:%u], exec", lo, slo, hi, shi, save, save + 1);
	if (s.lanes && chance(50))
		EMIT(g, "v_max_%s32 v%u, v%u, v0", s.sign, hi, hi);
	header(g, l, false);
	clutter(g);
	if (s.first) {
		search_test(g, &s, lo, hi);
		EMIT(g, "s_and_b64 exec, exec, vcc; s_cbranch_execz .LS%u", l);
	}
	middle(g, &s, lo, hi);
	if (few)			/* some lanes keep both ends */
		EMIT(g, "v_and_b32 v29, 1, v30; v_cmp_eq_u32 vcc, 1, v29; s_and_saveexec_b64 s[84:85], vcc");
	move_end(g, &s, lo, hi);
	if (few)
		EMIT(g, "s_mov_b64 exec, s[84:85]");
	else if (chance(8))		/* some lanes begin again */
		EMIT(g, "v_and_b32 v29, 1, v30; v_cmp_eq_u32 vcc, 1, v29; v_cndmask_b32 v%u, v%u, v1, vcc", lo, lo);
	if (s.first) {
		EMIT(g, "s_branch .LQ%u; .LS%u:", l, l);
	} else {
		search_test(g, &s, lo, hi);
		EMIT(g, "s_and_b64 exec, exec, vcc; s_cbranch_execnz .LQ%u", l);
	}
	EMIT(g, "s_mov_b64 exec, s[%u:%u]", save, save + 1);
}

/* Half of what is left goes on, one or the other by data, until nothing is: a rounded half, and what it leaves less
 * one; or almost these. */
static void
length_loop(struct gen *g, uint32_t l)
{
	uint32_t n = 4 + g->depth, sn = 30 + g->depth, save = 68 + 2 * g->depth;
	bool known, first = chance(40), few = chance(8);
	uint32_t begin = chance(40) ? g->w.arg[below(NARG)] :
		chance(40)	       ? (chance(50) ? 0x7fffffff : 0xffffffff) - below(3) :
					 (uint32_t)rng_next(&prop.r) >> below(32);
	const char *start = number(g, begin, &known),
		   *test = chance(40) ? "ne_u32" : chance(60) ? "lt_i32" : "lt_u32";
	uint32_t limit = chance(90) || *test == 'n' ? 0 : below(3);

	g->lanes[g->depth] = true;
	EMIT(g, "s_mov_b32 s%u, %s", sn, start);
	if (chance(60))
		EMIT(g, "s_cmp_gt_%s32 s%u, 0; s_cbranch_scc0 .LX%u", chance(60) ? "i" : "u", sn, l);
	EMIT(g, "v_mov_b32 v%u, s%u; s_mov_b64 s[%u:%u], exec", n, sn, save, save + 1);
	if (chance(20))
		EMIT(g, "v_min_u32 v%u, v%u, v0", n, n);
	header(g, l, false);
	clutter(g);
	if (first)
		EMIT(g, "v_cmp_%s vcc, %u, v%u; s_and_b64 exec, exec, vcc; s_cbranch_execz .LS%u", test, limit, n, l);
	EMIT(g, "%s v28, %u, v%u", chance(90) ? "v_lshrrev_b32" : "v_ashrrev_i32", chance(92), n);
	EMIT(g, chance(50) ? "v_xad_u32 v29, v28, -1, v%u" : "v_sub_u32 v29, v%u, v28", n);
	if (chance(50))		/* without it, as after v_xad, it is another one */
		EMIT(g, "v_add_u32 v29, %d, v29", chance(80) ? -1 : (int)below(3) - 1);
	if (few)
		EMIT(g, "v_cmp_lt_u32 vcc, v31, v30; s_and_saveexec_b64 s[84:85], vcc");
	EMIT(g, "v_cmp_lt_u32 s[86:87], v30, v31; v_cndmask_b32 v%u, v%u, v29, s[86:87]", n, chance(93) ? 28 : 30);
	if (few)
		EMIT(g, "s_mov_b64 exec, s[84:85]");
	if (first) {
		EMIT(g, "s_branch .LQ%u; .LS%u:", l, l);
	} else {
		EMIT(g, "v_cmp_%s vcc, %u, v%u; s_and_b64 exec, exec, vcc; s_cbranch_execnz .LQ%u", test, limit, n, l);
	}
	EMIT(g, "s_mov_b64 exec, s[%u:%u]", save, save + 1);
}

/* Some number, or one close to where signed or unsigned ones wrap. */
static uint32_t
close_to_wrap(void)
{
	uint32_t wrap = chance(50) ? 0 : 0x80000000;

	return chance(40) ? (uint32_t)rng_next(&prop.r) : wrap - 90 + below(120);
}

/* The same by a choice: the comparison is of the start, the numbers to choose from are the limit and one that is so far
 * from the start (v28, s28). */
static void
choose_nearer(struct gen *g, uint32_t c, uint32_t e, uint32_t sc, const char *type, bool down)
{
	uint32_t limit = 34 + g->depth, k = down ? GT + below(2) : LT + below(2);
	bool late = chance(30);	/* compares what it takes, not the start */

	EMIT(g, "v_mov_b32 v%u, s%u; v_cmp_%s_%s32 vcc, v%u, v%u; v_cndmask_b32 v%u, v%u, v28, vcc", e, limit,
		vector_op[k], type, late ? 28 : c, e, e, e);
	EMIT(g, "s_cmp_%s_%s32 s%u, s%u; s_cselect_b32 s%u, s28, s%u", scalar_op[k], type, late ? 28 : sc, limit, limit,
		limit);
}

/* The limit is so far from the start, or something else, whichever is closer. */
static void
nearer_loop(struct gen *g, uint32_t l)
{
	uint32_t c = 4 + g->depth, e = 8 + g->depth, sc = 30 + g->depth, save = 68 + 2 * g->depth,
		 step = 1 + below(3), far = chance(85) ? below(40) : (uint32_t)rng_next(&prop.r);
	bool known, down = chance(40), sign = chance(50), lanes = chance(50), foul = chance(15);
	const char *type = sign ? "i" : "u", *way = down != foul ? "max" : "min",
		   *other = number(g, chance(60) ? below(90) : close_to_wrap(), &known),
		   *start = number(g, chance(60) ? below(60) : close_to_wrap(), &known);
	uint32_t op = down ? GT + below(2) : LT + below(2);

	g->lanes[g->depth] = true;
	EMIT(g, "s_mov_b32 s%u, %s; s_mov_b32 s%u, %s", sc, start, 34 + g->depth, other);
	if (chance(50))
		EMIT(g, "v_readfirstlane_b32 s%u, v30", chance(50) ? sc : 34 + g->depth);
	EMIT(g, "s_%s_u32 s28, s%u, 0x%x; v_mov_b32 v%u, s%u; v_add_u32 v%u, v0, v%u; v_add_u32 v28, 0x%x, v%u",
		down ? "sub" : "add", sc, far, c, sc, c, c, down ? 0 - far : far, c);
	if (chance(50))
		EMIT(g, "v_%s_%s32 v%u, s%u, v28; s_%s_%s32 s%u, s%u, s28", way, chance(90) == sign ? "i" : "u", e,
			34 + g->depth, way, chance(90) == sign ? "i" : "u", 34 + g->depth, 34 + g->depth);
	else
		choose_nearer(g, c, e, sc, chance(90) == sign ? type : "u", down != foul);
	EMIT(g, "s_mov_b64 s[%u:%u], exec", save, save + 1);
	header(g, l, false);
	clutter(g);
	if (lanes)
		EMIT(g, "v_add_u32 v%u, 0x%x, v%u; v_cmp_%s_%s32 vcc, v%u, v%u; s_and_b64 exec, exec, vcc; "
			"s_cbranch_execnz .LQ%u; s_mov_b64 exec, s[%u:%u]", c, down ? 0 - step : step, c, vector_op[op],
			type, c, e, l, save, save + 1);
	else
		EMIT(g, "s_add_u32 s%u, s%u, 0x%x; s_cmp_%s_%s32 s%u, s%u; s_cbranch_scc1 .LQ%u", sc, sc,
			down ? 0 - step : step, scalar_op[op], type, sc, 34 + g->depth, l);
}

/* A window around some number, cut off at both ends: from max(first, number - m) + a to min(last, number + n) + b, or
 * back. */
static void
window_loop(struct gen *g, uint32_t l)
{
	uint32_t c = 4 + g->depth, e = 8 + g->depth, sc = 30 + g->depth, limit = 34 + g->depth,
		 save = 68 + 2 * g->depth, step = 1 + below(3), foul = below(12);
	bool known, sign = chance(60), lanes = chance(60), down = chance(35);
	const char *type = sign ? "i" : "u", *least = foul == 1 ? "max" : "min", *most = foul == 2 ? "min" : "max",
		   *other = chance(90) == sign ? "i" : "u",
		   *m = number(g, chance(80) ? below(40) : (uint32_t)rng_next(&prop.r), &known),
		   *n = number(g, chance(80) ? below(40) : (uint32_t)rng_next(&prop.r), &known);
	uint32_t first = chance(60) ? below(20) : close_to_wrap(),
		 last = chance(80) ? 20 + below(90) : close_to_wrap(),
		 a = chance(40) ? 0 : below(180) - 90, b = chance(60) ? 0 : below(5) - 2,
		 op = down ? GT + below(2) : LT + below(2);

	g->lanes[g->depth] = true;
	EMIT(g, "s_mov_b32 s%u, %s", sc, number(g, chance(80) ? below(60) : close_to_wrap(), &known));
	if (chance(50))
		EMIT(g, "v_readfirstlane_b32 s%u, v30", sc);
	EMIT(g, "v_add_u32 v%u, s%u, v0; s_mov_b32 s28, %s; v_subrev_u32 v28, s28, v%u", c, sc, m, c);
	EMIT(g, "s_sub_i32 s28, s%u, s28; s_mov_b32 s%u, %s; v_add_u32 v%u, s%u, v%u; s_mov_b64 s[%u:%u], exec", sc,
		limit, n, e, limit, c, save, save + 1);
	if (foul == 3)			/* the other lanes have something else */
		EMIT(g, "s_mov_b64 exec, 0xfff");
	EMIT(g, "s_add_i32 s%u, s%u, s%u; v_mov_b32 v%u, 0x%x; v_%s_%s32 v%u, v28, v%u", limit, sc, limit, c, first,
		most, other, c, c);
	EMIT(g, "s_%s_%s32 s%u, s28, 0x%x; v_mov_b32 v28, 0x%x; v_%s_%s32 v%u, v28, v%u", most, other, sc, first, last,
		least, type, e, e);
	EMIT(g, "s_%s_%s32 s%u, s%u, 0x%x; s_mov_b64 exec, s[%u:%u]", least, type, limit, limit, last, save, save + 1);
	EMIT(g, "v_add_u32 v%u, 0x%x, v%u; v_add_u32 v%u, 0x%x, v%u", c, a, c, e, b, e);
	EMIT(g, "s_add_i32 s%u, s%u, 0x%x; s_add_i32 s%u, s%u, 0x%x", sc, sc, a, limit, limit, b);
	if (down)
		EMIT(g, "v_swap_b32 v%u, v%u; s_mov_b32 s28, s%u; s_mov_b32 s%u, s%u; s_mov_b32 s%u, s28", c, e, sc, sc,
			limit, limit);
	header(g, l, false);
	clutter(g);
	if (lanes)
		EMIT(g, "v_add_u32 v%u, 0x%x, v%u; v_cmp_%s_%s32 vcc, v%u, v%u; s_and_b64 exec, exec, vcc; "
			"s_cbranch_execnz .LQ%u; s_mov_b64 exec, s[%u:%u]", c, down ? 0 - step : step, c, vector_op[op],
			type, c, e, l, save, save + 1);
	else
		EMIT(g, "s_add_u32 s%u, s%u, 0x%x; s_cmp_%s_%s32 s%u, s%u; s_cbranch_scc1 .LQ%u", sc, sc,
			down ? 0 - step : step, scalar_op[op], type, sc, limit, l);
}

/* ---- chosen ---------------------------------------------------------------------------------------- */
/* Start s30 + depth and limit s34 + depth, for lanes v4 + depth and v8 + depth: a share of some length that a number
 * says; who has the last one has all that is left. */
static void
last_share(struct gen *g)
{
	uint32_t c = 4 + g->depth, e = 8 + g->depth, sc = 30 + g->depth, limit = 34 + g->depth, part = below(40),
		 foul = below(8), who = below(4), more = chance(60) ? 0 : below(90) - 40;
	bool known, wide = chance(40), other = foul == 1;
	const char *all = number(g, chance(80) ? below(200) : close_to_wrap(), &known),
		   *last = number(g, below(4), &known);

	EMIT(g, "s_mov_b32 s28, %s; s_mov_b32 s88, %s; s_mov_b32 s89, %s", chance(50) ? "s2" : last,
		number(g, below(4), &known), foul == 2 ? "1" : "0");
	if (chance(30))
		EMIT(g, "v_readfirstlane_b32 s28, v30");
	EMIT(g, "s_mul_i32 s%u, s28, %u; v_add_u32 v%u, s28, v0; v_mul_lo_u32 v28, v%u, %u", sc, part, c, c,
		part);
	EMIT(g, "s_add_i32 s%u, s%u, 0x%x; v_add_u32 v%u, 0x%x, v28", limit, sc, part + more, e, part + more);
	if (chance(15))
		EMIT(g, "s_mul_i32 s28, s28, %u; v_mul_lo_u32 v%u, v%u, 3", 2 + below(3), c, c);
	if (wide)
		EMIT(g, "s_mov_b32 s90, s28; s_mov_b32 s91, 0; s_cmp_%s_u64 s[90:91], s[88:89]",
			other ? "lg" : "eq");
	else
		EMIT(g, "s_cmp_%s_u32 s28, s88", other ? "lg" : "eq");
	EMIT(g, "s_cselect_b32 s%u, %s, s%u", limit, all, limit);
	if (foul == 3)
		EMIT(g, "v_add_u32 v%u, 1, v%u", c, c);
	EMIT(g, "v_cmp_%s_u32 vcc, s88, v%u; v_mov_b32 v29, %s; v_cndmask_b32 v%u, v%u, v29, vcc",
		other ? "ne" : "eq", c, all, e, e);
	if (who == 1)			/* all begin there, too */
		EMIT(g, "v_cndmask_b32 v28, v28, v29, vcc; s_cselect_b32 s%u, %s, s%u", sc, all, sc);
	if (foul == 4)			/* the other lanes chose from nothing */
		EMIT(g, "s_mov_b64 s[88:89], exec; s_mov_b64 exec, 0xfff; v_mov_b32 v%u, %s; "
			"s_mov_b64 exec, s[88:89]", e, last);
	EMIT(g, "v_mov_b32 v%u, v28", c);
}

/* A window around some number, cut off at both ends by comparisons and by a difference that stops at 0. */
static void
cut_window(struct gen *g)
{
	uint32_t c = 4 + g->depth, e = 8 + g->depth, sc = 30 + g->depth, limit = 34 + g->depth, foul = below(10),
		 far = chance(60) ? 20 + below(60) : close_to_wrap(),
		 more = chance(60) ? 0 : below(200) - 100, by = chance(80) ? below(30) : close_to_wrap();
	bool known, sign = chance(30), swapped = chance(50), stops = chance(60);
	const char *type = sign ? "i" : "u", *m = number(g, by, &known), *n = number(g, below(30), &known),
		   *end = number(g, far, &known), *last = number(g, far - (foul == 1 ? below(9) : 1), &known);

	EMIT(g, "s_mov_b32 s%u, %s", sc, number(g, chance(60) ? below(60) : close_to_wrap(), &known));
	if (chance(50))
		EMIT(g, "v_readfirstlane_b32 s%u, v30", sc);
	EMIT(g, "v_add_u32 v28, s%u, v0; s_mov_b32 s88, %s; s_mov_b32 s89, %s", sc, m, n);
	EMIT(g, "v_add_u32 v%u, s89, v28; s_add_i32 s%u, s%u, s89", e, limit, sc);
	EMIT(g, "s_mov_b32 s89, %s; s_mov_b32 s28, %s; s_add_i32 s28, s28, 0x%x; v_mov_b32 v29, s28", end, last, more);
	EMIT(g, "s_add_i32 s90, s%u, 0x%x; v_cmp_%s_%s32 vcc, s89, v%u; s_cmp_%s_%s32 s%u, s89", limit, more,
		foul == 2 ? "lt" : swapped ? "gt" : "le",
		type, e, foul == 3 ? "gt" : "ge", type, limit);
	EMIT(g, "v_add_u32 v%u, 0x%x, v%u; s_cselect_b32 s%u, s28, s90", e, more, e, limit);
	if (swapped && foul != 2)
		EMIT(g, "v_cndmask_b32 v%u, v29, v%u, vcc", e, e);
	else
		EMIT(g, "v_cndmask_b32 v%u, v%u, v29, vcc", e, e);
	if (stops)
		EMIT(g, "v_sub_%s32 v%u, v28, s88 clamp", foul == 4 ? "i" : "u", c);
	else
		EMIT(g,
			"v_mov_b32 v29, s88; v_sub_u32 v%u, v28, v29; v_cmp_%s_%s32 vcc, v28, v29; "
			"v_cndmask_b32 v%u, v%u, 0, vcc",
			c, foul == 5 ? "gt" : "lt", type, c, c);
	if (stops && chance(20))	/* or that difference the other way round */
		EMIT(g, "v_sub_u32 v%u, s88, v28 clamp", c);
	if (foul == 6)			/* or it is the limit */
		EMIT(g, "v_sub_u32 v%u, v28, s88 clamp; v_mov_b32 v%u, 0", e, c);
	EMIT(g, "s_sub_i32 s28, s%u, s88; s_cmp_lt_%s32 s%u, s88; s_cselect_b32 s%u, 0, s28", sc, type, sc, sc);
}

/* From a number less another one and a borrow to one more another one and a carry. */
static void
carried_loop(struct gen *g, uint32_t l)
{
	uint32_t c = 4 + g->depth, e = 8 + g->depth, sc = 30 + g->depth, limit = 34 + g->depth,
		save = 68 + 2 * g->depth,
		 from = chance(80) ? below(20) : close_to_wrap(), to = from + below(30), mask = below(4),
		 a = below(31), b = below(31);
	bool known, lanes = chance(50), most = chance(50);
	const char *type = chance(30) ? "i" : "u", *start = number(g, from, &known), *end = number(g, to, &known);

	g->lanes[g->depth] = true;
	EMIT(g, "v_and_b32 v28, %u, v30; v_readfirstlane_b32 s28, v30; s_and_b32 s28, s28, %u", mask, mask);
	EMIT(g, "s_bitcmp1_b32 s%u, %u; s_subb_u32 s%u, %s, s28; s_bitcmp%u_b32 s%u, %u", 16 + below(NARG), a,
		sc, start, chance(50), 16 + below(NARG), b);
	EMIT(g, "s_addc_u32 s%u, s28, %s; v_mov_b32 v29, %s; v_cmp_%s_u32 vcc, 2, v30", limit, end, start,
		most ? "le" : "gt");
	EMIT(g, "v_subb_co_u32 v%u, vcc, v29, v28, vcc; v_mov_b32 v29, %s; v_cmp_%s_u32 vcc, 1, v30", c, end,
		most ? "le" : "gt");
	EMIT(g, "v_addc_co_u32 v%u, vcc, v29, v28, vcc", e);
	EMIT(g, "s_mov_b64 s[%u:%u], exec", save, save + 1);
	header(g, l, false);
	clutter(g);
	if (lanes)
		EMIT(g,
			"v_add_u32 v%u, 1, v%u; v_cmp_lt_%s32 vcc, v%u, v%u; s_and_b64 exec, exec, "
			"vcc; s_cbranch_execnz .LQ%u; s_mov_b64 exec, s[%u:%u]",
			c, c, type, c, e, l, save, save + 1);
	else
		EMIT(g, "s_add_u32 s%u, s%u, 1; s_cmp_lt_%s32 s%u, s%u; s_cbranch_scc1 .LQ%u", sc, sc, type, sc,
			limit, l);
}

static void
chosen_loop(struct gen *g, uint32_t l)
{
	uint32_t c = 4 + g->depth, e = 8 + g->depth, sc = 30 + g->depth, limit = 34 + g->depth,
		save = 68 + 2 * g->depth,
		 step = 1 + below(3), a = chance(60) ? 0 : below(90) - 45, b = chance(60) ? 0 : below(5) - 2;
	bool down = chance(30), lanes = chance(50);
	const char *type = chance(50) ? "i" : "u";
	uint32_t op = down ? GT + below(2) : LT + below(2);

	g->lanes[g->depth] = true;
	if (chance(50))
		last_share(g);
	else
		cut_window(g);
	EMIT(g, "v_add_u32 v%u, 0x%x, v%u; v_add_u32 v%u, 0x%x, v%u", c, a, c, e, b, e);
	EMIT(g, "s_add_i32 s%u, s%u, 0x%x; s_add_i32 s%u, s%u, 0x%x", sc, sc, a, limit, limit, b);
	if (down != chance(15))
		EMIT(g, "v_swap_b32 v%u, v%u; s_mov_b32 s28, s%u; s_mov_b32 s%u, s%u; s_mov_b32 s%u, s28", c,
			e, sc, sc, limit, limit);
	EMIT(g, "s_mov_b64 s[%u:%u], exec", save, save + 1);
	header(g, l, false);
	clutter(g);
	if (lanes)
		EMIT(g,
			"v_add_u32 v%u, 0x%x, v%u; v_cmp_%s_%s32 vcc, v%u, v%u; s_and_b64 exec, exec, "
			"vcc; s_cbranch_execnz .LQ%u; s_mov_b64 exec, s[%u:%u]",
			c, down ? 0 - step : step, c, vector_op[op], type, c, e, l, save, save + 1);
	else
		EMIT(g, "s_add_u32 s%u, s%u, 0x%x; s_cmp_%s_%s32 s%u, s%u; s_cbranch_scc1 .LQ%u", sc, sc,
			down ? 0 - step : step, scalar_op[op], type, sc, limit, l);
}

/* How far the limit is from the start is compared before the loop, or something close to that. */
static void
tail_loop(struct gen *g, uint32_t l)
{
	uint32_t c = 4 + g->depth, e = 8 + g->depth, sc = 30 + g->depth, save = 68 + 2 * g->depth, far = below(30),
		 step = 1 + below(2), foul = below(6), limit;
	bool known, lanes = chance(60), wave = chance(30), otherwise = chance(50);
	const char *sign = chance(60) ? "i" : "u", *how = sign, *start, *end;

	limit = chance(80) ? below(90) : (uint32_t)rng_next(&prop.r);
	if (foul == 1)
		how = chance(50) ? "i" : "u";
	end = number(g, limit, &known);
	start = number(g, chance(70) ? limit - below(40) : (uint32_t)rng_next(&prop.r), &known);
	g->lanes[g->depth] = true;
	EMIT(g, "s_mov_b64 s[%u:%u], exec; s_mov_b32 s%u, %s; s_mov_b32 s%u, %s; v_mov_b32 v%u, s%u; "
		"v_add_u32 v%u, v0, v%u; v_mov_b32 v%u, s%u", save, save + 1, sc, start, 34 + g->depth, end, c, sc, c,
		c, e, 34 + g->depth);
	if (chance(30))
		EMIT(g, "v_readfirstlane_b32 s%u, v30; v_mov_b32 v%u, s%u", 34 + g->depth, e, 34 + g->depth);
	EMIT(g, "v_sub_u32 v28, v%u, v%u; s_sub_u32 s28, s%u, s%u; v_add_u32 v28, %u, v28", e, c, 34 + g->depth, sc,
		foul == 2);
	if (foul == 3)
		EMIT(g, "v_add_u32 v%u, -2, v%u; s_add_u32 s%u, s%u, -2", c, c, sc, sc);
	if (wave)
		EMIT(g, "s_cmp_%s_%s32 s28, %u; s_cbranch_scc%u .LE%u", (foul == 4) != otherwise ? "ge" : "lt", how,
			far, otherwise, l);
	else
		EMIT(g, "v_cmp_%s_%s32 vcc, %u, v28; s_%s_b64 exec, exec, vcc; s_cbranch_execz .LE%u",
			(foul == 4) != otherwise ? "le" : "gt", how, far, otherwise ? "andn2" : "and", l);
	if (chance(50))
		EMIT(g, "v_cmp_lt_%s32 vcc, v%u, v%u; s_and_b64 exec, exec, vcc; s_cbranch_execz .LE%u", sign, c, e, l);
	header(g, l, false);
	clutter(g);
	if (lanes)
		EMIT(g, "v_add_u32 v%u, %u, v%u; v_cmp_lt_%s32 vcc, v%u, v%u; s_and_b64 exec, exec, vcc; "
			"s_cbranch_execnz .LQ%u", c, step, c, sign, c, e, l);
	else
		EMIT(g, "s_add_u32 s%u, s%u, %u; s_cmp_lt_%s32 s%u, s%u; s_cbranch_scc1 .LQ%u", sc, sc, step, sign, sc,
			34 + g->depth, l);
	EMIT(g, ".LE%u:; s_mov_b64 exec, s[%u:%u]", l, save, save + 1);
}

/* Counts in steps of some power of 2 to a number without its low bits, as unrolled loops do, or comes to it only
 * after a wrap. */
static void
unrolled_loop(struct gen *g, uint32_t l)
{
	uint32_t sc = 30 + g->depth, limit = 34 + g->depth, two = chance(60) ? 1 + below(4) : 28 + below(3),
		 foul = below(8), mask = (chance(50) ? UINT32_MAX : 0x7fffffff) << (two - (foul == 1)),
		 step = (1 + 2 * below(4)) << two, start = chance(60) ? 0 : below(8) << two;
	bool down = chance(30);

	if (two > 20)
		EMIT(g, "s_mul_i32 s28, s%u, 0x%x", 16 + below(NARG), 0x9e3779b9);
	else
		EMIT(g, "s_lshl_b32 s28, s%u, %u", 16 + below(NARG), chance(50) ? two : 0);
	if (chance(50))
		EMIT(g, "s_cmp_lt_%s32 s28, %u; s_cbranch_scc1 .LE%u", chance(70) ? "u" : "i", 1u << (two & 7), l);
	if (chance(30))
		EMIT(g, "s_cmp_lt_i32 s28, 1; s_cbranch_scc1 .LE%u", l);
	if (foul == 3)
		mask &= ~(1u << (two + 1));
	EMIT(g, "s_mov_b32 s%u, 0x%x; s_and_b32 s%u, s28, 0x%x", sc, start + (foul == 2), limit, mask);
	header(g, l, false);
	clutter(g);
	EMIT(g, "s_%s_i32 s%u, s%u, 0x%x; s_cmp_lg_u32 s%u, s%u; s_cbranch_scc1 .LQ%u; .LE%u:", down ? "sub" : "add",
		sc, sc, step, sc, limit, l, l);
}

/* How a loop goes through the buffer: an index that starts at @start and changes by @step, in units of 1 << @shift
 * bytes; as far as @last. */
struct way {
	uint32_t shift, bytes, step;
	int32_t start, last;
	bool down;
};

/* The last index mostly is the last that lies in the buffer. */
static struct way
make_way(bool words)
{
	struct way w = { .shift = words ? 2 : below(4), .step = 1 + (chance(60) ? 0 : below(9)), .down = chance(30) };
	int32_t fit, n;

	w.bytes = w.shift < 2 ? 1 : 4;
	fit = (int32_t)((WAVES_DATA - w.bytes) >> w.shift);
	w.start = chance(50) ? 0 : (int32_t)below((uint32_t)fit / 2 + 1);
	n = (fit - w.start) / (int32_t)w.step;
	n = chance(60) || !n ? n : (int32_t)below((uint32_t)n + 1);
	w.last = w.start + n * (int32_t)w.step;
	if (w.down) {
		int32_t swap = w.start;

		w.start = w.last;
		w.last = swap;
	}
	return w;
}

/* Leaves @value in v@to, and nobody knows that it does: it goes through the lane's place in memory. */
static void
veil(struct gen *g, uint32_t to, int32_t value)
{
	EMIT(g, "v_mov_b32 v%u, 0x%x; v_and_b32 v31, 63, v0; v_lshlrev_b32 v31, 2, v31; "
		"global_store_dword v31, v%u, s[24:25]; s_waitcnt vmcnt(0); global_load_dword v%u, v31, s[24:25]; "
		"s_waitcnt vmcnt(0)", to, (uint32_t)value, to, to);
}

/* Accesses the buffer where v@c says; of lanes, by one of several kinds of addresses. @pointer: that pair is there. */
static void
access_data(struct gen *g, const struct way *w, uint32_t c, uint32_t how, uint32_t pointer)
{
	const char *load = w->bytes == 1 ? "ubyte" : "dword";

	if (chance(30))
		load = w->bytes == 1 ? "sbyte" : "ubyte";
	switch (how) {
	case 0:
		EMIT(g, "v_lshlrev_b32 v31, %u, v%u; global_load_%s v30, v31, s[24:25]; s_waitcnt vmcnt(0)", w->shift,
			c, load);
		break;
	case 1:
		EMIT(g, "v_mov_b32 v32, v%u; v_%s; v_lshlrev_b64 v[32:33], %u, v[32:33]; v_mov_b32 v34, s25; "
			"v_add_co_u32 v32, vcc, s24, v32; v_addc_co_u32 v33, vcc, v34, v33, vcc; "
			"global_load_%s v30, v[32:33], off; s_waitcnt vmcnt(0)", c,
			chance(70) ? "ashrrev_i32 v33, 31, v32" : "mov_b32 v33, 0", w->shift, load);
		break;
	default:
		EMIT(g, "global_load_%s v30, v[%u:%u], off; s_waitcnt vmcnt(0)", load, pointer, pointer + 1);
		break;
	}
}

/* v[@p:@p+1] moves by @by bytes. */
static void
move_pointer(struct gen *g, uint32_t p, int32_t by)
{
	EMIT(g, "v_add_co_u32 v%u, vcc, 0x%x, v%u; v_addc_co_u32 v%u, vcc, %d, v%u, vcc", p, (uint32_t)by, p, p + 1,
		by < 0 ? -1 : 0, p + 1);
}

/* Each lane walks; what it does not tell is when it is there. FOUL: not every one accesses the buffer each time. */
static void
walk_lanes(struct gen *g, uint32_t l)
{
	struct way w = make_way(false);
	uint32_t c = 4 + g->depth, e = 8 + g->depth, p = 12 + 2 * g->depth, save = 68 + 2 * g->depth, how = below(3),
		 foul = below(14), more = foul < 7 ? 1 + below(120) : 0;
	int32_t by = w.down ? -(int32_t)w.step : (int32_t)w.step;
	bool first = chance(60);

	veil(g, e, w.last + (w.down ? -(int32_t)more : (int32_t)more));
	if (chance(30))			/* some lanes leave earlier */
		EMIT(g, "v_and_b32 v31, 3, v0; v_%s_u32 v%u, v%u, v31", w.down ? "add" : "sub", e, e);
	EMIT(g, "s_mov_b64 s[%u:%u], exec; v_mov_b32 v%u, 0x%x; v_mov_b32 v%u, s24; v_mov_b32 v%u, s25", save, save + 1,
		c, (uint32_t)w.start, p, p + 1);
	move_pointer(g, p, w.start * (1 << w.shift));
	if (foul == 4)			/* stands still */
		veil(g, 36, -by);
	EMIT(g, "v_mov_b32 v37, 0; v_mov_b32 v38, v%u", c);
	header(g, l, false);
	if (first)
		EMIT(g, "v_cmp_%s_i32 vcc, v%u, v%u; s_and_b64 exec, exec, vcc; s_cbranch_execz .LE%u",
			w.down ? "ge" : "le", c, e, l);
	if (foul == 0)			/* only while it is inside */
		EMIT(g, "v_cmp_gt_u32 vcc, %u, v%u; s_and_saveexec_b64 s[84:85], vcc", WAVES_DATA >> w.shift, c);
	if (foul == 1)
		EMIT(g, "v_cmp_gt_u32 vcc, %u, v%u; s_cbranch_vccz .LO%u", WAVES_DATA >> w.shift, c, l);
	if (foul == 2) {		/* round and round */
		EMIT(g, "v_and_b32 v28, %u, v%u", (WAVES_DATA >> w.shift) - 1, c);
		access_data(g, &w, 28, below(2), p);
	} else if (foul == 4) {
		access_data(g, &w, 38, below(2), p);
		EMIT(g, "v_add_u32 v38, v38, v36; v_add_u32 v38, %d, v38", by);
	} else if (foul == 5) {		/* round and round */
		EMIT(g, "v_and_b32 v28, 0x%x, v%u; v_sub_u32 v28, v%u, v28",
			0u - (WAVES_DATA >> w.shift), c, c);
		access_data(g, &w, 28, below(2), p);
	} else if (foul == 6) {		/* what two numbers add up to */
		EMIT(g, "v_add_u32 v28, v%u, v37; v_add_u32 v37, %d, v37", c, -by);
		access_data(g, &w, 28, below(2), p);
	} else if (foul == 3) {		/* goes back what it went on */
		EMIT(g, "v_lshlrev_b32 v28, %u, v%u; v_sub_co_u32 v32, vcc, v%u, v28; "
			"v_subbrev_co_u32 v33, vcc, 0, v%u, vcc; global_load_ubyte v30, v[32:33], off; "
			"s_waitcnt vmcnt(0)", w.shift, c, p, p + 1);
	} else {
		access_data(g, &w, c, how, p);
	}
	EMIT(g, ".LO%u:", l);
	if (foul == 0)
		EMIT(g, "s_mov_b64 exec, s[84:85]");
	clutter(g);
	EMIT(g, "v_add_u32 v%u, %d, v%u", c, by, c);
	move_pointer(g, p, by * (1 << w.shift));
	if (first)
		EMIT(g, "s_branch .LQ%u", l);
	else
		EMIT(g, "v_cmp_%s_i32 vcc, v%u, v%u; s_and_b64 exec, exec, vcc; s_cbranch_execnz .LQ%u",
			w.down ? "ge" : "le", c, e, l);
	EMIT(g, ".LE%u:; s_mov_b64 exec, s[%u:%u]", l, save, save + 1);
}

/* The wave walks: by scalar loads, or by loads of lanes, where there are any. */
static void
walk_wave(struct gen *g, uint32_t l)
{
	bool words = chance(50), first = chance(60), none = !words && chance(20), skips = !none && chance(20);
	struct way w = make_way(words);
	uint32_t c = 30 + g->depth, e = 34 + g->depth, save = 68 + 2 * g->depth, p = 12 + 2 * g->depth,
		 more = none || skips ? 1 + below(120) : 0;

	veil(g, 28, w.last + (w.down ? -(int32_t)more : (int32_t)more));
	EMIT(g, "v_readfirstlane_b32 s%u, v28; s_mov_b32 s%u, 0x%x; s_mov_b64 s[%u:%u], exec", e, c, (uint32_t)w.start,
		save, save + 1);
	if (none)
		EMIT(g, "v_cmp_le_u32 s[86:87], 0, v0; s_mov_b64 exec, 0");
	header(g, l, false);
	if (first)
		EMIT(g, "s_cmp_%s_i32 s%u, s%u; s_cbranch_scc1 .LE%u", w.down ? "lt" : "gt", c, e, l);
	if (skips)
		EMIT(g, "s_cmp_ge_u32 s%u, %u; s_cbranch_scc1 .LO%u", c, WAVES_DATA >> w.shift, l);
	if (words) {
		EMIT(g, "s_lshl_b32 s28, s%u, 2; s_load_dword s27, s[24:25], s28; s_waitcnt lgkmcnt(0)", c);
	} else {
		EMIT(g, "v_mov_b32 v28, s%u", c);
		access_data(g, &w, 28, below(2), p);
	}
	EMIT(g, ".LO%u:", l);
	clutter(g);
	EMIT(g, "s_add_i32 s%u, s%u, %d", c, c, w.down ? -(int32_t)w.step : (int32_t)w.step);
	if (first && none && chance(60))	/* goes on as no lane is there, or one somewhere else */
		EMIT(g, "%s .LQ%u", chance(50) ? "s_cbranch_execz" : "s_mov_b64 vcc, s[86:87]; s_cbranch_vccnz", l);
	else if (first)
		EMIT(g, "s_branch .LQ%u", l);
	else
		EMIT(g, "s_cmp_%s_i32 s%u, s%u; s_cbranch_scc1 .LQ%u", w.down ? "ge" : "le", c, e, l);
	EMIT(g, ".LE%u:; s_mov_b64 exec, s[%u:%u]", l, save, save + 1);
}

/* Lanes take turns: each is there as long as its index is inside, and all move on. */
static void
walk_turns(struct gen *g, uint32_t l)
{
	uint32_t c = 4 + g->depth, s = 30 + g->depth, e = 34 + g->depth, save = 68 + 2 * g->depth;
	uint32_t back = below(3);	/* all are on again: at the end of an iteration, or at the beginning */

	veil(g, 28, (int32_t)(40 + below(80)));
	EMIT(g, "v_readfirstlane_b32 s%u, v28; s_mov_b32 s%u, 0; s_mov_b64 s[%u:%u], exec; v_sub_u32 v%u, 0, v0", e, s,
		save, save + 1, c);
	header(g, l, false);
	if (back == 1)
		EMIT(g, "s_mov_b64 exec, s[%u:%u]", save, save + 1);
	EMIT(g, "v_add_u32 v%u, 1, v%u; v_cmp_gt_u32 vcc, 64, v%u; s_and_b64 exec, exec, vcc; "
		"s_cbranch_execz .LE%u; v_lshlrev_b32 v31, 2, v%u; global_load_dword v30, v31, s[24:25]; "
		"s_waitcnt vmcnt(0); s_add_i32 s%u, s%u, 1",
		c, c, c, l, c, s, s);
	if (back == 2)
		EMIT(g, "s_mov_b64 exec, s[%u:%u]", save, save + 1);
	EMIT(g, "s_cmp_lt_u32 s%u, s%u; s_cbranch_scc1 .LQ%u; .LE%u:; s_mov_b64 exec, s[%u:%u]", s, e, l, l, save,
		save + 1);
}

/* Through the buffer, whose size is told; how far is not. */
static void
walk_loop(struct gen *g, uint32_t l)
{
	g->lanes[g->depth] = true;
	switch (below(7)) {
	case 0: walk_turns(g, l); break;
	case 1: case 2: walk_wave(g, l); break;
	default: walk_lanes(g, l); break;
	}
}

static void
loop(struct gen *g, bool off)
{
	uint32_t l = g->nloop++;

	g->vector[g->depth] = false;
	switch (only_kind < KINDS ? only_kind : below(KINDS)) {
	case 54: case 55: case 56: walk_loop(g, l); break;
	case 50: chosen_loop(g, l); break;
	case 51: carried_loop(g, l); break;
	case 46: unrolled_loop(g, l); break;
	case 44: tail_loop(g, l); break;
	case 40: nearer_loop(g, l); break;
	case 48: window_loop(g, l); break;
	case 49: inside_loop(g, l); break;
	case 34: case 35: case 36: narrow_loop(g, l); break;
	case 38: case 39: (chance(50) ? search_loop : length_loop)(g, l); break;
	case 29: case 30:
		if (g->w.packet) {
			size_loop(g, l);
			break;
		}
		/* fall through */
	case 26: case 27: case 28: grow_loop(g, l); break;
	case 24: case 25: none_loop(g, l); break;
	case 22: case 23: varying_loop(g, l); break;
	case 21: guarded_loop(g, l); break;
	case 20: no_lanes_loop(g, l); break;
	case 0: case 1: case 2: case 3: case 31: case 37: case 41: case 42: case 43: case 45: case 47:
	case 52: case 53:
		scalar_loop(g, l, off);
		break;
	case 4: wide_loop(g, l, off); break;
	case 5: bit_loop(g, l, off); break;
	case 6:
		if (chance(40))
			bits_loop(g, l);
		else
			lane_bits_loop(g, l);
		break;
	case 7: waterfall(g, l); break;
	case 8: carry_loop(g, l, off); break;
	case 9: lane_pointer_loop(g, l, off); break;
	case 10: shift_loop(g, l, off); break;
	case 11: case 12: break_loop(g, l); break;
	case 13: stride_loop(g, l); break;
	case 14: computed_loop(g, l); break;
	default: lane_loop(g, l, off); break;
	}
	EMIT(g, ".LX%u:", l);
}

/* ---- kernels ------------------------------------------------------------------------------------------------ */
static void
kernel(struct gen *g)
{
	struct kernel_frame frame;
	uint32_t tell = below(3);

	g->o = wb_out_new(prop.cx->unit);
	g->w.size[0] = chance(70) ? 64 : chance(50) ? 128 : 1 + below(100);
	g->w.groups[0] = 1 + below(2);
	g->all_told = tell > 0;
	for (uint32_t k = 0; k < NARG; k++) {
		g->w.arg[k] = chance(85) ? below(80) : (uint32_t)rng_next(&prop.r);
		g->w.told[k] = g->all_told || chance(50);
	}
	g->w.narg = NARG;
	g->w.dims = 1;
	g->w.has_data = true;
	g->w.half = (uint16_t)(chance(70) ? below(200) : rng_next(&prop.r));
	g->w.packet = chance(20);
	g->w.sizes_told = !g->w.packet || chance(30);
	g->all_told = g->all_told && g->w.sizes_told;
	frame = waves_frame(prop.cx, &g->w);
	kernel_head(&g->o, &frame);
	if (g->w.packet)
		EMIT(g, "s_mov_b64 s[52:53], s[0:1]; s_mov_b64 s[0:1], s[2:3]; s_mov_b32 s2, s4");
	EMIT(g, "s_load_dwordx8 s[16:23], s[0:1], 0x0; s_load_dwordx2 s[24:25], s[0:1], 0x20; v_mov_b32 v30, v0; "
		"v_mov_b32 v31, v0; v_mov_b32 v1, 0; s_load_dword s29, s[0:1], 0x28; s_waitcnt lgkmcnt(0); "
		"s_mov_b32 s26, 0");
	EMIT(g, "v_lshlrev_b32 v31, 2, v0; v_and_b32 v31, 0xfc, v31; global_load_dword v30, v31, s[24:25]; "
		"s_waitcnt vmcnt(0)");
	do {
		g->depth = 0;
		loop(g, false);
		clutter(g);
	} while (g->nloop < MOST_LOOPS && chance(50));
	kernel_tail(&g->o, &frame);
}

/* ---- running ---------------------------------------------------------------------------------------------------- */
#define MOST_SEEN 64u
struct seen {
	uint64_t now, most, least, total, most_total;
	bool entered, cut;
};

struct watched {
	const struct wb_fn *fn;
	struct seen loop[MOST_SEEN];
};

static void
enter_block(void *user, uint32_t from, uint32_t to)
{
	struct watched *x = user;
	struct seen *seen = x->loop;
	const struct wb_loops *ls = x->fn->loops;

	for (uint32_t l = 0; l < ls->nloop; l++) {
		bool in = from != WB_NONE && wb_loop_has(ls, l, from), is = wb_loop_has(ls, l, to);

		if (in && !is && seen[l].now < seen[l].least)
			seen[l].least = seen[l].now;
		if (to != ls->loop[l].header)
			continue;
		if (!in) {
			seen[l].now = 0;
			seen[l].entered = true;
		} else {
			seen[l].now++;
			seen[l].total++;
		}
		seen[l].most = seen[l].now > seen[l].most ? seen[l].now : seen[l].most;
	}
}

static void
begin_wave(void *user)
{
	struct watched *x = user;

	for (uint32_t l = 0; l < x->fn->loops->nloop; l++)
		x->loop[l].total = 0;
}

static void
end_wave(void *user, uint64_t group, uint32_t last, bool ended)
{
	struct watched *x = user;

	(void)group;
	for (uint32_t l = 0; l < x->fn->loops->nloop; l++) {
		struct seen *s = &x->loop[l];

		s->most_total = s->total > s->most_total ? s->total : s->most_total;
		s->cut = s->cut || (!ended && wb_loop_has(x->fn->loops, l, last));
	}
}

/* ---- judging ---------------------------------------------------------------------------------------------------- */
static uint64_t nloops, nknown, nwalk, ntight, nplain, nexact, nendless, nrefused, ninvalid;

static void
expect(bool ok, const struct wb_fn *fn, uint32_t l, const struct seen *s, const char *what)
{
	const struct wb_loop_bound *b = &fn->bounds->loop[l];

	prop_expect(ok, "loop %s: %s: inferred %lld .. %lld, total %lld; seen %llu .. %llu, total %llu: %s",
		fn->block[fn->loops->loop[l].header].label, what, (long long)b->min, (long long)b->max,
		(long long)b->total, (unsigned long long)s->least, (unsigned long long)s->most,
		(unsigned long long)s->most_total, b->why);
}

static void
judge(const struct wb_fn *fn, uint32_t l, const struct seen *s, const struct gen *g)
{
	const struct wb_loop_bound *b = &fn->bounds->loop[l];
	const char *label = fn->block[fn->loops->loop[l].header].label;
	bool known = b->max != WB_UNKNOWN;

	nloops++;
	nknown += known;
	nwalk += b->origin == WB_BOUND_BUFFER;
	ntight += b->origin == WB_BOUND_BUFFER && s->most == b->max;
	expect(!known || s->most <= b->max, fn, l, s, "too small a bound");
	expect(b->total == WB_UNKNOWN || s->most_total <= b->total, fn, l, s, "too small a total");
	expect(!s->entered || s->least >= b->min, fn, l, s, "too large a minimum");
	expect(b->why && known == (b->origin != WB_BOUND_NONE), fn, l, s, "inconsistent");
	nendless += s->cut && !known;
	if (s->entered && !s->cut && label && label[2] == 'P' && g->all_told && !g->mutated) {
		uint32_t exits = 0;

		for (uint32_t k = 0; k < fn->loops->loop[l].nexit_within; k++)
			exits += !wb_loop_has(fn->loops, l, fn->edge[fn->loops->list[fn->loops->loop[l].exit + k]].dst);
		nplain += exits == 1;
		nexact += exits == 1 && b->max == s->most;
		if (exits == 1 && b->max != s->most && getenv("SHOW"))
			expect(false, fn, l, s, "not exact");
	}
}

static void
one_case(void)
{
	struct gen g = { .depth = 0 };
	struct watched seen = { .fn = NULL };
	struct waves_watch watch = { &seen, MOST_STEPS, begin_wave, enter_block, end_wave };
	struct wb_module *m;

	kernel(&g);
	g.mutated = chance(33);
	if (g.mutated) {
		const char *text = mutate_assembly(prop.cx->unit, g.o.at, "k", &prop.r, 1 + below(3));

		g.o = wb_out_new(prop.cx->unit);
		wb_puts(&g.o, text);
	}
	prop_source(&g.o);
	m = kernel_read(prop.cx, &g.o);
	if (g.mutated && !m) {
		ninvalid++;
		return;
	}
	if (!prop_expect(m && waves_trips(prop.cx, m, &g.w) == WB_OK && m->fn[0]->loops->nloop <= MOST_SEEN,
		    "it cannot be read or analysed"))
		return;
	seen.fn = m->fn[0];
	for (uint32_t l = 0; l < seen.fn->loops->nloop; l++)
		seen.loop[l].least = UINT64_MAX;
	nrefused += !waves_run(prop.cx, m, &g.w, &watch) && !g.mutated;
	for (uint32_t l = 0; l < seen.fn->loops->nloop; l++)
		judge(seen.fn, l, &seen.loop[l], &g);
}

/* ---- large kernels ---------------------------------------------------------------------------------------------- */
#define LARGE_LOOPS 110
#define LARGE_BODY 175
#define MOST_LARGE_SECONDS 0.1

static void
large(void)
{
	static const struct kernel_frame frame = { .vgprs = 64 };
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct wb_pass_env env = { .module = NULL };
	struct gen gen = { .o = wb_out_new(cx->unit) }, *g = &gen;
	struct wb_module *m;
	double best = 1e9;
	uint32_t known = 0;

	prop.r = rng_new(7);
	kernel_head(&g->o, &frame);
	for (uint32_t l = 0; l < LARGE_LOOPS; l++) {
		EMIT(g, "s_movk_i32 s30, 0; v_mov_b32 v4, 0; s_mov_b64 s[60:61], 0; .L%u:", l);
		for (uint32_t k = 0; k < LARGE_BODY; k++)
			EMIT(g, "v_add_u32 v%u, v%u, v%u", 10 + below(50), 10 + below(50), 10 + below(50));
		if (l % 3)
			EMIT(g, "v_add_u32 v4, 2, v4; v_cmp_le_u32 vcc, 64, v4; s_or_b64 s[60:61], vcc, s[60:61]; "
				"s_andn2_b64 exec, exec, s[60:61]; s_cbranch_execnz .L%u; "
				"s_or_b64 exec, exec, s[60:61]", l);
		else
			EMIT(g, "s_add_i32 s30, s30, 1; s_cmp_lt_u32 s30, 32; s_cbranch_scc1 .L%u", l);
	}
	kernel_tail(&g->o, &frame);
	m = kernel_read(cx, &g->o);
	if (!prop_expect(m && cli_run_list(cx, m->fn[0], &env, &cli_list_loops, NULL) == WB_OK &&
			    cli_run_list(cx, m->fn[0], &env, &cli_list_lanes, NULL) == WB_OK,
		    "the large kernel cannot be read"))
		return;
	for (uint32_t k = 0; k < 3; k++) {
		clock_t start = clock();
		double spent;

		prop_expect(wb_run_pass(cx, m->fn[0], &env, &wb_pass_info[WB_PASS_TRIPS]) == WB_OK, "TRIPS fails");
		spent = (double)(clock() - start) / CLOCKS_PER_SEC;
		best = spent < best ? spent : best;
	}
	for (uint32_t l = 0; l < m->fn[0]->loops->nloop; l++)
		known += m->fn[0]->bounds->loop[l].max == 31;
	printf("%u instructions, %u loops, %u bounded exactly: %.1f ms\n", m->fn[0]->ninst, m->fn[0]->loops->nloop,
		known, best * 1e3);
	prop_expect(known == LARGE_LOOPS && best <= MOST_LARGE_SECONDS, "too few loops, or too slow");
	wb_ctx_free(cx);
}

int
main(int argc, char **argv)
{
	prop_start(argc, argv, 4500);
	only_kind = getenv("KIND") ? (uint32_t)strtoul(getenv("KIND"), NULL, 0) : KINDS;
	while (prop_next())
		one_case();
	prop_tried(nloops, 0, "loops");
	prop_tried(nknown, 0, "bounded");
	prop_tried(nwalk, prop.count / 50, "by the size of a buffer");
	prop_tried(ntight, prop.count / 400, "of these that often");
	prop_tried(nplain, only_kind == KINDS ? prop.count / 6 : 0, "plainly counted");
	prop_tried(nexact, nplain * 95 / 100, "of them exactly bounded");
	prop_tried(nendless, 0, "did not end and got no bound");
	prop_tried(prop.count - nrefused, prop.count * 19 / 20, "kernels executed, or changed");
	prop_tried(ninvalid, 0, "changed kernels not read");
	large();
	return prop_end();
}
