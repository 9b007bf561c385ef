/* Code that synchronises and that ends in lock step: retries without locks, one lane for all, barriers in loops, work
 * queues, last one out, locks given back in the iteration that took them. */
#define SHARED volatile __global uint *
#define ARGS SHARED lock, SHARED data, __global uint *out, uint n
#define LOAD(p) atomic_or(p, 0u)
#define FENCE() mem_fence(CLK_GLOBAL_MEM_FENCE)

/* Michael and Scott's queue: who finds that the tail lags behind helps. */
__kernel void ms_enqueue(ARGS)
{
	uint me = get_local_id(0) + 1;

	for (;;) {
		uint tail = LOAD(lock), next = LOAD(lock + 64 + tail);

		if (next != 0u) {
			atomic_cmpxchg(lock, tail, next);
		} else if (atomic_cmpxchg(lock + 64 + tail, 0u, me) == 0u) {
			atomic_cmpxchg(lock, tail, me);
			break;
		}
	}
	out[me - 1] = data[me];
}

/* A counter that stops at a limit. */
__kernel void saturate(ARGS)
{
	uint old = LOAD(lock), seen;

	while (old < 40u) {
		seen = atomic_cmpxchg(lock, old, old + 1);
		if (seen == old)
			break;
		old = seen;
	}
	out[get_local_id(0)] = old;
}

/* Insertion into a sorted list: find the gap, link with compare and swap, begin again if somebody was faster. */
__kernel void sorted_insert(ARGS)
{
	uint me = get_local_id(0) + 1, key = data[me] * 37 % 64;

	out[me] = key;
	for (;;) {
		uint at = 0, next = LOAD(lock);

		while (next != 0u && out[next] < key) {
			at = next;
			next = LOAD(lock + at);
		}
		lock[me] = next;
		FENCE();
		if (atomic_cmpxchg(lock + at, next, me) == next)
			break;
	}
}

/* The smallest float, as bits. */
__kernel void min_float(ARGS)
{
	float x = (float)data[get_local_id(0)] - 20.0f;
	volatile __global int *p = (volatile __global int *)lock;
	int old = *p;

	while (x < as_float(old)) {
		int was = atomic_cmpxchg(p, old, as_int(x));

		if (was == old)
			break;
		old = was;
	}
	out[get_local_id(0)] = as_uint(x);
}

/* Open addressing: keys are placed in the first free slot. */
__kernel void probe_insert(ARGS)
{
	uint key = data[get_local_id(0)] + 1, at = key * 29 % 128;

	for (;;) {
		uint was = atomic_cmpxchg(lock + at, 0u, key);

		if (was == 0u || was == key)
			break;
		at = at == 127 ? 0 : at + 1;
	}
	out[key - 1] = at;
}

/* A page of a bitmap, with the lowest free bit. */
__kernel void page_alloc(ARGS)
{
	uint word = 0, page = ~0u;

	while (word < 4 && page == ~0u) {
		uint free = ~LOAD(lock + word);

		if (free == 0u) {
			word++;
			continue;
		}
		uint bit = free & -free;

		if ((atomic_or(lock + word, bit) & bit) == 0u)
			page = word * 32 + popcount(bit - 1);
	}
	out[get_local_id(0)] = page;
}

/* A queue of work that is there before. */
__kernel void pull(ARGS)
{
	uint k;

	while ((k = atomic_inc(lock)) < 3 * n) {
		uint x = data[k], steps = 0;

		while (x > 1) {
			x = x & 1 ? x - 1 : x / 2;
			steps++;
		}
		out[k] = steps;
	}
}

/* Distances, until none changes. */
__kernel void relax_all(ARGS)
{
	__local uint changed;
	uint t = get_local_id(0);

	out[t] = t == 0 ? 0 : 1000;
	do {
		barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
		if (t == 0)
			changed = 0;
		barrier(CLK_LOCAL_MEM_FENCE);
		uint near = t ? out[t - 1] + 1 : 0;
		if (near < out[t]) {
			out[t] = near;
			changed = 1;
		}
		barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
	} while (changed);
}

/* Labels of a ring: each takes the smallest of its neighbours until it has nothing to do. */
__kernel void labels(ARGS)
{
	uint t = get_local_id(0);
	bool more = true;

	atomic_xchg(lock + t, t + 1);
	while (more) {
		uint l = LOAD(lock + (t + 63) % 64), r = LOAD(lock + (t + 1) % 64), best = min(l, r);

		more = best != 0u && atomic_min(lock + t, best) > best;
	}
	out[t] = lock[t];
}

/* The last one out sums up. */
__kernel void last_out(ARGS)
{
	uint t = get_local_id(0), sum = 0;

	out[t] = data[t] * 3;
	FENCE();
	if (atomic_inc(lock) == n - 1) {
		for (uint k = 0; k < n; k++)
			sum += out[k];
		out[n] = sum;
	}
}

/* The group takes a lock by its first lane. */
__kernel void group_lock(ARGS)
{
	uint t = get_local_id(0);

	if (t == 0)
		while (atomic_cmpxchg(lock, 0u, 1u) != 0u)
			;
	barrier(CLK_GLOBAL_MEM_FENCE);
	out[t] += data[t];
	barrier(CLK_GLOBAL_MEM_FENCE);
	if (t == 0)
		atomic_xchg(lock, 0u);
}

/* All groups meet: one lane of each waits. */
__kernel void grid_meets(ARGS)
{
	uint t = get_local_id(0);

	for (uint k = 1; k <= 3; k++) {
		out[t] += data[t] + k;
		barrier(CLK_GLOBAL_MEM_FENCE);
		if (t == 0) {
			atomic_inc(lock);
			while (LOAD(lock) < k * get_num_groups(0))
				;
		}
		barrier(CLK_GLOBAL_MEM_FENCE);
	}
}

/* One after the other: the group before must be ready. */
__kernel void groups_in_order(ARGS)
{
	uint t = get_local_id(0), g = get_group_id(0);

	if (t == 0 && g > 0)
		while (LOAD(lock + g - 1) == 0u)
			;
	barrier(CLK_GLOBAL_MEM_FENCE);
	out[g * 64 + t] = data[t] + g;
	barrier(CLK_GLOBAL_MEM_FENCE);
	if (t == 0)
		atomic_xchg(lock + g, 1u);
}

/* A lock in a state machine: taken and given back in one turn of the loop. */
__kernel void machine(ARGS)
{
	uint state = 0, t = get_local_id(0);

	while (state != 2) {
		switch (state) {
		case 0:
			if (atomic_xchg(lock, 1u) != 0u)
				break;
			out[0] += t;
			FENCE();
			atomic_xchg(lock, 0u);
			state = 1;
			break;
		case 1:
			out[1 + t] = data[t];
			state = 2;
			break;
		}
	}
}

/* Tries for a while, and then does without. */
__kernel void patience(ARGS)
{
	uint t = get_local_id(0), left = 20;
	bool have = false;

	while (left-- != 0 && !have)
		have = atomic_cmpxchg(lock, 0u, t + 1) == 0u;
	out[t] = have ? data[t] : 0;
	FENCE();
	if (have)
		atomic_xchg(lock, 0u);
}

/* Odd-even sort in LDS. */
__kernel void sort_pairs(ARGS)
{
	__local uint a[64];
	uint t = get_local_id(0);

	a[t] = data[t] * 29 % 64;
	for (uint k = 0; k < 64; k++) {
		barrier(CLK_LOCAL_MEM_FENCE);
		if ((t & 1u) == (k & 1u) && t < 63 && a[t] > a[t + 1]) {
			uint x = a[t];
			a[t] = a[t + 1];
			a[t + 1] = x;
		}
	}
	barrier(CLK_LOCAL_MEM_FENCE);
	out[t] = a[t];
}

/* Space in a list for the whole group, asked for by one lane. */
__kernel void append(ARGS)
{
	__local uint base, count;
	uint t = get_local_id(0), my = 0;
	bool keep = data[t] % 3 == 1;

	if (t == 0)
		count = 0;
	barrier(CLK_LOCAL_MEM_FENCE);
	if (keep)
		my = atomic_inc(&count);
	barrier(CLK_LOCAL_MEM_FENCE);
	if (t == 0)
		base = atomic_add(lock, count);
	barrier(CLK_LOCAL_MEM_FENCE);
	if (keep)
		out[base + my] = data[t];
}

/* Node by node up a tree; the second who comes to a node goes on. */
__kernel void second_goes_up(ARGS)
{
	uint t = get_local_id(0), node = 64 + t;

	out[node] = data[t];
	while (node > 1) {
		node /= 2;
		FENCE();
		if (atomic_inc(lock + node) == 0u)
			return;
		out[node] = max(out[2 * node], out[2 * node + 1]);
	}
}

/* An offer that is taken or withdrawn; nobody waits for ever. */
__kernel void eliminate(ARGS)
{
	uint t = get_local_id(0), slot = t / 4, got = 0;

	if (t & 1u) {
		if (atomic_cmpxchg(lock + slot, 0u, t + 1) == 0u) {
			for (uint k = 0; k < 8 && LOAD(lock + slot) == t + 1; k++)
				;
			got = atomic_xchg(lock + slot, 0u);
		}
	} else {
		uint seen = LOAD(lock + slot);

		got = seen && atomic_cmpxchg(lock + slot, seen, 0u) == seen ? seen : 0;
	}
	out[t] = got + data[t];
}

/* One lane at a time, by its number. */
__kernel void in_lane_order(ARGS)
{
	uint t = get_local_id(0);

	for (uint k = 0; k < get_local_size(0); k++)
		if (k == t) {
			while (atomic_xchg(lock + 9, 1u) != 0u)
				;
			out[0] = out[0] * 2 + data[t];
			FENCE();
			atomic_xchg(lock + 9, 0u);
		}
}

/* Sums by halves, with barriers. */
__kernel void sum_halves(ARGS)
{
	__local uint part[64];
	uint t = get_local_id(0);

	part[t] = data[t];
	barrier(CLK_LOCAL_MEM_FENCE);
	for (uint s = 32; s > 0; s >>= 1) {
		if (t < s)
			part[t] += part[t + s];
		barrier(CLK_LOCAL_MEM_FENCE);
	}
	if (t == 0)
		atomic_add(lock, part[0]);
}

/* Tiles, as many as there are. */
__kernel void tiles(ARGS)
{
	__local uint tile[64];
	uint t = get_local_id(0), sum = 0;

	for (uint k = 0; k < n; k += 16) {
		tile[t] = data[k + (t & 15u)];
		barrier(CLK_LOCAL_MEM_FENCE);
		for (uint j = 0; j < 16; j++)
			sum += tile[(t + j) & 63u] * j;
		barrier(CLK_LOCAL_MEM_FENCE);
	}
	out[t] = sum;
}

/* Private counts first, then one addition for each bucket. */
__kernel void private_counts(ARGS)
{
	__local uint count[16];
	uint t = get_local_id(0);

	if (t < 16)
		count[t] = 0;
	barrier(CLK_LOCAL_MEM_FENCE);
	for (uint k = t; k < 4 * n; k += 64)
		atomic_inc(&count[data[k] * 5 & 15u]);
	barrier(CLK_LOCAL_MEM_FENCE);
	if (t < 16 && count[t] != 0)
		atomic_add(lock + t, count[t]);
}

/* The lock is tried by each in turn of a round, and another one is tried where it is taken. */
__kernel void next_lock(ARGS)
{
	uint t = get_local_id(0), at = t & 7u;
	bool done = false;

	while (!done) {
		if (atomic_xchg(lock + at, 1u) == 0u) {
			out[at] += data[t];
			FENCE();
			atomic_xchg(lock + at, 0u);
			done = true;
		}
		at = (at + 1) & 7u;
	}
}

/* The largest, kept by compare and swap on what was seen. */
__kernel void largest(ARGS)
{
	uint mine = data[get_local_id(0)] * 77 % 101, seen = LOAD(lock);

	while (seen < mine) {
		uint was = atomic_cmpxchg(lock, seen, mine);

		seen = was == seen ? mine : was;
	}
	out[get_local_id(0)] = mine;
}

/* Two buffers, swapped in each step. */
__kernel void two_buffers(ARGS)
{
	__local uint a[2][66];
	uint t = get_local_id(0), from = 0;

	a[0][t + 1] = data[t];
	if (t < 2)
		a[0][t * 65] = a[1][t * 65] = 0;
	for (uint k = 0; k < 5; k++) {
		barrier(CLK_LOCAL_MEM_FENCE);
		a[1 - from][t + 1] = (a[from][t] + a[from][t + 1] + a[from][t + 2]) / 3;
		from = 1 - from;
	}
	barrier(CLK_LOCAL_MEM_FENCE);
	out[t] = a[from][t + 1];
}
