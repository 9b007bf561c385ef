/* Spin locks. Each kernel counts in data[0] under lock[0], or says how it differs. */
#define SHARED volatile __global uint *

/* The loop that waits ends before the lock is given back. */
__kernel void spin_wait_first(SHARED lock, SHARED data, __global uint *out, uint n)
{
	while (atomic_cmpxchg(lock, 0u, 1u) != 0u)
		;
	data[0] += 1;
	atomic_xchg(lock, 0u);
}

/* Taking, using and giving back in one round of the loop. */
__kernel void spin_all_inside(SHARED lock, SHARED data, __global uint *out, uint n)
{
	bool done = false;

	while (!done) {
		if (atomic_cmpxchg(lock, 0u, 1u) == 0u) {
			data[0] += 1;
			atomic_xchg(lock, 0u);
			done = true;
		}
	}
}

/* The lock is given back on the way out of the loop. */
__kernel void spin_break(SHARED lock, SHARED data, __global uint *out, uint n)
{
	for (;;) {
		if (atomic_cmpxchg(lock, 0u, 1u) == 0u) {
			data[0] += 1;
			atomic_xchg(lock, 0u);
			break;
		}
	}
}

__kernel void spin_continue(SHARED lock, SHARED data, __global uint *out, uint n)
{
	bool done = false;

	while (!done) {
		if (atomic_cmpxchg(lock, 0u, 1u) != 0u)
			continue;
		data[0] += 1;
		atomic_xchg(lock, 0u);
		done = true;
	}
}

__kernel void spin_exchange(SHARED lock, SHARED data, __global uint *out, uint n)
{
	while (atomic_xchg(lock, 1u) != 0u)
		;
	data[0] += 3;
	atomic_xchg(lock, 0u);
}

/* Released by a plain store. */
__kernel void spin_plain_release(SHARED lock, SHARED data, __global uint *out, uint n)
{
	while (atomic_cmpxchg(lock, 0u, 1u) != 0u)
		;
	data[0] += 1;
	lock[0] = 0;
}

/* Test and test-and-set. */
__kernel void ttas_wait_first(SHARED lock, SHARED data, __global uint *out, uint n)
{
	for (;;) {
		while (lock[0] != 0u)
			;
		if (atomic_xchg(lock, 1u) == 0u)
			break;
	}
	data[0] += 1;
	atomic_xchg(lock, 0u);
}

__kernel void ttas_all_inside(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint todo = 1;

	while (todo) {
		if (lock[0] == 0u && atomic_xchg(lock, 1u) == 0u) {
			data[0] += 1;
			atomic_xchg(lock, 0u);
			todo = data[0] == 0u;
		}
	}
}

/* lock[0]: next ticket, lock[1]: the one served. */
__kernel void ticket_wait_first(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint mine = atomic_inc(lock);

	while (lock[1] != mine)
		;
	data[0] += mine;
	atomic_inc(lock + 1);
}

__kernel void ticket_all_inside(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint mine = atomic_inc(lock), todo = 1;

	while (todo) {
		if (lock[1] == mine) {
			data[0] += mine;
			atomic_inc(lock + 1);
			todo = data[0] > 100000u;
		}
	}
}

/* One lane after the other takes the lock: a lane has it to itself. */
__kernel void lane_by_lane(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint lane = get_local_id(0);

	#pragma unroll 1
	for (uint k = 0; k < 64; k++)
		if (k == lane) {
			while (atomic_cmpxchg(lock, 0u, 1u) != 0u)
				;
			data[0] += 1;
			atomic_xchg(lock, 0u);
		}
}

/* Only the first lane takes it. */
__kernel void leader_only(SHARED lock, SHARED data, __global uint *out, uint n)
{
	if (get_local_id(0) == 0) {
		while (atomic_cmpxchg(lock, 0u, 1u) != 0u)
			;
		data[0] += 1;
		atomic_xchg(lock, 0u);
	}
}

/* A lock for each lane: nobody has to wait. */
__kernel void lock_of_my_own(SHARED restrict lock, SHARED restrict data, __global uint * restrict out, uint n)
{
	uint me = get_global_id(0);

	while (atomic_cmpxchg(lock + me, 0u, 1u) != 0u)
		;
	data[me] += 1;
	atomic_xchg(lock + me, 0u);
}

/* A lock for two neighbours. */
__kernel void lock_of_two(SHARED restrict lock, SHARED restrict data, __global uint * restrict out, uint n)
{
	uint pair = get_global_id(0) / 2;

	while (atomic_cmpxchg(lock + pair, 0u, 1u) != 0u)
		;
	data[pair] += 1;
	atomic_xchg(lock + pair, 0u);
}

/* Gives up after some rounds. */
__kernel void try_counted(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint got = 0;

	for (uint k = 0; k < 16 && !got; k++)
		got = atomic_cmpxchg(lock, 0u, 1u) == 0u;
	if (got) {
		data[0] += 1;
		atomic_xchg(lock, 0u);
	}
	out[get_global_id(0)] = got <= 1u;
}

/* In local memory. */
__kernel void local_wait_first(SHARED lock, SHARED data, __global uint *out, uint n)
{
	volatile __local uint mutex, sum;

	if (get_local_id(0) == 0) {
		mutex = 0;
		sum = 0;
	}
	barrier(CLK_LOCAL_MEM_FENCE);
	while (atomic_cmpxchg(&mutex, 0u, 1u) != 0u)
		;
	sum += 1;
	atomic_xchg(&mutex, 0u);
	barrier(CLK_LOCAL_MEM_FENCE);
	out[get_global_id(0)] = sum;
}

__kernel void local_all_inside(SHARED lock, SHARED data, __global uint *out, uint n)
{
	volatile __local uint mutex, sum;
	uint todo = 1;

	if (get_local_id(0) == 0) {
		mutex = 0;
		sum = 0;
	}
	barrier(CLK_LOCAL_MEM_FENCE);
	while (todo) {
		if (atomic_cmpxchg(&mutex, 0u, 1u) == 0u) {
			sum += 1;
			atomic_xchg(&mutex, 0u);
			todo = sum > 1000u;
		}
	}
	barrier(CLK_LOCAL_MEM_FENCE);
	out[get_global_id(0)] = sum;
}

/* Readers count in lock[0], a writer takes it whole. */
__kernel void reader_writer(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint me = get_global_id(0);

	if (me % 4 == 0) {
		while (atomic_cmpxchg(lock, 0u, 0x80000000u) != 0u)
			;
		data[0] += 1;
		atomic_xchg(lock, 0u);
	} else {
		while (atomic_inc(lock) & 0x80000000u)
			atomic_dec(lock);
		out[me] = data[0] <= n;
		atomic_dec(lock);
	}
}
