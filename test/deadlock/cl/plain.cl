/* Loops that wait for nobody: what most kernels are made of. */

__kernel void sum_rows(__global uint *lock, __global uint *data, __global uint *out, uint n)
{
	uint me = get_global_id(0), sum = 0;

	for (uint k = 0; k < n; k++)
		sum += data[me * 4 + (k & 3u)];
	out[me] = sum;
}

__kernel void collatz(__global uint *lock, __global uint *data, __global uint *out, uint n)
{
	uint me = get_global_id(0), x = me + 1, steps = 0;

	while (x != 1) {
		x = x & 1u ? 3 * x + 1 : x / 2;
		steps++;
	}
	out[me] = steps;
}

__kernel void greatest_divisor(__global uint *lock, __global uint *data, __global uint *out, uint n)
{
	uint me = get_global_id(0), a = data[me] + 1, b = me + 24;

	while (b != 0) {
		uint t = a % b;

		a = b;
		b = t;
	}
	out[me] = a;
}

__kernel void binary_search(__global uint *lock, __global uint *data, __global uint *out, uint n)
{
	uint me = get_global_id(0), lo = 0, hi = 256, key = me * 3;

	while (lo < hi) {
		uint mid = (lo + hi) / 2;

		if (data[mid] < key)
			lo = mid + 1;
		else
			hi = mid;
	}
	out[me] = lo;
}

__kernel void reduce_local(__global uint *lock, __global uint *data, __global uint *out, uint n)
{
	__local uint part[64];
	uint me = get_local_id(0);

	part[me] = data[get_global_id(0)];
	barrier(CLK_LOCAL_MEM_FENCE);
	for (uint s = 32; s > 0; s >>= 1) {
		if (me < s)
			part[me] += part[me + s];
		barrier(CLK_LOCAL_MEM_FENCE);
	}
	if (me == 0)
		out[0] = part[0];
}

__kernel void count_marks(__global uint *lock, __global uint *data, __global uint *out, uint n)
{
	uint me = get_global_id(0), marks = 0;

	for (uint k = me; k < 512; k += 64)
		if (data[k] & 4u)
			marks++;
	atomic_add(lock, marks);
	out[me] = marks;
}

__kernel void transpose_sum(__global uint *lock, __global uint *data, __global uint *out, uint n)
{
	uint me = get_global_id(0), sum = 0;

	for (uint i = 0; i < 8; i++)
		for (uint j = 0; j < 8; j++)
			if (i != j)
				sum += data[i * 8 + j] * (me + j);
	out[me] = sum;
}

__kernel void newton_root(__global uint *lock, __global uint *data, __global uint *out, uint n)
{
	uint me = get_global_id(0);
	float x = (float)(me + 2), r = x;

	for (uint k = 0; k < 30 && fabs(r * r - x) > 0.001f; k++)
		r = 0.5f * (r + x / r);
	out[me] = (uint)(r * 16.0f);
}

__kernel void skip_zeros(__global uint * restrict lock, const __global uint * restrict data, __global uint * restrict out, uint n)
{
	uint me = get_global_id(0), at = me;

	while (at < 512 && (data[at] & 7u) != 0u)
		at++;
	out[me] = at;
}

__kernel void insertion_sort(__global uint *lock, __global uint *data, __global uint *out, uint n)
{
	uint me = get_global_id(0);
	uint key[8];

	for (uint k = 0; k < 8; k++) {
		uint x = data[(me * 37 + k * 11) & 511u], at = k;

		while (at > 0 && key[at - 1] > x) {
			key[at] = key[at - 1];
			at--;
		}
		key[at] = x;
	}
	out[me] = key[me & 7u];
}
