/* passes/integer/load.c -- loads from the arguments and the dispatch packet: what the launch fills.
 *
 * A load is known if its address is one of the two pointers that a wave has at the entry, plus a constant, or plus one
 * of two constants, the first one if a comparison holds.
 */
#include "internal.h"
#include "wavebound/gsa.h"

/* How many addresses @a is one of: two if a term of it is a select of two numbers, maybe plus a constant; then *cmp is
 * the comparison for which it is the first one, if the condition is one. */
static uint32_t
alternatives(struct wb_integers *ints, const struct wb_affine *a, struct wb_point w, struct wb_affine out[2],
	uint32_t *cmp)
{
	uint32_t condition, of[2];

	out[0] = *a;
	for (uint32_t j = 0; a->n > 1 && j < a->n; j++) {
		const struct wb_term *t = wb_affine_term(ints, a->term[j]);
		struct wb_affine f = wb_affine_value(ints, t->kind == WB_TERM_VALUE ? t->v : WB_NONE, w), s[2];
		struct wb_decoded d;

		if (f.n != 1 || f.k[0] != 1 || !wb_term_operation(ints, wb_affine_term(ints, f.term[0]), w, &d) ||
			d.bits != 32 || !wb_select_sources(&d, &condition, &of[0], &of[1]))
			continue;
		for (uint32_t k = 0; k < 2; k++)
			s[k] = wb_affine_source(ints, d.src[of[k]], 32, w);
		if (!wb_affine_constant(&s[0]) || !wb_affine_constant(&s[1]))
			return 1;
		for (uint32_t k = 0; k < 2; k++) {
			s[k] = wb_affine_number(64, (uint32_t)(s[k].add + f.add));
			wb_affine_substitute(a, a->term[j], &s[k], &out[k]);
		}
		*cmp = wb_condition(ints, d.src[condition], w);
		return 2;
	}
	return 1;
}

/* Whether @v is s@unit at the entry. */
static bool
is_entry(const struct wb_integers *ints, uint32_t v, uint32_t unit)
{
	return wb_value_is_entry(ints->g, v) && wb_integers_is_unit(ints, wb_value_unit(ints->g, v), 's', unit);
}

/* The value of which @v is the low half, if it is the result of an AND with 0xffff; else @v. */
static uint32_t
unmasked(const struct wb_integers *ints, uint32_t v)
{
	struct wb_decoded d;

	if (!wb_value_is_def(ints->g, v) ||
		!wb_decode(ints->fn, wb_value_at(ints->g, v), wb_value_unit(ints->g, v), &d) || d.op != WB_OP_AND ||
		d.bits != 32 || d.second || d.nsrc != 2)
		return v;
	for (uint32_t k = 0; k < 2; k++)
		if (d.src[!k]->kind == WB_OPND_IMM && d.src[!k]->imm == 0xffff && d.src[k]->kind == WB_OPND_UNIT)
			return wb_value_read(ints->g, d.src[k], 0);
	return v;
}

/* Whether @t is the pair of registers from s@first on, at the entry. It is a pointer, below 2^48, so clearing the bits
 * above changes nothing. */
static bool
is_given(const struct wb_integers *ints, const struct wb_term *t, uint32_t first)
{
	return t->kind == WB_TERM_PAIR && is_entry(ints, t->v, first) &&
		is_entry(ints, unmasked(ints, t->high), first + 1);
}

/* What the launch fills that term @t points to, NULL: it is another number. */
static const struct wb_known_bytes *
filled_memory(const struct wb_integers *ints, const struct wb_term *t)
{
	const struct wb_abi *abi = &ints->fn->desc->abi;

	if (abi->kernarg_ptr && is_given(ints, t, abi->s_kernarg_ptr))
		return &ints->launch->kernarg;
	if (abi->dispatch_ptr && is_given(ints, t, abi->s_dispatch_ptr))
		return &ints->launch->packet;
	return NULL;
}

/* What the launch fills that address @a is in. */
static const struct wb_known_bytes *
memory_of(const struct wb_integers *ints, const struct wb_affine *a)
{
	return a->n == 1 && a->k[0] == 1 ? filled_memory(ints, wb_affine_term(ints, a->term[0])) : NULL;
}

static bool
is_followed(const struct wb_integers *ints, const struct wb_inst *i)
{
	uint8_t space = i->mem.space;

	return ints->fn->desc && i->op == WB_OP_LOAD && i->mem.count == 1
		&& (space == WB_SPACE_SCALAR || space == WB_SPACE_GLOBAL || space == WB_SPACE_FLAT);
}

struct wb_filled
wb_integers_filled(struct wb_integers *ints, uint32_t inst, uint32_t part, struct wb_point w)
{
	const struct wb_inst *i = &ints->fn->inst[inst];
	struct wb_filled m = { .n = 1, .cmp = WB_NONE }, none = m;
	struct wb_affine a[2], address;

	if (!is_followed(ints, i) || !wb_address(ints, inst, w, &address))
		return none;
	m.n = alternatives(ints, &address, w, a, &m.cmp);
	for (uint32_t k = 0; k < m.n; k++) {
		m.at[k] = a[k].add + 4 * part;
		/* low bits are ignored: those of each part (address.c) */
		if ((i->mem.space == WB_SPACE_SCALAR && a[k].add % wb_scalar_align(i)) || m.at[k] > UINT32_MAX)
			return none;
	}
	m.from = memory_of(ints, &a[0]);
	return m;
}

const struct wb_known_bytes *wb_integers_arguments(const struct wb_integers *ints) { return &ints->launch->kernarg; }

/* What load @inst reads at the @k-th place of @m: a number, or a term of the arguments. */
static bool
load(struct wb_integers *ints, uint32_t inst, const struct wb_filled *m, uint32_t k, struct wb_affine *out)
{
	const struct wb_inst *i = &ints->fn->inst[inst];
	uint32_t bytes = i->mem.bytes < 4 ? i->mem.bytes : 4;
	uint64_t x;

	if (m->from && wb_known_read(m->from, m->at[k], bytes, &x)) {
		if (bytes < 4 && i->type == WB_T_I32)
			x = (uint64_t)(bytes == 1 ? (int64_t)(int8_t)x : (int64_t)(int16_t)x);
		*out = wb_affine_number(32, x);
		return bytes == 4 || i->type == WB_T_I32 || i->type == WB_T_U32;
	}
	if (m->from != &ints->launch->kernarg || bytes < 4)
		return false;
	*out = wb_affine_single(32, wb_affine_term_of(ints, (struct wb_term){
		.kind = WB_TERM_ARGUMENT, .offset = (uint32_t)m->at[k] }));
	return true;
}

uint32_t
wb_integers_load(struct wb_integers *ints, uint32_t inst, uint32_t part, struct wb_point w, struct wb_affine out[2])
{
	const struct wb_filled m = wb_integers_filled(ints, inst, part, w);

	for (uint32_t k = 0; k < m.n; k++)
		if (!load(ints, inst, &m, k, &out[k]))
			return 0;
	return m.n;
}
