/* passes/integer/affine_operand.c -- what instructions read and write as affine expressions, of 32 or 64 bits.
 */
#include "internal.h"
#include "wavebound/gsa.h"

#define MOST_MOVES 64u			/* of one value: more are not followed */

void
wb_value_skip_moves(struct wb_integers *ints, uint32_t *v, const struct wb_point *w)
{
	for (uint32_t k = 0; k < MOST_MOVES && wb_value_is_def(ints->g, *v); k++) {
		bool on = wb_lanes_written(ints, wb_value_at(ints->g, *v), w);
		uint32_t from = on ? wb_value_copied(ints->g, *v) : wb_value_old(ints, *v, w);

		if (from == WB_NONE)
			break;
		*v = from;
	}
}

struct wb_affine
wb_affine_result(struct wb_integers *ints, uint32_t inst, struct wb_point w)
{
	const struct wb_inst *i = &ints->fn->inst[inst];
	uint32_t v = wb_gsa_def(ints->g, i, 0, 0);

	if (wb_opnd(ints->fn, i, 0)->nunit == 2)
		return wb_affine_pair(ints, v, wb_gsa_def(ints->g, i, 0, 1), w);
	return wb_affine_value(ints, v, w);
}

struct wb_affine
wb_affine_source(struct wb_integers *ints, const struct wb_opnd *o, uint32_t bits, struct wb_point w)
{
	if (o->kind == WB_OPND_IMM)
		return wb_affine_number(bits, o->imm);
	if (o->kind == WB_OPND_UNIT && bits == 64 && o->nunit >= 2)
		return wb_affine_pair(ints, wb_value_read(ints->g, o, 0), wb_value_read(ints->g, o, 1), w);
	if (o->kind != WB_OPND_UNIT || bits == 64)		/* an address of code, half a number: unknown */
		return wb_affine_single(bits,
			wb_affine_term_of(ints, (struct wb_term){ .kind = WB_TERM_VALUE, .v = WB_NONE }));
	return wb_affine_value(ints, wb_value_read(ints->g, o, 0), w);
}

bool
wb_source_number(struct wb_integers *ints, const struct wb_opnd *o, uint32_t bits, struct wb_point w, uint64_t *k)
{
	struct wb_affine f;

	if (o->kind == WB_OPND_UNIT && o->nunit != bits / 32)
		return false;
	f = wb_affine_source(ints, o, bits, w);
	*k = f.add;
	return wb_affine_constant(&f);
}

bool
wb_affine_read(struct wb_integers *ints, const struct wb_decoded *d, uint32_t k, uint32_t bits, struct wb_point w,
	struct wb_affine *out)
{
	if (bits == 64 && d->src[k]->kind == WB_OPND_UNIT && d->src[k]->nunit != 2)
		return false;
	*out = wb_affine_source(ints, d->src[k], bits, w);
	return true;
}
