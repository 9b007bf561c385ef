/* Vector addition: the smallest useful kernel. No loop; one guard against the
 * work-items past the end of the arrays. */
__kernel void vector_add(__global const float *a, __global const float *b, __global float *sum, uint n)
{
	uint i = get_global_id(0);

	if (i < n)
		sum[i] = a[i] + b[i];
}
