/* test/prop/gcn.c -- the assembly reader against LLVM.
 *
 * Forms: every instruction that LLVM has for a target, in every encoding, with
 * made-up operands (build/test/gcn/forms). llvm-mc says which are valid; each of
 * those must be read, its address must be the one in the assembled object, the
 * registers read and written must be those of LLVM's own tables, and the timing class
 * one that fits the units and cycles of LLVM's scheduling model and the name.
 * Corpus: test/gcn/cl compiled for three targets at two levels. Every address,
 * size and mnemonic must equal llvm-objdump's, and no function may be refused.
 *
 *	gcn [SEED [COUNT [FIRST]]]	a case for each target: nothing is drawn
 *
 * With TARGET in the environment, that one. Programs are looked for beside this one and in PATH.
 */
#include <ctype.h>
#include <string.h>
#include <unistd.h>

#include "../lib/files.h"
#include "../lib/prop.h"
#include "wavebound/gcn.h"

static const char *dir;
static char work[] = "/tmp/gcn-XXXXXX";
static uint64_t nform;

static void
verdict(bool ok, const char *what, const char *detail)
{
	prop_expect(ok, "%s: %s", what, detail);
}

/* What a command prints. */
WB_PRINTF(1, 2) static char *
run(const char *fmt, ...)
{
	char cmd[8192], *out, *kept;
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(cmd, sizeof(cmd), fmt, ap);
	va_end(ap);
	out = files_output(cmd);
	kept = wb_strdup(prop.cx->unit, out);
	free(out);
	return kept;
}

/* ---- what llvm-objdump says ---------------------------------------------------------- */
struct seen {
	uint64_t addr;
	char mnemonic[48];
};

static size_t
stem(const char *m, size_t n)
{
	static const char *const suffix[] = { "_e32", "_e64", "_sdwa", "_dpp", "_dpp8" };

	for (size_t k = 0; *m == 'v' && k < WB_COUNT(suffix); k++) {
		size_t s = strlen(suffix[k]);

		if (n > s && memcmp(m + n - s, suffix[k], s) == 0)
			return n - s;
	}
	return n;
}

/* Lines "\tv_mov_b32_e32 v0, s1    // 000000001234: 7E000201". */
static struct seen *
listing(char *text, uint32_t *n)
{
	WB_VEC(struct seen) list = { 0 };

	for (char *line = strtok(text, "\n"); line; line = strtok(NULL, "\n")) {
		char *at = strstr(line, "// ");
		struct seen s;

		if (*line != '\t' || !at)
			continue;
		s.addr = strtoull(at + 3, NULL, 16);
		snprintf(s.mnemonic, sizeof s.mnemonic, "%.*s", (int)stem(line + 1, strcspn(line + 1, " \t\n")),
			line + 1);
		WB_PUSH(prop.cx->unit, &list, s);
	}
	*n = list.n;
	return list.at;
}

static struct wb_module *
read_text(struct wb_ctx *cx, const char *text)
{
	uint16_t file = wb_file_add(cx->files, WB_FILE_TEXT, "test.s", text, strlen(text));
	struct wb_module *m = NULL;

	wb_gcn_read(cx, file, NULL, &m);
	return m;
}

static void
show_messages(struct wb_ctx *cx)
{
	struct wb_out o = wb_out_new(cx->unit);

	wb_diag_print(cx->diag, 0, false, &o);
	printf("%.*s", (int)(o.n > 4000 ? 4000 : o.n), o.at);
}

/* ---- forms ----------------------------------------------------------------------------------- */
struct form {
	const char *text;
	char *defs, *uses, *schedule;
};

/* Control flow and mode switches would change how the rest is read; they have tests of their own. */
static bool
wanted(const char *t, bool is_gfx11)
{
	static const char *const not[] = { "s_endpgm", "s_cbranch", "s_branch", "s_setpc", "s_swappc", "s_call",
		"s_rfe", "s_subvector", "s_code_end", "s_setvskip", "s_set_gpr", "s_wait_event" };
	/* of gfx11, and refused: graphics, loads to LDS; pairs of operations are none of the forms */
	static const char *const refused[] = { "buffer_load_lds_b", "buffer_load_lds_i", "buffer_load_lds_u",
		"buffer_load_lds_format", "lds_", "v_interp",
		"ds_bvh", "ds_add_gs", "ds_sub_gs", "v_dual", "v_mov_b16", "s_singleuse_vdst" };

	for (size_t k = 0; k < WB_COUNT(not); k++)
		if (strncmp(t, not[k], strlen(not[k])) == 0)
			return false;
	for (size_t k = 0; k < WB_COUNT(refused) && is_gfx11; k++)
		if (strncmp(t, refused[k], strlen(refused[k])) == 0)
			return false;
	return !strstr(t, "_pad_s_nop");
}

/* Completes a form with what its opcode implies but LLVM's printer was not told: the old
 * value returns (glc), image channels. */
static const char *
complete(const struct form *f, const char *gfx, unsigned channels)
{
	const char *comment = strstr(f->text, " ;");
	int n = (int)(comment ? (size_t)(comment - f->text) : strlen(f->text));
	bool atomic = strstr(f->text, "atomic") != NULL, image = strncmp(f->text, "image_", 6) == 0;
	bool glc = atomic && (image || *f->defs) && strncmp(f->text, "ds_", 3) != 0;

	return wb_format(prop.cx->unit, "%.*s%s%s%s", n, f->text,
		image ? wb_format(prop.cx->unit, " dmask:0x%x unorm", channels) : "",
		image && strncmp(gfx, "gfx1", 4) == 0 ? " dim:SQ_RSRC_IMG_2D" : "",
		!glc ? "" : strcmp(gfx, "gfx942") == 0 && *f->text != 's' ? " sc0" : " glc");
}

static struct form *
forms_of(const char *gfx, const char *suffixes, uint32_t *n)
{
	WB_VEC(struct form) list = { 0 };

	for (char *line = strtok(run("'%s/../gcn/forms' %s %s", dir, gfx, suffixes), "\n"); line;
		line = strtok(NULL, "\n")) {
		static const unsigned channels[] = { 1, 3, 7, 15 };
		struct form f = { .text = line, .schedule = strrchr(line, '|') };

		*f.schedule++ = 0;
		f.uses = strrchr(line, '|');
		*f.uses++ = 0;
		f.defs = strrchr(line, '|');
		*f.defs++ = 0;
		if (!wanted(line, strncmp(gfx, "gfx11", 5) == 0))
			continue;
		for (size_t c = 0; c < (strncmp(line, "image_", 6) == 0 ? WB_COUNT(channels) : 1); c++) {
			struct form one = f;

			one.text = complete(&f, gfx, channels[c]);
			WB_PUSH(prop.cx->unit, &list, one);
		}
	}
	*n = list.n;
	return list.at;
}

/* Leaves the forms that llvm-mc accepts. */
static uint32_t
keep_valid(struct form *f, uint32_t n, const char *gfx)
{
	struct wb_out o = wb_out_new(prop.cx->unit);
	bool *bad = WB_NEW(prop.cx->unit, bool, n + 1);
	uint32_t kept = 0;
	char *log;

	for (uint32_t k = 0; k < n; k++)
		wb_printf(&o, "\t%s\n", f[k].text);
	files_write(wb_format(prop.cx->unit, "%s/all.s", work), o.n ? o.at : "");
	log = run("llvm-mc-19 -triple=amdgcn-amd-amdhsa -mcpu=%s -o /dev/null %s/all.s 2>&1", gfx, work);
	for (char *p = log; (p = strstr(p, "all.s:")); p++) {
		char *end;
		unsigned long line = strtoul(p + 6, &end, 10);

		if (strstr(end, "error") && strstr(end, "error") < strchr(end, '\n') && line >= 1 && line <= n)
			bad[line - 1] = true;
	}
	for (uint32_t k = 0; k < n; k++)
		if (!bad[k])
			f[kept++] = f[k];
	return kept;
}

/* Leaves those that the reader does not refuse as a form that nothing was held against; says how many it refused. */
static uint32_t
keep_modelled(struct form *f, uint32_t n, const char *gfx)
{
	uint32_t kept = 0;

	for (uint32_t first = 0; first < n; first += 100) {	/* fewer than messages are kept */
		struct wb_ctx *cx = wb_ctx_new(NULL);
		struct wb_out o = wb_out_new(cx->unit);
		bool refused[100] = { false };

		wb_printf(&o, "\t.amdgcn_target \"amdgcn-amd-amdhsa--%s\"\n", gfx);
		for (uint32_t k = first; k < n && k < first + 100; k++)
			wb_printf(&o, "\t%s\n", f[k].text);
		wb_printf(&o, "%c", 0);
		read_text(cx, o.at);
		for (uint32_t k = 0; k < cx->diag->message.n; k++) {
			const struct wb_message *m = &cx->diag->message.at[k];

			if (m->code == WB_E_GCN_UNSUPPORTED && m->loc.line >= 2 && m->loc.line < 102)
				refused[m->loc.line - 2] = true;
		}
		for (uint32_t k = first; k < n && k < first + 100; k++)
			if (!refused[k - first])
				f[kept++] = f[k];
		wb_ctx_free(cx);
	}
	printf("%s: %u forms refused\n", gfx, n - kept);
	return kept;
}

/* LLVM register names to unit numbers: VGPR8_VGPR9, VCC, M0. */
static void
mark_unit(bool *set, const char *name, size_t n, bool wave32)
{
	static const struct { const char *name; uint16_t unit, count;
	} special[] = {
		{ "VCC", WB_GCN_VCC_LO, 2 },
		{ "EXEC", WB_GCN_EXEC_LO, 2 },
		{ "FLAT_SCR", WB_GCN_FLAT_SCRATCH_LO, 2 },
		{ "VCC_LO", WB_GCN_VCC_LO, 1 },
		{ "EXEC_LO", WB_GCN_EXEC_LO, 1 },
		{ "M0", WB_GCN_M0, 1 },
		{ "SCC", WB_GCN_SCC, 1 },
		{ "MODE", WB_GCN_MODE, 1 },
	};

	for (size_t k = 0; k < WB_COUNT(special); k++)
		if (strlen(special[k].name) == n && memcmp(special[k].name, name, n) == 0) {
			for (unsigned u = 0;
				u < special[k].count && !(wave32 && (u || special[k].unit == WB_GCN_FLAT_SCRATCH_LO));
				u++)
				set[special[k].unit + u] = true;
			return;
		}
	for (const char *p = name; p + 5 <= name + n; p++)
		if (memcmp(p + 1, "GPR", 3) == 0 && isdigit((unsigned char)p[4]))
			set[(*p == 'V' ? WB_GCN_V0 : *p == 'A' ? WB_GCN_A0 : 0) + strtoul(p + 4, NULL, 10)] = true;
}

static void
mark_list(bool *set, const char *list, bool wave32)
{
	while (*list) {
		size_t n = strcspn(list, " ");

		mark_unit(set, list, n, wave32);
		list += n + (list[n] == ' ');
	}
}

static void
mark_operands(const struct wb_fn *fn, const struct wb_inst *i, bool *defs, bool *uses)
{
	for (uint32_t k = 0; k < i->nopnd; k++) {
		const struct wb_opnd *o = &fn->opnd[i->opnd + k];

		for (uint32_t u = o->id; o->kind == WB_OPND_UNIT && u < o->id + o->nunit; u++) {
			defs[u] |= (o->flags & WB_DEF) != 0;
			uses[u] |= (o->flags & WB_USE) != 0;
		}
	}
}

enum rule { EXACT, MORE, LESS, ANY };

/* Vector operations whose result has 16 bits, by name. */
static bool
has_16_bits(const char *name)
{
	size_t n = strlen(name);

	if (*name != 'v' || strncmp(name, "v_cmp", 5) == 0 || strncmp(name, "v_pk_", 5) == 0)
		return false;
	return (n > 4 &&
		       (strcmp(name + n - 3, "f16") == 0 || strcmp(name + n - 3, "i16") == 0 ||
			       strcmp(name + n - 3, "u16") == 0 || strcmp(name + n - 3, "b16") == 0)) ||
		strcmp(name, "v_cvt_f16_f32") == 0 || strcmp(name, "v_sat_pk_u8_i16") == 0;
}

/* Where we differ from LLVM's tables on purpose. */
static enum rule
rule_of(const char *name, const char *text, bool defs)
{
	if (strncmp(name, "s_movrel", 8) == 0 || strncmp(name, "v_movrel", 8) == 0)
		return MORE;	/* LLVM names one register, any behind it may be meant */
	if (defs && strncmp(name, "s_quadmask", 10) == 0)
		return MORE;	/* LLVM's tables forget SCC */
	if (!defs && strncmp(name, "ds_", 3) == 0 && (strstr(name, "_f32") || strstr(name, "_f64")))
		return MORE;	/* and that denormals in LDS are as MODE says */
	if (!defs && (strcmp(name, "v_cvt_flr_i32_f32") == 0 || strcmp(name, "v_cvt_rpi_i32_f32") == 0))
		return MORE;	/* and that whether a denormal is 0 decides what it is rounded to */
	if (!defs && (strstr(name, "_minimum") || strstr(name, "_maximum")))
		return MORE;	/* LLVM has them flush denormals in no mode, of which no document speaks */
	if (!defs && strstr(text, "_e64_dpp") && (strstr(name, "v_fmac") || strstr(name, "v_fma_mix") ||
			strncmp(name, "v_cvt_pk_", 9) == 0 || strncmp(name, "v_cvt_sr_", 9) == 0))
		return ANY;	/* LLVM's real opcodes name the old value twice, the second time as another operand */
	if (!defs && has_16_bits(name))
		/* LLVM's tables forget the other half of the destination; prop/effects says which operations keep it */
		return MORE;
	if (!defs && strcmp(name, "v_permlane64_b32") == 0)
		return MORE;	/* in waves of 32 lanes it does nothing */
	if (!defs && strcmp(name, "v_pk_fmac_f16") == 0)
		return MORE;	/* and that it adds to what its destination held */
	if (!defs && (strncmp(name, "s_cmov", 6) == 0))
		return MORE;	/* the old value survives when SCC is 0 */
	if (!defs &&
		(strncmp(name, "s_bitset", 8) == 0 || strstr(name, "_d16") || strcmp(name, "v_interp_p2_f32") == 0))
		return ANY;	/* LLVM's real opcodes name the old value as another operand, or not at all */
	if (!defs && strncmp(name, "v_cmp", 5) == 0 && (strstr(text, "dpp8") || strstr(text, "quad_perm")))
		return MORE;	/* what becomes of lanes that DPP leaves out is not known: they count as kept */
	if (defs && strstr(name, "cmpswap"))
		return LESS;	/* LLVM takes the whole data pair for written */
	if (defs && strncmp(name, "v_cmp", 5) == 0 && strstr(text, "_sel:"))
		return ANY;	/* LLVM's SDWA comparisons carry VCC or an operand that is not in the text */
	if (!defs && strcmp(name, "v_interp_p2_f16") == 0)
		return MORE;	/* two opcodes of one spelling, one of them without M0 */
	if (!defs && strcmp(name, "exp") == 0)
		return LESS;	/* values switched off */
	if (!defs && strncmp(name, "scratch_", 8) == 0 && (strstr(text, " lds") || strstr(name, "_lds_")))
		return MORE;
	if (!defs && strstr(text, " tfe"))
		return MORE;	/* what is not there is not loaded, so the old value stays */
	if (strncmp(name, "image_", 6) == 0 && (strstr(text, " lwe") || strstr(text, " d16")))
		return MORE;	/* a register that LLVM does not list, halves that are kept */
	if (!defs && strncmp(name, "image_", 6) == 0 && !strstr(text, "dim:"))
		return MORE;	/* until gfx9 the descriptor says how many registers are read */
	return EXACT;
}

/* M0: DS on gfx8 only; memory instructions only when they go to LDS. LLVM's tables are coarser. */
static bool
m0_is_free(const char *name, const char *text)
{
	return (strncmp(name, "ds_", 3) == 0 && !strstr(name, "gws") && !strstr(name, "ordered") &&
		       !strstr(name, "append") && !strstr(name, "consume") && !strstr(name, "addtid")) ||
		((strncmp(name, "buffer_", 7) == 0 || strncmp(name, "global_", 7) == 0 ||
			 strncmp(name, "scratch_", 8) == 0 || strncmp(name, "flat_", 5) == 0) &&
			!strstr(text, " lds") && !strstr(name, "_lds_"));
}

static bool
agree(const bool *ours, const bool *theirs, enum rule r, bool skip_m0)
{
	for (uint32_t u = 0; u < WB_GCN_NUNIT; u++) {
		if (skip_m0 && u == WB_GCN_M0)
			continue;
		if ((ours[u] && !theirs[u] && (r == EXACT || r == LESS)) ||
			(!ours[u] && theirs[u] && (r == EXACT || r == MORE)))
			return false;
	}
	return true;
}

static void
check_form(const struct wb_fn *fn, const struct wb_inst *i, const struct form *f, bool wave32)
{
	static bool ours[2][WB_GCN_NUNIT], theirs[2][WB_GCN_NUNIT];
	const char *name = wb_gcn_operation_name(i->isa_op);
	bool m0 = m0_is_free(name, f->text);

	memset(ours, 0, sizeof(ours));
	memset(theirs, 0, sizeof(theirs));
	mark_operands(fn, i, ours[0], ours[1]);
	mark_list(theirs[0], f->defs, wave32);
	mark_list(theirs[1], f->uses, wave32);
	for (unsigned k = 0; k < 2 && strstr(name, "exec_b64"); k++)	/* as wide as what they save */
		theirs[k][WB_GCN_EXEC_HI] = theirs[k][WB_GCN_EXEC_LO];
	verdict(agree(ours[0], theirs[0], rule_of(name, f->text, true), m0), "registers written", f->text);
	verdict(agree(ours[1], theirs[1], rule_of(name, f->text, false), m0), "registers read", f->text);
}

/* ---- timing classes, held against LLVM's scheduling model -------------------------------------- */
static bool
has(const char *text, const char *part)
{
	return strstr(text, part) != NULL;
}

static bool
has_any(const char *text, const char *const *part)
{
	while (*part && !has(text, *part))
		part++;
	return *part != NULL;
}

/* Registers of operand @k of LLVM's text: "v[8:10]" has 3, "v8" 1, "off" 0. */
static unsigned
width(const char *text, unsigned k)
{
	const char *p = strchr(text, ' ');
	char *end;

	for (; p && k; k--) {
		const char *bracket = strchr(p, '['), *comma = strchr(p, ',');

		p = bracket && comma && bracket < comma ? strchr(strchr(bracket, ']'), ',') : comma;
		p = p ? p + 1 : NULL;
	}
	if (!p)
		return 0;
	p += strspn(p, " ");
	if (p[1] == '[') {
		unsigned long first = strtoul(p + 2, &end, 10);

		return (unsigned)(strtoul(end + 1, NULL, 10) - first + 1);
	}
	return (*p == 'v' || *p == 's' || *p == 'a') && isdigit((unsigned char)p[1]);
}

/* Units that LLVM lets one instruction occupy, its latency on them, and whether it may load or store. */
struct schedule {
	bool salu, valu, xdl, lgkm, vmem, branch, export, load, store;
	unsigned long cycles;
};

static struct schedule
schedule_of(const char *text)
{
	const char *number = strpbrk(text, "0123456789");

	return (struct schedule){ has(text, "HWSALU"), has(text, "HWVALU") || has(text, "HWTransVALU"),
		has(text, "HWXDL"), has(text, "HWLGKM"), has(text, "HWVMEM"), has(text, "HWBranch"),
		has(text, "HWExport"), has(text, " load"), has(text, " store"),
		number ? strtoul(number, NULL, 10) : 0 };
}

static enum wb_tclass
scalar_class(const char *name)
{
	static const char *const message[] = { "s_sendmsg", "s_sethalt", "s_trap", NULL };

	if (has(name, "saveexec") || has(name, "wrexec"))
		return WB_TC_SAVEEXEC;
	if (has(name, "s_setreg") || has(name, "s_denorm_mode") || has(name, "s_round_mode"))
		return WB_TC_SETREG;
	if (has(name, "s_waitcnt") || (has(name, "s_wait_") && has(name, "cnt")) || has(name, "s_delay_alu"))
		return WB_TC_WAITCNT;
	if (has(name, "_inv"))
		return WB_TC_SMEM;
	if (has_any(name, message))
		return WB_TC_MESSAGE;
	if (has(name, "_f32") || has(name, "_f16"))
		return WB_TC_SALU_FLOAT;
	return strcmp(name, "s_nop") == 0 ? WB_TC_NOP : strcmp(name, "s_sleep") == 0 ? WB_TC_SLEEP : WB_TC_SALU;
}

/* By name alone. What LLVM says in cycles is held against it below. */
static enum wb_tclass
vector_class(const char *name)
{
	static const char *const root[] = { "_rcp_", "_rsq_", "_sqrt_", NULL },
				 * const trans[] = { "_rcp_", "_rsq_", "_sqrt_", "_exp_", "_log_", "_sin_", "_cos_",
					 NULL };
	static const char *const f64mul[] = { "_mul_", "_fma_", "_fmac_", "_div_", "_trig_", NULL };
	static const char *const fma32[] = { "v_fma_f32", "v_fmac_f32", "v_fmaak_f32", "v_fmamk_f32", "legacy_f32",
		"v_fma_mix", "dot2_f32_f16", "dot2c_f32_f16", "dot2_f16_f16", "bf16", "pk_fma_f32", NULL };
	static const char *const quarter[] = { "_mul_lo_u32", "_mul_lo_i32", "_mul_hi_", "_mad_u64", "_mad_i64", "sad",
		"_div_", "_interp_", NULL };
	static const char *const wide[] = { "rev_b64", "rev_i64", "_add_u64", "v_mov_b64", NULL };

	if (has(name, "lane") && !has(name, "lane_b32_dpp") && !has(name, "permlane"))
		return WB_TC_VALU_LANE;
	if (has(name, "_frexp_exp"))
		return has(name, "f64") ? WB_TC_VALU_F64ADD : WB_TC_VALU;
	if (has(name, "f64") && !has(name, "v_cvt_pk"))
		return has_any(name, root) ? WB_TC_VALU_F64TRANS :
			has_any(name, f64mul) ? WB_TC_VALU_F64MUL :
						WB_TC_VALU_F64ADD;
	if (has(name, "v_cvt_"))
		return WB_TC_VALU_CVT;
	if (has_any(name, trans))
		return WB_TC_VALU_TRANS;
	if (has(name, "v_swap"))
		return WB_TC_VALU_SWAP;
	if (has_any(name, wide) || (has(name, "v_cmp") && (has(name, "_i64") || has(name, "_u64"))))
		return WB_TC_VALU_SHIFT64;
	if (has_any(name, fma32) && !has(name, "mul_legacy") && !has(name, "mad") && !has(name, "v_mac"))
		return WB_TC_VALU_FMA32;
	return has_any(name, quarter) ? WB_TC_VALU_QUARTER : WB_TC_VALU;
}

/* Latencies of LLVM's model for gfx8 and gfx9 that a class stands for: 1, 2, 4, 8, 16 are bits. */
static unsigned long
vector_cycles(enum wb_tclass c)
{
	switch (c) {
	case WB_TC_VALU: case WB_TC_VALU_LANE: case WB_TC_VALU_FMA32: return 1;
	case WB_TC_VALU_CVT: return 1 | 4;
	case WB_TC_VALU_QUARTER: return 1 | 4 | 16;
	case WB_TC_VALU_TRANS: return 4;
	case WB_TC_VALU_SHIFT64: case WB_TC_VALU_SWAP: return 2;
	case WB_TC_VALU_F64ADD: return 4 | 8;
	case WB_TC_VALU_F64MUL: return 8 | 16;
	case WB_TC_VALU_F64TRANS: return 16;
	default: return 0;
	}
}

static enum wb_tclass
lds_class(const char *name, const char *text, const struct schedule *s)
{
	unsigned units = s->store ? width(text, 1) + (has(name, "write2") ? width(text, 2) : 0) : width(text, 0);

	if (has(name, "addtid"))
		units = 1;
	if (has(name, "gws") || has(name, "ordered") || has(text, " gds"))
		return WB_TC_GDS;
	if (!s->load && !s->store)
		return WB_TC_LDS_READ;
	if (s->load && s->store) {
		bool wide = has(name, "64") || has(name, "cmpst") || has(name, "src2") || has(name, "wrxchg2");

		return wide ? WB_TC_LDS_ATOMIC64 : WB_TC_LDS_ATOMIC;
	}
	if (s->load)
		return units == 1 ? WB_TC_LDS_READ : units == 2 ? WB_TC_LDS_READ64 : WB_TC_LDS_READ128;
	return units == 1 ? WB_TC_LDS_WRITE : units == 2 ? WB_TC_LDS_WRITE64 : WB_TC_LDS_WRITE128;
}

static enum wb_tclass
memory_class(const char *name, const char *text, const struct schedule *s)
{
	unsigned units = width(text, 0) - has(text, " tfe");	/* the status word is no data */

	if (has(name, "image_"))
		return WB_TC_IMAGE;
	if (has(name, "cmpswap"))
		return WB_TC_VMEM_CMPSWAP;
	if (has(name, "atomic"))
		return WB_TC_VMEM_ATOMIC;
	if (has(name, "store"))
		return WB_TC_VMEM_STORE;
	if (!s->load)
		return WB_TC_VMEM_CACHE;
	if (has(name, "format"))
		return WB_TC_VMEM_LOAD128;	/* converted, of up to four components in memory */
	return has(text, " lds") || has(name, "_lds_") || units <= 1 ? WB_TC_VMEM_LOAD :
		units == 2 ? WB_TC_VMEM_LOAD64 :
								       WB_TC_VMEM_LOAD128;
}

/* LLVM gives the passes as cycles. */
static enum wb_tclass
matrix_class(unsigned long passes)
{
	return passes == 2 ? WB_TC_MFMA2 : passes == 4 ? WB_TC_MFMA4 : passes == 8 ? WB_TC_MFMA8 : WB_TC_MFMA16;
}

static enum wb_tclass
expected_class(const char *name, const char *text, const struct schedule *s)
{
	if (s->vmem)
		return memory_class(name, text, s);
	if (s->lgkm && *name == 's')
		return width(text, 0) == 16 && has(name, "load") ? WB_TC_SMEM_X16 :
			width(text, 0) == 8 && has(name, "load") ? WB_TC_SMEM_X8 :
								   WB_TC_SMEM;
	if (s->lgkm)
		return lds_class(name, text, s);
	if (s->xdl || has(name, "mfma_f64"))
		return matrix_class(s->cycles);
	/* LLVM knows no other time for these than that of the vector ALU */
	if (has(name, "v_wmma") || has(name, "v_swmmac"))
		return has(name, "16x16x16_iu4") ? WB_TC_MFMA4 : WB_TC_MFMA8;
	if (strcmp(name, "s_sleep_var") == 0)	/* no more of this: its operand says how long it takes */
		return WB_TC_SLEEP;
	if (s->valu)
		return vector_class(name);
	if (s->export)
		return WB_TC_EXPORT;
	return s->branch ? WB_TC_BARRIER : scalar_class(name);
}

static void
check_class(const struct wb_inst *i, const struct form *f, bool cycles_known)
{
	struct schedule s = schedule_of(f->schedule);
	const char *name = wb_gcn_operation_name(i->isa_op);
	enum wb_tclass want = expected_class(name, f->text, &s);
	char what[200];

	snprintf(what, sizeof(what), "timing class is %s, not %s (LLVM: %s)", wb_tclass_name[i->tclass],
		wb_tclass_name[want], f->schedule);
	verdict(i->tclass == want && (!cycles_known || !s.valu || (vector_cycles(want) & s.cycles) != 0), what,
		f->text);
}

/* Forms stand one behind the other without waits, so there are unknown values in front of some (src/gcn/waits.c). */
static void
drop_unknown_values(struct wb_fn *fn)
{
	uint32_t n = 0;

	for (uint32_t k = 0; k < fn->ninst; k++)
		if (!wb_early_read(&fn->inst[k]))
			fn->inst[n++] = fn->inst[k];
	fn->ninst = n;
}

static void
check_forms(const char *gfx, const char *suffixes)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	uint32_t n, nseen;
	struct form *f = forms_of(gfx, suffixes, &n);
	struct wb_out o = wb_out_new(cx->unit);
	struct seen *seen;
	struct wb_module *m;

	n = keep_modelled(f, keep_valid(f, n, gfx), gfx);
	wb_printf(&o, "\t.amdgcn_target \"amdgcn-amd-amdhsa--%s\"\n\t.text\n\t.type f,@function\nf:\n", gfx);
	for (uint32_t k = 0; k < n; k++)
		wb_printf(&o, "\t%s\n", f[k].text);
	wb_printf(&o, "\ts_endpgm\n%c", 0);
	files_write(wb_format(cx->unit, "%s/forms.s", work), o.at);
	run("llvm-mc-19 -triple=amdgcn-amd-amdhsa -mcpu=%s -filetype=obj -o %s/forms.o %s/forms.s", gfx, work, work);
	seen = listing(run("llvm-objdump-19 -d --mcpu=%s %s/forms.o", gfx, work), &nseen);
	m = read_text(cx, o.at);
	if (m && m->nfn == 1)
		drop_unknown_values(m->fn[0]);
	verdict(n > 1000 && m && m->nfn == 1 && !m->fn[0]->refused && m->fn[0]->ninst == n + 1 && nseen == n + 1, gfx,
		"every valid form is read");
	if (m && m->nfn == 1 && m->fn[0]->ninst == n + 1 && nseen == n + 1) {
		for (uint32_t k = 0; k < n; k++) {
			const struct wb_inst *i = &m->fn[0]->inst[k];

			verdict(i->addr == seen[k].addr && i->bytes == seen[k + 1].addr - seen[k].addr, "size",
				f[k].text);
			check_form(m->fn[0], i, &f[k], strncmp(gfx, "gfx1", 4) == 0);
			check_class(i, &f[k],
				strncmp(gfx, "gfx1", 4) != 0 && strcmp(gfx, "gfx90a") != 0 &&
					strcmp(gfx, "gfx942") != 0);
		}
	} else {
		show_messages(cx);
	}
	nform += n;
	wb_ctx_free(cx);
}

/* ---- corpus -------------------------------------------------------------------------------------- */
static const struct seen *
find(const struct seen *s, uint32_t n, uint64_t addr)
{
	uint32_t lo = 0, hi = n;

	while (lo < hi) {
		uint32_t mid = lo + (hi - lo) / 2;

		if (s[mid].addr < addr)
			lo = mid + 1;
		else
			hi = mid;
	}
	return lo < n && s[lo].addr == addr ? &s[lo] : NULL;
}

static void
check_function(const struct wb_fn *fn, const struct seen *seen, uint32_t nseen, const char *what)
{
	uint32_t inside = 0;
	char detail[256];

	snprintf(detail, sizeof(detail), "%s: %s", fn->name, fn->refused ? fn->refused : "");
	verdict(!fn->refused && fn->ninst, what, detail);
	for (uint32_t k = 0; k < nseen; k++)
		inside += seen[k].addr >= fn->addr && seen[k].addr < fn->addr + fn->bytes;
	snprintf(detail, sizeof(detail), "%s: %u instructions, llvm-objdump has %u", fn->name,
		fn->ninst + fn->nunreachable, inside);
	verdict(inside == fn->ninst + fn->nunreachable, what, detail);
	for (uint32_t k = 0; k < fn->ninst; k++) {
		const struct wb_inst *i = &fn->inst[k];
		const struct seen *s = find(seen, nseen, i->addr);
		bool last = s && s + 1 == seen + nseen;

		snprintf(detail, sizeof(detail), "%s+0x%llx %s", fn->name, (unsigned long long)i->addr,
			wb_gcn_opcode_name(i->isa_op));
		verdict(s && strcmp(s->mnemonic, wb_gcn_opcode_name(i->isa_op)) == 0 &&
				(last || s[1].addr - s->addr == i->bytes),
			what, detail);
	}
}

static void
check_program(const char *cl, const char *gfx, const char *level)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	char what[256];
	struct seen *seen;
	struct wb_module *m;
	char *text;
	uint32_t n;

	snprintf(what, sizeof(what), "%s %s -O%s", cl, gfx, level);
	run("clang-19 -target amdgcn-amd-amdhsa -mcpu=%s -O%s -x cl -cl-std=CL2.0 "
		 "--rocm-device-lib-path=/usr/lib/x86_64-linux-gnu/amdgcn/bitcode "
		 "-mcode-object-version=4 -gline-tables-only -S -o '%s'/c.s '%s'",
		gfx, level, work, cl);
	run("llvm-mc-19 -triple=amdgcn-amd-amdhsa -mcpu=%s -filetype=obj -o %s/c.o %s/c.s", gfx, work, work);
	seen = listing(run("llvm-objdump-19 -d --mcpu=%s %s/c.o", gfx, work), &n);
	text = run("cat '%s/c.s'", work);
	m = read_text(cx, text);
	verdict(m && m->nfn > 3 && !cx->diag->nerror && !cx->diag->nrefusal, what, "is read without a message");
	if (cx->diag->message.n)
		show_messages(cx);
	for (uint32_t k = 0; m && k < m->nfn; k++)
		check_function(m->fn[k], seen, n, what);
	wb_ctx_free(cx);
}

static void
check_corpus(const char *gfx)
{
	static const char *const level[] = { "1", "3" };
	char *list = run("ls test/gcn/cl/*.cl"), *save = NULL;

	for (char *cl = strtok_r(list, "\n", &save); cl; cl = strtok_r(NULL, "\n", &save))
		for (size_t k = 0; k < WB_COUNT(level); k++)
			check_program(cl, gfx, level[k]);
}

int
main(int argc, char **argv)
{
	static const struct { const char *gfx, *suffixes; bool corpus;
	} targets[] = {
		{ "gfx803", "_vi _gfx80", true },
		{ "gfx900", "_vi _gfx9", true },
		{ "gfx904", "_vi _gfx9", false },
		{ "gfx9-generic", "_vi _gfx9", false },
		{ "gfx906", "_vi _gfx9", true },
		{ "gfx908", "_vi _gfx9 _vcd _acd", false },
		{ "gfx90a", "_vi _gfx9 _gfx90a _vcd _acd", false },
		{ "gfx942", "_vi _gfx9 _gfx90a _gfx940 _vcd _acd", false },
		{ "gfx1010", "_gfx10", false },
		{ "gfx1011", "_gfx10", false },
		{ "gfx1013", "_gfx10", false },
		{ "gfx1030", "_gfx10", false },
		{ "gfx1100", "_gfx11", false },
		{ "gfx1150", "_gfx11", false },
		{ "gfx1151", "_gfx11", false },
		{ "gfx1200", "_gfx12", false },
	};
	const char *only = getenv("TARGET");

	prop_start(argc, argv, WB_COUNT(targets));
	dir = files_folder(argv[0]);
	if (!mkdtemp(work))
		return 1;
	while (prop_next()) {
		uint32_t k = prop_turn(WB_COUNT(targets));

		if (only && strcmp(only, targets[k].gfx) != 0)
			continue;
		check_forms(targets[k].gfx, targets[k].suffixes);
		if (targets[k].corpus)
			check_corpus(targets[k].gfx);
	}
	files_remove(work);
	prop_tried(nform, only ? 0 : 1000 * prop.count, "forms");
	return prop_end();
}
