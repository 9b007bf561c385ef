/* wavebound/gsa.h -- every value of a function, by name: gated single assignment.
 *
 * Machine code has storage, not names: a register is written many times. Here each write defines a value of its own,
 * and so does each join of values of one unit. All units are treated alike: scalar and vector registers, EXEC, VCC,
 * SCC, M0, and the slots that registers are spilled to. A value is one 32-bit unit. Its id has 32 bits, dense from 0.
 *
 *	ENTRY	the value of the unit when the function starts
 *	DEF	the value that instruction `at` writes to the unit. A call writes an unknown value to every unit that
 *		the callee may write (`clobber`)
 *	MASKED	the same for a vector register written under EXEC: a gamma on the lane's bit of EXEC. Arguments: the old
 *		value, EXEC (low half; high half if the function has one). The new value is what `at` computes
 *	GAMMA	a join at block `at`; one argument per edge into it, in the order of wb_fn.in. The branches of
 *		wb_gsa_gates decide which one it is
 *	MU	a join where `at` is a header of `loop`: some edges are back edges
 *	ETA	the value that leaves `loop`, and all inner loops that edge `at` leaves. One argument. There is one only
 *		for a unit that the loop writes, so a use outside of it never names a value from inside directly
 *
 * The form is pruned: values are joined only where the unit is live, that is, where some path leads to an instruction
 * that may read it (a masked write reads what stays in the other lanes). EXEC is live everywhere. A query of a unit
 * that is not live is WB_NONE.
 *
 * Source: Ottenstein, Ballance, MacCabe, PLDI 1990 (gated single assignment); Havlak, LCPC 1993 (thinned gates); Cytron
 *         and others, TOPLAS 13(4), 1991.
 */
#ifndef WAVEBOUND_GSA_H
#define WAVEBOUND_GSA_H

#include "wavebound/facts.h"
#include "wavebound/ir.h"

enum wb_gsa_kind { WB_GSA_ENTRY, WB_GSA_DEF, WB_GSA_MASKED, WB_GSA_GAMMA, WB_GSA_MU, WB_GSA_ETA };
struct wb_gsa_value {
	uint32_t kind : 3;		/* enum wb_gsa_kind */
	uint32_t clobber : 1;		/* DEF: unknown; by a call, or by a write of a slot that is not tracked */
	uint32_t unit : 28;		/* below wb_gsa.nunit */
	uint32_t at;			/* DEF, MASKED: instruction; GAMMA, MU: block; ETA: edge; ENTRY: WB_NONE */
	uint32_t arg, narg;		/* values: wb_gsa.arg[arg .. arg + narg) */
};
/* Storage that values are spilled to. Slots have the units from fn->nunit on. A lane slot is scalar; a memory slot is
 * one word per lane. */
enum wb_gsa_slot_kind {
	/* lane `offset` of vector unit or scratch slot `base`: writelane, readlane with a constant lane; or all lanes
	 * are copied from another register or word */
	WB_GSA_SLOT_LANE,
	/* the word at byte `offset` of the lane's scratch memory */
	WB_GSA_SLOT_SCRATCH,
};
struct wb_gsa_slot {
	uint8_t kind;			/* enum wb_gsa_slot_kind */
	uint32_t base;			/* LANE: the unit; SCRATCH: WB_NONE */
	uint32_t offset;
};

/* A user of a value: an instruction (an operand, EXEC, or a slot that it reads), or another value, of which it is an
 * argument, or which is a lane of a copy. */
struct wb_gsa_user {
	uint32_t id : 31;		/* instruction or value */
	uint32_t is_value : 1;
};
/* Users of v: user[first[v] .. first[v + 1]), each once: instructions, then values, ascending. */
struct wb_gsa_users {
	uint32_t *first;		/* [value + 1] */
	struct wb_gsa_user *user;
};

/* The values of one unit that instructions name, or of EXEC. */
struct wb_gsa_row {
	uint32_t unit;
	/* its values: up to that of the next row; ENTRY, if there is one, is the first */
	uint32_t value;
	/* of these, the first one that an instruction writes; ascending by instruction */
	uint32_t write;
	uint32_t mark, mark_end;	/* its marks: wb_gsa.mark[mark .. mark_end) */
};
/* From position `at` on, in preorder of the dominator tree, the unit has this value. */
struct wb_gsa_mark {
	uint32_t at, value;
};

struct wb_gsa {
	const struct wb_fn *fn;
	struct wb_gsa_value *value; uint32_t nvalue;	/* unit by unit */
	uint32_t nunit;			/* units of the function, then slots */
	struct wb_gsa_row *row; uint32_t nrow;	/* [nrow + 1] ascending by unit; the last one is a sentinel */
	uint32_t *row_of;		/* [unit] WB_NONE: it has no values and no uses */
	uint32_t *arg; uint32_t narg;
	struct wb_gsa_slot *slot; uint32_t nslot;	/* scratch slots, then lane slots by unit and lane */
	/* [unit of lanes] the lanes that are slots, and the first of these; NULL if there are none */
	uint64_t *lanes;
	uint32_t *lane_first;

	/* Operands: the k-th unit of operand o (index in wb_fn.opnd), as it is read or written, has an index,
	 * wb_gsa_operand. A version is the value of a unit in a part of a block: from its start, or from behind a
	 * write, to the next write. */
	/* [index] version; 0: no unit. If o has more than one, held[o] is the first one, with WB_GSA_MORE */
	uint32_t *held; uint32_t nheld;
	uint32_t *version;		/* [version] value; WB_NONE: unknown, nothing reads it. Number 0 is unused */
	/* [inst] first slot that it accesses, as a unit; WB_NONE: none. NULL if there are no slots */
	uint32_t *slot_first;
	uint8_t *nslot_of;		/* [inst] how many consecutive ones. NULL if there are no slots */
	uint32_t *block_of;		/* [inst] */
	uint32_t *left;			/* [edge] outermost loop it leaves, WB_NONE */
	uint32_t *arg_of;		/* [edge] which argument of joins in its destination it brings */
	uint32_t exec_lo, exec_hi;	/* units; WB_NONE: the function has none */

	/* Reaching definitions (passes/gsa/query.c). */
	struct wb_gsa_mark *mark;	/* of each row, ascending */
	const uint32_t *call; uint32_t ncall;	/* calls: they write unknown values to... */
	const uint64_t **call_writes;	/* [call] ... these units, as bits; NULL: to all. See wb_gsa_call_writes */
	uint32_t *call_alike;		/* [call] the first of the calls up to it that write the same units */
	uint64_t *live;			/* [block * live_words] units live at its start, by row. See wb_gsa_is_live */
	uint32_t live_words;
	/* [block] dominator tree in preorder: its position (WB_NONE: unreachable), the first position behind its
	 * subtree */
	uint32_t *tree_at, *tree_end;
};

/** wb_gsa_call_writes - whether the @c-th call may write @unit, a register or a slot. */
static inline bool wb_gsa_call_writes(const struct wb_gsa *g, uint32_t c, uint32_t unit)
{
	if (!g->call_writes[c])
		return true;
	if (unit >= g->fn->nunit) {
		if (g->slot[unit - g->fn->nunit].kind != WB_GSA_SLOT_LANE)
			return true;
		unit = g->slot[unit - g->fn->nunit].base;
	}
	return g->call_writes[c][unit / 64] >> (unit & 63) & 1;
}
/** wb_gsa_is_live - whether some path from the start of @block leads to an instruction that may read what @unit holds
 * there. */
static inline bool wb_gsa_is_live(const struct wb_gsa *g, uint32_t block, uint32_t unit)
{
	uint32_t row = g->row_of[unit];

	return row != WB_NONE && g->live[(size_t)block * g->live_words + row / 64] >> (row & 63) & 1;
}
/** wb_gsa_values - the first value of @unit; *end: the first behind them. */
static inline uint32_t wb_gsa_values(const struct wb_gsa *g, uint32_t unit, uint32_t *end)
{
	uint32_t row = g->row_of[unit];

	*end = row == WB_NONE ? 0 : g->row[row + 1].value;
	return row == WB_NONE ? 0 : g->row[row].value;
}
/** wb_gsa_operand - the index of the @k-th unit of operand @o (index in wb_fn.opnd) as it is read, or, if it is only
 * written, as it is written. If it is both, the indices of the written ones follow those. */
#define WB_GSA_MORE ((uint32_t)1 << 31)
static inline uint32_t
wb_gsa_operand(const struct wb_gsa *g, uint32_t o, uint32_t k)
{
	return g->held[o] & WB_GSA_MORE ? (g->held[o] & ~WB_GSA_MORE) + k : o;
}
/** wb_gsa_slots - how many slots @inst accesses. wb_gsa_slot - the first of these consecutive units; WB_NONE: none. */
static inline uint32_t wb_gsa_slots(const struct wb_gsa *g, uint32_t inst) { return g->nslot ? g->nslot_of[inst] : 0; }
static inline uint32_t
wb_gsa_slot(const struct wb_gsa *g, uint32_t inst)
{
	return g->nslot ? g->slot_first[inst] : WB_NONE;
}
/** wb_gsa_is_lane_copy - whether @x is a lane slot, written as one of all lanes of a copy. */
static inline bool
wb_gsa_is_lane_copy(const struct wb_gsa *g, const struct wb_gsa_value *x)
{
	return x->unit >= g->fn->nunit && g->slot[x->unit - g->fn->nunit].kind == WB_GSA_SLOT_LANE && !x->clobber &&
		x->kind == WB_GSA_DEF && g->fn->inst[x->at].op != WB_OP_WRITELANE;
}
/** wb_gsa_lanes - how many slots are in lanes of @unit, a register or word: from lane_first[unit] on. wb_gsa_lane - the
 * one in lane @lane, which there is. */
static inline uint32_t
wb_gsa_lanes(const struct wb_gsa *g, uint32_t unit)
{
	return g->lanes ? (uint32_t)__builtin_popcountll(g->lanes[unit]) : 0;
}
static inline uint32_t
wb_gsa_lane(const struct wb_gsa *g, uint32_t unit, uint32_t lane)
{
	return g->lane_first[unit] + (uint32_t)__builtin_popcountll(g->lanes[unit] & (((uint64_t)1 << lane) - 1));
}
static inline const struct wb_gsa_value *wb_gsa_at(const struct wb_gsa *g, uint32_t v) { return &g->value[v]; }
/** wb_unit_of_lanes - whether each lane has its own @unit: a vector register, or a scratch word. */
static inline bool
wb_unit_of_lanes(const struct wb_gsa *g, uint32_t unit)
{
	return unit < g->fn->nunit ? g->fn->unit[unit].cls == WB_UNIT_VECTOR :
				     g->slot[unit - g->fn->nunit].kind == WB_GSA_SLOT_SCRATCH;
}
static inline uint32_t
wb_gsa_arg(const struct wb_gsa *g, uint32_t v, uint32_t k)
{
	return g->arg[g->value[v].arg + k];
}
/** wb_gsa_read - the value that the @k-th unit of operand @o (index in wb_fn.opnd) reads; WB_NONE: it does not. O(1).
 */
static inline uint32_t
wb_gsa_read(const struct wb_gsa *g, uint32_t o, uint32_t k)
{
	return g->fn->opnd[o].flags & WB_USE ? g->version[g->held[wb_gsa_operand(g, o, k)]] : WB_NONE;
}
/** wb_gsa_use, wb_gsa_def - the value that the @k-th unit of operand @o of @i reads, defines. WB_NONE: none. O(1). */
static inline uint32_t
wb_gsa_use(const struct wb_gsa *g, const struct wb_inst *i, uint32_t o, uint32_t k)
{
	return wb_gsa_read(g, i->opnd + o, k);
}
static inline uint32_t
wb_gsa_def(const struct wb_gsa *g, const struct wb_inst *i, uint32_t o, uint32_t k)
{
	const struct wb_opnd *op = &g->fn->opnd[i->opnd + o];

	return op->flags & WB_DEF ?
		g->version[g->held[wb_gsa_operand(g, i->opnd + o, op->flags & WB_USE ? op->nunit + k : k)]] :
		WB_NONE;
}
/** wb_gsa_use_of - the value that the @k-th unit of @op reads. */
static inline uint32_t
wb_gsa_use_of(const struct wb_gsa *g, const struct wb_opnd *op, uint32_t k)
{
	return wb_gsa_read(g, (uint32_t)(op - g->fn->opnd), k);
}
/** wb_gsa_loop - of MU @x the loop of its header (a header is in no inner loop), of an ETA the outermost loop that is
 * left. */
static inline uint32_t
wb_gsa_loop(const struct wb_gsa *g, const struct wb_gsa_value *x)
{
	return x->kind == WB_GSA_ETA ? g->left[x->at] : g->fn->loops->of_block[x->at];
}

/** wb_gsa_before, wb_gsa_after - the value of @unit (or slot) before, after instruction @inst. O(log n). */
uint32_t wb_gsa_before(const struct wb_gsa *g, uint32_t inst, uint32_t unit);
uint32_t wb_gsa_after(const struct wb_gsa *g, uint32_t inst, uint32_t unit);
/** wb_gsa_in, wb_gsa_out - its value at the start (behind joins), at the end of @block. */
uint32_t wb_gsa_in(const struct wb_gsa *g, uint32_t block, uint32_t unit);
uint32_t wb_gsa_out(const struct wb_gsa *g, uint32_t block, uint32_t unit);
/** wb_gsa_along - its value on edge @e: an ETA if there is one, else the value at the end of the source; on the entry
 * edge: ENTRY. */
uint32_t wb_gsa_along(const struct wb_gsa *g, uint32_t e, uint32_t unit);
/** wb_gsa_join - the GAMMA or MU of @unit at @block; WB_NONE: none. */
uint32_t wb_gsa_join(const struct wb_gsa *g, uint32_t block, uint32_t unit);
/** wb_gsa_arg_along - the argument of GAMMA or MU @v that comes by edge @e. O(edges into the block). */
uint32_t wb_gsa_arg_along(const struct wb_gsa *g, uint32_t v, uint32_t e);
/** wb_gsa_block - the block where @v is defined: of the instruction, of the join, the source of the edge, the entry
 * block. */
uint32_t wb_gsa_block(const struct wb_gsa *g, uint32_t v);

/** wb_gsa_gates_new - prepares queries for gates, in @a. Few passes need them, so they are no part of the fact. Needs
 * CDEP, as GSA does. O(blocks). */
struct wb_gsa_gates;
struct wb_gsa_gates *wb_gsa_gates_new(struct wb_arena *a, const struct wb_gsa *g);
/** wb_gsa_gates - the blocks whose branches decide which argument the joins of @block take: those from which two
 * disjoint paths lead there. *n of them. The list may contain others, in functions where the exact lists would be too
 * long. It lives as long as the arena. wb_gsa_gates_tell - warns if the search was cut short. */
const uint32_t *wb_gsa_gates(struct wb_gsa_gates *f, uint32_t block, uint32_t *n);
void wb_gsa_gates_tell(struct wb_ctx *cx, const struct wb_gsa_gates *f);

/* Copies that are followed: 32-bit and 64-bit MOV between scalars, and lane and scratch slots, always. */
enum wb_gsa_through {
	WB_GSA_VECTORS = 1,		/* MOV between vector registers, too: for the lanes that were on there */
	WB_GSA_ETAS = 2,
};
/** wb_gsa_writes_exec - whether @i writes a half of EXEC; calls do. */
bool wb_gsa_writes_exec(const struct wb_gsa *g, const struct wb_inst *i);
/** wb_gsa_source - @v before all copies; @through: enum wb_gsa_through, ored. wb_gsa_copied - before the last copy;
 * WB_NONE: it is no copy. */
uint32_t wb_gsa_copied(const struct wb_gsa *g, uint32_t v, uint32_t through);
uint32_t wb_gsa_source(const struct wb_gsa *g, uint32_t v, uint32_t through);
/** wb_gsa_uncopied - if @v is a lane of a copy of all lanes, the value before all such copies; else @v. */
uint32_t wb_gsa_uncopied(const struct wb_gsa *g, uint32_t v);

/** wb_gsa_pair - whether @lo and @hi, behind scalar copies, are the halves of one 64-bit value: written by one
 * instruction as consecutive units of one operand, or entry values, or joins in one block, of consecutive units.
 * *out_lo, *out_hi: these halves. */
bool wb_gsa_pair(const struct wb_gsa *g, uint32_t lo, uint32_t hi, uint32_t *out_lo, uint32_t *out_hi);

/** wb_gsa_users_find - the users of all values, in @a. O(operands + arguments). */
struct wb_gsa_users wb_gsa_users_find(struct wb_arena *a, const struct wb_gsa *g);

/** wb_gsa_unit_name - "s4", "scratch:8", or of lane slots "v40:3", "scratch:8:3"; as long as @a. */
const char *wb_gsa_unit_name(struct wb_arena *a, const struct wb_gsa *g, uint32_t unit);
/** wb_gsa_print - "%s4.12": unit and number within it. */
void wb_gsa_print(struct wb_out *o, const struct wb_gsa *g, uint32_t v);

#endif
