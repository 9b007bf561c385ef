/* src/sim/decode.c -- decoded instructions to steps.
 *
 * An instruction finds its row by mnemonic. Operands are taken in the order of
 * the assembly text: destinations, then sources; modifiers become fields.
 * Blocks become step numbers: the next step, and the target of a taken branch.
 * An instruction without a row, or with operands that do not fit its row, gets a
 * function that reports it when it is executed.
 */
#include <stdlib.h>

#include "valu.h"

/* ---- rows by mnemonic ------------------------------------------------------------------ */
typedef struct wb_sim_table table_fn(void);
static table_fn *const tables[] = {
	wb_sim_valu_table,
	wb_sim_cmp_table,
	wb_sim_salu_table,
	wb_sim_lane_table,
	wb_sim_matrix_table,
	wb_sim_control_table,
	wb_sim_lds_table,
	wb_sim_vmem_table,
	wb_sim_buffer_table,
	wb_sim_image_table,
	wb_sim_smem_table,
};

static bool
fits(const struct wb_sim_semantics *r, uint32_t gfx)
{
	return !r->gfx || r->gfx == (gfx < 0x900 ? 8 : 9) || (r->gfx == 10 && gfx >= 0x906) ||
		(r->gfx == 11 && gfx >= 0x908) || (r->gfx == 12 && gfx >= 0x90a) ||
		r->gfx == (gfx >= 0x1000 ? 13 : 14) || (r->gfx == 15 && gfx >= 0x1100) ||
		(r->gfx == 16 && gfx >= 0x1200) || (r->gfx == 17 && gfx >= 0x1100 && gfx < 0x1200) ||
		(r->gfx == 18 && gfx >= 0x90a && gfx < 0x1000);
}

static const struct wb_sim_semantics *
row_at(uint32_t id)
{
	return &tables[id >> 16]().row[id & 0xffff];
}

static void
fill_rows(struct wb_sim *s)
{
	uint32_t n = 0;

	for (uint32_t t = 0; t < WB_COUNT(tables); t++)
		n += tables[t]().n;
	s->rows = wb_map_new(s->cx->unit);
	wb_map_reserve(&s->rows, n);
	for (uint32_t t = 0; t < WB_COUNT(tables); t++) {
		struct wb_sim_table tb = tables[t]();

		for (uint32_t k = 0; k < tb.n; k++)
			if (fits(&tb.row[k], s->gfx))
				(void)wb_map_put(&s->rows, tb.row[k].name, strlen(tb.row[k].name), t << 16 | k);
	}
}

const char *
wb_sim_mnemonic(uint32_t gfx, uint32_t i)
{
	for (uint32_t t = 0; t < WB_COUNT(tables); t++) {
		struct wb_sim_table tb = tables[t]();

		for (uint32_t k = 0; k < tb.n; k++)
			if (fits(&tb.row[k], gfx) && !i--)
				return tb.row[k].name;
	}
	return NULL;
}

/* ---- addresses of code --------------------------------------------------------------------- */
/* Sections of a linked image keep their distances. Other sections get 4 GiB of addresses each, on demand. */
uint64_t
wb_sim_section_base(struct wb_sim *s, const char *name)
{
	size_t n = name ? strlen(name) : 0;
	uint32_t k;
	uint64_t base;

	if (!s->section_map.arena) {
		s->section_map = wb_map_new(s->cx->unit);
		for (k = 0; k < s->module->nsection; k++)
			if (s->module->section[k].linked) {
				wb_map_put(&s->section_map, s->module->section[k].name,
					strlen(s->module->section[k].name), s->base.n);
				base = CODE_BASE + s->module->section[k].image;
				WB_PUSH(s->cx->unit, &s->base, base);
			}
	}
	k = wb_map_get(&s->section_map, name ? name : "", n);
	if (k == WB_NONE) {
		wb_map_put(&s->section_map, name ? wb_strdup(s->cx->unit, name) : "", n, k = s->base.n);
		base = CODE_BASE + ((uint64_t)k << 32);
		WB_PUSH(s->cx->unit, &s->base, base);
	}
	return s->base.at[k];
}

/* Distance of a symbol from the literal that refers to it: the last four bytes of the instruction. */
enum { RELOC_LO = 1, RELOC_HI };

static struct opnd
symbol(struct wb_sim *s, const struct program *g, const struct wb_inst *i, const struct wb_opnd *o)
{
	const struct wb_symbol *y = &s->module->symbol[o->id];
	struct opnd r = { .kind = O_BAD };
	uint64_t at = g->base + i->addr + 4, x;

	if (!y->section || (o->spare != RELOC_LO && o->spare != RELOC_HI))
		return r;
	x = wb_sim_section_base(s, y->section) + y->addr + o->imm - at;
	r.kind = O_IMM;
	r.imm = o->spare == RELOC_HI ? x >> 32 : x & UINT32_MAX;
	return r;
}

#define UNIT_NULL 125			/* from gfx10 on: reads as 0, writes are ignored */

/* ---- operands -------------------------------------------------------------------------------- */
static struct opnd
operand(struct wb_sim *s, const struct program *g, const struct wb_inst *i, const struct wb_opnd *o)
{
	struct opnd r = { .kind = O_BAD,
		.nunit = o->nunit,
		.neg = o->flags & WB_NEG,
		.abs = o->flags & WB_ABS,
		.sext = o->flags & WB_SEXT };

	switch (o->kind) {
	case WB_OPND_IMM:
		r.kind = O_IMM;
		r.imm = o->imm;
		break;
	case WB_OPND_UNIT:
		if (o->id == UNIT_NULL && s->gfx >= 0x1000) {
			r.kind = o->flags & WB_DEF ? O_SGPR : O_IMM;
			r.reg = NOWHERE;
		} else if (o->id < NSGPR && o->id + o->nunit <= NSGPR) {
			r.kind = O_SGPR;
			r.reg = (uint16_t)o->id;
		} else if (o->id >= WB_GCN_V0 &&
			o->id + o->nunit <= WB_GCN_NUNIT) { /* accumulation registers follow the others */
			r.kind = O_VGPR;
			r.reg = (uint16_t)(o->id - WB_GCN_V0);
		}
		break;
	case WB_OPND_SYM: {
		struct opnd y = symbol(s, g, i, o);

		y.nunit = o->nunit;
		return y;
	}
	}
	return r;
}

/* Flags of image instructions; the dimension follows them, counted from 1. */
static void
image(struct step *p, uint32_t bits)
{
	p->unnormalized = bits & 1;
	p->short_descriptor = bits & 4;
	p->a16 = bits & 8;
	p->d16 = bits & 16;
	p->dimension = (uint8_t)((bits >> 12) - (bits >> 12 != 0));
}

static void
modifier(struct step *p, const struct wb_opnd *o)
{
	switch (o->id) {
	case WB_MOD_OFFSET: p->offset = (int64_t)o->imm; break;
	case WB_MOD_SWIZZLE: p->offset = (int64_t)o->imm; break;
	case WB_MOD_SIMM: p->offset = (int64_t)o->imm; break;
	case WB_MOD_OFFSET0: p->offset = (int64_t)o->imm; break;
	case WB_MOD_OFFSET1: p->offset1 = (uint32_t)o->imm; break;
	case WB_MOD_GLC: p->glc = o->imm; p->policy |= o->imm; break;
	case WB_MOD_SLC:
	case WB_MOD_DLC:
	case WB_MOD_SCC:
	case WB_MOD_NV: p->policy |= o->imm; break;
	case WB_MOD_OFFEN: p->offen = o->imm; break;
	case WB_MOD_IDXEN: p->idxen = o->imm; break;
	case WB_MOD_CLAMP: p->clamp = o->imm != 0; break;
	case WB_MOD_OMOD: p->omod = (uint8_t)o->imm; break;
	case WB_MOD_OPSEL: p->opsel = (uint8_t)o->imm; break;
	case WB_MOD_INDEXKEY: p->abid = (uint8_t)o->imm; break;
	case WB_MOD_BYTESEL: p->byte = (uint8_t)o->imm; break;
	case WB_MOD_OPSELHI: p->opsel_hi = (uint8_t)o->imm; break;
	case WB_MOD_NEGLO: p->neg_lo = (uint8_t)o->imm; break;
	case WB_MOD_NEGHI: p->neg_hi = (uint8_t)o->imm; break;
	case WB_MOD_CBSZ: p->cbsz = (uint8_t)o->imm; break;
	case WB_MOD_ABID: p->abid = (uint8_t)o->imm; break;
	case WB_MOD_BLGP: p->blgp = (uint8_t)o->imm; break;
	case WB_MOD_DSTSEL: p->form |= W_SDWA; p->dst_sel = (uint8_t)o->imm; break;
	case WB_MOD_DSTUNUSED: p->form |= W_SDWA; p->dst_unused = (uint8_t)o->imm; break;
	case WB_MOD_SRC0SEL: p->form |= W_SDWA; p->sel[0] = (uint8_t)o->imm; break;
	case WB_MOD_SRC1SEL: p->form |= W_SDWA; p->sel[1] = (uint8_t)o->imm; break;
	case WB_MOD_DPPCTRL: p->form |= W_DPP; p->dpp_ctrl = (uint16_t)o->imm; break;
	case WB_MOD_ROWMASK: p->row_mask = (uint8_t)o->imm; break;
	case WB_MOD_BANKMASK: p->bank_mask = (uint8_t)o->imm; break;
	case WB_MOD_FI: p->fetch_inactive = o->imm != 0; break;
	case WB_MOD_DPP8: p->form |= W_DPP; p->eights = true; p->eights_of = (uint32_t)o->imm; break;
	case WB_MOD_BOUNDCTRL: p->bound_ctrl = o->imm != 0; break;
	case WB_MOD_HWREG: p->hwreg = (uint32_t)o->imm; break;
	case WB_MOD_VMCNT: p->vmcnt = (uint8_t)o->imm; break;
	case WB_MOD_LGKMCNT: p->lgkmcnt = (uint8_t)o->imm; break;
	case WB_MOD_KMCNT: p->kmcnt = (uint8_t)o->imm; break;
	case WB_MOD_VSCNT: p->vscnt = (uint8_t)o->imm; break;
	case WB_MOD_EXPCNT: p->expcnt = (uint8_t)o->imm; break;
	case WB_MOD_LDS: p->lds = o->imm != 0; break;
	case WB_MOD_TFE: p->tfe = o->imm != 0; break;
	case WB_MOD_LWE: p->lwe = o->imm != 0; break;
	case WB_MOD_DMASK: p->dmask = (uint8_t)o->imm; break;
	case WB_MOD_IMAGE: image(p, (uint32_t)o->imm); break;
	case WB_MOD_FORMAT: p->format = (uint8_t)o->imm; break;
	case WB_MOD_GDS: case WB_MOD_ADDR64: p->foreign |= o->imm != 0; break;
	default: break;
	}
}

static void
run_unmodelled(struct wb_sim_wave *w, const struct step *p)
{
	wb_sim_fault(w, p, WB_E_SIM_MODEL, "%s is not modelled by the simulator for this target",
		wb_gcn_opcode_name(p->i->isa_op));
}

/* An unknown value of a register that is used before its load has returned: here it has, as in some runs of the code.
 */
static void run_returned(struct wb_sim_wave *w, const struct step *p) { (void)w; (void)p; }

static void
run_misfit(struct wb_sim_wave *w, const struct step *p)
{
	wb_sim_fault(w, p, WB_E_SIM_MODEL, "this form of %s is not modelled by the simulator",
		wb_gcn_opcode_name(p->i->isa_op));
}

/* How many of the explicit operands are destinations, given the form. */
static uint32_t
destinations(const struct step *p, const struct wb_sim_semantics *r)
{
	const struct mem_row *m = r->row;
	bool atomic = r->family == F_VMEM && m && m->kind == M_ATOMIC;

	return atomic && p->glc ? 1 : p->lds ? 0 : r->ndst;
}

/* Sources the row reads from the text, the carry mask included. */
static uint32_t
sources(const struct wb_sim_semantics *r)
{
	uint32_t n = r->nsrc - r->own_dst;

	if (r->family == F_VALU && r->row) {
		const struct valu_row *v = r->row;

		n += (v->flags & CI) && !(v->flags & VC);
	}
	return n;
}

/* A negative constant as a pair of 16-bit integers: its upper half depends on the target. So it is not modelled. */
static bool
two_halves_of(const struct step *p, const struct wb_sim_semantics *r, const struct opnd *src, uint32_t k)
{
	const struct valu_row *v = r->row;
	bool pairs = r->run == wb_sim_run_packed ?
		v->t[k] == T_US || v->t[k] == T_IS :
		r->run == wb_sim_run_dot && strstr(r->name, "16") && v->d != T_F && k < 2;

	return pairs && src->kind == O_IMM && (src->imm & 0xffff8000) == 0x8000 && p->opsel_hi >> k & 1;
}

/* A constant for a pair of registers: the value of the second one depends on the target. So it is not modelled. */
static bool
second_of_constant(const struct step *p, const struct wb_sim_semantics *r, const struct opnd *src, uint32_t k)
{
	if (src->kind == O_IMM && !src->imm)
		return false;		/* 0 in both */
	if (r->run == wb_sim_run_pair_move && k == 1 && (p->opsel >> 1 & 1) != (p->opsel_hi >> 1 & 1))
		return true;		/* documents disagree on which bit decides */
	return (r->run == wb_sim_run_pairs || r->run == wb_sim_run_pair_move) && src->kind == O_IMM &&
		(p->opsel_hi >> k & 1 || p->opsel >> k & 1);
}

static bool
misfit(const struct step *p, const struct wb_sim_semantics *r, const struct opnd *all, uint32_t n)
{
	const struct valu_row *v = r->row;

	if (p->foreign && !r->any_operands)
		return true;
	for (uint32_t k = 0; k < n; k++)
		if (all[k].kind == O_BAD)
			return true;
	if (r->any_operands)
		return false;
	if (n != destinations(p, r) + sources(r))
		return true;
	if (r->family == F_CMP && p->omod)
		return true;
	for (uint32_t k = 0; r->family == F_VALU && v && k + r->ndst < n; k++)
		if (two_halves_of(p, r, &all[k + r->ndst], k) || second_of_constant(p, r, &all[k + r->ndst], k))
			return true;
	if (strstr(r->name, "_iu") && (p->neg_hi || p->neg_lo > 3))
		return true;
	for (uint32_t k = 0; r->run == wb_sim_run_dot && k < n; k++)
		if (all[k].neg || all[k].abs)
			return true;	/* undocumented: which half neg and abs apply to */
	if (r->run == wb_sim_run_dot && v && wb_sim_narrow(v->d) && p->opsel & 3)
		return true;		/* there, op_sel cannot choose the halves of the factors */
	/* integer results are clamped only by rows whose expression does so */
	if (r->family == F_VALU && v && p->clamp && (v->d < T_F) && !strstr(v->expr, "clamp"))
		return true;
	return false;
}

static void
settle(struct step *p, const struct wb_sim_semantics *r, const struct opnd *all, uint32_t n)
{
	uint32_t nd = destinations(p, r), vectors = 0;
	const struct mem_row *m = r->row;

	if (nd > 0 && n > 0)
		p->d = all[0];
	if (nd > 1 && n > 1)
		p->d2 = all[1];
	for (uint32_t k = nd; k < n && p->ns < MAX_SRC; k++) {
		vectors += all[k].kind == O_VGPR;
		p->s[p->ns++] = all[k];
	}
	if (r->own_dst)
		p->s[p->ns++] = p->d;
	if (r->family == F_VALU)
		p->ns = r->nsrc;	/* a carry mask is behind them */
	if (r->family == F_VMEM && m) {
		p->has_vaddr = vectors > (m->kind != M_LOAD);
	}
}

/* Conversions of 8-bit floats: which byte or half of the source, or byte of the result. */
static void
choose_bytes(const struct wb_sim *s, struct step *p, const char *name)
{
	if (strncmp(name, "v_cvt_sr_", 9) == 0) {
		p->form |= W_SDWA;
		p->dst_sel = s->gfx >= 0x1200 ? p->byte : p->opsel >> 2;
	} else if (p->byte) {
		p->form |= W_SDWA;
		p->sel[0] = p->byte;
	} else if (strncmp(name, "v_cvt_pk_f32_", 13) == 0 && p->opsel) {
		p->form |= W_SDWA;
		p->sel[0] = 5;
	}
}

/* Whether a source is made when it is read, or the instruction may be skipped. */
static bool
is_special(struct step *p, const struct wb_fn *fn, const struct wb_inst *i)
{
	bool special = i->op == WB_OP_TIME;

	for (uint32_t k = 0; k < i->nopnd; k++) {
		const struct wb_opnd *o = wb_opnd(fn, i, k);
		bool reads = o->kind == WB_OPND_UNIT && o->flags & WB_USE;

		special |= reads && (o->id == WB_GCN_VCCZ || o->id == WB_GCN_EXECZ || o->id == WB_GCN_LDS_DIRECT);
		p->lds_direct |= reads && o->id == WB_GCN_LDS_DIRECT;
	}
	return special;
}

/* Immediate operands that become fields of the step. */
static void
fields(struct step *p, const struct wb_sim_semantics *r)
{
	if (strcmp(r->name, "s_set_gpr_idx_on") == 0 && p->ns > 1 && p->s[1].kind == O_IMM)
		p->offset = (int64_t)p->s[1].imm;
	if (strcmp(r->name, "s_set_gpr_idx_mode") == 0 && p->ns > 0 && p->s[0].kind == O_IMM)
		p->offset = (int64_t)p->s[0].imm;
}

/* Raises g->nvgpr to include all vector registers that @i names. All operands are read here, because a step has at
 * most eight, and addresses of images may have more. */
static void
count_registers(struct program *g, const struct wb_inst *i)
{
	for (uint32_t j = 0; j < i->nopnd; j++) {
		const struct wb_opnd *o = wb_opnd(g->fn, i, j);
		uint32_t end = o->id + o->nunit;

		if (o->kind == WB_OPND_UNIT && o->id >= WB_GCN_V0 && end <= WB_GCN_NUNIT &&
			end - WB_GCN_V0 > g->nvgpr)
			g->nvgpr = end - WB_GCN_V0;
	}
}

static void
decode_inst(struct wb_sim *s, struct program *g, uint32_t k)
{
	const struct wb_fn *fn = g->fn;
	const struct wb_inst *i = &fn->inst[k];
	struct step *p = &g->step[k];
	struct opnd all[8];
	uint32_t n = 0, id = WB_NONE;
	bool hi_given = false;

	*p = (struct step){ .run = run_unmodelled,
		.inst = k,
		.i = i,
		.next = WB_NONE,
		.taken = WB_NONE,
		.dst_sel = 6,
		.sel = { 6, 6 },
		.row_mask = 15,
		.bank_mask = 15,
		.vmcnt = 63,
		.lgkmcnt = s->gfx >= 0x1000 ? 63 : 15,
		.vscnt = 63,
		.kmcnt = 31,
		.expcnt = 7,
		.format = 1,
		.dst_unused = 2 };
	for (uint32_t j = 0; j < i->nopnd; j++) {
		const struct wb_opnd *o = wb_opnd(fn, i, j);

		if (o->kind == WB_OPND_FN) {
			const struct wb_fn *callee = s->module->fn[o->id];

			p->offset = (int64_t)(wb_sim_section_base(s, callee->section) + callee->addr);
		} else if (o->kind == WB_OPND_MOD) {
			modifier(p, o);
			hi_given |= o->id == WB_MOD_OPSELHI;
		} else if (!(o->flags & WB_IMPLICIT)) {	/* the target of a call is the value of its register */
			struct opnd one = operand(s, g, i, o);

			if (n < WB_COUNT(all))	/* only addresses of images have more: exec_image.c */
				all[n++] = one;
		}
	}
	if (wb_early_read(i))
		p->run = run_returned;
	if (i->isa_op != WB_NO_ISA) {
		const char *name = wb_gcn_operation_name(i->isa_op);

		if (i->op == WB_OP_MOV && strcmp(name, "v_pk_mov_b32") == 0)
			name = "v_mov_b64";	/* read as a copy of 64 bits, with one source */
		id = wb_map_get(&s->rows, name, strlen(name));
	}
	if (id != WB_NONE) {
		const struct wb_sim_semantics *r = row_at(id);

		if (!hi_given && (strncmp(r->name, "v_pk_", 5) == 0 || strncmp(r->name, "v_dot", 5) == 0 ||
					 strncmp(r->name, "v_wmma", 6) == 0 || strncmp(r->name, "v_swmmac", 8) == 0))
			p->opsel_hi = 7;
		p->run = p->behind = r->run;
		p->row = r->row;
		if (is_special(p, fn, i))
			p->run = wb_sim_run_special;
		if (misfit(p, r, all, n)) {
			p->run = run_misfit;
			return;
		}
		settle(p, r, all, n);
		fields(p, r);
		choose_bytes(s, p, r->name);
		if (!wb_sim_matrix_fits(p)) {
			p->run = run_misfit;
			return;
		}
		g->calls |= i->op == WB_OP_CALL;
		if (strcmp(r->name, "v_writelane_b32") == 0)
			g->keeps[p->d.reg >> 6] |= 1ull << (p->d.reg & 63);
	}
}

/* ---- control flow ------------------------------------------------------------------------------- */
/* The first instruction executed from the start of @block on; empty blocks are skipped. WB_NONE: there is none. */
static uint32_t
first_step(const struct wb_fn *fn, uint32_t block)
{
	for (uint32_t hops = 0; block != WB_NONE && hops <= fn->nblock; hops++) {
		const struct wb_block *b = &fn->block[block];

		if (b->ninst)
			return b->first;
		if (!b->nout)
			return WB_NONE;
		block = fn->edge[fn->out[b->out]].dst;
	}
	return WB_NONE;
}

static void
link_block(struct program *g, uint32_t block)
{
	const struct wb_fn *fn = g->fn;
	const struct wb_block *b = &fn->block[block];
	struct step *last;

	if (!b->ninst)
		return;
	for (uint32_t k = b->first; k + 1 < b->first + b->ninst; k++)
		g->step[k].next = k + 1;
	last = &g->step[b->first + b->ninst - 1];
	for (uint32_t k = 0; k < b->nout; k++) {
		const struct wb_edge *e = &fn->edge[fn->out[b->out + k]];

		if (e->kind == WB_EDGE_TAKEN)
			last->taken = first_step(fn, e->dst);
		else if (e->kind == WB_EDGE_FALL)
			last->next = first_step(fn, e->dst);
	}
}

static int
by_addr(const void *a, const void *b)
{
	const struct wb_inst *x = *(const struct wb_inst *const *)a, *y = *(const struct wb_inst *const *)b;

	return x->addr < y->addr ? -1 : x->addr > y->addr;
}

const struct program *
wb_sim_decode(struct wb_sim *s, uint32_t fn)
{
	struct program *g = &s->prog[fn];
	const struct wb_inst **order;
	struct wb_arena_mark mark;

	if (g->fn)
		return g;
	if (!s->rows.arena)
		fill_rows(s);
	g->fn = s->module->fn[fn];
	g->nstep = g->fn->ninst;
	g->base = wb_sim_section_base(s, g->fn->section);
	g->step = WB_NEW(s->cx->unit, struct step, g->nstep);
	g->reported = WB_NEW(s->cx->unit, bool, g->nstep);
	g->reported_lanes = WB_NEW(s->cx->unit, bool, g->nstep);
	g->by_addr = WB_NEW(s->cx->unit, uint32_t, g->nstep);
	for (uint32_t k = 0; k < g->nstep; k++) {
		count_registers(g, &g->fn->inst[k]);
		decode_inst(s, g, k);
	}
	for (uint32_t b = 0; b < g->fn->nblock; b++)
		link_block(g, b);
	g->entry = g->fn->nblock ? first_step(g->fn, 0) : WB_NONE;
	mark = wb_arena_mark(s->cx->tmp);
	order = WB_NEW(s->cx->tmp, const struct wb_inst *, g->nstep);
	for (uint32_t k = 0; k < g->nstep; k++)
		order[k] = &g->fn->inst[k];
	qsort(order, g->nstep, sizeof *order, by_addr);
	for (uint32_t k = 0; k < g->nstep; k++)
		g->by_addr[k] = (uint32_t)(order[k] - g->fn->inst);
	wb_arena_reset(s->cx->tmp, mark);
	return g;
}
