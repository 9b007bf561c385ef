/* The product of two matrices of 16 x 16 small whole numbers: by matrix instructions where the target has them, else
 * number by number. test/sh/targets.sh compares what is left in memory. */
#pragma OPENCL EXTENSION cl_khr_fp16 : enable

float a_at(global const int *a, int i, int k) { return (float)(a[16 * i + k] % 7 - 3); }
float b_at(global const int *b, int k, int j) { return (float)(b[16 * k + j] % 5 - 2); }

#if defined(__gfx908__) || defined(__gfx90a__) || defined(__gfx942__)
typedef float four __attribute__((ext_vector_type(4)));

void product(global float *c, global const int *a, global const int *b, int lane)
{
	four sum = 0;

	for (int k = lane / 16; k < 16; k += 4)
		sum = __builtin_amdgcn_mfma_f32_16x16x4f32(a_at(a, lane % 16, k), b_at(b, k, lane % 16), sum, 0, 0, 0);
	for (int r = 0; r < 4; r++)
		c[16 * (4 * (lane / 16) + r) + lane % 16] = sum[r];
}
#elif defined(__gfx1100__)
#if __AMDGCN_WAVEFRONT_SIZE__ == 64
typedef float sums __attribute__((ext_vector_type(4)));
#define MULTIPLY __builtin_amdgcn_wmma_f32_16x16x16_f16_w64
#else
typedef float sums __attribute__((ext_vector_type(8)));
#define MULTIPLY __builtin_amdgcn_wmma_f32_16x16x16_f16_w32
#endif
typedef half row __attribute__((ext_vector_type(16)));

void product(global float *c, global const int *a, global const int *b, int lane)
{
	int each = __AMDGCN_WAVEFRONT_SIZE__ / 16;
	sums sum = 0;
	row x, y;

	for (int k = 0; k < 16; k++) {
		x[k] = (half)a_at(a, lane % 16, k);
		y[k] = (half)b_at(b, k, lane % 16);
	}
	sum = MULTIPLY(x, y, sum);
	for (int r = 0; r < 16 / each; r++)
		c[16 * (each * r + lane / 16) + lane % 16] = sum[r];
}
#elif defined(__gfx1200__)
#define EACH (256 / __AMDGCN_WAVEFRONT_SIZE__)		/* elements of a lane */
#if __AMDGCN_WAVEFRONT_SIZE__ == 64
#define MULTIPLY __builtin_amdgcn_wmma_f32_16x16x16_f16_w64_gfx12
#define MULTIPLY_SPARSE __builtin_amdgcn_swmmac_f32_16x16x32_f16_w64
#else
#define MULTIPLY __builtin_amdgcn_wmma_f32_16x16x16_f16_w32_gfx12
#define MULTIPLY_SPARSE __builtin_amdgcn_swmmac_f32_16x16x32_f16_w32
#endif
typedef float sums __attribute__((ext_vector_type(EACH)));
typedef half row __attribute__((ext_vector_type(EACH)));
typedef half twice __attribute__((ext_vector_type(2 * EACH)));

/* Twice: also as a sparse matrix of 32 columns, whose numbers are the second and fourth of each four. */
void product(global float *c, global const int *a, global const int *b, int lane)
{
	int from = lane / 16 * EACH;
	sums sum = 0, sparse = 0;
	row x, y;
	twice z;

	for (int k = 0; k < EACH; k++) {
		x[k] = (half)a_at(a, lane % 16, from + k);
		y[k] = (half)b_at(b, from + k, lane % 16);
	}
	for (int k = 0; k < 2 * EACH; k++)
		z[k] = (half)(k % 2 ? b_at(b, from + k / 2, lane % 16) : 9.0f);
	sum = MULTIPLY(x, y, sum);
	sparse = MULTIPLY_SPARSE(x, z, sparse, (short)0xdddd);
	for (int r = 0; r < EACH; r++)
		c[16 * (from + r) + lane % 16] = sum[r] == sparse[r] ? sum[r] : -1.0f;
}
#else
void product(global float *c, global const int *a, global const int *b, int lane)
{
	for (int n = lane; n < 256; n += __AMDGCN_WAVEFRONT_SIZE__) {
		float sum = 0;

		for (int k = 0; k < 16; k++)
			sum += a_at(a, n / 16, k) * b_at(b, k, n % 16);
		c[n] = sum;
	}
}
#endif

kernel void multiply(global float *c, global const int *a, global const int *b)
{
	product(c, a, b, (int)get_local_id(0) % __AMDGCN_WAVEFRONT_SIZE__);
}
