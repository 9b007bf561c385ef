/* passes/deadlock_hazards.c -- further ways in which a loop may never end, each a rule of its own.
 *
 * They need no lock step: a loop that nothing leaves; polling through a cache that may answer with
 * the old value for ever; waiting for a wave that may have no place to run.
 */
#include "deadlock.h"

static void
report(struct wb_hunt *h, enum wb_rule rule, uint32_t loop, uint32_t inst, bool read, const char *text)
{
	struct wb_finding f = { .rule = (uint8_t)rule, .loop = loop, .inst = inst, .safe = WB_NONE, .text = text };

	if (read) {
		f.read = wb_hunt_list(h, &inst, 1);
		f.nread = 1;
	}
	wb_hunt_report(h, f);
}

/* Whether something in the loop makes caches read anew. */
static bool
invalidates(const struct wb_hunt *h, const struct wb_cycle *c)
{
	for (uint32_t n = 0; n < c->nblock; n++)
		for (uint32_t k = h->fn->block[c->block[n]].first; k < h->fn->block[c->block[n]].first + h->fn->block[c->block[n]].ninst; k++)
			if (h->fn->inst[k].op == WB_OP_CACHE || h->fn->inst[k].op == WB_OP_CALL)
				return true;
	return false;
}

static bool
cached(const struct wb_hunt *h, uint32_t k)
{
	const struct wb_inst *i = &h->fn->inst[k];

	return i->mem.access == WB_LOAD && (i->mem.space == WB_SPACE_GLOBAL || i->mem.space == WB_SPACE_FLAT || i->mem.space == WB_SPACE_SCALAR) && !wb_mod(h->fn, i, WB_MOD_GLC);
}

static void
check_reads(struct wb_hunt *h, const struct wb_cycle *c, enum wb_loop_verdict v)
{
	struct wb_slice s = wb_slice_exits(h, c);
	bool fresh = invalidates(h, c), spins = false;

	for (uint32_t n = 0; n < s.nread; n++) {
		bool fixed = wb_address_fixed(h, s.read[n], c) || h->fn->inst[s.read[n]].mem.space == WB_SPACE_SCALAR;

		if (fixed && !fresh && cached(h, s.read[n]))
			report(h, WB_RULE_STALE, c->loop, s.read[n], true, "this loop polls memory by a load that a cache may answer with the old value for ever");
		if (fixed && !spins && (v == WB_LOOP_TOGETHER || v == WB_LOOP_UNBLOCKED)) {
			spins = true;
			report(h, WB_RULE_SPIN, c->loop, s.read[n], true, "this loop waits for a write that only another wavefront can make");
		}
	}
}

void
wb_hunt_hazards(struct wb_hunt *h, const uint8_t *verdict)
{
	for (uint32_t l = 0; l < h->fn->loops->nloop; l++) {
		struct wb_cycle c = wb_cycle_whole(h, l);

		if (c.nexit == 0 && h->fn->block[c.header].ninst)
			report(h, WB_RULE_ENDLESS, l, h->fn->block[c.header].first, false, "nothing leaves this loop");
		else if (verdict[l] != WB_LOOP_UNREAD && verdict[l] != WB_LOOP_COUNTED && verdict[l] != WB_LOOP_RETRY)
			check_reads(h, &c, (enum wb_loop_verdict)verdict[l]);
	}
}
