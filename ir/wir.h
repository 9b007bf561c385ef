/* ir/wir.h -- what the reader and the printer of the text form share (wavebound-wir(5)). */
#ifndef WAVEBOUND_IR_WIR_H
#define WAVEBOUND_IR_WIR_H

#include "wavebound/ir.h"

/* ---- tokens: lex.c --------------------------------------------------------------- */
enum wir_kind {
	WIR_EOF, WIR_NEWLINE, WIR_WORD, WIR_NUMBER, WIR_STRING,
	WIR_ARROW,		/* -> */
	WIR_PUNCT,		/* punct */
	WIR_BAD,		/* text: what is wrong */
};
struct wir_token {
	uint8_t kind;
	char punct;
	bool glued;		/* no blank between this token and the one before */
	const char *text;	/* WORD: in the input; STRING: decoded, in cx->unit */
	uint32_t len;
	uint64_t number;
	struct wb_loc loc;
};
struct wir_lexer {
	struct wb_ctx *cx;
	const char *at, *end, *line_start;
	uint32_t line;
	uint16_t file;
};
struct wir_lexer wir_lexer(struct wb_ctx *cx, uint16_t file);
struct wir_token wir_next(struct wir_lexer *lx);
/** wir_is_word - whether @len bytes at @s can stand without quotes. */
bool wir_is_word(const char *s, size_t len);
/** wir_is_auto_label - "b" and a number: the name of a block without label. */
bool wir_is_auto_label(const char *s, size_t len);
/** wir_put_name, wir_put_string - @s in quotes if it needs them; always in quotes. */
void wir_put_name(struct wb_out *o, const char *s);
void wir_put_string(struct wb_out *o, const char *s);

/* ---- unit names: units.c ------------------------------------------------------------ */
/* "s12" is number 12 of "s"; "x_lo" and "x_hi" are 0 and 1 of the pair "x". */
enum wir_series { WIR_PLAIN, WIR_NUMBERED, WIR_PAIR };
struct wir_unit_name {
	enum wir_series series;
	size_t stem;		/* bytes of the name before the number or the _lo */
	uint32_t number;
};
struct wir_unit_name wir_split_unit(const char *name);
/** wir_role - of a reserved name, else WB_ROLE_NONE. wir_role_name - its inverse. */
enum wb_role wir_role(const char *name);
const char *wir_role_name(enum wb_role r);
/** wir_order_units - sorts @unit: roles first, then by name, with numbers in numeric order. new_id[old] is the new
 * index. In @a. */
uint32_t *wir_order_units(struct wb_arena *a, struct wb_unit *unit, uint32_t n);

/* ---- what need not be written: defaults.c -------------------------------------------- */
/** wir_default_space, _mem, _flags, _tclass - defaults of instruction @i with operands @o. Each may use what the ones
 * before it set. */
enum wb_space wir_default_space(const struct wb_fn *fn, const struct wb_inst *i, const struct wb_opnd *o);
struct wb_mem wir_default_mem(const struct wb_inst *i, const struct wb_opnd *o);
uint16_t wir_default_flags(const struct wb_fn *fn, const struct wb_inst *i, const struct wb_opnd *o);
enum wb_tclass wir_default_tclass(const struct wb_fn *fn, const struct wb_inst *i, const struct wb_opnd *o);
/** wir_is_branch - operations whose text names their targets. */
bool wir_is_branch(uint16_t op);

extern const char *const wir_flag_name[];	/* by bit of enum wb_inst_flag, NULL after the last */
extern const char *const wir_access_name[];	/* by bit of enum wb_access */
extern const char *const wir_counter_name[];	/* by bit of enum wb_counter */

/* ---- kernel descriptor: desc.c ------------------------------------------------------------ */
struct wir_field {
	const char *name;
	uint32_t offset;	/* in the struct */
	uint8_t size;		/* 1 or 4 bytes */
	bool flag;		/* a bool: its name alone is true */
	uint32_t dflt;
};
extern const struct wir_field wir_desc_field[], wir_abi_field[], wir_arg_field[];	/* ended by name NULL */
extern const char *const wir_arg_kind_name[];						/* ended by NULL */
void wir_fields_default(const struct wir_field *f, void *s);
uint32_t wir_field_get(const struct wir_field *f, const void *s);
/** wir_field_set - false if @v does not fit. */
bool wir_field_set(const struct wir_field *f, void *s, uint64_t v);
void wir_print_desc(struct wb_out *o, const struct wb_kernel_desc *d);

/* ---- building ---------------------------------------------------------------------------------- */
/** wb_build_edge_flags - sets the flags of the last edge that was added. */
void wb_build_edge_flags(struct wb_builder *b, uint32_t flags);

#endif
