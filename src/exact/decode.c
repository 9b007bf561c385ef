/* src/exact/decode.c -- decodes instructions into steps: what the machine does, and which function computes the result,
 * if it matters. */
#include "exact.h"
#include "fold.h"

enum {
	UNIT_SHARED_BASE = 235,
	UNIT_SHARED_LIMIT,
	UNIT_PRIVATE_BASE,
	UNIT_PRIVATE_LIMIT,
	UNIT_VCCZ = 251,
	UNIT_EXECZ,
	UNIT_SCC
};

struct work {
	struct program *g;
	const struct wb_fn *fn;
	const struct wb_inst *i;
	struct step *p;
};

/* ---- operands ---------------------------------------------------------------------------- */
static bool
is_vector(const struct work *k, const struct wb_opnd *o)
{
	return o->kind == WB_OPND_UNIT && k->fn->unit[o->id].cls == WB_UNIT_VECTOR;
}

/* Whether the values of all registers of @o are tracked; then they are adjacent in wave.vec. Of data that is only
 * stored, some may be tracked. */
static bool
tracked(const struct work *k, const struct wb_opnd *o)
{
	for (uint32_t u = o->id; u < o->id + o->nunit; u++)
		if (!k->g->vector_of[u])
			return false;
	return true;
}

static struct ref
unit_ref(const struct work *k, const struct wb_opnd *o)
{
	struct ref r = { .kind = REF_SCALAR, .nunit = o->nunit, .unit = (uint16_t)o->id };

	if (wb_exact_is_null(k->g, o)) {
		r.unit = NULL_UNIT;
		r.kind = o->flags & WB_DEF ? REF_SCALAR : REF_IMM;
	} else if (is_vector(k, o)) {
		r.kind = REF_VECTOR;
		r.unit = k->g->vector_of[o->id];
		if (!tracked(k, o))
			r.kind = REF_NONE;
	} else if (o->id == UNIT_SCC) {
		r.unit = WB_GCN_SCC;
	} else if (o->id == UNIT_SHARED_BASE || o->id == UNIT_PRIVATE_BASE) {
		r.kind = REF_APERTURE;
		r.unit = o->id == UNIT_SHARED_BASE ? BASE_SHARED : BASE_PRIVATE;
	} else if (o->id >= UNIT_SHARED_BASE) {
		r.kind = REF_OPEN;	/* VCCZ, EXECZ, limits, LDS_DIRECT: not tracked */
	}
	return r;
}

/* A constant that the linker computes from a symbol: the symbol's distance from the constant, which is the last four of
 * eight bytes. It is a number if both are in one section. */
static struct ref
distance_ref(const struct work *k, const struct wb_opnd *o)
{
	enum { RELOC_LO = 1 + WB_GCN_REL_LO, RELOC_HI = 1 + WB_GCN_REL_HI };
	const struct wb_module *m = k->g->m;
	const struct wb_symbol *y = &m->symbol[o->id];
	const struct wb_section *to = wb_section_find(m, y->section);
	struct ref r = { .kind = REF_OPEN, .nunit = o->nunit, .high = o->spare == RELOC_HI };

	if (k->g->code_base == BASE_NONE || !to || (o->spare != RELOC_LO && o->spare != RELOC_HI))
		return r;
	r.kind = REF_DISTANCE;
	r.unit = (uint16_t)(k->g->first_section + (uint32_t)(to - m->section));
	r.imm = y->addr + o->imm - (k->i->addr + 4);
	if (r.unit == k->g->code_base) {
		r.kind = REF_IMM;
		r.imm = r.imm >> 32 * r.high & UINT32_MAX;
	}
	return r;
}

static struct ref
make_ref(const struct work *k, const struct wb_opnd *o)
{
	struct ref r = { .kind = REF_OPEN, .nunit = o->nunit };

	if (o->kind == WB_OPND_IMM) {
		r.kind = REF_IMM;
		r.imm = o->imm;
	} else if (o->kind == WB_OPND_UNIT) {
		r = unit_ref(k, o);
	} else if (o->kind == WB_OPND_SYM) {
		r = distance_ref(k, o);
	}
	r.sel = 6;
	r.neg = o->flags & WB_NEG;
	r.abs = o->flags & WB_ABS;
	r.sext = o->flags & WB_SEXT;
	return r;
}

/* A register that is read although the text does not list it as a source: SCC, VCC, a destination that is only partly
 * written; EXEC for branches. */
static bool
is_implicit_source(const struct work *k, const struct wb_opnd *o)
{
	if (o->kind != WB_OPND_UNIT)
		return false;
	if (k->i->op == WB_OP_CBRZ || k->i->op == WB_OP_CBRNZ)
		return true;
	if (k->fn->unit[o->id].role == WB_ROLE_SCC || k->fn->unit[o->id].role == WB_ROLE_VCC_LO)
		return true;
	for (uint32_t n = 0; n < k->i->nopnd; n++) {
		const struct wb_opnd *d = wb_opnd(k->fn, k->i, n);

		if (d->kind == WB_OPND_UNIT && d->flags & WB_DEF && d->id == o->id && !(d->flags & WB_IMPLICIT))
			return true;
	}
	return false;
}

static void
find_operands(struct work *k)
{
	struct step *p = k->p;
	uint32_t ndef = 0;

	for (uint32_t n = 0; n < k->i->nopnd; n++) {
		const struct wb_opnd *o = wb_opnd(k->fn, k->i, n);

		if (o->kind == WB_OPND_UNIT && o->flags & WB_DEF && ndef < 2)
			*(ndef++ ? &p->d2 : &p->d) = make_ref(k, o);
		if (o->kind != WB_OPND_MOD && o->flags & WB_USE &&
			(!(o->flags & WB_IMPLICIT) || is_implicit_source(k, o)) && p->nsrc < MOST_SRC)
			p->src[p->nsrc++] = make_ref(k, o);
	}
}

/* ---- modifiers ------------------------------------------------------------------------------ */
/* 32-bit additions without carry saturate, as in the simulator. */
static bool
clamps(const struct wb_inst *i)
{
	static const char *const names[] = {
		"v_add_u32",
		"v_sub_u32",
		"v_subrev_u32",
		"v_add_i32",
		"v_sub_i32",
		"v_add_nc_u32",
		"v_sub_nc_u32",
		"v_subrev_nc_u32",
		"v_add_nc_i32",
		"v_sub_nc_i32",
	};

	for (uint32_t k = 0; k < WB_COUNT(names); k++)
		if (strcmp(names[k], wb_gcn_operation_name(i->isa_op)) == 0)
			return true;
	return false;
}

static void
find_modifiers(struct work *k)
{
	static const enum wb_mod unsupported[] = { WB_MOD_OMOD, WB_MOD_OPSEL, WB_MOD_OPSELHI, WB_MOD_NEGLO,
		WB_MOD_NEGHI, WB_MOD_DPP8, WB_MOD_FI, WB_MOD_CLAMP };
	struct step *p = k->p;
	bool part = false, modelled = k->i->op == WB_OP_OTHER || k->i->op == WB_OP_PACK;

	p->clamp = p->d2.kind == REF_NONE && clamps(k->i) && wb_mod_present(k->fn, k->i, WB_MOD_CLAMP);
	modelled = modelled || p->clamp;
	for (uint32_t n = 0; n < WB_COUNT(unsupported); n++)
		p->unmodelled = p->unmodelled ||
			(wb_mod_present(k->fn, k->i, unsupported[n]) && k->i->op != WB_OP_PACK &&
				!(p->clamp && unsupported[n] == WB_MOD_CLAMP));
	p->dpp = wb_mod_present(k->fn, k->i, WB_MOD_DPPCTRL);
	p->dpp_ctrl = (uint16_t)wb_mod(k->fn, k->i, WB_MOD_DPPCTRL);
	p->row_mask = (uint8_t)wb_mod(k->fn, k->i, WB_MOD_ROWMASK);
	p->bank_mask = (uint8_t)wb_mod(k->fn, k->i, WB_MOD_BANKMASK);
	p->bound_ctrl = wb_mod(k->fn, k->i, WB_MOD_BOUNDCTRL);
	p->dst_sel = (uint8_t)wb_mod(k->fn, k->i, WB_MOD_DSTSEL);
	p->dst_unused = (uint8_t)wb_mod(k->fn, k->i, WB_MOD_DSTUNUSED);
	p->shift = (uint32_t)wb_mod(k->fn, k->i, WB_MOD_SHIFT);
	if (p->nsrc > 0)
		p->src[0].sel = (uint8_t)wb_mod(k->fn, k->i, WB_MOD_SRC0SEL);
	if (p->nsrc > 1)
		p->src[1].sel = (uint8_t)wb_mod(k->fn, k->i, WB_MOD_SRC1SEL);
	for (uint32_t n = 0; n < p->nsrc; n++) {
		part = part || p->src[n].sel != 6 || p->src[n].sext;
		modelled = modelled || p->src[n].neg || p->src[n].abs;
		p->unmodelled = p->unmodelled || ((p->src[n].neg || p->src[n].abs) && !p->is_float);
	}
	if (p->dst_sel != 6)
		p->unmodelled = true;
	if (k->i->flags & WB_I_UNMODELLED && !modelled && !part && !p->dpp && !p->unmodelled)
		p->unmodelled = true;		/* a modifier has an effect that is not modelled */
}

/* ---- memory ----------------------------------------------------------------------------------- */
static bool
is_buffer(const struct work *k)
{
	for (uint32_t n = 0; n < k->i->nopnd; n++) {
		const struct wb_opnd *o = wb_opnd(k->fn, k->i, n);

		if (o->kind == WB_OPND_UNIT && o->flags & WB_USE && o->nunit == 4 && !is_vector(k, o))
			return true;
	}
	return false;
}

/* Addresses, data and descriptor, in the order of the text. */
static void
find_places(struct work *k)
{
	struct step *p = k->p;
	bool buffer = k->i->mem.space == WB_SPACE_GLOBAL && is_buffer(k), after = false;

	for (uint32_t n = 0; n < k->i->nopnd; n++) {
		const struct wb_opnd *o = wb_opnd(k->fn, k->i, n);

		if (o->kind == WB_OPND_MOD || !(o->flags & WB_USE) || o->flags & WB_IMPLICIT)
			continue;
		if (n == k->i->mem.data) {
			p->data = make_ref(k, o);
			after = true;
		} else if (is_vector(k, o)) {
			if (p->addr.kind == REF_NONE && (!after || buffer))
				p->addr = make_ref(k, o);
			else
				p->data2 = make_ref(k, o);
		} else if (o->kind == WB_OPND_UNIT && o->nunit == 4 && p->base.kind == REF_NONE) {
			p->base = make_ref(k, o);
		} else if (buffer) {
			p->soffset = make_ref(k, o);
		} else {
			p->base = make_ref(k, o);
		}
	}
}

static void
decode_vector_access(struct work *k)
{
	const struct wb_mem *m = &k->i->mem;
	struct step *p = k->p;
	uint32_t each = m->bytes * (wb_mod(k->fn, k->i, WB_MOD_ST64) ? 64u : 1u);

	p->act = m->space == WB_SPACE_LDS ? ACT_LDS :
		m->space == WB_SPACE_GLOBAL && is_buffer(k) ? ACT_BUFFER :
							      ACT_VMEM;
	p->offset = (int64_t)wb_mod(k->fn, k->i, WB_MOD_OFFSET);
	if (m->count == 2) {
		p->offset = (int64_t)(wb_mod(k->fn, k->i, WB_MOD_OFFSET0) * each);
		p->offset1 = (uint32_t)wb_mod(k->fn, k->i, WB_MOD_OFFSET1) * each;
	}
	p->offen = wb_mod(k->fn, k->i, WB_MOD_OFFEN);
	p->idxen = wb_mod(k->fn, k->i, WB_MOD_IDXEN);
	find_places(k);
	if (m->space == WB_SPACE_LDS && p->addr.kind != REF_VECTOR) {
		p->act = strstr(wb_gcn_operation_name(k->i->isa_op), "append") ||
				strstr(wb_gcn_operation_name(k->i->isa_op), "consume") ?
			ACT_LDS_ONE :
			ACT_REFUSED;
		p->run = p->run ? wb_exact_unknown : NULL;
	} else if (m->space == WB_SPACE_GDS || m->count > 2 || k->i->tclass == WB_TC_IMAGE ||
		wb_mod(k->fn, k->i, WB_MOD_LDS) || wb_mod(k->fn, k->i, WB_MOD_TFE) || m->bytes > 16) {
		p->act = ACT_REFUSED;
	}
}

static void
decode_scalar_access(struct work *k)
{
	struct step *p = k->p;

	p->act = ACT_SMEM;
	p->trans = (uint32_t)(wb_ceil_div(k->i->mem.bytes, k->g->machine->line_bytes) + 1);
	p->offset = (int64_t)wb_mod(k->fn, k->i, WB_MOD_OFFSET);
	p->nsrc = 0;
	for (uint32_t n = 0; n < k->i->nopnd; n++) {
		const struct wb_opnd *o = wb_opnd(k->fn, k->i, n);

		if (o->kind == WB_OPND_MOD || !(o->flags & WB_USE) || o->flags & WB_IMPLICIT || n == k->i->mem.data)
			continue;
		if (n == k->i->mem.addr)
			p->base = make_ref(k, o);
		else if (p->nsrc < MOST_SRC)
			p->src[p->nsrc++] = make_ref(k, o);
	}
	p->run = p->run ? wb_exact_unknown : NULL;
	if (strncmp(wb_gcn_operation_name(k->i->isa_op), "s_scratch_", 10) == 0)
		p->act = ACT_REFUSED;
}

/* Targets whose memories may correct errors (SRAM ECC). Where that is on, a load of 16 bits writes the whole register,
 * and the other half becomes 0. The target may say whether it is (sramecc+, sramecc-); it is not asked here. Source:
 * LLVM 19 merges halves by such loads on gfx900, and on these targets only with sramecc-. */
static bool
has_sram_ecc(uint32_t gfx)
{
	return gfx == 0x901 || gfx == 0x906 || gfx == 0x908 || gfx == 0x90a || (gfx >= 0x940 && gfx < 0x1000);
}

static void
decode_access(struct work *k)
{
	struct step *p = k->p;
	const char *name = wb_gcn_operation_name(k->i->isa_op);

	p->is_load = k->i->mem.access & WB_LOAD;
	p->is_store = k->i->mem.access & WB_STORE;
	p->is_atomic = k->i->mem.access & WB_ATOMIC;
	p->count = k->i->mem.count;
	p->bytes = k->i->mem.bytes;
	p->align = (uint16_t)wb_machine_align_bytes(k->g->machine, k->fn, k->i);
	p->signed_load = strstr(name, "sbyte") || strstr(name, "sshort") || strstr(name, "read_i8") ||
		strstr(name, "read_i16") || strstr(name, "load_i8") || strstr(name, "load_i16");
	p->d16 = strstr(name, "d16_hi") ? 2 : strstr(name, "d16") ? 1 : 0;
	p->half_unknown = p->d16 && has_sram_ecc(k->g->m->gfx);
	if (k->i->mem.space == WB_SPACE_SCALAR)
		decode_scalar_access(k);
	else
		decode_vector_access(k);
}

/* ---- what the machine does ---------------------------------------------------------------------- */
static bool
waits_for_counters(const char *name)
{
	static const char *const names[] = { "s_waitcnt", "s_waitcnt_vmcnt", "s_waitcnt_vscnt", "s_waitcnt_lgkmcnt",
		"s_waitcnt_expcnt" };

	for (uint32_t k = 0; k < WB_COUNT(names); k++)
		if (strcmp(names[k], name) == 0)
			return true;
	return strncmp(name, "s_wait_", 7) == 0;
}

/* How many may be outstanding behind the wait; of a counter that it does not name, as many as that holds. */
static uint8_t
awaited(const struct work *k, enum wb_mod counter, uint8_t most)
{
	return wb_mod_present(k->fn, k->i, counter) ? (uint8_t)wb_mod(k->fn, k->i, counter) : most;
}

static void
decode_act(struct work *k)
{
	const char *name = wb_gcn_operation_name(k->i->isa_op);
	struct step *p = k->p;

	switch (k->i->op) {
	case WB_OP_BR: p->act = ACT_BRANCH; return;
	case WB_OP_CBRZ: case WB_OP_CBRNZ:
		p->act = ACT_CBRANCH;
		p->branch_zero = k->i->op == WB_OP_CBRZ;
		return;
	case WB_OP_WAITCNT:
		p->act = waits_for_counters(name) ? ACT_WAIT :
			/* results: their time is charged with their instructions */
			strcmp(name, "s_waitcnt_depctr") == 0 ? ACT_NONE : ACT_REFUSED;
		p->vmcnt = awaited(k, WB_MOD_VMCNT, 63);
		p->lgkmcnt = awaited(k, WB_MOD_LGKMCNT, k->g->m->gfx >= 0x1000 ? 63 : 15);
		p->vscnt = awaited(k, WB_MOD_VSCNT, 63);
		p->kmcnt = awaited(k, WB_MOD_KMCNT, 31);
		return;
	case WB_OP_BARRIER: p->act = ACT_BARRIER; return;
	case WB_OP_END: p->act = ACT_END; return;
	case WB_OP_CALL:
		p->act = ACT_CALL;
		p->tail = strcmp(name, "s_setpc_b64") == 0;
		return;
	case WB_OP_RET: p->act = ACT_RETURN; return;
	case WB_OP_TIME:	/* without a mnemonic: a register is used before its load has returned */
		p->act = wb_early_read(k->i) ? ACT_REFUSED : k->i->mem.counters ? ACT_ONE_LINE : ACT_NONE;
		return;
	case WB_OP_CACHE: case WB_OP_MESSAGE: p->act = ACT_ONE_LINE; return;
	case WB_OP_PERMUTE: p->act = k->i->mem.counters ? ACT_LDS_ONE : ACT_NONE; return;
	case WB_OP_TRAP: p->act = wb_aborts(k->i) ? ACT_ABORT : ACT_REFUSED; return;
	case WB_OP_CBR: p->act = strcmp(name, "s_setpc_b64") == 0 ? ACT_JUMP : ACT_REFUSED; return;
	case WB_OP_HALT: case WB_OP_SIGNAL: case WB_OP_PREFETCH: case WB_OP_SPLIT: case WB_OP_MERGE:
	case WB_OP_SYNC: p->act = ACT_REFUSED; return;
	default: break;
	}
	if (k->i->mem.count)
		decode_access(k);
	else if (k->i->tclass == WB_TC_GDS || k->i->tclass == WB_TC_EXPORT || k->i->tclass == WB_TC_IMAGE)
		p->act = ACT_REFUSED;
}

/* The function that executes the instruction if its result matters. */
static exec_fn *
choose(const struct work *k)
{
	const struct step *p = k->p;
	const char *name = wb_gcn_operation_name(k->i->isa_op);

	switch (k->i->op) {
	case WB_OP_READLANE: return wb_exact_readlane;
	case WB_OP_READFIRST: return wb_exact_readfirst;
	case WB_OP_WRITELANE: return wb_exact_writelane;
	case WB_OP_GETPC: return wb_exact_getpc;
	case WB_OP_MODE: return wb_exact_mode;
	case WB_OP_PERMUTE:
		return strcmp(name, "ds_bpermute_b32") == 0 || strcmp(name, "ds_swizzle_b32") == 0 ? wb_exact_permute :
												      wb_exact_unknown;
	case WB_OP_TIME: case WB_OP_MESSAGE: case WB_OP_SWAP: return wb_exact_unknown;
	default: break;
	}
	if (k->i->tclass == WB_TC_SALU_FLOAT)
		return wb_exact_scalar_float;
	if (p->cond != COND_NONE && strncmp(name, "v_", 2) == 0)
		return wb_exact_compare;
	return strncmp(name, "v_", 2) == 0 ? wb_exact_valu : wb_exact_salu;
}

/* ---- one instruction ------------------------------------------------------------------------------- */
static void
find_relative(struct work *k)
{
	for (uint32_t n = 0; n < k->i->nopnd; n++) {
		const struct wb_opnd *o = wb_opnd(k->fn, k->i, n);

		if (o->kind == WB_OPND_UNIT && o->flags & WB_DEF && o->flags & WB_IMPLICIT &&
			k->fn->unit[o->id].role == WB_ROLE_NONE)
			k->p->run = wb_exact_unknown;
	}
}

/* 16-bit operations that clear the upper half on gfx8 and gfx9; from gfx10 on all of them keep it. */
static bool
zeroes_upper(const char *name)
{
	static const char *const names[] = {
		"v_add_u16",
		"v_sub_u16",
		"v_subrev_u16",
		"v_mul_lo_u16",
		"v_lshlrev_b16",
		"v_lshrrev_b16",
		"v_ashrrev_i16",
		"v_max_u16",
		"v_max_i16",
		"v_min_u16",
		"v_min_i16",
	};

	for (uint32_t k = 0; k < WB_COUNT(names); k++)
		if (strcmp(names[k], name) == 0)
			return true;
	return false;
}

/* Whether the upper half of the destination is kept, as from gfx10 on except with SDWA. Then the destination is read as
 * the last source. */
static bool
keeps_upper(const struct work *k)
{
	const struct step *p = k->p;

	return p->narrow && k->g->m->gfx >= 0x1000 && p->nsrc == 3 && p->src[2].kind == REF_VECTOR &&
		p->d.kind == REF_VECTOR && p->src[2].unit == p->d.unit && !p->dpp &&
		!wb_mod_present(k->fn, k->i, WB_MOD_DSTSEL);
}

static void
decode_inst(struct work *k, bool need)
{
	const struct wb_machine *m = k->g->machine;
	struct step *p = k->p;
	uint64_t delay = wb_machine_inst_delay(m, k->fn, k->i);

	*p = (struct step){ .op = (uint8_t)k->i->op, .type = k->i->type, .taken = WB_NONE, .next = WB_NONE };
	p->sign = k->i->type == WB_T_I32 || k->i->type == WB_T_I64 || k->i->type == WB_T_I16;
	p->narrow = k->i->type == WB_T_I16 || k->i->type == WB_T_U16;
	p->zeroes = p->narrow && k->g->m->gfx < 0x1000 && zeroes_upper(wb_gcn_operation_name(k->i->isa_op));
	p->wide = wb_type_wide(k->i->type);
	p->flt = wb_exact_float(wb_gcn_operation_name(k->i->isa_op));
	p->is_float = p->flt != 0 || k->i->type == WB_T_F32 || k->i->type == WB_T_F64;
	p->issue = m->issue_cycles[k->i->tclass];
	p->address = (uint32_t)wb_machine_address_cycles(m, k->i, false);
	p->address_row = (uint32_t)wb_machine_address_cycles(m, k->i, true);
	p->store_rounds = (uint32_t)wb_machine_store_rounds(m, k->i);
	p->delay = delay;
	p->counters = k->i->mem.counters;
	p->cond = (uint8_t)wb_exact_condition(wb_gcn_operation_name(k->i->isa_op), k->i);
	find_operands(k);
	find_modifiers(k);
	p->keeps = keeps_upper(k);
	p->run = need ? choose(k) : NULL;
	decode_act(k);
	if (need)
		find_relative(k);
	if (delay == WB_UNKNOWN)
		p->act = ACT_REFUSED;
	p->local = !p->counters && p->issue && p->act != ACT_BARRIER && p->act != ACT_END;
	p->taken_delay = p->act >= ACT_BRANCH && p->act <= ACT_JUMP ? wb_machine_taken_delay(m, k->i) : 0;
}

/* ---- successors -------------------------------------------------------------------------------- */
/* The first instruction at or behind the start of block @b. */
static uint32_t
first_of(const struct wb_fn *fn, uint32_t b)
{
	for (uint32_t steps = 0; b != WB_NONE && steps <= fn->nblock; steps++) {
		const struct wb_block *bl = &fn->block[b];

		if (bl->ninst)
			return bl->first;
		b = bl->nout ? fn->edge[fn->out[bl->out]].dst : WB_NONE;
	}
	return WB_NONE;
}

static void
link_block(struct program *g, const struct wb_fn *fn, uint32_t b)
{
	const struct wb_block *bl = &fn->block[b];
	uint32_t base = g->first[fn->id];
	struct step *last;

	if (!bl->ninst)
		return;
	for (uint32_t n = 0; n + 1 < bl->ninst; n++)
		g->step[base + bl->first + n].next = base + bl->first + n + 1;
	last = &g->step[base + bl->first + bl->ninst - 1];
	for (uint32_t n = 0; n < bl->nout; n++) {
		const struct wb_edge *e = &fn->edge[fn->out[bl->out + n]];
		uint32_t to = first_of(fn, e->dst);

		if (to != WB_NONE)
			*(e->kind == WB_EDGE_TAKEN ? &last->taken : &last->next) = base + to;
	}
}

static void
map_vectors(struct program *g, const struct wb_fn *fn, const struct wb_timing *t)
{
	for (uint32_t n = 0; n < fn->ninst; n++) {
		const struct wb_inst *i = &fn->inst[n];
		bool access = i->mem.count && i->mem.space != WB_SPACE_SCALAR;

		for (uint32_t o = 0; o < i->nopnd && (access || wb_timing_needs(t, n)); o++) {
			const struct wb_opnd *p = wb_opnd(fn, i, o);

			if (p->kind != WB_OPND_UNIT || fn->unit[p->id].cls != WB_UNIT_VECTOR ||
				(!wb_timing_needs(t, n) && (p->flags & WB_DEF || o == i->mem.data)))
				continue;
			for (uint32_t u = p->id; u < p->id + p->nunit; u++)
				g->vector_of[u] = 1;
		}
	}
}

static void
decode_fn(struct program *g, const struct wb_fn *fn, const struct wb_timing *t)
{
	struct work k = { .g = g, .fn = fn };

	for (uint32_t n = 0; n < fn->ninst; n++) {
		k.i = &fn->inst[n];
		k.p = &g->step[g->first[fn->id] + n];
		decode_inst(&k, wb_timing_needs(t, n));
		k.p->fn = fn->id;
		k.p->inst = n;
		if (k.p->act == ACT_CALL) {
			uint32_t to = wb_callee(fn, k.i),
				 at = to == WB_NONE || g->first[to] == WB_NONE ? WB_NONE : first_of(g->m->fn[to], 0);

			k.p->taken = at == WB_NONE ? WB_NONE : g->first[to] + at;
		}
	}
	for (uint32_t b = 0; b < fn->nblock; b++)
		link_block(g, fn, b);
}

enum wb_status
wb_exact_decode(struct program *g, struct wb_timing *const *need)
{
	uint16_t n = 1;

	for (uint32_t f = 0; f < g->m->nfn; f++)
		if (g->first[f] != WB_NONE)
			map_vectors(g, g->m->fn[f], need[f]);
	for (uint32_t u = 0; u < 3; u++)
		g->vector_of[WB_GCN_V0 + u] = 1;	/* work-item ids are written there */
	for (uint32_t u = 0; u < WB_GCN_NUNIT; u++)
		if (g->vector_of[u])
			g->vector_of[u] = n++;
	g->nvec = n;
	g->step = WB_NEW(g->cx->tmp, struct step, g->nstep);
	for (uint32_t f = 0; f < g->m->nfn; f++)
		if (g->first[f] != WB_NONE)
			decode_fn(g, g->m->fn[f], need[f]);
	g->entry_step = g->first[g->fn->id] + first_of(g->fn, 0);
	return WB_OK;
}
