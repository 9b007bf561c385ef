/* src/gcn/hazards.c -- results that are used sooner than the hardware allows, where it does not wait by itself.
 *
 * Until gfx9, some pairs of instructions need other instructions or s_nop in between: wait states. An instruction is
 * one, s_nop N is N + 1. The compiler puts them in; people may forget them. Then the second instruction sees the old
 * value, or a part of the new one. That is a warning, and a rule of the gate: what the bound and the simulator say is
 * of the code as it is meant.
 *
 * What:	for each instruction that a row of the table is about, the instructions in front of it are searched on
 *		all paths, as far as wait states are missing. Where a function begins, and at calls, the search ends:
 *		callers and callees are taken to keep apart.
 * Where a document and LLVM differ, or the number depends on what is not known here, the lower one counts, so that code
 * of compilers has no such warning.
 *
 * Cost:   O(instructions * wait states), times the paths that meet within so few instructions.
 * Source: "Manually Inserted Wait States" in the ISA documents of GCN 3, Vega, MI100, MI200 and MI300; LLVM's
 *         GCNHazardRecognizer, for numbers by passes.
 */
#include "hazards.h"

static uint32_t
passes_of(const struct wb_inst *i)
{
	return i->tclass == WB_TC_MFMA16 ? 16 : i->tclass == WB_TC_MFMA8 ? 8 : i->tclass == WB_TC_MFMA4 ? 4 :
		i->tclass == WB_TC_MFMA2 ? 2 : 0;
}

/* ---- first instructions -------------------------------------------------------------------- */
static bool vector_writes(struct search *s, const struct wb_inst *i) { return is_vector(s, i) && writes(s, i); }
static bool scalar_writes(struct search *s, const struct wb_inst *i) { return is_scalar(s, i) && writes(s, i); }

static bool
sets_same(struct search *s, const struct wb_inst *i)
{
	return is_called(s, i, "s_setreg") &&
		(wb_mod(s->fn, i, WB_MOD_HWREG) & 63) == (wb_mod(s->fn, s->user, WB_MOD_HWREG) & 63);
}

static bool
transcendental_writes(struct search *s, const struct wb_inst *i)
{
	return i->tclass == WB_TC_VALU_TRANS && vector_writes(s, i);
}

/* A store of more than 64 bits still reads its data. One through a descriptor does that only without an offset in a
 * register. */
static bool
stores(struct search *s, const struct wb_inst *i)
{
	const struct row *r = row_of(s, i);
	bool offset = false;

	if (!is_memory(s, i) || r->format == F_MIMG || !(i->mem.access & WB_STORE) ||
		(uint32_t)i->mem.bytes * i->mem.count <= 8)
		return false;
	WB_EACH_OPND(s->fn, i, o)
		offset |= o->kind == WB_OPND_UNIT && o->nunit == 1 && o->id < WB_GCN_V0 && !(o->flags & WB_IMPLICIT);
	if (offset && (r->format == F_MUBUF || r->format == F_MTBUF))
		return false;
	WB_EACH_OPND(s->fn, i, o)
		if (o->kind == WB_OPND_UNIT && o->flags & WB_USE && o->nunit > 2 && o->id >= WB_GCN_V0 &&
			s->unit < o->id + o->nunit && o->id < s->unit + s->units)
			return true;
	return false;
}

static bool of_doubles(const struct search *s, const struct wb_inst *i) { return is_called(s, i, "v_mfma_f64"); }

/* Whether matrix instruction @i of gfx942 multiplies 32-bit floats as these are; others take a wait state more. */
static bool
of_singles(const struct search *s, const struct wb_inst *i)
{
	const char *name = row_of(s, i)->name;
	size_t n = strlen(name);

	return n > 4 && strcmp(name + n - 3, "f32") == 0 && name[n - 4] != 'x';
}

/* Whether @i writes just the registers that are used. */
static bool
writes_same(const struct search *s, const struct wb_inst *i)
{
	const struct wb_opnd *to = wb_opnd(s->fn, i, 0);

	return to->id == s->unit && to->nunit == s->units;
}

/* Wait states behind matrix instruction @i, before another one adds to its result: none, as a rule, if it adds to just
 * these registers. */
static uint32_t
states_of_addend(const struct search *s, const struct wb_inst *i)
{
	bool same = writes_same(s, i), t942 = s->u->t->bit == T942;
	bool from = of_doubles(s, i), by = of_doubles(s, s->user);
	uint32_t passes = passes_of(i);

	if (s->u->t->bit == T908)
		return same ? 0 : 2;
	if (same)
		return from && by && passes == 4 && passes_of(s->user) == 4 ? 4 : t942 && passes == 2 ? 2 : 0;
	if (from)
		return by || (t942 && of_singles(s, s->user)) ? (passes == 4 ? 4 : 9) : 0;
	if (t942 && of_singles(s, i))
		return by || of_singles(s, s->user) ? passes : 0;
	return passes + (t942 || by ? 1 : 0);
}

/* Wait states behind matrix instruction @i, before another instruction reads its result. */
static uint32_t
states_of_matrix(const struct search *s, const struct wb_inst *i)
{
	uint32_t passes = passes_of(i);

	if (s->addend)
		return states_of_addend(s, i);
	if (of_doubles(s, i))
		return is_vector(s, s->user) ? (passes == 4 ? 6 : 11) : passes == 4 ? 9 : 18;
	if (s->u->t->bit == T908)
		return passes_of(s->user) ? 4 : passes + 2;
	return passes + (s->u->t->bit == T942 && of_singles(s, i) ? 2 : 3);
}

static bool
matrix_writes(struct search *s, const struct wb_inst *i)
{
	return passes_of(i) && writes(s, i) && s->between < states_of_matrix(s, i);
}

/* The last one that writes a register counts: it does so behind those in front of it, but for the same registers on
 * gfx908. */
static bool
ends_matrix(struct search *s, const struct wb_inst *i)
{
	return passes_of(i) && writes(s, i) && !(s->u->t->bit == T908 && writes_same(s, i));
}

/* ---- second instructions ---------------------------------------------------------------------- */
enum which {
	SCALARS_OF_MEMORY,	/* scalar registers of a vector memory access */
	VCC_OF_FMAS,
	EXEC_OF_DPP,
	VECTORS_OF_DPP,
	SAME_SETTING,		/* of a hardware register: s_getreg, s_setreg */
	LANE_NUMBER,
	M0_OF_MESSAGE,		/* messages, GDS */
	M0_OF_INDEX,		/* interpolation, s_movrel, loads to LDS, LDS-direct */
	WRITTEN_VECTORS,
	SCALARS_OF_VECTOR,
	EXEC_OF_LANE,
	VECTOR_OF_LANE,
	VECTORS_OF_VECTOR,
	VECTORS_OF_ANY,
};
static const struct hazard {
	uint16_t targets;
	uint8_t which, states;
	hazard_fn *makes;
	const char *first, *second;
} hazards[] = {
	{ GFX8_9, SCALARS_OF_MEMORY, 5, vector_writes, "a vector instruction writes", "a vector memory access reads" },
	{ GFX8_9, VCC_OF_FMAS, 4, vector_writes, "a vector instruction writes", "v_div_fmas reads" },
	{ GFX8_9, EXEC_OF_DPP, 5, vector_writes, "a vector instruction writes", "DPP reads" },
	{ GFX8_9, VECTORS_OF_DPP, 2, vector_writes, "a vector instruction writes", "DPP reads" },
	{ GFX8_9, SAME_SETTING, 2, sets_same, "s_setreg sets", "it reads or sets" },
	{ GFX8_9, LANE_NUMBER, 4, vector_writes, "a vector instruction writes", "the number of a lane is" },
	{ GFX8_9, M0_OF_MESSAGE, 1, scalar_writes, "a scalar instruction writes", "a message or GDS reads" },
	{ GFX9, M0_OF_INDEX, 1, scalar_writes, "a scalar instruction writes", "an index or address is" },
	{ GFX8_9 & ~T942, WRITTEN_VECTORS, 1, stores, "a store of more than 64 bits reads",
		"a vector instruction writes" },
	{ T942, WRITTEN_VECTORS, 2, stores, "a store of more than 64 bits reads", "a vector instruction writes" },
	{ T942, SCALARS_OF_VECTOR, 2, vector_writes, "a vector instruction writes", "a vector instruction reads" },
	{ T942, EXEC_OF_LANE, 4, vector_writes, "a vector instruction writes", "an access of a lane reads" },
	{ T942, VECTOR_OF_LANE, 1, vector_writes, "a vector instruction writes", "an access of a lane reads" },
	{ T942, VECTORS_OF_VECTOR, 1, transcendental_writes, "a transcendental instruction writes",
		"a vector instruction reads" },
	{ T908 | T90A | T942, VECTORS_OF_ANY, 19, matrix_writes, "a matrix instruction writes",
		"another instruction reads" },
};

/* Whether operand @k is the first vector register that @i reads: DPP takes it from other lanes. */
static bool
is_first(const struct search *s, const struct wb_inst *i, uint32_t k)
{
	while (k--) {
		const struct wb_opnd *o = wb_opnd(s->fn, i, k);

		if (o->kind == WB_OPND_UNIT && o->flags & WB_USE && o->id >= WB_GCN_V0)
			return false;
	}
	return true;
}

static bool
is_addend(const struct search *s, const struct wb_inst *i, uint32_t k)
{
	return k == 3 && is_called(s, i, "v_mfma");
}

/* Whether operand @o of @i is one that row @h is about. */
static bool
is_used(const struct search *s, const struct hazard *h, const struct wb_inst *i, const struct wb_opnd *o, uint32_t k)
{
	bool reads = o->kind == WB_OPND_UNIT && o->flags & WB_USE, implied = o->flags & WB_IMPLICIT,
	     vector = o->id >= WB_GCN_V0;
	bool of_lane = i->op == WB_OP_READLANE || i->op == WB_OP_READFIRST;

	switch ((enum which)h->which) {
	case SCALARS_OF_MEMORY: return reads && !implied && !vector && is_memory(s, i);
	case VCC_OF_FMAS: return reads && implied && o->id == WB_GCN_VCC_LO && is_called(s, i, "v_div_fmas");
	case EXEC_OF_DPP: return reads && implied && o->id == WB_GCN_EXEC_LO && has_mod(s, i, WB_MOD_DPPCTRL);
	case VECTORS_OF_DPP: return reads && !implied && vector && has_mod(s, i, WB_MOD_DPPCTRL) && is_first(s, i, k);
	case SAME_SETTING:
		return reads && implied && o->id == WB_GCN_MODE &&
			(is_called(s, i, "s_getreg") || is_called(s, i, "s_setreg"));
	case LANE_NUMBER:
		return reads && !implied && !vector && k == 2 &&
			(i->op == WB_OP_READLANE || i->op == WB_OP_WRITELANE);
	case M0_OF_MESSAGE:
		return reads && o->id == WB_GCN_M0 &&
			(i->op == WB_OP_MESSAGE || i->tclass == WB_TC_GDS || has_mod(s, i, WB_MOD_GDS));
	case M0_OF_INDEX:
		return reads && implied && o->id == WB_GCN_M0 &&
			(is_called(s, i, "v_interp") || is_called(s, i, "s_movrel") || has_mod(s, i, WB_MOD_LDS) ||
				is_called(s, i, "ds_read_addtid") || is_called(s, i, "ds_write_addtid"));
	case WRITTEN_VECTORS: return o->kind == WB_OPND_UNIT && o->flags & WB_DEF && vector && is_vector(s, i);
	case SCALARS_OF_VECTOR:
		return reads && !vector && is_vector(s, i) &&
			(o->id == WB_GCN_VCC_LO || (!implied && o->id < WB_GCN_VCC_LO));
	case EXEC_OF_LANE: return o == wb_opnd(s->fn, i, 0) && (of_lane || i->op == WB_OP_WRITELANE);
	case VECTOR_OF_LANE: return reads && !implied && vector && of_lane;
	case VECTORS_OF_VECTOR:
		return reads && !implied && vector && is_vector(s, i) && i->tclass != WB_TC_VALU_TRANS;
	case VECTORS_OF_ANY:
		return reads && !implied && vector && (!passes_of(i) || k < 3 || is_addend(s, i, k)) &&
			(is_vector(s, i) || is_memory(s, i) || i->mem.space == WB_SPACE_LDS);
	}
	return false;
}

/* ---- the search ------------------------------------------------------------------------------ */
static uint32_t
states_of(const struct search *s, const struct wb_inst *i)
{
	const struct wb_opnd *o = i->nopnd ? wb_opnd(s->fn, i, 0) : NULL;

	if (i->isa_op == WB_NO_ISA)
		return 0;
	return is_called(s, i, "s_nop") && o && o->kind == WB_OPND_IMM ? (uint32_t)o->imm + 1 : 1;
}

/* Searches block @b backwards from instruction @k on, which is not looked at, with *@left to be counted. Whether the
 * first instruction was found; *left: what is left at the start of the block, 0 if the search ended. */
static bool
search_block(struct search *s, uint32_t b, uint32_t k, const struct reach *r, uint32_t *left)
{
	while (*left && k-- > s->fn->block[b].first) {
		const struct wb_inst *i = &s->fn->inst[k];
		uint32_t n = r->counts ? r->counts(s, i) : 0;

		s->between = r->most - *left;
		s->block = b;
		if (r->makes(s, i)) {
			s->maker = i;
			return true;
		}
		*left = i->op == WB_OP_CALL || n >= *left || (r->ends && r->ends(s, i)) ? 0 : *left - n;
	}
	return false;
}

bool
gcn_hazard_search(struct search *s, uint32_t b, uint32_t k, const struct reach *r)
{
	struct { uint32_t block, left; } todo[64];
	uint32_t n = 0, left = r->most;
	bool found = search_block(s, b, k, r, &left);

	if (!found && left)
		todo[n].block = b, todo[n++].left = left;
	while (n && !found) {
		b = todo[--n].block;
		left = todo[n].left;
		WB_EACH_PRED(s->fn, b, from) {
			uint32_t rest = left;

			if (from == WB_NONE || s->seen[from] > left || found)
				continue;
			s->seen[from] = (uint8_t)(left + 1);
			WB_PUSH(s->u->cx->tmp, &s->touched, from);
			found = search_block(
				s, from, s->fn->block[from].first + s->fn->block[from].ninst, r, &rest);
			if (!found && rest && n < WB_COUNT(todo))
				todo[n].block = from, todo[n++].left = rest;
		}
	}
	while (s->touched.n)
		s->seen[s->touched.at[--s->touched.n]] = 0;
	return found;
}

static void
report(struct search *s, const struct hazard *h)
{
	const char *name = h->which == SAME_SETTING ? "a hardware register" : s->fn->unit[s->unit].name;
	uint32_t need = h->makes == matrix_writes ? states_of_matrix(s, s->maker) : h->states;

	wb_report(s->u->cx->diag, WB_W_HAZARD, s->user->loc,
		"%s %s, which %s; of %u wait states in between there %s %u (s_nop %u)", h->second, name, h->first, need,
		s->between == 1 ? "is" : "are", s->between, need - s->between - 1);
	wb_note(s->u->cx->diag, s->maker->loc, "that is here");
	s->user->flags |= WB_I_TOO_SOON;
}

/* ---- rows that a function may need ------------------------------------------------------------- */
/* What there is in a function of first and second instructions, as far as one pass over all instructions and operands
 * tells. */
struct found {
	bool wide_store, setting, transcendental, matrix, m0, dpp;
};

static struct found
look_through(const struct wb_fn *fn)
{
	struct found f = { .wide_store = false };

	for (uint32_t k = 0; k < fn->ninst; k++) {
		const struct wb_inst *i = &fn->inst[k];

		f.wide_store |= i->mem.access & WB_STORE && (uint32_t)i->mem.bytes * i->mem.count > 8;
		f.setting |= i->op == WB_OP_MODE;
		f.transcendental |= i->tclass == WB_TC_VALU_TRANS;
		f.matrix |= passes_of(i) != 0;
	}
	for (uint32_t k = 0; k < fn->nopnd; k++) {
		const struct wb_opnd *o = &fn->opnd[k];

		f.m0 |= o->kind == WB_OPND_UNIT && o->flags & WB_DEF && o->id <= WB_GCN_M0 &&
			WB_GCN_M0 < o->id + o->nunit;
		f.dpp |= o->kind == WB_OPND_MOD && o->id == (uint32_t)WB_MOD_DPPCTRL;
	}
	return f;
}

static bool
is_needed(const struct hazard *h, const struct found *f)
{
	if (h->makes == stores)
		return f->wide_store;
	if (h->makes == sets_same)
		return f->setting;
	if (h->makes == transcendental_writes)
		return f->transcendental;
	if (h->makes == matrix_writes)
		return f->matrix;
	if (h->makes == scalar_writes)
		return f->m0;
	return (h->which != EXEC_OF_DPP && h->which != VECTORS_OF_DPP) || f->dpp;
}

/* What a second instruction is, as bits, and which of these a row is about: most instructions are out at once. */
enum { MEMORY = 1, VECTOR = 2, OF_LANE = 4, FMAS = 8, ANY = 16 };

static uint8_t
kinds_of(const struct search *s, const struct wb_inst *i)
{
	const struct row *r = row_of(s, i);
	uint8_t of = of_memory(r) ? MEMORY : of_vector(r) ? VECTOR : 0;

	if (i->op == WB_OP_READLANE || i->op == WB_OP_READFIRST || i->op == WB_OP_WRITELANE)
		of |= OF_LANE;
	else if (of == VECTOR && i->op == WB_OP_OTHER && is_called(s, i, "v_div_fmas"))
		of |= FMAS;
	return r ? of | ANY : 0;
}

static uint8_t
kinds_for(const struct hazard *h)
{
	switch ((enum which)h->which) {
	case SCALARS_OF_MEMORY: return MEMORY;
	case LANE_NUMBER: case EXEC_OF_LANE: case VECTOR_OF_LANE: return OF_LANE;
	case VCC_OF_FMAS: return FMAS;
	case EXEC_OF_DPP: case VECTORS_OF_DPP: case WRITTEN_VECTORS: case SCALARS_OF_VECTOR:
	case VECTORS_OF_VECTOR: return VECTOR;
	default: return ANY;
	}
}

static void
check_inst(struct search *s, uint32_t b, uint32_t k, const struct hazard *h)
{
	struct wb_inst *i = &s->fn->inst[k];
	const struct reach reach = { h->makes, h->makes == matrix_writes ? ends_matrix : NULL, states_of, h->states };

	s->user = i;
	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *x = wb_opnd(s->fn, i, o);

		if (!is_used(s, h, i, x, o))
			continue;
		s->unit = h->which == EXEC_OF_LANE ? WB_GCN_EXEC_LO : x->id;
		s->units = h->which == EXEC_OF_LANE ? 2 : x->nunit;
		s->addend = h->which == VECTORS_OF_ANY && is_addend(s, i, o);
		if (gcn_hazard_search(s, b, k, &reach)) {
			report(s, h);
			break;
		}
	}
}

/* gfx90a shifts 64 bits by another amount if that is in the last register of the wave. */
static void
check_shift(struct search *s, struct wb_inst *i)
{
	const struct wb_opnd *by = i->nopnd > 1 ? wb_opnd(s->fn, i, 1) : NULL;
	uint32_t n = by && by->kind == WB_OPND_UNIT && by->id >= WB_GCN_V0 ? by->id - WB_GCN_V0 + 1 : 0;

	if (i->tclass != WB_TC_VALU_SHIFT64 || !n || !s->fn->desc || (n != s->fn->desc->vgprs && n != 256))
		return;
	wb_report(s->u->cx->diag, WB_W_HAZARD, i->loc,
		"the amount is in %s, the last register of the wave, and gfx90a shifts by another one then: copy it "
		"to a lower register, or allocate one more",
		s->fn->unit[by->id].name);
	i->flags |= WB_I_TOO_SOON;
}

static void
check_function(struct search *s)
{
	struct found f = look_through(s->fn);
	struct { const struct hazard *h; uint8_t kinds; } row[WB_COUNT(hazards)];
	uint32_t nrow = 0;
	uint8_t all = 0;

	for (size_t n = 0; n < WB_COUNT(hazards); n++)
		if (hazards[n].targets & s->u->t->bit && is_needed(&hazards[n], &f)) {
			row[nrow].h = &hazards[n];
			all |= row[nrow++].kinds = kinds_for(&hazards[n]);
		}
	for (uint32_t b = 0; b < s->fn->nblock; b++)
		WB_EACH_INST(s->fn, b, k) {
			uint8_t kinds = kinds_of(s, &s->fn->inst[k]);

			if (s->u->t->bit == T90A)
				check_shift(s, &s->fn->inst[k]);
			for (uint32_t n = 0; kinds & all && n < nrow; n++)
				if (row[n].kinds & kinds)
					check_inst(s, b, k, row[n].h);
		}
}

void
gcn_hazards_check(struct wb_gcn_unit *u, struct wb_module *m)
{
	struct wb_arena_mark mark = wb_arena_mark(u->cx->tmp);

	for (uint32_t f = 0; f < m->nfn; f++) {
		struct search s = { .u = u, .fn = m->fn[f] };

		if (s.fn->refused)
			continue;
		s.seen = WB_NEW(u->cx->tmp, uint8_t, s.fn->nblock);
		u->cx->diag->kernel = s.fn->name;
		if (u->t->bit & GFX8_9)
			check_function(&s);
		else
			gcn_order_check(&s);
		u->cx->diag->kernel = NULL;
	}
	wb_arena_reset(u->cx->tmp, mark);
}
