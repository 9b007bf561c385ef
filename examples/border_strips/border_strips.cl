/* Sums up the columns of a picture in three strips of rows, a wave each. The first strip starts from samples above
 * it, the last one from samples below, the one between smooths what it gets; and the first and the last row of a strip are
 * weighted. These are separate ifs, with work that all share between them, but each asks for another value of one
 * number: a wave executes one of the three, and a row is the first, the last or neither. */
#define LANES 64
#define STRIPS 3

__kernel __attribute__((reqd_work_group_size(STRIPS * LANES, 1, 1)))
void border_strips(__global const float *in, __global float *row, __global float *sum, uint width, uint rows, uint taps)
{
	uint id = get_local_id(0), strip = id / LANES, at = strip * rows * width + get_group_id(0) * LANES + id % LANES;
	float above = 0.0f, below = 0.0f;

	if (strip == 0)
#pragma unroll 1
		for (uint k = 0; k < taps; k++)
			above += in[k * width + at];
	sum[at] = above;
	if (strip == 2)
#pragma unroll 1
		for (uint k = 0; k < taps; k++)
			below += in[(rows + k) * width + at];
	row[at] = below;
#pragma unroll 1
	for (uint r = 0; r < rows; r++) {
		float here = in[r * width + at];

		if (r == 0)
			here += above * in[at + 1];
		row[r * width + at] = here;
		if (r == rows - 1)
			here += below * in[at + 2];
		above += here;
		sum[r * width + at] = above;
	}
	if (strip == 1)
#pragma unroll 1
		for (uint k = 0; k < taps; k++)
			row[k * width + at] += sum[k * width + at];
}
