/* test/bench/rodinia.cl -- eight kernels of the kinds of the Rodinia suite, written for Figures 10e and 11 of pws-2023. Their branches depend on data. */
#define IO __global int *a, __global int *b, __global int *out, int n

/* A level of a search: of eight neighbours those that are not yet visited are marked, others are compared. */
__kernel void bfs(IO)
{
	int i = get_global_id(0), found = 0;

	for (int k = 0; k < 8; k++) {
		int v = a[i * 8 + k] & 1023;

		if (a[v] & 1) {
			for (int e = 0; e < 3; e++)
				found += b[v + 64 * e + k] * 3;
			out[v] = found;
		} else {
			for (int e = 0; e < 4; e++)
				found ^= out[v + 1024 + 64 * e] + k;
			out[i + 4096] = found * 5;
		}
	}
	b[i] = found;
}

/* Heat of a cell; those at the border have other neighbours. */
__kernel void hotspot(IO)
{
	int i = get_global_id(0);

	if ((i & 15) == 0 || (i & 15) == 15) {
		int t = a[i] * 3 + b[i + 1];

		out[i] = t + a[i + 16] / 4;
	} else {
		int t = a[i + 1] + a[i + 2] + a[i + 3] - 4 * b[i];

		out[i] = t * 7 + (a[i + 32] >> 3);
	}
}

/* The nearer one of centres gets the point. */
__kernel void kmeans(IO)
{
	int i = get_global_id(0), best = 0, least = 1 << 30;

	for (int c = 0; c < 5; c++) {
		int d = 0;

		for (int k = 0; k < 4; k++) {
			int e = a[i * 4 + k] - b[c * 4 + k];

			d += e * e;
		}
		if (d < least) {
			least = d;
			best = c;
		}
	}
	out[i] = best;
}

/* A row of a decomposition: above the diagonal one sum, below it another and a division. */
__kernel void lud(IO)
{
	int i = get_global_id(0), s = 0;

	if (i & 1) {
		for (int k = 0; k < 6; k++)
			s += a[i + k] * b[k];
		out[i] = s;
	} else {
		for (int k = 0; k < 5; k++)
			s -= a[i + 2 * k] * b[k + 8];
		out[i] = s / 7;
	}
}

/* Alignment of two words: the best of three cells. */
__kernel void nw(IO)
{
	int i = get_global_id(0);

	for (int k = 1; k < 6; k++) {
		int d = out[i + k - 1] + (a[i] == b[k] ? 5 : -3);

		out[i + k] = max(max(d, out[i + k] - 1), a[i + k] - 1);
	}
}

/* The nearest record. */
__kernel void nn(IO)
{
	int i = get_global_id(0), x = a[2 * i] - 7, y = a[2 * i + 1] - 9;

	out[i] = x * x + y * y;
}

/* The cheapest way down a grid; only columns of the grid move. */
__kernel void pathfinder(IO)
{
	int i = get_global_id(0), w = b[i];

	for (int k = 0; k < 4; k++) {
		if ((i & 63) > k && (i & 63) < 63 - k)
			w = min(w, b[i + k]) + a[i + 64 * k];
	}
	out[i] = w;
}

/* Sums by type of a cell: three types, a branch in one arm of a branch. */
__kernel void srad(IO)
{
	int i = get_global_id(0), t = a[i], s = b[i];

	if (t & 1) {
		for (int k = 0; k < 3; k++)
			s += a[i + 64 * k] * (k + 1);
		out[i] = s;
	} else {
		for (int k = 0; k < 4; k++)
			s ^= b[i + 64 * k] + k;
		if (t & 2)
			out[i + 4096] = s * s + b[i + 300];
		else
			out[i + 8192] = s / 3 + a[i + 300];
		out[i + 64] = s;
	}
}
