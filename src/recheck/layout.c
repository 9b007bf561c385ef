/* src/recheck/layout.c -- the control flow graph, read again from the text of the instructions.
 *
 * The text is the disassembly of a code object, or of what LLVM's assembler makes of a text, in which branches have
 * addresses; or, where nothing was assembled, the assembly that was given, in which they name labels. Blocks, edges and
 * operations of the program are not used while the text is read. Of an instruction only its line number is used: that
 * line, and those up to the next instruction, say where control can go.
 *
 *	s_cbranch_scc1 .L1	to the first instruction behind ".L1:", and to the next
 *	s_branch 65530		to the address behind it plus 4 * -6
 *	s_endpgm		nowhere
 *	anything else		to the next
 *
 * A function returns by s_setpc_b64 of two registers that nothing else in it names: they hold the return address.
 *
 * Not followed, hence taken on trust: macros and other directives that make or skip lines, labels that are numbers,
 * jumps to registers, several instructions of one line but the two halves of a dual one.
 */
#include <ctype.h>

#include "private.h"

enum { GOES_ON = 1, JUMPS = 2, ENDS = 4, GOES_ELSEWHERE = 8 };

struct label {
	uint32_t line;			/* of its definition; WB_NONE: several */
};
struct layout {
	struct recheck *r;
	const struct wb_fn *fn, *code;	/* code: the same instructions, with the lines that are read */
	const struct wb_file *file;
	uint16_t number;		/* of the file */
	struct wb_map label_of;		/* name: in label[] */
	WB_VEC(struct label) label;
	const char **line;		/* [line - first] where it starts; one more: the end of the last line */
	uint32_t first, last;		/* lines with instructions of the function */
	uint32_t *inst_at;		/* [line - first] the (first) instruction of that line, WB_NONE */
	struct wb_map block_at;		/* address: first instruction of a block */
	const char *unproved;		/* why nothing is proved */
	uint32_t wrong;			/* instruction that goes elsewhere, WB_NONE */
};

/* ---- words of a line ------------------------------------------------------------------------ */
struct word {
	const char *at;
	size_t n;
};

static bool
is_name(char c)
{
	return isalnum((unsigned char)c) || c == '_' || c == '.' || c == '$';
}

static struct word
next_word(const char **at, const char *end)
{
	struct word w;

	while (*at < end && (**at == ' ' || **at == '\t'))
		(*at)++;
	w.at = *at;
	while (*at < end && is_name(**at))
		(*at)++;
	w.n = (size_t)(*at - w.at);
	return w;
}

static bool
starts(struct word w, const char *with)
{
	return w.n >= strlen(with) && memcmp(w.at, with, strlen(with)) == 0;
}

static bool
is(struct word w, const char *what)
{
	return w.n == strlen(what) && starts(w, what);
}

/* The first word of a line that is no label. @define: labels before it are recorded. */
static struct word
first_word(struct layout *y, uint32_t line, bool define, const char **rest, const char **end)
{
	const char *at = y->line[line - y->first];
	struct word w;

	*end = y->line[line - y->first + 1] - 1;
	for (;;) {
		w = next_word(&at, *end);
		if (!w.n || at == *end || *at != ':')
			break;
		at++;
		if (define) {
			uint32_t old = wb_map_put(&y->label_of, w.at, w.n, y->label.n);

			if (old == WB_NONE)
				WB_PUSH(y->r->cx->tmp, &y->label, ((struct label){ line }));
			else
				y->label.at[old].line = WB_NONE;
		}
	}
	*rest = at;
	return w;
}

/* ---- the file ---------------------------------------------------------------------------------- */
/* Whether directive @w neither makes, skips nor renames lines. */
static bool
is_harmless(struct word w)
{
	static const char *const changing[] = { ".macro", ".endm", ".rept", ".irp", ".endr", ".if", ".else", ".end",
		".include", ".altmacro", ".purgem", ".exitm", ".set", ".equ", ".eqv", ".incbin", ".org", ".fill",
		".pushsection", ".popsection", ".previous", ".subsection" };

	for (uint32_t k = 0; k < WB_COUNT(changing); k++)
		if (starts(w, changing[k]))
			return false;
	return true;
}

/* Whether between two instructions @w leaves no bytes, and stays in the section. */
static bool
stays(struct word w)
{
	static const char *const silent[] = { ".loc", ".file", ".cfi", ".globl", ".global", ".type", ".size", ".local",
		".weak", ".hidden", ".protected" };

	for (uint32_t k = 0; k < WB_COUNT(silent); k++)
		if (starts(w, silent[k]))
			return true;
	return false;
}

/* Which lines and addresses instructions are at; false: not one line for each, or for two that may be halves of one. */
static bool
place_instructions(struct layout *y)
{
	const struct wb_fn *fn = y->fn, *code = y->code;

	y->first = UINT32_MAX;
	for (uint32_t k = 0; k < fn->ninst; k++) {
		if (code->inst[k].loc.file != y->number || !code->inst[k].loc.line)
			return false;
		y->first = code->inst[k].loc.line < y->first ? code->inst[k].loc.line : y->first;
		y->last = code->inst[k].loc.line > y->last ? code->inst[k].loc.line : y->last;
	}
	y->inst_at = WB_ROOM(y->r->cx->tmp, uint32_t, (size_t)y->last - y->first + 1);
	memset(y->inst_at, 0xff, ((size_t)y->last - y->first + 1) * sizeof *y->inst_at);
	for (uint32_t k = 0; k < fn->ninst; k++) {
		uint32_t *at = &y->inst_at[code->inst[k].loc.line - y->first];

		if (*at != WB_NONE && *at + 1 != k)
			return false;
		*at = *at == WB_NONE ? k : *at;
	}
	for (uint32_t b = 0; b < fn->nblock; b++)
		if (fn->block[b].ninst)
			wb_map_put(&y->block_at, (const char *)&code->inst[fn->block[b].first].addr, sizeof(uint64_t),
				fn->block[b].first);
	return true;
}

/* Where lines start, and the one behind the last; false: there are not that many. */
static bool
cut(struct layout *y)
{
	const char *at = y->file->text, *end = at + y->file->bytes;

	y->line = WB_NEW(y->r->cx->tmp, const char *, (size_t)y->last - y->first + 2);
	for (uint32_t line = 1; line <= y->last; line++) {
		const char *next = at < end ? memchr(at, '\n', (size_t)(end - at)) : NULL;

		if (line >= y->first)
			y->line[line - y->first] = at;
		if (at >= end)
			return false;
		at = next ? next + 1 : end + 1;
	}
	y->line[y->last - y->first + 1] = at;
	return true;
}

/* Finds labels; false: the text is not one that is followed. */
static bool
read_lines(struct layout *y)
{
	for (uint32_t line = y->first; line <= y->last; line++) {
		const char *rest, *end;
		struct word w = first_word(y, line, true, &rest, &end);

		if ((w.n && *w.at == '.' && !is_harmless(w)) || memchr(rest, '\\', (size_t)(end - rest)))
			return false;
	}
	return true;
}

/* The instruction on the first line from @line on that has one; WB_NONE: something else comes before. */
static uint32_t
next_inst(struct layout *y, uint32_t line)
{
	for (; line <= y->last; line++) {
		const char *rest, *end;
		struct word w;

		if (y->inst_at[line - y->first] != WB_NONE)
			return y->inst_at[line - y->first];
		w = first_word(y, line, false, &rest, &end);
		if (w.n ? *w.at != '.' || !stays(w) : rest < end && !strchr(";/#*\r", *rest))
			return WB_NONE;
	}
	return WB_NONE;
}

static uint32_t
inst_of_address(const struct layout *y, uint64_t at)
{
	return wb_map_get(&y->block_at, (const char *)&at, sizeof at);
}

/* ---- one instruction ------------------------------------------------------------------------------ */
static uint32_t
successors(struct word w)
{
	if (is(w, "s_branch"))
		return JUMPS;
	if (starts(w, "s_cbranch_g_fork") || starts(w, "s_cbranch_i_fork") || starts(w, "s_cbranch_join") ||
		starts(w, "s_setpc") || starts(w, "s_rfe") || starts(w, "s_trap"))
		return GOES_ELSEWHERE;
	if (starts(w, "s_cbranch_"))
		return JUMPS | GOES_ON;
	if (starts(w, "s_endpgm"))
		return ENDS;
	return GOES_ON;
}

static uint32_t
read_digits(const char **at, const char *end)
{
	uint32_t n = 0;

	for (; *at < end && isdigit((unsigned char)**at) && n < 1000; (*at)++)
		n = 10 * n + (uint32_t)(**at - '0');
	return n;
}

/* Scalar registers from *first to *last at @at, s5 or s[4:5]; false: none is named there. */
static bool
read_scalars(const char *at, const char *end, uint32_t *first, uint32_t *last)
{
	bool several = at + 1 < end && at[1] == '[';

	if (at + 1 >= end || *at != 's' || (!several && !isdigit((unsigned char)at[1])))
		return false;
	at += 1 + several;
	*first = *last = read_digits(&at, end);
	if (several && at < end && *at++ == ':')
		*last = read_digits(&at, end);
	return true;
}

/* Whether no instruction but s_setpc_b64 names a register of @o. */
static bool
keeps(struct layout *y, struct word o)
{
	uint32_t first, last, a, b;

	if (!read_scalars(o.at, o.at + o.n, &first, &last) || last != first + 1)
		return false;
	for (uint32_t k = 0; k < y->code->ninst; k++) {
		const char *rest, *end;
		struct word w = first_word(y, y->code->inst[k].loc.line, false, &rest, &end);

		if (starts(w, "s_movrel"))
			return false;
		for (const char *at = rest; at < end && !is(w, "s_setpc_b64"); at++)
			if (!is_name(at[-1]) && read_scalars(at, end, &a, &b) && a <= last && b >= first)
				return false;
	}
	return true;
}

/* Where branch @i with operand @o goes; WB_NONE: it is not known. */
static uint32_t
target(struct layout *y, const struct wb_inst *i, struct word o)
{
	uint32_t l;
	uint64_t n = 0;

	if (y->file->kind == WB_FILE_TEXT) {
		l = o.n && !isdigit((unsigned char)*o.at) ? wb_map_get(&y->label_of, o.at, o.n) : WB_NONE;
		return l == WB_NONE || y->label.at[l].line == WB_NONE ? WB_NONE : next_inst(y, y->label.at[l].line);
	}
	for (size_t k = 0; k < o.n; k++) {
		if (!isdigit((unsigned char)o.at[k]) || n > UINT16_MAX)
			return WB_NONE;
		n = 10 * n + (uint64_t)(o.at[k] - '0');
	}
	return o.n && n <= UINT16_MAX ? inst_of_address(y, i->addr + 4 + 4 * (uint64_t)(int64_t)(int16_t)n) : WB_NONE;
}

/* Whether the next instruction is of the same line. */
static bool
shares_line(const struct layout *y, uint32_t k)
{
	return k + 1 < y->fn->ninst && y->code->inst[k].loc.line == y->code->inst[k + 1].loc.line;
}

/* What follows instruction @k where control does not jump. */
static uint32_t
behind(struct layout *y, uint32_t k)
{
	const struct wb_inst *i = &y->code->inst[k];

	if (shares_line(y, k))
		return k + 1;
	if (y->file->kind == WB_FILE_TEXT)
		return next_inst(y, i->loc.line + 1);
	if (k + 1 < y->code->ninst && y->code->inst[k + 1].addr == i->addr + i->bytes)
		return k + 1;
	return inst_of_address(y, i->addr + i->bytes);
}

/* Whether the program goes from the last instruction of @b where the text does: @on and @to, WB_NONE: not there. */
static bool
same_edges(const struct layout *y, uint32_t b, uint32_t how, uint32_t on, uint32_t to)
{
	const struct wb_block *blk = &y->fn->block[b];
	uint32_t want = 0;

	for (uint32_t k = 0; k < blk->nout; k++) {
		const struct wb_edge *e = &y->fn->edge[y->fn->out[blk->out + k]];
		uint32_t first = e->dst == WB_NONE ? WB_NONE : y->fn->block[e->dst].first;

		if (e->kind == WB_EDGE_EXIT ? !(how & ENDS) :
				e->kind == WB_EDGE_TAKEN ? !(how & JUMPS) || first != to :
							   !(how & GOES_ON) || first != on)
			return false;
		want |= e->kind == WB_EDGE_EXIT ? ENDS : e->kind == WB_EDGE_TAKEN ? JUMPS : GOES_ON;
	}
	return want == how;
}

/* Whether instruction @k, the last of @b or not, is followed by what the text says. */
static bool
judge_inst(struct layout *y, uint32_t b, uint32_t k, bool last)
{
	const struct wb_inst *i = &y->code->inst[k];
	const char *rest, *end;
	struct word w = first_word(y, i->loc.line, false, &rest, &end), o = { NULL, 0 };
	uint32_t how = successors(w), on = WB_NONE, to = WB_NONE;

	if (is(w, "s_setpc_b64") && !y->fn->is_kernel) {
		while (rest < end && (*rest == ' ' || *rest == '\t'))
			rest++;
		how = keeps(y, (struct word){ rest, (size_t)(end - rest) }) ? ENDS : GOES_ELSEWHERE;
	}
	if (!w.n || *w.at == '.' || how == GOES_ELSEWHERE || (shares_line(y, k) && !starts(w, "v_dual_"))) {
		y->unproved = "a line that is not understood";
		return false;
	}
	if (how & JUMPS) {
		o = next_word(&rest, end);
		to = target(y, i, o);
	}
	if (how & GOES_ON)
		on = behind(y, k);
	if ((how & GOES_ON && on == WB_NONE) || (how & JUMPS && to == WB_NONE)) {
		y->unproved = "a jump that is not understood";
		return false;
	}
	return last ? same_edges(y, b, how, on, to) : how == GOES_ON && on == k + 1;
}

static void
judge_all(struct layout *y)
{
	for (uint32_t b = 0; b < y->fn->nblock && !y->unproved && y->wrong == WB_NONE; b++) {
		const struct wb_block *blk = &y->fn->block[b];

		if (!blk->ninst)
			y->unproved = "a block without instructions";
		for (uint32_t k = blk->first; k < blk->first + blk->ninst && !y->unproved && y->wrong == WB_NONE; k++)
			if (!judge_inst(y, b, k, k + 1 == blk->first + blk->ninst) && !y->unproved)
				y->wrong = k;
	}
}

void
wb_recheck_layout(struct recheck *r)
{
	const struct wb_fn *fn = r->fn, *code = wb_recheck_listed(r->in, fn);
	struct layout y = { .r = r, .fn = fn, .code = code, .number = code && code->ninst ? code->inst[0].loc.file : 0,
		.label_of = wb_map_new(r->cx->tmp), .block_at = wb_map_new(r->cx->tmp), .wrong = WB_NONE };
	struct wb_recheck_fact f = { .kind = WB_RECHECK_LAYOUT,
		.verdict = WB_RECHECK_OPEN,
		.loc = fn->loc,
		.what = wb_format(r->cx->unit, "%u blocks, %u edges", fn->nblock, fn->nedge) };

	y.file = r->in->files && y.number < r->in->files->file.n ? r->in->files->file.at[y.number] : NULL;
	if (!y.number || !y.file || !y.file->text || r->in->module->isa != WB_ISA_GCN)
		y.unproved = "no text";
	else if (!place_instructions(&y) || !cut(&y) || !read_lines(&y))
		y.unproved = "lines that are made or skipped";
	else
		judge_all(&y);
	if (!y.unproved && y.wrong == WB_NONE) {
		f.verdict = WB_RECHECK_PROVED;
		f.why = "the text, read again";
	} else if (!y.unproved) {
		f.verdict = WB_RECHECK_WRONG;
		f.loc = fn->inst[y.wrong].loc;
		f.why = "the text goes elsewhere from here";
	} else if (!code) {
		f.why = r->in->listed->nfn ? "LLVM's assembler reads other instructions" :
			"LLVM's assembler does not take the text";
	} else {
		f.why = wb_format(r->cx->unit, "as the input was read (wavebound-asm(5), wavebound-object(5)), with %s",
			y.unproved);
	}
	wb_recheck_add(r, f);
}
