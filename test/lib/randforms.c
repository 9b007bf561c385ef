/* test/lib/randforms.c -- random instructions of every form, see randforms.h. */
#include <stdarg.h>
#include <stdio.h>

#include "../../src/gcn/gcn.h"
#include "randforms.h"
#include "wavebound/sim.h"

#define BATCH 32u	/* instructions tried together */

struct gen {
	struct rng *r;
	const struct target *t;
	uint32_t lanes;		/* of waves */
	struct table *tb;
	char text[256];		/* the instruction so far */
	size_t n;
	enum encoding enc;
	const struct row *row;
	bool bus;		/* a scalar or a literal is read: VALU instructions may read one */
	bool glc;		/* an atomic returns the old value */
	uint32_t source, operands;	/* sources, operands so far */
};

static uint32_t pick(struct gen *g, uint32_t low, uint32_t high) { return rng_between(g->r, low, high); }
static bool chance(struct gen *g, uint32_t percent) { return rng_chance(g->r, percent); }

WB_PRINTF(2, 3) static void
put(struct gen *g, const char *fmt, ...)
{
	va_list ap;
	int k;

	va_start(ap, fmt);
	k = vsnprintf(g->text + g->n, sizeof(g->text) - g->n, fmt, ap);
	va_end(ap);
	g->n += (size_t)k < sizeof(g->text) - g->n ? (size_t)k : sizeof(g->text) - g->n - 1;
}

/* ---- registers and constants ------------------------------------------------------------- */
static void
put_range(struct gen *g, char kind, uint32_t first, uint32_t units)
{
	if (units == 1)
		put(g, "%c%u", kind, first);
	else
		put(g, "%c[%u:%u]", kind, first, first + units - 1);
}

/* Few registers, so that instructions read what others wrote. */
static void
put_vector(struct gen *g, uint32_t units, bool written)
{
	uint32_t low = written ? 2 : 0;

	put_range(g, 'v', units > 8 ? 2 : pick(g, low, 14 - units), units);
}

static void
put_scalar(struct gen *g, uint32_t units, bool written)
{
	static const uint8_t fixed[] = { 2, 3, 6, 7 };
	uint32_t align = units > 4 ? 4 : units;

	if (units == 1 && chance(g, 8))	/* gfx8 needs m0 for LDS */
		put(g, "%s", chance(g, 50) ? "vcc_lo" : chance(g, 50) || g->t->gfx < 0x900 ? "vcc_hi" : "m0");
	else if (units == 1 && !written && chance(g, 25))
		put(g, "s%u", fixed[pick(g, 0, 3)]);
	else if (units == 2 && chance(g, 30))
		put(g, "%s", written || chance(g, 60) ? "vcc" : "exec");
	else if (units <= 16)
		put_range(g, 's', 8 + align * pick(g, 0, (16 - units) / align / (units < 4 ? 2 : 1)), units);
}

static void
put_constant(struct gen *g, char type)
{
	static const char *const real[] = { "0.5", "1.0", "-1.0", "2.0", "-4.0", "0" };

	if (type && strchr("fdhp", type) && chance(g, 70))
		put(g, "%s", real[pick(g, 0, 5)]);
	else
		put(g, "%d", (int)pick(g, 0, 80) - 16);
}

static void
put_scalar_source(struct gen *g, const struct slot *s)
{
	if (chance(g, 30))
		put_constant(g, (char)s->type);
	else if (s->units == 1 && !g->bus && chance(g, 15))
		g->bus = true, put(g, "0x%x", (uint32_t)rng_next(g->r) >> pick(g, 0, 30));
	else if (s->units == 1 && chance(g, 4))
		put(g, "scc");
	else
		put_scalar(g, s->units, false);
}

/* ---- one source of a vector instruction ------------------------------------------------------ */
static bool
may_be_scalar(const struct gen *g)
{
	if (g->enc == ENC_E64_DPP)
		return !g->bus && g->source >= (g->t->bit == T1150 ? 1 : 2);
	if (g->bus || g->enc == ENC_DPP || (g->enc == ENC_SDWA && g->t->gfx < 0x900))
		return false;
	return g->enc == ENC_E64 || g->enc == ENC_SDWA || g->source == 0;
}

static void
put_any(struct gen *g, const struct slot *s, bool scalar)
{
	uint32_t what = pick(g, 0, 99);
	bool constant = g->enc == ENC_E64 || g->source == 0;

	if (g->enc == ENC_E64_DPP)
		constant = scalar;
	if (scalar && what < 18) {
		g->bus = true;
		put_scalar(g, s->units, false);
	} else if (g->enc != ENC_DPP && g->enc != ENC_SDWA && what < 30 && constant) {
		put_constant(g, (char)s->type);
	} else {
		put_vector(g, s->units, false);
	}
}

static void
put_vector_source(struct gen *g, const struct slot *s)
{
	bool real = s->type == 'f' || s->type == 'd' || s->type == 'h', scalar = may_be_scalar(g);
	bool sign = g->enc != ENC_E32 && g->enc != ENC_ANY;

	if (real && sign && chance(g, 25)) {
		put(g, chance(g, 40) ? "-|" : "|");
		put_vector(g, s->units, false);
		put(g, "|");
	} else if (real && sign && chance(g, 25)) {
		put(g, "-");
		put_vector(g, s->units, false);
	} else if (!real && g->enc == ENC_SDWA && chance(g, 25)) {
		put(g, "sext(");
		put_vector(g, s->units, false);
		put(g, ")");
	} else {
		put_any(g, s, scalar);
	}
}

/* ---- operands ----------------------------------------------------------------------------------- */
static void
put_mode(struct gen *g)
{
	uint32_t at = pick(g, 0, 8);

	put(g, "hwreg(HW_REG_MODE, %u, %u)", at, pick(g, 1, 10 - at));
}

/* A memory address; the flat ones have no other. */
static void
put_address(struct gen *g, const struct slot *s)
{
	bool buffer = g->row->format == F_MUBUF;

	if (s->kind == 'B')
		put(g, g->n && strstr(g->text, "v22") ? "s[4:5]" : "off");
	else if (s->kind == 'A')
		put(g,
			buffer ? (chance(g, 70) ? "v22" : "off") :
				g->row->format == F_GLOBAL && chance(g, 40) ? "v22" :
									      "v[20:21]");
	else
		put(g, "v22");
}

static void
put_operand(struct gen *g, const struct slot *s)
{
	bool written = s->flags & SLOT_DEF;

	if (s->flags & SLOT_OPTIONAL && !(written && g->glc))
		return;
	put(g, "%s", g->operands++ ? ", " : "");
	switch (s->kind) {
	case 's':
		if (s->flags & SLOT_ADDR)
			put(g, s->units == 4 ? "s[60:63]" : "s[4:5]");
		else if (s->units == 4 && g->row->format == F_MUBUF)
			put(g, "s[60:63]");
		else
			put_scalar(g, s->units, written);
		break;
	case 'c':
		if (g->row->format == F_MUBUF)
			put(g, "0");
		else
			put_scalar_source(g, s);
		break;
	case 'm':
		if (g->enc == ENC_E64 || g->enc == ENC_E64_DPP ||
			(g->enc == ENC_SDWA && g->row->format == F_VOPC && g->t->gfx >= 0x900))
			put_scalar(g, g->lanes / 32, true);
		else
			put(g, g->lanes == 64 ? "vcc" : "vcc_lo");
		break;
	case 'v': case 'w':
		if (s->flags & SLOT_ADDR)
			put_address(g, s);
		else
			put_vector(g, s->units, written || s->flags & SLOT_RETURNS);
		break;
	case 'x': case 'y':
		put_vector_source(g, s);
		break;
	case 'A': case 'B': put_address(g, s); break;
	case 'i':
		put(g, "0x%x",
			g->row->format == F_SOPP ? pick(g, 0, 3) :
				chance(g, 70) ? pick(g, 0, 64) :
						   pick(g, 0, 0x7fff));
		break;
	case 'K': put(g, "0x%x", (uint32_t)rng_next(g->r)); break;
	case 'o': put(g, "0x%x", 16 * pick(g, 0, 63)); break;
	case 'H': put_mode(g); break;
	case 'W': put(g, "vmcnt(%u) lgkmcnt(%u)", pick(g, 0, 3), pick(g, 0, 3)); break;
	default: put(g, "?"); break;	/* not one of those drawn here: the reader refuses it */
	}
	g->source += !written;
}

/* ---- modifiers -------------------------------------------------------------------------------------- */
static void
put_sdwa(struct gen *g, uint32_t sources, bool compares)
{
	static const char *const sel[] = { "BYTE_0", "BYTE_1", "BYTE_2", "BYTE_3", "WORD_0", "WORD_1", "DWORD" };
	static const char *const unused[] = { "UNUSED_PAD", "UNUSED_SEXT", "UNUSED_PRESERVE" };

	if (!compares)
		put(g, "%s dst_sel:%s dst_unused:%s", chance(g, 10) ? " clamp" : "", sel[pick(g, 0, 6)],
			unused[pick(g, 0, 2)]);
	put(g, " src0_sel:%s", sel[pick(g, 0, 6)]);
	if (sources > 1)
		put(g, " src1_sel:%s", sel[pick(g, 0, 6)]);
}

static void
put_dpp(struct gen *g)
{
	static const char *const how[] = { "row_mirror", "row_half_mirror", "row_bcast:15", "row_bcast:31",
		"wave_shl:1", "wave_rol:1", "wave_shr:1", "wave_ror:1" };
	static const char *const shift[] = { "row_shl", "row_shr", "row_ror" };

	switch (pick(g, 0, 2)) {
	case 0: put(g, " quad_perm:[%u,%u,%u,%u]", pick(g, 0, 3), pick(g, 0, 3), pick(g, 0, 3), pick(g, 0, 3)); break;
	case 1: put(g, " %s:%u", shift[pick(g, 0, 2)], pick(g, 1, 15)); break;
	default: put(g, " %s", how[pick(g, 0, 7)]); break;
	}
	put(g, " row_mask:0x%x bank_mask:0x%x%s", chance(g, 60) ? 15 : pick(g, 0, 15),
		chance(g, 60) ? 15 : pick(g, 0, 15), chance(g, 40) ? " bound_ctrl:0" : "");
}

static void
put_bits(struct gen *g, const char *name, uint32_t n)
{
	put(g, " %s:[", name);
	for (uint32_t k = 0; k < n; k++)
		put(g, "%s%u", k ? "," : "", pick(g, 0, 1));
	put(g, "]");
}

static void
put_e64(struct gen *g, uint32_t sources)
{
	if (g->row->format == F_VOP3P) {
		static const char *const name[] = { "op_sel", "op_sel_hi", "neg_lo", "neg_hi" };

		for (uint32_t k = 0; k < 4; k++)
			if (chance(g, 30))
				put_bits(g, name[k], sources);
	} else if (g->t->gfx >= 0x900 && chance(g, 15)) {
		put_bits(g, "op_sel", sources + 1);
	}
	if (chance(g, 12))
		put(g, " clamp");
	if (chance(g, 8))
		put(g, " %s", chance(g, 30) ? "div:2" : chance(g, 50) ? "mul:2" : "mul:4");
}

static void
put_memory_modifiers(struct gen *g)
{
	bool lds = g->row->format == F_DS;

	if (lds && strstr(g->row->name, "swizzle"))
		put(g, chance(g, 50) ? " offset:swizzle(SWAP,%u)" : " offset:swizzle(BROADCAST,%u,1)",
			1u << pick(g, 1, 4));
	else if (lds &&
		(strstr(g->row->name, "read2") || strstr(g->row->name, "write2") || strstr(g->row->name, "wrxchg2")))
		put(g, " offset0:%u offset1:%u", 2 * pick(g, 0, 1), 2 * pick(g, 0, 1));
	else if (g->row->format == F_MUBUF)
		put(g, "%s offset:%u", strstr(g->text, "v22") ? " offen" : "", 16 * pick(g, 0, 15));
	else if (lds || (g->row->format == F_GLOBAL && chance(g, 60)))
		put(g, " offset:%u", 16 * pick(g, 0, 15));
	put(g, g->glc ? " glc" : "");
}

/* ---- one instruction ---------------------------------------------------------------------------------- */
static bool
starts(const char *s, const char *with)
{
	return strncmp(s, with, strlen(with)) == 0;
}

/* What decides where control goes, or needs more than registers; randprogram.c writes those of use. */
static bool
left_out(const struct row *r)
{
	static const char *const no[] = { "s_barrier", "s_branch", "s_cbranch", "s_endpgm", "s_sendmsg", "s_sethalt",
		"s_setkill", "s_trap", "s_getpc", "s_setpc", "s_swappc", "s_call", "s_rfe", "s_movrel", "v_movrel",
		"s_set_gpr", "s_code_end", "split", "merge", "s_wakeup", "s_sleep", "v_interp", "s_incperf",
		"s_decperf", "s_icache", "s_ttrace", "ds_gws", "ds_ordered", "ds_append", "ds_consume", "scratch_" };

	for (uint32_t k = 0; k < WB_COUNT(no); k++)
		if (starts(r->name, no[k]))
			return true;
	return false;
}

/* An implicit or last operand that is a mask takes the place of the scalar. */
static bool
reads_mask(const char *name)
{
	return starts(name, "v_cndmask") || starts(name, "v_addc") || starts(name, "v_subb") ||
		strstr(name, "_co_ci_");
}

static enum form_kind
kind_of(const struct row *r)
{
	bool vector = r->format >= F_VOP1 && r->format <= F_VOP3P;

	if (starts(r->name, "v_cmpx") || strstr(r->name, "saveexec") || strstr(r->name, "wrexec"))
		return FORM_EXEC;
	if (starts(r->name, "s_setreg"))
		return FORM_MODE;
	if (r->format == F_SOPC || starts(r->name, "s_cmpk") || starts(r->name, "s_bitcmp"))
		return FORM_SCALAR_COMPARE;
	if (r->format == F_VOPC)
		return FORM_COMPARE;
	if (r->format == F_DS)
		return FORM_LDS;
	if (r->format == F_SMEM)
		return FORM_SCALAR_MEMORY;
	return vector ? FORM_VECTOR : r->format > F_VOP3P ? FORM_MEMORY : FORM_SCALAR;
}

static enum encoding
encoding(struct gen *g)
{
	uint32_t n = pick(g, 0, 3);

	if (g->t->bit & GFX11 && g->row->format >= F_VOP1 && g->row->format <= F_VOP3P && chance(g, 15))
		return ENC_E64_DPP;
	switch (g->row->format) {
	case F_VOP1: case F_VOP2: return n == 0 ? ENC_E32 : n == 1 ? ENC_E64 : n == 2 ? ENC_SDWA : ENC_DPP;
	case F_VOPC: return n == 0 ? ENC_E32 : n == 1 ? ENC_SDWA : ENC_E64;
	case F_VOP3: case F_VOP3P: return ENC_E64;
	default: return ENC_ANY;
	}
}

static const char *
draw(struct gen *g, struct wb_arena *a, uint32_t row)
{
	static const char *const suffix[] = { "", "_e32", "_e64", "_sdwa", "_dpp", "_e64_dpp" };
	const struct form *f = gcn_table_form(g->tb, row);
	uint32_t sources = f->n - f->ndef;

	g->row = &gcn_row[row];
	g->n = 0;
	g->source = 0;
	g->enc = encoding(g);
	g->operands = 0;
	g->bus = starts(g->row->name, "v_div_fmas") || reads_mask(g->row->name);
	g->glc = strstr(g->row->name, "_atomic") && chance(g, 60);
	put(g, "%s%s ", g->row->name,
		g->enc == ENC_E64 && (g->row->format == F_VOP3 || g->row->format == F_VOP3P) ? "" : suffix[g->enc]);
	for (uint32_t k = 0; k < f->n; k++)
		put_operand(g, &f->slot[k]);
	if (g->enc == ENC_SDWA)
		put_sdwa(g, sources, g->row->format == F_VOPC);
	else if (g->enc == ENC_DPP)
		put_dpp(g);
	else if (g->enc == ENC_E64 || g->enc == ENC_E64_DPP)
		put_e64(g, sources);
	else if (g->row->format >= F_DS)
		put_memory_modifiers(g);
	if (g->enc == ENC_E64_DPP)
		put_dpp(g);
	return wb_strdup(a, g->text);
}

/* ---- two operations in one instruction ------------------------------------------------------------------ */
/* One of them, with its result in vector register @d and sources in @s0 and @s1, if they are registers. */
static void
put_half(struct gen *g, uint32_t d, uint32_t s0, uint32_t s1)
{
	static const char *const two[] = { "add_f32", "sub_f32", "subrev_f32", "mul_f32", "mul_dx9_zero_f32", "max_f32",
		"min_f32", "fmac_f32", "add_nc_u32", "lshlrev_b32", "and_b32", "cndmask_b32", "fmaak_f32", "fmamk_f32",
		"mov_b32" };
	const char *name = two[rng_below(g->r, WB_COUNT(two))];
	bool add = strcmp(name, "fmaak_f32") == 0, multiply = strcmp(name, "fmamk_f32") == 0;

	put(g, "v_dual_%s v%u, ", name, d);
	if (chance(g, 30))
		put(g, chance(g, 50) ? "s%u" : "%u", pick(g, 8, 23));
	else
		put(g, "v%u", s0);
	if (strcmp(name, "mov_b32") != 0)
		put(g, multiply ? ", 0x3fc00000, v%u" : ", v%u", s1);
	if (add)
		put(g, ", 0x3fc00000");
}

/* Those whose registers are of the same bank, or that overwrite what the other reads, do not work. */
static const char *
draw_pair(struct gen *g, struct wb_arena *a)
{
	uint32_t s0 = pick(g, 2, 13), s1 = pick(g, 2, 13);

	g->n = 0;
	put_half(g, 2 * pick(g, 1, 6), s0, s1);
	put(g, " :: ");
	put_half(g, 2 * pick(g, 1, 6) + 1, s0 < 13 ? s0 + 1 : 2, s1 < 12 ? s1 + 2 : 3);
	return wb_strdup(a, g->text);
}

/* ---- those that work ------------------------------------------------------------------------------------- */
struct pool {
	struct randforms *f;
	struct wb_arena *arena;
	randforms_works *works;
	void *user;
	const char *line[BATCH];
	uint32_t row[BATCH], n;
};

static void
keep(struct pool *p, uint32_t first, uint32_t n)
{
	if (!n)
		return;
	if (p->works(p->user, p->line + first, n)) {
		for (uint32_t k = first; k < first + n; k++)
			WB_PUSH(p->arena, &p->f->line[kind_of(&gcn_row[p->row[k]])], p->line[k]);
		return;
	}
	if (n > 1) {	/* at most log2(BATCH) deep */
		keep(p, first, n / 2);
		keep(p, first + n / 2, n - n / 2);
	}
}

/* The rows of the target that the simulator knows by name, by kind. */
struct rows {
	WB_VEC(uint32_t) of[FORM_KINDS];
};

static void
find_rows(struct wb_arena *a, const struct target *t, struct rows *rows)
{
	struct wb_map known = wb_map_new(a);
	const char *name;

	for (uint32_t k = 0; (name = wb_sim_mnemonic(t->gfx, k)); k++)
		wb_map_put(&known, name, strlen(name), k);
	for (uint32_t r = 0; r < gcn_nrow; r++)
		if (gcn_row[r].targets & t->bit && !(gcn_row[r].flags & R_REFUSED) && !left_out(&gcn_row[r])
		    && wb_map_get(&known, gcn_row[r].name, strlen(gcn_row[r].name)) != WB_NONE)
			WB_PUSH(a, &rows->of[kind_of(&gcn_row[r])], r);
}

/* @n pairs, as vector instructions. */
static void
add_pairs(struct pool *p, struct gen *g, uint32_t row, uint32_t n)
{
	for (uint32_t k = 0; k < n; k++) {
		p->row[p->n] = row;
		p->line[p->n++] = draw_pair(g, p->arena);
		p->f->tried++;
		if (p->n == BATCH || k + 1 == n) {
			keep(p, 0, p->n);
			p->n = 0;
		}
	}
}

struct randforms *
randforms_new(struct wb_arena *a, struct rng *r, uint32_t gfx, uint32_t lanes, uint32_t n, randforms_works *works,
	void *user)
{
	/* what there are most forms of is drawn most */
	static const uint8_t share[FORM_KINDS] = { 12, 4, 42, 14, 8, 2, 6, 9, 3 };
	struct pool p = { .f = WB_NEW(a, struct randforms, 1), .arena = a, .works = works, .user = user };
	struct gen g = { .r = r, .t = gcn_target_of(gfx), .lanes = lanes };
	struct rows rows = { 0 };

	g.tb = gcn_table_new(a, g.t);
	find_rows(a, g.t, &rows);
	for (uint32_t kind = 0; kind < FORM_KINDS; kind++)
		for (uint32_t k = 0; rows.of[kind].n && k < n * share[kind] / 100; k++) {
			p.row[p.n] = rows.of[kind].at[k % rows.of[kind].n];	/* each row in turn */
			p.line[p.n] = draw(&g, a, p.row[p.n]);
			p.f->tried++;
			if (++p.n == BATCH || k + 1 >= n * share[kind] / 100) {
				keep(&p, 0, p.n);
				p.n = 0;
			}
		}
	if (gfx >= 0x1100 && lanes == 32)
		add_pairs(&p, &g, rows.of[FORM_VECTOR].at[0], n / 10);
	return p.f;
}

const char *
randforms_pick(const struct randforms *f, struct rng *r, enum form_kind kind)
{
	return f->line[kind].n ? f->line[kind].at[rng_below(r, f->line[kind].n)] : NULL;
}
