/* passes/deadlock/address.c -- whether the accesses of two different lanes can overlap.
 *
 * The usual alias analysis is about one thread: for it, flag[t] and flag[t + 1] are different locations. Here one lane
 * reads and another one writes, so t differs. A term that differs between lanes proves nothing, unless both accesses
 * have the same one, and no two lanes have the same value of it.
 *
 *	flag[t] = 1;  while (flag[t + 1] == 0) {}	MAY: lane 4 writes what lane 3 reads
 *	flag[t] = 1;  while (flag[t] == 0) {}		SAME_LANE
 *
 * An address is c + sum of k_i * v_i modulo 2^32, where no value v_i is such a sum itself (passes/integer/affine.c, for
 * the lanes that are on at the access). Its objects are the kernel arguments and LDS objects that some v_i may point
 * into. Of a flat address that depends on the aperture of LDS or of the stack, the object is unknown. The result is
 *  NO         if the memories differ; or the arguments differ and one is `restrict`; or the constants differ modulo the
 *             greatest power of two in all k_i (fields of the elements of one array); or the ranges of the v_i keep
 *             the two apart (nodes of a list, behind its head)
 *  SAME_LANE  if the sums are equal, all v_i but one are uniform, and that one differs between any two lanes, by a step
 *             that is not smaller than the access
 *  MUST       if the sums are equal, and all v_i are uniform
 *  MAY        otherwise
 *
 * Cost:   that of passes/integer/affine.c. Objects are searched only where they can decide: at most MOST_VALUES values,
 *         and MOST_STEPS for all accesses of the function together. Past that, a value may point anywhere.
 */
#include "../integer/decode.h"
#include "../integer/integer.h"
#include "deadlock.h"

#define MOST_DEPTH 24u
#define MOST_VALUES 4000u
#define MOST_PAIRS 300u			/* of values, compared to find two values equal */
#define MOST_LANES 64u			/* of a wave */
#define MOST_OBJECTS 62u		/* arguments that can be distinguished */
#define OBJECT_UNKNOWN WB_OBJECT_UNKNOWN
#define OBJECT_NONE UINT64_C(0)

struct address {
	bool known;			/* where[] is valid */
	uint8_t space;
	uint32_t bytes;			/* accessed at each of where[] */
	uint32_t nwhere;
	struct wb_sum where[2];		/* two for ds_read2 and its like */
	uint64_t objects;		/* 0: not computed yet, see objects_in */
	uint32_t base[8], nbase;	/* the values that it adds, and the instruction k that reads them */
	uint32_t k;
	uint8_t half[8];		/* which half of its operand each is: 0 low, 1 high */
	uint32_t offset;		/* constant that it adds to them, for where[0] */
};

/* A value that is traced back; the instruction that reads it, maybe through merges; and whether none of these merges is
 * at a loop header. */
struct origin {
	uint32_t v, use, straight;
};
/* values traced for all queries about a function; past it, none is traced */
#define MOST_STEPS (100 * MOST_VALUES)

/* A term of the integer domain that is an argument, and a value that loads this argument. */
struct argument {
	uint32_t term, value;
};

struct wb_addresses {
	struct address **of_inst;	/* [inst] made on demand */
	WB_VEC(struct argument) argument;	/* made on demand */
	bool has_arguments;
	WB_VEC(uint32_t) store;		/* instructions that write the stack, ascending */
	struct wb_map visited;		/* origins that the query under way has visited */
	WB_VEC(struct origin) todo;
	uint32_t steps;
	bool any_restricted;		/* some argument is `restrict` */
};

struct wb_addresses *
wb_addresses_new(struct wb_check *h)
{
	struct wb_addresses *a = WB_NEW(h->cx->tmp, struct wb_addresses, 1);

	a->of_inst = WB_NEW(h->cx->tmp, struct address *, h->fn->ninst);
	for (uint32_t k = 0; k < h->fn->ninst; k++)
		if (h->fn->inst[k].mem.access & WB_STORE && wb_stack_access(h, k))
			WB_PUSH(h->cx->tmp, &a->store, k);
	for (uint32_t n = 0; h->fn->desc && n < h->fn->desc->narg; n++)
		a->any_restricted |= h->fn->desc->arg[n].is_restrict;
	return a;
}

const uint32_t *
wb_stack_stores(const struct wb_check *h, uint32_t *n)
{
	*n = h->addresses->store.n;
	return h->addresses->store.at;
}

/* ---- sums ---------------------------------------------------------------------------- */
static void
add_term(struct wb_sum *s, uint32_t v, uint32_t k)
{
	uint32_t n = 0;

	while (n < s->n && s->v[n] != v)
		n++;
	if (n == WB_ADDRESS_TERMS) {
		s->opaque = true;
		return;
	}
	if (n == s->n) {
		s->v[s->n] = v;
		s->k[s->n++] = 0;
	}
	s->k[n] += k;
	if (s->k[n] == 0) {
		s->n--;
		s->v[n] = s->v[s->n];
		s->k[n] = s->k[s->n];
	}
}

bool
wb_covered(const struct wb_check *h, uint32_t id, uint32_t use)
{
	const struct wb_gsa *g = h->g;
	const struct wb_gsa_value *v = wb_gsa_at(g, id);

	if (v->kind != WB_GSA_MASKED || (h->lanes && wb_lanes_covers(h->lanes, v->at, use)))
		return true;
	for (uint32_t k = 1; k < v->narg; k++) {
		uint32_t e = g->arg[v->arg + k], now = wb_gsa_before(g, use, k == 1 ? g->exec_lo : g->exec_hi);

		e = e == WB_NONE ? e : wb_gsa_source(g, e, 0);
		if (e == WB_NONE || (wb_gsa_at(g, e)->kind != WB_GSA_ENTRY &&
				(now == WB_NONE || e != wb_gsa_source(g, now, 0))))
			return false;
	}
	return true;
}

/* The value that the lanes which read @v at @use find in the register. A masked write is skipped, back to the old
 * value, if none of these lanes was on in it. */
static uint32_t
found_by(const struct wb_check *h, uint32_t v, uint32_t use)
{
	const struct wb_lanes *l = h->lanes;

	for (uint32_t n = 0; n < MOST_DEPTH && l && wb_gsa_at(h->g, v)->kind == WB_GSA_MASKED; n++) {
		const struct wb_gsa_value *x = wb_gsa_at(h->g, v);
		const struct wb_span *at = &l->span[l->of_inst[use]], *def = &l->span[l->of_inst[x->at]];

		if (((at->flags | def->flags) & WB_SPAN_TOP) || h->g->arg[x->arg] == WB_NONE ||
			!wb_lanes_disjoint(l, at->care, at->exec, def->exec))
			break;
		v = wb_gsa_source(h->g, h->g->arg[x->arg], 0);
	}
	return v;
}

bool
wb_plain(const struct wb_check *h, const struct wb_inst *i)
{
	return !(i->flags & (WB_I_CROSSLANE | WB_I_UNMODELLED)) && !wb_mod_present(h->fn, i, WB_MOD_DSTSEL) &&
		!wb_mod_present(h->fn, i, WB_MOD_SRC0SEL) && !wb_mod_present(h->fn, i, WB_MOD_SRC1SEL) &&
		!wb_mod_present(h->fn, i, WB_MOD_DPPCTRL) && !wb_mod(h->fn, i, WB_MOD_CLAMP);
}

/* ---- what values are made of ----------------------------------------------------------------- */
struct wb_nums *
wb_check_numbers(struct wb_check *h)
{
	if (!h->nums)
		h->nums = wb_nums_new(h->cx, h->fn, h->launch);
	return h->nums;
}

/* The term of loaded value @v, if it is an argument; NULL: it is none. */
static const struct wb_term *
argument_term(struct wb_check *h, uint32_t v)
{
	struct wb_nums *ns = wb_check_numbers(h);
	struct wb_affine f = wb_affine_value(ns, wb_value_skip_etas(h->g, v), wb_point_any(wb_gsa_block(h->g, v)));
	const struct wb_term *t = f.n == 1 ? wb_affine_term(ns, f.term[0]) : NULL;

	return t && t->kind == WB_TERM_ARGUMENT ? t : NULL;
}

static void
find_arguments(struct wb_check *h)
{
	struct wb_addresses *a = h->addresses;

	a->has_arguments = true;
	for (uint32_t k = 0; k < h->fn->ninst; k++)
		for (uint32_t u = 0; h->fn->inst[k].op == WB_OP_LOAD && h->fn->inst[k].mem.space == WB_SPACE_SCALAR &&
			u < wb_opnd(h->fn, &h->fn->inst[k], 0)->nunit; u++) {
			uint32_t v = wb_gsa_def(h->g, &h->fn->inst[k], 0, u);
			const struct wb_term *t = argument_term(h, v);

			if (t)
				WB_PUSH(h->cx->tmp, &a->argument,
					((struct argument){ wb_affine_term_of(h->nums, *t), v }));
		}
}

uint32_t
wb_value_of_term(struct wb_check *h, uint32_t t)
{
	const struct wb_term *x = wb_affine_term(h->nums, t);
	uint32_t n = 0;

	if (x->kind == WB_TERM_VALUE)
		return x->v;
	if (!h->addresses->has_arguments)
		find_arguments(h);
	while (n < h->addresses->argument.n && h->addresses->argument.at[n].term != t)
		n++;
	return n < h->addresses->argument.n ? h->addresses->argument.at[n].value : WB_NONE;
}

/* Adds @v, as @use reads it. */
static void
add_value(struct wb_check *h, struct wb_sum *s, uint32_t v, uint32_t use)
{
	struct wb_nums *ns = wb_check_numbers(h);
	struct wb_affine f;

	if (v == WB_NONE) {
		s->opaque = true;
		return;
	}
	f = wb_affine_value(ns, wb_value_skip_etas(h->g, v), wb_point_active(ns, use));
	s->c += (uint32_t)f.add;
	for (uint32_t k = 0; k < f.n; k++) {
		uint32_t of = wb_value_of_term(h, f.term[k]);

		if (of == WB_NONE)
			s->opaque = true;
		else
			add_term(s, of, (uint32_t)f.k[k]);
	}
}

struct wb_sum
wb_sum_of(struct wb_check *h, uint32_t v, uint32_t use)
{
	struct wb_sum s = { .use = use };

	add_value(h, &s, v, use);
	return s;
}

/* Whether one instruction made @v, the first unit of its result, for all lanes that read it at @use. *d: decoded. */
static bool
made(const struct wb_check *h, uint32_t v, uint32_t use, struct wb_decoded *d)
{
	const struct wb_gsa_value *x = v == WB_NONE ? NULL : wb_gsa_at(h->g, v);

	return x && (x->kind == WB_GSA_DEF || x->kind == WB_GSA_MASKED) && !x->clobber && x->unit < h->fn->nunit &&
		wb_covered(h, v, use) && !(h->fn->inst[x->at].flags & WB_I_CROSSLANE) &&
		wb_decode(h->fn, x->at, x->unit, d) && !d->second && d->part == 0;
}

uint32_t
wb_read_by(const struct wb_check *h, const struct wb_opnd *o, uint32_t u)
{
	return o->kind == WB_OPND_UNIT && u < o->nunit ? wb_gsa_use_of(h->g, o, u) : WB_NONE;
}

bool
wb_is_number(struct wb_check *h, const struct wb_opnd *o, uint32_t use, uint32_t *number)
{
	if (o->kind == WB_OPND_IMM)
		*number = (uint32_t)o->imm;
	return o->kind == WB_OPND_IMM || (o->kind == WB_OPND_UNIT && wb_constant(h, wb_read_by(h, o, 0), use, number));
}

/* ---- what a value may point into ----------------------------------------------------------- */
/* The bit of the pointer argument of which load @k loads a half into @unit; NONE: it does not. */
static uint64_t
argument_bit(struct wb_check *h, uint32_t k, uint32_t unit)
{
	const struct wb_kernel_desc *d = h->fn->desc;
	const struct wb_inst *i = &h->fn->inst[k];
	uint32_t v = wb_gsa_def(h->g, i, 0, unit - wb_opnd(h->fn, i, 0)->id);
	const struct wb_term *t = v == WB_NONE || i->mem.space != WB_SPACE_SCALAR ? NULL : argument_term(h, v);

	for (uint32_t a = 0; t && d && a < d->narg && a < MOST_OBJECTS; a++)
		if (t->offset >= d->arg[a].offset && t->offset - d->arg[a].offset < d->arg[a].bytes)
			return d->arg[a].kind == WB_ARG_BUFFER ? UINT64_C(1) << a : OBJECT_NONE;
	return OBJECT_NONE;
}

struct origins {
	struct wb_check *h;
	struct wb_addresses *a;		/* whose worklist it is */
	uint64_t objects;
};

static void
origin(struct origins *w, uint32_t v, uint32_t use, bool straight)
{
	struct origin o = { v, use, straight };

	if (v != WB_NONE && w->a->todo.n <= MOST_VALUES && wb_map_add(&w->a->visited, &o, sizeof o))
		WB_PUSH(w->h->cx->tmp, &w->a->todo, o);
}

/* Starts a query. */
static struct origins
begin(struct wb_check *h)
{
	struct wb_addresses *a = h->addresses;

	a->visited = wb_map_new(h->cx->tmp);
	a->todo.n = 0;
	return (struct origins){ .h = h, .a = a };
}

/* Whether the result of @i in @unit can be an address if operand @op is one. EXEC, SCC and masks (carries, conditions)
 * only select. */
static bool
carries(const struct wb_check *h, const struct wb_inst *i, uint32_t unit, const struct wb_opnd *op)
{
	bool scalar = op->kind == WB_OPND_UNIT && h->fn->unit[op->id].cls == WB_UNIT_SCALAR;
	bool wide = wb_type_wide(i->type) || i->op == WB_OP_MADW || i->op == WB_OP_OTHER;

	if (op->kind != WB_OPND_UNIT || h->fn->unit[op->id].role == WB_ROLE_EXEC_LO ||
		h->fn->unit[op->id].role == WB_ROLE_SCC)
		return false;
	return !(scalar && op->nunit == 2 && !wide && unit < h->fn->nunit && h->fn->unit[unit].cls == WB_UNIT_VECTOR);
}

/* A load from the stack may return the data of any store of the function to the stack. */
static void
origin_of_stores(struct origins *w, uint32_t load)
{
	const struct wb_fn *fn = w->h->fn;
	const struct wb_addresses *a = w->a;
	bool any = false;

	for (uint32_t n = 0; n < a->store.n && a->todo.n <= MOST_VALUES; n++) {
		uint32_t k = a->store.at[n];
		const struct wb_inst *i = &fn->inst[k];

		if (i->mem.data == 255 || wb_stack_disjoint(w->h, load, k))
			continue;
		any = true;
		for (uint32_t u = 0; u < wb_opnd(fn, i, i->mem.data)->nunit; u++)
			origin(w, wb_gsa_use(w->h->g, i, i->mem.data, u), k, true);
	}
	if (!any)
		w->objects |= OBJECT_UNKNOWN;
}

/* Whether @op is a register of which @i reads or writes one lane only, and the value of this lane is traced: other
 * lanes do not matter. */
static bool
other_lanes(const struct wb_check *h, const struct wb_inst *i, const struct wb_gsa_value *v, const struct wb_opnd *op)
{
	bool one = i->op == WB_OP_READLANE ? wb_gsa_slot(h->g, v->at) != WB_NONE :
					     i->op == WB_OP_WRITELANE && v->unit >= h->fn->nunit;

	return one && op->kind == WB_OPND_UNIT && h->fn->unit[op->id].cls == WB_UNIT_VECTOR;
}

/* Whether instruction @k reads vector registers only in lanes that are on. A lane that is off may hold an older
 * value. */
static bool
of_active_lanes(const struct wb_check *h, uint32_t k)
{
	const struct wb_lanes *l = h->lanes;

	return !(h->fn->inst[k].flags & WB_I_CROSSLANE) ||
		(l && h->fn->inst[k].op == WB_OP_READFIRST && (l->span[l->of_inst[k]].flags & WB_SPAN_NONEMPTY));
}

/* Whether scalar load @i of the arguments may load @arg. */
static bool
may_cover(const struct wb_check *h, const struct wb_inst *i, const struct wb_arg *arg)
{
	uint64_t at = wb_mod(h->fn, i, WB_MOD_OFFSET), bytes = 4u * wb_opnd(h->fn, i, 0)->nunit;

	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(h->fn, i, o);

		if (o == i->mem.addr || (op->flags & (WB_DEF | WB_IMPLICIT)) || op->kind == WB_OPND_MOD)
			continue;
		if (op->kind != WB_OPND_IMM)
			return true;
		at += op->imm;
	}
	return at < arg->offset + arg->bytes && arg->offset < at + bytes;
}

/* Whether @i may return the aperture of LDS or of the stack in flat addresses: a hardware register, or what the launch
 * prepares for it (the queue, hidden arguments). */
static bool
finds_aperture(const struct wb_check *h, const struct wb_inst *i)
{
	const struct wb_kernel_desc *d = h->fn->desc;
	bool any = i->op == WB_OP_OTHER && i->mem.space == WB_SPACE_NONE;
	uint32_t lo, hi;

	for (uint32_t o = 0; o < i->nopnd && any; o++)
		any = wb_opnd(h->fn, i, o)->kind != WB_OPND_UNIT ||
			(wb_opnd(h->fn, i, o)->flags & (WB_DEF | WB_IMPLICIT));
	if (i->mem.space != WB_SPACE_SCALAR || !d || i->mem.addr == 255 || wb_opnd(h->fn, i, i->mem.addr)->nunit != 2)
		return any;
	if (!wb_gsa_pair(h->g, wb_gsa_use(h->g, i, i->mem.addr, 0), wb_gsa_use(h->g, i, i->mem.addr, 1), &lo, &hi) ||
		wb_gsa_at(h->g, lo)->kind != WB_GSA_ENTRY)
		return false;
	if (d->abi.s_queue_ptr != WB_NONE && wb_gsa_at(h->g, lo)->unit == d->abi.s_queue_ptr)
		return true;
	for (uint32_t a = 0; a < d->narg && wb_gsa_at(h->g, lo)->unit == d->abi.s_kernarg_ptr; a++)
		any |= d->arg[a].kind == WB_ARG_HIDDEN && d->arg[a].value_kind &&
			(strstr(d->arg[a].value_kind, "_base") || strstr(d->arg[a].value_kind, "queue")) &&
			may_cover(h, i, &d->arg[a]);
	return any;
}

/* Whether register @unit holds the aperture of LDS or of the stack. */
static bool
is_aperture(const struct wb_fn *fn, uint32_t unit)
{
	return unit < fn->nunit && fn->unit[unit].name && strncmp(fn->unit[unit].name, "src_", 4) == 0;
}

/* A result may point to whatever the operands point to. A value loaded from memory is an offset if it is added to a
 * pointer; alone, it may point anywhere (see objects_of). */
static void
origin_of_inst(struct origins *w, const struct wb_gsa_value *v)
{
	const struct wb_fn *fn = w->h->fn;
	const struct wb_gsa *g = w->h->g;
	const struct wb_inst *i = &fn->inst[v->at];
	bool straight = of_active_lanes(w->h, v->at);

	if (v->clobber || i->op == WB_OP_GETPC || finds_aperture(w->h, i)) {
		w->objects |= OBJECT_UNKNOWN;
		return;
	}
	if (i->mem.space != WB_SPACE_NONE && wb_gsa_slot(g, v->at) == WB_NONE) {
		w->objects |= argument_bit(w->h, v->at, v->unit);
		if (wb_stack_access(w->h, v->at))
			origin_of_stores(w, v->at);
		return;
	}
	WB_EACH_OPND(fn, i, op) {
		if (!carries(w->h, i, v->unit, op) || other_lanes(w->h, i, v, op))
			continue;
		for (uint32_t u = 0; u < op->nunit; u++)
			origin(w, wb_gsa_use_of(g, op, u), v->at, straight);
	}
	if (i->op == WB_OP_WRITELANE && v->unit >= fn->nunit)
		return;
	for (uint32_t n = 0; wb_gsa_slot(g, v->at) != WB_NONE && n < wb_gsa_slots(g, v->at); n++)
		origin(w, wb_gsa_before(g, v->at, wb_gsa_slot(g, v->at) + n), v->at, true);
}

/* The objects that any of the @n values, read at @use, may point into. */
static uint64_t
objects_of(struct wb_check *h, const uint32_t *v, uint32_t n, uint32_t use)
{
	struct origins w = begin(h);

	if (w.a->steps > MOST_STEPS)
		return OBJECT_UNKNOWN;
	for (uint32_t k = 0; k < n; k++)
		origin(&w, v[k], use, true);
	for (uint32_t at = 0; at < w.a->todo.n && !(w.objects & OBJECT_UNKNOWN); at++) {
		struct origin from = w.a->todo.at[at];
		uint32_t found = from.straight ? found_by(h, from.v, from.use) : from.v;
		const struct wb_gsa_value *x = wb_gsa_at(h->g, found);
		bool straight = from.straight && x->kind != WB_GSA_MU;
		uint32_t narg = x->narg;

		if (w.a->todo.n > MOST_VALUES)
			w.objects |= OBJECT_UNKNOWN;
		if (x->kind == WB_GSA_DEF || x->kind == WB_GSA_MASKED)
			origin_of_inst(&w, x);
		else if (x->kind == WB_GSA_ENTRY && is_aperture(h->fn, x->unit))
			w.objects |= OBJECT_UNKNOWN;
		/* for a masked write, also the old value, if a lane may still see it; EXEC only selects */
		if (x->kind == WB_GSA_DEF || x->kind == WB_GSA_MASKED)
			narg = x->kind == WB_GSA_MASKED && !(straight && wb_covered(h, found, from.use));
		for (uint32_t k = 0; k < narg; k++)
			origin(&w, h->g->arg[x->arg + k], from.use, straight);
	}
	w.a->steps += w.a->todo.n;
	return w.objects ? w.objects : OBJECT_UNKNOWN;
}

static bool
is_address(const struct wb_inst *i, const struct wb_opnd *op, uint32_t o, uint32_t data)
{
	/* the address operand, and the scalar base beside it */
	return op->kind == WB_OPND_UNIT && (op->flags & WB_USE) && !(op->flags & WB_IMPLICIT) &&
		(o == i->mem.addr ||
			(o != data && i->mem.space == WB_SPACE_GLOBAL && o > i->mem.addr && op->nunit == 2 &&
				op->id < WB_NONE));
}

/* Whether @x is one half of a pointer that the launch prepares: to the arguments, or the dispatch packet. */
static bool
launch_pointer(const struct wb_check *h, const struct wb_gsa_value *x)
{
	const struct wb_abi *abi = &h->fn->desc->abi;

	return x->kind == WB_GSA_ENTRY &&
		((abi->s_kernarg_ptr != WB_NONE && x->unit - abi->s_kernarg_ptr < 2) ||
			(abi->s_dispatch_ptr != WB_NONE && x->unit - abi->s_dispatch_ptr < 2));
}

/* Whether @v, read at @use, is made of such pointers, at least one, and of numbers only. */
static bool
of_launch_pointers(struct wb_check *h, uint32_t v, uint32_t use)
{
	struct origins w = begin(h);
	bool all = true, any = false;

	origin(&w, v, use, true);
	for (uint32_t at = 0; at < w.a->todo.n && all; at++) {
		struct origin from = w.a->todo.at[at];
		const struct wb_gsa_value *x = wb_gsa_at(h->g, from.v);
		bool made = x->kind == WB_GSA_DEF || (x->kind == WB_GSA_MASKED && wb_covered(h, from.v, from.use));

		any |= launch_pointer(h, x);
		all = launch_pointer(h, x) ||
			(made && !x->clobber && h->fn->inst[x->at].mem.space == WB_SPACE_NONE &&
				h->fn->inst[x->at].op != WB_OP_GETPC);
		if (all && made)
			origin_of_inst(&w, x);
	}
	return all && any && w.a->todo.n <= MOST_VALUES;
}

bool
wb_vector_launch_data(struct wb_check *h, uint32_t k)
{
	const struct wb_inst *i = &h->fn->inst[k];
	bool all = i->op == WB_OP_LOAD && i->mem.space == WB_SPACE_GLOBAL && h->fn->is_kernel && h->fn->desc,
	     any = false;

	for (uint32_t o = 0; o < i->nopnd && all; o++) {
		const struct wb_opnd *op = wb_opnd(h->fn, i, o);

		if (!is_address(i, op, o, 255) || op->nunit != 2)
			continue;
		any = true;
		all = of_launch_pointers(h, wb_gsa_use(h->g, i, o, 0), k) &&
			of_launch_pointers(h, wb_gsa_use(h->g, i, o, 1), k);
	}
	return all && any;
}

/* ---- addresses --------------------------------------------------------------------------------- */
static struct address
decode_address(struct wb_check *h, uint32_t k)
{
	const struct wb_fn *fn = h->fn;
	const struct wb_inst *i = &fn->inst[k];
	struct address a = { .space = i->mem.space, .bytes = i->mem.bytes, .nwhere = 1, .k = k, .where[0].use = k };

	if (i->op == WB_OP_CALL || i->mem.addr == 255 || i->mem.count == WB_MEM_UNKNOWN ||
		(i->mem.space != WB_SPACE_GLOBAL && i->mem.space != WB_SPACE_FLAT && i->mem.space != WB_SPACE_LDS &&
			i->mem.space != WB_SPACE_SCALAR))
		return a;
	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *op = wb_opnd(fn, i, o);
		bool scalar = op->kind == WB_OPND_UNIT && fn->unit[op->id].cls == WB_UNIT_SCALAR;

		/* descriptors of buffers and images: their contents are not known */
		if (scalar && op->nunit >= 4 && (op->flags & WB_USE) && i->mem.space == WB_SPACE_GLOBAL) {
			a.nbase = 0;
			return a;
		}
		if (!is_address(i, op, o, i->mem.data) || (o != i->mem.addr && !scalar))
			continue;
		for (uint32_t u = 0; u < op->nunit && a.nbase < WB_COUNT(a.base); u++) {
			a.half[a.nbase] = (uint8_t)u;
			a.base[a.nbase++] = wb_gsa_use(h->g, i, o, u);
		}
		add_value(h, &a.where[0], wb_gsa_use(h->g, i, o, 0), k);
	}
	if (i->mem.space == WB_SPACE_SCALAR)
		a.where[0].opaque = true;	/* offsets in registers: only the object is of use */
	a.offset = (uint32_t)wb_mod(fn, i, WB_MOD_OFFSET);
	a.where[0].c += a.offset;
	if (i->mem.space == WB_SPACE_LDS && i->mem.count == 2) {
		uint32_t unit = (wb_mod(fn, i, WB_MOD_ST64) ? 64u : 1u) * i->mem.bytes;

		a.nwhere = 2;
		a.where[1] = a.where[0];
		a.where[0].c += (uint32_t)wb_mod(fn, i, WB_MOD_OFFSET0) * unit;
		a.where[1].c += (uint32_t)wb_mod(fn, i, WB_MOD_OFFSET1) * unit;
	}
	a.known = a.nbase != 0 && !wb_mod(fn, i, WB_MOD_GDS) && !wb_mod(fn, i, WB_MOD_LDS);
	a.objects = a.space == WB_SPACE_LDS ? OBJECT_NONE : 0;
	return a;
}

static struct address *
address_of(struct wb_check *h, uint32_t k)
{
	struct address **a = &h->addresses->of_inst[k];

	if (!*a) {
		*a = WB_NEW(h->cx->tmp, struct address, 1);
		**a = decode_address(h, k);
	}
	return *a;
}

/* The objects of @a; computed on demand. */
static uint64_t
objects_in(struct wb_check *h, struct address *a)
{
	if (!a->objects)
		a->objects = a->nbase ? objects_of(h, a->base, a->nbase, a->k) : OBJECT_UNKNOWN;
	return a->objects;
}

/* ---- queries ------------------------------------------------------------------------------------- */
bool
wb_wave_value(const struct wb_check *h, uint32_t v)
{
	return v != WB_NONE && !wb_unit_of_lanes(h->g, wb_gsa_at(h->g, v)->unit);
}

/* Whether all terms of @v, read at @use, are the same numbers at all times, for all lanes or (@wave) for the wave. */
static bool
all_invariant(struct wb_check *h, uint32_t v, uint32_t use, bool wave)
{
	struct wb_sum s = wb_sum_of(h, v, use);
	bool all = !s.opaque;

	for (uint32_t n = 0; n < s.n && all; n++)
		all = (wave && wb_wave_value(h, s.v[n])) || wb_is_invariant(h, s.v[n], use);
	return all;
}

bool
wb_wave_number(struct wb_check *h, uint32_t v, uint32_t use)
{
	return all_invariant(h, v, use, true);
}

bool
wb_uniform_invariant(struct wb_check *h, uint32_t v, uint32_t use)
{
	return all_invariant(h, v, use, false);
}

bool
wb_single_value(const struct wb_check *h, uint32_t v)
{
	uint32_t b = wb_gsa_block(h->g, v);

	return wb_wave_value(h, v) &&
		(wb_gsa_at(h->g, v)->kind == WB_GSA_ENTRY || h->fn->loops->of_block[b] == WB_NONE);
}

/* The vector register that @v is at the entry of a kernel; WB_NONE: none. */
static uint32_t
entry_register(const struct wb_check *h, uint32_t v)
{
	const struct wb_gsa_value *x = wb_gsa_at(h->g, v);
	uint32_t first = 0;

	while (first < h->fn->nunit && h->fn->unit[first].cls != WB_UNIT_VECTOR)
		first++;
	if (!h->fn->is_kernel || !h->fn->desc || x->kind != WB_GSA_ENTRY || x->unit < first)
		return WB_NONE;
	return x->unit - first;
}

/* The dimension of which @v is the work-item id (v0, v1, v2 at the entry); -1: it is none. */
static int
item_dimension(const struct wb_check *h, uint32_t v)
{
	uint32_t r = entry_register(h, v);

	if (r == WB_NONE || h->fn->desc->abi.workitem_id_packed || r >= h->fn->desc->abi.workitem_id_dims)
		return -1;
	return (int)r;
}

/* Whether @v is the work-item id along x, and no two lanes of a wave have the same one. Lanes of a wave are consecutive
 * work-items, x first. So it holds where a row of the workgroup is a whole number of waves, or where there is only one
 * row. Where all three ids are packed in v0, x lowest, the other two are then uniform. */
static bool
item_number(const struct wb_check *h, uint32_t v)
{
	bool packed = entry_register(h, v) == 0 && h->fn->desc->abi.workitem_id_packed;

	return (packed || item_dimension(h, v) == 0) &&
		(h->rows == WB_ROWS_OF_WAVES || (h->rows == WB_ROWS_UNKNOWN && h->rows_assumed));
}

bool
wb_wave_item_id(struct wb_check *h, uint32_t v, uint32_t use, uint32_t *shift)
{
	struct wb_decoded d;
	uint32_t high;

	if (!h->fn->desc || !h->fn->desc->wave_lanes)
		return false;
	for (*shift = 0;; use = d.inst) {
		struct wb_sum s = wb_sum_of(h, v, use);

		if (s.opaque || s.n != 1 || s.c || s.k[0] != 1)
			return false;
		if (item_number(h, s.v[0]))
			return true;
		v = wb_lane_source(h, v, &use);
		if (*shift || !made(h, v, use, &d) || d.op != WB_OP_LSHR || d.type == WB_T_I32 || d.nsrc != 2 ||
			!wb_is_number(h, d.src[1], d.inst, shift) || d.src[0]->kind != WB_OPND_UNIT)
			return false;
		*shift &= d.bits - 1;
		if (*shift == 0 || *shift > 31 ||
			(d.bits == 64 && (!wb_constant(h, wb_read_by(h, d.src[0], 1), d.inst, &high) || high)))
			return false;
		v = wb_read_by(h, d.src[0], 0);
	}
}

/* Whether source @o of @inst is a mask that includes every lane which executes @inst: all ones, or EXEC. @half: 0 low,
 * 1 high. */
static bool
all_lanes_mask(struct wb_check *h, uint32_t inst, const struct wb_opnd *o, uint32_t half)
{
	uint32_t exec = half ? h->g->exec_hi : h->g->exec_lo, v = wb_read_by(h, o, 0), now, number;

	if (wb_is_number(h, o, inst, &number))
		return number == UINT32_MAX;
	now = exec == WB_NONE ? WB_NONE : wb_gsa_before(h->g, inst, exec);
	return v != WB_NONE && now != WB_NONE && wb_gsa_source(h->g, v, 0) == wb_gsa_source(h->g, now, 0);
}

/* The half of the mask in which mbcnt @inst counts. */
static uint32_t
mbcnt_half(const struct wb_check *h, uint32_t inst)
{
	return wb_mod(h->fn, &h->fn->inst[inst], WB_MOD_SHIFT) == 32;
}

/* The number of lanes below this one in a mask: mbcnt_hi of mbcnt_lo. No two lanes of the mask have the same. */
static bool
lane_count(struct wb_check *h, uint32_t v, uint32_t use)
{
	struct wb_decoded hi, lo;
	uint32_t zero;

	if (!made(h, v, use, &hi) || hi.op != WB_OP_MBCNT || hi.nsrc != 2 || hi.src[1]->kind != WB_OPND_UNIT)
		return false;
	v = wb_gsa_source(h->g, wb_read_by(h, hi.src[1], 0), 0);
	return made(h, v, hi.inst, &lo) && lo.op == WB_OP_MBCNT && lo.nsrc == 2 && mbcnt_half(h, hi.inst) == 1 &&
		mbcnt_half(h, lo.inst) == 0 && wb_is_number(h, lo.src[1], lo.inst, &zero) && zero == 0 &&
		all_lanes_mask(h, hi.inst, hi.src[0], 1) && all_lanes_mask(h, lo.inst, lo.src[0], 0);
}

static bool distinct(struct wb_check *h, const struct wb_sum *s, uint32_t *step);

/* Whether @v is x & (2^n - 1), 2^n at least MOST_LANES, where x grows by 1 from each lane to the next. */
static bool
low_bits(struct wb_check *h, uint32_t v, uint32_t use)
{
	struct wb_decoded d;
	struct wb_sum of;
	uint32_t c, k, step;

	if (!made(h, v, use, &d) || d.op != WB_OP_AND || d.nsrc != 2)
		return false;
	c = wb_is_number(h, d.src[1], d.inst, &k);
	if ((!c && !wb_is_number(h, d.src[0], d.inst, &k)) || (k & (k + 1)) || k < MOST_LANES - 1)
		return false;
	of = wb_sum_of(h, wb_read_by(h, d.src[!c], 0), d.inst);
	for (uint32_t t = 0; t < of.n; t++)
		if (!wb_is_invariant(h, of.v[t], of.use) && !item_number(h, of.v[t]))
			return false;
	return distinct(h, &of, &step) && step == 1;
}

/* Whether no two lanes of the wave have the same @v at @use. */
static bool
tells_lanes(struct wb_check *h, uint32_t v, uint32_t use)
{
	return item_number(h, v) || lane_count(h, v, use) || low_bits(h, v, use);
}

/* Whether no two lanes have the same sum: one term differs between any two lanes, all others are uniform. *step: its
 * factor; 0: no such term. */
static bool
distinct(struct wb_check *h, const struct wb_sum *s, uint32_t *step)
{
	uint32_t lanes = 0;

	*step = 0;
	if (s->opaque)
		return false;
	for (uint32_t n = 0; n < s->n; n++) {
		if (wb_is_invariant(h, s->v[n], s->use))
			continue;
		*step = s->k[n];
		if (!tells_lanes(h, s->v[n], s->use))
			return false;
		lanes++;
	}
	return lanes == 1;
}

/* Whether @s differs by @bytes or more between any two lanes, by its only term that is not uniform. *same: all terms
 * are uniform. */
static bool
injective(struct wb_check *h, const struct wb_sum *s, uint32_t bytes, bool *same)
{
	uint32_t step;
	bool all_differ = distinct(h, s, &step);

	*same = !s->opaque && step == 0;
	/* ids differ by 1 to 63: no product wraps around to less than @bytes */
	return all_differ &&
		((step >= bytes && step <= UINT32_MAX / MOST_LANES) ||
			(0u - step >= bytes && 0u - step <= UINT32_MAX / MOST_LANES));
}

bool
wb_lane_number(struct wb_check *h, uint32_t v, uint32_t use)
{
	struct wb_sum s = wb_sum_of(h, v, use);
	bool same;

	return injective(h, &s, 1, &same);
}

/* The dimension along which @v, read at @use, differs between work-items exactly if their ids do; -1: none. */
static int
one_dimension(struct wb_check *h, uint32_t v, uint32_t use)
{
	struct wb_sum s = wb_sum_of(h, v, use);
	int dimension = -1, now;

	for (uint32_t n = 0; n < s.n && !s.opaque; n++) {
		if (wb_is_invariant(h, s.v[n], use))
			continue;
		now = item_dimension(h, s.v[n]);
		if (now < 0 || dimension >= 0 || (s.k[n] & 1) == 0)
			return -1;
		dimension = now;
	}
	return s.opaque ? -1 : dimension;
}

#define ID_BITS 10u		/* of each dimension, where ids are packed in one register */

/* If operand @o of @use is the register with the packed ids, or that shifted right: the dimension, as a bit, of the id
 * in its low bits. 0: it is neither. */
static uint32_t
lowest_id(struct wb_check *h, const struct wb_opnd *o, uint32_t use)
{
	uint32_t v = wb_lane_source(h, wb_read_by(h, o, 0), &use), shift;
	struct wb_decoded d;

	if (v == WB_NONE || entry_register(h, v) == 0)
		return v == WB_NONE ? 0 : 1;
	if (!made(h, v, use, &d) || d.op != WB_OP_LSHR || d.bits != 32 || d.nsrc != 2 ||
		!wb_is_number(h, d.src[1], d.inst, &shift) || (shift != ID_BITS && shift != 2 * ID_BITS))
		return 0;
	use = d.inst;
	v = wb_lane_source(h, wb_read_by(h, d.src[0], 0), &use);
	return v != WB_NONE && entry_register(h, v) == 0 ? 1u << shift / ID_BITS : 0;
}

/* The dimensions of wb_item_dimensions where the ids are packed: ((ids | ids >> 10) & 0x3ff) == 0. */
static uint32_t
packed_dimensions(struct wb_check *h, uint32_t v, uint32_t use, bool is_zero)
{
	const uint32_t mask = (1u << ID_BITS) - 1;
	struct wb_decoded d, of;
	uint32_t n, k, w, set = 0;

	v = wb_lane_source(h, v, &use);
	if (v == WB_NONE || !made(h, v, use, &d) || d.op != WB_OP_AND || d.bits != 32 || d.nsrc != 2)
		return 0;
	k = wb_is_number(h, d.src[0], d.inst, &n) && n == mask ? 1 : 0;
	if (k == 0 && (!wb_is_number(h, d.src[1], d.inst, &n) || n != mask))
		return 0;
	use = d.inst;
	w = wb_lane_source(h, wb_read_by(h, d.src[k], 0), &use);
	if (!is_zero || w == WB_NONE || !made(h, w, use, &of) || (of.op != WB_OP_OR && of.op != WB_OP_OR3))
		return lowest_id(h, d.src[k], d.inst);
	for (uint32_t o = 0; o < of.nsrc; o++)
		set |= lowest_id(h, of.src[o], of.inst);
	return set;
}

uint32_t
wb_item_dimensions(struct wb_check *h, uint32_t v, uint32_t use, bool is_zero)
{
	struct wb_decoded of;
	uint32_t set = 0;
	int d;

	if (h->fn->desc && h->fn->desc->abi.workitem_id_packed)
		return packed_dimensions(h, v, use, is_zero);
	/* x | y is 0 where both are */
	if (is_zero && made(h, wb_gsa_source(h->g, v, 0), use, &of) && (of.op == WB_OP_OR || of.op == WB_OP_OR3))
		for (uint32_t k = 0; k < of.nsrc; k++)
			set |= of.src[k]->kind == WB_OPND_UNIT &&
					(d = one_dimension(h, wb_read_by(h, of.src[k], 0), of.inst)) >= 0 ? 1u << d : 0;
	else if ((d = one_dimension(h, v, use)) >= 0)
		set = 1u << d;
	return set;
}

bool
wb_same_terms(const struct wb_sum *a, const struct wb_sum *b)
{
	for (uint32_t n = 0; n < a->n; n++) {
		uint32_t m = 0;

		while (m < b->n && (b->v[m] != a->v[n] || b->k[m] != a->k[n]))
			m++;
		if (m == b->n)
			return false;
	}
	return a->n == b->n;
}

static bool
equal(const struct wb_sum *a, const struct wb_sum *b)
{
	return !a->opaque && !b->opaque && a->c == b->c && wb_same_terms(a, b);
}

/* Whether @v is an argument or a size of the launch, the same in all waves. */
static bool
is_launch_data(const struct wb_check *h, uint32_t v)
{
	const struct wb_gsa_value *x = wb_gsa_at(h->g, v);

	return x->kind == WB_GSA_DEF && !x->clobber && wb_scalar_launch_data(h, x->at);
}

/* The lanes that are compared: of one wave, or of any two. */
enum among { ONE_WAVE, ALL_WAVES };

static bool
fixed(struct wb_check *h, const struct wb_sum *s, uint32_t n, enum among lanes)
{
	return lanes == ONE_WAVE ? wb_is_invariant(h, s->v[n], s->use) : is_launch_data(h, s->v[n]);
}

/* The part of @s that is the same for all @lanes at all times. Residues can be compared only if both sums have the same
 * part. */
static struct wb_sum
fixed_part(struct wb_check *h, const struct wb_sum *s, enum among lanes)
{
	struct wb_sum f = { 0 };

	for (uint32_t n = 0; n < s->n; n++)
		if (fixed(h, s, n, lanes))
			add_term(&f, s->v[n], s->k[n]);
	return f;
}

/* Whether [a.c, +bytes) and [b.c, +bytes) are disjoint modulo the greatest power of two that divides all other
 * factors. */
static bool
disjoint_residues(struct wb_check *h, const struct address *a, const struct wb_sum *x, const struct address *b,
	const struct wb_sum *y, enum among lanes)
{
	struct wb_sum fx = fixed_part(h, x, lanes), fy = fixed_part(h, y, lanes);
	uint32_t bits = 0, d;

	if (x->opaque || y->opaque || !equal(&fx, &fy))
		return false;
	for (uint32_t n = 0; n < x->n; n++)
		bits |= fixed(h, x, n, lanes) ? 0 : x->k[n];
	for (uint32_t n = 0; n < y->n; n++)
		bits |= fixed(h, y, n, lanes) ? 0 : y->k[n];
	d = y->c - x->c;
	if (bits == 0)
		return d >= a->bytes && 0u - d >= b->bytes;
	bits &= 0u - bits;
	d &= bits - 1;
	return d >= a->bytes && bits - d >= b->bytes && d != 0;
}

/* Adds to [*low, *high] the range of the terms of @s that may differ between lanes, times @sign. */
static void
add_extent(struct wb_check *h, const struct wb_sum *s, int sign, enum among lanes, wb_i128 *low, wb_i128 *high)
{
	struct wb_nums *ns = wb_check_numbers(h);

	for (uint32_t n = 0; n < s->n; n++) {
		struct wb_range r;
		wb_i128 k = (wb_i128)(int32_t)s->k[n] * sign;

		if (fixed(h, s, n, lanes))
			continue;
		r = wb_value_range(ns, s->v[n], wb_point_active(ns, s->use));
		*low += k * (k < 0 ? r.high : r.low);
		*high += k * (k < 0 ? r.low : r.high);
	}
}

/* Whether [a.c, +bytes) and [b.c, +bytes) are disjoint by the ranges of the terms that may differ between lanes: the
 * interval of the distance contains, modulo 2^32, no distance that is too small. */
static bool
disjoint_ranges(struct wb_check *h, const struct address *a, const struct wb_sum *x, const struct address *b,
	const struct wb_sum *y, enum among lanes)
{
	struct wb_sum fx = fixed_part(h, x, lanes), fy = fixed_part(h, y, lanes);
	const wb_i128 all = (wb_i128)1 << 32;
	wb_i128 low = (wb_i128)y->c - x->c, high = low, over, multiple;

	if (x->opaque || y->opaque || !equal(&fx, &fy))
		return false;
	add_extent(h, y, 1, lanes, &low, &high);
	add_extent(h, x, -1, lanes, &low, &high);
	over = low - (wb_i128)a->bytes;
	multiple = over >= 0 ? over / all * all : -((all - 1 - over) / all * all);
	return high - multiple <= all - (wb_i128)b->bytes;
}

static bool
restricted(const struct wb_check *h, uint64_t objects)
{
	uint32_t n = 0;

	for (; n < MOST_OBJECTS && !(objects >> n & 1); n++)
		;
	return n < MOST_OBJECTS && objects == UINT64_C(1) << n && h->fn->desc->arg[n].is_restrict;
}

/* Whether the memories, or the objects, are different. */
static bool
are_disjoint(struct wb_check *h, struct address *a, struct address *b)
{
	bool lds_a = a->space == WB_SPACE_LDS, lds_b = b->space == WB_SPACE_LDS;

	if (lds_a != lds_b && a->space != WB_SPACE_FLAT && b->space != WB_SPACE_FLAT && a->space != WB_SPACE_GDS &&
		b->space != WB_SPACE_GDS)
		return true;
	if (lds_a || lds_b)
		/* flat, but based on global pointers */
		return lds_a != lds_b && !(objects_in(h, lds_a ? b : a) & OBJECT_UNKNOWN);
	if (!h->addresses->any_restricted || objects_in(h, a) & OBJECT_UNKNOWN || objects_in(h, b) & OBJECT_UNKNOWN)
		return false;
	return !(a->objects & b->objects) && (restricted(h, a->objects) || restricted(h, b->objects));
}

/* Whether equal sums @x and @y are addresses of the same lane only. *same: they are uniform. */
static bool
of_one_lane(struct wb_check *h, const struct wb_sum *x, const struct wb_sum *y, uint32_t bytes, bool *same)
{
	return injective(h, x, bytes, same) && injective(h, y, bytes, same);
}

enum wb_alias
wb_alias(struct wb_check *h, uint32_t ka, uint32_t kb)
{
	struct address *a = address_of(h, ka), *b = address_of(h, kb);
	enum wb_alias worst = WB_ALIAS_NO;

	if (!a->known || !b->known)
		return WB_ALIAS_MAY;
	if (are_disjoint(h, a, b))
		return WB_ALIAS_NO;
	for (uint32_t x = 0; x < a->nwhere; x++)
		for (uint32_t y = 0; y < b->nwhere; y++) {
			enum wb_alias now = WB_ALIAS_MAY;
			bool same;

			if (disjoint_residues(h, a, &a->where[x], b, &b->where[y], ONE_WAVE) ||
				disjoint_ranges(h, a, &a->where[x], b, &b->where[y], ONE_WAVE))
				now = WB_ALIAS_NO;
			else if (equal(&a->where[x], &b->where[y]))
				now = of_one_lane(h, &a->where[x], &b->where[y],
					      a->bytes > b->bytes ? a->bytes : b->bytes, &same) ?
					WB_ALIAS_SAME_LANE : same ? WB_ALIAS_MUST : WB_ALIAS_MAY;
			if (now > worst)
				worst = now;
		}
	return worst;
}

bool
wb_may_be_stack(struct wb_check *h, uint32_t k)
{
	struct address *a = address_of(h, k);

	return h->fn->inst[k].mem.space == WB_SPACE_FLAT && (!a->known || (objects_in(h, a) & OBJECT_UNKNOWN));
}

bool
wb_address_fixed(struct wb_check *h, uint32_t inst, const struct wb_cycle *c)
{
	const struct address *a = address_of(h, inst);

	if (!a->known)
		return false;
	for (uint32_t w = 0; w < a->nwhere; w++) {
		if (a->where[w].opaque)
			return false;
		for (uint32_t n = 0; n < a->where[w].n; n++)
			if (wb_cycle_has(c, wb_gsa_block(h->g, a->where[w].v[n])))
				return false;
	}
	return true;
}

bool
wb_polls(struct wb_check *h, uint32_t inst, const struct wb_cycle *c)
{
	return wb_address_fixed(h, inst, c) ||
		(h->fn->inst[inst].mem.space == WB_SPACE_SCALAR && !wb_scalar_launch_data(h, inst));
}

/* What @v copies: a move, or the high half of a 64-bit shift; WB_NONE: it is no copy. */
static uint32_t
copied(struct wb_check *h, uint32_t v, uint32_t use)
{
	uint32_t from = wb_gsa_copied(h->g, v, WB_GSA_VECTORS), by;
	struct wb_decoded d;

	if (from != WB_NONE || !made(h, v, use, &d) || d.bits != 64 || d.nsrc != 2 || d.op != WB_OP_LSHR)
		return from;
	return wb_is_number(h, d.src[1], d.inst, &by) && (by & 63u) == 32 ? wb_read_by(h, d.src[0], 1) : WB_NONE;
}

uint32_t
wb_lane_source(struct wb_check *h, uint32_t v, uint32_t *use)
{
	for (uint32_t n = 0; n < MOST_DEPTH; n++) {
		const struct wb_gsa_value *x = wb_gsa_at(h->g, v = found_by(h, wb_gsa_source(h->g, v, 0), *use));
		uint32_t from = x->kind == WB_GSA_MASKED && !x->clobber && wb_covered(h, v, *use) ?
			copied(h, v, *use) : WB_NONE;

		if (from == WB_NONE)
			break;
		*use = x->at;
		v = from;
	}
	return v;
}

bool
wb_returned_to(struct wb_check *h, uint32_t v, uint32_t use, uint32_t k)
{
	const struct wb_gsa_value *x;

	if (v == WB_NONE)
		return false;
	x = wb_gsa_at(h->g, v = wb_lane_source(h, v, &use));
	return (x->kind == WB_GSA_DEF || x->kind == WB_GSA_MASKED) && !x->clobber && x->at == k &&
		wb_covered(h, v, use);
}

/* Two values that may be equal, as read by instructions use[0] and use[1]. */
struct pair {
	uint32_t v[2], use[2];
};
struct pairs {
	WB_VEC(struct pair) todo;
	bool differ;
};

static void
add_pair(struct wb_check *h, struct pairs *p, uint32_t a, uint32_t use_a, uint32_t b, uint32_t use_b)
{
	if (a == WB_NONE || b == WB_NONE || p->todo.n == MOST_DEPTH * 2)
		p->differ = true;
	else
		WB_PUSH(h->cx->tmp, &p->todo, ((struct pair){ { a, b }, { use_a, use_b } }));
}

/* If both instructions do the same operation, their operands become pairs, which must be equal. */
static void
add_operands(struct wb_check *h, struct pairs *p, uint32_t ka, uint32_t kb)
{
	const struct wb_inst *a = &h->fn->inst[ka], *b = &h->fn->inst[kb];

	p->differ |= a->op != b->op || a->type != b->type || a->nopnd != b->nopnd || a->mem.space != WB_SPACE_NONE ||
		a->op == WB_OP_OTHER || a->op == WB_OP_CALL || a->op == WB_OP_GETPC || a->op == WB_OP_TIME ||
		!wb_plain(h, a) || !wb_plain(h, b);
	for (uint32_t o = 0; o < a->nopnd && !p->differ; o++) {
		const struct wb_opnd *x = wb_opnd(h->fn, a, o), *y = wb_opnd(h->fn, b, o);
		bool unit = x->kind == WB_OPND_UNIT && (x->flags & WB_USE), exec = unit && x->id == h->g->exec_lo;

		p->differ |= x->kind != y->kind || x->flags != y->flags || x->nunit != y->nunit ||
			(x->kind != WB_OPND_UNIT && (x->imm != y->imm || x->id != y->id));
		for (uint32_t u = 0; u < x->nunit && unit && !p->differ && !(exec && (x->flags & WB_IMPLICIT)); u++)
			add_pair(h, p, wb_gsa_use(h->g, a, o, u), ka, wb_gsa_use(h->g, b, o, u), kb);
	}
}

/* Whether @x and @y are the same unit of the same operand of their instructions. */
static bool
same_def(const struct wb_check *h, const struct wb_gsa_value *x, const struct wb_gsa_value *y)
{
	const struct wb_inst *a = &h->fn->inst[x->at], *b = &h->fn->inst[y->at];

	for (uint32_t o = 0; o < a->nopnd && o < b->nopnd; o++) {
		const struct wb_opnd *da = wb_opnd(h->fn, a, o), *db = wb_opnd(h->fn, b, o);

		if (da->kind != WB_OPND_UNIT || !(da->flags & WB_DEF) || db->kind != WB_OPND_UNIT ||
			!(db->flags & WB_DEF))
			return false;
		if (x->unit - da->id < da->nunit || y->unit - db->id < db->nunit)
			return x->unit - da->id < da->nunit && x->unit - da->id == y->unit - db->id;
	}
	return false;
}

/* Whether a lane that executes @use_a, then @use_b, finds the same number in @a and @b: one value, or values computed
 * in the same way from equal ones. */
static bool
same_value(struct wb_check *h, uint32_t a, uint32_t use_a, uint32_t b, uint32_t use_b)
{
	struct pairs p = { .differ = false };
	uint32_t steps = MOST_PAIRS;

	add_pair(h, &p, a, use_a, b, use_b);
	while (p.todo.n && !p.differ && steps--) {
		struct pair now = p.todo.at[--p.todo.n];
		const struct wb_gsa_value *x = wb_gsa_at(h->g, now.v[0] = wb_lane_source(h, now.v[0], &now.use[0])),
					  *y = wb_gsa_at(h->g, now.v[1] = wb_lane_source(h, now.v[1], &now.use[1]));

		if (now.v[0] == now.v[1])
			continue;
		if (x->kind != y->kind || (x->kind != WB_GSA_DEF && x->kind != WB_GSA_MASKED) || x->clobber ||
			y->clobber || x->unit >= h->fn->nunit || y->unit >= h->fn->nunit ||
			!wb_covered(h, now.v[0], now.use[0]) || !wb_covered(h, now.v[1], now.use[1]) ||
			!same_def(h, x, y))
			return false;
		add_operands(h, &p, x->at, y->at);
	}
	return !p.differ && p.todo.n == 0;
}

bool
wb_address_same(struct wb_check *h, uint32_t a, uint32_t b)
{
	const struct address *x = address_of(h, a), *y = address_of(h, b);
	bool same = x->known && y->known && x->nwhere == 1 && y->nwhere == 1 && x->space == y->space &&
		x->nbase == y->nbase, sums = equal(&x->where[0], &y->where[0]);

	same &= sums || x->offset == y->offset;
	for (uint32_t k = 0; k < x->nbase && same; k++)
		same = x->half[k] == y->half[k] &&
			((sums && x->half[k] == 0) || same_value(h, x->base[k], a, y->base[k], b));
	return same;
}

bool
wb_address_sum_of(struct wb_check *h, uint32_t inst, struct wb_sum *p)
{
	struct address *a = address_of(h, inst);

	if (!a->known || a->nwhere != 1 || a->where[0].opaque)
		return false;
	*p = a->where[0];
	p->space = a->space;
	p->objects = objects_in(h, a);
	return true;
}

/* Whether, in every iteration of @c but the first, @before is what @now, as read by @b, was in the iteration
 * before. */
static bool
follows(struct wb_check *h, const struct wb_cycle *c, uint32_t before, uint32_t now, uint32_t b)
{
	const struct wb_gsa_value *x;
	uint32_t of = b;

	if (before == WB_NONE || now == WB_NONE)
		return false;
	if (before == now && wb_single_value(h, now))
		return true;
	before = wb_gsa_source(h->g, before, 0);
	now = wb_lane_source(h, now, &of);
	x = wb_gsa_at(h->g, before);
	if (x->kind != WB_GSA_MU || x->at != c->header)
		return false;
	for (uint32_t n = 0; n < c->nback; n++) {
		uint32_t src = h->fn->edge[c->back[n]].src, v = wb_gsa_arg_along(h->g, before, c->back[n]);
		uint32_t use = h->fn->block[src].ninst ? wb_last_of(h->fn, src) : WB_NONE;

		if (v == WB_NONE || use == WB_NONE || wb_lane_source(h, v, &use) != now)
			return false;
	}
	return true;
}

bool
wb_address_follows(struct wb_check *h, const struct wb_cycle *c, uint32_t a, uint32_t b)
{
	const struct address *x = address_of(h, a), *y = address_of(h, b);
	bool all = x->known && y->known && x->nwhere == 1 && y->nwhere == 1 && x->space == y->space &&
		x->nbase == y->nbase && x->offset == y->offset && x->bytes == y->bytes;

	for (uint32_t k = 0; k < x->nbase && all; k++)
		all = follows(h, c, x->base[k], y->base[k], b);
	return all;
}

bool
wb_one_object(struct wb_check *h, uint32_t a, uint32_t b)
{
	struct address *x = address_of(h, a), *y = address_of(h, b);
	uint64_t either;

	if (!x->known || !y->known || objects_in(h, x) & OBJECT_UNKNOWN || objects_in(h, y) & OBJECT_UNKNOWN)
		return true;
	either = x->objects | y->objects;
	return (x->space == WB_SPACE_LDS) == (y->space == WB_SPACE_LDS) &&
		(either == OBJECT_NONE || (x->objects & y->objects));
}

enum wb_alias
wb_alias_assumed(struct wb_check *h, uint32_t a, uint32_t b, bool different)
{
	enum wb_alias is = wb_alias(h, a, b);

	if (is != WB_ALIAS_MAY || !(h->buffers_distinct || different) || wb_one_object(h, a, b))
		return is;
	h->assumed_distinct |= !different;
	return WB_ALIAS_NO;
}

enum wb_alias
wb_alias_waves(struct wb_check *h, uint32_t ka, uint32_t kb)
{
	struct address *a = address_of(h, ka), *b = address_of(h, kb);
	const struct wb_sum *x = &a->where[0], *y = &b->where[0];
	bool all = true;

	if ((a->known && b->known && are_disjoint(h, a, b)) || !wb_one_object(h, ka, kb))
		return WB_ALIAS_NO;
	if (!a->known || !b->known || a->nwhere != 1 || b->nwhere != 1 || a->space != b->space)
		return WB_ALIAS_MAY;
	if (disjoint_residues(h, a, x, b, y, ALL_WAVES) || disjoint_ranges(h, a, x, b, y, ALL_WAVES))
		return WB_ALIAS_NO;
	for (uint32_t n = 0; n < x->n; n++)
		all &= is_launch_data(h, x->v[n]);
	return all && equal(x, y) ? WB_ALIAS_MUST : WB_ALIAS_MAY;
}

bool
wb_from_memory(const struct wb_check *h, uint32_t v)
{
	uint32_t from = v == WB_NONE ? v : wb_gsa_source(h->g, v, WB_GSA_VECTORS);
	const struct wb_gsa_value *x = from == WB_NONE ? NULL : wb_gsa_at(h->g, from);

	return x && (x->kind == WB_GSA_DEF || x->kind == WB_GSA_MASKED) && h->fn->inst[x->at].mem.count;
}

bool
wb_constant(struct wb_check *h, uint32_t v, uint32_t use, uint32_t *number)
{
	struct wb_sum s;

	if (wb_from_memory(h, v))	/* tested first because it is fast, and mostly true */
		return false;
	s = wb_sum_of(h, v, use);
	*number = s.c;
	return !s.opaque && s.n == 0;
}
