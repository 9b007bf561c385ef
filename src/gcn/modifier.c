/* src/gcn/modifier.c -- modifiers, which follow the operands (offset:16 glc row_shl:1 dst_sel:WORD_1 ...), and operands
 * with a syntax of their own: counters of s_waitcnt, hwreg(...), sendmsg(...), gpr_idx(...), swizzle(...).
 */
#include "gcn.h"

enum style {
	FLAG, SCOPE, HINT,		/* name */
	NUMBER,		/* name:value */
	BITS,		/* name:[b,b,...] */
	SDWA_SEL, DST_UNUSED,
	DPP,		/* name or name:n, added to a base */
	QUAD_PERM, DPP8, BOUND_CTRL,
	OMOD_MUL, OMOD_DIV,
	FORMAT, OFFSET, DIM,
};

enum { PATTERN = 17, POLICY = 31 };	/* ranks of patterns of lanes and of cache policy */

/* Sorted by their first letters, for find. */
static const struct known {
	const char *name;
	uint8_t rank;		/* modifiers are in this order; those of cache policy in any order */
	uint8_t mod, style;
	uint16_t base;		/* of a DPP pattern; bit of WB_MOD_IMAGE; value of a flag */
	uint16_t targets;	/* 0: all */
} known[] = {
	{ "a16", 33, WB_MOD_IMAGE, FLAG, 8, GFX9_ON }, { "abid", 23, WB_MOD_ABID, NUMBER, 0, 0 },
	{ "bank_mask", 19, WB_MOD_BANKMASK, NUMBER, 0, 0 },
	{ "bound_ctrl", 20, WB_MOD_BOUNDCTRL, BOUND_CTRL, 0, 0 }, { "blgp", 24, WB_MOD_BLGP, NUMBER, 0, 0 },
	{ "byte_sel", 6, WB_MOD_BYTESEL, NUMBER, 0, GFX12 },
	{ "clamp", 10, WB_MOD_CLAMP, FLAG, 1, 0 }, { "compr", 40, WB_MOD_IMAGE, FLAG, 128, PRE_GFX11 },
	{ "cbsz", 22, WB_MOD_CBSZ, NUMBER, 0, 0 },
	{ "dlc", POLICY, WB_MOD_DLC, FLAG, 1, GFX10_11 }, { "div", 11, WB_MOD_OMOD, OMOD_DIV, 0, 0 },
	{ "dst_sel", 12, WB_MOD_DSTSEL, SDWA_SEL, 0, 0 },
	{ "dst_unused", 13, WB_MOD_DSTUNUSED, DST_UNUSED, 0, 0 },
	{ "dpp8", PATTERN, WB_MOD_DPP8, DPP8, 0, GFX10_ON }, { "dmask", 25, WB_MOD_DMASK, NUMBER, 0, 0 },
	{ "da", 36, WB_MOD_IMAGE, FLAG, 2, 0 }, { "d16", 37, WB_MOD_IMAGE, FLAG, 16, 0 },
	{ "done", 39, WB_MOD_IMAGE, FLAG, 32, 0 }, { "dim", 26, WB_MOD_IMAGE, DIM, 0, GFX10_ON },
	{ "fi", 21, WB_MOD_FI, NUMBER, 0, GFX10_ON }, { "format", 1, WB_MOD_FORMAT, FORMAT, 0, 0 },
	{ "glc", POLICY, WB_MOD_GLC, FLAG, 1, PRE_GFX12 }, { "gds", 30, WB_MOD_GDS, FLAG, 1, 0 },
	{ "high", 5, WB_MOD_IMAGE, FLAG, 256, 0 },
	{ "index_key", 6, WB_MOD_INDEXKEY, NUMBER, 0, GFX12 },
	{ "idxen", 2, WB_MOD_IDXEN, FLAG, 1, 0 },
	{ "lds", 38, WB_MOD_LDS, FLAG, 1, 0 }, { "lwe", 35, WB_MOD_LWE, FLAG, 1, 0 },
	{ "mul", 11, WB_MOD_OMOD, OMOD_MUL, 0, 0 },
	{ "nv", PATTERN, WB_MOD_NV, FLAG, 1, GFX9 }, { "nt", POLICY, WB_MOD_SLC, FLAG, 1, T942 },
	{ "neg_lo", 8, WB_MOD_NEGLO, BITS, 0, 0 }, { "neg_hi", 9, WB_MOD_NEGHI, BITS, 0, 0 },
	{ "neg", 24, WB_MOD_NEGLO, BITS, 0, T942 },
	{ "offset", 28, WB_MOD_OFFSET, OFFSET, 0, 0 }, { "offen", 3, WB_MOD_OFFEN, FLAG, 1, 0 },
	{ "offset0", 28, WB_MOD_OFFSET0, NUMBER, 0, 0 },
	{ "offset1", 29, WB_MOD_OFFSET1, NUMBER, 0, 0 }, { "op_sel", 6, WB_MOD_OPSEL, BITS, 0, 0 },
	{ "op_sel_hi", 7, WB_MOD_OPSELHI, BITS, 0, 0 },
	{ "quad_perm", PATTERN, WB_MOD_DPPCTRL, QUAD_PERM, 0, 0 },
	{ "row_shl", PATTERN, WB_MOD_DPPCTRL, DPP, 0x100, 0 },
	{ "row_shr", PATTERN, WB_MOD_DPPCTRL, DPP, 0x110, 0 },
	{ "row_ror", PATTERN, WB_MOD_DPPCTRL, DPP, 0x120, 0 },
	{ "row_mirror", PATTERN, WB_MOD_DPPCTRL, DPP, 0x140, 0 },
	{ "row_half_mirror", PATTERN, WB_MOD_DPPCTRL, DPP, 0x141, 0 },
	{ "row_bcast", PATTERN, WB_MOD_DPPCTRL, DPP, 0x142, GFX8_9 },
	{ "row_share", PATTERN, WB_MOD_DPPCTRL, DPP, 0x150, GFX10_ON },
	{ "row_newbcast", PATTERN, WB_MOD_DPPCTRL, DPP, 0x150, T90A | T942 },
	{ "row_xmask", PATTERN, WB_MOD_DPPCTRL, DPP, 0x160, GFX10_ON },
	{ "row_en", 41, WB_MOD_IMAGE, FLAG, 64, GFX11_ON },
	{ "row_mask", 18, WB_MOD_ROWMASK, NUMBER, 0, 0 }, { "r128", 32, WB_MOD_IMAGE, FLAG, 4, T803 | GFX10_ON },
	{ "slc", POLICY, WB_MOD_SLC, FLAG, 1, PRE_GFX12 & ~T942 }, { "sc0", POLICY, WB_MOD_GLC, FLAG, 1, T942 },
	{ "sc1", POLICY, WB_MOD_SCC, FLAG, 1, T942 }, { "scc", POLICY, WB_MOD_SCC, FLAG, 1, T90A },
	{ "scope", POLICY, WB_MOD_SCC, SCOPE, 1, GFX12 },
	{ "src0_sel", 14, WB_MOD_SRC0SEL, SDWA_SEL, 0, 0 }, { "src1_sel", 15, WB_MOD_SRC1SEL, SDWA_SEL, 0, 0 },
	{ "tfe", 34, WB_MOD_TFE, FLAG, 1, 0 }, { "th", POLICY, WB_MOD_SLC, HINT, 1, GFX12 },
	{ "unorm", 27, WB_MOD_IMAGE, FLAG, 1, 0 },
	{ "vm", 41, WB_MOD_IMAGE, FLAG, 64, PRE_GFX11 },
	{ "wave_shl", PATTERN, WB_MOD_DPPCTRL, DPP, 0x130 - 1, GFX8_9 },
	{ "wave_rol", PATTERN, WB_MOD_DPPCTRL, DPP, 0x134 - 1, GFX8_9 },
	{ "wave_shr", PATTERN, WB_MOD_DPPCTRL, DPP, 0x138 - 1, GFX8_9 },
	{ "wave_ror", PATTERN, WB_MOD_DPPCTRL, DPP, 0x13c - 1, GFX8_9 },
};

static const struct known *
find_modifier(const char *w, size_t n)
{
	uint32_t low = 0;

	if (n < 2)
		return NULL;
	WB_SEARCH(low, WB_COUNT(known), mid, known[mid].name[0] < *w);
	for (; low < WB_COUNT(known) && known[low].name[0] == *w; low++)
		if (known[low].name[1] == w[1] && word_is(w, n, known[low].name))
			return &known[low];
	return NULL;
}

static bool
exists(const struct known *k, const struct target *t)
{
	return !k->targets || k->targets & t->bit;
}

/* Whether a register begins here: v7, s[2:3]. A quick test, since most operands are registers and no modifier begins
 * so. */
static bool
begins_register(const struct line *l)
{
	const char *p = l->at;

	return l->end - p > 1 && (*p == 'v' || *p == 's') &&
		(p[1] == '[' || gcn_lex_class[(unsigned char)p[1]] & LEX_DIGIT);
}

bool
gcn_modifier_next(struct line *l)
{
	const char *start, *w;
	const struct known *k;
	size_t n;
	int next;

	gcn_line_space(l);
	if (begins_register(l))
		return false;
	start = l->at;
	n = gcn_line_word(l, &w);
	next = line_peek(l);
	k = find_modifier(w, n);
	l->at = start;
	return n && (next == ':' || (k && exists(k, l->u->t) && next != '('));
}

/* Whether @k may follow the modifiers before it. *last is the rank of the last one, *seen the set of cache policies. */
static bool
in_order(const struct known *k, uint32_t *last, uint64_t *seen)
{
	uint32_t rank = k->rank;
	bool policy = rank == POLICY, again = policy && *seen >> k->mod & 1;

	*seen |= policy ? (uint64_t)1 << k->mod : 0;
	if (again || rank < *last || (rank == *last && !policy))
		return false;
	*last = rank;
	return true;
}

static bool
word_here(struct line *l, const char *name)
{
	const char *w;
	size_t n = gcn_line_word(l, &w);

	return word_is(w, n, name);
}

static bool
signed_number(struct line *l, uint64_t *out)
{
	int64_t v;

	if (!gcn_expr_number(l, &v))
		return false;
	*out = (uint64_t)v;
	return true;
}

/* [a,b,c]: from @least to @most numbers, packed into @width bits each. */
static bool
packed(struct line *l, uint32_t width, uint32_t least, uint32_t most, uint64_t *out)
{
	uint64_t v, all = 0;
	uint32_t n = 0;

	if (!gcn_line_take(l, '[')) {
		gcn_line_fail(l, WB_E_GCN_MODIFIER, l->at, "expected '['");
		return false;
	}
	do {
		if (!signed_number(l, &v))
			return false;
		if (n == most || v >> width) {
			gcn_line_fail(l, WB_E_GCN_MODIFIER, l->at, "too many values, or a value out of range");
			return false;
		}
		all |= v << n++ * width;
	} while (gcn_line_take(l, ','));
	*out = all;
	if (n >= least && gcn_line_take(l, ']'))
		return true;
	gcn_line_fail(l, WB_E_GCN_MODIFIER, l->at, "expected ']', or more values");
	return false;
}

/* The number of a word in a list. */
static bool
one_of(struct line *l, const char *const *name, uint32_t n, uint64_t *out)
{
	const char *w;
	size_t len = gcn_line_word(l, &w);

	for (uint32_t k = 0; k < n; k++)
		if (name[k] && word_is(w, len, name[k])) {
			*out = k;
			return true;
		}
	return false;
}

static bool
format(struct line *l, uint64_t *out)
{
	if (gcn_line_take(l, '['))
		return gcn_format_names(l, out);
	return signed_number(l, out) && *out < 128;
}

static bool
swizzle(struct line *l, uint64_t *out)
{
	enum { QUAD, BITMASK, BROADCAST, SWAP };
	static const char *const kind[] = { "QUAD_PERM", "BITMASK_PERM", "BROADCAST", "SWAP", "REVERSE" };
	static const uint8_t values[] = { 4, 0, 2, 1, 1 };
	uint64_t k, v[4] = { 0 };
	const char *s;
	size_t n = 0;

	if (!gcn_line_take(l, '(') || !one_of(l, kind, WB_COUNT(kind), &k))
		return false;
	if (k == BITMASK) {
		uint32_t and = 0, or = 0, xor = 0;

		if (!gcn_line_take(l, ',') || !gcn_line_string(l, &s, &n) || n != 5)
			return false;
		for (uint32_t b = 0; b < 5; b++) {
			uint32_t bit = 16u >> b;

			if (!strchr("01pi", s[b]))
				return false;
			and |= s[b] == 'p' || s[b] == 'i' ? bit : 0;
			or |= s[b] == '1' ? bit : 0;
			xor |= s[b] == 'i' ? bit : 0;
		}
		*out = and | or << 5 | xor << 10;
		return gcn_line_take(l, ')');
	}
	for (; n < values[k]; n++)
		if (!gcn_line_take(l, ',') || !signed_number(l, &v[n]) || v[n] > (k ? 32 : 3))
			return false;
	if (k && ((v[0] & (v[0] - 1)) || v[0] < (k == SWAP ? 1 : 2) || (k == SWAP && v[0] > 16) || v[1] >= v[0]))
		return false;
	if (k == QUAD)
		*out = 0x8000 | v[0] | v[1] << 2 | v[2] << 4 | v[3] << 6;
	else if (k == BROADCAST)
		*out = (32 - v[0]) | v[1] << 5;
	else
		*out = 0x1f | (k == SWAP ? v[0] : v[0] - 1) << 10;
	return gcn_line_take(l, ')');
}

/* How long the caches of gfx12 keep a line, by name. Atomics that return the old value say so there. */
static bool
hint(struct line *l, uint8_t *mod, uint64_t *out)
{
	static const char *const kind[] = { "TH_LOAD_", "TH_STORE_", "TH_ATOMIC_" };
	static const char *const policy[] = { "RT", "NT", "HT", "LU", "BYPASS", "NT_RT", "RT_NT", "NT_HT", "WB",
		"NT_WB", "RT_WB", "RETURN", "RT_RETURN", "NT_RETURN", "CASCADE_RT", "CASCADE_NT" };
	const char *w;
	size_t n = gcn_line_word(l, &w);

	*out = 1;
	if (n > 7 && memcmp(w + n - 6, "RETURN", 6) == 0)
		*mod = WB_MOD_GLC;
	for (size_t k = 0; k < WB_COUNT(kind); k++) {
		size_t len = strlen(kind[k]);

		for (size_t j = 0; n > len && memcmp(w, kind[k], len) == 0 && j < WB_COUNT(policy); j++)
			if (word_is(w + len, n - len, policy[j]))
				return true;
	}
	return false;
}

static bool
offset(struct line *l, uint8_t *mod, uint64_t *out)
{
	gcn_line_space(l);
	if (!(gcn_lex_class[line_peek(l) & 255] & LEX_ALPHA))
		return signed_number(l, out);
	*mod = WB_MOD_SWIZZLE;
	return word_here(l, "swizzle") && swizzle(l, out);
}

enum { DPP_ROR = 0x120, DPP_MIRROR = 0x140, DPP_HALF_MIRROR = 0x141, DPP_BCAST = 0x142, DPP_SHARE = 0x150 };

/* The number of a DPP pattern: rows shift by 1 to 15 lanes, waves by 1 lane; lane 15 or 31 is broadcast. */
static bool
dpp_pattern(const struct known *k, uint64_t n, uint64_t *out)
{
	if (k->base == DPP_BCAST) {
		*out = n == 31 ? DPP_BCAST + 1 : DPP_BCAST;
		return n == 15 || n == 31;
	}
	*out = k->base + n;
	if (k->base > DPP_ROR && k->base < DPP_MIRROR)
		return n == 1;
	return n < 16 && (n || k->base >= DPP_SHARE);
}

/* The least number that is too large for the modifier's field. */
static uint64_t
beyond(uint8_t mod)
{
	switch (mod) {
	case WB_MOD_ROWMASK: case WB_MOD_BANKMASK: case WB_MOD_DMASK: case WB_MOD_ABID: return 16;
	case WB_MOD_CBSZ: case WB_MOD_BLGP: return 8;
	default: return UINT64_MAX;
	}
}

/* The dimension of an image, from 1 for 1D on, in the bits above the flags. */
static bool
dimension(struct line *l, uint64_t *out)
{
	static const char *const name[] = { "1D", "2D", "3D", "CUBE", "1D_ARRAY", "2D_ARRAY", "2D_MSAA",
		"2D_MSAA_ARRAY" };
	const char *at;

	gcn_line_space(l);
	if (l->end - l->at > 12 && memcmp(l->at, "SQ_RSRC_IMG_", 12) == 0)
		l->at += 12;
	at = l->at;
	while (l->at < l->end && (gcn_lex_class[*l->at & 255] & (LEX_ALPHA | LEX_DIGIT) || *l->at == '_'))
		l->at++;
	for (uint32_t k = 0; k < WB_COUNT(name); k++)
		if (word_is(at, (size_t)(l->at - at), name[k])) {
			*out = (k + 1) << GCN_DIMENSION;
			return true;
		}
	return false;
}

/* Reads the value of modifier @k, whose name has been read. */
static bool
value_of(struct line *l, const struct known *k, uint8_t *mod, uint64_t *v)
{
	static const char *const sel[] = { "BYTE_0", "BYTE_1", "BYTE_2", "BYTE_3", "WORD_0", "WORD_1", "DWORD" };
	static const char *const scope[] = { "SCOPE_CU", "SCOPE_SE", "SCOPE_DEV", "SCOPE_SYS" };
	static const char *const unused[] = { "UNUSED_PAD", "UNUSED_SEXT", "UNUSED_PRESERVE" };
	uint64_t n = 0;

	*v = k->base;
	if (k->style == FLAG)
		return true;
	if (k->style == DPP && (k->base == DPP_MIRROR || k->base == DPP_HALF_MIRROR))
		return true;
	if (!gcn_line_take(l, ':'))
		return false;
	switch ((enum style)k->style) {
	case NUMBER:
		return signed_number(l, v) && *v < beyond(k->mod);
	case BITS:
		return packed(l, 1, 1, 4, v);
	case SDWA_SEL:
		return one_of(l, sel, WB_COUNT(sel), v);
	case DST_UNUSED:
		return one_of(l, unused, WB_COUNT(unused), v);
	case QUAD_PERM:
		return packed(l, 2, 4, 4, v);
	case DPP8:
		return packed(l, 3, 8, 8, v);
	case DPP:
		return signed_number(l, &n) && dpp_pattern(k, n, v);
	case BOUND_CTRL:	/* 0 and 1 both switch it on: 0 is the old spelling */
		*v = 1;
		return signed_number(l, &n) && n <= 1;
	case OMOD_MUL:
	case OMOD_DIV:
		if (!signed_number(l, &n) || (n != 1 && n != 2 && (n != 4 || k->style == OMOD_DIV)))
			return false;
		*v = k->style == OMOD_DIV ? (n == 2 ? 3 : 0) : n >> 1;
		return true;
	case FORMAT:
		return format(l, v);
	case OFFSET:
		return offset(l, mod, v);
	case DIM:
		return dimension(l, v);
	case SCOPE:
		return one_of(l, scope, WB_COUNT(scope), v);
	case HINT:
		return hint(l, mod, v);
	case FLAG:
		break;
	}
	return false;
}

void
gcn_modifiers_parse(struct line *l, struct mods *m)
{
	uint32_t last = 0;
	uint64_t seen = 0;

	while (!gcn_line_over(l) && !l->failed) {
		const char *w;
		size_t n;
		const struct known *k;
		uint64_t v;
		uint8_t mod;

		gcn_line_take(l, ',');
		n = gcn_line_word(l, &w);
		k = n ? find_modifier(w, n) : NULL;
		if (k && !exists(k, l->u->t)) {
			gcn_line_fail(l, WB_E_GCN_MODIFIER, w, "%s has no modifier '%s'", l->u->t->name, k->name);
			return;
		}
		if (!k) {
			gcn_line_fail(l, WB_E_GCN_MODIFIER, w, "unknown modifier, or too many operands");
			return;
		}
		if (!l->u->raw && !in_order(k, &last, &seen)) {
			gcn_line_fail(l, WB_E_GCN_MODIFIER, w,
				"the modifier '%s' stands here twice, or behind one that it must precede", k->name);
			return;
		}
		mod = k->mod;
		if (!value_of(l, k, &mod, &v)) {
			gcn_line_fail(l, WB_E_GCN_MODIFIER, w, "malformed value of modifier '%s'", k->name);
			return;
		}
		m->value[mod] = mod == WB_MOD_IMAGE && m->present >> mod & 1 ? m->value[mod] | v : v;
		m->present |= (uint64_t)1 << mod;
		m->at[mod] = w;
	}
}

/* ---- operands with a syntax of their own -------------------------------------------------- */
struct word_value {
	const char *name;
	uint32_t value;
};

static bool
lookup(struct line *l, const struct word_value *t, size_t n, uint64_t *out)
{
	const char *w;
	size_t len;

	gcn_line_space(l);
	if (!(gcn_lex_class[line_peek(l) & 255] & LEX_ALPHA))
		return signed_number(l, out);
	len = gcn_line_word(l, &w);
	for (size_t k = 0; k < n; k++)
		if (word_is(w, len, t[k].name)) {
			*out = t[k].value;
			return true;
		}
	return false;
}

/* vmcnt(1) lgkmcnt(0), separated by blanks, & or commas. */
static bool
waitcnt(struct line *l, uint64_t *imm)
{
	const struct target *t = l->u->t;
	uint64_t vm = t->bit == T803 ? 15 : 63, lgkm = t->gfx10 ? 63 : 15, exp = 7, vm_most = vm, lgkm_most = lgkm;
	bool more;

	do {
		const char *w;
		size_t n = gcn_line_word(l, &w);
		uint64_t v, *which;

		which = word_is(w, n, "vmcnt") ? &vm :
			word_is(w, n, "lgkmcnt") ? &lgkm :
			word_is(w, n, "expcnt") ? &exp :
						   NULL;
		if (!which || !gcn_line_take(l, '(') || !signed_number(l, &v) || !gcn_line_take(l, ')') ||
			v > (which == &vm ? vm_most : which == &lgkm ? lgkm_most : 7))
			return false;
		*which = v;
		more = gcn_line_take(l, '&') || gcn_line_take(l, ',');
	} while (more || !gcn_line_over(l));
	*imm = t->bit & GFX11 ? exp | lgkm << 4 | vm << 10 : (vm & 15) | exp << 4 | lgkm << 8 | vm >> 4 << 14;
	return true;
}

/* Names that mean a number on some targets. Source: LLVM, AMDGPUAsmUtils; test/gcn/self-test.py compares. */
struct target_word {
	const char *name;
	uint16_t targets;	/* enum target_bit */
	uint8_t value;
};

/* The value of a name in @table, or a number. *named: it is a name. */
static bool
find_word(struct line *l, const struct target_word *table, size_t n, uint64_t *out, bool *named)
{
	const char *w;
	size_t len;

	gcn_line_space(l);
	*named = gcn_lex_class[line_peek(l) & 255] & LEX_ALPHA;
	if (!*named)
		return signed_number(l, out);
	len = gcn_line_word(l, &w);
	for (size_t k = 0; k < n; k++)
		if (table[k].targets & l->u->t->bit && word_is(w, len, table[k].name)) {
			*out = table[k].value;
			return true;
		}
	return false;
}

static bool
hwreg(struct line *l, uint64_t *imm)
{
	static const struct target_word reg[] = {
		{ "HW_REG_MODE", ALL, 1 },
		{ "HW_REG_STATUS", ALL, 2 },
		{ "HW_REG_TRAPSTS", GFX8_9 | GFX10_11, 3 },
		{ "HW_REG_STATE_PRIV", GFX12, 4 },
		{ "HW_REG_HW_ID", GFX8_9, 4 },
		{ "HW_REG_HW_ID", GFX10, 23 },
		{ "HW_REG_GPR_ALLOC", ALL, 5 },
		{ "HW_REG_LDS_ALLOC", ALL, 6 },
		{ "HW_REG_IB_STS", ALL, 7 },
		{ "HW_REG_SH_MEM_BASES", GFX9 | GFX10_11, 15 },
		{ "HW_REG_TBA_LO", GFX9 | GFX10, 16 },
		{ "HW_REG_TBA_HI", GFX9 | GFX10, 17 },
		{ "HW_REG_TMA_LO", GFX9 | GFX10, 18 },
		{ "HW_REG_TMA_HI", GFX9 | GFX10, 19 },
		{ "HW_REG_PERF_SNAPSHOT_PC_LO", GFX11, 18 },
		{ "HW_REG_PERF_SNAPSHOT_PC_HI", GFX11, 19 },
		{ "HW_REG_PERF_SNAPSHOT_DATA", GFX11, 27 },
		{ "HW_REG_FLAT_SCR_LO", GFX10_11, 20 },
		{ "HW_REG_FLAT_SCR_HI", GFX10_11, 21 },
		{ "HW_REG_PERF_SNAPSHOT_DATA", GFX12, 10 },
		{ "HW_REG_PERF_SNAPSHOT_PC_LO", GFX12, 11 },
		{ "HW_REG_PERF_SNAPSHOT_PC_HI", GFX12, 12 },
		{ "HW_REG_PERF_SNAPSHOT_DATA1", GFX12, 15 },
		{ "HW_REG_PERF_SNAPSHOT_DATA2", GFX12, 16 },
		{ "HW_REG_EXCP_FLAG_PRIV", GFX12, 17 },
		{ "HW_REG_EXCP_FLAG_USER", GFX12, 18 },
		{ "HW_REG_TRAP_CTRL", GFX12, 19 },
		{ "HW_REG_SCRATCH_BASE_LO", GFX12, 20 },
		{ "HW_REG_SCRATCH_BASE_HI", GFX12, 21 },
		{ "HW_REG_DVGPR_ALLOC_LO", GFX12, 31 },
		{ "HW_REG_DVGPR_ALLOC_HI", GFX12, 32 },
		{ "HW_REG_XCC_ID", T942, 20 },
		{ "HW_REG_SQ_PERF_SNAPSHOT_DATA", T942, 21 },
		{ "HW_REG_SQ_PERF_SNAPSHOT_DATA1", T942, 22 },
		{ "HW_REG_SQ_PERF_SNAPSHOT_PC_LO", T942, 23 },
		{ "HW_REG_SQ_PERF_SNAPSHOT_PC_HI", T942, 24 },
		{ "HW_REG_XNACK_MASK", GFX10_1, 22 },
		{ "HW_REG_HW_ID1", GFX10_ON, 23 },
		{ "HW_REG_HW_ID2", GFX10_ON, 24 },
		{ "HW_REG_POPS_PACKER", GFX10, 25 },
		{ "HW_REG_SHADER_CYCLES", T1030 | GFX11, 29 },
		{ "HW_REG_SHADER_CYCLES_LO", GFX12, 29 },
		{ "HW_REG_SHADER_CYCLES_HI", GFX12, 30 },
	};
	uint64_t id, off = 0, size = 32;
	bool named;

	gcn_line_space(l);
	if (!(gcn_lex_class[line_peek(l) & 255] & LEX_ALPHA))
		return signed_number(l, imm) && *imm <= UINT16_MAX;
	if (!word_here(l, "hwreg") || !gcn_line_take(l, '(') || !find_word(l, reg, WB_COUNT(reg), &id, &named))
		return false;
	if (gcn_line_take(l, ',') && !(signed_number(l, &off) && gcn_line_take(l, ',') && signed_number(l, &size)))
		return false;
	if (id > 63 || off > 31 || size < 1 || size > 32 || !gcn_line_take(l, ')'))
		return false;
	*imm = id | off << 6 | (size - 1) << 11;
	return true;
}

enum { MSG_GS = 2, MSG_GS_DONE, MSG_SYSMSG = 15, SYSMSG_HOST_TRAP_ACK = 3 };

/* An operation of message @id, by name or number. */
static bool
message_operation(struct line *l, uint64_t id, uint64_t *op)
{
	static const struct target_word gs[] = {
		{ "GS_OP_NOP", ALL, 0 },
		{ "GS_OP_CUT", ALL, 1 },
		{ "GS_OP_EMIT", ALL, 2 },
		{ "GS_OP_EMIT_CUT", ALL, 3 },
	};
	static const struct target_word sys[] = {
		{ "SYSMSG_OP_ECC_ERR_INTERRUPT", ALL, 1 },
		{ "SYSMSG_OP_REG_RD", ALL, 2 },
		{ "SYSMSG_OP_HOST_TRAP_ACK", T803, SYSMSG_HOST_TRAP_ACK },
		{ "SYSMSG_OP_TTRACE_PC", ALL, 4 },
	};
	bool named;

	if (id == MSG_SYSMSG)
		return find_word(l, sys, WB_COUNT(sys), op, &named);
	return find_word(l, gs, WB_COUNT(gs), op, &named);
}

/* Whether message @id, given by name, has just these parts: an operation if @op is not NULL, and a stream. */
static bool
message_has(const struct line *l, uint64_t id, const uint64_t *op, const uint64_t *stream)
{
	bool is_gfx11 = l->u->t->bit & GFX11_ON;

	if (id == MSG_SYSMSG)
		return op && *op >= 1 && *op <= 4 && (*op != SYSMSG_HOST_TRAP_ACK || l->u->t->bit == T803) && !stream;
	if (is_gfx11 || (id != MSG_GS && id != MSG_GS_DONE))
		return !op && !stream;
	return op && *op <= 3 && (*op || id == MSG_GS_DONE) && (!stream || (*op && *stream <= 3));
}

static bool
message(struct line *l, uint64_t *imm)
{
	static const struct target_word msg[] = {
		{ "MSG_INTERRUPT", ALL, 1 },
		{ "MSG_GS", PRE_GFX11, MSG_GS },
		{ "MSG_GS_DONE", PRE_GFX11, MSG_GS_DONE },
		{ "MSG_HS_TESSFACTOR", GFX11_ON, 2 },
		{ "MSG_DEALLOC_VGPRS", GFX11_ON, 3 },
		{ "MSG_SAVEWAVE", PRE_GFX11, 4 },
		{ "MSG_STALL_WAVE_GEN", GFX9 | GFX10_11, 5 },
		{ "MSG_HALT_WAVES", GFX9 | GFX10_11, 6 },
		{ "MSG_ORDERED_PS_DONE", GFX9 | GFX10, 7 },
		{ "MSG_EARLY_PRIM_DEALLOC", GFX9 | GFX10, 8 },
		{ "MSG_GS_ALLOC_REQ", GFX9_ON, 9 },
		{ "MSG_GET_DOORBELL", GFX9 | GFX10, 10 },
		{ "MSG_GET_DDID", GFX10, 11 },
		{ "MSG_SYSMSG", ALL, MSG_SYSMSG },
		{ "MSG_RTN_GET_DOORBELL", GFX11_ON, 128 },
		{ "MSG_RTN_GET_DDID", GFX11_ON, 129 },
		{ "MSG_RTN_GET_TMA", GFX11_ON, 130 },
		{ "MSG_RTN_GET_REALTIME", GFX11_ON, 131 },
		{ "MSG_RTN_SAVE_WAVE", GFX11_ON, 132 },
		{ "MSG_RTN_GET_TBA", GFX11_ON, 133 },
	};
	uint64_t id, op = 0, stream = 0;
	bool by_name, has_op, has_stream;

	gcn_line_space(l);
	if (!(gcn_lex_class[line_peek(l) & 255] & LEX_ALPHA))
		return signed_number(l, imm) && *imm <= UINT16_MAX;
	if (!word_here(l, "sendmsg") || !gcn_line_take(l, '(') || !find_word(l, msg, WB_COUNT(msg), &id, &by_name))
		return false;
	has_op = gcn_line_take(l, ',');
	if (has_op && !message_operation(l, id, &op))
		return false;
	has_stream = has_op && gcn_line_take(l, ',');
	if (has_stream && !signed_number(l, &stream))
		return false;
	if (by_name && !message_has(l, id, has_op ? &op : NULL, has_stream ? &stream : NULL))
		return false;
	if (id > (l->u->t->bit & GFX11_ON ? 255 : 15) || op > 7 || stream > 3)
		return false;
	*imm = id | op << 4 | stream << 8;
	return gcn_line_take(l, ')');
}

static bool
gpr_idx(struct line *l, uint64_t *imm)
{
	static const struct word_value which[] = { { "SRC0", 1 }, { "SRC1", 2 }, { "SRC2", 4 }, { "DST", 8 } };
	uint64_t v;

	gcn_line_space(l);
	if (!(gcn_lex_class[line_peek(l) & 255] & LEX_ALPHA))
		return signed_number(l, imm) && *imm < 16;
	*imm = 0;
	if (!word_here(l, "gpr_idx") || !gcn_line_take(l, '('))
		return false;
	if (gcn_line_take(l, ')'))
		return true;
	do {
		if (!lookup(l, which, WB_COUNT(which), &v))
			return false;
		*imm |= v;
	} while (gcn_line_take(l, ','));
	return gcn_line_take(l, ')');
}

/* A number, or depctr_va_vdst(0) and the like, separated by blanks, & or commas. What is not named is not waited for,
 * which is all ones. Source: LLVM, AMDGPUAsmUtils. */
static bool
depctr(struct line *l, uint64_t *imm)
{
	static const struct {
		const char *name;
		uint8_t shift, most;
	} field[] = {
		{ "depctr_sa_sdst", 0, 1 }, { "depctr_va_vcc", 1, 1 }, { "depctr_vm_vsrc", 2, 7 },
		{ "depctr_va_ssrc", 8, 1 }, { "depctr_va_sdst", 9, 7 }, { "depctr_va_vdst", 12, 15 },
		{ "depctr_hold_cnt", 7, 1 },	/* not before gfx1030 */
	};
	size_t fields = WB_COUNT(field) - (l->u->t->gfx < 0x1030);
	uint64_t v, seen = 0;
	bool more;

	gcn_line_space(l);
	if (!(gcn_lex_class[line_peek(l) & 255] & LEX_ALPHA))
		return signed_number(l, imm);
	*imm = l->u->t->gfx < 0x1030 ? 0xff1f : 0xff9f;
	do {
		const char *w;
		size_t n = gcn_line_word(l, &w), k = 0;

		while (k < fields && !word_is(w, n, field[k].name))
			k++;
		if (k == fields || seen >> k & 1 || !gcn_line_take(l, '(') || !signed_number(l, &v) ||
			v > field[k].most || !gcn_line_take(l, ')'))
			return false;
		seen |= (uint64_t)1 << k;
		*imm &= ~((uint64_t)field[k].most << field[k].shift) | v << field[k].shift;
		more = gcn_line_take(l, '&') || gcn_line_take(l, ',');
	} while (more || !gcn_line_over(l));
	return true;
}

/* A number, or instid0(VALU_DEP_1) | instskip(NEXT) | instid1(SALU_CYCLE_1): which of the next instructions wait for
 * which earlier ones. */
static bool
delay(struct line *l, uint64_t *imm)
{
	static const struct word_value id[] = { { "NO_DEP", 0 }, { "VALU_DEP_1", 1 }, { "VALU_DEP_2", 2 },
		{ "VALU_DEP_3", 3 }, { "VALU_DEP_4", 4 }, { "TRANS32_DEP_1", 5 }, { "TRANS32_DEP_2", 6 },
		{ "TRANS32_DEP_3", 7 }, { "FMA_ACCUM_CYCLE_1", 8 }, { "SALU_CYCLE_1", 9 }, { "SALU_CYCLE_2", 10 },
		{ "SALU_CYCLE_3", 11 } };
	static const struct word_value skip[] = { { "SAME", 0 }, { "NEXT", 1 }, { "SKIP_1", 2 }, { "SKIP_2", 3 },
		{ "SKIP_3", 4 }, { "SKIP_4", 5 } };
	static const struct { const char *name; uint32_t shift; } part[] = { { "instid0", 0 }, { "instskip", 4 },
		{ "instid1", 7 } };
	uint32_t seen = 0;

	*imm = 0;
	gcn_line_space(l);
	if (!(gcn_lex_class[line_peek(l) & 255] & LEX_ALPHA))
		return signed_number(l, imm);
	do {
		const char *w;
		size_t n = gcn_line_word(l, &w);
		uint64_t v;
		uint32_t k;

		for (k = 0; k < WB_COUNT(part) && !word_is(w, n, part[k].name); k++)
			;
		if (k == WB_COUNT(part) || seen >> k & 1 || !gcn_line_take(l, '(') ||
			!lookup(l, k == 1 ? skip : id, k == 1 ? WB_COUNT(skip) : WB_COUNT(id), &v) ||
			!gcn_line_take(l, ')'))
			return false;
		seen |= 1u << k;
		*imm |= v << part[k].shift;
	} while (gcn_line_take(l, '|'));
	return true;
}

/* Reads an operand of kind @kind (a letter of opcodes.def) into @imm. */
bool
gcn_modifier_special(struct line *l, char kind, uint64_t *imm)
{
	const char *start;
	bool ok, fraction;

	gcn_line_space(l);
	start = l->at;
	if (kind == 'W')
		ok = gcn_lex_class[line_peek(l) & 255] & LEX_ALPHA ? waitcnt(l, imm) : signed_number(l, imm);
	else
		ok = kind == 'H' ? hwreg(l, imm) :
			kind == 'M' ? message(l, imm) :
			kind == 'G' ? gpr_idx(l, imm) :
			kind == 'U' ? delay(l, imm) :
				      depctr(l, imm);
	fraction = ok && l->at < l->end && (*l->at == '.' || *l->at == 'e');	/* 0.5 is not 0 */
	if (fraction || (ok && l->at < l->end && gcn_lex_class[(unsigned char)*l->at] & LEX_WORD))
		ok = false;
	if (!ok)
		gcn_line_fail(l, WB_E_GCN_OPERAND, start,
			fraction ? "a 16-bit number is wanted here, no float" : "malformed operand");
	return ok && !l->failed;
}
