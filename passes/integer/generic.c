/* passes/integer/generic.c -- which flat accesses reach the stack, and where, and which LDS.
 *
 * A generic pointer to a variable on the stack is the aperture of private memory, in the upper half, and a byte of the
 * stack, in the lower one. Code that is not optimised makes it again and again, even with a test whether it is null:
 *
 *	%s[2:3] =s mov.b64 %src_private_base	upper half: the aperture
 *	%v3 =v mov.b32 8			the byte
 *	%s[4:5] =s ne.u32 %v3, -1		holds
 *	%v2 =v cndmask.b32 0, %s3, %s[4:5]	the aperture
 *	%v1 =v cndmask.b32 0, %v3, %s[4:5]	8
 *	%v4 =v load %v[1:2], flat 4		reaches byte 8
 *
 * A volatile variable in LDS is accessed so even by optimised code of HIP, with the aperture of LDS.
 *
 * How:    constant propagation over the values of GSA, with the aperture as a symbol. An instruction finds what the
 *         lanes that are on in it find (LANES). A value that is computed from the aperture in another way may be any
 *         pointer; any other value is none to the stack. A load returns none, unless one is stored somewhere.
 * Right:  a number that a program did not compute from the aperture, from what the hardware passes for the stack, or
 *         from the queue, which has the aperture in memory, is no address in the stack of this very lane.
 * Cost:   O(operands) for each change of what is known of a value, of which there are two at most; joins are walked
 *         over MOST_JOINS values.
 */
#include "decode.h"
#include "wavebound/gsa.h"

#define MOST_JOINS 128u

/* What is known of a value. */
struct known {
	enum {
		NOTHING_YET, NUMBER, HOLDS, FAILS,	/* a mask: all lanes that are on, none of them */
		APERTURE, ARGUMENTS,			/* byte n of the arguments */
		APERTURE_OF_LDS,
		OTHER, ANY,				/* no pointer to the stack; anything */
	} kind;
	uint32_t n;
};
struct generic {
	struct wb_ctx *cx;
	const struct wb_fn *fn;
	const struct wb_gsa *g;
	const bool *kept;
	struct known *of;		/* [value] what its instruction writes */
	bool told;			/* a pointer to the stack may be in memory */
	bool news;
};

static const struct known other = { OTHER, 0 }, any = { ANY, 0 };

static bool is(struct known a, int kind, uint32_t n) { return (int)a.kind == kind && a.n == n; }
static bool pointer(struct known a) { return a.kind == APERTURE || a.kind == ARGUMENTS || a.kind == ANY; }

static struct known
join(struct known a, struct known b)
{
	if (a.kind == NOTHING_YET || (a.kind == b.kind && a.n == b.n))
		return b;
	return b.kind == NOTHING_YET ? a : pointer(a) || pointer(b) ? any : other;
}

/* Whether @arg leads to the aperture. */
static bool
is_hidden_pointer(const struct wb_arg *arg)
{
	return arg->kind == WB_ARG_HIDDEN && arg->value_kind &&
		(strcmp(arg->value_kind, "hidden_private_base") == 0 ||
			strcmp(arg->value_kind, "hidden_queue_ptr") == 0);
}

/* ---- what instructions read -------------------------------------------------------------------- */
static struct known
at_entry(const struct generic *f, uint32_t unit)
{
	const struct wb_abi *abi = &f->fn->desc->abi;

	if (unit < f->fn->nunit &&
		(wb_is_flat_scratch(f->fn, unit) || strncmp(f->fn->unit[unit].name, "src_private", 11) == 0))
		return any;
	if ((abi->s_queue_ptr != WB_NONE && unit - abi->s_queue_ptr < 2) ||
		(abi->s_private_segment_buffer != WB_NONE && unit - abi->s_private_segment_buffer < 4) ||
		(abi->s_flat_scratch_init != WB_NONE && unit - abi->s_flat_scratch_init < 2))
		return any;
	for (uint32_t a = 0; unit == abi->s_kernarg_ptr && a < f->fn->desc->narg; a++)
		if (is_hidden_pointer(&f->fn->desc->arg[a]))
			return (struct known){ ARGUMENTS, 0 };
	return other;
}

/* Which of the lanes that are on at @use were on at @def. */
enum part { ALL_LANES, SOME_LANES, NO_LANES };
static enum part
lanes_at(const struct wb_lanes *l, uint32_t def, uint32_t use)
{
	const struct wb_span *at = &l->span[l->of_inst[use]], *then = &l->span[l->of_inst[def]];

	if (wb_lanes_covers(l, def, use))
		return ALL_LANES;
	return !((at->flags | then->flags) & WB_SPAN_TOP) && wb_lanes_disjoint(l, at->care, at->exec, then->exec) ?
		NO_LANES : SOME_LANES;
}

/* What the lanes that are on at @use find in @v. An iteration before, other lanes were on: behind a back edge any may
 * have been on at a write. */
static struct known
found(const struct generic *f, uint32_t v, uint32_t use)
{
	struct { uint32_t v; bool before; } todo[MOST_JOINS];
	struct known r = { NOTHING_YET, 0 };
	uint32_t n = 0;

	if (v == WB_NONE)
		return any;
	todo[n].v = v;
	todo[n++].before = false;
	for (uint32_t at = 0; at < n; at++) {
		uint32_t w = wb_gsa_source(f->g, todo[at].v, 0);
		const struct wb_gsa_value *x = wb_gsa_at(f->g, w);
		bool before = todo[at].before, made = x->kind == WB_GSA_DEF || x->kind == WB_GSA_MASKED;
		enum part part = before || !made || x->clobber ? SOME_LANES : lanes_at(f->fn->lanes, x->at, use);
		uint32_t narg = !made ? x->narg : x->kind == WB_GSA_MASKED && part != ALL_LANES;

		if (x->kind == WB_GSA_ENTRY)
			r = join(r, at_entry(f, x->unit));
		else if (made && (x->clobber || x->unit >= f->fn->nunit))
			return any;
		else if (made && (x->kind == WB_GSA_DEF || part != NO_LANES))
			r = join(r, part != ALL_LANES && (f->of[w].kind == HOLDS || f->of[w].kind == FAILS) ? other :
													f->of[w]);
		for (uint32_t k = 0; k < narg; k++) {
			uint32_t from = f->g->arg[x->arg + k], seen = 0;
			bool earlier = before || x->kind == WB_GSA_MU;

			while (seen < n && (todo[seen].v != from || todo[seen].before < earlier))
				seen++;
			if (seen < n)
				continue;
			if (from == WB_NONE || n == MOST_JOINS)
				return any;
			todo[n].v = from;
			todo[n++].before = earlier;
		}
	}
	return r;
}

/* The @u-th unit of operand @op of @inst. */
static struct known
read(const struct generic *f, const struct wb_opnd *op, uint32_t u, uint32_t inst)
{
	if (op->kind == WB_OPND_IMM)
		return (struct known){ NUMBER, (uint32_t)(op->imm >> (u ? 32 : 0)) };
	if (op->kind != WB_OPND_UNIT || u >= op->nunit)
		return any;
	return found(f, wb_gsa_use_of(f->g, op, u), inst);
}

/* ---- what they write -------------------------------------------------------------------------- */
/* The aperture of which @op is the register, lower and upper half; kind NOTHING_YET: none. */
static struct known
base_in(const struct generic *f, const struct wb_opnd *op)
{
	const char *name = op->kind == WB_OPND_UNIT ? f->fn->unit[op->id].name : "";

	return (struct known){ strcmp(name, "src_private_base") == 0 ? APERTURE :
			strcmp(name, "src_shared_base") == 0 ? APERTURE_OF_LDS : NOTHING_YET, 0 };
}

/* What @d computes from numbers; kind NOTHING_YET: nothing that is known here. */
static struct known
computed(const struct generic *f, const struct wb_decoded *d)
{
	struct known s[4][2];
	uint32_t condition, yes, no, count = 0, words = d->bits == 64 ? 2 : 1;
	uint64_t k[4], result;

	for (uint32_t n = 0; n < d->nsrc; n++) {
		for (uint32_t u = 0; u < 2; u++)
			s[n][u] = u && (d->src[n]->kind == WB_OPND_UNIT ? d->src[n]->nunit < 2 : words < 2) ?
				(struct known){ NUMBER, 0 } : read(f, d->src[n], u, d->inst);
		count += s[n][0].kind == NUMBER && (words == 1 || s[n][1].kind == NUMBER);
		k[n] = s[n][0].n | (words == 2 ? (uint64_t)s[n][1].n << 32 : 0);
	}
	if (wb_select_sources(d, &condition, &yes, &no) && d->part == 0 && !d->second && words == 1)
		return s[condition][0].kind == HOLDS ? s[yes][0] : s[condition][0].kind == FAILS ? s[no][0] :
										join(s[yes][0], s[no][0]);
	if (wb_compare_is(d->op) && d->nsrc == 2)
		return count < 2 || !(wb_type_word(d->type) || wb_type_wide(d->type)) ? other :	/* not of 16 bits */
			(struct known){ wb_compare_holds(d->op, d->sign, d->bits, k[0], k[1]) ? HOLDS : FAILS, 0 };
	if (d->op == WB_OP_LSHR && words == 2 && d->nsrc == 2 && is(s[1][0], NUMBER, 32) && !d->second)
		return d->part ? (struct known){ NUMBER, 0 } : s[0][1];
	if (d->op == WB_OP_ADD && words == 1 && d->nsrc == 2 && d->second && count == 2 && !d->sign)
		return (struct known){ (k[0] + k[1]) >> 32 ? HOLDS : FAILS, 0 };
	if (d->op == WB_OP_ADDC && d->nsrc == 3 && !d->second && s[2][0].kind == FAILS)
		for (uint32_t n = 0; n < 2; n++)
			if (is(s[!n][0], NUMBER, 0) && (s[n][0].kind == APERTURE || s[n][0].kind == APERTURE_OF_LDS))
				return s[n][0];
	for (uint32_t n = 0; n < 2 && d->op == WB_OP_ADD && d->nsrc == 2 && !d->second && words == 1; n++)
		if (s[n][0].kind == ARGUMENTS && s[!n][0].kind == NUMBER)
			return (struct known){ ARGUMENTS, s[n][0].n + s[!n][0].n };
	if (d->second || count != d->nsrc || !wb_takes(d->op, d->nsrc) || !wb_folds(d->op, words == 2) ||
		!wb_fold(d->op, d->sign, d->bits, k, d->nsrc, &result))
		return (struct known){ NOTHING_YET, 0 };
	return (struct known){ NUMBER, (uint32_t)(d->part ? result >> 32 : result) };
}

/* What load @inst returns. */
static struct known
loaded(const struct generic *f, uint32_t inst)
{
	const struct wb_inst *i = &f->fn->inst[inst];
	const struct wb_kernel_desc *d = f->fn->desc;
	struct known at = i->mem.addr == 255 ? other : read(f, wb_opnd(f->fn, i, i->mem.addr), 0, inst), high = at;
	uint64_t byte = at.n + wb_mod(f->fn, i, WB_MOD_OFFSET);

	if (i->mem.addr != 255 && wb_opnd(f->fn, i, i->mem.addr)->nunit > 1)
		high = read(f, wb_opnd(f->fn, i, i->mem.addr), 1, inst);
	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(f->fn, i, o);

		if (o == i->mem.addr || op->flags & (WB_DEF | WB_IMPLICIT) || op->kind == WB_OPND_MOD)
			continue;
		if (op->kind == WB_OPND_IMM)
			byte += op->imm;
		else if (pointer(read(f, op, 0, inst)) || at.kind == ARGUMENTS)
			return any;
	}
	if (f->told || at.kind == ANY || high.kind == ANY)
		return any;
	for (uint32_t a = 0; at.kind == ARGUMENTS && a < d->narg; a++)
		if (is_hidden_pointer(&d->arg[a]) && byte < d->arg[a].offset + d->arg[a].bytes &&
			d->arg[a].offset < byte + i->mem.bytes)
			return any;
	return other;
}

/* What instruction @inst writes to the @u-th unit of its operand @to. */
static struct known
written(const struct generic *f, uint32_t inst, const struct wb_opnd *to, uint32_t u)
{
	const struct wb_inst *i = &f->fn->inst[inst];
	struct known r = { NOTHING_YET, 0 };
	bool reads = false, crosses = i->flags & (WB_I_CROSSLANE | WB_I_UNMODELLED);
	struct wb_decoded d;

	if (i->mem.access & (WB_LOAD | WB_RETURNS))
		return loaded(f, inst);
	if (i->op == WB_OP_MOV && !crosses && !(to->flags & WB_IMPLICIT) && i->nopnd > 1) {
		const struct wb_opnd *from = wb_opnd(f->fn, i, 1);

		r = base_in(f, from);
		if (r.kind != NOTHING_YET && to->nunit == 2)
			return u ? r : (struct known){ NUMBER, 0 };
		if (!(from->flags & (WB_NEG | WB_ABS | WB_SEXT)) && !wb_mod(f->fn, i, WB_MOD_CLAMP) &&
			(from->kind == WB_OPND_IMM || from->nunit == to->nunit))
			return read(f, from, u, inst);
	}
	if (!crosses && wb_decode(f->fn, inst, to->id + u, &d) && (r = computed(f, &d)).kind != NOTHING_YET)
		return r;
	r = other;
	WB_EACH_OPND(f->fn, i, op) {
		if (op->kind != WB_OPND_UNIT || !(op->flags & WB_USE) || f->fn->unit[op->id].role == WB_ROLE_EXEC_LO ||
			f->fn->unit[op->id].role == WB_ROLE_SCC)
			continue;
		reads = true;
		for (uint32_t k = 0; k < op->nunit && !wb_compare_is((enum wb_op)i->op); k++)
			r = pointer(read(f, op, k, inst)) ? any : r;
	}
	return i->op == WB_OP_OTHER && !reads ? any : r;	/* the aperture is in a hardware register, too */
}

static void
step(struct generic *f, uint32_t inst)
{
	const struct wb_inst *i = &f->fn->inst[inst];

	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(f->fn, i, o);

		for (uint32_t u = 0; op->kind == WB_OPND_UNIT && op->flags & WB_DEF && u < op->nunit; u++) {
			uint32_t v = wb_gsa_def(f->g, i, o, u);
			struct known now;

			if (v == WB_NONE || f->of[v].kind == ANY)
				continue;
			now = join(f->of[v], written(f, inst, op, u));
			f->news |= !is(f->of[v], (int)now.kind, now.n);
			f->of[v] = now;
		}
	}
}

/* Whether store @inst, which does not write a register instead, may write a pointer to the stack. */
static bool
tells(const struct generic *f, uint32_t inst)
{
	const struct wb_inst *i = &f->fn->inst[inst];
	bool yes = false;

	if (!(i->mem.access & (WB_STORE | WB_ATOMIC)) || i->mem.data == 255)
		return false;
	for (uint32_t u = 0; u < wb_opnd(f->fn, i, i->mem.data)->nunit; u++)
		yes |= pointer(read(f, wb_opnd(f->fn, i, i->mem.data), u, inst));
	return yes;
}

/* ---- what flat accesses reach ------------------------------------------------------------------- */
static uint32_t
reach_of(const struct generic *f, uint32_t inst)
{
	const struct wb_inst *i = &f->fn->inst[inst];
	const struct wb_opnd *address = i->mem.addr == 255 ? NULL : wb_opnd(f->fn, i, i->mem.addr);
	struct known low, high;

	if (!address || address->nunit != 2)
		return WB_REACH_UNKNOWN;
	low = read(f, address, 0, inst);
	high = read(f, address, 1, inst);
	if (high.kind == OTHER || high.kind == NUMBER || high.kind == APERTURE_OF_LDS)
		return high.kind == APERTURE_OF_LDS ? WB_REACH_LDS : WB_REACH_SHARED;
	low.n += (uint32_t)wb_mod(f->fn, i, WB_MOD_OFFSET);
	return high.kind == APERTURE && low.kind == NUMBER && low.n < WB_REACH_LDS ? low.n : WB_REACH_UNKNOWN;
}

void
wb_generic_find(struct wb_ctx *cx, const struct wb_fn *fn, const bool *kept, uint32_t *reach)
{
	struct generic f = { .cx = cx, .fn = fn, .g = fn->gsa, .kept = kept };
	uint32_t n;

	f.of = WB_NEW(cx->tmp, struct known, fn->gsa->nvalue);
	do {
		f.news = false;
		n = 0;
		for (uint32_t k = 0; k < fn->ninst; k++) {
			bool flat = fn->inst[k].mem.space == WB_SPACE_FLAT;

			step(&f, k);
			if (!f.told && !(flat && kept[n]) && tells(&f, k))
				f.told = f.news = true;
			n += flat;
		}
	} while (f.news);
	n = 0;
	for (uint32_t k = 0; k < fn->ninst; k++)
		if (fn->inst[k].mem.space == WB_SPACE_FLAT)
			reach[n++] = reach_of(&f, k);
}
