/* passes/integer/load_field.c -- arguments of 8 and 16 bits.
 *
 *	s2 = load of bytes 8 to 11 of the arguments		short n at byte 8, and nothing known behind it
 *	s3 = sext16 s2						n
 *
 * The launch tells some of the four bytes. An operation that extracts a field of bits gives a known number if all bytes
 * of the field are known.
 */
#include "internal.h"

static bool
by_shift(struct wb_extracted *f, uint64_t by, bool sign)
{
	f->shift = (uint32_t)(by & 31);
	f->width = 32 - f->shift;
	f->sign = sign;
	return true;
}

bool
wb_extracts(struct wb_integers *ints, const struct wb_decoded *d, struct wb_point w, struct wb_extracted *f)
{
	uint64_t k = 0, width = 0;

	*f = (struct wb_extracted){ .sign = d->sign };
	if (d->bits != 32 || d->second || d->ndef != 1)
		return false;
	switch (d->op) {
	case WB_OP_SEXT8: case WB_OP_SEXT16:
		*f = (struct wb_extracted){ .width = d->op == WB_OP_SEXT8 ? 8 : 16, .sign = true };
		return d->nsrc == 1;
	case WB_OP_LSHR: case WB_OP_ASHR:
		return d->nsrc == 2 && wb_source_number(ints, d->src[1], 32, w, &k) &&
			by_shift(f, k, d->op == WB_OP_ASHR);
	case WB_OP_AND:
		if (d->nsrc != 2)
			return false;
		f->of = wb_source_number(ints, d->src[0], 32, w, &k);
		if ((!f->of && !wb_source_number(ints, d->src[1], 32, w, &k)) || k & (k + 1))
			return false;
		f->sign = false;
		f->width = (uint32_t)__builtin_ctzll(~k);
		return true;
	case WB_OP_BFE:
		if (d->nsrc < 2 || !wb_source_number(ints, d->src[1], 32, w, &k) ||
			(d->nsrc == 3 && !wb_source_number(ints, d->src[2], 32, w, &width)))
			return false;
		f->shift = (uint32_t)(k & 31);
		f->width = (uint32_t)(d->nsrc == 3 ? width & 31 : k >> 16 & 127);
		return f->width && f->shift + f->width <= 32;
	default: return false;
	}
}

const struct wb_term *
wb_extracted_term(struct wb_integers *ints, const struct wb_decoded *d, struct wb_point w, struct wb_extracted *f)
{
	struct wb_affine of;

	if (!wb_extracts(ints, d, w, f) || d->sel[f->of] != WB_SEL_ALL)
		return NULL;
	of = wb_affine_source(ints, d->src[f->of], 32, w);
	return wb_affine_only_term(ints, &of);
}

bool
wb_integers_field(struct wb_integers *ints, const struct wb_decoded *d, struct wb_point w, uint64_t *out)
{
	struct wb_extracted f;
	const struct wb_term *t = wb_extracted_term(ints, d, w, &f);
	uint32_t first;
	uint64_t k, sign;

	if (!t)
		return false;
	first = f.shift / 8;
	if (t->kind != WB_TERM_ARGUMENT || !wb_known_read(&ints->launch->kernarg, t->offset + first,
							 (f.shift + f.width + 7) / 8 - first, &k))
		return false;
	k = k >> f.shift % 8 & (((uint64_t)1 << f.width) - 1);
	sign = f.sign ? (uint64_t)1 << (f.width - 1) : 0;
	*out = ((k ^ sign) - sign) & UINT32_MAX;
	return true;
}
