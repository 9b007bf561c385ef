/* Structures without locks, work that is handed on, barriers between waves: most end in lock step, some do not. */
#define SHARED volatile __global uint *
#define ARGS SHARED lock, SHARED data, __global uint *out, uint n
#define LOAD(p) atomic_or(p, 0u)
#define FENCE() mem_fence(CLK_GLOBAL_MEM_FENCE)

static uint mix(uint x)
{
	x ^= x >> 7;
	x *= 0x9e3779b1u;
	return x ^ x >> 15;
}

/* A stack of numbered nodes: push. */
__kernel void stack_push(ARGS)
{
	uint t = get_local_id(0) + 1, top;

	do {
		top = *lock;
		data[t] = top;
		FENCE();
	} while (atomic_cmpxchg(lock, top, t) != top);
	out[t] = top;
}

/* Push, then pop until it succeeds or the stack is empty. */
__kernel void stack_push_pop(ARGS)
{
	uint t = get_local_id(0) + 1, top = LOAD(lock), seen;

	for (;;) {
		lock[64 + t] = top;
		FENCE();
		seen = atomic_cmpxchg(lock, top, t);
		if (seen == top)
			break;
		top = seen;
	}
	top = LOAD(lock);
	while (top != 0u) {
		uint next = LOAD(lock + 64 + top);

		seen = atomic_cmpxchg(lock, top, next);
		if (seen == top)
			break;
		top = seen;
	}
	out[t] = top != 0u;
}

/* Pop with a counter in the upper bits against ABA. */
__kernel void stack_tagged(ARGS)
{
	uint t = get_local_id(0) + 1, old = LOAD(lock), seen;

	for (;;) {
		lock[64 + t] = old & 0xffffu;
		FENCE();
		seen = atomic_cmpxchg(lock, old, ((old & 0xffff0000u) + 0x10000u) | t);
		if (seen == old)
			break;
		old = seen;
	}
	out[t] = 1;
}

/* Tickets of a queue with room for all. */
__kernel void queue_tickets(ARGS)
{
	uint t = get_local_id(0), at = atomic_inc(lock);

	data[64 + at] = t;
	FENCE();
	atomic_xchg(lock + 64 + at, 1u);
	at = atomic_inc(lock + 1);
	out[t] = LOAD(lock + 64 + at) ? data[64 + at] : 0u;
}

/* Work is stolen from the neighbour when the own queue is empty; nobody waits. */
__kernel void steal(ARGS)
{
	uint t = get_local_id(0), done = 0;

	for (uint k = 0; k < 64; k++) {
		uint from = (t + k) & 63u;

		while (atomic_inc(lock + from) < 4u)
			done++;
		if (done > 6u)
			break;
	}
	out[t] = done;
}

/* Who finds nothing looks again while somebody works; each works in the same iteration as it takes. */
__kernel void pool_drain(ARGS)
{
	uint t = get_local_id(0), sum = 0, left = 100;

	while (left) {
		uint k = atomic_inc(lock);

		if (k >= 256u)
			break;
		sum += data[k];
		left -= data[k] > 200u;
	}
	out[t] = sum;
}

/* A worker adds work for others: depth first over a tree of 256 nodes. */
__kernel void tree_work(ARGS)
{
	uint t = get_local_id(0);

	if (t == 0) {
		lock[64] = 1;
		atomic_xchg(lock + 1, 1u);
	}
	barrier(CLK_GLOBAL_MEM_FENCE);
	for (uint round = 0; round < 200; round++) {
		uint head = LOAD(lock), tail = LOAD(lock + 1);

		if (head < tail && atomic_cmpxchg(lock, head, head + 1) == head) {
			uint node = lock[64 + head];

			out[node] = 1;
			if (2 * node + 1 < 64) {
				uint at = atomic_add(lock + 1, 2u);

				lock[64 + at] = 2 * node;
				lock[64 + at + 1] = 2 * node + 1;
			}
		}
	}
}

/* A hash table by compare-and-swap, linear probing, with counting of equal keys. */
__kernel void hash_count(ARGS)
{
	uint t = get_local_id(0), key = (data[t] & 15u) + 1, at = mix(key) & 63u;

	for (;;) {
		uint was = lock[at];

		if (was == 0u)
			was = atomic_cmpxchg(lock + at, 0u, key);
		if (was == 0u || was == key) {
			atomic_inc(lock + 128 + at);
			break;
		}
		at = (at + 1) & 63u;
	}
	out[t] = at;
}

/* Robbed by who is farther from home: exchange until a free place is found. */
__kernel void hash_exchange(ARGS)
{
	uint t = get_local_id(0), key = t + 1, at = mix(key) & 255u;

	while (key != 0u) {
		key = atomic_xchg(lock + at, key);
		at = (at + 7) & 255u;
	}
	out[t] = at;
}

/* A bucket's list: insert at the head. */
__kernel void bucket_heads(ARGS)
{
	uint t = get_local_id(0), b = mix(t) & 7u, head = lock[b], seen;

	while (out[t] = head, (seen = atomic_cmpxchg(lock + b, head, t + 1)) != head)
		head = seen;
}

/* Addition of floats by compare-and-swap of bits. */
__kernel void float_add(ARGS)
{
	uint t = get_local_id(0), old = *lock, was;

	do {
		was = old;
		old = atomic_cmpxchg(lock, was, as_uint(as_float(was) + (float)t));
	} while (old != was);
	out[t] = 1;
}

/* The same for a place of each lane's choice. */
__kernel void float_add_bins(ARGS)
{
	uint t = get_local_id(0);
	SHARED p = lock + (data[t] & 7u);
	uint was;

	do
		was = *p;
	while (atomic_cmpxchg(p, was, as_uint(as_float(was) + 1.0f)) != was);
	out[t] = 1;
}

/* Doubles: two words, 64-bit compare-and-swap is not in OpenCL 1.2's core; halves packed in a word. */
__kernel void pack_max(ARGS)
{
	uint t = get_local_id(0), key = mix(t) & 0xffffu, mine = key << 16 | t, best = LOAD(lock), seen;

	while (best < mine) {
		seen = atomic_cmpxchg(lock, best, mine);
		if (seen == best)
			break;
		best = seen;
	}
	out[t] = best;
}

/* The last block adds up what all have left. */
__kernel void last_block_sum(ARGS)
{
	__local uint last;
	uint t = get_local_id(0);

	atomic_add(lock + 1, data[t]);
	FENCE();
	barrier(CLK_GLOBAL_MEM_FENCE);
	if (t == 0)
		last = atomic_inc(lock) == get_num_groups(0) - 1;
	barrier(CLK_LOCAL_MEM_FENCE);
	if (last) {
		uint sum = 0;

		for (uint k = t; k < 256; k += 64)
			sum += data[k];
		atomic_add(lock + 2, sum);
		if (t == 0)
			*lock = 0;
	}
	out[t] = last;
}

/* A barrier of all workgroups, by one work-item of each. */
__kernel void grid_barrier_leader(ARGS)
{
	uint t = get_local_id(0);

	out[t] = t;
	barrier(CLK_GLOBAL_MEM_FENCE);
	if (t == 0) {
		atomic_inc(lock);
		while (LOAD(lock) < get_num_groups(0))
			;
	}
	barrier(CLK_GLOBAL_MEM_FENCE);
	out[64 + t] = out[63 - t];
}

/* With a sense that turns. */
__kernel void grid_barrier_sense(ARGS)
{
	uint t = get_local_id(0), sense = 1;

	for (uint k = 0; k < 3; k++) {
		barrier(CLK_GLOBAL_MEM_FENCE);
		if (t == 0) {
			if (atomic_inc(lock) == get_num_groups(0) - 1) {
				atomic_xchg(lock, 0u);
				atomic_xchg(lock + 1, sense);
			} else {
				while (LOAD(lock + 1) != sense)
					;
			}
		}
		sense ^= 1;
		barrier(CLK_GLOBAL_MEM_FENCE);
	}
	out[t] = sense;
}

/* H: every work-item arrives and waits for all. */
__kernel void barrier_by_all(ARGS)
{
	uint t = get_local_id(0);

	if (t & 1u) {
		atomic_inc(lock);
		while (LOAD(lock) < 64u)
			;
	} else {
		atomic_inc(lock);
	}
	out[t] = 1;
}

/* H: the same, but the other half arrives after having looked. */
__kernel void barrier_late_half(ARGS)
{
	uint t = get_local_id(0);

	if (t >= 32u)
		while (LOAD(lock) < 32u)
			;
	atomic_inc(lock);
	out[t] = 1;
}

/* One wave makes numbers, the other one uses them. */
__attribute__((reqd_work_group_size(128, 1, 1)))
__kernel void waves_hand_on(ARGS)
{
	__local uint ring[64];
	volatile __local uint full;
	uint t = get_local_id(0);

	if (t == 0)
		full = 0;
	barrier(CLK_LOCAL_MEM_FENCE);
	if (t < 64) {
		ring[t] = data[t] * 3;
		mem_fence(CLK_LOCAL_MEM_FENCE);
		atomic_inc(&full);
	} else {
		while (atomic_or(&full, 0u) < 64u)
			;
		out[t] = ring[t - 64];
	}
}

/* Three rounds of it, with an answer. */
__attribute__((reqd_work_group_size(128, 1, 1)))
__kernel void waves_ping_pong(ARGS)
{
	uint t = get_local_id(0), wave = t / 64;

	for (uint k = 0; k < 3; k++) {
		if ((t & 63u) == 0u) {
			while (LOAD(lock) != 2 * k + wave)
				;
			out[wave] += k;
			FENCE();
			atomic_inc(lock);
		}
	}
}

/* H: one producer among the consumers of its wave. */
__kernel void lane_feeds(ARGS)
{
	uint t = get_local_id(0);

	if (t != 7u) {
		while (LOAD(lock + 1) == 0u)
			;
		out[t] = data[0];
	} else {
		data[0] = 42;
		FENCE();
		atomic_xchg(lock + 1, 1u);
	}
}

/* A lock by a ticket, one lane of each wave. */
__kernel void ticket_of_wave(ARGS)
{
	uint t = get_local_id(0);

	if ((t & 63u) == 0u) {
		uint mine = atomic_inc(lock);

		while (LOAD(lock + 1) != mine)
			;
		out[0] += 1;
		FENCE();
		atomic_inc(lock + 1);
	}
}

/* H: a ticket of each lane, served after the loop. */
__kernel void ticket_of_lane(ARGS)
{
	uint t = get_local_id(0), mine = atomic_inc(lock);

	while (LOAD(lock + 1) != mine)
		;
	out[0] += data[t];
	FENCE();
	atomic_inc(lock + 1);
}

/* The same, served in the iteration in which the number comes up. */
__kernel void ticket_inside(ARGS)
{
	uint t = get_local_id(0), mine = atomic_inc(lock), done = 0;

	while (!done)
		if (LOAD(lock + 1) == mine) {
			out[0] += data[t];
			FENCE();
			done = 1;
			atomic_inc(lock + 1);
		}
}

/* Slots of a bit map: the lowest free bit by or. */
__kernel void bitmap_alloc(ARGS)
{
	uint t = get_local_id(0), got = 64;

	for (uint w = 0; w < 4 && got == 64; w++)
		for (uint b = 0; b < 32 && got == 64; b++)
			if (!(atomic_or(lock + w, 1u << b) >> b & 1u))
				got = w * 32 + b;
	out[t] = got;
}

/* And by compare-and-swap of the word. */
__kernel void bitmap_swap(ARGS)
{
	uint t = get_local_id(0), was = *lock, seen, bit = 0;

	while (was != ~0u) {
		bit = ~was & (was + 1);
		seen = atomic_cmpxchg(lock, was, was | bit);
		if (seen == was)
			break;
		was = seen;
	}
	out[t] = bit;
}

/* H: a semaphore for two, given back behind the loop. */
__kernel void semaphore_two(ARGS)
{
	uint t = get_local_id(0);

	if (t == 0)
		*lock = 2;
	barrier(CLK_GLOBAL_MEM_FENCE);
	for (;;) {
		uint was = LOAD(lock);

		if (was != 0u && atomic_cmpxchg(lock, was, was - 1) == was)
			break;
	}
	out[t] = 1;
	atomic_inc(lock);
}

/* Room for all: never waits in truth. */
__kernel void semaphore_try(ARGS)
{
	uint t = get_local_id(0), was = LOAD(lock), seen;

	while (was < 100u) {
		seen = atomic_cmpxchg(lock, was, was + 1);
		if (seen == was)
			break;
		was = seen;
	}
	out[t] = was;
	atomic_dec(lock);
}

/* H: a chain: each lane waits for the one below. */
__kernel void chain_up(ARGS)
{
	uint t = get_local_id(0);

	if (t > 0)
		while (LOAD(lock + t - 1) == 0u)
			;
	out[t] = t ? out[t - 1] + data[t] : data[t];
	FENCE();
	atomic_xchg(lock + t, 1u);
}

/* The chain in rounds: every lane looks once in each, and goes on in it. */
__kernel void chain_in_rounds(ARGS)
{
	uint t = get_local_id(0);

	for (uint k = 0; k < 64; k++)
		if (k == t) {
			out[t] = t ? out[t - 1] + data[t] : data[t];
			FENCE();
			atomic_xchg(lock + t, 1u);
		}
}

/* H: two groups of lanes meet by flags. */
__kernel void handshake(ARGS)
{
	uint t = get_local_id(0), other = t ^ 1u;

	atomic_xchg(lock + t, 1u);
	while (LOAD(lock + other) == 0u)
		;
	if (t & 1u)
		while (LOAD(lock + 64 + other) == 0u)
			;
	atomic_xchg(lock + 64 + t, 1u);
	out[t] = 1;
}

/* Each tells first, then waits for its neighbour: told before anybody waits. */
__kernel void tell_then_wait(ARGS)
{
	uint t = get_local_id(0);

	atomic_xchg(lock + t, t + 1);
	while (LOAD(lock + (t ^ 1u)) == 0u)
		;
	out[t] = LOAD(lock + (t ^ 1u));
}

/* Votes are counted in a round; who has most wins it. */
__kernel void vote_rounds(ARGS)
{
	volatile __local uint votes[4];
	uint t = get_local_id(0), mine = data[t] & 3u;

	for (uint k = 0; k < 5; k++) {
		if (t < 4)
			votes[t] = 0;
		barrier(CLK_LOCAL_MEM_FENCE);
		atomic_inc(&votes[mine]);
		barrier(CLK_LOCAL_MEM_FENCE);
		if (votes[mine] < votes[(mine + 1) & 3u])
			mine = (mine + 1) & 3u;
		barrier(CLK_LOCAL_MEM_FENCE);
	}
	out[t] = mine;
}

/* Until nobody changes his mind any more: all see the same flag. */
__kernel void vote_until_still(ARGS)
{
	volatile __local uint moved;
	uint t = get_local_id(0), mine = data[t] & 3u;

	do {
		barrier(CLK_LOCAL_MEM_FENCE);
		if (t == 0)
			moved = 0;
		barrier(CLK_LOCAL_MEM_FENCE);
		if (mine < 3u) {
			mine++;
			moved = 1;
		}
		barrier(CLK_LOCAL_MEM_FENCE);
	} while (moved);
	out[t] = mine;
}

/* A mark is set by the first that comes; the others go on at once. */
__kernel void first_marks(ARGS)
{
	uint t = get_local_id(0), v = mix(t) & 31u;

	for (uint k = 0; k < 32; k++) {
		if (atomic_cmpxchg(lock + v, 0u, t + 1) == 0u)
			out[v] = t;
		v = (v + data[t] + 1) & 31u;
	}
}

/* Breadth first: the frontier of one level makes that of the next. */
__kernel void frontier(ARGS)
{
	__local uint size[2];
	uint t = get_local_id(0), in = 0;

	if (t == 0) {
		size[0] = 1;
		lock[0] = 1;
		data[0] = 0;
	}
	for (uint level = 1; level < 8; level++) {
		if (t == 0)
			size[in ^ 1u] = 0;
		barrier(CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE);
		for (uint k = t; k < size[in]; k += 64)
			for (uint e = 1; e < 3; e++) {
				uint v = (data[256 * in + k] * 2 + e) & 127u;

				if (atomic_cmpxchg(lock + v, 0u, level + 1) == 0u)
					data[256 * (in ^ 1u) + atomic_inc(&size[in ^ 1u])] = v;
			}
		barrier(CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE);
		in ^= 1;
	}
	out[t] = in;
}

/* Distances get smaller until none does. */
__kernel void relax(ARGS)
{
	volatile __local uint changed;
	uint t = get_local_id(0);

	lock[t] = t ? 1000u : 0u;
	do {
		barrier(CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE);
		changed = 0;
		barrier(CLK_LOCAL_MEM_FENCE);
		uint d = lock[t] + 1 + (data[t] & 3u), next = (t + 1) & 63u;

		if (atomic_min(lock + next, d) > d)
			changed = 1;
		barrier(CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE);
	} while (changed);
	out[t] = lock[t];
}

/* H: a lock per bucket, two of them, in order; given back after. */
__kernel void two_buckets(ARGS)
{
	uint t = get_local_id(0), a = t & 3u, b = 4 + (t >> 2 & 3u);

	while (atomic_cmpxchg(lock + a, 0u, 1u))
		;
	while (atomic_cmpxchg(lock + b, 0u, 1u))
		;
	data[a] += 1;
	data[b] -= 1;
	FENCE();
	atomic_xchg(lock + b, 0u);
	atomic_xchg(lock + a, 0u);
}

/* H: the lock is given back by another lane, which waits to be told. */
__kernel void release_by_partner(ARGS)
{
	uint t = get_local_id(0);

	if (t & 1u) {
		while (LOAD(lock + 64 + t) == 0u)
			;
		atomic_xchg(lock + (t >> 1 & 1u), 0u);
	} else {
		while (atomic_cmpxchg(lock + (t >> 1 & 1u), 0u, 1u))
			;
		out[t] = 1;
		atomic_xchg(lock + 64 + t + 1, 1u);
	}
}

/* H: a flag that is raised by the last to leave. */
__kernel void last_raises(ARGS)
{
	uint t = get_local_id(0);

	if (atomic_inc(lock) == 63u) {
		out[0] = 1;
		FENCE();
		atomic_xchg(lock + 1, 1u);
	} else {
		while (LOAD(lock + 1) == 0u)
			;
		out[t] = 1;
	}
}

/* A list is walked, and nodes marked as deleted are cut out by who passes. */
__kernel void list_unlink(ARGS)
{
	uint t = get_local_id(0), at = 64;

	lock[64 + t] = 64 + t + 1;
	if (t == 0)
		lock[128] = 0;
	barrier(CLK_GLOBAL_MEM_FENCE);
	for (uint k = 0; k < 64; k++) {
		uint next = lock[at], after;

		if (next == 0u)
			break;
		after = lock[next];
		if ((next & 3u) == 3u && after != 0u)
			atomic_cmpxchg(lock + at, next, after);
		else
			at = next;
	}
	out[t] = at;
}

/* Ranges are taken in halves, smaller the less is left. */
__kernel void guided_chunks(ARGS)
{
	uint t = get_local_id(0), start = LOAD(lock), take, seen, sum = 0;

	while (start < 256u) {
		take = (256u - start + 127u) / 128u;
		seen = atomic_cmpxchg(lock, start, start + take);
		if (seen == start) {
			for (uint k = 0; k < take; k++)
				sum += data[start + k];
			start = LOAD(lock);
		} else {
			start = seen;
		}
	}
	out[t] = sum;
}

/* A counter with a floor: down while above. */
__kernel void credits(ARGS)
{
	uint t = get_local_id(0), have, got = 0;

	if (t == 0)
		*lock = 40;
	barrier(CLK_GLOBAL_MEM_FENCE);
	do {
		have = *lock;
		if (have == 0u)
			break;
		got = atomic_cmpxchg(lock, have, have - 1) == have;
	} while (!got);
	out[t] = got;
}

/* A sequence lock: readers look again if a writer was there; the writer is done before. */
__kernel void sequence_read(ARGS)
{
	uint t = get_local_id(0), a, b, x;

	if (t == 0) {
		atomic_inc(lock);
		data[0] = 5;
		FENCE();
		atomic_inc(lock);
	}
	do {
		a = LOAD(lock);
		x = data[0];
		b = LOAD(lock);
	} while (a != b || (a & 1u));
	out[t] = x;
}

/* H: the writer reads first, as all do. */
__kernel void sequence_after(ARGS)
{
	uint t = get_local_id(0), a;

	if (t == 5)
		atomic_inc(lock);
	do
		a = LOAD(lock);
	while ((a & 1u) && t != 5);
	if (t == 5)
		atomic_inc(lock);
	out[t] = a;
}
