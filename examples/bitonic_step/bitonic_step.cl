/* One step of a bitonic sort on global memory (the host runs all pairs of stage
 * and distance), and a kernel that finishes the short distances in local memory. */
#define GROUP 128

__kernel void bitonic_step(__global uint *key, uint stage, uint distance)
{
	uint i = get_global_id(0);
	uint low = (i & ~(distance - 1)) * 2 + (i & (distance - 1));
	uint high = low + distance;
	uint a = key[low], b = key[high];
	bool up = (low & stage) == 0;

	if ((a > b) == up) {
		key[low] = b;
		key[high] = a;
	}
}

__kernel __attribute__((reqd_work_group_size(GROUP, 1, 1)))
void bitonic_local(__global uint *key, uint stage)
{
	__local uint t[2 * GROUP];
	uint l = get_local_id(0), base = get_group_id(0) * 2 * GROUP;

	t[l] = key[base + l];
	t[l + GROUP] = key[base + l + GROUP];
#pragma unroll 1
	for (uint distance = GROUP; distance > 0; distance >>= 1) {
		uint low, high, a, b;

		barrier(CLK_LOCAL_MEM_FENCE);
		low = (l & ~(distance - 1)) * 2 + (l & (distance - 1));
		high = low + distance;
		a = t[low];
		b = t[high];
		if ((a > b) == (((base + low) & stage) == 0)) {
			t[low] = b;
			t[high] = a;
		}
	}
	barrier(CLK_LOCAL_MEM_FENCE);
	key[base + l] = t[l];
	key[base + l + GROUP] = t[l + GROUP];
}
