/* src/gcn/directive.c -- directives: sections, symbols, data, alignment, line
 * information, the kernel descriptor block. Directives that could change what
 * is assembled (macros, conditions, includes, repetition) are refused by name;
 * an unknown one is an error.
 */
#include <assert.h>

#include "gcn.h"

typedef void handler(struct line *l, const char *name, uint32_t arg);

static void
rest(struct line *l)
{
	l->at = l->end;
}

static void
skip(struct line *l, const char *name, uint32_t arg)
{
	(void)name;
	(void)arg;
	rest(l);
}

static void
refuse(struct line *l, const char *name, uint32_t arg)
{
	(void)arg;
	gcn_line_fail(l, WB_E_GCN_DIRECTIVE, name, "this directive changes what is assembled; it is not followed");
}

/* A name, plain or quoted; reported if there is none. */
static size_t
name_of(struct line *l, const char **w)
{
	size_t n;

	gcn_line_space(l);
	if (line_peek(l) == '"') {
		if (gcn_line_string(l, w, &n))
			return n;
		n = 0;
	} else {
		n = gcn_line_word(l, w);
	}
	if (!n)
		gcn_line_fail(l, WB_E_GCN_SYNTAX, l->at, "expected a name");
	return n;
}

static bool
number_of(struct line *l, int64_t *out)
{
	struct value v;
	const char *from;

	gcn_line_space(l);
	from = l->at;
	if (!gcn_expr_parse(l, &v))
		return false;
	if (v.plus != WB_NONE || v.minus != WB_NONE) {
		gcn_line_fail(l, WB_E_GCN_SYNTAX, from, "expected a number");
		return false;
	}
	*out = v.k;
	return true;
}

/* ---- sections ---------------------------------------------------------------------- */
static void
enter(struct wb_gcn_unit *u, struct section *s)
{
	u->previous = u->sec;
	u->sec = s;
	u->gpr_idx = 0;
}

static void
section(struct line *l, const char *name, uint32_t push)
{
	struct wb_gcn_unit *u = l->u;
	const char *w;
	size_t n;

	(void)name;
	gcn_line_space(l);
	w = l->at;
	if (line_peek(l) == '"') {
		if (!gcn_line_string(l, &w, &n))
			n = 0;
	} else {
		while (l->at < l->end && *l->at != ',' && *l->at != ';' && !(gcn_lex_class[(unsigned char)*l->at] & LEX_SPACE))
			l->at++;
		n = (size_t)(l->at - w);
	}
	if (!n) {
		gcn_line_fail(l, WB_E_GCN_SYNTAX, w, "expected the name of a section");
		return;
	}
	if (push)
		WB_PUSH(u->cx->tmp, &u->stack, u->sec);
	enter(u, gcn_section_of(u, w, n));
	rest(l);
}

static void
plain_section(struct line *l, const char *name, uint32_t len)
{
	enter(l->u, gcn_section_of(l->u, name, len));
	rest(l);
}

static void
pop_section(struct line *l, const char *name, uint32_t arg)
{
	(void)arg;
	if (!l->u->stack.n) {
		gcn_line_fail(l, WB_E_GCN_SYNTAX, name, "no section was pushed");
		return;
	}
	enter(l->u, l->u->stack.at[--l->u->stack.n]);
}

static void
previous(struct line *l, const char *name, uint32_t arg)
{
	(void)name;
	(void)arg;
	if (l->u->previous)
		enter(l->u, l->u->previous);
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
	if (line_peek(l) == '@' || line_peek(l) == '%' || line_peek(l) == '#')
		l->at++;
	k = gcn_line_word(l, &kind);
	if (word_is(kind, k, "function") || word_is(kind, k, "STT_FUNC"))
		l->u->sym.at[id].function = true;
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
	if (!n || !gcn_line_take(l, ',')) {
		rest(l);
		return;
	}
	id = gcn_sym_of(l->u, w, n);
	if (!gcn_expr_parse(l, &v))
		return;
	if (v.plus == WB_NONE && v.minus == WB_NONE && v.k > 0)
		l->u->sym.at[id].bytes = (uint64_t)v.k;
}

/* NAME = expression, .set NAME, expression. */
void
gcn_directive_set(struct line *l, const char *w, size_t n)
{
	struct wb_gcn_unit *u = l->u;
	struct value v;
	const struct sym *from;
	struct sym *s;
	uint32_t id;

	gcn_line_take(l, '=');
	if (!gcn_expr_parse(l, &v))
		return;
	id = gcn_sym_of(u, w, n);
	s = &u->sym.at[id];
	if (s->defined && !s->absolute) {
		gcn_line_fail(l, WB_E_GCN_DUPLICATE, w, "'%s' is a label already", s->name);
		return;
	}
	if (v.plus == WB_NONE && v.minus == WB_NONE) {
		s->absolute = s->defined = true;
		s->addr = (uint64_t)v.k;
		return;
	}
	from = v.plus == WB_NONE ? NULL : &u->sym.at[v.plus];
	if (!from || !from->defined || v.minus != WB_NONE || v.k) {
		gcn_line_fail(l, WB_E_GCN_SYNTAX, w, "the value must be a number, or a label placed before");
		return;
	}
	s->defined = true;
	s->section = from->section;
	s->inst = from->inst;
	s->addr = from->addr;
	s->loc = gcn_line_loc(l, w);
}

static void
set(struct line *l, const char *name, uint32_t arg)
{
	const char *w;
	size_t n = name_of(l, &w);

	(void)name;
	(void)arg;
	if (!n)
		return;
	if (!gcn_line_take(l, ',')) {
		gcn_line_fail(l, WB_E_GCN_SYNTAX, l->at, "expected ','");
		return;
	}
	gcn_directive_set(l, w, n);
}

/* ---- data --------------------------------------------------------------------------------- */
static void
advance(struct line *l, const char *name, uint64_t bytes)
{
	struct section *s = l->u->sec;
	uint64_t sum;

	if (!wb_add_u64(s->at, bytes, &sum) || sum > (uint64_t)1 << 40) {
		gcn_line_fail(l, WB_E_GCN_DIRECTIVE, name, "the section would be larger than 2^40 bytes");
		return;
	}
	if (s->inst.n && bytes)
		gcn_inst_word(l, 0, 0);	/* so that nothing falls through the data unseen */
	s->at = sum;
}

static bool
is_text(const struct section *s)
{
	return strncmp(s->name, ".text", 5) == 0;
}

static void
data(struct line *l, const char *name, uint32_t bytes)
{
	if (line_peek(l) == '"') {
		rest(l);
		return;
	}
	do {
		struct value v;
		bool fixed;

		if (!gcn_expr_parse(l, &v))
			return;
		fixed = v.plus == WB_NONE && v.minus == WB_NONE;
		if (bytes == 4 && fixed && l->u->tb && (l->u->sec->code || is_text(l->u->sec)) && v.k >= INT32_MIN && v.k <= UINT32_MAX)
			gcn_inst_word(l, (uint32_t)v.k, 4);
		else {
			gcn_data_value(l->u, &v, bytes);
			advance(l, name, bytes);
		}
	} while (!l->failed && gcn_line_take(l, ','));
}

static void
space(struct line *l, const char *name, uint32_t arg)
{
	int64_t n, fill = 0;

	(void)arg;
	if (!number_of(l, &n) || (gcn_line_take(l, ',') && !number_of(l, &fill)))
		return;
	if (n < 0)
		gcn_line_fail(l, WB_E_GCN_DIRECTIVE, name, "a negative size");
	else {
		gcn_data_repeat(l->u, (uint64_t)n, (uint64_t)fill & 255, 1);
		advance(l, name, (uint64_t)n);
	}
}

static void
fill(struct line *l, const char *name, uint32_t arg)
{
	int64_t n, bytes = 1, v = 0;
	uint64_t all;

	(void)arg;
	if (!number_of(l, &n) || (gcn_line_take(l, ',') && !number_of(l, &bytes)) || (gcn_line_take(l, ',') && !number_of(l, &v)))
		return;
	if (n < 0 || bytes < 0 || !wb_mul_u64((uint64_t)n, (uint64_t)bytes, &all))
		gcn_line_fail(l, WB_E_GCN_DIRECTIVE, name, "a size out of range");
	else {
		gcn_data_repeat(l->u, (uint64_t)n, (uint64_t)v, bytes > 8 ? 8 : (uint32_t)bytes);
		advance(l, name, all);
	}
}

/* The byte that the escape at @s[*k] stands for: \n, \012, ...; *k ends at its last character. */
static char
escaped(const char *s, size_t n, size_t *k)
{
	static const char of[] = "b\bf\fn\nr\rt\t";
	uint32_t x = 0;
	size_t d = 0;

	for (; d < 3 && *k + 1 < n && s[*k + 1] >= '0' && s[*k + 1] <= '7'; d++)
		x = 8 * x + (uint32_t)(s[++*k] - '0');
	if (d)
		return (char)x;
	++*k;
	for (size_t e = 0; e + 1 < sizeof(of); e += 2)
		if (of[e] == s[*k])
			return of[e + 1];
	return s[*k];
}

static void
string(struct line *l, const char *name, uint32_t zero)
{
	const char *s;
	size_t n;

	do {
		struct wb_out o;

		if (!gcn_line_string(l, &s, &n)) {
			gcn_line_fail(l, WB_E_GCN_SYNTAX, l->at, "expected a string, or it does not end");
			return;
		}
		o = wb_out_new(l->u->cx->tmp);
		for (size_t k = 0; k < n; k++) {
			char c = s[k] == '\\' && k + 1 < n ? escaped(s, n, &k) : s[k];

			wb_putn(&o, &c, 1);
		}
		wb_putn(&o, "", zero);
		gcn_data_bytes(l->u, o.at, o.n);
		advance(l, name, o.n);
	} while (!l->failed && gcn_line_take(l, ','));
}

#define S_NOP_WORD 0xbf800000

/* In code the gap is filled with s_nop, which may be executed. */
static void
align_to(struct line *l, const char *name, uint64_t to)
{
	struct wb_gcn_unit *u = l->u;
	struct section *s = u->sec;
	uint64_t gap = (to - s->at % to) % to;
	const struct wb_inst *last = s->inst.n ? &s->inst.at[s->inst.n - 1] : NULL;

	if (last && last->spare == MARK_NONE && u->tb && gap <= 256 && gap % 4 == 0) {
		for (; gap; gap -= 4)
			gcn_inst_nop(l);
		return;
	}
	if (gap > ((uint64_t)1 << 40) - s->at)
		gcn_line_fail(l, WB_E_GCN_DIRECTIVE, name, "the section would be larger than 2^40 bytes");
	else
		s->at += gap;
}

static void
align(struct line *l, const char *name, uint32_t power)
{
	int64_t n;

	if (!number_of(l, &n))
		return;
	rest(l);
	if (n < 0 || (power && n > 16) || (!power && (n > 65536 || (n & (n - 1))))) {
		gcn_line_fail(l, WB_E_GCN_DIRECTIVE, name, "an alignment that is no power of two up to 65536");
		return;
	}
	n = power ? (int64_t)1 << n : n;
	if (n > 1)
		align_to(l, name, (uint64_t)n);
}

/* .p2alignl 6, 3212836864: the gap is filled with that word. Only s_nop may be executed; s_code_end and others count as
 * data, so that control which falls into them is refused. */
static void
align_words(struct line *l, const char *name, uint32_t arg)
{
	struct section *s = l->u->sec;
	int64_t n, word = 0;

	(void)arg;
	if (!number_of(l, &n) || (gcn_line_take(l, ',') && !number_of(l, &word)))
		return;
	rest(l);
	if (n < 0 || n > 16 || s->at % 4 || s->at > (uint64_t)1 << 40)
		gcn_line_fail(l, WB_E_GCN_DIRECTIVE, name, "an alignment of words that is no power of two up to 65536, or not at a word");
	else if (word == S_NOP_WORD)
		align_to(l, name, (uint64_t)1 << n);
	else
		advance(l, name, ((s->at + ((uint64_t)1 << n) - 1) >> n << n) - s->at);
}

static void
lcomm(struct line *l, const char *name, uint32_t arg)
{
	const char *w;
	size_t n = name_of(l, &w);

	(void)name;
	(void)arg;
	if (n)
		gcn_sym_of(l->u, w, n);
	rest(l);
}

/* ---- lines ------------------------------------------------------------------------------------ */
#define MOST_FILES 65535

/* .file 1 "dir" "name" md5 0x... */
static void
file(struct line *l, const char *name, uint32_t arg)
{
	struct wb_gcn_unit *u = l->u;
	const char *dir = "", *base;
	size_t ndir = 0, nbase;
	uint64_t number;

	(void)name;
	(void)arg;
	gcn_line_space(l);
	if (!gcn_line_number(l, &number) || number > MOST_FILES || !gcn_line_string(l, &base, &nbase)) {
		rest(l);
		return;
	}
	gcn_line_space(l);
	if (line_peek(l) == '"') {
		dir = base;
		ndir = nbase;
		if (!gcn_line_string(l, &base, &nbase)) {
			rest(l);
			return;
		}
	}
	while (u->source.n <= number)
		WB_PUSH(u->cx->tmp, &u->source, 0);
	if (ndir && nbase && *base != '/')
		name = wb_format(u->cx->unit, "%.*s/%.*s", (int)ndir, dir, (int)nbase, base);
	else
		name = wb_strndup(u->cx->unit, base, nbase);
	u->source.at[number] = wb_file_add(u->cx->files, WB_FILE_SOURCE, name, NULL, 0);
	rest(l);
}

/* .loc 1 12 3 prologue_end */
static void
loc(struct line *l, const char *name, uint32_t arg)
{
	struct wb_gcn_unit *u = l->u;
	uint64_t f, line, col = 0;

	(void)name;
	(void)arg;
	gcn_line_space(l);
	if (!gcn_line_number(l, &f)) {
		rest(l);
		return;
	}
	gcn_line_space(l);
	if (!gcn_line_number(l, &line)) {
		rest(l);
		return;
	}
	gcn_line_space(l);
	gcn_line_number(l, &col);
	u->src = (struct wb_loc){ .line = line > UINT32_MAX ? 0 : (uint32_t)line, .col = (uint16_t)(col > UINT16_MAX ? 0 : col), .file = f < u->source.n ? u->source.at[f] : 0 };
	rest(l);
}

/* ---- target and kernels --------------------------------------------------------------------------- */
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
	for (start = k; start && s[start - 1] != '-'; start--)
		;
	t = gcn_target_find(s + start, k - start);
	if (!t)
		gcn_line_fail(l, WB_E_GCN_TARGET, s, "unknown target '%.*s'", (int)(n > 80 ? 80 : n), s);
	else if (!gcn_unit_target(u, t))
		gcn_line_fail(l, WB_E_GCN_TARGET, s, "the code is for %s, but %s was asked for or named before", t->name, u->t->name);
	u->stop = l->failed;	/* nothing that follows would be read as it is meant */
}

static void
version(struct line *l, const char *name, uint32_t arg)
{
	int64_t v;

	(void)name;
	(void)arg;
	if (number_of(l, &v))
		l->u->code_object_version = v > 0 && v < 100 ? (uint32_t)v : 0;
}

static void
kernel(struct line *l, const char *name, uint32_t arg)
{
	const char *w;
	size_t n = name_of(l, &w);

	(void)name;
	(void)arg;
	if (n && gcn_unit_ready(l, w))
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
		l->u->open = NULL;
		return;
	}
	if (len < 8 || memcmp(word, ".amdhsa_", 8) != 0) {
		gcn_line_fail(l, WB_E_GCN_DIRECTIVE, word, "not a directive of a kernel descriptor; the block that is open ends with .end_amdhsa_kernel");
		l->u->open->bad = true;
		return;
	}
	if (!number_of(l, &v)) {
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
	{ ".loc", loc, 0 }, { ".p2align", align, 1 }, { ".p2alignl", align_words, 0 }, { ".section", section, 0 }, { ".text", plain_section, 5 }, { ".data", plain_section, 5 }, { ".bss", plain_section, 4 },
	{ ".rodata", plain_section, 7 }, { ".globl", global, 0 }, { ".global", global, 0 }, { ".type", type, 0 }, { ".size", size, 0 }, { ".set", set, 0 }, { ".equ", set, 0 },
	{ ".equiv", set, 0 }, { ".file", file, 0 }, { ".long", data, 4 }, { ".4byte", data, 4 }, { ".int", data, 4 }, { ".byte", data, 1 }, { ".short", data, 2 }, { ".2byte", data, 2 },
	{ ".hword", data, 2 }, { ".quad", data, 8 }, { ".8byte", data, 8 }, { ".zero", space, 0 }, { ".skip", space, 0 }, { ".space", space, 0 }, { ".fill", fill, 0 },
	{ ".ascii", string, 0 }, { ".asciz", string, 1 }, { ".string", string, 1 }, { ".align", align, 0 }, { ".balign", align, 0 },
	{ ".pushsection", section, 1 }, { ".popsection", pop_section, 0 }, { ".previous", previous, 0 },
	{ ".amdgcn_target", target, 0 }, { ".amdhsa_code_object_version", version, 0 }, { ".amdhsa_kernel", kernel, 0 }, { ".amdgpu_metadata", metadata, 0 },
	{ ".protected", skip, 0 }, { ".hidden", skip, 0 }, { ".weak", skip, 0 }, { ".local", skip, 0 }, { ".internal", skip, 0 }, { ".ident", skip, 0 }, { ".addrsig", skip, 0 },
	{ ".addrsig_sym", skip, 0 }, { ".amdgpu_lds", lcomm, 0 }, { ".comm", lcomm, 0 }, { ".lcomm", lcomm, 0 }, { ".uleb128", skip, 0 }, { ".sleb128", skip, 0 }, { ".code_object_version", skip, 0 },
	{ ".amdgpu_pal_metadata", refuse, 0 },
	{ ".macro", refuse, 0 }, { ".endm", refuse, 0 }, { ".endmacro", refuse, 0 }, { ".if", refuse, 0 }, { ".ifdef", refuse, 0 }, { ".ifndef", refuse, 0 }, { ".else", refuse, 0 }, { ".elseif", refuse, 0 },
	{ ".endif", refuse, 0 }, { ".rept", refuse, 0 }, { ".irp", refuse, 0 }, { ".irpc", refuse, 0 }, { ".endr", refuse, 0 }, { ".include", refuse, 0 }, { ".incbin", refuse, 0 }, { ".org", refuse, 0 },
	{ ".altmacro", refuse, 0 }, { ".purgem", refuse, 0 },
};

static const struct directive *
find(const char *w, size_t n)
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

	if (l->u->open) {
		kernel_line(l, word, len);
		return;
	}
	if (len > 5 && memcmp(word, ".cfi_", 5) == 0) {
		rest(l);
		return;
	}
	d = len > 1 ? find(word, len) : NULL;
	if (!d) {
		gcn_line_fail(l, WB_E_GCN_DIRECTIVE, word, "unknown directive '%.*s'", (int)(len > 60 ? 60 : len), word);
		return;
	}
	gcn_line_space(l);
	d->run(l, word, d->arg);
}
