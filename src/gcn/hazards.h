/* src/gcn/hazards.h -- what the two kinds of hazards share: those that wait states end (hazards.c), and those that an
 * instruction of some kind in between ends (order.c).
 */
#ifndef WAVEBOUND_SRC_HAZARDS_H
#define WAVEBOUND_SRC_HAZARDS_H

#include "gcn.h"

struct search {
	struct wb_gcn_unit *u;
	const struct wb_fn *fn;
	struct wb_inst *user;		/* the second instruction */
	uint32_t unit, units;		/* registers that it uses */
	bool addend;			/* a matrix that it adds */
	const struct wb_inst *maker;	/* the first one, if it was found */
	uint32_t between;		/* what was counted in between */
	uint32_t block;			/* that is searched */
	uint8_t *seen;			/* [block] 1 + what was left where its end was searched */
	WB_VEC(uint32_t) touched;
};
/* Whether @i is the first instruction of a hazard, or ends one. */
typedef bool hazard_fn(struct search *s, const struct wb_inst *i);
/* What @i counts of what may be in between. */
typedef uint32_t count_fn(const struct search *s, const struct wb_inst *i);

/* How far the first instruction is searched. */
struct reach {
	hazard_fn *makes, *ends;	/* ends: NULL if only the count does */
	count_fn *counts;		/* NULL: any number may be in between */
	uint8_t most;			/* at which it ends, up to 250 */
};
/* gcn_hazard_search - searches the paths to instruction @k of block @b, which is not looked at, for the first
 * instruction of a hazard. */
bool gcn_hazard_search(struct search *s, uint32_t b, uint32_t k, const struct reach *r);

/* gcn_order_check - reports hazards of the function of @s that no wait states end. */
void gcn_order_check(struct search *s);

/* ---- what instructions are --------------------------------------------------------------- */
static inline const struct row *
row_of(const struct search *s, const struct wb_inst *i)
{
	uint32_t r = i->isa_op == WB_NO_ISA ? WB_NONE : gcn_table_row(s->u->tb, i->isa_op);

	return r == WB_NONE ? NULL : &gcn_row[r];
}

static inline bool of_vector(const struct row *r) { return r && r->format >= F_VOP1 && r->format <= F_VINTRP; }
static inline bool of_memory(const struct row *r) { return r && r->format >= F_FLAT && r->format <= F_MIMG; }
static inline bool of_scalar(const struct row *r) { return r && r->format <= F_SOPP; }
static inline bool is_vector(const struct search *s, const struct wb_inst *i) { return of_vector(row_of(s, i)); }
static inline bool is_memory(const struct search *s, const struct wb_inst *i) { return of_memory(row_of(s, i)); }
static inline bool is_scalar(const struct search *s, const struct wb_inst *i) { return of_scalar(row_of(s, i)); }

static inline bool
is_called(const struct search *s, const struct wb_inst *i, const char *name)
{
	const struct row *r = row_of(s, i);

	return r && strncmp(r->name, name, strlen(name)) == 0;
}

static inline bool
has_mod(const struct search *s, const struct wb_inst *i, enum wb_mod mod)
{
	WB_EACH_OPND(s->fn, i, o)
		if (o->kind == WB_OPND_MOD && o->id == (uint32_t)mod)
			return true;
	return false;
}

static inline bool
writes(const struct search *s, const struct wb_inst *i)
{
	return wb_names(s->fn, i, s->unit, s->units, WB_DEF);
}

#endif
