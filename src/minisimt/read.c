/* src/minisimt/read.c -- mini-SIMT assembly to IR (wavebound-msimt(5)).
 *
 * A line holds one statement: a directive, or labels and an instruction. Errors are reported with their position, and
 * reading continues with the next line. A kernel with an error is refused.
 *
 * Every kernel ends in an empty block, so that branches to its end have a target. Blocks start at targets of branches,
 * at annotated instructions, and behind branches.
 *
 * Source: Hirvisalo, WCET 2014, section 4. Added here: numbers as operands,
 * labels that are names, several kernels in one file, annotations.
 * Cost: O(bytes).
 */
#include <stdarg.h>
#include <stdio.h>

#include "wavebound/minisimt.h"

#define MOST_NAME 200		/* bytes of a label, variable or kernel */
#define MOST_VARIABLES 4096
#define MOST_ITEMS 1000000u

/* An instruction. Blocks are formed when the kernel is complete. */
struct item {
	struct wb_inst inst;
	struct wb_opnd opnd[3];
	uint32_t nopnd;
	uint32_t label;		/* target of a branch, or WB_NONE */
};
struct label {
	const char *name;
	struct wb_loc loc;	/* where it is defined, or first used */
	uint32_t item;		/* the instruction behind it; WB_NONE: not seen yet */
};
struct reader {
	struct wb_ctx *cx;
	uint16_t file;
	WB_VEC(struct wb_fn *) fn;
	/* the kernel that is open */
	struct wb_fn *f;
	struct wb_map label_id, unit_id;
	WB_VEC(struct item) item;
	WB_VEC(struct label) label;
	WB_VEC(struct wb_unit) unit;
	WB_VEC(struct wb_annotation) note;	/* .block is the number of an item */
	/* the line */
	const char *start, *at, *end;
	uint32_t line;
	bool failed;
};

/* ---- places, errors, words --------------------------------------------------------- */
static struct wb_loc
place_of(const struct reader *r, const char *at)
{
	size_t col = (size_t)(at - r->start) + 1;

	return (struct wb_loc){ .line = r->line, .col = (uint16_t)(col > UINT16_MAX ? 0 : col), .file = r->file };
}

/* Reports the first error of a line. Always false. */
static bool WB_PRINTF(4, 5)
fail(struct reader *r, enum wb_diag_code code, const char *at, const char *fmt, ...)
{
	char text[400];
	va_list ap;

	if (r->failed)
		return false;
	r->failed = true;
	va_start(ap, fmt);
	vsnprintf(text, sizeof(text), fmt, ap);
	va_end(ap);
	wb_report(r->cx->diag, code, place_of(r, at), "%s", text);
	if (r->f)
		r->f->refused = "it has errors";
	return false;
}

static bool
is_space(char c)
{
	return c == ' ' || c == '\t' || c == '\r' || c == '\f' || c == '\v';
}

static bool
is_digit(char c)
{
	return c >= '0' && c <= '9';
}

static bool
is_word(char c)
{
	return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || is_digit(c) || c == '_' || c == '.' || c == '$';
}

static void
skip_space(struct reader *r)
{
	while (r->at < r->end && is_space(*r->at))
		r->at++;
}

/* The word at the current position; length 0 if there is none. */
static size_t
read_word(struct reader *r, const char **w)
{
	skip_space(r);
	*w = r->at;
	while (r->at < r->end && is_word(*r->at))
		r->at++;
	return (size_t)(r->at - *w);
}

static bool
same(const char *w, size_t n, const char *text)
{
	return strlen(text) == n && memcmp(w, text, n) == 0;
}

static bool
take_char(struct reader *r, char c)
{
	skip_space(r);
	if (r->at >= r->end || *r->at != c)
		return false;
	r->at++;
	return true;
}

static bool
expect(struct reader *r, char c)
{
	return take_char(r, c) || fail(r, WB_E_MSIMT_SYNTAX, r->at, "expected '%c'", c);
}

/* Reports an error, and quotes the text. */
static bool
expected(struct reader *r, const char *what, const char *w, size_t n)
{
	if (!n && w < r->end)
		n = 1;
	return n ? fail(r, WB_E_MSIMT_SYNTAX, w, "expected %s, not '%.*s'", what, (int)(n < 60 ? n : 60), w)
	         : fail(r, WB_E_MSIMT_SYNTAX, w, "expected %s before the end of the line", what);
}

/* ---- kernels ------------------------------------------------------------------------- */
static uint32_t
find_unit(struct reader *r, const char *name, size_t n)
{
	const char *key = wb_strndup(r->cx->unit, name, n);
	uint32_t id = wb_map_put(&r->unit_id, key, n, r->unit.n);

	if (id != WB_NONE)
		return id;
	WB_PUSH(r->cx->unit, &r->unit, ((struct wb_unit){ .name = key, .cls = WB_UNIT_VECTOR }));
	return r->unit.n - 1;
}

static void
open_kernel(struct reader *r, const char *name, struct wb_loc loc)
{
	struct wb_fn *f = WB_NEW(r->cx->unit, struct wb_fn, 1);

	f->name = name;
	f->id = r->fn.n;
	f->is_kernel = true;
	f->loc = loc;
	f->section = ".text";
	WB_PUSH(r->cx->unit, &r->fn, f);
	r->f = f;
	r->label_id = wb_map_new(r->cx->tmp);
	r->unit_id = wb_map_new(r->cx->tmp);
	r->item.n = r->label.n = r->note.n = 0;
	r->unit.at = NULL;		/* the previous kernel keeps its array */
	r->unit.n = r->unit.cap = 0;
	find_unit(r, "Tid", 3);
}

/* Finds the first instructions of blocks, and the names of blocks. False if a label is missing. */
static bool
find_leaders(struct reader *r, bool *leader, const char **name)
{
	bool all = true;

	leader[0] = leader[r->item.n] = true;
	for (uint32_t k = 0; k < r->item.n; k++) {
		const struct item *i = &r->item.at[k];
		const struct label *l = i->label == WB_NONE ? NULL : &r->label.at[i->label];

		if (!l)
			continue;
		leader[k + 1] = true;
		if (l->item != WB_NONE) {
			leader[l->item] = true;
			name[l->item] = l->name;
			continue;
		}
		wb_report(r->cx->diag, WB_E_MSIMT_LABEL, l->loc, "there is no label '%s' in kernel '%s'", l->name,
			r->f->name);
		all = false;
	}
	for (uint32_t k = 0; k < r->note.n; k++)
		leader[r->note.at[k].block] = true;
	return all;
}

/* Forms the blocks. The last one is empty: the end of the kernel. */
static void
cut_blocks(struct reader *r, const bool *leader, const char **name, struct wb_loc end)
{
	struct wb_builder *b = wb_builder_new(r->cx, r->f);
	uint32_t n = r->item.n, *block_of = WB_NEW(r->cx->tmp, uint32_t, n + 1), open = WB_NONE;

	for (uint32_t k = 0, blocks = 0; k <= n; k++)
		block_of[k] = leader[k] ? blocks++ : blocks - 1;
	for (uint32_t k = 0; k <= n; k++) {
		const struct item *i = k < n ? &r->item.at[k] : NULL;

		if (leader[k]) {
			uint32_t next = wb_build_block(b, name[k], i ? i->inst.loc : end);

			if (open != WB_NONE && r->item.at[k - 1].inst.op != WB_OP_BR)
				wb_build_edge(b, open, next, WB_EDGE_FALL);
			open = next;
		}
		if (!i)
			break;
		wb_build_inst(b, &i->inst, i->opnd, i->nopnd);
		if (i->label != WB_NONE)
			wb_build_edge(b, open, block_of[r->label.at[i->label].item], WB_EDGE_TAKEN);
	}
	wb_build_edge(b, open, WB_NONE, WB_EDGE_EXIT);
	for (uint32_t k = 0; k < r->note.n; k++) {
		r->note.at[k].block = block_of[r->note.at[k].block];
		wb_build_annotate(b, r->note.at[k]);
	}
	wb_build_finish(b);
}

static void
close_kernel(struct reader *r)
{
	bool *leader = WB_NEW(r->cx->tmp, bool, r->item.n + 1);
	const char **name = WB_NEW(r->cx->tmp, const char *, r->item.n + 1);

	if (!r->f)
		return;
	r->f->unit = r->unit.at;
	r->f->nunit = r->unit.n;
	if (!find_leaders(r, leader, name))
		r->f->refused = "it has errors";
	if (!r->f->refused)
		cut_blocks(r, leader, name, place_of(r, r->start));
	r->f = NULL;
}

/* Opens a kernel if none is open: a kernel without .kernel starts at its first line. */
static void
need_kernel(struct reader *r)
{
	if (!r->f)
		open_kernel(r, "kernel", place_of(r, r->start));
}

/* ---- labels ----------------------------------------------------------------------------- */
static uint32_t
find_label(struct reader *r, const char *name, size_t n)
{
	const char *key = wb_strndup(r->cx->unit, name, n);
	uint32_t id = wb_map_put(&r->label_id, key, n, r->label.n);

	if (id != WB_NONE)
		return id;
	WB_PUSH(r->cx->tmp, &r->label, ((struct label){ key, place_of(r, name), WB_NONE }));
	return r->label.n - 1;
}

static void
set_label(struct reader *r, const char *name, size_t n)
{
	struct label *l;
	uint32_t id;

	need_kernel(r);
	if (n > MOST_NAME) {
		fail(r, WB_E_MSIMT_SYNTAX, name, "a label of more than %d bytes", MOST_NAME);
		return;
	}
	id = find_label(r, name, n);
	l = &r->label.at[id];
	if (l->item != WB_NONE) {
		fail(r, WB_E_MSIMT_LABEL, name, "the label '%s' is already taken", l->name);
		wb_note(r->cx->diag, l->loc, "by this place");
		return;
	}
	l->item = r->item.n;
	l->loc = place_of(r, name);
}

/* ---- operands ------------------------------------------------------------------------------ */
static bool
variable(struct reader *r, uint8_t flags, struct wb_opnd *o)
{
	const char *w;
	size_t n = read_word(r, &w);

	if (!n || is_digit(*w))
		return expected(r, "a variable", w, n);
	if (n > MOST_NAME)
		return fail(r, WB_E_MSIMT_SYNTAX, w, "a variable of more than %d bytes", MOST_NAME);
	*o = (struct wb_opnd){ .kind = WB_OPND_UNIT, .flags = flags, .nunit = 1, .id = find_unit(r, w, n) };
	if (r->unit.n > MOST_VARIABLES)
		return fail(r, WB_E_LIMIT, w, "more than %d variables in one kernel", MOST_VARIABLES);
	if (flags & WB_DEF && o->id == WB_MSIMT_TID)
		return fail(r, WB_E_MSIMT_SYNTAX, w, "Tid cannot be written");
	return true;
}

/* A number of 32 bits, with or without sign. */
static bool
read_number(struct reader *r, struct wb_opnd *o)
{
	bool minus = take_char(r, '-');
	const char *w;
	size_t n = read_word(r, &w);
	uint64_t v = 0;

	if (!n)
		return expected(r, "a number", w, n);
	for (size_t k = 0; k < n; k++) {
		if (!is_digit(w[k]))
			return expected(r, "a number", w, n);
		v = v * 10 + (uint64_t)(w[k] - '0');
		if (v > UINT32_MAX)
			return fail(r, WB_E_MSIMT_SYNTAX, w, "the number does not fit in 32 bits");
	}
	if (minus && v > (uint64_t)1 << 31)
		return fail(r, WB_E_MSIMT_SYNTAX, w, "the number does not fit in 32 bits");
	*o = (struct wb_opnd){ .kind = WB_OPND_IMM, .flags = WB_USE, .imm = (uint32_t)(minus ? 0 - v : v) };
	return true;
}

static bool
value(struct reader *r, struct wb_opnd *o)
{
	skip_space(r);
	return r->at < r->end && (is_digit(*r->at) || *r->at == '-') ? read_number(r, o) : variable(r, WB_USE, o);
}

static bool
operator(struct reader *r, uint16_t *op)
{
	static const struct { char text[3]; uint16_t op;
	} ops[] = {
		{ "<<", WB_OP_SHL },
		{ ">>", WB_OP_ASHR },
		{ "<=", WB_OP_LE },
		{ ">=", WB_OP_GE },
		{ "==", WB_OP_EQ },
		{ "!=", WB_OP_NE },
		{ "+", WB_OP_ADD },
		{ "-", WB_OP_SUB },
		{ "*", WB_OP_MUL },
		{ "/", WB_OP_DIV },
		{ "%", WB_OP_REM },
		{ "&", WB_OP_AND },
		{ "|", WB_OP_OR },
		{ "^", WB_OP_XOR },
		{ "<", WB_OP_LT },
		{ ">", WB_OP_GT },
	};

	skip_space(r);
	for (size_t k = 0; k < WB_COUNT(ops); k++) {
		size_t n = strlen(ops[k].text);

		if ((size_t)(r->end - r->at) >= n && memcmp(r->at, ops[k].text, n) == 0) {
			r->at += n;
			*op = ops[k].op;
			return true;
		}
	}
	return expected(r, "an operator (+ - * / % & | ^ << >> < <= > >= == !=)", r->at, 0);
}

static bool
target(struct reader *r, uint32_t *label)
{
	const char *w;
	size_t n = read_word(r, &w);

	if (!n)
		return expected(r, "a label", w, n);
	if (n > MOST_NAME)
		return fail(r, WB_E_MSIMT_SYNTAX, w, "a label of more than %d bytes", MOST_NAME);
	*label = find_label(r, w, n);
	return true;
}

/* ---- instructions ----------------------------------------------------------------------------- */
enum form { F_BRANCH, F_JUMP, F_STORE, F_LOAD, F_BINOP, F_CONST, F_SYNC, F_BARRIER };
static const struct mnemonic {
	const char *name;
	uint8_t form;
	uint16_t op;
	uint8_t tclass;
} mnemonics[] = {
	{ "bz", F_BRANCH, WB_OP_CBRZ, WB_TC_CBRANCH },
	{ "bnz", F_BRANCH, WB_OP_CBRNZ, WB_TC_CBRANCH },
	{ "jump", F_JUMP, WB_OP_BR, WB_TC_BRANCH },
	{ "store", F_STORE, WB_OP_STORE, WB_TC_VMEM_STORE },
	{ "load", F_LOAD, WB_OP_LOAD, WB_TC_VMEM_LOAD },
	{ "binop", F_BINOP, WB_OP_OTHER, WB_TC_VALU },
	{ "const", F_CONST, WB_OP_MOV, WB_TC_VALU },
	{ "sync", F_SYNC, WB_OP_SYNC, WB_TC_NOP },
	{ "barrier", F_BARRIER, WB_OP_BARRIER, WB_TC_BARRIER },
};

static const struct mnemonic *
find_mnemonic(const char *w, size_t n)
{
	for (size_t k = 0; k < WB_COUNT(mnemonics); k++)
		if (same(w, n, mnemonics[k].name))
			return &mnemonics[k];
	return NULL;
}

static bool
operands(struct reader *r, const struct mnemonic *mn, struct item *i)
{
	struct wb_opnd *o = i->opnd;

	i->nopnd = mn->form == F_SYNC || mn->form == F_JUMP ? 0 :
		mn->form == F_BRANCH ? 1 :
		mn->form == F_BINOP ? 3 :
							      2;
	switch ((enum form)mn->form) {
	case F_SYNC:
		return true;
	case F_JUMP:
		return target(r, &i->label);
	case F_BRANCH:
		return variable(r, WB_USE, &o[0]) && expect(r, ',') && target(r, &i->label);
	case F_CONST:
		return variable(r, WB_DEF, &o[0]) && expect(r, '=') && value(r, &o[1]);
	case F_BARRIER:
		return value(r, &o[0]) && expect(r, ',') && value(r, &o[1]);
	case F_LOAD:
		i->inst.mem = (struct wb_mem){ .space = WB_SPACE_GLOBAL,
			.access = WB_LOAD,
			.bytes = 4,
			.count = 1,
			.addr = 1,
			.data = 255,
			.counters = WB_VMCNT };
		return variable(r, WB_DEF, &o[0]) && expect(r, '=') && variable(r, WB_USE, &o[1]);
	case F_STORE:
		i->inst.mem = (struct wb_mem){ .space = WB_SPACE_GLOBAL,
			.access = WB_STORE,
			.bytes = 4,
			.count = 1,
			.addr = 0,
			.data = 1,
			.counters = WB_VMCNT };
		return variable(r, WB_USE, &o[0]) && expect(r, '=') && variable(r, WB_USE, &o[1]);
	case F_BINOP:
		return variable(r, WB_DEF, &o[0]) && expect(r, '=') && value(r, &o[1]) && operator(r, &i->inst.op) &&
			value(r, &o[2]);
	}
	return false;
}

static void
instruction(struct reader *r, const char *w, size_t n)
{
	const struct mnemonic *mn = find_mnemonic(w, n);
	struct item i = { .inst = { .type = WB_T_I32, .isa_op = WB_NO_ISA, .loc = place_of(r, w), .addr = r->item.n },
		.label = WB_NONE };

	if (!mn) {
		expected(r, "an instruction (bz bnz jump store load binop const sync barrier), a label or a directive",
			w, n);
		return;
	}
	need_kernel(r);
	i.inst.op = mn->op;
	i.inst.tclass = mn->tclass;
	if (!operands(r, mn, &i))
		return;
	if (mn->form == F_BRANCH || mn->form == F_JUMP)
		i.inst.flags |= WB_I_TERMINATOR;
	if (mn->form == F_STORE || mn->form == F_BARRIER || mn->form == F_SYNC)
		i.inst.flags |= WB_I_SIDE_EFFECT;
	if (mn->form == F_BINOP || mn->form == F_CONST)
		i.inst.flags |= WB_I_LANEWISE;
	if (mn->form == F_JUMP || mn->form == F_SYNC || mn->form == F_BARRIER)
		i.inst.type = WB_T_NONE;
	if (r->item.n >= MOST_ITEMS)
		fail(r, WB_E_LIMIT, w, "more than %u instructions in one kernel", MOST_ITEMS);
	else
		WB_PUSH(r->cx->tmp, &r->item, i);
}

/* ---- directives and annotations ------------------------------------------------------------------ */
/* .kernel NAME */
static void
directive(struct reader *r, const char *w, size_t n)
{
	const char *name;
	size_t len;

	if (!same(w, n, ".kernel")) {
		fail(r, WB_E_MSIMT_SYNTAX, w, "there is no directive '%.*s'", (int)(n < 60 ? n : 60), w);
		return;
	}
	close_kernel(r);
	len = read_word(r, &name);
	open_kernel(r, len && len <= MOST_NAME ? wb_strndup(r->cx->unit, name, len) : "kernel", place_of(r, w));
	if (!len || len > MOST_NAME)
		expected(r, "the name of the kernel", name, len);
	for (uint32_t k = 0; k + 1 < r->fn.n; k++)
		if (strcmp(r->fn.at[k]->name, r->f->name) == 0)
			fail(r, WB_E_MSIMT_LABEL, name, "there is already a kernel '%s'", r->f->name);
}

/* maxcount=N of an annotation. */
static bool
annotation_field(struct reader *r, struct wb_annotation *an)
{
	const char *w;
	size_t n = read_word(r, &w);
	uint64_t *to = same(w, n, "maxcount") ? &an->maxcount :
		same(w, n, "totalcount") ? &an->totalcount :
		same(w, n, "mincount") ? &an->mincount :
						NULL;
	struct wb_opnd o;

	if (!to)
		return expected(r, "maxcount=, totalcount= or mincount=", w, n);
	if (!expect(r, '=') || !read_number(r, &o))
		return false;
	*to = o.imm;
	return true;
}

/* wavebound: loop maxcount=N, at the line of the loop's first instruction or label. */
static void
annotation(struct reader *r, uint32_t first)
{
	struct wb_annotation an = {
		.maxcount = UINT64_MAX, .totalcount = UINT64_MAX, .mincount = UINT64_MAX, .loc = place_of(r, r->at)
	};
	const char *w;
	size_t n;

	r->at += strlen("wavebound:");
	n = read_word(r, &w);
	if (!same(w, n, "loop")) {
		expected(r, "'loop'", w, n);
		return;
	}
	do {
		if (!annotation_field(r, &an))
			return;
		skip_space(r);
	} while (r->at < r->end);
	if (!r->f || r->failed) {
		fail(r, WB_E_MSIMT_SYNTAX, w, "an annotation stands at the line where the loop begins");
		return;
	}
	an.block = first;
	WB_PUSH(r->cx->tmp, &r->note, an);
}

/* ---- lines ------------------------------------------------------------------------------------------ */
static void
comment(struct reader *r, const char *at, const char *end, uint32_t first)
{
	static const char mark[] = "wavebound:";

	r->at = at + 1;
	r->end = end;
	skip_space(r);
	if ((size_t)(r->end - r->at) >= sizeof(mark) - 1 && memcmp(r->at, mark, sizeof(mark) - 1) == 0)
		annotation(r, first);
}

static void
read_line(struct reader *r, const char *end)
{
	const char *note = memchr(r->at, ';', (size_t)(end - r->at)), *w;
	uint32_t first = r->item.n;	/* the instruction on this line, or the next one */
	size_t n;

	r->failed = false;
	r->end = note ? note : end;
	while ((n = read_word(r, &w)) && take_char(r, ':'))
		set_label(r, w, n);
	if (n && *w == '.')
		directive(r, w, n);
	else if (n || w < r->end)
		instruction(r, w, n);
	skip_space(r);
	if (!r->failed && r->at < r->end)
		expected(r, "the end of the line", r->at, 0);
	if (note && !r->failed)
		comment(r, note, end, first);
}

enum wb_status
wb_msimt_read(struct wb_ctx *cx, uint16_t file, struct wb_module **out)
{
	const struct wb_file *f = cx->files->file.at[file];
	struct wb_arena_mark mark = wb_arena_mark(cx->tmp);
	struct wb_module *m = WB_NEW(cx->unit, struct wb_module, 1);
	struct reader r = { .cx = cx, .file = file };
	const char *end = f->text + f->bytes;

	m->name = f->name;
	m->files = cx->files;
	m->isa = WB_ISA_MINI_SIMT;
	m->target = "mini-simt";
	for (r.start = f->text; r.start < end; ) {
		const char *nl = memchr(r.start, '\n', (size_t)(end - r.start));

		r.line++;
		r.at = r.start;
		read_line(&r, nl ? nl : end);
		r.start = nl ? nl + 1 : end;
	}
	r.line++;
	close_kernel(&r);
	m->fn = r.fn.at;
	m->nfn = r.fn.n;
	*out = m;
	wb_arena_reset(cx->tmp, mark);
	return WB_OK;
}

/* The first line with content is a .kernel directive, or labels and a mnemonic. */
bool
wb_msimt_looks_like(const char *text, size_t bytes)
{
	const char *limit = text + bytes;

	while (text < limit) {
		const char *nl = memchr(text, '\n', (size_t)(limit - text)), *w;
		struct reader r = { .start = text, .at = text, .end = nl ? nl : limit };
		size_t n;

		while ((n = read_word(&r, &w)) && take_char(&r, ':'))
			;
		if (n)
			return same(w, n, ".kernel") || find_mnemonic(w, n);
		if (w < r.end && *w != ';')
			return false;
		text = nl ? nl + 1 : limit;
	}
	return false;
}
