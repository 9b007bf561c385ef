/* src/gcn/directive.c -- directives of sections, symbols, line information and kernel descriptors. bytes.c has those
 * that emit bytes.
 *
 * A directive that is not known here ends reading: it may change how the lines behind it are assembled, as macros,
 * conditions and repetition do. LLVM assembles the text then (src/object/assemble.c).
 */
#include <assert.h>

#include "gcn.h"

typedef void handler(struct line *l, const char *name, uint32_t arg);

/* What follows some directives that mean nothing here. */
enum { NOTHING, NAME, STRING };

/* A name, plain or quoted; reported if there is none. */
static size_t
name_of(struct line *l, const char **w)
{
	size_t n = 0;

	gcn_line_space(l);
	if (line_peek(l) == '"') {
		if (gcn_line_string(l, w, &n))
			return n;
		n = 0;
	} else if (!(gcn_lex_class[line_peek(l) & 255] & LEX_DIGIT)) {
		n = gcn_line_word(l, w);
	}
	if (!n)
		gcn_line_fail(l, WB_E_GCN_SYNTAX, l->at, "expected a name");
	return n;
}

static void
skip(struct line *l, const char *name, uint32_t what)
{
	const char *w;
	size_t n;

	(void)name;
	if (what == NAME)
		name_of(l, &w);
	else if (what == STRING && !gcn_line_string(l, &w, &n))
		gcn_line_beyond(l, l->at, "what is no string");
}

/* ---- sections ---------------------------------------------------------------------- */
static void
enter_section(struct wb_gcn_unit *u, struct section *now)
{
	u->sec->switched = u->switched;
	u->sec = now;
	u->switched = now->switched;
}

/* Reports and ends reading: the section of the lines behind is unknown. */
static void
bad_section(struct line *l, const char *at, const char *why)
{
	gcn_line_fail(l, WB_E_GCN_DIRECTIVE, at, "%s", why);
	l->u->stop = true;
}

static bool
flag_letters(const char *s, size_t n, uint32_t *out)
{
	static const char letter[] = "awxMSG";

	*out = 0;
	for (size_t k = 0; k < n; k++) {
		const char *p = strchr(letter, s[k]);

		if (!s[k] || !p)
			return false;
		*out |= 1u << (p - letter);
	}
	return true;
}

static bool
section_name(struct line *l, const char **w, size_t *n)
{
	gcn_line_space(l);
	*w = l->at;
	*n = 0;
	if (line_peek(l) == '"')
		return gcn_line_string(l, w, n) && *n;
	while (l->at < l->end && !strchr(",;\"", *l->at) && !(gcn_lex_class[(unsigned char)*l->at] & LEX_SPACE))
		l->at++;
	*n = (size_t)(l->at - *w);
	return *n != 0;
}

/* Reads what follows the flags: a type, the size of an entry, and a group or number that distinguishes sections of
 * the same name from each other, *extra. False: there is something else. */
static bool
section_extra(struct line *l, uint32_t flags, const char **extra)
{
	const char *from, *w;
	uint64_t entry;
	size_t n;

	*extra = "";
	if (!gcn_line_take(l, ','))
		return !(flags & (SECTION_MERGE | SECTION_GROUP));
	if (!gcn_line_take(l, '@'))
		return false;
	n = gcn_line_word(l, &w);
	if (!word_is(w, n, "progbits") && !word_is(w, n, "nobits") && !word_is(w, n, "note"))
		return false;
	if (flags & SECTION_MERGE && (!gcn_line_take(l, ',') || (gcn_line_space(l), !gcn_line_number(l, &entry))))
		return false;
	if (!gcn_line_take(l, ','))
		return !(flags & SECTION_GROUP);
	gcn_line_space(l);
	from = l->at;
	n = gcn_line_word(l, &w);
	if (gcn_line_take(l, ',')) {
		gcn_line_space(l);
		n = n && gcn_line_word(l, &w);
	}
	*extra = wb_strndup(l->u->cx->unit, from, (size_t)(l->at - from));
	return n && (flags & SECTION_GROUP || strncmp(*extra, "unique,", 7) == 0);
}

/* Reads section flags: letters in quotes, which more may follow (section_extra). */
static bool
section_flags(struct line *l, uint32_t *flags, const char **extra)
{
	const char *letters;
	size_t n;

	gcn_line_space(l);
	if (!gcn_line_string(l, &letters, &n) || !flag_letters(letters, n, flags))
		return false;
	return section_extra(l, *flags, extra);
}

static void
section(struct line *l, const char *name, uint32_t arg)
{
	struct wb_gcn_unit *u = l->u;
	const char *w, *extra = "";
	uint32_t flags = 0, before = u->section.n;
	struct section *s;
	bool given;
	size_t n;

	(void)name;
	(void)arg;
	if (!section_name(l, &w, &n)) {
		bad_section(l, w, "expected the name of a section");
		return;
	}
	given = gcn_line_take(l, ',');
	if (given ? !section_flags(l, &flags, &extra) : line_peek(l) == '"') {
		gcn_line_beyond(l, w, "a section of this kind");
		return;
	}
	s = gcn_section_of(u, w, n);
	if (u->section.n > before && given) {
		s->flags = flags;
		s->extra = extra;
	} else if (given && (strcmp(s->extra, extra) != 0 || s->flags != flags)) {
		bad_section(l, w, "this section was begun with other flags, or another group");
		return;
	}
	enter_section(u, s);
}

static void
plain_section(struct line *l, const char *name, uint32_t len)
{
	if (gcn_line_over(l))
		enter_section(l->u, gcn_section_of(l->u, name, len));
	else
		gcn_line_beyond(l, l->at, "a subsection");
}

/* ---- symbols -------------------------------------------------------------------------- */
static void
global(struct line *l, const char *name, uint32_t arg)
{
	const char *w;
	size_t n = name_of(l, &w);
	uint32_t id = n ? gcn_sym_of(l->u, w, n) : WB_NONE;

	(void)name;
	(void)arg;
	if (n)
		l->u->sym.at[id].global = true;
}

static void
type(struct line *l, const char *name, uint32_t arg)
{
	const char *w, *kind;
	size_t n = name_of(l, &w), k;
	bool function;
	uint32_t id;

	(void)name;
	(void)arg;
	if (!n)
		return;
	id = gcn_sym_of(l->u, w, n);
	if (!gcn_line_take(l, ',')) {
		gcn_line_fail(l, WB_E_GCN_SYNTAX, l->at, "expected ','");
		return;
	}
	gcn_line_space(l);
	l->at += line_peek(l) == '@';
	k = gcn_line_word(l, &kind);
	function = word_is(kind, k, "function");
	if (!(function || word_is(kind, k, "object")) || kind[-1] != '@') {
		gcn_line_beyond(l, kind, "this type");
	} else if (function) {
		l->u->sym.at[id].function = true;
		l->u->src = WB_NO_LOC;	/* the line of the function in front of it is not its own */
	}
}

static void
size(struct line *l, const char *name, uint32_t arg)
{
	const char *w;
	size_t n = name_of(l, &w);
	struct value v;
	uint32_t id;

	(void)name;
	(void)arg;
	if (!n || (!gcn_line_take(l, ',') && !gcn_line_beyond(l, l->at, "no size")))
		return;
	id = gcn_sym_of(l->u, w, n);
	if (!gcn_expr_parse(l, &v))
		return;
	if (v.plus == WB_NONE && v.minus == WB_NONE && v.k > 0)
		l->u->sym.at[id].bytes = (uint64_t)v.k;
}

/* Makes the value of @s unknown for good. */
static void
forget(struct sym *s)
{
	s->absolute = s->defined = false;
	s->twice = true;
}

/* NAME = expression, .set NAME, expression. */
void
gcn_directive_set(struct line *l, const char *w, size_t n)
{
	struct wb_gcn_unit *u = l->u;
	uint32_t id = gcn_sym_of(u, w, n);
	const struct sym *from;
	struct value v;
	struct sym *s;

	l->directive = true;
	if (n == 1 && *w == '.') {
		gcn_line_beyond(l, w, "a move of the location");
		return;
	}
	if (!gcn_expr_parse(l, &v)) {
		forget(&u->sym.at[id]);
		return;
	}
	s = &u->sym.at[id];
	if ((s->defined && !s->absolute) || s->twice) {
		gcn_line_fail(
			l, WB_E_GCN_DUPLICATE, w, "'%s' is a label already, or its value could not be read", s->name);
		forget(s);
		return;
	}
	if (v.plus == WB_NONE && v.minus == WB_NONE) {
		if (s->used) {
			gcn_line_fail(l, WB_E_GCN_SYMBOL, w, "'%s' was used before it has a value", s->name);
			u->stop = true;
		}
		s->absolute = s->defined = true;
		s->addr = (uint64_t)v.k;
		return;
	}
	from = v.plus == WB_NONE ? NULL : &u->sym.at[v.plus];
	if (!from || !from->defined || v.minus != WB_NONE || v.k || s->absolute) {
		gcn_line_fail(l, WB_E_GCN_SYNTAX, w, "the value must be a number, or a label placed before");
		u->stop = true;		/* it may be the name of a register */
		forget(s);
		return;
	}
	s->defined = true;
	s->section = from->section;
	s->inst = from->inst;
	s->addr = from->addr;
	s->epoch = from->epoch;
	s->loc = gcn_line_loc(l, w);
}

/* .set, .equ: as NAME = expression. */
static void
set(struct line *l, const char *name, uint32_t arg)
{
	const char *w;
	size_t n = name_of(l, &w);
	uint32_t id = n ? gcn_sym_of(l->u, w, n) : WB_NONE;

	(void)name;
	(void)arg;
	if (!n)
		return;
	if (gcn_line_take(l, ',')) {
		gcn_directive_set(l, w, n);
		return;
	}
	gcn_line_fail(l, WB_E_GCN_SYNTAX, l->at, "expected ','");
	forget(&l->u->sym.at[id]);
}

/* .amdgpu_lds NAME, BYTES, ALIGNMENT */
static void
lds(struct line *l, const char *name, uint32_t arg)
{
	int64_t bytes, to;
	const char *w;
	size_t n = name_of(l, &w);
	uint32_t id = n ? gcn_sym_of(l->u, w, n) : WB_NONE;

	(void)name;
	(void)arg;
	if (!n)
		return;
	if (!gcn_line_take(l, ',') || (gcn_line_space(l), !gcn_expr_lone(l, &bytes)) || bytes < 0 || bytes > 65536 ||
		!gcn_line_take(l, ',') || (gcn_line_space(l), !gcn_expr_lone(l, &to)) || to < 1 || to > 65536 ||
		(to & (to - 1)) || l->u->sym.at[id].defined || l->u->sym.at[id].lds)
		gcn_line_beyond(l, w, "this symbol of LDS");
	l->u->sym.at[id].lds = true;
}

/* ---- lines ------------------------------------------------------------------------------------ */
#define MOST_FILES 65535

/* md5 0x... */
static bool
is_md5(struct line *l)
{
	const char *w;
	size_t n = gcn_line_word(l, &w);

	if (!word_is(w, n, "md5"))
		return !n;
	n = gcn_line_word(l, &w);
	for (size_t k = 2; k < n; k++)
		if (wb_digit(w[k]) >= 16)
			return false;
	return n > 2 && n <= 34 && w[0] == '0' && w[1] == 'x';
}

/* .file 1 "dir" "name" md5 0x..., or .file "name" */
static void
file(struct line *l, const char *name, uint32_t arg)
{
	struct wb_gcn_unit *u = l->u;
	const char *dir = "", *base, *from = l->at;
	size_t ndir = 0, nbase;
	bool numbered;
	uint64_t number = 0;

	(void)name;
	(void)arg;
	gcn_line_space(l);
	numbered = gcn_line_number(l, &number);
	if (number > MOST_FILES || !gcn_line_string(l, &base, &nbase)) {
		gcn_line_beyond(l, from, "this name of a file");
		return;
	}
	gcn_line_space(l);
	if (!numbered)
		return;
	if (line_peek(l) == '"') {
		dir = base;
		ndir = nbase;
		if (!gcn_line_string(l, &base, &nbase)) {
			gcn_line_beyond(l, from, "this name of a file");
			return;
		}
	}
	while (u->source.n <= number)
		WB_PUSH(u->cx->tmp, &u->source, 0);
	if (u->source.at[number] || (number > 1 && !u->source.at[number - 1]) || !is_md5(l)) {
		gcn_line_beyond(l, from, "this name of a file");
		return;
	}
	if (ndir && nbase && *base != '/')
		name = wb_format(u->cx->unit, "%.*s/%.*s", (int)ndir, dir, (int)nbase, base);
	else
		name = wb_strndup(u->cx->unit, base, nbase);
	u->source.at[number] = wb_file_add(u->cx->files, WB_FILE_SOURCE, name, NULL, 0);
}

/* What may follow a line and column; it says nothing here. */
static bool
loc_option(struct line *l)
{
	const char *w;
	size_t n = gcn_line_word(l, &w);
	uint64_t v;

	if (word_is(w, n, "prologue_end") || word_is(w, n, "epilogue_begin"))
		return true;
	gcn_line_space(l);
	if (word_is(w, n, "is_stmt"))
		return gcn_line_number(l, &v) && v <= 1;
	return word_is(w, n, "discriminator") && gcn_line_number(l, &v);
}

/* .loc 1 12 3 prologue_end */
static void
loc(struct line *l, const char *name, uint32_t arg)
{
	struct wb_gcn_unit *u = l->u;
	uint64_t f, line, col = 0;
	bool known;

	(void)name;
	(void)arg;
	gcn_line_space(l);
	known = gcn_line_number(l, &f) && f < u->source.n && u->source.at[f];
	gcn_line_space(l);
	known = known && gcn_line_number(l, &line);
	gcn_line_space(l);
	if (known)
		gcn_line_number(l, &col);
	while (known && !gcn_line_over(l))
		known = loc_option(l);
	if (!known) {
		gcn_line_beyond(l, l->at, "this line of a source");
		return;
	}
	u->src = (struct wb_loc){ .line = line > UINT32_MAX ? 0 : (uint32_t)line,
		.col = (uint16_t)(col > UINT16_MAX ? 0 : col),
		.file = u->source.at[f] };
}

/* .cfi_startproc, .cfi_endproc. What is between says nothing here. */
static void
frame(struct line *l, const char *name, uint32_t begins)
{
	if (l->u->frame == begins)
		gcn_line_beyond(l, name, "this order of frames");
	l->u->frame = begins;
}

/* ---- target and kernels --------------------------------------------------------------------------- */
/* Where the name of the processor starts in a target of @n characters: behind the last '-' that is not part of a
 * generic name. */
static size_t
processor_at(const char *s, size_t n)
{
	static const char generic[] = "-generic";
	size_t tail = sizeof generic - 1, start = n;

	while (start && !(s[start - 1] == '-' && n - start >= 3 && strncmp(s + start, "gfx", 3) == 0))
		start--;
	if (start && n - start > tail && strncmp(s + n - tail, generic, tail) == 0)
		return start;
	for (start = n; start && s[start - 1] != '-'; start--)
		;
	return start;
}

/* Whether the target @s of @n characters, with the processor of @t at @start, is written as LLVM writes it:
 * amdgcn-amd-amdhsa--gfx90a:sramecc+:xnack-, with what the processor can have only. Keeps whether it has xnack. */
static bool
is_whole(struct wb_gcn_unit *u, const struct target *t, const char *s, size_t n, size_t start)
{
	static const char hsa[] = "amdgcn-amd-amdhsa--", pal[] = "amdgcn-amd-amdpal--";
	static const char *const can[] = { ":sramecc", ":xnack" };
	bool has[] = { t->bit & GCN_SRAMECC, gcn_target_xnack(t) };
	size_t at = start + strlen(t->name);

	u->pal = start == sizeof pal - 1 && memcmp(s, pal, start) == 0;
	if (!u->pal && (start != sizeof hsa - 1 || memcmp(s, hsa, start) != 0))
		return false;
	for (int k = 0; k < 2; k++) {
		size_t len = strlen(can[k]);

		if (n - at <= len || memcmp(s + at, can[k], len) != 0)
			continue;
		if (!has[k] || (s[at + len] != '+' && s[at + len] != '-'))
			return false;
		has[k] = s[at + len] == '+';
		at += len + 1;
	}
	u->xnack = has[1] ? XNACK_ON : XNACK_OFF;
	return at == n;
}

/* .amdgcn_target "amdgcn-amd-amdhsa--gfx900:xnack+" */
static void
target(struct line *l, const char *name, uint32_t arg)
{
	struct wb_gcn_unit *u = l->u;
	const char *s, *from = l->at;
	const struct target *t;
	size_t n, k, start;

	(void)name;
	(void)arg;
	if (!gcn_line_string(l, &s, &n)) {
		gcn_line_fail(l, WB_E_GCN_TARGET, from, "expected the target in quotes");
		return;
	}
	for (k = 0; k < n && s[k] != ':'; k++)
		;
	start = processor_at(s, k);
	t = gcn_target_find(s + start, k - start);
	if (!t && gcn_target_exists(s + start, k - start)) {
		gcn_line_fail(l, WB_E_GCN_PROCESSOR, s, "the code is for %.*s, which %s", (int)(k - start), s + start,
			wb_gcn_missing(s + start, k - start));
		u->unsupported = true;
	} else if (!t)
		gcn_line_fail(l, WB_E_GCN_TARGET, s, "unknown target '%.*s'", (int)(n > 80 ? 80 : n), s);
	else if (!gcn_unit_target(u, t))
		gcn_line_fail(l, WB_E_OBJECT_NONE, s, "the code is for %s, but %s was asked for or named before",
			t->name, u->t->name);
	else if (!is_whole(u, t, s, n, start))
		gcn_line_beyond(l, s, "this name of a target");
	u->stop = l->failed;	/* the meaning of the lines behind is unknown */
}

static void
version(struct line *l, const char *name, uint32_t arg)
{
	int64_t v;

	(void)arg;
	if (!gcn_expr_number(l, &v))
		return;
	if (v < 4 || v > 6)
		gcn_line_beyond(l, name, "this version of code objects");
	l->u->code_object_version = (uint32_t)v;
}

static void
kernel(struct line *l, const char *name, uint32_t arg)
{
	const char *w;
	size_t n = name_of(l, &w);

	(void)name;
	(void)arg;
	if (l->u->pal)
		gcn_line_beyond(l, w, "a descriptor for HSA");
	else if (n && gcn_unit_ready(l, w))
		l->u->open = gcn_kernel_new(l->u, gcn_sym_of(l->u, w, n), gcn_line_loc(l, w));
}

static void
metadata(struct line *l, const char *name, uint32_t arg)
{
	(void)name;
	(void)arg;
	l->u->metadata_next = true;
}

/* Inside .amdhsa_kernel: ".amdhsa_NAME value", until the block ends. */
static void
kernel_line(struct line *l, const char *word, size_t len)
{
	int64_t v;

	if (word_is(word, len, ".end_amdhsa_kernel")) {
		gcn_kernel_done(l->u, l->u->open);
		gcn_bytes_descriptor(l, word, l->u->open->sym);
		l->u->open = NULL;
		return;
	}
	if (len < 8 || memcmp(word, ".amdhsa_", 8) != 0) {
		gcn_line_fail(l, WB_E_GCN_DIRECTIVE, word,
			"not a directive of a kernel descriptor; the block that is open ends with .end_amdhsa_kernel");
		l->u->open->bad = true;
		return;
	}
	if (!gcn_expr_fixed(l, &v)) {
		l->u->open->bad = true;
		return;
	}
	gcn_kernel_set(l, l->u->open, word + 8, len - 8, v);
}

/* ---- dispatch -------------------------------------------------------------------------------------- */
static const struct directive {
	const char *name;
	handler *run;
	uint32_t arg;
} directives[] = {
	{ ".loc", loc, 0 },
	{ ".section", section, 0 },
	{ ".text", plain_section, 5 },
	{ ".data", plain_section, 5 },
	{ ".bss", plain_section, 4 },
	{ ".rodata", plain_section, 7 },
	{ ".globl", global, 0 },
	{ ".global", global, 0 },
	{ ".type", type, 0 },
	{ ".size", size, 0 },
	{ ".set", set, 0 },
	{ ".equ", set, 0 },
	{ ".file", file, 0 },
	{ ".amdgcn_target", target, 0 },
	{ ".amdhsa_code_object_version", version, 0 },
	{ ".amdhsa_kernel", kernel, 0 },
	{ ".amdgpu_metadata", metadata, 0 },
	{ ".amdgpu_lds", lds, 0 },
	{ ".protected", skip, NAME },
	{ ".hidden", skip, NAME },
	{ ".weak", skip, NAME },
	{ ".local", skip, NAME },
	{ ".extern", skip, NAME },
	{ ".addrsig_sym", skip, NAME },
	{ ".addrsig", skip, NOTHING },
	{ ".ident", skip, STRING },
	{ ".cfi_startproc", frame, true },
	{ ".cfi_endproc", frame, false },
	{ ".cfi_sections", skip, NAME },
};

static const struct directive *
find_directive(const char *w, size_t n)
{
	for (size_t k = 0; k < WB_COUNT(directives); k++)
		if (directives[k].name[1] == w[1] && word_is(w, n, directives[k].name))
			return &directives[k];
	return NULL;
}

void
gcn_directive_line(struct line *l, const char *word, size_t len)
{
	const struct directive *d;

	l->directive = true;
	if (l->u->open) {
		kernel_line(l, word, len);
		return;
	}
	d = len > 1 ? find_directive(word, len) : NULL;
	if (!d && gcn_bytes_directive(l, word, len))
		return;
	if (!d) {
		gcn_line_beyond(l, word,
			wb_format(l->u->cx->tmp, "the directive '%.*s'", (int)(len > 60 ? 60 : len), word));
		return;
	}
	gcn_line_space(l);
	d->run(l, word, d->arg);
	if (!l->failed && !gcn_line_over(l))
		gcn_line_beyond(l, l->at, "what follows");
}
