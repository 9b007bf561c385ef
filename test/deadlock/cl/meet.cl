/* Where work-items meet: locks, barriers of atomics, producers and consumers, leaders, flags in LDS, groups of two dimensions,
 * early returns and calls; most of them once as they hang in lock step, once so that they end. */
#define SHARED volatile __global uint *
#define SIZE(x, y) __attribute__((reqd_work_group_size(x, y, 1)))
#define ARGS SHARED lock, SHARED data, __global uint *out, uint n
#define READ(p) atomic_or(p, 0u)

/* A barrier that counts arrivals: each lane arrives, then waits. All arrive before the first waits. */
__kernel void arrive_all(ARGS)
{
	atomic_inc(lock);
	while (READ(lock) < n)
		;
	out[get_local_id(0)] = 1;
}

/* The even lanes arrive after the odd ones have waited. Deadlocks where the odd ones come first. */
__kernel void arrive_apart(ARGS)
{
	uint t = get_local_id(0);

	if (data[t] & 1) {
		atomic_inc(lock);
		while (READ(lock) < n)
			;
		out[t] = 1;
	} else {
		out[t] = data[t + 1] * 3;
		atomic_inc(lock);
		while (READ(lock) < n)
			;
		out[t] += 2;
	}
}

/* The last who arrives opens the gate. */
__kernel void arrive_last_opens(ARGS)
{
	if (atomic_inc(lock) == n - 1)
		atomic_xchg(lock + 1, 1u);
	while (READ(lock + 1) == 0u)
		;
	out[get_local_id(0)] = 1;
}

/* The others wait at once. Deadlocks where they come first. */
__kernel void arrive_last_else(ARGS)
{
	if (atomic_inc(lock) != n - 1) {
		while (READ(lock + 1) == 0u)
			;
		out[get_local_id(0)] = data[0];
	} else {
		out[0] = data[3] + 5;
		atomic_xchg(lock + 1, 1u);
	}
}

/* A barrier whose sense turns around, used twice. */
__kernel void arrive_sense(ARGS)
{
	uint sense = 0;

	for (int k = 0; k < 2; k++) {
		sense = !sense;
		if (atomic_inc(lock) == n - 1) {
			atomic_xchg(lock, 0u);
			atomic_xchg(lock + 1, sense);
		}
		while (READ(lock + 1) != sense)
			;
	}
	out[get_local_id(0)] = sense;
}

/* Each waits for its left neighbour, and then tells its right one. Deadlocks. */
__kernel void relay(ARGS)
{
	uint t = get_local_id(0);

	if (t > 0)
		while (READ(lock + t - 1) == 0u)
			;
	out[t] = t;
	atomic_xchg(lock + t, 1u);
}

/* The same, tried and told in one iteration. */
__kernel void relay_inside(ARGS)
{
	uint t = get_local_id(0);
	bool done = false;

	while (!done) {
		if (t == 0 || READ(lock + t - 1) != 0u) {
			out[t] = t;
			atomic_xchg(lock + t, 1u);
			done = true;
		}
	}
}

/* Each tells before it waits. */
__kernel void relay_told_before(ARGS)
{
	uint t = get_local_id(0);

	atomic_xchg(lock + t, 1u);
	while (READ(lock + (t + 1) % 64) == 0u)
		;
	out[t] = t;
}

/* Tokens: a lane that has its turn adds one. Deadlocks. */
__kernel void turns(ARGS)
{
	uint t = get_local_id(0);

	while (READ(lock) != t)
		;
	out[t] = data[t];
	atomic_inc(lock);
}

__kernel void turns_inside(ARGS)
{
	uint t = get_local_id(0);

	for (;;) {
		if (READ(lock) == t) {
			out[t] = data[t];
			atomic_inc(lock);
			if (t < 64)
				break;
		}
	}
}

/* Half produce, half consume: through a flag for each pair. Producers come first in the source. */
__kernel void pair_produce_first(ARGS)
{
	uint t = get_local_id(0);

	if (t < 32) {
		data[t] = t * t;
		atomic_xchg(lock + t, 1u);
	}
	if (t >= 32) {
		while (READ(lock + t - 32) == 0u)
			;
		out[t] = data[t - 32];
	}
}

/* The consumers first. Deadlocks. */
__kernel void pair_consume_first(ARGS)
{
	uint t = get_local_id(0);

	if (t >= 32) {
		while (READ(lock + t - 32) == 0u)
			;
		out[t] = data[t - 32];
	}
	if (t < 32) {
		data[t] = t * t;
		atomic_xchg(lock + t, 1u);
	}
}

/* A queue of one element, filled and emptied 8 times. Deadlocks whoever comes first. */
__kernel void queue_of_one(ARGS)
{
	uint t = get_local_id(0);

	if (t == 0) {
		for (uint k = 1; k <= 8; k++) {
			while (READ(lock) != 0u)
				;
			atomic_xchg(lock, k);
		}
	} else if (t == 1) {
		for (uint k = 1; k <= 8; k++) {
			while (READ(lock) != k)
				;
			out[k] = k;
			atomic_xchg(lock, 0u);
		}
	}
}

/* Both sides in one loop. */
__kernel void queue_polled(ARGS)
{
	uint t = get_local_id(0), k = 1;

	while (t < 2 && k <= 8) {
		uint there = READ(lock);

		if (t == 0 && there == 0u) {
			atomic_xchg(lock, k);
			k++;
		} else if (t == 1 && there == k) {
			out[k] = k;
			atomic_xchg(lock, 0u);
			k++;
		}
	}
}

/* The queue in LDS. Deadlocks. */
__kernel void queue_lds(ARGS)
{
	__local volatile uint slot[2];
	uint t = get_local_id(0);

	if (t == 0)
		slot[0] = 0;
	barrier(CLK_LOCAL_MEM_FENCE);
	if (t == 5) {
		while (slot[0] == 0u)
			;
		out[t] = slot[0];
	} else if (t == 6) {
		slot[0] = data[9];
	}
}

/* A flag in LDS that is set before anybody waits. */
__kernel void lds_set_before(ARGS)
{
	__local volatile uint flag;
	uint t = get_local_id(0);

	if (t == 0)
		flag = 1;
	barrier(CLK_LOCAL_MEM_FENCE);
	while (flag == 0u)
		;
	out[t] = 1;
}

/* One lane takes a lock of LDS for all. */
__kernel void lds_leader_lock(ARGS)
{
	__local volatile uint l;
	uint t = get_local_id(0);

	l = 0;
	barrier(CLK_LOCAL_MEM_FENCE);
	if (t == 0) {
		while (atomic_cmpxchg(&l, 0u, 1u) != 0u)
			;
		out[0] = data[1];
		atomic_xchg(&l, 0u);
	}
}

/* All take it. Deadlocks. */
__kernel void lds_lock(ARGS)
{
	__local volatile uint l;
	uint t = get_local_id(0);

	l = 0;
	barrier(CLK_LOCAL_MEM_FENCE);
	while (atomic_cmpxchg(&l, 0u, 1u) != 0u)
		;
	out[0] += data[t];
	atomic_xchg(&l, 0u);
}

/* A lock for each bucket of LDS. Deadlocks, as lanes share buckets. */
__kernel void lds_buckets(ARGS)
{
	__local volatile uint l[8];
	uint t = get_local_id(0);

	if (t < 8)
		l[t] = 0;
	barrier(CLK_LOCAL_MEM_FENCE);
	while (atomic_xchg(&l[data[t] & 7], 1u) != 0u)
		;
	out[t & 7] += 1;
	atomic_xchg(&l[data[t] & 7], 0u);
}

__kernel void lds_buckets_inside(ARGS)
{
	__local volatile uint l[8];
	uint t = get_local_id(0);
	int busy = 1;

	if (t < 8)
		l[t] = 0;
	barrier(CLK_LOCAL_MEM_FENCE);
	do {
		if (atomic_xchg(&l[data[t] & 7], 1u) == 0u) {
			out[t & 7] += 1;
			atomic_xchg(&l[data[t] & 7], 0u);
			busy = 0;
		}
	} while (busy);
}

/* Whoever is elected works, the others wait for it. Deadlocks where they come first. */
__kernel void elect(ARGS)
{
	uint t = get_local_id(0);

	if (atomic_cmpxchg(lock, 0u, t + 1) != 0u) {
		while (READ(lock + 1) == 0u)
			;
	} else {
		out[0] = data[7];
		atomic_xchg(lock + 1, 1u);
	}
	out[t] = 4;
}

/* The elected one works first. */
__kernel void elect_works_first(ARGS)
{
	uint t = get_local_id(0);

	if (atomic_cmpxchg(lock, 0u, t + 1) == 0u) {
		out[0] = data[7];
		atomic_xchg(lock + 1, 1u);
	}
	while (READ(lock + 1) == 0u)
		;
	out[t] = 4;
}

/* The greatest number leads; all vote, and then read who it is. */
__kernel void elect_max(ARGS)
{
	uint t = get_local_id(0);

	atomic_max(lock, data[t]);
	while (READ(lock) < 63u)
		;
	if (READ(lock) == data[t])
		out[0] = t;
}

/* Lane 0 starts the others, and waits for them. Deadlocks. */
__kernel void fork_join(ARGS)
{
	uint t = get_local_id(0);

	if (t == 0) {
		atomic_xchg(lock, 1u);
		while (READ(lock + 1) != 63u)
			;
		out[0] = 9;
	} else {
		while (READ(lock) == 0u)
			;
		atomic_inc(lock + 1);
	}
}

/* The leader leaves the kernel after it has told. */
__kernel void return_after_telling(ARGS)
{
	uint t = get_local_id(0);

	if (t == 0) {
		atomic_xchg(lock, 1u);
		return;
	}
	while (READ(lock) == 0u)
		;
	out[t] = 1;
}

/* Half the lanes return early; the rest has a lock. Deadlocks. */
__kernel void return_and_lock(ARGS)
{
	uint t = get_local_id(0);

	if (data[t] & 1)
		return;
	while (atomic_xchg(lock, 1u) != 0u)
		;
	out[0] += t;
	atomic_xchg(lock, 0u);
}

/* All but one return. */
__kernel void return_but_one(ARGS)
{
	if (get_local_id(0) != 3)
		return;
	while (atomic_xchg(lock, 1u) != 0u)
		;
	out[0] += 1;
	atomic_xchg(lock, 0u);
}

/* A lane that finds nothing returns out of the loop, with the release. */
__kernel void return_inside(ARGS)
{
	for (;;) {
		if (atomic_xchg(lock, 1u) == 0u) {
			out[0] += 1;
			atomic_xchg(lock, 0u);
			return;
		}
	}
}

static uint __attribute__((noinline)) try_lock(SHARED l)
{
	return atomic_cmpxchg(l, 0u, 1u) == 0u;
}

static void __attribute__((noinline)) take(SHARED l)
{
	while (atomic_cmpxchg(l, 0u, 1u) != 0u)
		;
}

static void __attribute__((noinline)) give(SHARED l)
{
	atomic_xchg(l, 0u);
}

/* The wait is in a function. Deadlocks. */
__kernel void call_take(ARGS)
{
	take(lock);
	out[0] += get_local_id(0);
	give(lock);
}

/* The lock is chosen by the lane. Deadlocks. */
__kernel void call_take_of_eight(ARGS)
{
	uint k = data[get_local_id(0)] % 8;

	take(lock + k);
	out[k] += 1;
	give(lock + k);
}

__kernel void call_try(ARGS)
{
	bool done = false;

	while (!done)
		if (try_lock(lock)) {
			out[0] += get_local_id(0);
			give(lock);
			done = true;
		}
}

__kernel void call_leader(ARGS)
{
	if (get_local_id(0) == 0) {
		take(lock);
		out[0] += 1;
		give(lock);
	}
}

/* Own lock of each lane. */
__kernel void call_own(ARGS)
{
	uint t = get_local_id(0);

	take(lock + t);
	out[t] += 1;
	give(lock + t);
}

/* One row of eight lanes has x equal to zero. Deadlocks. */
__kernel SIZE(8, 8) void square_column(ARGS)
{
	if (get_local_id(0) == 0) {
		while (atomic_xchg(lock, 1u) != 0u)
			;
		out[0] += 1;
		atomic_xchg(lock, 0u);
	}
}

/* One lane has both equal to zero. */
__kernel SIZE(8, 8) void square_corner(ARGS)
{
	if (get_local_id(0) == 0 && get_local_id(1) == 0) {
		while (atomic_xchg(lock, 1u) != 0u)
			;
		out[0] += 1;
		atomic_xchg(lock, 0u);
	}
}

/* Each its own lock. */
__kernel SIZE(8, 8) void square_own(ARGS)
{
	uint t = get_local_id(1) * 8 + get_local_id(0);

	while (atomic_xchg(lock + t, 1u) != 0u)
		;
	out[t] += 1;
	atomic_xchg(lock + t, 0u);
}

/* A lock for each row: eight lanes share it. Deadlocks. */
__kernel SIZE(8, 8) void square_row(ARGS)
{
	uint y = get_local_id(1);

	while (atomic_xchg(lock + y, 1u) != 0u)
		;
	out[y] += 1;
	atomic_xchg(lock + y, 0u);
}

/* Numbers that are not different: 8 y + x / 2. Deadlocks. */
__kernel SIZE(8, 8) void square_halved(ARGS)
{
	uint t = get_local_id(1) * 8 + get_local_id(0) / 2;

	while (atomic_xchg(lock + t, 1u) != 0u)
		;
	out[t] += 1;
	atomic_xchg(lock + t, 0u);
}

/* Numbers that meet: 4 y + x. Deadlocks. */
__kernel SIZE(8, 8) void square_overlapping(ARGS)
{
	uint t = get_local_id(1) * 4 + get_local_id(0);

	while (atomic_xchg(lock + t, 1u) != 0u)
		;
	out[t] += 1;
	atomic_xchg(lock + t, 0u);
}

/* Two locks in the order of their numbers. Deadlocks. */
__kernel void two_ordered(ARGS)
{
	uint a = data[get_local_id(0)] % 4, b = a + 1;

	while (atomic_xchg(lock + a, 1u) != 0u)
		;
	while (atomic_xchg(lock + b, 1u) != 0u)
		;
	out[a] += 1;
	atomic_xchg(lock + b, 0u);
	atomic_xchg(lock + a, 0u);
}

/* A lock held through an inner loop that ends. Deadlocks. */
__kernel void hold_and_count(ARGS)
{
	uint t = get_local_id(0), s = 0;

	while (atomic_xchg(lock, 1u) != 0u)
		;
	for (uint k = 0; k < (data[t] & 7); k++)
		s += data[k];
	out[t] = s;
	atomic_xchg(lock, 0u);
}

__kernel void hold_and_count_inside(ARGS)
{
	uint t = get_local_id(0), s = 0;

	for (bool done = false; !done;)
		if (atomic_xchg(lock, 1u) == 0u) {
			for (uint k = 0; k < (data[t] & 7); k++)
				s += data[k];
			out[t] = s;
			atomic_xchg(lock, 0u);
			done = true;
		}
}

/* The release is a subtraction. Deadlocks. */
__kernel void release_by_sub(ARGS)
{
	while (atomic_cmpxchg(lock, 0u, 5u) != 0u)
		;
	out[0] += 1;
	atomic_sub(lock, 5u);
}

/* The release is an AND of one bit of a word of flags. Deadlocks. */
__kernel void release_by_and(ARGS)
{
	uint k = data[get_local_id(0)] & 3, bit = 1u << k;

	while (atomic_or(lock, bit) & bit)
		;
	out[k] += 1;
	atomic_and(lock, ~bit);
}

__kernel void release_by_and_inside(ARGS)
{
	uint k = data[get_local_id(0)] & 3, bit = 1u << k;
	int busy = 1;

	while (busy) {
		if (!(atomic_or(lock, bit) & bit)) {
			out[k] += 1;
			atomic_and(lock, ~bit);
			busy = 0;
		}
	}
}

/* A bit of its own for each of 32 lanes. */
__kernel SIZE(32, 1) void bit_of_my_own(ARGS)
{
	uint bit = 1u << get_local_id(0);

	while (atomic_or(lock, bit) & bit)
		;
	out[get_local_id(0)] += 1;
	atomic_and(lock, ~bit);
}

/* The release is done by the next: a hand-over lock. Deadlocks. */
__kernel void hand_over(ARGS)
{
	uint t = get_local_id(0), before = atomic_xchg(lock, t + 1);

	if (before != 0u)
		while (READ(lock + before) == 0u)
			;
	out[0] += 1;
	atomic_xchg(lock + t + 1, 1u);
}

/* The wait looks at the word of another kind: bytes beside each other. */
__kernel void wait_for_bytes(ARGS)
{
	volatile __global uchar *b = (volatile __global uchar *)lock;
	uint t = get_local_id(0);

	b[t] = 1;
	while (b[63 - t] == 0)
		;
	out[t] = 1;
}

/* The byte is set after the wait for the word. Deadlocks. */
__kernel void wait_for_byte_later(ARGS)
{
	volatile __global uchar *b = (volatile __global uchar *)lock;
	uint t = get_local_id(0);

	if (t != 0)
		while (READ(lock) == 0u)
			;
	out[t] = data[t];
	if (t == 0)
		b[2] = 1;
}

/* Written through a pointer that is chosen. Deadlocks. */
__kernel void chosen_pointer(ARGS)
{
	uint t = get_local_id(0);
	SHARED p = data[t] == 70 ? data + 100 : lock;

	if (t != 0)
		while (READ(lock) == 0u)
			;
	out[t] = data[t];
	if (t == 0)
		atomic_xchg(p, 1u);
}

/* The number of the place is loaded. Deadlocks. */
__kernel void loaded_place(ARGS)
{
	uint t = get_local_id(0);

	if (t != 0)
		while (READ(lock + 5) == 0u)
			;
	out[t] = 1;
	if (t == 0)
		atomic_xchg(lock + data[5], 1u);
}

/* Places that are told apart by their remainders. */
__kernel void odd_and_even(ARGS)
{
	uint t = get_local_id(0);

	atomic_xchg(lock + 2 * t, 1u);
	while (READ(lock + 2 * (63 - t)) == 0u)
		;
	atomic_xchg(lock + 2 * t + 1, 1u);
	out[t] = 1;
}

/* A limit on tries that nobody reaches before the value comes. Ends. */
__kernel void tries_limited(ARGS)
{
	uint t = get_local_id(0);

	for (uint k = 0; k < 100; k++)
		if (atomic_cmpxchg(lock, 0u, 1u) == 0u) {
			out[0] += 1;
			atomic_xchg(lock, 0u);
			break;
		}
	out[t + 1] = 1;
}

/* The number of tries starts anew whenever the other counter changes. Deadlocks. */
__kernel void tries_renewed(ARGS)
{
	uint k = 0;

	while (atomic_cmpxchg(lock, 0u, 1u) != 0u) {
		k++;
		if (k > 3)
			k = 0;
		if (k > 5)
			break;
	}
	out[0] += 1;
	atomic_xchg(lock, 0u);
}

/* Two loops at once: the inner waits, the outer repeats. Deadlocks. */
__kernel void repeated_lock(ARGS)
{
	for (uint k = 0; k < 3; k++) {
		while (atomic_xchg(lock, 1u) != 0u)
			;
		out[k] += 1;
		atomic_xchg(lock, 0u);
	}
}

__kernel void repeated_lock_inside(ARGS)
{
	for (uint k = 0; k < 3;) {
		if (atomic_xchg(lock, 1u) == 0u) {
			out[k] += 1;
			atomic_xchg(lock, 0u);
			k++;
		}
	}
}

/* The lane that has the lock keeps it until the outer loop ends. Deadlocks. */
__kernel void outer_release(ARGS)
{
	uint t = get_local_id(0);
	bool mine = false;

	for (uint k = 0; k < 4; k++) {
		while (!mine)
			mine = atomic_xchg(lock, 1u) == 0u;
		out[t] += k;
	}
	atomic_xchg(lock, 0u);
}

/* A state machine: one loop, a state for each lane. Ends. */
__kernel void states(ARGS)
{
	uint state = 0;

	while (state != 3) {
		switch (state) {
		case 0:
			if (atomic_xchg(lock, 1u) == 0u)
				state = 1;
			break;
		case 1:
			out[0] += 1;
			state = 2;
			break;
		default:
			atomic_xchg(lock, 0u);
			state = 3;
		}
	}
}

/* The same with a wait in one of the states. Deadlocks. */
__kernel void states_waiting(ARGS)
{
	uint state = 0;

	while (state != 3) {
		switch (state) {
		case 0:
			while (atomic_xchg(lock, 1u) != 0u)
				;
			state = 1;
			break;
		case 1:
			out[0] += 1;
			state = 2;
			break;
		default:
			atomic_xchg(lock, 0u);
			state = 3;
		}
	}
}

/* A wait for two places by short circuit. Deadlocks. */
__kernel void both_or_one(ARGS)
{
	uint t = get_local_id(0);

	if (t > 1)
		while (READ(lock) == 0u || READ(lock + 1) == 0u)
			;
	out[t] = data[t];
	if (t < 2)
		atomic_xchg(lock + t, 1u);
}

/* Readers wait for a version that is even; the writer is done before. Ends. */
__kernel void version_before(ARGS)
{
	uint t = get_local_id(0), v;

	if (t == 0) {
		atomic_inc(lock);
		data[1] = 5;
		atomic_inc(lock);
	}
	do {
		v = READ(lock);
		out[t] = data[1];
	} while ((v & 1) || READ(lock) != v);
}

/* The writer waits in between for a reader. Deadlocks. */
__kernel void version_waiting(ARGS)
{
	uint t = get_local_id(0), v;

	if (t == 0) {
		atomic_inc(lock);
		while (READ(lock + 1) == 0u)
			;
		atomic_inc(lock);
	} else {
		atomic_xchg(lock + 1, 1u);
		do
			v = READ(lock);
		while (v < 2);
		out[t] = v;
	}
}
