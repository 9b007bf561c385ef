/* src/gcn/untested.c -- forms of instructions that are refused, because their effects could not be tested.
 *
 * test/prop/effects.c executes each form that is accepted, and compares what it reads and writes with the tables: a
 * table that lacks an input makes a bound too small. Forms whose effects no document defines cannot be executed, so
 * they are refused; no compiler emits them. Whole instructions of this kind have the flag UNTESTED in opcodes.def; here
 * are modifiers and operands.
 */
#include <stdlib.h>

#include "inst.h"

static bool begins(const char *name, const char *with) { return strncmp(name, with, strlen(with)) == 0; }

/* Integer operations whose result with clamp no document defines. */
static bool
has_untested_clamp(const char *name)
{
	static const char *const of[] = { "v_cvt_", "v_frexp_exp_", "v_mad_i64_", "v_mad_u64_", "v_max3_i16",
		"v_max3_u16", "v_min3_i16", "v_min3_u16", "v_med3_i16", "v_med3_u16", "v_mqsad_", "v_msad_", "v_qsad_",
		"v_sad_", "v_mul_i32_i24", "v_mul_u32_u24", "v_pack_b32_", "v_pk_ashrrev_", "v_pk_lshlrev_",
		"v_pk_lshrrev_", "v_pk_max_i16", "v_pk_max_u16", "v_pk_min_i16", "v_pk_min_u16", "v_pk_mul_lo_",
		"v_pk_mov_" };

	if (begins(name, "v_cvt_f16") || begins(name, "v_cvt_f32") || begins(name, "v_cvt_f64"))
		return false;
	for (size_t k = 0; k < WB_COUNT(of); k++)
		if (begins(name, of[k]))
			return true;
	return false;
}

/* The number of blocks of a matrix instruction of CDNA, from its rows and the registers of its result. 0: the result
 * has 64-bit elements. */
static uint32_t
blocks_of(const struct parsed *p)
{
	const char *rows = strstr(p->row->name, "32_");
	uint32_t n = rows ? (uint32_t)strtoul(rows + 3, NULL, 10) : 0;

	return begins(p->row->name, "v_mfma_f64") || !n ? 0 : p->form->slot[0].units * 64u / (n * n);
}

/* CBSZ and ABID that name a block that does not exist; BLGP with 8-bit or 64-bit floats. */
static bool
has_untested_block_moves(const struct parsed *p)
{
	uint64_t cbsz = parsed_mod(p, WB_MOD_CBSZ, 0), abid = parsed_mod(p, WB_MOD_ABID, 0);
	uint32_t blocks = blocks_of(p);
	bool wide_or_small = !blocks || strstr(p->row->name, "fp8") || strstr(p->row->name, "bf8");

	if (cbsz > 4 || (cbsz && 1u << cbsz > blocks) || abid >> cbsz)
		return true;
	return parsed_mod(p, WB_MOD_BLGP, 0) && wide_or_small;
}

/* ABID that names a part of the index register that does not exist, or that CBSZ makes meaningless. */
static bool
has_untested_index(const struct parsed *p)
{
	size_t n = strlen(p->row->name);
	uint64_t parts = strcmp(p->row->name + n - 3, "f16") == 0 ? 4 : 2;	/* of 8 bits, of 16 */

	return parsed_mod(p, WB_MOD_ABID, 0) >= (parsed_mod(p, WB_MOD_CBSZ, 0) ? 1 : parts);
}

/* Sign modifiers of dot products and of integer matrices, whose effect is not documented. */
static bool
has_untested_signs(const struct parsed *p)
{
	for (uint32_t k = 0; k < p->narg; k++)
		if (begins(p->row->name, "v_dot") && p->arg[k].flags & (WB_NEG | WB_ABS))
			return true;
	if (begins(p->row->name, "v_dot4_f32_"))
		return parsed_mod(p, WB_MOD_NEGHI, 0) || parsed_mod(p, WB_MOD_NEGLO, 0);
	if (strstr(p->row->name, "_iu"))
		return parsed_mod(p, WB_MOD_NEGHI, 0) || parsed_mod(p, WB_MOD_NEGLO, 0) > 3;
	if (begins(p->row->name, "v_swmmac") &&
		(parsed_mod(p, WB_MOD_NEGHI, 0) | parsed_mod(p, WB_MOD_NEGLO, 0)) > 3)
		return true;
	return (strstr(p->row->name, "bf8") || strstr(p->row->name, "fp8")) &&
		(parsed_mod(p, WB_MOD_NEGHI, 0) | parsed_mod(p, WB_MOD_NEGLO, 0)) & 3;
}

/* op_sel of sources, where it is not documented that the halves can be chosen. */
static bool
chooses_fixed_halves(const struct parsed *p)
{
	const char *name = p->row->name;

	if (begins(name, "v_cvt_pk_f32_"))
		return parsed_mod(p, WB_MOD_OPSEL, 0) & ~(uint64_t)1;
	return (strcmp(name, "v_dot2_f16_f16") == 0 || strcmp(name, "v_dot2_bf16_bf16") == 0) &&
		parsed_mod(p, WB_MOD_OPSEL, 0) & 3;
}

/* s_setreg of other hardware registers than MODE and, on gfx10 and later, all bits of the base of scratch memory. */
static bool
sets_untested_register(const struct parsed *p)
{
	uint64_t id = p->special & 63;

	if (p->row->op != WB_OP_MODE || !strchr(p->row->operands, 'H') || id == HWREG_MODE)
		return false;
	return !p->l->u->t->gfx10 || (id != HWREG_FLAT_SCRATCH_LO && id != HWREG_FLAT_SCRATCH_HI) ||
		p->special >> 6 != 31u << 5;
}

/* null as a scalar base address. */
static bool
has_no_base(const struct parsed *p)
{
	for (uint32_t k = 0; k < p->narg && k < p->form->n; k++)
		if (p->form->slot[k].kind == 'B' && p->arg[k].kind == ARG_REG && p->arg[k].unit == GCN_NULL)
			return true;
	return false;
}

/* An inline float as 16-bit source: it is not documented whether it has 16 bits, or is half of a 32-bit float. */
static bool
halves_float(const struct parsed *p)
{
	const struct wb_opnd *o = &p->l->u->opnd.at[p->first + p->narg - 1];

	return (strcmp(p->row->name, "s_cvt_f32_f16") == 0 || strcmp(p->row->name, "s_cvt_hi_f32_f16") == 0) &&
		o->kind == WB_OPND_IMM && !(o->flags & WB_LITERAL) && o->imm > 64 && o->imm < 0xfffffff0;
}

/* Halves of registers of gfx11, chosen by op_sel bits that the disassembler does not print (src/object/disasm.c). */
static bool
chooses_unnamed_halves(const struct parsed *p)
{
	return parsed_has(p, WB_MOD_OPSEL) && !gcn_has_op_sel(p);
}

/* Barriers of gfx12 other than that of the workgroup, -1. */
static bool
is_other_barrier(const struct parsed *p)
{
	if (p->row->op == WB_OP_HINT || p->row->op == WB_OP_SIGNAL)
		return begins(p->row->name, "s_barrier_signal") &&
			(p->arg[0].kind != ARG_INT || p->arg[0].i != -1);
	return p->row->op == WB_OP_BARRIER && strcmp(p->row->name, "s_barrier_wait") == 0 && p->special != 0xffff;
}

/* A wait of gfx12 for a number that its counter does not hold. */
static bool
waits_beyond(const struct parsed *p)
{
	const char *name = p->row->name;
	uint64_t field;

	if (p->row->op != WB_OP_WAITCNT || !begins(name, "s_wait_"))
		return false;
	field = strstr(name, "cnt_") ? 0x3f3f : strstr(name, "km") ? 31 : strstr(name, "exp") ? 7 :
		strstr(name, "bvh") ? 7 : 63;
	return p->special & ~field;
}

/* Instructions that no bound holds for, and why. */
const char *
gcn_refused(const struct row *r)
{
	static const struct { const char *name, *why;
	} known[] = {
		{ "s_cbranch_",
			"runs both ways of a branch, one after the other, in an order and to a place that its stack in "
			"registers says: branch on EXEC instead" },
		{ "s_subvector_",
			"repeats code for each half of a wave, if the half has lanes: branch on EXEC instead" },
		{ "s_rfe_restore_b64",
			"goes on with other settings of the wave at an address that is not known" },
		{ "s_wait_event", "waits for hardware that exports, and nothing bounds when it is ready" },
		{ "ds_gws_barrier",
			"waits until as many waves have come as its counter says, of any workgroup: a bound is of one "
			"launch, and does not know that all of them are on the device at once" },
		{ "ds_gws_sema_p", "waits until another wave adds to the semaphore, and nothing bounds when" },
	};

	for (size_t k = 0; k < WB_COUNT(known); k++)
		if (begins(r->name, known[k].name))
			return known[k].why;
	return "is not modelled";
}

const char *
gcn_untested(const struct parsed *p)
{
	const struct row *r = p->row;

	if (is_other_barrier(p))
		return " but for the barrier of the workgroup, -1";
	if (waits_beyond(p))
		return " for more than its counter holds";
	if (parsed_mod(p, WB_MOD_GDS, 0) && !begins(r->name, "ds_gws_"))
		return " in memory that all workgroups share";
	if (r->format == F_SOPK)
		return sets_untested_register(p) ? " for this hardware register" : NULL;
	if (r->format == F_SOP1)
		return halves_float(p) ? " with a float that is no literal" : NULL;
	if (r->format >= F_FLAT && r->format <= F_SCRATCH)
		return has_no_base(p) ? " with null as an address" : NULL;
	if (r->format < F_VOP1 || r->format > F_VOP3P)
		return NULL;
	if (chooses_unnamed_halves(p))
		return HALVES;
	if (parsed_mod(p, WB_MOD_CLAMP, 0) && has_untested_clamp(r->name))
		return " with clamp";
	if (begins(r->name, "v_smfmac") && has_untested_index(p))
		return " with this part of the index register";
	if (begins(r->name, "v_mfma") && has_untested_block_moves(p))
		return " with this movement of blocks or lanes";
	if ((r->name[2] == 'd' || r->format == F_VOP3P) && has_untested_signs(p))
		return " with these signs";
	if (chooses_fixed_halves(p))
		return " with op_sel of these halves";
	return NULL;
}
