/* Which work-items wait, and which of their wave write: told by bounds of their number. */
#define SHARED volatile __global uint *
#define ARGS SHARED lock, SHARED data, __global uint *out, uint n
#define LOAD(p) atomic_or(p, 0u)
__attribute__((reqd_work_group_size(128, 1, 1)))
__kernel void item_64_below_65(ARGS)
{
	uint t = get_local_id(0);
	if (t == 64) while (LOAD(lock) == 0u) ;
	if (t < 65) atomic_xchg(lock, 1u);
	out[t] = t;
}
__attribute__((reqd_work_group_size(128, 1, 1)))
__kernel void item_64_upto_64(ARGS)
{
	uint t = get_local_id(0);
	if (t > 63 && t < 65) while (LOAD(lock) == 0u) ;
	if (t <= 64) atomic_xchg(lock, 1u);
	out[t] = t;
}
/* H */
__attribute__((reqd_work_group_size(128, 1, 1)))
__kernel void item_64_below_66(ARGS)
{
	uint t = get_local_id(0);
	if (t == 64) while (LOAD(lock) == 0u) ;
	if (t == 65) atomic_xchg(lock, 1u);
	out[t] = t;
}
/* H */
__attribute__((reqd_work_group_size(128, 1, 1)))
__kernel void items_64_65_below_66(ARGS)
{
	uint t = get_local_id(0);
	if (t == 64 || t == 65) while (LOAD(lock + t) == 0u) ;
	if (t == 64 || t == 65) atomic_xchg(lock + (t ^ 1), 1u);
	if (t < 64) atomic_xchg(lock + 64, 1u);
	out[t] = t;
}
/* H */
__attribute__((reqd_work_group_size(128, 1, 1)))
__kernel void below_65_waits(ARGS)
{
	uint t = get_local_id(0);
	if (t < 65) while (LOAD(lock) == 0u) ;
	if (t >= 64) atomic_xchg(lock, 1u);
	out[t] = t;
}
