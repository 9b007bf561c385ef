/* passes/divergence/scalar.c -- which bytes of a buffer scalar loads read in any wave (M20).
 *
 * What:   the address is a pointer among the kernel arguments, which is one number in the launch, and a sum whose range
 *         is known: a constant, what a loop counts, what it adds to the pointer, an argument.
 *
 *	s_load_dwordx2 s[2:3], s[0:1], 0x8
 *	loop:
 *	s_load_dwordx8 s[8:15], s[2:3], 0x0	bytes 0 to 255 of argument 1
 *	s_add_u32 s2, s2, 32
 *	s_addc_u32 s3, s3, 0			8 times
 */
#include "div.h"

#define FARTHEST (1 << 24)		/* more fits into no cache */

/* A pointer that loops advance: it is among @of + low .. high. */
struct reach {
	struct wb_affine of;
	wb_i128 low, high;
	uint64_t steps;			/* their common bits */
};

/* Takes term @j of @r, a pointer at the header of @loop, back to where the loop is entered. */
static bool
leave(struct div *d, uint32_t loop, uint32_t j, struct wb_point w, struct reach *r)
{
	uint64_t times = d->fn->bounds ? d->fn->bounds->loop[loop].max : WB_UNKNOWN, step;
	struct wb_affine start;
	wb_i128 all;

	if (r->of.k[j] != 1 || times > FARTHEST ||
		!wb_counter_line(d->ints, loop, r->of.term[j], w, &start, &step) ||
		!wb_affine_substitute(&r->of, r->of.term[j], &start, &r->of))
		return false;
	all = (wb_i128)(int64_t)step * (wb_i128)times;
	*(all < 0 ? &r->low : &r->high) += all;
	r->steps |= step;
	return true;
}

/* The first term of @f that is a pointer at the header of a loop: *loop. */
static uint32_t
advanced_term(struct div *d, const struct wb_affine *f, uint32_t *loop)
{
	for (uint32_t j = 0; j < f->n; j++) {
		if (wb_affine_term(d->ints, f->term[j])->kind != WB_TERM_PAIR)
			continue;
		*loop = wb_term_header(d->ints, f->term[j]);
		if (*loop != WB_NONE)
			return j;
	}
	return f->n;
}

/* Adds the range of @r->of without the pointer to its buffer; false: the sum is no multiple of 4, of which the hardware
 * leaves the low bits out. */
static bool
add_distance(struct div *d, struct wb_point w, struct reach *r)
{
	struct wb_affine f = { .bits = r->of.bits, .add = r->of.add };
	struct wb_extent x;

	for (uint32_t k = 0; k < r->of.n; k++) {
		if (r->of.k[k] == 1 && wb_affine_term(d->ints, r->of.term[k])->kind == WB_TERM_PAIR)
			continue;
		f.term[f.n] = r->of.term[k];
		f.k[f.n++] = r->of.k[k];
	}
	x = wb_affine_extent(d->ints, &f, true, w);
	r->low += x.low;
	r->high += x.high;
	return !(r->steps & 3) && wb_extent_divides(4, &x);
}

/* Whether it is known of load @inst; *@left: how many loops may be left to find it. */
static bool
find_bytes(struct div *d, uint32_t inst, uint64_t *left, struct wb_div_scalar *s)
{
	const struct wb_inst *i = &d->fn->inst[inst];
	struct wb_point w = wb_point_any(d->g->block_of[inst]);
	struct reach r = { .low = 0 };
	const struct wb_arg *to;
	uint32_t loop, j;
	uint64_t align;

	if (!wb_address(div_integers(d), inst, w, &r.of))
		return false;
	for (; (j = advanced_term(d, &r.of, &loop)) < r.of.n; --*left)
		if (!*left || !leave(d, loop, j, w, &r))
			return false;
	to = wb_address_buffer(d->ints, &r.of, w);
	if (!to || !add_distance(d, w, &r) || r.low < -FARTHEST || r.high > FARTHEST)
		return false;
	*s = (struct wb_div_scalar){ inst, (uint32_t)(to - d->fn->desc->arg), (int64_t)r.low,
		(int64_t)r.high + i->mem.bytes * i->mem.count };
	align = d->env->launch ? wb_launch_align(d->env->launch, d->fn, s->argument) : 0;
	return !align || align >= 4;
}

void
div_scalar_loads(struct div *d)
{
	const struct wb_machine *m = d->env ? d->env->machine : NULL;
	struct wb_divergence *out = d->out;
	uint64_t left = wb_limit_of(WB_LIMIT_SCALAR, d->fn->ninst);

	if (!m || !m->scalar_bytes || !d->fn->is_kernel || !d->fn->desc)
		return;
	out->scalar = WB_ROOM(d->cx->unit, struct wb_div_scalar, d->fn->ninst);
	for (uint32_t k = 0; k < d->fn->ninst; k++) {
		const struct wb_mem *mem = &d->fn->inst[k].mem;

		if (mem->space == WB_SPACE_SCALAR && mem->access == WB_LOAD && mem->count &&
			find_bytes(d, k, &left, &out->scalar[out->nscalar]))
			out->nscalar++;
	}
	if (!left)
		wb_limit_reached(d->cx, WB_LIMIT_SCALAR, d->fn->ninst, d->fn->loc, d->fn->name);
}
