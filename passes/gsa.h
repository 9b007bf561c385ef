/* passes/gsa.h -- what the files that build gated single assignment share.
 */
#ifndef WAVEBOUND_PASSES_GSA_H
#define WAVEBOUND_PASSES_GSA_H

#include "wavebound/gsa.h"

#include "passes.h"

/* What instructions do to one unit, in order; an instruction reads before it writes. */
enum event_kind {
	EV_READ,
	EV_WRITE,
	EV_MASKED,		/* write that keeps the old value in some lanes */
	EV_CLOBBER,		/* write of something unknown that no operand shows */
};
struct event {
	uint32_t inst;
	uint32_t place;		/* in wb_gsa.use or .def; WB_NONE: of no operand */
	uint8_t kind;		/* enum event_kind */
};
/* The events of one unit in one block. */
struct touch {
	uint32_t block;
	uint32_t from, to;		/* in builder.event */
	uint32_t end;			/* value that its last write leaves, WB_NONE: no write. Until there are values, 0 where there is one */
};

struct builder {
	struct wb_ctx *cx;
	const struct wb_fn *fn;
	struct wb_gsa *g;
	uint32_t *active, nactive;	/* units that operands or slots name, and EXEC: nobody can ask for others */
	uint32_t *event_first, *event_end;	/* [active] */
	struct event *event; uint32_t nevent;	/* with the room for calls between */
	uint32_t *touch_first;		/* [active + 1] */
	struct touch *touch;
	/* Units live at the start and at the end of blocks: bit k of word w of block b is that of active unit 64 * w + k. */
	uint64_t *live_in, *live_out;	/* [block * words] */
	uint32_t words;
	uint32_t *left;			/* [edge] outermost loop it leaves, WB_NONE */
	uint32_t *child, *sibling;	/* [block] dominator tree */
};
static inline bool gsa_bit(const struct builder *b, const uint64_t *set, uint32_t block, uint32_t active) { return set[(size_t)block * b->words + active / 64] >> (active & 63) & 1; }
static inline bool gsa_is_exec(const struct wb_gsa *g, uint32_t unit) { return unit == g->exec_lo || unit == g->exec_hi; }

/** gsa_find_slots - which slots there are and who accesses them. */
void gsa_find_slots(struct builder *b);
/** gsa_find_calls - fills wb_gsa.call, call_writes. */
void gsa_find_calls(struct builder *b, const struct wb_module *m);
/** gsa_find_events - fills active, event_first, event_end, event. */
void gsa_find_events(struct builder *b);
/** gsa_find_live - fills touch_first, touch, live_in, live_out, wb_gsa.live. */
void gsa_find_live(struct builder *b);

/* Dominance frontiers: block[first[b] .. first[b] + n[b]). first NULL: they are too large together. */
struct gsa_frontiers {
	uint32_t *first, *n, *block;
};
struct gsa_frontiers gsa_find_frontiers(const struct builder *b);
static inline bool gsa_no_frontier(const struct gsa_frontiers *f, uint32_t b) { return f->first && !f->n[b]; }

/** gsa_number - values of all units, unit by unit, and what reaches where. */
void gsa_number(struct builder *b);
/** gsa_write_end - the first value of @unit behind those that instructions write, which start at wb_gsa.write_first. */
static inline uint32_t gsa_write_end(const struct wb_gsa *g, uint32_t unit)
{
	uint32_t end = g->of_unit[unit + 1];

	return end > g->write_first[unit] && g->value[end - 1].kind == WB_GSA_ENTRY ? end - 1 : end;
}
/** gsa_marked - the value of the last mark in [from, to) at @place or before it; WB_NONE: none. */
uint32_t gsa_marked(const uint32_t *at, const uint32_t *value, uint32_t from, uint32_t to, uint32_t place);
/** gsa_find_gates - the branches that decide what joins take. */
void gsa_find_gates(struct builder *b);

#endif
