/* Histogram of bytes: each workgroup counts in local memory with atomics, then
 * adds its 256 counters to the global ones. Every work-item reads 16 words. */
#define BINS 256
#define WORDS 16

__kernel __attribute__((reqd_work_group_size(BINS, 1, 1)))
void histogram(__global const uint *data, __global uint *bin)
{
	__local uint count[BINS];
	uint l = get_local_id(0);
	uint base = get_group_id(0) * BINS * WORDS;

	count[l] = 0;
	barrier(CLK_LOCAL_MEM_FENCE);
#pragma unroll 1
	for (uint k = 0; k < WORDS; k++) {
		uint word = data[base + k * BINS + l];

		atomic_inc(&count[word & 255]);
		atomic_inc(&count[word >> 8 & 255]);
		atomic_inc(&count[word >> 16 & 255]);
		atomic_inc(&count[word >> 24]);
	}
	barrier(CLK_LOCAL_MEM_FENCE);
	atomic_add(&bin[l], count[l]);
}
