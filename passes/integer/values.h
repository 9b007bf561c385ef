/* passes/integer/values.h -- values as numbers see them.
 *
 * Ids of gated single assignment (gsa.h), a little coarser: what leaves a loop is the value that was made in it, so
 * none of these is an ETA. WB_NONE: unknown, because nothing reads the unit there, or it is a slot written by what is
 * not followed. Two unknown ones may differ: WB_NONE is no name of a number.
 */
#ifndef WAVEBOUND_PASSES_VALUES_H
#define WAVEBOUND_PASSES_VALUES_H

#include "wavebound/gsa.h"

/** wb_value_through - @v of @g, WB_NONE too, with ETAs looked through. */
uint32_t wb_value_through(const struct wb_gsa *g, uint32_t v);
/** wb_value_read - what the @k-th unit of operand @o holds when its instruction reads it. wb_value_before - what @unit
 * holds before @inst. wb_value_made - what @inst leaves in it. */
uint32_t wb_value_read(const struct wb_gsa *g, const struct wb_opnd *o, uint32_t k);
uint32_t wb_value_before(const struct wb_gsa *g, uint32_t inst, uint32_t unit);
uint32_t wb_value_made(const struct wb_gsa *g, uint32_t inst, uint32_t unit);
/** wb_value_maker - the instruction that made all units of operand @o, both halves of a mask, as its instruction reads
 * them; WB_NONE: @o is no register, or there is no such one. */
uint32_t wb_value_maker(const struct wb_gsa *g, const struct wb_opnd *o);
/** wb_value_along - what @unit holds on edge @e. */
uint32_t wb_value_along(const struct wb_gsa *g, uint32_t e, uint32_t unit);
/** wb_value_spilled - if @v was stored to a slot or loaded from one, what it was before; else WB_NONE, as for a @v of
 * WB_NONE. For the lanes active there. */
uint32_t wb_value_spilled(const struct wb_gsa *g, uint32_t v);
/** wb_value_is_entry - what a unit holds when the function starts; wb_value_is_def - what an instruction leaves, under
 * EXEC or not; wb_value_is_merge - where values meet. WB_NONE is none of these. */
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
/** wb_value_at, wb_value_unit - the instruction or block, the unit of @v, which is not WB_NONE. */
static inline uint32_t wb_value_at(const struct wb_gsa *g, uint32_t v) { return wb_gsa_at(g, v)->at; }
static inline uint32_t wb_value_unit(const struct wb_gsa *g, uint32_t v) { return wb_gsa_at(g, v)->unit; }
/** wb_value_made_at_once - whether @v and @w are made at once: entry values, by one instruction, or where one block
 * begins. WB_NONE is made nowhere. */
bool wb_value_made_at_once(const struct wb_gsa *g, uint32_t v, uint32_t w);

#endif
