/* src/object/descriptor.c -- kernel descriptors: 64 bytes that say how the hardware starts a kernel.
 *
 * Little endian:
 *    0  u32 LDS bytes per workgroup        44  u32 COMPUTE_PGM_RSRC3
 *    4  u32 scratch bytes per work-item    48  u32 COMPUTE_PGM_RSRC1
 *    8  u32 kernarg bytes                  52  u32 COMPUTE_PGM_RSRC2
 *   16  i64 entry, from the descriptor     56  u16 properties
 *
 * Register counts are in granules, as the hardware reserves them. Bits that are reserved must be zero: what a machine
 * does where they are not is unknown.
 * Source: LLVM, AMDGPUUsage; compared with what llvm-objdump prints for .kd symbols.
 */
#include "object.h"

static uint32_t
field(uint32_t word, uint32_t low, uint32_t width)
{
	return word >> low & ((1u << width) - 1);
}

/* gfx90a and gfx94x have one register file for vector and accumulation registers. */
static bool
unified(uint32_t gfx)
{
	return gfx == 0x90a || (gfx >= 0x940 && gfx < 0x1000);
}

/* Vector registers per lane; in a unified register file, including accumulation registers. */
static uint32_t
vgprs(uint32_t rsrc1, uint32_t gfx, uint32_t wave)
{
	uint32_t granule = unified(gfx) || (gfx >= 0x1000 && wave == 32) ? 8 : 4;

	return granule * (field(rsrc1, 0, 6) + 1);
}

/* Scalar registers per wave. From gfx10 on, each wave has all 106 that can be named. */
static uint32_t
sgprs(uint32_t rsrc1, uint32_t gfx)
{
	uint32_t g = field(rsrc1, 6, 4);

	if (gfx >= 0x1000)
		return 106;
	return gfx >= 0x900 ? 16 * (g / 2 + 1) : 8 * (g + 1);
}

/* The bits of the word at byte @at that are reserved. From gfx10 on the number of scalar registers is too, but clang
 * writes one for kernels whose arguments are in registers, and it means nothing. */
static uint32_t
reserved(uint32_t at, uint32_t gfx)
{
	switch (at) {
	case 0: case 4: case 8: case 16: case 20: return 0;
	case 44: return unified(gfx) ? 0xfffeffc0 : gfx < 0x1000 ? ~0u : gfx < 0x1100 ? 0xfffffff0 :
		gfx < 0x1200 ? 0x7ffff000 : 0x7fffd00f;
	case 48: return gfx < 0x900 ? 0xff500c00 : gfx < 0x1000 ? 0xfb500c00 : 0x1b500c00;
	case 52: return 0x80ffe000;
	case 56: return gfx < 0x1000 ? 0xf780 : 0xf380;
	default: return ~0u;
	}
}

const char *
descriptor_refused(struct wb_ctx *cx, const uint8_t d[DESCRIPTOR_BYTES], uint32_t gfx)
{
	for (uint32_t at = 0; at < DESCRIPTOR_BYTES; at += 4) {
		unsigned set = le32(d + at) & reserved(at, gfx);

		if (set)
			return wb_format(cx->unit,
				"its kernel descriptor sets reserved bits (0x%x of the word at byte %u)", set, at);
	}
	return NULL;
}

static void
read_abi(struct wb_abi *a, uint32_t rsrc2, uint32_t properties, uint32_t gfx)
{
	*a = (struct wb_abi){
		.private_segment_buffer = field(properties, 0, 1),
		.dispatch_ptr = field(properties, 1, 1),
		.queue_ptr = field(properties, 2, 1),
		.kernarg_ptr = field(properties, 3, 1),
		.dispatch_id = field(properties, 4, 1),
		.flat_scratch_init = field(properties, 5, 1),
		.private_segment_size = field(properties, 6, 1),
		.workgroup_id = { field(rsrc2, 7, 1), field(rsrc2, 8, 1), field(rsrc2, 9, 1) },
		.workgroup_info = field(rsrc2, 10, 1),
		/* on other targets the bit means FLAT_SCRATCH, which is none of these registers */
		.scratch_wave_offset = field(rsrc2, 0, 1) && !wb_gcn_starts_flat_scratch(gfx),
		.user_sgprs = (uint8_t)field(rsrc2, 1, 5),
		/* 3 is undefined; there are at most three ids */
		.workitem_id_dims = (uint8_t)(field(rsrc2, 11, 2) > 1 ? 3 : field(rsrc2, 11, 2) + 1),
	};
	wb_gcn_abi_registers(a, gfx);
}

void
descriptor_read(const uint8_t d[DESCRIPTOR_BYTES], uint32_t gfx, struct wb_kernel_desc *out, int64_t *entry)
{
	uint32_t rsrc1 = le32(d + 48), rsrc2 = le32(d + 52), properties = le16(d + 56);

	out->lds_bytes = le32(d);
	out->scratch_bytes = le32(d + 4);
	out->kernarg_bytes = le32(d + 8);
	*entry = (int64_t)le64(d + 16);
	out->wave_lanes = gfx >= 0x1000 && field(properties, 10, 1) ? 32 : 64;
	out->cu_mode = gfx >= 0x1000 && !field(rsrc1, 29, 1);
	out->split_workgroups = unified(gfx) && field(le32(d + 44), 16, 1);
	out->shared_vgprs = gfx >= 0x1000 ? field(le32(d + 44), 0, 4) : 0;
	out->dynamic_stack = field(properties, 11, 1);
	out->vgprs = vgprs(rsrc1, gfx, out->wave_lanes);
	out->sgprs = sgprs(rsrc1, gfx);
	out->float_mode = field(rsrc1, 12, 8);
	out->dx10_clamp = wb_gcn_is_gfx12(gfx) || field(rsrc1, 21, 1);
	out->ieee_mode = !wb_gcn_is_gfx12(gfx) && field(rsrc1, 23, 1);
	read_abi(&out->abi, rsrc2, properties, gfx);
	out->abi.preload_from = (uint16_t)field(le16(d + 58), 7, 9);
}
