/* Waves of one workgroup that hand over to each other, locks in functions that are called, and further shapes of locks:
 * some hang, some are one step from it. */
#define T ((int)get_local_id(0))
#define WAVE (T / 64)
#define KERNEL(name) kernel void name(volatile global int *lock, global int *data, volatile global int *out, int n)
#define TWO __attribute__((reqd_work_group_size(128, 1, 1)))
#define FOUR __attribute__((reqd_work_group_size(256, 1, 1)))
#define LOCKED(p) (atomic_cmpxchg(p, 0, 1) != 0)

/* ---- from wave to wave ---------------------------------------------------------------- */
TWO KERNEL(each_lane_to_its_lane)
{
	volatile local int full[64];

	if (WAVE == 0) full[T] = 0;
	barrier(CLK_LOCAL_MEM_FENCE);
	if (WAVE == 0)
		full[T] = 1;
	else
		while (full[T - 64] == 0) ;
	out[T] = 1;
}
TWO KERNEL(told_by_same_wave)			/* hangs in waves of 64 */
{
	volatile local int flag;

	if (T == 0) flag = 0;
	barrier(CLK_LOCAL_MEM_FENCE);
	if (T < 32)
		while (flag == 0) ;
	if (T == 40) flag = 1;
	out[T] = 1;
}
TWO KERNEL(told_by_other_wave)
{
	volatile local int flag;

	if (T == 0) flag = 0;
	barrier(CLK_LOCAL_MEM_FENCE);
	if (T < 32)
		while (flag == 0) ;
	if (T == 100) flag = 1;
	out[T] = 1;
}
TWO KERNEL(arrive_by_arms)			/* hangs */
{
	volatile local int count;

	if (T == 0) count = 0;
	barrier(CLK_LOCAL_MEM_FENCE);
	if (T & 1) {
		atomic_inc(&count);
		while (count < 128) ;
	} else {
		atomic_inc(&count);
	}
	out[T] = 1;
}
TWO KERNEL(lock_over_barriers)
{
	if (T == 0)
		while (LOCKED(lock)) ;
	barrier(CLK_GLOBAL_MEM_FENCE);
	out[T]++;
	barrier(CLK_GLOBAL_MEM_FENCE);
	if (T == 0) atomic_xchg(lock, 0);
}
FOUR KERNEL(chain_of_waves)			/* the last lane tells the next wave: possible */
{
	volatile local int done[5];

	if (T < 5) done[T] = T == 0;
	barrier(CLK_LOCAL_MEM_FENCE);
	while (done[WAVE] == 0) ;
	if (T % 64 == 63) done[WAVE + 1] = 1;
	out[T] = 1;
}

/* ---- locks in functions that are called ------------------------------------------------- */
__attribute__((noinline)) void take(volatile global int *p) { while (LOCKED(p)) ; }
__attribute__((noinline)) void give(volatile global int *p) { mem_fence(CLK_GLOBAL_MEM_FENCE); atomic_xchg(p, 0); }
__attribute__((noinline)) void add(volatile global int *p, int by) { take(p); p[1] += by; give(p); }
KERNEL(takes_in_callee)				/* hangs */
{
	take(lock);
	out[0]++;
	atomic_xchg(lock, 0);
}
KERNEL(takes_twice)				/* hangs */
{
	take(lock);
	out[0]++;
	give(lock);
	take(lock + 1);
	out[1]++;
	give(lock + 1);
}
KERNEL(takes_if_odd)				/* hangs */
{
	if (data[T] & 1) {
		take(lock);
		out[0]++;
		give(lock);
	}
	out[64 + T] = 1;
}
KERNEL(adds_in_callee)				/* hangs */
{
	add(lock, data[T]);
}
__attribute__((noinline)) void add_to(volatile global int *p, volatile global int *to, int by)
{
	take(p);
	to[0] += by;
	give(p);
}
KERNEL(adds_beside_others)			/* hangs; what waits has words that others use behind it */
{
	int x = data[T] * 3 + n;

	if (data[T] & 1) add_to(lock, out, x);
	out[64 + T] = x * x;
}
KERNEL(leader_adds_in_callee)
{
	if (T == 0) add(lock, data[5]);
}

/* ---- further shapes ---------------------------------------------------------------------- */
KERNEL(two_words_inside)
{
	bool done = false;

	while (!done)
		if (!LOCKED(lock)) {
			if (!LOCKED(lock + 1)) {
				out[0]++;
				atomic_xchg(lock + 1, 0);
				done = true;
			}
			atomic_xchg(lock, 0);
		}
}
KERNEL(queue_of_lanes)				/* hangs: each lane waits for its turn, which the one before gives */
{
	int me = T + 1, before = atomic_xchg(lock, me), next;

	if (before) {
		out[64 + before] = me;
		while (lock[64 + me] == 0) ;
	}
	data[0]++;
	if (atomic_cmpxchg(lock, me, 0) != me) {
		while ((next = out[64 + me]) == 0) ;
		lock[64 + next] = 1;
	}
}
KERNEL(bit_of_each)				/* waits for nobody: possible */
{
	int b = 1 << T % 32;

	while (atomic_or(lock + T / 32, b) & b) ;
	out[T]++;
	atomic_and(lock + T / 32, ~b);
}
__attribute__((noinline)) void wait_turn(volatile global int *m)
{
	int mine = atomic_inc(m);

	while (atomic_or(m + 1, 0) != mine) ;
}
KERNEL(turns_in_rounds)				/* behind a chain of lanes; each is in a round of its own */
{
	int s = T;

	if (T > 20)
		return;
	if (T)
		while (atomic_or(lock + 64 + T - 1, 0) == 0) ;
	s += out[60];
	mem_fence(CLK_GLOBAL_MEM_FENCE);
	atomic_xchg(lock + 64 + T, 1);
	for (int round = 0; round < 2; round++) {
		wait_turn(lock + 38);
		out[20 + (T & 3)] += 5 + T + round;
		for (int k = 0; k < (T & 3) + 1; k++)
			s += k + data[k];
		mem_fence(CLK_GLOBAL_MEM_FENCE);
		atomic_inc(lock + 39);
	}
	out[128 + T] = s;
}
