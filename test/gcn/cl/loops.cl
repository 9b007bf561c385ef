/* Loops of every shape: constant, by parameter, per lane, with break, nested, shifting. */
kernel void count_const(global int *a) { int s = 0; for (int i = 0; i < 40; i++) s += a[i * 3]; a[get_global_id(0)] = s; }
kernel void count_param(global int *a, int n) { int s = 0; for (int i = 0; i < n; i++) s ^= a[i] * i; a[get_global_id(0)] = s; }
kernel void per_lane(global int *a) { int x = get_global_id(0), s = 0; while (x) { s += a[x]; x--; } a[get_global_id(0)] = s; }
kernel void with_break(global const int *a, global int *b, int n) {
	int i, t = get_global_id(0);
	for (i = 0; i < n; i++)
		if (a[i] == t)
			break;
	b[t] = i;
}
kernel void nested(global float *m, int n) {
	int r = get_global_id(0);
	float s = 0;
	for (int i = 0; i < n; i++)
		for (int j = 0; j < i; j++) {
			if (m[j] < 0)
				continue;
			s += m[i * n + j] * m[j];
		}
	m[r] = s;
}
kernel void halving(global uint *a) { uint x = a[get_global_id(0)], n = 0; while (x) { n += x & 1; x >>= 1; } a[get_global_id(0)] = n; }
kernel void spin(global volatile int *lock, global int *d) {
	while (atomic_cmpxchg(lock, 0, 1) != 0)
		;
	d[0]++;
	atomic_xchg(lock, 0);
}
kernel void wide(global ulong *a, ulong n) { ulong s = 1; for (ulong i = 0; i < n; i++) s = s * 6364136223846793005UL + i; a[get_global_id(0)] = s; }
