/* src/exact/run.c -- the execution of one launch: whether it is possible, the timing slices, and the report if data
 * decides.
 */
#include "exact.h"

#define MOST_NAMED 4u
#define MOST_SIMDS 65536u
#define MOST_BANKS 65536u
#define MOST_LDS_BYTES (1u << 24)
#define MOST_SCRATCH_BYTES (1u << 18)

const char *const wb_exact_kind_name[] = { "none", "branch", "mask", "address", "count", "instruction", "trap" };

/* ---- refusals --------------------------------------------------------------- */
/* Refuses what would take too much memory. */
static const char *
too_large(const struct wb_fn *fn, const struct wb_machine *m, const struct wb_launch *l)
{
	uint64_t lds = wb_launch_lds(l, fn);

	if ((uint64_t)m->cus * m->simds > MOST_SIMDS || m->lds_banks > MOST_BANKS)
		return "the machine is too large to be executed";
	if (lds > m->lds_bytes || lds > MOST_LDS_BYTES)
		return "a workgroup has more LDS than is executed";
	if (fn->desc->narg >= MOST_BASES / 4)
		return "the kernel has too many arguments";
	if (fn->desc->scratch_bytes > MOST_SCRATCH_BYTES)
		return "a lane has more private memory than is executed";
	return NULL;
}

static const char *
not_modelled(
	const struct wb_module *m, const struct wb_fn *fn, const struct wb_machine *machine, const struct wb_launch *l)
{
	if (machine->kind != WB_MACHINE_GCN || m->isa != WB_ISA_GCN)
		return "the input is not code of a GCN machine";
	if (!wb_gcn_is_executed(m->gfx))
		return "gfx801 and gfx802 are not executed";
	if (!fn->desc || fn->refused)
		return "the kernel has no descriptor";
	if (machine->line_bytes & (machine->line_bytes - 1) || machine->line_bytes > 4 * wb_fn_lanes(fn))
		return "lines of memory have no power of two of bytes, or more than a word of each lane, so alignment "
		       "does not say how many an access touches";
	if (wb_launch_lds(l, fn) == WB_UNKNOWN)
		return "the launch does not say how much LDS a workgroup has";
	return too_large(fn, machine, l);
}

/* ---- what is executed -------------------------------------------------------------------------- */
/* Assigns steps to the kernel and its callees. False: a callee cannot be executed. */
static bool
find_functions(struct program *g)
{
	uint32_t *todo = WB_NEW(g->cx->tmp, uint32_t, g->m->nfn), n = 0;

	g->first = WB_NEW(g->cx->tmp, uint32_t, g->m->nfn);
	for (uint32_t f = 0; f < g->m->nfn; f++)
		g->first[f] = WB_NONE;
	g->first[g->fn->id] = 0;
	g->nstep = g->fn->ninst;
	todo[n++] = g->fn->id;
	while (n) {
		const struct wb_fn *fn = g->m->fn[todo[--n]];

		for (uint32_t k = 0; k < fn->ncall; k++) {
			uint32_t to = wb_callee(fn, &fn->inst[fn->call[k]]);

			if (to == WB_NONE || g->m->fn[to]->refused || !g->m->fn[to]->nblock)
				return false;
			if (g->first[to] != WB_NONE)
				continue;
			g->first[to] = g->nstep;
			g->nstep += g->m->fn[to]->ninst;
			todo[n++] = to;
		}
	}
	return true;
}

/* Whether a function that is executed sets the priority of its waves. */
static bool
sets_priority(const struct program *g)
{
	for (uint32_t f = 0; f < g->m->nfn; f++)
		if (g->first[f] != WB_NONE && wb_sets_priority(g->m->fn[f]))
			return true;
	return false;
}

static bool
has_contents(const struct program *g)
{
	for (uint32_t k = 0; k < g->nbase - g->first_arg; k++)
		if (g->contents[k].at)
			return true;
	return false;
}

/* The timing slices of all functions, which must agree on the memory that matters. */
static struct wb_timing **
find_slices(struct program *g, bool contents, uint32_t *read)
{
	struct wb_timing **t = WB_NEW(g->cx->tmp, struct wb_timing *, g->m->nfn);
	uint32_t reads = contents ? 1u << WB_SPACE_GLOBAL : 0, before;

	do {
		before = reads;
		for (uint32_t f = 0; f < g->m->nfn; f++) {
			if (g->first[f] == WB_NONE || (t[f] && t[f]->reads == reads))
				continue;
			t[f] = wb_timing_find(g->cx, g->m->fn[f], reads);
			reads |= t[f]->reads;
		}
	} while (reads != before);
	*read = reads;
	return t;
}

/* All instructions and all memory matter: no slice is used. */
static void
need_all(const struct program *g, struct wb_timing **t)
{
	for (uint32_t f = 0; f < g->m->nfn; f++)
		if (g->first[f] != WB_NONE)
			memset(t[f]->need, 0xff, (g->m->fn[f]->ninst / 64 + 1) * sizeof *t[f]->need);
}

/* ---- reports --------------------------------------------------------------------------------- */
static void
report_instruction(const struct program *g, uint32_t step, const struct wb_fn **fn, uint32_t *inst)
{
	if (step == WB_NONE)
		return;
	*fn = g->m->fn[g->step[step].fn];
	*inst = g->step[step].inst;
}

static const char *
remedy(const struct wave *w, const struct wb_exact *out)
{
	const struct wb_inst *from = out->from_fn ? &out->from_fn->inst[out->from_inst] : NULL;
	const struct wb_inst *i = out->fn ? &out->fn->inst[out->inst] : NULL;

	switch (w->why) {
	case WHY_LINES:
		return "how many lines it touches depends on where the buffer begins, which is a multiple of less than "
		       "a line (align in the launch)";
	case WHY_MODEL:
		return i && i->tclass == WB_TC_IMAGE ?
			"it accesses an image, and no launch says where the texels of an image lie" :
			"the result of this instruction is not modelled";
	case WHY_ABORT: return "the kernel aborts here";
	case WHY_OUTSIDE: return "it accesses memory outside of the buffer that the launch gives";
	case WHY_MISALIGNED: return "its address is no multiple of what the machine demands";
	case WHY_FAULT: return "it accesses LDS that the workgroup does not have";
	default: break;
	}
	if (!from)
		return "it reads a value that the launch does not give, or a register or memory that was never written";
	if (from->tclass == WB_TC_IMAGE)
		return "it depends on what an image holds, which no launch says";
	if (from->op == WB_OP_TIME)
		return "it depends on a clock or another hardware register: no launch determines it";
	if (from->mem.space == WB_SPACE_SCALAR)
		return "if an argument is loaded there, give it a value (--arg, or <argument> in the launch); if a "
		       "buffer, its contents (content=\"given\")";
	if (from->mem.count && from->mem.access & WB_ATOMIC)
		return "it depends on the result of an atomic";
	if (from->mem.count)
		return "it depends on what memory holds: if that is the same in every run, say so with "
		       "content=\"given\" on the buffer";
	return "it depends on the result of an instruction that is not modelled";
}

enum wb_exact_kind
wb_exact_kind_of(enum why why)
{
	static const uint8_t kinds[] = {
		[WHY_BRANCH] = WB_EXACT_BRANCH,
		[WHY_MASK] = WB_EXACT_MASK,
		[WHY_ADDRESS] = WB_EXACT_ADDRESS,
		[WHY_LINES] = WB_EXACT_ADDRESS,
		[WHY_COUNT] = WB_EXACT_COUNT,
		[WHY_MODEL] = WB_EXACT_INSTRUCTION,
		[WHY_ABORT] = WB_EXACT_TRAP,
		[WHY_FAULT] = WB_EXACT_ADDRESS,
		[WHY_OUTSIDE] = WB_EXACT_ADDRESS,
		[WHY_MISALIGNED] = WB_EXACT_ADDRESS,
	};

	return (enum wb_exact_kind)kinds[why];
}

static void
report_why(const struct program *g, const struct wave *w, struct wb_exact *out)
{
	out->kind = wb_exact_kind_of(w->why);
	report_instruction(g, w->effect.step, &out->fn, &out->inst);
	report_instruction(g, w->why_origin, &out->from_fn, &out->from_inst);
	out->why = remedy(w, out);
}

static void
report_outside(const struct program *g, struct wb_exact *out)
{
	static const char *const names[] = {
		[BASE_KERNARG] = "kernel arguments",
		[BASE_PACKET] = "dispatch packet",
		[BASE_QUEUE] = "queue",
		[BASE_CODE] = "the tables of the program",
	};
	uint32_t b = g->outside_base;

	report_instruction(g, g->outside, &out->outside_fn, &out->outside_inst);
	if (!out->outside_fn)
		return;
	out->outside_bytes = g->base_bytes[b];
	out->outside_of = b < WB_COUNT(names) ? names[b] :
		b < g->first_arg		   ? g->m->section[b - g->first_section].name :
						     g->fn->desc->arg[b - g->first_arg].name;
}

/* ---- addresses that the launch does not state ---------------------------------------------------------- */
/* Whether the result rests on more alignment of buffers than the launch states. */
static void
find_unstated(const struct program *g, struct wb_exact *out)
{
	struct wb_out o = wb_out_new(g->keep->unit);
	uint32_t n = 0;

	for (uint32_t b = g->first_arg; b < g->nbase; b++) {
		const char *name = g->fn->desc->arg[b - g->first_arg].name;

		if (!g->rests->base[b] || ++n > MOST_NAMED)
			continue;
		wb_puts(&o, n > 1 ? ", " : "");
		if (name && *name)
			wb_printf(&o, "'%s'", name);
		else
			wb_printf(&o, "argument %u", b - g->first_arg);
	}
	if (n > MOST_NAMED)
		wb_printf(&o, " and %u more", n - MOST_NAMED);
	if (!n)
		return;
	out->status = WB_EXACT_UNALIGNED;
	out->why = wb_format(g->keep->unit,
		"it is known only if %s begin%s at %s of a line (%u bytes), as allocators have it, and the launch does "
		"not say so: --align %u or a <buffer> does",
		o.at, n == 1 ? "s" : "", n == 1 ? "a multiple" : "multiples", 1u << g->line_shift, 1u << g->line_shift);
}

/* ---- the run ------------------------------------------------------------------------------------------ */
enum wb_status
wb_exact_run(struct wb_ctx *cx, const struct wb_module *module, const struct wb_fn *fn, const struct wb_launch *launch,
	const struct wb_machine *machine, const struct wb_exact_options *options, struct wb_exact *out)
{
	struct wb_arena_mark mark = wb_arena_mark(cx->tmp);
	struct wb_ctx own = *cx;
	struct program *g = WB_NEW(cx->tmp, struct program, 1);
	const struct wave *stopped = NULL;
	struct wb_timing **slice;
	uint32_t reads = 0;
	enum wb_status s = WB_OK;

	own.unit = cx->tmp;
	*out = (struct wb_exact){ .status = WB_EXACT_DETERMINED,
		.any_data = options->any_data,
		.why = not_modelled(module, fn, machine, launch) };
	*g = (struct program){ .cx = &own, .keep = cx, .m = module, .fn = fn, .machine = machine, .launch = launch };
	if (!out->why && !find_functions(g))
		out->why = "it calls a function that is not known or was refused";
	if (!out->why && sets_priority(g))
		out->why = "the code sets priorities of waves (s_setprio): they issue in another order than "
			   "the machine says";
	if (out->why) {
		out->status = WB_EXACT_NOT_MODELLED;
		wb_arena_reset(cx->tmp, mark);
		return WB_OK;
	}
	g->vector_of = WB_NEW(cx->tmp, uint16_t, WB_GCN_NUNIT + 1);
	g->line_shift = (uint32_t)__builtin_ctzll(machine->line_bytes);
	wb_exact_environment(g);
	wb_exact_contents(g, options);
	if (options->count_loops)
		wb_exact_count_loops(g);
	slice = find_slices(g, has_contents(g), &reads);
	if (options->plain)
		need_all(g, slice);
	s = wb_exact_decode(g, slice);
	if (s == WB_OK)
		wb_exact_least(g);
	g->independent = !(reads & ~(1u << WB_SPACE_SCRATCH)) && !options->plain;
	if (s == WB_OK && g->independent)
		wb_exact_traces(g, options->limit);
	out->in_advance = g->traces != NULL;
	out->independent = g->independent;
	if (s == WB_OK)
		s = wb_exact_device(g, options, out, &stopped);
	if (s == WB_OK && out->status == WB_EXACT_OPEN)
		report_why(g, stopped, out);
	report_outside(g, out);
	if (s == WB_OK && out->status == WB_EXACT_DETERMINED)
		find_unstated(g, out);
	/* where nothing passes between waves, only values decide how often a loop iterates, not times */
	if (out->status == WB_EXACT_DETERMINED ||
		(out->status == WB_EXACT_UNALIGNED && g->independent && !g->rests->values)) {
		out->loop = g->loop;
		out->reached = g->reached;
	}
	wb_arena_reset(cx->tmp, mark);
	return s;
}
