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
 * How:    which values may be pointers to the stack is computed forwards over the values of GSA: those that are
 *         computed from the aperture, or loaded where one was stored or is given. An instruction finds what the lanes
 *         that are on in it find (LANES). What such a value is, a number or the aperture itself, is asked of the
 *         integers (affine.c), which know choices that are decided.
 * Right:  a number that a program did not compute from the aperture, from what the hardware passes for the stack, or
 *         from the queue, which has the aperture in memory, is no address in the stack of this very lane.
 * Cost:   O(operands) in each sweep, of which there are few; joins are walked over MOST_JOINS values; and queries of
 *         the integers for values that may be pointers.
 */
#include "integer.h"
#include "wavebound/gsa.h"

#define MOST_JOINS 128u

struct generic {
	const struct wb_fn *fn;
	const struct wb_gsa *g;
	struct wb_integers *ints;
	bool *may;			/* [value] what it writes may be a pointer to the stack, or lead to one */
	bool told;			/* a pointer to the stack may be in memory */
	bool news;
};

/* Whether @arg leads to the aperture. */
static bool
is_hidden_pointer(const struct wb_arg *arg)
{
	return arg->kind == WB_ARG_HIDDEN && arg->value_kind &&
		(strcmp(arg->value_kind, "hidden_private_base") == 0 ||
			strcmp(arg->value_kind, "hidden_queue_ptr") == 0);
}

/* Whether the @bytes bytes of the arguments at @at have some of one that leads to the aperture. */
static bool
has_hidden_pointer(const struct wb_kernel_desc *d, uint64_t at, uint64_t bytes)
{
	for (uint32_t a = 0; a < d->narg; a++)
		if (is_hidden_pointer(&d->arg[a]) && at < d->arg[a].offset + d->arg[a].bytes &&
			d->arg[a].offset < at + bytes)
			return true;
	return false;
}

/* ---- what instructions read -------------------------------------------------------------------- */
static bool
starts_as_pointer(const struct generic *f, uint32_t unit)
{
	const struct wb_abi *abi = &f->fn->desc->abi;

	return (unit < f->fn->nunit && (wb_is_flat_scratch(f->fn, unit) ||
			strncmp(f->fn->unit[unit].name, "src_private", 11) == 0)) ||
		(abi->s_queue_ptr != WB_NONE && unit - abi->s_queue_ptr < 2) ||
		(abi->s_private_segment_buffer != WB_NONE && unit - abi->s_private_segment_buffer < 4) ||
		(abi->s_flat_scratch_init != WB_NONE && unit - abi->s_flat_scratch_init < 2) ||
		(unit == abi->s_kernarg_ptr && has_hidden_pointer(f->fn->desc, 0, UINT32_MAX));
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

/* Whether lanes that are on at @use may find a pointer in @v. An iteration before, other lanes were on: behind a back
 * edge any may have been on at a write. */
static bool
finds_pointer(const struct generic *f, uint32_t v, uint32_t use)
{
	struct { uint32_t v; bool before; } todo[MOST_JOINS];
	uint32_t n = 0;

	if (v == WB_NONE)
		return true;
	todo[n].v = v;
	todo[n++].before = false;
	for (uint32_t at = 0; at < n; at++) {
		uint32_t w = wb_gsa_source(f->g, todo[at].v, 0);
		const struct wb_gsa_value *x = wb_gsa_at(f->g, w);
		bool before = todo[at].before, made = x->kind == WB_GSA_DEF || x->kind == WB_GSA_MASKED;
		enum part part = before || !made || x->clobber ? SOME_LANES : lanes_at(f->fn->lanes, x->at, use);
		uint32_t narg = !made ? x->narg : x->kind == WB_GSA_MASKED && part != ALL_LANES;

		if ((x->kind == WB_GSA_ENTRY && starts_as_pointer(f, x->unit)) ||
			(made && (x->clobber || x->unit >= f->fn->nunit)) ||
			(made && (x->kind == WB_GSA_DEF || part != NO_LANES) && f->may[w]))
			return true;
		for (uint32_t k = 0; k < narg; k++) {
			uint32_t from = f->g->arg[x->arg + k], seen = 0;
			bool earlier = before || x->kind == WB_GSA_MU;

			while (seen < n && (todo[seen].v != from || todo[seen].before < earlier))
				seen++;
			if (seen < n)
				continue;
			if (from == WB_NONE || n == MOST_JOINS)
				return true;
			todo[n].v = from;
			todo[n++].before = earlier;
		}
	}
	return false;
}

/* Whether @v, as @inst reads it, may be a pointer. */
static bool
is_pointer(const struct generic *f, uint32_t v, uint32_t inst)
{
	struct wb_affine sum;
	bool yes = false;

	if (!finds_pointer(f, v, inst))
		return false;
	sum = wb_affine_value(f->ints, v, wb_point_active(f->ints, inst));
	for (uint32_t j = 0; j < sum.n; j++) {
		const struct wb_term *t = wb_affine_term(f->ints, sum.term[j]);

		yes |= t->kind == WB_TERM_ARGUMENT ? has_hidden_pointer(f->fn->desc, t->offset, 4) :
				t->kind != WB_TERM_VALUE || finds_pointer(f, t->v, inst);
	}
	return yes;
}

static bool
reads_pointer(const struct generic *f, const struct wb_opnd *o, uint32_t inst)
{
	bool yes = false;

	for (uint32_t u = 0; o->kind == WB_OPND_UNIT && o->flags & WB_USE && u < o->nunit; u++)
		yes |= is_pointer(f, wb_gsa_use_of(f->g, o, u), inst);
	return yes;
}

/* The name of the base whose aperture is the upper half of address @o, as @inst reads it; "": it may be another. */
static const char *
aperture(const struct generic *f, const struct wb_opnd *o, uint32_t inst)
{
	struct wb_point w = wb_point_active(f->ints, inst);
	struct wb_affine high = wb_affine_value(f->ints, wb_value_read(f->g, o, 1), w);
	struct wb_decoded d;

	return wb_term_operation(f->ints, wb_affine_only_term(f->ints, &high), w, &d) && d.op == WB_OP_MOV &&
			d.part == 1 && d.src[0]->kind == WB_OPND_UNIT ? f->fn->unit[d.src[0]->id].name : "";
}

/* ---- what they write -------------------------------------------------------------------------- */
static bool
loads_pointer(const struct generic *f, uint32_t inst)
{
	const struct wb_inst *i = &f->fn->inst[inst];
	const struct wb_opnd *at = i->mem.addr == 255 ? NULL : wb_opnd(f->fn, i, i->mem.addr);
	const struct wb_filled m = wb_integers_filled(f->ints, inst, 0, wb_point_active(f->ints, inst));
	bool yes = f->told;

	if (!yes && m.n == 1 && m.from == wb_integers_arguments(f->ints))
		return has_hidden_pointer(f->fn->desc, m.at[0], i->mem.bytes);
	WB_EACH_OPND(f->fn, i, o)
		yes |= !(o->flags & WB_IMPLICIT) && reads_pointer(f, o, inst) &&
			(o != at || o->nunit != 2 || strcmp(aperture(f, o, inst), "src_private_base") != 0);
	return yes;
}

static bool
writes_pointer(const struct generic *f, uint32_t inst)
{
	const struct wb_inst *i = &f->fn->inst[inst];
	bool reads = false, yes = false;

	if (i->mem.access & (WB_LOAD | WB_RETURNS))
		return loads_pointer(f, inst);
	WB_EACH_OPND(f->fn, i, o) {
		if (o->kind != WB_OPND_UNIT || !(o->flags & WB_USE) || f->fn->unit[o->id].role == WB_ROLE_EXEC_LO ||
			f->fn->unit[o->id].role == WB_ROLE_SCC)
			continue;
		reads = true;
		yes |= !wb_compare_is((enum wb_op)i->op) && reads_pointer(f, o, inst);
	}
	return yes || (i->op == WB_OP_OTHER && !reads);	/* the aperture is in a hardware register, too */
}

static void
step(struct generic *f, uint32_t inst)
{
	const struct wb_inst *i = &f->fn->inst[inst];
	bool asked = false, yes = false;

	WB_EACH_OPND(f->fn, i, o)
		for (uint32_t u = 0; o->kind == WB_OPND_UNIT && o->flags & WB_DEF && u < o->nunit; u++) {
			uint32_t v = wb_gsa_def(f->g, i, (uint32_t)(o - wb_opnd(f->fn, i, 0)), u);

			if (v == WB_NONE || f->may[v])
				continue;
			yes = asked ? yes : writes_pointer(f, inst);
			asked = true;
			f->may[v] = yes;
			f->news |= yes;
		}
}

/* Whether store @inst, which does not write a register instead, may write a pointer to the stack. */
static bool
tells(const struct generic *f, uint32_t inst)
{
	const struct wb_inst *i = &f->fn->inst[inst];

	return i->mem.access & (WB_STORE | WB_ATOMIC) && i->mem.data != 255 &&
		reads_pointer(f, wb_opnd(f->fn, i, i->mem.data), inst);
}

/* ---- what flat accesses reach ------------------------------------------------------------------- */
static uint32_t
reach_of(const struct generic *f, uint32_t inst)
{
	const struct wb_inst *i = &f->fn->inst[inst];
	const struct wb_opnd *address = i->mem.addr == 255 ? NULL : wb_opnd(f->fn, i, i->mem.addr);
	struct wb_affine low;
	const char *base;
	uint32_t byte;

	if (!address || address->nunit != 2)
		return WB_REACH_UNKNOWN;
	base = aperture(f, address, inst);
	if (strcmp(base, "src_shared_base") == 0)
		return WB_REACH_LDS;
	if (!is_pointer(f, wb_gsa_use_of(f->g, address, 1), inst))
		return WB_REACH_SHARED;
	low = wb_affine_value(f->ints, wb_value_read(f->g, address, 0), wb_point_active(f->ints, inst));
	byte = (uint32_t)(low.add + wb_mod(f->fn, i, WB_MOD_OFFSET));
	return strcmp(base, "src_private_base") == 0 && wb_affine_constant(&low) && byte < WB_REACH_LDS ? byte :
		WB_REACH_UNKNOWN;
}

void
wb_generic_find(struct wb_ctx *cx, const struct wb_fn *fn, const bool *kept, uint32_t *reach)
{
	struct generic f = { .fn = fn, .g = fn->gsa, .ints = wb_integers_new(cx, fn, NULL),
		.may = WB_NEW(cx->tmp, bool, fn->gsa->nvalue) };
	uint32_t n;

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
