/* Who takes what: locks of several kinds, tickets, bits, leaders; each of the first half hangs in lock step. */
#define SHARED volatile __global uint *
#define ARGS SHARED lock, SHARED data, __global uint *out, uint n
#define LOAD(p) atomic_add(p, 0u)
#define FENCE() mem_fence(CLK_GLOBAL_MEM_FENCE)
#define SIZE(x) __attribute__((reqd_work_group_size(x, 1, 1)))

/* ---- these wait for lanes that they hold up ------------------------------------------------------------------ */
/* The lock of a cell of a grid of 8 by 8, which four work-items share. */
__kernel void cell_lock(ARGS)
{
	uint t = get_local_id(0), x = t & 7u, y = t >> 3, cell = (y >> 1) * 4 + (x >> 1);

	while (atomic_cmpxchg(&lock[cell], 0u, t + 1) != 0u)
		;
	data[64 + cell] += t;
	FENCE();
	atomic_xchg(&lock[cell], 0u);
}

/* A lock whose owner is written beside it, given back by the owner only. */
__kernel void owned_lock(ARGS)
{
	uint t = get_local_id(0);

	while (atomic_xchg(lock, 1u))
		;
	lock[1] = t;
	FENCE();
	out[0] += data[t];
	if (lock[1] == t)
		atomic_xchg(lock, 0u);
}

/* The lock is entered again by its owner: three calls deep. */
__kernel void entered_again(ARGS)
{
	uint t = get_local_id(0) + 1;

	for (uint deep = 0; deep < 3; deep++) {
		for (;;) {
			uint owner = LOAD(lock);

			if (owner == t || (owner == 0u && atomic_cmpxchg(lock, 0u, t) == 0u))
				break;
		}
		lock[1]++;
	}
	out[t] = lock[1];
	FENCE();
	atomic_xchg(lock, 0u);
}

/* Tickets for two counters: odd and even work-items stand in queues of their own. */
__kernel void two_queues(ARGS)
{
	uint t = get_local_id(0), q = (t & 1u) * 2, my = atomic_inc(&lock[q]);

	while (LOAD(&lock[q + 1]) != my)
		;
	out[t] = my;
	atomic_inc(&lock[q + 1]);
}

/* Ticket, and the queue moves on only behind the second loop. */
__kernel void ticket_then_sum(ARGS)
{
	uint t = get_local_id(0), my = atomic_inc(lock), sum = 0;

	while (LOAD(lock + 1) != my)
		;
	for (uint k = 0; k < 4; k++)
		sum += data[t + k];
	out[my] = sum;
	atomic_add(lock + 1, 1u);
}

/* A lock in LDS for each row. */
__kernel SIZE(64) void row_lock(ARGS)
{
	__local uint row[8];
	uint t = get_local_id(0);

	if (t < 8)
		row[t] = 0;
	barrier(CLK_LOCAL_MEM_FENCE);
	while (atomic_cmpxchg(&row[t >> 3], 0u, 1u) != 0u)
		;
	out[t >> 3] += data[t];
	atomic_xchg(&row[t >> 3], 0u);
}

/* The upper 16 bits count who waits, the lower are the lock. */
__kernel void counted_waiters(ARGS)
{
	uint t = get_local_id(0), was;

	atomic_add(lock, 0x10000u);
	do
		was = atomic_or(lock, 1u);
	while (was & 1u);
	out[0] += t;
	FENCE();
	atomic_sub(lock, 0x10001u);
}

/* Locks from the left and the right fork, taken in the order of their numbers. */
__kernel void forks(ARGS)
{
	uint t = get_local_id(0), a = min(t, (t + 1) & 63u), b = max(t, (t + 1) & 63u);

	while (atomic_cmpxchg(&lock[a], 0u, 1u) != 0u)
		;
	while (atomic_cmpxchg(&lock[b], 0u, 1u) != 0u)
		;
	data[a] += 1;
	data[b] += 1;
	FENCE();
	atomic_xchg(&lock[b], 0u);
	atomic_xchg(&lock[a], 0u);
}

/* The first one to come works, all others wait until it has set the flag. */
__kernel void first_comes(ARGS)
{
	uint t = get_local_id(0);

	if (atomic_inc(lock) != 0u) {
		while (LOAD(lock + 1) == 0u)
			;
	} else {
		out[64] = data[t] * 3;
		FENCE();
		atomic_xchg(lock + 1, 1u);
	}
	out[t] = out[64];
}

/* A leader for each group of eight, chosen too late: the others wait first. */
__kernel SIZE(64) void leader_of_eight(ARGS)
{
	uint t = get_local_id(0), g = t >> 3;

	if ((t & 7u) != 7u)
		while (LOAD(&lock[g]) == 0u)
			;
	else {
		data[64 + g] = g;
		FENCE();
		atomic_xchg(&lock[g], 1u);
	}
	out[t] = data[64 + g];
}

/* ---- these end -------------------------------------------------------------------------------------------------- */
/* The lock of the cell, all in one iteration. */
__kernel void cell_lock_inside(ARGS)
{
	uint t = get_local_id(0), x = t & 7u, y = t >> 3, cell = (y >> 1) * 4 + (x >> 1);
	bool done = false;

	while (!done) {
		if (atomic_cmpxchg(&lock[cell], 0u, t + 1) == 0u) {
			data[64 + cell] += t;
			FENCE();
			atomic_xchg(&lock[cell], 0u);
			done = true;
		}
		mem_fence(CLK_GLOBAL_MEM_FENCE);
	}
}

/* Each work-item in its turn, by ballot and ctz; the lock is one for all groups. */
__kernel SIZE(64) void turn_by_ballot(ARGS)
{
	uint lane = get_local_id(0);
	bool todo = data[lane] % 3u != 0u;

	for (ulong left = __builtin_amdgcn_ballot_w64(todo); left; left &= left - 1) {
		if (lane == (uint)__builtin_ctzl(left)) {
			while (atomic_cmpxchg(lock, 0u, 1u) != 0u)
				;
			out[0] += lane;
			FENCE();
			atomic_xchg(lock, 0u);
		}
	}
}

/* Ticket of a whole wave: work-item 0 takes it, and gives it back after the others have worked. */
__kernel SIZE(64) void wave_ticket(ARGS)
{
	uint t = get_local_id(0), my = 0;

	if (t == 0) {
		my = atomic_inc(lock);
		while (LOAD(lock + 1) != my)
			;
	}
	barrier(CLK_GLOBAL_MEM_FENCE);
	out[t] += data[t];
	barrier(CLK_GLOBAL_MEM_FENCE);
	if (t == 0)
		atomic_inc(lock + 1);
}

/* Gives up after 50 tries, and counts what was lost. */
__kernel void give_up(ARGS)
{
	uint t = get_local_id(0), tries = 0;

	while (atomic_cmpxchg(lock, 0u, 1u) != 0u && ++tries < 50u)
		;
	if (tries < 50u) {
		out[t] = tries;
		FENCE();
		atomic_xchg(lock, 0u);
	} else {
		atomic_inc(lock + 1);
	}
}

/* A bit of a mask of free places, by compare-and-swap. */
__kernel void place_by_swap(ARGS)
{
	uint t = get_local_id(0), w = t >> 5, old = LOAD(&lock[w]), place;

	for (;;) {
		uint bit = ~old & (old + 1u), seen;

		seen = atomic_cmpxchg(&lock[w], old, old | bit);
		if (seen == old) {
			place = w * 32 + popcount(bit - 1u);
			break;
		}
		old = seen;
	}
	out[place] = t + 1;
}

/* The own lock of each work-item of the grid. */
__kernel void own_slot(ARGS)
{
	uint g = get_global_id(0);

	while (atomic_xchg(&lock[g], 1u) != 0u)
		;
	out[g] = data[g] + 1;
	FENCE();
	atomic_xchg(&lock[g], 0u);
}

/* Reserves room for all its results at once. */
__kernel void reserve_room(ARGS)
{
	uint t = get_local_id(0), want = data[t] & 3u, at = LOAD(lock), seen;

	while (at + want <= 80u) {
		seen = atomic_cmpxchg(lock, at, at + want);
		if (seen == at)
			break;
		at = seen;
	}
	for (uint k = 0; k < want; k++)
		if (at + k < 80u)
			out[at + k] = t;
}

/* Who finds the lock taken does its work in another way. */
__kernel void else_other_way(ARGS)
{
	uint t = get_local_id(0);

	for (uint k = 0; k < 8; k++) {
		if (atomic_cmpxchg(&lock[k], 0u, 1u) == 0u) {
			out[k] += data[t];
			FENCE();
			atomic_xchg(&lock[k], 0u);
		} else {
			atomic_add(&data[64 + k], t);
		}
	}
}

/* Work-item 0 alone takes the lock of the grid, twice. */
__kernel void one_takes_twice(ARGS)
{
	for (uint k = 0; k < 2; k++) {
		if (get_global_id(0) == 0) {
			while (atomic_cmpxchg(&lock[k], 0u, 1u) != 0u)
				;
			out[k] = data[k] + 1;
			FENCE();
			atomic_xchg(&lock[k], 0u);
		}
	}
}

/* The smallest number that the wave has not yet handled goes next. */
__kernel SIZE(64) void smallest_next(ARGS)
{
	uint t = get_local_id(0), mine = data[t] * 5u & 63u;
	bool todo = true;

	while (__builtin_amdgcn_ballot_w64(todo)) {
		uint first = __builtin_amdgcn_readfirstlane(todo ? mine : 64u);

		if (todo && mine == first) {
			out[t] = atomic_inc(lock);
			todo = false;
		} else if (first == 64u) {
			todo = false;
		}
	}
}
