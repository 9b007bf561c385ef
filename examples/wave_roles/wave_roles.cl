/* Waves with different tasks: in each workgroup the first wave smooths a row of
 * samples, the second finds its peaks. The compiler cannot know that get_local_id(0) / 64
 * is the same in all lanes of a wave, and puts both tasks one behind the other,
 * each under its part of EXEC. */
#define LANES 64

__kernel __attribute__((reqd_work_group_size(2 * LANES, 1, 1)))
void wave_roles(__global const float *in, __global float *smooth, __global uint *peaks, uint taps)
{
	uint role = get_local_id(0) / LANES, at = get_group_id(0) * LANES + get_local_id(0) % LANES;

	if (role == 0) {
		float sum = 0.0f;

#pragma unroll 1
		for (uint k = 0; k < taps; k++)
			sum += in[at + k];
		smooth[at] = sum / (float)taps;
	} else {
		uint n = 0;

#pragma unroll 1
		for (uint k = 0; k < taps; k++)
			n += in[at + k] < in[at + k + 1] && in[at + k + 1] >= in[at + k + 2];
		peaks[at] = n;
	}
}
