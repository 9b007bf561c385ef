/* test/bench/locks.cl -- kernels that synchronise, as threads would (m_) and by hand for lanes in lock step (s_); for the tables and figures of
 * simt-deadlock-2016. In each m_ the lanes that wait hang those that have what they wait for. */
#define IO volatile __global int *lock, volatile __global int *data, volatile __global int *out, int n
#define TAKE(l) while (atomic_cmpxchg(&lock[l], 0, 1) != 0)
#define GIVE(l) atomic_xchg(&lock[l], 0)
/* -DSTAR: the compiler does not see that a lane is done, so it cannot thread the jump out of the loop and leave the critical section behind it. */
#ifdef STAR
#define SEEN(done) __asm volatile("" : "+v"(done))
#else
#define SEEN(done)
#endif
/* The critical section inside of the loop that waits. */
#define INSIDE(l, section)                                  \
	for (int done = 0; !done;) {                        \
		if (atomic_cmpxchg(&lock[l], 0, 1) == 0) { \
			section;                            \
			GIVE(l);                            \
			done = 1;                           \
		}                                           \
		SEEN(done);                                 \
	}

/* TL: a counter, by one lock (coarse) or by eight (fine). */
__kernel void m_tl_coarse(IO)
{
	TAKE(0);
	out[0] += 1;
	GIVE(0);
}
__kernel void s_tl_coarse(IO)
{
	INSIDE(0, out[0] += 1)
}
__kernel void m_tl_fine(IO)
{
	int t = get_local_id(0) & 7;

	TAKE(t);
	out[t] += 1;
	GIVE(t);
}
__kernel void s_tl_fine(IO)
{
	int t = get_local_id(0) & 7;

	INSIDE(t, out[t] += 1)
}

/* HT: a record goes to the head of the list of its bucket. */
__kernel void m_ht(IO)
{
	int t = get_local_id(0), b = data[t] * 7 & 15;

	TAKE(b);
	out[64 + t] = out[b];
	out[b] = t + 1;
	GIVE(b);
}
__kernel void s_ht(IO)
{
	int t = get_local_id(0), b = data[t] * 7 & 15;

	INSIDE(b, out[64 + t] = out[b]; out[b] = t + 1)
}

/* ATM: from one account to another, both locked in ascending order. */
__kernel void m_atm(IO)
{
	int t = get_local_id(0), a = data[t] & 7, b = a + 1 + (t & 3);

	TAKE(a);
	TAKE(b);
	out[a] -= 3;
	out[b] += 3;
	GIVE(b);
	GIVE(a);
}
__kernel void s_atm(IO)
{
	int t = get_local_id(0), a = data[t] & 7, b = a + 1 + (t & 3);

	for (int done = 0; !done;) {
		if (atomic_cmpxchg(&lock[a], 0, 1) == 0) {
			if (atomic_cmpxchg(&lock[b], 0, 1) == 0) {
				out[a] -= 3;
				out[b] += 3;
				GIVE(b);
				done = 1;
			}
			GIVE(a);
		}
		SEEN(done);
	}
}

/* AM: the greatest element; who sees that it has no greater one does not lock. */
__kernel void m_am(IO)
{
	int x = data[get_local_id(0)] * 37 & 63;

	if (x > out[0]) {
		TAKE(0);
		if (x > out[0])
			out[0] = x;
		GIVE(0);
	}
}
__kernel void s_am(IO)
{
	int x = data[get_local_id(0)] * 37 & 63;

	if (x > out[0])
		INSIDE(0, if (x > out[0]) out[0] = x)
}

/* BH-ST: each waits for the one that is above it in a tree, which tells where to begin. */
__kernel void m_st(IO)
{
	int t = get_local_id(0);

	if (t) {
		while (atomic_add(&lock[(t - 1) / 2], 0) == 0)
			;
		out[t] = out[(t - 1) / 2] + t;
	}
	atomic_xchg(&lock[t], 1);
}
__kernel void s_st(IO)
{
	int t = get_local_id(0);

	for (int done = 0; !done;) {
		if (t == 0 || atomic_add(&lock[(t - 1) / 2], 0) != 0) {
			if (t)
				out[t] = out[(t - 1) / 2] + t;
			atomic_xchg(&lock[t], 1);
			done = 1;
		}
		SEEN(done);
	}
}
