/* Sparse matrix times vector, compressed rows, one row per work-item. The
 * length of a row is data: the loop needs a fact. */
__kernel void spmv(__global const uint *row, __global const uint *col, __global const float *value,
		   __global const float *x, __global float *y, uint rows)
{
	uint r = get_global_id(0);

	if (r < rows) {
		float sum = 0.0f;

		for (uint k = row[r]; k < row[r + 1]; k++)
			sum += value[k] * x[col[k]];
		y[r] = sum;
	}
}
