/* ir/lex.c -- tokens of the text form.
 *
 * Lines matter: a newline is a token. A comment runs from ';' to the end of the
 * line. Words hold letters, digits, '_', '.' and '$' and do not start with a
 * digit; anything else can be a name when it is written in quotes.
 */
#include "wir.h"

static bool
is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static bool
starts_word(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '.' || c == '$';
}

static bool
in_word(char c)
{
	return starts_word(c) || is_digit(c);
}

bool
wir_is_word(const char *s, size_t len)
{
	if (!len || !starts_word(*s))
		return false;
	for (size_t k = 1; k < len; k++)
		if (!in_word(s[k]))
			return false;
	return true;
}

bool
wir_is_auto_label(const char *s, size_t len)
{
	if (len < 2 || len > 11 || s[0] != 'b')
		return false;
	for (size_t k = 1; k < len; k++)
		if (!is_digit(s[k]))
			return false;
	return true;
}

struct wir_lexer
wir_lexer(struct wb_ctx *cx, uint16_t file)
{
	const struct wb_file *f = cx->files->file.at[file];

	return (struct wir_lexer){
		.cx = cx, .at = f->text, .end = f->text + f->bytes, .line_start = f->text, .line = 1, .file = file
	};
}

static struct wb_loc
loc_of(const struct wir_lexer *lx, const char *at)
{
	size_t col = (size_t)(at - lx->line_start) + 1;

	return (struct wb_loc){ lx->line, col > UINT16_MAX ? 0 : (uint16_t)col, lx->file };
}

static void
skip_blanks(struct wir_lexer *lx)
{
	while (lx->at < lx->end && (*lx->at == ' ' || *lx->at == '\t' || *lx->at == '\r'))
		lx->at++;
	if (lx->at < lx->end && *lx->at == ';')
		while (lx->at < lx->end && *lx->at != '\n')
			lx->at++;
}

static void
bad(struct wir_token *t, const char *why)
{
	t->kind = WIR_BAD;
	t->text = why;
}

static void
lex_number(struct wir_lexer *lx, struct wir_token *t)
{
	uint64_t base = 10, v = 0;
	bool fits = true, any = false;

	t->kind = WIR_NUMBER;
	if (lx->end - lx->at > 2 && lx->at[0] == '0' && (lx->at[1] == 'x' || lx->at[1] == 'X') &&
		wb_digit(lx->at[2]) < 16) {
		base = 16;
		lx->at += 2;
	}
	for (; lx->at < lx->end; lx->at++, any = true) {
		unsigned d = wb_digit(*lx->at);

		if (d >= base)
			break;
		fits = fits && wb_mul_u64(v, base, &v) && wb_add_u64(v, d, &v);
	}
	t->number = v;
	if (!fits || !any)
		bad(t, "the number does not fit in 64 bits");
}

/* One character of a string into *@c; false if it is malformed. */
static bool
unescape(struct wir_lexer *lx, char *c)
{
	*c = *lx->at++;
	if (*c != '\\')
		return true;
	if (lx->at == lx->end)
		return false;
	*c = *lx->at++;
	if (*c == '\\' || *c == '"')
		return true;
	if (*c != 'x' || lx->end - lx->at < 2 || wb_digit(lx->at[0]) > 15 || wb_digit(lx->at[1]) > 15)
		return false;
	*c = (char)(wb_digit(lx->at[0]) << 4 | wb_digit(lx->at[1]));
	lx->at += 2;
	return *c != '\0';
}

static void
lex_string(struct wir_lexer *lx, struct wir_token *t)
{
	const char *close = ++lx->at;
	char *s;

	while (close < lx->end && *close != '"' && *close != '\n')
		close += *close == '\\' && lx->end - close > 1 && close[1] != '\n' ? 2 : 1;
	s = WB_NEW(lx->cx->unit, char, (size_t)(close - lx->at) + 1);
	t->kind = WIR_STRING;
	t->text = s;
	if (close == lx->end || *close != '"') {
		lx->at = close;
		bad(t, "the string does not end on its line");
		return;
	}
	while (lx->at < close)
		if (!*lx->at || !unescape(lx, &s[t->len++])) {
			lx->at = close + 1;
			bad(t, "strings know \\\\, \\\" and \\xNN, and hold no zero byte");
			return;
		}
	lx->at = close + 1;
}

static void
lex_punct(struct wir_lexer *lx, struct wir_token *t)
{
	char c = *lx->at++;

	t->kind = WIR_PUNCT;
	t->punct = c;
	if (c == '-' && lx->at < lx->end && *lx->at == '>') {
		t->kind = WIR_ARROW;
		lx->at++;
	} else if (!c || !strchr("%@&=,:{}()[]|+-*", c)) {
		bad(t, "this character has no meaning here");
	}
}

struct wir_token
wir_next(struct wir_lexer *lx)
{
	const char *before = lx->at, *start;
	struct wir_token t = { .kind = WIR_EOF };

	skip_blanks(lx);
	start = lx->at;
	t.loc = loc_of(lx, start);
	t.glued = before == start;
	if (start == lx->end)
		return t;
	if (*start == '\n') {
		t.kind = WIR_NEWLINE;
		lx->line_start = ++lx->at;
		lx->line++;
	} else if (starts_word(*start)) {
		t.kind = WIR_WORD;
		t.text = start;
		while (lx->at < lx->end && in_word(*lx->at))
			lx->at++;
		t.len = (uint32_t)(lx->at - start);
	} else if (is_digit(*start)) {
		lex_number(lx, &t);
	} else if (*start == '"') {
		lex_string(lx, &t);
	} else {
		lex_punct(lx, &t);
	}
	return t;
}

void
wir_put_string(struct wb_out *o, const char *s)
{
	wb_puts(o, "\"");
	for (; *s; s++) {
		if (*s == '"' || *s == '\\')
			wb_printf(o, "\\%c", *s);
		else if (*s >= ' ' && *s <= '~')
			wb_putn(o, s, 1);
		else
			wb_printf(o, "\\x%02x", (unsigned)(unsigned char)*s);
	}
	wb_puts(o, "\"");
}

void
wir_put_name(struct wb_out *o, const char *s)
{
	if (wir_is_word(s, strlen(s)))
		wb_puts(o, s);
	else
		wir_put_string(o, s);
}
