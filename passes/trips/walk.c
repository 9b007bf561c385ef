/* passes/trips/walk.c -- loops that walk through a buffer whose size the launch gives.
 *
 *	@h	v2 = merge of v5 (entry) and v6 (back)		for (j = row[i]; j < row[i + 1]; j++) ... col[j] ...
 *		load v7, s[8:9] + 4 * v2			inside col, or behaviour is undefined
 *		v6 = v2 + 1					4 bytes further, the next time
 *		c = lt v6, v3					v3 was loaded: it has no bound
 *		exec = and exec, c
 *		cbrnz exec, @h
 *
 * Assumption: an address that is computed from the pointer to a buffer, and accessed, is in this buffer. The languages
 * require it, and the machine faults on other addresses; but a device may have other memory there. So such a bound has
 * its own origin, is used only if there is no other, and each kernel bound that uses it reports the assumption.
 *
 * Right under this assumption. Let every iteration that continues execute the access, at an offset in the buffer that
 * is S bytes higher than in the iteration before, S != 0. Offsets are numbers modulo 2^64. Those of n consecutive
 * iterations that continue are all below the size. With |S| and the size below 2^62, they are o, o + S, ..., o + (n -
 * 1) S as integers. So n <= size / |S|, rounded up. What is known of an iteration depends on the back edge that ends
 * it, so address and S are computed for each back edge, and must be equal. (A scalar load ignores the two lowest bits,
 * and reads four bytes or more: if all of them are in the buffer, so is the byte at the full address.)
 *   - S: the address is a sum of numbers that do not change in the loop and of one that does. That is a pair of
 *     registers, to which each iteration adds a constant modulo 2^64; or a number of 32 bits, with zeros or its sign
 *     above, times k, to which each iteration adds a constant c modulo 2^32, -2^31 <= c < 2^31. The extended number
 *     changes by c, or by c + 2^32 or c - 2^32. The latter two move the address by |k| (2^32 - |c|) or more, which
 *     has to be at least the size: then they lead out of the buffer, and S is k c.
 *   - Who accesses: for a scalar load, the wave. Otherwise a lane that takes the n-th back edge. There is one, because
 *     EXEC is not empty there. Lanes that are on at a back edge were on at the access and at the header. So this lane
 *     took all back edges before, too, and was on at the access each time.
 *   - Which buffer: the sum has one pointer argument; its other terms are 32-bit numbers, or multiples of a 64-bit one.
 *     If entries of the loop bring different buffers, the largest is used.
 *
 * The same for the LDS of a workgroup, whose size no access may exceed: addresses are 32-bit numbers that change by c,
 * and 2^32 - |c| is more than any LDS has, so a wrap leads out.
 * Cost: O(accesses in the loop * back edges and entries).
 */
#include "trips.h"

#define MOST ((int64_t)1 << 61)		/* of |S| and sizes */
#define MOST_FACTOR ((int64_t)1 << 28)	/* of |k|: |k| 2^32 is below 2^61, too */

/* An access of a loop; its address as a sum, and the term that changes. */
struct walk {
	uint32_t loop, inst;
	bool scalar;
	const struct wb_launch *launch;
	struct wb_point at;		/* the lanes that access */
	struct wb_affine address;
	uint32_t term;			/* of the sum: the one that changes */
	int64_t stride;			/* S */
	int64_t wrap_distance;		/* minimum of |S| if a 32-bit number wraps */
};

/* Whether some lane is on on back edge @e. */
static bool
has_lane(struct trips *t, uint32_t e)
{
	uint32_t src = t->fn->edge[e].src;
	const struct wb_lane_branch *br = &t->fn->lanes->branch[src];
	struct wb_group g = wb_group_along(t->it, e);

	if (wb_lane_branch_on_mask(br) && t->fn->block[src].nout == 2 && !wb_lane_edge_if_empty(t->fn, br, e) &&
		wb_group_within(t->it, (struct wb_group){ br->set, g.care }, g.lanes))
		return true;
	return wb_group_nonempty(t->ints, g, src);
}

/* Whether all lanes on back edge @e were on at the header and at the access. */
static bool
lanes_access(struct trips *t, const struct walk *x, uint32_t e, const struct wb_iteration **r)
{
	*r = wb_iteration_of(t->it, x->loop, t->fn->edge[e].src, wb_group_along(t->it, e));
	return has_lane(t, e) && wb_iteration_on_at_header(t->it, *r) &&
		wb_iteration_all(t->it, *r, t->g->block_of[x->inst], wb_group_active(t->it, x->inst).lanes, true);
}

/* S, if only @x->term, @k times, changes. */
static bool
find_step(struct trips *t, struct walk *x, int64_t k)
{
	const struct wb_term *term = wb_affine_term(t->ints, x->term);
	struct wb_affine f, d;
	uint32_t why;
	int64_t step;

	x->wrap_distance = MOST;
	if (k > MOST_FACTOR || k < -MOST_FACTOR)
		return false;
	if (term->kind == WB_TERM_PAIR)		/* of other terms, a 32-bit number changes, a sum of counters */
		f = wb_affine_single(64, x->term);
	else if ((term->kind == WB_TERM_VALUE || term->kind == WB_TERM_EXTENDED) && term->v != WB_NONE)
		f = wb_affine_value(t->ints, term->v, x->at);
	else
		return false;
	if (!wb_trips_step(t, x->loop, &x->at, &f, &d, &why) || !wb_affine_constant(&d))
		return false;
	step = wb_with_sign(d.bits, d.add);
	if (step > INT32_MAX || step < INT32_MIN)
		return false;
	if (d.bits == 32)
		x->wrap_distance = (k < 0 ? -k : k) * (((int64_t)1 << 32) - (step < 0 ? -step : step));
	x->stride = k * step;
	return x->stride != 0;
}

static bool
find_change(struct trips *t, struct walk *x)
{
	uint32_t n = 0, at = 0;

	for (uint32_t j = 0; j < x->address.n; j++) {
		struct wb_affine one = wb_affine_single(x->address.bits, x->address.term[j]);

		if (!wb_affine_invariant(t->ints, &one, x->loop)) {
			at = j;
			n++;
		}
	}
	x->term = n == 1 ? x->address.term[at] : WB_NONE;
	return n == 1 && find_step(t, x, (int64_t)x->address.k[at]);
}

/* The buffer that is accessed if the loop is entered by @e. */
static const struct wb_arg *
buffer_from(struct trips *t, const struct walk *x, uint32_t e)
{
	struct wb_point w = wb_point_along_for(t->ints, e, !x->scalar);
	struct wb_affine f = x->address, start;

	if (wb_affine_term(t->ints, x->term)->kind == WB_TERM_PAIR) {
		start = wb_counter_start(t->ints, x->term, e);
		if (!wb_affine_substitute(&f, x->term, &start, &f))
			return NULL;
	}
	return wb_address_buffer(t->ints, &f, w);
}

static uint64_t
size_of(const struct trips *t, const struct walk *x, const struct wb_arg *buffer)
{
	const struct wb_launch_arg *a = wb_launch_arg_find(x->launch, t->fn, (uint32_t)(buffer - t->fn->desc->arg));

	return a && a->bytes < (uint64_t)MOST ? a->bytes : WB_UNKNOWN;
}

/* Iterations that continue if all are within @size bytes: *out. @what: these bytes, as text. */
static bool
count_within(struct trips *t, const struct walk *x, uint64_t size, const char *what, struct verdict *out)
{
	uint64_t by = (uint64_t)(x->stride < 0 ? -x->stride : x->stride);

	if (!size || size > (uint64_t)x->wrap_distance)
		return false;
	*out = (struct verdict){ .rank = COUNTED, .max = wb_ceil_div(size, by), .total = WB_UNKNOWN };
	out->why = wb_format(t->cx->tmp,
		"each iteration accesses %s has %llu bytes, %llu bytes %s than the one before (%s)", what,
		(unsigned long long)size, (unsigned long long)by, x->stride < 0 ? "lower" : "higher",
		wb_trips_loc(t, x->inst));
	return true;
}

/* Iterations that continue, by access @x->inst in the lanes @x->at. */
static bool
count(struct trips *t, struct walk *x, struct verdict *out, const struct wb_arg **buffer)
{
	uint64_t size = 0;

	if (!wb_address(t->ints, x->inst, x->at, &x->address) || !find_change(t, x))
		return false;
	if (t->fn->inst[x->inst].mem.space == WB_SPACE_LDS)
		return wb_affine_term(t->ints, x->term)->kind == WB_TERM_VALUE &&
			count_within(t, x, wb_launch_lds(x->launch, t->fn), "LDS, of which a workgroup", out);
	for (uint32_t k = 0, e; (e = wb_next_entry(t->ints, x->loop, &k)) != WB_NONE;) {
		const struct wb_arg *b = buffer_from(t, x, e);
		uint64_t its = b ? size_of(t, x, b) : WB_UNKNOWN;

		if (its == WB_UNKNOWN)
			return false;
		if (its > size) {
			size = its;
			*buffer = b;
		}
	}
	return size && count_within(t, x, size, wb_format(t->cx->tmp, "'%s', which", (*buffer)->name ? (*buffer)->name :
		"a buffer"), out);
}

/* By one access: the lanes of each back edge must give the same result. */
static bool
count_by_access(struct trips *t, struct walk *x, struct verdict *out, const struct wb_arg **buffer)
{
	struct walk first = *x;
	bool any = false;

	for (uint32_t k = 0, e; (e = wb_next_back(t->ints, x->loop, &k)) != WB_NONE;) {
		struct walk one = *x;
		const struct wb_iteration *r;
		struct verdict v;

		one.at = wb_point_any(t->fn->edge[e].src);
		if (!x->scalar) {
			if (!lanes_access(t, x, e, &r))
				return false;
			one.at = wb_point_along(t->ints, e);
			one.at.iteration = r;
		}
		if (!count(t, &one, &v, buffer))
			return false;
		if (any && (one.stride != first.stride || !wb_affine_same(&one.address, &first.address)))
			return false;		/* iterations that end with different back edges have different steps */
		first = one;
		*out = v;
		any = true;
	}
	return any;
}

static bool
may_walk(const struct wb_inst *i)
{
	if (i->mem.count != 1 || i->flags & WB_I_CROSSLANE ||
		(i->op != WB_OP_LOAD && i->op != WB_OP_STORE && i->op != WB_OP_ATOMIC))
		return false;
	if (i->mem.space == WB_SPACE_LDS)
		return i->op != WB_OP_ATOMIC;	/* some have two operands with data */
	return i->mem.space == WB_SPACE_SCALAR || i->mem.space == WB_SPACE_GLOBAL || i->mem.space == WB_SPACE_FLAT;
}

bool
wb_trips_walk(struct trips *t, uint32_t loop, const struct wb_launch *launch, struct verdict *out,
	const struct wb_arg **buffer)
{
	const struct wb_loop *l = &t->ls->loop[loop];

	out->max = WB_UNKNOWN;
	for (uint32_t k = 0; k < l->nown; k++) {
		uint32_t b = t->ls->list[l->block + k];
		const struct wb_block *blk = &t->fn->block[b];
		bool every = false;

		for (uint32_t n = 0; n < blk->ninst; n++) {
			struct walk x = { .loop = loop, .inst = blk->first + n, .launch = launch };
			const struct wb_arg *its = NULL;
			struct verdict v;

			if (!may_walk(&t->fn->inst[x.inst]))
				continue;
			if (!every && !wb_trips_every(t, b))
				break;
			every = true;
			t->work += l->nback * (uint64_t)(1 + l->nentry);
			if (!wb_trips_may_work(t))
				return false;
			x.scalar = t->fn->inst[x.inst].mem.space == WB_SPACE_SCALAR;
			if (count_by_access(t, &x, &v, &its) && v.max < out->max) {
				*out = v;
				*buffer = its;
			}
		}
	}
	return out->max != WB_UNKNOWN;
}
