/* Kernels as people write them in HIP, half of which hang: generic pointers, objects, references, lambdas, functions
 * that are inlined or not. What HIP's own headers declare is declared here. */
#define __global__ __attribute__((global))
#define __device__ __attribute__((device))
#define __shared__ __attribute__((shared))
#define __forceinline__ inline __attribute__((always_inline))
#define __noinline__ __attribute__((noinline))
typedef unsigned int uint;
typedef unsigned long long u64;
#define DEVICE static __device__ __forceinline__
#define AGENT __HIP_MEMORY_SCOPE_AGENT
#define KERNEL(name) extern "C" __global__ void name(int *lock, int *data, int *out, int n)

struct thread_x { __device__ operator uint() const { return __builtin_amdgcn_workitem_id_x(); } };
struct block_x { __device__ operator uint() const { return __builtin_amdgcn_workgroup_id_x(); } };
struct size_x { __device__ operator uint() const { return __builtin_amdgcn_workgroup_size_x(); } };
static __device__ const struct { thread_x x; } threadIdx = {};
static __device__ const struct { block_x x; } blockIdx = {};
static __device__ const struct { size_x x; } blockDim = {};

DEVICE int atomicCAS(int *p, int compare, int value)
{
	__hip_atomic_compare_exchange_strong(p, &compare, value, __ATOMIC_RELAXED, __ATOMIC_RELAXED, AGENT);
	return compare;
}
DEVICE u64 atomicCAS(u64 *p, u64 compare, u64 value)
{
	__hip_atomic_compare_exchange_strong(p, &compare, value, __ATOMIC_RELAXED, __ATOMIC_RELAXED, AGENT);
	return compare;
}
DEVICE int atomicAdd(int *p, int v) { return __hip_atomic_fetch_add(p, v, __ATOMIC_RELAXED, AGENT); }
DEVICE int atomicExch(int *p, int v) { return __hip_atomic_exchange(p, v, __ATOMIC_RELAXED, AGENT); }
DEVICE void __threadfence() { __builtin_amdgcn_fence(__ATOMIC_SEQ_CST, "agent"); }
DEVICE void __syncthreads()
{
	__builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
	__builtin_amdgcn_s_barrier();
	__builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}
DEVICE uint __lane_id()
{
	return __builtin_amdgcn_wavefrontsize() == 32 ? __builtin_amdgcn_mbcnt_lo(~0u, 0) :
		__builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, 0));
}
DEVICE u64 clock64() { return __builtin_readcyclecounter(); }
DEVICE u64 wall_clock64() { return __builtin_readsteadycounter(); }

/* ---- loops that wait for nobody ------------------------------------------------------- */
KERNEL(sum_of_column)
{
	int s = 0;

	for (int k = 0; k < n; k++)
		s += data[k * blockDim.x + threadIdx.x];
	out[blockIdx.x * blockDim.x + threadIdx.x] = s;
}
static __device__ void add_to(int &sum, int by) { sum += by; }
KERNEL(sum_by_reference)
{
	int s = 0;

	for (int k = 0; k < n; k++)
		add_to(s, data[k]);
	out[threadIdx.x] = s;
}
KERNEL(sum_by_lambda)
{
	int s = 0;
	auto add = [&](int by) { s += by; };

	for (int k = 0; k < n; k += 2)
		add(data[k]);
	out[threadIdx.x] = s;
}
KERNEL(halve_until_odd)
{
	int x = data[threadIdx.x] + 64;

	while (x % 2 == 0)
		x /= 2;
	out[threadIdx.x] = x;
}
KERNEL(halves_of_block)
{
	__shared__ int s[64];

	s[threadIdx.x] = data[threadIdx.x];
	for (uint d = blockDim.x / 2; d > 0; d /= 2) {
		__syncthreads();
		if (threadIdx.x < d)
			s[threadIdx.x] += s[threadIdx.x + d];
	}
	__syncthreads();
	out[threadIdx.x] = s[0];
}
KERNEL(rounds_of_block)
{
	__shared__ int s[64];

	s[threadIdx.x] = data[threadIdx.x];
	for (int k = 0; k < n; k++) {
		__syncthreads();
		int x = s[(threadIdx.x + k) % 64];
		__syncthreads();
		s[threadIdx.x] += x;
	}
	out[threadIdx.x] = s[threadIdx.x];
}
/* ---- locks ---------------------------------------------------------------------------- */
struct spin {
	int *word;
	__device__ spin(int *p) : word(p) {}
	__device__ void lock() { while (atomicCAS(word, 0, 1) != 0) ; }
	__device__ void unlock() { __threadfence(); atomicExch(word, 0); }
	__device__ bool try_lock() { return atomicCAS(word, 0, 1) == 0; }
};
KERNEL(spin_of_all)			/* hangs */
{
	spin s(lock);

	s.lock();
	data[0]++;
	s.unlock();
}
KERNEL(spin_of_leader)
{
	spin s(lock);

	if (threadIdx.x == 0) {
		s.lock();
		data[0]++;
		s.unlock();
	}
}
KERNEL(spin_of_lane)			/* one lane of each wave */
{
	if (__lane_id() == 0) {
		spin s(lock);

		s.lock();
		data[0]++;
		s.unlock();
	}
}
KERNEL(spin_of_warp)			/* the same, as most write it */
{
	if (threadIdx.x % __builtin_amdgcn_wavefrontsize() == 0) {
		spin s(lock);

		s.lock();
		data[0]++;
		s.unlock();
	}
}
KERNEL(spin_inside)			/* the usual remedy */
{
	spin s(lock);
	bool done = false;

	while (!done)
		if (s.try_lock()) {
			data[0]++;
			s.unlock();
			done = true;
		}
}
KERNEL(spin_in_turn)
{
	spin s(lock);

	for (uint k = 0; k < __builtin_amdgcn_wavefrontsize(); k++)
		if (__lane_id() == k) {
			s.lock();
			data[0]++;
			s.unlock();
		}
}
static __device__ __noinline__ void take(int *p) { while (atomicCAS(p, 0, 1) != 0) ; }
static __device__ __noinline__ void give(int *p) { __threadfence(); atomicExch(p, 0); }
KERNEL(calls_of_all)			/* hangs */
{
	take(lock);
	data[0]++;
	give(lock);
}
KERNEL(calls_of_leader)
{
	if (threadIdx.x == 0) {
		take(lock);
		data[0]++;
		give(lock);
	}
}
struct guard {
	int *word;
	__device__ guard(int *p) : word(p) { while (atomicExch(word, 1)) ; }
	__device__ ~guard() { __threadfence(); atomicExch(word, 0); }
};
KERNEL(guard_of_all)			/* hangs */
{
	guard g(lock);

	out[0] += data[threadIdx.x];
}
KERNEL(guard_of_leader)
{
	if (threadIdx.x == 0) {
		guard g(lock);

		out[0] += data[threadIdx.x];
	}
}
KERNEL(ticket_of_all)			/* hangs */
{
	int mine = atomicAdd(lock, 1);

	while (__hip_atomic_load(lock + 1, __ATOMIC_RELAXED, AGENT) != mine) ;
	data[0]++;
	__threadfence();
	atomicAdd(lock + 1, 1);
}
KERNEL(lock_of_each)			/* no two work-items share one */
{
	spin s(lock + threadIdx.x);

	s.lock();
	data[threadIdx.x]++;
	s.unlock();
}
/* ---- retries ---------------------------------------------------------------------------- */
KERNEL(add_by_swaps)
{
	u64 *sum = (u64 *)lock, was, seen = *sum;

	do {
		was = seen;
		seen = atomicCAS(sum, was, was + data[threadIdx.x]);
	} while (seen != was);
}
KERNEL(add_float_by_swaps)
{
	int was, seen = *lock;

	do {
		was = seen;
		seen = atomicCAS(lock, was, __builtin_bit_cast(int, __builtin_bit_cast(float, was) + 1.0f));
	} while (seen != was);
}
KERNEL(push_by_swaps)			/* a list */
{
	int head = __hip_atomic_load(lock, __ATOMIC_RELAXED, AGENT), me = threadIdx.x + 1;

	do
		out[me] = head;
	while (!__hip_atomic_compare_exchange_strong(lock, &head, me, __ATOMIC_RELAXED, __ATOMIC_RELAXED, AGENT));
}
/* ---- flags ---------------------------------------------------------------------------- */
KERNEL(flag_of_last)			/* hangs: the last lane tells the others */
{
	if (threadIdx.x == 63) {
		out[64] = 1;
		atomicExch(lock, 1);
	} else {
		while (__hip_atomic_load(lock, __ATOMIC_RELAXED, AGENT) == 0) ;
		out[threadIdx.x] = out[64];
	}
}
KERNEL(flag_first)			/* told before anybody waits */
{
	if (threadIdx.x == 63) {
		out[64] = 1;
		atomicExch(lock, 1);
	}
	while (__hip_atomic_load(lock, __ATOMIC_RELAXED, AGENT) == 0) ;
	out[threadIdx.x] = out[64];
}
KERNEL(flag_by_reference)		/* hangs */
{
	int seen = 0;
	auto look = [&](int &to) { to = __hip_atomic_load(lock, __ATOMIC_RELAXED, AGENT); };

	if (threadIdx.x != 5)
		do
			look(seen);
		while (seen == 0);
	atomicExch(lock, 1);
	out[threadIdx.x] = seen;
}
KERNEL(flag_in_lds)			/* hangs */
{
	__shared__ int flag;

	flag = 0;
	__syncthreads();
	if (threadIdx.x != 7)
		while (__hip_atomic_load(&flag, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP) == 0) ;
	__hip_atomic_store(&flag, 1, __ATOMIC_RELAXED, __HIP_MEMORY_SCOPE_WORKGROUP);
	out[threadIdx.x] = 1;
}
KERNEL(flag_behind_pointer)		/* hangs: a pointer to a pointer */
{
	int *p = lock, **q = &p;
	int x = 0;
	int *to = &x;

	if (threadIdx.x != 9)
		while (*to == 0)
			*to = __hip_atomic_load(*q, __ATOMIC_RELAXED, AGENT);
	atomicExch(*q, 1);
	out[threadIdx.x] = *to;
}
KERNEL(chain_of_lanes)			/* hangs: each waits for the lane before it */
{
	uint t = threadIdx.x;

	if (t > 0)
		while (__hip_atomic_load(lock + t - 1, __ATOMIC_RELAXED, AGENT) == 0) ;
	atomicExch(lock + t, 1);
}
/* ---- remedies ------------------------------------------------------------------------- */
KERNEL(some_tries)
{
	spin s(lock);
	bool got = false;

	for (int k = 0; k < 100 && !got; k++)
		got = s.try_lock();
	if (got) {
		data[0]++;
		s.unlock();
	}
	out[threadIdx.x] = got;
}
KERNEL(tries_downwards)
{
	spin s(lock);
	int left = 50;

	while (!s.try_lock())
		if (--left == 0)
			return;
	data[0]++;
	s.unlock();
}
KERNEL(time_out)
{
	spin s(lock);
	u64 t = clock64();
	bool got;

	while (!(got = s.try_lock()) && clock64() - t < 2000) ;
	if (got) {
		data[0]++;
		s.unlock();
	}
}
KERNEL(wall_time_out)
{
	spin s(lock);
	u64 t = wall_clock64();

	while (!s.try_lock())
		if (wall_clock64() - t > 1000)
			return;
	s.unlock();
}
KERNEL(tries_for_ever)			/* hangs: the counter is set back */
{
	spin s(lock);

	for (int k = 0; !s.try_lock(); k++)
		if (k == 100)
			k = 0;
	data[0]++;
	s.unlock();
}
/* ---- barriers where the stack is reached by flat instructions alone --------------------- */
KERNEL(meet_behind_if)
{
	__shared__ int s[64];
	int t = threadIdx.x;

	s[t] = 0;
	if (t < n / 2)
		s[t] = data[t];
	__syncthreads();
	out[t] = s[63 - t];
}
static __device__ __noinline__ void rounds(int *s, int k, int t)	/* as often in all lanes: the caller says it */
{
	for (; k > 0; k /= 2) {
		if (t < k)
			s[t] += s[t + k];
		__syncthreads();
	}
}
KERNEL(meet_in_function)
{
	__shared__ int s[64];
	int t = threadIdx.x;

	s[t] = data[t];
	__syncthreads();
	rounds(s, 32, t);
	if (t == 0)
		out[0] = s[0];
}
KERNEL(meet_as_told)
{
	__shared__ int s[64];
	int t = threadIdx.x;

	s[t] = data[t];
	__syncthreads();
	rounds(s, n / 2, t);
	if (t == 0)
		out[0] = s[0];
}
/* ---- volatile variables in LDS, which the compiler reaches by generic pointers ---------------------- */
KERNEL(told_in_lds)				/* before the barrier */
{
	__shared__ volatile int flag;

	if (threadIdx.x == 0)
		flag = 0;
	__syncthreads();
	if (threadIdx.x == 0)
		flag = 1;
	__syncthreads();
	while (flag == 0)
		;
	out[threadIdx.x] = 1;
}
KERNEL(told_of_last_in_lds)			/* hangs */
{
	__shared__ volatile int flag;

	if (threadIdx.x == 0)
		flag = 0;
	__syncthreads();
	while (threadIdx.x != 63 && flag == 0)
		;
	flag = 1;
}
KERNEL(lock_in_lds)				/* of one work-item after the other */
{
	__shared__ int word;
	bool done = false;

	if (threadIdx.x == 0)
		word = 0;
	__syncthreads();
	while (!done)
		if (atomicCAS(&word, 0, 1) == 0) {
			data[0] += threadIdx.x;
			__threadfence();
			atomicExch(&word, 0);
			done = true;
		}
}
