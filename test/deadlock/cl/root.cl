/* Places that hold their own number: what swaps do to those of whom look for one. */
#define SHARED volatile __global uint *
#define ARGS SHARED lock, SHARED data, __global uint *out, uint n
#define LOAD(p) atomic_or(p, 0u)

/* Union and find as published: the greater root is hung below the smaller one. */
__kernel void union_find(ARGS)
{
	uint t = get_local_id(0), a = t, b = (t * 7 + 3) & 63u;

	for (;;) {
		while (data[a] != a)
			a = data[a];
		while (data[b] != b)
			b = data[b];
		if (a == b)
			break;
		uint high = max(a, b), low = min(a, b);
		if (atomic_cmpxchg(data + high, high, low) == high)
			break;
	}
	out[t] = a;
}

/* Down to a root by parents that are smaller; those on the way are told. */
__kernel void find_halving(ARGS)
{
	uint t = get_local_id(0), at = t, next = data[at];

	while (next < at) {
		uint grand = data[next];

		data[at] = grand;
		at = next;
		next = grand;
	}
	out[t] = at;
}

/* Edges one after the other. */
__kernel void union_edges(ARGS)
{
	uint t = get_local_id(0);

	for (uint k = 0; k < 4; k++) {
		uint a = t, b = (t * 5 + k) & 63u;

		for (;;) {
			while (data[a] != a)
				a = data[a];
			while (data[b] != b)
				b = data[b];
			if (a == b)
				break;
			uint high = max(a, b);
			if (atomic_cmpxchg(data + high, high, min(a, b)) == high)
				break;
		}
	}
}

/* H: parents go round in a circle, until one who found a root breaks it. */
__kernel void circle_broken(ARGS)
{
	uint t = get_local_id(0), a;

	data[t] = t < 2 ? 1 - t : t;
	a = t;
	barrier(CLK_GLOBAL_MEM_FENCE);
	while (data[a] != a)
		a = data[a];
	atomic_cmpxchg(data, 1u, 0u);
	out[t] = a;
}

/* H: the same by a swap that expects what its own place minus one holds. */
__kernel void circle_shifted(ARGS)
{
	uint t = get_local_id(0), a;

	data[t] = t < 2 ? 1 - t : t;
	a = t;
	barrier(CLK_GLOBAL_MEM_FENCE);
	while (data[a] != a)
		a = data[a];
	if (a == 2)
		atomic_cmpxchg(data + a - 1, a - 2, a - 1);
	out[t] = a;
}

/* H: who looks for its number plus one waits for a swap that expects the number. */
__kernel void roots_of_two_kinds(ARGS)
{
	uint t = get_local_id(0), a = t & 31u;

	lock[a] = a == 3 ? 3 : a + 1;
	barrier(CLK_GLOBAL_MEM_FENCE);
	while (lock[a] != a + 1)
		a = lock[a];
	if (a < 8) {
		uint r = data[3];

		atomic_cmpxchg(lock + r, r, r + 1);
	}
	out[64 + t] = t;
}

/* H: who goes round in a circle waits until one of the roots is none any more. */
__kernel void root_seen_from_circle(ARGS)
{
	uint t = get_local_id(0), a = t;

	data[t] = t < 2 ? 1 - t : t;
	barrier(CLK_GLOBAL_MEM_FENCE);
	while (data[a] != a && LOAD(data + 3) == 3u)
		a = data[a];
	if (a > 1)
		atomic_cmpxchg(data + a, a, 77u);
	out[t] = t;
}

/* H: two tables in one: the place of the first that expects its number is one of the second that waits for another. */
__kernel void roots_of_two_halves(ARGS)
{
	uint t = get_local_id(0), g = t >> 5, a = t < 32 ? t + 64 : t - 32;

	while (data[64 * g + a] != a)
		;
	atomic_cmpxchg(data + 64 * g + a, a, a - 64);
	out[t] = a;
}

/* H: who is told to looks, the others wait. */
__kernel void half_looks(ARGS)
{
	uint t = get_local_id(0), a = t & 7u, seen = 99;

	for (;;) {
		if (t & 1u) {
			seen = LOAD(data + a);
			if (seen == a)
				break;
		} else if (LOAD(data + a) == a + 64)
			break;
	}
	atomic_cmpxchg(data + (t & 6u), t & 6u, (t & 6u) + 64);
	out[t] = a;
}

/* H: given back by a swap that expects what was taken. */
__kernel void swap_back(ARGS)
{
	while (atomic_cmpxchg(lock, 0u, 1u) != 0u)
		;
	out[0] += 1;
	mem_fence(CLK_GLOBAL_MEM_FENCE);
	atomic_cmpxchg(lock, 1u, 0u);
}

/* H: each waits until the place before its own holds 1, and then swaps 0 for 1 in its own. */
__kernel void swap_chain(ARGS)
{
	uint t = get_local_id(0);

	if (t)
		while (LOAD(lock + t - 1) != 1u)
			;
	atomic_cmpxchg(lock + t, 0u, 1u);
}

/* Who waits until a place is free, and then tries once. */
__kernel void wait_free_try_once(ARGS)
{
	uint t = get_local_id(0);

	while (LOAD(lock + (t & 3u)) != 0u)
		if (t > 100)
			return;
	out[t] = 1;
}

