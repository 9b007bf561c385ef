// Compiled for several targets, this gives the same memory on each: packed floats, packed work-item ids, LDS, calls at -O0.
kernel void mix(global float4 *a, global const float4 *b, global int *c, int n)
{
	local float4 tile[64];
	int i = get_global_id(0) + 8 * get_global_id(1), l = get_local_id(0) + 8 * get_local_id(1);
	float4 s = a[i];

	tile[l] = b[i];
	barrier(CLK_LOCAL_MEM_FENCE);
	for (int j = 0; j < n; j++) {
		s = s * tile[(l + j) & 63] - (float4)(1.5f, -2.0f, s.x, s.w);
		if (c[i] > j)
			s += b[(i + 7) & 63] * 0.5f;
	}
	a[i] = s;
	c[i] = (int)(s.x * 3.0f) + i / n + get_local_id(1);
}
