/* src/exact/survey.c -- statistics: how much of a launch is determined, once an instruction is open.
 *
 * From the first open instruction on, the machine continues for SURVEY_STEPS wave instructions. It counts which
 * instructions are open, by kind. An access whose lines are unknown is counted, and moves unknown data. A wave
 * whose control flow is unknown ends there; waves that wait for it continue. From then on, events happen at other times
 * than in any real run. The counts are shown, but no bound depends on them.
 */
#include "device.h"

/* Memory that the wave may have written, at unknown addresses or with unknown data, becomes unknown. */
static void
forget_memory(struct wave *w)
{
	struct program *g = w->g;

	memset(w->group->lds_known, 0, g->lds_bytes);
	for (uint32_t k = 0; k < g->scratch_words; k++)
		if (w->scratch[k])
			w->scratch[k]->known = w->scratch[k]->based = 0;
	wb_exact_forget_contents(g);
}

static bool
wave_continues(enum why why)
{
	return why == WHY_ADDRESS || why == WHY_LINES || why == WHY_MASK;
}

/* Records the first open instruction. */
static void
start(struct device *d, struct wave *w, uint32_t simd)
{
	d->opened = WB_NEW(d->g->cx->tmp, struct wave, 1);
	*d->opened = *w;
	d->first = *d->out;
	wb_exact_subtract_ahead(d, simd, &d->first);
	d->survey_end = d->executed + (uint64_t)EXECUTION_COST * SURVEY_STEPS;
}

void
wb_exact_survey(struct device *d, struct wave *w, uint32_t simd)
{
	const struct step *p = &d->g->step[w->effect.step];

	if (!d->opened)
		start(d, w, simd);
	d->open.count[wb_exact_kind_of(w->why)]++;
	d->open.issue_cycles += p->issue;
	if (wave_continues(w->why)) {
		wb_exact_unknown(w, p);
		if (p->is_store || p->is_atomic)
			forget_memory(w);
		w->effect = (struct effect){ .step = w->effect.step, .counters = p->counters };
	} else {
		w->effect = (struct effect){ .step = w->effect.step, .end = true };
		w->ended = true;
		d->open.stopped++;
	}
	w->why = WHY_NONE;
}

void
wb_exact_survey_end(struct device *d, bool all)
{
	struct wb_exact_open open = d->open;

	open.all = all;
	open.waves = d->out->waves;
	open.instructions = d->out->instructions;
	open.all_issue_cycles = d->out->simd_busy_cycles;
	*d->out = d->first;
	d->out->open = open;
	d->out->status = WB_EXACT_OPEN;
	d->stopped = d->opened;
}
