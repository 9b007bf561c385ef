/* src/sim/atomic.c -- the operations of LDS and memory atomics.
 */
#include "fp.h"
#include "sim.h"

#define OP(name, expr) \
uint64_t \
wb_sim_##name(uint64_t old, uint64_t x, uint64_t cmp, uint32_t how) \
{ \
	(void)old, (void)x, (void)cmp, (void)how; \
	return (expr); \
}
static int64_t sign(uint64_t a, uint32_t how) { return how & AT_WIDE ? (int64_t)a : (int64_t)(int32_t)a; }
static uint64_t f32(uint64_t a, uint32_t how) { return how & AT_FLUSH ? flush32((uint32_t)a) : a; }
static float value32(uint64_t a, uint32_t how) { return u2f((uint32_t)f32(a, how)); }
static uint64_t
add_float(uint64_t a, uint64_t b, uint32_t how)
{
	uint32_t r = f2u(value32(a, how) + value32(b, how));

	if (nan32(r))
		r = nan32((uint32_t)a) ? (uint32_t)a | 0x400000 :
			nan32((uint32_t)b) ? (uint32_t)b | 0x400000 :
					     0x7fc00000;
	return f32(r, how);
}

static uint64_t
add_wide(uint64_t a, uint64_t b)
{
	uint64_t r = d2u(u2d(a) + u2d(b));

	return !nan64(r) ? r : nan64(a) ? a | 1ull << 51 : nan64(b) ? b | 1ull << 51 : 0x7ff8000000000000ull;
}

/* Adds two pairs of 16-bit floats; denormals are kept. */
static uint64_t
add_halves(uint64_t a, uint64_t b)
{
	uint32_t r = 0;

	for (uint32_t k = 0; k < 32; k += 16) {
		uint32_t x = a >> k & 0xffff, y = b >> k & 0xffff;
		uint32_t h = float_to_half(half_to_float(x) + half_to_float(y));

		r |= ((h & 0x7fff) > 0x7c00 ? 0x7e00 : h) << k;
	}
	return r;
}

/* Adds two pairs of bfloat16 numbers: each is the upper half of a float. */
static uint64_t
add_upper_halves(uint64_t a, uint64_t b)
{
	uint32_t r = 0;

	for (uint32_t k = 0; k < 32; k += 16) {
		uint32_t x = (uint32_t)(a >> k) << 16, y = (uint32_t)(b >> k) << 16, u = f2u(u2f(x) + u2f(y));

		r |= (nan32(u) ? 0x7fc0 : (u + 0x7fff + (u >> 16 & 1)) >> 16) << k;
	}
	return r;
}

OP(op_add, old + x)
OP(op_sub, old - x)
OP(op_rsub, x - old)
OP(op_inc, old >= x ? 0 : old + 1)
OP(op_dec, old == 0 || old > x ? x : old - 1)
OP(op_and, old & x)
OP(op_or, old | x)
OP(op_xor, old ^ x)
OP(op_umin, x < old ? x : old)
OP(op_umax, x > old ? x : old)
OP(op_smin, sign(x, how) < sign(old, how) ? x : old)
OP(op_smax, sign(x, how) > sign(old, how) ? x : old)
OP(op_swap, x)
OP(op_cmpswap, old == cmp ? x : old)
OP(op_fcmpswap, how & AT_WIDE ? (u2d(old) == u2d(cmp) ? x : old) : u2f((uint32_t)old) == u2f((uint32_t)cmp) ? x : old)
OP(op_mskor, (old & ~cmp) | x)
OP(op_wrap, old >= cmp ? old - cmp : old + x)
OP(op_csub, old < x ? 0 : old - x)
OP(op_cond_sub, old < x ? old : old - x)
OP(op_fadd, how & AT_WIDE ? add_wide(old, x) : add_float(old, x, how))
OP(op_pkadd, add_halves(old, x))
OP(op_pkadd_upper, add_upper_halves(old, x))
OP(op_fmin, how & AT_WIDE ? d2u(min64(u2d(old), u2d(x), true)) : f2u(min32(value32(old, how), value32(x, how), true)))
OP(op_fmax, how & AT_WIDE ? d2u(max64(u2d(old), u2d(x), true)) : f2u(max32(value32(old, how), value32(x, how), true)))
