/* passes/deadlock/address.c -- whether the accesses of two different lanes can overlap.
 *
 * The usual alias analysis is about one thread: for it, flag[t] and flag[t + 1] are different locations. Here one lane
 * reads and another one writes, so t differs. A term that differs between lanes proves nothing, unless both accesses
 * have the same one, and no two lanes have the same value of it.
 *
 *	flag[t] = 1;  while (flag[t + 1] == 0) {}	MAY: lane 4 writes what lane 3 reads
 *	flag[t] = 1;  while (flag[t] == 0) {}		SAME_LANE
 *
 * An address is c + sum of k_i * v_i modulo 2^32, where no value v_i is such a sum itself (sum.c, for the lanes that
 * are on at the access). Its objects are the kernel arguments that some v_i may point into (objects.c). The result is
 *  NO         if the memories differ; or the arguments differ and one is `restrict`; or the constants differ modulo the
 *             greatest power of two in all k_i (fields of the elements of one array); or the ranges of the v_i keep
 *             the two apart (nodes of a list, behind its head): without the v_i that are uniform, if both sums have
 *             these, or with them
 *  SAME_LANE  if the sums are equal, all v_i but one are uniform, and that one differs between any two lanes, by a step
 *             that is not smaller than the access (items.c)
 *  MUST       if the sums are equal, and all v_i are uniform
 *  MAY        otherwise
 *
 * Cost:   that of the sums. Objects are searched only where they can decide.
 */
#include "address.h"

struct address {
	bool known;			/* where[] is valid */
	uint8_t space;
	uint32_t bytes;			/* accessed at each of where[] */
	uint32_t nwhere;
	struct wb_sum where[2];		/* two for ds_read2 and its like */
	struct parts *part[2][2];	/* of where[], [enum among]; NULL: not computed */
	uint64_t objects;		/* 0: not computed yet, see objects_in */
	uint32_t base[8], nbase;	/* the values that it adds, and the instruction k that reads them */
	uint32_t k;
	uint8_t half[8];		/* which half of its operand each is: 0 low, 1 high */
	uint32_t offset;		/* constant that it adds to them, for where[0] */
};

struct wb_addresses *
wb_addresses_new(struct wb_check *h)
{
	struct wb_addresses *a = WB_NEW(h->cx->tmp, struct wb_addresses, 1);

	a->of_inst = WB_NEW(h->cx->tmp, struct address *, h->fn->ninst);
	for (uint32_t k = 0; k < h->fn->ninst; k++)
		if (h->fn->inst[k].mem.access & WB_STORE && wb_stack_access(h, k)) {
			WB_PUSH(h->cx->tmp, &a->store, k);
			WB_PUSH(h->cx->tmp, &a->stored, wb_stack_bytes(h, k));
		}
	WB_PUSH(h->cx->tmp, &a->store, WB_NONE);
	WB_PUSH(h->cx->tmp, &a->stored, ((struct wb_stack_bytes){ .n = 0 }));
	a->loaded = wb_map_new(h->cx->tmp);
	for (uint32_t n = 0; h->fn->desc && n < h->fn->desc->narg; n++)
		a->any_restricted |= h->fn->desc->arg[n].is_restrict;
	return a;
}

static bool
never_overlap(const struct wb_stack_bytes *x, const struct wb_stack_bytes *y)
{
	return x->n && y->n && x->reg == y->reg && (x->at + x->n <= y->at || y->at + y->n <= x->at);
}

const uint32_t *
wb_stack_stores(const struct wb_check *h, uint32_t load)
{
	struct wb_addresses *a = h->addresses;
	struct wb_stack_bytes w = wb_stack_bytes(h, load);
	uint32_t id = w.n ? wb_map_id(&a->loaded, &w, sizeof w, a->stores_of.n) : WB_NONE;
	WB_VEC(uint32_t) list = { 0 };

	if (!w.n || id != WB_NONE)
		return w.n ? a->stores_of.at[id] : a->store.at;
	for (uint32_t n = 0; n < a->store.n; n++)
		if (!never_overlap(&w, &a->stored.at[n]))
			WB_PUSH(h->cx->tmp, &list, a->store.at[n]);
	WB_PUSH(h->cx->tmp, &a->stores_of, list.at);
	return list.at;
}

/* Whether operand @o of @i is its address, or the scalar base beside it. */
static bool
is_address(const struct wb_inst *i, const struct wb_opnd *op, uint32_t o)
{
	return op->kind == WB_OPND_UNIT && (op->flags & WB_USE) && !(op->flags & WB_IMPLICIT) &&
		(o == i->mem.addr ||
			(o != i->mem.data && i->mem.space == WB_SPACE_GLOBAL && o > i->mem.addr && op->nunit == 2 &&
				op->id < WB_NONE));
}

static void move_by(struct wb_sum *s, uint64_t k) { s->f.add = (uint32_t)(s->f.add + k); }

static struct address
decode_address(struct wb_check *h, uint32_t k)
{
	const struct wb_fn *fn = h->fn;
	const struct wb_inst *i = &fn->inst[k];
	struct address a = { .space = i->mem.space, .bytes = i->mem.bytes, .nwhere = 1, .k = k };

	a.where[0] = (struct wb_sum){ .f = wb_affine_number(32, 0), .use = k };
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
		if (!is_address(i, op, o) || (o != i->mem.addr && !scalar))
			continue;
		for (uint32_t u = 0; u < op->nunit && a.nbase < WB_COUNT(a.base); u++) {
			a.half[a.nbase] = (uint8_t)u;
			a.base[a.nbase++] = wb_gsa_use(h->g, i, o, u);
		}
		wb_sum_add(h, &a.where[0], wb_gsa_use(h->g, i, o, 0), k);
	}
	if (i->mem.space == WB_SPACE_SCALAR)
		a.where[0].opaque = true;	/* offsets in registers: only the object is of use */
	a.offset = (uint32_t)wb_mod(fn, i, WB_MOD_OFFSET);
	move_by(&a.where[0], a.offset);
	if (i->mem.space == WB_SPACE_LDS && i->mem.count == 2) {
		a.nwhere = 2;
		a.where[1] = a.where[0];
		move_by(&a.where[0], wb_lds_offset(fn, i, false));
		move_by(&a.where[1], wb_lds_offset(fn, i, true));
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
		a->objects = a->nbase ? wb_objects_of(h, a->base, a->nbase, a->k) : OBJECT_UNKNOWN;
	return a->objects;
}

bool
wb_launch_data(struct wb_check *h, uint32_t k)
{
	const struct wb_inst *i = &h->fn->inst[k];

	return i->op == WB_OP_LOAD && i->mem.space != WB_SPACE_LDS &&
		objects_in(h, address_of(h, k)) == OBJECT_LAUNCH;
}

static bool
equal(const struct wb_sum *a, const struct wb_sum *b)
{
	return !a->opaque && !b->opaque && wb_affine_same(&a->f, &b->f);
}

static bool
fixed(struct wb_check *h, const struct wb_sum *s, uint32_t n, enum among lanes)
{
	return lanes == ONE_WAVE ? wb_term_invariant(h, s->f.term[n], s->use) : wb_term_argument(h, s->f.term[n]);
}

/* The terms of @s in @set (bit n: the n-th). */
static struct wb_affine
terms_of(const struct wb_sum *s, uint32_t set)
{
	struct wb_affine f = wb_affine_number(32, 0);

	for (uint32_t n = 0; n < s->f.n; n++)
		if (set >> n & 1) {
			f.term[f.n] = s->f.term[n];
			f.k[f.n++] = s->f.k[n];
		}
	return f;
}

struct parts
wb_sum_parts(struct wb_check *h, const struct wb_sum *s, enum among lanes)
{
	struct parts p = { .group = { 0 } };
	struct wb_affine f;
	uint32_t set = 0, rest = 0;

	for (uint32_t n = 0; n < s->f.n; n++) {
		int d = lanes == OF_GROUPS ? wb_group_dimension(h, wb_value_of_term(h, s->f.term[n])) : -1;

		/* waves that share LDS are of one workgroup */
		if (fixed(h, s, n, lanes) || (d >= 0 && s->space == WB_SPACE_LDS))
			set |= 1u << n;
		else if (d >= 0)
			p.group[d] += (int32_t)s->f.k[n];
		else
			rest |= 1u << n;
	}
	p.fixed = terms_of(s, set);
	f = terms_of(s, rest);
	f.add = s->f.add;
	p.rest = wb_affine_extent(wb_check_numbers(h), &f, false, wb_point_active(wb_check_numbers(h), s->use));
	if (p.rest.low >= p.rest.high)
		p.rest = (struct wb_extent){ p.rest.low, p.rest.high, 0, (uint64_t)p.rest.low };
	return p;
}

/* The parts of the @x-th sum of @a, which are computed once. */
static const struct parts *
parts_of(struct wb_check *h, struct address *a, uint32_t x, enum among lanes)
{
	struct parts **p = &a->part[x][lanes];

	if (!*p) {
		*p = WB_NEW(h->cx->tmp, struct parts, 1);
		**p = wb_sum_parts(h, &a->where[x], lanes);
	}
	return *p;
}

/* Whether no distance from @low to @high, modulo @all, is less than @bytes, or @before from the other side. */
static bool
keeps_off(wb_i128 low, wb_i128 high, wb_i128 all, uint32_t bytes, uint32_t before)
{
	wb_i128 over = low - (wb_i128)bytes, turns = over >= 0 ? over / all : -((all - 1 - over) / all);

	return high - turns * all <= all - (wb_i128)before;
}

/* Whether the @x-th access of @a and the @y-th of @b are disjoint, modulo a power of two or by ranges. */
static bool
apart(struct wb_check *h, struct address *a, uint32_t x, struct address *b, uint32_t y, enum among lanes)
{
	const struct parts *p = parts_of(h, a, x, lanes), *q = parts_of(h, b, y, lanes);
	const wb_i128 all = (wb_i128)1 << 32;
	uint64_t mod = (uint64_t)all | p->rest.mod | q->rest.mod, d = q->rest.rem - p->rest.rem;

	mod &= 0 - mod;
	d &= mod - 1;
	return !a->where[x].opaque && !b->where[y].opaque && wb_affine_same(&p->fixed, &q->fixed) &&
		(keeps_off(d, d, mod, a->bytes, b->bytes) ||
			keeps_off(q->rest.low - p->rest.high, q->rest.high - p->rest.low, all, a->bytes, b->bytes));
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
	return wb_sum_injective(h, x, bytes, same) && wb_sum_injective(h, y, bytes, same);
}

/* How two accesses overlap that are not known to be of different memory. */
static enum wb_alias
alias_among(struct wb_check *h, struct address *a, struct address *b, enum among lanes)
{
	enum wb_alias worst = WB_ALIAS_NO;

	for (uint32_t x = 0; x < a->nwhere; x++)
		for (uint32_t y = 0; y < b->nwhere; y++) {
			bool fixed = !parts_of(h, a, x, lanes)->rest.mod && !parts_of(h, b, y, lanes)->rest.mod, same;
			enum wb_alias now = WB_ALIAS_MAY;

			if (apart(h, a, x, b, y, lanes) || apart(h, a, x, b, y, ALL_WAVES))
				now = WB_ALIAS_NO;
			else if (equal(&a->where[x], &b->where[y]) && (fixed || lanes == ONE_WAVE))
				now = fixed ? WB_ALIAS_MUST :
					of_one_lane(h, &a->where[x], &b->where[y],
						a->bytes > b->bytes ? a->bytes : b->bytes, &same) ? WB_ALIAS_SAME_LANE :
					same ? WB_ALIAS_MUST : WB_ALIAS_MAY;
			if (now > worst)
				worst = now;
		}
	return worst;
}

enum wb_alias
wb_alias(struct wb_check *h, uint32_t ka, uint32_t kb)
{
	struct address *a = address_of(h, ka), *b = address_of(h, kb);

	if (!a->known || !b->known)
		return WB_ALIAS_MAY;
	return are_disjoint(h, a, b) ? WB_ALIAS_NO : alias_among(h, a, b, ONE_WAVE);
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
		for (uint32_t n = 0; n < a->where[w].f.n; n++)
			if (wb_term_within(h, c, a->where[w].f.term[n]))
				return false;
	}
	return true;
}

bool
wb_polls(struct wb_check *h, uint32_t inst, const struct wb_cycle *c)
{
	return wb_address_fixed(h, inst, c) ||
		(h->fn->inst[inst].mem.space == WB_SPACE_SCALAR && !wb_launch_data(h, inst));
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
			((sums && x->half[k] == 0) || wb_same_number(h, x->base[k], a, y->base[k], b));
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
		uint32_t v = wb_gsa_arg_along(h->g, before, c->back[n]), use = wb_taken_by(h, c->back[n]);

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
wb_alias_waves(struct wb_check *h, uint32_t ka, uint32_t kb, bool distinct)
{
	struct address *a = address_of(h, ka), *b = address_of(h, kb);

	if ((a->known && b->known && are_disjoint(h, a, b)) || (distinct && !wb_one_object(h, ka, kb)))
		return WB_ALIAS_NO;
	if (!a->known || !b->known || a->nwhere != 1 || b->nwhere != 1 || a->space != b->space)
		return WB_ALIAS_MAY;
	return alias_among(h, a, b, ALL_WAVES);
}
