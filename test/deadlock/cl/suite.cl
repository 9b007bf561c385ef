/* Programs of public suites: histograms, tables, queues, scans, sorting, searching, trees. */
#define G __global
#define ARGS G uint *lock, G uint *data, G uint *out, uint n
#define ALL (CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE)
#define SHARED volatile G uint *

static uint hash(uint x)
{
	x *= 0x85ebca6bu;
	return x ^ x >> 13;
}

static void add_float(SHARED p, float v)
{
	union { uint u; float f; } old, new;

	do {
		old.u = *p;
		new.f = old.f + v;
	} while (atomic_cmpxchg(p, old.u, new.u) != old.u);
}

static void add_float_seen(volatile __local uint *p, float v)
{
	uint seen = *p, old;

	do {
		old = seen;
		seen = atomic_cmpxchg(p, old, as_uint(as_float(old) + v));
	} while (seen != old);
}

__kernel void histogram_float(ARGS)
{
	uint t = get_global_id(0);

	for (uint k = t; k < 256; k += get_global_size(0))
		add_float((SHARED)out + (hash(data[k]) & 15u), 1.0f / (float)(data[k] + 3u));
}

__kernel void histogram_float_local(ARGS)
{
	__local uint bin[16];
	uint t = get_local_id(0);

	for (uint k = t; k < 16; k += get_local_size(0))
		bin[k] = 0;
	barrier(ALL);
	for (uint k = t; k < 256; k += get_local_size(0))
		add_float_seen(bin + (hash(data[k]) & 15u), 1.0f / (float)(data[k] + 3u));
	barrier(ALL);
	if (t < 16)
		add_float((SHARED)out + t, as_float(bin[t]));
}

/* Keys of 0 are free places. */
__kernel void hash_linear(ARGS)
{
	uint t = get_global_id(0), key = data[t] + 1, at = hash(key) & 127u;

	while (1) {
		uint was = atomic_cmpxchg((SHARED)lock + at, 0u, key);

		if (was == 0u || was == key) {
			out[at] = t;
			return;
		}
		at = (at + 1) & 127u;
	}
}

__kernel void hash_then_find(ARGS)
{
	uint t = get_global_id(0), key = data[t] + 1, at = hash(key) & 127u;

	for (uint tries = 0; tries < 128; tries++) {
		if (atomic_cmpxchg((SHARED)lock + at, 0u, key) == 0u)
			break;
		at = (at + 1) & 127u;
	}
	barrier(ALL);
	key = data[63 - t] + 1;
	at = hash(key) & 127u;
	while (lock[at] != 0u && lock[at] != key)
		at = (at + 1) & 127u;
	out[t] = at;
}

/* Cuckoos: who is thrown out looks for its other place, a bounded number of times. */
__kernel void hash_cuckoo(ARGS)
{
	uint t = get_global_id(0), key = data[t] + 1, at = hash(key) & 255u;

	for (uint tries = 0; tries < 32; tries++) {
		key = atomic_xchg((SHARED)lock + at, key);
		if (key == 0u)
			break;
		uint a = hash(key) & 255u, b = hash(key * 7) & 255u;

		at = at == a ? b : a;
	}
	out[t] = key;
}

/* Work is taken until there is none. */
__kernel void work_queue(ARGS)
{
	uint t = get_local_id(0), k, sum = 0;

	while ((k = atomic_inc((SHARED)lock)) < n * 2)
		sum += data[k];
	out[t] = sum;
}

/* A block's leader takes work for all. */
__kernel void work_of_block(ARGS)
{
	__local uint chunk;
	uint t = get_local_id(0), sum = 0;

	for (;;) {
		if (t == 0)
			chunk = atomic_add((SHARED)lock, 64u);
		barrier(ALL);
		uint at = chunk + t;

		if (chunk >= 256u)
			break;
		sum += data[at];
		barrier(ALL);
	}
	out[t] = sum;
}

/* Donation: work adds work, and who finds none ends. */
__kernel void task_donation(ARGS)
{
	__local uint head, tail, tasks[256], more;
	uint t = get_local_id(0);

	if (t == 0) {
		tasks[0] = 32;
		head = 0;
		tail = 1;
	}
	barrier(ALL);
	do {
		uint from = head + t, size = tail;

		barrier(ALL);
		if (from < size) {
			uint work = tasks[from];

			if (work > 1) {
				uint at = atomic_add(&tail, 2u);

				tasks[at & 255u] = work / 2;
				tasks[at + 1 & 255u] = work / 2;
			} else {
				atomic_inc((SHARED)out);
			}
		}
		barrier(ALL);
		if (t == 0) {
			head = min(head + 64, size);
			more = head < tail;
		}
		barrier(ALL);
	} while (more);
}

/* A stack without locks, of nodes of a pool: all push, then all pop. */
__kernel void stack_all(ARGS)
{
	uint t = get_local_id(0), old, node = t + 1;
	SHARED top = lock;
	SHARED next = lock + 64;

	do {
		old = *top;
		next[node] = old;
	} while (atomic_cmpxchg(top, old, node) != old);
	barrier(ALL);
	do {
		old = *top;
		if (old == 0)
			break;
	} while (atomic_cmpxchg(top, old, next[old]) != old);
	out[t] = old;
}

/* Scans. */
__kernel void scan_steps(ARGS)
{
	__local uint a[2][64];
	uint t = get_local_id(0), in = 0;

	a[0][t] = data[t];
	barrier(ALL);
	for (uint d = 1; d < 64; d <<= 1) {
		a[1 - in][t] = a[in][t] + (t >= d ? a[in][t - d] : 0u);
		in = 1 - in;
		barrier(ALL);
	}
	out[t] = a[in][t];
}

__kernel void scan_tree(ARGS)
{
	__local uint a[128];
	uint t = get_local_id(0), offset = 1;

	a[2 * t] = data[2 * t];
	a[2 * t + 1] = data[2 * t + 1];
	for (uint d = 64; d > 0; d >>= 1) {
		barrier(ALL);
		if (t < d)
			a[offset * (2 * t + 2) - 1] += a[offset * (2 * t + 1) - 1];
		offset *= 2;
	}
	if (t == 0)
		a[127] = 0;
	for (uint d = 1; d < 128; d *= 2) {
		offset >>= 1;
		barrier(ALL);
		if (t < d) {
			uint x = a[offset * (2 * t + 1) - 1];

			a[offset * (2 * t + 1) - 1] = a[offset * (2 * t + 2) - 1];
			a[offset * (2 * t + 2) - 1] += x;
		}
	}
	barrier(ALL);
	out[2 * t] = a[2 * t];
}

/* Sums of tiles, looked back for by one work-item of each workgroup. */
__kernel void scan_look_back(ARGS)
{
	__local uint sum, before;
	uint t = get_local_id(0), tile = get_group_id(0);
	SHARED state = lock;

	if (t == 0)
		sum = 0;
	barrier(ALL);
	atomic_add(&sum, data[tile * 64 + t]);
	barrier(ALL);
	if (t == 0) {
		uint back = tile, total = 0;

		state[2 * tile + 1] = sum;
		mem_fence(ALL);
		atomic_xchg(state + 2 * tile, tile ? 1u : 2u);
		while (back > 0) {
			uint flag;

			while ((flag = atomic_or(state + 2 * (back - 1), 0u)) == 0)
				;
			total += state[2 * (back - 1) + 1];
			if (flag == 2)
				break;
			back--;
		}
		before = total;
	}
	barrier(ALL);
	out[tile * 64 + t] = before + sum;
}

__kernel void reduce_last_block(ARGS)
{
	__local uint part[64];
	__local bool last;
	uint t = get_local_id(0);

	part[t] = 0;
	for (uint k = get_global_id(0); k < 256; k += get_global_size(0))
		part[t] += data[k];
	barrier(ALL);
	for (uint s = 32; s > 0; s >>= 1) {
		if (t < s)
			part[t] += part[t + s];
		barrier(ALL);
	}
	if (t == 0) {
		out[get_group_id(0)] = part[0];
		mem_fence(ALL);
		last = atomic_inc((SHARED)lock) == get_num_groups(0) - 1;
	}
	barrier(ALL);
	if (last) {
		uint sum = 0;

		for (uint k = t; k < get_num_groups(0); k += 64)
			sum += ((SHARED)out)[k];
		part[t] = sum;
		barrier(ALL);
		for (uint s = 32; s > 0; s >>= 1) {
			if (t < s)
				part[t] += part[t + s];
			barrier(ALL);
		}
		if (t == 0)
			out[64] = part[0];
	}
}

/* Strings: with a table of borders. */
__kernel void match_kmp(ARGS)
{
	uint t = get_local_id(0), k = 0, found = 0;
	G uchar *text = (G uchar *)data, *word = (G uchar *)data + 4;

	for (uint i = t; i < t + 64; i++) {
		while (k > 0 && word[k] != text[i])
			k = lock[k - 1];
		if (word[k] == text[i])
			k++;
		if (k == 4) {
			found++;
			k = lock[k - 1];
		}
	}
	out[t] = found;
}

__kernel void match_naive(ARGS)
{
	uint t = get_local_id(0);
	G char *text = (G char *)data + t, *word = (G char *)data + 4;
	uint k = 0;

	while (k < 4 && text[k] == word[k])
		k++;
	if (k == 4)
		atomic_inc((SHARED)out);
}

__kernel void string_length(ARGS)
{
	G char *s = (G char *)data + get_local_id(0) * 4 + 4;
	uint k = 0;

	while (s[k] != 0)
		k++;
	out[get_local_id(0)] = k;
}

/* Barnes and Hut: a cell is locked by -2, in the same round as it is given back. */
__kernel void tree_build(ARGS)
{
	volatile G int *child = (volatile G int *)lock;
	int t = (int)get_local_id(0), i = t, bottom = 200;
	bool placed = false;
	int node = 0, depth = 0;

	lock[1] = lock[0] = 0;
	if (t == 0)
		out[256] = 8;
	barrier(ALL);
	while (!placed) {
		int key = (int)(hash(t) >> (2 * depth)) & 3, at = node * 4 + key, ch = child[4 + at];

		if (ch > 100) {
			node = ch - 100;
			depth++;
		} else if (ch != -2) {
			if (atomic_cmpxchg(child + 4 + at, ch, -2) == ch) {
				if (ch == 0 || depth > 6) {
					child[4 + at] = t + 1;
					placed = true;
				} else {
					int cell = (int)atomic_inc((SHARED)out + 256);

					child[4 + cell * 4 + ((int)(hash(ch - 1) >> (2 * depth + 2)) & 3)] = ch;
					mem_fence(ALL);
					child[4 + at] = cell + 100;
				}
			}
		}
	}
	out[t] = depth;
}

/* A walk of a tree with a stack of its own. */
__kernel void tree_walk(ARGS)
{
	uint stack[16], top = 0, t = get_local_id(0), sum = 0;

	stack[top++] = 1;
	while (top > 0) {
		uint v = stack[--top];

		sum += data[v];
		if (v < 64 && ((v ^ t) & 3u) != 3u) {
			stack[top++] = 2 * v;
			stack[top++] = 2 * v + 1;
		}
	}
	out[t] = sum;
}

/* Queens by bits. */
__kernel void n_queens(ARGS)
{
	uint t = get_local_id(0), row = 1, found = 0, all = 63;
	uint cols[8], left[8], right[8], open[8];

	cols[0] = 1u << t % 6;
	left[0] = cols[0] << 1;
	right[0] = cols[0] >> 1;
	cols[1] = cols[0];
	open[1] = all & ~(cols[0] | left[0] | right[0]);
	left[1] = left[0];
	right[1] = right[0];
	while (row >= 1) {
		uint bit = open[row] & -open[row];

		if (!bit) {
			row--;
			continue;
		}
		open[row] ^= bit;
		if (row == 5) {
			found++;
			continue;
		}
		cols[row + 1] = cols[row] | bit;
		left[row + 1] = (left[row] | bit) << 1;
		right[row + 1] = (right[row] | bit) >> 1;
		row++;
		open[row] = all & ~(cols[row] | left[row] | right[row]);
	}
	out[t] = found;
}

/* Sorting. */
__kernel void sort_bitonic(ARGS)
{
	__local uint a[64];
	uint t = get_local_id(0);

	a[t] = hash(data[t]);
	for (uint k = 2; k <= 64; k <<= 1)
		for (uint j = k >> 1; j > 0; j >>= 1) {
			barrier(ALL);
			uint other = t ^ j;

			if (other > t && (a[t] > a[other]) == ((t & k) == 0)) {
				uint x = a[t];

				a[t] = a[other];
				a[other] = x;
			}
		}
	barrier(ALL);
	out[t] = a[t];
}

__kernel void sort_odd_even(ARGS)
{
	__local uint a[130], swapped;
	uint t = get_local_id(0);

	a[2 * t] = hash(data[2 * t]);
	a[2 * t + 1] = hash(data[2 * t + 1]);
	do {
		barrier(ALL);
		if (t == 0)
			swapped = 0;
		barrier(ALL);
		for (uint odd = 0; odd < 2; odd++) {
			uint k = 2 * t + odd;

			if (k + 1 < 128 && a[k] > a[k + 1]) {
				uint x = a[k];

				a[k] = a[k + 1];
				a[k + 1] = x;
				swapped = 1;
			}
			barrier(ALL);
		}
	} while (swapped);
	out[t] = a[t];
}

__kernel void sort_quick(ARGS)
{
	uint t = get_local_id(0), stack[32], top = 0;
	G uint *a = out + 64 + t * 16;

	for (uint k = 0; k < 16; k++)
		a[k] = hash(data[k] + t) & 255u;
	stack[top++] = 0;
	stack[top++] = 15;
	while (top > 0) {
		int high = (int)stack[--top], low = (int)stack[--top];

		if (low < high) {
			uint pivot = a[high];
			int i = low - 1;

			for (int j = low; j < high; j++)
				if (a[j] <= pivot) {
					uint x = a[++i];

					a[i] = a[j];
					a[j] = x;
				}
			a[high] = a[i + 1];
			a[i + 1] = pivot;
			if (i > low) {
				stack[top++] = (uint)low;
				stack[top++] = (uint)i;
			}
			if (i + 2 < high) {
				stack[top++] = (uint)i + 2;
				stack[top++] = (uint)high;
			}
		}
	}
	out[t] = a[0];
}

__kernel void sort_shell(ARGS)
{
	uint t = get_local_id(0);
	G uint *a = out + 64 + t * 16;

	for (uint k = 0; k < 16; k++)
		a[k] = hash(data[k] + t) & 255u;
	for (uint gap = 8; gap > 0; gap /= 2)
		for (uint i = gap; i < 16; i++) {
			uint x = a[i], j = i;

			while (j >= gap && a[j - gap] > x) {
				a[j] = a[j - gap];
				j -= gap;
			}
			a[j] = x;
		}
	out[t] = a[3];
}

__kernel void sort_merge_path(ARGS)
{
	uint t = get_local_id(0), low = 0, high = t;

	while (low < high) {
		uint m = (low + high) / 2;

		if (data[m] < data[64 + t - 1 - m])
			low = m + 1;
		else
			high = m;
	}
	out[t] = low;
}

__kernel void sort_radix(ARGS)
{
	__local uint a[64], flag[64];
	uint t = get_local_id(0);

	a[t] = hash(data[t]);
	for (uint bit = 0; bit < 32; bit++) {
		barrier(ALL);
		uint x = a[t], zero = !(x >> bit & 1u);

		flag[t] = zero;
		barrier(ALL);
		for (uint d = 1; d < 64; d *= 2) {
			uint y = t >= d ? flag[t - d] : 0u;

			barrier(ALL);
			flag[t] += y;
			barrier(ALL);
		}
		uint zeros = flag[63], at = zero ? flag[t] - 1 : zeros + t - flag[t];

		barrier(ALL);
		a[at] = x;
	}
	barrier(ALL);
	out[t] = a[t];
}

/* Means: until no point changes its cluster. */
__kernel void k_means(ARGS)
{
	__local uint sum[4], count[4], moved;
	__local float centre[4];
	uint t = get_local_id(0), mine = 0;
	float x = (float)(hash(data[t]) & 255u);

	if (t < 4)
		centre[t] = (float)(t * 50);
	do {
		barrier(ALL);
		if (t < 4)
			sum[t] = count[t] = 0;
		if (t == 0)
			moved = 0;
		barrier(ALL);
		uint best = 0;

		for (uint k = 1; k < 4; k++)
			if (fabs(x - centre[k]) < fabs(x - centre[best]))
				best = k;
		if (best != mine)
			atomic_inc(&moved);
		mine = best;
		atomic_add(&sum[mine], (uint)x);
		atomic_inc(&count[mine]);
		barrier(ALL);
		if (t < 4 && count[t])
			centre[t] = (float)(sum[t] / count[t]);
	} while (barrier(ALL), moved > 0);
	out[t] = mine;
}

/* A mesh: who owns all it needs works, the others come again in the next round. */
__kernel void mesh_conflicts(ARGS)
{
	__local uint left;
	uint t = get_local_id(0), todo = 1;
	SHARED owner = lock;

	do {
		barrier(ALL);
		left = 0;
		owner[t] = 0;
		barrier(ALL);
		if (todo)
			for (uint k = 0; k < 3; k++)
				atomic_max(owner + (t + k & 63u), t + 1);
		barrier(ALL);
		if (todo) {
			bool all = true;

			for (uint k = 0; k < 3; k++)
				all &= owner[t + k & 63u] == t + 1;
			if (all) {
				out[t] += 1;
				todo = 0;
			} else {
				left = 1;
			}
		}
		barrier(ALL);
	} while (left);
}

/* Pages of a pool are taken by bits. */
__kernel void page_alloc(ARGS)
{
	uint t = get_local_id(0), got = ~0u, word = hash(t) & 7u;

	for (uint tries = 0; tries < 8 && got == ~0u; tries++) {
		SHARED p = lock + (word + tries & 7u);
		uint was = *p;

		while (was != ~0u) {
			uint bit = 31 - clz(~was & -~was), seen = atomic_cmpxchg(p, was, was | 1u << bit);

			if (seen == was) {
				got = (word + tries & 7u) * 32 + bit;
				break;
			}
			was = seen;
		}
	}
	out[t] = got;
}

/* The least of floats. */
__kernel void float_min(ARGS)
{
	uint t = get_local_id(0);
	float x = (float)(hash(data[t]) & 1023u);
	volatile G int *p = (volatile G int *)lock;
	int old = *p;

	while (as_float(old) > x) {
		int seen = atomic_cmpxchg(p, old, as_int(x));

		if (seen == old)
			break;
		old = seen;
	}
	out[t] = (uint)old;
}

/* Gauss: the pivot is found by all. */
__kernel void gauss_pivot(ARGS)
{
	__local uint best;
	__local float a[8][8];
	uint t = get_local_id(0), row = t / 8, col = t % 8;

	a[row][col] = (float)(hash(t) & 15u);
	for (uint k = 0; k < 8; k++) {
		if (t == 0)
			best = 0;
		barrier(ALL);
		if (col == k && row >= k)
			atomic_max(&best, (uint)fabs(a[row][k]) << 8 | row);
		barrier(ALL);
		uint p = best & 7u;
		float mine = a[row][col], top = a[p][col], f = a[row][k];

		barrier(ALL);
		if (row > k)
			a[row][col] = mine - f * top;
		barrier(ALL);
	}
	out[t] = (uint)a[row][col];
}

__kernel void mandelbrot(ARGS)
{
	uint t = get_local_id(0), k = 0;
	float x = 0, y = 0, cx = (float)t / 32 - 1.5f, cy = (float)(t & 7u) / 8;

	while (x * x + y * y < 4.0f && k < 100) {
		float z = x * x - y * y + cx;

		y = 2 * x * y + cy;
		x = z;
		k++;
	}
	out[t] = k;
}

__kernel void spmv_rows(ARGS)
{
	uint t = get_local_id(0);
	float sum = 0;

	for (uint k = data[t]; k < data[t + 1]; k++)
		sum += (float)data[k] * (float)data[256 + k];
	out[t] = (uint)sum;
}

/* Growth of a region until it has stopped. */
__kernel void region_grow(ARGS)
{
	__local uint mask[66], grew;
	uint t = get_local_id(0);

	mask[t + 1] = t == 32;
	if (t == 0)
		mask[0] = mask[65] = 0;
	barrier(ALL);
	for (;;) {
		grew = 0;
		barrier(ALL);
		if (!mask[t + 1] && (mask[t] || mask[t + 2]) && (data[t] & 7u) != 7u) {
			mask[t + 1] = 1;
			grew = 1;
		}
		barrier(ALL);
		uint any = grew;
		barrier(ALL);
		if (!any)
			break;
	}
	out[t] = mask[t + 1];
}

/* The least and the greatest by one place each. */
__kernel void bounding_box(ARGS)
{
	uint t = get_local_id(0), x = hash(data[t]);
	SHARED low = lock;
	SHARED high = lock + 1;
	uint seen = *high;

	while (x > seen) {
		uint was = atomic_cmpxchg(high, seen, x);

		if (was == seen)
			break;
		seen = was;
	}
	for (seen = *low; ~x > seen;) {
		uint was = atomic_cmpxchg(low, seen, ~x);

		if (was == seen)
			break;
		seen = was;
	}
}
