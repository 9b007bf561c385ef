/* Sum of an array, one partial sum per workgroup: every work-item first adds a
 * strided run of elements, then a tree in local memory halves the survivors. */
#define GROUP 256

__kernel __attribute__((reqd_work_group_size(GROUP, 1, 1)))
void reduction(__global const int *in, __global int *partial, uint n)
{
	__local int sum[GROUP];
	uint l = get_local_id(0);
	int mine = 0;

	for (uint i = get_global_id(0); i < n; i += get_global_size(0))
		mine += in[i];
	sum[l] = mine;
	barrier(CLK_LOCAL_MEM_FENCE);
#pragma unroll 1
	for (uint rest = GROUP / 2; rest > 0; rest >>= 1) {
		if (l < rest)
			sum[l] += sum[l + rest];
		barrier(CLK_LOCAL_MEM_FENCE);
	}
	if (l == 0)
		partial[get_group_id(0)] = sum[0];
}
