/* Heat spreading on a grid: STEPS rounds of a five-point stencil inside one
 * workgroup's tile, double-buffered in local memory; the rim stays fixed. */
#define TILE 16
#define STEPS 24

__kernel __attribute__((reqd_work_group_size(TILE, TILE, 1)))
void stencil(__global const float *in, __global float *out, float rate, uint width)
{
	__local float heat[2][TILE][TILE];
	uint x = get_local_id(0), y = get_local_id(1);
	uint at = get_global_id(1) * width + get_global_id(0);
	uint now = 0;

	heat[0][y][x] = in[at];
	heat[1][y][x] = in[at];
	barrier(CLK_LOCAL_MEM_FENCE);
#pragma unroll 1
	for (int step = 0; step < STEPS; step++) {
		if (x > 0 && x < TILE - 1 && y > 0 && y < TILE - 1) {
			float c = heat[now][y][x];
			float flow = heat[now][y][x - 1] + heat[now][y][x + 1] + heat[now][y - 1][x] + heat[now][y + 1][x] - 4.0f * c;

			heat[now ^ 1][y][x] = c + rate * flow;
		}
		barrier(CLK_LOCAL_MEM_FENCE);
		now ^= 1;
	}
	out[at] = heat[now][y][x];
}
