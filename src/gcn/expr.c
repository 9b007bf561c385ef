/* src/gcn/expr.c -- label arithmetic as compilers write it: sym@rel32@lo+4, .Lend-.Lstart, and both halves of a
 * difference, (.Lto-.Lfrom)&4294967295 and (.Lto-.Lfrom)>>32. All else is left to an assembler.
 *
 * A value is a number plus at most one symbol minus at most one symbol.
 */
#include "gcn.h"

static bool
plain(const struct value *v)
{
	return v->plus == WB_NONE && v->minus == WB_NONE;
}

/* Adds @b to @a. Numbers wrap at 64 bits, as the assembler's do. */
static bool
value_sum(struct value *a, const struct value *b, bool minus)
{
	uint32_t plus = minus ? b->minus : b->plus, neg = minus ? b->plus : b->minus;

	if ((plus != WB_NONE && a->plus != WB_NONE) || (neg != WB_NONE && a->minus != WB_NONE))
		return false;
	a->k = (int64_t)(minus ? (uint64_t)a->k - (uint64_t)b->k : (uint64_t)a->k + (uint64_t)b->k);
	a->plus = plus != WB_NONE ? plus : a->plus;
	a->minus = neg != WB_NONE ? neg : a->minus;
	a->reloc = b->reloc ? b->reloc : a->reloc;
	a->labels |= b->labels;
	return true;
}

/* @rel32@lo and the like after a symbol. */
static bool
suffix(struct line *l, struct value *v)
{
	static const struct { const char *name; uint8_t reloc;
	} known[] = {
		{ "rel32@lo", RELOC_LO },
		{ "rel32@hi", RELOC_HI },
		{ "gotpcrel32@lo", RELOC_GOT_LO },
		{ "gotpcrel32@hi", RELOC_GOT_HI },
		{ "abs32@lo", RELOC_ABS_LO },
		{ "abs32@hi", RELOC_ABS_HI },
	};

	if (line_peek(l) != '@')
		return true;
	for (size_t k = 0; k < WB_COUNT(known); k++) {
		size_t n = strlen(known[k].name);

		if ((size_t)(l->end - l->at) > n && memcmp(l->at + 1, known[k].name, n) == 0) {
			l->at += n + 1;
			v->reloc = known[k].reloc;
			return true;
		}
	}
	gcn_line_fail(l, WB_E_GCN_OPERAND, l->at, "unknown relocation after a symbol");
	return false;
}

static bool
term(struct line *l, struct value *v)
{
	const char *w;
	size_t n;
	uint64_t k;

	*v = (struct value){ .plus = WB_NONE, .minus = WB_NONE };
	gcn_line_space(l);
	if (memchr("'~!(+-", line_peek(l), 6))
		return gcn_line_beyond(l, l->at, "this expression");
	if (gcn_lex_class[line_peek(l) & 255] & LEX_DIGIT) {
		if (!gcn_line_number(l, &k)) {
			gcn_line_fail(l, WB_E_GCN_OPERAND, l->at, "the number does not fit in 64 bits");
			return false;
		}
		v->k = (int64_t)k;
		return !(gcn_lex_class[line_peek(l) & 255] & LEX_WORD) || gcn_line_beyond(l, l->at, "this number");
	}
	if (line_peek(l) == '"') {
		if (!gcn_line_string(l, &w, &n)) {
			gcn_line_fail(l, WB_E_GCN_OPERAND, l->at, "unterminated string");
			return false;
		}
	} else {
		n = gcn_line_word(l, &w);
	}
	if (!n || line_peek(l) == '(' || (*w != '"' && !l->directive && l->u->t && gcn_operand_is_register(l, w, n))) {
		gcn_line_fail(l, WB_E_GCN_OPERAND, w, "expected a number or a symbol");
		return false;
	}
	v->plus = n == 1 && *w == '.' ? gcn_sym_here(l->u) : gcn_sym_of(l->u, w, n);
	return suffix(l, v);
}

/* Applies the operator @op: a sum, a difference, or the bits of two numbers (UC_VERSION_GFX11|UC_VERSION_W64_BIT). */
static bool
apply(const struct wb_gcn_unit *u, char op, struct value *a, struct value *b)
{
	gcn_expr_fold(u, b);
	if (op != '|')
		return value_sum(a, b, op == '-');
	a->k |= b->k;
	return plain(a) && plain(b);
}

/* The operator in front of which the sum goes on; 0: it is over. */
static char
operator_at(struct line *l)
{
	int c;

	gcn_line_space(l);
	c = line_peek(l);
	return (c == '+' || c == '-' || c == '|') && !l->bars ? (char)c : 0;
}

static bool
sum(struct line *l, struct value *out)
{
	const char *from = l->at;
	char op = '+';

	*out = (struct value){ .plus = WB_NONE, .minus = WB_NONE };
	if (line_peek(l) == '-') {
		op = '-';
		l->at++;
	}
	do {
		struct value v;

		if (!term(l, &v))
			return false;
		if (!apply(l->u, op, out, &v))
			return gcn_line_beyond(l, from, "this expression");
		op = operator_at(l);
		l->at += op != 0;
	} while (op);
	gcn_expr_fold(l->u, out);
	return true;
}

/* The half of the difference in parentheses that was read into @v. */
static bool
half(struct line *l, struct value *v)
{
	bool low = gcn_line_take(l, '&'), high = !low && gcn_line_take(l, '>') && gcn_line_take(l, '>');
	uint64_t k;

	gcn_line_space(l);
	if (v->reloc || !(low || high) || !gcn_line_number(l, &k) || k != (low ? UINT32_MAX : 32))
		return false;
	v->reloc = low ? RELOC_DIFF_LO : RELOC_DIFF_HI;
	if (plain(v)) {
		v->k = low ? (int64_t)((uint64_t)v->k & UINT32_MAX) : (int64_t)((uint64_t)v->k >> 32);
		v->reloc = RELOC_NONE;
	}
	return plain(v) || (v->plus != WB_NONE && v->minus != WB_NONE);
}

/* Replaces ".", whose address changes, by a symbol with its present address. */
static void
pin(struct wb_gcn_unit *u, uint32_t *sym)
{
	if (*sym != WB_NONE && strcmp(u->sym.at[*sym].name, ".") == 0)
		*sym = gcn_sym_fixed(u);
}

bool
gcn_expr_parse(struct line *l, struct value *out)
{
	const char *from;
	bool beyond;

	gcn_line_space(l);
	from = l->at;
	if (gcn_line_take(l, '(')) {
		gcn_line_space(l);
		if (!sum(l, out))
			return false;
		beyond = !gcn_line_take(l, ')') || !half(l, out);
	} else if (!sum(l, out)) {
		return false;
	} else {
		gcn_line_space(l);
		beyond = !l->bars && !gcn_line_over(l) && memchr("*/%<>&^=!", line_peek(l), 9);
	}
	if (beyond)
		return gcn_line_beyond(l, from, "this expression");
	pin(l->u, &out->plus);
	pin(l->u, &out->minus);
	return true;
}

/* Whether no operator follows the number just read. */
static bool
ends_here(struct line *l)
{
	const char *here = l->at;
	int c = line_peek(l);
	bool over;

	if (c == ',' || c == ')' || c == ']' || c == ';' || c == '\n')
		return true;
	if (c != ' ' && c != '\t' && c != '\r' && c != '|')
		return false;
	gcn_line_space(l);
	over = l->bars || !strchr("+-*/%<>&^|=!", line_peek(l)) || gcn_line_over(l);
	l->at = here;
	return over;
}

bool
gcn_expr_lone(struct line *l, int64_t *out)
{
	const char *start = l->at;
	bool minus = line_peek(l) == '-';
	uint64_t v;

	l->at += minus;
	if (gcn_lex_class[line_peek(l) & 255] & LEX_DIGIT && gcn_line_number(l, &v) && ends_here(l)) {
		*out = minus ? (int64_t)(0 - v) : (int64_t)v;
		return true;
	}
	l->at = start;
	return false;
}

static bool
number(struct line *l, int64_t *out, bool labels)
{
	struct value v;
	const char *from;

	gcn_line_space(l);
	from = l->at;
	if (gcn_expr_lone(l, out))
		return true;
	if (!gcn_expr_parse(l, &v))
		return false;
	*out = v.k;
	if (plain(&v) && (labels || !v.labels))
		return true;
	gcn_line_fail(l, WB_E_GCN_SYNTAX, from, "expected a number that is known here");
	return false;
}

bool
gcn_expr_number(struct line *l, int64_t *out)
{
	return number(l, out, true);
}

bool
gcn_expr_fixed(struct line *l, int64_t *out)
{
	return number(l, out, false);
}

/* Replaces absolute symbols, and the difference of two labels of a section, by their values. Whether @v is a number. */
bool
gcn_expr_fold(const struct wb_gcn_unit *u, struct value *v)
{
	const struct sym *p = v->plus == WB_NONE ? NULL : &u->sym.at[v->plus];
	const struct sym *m = v->minus == WB_NONE ? NULL : &u->sym.at[v->minus];

	if (p && p->absolute) {
		v->k = (int64_t)((uint64_t)v->k + p->addr);
		v->plus = WB_NONE;
		p = NULL;
	}
	if (m && m->absolute) {
		v->k = (int64_t)((uint64_t)v->k - m->addr);
		v->minus = WB_NONE;
		m = NULL;
	}
	if (p && m && p->defined && m->defined && p->section == m->section && p->epoch == m->epoch) {
		v->k = (int64_t)((uint64_t)v->k + p->addr - m->addr);
		v->plus = v->minus = WB_NONE;
		v->labels = true;
		if (v->reloc == RELOC_DIFF_LO)
			v->k = (int64_t)((uint64_t)v->k & UINT32_MAX);
		if (v->reloc == RELOC_DIFF_HI)
			v->k = (int64_t)((uint64_t)v->k >> 32);
		v->reloc = RELOC_NONE;
		return true;
	}
	return !p && !m;
}
