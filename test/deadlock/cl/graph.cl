/* Graph programs as suites of benchmarks have them, in one workgroup: all end in lock step, but those marked H. */
#define G __global
#define ARGS G uint *lock, G uint *data, G uint *out, uint n
#define ALL (CLK_GLOBAL_MEM_FENCE | CLK_LOCAL_MEM_FENCE)

/* The graph: vertex v has edges to 2v + 1, 2v + 2 and v / 2, all modulo n. */
static uint edge(uint v, uint k, uint n)
{
	return (k == 2 ? v / 2 : 2 * v + 1 + k) % n;
}

/* Breadth first with masks of the frontier; the host's loop is in the kernel. */
__kernel void bfs_masks(ARGS)
{
	__local uint over;
	uint t = get_local_id(0);
	G uint *mask = lock, *next = lock + 64, *seen = lock + 128;

	mask[t] = seen[t] = t == 0;
	out[t] = t == 0 ? 0 : ~0u;
	barrier(ALL);
	do {
		if (t == 0)
			over = 0;
		barrier(ALL);
		if (mask[t]) {
			mask[t] = 0;
			for (uint k = 0; k < 3; k++) {
				uint v = edge(t, k, n);

				if (!seen[v]) {
					out[v] = out[t] + 1;
					next[v] = 1;
				}
			}
		}
		barrier(ALL);
		if (next[t]) {
			mask[t] = 1;
			seen[t] = 1;
			over = 1;
			next[t] = 0;
		}
		barrier(ALL);
	} while (over);
}

/* With queues in local memory. */
__kernel void bfs_queues(ARGS)
{
	__local uint queue[2][128], size[2];
	uint t = get_local_id(0), in = 0, level = 0;

	out[t] = t == 0 ? 0 : ~0u;
	if (t == 0) {
		queue[0][0] = 0;
		size[0] = 1;
		size[1] = 0;
	}
	barrier(ALL);
	while (size[in] > 0) {
		level++;
		for (uint k = t; k < size[in]; k += get_local_size(0)) {
			uint v = queue[in][k];

			for (uint e = 0; e < 3; e++) {
				uint w = edge(v, e, n);

				if (atomic_cmpxchg((volatile G uint *)out + w, ~0u, level) == ~0u)
					queue[1 - in][atomic_inc(&size[1 - in])] = w;
			}
		}
		barrier(ALL);
		if (t == 0)
			size[in] = 0;
		in = 1 - in;
		barrier(ALL);
	}
}

/* Bellman and Ford: until no distance changes. */
__kernel void bellman_ford(ARGS)
{
	__local int changed;
	uint t = get_local_id(0);

	out[t] = t ? 1000000u : 0u;
	do {
		barrier(ALL);
		if (t == 0)
			changed = 0;
		barrier(ALL);
		for (uint k = 0; k < 3; k++) {
			uint v = edge(t, k, n), d = out[t] + 1 + (data[v] & 7u);

			if (d < out[v]) {
				atomic_min((volatile G uint *)out + v, d);
				changed = 1;
			}
		}
		barrier(ALL);
	} while (changed);
}

/* The same with the flag in global memory. */
__kernel void bellman_ford_global(ARGS)
{
	uint t = get_local_id(0), again = 1;
	volatile G uint *flag = lock;

	out[t] = t ? 1000000u : 0u;
	while (again) {
		barrier(ALL);
		flag[0] = 0;
		barrier(ALL);
		for (uint k = 0; k < 3; k++) {
			uint v = edge(t, k, n), d = out[t] + 1 + (data[v] & 7u);

			if (atomic_min((volatile G uint *)out + v, d) > d)
				flag[0] = 1;
		}
		barrier(ALL);
		again = flag[0];
	}
}

/* Luby: the greatest of its undecided neighbours is in the set. */
__kernel void mis_luby(ARGS)
{
	__local uint left;
	uint t = get_local_id(0);
	G uint *state = lock;		/* 0: open, 1: in, 2: out */

	do {
		barrier(ALL);
		if (t == 0)
			left = 0;
		barrier(ALL);
		if (state[t] == 0) {
			uint best = 1;

			for (uint k = 0; k < 3; k++) {
				uint v = edge(t, k, n);

				best &= v == t || state[v] != 0 || (data[v] * 17 & 63u) <= (data[t] * 17 & 63u);
			}
			out[t] = best;
		}
		barrier(ALL);
		if (state[t] == 0 && out[t]) {
			state[t] = 1;
			for (uint k = 0; k < 3; k++)
				if (edge(t, k, n) != t && state[edge(t, k, n)] == 0)
					state[edge(t, k, n)] = 2;
		}
		barrier(ALL);
		if (state[t] == 0)
			atomic_inc(&left);
		barrier(ALL);
	} while (left != 0);
}

/* Colours: local maxima take the next one. */
__kernel void color_max(ARGS)
{
	__local uint stop;
	uint t = get_local_id(0), color = 1;
	G uint *colors = out;

	for (;;) {
		barrier(ALL);
		stop = 1;
		barrier(ALL);
		if (colors[t] == 0) {
			uint most = 0;

			stop = 0;
			for (uint k = 0; k < 3; k++) {
				uint v = edge(t, k, n);

				if (v != t && (colors[v] == 0 || colors[v] == color))
					most = max(most, data[v]);
			}
			if (most <= data[t])
				colors[t] = color;
		}
		barrier(ALL);
		if (stop)
			break;
		color++;
	}
}

/* Connected components: hooking and jumping, until nothing changes. */
__kernel void cc_hook_jump(ARGS)
{
	__local uint changed;
	uint t = get_local_id(0);
	volatile G uint *comp = out;

	comp[t] = t;
	do {
		barrier(ALL);
		if (t == 0)
			changed = 0;
		barrier(ALL);
		for (uint k = 0; k < 3; k++) {
			uint v = edge(t, k, n), a = comp[t], b = comp[v];

			if (a != b) {
				uint high = max(a, b), low = min(a, b);

				if (comp[high] == high) {
					comp[high] = low;
					changed = 1;
				}
			}
		}
		barrier(ALL);
		while (comp[t] != comp[comp[t]])
			comp[t] = comp[comp[t]];
		barrier(ALL);
	} while (changed);
}

/* Representatives with halving of the path; hooking by compare-and-swap. */
static uint find(volatile G uint *parent, uint v)
{
	uint at = parent[v];

	if (at != v) {
		uint before = v, next;

		while (at > (next = parent[at])) {
			parent[before] = next;
			before = at;
			at = next;
		}
	}
	return at;
}

__kernel void cc_representatives(ARGS)
{
	uint t = get_local_id(0);
	volatile G uint *parent = data;

	for (uint k = 0; k < 3; k++) {
		uint a = find(parent, t), b = find(parent, edge(t, k, n));
		bool again;

		do {
			again = false;
			if (a != b) {
				uint seen;

				if (a < b) {
					if ((seen = atomic_cmpxchg(parent + b, b, a)) != b) {
						b = seen;
						again = true;
					}
				} else if ((seen = atomic_cmpxchg(parent + a, a, b)) != a) {
					a = seen;
					again = true;
				}
			}
		} while (again);
	}
}

/* Vertices of degree below k are peeled off, round by round. */
__kernel void k_core(ARGS)
{
	__local uint removed;
	uint t = get_local_id(0), gone = 0;
	volatile G uint *degree = lock;

	degree[t] = 3 + (data[t] & 3u);
	for (uint k = 1; k < 5; k++)
		do {
			barrier(ALL);
			removed = 0;
			barrier(ALL);
			if (!gone && degree[t] < k) {
				gone = 1;
				out[t] = k;
				removed = 1;
				for (uint e = 0; e < 3; e++)
					atomic_dec(degree + edge(t, e, n));
			}
			barrier(ALL);
		} while (removed);
}

/* Shortest paths with a worklist that the lanes fill for each other. */
__kernel void sssp_worklist(ARGS)
{
	__local uint list[2][192], size, next;
	uint t = get_local_id(0), in = 0;

	out[t] = t ? ~0u >> 1 : 0u;
	if (t == 0) {
		list[0][0] = 0;
		size = 1;
	}
	barrier(ALL);
	while (size != 0) {
		if (t == 0)
			next = 0;
		barrier(ALL);
		if (t < size) {
			uint v = list[in][t];

			for (uint k = 0; k < 3; k++) {
				uint w = edge(v, k, n), d = out[v] + 1 + (data[w] & 3u);

				if (atomic_min((volatile G uint *)out + w, d) > d)
					list[in ^ 1][atomic_inc(&next) % 192] = w;
			}
		}
		barrier(ALL);
		if (t == 0)
			size = min(next, 64u);
		in ^= 1;
		barrier(ALL);
	}
}

/* Spanning tree: the lightest edge of each component; roots are found by pointers. */
__kernel void boruvka(ARGS)
{
	__local uint merged;
	uint t = get_local_id(0);
	volatile G uint *root = out, *best = lock;

	root[t] = t;
	do {
		barrier(ALL);
		best[t] = ~0u;
		if (t == 0)
			merged = 0;
		barrier(ALL);
		for (uint k = 0; k < 3; k++) {
			uint v = edge(t, k, n);

			if (root[v] != root[t])
				atomic_min(best + root[t], (data[t] ^ data[v]) << 8 | v);
		}
		barrier(ALL);
		if (root[t] == t && best[t] != ~0u) {
			uint to = root[best[t] & 63u];

			if (to < t) {
				out[128 + t] = to;
				merged = 1;
			} else {
				out[128 + t] = t;
			}
		} else {
			out[128 + t] = root[t];
		}
		barrier(ALL);
		uint r = t;
		while (out[128 + r] != r)
			r = out[128 + r];
		barrier(ALL);
		root[t] = r;
	} while (merged);
}

/* Betweenness: forward by levels, and back. */
__kernel void brandes(ARGS)
{
	__local uint done;
	uint t = get_local_id(0), level = 0;
	G uint *depth = lock, *paths = lock + 64;

	depth[t] = t ? ~0u : 0u;
	paths[t] = t == 0;
	do {
		barrier(ALL);
		done = 1;
		barrier(ALL);
		if (depth[t] == level)
			for (uint k = 0; k < 3; k++) {
				uint v = edge(t, k, n);

				if (atomic_cmpxchg((volatile G uint *)depth + v, ~0u, level + 1) == ~0u)
					done = 0;
				if (depth[v] == level + 1)
					atomic_add((volatile G uint *)paths + v, paths[t]);
			}
		level++;
		barrier(ALL);
	} while (!done);
	while (level > 1) {
		level--;
		if (depth[t] == level - 1) {
			uint sum = 0;

			for (uint k = 0; k < 3; k++)
				if (depth[edge(t, k, n)] == level)
					sum += out[edge(t, k, n)] + 1;
			out[t] = sum;
		}
		barrier(ALL);
	}
}

/* Triangles: two sorted rows are walked. */
__kernel void triangles(ARGS)
{
	uint t = get_local_id(0), found = 0, i = t, j = t * 2, iend = t + 16, jend = t * 2 + 16;

	while (i < iend && j < jend) {
		uint a = data[i], b = data[j];

		found += a == b;
		i += a <= b;
		j += b <= a;
	}
	out[t] = found;
}

/* Ranks of a list, by jumping. */
__kernel void list_rank(ARGS)
{
	__local uint rank[64], next[64], busy;
	uint t = get_local_id(0);

	next[t] = t < 63 ? t + 1 : t;
	rank[t] = t < 63;
	do {
		barrier(ALL);
		uint to = next[t], r = rank[to], nn = next[to];

		if (t == 0)
			busy = 0;
		barrier(ALL);
		if (to != nn)
			busy = 1;
		rank[t] += to != t ? r : 0;
		next[t] = nn;
		barrier(ALL);
	} while (busy);
	out[t] = rank[t];
}

/* Ranks of pages: a fixed number of rounds, or until the change is small. */
__kernel void page_rank(ARGS)
{
	__local float old[64], part[64];
	__local float change;
	uint t = get_local_id(0), rounds = 0;

	old[t] = 1.0f / 64;
	do {
		float sum = 0.15f / 64;

		barrier(ALL);
		for (uint k = 0; k < 3; k++)
			sum += 0.28f * old[edge(t, k, n)];
		part[t] = fabs(sum - old[t]);
		barrier(ALL);
		old[t] = sum;
		for (uint s = 32; s > 0; s >>= 1) {
			if (t < s)
				part[t] += part[t + s];
			barrier(ALL);
		}
		if (t == 0)
			change = part[0];
		barrier(ALL);
	} while (change > 0.001f && ++rounds < 50);
	out[t] = rounds;
}
