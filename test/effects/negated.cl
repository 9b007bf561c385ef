/* A conditional negation, and a branch on a product with it: the lanes of a wave part. */
__kernel void pick(__global float *out, float a, float b, float c, int n)
{
	uint i = get_global_id(0);
	float s = (i & 1) ? a : -a;
	float t = (float)i;

	if (fma(s, b, c) > 0.0f) {
		for (int k = 0; k < n; k++)
			t = t * 0.5f + 1.0f;
	} else {
		for (int k = 0; k < n; k++)
			t = t * 0.25f - 1.0f;
	}
	out[i] = t;
}

__kernel void size(__global float *out, float a, float b, float c, int n)
{
	uint i = get_global_id(0);
	float s = (i & 1) ? a : fabs(a);
	float t = (float)i;

	if (fma(s, b, c) > 0.0f) {
		for (int k = 0; k < n; k++)
			t = t * 0.5f + 1.0f;
	} else {
		for (int k = 0; k < n; k++)
			t = t * 0.25f - 1.0f;
	}
	out[i] = t;
}
