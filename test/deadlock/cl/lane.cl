/* One lane of a wave takes the lock: kernels differ in how it is chosen. Where the size is required, it is that of the launch. */
#define SHARED volatile __global uint *
#define WAIT_AND_COUNT { while (atomic_cmpxchg(lock, 0u, 1u) != 0u) ; data[0] += 1; atomic_xchg(lock, 0u); }
#define SIZE(x, y) __attribute__((reqd_work_group_size(x, y, 1)))
#define CHOSEN(name, size, condition) \
	__kernel size void lane_##name(SHARED lock, SHARED data, __global uint *out, uint n) { if (condition) WAIT_AND_COUNT }

#define LANE __builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, 0u))

CHOSEN(first_item, , get_local_id(0) == 0)
CHOSEN(first_item_of_row, SIZE(64, 1), get_local_id(0) == 0)
CHOSEN(low_bits, SIZE(64, 1), (get_local_id(0) & 63) == 0)
CHOSEN(rest, SIZE(64, 1), get_local_id(0) % 64 == 5)
CHOSEN(not_different, SIZE(64, 1), !(get_local_id(0) != 3))
CHOSEN(below_one, SIZE(64, 1), get_local_id(0) < 1)
CHOSEN(first_of_grid, SIZE(64, 1), get_global_id(0) == 0)
CHOSEN(number_in_wave, , LANE == 0)
CHOSEN(argument, SIZE(64, 1), get_local_id(0) == n - 7)

/* Eight lanes have the same number along x. */
CHOSEN(column, SIZE(8, 8), get_local_id(0) == 0)
CHOSEN(column_low_bits, SIZE(8, 8), (get_local_id(0) & 63) == 0)
CHOSEN(corner, SIZE(8, 8), get_local_id(0) == 0 && get_local_id(1) == 0)
/* Too few bits tell lanes apart no more. */
CHOSEN(few_bits, SIZE(64, 1), (get_local_id(0) & 31) == 0)
CHOSEN(half, SIZE(64, 1), get_local_id(0) / 2 == 3)
CHOSEN(two, SIZE(64, 1), get_local_id(0) < 2)

/* One lane after the other. */
__kernel SIZE(64, 1) void lane_in_turn(SHARED lock, SHARED data, __global uint *out, uint n)
{
	for (uint i = 0; i < 64; i++)
		if (get_local_id(0) % 64 == i)
			WAIT_AND_COUNT
}
