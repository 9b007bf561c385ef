/* Waves that wait for each other. Three workgroups of 64, or as required; one workgroup if the name begins with "one_";
 * the last of five is short if it begins with "short_". What hangs in lock step hangs only there: threads of their own
 * always end. */
#define T ((int)get_local_id(0))
#define G ((int)get_group_id(0))
#define N ((int)get_num_groups(0))
#define WAIT(p) while (*(p) == 0)
#define KERNEL(name) kernel void name(volatile global int *lock, global int *data, volatile global int *out, int n)
#define TWO __attribute__((reqd_work_group_size(128, 1, 1)))
#define THREE __attribute__((reqd_work_group_size(192, 1, 1)))

/* ---- two kinds of workgroups ---------------------------------------------------------------------------- */
KERNEL(ping_last)			/* lane 63 answers behind lane 0's wait: hangs */
{
	if (G == 0) {
		if (T == 0) WAIT(lock) ;
		out[T] += 6 * T;
		if (T == 63) lock[1] = 1;
	} else {
		if (T == 0) WAIT(lock + 1) ;
		out[64 * G + T] += 6 * T;
		if (T == 63) atomic_add(lock, 1);
	}
}

KERNEL(ping_before)			/* one of the two answers first: ends */
{
	if (G == 0) {
		if (T == 63) lock[1] = 1;
		if (T == 0) WAIT(lock) ;
		out[T] += 6 * T;
	} else {
		if (T == 0) WAIT(lock + 1) ;
		out[64 * G + T] += 6 * T;
		if (T == 63) atomic_add(lock, 1);
	}
}

KERNEL(ping_leaders)			/* lane 0 alone speaks and waits: ends */
{
	if (T == 0 && G == 0) {
		lock[1] = 1;
		WAIT(lock) ;
		lock[2] = 1;
	} else if (T == 0 && G == 1) {
		WAIT(lock + 1) ;
		lock[0] = 1;
		WAIT(lock + 2) ;
	}
}

KERNEL(half_waits)			/* half a wave keeps the other half from the flag: hangs */
{
	if (G == 0) {
		if (T < 32) { WAIT(lock) ; out[T] = 1; }
		out[T] += 1;
		lock[16] = 1;
	} else {
		WAIT(lock + 16) ;
		atomic_add(lock, 1);
	}
}

KERNEL(half_waits_later)		/* ends */
{
	if (G == 0) {
		out[T] += 1;
		lock[16] = 1;
		if (T < 32) { WAIT(lock) ; out[T] = 1; }
	} else {
		WAIT(lock + 16) ;
		atomic_add(lock, 1);
	}
}

KERNEL(by_atomics)			/* polls by atomic operations: hangs */
{
	volatile global int *mine = lock + 64 * (G & 1), *other = lock + 64 * (1 - (G & 1));

	if (T == 5) while (atomic_or(other, 0) < 1) ;
	out[64 * G + T] += 1;
	if (T == 40) atomic_inc(mine);
}

KERNEL(by_atomics_first)		/* ends */
{
	volatile global int *mine = lock + 64 * (G & 1), *other = lock + 64 * (1 - (G & 1));

	if (T == 40) atomic_inc(mine);
	if (T == 5) while (atomic_or(other, 0) < 1) ;
}

KERNEL(role_of_data)			/* data says who is who: hangs */
{
	if (data[G] & 1) {
		if (T == 0) WAIT(lock) ;
		out[64 * G + T] += 1;
		if (T == 63) lock[64] = 1;
	} else {
		if (T == 0) WAIT(lock + 64) ;
		out[64 * G + T] += 2;
		if (T == 63) lock[0] = 1;
	}
}

KERNEL(role_of_data_once)		/* those of one kind do not wait: ends */
{
	if (data[G] & 1) {
		if (T == 0) WAIT(lock) ;
		if (T == 63) lock[64] = 1;
	} else {
		if (T == 63) lock[0] = 1;
		if (T == 0) WAIT(lock + 64) ;
	}
}

KERNEL(all_poll)			/* all lanes poll one place: ends */
{
	if (G == 0) {
		WAIT(lock) ;
		lock[1] = 1;
	} else {
		lock[0] = 1;
		WAIT(lock + 1) ;
	}
}

KERNEL(server)				/* answers in its loop, and what it is asked comes behind a wait: hangs */
{
	if (G == 0) {
		if (T == 0)
			for (;;) {
				if (lock[0]) lock[1] = 1;
				if (lock[2]) break;
			}
	} else if (G == 1) {
		if (T < 32) WAIT(lock + 1) ;
		if (T >= 32) lock[0] = 1;
		if (T < 32) lock[2] = 1;
	}
}

KERNEL(server_asked)			/* asked first: ends */
{
	if (G == 0) {
		if (T == 0)
			for (;;) {
				if (lock[0]) lock[1] = 1;
				if (lock[2]) break;
			}
	} else if (G == 1) {
		if (T >= 32) lock[0] = 1;
		if (T < 32) WAIT(lock + 1) ;
		if (T < 32) lock[2] = 1;
	}
}

/* ---- locks of many places ----------------------------------------------------------------------------- */
KERNEL(short_bins)			/* a lock per bin; the short workgroup leaves the rest to others: hangs */
{
	while (atomic_cmpxchg(lock + T, 0, 1)) ;
	out[T] += data[T];
	atomic_xchg(lock + T, 0);
}

KERNEL(short_bins_inside)		/* released where it was taken: ends */
{
	for (int done = 0; !done;)
		if (atomic_cmpxchg(lock + T, 0, 1) == 0) {
			out[T] += data[T];
			atomic_xchg(lock + T, 0);
			done = 1;
		}
}

__attribute__((reqd_work_group_size(64, 1, 1)))
KERNEL(bins_of_items)			/* each work-item has its own: ends */
{
	while (atomic_cmpxchg(lock + 64 * G + T, 0, 1)) ;
	out[64 * G + T] += data[T];
	atomic_xchg(lock + 64 * G + T, 0);
}

KERNEL(short_bins_turned)		/* hangs */
{
	volatile global int *l = lock + ((T + 16 * G) & 63);

	while (atomic_xchg(l, 1)) ;
	out[T] += 1;
	atomic_xchg(l, 0);
}

KERNEL(short_bins_one_by_one)		/* one lane after the other: ends */
{
	for (int k = 0; k < 64; k++)
		if (T == k) {
			while (atomic_cmpxchg(lock + k, 0, 1)) ;
			out[k] += 1;
			atomic_xchg(lock + k, 0);
		}
}

KERNEL(two_queues)			/* each wave holds its queue while it waits for that of the next: hangs */
{
	volatile global int *l = lock + 32 * ((G + T) % N);

	for (int k = 0; k < 24; k++)
		if (T < 2) {
			while (atomic_cmpxchg(l, 0, 1)) ;
			l[1] += 1;
			l[0] = 0;
		}
}

KERNEL(two_queues_in_turn)		/* ends */
{
	for (int k = 0; k < 24; k++)
		for (int t = 0; t < 2; t++)
			if (T == t) {
				volatile global int *l = lock + 32 * ((G + t) % N);

				while (atomic_cmpxchg(l, 0, 1)) ;
				l[1] += 1;
				l[0] = 0;
			}
}

KERNEL(steal)				/* the leader locks a queue, also that of others: ends */
{
	if (T == 0)
		for (int k = 0; k < N; k++) {
			volatile global int *l = lock + 32 * ((G + k) % N);

			while (atomic_cmpxchg(l, 0, 1)) ;
			l[1] += 1;
			l[0] = 0;
		}
}

KERNEL(tickets)				/* ends */
{
	if (T == 0) {
		int mine = atomic_inc(lock);

		while (atomic_or(lock + 1, 0) != mine) ;
		out[0] += 1;
		atomic_inc(lock + 1);
	}
}

/* ---- chains and rings -------------------------------------------------------------------------------- */
KERNEL(chain_last)			/* each waits for the lower one: ends */
{
	if (T == 0 && G > 0) WAIT(lock + G - 1) ;
	out[G] += 1;
	if (T == 63) lock[G] = 1;
}

KERNEL(chain_down)			/* each waits for the next higher one: ends */
{
	if (T == 0 && G < N - 1) WAIT(lock + G + 1) ;
	out[G] += 1;
	if (T == 63) lock[G] = 1;
}

KERNEL(look_back)			/* lanes look at all lower ones: ends */
{
	if (T < 32 && G - 1 - T >= 0) WAIT(lock + G - 1 - T) ;
	out[G] += 1;
	if (T == 33) lock[G] = 1;
}

KERNEL(halo)				/* each waits for both neighbours: hangs */
{
	if (T == 0 && G > 0) WAIT(lock + G - 1) ;
	if (T == 0 && G < N - 1) WAIT(lock + G + 1) ;
	out[G] += 1;
	if (T == 63) lock[G] = 1;
}

KERNEL(halo_first)			/* ends */
{
	if (T == 63) lock[G] = 1;
	if (T == 0 && G > 0) WAIT(lock + G - 1) ;
	if (T == 0 && G < N - 1) WAIT(lock + G + 1) ;
	out[G] += 1;
}

KERNEL(halo_lanes)			/* a lane for each side, and two that answer: hangs */
{
	if (T == 1 && G > 0) WAIT(lock + 2 * (G - 1)) ;
	out[64 * G + T] += 1;
	if (T == 2) lock[2 * G + 1] = 1;
	out[64 * G + T] += 1;
	if (T == 3 && G < N - 1) WAIT(lock + 2 * (G + 1) + 1) ;
	out[64 * G + T] += 1;
	if (T == 4) lock[2 * G] = 1;
}

KERNEL(ring_last)			/* hangs */
{
	if (T == 0) WAIT(lock + (G + N - 1) % N) ;
	out[G] += 1;
	if (T == 63) lock[G] = 1;
}

KERNEL(ring_opened)			/* workgroup 0 does not wait: ends */
{
	if (T == 0 && G > 0) WAIT(lock + (G + N - 1) % N) ;
	out[G] += 1;
	if (T == 63) lock[G] = 1;
}

KERNEL(ring_token)			/* ends */
{
	if (T == 0) {
		if (G > 0) WAIT(lock + G) ;
		lock[(G + 1) % N] = 1;
		if (G == 0) WAIT(lock) ;
	}
}

/* ---- barriers between workgroups ---------------------------------------------------------------------- */
KERNEL(grid_barrier)			/* ends */
{
	barrier(CLK_GLOBAL_MEM_FENCE);
	if (T == 0) {
		atomic_inc(lock);
		while (atomic_or(lock, 0) < N) ;
	}
	barrier(CLK_GLOBAL_MEM_FENCE);
	out[64 * G + T] = 1;
}

KERNEL(grid_barrier_last)		/* lane 63 arrives behind the wait of lane 0: hangs */
{
	if (T == 0) while (atomic_or(lock, 0) < N) ;
	out[64 * G + T] = 1;
	if (T == 63) atomic_inc(lock);
}

KERNEL(grid_barrier_twice)		/* ends */
{
	for (int k = 1; k < 3; k++) {
		barrier(CLK_GLOBAL_MEM_FENCE);
		if (T == 0) {
			atomic_inc(lock);
			while (atomic_or(lock, 0) < k * N) ;
		}
		barrier(CLK_GLOBAL_MEM_FENCE);
		out[64 * G + T] += 1;
	}
}

KERNEL(master)				/* the lanes of a master release one worker each, all at once: ends */
{
	if (G == 0) {
		if (T > 0 && T < N) WAIT(lock + T) ;
		if (T > 0 && T < N) lock[64 + T] = 1;
	} else if (T == 0) {
		lock[G] = 1;
		WAIT(lock + 64 + G) ;
	}
}

KERNEL(master_in_order)			/* each worker comes when the one before it was released: hangs */
{
	if (G == 0) {
		if (T > 0 && T < N) WAIT(lock + T) ;
		if (T > 0 && T < N) lock[64 + T] = 1;
	} else if (T == 0) {
		if (G > 1) WAIT(lock + 64 + G - 1) ;
		lock[G] = 1;
		WAIT(lock + 64 + G) ;
	}
}

KERNEL(behind_barrier)			/* the answer comes behind a barrier, the question is held back: hangs */
{
	if (G == 0) {
		if (T == 0) WAIT(lock) ;
		barrier(CLK_GLOBAL_MEM_FENCE);
		if (T == 5) lock[1] = 1;
	} else {
		if (T == 0) WAIT(lock + 1) ;
		out[64 * G + T] += 1;
		if (T == 40) lock[0] = 1;
		barrier(CLK_GLOBAL_MEM_FENCE);
	}
}

KERNEL(before_barrier)			/* ends */
{
	if (G == 0) {
		if (T == 0) WAIT(lock) ;
		barrier(CLK_GLOBAL_MEM_FENCE);
		if (T == 5) lock[1] = 1;
	} else {
		if (T == 40) lock[0] = 1;
		barrier(CLK_GLOBAL_MEM_FENCE);
		if (T == 0) WAIT(lock + 1) ;
	}
}

TWO KERNEL(other_wave_at_barrier)	/* the wave that waits at the barrier would answer: hangs */
{
	if (G == 0) {
		if (T == 0) WAIT(lock) ;
		barrier(CLK_GLOBAL_MEM_FENCE);
		if (T == 70) lock[1] = 1;
	} else {
		if (T == 0) WAIT(lock + 1) ;
		if (T == 20) lock[0] = 1;
	}
}

/* ---- mailboxes ---------------------------------------------------------------------------------------- */
KERNEL(mailboxes)			/* lane by lane, in two rounds: ends */
{
	for (int k = 1; k < 3; k++)
		if (G == 0) {
			lock[T] = k;
			while (lock[64 + T] < k) ;
		} else if (G == 1) {
			while (lock[T] < k) ;
			lock[64 + T] = k;
		}
}

KERNEL(mailboxes_crossed)		/* each lane sends when its neighbour's letter was answered: hangs */
{
	if (G == 0) {
		if (T > 0) WAIT(lock + 64 + T - 1) ;
		lock[T] = 1;
	} else if (G == 1) {
		WAIT(lock + T) ;
		lock[64 + T] = 1;
	}
}

KERNEL(mailbox_of_leader)		/* ends */
{
	if (T != 0 || G > 1)
		return;
	for (int k = 1; k < 5; k++)
		if (G == 0) {
			out[0] = k;
			lock[0] = k;
			while (lock[1] < k) ;
		} else {
			while (lock[0] < k) ;
			out[1] += out[0];
			lock[1] = k;
		}
}

/* ---- waves of one workgroup --------------------------------------------------------------------------- */
TWO KERNEL(one_ping_last)		/* hangs */
{
	if (T < 64) {
		if (T == 0) WAIT(lock) ;
		out[T] += 1;
		if (T == 31) lock[1] = 1;
	} else {
		if (T == 64) WAIT(lock + 1) ;
		out[T] += 2;
		if (T == 95) lock[0] = 1;
	}
}

TWO KERNEL(one_ping_before)		/* ends */
{
	if (T < 64) {
		if (T == 31) lock[1] = 1;
		if (T == 0) WAIT(lock) ;
	} else {
		if (T == 64) WAIT(lock + 1) ;
		out[T] += 2;
		if (T == 95) lock[0] = 1;
	}
}

TWO KERNEL(one_in_lds)			/* hangs */
{
	volatile local int flag[2];

	if (T < 2) flag[T] = 0;
	barrier(CLK_LOCAL_MEM_FENCE);
	if (T < 64) {
		if (T == 0) WAIT(flag) ;
		out[T] += 1;
		if (T == 31) flag[1] = 1;
	} else {
		if (T == 64) WAIT(flag + 1) ;
		out[T] += 2;
		if (T == 95) flag[0] = 1;
	}
	out[T] = 1;
}

TWO KERNEL(one_in_lds_first)		/* ends */
{
	volatile local int flag[2];

	if (T < 2) flag[T] = 0;
	barrier(CLK_LOCAL_MEM_FENCE);
	if (T < 64) {
		if (T == 31) flag[1] = 1;
		if (T == 0) WAIT(flag) ;
	} else {
		if (T == 64) WAIT(flag + 1) ;
		out[T] += 2;
		if (T == 95) flag[0] = 1;
	}
	out[T] = 1;
}

TWO KERNEL(one_producer)		/* the producer is itself behind a wait: hangs */
{
	if (T < 64) {
		if (T == 3) WAIT(lock) ;
		out[T] = 2 * T;
		if (T == 4) lock[1] = 1;
	} else {
		if (T == 70) WAIT(lock + 1) ;
		out[T] = out[T - 64];
		if (T == 71) lock[0] = 1;
	}
}

TWO KERNEL(one_handshake)		/* one lane of each wave: ends */
{
	for (int k = 1; k < 4; k++)
		if (T == 0) {
			out[0] = k;
			lock[0] = k;
			while (lock[1] < k) ;
		} else if (T == 64) {
			while (lock[0] < k) ;
			out[1] = out[0];
			lock[1] = k;
		}
}

THREE KERNEL(one_round_of_three)	/* hangs */
{
	int w = T / 64;

	if (T % 64 == 0) WAIT(lock + (w + 2) % 3) ;
	out[T] = 1;
	if (T % 64 == 31) lock[w] = 1;
}

THREE KERNEL(one_chain_of_three)	/* ends */
{
	int w = T / 64;

	if (T % 64 == 0 && w > 0) WAIT(lock + w - 1) ;
	out[T] = 1;
	if (T % 64 == 31) lock[w] = 1;
}

TWO KERNEL(one_bins)			/* bins of the workgroup in LDS, one work-item after the other: ends */
{
	volatile local int bin[16], count[16];

	if (T < 16) bin[T] = count[T] = 0;
	barrier(CLK_LOCAL_MEM_FENCE);
	for (int done = 0; !done;)
		if (atomic_cmpxchg(bin + (T & 15), 0, 1) == 0) {
			count[T & 15] += 1;
			atomic_xchg(bin + (T & 15), 0);
			done = 1;
		}
	barrier(CLK_LOCAL_MEM_FENCE);
	if (T < 16) out[T] = count[T];
}
