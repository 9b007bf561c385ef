/* src/exact/based.c -- arithmetic on halves of addresses whose base is not known.
 *
 * Every rule holds for all bases B that are multiples of their alignment; exact.h defines the halves. Without a rule,
 * the result is unknown.
 */
#include "fold.h"

#define UNKNOWN ((struct val){ 0, 0, TAG_UNKNOWN })

static bool
has_part(const struct val *a, enum part part)
{
	return is_based(a->tag) && tag_part(a->tag) == part;
}

/* The base of the sum of halves with bases @a and @b; BASE_NONE: no rule. */
static uint32_t
base_of_sum(uint32_t a, uint32_t b)
{
	return (a == BASE_SCRATCH && b == BASE_WAVE_OFFSET) || (b == BASE_SCRATCH && a == BASE_WAVE_OFFSET) ?
		BASE_WAVE_SCRATCH :
		BASE_NONE;
}

/* Whether @a is the low half of a code address, and @b that of a distance from code. */
static bool
adds_distance(const struct program *g, const struct val *a, const struct val *b)
{
	return g->code_base != BASE_NONE && a->tag == TAG(g->code_base, PART_LO) && has_part(b, PART_DISTANCE_LO) &&
		tag_base(b->tag) > BASE_CODE;
}

static struct val
based_sum(const struct program *g, const struct val *a, const struct val *b)
{
	struct val r = is_based(a->tag) ? *a : *b;

	if (a->tag == TAG_UNKNOWN || b->tag == TAG_UNKNOWN)
		return UNKNOWN;
	r.v = a->v + b->v;
	if (a->tag == TAG_NUMBER || b->tag == TAG_NUMBER)
		return r;
	if (adds_distance(g, a, b) || adds_distance(g, b, a))
		return (struct val){ r.v, 0, TAG(tag_base(adds_distance(g, a, b) ? b->tag : a->tag), PART_LO) };
	if (!has_part(a, PART_LO) || !has_part(b, PART_LO) ||
		base_of_sum(tag_base(a->tag), tag_base(b->tag)) == BASE_NONE)
		return UNKNOWN;
	r.tag = TAG(base_of_sum(tag_base(a->tag), tag_base(b->tag)), PART_LO);
	return r;
}

static struct val
subtract(const struct val *a, const struct val *b)
{
	struct val r = *a;

	r.v = a->v - b->v;
	if (is_based(a->tag) && b->tag == TAG_NUMBER)
		return r;
	if (has_part(a, PART_LO) && a->tag == b->tag)
		return (struct val){ r.v, 0, TAG_NUMBER };
	return UNKNOWN;
}

/* Whether @base is that of memory, without workgroups. */
static bool
is_memory(const struct program *g, uint32_t base)
{
	return base >= BASE_KERNARG && base < g->nbase;
}

/* The low bits of a lower half are those of its offset. Addresses of memory have 48 bits, and so do those less than
 * 2^32 behind it: descriptors take no more of the upper half. */
static struct val
mask_half(const struct program *g, const struct val *a, uint32_t mask)
{
	uint32_t low = g->base_align[tag_base(a->tag)] - 1;
	struct val r = *a;

	if (has_part(a, PART_HI) && is_memory(g, tag_base(a->tag)) && !a->v && (mask & 0xffff) == 0xffff)
		return r;
	r.v &= mask;
	if (!has_part(a, PART_LO))
		return UNKNOWN;
	if ((mask & ~low) == 0) {
		if (mask >= g->base_stated[tag_base(a->tag)])
			wb_exact_note_rest(g, tag_base(a->tag), true);
		return (struct val){ r.v, 0, TAG_NUMBER };
	}
	return (mask | low) == UINT32_MAX ? r : UNKNOWN;
}

static struct val
set_low(const struct program *g, const struct val *a, uint32_t bits)
{
	struct val r = *a;

	r.v |= bits;
	if (bits == 0)
		return r;
	if (!has_part(a, PART_LO) || bits >= g->base_align[tag_base(a->tag)])
		return UNKNOWN;
	if (bits >= g->base_stated[tag_base(a->tag)])
		wb_exact_note_rest(g, tag_base(a->tag), true);
	return r;
}

/* gfx8 has the offset of the wave in private memory in units of 256 bytes. */
static struct val
shift_right(const struct val *a, uint32_t by)
{
	if (a->tag == TAG(BASE_WAVE_OFFSET, PART_LO) && by == 8 && a->v % 256 == 0)
		return (struct val){ a->v >> 8, 0, TAG(BASE_WAVE_SHIFTED, PART_LO) };
	return UNKNOWN;
}

/* Code is below 2^47, so the upper half of its address has 16 bits, and is not negative: gfx12 extends what s_getpc_b64
 * gives. */
static struct val
extend_upper(const struct program *g, const struct val *a)
{
	bool code = tag_base(a->tag) == BASE_CODE || tag_base(a->tag) == g->code_base;

	return code && has_part(a, PART_HI) ? *a : UNKNOWN;
}

static struct val
rule(const struct program *g, enum wb_op op, const struct val *src)
{
	bool first = is_based(src[0].tag);
	struct val sum;

	switch (op) {
	case WB_OP_MOV: return src[0];
	case WB_OP_ADD: return based_sum(g, &src[0], &src[1]);
	case WB_OP_SUB: return subtract(&src[0], &src[1]);
	case WB_OP_SUBREV: return subtract(&src[1], &src[0]);
	case WB_OP_AND: return is_based(src[first].tag) ? UNKNOWN : mask_half(g, &src[!first], src[first].v);
	case WB_OP_OR: return is_based(src[first].tag) ? UNKNOWN : set_low(g, &src[!first], src[first].v);
	case WB_OP_LSHR: return first && src[1].tag == TAG_NUMBER ? shift_right(&src[0], src[1].v) : UNKNOWN;
	case WB_OP_LSHRREV: return !first ? shift_right(&src[1], src[0].v) : UNKNOWN;
	case WB_OP_SEXT16: return extend_upper(g, &src[0]);
	case WB_OP_ADD3:
		sum = based_sum(g, &src[0], &src[1]);
		return based_sum(g, &sum, &src[2]);
	case WB_OP_SHLADD:
		sum = (struct val){ src[0].v << (src[1].v & 31), 0, TAG_NUMBER };
		return first || is_based(src[1].tag) ? UNKNOWN : based_sum(g, &sum, &src[2]);
	default: return UNKNOWN;
	}
}

struct val
wb_exact_based(struct program *g, enum wb_op op, bool sign, const struct val *src, uint32_t n)
{
	bool affine = false;
	struct val r;

	for (uint32_t k = 0; k < n; k++) {
		if (src[k].tag == TAG_UNKNOWN || (src[k].tag == TAG_PARTIAL && op != WB_OP_MOV))
			return UNKNOWN;
		affine = affine || wb_exact_is_affine(g, &src[k]);
	}
	r = rule(g, op, src);
	return r.tag == TAG_UNKNOWN && affine ? wb_exact_affine(g, op, sign, src, n) : r;
}

/* ---- carries ------------------------------------------------------------------------------------- */
bool
wb_exact_note_carry(
	const struct program *g, struct carry *c, const struct val *a, const struct val *b, bool borrow, uint32_t lane)
{
	const struct val *with = has_part(a, PART_LO) ? a : b, *other = with == a ? b : a;
	uint32_t to = tag_base(with->tag);

	if (!has_part(with, PART_LO) || (borrow && with != a))
		return false;
	if (is_based(other->tag)) {
		if (has_part(b, PART_LO) && tag_base(b->tag) == BASE_SCRATCH) {
			with = b;
			other = a;
		}
		to = borrow ? BASE_NONE :
			adds_distance(g, with, other) ? tag_base(other->tag) :
						 base_of_sum(tag_base(a->tag), tag_base(b->tag));
		c->distance |= (uint64_t)adds_distance(g, with, other) << lane;
	}
	if (other->tag == TAG_UNKNOWN || (to == BASE_NONE && !wb_exact_is_affine(g, a) && !wb_exact_is_affine(g, b)))
		return false;
	c->lanes |= 1ull << lane;
	c->borrow = borrow;
	c->x[lane] = with->v;
	c->y[lane] = other->v;
	c->base[lane] = (uint16_t)tag_base(with->tag);
	c->result_base[lane] = (uint16_t)to;
	c->a[lane] = *a;
	c->b[lane] = *b;
	return true;
}

static struct val
carry_of_base(const struct carry *c, const struct val *a, const struct val *b, bool borrow, uint32_t lane)
{
	const struct val *with = has_part(a, PART_HI) ? a : b, *other = with == a ? b : a;
	uint32_t low, base, to;
	bool over;

	if (!has_part(with, PART_HI) || (borrow && with != a))
		return UNKNOWN;
	if (c->distance >> lane & 1 ?
			other->tag != TAG(c->result_base[lane], PART_DISTANCE_HI) || other->aux != c->y[lane] :
			other->tag != TAG_NUMBER)
		return UNKNOWN;
	base = c->one_base != BASE_NONE ? c->one_base : c->base[lane];
	to = c->one_base != BASE_NONE ? c->one_base : c->result_base[lane];
	if (to == BASE_NONE || base != tag_base(with->tag) || c->x[lane] != with->aux)
		return UNKNOWN;
	low = borrow ? c->x[lane] - c->y[lane] : c->x[lane] + c->y[lane];
	over = borrow ? c->x[lane] < c->y[lane] : low < c->x[lane];
	return (struct val){ borrow ? with->v - other->v - over : with->v + other->v + over, low, TAG(to, PART_HI) };
}

struct val
wb_exact_with_carry(
	struct program *g, const struct carry *c, const struct val *a, const struct val *b, bool borrow, uint32_t lane)
{
	struct val x[2] = { c->a[lane], *a }, y[2] = { c->b[lane], *b }, r;

	if (c->borrow != borrow || !(c->lanes >> lane & 1))
		return UNKNOWN;
	r = carry_of_base(c, a, b, borrow, lane);
	if (c->one_base == BASE_NONE && r.tag == TAG_UNKNOWN &&
		(wb_exact_is_affine(g, &x[0]) || wb_exact_is_affine(g, &y[0])))
		return wb_exact_affine_upper(g, x, y, borrow);
	return r;
}

/* ---- the most frequent case: one base in all lanes, plus numbers ---- */
bool
wb_exact_note_carries(
	const struct program *g, struct carry *c, const struct vec *a, const struct vec *b, uint64_t lanes)
{
	const struct vec *with = a->based & lanes ? a : b, *other = with == a ? b : a;
	uint16_t tag = lanes ? with->tag[__builtin_ctzll(lanes)] : TAG_UNKNOWN;

	if (lanes & ~with->based || lanes & ~other->known || !is_based(tag) || tag_part(tag) != PART_LO ||
		tag_base(tag) >= g->nbase || lanes & ~wb_exact_tagged(with, tag))
		return false;
	c->lanes = lanes;
	c->borrow = false;
	c->one_base = (uint16_t)tag_base(tag);
	memcpy(c->x, with->v, sizeof c->x);
	memcpy(c->y, other->v, sizeof c->y);
	return true;
}

uint64_t
wb_exact_with_carries(const struct carry *c, const struct vec *a, const struct vec *b, uint64_t lanes, struct vec *r)
{
	uint16_t tag = TAG(c->one_base, PART_HI);
	const struct vec *with = a->based & lanes ? a : b, *other = with == a ? b : a;
	uint8_t same[LANES];

	if (c->one_base == BASE_NONE || c->borrow)
		return 0;
	lanes &= c->lanes & other->known & wb_exact_tagged(with, tag);
	for (uint32_t l = 0; l < LANES; l++)
		same[l] = with->aux[l] == c->x[l];
	lanes &= bits_of(same);
	for (uint32_t l = 0; l < LANES; l++) {
		r->aux[l] = c->x[l] + c->y[l];
		r->tag[l] = tag;
	}
	for (uint32_t l = 0; l < LANES; l++)
		r->v[l] = lanes >> l & 1 ? with->v[l] + other->v[l] + (r->aux[l] < c->x[l]) : r->v[l];
	r->known &= ~lanes;
	r->based |= lanes;
	return lanes;
}

/* ---- addresses of 64 bits ---------------------------------------------------------------------------- */
bool
wb_exact_address(const struct program *g, const struct val *lo, const struct val *hi, uint32_t *base, uint64_t *offset)
{
	*offset = (uint64_t)hi->v << 32 | lo->v;
	*base = BASE_NONE;
	if (lo->tag == TAG_NUMBER && hi->tag == TAG_NUMBER)
		return true;
	if (has_part(hi, PART_HI))
		*base = tag_base(hi->tag);
	if (*base == BASE_SHARED || *base == BASE_PRIVATE)
		return lo->tag == TAG_NUMBER && hi->v == 0;
	if (*base == BASE_NONE || lo->tag != TAG(*base, PART_LO) || (lo->v ^ hi->aux) >= g->base_align[*base])
		return false;
	if ((lo->v ^ hi->aux) >= g->base_stated[*base])
		wb_exact_note_rest(g, *base, true);
	return true;
}

int
wb_exact_equal(const struct program *g, const struct val *a, const struct val *b, bool wide)
{
	uint32_t base, other;
	uint64_t x, y;

	if (!wide)
		return has_part(a, PART_LO) && a->tag == b->tag ? a->v == b->v : -1;
	if (!wb_exact_address(g, &a[0], &a[1], &base, &x) || !wb_exact_address(g, &b[0], &b[1], &other, &y))
		return -1;
	if (base == other)
		return x == y;
	if (base != BASE_NONE && other != BASE_NONE)
		return -1;
	if (base == BASE_NONE ? x : y)
		return -1;
	base = base == BASE_NONE ? other : base;	/* nothing is at address 0 */
	return base == BASE_SHARED || base == BASE_PRIVATE || (x | y) < g->base_bytes[base] ? 0 : -1;
}
