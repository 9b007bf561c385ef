/* test/prop/zoo.cl -- one kernel per operation, for both machines to run and agree on
 * (test/prop/pocl.c). Every kernel is defined for all its inputs.
 */
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable

#define ID size_t i = get_global_id(0)
#define F1(f) \
	kernel void f32_##f(global float *o, global const float *a) { ID; o[i] = f(a[i]); } \
	kernel void f64_##f(global double *o, global const double *a) { ID; o[i] = f(a[i]); }
#define F2(f) \
	kernel void f32_##f(global float *o, global const float *a, global const float *b) { ID; o[i] = f(a[i], b[i]); } \
	kernel void f64_##f(global double *o, global const double *a, global const double *b) { ID; o[i] = f(a[i], b[i]); }
F1(exp) F1(exp2) F1(expm1) F1(log) F1(log2) F1(log1p) F1(sin) F1(cos) F1(tan) F1(atan) F1(asin) F1(sinh) F1(tanh) F1(asinh)
F1(sqrt) F1(rsqrt) F1(cbrt) F1(floor) F1(ceil) F1(rint) F1(round) F1(trunc) F1(fabs) F1(erf)
F2(pow) F2(fmod) F2(atan2) F2(hypot) F2(fmin) F2(fmax) F2(copysign) F2(fdim) F2(nextafter)

/* arguments that need all of 2/pi */
kernel void far_f32(global float *o, global const float *a) { ID; o[i] = sin(a[i] * 1e30f) + cos(a[i] * 3e20f); }
kernel void far_f64(global double *o, global const double *a) { ID; o[i] = sin(a[i] * 1e300) + cos(a[i] * 3e200) + sin(a[i] * 1e22); }
kernel void tiny_f32(global float *o, global const float *a, global const float *b) { ID; o[i] = (a[i] * 1e-30f) / (b[i] * 1e8f + 1e9f) + a[i] * 1e-37f; }
kernel void tiny_f64(global double *o, global const double *a, global const double *b) { ID; o[i] = (a[i] * 1e-300) / (b[i] * 1e8 + 1e9); }

#define FE(name, e) \
	kernel void f32_##name(global float *o, global const float *a, global const float *b, global const float *c) { ID; o[i] = e; } \
	kernel void f64_##name(global double *o, global const double *a, global const double *b, global const double *c) { ID; o[i] = e; }
FE(divide, a[i] / b[i]) FE(madd, a[i] * b[i] + c[i]) FE(fused, fma(a[i], b[i], c[i])) FE(mixture, mix(a[i], b[i], c[i]))
FE(select, a[i] < b[i] ? c[i] : a[i] >= c[i] ? b[i] : a[i]) FE(unordered, isunordered(a[i], b[i] / (b[i] - b[i])) ? a[i] : c[i])

kernel void parts_f32(global float *o, global const float *a, global int *e) { ID; int n; float w; o[i] = frexp(a[i], &n) + modf(a[i], &w) * 0.5f; e[i] = n + ilogb(a[i]) + (int)w; }
kernel void parts_f64(global double *o, global const double *a, global int *e) { ID; int n; double w; o[i] = frexp(a[i], &n) + modf(a[i], &w) * 0.5; e[i] = n + ilogb(a[i]) + (int)w; }
kernel void scale_f32(global float *o, global const float *a, global const int *n) { ID; o[i] = ldexp(a[i], n[i] % 20); }
kernel void class_f32(global int *o, global const float *a, global const float *b) { ID; float x = a[i] / (float)(int)(b[i] * 0.05f); o[i] = isnan(x) + isinf(x) * 2 + isnormal(x) * 4 + signbit(x) * 8; }

#define I3(T, name, e) kernel void T##_##name(global T *o, global const T *a, global const T *b, global const T *c) { ID; o[i] = e; }
#define INTS(T) \
	I3(T, add, a[i] + b[i]) I3(T, mul, a[i] * b[i]) I3(T, mad, a[i] * b[i] + c[i]) I3(T, div, a[i] / (b[i] | 1)) I3(T, rem, a[i] % (b[i] | 1)) \
	I3(T, shl, a[i] << (b[i] & 7)) I3(T, shr, a[i] >> (b[i] & 7)) I3(T, bits, (a[i] & b[i]) | (~a[i] & c[i])) I3(T, three, min(max(a[i], b[i]), c[i])) \
	I3(T, sat, add_sat(a[i], b[i]) ^ sub_sat(a[i], c[i])) I3(T, half, hadd(a[i], b[i]) + rhadd(a[i], c[i])) I3(T, high, mul_hi(a[i], b[i])) \
	I3(T, rot, rotate(a[i], b[i])) I3(T, count, clz(a[i]) + popcount(b[i])) I3(T, field, (a[i] >> 3) & 15) I3(T, seven, a[i] / 7 + b[i] % 10) \
	I3(T, choose, a[i] < b[i] ? c[i] : a[i] == c[i] ? b[i] : a[i] ^ b[i]) I3(T, madsat, mad_sat(a[i], b[i], c[i]))
INTS(char) INTS(ushort) INTS(int) INTS(uint) INTS(long)

#define CONV(S, D) kernel void S##_to_##D(global D *o, global const S *a) { ID; o[i] = convert_##D##_sat(a[i]); }
#define FROM(S) CONV(S, char) CONV(S, uchar) CONV(S, short) CONV(S, ushort) CONV(S, int) CONV(S, uint) CONV(S, long) CONV(S, ulong)
FROM(float) FROM(double) FROM(long)
#define TOF(S) kernel void S##_to_f(global float *o, global const S *a, global double *d) { ID; o[i] = convert_float(a[i]); d[i] = convert_double(a[i]); }
TOF(char) TOF(uchar) TOF(short) TOF(ushort) TOF(int) TOF(uint) TOF(long) TOF(ulong)

kernel void bytes4(global uchar4 *o, global const uchar4 *a, global const float4 *f) { ID; o[i] = a[i] * (uchar4)(1, 2, 3, 4) + convert_uchar4_sat(f[i] * 20.0f); }
kernel void words2(global short2 *o, global const short2 *a, global const short2 *b) { ID; o[i] = max(a[i] * b[i], a[i] - b[i]) >> (short2)(1, 3); }
kernel void private_array(global int *o, global const int *a, int n) { ID; int t[40]; for (int k = 0; k < 40; k++) t[k] = a[i + (size_t)k]; for (int k = 0; k < n * 3; k++) t[(k * 7) % 40] += t[(k * 11 + n) % 40]; o[i] = t[n] + t[(a[i] & 31)]; }
kernel void local_swap(global int *o, global const int *a) { ID; local int t[128]; size_t l = get_local_id(0), n = get_local_size(0); t[l] = a[i]; barrier(CLK_LOCAL_MEM_FENCE); o[i] = t[n - 1 - l] * 3 + t[(l + 1) % n]; }
kernel void local_wide(global long2 *o, global const long2 *a) { ID; local long2 t[128]; size_t l = get_local_id(0), n = get_local_size(0); t[l] = a[i]; barrier(CLK_LOCAL_MEM_FENCE); o[i] = t[n - 1 - l]; }
kernel void counts(global uint *o, global const uint *a) { ID; atomic_add(o + (a[i] & 15), a[i]); atomic_max(o + 16 + (a[i] & 15), a[i]); atomic_xor(o + 32 + (a[i] & 3), a[i]); atomic_inc(o + 40); }
kernel void counts64(global ulong *o, global const uint *a) { ID; atom_add(o + (a[i] & 15), (ulong)a[i] << 20); atom_inc(o + 20); }
kernel void local_counts(global uint *o, global const uint *a) { ID; local uint t[16]; size_t l = get_local_id(0); if (l < 16) t[l] = 0; barrier(CLK_LOCAL_MEM_FENCE); atomic_add(&t[a[i] & 15], a[i]); atomic_min(&t[3], 7u); barrier(CLK_LOCAL_MEM_FENCE); o[i] = t[l & 15]; }
kernel void branches(global int *o, global const int *a, global const int *b) { ID; int x = a[i], y = b[i], s = 0; while (x != 0 && s < 200) { if (x & 1) s += y; else if (x & 2) s ^= y << 1; else s -= 3; x = x / 2; if (s == 77) break; } switch (a[i] & 7) { case 1: s += 5; break; case 3: s *= 3; break; case 6: s = -s; } o[i] = s; }
float recurrence(global const float *p, int n);
__attribute__((noinline)) float recurrence(global const float *p, int n) { float s = 0.5f; for (int k = 0; k < n; k++) s = s * 0.25f + p[k]; return s; }
kernel void called(global float *o, global const float *a, int n) { ID; o[i] = recurrence(a + i, n) + recurrence(a + i + 5, n + 2); }
kernel void ids(global ulong *o) { ID; o[i] = get_local_id(0) + 100 * get_group_id(0) + 10000 * get_local_size(0) + 1000000 * get_num_groups(0) + 100000000 * get_global_size(0) + get_global_offset(0) + get_work_dim() * 7; }

/* tables of constants, and of pointers to them */
constant uint table_words[20] = { 3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3, 2, 3, 8, 4 };
constant char table_text[] = "a\tb\n\"\\\377\001 z";
constant double table_wide[3] = { 0.1, -2.5, 1e100 };
constant short table_rows[3][5] = { { 1, 2 }, { -3, -4, -5 } };
constant int *constant table_pointers[2] = { (constant int *)table_words, (constant int *)table_words + 7 };
kernel void tables(global int *o, global const int *a, int n)
{
	ID;
	o[i] = (int)table_words[(uint)a[i] % 20] + table_text[i % sizeof table_text] * 1000 + table_rows[i % 3][n % 5] + (int)table_words[n];
}
kernel void tables_f64(global double *o, global const int *a, int n) { ID; o[i] = table_wide[(uint)a[i] % 3] + table_wide[n % 3]; }
kernel void table_chase(global int *o, global const int *a, int n) { ID; o[i] = table_pointers[a[i] & 1][i & 7] - table_pointers[n & 1][n]; }
