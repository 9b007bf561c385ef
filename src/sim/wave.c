/* src/sim/wave.c -- wavefronts and workgroups: initial registers, one step, barriers.
 */
#include <assert.h>

#include "random.h"
#include "sim.h"

/* ---- faults ------------------------------------------------------------------------------ */
void
wb_sim_fault(struct wb_sim_wave *w, const struct step *p, enum wb_diag_code code, const char *fmt, ...)
{
	struct wb_diag *d = w->sim->cx->diag;
	char text[300];
	va_list ap;

	if (w->fault)
		return;
	w->fault = true;
	va_start(ap, fmt);
	vsnprintf(text, sizeof text, fmt, ap);
	va_end(ap);
	wb_report(d, code, p->i->src.line ? p->i->src : p->i->loc, "%s", text);
	if (p->i->src.line)
		wb_note(d, p->i->loc, "the instruction");
	wb_note(d, WB_NO_LOC, "workgroup %llu, %s %u, after %llu instructions of it", (unsigned long long)w->group->id,
		w->sim->split ? "work-item" : "wave", w->id, (unsigned long long)w->done);
}

/* ---- sources ------------------------------------------------------------------------------- */
/* Operand numbers that are not registers. */
enum {
	SRC_SHARED_BASE = 235,
	SRC_SHARED_LIMIT,
	SRC_PRIVATE_BASE,
	SRC_PRIVATE_LIMIT,
	SRC_VCCZ = 251,
	SRC_EXECZ,
	SRC_SCC
};

static uint64_t
special(struct wb_sim_wave *w, const struct opnd *o)
{
	switch (o->reg) {
	case SRC_SHARED_BASE: return (uint64_t)APERTURE_LDS << 32;
	case SRC_SHARED_LIMIT: return (uint64_t)APERTURE_LDS << 32 | UINT32_MAX;
	case SRC_PRIVATE_BASE: return (uint64_t)APERTURE_SCRATCH << 32;
	case SRC_PRIVATE_LIMIT: return (uint64_t)APERTURE_SCRATCH << 32 | UINT32_MAX;
	case SRC_VCCZ: return !mask_at(w, WB_GCN_VCC_LO);
	case SRC_EXECZ: return !exec_mask(w);
	case SRC_SCC: return w->s[WB_GCN_SCC];
	}
	return w->s[o->reg];
}

uint64_t
wb_sim_scalar(struct wb_sim_wave *w, const struct step *p, const struct opnd *o)
{
	(void)p;
	if (o->kind == O_IMM)
		return o->imm;
	if (o->reg >= SRC_SHARED_BASE)
		return special(w, o);
	return o->nunit >= 2 ? pair(w, o->reg) : w->s[o->reg];
}

const uint32_t *
wb_sim_vsrc(struct wb_sim_wave *w, const struct opnd *o, uint32_t unit, uint32_t tmp[LANES])
{
	uint32_t x;

	if (o->kind == O_VGPR)
		return w->v[o->reg + unit];
	x = o->kind == O_IMM ? (uint32_t)(o->imm >> 32 * unit) : w->s[o->reg + unit];
	for (int i = 0; i < LANES; i++)
		tmp[i] = x;
	return tmp;
}

/* ---- initial registers ------------------------------------------------------------------------ */
static uint64_t
wave_scratch_bytes(const struct wb_sim *s)
{
	return (uint64_t)s->scratch_bytes * s->lanes;
}

/* Waves of a full workgroup. Waves of one lane (wb_sim_split), too, have scratch memory for all lanes: code that saves
 * registers switches all lanes on. */
static uint32_t
full_waves(const struct wb_sim *s)
{
	return s->split ? s->items : (uint32_t)wb_ceil_div(s->items, s->lanes);
}

static void
set2(struct wb_sim_wave *w, uint32_t reg, uint64_t x)
{
	if (reg != WB_NONE && reg + 1 < NSGPR)
		set_pair(w, reg, x);
}

static void
set1(struct wb_sim_wave *w, uint32_t reg, uint32_t x)
{
	if (reg != WB_NONE && reg < NSGPR)
		w->s[reg] = x;
}

static void
start_scalars(struct wb_sim_wave *w)
{
	const struct wb_sim *s = w->sim;
	const struct wb_abi *a = &s->fn->desc->abi;
	uint64_t offset = w->scratch - s->scratch_at, id = w->group->id;
	uint32_t group[3];

	if (a->s_private_segment_buffer != WB_NONE && a->s_private_segment_buffer + 3 < NSGPR) {
		uint32_t *d = &w->s[a->s_private_segment_buffer];

		d[0] = (uint32_t)s->scratch_at;
		d[1] = (uint32_t)(s->scratch_at >> 32) | 1u << 31;	/* interleaved by lanes */
		d[2] = UINT32_MAX;
		/* as many lanes, index is the lane, 4-byte elements */
		d[3] = (s->lanes == LANES ? 3u : 2u) << 21 | 1u << 23 | (s->gfx < 0x900 ? 1u << 19 : 0);
	}
	set2(w, a->s_dispatch_ptr, s->packet_at);
	set2(w, a->s_queue_ptr, s->queue_at);
	set2(w, a->s_kernarg_ptr, s->kernarg_at);
	set2(w, a->s_dispatch_id, 0);
	if (wb_gcn_starts_flat_scratch(s->gfx))
		set2(w, s->gfx >= 0x1000 ? HIDDEN_FLAT_SCRATCH : WB_GCN_FLAT_SCRATCH_LO, w->scratch);
	if (s->gfx >= 0x900)
		set2(w, a->s_flat_scratch_init, s->scratch_at);
	else	/* offset from scratch_at, then bytes per lane */
		set2(w, a->s_flat_scratch_init, (uint64_t)s->scratch_bytes << 32);
	set1(w, a->s_private_segment_size, s->scratch_bytes);
	for (int k = 0; k < 3; k++) {
		group[k] = (uint32_t)(id % s->groups[k]);
		set1(w, a->s_workgroup_id[k], group[k]);
		id /= s->groups[k];
	}
	set1(w, a->s_workgroup_yz, (a->workgroup_id[1] ? group[1] : 0) | group[2] << 16);
	set1(w, a->s_workgroup_info, 0);
	set1(w, a->s_scratch_wave_offset, (uint32_t)offset);
}

/* Sizes of workgroup @id: the last ones in each direction of the grid may be smaller. */
static void
group_extent(const struct wb_sim *s, uint64_t id, uint32_t size[3])
{
	for (int k = 0; k < 3; k++) {
		uint64_t at = id % s->groups[k] * s->workgroup[k], left = s->grid[k] - at;

		size[k] = left < s->workgroup[k] ? (uint32_t)left : s->workgroup[k];
		id /= s->groups[k];
	}
}

/* Registers that nothing sets, and those of lanes without a work-item, get arbitrary values. So code that assumes 0, or
 * an id, is detected. Lanes that run alone have the values of their wave. */
static void
start_unset(struct wb_sim_wave *w)
{
	uint64_t state = w->group->id * UINT64_C(0xd1342543de82ef95) + (w->sim->split ? w->id / w->sim->lanes : w->id);

	for (uint32_t r = 0; r < w->nv; r++)
		for (uint32_t i = 0; i < LANES; i += 2) {
			uint64_t x = split_mix(&state);

			w->v[r][i] = (uint32_t)x;
			w->v[r][i + 1] = (uint32_t)(x >> 32);
		}
	for (uint32_t r = 0; r <= WB_GCN_M0; r++)
		w->s[r] = (uint32_t)split_mix(&state);
}

static void
start_lanes(struct wb_sim_wave *w, const uint32_t size[3])
{
	const struct wb_abi *a = &w->sim->fn->desc->abi;
	uint32_t items = size[0] * size[1] * size[2], n = w->sim->lanes;
	uint32_t base = w->sim->split ? w->id / n * n : w->id * n;
	uint64_t exec = 0;

	for (uint32_t i = 0; i < w->sim->lanes; i++) {
		uint32_t x, y, z;

		n = base + i;
		x = n % size[0], y = n / size[0] % size[1], z = n / size[0] / size[1];
		if (n >= items)
			break;
		if (w->sim->split && n != w->id)
			continue;
		exec |= 1ull << i;
		w->v[0][i] = a->workitem_id_packed ? x | y << 10 | z << 20 : x;
		if (!a->workitem_id_packed && a->workitem_id_dims >= 2)
			w->v[1][i] = y;
		if (!a->workitem_id_packed && a->workitem_id_dims >= 3)
			w->v[2][i] = z;
	}
	set_mask(w, WB_GCN_EXEC_LO, exec);
}

static void
start_wave(struct wb_sim_group *g, uint32_t i, const uint32_t size[3])
{
	struct wb_sim *s = g->sim;
	struct wb_sim_wave *w = &g->wave[i];
	uint32_t (*v)[LANES] = w->v;

	*w = (struct wb_sim_wave){ .v = v, .nv = s->nvgpr, .sim = s, .group = g, .id = i, .snapshot = w->snapshot };
	w->prog = wb_sim_decode(s, s->fn->id);
	w->pc = w->prog->entry;
	w->mode = (s->fn->desc->float_mode & 255) | (uint32_t)s->fn->desc->dx10_clamp << 8 |
		(uint32_t)s->fn->desc->ieee_mode << 9;
	w->scratch = s->scratch_at + ((uint64_t)g->slot * full_waves(s) + i) * wave_scratch_bytes(s);
	start_unset(w);
	start_scalars(w);
	start_lanes(w, size);
}

/* ---- groups ---------------------------------------------------------------------------------------- */
/* The scratch memory of all groups is one region that grows; offsets of running groups are kept. */
static void
grow_scratch(struct wb_sim *s)
{
	struct region *r = wb_sim_region(s, s->scratch_at);
	uint64_t group = wave_scratch_bytes(s) * full_waves(s), need = group * s->nslot,
		 size = r->bytes ? r->bytes : group;
	uint8_t *at, *written;

	if (need <= r->bytes)
		return;
	while (size < need)
		size *= 2;
	at = wb_sim_bytes(s, size);
	written = wb_sim_bytes(s, size);
	if (r->bytes) {
		memcpy(at, r->at, r->bytes);
		memcpy(written, r->written, r->bytes);
	}
	wb_sim_fill(at + r->bytes, size - r->bytes, size);
	r->at = at;
	r->written = written;
	r->bytes = size;
}

static struct wb_sim_group *
new_group(struct wb_sim *s)
{
	struct wb_arena *a = s->cx->unit;
	struct wb_sim_group *g = WB_NEW(a, struct wb_sim_group, 1);
	uint32_t n = wb_sim_group_waves(s);

	g->sim = s;
	g->slot = s->nslot++;
	g->wave = WB_NEW(a, struct wb_sim_wave, n);
	for (uint32_t k = 0; k < n; k++)
		g->wave[k].v = wb_arena_alloc(a, s->nvgpr, sizeof *g->wave[k].v);
	g->lds_bytes = s->fn->desc->lds_bytes + s->dynamic_lds;
	g->lds = wb_sim_bytes(s, g->lds_bytes);
	g->lds_written = wb_sim_bytes(s, g->lds_bytes);
	grow_scratch(s);
	return g;
}

struct wb_sim_group *
wb_sim_group_start(struct wb_sim *s, uint64_t id)
{
	struct wb_sim_group *g = s->groups_free;
	struct region *r;
	uint64_t scratch = wave_scratch_bytes(s) * full_waves(s), items;
	uint32_t size[3];

	assert(s->launched && id < s->ngroup);
	if (g)
		s->groups_free = g->next;
	else
		g = new_group(s);
	r = wb_sim_region(s, s->scratch_at);
	g->id = id;
	g->waiting = g->ended = 0;
	g->signalled = false;
	group_extent(s, id, size);
	items = (uint64_t)size[0] * size[1] * size[2];
	g->nwave = (uint32_t)(s->split ? items : wb_ceil_div(items, s->lanes));
	s->live += g->nwave;
	wb_sim_changed(s);
	memset(g->lds_written, 0, g->lds_bytes);
	wb_sim_fill(g->lds, g->lds_bytes, id);
	if (scratch)
		memset(r->written + g->slot * scratch, 0, scratch);
	for (uint32_t i = 0; i < g->nwave; i++)
		start_wave(g, i, size);
	return g;
}

void
wb_sim_group_finish(struct wb_sim_group *g)
{
	g->next = g->sim->groups_free;
	g->sim->groups_free = g;
}

uint32_t wb_sim_group_size(const struct wb_sim_group *g) { return g->nwave; }
struct wb_sim_wave *wb_sim_group_wave(struct wb_sim_group *g, uint32_t i) { return &g->wave[i]; }

/* All waves that have not ended have arrived: they continue. */
void
wb_sim_release(struct wb_sim_group *g)
{
	if (!g->waiting || g->waiting + g->ended < g->nwave)
		return;
	g->sim->waiting -= g->waiting;
	g->waiting = 0;
	g->signalled = false;
	wb_sim_changed(g->sim);
	for (uint32_t i = 0; i < g->nwave; i++)
		g->wave[i].at_barrier = false;
}

/* ---- one instruction ------------------------------------------------------------------------------------ */
/* Whether @g has an instruction at address @pc; then it is the next one. */
static bool
enter(struct wb_sim_wave *w, const struct program *g, uint64_t pc)
{
	uint64_t at = pc - g->base;
	uint32_t lo = 0;

	WB_SEARCH(lo, g->nstep, mid, g->fn->inst[g->by_addr[mid]].addr < at);
	if (lo == g->nstep || g->fn->inst[g->by_addr[lo]].addr != at)
		return false;
	w->prog = g;
	w->pc = g->by_addr[lo];
	return true;
}

/* Whether a call that has not returned returns to @pc. It may be the last one of several, if functions ended by jumps.
 */
static bool
return_to(struct wb_sim_wave *w, uint64_t pc)
{
	for (uint32_t k = w->ncall; k--;)
		if (w->call[k].pc == pc && enter(w, w->call[k].prog, pc)) {
			w->ncall = k;
			return true;
		}
	return false;
}

/* Continues in the function that starts at @pc, or else in one that has an instruction there. */
static void
enter_function(struct wb_sim_wave *w, const struct step *p, uint64_t pc)
{
	const struct wb_fn *refused = NULL;
	struct wb_sim *s = w->sim;

	for (uint32_t f = 0; f < 2 * s->module->nfn; f++) {
		uint32_t id = f % s->module->nfn;
		const struct wb_fn *fn = s->module->fn[id];
		uint64_t at = pc - wb_sim_section_base(s, fn->section);

		if (at < fn->addr || at - fn->addr >= (f == id ? 1 : fn->bytes))
			continue;
		if (fn->refused)
			refused = fn;
		else if (enter(w, wb_sim_decode(s, id), pc))
			return;
	}
	if (refused)
		wb_sim_fault(w, p, WB_E_SIM_MODEL, "control goes into '%s', which is not executed: %s", refused->name,
			refused->refused);
	else
		wb_sim_fault(w, p, WB_E_SIM_BOUNDS, "control goes to 0x%llx, where no instruction begins",
			(unsigned long long)pc);
}

void
wb_sim_call(struct wb_sim_wave *w, const struct step *p, uint64_t pc)
{
	if (w->ncall < REMEMBERED) {
		w->call[w->ncall].prog = w->prog;
		w->call[w->ncall++].pc = wb_sim_pc_after(w->prog, p);
	}
	w->effect->taken = true;
	enter_function(w, p, pc);
}

void
wb_sim_jump(struct wb_sim_wave *w, const struct step *p, uint64_t pc)
{
	w->effect->taken = true;
	if (!return_to(w, pc) && !enter(w, w->prog, pc))
		enter_function(w, p, pc);
}

enum wb_status
wb_sim_step(struct wb_sim_wave *w, struct wb_sim_effect *e)
{
	struct wb_sim *s = w->sim;
	const struct step *p;

	assert(!w->ended && !w->at_barrier && !w->fault);
	p = &w->prog->step[w->pc];
	memset(e, 0, sizeof *e);
	e->fn = w->prog->fn;
	e->inst = p->inst;
	if (s->clock == s->watch.toggle)
		wb_sim_watch_toggle(s);
	if (s->watch.on)
		wb_sim_watch_before(w);
	if (s->observer && s->observer->before)
		s->observer->before(s->observer->user, w, w->prog->fn, p->inst);
	w->effect = e;
	w->pc = p->next;
	p->run(w, p);
	w->done++;
	s->clock++;
	if (s->watch.on)
		wb_sim_watch_after(s);
	if (s->claimed.n)
		wb_sim_check_claimed(s);
	if (w->fault)
		return WB_REFUSED;
	if (s->observer && s->observer->after)
		s->observer->after(s->observer->user, w, e->fn, p->inst);
	if (w->pc == WB_NONE && !w->ended) {
		wb_sim_fault(w, p, WB_E_SIM_BOUNDS, "control leaves the function after this instruction");
		return WB_REFUSED;
	}
	return WB_OK;
}

bool wb_sim_waiting(const struct wb_sim_wave *w) { return w->at_barrier; }
bool wb_sim_ended(const struct wb_sim_wave *w) { return w->ended; }

const struct wb_inst *
wb_sim_where(const struct wb_sim_wave *w, const struct wb_fn **fn)
{
	if (w->pc == WB_NONE)
		return NULL;
	if (fn)
		*fn = w->prog->fn;
	return w->prog->step[w->pc].i;
}

void
wb_sim_split(struct wb_sim *s)
{
	assert(s->launched && (s->split || !s->nslot));
	s->split = true;
}

void wb_sim_splitting(struct wb_sim *s, enum wb_splitting how) { s->splitting = how; }
void
wb_sim_jitter(struct wb_sim *s, uint64_t seed)
{
	s->jitters = true;
	s->jitter = seed;
	s->jitter_kind = (uint32_t)(seed % 3);
}
void wb_sim_observe(struct wb_sim *s, const struct wb_sim_observer *o) { s->observer = o; }
uint64_t wb_sim_exec(const struct wb_sim_wave *w) { return exec_mask(w); }
const struct wb_sim_effect *wb_sim_last(const struct wb_sim_wave *w) { return w->effect; }
uint32_t wb_sim_wave_vgprs(const struct wb_sim_wave *w) { return w->nv; }
uint32_t
wb_sim_wave_number(const struct wb_sim_wave *w, uint64_t *group)
{
	*group = w->group->id;
	return w->id;
}

uint32_t *
wb_sim_vgpr(struct wb_sim_wave *w, uint32_t reg)
{
	assert(reg < w->nv);
	return w->v[reg];
}
uint32_t *wb_sim_sgpr(struct wb_sim_wave *w) { return w->s; }
uint32_t *wb_sim_mode(struct wb_sim_wave *w) { return &w->mode; }
uint8_t *
wb_sim_lds(struct wb_sim_group *g, uint32_t *bytes)
{
	*bytes = g->lds_bytes;
	memset(g->lds_written, 1, g->lds_bytes);
	return g->lds;
}
