/* Barriers in workgroups of four waves: the first six kernels have waves, or lanes, that do not come to them alike. */
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
