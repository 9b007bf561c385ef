/* src/object/choose.c -- chooses the code object of a file that is read.
 *
 * A bundle has the same program for several targets. A host program has a bundle for each of its translation units,
 * so several objects may be for one target. Only one object is read. The user may say its target, its number or its
 * kernels. If these do not determine one object, nothing is read: a gate must not pass because the code at fault was
 * not analysed.
 */
#include "object.h"

#define MOST_NAMED 16u		/* in one message */

struct candidates {
	const char *target;
	WB_VEC(uint32_t) at;	/* images of the target, in file order */
};

/* Whether @im is for the processor of @target. Features, behind a colon, are not compared here: only the carrier names
 * them (keep_features). */
static bool
is_for(const struct image *im, const char *target)
{
	size_t n = strcspn(target, ":");

	return im->target && strlen(im->target) == n && memcmp(im->target, target, n) == 0;
}

/* If carriers name the features in @target for some candidates, drops the other candidates. */
static void
keep_features(struct candidates *c, const struct images *all, const char *target)
{
	uint32_t n = 0, kept = 0;

	for (uint32_t k = 0; k < c->at.n; k++)
		n += strstr(all->found.at[c->at.at[k]].origin, target) != NULL;
	if (!strchr(target, ':') || !n)
		return;
	for (uint32_t k = 0; k < c->at.n; k++)
		if (strstr(all->found.at[c->at.at[k]].origin, target))
			c->at.at[kept++] = c->at.at[k];
	c->at.n = kept;
}

static void
find_candidates(struct wb_ctx *cx, const struct images *all, const char *target, struct candidates *c)
{
	for (uint32_t k = 0; k < all->found.n && !target; k++)
		if (all->found.at[k].target && wb_gcn_gfx(all->found.at[k].target))
			target = all->found.at[k].target;
	c->target = target;
	for (uint32_t k = 0; k < all->found.n && target; k++)
		if (is_for(&all->found.at[k], target))
			WB_PUSH(cx->tmp, &c->at, k);
	if (target)
		keep_features(c, all, target);
}

/* Calls @each for the kernels of @im; an object that cannot be opened has none. */
static void
each_kernel(struct wb_ctx *cx, const struct image *im, uint32_t number,
	void (*each)(void *arg, uint32_t number, const char *kernel), void *arg)
{
	struct wb_diag *said = cx->diag;
	struct stated none = { { NULL, 0, 0 } };
	struct functions functions;
	const char *why;
	struct meta meta;
	struct elf e;

	cx->diag = wb_diag_new(cx->tmp, cx->files);	/* its errors are reported when it is read */
	if (elf_open(cx, im, &e, &why)) {
		elf_read_symbols(cx, &e);
		meta_read(cx, &e, &meta);
		functions_find(cx, &e, wb_gcn_gfx(im->target), &meta, &none, &functions);
		for (uint32_t k = 0; k < functions.at.n; k++)
			if (functions.at.at[k].is_kernel)
				each(arg, number, functions.at.at[k].name);
	}
	cx->diag = said;
}

struct hits {
	const struct wb_object_choice *how;
	uint32_t last;		/* the latest object that has a wanted kernel */
	uint32_t n;
	struct wb_out names;	/* "3, 7" */
};

static void
look_at_kernel(void *arg, uint32_t number, const char *kernel)
{
	struct hits *h = arg;

	if (h->last == number || !h->how->wants(h->how->arg, kernel))
		return;
	h->last = number;
	if (h->n++ < MOST_NAMED)
		wb_printf(&h->names, "%s%u", h->n > 1 ? ", " : "", number);
}

/* The number, from 1, of the only candidate with a wanted kernel; 1 if there may be none. 0, reported: there is none,
 * or several. */
static uint32_t
by_kernel(struct wb_ctx *cx, struct wb_loc here, const struct images *all, const struct candidates *c,
	const struct wb_object_choice *how)
{
	struct hits h = { .how = how, .names = wb_out_new(cx->unit) };

	for (uint32_t k = 0; k < c->at.n; k++)
		each_kernel(cx, &all->found.at[c->at.at[k]], k + 1, look_at_kernel, &h);
	if (h.n == 1)
		return h.last;
	wb_putn(&h.names, "", 1);
	if (!h.n && how->may_lack)
		return 1;
	if (h.n)
		wb_report(cx->diag, WB_E_OBJECT_SEVERAL, here,
			"of the %u code objects for %s, %u hold such a kernel: numbers %s%s", c->at.n, c->target, h.n,
			h.names.at, h.n > MOST_NAMED ? ", ..." : "");
	else
		wb_report(cx->diag, WB_E_NO_KERNEL, here, "none of the %u code objects for %s holds such a kernel",
			c->at.n, c->target);
	return 0;
}

/* The number, from 1, of the candidate to read. 0, reported: it is not determined. */
static uint32_t
number_of(struct wb_ctx *cx, struct wb_loc here, const struct images *all, const struct candidates *c,
	const struct wb_object_choice *how)
{
	if (how && how->number) {
		if (how->number <= c->at.n)
			return how->number;
		wb_report(cx->diag, WB_E_OBJECT_NONE, here,
			"there is no code object %u for %s in this file: they go from 1 to %u", how->number, c->target,
			c->at.n);
		return 0;
	}
	if (c->at.n == 1)
		return 1;
	if (how && how->wants)
		return by_kernel(cx, here, all, c, how);
	wb_report(cx->diag, WB_E_OBJECT_SEVERAL, here,
		"there are %u code objects for %s in this file, one for each translation unit of the program", c->at.n,
		c->target);
	return 0;
}

static void
note_others(struct wb_ctx *cx, const struct images *all, const struct candidates *c)
{
	for (uint32_t k = 0, said = 0; k < all->found.n && said < MOST_NAMED; k++) {
		const struct image *im = &all->found.at[k];

		if (c->target && is_for(im, c->target))
			continue;
		wb_note(cx->diag, WB_NO_LOC, "there is also %s: %s", im->target ? im->target : "an unknown processor",
			*im->origin ? im->origin : "the input itself");
		said++;
	}
}

static void
note_choice(
	struct wb_ctx *cx, struct wb_loc here, const struct images *all, const struct candidates *c, uint32_t number)
{
	const struct image *im = &all->found.at[c->at.at[number - 1]];

	if (c->at.n > 1)
		wb_report(cx->diag, WB_N_OBJECT_CHOICE, here,
			"of %u code objects, number %u of the %u for %s is read (%s)", all->found.n, number, c->at.n,
			im->target, im->origin);
	else
		wb_report(cx->diag, WB_N_OBJECT_CHOICE, here, "of %u code objects, the one for %s is read (%s)",
			all->found.n, im->target, im->origin);
	note_others(cx, all, c);
}

/* Whether the last message is an error about @file. */
static bool
was_refused(const struct wb_diag *d, uint16_t file)
{
	const struct wb_message *m = d->message.n ? &d->message.at[d->message.n - 1] : NULL;

	return m && m->severity > WB_WARNING && m->loc.file == file;
}

uint32_t
choose_image(struct wb_ctx *cx, uint16_t file, const struct images *all, const struct wb_object_choice *how)
{
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	struct wb_loc here = { .file = file };
	struct candidates c = { .target = NULL };
	uint32_t number = 0, chosen = WB_NONE;

	find_candidates(cx, all, how ? how->target : NULL, &c);
	if (!all->found.n && was_refused(cx->diag, file)) {
		;	/* it was said why: a file that is cut off may well have held code */
	} else if (!all->found.n) {
		wb_report(cx->diag, WB_E_OBJECT_NONE, here, "there is no AMDGPU code in this file");
		for (uint32_t n = 0; n < all->passed.n && n < MOST_NAMED; n++)
			wb_note(cx->diag, WB_NO_LOC, "%s", all->passed.at[n]);
	} else if (!c.target) {
		chosen = 0;	/* no target is supported: the caller refuses the first one by name */
	} else if (!c.at.n) {
		wb_report(cx->diag, WB_E_OBJECT_NONE, here, "there is no code for '%s' in this file", c.target);
		note_others(cx, all, &c);
	} else {
		number = number_of(cx, here, all, &c, how);
	}
	if (number)
		chosen = c.at.at[number - 1];
	if (number && all->found.n > 1)
		note_choice(cx, here, all, &c, number);
	wb_arena_reset(cx->tmp, m);
	return chosen;
}

uint32_t
wb_object_kernels(struct wb_ctx *cx, uint16_t file, const struct wb_object_choice *how,
	void (*each)(void *arg, uint32_t number, const char *kernel), void *arg)
{
	const struct wb_file *f = cx->files->file.at[file];
	struct bytes data = { (const uint8_t *)f->text, f->bytes };
	struct images all = { { NULL, 0, 0 }, { NULL, 0, 0 } };
	struct wb_diag *said = cx->diag;
	struct candidates c = { .target = NULL };

	cx->diag = wb_diag_new(cx->tmp, cx->files);
	carrier_find(cx, file, data, &all);
	cx->diag = said;
	find_candidates(cx, &all, how->target, &c);
	for (uint32_t k = 0; k < c.at.n && c.at.n > 1; k++)
		each_kernel(cx, &all.found.at[c.at.at[k]], k + 1, each, arg);
	return c.at.n;
}
