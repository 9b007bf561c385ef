/* ir/defaults.c -- default attributes of an instruction.
 *
 * The printer leaves out attributes that are the default, and the reader restores them. Both use this file, so nothing
 * is lost.
 */
#include "wir.h"

#include "wavebound/fold.h"

const char *const wir_flag_name[] = { "masked", "terminator", "side_effect", "crosslane", "commutes", "unmodelled",
	"lanewise", "too_soon", NULL };
const char *const wir_access_name[] = { "load", "store", "atomic", "returns", "adds", "ors", "swaps", "compares",
	"subtracts", "ands", "xors", NULL };
const char *const wir_counter_name[] = { "vmcnt", "lgkmcnt", "expcnt", "vscnt", "kmcnt", NULL };

bool
wir_is_branch(uint16_t op)
{
	return op == WB_OP_BR || op == WB_OP_CBRNZ || op == WB_OP_CBRZ || op == WB_OP_CBR;
}

static bool
accesses(uint16_t op)
{
	return op == WB_OP_LOAD || op == WB_OP_STORE || op == WB_OP_ATOMIC;
}

/* Whether an operand with one of @flags is a vector unit. */
static bool
has_vector(const struct wb_fn *fn, const struct wb_inst *i, const struct wb_opnd *o, uint32_t flags)
{
	for (uint32_t k = 0; k < i->nopnd; k++)
		if (o[k].kind == WB_OPND_UNIT && o[k].flags & flags && o[k].id < fn->nunit &&
			fn->unit[o[k].id].cls == WB_UNIT_VECTOR)
			return true;
	return false;
}

static bool
has_def(const struct wb_inst *i, const struct wb_opnd *o)
{
	return i->nopnd && o[0].flags & WB_DEF && !(o[0].flags & WB_IMPLICIT);
}

/* ---- memory -------------------------------------------------------------------------- */
enum wb_space
wir_default_space(const struct wb_fn *fn, const struct wb_inst *i, const struct wb_opnd *o)
{
	if (!accesses(i->op))
		return WB_SPACE_NONE;
	return has_vector(fn, i, o, WB_DEF | WB_USE) ? WB_SPACE_GLOBAL : WB_SPACE_SCALAR;
}

/* The index of the @n-th explicit operand that is only read; 255: none. */
static uint8_t
source(const struct wb_inst *i, const struct wb_opnd *o, uint32_t n)
{
	for (uint32_t k = 0; k < i->nopnd; k++)
		if (o[k].kind == WB_OPND_UNIT && !(o[k].flags & (WB_DEF | WB_IMPLICIT)) && n-- == 0)
			return (uint8_t)k;
	return 255;
}

struct wb_mem
wir_default_mem(const struct wb_inst *i, const struct wb_opnd *o)
{
	static const uint8_t counters[WB_SPACE_COUNT] = {
		[WB_SPACE_GLOBAL] = WB_VMCNT, [WB_SPACE_FLAT] = WB_VMCNT | WB_LGKMCNT, [WB_SPACE_SCRATCH] = WB_VMCNT,
		[WB_SPACE_LDS] = WB_LGKMCNT, [WB_SPACE_GDS] = WB_LGKMCNT | WB_EXPCNT, [WB_SPACE_SCALAR] = WB_LGKMCNT,
	};
	struct wb_mem m = { .space = i->mem.space, .addr = 255, .data = 255 };

	if (!accesses(i->op) || i->mem.space == WB_SPACE_NONE || i->mem.space >= WB_SPACE_COUNT)
		return m;
	m.access = i->op == WB_OP_LOAD ? WB_LOAD :
		i->op == WB_OP_STORE ? WB_STORE :
		has_def(i, o) ? WB_ATOMIC | WB_RETURNS :
					 WB_ATOMIC;
	m.bytes = 4;
	m.count = 1;
	m.addr = source(i, o, 0);
	m.data = i->op == WB_OP_LOAD ? 255 : source(i, o, 1);
	m.counters = counters[m.space];
	return m;
}

/* ---- flags ------------------------------------------------------------------------------- */
static bool
has_side_effect(uint16_t op)
{
	switch (op) {
	case WB_OP_STORE: case WB_OP_ATOMIC: case WB_OP_CACHE: case WB_OP_WAITCNT: case WB_OP_BARRIER:
	case WB_OP_SIGNAL: case WB_OP_SLEEP: case WB_OP_MESSAGE: case WB_OP_PREFETCH: case WB_OP_TRAP: case WB_OP_MODE:
	case WB_OP_HALT: case WB_OP_SPLIT: case WB_OP_MERGE:
	case WB_OP_SYNC: case WB_OP_CALL:
		return true;
	default:
		return false;
	}
}

/* Whether a lane of the result depends only on the operands of this lane. */
static bool
lanewise(const struct wb_inst *i)
{
	switch (i->op) {
	case WB_OP_OTHER: case WB_OP_LOAD: case WB_OP_ATOMIC: case WB_OP_TID: case WB_OP_MBCNT: case WB_OP_PERMUTE:
	case WB_OP_READFIRST: case WB_OP_READLANE:
	case WB_OP_WRITELANE: case WB_OP_TIME: case WB_OP_CALL:
		return false;
	default:
		return true;
	}
}

/* Whether a vector is written, or lanes are compared. */
static bool
has_lanes(const struct wb_fn *fn, const struct wb_inst *i, const struct wb_opnd *o)
{
	return has_vector(fn, i, o, WB_DEF) ||
		(i->op >= WB_OP_EQ && i->op <= WB_OP_CMP && has_vector(fn, i, o, WB_USE));
}

uint16_t
wir_default_flags(const struct wb_fn *fn, const struct wb_inst *i, const struct wb_opnd *o)
{
	uint32_t f = 0;

	if (wir_is_branch(i->op) || i->op == WB_OP_END || i->op == WB_OP_RET)
		f |= WB_I_TERMINATOR;
	if (has_side_effect(i->op))
		f |= WB_I_SIDE_EFFECT;
	/* what is wrong is printed, too */
	if (i->op < WB_OP_COUNT && wb_has_trait((enum wb_op)i->op, WB_COMMUTES))
		f |= WB_I_COMMUTES;
	if (i->op == WB_OP_READFIRST || i->op == WB_OP_READLANE || i->op == WB_OP_PERMUTE)
		f |= WB_I_CROSSLANE;
	if (i->op != WB_OP_WRITELANE && has_vector(fn, i, o, accesses(i->op) ? WB_DEF | WB_USE : WB_DEF))
		f |= WB_I_MASKED;
	if (lanewise(i) && has_lanes(fn, i, o))
		f |= WB_I_LANEWISE;
	return (uint16_t)f;
}

/* ---- timing class --------------------------------------------------------------------------- */
static enum wb_tclass
memory_class(const struct wb_inst *i)
{
	uint32_t bytes = (uint32_t)i->mem.bytes * i->mem.count;

	switch (i->mem.space) {
	case WB_SPACE_SCALAR:
		return bytes <= 16 ? WB_TC_SMEM : bytes <= 32 ? WB_TC_SMEM_X8 : WB_TC_SMEM_X16;
	case WB_SPACE_GDS:
		return WB_TC_GDS;
	case WB_SPACE_LDS:
		if (i->op == WB_OP_ATOMIC)
			return bytes <= 4 ? WB_TC_LDS_ATOMIC : WB_TC_LDS_ATOMIC64;
		if (i->op == WB_OP_STORE)
			return bytes <= 4 ? WB_TC_LDS_WRITE : bytes <= 8 ? WB_TC_LDS_WRITE64 : WB_TC_LDS_WRITE128;
		return bytes <= 4 ? WB_TC_LDS_READ : bytes <= 8 ? WB_TC_LDS_READ64 : WB_TC_LDS_READ128;
	default:
		if (i->op == WB_OP_ATOMIC)
			return WB_TC_VMEM_ATOMIC;
		if (i->op == WB_OP_STORE)
			return WB_TC_VMEM_STORE;
		return bytes <= 4 ? WB_TC_VMEM_LOAD : bytes <= 8 ? WB_TC_VMEM_LOAD64 : WB_TC_VMEM_LOAD128;
	}
}

static enum wb_tclass
vector_class(const struct wb_inst *i)
{
	bool wide = wb_type_wide(i->type);

	switch (i->op) {
	case WB_OP_MUL: case WB_OP_MULHI: case WB_OP_MADW:
		return i->type == WB_T_I16 || i->type == WB_T_U16 ? WB_TC_VALU : WB_TC_VALU_QUARTER;
	case WB_OP_SHL: case WB_OP_LSHR: case WB_OP_ASHR: case WB_OP_SHLREV: case WB_OP_LSHRREV: case WB_OP_ASHRREV:
		return wide ? WB_TC_VALU_SHIFT64 : WB_TC_VALU;
	case WB_OP_READFIRST: case WB_OP_READLANE: case WB_OP_WRITELANE:
		return WB_TC_VALU_LANE;
	case WB_OP_SWAP:
		return WB_TC_VALU_SWAP;
	default:
		return i->type == WB_T_F64 ? WB_TC_VALU_F64ADD : WB_TC_VALU;
	}
}

enum wb_tclass
wir_default_tclass(const struct wb_fn *fn, const struct wb_inst *i, const struct wb_opnd *o)
{
	if (i->op >= WB_OP_SAVEEXEC_AND && i->op <= WB_OP_SAVEEXEC_ORN1)
		return WB_TC_SAVEEXEC;
	switch (i->op) {
	case WB_OP_BR:      return WB_TC_BRANCH;
	case WB_OP_CBRNZ:
	case WB_OP_CBRZ:
	case WB_OP_CBR:     return WB_TC_CBRANCH;
	case WB_OP_CALL:
	case WB_OP_RET:     return WB_TC_CALL;
	case WB_OP_END:     return WB_TC_END;
	case WB_OP_WAITCNT: return WB_TC_WAITCNT;
	case WB_OP_BARRIER: return WB_TC_BARRIER;
	case WB_OP_SIGNAL:
	case WB_OP_NOP:
	case WB_OP_HINT:
	case WB_OP_PRIORITY: return WB_TC_NOP;
	case WB_OP_SLEEP:   return WB_TC_SLEEP;
	case WB_OP_MESSAGE:
	case WB_OP_HALT:
	case WB_OP_TRAP:    return WB_TC_MESSAGE;
	case WB_OP_MODE:    return WB_TC_SETREG;
	case WB_OP_PREFETCH:
	case WB_OP_TIME:    return WB_TC_SMEM;
	case WB_OP_SPLIT:   return WB_TC_SPLIT;
	case WB_OP_MERGE:   return WB_TC_MERGE;
	case WB_OP_SYNC:    return WB_TC_NOP;
	case WB_OP_CACHE:   return i->mem.space == WB_SPACE_GLOBAL ? WB_TC_VMEM_CACHE : WB_TC_SMEM;
	case WB_OP_LOAD:
	case WB_OP_STORE:
	case WB_OP_ATOMIC:  return memory_class(i);
	default:            return has_vector(fn, i, o, WB_DEF | WB_USE) ? vector_class(i) : WB_TC_SALU;
	}
}
