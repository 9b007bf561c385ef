/* passes/trips/text.c -- texts of the trip-count pass: origins of values, expressions. */
#include "trips.h"
#include "wavebound/gsa.h"

const char *
wb_trips_loc(struct trips *t, uint32_t inst)
{
	const struct wb_inst *i = &t->fn->inst[inst];
	struct wb_loc loc = wb_inst_src(i);

	if (!wb_loc_known(loc))
		return wb_format(t->cx->tmp, "instruction %u", inst);
	return wb_loc_text(t->cx->tmp, t->cx->files, loc);
}

const char *
wb_trips_block_loc(struct trips *t, uint32_t block)
{
	struct wb_loc loc = wb_block_src(t->fn, block);

	if (wb_loc_known(loc))
		return wb_loc_text(t->cx->tmp, t->cx->files, loc);
	return t->fn->block[block].label ? t->fn->block[block].label : wb_format(t->cx->tmp, "block %u", block);
}

const char *
wb_trips_unit_name(struct trips *t, uint32_t v)
{
	return v == WB_NONE ? "a value that is not followed" :
			      wb_gsa_unit_name(t->cx->tmp, t->g, wb_value_unit(t->g, v));
}

const char *
wb_trips_describe_inst(struct trips *t, uint32_t inst)
{
	enum wb_op op = (enum wb_op)t->fn->inst[inst].op;

	if (op == WB_OP_LOAD)
		return wb_format(t->cx->tmp, "the load at %s", wb_trips_loc(t, inst));
	if (op == WB_OP_ATOMIC)
		return wb_format(t->cx->tmp, "the atomic operation at %s", wb_trips_loc(t, inst));
	if (op == WB_OP_READFIRST || op == WB_OP_READLANE)
		return wb_format(t->cx->tmp, "a lane's value, read at %s", wb_trips_loc(t, inst));
	return wb_format(t->cx->tmp, "what is computed at %s (%s)", wb_trips_loc(t, inst), wb_op_name[op]);
}

const char *
wb_trips_describe(struct trips *t, uint32_t v)
{
	uint32_t at;

	if (wb_value_is_entry(t->g, v))
		return wb_format(t->cx->tmp, "what %s holds at the start", wb_trips_unit_name(t, v));
	if (v == WB_NONE)
		return "a value that is not followed";
	if (wb_value_is_merge(t->g, v))
		return wb_format(t->cx->tmp, "one of several values of %s that meet at %s", wb_trips_unit_name(t, v),
			wb_trips_block_loc(t, wb_value_at(t->g, v)));
	at = wb_value_at(t->g, v);
	if (t->fn->inst[at].op == WB_OP_CALL)
		return wb_format(t->cx->tmp, "what the call at %s leaves in %s", wb_trips_loc(t, at),
			wb_trips_unit_name(t, v));
	return wb_trips_describe_inst(t, at);
}

/* The kernel argument at @offset, or NULL. */
static const struct wb_arg *
argument(const struct trips *t, uint32_t offset)
{
	const struct wb_kernel_desc *d = t->fn->desc;

	for (uint32_t k = 0; d && k < d->narg; k++)
		if (offset >= d->arg[k].offset && offset - d->arg[k].offset < d->arg[k].bytes)
			return &d->arg[k];
	return NULL;
}

const char *
wb_trips_describe_term(struct trips *t, uint32_t term)
{
	const struct wb_term *at = wb_affine_term(t->ints, term);
	const struct wb_arg *a;

	if (at->kind == WB_TERM_LOOP)
		return "which iteration of a loop it is";
	if (at->kind != WB_TERM_ARGUMENT)
		return wb_trips_describe(t, at->v);
	a = argument(t, at->offset);
	if (a && a->kind == WB_ARG_HIDDEN)
		return wb_format(t->cx->tmp, "%s, which the sizes of the launch decide",
			a->value_kind && *a->value_kind ? a->value_kind : a->name);
	if (a && a->name && *a->name)
		return wb_format(t->cx->tmp, "argument %s of the kernel, which the launch decides", a->name);
	return wb_format(t->cx->tmp, "the argument at byte %u", at->offset);
}

static const char *
term_name(struct trips *t, uint32_t term)
{
	const struct wb_term *at = wb_affine_term(t->ints, term);
	const struct wb_arg *a;

	if (at->kind == WB_TERM_ARGUMENT) {
		a = argument(t, at->offset);
		return a && a->name && *a->name ? a->name : wb_format(t->cx->tmp, "argument+%u", at->offset);
	}
	if (at->kind == WB_TERM_LOOP)
		return wb_format(t->cx->tmp, "iteration of loop %u", at->offset);
	return wb_trips_unit_name(t, at->v);
}

const char *
wb_trips_affine_text(struct trips *t, const struct wb_affine *f, bool sign)
{
	const char *s = "";
	int64_t add = wb_with_sign(f->bits, f->add);

	for (uint32_t j = 0; j < f->n; j++) {
		int64_t k = wb_with_sign(f->bits, f->k[j]);
		const char *name = term_name(t, f->term[j]), *link = *s ? (k < 0 ? " - " : " + ") : k < 0 ? "-" : "";
		uint64_t size = k < 0 ? 0 - (uint64_t)k : (uint64_t)k;

		s = size == 1 ? wb_format(t->cx->tmp, "%s%s%s", s, link, name) :
				wb_format(t->cx->tmp, "%s%s%llu * %s", s, link, (unsigned long long)size, name);
	}
	if (!f->n)
		return sign ? wb_format(t->cx->tmp, "%lld", (long long)add) :
			      wb_format(t->cx->tmp, "%llu", (unsigned long long)f->add);
	if (!add)
		return s;
	return wb_format(t->cx->tmp, "%s %c %llu", s, add < 0 ? '-' : '+',
		(unsigned long long)(add < 0 ? 0 - (uint64_t)add : (uint64_t)add));
}

struct verdict
wb_trips_refuse(enum rank rank, const char *why)
{
	return (struct verdict){ .rank = rank, .max = WB_UNKNOWN, .total = WB_UNKNOWN, .why = why };
}

/* The buffer that the number @at is loaded from; NULL: none. */
static const struct wb_arg *
loaded_from(struct trips *t, const struct wb_term *at)
{
	struct wb_point w;
	struct wb_affine f;
	uint32_t inst;

	if (at->kind == WB_TERM_ARGUMENT || at->kind == WB_TERM_LOOP || !wb_value_is_def(t->g, at->v))
		return NULL;
	inst = wb_value_at(t->g, at->v);
	return t->fn->inst[inst].op == WB_OP_LOAD ? wb_loaded_buffer(t->ints, inst, &f, &w) : NULL;
}

static bool
is_of_atomic(const struct trips *t, const struct wb_term *at)
{
	return at->kind != WB_TERM_ARGUMENT && at->kind != WB_TERM_LOOP && wb_value_is_def(t->g, at->v) &&
		t->fn->inst[wb_value_at(t->g, at->v)].op == WB_OP_ATOMIC;
}

struct verdict
wb_trips_blame(struct trips *t, enum rank rank, uint32_t exit, uint32_t term)
{
	const struct wb_term *at = wb_affine_term(t->ints, term);
	struct verdict v =
		REFUSE(t, rank, "the exit at %s depends on %s%s", wb_trips_loc(t, exit),
			wb_trips_describe_term(t, term), is_of_atomic(t, at) ?
				"; if lanes wait for each other there, no count is true: `wavebound deadlock` says "
				"whether they do" : "");

	v.argument = at->kind == WB_TERM_ARGUMENT ? argument(t, at->offset) : NULL;
	v.data = loaded_from(t, at);
	return v;
}
