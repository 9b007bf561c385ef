/* src/sim/memory.c -- device memory: regions at separate addresses, bounds,
 * alignment and first-write checks, elements between memory and registers.
 *
 * Each buffer has 64 GiB of address space of its own. So an access beyond its end reaches
 * no other buffer, and is reported with the name of the buffer. A buffer crosses a multiple
 * of 4 GiB, and starts at an odd multiple of its alignment. This exposes code that drops the
 * carry of an address, or assumes more alignment than a buffer has. LDS and scratch start
 * with arbitrary bytes; reading a byte that was not written is reported once per instruction.
 */
#include <stdlib.h>

#include "fp.h"
#include "random.h"
#include "sim.h"
#include "wavebound/timed.h"

/* The caller checks that @n is within the limit. */
void *
wb_sim_bytes(struct wb_sim *s, uint64_t n)
{
	return wb_arena_alloc(s->cx->unit, (size_t)n ? (size_t)n : 1, 1);
}

void
wb_sim_fill(uint8_t *at, uint64_t bytes, uint64_t state)
{
	uint64_t x;

	for (uint64_t k = 0; k < bytes; k += sizeof x) {
		x = split_mix(&state);
		memcpy(at + k, &x, bytes - k < sizeof x ? bytes - k : sizeof x);
	}
}

/* The start of a buffer of @bytes: an odd multiple of @align, with its middle about 4 GiB into space @number. */
static uint64_t
base_of(uint64_t number, uint64_t bytes, uint64_t align)
{
	uint64_t at = (number << REGION_SHIFT) + ((uint64_t)1 << 32) - bytes / 2, n = at / align;

	return (n - (n % 2 == 0)) * align;
}

enum wb_status
wb_sim_map(struct wb_sim *s, const char *name, uint64_t bytes, uint64_t *addr, uint8_t **host)
{
	return wb_sim_map_aligned(s, name, bytes, s->cfg.line_bytes, addr, host);
}

enum wb_status
wb_sim_map_aligned(
	struct wb_sim *s, const char *name, uint64_t bytes, uint64_t align, uint64_t *addr, uint8_t **host)
{
	struct region *r;

	if (s->nregion == REGION_MAX || bytes > s->cfg.heap_bytes - s->mapped) {
		wb_report(s->cx->diag, WB_E_SIM_MEMORY, s->fn->loc,
			"'%s' of %llu bytes: more than %llu bytes of memory in all", name, (unsigned long long)bytes,
			(unsigned long long)s->cfg.heap_bytes);
		return WB_REFUSED;
	}
	r = &s->region[s->nregion];
	r->name = name;
	r->bytes = bytes;
	r->at = wb_sim_bytes(s, bytes);
	r->base = base_of(++s->nregion, bytes, align);
	s->mapped += bytes;
	*addr = r->base;
	*host = r->at;
	return WB_OK;
}

struct region *
wb_sim_region(struct wb_sim *s, uint64_t addr)
{
	uint64_t k = addr >> REGION_SHIFT;

	if (k && k <= s->nregion)
		return &s->region[k - 1];
	for (uint32_t t = 0; t < s->ntable; t++)
		if (addr - s->table[t].base < s->table[t].bytes)
			return &s->table[t];
	return NULL;
}

/* ---- the program's own data ------------------------------------------------------------------ */
/* What the loader fills in. */
static void
patch(struct wb_sim *s, const struct wb_section *from, struct region *r)
{
	for (uint32_t k = 0; k < from->npatch; k++) {
		const struct wb_patch *p = &from->patch[k];
		const struct wb_symbol *y = p->symbol == WB_NONE ? NULL : &s->module->symbol[p->symbol];
		uint64_t x;

		if (p->offset > from->bytes || p->bytes > from->bytes - p->offset)
			continue;
		if (!r->written) {
			r->written = wb_sim_bytes(s, from->bytes);
			memset(r->written, 1, from->bytes);
		}
		memset(r->written + p->offset, 0, p->bytes);
		if ((p->bytes != 8 && !p->relative) || (y ? !*y->section : !p->image))
			continue;
		x = (y ? wb_sim_section_base(s, y->section) + y->addr : CODE_BASE) + p->addend;
		x -= p->relative ? r->base + p->offset : 0;
		memcpy(r->at + p->offset, &x, p->bytes);
		memset(r->written + p->offset, 1, p->bytes);
	}
}

enum wb_status
wb_sim_tables(struct wb_sim *s)
{
	s->table = WB_NEW(s->cx->unit, struct region, s->module->nsection);
	for (uint32_t k = 0; k < s->module->nsection; k++) {
		const struct wb_section *from = &s->module->section[k];
		struct region *r = &s->table[s->ntable];

		if (from->code && !from->held)
			continue;
		if (from->bytes > s->cfg.heap_bytes - s->mapped) {
			wb_report(s->cx->diag, WB_E_SIM_MEMORY, s->fn->loc,
				"section '%s' has %llu bytes: more than %llu bytes of memory in all", from->name,
				(unsigned long long)from->bytes, (unsigned long long)s->cfg.heap_bytes);
			return WB_REFUSED;
		}
		*r = (struct region){ .name = from->name,
			.base = wb_sim_section_base(s, from->name),
			.bytes = from->bytes,
			.at = wb_sim_bytes(s, from->bytes),
			.constant = !from->writable };
		s->mapped += from->bytes;
		if (from->held)
			memcpy(r->at, from->at, from->held);
		patch(s, from, r);
		s->ntable++;
	}
	return WB_OK;
}

/* ---- checks ------------------------------------------------------------------------------- */
static const char *
lane_text(struct wb_sim_wave *w, uint32_t lane)
{
	if (lane == WB_NONE)
		return "scalar access";
	return wb_format(w->sim->cx->unit, "lane %u", lane);
}

bool
wb_sim_misaligned(
	struct wb_sim_wave *w, const struct step *p, uint64_t addr, uint32_t bytes, uint32_t lane, uint32_t most)
{
	uint32_t align = bytes < most ? bytes : most;

	if (bytes == 12 && align > 4)
		align = 4;
	if (is_multiple(addr, align))
		return false;
	wb_sim_fault(w, p, WB_E_SIM_ALIGN, "%s: address 0x%llx of a %u-byte access is no multiple of %u",
		lane_text(w, lane), (unsigned long long)addr, bytes, align);
	return true;
}

/* An access that reads and writes is an atomic. */
static bool
is_misaligned(struct wb_sim_wave *w, const struct step *p, uint64_t addr, uint32_t bytes, uint32_t access,
	uint32_t lane, uint32_t most)
{
	if (is_multiple(addr, bytes))
		return false;
	return wb_sim_misaligned(
		w, p, addr, bytes, lane, access == (A_READ | A_WRITE) ? w->sim->cfg.access_align_bytes : most);
}

/* Reports a read of bytes that were never written, once for each instruction. */
static void
check_written(struct wb_sim_wave *w, const struct step *p, const uint8_t *written, uint32_t bytes, const char *what,
	uint64_t at, uint32_t lane, bool constant)
{
	uint32_t four;

	if (bytes == 4) {
		memcpy(&four, written, 4);
		if (four == 0x01010101)
			return;
	}
	for (uint32_t k = 0; k < bytes; k++) {
		if (written[k])
			continue;
		if (constant) {
			wb_sim_fault(w, p, WB_E_SIM_MODEL, "%s reads byte 0x%llx of '%s', which only a loader knows",
				lane_text(w, lane), (unsigned long long)at + k, what);
			return;
		}
		if (w->prog->reported[p->inst])
			return;
		w->prog->reported[p->inst] = true;
		wb_report(w->sim->cx->diag, WB_E_SIM_UNWRITTEN, p->i->src.line ? p->i->src : p->i->loc,
			"%s of workgroup %llu, %s %u reads %s byte 0x%llx, which was never written", lane_text(w, lane),
			(unsigned long long)w->group->id, w->sim->split ? "work-item" : "wave", w->id, what,
			(unsigned long long)at + k);
		return;
	}
}

/* ---- numbers that the launch says to be in a range ------------------------------------------ */
/* The elements that bytes @at and up are of. */
static void
check_claim(struct wb_sim_buffer *b, uint64_t at, uint64_t bytes)
{
	const struct wb_launch_range *c = b->claim;

	for (uint64_t k = at - at % c->bytes; !b->broken && k < at + bytes && k + c->bytes <= b->bytes; k += c->bytes) {
		uint32_t x = 0;

		memcpy(&x, b->at + k, c->bytes);
		if (x >= c->min && x <= c->max)
			continue;
		b->broken = true;
		b->broken_at = k;
		b->broken_value = x;
	}
}

void
wb_sim_check_claimed(struct wb_sim *s)
{
	for (uint32_t k = 0; k < s->claimed.n; k++)
		check_claim(s->claimed.at[k].buffer, s->claimed.at[k].at, s->claimed.at[k].bytes);
	s->claimed.n = 0;
}

void
wb_sim_claim(struct wb_sim *s, struct wb_sim_buffer *b, const struct wb_launch_range *claim)
{
	b->claim = claim;
	check_claim(b, 0, b->bytes);
	for (uint32_t k = 0; k < s->nregion; k++)
		if (s->region[k].at == b->at)
			s->region[k].claimed = b;
}

uint8_t *
wb_sim_global(
	struct wb_sim_wave *w, const struct step *p, uint64_t addr, uint32_t bytes, uint32_t access, uint32_t lane)
{
	struct wb_sim *s = w->sim;
	struct region *r = s->last;
	uint64_t at;

	if (!r || addr - r->base > r->bytes) {
		r = wb_sim_region(s, addr);
		if (!r) {
			wb_sim_fault(w, p, WB_E_SIM_BOUNDS, "%s: address 0x%llx belongs to no buffer",
				lane_text(w, lane), (unsigned long long)addr);
			return NULL;
		}
		s->last = r;
	}
	at = addr - r->base;
	if (bytes > r->bytes || at > r->bytes - bytes) {
		wb_sim_fault(w, p, WB_E_SIM_BOUNDS, "%s: %u bytes at offset %llu of '%s', which has %llu",
			lane_text(w, lane), bytes, (unsigned long long)at, r->name, (unsigned long long)r->bytes);
		return NULL;
	}
	if (is_misaligned(w, p, addr, bytes, access, lane, s->cfg.global_align_bytes))
		return NULL;
	if (r->constant && access & A_WRITE) {
		wb_sim_fault(w, p, WB_E_SIM_BOUNDS, "%s: offset %llu of '%s' is written, which is read-only",
			lane_text(w, lane), (unsigned long long)at, r->name);
		return NULL;
	}
	if (r->written) {
		if (access & A_READ)
			check_written(w, p, r->written + at, bytes, r->name, at, lane, r->constant);
		if (access & A_WRITE)
			memset(r->written + at, 1, bytes);
	}
	if (s->watch.on && access & A_WRITE)
		wb_sim_watch_write(s, r->at + at, bytes);
	if (r->claimed && access & A_WRITE)
		WB_PUSH(s->cx->unit, &s->claimed, ((struct claimed_write){ r->claimed, at, bytes }));
	return r->at + at;
}

static uint8_t *
lds_below(struct wb_sim_wave *w, const struct step *p, uint32_t addr, uint32_t bytes, uint32_t access, uint32_t lane,
	uint32_t limit)
{
	struct wb_sim_group *g = w->group;

	if (bytes > limit || addr > limit - bytes) {
		wb_sim_fault(w, p, WB_E_SIM_BOUNDS, "%s: %u bytes at LDS address 0x%x, the workgroup has %u",
			lane_text(w, lane), bytes, addr, limit);
		return NULL;
	}
	if (is_misaligned(w, p, addr, bytes, access, lane, w->sim->cfg.lds_align_bytes))
		return NULL;
	if (access & A_READ)
		check_written(w, p, g->lds_written + addr, bytes, "LDS", addr, lane, false);
	if (access & A_WRITE)
		memset(g->lds_written + addr, 1, bytes);
	if (w->sim->watch.on && access & A_WRITE)
		wb_sim_watch_write(w->sim, g->lds + addr, bytes);
	return g->lds + addr;
}

uint8_t *
wb_sim_lds_at(
	struct wb_sim_wave *w, const struct step *p, uint32_t addr, uint32_t bytes, uint32_t access, uint32_t lane)
{
	uint32_t limit = w->group->lds_bytes;

	if (w->sim->gfx < 0x900 && w->s[WB_GCN_M0] < limit)	/* gfx8 clamps at M0 */
		limit = w->s[WB_GCN_M0];
	return lds_below(w, p, addr, bytes, access, lane, limit);
}

uint8_t *
wb_sim_lds_from_m0(
	struct wb_sim_wave *w, const struct step *p, uint32_t offset, uint32_t bytes, uint32_t access, uint32_t lane)
{
	uint32_t addr = (w->s[WB_GCN_M0] & 0xffff) + (uint32_t)p->offset + offset;

	return lds_below(w, p, addr, bytes, access, lane, w->group->lds_bytes);
}

/* ---- elements ------------------------------------------------------------------------------- */
void
wb_sim_load_lane(struct wb_sim_wave *w, const struct mem_row *m, uint32_t reg, uint32_t lane, const uint8_t *from)
{
	uint32_t x = 0, *v = &w->v[reg][lane];

	if (m->bytes >= 4) {
		for (uint32_t k = 0; k < m->bytes / 4u; k++)
			memcpy(&w->v[reg + k][lane], from + 4 * k, 4);
		return;
	}
	memcpy(&x, from, m->bytes);
	if (m->is_signed)
		x = m->bytes == 1 ? (uint32_t)(int32_t)(int8_t)x : (uint32_t)(int32_t)(int16_t)x;
	if (m->d16 == 1)
		x = (*v & 0xffff0000) | (x & 0xffff);
	else if (m->d16 == 2)
		x = (*v & 0xffff) | x << 16;
	*v = x;
}

void
wb_sim_store_lane(const struct wb_sim_wave *w, const struct mem_row *m, uint32_t reg, uint32_t lane, uint8_t *to)
{
	uint32_t x;

	if (m->bytes >= 4) {
		for (uint32_t k = 0; k < m->bytes / 4u; k++)
			memcpy(to + 4 * k, &w->v[reg + k][lane], 4);
		return;
	}
	x = w->v[reg][lane] >> (m->d16 == 2 ? 16 : 0);
	memcpy(to, &x, m->bytes);
}

uint64_t
wb_sim_atomic_lane(const struct mem_row *m, uint8_t *at, uint64_t x, uint64_t cmp, uint32_t how)
{
	uint64_t old = 0, new;

	memcpy(&old, at, m->bytes);
	new = m->op(old, x, cmp, (m->bytes == 8 ? AT_WIDE : 0) | how);
	memcpy(at, &new, m->bytes);
	return old;
}
