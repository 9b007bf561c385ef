/* Convolution of an image with a mask of (2 * RADIUS + 1)^2 weights; coordinates
 * past the border are clamped. */
#define RADIUS 3

__kernel void convolution(__global const uchar *in, __constant float *weight, __global uchar *out, int width, int height)
{
	int x = get_global_id(0), y = get_global_id(1);
	float sum = 0.0f;

	if (x >= width || y >= height)
		return;
#pragma unroll 1
	for (int dy = -RADIUS; dy <= RADIUS; dy++) {
#pragma unroll 1
		for (int dx = -RADIUS; dx <= RADIUS; dx++) {
			int sx = clamp(x + dx, 0, width - 1), sy = clamp(y + dy, 0, height - 1);

			sum += weight[(dy + RADIUS) * (2 * RADIUS + 1) + dx + RADIUS] * in[sy * width + sx];
		}
	}
	out[y * width + x] = convert_uchar_sat_rte(sum);
}
