/* src/cli/share_kernels.c -- kernels of a shared device that are given as code: bounds the time of a block.
 *
 * All kernels are prepared first, because each may delay the others. Then each is bounded, with all others as
 * interference. Cycles are converted to nanoseconds with the clock of the description, rounded up.
 */
#include "cli.h"
#include "request.h"
#include "share.h"

struct coded {
	struct wb_share_kernel *k;
	struct wb_request req;
	struct wb_world world;
	struct wb_bound_input in;
};

/* @path, relative to the folder of the system description. */
static const char *
sibling_file(struct wb_ctx *cx, const struct wb_share_kernel *k, const char *path)
{
	const char *system = cx->files->file.at[k->loc.file]->name, *slash = strrchr(system, '/');

	return *path == '/' || !slash ? path : wb_format(cx->unit, "%.*s/%s", (int)(slash - system), system, path);
}

static enum wb_status
load(struct wb_ctx *cx, struct coded *c, enum wb_solver solver)
{
	const struct wb_share_kernel *k = c->k;
	enum wb_status s;

	c->req = wb_request_new();
	c->req.solver = solver;
	c->req.launch = sibling_file(cx, k, k->launch);
	if (k->machine)
		c->req.machine = strpbrk(k->machine, "./") ? sibling_file(cx, k, k->machine) : k->machine;
	if (k->function)
		WB_PUSH(cx->unit, &c->req.kernel, k->function);
	if (k->facts)
		WB_PUSH(cx->unit, &c->req.facts, sibling_file(cx, k, k->facts));
	s = cli_read_file(cx, sibling_file(cx, k, k->object), &c->req.input);
	if (s == WB_OK)
		s = wb_world_load(cx, &c->req, &c->world);
	if (s == WB_OK)
		s = wb_world_equip(&c->world);
	if (s != WB_OK || (c->world.nchosen == 1 && !c->world.chosen[0]->refused))
		return s;
	wb_report(cx->diag, WB_E_SHARE_VALUE, k->loc,
		"'%s' must mean one kernel that can be analysed, and it means %u: name it with kernel=", k->object,
		c->world.nchosen);
	return WB_BAD_INPUT;
}

static enum wb_status
prepare(struct wb_ctx *cx, struct coded *c, enum wb_solver solver)
{
	struct wb_fn *fn;
	const struct wb_launch *launch = NULL;
	enum wb_status s = load(cx, c, solver);

	if (s != WB_OK)
		return s;
	fn = c->world.chosen[0];
	s = wb_prepare_callees(&c->world, true, NULL);
	if (s == WB_OK)
		s = wb_world_launch(cx, &c->world, fn, &launch);
	if (s == WB_OK)
		s = wb_prepare_kernel(cx, &c->world, fn, launch, true, NULL, NULL);
	if (s == WB_OK)
		s = wb_facts_all_used(&c->world);
	c->in = (struct wb_bound_input){
		.module = c->world.module, .fn = fn, .machine = c->world.machine, .launch = launch, .how = c->world.how
	};
	return s;
}

/* The machine must describe the device: it has at least as many units, and room for as many threads. */
static enum wb_status
check_machine(struct wb_ctx *cx, const struct wb_share_system *s, const struct coded *c, const struct coded *first)
{
	const struct wb_machine *m = c->in.machine;
	const struct wb_share_device *d = &s->device;

	if (strcmp(m->hash, first->in.machine->hash) != 0) {
		wb_report(cx->diag, WB_E_SHARE_VALUE, c->k->loc,
			"kernel '%s' is for machine '%s', and '%s' for '%s': one device is one machine", c->k->name,
			m->name, first->k->name, first->in.machine->name);
		return WB_BAD_INPUT;
	}
	if (d->engines * d->units <= m->cus &&
		d->room[WB_ROOM_THREADS] <= (uint64_t)m->waves * m->simds * m->wave_lanes)
		return WB_OK;
	wb_report(cx->diag, WB_E_SHARE_VALUE, s->loc,
		"the device has %u units of %u threads, and machine '%s', for which its kernels are bounded, %u units "
		"of %u",
		d->engines * d->units, d->room[WB_ROOM_THREADS], m->name, m->cus, m->waves * m->simds * m->wave_lanes);
	return WB_BAD_INPUT;
}

/* The resources of a unit that a block needs. A limit by resources that the description of the device does not have
 * (SGPRs, barriers) is expressed by block slots. */
static void
set_needs(const struct wb_share_device *d, const struct coded *c, const struct wb_occupancy *occ)
{
	struct wb_share_kernel *k = c->k;
	const struct wb_kernel_desc *desc = c->in.fn->desc;
	const struct wb_machine *m = c->in.machine;
	uint64_t lds = wb_launch_dynamic_lds(c->in.launch, c->in.fn) + (desc ? desc->lds_bytes : 0);
	uint32_t vgprs = desc ? (desc->vgprs + m->vgpr_granule - 1) / m->vgpr_granule * m->vgpr_granule : 0;

	k->blocks = c->in.launch->workgroups > UINT32_MAX ? UINT32_MAX : (uint32_t)c->in.launch->workgroups;
	k->need[WB_ROOM_THREADS] = occ->waves_per_workgroup * m->wave_lanes;
	k->need[WB_ROOM_REGISTERS] = vgprs * k->need[WB_ROOM_THREADS];
	k->need[WB_ROOM_LDS] = (uint32_t)wb_min_u64(lds, UINT32_MAX);
	if (wb_share_fit(d, k) > occ->workgroups_per_cu)
		k->need[WB_ROOM_SLOTS] = d->room[WB_ROOM_SLOTS] / (occ->workgroups_per_cu + 1) + 1;
}

static enum wb_status
bound(struct wb_ctx *cx, const struct wb_share_system *s, struct coded *c, const struct wb_interference *interference)
{
	struct wb_occupancy occ;
	uint64_t cycles, ns;
	enum wb_status st = wb_workgroup_bound(cx, &c->in, interference, &occ, &cycles);

	if (st != WB_OK)
		return st;
	if (!wb_mul_u64(cycles, 1000, &ns) || wb_ceil_div(ns, c->k->mhz) > WB_SHARE_MOST_TIME) {
		wb_report(cx->diag, WB_E_CYCLES_OVERFLOW, c->k->loc,
			"a block of '%s' may take %llu cycles: too many for a time", c->k->name,
			(unsigned long long)cycles);
		return WB_OVERFLOW;
	}
	c->k->time_ns = c->k->first_ns = wb_ceil_div(ns, c->k->mhz);
	set_needs(&s->device, c, &occ);
	return WB_OK;
}

enum wb_status
cli_share_kernels(struct wb_ctx *cx, struct wb_share_system *s, enum wb_solver solver)
{
	struct coded *coded = WB_NEW(cx->unit, struct coded, s->kernel.n);
	struct wb_interference interference = { .imax_cycles = 0 };
	enum wb_status st = WB_OK;
	uint32_t n = 0;

	for (uint32_t k = 0; k < s->kernel.n && st == WB_OK; k++)
		if (s->kernel.at[k].object) {
			coded[n].k = &s->kernel.at[k];
			st = prepare(cx, &coded[n], solver);
			if (st == WB_OK)
				st = check_machine(cx, s, &coded[n], &coded[0]);
			if (st == WB_OK)
				st = wb_interference_add(cx, &coded[n].in, &interference);
			n++;
		}
	for (uint32_t k = 0; k < n && st == WB_OK; k++)
		st = bound(cx, s, &coded[k], &interference);
	if (st == WB_OK && n && n < s->kernel.n)
		wb_report(cx->diag, WB_W_SHARE_MIXED, s->loc,
			"kernels with a stated time share the device with kernels given as code, whose times assume "
			"that all others are among these");
	return st;
}
