/* ir/parse.h -- the reader of the text form: parse.c (lines), parse_inst.c (instructions), assemble.c (functions). */
#ifndef WAVEBOUND_IR_PARSE_H
#define WAVEBOUND_IR_PARSE_H

#include "wir.h"

#define WIR_NO_CLASS 255	/* of a unit without declaration so far */

/* A reference to a label: a target or an edge. */
struct wir_ref {
	uint32_t label;		/* WB_NONE: the exit, of an exit edge */
	uint8_t kind;		/* enum wb_edge_kind */
	uint8_t flags;
	struct wb_loc loc;
};
struct wir_label {
	const char *name;	/* NULL: automatic */
	uint32_t block;		/* WB_NONE: not defined so far */
	struct wb_loc loc;
};
/* What the text of an instruction states besides its operands; the rest is default. */
enum wir_given {
	WIR_G_SPACE = 1,
	WIR_G_BYTES = 2,
	WIR_G_COUNT = 4,
	WIR_G_ACCESS = 8,
	WIR_G_ADDR = 16,
	WIR_G_DATA = 32,
	WIR_G_COUNTERS = 64,
	WIR_G_CLASS = 128,
};
struct wir_item {
	struct wb_inst inst;
	uint32_t opnd, nopnd;		/* in wir_parser.opnd */
	uint32_t ref, nref;		/* targets of a branch, in wir_parser.ref */
	uint32_t given;			/* enum wir_given: set in inst */
	uint16_t plus, minus;		/* flags */
};
struct wir_block {
	uint32_t first;			/* item */
	uint32_t label;			/* WB_NONE: none */
	uint32_t ref, nref;		/* edges of its '->' line; ref WB_NONE: there is none */
	struct wb_loc loc;
};

struct wir_parser {
	struct wb_ctx *cx;
	struct wir_lexer lx;
	struct wir_token t;		/* the next token */
	struct wb_module *m;
	struct wb_map op, mod, fn_id, symbol_id;
	WB_VEC(uint16_t) source;	/* [number in the text] index in wb_files */
	/* the function being read; in cx->tmp */
	struct wb_fn *fn;
	bool bad;			/* it has an error */
	struct wb_map unit_id, label_id;
	WB_VEC(struct wb_unit) unit;
	WB_VEC(struct wb_loc) unit_loc;		/* first use of each */
	WB_VEC(struct wir_label) label;
	WB_VEC(struct wir_ref) ref;
	WB_VEC(struct wb_opnd) opnd;
	WB_VEC(struct wir_item) item;
	WB_VEC(struct wir_block) block;
	WB_VEC(struct wb_annotation) annotation;
	/* units of operands, from index wb_opnd.imm on; they are made consecutive at the end */
	WB_VEC(uint32_t) member;
	WB_VEC(struct wb_loc) member_loc;
	WB_VEC(struct wb_arg) arg;
};

/* ---- tokens (parse.c) -------------------------------------------------------------- */
void wir_advance(struct wir_parser *p);
bool wir_at(const struct wir_parser *p, char punct);
bool wir_at_word(const struct wir_parser *p, const char *word);
/** wir_accept - skips @punct if it is next. */
bool wir_accept(struct wir_parser *p, char punct);
/** wir_expect - the same; reports if it is not. */
bool wir_expect(struct wir_parser *p, char punct);
/** wir_error - reports at @loc; always false. */
bool wir_error(struct wir_parser *p, struct wb_loc loc, const char *fmt, ...) WB_PRINTF(3, 4);
/** wir_unexpected - reports the next token: "@what expected"; always false. */
bool wir_unexpected(struct wir_parser *p, const char *what);
/** wir_number - an unsigned number up to @most. wir_name - a word or string, in cx->unit; NULL if there is none. */
bool wir_number(struct wir_parser *p, uint64_t most, uint64_t *out);
const char *wir_name(struct wir_parser *p, bool *quoted);
/** wir_key - if a word and '=' are next, stores the word in @word and skips both. */
bool wir_key(struct wir_parser *p, struct wir_token *word);
bool wir_token_is(const struct wir_token *t, const char *word);
/** wir_range - ADDRESS[+SIZE]; *@size does not change if it is missing. */
bool wir_range(struct wir_parser *p, uint64_t *addr, uint64_t most, uint64_t *size);

/* ---- parts ----------------------------------------------------------------------------- */
/** wir_unit - the unit @name, created if it is new. */
uint32_t wir_unit(struct wir_parser *p, const char *name, struct wb_loc loc);
/** wir_label - "@name" is next: its number, WB_NONE after an error. */
uint32_t wir_label(struct wir_parser *p);
/** wir_units - "%..." is next: an operand without flags. */
bool wir_units(struct wir_parser *p, struct wb_opnd *o);
/** wir_classes - "=s", "=v" or "=sv" is next, or "=" alone: then @letters is an empty word. */
bool wir_classes(struct wir_parser *p, struct wir_token *letters);
/** wir_declare - gives the units of @n operands the classes that @letters says: one for all, or one each. */
bool wir_declare(struct wir_parser *p, const struct wb_opnd *o, uint32_t n, const struct wir_token *letters);
/** wir_instruction - one line of code. */
bool wir_instruction(struct wir_parser *p);
/** wir_assemble - makes p->fn from what was read; sets p->bad after an error. */
void wir_assemble(struct wir_parser *p);

#endif
