/* src/sim/exec_format.c -- elements of typed buffers and images: converts between memory formats and registers.
 *
 * The components of an element are packed in memory from the lowest bit on. In registers, integer formats are integers,
 * all others floats; with d16 they have 16 bits. Source: the documents of the instruction sets (buffer resource
 * descriptor, data formats).
 */
#include "fp.h"
#include "vmem.h"

enum number { UNORM, SNORM, USCALED, SSCALED, UINT, SINT, SNORM_OGL, FLOAT };

/* Bits of each component, by data format. */
static const uint8_t parts[16][4] = { { 0, 0, 0, 0 }, { 8, 0, 0, 0 }, { 16, 0, 0, 0 }, { 8, 8, 0, 0 }, { 32, 0, 0, 0 },
	{ 16, 16, 0, 0 }, { 11, 11, 10, 0 }, { 10, 11, 11, 0 }, { 2, 10, 10, 10 }, { 10, 10, 10, 2 }, { 8, 8, 8, 8 },
	{ 32, 32, 0, 0 }, { 16, 16, 16, 16 }, { 32, 32, 32, 0 }, { 32, 32, 32, 32 }, { 0, 0, 0, 0 } };

static enum number number_of(const struct wb_element *e) { return (enum number)(e->format >> 4 & 7); }
static bool is_integer(const struct wb_element *e) { return number_of(e) == UINT || number_of(e) == SINT; }

uint32_t
wb_sim_element_bytes(uint32_t format)
{
	const uint8_t *p = parts[format & 15];

	return (uint32_t)(p[0] + p[1] + p[2] + p[3]) / 8;
}

/* ---- one part --------------------------------------------------------------------------------------- */
static uint32_t
from_bits(enum number number, uint32_t x, uint32_t bits)
{
	uint32_t most = bits == 32 ? UINT32_MAX : (1u << bits) - 1;
	int32_t s = (int32_t)(x << (32 - bits)) >> (32 - bits);

	switch (number) {
	case UNORM: return f2u((float)((double)x / most));
	case SNORM: case SNORM_OGL: return f2u((float)fmax(-1, (double)s / (most >> 1)));
	case USCALED: return f2u((float)x);
	case SSCALED: return f2u((float)s);
	case SINT: return (uint32_t)s;
	case UINT: break;
	case FLOAT:		/* 10 or 11 bits: a half without its sign and its lowest bits */
		return bits == 32 ? x : bits >= 10 ? f2u(half_to_float(bits == 16 ? x : x << (15 - bits))) : 0;
	}
	return x;
}

static uint32_t
to_bits(enum number number, uint32_t v, uint32_t bits)
{
	uint32_t most = bits == 32 ? UINT32_MAX : (1u << bits) - 1;
	double f = nan32(v) ? 0 : (double)u2f(v), half = most >> 1;

	switch (number) {
	case UNORM: return (uint32_t)(fmin(fmax(f, 0), 1) * most + 0.5);
	case SNORM: case SNORM_OGL: return (uint32_t)(int64_t)rint(fmin(fmax(f, -1), 1) * half) & most;
	case USCALED: return (uint32_t)fmin(fmax(f, 0), most);
	case SSCALED: return (uint32_t)(int64_t)fmin(fmax(f, -half - 1), half) & most;
	case UINT: return v > most ? most : v;
	case SINT: break;
	case FLOAT: return bits == 32 ? v : float_to_half(u2f(v)) >> (bits < 16 ? 15 - bits : 0) & most;
	}
	return v & most;
}

/* ---- elements --------------------------------------------------------------------------------------- */
/* The value that one selector of a descriptor chooses: 0, 1, or one of the components. */
static uint32_t
selected(const struct wb_element *e, const uint32_t *part, uint32_t k)
{
	uint32_t how = e->select >> 3 * k & 7, one = is_integer(e) ? 1 : f2u(1.0f);

	return how >= 4 ? part[how - 4] : how == 1 ? one : 0;
}

void
wb_sim_unpack(const struct wb_element *e, const uint8_t *from, uint32_t v[4])
{
	const uint8_t *bits = parts[e->format & 15];
	uint32_t part[4] = { 0, 0, 0, is_integer(e) ? 1 : f2u(1.0f) }, at = 0;

	for (uint32_t k = 0; k < 4 && bits[k]; at += bits[k++]) {
		uint64_t x = 0;
		uint32_t n = (at % 8 + bits[k] + 7) / 8;

		memcpy(&x, from + at / 8, n);
		x >>= at % 8;
		part[k] = from_bits(number_of(e), (uint32_t)(bits[k] == 32 ? x : x & ((1u << bits[k]) - 1)), bits[k]);
	}
	for (uint32_t k = 0; k < 4; k++)
		v[k] = selected(e, part, k);
}

void
wb_sim_pack(const struct wb_element *e, const uint32_t v[4], uint8_t *to)
{
	const uint8_t *bits = parts[e->format & 15];
	uint32_t at = 0;

	memset(to, 0, wb_sim_element_bytes(e->format));
	for (uint32_t k = 0; k < 4 && bits[k]; at += bits[k++]) {
		uint64_t x = 0;
		uint32_t n = (at % 8 + bits[k] + 7) / 8;

		memcpy(&x, to + at / 8, n);
		x |= (uint64_t)to_bits(number_of(e), v[k], bits[k]) << at % 8;
		memcpy(to + at / 8, &x, n);
	}
}

/* ---- registers -------------------------------------------------------------------------------------- */
static void
put_half(uint32_t *to, uint32_t x, bool high)
{
	*to = high ? (*to & 0xffff) | x << 16 : (*to & 0xffff0000) | (x & 0xffff);
}

/* Register and half of the @k-th component of 16 bits. */
static uint32_t half_register(uint8_t d16, uint32_t k) { return d16 == D16_PACKED ? k / 2 : k; }
static bool is_high(uint8_t d16, uint32_t k) { return d16 == D16_HIGH || (d16 == D16_PACKED && k % 2); }

void
wb_sim_put_components(
	struct wb_sim_wave *w, const struct wb_element *e, uint32_t reg, uint32_t lane, const uint32_t *v, uint32_t n)
{
	for (uint32_t k = 0; k < n; k++) {
		uint32_t x = is_integer(e) ? v[k] & 0xffff : float_to_half(u2f(v[k]));

		if (e->d16 == D16_NOT)
			w->v[reg + k][lane] = v[k];
		else
			put_half(&w->v[reg + half_register(e->d16, k)][lane], x, is_high(e->d16, k));
	}
}

void
wb_sim_get_components(
	const struct wb_sim_wave *w, const struct wb_element *e, uint32_t reg, uint32_t lane, uint32_t v[4], uint32_t n)
{
	memset(v, 0, 4 * sizeof *v);
	for (uint32_t k = 0; k < n; k++) {
		uint32_t x = w->v[reg + half_register(e->d16, k)][lane];
		uint32_t half = is_high(e->d16, k) ? x >> 16 : x & 0xffff;

		if (e->d16 == D16_NOT)
			v[k] = x;
		else if (is_integer(e))
			v[k] = number_of(e) == SINT ? (uint32_t)(int32_t)(int16_t)half : half;
		else
			v[k] = f2u(half_to_float(half));
	}
}
