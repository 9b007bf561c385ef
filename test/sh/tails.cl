/* Cosine transforms, as public suites have them: a loop over n, as it is or unrolled by 8 with a loop for the rest, which
 * n & 7 guards; and blocks of 8x8. test/sh/tails.sh. */
__kernel void dct(__global const float *in, __global float *out, int n)
{
	int k = get_global_id(0);
	float sum = 0;

	for (int i = 0; i < n; i++)
		sum += in[i] * native_cos(3.14159265f * (2 * i + 1) * k / (2 * n));
	out[k] = sum;
}

__kernel void dct_unrolled(__global const float *in, __global float *out, int n)
{
	int k = get_global_id(0);
	float sum = 0;

#pragma unroll 8
	for (int i = 0; i < n; i++)
		sum += in[i] * native_cos(3.14159265f * (2 * i + 1) * k / (2 * n));
	out[k] = sum;
}

__kernel void dct_rows(__global const float *in, __global const float *table, __global float *out, int n)
{
	int k = get_global_id(0), row = get_global_id(1);
	float sum = 0;

	if (k >= n)
		return;
#pragma unroll 8
	for (int i = 0; i < n; i++)
		sum += in[row * n + i] * table[i * n + k];
	out[row * n + k] = sum;
}

__kernel void dct_blocks(__global float *out, __global const float *in, __global const float *table,
	__local float *inter, uint n, uint block, uint inverse)
{
	uint i = get_local_id(0), j = get_local_id(1);
	float sum = 0;

	for (uint k = 0; k < block; k++)
		sum += table[inverse ? i * block + k : k * block + i] *
			in[(get_group_id(1) * block + j) * n + get_group_id(0) * block + k];
	inter[j * block + i] = sum;
	barrier(CLK_LOCAL_MEM_FENCE);
	sum = 0;
	for (uint k = 0; k < block; k++)
		sum += inter[k * block + i] * table[inverse ? j * block + k : k * block + j];
	out[get_global_id(1) * n + get_global_id(0)] = sum;
}
