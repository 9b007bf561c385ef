/* What a loop waits for reaches its condition through memory that the loop itself writes. */
#define SHARED volatile __global uint *

/* Each lane keeps what the swap returned in a word of its own. */
__kernel void through_own_word(SHARED lock, SHARED data, SHARED out, uint n)
{
	uint t = get_local_id(0);

	do {
		out[t] = atomic_cmpxchg(lock, 0u, 1u);
	} while (out[t]);
	data[0] += 1;
	atomic_xchg(lock, 0u);
}

/* A leader polls, and tells the others in LDS. */
__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void through_leader(SHARED lock, SHARED data, __global uint *out, uint n)
{
	volatile __local uint go;
	uint t = get_local_id(0);

	if (t == 0)
		go = 0;
	if (t != 5)
		while (!go) {
			if (t == 0)
				go = lock[0];
		}
	else
		lock[0] = 1;
	out[t] = data[t];
}

/* The same, where the one who writes comes first. */
__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void through_leader_last(SHARED lock, SHARED data, __global uint *out, uint n)
{
	volatile __local uint go;
	uint t = get_local_id(0);

	if (t == 0)
		go = 0;
	if (t == 5)
		lock[0] = 1;
	while (!go) {
		if (t == 0)
			go = lock[0];
	}
	out[t] = data[t];
}

/* Through two words, one after the other. */
__kernel void through_two_words(SHARED lock, SHARED data, SHARED out, uint n)
{
	uint t = get_local_id(0);

	do {
		out[2 * t] = atomic_cmpxchg(lock, 0u, 1u);
		out[2 * t + 1] = out[2 * t] + 1;
	} while (out[2 * t + 1] != 1);
	data[0] += 1;
	atomic_xchg(lock, 0u);
}

/* Whether the store is executed depends on what is waited for. */
__kernel void through_condition(SHARED lock, SHARED data, SHARED out, uint n)
{
	uint t = get_local_id(0);

	out[t] = 1;
	do {
		if (atomic_cmpxchg(lock, 0u, 1u) == 0u)
			out[t] = 0;
	} while (out[t]);
	data[0] += 1;
	atomic_xchg(lock, 0u);
}

/* A word that only this lane writes counts: it waits for nobody. */
__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void through_counter(SHARED lock, SHARED data, SHARED out, uint n)
{
	uint t = get_local_id(0);

	out[t] = 0;
	do {
		out[t] += 1;
	} while (out[t] < t);
	data[t] += 1;
}
