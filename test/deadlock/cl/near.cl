/* Kernels that a rule shows to end, and others, all but alike, that it must not. H: hangs in lock step. */
#define SHARED volatile __global uint *
#define ARGS SHARED lock, SHARED data, __global uint *out, uint n
#define LOAD(p) atomic_or(p, 0u)
#define FENCE() mem_fence(CLK_GLOBAL_MEM_FENCE)

/* ---- numbers that get smaller ----------------------------------------------------------------------------------- */
__kernel void down_parents(ARGS)
{
	uint t = get_local_id(0), at = t + 64, next;

	while ((next = data[at] - (at & 3u)) < at)
		at = next;
	data[at] = t;
	out[t] = at;
}

__kernel void up_children(ARGS)
{
	int t = (int)get_local_id(0), at = t - 32, next;

	while ((next = (int)LOAD(lock + (t & 7)) + 2 * t - 40) > at)
		at = next;
	atomic_inc(lock + (t & 7));
	out[t] = (uint)at;
}

/* H: it may stay the same. */
__kernel void down_or_level(ARGS)
{
	uint t = get_local_id(0), at = 3, next;

	if (t != 63)
		while ((next = LOAD(lock)) <= at)
			at = next;
	atomic_add(lock, 10u);
	out[t] = at + t;
}

/* H: below a limit that stays. */
__kernel void below_limit(ARGS)
{
	uint t = get_local_id(0), at = 3, next;

	if (t < 62)
		while ((next = LOAD(lock + (t & 1u))) < 5u)
			at = next;
	atomic_add(lock + (t & 1u), 10u);
	out[t] = at + t;
}

/* H: one more than what was found to be less. */
__kernel void down_and_up(ARGS)
{
	uint t = get_local_id(0), at = 1, next;

	if (t != 63)
		while ((next = LOAD(lock)) < at)
			at = next + 1;
	atomic_inc(lock);
	out[t] = at + t;
}

/* H: half of the lanes look for something else. */
__kernel void down_for_some(ARGS)
{
	uint t = get_local_id(0), at = 100, next;

	for (;;) {
		next = LOAD(lock + (t & 1u));
		if (t & 1u) {
			if (next >= at)
				break;
			at = next;
		} else if (next)
			break;
	}
	atomic_inc(lock);
	out[t] = at;
}

/* H: only where it is less. */
__kernel void down_if_less(ARGS)
{
	uint t = get_local_id(0), at = 50, next;

	if (t != 63)
		do {
			next = LOAD(lock);
			if (next < at)
				at = next;
		} while (next == 0u);
	out[t] = at;
	atomic_inc(lock);
}

/* H: asked, but gone on in any case. */
__kernel void down_if_asked(ARGS)
{
	uint t = get_local_id(0), at = 50, next, luck = 0;

	if (t != 63)
		do {
			next = LOAD(lock);
			if (next >= at)
				luck = luck * 3 + 1;
			at = next;
		} while (next == 0u);
	out[t] = at;
	lock[64 + t] = luck;
	atomic_inc(lock);
}

/* H: the same the other way round. */
__kernel void up_if_asked(ARGS)
{
	uint t = get_local_id(0), at = 0, next, luck = 0;

	if (t != 63)
		do {
			next = LOAD(lock);
			if (at < next)
				luck = luck * 3 + 1;
			at = next;
		} while (next == 0u);
	out[t] = at;
	lock[64 + t] = luck;
	atomic_inc(lock);
}

/* H: half of the lanes are not asked. */
__kernel void down_unasked(ARGS)
{
	uint t = get_local_id(0), at = 50, next;

	for (;;) {
		next = LOAD(lock + (t & 1u));
		if (t & 1u)
			if (next >= at)
				break;
		at = next;
		if (t == 62 || next == 77u)
			break;
	}
	atomic_xchg(lock + (t & 1u), 77u);
	out[t] = 1;
}

/* One raises it before. */
__kernel void down_if_raised(ARGS)
{
	uint t = get_local_id(0), at = 50, next;

	if (t == 0)
		atomic_inc(lock);
	do {
		next = LOAD(lock);
		if (next < at)
			at = next;
	} while (next != 1u);
	out[t] = at;
}

/* H: what is less is not what it becomes. */
__kernel void down_elsewhere(ARGS)
{
	uint t = get_local_id(0), at = 9;

	if (t != 63)
		while (LOAD(lock) < at)
			at = LOAD(lock + 1) + 9;
	atomic_add(lock, 20u);
	out[t] = at + t;
}

/* H: up without sign is down with sign. */
__kernel void down_and_round(ARGS)
{
	uint t = get_local_id(0), at = 5;

	while (t != 63) {
		uint first = LOAD(lock) + 0x80000000u, next;

		if ((int)first >= (int)at)
			break;
		next = LOAD(lock) + 5u;
		if (next >= first)
			break;
		at = next;
	}
	atomic_xchg(lock, 0x80000000u);
	out[t] = at + t;
}

/* ---- compare-and-swap in local memory --------------------------------------------------------------------------- */
__kernel void lds_add(ARGS)
{
	volatile __local uint bin[8];
	uint t = get_local_id(0), seen, old;

	if (t < 8)
		bin[t] = 0;
	barrier(CLK_LOCAL_MEM_FENCE);
	seen = bin[t & 7u];
	do {
		old = seen;
		seen = atomic_cmpxchg(bin + (t & 7u), old, as_uint(as_float(old) + 1.0f));
	} while (seen != old);
	barrier(CLK_LOCAL_MEM_FENCE);
	out[t] = bin[t & 7u];
}

__kernel void lds_add_read(ARGS)
{
	volatile __local uint bin[8];
	uint t = get_local_id(0), old;

	if (t < 8)
		bin[t] = 0;
	barrier(CLK_LOCAL_MEM_FENCE);
	do
		old = bin[t & 7u];
	while (atomic_cmpxchg(bin + (t & 7u), old, old * 3 + t) != old);
	atomic_inc(bin + (t & 3u));
	out[t] = old;
}

/* One after the other, each in its own turn. */
__kernel void lds_in_turn(ARGS)
{
	volatile __local uint taken;
	uint t = get_local_id(0);

	taken = 0;
	barrier(CLK_LOCAL_MEM_FENCE);
	for (uint k = 0; k < 64; k++)
		if (k == t) {
			while (atomic_cmpxchg(&taken, 0u, 1u) != 0u)
				;
			out[0] = out[0] * 2 + data[t];
			FENCE();
			taken = 0;
		}
}

/* H: a lock, given back behind the loop. */
__kernel void lds_lock(ARGS)
{
	volatile __local uint taken;
	uint t = get_local_id(0);

	taken = 0;
	barrier(CLK_LOCAL_MEM_FENCE);
	while (atomic_cmpxchg(&taken, 0u, 1u) != 0u)
		;
	out[t] = t;
	taken = 0;
}

/* H: who looks for 0 waits for a swap that writes it, and expects 5. */
__kernel void lds_looked_for(ARGS)
{
	volatile __local uint place;
	uint t = get_local_id(0);

	place = 5;
	barrier(CLK_LOCAL_MEM_FENCE);
	if (t != 63)
		while (place != 0)
			;
	atomic_cmpxchg(&place, 5u, 0u);
	out[t] = t;
}

/* H: expects what another place holds. */
__kernel void lds_other_place(ARGS)
{
	volatile __local uint place[2];
	uint t = get_local_id(0), old = 0;

	place[0] = 0;
	place[1] = 1;
	barrier(CLK_LOCAL_MEM_FENCE);
	if (t != 63)
		do
			old = place[1];
		while (atomic_cmpxchg(place, old, 1u) != old);
	place[0] = 1;
	out[t] = old;
}

/* H: read once before. */
__kernel void lds_read_once(ARGS)
{
	volatile __local uint place;
	uint t = get_local_id(0), old;

	place = 0;
	barrier(CLK_LOCAL_MEM_FENCE);
	old = place;
	barrier(CLK_LOCAL_MEM_FENCE);
	if (t != 63)
		while (atomic_cmpxchg(&place, old, t + 1) != old)
			;
	place = 0;
	out[t] = old;
}

/* H: something else in the loop writes there. */
__kernel void lds_disturbed(ARGS)
{
	volatile __local uint place;
	uint t = get_local_id(0), old = 0;

	place = 0;
	barrier(CLK_LOCAL_MEM_FENCE);
	if (t != 63)
		do {
			old = place;
			place = old ^ 1u;
		} while (old < 8u && atomic_cmpxchg(&place, old, old + 2) != old);
	place = 16;
	out[t] = old >= 8u;
}

/* H: goes on where it has found what it expected. */
__kernel void lds_goes_on_equal(ARGS)
{
	volatile __local uint place;
	uint t = get_local_id(0), old = 0;

	place = 0;
	barrier(CLK_LOCAL_MEM_FENCE);
	if (t != 63)
		do
			old = place;
		while (atomic_cmpxchg(&place, old, old) == old && old == 0);
	place = t;
	out[t] = old;
}

/* ---- limited tries ---------------------------------------------------------------------------------------------- */
__kernel void tries_by_ten(ARGS)
{
	uint t = get_local_id(0);

	#pragma unroll 10
	for (uint k = 0; k < 200; k++)
		if (atomic_cmpxchg(lock, 0u, 1u) == 0u) {
			out[0] += 1;
			atomic_xchg(lock, 0u);
			break;
		}
	out[t + 1] = 1;
}

/* H: the tries of odd lanes are not counted. */
__kernel void tries_of_some(ARGS)
{
	uint t = get_local_id(0);

	#pragma unroll 10
	for (uint k = 0; k < 200; k += 1 - (t & 1u))
		if (atomic_cmpxchg(lock, 0u, 1u) == 0u) {
			atomic_xchg(lock, 0u);
			break;
		}
	out[t + 1] = 1;
}

/* H: the last of ten tries takes the count back. */
__kernel void tries_taken_back(ARGS)
{
	uint t = get_local_id(0);

	for (uint k = 0; k < 200; k++) {
		if (atomic_cmpxchg(lock, 0u, 1u) == 0u) {
			out[0] += 1;
			atomic_xchg(lock, 0u);
			break;
		}
		if (k == 9u)
			k = 0;
	}
	out[t + 1] = 1;
}

/* ---- places that sizes keep apart ------------------------------------------------------------------------------- */
__kernel void two_rows(ARGS)
{
	uint t = get_local_id(0);

	atomic_xchg(lock + t, 1u);
	while (LOAD(lock + (t ^ 1u)) == 0u)
		;
	atomic_xchg(lock + 64 + t, 1u);
}

/* H: the rows share a place. */
__kernel void two_rows_overlap(ARGS)
{
	uint t = get_local_id(0);

	if (t != 62)
		atomic_xchg(lock + t, 1u);
	while (LOAD(lock + (t ^ 1u)) == 0u)
		;
	atomic_xchg(lock + 62 + t, 1u);
}

/* H: the second row is as far away as rows are long along y. */
__attribute__((reqd_work_group_size(32, 2, 1)))
__kernel void two_rows_of_two(ARGS)
{
	uint x = get_local_id(0), y = get_local_id(1);

	if (y == 0)
		atomic_xchg(lock + x, 1u);
	while (LOAD(lock + 32 * y + x) == 0u)
		;
	atomic_xchg(lock + 32 + x, 1u);
}

/* ---- loops that count in memory --------------------------------------------------------------------------------- */
__kernel void count_to_limit(ARGS)
{
	uint t = get_local_id(0), done = 0;

	while (atomic_inc(lock + (t & 3u)) < 200u)
		done++;
	atomic_sub(lock + (t & 3u), 3u);
	out[t] = done > 300u;
}

/* H: and back again. */
__kernel void count_and_back(ARGS)
{
	uint t = get_local_id(0);

	while (atomic_add(lock, 1u) > 31u)
		atomic_sub(lock, 1u);
	out[t] = t;
	atomic_sub(lock, 1u);
}

/* H: some only look. */
__kernel void count_by_some(ARGS)
{
	uint t = get_local_id(0), r;

	do {
		if (t & 1u)
			r = atomic_inc(lock + 1);
		else
			r = LOAD(lock);
	} while (r < 4u);
	atomic_add(lock, 4u);
	out[t] = t;
}

/* H: one place is counted, and another one looked at. */
__kernel void count_beside(ARGS)
{
	uint t = get_local_id(0), r = 0;

	if (t != 63)
		do
			r = atomic_inc(lock + 1);
		while (LOAD(lock) < 4u);
	atomic_add(lock, 4u);
	out[t] = r < 4u;
}

/* H: in strides that miss what ends the loop. */
__kernel void count_in_strides(ARGS)
{
	uint t = get_local_id(0);

	if (t != 63)
		while (atomic_add(lock + t, 0x40000000u) <= 0xc0000000u)
			;
	atomic_add(lock + (t + 63 & 63u), 7u);
	out[t] = t;
}

/* H: each in a place of its own, and back again. */
__kernel void count_back_alone(ARGS)
{
	uint t = get_local_id(0);

	if (t != 63)
		while (atomic_add(lock + t, 1u) < 4u)
			atomic_sub(lock + t, 1u);
	out[t] = t;
	atomic_add(lock + (t + 63 & 63u), 7u);
}
