/* Exclusive prefix sum of one block per workgroup, work-efficient: an up-sweep
 * builds a tree of sums, a down-sweep hands each node the sum of all before it. */
#define BLOCK 512

__kernel __attribute__((reqd_work_group_size(BLOCK / 2, 1, 1)))
void prefix_sum(__global const uint *in, __global uint *out, __global uint *block_sum)
{
	__local uint t[BLOCK];
	uint l = get_local_id(0), base = get_group_id(0) * BLOCK;
	uint step = 1;

	t[2 * l] = in[base + 2 * l];
	t[2 * l + 1] = in[base + 2 * l + 1];
#pragma unroll 1
	for (uint d = BLOCK / 2; d > 0; d >>= 1) {
		barrier(CLK_LOCAL_MEM_FENCE);
		if (l < d)
			t[step * (2 * l + 2) - 1] += t[step * (2 * l + 1) - 1];
		step *= 2;
	}
	if (l == 0) {
		block_sum[get_group_id(0)] = t[BLOCK - 1];
		t[BLOCK - 1] = 0;
	}
#pragma unroll 1
	for (uint d = 1; d < BLOCK; d *= 2) {
		step /= 2;
		barrier(CLK_LOCAL_MEM_FENCE);
		if (l < d) {
			uint low = step * (2 * l + 1) - 1, high = step * (2 * l + 2) - 1;
			uint left = t[low];

			t[low] = t[high];
			t[high] += left;
		}
	}
	barrier(CLK_LOCAL_MEM_FENCE);
	out[base + 2 * l] = t[2 * l];
	out[base + 2 * l + 1] = t[2 * l + 1];
}
