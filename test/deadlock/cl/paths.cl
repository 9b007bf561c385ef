/* Barriers that lanes of one wave reach on different paths, each lane as often as the others: threads of their own end, with memory that
 * no order changes. Workgroups have two waves of 64. */
#define SHARED volatile __global uint *
#define ARGS SHARED lock, SHARED data, __global uint *out, uint n
#define KERNEL __kernel __attribute__((reqd_work_group_size(128, 1, 1))) void
#define HERE() barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE)

/* One in each arm. */
KERNEL path_of_each_arm(ARGS)
{
	uint t = get_local_id(0);

	if (t & 1u) {
		out[t] = 3 * t;
		HERE();
		out[t + 128] = out[t - 1] + 1;
	} else {
		out[t] = 5 * t;
		HERE();
		out[t + 128] = out[t + 1] + 2;
	}
	out[t + 256] = out[t + 128] * 7;
	HERE();
	out[t + 384] = out[(t ^ 2u) + 256];
}

/* Two in each arm, and arms in one of them. */
KERNEL path_in_path(ARGS)
{
	uint t = get_local_id(0);

	if (t & 1u) {
		out[t] = t;
		if (t & 2u) {
			HERE();
			out[t + 128] = out[t ^ 1u];
			HERE();
			out[t + 256] = out[(t ^ 2u) + 128];
		} else {
			HERE();
			out[t + 128] = out[t ^ 3u] * 3;
			HERE();
		}
		out[t + 384] = t;
	} else {
		out[t] = t + 100;
		HERE();
		out[t + 128] = 9 * t;
		HERE();
		out[t + 256] = out[(t ^ 1u) + 128];
	}
	out[t + 512] = t;
	HERE();
	out[t + 640] = out[(t ^ 1u) + 512] + out[(t ^ 1u) + 256];
}

/* One of four. */
KERNEL path_of_case(ARGS)
{
	uint t = get_local_id(0);

	out[t] = data[t] * 3;
	switch (t & 3u) {
	case 0:
		HERE();
		out[t + 128] = out[t + 1];
		break;
	case 1:
		out[t] += 1;
		HERE();
		break;
	case 2:
		HERE();
		out[t + 128] = out[t - 2] * 5;
		break;
	default:
		out[t] *= 2;
		HERE();
		out[t + 128] = 1;
	}
	out[t + 256] = out[t + 128] + 1;
}

/* As often in one loop as is left for the next one. */
KERNEL path_of_two_loops(ARGS)
{
	uint t = get_local_id(0), k;

	for (k = 0; k < (t & 3u); k++) {
		out[t + 128 * k] = t + k;
		HERE();
	}
	for (; k < 4; k++) {
		out[t + 128 * k] = k ? out[(t ^ 4u) + 128 * (k - 1)] : 7;
		HERE();
	}
	out[t + 512] = out[(t ^ 1u) + 384];
}

/* Each lane in one of two branches, one behind the other. */
KERNEL path_now_or_later(ARGS)
{
	uint t = get_local_id(0);

	if (t % 3 == 0) {
		out[t] = t;
		HERE();
	}
	out[t + 128] = 2 * t;
	if (t % 3 != 0) {
		out[t] = t + 1;
		HERE();
	}
	out[t + 256] = out[(t ^ 1u)];
}

/* Odd lanes fill a buffer that even lanes empty: each side has its own code, as in kernels whose warps have roles. */
KERNEL path_of_roles(ARGS)
{
	__local uint box[128];
	uint t = get_local_id(0), sum = 0;

	for (uint k = 0; k < 6; k++)
		if (t & 1u) {
			box[t] = t * k + data[t + k];
			HERE();
			sum += k;
			HERE();
		} else {
			HERE();
			sum += box[t + 1];
			HERE();
		}
	out[t] = sum;
}

/* A lock before the barrier of one arm. */
KERNEL path_behind_lock(ARGS)
{
	uint t = get_local_id(0);

	if (t & 1u) {
		while (atomic_cmpxchg(lock, 0, 1) != 0)
			;
		lock[1] += t;
		mem_fence(CLK_GLOBAL_MEM_FENCE);
		atomic_xchg(lock, 0);
		HERE();
	} else {
		out[t] = t;
		HERE();
		out[t + 128] = lock[1];
	}
	out[t + 256] = lock[1] * 2;
}

/* Lanes wait in a loop of their own for one that passes a barrier with those of the other arm first. */
KERNEL path_before_flag(ARGS)
{
	uint t = get_local_id(0);

	if (t == 70) {
		HERE();
		atomic_xchg(lock, 5);
		HERE();
	} else if (t & 1u) {
		HERE();
		while (atomic_or(lock, 0) == 0)
			;
		out[t] = lock[0];
		HERE();
	} else {
		out[t] = t;
		HERE();
		HERE();
	}
	out[t + 128] = lock[0] + 1;
}

/* Who ends is not waited for. */
KERNEL path_that_ends(ARGS)
{
	uint t = get_local_id(0);

	if (t % 5 == 1) {
		out[t] = 1;
		return;
	}
	if (t & 1u) {
		out[t] = 2;
		HERE();
		out[t + 128] = out[t - 1];
	} else {
		out[t] = 3;
		HERE();
	}
	out[t + 256] = t;
}

/* Of conditions that are asked one after the other. */
KERNEL path_of_and(ARGS)
{
	uint t = get_local_id(0);

	if ((t & 1u) && data[t] % 3 == 0) {
		out[t] = 1;
		HERE();
		out[t + 128] = out[(t ^ 1u)];
	} else {
		out[t] = 2;
		HERE();
		out[t + 128] = out[(t ^ 2u)] + 4;
	}
	out[t + 256] = out[t + 128];
	HERE();
	out[t + 384] = out[(t ^ 1u) + 256];
}

/* In a function that both arms call. */
static __attribute__((noinline)) void
meet(SHARED data, __global uint *out, uint t)
{
	out[t] = data[t] + 1;
	HERE();
}

KERNEL path_through_call(ARGS)
{
	uint t = get_local_id(0);

	if (t & 4u) {
		meet(data, out, t);
		out[t + 128] = out[t ^ 4u];
	} else {
		out[t + 256] = t;
		meet(data, out, t);
		out[t + 128] = out[t ^ 5u] * 2;
	}
	out[t + 384] = out[t + 128] + 1;
}

/* Some meet within the loop, others behind it, as often. */
KERNEL path_in_or_behind_loop(ARGS)
{
	uint t = get_local_id(0), sum = 0;

	for (uint k = 0; k < 4; k++) {
		out[t + 128 * k] = t + k;
		if (t & 1u) {
			HERE();
			sum += k;
		}
	}
	if (!(t & 1u))
		for (uint k = 0; k < 4; k++) {
			sum += 3 * k;
			HERE();
		}
	out[t + 512] = sum + out[(t ^ 1u)];
}
