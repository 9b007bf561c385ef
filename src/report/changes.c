/* src/report/changes.c -- what differs between two reports.
 *
 * Kernels are paired by name, bounds by name, loops by function, place and order, lines by
 * file and number. Blocks are paired by number, if both versions have the same number of
 * blocks. Otherwise only these numbers are reported, since blocks cannot be identified.
 */
#include "private.h"
#include "wavebound/changes.h"
#include "wavebound/reports.h"

const char *const wb_change_name[WB_CHANGE_COUNT] = { "status", "kernel", "wave", "bound", "size",
	"resource", "loop", "block", "line" };

/* A folder of the old version, and what it is in the new one, both with their last slash. No bytes: none has moved. */
struct moved {
	const char *was, *is;
	size_t was_bytes, is_bytes;
};
struct finding {
	struct wb_ctx *cx;
	struct wb_changes *out;
	const char *kernel;
	const struct wb_json *old;	/* the kernel of the old version, or NULL */
	struct moved moved[2];		/* the folders of its source, and of its input */
};

static void
note(struct finding *f, enum wb_change_kind kind, const char *what, uint64_t old, uint64_t now)
{
	if (old != now)
		WB_PUSH(f->cx->unit, &f->out->list, ((struct wb_change){ f->kernel, kind, what, old, now }));
}

/* ---- numbers under a name ----------------------------------------------------------------- */
/* A multiset of names with the sum of their numbers, in the order in which they came. */
struct sums {
	struct wb_map index;
	WB_VEC(const char *) name;
	WB_VEC(uint64_t) value;
};

static struct sums
new_sums(struct finding *f)
{
	return (struct sums){ .index = wb_map_new(f->cx->tmp) };
}

static void
sum_up(struct finding *f, struct sums *s, const char *name, uint64_t v)
{
	uint32_t at = wb_map_put(&s->index, name, strlen(name), s->name.n);

	if (at == WB_NONE) {
		WB_PUSH(f->cx->tmp, &s->name, name);
		WB_PUSH(f->cx->tmp, &s->value, v);
	} else if (v == WB_UNKNOWN || s->value.at[at] == WB_UNKNOWN) {
		s->value.at[at] = WB_UNKNOWN;
	} else {
		wb_add_capped(v, 1, &s->value.at[at]);
	}
}

static uint64_t
look_up(const struct sums *s, const char *name)
{
	uint32_t at = wb_map_get(&s->index, name, strlen(name));

	return at == WB_NONE ? WB_UNKNOWN : s->value.at[at];
}

static void
compare_sums(struct finding *f, enum wb_change_kind kind, const struct sums *old, const struct sums *now)
{
	for (uint32_t k = 0; k < old->name.n; k++)
		note(f, kind, old->name.at[k], old->value.at[k], look_up(now, old->name.at[k]));
	for (uint32_t k = 0; k < now->name.n; k++)
		if (wb_map_get(&old->index, now->name.at[k], strlen(now->name.at[k])) == WB_NONE)
			note(f, kind, now->name.at[k], WB_UNKNOWN, now->value.at[k]);
}

/* ---- what a kernel has ------------------------------------------------------------------------ */
static struct sums
bounds_of(struct finding *f, const struct wb_json *kernel)
{
	struct sums s = new_sums(f);

	for (const struct wb_json *b = wb_json_list(kernel, "bounds"); b; b = b->next)
		sum_up(f, &s, wb_json_text(b, "name"), wb_json_number(b, "cycles"));
	return s;
}

/* ---- folders that have moved ------------------------------------------------------------------ */
/* Of two paths of one file: what is in front of the folders and the name that they share. */
static struct moved
moved_from(const char *was, const char *is)
{
	struct moved m = { was, is, strlen(was), strlen(is) };
	size_t same = 0;

	for (size_t k = 1; k <= m.was_bytes && k <= m.is_bytes && was[m.was_bytes - k] == is[m.is_bytes - k]; k++)
		if (was[m.was_bytes - k] == '/')
			same = k - 1;
	m.was_bytes -= same;
	m.is_bytes -= same;
	/* an empty folder, or the root, is in front of everything */
	return same && m.was_bytes > 1 && m.is_bytes > 1 ? m : (struct moved){ NULL, NULL, 0, 0 };
}

static const char *
file_of(const struct wb_json *kernel, const char *what)
{
	return wb_json_text(wb_json_get(kernel, what), "file");
}

/* The place @line of @kernel, as it is called in the new version. */
static const char *
place_now(struct finding *f, const struct wb_json *kernel, const char *line)
{
	for (size_t k = 0; k < WB_COUNT(f->moved) && kernel == f->old; k++) {
		const struct moved *m = &f->moved[k];

		if (m->was_bytes && strncmp(line, m->was, m->was_bytes) == 0)
			return wb_format(f->cx->unit, "%.*s%s", (int)m->is_bytes, m->is, line + m->was_bytes);
	}
	return line;
}

/* ---- loops and paths ------------------------------------------------------------------------------ */
/* A loop is identified by its function and line, and by its order if several have the same. */
static struct sums
loops_of(struct finding *f, const struct wb_json *kernel)
{
	struct sums s = new_sums(f), seen = new_sums(f);

	for (const struct wb_json *l = wb_json_list(kernel, "loops"); l; l = l->next) {
		const char *place =
			wb_format(f->cx->unit, "of %s at %s", wb_json_text(l, "function"),
				place_now(f, kernel, wb_json_text(l, "line")));
		uint64_t n;

		sum_up(f, &seen, place, 1);
		n = look_up(&seen, place);
		sum_up(f, &s, n == 1 ? place : wb_format(f->cx->unit, "%s, number %llu", place, (unsigned long long)n),
			wb_json_number(l, "bound"));
	}
	return s;
}

/* Cycles of the worst path by source line, or executions by block. */
static struct sums
path_of(struct finding *f, const struct wb_json *kernel, bool by_line)
{
	struct sums s = new_sums(f);

	for (const struct wb_json *p = wb_json_list(kernel, "worst_path"); p; p = p->next) {
		const char *line = place_now(f, kernel, wb_json_text(p, "line"));

		if (!by_line)
			sum_up(f, &s, wb_format(f->cx->unit, "b%llu", (unsigned long long)wb_json_number(p, "block")),
				wb_json_number(p, "cycles"));
		else if (*line)
			sum_up(f, &s, line, wb_json_number(p, "cycles"));
	}
	return s;
}

static uint64_t
status_of(const struct wb_json *kernel)
{
	return !kernel ? WB_UNKNOWN : strcmp(wb_json_text(kernel, "status"), "bounded") == 0;
}

static uint64_t
wave_of(const struct wb_json *kernel)
{
	return wb_json_number(wb_json_get(kernel, "wave"), "isolated_cycles");
}

static uint64_t
launched_of(const struct wb_json *kernel)
{
	return wb_json_number(wb_json_get(kernel, "launched"), "cold_cycles");
}

static void
add_row(struct finding *f, const struct wb_json *old, const struct wb_json *now, uint32_t first)
{
	struct wb_change_row row = { .kernel = f->kernel,
		.was = old,
		.is = now,
		.old = wb_json_number(old, "kernel_cycles"),
		.now = wb_json_number(now, "kernel_cycles"),
		.first = first,
		.end = f->out->list.n };

	row.wave = row.old == WB_UNKNOWN && row.now == WB_UNKNOWN;
	if (row.wave) {
		row.old = wave_of(old);
		row.now = wave_of(now);
	}
	WB_PUSH(f->cx->unit, &f->out->row, row);
}

/* @old or @now is NULL for a kernel that only the other has. */
static void
compare_kernel(struct finding *f, const struct wb_json *old, const struct wb_json *now)
{
	static const char *const size[] = { "instructions", "blocks", "edges" };
	static const char *const resource[] = { WB_RESOURCE_KEYS };
	uint32_t first = f->out->list.n;
	struct sums a, b;

	f->out->nkernel++;
	f->kernel = wb_json_text(old ? old : now, "name");
	f->old = old;
	f->moved[0] = moved_from(file_of(old, "source"), file_of(now, "source"));
	f->moved[1] = moved_from(file_of(old, "location"), file_of(now, "location"));
	note(f, WB_CHANGE_STATUS, "status", status_of(old), status_of(now));
	note(f, WB_CHANGE_KERNEL, "kernel", wb_json_number(old, "kernel_cycles"), wb_json_number(now, "kernel_cycles"));
	note(f, WB_CHANGE_KERNEL, "with its first launch", launched_of(old), launched_of(now));
	note(f, WB_CHANGE_WAVE, "one wave alone", wave_of(old), wave_of(now));
	a = bounds_of(f, old);
	b = bounds_of(f, now);
	compare_sums(f, WB_CHANGE_BOUND, &a, &b);
	for (size_t k = 0; k < WB_COUNT(size); k++)
		note(f, WB_CHANGE_SIZE, size[k], wb_json_number(old, size[k]), wb_json_number(now, size[k]));
	for (size_t k = 0; k < WB_COUNT(resource); k++)
		note(f, WB_CHANGE_RESOURCE, resource[k], wb_json_number(wb_json_get(old, "resources"), resource[k]),
			wb_json_number(wb_json_get(now, "resources"), resource[k]));
	a = loops_of(f, old);
	b = loops_of(f, now);
	compare_sums(f, WB_CHANGE_LOOP, &a, &b);
	if (old && now && wb_json_number(old, "blocks") == wb_json_number(now, "blocks")) {
		a = path_of(f, old, false);
		b = path_of(f, now, false);
		compare_sums(f, WB_CHANGE_BLOCK, &a, &b);
	}
	a = path_of(f, old, true);
	b = path_of(f, now, true);
	compare_sums(f, WB_CHANGE_LINE, &a, &b);
	add_row(f, old, now, first);
}

const struct wb_json *
wb_changes_kernel(const struct wb_json *report, const char *name)
{
	const struct wb_json *k = wb_json_list(report, "kernels");

	while (k && strcmp(wb_json_text(k, "name"), name) != 0)
		k = k->next;
	return k;
}

static uint32_t
mhz_of(const struct wb_json *report)
{
	uint64_t mhz = wb_json_number(wb_json_get(report, "machine"), "clock_mhz");

	return mhz > UINT32_MAX ? 0 : (uint32_t)mhz;
}

/* The clock of all reports of a side; 0: they have several, or none. */
static void
agree_on_mhz(uint32_t *mhz, const struct wb_json *report, bool first)
{
	if (report && (first || mhz_of(report) != *mhz))
		*mhz = first ? mhz_of(report) : 0;
}

void
wb_changes_add(struct wb_ctx *cx, const struct wb_json *old, const struct wb_json *now, struct wb_changes *out)
{
	struct finding f = { .cx = cx, .out = out };
	struct wb_arena_mark mark = wb_arena_mark(cx->tmp);

	agree_on_mhz(&out->old_mhz, old, !out->nold);
	agree_on_mhz(&out->now_mhz, now, !out->nnow);
	out->nold += old != NULL;
	out->nnow += now != NULL;
	for (const struct wb_json *k = wb_json_list(old, "kernels"); k; k = k->next) {
		compare_kernel(&f, k, wb_changes_kernel(now, wb_json_text(k, "name")));
		wb_arena_reset(cx->tmp, mark);
	}
	for (const struct wb_json *k = wb_json_list(now, "kernels"); k; k = k->next)
		if (!wb_changes_kernel(old, wb_json_text(k, "name"))) {
			compare_kernel(&f, NULL, k);
			wb_arena_reset(cx->tmp, mark);
		}
}

void
wb_changes_find(struct wb_ctx *cx, const struct wb_json *old, const struct wb_json *now, struct wb_changes *out)
{
	*out = (struct wb_changes){ .old_name = wb_json_text(old, "input"), .now_name = wb_json_text(now, "input") };
	wb_changes_add(cx, old, now, out);
}

bool
wb_change_grew(const struct wb_change *c, uint64_t percent)
{
	if (c->kind == WB_CHANGE_STATUS)
		return c->old == 1 && c->now != 1;
	if (c->kind != WB_CHANGE_KERNEL && c->kind != WB_CHANGE_WAVE)
		return false;
	if (c->old == WB_UNKNOWN)
		return false;		/* new */
	if (c->now == WB_UNKNOWN)
		return true;
	if (c->now <= c->old)
		return false;
	return (wb_u128)(c->now - c->old) * 100 > (wb_u128)c->old * percent;
}
