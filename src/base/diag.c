/* src/base/diag.c -- files, positions in them, and diagnostics with source line and caret. */
#include <stdio.h>

#include "wavebound/diag.h"

const struct wb_diag_info wb_diag_info[WB_DIAG_COUNT] = {
#define DIAG(id, sev, name, fix, explain) { #id, name, WB_##sev, fix, explain },
#include "wavebound/diag.def"
#undef DIAG
};

enum wb_diag_code
wb_diag_find(const char *name)
{
	int k = 0;

	while (k < WB_DIAG_COUNT && strcmp(wb_diag_info[k].name, name) != 0)
		k++;
	return (enum wb_diag_code)k;
}

/* ---- files ------------------------------------------------------------------------- */
struct wb_files *
wb_files_new(struct wb_arena *a)
{
	struct wb_files *fs = WB_NEW(a, struct wb_files, 1);

	fs->arena = a;
	WB_PUSH(a, &fs->file, NULL);
	return fs;
}

uint16_t
wb_file_add(struct wb_files *fs, enum wb_file_kind kind, const char *name, const char *text, size_t bytes)
{
	struct wb_file *f;

	if (fs->file.n > UINT16_MAX)
		return 0;
	f = WB_NEW(fs->arena, struct wb_file, 1);
	*f = (struct wb_file){ .name = name, .text = text, .bytes = bytes, .kind = kind };
	WB_PUSH(fs->arena, &fs->file, f);
	return (uint16_t)(fs->file.n - 1);
}

static struct wb_file *
file_of(const struct wb_files *fs, struct wb_loc l)
{
	return l.file < fs->file.n ? fs->file.at[l.file] : NULL;
}

struct wb_loc
wb_loc_written(const struct wb_files *fs, struct wb_loc l)
{
	const struct wb_file *f = file_of(fs, l);
	bool expanded = f && f->expanded && wb_loc_known(l) && l.line <= f->nline &&
		wb_loc_known(f->expanded[l.line - 1]);

	return expanded ? f->expanded[l.line - 1] : l;
}

const char *
wb_loc_text(struct wb_arena *a, const struct wb_files *fs, struct wb_loc l)
{
	const struct wb_file *f;

	l = wb_loc_written(fs, l);
	f = file_of(fs, l);
	if (!f)
		return "";
	if (!wb_loc_known(l))
		return f->name;
	if (f->kind == WB_FILE_LISTING && f->address && l.line <= f->nline)
		return wb_format(a, "%s:0x%llx", f->name, (unsigned long long)f->address[l.line - 1]);
	if (!l.col)
		return wb_format(a, "%s:%u", f->name, l.line);
	return wb_format(a, "%s:%u:%u", f->name, l.line, l.col);
}

/* Finds the byte offsets of the lines of @f, once. Then each line is found in O(1). */
static void
index_lines(struct wb_arena *a, struct wb_file *f)
{
	WB_VEC(uint32_t) start = { NULL, 0, 0 };

	if (f->start || !f->text || f->bytes >= UINT32_MAX)
		return;
	WB_PUSH(a, &start, 0);
	for (const char *p = f->text; (p = memchr(p, '\n', f->bytes - (size_t)(p - f->text))); )
		WB_PUSH(a, &start, (uint32_t)(++p - f->text));
	f->start = start.at;
	f->nstart = start.n;
}

const char *
wb_file_line(struct wb_arena *a, const struct wb_files *fs, struct wb_loc l, size_t *bytes)
{
	struct wb_file *f = file_of(fs, l);
	size_t from, to;

	if (!f || !f->text || !wb_loc_known(l))
		return NULL;
	index_lines(a, f);
	if (l.line > f->nstart)
		return NULL;
	from = f->start[l.line - 1];
	to = l.line < f->nstart ? f->start[l.line] - 1 : f->bytes;
	*bytes = to - from;
	return f->text + from;
}

/* ---- collecting ------------------------------------------------------------------------ */
struct wb_diag *
wb_diag_new(struct wb_arena *a, struct wb_files *fs)
{
	struct wb_diag *d = WB_NEW(a, struct wb_diag, 1);

	d->arena = a;
	d->files = fs;
	return d;
}

static void
count_message(struct wb_diag *d, enum wb_severity s)
{
	d->nwarning += s == WB_WARNING;
	d->nerror += s == WB_ERROR;
	d->nrefusal += s == WB_REFUSAL;
}

void
wb_report(struct wb_diag *d, enum wb_diag_code code, struct wb_loc loc, const char *fmt, ...)
{
	struct wb_message m = { .code = code,
		.severity = wb_diag_info[code].severity,
		.loc = loc,
		.kernel = d->kernel,
		.note = d->note.n };
	va_list ap;

	count_message(d, m.severity);
	if (d->message.n >= WB_DIAG_LIMIT) {
		d->ndropped++;
		return;
	}
	va_start(ap, fmt);
	m.text = wb_vformat(d->arena, fmt, ap);
	va_end(ap);
	WB_PUSH(d->arena, &d->message, m);
}

void
wb_note(struct wb_diag *d, struct wb_loc loc, const char *fmt, ...)
{
	struct wb_note n = { .loc = loc };
	va_list ap;

	if (!d->message.n || d->ndropped)
		return;
	va_start(ap, fmt);
	n.text = wb_vformat(d->arena, fmt, ap);
	va_end(ap);
	WB_PUSH(d->arena, &d->note, n);
	d->message.at[d->message.n - 1].nnote++;
}

void
wb_diag_forget(struct wb_diag *d, uint32_t first, bool (*useless)(const void *arg, const struct wb_message *m),
	const void *arg)
{
	uint32_t kept = first;

	for (uint32_t k = first; k < d->message.n; k++) {
		struct wb_message m = d->message.at[k];

		if (useless(arg, &m)) {
			d->nwarning -= m.severity == WB_WARNING;
			d->nerror -= m.severity == WB_ERROR;
			d->nrefusal -= m.severity == WB_REFUSAL;
			continue;
		}
		d->message.at[kept++] = m;
	}
	d->message.n = kept;
}

void
wb_diag_take(struct wb_diag *to, const struct wb_diag *from, uint32_t k)
{
	struct wb_message m = from->message.at[k];

	count_message(to, m.severity);
	if (to->message.n >= WB_DIAG_LIMIT) {
		to->ndropped++;
		return;
	}
	m.text = wb_strdup(to->arena, m.text);
	m.kernel = m.kernel ? wb_strdup(to->arena, m.kernel) : NULL;
	m.note = to->note.n;
	for (uint32_t n = 0; n < m.nnote; n++) {
		struct wb_note note = from->note.at[from->message.at[k].note + n];

		note.text = wb_strdup(to->arena, note.text);
		WB_PUSH(to->arena, &to->note, note);
	}
	WB_PUSH(to->arena, &to->message, m);
}

void
wb_diag_merge(struct wb_diag *to, const struct wb_diag *from)
{
	to->ndropped += from->ndropped;
	for (uint32_t k = 0; k < from->message.n; k++)
		wb_diag_take(to, from, k);
}

/* ---- printing --------------------------------------------------------------------------- */
#define LONGEST_LINE 240	/* most bytes of a source line that are printed */

/* Prints the text at @l. Bytes other than printable ASCII are printed as '?'. The bytes that were printed. */
static size_t
print_text(const char *text, size_t n, struct wb_out *o)
{
	if (n > LONGEST_LINE)
		n = LONGEST_LINE;
	for (size_t k = 0; k < n; k++) {
		char c = text[k];

		wb_putn(o, c == '\t' || (c >= ' ' && c <= '~') ? &c : c == '\r' ? " " : "?", 1);
	}
	wb_puts(o, "\n");
	return n;
}

/* Prints line @l of a listing, which an expansion made of the line that was printed. */
static void
print_expansion(const struct wb_diag *d, struct wb_loc l, struct wb_out *o)
{
	size_t n;
	const char *text = wb_file_line(d->arena, d->files, l, &n);

	if (!text)
		return;
	wb_puts(o, "        | in the expansion:");
	wb_puts(o, n && *text == '\t' ? "" : " ");
	print_text(text, n, o);
}

/* Prints "    12 | text", then a caret under column @l.col. Tabs are copied to the line of the caret, so that it stays
 * aligned. */
static void
print_line(const struct wb_diag *d, struct wb_loc listed, struct wb_out *o)
{
	size_t n;
	struct wb_loc l = wb_loc_written(d->files, listed);
	const char *text = wb_file_line(d->arena, d->files, l, &n);

	if (!text)
		return;
	wb_printf(o, "%7u | ", l.line);
	n = print_text(text, n, o);
	if (l.file != listed.file)
		print_expansion(d, listed, o);
	if (!l.col || l.col > n + 1)
		return;
	wb_puts(o, "        | ");
	for (size_t k = 0; k < l.col - 1u; k++)
		wb_puts(o, text[k] == '\t' ? "\t" : " ");
	wb_puts(o, "^");
	for (size_t k = l.col; k < n && text[k] > ' ' && text[k] != ',' && text[k] != ';'; k++)
		wb_puts(o, "~");
	wb_puts(o, "\n");
}

static void
print_location(const struct wb_diag *d, struct wb_loc l, struct wb_out *o)
{
	const char *place = wb_loc_text(d->arena, d->files, l);

	wb_put_term(o, place);
	wb_puts(o, *place ? ": " : "");
}

/* What to do; help of COMMAND is that of the command that runs. */
static void
put_fix(const struct wb_diag *d, const char *fix, struct wb_out *o)
{
	const char *at = d->command ? strstr(fix, "COMMAND") : NULL;

	if (at)
		wb_printf(o, "        = %.*s%s%s\n", (int)(at - fix), fix, d->command, at + strlen("COMMAND"));
	else
		wb_printf(o, "        = %s\n", fix);
}

static void
print_message(const struct wb_diag *d, const struct wb_message *m, bool colour, struct wb_out *o)
{
	static const char *const word[] = { "note", "warning", "error", "refused" };
	static const char *const paint[] = { "\033[36m", "\033[35m", "\033[31m", "\033[31m" };
	const struct wb_diag_info *info = &wb_diag_info[m->code];

	print_location(d, m->loc, o);
	wb_printf(o, "%s%s:%s ", colour ? paint[m->severity] : "", word[m->severity], colour ? "\033[0m" : "");
	if (m->kernel) {
		wb_put_term(o, m->kernel);
		wb_puts(o, ": ");
	}
	wb_put_term(o, m->text);
	wb_printf(o, " [%s]\n", info->name);
	print_line(d, m->loc, o);
	for (uint32_t n = 0; n < m->nnote; n++) {
		const struct wb_note *note = &d->note.at[m->note + n];

		print_location(d, note->loc, o);
		wb_printf(o, "%snote:%s ", colour ? paint[0] : "", colour ? "\033[0m" : "");
		wb_put_term(o, note->text);
		wb_puts(o, "\n");
		print_line(d, note->loc, o);
	}
	if (*info->fix)
		put_fix(d, info->fix, o);
}

void
wb_diag_print(const struct wb_diag *d, uint32_t first, bool colour, struct wb_out *out)
{
	for (uint32_t k = first; k < d->message.n; k++)
		print_message(d, &d->message.at[k], colour, out);
	if (d->ndropped && first < d->message.n)
		wb_printf(out, "%u more messages are not shown\n", d->ndropped);
}

/* ---- context ------------------------------------------------------------------------------- */
struct wb_ctx *
wb_ctx_new(struct wb_escape *esc)
{
	struct wb_arena *unit = wb_arena_new(esc), *tmp = wb_arena_new(esc);
	struct wb_escape here;
	struct wb_ctx *cx;

	if (!unit || !tmp || setjmp(here.env)) {
		wb_arena_free(unit);
		wb_arena_free(tmp);
		return NULL;
	}
	wb_arena_escape(unit, &here);
	cx = WB_NEW(unit, struct wb_ctx, 1);
	cx->unit = unit;
	cx->tmp = tmp;
	cx->files = wb_files_new(unit);
	cx->diag = wb_diag_new(unit, cx->files);
	wb_arena_escape(unit, esc);
	return cx;
}

void
wb_ctx_free(struct wb_ctx *cx)
{
	if (!cx)
		return;
	wb_arena_free(cx->tmp);
	wb_arena_free(cx->unit);
}
