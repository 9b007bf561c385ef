/* src/gcn/order.c -- hazards of gfx10 and gfx11: instructions that overtake others, where the hardware does not keep
 * them in order.
 *
 * No number of wait states ends such a hazard: the second instruction is safe behind an instruction of some kind, and
 * otherwise at any distance. What is searched, where it ends, and what it means is as in hazards.c. gfx12 has one of
 * the kind (a scalar register that vector instructions have read, written and read again), which LLVM 19 does not
 * know; it is not checked, as code of compilers would have it everywhere.
 *
 * A row:  second, on which operand; first; what ends the search. By target:
 *	gfx1010 to gfx1013	vector memory, then a scalar write of what it reads; scalar memory, then a vector
 *				write of it; a read of EXEC, then v_cmpx; LDS, branch, vector memory, and the other
 *				way round; an image address of more than five registers, then a buffer access
 *	gfx10			float atomic, then s_denorm_mode
 *	gfx1010.., gfx11, gfx12	v_cmpx, then v_permlane
 *	gfx11			matrix result, then a matrix that is multiplied; in waves of 64 lanes, a lane mask that
 *				is read, written and read; two sources, one older than a write of EXEC
 *	gfx1100 to gfx1103	transcendental result, then any use
 * Where the number of vector instructions in between counts, dual ones count twice, and a transcendental one as three:
 * so a hazard may be missed, and none is said that LLVM does not see.
 *
 * Cost:   as hazards.c; without a limit, each search ends at the next vector or memory instruction, in ordinary code.
 * Source: LLVM's GCNHazardRecognizer; the RDNA instruction set documents have but few of them.
 *         test/gcn/order.py holds the targets against llc.
 */
#include "hazards.h"

#define ANY_NUMBER 250u

/* Fields of s_waitcnt_depctr: the wait is for 0. */
enum { SA_SDST = 1, VM_VSRC = 7 << 2, VA_VDST = 15 << 12 };

static bool
waits_for(const struct search *s, const struct wb_inst *i, uint64_t field)
{
	return i->op == WB_OP_WAITCNT && is_called(s, i, "s_waitcnt_depctr") &&
		!(wb_mod(s->fn, i, WB_MOD_SIMM) & field);
}

static bool
waits_for_all(const struct search *s, const struct wb_inst *i)
{
	return i->op == WB_OP_WAITCNT && row_of(s, i)->operands[2] == 'W' && !wb_mod(s->fn, i, WB_MOD_VMCNT) &&
		!wb_mod(s->fn, i, WB_MOD_EXPCNT) && !wb_mod(s->fn, i, WB_MOD_LGKMCNT);
}

static bool
is_lds(const struct search *s, const struct wb_inst *i)
{
	const struct row *r = row_of(s, i);

	return r && r->format == F_DS;
}

/* Vector instructions have ended where the wave goes on with such an instruction. */
static bool
lets_vectors_end(struct search *s, const struct wb_inst *i)
{
	const struct row *r = row_of(s, i);

	return of_memory(r) || (r && (r->format == F_DS || r->format == F_EXP)) || waits_for(s, i, VA_VDST);
}

static uint32_t
vectors(const struct search *s, const struct wb_inst *i)
{
	return is_vector(s, i);
}

static bool
is_plain(const struct wb_opnd *o, uint8_t flag)
{
	return o->kind == WB_OPND_UNIT && o->flags & flag && !(o->flags & WB_IMPLICIT);
}

enum again { ANEW, GO_ON };

/* Searches on from instruction @i, which the search is at. GO_ON: not through blocks that it came through. */
static bool
search_from(struct search *s, const struct wb_inst *i, const struct reach *r, enum again how)
{
	struct search behind = *s;

	behind.seen = WB_NEW(s->u->cx->tmp, uint8_t, s->fn->nblock);
	for (uint32_t b = 0; how == GO_ON && b < s->fn->nblock; b++)
		behind.seen[b] = s->seen[b] ? UINT8_MAX : 0;
	behind.touched.n = behind.touched.cap = 0;
	behind.touched.at = NULL;
	return gcn_hazard_search(&behind, s->block, (uint32_t)(i - s->fn->inst), r);
}

/* ---- registers that are read late ------------------------------------------------------------------ */
static bool
reads(const struct search *s, const struct wb_inst *i)
{
	return wb_names(s->fn, i, s->unit, s->units, WB_USE);
}

static bool
scalar_def(const struct search *s, const struct wb_inst *i, const struct wb_opnd *o)
{
	const struct row *r = row_of(s, i);

	return is_plain(o, WB_DEF) && (of_scalar(r) || (r && r->format == F_SMEM));
}

static bool
memory_reads(struct search *s, const struct wb_inst *i)
{
	return (is_memory(s, i) || is_lds(s, i)) && reads(s, i);
}

static bool
lets_memory_read(struct search *s, const struct wb_inst *i)
{
	return is_vector(s, i) || waits_for_all(s, i) || waits_for(s, i, VM_VSRC);
}

static bool
scalar_of_vector(const struct search *s, const struct wb_inst *i, const struct wb_opnd *o)
{
	return o->kind == WB_OPND_UNIT && o->flags & WB_DEF && o->id < WB_GCN_EXEC_LO && is_vector(s, i);
}

static bool
scalar_memory_reads(struct search *s, const struct wb_inst *i)
{
	const struct row *r = row_of(s, i);

	return r && r->format == F_SMEM && reads(s, i);
}

static bool
lets_scalar_memory_read(struct search *s, const struct wb_inst *i)
{
	if (i->op == WB_OP_WAITCNT)
		return !wb_mod(s->fn, i, WB_MOD_LGKMCNT);
	return is_scalar(s, i) && row_of(s, i)->format != F_SOPP && !is_called(s, i, "s_version");
}

static bool
exec_of_vector(const struct search *s, const struct wb_inst *i, const struct wb_opnd *o)
{
	return o->kind == WB_OPND_UNIT && o->flags & WB_DEF && o->id == WB_GCN_EXEC_LO && is_vector(s, i);
}

static bool other_reads(struct search *s, const struct wb_inst *i) { return !is_vector(s, i) && reads(s, i); }

static bool
lets_exec_be_read(struct search *s, const struct wb_inst *i)
{
	if (is_vector(s, i))
		WB_EACH_OPND(s->fn, i, o)
			if (o->kind == WB_OPND_UNIT && o->flags & WB_DEF && o->id < WB_GCN_V0)
				return true;
	return waits_for(s, i, SA_SDST);
}

/* ---- LDS, a branch, vector memory ---------------------------------------------------------------------- */
/* 1 LDS, 2 vector memory. Flat accesses are neither. */
static uint32_t
memory_kind(const struct search *s, const struct wb_inst *i)
{
	const struct row *r = row_of(s, i);

	return !r ? 0 : r->format == F_DS ? 1 : of_memory(r) && r->format != F_FLAT ? 2 : 0;
}

static bool
of_any_memory(const struct search *s, const struct wb_inst *i, const struct wb_opnd *o)
{
	return o == wb_opnd(s->fn, i, 0) && memory_kind(s, i);
}

static bool
lets_stores_end(const struct search *s, const struct wb_inst *i)
{
	return i->op == WB_OP_WAITCNT && is_called(s, i, "s_waitcnt_vscnt") && !wb_mod(s->fn, i, WB_MOD_VSCNT);
}

static bool
other_memory(struct search *s, const struct wb_inst *i)
{
	return memory_kind(s, i) && memory_kind(s, i) != memory_kind(s, s->user);
}

static bool
ends_memory(struct search *s, const struct wb_inst *i)
{
	return memory_kind(s, i) || lets_stores_end(s, i);
}

static bool
branch_behind_memory(struct search *s, const struct wb_inst *i)
{
	return (i->op == WB_OP_BR || i->op == WB_OP_CBR || i->op == WB_OP_CBRZ || i->op == WB_OP_CBRNZ) &&
		search_from(s, i, &(struct reach){ other_memory, ends_memory, NULL, ANY_NUMBER }, ANEW);
}

/* ---- a lane mask that is read, written, read -------------------------------------------------------------- */
static bool
scalar_use(const struct search *s, const struct wb_inst *i, const struct wb_opnd *o)
{
	return is_plain(o, WB_USE) && o->id < WB_GCN_M0 && is_scalar(s, i);
}

/* The operand of @i that is read as a lane mask: the last one of the text, or VCC. NULL: none. */
static const struct wb_opnd *
mask_of(const struct search *s, const struct wb_inst *i)
{
	static const char *const of[] = { "v_addc_u32", "v_cndmask_b32", "v_subb_u32", "v_subbrev_u32",
		"v_div_fmas_f" };
	const struct row *r = row_of(s, i);
	const struct wb_opnd *mask = NULL;
	bool is_one = false;

	for (size_t k = 0; of_vector(r) && k < WB_COUNT(of); k++)
		is_one |= strncmp(r->name, of[k], strlen(of[k])) == 0;
	if (is_one)
		WB_EACH_OPND(s->fn, i, o)
			if (is_plain(o, WB_USE) || (r->implicit & U_VCC && o->id == WB_GCN_VCC_LO))
				mask = o;
	return mask;
}

static bool
reads_mask(struct search *s, const struct wb_inst *i)
{
	const struct wb_opnd *o = mask_of(s, i);

	return o && o->id < s->unit + s->units && s->unit < o->id + o->nunit;
}

/* Vector instructions that read another scalar value. */
static bool
lets_mask_be_written(struct search *s, const struct wb_inst *i)
{
	if (waits_for(s, i, SA_SDST))
		return true;
	if (!is_vector(s, i))
		return false;
	WB_EACH_OPND(s->fn, i, o)
		if ((o->kind == WB_OPND_UNIT && o->flags & WB_USE && o->id < WB_GCN_EXEC_LO) || o->flags & WB_LITERAL ||
			(o->kind == WB_OPND_MOD && o->id == (uint32_t)WB_MOD_DPPCTRL))
			return true;
	return false;
}

static bool
scalar_writes(const struct search *s, const struct wb_inst *i)
{
	return is_scalar(s, i) && writes(s, i);
}

static bool
mask_is_written(struct search *s, const struct wb_inst *i)
{
	return scalar_writes(s, i) &&
		search_from(s, i, &(struct reach){ reads_mask, lets_mask_be_written, NULL, ANY_NUMBER }, ANEW);
}

static bool
ends_mask(struct search *s, const struct wb_inst *i)
{
	return scalar_writes(s, i) || waits_for(s, i, SA_SDST);
}

/* ---- results that are forwarded ------------------------------------------------------------------------ */
static bool
is_source(const struct wb_opnd *o)
{
	return is_plain(o, WB_USE) && o->id >= WB_GCN_V0;
}

static bool
vector_use(const struct search *s, const struct wb_inst *i, const struct wb_opnd *o)
{
	return is_source(o) && is_vector(s, i);
}

static bool
transcendental_writes(struct search *s, const struct wb_inst *i)
{
	return i->tclass == WB_TC_VALU_TRANS && writes(s, i);
}

static uint32_t
transcendentals(const struct search *s, const struct wb_inst *i)
{
	return !is_vector(s, i) ? 0 : i->tclass == WB_TC_VALU_TRANS ? 3 : 1;
}

static bool vector_writes(struct search *s, const struct wb_inst *i) { return is_vector(s, i) && writes(s, i); }

static bool
ends_older(struct search *s, const struct wb_inst *i)
{
	return lets_vectors_end(s, i) || vector_writes(s, i);
}

/* EXEC is written between the older source and the younger one, and at most two vector instructions are beside it. */
static bool
exec_behind_older(struct search *s, const struct wb_inst *i)
{
	return is_scalar(s, i) && wb_names(s->fn, i, WB_GCN_EXEC_LO, 2, WB_DEF) &&
		search_from(s, i,
			&(struct reach){ vector_writes, lets_vectors_end, vectors, (uint8_t)(3 - s->between) },
			GO_ON);
}

/* @i writes the youngest source of the instruction; an older one is forwarded, too. */
static bool
forwards_both(struct search *s, const struct wb_inst *i)
{
	const struct reach older = { exec_behind_older, ends_older, vectors, 3 };
	uint32_t unit = s->unit, units = s->units;
	bool found = false;

	if (!vector_writes(s, i))
		return false;
	WB_EACH_OPND(s->fn, s->user, o) {
		s->unit = o->id;
		s->units = o->nunit;
		found = found || (is_source(o) && !writes(s, i) && search_from(s, i, &older, GO_ON));
	}
	s->unit = unit;
	s->units = units;
	return found;
}

/* Whether @i writes a source of the instruction. */
static bool
ends_younger(struct search *s, const struct wb_inst *i)
{
	if (is_vector(s, i))
		WB_EACH_OPND(s->fn, s->user, o)
			if (is_source(o) && wb_names(s->fn, i, o->id, o->nunit, WB_DEF))
				return true;
	return lets_vectors_end(s, i);
}

/* ---- others ------------------------------------------------------------------------------------------ */
static bool
permlane(const struct search *s, const struct wb_inst *i, const struct wb_opnd *o)
{
	return o->kind == WB_OPND_UNIT && o->flags & WB_USE && o->id == WB_GCN_EXEC_LO && is_called(s, i, "v_permlane");
}

static bool
compare_writes(struct search *s, const struct wb_inst *i)
{
	const struct row *r = row_of(s, i);

	return r && r->format == F_VOPC && writes(s, i);
}

static bool
ends_compare(struct search *s, const struct wb_inst *i)
{
	return is_vector(s, i) && !is_called(s, i, "v_nop");
}

static bool
matrix_use(const struct search *s, const struct wb_inst *i, const struct wb_opnd *o)
{
	return (o == wb_opnd(s->fn, i, 1) || o == wb_opnd(s->fn, i, 2)) && is_source(o) && is_called(s, i, "v_wmma");
}

static bool
matrix_writes(struct search *s, const struct wb_inst *i)
{
	return is_called(s, i, "v_wmma") && writes(s, i);
}

static bool is_any_vector(struct search *s, const struct wb_inst *i) { return is_vector(s, i); }

static bool
buffer_with_offset(const struct search *s, const struct wb_inst *i, const struct wb_opnd *o)
{
	const struct row *r = row_of(s, i);

	return r && (r->format == F_MUBUF || r->format == F_MTBUF) && o->kind == WB_OPND_MOD &&
		o->id == (uint32_t)WB_MOD_OFFSET && o->imm & 6;
}

static bool
wide_image(struct search *s, const struct wb_inst *i)
{
	const struct row *r = row_of(s, i);

	return r && r->format == F_MIMG && i->bytes >= 16;
}

static uint32_t
any(const struct search *s, const struct wb_inst *i)
{
	const struct wb_opnd *o = i->nopnd ? wb_opnd(s->fn, i, 0) : NULL;

	return is_called(s, i, "s_nop") && o && o->kind == WB_OPND_IMM ? (uint32_t)(o->imm & 15) + 1 : 1;
}

static bool
denormals(const struct search *s, const struct wb_inst *i, const struct wb_opnd *o)
{
	return o->kind == WB_OPND_UNIT && o->flags & WB_DEF && o->id == WB_GCN_MODE && is_called(s, i, "s_denorm_mode");
}

static bool
float_atomic(struct search *s, const struct wb_inst *i)
{
	return is_memory(s, i) && i->mem.access & WB_ATOMIC && strstr(row_of(s, i)->name, "atomic_f");
}

static bool
lets_atomic_read(struct search *s, const struct wb_inst *i)
{
	return is_vector(s, i) || i->op == WB_OP_WAITCNT;
}

/* ---- the table ------------------------------------------------------------------------------------------ */
static const struct order {
	uint16_t targets;
	uint8_t lanes;			/* of the waves that have it; 0: any */
	bool (*second)(const struct search *s, const struct wb_inst *i, const struct wb_opnd *o);
	struct reach reach;
	const char *says, *what, *first;	/* what: NULL for the register */
	const char *remedy;
} orders[] = {
	{ GFX10_1, 0, scalar_def, { memory_reads, lets_memory_read, NULL, ANY_NUMBER }, "a scalar instruction writes",
		NULL, "a vector memory access may not have read yet", "s_waitcnt_depctr depctr_vm_vsrc(0)" },
	{ GFX10_1, 0, scalar_of_vector, { scalar_memory_reads, lets_scalar_memory_read, NULL, ANY_NUMBER },
		"a vector instruction writes", NULL, "a scalar access may not have read yet", "s_mov_b32 null, 0" },
	{ GFX10_1, 0, exec_of_vector, { other_reads, lets_exec_be_read, NULL, ANY_NUMBER },
		"a vector instruction writes", NULL, "another instruction may not have read yet",
		"s_waitcnt_depctr depctr_sa_sdst(0)" },
	{ GFX10_1, 0, of_any_memory, { branch_behind_memory, ends_memory, NULL, ANY_NUMBER }, "an access of", "memory",
		"follows one of the other kind, LDS or vector memory, and a branch", "s_waitcnt_vscnt null, 0" },
	{ GFX10_1, 0, buffer_with_offset, { wide_image, NULL, any, 1 }, "a buffer access has", "an offset",
		"an image access with many registers in front of it may disturb", "s_nop 0" },
	{ GFX10, 0, denormals, { float_atomic, lets_atomic_read, any, 3 }, "s_denorm_mode sets", NULL,
		"a float atomic may not have read yet", "s_nop 2" },
	{ GFX10_1 | GFX11_ON, 0, permlane, { compare_writes, ends_compare, NULL, ANY_NUMBER }, "v_permlane reads", NULL,
		"v_cmpx writes", "another vector instruction" },
	{ GFX11, 0, matrix_use, { matrix_writes, is_any_vector, NULL, ANY_NUMBER }, "a matrix instruction multiplies",
		NULL, "another one writes", "v_nop" },
	{ GFX11, 64, scalar_use, { mask_is_written, ends_mask, NULL, ANY_NUMBER }, "a scalar instruction reads", NULL,
		"another one writes, and a vector instruction in front of that reads as a mask",
		"s_waitcnt_depctr depctr_sa_sdst(0)" },
	{ GFX11, 64, vector_use, { forwards_both, ends_younger, vectors, 5 }, "a vector instruction reads", NULL,
		"is younger than a write of EXEC, and another source older", "s_waitcnt_depctr depctr_va_vdst(0)" },
	{ T1100, 0, vector_use, { transcendental_writes, lets_vectors_end, transcendentals, 6 },
		"a vector instruction reads", NULL, "a transcendental instruction writes",
		"s_waitcnt_depctr depctr_va_vdst(0)" },
};

static void
report(struct search *s, const struct order *h)
{
	wb_report(s->u->cx->diag, WB_W_HAZARD, s->user->loc, "%s %s, which %s: %s is missing in between", h->says,
		h->what ? h->what : s->fn->unit[s->unit].name, h->first, h->remedy);
	wb_note(s->u->cx->diag, s->maker->loc, "that is here");
	s->user->flags |= WB_I_TOO_SOON;
}

static void
check_inst(struct search *s, uint32_t b, uint32_t k, const struct order *h)
{
	s->user = &s->fn->inst[k];
	WB_EACH_OPND(s->fn, s->user, o) {
		if (!h->second(s, s->user, o))
			continue;
		s->unit = o->kind == WB_OPND_UNIT ? o->id : 0;
		s->units = o->kind == WB_OPND_UNIT ? o->nunit : 0;
		if (gcn_hazard_search(s, b, k, &h->reach)) {
			report(s, h);
			return;
		}
	}
}

void
gcn_order_check(struct search *s)
{
	struct wb_arena_mark mark = wb_arena_mark(s->u->cx->tmp);

	for (size_t n = 0; n < WB_COUNT(orders); n++) {
		const struct order *h = &orders[n];

		if (!(h->targets & s->u->t->bit) || (h->lanes && h->lanes != wb_fn_lanes(s->fn)))
			continue;
		for (uint32_t b = 0; b < s->fn->nblock; b++)
			WB_EACH_INST(s->fn, b, k)
				check_inst(s, b, k, h);
	}
	wb_arena_reset(s->u->cx->tmp, mark);
}
