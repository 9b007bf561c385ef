/* Arrays of each work-item that are indexed at run time: of words, through a function that gets a pointer; of bytes and
 * halves; of vectors of 64 bits. test/sh/private.sh. */
uint mixed(uint *p, uint k);
__attribute__((noinline)) uint mixed(uint *p, uint k)
{
	p[k & 7] += p[(k + 3) & 7] * 5 + k;
	return p[(k * 3) & 7];
}

kernel void words(global const uint *in, global uint *out, uint n)
{
	uint w[8], s = 0, i = get_global_id(0);

	for (uint k = 0; k < 8; k++)
		w[k] = in[i] + k;
	for (uint k = 0; k < n; k++)
		s ^= mixed(w, k);
	out[i] = s;
}

kernel void bytes(global const uchar *in, global uchar *out, uint n)
{
	uint i = get_global_id(0);
	ushort h[20];
	uchar t[40];

	for (uint k = 0; k < 40; k++)
		t[k] = in[i * 40 + k];
	for (uint k = 0; k < 20; k++)
		h[k] = t[2 * k] + t[2 * k + 1] * 3;
	for (uint k = 0; k < n; k++) {
		uchar c = t[(k * 7) % 40];

		t[(k * 7) % 40] = t[(k + i) % 40];
		h[k % 20] += c;
	}
	out[i] = t[n % 40] + (uchar)h[n % 20] + (uchar)h[i % 20];
}

kernel void vectors(global const ulong *in, global ulong *out, uint n)
{
	uint i = get_global_id(0);
	ulong2 v[6];

	for (uint k = 0; k < 6; k++)
		v[k] = (ulong2)(in[i] + k, in[i] * k);
	if (i & 3)
		for (uint k = 0; k < n; k++)
			v[(k + i) % 6].x += v[k % 6].y;
	out[i] = v[0].x + v[n % 6].y;
}
