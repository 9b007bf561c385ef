/* test/prop/loops.c -- inferred loop bounds of machine code against the simulator.
 *
 * Random kernels of up to six loops, nested and in sequence, in GCN assembly: scalar and
 * per-lane counters of 32 and 64 bits, up and down, constant steps or steps from an argument,
 * limits that are constants, arguments, work-item ids or counters of loops around; exits through
 * s_cmp, s_bitcmp, v_cmp and VCC, carries, EXEC in all rotations, masks of lanes that
 * break; numbers shifted out, masks cleared bit by bit, waterfalls; wraps; steps that miss the
 * limit; breaks that depend on loaded data; numbers multiplied; intervals and lengths halved; counters of 8
 * and 16 bits; the nearer of two limits; tails; sizes of workgroups as steps and limits; breaks into the loop. The
 * analysis is told some of the arguments, or all, and mostly the sizes of the launch. A third of the kernels
 * are changed a little (test/lib/mutate.h), so that they only almost have the shape they were given.
 *
 * Never may a bound be below, nor a minimum above, what a wave does. Where all is told
 * and the loop is plainly counted, the bound must be what is seen, in 95 of 100 cases.
 *
 *	loops [SEED [COUNT]]	COUNT kernels
 */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "../lib/mutate.h"
#include "../lib/waves.h"
#include "wavebound/gcn.h"
#include "wavebound/pass.h"

#define MOST_STEPS 40000		/* of one wave */
#define MOST_LOOPS 6
#define NARG 8

/* s[0:1] arguments, s2 workgroup, s[16:23] arguments, s[24:25] buffer, by depth d: s30+d counts, s34+d limit,
 * s36+2d wide, s44+2d wide limit, s60+2d lanes gone, s68+2d saved EXEC, s76+2d lanes that break;
 * s[52:53] dispatch packet, s54+d its size; v4+d counts, v8+d limit, v12+2d wide, v20+2d wide limit */
struct gen {
	struct wb_out o;
	struct rng *r;
	uint32_t nloop, nlabel, depth;
	struct waves w;			/* with w.packet s[52:53] is the dispatch packet; w.half comes to s29 */
	bool all_told;
	bool mutated;
	bool lanes[4];			/* [depth] whether the loop there counts lanes */
	bool vector[4];			/* [depth] whether it does in v4 + depth */
	uint32_t start[4], last[4];	/* [depth] of scalar counters, for limits of loops inside */
};

#define EMIT(g, ...) wb_printf(&(g)->o, __VA_ARGS__)

static uint32_t below(struct gen *g, uint32_t n) { return rng_below(g->r, n); }
static bool chance(struct gen *g, uint32_t percent) { return rng_chance(g->r, percent); }

/* ---- clutter ------------------------------------------------------------------------------ */
/* v30 is data, s26 is whatever. */
static void
clutter(struct gen *g)
{
	for (uint32_t n = below(g, 3); n > 0; n--) {
		switch (below(g, 6)) {
		case 0:
			EMIT(g,
				"\tv_and_b32 v31, 0xfc, v30\n\tglobal_load_dword v30, v31, s[24:25]\n\ts_waitcnt "
				"vmcnt(0)\n");
			break;
		case 1: EMIT(g, "\tv_add_u32 v31, v31, v0\n"); break;
		case 2: EMIT(g, "\ts_add_u32 s26, s26, 7\n"); break;
		case 3: EMIT(g, "\tv_mul_lo_u32 v31, v31, v30\n"); break;
		case 4: EMIT(g, "\ts_nop 0\n"); break;
		default: EMIT(g, "\tv_xor_b32 v30, v30, v31\n"); break;
		}
	}
}

/* if (lane) clutter */
static void
divergent_if(struct gen *g)
{
	uint32_t l = g->nlabel++;

	EMIT(g, "\tv_and_b32 v31, 1, v30\n\tv_cmp_eq_u32 vcc, 1, v31\n\ts_and_saveexec_b64 s[84:85], vcc\n");
	if (chance(g, 60))
		EMIT(g, "\ts_cbranch_execz .LJ%u\n", l);
	clutter(g);
	EMIT(g, ".LJ%u:\n\ts_or_b64 exec, exec, s[84:85]\n", l);
}

static void loop(struct gen *g, bool lanes_may_be_off);

static void
body(struct gen *g, bool off)
{
	clutter(g);
	if (chance(g, 20))
		divergent_if(g);
	if (g->depth < 2 && g->nloop < MOST_LOOPS && chance(g, 35)) {
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
	if (chance(g, 50)) {
		uint32_t k = below(g, NARG);

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
	struct plan p = { .sign = chance(g, 50) };
	uint32_t rounds = below(g, g->depth ? 7 : 20), size = 1 + below(g, 5);
	bool down = chance(g, 40), k1, k2, k3;

	p.start = chance(g, 30) ? g->w.arg[below(g, NARG)] : below(g, 60);
	if (down && p.start < rounds * size)
		p.start += rounds * size;
	p.step = down ? 0 - size : size;
	p.limit = p.start + rounds * p.step;
	p.stay = chance(g, 40) ? NE : down ? (chance(g, 50) ? GT : GE) : chance(g, 50) ? LT : LE;
	if (chance(g, 12)) {		/* odd: wraps, misses, wrong ways */
		static const uint32_t wild[] = { 0x80000000, 0x7fffffff, 0xffffffff, 0, 0x55555555, 0xfffffff0,
			0x7ffffff0 };

		p.odd = true;
		switch (below(g, 6)) {
		case 4: case 5: {	/* great strides: wraps come soon */
			static const uint32_t stride[] = { 0x10000001, 0x40000000, 0x55555555, 0xf0000001, 0xc0000000,
				0x30000000, 0x7fffffff };

			p.step = stride[below(g, WB_COUNT(stride))];
			p.limit = (uint32_t)rng_next(g->r);
			p.stay = NE + below(g, 5);
			break;
		}
		case 0: p.limit = wild[below(g, WB_COUNT(wild))]; break;
		case 1: p.start = wild[below(g, WB_COUNT(wild))]; break;
		case 2: p.stay = below(g, 6); break;
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
	EMIT(g, ".L%c%u:\n", plain ? 'P' : 'Q', l);
}

/* A break that data decides, out of the loop at once, for the whole wave. */
static void
maybe_break(struct gen *g, uint32_t l)
{
	if (!chance(g, 20))
		return;
	EMIT(g,
		"\tv_readfirstlane_b32 s27, v30\n\ts_and_b32 s27, s27, 31\n\ts_cmp_eq_u32 s27, 5\n\ts_cbranch_scc1 "
		".LE%u\n",
		l);
}

static void
scalar_compare(struct gen *g, const struct plan *p, uint32_t c, bool stay)
{
	static const uint32_t opposite[] = { NE, EQ, GE, GT, LE, LT }, mirror[] = { EQ, NE, GT, GE, LT, LE };
	uint32_t op = stay ? p->stay : opposite[p->stay];

	if (chance(g, 25))
		EMIT(g, "\ts_cmp_%s_%s32 s%u, s%u\n", scalar_op[mirror[op]], p->sign ? "i" : "u", 34 + g->depth, c);
	else
		EMIT(g, "\ts_cmp_%s_%s32 s%u, s%u\n", scalar_op[op], p->sign ? "i" : "u", c, 34 + g->depth);
	if (chance(g, 30))
		EMIT(g, "\tv_add_u32 v31, v31, v0\n\ts_nop 0\n");
}

static void
count_on(struct gen *g, uint32_t c, const char *step)
{
	uint32_t k = step[0] == '0' ? (uint32_t)strtoul(step, NULL, 0) : INT32_MAX;

	if (k + 32768 < 65536 && chance(g, 40))		/* of 16 bits with sign */
		EMIT(g, "\ts_addk_i32 s%u, 0x%x\n", c, k & 0xffff);
	else
		EMIT(g, "\ts_add_%s32 s%u, s%u, %s\n", chance(g, 50) ? "i" : "u", c, c, step);
}

static void
scalar_loop(struct gen *g, uint32_t l, bool off)
{
	struct plan p = make_plan(g);
	uint32_t c = 30 + g->depth;
	bool first = chance(g, 50), top = chance(g, 30), stay = chance(g, 50);

	if (g->depth && !p.odd && chance(g, 25) && !g->lanes[g->depth - 1]) {	/* a counter around is the limit */
		EMIT(g, "\ts_add_u32 s%u, s%u, 2\n\ts_mov_b32 s%u, 0\n", 34 + g->depth, 29 + g->depth, c);
		p.known = false;
		p.start = 0;
		p.s_step = "1";
		p.stay = LT;
		p.sign = false;
	} else {
		EMIT(g, "\ts_mov_b32 s%u, %s\n\ts_mov_b32 s%u, %s\n", c, p.s_start, 34 + g->depth, p.s_limit);
	}
	g->lanes[g->depth] = false;
	header(g, l, p.known && !off);
	if (top) {			/* while */
		scalar_compare(g, &p, c, stay);
		EMIT(g, "\ts_cbranch_scc%u .LE%u\n", !stay, l);
		body(g, off);
		maybe_break(g, l);
		EMIT(g, "\ts_add_%s32 s%u, s%u, %s\n\ts_branch .L%c%u\n", p.sign ? "i" : "u", c, c, p.s_step,
			p.known && !off ? 'P' : 'Q', l);
	} else {
		if (first)
			count_on(g, c, p.s_step);
		body(g, off);
		maybe_break(g, l);
		if (!first)
			count_on(g, c, p.s_step);
		scalar_compare(g, &p, c, stay);
		EMIT(g, "\ts_cbranch_scc%u .L%c%u\n", stay, p.known && !off ? 'P' : 'Q', l);
	}
	EMIT(g, ".LE%u:\n", l);
}

/* A pointer that runs to its end. */
static void
wide_loop(struct gen *g, uint32_t l, bool off)
{
	uint32_t c = 36 + 2 * g->depth, e = 44 + 2 * g->depth, rounds = 1 + below(g, 12), size = 4u << below(g, 3);
	bool known, stay = chance(g, 50), arg = chance(g, 50);
	const char *bytes = number(g, rounds * size, &known);

	EMIT(g, "\ts_mov_b64 s[%u:%u], s[24:25]\n", c, c + 1);
	if (arg)
		EMIT(g, "\ts_mov_b64 s[%u:%u], s[18:19]\n", c, c + 1);
	EMIT(g, "\ts_add_u32 s%u, s%u, %s\n\ts_addc_u32 s%u, s%u, 0\n", e, c, bytes, e + 1, c + 1);
	g->lanes[g->depth] = true;	/* no 32-bit counter */
	header(g, l, known && !off);
	body(g, off);
	EMIT(g, "\ts_add_u32 s%u, s%u, %u\n\tv_add_u32 v31, v31, v0\n\ts_addc_u32 s%u, s%u, 0\n", c, c, size, c + 1,
		c + 1);
	EMIT(g, "\ts_cmp_%s_u64 s[%u:%u], s[%u:%u]\n\ts_cbranch_scc%u .L%c%u\n.LE%u:\n", stay ? "lg" : "eq", c, c + 1,
		e, e + 1, stay, known && !off ? 'P' : 'Q', l, l);
}

static void
shift_loop(struct gen *g, uint32_t l, bool off)
{
	uint32_t c = 30 + g->depth, by = 1 + below(g, 4);
	bool known, first = chance(g, 50);
	const char *n = number(g, g->w.arg[below(g, NARG)], &known);

	EMIT(g, "\ts_mov_b32 s%u, %s\n", c, n);
	if (chance(g, 30))
		EMIT(g, "\tv_readfirstlane_b32 s%u, v30\n", c), known = false;
	g->lanes[g->depth] = true;
	header(g, l, known && !off && first);
	body(g, off);
	if (first)
		EMIT(g, "\ts_lshr_b32 s%u, s%u, %u\n\ts_cmp_lg_u32 s%u, 0\n", c, c, by, c);
	else
		EMIT(g,
			"\ts_cmp_gt_u32 s%u, %u\n\ts_cselect_b32 s28, 1, 0\n\ts_lshr_b32 s%u, s%u, %u\n\ts_cmp_lg_u32 "
			"s28, 0\n",
			c, below(g, 3), c, c, by);
	EMIT(g, "\ts_cbranch_scc1 .L%c%u\n.LE%u:\n", known && !off && first ? 'P' : 'Q', l, l);
}

/* s_bitcmp: counts by adding until a bit is set. */
static void
bit_loop(struct gen *g, uint32_t l, bool off)
{
	uint32_t c = 30 + g->depth, bit = below(g, 5);
	bool set = chance(g, 50);

	EMIT(g, "\ts_mov_b32 s%u, %u\n", c, below(g, 8));
	g->lanes[g->depth] = true;
	header(g, l, !off);
	body(g, off);
	EMIT(g, "\ts_add_i32 s%u, s%u, 1\n\ts_bitcmp%u_b32 s%u, %u\n\ts_cbranch_scc%u .L%c%u\n.LE%u:\n", c, c, set, c,
		bit, !set, off ? 'Q' : 'P', l, l);
}

/* One iteration for each bit of a mask. */
static void
bits_loop(struct gen *g, uint32_t l)
{
	uint32_t c = 36 + 2 * g->depth;

	EMIT(g, "\tv_and_b32 v31, %u, v30\n\tv_cmp_ne_u32 vcc, 0, v31\n\ts_mov_b64 s[%u:%u], vcc\n", 1 + below(g, 7), c,
		c + 1);
	EMIT(g, "\ts_cmp_eq_u64 s[%u:%u], 0\n\ts_cbranch_scc1 .LE%u\n", c, c + 1, l);
	g->lanes[g->depth] = true;
	header(g, l, false);
	clutter(g);
	EMIT(g, "\ts_ff1_i32_b64 s28, s[%u:%u]\n", c, c + 1);
	if (chance(g, 50))
		EMIT(g, "\ts_lshl_b64 s[82:83], 1, s28\n\ts_andn2_b64 s[%u:%u], s[%u:%u], s[82:83]\n", c, c + 1, c,
			c + 1);
	else
		EMIT(g, "\ts_bitset0_b64 s[%u:%u], s28\n", c, c + 1);
	EMIT(g, "\ts_cmp_lg_u64 s[%u:%u], 0\n\ts_cbranch_scc1 .LQ%u\n.LE%u:\n", c, c + 1, l, l);
}

/* ---- loops of lanes ------------------------------------------------------------------------------------- */
/* Lanes that agree with the first active one leave. */
static void
waterfall(struct gen *g, uint32_t l)
{
	uint32_t s = 68 + 2 * g->depth;

	EMIT(g, "\tv_and_b32 v%u, %u, v30\n\ts_mov_b64 s[%u:%u], exec\n", 4 + g->depth, (1u << below(g, 6)) - 1, s,
		s + 1);
	g->lanes[g->depth] = true;
	header(g, l, false);
	EMIT(g, "\tv_readfirstlane_b32 s28, v%u\n\tv_cmp_eq_u32 vcc, s28, v%u\n\ts_and_saveexec_b64 s[82:83], vcc\n",
		4 + g->depth, 4 + g->depth);
	clutter(g);
	EMIT(g, "\ts_xor_b64 exec, exec, s[82:83]\n\ts_cbranch_execnz .LQ%u\n\ts_mov_b64 exec, s[%u:%u]\n", l, s,
		s + 1);
}

/* The counter of each lane starts with something of its own. */
static void
lane_start(struct gen *g, struct plan *p, uint32_t how)
{
	uint32_t c = 4 + g->depth, e = 8 + g->depth;

	EMIT(g, "\tv_mov_b32 v%u, %s\n\tv_mov_b32 v%u, %s\n", c, p->s_start, e, p->s_limit);
	switch (how) {
	case 4:				/* some lanes shorter by a few rounds */
		if (p->stay == NE && !p->odd) {
			EMIT(g,
				"\ts_mov_b32 s28, %s\n\tv_and_b32 v31, 3, v0\n\tv_mul_lo_u32 v31, v31, "
				"s28\n\tv_add_u32 v%u, v%u, v31\n",
				p->s_step, c, c);
			EMIT(g, "\tv_mov_b32 v31, 3\n\tv_mul_lo_u32 v31, v31, s28\n\tv_add_u32 v%u, v%u, v31\n", e, e);
		}
		break;
	case 0:				/* each lane further on */
		if (p->stay == NE) {
			EMIT(g,
				"\ts_mov_b32 s28, %s\n\tv_mul_lo_u32 v31, v0, s28\n\tv_add_u32 v%u, v%u, "
				"v31\n\tv_add_u32 v%u, v%u, v31\n",
				p->s_step, c, c, e, e);
		} else if (p->stay == LT || p->stay == LE) {
			EMIT(g, "\tv_add_u32 v%u, v%u, v0\n", c, c);
		} else {
			EMIT(g, "\tv_sub_u32 v%u, v%u, v0\n", c, c);
			p->known = false;
		}
		break;
	case 1:				/* each lane to another end */
		if (p->stay == LT || p->stay == LE) {
			EMIT(g, "\tv_and_b32 v31, 7, v0\n\tv_add_u32 v%u, v%u, v31\n", e, e);
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
	bool swap = chance(g, 40);

	EMIT(g, "\tv_cmp_%s_%s32 %s, v%u, v%u\n", vector_op[swap ? mirror[op] : op], p->sign ? "i" : "u", to,
		swap ? e : c, swap ? c : e);
}

static void
lane_step(struct gen *g, const struct plan *p, bool some)
{
	if (some)			/* not for all lanes that go on */
		EMIT(g, "\tv_and_b32 v31, 1, v30\n\tv_cmp_eq_u32 vcc, 1, v31\n\ts_and_saveexec_b64 s[84:85], vcc\n");
	if (chance(g, 60))
		EMIT(g, "\tv_add_u32 v%u, %s, v%u\n", 4 + g->depth, p->s_step, 4 + g->depth);
	else
		EMIT(g, "\tv_add_co_u32 v%u, vcc, %s, v%u\n", 4 + g->depth, p->s_step, 4 + g->depth);
	if (some)
		EMIT(g, "\ts_or_b64 exec, exec, s[84:85]\n");
}

static void
lane_loop(struct gen *g, uint32_t l, bool off)
{
	struct plan p = make_plan(g);
	uint32_t gone = 60 + 2 * g->depth, save = 68 + 2 * g->depth, brk = 76 + 2 * g->depth, form = below(g, 4),
		 foul = chance(g, 12) ? 1 + below(g, 4) : 0;
	bool guard = chance(g, 40), first = chance(g, 50), plain;
	char label;

	if (p.odd && p.stay == EQ)
		p.stay = NE;
	if (foul == 1 && chance(g, 70)) {	/* those that come back have missed the limit */
		p.stay = NE;
		form = 1;
		lane_start(g, &p, 4);
	} else {
		lane_start(g, &p, below(g, 5));
	}
	if (g->depth && g->vector[g->depth - 1] && !p.odd && chance(g, 40)) {	/* the counter around is the limit */
		EMIT(g, "\tv_add_u32 v%u, 2, v%u\n\tv_mov_b32 v%u, 0\n", 8 + g->depth, 3 + g->depth, 4 + g->depth);
		p.s_step = "1";
		p.stay = LT;
		p.sign = false;
		p.known = false;
	}
	plain = p.known && !off && !guard && form != 3 && !foul;
	label = plain ? 'P' : 'Q';
	g->lanes[g->depth] = g->vector[g->depth] = true;
	EMIT(g, "\ts_mov_b64 s[%u:%u], exec\n", save, save + 1);
	if (guard) {
		lane_compare(g, &p, "vcc", true);
		EMIT(g, "\ts_and_b64 exec, exec, vcc\n");
		if (chance(g, 80))
			EMIT(g, "\ts_cbranch_execz .LE%u\n", l);
	}
	EMIT(g, "\ts_mov_b64 s[%u:%u], 0\n", gone, gone + 1);
	if (form == 2)
		EMIT(g,
			"\ts_branch .L%c%u\n.LT%u:\n\ts_or_b64 s[%u:%u], vcc, s[%u:%u]\n\ts_andn2_b64 exec, exec, "
			"s[%u:%u]\n\ts_cbranch_execz .LE%u\n",
			label, l, l, gone, gone + 1, gone, gone + 1, gone, gone + 1, l);
	EMIT(g, ".L%c%u:\n", label, l);
	if (foul == 1)			/* lanes come back */
		EMIT(g, "\ts_or_b64 exec, exec, s[%u:%u]\n", save, save + 1);
	if (foul == 2)			/* a counter that jumps */
		EMIT(g, "\tv_and_b32 v31, 31, v30\n\tv_cmp_eq_u32 vcc, 9, v31\n\tv_cndmask_b32 v%u, v%u, v8, vcc\n",
			4 + g->depth, 4 + g->depth);
	if (first)
		lane_step(g, &p, foul == 3);
	body(g, true);
	if (form == 3) {		/* lanes may also break */
		EMIT(g,
			"\ts_or_b64 s[%u:%u], s[%u:%u], exec\n\tv_and_b32 v31, 15, v30\n\tv_cmp_ne_u32 vcc, 3, "
			"v31\n\ts_and_saveexec_b64 s[86:87], vcc\n\ts_cbranch_execz .LT%u\n",
			brk, brk + 1, brk, brk + 1, l);
	}
	if (!first)
		lane_step(g, &p, foul == 3);
	if (foul == 4)			/* a limit that moves */
		EMIT(g, "\tv_add_u32 v%u, 1, v%u\n", 8 + g->depth, 8 + g->depth);
	switch (form) {
	case 0:
		lane_compare(g, &p, "vcc", false);
		EMIT(g,
			"\ts_or_b64 s[%u:%u], vcc, s[%u:%u]\n\ts_andn2_b64 exec, exec, s[%u:%u]\n\ts_cbranch_execnz "
			".L%c%u\n",
			gone, gone + 1, gone, gone + 1, gone, gone + 1, label, l);
		break;
	case 1:
		lane_compare(g, &p, "s[88:89]", true);
		if (chance(g, 50))
			EMIT(g, "\ts_and_b64 exec, exec, s[88:89]\n\ts_cbranch_execnz .L%c%u\n", label, l);
		else
			EMIT(g, "\ts_and_b64 vcc, exec, s[88:89]\n\ts_mov_b64 exec, vcc\n\ts_cbranch_vccnz .L%c%u\n",
				label, l);
		break;
	case 2:
		lane_compare(g, &p, "vcc", false);
		EMIT(g, "\ts_branch .LT%u\n", l);
		break;
	default:
		lane_compare(g, &p, "s[88:89]", false);
		EMIT(g,
			"\ts_andn2_b64 s[%u:%u], s[%u:%u], exec\n\ts_and_b64 s[88:89], s[88:89], exec\n\ts_or_b64 "
			"s[%u:%u], s[%u:%u], s[88:89]\n",
			brk, brk + 1, brk, brk + 1, brk, brk + 1, brk, brk + 1);
		EMIT(g,
			".LT%u:\n\ts_or_b64 exec, exec, s[86:87]\n\ts_and_b64 s[88:89], exec, s[%u:%u]\n\ts_or_b64 "
			"s[%u:%u], s[88:89], s[%u:%u]\n\ts_andn2_b64 exec, exec, s[%u:%u]\n\ts_cbranch_execnz .L%c%u\n",
			l, brk, brk + 1, gone, gone + 1, gone, gone + 1, gone, gone + 1, label, l);
		break;
	}
	EMIT(g, ".LE%u:\n\ts_mov_b64 exec, s[%u:%u]\n", l, save, save + 1);
}

/* Each lane clears bits of a number of its own, or shifts them out. */
static void
lane_bits_loop(struct gen *g, uint32_t l)
{
	uint32_t c = 4 + g->depth, save = 68 + 2 * g->depth;

	if (chance(g, 50))
		EMIT(g, "\tv_and_b32 v%u, 0x%x, v30\n", c, (uint32_t)rng_next(g->r) >> below(g, 32));
	else
		EMIT(g, "\tv_add_u32 v%u, %u, v0\n", c, below(g, 64));
	EMIT(g, "\tv_mov_b32 v31, 0\n\ts_mov_b64 s[%u:%u], exec\n\tv_cmp_ne_u32 vcc, 0, v%u\n\ts_and_b64 exec, exec, "
		"vcc\n\ts_cbranch_execz .LE%u\n", save, save + 1, c, l);
	g->lanes[g->depth] = true;
	header(g, l, false);
	body(g, true);
	switch (below(g, 3)) {
	case 0:
		EMIT(g, "\tv_ffbl_b32 v31, v%u\n\tv_lshlrev_b32 v3, v31, 1\n\tv_xor_b32 v%u, v%u, v3\n", c, c, c);
		break;
	case 1: EMIT(g, "\tv_add_u32 v31, -1, v%u\n\tv_and_b32 v%u, v31, v%u\n", c, c, c); break;
	default: EMIT(g, "\tv_lshrrev_b32 v%u, %u, v%u\n", c, 1 + below(g, 4), c); break;
	}
	EMIT(g, "\tv_cmp_ne_u32 vcc, 0, v%u\n\ts_and_b64 exec, exec, vcc\n\ts_cbranch_execnz .LQ%u\n.LE%u:\n\t"
		"s_mov_b64 exec, s[%u:%u]\n", c, l, l, save, save + 1);
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

	EMIT(g, "\tv_and_b32 v3, %u, v30\n\tv_bfe_u32 v2, v30, 8, %u\n\tv_add_u32 v%u, %u, v3\n", 1 + below(g, 9),
		1 + below(g, 4), limit, below(g, 3));
	if (chance(g, 20))		/* sums wrap */
		EMIT(g, "\tv_or_b32 v3, -16, v3\n");
	for (uint32_t n = 1 + below(g, 3); n > 0; n--) {
		uint32_t r[3];

		for (uint32_t k = 0; k < 3; k++)
			r[k] = chance(g, 30) ? limit : 2 + below(g, 2);
		if (chance(g, 60))
			EMIT(g, "\t%s v%u, v%u, v%u, %s\n", three[below(g, WB_COUNT(three))], limit, r[0], r[1],
				chance(g, 30) ? "3" : r[2] == 2 ? "v2" : "v3");
		else
			EMIT(g, "\t%s v%u, v%u, v%u\n", two[below(g, WB_COUNT(two))], limit, r[0], r[1]);
	}
	if (chance(g, 50))
		EMIT(g, "\tv_mov_b32 v%u, 0\n", c);
	else				/* from there on, to a limit behind it */
		EMIT(g, "\tv_mov_b32 v%u, v%u\n\tv_mov_b32 v%u, %u\n", c, limit, limit, 1 + below(g, 64));
	EMIT(g, "\ts_mov_b64 s[%u:%u], exec\n\tv_cmp_lt_u32 vcc, v%u, v%u\n\ts_and_b64 exec, exec, vcc\n\t"
		"s_cbranch_execz .LE%u\n", save, save + 1, c, limit, l);
	g->lanes[g->depth] = true;
	header(g, l, false);
	EMIT(g, "\tv_add_u32 v%u, 1, v%u\n\tv_cmp_lt_u32 vcc, v%u, v%u\n\ts_and_b64 exec, exec, vcc\n\t"
		"s_cbranch_execnz .LQ%u\n.LE%u:\n\ts_mov_b64 exec, s[%u:%u]\n", c, c, c, limit, l, l, save, save + 1);
}

/* Great strides from a start of each lane's own: wraps come soon. */
static void
stride_loop(struct gen *g, uint32_t l)
{
	static const uint32_t stride[] = { 0x10000001, 0x40000000, 0x55555555, 0xf0000001, 0xc0000000, 0x30000000,
		0x7fffffff, 0xe0000000 };
	struct plan p = { .step = stride[below(g, WB_COUNT(stride))],
		.stay = NE + below(g, 5),
		.sign = chance(g, 50),
		.s_step = "s28" };
	uint32_t c = 4 + g->depth, save = 68 + 2 * g->depth;

	EMIT(g,
		"\ts_mov_b32 s28, 0x%x\n\ts_mov_b32 s29, 0x%x\n\tv_mov_b32 v%u, s29\n\ts_mov_b32 s29, "
		"0x%x\n\tv_add_u32 v%u, s29, v0\n",
		p.step, (uint32_t)rng_next(g->r), 8 + g->depth, chance(g, 50) ? below(g, 5) : (uint32_t)rng_next(g->r),
		c);
	EMIT(g, "\ts_mov_b64 s[%u:%u], exec\n", save, save + 1);
	g->lanes[g->depth] = true;
	header(g, l, false);
	lane_step(g, &p, false);
	lane_compare(g, &p, "vcc", true);
	EMIT(g, "\ts_and_b64 exec, exec, vcc\n\ts_cbranch_execnz .LQ%u\n\ts_mov_b64 exec, s[%u:%u]\n", l, save,
		save + 1);
}

/* A counter of the wave in a loop whose lanes may break; the round is one of two ways. */
static void
break_loop(struct gen *g, uint32_t l)
{
	uint32_t c = 30 + g->depth, gone = 60 + 2 * g->depth, save = 68 + 2 * g->depth, brk = 76 + 2 * g->depth,
		 foul = chance(g, 30) ? 1 + below(g, 2) : 0;
	bool known;
	uint32_t rounds = 1 + below(g, 12);
	const char *n = number(g, rounds, &known);

	EMIT(g, "\ts_mov_b32 s%u, 0\n\ts_mov_b32 s%u, %s\n\ts_mov_b64 s[%u:%u], exec\n\ts_mov_b64 s[%u:%u], 0\n", c,
		34 + g->depth, n, save, save + 1, gone, gone + 1);
	g->lanes[g->depth] = true;
	header(g, l, false);
	clutter(g);
	if (chance(g, 50))		/* all lanes go the same way */
		EMIT(g, "\tv_readfirstlane_b32 s28, v30\n\tv_mov_b32 v31, s28\n\tv_and_b32 v31, 3, v31\n");
	else
		EMIT(g, "\tv_and_b32 v31, 15, v30\n");
	EMIT(g, "\tv_cmp_ne_u32 vcc, 3, v31\n");
	if (foul == 1)			/* those not in vcc go on as well */
		EMIT(g, "\ts_andn2_b64 s[%u:%u], s[%u:%u], exec\n", brk, brk + 1, brk, brk + 1);
	else
		EMIT(g, "\ts_or_b64 s[%u:%u], s[%u:%u], exec\n", brk, brk + 1, brk, brk + 1);
	EMIT(g, "\ts_and_saveexec_b64 s[86:87], vcc\n\ts_cbranch_execz .LT%u\n", l);
	EMIT(g, "\ts_add_i32 s%u, s%u, 1\n\ts_cmp_eq_u32 s%u, s%u\n\ts_cselect_b64 s[88:89], -1, 0\n", c, c, c,
		34 + g->depth);
	clutter(g);
	EMIT(g,
		"\ts_andn2_b64 s[%u:%u], s[%u:%u], exec\n\ts_and_b64 s[88:89], s[88:89], exec\n\ts_or_b64 s[%u:%u], "
		"s[%u:%u], s[88:89]\n",
		brk, brk + 1, brk, brk + 1, brk, brk + 1, brk, brk + 1);
	if (foul == 2)			/* lanes that break do not, at times */
		EMIT(g,
			"\ts_bitcmp1_b32 s26, 2\n\ts_cselect_b64 s[82:83], -1, 0\n\ts_and_b64 s[%u:%u], s[%u:%u], "
			"s[82:83]\n\ts_add_u32 s26, s26, 1\n",
			brk, brk + 1, brk, brk + 1);
	EMIT(g,
		".LT%u:\n\ts_or_b64 exec, exec, s[86:87]\n\ts_and_b64 s[88:89], exec, s[%u:%u]\n\ts_or_b64 s[%u:%u], "
		"s[88:89], s[%u:%u]\n\ts_andn2_b64 exec, exec, s[%u:%u]\n\ts_cbranch_execnz .LQ%u\n",
		l, brk, brk + 1, gone, gone + 1, gone, gone + 1, gone, gone + 1, l);
	EMIT(g, "\ts_mov_b64 exec, s[%u:%u]\n", save, save + 1);
}

/* Counts down until the addition of -1 does not carry any more. */
static void
carry_loop(struct gen *g, uint32_t l, bool off)
{
	uint32_t c = 4 + g->depth, save = 68 + 2 * g->depth;
	bool known;
	const char *n = number(g, below(g, 12), &known);

	EMIT(g, "\tv_mov_b32 v%u, %s\n\ts_mov_b64 s[%u:%u], exec\n", c, n, save, save + 1);
	g->lanes[g->depth] = true;
	header(g, l, known && !off);
	clutter(g);
	EMIT(g,
		"\tv_add_co_u32 v%u, vcc, -1, v%u\n\ts_and_b64 exec, exec, vcc\n\ts_cbranch_execnz .L%c%u\n\ts_mov_b64 "
		"exec, s[%u:%u]\n",
		c, c, known && !off ? 'P' : 'Q', l, save, save + 1);
}

/* A pointer per lane. */
static void
lane_pointer_loop(struct gen *g, uint32_t l, bool off)
{
	uint32_t c = 12 + 2 * g->depth, e = 20 + 2 * g->depth, gone = 60 + 2 * g->depth, save = 68 + 2 * g->depth,
		 rounds = 1 + below(g, 10);
	bool known, ne = chance(g, 60);
	const char *bytes = number(g, rounds * 8, &known);

	EMIT(g, "\tv_mov_b32 v%u, 0\n\tv_lshlrev_b64 v[%u:%u], 3, v[0:1]\n", c + 1, c, c + 1);
	EMIT(g, "\tv_mov_b32 v31, s25\n\tv_add_co_u32 v%u, vcc, s24, v%u\n\tv_addc_co_u32 v%u, vcc, v31, v%u, vcc\n", c,
		c, c + 1, c + 1);
	EMIT(g, "\tv_add_co_u32 v%u, vcc, %s, v%u\n\tv_addc_co_u32 v%u, vcc, 0, v%u, vcc\n", e, bytes, c, e + 1, c + 1);
	EMIT(g, "\ts_mov_b64 s[%u:%u], exec\n\ts_mov_b64 s[%u:%u], 0\n", save, save + 1, gone, gone + 1);
	g->lanes[g->depth] = true;
	header(g, l, known && !off && ne);
	clutter(g);
	EMIT(g, "\tv_add_co_u32 v%u, vcc, 8, v%u\n\tv_addc_co_u32 v%u, vcc, 0, v%u, vcc\n", c, c, c + 1, c + 1);
	EMIT(g, "\tv_cmp_%s_u64 vcc, v[%u:%u], v[%u:%u]\n", ne ? "eq" : "ge", c, c + 1, e, e + 1);
	EMIT(g,
		"\ts_or_b64 s[%u:%u], vcc, s[%u:%u]\n\ts_andn2_b64 exec, exec, s[%u:%u]\n\ts_cbranch_execnz "
		".L%c%u\n\ts_mov_b64 exec, s[%u:%u]\n",
		gone, gone + 1, gone, gone + 1, gone, gone + 1, known && !off && ne ? 'P' : 'Q', l, save, save + 1);
}

/* A scalar loop that the wave may come to with no lane: what it counts from was written behind the branch over no
 * lanes, or is that of the first lane on; with none on, that is lane 0. */
static void
no_lanes_loop(struct gen *g, uint32_t l)
{
	uint32_t c = 30 + g->depth, save = 88 + 2 * g->depth, last = 3 + below(g, 40), near = last - 1 - below(g, 2);
	bool of_lanes = chance(g, 40);

	EMIT(g, "\t%s %c%u, 0\n\tv_and_b32 v31, 7, v30\n\tv_cmp_eq_u32 vcc, %u, v31\n",
		of_lanes ? "v_mov_b32" : "s_mov_b32", of_lanes ? 'v' : 's', of_lanes ? 29 : c, below(g, 10));
	EMIT(g, "\ts_and_saveexec_b64 s[%u:%u], vcc\n", save, save + 1);
	if (!of_lanes || chance(g, 50))
		EMIT(g, "\ts_cbranch_execz .LS%u\n", l);
	EMIT(g, "\t%s %c%u, %u\n.LS%u:\n", of_lanes ? "v_mov_b32" : "s_mov_b32", of_lanes ? 'v' : 's',
		of_lanes ? 29 : c, near, l);
	if (of_lanes)
		EMIT(g, "\tv_readfirstlane_b32 s%u, v29\n", c);
	clutter(g);
	header(g, l, false);
	clutter(g);
	EMIT(g,
		"\ts_add_u32 s%u, s%u, 1\n\ts_cmp_lt_u32 s%u, %u\n\ts_cbranch_scc1 .LQ%u\n\ts_or_b64 exec, exec, "
		"s[%u:%u]\n",
		c, c, c, last, l, save, save + 1);
}

/* An argument is the limit, after a comparison with it; of the lanes, or of the wave. It is loaded once more, or is in
 * its register. */
static void
guarded_loop(struct gen *g, uint32_t l)
{
	uint32_t c = 30 + g->depth, k = below(g, NARG), arg = 16 + k, save = 88 + 2 * g->depth,
		 near = g->w.arg[k] + below(g, 4) - below(g, 4);
	bool of_lanes = chance(g, 30);

	near = chance(g, 20) ? (uint32_t)rng_next(g->r) : near;
	EMIT(g, "\ts_mov_b32 s28, 0x%x\n\ts_mov_b64 s[%u:%u], exec\n", near, save, save + 1);
	if (of_lanes)
		EMIT(g,
			"\tv_add_u32 v31, s28, v0\n\tv_cmp_%s_%s32 vcc, s%u, v31\n\ts_and_b64 exec, exec, "
			"vcc\n\ts_cbranch_execz .LE%u\n",
			vector_op[below(g, 6)], chance(g, 50) ? "i" : "u", arg, l);
	else
		EMIT(g, "\ts_cmp_%s_%s32 s%u, s28\n\ts_cbranch_scc%u .LE%u\n", scalar_op[below(g, 6)],
			chance(g, 50) ? "i" : "u", arg, below(g, 2), l);
	if (chance(g, 50)) {
		EMIT(g, "\ts_load_dword s29, s[0:1], 0x%x\n\ts_waitcnt lgkmcnt(0)\n", 4 * k);
		arg = 29;
	}
	EMIT(g, "\ts_mov_b32 s%u, s%u\n\ts_mov_b32 s%u, 0\n", 34 + g->depth, arg, c);
	g->lanes[g->depth] = true;
	header(g, l, false);
	clutter(g);
	EMIT(g,
		"\ts_add_u32 s%u, s%u, 1\n\ts_cmp_%s_u32 s%u, s%u\n\ts_cbranch_scc1 .LQ%u\n.LE%u:\n\ts_mov_b64 exec, "
		"s[%u:%u]\n",
		c, c, chance(g, 50) ? "lt" : "lg", c, 34 + g->depth, l, l, save, save + 1);
}

/* A break is a branch to a block of the loop; from there, branches go back that no wave takes, for EXEC has a lane. Or
 * some do: EXEC is empty, or bits of the counter say so, which then is past the limit.
 */
static void
inside_loop(struct gen *g, uint32_t l)
{
	uint32_t c = 30 + g->depth, limit = 34 + g->depth, save = 88 + 2 * g->depth, how = below(g, 4);
	char q = how == 0 && g->depth == 0 ? 'P' : 'Q';

	EMIT(g, "\ts_mov_b64 s[%u:%u], exec\n\ts_mov_b32 s%u, %u\n", save, save + 1, c, below(g, 9));
	if (chance(g, 50))
		EMIT(g, "\ts_mov_b32 s%u, s%u\n", limit, 16 + below(g, NARG));
	else
		EMIT(g, "\ts_mov_b32 s%u, %u\n", limit, 5 + below(g, 60));
	if (how == 1)
		EMIT(g, "\tv_cmp_%s_u32 vcc, %u, v30\n\ts_and_b64 exec, exec, vcc\n", vector_op[below(g, 6)],
			below(g, 70));
	g->lanes[g->depth] = true;
	header(g, l, q == 'P');
	clutter(g);
	EMIT(g, "\ts_cmp_%s_u32 s%u, s%u\n\ts_cbranch_scc1 .LB%u\n", chance(g, 50) ? "eq" : "ge", c, limit, l);
	clutter(g);
	EMIT(g, "\ts_add_u32 s%u, s%u, 1\n\ts_branch .L%c%u\n.LB%u:\n", c, c, q, l, l);
	EMIT(g, "\ts_cbranch_execz .L%c%u\n", q, l);
	if (how == 2)
		EMIT(g, "\ts_mov_b32 s28, %u\n\ts_cmp_eq_u32 s28, 9\n\ts_cbranch_scc1 .LQ%u\n", 6 + below(g, 4),
			l);
	if (how == 3)
		EMIT(g, "\ts_add_u32 s%u, s%u, %u\n\ts_bitcmp1_b32 s%u, %u\n\ts_cbranch_scc1 .LQ%u\n", c, c,
			1 + below(g, 3), c, below(g, 5), l);
	EMIT(g, ".LE%u:\n\ts_mov_b64 exec, s[%u:%u]\n", l, save, save + 1);
}

/* What data decides is added in an iteration: one of two numbers, one or both, or in some lanes more. */
static void
vary_step(struct gen *g, uint32_t l, bool lanes)
{
	uint32_t c = 4 + g->depth, sc = 30 + g->depth, one = below(g, 4), two = 1 + below(g, 9), how = below(g, 3),
		 bit = below(g, 4);

	if (chance(g, 30))
		one = 0 - one, two = 0 - two;
	EMIT(g, "\tv_and_b32 v31, %u, v30\n\tv_cmp_eq_u32 vcc, 0, v31\n", 1u << bit);
	if (lanes && how == 0)
		EMIT(g,
			"\tv_mov_b32 v31, %u\n\tv_mov_b32 v28, 0x%x\n\tv_cndmask_b32 v31, v31, v28, vcc\n\tv_add_u32 "
			"v%u, v%u, v31\n",
			one, two, c, c);
	else if (lanes && how == 1)
		EMIT(g, "\tv_add_u32 v31, 0x%x, v%u\n\tv_add_u32 v28, 0x%x, v%u\n\tv_cndmask_b32 v%u, v31, v28, vcc\n",
			one, c, two, c, c);
	else if (lanes)
		EMIT(g,
			"\ts_and_saveexec_b64 s[84:85], vcc\n\tv_add_u32 v%u, 0x%x, v%u\n\ts_or_b64 exec, exec, "
			"s[84:85]\n\tv_add_u32 v%u, 0x%x, v%u\n",
			c, one, c, c, two, c);
	else if (how == 0)
		EMIT(g, "\ts_cmp_eq_u64 vcc, 0\n\ts_cselect_b32 s28, 0x%x, 0x%x\n\ts_add_i32 s%u, s%u, s28\n", one, two,
			sc, sc);
	else if (how == 1)
		EMIT(g,
			"\ts_add_u32 s%u, s%u, 0x%x\n\ts_cmp_eq_u64 vcc, 0\n\ts_cbranch_scc1 .LV%u\n\ts_add_u32 s%u, "
			"s%u, 0x%x\n.LV%u:\n",
			sc, sc, one, l, sc, sc, two, l);
	else
		EMIT(g,
			"\tv_readfirstlane_b32 s28, v30\n\ts_and_b32 s28, s28, %u\n\ts_add_u32 s28, s28, "
			"%u\n\ts_add_u32 s%u, s%u, s28\n",
			1u << bit, two, sc, sc);
}

static void
varying_loop(struct gen *g, uint32_t l)
{
	uint32_t c = 4 + g->depth, e = 8 + g->depth, sc = 30 + g->depth, save = 68 + 2 * g->depth,
		 op = chance(g, 80) ? 2 + below(g, 4) : below(g, 6);
	bool lanes = chance(g, 50), near = false, known;
	const char *sign = chance(g, 50) ? "i" : "u", *end = number(g, g->w.arg[below(g, NARG)], &known),
		   *start = number(g, g->w.arg[below(g, NARG)], &known);

	if (chance(g, 15)) {		/* near the end of the numbers */
		start = number(g, (chance(g, 50) ? 0x7ffffff0 : 0xfffffff0) + below(g, 24), &known);
		near = true;
		if (chance(g, 50))
			end = number(g, 0x7ffffff0 + (chance(g, 50) ? 0x80000000 : 0) + below(g, 16), &known);
	}
	g->lanes[g->depth] = true;
	EMIT(g,
		"\ts_mov_b32 s%u, %s\n\ts_mov_b32 s%u, %s\n\tv_mov_b32 v%u, s%u\n\tv_mov_b32 v%u, s%u\n\ts_mov_b64 "
		"s[%u:%u], exec\n",
		sc, !near && chance(g, 70) ? "0" : start, 34 + g->depth, end, c, sc, e, 34 + g->depth, save, save + 1);
	if (chance(g, 50))
		EMIT(g, "\tv_add_u32 v%u, v%u, v0\n", c, c);
	header(g, l, false);
	clutter(g);
	vary_step(g, l, lanes);
	clutter(g);
	if (lanes)
		EMIT(g,
			"\tv_cmp_%s_%s32 vcc, v%u, v%u\n\ts_and_b64 exec, exec, vcc\n\ts_cbranch_execnz "
			".LQ%u\n\ts_mov_b64 exec, s[%u:%u]\n",
			vector_op[op], sign, c, e, l, save, save + 1);
	else
		EMIT(g, "\ts_cmp_%s_%s32 s%u, s%u\n\ts_cbranch_scc1 .LQ%u\n", scalar_op[op], sign, sc, 34 + g->depth,
			l);
}

/* Goes on while no lane is in a mask: until one lane is done, or a condition of the wave ends it. Foul: of two lanes
 * that are done one after the other, one is on in even iterations and the other in odd ones: at the comparison, or at
 * all but the addition. */
static void
none_loop(struct gen *g, uint32_t l)
{
	uint32_t c = 4 + g->depth, e = 8 + g->depth, sc = 30 + g->depth, save = 68 + 2 * g->depth, foul = below(g, 4);
	bool known, holds = chance(g, 50), of_wave = chance(g, 40);	/* of_wave: what all lanes count together */
	uint32_t op = holds ? (chance(g, 50) ? NE : LT) : chance(g, 50) ? EQ : GE;
	const char *end = number(g, g->w.arg[below(g, NARG)], &known);

	g->lanes[g->depth] = true;
	EMIT(g,
		"\ts_mov_b32 s%u, 0\n\ts_mov_b32 s%u, %s\n\tv_mov_b32 v%u, 0\n\tv_mov_b32 v%u, s%u\n\ts_mov_b64 "
		"s[94:95], exec\n",
		sc, 34 + g->depth, end, c, e, 34 + g->depth);
	if (foul || chance(g, 50))
		EMIT(g, "\tv_and_b32 v31, 15, v0\n\tv_add_u32 v%u, v31, v%u\n", e, e);
	if (foul == 1 || foul == 2)
		EMIT(g, "\tv_cmp_gt_u32 vcc, 2, v0\n\ts_and_b64 exec, exec, vcc\n\ts_cbranch_execz .LE%u\n", l);
	EMIT(g, "\ts_mov_b64 s[%u:%u], exec\n", save, save + 1);
	if (foul == 2)
		EMIT(g, "\tv_cmp_eq_u32 vcc, %u, v0\n\ts_and_b64 exec, exec, vcc\n\ts_cbranch_execz .LE%u\n",
			below(g, 2), l);
	header(g, l, false);
	clutter(g);
	if (foul == 2)
		EMIT(g, "\ts_mov_b64 s[84:85], exec\n\ts_mov_b64 exec, s[%u:%u]\n", save, save + 1);
	EMIT(g, "\tv_add_u32 v%u, %u, v%u\n\ts_add_u32 s%u, s%u, 1\n", c, 1 + (op != EQ && op != NE) * below(g, 3), c,
		sc, sc);
	if (foul == 2)
		EMIT(g, "\ts_mov_b64 exec, s[84:85]\n");
	if (foul == 1)
		EMIT(g,
			"\tv_add_u32 v31, s%u, v0\n\tv_and_b32 v31, 1, v31\n\tv_cmp_eq_u32 vcc, %u, "
			"v31\n\ts_and_saveexec_b64 s[86:87], vcc\n\ts_cbranch_execz .LE%u\n",
			sc, below(g, 2), l);
	EMIT(g, "\tv_cmp_%s_u32 vcc, %c%u, v%u\n", vector_op[op], of_wave ? 's' : 'v', of_wave ? sc : c, e);
	if (chance(g, 30))
		EMIT(g, "\ts_cmp_%s_u32 s%u, %u\n\ts_cselect_b64 s[88:89], -1, 0\n\ts_%s_b64 vcc, vcc, s[88:89]\n",
			holds ? "lt" : "ge", sc, below(g, 20), holds ? "and" : "or");
	EMIT(g, "\ts_%s_b64 vcc, exec, vcc\n", holds ? "andn2" : "and");
	if (foul == 1)
		EMIT(g, "\ts_mov_b64 exec, s[86:87]\n");
	if (foul == 2)
		EMIT(g, "\ts_xor_b64 exec, s[84:85], s[%u:%u]\n", save, save + 1);
	EMIT(g, "\ts_cbranch_vccz .LQ%u\n.LE%u:\n\ts_mov_b64 exec, s[94:95]\n", l, l);
}

/* s28 is the size of the workgroup in the first dimension, or in the second or third, which is 1, or what is behind. */
static void
load_size(struct gen *g)
{
	switch (below(g, 4)) {
	case 0:
		EMIT(g,
			"\tv_mov_b32 v31, 0\n\tglobal_load_ushort v31, v31, s[52:53] offset:4\n\ts_waitcnt "
			"vmcnt(0)\n\tv_readfirstlane_b32 s28, v31\n");
		break;
	case 1:
		EMIT(g, "\ts_load_dword s28, s[52:53], 0x%x\n\ts_waitcnt lgkmcnt(0)\n\ts_lshr_b32 s28, s28, 16\n",
			chance(g, 50) ? 4 : 8);
		break;
	default:
		EMIT(g,
			"\ts_load_dword s28, s[52:53], 0x4\n\ts_waitcnt lgkmcnt(0)\n\ts_and_b32 s28, s28, "
			"0xffff\n");
		break;
	}
}

/* Counts by the size of a workgroup, or to it. */
static void
size_loop(struct gen *g, uint32_t l)
{
	uint32_t c = 4 + g->depth, e = 8 + g->depth, sc = 30 + g->depth, save = 68 + 2 * g->depth,
		 last = chance(g, 80) ? below(g, 900) : (chance(g, 50) ? 0x7fffffff : 0xffffffff) - below(g, 2000),
		 start = chance(g, 80) ? 0 : last - below(g, 3000);
	const char *sign = chance(g, 50) ? "i" : "u";

	load_size(g);
	g->lanes[g->depth] = true;
	EMIT(g,
		"\ts_mov_b32 s%u, 0x%x\n\ts_mov_b32 s%u, 0x%x\n\tv_mov_b32 v%u, s%u\n\tv_mov_b32 v31, s%u\n"
		"\tv_add_u32 v%u, v31, v0\n\ts_mov_b64 s[%u:%u], exec\n\ts_mov_b32 s%u, s28\n",
		sc, start, 34 + g->depth, last, e, 34 + g->depth, sc, c, save, save + 1, 54 + g->depth);
	header(g, l, false);
	clutter(g);
	switch (below(g, 3)) {
	case 0:
		EMIT(g, "\ts_add_u32 s%u, s%u, s%u\n\ts_cmp_%s_%s32 s%u, s%u\n\ts_cbranch_scc1 .LQ%u\n", sc, sc,
			54 + g->depth, scalar_op[2 + below(g, 2)], sign, sc, 34 + g->depth, l);
		break;
	case 1:
		EMIT(g, "\ts_add_u32 s%u, s%u, 1\n\ts_cmp_%s_%s32 s%u, s%u\n\ts_cbranch_scc1 .LQ%u\n", sc, sc,
			scalar_op[1 + below(g, 3)], "u", sc, 54 + g->depth, l);
		break;
	default:
		EMIT(g,
			"\tv_add_u32 v%u, s%u, v%u\n\tv_cmp_%s_%s32 vcc, v%u, v%u\n\ts_and_b64 exec, exec, "
			"vcc\n\ts_cbranch_execnz .LQ%u\n\ts_mov_b64 exec, s[%u:%u]\n",
			c, 54 + g->depth, c, vector_op[2 + below(g, 2)], sign, c, e, l, save, save + 1);
		break;
	}
}

/* A number is multiplied until it passes a limit: starts and limits close to where numbers wrap, too. */
static void
grow_loop(struct gen *g, uint32_t l)
{
	uint32_t c = 4 + g->depth, e = 8 + g->depth, sc = 30 + g->depth, save = 68 + 2 * g->depth,
		 m = 1 + below(g, 5), more = chance(g, 50) ? 0 : below(g, 4),
		 op = chance(g, 90) ? LT + below(g, 4) : below(g, 6),
		 end = chance(g, 40) ? g->w.arg[below(g, NARG)] : (uint32_t)rng_next(g->r) >> below(g, 32);
	bool known, lanes = chance(g, 40), after = chance(g, 50), twice = chance(g, 40);
	uint32_t near = chance(g, 50) ? end - below(g, 4) : (uint32_t)rng_next(g->r);
	const char *sign = chance(g, 50) ? "i" : "u", *limit = number(g, end, &known),
		   *start = number(g, chance(g, 70) ? below(g, 4) : near, &known);

	g->lanes[g->depth] = true;
	EMIT(g, "\ts_mov_b32 s%u, %s\n\ts_mov_b32 s%u, %s\n", sc, start, 34 + g->depth, limit);
	if (chance(g, 50))		/* small, and not known better */
		EMIT(g, "\ts_and_b32 s%u, s%u, 7\n", sc, sc);
	if (chance(g, 50))
		EMIT(g, "\ts_lshr_b32 s%u, s%u, %u\n", 34 + g->depth, 34 + g->depth, 1 + below(g, 4));
	if (chance(g, 60))
		EMIT(g, "\ts_max_u32 s%u, s%u, 1\n", sc, sc);
	EMIT(g,
		"\tv_mov_b32 v%u, s%u\n\tv_mov_b32 v31, s%u\n\tv_add_u32 v%u, v31, v0\n\ts_mov_b64 s[%u:%u], "
		"exec\n",
		e, 34 + g->depth, sc, c, save, save + 1);
	header(g, l, false);
	clutter(g);
	for (uint32_t k = 0; k < 2; k++) {
		if (k == after && lanes)
			EMIT(g, "\tv_lshlrev_b32 v28, %u, v%u\n\tv_add_u32 v28, %u, v28\n", twice, c, twice);
		else if (k == after)
			EMIT(g, "\ts_lshl_b32 s28, s%u, %u\n\ts_add_u32 s28, s28, %u\n", sc, twice, twice);
		else if (lanes)
			EMIT(g, "\tv_mul_lo_u32 v%u, v%u, %u\n\tv_add_u32 v%u, %u, v%u\n", c, c, m, c, more, c);
		else
			EMIT(g, "\ts_mul_i32 s%u, s%u, %u\n\ts_add_u32 s%u, s%u, %u\n", sc, sc, m, sc, sc, more);
	}
	if (lanes)
		EMIT(g,
			"\tv_cmp_%s_%s32 vcc, v28, v%u\n\ts_and_b64 exec, exec, vcc\n\ts_cbranch_execnz "
			".LQ%u\n\ts_mov_b64 exec, s[%u:%u]\n",
			vector_op[op], sign, e, l, save, save + 1);
	else
		EMIT(g, "\ts_cmp_%s_%s32 s28, s%u\n\ts_cbranch_scc1 .LQ%u\n", scalar_op[op], sign, 34 + g->depth, l);
}

/* The low 8 or 16 bits of a register count, or fewer: what is above them is anything. Foul: half of the lanes do not
 * count in some iterations. */
static void
narrow_lanes(struct gen *g, uint32_t l, uint32_t bits, uint32_t step, uint32_t op, bool sign)
{
	uint32_t c = 4 + g->depth, e = 8 + g->depth, save = 68 + 2 * g->depth;
	const char *type = sign ? "i" : "u", *open = chance(g, sign ? 70 : 10) ? "sext(" : "",
		   *other = chance(g, 50) ? open : chance(g, 20) ? "sext(" : "";
	static const char *const limits[] = { "BYTE_0", "WORD_0", "BYTE_1", "WORD_1" };
	bool foul = chance(g, 30), cut = chance(g, 30), part = chance(g, 60), whole = chance(g, 50);

	EMIT(g, "\tv_mov_b32 v28, 0x%x\n", chance(g, 50) ? step : step & 0xffff);
	if (foul)
		EMIT(g,
			"\tv_xor_b32 v31, v30, v%u\n\tv_and_b32 v31, 1, v31\n\tv_cmp_eq_u32 vcc, 1, v31\n"
			"\ts_and_saveexec_b64 s[84:85], vcc\n", c);
	if (cut)
		EMIT(g, "\tv_and_b32 v%u, 0x%x, v%u\n", c, chance(g, 80) ? (1u << bits) - 1 : 0xff, c);
	if (part && chance(g, 50))
		EMIT(g,
			"\tv_add_u16_sdwa v%u, v%u, v28 dst_sel:DWORD dst_unused:UNUSED_PAD "
			"src0_sel:%s src1_sel:WORD_0\n",
			c, c, (bits == 8) == chance(g, 80) ? "BYTE_0" : "WORD_0");
	else
		EMIT(g, "\tv_%s v%u, v28, v%u\n",
			chance(g, 70) ? "add_u16" : chance(g, 50) ? "subrev_u16" : "sub_u16", c, c);
	if (foul)
		EMIT(g, "\ts_mov_b64 exec, s[84:85]\n");
	if (part)
		EMIT(g, "\tv_cmp_%s_%s%s_sdwa vcc, %sv%u%s, %sv%u%s src0_sel:%s src1_sel:%s\n", vector_op[op], type,
			whole ? "32" : "16", open, c, *open ? ")" : "", other, e, *other ? ")" : "",
			whole && chance(g, 10) ? "DWORD" : bits == 8 ? "BYTE_0" : "WORD_0",
			chance(g, 50) ? "DWORD" : whole && chance(g, 30) ? limits[below(g, 4)] :
			bits == 8 ? "BYTE_0" : "WORD_0");
	else
		EMIT(g, "\tv_cmp_%s_%s16 vcc, v%u, v%u\n", vector_op[op], type, c, e);
	EMIT(g, "\ts_and_b64 exec, exec, vcc\n\ts_cbranch_execnz .LQ%u\n\ts_mov_b64 exec, s[%u:%u]\n", l, save,
		save + 1);
}

static void
narrow_loop(struct gen *g, uint32_t l)
{
	uint32_t c = 4 + g->depth, e = 8 + g->depth, sc = 30 + g->depth, save = 68 + 2 * g->depth,
		 bits = chance(g, 70) ? 8 : 16, op = below(g, 6), start = (uint32_t)rng_next(g->r),
		 size = chance(g, 70) ? 1 + below(g, 3) : (uint32_t)rng_next(g->r),
		 step = chance(g, 50) ? size : 0 - size, last, from = chance(g, 30) ? 0 : start;
	bool sign = chance(g, 50), known, after = chance(g, 50), cut;
	const char *extend = sign ? (bits == 8 ? "sext_i32_i8" : "sext_i32_i16") : "and_b32", *what;
	const char *limit, *more;

	last = from + step * below(g, 20) + below(g, 2);
	last = chance(g, 70) ? last & ((1u << bits) - 1) : chance(g, 50) ? last : 0x7f + below(g, 3);
	what = sign ? "" : wb_format(g->o.arena, ", 0x%x", (1u << bits) - 1);
	limit = chance(g, 30) ? "s29" : number(g, last, &known);
	more = number(g, from, &known);
	g->lanes[g->depth] = true;
	EMIT(g,
		"\ts_mov_b32 s%u, %s\n\ts_mov_b32 s%u, %s\n\tv_mov_b32 v%u, s%u\n\tv_mov_b32 v%u, s%u\n\ts_mov_b64 "
		"s[%u:%u], exec\n",
		sc, more, 34 + g->depth, limit, c, sc, e, 34 + g->depth, save, save + 1);
	if (chance(g, 60))
		EMIT(g, "\ts_%s s%u, s%u%s\n", extend, 34 + g->depth, 34 + g->depth, what);
	if (chance(g, 40))
		EMIT(g, "\tv_and_b32 v31, 3, v0\n\tv_add_u32 v%u, v31, v%u\n", chance(g, 50) ? c : e,
			chance(g, 50) ? c : e);
	header(g, l, false);
	clutter(g);
	if (chance(g, 50)) {
		narrow_lanes(g, l, bits, step, op, sign);
		return;
	}
	cut = chance(g, 50);
	if (cut)
		EMIT(g, "\ts_and_b32 s%u, s%u, 0x%x\n", sc, sc, chance(g, 80) ? (1u << bits) - 1 : 0xff);
	if (!after)
		EMIT(g, "\ts_%s s28, s%u%s\n", extend, sc, what);
	EMIT(g, "\ts_add_i32 s%u, s%u, 0x%x\n", sc, sc, step);
	if (after)
		EMIT(g, "\ts_%s s28, s%u%s\n", extend, sc, what);
	EMIT(g, "\ts_cmp_%s_%s32 %s%u, %s%u\n\ts_cbranch_scc1 .LQ%u\n", scalar_op[op],
		chance(g, 70) == sign ? "i" : "u", "s", chance(g, 90) ? 28 : 34 + g->depth, "s", 34 + g->depth, l);
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
draw_search(struct gen *g, uint32_t l)
{
	struct search s = { .l = l,
		.lanes = chance(g, 70),
		.first = chance(g, 40),
		.sum = chance(g, 50),
		.sign_shift = chance(g, 40),
		.swapped = chance(g, 50),
		.torn = chance(g, 10),
		.op = chance(g, 90) ? LT + below(g, 2) : below(g, 6),
		.up = chance(g, 25) + (chance(g, 8) ? below(g, 3) : 0),
		.a = chance(g, 70),
		.b = chance(g, 40) ? -1 : 0,
		.low = chance(g, 25),
		.high = chance(g, 15),
		.sign = chance(g, 50) ? "i" : "u" };

	s.rounds = s.sign_shift && chance(g, 40);
	if (chance(g, 6))
		s.a = (int)below(g, 4) - 1;
	if (chance(g, 6))
		s.b = (int)below(g, 4) - 2;
	return s;
}

/* The middle in v28, of the numbers in @lo and @hi. */
static void
middle(struct gen *g, const struct search *s, uint32_t lo, uint32_t hi)
{
	EMIT(g, s->sum ? "\tv_add_u32 v28, v%u, v%u\n" : "\tv_sub_u32 v28, v%u, v%u\n", hi, lo);
	if (s->up)
		EMIT(g, "\tv_add_u32 v28, %u, v28\n", s->up);
	if (s->rounds)
		EMIT(g, "\tv_lshrrev_b32 v29, 31, v28\n\tv_add_u32 v28, v28, v29\n");
	EMIT(g, "\t%s v28, 1, v28\n", s->sign_shift ? "v_ashrrev_i32" : "v_lshrrev_b32");
	if (!s->sum)
		EMIT(g, "\tv_add_u32 v28, v28, v%u\n", lo);
}

/* VCC: whether the lane stays. */
static void
search_test(struct gen *g, const struct search *s, uint32_t lo, uint32_t hi)
{
	EMIT(g, "\tv_add_u32 v32, %d, v%u\n\tv_add_u32 v33, %d, v%u\n\tv_cmp_%s_%s32 vcc, v32, v33\n", s->low, lo,
		s->high, hi, vector_op[s->op], s->sign);
}

/* Which end moves is decided by the middle and a key, by data, or always the same. */
static void
move_end(struct gen *g, const struct search *s, uint32_t lo, uint32_t hi)
{
	char kept[2][8];

	snprintf(kept[0], sizeof kept[0], "v%u", lo);
	snprintf(kept[1], sizeof kept[1], "v%u", hi);
	switch (below(g, 4)) {
	case 0: EMIT(g, "\tv_cmp_lt_%s32 s[86:87], v28, v31\n", s->sign); break;
	case 1: EMIT(g, "\tv_cmp_gt_u32 s[86:87], v30, v31\n"); break;
	case 2: EMIT(g, "\tv_cmp_eq_u32 s[86:87], v28, v28\n"); break;
	default: EMIT(g, "\tv_cmp_lt_u32 s[86:87], v28, v0\n"); break;
	}
	EMIT(g, "\tv_add_u32 v34, %d, v28\n\tv_add_u32 v35, %d, v28\n", s->a, s->b);
	if (s->torn && chance(g, 50))		/* both may stay what they are */
		EMIT(g,
			"\tv_cndmask_b32 v%u, v%u, v34, s[86:87]\n\tv_cmp_lt_u32 s[86:87], v28, v30\n"
			"\tv_cndmask_b32 v%u, v35, v%u, s[86:87]\n",
			lo, lo, hi, hi);
	else
		EMIT(g, "\tv_cndmask_b32 v%u, %s, %s, s[86:87]\n\tv_cndmask_b32 v%u, %s, %s, s[86:87]\n", lo,
			s->swapped && !s->torn ? "v34" : kept[0], s->swapped && !s->torn ? kept[0] : "v34", hi,
			s->swapped || s->torn ? kept[1] : "v35", s->swapped || s->torn ? "v35" : kept[1]);
}

/* An interval is halved until it is empty: ends close to where numbers wrap, too; for one lane it may be another. */
static void
search_loop(struct gen *g, uint32_t l)
{
	const struct search s = draw_search(g, l);
	uint32_t lo = 4 + g->depth, hi = 8 + g->depth, slo = 30 + g->depth, shi = 34 + g->depth,
		 save = 68 + 2 * g->depth;
	bool known, few = chance(g, 8);
	uint32_t end = chance(g, 40) ? g->w.arg[below(g, NARG)] :
		chance(g, 30)	    ? (chance(g, 50) ? 0x7fffffff : 0xffffffff) - below(g, 3) :
					(uint32_t)rng_next(g->r) >> below(g, 32),
		 begin = chance(g, 50) ? below(g, 3) :
		chance(g, 50)		? end - below(g, 5) :
		chance(g, 40)		? (chance(g, 50) ? 0x7fffffff : 0xffffffff) - below(g, 2) :
					  (uint32_t)rng_next(g->r);
	const char *last = number(g, end, &known), *start = number(g, begin, &known);

	g->lanes[g->depth] = true;
	EMIT(g, "\ts_mov_b32 s%u, %s\n\ts_mov_b32 s%u, %s\n", slo, start, shi, last);
	if (chance(g, 60))		/* not empty, as far as a number is known */
		EMIT(g, "\ts_cmp_%s_%s32 s%u, s%u\n\ts_cbranch_scc0 .LX%u\n", chance(g, 80) ? "lt" : "le", s.sign, slo,
			shi, l);
	EMIT(g, "\tv_mov_b32 v%u, s%u\n\tv_mov_b32 v%u, s%u\n\ts_mov_b64 s[%u:%u], exec\n", lo, slo, hi, shi, save,
		save + 1);
	if (s.lanes && chance(g, 50))
		EMIT(g, "\tv_max_%s32 v%u, v%u, v0\n", s.sign, hi, hi);
	header(g, l, false);
	clutter(g);
	if (s.first) {
		search_test(g, &s, lo, hi);
		EMIT(g, "\ts_and_b64 exec, exec, vcc\n\ts_cbranch_execz .LS%u\n", l);
	}
	middle(g, &s, lo, hi);
	if (few)			/* some lanes keep both ends */
		EMIT(g,
			"\tv_and_b32 v29, 1, v30\n\tv_cmp_eq_u32 vcc, 1, v29\n\ts_and_saveexec_b64 s[84:85], "
			"vcc\n");
	move_end(g, &s, lo, hi);
	if (few)
		EMIT(g, "\ts_mov_b64 exec, s[84:85]\n");
	else if (chance(g, 8))		/* some lanes begin again */
		EMIT(g,
			"\tv_and_b32 v29, 1, v30\n\tv_cmp_eq_u32 vcc, 1, v29\n\tv_cndmask_b32 v%u, v%u, v1, vcc\n",
			lo, lo);
	if (s.first) {
		EMIT(g, "\ts_branch .LQ%u\n.LS%u:\n", l, l);
	} else {
		search_test(g, &s, lo, hi);
		EMIT(g, "\ts_and_b64 exec, exec, vcc\n\ts_cbranch_execnz .LQ%u\n", l);
	}
	EMIT(g, "\ts_mov_b64 exec, s[%u:%u]\n", save, save + 1);
}

/* Half of what is left goes on, one or the other by data, until nothing is: a rounded half, and what it leaves less
 * one; or almost these. */
static void
length_loop(struct gen *g, uint32_t l)
{
	uint32_t n = 4 + g->depth, sn = 30 + g->depth, save = 68 + 2 * g->depth;
	bool known, first = chance(g, 40), few = chance(g, 8);
	uint32_t begin = chance(g, 40) ? g->w.arg[below(g, NARG)] :
		chance(g, 40)	       ? (chance(g, 50) ? 0x7fffffff : 0xffffffff) - below(g, 3) :
					 (uint32_t)rng_next(g->r) >> below(g, 32);
	const char *start = number(g, begin, &known),
		   *test = chance(g, 40) ? "ne_u32" : chance(g, 60) ? "lt_i32" : "lt_u32";
	uint32_t limit = chance(g, 90) || *test == 'n' ? 0 : below(g, 3);

	g->lanes[g->depth] = true;
	EMIT(g, "\ts_mov_b32 s%u, %s\n", sn, start);
	if (chance(g, 60))
		EMIT(g, "\ts_cmp_gt_%s32 s%u, 0\n\ts_cbranch_scc0 .LX%u\n", chance(g, 60) ? "i" : "u", sn, l);
	EMIT(g, "\tv_mov_b32 v%u, s%u\n\ts_mov_b64 s[%u:%u], exec\n", n, sn, save, save + 1);
	if (chance(g, 20))
		EMIT(g, "\tv_min_u32 v%u, v%u, v0\n", n, n);
	header(g, l, false);
	clutter(g);
	if (first)
		EMIT(g, "\tv_cmp_%s vcc, %u, v%u\n\ts_and_b64 exec, exec, vcc\n\ts_cbranch_execz .LS%u\n",
			test, limit, n, l);
	EMIT(g, "\t%s v28, %u, v%u\n", chance(g, 90) ? "v_lshrrev_b32" : "v_ashrrev_i32", chance(g, 92), n);
	EMIT(g, chance(g, 50) ? "\tv_xad_u32 v29, v28, -1, v%u\n" : "\tv_sub_u32 v29, v%u, v28\n", n);
	if (chance(g, 50))		/* without it, as after v_xad, it is another one */
		EMIT(g, "\tv_add_u32 v29, %d, v29\n", chance(g, 80) ? -1 : (int)below(g, 3) - 1);
	if (few)
		EMIT(g, "\tv_cmp_lt_u32 vcc, v31, v30\n\ts_and_saveexec_b64 s[84:85], vcc\n");
	EMIT(g, "\tv_cmp_lt_u32 s[86:87], v30, v31\n\tv_cndmask_b32 v%u, v%u, v29, s[86:87]\n", n,
		chance(g, 93) ? 28 : 30);
	if (few)
		EMIT(g, "\ts_mov_b64 exec, s[84:85]\n");
	if (first) {
		EMIT(g, "\ts_branch .LQ%u\n.LS%u:\n", l, l);
	} else {
		EMIT(g, "\tv_cmp_%s vcc, %u, v%u\n\ts_and_b64 exec, exec, vcc\n\ts_cbranch_execnz .LQ%u\n", test,
			limit, n, l);
	}
	EMIT(g, "\ts_mov_b64 exec, s[%u:%u]\n", save, save + 1);
}

/* Some number, or one close to where signed or unsigned ones wrap. */
static uint32_t
close_to_wrap(struct gen *g)
{
	uint32_t wrap = chance(g, 50) ? 0 : 0x80000000;

	return chance(g, 40) ? (uint32_t)rng_next(g->r) : wrap - 90 + below(g, 120);
}

/* The same by a choice: the comparison is of the start, the numbers to choose from are the limit and one that is so far
 * from the start (v28, s28). */
static void
choose_nearer(struct gen *g, uint32_t c, uint32_t e, uint32_t sc, const char *type, bool down)
{
	uint32_t limit = 34 + g->depth, k = down ? GT + below(g, 2) : LT + below(g, 2);
	bool late = chance(g, 30);	/* compares what it takes, not the start */

	EMIT(g, "\tv_mov_b32 v%u, s%u\n\tv_cmp_%s_%s32 vcc, v%u, v%u\n\tv_cndmask_b32 v%u, v%u, v28, vcc\n", e,
		limit, vector_op[k], type, late ? 28 : c, e, e, e);
	EMIT(g, "\ts_cmp_%s_%s32 s%u, s%u\n\ts_cselect_b32 s%u, s28, s%u\n", scalar_op[k], type, late ? 28 : sc, limit,
		limit, limit);
}

/* The limit is so far from the start, or something else, whichever is closer. */
static void
nearer_loop(struct gen *g, uint32_t l)
{
	uint32_t c = 4 + g->depth, e = 8 + g->depth, sc = 30 + g->depth, save = 68 + 2 * g->depth,
		 step = 1 + below(g, 3), far = chance(g, 85) ? below(g, 40) : (uint32_t)rng_next(g->r);
	bool known, down = chance(g, 40), sign = chance(g, 50), lanes = chance(g, 50), foul = chance(g, 15);
	const char *type = sign ? "i" : "u", *way = down != foul ? "max" : "min",
		   *other = number(g, chance(g, 60) ? below(g, 90) : close_to_wrap(g), &known),
		   *start = number(g, chance(g, 60) ? below(g, 60) : close_to_wrap(g), &known);
	uint32_t op = down ? GT + below(g, 2) : LT + below(g, 2);

	g->lanes[g->depth] = true;
	EMIT(g, "\ts_mov_b32 s%u, %s\n\ts_mov_b32 s%u, %s\n", sc, start, 34 + g->depth, other);
	if (chance(g, 50))
		EMIT(g, "\tv_readfirstlane_b32 s%u, v30\n", chance(g, 50) ? sc : 34 + g->depth);
	EMIT(g,
		"\ts_%s_u32 s28, s%u, 0x%x\n\tv_mov_b32 v%u, s%u\n\tv_add_u32 v%u, v0, v%u\n\tv_add_u32 v28, 0x%x, "
		"v%u\n",
		down ? "sub" : "add", sc, far, c, sc, c, c, down ? 0 - far : far, c);
	if (chance(g, 50))
		EMIT(g, "\tv_%s_%s32 v%u, s%u, v28\n\ts_%s_%s32 s%u, s%u, s28\n", way,
			chance(g, 90) == sign ? "i" : "u", e, 34 + g->depth, way, chance(g, 90) == sign ? "i" : "u",
			34 + g->depth, 34 + g->depth);
	else
		choose_nearer(g, c, e, sc, chance(g, 90) == sign ? type : "u", down != foul);
	EMIT(g, "\ts_mov_b64 s[%u:%u], exec\n", save, save + 1);
	header(g, l, false);
	clutter(g);
	if (lanes)
		EMIT(g,
			"\tv_add_u32 v%u, 0x%x, v%u\n\tv_cmp_%s_%s32 vcc, v%u, v%u\n\ts_and_b64 exec, exec, "
			"vcc\n\ts_cbranch_execnz .LQ%u\n\ts_mov_b64 exec, s[%u:%u]\n",
			c, down ? 0 - step : step, c, vector_op[op], type, c, e, l, save, save + 1);
	else
		EMIT(g, "\ts_add_u32 s%u, s%u, 0x%x\n\ts_cmp_%s_%s32 s%u, s%u\n\ts_cbranch_scc1 .LQ%u\n", sc, sc,
			down ? 0 - step : step, scalar_op[op], type, sc, 34 + g->depth, l);
}

/* A window around some number, cut off at both ends: from max(first, number - m) + a to min(last, number + n) + b, or
 * back. */
static void
window_loop(struct gen *g, uint32_t l)
{
	uint32_t c = 4 + g->depth, e = 8 + g->depth, sc = 30 + g->depth, limit = 34 + g->depth,
		 save = 68 + 2 * g->depth, step = 1 + below(g, 3), foul = below(g, 12);
	bool known, sign = chance(g, 60), lanes = chance(g, 60), down = chance(g, 35);
	const char *type = sign ? "i" : "u", *least = foul == 1 ? "max" : "min", *most = foul == 2 ? "min" : "max",
		   *other = chance(g, 90) == sign ? "i" : "u",
		   *m = number(g, chance(g, 80) ? below(g, 40) : (uint32_t)rng_next(g->r), &known),
		   *n = number(g, chance(g, 80) ? below(g, 40) : (uint32_t)rng_next(g->r), &known);
	uint32_t first = chance(g, 60) ? below(g, 20) : close_to_wrap(g),
		 last = chance(g, 80) ? 20 + below(g, 90) : close_to_wrap(g),
		 a = chance(g, 40) ? 0 : below(g, 180) - 90, b = chance(g, 60) ? 0 : below(g, 5) - 2,
		 op = down ? GT + below(g, 2) : LT + below(g, 2);

	g->lanes[g->depth] = true;
	EMIT(g, "\ts_mov_b32 s%u, %s\n", sc, number(g, chance(g, 80) ? below(g, 60) : close_to_wrap(g), &known));
	if (chance(g, 50))
		EMIT(g, "\tv_readfirstlane_b32 s%u, v30\n", sc);
	EMIT(g, "\tv_add_u32 v%u, s%u, v0\n\ts_mov_b32 s28, %s\n\tv_subrev_u32 v28, s28, v%u\n", c, sc, m, c);
	EMIT(g, "\ts_sub_i32 s28, s%u, s28\n\ts_mov_b32 s%u, %s\n\tv_add_u32 v%u, s%u, v%u\n", sc, limit, n, e, limit,
		c);
	EMIT(g, "\ts_mov_b64 s[%u:%u], exec\n", save, save + 1);
	if (foul == 3)			/* the other lanes have something else */
		EMIT(g, "\ts_mov_b64 exec, 0xfff\n");
	EMIT(g, "\ts_add_i32 s%u, s%u, s%u\n\tv_mov_b32 v%u, 0x%x\n\tv_%s_%s32 v%u, v28, v%u\n", limit, sc, limit, c,
		first, most, other, c, c);
	EMIT(g, "\ts_%s_%s32 s%u, s28, 0x%x\n\tv_mov_b32 v28, 0x%x\n\tv_%s_%s32 v%u, v28, v%u\n", most, other, sc,
		first, last, least, type, e, e);
	EMIT(g, "\ts_%s_%s32 s%u, s%u, 0x%x\n", least, type, limit, limit, last);
	EMIT(g, "\ts_mov_b64 exec, s[%u:%u]\n", save, save + 1);
	EMIT(g, "\tv_add_u32 v%u, 0x%x, v%u\n\tv_add_u32 v%u, 0x%x, v%u\n", c, a, c, e, b, e);
	EMIT(g, "\ts_add_i32 s%u, s%u, 0x%x\n\ts_add_i32 s%u, s%u, 0x%x\n", sc, sc, a, limit, limit, b);
	if (down)
		EMIT(g, "\tv_swap_b32 v%u, v%u\n\ts_mov_b32 s28, s%u\n\ts_mov_b32 s%u, s%u\n\ts_mov_b32 s%u, s28\n", c,
			e, sc, sc, limit, limit);
	header(g, l, false);
	clutter(g);
	if (lanes)
		EMIT(g,
			"\tv_add_u32 v%u, 0x%x, v%u\n\tv_cmp_%s_%s32 vcc, v%u, v%u\n\ts_and_b64 exec, exec, "
			"vcc\n\ts_cbranch_execnz .LQ%u\n\ts_mov_b64 exec, s[%u:%u]\n",
			c, down ? 0 - step : step, c, vector_op[op], type, c, e, l, save, save + 1);
	else
		EMIT(g, "\ts_add_u32 s%u, s%u, 0x%x\n\ts_cmp_%s_%s32 s%u, s%u\n\ts_cbranch_scc1 .LQ%u\n", sc, sc,
			down ? 0 - step : step, scalar_op[op], type, sc, limit, l);
}

/* How far the limit is from the start is compared before the loop, or something close to that. */
static void
tail_loop(struct gen *g, uint32_t l)
{
	uint32_t c = 4 + g->depth, e = 8 + g->depth, sc = 30 + g->depth, save = 68 + 2 * g->depth, far = below(g, 30),
		 step = 1 + below(g, 2), foul = below(g, 6), limit;
	bool known, lanes = chance(g, 60), wave = chance(g, 30), otherwise = chance(g, 50);
	const char *sign = chance(g, 60) ? "i" : "u", *how = sign, *start, *end;

	limit = chance(g, 80) ? below(g, 90) : (uint32_t)rng_next(g->r);
	if (foul == 1)
		how = chance(g, 50) ? "i" : "u";
	end = number(g, limit, &known);
	start = number(g, chance(g, 70) ? limit - below(g, 40) : (uint32_t)rng_next(g->r), &known);
	g->lanes[g->depth] = true;
	EMIT(g,
		"\ts_mov_b64 s[%u:%u], exec\n\ts_mov_b32 s%u, %s\n\ts_mov_b32 s%u, %s\n\tv_mov_b32 v%u, s%u\n"
		"\tv_add_u32 v%u, v0, v%u\n\tv_mov_b32 v%u, s%u\n",
		save, save + 1, sc, start, 34 + g->depth, end, c, sc, c, c, e, 34 + g->depth);
	if (chance(g, 30))
		EMIT(g, "\tv_readfirstlane_b32 s%u, v30\n\tv_mov_b32 v%u, s%u\n", 34 + g->depth, e, 34 + g->depth);
	EMIT(g, "\tv_sub_u32 v28, v%u, v%u\n\ts_sub_u32 s28, s%u, s%u\n\tv_add_u32 v28, %u, v28\n", e, c,
		34 + g->depth, sc, foul == 2);
	if (foul == 3)
		EMIT(g, "\tv_add_u32 v%u, -2, v%u\n\ts_add_u32 s%u, s%u, -2\n", c, c, sc, sc);
	if (wave)
		EMIT(g, "\ts_cmp_%s_%s32 s28, %u\n\ts_cbranch_scc%u .LE%u\n",
			(foul == 4) != otherwise ? "ge" : "lt", how, far, otherwise, l);
	else
		EMIT(g, "\tv_cmp_%s_%s32 vcc, %u, v28\n\ts_%s_b64 exec, exec, vcc\n\ts_cbranch_execz .LE%u\n",
			(foul == 4) != otherwise ? "le" : "gt", how, far, otherwise ? "andn2" : "and", l);
	if (chance(g, 50))
		EMIT(g, "\tv_cmp_lt_%s32 vcc, v%u, v%u\n\ts_and_b64 exec, exec, vcc\n\ts_cbranch_execz .LE%u\n", sign,
			c, e, l);
	header(g, l, false);
	clutter(g);
	if (lanes)
		EMIT(g,
			"\tv_add_u32 v%u, %u, v%u\n\tv_cmp_lt_%s32 vcc, v%u, v%u\n\ts_and_b64 exec, exec, "
			"vcc\n\ts_cbranch_execnz .LQ%u\n",
			c, step, c, sign, c, e, l);
	else
		EMIT(g, "\ts_add_u32 s%u, s%u, %u\n\ts_cmp_lt_%s32 s%u, s%u\n\ts_cbranch_scc1 .LQ%u\n", sc, sc, step,
			sign, sc, 34 + g->depth, l);
	EMIT(g, ".LE%u:\n\ts_mov_b64 exec, s[%u:%u]\n", l, save, save + 1);
}

/* Counts in steps of some power of 2 to a number without its low bits, as unrolled loops do, or comes to it only
 * after a wrap. */
static void
unrolled_loop(struct gen *g, uint32_t l)
{
	uint32_t sc = 30 + g->depth, limit = 34 + g->depth, two = chance(g, 60) ? 1 + below(g, 4) : 28 + below(g, 3),
		 foul = below(g, 8), mask = (chance(g, 50) ? UINT32_MAX : 0x7fffffff) << (two - (foul == 1)),
		 step = (1 + 2 * below(g, 4)) << two, start = chance(g, 60) ? 0 : below(g, 8) << two;
	bool down = chance(g, 30);

	if (two > 20)
		EMIT(g, "\ts_mul_i32 s28, s%u, 0x%x\n", 16 + below(g, NARG), 0x9e3779b9);
	else
		EMIT(g, "\ts_lshl_b32 s28, s%u, %u\n", 16 + below(g, NARG), chance(g, 50) ? two : 0);
	if (chance(g, 50))
		EMIT(g, "\ts_cmp_lt_%s32 s28, %u\n\ts_cbranch_scc1 .LE%u\n", chance(g, 70) ? "u" : "i",
			1u << (two & 7), l);
	if (chance(g, 30))
		EMIT(g, "\ts_cmp_lt_i32 s28, 1\n\ts_cbranch_scc1 .LE%u\n", l);
	if (foul == 3)
		mask &= ~(1u << (two + 1));
	EMIT(g, "\ts_mov_b32 s%u, 0x%x\n\ts_and_b32 s%u, s28, 0x%x\n", sc, start + (foul == 2), limit, mask);
	header(g, l, false);
	clutter(g);
	EMIT(g, "\ts_%s_i32 s%u, s%u, 0x%x\n\ts_cmp_lg_u32 s%u, s%u\n\ts_cbranch_scc1 .LQ%u\n.LE%u:\n",
		down ? "sub" : "add", sc, sc, step, sc, limit, l, l);
}

static void
loop(struct gen *g, bool off)
{
	uint32_t l = g->nloop++;

	g->vector[g->depth] = false;
	switch (below(g, 50)) {
	case 46: unrolled_loop(g, l); break;
	case 44: tail_loop(g, l); break;
	case 40: nearer_loop(g, l); break;
	case 48: window_loop(g, l); break;
	case 49: inside_loop(g, l); break;
	case 34: case 35: case 36: narrow_loop(g, l); break;
	case 38: case 39: (chance(g, 50) ? search_loop : length_loop)(g, l); break;
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
		scalar_loop(g, l, off);
		break;
	case 4: wide_loop(g, l, off); break;
	case 5: bit_loop(g, l, off); break;
	case 6:
		if (chance(g, 40))
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
	EMIT(g, ".LX%u:\n", l);
}

/* ---- kernels ------------------------------------------------------------------------------------------------ */
static const char *
kernel(struct wb_ctx *cx, struct gen *g)
{
	uint32_t tell = below(g, 3);

	g->o = wb_out_new(cx->unit);
	g->w.size[0] = chance(g, 70) ? 64 : chance(g, 50) ? 128 : 1 + below(g, 100);
	g->w.groups[0] = 1 + below(g, 2);
	g->all_told = tell > 0;
	for (uint32_t k = 0; k < NARG; k++) {
		g->w.arg[k] = chance(g, 85) ? below(g, 80) : (uint32_t)rng_next(g->r);
		g->w.told[k] = g->all_told || chance(g, 50);
	}
	g->w.r = g->r;
	g->w.narg = NARG;
	g->w.dims = 1;
	g->w.has_data = true;
	waves_head(&g->o);
	g->w.half = (uint16_t)(chance(g, 70) ? below(g, 200) : rng_next(g->r));
	g->w.packet = chance(g, 20);
	g->w.sizes_told = !g->w.packet || chance(g, 30);
	g->all_told = g->all_told && g->w.sizes_told;
	if (g->w.packet)
		EMIT(g, "\ts_mov_b64 s[52:53], s[0:1]\n\ts_mov_b64 s[0:1], s[2:3]\n\ts_mov_b32 s2, s4\n");
	EMIT(g,
		"\ts_load_dwordx8 s[16:23], s[0:1], 0x0\n\ts_load_dwordx2 s[24:25], s[0:1], 0x20\n\tv_mov_b32 v30, "
		"v0\n\tv_mov_b32 v31, v0\n\tv_mov_b32 v1, 0\n\ts_load_dword s29, s[0:1], 0x28\n\ts_waitcnt "
		"lgkmcnt(0)\n\ts_mov_b32 s26, 0\n");
	EMIT(g,
		"\tv_lshlrev_b32 v31, 2, v0\n\tv_and_b32 v31, 0xfc, v31\n\tglobal_load_dword v30, v31, "
		"s[24:25]\n\ts_waitcnt vmcnt(0)\n");
	do {
		g->depth = 0;
		loop(g, false);
		clutter(g);
	} while (g->nloop < MOST_LOOPS && chance(g, 50));
	waves_tail(&g->o, &g->w);
	return g->o.at;
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
static uint64_t npassed, nfailed, nloops, nknown, nplain, nexact, nendless, nrefused, ninvalid;

static void
fail(uint64_t seed, const struct wb_fn *fn, uint32_t l, const struct seen *s, const char *what)
{
	const struct wb_loop_bound *b = &fn->bounds->loop[l];

	if (nfailed < 20)
		printf("case %llu loop %s: %s: inferred %lld .. %lld, total %lld; seen %llu .. %llu, total %llu: %s\n",
			(unsigned long long)seed, fn->block[fn->loops->loop[l].header].label, what, (long long)b->min,
			(long long)b->max, (long long)b->total, (unsigned long long)s->least,
			(unsigned long long)s->most, (unsigned long long)s->most_total, b->why);
}

static void
judge(uint64_t seed, const struct wb_fn *fn, uint32_t l, const struct seen *s, const struct gen *g)
{
	const struct wb_loop_bound *b = &fn->bounds->loop[l];
	const char *label = fn->block[fn->loops->loop[l].header].label;
	bool ok = true;

	nloops++;
	nknown += b->max != WB_UNKNOWN;
	if ((b->max != WB_UNKNOWN && s->most > b->max) || (b->total != WB_UNKNOWN && s->most_total > b->total)) {
		fail(seed, fn, l, s, "too small a bound");
		ok = false;
	}
	if (s->entered && s->least < b->min) {
		fail(seed, fn, l, s, "too large a minimum");
		ok = false;
	}
	if (!b->why || (b->max == WB_UNKNOWN) != (b->origin == WB_BOUND_NONE)) {
		fail(seed, fn, l, s, "inconsistent");
		ok = false;
	}
	nendless += s->cut && b->max == WB_UNKNOWN;
	if (s->entered && !s->cut && label && label[2] == 'P' && g->all_told && !g->mutated) {
		uint32_t exits = 0;

		for (uint32_t k = 0; k < fn->loops->loop[l].nexit_within; k++)
			exits += !wb_loop_has(fn->loops, l, fn->edge[fn->loops->list[fn->loops->loop[l].exit + k]].dst);
		nplain += exits == 1;
		nexact += exits == 1 && b->max == s->most;
		if (exits == 1 && b->max != s->most && getenv("SHOW"))
			fail(seed, fn, l, s, "not exact");
	}
	npassed += ok;
	nfailed += !ok;
}

static void
one_case(uint64_t seed)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct rng r = rng_new(seed);
	struct gen g = { .r = &r };
	struct watched seen = { .fn = NULL };
	struct waves_watch watch = { &seen, MOST_STEPS, begin_wave, enter_block, end_wave };
	const char *text = kernel(cx, &g);
	struct wb_module *m;

	g.mutated = chance(&g, 33);
	if (g.mutated)
		text = mutate_assembly(cx->unit, text, "k", &r, 1 + below(&g, 3));
	if (getenv("PRINT"))
		fputs(text, stdout);
	m = waves_read(cx, text, seed, g.mutated);
	if (!m) {
		ninvalid += g.mutated;
		nfailed += !g.mutated;
	} else if (waves_trips(cx, m, &g.w) != WB_OK || m->fn[0]->loops->nloop > MOST_SEEN) {
		nfailed++;
	} else {
		seen.fn = m->fn[0];
		for (uint32_t l = 0; l < seen.fn->loops->nloop; l++)
			seen.loop[l].least = UINT64_MAX;
		if (!waves_run(cx, m, &g.w, &watch)) {
			nrefused += !g.mutated;
			if (getenv("SHOW"))
				printf("case %llu: not executed\n", (unsigned long long)seed);
		}
		for (uint32_t l = 0; l < seen.fn->loops->nloop; l++)
			judge(seed, seen.fn, l, &seen.loop[l], &g);
	}
	wb_ctx_free(cx);
}

/* ---- large kernels ---------------------------------------------------------------------------------------------- */
#define LARGE_LOOPS 110
#define LARGE_BODY 175
#define MOST_LARGE_SECONDS 0.1

static void
large(void)
{
	static const enum wb_pass before[] = { WB_PASS_DOM, WB_PASS_POSTDOM, WB_PASS_CDEP, WB_PASS_LOOPS, WB_PASS_GSA,
		WB_PASS_LANES },
				  trips[] = { WB_PASS_TRIPS };
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct wb_pass_env env = { .module = NULL };
	struct rng r = rng_new(7);
	struct gen gen = { .o = wb_out_new(cx->unit), .r = &r }, *g = &gen;
	struct wb_module *m;
	double best = 1e9;
	uint32_t known = 0;

	EMIT(g,
		"\t.text\n\t.amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\n\t.amdhsa_code_object_version 4\n\t.globl "
		"k\n\t.type k,@function\nk:\n");
	for (uint32_t l = 0; l < LARGE_LOOPS; l++) {
		EMIT(g, "\ts_movk_i32 s30, 0\n\tv_mov_b32 v4, 0\n\ts_mov_b64 s[60:61], 0\n.L%u:\n", l);
		for (uint32_t k = 0; k < LARGE_BODY; k++)
			EMIT(g, "\tv_add_u32 v%u, v%u, v%u\n", 10 + below(g, 50), 10 + below(g, 50), 10 + below(g, 50));
		if (l % 3)
			EMIT(g,
				"\tv_add_u32 v4, 2, v4\n\tv_cmp_le_u32 vcc, 64, v4\n\ts_or_b64 s[60:61], vcc, "
				"s[60:61]\n\ts_andn2_b64 exec, exec, s[60:61]\n\ts_cbranch_execnz .L%u\n\ts_or_b64 "
				"exec, exec, s[60:61]\n",
				l);
		else
			EMIT(g, "\ts_add_i32 s30, s30, 1\n\ts_cmp_lt_u32 s30, 32\n\ts_cbranch_scc1 .L%u\n", l);
	}
	EMIT(g,
		"\ts_endpgm\n.Lend:\n\t.size k, .Lend-k\n\t.section\t.rodata,\"a\",@progbits\n\t.p2align 6, "
		"0x0\n\t.amdhsa_kernel k\n\t\t.amdhsa_next_free_vgpr 64\n\t\t.amdhsa_next_free_sgpr "
		"96\n\t.end_amdhsa_kernel\n");
	if (wb_gcn_read(cx, wb_file_add(cx->files, WB_FILE_TEXT, "large.s", g->o.at, g->o.n), NULL, &m) != WB_OK ||
		wb_run_passes(cx, m->fn[0], &env, before, WB_COUNT(before), NULL)) {
		nfailed++;
		wb_ctx_free(cx);
		return;
	}
	for (uint32_t k = 0; k < 3; k++) {
		clock_t start = clock();

		nfailed += wb_run_passes(cx, m->fn[0], &env, trips, 1, NULL) != WB_OK;
		best = (double)(clock() - start) / CLOCKS_PER_SEC < best ? (double)(clock() - start) / CLOCKS_PER_SEC :
									   best;
	}
	for (uint32_t l = 0; l < m->fn[0]->loops->nloop; l++)
		known += m->fn[0]->bounds->loop[l].max == 31;
	printf("%u instructions, %u loops, %u bounded exactly: %.1f ms\n", m->fn[0]->ninst, m->fn[0]->loops->nloop,
		known, best * 1e3);
	nfailed += known != LARGE_LOOPS || best > MOST_LARGE_SECONDS;
	wb_ctx_free(cx);
}

int
main(int argc, char **argv)
{
	uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 0) : 1, count = argc > 2 ? strtoull(argv[2], NULL, 0) : 4500;

	for (uint64_t k = 0; k < count; k++)
		one_case(seed * 1000003 + k);
	printf("%llu loops, %llu bounded; of %llu plainly counted ones %llu exactly; %llu did not end and got no "
	       "bound; %llu kernels were not executed to the end, %llu changed ones not read\n",
		(unsigned long long)nloops, (unsigned long long)nknown, (unsigned long long)nplain,
		(unsigned long long)nexact, (unsigned long long)nendless, (unsigned long long)nrefused,
		(unsigned long long)ninvalid);
	large();
	if (count >= 1000 && (nplain < count / 6 || nexact * 100 < nplain * 95 || nrefused * 20 > count)) {
		printf("too few loops are bounded exactly, or too few executed\n");
		nfailed++;
	}
	printf("%llu passed, %llu failed\n", (unsigned long long)npassed, (unsigned long long)nfailed);
	return nfailed != 0;
}
