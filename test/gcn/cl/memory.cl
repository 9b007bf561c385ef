/* Address spaces: LDS, private arrays, constants, atomics, vectors. */
#define T get_global_id(0)
#define L get_local_id(0)
constant float table[8] = { 1, 2, 3, 5, 7, 11, 13, 17 };
kernel void tile(global float *a, local float *s) { s[L] = a[T]; barrier(CLK_LOCAL_MEM_FENCE); a[T] = s[get_local_size(0) - 1 - L]; }
kernel __attribute__((reqd_work_group_size(64, 1, 1))) void reduce(global const float *a, global float *r) {
	local float s[64];
	s[L] = a[T];
	for (int d = 32; d; d >>= 1) {
		barrier(CLK_LOCAL_MEM_FENCE);
		if (L < d)
			s[L] += s[L + d];
	}
	if (!L)
		r[get_group_id(0)] = s[0];
}
kernel void lds64(global double *a) { local double s[128]; s[L] = a[T]; barrier(CLK_LOCAL_MEM_FENCE); a[T] = s[L ^ 1] + s[L + 7]; }
kernel void lds4(global float4 *a) { local float4 s[64]; s[L] = a[T]; barrier(CLK_LOCAL_MEM_FENCE); a[T] = s[63 - L]; }
kernel void priv(global int *a, int n) { int v[32]; for (int i = 0; i < 32; i++) v[i] = a[i + T]; for (int i = 0; i < n; i++) v[i & 31] += v[(i * 7) & 31]; a[T] = v[n & 31]; }
kernel void consts(global float *a) { a[T] *= table[a[T] > 1 ? 3 : (int)T & 7]; }
kernel void histogram(global const uchar *a, global int *h) { local int s[256]; s[L] = 0; barrier(CLK_LOCAL_MEM_FENCE); atomic_inc(&s[a[T]]); barrier(CLK_LOCAL_MEM_FENCE); atomic_add(&h[L], s[L]); }
kernel void atomics(global int *a, global uint *b) { int o = atomic_add(&a[0], 1); atomic_max(&b[1], (uint)o); atomic_cmpxchg(&a[2], o, 5); atomic_xchg(&a[3], o); atomic_and(&b[4], 0xffu); a[T + 8] = atomic_sub(&a[5], 2); }
kernel void vectors(global float4 *a, global const float3 *b, global int2 *c, global short *d) { a[T] += (float4)(b[T], 1); c[T] = (int2)(d[T], d[T + 1]); }
kernel void flat(global int *a, int which) { local int s[64]; s[L] = a[T]; int *p = which & 1 ? (int *)&s[L] : (int *)&a[L]; barrier(CLK_LOCAL_MEM_FENCE); p[3] = *p + 1; }
