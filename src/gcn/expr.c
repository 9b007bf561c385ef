/* src/gcn/expr.c -- label arithmetic: sym@rel32@lo+4, .Lend-.Lstart, (1<<3)|2.
 *
 * A value is a number plus at most one symbol minus at most one symbol. The parser is an operator precedence parser.
 * Its stack has a fixed size, and it is not recursive: deeper nesting is an error.
 */
#include "gcn.h"

#define DEEPEST 64	/* operators and open parentheses on the stack */

struct stack {
	struct value v[DEEPEST];
	char op[DEEPEST];	/* of infix[], or '(' '~' '!' and 'n' (negative) */
	const char *at[DEEPEST];
	uint32_t nv, nop;
};

/* Binary operators with the precedence of the GNU assembler: shifts as products, bit operations above sums. */
static const struct infix {
	char text[3];
	char op;
	uint8_t rank;
} infixes[] = {
	{ "||", 'O', 1 },
	{ "&&", 'A', 2 },
	{ "==", '=', 3 },
	{ "!=", 'N', 3 },
	{ "<>", 'N', 3 },
	{ "<<", 'l', 6 },
	{ ">>", 'r', 6 },
	{ "<=", 'L', 3 },
	{ ">=", 'G', 3 },
	{ "<", '<', 3 },
	{ ">", '>', 3 },
	{ "+", '+', 4 },
	{ "-", '-', 4 },
	{ "|", '|', 5 },
	{ "^", '^', 5 },
	{ "&", '&', 5 },
	{ "!", 'o', 5 },
	{ "*", '*', 6 },
	{ "/", '/', 6 },
	{ "%", '%', 6 },
};

static bool
is_prefix(char op)
{
	return op == 'n' || op == '~' || op == '!';
}

static int
rank(char op)
{
	for (size_t k = 0; k < WB_COUNT(infixes); k++)
		if (infixes[k].op == op)
			return infixes[k].rank;
	return is_prefix(op) ? 7 : 0;	/* parenthesis */
}

static bool
plain(const struct value *v)
{
	return v->plus == WB_NONE && v->minus == WB_NONE;
}

/* Numbers wrap at 64 bits, as the assembler's do. */
static bool
compute(char op, int64_t a, int64_t b, int64_t *out)
{
	uint64_t x = (uint64_t)a, y = (uint64_t)b;

	switch (op) {
	case '*': *out = (int64_t)(x * y); return true;
	case '/':
	case '%':
		if (!b || (a == INT64_MIN && b == -1))
			return false;
		*out = op == '/' ? a / b : a % b;
		return true;
	case 'l': *out = (int64_t)(x << (y & 63)); return y < 64;
	case 'r': *out = (int64_t)(x >> (y & 63)); return y < 64;
	case '=': *out = -(a == b); return true;	/* true is all ones */
	case 'N': *out = -(a != b); return true;
	case '<': *out = -(a < b); return true;
	case '>': *out = -(a > b); return true;
	case 'L': *out = -(a <= b); return true;
	case 'G': *out = -(a >= b); return true;
	case 'A': *out = a && b; return true;
	case 'O': *out = a || b; return true;
	case 'o': *out = (int64_t)(x | ~y); return true;
	case '&': *out = (int64_t)(x & y); return true;
	case '^': *out = (int64_t)(x ^ y); return true;
	case '|': *out = (int64_t)(x | y); return true;
	default: return false;
	}
}

static bool
add(struct value *a, const struct value *b, bool minus)
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

/* Makes @a the low or the high half of a difference of labels that is not known yet. False: @op is another
 * operation. */
static bool
half(char op, struct value *a, int64_t k)
{
	if (a->plus == WB_NONE || a->minus == WB_NONE || a->reloc)
		return false;
	a->reloc = op == '&' && k == UINT32_MAX ? RELOC_DIFF_LO : op == 'r' && k == 32 ? RELOC_DIFF_HI : RELOC_NONE;
	return a->reloc != RELOC_NONE;
}

/* Applies the operator on top. */
static bool
reduce(const struct wb_gcn_unit *u, struct stack *st)
{
	char op = st->op[--st->nop];
	struct value *b = &st->v[st->nv - 1], *a;

	gcn_expr_fold(u, b);
	if (op == 'n') {
		struct value zero = { .plus = WB_NONE, .minus = WB_NONE };

		if (!add(&zero, b, true))
			return false;
		*b = zero;
		return true;
	}
	if (op == '~' || op == '!') {
		b->k = op == '~' ? ~b->k : !b->k;
		return plain(b);
	}
	if (st->nv < 2)
		return false;
	a = b - 1;
	st->nv--;
	gcn_expr_fold(u, a);
	if (op == '+' || op == '-')
		return add(a, b, op == '-');
	if (!plain(a) && plain(b))
		return half(op, a, b->k);
	a->labels |= b->labels;
	return plain(a) && plain(b) && compute(op, a->k, b->k, &a->k);
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

/* Reads 1f or 1b: the next or the last numeric label of this digit. */
static bool
numeric_label(struct line *l, struct value *v)
{
	const char *p = l->at;
	uint32_t d;

	if (l->end - p < 2 || p[0] < '0' || p[0] > '9' || (p[1] != 'f' && p[1] != 'b'))
		return false;
	if (l->end - p > 2 && gcn_lex_class[(unsigned char)p[2]] & LEX_WORD)
		return false;
	d = (uint32_t)(p[0] - '0');
	if (p[1] == 'b' && !l->u->local[d])
		return false;
	v->plus = gcn_sym_numeric(l->u, d, l->u->local[d] + (p[1] == 'f'));
	l->at += 2;
	return true;
}

/* 'a', '\n'. */
static bool
character(struct line *l, struct value *v)
{
	static const char of[] = "b\bf\fn\nr\rt\t\\\\''";
	const char *p = l->at;

	if (l->end - p < 3 || *p++ != '\'')
		return false;
	v->k = (unsigned char)*p;
	if (*p == '\\') {
		size_t e = 0;

		for (p++; e + 1 < sizeof(of) && of[e] != *p; e += 2)
			;
		if (e + 1 >= sizeof(of))
			return false;
		v->k = of[e + 1];
	}
	if (p + 1 >= l->end || p[1] != '\'')
		return false;
	l->at = p + 2;
	return true;
}

static bool
term(struct line *l, struct value *v)
{
	const char *w;
	size_t n;
	uint64_t k;

	*v = (struct value){ .plus = WB_NONE, .minus = WB_NONE };
	if (numeric_label(l, v))
		return true;
	if (character(l, v))
		return true;
	if (gcn_lex_class[line_peek(l) & 255] & LEX_DIGIT) {
		if (!gcn_line_number(l, &k)) {
			gcn_line_fail(l, WB_E_GCN_OPERAND, l->at, "the number does not fit in 64 bits");
			return false;
		}
		v->k = (int64_t)k;
		return true;
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

static bool
too_deep(struct line *l)
{
	gcn_line_fail(l, WB_E_GCN_OPERAND, l->at, "the expression is nested more than %d deep", DEEPEST);
	return false;
}

/* Prefix operators and the operand after them. */
static bool
operand(struct line *l, struct stack *st)
{
	for (;;) {
		char op;

		gcn_line_space(l);
		op = (char)line_peek(l);
		if (op == '+') {
			l->at++;
			continue;
		}
		if (op != '-' && op != '~' && op != '!' && op != '(')
			break;
		if (st->nop == DEEPEST)
			return too_deep(l);
		st->op[st->nop++] = op == '-' ? 'n' : op;
		l->at++;
	}
	if (st->nv == DEEPEST)
		return too_deep(l);
	return term(l, &st->v[st->nv++]);
}

static bool
bad(struct line *l, const char *from)
{
	gcn_line_fail(l, WB_E_GCN_OPERAND, from,
		"this expression cannot be computed: only sums and differences of labels, and arithmetic on numbers");
	return false;
}

static char
infix(struct line *l)
{
	gcn_line_space(l);
	if (l->bars || gcn_line_over(l))
		return 0;	/* a slash may begin a comment */
	for (size_t k = 0; k < WB_COUNT(infixes); k++) {
		size_t n = strlen(infixes[k].text);

		if ((size_t)(l->end - l->at) >= n && memcmp(l->at, infixes[k].text, n) == 0) {
			l->at += n;
			return infixes[k].op;
		}
	}
	return 0;
}

static bool
close(struct line *l, struct stack *st, const char *from)
{
	while (st->nop && st->op[st->nop - 1] != '(')
		if (!reduce(l->u, st))
			return bad(l, from);
	if (!st->nop)
		return false;	/* not opened in this expression */
	st->nop--;
	l->at++;
	return true;
}

static bool
closes_ours(const struct stack *st)
{
	for (uint32_t k = st->nop; k--; )
		if (st->op[k] == '(')
			return true;
	return false;
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
	struct stack st;
	const char *from;

	st.nv = st.nop = 0;
	gcn_line_space(l);
	from = l->at;
	for (;;) {
		char op;

		if (!operand(l, &st))
			return false;
		while (gcn_line_space(l), line_peek(l) == ')' && closes_ours(&st))
			if (!close(l, &st, from))
				return false;
		op = infix(l);
		while (st.nop && rank(st.op[st.nop - 1]) >= (op ? rank(op) : 1))
			if (!reduce(l->u, &st))
				return bad(l, from);
		if (!op)
			break;
		if (st.nop == DEEPEST)
			return too_deep(l);
		st.op[st.nop++] = op;
	}
	if (st.nop || st.nv != 1)
		return bad(l, from);
	*out = st.v[0];
	gcn_expr_fold(l->u, out);
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

bool
gcn_expr_number(struct line *l, int64_t *out)
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
	if (plain(&v))
		return true;
	gcn_line_fail(l, WB_E_GCN_SYNTAX, from, "expected a number that is known here");
	return false;
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
