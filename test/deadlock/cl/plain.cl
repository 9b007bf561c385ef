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

__kernel void tile_product(__global uint *lock, __global uint *data, __global uint *out, uint n)
{
	__local uint a[64], b[64];
	uint me = get_local_id(0), r = me / 8, c = me % 8, sum = 0;

	a[me] = data[me];
	b[me] = data[64 + me];
	barrier(CLK_LOCAL_MEM_FENCE);
	for (uint k = 0; k < 8; k++)
		sum += a[r * 8 + k] * b[k * 8 + c];
	out[me] = sum;
}

__kernel void scan_row(__global uint *lock, __global uint *data, __global uint *out, uint n)
{
	__local uint x[64];
	uint me = get_local_id(0);

	x[me] = data[me];
	barrier(CLK_LOCAL_MEM_FENCE);
	for (uint d = 1; d < 64; d *= 2) {
		uint y = me >= d ? x[me - d] : 0;

		barrier(CLK_LOCAL_MEM_FENCE);
		x[me] += y;
		barrier(CLK_LOCAL_MEM_FENCE);
	}
	out[me] = x[me];
}

__kernel void smooth(__global uint *lock, __global uint *data, __global uint *out, uint n)
{
	uint me = get_global_id(0), sum = 0;

	for (int dy = -1; dy <= 1; dy++)
		for (int dx = -1; dx <= 1; dx++) {
			int at = (int)me + dy * 8 + dx;

			sum += data[clamp(at, 0, 63)];
		}
	out[me] = sum / 9;
}

__kernel void random_walk(__global uint *lock, __global uint *data, __global uint *out, uint n)
{
	uint me = get_global_id(0), x = me * 2654435761u + 1;
	int at = 0;

	for (uint k = 0; k < n; k++) {
		x ^= x << 13;
		x ^= x >> 17;
		x ^= x << 5;
		at += x & 1u ? 1 : -1;
	}
	out[me] = (uint)at;
}

__kernel void escape_time(__global uint *lock, __global uint *data, __global uint *out, uint n)
{
	uint me = get_global_id(0), k = 0;
	float cr = (float)(me % 8) * 0.3f - 2.0f, ci = (float)(me / 8) * 0.3f - 1.0f, zr = 0.0f, zi = 0.0f;

	while (k < 200 && zr * zr + zi * zi < 4.0f) {
		float t = zr * zr - zi * zi + cr;

		zi = 2.0f * zr * zi + ci;
		zr = t;
		k++;
	}
	out[me] = k;
}

__kernel void nearest(__global uint *lock, __global uint *data, __global uint *out, uint n)
{
	uint me = get_global_id(0), best = 0, least = 0xffffffffu;

	for (uint k = 0; k < n; k++) {
		uint d = data[k * 3] > me ? data[k * 3] - me : me - data[k * 3];

		if (d < least) {
			least = d;
			best = k;
		}
	}
	out[me] = best;
}

__kernel void string_find(__global uint *lock, __global uint *data, __global uint *out, uint n)
{
	uint me = get_global_id(0), found = 0;

	for (uint at = me; at < 256; at += 64) {
		uint k = 0;

		while (k < 4 && (data[at + k] & 3u) == k)
			k++;
		found += k == 4;
	}
	out[me] = found;
}

__kernel void bit_count(__global uint *lock, __global uint *data, __global uint *out, uint n)
{
	uint me = get_global_id(0), x = data[me] * 2654435761u, ones = 0;

	while (x) {
		x &= x - 1;
		ones++;
	}
	out[me] = ones;
}

__kernel void horner(__global uint *lock, __global uint *data, __global uint *out, uint n)
{
	uint me = get_global_id(0);
	float y = 0.0f, x = (float)me / 64.0f;

	for (int k = 15; k >= 0; k--)
		y = y * x + (float)data[k];
	out[me] = (uint)y;
}

__kernel void edit_step(__global uint *lock, __global uint *data, __global uint *out, uint n)
{
	uint me = get_global_id(0);
	uint row[9];

	for (uint j = 0; j <= 8; j++)
		row[j] = j;
	for (uint i = 1; i <= 8; i++) {
		uint diagonal = row[0];

		row[0] = i;
		for (uint j = 1; j <= 8; j++) {
			uint cost = ((me + i) * 7 & 3u) != (data[j] & 3u), up = row[j];

			row[j] = min(min(row[j] + 1, row[j - 1] + 1), diagonal + cost);
			diagonal = up;
		}
	}
	out[me] = row[8];
}

__kernel void power_mod(__global uint *lock, __global uint *data, __global uint *out, uint n)
{
	uint me = get_global_id(0), base = me + 2, e = data[me] + 5, r = 1;

	while (e) {
		if (e & 1u)
			r = r * base % 65521u;
		base = base * base % 65521u;
		e >>= 1;
	}
	out[me] = r;
}

__kernel void prime_test(__global uint *lock, __global uint *data, __global uint *out, uint n)
{
	uint me = get_global_id(0) * 2 + 3, d = 3;

	while (d * d <= me && me % d != 0)
		d += 2;
	out[get_global_id(0)] = d * d > me;
}

__kernel void wave_form(__global uint *lock, __global uint *data, __global uint *out, uint n)
{
	uint me = get_global_id(0);
	float a = 1.0f, b = 0.0f, w = (float)me * 0.01f;

	for (uint k = 0; k < 40; k++) {
		float t = a - w * b;

		b = b + w * a;
		a = t;
	}
	out[me] = (uint)(a * a + b * b);
}

__kernel void digits(__global uint *lock, __global uint *data, __global uint *out, uint n)
{
	uint me = get_global_id(0), x = data[me] * 9973u, sum = 0, places = 0;

	do {
		sum += x % 10;
		x /= 10;
		places++;
	} while (x);
	out[me] = sum * 16 + places;
}

__kernel void life(__global uint *lock, __global uint *data, __global uint *out, uint n)
{
	__local uint cell[64];
	uint me = get_local_id(0), x = me & 7u, y = me >> 3;

	cell[me] = data[me] * 2654435761u >> 31;
	barrier(CLK_LOCAL_MEM_FENCE);
	for (uint step = 0; step < n / 16; step++) {
		uint near = 0;

		for (uint d = 0; d < 9; d++)
			if (d != 4)
				near += cell[((y + d / 3 + 7) & 7u) * 8 + ((x + d % 3 + 7) & 7u)];
		near = near == 3 || (near == 2 && cell[me]);
		barrier(CLK_LOCAL_MEM_FENCE);
		cell[me] = near;
		barrier(CLK_LOCAL_MEM_FENCE);
	}
	out[me] = cell[me];
}

__kernel void prefix_of_own(__global uint *lock, __global uint *data, __global uint *out, uint n)
{
	uint me = get_global_id(0), sum = 0, k = me * 8;

	while (k < me * 8 + 8 && sum < 4000) {
		sum += k & 15u;
		k++;
	}
	for (uint j = 0; j < me; j++)
		sum ^= j * 3;
	out[me] = sum;
}

__kernel void triangle(__global uint *lock, __global uint *data, __global uint *out, uint n)
{
	uint me = get_global_id(0), sum = 0;

	for (uint i = 0; i < me; i++)
		for (uint j = i; j < me; j++)
			sum += i ^ j;
	out[me] = sum;
}

__kernel void root_by_bits(__global uint *lock, __global uint *data, __global uint *out, uint n)
{
	uint me = get_global_id(0), x = data[me] * 40503u, r = 0, bit = 1u << 30;

	while (bit > x)
		bit >>= 2;
	while (bit) {
		if (x >= r + bit) {
			x -= r + bit;
			r = (r >> 1) + bit;
		} else {
			r >>= 1;
		}
		bit >>= 2;
	}
	out[me] = r;
}
