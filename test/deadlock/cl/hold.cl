/* Resources that lanes hold while others ask for them: locks, tickets, seats, pages, chopsticks, elections. */
#define SHARED volatile __global uint *
#define ARGS SHARED lock, SHARED data, __global uint *out, uint n
#define LANE __builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, 0u))
#define SIZE(x, y) __attribute__((reqd_work_group_size(x, y, 1)))

/* ---- dining philosophers: chopsticks 0 to 63 ---- */
__kernel void dine_ordered(ARGS)
{
	uint me = get_global_id(0), a = me, b = (me + 1) % 64, low = min(a, b), high = max(a, b);

	while (atomic_cmpxchg(&lock[low], 0u, 1u) != 0u)
		;
	while (atomic_cmpxchg(&lock[high], 0u, 1u) != 0u)
		;
	data[me] += 1;
	atomic_xchg(&lock[high], 0u);
	atomic_xchg(&lock[low], 0u);
}

__kernel void dine_inside(ARGS)
{
	uint me = get_global_id(0), a = me, b = (me + 1) % 64, low = min(a, b), high = max(a, b);

	for (bool fed = false; !fed;) {
		if (atomic_cmpxchg(&lock[low], 0u, 1u) != 0u)
			continue;
		if (atomic_cmpxchg(&lock[high], 0u, 1u) == 0u) {
			data[me] += 1;
			fed = true;
			atomic_xchg(&lock[high], 0u);
		}
		atomic_xchg(&lock[low], 0u);
	}
}

__kernel void dine_tables(ARGS)	/* a table for each two lanes, the odd one waits for the even one to have eaten */
{
	uint me = get_local_id(0);

	if (me & 1)
		while (atomic_add(&lock[me / 2], 0u) == 0u)
			;
	data[me] += 1;
	if (!(me & 1))
		atomic_xchg(&lock[me / 2], 1u);
}

__kernel void dine_counted(ARGS)
{
	uint me = get_local_id(0), left;

	for (left = 4; left != 0; left--)
		if (atomic_cmpxchg(&lock[me & 7], 0u, 1u) == 0u) {
			data[me] += 1;
			atomic_xchg(&lock[me & 7], 0u);
			break;
		}
	out[me] = left;
}

/* ---- tickets ---- */
__kernel void ticket_plain(ARGS)
{
	uint mine = atomic_inc(&lock[0]);

	while (atomic_add(&lock[1], 0u) != mine)
		;
	data[0] += 1;
	atomic_inc(&lock[1]);
}

__kernel void ticket_of_wave(ARGS)
{
	uint mine = 0;

	if (LANE == 0) {
		mine = atomic_inc(&lock[0]);
		while (atomic_add(&lock[1], 0u) != mine)
			;
		data[0] += 64;
		atomic_inc(&lock[1]);
	}
	out[get_global_id(0)] = mine;
}

__kernel void ticket_inside(ARGS)
{
	uint mine = atomic_inc(&lock[0]);
	bool done = false;

	do {
		if (lock[1] == mine) {
			data[0] += 1;
			mem_fence(CLK_GLOBAL_MEM_FENCE);
			lock[1] = mine + 1;
			done = true;
		}
	} while (!done);
}

__kernel void ticket_backoff(ARGS)
{
	uint mine = atomic_inc(&lock[0]), pause = 1;

	while (atomic_add(&lock[1], 0u) != mine) {
		for (uint k = 0; k < pause; k++)
			out[get_global_id(0)] = k;
		pause = min(2 * pause, 32u);
	}
	data[0] += 1;
	atomic_inc(&lock[1]);
}

/* ---- one lane of the wave ---- */
__kernel SIZE(64, 1) void elect_each(ARGS)
{
	ulong left = __builtin_amdgcn_ballot_w64(data[get_local_id(0)] & 1);

	while (left) {
		uint now = (uint)__builtin_ctzl(left);

		if (LANE == now) {
			while (atomic_cmpxchg(&lock[now & 3], 0u, 1u) != 0u)
				;
			data[now] += 1;
			atomic_xchg(&lock[now & 3], 0u);
		}
		left &= left - 1;
	}
}

__kernel SIZE(64, 1) void elect_by_max(ARGS)	/* who has written the greatest number speaks */
{
	__local uint best;

	if (get_local_id(0) == 0)
		best = 0;
	barrier(CLK_LOCAL_MEM_FENCE);
	atomic_max(&best, get_local_id(0) * 7 % 64);
	barrier(CLK_LOCAL_MEM_FENCE);
	if (get_local_id(0) * 7 % 64 == best) {
		while (atomic_cmpxchg(lock, 0u, 1u) != 0u)
			;
		data[0] += 1;
		atomic_xchg(lock, 0u);
	}
}

__kernel SIZE(64, 1) void elect_waits(ARGS)	/* the others wait for who was elected */
{
	ulong who = __builtin_amdgcn_ballot_w64(data[get_local_id(0)] > 3);

	if (LANE == (uint)__builtin_ctzl(who)) {
		data[0] += 1;
		atomic_xchg(lock, 1u);
	} else {
		while (atomic_add(lock, 0u) == 0u)
			;
	}
}

__kernel SIZE(64, 1) void elect_waits_first(ARGS)
{
	ulong who = __builtin_amdgcn_ballot_w64(data[get_local_id(0)] > 3);

	if (LANE != (uint)__builtin_ctzl(who)) {
		while (atomic_add(lock, 0u) == 0u)
			;
	} else {
		data[0] += 1;
		atomic_xchg(lock, 1u);
	}
	out[get_local_id(0)] = data[0];
}

/* ---- readers and writers ---- */
__kernel void readers_all(ARGS)	/* lane 0 writes first, the others read then */
{
	uint me = get_local_id(0);

	if (me == 0) {
		while (atomic_cmpxchg(lock, 0u, 0x80000000u) != 0u)
			;
		data[0] = 17;
		atomic_and(lock, 0x7fffffffu);
	} else {
		while (atomic_inc(lock) & 0x80000000u)
			atomic_dec(lock);
		out[me] = data[0];
		atomic_dec(lock);
	}
}

__kernel void readers_try(ARGS)
{
	uint me = get_local_id(0);

	for (bool done = false; !done;) {
		uint was = atomic_add(lock, 0u);

		if (!(was & 0x80000000u) && atomic_cmpxchg(lock, was, was + 1) == was) {
			out[me] = data[0];
			atomic_dec(lock);
			done = true;
		}
	}
}

__kernel void writers_drain(ARGS)	/* the writer waits until the readers are gone */
{
	uint me = get_local_id(0);

	atomic_inc(lock);
	if (me == 5) {
		while (atomic_add(lock, 0u) != 1u)
			;
		data[0] = 1;
	}
	atomic_dec(lock);
}

__kernel void writers_drained(ARGS)	/* the readers leave first */
{
	uint me = get_local_id(0);

	atomic_inc(lock);
	if (me != 5)
		atomic_dec(lock);
	if (me == 5) {
		while (atomic_add(lock, 0u) != 1u)
			;
		data[0] = 1;
		atomic_dec(lock);
	}
}

/* ---- sequence locks ---- */
__kernel void sequence_read(ARGS)
{
	uint me = get_local_id(0), s, a, b;

	do {
		s = lock[0];
		a = data[0];
		b = data[1];
	} while ((s & 1) || lock[0] != s);
	out[me] = a + b;
}

__kernel void sequence_write(ARGS)
{
	uint me = get_local_id(0), s;

	do
		s = atomic_add(lock, 0u) & ~1u;
	while (atomic_cmpxchg(lock, s, s + 1) != s);
	data[0] += me;
	atomic_inc(lock);
}

__kernel void sequence_write_inside(ARGS)
{
	uint me = get_local_id(0);

	for (bool done = false; !done;) {
		uint s = atomic_add(lock, 0u) & ~1u;

		if (atomic_cmpxchg(lock, s, s + 1) == s) {
			data[0] += me;
			atomic_inc(lock);
			done = true;
		}
	}
}

/* ---- 64 bits ---- */
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable
__kernel void wide_lock(ARGS)
{
	volatile __global ulong *l = (volatile __global ulong *)lock;
	ulong me = get_global_id(0) + 1;

	while (atom_cmpxchg(l, 0ul, me) != 0ul)
		;
	data[0] += 1;
	atom_xchg(l, 0ul);
}

__kernel void wide_own_lock(ARGS)
{
	volatile __global ulong *l = (volatile __global ulong *)lock;
	ulong me = get_global_id(0);

	while (atom_cmpxchg(&l[me], 0ul, me + 1) != 0ul)
		;
	data[me] += 1;
	atom_xchg(&l[me], 0ul);
}

__kernel void wide_add_double(ARGS)
{
	volatile __global ulong *sum = (volatile __global ulong *)lock;
	ulong was = *sum, seen;

	while ((seen = atom_cmpxchg(sum, was, as_ulong(as_double(was) + 1.0))) != was)
		was = seen;
}
