/* Waves with different tasks, tries that are counted, locks of a few lanes. Without a required size, one wave of 64 work-items. */
#define SHARED volatile __global uint *
#define SIZE(x) __attribute__((reqd_work_group_size(x, 1, 1)))
#define TRY (atomic_cmpxchg(lock, 0u, 1u) == 0u)
#define COUNT { data[0] += 1; atomic_xchg(lock, 0u); }

/* One wave produces, the other waits for it. */
__kernel SIZE(128) void role_by_division(SHARED lock, SHARED data, __global uint *out, uint n)
{
	if (get_local_id(0) / 64 == 0) {
		data[1] = 7;
		atomic_xchg(lock, 1u);
	} else {
		while (atomic_or(lock, 0u) == 0u)
			;
		out[get_local_id(0)] = data[1];
	}
}

/* The waiting side comes first in the source. */
__kernel SIZE(128) void role_waits_first(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint t = get_local_id(0);

	if (t >> 6) {
		while (atomic_or(lock, 0u) == 0u)
			;
		out[t] = data[1];
	} else {
		atomic_xchg(lock, 1u);
	}
}

/* Below 32: half of a wave. Deadlocks. */
__kernel SIZE(128) void role_of_half(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint t = get_local_id(0);

	if (t / 32 != 0) {
		while (atomic_or(lock, 0u) == 0u)
			;
		out[t] = data[1];
	} else {
		atomic_xchg(lock, 1u);
	}
}

/* A range of whole waves. */
__kernel SIZE(128) void role_by_range(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint t = get_local_id(0);

	if (t < 64) {
		while (atomic_or(lock, 0u) == 0u)
			;
		out[t] = 1;
	} else {
		atomic_xchg(lock, 1u);
	}
}

/* A range that ends within a wave. Deadlocks. */
__kernel SIZE(128) void role_by_odd_range(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint t = get_local_id(0);

	if (t < 65) {
		while (atomic_or(lock, 0u) == 0u)
			;
		out[t] = 1;
	} else if (t == 100) {
		atomic_xchg(lock, 1u);
	}
}

/* First lane of each wave, for all of its own wave; the other wave waits. */
__kernel SIZE(128) void role_leaders(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint t = get_local_id(0);

	if (t % 64 == 0) {
		while (atomic_cmpxchg(lock, 0u, 1u) != 0u)
			;
		data[0] += 1;
		atomic_xchg(lock, 0u);
	}
	out[t] = t;
}

/* Three tasks. */
__kernel SIZE(192) void role_switch(SHARED lock, SHARED data, __global uint *out, uint n)
{
	switch (get_local_id(0) / 64) {
	case 0:
		atomic_xchg(lock, 1u);
		break;
	case 1:
		while (atomic_or(lock, 0u) < 1u)
			;
		atomic_xchg(lock + 1, 1u);
		break;
	default:
		while (atomic_or(lock + 1, 0u) == 0u)
			;
		out[get_local_id(0)] = 1;
	}
}

/* Tries that a scalar counts, up to an argument. */
__kernel void try_argument(SHARED lock, SHARED data, __global uint *out, uint n)
{
	for (uint i = 0; i < n; i++)
		if (TRY) {
			COUNT
			break;
		}
}

__kernel void try_wait_first(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint i = 0;

	while (i < n && !TRY)
		i++;
	if (i < n)
		COUNT
}

__kernel void try_down(SHARED lock, SHARED data, __global uint *out, uint n)
{
	int left = (int)n;

	while (!TRY)
		if (--left == 0)
			return;
	COUNT
}

__kernel void try_long(SHARED lock, SHARED data, __global uint *out, uint n)
{
	for (ulong i = 0; i < (ulong)n * 2; i++)
		if (TRY) {
			COUNT
			return;
		}
	out[get_local_id(0)] = 1;
}

__kernel void try_signed_long(SHARED lock, SHARED data, __global uint *out, uint n)
{
	for (long i = 0; i < 100; i++)
		if (TRY) {
			COUNT
			return;
		}
}

/* The limit itself moves away. Deadlocks. */
__kernel void try_moving(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint limit = n;

	for (uint i = 0; i < limit; i++) {
		if (TRY) {
			COUNT
			break;
		}
		limit++;
		if (limit == 0xffffffffu)
			limit = n;
		i = i > 1000 ? 0 : i;
	}
}

/* Waits longer each time. */
__kernel void try_backoff(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint wait = 1;

	while (wait < 1024) {
		if (TRY) {
			COUNT
			break;
		}
		for (uint k = 0; k < wait; k++)
			out[get_local_id(0)] = k;
		wait <<= 1;
	}
}

/* The same without an end. Deadlocks. */
__kernel void try_backoff_ever(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint wait = 1;

	while (!TRY) {
		for (uint k = 0; k < wait; k++)
			out[get_local_id(0)] = k;
		wait = wait < 64 ? wait << 1 : wait;
	}
	COUNT
}

/* A lock for each lane. */
__kernel SIZE(64) void own_lock(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint t = get_local_id(0);

	while (atomic_cmpxchg(lock + t, 0u, 1u) != 0u)
		;
	data[t] += 1;
	atomic_xchg(lock + t, 0u);
}

__kernel SIZE(64) void own_lock_of_grid(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint t = get_global_id(0);

	while (atomic_cmpxchg(lock + t, 0u, 1u) != 0u)
		;
	data[t] += 1;
	atomic_xchg(lock + t, 0u);
}

__kernel SIZE(64) void own_lock_backward(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint t = 2 * (n - 1 - get_local_id(0));

	while (atomic_cmpxchg(lock + t, 0u, 1u) != 0u)
		;
	data[t] += 1;
	atomic_xchg(lock + t, 0u);
}

/* A lock for every second lane. Deadlocks. */
__kernel SIZE(64) void lock_of_two(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint t = get_local_id(0) / 2;

	while (atomic_cmpxchg(lock + t, 0u, 1u) != 0u)
		;
	data[t] += 1;
	atomic_xchg(lock + t, 0u);
}

/* The lock that data says. Deadlocks where two lanes find the same. */
__kernel void lock_of_data(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint t = data[get_local_id(0)] % 8;

	while (atomic_cmpxchg(lock + t, 0u, 1u) != 0u)
		;
	data[64 + t] += 1;
	atomic_xchg(lock + t, 0u);
}

__kernel void lock_of_data_inside(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint t = data[get_local_id(0)] % 8, done = 0;

	while (!done)
		if (atomic_cmpxchg(lock + t, 0u, 1u) == 0u) {
			data[64 + t] += 1;
			atomic_xchg(lock + t, 0u);
			done = 1;
		}
}

/* Tickets. Deadlocks. */
__kernel void lock_ticket(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint mine = atomic_add(lock, 1u);

	while (atomic_or(lock + 1, 0u) != mine)
		;
	data[0] += 1;
	atomic_add(lock + 1, 1u);
}

/* The same, served in the loop. */
__kernel void lock_ticket_inside(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint mine = atomic_add(lock, 1u), done = 0;

	while (!done)
		if (atomic_or(lock + 1, 0u) == mine) {
			data[0] += 1;
			atomic_add(lock + 1, 1u);
			done = 1;
		}
}

/* At most four inside. Deadlocks. */
__kernel void lock_semaphore(SHARED lock, SHARED data, __global uint *out, uint n)
{
	for (;;) {
		uint old = atomic_or(lock, 0u);

		if (old < 4 && atomic_cmpxchg(lock, old, old + 1) == old)
			break;
	}
	atomic_add(data, 1u);
	atomic_sub(lock, 1u);
}

/* Readers and one writer. Deadlocks. */
__kernel void lock_reader_writer(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint t = get_local_id(0);

	if (t == 17) {
		while (atomic_cmpxchg(lock, 0u, 0x80000000u) != 0u)
			;
		data[0] += 1;
		atomic_xchg(lock, 0u);
	} else {
		while (atomic_inc(lock) & 0x80000000u)
			atomic_dec(lock);
		out[t] = data[0];
		atomic_dec(lock);
	}
}

/* Locks in LDS, one for every lane, then one for all. The second deadlocks. */
__kernel SIZE(64) void lds_own(SHARED lock, SHARED data, __global uint *out, uint n)
{
	volatile __local uint l[64];
	uint t = get_local_id(0);

	l[t] = 0;
	while (atomic_cmpxchg(&l[t], 0u, 1u) != 0u)
		;
	data[t] += 1;
	atomic_xchg(&l[t], 0u);
}

__kernel SIZE(64) void lds_one(SHARED lock, SHARED data, __global uint *out, uint n)
{
	volatile __local uint l[1];
	uint t = get_local_id(0);

	l[0] = 0;
	barrier(CLK_LOCAL_MEM_FENCE);
	while (atomic_cmpxchg(l, 0u, 1u) != 0u)
		;
	data[t] += 1;
	atomic_xchg(l, 0u);
}

/* A counter of 64 bits that passes by its limit. Deadlocks. */
__kernel void try_misses(SHARED lock, SHARED data, __global uint *out, uint n)
{
	for (ulong i = 1; i != 100; i += 2)
		if (TRY) {
			COUNT
			return;
		}
}
