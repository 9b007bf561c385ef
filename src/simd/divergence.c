/* src/simd/divergence.c -- which branches of a Sim-D program all lanes of a work-group take in the same direction.
 *
 * A scalar branch reads one register of the work-group. A branch of lanes reads a predicate; it is uniform if the
 * predicate has one value in all lanes that are active there.
 *
 *   	mov v0, 3			all lanes are active: uniform
 *   	cvt.i2f v1, vc.tid_x		lanes begin to differ
 *   	test.g p0, v1			computed from v1: divergent
 *   	bra skip, p0			divergent
 *   	mov v0, 4			lanes that skip keep the old v0: divergent
 *
 * Each register is uniform or divergent in the whole program, to a fixed point from below. A write is divergent if an
 * operand is, if it loads lane by lane, or if the control stack holds an entry there: then lanes that are off may come
 * back with the old value. Where the stack is empty every lane is on that will ever be on again. A program that writes
 * control masks as registers is all divergent.
 *
 * Source: the control stack of Spliet and Mullins, section 3.2; the rule is that of wavebound-divergence(7).
 * Cost:   O(instructions * registers).
 */
#include "simd.h"

enum {
	VECTORS,
	PREDICATES = VECTORS + WB_SIMD_VREGS,
	SPECIALS = PREDICATES + WB_SIMD_PREGS,
	REGISTERS = SPECIALS + WB_SIMD_WS
};

struct finder {
	const struct wb_simd *p;
	const struct simd_flow *f;
	bool *partial;			/* [instruction] lanes that are off may be on again later */
	bool differs[REGISTERS];
	uint32_t from[REGISTERS];	/* the first write that differs, or WB_NONE: lanes differ from the start */
	bool masks;			/* control masks are written as registers */
};

static uint32_t
register_of(const struct wb_simd_opnd *o)
{
	switch (o->kind) {
	case WB_SIMD_V: return VECTORS + o->reg;
	case WB_SIMD_P: return PREDICATES + o->reg;
	case WB_SIMD_W: return SPECIALS + o->reg;
	default: return WB_NONE;
	}
}

/* The first operand of @i that differs between lanes, or WB_NONE. */
static uint32_t
differing_operand(const struct finder *x, const struct wb_simd_inst *i)
{
	for (uint32_t o = WB_SIMD_SRC; o < WB_SIMD_OPNDS; o++) {
		uint32_t r = register_of(&i->opnd[o]);

		if (r != WB_NONE && x->differs[r])
			return r;
	}
	return WB_NONE;
}

/* The first register that @i writes lane by lane, or WB_NONE; wide loads fill several. What passes by is taken by
 * mem_data. */
static uint32_t
destination(const struct wb_simd_inst *i)
{
	uint32_t to = register_of(&i->opnd[WB_SIMD_DST]);

	if (wb_simd_flags(i) & WB_SIMD_STORES)
		return WB_NONE;
	return i->op == WB_SIMD_LDGBIDX || i->op == WB_SIMD_LDGCIDX || i->op == WB_SIMD_LDSPBIDX ?
		SPECIALS + WB_SIMD_MEM_DATA :
		to;
}

/* Processes instruction @n; true if a register became divergent. */
static bool
visit(struct finder *x, uint32_t n)
{
	const struct wb_simd_inst *i = &x->p->inst[n];
	uint32_t to = destination(i);
	bool grown = false;

	if (to == WB_NONE || !(x->masks || x->partial[n] || wb_simd_accesses(i) || differing_operand(x, i) != WB_NONE))
		return false;
	for (uint32_t k = 0; k < simd_wide(i); k++) {
		uint32_t r = to < PREDICATES ? VECTORS + (to - VECTORS + k) % WB_SIMD_VREGS : to;

		if (x->differs[r])
			continue;
		x->differs[r] = grown = true;
		x->from[r] = n;
	}
	return grown;
}

static void
find_partial(struct finder *x)
{
	for (uint32_t b = 0; b < x->f->nblock; b++) {
		bool above = x->f->block[b].depth > 0;

		for (uint32_t n = x->f->block[b].first; n < x->f->block[b].first + x->f->block[b].ninst; n++) {
			const struct wb_simd_inst *i = &x->p->inst[n];

			x->partial[n] = above;
			above = above || wb_simd_flags(i) & WB_SIMD_PUSHES;
			x->masks = x->masks ||
				(i->opnd[WB_SIMD_DST].kind == WB_SIMD_W &&
					i->opnd[WB_SIMD_DST].reg <= WB_SIMD_CTRL_EXIT &&
					!(wb_simd_flags(i) & WB_SIMD_STORES));
		}
	}
}

/* The operand that @i tests lane by lane, or NULL. */
static const struct wb_simd_opnd *
asked(const struct wb_simd_inst *i)
{
	for (uint32_t o = WB_SIMD_SRC; o < WB_SIMD_OPNDS; o++)
		if (i->opnd[o].kind == WB_SIMD_P)
			return &i->opnd[o];
	return NULL;
}

static void
list_branches(struct wb_ctx *cx, const struct finder *x, struct wb_simd_divergence *out)
{
	for (uint32_t n = 0; n < x->p->ninst; n++) {
		const struct wb_simd_inst *i = &x->p->inst[n];
		bool controls = wb_simd_flags(i) & (WB_SIMD_ENDS | WB_SIMD_PUSHES);
		const struct wb_simd_opnd *o = controls ? asked(i) : NULL;
		uint32_t r = o ? register_of(o) : WB_NONE;

		if (r != WB_NONE || i->op == WB_SIMD_SICJ)
			WB_PUSH(cx->unit, &out->branch,
				((struct wb_simd_branch){ .inst = n,
					.divergent = r != WB_NONE && (x->masks || x->differs[r]),
					.from = r != WB_NONE ? x->from[r] : WB_NONE }));
	}
}

enum wb_status
wb_simd_divergence(struct wb_ctx *cx, const struct wb_module *m, struct wb_simd_divergence *out)
{
	static const uint8_t differ[] = { WB_SIMD_CTRL_RUN, WB_SIMD_CTRL_BREAK, WB_SIMD_CTRL_RET, WB_SIMD_CTRL_EXIT,
		WB_SIMD_TID_X, WB_SIMD_TID_Y, WB_SIMD_LID_X, WB_SIMD_LID_Y };
	struct wb_arena_mark mark = wb_arena_mark(cx->tmp);
	struct wb_ctx aside = *cx;	/* errors of the stack were reported when the program was read */
	struct finder x = { .p = m->simd };
	struct simd_flow f;
	bool grown = true;
	enum wb_status s;

	*out = (struct wb_simd_divergence){ .register_from = WB_NEW(cx->unit, uint32_t, m->simd->ninst) };
	aside.diag = wb_diag_new(cx->unit, cx->files);
	s = simd_flow(&aside, m->simd, true, false, &f);
	if (s != WB_OK)
		return s;
	x.f = &f;
	x.partial = WB_NEW(cx->tmp, bool, m->simd->ninst);
	for (uint32_t r = 0; r < REGISTERS; r++)
		x.from[r] = WB_NONE;
	for (size_t k = 0; k < WB_COUNT(differ); k++)
		x.differs[SPECIALS + differ[k]] = true;
	find_partial(&x);
	while (grown) {
		grown = false;
		for (uint32_t n = 0; n < m->simd->ninst; n++)
			grown = visit(&x, n) || grown;
	}
	for (uint32_t n = 0; n < m->simd->ninst; n++) {
		uint32_t r = differing_operand(&x, &m->simd->inst[n]);

		out->register_from[n] = r == WB_NONE ? WB_NONE : x.from[r];
	}
	list_branches(cx, &x, out);
	wb_arena_reset(cx->tmp, mark);
	return WB_OK;
}
