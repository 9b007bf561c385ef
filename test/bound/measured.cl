/* test/bound/measured.cl -- kernels that do what launches in measured.csv did: test/sh/chips.sh, test/bench/chips.sh.
 *
 * fir: a filter; taps and earlier samples are in memory. nbody: one step of all pairs, by tiles in LDS. stencil: nine
 * points. copy: a number of 64 bits for each work-item, scaled.
 */
#define ID(d) __builtin_amdgcn_workitem_id_##d()
#define GROUP(d) __builtin_amdgcn_workgroup_id_##d()
#define AT (GROUP(x) * 256 + ID(x))
#define SIZE __builtin_amdgcn_grid_size_x()
#define OF(x, y, z) kernel void __attribute__((reqd_work_group_size(x, y, z)))
#define GLOBAL global const

static void
meet(void)
{
	__builtin_amdgcn_fence(__ATOMIC_RELEASE, "workgroup");
	__builtin_amdgcn_s_barrier();
	__builtin_amdgcn_fence(__ATOMIC_ACQUIRE, "workgroup");
}

#define FIR(taps) \
	OF(256, 1, 1) fir##taps(GLOBAL float *in, global float *out, GLOBAL float *tap, GLOBAL float *before) \
	{ \
		uint at = AT; \
		float sum = 0; \
		for (uint k = 0; k < taps; k++) \
			sum += tap[k] * (at >= k ? in[at - k] : before[taps - (k - at)]); \
		out[at] = sum; \
	}
FIR(16)
FIR(32)
FIR(64)
FIR(128)

OF(256, 1, 1)
nbody(GLOBAL float4 *body, GLOBAL float4 *speed, global float4 *to, global float4 *to_speed)
{
	local float4 tile[256];
	uint at = AT, here = ID(x);
	float4 own = body[at], pull = 0;

	for (uint first = 0; first < SIZE; first += 256) {
		tile[here] = body[first + here];
		meet();
		for (uint k = 0; k < 256; k++) {
			float4 far = tile[k] - own;
			float square = far.x * far.x + far.y * far.y + far.z * far.z + 50.0f,
			      inverse = __builtin_amdgcn_rsqf(square);

			pull += far * (tile[k].w * inverse * inverse * inverse);
		}
		meet();
	}
	to[at] = own + speed[at] * 0.005f + pull * 0.0000125f;
	to_speed[at] = speed[at] + pull * 0.005f;
}

OF(16, 16, 1)
stencil(GLOBAL float *in, global float *out)
{
	uint x = GROUP(x) * 16 + ID(x) + 1, y = GROUP(y) * 16 + ID(y) + 1, row = SIZE + 2, at = y * row + x;

	out[at] = 0.25f * in[at] + 0.15f * (in[at - 1] + in[at + 1] + in[at - row] + in[at + row]) +
		0.05f * (in[at - row - 1] + in[at - row + 1] + in[at + row - 1] + in[at + row + 1]);
}

OF(256, 1, 1)
copy(GLOBAL double *in, global double *out)
{
	out[AT] = 0.25 * in[AT];
}
