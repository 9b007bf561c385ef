/* ir/parse_inst.c -- one instruction of the text form.
 *
 *	%d, %scc =s add.i32 %a, neg(%b), 16, global 4 | %exec offset=8 {at=0x10+8}
 *	defs     class op   operands         access     implicit  modifiers  attributes
 */
#include <stdio.h>

#include "parse.h"

#define WIDEST 64		/* units of one operand */

/* ---- units ------------------------------------------------------------------------------ */
uint32_t
wir_unit(struct wir_parser *p, const char *name, struct wb_loc loc)
{
	enum wb_role role = wir_role(name);
	struct wb_unit u = { .name = name, .cls = role ? WB_UNIT_SCALAR : WIR_NO_CLASS, .role = (uint8_t)role };
	uint32_t id = wb_map_put(&p->unit_id, name, strlen(name), p->unit.n);

	if (id != WB_NONE)
		return id;
	id = p->unit.n;
	WB_PUSH(p->cx->tmp, &p->unit, u);
	WB_PUSH(p->cx->tmp, &p->unit_loc, loc);
	/* the halves of a pair come together; the roles of low halves are odd */
	if (role >= WB_ROLE_EXEC_LO && role <= WB_ROLE_VCC_HI)
		wir_unit(p, wir_role_name((enum wb_role)(role & 1 ? role + 1 : role - 1)), loc);
	return id;
}

/* Makes @name the next unit of operand @o. */
static void
add_unit(struct wir_parser *p, struct wb_opnd *o, const char *name, struct wb_loc loc)
{
	uint32_t id = wir_unit(p, name, loc);

	if (!o->nunit) {
		o->id = id;
		o->imm = p->member.n;
	}
	o->nunit++;
	WB_PUSH(p->cx->tmp, &p->member, id);
	WB_PUSH(p->cx->tmp, &p->member_loc, loc);
}

/* [A:B] or [lo:hi] after the stem @name. */
static bool
unit_range(struct wir_parser *p, const char *name, struct wb_loc loc, struct wb_opnd *o)
{
	uint64_t from, to;

	if (wir_at_word(p, "lo")) {
		wir_advance(p);
		if (!wir_expect(p, ':'))
			return false;
		if (!wir_at_word(p, "hi"))
			return wir_unexpected(p, "hi");
		wir_advance(p);
		add_unit(p, o, wb_format(p->cx->unit, "%s_lo", name), loc);
		add_unit(p, o, wb_format(p->cx->unit, "%s_hi", name), loc);
		return wir_expect(p, ']');
	}
	if (!wir_number(p, 99999, &from) || !wir_expect(p, ':') || !wir_number(p, 99999, &to))
		return false;
	if (to < from || to - from >= WIDEST)
		return wir_error(p, loc, "a range counts upwards over at most %d units", WIDEST);
	if (!*name || (name[strlen(name) - 1] >= '0' && name[strlen(name) - 1] <= '9'))
		return wir_error(p, loc, "the name before a range does not end in a digit");
	for (uint64_t k = from; k <= to; k++)
		add_unit(p, o, wb_format(p->cx->unit, "%s%u", name, (unsigned)k), loc);
	return wir_expect(p, ']');
}

/* (a b c): any units that become consecutive. */
static bool
unit_list(struct wir_parser *p, struct wb_loc loc, struct wb_opnd *o)
{
	while (!wir_at(p, ')')) {
		struct wb_loc at = p->t.loc;
		const char *name = wir_name(p, NULL);

		if (!name)
			return false;
		if (o->nunit == WIDEST)
			return wir_error(p, loc, "an operand is at most %d units", WIDEST);
		add_unit(p, o, name, at);
	}
	if (!o->nunit)
		return wir_unexpected(p, "the name of a unit");
	wir_advance(p);
	return true;
}

bool
wir_units(struct wir_parser *p, struct wb_opnd *o)
{
	struct wb_loc loc = p->t.loc;
	const char *name;
	bool quoted;

	if (!wir_expect(p, '%'))
		return false;
	*o = (struct wb_opnd){ .kind = WB_OPND_UNIT };
	if (wir_accept(p, '('))
		return unit_list(p, loc, o);
	name = wir_name(p, &quoted);
	if (!name)
		return false;
	if (p->t.glued && wir_accept(p, '['))
		return unit_range(p, name, loc, o);
	if (!quoted && (strcmp(name, "exec") == 0 || strcmp(name, "vcc") == 0)) {
		add_unit(p, o, *name == 'e' ? "exec_lo" : "vcc_lo", loc);
		add_unit(p, o, *name == 'e' ? "exec_hi" : "vcc_hi", loc);
		return true;
	}
	add_unit(p, o, name, loc);
	return true;
}

/* ---- classes ----------------------------------------------------------------------------- */
bool
wir_classes(struct wir_parser *p, struct wir_token *letters)
{
	if (!wir_expect(p, '='))
		return false;
	*letters = (struct wir_token){ .kind = WIR_WORD, .loc = p->t.loc };
	for (uint32_t k = 0; p->t.kind == WIR_WORD && k < p->t.len; k++)
		if (p->t.text[k] != 's' && p->t.text[k] != 'v')
			return true;
	if (p->t.kind != WIR_WORD)
		return true;
	*letters = p->t;
	wir_advance(p);
	return true;
}

static bool
declare_unit(struct wir_parser *p, uint32_t u, uint8_t cls, struct wb_loc loc)
{
	struct wb_unit *un = &p->unit.at[u];

	if (un->cls == WIR_NO_CLASS)
		un->cls = cls;
	if (un->cls == cls)
		return true;
	wir_error(p, loc, "unit '%.60s' is %s elsewhere", un->name, un->cls == WB_UNIT_SCALAR ? "scalar" : "vector");
	wb_note(p->cx->diag, p->unit_loc.at[u], "here");
	return false;
}

bool
wir_declare(struct wir_parser *p, const struct wb_opnd *o, uint32_t n, const struct wir_token *letters)
{
	if (!letters->len)
		return true;
	if (letters->len != 1 && letters->len != n)
		return wir_error(p, letters->loc, "one letter for all, or one for each of %u", n);
	for (uint32_t k = 0; k < n; k++)
		for (uint32_t u = 0; u < o[k].nunit; u++)
			if (!declare_unit(p, p->member.at[o[k].imm + u],
				    letters->text[letters->len == 1 ? 0 : k] == 's' ? WB_UNIT_SCALAR : WB_UNIT_VECTOR,
				    letters->loc))
				return false;
	return true;
}

/* ---- values --------------------------------------------------------------------------------- */
static unsigned
width_bits(uint8_t type)
{
	switch (type) {
	case WB_T_I64: case WB_T_U64: case WB_T_B64: case WB_T_F64:
		return 64;
	case WB_T_I16: case WB_T_U16: case WB_T_F16:
		return 16;
	default:
		return 32;
	}
}

/* A number; -N is converted to the width of the operand. */
static bool
immediate(struct wir_parser *p, uint8_t type, struct wb_opnd *o)
{
	bool minus = wir_accept(p, '-');
	struct wb_loc loc = p->t.loc;
	unsigned bits = width_bits(type);

	*o = (struct wb_opnd){ .kind = WB_OPND_IMM };
	if (!wir_number(p, UINT64_MAX, &o->imm))
		return false;
	if (!minus)
		return true;
	if (o->imm > (uint64_t)1 << (bits - 1))
		return wir_error(p, loc, "the number does not fit in %u bits", bits);
	o->imm = -o->imm & (bits == 64 ? UINT64_MAX : ((uint64_t)1 << bits) - 1);
	return true;
}

static bool
function(struct wir_parser *p, struct wb_opnd *o)
{
	struct wb_loc loc = p->t.loc;
	const char *name = wir_expect(p, '@') ? wir_name(p, NULL) : NULL;

	if (!name)
		return false;
	*o = (struct wb_opnd){ .kind = WB_OPND_FN, .id = wb_map_get(&p->fn_id, name, strlen(name)) };
	return o->id != WB_NONE || wir_error(p, loc, "no function '%.60s'", name);
}

/* &NAME[+ADDEND] */
static bool
symbol(struct wir_parser *p, struct wb_opnd *o)
{
	struct wb_loc loc = p->t.loc;
	const char *name;
	bool minus;

	wir_advance(p);
	name = wir_name(p, NULL);
	if (!name)
		return false;
	*o = (struct wb_opnd){ .kind = WB_OPND_SYM, .id = wb_map_get(&p->symbol_id, name, strlen(name)) };
	if (o->id == WB_NONE)
		return wir_error(p, loc, "no symbol '%.60s' before this line", name);
	minus = wir_at(p, '-');
	if (!minus && !wir_at(p, '+'))
		return true;
	wir_advance(p);
	if (!wir_number(p, INT64_MAX, &o->imm))
		return false;
	o->imm = minus ? -o->imm : o->imm;
	return true;
}

static bool
value(struct wir_parser *p, uint8_t type, struct wb_opnd *o)
{
	if (wir_at(p, '%'))
		return wir_units(p, o);
	if (wir_at(p, '&'))
		return symbol(p, o);
	if (wir_at(p, '@'))
		return function(p, o);
	if (wir_at_word(p, "fn")) {
		wir_advance(p);
		return function(p, o);
	}
	if (p->t.kind == WIR_NUMBER || wir_at(p, '-'))
		return immediate(p, type, o);
	return wir_unexpected(p, "an operand");
}

/* neg(...), abs(...), sext(...), lit(...) around a value, in any order, each once. */
static uint32_t
wrapper(const struct wir_parser *p)
{
	return wir_at_word(p, "neg") ? WB_NEG :
		wir_at_word(p, "abs") ? WB_ABS :
		wir_at_word(p, "sext") ? WB_SEXT :
		wir_at_word(p, "lit") ? WB_LITERAL :
					 0;
}

static bool
operand(struct wir_parser *p, uint8_t type, uint32_t flags)
{
	struct wb_loc loc = p->t.loc;
	uint32_t access = WB_USE, f, open = 0;
	struct wb_opnd o;

	if (wir_at_word(p, "def") || wir_at_word(p, "inout")) {
		access = wir_at_word(p, "def") ? WB_DEF : WB_DEF | WB_USE;
		wir_advance(p);
	}
	for (; (f = wrapper(p)) != 0; open++) {
		if (flags & f)
			return wir_error(p, p->t.loc, "this is said already");
		flags |= f;
		wir_advance(p);
		if (!wir_expect(p, '('))
			return false;
	}
	if (!value(p, type, &o))
		return false;
	while (open--)
		if (!wir_expect(p, ')'))
			return false;
	if (o.kind != WB_OPND_UNIT && access & WB_DEF)
		return wir_error(p, loc, "only units are written");
	if (o.kind != WB_OPND_IMM && o.kind != WB_OPND_SYM && flags & WB_LITERAL)
		return wir_error(p, loc, "only numbers and addresses are literals");
	o.flags = (uint8_t)(flags | access);
	WB_PUSH(p->cx->tmp, &p->opnd, o);
	return true;
}

/* ---- parts of an instruction ------------------------------------------------------------------- */
/* [inout] %d, ... =CLASSES; what follows may lack a left side. */
static bool
left_side(struct wir_parser *p, struct wir_item *it)
{
	struct wir_token letters;

	if (!wir_at(p, '%') && !wir_at_word(p, "inout"))
		return true;
	do {
		uint32_t flags = WB_DEF;
		struct wb_opnd o;

		if (wir_at_word(p, "inout")) {
			flags |= WB_USE;
			wir_advance(p);
		}
		if (!wir_units(p, &o))
			return false;
		o.flags = (uint8_t)flags;
		WB_PUSH(p->cx->tmp, &p->opnd, o);
	} while (wir_accept(p, ','));
	return wir_classes(p, &letters) && wir_declare(p, &p->opnd.at[it->opnd], p->opnd.n - it->opnd, &letters);
}

/* NAME[.TYPE]; names hold no dot. */
static bool
operation(struct wir_parser *p, struct wir_item *it)
{
	const char *dot = p->t.kind == WIR_WORD ? memchr(p->t.text, '.', p->t.len) : NULL;
	size_t len = dot ? (size_t)(dot - p->t.text) : p->t.len;
	uint32_t op, type = WB_T_NONE;

	if (p->t.kind != WIR_WORD)
		return wir_unexpected(p, "an operation");
	op = wb_map_get(&p->op, p->t.text, len);
	if (op == WB_NONE)
		return wir_error(p, p->t.loc, "no operation '%.*s'", (int)(len < 60 ? len : 60), p->t.text);
	if (dot) {
		size_t n = p->t.len - len - 1;

		for (type = 1; type < WB_T_COUNT; type++)
			if (strlen(wb_type_name[type]) == n && memcmp(wb_type_name[type], dot + 1, n) == 0)
				break;
		if (type == WB_T_COUNT)
			return wir_error(p, p->t.loc, "no type '%.*s'", (int)(n < 60 ? n : 60), dot + 1);
	}
	it->inst.op = (uint16_t)op;
	it->inst.type = (uint8_t)type;
	wir_advance(p);
	return true;
}

static bool
target(struct wir_parser *p, struct wir_item *it)
{
	struct wir_ref r = { .kind = it->nref ? WB_EDGE_FALL : WB_EDGE_TAKEN, .loc = p->t.loc };
	uint32_t most = it->inst.op == WB_OP_BR ? 1 : 2;

	if (it->nref == most)
		return wir_error(p, r.loc,
			most == 1 ? "br has one target" :
				    "a conditional branch has two targets: taken, then not taken");
	r.label = wir_label(p);
	if (r.label == WB_NONE)
		return false;
	if (!it->nref++)
		it->ref = p->ref.n;
	WB_PUSH(p->cx->tmp, &p->ref, r);
	return true;
}

static uint32_t
space(const struct wir_parser *p)
{
	for (uint32_t s = 0; s < WB_SPACE_COUNT; s++)
		if (wir_at_word(p, wb_space_name[s]))
			return s;
	return WB_SPACE_COUNT;
}

/* SPACE [BYTES[*COUNT]] */
static bool
access(struct wir_parser *p, struct wir_item *it)
{
	uint64_t n;

	it->inst.mem.space = (uint8_t)space(p);
	it->given |= WIR_G_SPACE;
	wir_advance(p);
	if (p->t.kind != WIR_NUMBER)
		return true;
	if (!wir_number(p, UINT16_MAX, &n))
		return false;
	it->inst.mem.bytes = (uint16_t)n;
	it->given |= WIR_G_BYTES;
	if (!wir_accept(p, '*'))
		return true;
	if (!wir_number(p, UINT8_MAX, &n))
		return false;
	it->inst.mem.count = (uint8_t)n;
	it->given |= WIR_G_COUNT;
	return true;
}

static bool
ends_operands(const struct wir_parser *p)
{
	return p->t.kind == WIR_NEWLINE || p->t.kind == WIR_EOF || wir_at(p, '{') || wir_at(p, '|') || wir_at(p, '}');
}

/* Explicit operands, targets, access, separated by commas. Modifiers (NAME=...) end them. */
static bool
operands(struct wir_parser *p, struct wir_item *it)
{
	if (ends_operands(p))
		return true;
	do {
		struct wir_lexer ahead = p->lx;
		struct wir_token next = { 0 };
		bool ok;

		if (p->t.kind == WIR_WORD)
			next = wir_next(&ahead);
		if (next.kind == WIR_PUNCT && next.punct == '=')
			return true;
		if (it->given & WIR_G_SPACE)
			return wir_error(p, p->t.loc, "nothing follows the memory access");
		if (space(p) < WB_SPACE_COUNT)
			ok = access(p, it);
		else if (wir_at(p, '@') && wir_is_branch(it->inst.op))
			ok = target(p, it);
		else if (it->nref)
			ok = wir_error(p, p->t.loc, "targets are the last operands");
		else
			ok = operand(p, it->inst.type, 0);
		if (!ok)
			return false;
	} while (wir_accept(p, ','));
	return true;
}

static bool
implicit(struct wir_parser *p, struct wir_item *it)
{
	if (!wir_accept(p, '|'))
		return true;
	do {
		if (!operand(p, it->inst.type, WB_IMPLICIT))
			return false;
	} while (wir_accept(p, ','));
	return true;
}

static bool
modifiers(struct wir_parser *p)
{
	struct wir_token key;

	while (wir_key(p, &key)) {
		struct wb_opnd o = { .kind = WB_OPND_MOD, .id = wb_map_get(&p->mod, key.text, key.len) };
		bool minus = wir_accept(p, '-');

		if (o.id == WB_NONE)
			return wir_error(
				p, key.loc, "no modifier '%.*s'", (int)(key.len < 60 ? key.len : 60), key.text);
		if (!wir_number(p, UINT64_MAX, &o.imm))
			return false;
		o.imm = minus ? -o.imm : o.imm;
		WB_PUSH(p->cx->tmp, &p->opnd, o);
		wir_accept(p, ',');
	}
	return true;
}

/* ---- attributes ------------------------------------------------------------------------------------- */
/* NAME+NAME... or none, as bits. */
static bool
bits(struct wir_parser *p, const char *const *name, uint16_t *out)
{
	*out = 0;
	if (wir_at_word(p, "none")) {
		wir_advance(p);
		return true;
	}
	do {
		uint32_t k = 0;

		while (name[k] && !wir_at_word(p, name[k]))
			k++;
		if (!name[k])
			return wir_unexpected(p, "a known word");
		*out = (uint16_t)(*out | 1u << k);
		wir_advance(p);
	} while (p->t.glued && wir_accept(p, '+'));
	return true;
}

/* A timing class: words joined by '-'. */
static bool
timing_class(struct wir_parser *p, uint8_t *out)
{
	const char *from = p->t.text, *to = from;
	struct wb_loc loc = p->t.loc;

	if (p->t.kind != WIR_WORD)
		return wir_unexpected(p, "a timing class");
	for (;;) {
		to = p->lx.at;
		wir_advance(p);
		if (!p->t.glued || !wir_at(p, '-'))
			break;
		wir_advance(p);
		if (!p->t.glued || (p->t.kind != WIR_WORD && p->t.kind != WIR_NUMBER))
			return wir_unexpected(p, "the rest of the timing class");
	}
	for (uint32_t k = 0; k < WB_TC_COUNT; k++)
		if (strlen(wb_tclass_name[k]) == (size_t)(to - from) &&
			memcmp(wb_tclass_name[k], from, (size_t)(to - from)) == 0) {
			*out = (uint8_t)k;
			return true;
		}
	return wir_error(p, loc, "no timing class '%.*s'", (int)(to - from < 60 ? to - from : 60), from);
}

/* FILE:LINE[:COLUMN] */
static bool
source_loc(struct wir_parser *p, struct wb_loc *out)
{
	struct wb_loc loc = p->t.loc;
	uint64_t file, line, col = 0;

	if (!wir_number(p, UINT16_MAX, &file) || !wir_expect(p, ':') || !wir_number(p, UINT32_MAX, &line))
		return false;
	if (wir_accept(p, ':') && !wir_number(p, UINT16_MAX, &col))
		return false;
	if (!file || file > p->source.n || !line)
		return wir_error(p, loc, "no line 'file %llu' before this one", (unsigned long long)file);
	*out = (struct wb_loc){ (uint32_t)line, (uint16_t)col, p->source.at[file - 1] };
	return true;
}

static bool
keyed(struct wir_parser *p, struct wir_item *it, const struct wir_token *key)
{
	uint64_t n = 0;
	uint16_t counters;

	if (wir_token_is(key, "access")) {
		it->given |= WIR_G_ACCESS;
		return bits(p, wir_access_name, &it->inst.mem.access);
	}
	if (wir_token_is(key, "counters")) {
		it->given |= WIR_G_COUNTERS;
		if (!bits(p, wir_counter_name, &counters))
			return false;
		it->inst.mem.counters = (uint8_t)counters;
		return true;
	}
	if (wir_token_is(key, "class")) {
		it->given |= WIR_G_CLASS;
		return timing_class(p, &it->inst.tclass);
	}
	if (wir_token_is(key, "at")) {
		if (!wir_range(p, &it->inst.addr, UINT8_MAX, &n))
			return false;
		it->inst.bytes = (uint8_t)n;
		return true;
	}
	if (wir_token_is(key, "src"))
		return source_loc(p, &it->inst.src);
	if (wir_token_is(key, "addr") || wir_token_is(key, "data")) {
		bool addr = wir_token_is(key, "addr");

		if (!wir_number(p, UINT8_MAX, &n))
			return false;
		it->given |= addr ? WIR_G_ADDR : WIR_G_DATA;
		*(addr ? &it->inst.mem.addr : &it->inst.mem.data) = (uint8_t)n;
		return true;
	}
	return wir_error(p, key->loc, "no attribute '%.*s'", (int)(key->len < 60 ? key->len : 60), key->text);
}

static bool
flag(struct wir_parser *p, struct wir_item *it, bool plus)
{
	uint32_t k = 0;

	while (wir_flag_name[k] && !wir_at_word(p, wir_flag_name[k]))
		k++;
	if (!wir_flag_name[k])
		return wir_unexpected(p, "a flag");
	*(plus ? &it->plus : &it->minus) |= (uint16_t)(1u << k);
	wir_advance(p);
	return true;
}

static bool
attributes(struct wir_parser *p, struct wir_item *it)
{
	if (!wir_accept(p, '{'))
		return true;
	while (!wir_accept(p, '}')) {
		struct wir_token key;
		bool plus = wir_at(p, '+');

		if (plus || wir_at(p, '-')) {
			wir_advance(p);
			if (!flag(p, it, plus))
				return false;
		} else if (!wir_key(p, &key)) {
			return wir_unexpected(p, "an attribute");
		} else if (!keyed(p, it, &key)) {
			return false;
		}
		wir_accept(p, ',');
	}
	return true;
}

/* ---- the line ------------------------------------------------------------------------------------------ */
bool
wir_instruction(struct wir_parser *p)
{
	struct wir_item it = { .opnd = p->opnd.n };

	it.inst = (struct wb_inst){ .isa_op = WB_NO_ISA, .loc = p->t.loc };
	if (!left_side(p, &it) || !operation(p, &it) || !operands(p, &it) || !implicit(p, &it) || !modifiers(p) ||
		!attributes(p, &it))
		return false;
	it.nopnd = p->opnd.n - it.opnd;
	if (it.nopnd > UINT8_MAX)
		return wir_error(p, it.inst.loc, "more than 255 operands");
	it.inst.nopnd = (uint8_t)it.nopnd;
	WB_PUSH(p->cx->tmp, &p->item, it);
	return true;
}
