/* passes/div_inst.c -- what an instruction does to forms.
 *
 * Arithmetic that div_form.c follows keeps affine forms; whatever else computes lane by
 * lane from operands that are all uniform gives a uniform result; memory, other
 * lanes and atomics have rules of their own; everything else is divergent.
 */
#include "div.h"

static bool
is_mode(const struct wb_unit *u)
{
	return u->role == WB_ROLE_EXEC_LO || u->role == WB_ROLE_EXEC_HI || strcmp(u->name, "mode") == 0;
}

/* The first operand that is read (div_source) from @o on, WB_NONE. */
static uint32_t
next_source(const struct wb_fn *fn, const struct wb_inst *i, uint32_t o)
{
	for (; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(fn, i, o);

		if (op->kind == WB_OPND_MOD || !(op->flags & WB_USE))
			continue;
		if (op->kind == WB_OPND_UNIT && op->flags & WB_IMPLICIT && is_mode(&fn->unit[op->id]))
			continue;
		return o;
	}
	return WB_NONE;
}

uint32_t
div_source(const struct wb_fn *fn, const struct wb_inst *i, uint32_t n)
{
	uint32_t o = next_source(fn, i, 0);

	while (n-- && o != WB_NONE)
		o = next_source(fn, i, o + 1);
	return o;
}

uint32_t
div_sources(const struct wb_fn *fn, const struct wb_inst *i, uint32_t at[], uint32_t most)
{
	uint32_t n = 0;

	for (uint32_t o = next_source(fn, i, 0); n < most && o != WB_NONE; o = next_source(fn, i, o + 1))
		at[n++] = o;
	return n;
}

struct wb_div_form
div_operand(struct div *d, uint32_t inst, uint32_t o, uint32_t k)
{
	const struct wb_inst *i = &d->fn->inst[inst];
	const struct wb_opnd *op = wb_opnd(d->fn, i, o);
	struct wb_div_form f;
	uint32_t node;

	if (op->kind == WB_OPND_IMM)
		return op->flags & (WB_NEG | WB_ABS | WB_SEXT) ? div_uniform(WB_DIV_LAUNCH) : div_constant((uint32_t)(op->imm >> 32 * (k & 1)));
	if (op->kind != WB_OPND_UNIT)
		return div_uniform(WB_DIV_LAUNCH);	/* an address of code or data */
	node = div_use(d, inst, o, k < op->nunit ? k : 0);
	if (node == WB_NONE)
		return div_top(WB_DIV_BY_ENTRY, inst, WB_NONE);
	f = div_read(d, node);
	f.from = node;
	f.inst = inst;
	if (!(op->flags & (WB_NEG | WB_ABS | WB_SEXT)) || div_is_unset(&f))
		return f;
	return f.cls == WB_DIV_AFFINE ? div_top(WB_DIV_BY_OPERAND, inst, node) : f.cls == WB_DIV_DIVERGENT ? f : div_uniform(f.cls);
}

/* All that @inst reads but EXEC and MODE: the greatest class, uniform; a divergent form that names the culprit; or unset. */
static struct wb_div_form
worst(struct div *d, uint32_t inst, bool addresses_only)
{
	const struct wb_inst *i = &d->fn->inst[inst];
	struct wb_div_form r = div_uniform(WB_DIV_LAUNCH);
	bool unset = false;

	for (uint32_t o = next_source(d->fn, i, 0); o != WB_NONE; o = next_source(d->fn, i, o + 1)) {
		const struct wb_opnd *op = wb_opnd(d->fn, i, o);

		if (op->kind != WB_OPND_UNIT || (addresses_only && o == i->mem.data))
			continue;
		for (uint32_t k = 0; k < op->nunit; k++) {
			struct wb_div_form f = div_operand(d, inst, o, k);

			if (div_is_unset(&f)) {
				unset = true;
				continue;
			}
			if (f.cls > WB_DIV_WAVE)
				return div_top(WB_DIV_BY_OPERAND, inst, f.from);
			if (f.cls >= r.cls) {
				r.cls = r.base = f.cls;
				r.from = f.from;
				r.inst = inst;
			}
		}
	}
	if (unset)
		r.cls = DIV_UNSET;
	return r;
}

/* ---- arithmetic ---------------------------------------------------------------------------- */
static bool
is_signed(uint8_t t)
{
	return t == WB_T_I32 || t == WB_T_I64 || t == WB_T_I16;
}

static bool
is_bitwise(uint16_t op)
{
	return op == WB_OP_MOV || op == WB_OP_NOT || op == WB_OP_AND || op == WB_OP_OR;
}

/* Whether @i computes 32 bits (or bits one by one) in the way its operation says; *part: which unit of its first def @unit is. */
static bool
is_plain(const struct wb_fn *fn, const struct wb_inst *i, uint32_t unit, uint32_t *part)
{
	const struct wb_opnd *to = i->nopnd ? wb_opnd(fn, i, 0) : NULL;
	bool wide = i->type == WB_T_I64 || i->type == WB_T_U64 || i->type == WB_T_B64;

	if (!to || to->kind != WB_OPND_UNIT || !(to->flags & WB_DEF) || unit < to->id || unit >= to->id + to->nunit || i->flags & (WB_I_UNMODELLED | WB_I_CROSSLANE))
		return false;
	*part = unit - to->id;
	if (wb_mod(fn, i, WB_MOD_CLAMP) || wb_mod(fn, i, WB_MOD_OMOD))
		return false;
	if (wide)
		return is_bitwise(i->op) || (*part == 0 && i->op == WB_OP_SHLREV) || (*part == 0 && i->op == WB_OP_SHL);
	if (i->op == WB_OP_MADW)
		return *part == 0;
	return to->nunit == 1 && (i->type == WB_T_I32 || i->type == WB_T_U32 || i->type == WB_T_B32);
}

static bool
compute(struct div *d, uint32_t inst, uint32_t unit, struct wb_div_form *out)
{
	const struct wb_inst *i = &d->fn->inst[inst];
	struct wb_div_form x[3];
	uint32_t part = 0, at[4], n, from = WB_NONE;
	bool wide_shift;

	if (!is_plain(d->fn, i, unit, &part))
		return false;
	n = div_sources(d->fn, i, at, 4);
	if (n > 3)
		return false;
	for (uint32_t k = 0; k < n; k++) {
		x[k] = div_operand(d, inst, at[k], part);
		if (div_is_unset(&x[k])) {
			*out = x[k];
			return true;
		}
		if (from == WB_NONE || x[k].cls > x[0].cls)
			from = x[k].from;
	}
	wide_shift = (i->op == WB_OP_SHLREV || i->op == WB_OP_SHL) && i->type != WB_T_I32 && i->type != WB_T_U32 && i->type != WB_T_B32;
	if (wide_shift && (n != 2 || !div_is_constant(&x[i->op == WB_OP_SHL]) || x[i->op == WB_OP_SHL].low > 31))
		return false;
	if (!div_compute(i->op == WB_OP_MADW ? WB_OP_MAD : (enum wb_op)i->op, is_signed(i->type), x, n, d->out->most, out))
		return false;
	out->why = WB_DIV_BY_OPERAND;
	out->inst = inst;
	out->from = from;
	return true;
}

/* ---- choices ---------------------------------------------------------------------------------- */
/* @a or @b, by a condition of form @c. */
static struct wb_div_form
choose(uint32_t inst, struct wb_div_form a, struct wb_div_form b, struct wb_div_form c)
{
	struct wb_div_form r;

	if (div_is_unset(&a) || div_is_unset(&b) || div_is_unset(&c)) {
		a.cls = DIV_UNSET;
		return a;
	}
	if (a.cls == WB_DIV_DIVERGENT || b.cls == WB_DIV_DIVERGENT)
		return div_top(WB_DIV_BY_OPERAND, inst, a.cls == WB_DIV_DIVERGENT ? a.from : b.from);
	if (a.from != WB_NONE && a.from == b.from && div_same(&a, &b))
		return a;
	if (div_is_constant(&a) && div_is_constant(&b) && a.low == b.low)
		return a;
	if (c.cls > WB_DIV_WAVE)
		return div_top(WB_DIV_BY_OPERAND, inst, c.from);
	r = div_join(&a, &b);
	r = r.cls == WB_DIV_DIVERGENT ? div_top(WB_DIV_BY_JOIN, inst, a.cls == WB_DIV_AFFINE ? a.from : b.from) : div_at_least(r, c.cls);
	r.inst = inst;
	return r;
}

static struct wb_div_form
select_one(struct div *d, uint32_t inst, uint32_t unit)
{
	const struct wb_inst *i = &d->fn->inst[inst];
	uint32_t at[4], part = unit - wb_opnd(d->fn, i, 0)->id;

	if (div_sources(d->fn, i, at, 4) != 3 || i->flags & WB_I_UNMODELLED)
		return worst(d, inst, false);
	if (i->op == WB_OP_CNDMASK)
		return choose(inst, div_operand(d, inst, at[0], part), div_operand(d, inst, at[1], part), div_mask_operand(d, inst, at[2]));
	if (i->op == WB_OP_CMOV)		/* a, scc, old */
		return choose(inst, div_operand(d, inst, at[0], part), div_operand(d, inst, at[2], part), div_operand(d, inst, at[1], 0));
	return choose(inst, div_operand(d, inst, at[0], part), div_operand(d, inst, at[1], part), div_operand(d, inst, at[2], 0));
}

/* ---- memory -------------------------------------------------------------------------------------- */
/* What the launch fills at the scalar address of @inst: the kernel's arguments, the dispatch packet; NULL: neither, or not known to be. */
static const struct wb_known_bytes *
reads_arguments(const struct div *d, uint32_t inst)
{
	const struct wb_inst *i = &d->fn->inst[inst];
	const struct wb_kernel_desc *desc = d->fn->is_kernel ? d->fn->desc : NULL;
	const struct wb_gsa_value *x;
	uint32_t v, n;

	if (!desc || i->mem.addr >= i->nopnd || wb_opnd(d->fn, i, i->mem.addr)->kind != WB_OPND_UNIT)
		return NULL;
	v = wb_gsa_use(d->g, i, i->mem.addr, 0);
	if (v == WB_NONE)
		return NULL;
	x = &d->g->value[wb_gsa_source(d->g, v, WB_GSA_ETAS)];
	if (x->kind != WB_GSA_ENTRY || x->unit >= d->fn->nunit)
		return NULL;
	n = div_register_number(d->fn->unit[x->unit].name, 's');
	if (n == WB_NONE)
		return NULL;
	return n == desc->abi.s_kernarg_ptr ? &d->values->kernarg : n == desc->abi.s_dispatch_ptr ? &d->values->packet : NULL;
}

/* The word that scalar load @inst leaves in @unit, if the launch says it. */
static bool
known_argument(struct div *d, uint32_t inst, uint32_t unit, uint32_t *word)
{
	const struct wb_inst *i = &d->fn->inst[inst];
	const struct wb_known_bytes *from = reads_arguments(d, inst);
	const struct wb_opnd *base, *to = wb_opnd(d->fn, i, 0);
	uint32_t lo, hi;
	uint64_t at = wb_mod(d->fn, i, WB_MOD_OFFSET), k;

	if (!from || i->mem.count != 1 || i->mem.bytes < 4 || to->kind != WB_OPND_UNIT || unit < to->id || unit >= to->id + to->nunit)
		return false;
	base = wb_opnd(d->fn, i, i->mem.addr);
	if (base->nunit != 2 || !wb_gsa_pair(d->g, wb_gsa_use(d->g, i, i->mem.addr, 0), wb_gsa_use(d->g, i, i->mem.addr, 1), &lo, &hi) || d->g->value[lo].kind != WB_GSA_ENTRY)
		return false;
	for (uint32_t o = next_source(d->fn, i, 0); o != WB_NONE; o = next_source(d->fn, i, o + 1)) {
		struct wb_div_form f;

		if (o == i->mem.addr)
			continue;
		f = div_operand(d, inst, o, 0);
		if (!div_is_constant(&f))
			return false;
		at += f.low;
	}
	if (!wb_known_read(from, (at & ~(uint64_t)3) + 4 * (unit - to->id), 4, &k))	/* the low bits of the address are ignored */
		return false;
	*word = (uint32_t)k;
	return true;
}

static struct wb_div_form
load(struct div *d, uint32_t inst, uint32_t unit)
{
	const struct wb_inst *i = &d->fn->inst[inst];
	struct wb_div_form f = worst(d, inst, true);
	uint32_t o, word;

	if (i->mem.space == WB_SPACE_SCALAR) {
		if (!div_is_unset(&f) && known_argument(d, inst, unit, &word)) {
			f = div_constant(word);
			f.inst = inst;
			return f;
		}
		if (div_is_unset(&f) || (f.cls <= WB_DIV_WAVE && (!d->writes_memory || reads_arguments(d, inst))))
			return f;
		return div_uniform(WB_DIV_WAVE);
	}
	if (i->mem.space == WB_SPACE_SCRATCH || (i->mem.space == WB_SPACE_FLAT && d->has_scratch))
		return div_top(WB_DIV_BY_MEMORY, inst, WB_NONE);	/* each lane has its own */
	for (o = next_source(d->fn, i, 0); o != WB_NONE; o = next_source(d->fn, i, o + 1))
		if (wb_opnd(d->fn, i, o)->kind == WB_OPND_UNIT && wb_opnd(d->fn, i, o)->nunit >= 4)
			return div_top(WB_DIV_BY_MEMORY, inst, WB_NONE);	/* a descriptor may add the lane */
	if (i->flags & WB_I_CROSSLANE)
		return div_top(WB_DIV_BY_LANES, inst, WB_NONE);
	if (div_is_unset(&f))
		return f;
	if (f.cls > WB_DIV_WAVE)
		return div_top(WB_DIV_BY_MEMORY, inst, f.from);
	f = div_uniform(WB_DIV_WAVE);
	f.inst = inst;
	return f;
}

/* ---- lanes ---------------------------------------------------------------------------------------- */
/* readfirstlane: of some active lane; of lane 0 if there is none. */
static struct wb_div_form
read_first(struct div *d, uint32_t inst)
{
	uint32_t o = div_source(d->fn, &d->fn->inst[inst], 0);
	struct wb_div_form f = o == WB_NONE ? div_top(WB_DIV_BY_LANES, inst, WB_NONE) : div_operand(d, inst, o, 0), r = div_uniform(WB_DIV_WAVE);

	if (div_is_unset(&f))
		return f;
	if (d->g->exec_lo != WB_NONE && !(d->l->span[d->l->of_inst[inst]].flags & WB_SPAN_BUSY))
		return r;
	if (f.cls <= WB_DIV_WAVE)
		return f;
	r.max = f.cls == WB_DIV_AFFINE ? f.max : UINT32_MAX;
	r.inst = inst;
	r.from = f.from;
	return r;
}

static struct wb_div_form
item_number(const struct div *d, uint32_t inst)
{
	struct wb_div_form f = div_uniform(WB_DIV_WAVE);

	if (!d->rows)
		return div_top(WB_DIV_BY_ENTRY, inst, WB_NONE);
	f.cls = WB_DIV_AFFINE;
	f.low_bits = (uint8_t)__builtin_ctz(d->lanes);
	f.stride[0] = 1;
	f.why = WB_DIV_BY_ENTRY;
	f.inst = inst;
	return f;
}

/* Whether @inst counts all lanes of the low or the @high half below each lane, and adds what its second source holds. */
static bool
counts_all(const struct div *d, uint32_t inst, bool high)
{
	const struct wb_inst *i = &d->fn->inst[inst];
	uint32_t mask = div_source(d->fn, i, 0), to = div_source(d->fn, i, 1);
	const struct wb_opnd *op = mask == WB_NONE ? NULL : wb_opnd(d->fn, i, mask);

	return i->op == WB_OP_MBCNT && !(i->flags & (WB_I_UNMODELLED | WB_I_CROSSLANE)) && !wb_mod(d->fn, i, WB_MOD_CLAMP) && (wb_mod(d->fn, i, WB_MOD_SHIFT) == 32) == high
		&& op && op->kind == WB_OPND_IMM && !(op->flags & (WB_NEG | WB_ABS | WB_SEXT)) && (uint32_t)op->imm == UINT32_MAX && to != WB_NONE;
}

/* The instruction that makes the second source of @inst for all who look, WB_NONE. */
static uint32_t
maker_of_second(struct div *d, uint32_t inst)
{
	uint32_t o = div_source(d->fn, &d->fn->inst[inst], 1), node;
	const struct wb_opnd *op = wb_opnd(d->fn, &d->fn->inst[inst], o);
	const struct wb_gsa_value *x;

	if (op->kind != WB_OPND_UNIT || op->flags & (WB_NEG | WB_ABS | WB_SEXT))
		return WB_NONE;
	node = div_use(d, inst, o, 0);
	if (node == WB_NONE || d->node.at[node].kind != NODE_VALUE || d->node.at[node].seen != SEEN_MADE)
		return WB_NONE;
	x = &d->g->value[d->node.at[node].id];
	return (x->kind == WB_GSA_DEF || x->kind == WB_GSA_MASKED) && !x->clobber ? x->at : WB_NONE;
}

/* mbcnt of all lanes: the low half and, in waves of 64, the high half on top give the number of the lane. */
static struct wb_div_form
lane_number(struct div *d, uint32_t inst)
{
	bool wide = d->lanes == 64;
	uint32_t low = inst;
	struct wb_div_form x[2] = { div_constant(0) }, r;

	if (!d->rows || !counts_all(d, inst, wide))
		return div_top(WB_DIV_BY_LANES, inst, WB_NONE);
	if (wide)
		low = maker_of_second(d, inst);
	if (low == WB_NONE || !counts_all(d, low, false))
		return div_top(WB_DIV_BY_LANES, inst, WB_NONE);
	x[0].cls = WB_DIV_AFFINE;
	x[0].stride[0] = 1;
	x[0].max = d->lanes - 1;
	x[1] = div_operand(d, low, div_source(d->fn, &d->fn->inst[low], 1), 0);
	if (div_is_unset(&x[1]))
		return x[1];
	if (!div_compute(WB_OP_ADD, false, x, 2, d->out->most, &r))
		return div_top(WB_DIV_BY_LANES, inst, x[1].from);
	r.why = WB_DIV_BY_ENTRY;
	r.inst = inst;
	return r;
}

/* ---- all ------------------------------------------------------------------------------------------- */
static struct wb_div_form
vector(struct div *d, uint32_t inst, uint32_t unit)
{
	const struct wb_inst *i = &d->fn->inst[inst];
	struct wb_div_form f;

	switch (i->op) {
	case WB_OP_LOAD: return load(d, inst, unit);
	case WB_OP_ATOMIC: return div_top(WB_DIV_BY_ATOMIC, inst, WB_NONE);
	case WB_OP_TID: return item_number(d, inst);
	case WB_OP_MBCNT: return lane_number(d, inst);
	case WB_OP_PERMUTE: case WB_OP_WRITELANE: return div_top(WB_DIV_BY_LANES, inst, WB_NONE);
	case WB_OP_CNDMASK: case WB_OP_SELECT: case WB_OP_CMOV: return select_one(d, inst, unit);
	case WB_OP_CALL: case WB_OP_TIME: return div_top(WB_DIV_BY_ENTRY, inst, WB_NONE);
	default: break;
	}
	if (i->flags & WB_I_CROSSLANE || i->tclass == WB_TC_MFMA)
		return div_top(WB_DIV_BY_LANES, inst, WB_NONE);
	if (compute(d, inst, unit, &f))
		return f;
	for (uint32_t o = 0; i->op == WB_OP_OTHER && o < i->nopnd; o++)	/* M0 selects registers, parameters */
		if (wb_opnd(d->fn, i, o)->kind == WB_OPND_UNIT && wb_opnd(d->fn, i, o)->flags & WB_USE && d->fn->unit[wb_opnd(d->fn, i, o)->id].role == WB_ROLE_M0)
			return div_top(WB_DIV_BY_LANES, inst, WB_NONE);
	f = worst(d, inst, false);
	if (f.cls <= WB_DIV_WAVE && (i->op == WB_OP_ADDC || i->op == WB_OP_SUBB || i->op == WB_OP_SUBBREV)) {	/* the carry in is one bit per lane */
		uint32_t o = div_source(d->fn, i, 2);
		struct wb_div_form c = o == WB_NONE ? div_top(WB_DIV_BY_LANES, inst, WB_NONE) : div_mask_operand(d, inst, o);

		if (div_is_unset(&c) || c.cls > WB_DIV_WAVE)
			return c;
		return div_at_least(f, c.cls);
	}
	if (f.cls <= WB_DIV_WAVE && i->op == WB_OP_OTHER)
		f = div_at_least(f, WB_DIV_WAVE);	/* it may read what is not listed: identity of the wave, clocks */
	return f;
}

/* A comparison of two constants; false: it is something else. */
static bool
compare_constants(struct div *d, uint32_t inst, uint32_t unit, struct wb_div_form *out)
{
	const struct wb_inst *i = &d->fn->inst[inst];
	uint32_t at[3];
	struct wb_div_form x, y;
	int64_t k, n;

	if (d->fn->unit[unit].role != WB_ROLE_SCC || i->op < WB_OP_EQ || i->op > WB_OP_GE || (i->type != WB_T_I32 && i->type != WB_T_U32) || i->flags & WB_I_UNMODELLED || div_sources(d->fn, i, at, 3) != 2)
		return false;
	x = div_operand(d, inst, at[0], 0);
	y = div_operand(d, inst, at[1], 0);
	if (div_is_unset(&x) || div_is_unset(&y) || !div_is_constant(&x) || !div_is_constant(&y))
		return false;
	k = is_signed(i->type) ? (int32_t)x.low : (int64_t)x.low;
	n = is_signed(i->type) ? (int32_t)y.low : (int64_t)y.low;
	switch (i->op) {
	case WB_OP_EQ: *out = div_constant(k == n); break;
	case WB_OP_NE: *out = div_constant(k != n); break;
	case WB_OP_LT: *out = div_constant(k < n); break;
	case WB_OP_LE: *out = div_constant(k <= n); break;
	case WB_OP_GT: *out = div_constant(k > n); break;
	default: *out = div_constant(k >= n); break;
	}
	out->inst = inst;
	out->from = x.from;
	return true;
}

static struct wb_div_form
scalar(struct div *d, uint32_t inst, uint32_t unit)
{
	const struct wb_inst *i = &d->fn->inst[inst];
	struct wb_div_form f;

	switch (i->op) {
	case WB_OP_LOAD: return i->mem.space == WB_SPACE_SCALAR ? load(d, inst, unit) : div_uniform(WB_DIV_WAVE);
	case WB_OP_READFIRST: return read_first(d, inst);
	case WB_OP_SELECT: case WB_OP_CMOV:
		f = select_one(d, inst, unit);
		return f.cls > WB_DIV_WAVE && !div_is_unset(&f) ? div_uniform(WB_DIV_WAVE) : f;
	case WB_OP_GETPC: return div_uniform(WB_DIV_LAUNCH);
	case WB_OP_TIME: case WB_OP_CALL: case WB_OP_OTHER: case WB_OP_READLANE: case WB_OP_ATOMIC: return div_uniform(WB_DIV_WAVE);
	default: break;
	}
	if (compare_constants(d, inst, unit, &f))
		return f;
	if (compute(d, inst, unit, &f)) {
		if (f.cls > WB_DIV_WAVE && !div_is_unset(&f))
			f = div_uniform(WB_DIV_WAVE);
		return f;
	}
	for (uint32_t o = 0; o < i->nopnd; o++) {	/* masks from lanes, and EXEC itself */
		const struct wb_opnd *op = wb_opnd(d->fn, i, o);

		if (op->kind == WB_OPND_UNIT && op->flags & WB_USE && (d->fn->unit[op->id].cls == WB_UNIT_VECTOR || d->fn->unit[op->id].role == WB_ROLE_EXEC_LO))
			return div_uniform(WB_DIV_WAVE);
	}
	f = worst(d, inst, false);
	return f.cls > WB_DIV_WAVE && !div_is_unset(&f) ? div_uniform(WB_DIV_WAVE) : f;
}

struct wb_div_form
div_transfer(struct div *d, uint32_t inst, uint32_t unit)
{
	const struct wb_inst *i = &d->fn->inst[inst];
	bool slot = unit >= d->fn->nunit;

	if (slot) {				/* a spilled register */
		uint32_t o = i->op == WB_OP_WRITELANE ? div_source(d->fn, i, 0) : i->mem.data;

		return o < i->nopnd ? div_operand(d, inst, o, unit - d->g->slot_first[inst]) : div_uniform(WB_DIV_WAVE);
	}
	if (d->g->nslot_of[inst] && (i->op == WB_OP_READLANE || i->op == WB_OP_LOAD)) {
		uint32_t k = unit - wb_opnd(d->fn, i, 0)->id;
		uint32_t v = k < d->g->nslot_of[inst] ? wb_gsa_before(d->g, inst, d->g->slot_first[inst] + k) : WB_NONE;

		if (v != WB_NONE)
			return div_read(d, div_look(d, v, div_at(d, inst)));
	}
	return d->fn->unit[unit].cls == WB_UNIT_VECTOR ? vector(d, inst, unit) : scalar(d, inst, unit);
}
