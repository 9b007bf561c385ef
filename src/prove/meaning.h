/* src/prove/meaning.h -- shared by the files that say what instructions do.
 */
#ifndef WB_PROVE_MEANING_H
#define WB_PROVE_MEANING_H

#include "private.h"

#define OPND(k) (&t->opnd[k])
#define RENAMED 4096			/* parts of a site: registers with what it defined before */

/* ---- registers (registers.c) -------------------------------------------------------------------- */
/** value_fresh - a number that is the same in all lanes, and else unknown; value_within - in a range. */
value value_fresh(struct wave *w);
value value_within(struct wave *w, uint64_t least, uint64_t most);
/** value_varies - a number of each lane, with this range and zero bits. */
value value_varies(struct wave *w, struct symbol s);
/** value_unknown - a number of which only so many low bits are known: they are 0. value_zeros - how many are. */
value value_unknown(uint32_t zeros);
uint32_t value_zeros(const struct wave *w, value v);
bool value_uniform(const struct wave *w, value v);
/** value_below - mask + 1, of which so many lanes as @f says are below each lane, or of its lower @half; 0. */
uint32_t value_below(struct wave *w, uint32_t f, bool half);
/** value_is - whether @v is the number @n in all lanes. */
bool value_is(const struct wave *w, value v, int64_t n);
/** value_form - @v as a form of 32 bits; WB_NONE: it is unknown. value_wide - the wide form with two halves;
 * WB_NONE. */
uint32_t value_form(struct wave *w, value v);
uint32_t value_wide(struct wave *w, value lo, value hi);
/** form_below - whether wide @a is not negative, and less than 2^@bits. */
bool form_below(const struct wave *w, uint32_t a, uint32_t bits);
/** reg_read - the @k-th register of @o, or a number. reg_form, reg_wide - as forms; WB_NONE. */
value reg_read(struct wave *w, const struct operand *o, uint32_t k);
uint32_t reg_form(struct wave *w, const struct operand *o);
uint32_t reg_wide(struct wave *w, const struct operand *o);
/** reg_number - a number that is known and the same in all lanes; false: it is not. */
bool reg_number(struct wave *w, const struct operand *o, int64_t *n);
/** reg_write - in the lanes that are on. reg_forget - registers of @o get what is not known. */
void reg_write(struct wave *w, const struct operand *o, uint32_t k, value v);
void reg_write_wide(struct wave *w, const struct operand *o, uint32_t f);
void reg_forget(struct wave *w, const struct operand *o, bool uniform);
/** meaning_order - the order that a comparison ends with, before its type; false: none. */
bool meaning_order(const char *name, enum order *how);
/** text_uniform - whether all operands behind the first are the same in all lanes. */
bool text_uniform(struct wave *w, const struct text *t);
/** text_starts - whether @name begins with one of @list, which ends with NULL. */
bool text_starts(const char *name, const char *const *list);

/* ---- numbers (numbers.c) ------------------------------------------------------------------------- */
/** form_sum - form_add, of forms that may be WB_NONE. form_product - the product of two, or WB_NONE. */
uint32_t form_sum(struct wave *w, uint32_t a, uint32_t b, int64_t times);
uint32_t form_product(struct wave *w, uint32_t a, uint32_t b);

/* ---- masks and branches (exec.c) ----------------------------------------------------------------- */
/** mask_read - the mask that @o holds; WB_NONE: not known. mask_write - @o holds @m. mask_condition - all lanes, or
 * none, by the comparison in SCC. */
uint32_t mask_read(struct wave *w, const struct operand *o);
void mask_write(struct wave *w, const struct operand *o, uint32_t m);
uint32_t mask_condition(struct wave *w, bool truth);
/** meaning_scc - SCC: 1, 0, or -1 if it is not known. */
int meaning_scc(struct wave *w);

/* ---- instructions: false if @t is none of these -------------------------------------------------- */
bool meaning_number(struct wave *w, const struct text *t);
bool meaning_carry(struct wave *w, const struct text *t);
bool meaning_wide(struct wave *w, const struct text *t);
bool meaning_mask(struct wave *w, const struct text *t);
bool meaning_first(struct wave *w, const struct text *t);
bool meaning_slot(struct wave *w, const struct text *t);
/** slot_forget - nothing is known of private memory. slot_forget_lanes - nor of lanes of vector register @reg. */
void slot_forget(struct wave *w);
void slot_forget_lanes(struct wave *w, uint32_t reg);
bool meaning_select(struct wave *w, const struct text *t);
bool meaning_compare(struct wave *w, const struct text *t);
/** meaning_call - what is left behind a call. */
void meaning_call(struct wave *w, const struct text *t);
bool meaning_load(struct wave *w, const struct text *t);

#endif
