/* The same count without a lock: one atomic operation of each work-item. Nobody waits, at any level of optimisation. */
__kernel void total(volatile __global uint *sum)
{
	atomic_inc(sum);
}
