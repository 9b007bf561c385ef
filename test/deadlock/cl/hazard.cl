/* Waits that lock step has nothing to do with. Of each pair, the first kernel may hang, and the second, its twin, ends.
 * Work-item 0 of each workgroup speaks for the workgroup unless a kernel says otherwise. */
#define SHARED volatile __global uint *
#define LEADER (get_local_id(0) == 0)

/* ---- waiting for another workgroup ---- */
/* For the next one, which is started later and may never find a place. */
__kernel void next_group(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint g = get_group_id(0);

	if (LEADER) {
		if (g + 1 < get_num_groups(0))
			while (atomic_or(&lock[g + 1], 0u) == 0u)
				;
		atomic_xchg(&lock[g], 1u);
	}
}

/* For the one before, which was started earlier. */
__kernel void last_group(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint g = get_group_id(0);

	if (LEADER) {
		if (g > 0)
			while (atomic_or(&lock[g - 1], 0u) == 0u)
				;
		atomic_xchg(&lock[g], 1u);
	}
}

/* For all of them. */
__kernel void all_groups(SHARED lock, SHARED data, __global uint *out, uint n)
{
	if (LEADER) {
		atomic_inc(lock);
		while (atomic_or(lock, 0u) < get_num_groups(0))
			;
	}
}

/* For whoever holds the lock, and so has a place. */
__kernel void any_holder(SHARED lock, SHARED data, __global uint *out, uint n)
{
	if (LEADER) {
		while (atomic_cmpxchg(lock, 0u, 1u) != 0u)
			;
		data[0] += 1;
		atomic_xchg(lock, 0u);
	}
}

/* ---- waiting for who waits at a barrier ---- */
/* The flag is set behind the barrier. */
__kernel void flag_behind_barrier(SHARED lock, SHARED data, __global uint *out, uint n)
{
	volatile __local uint flag;
	uint wave = get_local_id(0) / 64;

	if (get_local_id(0) == 0)
		flag = 0;
	barrier(CLK_LOCAL_MEM_FENCE);
	if (get_local_id(0) == 64)
		while (atomic_or(&flag, 0u) == 0u)
			;
	barrier(CLK_LOCAL_MEM_FENCE);
	if (get_local_id(0) == 0)
		atomic_xchg(&flag, 1u);
	out[get_global_id(0)] = wave;
}

/* The flag is set in front of it. */
__kernel void flag_before_barrier(SHARED lock, SHARED data, __global uint *out, uint n)
{
	volatile __local uint flag;
	uint wave = get_local_id(0) / 64;

	if (get_local_id(0) == 0)
		flag = 0;
	barrier(CLK_LOCAL_MEM_FENCE);
	if (get_local_id(0) == 64)
		while (atomic_or(&flag, 0u) == 0u)
			;
	if (get_local_id(0) == 0)
		atomic_xchg(&flag, 1u);
	barrier(CLK_LOCAL_MEM_FENCE);
	out[get_global_id(0)] = wave;
}

/* The first work-item of each wave takes the lock, and gives it back behind the barrier that the others of the group do not reach. */
__kernel void lock_over_barrier(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint lane = get_local_id(0) % 64;

	if (lane == 0)
		while (atomic_cmpxchg(lock, 0u, 1u) != 0u)
			;
	barrier(CLK_GLOBAL_MEM_FENCE);
	if (lane == 0)
		atomic_xchg(lock, 0u);
}

__kernel void lock_before_barrier(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint lane = get_local_id(0) % 64;

	if (lane == 0) {
		while (atomic_cmpxchg(lock, 0u, 1u) != 0u)
			;
		data[0] += 1;
		atomic_xchg(lock, 0u);
	}
	barrier(CLK_GLOBAL_MEM_FENCE);
	out[get_global_id(0)] = data[0];
}

/* ---- a lock that is not given back ---- */
__kernel void leak_never(SHARED lock, SHARED data, __global uint *out, uint n)
{
	if (LEADER) {
		while (atomic_cmpxchg(lock, 0u, 1u) != 0u)
			;
		data[0] += 1;
	}
}

/* Returns early with it. */
__kernel void leak_return(SHARED lock, SHARED data, __global uint *out, uint n)
{
	if (LEADER) {
		while (atomic_cmpxchg(lock, 0u, 1u) != 0u)
			;
		if (data[0] >= n)
			return;
		data[0] += 1;
		atomic_xchg(lock, 0u);
	}
}

__kernel void leak_none(SHARED lock, SHARED data, __global uint *out, uint n)
{
	if (LEADER) {
		while (atomic_cmpxchg(lock, 0u, 1u) != 0u)
			;
		if (data[0] >= n) {
			atomic_xchg(lock, 0u);
			return;
		}
		data[0] += 1;
		atomic_xchg(lock, 0u);
	}
}

/* Tried once, and forgotten on one way. */
__kernel void leak_try(SHARED lock, SHARED data, __global uint *out, uint n)
{
	if (LEADER && atomic_cmpxchg(lock, 0u, 1u) == 0u) {
		if (data[1] < n) {
			data[0] += 1;
			atomic_xchg(lock, 0u);
		}
	}
}

__kernel void try_once(SHARED lock, SHARED data, __global uint *out, uint n)
{
	if (LEADER && atomic_cmpxchg(lock, 0u, 1u) == 0u) {
		if (data[1] < n)
			data[0] += 1;
		atomic_xchg(lock, 0u);
	}
}

/* No lock: who comes first does it, once. */
__kernel void first_only(SHARED lock, SHARED data, __global uint *out, uint n)
{
	if (LEADER && atomic_cmpxchg(lock, 0u, 1u) == 0u)
		data[0] = n;
}

/* One lock for each element, given back in the round that took it; every work-item. */
__kernel void leak_element(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint at = out[get_global_id(0)] % n;
	bool done = false;

	while (!done) {
		if (atomic_cmpxchg(&lock[at], 0u, 1u) == 0u) {
			done = true;
			if (data[at] < n) {
				data[at] += 1;
				atomic_xchg(&lock[at], 0u);
			}
		}
	}
}

__kernel void give_element(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint at = out[get_global_id(0)] % n;
	bool done = false;

	while (!done) {
		if (atomic_cmpxchg(&lock[at], 0u, 1u) == 0u) {
			done = true;
			if (data[at] < n)
				data[at] += 1;
			atomic_xchg(&lock[at], 0u);
		}
	}
}

/* ---- two locks ---- */
#define TAKE(l) while (atomic_cmpxchg(l, 0u, 1u) != 0u)
#define GIVE(l) atomic_xchg(l, 0u)

/* In one order by even workgroups, and in the other by odd ones. */
__kernel void order_crossed(SHARED lock, SHARED data, __global uint *out, uint n)
{
	if (!LEADER)
		return;
	if (get_group_id(0) & 1) {
		TAKE(&lock[0]);
		TAKE(&lock[1]);
	} else {
		TAKE(&lock[1]);
		TAKE(&lock[0]);
	}
	data[0] += 1;
	GIVE(&lock[0]);
	GIVE(&lock[1]);
}

__kernel void order_same(SHARED lock, SHARED data, __global uint *out, uint n)
{
	if (!LEADER)
		return;
	TAKE(&lock[0]);
	TAKE(&lock[1]);
	data[0] += 1;
	GIVE(&lock[0]);
	GIVE(&lock[1]);
}

/* Whichever two the data says, as it says them. */
__kernel void order_by_data(SHARED lock, SHARED data, __global uint *out, uint n)
{
	if (LEADER) {
		uint from = out[2 * get_group_id(0)], to = out[2 * get_group_id(0) + 1];

		TAKE(&lock[from]);
		TAKE(&lock[to]);
		data[from] -= 1;
		data[to] += 1;
		GIVE(&lock[to]);
		GIVE(&lock[from]);
	}
}

/* The lower one first. */
__kernel void order_lower_first(SHARED lock, SHARED data, __global uint *out, uint n)
{
	if (LEADER) {
		uint from = out[2 * get_group_id(0)], to = out[2 * get_group_id(0) + 1];
		uint first = min(from, to), second = max(from, to);

		TAKE(&lock[first]);
		TAKE(&lock[second]);
		data[from] -= 1;
		data[to] += 1;
		GIVE(&lock[second]);
		GIVE(&lock[first]);
	}
}

/* The second is only tried, and the first given back if it is taken. */
__kernel void order_back_off(SHARED lock, SHARED data, __global uint *out, uint n)
{
	bool done = !LEADER;
	uint from = out[2 * get_group_id(0)], to = out[2 * get_group_id(0) + 1];

	while (!done) {
		if (atomic_cmpxchg(&lock[from], 0u, 1u) == 0u) {
			if (atomic_cmpxchg(&lock[to], 0u, 1u) == 0u) {
				data[from] -= 1;
				data[to] += 1;
				done = true;
				GIVE(&lock[to]);
			}
			GIVE(&lock[from]);
		}
	}
}

/* Gives the first back before it tries the second again. */
__kernel void order_trades(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint first = get_group_id(0) & 1, second = 1 - first;

	if (!LEADER)
		return;
	TAKE(&lock[first]);
	while (atomic_cmpxchg(&lock[second], 0u, 1u) != 0u) {
		GIVE(&lock[first]);
		TAKE(&lock[first]);
	}
	data[0] += 1;
	GIVE(&lock[second]);
	GIVE(&lock[first]);
}

/* Neighbours: always the lower one first. */
__kernel void order_ascending(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint at = out[get_group_id(0)];

	if (!LEADER)
		return;
	if (data[0] == n) {
		TAKE(&lock[at]);
		TAKE(&lock[at + 1]);
	} else {
		TAKE(&lock[at + 2]);
		TAKE(&lock[at + 3]);
		GIVE(&lock[at + 2]);
		GIVE(&lock[at + 3]);
		return;
	}
	GIVE(&lock[at]);
	GIVE(&lock[at + 1]);
}

/* Sometimes the upper one. */
__kernel void order_turned(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint at = out[2 * get_group_id(0)];

	if (!LEADER)
		return;
	if (get_group_id(0) & 1) {
		TAKE(&lock[at]);
		TAKE(&lock[at + 1]);
	} else {
		TAKE(&lock[at + 2]);
		TAKE(&lock[at + 1]);
		GIVE(&lock[at + 1]);
		GIVE(&lock[at + 2]);
		return;
	}
	GIVE(&lock[at + 1]);
	GIVE(&lock[at]);
}

/* The same two, in both orders, if the data of both workgroups says so. */
__kernel void order_turned_pair(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint at = out[3 * get_group_id(0)];

	if (!LEADER)
		return;
	if (get_group_id(0) & 1) {
		TAKE(&lock[at]);
		TAKE(&lock[at + 1]);
	} else {
		TAKE(&lock[at + 1]);
		TAKE(&lock[at]);
	}
	GIVE(&lock[at + 1]);
	GIVE(&lock[at]);
}

/* In the order of the arguments; order_backward takes them the other way round. */
__kernel void order_forward(SHARED lock, SHARED data, __global uint *out, uint n)
{
	if (LEADER) {
		TAKE(lock);
		TAKE(data);
		out[0] += 1;
		GIVE(data);
		GIVE(lock);
	}
}

__kernel void order_backward(SHARED lock, SHARED data, __global uint *out, uint n)
{
	if (LEADER) {
		TAKE(data);
		TAKE(lock);
		out[0] += 1;
		GIVE(lock);
		GIVE(data);
	}
}

/* Other locks of the same arrays. */
__kernel void order_elsewhere(SHARED lock, SHARED data, __global uint *out, uint n)
{
	if (LEADER) {
		TAKE(data + 4);
		TAKE(lock + 4);
		out[0] += 1;
		GIVE(lock + 4);
		GIVE(data + 4);
	}
}

/* ---- polling ---- */
/* Read once, before the loop. */
__kernel void poll_hoisted(SHARED lock, __global uint *data, __global uint *out, uint n)
{
	if (LEADER)
		while (data[0] == 0u)
			;
	out[0] = 1;
}

/* Read each time, but by a load that the cache may answer. */
__kernel void poll_cached(SHARED lock, __global uint *data, __global uint *out, uint n)
{
	if (LEADER)
		while (data[0] == 0u)
			mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
	out[0] = 1;
}

/* The same, past the cache. */
__kernel void poll_volatile(SHARED lock, SHARED data, __global uint *out, uint n)
{
	if (LEADER)
		while (data[0] == 0u)
			;
	out[0] = 1;
}

__kernel void poll_atomic(SHARED lock, SHARED data, __global uint *out, uint n)
{
	if (LEADER)
		while (atomic_or(data, 0u) == 0u)
			;
	out[0] = 1;
}

/* At most so often. */
__kernel void poll_counted(SHARED lock, SHARED data, __global uint *out, uint n)
{
	if (LEADER)
		for (uint k = 0; k < 1000 && atomic_or(data, 0u) == 0u; k++)
			;
	out[0] = 1;
}

/* Until nobody else writes. */
__kernel void swap_float(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint was, is;

	if (!LEADER)
		return;
	do {
		was = data[0];
		is = as_uint(as_float(was) + 1.0f);
	} while (atomic_cmpxchg(data, was, is) != was);
}

/* For the next workgroup, while what comes behind the loop may be the flag to the compiler. */
__kernel void next_group_and_more(SHARED lock, SHARED data, __global uint *out, uint n)
{
	uint g = get_group_id(0);

	if (LEADER) {
		while (g + 1 < n && atomic_or(&lock[g + 1], 0u) == 0u)
			;
		atomic_xchg(&lock[g], 1u);
	}
	out[get_global_id(0)] = 1;
}
