/* src/gcn/target.c -- differences between targets, apart from the rows of opcodes.def: names, register counts,
 * fields of s_waitcnt, and the registers that the hardware initialises before the first instruction.
 *
 * Source: the GCN3, Vega and RDNA instruction set documents; test/gcn compares with llvm-mc-19.
 */
#include <ctype.h>

#include "gcn.h"

static const struct target targets[] = {
	{ 0x801,  "gfx801",  T803,  102, false },
	{ 0x802,  "gfx802",  T803,  102, false },
	{ 0x803,  "gfx803",  T803,  102, false },
	{ 0x900,  "gfx900",  T900,  102, false },
	{ 0x902,  "gfx902",  T900,  102, false },	/* as gfx900: LLVM, FeatureISAVersion9_0_2 */
	{ 0x904,  "gfx904",  T904,  102, false },	/* gfx900 with fma_mix, not mad_mix: FeatureISAVersion9_0_4 */
	{ 0x906,  "gfx906",  T906,  102, false },
	{ 0x908,  "gfx908",  T908,  102, false },
	{ 0x909,  "gfx909",  T900,  102, false },	/* as gfx900: LLVM, FeatureISAVersion9_0_9 */
	{ 0x90a,  "gfx90a",  T90A,  102, false },
	{ 0x90c,  "gfx90c",  T900,  102, false },	/* as gfx900: LLVM, FeatureISAVersion9_0_C */
	{ 0x940,  "gfx940",  T942,  102, false },	/* as gfx942: LLVM, FeatureISAVersion9_4_0 */
	{ 0x941,  "gfx941",  T942,  102, false },	/* as gfx942: LLVM, FeatureISAVersion9_4_1 */
	{ 0x942,  "gfx942",  T942,  102, false },
	{ 0x1010, "gfx1010", T1010, 106, true },
	{ 0x1011, "gfx1011", T1011, 106, true },	/* gfx1010 and dot products: LLVM, FeatureISAVersion10_1_1 */
	{ 0x1012, "gfx1012", T1011, 106, true },	/* as gfx1011: LLVM, FeatureISAVersion10_1_2 */
	{ 0x1013, "gfx1013", T1013, 106, true },	/* gfx1010 and image_bvh: LLVM, FeatureISAVersion10_1_3 */
	{ 0x1030, "gfx1030", T1030, 106, true },
	{ 0x1031, "gfx1031", T1030, 106, true },	/* as gfx1030: LLVM, FeatureISAVersion10_3 */
	{ 0x1032, "gfx1032", T1030, 106, true },	/* as gfx1030: LLVM, FeatureISAVersion10_3 */
	{ 0x1033, "gfx1033", T1030, 106, true },	/* as gfx1030: LLVM, FeatureISAVersion10_3 */
	{ 0x1034, "gfx1034", T1030, 106, true },	/* as gfx1030: LLVM, FeatureISAVersion10_3 */
	{ 0x1035, "gfx1035", T1030, 106, true },	/* as gfx1030: LLVM, FeatureISAVersion10_3 */
	{ 0x1036, "gfx1036", T1030, 106, true },	/* as gfx1030: LLVM, FeatureISAVersion10_3 */
	{ 0x1100, "gfx1100", T1100, 106, true },
	{ 0x1101, "gfx1101", T1100, 106, true },	/* as gfx1100: LLVM, FeatureISAVersion11_0 */
	{ 0x1102, "gfx1102", T1100, 106, true },	/* as gfx1100: LLVM, FeatureISAVersion11_0 */
	{ 0x1103, "gfx1103", T1100, 106, true },	/* as gfx1100: LLVM, FeatureISAVersion11_0 */
	{ 0x1150, "gfx1150", T1150, 106, true },
	{ 0x1151, "gfx1151", T1150, 106, true },	/* as gfx1150: LLVM, FeatureISAVersion11_5 */
	{ 0x1152, "gfx1152", T1150, 106, true },	/* as gfx1150: LLVM, FeatureISAVersion11_5_2 */
	{ 0x1200, "gfx1200", GFX12, 106, true },
	{ 0x1201, "gfx1201", GFX12, 106, true },	/* as gfx1200: LLVM, FeatureISAVersion12 */
	/* What all processors of a family have. Their numbers are none of hardware, and lie within the family. */
	{ 0x901,  "gfx9-generic", T9G, 102, false },	/* gfx900 without v_mad_mix: LLVM, FeatureISAVersion9_Generic */
	{ 0x101f, "gfx10-1-generic", T1010, 106, true },	/* as gfx1010: FeatureISAVersion10_1_Generic */
	{ 0x103f, "gfx10-3-generic", T1030, 106, true },	/* as gfx1030: FeatureISAVersion10_3_Generic */
	{ 0x110f, "gfx11-generic", T1100, 106, true },	/* as gfx1100: FeatureISAVersion11_Generic */
	{ 0x120f, "gfx12-generic", GFX12, 106, true },	/* as gfx1200: FeatureISAVersion12_Generic */
};

const struct target *
gcn_target_find(const char *name, size_t len)
{
	for (size_t k = 0; k < WB_COUNT(targets); k++)
		if (word_is(name, len, targets[k].name))
			return &targets[k];
	return NULL;
}

/* Whether @name is that of a processor: "gfx" and two to four hexadecimal digits, of generations 6 to 12 ("gfx90a",
 * "gfx1100"), or a generic name. */
bool
gcn_target_exists(const char *name, size_t len)
{
	static const char generic[] = "-generic";
	size_t tail = sizeof generic - 1, n = 0;

	if (len < 6 || strncmp(name, "gfx", 3) != 0)
		return false;
	if (len > tail && strncmp(name + len - tail, generic, tail) == 0)
		return isdigit((unsigned char)name[3]);
	while (n < len - 3 && isxdigit((unsigned char)name[3 + n]))
		n++;
	return n == len - 3 && n <= 4 && ((n == 3 && name[3] >= '6' && name[3] <= '9') || (n == 4 && name[3] == '1'));
}

const char *
wb_gcn_missing(const char *name, size_t len)
{
	static const char *const newer[] = { "gfx950", "gfx1153", "gfx1170", "gfx1171", "gfx1172", "gfx1250", "gfx1251",
		"gfx1310", "gfx9-4-generic", "gfx11-7-generic", "gfx12-5-generic", "gfx13-generic" };

	for (size_t k = 0; k < WB_COUNT(newer); k++)
		if (word_is(name, len, newer[k]))
			return "is newer than LLVM 19, whose tables decode and check the code here";
	return "is not modelled";
}

const struct target *
gcn_target_of(uint32_t gfx)
{
	for (size_t k = 0; k < WB_COUNT(targets); k++)
		if (targets[k].gfx == gfx)
			return &targets[k];
	return NULL;
}

bool
gcn_target_xnack(const struct target *t)
{
	return t->bit & (GFX9 | GFX10_1) || t->gfx == 0x801;
}

uint32_t
wb_gcn_gfx(const char *name)
{
	const struct target *t = gcn_target_find(name, strlen(name));

	return t ? t->gfx : 0;
}

const char *
wb_gcn_target_name(uint32_t gfx)
{
	const struct target *t = gcn_target_of(gfx);

	return t ? t->name : NULL;
}

const char *
wb_gcn_supported(uint32_t i)
{
	return i < WB_COUNT(targets) ? targets[i].name : NULL;
}

/* ---- s_waitcnt ------------------------------------------------------------------------- */
/* Splits the immediate into counters. Counters that are waited for become operands. */
uint32_t
gcn_target_waitcnt(const struct target *t, uint32_t simm, struct wb_opnd out[3])
{
	uint32_t vm = simm & 15, exp = simm >> 4 & 7, lgkm = simm >> 8 & 15, n = 0;
	uint32_t vm_none = 15, lgkm_none = 15;

	if (t->bit != T803) {
		vm |= (simm >> 14 & 3) << 4;
		vm_none = 63;
	}
	if (t->gfx10) {
		lgkm = simm >> 8 & 63;
		lgkm_none = 63;
	}
	if (t->bit & GFX11) {
		vm = simm >> 10 & 63;
		exp = simm & 7;
		lgkm = simm >> 4 & 63;
	}
	if (vm != vm_none)
		out[n++] = (struct wb_opnd){ .kind = WB_OPND_MOD, .id = WB_MOD_VMCNT, .imm = vm };
	if (exp != 7)
		out[n++] = (struct wb_opnd){ .kind = WB_OPND_MOD, .id = WB_MOD_EXPCNT, .imm = exp };
	if (lgkm != lgkm_none)
		out[n++] = (struct wb_opnd){ .kind = WB_OPND_MOD, .id = WB_MOD_LGKMCNT, .imm = lgkm };
	return n;
}

/* ---- registers at entry ------------------------------------------------------------------ */
static uint32_t
place_units(bool present, uint32_t units, uint32_t *next)
{
	uint32_t at = *next;

	if (!present)
		return WB_NONE;
	*next += units;
	return at;
}

/* On gfx12 the hardware keeps the ids of a workgroup in registers of the trap handler: x in ttmp9, y in the lower and z
 * in the upper half of ttmp7. Without z, y is the whole of it. */
static void
place_gfx12(struct wb_abi *abi)
{
	bool z = abi->workgroup_id[2];

	abi->s_workgroup_id[0] = abi->workgroup_id[0] ? WB_GCN_TTMP0 + 9 : WB_NONE;
	abi->s_workgroup_id[1] = abi->workgroup_id[1] && !z ? WB_GCN_TTMP0 + 7 : WB_NONE;
	abi->s_workgroup_id[2] = WB_NONE;
	abi->s_workgroup_yz = z ? WB_GCN_TTMP0 + 7 : WB_NONE;
}

/* User SGPRs have the order of the bits in the kernel descriptor. System SGPRs follow the declared number of user
 * SGPRs. */
void
wb_gcn_abi_registers(struct wb_abi *abi, uint32_t gfx)
{
	uint32_t next = 0;

	abi->s_private_segment_buffer = place_units(abi->private_segment_buffer, 4, &next);
	abi->s_dispatch_ptr = place_units(abi->dispatch_ptr, 2, &next);
	abi->s_queue_ptr = place_units(abi->queue_ptr, 2, &next);
	abi->s_kernarg_ptr = place_units(abi->kernarg_ptr, 2, &next);
	abi->s_dispatch_id = place_units(abi->dispatch_id, 2, &next);
	abi->s_flat_scratch_init = place_units(abi->flat_scratch_init, 2, &next);
	abi->s_private_segment_size = place_units(abi->private_segment_size, 1, &next);
	next = abi->user_sgprs > next ? abi->user_sgprs : next;
	abi->s_workgroup_yz = WB_NONE;
	if (wb_gcn_is_gfx12(gfx))
		place_gfx12(abi);
	for (int k = 0; k < 3 && !wb_gcn_is_gfx12(gfx); k++)
		abi->s_workgroup_id[k] = place_units(abi->workgroup_id[k], 1, &next);
	abi->s_workgroup_info = place_units(abi->workgroup_info, 1, &next);
	abi->s_scratch_wave_offset = place_units(abi->scratch_wave_offset, 1, &next);
	/* if only x is enabled, compilers use all of v0 as the id */
	abi->starts_flat_scratch = wb_gcn_starts_flat_scratch(gfx);
	abi->workitem_id_packed = wb_gcn_packs_ids(gfx) && abi->workitem_id_dims > 1;
}

/* ---- units ---------------------------------------------------------------------------------- */
/* Numbered names share one block of memory, because a reader is opened often. */
static void
name_range(struct wb_arena *a, struct wb_unit *u, uint32_t first, uint32_t n, const char *prefix, uint8_t cls)
{
	size_t len = strlen(prefix);
	char *at = WB_NEW(a, char, n * (len + 4));

	for (uint32_t k = 0; k < n; k++) {
		u[first + k] = (struct wb_unit){ .name = at, .cls = cls };
		memcpy(at, prefix, len);
		at += len;
		if (k >= 100)
			*at++ = (char)('0' + k / 100);
		if (k >= 10)
			*at++ = (char)('0' + k / 10 % 10);
		*at++ = (char)('0' + k % 10);
		at++;
	}
}

struct wb_unit *
gcn_units(struct wb_arena *a)
{
	static const struct { uint16_t unit; uint8_t role; const char *name;
	} special[] = {
		{ WB_GCN_FLAT_SCRATCH_LO, 0, "flat_scratch_lo" },
		{ WB_GCN_FLAT_SCRATCH_LO + 1, 0, "flat_scratch_hi" },
		{ WB_GCN_XNACK_MASK_LO, 0, "xnack_mask_lo" },
		{ WB_GCN_XNACK_MASK_LO + 1, 0, "xnack_mask_hi" },
		{ WB_GCN_VCC_LO, WB_ROLE_VCC_LO, "vcc_lo" },
		{ WB_GCN_VCC_HI, WB_ROLE_VCC_HI, "vcc_hi" },
		{ WB_GCN_M0, WB_ROLE_M0, "m0" },
		{ 125, 0, "null" },
		{ WB_GCN_EXEC_LO, WB_ROLE_EXEC_LO, "exec_lo" },
		{ WB_GCN_EXEC_HI, WB_ROLE_EXEC_HI, "exec_hi" },
		{ WB_GCN_SCC, WB_ROLE_SCC, "scc" },
		{ WB_GCN_MODE, WB_ROLE_MODE, "mode" },
		{ GCN_TBA_LO, 0, "tba_lo" },
		{ GCN_TBA_LO + 1, 0, "tba_hi" },
		{ GCN_TBA_LO + 2, 0, "tma_lo" },
		{ GCN_TBA_LO + 3, 0, "tma_hi" },
		{ GCN_SHARED_BASE, 0, "src_shared_base" },
		{ GCN_SHARED_BASE + 1, 0, "src_shared_limit" },
		{ GCN_SHARED_BASE + 2, 0, "src_private_base" },
		{ GCN_SHARED_BASE + 3, 0, "src_private_limit" },
		{ GCN_SHARED_BASE + 4, 0, "src_pops_exiting_wave_id" },
		{ GCN_VCCZ, 0, "vccz" },
		{ GCN_EXECZ, 0, "execz" },
		{ GCN_LDS_DIRECT, 0, "lds_direct" },
	};
	struct wb_unit *u = WB_NEW(a, struct wb_unit, WB_GCN_NUNIT);

	name_range(a, u, 0, WB_GCN_V0, "u", WB_UNIT_SCALAR);
	name_range(a, u, WB_GCN_S0, 102, "s", WB_UNIT_SCALAR);
	name_range(a, u, WB_GCN_TTMP0, 16, "ttmp", WB_UNIT_SCALAR);
	name_range(a, u, WB_GCN_V0, 256, "v", WB_UNIT_VECTOR);
	name_range(a, u, WB_GCN_A0, 256, "a", WB_UNIT_VECTOR);
	for (size_t k = 0; k < WB_COUNT(special); k++)
		u[special[k].unit] =
			(struct wb_unit){ .name = special[k].name, .cls = WB_UNIT_SCALAR, .role = special[k].role };
	return u;
}
