/* One elimination step of an LU decomposition without pivoting: column k of the
 * lower factor and the update of the square that remains. */
__kernel void lu_step(__global float *a, uint n, uint k)
{
	uint i = get_global_id(1), j = get_global_id(0);

	if (i > k && i < n && j > k && j < n)
		a[i * n + j] -= a[i * n + k] / a[k * n + k] * a[k * n + j];
}

__kernel void lu_column(__global float *a, uint n, uint k)
{
	uint i = get_global_id(0);

	if (i > k && i < n)
		a[i * n + k] /= a[k * n + k];
}
