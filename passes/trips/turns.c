/* passes/trips/turns.c -- loops in which counters take turns, such as a merge of two sorted arrays.
 *
 *	while (i < n && j < m) if (a[i] < b[j]) ... i++; else ... j++;
 *	do { x = i + 1 < n; y = j + 1 < m; if (x && (!y || a[i] < b[j])) i++; else if (y) j++; } while (x || y);
 *
 * No test alone bounds such a loop: a counter may stay where it is for long. But each iteration advances one.
 *
 * Why it ends. Only iterations that continue are meant. Let c be a counter to which each of them adds from 0 to
 * `by`, modulo 2^32, and let u be the greatest number that it gets where something is added. Let it be from `least`
 * to `most` when the loop is entered, and max(most, u) + by < 2^31. As integers, c is at most max(most, u) in the
 * first iteration. If it is so in some iteration, the next c does not wrap: it is c, or more than c and at most u.
 * So c never falls, and it grows by max(0, u - least) at most, in all iterations together. Let each iteration add 1
 * or more to the sum of several such counters, modulo 2^32, while their `by` together are below 2^31. Then it adds
 * 1 or more as integers, too. So there are no more iterations than the counters can grow by, in all. The same with
 * all signs exchanged for counters to which nothing positive is added.
 *
 * Who counts. For registers of lanes, all of this is known of the lanes that take a back edge. Let these have been
 * on at the header, and be one or more. Then a lane that takes the last back edge took all others before. Scalars
 * are the same for all lanes.
 *
 * Cost: O(registers + instructions of the loop); for each value that is merged at the header, and that an addition in
 * the loop reads, O(back edges + entries), and paths (induction_step.c).
 */
#include "trips.h"

struct counters {
	bool lanes;			/* counters of lanes; else scalars */
	struct wb_affine sum;		/* of counters; those that fall times -1 */
	wb_i128 growth, by;		/* together: in all iterations, in one */
	const char *names;
};

static bool
is_addition(enum wb_op op)
{
	return op == WB_OP_ADD || op == WB_OP_SUB || op == WB_OP_ADDC || op == WB_OP_SUBB || op == WB_OP_ADD3;
}

/* Marks in @units the registers that additions of integers in @loop read. No other can be a counter. Asked first: most
 * values that are merged at a header are none. */
static void
find_added(struct trips *t, uint32_t loop, struct wb_bits units)
{
	for (uint32_t k = 0; k < t->ls->loop[loop].nblock; k++) {
		const struct wb_block *b = &t->fn->block[t->ls->list[t->ls->loop[loop].block + k]];

		for (uint32_t i = b->first; i < b->first + b->ninst; i++) {
			const struct wb_inst *inst = &t->fn->inst[i];

			if (!is_addition(wb_forward((enum wb_op)inst->op)))
				continue;
			WB_EACH_OPND(t->fn, inst, o)
				if (o->kind == WB_OPND_UNIT && (o->flags & WB_USE) && o->nunit == 1)
					wb_bit_set(units, o->id);
		}
	}
}

/* Adds the value @v, which is merged at the header, if it is a counter as above. */
static void
add_counter(struct trips *t, uint32_t loop, struct counters *x, uint32_t v)
{
	uint32_t term = wb_affine_term_of(t->ints, (struct wb_term){ .kind = WB_TERM_VALUE, .v = v });
	struct wb_affine f = wb_affine_single(32, term);
	struct wb_point any = wb_point_any(WB_NONE);
	wb_i128 top, by, growth = 0;
	struct wb_advance a;
	bool down;

	if (!wb_counter_advance(t->ints, loop, &f, &any, &a) || a.low == a.high || (a.low < 0 && a.high > 0) ||
		!wb_counter_limits(t->ints, loop, &f, &any, &a))
		return;
	down = a.low < 0;
	top = down ? -(wb_i128)a.least : a.most;
	by = down ? -(wb_i128)a.low : a.high;
	for (uint32_t k = 0, e; (e = wb_next_entry(t->ints, loop, &k)) != WB_NONE;) {
		struct wb_affine start = wb_counter_start(t->ints, term, e);
		struct wb_range r = wb_affine_range(t->ints, &start, wb_point_along_for(t->ints, e, x->lanes));
		wb_i128 least = down ? -(wb_i128)r.shigh : r.slow, most = down ? -(wb_i128)r.slow : r.shigh;

		if ((most > top ? most : top) + by > INT32_MAX)
			return;
		growth = top - least > growth ? top - least : growth;
	}
	f = wb_affine_scaled(f, down ? UINT64_MAX : 1);
	if (!wb_affine_sum(&x->sum, &f, &x->sum))
		return;
	x->growth += growth;
	x->by += by;
	x->names = wb_format(t->cx->tmp, "%s%s%s", x->names, *x->names ? ", " : "", wb_trips_unit_name(t, v));
}

/* The @k-th value that is merged at the header of @loop, if it may be such a counter; else WB_NONE. */
static uint32_t
candidate(struct trips *t, uint32_t loop, struct wb_bits added, bool lanes, uint32_t k)
{
	uint32_t unit = t->g->row[k].unit;

	if (wb_unit_of_lanes(t->g, unit) != lanes || (unit < t->fn->nunit && !wb_bit(added, unit)))
		return WB_NONE;
	return wb_gsa_join(t->g, t->ls->loop[loop].header, unit);
}

static bool
find_counters(struct trips *t, uint32_t loop, struct wb_bits added, struct counters *x)
{
	struct wb_point any = wb_point_any(WB_NONE);
	struct wb_advance a;

	for (uint32_t k = 0; k < t->g->nrow; k++) {
		uint32_t v = candidate(t, loop, added, x->lanes, k);

		if (v != WB_NONE)
			add_counter(t, loop, x, v);
	}
	return x->sum.n && x->by <= INT32_MAX && wb_counter_advance(t->ints, loop, &x->sum, &any, &a) && a.low >= 1;
}

/* Whether there may be counters of lanes, and the lanes that take a back edge were on at the header. */
static bool
has_lanes(struct trips *t, uint32_t loop, struct wb_bits added)
{
	const struct wb_iteration *r;
	bool any = false;

	for (uint32_t k = 0; k < t->g->nrow && !any; k++)
		any = candidate(t, loop, added, true, k) != WB_NONE;
	t->searched += any ? t->fn->nblock : 0;		/* the path of an iteration */
	for (uint32_t k = 0, e; any && (e = wb_next_back(t->ints, loop, &k)) != WB_NONE;)
		any = wb_trips_may_search(t) && wb_trips_lanes_stay(t, loop, e, &r);
	return any;
}

bool
wb_trips_turns(struct trips *t, uint32_t loop, struct verdict *out)
{
	struct wb_bits added;

	t->searched += t->ls->loop[loop].nblock + t->g->nrow;
	if (!wb_trips_may_search(t))
		return false;
	added = wb_bits_new(t->cx->tmp, t->fn->nunit);
	find_added(t, loop, added);
	for (uint32_t k = !has_lanes(t, loop, added); k < 2; k++) {
		struct counters x = { .lanes = !k, .sum = wb_affine_number(32, 0), .names = "" };

		if (!find_counters(t, loop, added, &x) || x.growth > INT32_MAX ||
			(x.growth >= PLAUSIBLE && !t->type_range))
			continue;
		*out = (struct verdict){ .rank = COUNTED, .max = (uint64_t)x.growth, .total = WB_UNKNOWN,
			.type_range = x.growth >= PLAUSIBLE, .ranges = true };
		out->why = wb_format(t->cx->tmp,
			"each iteration that stays at %s moves one of %s%s on, which can move %llu times in all",
			wb_trips_block_loc(t, t->ls->loop[loop].header), x.names, x.lanes ? " of each lane" : "",
			(unsigned long long)x.growth);
		return true;
	}
	return false;
}
