/* src/gcn/read.c -- a .s file, line by line. */
#include <ctype.h>

#include "gcn.h"

struct reader {
	struct wb_gcn_unit *u;
	const char *p, *end;
	uint32_t number;
	uint16_t file;
	const char *start;	/* of the text */
};

/* The next line without its end; false at the end of the file. */
static bool
next_line(struct reader *r, struct line *l)
{
	const char *nl;

	if (r->p >= r->end)
		return false;
	nl = memchr(r->p, '\n', (size_t)(r->end - r->p));
	*l = (struct line){
		.u = r->u, .start = r->p, .at = r->p, .end = nl ? nl : r->end, .number = ++r->number, .file = r->file
	};
	r->p = nl ? nl + 1 : r->end;
	return true;
}

/* Skips the rest of a block comment, which may have several lines. */
static void
block_comment(struct reader *r, struct line *l)
{
	struct wb_loc from = gcn_line_loc(l, l->at);

	l->at += 2;
	for (;;) {
		for (const char *p = l->at; p + 1 < l->end; p++)
			if (p[0] == '*' && p[1] == '/') {
				l->at = p + 2;
				return;
			}
		if (!next_line(r, l)) {
			wb_report(r->u->cx->diag, WB_E_GCN_SYNTAX, from, "the comment that starts here does not end");
			l->at = l->end;
			return;
		}
	}
}

static void
metadata(struct reader *r)
{
	struct line l;
	const char *from = r->p;
	uint32_t first = r->number + 1;

	while (next_line(r, &l)) {
		const char *w;
		size_t n;

		gcn_line_space(&l);
		if (line_peek(&l) != '.')
			continue;
		n = gcn_line_word(&l, &w);
		if (word_is(w, n, ".end_amdgpu_metadata")) {
			gcn_metadata_read(r->u, from, (size_t)(l.start - from), first, r->file);
			return;
		}
	}
	gcn_metadata_read(r->u, from, (size_t)(r->end - from), first, r->file);
}

#define LETTERS(a, b, c) ((uint32_t)(a) << 16 | (uint32_t)(b) << 8 | (uint32_t)(c))

/* Whether a directive, by its first letters, may change the section, define a name, or change how lines are
 * assembled. */
static bool
directive_counts(const char *w, size_t n)
{
	if (n < 4)
		return word_is(w, n, ".if");
	switch (LETTERS(w[1], w[2], w[3])) {
	case LETTERS('b', 's', 's'): case LETTERS('s', 'e', 't'):
		return n == 4;
	case LETTERS('a', 'b', 'o'): case LETTERS('a', 'l', 't'): case LETTERS('a', 'm', 'd'):
	case LETTERS('b', 'u', 'n'): case LETTERS('c', 'o', 'm'): case LETTERS('l', 'c', 'o'):
	case LETTERS('d', 'a', 't'): case LETTERS('e', 'l', 's'): case LETTERS('e', 'n', 'd'):
	case LETTERS('e', 'q', 'u'):
	case LETTERS('e', 'x', 'i'): case LETTERS('i', 'n', 'c'): case LETTERS('i', 'r', 'p'):
	case LETTERS('l', 't', 'o'):
	case LETTERS('m', 'a', 'c'): case LETTERS('n', 'o', 'a'): case LETTERS('p', 'o', 'p'):
	case LETTERS('p', 'r', 'e'):
	case LETTERS('p', 'u', 'r'): case LETTERS('p', 'u', 's'): case LETTERS('r', 'e', 'p'):
	case LETTERS('r', 'o', 'd'):
	case LETTERS('s', 'e', 'c'): case LETTERS('s', 'u', 'b'): case LETTERS('t', 'e', 'x'):
		return true;
	default:
		return w[1] == 'i' && w[2] == 'f';
	}
}

/* Whether a line in a section of debug information must be read: such a directive, or NAME = VALUE. */
static bool
counts(struct line *l)
{
	const char *start = l->at, *w;
	size_t n = gcn_line_word(l, &w);
	bool counts = n && *w == '.' && line_peek(l) != ':' && directive_counts(w, n);

	gcn_line_space(l);
	counts |= n && line_peek(l) == '=';
	l->at = start;
	return counts;
}

static void
label(struct line *l, const char *w, size_t n)
{
	struct wb_gcn_unit *u = l->u;
	struct wb_loc loc = gcn_line_loc(l, w);

	l->at++;
	gcn_sym_define(u, gcn_sym_of(u, w, n), loc);
}

/* Reads a statement. False: the line has no other. */
static bool
statement(struct line *l)
{
	const char *w;
	size_t n;

	gcn_line_space(l);
	if (line_peek(l) == '"') {
		if (gcn_line_string(l, &w, &n) && line_peek(l) == ':') {
			label(l, w, n);
			return true;
		}
		gcn_line_fail(
			l, WB_E_GCN_SYNTAX, l->at, "expected a label after the string, or the string does not end");
		return false;
	}
	n = gcn_line_word(l, &w);
	if (n && line_peek(l) == ':' &&
		(*w == '$' || gcn_lex_class[(unsigned char)w[*w == '.' && n > 1]] & LEX_DIGIT)) {
		gcn_line_beyond(l, w, "a label like this");	/* $$x and .1 are none, $x is */
		return false;
	}
	if (n && line_peek(l) == ':') {
		label(l, w, n);
		return true;
	}
	if (n && *w == '.') {
		gcn_line_space(l);
		if (line_peek(l) != '=') {
			gcn_directive_line(l, w, n);
			return false;
		}
	}
	gcn_line_space(l);
	if (n && gcn_lex_class[(unsigned char)*w] & LEX_DIGIT) {
		gcn_line_fail(l, WB_E_GCN_SYNTAX, w, "a statement does not begin with a number");
		return false;
	}
	if (n && line_peek(l) == '=' && l->at + 1 < l->end && l->at[1] == '=') {
		gcn_line_beyond(l, l->at, "NAME == VALUE");
		return false;
	}
	if (n && line_peek(l) == '=') {
		l->at++;
		gcn_directive_set(l, w, n);
		return false;
	}
	l->at = w;
	gcn_inst_line(l);
	return false;
}

static void
statements(struct reader *r, struct line *l)
{
	bool more = true;

	while (!l->failed) {
		if (gcn_line_over(l)) {
			if (l->at + 1 < l->end && l->at[0] == '/' && l->at[1] == '*') {
				block_comment(r, l);
				continue;
			}
			if (l->at < l->end)
				gcn_note_comment(l, l->at, l->end);
			return;
		}
		if (*l->at == '#' && more)
			return;	/* "# 1 file" of a preprocessor */
		if (!more) {
			gcn_line_fail(l, WB_E_GCN_SYNTAX, l->at, "unexpected text after the statement");
			return;
		}
		more = statement(l);
	}
}

/* Reads a line. A line that could not be read may stand for any number of bytes, so addresses behind it are unknown. In
 * code, its function is refused. A wrong annotation has neither effect. */
static void
read_line(struct reader *r, struct line *l)
{
	struct section *s = r->u->sec;
	uint32_t before = s->inst.n;

	statements(r, l);
	if (!l->failed || l->code == WB_E_GCN_ANNOTATION)
		return;
	if (s->inst.n == before)
		gcn_section_lost(r->u, 1);
	if (s->inst.n == before && s == r->u->sec && (s->code || s->flags & SECTION_EXEC))
		gcn_inst_bad(l);
}

#define LEAST_LINE 24		/* about the fewest bytes of text per instruction; compilers write more */

/* A kernel whose descriptor says another number than the first one is refused. */
uint32_t
wb_gcn_text_lanes(const char *text, size_t bytes)
{
	static const char word[] = ".amdhsa_wavefront_size32";
	const char *end = text + bytes, *at = text;
	uint32_t lanes = 0;

	for (; (at = memchr(at, '.', (size_t)(end - at))); at++) {
		const char *value = at + sizeof word - 1;

		if ((size_t)(end - at) < sizeof word || memcmp(at, word, sizeof word - 1) != 0)
			continue;
		while (value < end && (*value == ' ' || *value == '\t'))
			value++;
		if (value == end || *value != '0' || (value + 1 < end && isalnum((unsigned char)value[1])))
			return 32;
		lanes = 64;
	}
	return lanes;
}

enum wb_status
wb_gcn_read(struct wb_ctx *cx, uint16_t file, const char *target, struct wb_module **out)
{
	return wb_gcn_read_entries(cx, file, target, &(struct wb_gcn_entries){ 0 }, out);
}

static void
read_lines(struct wb_gcn_unit *u, uint16_t file)
{
	const struct wb_file *f = u->cx->files->file.at[file];
	struct reader r = { .u = u, .p = f->text, .end = f->text + f->bytes, .file = file, .start = f->text };
	struct line l;

	while (!u->stop && next_line(&r, &l)) {
		if (u->sec->skip && !counts(&l))
			continue;
		read_line(&r, &l);
		if (u->metadata_next) {
			u->metadata_next = false;
			metadata(&r);
		}
	}
	if (u->frame && !u->stop)
		gcn_line_beyond(&l, l.start, "a frame without an end");
}

/* ---- descriptors apart from the code ------------------------------------------------------------------- */
/* Reads the kernel descriptors of text @file into a section of their own; false, reported: there is something else. */
static bool
read_descriptors(struct wb_gcn_unit *u, uint16_t file)
{
	struct section *code = u->sec;
	uint32_t before = u->section.n, kernels = u->kernel.n;
	bool other;

	u->sec = gcn_section_of(u, ".descriptor", 11);
	u->sec->skip = true;
	read_lines(u, file);
	other = u->section.n != before + 1 || u->sec->id != before || u->sec->inst.n || u->sec->label.n ||
		u->sec->at != GCN_DESCRIPTOR_BYTES * (uint64_t)(u->kernel.n - kernels);
	u->sec = code;
	if (other || kernels == u->kernel.n)
		wb_report(u->cx->diag, WB_E_GCN_SYNTAX, (struct wb_loc){ .file = file },
			other ? "a file of descriptors has .amdhsa_kernel blocks and .amdgpu_metadata only" :
				"there is no .amdhsa_kernel block in it");
	return !other && kernels != u->kernel.n;
}

bool
wb_gcn_descriptors(struct wb_ctx *cx, uint16_t file, uint32_t gfx,
	void (*each)(void *arg, const char *name, const struct wb_kernel_desc *d, const char *refused), void *arg)
{
	const struct wb_file *f = cx->files->file.at[file];
	struct wb_gcn_unit *u = gcn_unit_new(cx, f->name);

	u->file = file;
	u->lanes = wb_gcn_text_lanes(f->text, f->bytes);
	gcn_unit_target(u, gcn_target_of(gfx));
	if (u->xnack == XNACK_ON)
		u->xnack = XNACK_UNKNOWN;	/* of an object, its processor is all that is known */
	if (!read_descriptors(u, file))
		return false;
	for (uint32_t k = 0; k < u->kernel.n; k++) {
		const struct kernel *d = u->kernel.at[k];

		each(arg, u->sym.at[d->sym].name, d->desc, d->bad ? "its kernel descriptor has errors" : d->refused);
	}
	return true;
}

enum wb_status
wb_gcn_read_entries(struct wb_ctx *cx, uint16_t file, const char *target, const struct wb_gcn_entries *entries,
	struct wb_module **out)
{
	const struct wb_file *f = cx->files->file.at[file],
			     *d = entries->descriptor ? cx->files->file.at[entries->descriptor] : NULL;
	struct wb_gcn_unit *u = gcn_unit_new(cx, f->name);

	u->file = file;
	u->asked = target;
	wb_gcn_unit_state(u, entries->stated, entries->nstated);
	u->lanes = d ? wb_gcn_text_lanes(d->text, d->bytes) : 0;
	u->lanes = u->lanes ? u->lanes : wb_gcn_text_lanes(f->text, f->bytes);
	for (uint32_t k = 0; k < entries->n; k++) {
		uint32_t sym = gcn_sym_of(u, entries->name[k], strlen(entries->name[k]));

		u->sym.at[sym].function = true;
	}
	if (target && !gcn_target_find(target, strlen(target)) && gcn_target_exists(target, strlen(target))) {
		wb_report(cx->diag, WB_E_GCN_PROCESSOR, (struct wb_loc){ .file = file },
			"the target asked for is %s, which %s", target, wb_gcn_missing(target, strlen(target)));
		return WB_REFUSED;
	}
	if (target && !gcn_target_find(target, strlen(target))) {
		wb_report(cx->diag, WB_E_GCN_TARGET, (struct wb_loc){ .file = file }, "unknown target '%s'", target);
		return WB_BAD_INPUT;
	}
	if (target)
		gcn_unit_target(u, gcn_target_find(target, strlen(target)));
	wb_gcn_unit_expect(u, (uint32_t)((f->bytes < UINT32_MAX ? f->bytes : 0) / LEAST_LINE));
	read_lines(u, file);
	if (d && u->t && !u->stop && !read_descriptors(u, entries->descriptor))
		return WB_BAD_INPUT;
	return u->stop ? u->unsupported ? WB_REFUSED : WB_BAD_INPUT : gcn_module_finish(u, out);
}

/* Whether @word occurs in [@at, @end). */
static bool
occurs(const char *at, const char *end, const char *word)
{
	size_t n = strlen(word);

	for (; (at = memchr(at, *word, (size_t)(end - at))); at++)
		if ((size_t)(end - at) >= n && memcmp(at, word, n) == 0)
			return true;
	return false;
}

bool
wb_gcn_looks_like(const char *text, size_t bytes)
{
	static const char *const sign[] = { ".amdgcn_target", ".amdhsa_", ".hsa_code_object", "s_endpgm", "amdgcn-" };
	bool found = false;

	for (size_t k = 0; !found && k < WB_COUNT(sign); k++)
		found = occurs(text, text + bytes, sign[k]);
	return found && !memchr(text, 0, bytes);
}
