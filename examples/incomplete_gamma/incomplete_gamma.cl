/* The regularised incomplete gamma function P(a, x), for the chance of a residual: a series where x is below a + 1, a
 * continued fraction (by Lentz's method) where it is above. Neighbouring work-items need different ones, so a wave
 * runs both loops one after the other; split, each half of it runs its own. */
#define TERMS 24

__kernel __attribute__((reqd_work_group_size(64, 1, 1)))
void incomplete_gamma(__global const float *a, __global const float *x, __global const float *lgamma_a, __global float *p)
{
	uint i = get_global_id(0);
	float s = a[i], t = x[i], scale = native_exp(s * native_log(t) - t - lgamma_a[i]), value;

	if (t < s + 1.0f) {
		float term = native_recip(s), sum = term, n = s;

#pragma unroll 1
		for (int k = 0; k < TERMS; k++) {
			n += 1.0f;
			term *= t * native_recip(n);
			sum += term;
		}
		value = scale * sum;
	} else {
		float b = t + 1.0f - s, c = 1e30f, d = native_recip(b), h = d;

#pragma unroll 1
		for (int k = 1; k <= TERMS; k++) {
			float an = k * (s - k);

			b += 2.0f;
			d = native_recip(an * d + b);
			c = b + an * native_recip(c);
			h *= d * c;
		}
		value = 1.0f - scale * h;
	}
	p[i] = value;
}
