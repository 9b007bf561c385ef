/* src/simd/exec.c -- the results of Sim-D's instructions (wavebound-sas(5)), in each active lane.
 *
 * Floating-point results are those of C with binary32, rounded after each operation. Integers wrap.
 */
#include <math.h>

#include "group.h"

static float
real(uint32_t bits)
{
	float f;

	memcpy(&f, &bits, sizeof(f));
	return f;
}

static uint32_t
bits(float f)
{
	uint32_t v;

	memcpy(&v, &f, sizeof(v));
	return v;
}

static uint32_t
to_int(float f)
{
	if (isnan(f))
		return 0;
	return f >= 2147483648.0f ? INT32_MAX : f < -2147483648.0f ? (uint32_t)INT32_MIN : (uint32_t)(int32_t)f;
}

static uint32_t
to_float(uint32_t v)
{
	return bits((float)(int32_t)v);
}

static bool
compare_int(uint8_t sub, int32_t v)
{
	return sub == WB_SIMD_EZ ? v == 0 :
		sub == WB_SIMD_NZ ? v != 0 :
		sub == WB_SIMD_G ? v > 0 :
		sub == WB_SIMD_GE ? v >= 0 :
		sub == WB_SIMD_L ? v < 0 :
				    v <= 0;
}

static bool
compare_float(uint8_t sub, float v)
{
	return sub == WB_SIMD_EZ ? v == 0 :
		sub == WB_SIMD_NZ ? v != 0 :
		sub == WB_SIMD_G ? v > 0 :
		sub == WB_SIMD_GE ? v >= 0 :
		sub == WB_SIMD_L ? v < 0 :
				    v <= 0;
}

static uint32_t
logic(uint8_t sub, uint32_t a, uint32_t b)
{
	return sub == WB_SIMD_AND_ ? a & b : sub == WB_SIMD_OR_ ? a | b : sub == WB_SIMD_NAND_ ? !(a & b) : !(a | b);
}

/* ---- scalars and lanes alike -------------------------------------------------------------------- */
static uint32_t
least(uint32_t a, uint32_t b)
{
	return (int32_t)a < (int32_t)b ? a : b;
}

static uint32_t
most(uint32_t a, uint32_t b)
{
	return (int32_t)a > (int32_t)b ? a : b;
}

/* Division by 0 gives 0; -2^31 / -1 wraps. */
static uint32_t
divide(uint32_t a, uint32_t b, bool remainder)
{
	if (!b)
		return 0;
	if (b == UINT32_MAX)
		return remainder ? 0 : 0 - a;
	return (uint32_t)(remainder ? (int32_t)a % (int32_t)b : (int32_t)a / (int32_t)b);
}

/* The highest bit that is not equal to the sign; -1: all are. */
static uint32_t
highest_bit(uint32_t v)
{
	v ^= (uint32_t)-(int32_t)(v >> 31);
	return v ? 31 - (uint32_t)__builtin_clz(v) : UINT32_MAX;
}

static uint32_t
integer(uint8_t op, uint32_t a, uint32_t b, uint32_t c)
{
	switch (op) {
	case WB_SIMD_IADD: case WB_SIMD_SIADD: return a + b;
	case WB_SIMD_ISUB: case WB_SIMD_SISUB: return a - b;
	case WB_SIMD_IMUL: case WB_SIMD_SIMUL: return a * b;
	case WB_SIMD_IMIN: case WB_SIMD_SIMIN: return least(a, b);
	case WB_SIMD_IMAX: case WB_SIMD_SIMAX: return most(a, b);
	case WB_SIMD_AND: case WB_SIMD_SAND: return a & b;
	case WB_SIMD_OR: case WB_SIMD_SOR: return a | b;
	case WB_SIMD_XOR: return a ^ b;
	case WB_SIMD_IMAD: case WB_SIMD_SIMAD: return a * b + c;
	case WB_SIMD_SHL: case WB_SIMD_SSHL: return a << (b & 31);
	case WB_SIMD_SHR: case WB_SIMD_SSHR: return (uint32_t)((int32_t)a >> (b & 31));
	case WB_SIMD_NOT: case WB_SIMD_SNOT: return ~a;
	case WB_SIMD_SINEG: return 0 - a;
	case WB_SIMD_SIBFIND: return highest_bit(a);
	case WB_SIMD_SIDIV: case WB_SIMD_SIMOD: return divide(a, b, op == WB_SIMD_SIMOD);
	default: return a;		/* moves */
	}
}

static uint32_t
floating(const struct wb_simd_inst *i, float a, float b, float c)
{
	if (i->sub == WB_SIMD_NEG)
		b = -b;
	switch (i->op) {
	case WB_SIMD_MAD: { volatile float product = a * b; return bits(product + c); }
	case WB_SIMD_MUL: return bits(a * b);
	case WB_SIMD_ADD: return bits(a + b);
	case WB_SIMD_MIN: return bits(fminf(a, b));
	case WB_SIMD_MAX: return bits(fmaxf(a, b));
	case WB_SIMD_ABS: return bits(fabsf(a));
	case WB_SIMD_RCP: return bits(1 / a);
	case WB_SIMD_RSQRT: return bits(1 / sqrtf(a));
	case WB_SIMD_SIN: return bits(sinf(a));
	default: return bits(cosf(a));
	}
}

static bool
is_floating(uint8_t op)
{
	return op >= WB_SIMD_MAD && op <= WB_SIMD_COS;		/* neighbours in simd.def */
}

/* ---- operands -------------------------------------------------------------------------------------- */
static uint32_t
value(const struct group *g, const struct wb_simd_opnd *o, uint32_t lane)
{
	switch (o->kind) {
	case WB_SIMD_V: return g->v[o->reg][lane];
	case WB_SIMD_W: return o->reg < CONTROLS ? !g->off[o->reg][lane] : g->w[o->reg][lane];
	case WB_SIMD_P: return g->pr[o->reg][lane];
	case WB_SIMD_S: return g->s[o->reg];
	case WB_SIMD_C: return g->c[o->reg];
	default: return o->value;
	}
}

static uint32_t
result(const struct group *g, const struct wb_simd_inst *i, uint32_t lane)
{
	uint32_t a = value(g, &i->opnd[WB_SIMD_SRC], lane), b = value(g, &i->opnd[WB_SIMD_SRC1], lane),
		 c = value(g, &i->opnd[WB_SIMD_SRC2], lane);

	switch (i->op) {
	case WB_SIMD_TEST: return compare_float(i->sub, real(a));
	case WB_SIMD_ITEST: return compare_int(i->sub, (int32_t)a);
	case WB_SIMD_PBOOL: return logic(i->sub, a, b);
	case WB_SIMD_CVT: case WB_SIMD_SCVT: return i->sub == WB_SIMD_I2F ? to_float(a) : to_int(real(a));
	case WB_SIMD_BUFQUERY: return i->sub == WB_SIMD_DIM_X ? g->p->dram[a].dim_x : g->p->dram[a].dim_y;
	default: return is_floating(i->op) ? floating(i, real(a), real(b), real(c)) : integer(i->op, a, b, c);
	}
}

/* Control masks may be written like other registers; then lanes are on or off at once. */
static void
write_special(struct group *g, uint8_t reg, uint32_t lane, uint32_t v)
{
	if (reg < CONTROLS)
		g->off[reg][lane] = !v;
	else
		g->w[reg][lane] = v;
}

static void
find_active(struct group *g)
{
	for (uint32_t k = 0; k < g->m->threads; k++)
		g->active[k] = !(g->off[0][k] | g->off[1][k] | g->off[2][k] | g->off[3][k]);
}

void
group_compute(struct group *g, const struct wb_simd_inst *i)
{
	const struct wb_simd_opnd *d = &i->opnd[WB_SIMD_DST];

	switch (d->kind) {
	case WB_SIMD_S:
		g->s[d->reg] = result(g, i, 0);
		return;
	case WB_SIMD_C:
		g->c[d->reg] = result(g, i, 0);
		return;
	case WB_SIMD_V:
		for (uint32_t k = 0; k < g->m->threads; k++)
			if (g->active[k])
				g->v[d->reg][k] = result(g, i, k);
		return;
	case WB_SIMD_P:
		for (uint32_t k = 0; k < g->m->threads; k++)
			if (g->active[k])
				g->pr[d->reg][k] = (uint8_t)result(g, i, k);
		return;
	case WB_SIMD_W:
		for (uint32_t k = 0; k < g->m->threads; k++)
			if (g->active[k])
				write_special(g, d->reg, k, result(g, i, k));
		find_active(g);
		return;
	default:
		return;
	}
}

/* ---- control ------------------------------------------------------------------------------------------- */
enum { RUN, BROKEN, RETURNED, EXITED };

/* The lanes that wait: those that are on, or those of them with predicate @some. */
static void
push(struct group *g, uint8_t control, uint32_t target, const struct wb_simd_opnd *some)
{
	struct group_entry *e = &g->stack[g->depth++];

	e->target = target;
	e->control = control;
	memcpy(e->saved, g->off[control], sizeof(e->saved));
	for (uint32_t k = 0; some && some->kind == WB_SIMD_P && k < g->m->threads; k++)
		e->saved[k] |= !g->pr[some->reg][k];
}

static void
pop(struct group *g)
{
	const struct group_entry *e = &g->stack[--g->depth];

	memcpy(g->off[e->control], e->saved, sizeof(e->saved));
	g->pc = e->target;
	find_active(g);
}

/* Turns off the active lanes whose predicate is @is; without a predicate, all of them. */
static void
turn_off(struct group *g, uint8_t control, const struct wb_simd_opnd *o, bool is)
{
	for (uint32_t k = 0; k < g->m->threads; k++)
		if (g->active[k] && (o->kind != WB_SIMD_P || (g->pr[o->reg][k] != 0) == is))
			g->off[control][k] = 1;
	find_active(g);
}

static bool
any(const uint8_t *of, uint32_t n, uint8_t is)
{
	for (uint32_t k = 0; k < n; k++)
		if (of[k] == is)
			return true;
	return false;
}

/* If no lane is on, entries are popped until one is. */
static uint32_t
inject(struct group *g)
{
	uint32_t pops = 0;

	while (g->depth && !any(g->active, g->m->threads, 1)) {
		pop(g);
		pops++;
	}
	return pops;
}

bool
group_waits(const struct group *g)
{
	for (uint32_t k = 0; g->depth && k < g->m->threads; k++)
		if (!g->active[k] && !g->off[EXITED][k])
			return true;
	return false;
}

bool
group_disagrees(const struct group *g, const struct wb_simd_inst *i)
{
	bool seen[2] = { false, false };

	for (uint32_t o = WB_SIMD_SRC; o < WB_SIMD_OPNDS; o++)
		for (uint32_t k = 0; i->opnd[o].kind == WB_SIMD_P && k < g->m->threads; k++)
			if (g->active[k])
				seen[g->pr[i->opnd[o].reg][k] != 0] = true;
	return seen[0] && seen[1];
}

uint32_t
group_control(struct group *g, const struct wb_simd_inst *i, bool *jumped)
{
	const struct wb_simd_opnd *to = &i->opnd[WB_SIMD_SRC], *p = &i->opnd[WB_SIMD_SRC1];

	*jumped = false;
	g->pc++;
	switch (i->op) {
	case WB_SIMD_J:
		*jumped = true;
		g->pc = to->value;
		return 0;
	case WB_SIMD_SICJ:
		*jumped = compare_int(i->sub, (int32_t)g->s[p->reg]);
		g->pc = *jumped ? to->value : g->pc;
		return 0;
	case WB_SIMD_CALL:
		push(g, RETURNED, g->pc, NULL);
		*jumped = true;
		g->pc = to->value;
		if (p->kind == WB_SIMD_P)
			turn_off(g, RETURNED, p, false);
		return inject(g);
	case WB_SIMD_CPUSH:
		push(g, i->sub == WB_SIMD_IF ? RUN : i->sub == WB_SIMD_BREAK ? BROKEN : RETURNED, to->value, p);
		return 0;
	case WB_SIMD_CPOP:
		pop(g);
		*jumped = true;
		return inject(g);
	case WB_SIMD_BRA:
		push(g, RUN, to->value, p);
		turn_off(g, RUN, p, true);
		return inject(g);
	case WB_SIMD_CMASK:
		turn_off(g, RUN, to, true);
		return inject(g);
	case WB_SIMD_BRK:
		turn_off(g, BROKEN, to, true);
		return inject(g);
	case WB_SIMD_RET:
		turn_off(g, RETURNED, to, true);
		return inject(g);
	case WB_SIMD_EXIT:
		turn_off(g, EXITED, to, true);
		g->ended = !any(g->off[EXITED], g->m->threads, 0);
		return g->ended ? 0 : inject(g);
	default:
		return 0;
	}
}
