/* passes/integer/values.h -- values as numbers see them.
 *
 * Ids of gated single assignment (gsa.h), but ETAs are replaced by their argument, the value defined in the loop.
 * WB_NONE: unknown, because nothing reads the unit there, or because a write of the slot is not tracked. Two unknown
 * values may differ.
 */
#ifndef WAVEBOUND_PASSES_VALUES_H
#define WAVEBOUND_PASSES_VALUES_H

#include "wavebound/gsa.h"

/** wb_value_skip_etas - @v of @g, which may be WB_NONE, without ETAs. */
uint32_t wb_value_skip_etas(const struct wb_gsa *g, uint32_t v);
/** wb_value_read - the value of the @k-th unit of operand @o, as its instruction reads it. wb_value_before - the value
 * of @unit before @inst. wb_value_defined - the value that @inst defines in it. */
uint32_t wb_value_read(const struct wb_gsa *g, const struct wb_opnd *o, uint32_t k);
uint32_t wb_value_before(const struct wb_gsa *g, uint32_t inst, uint32_t unit);
uint32_t wb_value_defined(const struct wb_gsa *g, uint32_t inst, uint32_t unit);
/** wb_value_def_inst - the instruction that defined all units of operand @o (both halves of a mask), as its instruction
 * reads them; WB_NONE: @o is no register, or there is no such instruction. */
uint32_t wb_value_def_inst(const struct wb_gsa *g, const struct wb_opnd *o);
/** wb_value_along - the value of @unit on edge @e. */
uint32_t wb_value_along(const struct wb_gsa *g, uint32_t e, uint32_t unit);
/** wb_value_copied - of which value @v is a copy, in the lanes that were on where it was made; WB_NONE: none. */
uint32_t wb_value_copied(const struct wb_gsa *g, uint32_t v);
/** wb_value_is_entry - an entry value; wb_value_is_def - defined by an instruction, under EXEC or not;
 * wb_value_is_merge - a join. All are false for WB_NONE. */
static inline bool
wb_value_is_entry(const struct wb_gsa *g, uint32_t v)
{
	return v != WB_NONE && wb_gsa_at(g, v)->kind == WB_GSA_ENTRY;
}
static inline bool
wb_value_is_def(const struct wb_gsa *g, uint32_t v)
{
	return v != WB_NONE && (wb_gsa_at(g, v)->kind == WB_GSA_DEF || wb_gsa_at(g, v)->kind == WB_GSA_MASKED);
}
static inline bool
wb_value_is_merge(const struct wb_gsa *g, uint32_t v)
{
	return v != WB_NONE && (wb_gsa_at(g, v)->kind == WB_GSA_GAMMA || wb_gsa_at(g, v)->kind == WB_GSA_MU);
}
/** wb_value_at, wb_value_unit - the instruction or block of @v, its unit. @v is not WB_NONE. */
static inline uint32_t wb_value_at(const struct wb_gsa *g, uint32_t v) { return wb_gsa_at(g, v)->at; }
static inline uint32_t wb_value_unit(const struct wb_gsa *g, uint32_t v) { return wb_gsa_at(g, v)->unit; }
/** wb_value_same_point - whether @v and @w are defined at the same point: entry values, by one instruction, or at the
 * start of one block. False for WB_NONE. */
bool wb_value_same_point(const struct wb_gsa *g, uint32_t v, uint32_t w);

#endif
