/* src/report/simulation.c -- simulated runs as text, JSON, and as block times in XML. */
#include "private.h"
#include "wavebound/observe.h"

const char *
wb_observed_status(const struct wb_observed *ob)
{
	static const char *const timed[] = { [WB_TIMED_FINISHED] = "finished",
		[WB_TIMED_STEP_LIMIT] = "step-limit",
		[WB_TIMED_HANG] = "hang",
		[WB_TIMED_FAULT] = "fault" };
	static const char *const mimd[] = { [WB_SIM_FINISHED] = "finished",
		[WB_SIM_STEP_LIMIT] = "step-limit",
		[WB_SIM_HANG] = "hang",
		[WB_SIM_FAULT] = "fault" };

	return ob->mimd ? mimd[ob->mimd->status] : ob->simt ? mimd[ob->simt->status] : timed[ob->run.status];
}

static unsigned long long
u(uint64_t v)
{
	return v;
}

/* Percentage of @all that @part is. */
static double
percent(uint64_t part, double all)
{
	return all > 0 ? 100.0 * (double)part / all : 0;
}

static const char *
place_text(struct wb_ctx *cx, const struct wb_fn *fn, uint32_t block)
{
	return wb_loc_text(cx->unit, cx->files, wb_block_src(fn, block));
}

/* The line of @block of @fn, and whose it is. */
static void
put_place(struct wb_ctx *cx, const struct wb_observed *ob, const struct wb_fn *fn, uint32_t block, struct wb_out *o)
{
	wb_put_term(o, place_text(cx, fn, block));
	if (fn != ob->fn && *fn->name) {
		wb_puts(o, " in ");
		wb_put_term(o, fn->name);
	}
	wb_puts(o, "\n");
}

/* ---- text ------------------------------------------------------------------------------ */
static void
text_blocks(struct wb_ctx *cx, const struct wb_module *m, const struct wb_observed *ob, struct wb_out *o)
{
	wb_puts(o, "\n  blocks    (worst: most cycles of one execution)\n    block        count         worst  line\n");
	for (uint32_t f = 0; f < m->nfn; f++)
		for (uint32_t b = 0; ob->run.block[f] && b < m->fn[f]->nblock; b++) {
			const struct wb_timed_block *t = &ob->run.block[f][b];

			if (!t->count)
				continue;
			wb_printf(o, "    b%-5u %11llu %13llu  ", b, u(t->count), u(t->max_cycles));
			put_place(cx, ob, m->fn[f], b, o);
		}
}

static void
text_loops(struct wb_ctx *cx, const struct wb_observed *ob, struct wb_out *o)
{
	if (ob->nloop)
		wb_puts(o, "\n  loops     (most repetitions of one entry, over all waves)\n    header    most  line\n");
	for (uint32_t k = 0; k < ob->nloop; k++) {
		uint32_t header = ob->loop[k].fn->loops->loop[ob->loop[k].loop].header;

		wb_printf(o, "    b%-5u %7llu  ", header, u(ob->loop[k].max_iterations));
		put_place(cx, ob, ob->loop[k].fn, header, o);
	}
}

static void
text(struct wb_ctx *cx, const struct wb_module *m, const struct wb_observed *ob, struct wb_out *o)
{
	const struct wb_timed *t = &ob->run;
	double cycles = (double)t->cycles;

	wb_puts(o, "kernel ");
	wb_put_term(o, ob->fn->name);
	wb_printf(o, "\n  machine   %s (model %s), %s issue\n", ob->machine->name, ob->machine->hash,
		ob->machine->scheduler == WB_SCHED_RR ? "round-robin" : "oldest-first");
	wb_printf(o, "  status    %s\n  cycles    %llu, slowest wave %llu\n", wb_observed_status(ob), u(t->cycles),
		u(ob->slowest_wave_cycles));
	wb_printf(o, "  executed  %llu waves, %llu wave instructions, %llu memory transactions, %llu LDS rounds\n",
		u(t->waves), u(t->instructions), u(t->transactions), u(t->rounds));
	wb_printf(o, "  busy      SIMDs %.1f %%, memory interface %.1f %%, LDS units %.1f %%\n",
		percent(t->simd_busy_cycles, cycles * ob->machine->cus * ob->machine->simds),
		percent(t->mem_busy_cycles, cycles), percent(t->lds_busy_cycles, cycles * ob->machine->cus));
	if (t->splits)
		wb_printf(o, "  split     %llu times, split SIMDs busy %.1f %%\n", u(t->splits),
			percent(t->split_busy_cycles,
				cycles * ob->machine->cus * ob->machine->simds * ob->machine->split_simds));
	text_blocks(cx, m, ob, o);
	text_loops(cx, ob, o);
}

static void
text_mimd(const struct wb_observed *ob, struct wb_out *o)
{
	const struct wb_sim_mimd_result *t = ob->mimd;

	wb_puts(o, "kernel ");
	wb_put_term(o, ob->fn->name);
	wb_printf(o, "\n  machine   independent work-items, fair random order (seed %llu)\n  status    %s\n",
		u(ob->seed), wb_observed_status(ob));
	wb_printf(o, "  executed  %llu instructions, %llu of %llu work-items ended\n", u(t->instructions), u(t->ended),
		u(t->threads));
}

static void
text_simt(struct wb_ctx *cx, const struct wb_observed *ob, struct wb_out *o)
{
	const struct wb_sim_simt_result *t = ob->simt;
	const uint32_t *points = ob->points[ob->fn->id];

	wb_puts(o, "kernel ");
	wb_put_term(o, ob->fn->name);
	wb_printf(o, "\n  machine   warps of 64 threads, %s\n  status    %s\n  cycles    %llu\n",
		ob->stack ? "reconvergence stack" : "AWARE", wb_observed_status(ob), u(t->cycles));
	wb_printf(o, "  executed  %llu warp instructions, %llu of threads; %llu of %llu work-items ended\n",
		u(t->instructions), u(t->thread_instructions), u(t->ended), u(t->threads));
	wb_printf(o, "  parted    %llu times; at most %u splits and %u points of one warp\n", u(t->divergences),
		t->most_splits, t->most_points);
	if (!ob->stack)
		wb_printf(o, "  tables    %llu spills, %llu fills; %llu timeouts\n", u(t->spills), u(t->fills),
			u(t->timeouts));
	wb_puts(o, "\n  points    (where threads that part meet again)\n    branch  point  line\n");
	for (uint32_t b = 0; points && b < ob->fn->nblock; b++) {
		if (ob->fn->block[b].nout < 2)
			continue;
		if (points[b] == WB_NONE)
			wb_printf(o, "    b%-5u  end    ", b);
		else
			wb_printf(o, "    b%-5u  b%-5u ", b, points[b]);
		wb_put_term(o, place_text(cx, ob->fn, b));
		wb_puts(o, "\n");
	}
}

/* ---- JSON ------------------------------------------------------------------------------- */
/* The instructions at which the waves are that have not ended. */
static void
json_positions(struct wb_ctx *cx, const char *what, const struct wb_sim_position *p, uint32_t n, struct wb_out *o)
{
	wb_puts(o, ",\n      \"unfinished\": [");
	for (uint32_t k = 0; k < n; k++) {
		const struct wb_inst *i = &p[k].fn->inst[p[k].inst];

		wb_printf(o, "%s\n        { \"workgroup\": %llu, \"%s\": %u, \"function\": ", k ? "," : "",
			u(p[k].group), what, p[k].wave);
		wb_put_json(o, p[k].fn->name);
		wb_printf(o, ", \"block\": %u, \"address\": %llu, \"line\": ", wb_block_of(p[k].fn, p[k].inst),
			u(i->addr));
		wb_put_json(o, wb_loc_text(cx->unit, cx->files, wb_inst_src(i)));
		wb_printf(o, ", \"exec\": \"0x%llx\", \"barrier\": %s, \"repeats\": %s }", u(p[k].exec),
			p[k].barrier ? "true" : "false", p[k].repeats ? "true" : "false");
	}
	wb_puts(o, n ? "\n      ]" : "]");
}

static void
json_mimd(struct wb_ctx *cx, const struct wb_observed *ob, struct wb_out *o)
{
	const struct wb_sim_mimd_result *t = ob->mimd;

	wb_puts(o, "    { \"name\": ");
	wb_put_json(o, ob->fn->name);
	wb_printf(o,
		", \"status\": \"%s\", \"mimd\": true, \"seed\": %llu, \"instructions\": %llu, \"work_items\": %llu, "
		"\"ended\": %llu",
		wb_observed_status(ob), u(ob->seed), u(t->instructions), u(t->threads), u(t->ended));
	if (t->status != WB_SIM_FINISHED)
		json_positions(cx, "work_item", t->position, t->nposition, o);
	wb_puts(o, " }");
}

static void
json_simt(struct wb_ctx *cx, const struct wb_observed *ob, struct wb_out *o)
{
	const struct wb_sim_simt_result *t = ob->simt;
	const uint32_t *points = ob->points[ob->fn->id];
	const char *comma = "";

	wb_puts(o, "    { \"name\": ");
	wb_put_json(o, ob->fn->name);
	wb_printf(o,
		", \"status\": \"%s\", \"simt\": \"%s\", \"cycles\": %llu, \"warp_instructions\": %llu, "
		"\"instructions\": %llu, \"work_items\": %llu, \"ended\": %llu,\n",
		wb_observed_status(ob), ob->stack ? "stack" : "aware", u(t->cycles), u(t->instructions),
		u(t->thread_instructions), u(t->threads), u(t->ended));
	wb_printf(o,
		"      \"divergences\": %llu, \"most_splits\": %u, \"most_points\": %u, \"spills\": %llu, \"fills\": "
		"%llu, \"timeouts\": %llu,\n      \"points\": [",
		u(t->divergences), t->most_splits, t->most_points, u(t->spills), u(t->fills), u(t->timeouts));
	for (uint32_t b = 0; points && b < ob->fn->nblock; b++) {
		if (ob->fn->block[b].nout < 2)
			continue;
		wb_printf(o, "%s{ \"branch\": %u, \"point\": ", comma, b);
		if (points[b] == WB_NONE)
			wb_puts(o, "null }");
		else
			wb_printf(o, "%u }", points[b]);
		comma = ", ";
	}
	wb_puts(o, "]");
	if (t->status != WB_SIM_FINISHED)
		json_positions(cx, "work_item", t->position, t->nposition, o);
	wb_puts(o, " }");
}

/* Blocks and loops of @fn that ran, @indent from the left. */
static void
json_function(const struct wb_observed *ob, const struct wb_fn *fn, const char *indent, struct wb_out *o)
{
	const struct wb_timed_block *block = ob->run.block[fn->id];
	const char *comma = "";

	wb_puts(o, "\"blocks\": [");
	for (uint32_t b = 0; block && b < fn->nblock; b++)
		if (block[b].count) {
			wb_printf(o, "%s\n%s  { \"block\": %u, \"count\": %llu, \"max_cycles\": %llu }", comma, indent,
				b, u(block[b].count), u(block[b].max_cycles));
			comma = ",";
		}
	wb_printf(o, "\n%s],\n%s\"loops\": [", indent, indent);
	comma = "";
	for (uint32_t k = 0; k < ob->nloop; k++)
		if (ob->loop[k].fn == fn) {
			wb_printf(o, "%s\n%s  { \"header\": %u, \"max_iterations\": %llu }", comma, indent,
				fn->loops->loop[ob->loop[k].loop].header, u(ob->loop[k].max_iterations));
			comma = ",";
		}
	wb_printf(o, *comma ? "\n%s]" : "]", indent);
}

static void
json(struct wb_ctx *cx, const struct wb_module *m, const struct wb_observed *ob, struct wb_out *o)
{
	const char *comma = "";

	wb_puts(o, "    { \"name\": ");
	wb_put_json(o, ob->fn->name);
	wb_printf(o, ", \"status\": \"%s\", \"cycles\": %llu, \"waves\": %llu, \"wave_instructions\": %llu,\n",
		wb_observed_status(ob), u(ob->run.cycles), u(ob->run.waves), u(ob->run.instructions));
	wb_printf(o, "      \"slowest_wave_cycles\": %llu, \"transactions\": %llu, \"lds_rounds\": %llu,\n",
		u(ob->slowest_wave_cycles), u(ob->run.transactions), u(ob->run.rounds));
	wb_printf(o,
		"      \"simd_busy_cycles\": %llu, \"memory_busy_cycles\": %llu, \"lds_busy_cycles\": %llu, "
		"\"splits\": %llu, \"split_busy_cycles\": %llu,\n      ",
		u(ob->run.simd_busy_cycles), u(ob->run.mem_busy_cycles), u(ob->run.lds_busy_cycles), u(ob->run.splits),
		u(ob->run.split_busy_cycles));
	json_function(ob, ob->fn, "      ", o);
	for (uint32_t f = 0; f < m->nfn; f++)
		if (ob->run.block[f] && m->fn[f] != ob->fn) {
			wb_puts(o, *comma ? comma : ",\n      \"functions\": [");
			wb_puts(o, "\n        { \"name\": ");
			wb_put_json(o, m->fn[f]->name);
			wb_puts(o, ", ");
			json_function(ob, m->fn[f], "          ", o);
			wb_puts(o, " }");
			comma = ",";
		}
	wb_puts(o, *comma ? "\n      ]" : "");
	if (ob->run.status == WB_TIMED_STEP_LIMIT || ob->run.status == WB_TIMED_HANG)
		json_positions(cx, "wave", ob->run.position, ob->run.nposition, o);
	wb_puts(o, " }");
}

/* ---- block times -------------------------------------------------------------------------- */
static void
xml(const struct wb_observed *ob, struct wb_out *o)
{
	const struct wb_timed_block *block = ob->run.block[ob->fn->id];

	wb_puts(o, "  <kernel name=\"");
	wb_put_xml(o, ob->fn->name);
	wb_puts(o, "\">\n");
	for (uint32_t b = 0; block && b < ob->fn->nblock; b++)
		if (block[b].count)
			wb_printf(o, "    <block id=\"%u\" cycles=\"%llu\"/>\n", b, u(block[b].max_cycles));
		else
			wb_printf(o,
				"    <!-- block %u was not executed: state its time before you use this file -->\n", b);
	wb_puts(o, "  </kernel>\n");
}

bool
wb_report_simulation(struct wb_ctx *cx, const struct wb_module *m, const struct wb_observed *ob, uint32_t n,
	const char *format, struct wb_out *o)
{
	bool as_json = strcmp(format, "json") == 0, as_xml = strcmp(format, "xml") == 0;

	if (!as_json && !as_xml && strcmp(format, "text") != 0)
		return false;
	wb_puts(o,
		as_json ? "{\n  \"kernels\": [\n" :
			as_xml ? "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<block-times>\n" :
				 "");
	for (uint32_t k = 0; k < n; k++) {
		if (k)
			wb_puts(o, as_json ? ",\n" : as_xml ? "" : "\n");
		if (as_json && ob[k].mimd)
			json_mimd(cx, &ob[k], o);
		else if (as_json && ob[k].simt)
			json_simt(cx, &ob[k], o);
		else if (as_json)
			json(cx, m, &ob[k], o);
		else if (as_xml)
			xml(&ob[k], o);
		else if (ob[k].mimd)
			text_mimd(&ob[k], o);
		else if (ob[k].simt)
			text_simt(cx, &ob[k], o);
		else
			text(cx, m, &ob[k], o);
	}
	wb_puts(o, as_json ? "\n  ]\n}\n" : as_xml ? "</block-times>\n" : "");
	return true;
}
