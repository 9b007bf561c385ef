/* Ballots, and their low half alone: in a wave of 64, lanes 32 to 63 are not in it. Each kernel with low has a twin that
 * takes the whole mask. The half hangs, or leaves 1 in lock[1] where it lets lanes go on (test/prop/hazards.c). */
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
typedef unsigned int uint;
typedef unsigned long long u64;
#define DEVICE static __device__ inline __attribute__((always_inline))
#define AGENT __HIP_MEMORY_SCOPE_AGENT
#define KERNEL(name) extern "C" __global__ void name(int *lock, int *data, int *out, int n)

DEVICE uint item() { return __builtin_amdgcn_workitem_id_x(); }
DEVICE uint lane() { return item() % __builtin_amdgcn_wavefrontsize(); }
DEVICE u64 ballot(bool p) { return __builtin_amdgcn_ballot_w64(p); }
DEVICE int load(int *p) { return __hip_atomic_load(p, __ATOMIC_RELAXED, AGENT); }
DEVICE int exchange(int *p, int v) { return __hip_atomic_exchange(p, v, __ATOMIC_RELAXED, AGENT); }
DEVICE bool with_lock(int *lock, int *data)
{
	if (exchange(lock, 1) != 0)
		return false;
	data[0]++;
	__builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "agent");
	exchange(lock, 0);
	return true;
}

/* Lanes take turns: the first of those that are on works. */
#define TURNS(name, mask, first) \
KERNEL(name) \
{ \
	while (load(lock + 64 + item()) == 0) \
		if (lane() == first((mask)ballot(true)) - 1) \
			exchange(lock + 64 + item(), 2); \
	out[item()] = 1; \
}
TURNS(turns_low, uint, __builtin_ffs)
TURNS(turns_all, u64, __builtin_ffsll)

/* The first of the last n lanes, and no other one, stores what all wait for. */
#define LEADER(name, mask, first) \
KERNEL(name) \
{ \
	mask who = (mask)ballot(lane() + n >= __builtin_amdgcn_wavefrontsize()); \
\
	if (lane() == first(who) - 1) \
		exchange(lock, 2); \
	while (load(lock) == 0) \
		; \
	out[item()] = 1; \
}
LEADER(leader_low, uint, __builtin_ffs)
LEADER(leader_all, u64, __builtin_ffsll)

/* All lanes try until all have had the lock; who goes on without says so. */
#define UNTIL_ALL(name, mask) \
KERNEL(name) \
{ \
	bool done = false; \
\
	while ((mask)ballot(done) != (mask)~0ull) \
		if (!done) \
			done = with_lock(lock, data); \
	if (!done) \
		exchange(lock + 1, 1); \
}
UNTIL_ALL(until_all_low, uint)
UNTIL_ALL(until_all, u64)

/* The same, as long as there are lanes that have not. */
#define WHILE_ANY(name, mask) \
KERNEL(name) \
{ \
	bool left = true; \
\
	while ((mask)ballot(left)) \
		if (left) \
			left = !with_lock(lock, data); \
	if (left) \
		exchange(lock + 1, 1); \
}
WHILE_ANY(while_any_low, uint)
WHILE_ANY(while_any, u64)

/* Each half of the wave has a count of its own. */
KERNEL(both_halves)
{
	u64 who = ballot(data[lane()] > 40);
	int many = __builtin_popcount(lane() < 32 ? (uint)who : (uint)(who >> 32));

	while (load(out + item()) < many)
		exchange(out + item(), many);
}
/* Some lane's bit is asked for. */
KERNEL(first_lane)
{
	while ((ballot(load(lock + 64 + item()) == 0) & 1) != 0)
		exchange(lock + 64 + item(), 2);
}
/* The half is counted, and nobody waits for it. */
KERNEL(count_low)
{
	int many = __builtin_popcount((uint)ballot(data[lane()] != 0)), s = 0;

	for (int k = 0; k < many; k++)
		s += data[k];
	out[item()] = s;
}
