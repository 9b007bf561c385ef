/* src/report/validity.c -- what the numbers of a report hold for: conditions, and what the machine's values rest on.
 *
 * Only values that the code can make use of are listed: of timing classes those of its instructions, of LDS, atomics,
 * vector and scalar memory if it uses these. For models, whose reports are what they always were, all assumptions are
 * listed.
 */
#include "private.h"

const char *const wb_evidence_name[WB_EVIDENCE_COUNT] = { "measured", "documented", "assumed" };

/* What the instructions of the module use of a machine. */
struct used {
	bool class[WB_TC_COUNT];
	bool lds, atomics, scalar, vector;
};

static struct used
find_used(const struct wb_module *m)
{
	struct used u = { .lds = !m, .atomics = !m, .scalar = !m, .vector = !m };

	for (uint32_t f = 0; m && f < m->nfn; f++)
		for (uint32_t k = 0; k < m->fn[f]->ninst; k++) {
			const struct wb_inst *i = &m->fn[f]->inst[k];

			u.class[i->tclass] = true;
			u.lds |= i->mem.space == WB_SPACE_LDS || i->mem.space == WB_SPACE_FLAT ||
				(i->tclass >= WB_TC_LDS_READ && i->tclass <= WB_TC_LDS_ATOMIC64);
			u.atomics |= (i->mem.access & WB_ATOMIC) != 0;
			u.vector |= (i->tclass >= WB_TC_VMEM_LOAD && i->tclass <= WB_TC_VMEM_CMPSWAP) ||
				i->tclass == WB_TC_IMAGE;
			u.scalar |= i->mem.space == WB_SPACE_SCALAR;
		}
	return u;
}

static bool
is_class_used(const struct used *u, const char *name)
{
	for (uint32_t k = 0; k < WB_TC_COUNT; k++)
		if (strcmp(wb_tclass_name[k], name) == 0)
			return u->class[k];
	return true;
}

static bool
is_read(const struct wb_analysis *an, const struct used *u, const struct wb_machine_value *v)
{
	static const struct { const char *element; enum wb_tclass class, or;
	} of_classes[] = { { "taken-branch", WB_TC_BRANCH, WB_TC_CBRANCH },
		{ "wait-state", WB_TC_NOP, WB_TC_NOP },
		{ "sleep-unit", WB_TC_SLEEP, WB_TC_SLEEP } };

	if (!an->machine->at_most)
		return true;
	if (v->name)
		return is_class_used(u, v->name);
	for (size_t k = 0; k < WB_COUNT(of_classes); k++)
		if (strcmp(v->element, of_classes[k].element) == 0)
			return u->class[of_classes[k].class] || u->class[of_classes[k].or];
	if (strcmp(v->element, "lds") == 0)
		return u->lds;
	if (strcmp(v->element, "address-unit") == 0)
		return u->vector;
	if (strcmp(v->element, "scalar-cache") == 0)
		return u->scalar;
	if (strcmp(v->element, "split") == 0)
		return false;
	if (strcmp(v->element, "cu-mode") == 0)
		return an->machine->cu_mode;
	if (strcmp(v->attr, "atomic-service") == 0)
		return u->atomics;
	return strcmp(v->attr, "argument-latency") != 0 || u->scalar;
}

/* Whether @text is assumed of a value that is read, or of no value. */
static bool
is_assumed(const struct wb_analysis *an, const struct used *u, const char *text)
{
	bool of_value = false;

	for (uint32_t k = 0; k < an->machine->value.n; k++) {
		const struct wb_machine_value *v = &an->machine->value.at[k];

		if (v->assumed != text)
			continue;
		of_value = true;
		if (is_read(an, u, v))
			return true;
	}
	return !of_value;
}

uint32_t
wb_machine_assumptions(struct wb_ctx *cx, const struct wb_analysis *an, const char ***out)
{
	const struct wb_machine *m = an->machine;
	struct used u = find_used(an->module);
	uint32_t n = 0;

	*out = WB_NEW(cx->tmp, const char *, m ? m->assumption.n : 0);
	for (uint32_t k = 0; m && k < m->assumption.n; k++)
		if (is_assumed(an, &u, m->assumption.at[k]))
			(*out)[n++] = m->assumption.at[k];
	return n;
}

uint32_t
wb_validity_values(struct wb_ctx *cx, const struct wb_analysis *an, enum wb_evidence evidence, const char ***out)
{
	const struct wb_machine *m = an->machine;
	struct used u = find_used(an->module);
	uint32_t n = 0;

	*out = WB_NEW(cx->tmp, const char *, m->value.n);
	for (uint32_t k = 0; k < m->value.n; k++) {
		const struct wb_machine_value *v = &m->value.at[k];

		if (v->evidence == evidence && is_read(an, &u, v))
			(*out)[n++] = wb_format(cx->tmp, "%s%s%s %s %s", v->element, v->name ? " " : "",
				v->name ? v->name : "", v->attr, v->text);
	}
	return n;
}

uint32_t
wb_validity_conditions(struct wb_ctx *cx, const struct wb_analysis *an, const char ***out)
{
	const struct wb_machine *m = an->machine;
	const char *all[] = {
		wb_format(cx->tmp,
			"no time of the device is above that of the description of %s; smaller ones are bounded, too",
			m->name),
		"the device executes nothing else during the launch",
		"no preemption, no context switch and no page fault",
		m->clock_mhz ? wb_format(cx->tmp, "milliseconds: the clock stays at %u MHz", m->clock_mhz) :
			       "clocks do not change",
		"sizes, arguments and buffers are what the launch states",
	};

	*out = wb_arena_copy(cx->tmp, all, WB_COUNT(all), sizeof *all);
	return WB_COUNT(all);
}
