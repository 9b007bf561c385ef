/* Flags: one lane waits for what another has to say. */
#define SHARED volatile __global uint *

/* A chain: each waits for its left neighbour. */
__kernel void chain_wait(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint me = get_global_id(0);

	if (me != 0)
		while (lock[me - 1] == 0u)
			;
	lock[me] = 1;
}

__kernel void chain_inside(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint me = get_global_id(0), todo = 1;

	while (todo) {
		if (me == 0 || lock[me - 1] != 0u) {
			lock[me] = 1;
			todo = lock[me] == 0u;
		}
	}
}

/* The same in local memory. */
__kernel void chain_local(SHARED lock, SHARED data, __global uint *out, uint n)
{
	volatile __local uint flag[64];
	uint me = get_local_id(0);

	flag[me] = me == 0;
	barrier(CLK_LOCAL_MEM_FENCE);
	if (me != 0)
		while (flag[me - 1] == 0u)
			;
	flag[me] = 1;
}

/* Written by the first lane before the others begin to wait. */
__kernel void produce_first(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint me = get_local_id(0);

	if (me == 0) {
		data[0] = 42;
		lock[0] = 1;
	}
	barrier(CLK_GLOBAL_MEM_FENCE);
	while (lock[0] == 0u)
		;
}

/* One side of a branch waits for the other. */
__kernel void produce_else(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint me = get_local_id(0);

	if (me != 0) {
		while (lock[0] == 0u)
			;
	} else {
		data[0] = 42;
		atomic_xchg(lock, 1u);
	}
}

__kernel void produce_then(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint me = get_local_id(0);

	if (me < 32) {
		data[me] = me;
		atomic_inc(lock);
	} else {
		while (lock[0] != 32u)
			;
	}
}

/* Both kinds in one loop, each doing what it can. */
__kernel void produce_consume_poll(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint me = get_local_id(0), todo = 1;

	while (todo) {
		if (me < 32) {
			lock[me] = me + 1;
			todo = lock[me] == 0u;
		} else if (lock[me - 32] != 0u) {
			todo = lock[me - 32] > 1000u;
		}
	}
}

/* All wait until all have come: a barrier of lanes made by hand. */
__kernel void all_arrive(SHARED lock, SHARED data, __global uint *out, uint n)
{
	atomic_inc(lock);
	while (lock[0] < 64u)
		;
}

/* The leader waits, the others come after it. */
__kernel void leader_waits(SHARED lock, SHARED data, __global uint *out, uint n)
{
	if (get_local_id(0) == 0)
		while (lock[0] < 63u)
			;
	if (get_local_id(0) != 0)
		atomic_inc(lock);
}

/* The leader waits when the others have come. */
__kernel void leader_waits_last(SHARED lock, SHARED data, __global uint *out, uint n)
{
	if (get_local_id(0) != 0)
		atomic_inc(lock);
	barrier(CLK_GLOBAL_MEM_FENCE);
	if (get_local_id(0) == 0)
		while (lock[0] < 63u)
			;
}

/* Looks some times, then goes on. */
__kernel void poll_counted(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint me = get_global_id(0);

	for (uint k = 0; k < 100 && lock[0] == 0u; k++)
		;
	if (me == 0)
		lock[0] = 1;
}

/* Waits for the parent in a tree of 64: the parent's number is smaller. */
__kernel void tree_down_wait(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint me = get_global_id(0), got = 1;

	if (me != 0)
		while ((got = lock[(me - 1) / 2]) == 0u)
			;
	lock[me] = got + 1;
}

__kernel void tree_down_inside(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint me = get_global_id(0), got = 1, todo = 1;

	while (todo) {
		if (me != 0)
			got = lock[(me - 1) / 2];
		if (got != 0u) {
			lock[me] = got + 1;
			todo = lock[me] == 0u;
		}
	}
}

/* Sums from the leaves up: an inner node waits for both children. */
__kernel void tree_up_wait(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint me = get_global_id(0), sum = 1;

	if (me < 31) {
		uint l, r;

		while ((l = lock[2 * me + 1]) == 0u)
			;
		while ((r = lock[2 * me + 2]) == 0u)
			;
		sum = 1 + l + r;
	}
	lock[me] = sum;
}

/* The turn goes round: whose turn it is writes and hands on. */
__kernel void turn_wait(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint me = get_local_id(0);

	for (uint round = 0; round < 2; round++) {
		while (lock[0] != round * 64 + me)
			;
		data[0] = data[0] * 3 + me;
		lock[0] = round * 64 + me + 1;
	}
}

__kernel void turn_inside(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint me = get_local_id(0), round = 0;

	while (round < 2) {
		if (lock[0] == round * 64 + me) {
			data[0] = data[0] * 3 + me;
			round++;
			lock[0] = lock[0] + 1;
		}
	}
}

/* A queue of tasks: each takes the next until there is none. */
__kernel void queue_drain(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint task;

	while ((task = atomic_inc(lock)) < 500u)
		data[task] += task;
}

/* Tasks make tasks; a lane leaves when all are done. */
__kernel void queue_grow(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint me = get_global_id(0);

	atomic_inc(lock + 1);
	while (lock[2] < 64u) {
		uint head = atomic_inc(lock);

		if (head < 64u) {
			data[head] += 1;
			atomic_inc(lock + 2);
		}
	}
}
