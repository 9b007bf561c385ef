/* passes/nums.h -- what forms.c, ranges.c and counters.c share. */
#ifndef WAVEBOUND_PASSES_NUMS_H
#define WAVEBOUND_PASSES_NUMS_H

#include "decode.h"
#include "numbers.h"
#include "wavebound/xml.h"

#define MOST_DEPTH 40			/* of definitions followed from one question */

struct wb_memo {
	WB_VEC(struct wb_form) form;
	WB_VEC(struct wb_range) range;
	struct wb_map known_form, known_range;
};

struct wb_nums {
	struct wb_ctx *cx;
	const struct wb_fn *fn;
	const struct wb_gsa *vs;
	struct wb_masks *ms;
	const struct wb_launch_values *launch;
	WB_VEC(struct wb_term) term;
	struct wb_map known_term;
	struct wb_memo memo;
	uint32_t depth;
	uint32_t fresh;			/* unknowns told apart */
	uint64_t steps;			/* all work so far; see wb_nums_tired */
	bool assuming;			/* a range rests on an assumption: it must not be remembered */
	struct wb_value held[4]; struct wb_range held_range[4]; uint32_t nheld;
	bool counting;			/* a counter's range is being found */
};

/* Most questions of one function: beyond it all answers are "unknown". */
#define MOST_STEPS ((uint64_t)1000000)
static inline bool wb_nums_tired(struct wb_nums *ns) { return ns->depth > MOST_DEPTH || ++ns->steps > MOST_STEPS; }

/** wb_nums_on - whether the lanes in question were on at vector instruction @inst, so that it decides what its def holds. */
bool wb_lanes_on(const struct wb_nums *ns, uint32_t inst, const struct wb_where *w);
/** wb_nums_edge - whether the lanes in question can have come to @block by edge @e. */
bool wb_nums_edge(const struct wb_nums *ns, uint32_t block, uint32_t e, const struct wb_where *w);
/** wb_nums_header - the loop that @block is the header of, or WB_NONE. */
uint32_t wb_nums_header(const struct wb_nums *ns, uint32_t block);
/** wb_nums_is_unit - whether unit @u is the register of that letter and number. */
bool wb_nums_is_unit(const struct wb_nums *ns, uint32_t u, char letter, uint32_t number);
/** wb_nums_entry - what unit @u holds at the start: a range. */
struct wb_range wb_nums_entry(const struct wb_nums *ns, uint32_t u);
/** wb_nums_load - the constant that a load leaves in part @part of its def, or what it is otherwise. */
enum wb_load { WB_LOAD_UNKNOWN, WB_LOAD_KNOWN, WB_LOAD_ARGUMENT };
enum wb_load wb_nums_load(struct wb_nums *ns, uint32_t inst, uint32_t part, uint64_t *out, struct wb_where w);

#endif
