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
 * Cost:   that of the passes for the copy, and O(blocks).
 */
#include "passes.h"

static const enum wb_pass on_copy[] = { WB_PASS_INLINE, WB_PASS_PROMOTE, WB_PASS_DOM, WB_PASS_POSTDOM, WB_PASS_CDEP,
	WB_PASS_LOOPS, WB_PASS_GSA, WB_PASS_LANES, WB_PASS_TRIPS };

/* What is found of a loop of the function in copies. */
struct copied {
	struct wb_loop_bound worst;	/* of all its copies, if there is one */
	bool found, other;		/* other: some block at the position of its header is no copy of this */
};

bool
wb_loops_open(const struct wb_fn *fn)
{
	bool open = false;

	for (uint32_t l = 0; l < fn->loops->nloop; l++)
		open |= wb_loop_bound_open(&fn->bounds->loop[l]);
	return open;
}

/* The loop whose header is where @b is in the input, by @at, a map of the positions of headers; WB_NONE. */
static uint32_t
loop_at(const struct wb_map *at, const struct wb_block *b)
{
	return wb_map_get(at, (const char *)&b->loc, sizeof b->loc);
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

/* Adds what @copy tells of the loops @loop, whose headers are in @at. */
static void
find_copies(const struct wb_fn *copy, const struct wb_map *at, const struct wb_loop *loop, struct copied *c)
{
	for (uint32_t b = 0; b < copy->nblock; b++) {
		uint32_t l = loop_at(at, &copy->block[b]), of = copy->loops->of_block[b];
		const struct wb_loop *x = of == WB_NONE ? NULL : &copy->loops->loop[of];

		if (l == WB_NONE)
			continue;
		if (!x || x->header != b || x->irreducible || x->nback != loop[l].nback ||
			x->nentry != loop[l].nentry) {
			c[l].other = true;
			continue;
		}
		c[l].worst = c[l].found ? worse_bound(&c[l].worst, &copy->bounds->loop[of]) : copy->bounds->loop[of];
		c[l].found = true;
	}
}

/* Improves the bounds of @fn by those of the @n copies @copy. */
static void
improve_all(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_fn *copy, uint32_t n)
{
	const struct wb_loop *loop = fn->loops->loop;
	struct copied *c = WB_NEW(cx->tmp, struct copied, fn->loops->nloop);
	struct wb_map at = wb_map_new(cx->tmp);

	for (uint32_t l = 0; l < fn->loops->nloop; l++) {
		const struct wb_loc *loc = &fn->block[loop[l].header].loc;

		c[l].other = loop[l].irreducible || !wb_loc_known(*loc) ||
			wb_map_id(&at, loc, sizeof *loc, l) != WB_NONE;
	}
	for (uint32_t b = 0; b < fn->nblock; b++) {
		uint32_t l = loop_at(&at, &fn->block[b]);

		if (l != WB_NONE && loop[l].header != b)
			c[l].other = true;
	}
	for (uint32_t k = 0; k < n; k++)
		find_copies(&copy[k], &at, loop, c);
	for (uint32_t l = 0; l < fn->loops->nloop; l++)
		if (c[l].found && !c[l].other)
			improve(cx, &fn->bounds->loop[l], &c[l].worst);
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
