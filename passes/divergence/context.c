/* passes/divergence/context.c -- the shape of a value for a set of lanes.
 *
 * A lane that was off when a vector register was written still has the old value. So a query is about a value and a
 * set of lanes S. It is traced back:
 *
 *	masked write under X	S within X: the result of the instruction
 *				S and X disjoint: the old value, for S
 *				else: some lanes have either: divergent
 *	gamma at b		each argument, for S; or, if S is within EXEC at the start of b, for the lanes that
 *				are on at the source of the edge
 *	mu at b			the latter; if S is not within EXEC there, for all lanes
 *	eta			its argument, for S; how often the loop iterates differs between waves
 *				(threads) as its exits do
 *
 * The lanes that are on at the start of b are those that are on at the end of the predecessor on the path. So what
 * holds for them on every edge holds at b, in each iteration.
 *
 * Scalar registers have one value for the wave: there the set does not matter.
 */
#include "../integer/integer.h"
#include "div.h"
#include "wavebound/minisimt.h"

static bool is_vector(const struct div *d, uint32_t v) { return wb_unit_of_lanes(d->g, d->g->value[v].unit); }

/* Whether all lanes of @context are in @set. */
static bool
is_within(const struct div *d, uint32_t context, uint32_t set)
{
	const struct wb_group *o = &d->context.at[context];

	return context > CONTEXT_DEF && (o->lanes == set || div_within(d, o, set));
}

#define ANY_SET (WB_NONE - 1)
/* The set of lanes in which value @v has the shape of CONTEXT_DEF. ANY_SET: any set; WB_NONE: it is not known as a set.
 */
static uint32_t
def_set(const struct div *d, uint32_t v)
{
	const struct wb_gsa_value *x = &d->g->value[v];
	uint32_t set = ANY_SET;

	if (!is_vector(d, v) || d->g->exec_lo == WB_NONE)
		return ANY_SET;
	switch (x->kind) {
	case WB_GSA_ENTRY: return d->entry_set;
	case WB_GSA_MASKED:
		set = wb_lanes_exec(d->l, x->at);
		return set == WB_LANES_ALL ? ANY_SET : set;
	case WB_GSA_MU: case WB_GSA_GAMMA: return d->l->span[d->l->block_span[x->at]].exec;
	case WB_GSA_ETA: return WB_NONE;
	default: return ANY_SET;
	}
}

uint32_t
div_value_node(struct div *d, uint32_t v, uint32_t context)
{
	for (;;) {
		uint32_t set = context == CONTEXT_DEF ? ANY_SET : def_set(d, v);

		if (set == ANY_SET || (set != WB_NONE && is_within(d, context, set)))
			return div_def_node(d, v);
		switch (d->g->value[v].kind) {
		case WB_GSA_GAMMA: case WB_GSA_ETA:
			return div_node(d, NODE_VALUE, v, context);
		case WB_GSA_MASKED:
			if (context > CONTEXT_DEF && div_disjoint(d, &d->context.at[context], set)) {
				v = wb_gsa_arg(d->g, v, 0);
				continue;
			}
			/* fall through */
		default:
			return div_node(d, NODE_VALUE, v, CONTEXT_ALL);
		}
	}
}

/* The context of the lanes that are on at the source of edge @e; CONTEXT_ALL if unknown. */
static uint32_t
edge_context(struct div *d, uint32_t e)
{
	uint32_t b = d->fn->edge[e].src;
	const struct wb_inst *last;
	const struct wb_span *s;

	if (b == WB_NONE)
		return d->entry_set == WB_NONE ?
			CONTEXT_ALL : div_context(d, (struct wb_group){ d->entry_set, WB_LANES_ALL });
	s = &d->l->span[d->l->block_span[b + 1] - 1];
	last = wb_last_inst(d->fn, b);
	if (last && wb_gsa_writes_exec(d->g, last))
		return CONTEXT_ALL;
	return div_context(d, (struct wb_group){ s->exec, s->care });
}

/* ---- joins --------------------------------------------------------------------------------- */
uint32_t
div_argument_context(struct div *d, uint32_t node, uint32_t k)
{
	uint32_t v = node_of(d, node)->id;
	const struct wb_gsa_value *x = &d->g->value[v];

	if (node_of(d, node)->context != CONTEXT_DEF || !is_vector(d, v))
		return node_of(d, node)->context;
	return edge_context(d, x->kind == WB_GSA_ETA ? x->at : d->fn->in[d->fn->block[x->at].in + k]);
}

uint32_t
div_argument(struct div *d, uint32_t node, uint32_t k)
{
	return div_value_node(d, wb_gsa_arg(d->g, node_of(d, node)->id, k), div_argument_context(d, node, k));
}

struct wb_div_shape
div_eval_join(struct div *d, uint32_t node)
{
	uint32_t first = WB_NONE, gate;
	const struct wb_gsa_value *x = &d->g->value[node_of(d, node)->id];
	struct wb_div_shape r = { .cls = DIV_UNSET };
	const struct wb_div_shape *g;
	bool differ = false, enters = node_of(d, node)->stage == STAGE_FIRST,
	     mask = node_of(d, node)->kind == NODE_MASK;

	for (uint32_t k = 0; k < x->narg; k++) {
		uint32_t e = d->fn->in[d->fn->block[x->at].in + k], arg;
		const struct wb_div_shape *f;

		if (enters && wb_edge_back(d->fn, e) != WB_NONE)
			continue;
		arg = mask ? div_mask_argument(d, node, k) : div_argument(d, node, k);
		if (arg == WB_NONE)
			return div_top(WB_DIV_BY_LANES, WB_NONE, WB_NONE);
		if (arg == node || wb_edge_dead(d->fn, e))
			continue;
		f = div_read(d, arg);
		if (div_is_unset(f))
			continue;
		if (f->cls == WB_DIV_DIVERGENT)
			return div_top(WB_DIV_BY_OPERAND, WB_NONE, arg);
		differ = differ || (first != WB_NONE && arg != first);
		first = first == WB_NONE ? arg : first;
		r = div_is_unset(&r) ? *f : div_join(&r, f);
		if (r.cls == WB_DIV_DIVERGENT)	/* strides differ */
			return div_top(WB_DIV_BY_JOIN, WB_NONE, f->cls == WB_DIV_AFFINE ? arg : first);
		r.why = WB_DIV_BY_OPERAND;
		r.from = r.cls == f->cls ? arg : first;
		r.inst = WB_NONE;
	}
	if (!differ || enters || div_is_unset(&r) || div_is_constant(&r))
		return r;
	if (x->kind == WB_GSA_MU && node_of(d, node)->context == CONTEXT_DEF)
		r.max = div_most(d, node, &(struct windowed){ .f = r });
	gate = div_node(d, NODE_GATE, x->at, CONTEXT_DEF);
	g = div_read(d, gate);
	if (div_is_unset(g))
		return r;
	if (g->cls > WB_DIV_WAVE)
		return div_top(WB_DIV_BY_GATE, WB_NONE, gate);
	return div_at_least(r, g->cls);
}

static struct wb_div_shape
eval_eta(struct div *d, uint32_t node)
{
	uint32_t arg = div_argument(d, node, 0), loop;
	const struct wb_div_shape *l, *f = div_read(d, arg);
	struct wb_div_shape r = *f;

	if (div_is_unset(f) || div_is_constant(f))
		return r;
	if (f->cls == WB_DIV_DIVERGENT)
		return div_top(WB_DIV_BY_OPERAND, WB_NONE, arg);
	loop = div_node(d, NODE_LOOP, wb_gsa_loop(d->g, &d->g->value[node_of(d, node)->id]), CONTEXT_DEF);
	l = div_read(d, loop);
	if (!div_is_unset(l) && l->cls > WB_DIV_WAVE)
		return div_top(WB_DIV_BY_LOOP, WB_NONE, loop);
	r.why = WB_DIV_BY_OPERAND;
	r.from = arg;
	return div_is_unset(l) ? r : div_at_least(r, l->cls);
}

/* ---- the entry ----------------------------------------------------------------------------------- */
/* How far the lanes of a wave are apart in each dimension. Waves have consecutive work-items, x before y, in workgroups
 * of one size. So the ids of a wave in one dimension are consecutive, unless it contains the end of the dimension
 * below, and starts again. That does not happen if the dimension below is a whole number of waves. */
static void
find_id_spans(struct div *d)
{
	const uint64_t *grid = d->values->grid;
	uint64_t with = 1;
	bool full_waves = !d->rows;

	memcpy(d->id_span, d->out->most, sizeof d->id_span);
	for (int k = 0; k < 3; k++)
		full_waves = full_waves && d->size[k] && grid[k] && grid[k] % d->size[k] == 0;
	for (int k = 0; k < 3 && full_waves; k++, with *= d->size[k - 1])
		if (with % d->lanes == 0)
			d->id_span[k] = 0;
		else if (d->lanes % with == 0 && with * d->size[k] % d->lanes == 0)
			d->id_span[k] = (uint32_t)(d->lanes / with - 1);
}

void
div_find_ids(struct div *d)
{
	const uint32_t *size = memcpy(d->size, d->values->workgroup, sizeof d->size), lanes = wb_fn_lanes(d->fn);
	const uint64_t row = d->values->grid[0];

	for (int k = 0; k < 3; k++)
		d->out->most[k] = size[k] ? size[k] - 1 : 1023;
	/* a shorter row would shift the next ones */
	d->rows = (size[1] == 1 && size[2] == 1) || (size[0] && size[0] % lanes == 0 && row && row % size[0] == 0);
	d->out->ids = d->rows ? WB_DIV_IDS_LANE : WB_DIV_IDS_XYZ;
	if (d->rows) {
		d->out->most[0] = lanes - 1;
		d->out->most[1] = d->out->most[2] = 0;
	}
	d->lanes = lanes;
	find_id_spans(d);
}

/* The work-item id in dimension @k. */
static struct wb_div_shape
id_of(const struct div *d, uint32_t k)
{
	const bool one = d->size[0] && d->size[0] <= d->lanes;
	struct wb_div_shape f = d->rows ? div_uniform(WB_DIV_WAVE) : div_constant(0);

	if (d->size[k] == 1)
		return div_constant(0);
	f.max = d->size[k] ? d->size[k] - 1 : 1023;
	f.why = WB_DIV_BY_ENTRY;
	if (d->rows && k)
		return f;
	f.stride[k] = 1;
	f.cls = WB_DIV_AFFINE;
	if (d->rows) {			/* a multiple of the wave size, plus the lane */
		f.base = one ? WB_DIV_LAUNCH : WB_DIV_WAVE;
		f.low_bits = one ? 32 : (uint8_t)__builtin_ctz(d->lanes);
	}
	return f;
}

static struct wb_div_shape
packed_ids(const struct div *d)
{
	struct wb_div_shape r = id_of(d, 0);

	for (uint32_t k = 1; k < 3; k++) {
		struct wb_div_shape id = id_of(d, k), by = div_constant(10 * k), below = r;

		if (!div_compute(WB_OP_SHLADD, false, (const struct wb_div_shape *const[]){ &id, &by, &below }, 3,
			    d->out->most, &r))
			return div_top(WB_DIV_BY_ENTRY, WB_NONE, WB_NONE);
	}
	r.why = WB_DIV_BY_ENTRY;
	return r;
}

static bool within(uint32_t s, uint32_t first, uint32_t n) { return first != WB_NONE && s >= first && s < first + n; }

static struct wb_div_shape
at_entry(struct div *d, uint32_t unit)
{
	const struct wb_kernel_desc *desc = d->fn->is_kernel ? d->fn->desc : NULL;
	const struct wb_abi *a = desc ? &desc->abi : NULL;
	const struct wb_unit *u = unit < d->fn->nunit ? &d->fn->unit[unit] : NULL;
	struct wb_div_shape f = div_uniform(WB_DIV_WAVE);
	uint32_t s;

	f.why = WB_DIV_BY_ENTRY;
	/* variables have the same start value in all threads */
	if (d->env && d->env->module && d->env->module->isa == WB_ISA_MINI_SIMT)
		return unit == WB_MSIMT_TID ? div_top(WB_DIV_BY_ENTRY, WB_NONE, WB_NONE) : div_uniform(WB_DIV_LAUNCH);
	if (!u)
		return d->g->slot[unit - d->fn->nunit].kind == WB_GSA_SLOT_LANE ?
			f : div_top(WB_DIV_BY_ENTRY, WB_NONE, WB_NONE);
	if (u->cls == WB_UNIT_VECTOR) {
		s = wb_register_number(d->fn, unit, 'v');
		if (!a || s == WB_NONE || (a->workitem_id_packed ? s > 0 : s >= a->workitem_id_dims))
			return div_top(WB_DIV_BY_ENTRY, WB_NONE, WB_NONE);
		return a->workitem_id_packed ? packed_ids(d) : id_of(d, s);
	}
	s = wb_register_number(d->fn, unit, 's');
	if (u->role == WB_ROLE_MODE)		/* of the descriptor; in a callee, whatever its callers left */
		return d->fn->is_kernel ? div_uniform(WB_DIV_LAUNCH) : f;
	if (!a || s == WB_NONE)
		return f;
	if (within(s, a->s_workgroup_id[0], 1) || within(s, a->s_workgroup_id[1], 1) ||
		within(s, a->s_workgroup_id[2], 1) || within(s, a->s_workgroup_yz, 1)) {
		f.cls = f.base = WB_DIV_WORKGROUP;
		f.max = (uint32_t)wb_integers_entry(div_integers(d), unit, wb_group_any()).high;
	}
	/* private memory begins at a word of all lanes, of each wave */
	if (within(s, a->s_private_segment_buffer, 1) || within(s, a->s_scratch_wave_offset, 1))
		f.low_bits = (uint8_t)__builtin_ctz(4 * d->lanes);
	if (within(s, a->s_private_segment_buffer, 4) || within(s, a->s_dispatch_ptr, 2) ||
		within(s, a->s_queue_ptr, 2) || within(s, a->s_kernarg_ptr, 2) || within(s, a->s_dispatch_id, 2) ||
		within(s, a->s_private_segment_size, 1))
		f.cls = f.base = WB_DIV_LAUNCH;
	return f;
}

/* ---- all ------------------------------------------------------------------------------------------- */
struct wb_div_shape
div_eval_value(struct div *d, uint32_t node)
{
	uint32_t v = node_of(d, node)->id;
	const struct wb_gsa_value *x = &d->g->value[v];
	bool all = node_of(d, node)->context == CONTEXT_ALL;

	switch (x->kind) {
	case WB_GSA_ENTRY:
		return all ? div_top(WB_DIV_BY_ENTRY, WB_NONE, WB_NONE) : at_entry(d, x->unit);
	case WB_GSA_GAMMA: case WB_GSA_MU:
		return div_eval_join(d, node);
	case WB_GSA_ETA:
		return eval_eta(d, node);
	case WB_GSA_MASKED:
		if (all)
			return div_top(WB_DIV_BY_MASK, x->at, d->with_reasons ? div_value_node(d, v, CONTEXT_DEF) :
				WB_NONE);
		/* fall through */
	default:
		if (x->clobber)
			return is_vector(d, v) ? div_top(WB_DIV_BY_ENTRY, x->at, WB_NONE) : div_uniform(WB_DIV_WAVE);
		return div_transfer(d, v);
	}
}
