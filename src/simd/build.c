/* src/simd/build.c -- a Sim-D program in the common IR, so that passes can draw it and count its loops.
 *
 * Scalar integers are modelled, vectors are unknown functions of what they read: lanes are masked by
 * the control stack, which the IR does not have. `sicj` becomes a comparison with 0 and a branch on it. The address
 * of an instruction is 8 times its number.
 *
 * Source: wavebound-sas(5) for what each instruction computes.
 * Cost:   O(instructions).
 */
#include "simd.h"

#define INST_BYTES 8

/* Units: the registers in a row, then the condition. */
enum {
	UNIT_V = 0,
	UNIT_S = UNIT_V + WB_SIMD_VREGS,
	UNIT_P = UNIT_S + WB_SIMD_SREGS,
	UNIT_W = UNIT_P + WB_SIMD_PREGS,
	UNIT_C = UNIT_W + WB_SIMD_WS,
	UNIT_SCC = UNIT_C + WB_SIMD_CS,
	UNITS
};

static const uint16_t scalar[WB_SIMD_OPS] = {
	[WB_SIMD_SIADD] = WB_OP_ADD,
	[WB_SIMD_SISUB] = WB_OP_SUB,
	[WB_SIMD_SIMUL] = WB_OP_MUL,
	[WB_SIMD_SIMIN] = WB_OP_MIN,
	[WB_SIMD_SIMAX] = WB_OP_MAX,
	[WB_SIMD_SAND] = WB_OP_AND,
	[WB_SIMD_SOR] = WB_OP_OR,
	[WB_SIMD_SIMAD] = WB_OP_MAD,
	[WB_SIMD_SINEG] = WB_OP_NEG,
	[WB_SIMD_SNOT] = WB_OP_NOT,
	[WB_SIMD_SMOV] = WB_OP_MOV,
	[WB_SIMD_SSHL] = WB_OP_SHL,
};
static const uint16_t compare[] = { [WB_SIMD_EZ] = WB_OP_EQ,
	[WB_SIMD_NZ] = WB_OP_NE,
	[WB_SIMD_G] = WB_OP_GT,
	[WB_SIMD_GE] = WB_OP_GE,
	[WB_SIMD_L] = WB_OP_LT,
	[WB_SIMD_LE] = WB_OP_LE };

struct names {
	const char *prefix;
	uint32_t first, n;
	uint8_t cls;
};

static void
make_units(struct wb_ctx *cx, struct wb_fn *fn)
{
	static const struct names file[] = {
		{ "v", UNIT_V, WB_SIMD_VREGS, WB_UNIT_VECTOR },
		{ "s", UNIT_S, WB_SIMD_SREGS, WB_UNIT_SCALAR },
		{ "p", UNIT_P, WB_SIMD_PREGS, WB_UNIT_VECTOR },
		{ "vc", UNIT_W, WB_SIMD_WS, WB_UNIT_VECTOR },
		{ "sc", UNIT_C, WB_SIMD_CS, WB_UNIT_SCALAR },
	};

	fn->unit = WB_NEW(cx->unit, struct wb_unit, UNITS);
	fn->nunit = UNITS;
	for (size_t k = 0; k < WB_COUNT(file); k++)
		for (uint32_t u = 0; u < file[k].n; u++)
			fn->unit[file[k].first + u] =
				(struct wb_unit){ .name = wb_format(cx->unit, "%s%u", file[k].prefix, u),
					.cls = file[k].cls };
	fn->unit[UNIT_SCC] = (struct wb_unit){ .name = "scc", .cls = WB_UNIT_SCALAR, .role = WB_ROLE_SCC };
}

static uint32_t
unit_of(const struct wb_simd_opnd *o)
{
	static const uint32_t first[] = { [WB_SIMD_V] = UNIT_V,
		[WB_SIMD_S] = UNIT_S,
		[WB_SIMD_P] = UNIT_P,
		[WB_SIMD_W] = UNIT_W,
		[WB_SIMD_C] = UNIT_C };

	return first[o->kind] + o->reg;
}

/* Registers that an access of scalars writes from its destination on. */
static uint8_t
loaded(const struct wb_simd_inst *i, uint32_t words)
{
	uint32_t n = i->op == WB_SIMD_SLDG ?
		(i->opnd[WB_SIMD_SRC1].kind == WB_SIMD_I ? i->opnd[WB_SIMD_SRC1].value : 1) :
		i->op == WB_SIMD_SLDSP ? words :
					 1;

	return (uint8_t)(n < 1 ? 1 : wb_min_u64(n, WB_SIMD_SREGS - i->opnd[WB_SIMD_DST].reg));
}

static uint32_t
convert(const struct wb_simd_inst *i, uint32_t words, struct wb_opnd *to)
{
	bool stores = wb_simd_flags(i) & WB_SIMD_STORES;
	uint32_t n = 0;

	for (uint32_t k = 0; k < WB_SIMD_OPNDS; k++) {
		const struct wb_simd_opnd *o = &i->opnd[k];
		bool writes = k == WB_SIMD_DST && !stores;

		if (o->kind == WB_SIMD_I)
			to[n++] = (struct wb_opnd){ .kind = WB_OPND_IMM, .flags = WB_USE, .imm = o->value };
		else if (o->kind != WB_SIMD_NONE && o->kind != WB_SIMD_LABEL)
			to[n++] = (struct wb_opnd){ .kind = WB_OPND_UNIT,
				.flags = writes ? WB_DEF : WB_USE,
				.nunit = writes && o->kind == WB_SIMD_S ? loaded(i, words) : 1,
				.id = unit_of(o) };
	}
	return n;
}

/* The special data registers that an access of indexed data or of a scalar also writes. */
static uint32_t
implied(const struct wb_simd_inst *i, struct wb_opnd *to)
{
	bool indexed = i->op == WB_SIMD_LDGBIDX || i->op == WB_SIMD_LDGCIDX || i->op == WB_SIMD_LDSPBIDX;

	if (!indexed)
		return 0;
	*to = (struct wb_opnd){
		.kind = WB_OPND_UNIT, .flags = WB_DEF | WB_IMPLICIT, .nunit = 1, .id = UNIT_W + WB_SIMD_MEM_DATA
	};
	return 1;
}

static uint8_t
class_of(const struct wb_simd_inst *i)
{
	if (wb_simd_accesses(i))
		return wb_simd_flags(i) & WB_SIMD_STORES ? WB_TC_VMEM_STORE : WB_TC_VMEM_LOAD;
	return i->op == WB_SIMD_J ? WB_TC_BRANCH :
		wb_simd_flags(i) & WB_SIMD_ENDS ? WB_TC_CBRANCH :
		wb_simd_ops[i->op].slots == WB_SIMD_ONE_SLOT ? WB_TC_SALU :
							       WB_TC_VALU;
}

static bool
ends_lanes(const struct wb_simd_inst *i)
{
	return i->op == WB_SIMD_EXIT && i->opnd[WB_SIMD_SRC].kind == WB_SIMD_NONE;
}

/* Whether the decoder may pop the control stack behind block @b. */
static bool
is_popped(const struct simd_flow *f, uint32_t b)
{
	for (uint32_t e = f->block[b].out; e < f->block[b].out + f->block[b].nout; e++)
		if (f->edge[e].kind == SIMD_POP)
			return true;
	return false;
}

static uint16_t
op_of(const struct wb_simd_inst *i, bool popped)
{
	if (ends_lanes(i) && !popped)
		return WB_OP_END;
	if (!(wb_simd_flags(i) & WB_SIMD_ENDS))
		return scalar[i->op];		/* WB_OP_OTHER is 0 */
	return i->op == WB_SIMD_J || (i->op == WB_SIMD_CPOP && !popped) ? WB_OP_BR : WB_OP_CBR;
}

static void
build_inst(struct wb_builder *b, const struct wb_simd *p, uint32_t k, bool popped, uint32_t words)
{
	const struct wb_simd_inst *i = &p->inst[k];
	bool ends = wb_simd_flags(i) & WB_SIMD_ENDS,
	     vector = i->opnd[WB_SIMD_DST].kind == WB_SIMD_V || i->opnd[WB_SIMD_DST].kind == WB_SIMD_P ||
		i->opnd[WB_SIMD_DST].kind == WB_SIMD_W;
	struct wb_inst to = { .op = op_of(i, popped),
		.type = WB_T_I32,
		.tclass = class_of(i),
		.isa_op = WB_NO_ISA,
		.loc = i->loc,
		.addr = (uint64_t)k * INST_BYTES,
		.bytes = INST_BYTES };
	struct wb_opnd o[WB_SIMD_OPNDS + 1];
	uint32_t n = convert(i, words, o);

	if (i->op == WB_SIMD_SICJ) {
		struct wb_inst cmp = to;

		cmp.op = compare[i->sub];
		cmp.tclass = WB_TC_SALU;
		o[2] = (struct wb_opnd){ .kind = WB_OPND_IMM, .flags = WB_USE };
		o[1] = o[0];
		o[0] = (struct wb_opnd){ .kind = WB_OPND_UNIT, .flags = WB_DEF, .nunit = 1, .id = UNIT_SCC };
		wb_build_inst(b, &cmp, o, 3);
		to.op = WB_OP_CBRNZ;
		o[0].flags = WB_USE;
		n = 1;
	}
	if (to.op == WB_OP_END || to.op == WB_OP_BR)
		n = 0;
	to.flags = (uint16_t)((ends ? WB_I_TERMINATOR : 0) | (vector ? WB_I_MASKED : 0) |
		(wb_simd_accesses(i) || i->op == WB_SIMD_CPUSH ? WB_I_SIDE_EFFECT : 0));
	if (to.op == WB_OP_OTHER || to.op == WB_OP_END || to.op == WB_OP_BR || to.op == WB_OP_CBR)
		to.type = WB_T_NONE;
	wb_build_inst(b, &to, o, n + implied(i, o + n));
}

static void
build_edges(struct wb_builder *b, const struct simd_flow *f, uint32_t k)
{
	const struct simd_block *blk = &f->block[k];
	bool ends = ends_lanes(simd_last(f, k)), leaves = false;

	for (uint32_t e = blk->out; e < blk->out + blk->nout; e++) {
		bool again = ends && f->edge[e].kind == SIMD_FALL;

		for (uint32_t d = blk->out; d < e; d++)		/* two pops may lead to one block */
			again = again ||
				(f->edge[d].dst == f->edge[e].dst && f->edge[d].kind != SIMD_FALL &&
					f->edge[e].kind != SIMD_FALL);
		if (!again)
			wb_build_edge(
				b, k, f->edge[e].dst, f->edge[e].kind == SIMD_FALL ? WB_EDGE_FALL : WB_EDGE_TAKEN);
		leaves = leaves || !again;
	}
	if (!leaves || ends)
		wb_build_edge(b, k, WB_NONE, WB_EDGE_EXIT);
}

enum wb_status
simd_build(struct wb_ctx *cx, const struct simd_flow *f, struct wb_fn *fn)
{
	struct wb_builder *b = wb_builder_new(cx, fn);
	const struct simd_stride *stride = simd_strides(cx, f);

	make_units(cx, fn);
	fn->bytes = (uint64_t)f->p->ninst * INST_BYTES;
	for (uint32_t k = 0; k < f->nblock; k++) {
		const struct simd_block *blk = &f->block[k];

		wb_build_block(b, f->p->label[blk->first], f->p->inst[blk->first].loc);
		for (uint32_t n = blk->first; n < blk->first + blk->ninst; n++)
			build_inst(b, f->p, n, is_popped(f, k), stride[k].words);
		build_edges(b, f, k);
	}
	return wb_build_finish(b);
}
