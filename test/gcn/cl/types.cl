/* Every arithmetic type: sdwa and packed forms, 64 bits, half, double. */
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#define T get_global_id(0)
kernel void bytes(global uchar *a, global const uchar *b) { a[T] = (a[T] * b[T] + b[T + 1]) >> 3; }
kernel void bytes4(global uchar4 *a, global const uchar4 *b) { uchar4 x = a[T], y = b[T]; a[T] = (x & y) + (uchar4)(x.w, x.z, y.y, y.x) * (uchar)3; }
kernel void shorts(global short *a, global const short4 *b) { short4 v = b[T]; a[T] = v.x * v.y + max(v.z, v.w) - (short)(v.x >> 2); }
kernel void halves(global half *a, global const half2 *b) { half2 v = b[T]; a[T] = v.x * v.y + fma(v.x, v.y, (half)0.5h); }
kernel void half2s(global half2 *a, global const half2 *b) { a[T] = a[T] * b[T] + (half2)(1.0h, 2.0h); }
kernel void doubles(global double *a, global const double *b) { a[T] = a[T] / b[T] + sqrt(b[T]) * 0.5 + 3.25 * floor(a[T]); }
kernel void longs(global long *a, global const long *b, int n) { a[T] = (a[T] << n) * b[T] + (b[T] >> 7) - (a[T] < b[T] ? 5L : -1L); }
kernel void divides(global int *a, global const int *b, global uint *c) { a[T] = a[T] / b[T] + a[T] % 10; c[T] = c[T] / 7u + c[T] % (uint)b[T]; }
kernel void floats(global float *a, global const float *b) { a[T] = native_sin(a[T]) * native_exp(b[T]) + native_rsqrt(fabs(a[T])) - 0.15915494f * b[T]; }
kernel void divf(global float *a, global const float *b) { a[T] = a[T] / b[T] + sqrt(a[T]); }
kernel void clamps(global float *a) { a[T] = clamp(-fabs(a[T]) * 2.0f, 0.0f, 1.0f) + 4.0f * a[T]; }
kernel void converts(global float *f, global int *i, global double *d, global half *h) { i[T] = f[T]; f[T] = (float)d[T] + h[T]; d[T] = (uint)i[T]; h[T] = (half)i[T]; }
uint amd_helper(uint x) { return (x << 3 | x >> 29) ^ (x & 0xffff00) ^ (x + 0x12345678); }
kernel void bitops(global uint *a) { uint x = a[T]; a[T] = popcount(x) + clz(x) + rotate(x, 7u) + bitselect(x, 0x55u, 0xf0f0u) + ((x >> 5) & 0x3ff) + amd_helper(x); }
