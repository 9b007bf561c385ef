/* Work that lanes pass to each other: queues, stacks, trees, tables, phases. */
#define SHARED volatile __global uint *
#define ARGS SHARED lock, SHARED data, __global uint *out, uint n
#define SIZE(x, y) __attribute__((reqd_work_group_size(x, y, 1)))

/* ---- stacks and queues ---- */
__kernel void treiber_push(ARGS)	/* head in lock[0], links behind it */
{
	uint me = get_global_id(0) + 1, head;

	do {
		head = lock[0];
		data[me] = head;
	} while (atomic_cmpxchg(&lock[0], head, me) != head);
}

__kernel void treiber_pop(ARGS)	/* data[k] = k: pops until it comes to 0 */
{
	uint head, next;

	do {
		head = atomic_add(&lock[0], 0u);
		if (head == 0)
			break;
		next = data[head];
	} while (atomic_cmpxchg(&lock[0], head, next) != head);
	out[get_global_id(0)] = head;
}

__kernel void treiber_wait_pop(ARGS)	/* odd lanes pop what even ones push, and wait for it */
{
	uint me = get_global_id(0), head;

	if (me & 1) {
		do
			head = atomic_add(&lock[0], 0u);
		while (head == 0 || atomic_cmpxchg(&lock[0], head, lock[head]) != head);
		out[me] = head;
	} else {
		do {
			head = atomic_add(&lock[0], 0u);
			lock[me + 2] = head;
		} while (atomic_cmpxchg(&lock[0], head, me + 2) != head);
	}
}

__kernel void ring_put_get(ARGS)	/* each puts, then takes what another has put: its slot is full for certain */
{
	uint me = get_local_id(0), at = atomic_inc(&lock[0]);

	atomic_xchg(&lock[16 + at], me + 1);
	at = atomic_inc(&lock[1]);
	while (atomic_add(&lock[16 + at], 0u) == 0u)
		;
	out[me] = lock[16 + at];
}

__kernel void ring_get_put(ARGS)	/* each waits for the slot before its own */
{
	uint me = get_local_id(0), at = atomic_inc(&lock[0]);

	if (at)
		while (atomic_add(&lock[16 + at - 1], 0u) == 0u)
			;
	atomic_xchg(&lock[16 + at], me + 1);
}

__kernel void ring_drops(ARGS)
{
	uint me = get_local_id(0), at = atomic_inc(&lock[0]);

	for (uint tries = 0; at - atomic_add(&lock[1], 0u) >= 8u; tries++)
		if (tries == 100) {
			out[me] = 1;
			return;
		}
	data[at & 7] = me;
	atomic_inc(&lock[1]);
}

__kernel void steal_work(ARGS)	/* from the next one who has any, until a whole turn found none */
{
	uint me = get_local_id(0), empty = 0, from = me, did = 0;

	while (empty < 64) {
		uint left = atomic_add(&data[from], 0u);

		if (left && atomic_cmpxchg(&data[from], left, left - 1) == left) {
			did++;
			empty = 0;
		} else if (!left) {
			from = (from + 1) % 64;
			empty++;
		}
	}
	out[me] = did;
}

__kernel void steal_until_done(ARGS)	/* until all are done: who is done says so, and stays */
{
	uint me = get_local_id(0);
	bool mine = true;

	while (atomic_add(lock, 0u) < 64u)
		if (mine) {
			data[me] += 1;
			atomic_inc(lock);
			mine = false;
		}
}

__kernel void steal_then_done(ARGS)	/* the same, but who has no work of its own does not say that it is done before */
{
	uint me = get_local_id(0);

	if (me & 1)
		while (atomic_add(lock, 0u) < 32u)
			;
	atomic_inc(lock);
}

/* ---- tables ---- */
__kernel void table_insert(ARGS)	/* linear probing, a key for each lane */
{
	uint key = get_global_id(0) * 5 + 1, at = key % 128;

	for (;;) {
		uint was = atomic_cmpxchg(&lock[at], 0u, key);

		if (was == 0u || was == key)
			break;
		at = (at + 1) % 128;
	}
	out[get_global_id(0)] = at;
}

__kernel void table_bucket_lock(ARGS)
{
	uint key = get_global_id(0) * 5 + 1, b = key % 16;

	while (atomic_xchg(&lock[b], 1u))
		;
	data[key] = data[b];
	data[b] = key;
	atomic_xchg(&lock[b], 0u);
}

__kernel void table_bucket_inside(ARGS)
{
	uint key = get_global_id(0) * 5 + 1, b = key % 16;
	bool done = false;

	while (!done)
		if (!atomic_xchg(&lock[b], 1u)) {
			data[key] = data[b];
			data[b] = key;
			done = true;
			atomic_xchg(&lock[b], 0u);
		}
}

__kernel void table_claim_publish(ARGS)	/* the winner publishes, the others wait for what it publishes */
{
	uint me = get_global_id(0), at = me % 8, value;

	if (atomic_cmpxchg(&lock[at], 0u, 1u) == 0u) {
		data[at] = me;
		atomic_xchg(&lock[at], 2u);
	}
	while (atomic_add(&lock[at], 0u) != 2u)
		;
	value = data[at];
	out[me] = value;
}

__kernel void table_publish_later(ARGS)
{
	uint me = get_global_id(0), at = me % 8;
	bool first = atomic_cmpxchg(&lock[at], 0u, 1u) == 0u;

	while (!first && atomic_add(&lock[at], 0u) != 2u)
		;
	if (first)
		atomic_xchg(&lock[at], 2u);
	out[me] = data[at];
}

/* ---- trees ---- */
__kernel void tree_up(ARGS)	/* who comes second to a node goes on */
{
	uint me = get_local_id(0), at = (me + 64) / 2, sum = me;

	while (at) {
		if (atomic_add(&lock[at], 1u) == 0u)
			break;
		sum += data[at];
		at /= 2;
	}
	out[me] = sum;
}

__kernel void tree_wait_up(ARGS)	/* each node waits for both of its children */
{
	uint me = get_local_id(0) + 1;

	if (me < 32)
		while (atomic_add(&lock[me], 0u) < 2u)
			;
	atomic_inc(&lock[me / 2]);
}

__kernel void tree_wait_all(ARGS)
{
	uint me = get_local_id(0) + 1, done = 0;

	while (!done) {
		if (me >= 32 || atomic_add(&lock[me], 0u) >= 2u) {
			atomic_inc(&lock[me / 2]);
			done = 1;
		}
	}
}

/* ---- phases ---- */
__kernel void grid_sync(ARGS)
{
	uint me = get_global_id(0);

	data[me] = me;
	atomic_inc(lock);
	while (atomic_add(lock, 0u) < get_global_size(0))
		;
	out[me] = data[63 - me];
}

__kernel void grid_sync_sense(ARGS)	/* the last one turns the sense */
{
	uint me = get_global_id(0);

	if (atomic_inc(&lock[0]) == get_global_size(0) - 1) {
		lock[0] = 0;
		atomic_xchg(&lock[1], 1u);
	} else {
		while (atomic_add(&lock[1], 0u) == 0u)
			;
	}
	out[me] = 1;
}

__kernel void grid_sync_leader(ARGS)
{
	__local uint rounds;

	for (uint phase = 1; phase < 4; phase++) {
		barrier(CLK_GLOBAL_MEM_FENCE);
		if (get_local_id(0) == 0) {
			atomic_inc(lock);
			while (atomic_add(lock, 0u) < phase * get_num_groups(0))
				;
			rounds = phase;
		}
		barrier(CLK_GLOBAL_MEM_FENCE);
		out[get_global_id(0)] = data[rounds];
	}
}

__kernel SIZE(64, 1) void phase_flags(ARGS)	/* LDS flags, one for each lane: waits for the left one */
{
	volatile __local uint flag[64];
	uint me = get_local_id(0);

	flag[me] = 0;
	barrier(CLK_LOCAL_MEM_FENCE);
	for (uint phase = 1; phase < 3; phase++) {
		while (me && flag[me - 1] < phase)
			;
		flag[me] = phase;
	}
	out[me] = flag[me];
}

__kernel SIZE(64, 1) void phase_flags_set(ARGS)	/* sets its own, then waits for the left one */
{
	volatile __local uint flag[64];
	uint me = get_local_id(0);

	flag[me] = 0;
	barrier(CLK_LOCAL_MEM_FENCE);
	for (uint phase = 1; phase < 3; phase++) {
		flag[me] = phase;
		while (flag[(me + 63) % 64] < phase)
			;
	}
	out[me] = flag[me];
}

__kernel SIZE(64, 1) void phase_set_once(ARGS)
{
	volatile __local uint flag[64];
	uint me = get_local_id(0);

	flag[me] = 0;
	barrier(CLK_LOCAL_MEM_FENCE);
	flag[me] = 1;
	while (flag[(me + 63) % 64] == 0)
		;
	out[me] = flag[me];
}

/* ---- arithmetic ---- */
__kernel void float_sum(ARGS)
{
	uint was = data[0], seen;

	for (;;) {
		seen = atomic_cmpxchg(&data[0], was, as_uint(as_float(was) + 1.0f));
		if (seen == was)
			break;
		was = seen;
	}
}

__kernel void float_max(ARGS)
{
	float mine = (float)get_local_id(0);
	uint was = lock[0];

	while (as_float(was) < mine) {
		uint seen = atomic_cmpxchg(&lock[0], was, as_uint(mine));

		if (seen == was)
			break;
		was = seen;
	}
}

__kernel void backoff_tries(ARGS)
{
	uint me = get_local_id(0), pause = 1;

	while (atomic_cmpxchg(lock, 0u, 1u) != 0u) {
		for (uint k = 0; k < pause; k++)
			out[me] += k;
		pause <<= 1;
		if (pause > 256)
			return;
	}
	data[0] += 1;
	atomic_xchg(lock, 0u);
}

__kernel void backoff_for_ever(ARGS)
{
	uint me = get_local_id(0), pause = 1;

	while (atomic_cmpxchg(lock, 0u, 1u) != 0u) {
		for (uint k = 0; k < pause; k++)
			out[me] += k;
		pause = pause < 64 ? pause << 1 : 1;
	}
	data[0] += 1;
	atomic_xchg(lock, 0u);
}
