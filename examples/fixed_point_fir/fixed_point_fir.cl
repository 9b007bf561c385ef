/* A fixed-point FIR filter as sensors use it, split over two functions: the
 * tap loop is not inlined, so the kernel makes real calls. */
#define TAPS 32

__attribute__((noinline)) static int filter(__global const short *sample, __constant short *tap)
{
	int sum = 1 << 14;

#pragma unroll 1
	for (int k = 0; k < TAPS; k++)
		sum = mad24((int)sample[k], (int)tap[k], sum);
	return sum >> 15;
}

__kernel void fixed_point_fir(__global const short *in, __constant short *tap, __global short *left, __global short *right, uint n)
{
	uint i = get_global_id(0);

	if (i < n) {
		left[i] = (short)filter(in + i, tap);
		right[i] = (short)filter(in + n + TAPS + i, tap + TAPS);
	}
}
