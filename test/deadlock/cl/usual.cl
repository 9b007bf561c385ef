/* Kernels of the usual kinds, most of which end: handshakes, barriers of the launch, locks, and the usual remedies: a
 * first try, a leader, a time-out, a number of tries. Three workgroups of 64, or as required. */
#define T ((int)get_local_id(0))
#define G ((int)get_group_id(0))
#define N ((int)get_num_groups(0))
#define LANE ((int)(get_local_id(0) % 64))
#define KERNEL(name) kernel void name(volatile global int *lock, global int *data, volatile global int *out, int n)
#define TWO __attribute__((reqd_work_group_size(128, 1, 1)))
#define LOCKED(p) (atomic_cmpxchg(p, 0, 1) != 0)

/* ---- one wave gives, one takes -------------------------------------------------------- */
TWO KERNEL(hand_over)			/* one work-item of each wave speaks for it: ends */
{
	volatile local int full;
	volatile local int box;

	if (T == 0) full = 0;
	barrier(CLK_LOCAL_MEM_FENCE);
	if (T == 0)
		for (int k = 0; k < 4; k++) {
			while (full != 0) ;
			box = data[k];
			full = 1;
		}
	if (T == 64)
		for (int k = 0; k < 4; k++) {
			while (full != 1) ;
			out[G] += box;
			full = 0;
		}
}
TWO KERNEL(hand_over_global)
{
	if (T == 0)
		for (int k = 0; k < 4; k++) {
			while (lock[G] != 0) ;
			out[64 + G] = data[k];
			mem_fence(CLK_GLOBAL_MEM_FENCE);
			lock[G] = 1;
		}
	if (T == 64)
		for (int k = 0; k < 4; k++) {
			while (lock[G] != 1) ;
			out[G] += out[64 + G];
			mem_fence(CLK_GLOBAL_MEM_FENCE);
			lock[G] = 0;
		}
}
/* ---- all lanes poll one address ------------------------------------------------------- */
KERNEL(all_poll)			/* group 0 tells the others */
{
	if (G == 0) {
		out[T] = data[T];
		mem_fence(CLK_GLOBAL_MEM_FENCE);
		atomic_xchg(lock, 1);
	} else {
		while (atomic_add(lock, 0) == 0) ;
		out[64 * G + T] = out[T];
	}
}
KERNEL(all_poll_load)
{
	if (G == 0) {
		out[T] = data[T];
		mem_fence(CLK_GLOBAL_MEM_FENCE);
		lock[0] = 1;
	} else {
		while (lock[0] == 0) ;
		out[64 * G + T] = out[T];
	}
}
KERNEL(grid_barrier)			/* the leader counts, all lanes wait for the count */
{
	out[64 * G + T] = data[T];
	barrier(CLK_GLOBAL_MEM_FENCE);
	if (T == 0) atomic_inc(lock);
	while (lock[0] < N) ;
	barrier(CLK_GLOBAL_MEM_FENCE);
	out[64 * G + T] += out[64 * ((G + 1) % N) + T];
}
KERNEL(grid_barrier_leader)		/* only the leader waits */
{
	out[64 * G + T] = data[T];
	barrier(CLK_GLOBAL_MEM_FENCE);
	if (T == 0) {
		atomic_inc(lock);
		while (atomic_add(lock, 0) < N) ;
	}
	barrier(CLK_GLOBAL_MEM_FENCE);
	out[64 * G + T] += out[64 * ((G + 1) % N) + T];
}
/* ---- locks ---------------------------------------------------------------------------- */
KERNEL(first_try)			/* the leader: a first try before the loop, and sleep in it */
{
	if (T == 0) {
		if (LOCKED(lock))
			do { __builtin_amdgcn_s_sleep(1); } while (LOCKED(lock));
		data[0] += 1;
		mem_fence(CLK_GLOBAL_MEM_FENCE);
		atomic_xchg(lock, 0);
	}
}
KERNEL(first_try_all)			/* the same by all lanes: hangs */
{
	if (LOCKED(lock))
		do { __builtin_amdgcn_s_sleep(1); } while (LOCKED(lock));
	data[0] += 1;
	mem_fence(CLK_GLOBAL_MEM_FENCE);
	atomic_xchg(lock, 0);
}
KERNEL(add_long)			/* 64 bits, until nobody came between */
{
	volatile global ulong *sum = (volatile global ulong *)lock;
	ulong was;

	do was = *sum; while (atom_cmpxchg(sum, was, was + data[T]) != was);
	out[64 * G + T] = 1;
}
KERNEL(add_double)
{
	volatile global ulong *sum = (volatile global ulong *)lock;
	ulong seen = *sum, was;

	do {
		was = seen;
		seen = atom_cmpxchg(sum, was, as_ulong(as_double(was) + 1.0));
	} while (seen != was);
}
KERNEL(time_out)			/* gives up after a time */
{
	ulong t = __builtin_amdgcn_s_memtime();
	int got = 0;

	while (!(got = !LOCKED(lock)) && __builtin_amdgcn_s_memtime() - t < 2000) ;
	if (got) {
		data[0] += 1;
		mem_fence(CLK_GLOBAL_MEM_FENCE);
		atomic_xchg(lock, 0);
	}
	out[64 * G + T] = got;
}
KERNEL(some_tries)			/* gives up after some tries */
{
	int got = 0;

	for (int k = 0; k < 100 && !got; k++)
		got = !LOCKED(lock);
	if (got) {
		data[0] += 1;
		mem_fence(CLK_GLOBAL_MEM_FENCE);
		atomic_xchg(lock, 0);
	}
	out[64 * G + T] = got;
}
KERNEL(leader_anew)			/* the first of the lanes that are left */
{
	int done = 0;

	while (!done) {
		uint first = __builtin_amdgcn_readfirstlane(T);

		if (T == (int)first) {
			while (LOCKED(lock)) ;
			data[0] += 1;
			mem_fence(CLK_GLOBAL_MEM_FENCE);
			atomic_xchg(lock, 0);
			done = 1;
		}
	}
}
KERNEL(inside)				/* the critical section is in the loop: ends */
{
	int done = 0;

	while (!done)
		if (!LOCKED(lock)) {
			data[0] += 1;
			mem_fence(CLK_GLOBAL_MEM_FENCE);
			atomic_xchg(lock, 0);
			done = 1;
		}
}
KERNEL(lane_zero)			/* of each wave, by its number */
{
	if (__builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, 0)) == 0) {
		while (LOCKED(lock)) ;
		data[0] += 1;
		mem_fence(CLK_GLOBAL_MEM_FENCE);
		atomic_xchg(lock, 0);
	}
}
#define AS_LEADER(is) { if (is) { while (LOCKED(lock)) ; LEAVE(lock) } }
#define LEAVE(lock) { data[0] += 1; mem_fence(CLK_GLOBAL_MEM_FENCE); atomic_xchg(lock, 0); }
#define LOW ((int)__builtin_amdgcn_mbcnt_lo(~0u, 0))
KERNEL(leader_by_size) AS_LEADER(T % (int)__builtin_amdgcn_wavefrontsize() == 0)
KERNEL(leader_of_half) AS_LEADER(LOW == 5)		/* one lane of a wave of 64, too */
KERNEL(leader_of_rest) AS_LEADER(__builtin_amdgcn_mbcnt_hi(~0u, 0) == 0)	/* hangs: 33 lanes of 64, or all */
KERNEL(leader_of_third) AS_LEADER(T % 48 == 0)		/* hangs: lanes 0 and 48, unless waves have 32 lanes */
KERNEL(leader_by_product) AS_LEADER((T * 3 & 63) == 9)
KERNEL(leader_by_two) AS_LEADER((T * 2 & 63) == 8)	/* hangs: lanes 4 and 36, unless waves have 32 lanes */
KERNEL(leader_elected) AS_LEADER(atomic_xchg(lock + 9, 1) == 0)
KERNEL(leader_by_data) AS_LEADER(data[T] == 5)
KERNEL(told_by_last)			/* hangs: a volatile flag, which the compiler takes for uniform */
{
	if (T == 63)
		lock[G] = 1;
	else
		while (lock[G] == 0) ;
	out[64 * G + T] = 1;
}
KERNEL(told_in_turn)			/* ends: what is written later is never waited for before */
{
	for (int k = 0; k < 8; k++)
		if (T == k) {
			while (lock[G] != k) ;
			lock[G] = k + 1;
		}
}
KERNEL(told_in_turn_back)		/* hangs */
{
	for (int k = 7; k >= 0; k--)
		if (T == k) {
			while (lock[G] != k) ;
			lock[G] = k + 1;
		}
}
/* ---- barriers ------------------------------------------------------------------------- */
KERNEL(barrier_in_loop)
{
	local int s[64];

	s[T] = data[T];
	if (n > 4)
		for (int k = 0; k < n; k++) {
			barrier(CLK_LOCAL_MEM_FENCE);
			s[T] += s[(T + k) % 64];
			barrier(CLK_LOCAL_MEM_FENCE);
		}
	out[64 * G + T] = s[T];
}
__attribute__((noinline)) static void steps(local int *s, int n)
{
	for (int k = 0; k < n; k++) {
		barrier(CLK_LOCAL_MEM_FENCE);
		s[T] += s[(T + k) % 64];
		barrier(CLK_LOCAL_MEM_FENCE);
	}
}
KERNEL(barrier_in_callee)
{
	local int s[64];

	s[T] = data[T];
	steps(s, n);
	out[64 * G + T] = s[T];
}
KERNEL(halves)
{
	local int s[64];

	s[T] = data[T];
	for (int d = get_local_size(0) / 2; d > 0; d /= 2) {
		barrier(CLK_LOCAL_MEM_FENCE);
		if (T < d)
			s[T] += s[T + d];
	}
	out[64 * G + T] = s[0];
}

/* ---- tries that are counted ------------------------------------------------------------- */
KERNEL(tries_down)
{
	int left = 50;

	while (LOCKED(lock))
		if (--left == 0)
			return;
	LEAVE(lock)
}
KERNEL(tries_down_given)			/* the number is an argument */
{
	int left = n;

	while (LOCKED(lock) && --left > 0) ;
	if (left > 0)
		LEAVE(lock)
}
KERNEL(tries_long)				/* in 64 bits */
{
	ulong k = 0;
	int got = 0;

	do got = !LOCKED(lock); while (!got && ++k < 100ul);
	if (got)
		LEAVE(lock)
}
static int tries(volatile global int *lock, int n)
{
	for (int k = 0; k < n; k++) {
		if (!LOCKED(lock))
			return 1;
		__builtin_amdgcn_s_sleep(1);
	}
	return 0;
}
KERNEL(tries_of_function)
{
	if (tries(lock, 20))
		LEAVE(lock)
}
__attribute__((noinline)) static int tries_apart(volatile global int *lock, int n) { return tries(lock, n); }
KERNEL(tries_of_callee)
{
	if (tries_apart(lock, 20))
		LEAVE(lock)
}
KERNEL(tries_sticky)
{
	bool got = false, tired = false;
	int k = 0;

	while (!got && !tired) {
		got = !LOCKED(lock);
		if (!got)
			tired = ++k == 30;
	}
	if (got)
		LEAVE(lock)
}
KERNEL(tries_twice)				/* rounds of tries */
{
	int got = 0;

	for (int round = 0; round < 4 && !got; round++)
		for (int k = 0; k < 10 && !got; k++)
			got = !LOCKED(lock);
	if (got)
		LEAVE(lock)
}
KERNEL(tries_by_doubling)			/* backs off for longer and longer */
{
	for (int k = 1; k < 1 << 10; k <<= 1) {
		if (!LOCKED(lock)) {
			LEAVE(lock)
			break;
		}
		for (int w = 0; w < k; w++)
			__builtin_amdgcn_s_sleep(1);
	}
}
KERNEL(tries_set_back)				/* hangs: the counter never comes to an end */
{
	for (int k = 0; LOCKED(lock); k++)
		if (k == 100)
			k = 0;
	LEAVE(lock)
}
KERNEL(tries_again)				/* hangs: it counts, and begins again */
{
	int got = 0;

	while (!got)
		for (int k = 0; k < 10 && !got; k++)
			got = !LOCKED(lock);
	LEAVE(lock)
}
KERNEL(tries_of_some)				/* hangs: one lane does not count */
{
	int k = 0;

	while (LOCKED(lock))
		if (T != 7 && ++k == 30)
			return;
	LEAVE(lock)
}
/* ---- times ------------------------------------------------------------------------------ */
#define NOW __builtin_amdgcn_s_memtime()
KERNEL(time_out_low)				/* 32 bits of it */
{
	uint t = (uint)NOW;
	int got;

	while (!(got = !LOCKED(lock)) && (uint)NOW - t < 2000u) ;
	if (got)
		LEAVE(lock)
}
KERNEL(time_out_break)
{
	ulong t = NOW;

	while (LOCKED(lock)) {
		__builtin_amdgcn_s_sleep(2);
		if (NOW - t > 3000)
			return;
	}
	LEAVE(lock)
}
KERNEL(time_out_real)
{
	ulong t = __builtin_amdgcn_s_memrealtime();
	int got;

	while (!(got = !LOCKED(lock)) && __builtin_amdgcn_s_memrealtime() - t < 500) ;
	if (got)
		LEAVE(lock)
}
KERNEL(time_out_until)				/* a point in time */
{
	ulong end = NOW + 2000;
	int got;

	do got = !LOCKED(lock); while (!got && NOW < end);
	if (got)
		LEAVE(lock)
}
KERNEL(time_out_signed)
{
	long end = (long)NOW + 2000, got;

	do got = !LOCKED(lock); while (!got && (long)NOW < end);
	if (got)
		LEAVE(lock)
}
KERNEL(time_out_signed_since)			/* the difference of two numbers with a sign */
{
	long t = (long)NOW, got;

	do got = !LOCKED(lock); while (!got && (long)NOW - t < 2000);
	if (got)
		LEAVE(lock)
}
KERNEL(time_out_and_tries)
{
	ulong t = NOW;
	int got = 0;

	for (int k = 0; k < 1000 && !got && NOW - t < 5000; k++)
		got = !LOCKED(lock);
	if (got)
		LEAVE(lock)
}
KERNEL(time_set_back)				/* hangs */
{
	ulong t = NOW;

	while (LOCKED(lock))
		if (NOW - t > 300)
			t = NOW;
	LEAVE(lock)
}
KERNEL(time_again)				/* hangs */
{
	int got;

	do {
		ulong t = NOW;

		do got = !LOCKED(lock); while (!got && NOW - t < 300);
	} while (!got);
	LEAVE(lock)
}
KERNEL(time_of_some)				/* hangs: one lane does not look */
{
	ulong t = NOW;

	while (LOCKED(lock))
		if (T != 7 && NOW - t > 300)
			return;
	LEAVE(lock)
}
KERNEL(time_end_moves)				/* hangs */
{
	ulong end = NOW + 500;

	while (LOCKED(lock))
		if (NOW >= end)
			end = NOW + 500;
	LEAVE(lock)
}
KERNEL(time_end_anew)				/* hangs: the end is always ahead */
{
	int got;

	do got = !LOCKED(lock); while (!got && NOW < NOW + 500);
	if (got)
		LEAVE(lock)
}
KERNEL(time_end_given)				/* hangs: for as long as the argument says */
{
	ulong end = (ulong)n << 40;
	int got;

	do got = !LOCKED(lock); while (!got && NOW < end);
	if (got)
		LEAVE(lock)
}
KERNEL(time_end_huge)				/* hangs: in half of all time */
{
	ulong end = NOW + 0x8000000000000000ul;
	int got;

	do got = !LOCKED(lock); while (!got && NOW < end);
	if (got)
		LEAVE(lock)
}
KERNEL(time_stale)				/* hangs: the clock is read once */
{
	ulong t = NOW, end = NOW + 50000;
	int got;

	do got = !LOCKED(lock); while (!got && t < end);
	if (got)
		LEAVE(lock)
}
KERNEL(time_or_data)				/* hangs: the time is not all that keeps a lane */
{
	uint t = (uint)NOW;
	int got;

	do got = !LOCKED(lock); while (!got && ((uint)NOW - t < 500u || data[5] == 5));
	if (got)
		LEAVE(lock)
}
KERNEL(time_sometimes)				/* hangs: some lanes never look */
{
	ulong end = NOW + 500;
	int got;

	do {
		got = !LOCKED(lock);
		if (data[5] != 5 && NOW >= end)
			break;
	} while (!got);
	if (got)
		LEAVE(lock)
}
KERNEL(time_low_bits)				/* hangs: the difference is never as great */
{
	uint t = (uint)NOW;
	int got;

	do got = !LOCKED(lock); while (!got && (((uint)NOW - t) & 0xff) < 500u);
	if (got)
		LEAVE(lock)
}
