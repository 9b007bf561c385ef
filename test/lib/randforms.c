/* test/lib/randforms.c -- random instructions of every form, see randforms.h. */
#include "../../src/gcn/gcn.h"
#include "grammar.h"
#include "randforms.h"
#include "wavebound/sim.h"

#define BATCH 32u	/* instructions tried together */

struct gen {
	struct grammar *g;
	struct rng *r;
	const struct target *t;
	uint32_t lanes;		/* of waves */
	struct table *tb;
	enum encoding enc;
	const struct row *row;
};

/* Of the operand: units, align (of scalars), wide: more than 8 units; written; address; number: a float may be written.
 * signs, extends: its sign may change, it may be extended; scalar, constant: it may be one. Of the instruction: bus: a
 * scalar or a literal is read, VALU instructions may read one; lane: v22 is read; nbits: of op_sel. There are few
 * registers, so that instructions read what others wrote. */
static const char *const rules[] = {
	"vec: $wide[v[2:$(units+1)]|$f:(2*written,14-units)$units=1[v$f|v[$f:$(f+units-1)]]]",
	"data: $f:(8,8+align*((16-units)/align/(1+(units<4))),align)$units=1[s$f|s[$f:$(f+units-1)]]",
	/* gfx8 needs m0 for LDS */
	"scal: $units=1[$8[$[vcc_lo|$old[vcc_hi|$[vcc_hi|m0]]]|$written[$data|$25[s$[2|3|6|7]|$data]]]|"
	"$units=2[$30[$written[vcc|$60[vcc|exec]]|$data]|$data]]",
	"const: $number[$70[$[0.5|1.0|-1.0|2.0|-4.0|0]|$(-16,64)]|$(-16,64)]",
	"literal: $bus:(1)$k:(0,30)$0x(any>>k)",
	"ssrc: $30[$const|$units=1[$bus[$sssrc|$15[$literal|$sssrc]]|$scal]]",
	"sssrc: $4[scc|$scal]",
	"any: $scalar[$18[$bus:(1)$scal|$other]|$other]",
	"other: $constant[$15[$const|$vec]|$vec]",
	"vsrc 10 signs: -|$vec|",
	"vsrc 15 signs: |$vec|",
	"vsrc 19 signs: -$vec",
	"vsrc 56 signs: $any",
	"vsrc 25 extends: sext($vec)",
	"vsrc 75 extends: $any",
	"vsrc !signs !extends: $any",
	"offset: $lane:(1)v22",
	"base: $buffer[$70[$offset|off]|$global[$40[$offset|v[20:21]]|v[20:21]]]",

	/* by the letter of the reader's table */
	"operands: $address[$units=4[s[60:63]|s[4:5]]|$buffer[$units=4[s[60:63]|$scal]|$scal]]",
	"operandc: $buffer[0|$ssrc]",
	"operandm: $anymask[$scal|$units=2[vcc|vcc_lo]]",
	"operandv: $address[$offset|$vec]",
	"operandw: $operandv",
	"operandx: $vsrc",
	"operandy: $vsrc",
	"operandA: $base",
	"operandB: $lane[s[4:5]|off]",
	"operandi: $short[$0x(0,3)|$70[$0x(0,64)|$0x(0,0x7fff)]]",
	"operandK: $0x(any)",
	"operando: $0x(0,1008,16)",
	"operandH: hwreg(HW_REG_MODE, $k:(0,8)$k, $(1,10-k))",
	"operandW: vmcnt($(0,3)) lgkmcnt($(0,3))",

	"sel: $[BYTE_0|BYTE_1|BYTE_2|BYTE_3|WORD_0|WORD_1|DWORD]",
	"sdwa: $compares[|$10[ clamp] dst_sel:$sel dst_unused:$[UNUSED_PAD|UNUSED_SEXT|UNUSED_PRESERVE]] src0_sel:$sel"
	"$two[ src1_sel:$sel]",
	"dpp: $[ quad_perm:[$(0,3),$(0,3),$(0,3),$(0,3)]| $[row_shl|row_shr|row_ror]:$(1,15)| $[row_mirror|"
	"row_half_mirror|row_bcast:15|row_bcast:31|wave_shl:1|wave_rol:1|wave_shr:1|wave_ror:1]]"
	" row_mask:$60[0xf|$0x(0,15)] bank_mask:$60[0xf|$0x(0,15)]$40[ bound_ctrl:0]",
	"bits: [$k:(nbits-1)$(0,1)$more]",
	"more k: ,$(0,1)$k:(k-1)$more",
	"eight: $packed[$30[ op_sel:$bits]$30[ op_sel_hi:$bits]$30[ neg_lo:$bits]$30[ neg_hi:$bits]|"
	"$old[|$15[ op_sel:$bits]]]$12[ clamp]$8[ $30[div:2|$[mul:2|mul:4]]]",
	"memory: $how=1[$[ offset:swizzle(SWAP,$[2|4|8|16])| offset:swizzle(BROADCAST,$[2|4|8|16],1)]]"
	"$how=2[ offset0:$[0|2] offset1:$[0|2]]$how=3[$lane[ offen] offset:$(0,240,16)]$how=4[ offset:$(0,240,16)]"
	"$how=5[$60[ offset:$(0,240,16)]]$glc[ glc]",

	/* two operations in one: those whose registers are of the same bank, or that overwrite what the other reads, do
	 * not work */
	"first: $30[$[s$(8,23)|$(8,23)]|v$a]",
	"half 12: v_dual_$[add_f32|sub_f32|subrev_f32|mul_f32|mul_dx9_zero_f32|max_f32|min_f32|fmac_f32|add_nc_u32|"
	"lshlrev_b32|and_b32|cndmask_b32] v$d, $first, v$b",
	"half: v_dual_fmaak_f32 v$d, $first, v$b, 0x3fc00000",
	"half: v_dual_fmamk_f32 v$d, $first, 0x3fc00000, v$b",
	"half: v_dual_mov_b32 v$d, $first",
	"pair: $d:(2,12,2)$a:(2,13)$b:(2,13)$half :: $d:(3,13,2)$a:(a+1-12*(12<a))$b:(b+2-12*(11<b))$half",
};

static bool chance(struct gen *g, uint32_t percent) { return rng_chance(g->r, percent); }

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
		"s_decperf", "s_icache", "s_ttrace", "s_wait_", "ds_gws", "ds_ordered", "ds_append", "ds_consume",
		"scratch_" };

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
	uint32_t n = rng_below(g->r, 4);

	if (g->t->bit & GFX11_ON && g->row->format >= F_VOP1 && g->row->format <= F_VOP3P && chance(g, 15))
		return ENC_E64_DPP;
	switch (g->row->format) {
	case F_VOP1: case F_VOP2: return n == 0 ? ENC_E32 : n == 1 ? ENC_E64 : n == 2 ? ENC_SDWA : ENC_DPP;
	case F_VOPC: return n == 0 ? ENC_E32 : n == 1 ? ENC_SDWA : ENC_E64;
	case F_VOP3: case F_VOP3P: return ENC_E64;
	default: return ENC_ANY;
	}
}

/* ---- operands and modifiers -------------------------------------------------------------------------- */
static void set(struct gen *g, const char *name, int64_t value) { grammar_set(g->g, name, value); }

static bool
may_be_scalar(const struct gen *g, uint32_t source)
{
	bool bus = grammar_get(g->g, "bus");

	if (g->enc == ENC_E64_DPP)
		return !bus && source >= (g->t->bit == T1150 ? 1 : 2);
	if (bus || g->enc == ENC_DPP || (g->enc == ENC_SDWA && g->t->gfx < 0x900))
		return false;
	return g->enc == ENC_E64 || g->enc == ENC_SDWA || source == 0;
}

static void
put_operand(struct gen *g, const struct slot *s, uint32_t source)
{
	bool real = s->type == 'f' || s->type == 'd' || s->type == 'h', scalar = may_be_scalar(g, source);
	bool sign = g->enc != ENC_E32 && g->enc != ENC_ANY, address = s->flags & SLOT_ADDR;
	bool any_mask = g->enc == ENC_E64 || g->enc == ENC_E64_DPP ||
		(g->enc == ENC_SDWA && g->row->format == F_VOPC && g->t->gfx >= 0x900);
	uint32_t units = s->kind == 'm' ? g->lanes / 32 : s->units;
	const char rule[] = { '$', 'o', 'p', 'e', 'r', 'a', 'n', 'd', (char)s->kind, 0 };

	set(g, "units", units);
	set(g, "wide", units > 8);
	set(g, "align", units > 4 ? 4 : units ? units : 1);
	set(g, "written", (s->flags & SLOT_DEF) || s->kind == 'm' || (s->flags & SLOT_RETURNS && s->kind != 's'));
	set(g, "address", address);
	set(g, "number", s->type && strchr("fdhp", s->type));
	set(g, "signs", real && sign);
	set(g, "extends", !real && g->enc == ENC_SDWA);
	set(g, "scalar", scalar);
	set(g, "constant", g->enc == ENC_E64_DPP ? scalar :
			g->enc != ENC_DPP && g->enc != ENC_SDWA && (g->enc == ENC_E64 || source == 0));
	set(g, "anymask", any_mask);
	if (strchr("scmvwxyABiKoHW", s->kind))
		grammar_expand(g->g, rule);
	else
		grammar_put(g->g, "?");	/* not one of those drawn here: the reader refuses it */
}

static uint32_t
kind_of_offset(const struct row *r)
{
	bool two = strstr(r->name, "read2") || strstr(r->name, "write2") || strstr(r->name, "wrxchg2");

	if (r->format == F_DS)
		return strstr(r->name, "swizzle") ? 1 : two ? 2 : 4;
	return r->format == F_MUBUF ? 3 : r->format == F_GLOBAL ? 5 : 0;
}

static void
put_modifiers(struct gen *g, uint32_t sources)
{
	bool packed = g->row->format == F_VOP3P;

	set(g, "compares", g->row->format == F_VOPC);
	set(g, "two", sources > 1);
	set(g, "packed", packed);
	set(g, "nbits", packed ? sources : sources + 1);
	set(g, "how", kind_of_offset(g->row));
	if (g->enc == ENC_SDWA)
		grammar_expand(g->g, "$sdwa");
	else if (g->enc == ENC_E64 || g->enc == ENC_E64_DPP)
		grammar_expand(g->g, "$eight");
	else if (g->enc != ENC_DPP && g->row->format >= F_DS)
		grammar_expand(g->g, "$memory");
	if (g->enc == ENC_DPP || g->enc == ENC_E64_DPP)
		grammar_expand(g->g, "$dpp");
}

static const char *
draw(struct gen *g, uint32_t row)
{
	static const char *const suffix[] = { "", "_e32", "_e64", "_sdwa", "_dpp", "_e64_dpp" };
	const struct form *f = gcn_table_form(g->tb, row);
	uint32_t source = 0, operands = 0;
	bool glc;

	g->row = &gcn_row[row];
	g->enc = encoding(g);
	glc = strstr(g->row->name, "_atomic") && chance(g, 60);
	set(g, "bus", starts(g->row->name, "v_div_fmas") || reads_mask(g->row->name));
	set(g, "glc", glc);
	set(g, "lane", 0);
	set(g, "buffer", g->row->format == F_MUBUF);
	set(g, "global", g->row->format == F_GLOBAL);
	set(g, "short", g->row->format == F_SOPP);
	grammar_put(g->g, "%s%s ", g->row->name,
		g->enc == ENC_E64 && (g->row->format == F_VOP3 || g->row->format == F_VOP3P) ? "" : suffix[g->enc]);
	for (uint32_t k = 0; k < f->n; k++) {
		bool written = f->slot[k].flags & SLOT_DEF;

		if (f->slot[k].flags & SLOT_OPTIONAL && !(written && glc))
			continue;
		grammar_put(g->g, "%s", operands++ ? ", " : "");
		put_operand(g, &f->slot[k], source);
		source += !written;
	}
	put_modifiers(g, f->n - f->ndef);
	return grammar_take(g->g);
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
		grammar_expand(g->g, "$pair");
		p->line[p->n++] = grammar_take(g->g);
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
	g.g = grammar_new(a, r, rules, WB_COUNT(rules), NULL, NULL);
	set(&g, "old", g.t->gfx < 0x900);
	find_rows(a, g.t, &rows);
	for (uint32_t kind = 0; kind < FORM_KINDS; kind++)
		for (uint32_t k = 0; rows.of[kind].n && k < n * share[kind] / 100; k++) {
			p.row[p.n] = rows.of[kind].at[k % rows.of[kind].n];	/* each row in turn */
			p.line[p.n] = draw(&g, p.row[p.n]);
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
