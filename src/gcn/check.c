/* src/gcn/check.c -- whether an instruction exists as it was written. Checked are
 *   - the encodings of vector instructions (encodings.def), and which operands and modifiers each can express
 *   - the constant bus
 *   - the modifiers of other instructions
 *
 * An instruction without suffix gets the first encoding that can express it, in the assembler's order: 32 bits,
 * 64 bits, SDWA, DPP. Disassembled instructions exist, so they are not checked. What depends on mnemonic and target
 * only is computed once, into struct form.
 * Source: the GCN3, Vega and RDNA instruction set documents; test/prop/lines.c compares with llvm-mc.
 */
#include <stdlib.h>

#include "inst.h"

#define BIT(m) ((uint64_t)1 << WB_MOD_##m)

static const struct {
	const char *name;
	uint16_t targets;
	const char *encodings;
} known[] = {
#define ENCODING(name, targets, encodings) { name, targets, encodings },
#include "encodings.def"
#undef ENCODING
};

/* An error: its text, and its position in the line. */
struct complaint {
	enum wb_diag_code code;
	const char *at, *what;
};

static bool
complain(struct complaint *c, enum wb_diag_code code, const char *at, const char *what)
{
	*c = (struct complaint){ code, at, what };
	return false;
}

/* ---- encodings --------------------------------------------------------------------------------- */
static const char *
encodings_of(const struct row *r, const struct target *t)
{
	uint32_t low = 0;

	WB_SEARCH(low, WB_COUNT(known), mid, strcmp(known[mid].name, r->name) < 0);
	for (; low < WB_COUNT(known) && strcmp(known[low].name, r->name) == 0; low++)
		if (known[low].targets & t->bit)
			return known[low].encodings;
	return "";
}

/* The letters of encoding @e in a row of encodings.def; NULL: there is no such encoding. */
static const char *
allowances(const char *encodings, enum encoding e)
{
	static const char letter[] = { [ENC_E32] = 'e', [ENC_E64] = 'l', [ENC_SDWA] = 's', [ENC_DPP] = 'd' };

	for (const char *p = encodings; *p; p += strcspn(p, " "), p += *p == ' ')
		if (*p == letter[e])
			return p + 1;
	return NULL;
}

static bool
allows(const char *w, char c)
{
	return memchr(w, c, strcspn(w, " ")) != NULL;
}

static bool
begins(const char *s, const char *with)
{
	return strncmp(s, with, strlen(with)) == 0;
}

static bool
is_vector(const struct arg *a)
{
	return a->kind == ARG_REG && a->unit >= WB_GCN_V0 && a->unit < WB_GCN_A0;
}

static bool
is_vcc(const struct parsed *p, const struct arg *a)
{
	return a->kind == ARG_REG && a->unit == WB_GCN_VCC_LO && a->units == gcn_mask_units(p->l->u);
}

/* Matrix instructions of 64-bit floats: on gfx942 they have neg in place of blgp. */
static bool
has_signs(const struct row *r)
{
	return begins(r->name, "v_mfma_f64");
}

static uint64_t
vector_modifiers(const struct form *f, const struct row *r, const struct target *t, enum encoding e, const char *w)
{
	bool compares = r->format == F_VOPC;
	uint64_t m = (allows(w, 'c') && !(e == ENC_DPP && compares) ? BIT(CLAMP) : 0) |
		(allows(w, 'b') ? BIT(BYTESEL) : 0) | (allows(w, 'i') ? BIT(INDEXKEY) : 0) |
		(allows(w, 'o') ? BIT(OMOD) : 0) | (allows(w, 'p') ? BIT(OPSEL) : 0) |
		(allows(w, 'n') ? BIT(NEGLO) | BIT(NEGHI) : 0) | (allows(w, 'h') ? BIT(OPSELHI) : 0);

	if (e == ENC_SDWA && f->n) {
		bool whole = compares || (begins(r->name, "v_cvt_") && strstr(r->name, "f32_") &&
						 r->name[strlen(r->name) - 1] == '8');

		m |= BIT(SRC0SEL) | (compares || r->format == F_VOP2 ? BIT(SRC1SEL) : 0) |
			(whole ? 0 : BIT(DSTSEL) | BIT(DSTUNUSED));
		if (t->bit == T803)
			m = (m & ~BIT(OMOD)) | (compares ? BIT(CLAMP) : 0);
	}
	if (is_dpp(e))
		m |= BIT(DPPCTRL) | BIT(ROWMASK) | BIT(BANKMASK) | BIT(BOUNDCTRL) |
			(t->gfx10 ? BIT(DPP8) | BIT(FI) : 0);
	if (begins(r->name, "v_interp") && strstr(r->name, "_f16"))
		m |= BIT(IMAGE);		/* the modifier `high` */
	if (strstr(r->name, "mfma"))
		m |= BIT(CBSZ) | BIT(ABID) | (has_signs(r) && t->bit == T942   ? BIT(NEGLO) :
						 begins(r->name, "v_smfmac") ? 0 :
									       BIT(BLGP));
	return m;
}

/* Whether an instruction of gfx11 can have DPP in its 64-bit encoding: most of those whose operands have at most
 * 32 bits can. Comparisons among them also have DPP in the 32-bit encoding. Source: LLVM 19. */
static bool
has_dpp64(const struct form *f, const struct row *r, const char *encodings)
{
	static const char *const without[] = { "v_div_fixup_f32", "v_div_fmas_f32", "v_div_scale_f32",
		"v_fma_legacy_f32", "v_fmac_legacy_f32", "v_mul_hi_i32", "v_mul_hi_u32", "v_mul_lo_u32",
		"v_nop", "v_permlane16_b32", "v_permlane16_var_b32", "v_permlanex16_b32",
		"v_permlanex16_var_b32", "v_readlane_b32", "v_writelane_b32" };

	for (uint32_t k = 0; k < f->n; k++)
		if (f->slot[k].units > 1)
			return false;
	for (size_t k = 0; k < WB_COUNT(without); k++)
		if (strcmp(r->name, without[k]) == 0)
			return false;
	if (begins(r->name, "v_s_"))
		return false;
	if (r->format == F_VOP1 || r->format == F_VOP2)
		return allowances(encodings, ENC_DPP) != NULL;
	return r->format == F_VOPC || r->format == F_VOP3 || begins(r->name, "v_fma_mix") ||
		strcmp(r->name, "v_dot2_f32_f16") == 0 || begins(r->name, "v_dot4_f32_");
}

/* The letters of @e. encodings.def has none for the DPP encodings that only gfx11 has: they follow from others. */
static const char *
row_allowances(const struct form *f, const struct row *r, const struct target *t, enum encoding e,
	const char *encodings)
{
	if (!(t->bit & GFX11_ON))
		return e == ENC_E64_DPP ? NULL : allowances(encodings, e);
	if (e == ENC_SDWA)
		return NULL;
	if (e == ENC_E64_DPP)
		return has_dpp64(f, r, encodings) ? allowances(encodings, ENC_E64) : NULL;
	if (e == ENC_DPP && r->format == F_VOPC)
		return has_dpp64(f, r, encodings) ? allowances(encodings, ENC_E64) : NULL;
	return allowances(encodings, e);
}

static struct room
room_of(const struct form *f, const struct row *r, const struct target *t, enum encoding e, const char *encodings)
{
	const char *w = row_allowances(f, r, t, e, encodings);
	struct room room = { .exists = w != NULL };

	if (!w)
		return room;
	room.mods = vector_modifiers(f, r, t, e, w);
	for (uint32_t k = 0; k < 3; k++) {
		room.signs |= (uint8_t)((uint32_t)allows(w, (char)('0' + k)) << k);
		room.sexts |= (uint8_t)((uint32_t)allows(w, (char)('x' + k)) << k);
	}
	return room;
}

static bool
modifiers_fit(const struct parsed *p, uint64_t allowed, struct complaint *c)
{
	uint64_t wrong = p->mods.present & ~allowed;

	/* gfx942 calls it sc0, except in scalar instructions */
	if (p->l->u->t->bit == T942 && parsed_has(p, WB_MOD_GLC) &&
		begins(p->mods.at[WB_MOD_GLC], "glc") != (p->row->format == F_SMEM))
		wrong |= BIT(GLC);
	/* in place of blgp, the signs are called neg, not neg_lo */
	if (parsed_has(p, WB_MOD_NEGLO) && begins(p->mods.at[WB_MOD_NEGLO], "neg_") == has_signs(p->row))
		wrong |= BIT(NEGLO);
	return !wrong ||
		complain(c, WB_E_GCN_MODIFIER, p->mods.at[__builtin_ctzll(wrong)],
			"this form of it has no such modifier");
}

enum { IMAGE_UNORM = 1, IMAGE_DA = 2, IMAGE_A16 = 8, IMAGE_D16 = 16, IMAGE_DIM = 15 << GCN_DIMENSION };

static bool
samples(const char *name)
{
	return begins(name, "image_sample") || begins(name, "image_gather4") || begins(name, "image_get_lod");
}

/* Image instructions that convert texels, to 32 or (with d16) to 16 bits. Packed and atomic ones do not convert. */
static bool
converts(const struct row *r)
{
	if (r->access & WB_ATOMIC || strstr(r->name, "_pck") || begins(r->name, "image_get"))
		return false;
	return samples(r->name) || begins(r->name, "image_load") || begins(r->name, "image_store");
}

/* Whether an instruction may have the bits of WB_MOD_IMAGE that it has: images have unorm, r128, a16, d16, until gfx9
 * da (then dim says it); exports done, vm, compr; interpolation high. */
static bool
image_bits_fit(const struct parsed *p, struct complaint *c)
{
	uint64_t bits = parsed_mod(p, WB_MOD_IMAGE, 0),
		 plain = p->l->u->t->gfx10 ? 15u & ~(unsigned)IMAGE_DA : 15u,
		 none = p->l->u->t->bit & GFX12 && !samples(p->row->name) ? IMAGE_UNORM : 0,
		 allowed = p->row->format == F_MIMG ? (plain & ~none) | IMAGE_DIM | (converts(p->row) ? IMAGE_D16 : 0) :
		p->row->format == F_EXP ? 32 | 64 | 128 :
						      256;

	return !(bits & ~allowed) ||
		complain(c, WB_E_GCN_MODIFIER, p->mods.at[WB_MOD_IMAGE], "it has no such modifier");
}

/* ---- operands of vector instructions ---------------------------------------------------------------- */
static bool
flags_fit(const struct arg *a, int source, const struct room *room, struct complaint *c)
{
	bool sign = a->flags & (WB_NEG | WB_ABS), sext = a->flags & WB_SEXT;

	if ((sign && (source < 0 || !(room->signs >> source & 1))) ||
		(sext && (source < 0 || !(room->sexts >> source & 1))) || (sign && sext))
		return complain(c, WB_E_GCN_OPERAND, a->text, "this form of it cannot change the sign of this operand");
	return true;
}

/* A lane mask: carry in, carry out, or the result of a comparison. */
static bool
mask_fits(const struct parsed *p, const struct arg *a, enum encoding e, struct complaint *c)
{
	bool any = e == ENC_E64 || e == ENC_E64_DPP ||
		(e == ENC_SDWA && p->row->format == F_VOPC && p->l->u->t->bit != T803);

	return any || is_vcc(p, a) || complain(c, WB_E_GCN_OPERAND, a->text, "this form of it takes only vcc here");
}

/* Whether the 64-bit encoding takes a symbol as source: from gfx10 on, in 32-bit integer operands. LLVM's assembler
 * allows none in instructions that can change the sign of a source. In comparisons, only such a source takes none. */
static bool
takes_symbol(const struct parsed *p, const struct slot *s, int source)
{
	uint8_t type = p->row->type, signs = p->form->room[ENC_E64].signs;
	bool classes = source == 1 && strstr(p->row->name, "_class_");	/* a set of classes: 32 bits */
	bool bytes = strstr(p->row->name, "_dot4_") || strstr(p->row->name, "_dot8_");
	bool sum = source == 2 && strstr(p->row->name, "_dot2_");	/* what products of halves are added to */
	bool half = !classes && !bytes && !sum &&
		(type == WB_T_I16 || type == WB_T_U16 || type == WB_T_F16 || p->row->format == F_VOP3P);

	return p->l->u->t->gfx10 && s->units == 1 && !half &&
		(p->row->format == F_VOPC ? !(signs >> source & 1) : !signs);
}

static bool
source_fits(const struct parsed *p, const struct arg *a, const struct slot *s, int source, enum encoding e,
	struct complaint *c)
{
	bool one = p->l->u->t->bit & (T1150 | GFX12) && !begins(p->row->name, "v_fma_mix");
	bool vector_only = e == ENC_DPP ||
		(e == ENC_E64_DPP && (source < (one ? 1 : 2) || begins(p->row->name, "v_dot4_f32"))) ||
		(e == ENC_SDWA && p->l->u->t->bit == T803);

	if (begins(p->row->name, "v_s_") && (a->kind == ARG_NAME || a->kind == ARG_VALUE))
		return complain(c, WB_E_GCN_OPERAND, a->text, "this form of it takes no symbol");
	if (s->kind != 'x' && s->kind != 'v' && s->kind != 'y')
		return true;
	if (e == ENC_E32 && source == 1 && p->row->format != F_VOP2K && !is_vector(a))
		return complain(c, WB_E_GCN_OPERAND, a->text, "this form of it takes only a vector register here");
	if (p->l->u->t->bit == T908 && strcmp(p->row->name, "v_accvgpr_write_b32") == 0 && a->kind == ARG_REG &&
		!is_vector(a) && a->unit != GCN_LDS_DIRECT)
		return complain(c, WB_E_GCN_OPERAND, a->text, "gfx908 takes no scalar register here");
	if (vector_only && !is_vector(a))
		return complain(c, WB_E_GCN_OPERAND, a->text, "this form of it takes only a vector register here");
	if (e == ENC_E64 && (a->kind == ARG_NAME || a->kind == ARG_VALUE) && !takes_symbol(p, s, source))
		return complain(c, WB_E_GCN_OPERAND, a->text, "this form of it takes no symbol");
	if (e == ENC_E64_DPP && p->row->format == F_VOP3 && s->type == 'p' && a->kind == ARG_INT &&
		((int32_t)a->i < -16 || (int32_t)a->i > 64))
		return complain(c, WB_E_GCN_OPERAND, a->text, "with DPP, halves are written as 1.0, not by their bits");
	if (a->kind == ARG_REG && a->unit == GCN_LDS_DIRECT &&
		(source || e == ENC_SDWA || (strstr(p->row->name, "rev_") && !begins(p->row->name, "v_bfrev")) ||
			p->l->u->t->bit & (T90A | T942)))
		return complain(
			c, WB_E_GCN_OPERAND, a->text, "lds_direct is only a first source, and not of this form");
	return true;
}

/* Whether the assembler counts a 16-bit integer as a literal on the constant bus, although SDWA encodes it inline, as a
 * negative number: 65535 is -1. */
static bool
taken_for_literal(const struct parsed *p, enum encoding e)
{
	for (uint32_t k = p->form->ndef; k < p->narg && k < p->form->n && e == ENC_SDWA; k++)
		if (p->arg[k].kind == ARG_INT && p->form->slot[k].type == 'w' &&
			(p->arg[k].i < -16 || p->arg[k].i > 64))
			return true;
	return false;
}

/* Scalar registers and literals are read over the constant bus, one value per instruction; from gfx10 on, two. */
static bool
bus_fits(const struct parsed *p, enum encoding e, struct complaint *c)
{
	bool gfx10 = p->l->u->t->gfx10;
	static const char one_value[] =
		"it may read one scalar register or literal only; move the other to a vector register";
	uint32_t seen[MOST_ARGS + 2], n = 0, limit = p->form->bus;

	if (p->literal || taken_for_literal(p, e))
		seen[n++] = WB_NONE;
	if (p->row->implicit & U_VCC)
		seen[n++] = WB_GCN_VCC_LO << 8 | gcn_mask_units(p->l->u);
	if (p->row->implicit & U_M0)
		seen[n++] = WB_GCN_M0 << 8 | 1;
	if (n > limit)
		return complain(c, WB_E_GCN_OPERAND, p->mnemonic, one_value);
	for (uint32_t k = p->form->ndef; k < p->narg && k < p->form->n; k++) {
		const struct arg *a = &p->arg[k];
		uint32_t which = a->unit << 8 | a->units, j;

		if (a->unit == WB_GCN_M0 && p->row->op == WB_OP_WRITELANE)
			continue;
		if (a->kind != ARG_REG || a->unit >= WB_GCN_V0 || a->unit == GCN_LDS_DIRECT ||
			(a->unit == GCN_NULL && gfx10))
			continue;
		for (j = 0; j < n && seen[j] != which; j++)
			;
		if (j < n)
			continue;
		seen[n++] = which;
		if (n > limit)
			return complain(c, WB_E_GCN_OPERAND, a->text,
				limit == 1 ? one_value :
					     "it may read two scalar registers or literals only; move the other to a "
					     "vector register");
	}
	return true;
}

#define DWORD 6u	/* dst_sel: the whole register */

static bool
changes_sign(const struct parsed *p)
{
	for (uint32_t k = 0; k < p->narg; k++)
		if (p->arg[k].flags & (WB_NEG | WB_ABS))
			return true;
	return false;
}

bool
gcn_has_op_sel(const struct parsed *p)
{
	uint64_t any = 0;

	for (uint32_t e = 0; e < ENC_COUNT; e++)
		any |= p->form->room[e].mods;
	return any >> WB_MOD_OPSEL & 1;
}

/* Whether @s is half of a register. From gfx11 on, one bit of the register's number says which half. */
static bool
is_half(const struct parsed *p, const struct slot *s)
{
	if (s->flags & SLOT_DEF)
		return p->row->flags & R_HALF && p->row->format != F_VOP3P;
	return s->type == 'h' || s->type == 'w' || (p->row->format == F_VOPC && strstr(p->row->name, "class_f16"));
}

/* Whether the lane number is a literal. This is an error: it must be a register or an inline constant. */
static bool
literal_selects_lane(const struct parsed *p)
{
	return (p->row->op == WB_OP_READLANE || p->row->op == WB_OP_WRITELANE) && p->narg &&
		p->l->u->opnd.at[p->first + p->narg - 1].flags & WB_LITERAL;
}

/* Whether data and result of an access are both vector or both accumulation registers. The same is true of addend and
 * result of a matrix instruction. */
static bool
is_of_one_kind(const struct parsed *p, struct complaint *c)
{
	bool memory = p->row->format >= F_DS;
	const struct arg *first = NULL;

	for (uint32_t k = 0; k < p->narg && p->narg == p->form->n; k++) {
		const struct slot *s = &p->form->slot[k];
		const struct arg *a = &p->arg[k];

		if (a->kind != ARG_REG || !(s->kind == 'y' || (s->kind == 'w' && (memory || s->flags & SLOT_DEF))))
			continue;
		if (first && (a->unit < WB_GCN_A0) != (first->unit < WB_GCN_A0))
			return complain(c, WB_E_GCN_OPERAND, a->text,
				"vector registers only, or accumulation registers only");
		first = a;
	}
	return true;
}

/* Whether the addend of a matrix instruction is all of its result, or none of it. Results of up to four registers are
 * written when all of the addend has been read. (v_smfmac adds to its result; what it has last is an index.) */
static bool
addend_fits(const struct parsed *p, struct complaint *c)
{
	const struct arg *to = p->arg, *from;

	if (!begins(p->row->name, "v_mfma") || p->narg != p->form->n)
		return true;
	from = &p->arg[p->narg - 1];
	if (from->kind != ARG_REG || to->units <= 4 || to->unit == from->unit || to->unit + to->units <= from->unit ||
		from->unit + from->units <= to->unit)
		return true;
	return complain(c, WB_E_GCN_OPERAND, from->text, "the addend is a part of the result: take all of it, or none");
}

/* Whether the index register of a sparse product has the part that index_key names: two bits for each element of A that
 * a lane has. */
static bool
index_fits(const struct parsed *p, struct complaint *c)
{
	const char *depth = strstr(p->row->name, "x16x");
	const struct arg *index = &p->arg[3];
	uint64_t bits;

	if (begins(p->row->name, "v_smfmac") && p->narg == 4 && index->kind == ARG_REG && index->unit >= WB_GCN_A0 &&
		index->unit < WB_GCN_A0 + 256)
		return complain(c, WB_E_GCN_OPERAND, index->text, "the index is in a vector register");
	if (!parsed_has(p, WB_MOD_INDEXKEY) || !depth)
		return true;
	bits = 16 * strtoull(depth + 4, NULL, 10) / p->l->u->lanes;
	return parsed_mod(p, WB_MOD_INDEXKEY, 0) < 32 / bits ||
		complain(c, WB_E_GCN_MODIFIER, p->mods.at[WB_MOD_INDEXKEY], "the index register has no such part");
}

/* Whether lanes are those of a row in reverse order. LLVM's assembler does not take these, the only patterns without a
 * value, where sources may have signs and the mask is omitted. */
static bool
mirrors_row(const struct parsed *p)
{
	const char *pattern = p->mods.at[WB_MOD_DPPCTRL];

	return parsed_has(p, WB_MOD_DPPCTRL) && (begins(pattern, "row_mirror") || begins(pattern, "row_half_mirror"));
}

static bool
fits(const struct parsed *p, enum encoding e, struct complaint *c)
{
	const struct room *room = &p->form->room[e];
	bool gfx10 = p->l->u->t->gfx10, three = p->row->format == F_VOP3;

	if (!modifiers_fit(p, room->mods, c) || !image_bits_fit(p, c) || !is_of_one_kind(p, c) || !addend_fits(p, c) ||
		!index_fits(p, c))
		return false;
	if (p->row->op == WB_OP_PERMUTE && begins(p->row->name, "v_perm") && parsed_mod(p, WB_MOD_OPSEL, 0) > 3)
		return complain(c, WB_E_GCN_MODIFIER, p->mods.at[WB_MOD_OPSEL], "its op_sel has two bits");
	if (p->l->u->t->bit == T942 && begins(p->row->name, "v_dot") &&
		(parsed_mod(p, WB_MOD_OPSEL, 0) || parsed_mod(p, WB_MOD_OPSELHI, 7) != 7))
		return complain(c, WB_E_GCN_MODIFIER, p->mnemonic, "gfx942 has no op_sel for it");
	if (parsed_mod(p, WB_MOD_BYTESEL, 0) > 3)
		return complain(c, WB_E_GCN_MODIFIER, p->mods.at[WB_MOD_BYTESEL], "a register has four bytes, 0 to 3");
	if (e == ENC_SDWA && p->form->n && p->form->slot[0].flags & SLOT_TIED &&
		parsed_mod(p, WB_MOD_DSTSEL, DWORD) != DWORD)
		return complain(c, WB_E_GCN_MODIFIER, p->mods.at[WB_MOD_DSTSEL],
			"what is accumulated is a whole register: dst_sel:DWORD");
	if (p->literal && (e != ENC_E32 || three) &&
		!(gfx10 && e != ENC_E64_DPP && (e == ENC_E64 || three) && !literal_selects_lane(p)))
		return complain(c, WB_E_GCN_OPERAND, p->mnemonic, "the encoding has no room for this constant");
	for (uint32_t k = 0; k < p->narg && k < p->form->n; k++) {
		const struct slot *s = &p->form->slot[k];
		const struct arg *a = &p->arg[k];
		int source = (int)k - p->form->ndef;

		if (a->kind == ARG_NONE)
			continue;
		if ((e == ENC_E32 || e == ENC_DPP) && p->l->u->t->bit & GFX11_ON && is_half(p, s) && is_vector(a) &&
			a->unit >= WB_GCN_V0 + 128)
			return complain(c, WB_E_GCN_OPERAND, a->text,
				"16 bits of v0 to v127 only: take the 64-bit form");
		if (a->flags & WB_ABS && begins(p->row->name, "v_div_scale"))
			return complain(c, WB_E_GCN_OPERAND, a->text, "it has no room for absolute values");
		if ((a->flags && !flags_fit(a, source, room, c)) || (s->kind == 'm' && !mask_fits(p, a, e, c)))
			return false;
		if (source >= 0 && !source_fits(p, a, s, source, e, c))
			return false;
	}
	if (e == ENC_DPP && p->short_only && p->row->format == F_VOPC && room->signs >> 1 & 1 && mirrors_row(p))
		return complain(c, WB_E_GCN_OPERAND, p->mnemonic, "with row_mirror the mask is named: vcc or vcc_lo");
	if (e == ENC_DPP && parsed_has(p, WB_MOD_DPP8) && changes_sign(p))
		return complain(c, WB_E_GCN_OPERAND, p->mnemonic, "with dpp8 it cannot change signs");
	if (is_dpp(e) && parsed_has(p, WB_MOD_DPP8) &&
		p->mods.present & (BIT(ROWMASK) | BIT(BANKMASK) | BIT(BOUNDCTRL)))
		return complain(c, WB_E_GCN_MODIFIER, p->mods.at[WB_MOD_DPP8], "dpp8 has no masks");
	if (is_dpp(e) && !(p->mods.present & (BIT(DPPCTRL) | BIT(DPP8))))
		return complain(c, WB_E_GCN_MODIFIER, p->mnemonic,
			"DPP wants a pattern of lanes: row_shl:1, quad_perm:[0,1,2,3]");
	return bus_fits(p, e, c);
}

static bool
is_vector_format(const struct row *r)
{
	return r->format >= F_VOP1 && r->format <= F_VINTRP;
}

bool
gcn_check_encoding(struct parsed *p)
{
	static const char *const name[] = {
		[ENC_E32] = "a 32-bit", [ENC_E64] = "a 64-bit", [ENC_SDWA] = "an SDWA", [ENC_DPP] = "a DPP",
		[ENC_E64_DPP] = "a 64-bit DPP"
	};
	struct complaint first = { .at = NULL }, c;
	const struct room *room = p->form->room;

	if (!is_vector_format(p->row))
		return true;
	if (p->enc != ENC_ANY) {
		if (!room[p->enc].exists)
			gcn_line_fail(p->l, WB_E_GCN_MNEMONIC, p->mnemonic, "%s has no %s %s form", p->l->u->t->name,
				name[p->enc] + 2 + (name[p->enc][1] == 'n'), p->row->name);
		else if (!fits(p, p->enc, &c))
			gcn_line_fail(p->l, c.code, c.at, "%s: %s", p->row->name, c.what);
		return !p->l->failed;
	}
	for (enum encoding e = ENC_E32; e < ENC_COUNT; e++) {
		if (!room[e].exists || (p->short_only && (e == ENC_E64 || e == ENC_E64_DPP)))
			continue;
		if (fits(p, e, &c)) {
			p->enc = e;
			return true;
		}
		if (!first.at || e == ENC_E64 || (c.code == WB_E_GCN_OPERAND && first.code != c.code))
			first = c;
	}
	gcn_line_fail(p->l, first.at ? first.code : WB_E_GCN_MNEMONIC, first.at ? first.at : p->mnemonic, "%s: %s",
		p->row->name, first.at ? first.what : "the target has no form of it");
	return false;
}

/* ---- modifiers of other instructions ------------------------------------------------------------------- */
/* Float atomics of gfx908 return nothing. */
static bool
never_returns(const struct row *r, const struct target *t)
{
	return t->bit == T908 && r->access & WB_ATOMIC && (strstr(r->name, "add_f32") || strstr(r->name, "add_f16"));
}

static uint64_t
cache_modifiers(const struct row *r, const struct target *t)
{
	return (never_returns(r, t) ? 0 : BIT(GLC)) | BIT(SLC) | (t->gfx10 && !(t->bit & GFX12) ? BIT(DLC) : 0) |
		(t->bit & (T90A | T942 | GFX12) ? BIT(SCC) : 0);
}

/* Loads that may go to LDS instead of registers. */
static bool
to_lds(const struct row *r)
{
	static const char *const kind[] = { "load_dword", "load_ubyte", "load_sbyte", "load_ushort", "load_sshort",
		"load_format_x" };
	const char *name = strchr(r->name, '_');

	if (strstr(r->name, "_lds_"))
		return true;
	if (!(r->access & WB_LOAD) || r->access & WB_ATOMIC)
		return false;
	for (size_t k = 0; name && k < WB_COUNT(kind); k++)
		if (strcmp(name + 1, kind[k]) == 0)
			return true;
	return false;
}

static uint64_t
buffer_modifiers(const struct row *r, const struct target *t)
{
	bool stores = r->access & WB_STORE && !(r->access & WB_ATOMIC);

	if (!r->access)		/* cache instructions: the modifiers are their scope */
		return t->bit == T942 && !begins(r->name, "buffer_wbinv") ? cache_modifiers(r, t) : 0;
	return cache_modifiers(r, t) | BIT(OFFEN) | BIT(IDXEN) | BIT(OFFSET) |
		(stores || r->access & WB_ATOMIC || r->format == F_MTBUF || t->bit & (T90A | T942) ? 0 : BIT(TFE)) |
		(r->format == F_MTBUF ? BIT(FORMAT) :
				to_lds(r) ? BIT(LDS) :
					    0);
}

/* Modifiers that the mnemonic requires. */
static uint64_t
demanded(const struct row *r)
{
	if (begins(r->name, "ds_gws") || begins(r->name, "ds_ordered"))
		return BIT(GDS);
	return strstr(r->name, "_lds_") && begins(r->name, "buffer_store") ? BIT(LDS) : 0;
}

static uint64_t
lds_modifiers(const struct row *r, const struct target *t)
{
	bool two = strstr(r->name, "2_b") || strstr(r->name, "2st64") || strstr(r->name, "2_rtn"),
	     swizzle = begins(r->name, "ds_swizzle");

	if (strstr(r->name, "src2") || strstr(r->name, "condxchg32"))
		two = false;
	if (strstr(r->name, "permute"))
		return BIT(OFFSET);
	if (strcmp(r->name, "ds_nop") == 0)
		return 0;
	return (two ? BIT(OFFSET0) | BIT(OFFSET1) : BIT(OFFSET)) |
		(t->bit & GFX12 ? 0 : t->bit & (T90A | T942) ? demanded(r) : BIT(GDS)) | (swizzle ? BIT(SWIZZLE) : 0);
}

/* A scalar memory access may have a number as offset besides a register. */
static uint64_t
soffset(const struct parsed *p)
{
	bool scalar = p->form->n > 1 && p->narg == p->form->n && p->arg[p->narg - 1].kind == ARG_REG;

	return p->row->format == F_SMEM && p->l->u->t->bit != T803 && scalar ? BIT(OFFSET) : 0;
}

static uint64_t
other_modifiers(const struct row *r, const struct target *t)
{
	switch ((enum format)r->format) {
	case F_SMEM:
		if (!r->access)
			return 0;
		return t->bit & GFX12 ? BIT(SLC) | BIT(SCC) : BIT(GLC) | (t->gfx10 ? BIT(DLC) : 0);
	case F_DS:
		return lds_modifiers(r, t);
	case F_FLAT: case F_GLOBAL: case F_SCRATCH:
		return cache_modifiers(r, t) |
			((t->bit == T803 && r->format == F_FLAT) || !r->access ? 0 : BIT(OFFSET)) |
			(to_lds(r) && r->format != F_FLAT && !(t->bit & (T942 | GFX11_ON)) ? BIT(LDS) : 0);
	case F_MUBUF: case F_MTBUF:
		return buffer_modifiers(r, t);
	case F_MIMG:
		return cache_modifiers(r, t) | BIT(DMASK) | BIT(IMAGE) | (t->bit == T90A ? 0 : BIT(TFE)) |
			(t->bit & GFX12 && !samples(r->name) ? 0 : BIT(LWE));
	case F_EXP:
		return BIT(IMAGE);
	default:
		return 0;
	}
}

/* Whether an atomic has a register for the old value exactly if it has glc. */
static bool
returns_fit(const struct parsed *p, struct complaint *c)
{
	const struct row *r = p->row;
	bool glc = parsed_mod(p, WB_MOD_GLC, 0), given = p->narg == p->form->n;

	if (!(r->access & WB_ATOMIC) || r->format < F_FLAT || r->format > F_SCRATCH || !p->form->ndef || glc == given)
		return true;
	return complain(c, WB_E_GCN_MODIFIER, p->mnemonic,
		glc ? "glc returns the old value: a register for it is missing" :
		      "the register for the old value asks for glc");
}

/* Whether the vector address of a buffer access has one register for an index and one for an offset, as idxen and
 * offen say. */
static bool
buffer_address_fits(const struct parsed *p, struct complaint *c)
{
	uint32_t want = (parsed_has(p, WB_MOD_OFFEN) ? 1u : 0) + (parsed_has(p, WB_MOD_IDXEN) ? 1u : 0);

	for (uint32_t k = 0; k < p->narg && (p->row->format == F_MUBUF || p->row->format == F_MTBUF) && p->row->access;
		k++) {
		const struct arg *a = &p->arg[k];
		bool resource = a->kind == ARG_REG && a->unit < WB_GCN_V0;
		uint32_t n = k && p->arg[k - 1].kind == ARG_REG ? p->arg[k - 1].units : 0;

		if (resource)
			return n == want || (k && !want && p->arg[k - 1].kind == ARG_NAME) ||
				complain(c, WB_E_GCN_OPERAND, p->arg[k ? k - 1 : 0].text,
					"the address has a register for idxen and one for offen, or is off");
	}
	return true;
}

/* Whether the scalar offset of a buffer access is a register that can be written, or null: gfx12 takes no other. */
static bool
buffer_offset_fits(const struct parsed *p, struct complaint *c)
{
	const struct arg *a = &p->arg[p->narg ? p->narg - 1 : 0];
	bool buffer = (p->row->format == F_MUBUF || p->row->format == F_MTBUF) && p->row->access;

	return !buffer || !(p->l->u->t->bit & GFX12) ||
		(a->kind == ARG_REG && a->unit <= WB_GCN_EXEC_HI) ||
		complain(c, WB_E_GCN_OPERAND, a->text, "the offset is a scalar register or null");
}

/* ---- images --------------------------------------------------------------------------------------- */
/* Whether the number of data registers is right: one for each component of dmask, or four of a gather. Two
 * components of 16 bits share a register, except on gfx8. tfe adds a register. */
static bool
image_data_fits(const struct parsed *p, struct complaint *c)
{
	const char *name = p->row->name;
	uint64_t mask = parsed_mod(p, WB_MOD_DMASK, 0);
	uint32_t n = mask ? (uint32_t)__builtin_popcountll(mask) : 1;
	bool d16 = parsed_mod(p, WB_MOD_IMAGE, 0) & IMAGE_D16 && p->l->u->t->bit != T803;

	if (begins(name, "image_gather4") || (begins(name, "image_msaa") && p->l->u->t->bit & GFX11)) {
		if (n != 1 || !mask)
			return complain(
				c, WB_E_GCN_MODIFIER, p->mnemonic, "a gather takes one component: dmask:1, 2, 4 or 8");
		n = 4;
	}
	if (d16 && begins(name, "image_gather4") && parsed_has(p, WB_MOD_TFE))
		return complain(c, WB_E_GCN_MODIFIER, p->mnemonic, "there is no gather with d16 and tfe");
	n = d16 ? (n + 1) / 2 : n;
	if (p->row->access & WB_ATOMIC && (strstr(name, "cmpswap") ? n != 2 && n != 4 : n > 2))
		return complain(c, WB_E_GCN_MODIFIER, p->mnemonic,
			"an atomic operation is of 32 or 64 bits: its dmask has one or two components, twice as many "
			"to compare");
	if (p->row->access & WB_ATOMIC && mask != 1 && mask != 3 && mask != 15)
		return complain(c, WB_E_GCN_MODIFIER, p->mnemonic, "the dmask of an atomic operation is 1, 3 or 15");
	return p->arg[0].units == n + parsed_has(p, WB_MOD_TFE) ||
		complain(c, WB_E_GCN_OPERAND, p->arg[0].text,
			"the data has another number of registers than dmask, d16 and tfe say");
}

/* What the name of an image instruction says of its address: the number of registers for offset, bias and comparison;
 * whether there are gradients, and a level. */
struct image_name { uint32_t extra; bool gradients, level; };

static struct image_name
image_name_of(const char *name)
{
	struct image_name x = { .level = strstr(name, "_mip") || strstr(name, "resinfo") };

	for (const char *part = samples(name) ? strchr(name + 6, '_') : NULL; part; part = strchr(part + 1, '_')) {
		size_t len = strcspn(part + 1, "_");

		if (len == 1 && strchr("obc", part[1]))
			x.extra++;
		x.gradients |= (len == 1 && part[1] == 'd') || (len == 2 && memcmp(part + 1, "cd", 2) == 0);
		x.level |= (len == 1 && part[1] == 'l') || (len == 2 && memcmp(part + 1, "cl", 2) == 0);
	}
	return x;
}

/* An address is: extra registers, gradients in two directions, coordinates, level. Two values of 16 bits share a
 * register, but no register has gradients of both directions, or gradients and coordinates. */
uint32_t
gcn_image_registers(const struct parsed *p, uint32_t dimension)
{
	static const uint8_t coordinates[] = { 1, 2, 3, 3, 2, 3, 3, 4 }, gradients[] = { 1, 2, 3, 2, 1, 2, 2, 2 };
	struct image_name x = image_name_of(p->row->name);
	bool a16 = parsed_mod(p, WB_MOD_IMAGE, 0) & IMAGE_A16, size = strstr(p->row->name, "resinfo") != NULL,
	     g16 = p->l->u->t->gfx10 ? strstr(p->row->name, "_g16") != NULL : a16;
	uint32_t slopes = x.gradients ? gradients[dimension] : 0, n = (size ? 0u : coordinates[dimension]) + x.level;

	return x.extra + 2 * (g16 ? (slopes + 1) / 2 : slopes) + (a16 ? (n + 1) / 2 : n);
}

/* The most registers in any dimension: until gfx9, the dimension is in the descriptor, not in the text. */
uint32_t
gcn_image_most(const struct parsed *p)
{
	uint32_t most = 0;

	for (uint32_t d = 0; d < (samples(p->row->name) ? 6 : 8); d++) {
		uint32_t n = gcn_image_registers(p, d);

		most = n > most ? n : most;
	}
	return most;
}

/* Whether the assembler accepts @n registers for an unknown dimension. The number may be rounded up to 4 or 8, but in a
 * list. */
static bool
fits_some_dimension(const struct parsed *p, uint32_t n)
{
	struct image_name x = image_name_of(p->row->name);
	uint32_t most = 3 + x.extra + (samples(p->row->name) && x.level ? 1u : 0u) + (x.gradients ? 6u : 0u);

	bool list = p->l->u->t->gfx10 && p->arg[1].elements;

	return (n > x.extra + (x.gradients ? 1u : 0u) && n <= most) ||
		(!list && n == (most <= 4 ? 4u : most <= 8 ? 8u : most));
}

/* @dimension is one more than its place among the names: the last two have several samples for a texel. */
static bool
is_msaa(uint32_t dimension)
{
	return dimension > 6;
}

/* Whether the address is a list, where gfx12 needs one, and a list of as many elements as there is room for: from gfx11
 * on five, the last of several registers; on gfx12 four if there is a sampler. */
static bool
elements_fit(const struct parsed *p)
{
	const struct arg *a = &p->arg[1];
	uint32_t bit = p->l->u->t->bit, most = bit & GFX12 && samples(p->row->name) ? 4 : 5;

	if (!(bit & GFX11_ON) || !a->elements)
		return !(bit & GFX12) || a->units == 1;
	return a->elements <= most && (a->elements == a->units || (a->elements == most && !a->wide_early));
}

static bool
image_address_fits(const struct parsed *p, struct complaint *c)
{
	uint32_t dimension = (uint32_t)parsed_mod(p, WB_MOD_IMAGE, 0) >> GCN_DIMENSION, n = p->arg[1].units, want;

	if (p->l->u->t->bit & T90A)	/* any instruction, whatever the dimension of its image */
		return n <= 4 ||
			complain(c, WB_E_GCN_OPERAND, p->arg[1].text, "the address has at most 4 registers");
	if (!p->l->u->t->gfx10)
		return fits_some_dimension(p, n) ||
			complain(c, WB_E_GCN_OPERAND, p->arg[1].text,
				"the address has too few or too many registers");
	if (!dimension)
		return complain(c, WB_E_GCN_MODIFIER, p->mnemonic, "dim is missing: dim:SQ_RSRC_IMG_2D, for example");
	if (begins(p->row->name, "image_msaa") && !is_msaa(dimension))
		return complain(c, WB_E_GCN_MODIFIER, p->mnemonic, "it is for images with several samples");
	want = gcn_image_registers(p, dimension - 1);
	if (!elements_fit(p))
		return complain(c, WB_E_GCN_OPERAND, p->arg[1].text,
			p->l->u->t->bit & GFX12 ?
				"gfx12 takes a list of registers here: [v0, v1]; of a sampler four, and more in the "
				"fourth: [v0, v1, v2, v[3:4]]" :
				"a list has at most five elements, the last of several registers: "
				"[v0, v1, v2, v3, v[4:5]]");
	if (samples(p->row->name) ? !fits_some_dimension(p, n) : want > 4)
		return complain(c, WB_E_GCN_OPERAND, p->arg[1].text, "there is no such address of several samples");
	if (n == want || (!p->arg[1].elements && ((want > 4 && want < 8 && n == 8) || (want > 12 && n == 16))))
		return true;
	return complain(c, WB_E_GCN_OPERAND, p->arg[1].text,
		"the address has another number of registers than dim and a16 say");
}

static bool
image_fits(const struct parsed *p, struct complaint *c)
{
	uint32_t want;

	if (p->row->format != F_MIMG || begins(p->row->name, "image_bvh"))
		return true;
	want = samples(p->row->name) ? 4 : 3;
	if (p->narg != want)
		return complain(c, WB_E_GCN_OPERAND, p->mnemonic,
			want == 4 ? "it takes data, address, resource and sampler" :
				    "it takes data, address and resource");
	for (uint32_t k = 0; k < want; k++) {
		const struct arg *a = &p->arg[k];

		if (a->flags || (k == 0 && !is_vector(a) && !(p->l->u->t->bit & T90A)) ||
			(k == 1 && !is_vector(a) && (a->kind != ARG_NSA || !p->l->u->t->gfx10)))
			return complain(c, WB_E_GCN_OPERAND, a->text, "data and address are vector registers");
		if (k > 1 && (a->kind != ARG_REG || a->unit >= 128 || a->units != (k == 2 ? 8 : 4)))
			return complain(c, WB_E_GCN_OPERAND, a->text,
				k == 2 ? "the resource is 8 scalar registers" : "the sampler is 4 scalar registers");
	}
	return image_data_fits(p, c) && image_address_fits(p, c);
}

static bool
both_off(const struct parsed *p)
{
	uint32_t n = 0;

	for (uint32_t k = 0; k < p->narg; k++)
		n += p->arg[k].kind == ARG_NAME && word_is(p->arg[k].text, p->arg[k].len, "off");
	return n == 2;
}

/* Whether all required modifiers are there, and none that exclude each other. */
static bool
demands_fit(const struct parsed *p, struct complaint *c)
{
	uint64_t missing = p->form->demands & ~p->mods.present;

	if (begins(p->row->name, "ds_gws") && p->narg && (p->arg[0].unit - WB_GCN_V0) & 1 &&
		p->l->u->t->bit & (T90A | T942))
		return complain(c, WB_E_GCN_OPERAND, p->arg[0].text, "the register has an even number here");
	if (missing & BIT(GDS))
		return complain(c, WB_E_GCN_MODIFIER, p->mnemonic, "it goes to global data share: gds is missing");
	if (parsed_has(p, WB_MOD_LDS) && p->mods.at[WB_MOD_LDS] && p->l->u->t->bit & GFX11_ON)
		return complain(c, WB_E_GCN_MODIFIER, p->mods.at[WB_MOD_LDS], "the target has names with _lds_ for it");
	if (parsed_has(p, WB_MOD_TFE) && parsed_has(p, WB_MOD_LDS))
		return complain(c, WB_E_GCN_MODIFIER, p->mods.at[WB_MOD_TFE], "tfe and lds exclude each other");
	for (uint32_t k = 0; k < p->narg && p->row->format >= F_SMEM; k++)
		if (p->arg[k].is_scc)
			return complain(
				c, WB_E_GCN_OPERAND, p->arg[k].text, "scc is a modifier here; the register is src_scc");
	if (p->row->format == F_SCRATCH && !(p->l->u->t->bit & (T1030 | T942 | GFX11_ON)) && both_off(p) &&
		!(parsed_has(p, WB_MOD_LDS) && p->l->u->t->bit & GFX10_1))
		return complain(c, WB_E_GCN_OPERAND, p->mnemonic, "one of its addresses is a register");
	if (missing & BIT(LDS))
		return complain(c, WB_E_GCN_MODIFIER, p->mnemonic, "lds is missing");
	return true;
}

bool
gcn_check_modifiers(struct parsed *p)
{
	struct complaint c;

	if (is_vector_format(p->row))
		return true;
	if (modifiers_fit(p, p->form->mods | soffset(p), &c) && image_bits_fit(p, &c) && demands_fit(p, &c) &&
		returns_fit(p, &c) && is_of_one_kind(p, &c) && buffer_address_fits(p, &c) &&
		buffer_offset_fits(p, &c) && image_fits(p, &c))
		return true;
	gcn_line_fail(p->l, c.code, c.at, "%s: %s", p->row->name, c.what);
	return false;
}

/* ---- two operations in one instruction ------------------------------------------------------------------ */
/* Number of the vector register of operand @k; WB_NONE: it is none. A destination that is also read is operand 3. */
static uint32_t
register_of(const struct parsed *p, uint32_t k)
{
	bool accumulates = p->form->slot[0].flags & SLOT_TIED;
	const struct arg *a = &p->arg[k == 3 && accumulates ? 0 : k];

	return k < p->narg || (k == 3 && accumulates) ? is_vector(a) ? a->unit - WB_GCN_V0 : WB_NONE : WB_NONE;
}

/* How many scalar registers and literals both operations read. */
static uint32_t
scalars_of(const struct parsed *x, const struct parsed *y)
{
	const struct parsed *both[] = { x, y };
	uint32_t seen[2 * MOST_ARGS], n = 0;

	for (uint32_t p = 0; p < 2; p++)
		for (uint32_t k = 1; k < both[p]->narg; k++) {
			const struct arg *a = &both[p]->arg[k];
			uint32_t j;

			if (a->kind != ARG_REG || a->unit >= WB_GCN_V0 || a->unit == GCN_NULL)
				continue;
			for (j = 0; j < n && seen[j] != a->unit; j++)
				;
			if (j == n)
				seen[n++] = a->unit;
		}
	return n + (x->literal || y->literal);
}

bool
gcn_check_dual(struct parsed *x, const struct parsed *y)
{
	static const struct { uint32_t banks; const char *what; } operand[] = {
		{ 2, "one result goes to an even vector register, the other to an odd one" },
		{ 4, "the first sources come from different banks: their numbers differ modulo 4" },
		{ 4, "the second sources come from different banks: their numbers differ modulo 4" },
		{ 2, "the third sources come from different banks: their numbers differ modulo 2" },
	};

	bool moves = x->row->op == WB_OP_MOV && y->row->op == WB_OP_MOV && x->l->u->t->bit & GFX12;

	for (uint32_t k = 0; k < WB_COUNT(operand); k++) {
		uint32_t a = register_of(x, k), b = register_of(y, k);

		if (k == 1 && moves)	/* two moves of gfx12 may read one bank */
			continue;
		if (a != WB_NONE && b != WB_NONE && a % operand[k].banks == b % operand[k].banks) {
			gcn_line_fail(x->l, WB_E_GCN_OPERAND, y->mnemonic, "%s", operand[k].what);
			return false;
		}
	}
	if (x->literal && y->literal && x->literal_value != y->literal_value)
		gcn_line_fail(x->l, WB_E_GCN_OPERAND, y->mnemonic, "both operations share one literal");
	else if (scalars_of(x, y) > 2)
		gcn_line_fail(x->l, WB_E_GCN_OPERAND, y->mnemonic,
			"they may read two scalar registers or literals only; move others to vector registers");
	return !x->l->failed;
}

/* ---- forms ------------------------------------------------------------------------------------------------ */
void
gcn_check_form(struct form *f, const struct row *r, const struct target *t)
{
	bool shift64 = strstr(r->name, "rev_b64") || strstr(r->name, "rev_i64");
	const char *encodings;

	if (!is_vector_format(r)) {
		f->mods = other_modifiers(r, t);
		f->demands = demanded(r);
		return;
	}
	encodings = encodings_of(r, t);
	for (enum encoding e = ENC_E32; e < ENC_COUNT; e++)
		f->room[e] = room_of(f, r, t, e, encodings);
	f->bus = t->gfx10 && !shift64 ? 2 : 1;
}
