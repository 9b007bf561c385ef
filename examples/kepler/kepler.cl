/* The anomaly of bodies on orbits around one centre: Newton's method on Kepler's equation, with sine and cosine where
 * the orbit is closed (an ellipse), with their hyperbolic forms where it is not. Closed orbits are told apart again: where
 * they are nearly circles a fixed point is found in a few steps. */
#define STEPS 12
#define FEW 16

__kernel __attribute__((reqd_work_group_size(64, 1, 1)))
void kepler(__global const float *eccentricity, __global const float *mean, __global float *anomaly)
{
	uint i = get_global_id(0);
	float e = eccentricity[i], m = mean[i], u = m;

	if (e < 1.0f) {
		if (e < 0.1f) {
#pragma unroll 1
			for (int k = 0; k < FEW; k++)
				u = m + e * native_sin(u);
		} else {
#pragma unroll 1
			for (int k = 0; k < STEPS; k++)
				u -= (u - e * native_sin(u) - m) * native_recip(1.0f - e * native_cos(u));
		}
	} else {
#pragma unroll 1
		for (int k = 0; k < STEPS; k++) {
			float up = native_exp(u), down = native_recip(up);
			float sh = 0.5f * (up - down), ch = 0.5f * (up + down);

			u -= (e * sh - u - m) * native_recip(e * ch - 1.0f);
		}
	}
	anomaly[i] = u;
}
