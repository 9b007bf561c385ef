/* passes/unoptimised.c -- loop bounds of unoptimised code and of called functions, from code without calls and stack.
 *
 * Needs:  LOOPS; DOM, POSTDOM, CDEP, GSA and LANES for codes.   Keeps: all.
 * Gives:  BOUNDS, smaller ones, if there are some, and better reasons; the codes of loops, if one has no bound.
 * What:   unoptimised code keeps loop counters, and the masks of lanes in the loop, in memory. GSA follows them there,
 *         unless calls or flat accesses may change them, so TRIPS knows little. Behind INLINE and PROMOTE both are
 *         registers. This is done to a copy of the function, of which TRIPS finds the bounds. Then the copy is dropped,
 *         because costs are those of the code that is executed.
 *
 *			function			copy
 *			@h  %v1 =v load ..stack		%v1 =v mov %stack36
 *			    call @f			(the body of @f)
 *			    ...				...
 *			    cbrnz exec, @h		cbrnz exec, @h			stack36 counts to n: so for both
 *
 *         The same copy tells of the functions in it what all calls hand to them. A loop of a called function has the
 *         worst of the bounds of all its copies, in all kernels that may call it, each with its launch:
 *
 *			@k  v0 = mov 8 ; call @f	@f's loop: while (i < v0)	8 times
 *			    v0 = mov 9 ; call @f					9 times
 *
 * When:   a loop has no bound, or only the bound of a type, and its kernel has calls, or a stack and flat accesses, or
 *         it is called.
 * Right:  an execution of the copy is one of the function, step by step (inline.c, promote.c), and takes the copies of
 *         the same edges. A loop of the copy is that of the function if its header is the copy of the header, and it
 *         has as many entries and back edges. Then the edges are the same: a path to a latch of the function without
 *         the header is one to a latch of the copy, and vice versa. So a back edge of one is a back edge of the other,
 *         and the numbers are equal. A header is found by its position in the input, if no other block of the function,
 *         or of the copy, has this position.
 * Cost:   that of the passes for the copy, and O(blocks * log blocks).
 */
#include <stdlib.h>

#include "passes.h"

static const enum wb_pass on_copy[] = { WB_PASS_INLINE, WB_PASS_PROMOTE, WB_PASS_DOM, WB_PASS_POSTDOM, WB_PASS_CDEP,
	WB_PASS_LOOPS, WB_PASS_GSA, WB_PASS_LANES, WB_PASS_TRIPS };

/* A block, by its position in the input. */
struct location {
	uint64_t key;			/* 0: not known */
	uint32_t block;
};

bool
wb_loops_open(const struct wb_fn *fn)
{
	bool open = false;

	for (uint32_t l = 0; l < fn->loops->nloop; l++)
		open |= wb_loop_bound_open(&fn->bounds->loop[l]);
	return open;
}

static uint64_t key_of(struct wb_loc at) { return (uint64_t)at.line << 32 | (uint64_t)at.col << 16 | at.file; }

static int
by_key(const void *a, const void *b)
{
	const struct location *x = a, *y = b;

	return x->key < y->key ? -1 : x->key > y->key;
}

/* All blocks of @fn, sorted by position. */
static struct location *
blocks_by_location(struct wb_ctx *cx, const struct wb_fn *fn)
{
	struct location *s = WB_NEW(cx->tmp, struct location, fn->nblock);

	for (uint32_t b = 0; b < fn->nblock; b++)
		s[b] = (struct location){ wb_loc_known(fn->block[b].loc) ? key_of(fn->block[b].loc) : 0, b };
	qsort(s, fn->nblock, sizeof(*s), by_key);
	return s;
}

/* The number of blocks at @key, and the *first of them. */
static uint32_t
blocks_at(const struct location *s, uint32_t n, uint64_t key, uint32_t *first)
{
	uint32_t count = 0;

	*first = 0;
	WB_SEARCH(*first, n, mid, s[mid].key < key);
	while (*first + count < n && s[*first + count].key == key)
		count++;
	return key ? count : 0;
}

/* Replaces bound *@to of the function by bound *@from of the copy, as far as that is smaller. Of two
 * unknown ones the reason is that of the copy. */
static void
improve(struct wb_ctx *cx, struct wb_loop_bound *to, const struct wb_loop_bound *from)
{
	const struct wb_loop_bound *least = from->total < to->total ? from : to;
	uint64_t total = least->total;
	uint8_t total_origin = least->total_origin;

	if (from->max < to->max || (to->max == WB_UNKNOWN && from->max == WB_UNKNOWN)) {
		*to = *from;
		to->step = 0;		/* its comparison is an instruction of the copy */
		to->why = wb_strdup(cx->unit, from->why);
	}
	to->total = total;
	to->total_origin = total_origin;
}

/* The worse of two bounds. */
static struct wb_loop_bound
worse_bound(const struct wb_loop_bound *a, const struct wb_loop_bound *b)
{
	struct wb_loop_bound r = a->max >= b->max ? *a : *b;
	const struct wb_loop_bound *most = a->total >= b->total ? a : b;

	r.total = most->total;
	r.total_origin = most->total_origin;
	r.min = a->min < b->min ? a->min : b->min;
	return r;
}

/* A function without calls and stack, and how its blocks and loops are found. */
struct copied {
	const struct wb_fn *fn;
	const struct location *block;
	const uint32_t *loop_at;	/* [header] its loop + 1 */
};

static struct copied
index_copy(struct wb_ctx *cx, const struct wb_fn *copy)
{
	uint32_t *loop_at = WB_NEW(cx->tmp, uint32_t, copy->nblock);

	for (uint32_t l = 0; l < copy->loops->nloop; l++)
		loop_at[copy->loops->loop[l].header] = l + 1;
	return (struct copied){ copy, blocks_by_location(cx, copy), loop_at };
}

/* Makes *@worst the worse of itself and of the bounds of all loops of @c that are @a, at @key; *found: there is one.
 * False: some block there is not the header of such a loop. */
static bool
find_worst(const struct copied *c, const struct wb_loop *a, uint64_t key, struct wb_loop_bound *worst, bool *found)
{
	uint32_t first, n = blocks_at(c->block, c->fn->nblock, key, &first);

	for (uint32_t k = first; k < first + n; k++) {
		uint32_t l = c->loop_at[c->block[k].block];
		const struct wb_loop *b = l ? &c->fn->loops->loop[l - 1] : NULL;

		if (!b || b->irreducible || a->nback != b->nback || a->nentry != b->nentry)
			return false;
		*worst = *found ? worse_bound(worst, &c->fn->bounds->loop[l - 1]) : c->fn->bounds->loop[l - 1];
		*found = true;
	}
	return true;
}

/* Improves the bounds of @fn by those of the @n copies @copy. */
static void
improve_all(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_fn *copy, uint32_t n)
{
	const struct location *mine = blocks_by_location(cx, fn);
	struct copied *c = WB_NEW(cx->tmp, struct copied, n);

	for (uint32_t k = 0; k < n; k++)
		c[k] = index_copy(cx, &copy[k]);
	for (uint32_t l = 0; l < fn->loops->nloop; l++) {
		const struct wb_loop *a = &fn->loops->loop[l];
		uint64_t key = key_of(fn->block[a->header].loc);
		struct wb_loop_bound worst;
		uint32_t first;
		bool found = false, all = !a->irreducible && blocks_at(mine, fn->nblock, key, &first) == 1;

		for (uint32_t k = 0; k < n && all; k++)
			all = find_worst(&c[k], a, key, &worst, &found);
		if (all && found)
			improve(cx, &fn->bounds->loop[l], &worst);
	}
}

enum wb_status
wb_copy_bounded(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_pass_env *env, struct wb_fn *copy)
{
	struct wb_pass_env own = *env;

	if (env->asks != WB_ASKS_ALL)		/* the codes of loops are those of the function */
		own.asks = (uint8_t)((env->asks & ~WB_ASKS_CODES) | WB_ASKS_NONE);
	*copy = *fn;
	wb_drop_facts(copy, WB_FACT_ALL);
	/* the rules are checked where the copy is changed */
	return wb_run_passes(cx, copy, &own, on_copy, WB_COUNT(on_copy), &(struct wb_pass_options){
		.dump_after = WB_PASS_COUNT, .stop_after = WB_PASS_COUNT, .more = true });
}

/* Whether PROMOTE may know more of kernel @fn than GSA does. */
static bool
hides_stack(const struct wb_fn *fn)
{
	bool hides = fn->ncall;

	for (uint32_t n = 0; n < fn->nact && fn->desc->scratch_bytes; n++)
		hides |= fn->inst[fn->act[n]].mem.space == WB_SPACE_FLAT;
	return hides;
}

enum wb_status
wb_pass_unoptimised(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env)
{
	struct wb_ctx inner = *cx;
	struct wb_fn copy;
	enum wb_status s;
	bool unbounded = false;

	if (!fn->bounds)
		wb_bounds_none(cx, fn, env, "not searched in the function itself");
	if (!wb_loops_open(fn))
		return WB_OK;
	if (env->ncaller)
		improve_all(cx, fn, env->caller, env->ncaller);
	if (fn->is_kernel && fn->desc && hides_stack(fn)) {
		bool made = env->copy && env->copied == fn->inst;

		inner.unit = cx->short_lived ? cx->short_lived : cx->unit;
		s = made ? WB_OK : wb_copy_bounded(&inner, fn, env, &copy);
		if (s != WB_OK)
			return s;
		if (made || copy.inst != fn->inst)
			improve_all(cx, fn, made ? env->copy : &copy, 1);
	}
	/* the message about a loop without bound proposes a fact, which has its code */
	for (uint32_t l = 0; l < fn->loops->nloop; l++)
		unbounded |= fn->bounds->loop[l].max == WB_UNKNOWN;
	if (unbounded && !fn->bounds->digest && fn->cdep && fn->gsa && fn->lanes)
		wb_digest_bounds(cx, env->module, fn, false);
	return WB_OK;
}
