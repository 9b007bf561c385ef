/* Escape times of the Mandelbrot set: a loop with a constant limit that each
 * lane may leave early. The wavefront goes on until its last lane is done. */
#define LIMIT 128

__kernel void mandelbrot(__global uint *steps, float left, float top, float pitch, uint width)
{
	uint px = get_global_id(0), py = get_global_id(1);
	float cx = left + pitch * (float)px, cy = top + pitch * (float)py;
	float x = 0.0f, y = 0.0f;
	uint n = 0;

#pragma unroll 1
	while (n < LIMIT && x * x + y * y <= 4.0f) {
		float t = x * x - y * y + cx;

		y = 2.0f * x * y + cy;
		x = t;
		n++;
	}
	steps[py * width + px] = n;
}
