/* test/unit/object.c -- code objects and their carriers: what is read, and what
 * happens when it lies.
 *
 * The GCN front end is replaced by one that writes down what it is told, so
 * that these tests see exactly what src/object says. */
#include "../../src/object/object.h"
#include "../lib/elfgen.h"
#include "../lib/files.h"
#include "../lib/unit.h"

/* ---- a front end that takes notes --------------------------------------------------- */
struct wb_gcn_unit {
	struct wb_ctx *cx;
};
static struct wb_out notes;
static struct wb_fn *functions[64];
static uint32_t nfunction, nline;
static struct wb_module read_module;

uint32_t
wb_gcn_gfx(const char *name)
{
	static const char *const known[] = { "gfx803", "gfx900", "gfx906", "gfx90a", "gfx1030" };

	for (size_t k = 0; k < WB_COUNT(known); k++)
		if (strcmp(known[k], name) == 0)
			return (uint32_t)strtoul(name + 3, NULL, 16);
	return 0;
}

struct wb_gcn_unit *
wb_gcn_unit_new(struct wb_ctx *cx, const char *name, uint32_t gfx)
{
	struct wb_gcn_unit *u = WB_NEW(cx->unit, struct wb_gcn_unit, 1);

	(void)name;
	u->cx = cx;
	notes = wb_out_new(cx->unit);
	nfunction = nline = 0;
	wb_printf(&notes, "unit %x\n", gfx);
	return u;
}

void
wb_gcn_unit_expect(struct wb_gcn_unit *u, uint32_t insts)
{
	(void)u;
	(void)insts;
}

struct wb_fn *
wb_gcn_unit_function(
	struct wb_gcn_unit *u, const char *name, const char *section, uint64_t addr, uint64_t bytes, struct wb_loc loc)
{
	struct wb_fn *fn = WB_NEW(u->cx->unit, struct wb_fn, 1);

	fn->name = name;
	fn->loc = loc;
	wb_printf(&notes, "fn %s %s+%llu %llu\n", name, section, (unsigned long long)addr, (unsigned long long)bytes);
	assert_true(nfunction < WB_COUNT(functions));
	return functions[nfunction++] = fn;
}

void wb_gcn_unit_waves(struct wb_gcn_unit *u, uint32_t lanes) { (void)u, (void)lanes; }

const char *
wb_gcn_mode_refused(struct wb_ctx *cx, const struct wb_kernel_desc *d, const char *name, struct wb_loc loc)
{
	(void)cx, (void)d, (void)name, (void)loc;
	return NULL;
}

const char *
wb_gcn_arguments_refused(struct wb_ctx *cx, const struct wb_kernel_desc *d, const char *name, struct wb_loc loc)
{
	(void)cx, (void)d, (void)name, (void)loc;
	return NULL;
}

struct wb_gcn_line
wb_gcn_unit_line(struct wb_gcn_unit *u, const char *text, size_t len, uint64_t addr, uint32_t n, struct wb_loc loc,
	struct wb_loc src)
{
	nline++;
	wb_printf(&notes, "%llu+%u%.*s | %s | %s\n", (unsigned long long)addr, n, (int)len, text,
		wb_loc_text(u->cx->unit, u->cx->files, loc), wb_loc_text(u->cx->unit, u->cx->files, src));
	return (struct wb_gcn_line){ WB_NONE, WB_NONE };
}

bool
wb_gcn_unit_again(struct wb_gcn_unit *u, struct wb_gcn_line was, uint64_t addr, struct wb_loc loc, struct wb_loc src)
{
	(void)u, (void)was, (void)addr, (void)loc, (void)src;
	return false;
}

void
wb_gcn_unit_undecodable(
	struct wb_gcn_unit *u, uint64_t addr, const uint8_t *code, uint32_t n, struct wb_loc loc, struct wb_loc src)
{
	(void)u, (void)loc, (void)src;
	wb_printf(&notes, "%llu+%u ? %08x\n", (unsigned long long)addr, n, (unsigned)le32(code));
}

void
wb_gcn_unit_symbol(struct wb_gcn_unit *u, const char *name, const char *section, uint64_t addr)
{
	(void)u;
	wb_printf(&notes, "sym %s %s+%llu\n", name, section, (unsigned long long)addr);
}

void
wb_gcn_unit_reloc(struct wb_gcn_unit *u, const char *section, uint64_t addr, const char *symbol, int64_t addend,
	enum wb_gcn_reloc kind)
{
	static const char *const name[] = { "lo", "hi", "got lo", "got hi", "abs lo", "abs hi" };

	(void)u;
	wb_printf(&notes, "reloc %s+%llu %s%+lld %s\n", section, (unsigned long long)addr, symbol, (long long)addend,
		name[kind]);
}

enum wb_status
wb_gcn_unit_finish(struct wb_gcn_unit *u, struct wb_module **out)
{
	(void)u;
	*out = &read_module;
	return WB_OK;
}

void
wb_gcn_abi_registers(struct wb_abi *abi, uint32_t gfx)
{
	(void)gfx;
	abi->s_kernarg_ptr = 77;	/* shows that it was called */
}

/* ---- helpers -------------------------------------------------------------------------- */
static enum wb_status
read_bytes(struct wb_ctx *cx, const void *data, size_t n, const char *target)
{
	uint16_t file = wb_file_add(cx->files, WB_FILE_TEXT, "x.hsaco", data, n);
	struct wb_module *m = NULL;
	enum wb_status s;

	notes = wb_out_new(cx->unit);
	nfunction = nline = 0;
	s = wb_object_read(cx, file, &(struct wb_object_choice){ .target = target }, &m);
	assert_true((s == WB_OK) == (m == &read_module));
	assert_true(s == WB_OK || cx->diag->message.n > 0);	/* never silence */
	return s;
}

static const char *
said(void)
{
	wb_putn(&notes, "", 1);
	notes.n--;
	return notes.at;
}

static void
assert_said(const char *text)
{
	if (!strstr(said(), text)) {
		print_error("missing: %s\nin:\n%s", text, said());
		fail();
	}
}

/* How often diagnostic @name was reported. */
static uint32_t
count_diag(const struct wb_ctx *cx, const char *name)
{
	uint32_t n = 0;

	for (uint32_t k = 0; k < cx->diag->message.n; k++)
		n += strcmp(wb_diag_info[cx->diag->message.at[k].code].name, name) == 0;
	return n;
}

static const char *
all_messages(struct wb_ctx *cx)
{
	struct wb_out o = wb_out_new(cx->unit);

	wb_diag_print(cx->diag, 0, false, &o);
	wb_putn(&o, "", 1);
	return o.at;
}

static const uint32_t two_kernels[] = {
	0xbf800000, 0xbf810000,			/* a: s_nop 0; s_endpgm */
	0x80008101, 0xbf810000, 0xbf810000,	/* b: s_add_u32 s0, s1, 1; s_endpgm; padding */
};

/* A code object with .text (1) at 0x1000 and .rodata (2) at 0x800, which holds the descriptors of a and b. */
static struct elfgen
sample(struct wb_ctx *cx, uint8_t rodata[128], uint16_t type)
{
	struct elfgen g = elfgen_new(cx->unit, type);
	uint64_t text = type == 1 ? 0 : 0x1000, data = type == 1 ? 0 : 0x800;

	memset(rodata, 0, 128);
	elfgen_put(rodata, 1024, 4);			/* LDS */
	elfgen_put(rodata + 4, 16, 4);			/* scratch */
	elfgen_put(rodata + 8, 40, 4);			/* kernarg */
	elfgen_put(rodata + 16, text - data, 8);
	elfgen_put(rodata + 48, 5 | 3 << 6 | 0xf5 << 12 | 1 << 21, 4);	/* 24 VGPRs, 32 SGPRs, float mode, DX10 clamp */
	elfgen_put(rodata + 52, 1 | 8 << 1 | 1 << 7 | 1 << 9 | 1 << 11, 4);
	elfgen_put(rodata + 56, 1 | 8, 2);
	elfgen_put(rodata + 64 + 16, text + 8 - data - 64, 8);
	elfgen_section(
		&g, (struct elfgen_section){ ".text", 1, 6, text, two_kernels, sizeof(two_kernels), 0, 0, 0, 0 });
	elfgen_section(&g, (struct elfgen_section){ ".rodata", 1, 2, data, rodata, 128, 0, 0, 0, 0 });
	elfgen_symbol(&g, "a", 2, 1, text, 8);
	elfgen_symbol(&g, "a.kd", 1, 2, data, 64);
	elfgen_symbol(&g, "b", 2, 1, text + 8, 8);
	elfgen_symbol(&g, "b.kd", 1, 2, data + 64, 64);
	return g;
}

static enum wb_status
read_elf(struct wb_ctx *cx, const struct elfgen *g)
{
	size_t n, headers;
	uint8_t *p = elfgen_write(g, &n, &headers);

	return read_bytes(cx, p, n, NULL);
}

/* ---- what is read ----------------------------------------------------------------------- */
TEST(a_real_object_is_read_whole)
{
	struct wb_ctx *cx = unit_cx();
	const struct wb_kernel_desc *d;
	size_t n;
	uint8_t *p = (uint8_t *)files_read(cx->unit, "examples/vector_add/vector_add.gfx900.hsaco", &n);

	assert_true(wb_object_looks_like((const char *)p, n));
	assert_int_equal(read_bytes(cx, p, n, NULL), WB_OK);
	assert_int_equal(cx->diag->message.n, 0);
	assert_int_equal(nfunction, 1);
	d = functions[0]->desc;
	assert_true(functions[0]->is_kernel && d && !functions[0]->refused);
	assert_said("unit 900\n");
	assert_said("\ts_endpgm | x.hsaco:0x");
	assert_said("0+8\ts_load_dword s2, s[4:5], 0x4 | x.hsaco:0x0 | ./vector_add.cl:5:11\n");
	assert_said("52+4\tv_addc_co_u32_e32 v1, vcc, 0, v1, vcc | x.hsaco:0x34 | ./vector_add.cl:5:11\n");
	assert_said("56+4\tv_cmp_gt_u32_e32 vcc, s3, v0 | x.hsaco:0x38 | ./vector_add.cl:7:8\n");
	assert_equal({ d->vgprs, 8 },	/* as llvm-objdump prints the descriptor */
		{ d->sgprs, 16 }, { d->kernarg_bytes, 88 }, { d->float_mode, 0xf0 }, { d->max_flat_workgroup, 256 },
		{ d->code_object_version, 4 }, { d->narg, 11 }, { d->arg[2].kind, WB_ARG_BUFFER },
		{ d->arg[2].offset, 16 });
	assert_string_equal(d->arg[3].type_name, "uint");
	assert_int_equal(d->arg[3].kind, WB_ARG_VALUE);
	assert_true(d->arg[0].is_const && !d->arg[2].is_const);
	assert_string_equal(d->arg[4].name, "hidden_global_offset_x");
	assert_int_equal(d->arg[4].kind, WB_ARG_HIDDEN);
}

TEST(descriptors_are_read_field_by_field)
{
	struct wb_ctx *cx = unit_cx();
	uint8_t rodata[128];
	struct elfgen g = sample(cx, rodata, 3);
	const struct wb_kernel_desc *d;

	assert_int_equal(read_elf(cx, &g), WB_OK);
	assert_int_equal(cx->diag->message.n, 0);
	assert_int_equal(nfunction, 2);
	assert_said("fn a .text+0 8\n0+4\ts_nop 0 | x.hsaco:0x0 | \n4+4\ts_endpgm | x.hsaco:0x4 | \n");
	assert_said("fn b .text+8 8\n8+4\ts_add_u32 s0, s1, 1");
	d = functions[0]->desc;
	assert_equal({ d->lds_bytes, 1024 }, { d->scratch_bytes, 16 }, { d->kernarg_bytes, 40 }, { d->vgprs, 24 },
		{ d->sgprs, 32 }, { d->wave_lanes, 64 }, { d->float_mode, 0xf5 });
	assert_true(d->dx10_clamp && !d->ieee_mode && !d->dynamic_stack);
	assert_true(d->abi.private_segment_buffer && d->abi.kernarg_ptr && !d->abi.dispatch_ptr);
	assert_true(d->abi.workgroup_id[0] && !d->abi.workgroup_id[1] && d->abi.workgroup_id[2]);
	assert_true(d->abi.scratch_wave_offset);
	assert_equal({ d->abi.user_sgprs, 8 }, { d->abi.workitem_id_dims, 2 }, { d->abi.s_kernarg_ptr, 77 });
}

TEST(registers_are_counted_by_generation)
{
	static const struct {
		uint32_t gfx, properties, vgprs, sgprs, lanes;
	} want[] = {
		{ 0x803, 0, 24, 32, 64 }, { 0x900, 0, 24, 32, 64 }, { 0x90a, 0, 48, 32, 64 }, { 0x942, 0, 48, 32, 64 },
		{ 0x1030, 0, 24, 106, 64 }, { 0x1030, 1 << 10, 48, 106, 32 }, { 0x900, 1 << 10, 24, 32, 64 },
	};
	struct wb_kernel_desc d;
	uint8_t bytes[64] = { 0 };
	int64_t entry;

	elfgen_put(bytes + 48, 5 | 3 << 6, 4);
	elfgen_put(bytes + 16, (uint64_t)-4096, 8);
	for (size_t k = 0; k < WB_COUNT(want); k++) {
		elfgen_put(bytes + 56, want[k].properties, 2);
		memset(&d, 0, sizeof(d));
		descriptor_read(bytes, want[k].gfx, &d, &entry);
		assert_equal({ entry, -4096 }, { d.vgprs, want[k].vgprs }, { d.sgprs, want[k].sgprs },
			{ d.wave_lanes, want[k].lanes });
	}
	elfgen_put(bytes + 48, 2 << 6, 4);	/* gfx9 reserves by 16, gfx8 counts by 8 */
	descriptor_read(bytes, 0x900, &d, &entry);
	assert_int_equal(d.sgprs, 32);
	descriptor_read(bytes, 0x803, &d, &entry);
	assert_int_equal(d.sgprs, 24);
}

/* The bit for scratch memory adds a scalar register but where FLAT_SCRATCH is there without one. */
TEST(scratch_has_a_register_on_some)
{
	static const struct { uint32_t gfx; bool has; } want[] = {
		{ 0x803, true }, { 0x900, true }, { 0x90a, true }, { 0x942, false }, { 0x1030, true },
		{ 0x1100, false }, { 0x1150, false }
	};
	struct wb_kernel_desc d;
	uint8_t bytes[64] = { 0 };
	int64_t entry;

	elfgen_put(bytes + 52, 1 | 6 << 1, 4);
	for (size_t k = 0; k < WB_COUNT(want); k++) {
		memset(&d, 0, sizeof(d));
		descriptor_read(bytes, want[k].gfx, &d, &entry);
		assert_int_equal(d.abi.scratch_wave_offset, want[k].has);
	}
}

TEST(relocations_are_passed_on)
{
	struct wb_ctx *cx = unit_cx();
	uint8_t rodata[128], text_rela[48] = { 0 }, kd_rela[24 * 2] = { 0 };
	struct elfgen g = sample(cx, rodata, 1);

	elfgen_put(text_rela, 12, 8);			/* hi half of b + 12, at 12 */
	elfgen_put(text_rela + 8, 11 | (uint64_t)3 << 32, 8);
	elfgen_put(text_rela + 16, 12, 8);
	elfgen_put(text_rela + 24, 4, 8);		/* a@gotpcrel + 4, at 4 */
	elfgen_put(text_rela + 32, 8 | (uint64_t)1 << 32, 8);
	elfgen_put(text_rela + 40, 4, 8);
	for (uint32_t k = 0; k < 2; k++) {
		elfgen_put(kd_rela + 24 * k, 64 * k + 16, 8);
		elfgen_put(kd_rela + 24 * k + 8, 5 | (uint64_t)(k ? 3 : 1) << 32, 8);
		elfgen_put(kd_rela + 24 * k + 16, 16, 8);
	}
	memset(rodata + 16, 0xee, 8);			/* must not be used */
	elfgen_section(&g, (struct elfgen_section){ ".rela.text", 4, 0, 0, text_rela, 24, 6, 1, 24, 0 });
	elfgen_section(&g, (struct elfgen_section){ ".rela.text", 4, 0, 0, text_rela + 24, 24, 6, 1, 24, 0 });
	elfgen_section(&g, (struct elfgen_section){ ".rela.rodata", 4, 0, 0, kd_rela, 48, 6, 2, 24, 0 });
	assert_int_equal(read_elf(cx, &g), WB_OK);
	assert_int_equal(cx->diag->message.n, 0);
	assert_said("reloc .text+12 b+12 hi\n");
	assert_said("reloc .text+4 a+4 got lo\n");
	assert_int_equal(nfunction, 2);
	assert_true(functions[0]->is_kernel && functions[1]->is_kernel);
	assert_false(functions[0]->refused || functions[1]->refused);
	elfgen_put(text_rela + 8, 14 | (uint64_t)3 << 32, 8);	/* a branch to elsewhere */
	assert_int_equal(read_elf(cx, &g), WB_OK);
	assert_int_equal(count_diag(cx, "bad-symbol"), 1);
	assert_true(!functions[0]->refused && functions[1]->refused);
}

TEST(sizes_are_settled)
{
	struct wb_ctx *cx = unit_cx();
	uint8_t rodata[128];
	struct elfgen g = sample(cx, rodata, 3);

	g.symbol[1].size = 0;			/* a reaches to b, b to the end */
	g.symbol[3].size = 0;
	elfgen_symbol(&g, "alias_of_a", 2, 1, 0x1000, 8);
	assert_int_equal(read_elf(cx, &g), WB_OK);
	assert_int_equal(cx->diag->message.n, 0);
	assert_said("fn a .text+0 8\n");
	assert_said("fn b .text+8 12\n");
	assert_int_equal(nfunction, 2);

	g.symbol[1].size = 12;			/* a overlaps b, b leaves the section */
	g.symbol[3].size = 400;
	assert_int_equal(read_elf(cx, &g), WB_OK);
	assert_int_equal(count_diag(cx, "bad-symbol"), 3);	/* and the alias contradicts a */
	assert_said("fn a .text+0 8\n");
	assert_said("fn b .text+8 12\n");
	assert_true(functions[0]->refused && functions[1]->refused);
}

TEST(undecodable_words_are_passed_on)
{
	static const uint32_t text[] = { 0xbf800000, 0xfc000000, 0xbf810000 };
	struct wb_ctx *cx = unit_cx();
	struct elfgen g = elfgen_new(cx->unit, 3);

	elfgen_section(&g, (struct elfgen_section){ ".text", 1, 6, 0x1000, text, sizeof(text), 0, 0, 0, 0 });
	elfgen_symbol(&g, "f", 2, 1, 0x1000, 12);
	assert_int_equal(read_elf(cx, &g), WB_OK);
	assert_said("4+4 ? fc000000\n8+4\ts_endpgm");
	assert_false(functions[0]->is_kernel);
}

/* Random words through a disassembler that remembers and one that does not. */
TEST(remembered_texts_are_right)
{
	struct wb_ctx *cx = unit_cx();
	static const char *const cpu[] = { "gfx803", "gfx900", "gfx90a", "gfx1030" };
	uint64_t seed = 7;

	for (size_t c = 0; c < WB_COUNT(cpu); c++) {
		/* a small table forgets and mixes more */
		struct disasm *plain = disasm_new(cx, cpu[c], true, 0),
			      *clever = disasm_new(cx, cpu[c], true, c & 1 ? 1 << 20 : 1);

		for (uint32_t k = 0; k < 60000; k++) {
			uint8_t code[24];
			struct decoded a, b;

			/* Few second words and few register numbers, so that words meet again in new company. */
			for (uint32_t w = 0; w < 6; w++) {
				seed = seed * 6364136223846793005u + 1442695040888963407u;
				elfgen_put(code + 4 * w, w ? seed >> 40 & 0x30ff : seed >> 32 & 0xfffe0001, 4);
			}
			if (k % 3 == 0)
				elfgen_put(code,
					0x7e000200 |
						(uint32_t)(seed >> 60 & 1 ? 0xf9 : seed >> 61 & 1 ? 0xfa : 0xff),
					4);
			a = disasm_one(plain, (struct bytes){ code, 24 }, k);
			b = disasm_one(clever, (struct bytes){ code, 24 }, k);
			assert_int_equal(a.bytes, b.bytes);
			assert_true(!a.bytes || (a.len == b.len && memcmp(a.text, b.text, a.len) == 0));
			assert_true(!a.was && (!b.was || b.was->inst == WB_NONE));
		}
	}
}

/* Bits of halves that LLVM 19 passes over: the text has them, or it would be that of another instruction. */
TEST(halves_are_shown)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	static const struct { const char *cpu; uint32_t word[2]; const char *text;
	} want[] = {
		{ "gfx1100", { 0xd5324801, 0x00020501 }, "v_add_f16_e64 v1, v1, v2 op_sel:[1,0,0,1]" },
		{ "gfx1150", { 0xd7381000, 0x00020501 }, "v_lshlrev_b16 v0, v1, v2 op_sel:[0,1,0,0]" },
		{ "gfx1100", { 0xd5320001, 0x00020501 }, "v_add_f16_e64 v1, v1, v2" },
		{ "gfx1100", { 0xd7006a00, 0x00020501 }, "v_add_co_u32 v0, vcc_lo, v1, v2" },
		{ "gfx900", { 0xd1196a00, 0x00020501 }, "v_add_co_u32_e64 v0, vcc, v1, v2" },
		{ "gfx900", { 0xd38f4000, 0x18020501 }, "v_pk_add_f16 v0, v1, v2" }
	};

	for (size_t k = 0; k < WB_COUNT(want); k++) {
		struct disasm *d = disasm_new(cx, want[k].cpu, want[k].cpu[3] == '9', 0);
		struct decoded a;
		uint8_t code[8];

		elfgen_put(code, want[k].word[0], 4);
		elfgen_put(code + 4, want[k].word[1], 4);
		a = disasm_one(d, (struct bytes){ code, 8 }, 0);
		assert_int_equal(a.bytes, 8);
		assert_memory_equal(a.text + a.len - strlen(want[k].text), want[k].text, strlen(want[k].text));
	}
	wb_ctx_free(cx);
}

/* Each branch to many places: those after the first are not decoded. */
TEST(branches_are_said_like_decoded)
{
	struct wb_ctx *cx = unit_cx();
	static const char *const cpu[] = { "gfx803", "gfx900", "gfx90a", "gfx1030" };

	for (size_t c = 0; c < WB_COUNT(cpu); c++) {
		struct disasm *plain = disasm_new(cx, cpu[c], true, 0), *clever = disasm_new(cx, cpu[c], true, 1);

		for (uint32_t k = 0; k < 32 * 2048; k++) {
			struct decoded a, b;
			uint8_t code[8];

			elfgen_put(code, 0xbf800000 | k % 32 << 16 | (k / 32 * 3001 & 0xffff), 4);
			elfgen_put(code + 4, 0xbf810000, 4);
			a = disasm_one(plain, (struct bytes){ code, 8 }, 4 * k);
			b = disasm_one(clever, (struct bytes){ code, 8 }, 4 * k);
			assert_int_equal(a.bytes, b.bytes);
			assert_true(!a.bytes || (a.len == b.len && memcmp(a.text, b.text, a.len) == 0));
		}
	}
}

/* ---- what is refused ------------------------------------------------------------------------ */
TEST(foreign_objects_are_refused_by_name)
{
	static const struct {
		uint32_t flags;
		uint8_t os_abi, abi_version;
		const char *says;
	} want[] = {
		{ 0x41, 64, 2, "gfx1100" }, { 0xff, 64, 2, "0xff" }, { 0x2c, 65, 2, "ABI is 65" },
		{ 0x2c, 64, 0, "ABI version is 0" }, { 0x2c, 64, 5, "ABI version is 5" },
	};

	for (size_t k = 0; k < WB_COUNT(want); k++) {
		struct wb_ctx *cx = wb_ctx_new(NULL);
		uint8_t rodata[128];
		struct elfgen g = sample(cx, rodata, 3);

		g.flags = want[k].flags;
		g.os_abi = want[k].os_abi;
		g.abi_version = want[k].abi_version;
		assert_int_equal(read_elf(cx, &g), WB_REFUSED);
		assert_int_equal(count_diag(cx, "unsupported-object"), 1);
		assert_non_null(strstr(all_messages(cx), want[k].says));
		wb_ctx_free(cx);
	}
}

/* Every prefix of a real file: an answer or a message, and the message says what is missing. */
TEST(truncated_files_are_reported)
{
	struct wb_ctx *all = unit_cx();
	size_t n;
	uint8_t *p = (uint8_t *)files_read(all->unit, "examples/vector_add/vector_add.gfx900.hsaco", &n);

	for (size_t k = 0; k < n; k += k < 80 ? 1 : 37) {
		struct wb_ctx *cx = wb_ctx_new(NULL);
		uint8_t *part = malloc(k ? k : 1);	/* exactly as long, so that a sanitizer sees a read beyond */

		memcpy(part, p, k);
		assert_int_equal(read_bytes(cx, part, k, NULL), WB_BAD_INPUT);
		wb_ctx_free(cx);
		free(part);
	}
}

/* Fields of headers that lie: never a crash, always a message, and functions that are uncertain are refused. */
TEST(lying_headers_are_reported)
{
	enum { TEXT = 1, RODATA = 2, SYMTAB = 3, STRTAB = 4 };
	static const struct {
		int section;		/* -1: the ELF header */
		uint32_t offset, width;
		uint64_t value;
		const char *diag;
	} lie[] = {
		{ -1, 40, 8, 1 << 30, "bad-elf" },		/* e_shoff beyond the file */
		{ -1, 40, 8, UINT64_MAX - 8, "bad-elf" },
		{ -1, 58, 2, 0, "bad-elf" },			/* e_shentsize */
		{ -1, 60, 2, 0xfeff, "bad-elf" },		/* e_shnum */
		{ -1, 60, 2, 0, "bad-elf" },
		{ SYMTAB, 56, 8, 0, "bad-elf" },		/* sh_entsize */
		{ SYMTAB, 32, 8, UINT64_MAX, "bad-elf" },	/* sh_size */
		{ SYMTAB, 24, 8, UINT64_MAX, "bad-elf" },	/* sh_offset */
		{ SYMTAB, 40, 4, 3, "bad-symbol" },		/* its strings are itself */
		{ SYMTAB, 40, 4, 99999, "bad-symbol" },
		{ STRTAB, 32, 8, 3, "bad-symbol" },
		{ TEXT, 32, 8, 1 << 30, "bad-symbol" },		/* .text beyond the file: no code */
		{ TEXT, 32, 8, 4, "bad-symbol" },
		{ TEXT, 4, 4, 8, "bad-symbol" },		/* .text without bits */
		{ RODATA, 32, 8, 70, "bad-descriptor" },
		{ RODATA, 24, 8, UINT64_MAX - 63, "bad-descriptor" },
	};

	for (size_t k = 0; k < WB_COUNT(lie); k++) {
		struct wb_ctx *cx = wb_ctx_new(NULL);
		uint8_t rodata[128];
		struct elfgen g = sample(cx, rodata, 3);
		size_t n, headers;
		uint8_t *p = elfgen_write(&g, &n, &headers);

		elfgen_put(p + (lie[k].section < 0 ? 0 : headers + 64 * (size_t)lie[k].section) + lie[k].offset,
			lie[k].value, lie[k].width);
		read_bytes(cx, p, n, NULL);
		if (!count_diag(cx, lie[k].diag)) {
			print_error("lie %zu: no %s in\n%s", k, lie[k].diag, all_messages(cx));
			fail();
		}
		wb_ctx_free(cx);
	}
}

/* ---- metadata ----------------------------------------------------------------------------------- */
/* A note "AMDGPU" of type 32 around @n bytes at @desc, claiming @claim. */
static size_t
make_note(uint8_t *out, const uint8_t *desc, size_t n, uint32_t claim)
{
	elfgen_put(out, 7, 4);
	elfgen_put(out + 4, claim, 4);
	elfgen_put(out + 8, 32, 4);
	memcpy(out + 12, "AMDGPU\0", 8);
	memcpy(out + 20, desc, n);
	return 20 + n;
}

static enum wb_status
read_with_note(struct wb_ctx *cx, const uint8_t *desc, size_t n, uint32_t claim)
{
	uint8_t rodata[128], *note = WB_NEW(cx->unit, uint8_t, n + 64);
	struct elfgen g = sample(cx, rodata, 3);

	n = make_note(note, desc, n, claim);
	elfgen_section(&g, (struct elfgen_section){ ".note", 7, 2, 0, note, n, 0, 0, 0, 0 });
	return read_elf(cx, &g);
}

TEST(metadata_is_read)
{
	static const char text[] = "\x81\xae"
				   "amdhsa.kernels"
				   "\x91\x84"
				   "\xa7.symbol\xa4"
				   "a.kd"
				   "\xa8.unknown\x92\x01\x81\xa1x\x93\x01\x02\x03"
				   "\xb4.reqd_workgroup_size\x93\x40\xcd\x01\x00\x01"
				   "\xa5.args\x91\x85\xa5.name\xa3"
				   "dst"
				   "\xa5.size\x08\xa7.offset\xcc\x80\xab.value_kind\xad"
				   "global_buffer"
				   "\xae.actual_access\xaawrite_only";
	struct wb_ctx *cx = unit_cx();
	const struct wb_kernel_desc *d;

	assert_int_equal(read_with_note(cx, (const uint8_t *)text, sizeof(text) - 1, sizeof(text) - 1), WB_OK);
	assert_int_equal(cx->diag->message.n, 0);
	d = functions[0]->desc;
	assert_equal({ d->reqd_workgroup[0], 64 }, { d->reqd_workgroup[1], 256 }, { d->narg, 1 });
	assert_string_equal(d->arg[0].name, "dst");
	assert_int_equal(d->arg[0].offset, 128);
	assert_true(d->arg[0].write_only && !d->arg[0].read_only);
	assert_int_equal(functions[1]->desc->narg, 0);
}

/* The linker puts the notes of its inputs one behind the other. */
TEST(notes_of_all_inputs_are_read)
{
#define NOTE(symbol, x) \
	"\x81\xae" \
	"amdhsa.kernels" \
	"\x91\x82" \
	"\xa7.symbol\xa4" symbol "\xb4.reqd_workgroup_size\x93" x "\x01\x01"
	static const char *const text[] = { NOTE("a.kd", "\x07"), "\xc1", NOTE("b.kd", "\x09"), NOTE("b.kd", "\x0b") };
	struct wb_ctx *cx = unit_cx();
	uint8_t rodata[128], note[512] = { 0 };
	struct elfgen g = sample(cx, rodata, 3);
	size_t n = 0;

	for (size_t k = 0; k < WB_COUNT(text); k++)
		n = (n + make_note(note + n, (const uint8_t *)text[k], strlen(text[k]), (uint32_t)strlen(text[k])) +
			    3) &
			~(size_t)3;
	elfgen_section(&g, (struct elfgen_section){ ".note", 7, 2, 0, note, n, 0, 0, 0, 0 });
	assert_int_equal(read_elf(cx, &g), WB_OK);
	assert_int_equal(count_diag(cx, "bad-metadata"), 1);		/* the second one */
	assert_int_equal(functions[0]->desc->reqd_workgroup[0], 7);
	assert_int_equal(functions[1]->desc->reqd_workgroup[0], 9);
}

TEST(metadata_bombs_are_harmless)
{
	static const struct {
		const char *head;
		size_t nhead;
		uint8_t fill;
	} bomb[] = {
		{ "\x81\xa1x", 3, 0x91 },			/* arrays in arrays, for ever */
		{ "\x81\xa1x", 3, 0x81 },			/* maps in maps */
		{ "\xdf\xff\xff\xff\xff", 5, 0xc0 },		/* 2^32 entries */
		{ "\x81\xae" "amdhsa.kernels\xdd\xff\xff\xff\xff", 21, 0x80 },
		{ "\x81\xae" "amdhsa.kernels\x91\x81\xa5.args\xdd\xff\xff\xff\xff", 29, 0x80 },
		{ "\x81\xdb\xff\xff\xff\xff", 6, 'x' },		/* a key of 2^32 bytes */
		{ "\x81\xa1x\xc9\xff\xff\xff\xff\x01", 9, 0 },
		{ "\x81\xa1x\xdd\xff\xff\xff\xff", 8, 0xdd },
		{ "\xc1", 1, 0xc1 },
	};
	size_t n = 200000;

	for (size_t k = 0; k < WB_COUNT(bomb); k++) {
		struct wb_ctx *cx = wb_ctx_new(NULL);
		uint8_t *text = WB_NEW(cx->unit, uint8_t, n);

		memset(text, bomb[k].fill, n);
		memcpy(text, bomb[k].head, bomb[k].nhead);
		assert_int_equal(read_with_note(cx, text, n, (uint32_t)n), WB_OK);
		assert_int_equal(count_diag(cx, "bad-metadata"), 1);
		assert_true(wb_arena_bytes(cx->unit) < (size_t)64 << 20);
		wb_ctx_free(cx);
	}
}

TEST(notes_that_lie_are_reported)
{
	struct wb_ctx *cx = unit_cx();

	assert_int_equal(read_with_note(cx, (const uint8_t *)"\x80", 1, 0xfffffff0), WB_OK);
	assert_int_equal(count_diag(cx, "bad-metadata"), 1);
}

/* ---- carriers ---------------------------------------------------------------------------------------- */
static void
put(struct wb_out *o, uint64_t v, uint32_t width)
{
	uint8_t b[8];

	elfgen_put(b, v, width);
	wb_putn(o, (const char *)b, width);
}

/* A bundle of a host entry and code objects for gfx906 and gfx900. */
static struct wb_out
make_bundle(struct wb_ctx *cx)
{
	static const char *const id[] = { "host-x86_64-unknown-linux--", "hipv4-amdgcn-amd-amdhsa--gfx906:xnack-",
		"hipv4-amdgcn-amd-amdhsa--gfx900" };
	struct wb_out o = wb_out_new(cx->unit);
	uint64_t at = 4096;
	size_t n[3] = { 0 }, headers;
	uint8_t *object[3] = { NULL }, rodata[128];
	struct elfgen g = sample(cx, rodata, 3);

	object[2] = elfgen_write(&g, &n[2], &headers);
	g.flags = 0x2f;
	g.nsymbol = 2;			/* only kernel a */
	object[1] = elfgen_write(&g, &n[1], &headers);
	wb_puts(&o, "__CLANG_OFFLOAD_BUNDLE__");
	put(&o, 3, 8);
	for (uint32_t k = 0; k < 3; k++) {
		put(&o, at, 8);
		put(&o, n[k], 8);
		put(&o, strlen(id[k]), 8);
		wb_puts(&o, id[k]);
		at += n[k] + (k ? 4096 : 0);
	}
	at = 4096;
	for (uint32_t k = 1; k < 3; k++) {
		while (o.n < at)
			wb_putn(&o, "", 1);
		wb_putn(&o, (const char *)object[k], n[k]);
		at += n[k] + 4096;
	}
	return o;
}

TEST(bundles_are_opened)
{
	struct wb_ctx *cx = unit_cx();
	struct wb_out o = make_bundle(cx);

	assert_int_equal(read_bytes(cx, o.at, o.n, NULL), WB_OK);
	assert_said("unit 906\n");
	assert_int_equal(nfunction, 1);
	assert_int_equal(count_diag(cx, "several-objects"), 1);
	assert_int_equal(read_bytes(cx, o.at, o.n, "gfx900"), WB_OK);
	assert_said("unit 900\n");
	assert_int_equal(nfunction, 2);
	assert_int_equal(cx->diag->nerror + cx->diag->nrefusal, 0);
	assert_int_equal(read_bytes(cx, o.at, o.n, "gfx803"), WB_BAD_INPUT);
	assert_int_equal(count_diag(cx, "no-device-code"), 1);
	assert_non_null(strstr(all_messages(cx), "gfx906:xnack-"));
}

TEST(damaged_bundles_are_reported)
{
	static const struct {
		uint32_t offset;
		uint64_t value;
	} lie[] = { { 24, UINT64_MAX }, { 24, 1000 }, { 32, 1 << 30 }, { 40, UINT64_MAX - 4000 },
		{ 48, UINT64_MAX - 10 }, { 48, 1 << 20 } };

	for (size_t k = 0; k < WB_COUNT(lie); k++) {
		struct wb_ctx *cx = wb_ctx_new(NULL);
		struct wb_out o = make_bundle(cx);

		elfgen_put((uint8_t *)o.at + lie[k].offset, lie[k].value, 8);
		read_bytes(cx, o.at, o.n, NULL);
		assert_int_equal(count_diag(cx, "bad-bundle"), 1);
		wb_ctx_free(cx);
	}
}

/* A bundle whose entries are the bundle itself, many times over. */
TEST(bundles_in_bundles_end)
{
	struct wb_ctx *cx = unit_cx();
	struct wb_out o = wb_out_new(cx->unit);
	uint64_t entries = 2000;

	wb_puts(&o, "__CLANG_OFFLOAD_BUNDLE__");
	put(&o, entries, 8);
	for (uint64_t k = 0; k < entries; k++) {
		put(&o, 0, 8);
		put(&o, 32 + 25 * entries, 8);
		put(&o, 1, 8);
		wb_puts(&o, "x");
	}
	assert_int_equal(read_bytes(cx, o.at, o.n, NULL), WB_BAD_INPUT);
	assert_int_equal(count_diag(cx, "too-large"), 1);
	assert_non_null(strstr(all_messages(cx), "overlap too often"));
}

TEST(host_files_are_searched)
{
	struct wb_ctx *cx = unit_cx();
	struct wb_out bundle = make_bundle(cx), rodata = wb_out_new(cx->unit);
	struct elfgen g = elfgen_new(cx->unit, 3);
	uint8_t data[128];
	struct elfgen device = sample(cx, data, 3);
	size_t n, headers;
	uint8_t *object = elfgen_write(&device, &n, &headers), *host;

	g.machine = 62;
	wb_puts(&rodata, "text that mentions __CLANG_OFFLOAD_BUNDLE__ and CCOB and \177ELF, by the way");
	wb_putn(&rodata, (const char *)object, n);
	elfgen_section(&g, (struct elfgen_section){ ".data", 1, 2, 0, rodata.at, rodata.n, 0, 0, 0, 0 });
	assert_int_equal(read_elf(cx, &g), WB_OK);
	assert_int_equal(cx->diag->message.n, 0);
	assert_int_equal(nfunction, 2);
	elfgen_section(&g, (struct elfgen_section){ ".hip_fatbin", 1, 2, 0, bundle.at, bundle.n, 0, 0, 0, 0 });
	assert_int_equal(read_elf(cx, &g), WB_BAD_INPUT);
	assert_non_null(strstr(all_messages(cx), "there are 2 code objects for gfx900 in this file"));
	host = elfgen_write(&g, &n, &headers);
	assert_int_equal(read_bytes(cx, host, n, "gfx906"), WB_OK);
	assert_non_null(strstr(all_messages(cx), "of 3 code objects, the one for gfx906 is read"));
	g.nsection = 0;
	assert_int_equal(read_elf(cx, &g), WB_BAD_INPUT);
	assert_int_equal(count_diag(cx, "no-device-code"), 1);
}
