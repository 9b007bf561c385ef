/* test/unit/sim_memory.c -- every memory mnemonic against a model of bytes; checks and faults.
 *
 * What an instruction does is read off its name here: kind, width, sign,
 * operation. Each lane has a place in a model of the memory.
 */
#include "sim_test.h"

#define BUFFER 65536

struct what {
	const char *name;
	char kind;		/* l load, s store, a atomic */
	unsigned bytes, half;	/* half: 1 low, 2 high half of the register */
	bool is_signed, returns, compares, reversed;
	unsigned count, scale;	/* elements; bytes per unit of offset0, offset1 */
	char op[16];
};

static bool
ends(const char *s, const char *with)
{
	size_t n = strlen(s), m = strlen(with);
	return n >= m && strcmp(s + n - m, with) == 0;
}

/* Understands a name after its prefix. */
static struct what
parse_vmem(const char *name, const char *rest)
{
	struct what w = { .name = name, .count = 1, .bytes = 4 };

	if (strncmp(rest, "atomic_", 7) == 0) {
		w.kind = 'a';
		w.bytes = ends(rest, "_x2") ? 8 : 4;
		snprintf(w.op, sizeof w.op, "%.*s", (int)(strlen(rest + 7) - (w.bytes == 8 ? 3 : 0)), rest + 7);
		w.compares = strcmp(w.op, "cmpswap") == 0;
		return w;
	}
	w.kind = rest[0];
	rest = strchr(rest, '_') + 1;
	if (rest[0] == 's' && rest[1] != 'h')
		w.is_signed = true;
	w.bytes = strstr(rest, "byte") ? 1 :
		strstr(rest, "short") ? 2 :
		strstr(rest, "x2") ? 8 :
		strstr(rest, "x3") ? 12 :
		strstr(rest, "x4") ? 16 :
					 4;
	w.half = strstr(rest, "d16_hi") ? 2 : strstr(rest, "d16") ? 1 : 0;
	return w;
}

static struct what
parse_lds(const char *name)
{
	struct what w = { .name = name, .count = 1 };
	const char *type = strrchr(name, '_') + 1, *op = name + 3;

	w.half = strstr(name, "d16_hi") ? 2 : strstr(name, "d16") ? 1 : 0;
	if (w.half)
		type = strchr(op, '_') + 1;
	w.bytes = (unsigned)atoi(type + 1) / 8;
	if (strncmp(op, "read", 4) == 0 || strncmp(op, "write", 5) == 0) {
		w.kind = op[0] == 'r' ? 'l' : 's';
		w.is_signed = type[0] == 'i';
	} else {
		w.kind = 'a';
		w.returns = strstr(name, "_rtn_");
		snprintf(w.op, sizeof w.op, "%.*s%s", (int)strcspn(op, "_"), op,
			type[0] == 'i' ? "_i" :
				type[0] == 'f' ? "_f" :
						 "");
		w.compares = strstr(op, "cmpst") || strstr(op, "mskor") || strstr(op, "wrap");
		w.reversed = true;
	}
	if (strstr(op, "2_") || strstr(op, "2st64"))
		w.count = 2;
	w.scale = w.bytes * (strstr(op, "st64") ? 64 : 1);
	return w;
}

static float F(uint64_t a) { uint32_t u = (uint32_t)a; float f; memcpy(&f, &u, 4); return f; }
static double D(uint64_t a) { double d; memcpy(&d, &a, 8); return d; }
static int64_t S(uint64_t a, unsigned bytes) { return bytes == 8 ? (int64_t)a : (int32_t)a; }

/* Operations by name; floats here are never NaN or zero. */
static uint64_t
operate(const struct what *w, uint64_t old, uint64_t x, uint64_t cmp)
{
	const char *op = w->op;
	float f;
	uint32_t u;

	if (!strcmp(op, "add")) return old + x;
	if (!strcmp(op, "sub")) return old - x;
	if (!strcmp(op, "rsub")) return x - old;
	if (!strcmp(op, "inc")) return old >= x ? 0 : old + 1;
	if (!strcmp(op, "dec")) return old == 0 || old > x ? x : old - 1;
	if (!strcmp(op, "and")) return old & x;
	if (!strcmp(op, "or")) return old | x;
	if (!strcmp(op, "xor")) return old ^ x;
	if (!strcmp(op, "min") || !strcmp(op, "umin")) return old < x ? old : x;
	if (!strcmp(op, "max") || !strcmp(op, "umax")) return old > x ? old : x;
	if (!strcmp(op, "min_i") || !strcmp(op, "smin")) return S(old, w->bytes) < S(x, w->bytes) ? old : x;
	if (!strcmp(op, "max_i") || !strcmp(op, "smax")) return S(old, w->bytes) > S(x, w->bytes) ? old : x;
	if (!strcmp(op, "swap") || !strcmp(op, "wrxchg") || !strcmp(op, "wrxchg2") || !strcmp(op, "wrxchg2st64"))
		return x;
	if (!strcmp(op, "cmpswap") || !strcmp(op, "cmpst")) return old == cmp ? x : old;
	if (!strcmp(op, "mskor")) return (old & ~cmp) | x;
	if (!strcmp(op, "wrap")) return old >= cmp ? old - cmp : old + x;
	if (!strcmp(op, "cmpst_f")) return (w->bytes == 8 ? D(old) == D(cmp) : F(old) == F(cmp)) ? x : old;
	if (!strcmp(op, "min_f")) return (w->bytes == 8 ? D(x) < D(old) : F(x) < F(old)) ? x : old;
	if (!strcmp(op, "max_f")) return (w->bytes == 8 ? D(x) > D(old) : F(x) > F(old)) ? x : old;
	if (!strcmp(op, "add_f")) { f = F(old) + F(x); memcpy(&u, &f, 4); return u; }
	fail_msg("the test does not know %s", w->name);
	return 0;
}

static void
put_reg(uint32_t v[32][64], unsigned reg, unsigned lane, const uint8_t *from, const struct what *w)
{
	uint32_t x = 0;

	if (w->bytes >= 4) {
		for (unsigned k = 0; k < w->bytes / 4; k++)
			memcpy(&v[reg + k][lane], from + 4 * k, 4);
		return;
	}
	memcpy(&x, from, w->bytes);
	if (w->is_signed && x >> (8 * w->bytes - 1))
		x |= ~0u << 8 * w->bytes;
	v[reg][lane] = w->half == 1 ? (v[reg][lane] & 0xffff0000) | (x & 0xffff) :
		w->half == 2 ? (v[reg][lane] & 0xffff) | x << 16 :
				      x;
}

static uint64_t
get_reg(uint32_t v[32][64], unsigned reg, unsigned lane, unsigned bytes)
{
	return v[reg][lane] | (bytes == 8 ? (uint64_t)v[reg + 1][lane] << 32 : 0);
}

/* The instruction on lane @lane's place. Results go to v12.., data come from v20.. (second: v24..). */
static void
model(const struct what *w, uint32_t v[32][64], unsigned lane, unsigned e, uint8_t *at, bool returns)
{
	unsigned units = w->bytes < 4 ? 1 : w->bytes / 4;
	uint64_t old = 0, x, cmp = 0, new;

	switch (w->kind) {
	case 'l':
		put_reg(v, 12 + e * units, lane, at, w);
		return;
	case 's':
		for (unsigned k = 0; k < w->bytes; k++)
			at[k] = (uint8_t)(v[20 + 4 * e + k / 4][lane] >> 8 * (k % 4 + (w->half == 2 ? 2 : 0)));
		return;
	}
	memcpy(&old, at, w->bytes);
	x = get_reg(v, w->count == 2 ? 20 + 4 * e : 20, lane, w->bytes);
	if (w->compares && w->reversed)
		cmp = x, x = get_reg(v, 24, lane, w->bytes);
	else if (w->compares)
		cmp = get_reg(v, 20 + w->bytes / 4, lane, w->bytes);
	new = operate(w, old, x, cmp);
	memcpy(at, &new, w->bytes);
	if (returns)
		put_reg(v, 12 + e * units, lane, (const uint8_t *)&old, w);
}

static void
regs(struct wb_out *o, char file, unsigned reg, unsigned n)
{
	if (n > 1)
		wb_printf(o, "%c[%u:%u]", file, reg, reg + n - 1);
	else
		wb_printf(o, "%c%u", file, reg);
}

/* ---- one run over all names with a prefix --------------------------------------------------------- */
enum where { FLAT, GLOBAL, BUFFER_, SCRATCH, LDS, NWHERE };
static const char *const prefix[NWHERE] = { "flat_", "global_", "buffer_", "scratch_", "ds_" };

static bool
skipped(const char *name)
{
	return ends(name, "permute_b32") || strstr(name, "swizzle") || strstr(name, "append") ||
		strstr(name, "addtid") || strstr(name, "gws") || strstr(name, "ds_nop") || strstr(name, "consume") ||
		strstr(name, "wbinvl1") || strstr(name, "_format_");	/* sim_format.c */
}

static void
write_line(struct wb_out *o, enum where p, const struct what *w, bool glc)
{
	unsigned units = w->bytes < 4 ? 1 : w->bytes / 4,
		 data = units * (w->kind == 'a' && w->compares && p != LDS ? 2 : 1);
	const char *sep = " ";

	wb_printf(o, "\t%s", w->name);
	if (w->kind == 'l' || (w->kind == 'a' && p == LDS && w->returns) || (glc && p != BUFFER_)) {
		wb_puts(o, " ");
		regs(o, 'v', 12, units * w->count);
		sep = ", ";
	}
	if (p == BUFFER_) {
		if (w->kind != 'l') {
			wb_puts(o, " ");
			regs(o, 'v', 20, data);
		}
		wb_printf(o, ", v4, s[12:15], s16 offen offset:16%s\n", glc ? " glc" : "");
		return;
	}
	wb_printf(o, "%s%s", sep, p == FLAT || p == GLOBAL ? "v[4:5]" : "v4");
	if (w->kind != 'l') {
		wb_puts(o, ", ");
		regs(o, 'v', 20, data);
		if (p == LDS && (w->compares || w->count == 2)) {
			wb_puts(o, ", ");
			regs(o, 'v', 24, units);
		}
	}
	if (p == GLOBAL)
		wb_puts(o, ", off offset:-16");
	if (p == SCRATCH)
		wb_puts(o, ", off offset:32");
	if (p == LDS)
		wb_puts(o, w->count == 2 ? " offset0:1 offset1:3" : " offset:20");
	wb_puts(o, glc ? " glc\n" : "\n");
}

/* Each lane's offset in the memory of @p: a few lanes meet for atomics. */
static uint32_t
lane_offset(enum where p, const struct what *w, unsigned lane, unsigned trial)
{
	uint32_t align = w->bytes < 4 ? w->bytes :
		w->bytes == 8 && p == LDS ? 8 :
					    4,
		 most = p == SCRATCH ? 200 :
		p == LDS ? 700 :
				       BUFFER - 64;

	if (w->kind == 'a')
		return 64 + lane % 16 * 8 + (trial & 1) * 8;
	if (w->kind == 's')
		return (p == LDS ? lane * 10 :
				       p == SCRATCH ? random32() % most :
						      lane * 32) /
			align * align +
			32 / align * align;
	return (random32() % (most - 64) + 32) / align * align;
}

/* Registers, buffer and LDS hold something; v4, v5 are the places of the lanes, @offset in the memory. */
static void
fill(struct rig *r, enum where p, const struct what *w, unsigned trial, uint32_t v[32][64], uint32_t offset[64])
{
	uint64_t off = p == GLOBAL ? (uint64_t)-16 : p == BUFFER_ ? 16 : 0;
	uint32_t lds_bytes;
	uint8_t *lds_at = wb_sim_lds(r->g, &lds_bytes);

	for (unsigned k = 0; k < 32; k++)
		for (unsigned i = 0; i < 64; i++) {
			v[k][i] = random32();
			if (w->kind == 'a' && ends(w->op, "_f"))
				v[k][i] = (v[k][i] & 0x803fffff) | 0x40000000;
		}
	for (unsigned k = 0; k < BUFFER; k += 8)
		*(uint64_t *)(void *)(r->bytes + k) =
			w->kind == 'a' && k < 512 ? (k % 32 ? random32() & 7 : v[20][k / 8 % 16]) : random64();
	for (unsigned k = 0; k < lds_bytes; k += 4)
		*(uint32_t *)(void *)(lds_at + k) =
			w->kind == 'a' && ends(w->op, "_f") ? (random32() & 0x803fffff) | 0x40000000 : random32();
	for (unsigned i = 0; i < 64; i++) {
		uint64_t addr = r->buffer + (offset[i] = lane_offset(p, w, i, trial)) - off;

		v[4][i] = p == FLAT || p == GLOBAL ? (uint32_t)addr :
			p == BUFFER_ ? offset[i] - 16 :
			p == SCRATCH ? offset[i] - 32 :
						     offset[i];
		if (p == FLAT || p == GLOBAL)
			v[5][i] = (uint32_t)(addr >> 32);
		if (w->compares && i % 3 == 0 && w->kind == 'a' && p == LDS)	/* some comparisons hold */
			memcpy(&v[20][i], lds_at + offset[i] + 20, 4), memcpy(&v[21][i], lds_at + offset[i] + 24, 4);
		else if (w->compares && i % 3 == 0 && w->kind == 'a')
			memcpy(&v[20 + w->bytes / 4][i], r->bytes + offset[i], 4),
				memcpy(&v[21 + w->bytes / 4][i], r->bytes + offset[i] + 4, 4);
	}
	for (unsigned k = 0; k < 32; k++)
		memcpy(wb_sim_vgpr(r->w, k), v[k], 256);
}

/* Registers are @v, the buffer @copy, LDS @lds. */
static void
expect_all(struct rig *r, const struct what *w, bool glc, uint32_t v[32][64], const uint8_t *copy, const uint8_t *lds,
	size_t bytes)
{
	uint32_t n;

	for (unsigned k = 0; k < 32; k++)
		for (unsigned i = 0; i < 64; i++)
			if (v[k][i] != wb_sim_vgpr(r->w, k)[i])
				fail_msg("%s%s (gfx%x): v%u lane %u is %x, expected %x", w->name, glc ? " glc" : "",
					r->gfx, k, i, wb_sim_vgpr(r->w, k)[i], v[k][i]);
	if (memcmp(copy, r->bytes, BUFFER) != 0)
		fail_msg("%s (gfx%x): memory", w->name, r->gfx);
	if (memcmp(lds, wb_sim_lds(r->g, &n), bytes) != 0)
		fail_msg("%s (gfx%x): LDS", w->name, r->gfx);
}

static void
check(struct rig *r, enum where p, const struct what *w, bool glc, unsigned trial, uint8_t scratch[64][256])
{
	static uint8_t copy[BUFFER], lds[4096];
	static uint32_t v[32][64];
	uint32_t *s = wb_sim_sgpr(r->w), lds_bytes, offset[64];
	uint64_t exec = p == SCRATCH ? UINT64_MAX : random_exec(trial);
	struct wb_sim_effect e;
	bool any = exec != 0;

	fill(r, p, w, trial, v, offset);
	s[WB_GCN_EXEC_LO] = (uint32_t)exec, s[WB_GCN_EXEC_HI] = (uint32_t)(exec >> 32);
	s[WB_GCN_M0] = UINT32_MAX;
	s[12] = (uint32_t)r->buffer - 0, s[13] = (uint32_t)(r->buffer >> 32), s[14] = BUFFER, s[15] = 0, s[16] = 0;
	memcpy(copy, r->bytes, BUFFER);
	memcpy(lds, wb_sim_lds(r->g, &lds_bytes), sizeof lds);
	rig_step(r, &e);
	for (unsigned e2 = 0; e2 < w->count; e2++)
		for (unsigned i = 0; i < 64; i++) {
			uint32_t at = offset[i] + (p != LDS ? 0 : w->count == 2 ? w->scale * (e2 ? 3 : 1) : 20);

			if (!(exec >> i & 1))
				continue;
			model(w, v, i, e2,
				p == LDS ? lds + at :
					p == SCRATCH ? scratch[i] + at :
						       copy + at,
				w->returns || glc);
		}
	if (p == BUFFER_ && glc)	/* the result replaces the data */
		for (unsigned i = 0; i < 64; i++)
			for (unsigned k = 0; k < w->bytes / 4; k++)
				if (exec >> i & 1) {
					uint32_t t = v[12 + k][i];

					v[12 + k][i] = wb_sim_vgpr(r->w, 12 + k)[i];
					v[20 + k][i] = t;
				}
	expect_all(r, w, glc, v, copy, lds, sizeof lds);
	assert_int_equal(e.counters, p == LDS ? WB_LGKMCNT : p == FLAT ? WB_VMCNT | WB_LGKMCNT : WB_VMCNT);
	if (p == LDS)
		assert_true(any ? e.rounds >= 1 : e.rounds == 0);
	else
		assert_true(any ? e.lines >= 1 : e.lines == 0);
}

static unsigned
for_names(struct wb_out *o, struct rig *r, unsigned gfx, unsigned trial, uint8_t scratch[64][256])
{
	const char *m;
	unsigned n = 0;

	for (unsigned i = 0; (m = wb_sim_mnemonic(gfx, i)); i++)
		for (enum where p = 0; p < NWHERE; p++) {
			struct what w;

			if (strncmp(m, prefix[p], strlen(prefix[p])) != 0 || skipped(m))
				continue;
			w = p == LDS ? parse_lds(m) : parse_vmem(m, m + strlen(prefix[p]));
			for (int glc = 0; glc <= (w.kind == 'a' && p != LDS); glc++, n++)
				if (o)
					write_line(o, p, &w, glc);
				else
					check(r, p, &w, glc, trial, scratch);
		}
	return n;
}

static void
set_scratch(struct rig *r)
{
	uint32_t *s = wb_sim_sgpr(r->w);

	s[WB_GCN_FLAT_SCRATCH_LO] = s[6] + s[8];
	s[WB_GCN_FLAT_SCRATCH_LO + 1] = s[7];
}

static void
all_names(const char *target, unsigned gfx)
{
	static uint8_t scratch[64][256];
	struct wb_ctx *cx = unit_cx();
	struct wb_out o = wb_out_new(cx->unit);
	struct rig r;

	for (unsigned k = 0; gfx == 0x900 && k < 256; k += 4)	/* all of it written once */
		wb_printf(&o, "\tscratch_store_dword off, v0, s9 offset:%u\n", k);
	for_names(&o, NULL, gfx, 0, NULL);
	r = rig_new(target, o.at);
	for (unsigned t = 0; t < 20; t++) {
		struct wb_sim_effect e;

		rig_start(&r);
		set_scratch(&r);
		wb_sim_sgpr(r.w)[9] = 0;
		memset(scratch, 0, sizeof scratch);
		memset(wb_sim_vgpr(r.w, 0), 0, 256);
		for (unsigned k = 0; gfx == 0x900 && k < 256; k += 4)
			rig_step(&r, &e);
		assert_true(for_names(NULL, &r, gfx, t, scratch) > 100);
		wb_sim_group_finish(r.g);
	}
}
TEST(test_gfx900) { (void)state; all_names("gfx900", 0x900); }
TEST(test_gfx803) { (void)state; all_names("gfx803", 0x803); }

/* ---- scratch through buffers and flat addresses is the same memory ----------------------------------- */
TEST(test_scratch)
{
	struct rig r = rig_new("gfx900",
		"\ts_add_u32 s0, s0, s8\n\ts_addc_u32 s1, s1, 0\n\tbuffer_store_dword v4, off, s[0:3], 0 "
		"offset:12\n\tbuffer_store_dword v5, v6, s[0:3], 0 offen\n"
		"\tscratch_load_dword v12, off, s9\n\tflat_load_dword v13, v[8:9]\n\tbuffer_load_ushort v14, off, "
		"s[0:3], 0 offset:14\n\tbuffer_load_dword v15, off, s[0:3], 0 offset:200\n");
	struct rig r8 = rig_new("gfx803",
		"\ts_add_u32 s0, s0, s8\n\ts_addc_u32 s1, s1, 0\n\tbuffer_store_dword v4, off, s[0:3], 0 "
		"offset:12\n\tflat_load_dword v13, v[8:9]\n");
	struct wb_sim_effect e;

	rig_start(&r);
	set_scratch(&r);
	for (unsigned i = 0; i < 64; i++) {
		wb_sim_vgpr(r.w, 4)[i] = 0x1000000 + i * 0x10001;
		wb_sim_vgpr(r.w, 5)[i] = i * 7;
		wb_sim_vgpr(r.w, 6)[i] = 100 + i / 16 * 4;
		wb_sim_vgpr(r.w, 8)[i] = 100 + i / 16 * 4;
		wb_sim_vgpr(r.w, 9)[i] = 0x20000;	/* aperture */
	}
	wb_sim_sgpr(r.w)[9] = 12;
	for (unsigned k = 0; k < 7; k++)
		rig_step(&r, &e);
	for (unsigned i = 0; i < 64; i++) {
		assert_equal({ wb_sim_vgpr(r.w, 12)[i], 0x1000000 + i * 0x10001 }, { wb_sim_vgpr(r.w, 13)[i], i * 7 },
			{ wb_sim_vgpr(r.w, 14)[i], 0x100 + i });
	}
	assert_int_equal(e.lines, 4);	/* 64 lanes of 4 bytes in a row */
	assert_int_equal(r.cx->diag->nwarning, 0);
	rig_step(&r, &e);		/* never written */
	assert_int_equal(r.cx->diag->nwarning, 1);
	rig_start(&r8);
	wb_sim_sgpr(r8.w)[WB_GCN_FLAT_SCRATCH_LO] = 256;
	wb_sim_sgpr(r8.w)[WB_GCN_FLAT_SCRATCH_LO + 1] = wb_sim_sgpr(r8.w)[8] >> 8;
	for (unsigned i = 0; i < 64; i++) {
		wb_sim_vgpr(r8.w, 4)[i] = i;
		wb_sim_vgpr(r8.w, 8)[i] = 12;
		wb_sim_vgpr(r8.w, 9)[i] = 0x20000;
	}
	for (unsigned k = 0; k < 4; k++)
		rig_step(&r8, &e);
	for (unsigned i = 0; i < 64; i++)
		assert_int_equal(wb_sim_vgpr(r8.w, 13)[i], i);
}

/* ---- transactions and rounds -------------------------------------------------------------------------------- */
TEST(test_counts)
{
	struct rig r = rig_new("gfx900",
		"\tglobal_load_dword v12, v[4:5], off\n\tglobal_load_dword v12, v[4:5], off\n\tglobal_load_dword v12, "
		"v[4:5], off\n\tds_write_b32 v4, v6\n\tds_write_b32 v4, v6\n\tds_write_b32 v4, v6\n\tds_add_u32 v4, "
		"v6\n"
		"\tds_append v12 offset:8\n\tds_consume v13 offset:8\n");
	static const unsigned stride[] = { 4, 256, 0, 4, 128, 0, 0 }, lines[] = { 4, 64, 1 },
			      rounds[] = { 2, 32, 1, 64 };
	struct wb_sim_effect e;
	uint32_t bytes;

	rig_start(&r);
	(void)wb_sim_lds(r.g, &bytes);
	for (unsigned step = 0; step < 7; step++) {
		uint64_t exec = step == 4 ? 0xffffffffull : UINT64_MAX;	/* 64 lanes 128 bytes apart exceed the LDS */

		for (unsigned i = 0; i < 64; i++) {
			wb_sim_vgpr(r.w, 4)[i] = (step < 3 ? (uint32_t)r.buffer : 0) + i * stride[step];
			wb_sim_vgpr(r.w, 5)[i] = (uint32_t)(r.buffer >> 32);
		}
		wb_sim_sgpr(r.w)[WB_GCN_EXEC_LO] = (uint32_t)exec,
		wb_sim_sgpr(r.w)[WB_GCN_EXEC_HI] = (uint32_t)(exec >> 32);
		rig_step(&r, &e);
		assert_int_equal(step < 3 ? e.lines : e.rounds, step < 3 ? lines[step] : rounds[step - 3]);
	}
	wb_sim_sgpr(r.w)[WB_GCN_M0] = 16;
	wb_sim_sgpr(r.w)[WB_GCN_EXEC_HI] = 0;
	memset(wb_sim_lds(r.g, &bytes) + 24, 0, 4);
	rig_step(&r, &e);
	rig_step(&r, &e);
	assert_int_equal(wb_sim_vgpr(r.w, 12)[5], 0);
	assert_int_equal(wb_sim_vgpr(r.w, 13)[5], 32);
}

/* ---- scalar memory ---------------------------------------------------------------------------------------------- */
TEST(test_scalar)
{
	static const unsigned n[] = { 1, 2, 4, 8, 16 };
	struct wb_ctx *cx = unit_cx();
	struct wb_out o = wb_out_new(cx->unit);
	struct wb_sim_effect e;
	struct rig r;

	for (unsigned k = 0; k < 5; k++) {
		const char *x = k == 0 ? "" : k == 1 ? "x2" : k == 2 ? "x4" : k == 3 ? "x8" : "x16";

		wb_printf(&o, "\ts_load_dword%s s[32:%u], s[12:13], 0x40\n", x, 31 + n[k]);
		wb_printf(&o, "\ts_buffer_load_dword%s s[32:%u], s[12:15], s20\n", x, 31 + n[k]);
		if (k < 3)
			wb_printf(&o,
				"\ts_store_dword%s s[32:%u], s[12:13], 0x100\n\ts_buffer_store_dword%s s[32:%u], "
				"s[12:15], 0x200\n",
				x, 31 + n[k], x, 31 + n[k]);
	}
	wb_puts(&o,
		"\ts_memtime s[20:21]\n\ts_memrealtime "
		"s[22:23]\n\ts_dcache_inv\n\ts_dcache_wb\n\ts_dcache_inv_vol\n\ts_dcache_wb_vol\n\tbuffer_"
		"wbinvl1\n\tbuffer_wbinvl1_vol\n"
		"\ts_nop 3\n\ts_sleep 1\n\ts_setprio 1\n\ts_icache_inv\n\ts_incperflevel 1\n\ts_decperflevel "
		"1\n\ts_ttracedata\n\ts_sendmsg sendmsg(MSG_INTERRUPT)\n\ts_waitcnt vmcnt(3) "
		"lgkmcnt(2)\n\ts_barrier\n");
	r = rig_new("gfx900", o.at);
	rig_start(&r);
	for (unsigned k = 0; k < 1024; k++)
		r.bytes[k] = (uint8_t)random32();
	for (unsigned k = 0; k < 5; k++) {
		uint32_t *s = wb_sim_sgpr(r.w);

		s[12] = (uint32_t)r.buffer, s[13] = (uint32_t)(r.buffer >> 32), s[14] = 1024, s[15] = 0, s[20] = 0x80;
		rig_step(&r, &e);
		assert_memory_equal(s + 32, r.bytes + 0x40, 4 * n[k]);
		assert_int_equal(e.scalar_bytes, 4 * n[k]);
		assert_int_equal(e.counters, WB_LGKMCNT);
		rig_step(&r, &e);
		assert_memory_equal(s + 32, r.bytes + 0x80, 4 * n[k]);
		if (k < 3) {
			for (unsigned j = 32; j < 40; j++)
				s[j] = random32();
			rig_step(&r, &e);
			assert_memory_equal(s + 32, r.bytes + 0x100, 4 * n[k]);
			rig_step(&r, &e);
			assert_memory_equal(s + 32, r.bytes + 0x200, 4 * n[k]);
		}
	}
	for (unsigned k = 0; k < 16; k++)
		rig_step(&r, &e);
	rig_step(&r, &e);
	assert_true(e.waits);
	assert_int_equal(e.vmcnt, 3);
	assert_int_equal(e.lgkmcnt, 2);
	rig_step(&r, &e);
	assert_true(e.barrier);
	assert_false(wb_sim_waiting(r.w));	/* alone: released at once */
	rig_step(&r, &e);
	assert_true(e.end && wb_sim_ended(r.w));
}

/* ---- branches and calls -------------------------------------------------------------------------------------------
 */
TEST(test_branches)
{
	static const struct { const char *name; uint32_t scc, vcc, exec; bool taken;
	} c[] = {
		{ "s_cbranch_scc0", 0, 5, 5, true },
		{ "s_cbranch_scc0", 1, 5, 5, false },
		{ "s_cbranch_scc1", 1, 5, 5, true },
		{ "s_cbranch_scc1", 0, 5, 5, false },
		{ "s_cbranch_vccz", 0, 0, 5, true },
		{ "s_cbranch_vccz", 0, 8, 5, false },
		{ "s_cbranch_vccnz", 0, 8, 5, true },
		{ "s_cbranch_vccnz", 0, 0, 5, false },
		{ "s_cbranch_execz", 0, 5, 0, true },
		{ "s_cbranch_execz", 0, 5, 1, false },
		{ "s_cbranch_execnz", 0, 5, 1, true },
		{ "s_cbranch_execnz", 0, 5, 0, false },
		{ "s_branch", 0, 0, 0, true },
	};
	struct wb_sim_effect e;

	for (unsigned k = 0; k < WB_COUNT(c); k++) {
		struct wb_ctx *cx = wb_ctx_new(NULL);
		struct rig r = rig_new("gfx900",
			wb_format(
				cx->unit, "\t%s .Lhere\n\ts_mov_b32 s20, 1\n.Lhere:\n\ts_mov_b32 s21, 1\n", c[k].name));
		uint32_t *s;

		rig_start(&r);
		s = wb_sim_sgpr(r.w);
		s[WB_GCN_SCC] = c[k].scc;
		s[WB_GCN_VCC_LO] = 0;
		s[WB_GCN_VCC_HI] = c[k].vcc;
		s[WB_GCN_EXEC_LO] = 0;
		s[WB_GCN_EXEC_HI] = c[k].exec;
		s[20] = s[21] = 0;
		rig_step(&r, &e);
		assert_int_equal(e.taken, c[k].taken);
		rig_step(&r, &e);
		assert_int_equal(s[20], !c[k].taken);
		assert_int_equal(s[21], c[k].taken);
		rig_free(&r);
		wb_ctx_free(cx);
	}
}

/* ---- faults
 * ---------------------------------------------------------------------------------------------------------- */
static void
fault(const char *lines, uint32_t v4, uint32_t v5, const char *name)
{
	struct rig r = rig_new("gfx900", lines);
	struct wb_sim_effect e;

	rig_start(&r);
	wb_sim_sgpr(r.w)[WB_GCN_EXEC_LO] = 1u << 9;
	wb_sim_sgpr(r.w)[WB_GCN_EXEC_HI] = 0;
	for (unsigned i = 0; i < 64; i++) {
		wb_sim_vgpr(r.w, 4)[i] = v4 + (v5 == 1 ? (uint32_t)r.buffer : 0);
		wb_sim_vgpr(r.w, 5)[i] = v5 == 1 ? (uint32_t)(r.buffer >> 32) : v5;
	}
	assert_int_equal(wb_sim_step(r.w, &e), WB_REFUSED);
	assert_int_equal(r.cx->diag->message.n, 1);
	assert_string_equal(wb_diag_info[r.cx->diag->message.at[0].code].name, name);
}

TEST(test_faults)
{
	fault("\tglobal_load_dword v12, v[4:5], off\n", BUFFER, 1, "out-of-bounds");
	fault("\tglobal_load_dword v12, v[4:5], off\n", BUFFER - 3, 1, "out-of-bounds");
	fault("\tglobal_load_dword v12, v[4:5], off offset:-4\n", 0, 1, "out-of-bounds");
	fault("\tglobal_store_dword v[4:5], v6, off\n", 0x1000, 0, "out-of-bounds");
	fault("\tglobal_load_dword v12, v[4:5], off\n", 2, 1, "misaligned");
	fault("\tds_read_b32 v12, v4\n", 4096, 0, "out-of-bounds");
	fault("\tds_write_b16 v4, v5\n", 3, 0, "misaligned");
	fault("\ts_trap 3\n", 0, 0, "not-modelled");
}
