/* Barriers in workgroups of four waves: the first seven kernels have waves, or lanes, that do not come to them alike. */
#define SHARED volatile __global uint *
#define ARGS SHARED lock, SHARED data, __global uint *out, uint n
#define KERNEL __kernel __attribute__((reqd_work_group_size(256, 1, 1))) void
#define HERE() barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE)

/* ---- not alike ------------------------------------------------------------------------------------------------- */
/* One wave only, and the others wait at the next one. */
KERNEL barrier_of_first_wave(ARGS)
{
	uint t = get_local_id(0);

	if (t < 64) {
		out[t] = data[t];
		HERE();
	}
	out[t] += 1;
	HERE();
	out[255 - t] += 2;
	HERE();
}

/* As often as the wave has a number. */
KERNEL barrier_by_wave_number(ARGS)
{
	uint t = get_local_id(0);

	for (uint k = 0; k <= t / 64; k++) {
		out[t] += k;
		HERE();
	}
	HERE();
	out[t] += lock[0];
	HERE();
}

/* As often as data says, which differs between waves. */
KERNEL barrier_by_data(ARGS)
{
	uint t = get_local_id(0), rounds = data[t & ~63u] / 64;

	for (uint k = 0; k < rounds; k++) {
		out[t] += k;
		HERE();
	}
	HERE();
	out[t] += 1;
	HERE();
	out[t] += 1;
	HERE();
}

/* In both arms, but twice in one. */
KERNEL barrier_twice_in_one_arm(ARGS)
{
	uint t = get_local_id(0);

	if (t & 64u) {
		HERE();
		out[t] = 1;
		HERE();
	} else {
		HERE();
		out[t] = 2;
	}
	HERE();
	out[t] += 1;
	HERE();
}

/* The loop is left by a compare with what an atomic operation returned. */
KERNEL barrier_by_ticket(ARGS)
{
	__local uint ticket;
	uint t = get_local_id(0);

	if ((t & 63u) == 0)
		out[t] = atomic_inc(lock);
	mem_fence(CLK_GLOBAL_MEM_FENCE);
	if (out[t & ~63u] & 1u)
		HERE();
	HERE();
	ticket = out[t];
	HERE();
	out[t] = ticket;
}

/* Half of the lanes of each wave; a wave comes to it twice if lanes of both arms have one. */
KERNEL barrier_in_both_arms_of_some(ARGS)
{
	uint t = get_local_id(0);

	if (t < 96) {
		if (t & 1u) {
			out[t] = 3;
			HERE();
		} else {
			out[t] = 4;
			HERE();
		}
	} else {
		HERE();
	}
	HERE();
	out[t] += 1;
	HERE();
}

/* The second of two conditions that end the rounds is one of each wave. */
KERNEL round_of_two_ends_by_wave(ARGS)
{
	uint t = get_local_id(0);

	for (uint k = 0; k < 24; k++) {
		if (k * 3 > 9 + t / 64 * 9)
			break;
		out[t] += data[k];
		HERE();
	}
	HERE();
	out[255 - t] += 1;
	HERE();
}

/* ---- alike ----------------------------------------------------------------------------------------------------- */
KERNEL barrier_plain(ARGS)
{
	uint t = get_local_id(0);

	out[t] = data[t];
	HERE();
	out[t] += out[255 - t];
}

KERNEL barrier_by_argument(ARGS)
{
	uint t = get_local_id(0);

	for (uint k = 0; k < n; k += 16) {
		out[t] += data[k];
		HERE();
	}
}

KERNEL barrier_by_group(ARGS)
{
	uint t = get_local_id(0);

	if (get_group_id(0) % 2 == 0) {
		out[t] = data[t];
		HERE();
	}
	out[t] += 1;
}

KERNEL barrier_in_halving(ARGS)
{
	__local uint sum[256];
	uint t = get_local_id(0);

	sum[t] = data[t];
	for (uint width = 128; width; width >>= 1) {
		HERE();
		if (t < width)
			sum[t] += sum[t + width];
	}
	HERE();
	out[t] = sum[0];
}

KERNEL barrier_around_work_of_one(ARGS)
{
	__local uint first;
	uint t = get_local_id(0);

	if (t == 0)
		first = atomic_inc(lock);
	HERE();
	out[t] = first;
	HERE();
	if (t == 255)
		out[0] += first;
}

KERNEL barrier_after_search(ARGS)
{
	uint t = get_local_id(0), k = 0;

	while (data[k] < t)
		k++;
	HERE();
	out[t] = k;
	HERE();
}

/* ---- words of LDS that all waves read: alike where nothing writes them between the same barriers ---------------- */
KERNEL flag_until_still(ARGS)
{
	__local uint moved;
	uint t = get_local_id(0), k = data[t] & 7u;

	do {
		HERE();
		moved = 0;
		HERE();
		if (k > 0) {
			k--;
			moved = 1;
		}
		HERE();
	} while (moved);
	out[t] = k;
}

/* Cleared again before all have read it. */
KERNEL flag_cleared_early(ARGS)
{
	__local uint moved;
	uint t = get_local_id(0), k = data[t] & 7u;

	do {
		moved = 0;
		HERE();
		if (k > 0) {
			k--;
			moved = 1;
		}
		HERE();
	} while (moved);
	out[t] = k;
}

/* Raised by some after others have read it. */
KERNEL flag_raised_late(ARGS)
{
	__local uint moved;
	uint t = get_local_id(0), more;

	moved = 0;
	HERE();
	more = moved;
	if (t > 200)
		moved = 1;
	if (more)
		HERE();
	HERE();
	out[t] = moved;
}

/* Raised by who has left the loop. */
KERNEL flag_raised_behind(ARGS)
{
	__local uint stop;
	uint t = get_local_id(0), k = 0;

	stop = 1;
	do {
		HERE();
		if (stop)
			break;
		k++;
		HERE();
	} while (k < 3);
	stop = 0;
	out[t] = k;
	HERE();
}

/* Each wave has a flag of its own. */
KERNEL flag_of_wave(ARGS)
{
	__local uint more[4];
	uint t = get_local_id(0), k = 0;

	more[t / 64] = t < 64;
	HERE();
	if (more[t / 64]) {
		HERE();
		k = 1;
	}
	HERE();
	out[t] = k;
}

/* Read with an index that differs. */
KERNEL flag_by_index(ARGS)
{
	__local uint more[256];
	uint t = get_local_id(0), k = 0;

	more[t] = t == 3;
	HERE();
	if (more[t / 32]) {
		k = 1;
		HERE();
	}
	HERE();
	out[t] = k;
}

/* Written through an index that nobody knows. */
KERNEL flag_hit_by_array(ARGS)
{
	__local uint word[64];
	uint t = get_local_id(0), k = 0;

	if (t < 64)
		word[t] = 0;
	HERE();
	if (t / 64 == 2)
		word[data[t] & 56u] = 1;
	if (word[8]) {
		k = 1;
		HERE();
	}
	HERE();
	out[t] = k;
}

/* Written by an atomic operation between the same barriers. */
KERNEL flag_counted(ARGS)
{
	__local uint count;
	uint t = get_local_id(0), k = 0;

	count = 0;
	HERE();
	if ((t & 63u) == 5)
		atomic_inc(&count);
	mem_fence(CLK_LOCAL_MEM_FENCE);
	if (count > 2) {
		k = 1;
		HERE();
	}
	HERE();
	out[t] = k;
}

/* The flag is in global memory. */
KERNEL flag_global_cleared_early(ARGS)
{
	uint t = get_local_id(0), k = data[t] & 3u;

	do {
		*lock = 0;
		HERE();
		if (k > 0) {
			k--;
			*lock = 1;
		}
		HERE();
	} while (*lock);
	out[t] = k;
}

/* One wave does not read it. */
KERNEL flag_unread_by_one(ARGS)
{
	__local uint stop;
	uint t = get_local_id(0), k = 0;

	stop = 1;
	HERE();
	if (t >= 64)
		k = stop;
	if (k)
		HERE();
	HERE();
	out[t] = k;
}

/* Two flags in turn, one cleared while the other one is read. */
KERNEL flags_in_turn(ARGS)
{
	__local uint moved[2];
	uint t = get_local_id(0), k = data[t] & 7u;

	moved[0] = moved[1] = 0;
	HERE();
	for (;;) {
		if (k > 0) {
			k--;
			moved[0] = 1;
		}
		HERE();
		if (!moved[0])
			break;
		moved[1] = 0;
		if (k > 0) {
			k--;
			moved[1] = 1;
		}
		HERE();
		if (!moved[1])
			break;
		moved[0] = 0;
		HERE();
	}
	out[t] = k;
}

/* A leader takes work for all. */
KERNEL chunk_of_all(ARGS)
{
	__local uint at;
	uint t = get_local_id(0), sum = 0;

	for (;;) {
		HERE();
		if (t == 0)
			at = atomic_add(lock, 256u);
		HERE();
		if (at >= 1024u)
			break;
		sum += data[at + t];
	}
	out[t] = sum;
}

/* The same without the first barrier: the leader takes more before others have read. */
KERNEL chunk_taken_early(ARGS)
{
	__local uint at;
	uint t = get_local_id(0), sum = 0;

	for (;;) {
		if (t == 0)
			at = atomic_add(lock, 256u);
		HERE();
		if (at >= 1024u)
			break;
		sum += data[at + t];
	}
	out[t] = sum;
}

/* Two conditions end the rounds; the second is asked only where the first holds. */
KERNEL round_of_two_ends(ARGS)
{
	uint t = get_local_id(0);

	for (uint k = 0; k < 24; k++) {
		if (k * 3 > n)
			break;
		out[t] += data[k];
		HERE();
	}
}

/* The same by a flag, which one lane sets. */
KERNEL round_of_flag_or_count(ARGS)
{
	__local uint stop;
	uint t = get_local_id(0);

	for (uint k = 0; k < 24; k++) {
		if (t == 0)
			stop = data[k] & 1;
		HERE();
		if (stop)
			break;
		out[t] += k;
		HERE();
	}
}
