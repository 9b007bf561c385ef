/* test/prop/deadlock.c -- the findings of `wavebound deadlock` for kernels of which it is known whether they hang.
 *
 *	deadlock            every kernel of test/deadlock/s, or those that TEST_SHARE draws
 *	deadlock -v         and a line for each, and how often --fix refuses what for which reason
 *	deadlock -o         the same with --buffers overlap
 *	deadlock -u         the kernels of the usual kinds alone (hip.hip, hand.cl, usual.cl, field.cl)
 *	deadlock FILE...    the same of these files; what --fix writes of them must end
 *	deadlock -d FILE... what is detected in these; --fix is not tried
 *	deadlock -w FILE... the same of these, launched as several workgroups
 *	                    FILE is also a row of the table: O0 to O3, gfx803, gfx1030
 *	deadlock -l         writes test/deadlock/labels: makes labels that are not there
 *
 * The label of a kernel comes from execution: one workgroup of 64 work-items, as one
 * wave of 64 lanes and as 64 threads of their own under a fair scheduler. It
 * deadlocks if the threads end and the wave hangs: a state comes back, or, where memory changes in the loop that
 * waits, it has not ended after many times the steps of those that end. Labels are kept; of those that there are, a
 * share is made again, all of them with TEST_SHARE=100.
 * What the analysis says must cover every kernel that hangs. In kernels that end, at most one loop in
 * twenty of optimised code and one in ten of unoptimised code may be suspected (-o: as many as the table has in
 * brackets), none with high confidence. The kernels are those that are
 * hard to tell apart, not the usual ones. If all are executed, the table of wavebound-deadlock(7) must say what was
 * counted.
 */
#include <glob.h>
#include <limits.h>

#include "../lib/corpus.h"
#include "../lib/files.h"
#include "../lib/labels.h"
#include "../lib/prop.h"
#include "wavebound/pass.h"

#define MOST_STEPS 400000u
#define MOST_WAVES_STEPS 40000u		/* of several waves */
#define MOST_USUAL_STEPS 2000000u	/* the same of the usual kinds, which go on for longer */
#define MOST_FIXED_STEPS 40000000u	/* lanes go on one after the other */

struct tally {
	unsigned kernels, hang, end, missed, loops, clean_loops, suspect, wrong, wrong_high, unlabelled, refused;
	/* kernels with a finding; of these those that --fix rewrites, and of which memory was compared */
	unsigned waiting, rewritten, compared;
	unsigned hang_rewritten;		/* rewritten, and hung before */
	/* rewritten, and two waves take a lock from each other for so long that the end was not reached (monitor) */
	unsigned contended;
	unsigned wrong_overlap;			/* as wrong, with --buffers overlap */
	unsigned possible, high;		/* kernels that end, and have a finding; one of high confidence */
	/* kernels with barriers; that do not come to them alike; of these without a finding; others with one */
	unsigned meet, meet_apart, meet_missed, meet_wrong;
};
static unsigned executed, gone_on;	/* waves of which the label was made again; that went on as far as the limit */
static struct tally sums[7], all, optimised, by_hand, of_waves, mutual[2];
static const char *const group_name[] = { "O1", "O2", "O3", "gfx803", "gfx1030", "O0", "examples" };
static const char *const manual_name[] = { "\\-O1", "\\-O2", "\\-O3", "gfx803", "gfx1030", "\\-O0",
	"examples" };
#define O2 1
#define GFX803 3
#define GFX1030 4		/* waves of 32 lanes, two of them: what is written for one wave of 64 may end */
#define O0 5
#define EXAMPLES 6		/* all of them end: test/sh/observed.sh runs them */
/* Kernels of the usual kinds, by target and level: hip.hip and hand.cl in one workgroup, usual.cl and field.cl in
 * several; --fix in one. */
static const char *const usual_name[] = { "hip.gfx900", "hip.gfx90a", "hip.gfx1030", "hip.gfx1100", "hand.gfx900",
	"hand.gfx90a", "hand.gfx1030", "usual.gfx900", "usual.gfx90a", "usual.gfx1030",
	"field.gfx900", "field.gfx1030" };
#define FIRST_SEVERAL 7
static struct tally usual[WB_COUNT(usual_name)][4], alone[WB_COUNT(usual_name)][4], usually;
static bool verbose, overlap;
static bool several;			/* workgroups, of kernels whose waves wait for each other (mutual.cl) */
static bool detect;			/* and nothing else: labels are believed */
static bool relabel;			/* labels are written */
static const struct labels *labels;	/* of the file */
static struct label *label;		/* of each of its functions */

/* ---- the analysis ---------------------------------------------------------------------------- */
static void
analyse(struct wb_ctx *cx, struct wb_module *m)
{
	static const enum wb_pass list[] = {
		WB_PASS_DOM,
		WB_PASS_POSTDOM,
		WB_PASS_CDEP,
		WB_PASS_LOOPS,
		WB_PASS_GSA,
		WB_PASS_LANES,
		WB_PASS_TRIPS,
		WB_PASS_DEADLOCK,
	};
	struct wb_launch as_run = { .dims = 3 };
	struct wb_pass_env env = { .module = m, .launch = &as_run, .buffers_distinct = !overlap,
		.asks = WB_ASKS_NONE };

	for (uint32_t f = 0; f < m->nfn; f++) {
		corpus_workgroup(m->fn[f], as_run.workgroup);
		if (!m->fn[f]->refused && wb_run_passes(cx, m->fn[f], &env, list, WB_COUNT(list), NULL) != WB_OK)
			prop_fail("%s: a pass fails", m->fn[f]->name);
	}
}

static const struct wb_fn *
plain(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn)
{
	const struct wb_fn *p = corpus_plain(cx, m, fn, several, overlap);

	if (!p)
		prop_fail("%s cannot be analysed", fn->name);
	return p ? p : fn;
}

/* Loops of @fn that may wait, and of these with high confidence. */
static unsigned
suspects(const struct wb_fn *fn, unsigned *high)
{
	unsigned n = 0;

	*high = 0;
	for (uint32_t k = 0; k < fn->deadlock->nfinding; k++) {
		const struct wb_finding *f = &fn->deadlock->finding[k];

		if (f->rule != WB_RULE_SIMT || (k && f->loop == f[-1].loop))
			continue;
		n++;
		*high += f->confidence == WB_CONFIDENCE_HIGH;
	}
	return n;
}

/* The same with --buffers overlap. */
static unsigned
suspects_overlapping(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn)
{
	bool was = overlap;
	unsigned n, high;

	overlap = true;
	n = suspects(plain(cx, m, fn), &high);
	overlap = was;
	return n;
}

static bool
of_barrier(const struct wb_finding *f)
{
	return f->rule == WB_RULE_BARRIER || f->rule == WB_RULE_SKIPPED;
}

/* Barriers: a kernel of which the waves, or lanes, do not come to them alike in this run has a finding. */
static void
judge_barriers(const struct wb_fn *fn, enum meeting is, struct tally *t, const char *path)
{
	bool any = false, found = false;

	for (uint32_t k = 0; k < fn->ninst; k++)
		any |= fn->inst[k].op == WB_OP_BARRIER;
	if (!any || is == MEET_UNKNOWN)
		return;
	for (uint32_t k = 0; k < fn->deadlock->nfinding; k++)
		found |= of_barrier(&fn->deadlock->finding[k]);
	t->meet++;
	t->meet_apart += is == MEET_NOT_ALIKE;
	t->meet_missed += is == MEET_NOT_ALIKE && !found;
	t->meet_wrong += is == MEET_ALIKE && found;
	if (is == MEET_NOT_ALIKE && !found)
		printf("%s %s: does not come to a barrier alike, and was not found\n", path, fn->name);
	if (verbose)
		printf("%-36s %-22s barriers %s%s\n", path, fn->name, is == MEET_ALIKE ? "alike" : "not alike",
			(is == MEET_NOT_ALIKE) == found ? "" : "   <--");
}

/* ---- labels ----------------------------------------------------------------------------------- */
static struct label
execute(const struct wb_module *m, const struct wb_fn *fn, bool example, const char *path)
{
	struct label l = { .wave = ENDS, .threads = ENDS, .barriers = MEET_UNKNOWN };
	uint64_t again = 0;

	if (!several)
		l.barriers = corpus_barriers(m, fn, MOST_STEPS);
	if (example)
		return l;
	l.wave = several ? corpus_waves(m, fn, strstr(path, "mutual") ? MOST_WAVES_STEPS : MOST_USUAL_STEPS) :
		corpus_wave(m, fn, MOST_STEPS, &again);
	l.threads = corpus_threads(m, fn, several, 1, &l.left);
	l.ordered = !several && l.threads == ENDS && corpus_threads(m, fn, false, 2, &again) == ENDS && again == l.left;
	return l;
}

/* Whether the next label that is there is made again: all where all files are drawn, else one in many. */
static bool
doubted(void)
{
	static uint64_t draws;
	uint64_t share = prop_share(100);

	draws += 6151;			/* reaches all of 10000 numbers */
	return (prop_seed() + draws) % 10000 < share * share;
}

static struct label
label_of(const struct wb_module *m, const struct wb_fn *fn, bool example, const char *path)
{
	struct label kept, made;
	bool known = labels_of(labels, fn->name, &kept);

	if (known && (relabel || detect || !doubted())) {
		made = kept;
	} else {
		made = execute(m, fn, example, path);
		executed++;
		gone_on += made.wave == GOES_ON;
		made.wave = made.wave == GOES_ON ? HANGS : made.wave;
		made.threads = made.threads == GOES_ON ? HANGS : made.threads;
	}
	if (known)
		prop_expect(made.wave == kept.wave && made.threads == kept.threads && made.left == kept.left &&
				made.barriers == kept.barriers && made.ordered == kept.ordered,
			"%s %s: does something else than its label says: delete the labels, deadlock -l, and look at "
			"what changes", path, fn->name);
	if (relabel && !example)
		labels_add(fn->name, &made);
	return made;
}

static void
judge(struct wb_ctx *cx, const struct wb_module *m, const struct wb_fn *fn, struct tally *t, const char *path)
{
	/* the loops of the code as it is written */
	static const enum wb_pass count[] = { WB_PASS_DOM, WB_PASS_LOOPS };
	struct wb_pass_env env = { .module = m };
	const struct wb_fn *written;
	unsigned suspect, high, nloop;
	enum fate wave;
	struct label l;

	if (fn->refused) {
		t->refused++;
		return;
	}
	l = label[fn->id] = label_of(m, fn, t == &sums[EXAMPLES], path);
	wave = l.wave;
	if (relabel)
		return;
	prop_expect(wb_run_passes(cx, m->fn[fn->id], &env, count, WB_COUNT(count), NULL) == WB_OK,
		"%s: its loops are not found", fn->name);
	nloop = fn->loops->nloop;
	written = m->fn[fn->id];
	fn = plain(cx, m, fn);
	if (!fn->deadlock || wave == OTHER || l.threads != ENDS) {
		t->unlabelled++;
		printf("%s %s: no label (wave %d, threads %d)\n", path, fn->name, wave, l.threads);
		return;
	}
	if (!several)
		judge_barriers(fn, l.barriers, t, path);
	suspect = suspects(fn, &high);
	t->kernels++;
	t->loops += nloop;
	t->clean_loops += wave == ENDS ? nloop : 0;
	t->suspect += suspect;
	*(wave == HANGS ? &t->hang : &t->end) += 1;
	t->missed += wave == HANGS && !suspect;
	t->wrong += wave == ENDS ? suspect : 0;
	t->wrong_overlap += wave == ENDS && !detect ? suspects_overlapping(cx, m, written) : 0;
	t->wrong_high += wave == ENDS ? high : 0;
	for (uint32_t k = 0, any = 0, sure = 0; k < fn->deadlock->nfinding && wave == ENDS; k++) {
		const struct wb_finding *f = &fn->deadlock->finding[k];

		if (f->rule != WB_RULE_SIMT && !of_barrier(f))
			continue;
		t->possible += !any++;
		t->high += f->confidence == WB_CONFIDENCE_HIGH && !sure++;
	}
	if (wave == HANGS && !suspect)
		printf("%s %s: hangs, and was not found\n", path, fn->name);
	if (verbose)
		printf("%-36s %-22s %s  %u of %u loops suspect, %u high%s\n", path, fn->name,
			wave == HANGS ? "hangs" : "ends ", suspect, nloop, high,
			(wave == HANGS) == (suspect != 0) ? "" : "   <--");
}

/* ---- --fix ------------------------------------------------------------------------------------- */
static unsigned
waits(const struct wb_fn *fn)
{
	unsigned n = 0;

	for (uint32_t k = 0; fn->deadlock && k < fn->deadlock->nfinding; k++)
		n += fn->deadlock->finding[k].rule == WB_RULE_SIMT;
	return n;
}

static bool
reads_clock(const struct wb_fn *fn)
{
	bool any = false;

	for (uint32_t k = 0; k < fn->ninst; k++)
		any |= fn->inst[k].op == WB_OP_TIME;
	return any;
}

/* Whether threads of @fn leave @left in other orders, too: where they give up after some tries, two may leave the same
 * by chance. */
static bool
always_leaves(const struct wb_module *m, const struct wb_fn *fn, uint64_t left)
{
	bool same = true;

	for (uint64_t seed = 3; seed < 11 && same; seed++) {
		uint64_t now = 0;

		same = corpus_threads(m, fn, false, seed, &now) == ENDS && now == left;
	}
	return same;
}

/* A rewritten kernel ends, with what threads leave in memory wherever that depends neither on their order nor on how
 * long they take. */
static void
check_fixed(const char *path, const struct wb_module *was, const struct wb_fn *old, const struct wb_module *m,
	const struct wb_fn *fn, struct tally *t)
{
	const struct label *l = &label[fn->id];
	uint64_t wave = 0;
	enum fate f = corpus_wave(m, fn, MOST_FIXED_STEPS, &wave);

	t->contended += f == GOES_ON && wb_fn_lanes(fn) == 32;
	if ((f == GOES_ON && wb_fn_lanes(fn) == 32) ||
		!prop_expect(f == ENDS, "%s %s: rewritten, and does not end", path, fn->name))
		return;
	t->rewritten++;
	t->hang_rewritten += l->wave == HANGS;
	if (!l->ordered || reads_clock(old))
		return;
	t->compared++;
	prop_expect(wave == l->left || !always_leaves(was, was->fn[fn->id], l->left),
		"%s %s: rewritten, and leaves something else in memory", path, fn->name);
}

/* Why kernels that hang are not rewritten. */
static struct refusal {
	char why[160];
	unsigned n;
} refusal[64];

static void
count_refusal(const char *path, const struct wb_fn *fn, const char *why)
{
	unsigned k = 0;

	if (verbose)
		printf("%s %s%s: not rewritten: %s\n", path, label[fn->id].wave == HANGS ? "hangs, " : "", fn->name,
			why);
	while (k < WB_COUNT(refusal) - 1 && refusal[k].why[0] &&
		strncmp(refusal[k].why, why, sizeof refusal[k].why - 1) != 0)
		k++;
	snprintf(refusal[k].why, sizeof refusal[k].why, "%s", why);
	refusal[k].n += label[fn->id].wave == HANGS;
}

/* Of @fn, the first reason given. */
static void
take_refusal(const struct wb_ctx *cx, const char *path, const struct wb_fn *fn)
{
	const char *head = wb_format(cx->tmp, "%s: this loop is not rewritten: ", fn->name);
	const char *why = "the rewritten loop may still wait";

	for (uint32_t k = cx->diag->message.n; k-- > 0;)
		if (cx->diag->message.at[k].code == WB_E_NOT_FIXED &&
			strncmp(cx->diag->message.at[k].text, head, strlen(head)) == 0)
			why = cx->diag->message.at[k].text + strlen(head);
	count_refusal(path, fn, why);
}

/* @m, in which the text of what kernels that wait call has replaced the calls. */
static struct wb_module *
without_calls(struct wb_ctx *cx, const char *path, uint16_t *file, struct wb_module *m)
{
	bool *which = WB_NEW(cx->unit, bool, m->nfn);
	struct wb_out text = wb_out_new(cx->unit);

	for (uint32_t f = 0; f < m->nfn; f++) {
		const struct wb_fn *p = m->fn[f]->is_kernel && m->fn[f]->ncall ? plain(cx, m, m->fn[f]) : NULL;

		which[f] = p && !p->ncall && waits(p);
	}
	wb_gcn_replace_calls(cx, m, *file, which, WB_NEW(cx->unit, struct wb_gcn_kept, m->nfn), &text);
	*file = wb_file_add(cx->files, WB_FILE_TEXT, "calls replaced", text.at, text.n);
	if (wb_gcn_read(cx, *file, NULL, &m) != WB_OK)
		prop_fail("%s: cannot be read with its calls replaced", path);
	return m;
}

/* @m as --fix looks at it: kernels that keep masks on the stack with registers instead, others as they are written. */
static struct wb_module *
to_fix(struct wb_ctx *cx, struct wb_module *m)
{
	struct wb_module *c = WB_NEW(cx->unit, struct wb_module, 1);

	analyse(cx, m);
	*c = *m;
	c->fn = WB_NEW(cx->unit, struct wb_fn *, m->nfn);
	for (uint32_t f = 0; f < m->nfn; f++) {
		const struct wb_fn *p = m->fn[f]->is_kernel ? plain(cx, m, m->fn[f]) : m->fn[f];

		c->fn[f] = p->nunit == m->fn[f]->nunit ? m->fn[f] : (struct wb_fn *)p;
	}
	return c;
}

/* What --fix makes of the file; NULL: it cannot be read. */
static struct wb_module *
rewritten(struct wb_ctx *cx, const char *path, uint16_t file, const struct wb_module *old,
	enum wb_repair_method *method)
{
	struct wb_repair **repair = WB_NEW(cx->unit, struct wb_repair *, old->nfn);
	struct wb_out text = wb_out_new(cx->unit);
	struct wb_module *m;

	for (uint32_t k = 0; k < old->nfn; k++) {
		struct wb_repair_input in = wb_gcn_fix_input(old->fn[k], old->gfx);

		repair[k] = wb_repair_find(cx, old->fn[k], &in, method[k]);
	}
	wb_gcn_fix(cx, old, file, repair, &text, method);
	file = wb_file_add(cx->files, WB_FILE_TEXT, "rewritten", text.at, text.n);
	if (wb_gcn_read(cx, file, NULL, &m) == WB_OK) {
		for (uint32_t k = 0; k < cx->diag->message.n; k++)
			prop_expect(cx->diag->message.at[k].code != WB_W_WAIT_MISSING ||
					cx->diag->message.at[k].loc.file != file,
				"%s: rewritten, and reads what is in flight: %s", path, cx->diag->message.at[k].text);
		return m;
	}
	prop_fail("%s: cannot be read after rewriting", path);
	return NULL;
}

/* Kernels of @m that may still wait are to be rewritten in the next way. Whether there are any. */
static bool
next_way(struct wb_ctx *cx, const struct wb_module *m, const struct wb_module *old, enum wb_repair_method *method)
{
	bool any = false;

	for (uint32_t f = 0; f < m->nfn; f++) {
		const struct wb_fn *now;

		if (method[f] == WB_REPAIR_NOT || !waits(old->fn[f]))
			continue;
		now = plain(cx, m, m->fn[f]);
		if (now->deadlock && waits(now) == 0)
			continue;
		method[f]--;
		any = true;
	}
	return any;
}

static void
check_fixes(struct wb_ctx *cx, const char *path, uint16_t file, struct wb_module *was, struct tally *t)
{
	struct wb_module *m, *old = to_fix(cx, without_calls(cx, path, &file, was));
	enum wb_repair_method *method = WB_NEW(cx->unit, enum wb_repair_method, was->nfn);

	for (uint32_t f = 0; f < was->nfn; f++)
		method[f] = WB_REPAIR_NEAR;
	do
		m = rewritten(cx, path, file, old, method);
	while (m && next_way(cx, m, old, method));
	for (uint32_t f = 0; m && f < m->nfn; f++) {
		if (!m->fn[f]->is_kernel || !waits(old->fn[f]))
			continue;
		t->waiting++;
		if (method[f] != WB_REPAIR_NOT)
			check_fixed(path, was, old->fn[f], m, m->fn[f], t);
		else
			take_refusal(cx, path, was->fn[f]);
	}
}

static void
take(const char *path, struct tally *t)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct wb_module *m = NULL;
	uint16_t file;

	if (!files_load(cx, path, &file) || wb_gcn_read(cx, file, NULL, &m) != WB_OK) {
		prop_fail("%s cannot be read: it is to be a file of assembly", path);
	} else {
		const struct wb_file *text = cx->files->file.at[file];

		label = WB_NEW(cx->unit, struct label, m->nfn);
		labels = labels_find(text->text, text->bytes, several);
		if (relabel && t != &sums[EXAMPLES])
			labels_file(path, text->text, text->bytes, several);
		for (uint32_t f = 0; f < m->nfn; f++)
			if (m->fn[f]->is_kernel)
				judge(cx, m, m->fn[f], t, path);
		if (t != &sums[EXAMPLES] && !several && !relabel && !detect)
			check_fixes(cx, path, file, m, t);
	}
	wb_ctx_free(cx);
}

/* ---- the table --------------------------------------------------------------------------------- */
static void
put_row(const char *name, const struct tally *t)
{
	printf("%-8s %7u %6u %6u %7u %7u %9u %8u %7.1f %% %6u\n", name, t->kernels, t->hang, t->end, t->missed,
		t->loops, t->suspect, t->wrong, t->loops ? 100.0 * t->wrong / t->loops : 0.0, t->wrong_high);
}

static void
add(struct tally *to, const struct tally *t)
{
	to->kernels += t->kernels;
	to->hang += t->hang;
	to->end += t->end;
	to->missed += t->missed;
	to->loops += t->loops;
	to->clean_loops += t->clean_loops;
	to->suspect += t->suspect;
	to->wrong += t->wrong;
	to->wrong_high += t->wrong_high;
	to->unlabelled += t->unlabelled;
	to->refused += t->refused;
	to->waiting += t->waiting;
	to->rewritten += t->rewritten;
	to->compared += t->compared;
	to->hang_rewritten += t->hang_rewritten;
	to->wrong_overlap += t->wrong_overlap;
	to->possible += t->possible;
	to->high += t->high;
	to->meet += t->meet;
	to->meet_apart += t->meet_apart;
	to->meet_missed += t->meet_missed;
	to->meet_wrong += t->meet_wrong;
}

static void
expect(bool ok, const char *what)
{
	prop_expect(ok, "FAILED: %s", what);
}

/* wavebound-deadlock(7) has this line. */
static void
check_line(const char *want)
{
	char line[4096];
	bool there = false;
	FILE *f = fopen("man/wavebound-deadlock.7", "rb");

	while (f && fgets(line, sizeof line, f))
		there |= strcmp(line, want) == 0;
	if (f)
		fclose(f);
	expect(there, want);
}

/* Its table has this row. */
static void
check_manual(const char *name, const struct tally *t)
{
	char row[200];

	snprintf(row, sizeof row, "%s\t%u\t%u\t%u\t%u\t%u (%u)\t%u\t%u\n", name, t->kernels, t->hang, t->missed,
		t->loops, t->wrong, t->wrong_overlap, t->wrong_high, t->hang_rewritten);
	check_line(row);
}

/* The same row has the loops that are wrong with --buffers overlap in brackets. */
static void
check_brackets(const char *name, const struct tally *t)
{
	char line[4096];
	unsigned n = UINT_MAX;
	FILE *f = fopen("man/wavebound-deadlock.7", "rb");

	while (f && fgets(line, sizeof line, f))
		if (strncmp(line, name, strlen(name)) == 0 && line[strlen(name)] == '\t')
			sscanf(line + strlen(name), " %*u %*u %*u %*u %*u (%u)", &n);
	if (f)
		fclose(f);
	prop_expect(n == t->wrong, "FAILED: %s: %u loops of kernels that end are suspected, %u in the manual", name,
		t->wrong, n);
}

/* What it says of barriers. */
static void
check_barriers(void)
{
	char line[200];

	snprintf(line, sizeof line,
		"Of %u compiled kernels with barriers, %u do not come to them alike; missed: %u; wrong: %u.\n",
		all.meet, all.meet_apart, all.meet_missed, all.meet_wrong);
	check_line(line);
}

/* What it says next to Table IV of the paper, which test/bench/simt.sh prints from the rows above. */
static void
check_table_iv(void)
{
	char line[200];

	snprintf(line, sizeof line,
		"detections: false in %.1f %% of loops (\\-O0) and %.1f %% (\\-O2); %u and %u kernels hang.\n",
		100.0 * sums[O0].wrong / sums[O0].loops, 100.0 * sums[O2].wrong / sums[O2].loops, sums[O0].hang,
		sums[O2].hang);
	check_line(line);
}

/* And of the loops of kernels that end, alone. */
static void
check_clean_share(void)
{
	char line[200];
	double share[O0 + 1];

	for (unsigned g = 0; g <= O0; g++)
		share[g] = 100.0 * sums[g].wrong / sums[g].clean_loops;
	snprintf(line, sizeof line,
		"Of the loops of kernels that end alone, these are %.1f %% (\\-O0), %.1f %% (\\-O1) and %.1f %% "
		"(\\-O2).\n",
		share[O0], share[0], share[O2]);
	check_line(line);
}

static void
take_examples(struct tally *t)
{
	glob_t g;

	if (!prop_expect(glob("examples/*/*.gfx900.s", 0, NULL, &g) == 0 &&
			    glob("examples/*/*.gfx803.s", GLOB_APPEND, NULL, &g) == 0, "there are no examples"))
		return;
	for (size_t k = 0; k < g.gl_pathc; k++)
		take(g.gl_pathv[k], t);
	globfree(&g);
}

static const char *
path_of(const char *stem, const char *group)
{
	static char path[80];

	snprintf(path, sizeof path, "test/deadlock/s/%s.%s.s", stem, group);
	return path;
}

/* A file, or all those of a row of the table. */
static void
take_named(const char *name, struct tally *t)
{
	for (unsigned g = 0; g < EXAMPLES; g++)
		if (strcmp(name, group_name[g]) == 0) {
			for (unsigned k = 0; corpus_stem[k]; k++)
				take(path_of(corpus_stem[k], name), t);
			return;
		}
	take(name, t);
}

/* Kernels of others, with the same arguments. */
static int
take_files(char **path)
{
	for (; *path; path++)
		if ((*path)[0] != '-')
			take_named(*path, &by_hand);
	put_row("files", &by_hand);
	printf("--fix: %u of %u kernels rewritten, of these %u that hung; memory compared: %u\n", by_hand.rewritten,
		by_hand.waiting, by_hand.hang_rewritten, by_hand.compared);
	return prop_end();
}

/* A file of test/deadlock/s, if it is among those that are drawn. */
static bool
take_drawn(const char *stem, const char *group, struct tally *t)
{
	bool drawn = prop_drawn() || relabel;

	if (drawn)
		take(path_of(stem, group), t);
	return drawn;
}

static void
take_all(void)
{
	take_examples(&sums[EXAMPLES]);
	take("test/deadlock/s/legal.s", &by_hand);
	for (unsigned g = 0; g < EXAMPLES; g++)
		for (unsigned k = 0; corpus_stem[k]; k++)
			take_drawn(corpus_stem[k], group_name[g], &sums[g]);
	for (unsigned g = 0; g < EXAMPLES; g++)
		take_drawn("barrier", group_name[g], &of_waves);
	several = true;
	for (unsigned g = 0; g < EXAMPLES; g++) {
		if (g == GFX1030)
			continue;
		take_drawn("mutual", group_name[g], &mutual[0]);
		if (g != GFX803)
			take_drawn("mutual.gfx1030", group_name[g], &mutual[1]);
	}
	several = false;
}

static void
take_usual(void)
{
	for (unsigned n = 0; n < WB_COUNT(usual_name); n++)
		for (unsigned o = 0; o < 4; o++) {
			const char level[] = { 'O', (char)('0' + o), '\0' };
			bool drawn = take_drawn(usual_name[n], level, &alone[n][o]);

			usual[n][o] = alone[n][o];
			if (n >= FIRST_SEVERAL && drawn) {
				several = true;
				usual[n][o] = (struct tally){ 0 };
				take(path_of(usual_name[n], level), &usual[n][o]);
				several = false;
				add(&usually, &alone[n][o]);
			}
			add(&usually, &usual[n][o]);
		}
}

/* None is missed; and the manual has a row for each, if all were drawn. */
static void
check_usual(void)
{
	expect(usually.missed + usually.meet_missed == 0, "every kernel of the usual kinds that hangs is found");
	expect(usually.unlabelled == 0, "all of these have a label");
	if (prop_share(100) != 100)
		return;
	for (unsigned n = 0; n < WB_COUNT(usual_name); n++)
		for (unsigned o = 0; o < 4; o++) {
			const struct tally *t = &usual[n][o], *fix = &alone[n][o];
			char row[200];

			snprintf(row, sizeof row, "%s\t\\-O%u\t%u\t%u\t%u\t%u\t%u\t%u of %u\n", usual_name[n], o,
				t->kernels, t->hang, t->missed, t->high, t->possible, fix->hang_rewritten, fix->hang);
			printf("%s", row);
			check_line(row);
		}
}

/* What is true of all kernels together, and what the manual says of them. */
static void
check_numbers(void)
{
	expect(overlap || optimised.wrong * 20 < optimised.loops,
		"of optimised code, fewer than one loop in 20 is suspected in kernels that end");
	expect(overlap || sums[O0].wrong * 10 < sums[O0].loops,
		"of unoptimised code, fewer than one loop in ten is suspected in kernels that end");
	expect(optimised.rewritten >= (overlap ? 390 : 380) && optimised.compared >= (overlap ? 320 : 310),
		"most loops can be rewritten");
	expect(sums[O0].hang_rewritten * 4 > sums[O0].hang * 3, "so can three in four of unoptimised code that hang");
	for (unsigned g = 0; g < WB_COUNT(group_name); g++)
		if (overlap)
			check_brackets(manual_name[g], &sums[g]);
		else
			check_manual(manual_name[g], &sums[g]);
	if (!overlap) {
		check_table_iv();
		check_clean_share();
		check_barriers();
	}
}

int
main(int argc, char **argv)
{
	prop_start(1, argv, 0);
	for (int k = 1; k < argc; k++) {
		several |= strcmp(argv[k], "-w") == 0;
		verbose |= strcmp(argv[k], "-v") == 0;
		overlap |= strcmp(argv[k], "-o") == 0;
		detect |= strcmp(argv[k], "-d") == 0;
		relabel |= strcmp(argv[k], "-l") == 0;
	}
	for (int k = 1; k < argc; k++)
		if (argv[k][0] != '-')
			return take_files(argv + 1);
	for (int k = 1; k < argc; k++)
		if (strcmp(argv[k], "-u") == 0) {
			take_usual();
			check_usual();
			return prop_end();
		}
	if (relabel)
		labels_start();
	take_all();
	take_usual();
	if (relabel)
		return 0;
	if (!overlap)
		check_usual();
	printf("%-8s %7s %6s %6s %7s %7s %9s %8s %9s %6s\n", "", "kernels", "hang", "end", "missed", "loops",
		"suspected", "wrongly", "of loops", "high");
	for (unsigned g = 0; g < WB_COUNT(group_name); g++) {
		put_row(group_name[g], &sums[g]);
		add(&all, &sums[g]);
		if (g != O0 && g != GFX1030)
			add(&optimised, &sums[g]);
	}
	put_row("all", &all);
	put_row("mutual", &mutual[0]);
	put_row("gfx1030", &mutual[1]);
	put_row("usual", &usually);
	expect(mutual[0].missed + mutual[1].missed == 0, "every kernel whose waves hang is found");
	expect(mutual[0].unlabelled + mutual[1].unlabelled == 0, "all of these have a label");
	add(&all, &of_waves);
	printf("%u kernels with barriers, %u do not come to them alike; missed: %u; wrong: %u\n", all.meet,
		all.meet_apart, all.meet_missed, all.meet_wrong);
	printf("%u labels made again; %u waves went on to the limit of steps, which counts as hanging\n", executed,
		gone_on);
	if (all.refused)
		printf("%u kernel%s that cannot be read (a call that is not resolved): the gate says unknown\n",
			all.refused, all.refused == 1 ? "" : "s");
	expect(all.missed == 0, "every kernel that hangs is found");
	expect(all.wrong_high == 0, "no loop is suspected with high confidence in kernels that end");
	expect(sums[GFX1030].contended <= 1, "but for one kernel, what is rewritten for waves of 32 ends");
	expect(all.unlabelled == 0, "every kernel ends as threads, and its wave ends or is proved to hang");
	expect(all.meet_missed == 0, "every kernel that does not come to a barrier alike is found");
	expect(by_hand.compared == by_hand.kernels && by_hand.hang_rewritten == by_hand.kernels,
		"what stands behind a loop by hand (legal.s) is rewritten as it must be");
	expect(all.hang >= prop_least(40) && all.end >= prop_least(40), "there are kernels of both kinds");
	for (unsigned g = 0; g < EXAMPLES; g++)
		printf("--fix, %s: %u of %u kernels rewritten, all end as a wave; memory compared with threads where "
		       "that is the same in any order: %u\n",
			group_name[g], sums[g].rewritten, sums[g].waiting, sums[g].compared);
	for (unsigned k = 0; k < WB_COUNT(refusal) && verbose; k++)
		if (refusal[k].n)
			printf("--fix, %u refused: %s\n", refusal[k].n, refusal[k].why);
	if (prop_share(100) == 100)
		check_numbers();
	return prop_end();
}
