/* Synchronisation as people write it: queue locks, rows of locks, barriers with a sense, allocators, work queues. */
#define SHARED volatile __global uint *
#define ARGS SHARED lock, SHARED data, __global uint *out, uint n
#define READ(p) atomic_or(p, 0u)

/* CLH lock: each waits for the node of the one before it. Deadlocks. */
__kernel void clh_lock(ARGS)
{
	uint me = get_local_id(0) + 1, before;

	atomic_xchg(&lock[64 + me], 1u);
	before = atomic_xchg(lock, me);
	while (before && READ(&lock[64 + before]))
		;
	out[1] += data[me];
	mem_fence(CLK_GLOBAL_MEM_FENCE);
	atomic_xchg(&lock[64 + me], 0u);
}

/* A sorted list; lock[k] guards node k; hand over hand. Deadlocks. */
__kernel void list_hand_over_hand(ARGS)
{
	uint t = get_local_id(0), at = 0, key = data[t] * 7 % 13, to;

	while (atomic_xchg(&lock[0], 1u))
		;
	while ((to = out[at]) != 0 && out[1024 + to] < key) {
		while (atomic_xchg(&lock[to], 1u))
			;
		atomic_xchg(&lock[at], 0u);
		at = to;
	}
	out[1024 + t + 1] = key;
	out[t + 1] = to;
	out[at] = t + 1;
	mem_fence(CLK_GLOBAL_MEM_FENCE);
	atomic_xchg(&lock[at], 0u);
}

/* Money from one account to another, the lower lock first. Deadlocks. */
__kernel void bank_ordered(ARGS)
{
	uint t = get_local_id(0), a = data[t] % 11, b = (data[t] * 5 + 3) % 11, lo = min(a, b), hi = max(a, b);

	while (atomic_cmpxchg(&lock[lo], 0u, 1u) != 0u)
		;
	if (lo != hi)
		while (atomic_cmpxchg(&lock[hi], 0u, 1u) != 0u)
			;
	out[a] -= t;
	out[b] += t;
	mem_fence(CLK_GLOBAL_MEM_FENCE);
	if (lo != hi)
		atomic_xchg(&lock[hi], 0u);
	atomic_xchg(&lock[lo], 0u);
}

/* Both in one try, given back if the second is taken. */
__kernel void bank_try_both(ARGS)
{
	uint t = get_local_id(0), a = data[t] % 11, b = (data[t] * 5 + 3) % 11, lo = min(a, b), hi = max(a, b);
	int todo = 1;

	while (todo) {
		if (atomic_cmpxchg(&lock[lo], 0u, 1u) == 0u) {
			if (lo == hi || atomic_cmpxchg(&lock[hi], 0u, 1u) == 0u) {
				out[a] -= t;
				out[b] += t;
				mem_fence(CLK_GLOBAL_MEM_FENCE);
				if (lo != hi)
					atomic_xchg(&lock[hi], 0u);
				todo = 0;
			}
			atomic_xchg(&lock[lo], 0u);
		}
	}
}

/* As Burtscher and Pingali build it: a lane that finds the lock taken looks again in its next iteration. Ends. */
__kernel void octree_retry(ARGS)
{
	uint t = get_local_id(0), node = 0, depth = 0, key = data[t] * 2654435761u;

	while (depth < 3) {
		uint child = node * 8 + 1 + (key & 1), c = READ(&lock[child]);

		if (c != 2) {
			if (c == 0 && atomic_cmpxchg(&lock[child], 0u, 2u) == 0u) {
				out[child] = atomic_inc(&lock[4095]) + 1;
				mem_fence(CLK_GLOBAL_MEM_FENCE);
				atomic_xchg(&lock[child], 1u);
				c = 1;
			}
			if (c == 1) {
				key >>= 3;
				node = child;
				depth++;
			}
		}
	}
	atomic_add(&out[2048 + node], 1u);
}

/* Karras: bounds go up the tree; the second who comes to a node goes on. Ends. */
__kernel void bvh_up(ARGS)
{
	uint t = get_local_id(0), node = (t + n) >> 1;

	out[t + n] = data[t];
	mem_fence(CLK_GLOBAL_MEM_FENCE);
	while (node) {
		if (atomic_inc(&lock[node]) == 0u)
			return;
		out[node] = max(out[2 * node], out[2 * node + 1]);
		mem_fence(CLK_GLOBAL_MEM_FENCE);
		node >>= 1;
	}
}

/* The same, but each node waits until both of its children are ready. Deadlocks. */
__kernel void bvh_up_wait(ARGS)
{
	uint t = get_local_id(0);

	if (t) {
		if (t < n / 2)
			while (READ(&lock[2 * t]) == 0u || READ(&lock[2 * t + 1]) == 0u)
				;
		out[t] = t < n / 2 ? max(out[2 * t], out[2 * t + 1]) : data[t];
		mem_fence(CLK_GLOBAL_MEM_FENCE);
		atomic_xchg(&lock[t], 1u);
	}
}

/* A ring of four slots; even lanes put, odd ones take, with full and empty flags. Deadlocks. */
__kernel void ring_flags(ARGS)
{
	uint t = get_local_id(0), slot = (t / 2) % 4;

	if (t % 2 == 0) {
		while (atomic_cmpxchg(&lock[slot], 0u, 1u) != 0u)
			;
		out[slot] = data[t];
		mem_fence(CLK_GLOBAL_MEM_FENCE);
		atomic_xchg(&lock[slot], 2u);
	} else {
		while (atomic_cmpxchg(&lock[slot], 2u, 3u) != 2u)
			;
		atomic_add(&out[64], out[slot]);
		mem_fence(CLK_GLOBAL_MEM_FENCE);
		atomic_xchg(&lock[slot], 0u);
	}
}

/* The states in one loop for both. Ends. */
__kernel void ring_states(ARGS)
{
	uint t = get_local_id(0), slot = (t / 2) % 4, want = t % 2 ? 2u : 0u, work = t % 2 ? 3u : 1u;
	bool done = false;

	while (!done)
		if (atomic_cmpxchg(&lock[slot], want, work) == want) {
			if (t % 2)
				atomic_add(&out[64], out[slot]);
			else
				out[slot] = data[t];
			mem_fence(CLK_GLOBAL_MEM_FENCE);
			atomic_xchg(&lock[slot], t % 2 ? 0u : 2u);
			done = true;
		}
}

/* Barrier with a sense between work-items; the last turns it. Deadlocks: the last waits behind the loop. */
__kernel void sense_barrier(ARGS)
{
	uint t = get_local_id(0), sense = 0;

	for (uint phase = 0; phase < 3; phase++) {
		out[t] += data[t] + phase;
		sense ^= 1;
		if (atomic_inc(&lock[0]) + 1 == n) {
			atomic_xchg(&lock[0], 0u);
			atomic_xchg(&lock[1], sense);
		} else {
			while (READ(&lock[1]) != sense)
				;
		}
	}
}

/* Decoupled look-back, as one lane for each tile: 1 the sum of its own, 2 of all up to it. Deadlocks: a lane
 * adds up only when the one before it has published, and publishes behind the loop. */
__kernel void look_back_wait(ARGS)
{
	uint t = get_local_id(0), sum = data[t];

	if (t) {
		while (READ(&lock[t - 1]) != 2u)
			;
		sum += out[t - 1];
	}
	out[t] = sum;
	mem_fence(CLK_GLOBAL_MEM_FENCE);
	atomic_xchg(&lock[t], 2u);
}

/* Each first publishes its own sum, and adds those of the others up on its way back. Ends. */
__kernel void look_back(ARGS)
{
	uint t = get_local_id(0), sum = data[t], at = t;

	out[t] = sum;
	mem_fence(CLK_GLOBAL_MEM_FENCE);
	atomic_xchg(&lock[t], t ? 1u : 2u);
	while (at) {
		uint s = READ(&lock[at - 1]);

		if (s == 2) {
			sum += out[256 + at - 1];
			break;
		}
		if (s == 1)
			sum += out[--at];
	}
	out[256 + t] = sum;
	mem_fence(CLK_GLOBAL_MEM_FENCE);
	atomic_xchg(&lock[t], 2u);
}

/* Five philosophers, the lower fork first. Deadlocks. */
__kernel void philosophers(ARGS)
{
	uint t = get_local_id(0) % 5, a = min(t, (t + 1) % 5), b = max(t, (t + 1) % 5);

	if (get_local_id(0) >= 5)
		return;
	for (uint meal = 0; meal < 3; meal++) {
		while (atomic_xchg(&lock[a], 1u) == 1u)
			;
		while (atomic_xchg(&lock[b], 1u) == 1u)
			;
		out[t]++;
		atomic_xchg(&lock[b], 0u);
		atomic_xchg(&lock[a], 0u);
	}
}

/* The forks of a hungry one are a mask, taken at once. */
__kernel void philosophers_mask(ARGS)
{
	uint t = get_local_id(0) % 5, forks = 1u << t | 1u << (t + 1) % 5, meals = 0;

	if (get_local_id(0) >= 5)
		return;
	while (meals < 3) {
		uint was = READ(lock);

		if (!(was & forks) && atomic_cmpxchg(lock, was, was | forks) == was) {
			out[t]++;
			mem_fence(CLK_GLOBAL_MEM_FENCE);
			atomic_and(lock, ~forks);
			meals++;
		}
	}
}

/* Readers and writers: readers count up, a writer waits for none. Deadlocks. */
__kernel void readers_writer(ARGS)
{
	uint t = get_local_id(0);

	if (t % 8 == 3) {
		while (atomic_cmpxchg(lock, 0u, 0x80000000u) != 0u)
			;
		out[0] += t;
		mem_fence(CLK_GLOBAL_MEM_FENCE);
		atomic_sub(lock, 0x80000000u);
	} else {
		while (atomic_inc(lock) & 0x80000000u)
			atomic_dec(lock);
		out[t] = data[0];
		atomic_dec(lock);
	}
}

/* Sequence lock: writers take an odd number; readers read again. Deadlocks among the writers. */
__kernel void seqlock(ARGS)
{
	uint t = get_local_id(0), s;

	if (t % 4 == 0) {
		do
			s = READ(lock);
		while ((s & 1) || atomic_cmpxchg(lock, s, s + 1) != s);
		data[1] += 1;
		data[2] += 2;
		mem_fence(CLK_GLOBAL_MEM_FENCE);
		atomic_inc(lock);
	} else {
		uint a, b;

		do {
			while ((s = READ(lock)) & 1)
				;
			a = data[1];
			b = data[2];
		} while (READ(lock) != s);
		out[t] = 2 * a == b;
	}
}

/* Sequence lock with one writer that waits for nobody. Ends. */
__kernel void seqlock_one_writer(ARGS)
{
	uint t = get_local_id(0), s, a, b;

	if (t == 0) {
		atomic_inc(lock);
		data[1] += 1;
		data[2] += 1;
		mem_fence(CLK_GLOBAL_MEM_FENCE);
		atomic_inc(lock);
	}
	do {
		s = READ(lock);
		a = data[1];
		b = data[2];
	} while ((s & 1) || READ(lock) != s);
	out[t] = a + 1 == b;
}

/* Union-find with compare and swap at the root. Ends. */
__kernel void union_cas(ARGS)
{
	uint t = get_local_id(0), a = t, b = (data[t] * 5 + 1) % n;

	atomic_cmpxchg(&lock[t], 0u, t + 1);
	barrier(CLK_GLOBAL_MEM_FENCE);
	for (;;) {
		while (lock[a] != a + 1)
			a = lock[a] - 1;
		while (lock[b] != b + 1)
			b = lock[b] - 1;
		if (a == b)
			break;
		if (a < b) {
			uint x = a;

			a = b;
			b = x;
		}
		if (atomic_cmpxchg(&lock[a], a + 1, b + 1) == a + 1)
			break;
	}
	out[t] = b;
}

/* Allocator: a bit map, the first free bit by compare and swap. Ends. */
__kernel void alloc_bitmap(ARGS)
{
	uint t = get_local_id(0), word = t % 2, at = ~0u;

	for (;;) {
		uint was = READ(&lock[word]), bit;

		if (was == ~0u)
			break;
		bit = popcount((was ^ (was + 1)) >> 1);
		if (!(atomic_or(&lock[word], 1u << bit) & 1u << bit)) {
			at = word * 32 + bit;
			break;
		}
	}
	out[at == ~0u ? n : at] = t;
}

/* Allocator: a free list under a lock. Deadlocks. */
__kernel void alloc_list(ARGS)
{
	uint t = get_local_id(0), got;

	while (atomic_xchg(lock, 1u) != 0u)
		;
	got = out[0];
	out[0] = got + data[1];
	mem_fence(CLK_GLOBAL_MEM_FENCE);
	atomic_xchg(lock, 0u);
	out[1 + got] = t;
}

/* Colouring a ring: the lowest colour that no neighbour has, those with a lower number first. Deadlocks. */
__kernel void colour_wait(ARGS)
{
	uint t = get_local_id(0), left = (t + n - 1) % n, right = (t + 1) % n, used = 0;

	if (left < t) {
		while (READ(&lock[left]) == 0u)
			;
		used |= 1u << lock[left];
	}
	if (right < t) {
		while (READ(&lock[right]) == 0u)
			;
		used |= 1u << lock[right];
	}
	atomic_xchg(&lock[t], used & 2 ? used & 4 ? 3u : 2u : 1u);
}

/* The same: all in the loop. Ends. */
__kernel void colour_inside(ARGS)
{
	uint t = get_local_id(0), left = (t + n - 1) % n, right = (t + 1) % n;
	bool todo = true;

	while (todo) {
		uint a = left < t ? READ(&lock[left]) : 4u, b = right < t ? READ(&lock[right]) : 4u;

		if (a && b) {
			uint used = 1u << a | 1u << b;

			atomic_xchg(&lock[t], used & 2 ? used & 4 ? 3u : 2u : 1u);
			todo = false;
		}
	}
}

/* Ticket with a pause that grows. Deadlocks. */
__kernel void ticket_backoff(ARGS)
{
	uint mine = atomic_inc(&lock[0]), now, pause = 1;

	while ((now = READ(&lock[1])) != mine) {
		for (uint k = 0; k < pause; k++)
			atomic_inc(&lock[2]);
		pause = min(pause * 2, 16u);
	}
	out[0] += mine;
	mem_fence(CLK_GLOBAL_MEM_FENCE);
	atomic_inc(&lock[1]);
}

/* Test, then test and set, with a goto. Deadlocks. */
__kernel void ttas_goto(ARGS)
{
again:
	while (lock[0])
		;
	if (atomic_xchg(lock, 1u))
		goto again;
	out[0] += data[get_local_id(0)];
	mem_fence(CLK_GLOBAL_MEM_FENCE);
	lock[0] = 0;
}

/* As written for (;;), the lock left by break, given back behind the loop. Deadlocks. */
__kernel void forever_break(ARGS)
{
	uint tries = 0;

	for (;;) {
		if (!atomic_xchg(lock, 1u))
			break;
		tries++;
	}
	out[0] += data[get_local_id(0)];
	atomic_xchg(lock, 0u);
	out[1 + get_local_id(0)] = tries != 0;
}

/* The critical part, then the break. Ends or not as the compiler places it. */
__kernel void forever_inside_break(ARGS)
{
	for (;;)
		if (!atomic_xchg(lock, 1u)) {
			out[0] += data[get_local_id(0)];
			mem_fence(CLK_GLOBAL_MEM_FENCE);
			atomic_xchg(lock, 0u);
			break;
		}
}

/* The lock is taken and given back by functions. Deadlocks. */
static void acquire(SHARED l)
{
	while (atomic_cmpxchg(l, 0u, 1u) != 0u)
		;
	mem_fence(CLK_GLOBAL_MEM_FENCE);
}
static void release(SHARED l)
{
	mem_fence(CLK_GLOBAL_MEM_FENCE);
	atomic_xchg(l, 0u);
}
__kernel void functions(ARGS)
{
	uint t = get_local_id(0);

	acquire(&lock[t % 7]);
	out[t % 7] = out[t % 7] * 3 + data[t];
	release(&lock[t % 7]);
}

/* Both sides of a condition take a lock of their own. Deadlocks. */
__kernel void both_sides(ARGS)
{
	uint t = get_local_id(0);

	if (data[t] % 3 == 0) {
		acquire(lock);
		out[0] += t;
		release(lock);
	} else {
		acquire(lock + 1);
		out[1] += t;
		release(lock + 1);
	}
}

/* Neighbours in a pipeline, stage by stage. Deadlocks. */
__kernel void wavefront_dp(ARGS)
{
	uint t = get_local_id(0), left = 0;

	for (uint row = 1; row < 4; row++) {
		if (t)
			while (READ(&lock[t - 1]) < row)
				;
		left = max(left, t ? out[row * 64 + t - 1] : 0u) + (data[t] & 3);
		out[row * 64 + t] = left;
		mem_fence(CLK_GLOBAL_MEM_FENCE);
		atomic_xchg(&lock[t], row);
	}
}

/* Sparse triangular solve: each row polls what it needs; a flag says whether there is more to do (as Liu's). Ends. */
__kernel void sptrsv_inside(ARGS)
{
	uint t = get_local_id(0), at = 0, sum = data[t];
	bool done = false;

	while (!done) {
		while (at < t && READ(&lock[at]))
			sum += out[at++] & 7;
		if (at == t) {
			out[t] = sum;
			mem_fence(CLK_GLOBAL_MEM_FENCE);
			atomic_xchg(&lock[t], 1u);
			done = true;
		}
	}
}

/* Queue of Michael and Scott, put only: who finds the tail behind helps. Ends. */
__kernel void queue_put(ARGS)
{
	uint t = get_local_id(0) + 1;

	for (;;) {
		uint tail = READ(lock), next = READ(&lock[64 + tail]);

		if (next) {
			atomic_cmpxchg(lock, tail, next);
		} else if (atomic_cmpxchg(&lock[64 + tail], 0u, t) == 0u) {
			atomic_cmpxchg(lock, tail, t);
			break;
		}
	}
}

/* Lock-free: maximum of floats that are not negative by compare and swap. Ends. */
__kernel void cas_max(ARGS)
{
	uint t = get_local_id(0), k = data[t] % 4, was = lock[k], now;

	do {
		now = was;
		if (as_float(now) >= (float)t)
			break;
		was = atomic_cmpxchg(&lock[k], now, as_uint((float)t));
	} while (was != now);
	out[t] = was;
}

/* Lock-free: sum of products of two halves of a word. Ends. */
__kernel void cas_pair(ARGS)
{
	uint t = get_local_id(0), was, now;

	do {
		was = lock[t % 3];
		now = ((was >> 16) + t) << 16 | ((was & 0xffffu) + 1) % 50;
	} while (atomic_cmpxchg(&lock[t % 3], was, now) != was);
	out[t] = now & 0xffffu;
}

/* The work of one lane after the other, by a vote in LDS. Ends. */
__kernel void leader_by_min(ARGS)
{
	volatile __local uint first;
	uint t = get_local_id(0);
	bool todo = true;

	for (uint k = 0; k < 64; k++) {
		if (t == 0)
			first = 64;
		barrier(CLK_LOCAL_MEM_FENCE);
		if (todo)
			atomic_min(&first, t);
		barrier(CLK_LOCAL_MEM_FENCE);
		if (todo && first == t) {
			while (atomic_cmpxchg(lock, 0u, 1u) != 0u)
				;
			out[0] = out[0] * 3 + data[t];
			mem_fence(CLK_GLOBAL_MEM_FENCE);
			atomic_xchg(lock, 0u);
			todo = false;
		}
		barrier(CLK_LOCAL_MEM_FENCE);
	}
}
