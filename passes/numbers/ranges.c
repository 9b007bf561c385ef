/* passes/numbers/ranges.c -- between which bounds a number lies, and what it is modulo something.
 *
 * Unsigned and signed bounds side by side, and a congruence. Sources: work-item and
 * workgroup ids, launch sizes (that of a workgroup is 1 at least, whatever the launch), widths of loads, what
 * operations can yield, and
 *   - branches: where a comparison of the very value was passed to come here, or, for
 *     lanes, where the lanes asked for lie inside or apart from the mask of one (guards.c);
 *   - loops: what every iteration keeps (invariants.c).
 *
 * A number that no rule fits may be anything. Nothing here is recursive deeper than
 * MOST_DEPTH.
 */
#include "nums.h"

#define TOP(bits) ((bits) == 64 ? UINT64_MAX : (uint64_t)UINT32_MAX)

/* ---- ranges as such ------------------------------------------------------------------------- */
struct wb_range
wb_range_full(uint32_t bits)
{
	return (struct wb_range){ 0, TOP(bits), bits == 64 ? INT64_MIN : INT32_MIN, bits == 64 ? INT64_MAX : INT32_MAX,
		1, 0 };
}

struct wb_range
wb_range_number(uint32_t bits, uint64_t k)
{
	return (struct wb_range){ k, k, wb_with_sign(bits, k), wb_with_sign(bits, k), 1, 0 };
}

bool
wb_range_is_full(const struct wb_range *r, uint32_t bits)
{
	uint64_t most = TOP(bits);

	return r->low == 0 && r->high == most && r->slow == -(int64_t)(most / 2) - 1 && r->shigh == (int64_t)(most / 2);
}

bool
wb_range_any(const struct wb_range *r)
{
	return wb_range_is_full(r, 32) && r->mod == 1;
}

struct wb_range
wb_range_agree(uint32_t bits, struct wb_range r)
{
	uint64_t half = (uint64_t)1 << (bits - 1);

	if (r.high < half || r.low >= half) {
		int64_t low = wb_with_sign(bits, r.low), high = wb_with_sign(bits, r.high);

		r.slow = low > r.slow ? low : r.slow;
		r.shigh = high < r.shigh ? high : r.shigh;
	}
	if (r.slow >= 0 || r.shigh < 0) {
		uint64_t low = (uint64_t)r.slow & TOP(bits), high = (uint64_t)r.shigh & TOP(bits);

		r.low = low > r.low ? low : r.low;
		r.high = high < r.high ? high : r.high;
	}
	return r;
}

static struct wb_range
unsigned_range(uint32_t bits, uint64_t low, uint64_t high)
{
	struct wb_range r = wb_range_full(bits);

	r.low = low;
	r.high = high;
	return wb_range_agree(bits, r);
}

static struct wb_range
signed_range(uint32_t bits, int64_t low, int64_t high)
{
	struct wb_range r = wb_range_full(bits);

	r.slow = low;
	r.shigh = high;
	return wb_range_agree(bits, r);
}

static uint64_t
gcd(uint64_t a, uint64_t b)
{
	while (b) {
		uint64_t t = a % b;

		a = b;
		b = t;
	}
	return a;
}

/* The modulus of two sets of numbers together: m1, r1 and m2, r2 (m 0: one number, r). */
static void
join_mod(uint64_t m1, uint64_t r1, uint64_t m2, uint64_t r2, uint64_t *m, uint64_t *r)
{
	uint64_t d = r1 > r2 ? r1 - r2 : r2 - r1;

	*m = gcd(gcd(m1, m2), d);
	if (!*m)
		*m = 1;
	*r = r1 % *m;
}

struct wb_range
wb_range_hull(struct wb_range a, struct wb_range b)
{
	struct wb_range r;

	join_mod(a.low == a.high ? 0 : a.mod, a.low == a.high ? a.low : a.rem, b.low == b.high ? 0 : b.mod,
		b.low == b.high ? b.low : b.rem, &r.mod, &r.rem);
	r.low = a.low < b.low ? a.low : b.low;
	r.high = a.high > b.high ? a.high : b.high;
	r.slow = a.slow < b.slow ? a.slow : b.slow;
	r.shigh = a.shigh > b.shigh ? a.shigh : b.shigh;
	return r;
}

struct wb_range
wb_range_counted(const struct wb_range *start, int32_t step, uint64_t iterations)
{
	struct wb_range r = wb_range_full(32);
	wb_i128 way = (wb_i128)step * iterations, low = (wb_i128)start->low + (way < 0 ? way : 0),
		high = (wb_i128)start->high + (way > 0 ? way : 0);
	uint64_t rem = start->low == start->high ? start->low : start->rem;

	if (low >= 0 && high <= UINT32_MAX) {
		r.low = (uint64_t)low;
		r.high = (uint64_t)high;
		join_mod(start->low == start->high ? 0 : start->mod, rem, (uint64_t)(step < 0 ? -(int64_t)step : step),
			rem, &r.mod, &r.rem);
	}
	low = (wb_i128)start->slow + (way < 0 ? way : 0);
	high = (wb_i128)start->shigh + (way > 0 ? way : 0);
	if (low >= INT32_MIN && high <= INT32_MAX) {
		r.slow = (int64_t)low;
		r.shigh = (int64_t)high;
	}
	return wb_range_agree(32, r);
}

struct wb_range
wb_range_both(uint32_t bits, struct wb_range a, struct wb_range b)
{
	struct wb_range r = a;

	r.low = a.low > b.low ? a.low : b.low;
	r.high = a.high < b.high ? a.high : b.high;
	r.slow = a.slow > b.slow ? a.slow : b.slow;
	r.shigh = a.shigh < b.shigh ? a.shigh : b.shigh;
	if (b.mod > r.mod) {
		r.mod = b.mod;
		r.rem = b.rem;
	}
	if (r.low > r.high || r.slow > r.shigh)
		return a;
	r = wb_range_agree(bits, r);
	return r.low > r.high || r.slow > r.shigh ? a : r;
}

bool
wb_range_within(const struct wb_range *a, const struct wb_range *b)
{
	return a->low >= b->low && a->high <= b->high && a->slow >= b->slow && a->shigh <= b->shigh;
}

/* ---- spans of forms ---------------------------------------------------------------------------- */
static struct wb_range
term_range(struct wb_nums *ns, uint32_t t, uint32_t bits, struct wb_point w)
{
	const struct wb_term *at = wb_affine_term(ns, t);
	struct wb_range r;
	uint64_t max;

	switch (at->kind) {
	case WB_TERM_VALUE:		/* in 64 bits: what it is unsigned */
		r = wb_value_range(ns, at->v, w);
		if (bits == 64) {
			r.slow = (int64_t)r.low;
			r.shigh = (int64_t)r.high;
		}
		return r;
	case WB_TERM_EXTENDED:
		r = wb_value_range(ns, at->v, w);
		return signed_range(64, r.slow, r.shigh);
	case WB_TERM_LOOP:
		max = wb_nums_bound(ns, at->offset);
		return max < TOP(bits) ? unsigned_range(bits, 0, max) : wb_range_full(bits);
	case WB_TERM_ARGUMENT:
		r = wb_range_of_argument(ns, t, w);
		if (bits == 64) {
			r.slow = (int64_t)r.low;
			r.shigh = (int64_t)r.high;
		}
		return r;
	default:
		return wb_range_full(64);
	}
}

#define WIDE ((wb_i128)1 << 100)

/* The extent of @f where its terms have the ranges @of. */
static struct wb_extent
extent_of(const struct wb_affine *f, const struct wb_range *of, bool sign)
{
	struct wb_extent s = { .mod = 0 };
	wb_i128 rem;

	s.low = s.high = rem = wb_with_sign(f->bits, f->add);
	for (uint32_t j = 0; j < f->n; j++) {
		struct wb_range r = of[j];
		wb_i128 k = wb_with_sign(f->bits, f->k[j]), low = sign ? (wb_i128)r.slow : (wb_i128)r.low;
		wb_i128 high = sign ? (wb_i128)r.shigh : (wb_i128)r.high;
		wb_i128 size = (k < 0 ? -k : k);
		uint64_t mod = r.mod;

		if (size > (wb_i128)1 << 34)	/* no sum of those stays small */
			return (struct wb_extent){ -WIDE, WIDE, 1, 0 };
		if (sign && r.slow < 0)
			mod &= 0 - mod;		/* the power of two in it: those divide 2^bits */
		s.low += k > 0 ? k * low : k * high;
		s.high += k > 0 ? k * high : k * low;
		if (low == high) {
			rem += k * low;
			continue;
		}
		rem += k * (wb_i128)(r.rem % mod);
		s.mod = gcd(s.mod, mod > UINT32_MAX ? 1 : (uint64_t)size * mod);
	}
	if (!s.mod)
		s.mod = 1;
	rem %= s.mod;
	s.rem = (uint64_t)(rem < 0 ? rem + s.mod : rem);
	return s;
}

struct wb_extent
wb_affine_extent_along(struct wb_nums *ns, const struct wb_affine *f, bool sign, uint32_t e, struct wb_point w)
{
	struct wb_range of[MOST_TERMS];

	for (uint32_t j = 0; j < f->n; j++) {
		struct wb_term t = *wb_affine_term(ns, f->term[j]);

		of[j] = term_range(ns, f->term[j], f->bits, w);
		if (e != WB_NONE && f->bits == 32 && t.kind == WB_TERM_VALUE)
			of[j] = wb_range_guarded(ns, t.v, of[j], e, w);
	}
	return extent_of(f, of, sign);
}

struct wb_extent
wb_affine_extent(struct wb_nums *ns, const struct wb_affine *f, bool sign, struct wb_point w)
{
	return wb_affine_extent_along(ns, f, sign, WB_NONE, w);
}

static wb_i128
floor_div(wb_i128 a, wb_i128 b)
{
	return a >= 0 ? a / b : -((-a + b - 1) / b);
}

/* The numbers of @bits bits that those of @s are. */
static struct wb_range
from_extent(uint32_t bits, const struct wb_extent *s)
{
	struct wb_range r = wb_range_full(bits);
	wb_i128 size = (wb_i128)1 << bits, half = size / 2, wraps = floor_div(s->low, size);

	if (s->high - s->low >= size)
		return r;
	if (wraps == floor_div(s->high, size)) {
		r.low = (uint64_t)(s->low - wraps * size);
		r.high = (uint64_t)(s->high - wraps * size);
		r.mod = wraps ? gcd(s->mod, s->mod & (0 - s->mod)) : s->mod;
		r.rem = s->rem % r.mod;
	} else {
		r.mod = s->mod & (0 - s->mod);
		r.rem = s->rem % r.mod;
	}
	wraps = floor_div(s->low + half, size);
	if (wraps == floor_div(s->high + half, size)) {
		r.slow = (int64_t)(s->low - wraps * size);
		r.shigh = (int64_t)(s->high - wraps * size);
	}
	return wb_range_agree(bits, r);
}

struct wb_range
wb_affine_range(struct wb_nums *ns, const struct wb_affine *f, struct wb_point w)
{
	struct wb_range a, b, of[MOST_TERMS];
	struct wb_extent plain, sign;

	if (wb_affine_constant(f))
		return wb_range_number(f->bits, f->add);
	for (uint32_t j = 0; j < f->n; j++) {
		of[j] = term_range(ns, f->term[j], f->bits, w);
		if (f->bits == 32 && wb_range_any(&of[j]))	/* and so is any sum with it */
			return of[j];
	}
	plain = extent_of(f, of, false);
	sign = extent_of(f, of, true);
	a = from_extent(f->bits, &plain);
	b = from_extent(f->bits, &sign);
	return wb_range_both(f->bits, a, b);
}

/* ---- what the launch says --------------------------------------------------------------------------- */
bool
wb_nums_is_unit(const struct wb_nums *ns, uint32_t u, char letter, uint32_t number)
{
	const char *s = u < ns->fn->nunit ? ns->fn->unit[u].name : NULL;	/* slots of the stack have no name */
	uint64_t v;

	return s && s[0] == letter && wb_parse_decimal(s + 1, &v) && v == number;
}

/* Whether every wave is full of work-items: the ids fill whole waves, and no workgroup is cut short at the grid's edge.
 */
static bool
waves_are_full(const struct wb_nums *ns)
{
	const struct wb_kernel_desc *d = ns->fn->desc;
	const struct wb_launch_values *l = ns->launch;
	uint64_t items = 1;

	for (uint32_t k = 0; k < 3; k++) {
		if (!l->workgroup[k] || l->grid[k] % l->workgroup[k] || !l->grid[k] ||
			!wb_mul_u64(items, l->workgroup[k], &items))
			return false;
	}
	return d && d->wave_lanes && items % d->wave_lanes == 0;
}

void
wb_nums_only(struct wb_nums *ns, const struct wb_wave_box *box)
{
	ns->only = box;
}

bool
wb_nums_whole(const struct wb_nums *ns, struct wb_wave_box *box)
{
	const struct wb_launch_values *l = ns->launch;

	*box = (struct wb_wave_box){ .first = { 0 } };
	if (!waves_are_full(ns))
		return false;
	for (uint32_t k = 0; k < 3; k++)
		box->last[k] = l->grid[k] / l->workgroup[k] - 1;
	box->last[3] = (uint64_t)l->workgroup[0] * l->workgroup[1] * l->workgroup[2] / ns->fn->desc->wave_lanes - 1;
	return true;
}

/* Whether @inst makes a scalar of what lanes hold: a mask, or the number in a lane. */
static bool
reads_lanes(const struct wb_fn *fn, const struct wb_inst *i)
{
	bool scalar = false, vector = false;

	for (uint32_t o = 0; o < i->nopnd; o++) {
		const struct wb_opnd *x = wb_opnd(fn, i, o);

		if (x->kind != WB_OPND_UNIT)
			continue;
		scalar |= (x->flags & WB_DEF) && fn->unit[x->id].cls == WB_UNIT_SCALAR;
		vector |= (x->flags & WB_USE) && fn->unit[x->id].cls == WB_UNIT_VECTOR;
	}
	return scalar && vector;
}

/* Whether @inst reads the number of a lane, on or off, that no v_writelane put there. */
static bool
reads_any_lane(const struct wb_nums *ns, uint32_t inst)
{
	const struct wb_inst *i = &ns->fn->inst[inst];

	return i->op == WB_OP_READLANE && wb_value_spilled(ns->vs, wb_gsa_def(ns->vs, i, 0, 0)) == WB_NONE;
}

/* A lane that never started holds anything in the registers that hold the ids of others, and EXEC can be set to switch
 * it on all the same (s_xor_saveexec_b64, s_mov_b64 exec, -1). That whole registers are saved so is harmless: no
 * number that such a lane has gets out of it, unless v_readlane_b32 reads it, which does not ask EXEC. */
bool
wb_nums_ids_hold(const struct wb_nums *ns)
{
	const struct wb_fn *fn = ns->fn;
	const struct wb_lanes *l = fn->lanes;

	if (waves_are_full(ns))
		return true;
	for (uint32_t k = 0; k < l->nspan; k++) {
		const struct wb_span *s = &l->span[k];

		if (s->flags & WB_SPAN_TOP)
			return false;
		for (uint32_t i = s->first; i < s->first + s->ninst; i++)
			if ((s->flags & WB_SPAN_WHOLE && reads_lanes(fn, &fn->inst[i])) || reads_any_lane(ns, i))
				return false;
	}
	return true;
}

/* Whether the lanes of @g have ids, or it does not matter. */
static bool
have_ids(struct wb_nums *ns, struct wb_group g)
{
	if (ns->ids_hold)
		return true;
	wb_rests_on_point(ns);
	return wb_group_within(ns->rs, g, ns->fn->lanes->region[0].entry);
}

/* The ids of work-items in dimension @k, of which the sizes are known. A wave has consecutive ones, x before y. */
static struct wb_range
items_of(const struct wb_nums *ns, uint32_t k)
{
	const uint32_t *size = ns->launch->workgroup;
	uint64_t first, last, rest = 1;

	if (!ns->only)
		return unsigned_range(32, 0, size[k] - 1);
	first = ns->only->first[3] * ns->fn->desc->wave_lanes;
	last = (ns->only->last[3] + 1) * ns->fn->desc->wave_lanes - 1;
	for (uint32_t j = 0; j < k; j++)
		rest *= size[j];
	if (first / rest / size[k] != last / rest / size[k])
		return unsigned_range(32, 0, size[k] - 1);
	return unsigned_range(32, first / rest % size[k], last / rest % size[k]);
}

struct wb_range
wb_nums_entry(struct wb_nums *ns, uint32_t u, struct wb_group g)
{
	const struct wb_kernel_desc *d = ns->fn->is_kernel ? ns->fn->desc : NULL;
	const struct wb_launch_values *l = ns->launch;
	uint64_t most = 0;

	if (!d || u >= ns->fn->nunit)
		return wb_range_full(32);
	for (uint32_t k = 0; k < 3; k++) {
		if (d->abi.workgroup_id[k] && wb_nums_is_unit(ns, u, 's', d->abi.s_workgroup_id[k]) && l->grid[k] &&
			l->workgroup[k])
			return ns->only ? unsigned_range(32, ns->only->first[k], ns->only->last[k]) :
					  unsigned_range(32, 0, wb_ceil_div(l->grid[k], l->workgroup[k]) - 1);
		if (k >= d->abi.workitem_id_dims || !wb_nums_is_unit(ns, u, 'v', k))
			continue;
		if (!have_ids(ns, g))
			return wb_range_full(32);
		most = l->workgroup[k] ? l->workgroup[k] - 1 :
			d->max_flat_workgroup ? d->max_flat_workgroup - 1 :
						1023;
		if (d->abi.workitem_id_packed) {	/* x, y, z of ten bits each */
			if (k)
				continue;
			if (!l->workgroup[0])
				return unsigned_range(32, 0, ((uint64_t)1 << 30) - 1);
			if (l->workgroup[1] == 1 && l->workgroup[2] == 1)
				return items_of(ns, 0);
			return unsigned_range(32, 0,
				l->workgroup[0] - 1 + ((uint64_t)(l->workgroup[1] - 1) << 10) +
					((uint64_t)(l->workgroup[2] - 1) << 20));
		}
		return l->workgroup[k] ? items_of(ns, k) : unsigned_range(32, 0, most);
	}
	return wb_range_full(32);
}

/* ---- operations --------------------------------------------------------------------------------------- */
/* The part @sel of numbers @r. */
static struct wb_range
part_of(struct wb_range r, uint8_t sel)
{
	uint32_t part = sel & ~WB_SEL_SIGN, bits = part < 4 ? 8 : 16, shift = part < 4 ? 8 * part : 16 * (part - 4);
	uint64_t most = ((uint64_t)1 << bits) - 1;

	if (part >= WB_SEL_ALL)
		return r;
	if (shift || r.high > most)
		r = r.high >> shift > most ? unsigned_range(32, 0, most) :
					     unsigned_range(32, r.low >> shift, r.high >> shift);
	return sel & WB_SEL_SIGN && r.high > most / 2 ?
		signed_range(32, -(int64_t)(most / 2) - 1, (int64_t)(most / 2)) :
		r;
}

/* A wave runs, so its workgroup has a work-item, and no more than the kernel is made for. */
static struct wb_range
size_range(const struct wb_nums *ns)
{
	uint32_t most = ns->fn->desc->max_flat_workgroup;

	return unsigned_range(32, 1, most && most < UINT16_MAX ? most : UINT16_MAX);
}

/* Whether half @half of source @k is the size of a workgroup. */
static bool
half_is_size(struct wb_nums *ns, const struct wb_decoded *d, uint32_t k, uint32_t half, struct wb_point w)
{
	struct wb_affine f = wb_affine_source(ns, d->src[k], 32, w);
	const struct wb_term *t = f.n == 1 && f.k[0] == 1 && !f.add ? wb_affine_term(ns, f.term[0]) : NULL;
	struct wb_decoded load;

	uint32_t at;

	if (!t || t->kind != WB_TERM_VALUE || !wb_value_is_def(ns->vs, t->v))
		return false;
	at = wb_value_at(ns->vs, t->v);
	return wb_lanes_on(ns, at, &w) && ns->fn->inst[at].mem.bytes >= 4 &&
		wb_decode_parts(ns->fn, at, wb_value_unit(ns->vs, t->v), &load) && load.op == WB_OP_LOAD &&
		wb_nums_loads_size(ns, at, load.part, half, w);
}

/* Which half of source 0 or 1 operation @d leaves in its result, unsigned, and of which; false: it does not. */
static bool
takes_half(const struct wb_decoded *d, const struct wb_range *r, uint32_t *k, uint32_t *half)
{
	bool first = r[0].low == r[0].high, second = r[1].low == r[1].high;

	if ((d->sel[0] & ~WB_SEL_SIGN) != WB_SEL_ALL || (d->sel[1] & ~WB_SEL_SIGN) != WB_SEL_ALL)
		return false;
	*k = d->op == WB_OP_LSHRREV || (d->op == WB_OP_AND && first);
	*half = d->op != WB_OP_AND;
	switch (d->op) {
	case WB_OP_AND: return (first && r[0].low == UINT16_MAX) || (second && r[1].low == UINT16_MAX);
	case WB_OP_LSHR: return second && r[1].low == 16;
	case WB_OP_LSHRREV: return first && r[0].low == 16;
	default: return false;
	}
}

static struct wb_range
source_range(struct wb_nums *ns, const struct wb_decoded *d, uint32_t k, uint32_t bits, struct wb_point w)
{
	struct wb_affine f = wb_affine_source(ns, d->src[k], bits, w);

	return part_of(wb_affine_range(ns, &f, w), d->sel[k]);
}

/* All ones up to the highest bit that any number up to @k has. */
static uint64_t
ones_below(uint64_t k)
{
	for (uint32_t s = 1; s < 64; s *= 2)
		k |= k >> s;
	return k;
}

static struct wb_range
load_range(struct wb_nums *ns, uint32_t inst, uint32_t part, struct wb_point w)
{
	const struct wb_inst *i = &ns->fn->inst[inst];
	uint64_t k[2];

	if (wb_nums_load_either(ns, inst, part, k, w))
		return wb_range_hull(wb_range_number(32, k[0]), wb_range_number(32, k[1]));
	if (i->mem.count != 1 || i->mem.bytes >= 4 || i->mem.bytes == 0)
		return wb_range_full(32);
	if (i->type == WB_T_U32 && i->mem.bytes == 2 && wb_nums_loads_size(ns, inst, part, 0, w))
		return size_range(ns);
	if (i->type == WB_T_U32)
		return unsigned_range(32, 0, ((uint64_t)1 << (8 * i->mem.bytes)) - 1);
	if (i->type == WB_T_I32)
		return signed_range(
			32, -((int64_t)1 << (8 * i->mem.bytes - 1)), ((int64_t)1 << (8 * i->mem.bytes - 1)) - 1);
	return wb_range_full(32);
}

static struct wb_range
of_and(const struct wb_range r[2])
{
	struct wb_range x = unsigned_range(32, 0, r[0].high < r[1].high ? r[0].high : r[1].high);

	for (uint32_t k = 0; k < 2; k++) {	/* rounded down to a multiple of the lowest bit that stays */
		uint64_t c = r[k].low, bit = c & (0 - c), above = c + bit;

		if (c != r[k].high || !c)
			continue;
		x.mod = bit > x.mod ? bit : x.mod;
		if ((above & (above - 1)) == 0 && r[!k].high < above)
			x = wb_range_both(32, x, unsigned_range(32, r[!k].low & c, r[!k].high & c));
	}
	return x;
}

static struct wb_range
of_or(struct wb_range a, struct wb_range b)
{
	return unsigned_range(32, a.low > b.low ? a.low : b.low, ones_below(a.high | b.high));
}

static struct wb_range
of_xor(struct wb_range a, struct wb_range b)
{
	return unsigned_range(32, 0, ones_below(a.high | b.high));
}

/* Where it does not wrap, with or without sign. */
static struct wb_range
of_sum(struct wb_range a, struct wb_range b)
{
	if (a.high + b.high <= UINT32_MAX)
		return unsigned_range(32, a.low + b.low, a.high + b.high);
	if (a.slow + b.slow >= INT32_MIN && a.shigh + b.shigh <= INT32_MAX)
		return signed_range(32, a.slow + b.slow, a.shigh + b.shigh);
	return wb_range_full(32);
}

static struct wb_range
of_product(struct wb_range a, struct wb_range b)
{
	return a.high && b.high > UINT32_MAX / a.high ? wb_range_full(32) :
							unsigned_range(32, a.low * b.low, a.high * b.high);
}

static struct wb_range
of_shift_left(struct wb_range what, struct wb_range by)
{
	return by.high < 32 ? of_product(what, unsigned_range(32, (uint64_t)1 << by.low, (uint64_t)1 << by.high)) :
			      wb_range_full(32);
}

/* Operations with three sources that are two with two. */
static struct wb_range
of_three(enum wb_op op, const struct wb_range *r)
{
	switch (op) {
	case WB_OP_ANDOR: return of_or(of_and(r), r[2]);
	case WB_OP_OR3: return of_or(of_or(r[0], r[1]), r[2]);
	case WB_OP_XAD: return of_sum(of_xor(r[0], r[1]), r[2]);
	case WB_OP_SHLOR: return of_or(of_shift_left(r[0], r[1]), r[2]);
	case WB_OP_SHLADD: return of_sum(of_shift_left(r[0], r[1]), r[2]);
	case WB_OP_ADDSHL: return of_shift_left(of_sum(r[0], r[1]), r[2]);
	case WB_OP_MAD24:
		if (!((r[0].high | r[1].high) >> 23))
			return of_sum(of_product(r[0], r[1]), r[2]);
		/* fall through */
	default: return wb_range_full(32);
	}
}

static struct wb_range
of_shift_right(struct wb_range what, struct wb_range by)
{
	return by.high < 32 ? unsigned_range(32, what.low >> by.high, what.high >> by.low) :
			      unsigned_range(32, 0, what.high);
}

static struct wb_range
of_signed_shift_right(struct wb_range what, struct wb_range by)
{
	if (by.low == by.high && by.high < 32)
		return signed_range(32, what.slow >> by.high, what.shigh >> by.high);
	return signed_range(32, what.slow < 0 ? what.slow : 0, what.shigh >= 0 ? what.shigh : -1);
}

/* @width bits of @what from bit @from on. */
static struct wb_range
of_field(struct wb_range what, struct wb_range from, struct wb_range width, bool sign)
{
	uint64_t most = width.high < 32 ? ((uint64_t)1 << width.high) - 1 : UINT32_MAX,
		 top = from.high < 32 ? what.high >> from.low : what.high;

	if (!sign)
		return unsigned_range(32, 0, top < most ? top : most);
	return most == UINT32_MAX || !most ? wb_range_full(32) :
					     signed_range(32, -(int64_t)(most / 2) - 1, (int64_t)(most / 2));
}

static int64_t
middle(int64_t a, int64_t b, int64_t c)
{
	int64_t low = a < b ? a : b, high = a < b ? b : a;

	return c < low ? low : c > high ? high : c;
}

/* The middle one of three grows with each of them. */
static struct wb_range
of_middle(const struct wb_range *r, bool sign)
{
	if (sign)
		return signed_range(
			32, middle(r[0].slow, r[1].slow, r[2].slow), middle(r[0].shigh, r[1].shigh, r[2].shigh));
	return unsigned_range(32, (uint64_t)middle((int64_t)r[0].low, (int64_t)r[1].low, (int64_t)r[2].low),
		(uint64_t)middle((int64_t)r[0].high, (int64_t)r[1].high, (int64_t)r[2].high));
}

/* The least of @n, or the greatest. */
static struct wb_range
of_extreme(const struct wb_range *r, uint32_t n, bool min, bool sign)
{
	struct wb_range x = r[0];

	for (uint32_t k = 1; k < n; k++) {
		x.slow = min == (r[k].slow < x.slow) ? r[k].slow : x.slow;
		x.shigh = min == (r[k].shigh < x.shigh) ? r[k].shigh : x.shigh;
		x.low = min == (r[k].low < x.low) ? r[k].low : x.low;
		x.high = min == (r[k].high < x.high) ? r[k].high : x.high;
	}
	return sign ? signed_range(32, x.slow, x.shigh) : unsigned_range(32, x.low, x.high);
}

/* One of two sources, @r, each where the condition is as it has to be. */
static struct wb_range
of_choice(struct wb_nums *ns, const struct wb_decoded *d, const struct wb_range *r, struct wb_point w)
{
	uint32_t condition, yes, no, cmp;
	struct wb_range x[3];

	if (!wb_choice(d, &condition, &yes, &no))
		return wb_range_full(32);
	cmp = wb_condition(ns, d->src[condition], w);
	for (uint32_t k = 0; k < 3; k++) {
		struct wb_affine f;

		x[k] = r[k];
		if (cmp == WB_NONE || k == condition || d->sel[k] != WB_SEL_ALL)
			continue;
		f = wb_affine_source(ns, d->src[k], 32, w);
		x[k] = wb_range_if(ns, &f, r[k], cmp, k == yes, w);
	}
	return wb_range_hull(x[yes], x[no]);
}

/* What the first def of an operation on 32 bits can be. */
static struct wb_range
operation(struct wb_nums *ns, struct wb_decoded *d, struct wb_point w)
{
	struct wb_range r[3], full = wb_range_full(32);
	uint32_t n = d->nsrc < 3 ? d->nsrc : 3, which, half;

	switch (d->op) {		/* those that do not need their sources */
	case WB_OP_LOAD:
		return load_range(ns, d->inst, d->part, w);
	case WB_OP_FF1: case WB_OP_FF0: case WB_OP_CLZ: case WB_OP_CLS:
		return signed_range(32, -1, d->bits - 1);
	case WB_OP_EQ: case WB_OP_NE: case WB_OP_LT: case WB_OP_LE: case WB_OP_GT: case WB_OP_GE: case WB_OP_BITCMP0:
	case WB_OP_BITCMP1:
		return full;
	default:
		break;
	}
	if (d->bits == 64 && d->op != WB_OP_BCNT)
		return full;
	for (uint32_t k = 0; k < n; k++)
		r[k] = d->op == WB_OP_BCNT && k == 0 ? full : source_range(ns, d, k, 32, w);
	if (n == 2 && takes_half(d, r, &which, &half) && half_is_size(ns, d, which, half, w))
		return size_range(ns);
	switch (d->op) {
	case WB_OP_MOV: return n == 1 ? r[0] : full;
	case WB_OP_AND: return n == 2 ? of_and(r) : full;
	case WB_OP_ABS:
		return r[0].slow >= 0 ?
			r[0] :
			unsigned_range(32, 0, (uint64_t)(-r[0].slow > r[0].shigh ? -r[0].slow : r[0].shigh));
	case WB_OP_ANDN2: return n == 2 ? unsigned_range(32, 0, r[0].high) : full;
	case WB_OP_OR: return n == 2 ? of_or(r[0], r[1]) : full;
	case WB_OP_XOR: return n == 2 ? of_xor(r[0], r[1]) : full;
	case WB_OP_SHL: return n == 2 ? of_shift_left(r[0], r[1]) : full;
	case WB_OP_SHLREV: return n == 2 ? of_shift_left(r[1], r[0]) : full;
	case WB_OP_LSHR: return n == 2 ? of_shift_right(r[0], r[1]) : full;
	case WB_OP_LSHRREV: return n == 2 ? of_shift_right(r[1], r[0]) : full;
	case WB_OP_ASHR: return n == 2 ? of_signed_shift_right(r[0], r[1]) : full;
	case WB_OP_ASHRREV: return n == 2 ? of_signed_shift_right(r[1], r[0]) : full;
	case WB_OP_BFE:
		if (n == 3)
			return of_field(r[0], r[1], r[2], d->sign);
		if (n != 2 || r[1].low != r[1].high)
			return n == 2 && !d->sign ? unsigned_range(32, 0, r[0].high) : full;
		return of_field(
			r[0], wb_range_number(32, r[1].low & 31), wb_range_number(32, r[1].low >> 16 & 127), d->sign);
	case WB_OP_MIN: case WB_OP_MIN3: case WB_OP_MAX: case WB_OP_MAX3: case WB_OP_MED3:
		if (n < 2 || (d->type != WB_T_I32 && d->type != WB_T_U32))
			return full;
		if (d->op == WB_OP_MED3)
			return n == 3 ? of_middle(r, d->sign) : full;
		return of_extreme(r, n, d->op == WB_OP_MIN || d->op == WB_OP_MIN3, d->sign);
	case WB_OP_CNDMASK: case WB_OP_SELECT: case WB_OP_CMOV:
		return of_choice(ns, d, r, w);
	case WB_OP_MUL: case WB_OP_MUL24:
		if (n != 2 || (d->op == WB_OP_MUL24 && (r[0].high >> 23 || r[1].high >> 23)))
			return full;
		return of_product(r[0], r[1]);
	case WB_OP_MULHI:
		return n == 2 && !d->sign ? unsigned_range(32, r[0].low * r[1].low >> 32, r[0].high * r[1].high >> 32) :
					    full;
	case WB_OP_BCNT:
		return n == 1 ? unsigned_range(32, 0, d->bits) :
			r[1].high <= UINT32_MAX - 32 ? unsigned_range(32, r[1].low, r[1].high + 32) :
						       full;
	case WB_OP_MBCNT:
		return n == 2 && r[1].high <= UINT32_MAX - 32 ? unsigned_range(32, r[1].low, r[1].high + 32) : full;
	case WB_OP_SEXT8: return signed_range(32, -128, 127);
	case WB_OP_SEXT16: return signed_range(32, -32768, 32767);
	case WB_OP_READFIRST: case WB_OP_READLANE: return r[0];
	case WB_OP_TID: return unsigned_range(32, 0, UINT16_MAX);
	default: return n == 3 ? of_three(d->op, r) : full;
	}
}

/* ---- values that meet ----------------------------------------------------------------------------------------- */
struct wb_range
wb_range_along(struct wb_nums *ns, uint32_t v, uint32_t e, struct wb_point w)
{
	uint32_t x = wb_value_along(ns->vs, e, wb_value_unit(ns->vs, v));
	struct wb_range r;

	w.block = ns->fn->edge[e].src == WB_NONE ? 0 : ns->fn->edge[e].src;
	r = wb_value_range(ns, x, w);
	return wb_range_guarded(ns, x, r, e, w);
}

static struct wb_range
merge_range(struct wb_nums *ns, uint32_t v, struct wb_point w)
{
	const struct wb_gsa_value *val = wb_gsa_at(ns->vs, v);
	const struct wb_block *b = &ns->fn->block[val->at];
	uint32_t loop = wb_nums_header(ns, val->at), n = 0;
	struct wb_range r = wb_range_full(32);

	if (loop != WB_NONE)
		return wb_invariant_range(ns, v, loop, w);
	if (b->nin > 16 || !wb_nums_same_iteration(ns, val->at))
		return r;
	for (uint32_t k = 0; k < b->nin && !(n && wb_range_any(&r)); k++) {
		uint32_t e = ns->fn->in[b->in + k];
		struct wb_range x;

		if (!wb_nums_edge(ns, val->at, e, &w))
			continue;
		x = wb_range_along(ns, v, e, w);
		r = n++ ? wb_range_hull(r, x) : x;
	}
	return r;
}

/* ---- any value --------------------------------------------------------------------------------------------------- */
static struct wb_range
of_def(struct wb_nums *ns, uint32_t v, struct wb_point w)
{
	const struct wb_gsa_value *val = wb_gsa_at(ns->vs, v);
	const struct wb_inst *i = &ns->fn->inst[val->at];
	bool on = wb_lanes_on(ns, val->at, &w);
	struct wb_range r = wb_range_full(32), old;
	uint32_t from = wb_value_spilled(ns->vs, v);
	struct wb_decoded d;

	if (val->unit < ns->fn->nunit && ns->fn->unit[val->unit].role == WB_ROLE_SCC)
		return i->op == WB_OP_CALL ? r : unsigned_range(32, 0, 1);
	if (i->op == WB_OP_CALL)
		return r;
	if (from != WB_NONE) {
		r = wb_value_range(ns, from, on ? w : wb_point_active(ns, val->at));
	} else if (wb_decode_parts(ns->fn, val->at, val->unit, &d) && !d.second && d.ndef == 1) {
		struct wb_point at = w;

		if (!on)
			at = wb_point_active(ns, val->at);
		if (d.op == WB_OP_READFIRST)
			at = wb_point_first(ns, val->at);
		if (d.op == WB_OP_READLANE)
			at = wb_point_any(ns->vs->block_of[val->at]);
		if (!wb_evaluates(d.op) || !wb_evaluate(ns, v, at, &r))
			r = operation(ns, &d, at);
	}
	if (on || wb_range_is_full(&r, 32))
		return r;
	old = wb_value_range(ns, wb_value_before(ns->vs, val->at, val->unit), w);
	return wb_range_hull(r, old);
}

struct wb_range
wb_value_range(struct wb_nums *ns, uint32_t v, struct wb_point w)
{
	struct wb_question q = wb_question(ns, v, WB_ASKS_VALUE, &w);
	struct wb_basis outer;
	struct wb_affine f;
	struct wb_range r;
	uint32_t id;

	if (wb_nums_tired(ns) || v == WB_NONE)
		return wb_range_full(32);
	id = wb_memo_find(ns, &ns->ranges, &q);
	if (id != WB_NONE)
		return ns->range.at[id];
	outer = wb_memo_begin(ns);
	ns->depth++;
	f = wb_affine_value(ns, v, w);
	if (wb_affine_is_value(ns, &f, v))
		r = wb_value_is_entry(ns->vs, v) ? wb_nums_entry(ns, wb_value_unit(ns->vs, v), w.group) :
			wb_value_is_merge(ns->vs, v) ? merge_range(ns, v, w) :
					       of_def(ns, v, w);
	else
		r = wb_affine_range(ns, &f, w);
	r = wb_range_refined(ns, v, r, w);
	ns->depth--;
	id = wb_memo_end(ns, &ns->ranges, &q, outer);
	WB_MEMO_STORE(ns, &ns->range, id, r);
	return r;
}
