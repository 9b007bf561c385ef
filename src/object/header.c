/* src/object/header.c -- headers of kernels in code objects of version 2, amd_kernel_code_t: 256 bytes before the code.
 *
 * Little endian:
 *    0  u32 version of the header, 1      56  u32 properties: those of descriptors in bits 10:0, then
 *   10  u16 processor: major, minor,          7-9 workgroup counts in registers    16 ordered GDS appends
 *       and stepping                          19 pointers of 64 bits    20 dynamic stack
 *   16  i64 entry, from the header        60  u32 scratch bytes per work-item
 *   48  u32 COMPUTE_PGM_RSRC1             64  u32 LDS bytes per workgroup
 *   52  u32 COMPUTE_PGM_RSRC2             72  u64 kernarg bytes
 *                                         80  u32 barriers of HSAIL    103  u8 logarithm of the lanes of a wave
 *
 * They say what the descriptors of later versions say, so they are read as such.
 * Source: LLVM, AMDKernelCodeT.h; the HSA documents of the code object.
 */
#include "object.h"

#define PROPERTIES 0x7f	/* of both: registers that are set up */
enum { PROP_WAVE32 = 1 << 10, PROP_STACK = 1 << 11 };
enum { COUNTS = 7 << 7, APPENDS = 1 << 16, WIDE_POINTERS = 1 << 19, DYNAMIC_STACK = 1 << 20 };
#define RSRC2_LDS (0x1ffu << 15)	/* the dispatch overwrites it */

static void
put32(uint8_t *p, uint32_t v)
{
	for (int k = 0; k < 4; k++)
		p[k] = (uint8_t)(v >> 8 * k);
}

void
header_descriptor(const uint8_t h[HEADER_BYTES], uint8_t d[DESCRIPTOR_BYTES])
{
	uint32_t properties = le32(h + 56);

	memset(d, 0, DESCRIPTOR_BYTES);
	put32(d, le32(h + 64));
	put32(d + 4, le32(h + 60));
	put32(d + 8, le32(h + 72));
	memcpy(d + 16, h + 16, 8);
	put32(d + 48, le32(h + 48));
	put32(d + 52, le32(h + 52) & ~RSRC2_LDS);
	put32(d + 56, (properties & (PROPERTIES | PROP_WAVE32)) | (properties & DYNAMIC_STACK ? PROP_STACK : 0));
}

const char *
header_refused(struct wb_ctx *cx, const uint8_t h[HEADER_BYTES], const char *target)
{
	uint32_t properties = le32(h + 56), lanes = properties & PROP_WAVE32 ? 5 : 6;
	const char *of = wb_format(cx->unit, "gfx%u%u%x", le16(h + 10), le16(h + 12), le16(h + 14));

	if (le32(h) != 1)
		return wb_format(cx->unit, "its header has version %u, but 1 is known", le32(h));
	if (le16(h + 10) && strcmp(of, target) != 0)
		return wb_format(cx->unit, "its header is for %s, but the code object for %s", of, target);
	if (h[103] != lanes)
		return wb_format(cx->unit, "its waves have 2^%u lanes, and not %u", h[103], 1u << lanes);
	if (properties & COUNTS)
		return "counts of workgroups in its registers are not modelled";
	if (properties & APPENDS)
		return "its appends to GDS in order are not modelled";
	if (!(properties & WIDE_POINTERS))
		return "its pointers have 32 bits";
	if (le32(h + 80))
		return "its barriers of HSAIL are not modelled";
	return le32(h + 76) ? "it has more than 4 GiB of arguments" : NULL;
}
