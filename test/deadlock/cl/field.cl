/* Kernels as applications and suites write them: locks in turn, readers and writers, boxes between waves, barriers of the
 * launch, scans, tables, solvers. Those that hang do for each lane what one of the wave should, or are one step from one
 * that ends. Three workgroups of 64, or as required. */
#define T ((int)get_local_id(0))
#define G ((int)get_group_id(0))
#define SIZE ((int)get_local_size(0))
#define GROUPS ((int)get_num_groups(0))
#define I (G * SIZE + T)
#define KERNEL(name) kernel void name(volatile global int *lock, global int *data, volatile global int *out, int n)
#define TWO __attribute__((reqd_work_group_size(128, 1, 1)))
#define LOCKED(p) (atomic_cmpxchg(p, 0, 1) != 0)
#define FENCE() mem_fence(CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE)
#define BARRIER() barrier(CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE)

static void spin_lock(volatile global int *p)
{
	int wait = 1;

	while (atomic_cmpxchg(p, 0, 1) != 0) {
		for (int k = 0; k < wait; k++)
			__builtin_amdgcn_s_sleep(1);
		if (wait < 64) wait *= 2;
	}
}
static void spin_unlock(volatile global int *p) { FENCE(); atomic_xchg(p, 0); }
KERNEL(lanes_in_turn)				/* each lane locks alone; the first try is before the loop */
{
	for (int k = 0; k < 64; k++)
		if (T == k) {
			spin_lock(lock);
			out[0] += data[T];
			spin_unlock(lock);
		}
}
KERNEL(lanes_in_turn_by_two)			/* hangs: two lanes at once */
{
	for (int k = 0; k < 32; k++)
		if (T / 2 == k) {
			spin_lock(lock);
			out[0] += data[T];
			spin_unlock(lock);
		}
}
KERNEL(seqlock)					/* the leader of group 0 writes, who reads tries until nothing moved */
{
	int s, x, y;

	if (I == 0) {
		for (int k = 1; k < 4; k++) {
			lock[0] = 2 * k - 1;
			FENCE();
			lock[1] = k;
			lock[2] = k;
			FENCE();
			lock[0] = 2 * k;
		}
		return;
	}
	do {
		s = lock[0];
		FENCE();
		x = lock[1];
		y = lock[2];
		FENCE();
	} while (s & 1 || lock[0] != s);
	out[I] = x - y;
}
KERNEL(readers_leader)				/* group 0 writes, the others read */
{
	if (T == 0) {
		if (G == 0) {
			while (atomic_cmpxchg(lock, 0, -1) != 0) ;
			out[0] = 7;
			FENCE();
			atomic_xchg(lock, 0);
		} else {
			for (int got = 0; !got;) {
				int c = lock[0];

				got = c >= 0 && atomic_cmpxchg(lock, c, c + 1) == c;
			}
			out[G] = out[0];
			FENCE();
			atomic_add(lock, -1);
		}
	}
}
KERNEL(readers_all)				/* hangs: lane 0 is to write when the others have left */
{
	if (T != 0) {
		for (int got = 0; !got;) {
			int c = lock[0];

			got = c >= 0 && atomic_cmpxchg(lock, c, c + 1) == c;
		}
		out[T] = out[0];
		FENCE();
		atomic_add(lock, -1);
	}
	while (atomic_cmpxchg(lock, 0, -1) != 0) ;
	out[0] += 7;
	FENCE();
	atomic_xchg(lock, 0);
}
KERNEL(semaphore_inside)			/* ends: what is taken is given back before others try again */
{
	for (int done = 0; !done;) {
		int c = lock[0];

		if (c < 2 && atomic_cmpxchg(lock, c, c + 1) == c) {
			out[T] += 1;
			FENCE();
			atomic_add(lock, -1);
			done = 1;
		}
	}
}
KERNEL(clh_leader)
{
	if (T == 0) {
		int me = G + 1, before;

		lock[64 + me] = 1;
		before = atomic_xchg(lock, me);
		if (before)
			while (lock[64 + before] != 0) ;
		data[0]++;
		FENCE();
		lock[64 + me] = 0;
	}
}
TWO KERNEL(double_buffer)			/* wave 0 fills two boxes in turn, wave 1 empties them */
{
	volatile local int full[2], box[2];

	if (T < 2) full[T] = 0;
	BARRIER();
	if (T == 0)
		for (int k = 0; k < 6; k++) {
			while (full[k & 1] != 0) ;
			box[k & 1] = data[k];
			FENCE();
			full[k & 1] = 1;
		}
	if (T == 64)
		for (int k = 0; k < 6; k++) {
			while (full[k & 1] == 0) ;
			out[G] += box[k & 1];
			FENCE();
			full[k & 1] = 0;
		}
}
TWO KERNEL(double_buffer_same_wave)		/* hangs: work-items 0 and 1 */
{
	volatile local int full[2], box[2];

	if (T < 2) full[T] = 0;
	BARRIER();
	if (T == 0)
		for (int k = 0; k < 6; k++) {
			while (full[k & 1] != 0) ;
			box[k & 1] = data[k];
			FENCE();
			full[k & 1] = 1;
		}
	if (T == 1)
		for (int k = 0; k < 6; k++) {
			while (full[k & 1] == 0) ;
			out[G] += box[k & 1];
			FENCE();
			full[k & 1] = 0;
		}
}
KERNEL(count_barrier_lanes)			/* ends: all count, then all wait */
{
	atomic_add(lock, 1);
	while (lock[0] < GROUPS * SIZE) ;
	out[I] = 1;
}
KERNEL(sense_barrier_lanes)			/* hangs: as if each work-item were a thread */
{
	int sense = lock[1];

	FENCE();
	if (atomic_add(lock, 1) == GROUPS * SIZE - 1) {
		lock[0] = 0;
		FENCE();
		lock[1] = !sense;
	} else {
		while (lock[1] == sense) ;
	}
	out[I] = 1;
}
KERNEL(phases)					/* a count that only grows: no one sets it back */
{
	for (int k = 1; k <= 3; k++) {
		data[I] += k;
		BARRIER();
		if (T == 0) {
			atomic_add(lock, 1);
			while (lock[0] < k * GROUPS) ;
		}
		BARRIER();
	}
}
KERNEL(chained_scan)
{
	volatile local int before;

	if (T == 0) {
		if (G > 0)
			while (lock[G - 1] == 0) ;
		before = G > 0 ? out[G - 1] : 0;
		out[G] = before + data[G];
		FENCE();
		lock[G] = 1;
	}
	BARRIER();
	data[64 + I] = before;
}
KERNEL(look_back_packed)			/* state and sum in one volatile global int */
{
	if (T == 0) {
		int sum = 0, mine = data[G], g = G - 1;

		atomic_xchg(lock + G, mine << 2 | (G == 0 ? 2 : 1));
		while (g >= 0) {
			int w = lock[g];

			if ((w & 3) == 0)
				continue;
			sum += w >> 2;
			if ((w & 3) == 2)
				break;
			g--;
		}
		if (G)
			atomic_xchg(lock + G, (sum + mine) << 2 | 2);
		out[G] = sum;
	}
}
KERNEL(probe)					/* open addresses */
{
	int key = data[I] * 7 + 1;

	for (int at = key % 256;; at = (at + 1) % 256) {
		int was = atomic_cmpxchg(lock + at, 0, key);

		if (was == 0 || was == key) {
			out[at] = I;
			break;
		}
	}
}
KERNEL(probe_reserved)				/* a slot is reserved, then filled; who finds it reserved waits */
{
	int key = data[I] / 4 + 1;

	for (int at = key % 256;; at = (at + 1) % 256) {
		int was = atomic_cmpxchg(lock + at, 0, -1);

		if (was == 0) {
			out[at] = key;
			FENCE();
			atomic_xchg(lock + at, key);
			break;
		}
		while (lock[at] == -1) ;
		if (lock[at] == key)
			break;
	}
}
KERNEL(bucket_locks)				/* hangs */
{
	int b = data[I] % 16;

	while (atomic_cmpxchg(lock + b, 0, 1) != 0) ;
	out[64 + I] = out[b];
	out[b] = I;
	FENCE();
	atomic_xchg(lock + b, 0);
}
KERNEL(bitmap)					/* the first free bit of some words */
{
	for (int w = I % 16;; w = (w + 1) % 16) {
		int b = 1 << (I & 31);

		if ((atomic_or(lock + w, b) & b) == 0) {
			out[I] = w;
			break;
		}
	}
}
KERNEL(pool)					/* hangs: eight places for all, given back later */
{
	int at = I % 8;

	while (atomic_cmpxchg(lock + at, 0, 1) != 0)
		at = (at + 1) % 8;
	out[at]++;
	FENCE();
	atomic_xchg(lock + at, 0);
}
KERNEL(last_group)				/* the last one adds up what all have left */
{
	local int last;

	out[I] = data[I];
	FENCE();
	BARRIER();
	if (T == 0)
		last = atomic_add(lock, 1) == GROUPS - 1;
	BARRIER();
	if (last) {
		int s = 0;

		for (int k = T; k < 64 * GROUPS; k += SIZE)
			s += out[k];
		atomic_add(lock + 1, s);
	}
}
KERNEL(make_once_later)				/* hangs: it is told behind the wait */
{
	int first = atomic_cmpxchg(lock, 0, 1) == 0;

	if (first)
		out[0] = 42;
	if (!first)
		while (lock[1] == 0) ;
	data[I] = out[0];
	if (first)
		atomic_xchg(lock + 1, 1);
}
KERNEL(solve_rows)				/* hangs: each lane has a row, and waits for those before */
{
	int x = data[I];

	for (int c = I - 2; c < I; c++)
		if (c >= 0) {
			while (lock[c] == 0) ;
			x += out[c];
		}
	out[I] = x;
	FENCE();
	lock[I] = 1;
}
KERNEL(hook)					/* union and find along a chain of edges */
{
	int a = I % 64, b = (I + 1) % 64;

	for (;;) {
		while (lock[a] != 0) a = lock[a] - 1;
		while (lock[b] != 0) b = lock[b] - 1;
		if (a == b)
			break;
		if (a < b) { int t = a; a = b; b = t; }
		if (atomic_cmpxchg(lock + a, 0, b + 1) == 0)
			break;
	}
}
KERNEL(give_up_counted)				/* tries are counted in memory */
{
	int got = 0;

	while (!(got = atomic_cmpxchg(lock, 0, 1) == 0) && atomic_add(out + 64 + I, 1) < 20) ;
	if (got) {
		out[0]++;
		FENCE();
		atomic_xchg(lock, 0);
	}
}
KERNEL(give_up_counted_of_some)			/* hangs: one lane does not count */
{
	int got = 0;

	while (!(got = atomic_cmpxchg(lock, 0, 1) == 0) && (T == 7 || atomic_add(out + 64 + I, 1) < 20)) ;
	if (got) {
		out[0]++;
		FENCE();
		atomic_xchg(lock, 0);
	}
}
KERNEL(give_up_counted_set_back)		/* hangs: the count is set back */
{
	int got = 0;

	while (!(got = atomic_cmpxchg(lock, 0, 1) == 0) && atomic_add(out + 64 + I, 1) < 20)
		if (out[64 + I] == 10)
			out[64 + I] = 0;
	if (got) {
		out[0]++;
		FENCE();
		atomic_xchg(lock, 0);
	}
}
KERNEL(bit_per_lane)				/* each lane has a bit of its own in one word: ends */
{
	int b = 1 << (T & 31);

	while (atomic_or(lock + T / 32 + 2 * G, b) & b) ;
	out[I]++;
	FENCE();
	atomic_and(lock + T / 32 + 2 * G, ~b);
}
KERNEL(outer_inner_inside)			/* both inside of a loop: ends */
{
	for (int done = 0; !done;)
		if (!LOCKED(lock)) {
			while (LOCKED(lock + 1)) ;
			out[1]++;
			FENCE();
			atomic_xchg(lock + 1, 0);
			FENCE();
			atomic_xchg(lock, 0);
			done = 1;
		}
}
KERNEL(limit_of_memory)				/* tries, as many as memory says */
{
	int got = 0, most = data[20];

	for (int k = 0; k < most && !got; k++)
		got = !LOCKED(lock);
	if (got) {
		out[0]++;
		FENCE();
		atomic_xchg(lock, 0);
	}
}
KERNEL(readers_only)				/* nobody writes: a count below 0 is only lowered by those that have left */
{
	for (;;) {
		int c = lock[0];

		if (c >= 0 && atomic_cmpxchg(lock, c, c + 1) == c) break;
	}
	out[I] = data[0];
	FENCE();
	atomic_add(lock, -1);
}
KERNEL(writer_shuts_out)			/* readers wait for a writer that has still to shut the door: ends */
{
	if (I == 0) {
		while (LOCKED(lock + 1)) ;
		while (lock[0] > 0) ;
		out[0]++;
		spin_unlock(lock + 1);
	} else {
		for (;;) {
			atomic_add(lock, 1);
			if (lock[1] == 0) break;
			atomic_sub(lock, 1);
			while (lock[1]) ;
		}
		out[I] = out[0];
		FENCE();
		atomic_sub(lock, 1);
	}
}
KERNEL(semaphore_in_turn)			/* two at a time, of which each lane is alone in its wave: ends */
{
	for (int k = 0; k < 64; k++)
		if (T == k) {
			for (;;) {
				int c = lock[0];

				if (c < 2 && atomic_cmpxchg(lock, c, c + 1) == c) break;
			}
			out[T] += 1;
			FENCE();
			atomic_sub(lock, 1);
		}
}
