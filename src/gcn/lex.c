/* src/gcn/lex.c -- words, numbers and strings of a line of assembly; locations and errors in it. No function reads
 * beyond the end of the line, whatever bytes the text has. */
#include "gcn.h"

#define A LEX_ALPHA | LEX_WORD
#define D LEX_DIGIT | LEX_WORD
#define W LEX_WORD
#define S LEX_SPACE
#define A5 A, A, A, A, A
const uint8_t gcn_lex_class[256] = {
	['\t'] = S, [' '] = S, ['\r'] = S, ['\f'] = S, ['\v'] = S,
	['0'] = D, D, D, D, D, D, D, D, D, D,
	['A'] = A5, A5, A5, A5, A5, A,
	['a'] = A5, A5, A5, A5, A5, A,
	['_'] = A, ['.'] = A, ['$'] = W,
};
#undef A
#undef D
#undef W
#undef S
#undef A5

struct wb_loc
gcn_line_loc(const struct line *l, const char *p)
{
	size_t col = (size_t)(p - l->start) + 1;

	if (l->raw_loc)
		return l->loc;
	return (struct wb_loc){ .line = l->number, .col = (uint16_t)(col > UINT16_MAX ? 0 : col), .file = l->file };
}

/* Whether the line names a constant of the text: this reader takes one as a number of its own only, an assembler also
 * within names of registers and in modifiers. */
static bool
names_constant(const struct line *l)
{
	const struct wb_gcn_unit *u = l->u;

	for (const char *p = l->start, *from; p < l->end; p = p == from ? p + 1 : p) {
		uint32_t id;

		from = p;
		while (p < l->end && gcn_lex_class[(unsigned char)*p] & LEX_WORD)
			p++;
		id = wb_map_get(&u->sym_map, from, (size_t)(p - from));
		if (p != from && id != WB_NONE && u->sym.at[id].defined && u->sym.at[id].absolute)
			return true;
	}
	return false;
}

void
gcn_line_fail(struct line *l, enum wb_diag_code code, const char *at, const char *fmt, ...)
{
	char text[256];
	va_list ap;

	if (l->failed)
		return;
	l->failed = true;
	l->code = (uint16_t)code;
	va_start(ap, fmt);
	vsnprintf(text, sizeof(text), fmt, ap);
	va_end(ap);
	wb_report(l->u->cx->diag, code, gcn_line_loc(l, at), "%s", text);
	if (code == WB_E_GCN_OPERAND || code == WB_E_GCN_MODIFIER || code == WB_E_GCN_SYNTAX)
		l->u->stop |= !l->u->raw && names_constant(l);
}

bool
gcn_line_beyond(struct line *l, const char *at, const char *what)
{
	gcn_line_fail(l, WB_E_GCN_DIRECTIVE, at, "%s is left to an assembler", what);
	l->u->stop = true;
	return false;
}

void
gcn_line_space(struct line *l)
{
	const char *p = l->at, *end = l->end;

	while (p < end && gcn_lex_class[(unsigned char)*p] & LEX_SPACE)
		p++;
	l->at = p;
}

bool
gcn_line_take(struct line *l, char c)
{
	gcn_line_space(l);
	if (l->at >= l->end || *l->at != c)
		return false;
	l->at++;
	return true;
}

/* At a comment or at the end of the line. */
bool
gcn_line_over(struct line *l)
{
	gcn_line_space(l);
	if (l->at >= l->end || *l->at == ';')
		return true;
	return *l->at == '/' && l->at + 1 < l->end && (l->at[1] == '/' || l->at[1] == '*');
}

size_t
gcn_line_word(struct line *l, const char **word)
{
	const char *p, *end = l->end;

	gcn_line_space(l);
	*word = p = l->at;
	while (p < end && gcn_lex_class[(unsigned char)*p] & LEX_WORD)
		p++;
	l->at = p;
	return (size_t)(p - *word);
}

/* Reads a decimal, 0x, 0b or octal number. False, nothing read: there is none, or it does not fit in 64 bits. */
bool
gcn_line_number(struct line *l, uint64_t *out)
{
	const char *p = l->at, *first;
	unsigned base = 10;
	uint64_t v = 0;

	if (p + 1 < l->end && *p == '0') {
		base = p[1] == 'x' || p[1] == 'X' ? 16 : p[1] == 'b' || p[1] == 'B' ? 2 : 8;
		p += base == 8 ? 0 : 2;
	}
	for (first = p; p < l->end && wb_digit(*p) < base; p++)
		if (!wb_mul_u64(v, base, &v) || !wb_add_u64(v, wb_digit(*p), &v))
			return false;
	if (p == first)
		return false;
	/* suffixes without a meaning */
	for (const char *suffix = p < l->end && (*p == 'U' || *p == 'L') ? "ULL" : ""; *suffix; suffix++)
		p += p < l->end && *p == *suffix;
	l->at = p;
	*out = v;
	return true;
}

/* Reads a string: without its quotes, with its escapes. */
bool
gcn_line_string(struct line *l, const char **text, size_t *len)
{
	const char *p;

	gcn_line_space(l);
	if (line_peek(l) != '"')
		return false;
	for (p = l->at + 1; p < l->end && *p != '"'; p++)
		if (*p == '\\' && p + 1 < l->end)
			p++;
	if (p >= l->end)
		return false;
	*text = l->at + 1;
	*len = (size_t)(p - *text);
	l->at = p + 1;
	return true;
}
