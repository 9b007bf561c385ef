/* src/gcn/bytes.c -- directives that emit bytes: numbers, strings, fills, alignment.
 *
 * In a section of code, such bytes are marked. They are not decoded, so code that can reach them is refused. Exceptions
 * are words that are read as instructions: s_nop as a filler, and the two instructions of PWS. Special cases are as in
 * LLVM's assembler: a fill uses at most four bytes of its value, and a filler of 0 in code is s_nop. test/prop/texts.c
 * compares.
 */
#include "gcn.h"

#define MOST_NOPS 4096u		/* bytes of a gap that become instructions; code that reaches a larger gap is refused */

typedef void handler(struct line *l, const char *name, uint32_t arg);

static bool
in_code(const struct wb_gcn_unit *u)
{
	return u->sec->code || u->sec->flags & SECTION_EXEC;
}

/* Advances the section by @bytes. In code, they are marked as data. */
static void
advance(struct line *l, const char *name, uint64_t bytes)
{
	struct section *s = l->u->sec;
	uint64_t sum;

	if (!wb_add_u64(s->at, bytes, &sum) || sum > (uint64_t)1 << 40) {
		gcn_line_fail(l, WB_E_GCN_DIRECTIVE, name, "the section would be larger than 2^40 bytes");
		return;
	}
	if (bytes && in_code(l->u))
		gcn_inst_word(l, 0, 0);
	s->at = sum;
}

/* What it holds is not computed here: as addresses that are not known. */
void
gcn_bytes_descriptor(struct line *l, const char *at, uint32_t kernel)
{
	struct value unknown = { .plus = kernel, .minus = WB_NONE, .reloc = RELOC_LO };
	uint64_t from = l->u->sec->at;

	advance(l, at, GCN_DESCRIPTOR_BYTES);
	for (l->u->sec->at = from; l->u->sec->at < from + GCN_DESCRIPTOR_BYTES; l->u->sec->at += 8)
		gcn_data_value(l->u, &unknown, 8);
}

/* ---- numbers and strings ------------------------------------------------------------------ */
static bool
in_range(const struct value *v, uint32_t bytes)
{
	int64_t k = v->k;

	return v->plus != WB_NONE || v->minus != WB_NONE || bytes >= 8 ||
		(k >= -((int64_t)1 << (8 * bytes - 1)) && k < (int64_t)1 << 8 * bytes);
}

static void
put_number(struct line *l, const char *name, const struct value *v, uint32_t bytes)
{
	gcn_data_value(l->u, v, bytes);
	if (in_code(l->u) && bytes == 4 && v->plus == WB_NONE && v->minus == WB_NONE && l->u->tb &&
		l->u->sec->at % 4 == 0)
		gcn_inst_word(l, (uint32_t)v->k, 4);
	else
		advance(l, name, bytes);
}

static void
data(struct line *l, const char *name, uint32_t bytes)
{
	if (gcn_line_over(l))
		return;
	do {
		struct value v;
		const char *from = l->at;

		if (!gcn_expr_parse(l, &v))
			return;
		if (!in_range(&v, bytes))
			gcn_line_fail(l, WB_E_GCN_DIRECTIVE, from, "the number does not fit in %u bytes", bytes);
		else
			put_number(l, name, &v, bytes);
	} while (!l->failed && gcn_line_take(l, ','));
}

/* The byte that the escape at @s[*k] stands for: \n, \012; *k ends at its last character. False if it is none. */
static bool
escaped(const char *s, size_t n, size_t *k, char *out)
{
	static const char of[] = "b\bf\fn\nr\rt\t\"\"\\\\";
	uint32_t x = 0;
	size_t d = 0;

	for (; d < 3 && *k + 1 < n && s[*k + 1] >= '0' && s[*k + 1] <= '7'; d++)
		x = 8 * x + (uint32_t)(s[++*k] - '0');
	*out = (char)x;
	if (d)
		return x < 256;
	++*k;
	for (size_t e = 0; e + 1 < sizeof(of); e += 2)
		if (of[e] == s[*k]) {
			*out = of[e + 1];
			return true;
		}
	return false;
}

static void
string(struct line *l, const char *name, uint32_t zero)
{
	struct wb_out o = wb_out_new(l->u->cx->tmp);
	const char *s;
	size_t n;

	if (gcn_line_over(l))
		return;
	do {
		if (!gcn_line_string(l, &s, &n)) {
			gcn_line_fail(l, WB_E_GCN_SYNTAX, l->at, "expected a string, or it does not end");
			return;
		}
		for (size_t k = 0; k < n; k++) {
			char c = s[k];

			if (c == '\\' && (k + 1 >= n || !escaped(s, n, &k, &c))) {
				gcn_line_fail(l, WB_E_GCN_SYNTAX, s + k,
					"no escape of the assembler's: \\b \\f \\n \\r \\t \\\" \\\\ \\NNN are");
				return;
			}
			wb_putn(&o, &c, 1);
		}
		wb_putn(&o, "", zero);
	} while (gcn_line_take(l, ',') || (!zero && (gcn_line_space(l), line_peek(l) == '"')));
	gcn_data_bytes(l->u, o.at, o.n);
	advance(l, name, o.n);
}

/* ---- fills ------------------------------------------------------------------------------------ */
static void
space(struct line *l, const char *name, uint32_t arg)
{
	int64_t n, fill = 0;

	(void)arg;
	if (!gcn_expr_number(l, &n) || (gcn_line_take(l, ',') && !gcn_expr_number(l, &fill)))
		return;
	if (n < 0) {
		gcn_line_fail(l, WB_E_GCN_DIRECTIVE, name, "a negative size");
		return;
	}
	gcn_data_repeat(l->u, (uint64_t)n, (uint64_t)fill & 255, 1);
	advance(l, name, (uint64_t)n);
}

/* .fill COUNT, BYTES, VALUE: BYTES is at most 8, and only 32 bits of VALUE are used. */
static void
fill(struct line *l, const char *name, uint32_t arg)
{
	int64_t n, bytes = 1, v = 0;
	uint64_t all, value;

	(void)arg;
	if (!gcn_expr_number(l, &n) || (gcn_line_take(l, ',') && !gcn_expr_number(l, &bytes)) ||
	    (gcn_line_take(l, ',') && !gcn_expr_number(l, &v)))
		return;
	if (n < 0 || bytes < 0 || !wb_mul_u64((uint64_t)n, (uint64_t)(bytes > 8 ? 8 : bytes), &all)) {
		gcn_line_fail(l, WB_E_GCN_DIRECTIVE, name, "a size out of range");
		return;
	}
	value = bytes >= 4 ? (uint64_t)v & UINT32_MAX : (uint64_t)v & (((uint64_t)1 << 8 * bytes) - 1);
	if (!in_code(l->u) || bytes != 4 || !wb_is_filler((uint32_t)value))
		gcn_data_repeat(l->u, (uint64_t)n, value, bytes > 8 ? 8 : (uint32_t)bytes);
	advance(l, name, all);
}

/* ---- alignment ---------------------------------------------------------------------------------- */
struct filler {
	uint64_t value;
	uint32_t bytes;		/* of one */
	bool given;
};

/* Whether the filler is s_nop *n. Without a filler, and with a filler of 0, the assembler fills code with s_nop 0. */
static bool
is_nop(const struct filler *f, uint32_t *n)
{
	if (f->bytes == 1 && (!f->given || !f->value)) {
		*n = 0;
		return true;
	}
	*n = (uint32_t)f->value & 0xffff;
	return f->bytes == 4 && (f->value & 0xffff0000u) == WB_WORD_S_NOP && *n < 16;
}

static void
fill_gap(struct line *l, const char *name, uint64_t gap, const struct filler *f)
{
	uint32_t n;

	if (!in_code(l->u)) {
		gcn_data_repeat(l->u, gap / f->bytes, f->value, f->bytes);
		advance(l, name, gap);
		return;
	}
	if (!l->u->tb || !is_nop(f, &n) || gap % 4 || l->u->sec->at % 4 || gap > MOST_NOPS) {
		advance(l, name, gap);
		return;
	}
	for (; gap; gap -= 4)
		gcn_inst_nop(l, n);
}

/* Aligns to a multiple of @to. After a line that could not be read, the size of the gap may be unknown, but the address
 * behind it is a multiple. */
static void
align_to(struct line *l, const char *name, uint64_t to, uint64_t most, const struct filler *f)
{
	struct section *s = l->u->sec;
	uint64_t gap = (to - s->at % to) % to;

	if (s->sure && s->sure < to) {
		if (in_code(l->u))
			gcn_inst_bad(l);
		s->sure = most ? s->sure : (uint32_t)to;
		s->at += most ? 0 : gap;
		return;
	}
	if (most && gap > most)
		return;
	if (gap > ((uint64_t)1 << 40) - s->at)
		gcn_line_fail(l, WB_E_GCN_DIRECTIVE, name, "the section would be larger than 2^40 bytes");
	else if (gap % f->bytes)
		gcn_line_fail(l, WB_E_GCN_DIRECTIVE, name, "the gap of %llu bytes is no multiple of the filler's %u",
		              (unsigned long long)gap, f->bytes);
	else
		fill_gap(l, name, gap, f);
}

/* .p2align EXPONENT [, FILLER [, MOST]]: to a multiple of a power of two. @bytes: of the filler. */
static void
align(struct line *l, const char *name, uint32_t bytes)
{
	struct filler f = { .bytes = bytes };
	int64_t n, v = 0, most = 0;
	const char *from = l->at;

	if (bytes == 1 && gcn_line_over(l))
		return;		/* as in the assembler */
	if (!gcn_expr_number(l, &n))
		return;
	if (gcn_line_take(l, ',')) {
		gcn_line_space(l);
		f.given = line_peek(l) != ',';
		if (f.given && !gcn_expr_number(l, &v))
			return;
		if (gcn_line_take(l, ',') && (!gcn_expr_number(l, &most) || most < 1)) {
			gcn_line_fail(l, WB_E_GCN_DIRECTIVE, name,
				"no gap is that small: the number of bytes to fill at most is 1 or more");
			return;
		}
	}
	f.value = (uint64_t)v & (f.bytes == 4 ? UINT32_MAX : ((uint64_t)1 << 8 * f.bytes) - 1);
	if (n > 31)
		gcn_line_fail(l, WB_E_GCN_DIRECTIVE, from, "an alignment that is no power of two below 2^32");
	else if (n < 0 || n > 16)
		gcn_line_beyond(l, from, "this alignment");
	if (l->failed)
		return;
	n = (int64_t)1 << n;
	if (!most && n > l->u->sec->align)
		l->u->sec->align = (uint32_t)n;
	if (n > 1)
		align_to(l, name, (uint64_t)n, (uint64_t)most, &f);
}

/* ---- dispatch -------------------------------------------------------------------------------------- */
static const struct directive {
	const char *name;
	handler *run;
	uint32_t arg;
} directives[] = {
	{ ".long", data, 4 },
	{ ".byte", data, 1 },
	{ ".short", data, 2 },
	{ ".quad", data, 8 },
	{ ".zero", space, 0 },
	{ ".fill", fill, 0 },
	{ ".ascii", string, 0 },
	{ ".asciz", string, 1 },
	{ ".p2align", align, 1 },
	{ ".p2alignl", align, 4 },
};

bool
gcn_bytes_directive(struct line *l, const char *w, size_t n)
{
	for (size_t k = 0; k < WB_COUNT(directives); k++)
		if (n > 1 && directives[k].name[1] == w[1] && word_is(w, n, directives[k].name)) {
			gcn_line_space(l);
			directives[k].run(l, w, directives[k].arg);
			return true;
		}
	return false;
}
