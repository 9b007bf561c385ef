/* src/report/hazards.c -- facts about findings that all formats show. */
#include "hazards.h"
#include "private.h"

const char *const wb_verdict_name[] = { "clean", "possible", "deadlock", "unknown" };

enum wb_verdict
wb_hazard_verdict(const struct wb_hazard_fn *f)
{
	enum wb_verdict v = WB_VERDICT_CLEAN;

	if (f->status != WB_OK || !f->fn->deadlock)
		return WB_VERDICT_UNKNOWN;
	for (uint32_t k = 0; k < f->fn->deadlock->nfinding; k++) {
		const struct wb_finding *x = &f->fn->deadlock->finding[k];
		enum wb_verdict one = x->confidence == WB_CONFIDENCE_HIGH && x->rule != WB_RULE_SKIPPED ?
			WB_VERDICT_DEADLOCK :
			WB_VERDICT_POSSIBLE;

		if (f->shown[k] && !f->accepted[k] && one > v)
			v = one;
	}
	return v;
}

struct wb_loc
wb_hazard_location(const struct wb_hazard_fn *f, uint32_t inst)
{
	const struct wb_module *m = f->module;
	struct wb_loc loc, own = WB_NO_LOC;

	if (inst == WB_NONE)
		return f->fn->loc;
	loc = wb_inst_src(&f->fn->inst[inst]);
	for (uint32_t c = wb_inlined_find(m, &f->fn->inst[inst]); c != WB_NONE; c = m->inlined[c].caller)
		if (m->inlined[c].caller == WB_NONE)
			own = m->inlined[c].call;
	for (uint32_t c = wb_inlined_find(m, &f->fn->inst[inst]); c != WB_NONE && wb_loc_known(own);
		c = m->inlined[c].caller) {
		if (loc.file == own.file)
			break;
		loc = m->inlined[c].call;
	}
	return loc;
}

uint32_t
wb_hazard_frames(struct wb_ctx *cx, const struct wb_hazard_fn *f, uint32_t inst, struct wb_frame **out)
{
	uint32_t call = inst == WB_NONE ? WB_NONE : wb_inlined_find(f->module, &f->fn->inst[inst]), n = 0;
	const struct wb_inlined *all = f->module->inlined;

	for (uint32_t c = call; c != WB_NONE; c = all[c].caller)
		n++;
	if (!n)
		return 0;
	*out = WB_NEW(cx->unit, struct wb_frame, n + 1);
	(*out)[n] = (struct wb_frame){ wb_inst_src(&f->fn->inst[inst]), NULL };
	for (uint32_t c = call, k = n; c != WB_NONE; c = all[c].caller)
		(*out)[--k] = (struct wb_frame){ all[c].call, *all[c].callee ? all[c].callee : "a function" };
	return n + 1;
}

uint32_t
wb_hazard_begins(const struct wb_fn *fn, uint32_t b)
{
	const struct wb_block *blk = &fn->block[b];

	for (uint32_t k = blk->first; k < blk->first + blk->ninst; k++)
		if (wb_loc_known(fn->inst[k].src))
			return k;
	return blk->ninst ? blk->first : WB_NONE;
}

const char *
wb_hazard_line(struct wb_ctx *cx, const struct wb_hazards *h, const struct wb_hazard_fn *f, uint32_t inst)
{
	struct wb_loc l = wb_hazard_location(f, inst);

	l.col = 0;
	return wb_loc_text(cx->unit, h->files, l);
}

const char *
wb_hazard_where(struct wb_ctx *cx, const struct wb_hazards *h, const struct wb_hazard_fn *f, uint32_t inst)
{
	return wb_loc_text(cx->unit, h->files, wb_hazard_location(f, inst));
}

uint32_t
wb_hazard_count(const struct wb_hazard_fn *f, bool accepted)
{
	uint32_t n = 0;

	for (uint32_t k = 0; f->status == WB_OK && f->fn->deadlock && k < f->fn->deadlock->nfinding; k++)
		n += f->shown[k] && (f->accepted[k] != NULL) == accepted;
	return n;
}

uint64_t
wb_hazard_identity(const struct wb_hazard_fn *f, uint32_t k)
{
	const struct wb_finding *x = &f->fn->deadlock->finding[k];
	const char *rule = wb_rule_info[x->rule].name;

	return x->digest + wb_hash(rule, strlen(rule));
}

/* Where the calls are that @inst was inlined by: lines, counted from the head of the function that calls. */
static uint64_t
calls_at(const struct wb_hazard_fn *f, uint32_t inst)
{
	uint64_t h = 0;

	if (inst == WB_NONE)
		return 0;
	for (uint32_t c = wb_inlined_find(f->module, &f->fn->inst[inst]); c != WB_NONE;
		c = f->module->inlined[c].caller) {
		const struct wb_inlined *x = &f->module->inlined[c];
		uint64_t part[] = { h, x->call.line - x->begins, x->call.col };

		h = wb_hash(part, sizeof(part));
	}
	return h;
}

uint64_t
wb_hazard_fingerprint(const struct wb_hazard_fn *f, uint32_t k)
{
	const struct wb_finding *all = f->fn->deadlock->finding;
	uint64_t calls = calls_at(f, all[k].inst), before = 0;
	uint64_t part[] = { wb_hash(f->fn->name, strlen(f->fn->name)), wb_hazard_identity(f, k), 0 };

	for (uint32_t i = 0; i < f->fn->deadlock->nfinding; i++) {
		if (i == k || all[i].rule != all[k].rule || all[i].digest != all[k].digest)
			continue;
		before += i < k && calls_at(f, all[i].inst) == calls;
		part[2] = calls + before;
	}
	return wb_hash(part, sizeof(part));
}

/* Tabs as blanks. */
const char *
wb_hazard_code(struct wb_ctx *cx, const struct wb_hazards *h, const struct wb_hazard_fn *f, uint32_t inst)
{
	return wb_inst_text(cx->unit, h->files, f->module, f->fn, inst);
}

uint32_t
wb_hazard_exit(const struct wb_hazard_fn *f, const struct wb_finding *x)
{
	/* the last block of the path that is still in the loop */
	uint32_t last = WB_NONE;

	for (uint32_t k = 0; x->loop != WB_NONE && k < x->npath; k++)
		if (wb_loop_has(f->fn->loops, x->loop, f->fn->deadlock->list[x->path + k]))
			last = f->fn->deadlock->list[x->path + k];
	return last;
}

uint32_t
wb_hazard_safe(const struct wb_hazard_fn *f, const struct wb_finding *x)
{
	uint32_t at;

	if (x->safe == WB_NONE)
		return WB_NONE;
	at = f->fn->deadlock->safe_at ? f->fn->deadlock->safe_at[x->loop] : f->fn->block[x->safe].first;
	return at < f->fn->block[x->safe].first + f->fn->block[x->safe].ninst ? at : WB_NONE;
}

bool
wb_report_hazards(struct wb_ctx *cx, const struct wb_hazards *h, const char *format, bool colour, struct wb_out *o)
{
	if (strcmp(format, "text") == 0)
		wb_hazards_text(cx, h, colour, o);
	else if (strcmp(format, "json") == 0)
		wb_hazards_json(cx, h, o);
	else if (strcmp(format, "sarif") == 0)
		wb_hazards_sarif(cx, h, o);
	else
		return false;
	return true;
}
