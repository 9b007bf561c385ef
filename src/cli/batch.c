/* src/cli/batch.c -- one command on many inputs.
 *
 * Each file, or code object of a file, is a separate run (inner.c), so a file that cannot be read, or exhausts its
 * limits, does not affect the others. Runs are executed in threads; their results stay in the order of the files. What
 * an option names may be in any of the inputs, so each run notes what it has found, and the whole is judged at the end.
 */
#include <errno.h>
#include <pthread.h>
#include <sys/stat.h>

#include "batch.h"
#include "progress.h"
#include "walk.h"

struct running {
	struct batch *b;
	uint32_t next;
	pthread_mutex_t lock;	/* next */
	bool notes;		/* what is done */
};

static void *
work(void *arg)
{
	struct running *m = arg;
	uint32_t k, n = m->b->entry.n;

	do {
		pthread_mutex_lock(&m->lock);
		k = m->next < n ? m->next++ : n;
		if (m->notes && k < n)
			progress_note("%llu of %llu files", k, n);
		pthread_mutex_unlock(&m->lock);
		if (k < n)
			inner_run(&m->b->entry.at[k].in);
	} while (k < n);
	return NULL;
}

static void
run_all(struct cli *c, const struct wb_request *r, struct batch *b)
{
	struct running m = { .b = b, .notes = !c->quiet };
	uint32_t more = (r->jobs < b->entry.n ? r->jobs : b->entry.n) - 1, started = 0;
	pthread_t *thread = WB_NEW(c->cx->tmp, pthread_t, more);

	pthread_mutex_init(&m.lock, NULL);
	while (started < more && pthread_create(&thread[started], NULL, work, &m) == 0)
		started++;
	work(&m);
	for (uint32_t k = 0; k < started; k++)
		pthread_join(thread[k], NULL);
	pthread_mutex_destroy(&m.lock);
}

enum wb_status
batch_run(struct cli *c, const struct wb_request *r, struct batch *b)
{
	struct batch_entry *kept = WB_NEW(c->cx->unit, struct batch_entry, b->entry.n);
	enum wb_status s = WB_OK;
	uint32_t n = 0;

	run_all(c, r, b);
	for (uint32_t k = 0; k < b->entry.n; k++) {
		struct batch_entry *e = &b->entry.at[k];

		if (e->in.status == WB_NOMEM)
			return WB_NOMEM;
		s = wb_status_worse(s, e->in.status);
		wb_matched_add(r, b->matched, e->in.matched);
		if (e->in.status == WB_OK && !e->in.report_bytes)
			b->unchosen++;
		else
			kept[n++] = *e;
	}
	b->entry.at = kept;	/* the others stay what the arena frees */
	b->entry.n = n;
	return s;
}

void
batch_messages(struct cli *c, const struct batch *b)
{
	for (uint32_t k = 0; k < b->entry.n; k++)
		if (!c->quiet || b->entry.at[k].in.status != WB_OK)
			wb_putn(&c->dump, b->entry.at[k].in.messages, b->entry.at[k].in.message_bytes);
}

/* ---- what is run -------------------------------------------------------------------------- */
static void
ignore_kernel(void *arg, uint32_t number, const char *kernel)
{
	(void)arg;
	(void)number;
	(void)kernel;
}

/* How many runs file @path takes: one for each code object for the target. Its run reports what cannot be read. */
static uint32_t
runs_of(struct wb_ctx *cx, const struct wb_request *r, const char *path)
{
	struct wb_object_choice how = wb_request_object(r);
	struct wb_diag *said = cx->diag;
	uint32_t n = 1;
	uint16_t file;

	if (!r->each_object)
		return 1;
	cx->diag = wb_diag_new(cx->tmp, cx->files);
	if (cli_read_file(cx, path, &file) == WB_OK &&
		wb_object_looks_like(cx->files->file.at[file]->text, cx->files->file.at[file]->bytes))
		n = wb_object_kernels(cx, file, &how, ignore_kernel, NULL);
	cx->diag = said;
	return n ? n : 1;
}

/* Facts are read here to be counted, and so that an error in them is one, and not one of each input. */
static enum wb_status
read_facts(struct cli *c, const struct wb_request *r, struct batch *b)
{
	struct wb_ctx aside = *c->cx;
	struct wb_world w = { .cx = &aside, .req = r };
	enum wb_status s;

	aside.diag = wb_diag_new(c->cx->unit, c->cx->files);
	s = wb_world_facts(&w);
	if (s != WB_OK)
		wb_diag_merge(c->cx->diag, aside.diag);
	b->facts = w.facts;
	return s;
}

enum wb_status
batch_open(struct cli *c, const struct wb_request *r, const char *const *operand, uint32_t n, struct batch *b)
{
	struct walk walk;
	enum wb_status s = WB_OK;

	*b = (struct batch){ .facts = NULL };
	for (uint32_t k = 0; k < n; k++)
		if (strcmp(operand[k], "-") == 0)
			return cli_usage(c->cx, "standard input is taken alone");
	s = walk_operands(c->cx, operand, n, &walk);
	if (s == WB_OK)
		s = inner_prepare(c->cx);
	if (s == WB_OK)
		s = read_facts(c, r, b);
	if (s != WB_OK)
		return s;
	b->nfile = walk.file.n;
	b->skipped = walk.left_out;
	b->matched = wb_matched_new(c->cx, r, b->facts ? wb_facts_count(b->facts) : 0);
	for (uint32_t k = 0; k < walk.file.n; k++)
		WB_PUSH(c->cx->unit, &b->entry,
			((struct batch_entry){ .in.path = walk.file.at[k], .shown = walk.file.at[k] }));
	return s;
}

/* What each run gets of its own; results are freed with the context. */
static void
prepare(struct cli *c, const struct wb_request *r, struct batch *b)
{
	for (uint32_t k = 0; k < b->entry.n; k++) {
		b->entry.at[k].in.matched = wb_matched_new(c->cx, r, b->matched->nfact);
		wb_arena_defer(c->cx->unit, inner_free, &b->entry.at[k].in);
	}
}

void
batch_analyze(struct cli *c, const struct wb_request *r, const struct wb_given *given, uint32_t n, struct batch *b)
{
	struct wb_arena *a = c->cx->unit;
	WB_VEC(struct batch_entry) entry = { NULL, 0, 0 };

	for (uint32_t k = 0; k < b->entry.n; k++) {
		struct batch_entry e = b->entry.at[k];
		uint32_t runs = runs_of(c->cx, r, e.in.path);

		for (uint32_t run = 1; run <= runs; run++) {
			struct wb_given *own = WB_NEW(a, struct wb_given, (size_t)n + 1);

			if (n)
				memcpy(own, given, n * sizeof(*own));
			own[n] = (struct wb_given){ "object", wb_format(a, "%u", run) };
			inner_analyze(c->cx, &e.in, own, n + (runs > 1), 1);
			if (runs > 1)
				e.shown = wb_format(a, "%s, object %u", e.in.path, run);
			WB_PUSH(a, &entry, e);
		}
	}
	b->entry.at = entry.at;
	b->entry.n = entry.n;
	prepare(c, r, b);
}

struct inner *
batch_again(struct cli *c, const char *path, const struct wb_given *option, uint32_t n)
{
	struct wb_request *r = WB_NEW(c->cx->unit, struct wb_request, 1);
	struct batch *b = WB_NEW(c->cx->unit, struct batch, 1);
	struct wb_diag *said = c->cx->diag;
	enum wb_status s = WB_OK;

	*r = wb_request_new();
	c->cx->diag = wb_diag_new(c->cx->unit, c->cx->files);	/* the run says it again */
	for (uint32_t k = 0; k < n; k++)
		if (strcmp(option[k].name, "kernel") == 0 || strcmp(option[k].name, "arg") == 0 ||
			strcmp(option[k].name, "facts") == 0)
			s = wb_status_worse(s, wb_request_set(c->cx, r, option[k].name, option[k].value));
	s = wb_status_worse(s, batch_open(c, r, &path, 1, b));
	c->cx->diag = said;
	if (s != WB_OK) {
		b->entry.n = 0;
		WB_PUSH(c->cx->unit, &b->entry, ((struct batch_entry){ .in.path = path }));
	}
	inner_analyze(c->cx, &b->entry.at[0].in, option, n, 1);
	if (s == WB_OK)
		b->entry.at[0].in.matched = b->matched;
	wb_arena_defer(c->cx->unit, inner_free, &b->entry.at[0].in);
	inner_run(&b->entry.at[0].in);
	return b->entry.at[0].in.status == WB_NOMEM ? NULL : &b->entry.at[0].in;
}

/* ---- files besides ------------------------------------------------------------------------ */
const char *
batch_page(struct wb_arena *a, const char *name)
{
	struct wb_out o = wb_out_new(a);

	while (name[0] == '.' && name[1] == '/')
		name += 2;
	for (const char *s = name; *s; s++) {
		unsigned char b = (unsigned char)*s;
		bool plain = (b >= 'a' && b <= 'z') || (b >= 'A' && b <= 'Z') || (b >= '0' && b <= '9') || b == '-' ||
			b == '_' || (b == '.' && s != name);

		wb_printf(&o, plain ? "%c" : b == '/' ? "+" : "=%02X", b);
	}
	wb_putn(&o, "", 1);
	return o.at;
}

enum wb_status
batch_pages(struct cli *c, struct batch *b, const char *folder)
{
	size_t n = strlen(folder);

	if (mkdir(folder, 0777) != 0 && errno != EEXIST) {
		wb_report(c->cx->diag, WB_E_FILE, WB_NO_LOC, "%s: %s", folder, strerror(errno));
		return WB_BAD_INPUT;
	}
	if (!walk_is_folder(folder))
		return cli_usage(c->cx, "many inputs give many files: '%s' must be a folder", folder);
	for (uint32_t k = 0; k < b->entry.n; k++)
		b->entry.at[k].in.page = wb_format(c->cx->unit, "%s%s%s", folder,
			n && folder[n - 1] == '/' ? "" : "/", batch_page(c->cx->unit, b->entry.at[k].shown));
	return WB_OK;
}

/* ---- options about all inputs --------------------------------------------------------------- */
/* An input that could not be read may have what is missing: that is an error already. */
static bool
is_complete(const struct batch *b)
{
	for (uint32_t k = 0; k < b->entry.n; k++)
		if (b->entry.at[k].in.status == WB_BAD_INPUT)
			return false;
	return true;
}

enum wb_status
batch_matched(struct cli *c, const struct wb_request *r, const struct batch *b, const struct batch *other)
{
	uint32_t n = b->nfile + (other ? other->nfile : 0);
	enum wb_status s;

	if (!is_complete(b) || (other && !is_complete(other)))
		return WB_OK;
	if (other)
		wb_matched_add(r, b->matched, other->matched);
	s = wb_matched_all(c->cx, r, b->matched, n);
	return b->facts ? wb_status_worse(s, wb_facts_unmatched(c->cx, b->facts, b->matched->fact, n)) : s;
}

/* ---- cfg, divergence ---------------------------------------------------------------------- */
static void
put_results(struct cli *c, const struct batch *b, const char *format)
{
	bool json = strcmp(format, "json") == 0, text = strcmp(format, "text") == 0 && c->command->run != cmd_cfg;

	if (json)
		wb_printf(&c->out,
			"{ \"tool\": \"wavebound\", \"version\": \"" WB_VERSION "\", \"schema_version\": %d,\n"
			"\"reports\": [\n", WB_REPORT_SCHEMA);
	for (uint32_t k = 0, n = 0; k < b->entry.n; k++) {
		const struct inner *in = &b->entry.at[k].in;

		if (!in->report_bytes)
			continue;
		if (n++)
			wb_puts(&c->out, json ? ",\n" : text ? "\n" : "");
		if (text) {
			wb_puts(&c->out, "input ");
			wb_put_term(&c->out, in->path);
			wb_puts(&c->out, "\n");
		}
		wb_putn(&c->out, in->report, in->report_bytes);
	}
	if (json)
		wb_puts(&c->out, "] }\n");
}

bool
batch_is(const struct cli_options *o)
{
	return o->noperand > 1 || (o->noperand == 1 && walk_is_folder(o->operand[0]));
}

static enum wb_status
run_each(struct cli *c, const struct wb_request *r, const struct cli_options *o)
{
	struct batch b;
	enum wb_status s;

	if (o->list || r->passes.dump_after != WB_PASS_COUNT || r->passes.stop_after != WB_PASS_COUNT)
		return cli_usage(c->cx, "--list-kernels, --dump-after and --stop-after take one input");
	if (o->svg && !c->output)
		return cli_usage(
			c->cx, "--svg of many inputs writes a file for each kernel: name their folder with -o");
	s = batch_open(c, r, o->operand, o->noperand, &b);
	for (uint32_t k = 0; s == WB_OK && k < b.entry.n; k++) {
		b.entry.at[k].in.command = c->command->name;
		b.entry.at[k].in.word = o->word;
		b.entry.at[k].in.nword = o->nword;
	}
	if (s == WB_OK && o->svg)
		s = batch_pages(c, &b, c->output);
	if (s != WB_OK)
		return s;
	prepare(c, r, &b);
	s = batch_run(c, r, &b);
	if (s == WB_NOMEM)
		return s;
	b.facts = NULL;		/* a graph may do without some of them */
	s = wb_status_worse(s, batch_matched(c, r, &b, NULL));
	put_results(c, &b, o->format);
	batch_messages(c, &b);
	if (o->svg)
		c->output = NULL;	/* the result is a list of what was written there */
	return s;
}

enum wb_status
batch_load(struct cli *c, int argc, char **argv, struct wb_request *r, struct cli_options *o, struct wb_world *w,
	bool *go)
{
	enum wb_status s = cli_parse(c, argc, argv, r, o);

	*go = false;
	if (s == WB_OK && batch_is(o))
		return run_each(c, r, o);
	if (s == WB_OK)
		s = cli_load_operand(c, r, o, w, go);
	*go = *go && w->nchosen;
	return s;
}
