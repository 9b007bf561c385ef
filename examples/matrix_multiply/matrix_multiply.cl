/* Tiled matrix product c = a * b of square matrices, side a multiple of TILE.
 * Each workgroup brings a tile of a and a tile of b into local memory, meets at
 * a barrier, multiplies, meets again, and goes on along the row. */
#define TILE 16

__kernel __attribute__((reqd_work_group_size(TILE, TILE, 1)))
void matrix_multiply(__global const float *a, __global const float *b, __global float *c, uint side)
{
	__local float tile_a[TILE][TILE];
	__local float tile_b[TILE][TILE];
	uint x = get_local_id(0), y = get_local_id(1);
	uint col = get_group_id(0) * TILE + x, row = get_group_id(1) * TILE + y;
	float sum = 0.0f;

	for (uint t = 0; t < side; t += TILE) {
		tile_a[y][x] = a[row * side + t + x];
		tile_b[y][x] = b[(t + y) * side + col];
		barrier(CLK_LOCAL_MEM_FENCE);
		for (uint k = 0; k < TILE; k++)
			sum += tile_a[y][k] * tile_b[k][x];
		barrier(CLK_LOCAL_MEM_FENCE);
	}
	c[row * side + col] = sum;
}
