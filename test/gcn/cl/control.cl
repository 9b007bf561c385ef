/* Branches: uniform, per lane, nested, short-circuit, early return, switch. */
#define T get_global_id(0)
kernel void simple_if(global int *a) { if (a[T] > 3) a[T] = a[T + 1] * 5; }
kernel void if_else(global int *a, global const int *b) { if (a[T] & 1) a[T] = b[a[T]]; else a[T] = b[T] * b[T + 1]; }
kernel void uniform_if(global int *a, int n) { if (n > 10) a[T] = a[T + n]; else a[T * 2] = n; }
kernel void float_if(global float *a, float x) { if (x > 1.5f) a[T] *= x; else a[T + 1] -= x; }
kernel void shortcut(global int *a, global const int *b) { if (a[T] > 0 && b[a[T]] < 7 || b[T] == 9) a[T] = b[T + 3]; }
kernel void early(global int *a, int n) { if (T >= n) return; for (int i = 0; i < 4; i++) { if (a[T + i] < 0) return; a[T] += a[T + i]; } }
kernel void select(global int *a) {
	switch (a[T] & 15) {
	case 0: a[T] = 3; break;
	case 1: a[T] = a[T + 5]; break;
	case 4: a[T] = a[T * 3] / 3;
	case 6: a[T] += 9; break;
	case 9: case 10: a[T + 1] = 1; break;
	default: a[T] = -1;
	}
}
kernel void select_uniform(global int *a, int n) {
	switch (n) {
	case 0: a[T] = 3; break;
	case 1: a[T] = a[T + 5]; break;
	case 2: a[T] = a[T * 3] / 3; break;
	case 7: a[T] += 9; break;
	case 100000: a[T + 1] = 1; break;
	}
}
kernel void nest3(global int *a, global const int *b) { int x = a[T]; if (x > 0) { if (b[x] > 1) { if (b[x + 1] > 2) x = b[x + 2]; else x -= b[T]; } else x = b[3]; } a[T] = x; }
kernel void jumps(global int *a, int n) { int i = 0, x = a[T]; if (x & 1) goto in; top: x += a[i]; in: x *= 3; if (++i < n && x > 0) goto top; a[T] = x; }
kernel void trap(global int *a) { if (a[T] < 0) __builtin_trap(); a[T]++; }
kernel void sleep(global int *a) { for (int i = 0; i < 3; i++) __builtin_amdgcn_s_sleep(2); a[T] = (int)__builtin_readcyclecounter(); }
kernel void lanes(global int *a) { a[T] = __builtin_amdgcn_readfirstlane(a[T]) + __builtin_amdgcn_mbcnt_lo(~0u, 0) + __builtin_amdgcn_ds_bpermute(4, a[T]) + __builtin_amdgcn_update_dpp(0, a[T], 0x111, 15, 15, false) + __builtin_amdgcn_ds_swizzle(a[T], 0x801f); }
