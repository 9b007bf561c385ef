/* src/gcn/fix_calls.c -- replaces calls in the text by copies of what they call.
 *
 * What is rewritten must be the text of one kernel: a loop in a function that other kernels call, too, waits for a
 * write behind the return. So the text of the function takes the place of the call:
 *
 *		s_swappc_b64 s[30:31], s[4:5]	->		text of the function
 *								s_branch .Lwb_back_0	; s_setpc_b64 s[30:31]
 *							.Lwb_back_0:
 *
 * Labels of the copy get names of their own, of a prefix that the text has nowhere. A jump to a function that returns
 * for this one is replaced by its text, which returns to the same label.
 *
 * What gives the return address back from where it was kept is left out: a lane that waits need not keep the registers
 * for it.
 *
 * Right:  calls, their targets and returns are those that the front end has proved (src/gcn/calls.c). A return address
 *         is read by nothing else, except to be kept for the return (fix_link.c).
 * Cost:   O(lines of the result).
 */
#include <ctype.h>

#include "fix.h"

/* A line that calls, or returns. */
struct line_jump {
	const struct wb_fn *fn, *to;	/* to NULL: fn returns */
	bool tail;			/* `to` returns for fn */
};
/* A copy that is being written. */
struct copy {
	const struct wb_fn *fn;
	uint32_t next, number, back;	/* line; number of its labels; of the label where it returns to */
	bool tail;
};
struct caller {
	struct wb_ctx *cx;
	const struct wb_file *file;
	const char **line;		/* [1 .. nline + 1]: where it starts */
	uint32_t nline, ncopy;
	struct line_jump *jump;		/* [line] */
	bool *restores;			/* [line] it restores half of the return address, which no copy reads */
	uint32_t *last;			/* [function] its last line */
	struct wb_map *label;		/* [function] names of its labels */
	const char *prefix;		/* of new labels */
	struct wb_gcn_kept kept;	/* why not, if it is not that what is called is more than instructions */
	const struct wb_inst **reads_link;	/* [function] it reads its return address as a number, or NULL */
	WB_VEC(struct copy) copy;
	struct wb_out *o;
};

/* ---- what the text says ----------------------------------------------------------------------------- */
static void
find_lines(struct caller *c)
{
	WB_VEC(const char *) start = { 0 };
	const char *end = c->file->text + c->file->bytes, *nl;

	WB_PUSH(c->cx->tmp, &start, NULL);
	for (const char *at = c->file->text; at < end; at = nl ? nl + 1 : end) {
		WB_PUSH(c->cx->tmp, &start, at);
		nl = memchr(at, '\n', (size_t)(end - at));
	}
	c->nline = start.n - 1;
	WB_PUSH(c->cx->tmp, &start, end);
	c->line = start.at;
}

static void
find_jumps(struct caller *c, const struct wb_module *m)
{
	c->jump = WB_NEW(c->cx->tmp, struct line_jump, c->nline + 1);
	c->last = WB_NEW(c->cx->tmp, uint32_t, m->nfn);
	for (uint32_t f = 0; f < m->nfn; f++)
		for (uint32_t k = 0; k < m->fn[f]->ninst; k++) {
			const struct wb_fn *fn = m->fn[f];
			const struct wb_inst *i = &fn->inst[k];
			uint32_t to = i->op == WB_OP_CALL ? wb_callee(fn, i) : WB_NONE;

			c->last[f] = i->loc.line > c->last[f] ? i->loc.line : c->last[f];
			if (to < m->nfn || i->op == WB_OP_RET)
				c->jump[i->loc.line] = (struct line_jump){ fn, to < m->nfn ? m->fn[to] : NULL,
					(i->flags & WB_I_TERMINATOR) != 0 };
		}
}

/* Finds the lines that restore the return address from lanes of a vector register, which need not be kept for it.
 * Nothing if functions compute with its registers, or keep in lanes what they have read from some. */
static void
find_restores(struct caller *c, const struct wb_module *m)
{
	bool *restores = WB_NEW(c->cx->tmp, bool, c->nline + 1);
	bool only = true;

	c->restores = WB_NEW(c->cx->tmp, bool, c->nline + 1);
	for (uint32_t f = 0; f < m->nfn; f++) {
		bool restored = false;

		for (uint32_t k = 0; k < m->fn[f]->ninst && !m->fn[f]->is_kernel; k++) {
			const struct wb_inst *i = &m->fn[f]->inst[k];

			if (i->op == WB_OP_CALL)
				continue;
			only &= i->op == WB_OP_RET || (i->op == WB_OP_WRITELANE && !restored) ||
				!wb_names(m->fn[f], i, GCN_LINK, 2, WB_USE);
			if (!wb_names(m->fn[f], i, GCN_LINK, 2, WB_DEF))
				continue;
			restored = true;
			restores[i->loc.line] = i->op == WB_OP_READLANE;
			only &= i->op == WB_OP_READLANE;
		}
	}
	if (only)
		c->restores = restores;
}

/* The code of line @n behind its labels, without spaces. */
static const char *
code_of(const struct caller *c, uint32_t n)
{
	const char *at = c->line[n], *end = c->line[n + 1];

	at += gcn_fix_labels(at, end);
	while (at < end && (*at == ' ' || *at == '\t'))
		at++;
	return at;
}

static bool
has_word(const struct caller *c, uint32_t n, const char *word)
{
	const char *at = code_of(c, n);

	return (size_t)(c->line[n + 1] - at) >= strlen(word) && memcmp(at, word, strlen(word)) == 0;
}

/* Whether a comment that may go on in the next line starts in line @n: put_renamed cuts lines at semicolons. */
static bool
opens_comment(const struct caller *c, uint32_t n)
{
	return gcn_fix_find(c->line[n], c->line[n + 1], "/*");
}

static bool
is_name(char ch)
{
	return isalnum((unsigned char)ch) || (ch && strchr("_.$@?", ch));
}

static void
find_labels(struct caller *c, const struct wb_fn *fn)
{
	struct wb_map *names = &c->label[fn->id];

	*names = wb_map_new(c->cx->tmp);
	for (uint32_t n = fn->loc.line; n <= c->last[fn->id]; n++) {
		const char *end = c->line[n] + gcn_fix_labels(c->line[n], c->line[n + 1]);

		for (const char *at = c->line[n]; at < end; at++) {
			const char *from = at;

			while (at < end && is_name(*at))
				at++;
			if (at > from)
				wb_map_put(names, from, (size_t)(at - from), 0);
		}
	}
}

/* Whether line @n of @fn names one of its labels. */
static bool
names_label(const struct caller *c, const struct wb_fn *fn, uint32_t n)
{
	for (const char *at = code_of(c, n); at < c->line[n + 1]; at++) {
		const char *from = at;

		while (at < c->line[n + 1] && is_name(*at))
			at++;
		if (at > from && wb_map_get(&c->label[fn->id], from, (size_t)(at - from)) != WB_NONE)
			return true;
	}
	return false;
}

/* Whether line @n of @fn, behind its labels, may mean something else by a word that is the name of a label: a mnemonic,
 * or a modifier. */
static bool
is_ambiguous(const struct caller *c, const struct wb_fn *fn, uint32_t n)
{
	const char *first = code_of(c, n);
	bool branch = has_word(c, n, "s_branch") || has_word(c, n, "s_cbranch");

	for (const char *at = first; at < c->line[n + 1] && *at != ';'; at++) {
		const char *from = at;

		while (at < c->line[n + 1] && is_name(*at))
			at++;
		if (at > from && (from == first || !(branch || *from == '.')) &&
			wb_map_get(&c->label[fn->id], from, (size_t)(at - from)) != WB_NONE)
			return true;
		if (at == c->line[n + 1] || *at == ';')
			break;
	}
	return false;
}

/* Whether the text of @fn alone is between its label and its last instruction: instructions whose jumps are known, and
 * directives that say nothing of what is executed. Branches go to its labels. */
static bool
is_copyable(struct caller *c, const struct wb_module *m, const struct wb_fn *fn)
{
	static const char *const harmless[] = { ".loc", ".cfi_", ".file", ".p2align" },
				 *const jump[] = { "s_setpc", "s_swappc", "s_call" };
	bool any = false, right = true;

	find_labels(c, fn);
	for (uint32_t f = 0; f < m->nfn; f++)
		right &= m->fn[f]->loc.line <= fn->loc.line || m->fn[f]->loc.line > c->last[fn->id];
	for (uint32_t n = fn->loc.line; n <= c->last[fn->id] && right; n++) {
		bool known = !has_word(c, n, ".");

		for (size_t k = 0; k < WB_COUNT(harmless); k++)
			known |= has_word(c, n, harmless[k]);
		for (size_t k = 0; k < WB_COUNT(jump); k++)
			known &= !has_word(c, n, jump[k]) || c->jump[n].fn == fn;
		known &= !(has_word(c, n, "s_branch") || has_word(c, n, "s_cbranch")) || names_label(c, fn, n);
		right = known && !isdigit((unsigned char)*c->line[n]) && !opens_comment(c, n);
		if (right && is_ambiguous(c, fn, n)) {
			c->kept = (struct wb_gcn_kept){ { n, 0, fn->loc.file },
				"a copy would rename a word that is also the name of a label" };
			right = false;
		}
		any |= c->jump[n].fn == fn;
	}
	return right && any;
}

/* Whether all that @fn calls, and what that calls, can be copied. */
static bool
calls_copyable(struct caller *c, const struct wb_module *m, const struct wb_fn *fn)
{
	struct wb_todo called = wb_todo_new(c->cx->tmp, m->nfn);
	bool right = true;

	c->kept = (struct wb_gcn_kept){ .why = NULL };
	wb_todo_add(&called, fn->id);
	for (uint32_t t = 0; t < called.n && right; t++) {
		const struct wb_fn *at = m->fn[called.at[t]];
		const struct wb_inst *reads = c->reads_link[at->id];

		right = !reads && (at == fn || is_copyable(c, m, at));
		if (reads)
			c->kept = (struct wb_gcn_kept){ reads->loc,
				"this reads the address to return to, which a copy does not have" };
		for (uint32_t k = 0; k < at->ncall; k++)
			wb_todo_add(&called, wb_callee(at, &at->inst[at->call[k]]));
	}
	return right;
}

/* ---- the new text ------------------------------------------------------------------------------------ */
/* A line with the text [at, end) of copy @n, without comment; its labels get the number of the copy. */
static void
put_renamed(const struct caller *c, const struct copy *n, const char *at, const char *end)
{
	const char *comment = memchr(at, ';', (size_t)(end - at));

	end = comment ? comment : end;
	while (end > at && isspace((unsigned char)end[-1]))
		end--;
	if (at == end)
		return;
	while (at < end) {
		const char *from = at;

		while (at < end && is_name(*at))
			at++;
		if (at > from && wb_map_get(&c->label[n->fn->id], from, (size_t)(at - from)) != WB_NONE)
			wb_printf(c->o, ".L%s_in%u_", c->prefix, n->number);
		at += at == from;
		wb_putn(c->o, from, (size_t)(at - from));
	}
	wb_puts(c->o, "\n");
}

static bool
has_text(const struct caller *c, const char *word)
{
	return gcn_fix_find(c->file->text, c->file->text + c->file->bytes, word);
}

/* The input may be a text that was rewritten before. */
static void
choose_prefix(struct caller *c)
{
	uint32_t n = 0;

	c->prefix = "wb";
	while (has_text(c, wb_format(c->cx->tmp, ".L%s_in", c->prefix)) ||
		has_text(c, wb_format(c->cx->tmp, ".L%s_back_", c->prefix)))
		c->prefix = wb_format(c->cx->tmp, "wb%u", ++n);
}

/* Starts a copy of what line @n calls, @by a copy (NULL: the kernel). */
static void
open_copy(struct caller *c, uint32_t n, const struct copy *by)
{
	const struct line_jump *j = &c->jump[n];
	uint32_t number = c->ncopy++;

	WB_PUSH(c->cx->tmp, &c->copy, ((struct copy){ .fn = j->to, .next = j->to->loc.line, .number = number,
		.back = j->tail && by ? by->back : number, .tail = j->tail && by }));
}

/* Writes the next line of the innermost copy, or closes that. */
static void
put_copy_line(struct caller *c)
{
	struct copy at = c->copy.at[c->copy.n - 1];
	uint32_t n = at.next;
	const char *code;

	if (n > c->last[at.fn->id]) {
		if (!at.tail)
			wb_printf(c->o, ".L%s_back_%u:\n", c->prefix, at.back);
		c->copy.n--;
		return;
	}
	c->copy.at[c->copy.n - 1].next++;
	code = c->line[n] + gcn_fix_labels(c->line[n], c->line[n + 1]);
	put_renamed(c, &at, c->line[n], code);
	if (c->jump[n].to)
		open_copy(c, n, &at);
	else if (c->jump[n].fn)
		wb_printf(c->o, "\ts_branch .L%s_back_%u\n", c->prefix, at.back);
	else if (!c->restores[n] && !has_word(c, n, ".cfi_") && !has_word(c, n, ".file"))
		put_renamed(c, &at, code, c->line[n + 1]);
}

static void
put_kernel_line(struct caller *c, const bool *which, uint32_t n)
{
	const struct line_jump *j = &c->jump[n];
	size_t labels = gcn_fix_labels(c->line[n], c->line[n + 1]);

	if (!j->to || !which[j->fn->id]) {
		wb_putn(c->o, c->line[n], (size_t)(c->line[n + 1] - c->line[n]));
		return;
	}
	wb_putn(c->o, c->line[n], labels);
	wb_puts(c->o, labels ? "\n" : "");
	open_copy(c, n, NULL);
	while (c->copy.n)
		put_copy_line(c);
}

void
wb_gcn_replace_calls(struct wb_ctx *cx, const struct wb_module *m, uint16_t file, bool *which,
	struct wb_gcn_kept *kept, struct wb_out *o)
{
	struct caller c = { .cx = cx, .file = cx->files->file.at[file], .o = o,
		.label = WB_NEW(cx->tmp, struct wb_map, m->nfn), .reads_link = gcn_fix_reads_link(cx, m) };

	find_lines(&c);
	find_jumps(&c, m);
	find_restores(&c, m);
	choose_prefix(&c);
	for (uint32_t f = 0; f < m->nfn; f++)
		if (which[f] && !calls_copyable(&c, m, m->fn[f])) {
			which[f] = false;
			kept[f] = c.kept;
		}
	for (uint32_t n = 1; n <= c.nline; n++)
		put_kernel_line(&c, which, n);
}
