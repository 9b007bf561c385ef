/* The assignment step of k-means: each point looks for the nearest of CLUSTERS
 * centres in FEATURES dimensions. Two nested loops with constant counts. */
#define CLUSTERS 8
#define FEATURES 12

__kernel void kmeans_assign(__global const float *feature, __global const float *centre, __global int *member, uint points)
{
	uint p = get_global_id(0);
	int nearest = 0;
	float least = FLT_MAX;

	if (p >= points)
		return;
#pragma unroll 1
	for (int c = 0; c < CLUSTERS; c++) {
		float dist = 0.0f;

#pragma unroll 1
		for (int f = 0; f < FEATURES; f++) {
			float d = feature[f * points + p] - centre[c * FEATURES + f];

			dist += d * d;
		}
		if (dist < least) {
			least = dist;
			nearest = c;
		}
	}
	member[p] = nearest;
}
