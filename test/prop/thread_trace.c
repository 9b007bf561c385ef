/* test/prop/thread_trace.c -- thread traces of rocprofv3, written here of simulated runs, give their block times.
 *
 * Each random kernel is executed; what it issues when is written as code.json and a file for each wave. Read back for
 * --block-times, each block must have been seen as often as the run has executed it, and, of a wave that was alone, the
 * longest execution must be that of the run. Among several waves the run counts from the moment in which a wave may
 * issue, the trace from that in which it does: only how often is compared. So it is where code is fetched first.
 *
 *	thread_trace [SEED [KERNELS [FIRST]]]
 */
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "../../src/cli/request.h"
#include "../lib/drive.h"
#include "wavebound/timed.h"
#include "wavebound/xml.h"

static uint64_t alone, blocks;

/* ---- what rocprofv3 would write ------------------------------------------------------------------------ */
struct issued {
	const struct wb_fn *fn;
	uint32_t inst, wave;
	uint64_t start;
};
struct writer {
	struct wb_ctx *cx;
	WB_VEC(struct issued) issue;
	WB_VEC(uint64_t) end;		/* [wave] */
};

static void
on_issue(void *user, const struct wb_timed_issue *i)
{
	struct writer *w = user;

	/* what the reader puts in front of an instruction, for a register that is not known, is at its address */
	if (i->inst && i->fn->inst[i->inst - 1].addr == i->fn->inst[i->inst].addr)
		return;
	WB_PUSH(w->cx->unit, &w->issue, ((struct issued){ i->fn, i->inst, i->wave, i->start }));
}

static void
on_wave_end(void *user, uint32_t wave, const struct wb_timed_wave *life)
{
	struct writer *w = user;

	while (w->end.n <= wave)
		WB_PUSH(w->cx->unit, &w->end, 0);
	w->end.at[wave] = life->ended;
}

static void
write_text(const char *dir, const char *name, const struct wb_out *o)
{
	char path[400];
	FILE *f;

	snprintf(path, sizeof path, "%s/%s", dir, name);
	f = fopen(path, "w");
	if (!f || fwrite(o->at, 1, o->n, f) != o->n || fclose(f) != 0) {
		perror(path);
		exit(1);
	}
}

/* The line of instruction @inst of @fn: each function has one for its name, too. */
static uint64_t
line_of(const struct wb_module *m, const struct wb_fn *fn, uint32_t inst)
{
	uint64_t line = 1;

	for (uint32_t f = 0; f < m->nfn && m->fn[f] != fn; f++)
		line += m->fn[f]->ninst + 1;
	return line + inst;
}

static void
write_code(const struct writer *w, const struct wb_module *m, const char *dir)
{
	struct wb_out o = wb_out_new(w->cx->unit);
	uint64_t line = 0;

	wb_puts(&o, "{\"version\": \"3.0.0\", \"header\": \"ISA, _, LineNumber, Source, Codeobj, Vaddr, Hit, Latency, "
		    "Stall, Idle\", \"code\": [");
	for (uint32_t f = 0; f < m->nfn; f++) {
		wb_printf(&o, "%s[\"; %s\", 0, %llu, \"\", 1, 0, 0, 0, 0, 0]", line ? ",\n" : "\n", m->fn[f]->name,
			(unsigned long long)line);
		line++;
		for (uint32_t i = 0; i < m->fn[f]->ninst; i++, line++)
			wb_printf(&o, ",\n[\"any\", 0, %llu, \"a.cl:1\", 1, %llu, 1, 4, 0, 0]",
				(unsigned long long)line, (unsigned long long)m->fn[f]->inst[i].addr);
	}
	wb_puts(&o, "]}\n");
	write_text(dir, "code.json", &o);
}

static void
write_waves(const struct writer *w, const struct wb_module *m, const char *dir)
{
	for (uint32_t k = 0; k < w->end.n; k++) {
		struct wb_out o = wb_out_new(w->cx->unit);
		const char *between = "";

		wb_printf(&o, "{\"name\": \"w\", \"wave\": {\"cu\": 1, \"id\": %u, \"begin\": 0, \"end\": %llu, "
			      "\"instructions\": [", k, (unsigned long long)w->end.at[k]);
		for (uint32_t i = 0; i < w->issue.n; i++) {
			const struct issued *one = &w->issue.at[i];

			if (one->wave != k)
				continue;
			wb_printf(&o, "%s[%llu, 1, 0, 4, %llu]", between, (unsigned long long)one->start,
				(unsigned long long)line_of(m, one->fn, one->inst));
			between = ", ";
		}
		wb_puts(&o, "], \"timeline\": [], \"waitcnt\": []}}\n");
		write_text(dir, wb_format(w->cx->unit, "se0_sm0_sl0_wv%u.json", k), &o);
	}
}

static void
remove_trace(const char *dir, uint32_t waves)
{
	char path[400];

	for (uint32_t k = 0; k < waves; k++) {
		snprintf(path, sizeof path, "%s/se0_sm0_sl0_wv%u.json", dir, k);
		unlink(path);
	}
	snprintf(path, sizeof path, "%s/code.json", dir);
	unlink(path);
	rmdir(dir);
}

/* ---- read back ---------------------------------------------------------------------------------------------- */
static const char *
compare(struct drive *d, const struct wb_timed *run, const char *dir)
{
	struct wb_fn *chosen[] = { d->fn };
	struct wb_world w = { .cx = d->cx, .chosen = chosen, .nchosen = 1 };
	struct wb_block_times *read;
	enum wb_status s = WB_OK;
	const char *text;
	uint64_t *times;

	if (!cli_thread_trace(&w, dir, &s) || s != WB_OK || wb_block_times_read(d->cx, w.times_file, &read) != WB_OK ||
		wb_block_times_attach(d->cx, read, d->fn, &times) != WB_OK || !times)
		return "the trace cannot be read back";
	text = wb_block_times_seen(d->cx, read, d->fn);
	for (uint32_t b = 0; b < d->fn->nblock; b++) {
		const struct wb_timed_block *is = &run->block[d->fn->id][b];
		const char *count = wb_format(d->cx->unit, " b%u %llu", b, (unsigned long long)is->count), *at;

		if (!d->fn->block[b].ninst)
			continue;
		if ((times[b] == WB_UNKNOWN) != !is->count)
			return wb_format(d->cx->unit, "block %u is executed %llu times, and not known", b,
				(unsigned long long)is->count);
		at = is->count ? strstr(text, count) : text;
		if (!at || (is->count && at[strlen(count)] && !strchr(" ;", at[strlen(count)])))
			return wb_format(d->cx->unit, "block %u is executed %llu times, and: %s", b,
				(unsigned long long)is->count, text);
		blocks += is->count > 0;
		if (run->waves == 1 && !d->machine->fetch_bytes && is->count && times[b] != is->max_cycles)
			return wb_format(d->cx->unit, "block %u takes %llu cycles, and %llu in the trace", b,
				(unsigned long long)is->max_cycles, (unsigned long long)times[b]);
	}
	alone += run->waves == 1 && !d->machine->fetch_bytes;
	return NULL;
}

static const char *
work(struct drive *d, void *user)
{
	char dir[] = "/tmp/wavebound-trace.XXXXXX";
	struct writer w = { .cx = d->cx };
	const struct wb_timed_hooks hooks = { .user = &w, .issue = on_issue, .wave_end = on_wave_end };
	struct wb_timed run;
	struct wb_sim *sim;
	const char *what = NULL;

	(void)user;
	if (chance(60)) {		/* one wave */
		for (uint32_t k = 0; k < 3; k++)
			d->launch->grid[k] = d->launch->workgroup[k] = k ? 1 : 64;
	}
	if (!drive_prepare(d, &sim) ||
		wb_timed_run(d->cx, sim, d->module, d->fn, d->machine, 0, 20000, &hooks, &run) != WB_OK ||
		run.status != WB_TIMED_FINISHED || run.waves > 40 || !run.block[d->fn->id])
		return NULL;
	if (!mkdtemp(dir)) {
		perror(dir);
		exit(1);
	}
	write_code(&w, d->module, dir);
	write_waves(&w, d->module, dir);
	what = compare(d, &run, dir);
	remove_trace(dir, w.end.n);
	return what;
}

int
main(int argc, char **argv)
{
	static const struct drive_options options = { .work = work, .kernels = 400, .most_steps = 4000 };

	drive_all(argc, argv, &options);
	prop_tried(alone, prop.count / 8, "waves alone");
	prop_tried(blocks, prop.count, "blocks compared");
	return prop_end();
}
