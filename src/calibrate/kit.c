/* src/calibrate/kit.c -- the kernels of the calibration kit, for every target.
 *
 * Each is about one value of the machine: a body of a few instructions, repeated so many times as the end of the name
 * says. Two numbers of repetitions take the rest of the kernel out of a difference; a single one shows what one event
 * takes beyond an empty kernel. Bodies are in the spelling of gfx9, which LLVM takes for all targets but for what $...
 * stands for.
 *
 * Registers: s[0:1] arguments, s2 workgroup (before gfx12), s[4:5] the buffer, s20 turns of a loop; v0 work-item.
 */
#include <assert.h>
#include <stdlib.h>

#include "private.h"
#include "wavebound/xml.h"

#define UNROLL 1024			/* repetitions in a turn of a loop */
#define STRAIGHT 1024			/* up to so many without a loop */
#define FETCHED 16000			/* of 8 bytes, in a turn: more than caches hold, no more than a branch spans */
#define GROUP_BYTES 16384		/* of the buffer: what a workgroup of the stream reads at once */
#define MOST_ITEMS 1024			/* of a workgroup */

enum { G8 = 1, G9 = 2, G10 = 4, G11 = 8, G12 = 16, ALL = 31, NEWER = G9 | G10 | G11 | G12, OLDER = ALL ^ G12 };

/* What a kernel needs before its body. */
#define ARGUMENT "s_load_dwordx2 s[4:5], s[0:1], 0x0; $km; "
#define AT_START ARGUMENT "v_mov_b32_e32 v1, 0; v_mov_b32_e32 v2, 0; "
#define FLAT ARGUMENT "v_mov_b32_e32 v1, 0; v_mov_b32_e32 v2, 0; v_mov_b32_e32 v8, s4; v_mov_b32_e32 v9, s5; "
#define ITEM(shift) "v_and_b32_e32 v1, 0x3ff, v0; v_lshlrev_b32_e32 v1, " shift ", v1; v_mov_b32_e32 v2, 0; " \
		    "v_mov_b32_e32 v3, 0; v_mov_b32_e32 v4, 0; v_mov_b32_e32 v5, 0; m0; "
#define WRITTEN(shift, write) ITEM(shift) write "; $ds; "
#define FLOATS "v_mov_b32_e32 v2, 1.0; v_mov_b32_e32 v3, 1.0; v_mov_b32_e32 v4, 0; v_mov_b32_e32 v5, 0; "
#define DOUBLES "v_mov_b32_e32 v2, 0; v_mov_b32_e32 v3, 1.0; v_mov_b32_e32 v4, 0; v_mov_b32_e32 v5, 1.0; "
#define CLASS(id, all) WB_KIT_CLASS, WB_TC_##id, all

/* Eight loads of 16 bytes, each into registers of its own. */
#define EIGHT(load, x) load " v[8:11], " x(0) "; " load " v[12:15], " x(128) "; " load " v[16:19], " x(256) "; " \
	load " v[20:23], " x(384) "; " load " v[24:27], " x(512) "; " load " v[28:31], " x(640) "; " \
	load " v[32:35], " x(768) "; " load " v[36:39], " x(896) "; $vm"
#define SPREAD(offset) "v1, s[4:5] offset:" #offset
#define STREAMED(offset) "v1, s[4:5]; s_add_u32 s4, s4, $step; s_addc_u32 s5, s5, 0"
#define MOVED(offset) "v[40:41]; v_add_u32_e32 v40, vcc, $move, v40; v_addc_u32_e32 v41, vcc, 0, v41, vcc"
#define BASED "v_mov_b32_e32 v41, s5; v_add_u32_e32 v40, vcc, s4, v1; v_addc_u32_e32 v41, vcc, 0, v41, vcc; "
#define OF_GROUP "s_mul_i32 s6, $wg, $chunk; " ARGUMENT \
		 "v_and_b32_e32 v1, 0x3ff, v0; v_lshlrev_b32_e32 v1, $pitch, v1; v_or_b32_e32 v1, s6, v1; "

static const struct wb_kit_kernel kernels[] = {
	{ "empty", ALL, WB_KIT_LAUNCH, 0, WB_KIT_ONE, WB_KIT_RATE, "", "", { 1 } },
	{ "empty_full", ALL, WB_KIT_WAVE_INTERVAL, 0, WB_KIT_GROUP, WB_KIT_RATE, "", "", { 1 } },
	{ "salu_full", ALL, CLASS(SALU, WB_KIT_GROUP), WB_KIT_RATE, "", "s_add_u32 s8, s8, 1", { 64, 1024 } },
	{ "salu", ALL, CLASS(SALU, WB_KIT_WAVE), WB_KIT_EXACT, "", "s_add_u32 s8, s8, 1", { 1, 8192 } },
	{ "untaken", ALL, CLASS(CBRANCH, WB_KIT_WAVE), WB_KIT_RATE, "", "s_cbranch_execz $next", { 16, 8192 } },
	{ "loop", ALL, WB_KIT_TAKEN, 0, WB_KIT_WAVE, WB_KIT_EXACT, "", "", { 1, 8192 } },
	{ "branch", ALL, WB_KIT_TAKEN, 0, WB_KIT_WAVE, WB_KIT_CHECK, "", "s_branch $next", { 1, 8192 } },
	{ "nop", ALL, CLASS(NOP, WB_KIT_WAVE), WB_KIT_EXACT, "", "s_nop 0", { 1, 8192 } },
	{ "wait_state", ALL, WB_KIT_WAIT_STATE, 0, WB_KIT_WAVE, WB_KIT_EXACT, "", "s_nop 7", { 1, 8192 } },
	{ "sleep", ALL, WB_KIT_SLEEP, 0, WB_KIT_WAVE, WB_KIT_EXACT, "", "s_sleep 1", { 1, 8192 } },
	{ "waitcnt", ALL, CLASS(WAITCNT, WB_KIT_WAVE), WB_KIT_EXACT, "", "$vm", { 1, 8192 } },
#define VECTOR(name, on, class, setup, body) \
	{ name "_full", on, CLASS(class, WB_KIT_GROUP), WB_KIT_RATE, setup, body, { 64, 1024 } }, \
	{ name, on, CLASS(class, WB_KIT_WAVE), WB_KIT_EXACT, setup, body, { 1, 8192 } }
	VECTOR("saveexec", ALL, SAVEEXEC, "", "s_or_saveexec_$b $saved, $exec"),
	VECTOR("valu", ALL, VALU, FLOATS, "v_add_f32_e32 v2, v2, v3"),
	VECTOR("valu_fma32", ALL, VALU_FMA32, FLOATS, "v_fma_f32 v2, v2, v3, v4"),
	VECTOR("valu_quarter", ALL, VALU_QUARTER, FLOATS, "v_mul_lo_u32 v2, v2, v3"),
	VECTOR("valu_trans", ALL, VALU_TRANS, FLOATS, "v_rcp_f32_e32 v2, v2"),
	VECTOR("valu_cvt", ALL, VALU_CVT, FLOATS, "v_cvt_f32_u32_e32 v2, v2"),
	VECTOR("valu_shift64", ALL, VALU_SHIFT64, DOUBLES, "v_lshlrev_b64 v[2:3], 1, v[2:3]"),
	VECTOR("valu_f64_add", ALL, VALU_F64ADD, DOUBLES, "v_add_f64 v[2:3], v[2:3], v[4:5]"),
	VECTOR("valu_f64_mul", ALL, VALU_F64MUL, DOUBLES, "v_mul_f64 v[2:3], v[2:3], v[4:5]"),
	VECTOR("valu_f64_trans", ALL, VALU_F64TRANS, DOUBLES, "v_rcp_f64_e32 v[2:3], v[2:3]"),
	VECTOR("valu_swap", NEWER, VALU_SWAP, FLOATS, "v_swap_b32 v2, v3"),
	VECTOR("valu_lane", ALL, VALU_LANE, FLOATS, "v_readfirstlane_b32 s8, v2"),
#undef VECTOR
	{ "barrier", OLDER, CLASS(BARRIER, WB_KIT_WAVE), WB_KIT_EXACT, "", "s_barrier", { 1, 8192 } },
	/* long: waves whose arguments come early find memory idle, more so the more they do */
	{ "stream", NEWER, WB_KIT_SERVICE_WHOLE, 0, WB_KIT_DEVICE, WB_KIT_RATE, OF_GROUP,
		EIGHT("global_load_dwordx4", STREAMED), { 2, 32 } },
	{ "stream", G8, WB_KIT_SERVICE_WHOLE, 0, WB_KIT_DEVICE, WB_KIT_RATE, OF_GROUP BASED,
		EIGHT("flat_load_dwordx4", MOVED), { 2, 32 } },
	{ "scatter", NEWER, WB_KIT_SERVICE, 0, WB_KIT_DEVICE, WB_KIT_RATE, OF_GROUP,
		EIGHT("global_load_dwordx4", SPREAD), { 1, 4 } },
	{ "scatter", G8, WB_KIT_SERVICE, 0, WB_KIT_DEVICE, WB_KIT_RATE, OF_GROUP BASED,
		EIGHT("flat_load_dwordx4", MOVED), { 1, 4 } },
	{ "argument", ALL, WB_KIT_ARGUMENT, 0, WB_KIT_ONE, WB_KIT_EXACT, "", "s_load_dwordx2 s[4:5], s[0:1], 0x0; $km",
		{ 1, 1024 } },
	{ "scalar_chase", ALL, WB_KIT_LATENCY, 0, WB_KIT_ONE, WB_KIT_EXACT, ARGUMENT "s_mov_b32 s8, 0; ",
		"s_load_dword s8, s[4:5], s8$offset; $km", { 1, 8192 } },
	{ "load_issue", NEWER, CLASS(VMEM_LOAD, WB_KIT_ONE), WB_KIT_RATE, AT_START, "global_load_dword v2, v1, s[4:5]",
		{ 16, 16384 } },
	{ "load_issue", G8, CLASS(VMEM_LOAD, WB_KIT_ONE), WB_KIT_RATE, FLAT,
		"flat_load_dword v2, v[8:9]", { 16, 16384 } },
	{ "chase", NEWER, WB_KIT_LATENCY, 0, WB_KIT_ONE, WB_KIT_EXACT, AT_START,
		"global_load_dword v1, v1, s[4:5]; $vm", { 1, 8192 } },
	{ "chase", G8, WB_KIT_LATENCY, 0, WB_KIT_ONE, WB_KIT_EXACT, FLAT,
		"flat_load_dword v1, v[8:9]; $vm; v_mov_b32_e32 v9, s5; v_add_u32_e32 v8, vcc, s4, v1; "
		"v_addc_u32_e32 v9, vcc, 0, v9, vcc",
		{ 1, 8192 } },
	{ "strided", NEWER, CLASS(VMEM_LOAD, WB_KIT_WAVE), WB_KIT_CHECK, ARGUMENT ITEM("4"),
		"global_load_dword v2, v1, s[4:5]", { 16, 4096 } },
	{ "store", NEWER, CLASS(VMEM_STORE, WB_KIT_ONE), WB_KIT_RATE, AT_START, "global_store_dword v1, v2, s[4:5]",
		{ 16, 16384 } },
	{ "store", G8, CLASS(VMEM_STORE, WB_KIT_ONE), WB_KIT_RATE, FLAT, "flat_store_dword v[8:9], v2", { 16, 16384 } },
	{ "atomic", NEWER, WB_KIT_ATOMIC, 0, WB_KIT_GROUP, WB_KIT_RATE, AT_START, "global_atomic_add v1, v2, s[4:5]",
		{ 16, 1024 } },
	{ "atomic", G8, WB_KIT_ATOMIC, 0, WB_KIT_GROUP, WB_KIT_RATE, FLAT, "flat_atomic_add v[8:9], v2", { 16, 1024 } },
	{ "lds_conflict", ALL, WB_KIT_LDS_SERVICE, 0, WB_KIT_WAVE, WB_KIT_RATE, ITEM("7"), "ds_write_b32 v1, v2",
		{ 16, 4096 } },
	{ "lds_write", ALL, CLASS(LDS_WRITE, WB_KIT_WAVE), WB_KIT_RATE, ITEM("2"),
		"ds_write_b32 v1, v2", { 16, 4096 } },
	{ "lds_write64", ALL, CLASS(LDS_WRITE64, WB_KIT_WAVE), WB_KIT_RATE, ITEM("3"), "ds_write_b64 v1, v[2:3]",
		{ 16, 4096 } },
	{ "lds_write128", ALL, CLASS(LDS_WRITE128, WB_KIT_WAVE), WB_KIT_RATE, ITEM("4"), "ds_write_b128 v1, v[2:5]",
		{ 16, 4096 } },
	{ "lds_atomic", ALL, CLASS(LDS_ATOMIC, WB_KIT_WAVE), WB_KIT_RATE, WRITTEN("2", "ds_write_b32 v1, v2"),
		"ds_add_u32 v1, v2", { 16, 4096 } },
	{ "lds_atomic64", ALL, CLASS(LDS_ATOMIC64, WB_KIT_WAVE), WB_KIT_RATE, WRITTEN("3", "ds_write_b64 v1, v[2:3]"),
		"ds_add_u64 v1, v[2:3]", { 16, 4096 } },
	{ "lds_issue", ALL, CLASS(LDS_READ, WB_KIT_WAVE), WB_KIT_RATE, WRITTEN("2", "ds_write_b32 v1, v2"),
		"ds_read_b32 v2, v1", { 16, 4096 } },
	{ "lds_chase", ALL, WB_KIT_LDS_LATENCY, 0, WB_KIT_WAVE, WB_KIT_EXACT, WRITTEN("2", "ds_write_b32 v1, v2"),
		"ds_read_b32 v2, v1; $ds", { 1, 8192 } },
	{ "fetch", ALL, WB_KIT_FETCH, 0, WB_KIT_WAVE, WB_KIT_EXACT, "", "s_add_u32 s8, s8, 0x12345678", { 1, 4 } },
	{ "cold_code", ALL, WB_KIT_LAUNCH, 0, WB_KIT_WAVE, WB_KIT_CHECK, FLOATS, "v_add_f32_e32 v2, v2, v3", { 6144 } },
};

/* ---- kernels for a machine --------------------------------------------------------------------------- */
static uint32_t
generation(const char *target)
{
	unsigned long n = strncmp(target, "gfx", 3) == 0 ? strtoul(target + 3, NULL, 16) >> 8 : 0;

	switch (n) {
	case 0x8: return G8;
	case 0x9: return G9;
	case 0x10: return G10;
	case 0x11: return G11;
	case 0x12: return G12;
	default: return 0;
	}
}

bool
wb_kit_supports(const char *target)
{
	return generation(target) != 0 && !strstr(target, "generic");
}

const struct wb_kit_kernel *
wb_kit_kernel(uint32_t k)
{
	return k < WB_COUNT(kernels) ? &kernels[k] : NULL;
}

bool
wb_kit_has(const struct wb_kit_kernel *k, const char *target)
{
	return k->on & generation(target);
}

const struct wb_kit_kernel *
wb_kit_find(const char *symbol, const char *target, uint64_t *count)
{
	const char *bar = strrchr(symbol, '_');
	size_t n = bar ? (size_t)(bar - symbol) : 0;

	for (size_t k = 0; bar && k < WB_COUNT(kernels); k++)
		if (strlen(kernels[k].name) == n && strncmp(kernels[k].name, symbol, n) == 0 &&
			wb_kit_has(&kernels[k], target) && wb_parse_decimal(bar + 1, count) && *count &&
			*count <= WB_KIT_MOST)
			return &kernels[k];
	return NULL;
}

uint32_t
wb_kit_items(const struct wb_kit_kernel *k, uint32_t lanes)
{
	static const uint32_t fixed[] = { [WB_KIT_ONE] = 1, [WB_KIT_GROUP] = MOST_ITEMS, [WB_KIT_DEVICE] = MOST_ITEMS };

	return k->shape == WB_KIT_WAVE ? lanes : fixed[k->shape];
}

/* Whether a repetition is a whole turn of the loop. */
static bool
is_loop(const struct wb_kit_kernel *k)
{
	return (!*k->body && k->value == WB_KIT_TAKEN) || k->value == WB_KIT_FETCH;
}

uint64_t
wb_kit_turns(const struct wb_kit_kernel *k, uint64_t count)
{
	return is_loop(k) ? count : count > STRAIGHT ? count / UNROLL : 0;
}

uint64_t
wb_kit_bytes(const struct wb_kit_kernel *k, uint64_t count, uint64_t groups)
{
	if (k->value == WB_KIT_SERVICE_WHOLE)
		return groups * count * WB_KIT_LOADS * GROUP_BYTES;
	return k->value == WB_KIT_SERVICE ? groups * MOST_ITEMS * 1024 + 4096 : 4096;
}

void
wb_kit_cases(struct wb_ctx *cx, const struct wb_machine *m, const char *target, struct wb_kit_cases *out)
{
	uint64_t d = m->dispatchers;
	const uint64_t groups[] = { 1, 32 * d, 1024 * d };

	for (size_t k = 0; k < WB_COUNT(kernels); k++) {
		const struct wb_kit_kernel *one = &kernels[k];
		bool many = strncmp(one->name, "empty", 5) == 0;
		struct wb_kit_case c = { .kernel = one };

		if (!wb_kit_has(one, target) || (one->value == WB_KIT_FETCH && !m->fetch_bytes))
			continue;
		for (uint32_t n = 0; n < WB_KIT_COUNTS && one->count[n]; n++)
			for (uint32_t g = 0; g < (many ? WB_COUNT(groups) : 1); g++) {
				c.count = one->count[n];
				c.groups = many ? groups[g] : one->shape == WB_KIT_DEVICE ? m->cus : 1;
				WB_PUSH(cx->unit, out, c);
			}
	}
}

/* ---- their text ---------------------------------------------------------------------------------------- */
/* What the text of a kernel depends on. */
struct writer {
	struct wb_out *o;
	const struct wb_kit_kernel *k;
	const char *target, *symbol;
	uint32_t gen, lanes;
	uint64_t groups;
	uint64_t label;
};

/* What $@name, of @n bytes, stands for; NULL: it is a number, in *value. */
static const char *
meaning(const struct writer *w, const char *name, size_t n, uint64_t *value)
{
	bool new_waits = w->gen == G12, wave32 = w->lanes == 32, stream = w->k->value == WB_KIT_SERVICE_WHOLE;
	const struct {
		const char *name, *text;
		uint64_t value;
	} of[] = {
		{ "vm", new_waits ? "s_wait_loadcnt 0x0" : w->gen == G8 ? "s_waitcnt vmcnt(0) lgkmcnt(0)" :
			"s_waitcnt vmcnt(0)", 0 },
		{ "km", new_waits ? "s_wait_kmcnt 0x0" : "s_waitcnt lgkmcnt(0)", 0 },
		{ "ds", new_waits ? "s_wait_dscnt 0x0" : "s_waitcnt lgkmcnt(0)", 0 },
		{ "b", wave32 ? "b32" : "b64", 0 },
		{ "saved", wave32 ? "s8" : "s[8:9]", 0 },
		{ "exec", wave32 ? "exec_lo" : "exec", 0 },
		{ "offset", new_waits ? " offset:0x0" : "", 0 },
		{ "wg", new_waits ? "ttmp9" : "s2", 0 },
		{ "step", NULL, w->groups * GROUP_BYTES },
		{ "move", NULL, stream ? w->groups * GROUP_BYTES : 128 },
		{ "chunk", NULL, stream ? GROUP_BYTES : MOST_ITEMS * 1024 },
		{ "pitch", NULL, stream ? 4 : 10 },
	};

	for (size_t k = 0; k < WB_COUNT(of); k++)
		if (strlen(of[k].name) == n && strncmp(of[k].name, name, n) == 0) {
			*value = of[k].value;
			return of[k].text;
		}
	assert(!"a name of the table of kernels");
	return "";
}

static void
put_line(struct writer *w, const char *p, size_t n)
{
	uint64_t value;

	wb_puts(w->o, "\t");
	while (n) {
		size_t k, plain = 0;

		while (plain < n && p[plain] != '$')
			plain++;
		wb_putn(w->o, p, plain);
		p += plain;
		n -= plain;
		if (!n)
			break;
		for (k = 1; k < n && ((p[k] >= 'a' && p[k] <= 'z') || (p[k] >= '0' && p[k] <= '9')); k++)
			;
		if (k == 5 && strncmp(p, "$next", 5) == 0) {
			wb_printf(w->o, ".L%s_%llu\n.L%s_%llu:", w->symbol, (unsigned long long)w->label, w->symbol,
				(unsigned long long)w->label);
			w->label++;
		} else {
			const char *text = meaning(w, p + 1, k - 1, &value);

			if (text)
				wb_puts(w->o, text);
			else
				wb_printf(w->o, "0x%llx", (unsigned long long)value);
		}
		p += k;
		n -= k;
	}
	wb_puts(w->o, "\n");
}

/* Instructions with "; " between them, and maybe behind the last. "m0" lets LDS be accessed, on targets that ask. */
static void
put_lines(struct writer *w, const char *p)
{
	while (*p) {
		const char *end = strstr(p, "; ");
		size_t n = end ? (size_t)(end - p) : strlen(p);

		if (n == 2 && strncmp(p, "m0", 2) == 0)
			wb_puts(w->o, w->gen == G8 ? "\ts_mov_b32 m0, -1\n" : "");
		else if (n)
			put_line(w, p, n);
		p += end ? n + 2 : n;
	}
}

static void
put_code(struct writer *w, uint64_t count)
{
	uint64_t turns = wb_kit_turns(w->k, count), each = w->k->value == WB_KIT_FETCH ? FETCHED :
							   is_loop(w->k)	       ? 0 :
							   turns		       ? UNROLL :
											 count;

	put_lines(w, w->k->setup);
	if (turns)
		wb_printf(w->o, "\ts_mov_b32 s20, 0x%llx\n.L%s:\n", (unsigned long long)turns, w->symbol);
	for (uint64_t n = 0; n < each; n++)
		put_lines(w, w->k->body);
	if (turns)
		wb_printf(w->o, "\ts_sub_u32 s20, s20, 1\n\ts_cmp_lg_u32 s20, 0\n\ts_cbranch_scc1 .L%s\n", w->symbol);
	wb_puts(w->o, "\ts_endpgm\n");
}

/* Few, so that they do not limit how many waves there are; stream and scatter need more. */
static uint32_t
vgprs(const struct wb_kit_kernel *k)
{
	return k->shape == WB_KIT_DEVICE ? 44 : 12;
}

static uint32_t
lds_bytes(const struct wb_kit_kernel *k)
{
	return strncmp(k->name, "lds_", 4) == 0 ? 8192 : 0;
}

static bool
has_accumulators(const char *target)
{
	return strcmp(target, "gfx90a") == 0 || strncmp(target, "gfx94", 5) == 0;
}

static void
put_descriptor(struct writer *w)
{
	wb_printf(w->o,
		"\t.section .rodata,\"a\",@progbits\n\t.p2align 6\n\t.amdhsa_kernel %s\n"
		"\t\t.amdhsa_kernarg_size 8\n\t\t.amdhsa_user_sgpr_kernarg_segment_ptr 1\n"
		"\t\t.amdhsa_group_segment_fixed_size %u\n\t\t.amdhsa_next_free_vgpr %u\n"
		"\t\t.amdhsa_next_free_sgpr 32\n",
		w->symbol, lds_bytes(w->k), vgprs(w->k));
	if (has_accumulators(w->target))
		wb_printf(w->o, "\t\t.amdhsa_accum_offset %u\n", vgprs(w->k));
	if (w->gen & (G10 | G11 | G12))
		wb_printf(w->o, "\t\t.amdhsa_wavefront_size32 %d\n", w->lanes == 32);
	wb_puts(w->o, "\t.end_amdhsa_kernel\n\t.text\n");
}

/* How the runtime sees a kernel. */
static void
put_metadata(struct writer *w)
{
	wb_printf(w->o,
		"  - .name: %s\n    .symbol: %s.kd\n    .args:\n"
		"      - .name: buffer\n        .address_space: global\n        .offset: 0\n        .size: 8\n"
		"        .value_kind: global_buffer\n"
		"    .kernarg_segment_size: 8\n    .kernarg_segment_align: 8\n    .group_segment_fixed_size: %u\n"
		"    .private_segment_fixed_size: 0\n    .wavefront_size: %u\n    .sgpr_count: 32\n"
		"    .vgpr_count: %u\n"
		"    .max_flat_workgroup_size: 1024\n",
		w->symbol, w->symbol, lds_bytes(w->k), w->lanes, vgprs(w->k));
}

void
wb_kit_text(struct wb_ctx *cx, const char *target, uint32_t lanes, const struct wb_kit_case *at, uint32_t n,
	struct wb_out *o)
{
	struct writer w = { .o = o, .target = target, .gen = generation(target), .lanes = lanes };

	wb_printf(o, "\t.amdgcn_target \"amdgcn-amd-amdhsa--%s\"\n\t.text\n", target);
	for (uint32_t k = 0; k < n; k++) {
		w.k = at[k].kernel;
		w.groups = at[k].groups;
		w.symbol = wb_kit_symbol(cx->tmp, &at[k]);
		w.label = 0;
		wb_printf(o, "\t.globl %s\n\t.p2align 8\n\t.type %s,@function\n%s:\n", w.symbol, w.symbol, w.symbol);
		put_code(&w, at[k].count);
		wb_printf(o, "\t.size %s, .-%s\n", w.symbol, w.symbol);
		put_descriptor(&w);
	}
	wb_puts(o, "\t.amdgpu_metadata\n---\namdhsa.version:\n  - 1\n  - 1\namdhsa.kernels:\n");
	for (uint32_t k = 0; k < n; k++) {
		w.k = at[k].kernel;
		w.symbol = wb_kit_symbol(cx->tmp, &at[k]);
		put_metadata(&w);
	}
	wb_puts(o, "...\n\t.end_amdgpu_metadata\n");
}

const char *
wb_kit_symbol(struct wb_arena *a, const struct wb_kit_case *c)
{
	return wb_format(a, "%s_%llu", c->kernel->name, (unsigned long long)c->count);
}
