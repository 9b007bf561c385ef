/* Searches, tables, unions, trees without locks and with them: some hang in lock step, most end. */
#define SHARED volatile __global uint *
#define ARGS SHARED lock, SHARED data, __global uint *out, uint n
#define LOAD(p) atomic_add(p, 0u)
#define FENCE() mem_fence(CLK_GLOBAL_MEM_FENCE)
#define SIZE(x) __attribute__((reqd_work_group_size(x, 1, 1)))

/* ---- these wait for lanes that they hold up ------------------------------------------------------------------ */
/* A slot of a table is claimed, then filled; who finds the key waits for its value. */
__kernel void claim_then_fill(ARGS)
{
	uint t = get_local_id(0), key = (t & 7u) + 1, at = key * 11u & 63u, was;

	for (;;) {
		was = atomic_cmpxchg(&lock[at], 0u, key);
		if (was == 0u || was == key)
			break;
		at = (at + 1) & 63u;
	}
	if (was == key)
		while (LOAD(&lock[128 + at]) == 0u)
			;
	else
		atomic_xchg(&lock[128 + at], t + 1);
	out[t] = LOAD(&lock[128 + at]);
}

/* A list of which each node has a lock: both nodes are held. */
__kernel void hand_over_hand(ARGS)
{
	uint t = get_local_id(0), at = 0;

	while (atomic_xchg(&lock[0], 1u) != 0u)
		;
	for (uint k = 0; k < 3; k++) {
		while (atomic_xchg(&lock[at + 1], 1u) != 0u)
			;
		atomic_xchg(&lock[at], 0u);
		at++;
	}
	out[t] = at;
	FENCE();
	atomic_xchg(&lock[at], 0u);
}

/* Inserts into a tree under a lock of the node that is to get a child. */
__kernel void tree_with_locks(ARGS)
{
	uint t = get_local_id(0) + 1, key = t * 37u & 127u, at = 0;

	for (;;) {
		uint side = key < (at ? out[at] : 64u) ? 0u : 1u, next = LOAD(&lock[256 + 2 * at + side]);

		if (next) {
			at = next;
			continue;
		}
		while (atomic_cmpxchg(&lock[at], 0u, 1u) != 0u)
			;
		next = LOAD(&lock[256 + 2 * at + side]);
		if (next == 0u) {
			out[t] = key;
			atomic_xchg(&lock[256 + 2 * at + side], t);
		}
		FENCE();
		atomic_xchg(&lock[at], 0u);
		if (next == 0u)
			break;
		at = next;
	}
}

/* Waits until the row above is solved: a triangular system. */
__kernel void solve_rows(ARGS)
{
	uint t = get_local_id(0), sum = data[t];

	for (uint k = t > 3 ? t - 3 : 0; k < t; k++) {
		while (LOAD(&lock[k]) == 0u)
			;
		sum += LOAD(&lock[128 + k]) & 0xffu;
	}
	atomic_xchg(&lock[128 + t], sum);
	FENCE();
	atomic_xchg(&lock[t], 1u);
	out[t] = sum;
}

/* A pool of nodes: an empty one is waited for, and filled by who gives its node back behind. */
__kernel void pool_of_eight(ARGS)
{
	uint t = get_local_id(0);

	for (;;) {
		uint used = LOAD(lock);

		if (used < 8u && atomic_cmpxchg(lock, used, used + 1) == used)
			break;
	}
	out[t] = data[t] * 2;
	FENCE();
	atomic_dec(lock);
}

/* Rotates a pointer that only its holder may move on. */
__kernel void round_robin(ARGS)
{
	uint t = get_local_id(0), turns = 0;

	while (turns < 2) {
		while ((LOAD(lock) & 63u) != t)
			;
		out[t] += turns;
		turns++;
		atomic_inc(lock);
	}
}

/* Looks for a free lock among four, and keeps trying. */
__kernel void any_of_four(ARGS)
{
	uint t = get_local_id(0), k = t & 3u;

	while (atomic_cmpxchg(&lock[k], 0u, 1u) != 0u)
		k = (k + 1) & 3u;
	data[64 + k] += 1;
	FENCE();
	atomic_xchg(&lock[k], 0u);
}

/* Back-off that grows, and the release behind. */
__kernel void growing_backoff(ARGS)
{
	uint t = get_local_id(0), delay = 1, x = t;

	while (atomic_cmpxchg(lock, 0u, 1u) != 0u) {
		for (uint k = 0; k < delay; k++)
			x = x * 3 + 1;
		delay = min(delay * 2, 64u);
	}
	out[0] += x;
	FENCE();
	atomic_xchg(lock, 0u);
}

/* Two loops: the second waits for what the first one of the others writes. */
__kernel void second_waits(ARGS)
{
	uint t = get_local_id(0);

	if (t < 32) {
		while (LOAD(&lock[t + 32]) == 0u)
			;
		out[t] = 1;
	} else {
		for (uint k = 0; k < 3; k++)
			data[256 + t] += k;
		FENCE();
		atomic_xchg(&lock[t], 1u);
	}
}

/* A switch with a waiting case before the telling one. */
__kernel void case_waits(ARGS)
{
	uint t = get_local_id(0);

	switch (t & 3u) {
	case 0:
		while (LOAD(&lock[t | 3u]) == 0u)
			;
		out[t] = 5;
		break;
	case 1: out[t] = data[t]; break;
	case 2: out[t] = data[t] + 1; break;
	default:
		out[t] = 7;
		atomic_xchg(&lock[t], 1u);
	}
}

/* ---- these end -------------------------------------------------------------------------------------------------- */
/* Linear probing with a pair of key and count. */
__kernel void probe_and_count(ARGS)
{
	uint t = get_local_id(0), key = (data[t] * 7u & 31u) + 1, at = key * 13u & 63u;

	for (;;) {
		uint was = atomic_cmpxchg(&lock[2 * at], 0u, key);

		if (was == 0u || was == key) {
			atomic_inc(&lock[2 * at + 1]);
			break;
		}
		at = (at + 1) & 63u;
	}
	out[t] = at;
}

/* Looks a key up; the table is not written here. */
__kernel void look_up(ARGS)
{
	uint t = get_local_id(0), key = t * 3u + 1, at = key & 63u, steps = 0;

	while (data[at] != key && data[at] != 0u) {
		at = (at + 1) & 63u;
		steps++;
	}
	out[t] = steps;
}

/* Union of the two ends of an edge, the larger root under the smaller one; finds by halving. */
__kernel void union_halving(ARGS)
{
	uint t = get_local_id(0), a = t, b = (t * 29u + 3u) & 63u;

	for (;;) {
		uint p;

		while ((p = data[a]) != a) {
			data[a] = data[p];
			a = p;
		}
		while ((p = data[b]) != b) {
			data[b] = data[p];
			b = p;
		}
		if (a == b)
			break;
		if (atomic_cmpxchg(&data[max(a, b)], max(a, b), min(a, b)) == max(a, b))
			break;
	}
	out[t] = min(a, b);
}

/* A tree of keys without locks: a child is put in by compare-and-swap. */
__kernel void tree_without_locks(ARGS)
{
	uint t = get_local_id(0) + 1, key = t * 37u & 127u, at = 0, next;

	out[t] = key;
	FENCE();
	for (;;) {
		uint side = key < (at * 37u & 127u) ? 0u : 1u;

		next = atomic_cmpxchg(&lock[2 * at + side], 0u, t);
		if (next == 0u)
			break;
		at = next;
	}
	out[64 + t] = at;
}

/* Tasks by a counter of the grid, many for each work-item. */
__kernel void persistent(ARGS)
{
	uint t = get_local_id(0), task, sum = 0;

	while ((task = atomic_inc(lock)) < 256u) {
		for (uint k = 0; k < (task & 3u); k++)
			sum += data[task + k];
		out[task] = sum;
	}
	out[300 + t] = sum;
}

/* Tasks for a whole wave: work-item 0 fetches, LDS tells. */
__kernel SIZE(64) void persistent_wave(ARGS)
{
	__local uint task;
	uint t = get_local_id(0);

	for (;;) {
		barrier(CLK_LOCAL_MEM_FENCE);
		if (t == 0)
			task = atomic_inc(lock);
		barrier(CLK_LOCAL_MEM_FENCE);
		if (task >= 8u)
			break;
		out[64 * task + t] = data[t] + task;
	}
}

/* A sum of floats by compare-and-swap, into one of eight places. */
__kernel void float_places(ARGS)
{
	uint t = get_local_id(0), at = t & 7u, old = LOAD(&lock[at]), seen;

	for (;;) {
		seen = atomic_cmpxchg(&lock[at], old, as_uint(as_float(old) + (float)data[t]));
		if (seen == old)
			break;
		old = seen;
	}
	out[t] = old;
}

/* Bisection, and a walk from there; nobody writes the table. */
__kernel void bisect_and_walk(ARGS)
{
	uint t = get_local_id(0), low = 0, high = 256;

	while (low < high) {
		uint mid = (low + high) / 2;

		if (data[mid] < t * 3u)
			low = mid + 1;
		else
			high = mid;
	}
	while (low < 512u && (data[low] & 7u) != 0u)
		low++;
	out[t] = low;
}

/* Stack with a tag: pops until it has something or the stack is empty. */
__kernel void pop_with_tag(ARGS)
{
	uint t = get_local_id(0), old, new_top, got = 0;

	if (t == 0)
		atomic_xchg(lock, 20u);
	barrier(CLK_GLOBAL_MEM_FENCE);
	old = LOAD(lock);
	while ((old & 0xffffu) != 0u) {
		uint seen;

		new_top = ((old & 0xffff0000u) + 0x10000u) | data[old & 0xffffu] - 1u;
		seen = atomic_cmpxchg(lock, old, new_top);
		if (seen == old) {
			got = old & 0xffffu;
			break;
		}
		old = seen;
	}
	out[t] = got;
}
