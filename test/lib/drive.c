/* test/lib/drive.c -- kernels with launches, one after another, see drive.h. */
#include <stdio.h>
#include <stdlib.h>

#include "drive.h"
#include "files.h"
#include "kernel.h"
#include "randkernel.h"
#include "randlanes.h"
#include "wavebound/gcn.h"
#include "wavebound/timed.h"

struct driver {
	const struct drive_options *o;
	const struct wb_machine *base;
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
/* The one kernel of @text. */
static void
run_text(struct driver *r, struct drive *d, const char *text, size_t bytes)
{
	const char *bad = "it cannot be read";
	uint16_t file = wb_file_add(d->cx->files, WB_FILE_TEXT, "random.s", text, bytes);

	d->dir = ".";
	prop.text = text;
	prop_launch(d->machine, d->launch);
	if (wb_gcn_read(d->cx, file, NULL, &d->module) == WB_OK) {
		d->fn = kernel_of(d->module);
		bad = d->fn ? r->o->work(d, r->o->user) : "it has no kernel";
	}
	prop_expect(!bad, "%s", bad);
}

static void
run_random(struct driver *r)
{
	struct randkernel *k = WB_NEW(prop.cx->unit, struct randkernel, 1);
	struct drive d = { .cx = prop.cx };
	struct randkernel_shape shape = randkernel_draw(&prop.r);

	shape.steps = shape.steps > r->o->most_steps ? r->o->most_steps : shape.steps;
	randkernel_make(prop.cx, &prop.r, r->base, &shape, k);
	d.machine = &k->machine;
	d.launch = &k->launch;
	run_text(r, &d, k->text, k->bytes);
}

/* Arithmetic on ids, with conditions and addresses made from it. */
static void
run_values(struct driver *r)
{
	struct randlanes *k = WB_NEW(prop.cx->unit, struct randlanes, 1);
	struct drive d = { .cx = prop.cx, .machine = r->base, .launch = &k->launch, .values = true };
	struct rng rng = rng_new(prop.seed * 0x100000001b3u + prop.number + 77);

	randlanes_make(prop.cx, &rng, k);
	run_text(r, &d, k->text, k->bytes);
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
		prop_expect(!bad, "%s: %s", kernel, bad);
	wb_ctx_free(cx);
	return more;
}

/* ---- all of them ----------------------------------------------------------------------------------------- */
void
drive_all(int argc, char **argv, const struct drive_options *o)
{
	struct driver r = { .o = o };
	bool files = argc > 1 && strcmp(argv[1], "-x") == 0;

	prop_start(files ? 1 : argc, argv, files ? 0 : o->kernels);
	r.base = prop_machine("vega");
	for (int k = 2; files && k + 1 < argc; k += 2)
		for (uint32_t f = 0; run_file(&r, argv[k], argv[k + 1], f); f++)
			;
	while (prop_next()) {
		run_random(&r);
		if (o->values)
			run_values(&r);
	}
}
