/* src/exact/survey.c -- how much of a launch is determined, once something is not.
 *
 * From the first instruction on that something unknown decides the machine goes on, for so many wave instructions as
 * SURVEY says, to count what else is decided so, and by what kind. An access whose lines are not known is counted and
 * moves unknown data; a wave whose way is not known ends there, for those that wait for it as well. What comes then
 * happens at other times than in any run: it is counted and shown, and no bound rests on it.
 */
#include "device.h"

/* Memory that the wave may have written, where or with what is not known. */
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
goes_on(enum why why)
{
	return why == WHY_ADDRESS || why == WHY_MASK;
}

/* The first that something decides. */
static void
start(struct device *d, struct wave *w, uint32_t simd)
{
	d->opened = WB_NEW(d->g->cx->tmp, struct wave, 1);
	*d->opened = *w;
	d->first = *d->out;
	wb_exact_take_back(d, simd, &d->first);
	d->survey_end = d->executed + (uint64_t)READ_FOR_ONE * SURVEY;
}

void
wb_exact_survey(struct device *d, struct wave *w, uint32_t simd)
{
	const struct step *p = &d->g->step[w->effect.step];

	if (!d->opened)
		start(d, w, simd);
	d->open.count[wb_exact_kind_of(w->why)]++;
	d->open.issue_cycles += p->issue;
	if (goes_on(w->why)) {
		wb_exact_unknown(w, p);
		if (p->is_store || p->is_atomic)
			forget_memory(w);
		w->effect = (struct effect){ .step = w->effect.step, .counters = p->counters };
	} else {
		w->effect = (struct effect){ .step = w->effect.step, .end = true };
		w->ended = true;
		d->open.cut++;
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
