/* Who tells whom: flags, queues, meetings, by global memory and LDS; each of the first half hangs in lock step. */
#define SHARED volatile __global uint *
#define ARGS SHARED lock, SHARED data, __global uint *out, uint n
#define LOAD(p) atomic_or(p, 0u)
#define FENCE() mem_fence(CLK_GLOBAL_MEM_FENCE)
#define SIZE(x) __attribute__((reqd_work_group_size(x, 1, 1)))

/* ---- these wait for lanes that they hold up ------------------------------------------------------------------ */
/* The upper half of the wave consumes what the lower half makes: `if` for the consumers comes first. */
__kernel void upper_consumes(ARGS)
{
	uint t = get_local_id(0);

	if (t >= 32) {
		while (LOAD(&lock[t - 32]) == 0u)
			;
		out[t] = data[64 + t - 32];
	} else {
		data[64 + t] = t * t;
		FENCE();
		atomic_xchg(&lock[t], 1u);
	}
}

/* Everybody waits for the left neighbour, and tells the right one. */
__kernel void bucket_brigade(ARGS)
{
	uint t = get_local_id(0);

	if (t != 0)
		while (LOAD(&lock[t]) == 0u)
			;
	out[t] = t ? out[t - 1] + data[t] : data[0];
	FENCE();
	if (t != 63)
		atomic_xchg(&lock[t + 1], 1u);
}

/* All arrive; who is last opens the gate, behind the loop of the others. */
__kernel void gate_opens_last(ARGS)
{
	uint t = get_local_id(0);

	if (atomic_inc(lock) < n - 1)
		while (LOAD(lock + 1) == 0u)
			;
	else
		atomic_xchg(lock + 1, t + 1);
	out[t] = LOAD(lock + 1);
}

/* The flag goes through LDS. */
__kernel SIZE(64) void lds_flag(ARGS)
{
	volatile __local uint flag;
	uint t = get_local_id(0);

	flag = 0;
	barrier(CLK_LOCAL_MEM_FENCE);
	if (t > 0)
		while (flag == 0u)
			;
	else
		flag = data[0] + 1;
	out[t] = flag;
}

/* What is waited for is copied to a word of the work-item, and tested there. */
__kernel void copied_first(ARGS)
{
	uint t = get_local_id(0);

	do {
		data[256 + t] = LOAD(&lock[t & ~3u]);
		FENCE();
	} while (data[256 + t] == 0u && (t & 3u) != 0u);
	out[t] = data[256 + t];
	atomic_xchg(&lock[t], 1u);
}

/* A queue of one place between two work-items: filled and emptied four times. */
__kernel void one_place(ARGS)
{
	uint t = get_local_id(0), pair = t >> 1;

	for (uint k = 0; k < 4; k++) {
		if (t & 1u) {
			while (LOAD(&lock[pair]) == 0u)
				;
			out[t] += lock[64 + pair];
			FENCE();
			atomic_xchg(&lock[pair], 0u);
		} else {
			while (LOAD(&lock[pair]) != 0u)
				;
			lock[64 + pair] = data[t] + k;
			FENCE();
			atomic_xchg(&lock[pair], 1u);
		}
	}
}

/* A meeting of all work-items by a counter, in two phases. */
__kernel void meet_twice(ARGS)
{
	uint t = get_local_id(0);

	for (uint phase = 1; phase <= 2; phase++) {
		data[64 * phase + t] = t;
		FENCE();
		atomic_inc(lock);
		while (LOAD(lock) < phase * n)
			;
		out[t] += data[64 * phase + (t ^ 1u)];
	}
}

/* The parent of a tree sums up what its two children have left. */
__kernel void sum_of_children(ARGS)
{
	uint t = get_local_id(0) + 1;

	if (2 * t + 1 < 64) {
		while (LOAD(&lock[2 * t]) == 0u || LOAD(&lock[2 * t + 1]) == 0u)
			;
		out[t] = out[2 * t] + out[2 * t + 1];
	} else {
		out[t] = data[t];
	}
	FENCE();
	atomic_xchg(&lock[t], 1u);
}

/* Waits for a number to grow, written by a loop that comes later. */
__kernel void wait_for_progress(ARGS)
{
	uint t = get_local_id(0);

	if (t & 1u)
		while (LOAD(lock) < 32u)
			;
	for (uint k = 0; k < 2; k++)
		if ((t & 1u) == 0u)
			atomic_inc(lock);
	out[t] = LOAD(lock);
}

/* Either of two words lets the work-item go on; both are written behind. */
__kernel void either_word(ARGS)
{
	uint t = get_local_id(0);

	while (t > 1 && !(LOAD(&lock[t - 1]) | LOAD(&lock[t - 2])))
		;
	out[t] = t;
	FENCE();
	atomic_or(&lock[t], 1u);
}

/* ---- these end -------------------------------------------------------------------------------------------------- */
/* The lower half makes, then all come together, and the upper half consumes. */
__kernel void made_before(ARGS)
{
	uint t = get_local_id(0);

	if (t < 32) {
		data[64 + t] = t * t;
		FENCE();
		atomic_xchg(&lock[t], 1u);
	}
	if (t >= 32) {
		while (LOAD(&lock[t - 32]) == 0u)
			;
		out[t] = data[64 + t - 32];
	}
}

/* The brigade by polling: who has been told does its part in the same iteration. */
__kernel void brigade_polled(ARGS)
{
	uint t = get_local_id(0);
	bool done = false;

	while (!done) {
		if (t == 0 || LOAD(&lock[t]) != 0u) {
			out[t] = t ? out[t - 1] + data[t] : data[0];
			FENCE();
			atomic_xchg(&lock[t + 1], 1u);
			done = true;
		}
		FENCE();
	}
}

/* Who is last does the work of all; nobody waits. */
__kernel void last_one_works(ARGS)
{
	uint t = get_local_id(0), sum = 0;

	out[t] = data[t] + 1;
	FENCE();
	if (atomic_inc(lock) == n - 1)
		for (uint k = 0; k < n; k++)
			sum += LOAD((SHARED)&data[k]);
	if (sum)
		out[64] = sum;
}

/* The leader polls for another group's flag, the others wait at a barrier. */
__kernel SIZE(64) void leader_polls(ARGS)
{
	__local uint told;
	uint t = get_local_id(0), g = get_group_id(0);

	if (t == 0) {
		uint seen = 1;

		if (g != 0)
			while ((seen = LOAD(&lock[g - 1])) == 0u)
				;
		told = seen;
	}
	barrier(CLK_LOCAL_MEM_FENCE);
	out[g * 64 + t] = told + data[t];
	barrier(CLK_LOCAL_MEM_FENCE);
	if (t == 0)
		atomic_xchg(&lock[g], told + 1);
}

/* Work-items of a grid meet, one of each group for all. */
__kernel SIZE(64) void groups_meet(ARGS)
{
	uint t = get_local_id(0);

	out[get_global_id(0)] = data[t];
	barrier(CLK_GLOBAL_MEM_FENCE);
	if (t == 0) {
		atomic_inc(lock);
		while (LOAD(lock) < get_num_groups(0))
			;
	}
	barrier(CLK_GLOBAL_MEM_FENCE);
	out[get_global_id(0)] += data[t ^ 1u];
}

/* A stack of nodes: pushes its own, then takes all of them at once, whoever comes first. */
__kernel void take_all(ARGS)
{
	uint t = get_local_id(0) + 1, head, sum = 0;

	do {
		head = LOAD(lock);
		lock[64 + t] = head;
		FENCE();
	} while (atomic_cmpxchg(lock, head, t) != head);
	for (head = atomic_xchg(lock, 0u); head; head = lock[64 + head])
		sum += head;
	out[t] = sum;
}

/* A worklist that grows: who finds it empty ends. */
__kernel void list_of_work(ARGS)
{
	uint t = get_local_id(0), done = 0;

	lock[64 + t] = t + 1;
	barrier(CLK_GLOBAL_MEM_FENCE);
	if (t == 0)
		atomic_xchg(lock + 1, 64u);
	barrier(CLK_GLOBAL_MEM_FENCE);
	for (;;) {
		uint at = atomic_inc(lock);

		if (at >= LOAD(lock + 1))
			break;
		uint item = lock[64 + at];

		done++;
		if (item < 16u) {
			uint to = atomic_inc(lock + 1);

			lock[64 + to] = item + 16u;
			FENCE();
		}
	}
	out[t] = done;
}

/* Polls at most 20 times for the neighbour's word, then takes what is there. */
__kernel void polls_some(ARGS)
{
	uint t = get_local_id(0), seen = 0;

	for (int k = 20; k > 0 && seen == 0u; k--)
		seen = LOAD(&lock[(t + 1) & 63u]);
	out[t] = seen;
	atomic_xchg(&lock[t], t + 1);
}

/* Flags of phases: the flag of the own place is set, and read by its owner only. */
__kernel void own_flag(ARGS)
{
	uint g = get_global_id(0), k = 0;

	while (LOAD(&lock[g]) < 4u) {
		out[g] += data[g];
		atomic_inc(&lock[g]);
		k++;
	}
	atomic_xchg(&lock[g], 0u);
	out[g] += k;
}
