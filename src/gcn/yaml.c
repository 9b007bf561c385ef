/* src/gcn/yaml.c -- the YAML of .amdgpu_metadata, item by item.
 *
 *	.args:				key ".args", no value
 *	  - .name: a			key ".name", value "a", starts an element
 *	    .size: 4			key ".size", value "4"
 *	  - { .name: b, .size: 8 }	the same, in flow style
 *	.reqd_workgroup_size: [64, 1]	key; then elements "64" and "1"
 *
 * Nesting follows from columns. Items in brackets get the columns that they would have in block style. Some forms that
 * LLVM reads are errors here: anchors, aliases, text blocks, values and keys on lines of their own.
 */
#include "yaml.h"

static bool
fail(struct yaml *y, const char *wrong)
{
	if (!y->wrong)
		y->wrong = wrong;
	return false;
}

static char
peek(const struct yaml *y)
{
	return y->at < y->end ? *y->at : 0;
}

static bool
is_blank(char c)
{
	return c == ' ' || c == '\t' || c == '\r';
}

static bool
at_line_end(const struct yaml *y)
{
	return y->at >= y->end || *y->at == '\n';
}

/* Skips spaces, and a comment behind them. */
static void
skip_spaces(struct yaml *y)
{
	while (y->at < y->end && is_blank(*y->at))
		y->at++;
	if (peek(y) == '#' && (y->at == y->start || is_blank(y->at[-1])))
		while (!at_line_end(y))
			y->at++;
}

static void
next_line(struct yaml *y)
{
	y->at++;
	y->start = y->at;
	y->line++;
}

/* Skips what separates items within brackets. */
static void
skip_lines(struct yaml *y)
{
	for (;;) {
		skip_spaces(y);
		if (peek(y) != '\n')
			return;
		next_line(y);
	}
}

static bool
ends_plain(const struct yaml *y, const char *p)
{
	bool last = p + 1 >= y->end;

	if (*p == '\n' || (*p == '#' && is_blank(p[-1])))
		return true;
	if (*p == ':')
		return last || is_blank(p[1]) || p[1] == '\n' || (y->depth && strchr(",[]{}", p[1]));
	return y->depth && strchr(",[]{}", *p);
}

/* A word or text, in quotes or not. */
static bool
scalar(struct yaml *y, const char **text, size_t *n)
{
	char quote;

	while (peek(y) == '!') {	/* a tag: "!str n", because a bare n could be read as no */
		while (!at_line_end(y) && !is_blank(*y->at))
			y->at++;
		skip_spaces(y);
	}
	quote = peek(y);
	*text = y->at;
	if (quote == '\'' || quote == '"') {
		for (y->at++; !at_line_end(y) && *y->at != quote; y->at++)
			y->at += quote == '"' && *y->at == '\\' && y->at + 1 < y->end;
		if (at_line_end(y))
			return fail(y, "text in quotes that does not end on its line");
		(*text)++;
		*n = (size_t)(y->at++ - *text);
		return true;
	}
	if (quote && strchr("&*|>%@`?", quote) && !(quote == '?' && y->at + 1 < y->end && !is_blank(y->at[1])))
		return fail(y,
			"anchors, aliases, text blocks and keys behind ? are not read: write the value out on the line "
			"of its key");
	while (y->at < y->end && !ends_plain(y, y->at))
		y->at++;
	for (*n = (size_t)(y->at - *text); *n && is_blank((*text)[*n - 1]);)
		(*n)--;
	return true;
}

static bool
push(struct yaml *y, struct yaml_level l)
{
	if (y->depth == YAML_MOST_DEPTH)
		return fail(y, "brackets are nested too deeply");
	l.close = *y->at++ == '[' ? ']' : '}';
	y->level[y->depth++] = l;
	return true;
}

/* Reads the value of the key of @it. The contents of a bracket get a column that is two greater. */
static bool
value(struct yaml *y, struct yaml_item *it)
{
	if (y->depth)
		skip_lines(y);
	else
		skip_spaces(y);
	if (peek(y) == '{' || peek(y) == '[')
		return push(y, (struct yaml_level){ .indent = it->indent + 2 });
	if (at_line_end(y))
		return true;
	return scalar(y, &it->value, &it->nvalue);
}

/* Whether a ":" follows; then what was read is a key. */
static bool
take_colon(struct yaml *y)
{
	if (y->depth)
		skip_lines(y);
	else
		skip_spaces(y);
	if (peek(y) != ':')
		return false;
	y->at++;
	return true;
}

/* Reads the next item within brackets. False without an error: there is none yet, a bracket was opened or closed. */
static bool
flow_item(struct yaml *y, struct yaml_item *it)
{
	struct yaml_level *l = &y->level[y->depth - 1];

	skip_lines(y);
	while (peek(y) == ',') {
		y->at++;
		skip_lines(y);
	}
	if (!peek(y))
		return fail(y, "a bracket that is not closed");
	if (*y->at == l->close) {
		y->at++;
		y->depth--;
		return false;
	}
	*it = (struct yaml_item){ .indent = l->indent, .starts = l->starts, .dash = l->dash, .line = y->line };
	if (l->close == ']') {
		if (*y->at == '{' || *y->at == '[') {
			push(y, (struct yaml_level){ .indent = l->indent + 2, .starts = true, .dash = l->indent });
			return false;
		}
		it->starts = true;
		it->dash = l->indent;
		it->indent = l->indent + 2;
		return scalar(y, &it->value, &it->nvalue);
	}
	l->starts = false;
	if (!scalar(y, &it->key, &it->nkey))
		return false;
	return take_colon(y) ? value(y, it) : fail(y, "a key without a value");
}

/* Reads the "-" of list elements at the start of a line. */
static void
take_dashes(struct yaml *y)
{
	skip_spaces(y);
	while (peek(y) == '-' && (y->at + 1 >= y->end || is_blank(y->at[1]) || y->at[1] == '\n')) {
		y->starts = true;
		y->dash = (size_t)(y->at - y->start);
		y->at++;
		skip_spaces(y);
	}
}

/* Reads the item of a line. False without an error: it has none, or opens a bracket. */
static bool
block_item(struct yaml *y, struct yaml_item *it)
{
	bool marker = y->end - y->at >= 3 && y->at == y->start &&
		(memcmp(y->at, "---", 3) == 0 || memcmp(y->at, "...", 3) == 0);

	if (marker || peek(y) == '%')
		while (!at_line_end(y))
			y->at++;
	take_dashes(y);
	if (at_line_end(y)) {
		if (y->at < y->end)
			next_line(y);
		return false;
	}
	*it = (struct yaml_item){
		.indent = (size_t)(y->at - y->start), .starts = y->starts, .dash = y->dash, .line = y->line
	};
	y->starts = false;
	if (*y->at == '{' || *y->at == '[') {
		push(y, (struct yaml_level){ .indent = it->indent, .starts = it->starts, .dash = it->dash });
		return false;
	}
	if (!scalar(y, &it->value, &it->nvalue))
		return false;
	if (take_colon(y)) {
		it->key = it->value;
		it->nkey = it->nvalue;
		it->value = "";
		it->nvalue = 0;
		if (!value(y, it))
			return false;
	} else if (!it->starts) {
		return fail(y, "a value on a line of its own: write it behind its key");
	}
	skip_spaces(y);
	return y->depth || at_line_end(y) ? true : fail(y, "unexpected text behind a value");
}

/* Whether the key of @it is the first of that name in its mapping. Keys further right, or right of the "-" of a new
 * element, are of mappings that are over. */
static bool
is_first(struct yaml *y, const struct yaml_item *it)
{
	size_t most = it->starts ? it->dash : it->indent;
	uint32_t name;

	for (; y->open.n && y->open.at[y->open.n - 1].indent > most; y->open.n--)
		y->column.at[y->open.at[y->open.n - 1].name] = y->open.at[y->open.n - 1].outside;
	if (!it->key)
		return true;
	y->name.arena = y->tmp;
	name = wb_map_put(&y->name, it->key, it->nkey, y->column.n);
	if (name == WB_NONE) {
		name = y->column.n;
		WB_PUSH(y->tmp, &y->column, SIZE_MAX);
	}
	WB_PUSH(y->tmp, &y->open, ((struct yaml_key){ it->indent, name, y->column.at[name] }));
	y->column.at[name] = it->indent;
	return y->open.at[y->open.n - 1].outside != it->indent;
}

bool
gcn_yaml_next(struct yaml *y, struct yaml_item *it)
{
	while (!y->wrong && y->at < y->end) {
		const char *from = y->at;

		if (!(y->depth ? flow_item(y, it) : block_item(y, it)))
			continue;
		if (y->at == from)	/* an empty value in front of a character that may not be here */
			return fail(y, "expected a value, a comma or the end of the bracket");
		if (!it->value)
			it->value = "";
		return is_first(y, it) || fail(y, "a key that its mapping has twice");
	}
	if (y->depth && !y->wrong)
		fail(y, "a bracket that is not closed");
	return false;
}

/* ---- values ------------------------------------------------------------------------------- */
bool
gcn_yaml_is(const struct yaml_item *it, const char *key)
{
	return it->key && word_is(it->key, it->nkey, key);
}

uint32_t
gcn_yaml_number(const struct yaml_item *it, const char **wrong)
{
	const char *at = it->value, *end = at + it->nvalue;
	uint32_t base = 10;
	uint64_t v = 0;

	if (it->nvalue > 1 && *at == '0') {
		base = at[1] == 'x' || at[1] == 'X' ? 16 : at[1] == 'b' || at[1] == 'B' ? 2 : 8;
		at += base != 8 || at[1] == 'o' ? 2 : 1;
	}
	if (at == end)
		*wrong = "not an integer";
	for (; at < end; at++) {
		if (wb_digit(*at) >= base)
			*wrong = "not an integer";
		if (!wb_mul_u64(v, base, &v) || !wb_add_u64(v, wb_digit(*at), &v))
			*wrong = "an integer of more than 64 bits";
	}
	return (uint32_t)wb_min_u64(v, UINT32_MAX);
}

bool
gcn_yaml_true(const struct yaml_item *it)
{
	static const char *const word[] = { "true", "True", "TRUE", "yes", "Yes", "YES", "y", "Y", "on", "On", "ON",
		"1" };

	for (uint32_t k = 0; k < WB_COUNT(word); k++)
		if (word_is(it->value, it->nvalue, word[k]))
			return true;
	return false;
}
