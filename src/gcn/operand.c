/* src/gcn/operand.c -- reads one operand: a register, consecutive registers, a number, a symbol, or a word like "off".
 * It may be written as -x, |x|, neg(x), abs(x) or sext(x).
 */
#include <stdlib.h>

#include "gcn.h"

#define PRE_GFX10 GFX8_9

/* Scalar registers that have names. Those of width 0 may be operands of 32 and of 64 bits. */
static const struct {
	const char *name;
	uint16_t unit;
	uint8_t units, width;
	uint16_t targets;
} named[] = {
	{ "vcc", WB_GCN_VCC_LO, 2, 2, ALL },
	{ "exec", WB_GCN_EXEC_LO, 2, 2, ALL },
	{ "vcc_lo", WB_GCN_VCC_LO, 1, 1, ALL },
	{ "vcc_hi", WB_GCN_VCC_HI, 1, 1, ALL },
	{ "exec_lo", WB_GCN_EXEC_LO, 1, 1, ALL },
	{ "exec_hi", WB_GCN_EXEC_HI, 1, 1, ALL },
	{ "m0", WB_GCN_M0, 1, 1, ALL },
	{ "scc", WB_GCN_SCC, 1, 0, ALL },
	{ "src_scc", WB_GCN_SCC, 1, 0, ALL },
	{ "null", GCN_NULL, 1, 0, GFX10_ON },
	{ "flat_scratch", WB_GCN_FLAT_SCRATCH_LO, 2, 2, PRE_GFX10 },
	{ "flat_scratch_lo", WB_GCN_FLAT_SCRATCH_LO, 1, 1, PRE_GFX10 },
	{ "flat_scratch_hi", WB_GCN_FLAT_SCRATCH_LO + 1, 1, 1, PRE_GFX10 },
	{ "xnack_mask", WB_GCN_XNACK_MASK_LO, 2, 2, PRE_GFX10 },
	{ "xnack_mask_lo", WB_GCN_XNACK_MASK_LO, 1, 1, PRE_GFX10 },
	{ "xnack_mask_hi", WB_GCN_XNACK_MASK_LO + 1, 1, 1, PRE_GFX10 },
	{ "src_vccz", GCN_VCCZ, 1, 0, PRE_GFX11 },
	{ "vccz", GCN_VCCZ, 1, 0, PRE_GFX11 },
	{ "src_execz", GCN_EXECZ, 1, 0, PRE_GFX11 },
	{ "execz", GCN_EXECZ, 1, 0, PRE_GFX11 },
	{ "src_shared_base", GCN_SHARED_BASE, 1, 0, GFX9_ON },
	{ "shared_base", GCN_SHARED_BASE, 1, 0, GFX9_ON },
	{ "src_shared_limit", GCN_SHARED_BASE + 1, 1, 0, GFX9_ON },
	{ "shared_limit", GCN_SHARED_BASE + 1, 1, 0, GFX9_ON },
	{ "src_private_base", GCN_SHARED_BASE + 2, 1, 0, GFX9_ON },
	{ "private_base", GCN_SHARED_BASE + 2, 1, 0, GFX9_ON },
	{ "src_private_limit", GCN_SHARED_BASE + 3, 1, 0, GFX9_ON },
	{ "private_limit", GCN_SHARED_BASE + 3, 1, 0, GFX9_ON },
	{ "src_pops_exiting_wave_id", GCN_SHARED_BASE + 4, 1, 0, GFX9 | GFX10 },
	{ "pops_exiting_wave_id", GCN_SHARED_BASE + 4, 1, 0, GFX9 | GFX10 },
	{ "lds_direct", GCN_LDS_DIRECT, 1, 1, PRE_GFX11 },
	{ "src_lds_direct", GCN_LDS_DIRECT, 1, 1, PRE_GFX11 },
	{ "tba", GCN_TBA_LO, 2, 2, T803 },
	{ "tba_lo", GCN_TBA_LO, 1, 1, T803 },
	{ "tba_hi", GCN_TBA_LO + 1, 1, 1, T803 },
	{ "tma", GCN_TBA_LO + 2, 2, 2, T803 },
	{ "tma_lo", GCN_TBA_LO + 2, 1, 1, T803 },
	{ "tma_hi", GCN_TBA_LO + 3, 1, 1, T803 },
};

/* Finds the register file that the prefix names: its first unit and its size. False: it names none. */
static bool
file_of(const struct wb_gcn_unit *u, const char *p, size_t prefix, uint32_t *base, uint32_t *size)
{
	if (prefix == 1 && *p == 's') {
		*base = WB_GCN_S0;
		*size = u->t->sgprs;
	} else if (prefix == 1 && *p == 'v') {
		*base = WB_GCN_V0;
		*size = 256;
	} else if (prefix == 1 && *p == 'a') {
		*base = WB_GCN_A0;
		*size = u->t->bit & (T908 | T90A | T942) || u->raw ? 256 : 0;
	} else if (prefix == 4 && memcmp(p, "ttmp", 4) == 0) {
		*base = WB_GCN_TTMP0;
		*size = u->t->bit == T803 ? 12 : 16;
	} else {
		return false;
	}
	return true;
}

/* Reads a number of up to three decimal digits. 1000: there are none, or more. */
static uint32_t
small(const char **p, const char *end)
{
	const char *q = *p;
	uint32_t v = 0;

	while (q < end && *q >= '0' && *q <= '9' && q - *p < 4)
		v = v * 10 + (uint32_t)(*q++ - '0');
	if (q == *p || q - *p > 3)
		return 1000;
	*p = q;
	return v;
}

static bool
word_ends(const struct line *l, const char *p)
{
	return p >= l->end || !(gcn_lex_class[(unsigned char)*p] & LEX_WORD);
}

/* Whether @n consecutive registers may begin at number @first. Two scalar registers begin at an even number, three and
 * more at a multiple of four. On gfx90a and gfx942, vector registers begin at an even number. */
static bool
aligned(const struct wb_gcn_unit *u, uint32_t base, uint32_t first, uint32_t n)
{
	bool scalar = base == WB_GCN_S0 || base == WB_GCN_TTMP0, even = !u->raw && u->t->bit & (T90A | T942);

	return n < 2 || first % (!scalar ? 1 + even : n == 2 ? 2 : 4) == 0;
}

/* Reads s7, v[0:3], ttmp4. False, nothing read: it is no numbered register. *bad: there is no such register. */
static bool
numbered(struct line *l, struct arg *out, bool *bad)
{
	const char *p = l->at, *start = p;
	uint32_t base, size, first, last;
	size_t prefix = 0;

	while (p < l->end && prefix < 4 && *p >= 'a' && *p <= 'z') {
		p++;
		prefix++;
	}
	if (p >= l->end || !((*p >= '0' && *p <= '9') || *p == '[') || !file_of(l->u, start, prefix, &base, &size))
		return false;
	if (*p == '[') {
		p++;
		while (p < l->end && *p == ' ')
			p++;
		first = last = small(&p, l->end);
		while (p < l->end && *p == ' ')
			p++;
		if (p < l->end && *p == ':') {
			p++;
			while (p < l->end && *p == ' ')
				p++;
			last = small(&p, l->end);
			while (p < l->end && *p == ' ')
				p++;
		}
		if (p >= l->end || *p++ != ']')
			first = 1000;
	} else {
		first = last = small(&p, l->end);
		if (!word_ends(l, p))
			return false;	/* a symbol that begins as a register does */
	}
	*bad = first >= size || last >= size || last < first || last - first > 31 ||
		!aligned(l->u, base, first, last - first + 1);
	*out = (struct arg){ .kind = ARG_REG,
		.unit = base + first,
		.units = (uint16_t)(last - first + 1),
		.text = start,
		.len = (uint32_t)(p - start) };
	l->at = p;
	return true;
}

static bool
no_xnack(const struct target *t)
{
	return t->gfx == 0x802 || t->gfx == 0x803;
}

static bool
by_name(const struct line *l, const char *w, size_t n, struct arg *out, bool *bad)
{
	for (size_t k = 0; k < WB_COUNT(named); k++)
		if (word_is(w, n, named[k].name)) {
			*out = (struct arg){ .kind = ARG_REG,
				.any_width = !named[k].width,
				.unit = named[k].unit,
				.units = named[k].units,
				.text = w,
				.len = (uint32_t)n };
			out->is_scc = n == 3 && named[k].unit == WB_GCN_SCC;
			*bad = !l->u->raw &&
				(!(named[k].targets & l->u->t->bit) ||
					((uint32_t)named[k].unit - WB_GCN_XNACK_MASK_LO < 2 && no_xnack(l->u->t)));
			return true;
		}
	return false;
}

/* Whether @w is half of a register: v4.l, v4.h. Such operands are not modelled, and no symbol has such a name. */
static bool
is_half(const char *w, size_t n)
{
	size_t k = 1;

	while (k < n && w[k] >= '0' && w[k] <= '9')
		k++;
	return n > 3 && strchr("vsa", *w) && k == n - 2 && w[k] == '.' && (w[k + 1] == 'l' || w[k + 1] == 'h');
}

/* Whether the word is the name of a register. Then it cannot be a symbol. */
bool
gcn_operand_is_register(struct line *l, const char *w, size_t n)
{
	struct line at = *l;
	struct arg a;
	bool bad;

	at.at = w;
	at.end = w + n;
	return n && *w >= 'a' && *w <= 'z' &&
		(by_name(l, w, n, &a, &bad) || is_half(w, n) || (numbered(&at, &a, &bad) && at.at == w + n));
}

static bool
by_name_at(struct line *l, struct arg *out)
{
	const char *w, *start = l->at;
	size_t n = gcn_line_word(l, &w);

	bool bad;

	if (by_name(l, w, n, out, &bad) && !bad)
		return true;
	l->at = start;
	return false;
}

/* Reads a list: [v1, v5, v9] of an image address. [s0,s1] is the same as s[0:1]. From gfx11 on, elements may have
 * several registers. */
static bool
list(struct line *l, struct arg *out)
{
	const char *start = l->at++;
	struct arg one;
	bool bad = false, run = true;
	uint32_t n = 0;

	*out = (struct arg){ .kind = ARG_NSA, .text = start };
	do {
		gcn_line_space(l);
		if (!(numbered(l, &one, &bad) || by_name_at(l, &one)) || bad || n + one.units > WB_COUNT(out->nsa))
			goto fail;
		if (one.units != 1 && !(l->u->t->bit & GFX11_ON))
			goto fail;
		if (!n)
			out->unit = one.unit;
		run = run && one.unit == out->unit + n && one.units == 1;
		out->wide_early |= n > out->elements;
		out->elements++;
		for (uint32_t k = 0; k < one.units; k++)
			out->nsa[n++] = (uint8_t)((one.unit + k) & 255);
		if ((one.unit < WB_GCN_V0) != (out->unit < WB_GCN_V0))
			goto fail;
	} while (gcn_line_take(l, ','));
	if (!gcn_line_take(l, ']') || (!run && out->unit < WB_GCN_V0))
		goto fail;
	out->units = (uint16_t)n;
	out->len = (uint32_t)(l->at - start);
	if (run)
		out->kind = ARG_REG;
	return true;
fail:
	gcn_line_fail(l, WB_E_GCN_OPERAND, start, "a list of registers was expected here");
	return false;
}

/* ---- numbers --------------------------------------------------------------------------- */
/* Whether a floating-point number begins at @p: a number with a point or an exponent. */
static bool
looks_float(const struct line *l, const char *p)
{
	if (p + 1 < l->end && *p == '0' && (p[1] == 'x' || p[1] == 'X'))
		return false;
	if (p >= l->end ||
		!(gcn_lex_class[(unsigned char)*p] & LEX_DIGIT ||
			(*p == '.' && p + 1 < l->end && gcn_lex_class[(unsigned char)p[1]] & LEX_DIGIT)))
		return false;	/* a label may start with a point */
	while (p < l->end && *p >= '0' && *p <= '9')
		p++;
	if (p >= l->end)
		return false;
	if (*p == '.')
		return true;
	return (*p == 'e' || *p == 'E') && p + 1 < l->end &&
		(gcn_lex_class[(unsigned char)p[1]] & LEX_DIGIT || p[1] == '-' || p[1] == '+');
}

static bool
number_float(struct line *l, bool minus, struct arg *out)
{
	char text[64];
	const char *p = l->at;
	size_t n = 0;
	char *end;

	while (p < l->end && n < sizeof(text) - 1 &&
		(gcn_lex_class[(unsigned char)*p] & (LEX_DIGIT | LEX_ALPHA) ||
			((*p == '-' || *p == '+') && (p[-1] == 'e' || p[-1] == 'E'))))
		text[n++] = *p++;
	text[n] = 0;
	out->kind = ARG_FLOAT;
	out->f = strtod(text, &end);
	if (end != text + n) {
		gcn_line_fail(l, WB_E_GCN_OPERAND, l->at, "malformed number");
		return false;
	}
	if (minus)
		out->f = -out->f;
	l->at = p;
	return true;
}

/* A number or label arithmetic. */
static bool
read_number(struct line *l, struct arg *out)
{
	const char *start = l->at;
	bool minus = line_peek(l) == '-';

	l->at += minus;
	if (looks_float(l, l->at))
		return number_float(l, minus, out);
	l->at = start;
	if (gcn_expr_lone(l, &out->i)) {
		out->kind = ARG_INT;
		return true;
	}
	out->kind = ARG_VALUE;
	if (!gcn_expr_parse(l, &out->v))
		return false;
	if (out->v.plus == WB_NONE && out->v.minus == WB_NONE) {
		int64_t k = out->v.k;

		out->kind = ARG_INT;
		out->labels = out->v.labels;
		out->i = k;
	}
	return true;
}

/* ---- wrappers ------------------------------------------------------------------------------ */
static bool
wrapper(struct line *l, const char *name, uint8_t flag, struct arg *out)
{
	size_t n;

	if (line_peek(l) != *name)
		return false;
	n = strlen(name);
	if ((size_t)(l->end - l->at) <= n || memcmp(l->at, name, n) != 0 || l->at[n] != '(')
		return false;
	l->at += n + 1;
	out->flags |= flag;
	return true;
}

/* Whether the line begins with a scalar instruction, which has no vector register as operand. */
static bool
is_scalar_line(const struct line *l)
{
	const char *w = l->start;

	while (w < l->end && (*w == ' ' || *w == '\t'))
		w++;
	return l->end - w > 2 && w[0] == 's' && w[1] == '_';
}

/* Reads the operand inside of -x, |x|, neg(x), abs(x) or sext(x). */
static bool
core(struct line *l, struct arg *out)
{
	int c = line_peek(l);
	uint8_t flags = out->flags;
	const char *start = l->at, *w;
	bool bad = false;
	size_t n;

	if (c >= 'a' && c <= 'z') {
		if (numbered(l, out, &bad)) {
			out->flags = flags;
			if (bad)
				gcn_line_fail(l, WB_E_GCN_OPERAND, start, "%s has no register %.*s", l->u->t->name,
					(int)(out->len > 20 ? 20 : out->len), start);
			return !bad;
		}
		n = gcn_line_word(l, &w);
		if (by_name(l, w, n, out, &bad)) {
			out->flags = flags;
			if (bad)
				gcn_line_fail(l, WB_E_GCN_OPERAND, start, "%s has no register %.*s", l->u->t->name,
					(int)n, w);
			return !bad;
		}
		if (is_half(w, n)) {
			if (l->u->t->bit & GFX11_ON && *w == 'v' && !is_scalar_line(l))
				gcn_line_fail(l, WB_E_GCN_UNSUPPORTED, start,
					"halves of registers, as %.*s, are not modelled: compile without true 16 bit",
					(int)(n > 20 ? 20 : n), w);
			else
				gcn_line_fail(l, WB_E_GCN_OPERAND, start, "%s has no register %.*s", l->u->t->name,
					(int)(n > 20 ? 20 : n), w);
			return false;
		}
		out->kind = ARG_NAME;
		out->text = w;
		out->len = (uint32_t)n;
		if (n && line_peek(l) != '@')
			return true;
		l->at = start;
	}
	if (c == '[')
		return list(l, out);
	return read_number(l, out);
}

/* Whether a leading minus negates a register, |x| or abs(x). Otherwise it is part of a number. */
static bool
minus_is_modifier(const struct line *l)
{
	const char *p = l->at + 1;

	if (*l->at != '-' || p >= l->end)
		return false;
	return *p == '|' || (*p >= 'a' && *p <= 'z');
}

bool
gcn_operand_parse(struct line *l, struct arg *out)
{
	char closing[2];
	uint32_t depth = 0;

	*out = (struct arg){ 0 };
	gcn_line_space(l);
	out->text = l->at;
	if (gcn_lex_class[line_peek(l) & 255] & LEX_ALPHA && line_peek(l) != 'n' && l->end - l->at > 1 &&
		(l->at[1] < 'a' || l->at[1] > 'z'))
		return core(l, out);	/* v7, s[2:3] */
	if (minus_is_modifier(l)) {
		out->flags = WB_NEG;
		l->at++;
	} else if (wrapper(l, "neg", WB_NEG, out)) {
		closing[depth++] = ')';
	}
	if (line_peek(l) == '|') {
		out->flags |= WB_ABS;
		closing[depth++] = '|';
		l->bars = true;
		l->at++;
	} else if (wrapper(l, "abs", WB_ABS, out) || (!out->flags && wrapper(l, "sext", WB_SEXT, out))) {
		closing[depth++] = ')';
	}
	if (!core(l, out))
		return false;
	l->bars = false;
	while (depth)
		if (!gcn_line_take(l, closing[--depth])) {
			gcn_line_fail(l, WB_E_GCN_OPERAND, l->at, "expected '%c'", closing[depth]);
			return false;
		}
	return l->u->raw || !(out->flags & (WB_NEG | WB_ABS)) || out->kind == ARG_REG || out->kind == ARG_NAME ||
		gcn_line_beyond(l, out->text, "the sign of a constant");
}
