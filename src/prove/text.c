/* src/prove/text.c -- the instructions of LLVM's disassembly, or of an assembly text in the same form.
 *
 * What is not understood is STRANGE where it might be a register; the caller then forgets everything.
 */
#include <ctype.h>
#include <stdlib.h>

#include "private.h"

#define NAMED 102		/* from here on, scalar registers have other names on some targets */

struct word {
	const char *at;
	size_t n;
};

static bool
is(struct word w, const char *text)
{
	return strlen(text) == w.n && memcmp(w.at, text, w.n) == 0;
}

static bool
starts(struct word w, const char *text)
{
	return strlen(text) <= w.n && memcmp(w.at, text, strlen(text)) == 0;
}

/* Decimal or hexadecimal; octal is not read. */
static bool
read_number(const char *at, size_t n, int64_t *out)
{
	bool minus = n && *at == '-';
	const char *digits = at + minus;
	uint64_t v;
	char *end;

	if (n == minus || n - minus > 18 || !isdigit((unsigned char)*digits) ||
		(n - minus > 1 && *digits == '0' && digits[1] != 'x' && digits[1] != 'X'))
		return false;
	v = strtoull(digits, &end, 0);
	*out = (int64_t)(minus ? 0 - v : v);
	return end == at + n;
}

static const struct {
	const char *name;
	uint32_t reg, n;
} special[] = { { "vcc", VCC, 2 }, { "vcc_lo", VCC, 1 }, { "vcc_hi", VCC + 1, 1 }, { "exec", EXEC, 2 },
	{ "exec_lo", EXEC, 1 }, { "exec_hi", EXEC + 1, 1 }, { "m0", M0, 1 }, { "scc", SCC, 1 }, { "src_scc", SCC, 1 },
	{ "flat_scratch", FLAT, 2 }, { "flat_scratch_lo", FLAT, 1 }, { "flat_scratch_hi", FLAT + 1, 1 },
	{ "ttmp7", TTMP + 7, 1 }, { "ttmp9", TTMP + 9, 1 } };	/* ids of the workgroup on gfx12 */

/* v4, s[2:3]: a register, or several. */
static bool
read_register(struct word w, struct operand *o)
{
	int64_t first, last;
	const char *colon;

	for (uint32_t k = 0; k < WB_COUNT(special); k++)
		if (is(w, special[k].name)) {
			o->kind = SCALAR;
			o->reg = special[k].reg;
			o->n = special[k].n;
			return true;
		}
	o->kind = *w.at == 's' ? SCALAR : VECTOR;
	if (w.n < 2 || !strchr("avs", *w.at))
		return false;
	if (w.at[1] != '[') {
		if (!read_number(w.at + 1, w.n - 1, &first))
			return false;
		last = first;
	} else {
		colon = memchr(w.at, ':', w.n);
		if (!colon || w.at[w.n - 1] != ']' || !read_number(w.at + 2, (size_t)(colon - w.at) - 2, &first) ||
			!read_number(colon + 1, w.n - (size_t)(colon - w.at) - 2, &last))
			return false;
	}
	if (first < 0 || last < first || last >= (o->kind == VECTOR ? ACCUMULATORS : NAMED))
		return false;
	o->reg = (uint32_t)first + (*w.at == 'a' ? ACCUMULATORS : 0);
	o->n = (uint32_t)(last - first + 1);
	return true;
}

/* What is no register that is followed, and no number. */
static enum operand_kind
kind_of(struct word w)
{
	bool indexed = w.n > 1 && (isdigit((unsigned char)w.at[1]) || w.at[1] == '[');

	if (is(w, "off"))
		return OFF;
	return !w.n || (strchr("avs", *w.at) && indexed) || strchr("[\\", *w.at) || starts(w, "ttmp") ||
		starts(w, "acc") ? STRANGE : OTHER;
}

static struct operand
read_operand(struct word w)
{
	struct operand o = { .at = w.at, .length = w.n };

	while (w.n && strchr("-|", *w.at) && !(w.n > 1 && isdigit((unsigned char)w.at[1]))) {
		o.changed = true;
		w.at++;
		w.n--;
	}
	while (w.n && w.at[w.n - 1] == '|')
		w.n--;
	if (w.n > 5 && w.at[w.n - 1] == ')' && (starts(w, "abs(") || starts(w, "neg(") || starts(w, "sext("))) {
		size_t skip = (size_t)((const char *)memchr(w.at, '(', w.n) - w.at) + 1;

		o.changed = true;
		w.at += skip;
		w.n -= skip + 1;
	}
	if (w.n && read_register(w, &o))
		return o;
	o.kind = w.n && read_number(w.at, w.n, &o.number) ? NUMBER : kind_of(w);
	return o;
}

static bool
is_any(struct word w, const char *const *list)
{
	while (*list && !is(w, *list))
		list++;
	return *list;
}

/* A word behind the operands, such as offset:16. */
static void
read_modifier(struct word w, struct text *out)
{
	static const char *const caches[] = { "glc", "slc", "dlc", "nt", "sc0", "sc1", NULL };
	static const char *const not_read[] = { "idxen", "lds", "gds", "addr64", "tfe", "lwe", NULL };
	int64_t *number = starts(w, "offset:") ? &out->offset : starts(w, "offset0:") ? &out->offset0 :
		starts(w, "offset1:") ? &out->offset1 : NULL;
	size_t skip = number == &out->offset ? 7 : 8;

	if (number)
		out->buffer = out->buffer || !read_number(w.at + skip, w.n - skip, number);
	else if (is(w, "offen"))
		out->offen = true;
	else if (is_any(w, not_read))
		out->buffer = true;
	else if (!is_any(w, caches) && !starts(w, "th:") && !starts(w, "scope:"))
		out->modified = true;
}

static const char *
skip_space(const char *at, const char *end)
{
	while (at < end && (*at == ' ' || *at == '\t'))
		at++;
	return at;
}

/* The mnemonic, without the suffix of its encoding. */
static const char *
read_name(const char *at, const char *end, struct text *out)
{
	static const char *const suffix[] = { "_e32", "_e64", "_e64_dpp", "_dpp", "_sdwa" };
	size_t n = 0;

	while (at + n < end && (isalnum((unsigned char)at[n]) || at[n] == '_'))
		n++;
	if (!n || n >= sizeof out->name)
		return NULL;
	memcpy(out->name, at, n);
	out->name[n] = '\0';
	for (uint32_t k = 0; k < WB_COUNT(suffix); k++) {
		size_t m = strlen(suffix[k]);

		if (n > m && strcmp(out->name + n - m, suffix[k]) == 0) {
			out->special = k > 1;
			out->name[n - m] = '\0';
			break;
		}
	}
	return at + n;
}

/* The end of the operand at @at: a comma, or a space outside of brackets. */
static const char *
end_of_operand(const char *at, const char *end)
{
	int depth = 0;

	while (at < end && (depth > 0 || (*at != ',' && *at != ' ' && *at != '\t'))) {
		depth += *at == '(' || *at == '[';
		depth -= *at == ')' || *at == ']';
		at++;
	}
	return at;
}

/* Behind the labels of a line. */
static const char *
skip_labels(const char *at, const char *end)
{
	const char *name;

	do {
		name = at = skip_space(at, end);
		while (name < end && (isalnum((unsigned char)*name) || strchr("_.$", *name)))
			name++;
		at = name > at && name < end && *name == ':' ? name + 1 : at;
	} while (at > name);
	return at;
}

/* Reads one of the instructions of a line. *more: where the next one begins; NULL. */
static bool
read_one(const char *at, const char *end, struct text *out, const char **more)
{
	bool comma = true;

	*out = (struct text){ .nopnd = 0 };
	*more = NULL;
	at = read_name(skip_labels(at, end), end, out);
	if (!at)
		return false;
	for (at = skip_space(at, end); at < end; at = skip_space(at, end)) {
		const char *stop = end_of_operand(at, end);
		struct word w = { at, (size_t)(stop - at) };

		if (is(w, "::")) {
			*more = stop;
			return true;
		}
		if (comma && out->nopnd == MOST_OPERANDS)
			return false;
		if (comma)
			out->opnd[out->nopnd++] = read_operand(w);
		else
			read_modifier(w, out);
		at = skip_space(stop, end);
		comma = at < end && *at == ',';
		at += comma;
	}
	return true;
}

struct text
text_read(struct wb_arena *a, const char *at, const char *end)
{
	struct text t, second, none = { .nopnd = 0 };
	const char *more;

	for (const char *c = at; c < end; c++)
		if (*c == ';' || *c == '\r' || (c + 1 < end && *c == '/' && c[1] == '/'))
			end = c;
	if (!read_one(at, end, &t, &more))
		return none;
	if (more) {
		if (!read_one(more, end, &second, &more) || more)
			return none;
		t.second = wb_arena_copy(a, &second, 1, sizeof second);
	}
	return t;
}

const struct text *
text_find(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_files *files)
{
	uint16_t number = fn->ninst ? fn->inst[0].loc.file : 0;
	const struct wb_file *f = files && number && number < files->file.n ? files->file.at[number] : NULL;
	const char *at = f ? f->text : NULL, *stop = at ? at + f->bytes : NULL;
	uint32_t last = 0, *inst_at;
	bool *found = WB_NEW(cx->tmp, bool, fn->ninst), all = at != NULL;
	struct text *text = WB_NEW(cx->tmp, struct text, fn->ninst);

	for (uint32_t k = 0; k < fn->ninst; k++)
		last = fn->inst[k].loc.line > last ? fn->inst[k].loc.line : last;
	inst_at = WB_NEW(cx->tmp, uint32_t, (size_t)last + 1);
	for (uint32_t k = 0; k < fn->ninst; k++)
		inst_at[fn->inst[k].loc.line] = k + 1;
	for (uint32_t line = 1; line <= last && at < stop; line++) {
		const char *next = memchr(at, '\n', (size_t)(stop - at));
		uint32_t k = inst_at[line] - 1;

		if (inst_at[line]) {
			text[k] = text_read(cx->tmp, at, next ? next : stop);
			found[k] = true;
		}
		at = next ? next + 1 : stop;
	}
	for (uint32_t k = fn->ninst; k-- > 0;) {
		bool shares = k + 1 < fn->ninst && fn->inst[k].loc.line == fn->inst[k + 1].loc.line;

		/* a dual instruction is run once for each half, which is the same: its results are only new */
		if (!found[k] && shares && text[k + 1].second && strncmp(text[k + 1].name, "v_dual_", 7) == 0) {
			text[k] = text[k + 1];
			found[k] = true;
		}
		all = all && found[k];
	}
	return all ? text : NULL;
}
