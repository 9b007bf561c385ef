/* ir/parse.c -- the text form, read: tokens, files, symbols, functions and their lines.
 *
 * Every error is reported at its location. Reading continues with the next line, and the function with the error is
 * refused. Functions are found in a first pass over the text, so that calls can name later ones.
 */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>

#include "parse.h"

/* ---- tokens --------------------------------------------------------------------------- */
void
wir_advance(struct wir_parser *p)
{
	p->t = wir_next(&p->lx);
}

bool
wir_at(const struct wir_parser *p, char punct)
{
	return p->t.kind == WIR_PUNCT && p->t.punct == punct;
}

bool
wir_token_is(const struct wir_token *t, const char *word)
{
	return t->kind == WIR_WORD && t->len == strlen(word) && memcmp(t->text, word, t->len) == 0;
}

bool
wir_at_word(const struct wir_parser *p, const char *word)
{
	return wir_token_is(&p->t, word);
}

bool
wir_accept(struct wir_parser *p, char punct)
{
	bool there = wir_at(p, punct);

	if (there)
		wir_advance(p);
	return there;
}

bool
wir_error(struct wir_parser *p, struct wb_loc loc, const char *fmt, ...)
{
	char text[256];
	va_list ap;

	va_start(ap, fmt);
	vsnprintf(text, sizeof(text), fmt, ap);
	va_end(ap);
	wb_report(p->cx->diag, WB_E_WIR_SYNTAX, loc, "%s", text);
	p->bad = true;
	return false;
}

bool
wir_unexpected(struct wir_parser *p, const char *what)
{
	const struct wir_token *t = &p->t;

	switch (t->kind) {
	case WIR_BAD:
		return wir_error(p, t->loc, "%s", t->text);
	case WIR_EOF:
		return wir_error(p, t->loc, "%s expected before the end of the file", what);
	case WIR_NEWLINE:
		return wir_error(p, t->loc, "%s expected before the end of the line", what);
	case WIR_WORD:
		return wir_error(p, t->loc, "%s expected, not '%.*s'", what, (int)(t->len < 60 ? t->len : 60), t->text);
	case WIR_PUNCT:
		return wir_error(p, t->loc, "%s expected, not '%c'", what, t->punct);
	default:
		return wir_error(p, t->loc, "%s expected", what);
	}
}

bool
wir_expect(struct wir_parser *p, char punct)
{
	char what[] = "'?'";

	what[1] = punct;
	return wir_accept(p, punct) || wir_unexpected(p, what);
}

bool
wir_number(struct wir_parser *p, uint64_t most, uint64_t *out)
{
	if (p->t.kind != WIR_NUMBER)
		return wir_unexpected(p, "a number");
	if (p->t.number > most)
		return wir_error(p, p->t.loc, "the number is larger than %llu", (unsigned long long)most);
	*out = p->t.number;
	wir_advance(p);
	return true;
}

const char *
wir_name(struct wir_parser *p, bool *quoted)
{
	const char *s;

	if (quoted)
		*quoted = p->t.kind == WIR_STRING;
	if (p->t.kind != WIR_WORD && p->t.kind != WIR_STRING) {
		wir_unexpected(p, "a name");
		return NULL;
	}
	s = p->t.kind == WIR_STRING ? p->t.text : wb_strndup(p->cx->unit, p->t.text, p->t.len);
	wir_advance(p);
	return s;
}

bool
wir_key(struct wir_parser *p, struct wir_token *word)
{
	struct wir_lexer ahead = p->lx;
	struct wir_token next;

	if (p->t.kind != WIR_WORD)
		return false;
	next = wir_next(&ahead);
	if (next.kind != WIR_PUNCT || next.punct != '=')
		return false;
	*word = p->t;
	p->lx = ahead;
	wir_advance(p);
	return true;
}

bool
wir_range(struct wir_parser *p, uint64_t *addr, uint64_t most, uint64_t *size)
{
	return wir_number(p, UINT64_MAX, addr) && (!wir_accept(p, '+') || wir_number(p, most, size));
}

static void
skip_line(struct wir_parser *p)
{
	while (p->t.kind != WIR_NEWLINE && p->t.kind != WIR_EOF)
		wir_advance(p);
}

static void
end_line(struct wir_parser *p, bool ok)
{
	if (ok && p->t.kind != WIR_NEWLINE && p->t.kind != WIR_EOF)
		wir_unexpected(p, "the end of the line");
	skip_line(p);
	if (p->t.kind == WIR_NEWLINE)
		wir_advance(p);
}

/* ---- lines of a function ---------------------------------------------------------------- */
/* wb_map keeps its keys, so they must outlive the token. The byte before a label distinguishes an automatic label from
 * a real one of the same spelling. */
uint32_t
wir_label(struct wir_parser *p)
{
	struct wb_loc loc = p->t.loc;
	struct wir_label l = { .block = WB_NONE, .loc = loc };
	const char *name, *key;
	uint32_t id;
	bool quoted;

	wir_advance(p);
	name = wir_name(p, &quoted);
	if (!name)
		return WB_NONE;
	if (!quoted && wir_is_auto_label(name, strlen(name))) {
		key = wb_format(p->cx->tmp, "\1%s", name);
	} else {
		key = name;
		l.name = name;
	}
	id = wb_map_put(&p->label_id, key, strlen(key), p->label.n);
	if (id != WB_NONE)
		return id;
	WB_PUSH(p->cx->tmp, &p->label, l);
	return p->label.n - 1;
}

static void
start_block(struct wir_parser *p, uint32_t label, struct wb_loc loc)
{
	struct wir_block b = { .first = p->item.n, .label = label, .ref = WB_NONE, .loc = loc };

	if (label != WB_NONE && p->label.at[label].block != WB_NONE) {
		wir_error(p, loc, "the label is already taken");
		wb_note(p->cx->diag, p->label.at[label].loc, "by this block");
	} else if (label != WB_NONE) {
		p->label.at[label].block = p->block.n;
		p->label.at[label].loc = loc;
	}
	WB_PUSH(p->cx->tmp, &p->block, b);
}

static bool
label_line(struct wir_parser *p)
{
	struct wb_loc loc = p->t.loc;
	uint32_t label = wir_label(p);

	if (label == WB_NONE)
		return false;
	start_block(p, label, loc);
	wir_accept(p, ':');
	return true;
}

/* in =s %a, %b[0:3] */
static bool
in_line(struct wir_parser *p)
{
	struct wir_token letters;

	wir_advance(p);
	if (!wir_classes(p, &letters))
		return false;
	if (letters.len != 1)
		return wir_error(p, letters.loc, "an in line declares units of one class: in =s or in =v");
	do {
		struct wb_opnd o = { 0 };

		if (!wir_units(p, &o) || !wir_declare(p, &o, 1, &letters))
			return false;
	} while (wir_accept(p, ','));
	return true;
}

/* bound [MAX] [total=N] [min=N] */
static bool
bound_line(struct wir_parser *p)
{
	struct wb_annotation an = {
		.maxcount = UINT64_MAX, .totalcount = UINT64_MAX, .mincount = UINT64_MAX, .loc = p->t.loc
	};
	struct wir_token key;

	wir_advance(p);
	if (!p->block.n)
		return wir_error(p, an.loc, "a bound stands in the block whose loop it bounds");
	an.block = p->block.n - 1;
	if (p->t.kind == WIR_NUMBER && !wir_number(p, UINT64_MAX - 1, &an.maxcount))
		return false;
	while (wir_key(p, &key)) {
		bool total = wir_token_is(&key, "total");

		if (!total && !wir_token_is(&key, "min"))
			return wir_error(p, key.loc, "a bound has total= and min=");
		if (!wir_number(p, UINT64_MAX - 1, total ? &an.totalcount : &an.mincount))
			return false;
	}
	if (an.maxcount == UINT64_MAX && an.totalcount == UINT64_MAX && an.mincount == UINT64_MAX)
		return wir_unexpected(p, "a number, total= or min=");
	WB_PUSH(p->cx->tmp, &p->annotation, an);
	return true;
}

/* -> fall @a, removed taken @b, exit */
static bool
edge_line(struct wir_parser *p)
{
	struct wb_loc loc = p->t.loc;
	struct wir_block *b;

	wir_advance(p);
	if (!p->block.n)
		return wir_error(p, loc, "edges belong to a block");
	b = &p->block.at[p->block.n - 1];
	if (b->ref != WB_NONE)
		return wir_error(p, loc, "the block has its edges already");
	b->ref = p->ref.n;
	do {
		struct wir_ref r = { .label = WB_NONE, .loc = p->t.loc };

		if (wir_at_word(p, "removed")) {
			r.flags = WB_E_REMOVED;
			wir_advance(p);
		}
		r.kind = wir_at_word(p, "fall") ? WB_EDGE_FALL : wir_at_word(p, "taken") ? WB_EDGE_TAKEN : WB_EDGE_EXIT;
		if (r.kind == WB_EDGE_EXIT && !wir_at_word(p, "exit"))
			return wir_unexpected(p, "fall, taken or exit");
		wir_advance(p);
		if (r.kind != WB_EDGE_EXIT) {
			if (!wir_at(p, '@'))
				return wir_unexpected(p, "a label");
			r.label = wir_label(p);
			if (r.label == WB_NONE)
				return false;
		}
		WB_PUSH(p->cx->tmp, &p->ref, r);
		b->nref++;
	} while (wir_accept(p, ','));
	return true;
}

/* ---- descriptor ----------------------------------------------------------------------------- */
/* NAME=NUMBER and NAME ... as @field says, into @s. */
static bool
field_list(struct wir_parser *p, const struct wir_field *field, void *s)
{
	while (p->t.kind == WIR_WORD) {
		const struct wir_field *f = field;
		struct wir_token key = p->t;
		uint64_t v = 1;
		bool valued = wir_key(p, &key);

		while (f->name && !wir_token_is(&key, f->name))
			f++;
		if (!f->name)
			return wir_error(
				p, key.loc, "no field '%.*s' here", (int)(key.len < 60 ? key.len : 60), key.text);
		if (!valued)
			wir_advance(p);
		if (!valued && !f->flag)
			return wir_error(p, key.loc, "%s needs a number: %s=N", f->name, f->name);
		if (valued && !wir_number(p, UINT32_MAX, &v))
			return false;
		if (!wir_field_set(f, s, v))
			return wir_error(p, key.loc, "the number is too large for %s", f->name);
	}
	return true;
}

static struct wb_kernel_desc *
descriptor(struct wir_parser *p)
{
	if (!p->fn->desc) {
		p->fn->desc = WB_NEW(p->cx->unit, struct wb_kernel_desc, 1);
		wir_fields_default(wir_desc_field, p->fn->desc);
		wir_fields_default(wir_abi_field, &p->fn->desc->abi);
	}
	return p->fn->desc;
}

static bool
desc_line(struct wir_parser *p)
{
	wir_advance(p);
	return field_list(p, wir_desc_field, descriptor(p));
}

static bool
abi_line(struct wir_parser *p)
{
	wir_advance(p);
	return field_list(p, wir_abi_field, &descriptor(p)->abi);
}

/* arg "name" KIND [value_kind="..."] [type="..."] FIELDS */
static bool
arg_line(struct wir_parser *p)
{
	struct wb_arg a = { .value_kind = "", .type_name = "" };

	wir_advance(p);
	descriptor(p);
	a.name = wir_name(p, NULL);
	if (!a.name)
		return false;
	while (wir_arg_kind_name[a.kind] && !wir_at_word(p, wir_arg_kind_name[a.kind]))
		a.kind++;
	if (!wir_arg_kind_name[a.kind])
		return wir_unexpected(p, "value, buffer, lds_pointer, other or hidden");
	wir_advance(p);
	while (wir_at_word(p, "value_kind") || wir_at_word(p, "type")) {
		const char **to = wir_at_word(p, "type") ? &a.type_name : &a.value_kind;
		struct wir_token key;

		if (!wir_key(p, &key))
			return wir_error(p, p->t.loc, "a name in quotes belongs here: type=\"...\"");
		*to = wir_name(p, NULL);
		if (!*to)
			return false;
	}
	if (!field_list(p, wir_arg_field, &a))
		return false;
	WB_PUSH(p->cx->tmp, &p->arg, a);
	return true;
}

static bool
fn_line(struct wir_parser *p)
{
	static const struct { const char *word; bool (*read)(struct wir_parser *);
	} line[] = {
		{ "in", in_line },
		{ "bound", bound_line },
		{ "desc", desc_line },
		{ "abi", abi_line },
		{ "arg", arg_line },
	};

	if (wir_at(p, '@'))
		return label_line(p);
	if (p->t.kind == WIR_ARROW)
		return edge_line(p);
	for (size_t k = 0; k < WB_COUNT(line); k++)
		if (wir_at_word(p, line[k].word))
			return line[k].read(p);
	if (!p->block.n)
		start_block(p, WB_NONE, p->t.loc);
	return wir_instruction(p);
}

/* ---- functions -------------------------------------------------------------------------------- */
/* Valid until the function is read. A function inside another one is never read. */
static const char unread[] = "its text has errors";

/* Forgets the previous function. Its memory was released by the mark of fn_text. */
static void
reset_fn(struct wir_parser *p, struct wb_fn *fn)
{
	p->fn = fn;
	p->bad = false;
	fn->refused = NULL;
	p->unit_id = wb_map_new(p->cx->tmp);
	p->label_id = wb_map_new(p->cx->tmp);
	memset(&p->unit, 0, sizeof(p->unit));
	memset(&p->unit_loc, 0, sizeof(p->unit_loc));
	memset(&p->label, 0, sizeof(p->label));
	memset(&p->ref, 0, sizeof(p->ref));
	memset(&p->opnd, 0, sizeof(p->opnd));
	memset(&p->item, 0, sizeof(p->item));
	memset(&p->block, 0, sizeof(p->block));
	memset(&p->annotation, 0, sizeof(p->annotation));
	memset(&p->member, 0, sizeof(p->member));
	memset(&p->member_loc, 0, sizeof(p->member_loc));
	memset(&p->arg, 0, sizeof(p->arg));
}

/* device, section="...", at=ADDRESS+BYTES, wave_lanes=N, dropped=N, refused="..." up to the brace. */
static bool
fn_attributes(struct wir_parser *p)
{
	struct wb_fn *fn = p->fn;
	struct wir_token key;
	uint64_t n;

	for (;;) {
		if (wir_at_word(p, "device")) {
			fn->is_kernel = false;
			wir_advance(p);
			continue;
		}
		if (!wir_key(p, &key))
			return true;
		if (wir_token_is(&key, "section")) {
			fn->section = wir_name(p, NULL);
			if (!fn->section)
				return false;
		} else if (wir_token_is(&key, "refused")) {
			fn->refused = wir_name(p, NULL);
			if (!fn->refused)
				return false;
		} else if (wir_token_is(&key, "at")) {
			if (!wir_range(p, &fn->addr, UINT64_MAX, &fn->bytes))
				return false;
		} else if (wir_token_is(&key, "wave_lanes")) {
			if (!wir_number(p, 64, &n))
				return false;
			fn->wave_lanes = n == 32 ? 32 : 64;
		} else if (wir_token_is(&key, "dropped")) {
			if (!wir_number(p, UINT32_MAX, &n))
				return false;
			fn->nunreachable = (uint32_t)n;
		} else {
			return wir_error(
				p, key.loc, "a function has section=, at=, wave_lanes=, dropped= and refused=");
		}
	}
}

static void
fn_body(struct wir_parser *p)
{
	bool open = fn_attributes(p) && wir_expect(p, '{');

	end_line(p, open);
	while (p->t.kind != WIR_EOF && !wir_at(p, '}')) {
		if (p->t.kind == WIR_NEWLINE)
			wir_advance(p);
		else
			end_line(p, fn_line(p));
	}
	if (wir_expect(p, '}'))
		end_line(p, true);
}

/* Skips a function that is not kept, up to the line that closes it. */
static void
skip_fn(struct wir_parser *p)
{
	while (p->t.kind != WIR_EOF && !wir_at(p, '}')) {
		skip_line(p);
		wir_advance(p);
	}
	skip_line(p);
}

static void
fn_text(struct wir_parser *p)
{
	struct wb_arena_mark mark = wb_arena_mark(p->cx->tmp);
	struct wb_loc loc = p->t.loc;
	const char *name;
	uint32_t id;

	wir_advance(p);
	name = wir_expect(p, '@') ? wir_name(p, NULL) : NULL;
	id = name ? wb_map_get(&p->fn_id, name, strlen(name)) : WB_NONE;
	if (id == WB_NONE || p->m->fn[id]->loc.line != loc.line) {
		if (name)
			wir_error(p, loc, "there is already a function of this name");
		skip_fn(p);
		return;
	}
	reset_fn(p, p->m->fn[id]);
	fn_body(p);
	if (!p->bad)
		wir_assemble(p);
	if (p->bad && !p->fn->refused)
		p->fn->refused = unread;
	wb_arena_reset(p->cx->tmp, mark);
}

/* ---- the top level --------------------------------------------------------------------------------- */
/* file NUMBER "name" */
static bool
file_line(struct wir_parser *p)
{
	struct wb_loc loc;
	const char *name;
	uint64_t number;

	wir_advance(p);
	loc = p->t.loc;
	if (!wir_number(p, UINT16_MAX, &number))
		return false;
	name = wir_name(p, NULL);
	if (!name)
		return false;
	if (number != p->source.n + 1)
		return wir_error(p, loc, "files are numbered one after the other; this is number %u", p->source.n + 1);
	WB_PUSH(p->cx->unit, &p->source, wb_file_add(p->cx->files, WB_FILE_SOURCE, name, NULL, 0));
	return true;
}

/* symbol NAME [section="..."] [at=ADDRESS] [fn=@NAME] */
static bool
symbol_line(struct wir_parser *p)
{
	struct wb_symbol s = { .fn = WB_NONE };
	struct wir_token key;

	wir_advance(p);
	s.name = wir_name(p, NULL);
	if (!s.name)
		return false;
	while (wir_key(p, &key)) {
		const char *fn;

		if (wir_token_is(&key, "section")) {
			s.section = wir_name(p, NULL);
			if (!s.section)
				return false;
		} else if (wir_token_is(&key, "at")) {
			if (!wir_number(p, UINT64_MAX, &s.addr))
				return false;
		} else if (wir_token_is(&key, "fn")) {
			fn = wir_expect(p, '@') ? wir_name(p, NULL) : NULL;
			if (!fn)
				return false;
			s.fn = wb_map_get(&p->fn_id, fn, strlen(fn));
			if (s.fn == WB_NONE)
				return wir_error(p, key.loc, "no function '%.60s'", fn);
		} else {
			return wir_error(p, key.loc, "a symbol has section=, at= and fn=");
		}
	}
	p->m->symbol[p->m->nsymbol] = s;
	wb_map_put(&p->symbol_id, s.name, strlen(s.name), p->m->nsymbol++);
	return true;
}

static bool
target_line(struct wir_parser *p)
{
	const char *name;

	wir_advance(p);
	name = wir_name(p, NULL);
	if (!name)
		return false;
	p->m->target = name;
	if (strncmp(name, "gfx", 3) == 0)
		p->m->gfx = (uint32_t)strtoul(name + 3, NULL, 16);
	return true;
}

static void
top_line(struct wir_parser *p)
{
	if (p->t.kind == WIR_NEWLINE)
		wir_advance(p);
	else if (wir_at_word(p, "fn"))
		fn_text(p);
	else if (wir_at_word(p, "file"))
		end_line(p, file_line(p));
	else if (wir_at_word(p, "symbol"))
		end_line(p, symbol_line(p));
	else if (wir_at_word(p, "target"))
		end_line(p, target_line(p));
	else
		end_line(p, wir_unexpected(p, "fn, symbol, file or target"));
}

/* Creates the functions and counts the symbols, so that both can be used before they are defined. */
static void
find_fns(struct wir_parser *p)
{
	WB_VEC(struct wb_fn *) fn = { NULL, 0, 0 };
	uint32_t nsymbol = 0;

	for (wir_advance(p); p->t.kind != WIR_EOF; skip_line(p), wir_advance(p)) {
		struct wb_loc loc = p->t.loc;
		struct wb_fn *f;

		nsymbol += wir_at_word(p, "symbol");
		if (!wir_at_word(p, "fn"))
			continue;
		wir_advance(p);
		if (!wir_accept(p, '@') || (p->t.kind != WIR_WORD && p->t.kind != WIR_STRING))
			continue;
		f = WB_NEW(p->cx->unit, struct wb_fn, 1);
		*f = (struct wb_fn){
			.name = wir_name(p, NULL), .id = fn.n, .is_kernel = true, .loc = loc, .refused = unread
		};
		if (wb_map_put(&p->fn_id, f->name, strlen(f->name), fn.n) == WB_NONE)
			WB_PUSH(p->cx->unit, &fn, f);
	}
	p->m->fn = fn.at;
	p->m->nfn = fn.n;
	p->m->symbol = WB_NEW(p->cx->unit, struct wb_symbol, nsymbol);
}

static void
index_words(struct wir_parser *p)
{
	p->op = wb_map_new(p->cx->tmp);
	p->mod = wb_map_new(p->cx->tmp);
	p->fn_id = wb_map_new(p->cx->tmp);
	p->symbol_id = wb_map_new(p->cx->tmp);
	for (uint32_t k = 0; k < WB_OP_COUNT; k++)
		wb_map_put(&p->op, wb_op_name[k], strlen(wb_op_name[k]), k);
	for (uint32_t k = 0; k < WB_MOD_COUNT; k++)
		wb_map_put(&p->mod, wb_mod_name[k], strlen(wb_mod_name[k]), k);
}

enum wb_status
wb_parse_wir(struct wb_ctx *cx, uint16_t file, struct wb_module **out)
{
	struct wb_arena_mark mark = wb_arena_mark(cx->tmp);
	struct wir_parser *p = WB_NEW(cx->tmp, struct wir_parser, 1);

	*out = NULL;
	p->cx = cx;
	p->m = WB_NEW(cx->unit, struct wb_module, 1);
	p->m->name = cx->files->file.at[file]->name;
	p->m->files = cx->files;
	index_words(p);
	p->lx = wir_lexer(cx, file);
	find_fns(p);
	if (p->m->nfn) {
		*out = p->m;
		p->lx = wir_lexer(cx, file);
		for (wir_advance(p); p->t.kind != WIR_EOF; )
			top_line(p);
	} else {
		wb_report(cx->diag, WB_E_WIR_SYNTAX, (struct wb_loc){ 0, 0, file }, "there is no function in the file");
	}
	wb_arena_reset(cx->tmp, mark);
	return *out ? WB_OK : WB_BAD_INPUT;
}

static bool
is_blank(char c)
{
	return c == ' ' || c == '\t' || c == '\r' || c == '\n';
}

bool
wb_wir_looks_like(const char *text, size_t bytes)
{
	static const char *const word[] = { "fn", "symbol", "file", "target" };
	const char *end = text + bytes;

	while (text < end && (*text == ';' || is_blank(*text))) {
		if (*text == ';')
			text = memchr(text, '\n', (size_t)(end - text));
		if (!text)
			return false;
		text++;
	}
	for (size_t k = 0; k < WB_COUNT(word); k++) {
		size_t n = strlen(word[k]);

		if ((size_t)(end - text) > n && memcmp(text, word[k], n) == 0 && is_blank(text[n]))
			return true;
	}
	return false;
}
