/* Protocols by which threads wait for each other, written as for threads: queue locks, mutual exclusion without atomic
 * operations, latches, rings with a capacity, conditions, roles. Lock step makes most of them hang. */
#define SHARED volatile __global uint *
#define ARGS SHARED lock, SHARED data, __global uint *out, uint n
#define LOAD(p) atomic_or(p, 0u)
#define FENCE() mem_fence(CLK_GLOBAL_MEM_FENCE)

/* Anderson's lock: each waits for a word of its own, which the one before it opens. */
__kernel void slot_lock(ARGS)
{
	uint my = atomic_inc(lock);

	while (my != 0u && LOAD(lock + 8 + my) == 0u)
		;
	out[0] += data[my];
	FENCE();
	atomic_xchg(lock + 8 + my + 1, 1u);
}

/* Mellor-Crummey and Scott's lock: a list of those that wait. */
__kernel void mcs_lock(ARGS)
{
	uint t = get_local_id(0) + 1, before;
	SHARED next = lock + 64;
	SHARED go = lock + 256;

	before = atomic_xchg(lock, t);
	if (before != 0u) {
		atomic_xchg(next + before, t);
		while (LOAD(go + t) == 0u)
			;
	}
	out[0] += t;
	FENCE();
	if (LOAD(next + t) == 0u) {
		if (atomic_cmpxchg(lock, t, 0u) == t)
			return;
		while (LOAD(next + t) == 0u)
			;
	}
	atomic_xchg(go + LOAD(next + t), 1u);
}

/* Peterson's algorithm between two neighbours. */
__kernel void peterson(ARGS)
{
	uint t = get_local_id(0), other = t ^ 1u, pair = t >> 1;

	atomic_xchg(lock + t, 1u);
	atomic_xchg(lock + 128 + pair, t & 1u);
	while (LOAD(lock + other) == 1u && LOAD(lock + 128 + pair) == (t & 1u))
		;
	out[pair] = out[pair] + data[t];
	FENCE();
	atomic_xchg(lock + t, 0u);
}

/* Lamport's bakery, for eight. */
__kernel void bakery(ARGS)
{
	uint t = get_local_id(0), most = 0;

	if (t >= 8)
		return;
	atomic_xchg(lock + t, 1u);
	for (uint k = 0; k < 8; k++)
		most = max(most, LOAD(lock + 16 + k));
	atomic_xchg(lock + 16 + t, most + 1);
	atomic_xchg(lock + t, 0u);
	for (uint k = 0; k < 8; k++) {
		while (LOAD(lock + k) != 0u)
			;
		for (;;) {
			uint x = LOAD(lock + 16 + k);

			if (x == 0u || x > most + 1 || (x == most + 1 && k >= t))
				break;
		}
	}
	out[0] = out[0] * 3 + t;
	FENCE();
	atomic_xchg(lock + 16 + t, 0u);
}

/* The last lane waits until all others have counted down; they do it in the other branch. */
__kernel void latch(ARGS)
{
	uint t = get_local_id(0);

	if (t == n - 1) {
		while (LOAD(lock) != n - 1)
			;
		out[n] = out[0] + out[n - 2];
	} else {
		out[t] = data[t] * data[t + 1];
		FENCE();
		atomic_inc(lock);
	}
}

/* A value for a receipt, between neighbours. */
__kernel void rendezvous(ARGS)
{
	uint t = get_local_id(0);

	if ((t & 1u) == 0u) {
		atomic_xchg(lock + t, data[t] + 1);
		while (LOAD(lock + t + 1) == 0u)
			;
		out[t] = LOAD(lock + t + 1);
	} else {
		uint got;

		do
			got = LOAD(lock + t - 1);
		while (got == 0u);
		out[t] = got;
		atomic_xchg(lock + t, got * 2);
	}
}

/* Relaxation in place: each step needs the left neighbour's new value. */
__kernel void relax_left(ARGS)
{
	uint t = get_local_id(0), x = data[t];

	for (uint step = 1; step <= 3; step++) {
		if (t != 0)
			while (LOAD(lock + t - 1) < step)
				;
		x += t ? out[t - 1] : step;
		out[t] = x;
		FENCE();
		atomic_xchg(lock + t, step);
	}
}

/* One produces into four slots, the others take one thing each. */
__kernel void small_ring(ARGS)
{
	uint t = get_local_id(0);

	if (t == 0) {
		for (uint k = 0; k < n - 1; k++) {
			while (k - LOAD(lock + 1) >= 4u)
				;
			lock[16 + k % 4] = data[k] + 7;
			FENCE();
			atomic_inc(lock);
		}
	} else {
		uint my = atomic_inc(lock + 2);

		while (LOAD(lock) <= my)
			;
		while (LOAD(lock + 1) != my)
			;
		out[my] = lock[16 + my % 4];
		FENCE();
		atomic_inc(lock + 1);
	}
}

/* A mutex of three states: free, taken, wanted. */
__kernel void three_states(ARGS)
{
	uint was = atomic_cmpxchg(lock, 0u, 1u);

	if (was != 0u) {
		if (was != 2u)
			was = atomic_xchg(lock, 2u);
		while (was != 0u)
			was = atomic_xchg(lock, 2u);
	}
	out[0]++;
	FENCE();
	atomic_xchg(lock, 0u);
}

void take(SHARED l)
{
	while (atomic_cmpxchg(l, 0u, 1u) != 0u)
		;
}

void give(SHARED l)
{
	FENCE();
	atomic_xchg(l, 0u);
}

/* A condition that is looked at with the lock held: the number of my turn. */
__kernel void monitor(ARGS)
{
	uint t = get_local_id(0);

	take(lock);
	while (lock[1] != t) {
		give(lock);
		take(lock);
	}
	out[t] = data[t] + lock[1];
	lock[1] = t + 1;
	give(lock);
}

/* The first lane fills LDS and says so. */
__kernel void lds_told(ARGS)
{
	volatile __local uint told[2];
	uint t = get_local_id(0);

	told[0] = 0;
	barrier(CLK_LOCAL_MEM_FENCE);
	if (t != 5) {
		while (told[0] == 0u)
			;
		out[t] = told[1] + t;
	} else {
		told[1] = data[n] + 1;
		told[0] = 1;
	}
}

/* A bit for each bucket. */
__kernel void bucket_bits(ARGS)
{
	uint t = get_local_id(0), b = data[t] * 7 % 48, bit = 1u << (b & 31);

	while ((atomic_or(lock + (b >> 5), bit) & bit) != 0u)
		;
	out[b] = out[b] * 5 + t;
	FENCE();
	atomic_and(lock + (b >> 5), ~bit);
}

/* Who is first makes the table, the others need it. */
__kernel void make_once(ARGS)
{
	uint t = get_local_id(0), g = data[t] & 7u;
	uint was = atomic_cmpxchg(lock + g, 0u, 1u);

	if (was == 0u) {
		for (uint k = 0; k < 4; k++)
			out[64 + g * 4 + k] = k * g + 1;
		FENCE();
		atomic_xchg(lock + g, 2u);
	} else if (was == 1u) {
		while (LOAD(lock + g) != 2u)
			;
	}
	out[t] = out[64 + g * 4 + (t & 3u)];
}

/* A token goes down, twice, in the order that data says. */
__kernel void token_twice(ARGS)
{
	uint t = get_local_id(0), me = n - 1 - data[t];

	for (uint k = 0; k < 2; k++) {
		while (LOAD(lock) != me + k * n)
			;
		out[me] += k + t;
		FENCE();
		atomic_inc(lock);
	}
}

/* The lock is a maximum. */
__kernel void lock_by_max(ARGS)
{
	uint t = get_local_id(0);

	while (atomic_max(lock + 3, 1u) == 1u)
		;
	out[1] = out[1] ^ (data[t] << (t & 7u));
	FENCE();
	atomic_min(lock + 3, 0u);
}

/* A writer waits until the readers are gone; they come before it and go behind. */
__kernel void drain(ARGS)
{
	uint t = get_local_id(0), sum = 0;

	atomic_inc(lock);
	if (t % 16 == 3) {
		while (LOAD(lock) > 4u)
			;
		out[t] = 1;
	}
	for (uint k = 0; k < 3; k++)
		sum += data[t + k];
	out[64 + t] = sum;
	FENCE();
	atomic_dec(lock);
}

/* Three roles in a row, with plain loads. */
__kernel void stages(ARGS)
{
	uint t = get_local_id(0), cell = t / 3;

	if (t >= 63)
		return;
	switch (t % 3) {
	case 0:
		out[cell] = data[cell] + 1;
		FENCE();
		lock[cell] = 1;
		break;
	case 1:
		while (lock[cell] != 1u)
			;
		out[cell] *= 2;
		FENCE();
		lock[cell] = 2;
		break;
	default:
		while (lock[cell] != 2u)
			;
		out[cell] -= 1;
	}
}

/* Each lane needs two of three forks; it takes the lower one first, and then waits for the other. */
__kernel void two_of_ring(ARGS)
{
	uint t = get_local_id(0), a = t % 3, b = (t + 1) % 3, lo = min(a, b), hi = max(a, b);

	while (atomic_xchg(lock + lo, 1u))
		;
	while (atomic_xchg(lock + hi, 1u))
		;
	out[a] += out[b] + data[t];
	FENCE();
	atomic_xchg(lock + hi, 0u);
	atomic_xchg(lock + lo, 0u);
}

/* A semaphore of three, taken by trying to decrease. */
__kernel void three_at_once(ARGS)
{
	uint t = get_local_id(0);
	uint seen;

	do {
		seen = LOAD(lock);
	} while (seen >= 3u || atomic_cmpxchg(lock, seen, seen + 1) != seen);
	out[t] = data[t] * seen;
	FENCE();
	atomic_dec(lock);
}

/* Waits until half of the lanes have come, counts itself behind. */
__kernel void come_behind(ARGS)
{
	uint t = get_local_id(0);

	if (t & 32u) {
		uint seen = 0;

		while (seen < n / 2)
			seen = atomic_add(lock, 0u);
		out[t] = data[t] - seen;
	}
	if (!(t & 32u))
		atomic_add(lock, 1u);
	out[t] += 4;
}

/* Each takes the lock of its column, and then that of its row. */
__kernel void column_then_row(ARGS)
{
	uint t = get_local_id(0), x = t & 7u, y = t >> 3;

	while (atomic_cmpxchg(lock + x, 0u, 1u) != 0u)
		;
	while (atomic_cmpxchg(lock + 8 + y, 0u, 1u) != 0u)
		;
	out[y] += data[x];
	FENCE();
	atomic_xchg(lock + 8 + y, 0u);
	atomic_xchg(lock + x, 0u);
}

/* A stack with a mark: empty is waited for, by those who pop; who pushes comes in the other branch. */
__kernel void pop_or_wait(ARGS)
{
	uint t = get_local_id(0), top;

	if (t < 32) {
		do
			top = LOAD(lock);
		while (top == 0u || atomic_cmpxchg(lock, top, top - 1) != top);
		out[t] = lock[top + 31];
	} else {
		lock[t] = data[t] + 1;
		FENCE();
		if (t == 63)
			atomic_xchg(lock, 32u);
	}
}
