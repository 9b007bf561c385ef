/* src/simd/read.c -- Sim-D assembly (wavebound-sas(5)) to the program as written, and on to the common IR.
 *
 * A line holds one thing: a section, a buffer, a label, an annotation or an instruction. Errors are reported with their
 * position, and reading continues with the next line; the kernel is refused. In the published mode, lines that cannot
 * be read are skipped with a warning.
 *
 * The stride registers that an access uses are those written last in the order of the text.
 *
 * Source: Spliet and Mullins, section 5.1; the language is that of their tool.
 * Cost:   O(bytes).
 */
#include <stdarg.h>
#include <stdio.h>

#include "simd.h"

#define MOST_NAME 200

enum section { DATA, SP_DATA, TEXT };
struct wanted {			/* a label that an operand names */
	uint32_t inst, opnd;
	const char *name;
	struct wb_loc loc;
};
struct reader {
	struct wb_ctx *cx;
	struct wb_simd *p;
	struct wb_fn *fn;
	uint16_t file;
	bool lenient;
	enum section section;
	WB_VEC(struct wb_simd_inst) inst;
	WB_VEC(struct wanted) wanted;
	struct wb_map label_id;		/* name to number in label */
	WB_VEC(const char *) label;
	WB_VEC(uint32_t) label_at;	/* [label] instruction */
	WB_VEC(struct wb_loc) label_loc;
	struct wb_simd_inst note;	/* annotations of the next instruction */
	uint32_t words, period, count;	/* the stride registers, as set by the text so far */
	/* the line */
	const char *start, *at, *end;
	uint32_t line;
	bool failed;
};

/* ---- places, errors ------------------------------------------------------------------------ */
static struct wb_loc
place_of(const struct reader *r, const char *at)
{
	size_t col = (size_t)(at - r->start) + 1;

	return (struct wb_loc){ .line = r->line, .col = (uint16_t)(col > UINT16_MAX ? 0 : col), .file = r->file };
}

static void
refuse(struct reader *r)
{
	r->fn->refused = "it has errors";
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
	if (r->lenient) {
		wb_report(r->cx->diag, WB_W_SAS_SKIPPED, place_of(r, at), "%s: the line is left out", text);
		return false;
	}
	wb_report(r->cx->diag, code, place_of(r, at), "%s", text);
	refuse(r);
	return false;
}

/* ---- words ------------------------------------------------------------------------------------ */
static bool
is_blank(char c)
{
	return c == ' ' || c == '\t' || c == '\r' || c == ',';
}

/* The next word; length 0 at the end of the line. Commas are blanks. */
static struct simd_word
next_word(struct reader *r)
{
	struct simd_word w;

	while (r->at < r->end && is_blank(*r->at))
		r->at++;
	w = (struct simd_word){ .at = r->at };
	while (r->at < r->end && !is_blank(*r->at))
		r->at++;
	w.n = (size_t)(r->at - w.at);
	return w;
}

static bool
is(const struct simd_word *w, const char *text)
{
	return strlen(text) == w->n && memcmp(w->at, text, w->n) == 0;
}

static int
shown(const struct simd_word *w)
{
	return (int)(w->n < 60 ? w->n : 60);
}

/* A non-negative number. */
static bool
read_number(struct reader *r, const char *what, uint32_t *out)
{
	struct simd_word w = next_word(r);
	int32_t v;

	if (!w.n)
		return fail(r, WB_E_SAS_SYNTAX, w.at, "%s is missing", what);
	if (!simd_read_int(w.at, w.n, &v) || v < 0)
		return fail(r, WB_E_SAS_SYNTAX, w.at, "%s is a number from 0 to 2147483647, not '%.*s'", what,
			shown(&w), w.at);
	*out = (uint32_t)v;
	return true;
}

static bool
line_ends(struct reader *r)
{
	struct simd_word w = next_word(r);

	return !w.n || fail(r, WB_E_SAS_SYNTAX, w.at, "'%.*s' is too much on this line", shown(&w), w.at);
}

/* ---- buffers -------------------------------------------------------------------------------------- */
static bool
disjoint(const struct wb_simd_buffer *a, const struct wb_simd_buffer *b)
{
	uint64_t an = 4 * (uint64_t)a->dim_x * a->dim_y, bn = 4 * (uint64_t)b->dim_x * b->dim_y;

	return !a->there || !b->there || a->addr + an <= b->addr || b->addr + bn <= a->addr;
}

/* id addr dim_x dim_y [type "path"] */
static void
read_buffer(struct reader *r)
{
	struct wb_simd_buffer b = { .there = true, .loc = place_of(r, r->at) },
			      *all = r->section == DATA ? r->p->dram : r->p->sp;
	const char *first = r->at;
	struct simd_word type, path;
	uint32_t id;

	if (!read_number(r, "the buffer's number", &id) || !read_number(r, "the buffer's address", &b.addr) ||
		!read_number(r, "the buffer's width", &b.dim_x) || !read_number(r, "the buffer's height", &b.dim_y))
		return;
	type = next_word(r);
	path = next_word(r);
	b.type = type.n ? *type.at : 0;
	b.path = path.n > 1 && *path.at == '"' ?
		wb_strndup(r->cx->unit, path.at + 1, path.n - 1 - (path.at[path.n - 1] == '"')) :
		NULL;
	if (id >= WB_SIMD_BUFFERS) {
		fail(r, WB_E_SAS_BUFFER, first, "buffers have the numbers 0 to %d", WB_SIMD_BUFFERS - 1);
		return;
	}
	if (all[id].there && !r->lenient) {
		fail(r, WB_E_SAS_BUFFER, first, "there is already a buffer %u", id);
		return;
	}
	for (uint32_t k = 0; k < WB_SIMD_BUFFERS; k++)
		if (k != id && !disjoint(&all[k], &b))
			wb_report(r->cx->diag, WB_W_SAS_OVERLAP, b.loc, "buffer %u overlaps buffer %u", id, k);
	all[id] = b;
}

/* ---- labels ------------------------------------------------------------------------------------------ */
static void
set_label(struct reader *r, const char *name, size_t n)
{
	struct simd_word w = { .at = name, .n = n };
	const char *why, *key;
	uint32_t id;

	if (!n || n > MOST_NAME || !simd_read_word(&w, &why) || w.opnd.kind != WB_SIMD_LABEL) {
		fail(r, WB_E_SAS_LABEL, name, "'%.*s' cannot be a label", shown(&w), name);
		return;
	}
	key = wb_strndup(r->cx->unit, name, n);
	id = wb_map_put(&r->label_id, key, n, r->label.n);
	if (id != WB_NONE) {
		fail(r, WB_E_SAS_LABEL, name, "there is already a label '%s'", key);
		wb_note(r->cx->diag, r->label_loc.at[id], "here");
		return;
	}
	WB_PUSH(r->cx->tmp, &r->label, key);
	WB_PUSH(r->cx->tmp, &r->label_at, r->inst.n);
	WB_PUSH(r->cx->tmp, &r->label_loc, place_of(r, name));
}

static void
resolve(struct reader *r)
{
	for (uint32_t k = 0; k < r->wanted.n; k++) {
		const struct wanted *w = &r->wanted.at[k];
		uint32_t id = wb_map_get(&r->label_id, w->name, strlen(w->name));

		if (id != WB_NONE && r->label_at.at[id] < r->inst.n) {
			r->inst.at[w->inst].opnd[w->opnd].value = r->label_at.at[id];
			continue;
		}
		wb_report(r->cx->diag, WB_E_SAS_LABEL, w->loc,
			id == WB_NONE ? "there is no label '%s'" : "no instruction follows label '%s'", w->name);
		refuse(r);
	}
}

/* ---- instructions --------------------------------------------------------------------------------------- */
/* The next operand of @op that may be a @kind, from *slot on; optional operands are skipped. */
static bool
find_slot(enum wb_simd_op op, uint8_t kind, uint32_t *slot)
{
	for (; *slot < WB_SIMD_OPNDS; ++*slot) {
		uint8_t kinds = wb_simd_ops[op].opnd[*slot];

		if (kinds >> kind & 1)
			return true;
		if (kinds && !(kinds & OPT))
			return false;
	}
	return false;
}

static const char *
kinds_text(struct reader *r, uint8_t kinds)
{
	static const char *const name[] = { [WB_SIMD_V] = "v0-v63",
		[WB_SIMD_S] = "s0-s31",
		[WB_SIMD_P] = "p0-p3",
		[WB_SIMD_W] = "vc.*",
		[WB_SIMD_C] = "sc.*",
		[WB_SIMD_I] = "a number",
		[WB_SIMD_LABEL] = "a label" };
	struct wb_out o = wb_out_new(r->cx->tmp);

	for (uint32_t k = WB_SIMD_V; k <= WB_SIMD_LABEL; k++)
		if (kinds >> k & 1)
			wb_printf(&o, "%s%s", o.n ? " or " : "", name[k]);
	return o.n ? o.at : "the end of the line";
}

static bool
read_only(const struct wb_simd_inst *i, const struct wb_simd_opnd *o)
{
	bool writes = !(wb_simd_flags(i) & WB_SIMD_STORES);

	return writes &&
		((o->kind == WB_SIMD_W && o->reg >= WB_SIMD_TID_X && o->reg <= WB_SIMD_ONE) ||
			(o->kind == WB_SIMD_C && o->reg < WB_SIMD_WORDS));
}

static bool
operands(struct reader *r, struct wb_simd_inst *i)
{
	struct simd_word w;
	uint32_t slot = 0, first_wanted = r->wanted.n;
	const char *why;

	while ((w = next_word(r)).n) {
		if (!simd_read_word(&w, &why))
			return fail(r, WB_E_SAS_SYNTAX, w.at, "'%.*s' %s", shown(&w), w.at, why);
		if (!find_slot((enum wb_simd_op)i->op, w.opnd.kind, &slot)) {
			r->wanted.n = first_wanted;
			return fail(r, WB_E_SAS_SYNTAX, w.at, "%s takes %s here, not '%.*s'", wb_simd_ops[i->op].name,
				slot < WB_SIMD_OPNDS ? kinds_text(r, wb_simd_ops[i->op].opnd[slot]) : "nothing more",
				shown(&w), w.at);
		}
		if (slot == WB_SIMD_DST && read_only(i, &w.opnd))
			return fail(r, WB_E_SAS_SYNTAX, w.at, "'%.*s' cannot be written", shown(&w), w.at);
		if (w.opnd.kind == WB_SIMD_LABEL)
			WB_PUSH(r->cx->tmp, &r->wanted,
				((struct wanted){
					r->inst.n, slot, wb_strndup(r->cx->unit, w.at, w.n), place_of(r, w.at) }));
		i->opnd[slot++] = w.opnd;
	}
	for (; slot < WB_SIMD_OPNDS; slot++)
		if (wb_simd_ops[i->op].opnd[slot] && !(wb_simd_ops[i->op].opnd[slot] & OPT)) {
			r->wanted.n = first_wanted;
			return fail(r, WB_E_SAS_SYNTAX, w.at, "%s needs %s", wb_simd_ops[i->op].name,
				kinds_text(r, wb_simd_ops[i->op].opnd[slot]));
		}
	return true;
}

/* A stride register written by smovssp affects the accesses below it in the text. */
static void
follow_stride(struct reader *r, const struct wb_simd_inst *i)
{
	uint32_t v = i->opnd[WB_SIMD_SRC].kind == WB_SIMD_I ? i->opnd[WB_SIMD_SRC].value :
		i->valued ? i->value :
							      UINT32_MAX;
	uint8_t c = i->opnd[WB_SIMD_DST].reg;

	/* the published tool keeps the old value */
	if (i->op == WB_SIMD_SMOVSSP && (v != UINT32_MAX || !r->lenient))
		*(c == WB_SIMD_WORDS ? &r->words : c == WB_SIMD_PERIOD ? &r->period : &r->count) = v;
}

/* Attaches annotations to the instruction behind them; reports one that it cannot use. */
static void
attach(struct reader *r, struct wb_simd_inst *i)
{
	i->cycle = r->note.cycle;
	i->valued = r->note.valued;
	i->taken = r->note.taken;
	i->other = r->note.other;
	i->start = r->note.start;
	i->value = r->note.value;
	i->note = r->note.note;
	if ((i->cycle && i->op != WB_SIMD_SICJ) ||
		(i->valued && (i->op != WB_SIMD_SMOVSSP || i->opnd[WB_SIMD_SRC].kind != WB_SIMD_S)))
		wb_report(r->cx->diag, WB_W_SAS_NOTE, i->note, "the annotation is about a%s",
			i->cycle ? " branch (sicj), and none follows" :
				   " register in sd_*, and no smovssp of one follows");
	r->note = (struct wb_simd_inst){ .cycle = false };
}

static void
read_inst(struct reader *r, const struct simd_word *w)
{
	const char *dot = memchr(w->at, '.', w->n);
	size_t n = dot ? (size_t)(dot - w->at) : w->n;
	enum wb_simd_op op = simd_find_op(w->at, n);
	struct wb_simd_inst i = { .op = (uint8_t)op, .loc = place_of(r, w->at) };

	if (op == WB_SIMD_OPS) {
		fail(r, WB_E_SAS_SYNTAX, w->at, "there is no instruction '%.*s'", (int)(n < 60 ? n : 60), w->at);
		return;
	}
	if (!simd_find_sub(op, dot ? dot + 1 : NULL, dot ? w->n - n - 1 : 0, &i.sub)) {
		fail(r, WB_E_SAS_SYNTAX, w->at, "%s takes: %s", wb_simd_ops[op].name, simd_sub_list(op));
		return;
	}
	if (r->lenient && wb_simd_flags(&i) & WB_SIMD_SP && i.sub) {
		fail(r, WB_E_SAS_SYNTAX, w->at, "the published tool has no %.*s", shown(w), w->at);
		return;
	}
	if (!operands(r, &i))
		return;
	if (r->inst.n == WB_SIMD_MOST_INSTS) {
		fail(r, WB_E_LIMIT, w->at, "more than %d instructions", WB_SIMD_MOST_INSTS);
		return;
	}
	attach(r, &i);
	i.words = r->words;
	i.period = r->period;
	i.count = r->count;
	follow_stride(r, &i);
	WB_PUSH(r->cx->unit, &r->inst, i);
}

/* #bound branchcycle T N [position], #bound value V */
static void
annotation(struct reader *r, const char *at)
{
	struct simd_word w = next_word(r), more;
	int32_t v;

	r->note.note = place_of(r, at);
	if (is(&w, "value")) {
		r->note.valued = read_number(r, "the bound", &r->note.value) && line_ends(r);
		return;
	}
	if (!is(&w, "branchcycle")) {
		fail(r, WB_E_SAS_SYNTAX, w.at,
			"an annotation is '#bound branchcycle TAKEN NOT-TAKEN [VISITED]' or '#bound value MOST'");
		return;
	}
	if (!read_number(r, "how often the branch is taken", &r->note.taken) ||
		!read_number(r, "how often it is not taken", &r->note.other))
		return;
	more = next_word(r);
	r->note.start = 0;
	if (more.n && (!simd_read_int(more.at, more.n, &v) || v < 0)) {
		fail(r, WB_E_SAS_SYNTAX, more.at, "'%.*s' is no number of visits", shown(&more), more.at);
		return;
	}
	if (more.n)
		r->note.start = (uint32_t)v;
	if (r->note.taken + (uint64_t)r->note.other == 0 || r->note.start >= r->note.taken + (uint64_t)r->note.other) {
		fail(r, WB_E_SAS_SYNTAX, w.at, "the pattern repeats after %u + %u visits, and %u of them have been",
			r->note.taken, r->note.other, r->note.start);
		return;
	}
	r->note.cycle = line_ends(r);
}

/* ---- lines ---------------------------------------------------------------------------------------------------- */
static void
read_section(struct reader *r, const struct simd_word *w)
{
	static const char *const name[] = { [DATA] = ".data", [SP_DATA] = ".sp_data", [TEXT] = ".text" };

	for (uint32_t k = 0; k < WB_COUNT(name); k++)
		if (is(w, name[k])) {
			r->section = (enum section)k;
			return;
		}
	fail(r, WB_E_SAS_SYNTAX, w->at, "sections are .data, .sp_data and .text, not '%.*s'", shown(w), w->at);
}

static void
read_text(struct reader *r, const struct simd_word *w)
{
	const char *colon = memchr(w->at, ':', (size_t)(r->end - w->at));
	struct simd_word rest;

	if (*w->at == '#' && w->n > 5 && memcmp(w->at, "#bound", 6) == 0) {
		r->at = w->at + 6;
		annotation(r, w->at);
	} else if (*w->at == '#') {
		fail(r, WB_E_SAS_SYNTAX, w->at, "an annotation begins with '#bound'");
	} else if (colon && colon < w->at + w->n) {
		set_label(r, w->at, (size_t)(colon - w->at));
		r->at = colon + 1;
		rest = next_word(r);
		if (rest.n)
			fail(r, WB_E_SAS_SYNTAX, rest.at, "a label has a line of its own");
	} else {
		read_inst(r, w);
	}
}

static const char *
without_comment(const char *at, const char *end)
{
	for (const char *p = at; p + 1 < end; p++)
		if (p[0] == '/' && p[1] == '/')
			return p;
	return end;
}

static void
read_line(struct reader *r, const char *end)
{
	struct simd_word w;

	r->failed = false;
	r->end = without_comment(r->start, end);
	r->at = r->start;
	w = next_word(r);
	if (!w.n)
		return;
	if (*w.at == '.') {
		read_section(r, &w);
	} else if (r->section == TEXT) {
		read_text(r, &w);
	} else {
		r->at = w.at;
		read_buffer(r);
	}
}

/* ---- the file ----------------------------------------------------------------------------------- */
/* Checks that the buffers which accesses name exist. */
static bool
check_buffer(struct reader *r, const struct wb_simd_inst *i, uint32_t slot, bool scratchpad)
{
	uint32_t id = i->opnd[slot].value;

	if (id < WB_SIMD_BUFFERS && (scratchpad ? r->p->sp : r->p->dram)[id].there)
		return true;
	wb_report(r->cx->diag, WB_E_SAS_BUFFER, i->loc, "there is no buffer %d in .%sdata", (int32_t)id,
		scratchpad ? "sp_" : "");
	refuse(r);
	return false;
}

/* What passes by is taken from, or put, by vc.mem_data alone. A load of scalars ends with s31. */
static void
check_registers(struct reader *r, const struct wb_simd_inst *i)
{
	const struct wb_simd_opnd *o = &i->opnd[WB_SIMD_DST];
	uint64_t n = i->op == WB_SIMD_SLDSP ? i->words : i->opnd[WB_SIMD_SRC1].kind == WB_SIMD_I ?
		i->opnd[WB_SIMD_SRC1].value :
			1;
	bool scalars = o->kind == WB_SIMD_S && wb_simd_accesses(i);

	if (r->lenient || !((o->kind == WB_SIMD_W && wb_simd_accesses(i) && o->reg != WB_SIMD_MEM_DATA) ||
				  (scalars && o->reg + n > WB_SIMD_SREGS)))
		return;
	wb_report(r->cx->diag, WB_E_SAS_SYNTAX, i->loc,
		scalars ? "the words go to more registers than there are behind s%u" :
			  "of the special registers, only vc.mem_data can be loaded and stored, not vc%u", o->reg);
	refuse(r);
}

static void
check_access(struct reader *r, const struct wb_simd_inst *i)
{
	uint8_t flags = wb_simd_flags(i);

	if (i->op == WB_SIMD_LDG2SPTILE || i->op == WB_SIMD_STG2SPTILE)
		check_buffer(r, i, WB_SIMD_DST, true);
	if (flags & (WB_SIMD_DRAM | WB_SIMD_DRAM_BUFFER))
		check_buffer(r, i, WB_SIMD_SRC, false);
	if (flags & WB_SIMD_SP)
		check_buffer(r, i, WB_SIMD_SRC, true);
	if (flags & WB_SIMD_STRIDED && (i->words == UINT32_MAX || i->period == UINT32_MAX || i->count == UINT32_MAX)) {
		wb_report(r->cx->diag, WB_E_SAS_SYNTAX, i->loc,
			"the access depends on a register in sc.sd_* that has no bound: write '#bound value MOST' "
			"before the smovssp");
		refuse(r);
	}
}

/* "kernels/spmv.sas" is kernel spmv. */
static const char *
kernel_name(struct wb_ctx *cx, const char *file)
{
	const char *slash = strrchr(file, '/'), *name = slash ? slash + 1 : file;
	size_t n = strcspn(name, ".");

	return n && *name != '<' ? wb_strndup(cx->unit, name, n) : "kernel";
}

static void
finish(struct reader *r)
{
	resolve(r);
	r->p->inst = r->inst.at;
	r->p->ninst = r->inst.n;
	r->p->label = WB_NEW(r->cx->unit, const char *, (size_t)r->inst.n + 1);
	for (uint32_t k = 0; k < r->label.n; k++)
		r->p->label[r->label_at.at[k]] = r->label.at[k];
	for (uint32_t k = 0; k < r->inst.n; k++) {
		check_access(r, &r->inst.at[k]);
		check_registers(r, &r->inst.at[k]);
	}
	if (r->inst.n)
		return;
	wb_report(r->cx->diag, WB_E_SAS_SYNTAX, place_of(r, r->start), "there are no instructions");
	refuse(r);
}

/* Builds the common IR, for passes. */
static void
build(struct reader *r)
{
	struct simd_flow f;

	if (simd_flow(r->cx, r->p, r->lenient, r->lenient, &f) != WB_OK || simd_build(r->cx, &f, r->fn) != WB_OK)
		refuse(r);
}

enum wb_status
wb_sas_read(struct wb_ctx *cx, uint16_t file, bool lenient, struct wb_module **out)
{
	const struct wb_file *f = cx->files->file.at[file];
	struct wb_arena_mark mark = wb_arena_mark(cx->tmp);
	struct wb_module *m = WB_NEW(cx->unit, struct wb_module, 1);
	struct reader r = { .cx = cx,
		.file = file,
		.lenient = lenient,
		.words = 1,
		.period = 1,
		.count = 1,
		.label_id = wb_map_new(cx->tmp),
		.p = WB_NEW(cx->unit, struct wb_simd, 1),
		.fn = WB_NEW(cx->unit, struct wb_fn, 1) };
	const char *end = f->text + f->bytes;

	r.p->name = r.fn->name = kernel_name(cx, f->name);
	r.fn->is_kernel = true;
	r.fn->section = ".text";
	*m = (struct wb_module){
		.name = f->name, .files = cx->files, .isa = WB_ISA_SIMD, .target = "sim-d", .simd = r.p, .nfn = 1
	};
	m->fn = wb_arena_copy(cx->unit, &r.fn, 1, sizeof(r.fn));
	for (r.start = f->text; r.start < end; ) {
		const char *nl = memchr(r.start, '\n', (size_t)(end - r.start));

		r.line++;
		read_line(&r, nl ? nl : end);
		r.start = nl ? nl + 1 : end;
	}
	r.fn->loc = r.inst.n ? r.inst.at[0].loc : (struct wb_loc){ .line = 1, .file = file };
	finish(&r);
	if (!r.fn->refused)
		build(&r);
	*out = m;
	wb_arena_reset(cx->tmp, mark);
	return WB_OK;
}

/* Whether the first line with content, after sections and labels, is .sp_data, a buffer of four numbers, an annotation
 * or an instruction. */
bool
wb_sas_looks_like(const char *text, size_t bytes)
{
	const char *limit = text + bytes;

	while (text < limit) {
		const char *nl = memchr(text, '\n', (size_t)(limit - text));
		struct reader r = { .start = text, .at = text, .end = without_comment(text, nl ? nl : limit) };
		struct simd_word w = next_word(&r);
		int32_t v;

		text = nl ? nl + 1 : limit;
		if (is(&w, ".sp_data") || (w.n > 5 && memcmp(w.at, "#bound", 6) == 0))
			return true;
		if (!w.n || is(&w, ".data") || is(&w, ".text") || w.at[w.n - 1] == ':')
			continue;
		for (uint32_t k = 0; k < 4 && simd_read_int(w.at, w.n, &v); k++, w = next_word(&r))
			if (k == 3)
				return true;
		return simd_find_op(w.at, strcspn(w.at, ". \t\r\n") < w.n ? strcspn(w.at, ". \t\r\n") : w.n) !=
			WB_SIMD_OPS;
	}
	return false;
}
