/* Direct calls: leaf, chain, in a loop, several of one function, tail. */
#define T get_global_id(0)
#define FAR __attribute__((noinline))
FAR int leaf(int a, int b) { return a * b + (a >> 3); }
FAR float many(float a, float b, global const float *p) { float s = 0; for (int i = 0; i < 5; i++) s += p[i] * a + b; return s; }
FAR int middle(int a, global const int *p) { int s = leaf(a, p[a]); for (int i = 0; i < 3; i++) s += leaf(s, p[i]); return s; }
FAR int tail(int a, int b) { return leaf(a + 1, b); }
FAR void deep(global int *p, int n) { int v[16]; for (int i = 0; i < 16; i++) v[i] = p[i]; for (int i = 0; i < n; i++) v[i & 15] = middle(v[(i + 1) & 15] & 7, p); p[n] = v[n & 15]; }
kernel void call_one(global int *a) { a[T] = leaf(a[T], 3); }
kernel void call_loop(global int *a, int n) { int s = 0; for (int i = 0; i < n; i++) s += leaf(a[i], s); a[T] = s; }
kernel void call_two(global int *a, global float *f) { a[T] = leaf(a[T], 3) + leaf(a[T + 1], 5); f[T] = many(f[T], 2, f); }
kernel void call_chain(global int *a) { a[T] = middle(a[T] & 3, a) + tail(a[1], 2); }
kernel void call_deep(global int *a, int n) { if (a[T] > 0) deep(a, n); }
