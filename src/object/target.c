/* src/object/target.c -- processor names for the EF_AMDGPU_MACH field of e_flags.
 *
 * A code object of version 2 names its processor in a note. Its flags may have the number, too, or mean another thing.
 * The table has all numbers of LLVM 19, and newer ones, so that an object for an unsupported processor is refused by
 * its name.
 */
#include "object.h"

enum { NOTE_PROCESSOR = 3 };	/* NT_AMD_HSA_ISA_VERSION */

static const struct {
	uint8_t mach;
	char name[16];
} known[] = {
	{ 0x20, "gfx600" },
	{ 0x21, "gfx601" },
	{ 0x22, "gfx700" },
	{ 0x23, "gfx701" },
	{ 0x24, "gfx702" },
	{ 0x25, "gfx703" },
	{ 0x26, "gfx704" },
	{ 0x28, "gfx801" },
	{ 0x29, "gfx802" },
	{ 0x2a, "gfx803" },
	{ 0x2b, "gfx810" },
	{ 0x2c, "gfx900" },
	{ 0x2d, "gfx902" },
	{ 0x2e, "gfx904" },
	{ 0x2f, "gfx906" },
	{ 0x30, "gfx908" },
	{ 0x31, "gfx909" },
	{ 0x32, "gfx90c" },
	{ 0x33, "gfx1010" },
	{ 0x34, "gfx1011" },
	{ 0x35, "gfx1012" },
	{ 0x36, "gfx1030" },
	{ 0x37, "gfx1031" },
	{ 0x38, "gfx1032" },
	{ 0x39, "gfx1033" },
	{ 0x3a, "gfx602" },
	{ 0x3b, "gfx705" },
	{ 0x3c, "gfx805" },
	{ 0x3d, "gfx1035" },
	{ 0x3e, "gfx1034" },
	{ 0x3f, "gfx90a" },
	{ 0x40, "gfx940" },
	{ 0x41, "gfx1100" },
	{ 0x42, "gfx1013" },
	{ 0x43, "gfx1150" },
	{ 0x44, "gfx1103" },
	{ 0x45, "gfx1036" },
	{ 0x46, "gfx1101" },
	{ 0x47, "gfx1102" },
	{ 0x48, "gfx1200" },
	{ 0x4a, "gfx1151" },
	{ 0x4b, "gfx941" },
	{ 0x4c, "gfx942" },
	{ 0x4e, "gfx1201" },
	{ 0x51, "gfx9-generic" },
	{ 0x52, "gfx10-1-generic" },
	{ 0x53, "gfx10-3-generic" },
	{ 0x54, "gfx11-generic" },
	{ 0x55, "gfx1152" },
	{ 0x59, "gfx12-generic" },
	/* newer than LLVM 19 (LLVM, AMDGPUUsage) */
	{ 0x49, "gfx1250" },
	{ 0x4f, "gfx950" },
	{ 0x50, "gfx1310" },
	{ 0x58, "gfx1153" },
	{ 0x5a, "gfx1251" },
	{ 0x5b, "gfx12-5-generic" },
	{ 0x5c, "gfx1172" },
	{ 0x5d, "gfx1170" },
	{ 0x5e, "gfx1171" },
	{ 0x5f, "gfx9-4-generic" },
	{ 0x62, "gfx11-7-generic" },
	{ 0x63, "gfx13-generic" },
};

/* The note has u16 bytes of two names, u32 major, minor, stepping, and the names. */
static const char *
target_of_notes(struct wb_ctx *cx, const struct elf *e)
{
	for (uint32_t k = 1; k < e->nsection; k++) {
		struct notes n = { .next = 0 };

		if (e->section[k].type == SECTION_NOTES && note_next(e->section[k].data, "AMD", NOTE_PROCESSOR, &n) &&
			n.content.n >= 16)
			return wb_format(cx->unit, "gfx%u%u%x", le32(n.content.at + 4), le32(n.content.at + 8),
				le32(n.content.at + 12));
	}
	return NULL;
}

const char *
target_of(struct wb_ctx *cx, const struct elf *e)
{
	const char *noted = e->abi_version ? NULL : target_of_notes(cx, e);

	for (size_t k = 0; !noted && k < WB_COUNT(known); k++)
		if (known[k].mach == (e->flags & 0xff))
			return known[k].name;
	return noted;
}
