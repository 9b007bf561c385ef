/* passes/gsa_replay.c -- the values that instructions write, and what they read.
 *
 * A last look at the instructions: gsa_events.c left for each unit of an operand the touch it belongs
 * to, gsa_number.c the value that the touch starts with and the number of its first write.
 *
 * Cost: O(operands + writes that no operand shows).
 */
#include "gsa.h"

struct replayer {
	struct builder *b;
	uint32_t inst;
	uint32_t exec[2], nexec;	/* values of EXEC before it */
};

/* What the instruction leaves in the unit of @t. */
static inline uint32_t
write_value(struct replayer *r, struct touch *t, bool masked, bool clobber)
{
	struct wb_gsa *g = r->b->g;
	struct wb_gsa_value *v = &g->value[t->next];
	uint32_t unit = g->row[t->row].unit;

	*v = (struct wb_gsa_value){ .kind = masked ? WB_GSA_MASKED : WB_GSA_DEF, .clobber = clobber, .unit = unit, .at = r->inst, .loop = WB_NONE, .arg = g->narg };
	if (masked) {
		v->narg = 1 + r->nexec;
		g->arg[g->narg++] = t->now;
		for (uint32_t h = 0; h < r->nexec; h++)
			g->arg[g->narg++] = r->exec[h];
	}
	return t->now = t->next++;
}

static inline void
replay_operands(struct replayer *r)
{
	const struct wb_fn *fn = r->b->fn;
	const struct wb_inst *i = &fn->inst[r->inst];
	struct touch *touch = r->b->touch;
	uint32_t *use = r->b->g->use, *def = r->b->g->def;
	uint32_t from = r->b->g->opnd[i->opnd], to = r->b->g->opnd[i->opnd + i->nopnd];

	for (uint32_t p = from; p < to; p++)
		if (use[p] != WB_NONE)
			use[p] = touch[use[p]].now;
	for (uint32_t p = from; p < to; p++)
		if (def[p] != WB_NONE) {
			struct touch *t = &touch[def[p]];

			def[p] = write_value(r, t, i->flags & WB_I_MASKED && fn->unit[r->b->g->row[t->row].unit].cls == WB_UNIT_VECTOR, false);
		}
}

static void
replay_hidden(struct replayer *r, const struct hidden *h)
{
	uint32_t v;

	if (h->kind == HIDDEN_NOTHING)
		return;
	v = write_value(r, &r->b->touch[h->touch], h->kind == HIDDEN_MASKED, h->kind == HIDDEN_CLOBBER);
	if (h->place != WB_NONE)
		r->b->g->def[h->place] = v;
}

void
gsa_replay(struct builder *b)
{
	const struct wb_fn *fn = b->fn;
	const struct wb_gsa *g = b->g;
	const struct hidden *h = b->hidden;
	struct replayer r = { .b = b, .nexec = (g->exec_lo != WB_NONE ? 1u : 0u) + (g->exec_hi != WB_NONE ? 1u : 0u) };

	for (uint32_t x = 0; x < fn->nblock; x++) {
		const struct touch *exec = &b->touch[b->touch_first[x]];

		for (r.inst = fn->block[x].first; r.inst < fn->block[x].first + fn->block[x].ninst; r.inst++) {
			for (uint32_t e = 0; e < r.nexec; e++)
				r.exec[e] = exec[e].now;
			replay_operands(&r);
			for (; h->inst == r.inst; h++)
				replay_hidden(&r, h);
		}
	}
}
