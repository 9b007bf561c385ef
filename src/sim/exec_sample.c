/* src/sim/exec_sample.c -- images: sampling, gathering, levels of detail.
 *
 * The level of detail is given in the address, or computed from gradients in the address, or from the differences
 * between lanes of a quad; these are read even if they are off. The sampler defines addressing modes, filters, bias,
 * limits and comparison (documents of the instruction sets). The border colour is 0.
 */
#include "fp.h"
#include "image.h"

struct sampler {
	uint32_t wrap[3], compare;
	bool linear, unnormalized;
	float least, most, bias;
};

static struct sampler
read_sampler(const struct wb_sim_wave *w, uint32_t reg)
{
	const uint32_t *d = &w->s[reg];
	struct sampler s = { .compare = d[0] >> 12 & 7, .unnormalized = d[0] >> 15 & 1 };

	for (uint32_t k = 0; k < 3; k++)
		s.wrap[k] = d[0] >> 3 * k & 7;
	s.least = (float)(d[1] & 0xfff) / 256;
	s.most = (float)(d[1] >> 12 & 0xfff) / 256;
	s.bias = (float)((int32_t)(d[2] << 18) >> 18) / 256;
	s.linear = d[2] >> 20 & 1;
	return s;
}

/* ---- levels of detail ------------------------------------------------------------------------------- */
static float
coordinate(const struct image_access *a, uint32_t k, uint32_t lane)
{
	float c = k < a->address.ncoordinate ? wb_sim_component_float(a->w, a->address.coordinate[k], lane) : 0;

	return c - c == 0 ? c : 0;		/* infinity and NaN become 0 */
}

/* The difference of coordinate @k between neighbouring lanes in direction @d (0: x, 1: y), in elements. */
static float
step_of(const struct image_access *a, uint32_t k, uint32_t d, uint32_t lane)
{
	const struct image *x = &a->image;
	float size = (float)(k == 0 ? x->width : k == 1 ? x->height : x->depth), g;

	if (a->address.has_gradients)
		g = wb_sim_component_float(a->w, a->address.gradient[3 * d + k], lane);
	else
		g = coordinate(a, k, lane | (1 + d)) - coordinate(a, k, lane & ~(1u + d));
	return g - g == 0 ? g * size : 0;
}

/* log2 of the distance, in elements, between neighbouring lanes: the larger one of both directions. */
static float
detail(const struct image_access *a, uint32_t lane)
{
	uint32_t n = a->address.has_gradients ? a->address.ngradient : a->address.ncoordinate;
	float most = 0;

	for (uint32_t d = 0; d < 2; d++) {
		float square = 0;

		for (uint32_t k = 0; k < n && k < 3; k++)
			square += step_of(a, k, d, lane) * step_of(a, k, d, lane);
		most = fmaxf(most, square);
	}
	return most > 0 ? 0.5f * log2f(fminf(most, 0x1p60f)) : -30;
}

static float
level_of(const struct image_access *a, const struct sampler *s, uint32_t lane)
{
	const struct image_address *x = &a->address;
	float given = x->has_level || x->has_clamp ? wb_sim_component_float(a->w, x->level, lane) : 0, l;

	l = x->level_zero ? 0 : x->has_level ? given : detail(a, lane);
	if (!x->level_zero)
		l += s->bias + (x->has_bias ? wb_sim_component_float(a->w, x->bias, lane) : 0);
	if (x->has_clamp)
		l = fmaxf(l, given);
	return fminf(fmaxf(l, s->least), s->most);
}

static uint32_t
whole_level(struct image_access *a, float level, uint32_t lane)
{
	float l = rintf(level) + (float)a->image.first_level;

	if (l > (float)a->image.last_level)
		wb_sim_image_warn(a, lane);
	return !(l > 0) ? 0 : l > (float)a->image.last_level ? a->image.last_level : (uint32_t)l;
}

/* ---- texels ----------------------------------------------------------------------------------------- */
/* Maps coordinate @x to one of @n texels by an addressing mode: wrap, mirror, clamp to the edge, or border (-1). */
static int64_t
wrapped(int64_t x, int64_t n, uint32_t mode)
{
	int64_t m = ((x % (2 * n)) + 2 * n) % (2 * n);

	switch (mode) {
	case 0: return m % n;
	case 1: return m < n ? m : 2 * n - 1 - m;
	case 2: case 3: return x < 0 ? 0 : x >= n ? n - 1 : x;
	default: return x < 0 || x >= n ? -1 : x;
	}
}

/* The offset of coordinate @k: six bits, signed. */
static int64_t
offset_of(const struct image_access *a, uint32_t k, uint32_t lane)
{
	uint32_t x = a->address.has_offset ? wb_sim_component_word(a->w, a->address.offset, lane) : 0;

	return (int32_t)(x >> 8 * k << 26) >> 26;
}

/* The texels of a lane: the first one, the weights of the next one in each direction, the sizes of the level. */
struct spot { int64_t at[3], size[3]; float rest[3]; uint32_t level; };

static struct spot
spot_of(const struct image_access *a, const struct sampler *s, uint32_t lane, uint32_t level, bool linear)
{
	const struct image *x = &a->image;
	bool layers = x->dimension == CUBE || x->dimension == D2_ARRAY || x->dimension == D2_MSAA_ARRAY;
	struct spot p = { .size = { x->width >> level, x->height >> level, x->depth }, .level = level };

	for (uint32_t k = 0; k < 3; k++) {
		uint32_t from = x->dimension == D1_ARRAY && k ? k == 2 ? 1 : 3 : k;
		bool layer = k == 2 && (layers || x->dimension == D1_ARRAY);
		float c;

		p.size[k] = p.size[k] > 0 ? p.size[k] : 1;
		c = coordinate(a, from, lane);
		if (!layer && !s->unnormalized)
			c *= (float)p.size[k];
		c = fminf(fmaxf(c, -0x1p30f), 0x1p30f) - (linear && !layer ? 0.5f : 0);
		p.at[k] = (int64_t)(layer ? rintf(c) : floorf(c));
		p.rest[k] = layer ? 0 : c - floorf(c);
		p.at[k] += layer ? 0 : offset_of(a, k, lane);
	}
	return p;
}

/* The first texel, or the next one in each direction whose bit in @which is set (bit 0: x, 1: y, 2: z). */
static bool
neighbour(struct image_access *a, const struct sampler *s, const struct spot *p, uint32_t lane, uint32_t which,
	uint32_t v[4])
{
	struct texel t = { .level = p->level };

	t.x = wrapped(p->at[0] + (which & 1), p->size[0], s->wrap[0]);
	t.y = wrapped(p->at[1] + (which >> 1 & 1), p->size[1], s->wrap[1]);
	t.z = wrapped(p->at[2] + (which >> 2), p->size[2], s->wrap[2]);
	return wb_sim_texel(a, lane, &t, v);
}

static uint32_t
compared(const struct sampler *s, float reference, uint32_t texel)
{
	float t = u2f(texel);
	bool less = reference < t, same = reference == t, more = reference > t;

	return f2u((s->compare & 1 && less) || (s->compare & 2 && same) || (s->compare & 4 && more) ? 1.0f : 0.0f);
}

static bool
is_integer(const struct image_access *a)
{
	return (a->image.element.format >> 4 & 6) == 4;
}

/* If the instruction compares, the result, a float, replaces the first component. */
static void
compare(const struct image_access *a, const struct sampler *s, uint32_t lane, uint32_t v[4])
{
	if (a->address.has_compare)
		v[0] = compared(s, wb_sim_component_float(a->w, a->address.compare, lane), v[0]);
}

static void
sample(struct image_access *a, const struct sampler *s, uint32_t lane)
{
	bool linear = s->linear && !is_integer(a);
	struct spot p = spot_of(a, s, lane, whole_level(a, level_of(a, s, lane), lane), linear);
	uint32_t v[4], out[4] = { 0, 0, 0, 0 }, many = a->image.dimension == D3 ? 8 : 4;

	for (uint32_t which = 0; which < (linear ? many : 1); which++) {
		float weight = 1;

		if (!neighbour(a, s, &p, lane, which, v))
			return;
		compare(a, s, lane, v);
		for (uint32_t k = 0; k < 3 && linear && (k < 2 || many == 8); k++)
			weight *= which >> k & 1 ? p.rest[k] : 1 - p.rest[k];
		for (uint32_t k = 0; k < 4; k++)
			out[k] = linear ? f2u(u2f(out[k]) + weight * u2f(v[k])) : v[k];
	}
	wb_sim_image_put(a, lane, out);
}

/* One component of four texels: below left, below right, above right, above left. */
static void
gather(struct image_access *a, const struct sampler *s, uint32_t lane)
{
	static const uint8_t order[4] = { 2, 3, 1, 0 };
	struct spot p = spot_of(a, s, lane, whole_level(a, level_of(a, s, lane), lane), true);
	uint32_t v[4], out[4], component = (uint32_t)__builtin_ctz(a->dmask);

	for (uint32_t k = 0; k < 4; k++) {
		if (!neighbour(a, s, &p, lane, order[k], v))
			return;
		compare(a, s, lane, v);
		out[k] = v[a->address.has_compare ? 0 : component];
	}
	wb_sim_put_components(a->w, &a->image.element, a->data, lane, out, 4);
}

/* ---- instructions ----------------------------------------------------------------------------------- */
void
wb_sim_run_image_sample(struct wb_sim_wave *w, const struct step *p)
{
	bool gathers = strstr(wb_gcn_operation_name(p->i->isa_op), "gather4");
	uint64_t exec = exec_mask(w);
	struct image_access a;
	struct sampler s;

	wb_sim_between_lanes(w, p);
	if (!wb_sim_image_begin(&a, w, p))
		return;
	s = read_sampler(w, a.sampler);
	s.unnormalized |= p->unnormalized;
	if (a.address.has_compare)	/* results of comparisons are floats, whatever the format of texels */
		a.image.element.format = (a.image.element.format & 15) |
			(is_integer(&a) ? 2u << 4 : a.image.element.format & 0x70);
	for (uint32_t i = 0; i < LANES && !w->fault; i++)
		if (exec >> i & 1)
			(gathers ? gather : sample)(&a, &s, i);
	w->effect->lines = a.t.n;
}

/* Returns the level after clamping, and before. */
void
wb_sim_run_image_lod(struct wb_sim_wave *w, const struct step *p)
{
	uint64_t exec = exec_mask(w);
	struct image_access a;
	struct sampler s;

	wb_sim_between_lanes(w, p);
	if (!wb_sim_image_begin(&a, w, p))
		return;
	s = read_sampler(w, a.sampler);
	a.image.element.format = 4 | 7 << 4;		/* floats */
	for (uint32_t i = 0; i < LANES; i++) {
		const uint32_t v[4] = { f2u(level_of(&a, &s, i)), f2u(detail(&a, i) + s.bias), 0, 0 };

		if (exec >> i & 1)
			wb_sim_image_put(&a, i, v);
	}
}
