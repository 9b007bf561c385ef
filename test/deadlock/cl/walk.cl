/* Loops that walk over data, lists and trees; most of them wait for nobody. */
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
#define SHARED volatile __global uint *
#define SIZE(x) __attribute__((reqd_work_group_size(x, 1, 1)))

/* Goes on until a key is found: data is 0, 1, 2, ... */
__kernel void search_key(SHARED lock, __global const uint *data, __global uint *out, uint n)
{
	uint t = get_local_id(0), i = t;

	while (data[i] != t + 40)
		i++;
	out[t] = i;
}

__kernel void search_down(SHARED lock, __global const uint *data, __global uint *out, uint n)
{
	uint t = get_local_id(0);
	int i = 2000 + (int)t;

	while (data[i] > t + 3)
		i -= 3;
	out[t] = (uint)i;
}

__kernel void search_pointer(SHARED lock, __global const uint *data, __global uint *out, uint n)
{
	uint t = get_local_id(0);
	__global const uint *p = data + t;

	while (*p < 100)
		p += 2;
	out[t] = (uint)(p - data);
}

__kernel void string_length(SHARED lock, __global const uchar *data, __global uint *out, uint n)
{
	uint t = get_local_id(0);
	ulong i = 4 * t + 1;

	while (data[i])
		i++;
	out[t] = (uint)i;
}

/* Comes back to where it began: waits. Deadlocks. */
__kernel void search_around(SHARED lock, SHARED data, SHARED out, uint n)
{
	uint t = get_local_id(0), i = t;

	while (t != 5 && out[i] != 77)
		i = (i + 1) % n;
	out[t] = 77;
}

/* Reads every other round what it waits for. Deadlocks. */
__kernel void search_and_poll(SHARED lock, SHARED data, SHARED out, uint n)
{
	uint t = get_local_id(0), i = t, found = 0;

	while (!found) {
		i++;
		if ((i & 0xffff) == 0)
			found = data[i & 63];
		else if (t != 5)
			found = lock[0];
		else
			found = 1;
	}
	lock[0] = 1;
}

/* Moves only while the place is used. Deadlocks. */
__kernel void search_or_stay(SHARED lock, SHARED data, SHARED out, uint n)
{
	uint t = get_local_id(0), i = 0, v;

	while (t != 5 && (v = lock[i]) != 2)
		i += v & 1;
	lock[0] = 2;
}

/* Counters of 64 bits. */
__kernel void count_long(SHARED lock, SHARED data, __global uint *out, uint n)
{
	ulong sum = 0;

	for (ulong i = get_local_id(0); i < (ulong)n * 4; i += 2)
		sum += data[i];
	out[get_local_id(0)] = (uint)sum;
}

__kernel void count_until(SHARED lock, SHARED data, SHARED out, uint n)
{
	ulong i = get_global_id(0);

	while (i < (ulong)n * 3 && data[i] != 90)
		i++;
	data[200 + get_local_id(0)] = (uint)i;
}

/* The root of a tree: data[x / 2] is the parent of x. */
__kernel void tree_root(SHARED lock, __global const uint *data, __global uint *out, uint n)
{
	uint x = get_local_id(0) + 1;

	while (x > 1)
		x = data[x] / 2;
	out[get_local_id(0)] = x;
}

/* A list through memory, ended by a sum. */
__kernel void list_length(SHARED lock, __global const uint *data, __global uint *out, uint n)
{
	uint x = get_local_id(0), k = 0;

	while (x < 500) {
		x = data[x] + data[x + 1];
		k++;
	}
	out[get_local_id(0)] = k;
}

/* Union and find, as it is usually written: parents are made smaller. */
__kernel void union_smaller(SHARED lock, SHARED data, SHARED out, uint n)
{
	uint t = get_local_id(0), a = t, b = t / 2;

	for (;;) {
		while (data[a] != a)
			a = data[a];
		while (data[b] != b)
			b = data[b];
		if (a == b)
			break;
		if (a < b) {
			uint c = a;
			a = b;
			b = c;
		}
		if (atomic_cmpxchg(&data[a], a, b) == a)
			break;
	}
	out[t] = b;
}

/* Halves the path. */
__kernel void find_halving(SHARED lock, SHARED data, SHARED out, uint n)
{
	uint t = get_local_id(0), x = t, p;

	while ((p = data[x]) != x) {
		data[x] = data[p];
		x = p;
	}
	out[t] = x;
}

/* A stack without a lock: takes its top element. lock[0] is the top, data[x] what is below. */
__kernel void stack_pop(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint old = lock[0], seen;

	while ((seen = atomic_cmpxchg(lock, old, data[old] + 1)) != old)
		old = seen;
	out[get_local_id(0)] = old;
}

__kernel void stack_push(SHARED lock, SHARED data, SHARED out, uint n)
{
	uint t = get_local_id(0), old;

	do {
		old = lock[0];
		out[t] = old;
	} while (atomic_cmpxchg(lock, old, t + 1) != old);
}

/* Or waits while it is empty. Deadlocks: it is filled behind the loop. */
__kernel void stack_wait(SHARED lock, SHARED data, SHARED out, uint n)
{
	uint t = get_local_id(0);

	if (t % 2) {
		uint old;

		do
			old = atomic_or(lock, 0u);
		while (old < t || atomic_cmpxchg(lock, old, old) != old);
	}
	atomic_add(lock, 1u);
}

__kernel void add_float(SHARED lock, SHARED data, SHARED out, uint n)
{
	uint old, sum;

	do {
		old = out[0];
		sum = as_uint(as_float(old) + 1.0f);
	} while (atomic_cmpxchg(out, old, sum) != old);
}

__kernel void max_of_all(SHARED lock, SHARED data, SHARED out, uint n)
{
	uint t = get_local_id(0) * 7 % 64, old = out[0];

	while (old < t) {
		uint seen = atomic_cmpxchg(out, old, t);

		if (seen == old)
			break;
		old = seen;
	}
}

/* Changes 64 bits at once. */
__kernel void add_long(volatile __global ulong *lock, SHARED data, __global uint *out, uint n)
{
	ulong old, sum;

	do {
		old = *lock;
		sum = old * 3 + 1;
	} while (atom_cmpxchg(lock, old, sum) != old);
}

/* All lanes together, by a vote. */
__kernel void vote_all(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint t = get_local_id(0), x = t;

	do {
		if (x < 70)
			x += data[x] % 5 + 1;
	} while (__builtin_amdgcn_uicmp(x, 70u, 36) != 0);
	out[t] = x;
}

/* One lock for the wave; a vote decides when all have had it. */
__kernel void vote_lock(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint done = 0;

	do {
		if (!done && atomic_cmpxchg(lock, 0u, 1u) == 0u) {
			data[0] += 1;
			atomic_xchg(lock, 0u);
			done = 1;
		}
	} while (__builtin_amdgcn_uicmp(done, 0u, 32) != 0);
}

/* The first active lane takes it for the wave. As a thread of its own each lane is the first. */
__kernel SIZE(64) void vote_leader(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint t = get_local_id(0), me = __builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, 0u));

	if (me == __builtin_ctzl(__builtin_amdgcn_uicmp(t, 1000u, 36))) {
		while (atomic_cmpxchg(lock, 0u, 1u) != 0u)
			;
		data[0] = 7;
		atomic_xchg(lock, 0u);
	}
	out[t] = t;
}

/* Pointer jumping, until nothing changes. */
__kernel void jump(SHARED lock, SHARED data, SHARED out, uint n)
{
	uint t = get_local_id(0), p = t / 2;

	out[t] = p;
	barrier(CLK_GLOBAL_MEM_FENCE);
	for (uint k = 0; k < n && out[out[t]] != out[t]; k++)
		out[t] = out[out[t]];
}

/* Neighbours wait for each other in a chain. Deadlocks. */
__kernel void chain(SHARED lock, SHARED data, SHARED out, uint n)
{
	uint t = get_local_id(0);

	while (t && out[t - 1] == 0)
		;
	out[t] = 1;
}

/* The same, told in the loop. */
__kernel void chain_inside(SHARED lock, SHARED data, SHARED out, uint n)
{
	uint t = get_local_id(0), done = 0;

	while (!done)
		if (t == 0 || out[t - 1] != 0) {
			out[t] = 1;
			done = 1;
		}
}

/* Waits for a sum of others. Deadlocks. */
__kernel void sum_of_others(SHARED lock, SHARED data, SHARED out, uint n)
{
	uint t = get_local_id(0);

	if (t >= 32)
		while (lock[0] != 32)
			;
	else
		atomic_inc(lock);
}

/* Some lanes find at once what others wait for the else to write. Deadlocks. */
__kernel void else_some(SHARED lock, SHARED data, SHARED out, uint n)
{
	uint t = get_local_id(0);
	SHARED p = t < 20 ? data + 5 : out + t - 1;

	if (t & 1) {
		while (*p == 0u)
			;
		lock[t] += 3;
	} else {
		lock[t] += 5;
		out[t] += t + 1;
	}
}
