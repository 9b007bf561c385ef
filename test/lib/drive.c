/* test/lib/drive.c -- kernels with launches, one after another, see drive.h. */
#include <stdio.h>
#include <stdlib.h>

#include "drive.h"
#include "files.h"
#include "randkernel.h"
#include "randlanes.h"
#include "wavebound/gcn.h"
#include "wavebound/timed.h"

struct driver {
	const struct drive_options *o;
	const struct wb_machine *base;
	struct drive_counts n;
};

/* ---- files ------------------------------------------------------------------------------------------- */
static enum wb_status
read_beside(
	struct wb_ctx *cx, void *user, const struct wb_launch *l, const char *path, const uint8_t **at, uint64_t *bytes)
{
	const char *name = *path == '/' ? path : wb_format(cx->unit, "%s/%s", (const char *)user, path);
	size_t n;

	(void)l;
	*at = (const uint8_t *)files_read(cx->unit, name, &n);
	*bytes = n;
	return *at ? WB_OK : WB_BAD_INPUT;
}

static uint16_t
load(struct wb_ctx *cx, const char *path)
{
	uint16_t file;

	return files_load(cx, path, &file) ? file : 0;
}

bool
drive_prepare(struct drive *d, struct wb_sim **sim)
{
	struct wb_sim_buffer *buffer;
	uint32_t nbuffer;

	return wb_sim_prepare(d->cx, d->module, d->fn, d->launch, d->machine, read_beside, (void *)(uintptr_t)d->dir,
		       sim, &buffer, &nbuffer) == WB_OK;
}

/* ---- one kernel ---------------------------------------------------------------------------------------- */
static bool
finish(struct driver *r, struct drive *d, const char *name, const char *bad)
{
	r->n.kernels++;
	if (!bad)
		return true;
	r->n.failed++;
	printf("%s: %s\n", name, bad);
	if (d->cx->diag->message.n) {
		struct wb_out told = wb_out_new(d->cx->unit);

		wb_diag_print(d->cx->diag, 0, false, &told);
		printf("%.*s", (int)told.n, told.at ? told.at : "");
	}
	return false;
}

static void
keep(struct wb_ctx *cx, const char *name, const char *text, size_t bytes)
{
	FILE *f = getenv("KEEP_DIR") ? fopen(wb_format(cx->unit, "%s/%s.s", getenv("KEEP_DIR"), name), "w") : NULL;

	if (!f)
		return;
	fwrite(text, 1, bytes, f);
	fclose(f);
}

/* The one kernel of @text. */
static void
run_text(struct driver *r, struct drive *d, const char *name, const char *text, size_t bytes)
{
	const char *bad = "it cannot be read";

	d->dir = ".";
	if (wb_gcn_read(d->cx, wb_file_add(d->cx->files, WB_FILE_TEXT, "random.s", text, bytes), NULL, &d->module) ==
		WB_OK) {
		for (uint32_t f = 0; f < d->module->nfn && !d->fn; f++)
			d->fn = d->module->fn[f]->is_kernel ? d->module->fn[f] : NULL;
		bad = d->fn ? r->o->work(d, r->o->user) : "it has no kernel";
	}
	if (!finish(r, d, name, bad))
		keep(d->cx, name, text, bytes);
}

static void
run_random(struct driver *r, uint64_t seed, uint64_t number)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct randkernel *k = WB_NEW(cx->unit, struct randkernel, 1);
	struct drive d = { .cx = cx };
	struct rng rng = rng_new(seed * 0x100000001b3u + number);
	struct randkernel_shape shape = randkernel_draw(&rng);

	shape.steps = shape.steps > r->o->most_steps ? r->o->most_steps : shape.steps;
	randkernel_make(cx, &rng, r->base, &shape, k);
	d.machine = &k->machine;
	d.launch = &k->launch;
	run_text(r, &d,
		wb_format(cx->unit, "kernel %llu of seed %llu", (unsigned long long)number, (unsigned long long)seed),
		k->text, k->bytes);
	wb_ctx_free(cx);
}

/* Arithmetic on ids, with conditions and addresses made from it. */
static void
run_values(struct driver *r, uint64_t seed, uint64_t number)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct randlanes *k = WB_NEW(cx->unit, struct randlanes, 1);
	struct drive d = { .cx = cx, .machine = r->base, .launch = &k->launch, .values = true };
	struct rng rng = rng_new(seed * 0x100000001b3u + number + 77);

	randlanes_make(cx, &rng, k);
	run_text(r, &d,
		wb_format(cx->unit, "values %llu of seed %llu", (unsigned long long)number, (unsigned long long)seed),
		k->text, k->bytes);
	wb_ctx_free(cx);
}

/* Kernel number @k of the file; false: there are fewer. */
static bool
run_file(struct driver *r, const char *kernel, const char *launch, uint32_t k)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	char *dir = wb_strdup(cx->unit, launch), *slash = strrchr(dir, '/');
	struct drive d = { .cx = cx, .machine = r->base, .dir = slash ? dir : "." };
	const char *bad = "it cannot be read";
	uint16_t source = load(cx, kernel), xml = load(cx, launch);
	bool more = k == 0;

	if (slash)
		*slash = '\0';
	if (source && xml && wb_gcn_read(cx, source, NULL, &d.module) == WB_OK) {
		for (uint32_t f = 0; f < d.module->nfn && !d.fn; f++)
			if (d.module->fn[f]->is_kernel && k-- == 0)
				d.fn = d.module->fn[f];
		more = d.fn != NULL;
		if (d.fn && wb_launch_read(cx, xml, d.fn->name, &d.launch) == WB_OK)
			bad = r->o->work(&d, r->o->user);
	}
	if (more)
		finish(r, &d, kernel, bad);
	wb_ctx_free(cx);
	return more;
}

enum wb_status
drive_no_files(
	struct wb_ctx *cx, void *user, const struct wb_launch *l, const char *path, const uint8_t **at, uint64_t *bytes)
{
	(void)cx, (void)user, (void)l, (void)path, (void)at, (void)bytes;
	return WB_BAD_INPUT;
}

/* ---- all of them ----------------------------------------------------------------------------------------- */
struct drive_counts
drive_all(int argc, char **argv, const struct drive_options *o)
{
	struct wb_ctx *cx = wb_ctx_new(NULL);
	struct driver r = { .o = o };
	bool files = argc > 1 && strcmp(argv[1], "-x") == 0;
	uint64_t seed = argc > 1 ? strtoull(argv[1], NULL, 0) : 1,
		 n = argc > 2 ? strtoull(argv[2], NULL, 0) : o->kernels,
		 first = argc > 3 ? strtoull(argv[3], NULL, 0) : 0;

	if (wb_machine_load(cx, "vega", &r.base) != WB_OK)
		return (struct drive_counts){ 1, 1 };
	for (int k = 2; files && k + 1 < argc; k += 2)
		for (uint32_t f = 0; run_file(&r, argv[k], argv[k + 1], f); f++)
			;
	for (uint64_t k = first; !files && k < first + n; k++) {
		run_random(&r, seed, k);
		if (o->values)
			run_values(&r, seed, k);
	}
	wb_ctx_free(cx);
	return r.n;
}

int
drive_end(const struct drive_counts *n)
{
	printf("%llu passed, %llu failed\n", (unsigned long long)(n->kernels - n->failed),
		(unsigned long long)n->failed);
	return n->failed != 0;
}
