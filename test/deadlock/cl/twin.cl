/* Twins: of each two kernels, all but alike, one ends in lock step, and the other one waits for ever. */
#define SHARED volatile __global uint *
#define ARGS SHARED lock, SHARED data, __global uint *out, uint n
#define FENCE() mem_fence(CLK_GLOBAL_MEM_FENCE)
#define SIZE(x) __attribute__((reqd_work_group_size(x, 1, 1)))

/* Atomic operations that only read, and that write. */
__kernel void told_then_read(ARGS)
{
	uint t = get_local_id(0);

	atomic_xchg(lock + t, t + 1);
	while (atomic_or(lock + (t ^ 1u), 0u) == 0u)
		;
	out[t] = atomic_sub(lock + (t ^ 1u), 0u) + atomic_cmpxchg(lock + (t ^ 2u), 0u, 0u) + atomic_xor(lock + t, 0u);
}

__kernel void told_then_marked(ARGS)
{
	uint t = get_local_id(0);

	if (t & 1u)
		atomic_xchg(lock + t, t + 1);
	while (atomic_or(lock + (t | 1u), 0u) == 0u || (t >= 2 && atomic_or(lock + t - 2, 0u) == 0u))
		;
	out[t] = atomic_or(lock + t, 1u);
}

__kernel void told_then_swapped(ARGS)
{
	uint t = get_local_id(0);

	while (t && atomic_cmpxchg(lock + t - 1, 7u, 7u) == 0u)
		;
	out[t] = atomic_cmpxchg(lock + t, 0u, 1u);
}

/* One after the other takes a lock by an exchange: given back in the own turn, and after all. */
__kernel void exchange_in_turn(ARGS)
{
	uint t = get_local_id(0);

	for (uint k = 0; k < 64; k++)
		if (k == t) {
			while (atomic_xchg(lock, 1u) != 0u)
				;
			out[0] = out[0] * 2 + data[t];
			FENCE();
			atomic_xchg(lock, 0u);
		}
}

__kernel void exchange_given_late(ARGS)
{
	uint t = get_local_id(0);

	for (uint k = 0; k < 64; k++)
		if (k == t)
			while (atomic_xchg(lock, 1u) != 0u)
				;
	out[0] = out[0] * 2 + data[t];
	FENCE();
	atomic_xchg(lock, 0u);
}

__kernel void exchange_frees_first(ARGS)
{
	uint t = get_local_id(0);

	if (t == 7)
		atomic_xchg(lock, 1u);
	if (t == 5) {
		while (atomic_xchg(lock, 1u) != 0u)
			;
		out[t] = 1;
	} else if (t == 11 - 5) {
		while (atomic_xchg(lock, 0u) != 0u)
			;
		out[t] = 1;
	}
}

__kernel void exchange_frees_behind(ARGS)
{
	uint t = get_local_id(0);

	if (t == 7)
		atomic_xchg(lock, 1u);
	if (t == 6) {
		while (atomic_xchg(lock, 0u) != 0u)
			;
		out[t] = 1;
	} else if (t == 11 - 6) {
		while (atomic_xchg(lock, 1u) != 0u)
			;
		out[t] = 1;
	}
}

/* The lane is chosen by a counter that all have alike, and by one that each has for itself. */
__kernel SIZE(64) void counter_of_all(ARGS)
{
	uint t = get_local_id(0);

	for (uint k = 0; k < n; k += 2)
		if (k == (t & 63u)) {
			while (atomic_cmpxchg(lock, 0u, 1u) != 0u)
				;
			data[0] += t;
			FENCE();
			atomic_xchg(lock, 0u);
		}
}

__kernel SIZE(64) void counter_of_each(ARGS)
{
	uint t = get_local_id(0);

	for (uint k = t & 32u; k < 64; k++)
		if (k == (t & 63u)) {
			while (atomic_cmpxchg(lock, 0u, 1u) != 0u)
				;
			data[0] += t;
			FENCE();
			atomic_xchg(lock, 0u);
		}
}

__kernel SIZE(64) void counter_crossed(ARGS)
{
	uint t = get_local_id(0);

	for (uint k = 0; k < n; k++)
		if ((k ^ (t & 32u)) == (t & 63u)) {
			while (atomic_cmpxchg(lock, 0u, 1u) != 0u)
				;
			data[0] += t;
			FENCE();
			atomic_xchg(lock, 0u);
		}
}

/* The same lane takes the locks of both rounds, and another one in each. */
__kernel void one_takes_both(ARGS)
{
	uint g = get_global_id(0);

	for (uint k = 0; k < 2; k++)
		if (g == 0) {
			while (atomic_cmpxchg(&lock[k], 0u, 1u) != 0u)
				;
			out[k] = data[k] + 1;
			FENCE();
			atomic_xchg(&lock[k], 0u);
		}
}

__kernel void another_takes_it(ARGS)
{
	uint g = get_global_id(0);

	for (uint k = 0; k < 2; k++)
		if (g == k)
			while (atomic_cmpxchg(lock, 0u, 1u) != 0u)
				;
	out[g] = data[g] + 1;
	FENCE();
	if (g < 2)
		atomic_xchg(lock, 0u);
}

/* What is written is beyond what is read, and overlaps it by half. */
__kernel SIZE(64) void written_beyond(ARGS)
{
	uint t = get_local_id(0);

	atomic_xchg(&lock[63 - t], 1u);
	while (atomic_or(&lock[t], 0u) == 0u)
		;
	atomic_xchg(&lock[64 + 3 * t], t);
	out[t] = 1;
}

__kernel SIZE(64) void written_within(ARGS)
{
	uint t = get_local_id(0);

	if (t < 32)
		atomic_xchg(&lock[t], 1u);
	while (atomic_or(&lock[t], 0u) == 0u)
		;
	atomic_xchg(&lock[32 + (t & 31u)], t + 1);
	out[t] = 1;
}

/* A node's link lies in another buffer than the head, and in the head itself for some. */
__kernel void link_apart(ARGS)
{
	uint t = get_local_id(0) + 1, head;

	do {
		head = *lock;
		data[t] = head;
		FENCE();
	} while (atomic_cmpxchg(lock, head, t) != head);
	out[t] = atomic_xchg(lock, 0u);
}

__kernel void link_held(ARGS)
{
	uint t = get_local_id(0) + 1, held;

	do {
		held = *lock;
		data[t] = held;
		FENCE();
	} while (held != 0u || atomic_cmpxchg(lock, 0u, t) != 0u);
	out[t] = data[t];
	FENCE();
	atomic_xchg(lock, 0u);
}
