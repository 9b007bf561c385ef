/* Pointers that may be to global memory, to local memory, or to the stack (OpenCL 2.0): all hang in lock step. */
#define SHARED volatile __global uint *
#define ARGS SHARED lock, SHARED data, __global uint *out, uint n
static void poll(uint *p, SHARED l) { *p = atomic_or(l, 0u); }
static uint look(volatile uint *p) { return *p; }

__kernel void through_pointer(ARGS)
{
	uint t = get_local_id(0), x = 0;
	uint *p = &x;

	if (t != 63)
		do {
			*p = atomic_or(lock, 0u);
		} while (x == 0);
	atomic_inc(lock);
	out[t] = 1;
}

__kernel void told_by_function(ARGS)
{
	uint t = get_local_id(0), x = 0;

	if (t != 63)
		do
			poll(&x, lock);
		while (x == 0);
	atomic_inc(lock);
	out[t] = 1;
}

__kernel void looked_at_through_pointer(ARGS)
{
	uint t = get_local_id(0);
	volatile uint x[4];

	x[0] = x[1] = 0;
	if (t != 63)
		do
			x[t & 1] = atomic_or(lock, 0u);
		while (look(x + (t & 1)) == 0);
	atomic_inc(lock);
	out[t] = 1;
}

__kernel void local_through_pointer(ARGS)
{
	__local uint x;
	uint t = get_local_id(0);

	x = 0;
	barrier(CLK_LOCAL_MEM_FENCE);
	if (t != 63)
		while (look(&x) == 0)
			;
	atomic_inc(&x);
	out[t] = 1;
}

__kernel void local_or_global(ARGS)
{
	__local uint x;
	uint t = get_local_id(0);
	volatile uint *p = n == 64 ? (volatile uint *)&x : (volatile uint *)data;

	x = 0;
	barrier(CLK_LOCAL_MEM_FENCE);
	if (t != 63)
		while (*p == 0)
			;
	x = 1;
	out[t] = 1;
}
