/* src/cli/session.c -- the library: a session is a context, a request and its result.
 *
 * Every call that may allocate sets its own escape, so lack of memory returns
 * WB_NOMEM and never ends the caller's process.
 */
#include <pthread.h>

#include "cli.h"
#include "request.h"
#include "wavebound/wavebound.h"

struct wb_session {
	struct wb_ctx *cx;
	struct wb_escape esc;
	struct wb_request req;
	struct wb_world world;
	struct wb_analysis an;
	bool has_input, analyzed;
};

/* The first XML that a process reads must be read by one thread alone (xml.h). */
static bool
read_first_xml(struct wb_session *s)
{
	static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
	static bool done;
	const struct wb_machine *m;

	pthread_mutex_lock(&lock);
	if (setjmp(s->esc.env)) {
		pthread_mutex_unlock(&lock);
		return false;
	}
	if (!done)
		wb_machine_load(s->cx, wb_machine_builtin(0, NULL), &m);
	done = true;
	pthread_mutex_unlock(&lock);
	return true;
}

struct wb_session *
wb_session_new(void)
{
	struct wb_session *s = wb_malloc(sizeof(*s));

	if (!s)
		return NULL;
	*s = (struct wb_session){ .req = wb_request_new() };
	s->cx = wb_ctx_new(&s->esc);
	if (s->cx && read_first_xml(s))
		return s;
	wb_session_free(s);
	return NULL;
}

void
wb_session_free(struct wb_session *s)
{
	if (!s)
		return;
	wb_ctx_free(s->cx);
	wb_free(s);
}

enum wb_status
wb_session_input(struct wb_session *s, const char *path)
{
	enum wb_status st;

	if (setjmp(s->esc.env))
		return WB_NOMEM;
	st = cli_read_file(s->cx, path, &s->req.input);
	s->has_input = st == WB_OK;
	return st;
}

enum wb_status
wb_session_input_bytes(struct wb_session *s, const char *name, const void *data, size_t bytes)
{
	if (setjmp(s->esc.env))
		return WB_NOMEM;
	s->req.input = wb_file_add(
		s->cx->files, WB_FILE_TEXT, wb_strdup(s->cx->unit, name), wb_strndup(s->cx->unit, data, bytes), bytes);
	s->has_input = s->req.input != 0;
	return s->has_input ? WB_OK : WB_BAD_INPUT;
}

enum wb_status
wb_session_option(struct wb_session *s, const char *name, const char *value)
{
	if (setjmp(s->esc.env))
		return WB_NOMEM;
	return wb_request_set(s->cx, &s->req, name, wb_strdup(s->cx->unit, value));
}

enum wb_status
wb_session_analyze(struct wb_session *s)
{
	enum wb_status st;

	if (setjmp(s->esc.env))
		return WB_NOMEM;
	s->analyzed = false;
	if (!s->has_input)
		return cli_usage(s->cx, "the session has no input");
	st = wb_world_load(s->cx, &s->req, &s->world);
	if (st == WB_OK)
		st = wb_world_equip(&s->world);
	if (st != WB_OK)
		return st;
	s->world.recheck = true;	/* certificates list what was re-checked */
	st = wb_pipeline_run(&s->world, &s->an, NULL);
	s->analyzed = st != WB_NOMEM;
	return st;
}

/* ---- results ----------------------------------------------------------------------------- */
static const struct wb_kernel_report *
kernel_of(const struct wb_session *s, uint32_t k)
{
	return s->analyzed && k < s->an.nkernel ? &s->an.kernel[k] : NULL;
}

uint32_t
wb_session_kernels(const struct wb_session *s)
{
	return s->analyzed ? s->an.nkernel : 0;
}

const char *
wb_session_kernel_name(const struct wb_session *s, uint32_t kernel)
{
	const struct wb_kernel_report *k = kernel_of(s, kernel);

	return k ? k->fn->name : NULL;
}

enum wb_status
wb_session_kernel_status(const struct wb_session *s, uint32_t kernel)
{
	const struct wb_kernel_report *k = kernel_of(s, kernel);

	return k ? k->status : WB_BAD_INPUT;
}

bool
wb_session_wave_cycles(const struct wb_session *s, uint32_t kernel, uint64_t *cycles)
{
	const struct wb_kernel_report *k = kernel_of(s, kernel);

	if (!k || !k->bounds)
		return false;
	*cycles = k->bounds->isolated.cycles;
	return true;
}

bool
wb_session_kernel_cycles(const struct wb_session *s, uint32_t kernel, uint64_t *cycles)
{
	const struct wb_kernel_report *k = kernel_of(s, kernel);

	if (!k || !k->bounds || wb_kernel_cycles(k->bounds) == WB_UNKNOWN)
		return false;
	*cycles = wb_kernel_cycles(k->bounds);
	return true;
}

const char *
wb_session_report(struct wb_session *s, const char *format)
{
	wb_report_writer *write = wb_report_find(format);
	struct wb_out o;

	if (!write || !s->analyzed || setjmp(s->esc.env))
		return NULL;
	o = wb_out_new(s->cx->unit);
	write(s->cx, &s->an, NULL, &o);
	return o.at;
}

const char *
wb_session_certificates(struct wb_session *s)
{
	struct wb_out o;

	if (!s->analyzed || setjmp(s->esc.env))
		return NULL;
	o = wb_out_new(s->cx->unit);
	wb_proof_write(s->cx, &s->an, &o);
	return o.at;
}

const char *
wb_session_messages(struct wb_session *s)
{
	struct wb_out o;

	if (setjmp(s->esc.env))
		return NULL;
	o = wb_out_new(s->cx->unit);
	wb_diag_print(s->cx->diag, 0, false, &o);
	return o.at;
}

const char *
wb_session_version(void)
{
	return WB_VERSION;
}
