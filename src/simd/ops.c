/* src/simd/ops.c -- the table of Sim-D's instructions. */
#include "simd.h"

enum { V = KIND(V), S = KIND(S), P = KIND(P), W = KIND(W), C = KIND(C), I = KIND(I), L = KIND(LABEL) };
enum { ONE = WB_SIMD_ONE_SLOT, VEC = WB_SIMD_VEC, RCP = WB_SIMD_RCP_SLOTS };
enum {
	ENDS = WB_SIMD_ENDS,
	PUSHES = WB_SIMD_PUSHES,
	DRAM = WB_SIMD_DRAM,
	SP = WB_SIMD_SP,
	STORES = WB_SIMD_STORES,
	STRIDED = WB_SIMD_STRIDED,
	DIVIDES = WB_SIMD_DIVIDES,
	DRAM_BUFFER = WB_SIMD_DRAM_BUFFER
};

const struct wb_simd_op_info wb_simd_ops[WB_SIMD_OPS] = {
#define OP(id, name, dst, s0, s1, s2, further, slots, flags, subs) \
	[WB_SIMD_##id] = { name, { dst, s0, s1, s2, further }, slots, (uint8_t)(flags) },
#include "wavebound/simd.def"
#undef OP
};

static const uint8_t subs[WB_SIMD_OPS] = {
#define OP(id, name, dst, s0, s1, s2, further, slots, flags, subs) [WB_SIMD_##id] = subs,
#include "wavebound/simd.def"
#undef OP
};

static const struct { const char *name; uint8_t set, sub;
} names[] = {
	{ "ez", SUB_COMPARE, WB_SIMD_EZ },
	{ "nz", SUB_COMPARE, WB_SIMD_NZ },
	{ "g", SUB_COMPARE, WB_SIMD_G },
	{ "ge", SUB_COMPARE, WB_SIMD_GE },
	{ "l", SUB_COMPARE, WB_SIMD_L },
	{ "le", SUB_COMPARE, WB_SIMD_LE },
	{ "and", SUB_LOGIC, WB_SIMD_AND_ },
	{ "or", SUB_LOGIC, WB_SIMD_OR_ },
	{ "nand", SUB_LOGIC, WB_SIMD_NAND_ },
	{ "nor", SUB_LOGIC, WB_SIMD_NOR_ },
	{ "if", SUB_ENTRY, WB_SIMD_IF },
	{ "brk", SUB_ENTRY, WB_SIMD_BREAK },
	{ "jc", SUB_ENTRY, WB_SIMD_RETURN },
	{ "if", SUB_MASK, WB_SIMD_IF },
	{ "brk", SUB_MASK, WB_SIMD_BREAK },
	{ "jc", SUB_MASK, WB_SIMD_RETURN },
	{ "exit", SUB_MASK, WB_SIMD_MASK_EXIT },
	{ "neg", SUB_NEG, WB_SIMD_NEG },
	{ "i2f", SUB_CONVERT, WB_SIMD_I2F },
	{ "f2i", SUB_CONVERT, WB_SIMD_F2I },
	{ "dim_x", SUB_DIM, WB_SIMD_DIM_X },
	{ "dim_y", SUB_DIM, WB_SIMD_DIM_Y },
	{ "vec2", SUB_WIDE, WB_SIMD_VEC2 },
	{ "vec4", SUB_WIDE, WB_SIMD_VEC4 },
};

static bool
same(const char *w, size_t n, const char *text)
{
	return strlen(text) == n && memcmp(w, text, n) == 0;
}

enum wb_simd_op
simd_find_op(const char *w, size_t n)
{
	int k = 0;

	while (k < WB_SIMD_OPS && !same(w, n, wb_simd_ops[k].name))
		k++;
	return (enum wb_simd_op)k;
}

bool
simd_find_sub(enum wb_simd_op op, const char *w, size_t n, uint8_t *sub)
{
	*sub = WB_SIMD_SUB_NONE;
	if (!n)
		return !subs[op] || subs[op] == SUB_NEG || subs[op] == SUB_WIDE;
	for (size_t k = 0; k < WB_COUNT(names); k++)
		if (names[k].set == subs[op] && same(w, n, names[k].name)) {
			*sub = names[k].sub;
			return true;
		}
	return false;
}

const char *
simd_sub_list(enum wb_simd_op op)
{
	static const char *const list[] = {
		[SUB_COMPARE] = ".ez .nz .g .ge .l .le",
		[SUB_LOGIC] = ".and .or .nand .nor",
		[SUB_ENTRY] = ".if .brk .jc",
		[SUB_MASK] = ".if .brk .jc .exit",
		[SUB_NEG] = "none or .neg",
		[SUB_CONVERT] = ".i2f .f2i",
		[SUB_DIM] = ".dim_x .dim_y",
		[SUB_WIDE] = "none, .vec2 or .vec4",
	};

	return subs[op] ? list[subs[op]] : "none";
}
