/* src/cli/diff_pairs.c -- which kernels of two versions are the same.
 *
 * A name alone says nothing where forty objects have kernels of the same name, and a path alone nothing where a build
 * folder has moved or objects were merged. So first both must agree; then a name that is left once on each side.
 */
#include "diff.h"
#include "growth.h"

/* A kernel of a version. */
struct candidate {
	const char *path;		/* of its input, below the common folder */
	const struct wb_json *report, *kernel;
	uint32_t other;			/* its counterpart; WB_NONE: none */
};
struct candidates {
	WB_VEC(struct candidate) at;
};

static struct candidates
list_kernels(struct wb_ctx *cx, const struct version *v)
{
	const char *first = v->report.n ? wb_json_text(v->report.at[0], "input") : "";
	struct candidates c = { .at = { NULL, 0, 0 } };
	size_t folder = strlen(first);

	for (uint32_t k = 0; k < v->report.n; k++)
		folder = wb_shared_folder(first, wb_json_text(v->report.at[k], "input"), folder);
	for (uint32_t k = 0; k < v->report.n; k++)
		for (const struct wb_json *j = wb_json_list(v->report.at[k], "kernels"); j; j = j->next)
			WB_PUSH(cx->tmp, &c.at,
				((struct candidate){ wb_json_text(v->report.at[k], "input") + folder, v->report.at[k],
					j, WB_NONE }));
	return c;
}

static const char *
name_of(const struct candidate *c)
{
	return wb_json_text(c->kernel, "name");
}

static const char *
key_of(struct wb_ctx *cx, const struct candidate *c, bool with_path)
{
	return with_path ? wb_format(cx->tmp, "%s\n%s", name_of(c), c->path) : name_of(c);
}

/* The kernels of both versions that are left and have one key. */
struct alike {
	uint32_t at[2], n[2];		/* [version] the last of them, their number */
};

/* Pairs what is left and has the same key, if no other one that is left has it. */
static void
pair_up(struct wb_ctx *cx, struct candidates *old, struct candidates *now, bool with_path)
{
	struct candidates *side[] = { old, now };
	struct wb_map index = wb_map_new(cx->tmp);
	WB_VEC(struct alike) found = { NULL, 0, 0 };

	for (uint32_t s = 0; s < 2; s++)
		for (uint32_t k = 0; k < side[s]->at.n; k++) {
			const char *key = key_of(cx, &side[s]->at.at[k], with_path);
			uint32_t at = WB_NONE;

			if (side[s]->at.at[k].other != WB_NONE)
				continue;
			at = wb_map_put(&index, key, strlen(key), found.n);
			if (at == WB_NONE) {
				at = found.n;
				WB_PUSH(cx->tmp, &found, ((struct alike){ { 0, 0 }, { 0, 0 } }));
			}
			found.at[at].at[s] = k;
			found.at[at].n[s]++;
		}
	for (uint32_t k = 0; k < found.n; k++)
		if (found.at[k].n[0] == 1 && found.at[k].n[1] == 1) {
			old->at.at[found.at[k].at[0]].other = found.at[k].at[1];
			now->at.at[found.at[k].at[1]].other = found.at[k].at[0];
		}
}

/* ---- reports on one kernel ---------------------------------------------------------------------- */
/* A copy of @j with copies of its members, which can be changed. */
static struct wb_json *
copy(struct wb_arena *a, const struct wb_json *j)
{
	struct wb_json *out = WB_NEW(a, struct wb_json, 1), **end = &out->child;

	*out = *j;
	out->next = NULL;
	for (const struct wb_json *k = j->child; k; k = k->next, end = &(*end)->next) {
		*end = WB_NEW(a, struct wb_json, 1);
		**end = *k;
	}
	*end = NULL;
	return out;
}

/* The report of @c on its kernel alone, called @name. */
static const struct wb_json *
alone(struct wb_arena *a, const struct candidate *c, const char *name)
{
	struct wb_json *report = copy(a, c->report), *kernel = copy(a, c->kernel);

	for (struct wb_json *k = kernel->child; k; k = k->next)
		if (strcmp(k->key, "name") == 0)
			k->text = name;
	for (struct wb_json *k = report->child; k; k = k->next)
		if (strcmp(k->key, "kernels") == 0) {
			k->child = kernel;
			k->n = 1;
		}
	return report;
}

/* How many pairs have a kernel of each name. */
static struct wb_map
count_names(struct wb_ctx *cx, const struct candidates *old, const struct candidates *now, uint32_t **count)
{
	struct wb_map index = wb_map_new(cx->tmp);
	uint32_t n = 0;

	*count = WB_NEW(cx->tmp, uint32_t, (size_t)old->at.n + now->at.n);
	for (uint32_t k = 0; k < old->at.n + now->at.n; k++) {
		const struct candidate *c = k < old->at.n ? &old->at.at[k] : &now->at.at[k - old->at.n];
		uint32_t at;

		if (k >= old->at.n && c->other != WB_NONE)
			continue;	/* counted with its counterpart */
		at = wb_map_put(&index, name_of(c), strlen(name_of(c)), n);
		(*count)[at == WB_NONE ? n++ : at]++;
	}
	return index;
}

uint32_t
diff_pairs(struct wb_ctx *cx, const struct version *old, const struct version *now, struct pair **out)
{
	struct candidates was = list_kernels(cx, old), is = list_kernels(cx, now);
	WB_VEC(struct pair) list = { NULL, 0, 0 };
	struct wb_map index;
	uint32_t *count;

	pair_up(cx, &was, &is, true);
	pair_up(cx, &was, &is, false);
	index = count_names(cx, &was, &is, &count);
	for (uint32_t k = 0; k < was.at.n + is.at.n; k++) {
		const struct candidate *a = k < was.at.n ? &was.at.at[k] : NULL,
				       *b = a ? (a->other == WB_NONE ? NULL : &is.at.at[a->other]) :
						&is.at.at[k - was.at.n];
		const char *name = name_of(a ? a : b);

		if (!a && b->other != WB_NONE)
			continue;
		if (count[wb_map_get(&index, name, strlen(name))] > 1)
			name = wb_format(cx->unit, "%s: %s", (b ? b : a)->path, name);
		WB_PUSH(cx->unit, &list,
			((struct pair){ name, a ? alone(cx->unit, a, name) : NULL,
				b ? alone(cx->unit, b, name) : NULL }));
	}
	*out = list.at;
	return list.n;
}
