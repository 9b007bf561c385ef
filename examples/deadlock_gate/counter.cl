/* A counter under a lock, taken and given back in one round of the loop. Compiled with -O1 it ends, and with -O2 it
 * hangs: the compiler moves the release out of the loop. The gate says so before a GPU does. */
__kernel void count(volatile __global uint *lock, volatile __global uint *sum)
{
	bool done = false;

	while (!done) {
		if (atomic_cmpxchg(lock, 0u, 1u) == 0u) {
			sum[0] += 1;
			atomic_xchg(lock, 0u);
			done = true;
		}
	}
}
