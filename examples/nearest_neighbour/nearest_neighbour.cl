/* Nearest of n known places to each query: the whole list is scanned, the best
 * distance and its index are kept without a branch where the compiler can. */
__kernel void nearest_neighbour(__global const float2 *place, __global const float2 *query, __global uint *best, uint n)
{
	uint q = get_global_id(0);
	float2 at = query[q];
	float least = INFINITY;
	uint which = 0;

#pragma unroll 1
	for (uint k = 0; k < n; k++) {
		float2 d = place[k] - at;
		float dist = d.x * d.x + d.y * d.y;

		if (dist < least) {
			least = dist;
			which = k;
		}
	}
	best[q] = which;
}
