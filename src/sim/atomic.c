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
OP(op_fadd, add_float(old, x, how))
OP(op_fmin, how & AT_WIDE ? d2u(min64(u2d(old), u2d(x), true)) : f2u(min32(value32(old, how), value32(x, how), true)))
OP(op_fmax, how & AT_WIDE ? d2u(max64(u2d(old), u2d(x), true)) : f2u(max32(value32(old, how), value32(x, how), true)))
