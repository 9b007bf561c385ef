/* src/gcn/inst.c -- reads one instruction. Mnemonic, operands and modifiers are matched with its row of opcodes.def.
 * The result is a wb_inst: all registers that are read and written, the memory access, the size in bytes.
 *
 * The operands of a wb_inst are, in this order:
 *   - those of the text, destinations first
 *   - implicit sources: SCC, VCC, EXEC, M0, MODE, and a destination that is only partly written
 *   - implicit destinations
 *   - modifiers
 *
 * Some modifiers change what is computed: DPP, SDWA selections, clamp, a negated integer. Then the flag
 * WB_I_UNMODELLED says that the result is not that of the operation alone.
 */
#include <assert.h>
#include <float.h>
#include <math.h>

#include "inst.h"

/* operation bits of the two instructions of PWS; no GCN3 or GFX9 instruction has them (test/gcn/pws.sh) */
#define PWS_SPLIT 0xbff0
#define PWS_MERGE 0xbff1

/* ---- emitting --------------------------------------------------------------------------- */
static struct wb_opnd *
emit(struct parsed *p, struct wb_opnd o)
{
	struct wb_gcn_unit *u = p->l->u;

	WB_PUSH(u->cx->tmp, &u->opnd, o);
	return &u->opnd.at[u->opnd.n - 1];
}

static uint32_t
operand_count(const struct parsed *p)
{
	return p->l->u->opnd.n - p->first;
}

static void
emit_units(struct parsed *p, uint32_t unit, uint32_t n, uint8_t flags)
{
	for (; n > UINT8_MAX; n -= UINT8_MAX, unit += UINT8_MAX)
		emit(p, (struct wb_opnd){ .kind = WB_OPND_UNIT, .flags = flags, .nunit = UINT8_MAX, .id = unit });
	emit(p, (struct wb_opnd){ .kind = WB_OPND_UNIT, .flags = flags, .nunit = (uint8_t)n, .id = unit });
}

static void
emit_mod(struct parsed *p, enum wb_mod m, uint64_t v)
{
	emit(p, (struct wb_opnd){ .kind = WB_OPND_MOD, .id = (uint32_t)m, .imm = v });
}

static void
tie(struct parsed *p, uint32_t unit, uint32_t n)
{
	p->tied[p->ntied].unit = unit;
	p->tied[p->ntied++].n = n;
}

static bool
wrong(struct parsed *p, const struct arg *a, const char *what)
{
	gcn_line_fail(p->l, WB_E_GCN_OPERAND, a->text, "%s takes %s here", p->row->name, what);
	return false;
}

/* ---- constants ------------------------------------------------------------------------------ */
static uint32_t
bits32(double d)
{
	float f = (float)d;
	uint32_t b;

	memcpy(&b, &f, sizeof(b));
	return b;
}

static uint64_t
bits64(double d)
{
	uint64_t b;

	memcpy(&b, &d, sizeof(b));
	return b;
}

/* Rounds to half precision: to nearest, ties to even. */
static uint16_t
bits16(double d)
{
	uint16_t sign = signbit(d) ? 0x8000 : 0;
	double a = fabs(d), scaled;
	int e;

	if (isnan(d))
		return 0x7e00;
	if (a >= 65520.0)
		return sign | 0x7c00;
	if (a < ldexp(1, -14)) {
		scaled = nearbyint(ldexp(a, 24));
		return (uint16_t)(sign | (uint16_t)scaled);
	}
	frexp(a, &e);
	scaled = nearbyint(ldexp(a, 11 - e));	/* 1024..2048 */
	return (uint16_t)(sign | (uint16_t)((e + 13) * 1024 + (int)scaled));
}

static bool
inline32(uint32_t v)
{
	switch (v) {
	case 0x3f000000: case 0xbf000000: case 0x3f800000: case 0xbf800000: case 0x40000000: case 0xc0000000:
	case 0x40800000: case 0xc0800000: case 0x3e22f983:
		return true;
	default:
		return v <= 64 || v >= 0xfffffff0;
	}
}

static bool
inline64(uint64_t v)
{
	switch (v) {
	case 0x3fe0000000000000: case 0xbfe0000000000000: case 0x3ff0000000000000: case 0xbff0000000000000:
	case 0x4000000000000000:
	case 0xc000000000000000: case 0x4010000000000000: case 0xc010000000000000: case 0x3fc45f306dc9c882:
		return true;
	default:
		return v <= 64 || v >= (uint64_t)-16;
	}
}

#define INV_2PI_16 0x3118
#define INV_2PI_32 0x3e22f983

static bool
inline16(uint16_t v, bool floats)
{
	switch (v) {
	case 0x3800: case 0xb800: case 0x3c00: case 0xbc00: case 0x4000: case 0xc000: case 0x4400: case 0xc400:
	case 0x3118:
		return floats;
	default:
		return v <= 64 || v >= 0xfff0;
	}
}

static bool
sdwa(const struct parsed *p)
{
	return p->enc == ENC_SDWA || parsed_has(p, WB_MOD_SRC0SEL) || parsed_has(p, WB_MOD_SRC1SEL);
}

/* Whether @d can be rounded to a narrower type, where it is @as: without overflow, and without loss in a number below
 * @normal, the least normal one. */
static bool
holds(double d, double as, double normal)
{
	return !isinf(as) && (fabs(d) >= normal || as == d);
}

static bool
const_32(const struct arg *a, uint64_t *v, bool *inl)
{
	if (a->kind == ARG_INT && (a->i < INT32_MIN || a->i > UINT32_MAX))
		return false;
	if (a->kind == ARG_FLOAT && !holds(a->f, (double)(float)a->f, FLT_MIN))
		return false;
	*v = a->kind == ARG_FLOAT ? bits32(a->f) : (uint32_t)a->i;
	*inl = inline32((uint32_t)*v);
	return true;
}

static bool
is_exponent(const struct parsed *p, const struct slot *s)
{
	return s == &p->form->slot[2] && strncmp(p->row->name, "v_ldexp", 7) == 0;
}

static bool
has_dpp(const struct parsed *p)
{
	return parsed_has(p, WB_MOD_DPPCTRL) || parsed_has(p, WB_MOD_DPP8);
}

/* Whether 1/(2 pi) is an inline constant here. Integer operands of 16 bits have it only as the 32-bit float, not with
 * SDWA, and with DPP only where op_sel may choose a half. */
static bool
has_inv_2pi(const struct parsed *p, const struct arg *a, const struct slot *s)
{
	if (is_exponent(p, s) && sdwa(p))
		return false;
	return s->type != 'w' ||
		(bits32(a->f) == INV_2PI_32 && !sdwa(p) && (!has_dpp(p) || gcn_has_op_sel(p)));
}

/* Whether LLVM accepts a 32-bit number and uses its low half. It does for exponents, except on gfx11, and for
 * 0xfffffff0 to 0xffffffff if DPP leaves no room for a literal, in integer operations with op_sel. */
static bool
cuts_16(const struct parsed *p, const struct arg *a, const struct slot *s)
{
	if (is_exponent(p, s))
		return !sdwa(p) && !(p->l->u->t->bit & GFX11_ON) && a->i >= INT32_MIN && a->i <= UINT32_MAX;
	return s->type == 'w' && p->row->format == F_VOP3 && a->i >= 0xfffffff0 && a->i <= UINT32_MAX &&
		has_dpp(p) && gcn_has_op_sel(p) && !p->form->room[ENC_E64].signs;
}

/* The only source of a scalar operation on halves. LLVM encodes it as a word, and of a literal the low half is read. In
 * code objects the size tells what is a literal: both are printed alike. */
static bool
const_scalar_half(const struct parsed *p, const struct arg *a, uint64_t *v, bool *inl)
{
	bool number;
	float f;

	if (!const_32(a, v, inl))
		return false;
	number = *v <= 64 || *v >= 0xfffffff0;
	*inl = p->l->u->raw ? p->l->u->raw_bytes == 4 : *inl;
	memcpy(&f, &(uint32_t){ (uint32_t)*v }, sizeof(f));
	*v = *inl && !number ? bits16(f) : (uint16_t)*v;
	return true;
}

/* Whether LLVM takes @f, of which @b are the bits in half precision, for a number that 16 bits do not hold: too large,
 * or tiny and not exact, but for pairs in VOP3. Results in bfloat16 have constants as in half precision. */
static bool
is_out_of_16(const struct parsed *p, const struct slot *s, bool brain, double f, uint16_t b)
{
	bool half = !brain || strncmp(p->row->name, "v_dot2_bf16", 11) == 0;

	if (half && (b & 0x7c00) == 0x7c00)
		return true;
	if (half && !(s->type == 'p' && p->row->format == F_VOP3))
		return fabs(f) < 0x1p-14 && fabs(f) != (b & 0x3ff) * 0x1p-24;
	return isinf((float)f) || (fabs(f) < 0x1p-126 && fmod(f, 0x1p-133) != 0);
}

/* The bits of constant @a in slot @s. Sets *inl if it is an inline constant, which needs no literal. */
static bool
const_16(const struct parsed *p, const struct arg *a, const struct slot *s, uint64_t *v, bool *inl)
{
	uint16_t b;

	bool whole_pair = s->type == 'p' && !strstr(p->row->name, "f16");
	bool brain = strstr(p->row->name, "bf16");	/* bfloat16: the exponent of 32 bits */

	if (s->type == 'h' && p->row->format == F_SOP1)
		return const_scalar_half(p, a, v, inl);
	if (a->kind == ARG_FLOAT && whole_pair)
		return const_32(a, v, inl);
	if (a->kind == ARG_FLOAT) {
		b = bits16(a->f);
		if (is_out_of_16(p, s, brain, a->f, b))
			return false;
		*inl = inline16(b, true) && (b != INV_2PI_16 || has_inv_2pi(p, a, s));
		if (!*inl && brain)
			b = (uint16_t)(bits32(a->f) >> 16);
		if (!*inl && s->type == 'w')
			b = (uint16_t)bits32(a->f);	/* of a 32-bit literal, the low half is read */
	} else {
		if (s->type == 'p' && (a->i < -32768 || a->i > 65535)) {	/* a literal for both halves */
			if (!const_32(a, v, inl))
				return false;
			*inl = *inl && (whole_pair || *v >= 0xfffffff0);
			return true;
		}
		if ((a->i < -32768 || a->i > 65535) && !cuts_16(p, a, s))
			return false;
		b = (uint16_t)a->i;
		*inl = (s->type == 'w' || whole_pair) && !p->l->u->raw ?
			(a->i >= -16 && a->i <= 64) || ((sdwa(p) || a->i > 65535) && inline16(b, false)) :
			inline16(b, s->type != 'w' && !(is_exponent(p, s) && sdwa(p))) &&
				!(s->type == 'p' && b >= 0xfff0 && a->i > 0);
	}
	*v = b;
	return true;
}

static bool
const_64(struct parsed *p, const struct arg *a, const struct slot *s, uint64_t *v, bool *inl)
{
	if (s->type == 'f')
		return const_32(a, v, inl);	/* one of two floats; op_sel says which one */
	if (a->kind == ARG_FLOAT) {
		*v = bits64(a->f);
		*inl = inline64(*v);
		if (!*inl)
			*v &= 0xffffffff00000000;
		return s->type == 'd' || *inl;
	}
	*v = (uint64_t)a->i;
	*inl = inline64(*v);
	if (*inl)
		return true;
	if (a->i < INT32_MIN || a->i > UINT32_MAX)
		return false;
	if (s->type == 'd')
		*v <<= 32;
	else if (p->row->type == WB_T_I64)
		*v = (uint64_t)(int64_t)(int32_t)(uint32_t)a->i;
	else if (a->i < 0)	/* the literal has 32 bits; how it is extended depends on the operation */
		p->i.flags |= WB_I_UNMODELLED;
	return true;
}

/* A float as each element of a matrix of gfx12: it is inline if it is as an element. */
static bool
float_matrix(const struct parsed *p, const struct arg *a, const struct slot *s, uint64_t *v, bool *inl)
{
	uint32_t bits = bits32(a->f);

	if (strncmp(p->row->name, "v_wmma_bf16", 11) != 0)
		return s->type == 'h' ? const_16(p, a, s, v, inl) : const_32(a, v, inl);
	*v = (bits + 0x7fff + (bits >> 16 & 1)) >> 16;	/* to the nearest one, even if two are */
	*inl = inline32((uint32_t)*v << 16);
	return true;
}

/* A constant as a matrix: each element, of 32 bits or a half, has this value. For WMMA, LLVM decides by its 64 bits
 * whether it is inline, but for floats of gfx12. */
static bool
const_matrix(const struct parsed *p, const struct arg *a, const struct slot *s, uint64_t *v, bool *inl)
{
	uint64_t wide = a->kind == ARG_FLOAT ? bits64(a->f) : (uint64_t)a->i;
	double d;

	if (p->row->format != F_VOP3P)
		return const_32(a, v, inl);
	if (a->kind == ARG_FLOAT && p->l->u->t->bit & GFX12)
		return float_matrix(p, a, s, v, inl);
	memcpy(&d, &wide, sizeof(d));
	*inl = inline64(wide);
	if (wide <= 64 || wide >= (uint64_t)-16)
		*v = s->type == 'h' ? (uint16_t)wide : (uint32_t)wide;
	else
		*v = s->type == 'h' ? bits16(d) : bits32(d);
	return *inl;
}

static bool
emit_const(struct parsed *p, const struct arg *a, const struct slot *s)
{
	struct wb_opnd o = { .kind = WB_OPND_IMM, .flags = WB_USE | a->flags, .nunit = s->units };
	bool inl = false, ok;

	if (s->kind == 'y' && s->type != 'd')
		ok = const_matrix(p, a, s, &o.imm, &inl);
	else if (s->type == 'h' || s->type == 'w' || s->type == 'p' || (s->kind == 'K' && p->row->type == WB_T_F16))
		ok = const_16(p, a, s, &o.imm, &inl);
	else if (s->units >= 2)
		ok = const_64(p, a, s, &o.imm, &inl);
	else
		ok = const_32(a, &o.imm, &inl);
	if (!ok)
		return wrong(p, a, "a constant that fits");
	if (s->kind == 'y' && (p->l->u->t->bit & T908))	/* the hardware reads another constant */
		return wrong(p, a, "a register");
	if ((s->kind == 'y' || p->row->format == F_MUBUF || p->row->format == F_MTBUF) && !inl)
		return wrong(p, a, "a register or an inline constant");
	if (!inl || a->labels || s->kind == 'K') {
		o.flags |= WB_LITERAL;
		if (p->literal && p->literal_value != o.imm && !p->l->u->raw)
			return wrong(p, a, "the literal that it has already, or an inline constant");
		p->literal = true;
		p->literal_value = o.imm;
	}
	emit(p, o);
	return true;
}

/* A literal that the linker computes: sym@rel32@lo+4 and the like. */
static bool
emit_symbol(struct parsed *p, const struct arg *a, const struct slot *s)
{
	const struct value *v = &a->v;

	if (p->row->format == F_MUBUF || p->row->format == F_MTBUF)
		return wrong(p, a, "a register or an inline constant");
	if (p->literal && !p->l->u->raw)
		return wrong(p, a, "no second literal");
	if (s->units != 1 || (s->type == 'h' && p->row->format != F_SOP1) || s->type == 'w' || s->type == 'p' ||
		(v->minus != WB_NONE && v->plus == WB_NONE))
		return wrong(p, a, "an expression of one symbol, or a difference of labels");
	p->literal = true;
	p->literal_value = UINT64_MAX;	/* equal to no number */
	if (v->minus != WB_NONE) {
		struct wb_gcn_unit *u = p->l->u;
		struct fixup f = { .section = u->sec, .inst = u->sec->inst.n, .opnd = u->opnd.n, .v = *v };

		WB_PUSH(u->cx->tmp, &u->fixup, f);
		emit(p, (struct wb_opnd){ .kind = WB_OPND_IMM, .flags = WB_USE | WB_LITERAL, .nunit = 1 });
		return true;
	}
	p->l->u->sym.at[v->plus].used = true;
	if (v->reloc == RELOC_NONE)
		gcn_sym_number(p->l->u, v->plus, gcn_line_loc(p->l, a->text));
	emit(p,
		(struct wb_opnd){ .kind = WB_OPND_SYM,
			.flags = WB_USE | WB_LITERAL,
			.nunit = 1,
			.spare = v->reloc,
			.id = v->plus,
			.imm = (uint64_t)v->k });
	return true;
}

/* ---- operands -------------------------------------------------------------------------------- */
/* Scalar registers with numbers above exec's can only be read, except those of the trap handler. */
static bool
writable_unit(uint32_t unit)
{
	return unit < 128 || (unit >= GCN_TBA_LO && unit < GCN_TBA_LO + 4) ||
		(unit >= WB_GCN_TTMP0 && unit < WB_GCN_TTMP0 + 16);
}

/* Whether scalar register @a is allowed as operand @s. Read-only registers are no results and no operands of kind 's'.
 * M0 and EXEC are no data of scalar memory instructions. */
static bool
scalar_fits(const struct parsed *p, const struct arg *a, const struct slot *s)
{
	bool written = s->flags & (SLOT_DEF | SLOT_RETURNS);

	if ((written || s->kind == 's') && (!writable_unit(a->unit) || a->any_width))
		return a->unit == GCN_NULL && written;
	return p->row->format != F_SMEM || s->flags & SLOT_ADDR || s->kind != 's' ||
		!(p->row->access || written) || a->unit < WB_GCN_M0 || a->unit > WB_GCN_EXEC_HI;
}

static bool
class_fits(const struct parsed *p, const struct arg *a, const struct slot *s)
{
	bool scalar = a->unit < WB_GCN_V0, vector = a->unit >= WB_GCN_V0 && a->unit < WB_GCN_A0;

	if (scalar && !p->l->u->raw && !scalar_fits(p, a, s))
		return false;
	switch (s->kind) {
	case 's': case 'm': case 'c':
		return scalar && (a->unit != GCN_LDS_DIRECT ||
			(p->row->op == WB_OP_WRITELANE && p->l->u->t->gfx10 && s == &p->form->slot[1]));
	case 'v':
		return vector || (a->unit == GCN_LDS_DIRECT &&
			(p->row->op == WB_OP_READFIRST || p->row->op == WB_OP_READLANE));
	case 'a':
		return !scalar && !vector;
	case 'w': case 'y':
		/* gfx908 has sums of matrix products in accumulation registers only */
		if (vector && p->l->u->t->bit == T908 && p->row->format == F_VOP3 &&
			(s->kind == 'y' || s->flags & SLOT_DEF))
			return false;
		return vector ||
			(!scalar &&
				(p->row->format < F_DS || p->row->format > F_MIMG || p->l->u->t->bit & (T90A | T942)));
	case 'x':
		return scalar || vector;
	default:
		return false;
	}
}

static const char *
slot_name(const struct slot *s)
{
	switch (s->kind) {
	case 's': return "a scalar register";
	case 'm': return "a lane mask";
	case 'c': return "a scalar register or a constant";
	case 'v': return "a vector register";
	case 'a': return "an accumulation register";
	case 'w': return "a vector or accumulation register";
	case 'x': return "a register or a constant";
	case 'y': return "a vector register or an inline constant";
	case 'i': return "a number";
	case 'L': return "a label";
	default: return "another operand";
	}
}

static bool
is_matrix(const struct row *r)
{
	return r->tclass >= WB_TC_MFMA2 && r->tclass <= WB_TC_MFMA16;
}

static uint32_t
slot_units(const struct parsed *p, const struct slot *s)
{
	bool sums = is_matrix(p->row) && (s->flags & SLOT_DEF || s->kind == 'y');

	if (s->kind == 'm')
		return gcn_mask_units(p->l->u);
	/* on gfx11, the elements of a sum of matrix products are distributed over all lanes; on gfx12, all elements */
	if (p->l->u->t->bit & GFX12 ? is_matrix(p->row) && s->units > 1 : sums && p->l->u->t->bit & GFX11)
		return (uint32_t)(s->units / gcn_mask_units(p->l->u));
	return s->units;
}

/* Whether @a is as wide as the table says. There are two exceptions: tfe adds a register for the error code, and an
 * aperture register has one name for 32 and 64 bits. */
static bool
width_fits(const struct parsed *p, const struct arg *a, const struct slot *s)
{
	uint32_t want = slot_units(p, s);

	if (s->flags & (SLOT_DEF | SLOT_DATA) && parsed_has(p, WB_MOD_TFE) && a->unit >= WB_GCN_V0)
		return a->units == want + 1 || (p->l->u->raw && a->units == want);
	if (a->units == want)
		return true;
	return a->any_width && want <= 2;
}

static bool
emit_register(struct parsed *p, const struct arg *a, const struct slot *s)
{
	uint8_t flags = (uint8_t)((s->flags & SLOT_DEF ? WB_DEF : WB_USE) | a->flags);

	if (a->unit == GCN_NULL && !(s->flags & SLOT_DEF) && p->l->u->t->gfx10 &&
		(s->kind == 'y' || (s->units <= 2 && strchr("scmx", s->kind)))) {
		emit(p, (struct wb_opnd){ .kind = WB_OPND_IMM, .flags = WB_USE, .nunit = s->units });
		return true;
	}
	if (!class_fits(p, a, s) || !width_fits(p, a, s)) {
		gcn_line_fail(p->l, WB_E_GCN_OPERAND, a->text, "%s takes %s of %u bits here", p->row->name,
			slot_name(s), slot_units(p, s) * 32);
		return false;
	}
	/* with tfe, memory that is not resident is not loaded, and the register keeps its value */
	if (s->flags & SLOT_TIED || (s->flags & SLOT_DEF && parsed_has(p, WB_MOD_TFE)))
		tie(p, a->unit, a->units);
	emit_units(p, a->unit, a->units, flags);
	return true;
}

/* The data of a buffer or scalar atomic. It is also written if the instruction returns the old value. */
static bool
emit_returning(struct parsed *p, const struct arg *a, const struct slot *s)
{
	uint32_t units =
		p->row->tclass == WB_TC_VMEM_CMPSWAP || strstr(p->row->name, "cmpswap") ? a->units / 2 : a->units;

	if (a->kind != ARG_REG || !class_fits(p, a, s) || !width_fits(p, a, s))
		return wrong(p, a, slot_name(s));
	if (parsed_mod(p, WB_MOD_GLC, 0)) {
		emit_units(p, a->unit, units ? units : 1, WB_DEF);
		p->i.mem.access |= WB_RETURNS;
	}
	p->i.mem.data = (uint8_t)operand_count(p);
	emit_units(p, a->unit, a->units, WB_USE);
	return true;
}

static bool
is_off(const struct arg *a)
{
	return a->kind == ARG_NAME && word_is(a->text, a->len, "off");
}

static bool
is_aperture(const struct arg *a)
{
	return a->kind == ARG_REG && a->unit >= GCN_SHARED_BASE && a->unit < GCN_SHARED_BASE + 4;
}

/* Whether @a, a vector or scalar address, has the number of registers that the instruction needs, or may be "off". */
static bool
address_units(const struct parsed *p, const struct arg *a, bool scalar)
{
	const struct arg *other = &p->arg[p->narg - 1];	/* the scalar address is the last operand */
	bool off = is_off(a), other_off = p->narg && is_off(other), both = p->l->u->t->bit & (T942 | GFX11_ON);
	bool null = a->kind == ARG_REG && a->unit == GCN_NULL;

	if (p->l->u->raw || p->row->format == F_MUBUF || p->row->format == F_MTBUF)
		return true;
	switch (p->row->format) {
	case F_FLAT:
		return !off && a->units == 2;
	case F_GLOBAL:
		return scalar ? off || null || is_aperture(a) || (a->units == 2 && !a->any_width) :
				!off && a->units == (other_off ? 2 : 1);
	default:
		return off || null ||
			(a->units == 1 && !a->any_width && a->unit != GCN_LDS_DIRECT && (scalar || other_off || both));
	}
}

static bool
emit_address(struct parsed *p, const struct arg *a, const struct slot *s)
{
	bool scalar = s->kind == 'B', off = is_off(a);

	if (!off && (a->kind != ARG_REG || a->units > 2 || (a->unit < WB_GCN_V0) != scalar || a->unit >= WB_GCN_A0))
		return wrong(p, a, scalar ? "a scalar address, or off" : "a vector address, or off");
	if (!address_units(p, a, scalar))
		return wrong(p, a,
			off ? "an address register, not off," :
			      "an address of another width (flat 64 bits; global 64, or 32 beside a scalar one; "
			      "scratch one of 32)");
	if (off || a->unit == GCN_NULL)
		return true;
	if (p->i.mem.addr == UINT8_MAX)
		p->i.mem.addr = (uint8_t)operand_count(p);
	emit_units(p, a->unit, a->units, WB_USE);
	return true;
}

static bool
emit_simm(struct parsed *p, const struct arg *a)
{
	bool positive = p->row->op == WB_OP_END ||
		(p->row->format == F_SOPK && p->row->type == WB_T_U32 && p->row->op >= WB_OP_EQ &&
			p->row->op <= WB_OP_GE);
	uint64_t v;

	if (a->kind != ARG_INT || a->i < (positive ? 0 : -32768) || a->i > 65535)
		return wrong(p, a, "a 16-bit number");
	v = (uint64_t)a->i & 0xffff;
	switch (p->row->format) {
	case F_SOPK:
		if (p->row->op == WB_OP_WAITCNT || p->row->op == WB_OP_HINT)
			break;
		if (p->row->type == WB_T_I32)
			v |= v & 0x8000 ? 0xffff0000 : 0;
		emit(p, (struct wb_opnd){ .kind = WB_OPND_IMM, .flags = WB_USE, .nunit = 1, .imm = v });
		return true;
	default:
		break;
	}
	if (p->row->op == WB_OP_NOP || p->row->op == WB_OP_SLEEP)
		emit(p, (struct wb_opnd){ .kind = WB_OPND_IMM, .flags = WB_USE, .nunit = 1, .imm = v });
	else
		p->special = v;
	return true;
}

static bool
emit_scalar_offset(struct parsed *p, const struct arg *a)
{
	if (a->kind == ARG_INT) {
		p->mods.present |= (uint64_t)1 << WB_MOD_OFFSET;
		p->mods.value[WB_MOD_OFFSET] = (uint64_t)a->i;
		return true;
	}
	if (a->kind == ARG_VALUE)
		return emit_symbol(p, a, &(struct slot){ .units = 1 });
	if (p->row->op == WB_OP_PREFETCH)
		return wrong(p, a, "an offset: a number");
	if (a->kind != ARG_REG || a->unit >= WB_GCN_V0 || a->unit == GCN_LDS_DIRECT || is_aperture(a) ||
		(a->units != 1 && !a->any_width))
		return wrong(p, a, "an offset: a number or a scalar register");
	if (a->unit != GCN_NULL)
		emit_units(p, a->unit, 1, WB_USE);
	return true;
}

/* s_waitcnt_vscnt and the like wait for the sum of a register and a number. */
static bool
waits_for_number(const struct parsed *p)
{
	return p->arg[0].kind == ARG_REG && p->arg[0].unit == GCN_NULL;
}

/* Whether @a is an attribute of interpolation: attr0.x to attr32.w. */
static bool
is_attribute(const struct arg *a)
{
	uint32_t number = 0, at = 4;

	if (a->len < 7 || memcmp(a->text, "attr", 4) != 0)
		return false;
	while (at < a->len && at < 6 && a->text[at] >= '0' && a->text[at] <= '9')
		number = 10 * number + (uint32_t)(a->text[at++] - '0');
	return at > 4 && number <= 32 && a->len == at + 2 && a->text[at] == '.' && strchr("xyzw", a->text[at + 1]);
}

static bool
is_parameter(const struct arg *a)
{
	return word_is(a->text, a->len, "p0") || word_is(a->text, a->len, "p10") || word_is(a->text, a->len, "p20");
}

static bool
emit_slot(struct parsed *p, const struct arg *a, const struct slot *s)
{
	if (s->flags & SLOT_RETURNS)
		return emit_returning(p, a, s);
	if (s->flags & SLOT_ADDR && p->i.mem.addr == UINT8_MAX && p->i.mem.count)
		p->i.mem.addr = (uint8_t)operand_count(p);
	if (s->flags & SLOT_DATA && p->i.mem.data == UINT8_MAX && p->i.mem.count)
		p->i.mem.data = (uint8_t)operand_count(p);
	switch (s->kind) {
	case 'A': case 'B':
		return emit_address(p, a, s);
	case 'i':
		if (p->row->op == WB_OP_WAITCNT && p->row->format == F_SOPK && p->l->u->t->bit & GFX11_ON &&
			!waits_for_number(p))
			return wrong(p, &p->arg[0], "null");
		return emit_simm(p, a);
	case 'o':
		return emit_scalar_offset(p, a);
	case 'I':
		return (a->kind == ARG_NAME && (s->units == 2 ? is_parameter(a) : is_attribute(a))) ||
			wrong(p, a, s->units == 2 ? "p0, p10 or p20" : "an attribute, attr0.x to attr32.w,");
	case 'K': case 'c': case 'x': case 'y':
		if (a->kind == ARG_INT || a->kind == ARG_FLOAT)
			return emit_const(p, a, s);
		if (a->kind == ARG_VALUE && s->kind != 'y')
			return emit_symbol(p, a, s);
		if (a->kind == ARG_NAME && s->kind != 'y')
			return emit_symbol(p,
				&(struct arg){ .text = a->text,
					.v = { .plus = gcn_sym_of(p->l->u, a->text, a->len), .minus = WB_NONE } },
				s);
		break;
	default:
		break;
	}
	if (a->kind != ARG_REG || s->kind == 'K')
		return wrong(p, a, slot_name(s));
	return emit_register(p, a, s);
}

/* ---- operands that the table does not describe ------------------------------------------------- */
/* Registers of an image address. Until gfx9, the dimension is in the descriptor, not in the text: it may be the one
 * that needs most. */
static uint32_t
image_address_units(const struct parsed *p, const struct arg *a)
{
	uint32_t most = p->l->u->t->gfx10 || strstr(p->row->name, "_bvh") ? 0 : gcn_image_most(p),
		 room = WB_GCN_V0 + 256 - a->unit;

	return a->units >= most ? a->units : most < room ? most : room;
}

/* Adds as sources the result registers that an image load may leave unchanged. With tfe or lwe these are all: memory
 * may be not resident. With d16, half of a register keeps its value if the other half gets a component. lwe alone
 * writes one more register, which the text does not name. */
static void
tie_image(struct parsed *p, const struct arg *a)
{
	uint32_t n = (uint32_t)__builtin_popcountll(parsed_mod(p, WB_MOD_DMASK, 1));
	bool tfe = parsed_has(p, WB_MOD_TFE), lwe = parsed_has(p, WB_MOD_LWE),
	     half = parsed_mod(p, WB_MOD_IMAGE, 0) & 16;

	if (lwe && !tfe && a->unit + a->units < WB_GCN_V0 + 256) {
		emit_units(p, a->unit + a->units, 1, WB_DEF);
		tie(p, a->unit + a->units, 1);
	}
	if (tfe || lwe || (half && p->l->u->t->bit == T803))
		tie(p, a->unit, a->units);
	else if (half && n % 2 && !strstr(p->row->name, "gather4"))
		tie(p, a->unit + a->units - 1, 1);
}

static bool
image(struct parsed *p)
{
	bool stores = p->row->access & WB_STORE, atomic = p->row->access & WB_ATOMIC;

	if (p->narg < 3)
		return wrong(p, &p->arg[0], "data, address and resource");
	for (uint32_t k = 0; k < p->narg; k++) {
		const struct arg *a = &p->arg[k];

		if (a->kind == ARG_NSA && k == 1) {
			p->i.mem.addr = (uint8_t)operand_count(p);
			for (uint32_t n = 0; n < a->units; n++)
				emit_units(p, WB_GCN_V0 + a->nsa[n], 1, WB_USE);
			p->i.bytes = (uint8_t)(p->l->u->t->bit & GFX11_ON ? 12 : 8 + 4 * ((a->units + 2u) / 4));
			continue;
		}
		if (a->kind != ARG_REG || (a->unit >= WB_GCN_V0) != (k < 2))
			return wrong(p, a, k < 2 ? "vector registers" : "scalar registers");
		if (k == 1)
			p->i.mem.addr = (uint8_t)operand_count(p);
		if (k == 0 && (!stores || atomic) && (!atomic || parsed_mod(p, WB_MOD_GLC, 0)))
			emit_units(p, a->unit, a->units, WB_DEF);
		if (k == 0 && (stores || atomic))
			p->i.mem.data = (uint8_t)operand_count(p);
		if (k == 1)
			emit_units(p, a->unit, image_address_units(p, a), WB_USE);
		else if (k > 1 || stores || atomic)
			emit_units(p, a->unit, a->units, WB_USE);
		else
			tie_image(p, a);
	}
	if (atomic && parsed_mod(p, WB_MOD_GLC, 0))
		p->i.mem.access |= WB_RETURNS;
	return true;
}

/* Whether @a is the target of an export: mrt0, mrtz, null, pos0, param0, ... */
static bool
is_target(const struct parsed *p, const struct arg *a)
{
	enum { NO = 0, PLAIN = 255 };	/* how many there are, from number 0; or one without a number */
	static const struct { const char *name; uint8_t gfx8, gfx10, gfx11;
	} known[] = {
		{ "mrtz", PLAIN, PLAIN, PLAIN },
		{ "null", PLAIN, PLAIN, NO },
		{ "prim", NO, PLAIN, PLAIN },
		{ "mrt", 8, 8, 8 },
		{ "pos", 4, 5, 5 },
		{ "param", 32, 32, NO },
		{ "dual_src_blend", NO, NO, 2 },
	};
	const struct target *t = p->l->u->t;

	for (size_t k = 0; k < WB_COUNT(known); k++) {
		uint8_t most = t->bit & GFX11_ON ? known[k].gfx11 : t->gfx10 ? known[k].gfx10 : known[k].gfx8;
		size_t n = strlen(known[k].name), digits = a->len - n;
		uint32_t v = 0;

		if (a->len < n || memcmp(a->text, known[k].name, n) != 0)
			continue;
		if (known[k].gfx10 == PLAIN)
			return !digits && most == PLAIN;
		for (size_t d = n; d < a->len; d++)
			v = a->text[d] >= '0' && a->text[d] <= '9' ? 10 * v + (uint32_t)(a->text[d] - '0') : 1000;
		return digits && digits < 3 && (digits == 1 || a->text[n] != '0') && v < most;
	}
	return false;
}

static bool
export(struct parsed *p)
{
	if (p->narg != 5)
		return wrong(p, &p->arg[0], "a target and four values");
	if (!p->l->u->raw && !is_target(p, &p->arg[0]))
		return wrong(p, &p->arg[0], "a target that the processor has: mrt0 to mrt7, mrtz, pos0, ...");
	if (p->l->u->t->bit & GFX11_ON && parsed_mod(p, WB_MOD_IMAGE, 0) & 64)
		emit_units(p, WB_GCN_M0, 1, WB_USE);	/* row_en: the number of a row */
	for (uint32_t k = 1; k < 5; k++) {
		const struct arg *a = &p->arg[k];

		if (is_off(a) && !a->flags)
			continue;
		if (a->kind != ARG_REG || a->unit < WB_GCN_V0 || a->unit >= WB_GCN_A0 || a->units != 1 || a->flags)
			return wrong(p, a, "a vector register, or off");
		emit_units(p, a->unit, 1, WB_USE);
	}
	return true;
}

/* ---- matching -------------------------------------------------------------------------------- */
static bool
special_kind(uint8_t kind)
{
	return kind && strchr("WHMGDUL", kind);
}

static bool
branch_target(struct parsed *p)
{
	struct line *l = p->l;
	struct value v;
	const char *from;

	gcn_line_space(l);
	from = l->at;
	if (!gcn_expr_parse(l, &v))
		return false;
	p->jump = true;
	p->jump_sym = WB_NONE;
	if (v.plus == WB_NONE && v.minus == WB_NONE) {	/* the 16-bit field: words from the next instruction on */
		p->jump_addr = (uint64_t)((int64_t)(int16_t)(uint16_t)v.k * 4);
		if (v.k >= -32768 && v.k <= 65535)
			return true;
	} else if (v.minus == WB_NONE && !v.k && !v.reloc) {
		p->jump_sym = v.plus;
		return true;
	}
	gcn_line_fail(l, WB_E_GCN_OPERAND, from, "a branch goes to a label");
	return false;
}

/* Whether the next word is a16, an accumulation register. It is also the name of a modifier, but only of images. */
static bool
accumulator_next(const struct parsed *p)
{
	struct line *l = p->l;

	gcn_line_space(l);
	return p->row->format != F_MIMG && l->u->t->bit & (T908 | T90A | T942) && l->end - l->at >= 3 &&
		memcmp(l->at, "a16", 3) == 0;
}

/* Reads all operands of the text. Operands with a syntax of their own are also decoded, to p->special or as a jump. */
static bool
parse_operands(struct parsed *p)
{
	struct line *l = p->l;
	uint32_t slot = 0;

	if (gcn_line_over(l))
		return true;
	for (;; slot++) {
		uint8_t kind = slot < p->form->n ? p->form->slot[slot].kind : 0;

		if (p->row->format != F_MIMG && p->row->format != F_EXP && special_kind(kind)) {
			if (kind == 'L' ? !branch_target(p) : !gcn_modifier_special(l, (char)kind, &p->special))
				return false;
			p->arg[p->narg++] = (struct arg){ .kind = ARG_NONE };
		} else {
			if ((slot || !p->form->n) && !accumulator_next(p) && gcn_modifier_next(l))
				return true;
			if (p->narg == MOST_ARGS) {
				gcn_line_fail(l, WB_E_GCN_OPERAND, l->at, "too many operands");
				return false;
			}
			if (!gcn_operand_parse(l, &p->arg[p->narg]))
				return false;
			p->narg++;
		}
		if (!gcn_line_take(l, ',') && gcn_line_over(l))
			return true;	/* commas are optional, as in LLVM's assembler */
	}
}

static bool
wrong_number(struct parsed *p, uint32_t want)
{
	const char *at = p->narg > want ? p->arg[want].text : NULL;

	gcn_line_fail(p->l, WB_E_GCN_OPERAND, at ? at : p->mnemonic, "%s takes %u operand%s, %u are given",
		p->row->name, want, want == 1 ? "" : "s", p->narg);
	return false;
}

static bool
is_mask(const struct slot *s)
{
	return s->kind == 'm';
}

/* Inserts VCC for the lane masks of a VOP2 or VOPC instruction, if the text names none of them. Such an instruction has
 * the 32-bit encoding. On gfx10, VOP2 may also have SDWA or DPP; on gfx11, both formats may have DPP: then only the
 * 64-bit encodings are excluded. Before gfx10, only one mask may be omitted, and on gfx8 no carry out. */
static bool
leave_vcc(struct parsed *p)
{
	const struct form *f = p->form;
	const struct target *t = p->l->u->t;
	bool other = !p->l->u->raw && (t->bit & GFX11_ON || (t->gfx10 && p->row->format == F_VOP2));
	uint32_t masks = 0;

	if ((p->row->format != F_VOPC && p->row->format != F_VOP2) ||
		(other ? p->enc == ENC_E64 || p->enc == ENC_E64_DPP : p->enc != ENC_ANY && p->enc != ENC_E32))
		return false;
	for (uint32_t k = 0; k < f->n; k++)
		masks += is_mask(&f->slot[k]);
	if (!masks || p->narg + masks != f->n || (masks > 1 && !t->gfx10) ||
		(t->bit == T803 && p->row->format == F_VOP2 && is_mask(&f->slot[1])))
		return false;
	p->short_only = other;
	if (!other)
		p->enc = ENC_E32;
	for (uint32_t k = 0; k < f->n; k++) {
		if (!is_mask(&f->slot[k]))
			continue;
		memmove(p->arg + k + 1, p->arg + k, (p->narg++ - k) * sizeof(*p->arg));
		p->arg[k] = (struct arg){
			.kind = ARG_REG, .unit = WB_GCN_VCC_LO, .units = gcn_mask_units(p->l->u), .text = p->mnemonic
		};
	}
	return true;
}

/* Matches operands with slots. If one operand is missing, the optional slot is omitted. So is the destination of a load
 * that goes to LDS. */
static bool
match(struct parsed *p)
{
	const struct form *f = p->form;
	uint32_t k = 0, missing = p->narg < f->n ? f->n - p->narg : 0;
	bool to_lds = parsed_has(p, WB_MOD_LDS) && p->row->format >= F_FLAT && p->row->format <= F_MTBUF;

	if (p->row->format == F_MIMG)
		return image(p);
	if (p->row->format == F_EXP)
		return export(p);
	if (missing && (!p->l->u->raw || p->dual) && leave_vcc(p))
		missing = 0;
	if (missing == 1 && f->slot[f->n - 1].kind == 'o' && p->narg) {	/* the offset is omitted */
		p->arg[p->narg++] = (struct arg){ .kind = ARG_INT, .text = p->mnemonic };
		missing = 0;
	}
	if (missing > 1 || p->narg > f->n)
		return wrong_number(p, f->n);
	if (to_lds && !missing && f->slot[0].flags & SLOT_DEF && !p->l->u->raw)
		return wrong(p, &p->arg[0], "an address: what is loaded goes to LDS, and to no register,");
	for (uint32_t s = 0; s < f->n; s++) {
		const struct slot *slot = &f->slot[s];

		if (missing && ((slot->flags & SLOT_OPTIONAL) || (to_lds && s == 0 && slot->flags & SLOT_DEF))) {
			missing = 0;
			continue;
		}
		if (k == p->narg)
			return wrong_number(p, f->n);
		if (p->arg[k].kind != ARG_NONE && p->arg[k].flags &&
			(p->row->format < F_VOP1 || p->row->format > F_VINTRP))
			return wrong(p, &p->arg[k], "an operand without neg, abs or sext");
		if (slot->flags & SLOT_OPTIONAL && slot->flags & SLOT_DEF && p->row->access & WB_ATOMIC)
			p->i.mem.access |= WB_RETURNS;
		if (!special_kind(slot->kind) && !emit_slot(p, &p->arg[k], slot))
			return false;
		k++;
	}
	return true;
}

/* ---- implicit operands ------------------------------------------------------------------------- */
/* Whether the result has 16 bits and the other half of the destination keeps its value. From gfx10 on, this depends on
 * more than is known here, so the destination always counts as read. */
static bool
keeps_half(const struct parsed *p)
{
	const struct row *r = p->row;
	uint32_t sources = p->form->n - p->form->ndef;

	if (!(r->flags & R_HALF))
		return false;
	if (p->l->u->t->gfx10 || parsed_mod(p, WB_MOD_OPSEL, 0) >> sources & 1)
		return true;
	return (r->flags & R_KEEPS_HALF) == R_KEEPS_HALF && p->l->u->t->bit != T803;
}

static bool
partly_written(const struct parsed *p)
{
	if (keeps_half(p))
		return true;
	if (p->l->u->lanes == 32 && strcmp(p->row->name, "v_permlane64_b32") == 0)
		return true;	/* it does nothing: there is no other half */
	if (is_dpp(p->enc))
		return parsed_mod(p, WB_MOD_ROWMASK, 15) != 15 || parsed_mod(p, WB_MOD_BANKMASK, 15) != 15 ||
			!parsed_mod(p, WB_MOD_BOUNDCTRL, 0);
	if (p->enc == ENC_SDWA && p->row->format != F_VOPC)
		return parsed_mod(p, WB_MOD_DSTSEL, 6) != 6 && parsed_mod(p, WB_MOD_DSTUNUSED, 2) == 2;
	return false;
}

/* M0 is added to the number of the register: it may be any from the one named to the end of its register file. */
static void
emit_relative(struct parsed *p, uint8_t flag, uint8_t as)
{
	struct wb_gcn_unit *u = p->l->u;

	for (uint32_t k = p->first, n = u->opnd.n; k < n; k++) {
		struct wb_opnd o = u->opnd.at[k];
		uint32_t end = o.id >= WB_GCN_A0 ? WB_GCN_NUNIT : o.id >= WB_GCN_V0 ? WB_GCN_A0 : u->t->sgprs;

		if (o.kind != WB_OPND_UNIT || !(o.flags & flag) || (o.flags & WB_IMPLICIT) || o.id >= end)
			continue;
		if (p->row->format >= F_VOP1 && o.id < WB_GCN_V0)
			continue;
		if (as & WB_DEF)
			emit_units(p, o.id, end - o.id, WB_DEF | WB_IMPLICIT);
		emit_units(p, o.id, end - o.id, WB_USE | WB_IMPLICIT);
	}
	p->i.flags |= WB_I_UNMODELLED;
	p->i.op = WB_OP_OTHER;
}

/* Registers of EXEC. Instructions that save EXEC have a width of their own, which may not be that of the wave. */
static uint32_t
exec_units(const struct parsed *p)
{
	if (p->row->tclass == WB_TC_SAVEEXEC)
		return strstr(p->row->name, "_b64") ? 2 : 1;
	return gcn_mask_units(p->l->u);
}

static bool
reads_unit(const struct parsed *p, uint32_t unit)
{
	const struct wb_gcn_unit *u = p->l->u;

	for (uint32_t k = p->first; k < u->opnd.n; k++)
		if (u->opnd.at[k].kind == WB_OPND_UNIT && u->opnd.at[k].flags & WB_USE && u->opnd.at[k].id == unit)
			return true;
	return false;
}

/* Whether it reads of a mask whether it is empty: all bits of it. */
static bool
reads_whether_empty(const struct parsed *p)
{
	return reads_unit(p, GCN_VCCZ) || reads_unit(p, GCN_EXECZ);
}

/* Whether s_setvskip may let the hardware pass over @p. */
static bool
may_be_skipped(const struct parsed *p)
{
	return p->l->u->switched & SWITCHED_SKIP && p->row->format >= F_VOP1;
}

/* If @p may be skipped, its results may be what was there. */
static void
emit_old_results(struct parsed *p)
{
	uint32_t n = p->l->u->opnd.n;

	for (uint32_t k = p->first; k < n && may_be_skipped(p); k++) {
		struct wb_opnd o = p->l->u->opnd.at[k];

		if (o.kind == WB_OPND_UNIT && o.flags & WB_DEF)
			emit_units(p, o.id, o.nunit, WB_USE | WB_IMPLICIT);
	}
	if (may_be_skipped(p))
		emit_units(p, WB_GCN_MODE, 1, WB_USE | WB_IMPLICIT);
}

/* What the sources that are no registers are made of. */
static void
emit_special_sources(struct parsed *p)
{
	uint32_t units = gcn_mask_units(p->l->u);

	if (reads_unit(p, GCN_VCCZ))
		emit_units(p, WB_GCN_VCC_LO, units, WB_USE | WB_IMPLICIT);
	if (reads_unit(p, GCN_EXECZ))
		emit_units(p, WB_GCN_EXEC_LO, units, WB_USE | WB_IMPLICIT);
	if (reads_unit(p, GCN_LDS_DIRECT))
		emit_units(p, WB_GCN_M0, 1, WB_USE | WB_IMPLICIT);
}

static void
emit_implicit(struct parsed *p)
{
	const struct row *r = p->row;
	const struct target *t = p->l->u->t;
	uint8_t use = WB_USE | WB_IMPLICIT, def = WB_DEF | WB_IMPLICIT;
	uint32_t idx = p->l->u->switched & SWITCHED_INDEX;
	bool valu = r->format >= F_VOP1 && r->format <= F_VOP3P;

	if (r->implicit & U_SCC)
		emit_units(p, WB_GCN_SCC, 1, use);
	if (r->implicit & U_VCC)
		emit_units(p, WB_GCN_VCC_LO, gcn_mask_units(p->l->u), use);
	for (uint32_t k = 0; k < p->ntied; k++)
		emit_units(p, p->tied[k].unit, p->tied[k].n, use);
	if (r->implicit & U_EXEC)
		emit_units(p, WB_GCN_EXEC_LO, exec_units(p), use);
	if (r->implicit & U_M0 || (r->implicit & U_M0_GFX8 && t->bit == T803) || (idx && valu) ||
		(r->format >= F_FLAT && r->format <= F_MTBUF && parsed_has(p, WB_MOD_LDS)) || parsed_has(p, WB_MOD_GDS))
		emit_units(p, WB_GCN_M0, 1, use);
	if (r->implicit & U_MODE)
		emit_units(p, WB_GCN_MODE, 1, use);
	if (r->implicit & U_FLAT && !t->gfx10)
		emit_units(p, WB_GCN_FLAT_SCRATCH_LO, 2, use);
	if (r->implicit & D_SCC)
		emit_units(p, WB_GCN_SCC, 1, def);
	if (r->implicit & D_VCC)
		emit_units(p, WB_GCN_VCC_LO, gcn_mask_units(p->l->u), def);
	if ((r->implicit & D_EXEC && p->i.op == r->op) || (r->op == WB_OP_MESSAGE && (p->special & 15) >= 10))
		emit_units(p, WB_GCN_EXEC_LO, exec_units(p), def);
	if (r->implicit & D_M0)
		emit_units(p, WB_GCN_M0, 1, def);
	if (r->implicit & D_MODE)
		emit_units(p, WB_GCN_MODE, 1, def);
	if (r->flags & R_REL_DST || (idx & 8 && valu))
		emit_relative(p, WB_DEF, WB_DEF);
	if (r->flags & R_REL_SRC || (idx & 7 && valu))
		emit_relative(p, WB_USE, WB_USE);
}

static bool
sets_gpr_idx(const struct parsed *p)
{
	return p->row->format <= F_SOPP && strncmp(p->row->name, "s_set_gpr_idx_", 14) == 0;
}

/* Emits modifiers as operands, including those that the mnemonic implies. */
static void
emit_modifiers(struct parsed *p)
{
	const char *n = p->row->name;

	if (p->l->u->switched & SWITCHED_INDEX && p->row->format >= F_VOP1 && p->row->format <= F_VOP3P)
		emit_mod(p, WB_MOD_GPRIDX, p->l->u->switched & SWITCHED_INDEX);
	if (sets_gpr_idx(p))
		emit_mod(p, WB_MOD_GPRIDX, p->special & 15);
	if (p->row->op == WB_OP_SHLADDK)
		emit_mod(p, WB_MOD_SHIFT, (uint64_t)(n[6] - '0'));
	if (p->row->op == WB_OP_MBCNT && strstr(n, "_hi_"))
		emit_mod(p, WB_MOD_SHIFT, 32);
	if (p->row->op == WB_OP_PACK && p->row->format == F_SOP2)
		emit_mod(p, WB_MOD_OPSEL, (uint64_t)(n[7] == 'h') | (uint64_t)(n[8] == 'h') << 1);
	if (p->row->format == F_DS && strstr(n, "st64"))
		emit_mod(p, WB_MOD_ST64, 1);
	if (p->row->flags & (R_REL_DST | R_REL_SRC) && !strstr(n, "_2_"))	/* those count from two parts of M0 */
		emit_mod(p, WB_MOD_RELATIVE, 1);
	for (uint64_t left = p->mods.present; left; left &= left - 1) {
		enum wb_mod m = (enum wb_mod)__builtin_ctzll(left);

		if (m == WB_MOD_OFFSET && !p->mods.value[m])
			continue;
		emit_mod(p, m, p->mods.value[m]);
	}
}

/* The waits of gfx12, each for one counter, or for that of stores or loads and that of LDS. What samplecnt counts is
 * counted with loads here, so a wait for either waits for more than the hardware does. Nothing that is modelled counts
 * in bvhcnt. */
static void
emit_split_wait(struct parsed *p)
{
	static const struct { const char *name; uint8_t mod, shift, most;
	} known[] = {
		{ "s_wait_loadcnt", WB_MOD_VMCNT, 0, 63 },
		{ "s_wait_storecnt", WB_MOD_VSCNT, 0, 63 },
		{ "s_wait_dscnt", WB_MOD_LGKMCNT, 0, 63 },
		{ "s_wait_samplecnt", WB_MOD_VMCNT, 0, 63 },
		{ "s_wait_kmcnt", WB_MOD_KMCNT, 0, 31 },
		{ "s_wait_expcnt", WB_MOD_EXPCNT, 0, 7 },
		{ "s_wait_loadcnt_dscnt", WB_MOD_VMCNT, 8, 63 },
		{ "s_wait_loadcnt_dscnt", WB_MOD_LGKMCNT, 0, 63 },
		{ "s_wait_storecnt_dscnt", WB_MOD_VSCNT, 8, 63 },
		{ "s_wait_storecnt_dscnt", WB_MOD_LGKMCNT, 0, 63 },
	};

	for (size_t k = 0; k < WB_COUNT(known); k++) {
		uint64_t n = p->special >> known[k].shift & known[k].most;

		if (strcmp(p->row->name, known[k].name) == 0 && n < known[k].most)
			emit_mod(p, known[k].mod, n);
	}
}

static void
emit_special(struct parsed *p)
{
	struct wb_opnd w[3];
	uint32_t n;

	switch (p->row->op) {
	case WB_OP_WAITCNT:
		if (p->row->format == F_SOPK) {
			if (!waits_for_number(p))
				return;
			emit_mod(p,
				strstr(p->row->name, "vscnt") ? WB_MOD_VSCNT :
					strstr(p->row->name, "vmcnt") ? WB_MOD_VMCNT :
					strstr(p->row->name, "expcnt") ? WB_MOD_EXPCNT :
									 WB_MOD_LGKMCNT,
				p->special);
			return;
		}
		if (p->l->u->t->bit & GFX12) {
			emit_split_wait(p);
			return;
		}
		if (p->row->operands[2] == 'D')
			emit_mod(p, WB_MOD_SIMM, p->special);
		if (p->row->operands[2] != 'W')
			return;
		n = gcn_target_waitcnt(p->l->u->t, (uint32_t)p->special, w);
		for (uint32_t k = 0; k < n; k++)
			emit(p, w[k]);
		return;
	case WB_OP_MODE:
	case WB_OP_OTHER:
		if (p->form->n && strchr(p->row->operands, 'H'))
			emit_mod(p, WB_MOD_HWREG, p->special);
		else if (strchr(p->row->operands, 'G') || p->row->format == F_SOPP)
			emit_mod(p, WB_MOD_SIMM, p->special);
		return;
	case WB_OP_MESSAGE:
	case WB_OP_HALT:
	case WB_OP_HINT:
	case WB_OP_SIGNAL:
	case WB_OP_PREFETCH:
	case WB_OP_PRIORITY:
	case WB_OP_TIME:
	case WB_OP_TRAP:
		emit_mod(p, WB_MOD_SIMM, p->special);
		return;
	default:
		return;
	}
}

/* ---- size --------------------------------------------------------------------------------------- */
static bool
is_vcc(const struct parsed *p, const struct arg *a)
{
	return a->kind == ARG_REG && a->unit == WB_GCN_VCC_LO && a->units == gcn_mask_units(p->l->u);
}

/* Whether a vector instruction written without suffix fits the 32-bit encoding. */
static bool
fits_32(const struct parsed *p)
{
	uint32_t source = 0;

	if (parsed_has(p, WB_MOD_CLAMP) || parsed_has(p, WB_MOD_OMOD) || parsed_has(p, WB_MOD_OPSEL) ||
		parsed_has(p, WB_MOD_BYTESEL))
		return false;
	for (uint32_t k = 0; k < p->narg && k < p->form->n; k++) {
		const struct slot *s = &p->form->slot[k];
		const struct arg *a = &p->arg[k];

		if (s->kind == 'm') {
			if (!is_vcc(p, a))
				return false;
			continue;
		}
		if (a->flags & (WB_NEG | WB_ABS))
			return false;
		if (s->flags & SLOT_DEF)
			continue;
		if (source++ == 1 && !(a->kind == ARG_REG && a->unit >= WB_GCN_V0))
			return false;
	}
	return true;
}

static void
choose_encoding(struct parsed *p)
{
	const uint64_t dpp = (uint64_t)1 << WB_MOD_DPPCTRL | (uint64_t)1 << WB_MOD_DPP8 | (uint64_t)1 << WB_MOD_ROWMASK;
	const uint64_t sdwa =
		(uint64_t)1 << WB_MOD_DSTSEL | (uint64_t)1 << WB_MOD_SRC0SEL | (uint64_t)1 << WB_MOD_SRC1SEL;

	if (p->row->format < F_VOP1 || p->row->format > F_VOPC || p->enc != ENC_ANY)
		return;
	p->enc = p->mods.present & dpp ? ENC_DPP : p->mods.present & sdwa ? ENC_SDWA : fits_32(p) ? ENC_E32 : ENC_E64;
}

static uint8_t
size_of(const struct parsed *p)
{
	uint8_t literal = p->literal ? 4 : 0;

	if (p->enc == ENC_E64_DPP)
		return 12;
	switch ((enum format)p->row->format) {
	case F_SOP1: case F_SOP2: case F_SOPC: case F_SOPK: case F_SOPP: case F_VOP2K:
		return (uint8_t)(4 + literal);
	case F_VOP1: case F_VOP2: case F_VOPC:
		return p->enc == ENC_E32 ? (uint8_t)(4 + literal) : p->enc == ENC_E64 ? (uint8_t)(8 + literal) : 8;
	case F_VOP3: case F_VOP3P:
		return (uint8_t)(8 + literal);
	case F_VINTRP:
		return p->enc == ENC_E64 ? 8 : 4;
	case F_MIMG:
		return p->l->u->t->bit & GFX12 ? 12 : p->i.bytes ? p->i.bytes : 8;
	case F_FLAT: case F_GLOBAL: case F_SCRATCH: case F_MUBUF: case F_MTBUF:
		return p->l->u->t->bit & GFX12 ? 12 : 8;
	default:
		return 8;
	}
}

/* ---- meaning --------------------------------------------------------------------------------------- */
static bool
is_float(uint8_t type)
{
	return type == WB_T_F16 || type == WB_T_F32 || type == WB_T_F64;
}

/* EXEC is saved and replaced by one instruction; which of the two comes last if it is saved into itself, no document
 * says for all targets. */
static bool
saves_into_exec(const struct parsed *p)
{
	const struct wb_gcn_unit *u = p->l->u;

	for (uint32_t k = p->first; p->row->tclass == WB_TC_SAVEEXEC && k < u->opnd.n; k++) {
		const struct wb_opnd *o = &u->opnd.at[k];

		if (o->kind == WB_OPND_UNIT && o->flags & WB_DEF && !(o->flags & WB_IMPLICIT) &&
			(o->id == WB_GCN_EXEC_LO || o->id == WB_GCN_EXEC_LO + 1))
			return true;
	}
	return false;
}

static void
set_flags(struct parsed *p)
{
	struct wb_gcn_unit *u = p->l->u;
	const uint64_t changing = (uint64_t)1 << WB_MOD_CLAMP | (uint64_t)1 << WB_MOD_OMOD |
		(uint64_t)1 << WB_MOD_OPSEL | (uint64_t)1 << WB_MOD_OPSELHI | (uint64_t)1 << WB_MOD_BYTESEL |
		(uint64_t)1 << WB_MOD_NEGLO |
		(uint64_t)1 << WB_MOD_NEGHI;
	bool sel = parsed_mod(p, WB_MOD_DSTSEL, 6) != 6 || parsed_mod(p, WB_MOD_SRC0SEL, 6) != 6 ||
		parsed_mod(p, WB_MOD_SRC1SEL, 6) != 6;

	p->i.flags |= p->row->flags & (R_MASKED | R_TERMINATOR | R_SIDE_EFFECT | R_CROSSLANE | R_COMMUTES | R_LANEWISE);
	if (saves_into_exec(p) || reads_whether_empty(p))
		p->i.op = WB_OP_OTHER;
	if (p->i.op == WB_OP_OTHER)
		p->i.flags |= WB_I_UNMODELLED;
	if (reads_unit(p, GCN_LDS_DIRECT) || may_be_skipped(p)) {	/* the value does not follow from operands */
		p->i.op = WB_OP_TIME;
		p->i.flags |= WB_I_UNMODELLED;
	}
	if (p->i.op == WB_OP_TRAP && p->special == TRAP_ABORT)
		p->i.flags |= WB_I_TERMINATOR;
	if (p->i.op == WB_OP_HALT && strcmp(p->row->name, "s_sethalt") == 0 && !(p->special & 1))
		p->i.op = WB_OP_HINT;	/* it sets that the wave is not halted, which it is not */
	if (p->row->format < F_VOP1 || p->row->format > F_VOP3P)
		return;
	if (is_dpp(p->enc))
		p->i.flags |= WB_I_CROSSLANE | WB_I_UNMODELLED;
	if (is_dpp(p->enc) || p->l->u->switched || reads_unit(p, GCN_LDS_DIRECT) ||
		reads_whether_empty(p))
		p->i.flags &= (uint16_t)~WB_I_LANEWISE;
	if (sel || p->mods.present & changing)
		p->i.flags |= WB_I_UNMODELLED;
	for (uint32_t k = p->first; k < u->opnd.n; k++)
		if (u->opnd.at[k].flags & WB_SEXT ||
			(u->opnd.at[k].flags & (WB_NEG | WB_ABS) && !is_float(p->row->type)))
			p->i.flags |= WB_I_UNMODELLED;
}

/* The operation of an integer atomic: the word behind "atomic_" or "ds_". */
static uint16_t
effect_of_atomic(const char *name)
{
	static const struct {
		const char *word;
		uint16_t effect;
	} table[] = {
		{ "add", WB_ADDS }, { "sub", WB_ADDS | WB_SUBTRACTS }, { "or", WB_ORS }, { "xor", WB_ORS | WB_XORS },
		{ "and", WB_ANDS }, { "swap", WB_SWAPS }, { "wrxchg", WB_SWAPS }, { "cmpswap", WB_COMPARES },
		{ "cmpst", WB_COMPARES },
	};
	const char *at = strstr(name, "atomic_");
	size_t n;

	if (strstr(name, "_clamp") || strstr(name, "_f32") || strstr(name, "_f64") || strstr(name, "_f16") ||
		strstr(name, "bf16"))
		return 0;
	at = at ? at + strlen("atomic_") : strncmp(name, "ds_", 3) == 0 ? name + 3 : "";
	n = strcspn(at, "_");
	for (uint32_t k = 0; k < WB_COUNT(table); k++)
		if (strlen(table[k].word) == n && strncmp(at, table[k].word, n) == 0)
			return table[k].effect;
	return 0;
}

/* Describes the memory access: by the row, then by modifiers and target, on which space and counters also depend. */
static void
set_memory(struct parsed *p)
{
	const struct row *r = p->row;

	p->i.mem = (struct wb_mem){ .space = r->space,
		.access = r->access,
		.bytes = r->bytes,
		.count = r->count,
		.addr = UINT8_MAX,
		.data = UINT8_MAX,
		.counters = r->counters };
	if (r->format == F_DS && r->access & WB_ATOMIC && p->form->ndef)
		p->i.mem.access |= WB_RETURNS;
	if (r->access & WB_ATOMIC)
		p->i.mem.access |= effect_of_atomic(r->name);
	if (parsed_has(p, WB_MOD_GDS)) {
		p->i.mem.space = WB_SPACE_GDS;
		p->i.tclass = WB_TC_GDS;
		p->i.mem.counters |= WB_EXPCNT;
	}
	if (p->l->u->t->gfx10 && r->counters & WB_VMCNT &&
		(r->access & WB_ATOMIC ? !parsed_mod(p, WB_MOD_GLC, 0) : r->access & WB_STORE))
		p->i.mem.counters = (uint8_t)((r->counters & ~WB_VMCNT) | WB_VSCNT);
	if (p->l->u->t->bit & GFX12 && r->counters & WB_LGKMCNT && r->format <= F_SMEM)
		p->i.mem.counters = (uint8_t)((r->counters & ~WB_LGKMCNT) | WB_KMCNT);
	if (parsed_has(p, WB_MOD_LDS) && r->format >= F_FLAT && r->format <= F_MTBUF)
		p->i.mem.counters |= WB_LGKMCNT;
}

/* s_setreg on MODE could switch register indexing or skipping on. */
static bool
mode_is_safe(const struct parsed *p)
{
	uint64_t id = p->special & 63, off = p->special >> 6 & 31, size = (p->special >> 11 & 31) + 1;

	return p->row->op != WB_OP_MODE || !strchr(p->row->operands, 'H') || id != HWREG_MODE || off + size <= 27;
}

/* The modes that are on behind @p. */
static void
track_modes(struct parsed *p)
{
	struct wb_gcn_unit *u = p->l->u;
	const struct wb_opnd *o = &u->opnd.at[p->first];
	uint32_t index = u->switched & SWITCHED_INDEX, skip = u->switched & SWITCHED_SKIP;

	if (strcmp(p->row->name, "s_setvskip") == 0)
		skip = o[0].kind == WB_OPND_IMM && o[1].kind == WB_OPND_IMM && !(o[0].imm >> (o[1].imm & 31) & 1) ?
			0 :
			SWITCHED_SKIP;
	else if (sets_gpr_idx(p) && strcmp(p->row->name + 14, "off") == 0)
		index = 0;
	else if (sets_gpr_idx(p) && strcmp(p->row->name + 14, "idx") != 0)
		index = (uint32_t)p->special & 15;
	u->switched = index | skip;
}

/* The field of an address offset: its bits, and whether it has a sign. */
static void
offset_field(const struct parsed *p, uint32_t *bits, bool *sign)
{
	const struct target *t = p->l->u->t;

	*sign = p->row->format == F_GLOBAL || p->row->format == F_SCRATCH;
	if (t->bit & GFX12 && p->row->format != F_DS) {
		*sign = p->row->format != F_MUBUF && p->row->format != F_MTBUF;
		*bits = *sign ? 24 : 23;
		return;
	}
	switch (p->row->format) {
	case F_DS:
		*bits = 16;
		return;
	case F_FLAT:
		*bits = t->bit == T803 ? 0 : t->bit & GFX10 ? 11 : 12;
		return;
	case F_GLOBAL: case F_SCRATCH:
		*bits = t->bit & GFX10 ? 12 : 13;
		return;
	case F_SMEM:
		*sign = t->bit != T803 && !strstr(p->row->name, "_buffer");
		*bits = *sign ? 21 : 20;
		return;
	default:
		*bits = 12;
		return;
	}
}

static bool
check_offsets(struct parsed *p)
{
	uint64_t half, off = parsed_mod(p, WB_MOD_OFFSET, 0),
		       most = parsed_mod(p, WB_MOD_OFFSET0, 0) | parsed_mod(p, WB_MOD_OFFSET1, 0);
	uint32_t bits;
	bool sign;

	if ((!p->row->space && p->row->format != F_SMEM && p->row->format != F_DS) || !(off | most))
		return true;
	offset_field(p, &bits, &sign);
	half = sign ? (uint64_t)1 << (bits - 1) : 0;
	if (!((off + half) >> bits) && !(most >> 8))
		return true;
	gcn_line_fail(p->l, WB_E_GCN_MODIFIER, p->mnemonic, "the encoding has no room for this offset");
	return false;
}

/* Refuses instructions of which no form is modelled. */
static bool
check_row(struct parsed *p)
{
	const char *name = p->row->name;

	if (p->row->flags & R_REFUSED)
		gcn_line_fail(p->l, WB_E_GCN_UNSUPPORTED, p->mnemonic, "%s %s", name, gcn_refused(p->row));
	else if (p->row->flags & R_UNTESTED)
		gcn_line_fail(p->l, WB_E_GCN_UNSUPPORTED, p->mnemonic, "%s is not modelled%s", name,
			strncmp(name, "v_interp_", 9) == 0 ? NO_PRIMITIVE : "");
	return !p->l->failed;
}

static bool
check_refused(struct parsed *p)
{
	const char *what = gcn_untested(p);

	if (may_be_skipped(p) && p->row->format >= F_DS)
		gcn_line_fail(p->l, WB_E_GCN_UNSUPPORTED, p->mnemonic,
			"%s is not modelled where s_setvskip may skip it: what is outstanding is not known then",
			p->row->name);
	else if (!mode_is_safe(p))
		gcn_line_fail(p->l, WB_E_GCN_UNSUPPORTED, p->mnemonic,
			"%s may switch register indexing or instruction skipping on", p->row->name);
	else if (what)
		gcn_line_fail(p->l, WB_E_GCN_UNSUPPORTED, p->mnemonic, "%s is not modelled%s", p->row->name, what);
	return !p->l->failed;
}

/* v_pk_mov_b32 d, x, x op_sel:[0,1] is how gfx90a copies 64 bits: it is read as a move with one source. */
static void
read_pair_copy(struct parsed *p)
{
	struct wb_gcn_unit *u = p->l->u;
	const struct wb_opnd *o;

	if (strcmp(p->row->name, "v_pk_mov_b32") != 0 || u->opnd.n - p->first != 3)
		return;
	o = &u->opnd.at[p->first];
	if (o[1].kind != WB_OPND_UNIT ||
		o[2].kind != WB_OPND_UNIT || o[1].id != o[2].id || o[1].nunit != 2 || o[2].nunit != 2 ||
		o[1].flags != o[2].flags || o[1].flags & (WB_NEG | WB_ABS) ||
		p->mods.present != (uint64_t)1 << WB_MOD_OPSEL || parsed_mod(p, WB_MOD_OPSEL, 0) != 2)
		return;
	u->opnd.n--;
	p->i.op = WB_OP_MOV;
	p->i.type = WB_T_B64;
	p->mods.present = 0;
}

static void
finish(struct parsed *p)
{
	struct wb_gcn_unit *u = p->l->u;

	if (partly_written(p) && !p->ntied && operand_count(p))
		tie(p, u->opnd.at[p->first].id, u->opnd.at[p->first].nunit);
	read_pair_copy(p);
	emit_implicit(p);
	emit_special_sources(p);
	emit_old_results(p);
	set_flags(p);
	emit_special(p);
	emit_modifiers(p);
	p->i.bytes = u->raw ? (uint8_t)u->raw_bytes : size_of(p);
	if (p->jump) {
		struct jump j = { .inst = u->sec->inst.n,
			.sym = p->jump_sym,
			.addr = p->jump_addr + u->sec->at + p->i.bytes,
			.loc = p->i.loc };

		WB_PUSH(u->cx->tmp, &u->sec->jump, j);
	}
	if (u->switched)
		p->i.spare = MARK_SWITCHED;
	track_modes(p);
	gcn_inst_push(p->l, &p->i, p->first);
}

void
gcn_inst_push(struct line *l, struct wb_inst *i, uint32_t first_opnd)
{
	struct wb_gcn_unit *u = l->u;
	uint32_t n = u->opnd.n - first_opnd;

	assert(n <= UINT8_MAX);
	i->opnd = first_opnd;
	i->nopnd = (uint8_t)n;
	gcn_inst_place(u, i);
}

void
gcn_inst_place(struct wb_gcn_unit *u, struct wb_inst *i)
{
	i->addr = u->sec->at;
	i->src = u->src;
	u->sec->at += i->bytes;
	u->sec->code = true;
	WB_PUSH(u->cx->tmp, &u->sec->inst, *i);
}

/* Adds a placeholder for an instruction that could not be read. So only its function is refused. */
static void
push_bad(struct line *l, const char *mnemonic, uint32_t first)
{
	struct wb_inst i = { .op = WB_OP_OTHER,
		.isa_op = WB_NO_ISA,
		.bytes = l->u->raw ? (uint8_t)l->u->raw_bytes : 4,
		.spare = l->u->raw ? MARK_DATA : MARK_BAD,
		.loc = gcn_line_loc(l, mnemonic) };

	if (!l->u->raw)
		gcn_section_lost(l->u, 4);
	l->u->opnd.n = first;
	while (l->u->fixup.n && l->u->fixup.at[l->u->fixup.n - 1].opnd >= first)
		l->u->fixup.n--;
	gcn_inst_push(l, &i, first);
}

void
gcn_inst_bad(struct line *l)
{
	struct wb_inst i = {
		.op = WB_OP_OTHER, .isa_op = WB_NO_ISA, .spare = MARK_BAD, .loc = gcn_line_loc(l, l->start)
	};

	gcn_inst_push(l, &i, l->u->opnd.n);
}

static size_t
strip(const char *w, size_t n, enum encoding *enc)
{
	static const struct { const char *suffix; uint8_t len, enc; } known[] = {
		{ "_e64_dpp", 8, ENC_E64_DPP }, { "_e32", 4, ENC_E32 }, { "_e64", 4, ENC_E64 }, { "_dpp", 4, ENC_DPP },
		{ "_sdwa", 5, ENC_SDWA },
	};

	*enc = ENC_ANY;
	if (*w != 'v' || n < 8)
		return n;
	for (size_t k = 0; k < WB_COUNT(known); k++)
		if (n > known[k].len && memcmp(w + n - known[k].len, known[k].suffix, known[k].len) == 0) {
			*enc = (enum encoding)known[k].enc;
			return n - known[k].len;
		}
	return n;
}

#define MOST_MNEMONIC 64

static const char dual_prefix[] = "v_dual_";
enum { DUAL_PREFIX = sizeof dual_prefix - 1 };

static bool
is_dual(const struct parsed *p, size_t n)
{
	return n > DUAL_PREFIX && memcmp(p->mnemonic, dual_prefix, DUAL_PREFIX) == 0 && p->l->u->t->bit & GFX11_ON;
}

/* Row of one operation of a dual instruction: that of v_mov_b32 for v_dual_mov_b32. */
static uint32_t
find_dual(struct parsed *p, size_t n)
{
	static const char *const known[] = { "add_f32", "add_nc_u32", "and_b32", "cndmask_b32", "dot2acc_f32_f16",
		"fmaak_f32", "fmac_f32", "fmamk_f32", "lshlrev_b32", "max_f32", "max_num_f32", "min_f32",
		"min_num_f32", "mov_b32", "mul_dx9_zero_f32", "mul_f32", "sub_f32", "subrev_f32" };
	char name[MOST_MNEMONIC];

	p->enc = ENC_E32;
	for (size_t k = 0; k < WB_COUNT(known); k++)
		if (word_is(p->mnemonic + DUAL_PREFIX, n - DUAL_PREFIX, known[k]))
			return gcn_table_find(p->l->u->tb, name, (size_t)snprintf(name, sizeof name, "v_%s", known[k]));
	return WB_NONE;
}

/* Row of the mnemonic. */
static uint32_t
find_row(struct parsed *p, size_t n)
{
	return p->dual ? find_dual(p, n) :
			 gcn_table_find(p->l->u->tb, p->mnemonic, strip(p->mnemonic, n, &p->enc));
}

/* From gfx10 on, v_cmpx writes only EXEC. It becomes the v_cmp of the same condition, with EXEC as destination. In both
 * instructions, the bits of lanes that are off become 0. */
static void
read_compare_to_exec(struct parsed *p)
{
	char name[MOST_MNEMONIC];
	uint32_t number;

	if (p->row->op != WB_OP_CMPX || p->form->ndef)
		return;
	number = gcn_table_find(p->l->u->tb, name,
		(size_t)snprintf(name, sizeof name, "v_cmp%s", p->row->name + sizeof "v_cmpx" - 1));
	assert(number != WB_NONE);
	p->i.op = gcn_row[gcn_table_row(p->l->u->tb, number)].op;
	emit_units(p, WB_GCN_EXEC_LO, gcn_mask_units(p->l->u), WB_DEF);
}

/* Why an instruction without a row is refused, behind "not modelled": gfx10 and later have it, by how its name begins,
 * but its effects have not been tested, so no bound would be safe. NULL: there is no such instruction. */
static const char *
unmodelled(const struct parsed *p, size_t n)
{
#define COUNTED ": a counter of exports says when its result is there"
#define TRANSPOSES ": nothing tests how it moves elements between lanes"
#define BLOCK ": how many registers it moves is in M0"
#define SHARED " in memory that all workgroups share"
#define NAMED " but for the barrier of the workgroup, -1"
	static const struct { const char *name; uint16_t targets; const char *why;
	} known[] = {
		{ "v_illegal", GFX10_ON, ": it stands for what is no instruction" },
		{ "v_interp_", GFX11_ON, NO_PRIMITIVE }, { "lds_param_load", GFX11, NO_PRIMITIVE },
		{ "ds_param_load", GFX12, NO_PRIMITIVE },
		{ "lds_direct_load", GFX11, COUNTED }, { "ds_direct_load", GFX12, COUNTED },
		{ "v_mov_b16", GFX11_ON, HALVES }, { "buffer_load_lds_", GFX11, "" },
		{ "ds_bvh_stack_", GFX11_ON, ": nothing tests its stack" },
		{ "ds_add_gs_reg", GFX11, SHARED }, { "ds_sub_gs_reg", GFX11, SHARED },
		{ "s_singleuse_vdst", T1150 | GFX12, ": the value of a register may be lost with its last use" },
		{ "image_", GFX12, "" },
		{ "global_atomic_ordered_add_", GFX12, ": it waits for other waves" },
		{ "global_load_tr_", GFX12, TRANSPOSES },
		{ "global_load_block", GFX12, BLOCK }, { "global_store_block", GFX12, BLOCK },
		{ "scratch_load_block", GFX12, BLOCK }, { "scratch_store_block", GFX12, BLOCK },
		{ "s_barrier_init", GFX12, NAMED }, { "s_barrier_join", GFX12, NAMED },
		{ "s_barrier_leave", GFX12, NAMED }, { "s_get_barrier_state", GFX12, NAMED },
		{ "s_wakeup_barrier", GFX12, NAMED },
	};

	for (size_t k = 0; k < WB_COUNT(known); k++)
		if (known[k].targets & p->l->u->t->bit && n >= strlen(known[k].name) &&
			strncmp(p->mnemonic, known[k].name, strlen(known[k].name)) == 0)
			return known[k].why;
	return NULL;
}

static bool
read_inst(struct parsed *p, size_t n)
{
	struct line *l = p->l;
	uint32_t number = find_row(p, n), row;
	const char *why = number == WB_NONE ? unmodelled(p, n) : NULL;

	if (why) {
		gcn_line_fail(l, WB_E_GCN_UNSUPPORTED, p->mnemonic, "%.*s is not modelled%s", (int)(n > 60 ? 60 : n),
			p->mnemonic, why);
		return false;
	}
	if (number == WB_NONE) {
		gcn_line_fail(l, WB_E_GCN_MNEMONIC, p->mnemonic, "%s has no instruction '%.*s'", l->u->t->name,
			(int)(n > 60 ? 60 : n), p->mnemonic);
		return false;
	}
	row = gcn_table_row(l->u->tb, number);
	p->row = &gcn_row[row];
	p->form = gcn_table_form(l->u->tb, row);
	p->i = (struct wb_inst){ .op = p->row->op,
		.type = p->row->type,
		.tclass = p->row->tclass,
		.isa_op = (uint16_t)number,
		.loc = gcn_line_loc(l, p->mnemonic) };
	if (!check_row(p) || !parse_operands(p))
		return false;
	if (!gcn_line_over(l))
		gcn_modifiers_parse(l, &p->mods);
	if (l->failed)
		return false;
	if (!l->u->raw && !gcn_check_modifiers(p))
		return false;
	if (p->row->format == F_SOPK && p->row->op == WB_OP_OTHER && (p->special & 63) != HWREG_MODE)
		p->i.op = WB_OP_TIME;	/* the value does not follow from operands */
	if (strstr(p->row->name, "_load_lds_")) {	/* gfx942: part of the name; other targets: the modifier lds */
		p->mods.present |= (uint64_t)1 << WB_MOD_LDS;
		p->mods.value[WB_MOD_LDS] = 1;
	}
	set_memory(p);
	read_compare_to_exec(p);
	if (!match(p) || (!l->u->raw && !gcn_check_encoding(p)))
		return false;
	choose_encoding(p);
	return check_offsets(p) && check_refused(p);
}

/* Instructions are in executable sections, at multiples of 4 bytes. */
static bool
may_stand(struct line *l, const char *at)
{
	const struct section *s = l->u->sec;

	if (!(s->flags & SECTION_EXEC))
		gcn_line_fail(l, WB_E_GCN_SYNTAX, at,
			"an instruction in section %s, which is not executable (.section NAME,\"ax\",@progbits is)",
			s->name);
	else if (s->at % 4)
		gcn_line_fail(l, WB_E_GCN_SYNTAX, at,
			"an instruction at address %llu, which is no multiple of 4 (write .p2align 2 before it)",
			(unsigned long long)s->at);
	return !l->failed;
}

static void
begin(struct parsed *p, struct line *l)
{
	p->l = l;
	p->narg = 0;
	p->mods.present = 0;
	p->literal = p->jump = p->dual = p->short_only = false;
	p->special = 0;
	p->ntied = 0;
	p->first = l->u->opnd.n;
}

/* ---- two operations in one instruction -------------------------------------------------------------- */
/* Reads the operation that ends at @end, and adds it to the section. */
static bool
read_operation(struct parsed *p, size_t n, const char *end)
{
	struct line *l = p->l;
	const char *all = l->end;
	bool ok;

	p->dual = true;
	l->end = end;
	ok = read_inst(p, n);
	if (ok)
		finish(p);
	l->end = all;
	return ok;
}

/* Whether @y reads a register that @x writes. */
static bool
reads_result(const struct wb_gcn_unit *u, const struct wb_inst *y, const struct wb_inst *x)
{
	uint32_t to = u->opnd.at[x->opnd].id;	/* the one register of the result */

	for (uint32_t k = 0; k < y->nopnd; k++) {
		const struct wb_opnd *o = &u->opnd.at[y->opnd + k];

		if (o->kind == WB_OPND_UNIT && o->flags & WB_USE && o->id <= to && to < o->id + o->nunit)
			return true;
	}
	return false;
}

/* The hardware reads the sources of both operations before it writes a result. So an operation that reads the other's
 * result becomes the first one. False: each reads the result of the other. */
static bool
put_in_order(struct wb_gcn_unit *u, uint32_t bytes)
{
	struct wb_inst *pair = &u->sec->inst.at[u->sec->inst.n - 2], first = pair[0];
	uint64_t addr = first.addr;

	if (reads_result(u, &pair[1], &pair[0])) {
		if (reads_result(u, &pair[0], &pair[1]))
			return false;
		pair[0] = pair[1];
		pair[1] = first;
		for (uint32_t k = u->fixup.n; k--; )
			if (u->fixup.at[k].section == u->sec && u->fixup.at[k].inst + 2 >= u->sec->inst.n)
				u->fixup.at[k].inst = 2 * u->sec->inst.n - 3 - u->fixup.at[k].inst;
			else
				break;
	}
	pair[0].addr = addr;
	pair[0].bytes = 4;
	pair[1].addr = addr + 4;
	pair[1].bytes = (uint8_t)(bytes - 4);
	pair[1].spare = MARK_SECOND;
	u->sec->at = addr + bytes;
	return true;
}

/* v_dual_mov_b32 v0, v1 :: v_dual_add_f32 v3, v4, v5 becomes two instructions. Each is charged in full. */
static bool
read_dual(struct parsed *x, size_t n)
{
	struct line *l = x->l;
	struct wb_gcn_unit *u = l->u;
	const char *sign = l->at, *end = l->end;
	struct parsed y;

	if (gcn_mask_units(u) > 1) {
		gcn_line_fail(l, WB_E_GCN_OPERAND, x->mnemonic, "dual instructions are those of waves of 32 lanes");
		return false;
	}
	while (sign + 1 < end && (sign[0] != ':' || sign[1] != ':'))
		sign++;
	if (sign + 1 >= end) {
		gcn_line_fail(l, WB_E_GCN_SYNTAX, x->mnemonic, "%.*s is one of two operations, with '::' between them",
			(int)(n > 60 ? 60 : n), x->mnemonic);
		return false;
	}
	if (!read_operation(x, n, sign))
		return false;
	l->at = sign + 2;
	gcn_line_space(l);
	begin(&y, l);
	n = gcn_line_word(l, &y.mnemonic);
	if (!is_dual(&y, n)) {
		gcn_line_fail(l, WB_E_GCN_SYNTAX, y.mnemonic, "behind '::' comes another operation, v_dual_...");
		return false;
	}
	if (!read_operation(&y, n, end) || (!u->raw && !gcn_check_dual(x, &y)))
		return false;
	if (put_in_order(u, u->raw ? u->raw_bytes : x->literal || y.literal ? 12 : 8))
		return true;
	gcn_line_fail(l, WB_E_GCN_UNSUPPORTED, x->mnemonic,
		"each of the two operations overwrites what the other reads");
	return false;
}

void
gcn_inst_line(struct line *l)
{
	struct wb_gcn_unit *u = l->u;
	struct parsed p;
	uint32_t before = u->sec->inst.n;
	uint64_t at = u->sec->at;
	size_t n;

	begin(&p, l);
	n = gcn_line_word(l, &p.mnemonic);
	if (!n) {
		gcn_line_fail(l, WB_E_GCN_SYNTAX, l->at, "expected an instruction, a label or a directive");
		return;
	}
	if (!gcn_unit_ready(l, p.mnemonic))
		return;
	if (!u->raw && !may_stand(l, p.mnemonic))
		return;
	if (is_dual(&p, n)) {
		if (read_dual(&p, n))
			return;
		u->sec->inst.n = before;
		u->sec->at = at;
		push_bad(l, p.mnemonic, p.first);
	} else if (read_inst(&p, n)) {
		finish(&p);
	} else {
		push_bad(l, p.mnemonic, p.first);
	}
}

/* s_nop @n as a filler in front of aligned code. */
void
gcn_inst_nop(struct line *l, uint32_t n)
{
	struct wb_gcn_unit *u = l->u;
	uint32_t row = gcn_table_find(u->tb, "s_nop", 5), first = u->opnd.n;
	struct wb_inst i = { .op = WB_OP_NOP, .tclass = WB_TC_NOP, .isa_op = (uint16_t)row, .bytes = 4,
	                     .mem = { .addr = UINT8_MAX, .data = UINT8_MAX }, .loc = gcn_line_loc(l, l->start) };

	WB_PUSH(u->cx->tmp, &u->opnd, ((struct wb_opnd){ .kind = WB_OPND_IMM, .flags = WB_USE, .nunit = 1, .imm = n }));
	gcn_inst_push(l, &i, first);
}

/* ---- words ------------------------------------------------------------------------------------------- */
static bool
readable(uint32_t n)
{
	return n < 102 || n == WB_GCN_VCC_LO || n == WB_GCN_VCC_HI || n == WB_GCN_M0 || n == WB_GCN_EXEC_LO ||
		n == WB_GCN_EXEC_HI || (n >= WB_GCN_TTMP0 && n < WB_GCN_M0);
}

static bool
push_pws(struct line *l, uint32_t word)
{
	struct wb_gcn_unit *u = l->u;
	struct parsed p = { .l = l, .first = u->opnd.n };
	bool split = word >> 16 == PWS_SPLIT;
	uint32_t a = word & 255, b = word >> 8 & 255, row;

	if ((!split && word >> 16 != PWS_MERGE) || (split && !(readable(a) && readable(b))))
		return false;
	row = gcn_table_find(u->tb, split ? "split" : "merge", 5);
	p.row = &gcn_row[row];
	p.form = gcn_table_form(u->tb, row);
	p.i = (struct wb_inst){ .op = p.row->op,
		.type = p.row->type,
		.tclass = p.row->tclass,
		.isa_op = (uint16_t)row,
		.mem = { .addr = UINT8_MAX, .data = UINT8_MAX },
		.loc = gcn_line_loc(l, l->start) };
	if (split) {
		emit_units(&p, a, 1, WB_USE);
		emit_units(&p, b, 1, WB_USE);
	}
	finish(&p);
	return true;
}

void
gcn_inst_word(struct line *l, uint32_t word, uint32_t bytes)
{
	struct wb_inst i = { .op = WB_OP_OTHER,
		.isa_op = WB_NO_ISA,
		.bytes = (uint8_t)bytes,
		.spare = MARK_DATA,
		.loc = gcn_line_loc(l, l->start) };

	if (bytes == 4 && l->u->tb && push_pws(l, word))
		return;
	gcn_inst_push(l, &i, l->u->opnd.n);
}
