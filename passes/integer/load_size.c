/* passes/integer/load_size.c -- loads of the size of a workgroup.
 *
 * Up to code object v4, the size of all workgroups is a field of the dispatch packet. From v5 on it is a hidden
 * argument: 16 bits, which are half of an argument of 32 if the code loads two of them. If the last workgroup may be
 * smaller the address is a select:
 *
 *	s2 = id of the workgroup < number of full workgroups ? 12 : 18
 *	v5 = load of the 2 bytes at s2 of the hidden arguments		their size, or the remainder
 *
 * The wave runs, so its workgroup has a work-item: the size is not 0. The remainder may be 0, but then the id of every
 * workgroup is below the number of full ones, so the remainder is not selected.
 */
#include "internal.h"

static bool
is_hidden(const struct wb_integers *ints, uint64_t at, const char *name, uint32_t dimension)
{
	const struct wb_kernel_desc *d = ints->fn->desc;
	size_t n = strlen(name);

	for (uint32_t k = 0; k < d->narg; k++) {
		const char *kind = d->arg[k].value_kind;

		if (d->arg[k].kind == WB_ARG_HIDDEN && d->arg[k].offset == at && strncmp(kind, name, n) == 0 &&
			kind[n] == "xyz"[dimension] && !kind[n + 1])
			return true;
	}
	return false;
}

static const struct wb_term *
only_term(struct wb_integers *ints, const struct wb_opnd *o, struct wb_point w)
{
	struct wb_affine f = wb_affine_source(ints, o, 32, w);

	return wb_affine_only_term(ints, &f);
}

static bool
is_id(struct wb_integers *ints, const struct wb_term *t, uint32_t dimension)
{
	return t && t->kind == WB_TERM_VALUE && wb_integers_is_group(ints, t->v, dimension);
}

static bool
is_count(const struct wb_integers *ints, const struct wb_term *t, uint32_t dimension)
{
	return t && t->kind == WB_TERM_ARGUMENT && is_hidden(ints, t->offset, "hidden_block_count_", dimension);
}

/* Whether comparison @inst is "the workgroup is full" (WB_ALWAYS), or "it is not" (WB_NEVER). */
static enum wb_truth
tests_full_group(struct wb_integers *ints, uint32_t inst, uint32_t dimension)
{
	struct wb_decoded d;
	struct wb_point w;
	const struct wb_term *a, *b;

	if (inst == WB_NONE || !wb_decode(ints->fn, inst, WB_NONE, &d) || d.nsrc != 2 || d.bits != 32 || d.sign)
		return WB_SOMETIMES;
	w = wb_point_any(ints->g->block_of[inst]);
	a = only_term(ints, d.src[0], w);
	b = only_term(ints, d.src[1], w);
	if (is_id(ints, a, dimension) && is_count(ints, b, dimension))
		return d.op == WB_OP_LT ? WB_ALWAYS : d.op == WB_OP_GE ? WB_NEVER : WB_SOMETIMES;
	if (is_count(ints, a, dimension) && is_id(ints, b, dimension))
		return d.op == WB_OP_GT ? WB_ALWAYS : d.op == WB_OP_LE ? WB_NEVER : WB_SOMETIMES;
	return WB_SOMETIMES;
}

/* Whether what is at one of @at is the size of the wave's own workgroup: the first one if @condition holds, and it is
 * full. */
static bool
is_own_size(struct wb_integers *ints, uint32_t condition, const uint64_t at[2])
{
	for (uint32_t k = 0; k < 3; k++) {
		enum wb_truth full = tests_full_group(ints, condition, k);

		if (full != WB_SOMETIMES && is_hidden(ints, at[full == WB_NEVER], "hidden_group_size_", k) &&
			is_hidden(ints, at[full == WB_ALWAYS], "hidden_remainder_", k))
			return true;
	}
	return false;
}

bool
wb_integers_size_at(const struct wb_integers *ints, uint64_t at)
{
	return is_hidden(ints, at, "hidden_group_size_", 0) || is_hidden(ints, at, "hidden_group_size_", 1) ||
		is_hidden(ints, at, "hidden_group_size_", 2);
}

bool
wb_integers_loads_size(struct wb_integers *ints, uint32_t inst, uint32_t part, uint32_t half, struct wb_point w)
{
	const struct wb_filled m = wb_integers_filled(ints, inst, part, w);
	const uint64_t at[2] = { m.at[0] + 2 * half, m.at[1] + 2 * half };

	if (m.n == 2)
		return m.from == &ints->launch->kernarg && is_own_size(ints, m.cmp, at);
	if (m.from == &ints->launch->packet)
		return at[0] == 4 || at[0] == 6 || at[0] == 8;
	return m.from && wb_integers_size_at(ints, at[0]);
}
