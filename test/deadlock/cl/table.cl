/* Shared structures: tables, accounts, trees, lists. */
#define SHARED volatile __global uint *

static uint mix(uint x)
{
	x ^= x >> 7;
	x *= 0x9e3779b1u;
	return x ^ x >> 15;
}

/* A chained hash table with a lock for each of 8 buckets: lock[0..7], heads in data[0..7], links in out. */
__kernel void hash_insert_wait(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint me = get_global_id(0), b = mix(me) & 7u;

	while (atomic_cmpxchg(lock + b, 0u, 1u) != 0u)
		;
	out[me] = data[b];
	data[b] = me + 1;
	atomic_xchg(lock + b, 0u);
}

__kernel void hash_insert_inside(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint me = get_global_id(0), b = mix(me) & 7u, todo = 1;

	while (todo) {
		if (atomic_cmpxchg(lock + b, 0u, 1u) == 0u) {
			out[me] = data[b];
			data[b] = me + 1;
			atomic_xchg(lock + b, 0u);
			todo = data[b] > 1000000u;
		}
	}
}

/* Open addressing: the first free place by compare-and-swap, nothing is ever held. */
__kernel void hash_probe(SHARED restrict lock, SHARED restrict data, __global uint * restrict out, uint n)
{
	uint me = get_global_id(0), key = me + 1, at = mix(key) & 127u;

	for (;;) {
		uint old = atomic_cmpxchg(lock + at, 0u, key);

		if (old == 0u || old == key)
			break;
		at = (at + 1) & 127u;
	}
}

/* An amount from one account to another: both are locked, the lower first. */
__kernel void transfer_wait(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint me = get_global_id(0), a = mix(me) & 15u, b = (a + 1 + (me & 7u)) & 15u;
	uint lo = min(a, b), hi = max(a, b);

	while (atomic_cmpxchg(lock + lo, 0u, 1u) != 0u)
		;
	while (atomic_cmpxchg(lock + hi, 0u, 1u) != 0u)
		;
	data[a] -= 5;
	data[b] += 5;
	atomic_xchg(lock + hi, 0u);
	atomic_xchg(lock + lo, 0u);
}

__kernel void transfer_try_both(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint me = get_global_id(0), a = mix(me) & 15u, b = (a + 1 + (me & 7u)) & 15u;
	uint lo = min(a, b), hi = max(a, b), todo = 1;

	while (todo) {
		if (atomic_cmpxchg(lock + lo, 0u, 1u) == 0u) {
			if (atomic_cmpxchg(lock + hi, 0u, 1u) == 0u) {
				data[a] -= 5;
				data[b] += 5;
				todo = lock[lo] == 7u;
				atomic_xchg(lock + hi, 0u);
			}
			atomic_xchg(lock + lo, 0u);
		}
	}
}

/* A binary tree in data: node i has children 2i+1 and 2i+2; an empty child is 0. The walk locks the place where it inserts. */
__kernel void tree_insert_wait(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint me = get_global_id(0), key = mix(me) | 1u, at = 0, bit = 0;
	bool placed = false;

	while (!placed) {
		while (at < 511 && data[at] != 0u)
			at = 2 * at + 1 + (key >> (bit++ & 31u) & 1u);
		if (at >= 511)
			break;
		while (atomic_cmpxchg(lock + at, 0u, 1u) != 0u)
			;
		if (data[at] == 0u) {
			data[at] = key;
			placed = true;
		}
		atomic_xchg(lock + at, 0u);
	}
}

__kernel void tree_insert_swap(SHARED restrict lock, SHARED restrict data, __global uint * restrict out, uint n)
{
	uint me = get_global_id(0), key = mix(me) | 1u, at = 0, bit = 0;

	while (at < 511 && atomic_cmpxchg(data + at, 0u, key) != 0u)
		at = 2 * at + 1 + (key >> (bit++ & 31u) & 1u);
}

/* Lock-free push on a list: lock[0] is the head, out the links. */
__kernel void list_push(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint me = get_global_id(0), head = lock[0], seen;

	for (;;) {
		out[me] = head;
		seen = atomic_cmpxchg(lock, head, me + 1);
		if (seen == head)
			break;
		head = seen;
	}
}

/* Floats summed by compare-and-swap on their bits. */
__kernel void float_add(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint me = get_global_id(0), old = data[0], now;

	do {
		now = old;
		old = atomic_cmpxchg(data, now, as_uint(as_float(now) + (float)me));
	} while (old != now);
}

__kernel void float_max(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint me = get_global_id(0), old = data[0], now;
	float mine = (float)(mix(me) & 1023u);

	do {
		now = old;
		if (as_float(now) >= mine)
			break;
		old = atomic_cmpxchg(data, now, as_uint(mine));
	} while (old != now);
}

/* The same with a result that is stored afterwards. */
__kernel void float_add_fetch(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint me = get_global_id(0), old = data[0], now;

	do {
		now = old;
		old = atomic_cmpxchg(data, now, as_uint(as_float(now) + 1.0f));
	} while (old != now);
	out[me] = old < 0x7f800000u;
}

/* Exchange until what comes back is what was put in. */
__kernel void float_add_exchange(SHARED lock, SHARED data, __global uint *out, uint n)
{
	float mine = 1.0f;

	while (mine != 0.0f) {
		float sum = mine + as_float(atomic_xchg(data, as_uint(0.0f)));

		mine = as_float(atomic_xchg(data, as_uint(sum)));
	}
}

/* A histogram in local memory in the warp-synchronous style: a tag says whose count was written. */
__kernel void histogram_tagged(SHARED lock, SHARED data, __global uint *out, uint n)
{
	volatile __local uint bin[16];
	uint me = get_local_id(0), tag = me << 26, b, count;

	if (me < 16)
		bin[me] = 0;
	barrier(CLK_LOCAL_MEM_FENCE);
	b = mix(me) & 15u;
	do {
		count = (bin[b] & 0x03ffffffu) + 1;
		count |= tag;
		bin[b] = count;
	} while (bin[b] != count);
	barrier(CLK_LOCAL_MEM_FENCE);
	if (me < 16)
		out[me] = bin[me] & 0x03ffffffu;
}

/* Places in buckets, by the same trick on a last-writer word. */
__kernel void bucket_place(SHARED lock, SHARED data, __global uint *out, uint n)
{
	volatile __local uint count[8];
	volatile __local uint winner[8];
	uint me = get_local_id(0), b = mix(me) & 7u, todo = 1;

	if (me < 8)
		count[me] = 0;
	barrier(CLK_LOCAL_MEM_FENCE);
	while (todo) {
		winner[b] = me;
		if (winner[b] == me) {
			uint at = count[b];

			count[b] = at + 1;
			todo = at > 1000u;
		}
	}
	barrier(CLK_LOCAL_MEM_FENCE);
	if (me < 8)
		out[me] = count[me];
}

/* Union by hooking the larger root under the smaller. */
__kernel void union_hook(SHARED restrict lock, SHARED restrict data, __global uint * restrict out, uint n)
{
	uint me = get_global_id(0), a = me + 64, b = (me * 7 + 3) % 64 + 64;

	for (;;) {
		while (data[a] != a)
			a = data[a];
		while (data[b] != b)
			b = data[b];
		if (a == b)
			break;
		if (atomic_cmpxchg(data + max(a, b), max(a, b), min(a, b)) == max(a, b))
			break;
	}
}

/* The form that most programs have: read, then swap against what was read. */
__kernel void float_add_read(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint me = get_global_id(0), old;

	do {
		old = data[me & 3u];
	} while (atomic_cmpxchg(data + (me & 3u), old, as_uint(as_float(old) + 2.0f)) != old);
	out[me] = me;
}

__kernel void max_by_read(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint me = get_global_id(0), mine = mix(me), old;

	do {
		old = lock[0];
	} while (old < mine && atomic_cmpxchg(lock, old, mine) != old);
	out[me] = mine;
}
