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

struct builder {
	struct wb_ctx *cx;
	const struct wb_fn *fn;
	struct wb_gsa *g;
	uint32_t *event_first;		/* [unit + 1] */
	struct event *event;
	uint32_t *left;			/* [edge] outermost loop it leaves, WB_NONE */
	uint32_t *child, *sibling;	/* [block] dominator tree */
};

/** gsa_find_slots - which slots there are and who accesses them. */
void gsa_find_slots(struct builder *b);
/** gsa_find_events - fills event_first, event. Calls are left out: they are in wb_gsa.call. */
void gsa_find_events(struct builder *b);
/** gsa_find_call_writes - fills wb_gsa.call_writes. */
void gsa_find_call_writes(struct builder *b, const struct wb_module *m);
/** gsa_number - values of all units, unit by unit, and what reaches where. */
void gsa_number(struct builder *b);
/** gsa_marked - the value of the last mark in [from, to) at @place or before it; WB_NONE: none. */
uint32_t gsa_marked(const uint32_t *at, const uint32_t *value, uint32_t from, uint32_t to, uint32_t place);
/** gsa_find_gates - the branches that decide what joins take. */
void gsa_find_gates(struct builder *b);

#endif
