/* src/report/json_read.c -- JSON documents as trees, to read reports. */
#include "private.h"
#include "wavebound/facts.h"
#include "wavebound/jansson.h"
#include "wavebound/json.h"

/* A node and what it is made of. */
struct work {
	const json_t *from;
	struct wb_json *to;
};
struct copying {
	struct wb_ctx *cx;
	WB_VEC(struct work) list;	/* nodes whose children are to be made */
};

static struct wb_json *
add_member(struct copying *c, const json_t *from, const char *key, struct wb_json *parent)
{
	static const enum wb_json_kind kind[] = {
		[JSON_OBJECT] = WB_JSON_OBJECT,
		[JSON_ARRAY] = WB_JSON_ARRAY,
		[JSON_STRING] = WB_JSON_STRING,
		[JSON_INTEGER] = WB_JSON_NUMBER,
		[JSON_REAL] = WB_JSON_REAL,
		[JSON_TRUE] = WB_JSON_TRUE,
		[JSON_FALSE] = WB_JSON_FALSE,
		[JSON_NULL] = WB_JSON_NULL,
	};
	struct wb_json *j = WB_NEW(c->cx->unit, struct wb_json, 1);

	j->kind = kind[json_typeof(from)];
	j->key = key ? wb_strdup(c->cx->unit, key) : NULL;
	j->parent = parent;
	j->text = json_is_string(from) ? wb_strdup(c->cx->unit, json_string_value(from)) : NULL;
	j->number = json_integer_value(from);
	j->real = json_real_value(from);
	if (json_is_object(from) || json_is_array(from))
		WB_PUSH(c->cx->tmp, &c->list, ((struct work){ from, j }));
	return j;
}

static void
add_children(struct copying *c, struct work w)
{
	struct wb_json **at = &w.to->child;
	const char *key;
	json_t *value;
	size_t k;

	if (json_is_object(w.from))
		json_object_foreach((json_t *)(uintptr_t)w.from, key, value) {
			*at = add_member(c, value, key, w.to);
			at = &(*at)->next;
			w.to->n++;
		}
	else
		json_array_foreach(w.from, k, value) {
			*at = add_member(c, value, NULL, w.to);
			at = &(*at)->next;
			w.to->n++;
		}
}

/* In breadth, so that depth costs no stack. */
static struct wb_json *
copy(struct wb_ctx *cx, const json_t *root)
{
	struct copying c = { .cx = cx };
	struct wb_json *to = add_member(&c, root, NULL, NULL);

	for (uint32_t k = 0; k < c.list.n; k++)
		add_children(&c, c.list.at[k]);
	return to;
}

enum wb_status
wb_json_read(struct wb_ctx *cx, uint16_t file, struct wb_json **out)
{
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	json_t *root = wb_jansson_load(cx, cx->tmp, file, WB_E_REPORT_JSON);

	*out = root ? copy(cx, root) : NULL;
	wb_arena_reset(cx->tmp, m);
	return *out ? WB_OK : WB_BAD_INPUT;
}

/* ---- queries ---------------------------------------------------------------------------- */
const struct wb_json *
wb_json_get(const struct wb_json *o, const char *key)
{
	const struct wb_json *j = o && o->kind == WB_JSON_OBJECT ? o->child : NULL;

	while (j && strcmp(j->key, key) != 0)
		j = j->next;
	return j;
}

const char *
wb_json_text(const struct wb_json *o, const char *key)
{
	const struct wb_json *j = wb_json_get(o, key);

	return j && j->kind == WB_JSON_STRING ? j->text : "";
}

uint64_t
wb_json_number(const struct wb_json *o, const char *key)
{
	const struct wb_json *j = wb_json_get(o, key);

	return j && j->kind == WB_JSON_NUMBER && j->number >= 0 ? (uint64_t)j->number : WB_UNKNOWN;
}

const struct wb_json *
wb_json_list(const struct wb_json *o, const char *key)
{
	const struct wb_json *j = wb_json_get(o, key);

	return j && j->kind == WB_JSON_ARRAY ? j->child : NULL;
}

/* Which of its parent's children @j is. */
static uint32_t
position(const struct wb_json *j)
{
	uint32_t n = 0;

	for (const struct wb_json *k = j->parent->child; k != j; k = k->next)
		n++;
	return n;
}

const char *
wb_json_path(struct wb_arena *a, const struct wb_json *j)
{
	const char *path = "";

	for (; j->parent; j = j->parent)
		path = j->key ? wb_format(a, "%s%s%s", j->key, *path ? "/" : "", path) :
				wb_format(a, "%u%s%s", position(j), *path ? "/" : "", path);
	return path;
}

const struct wb_json *
wb_json_place(const struct wb_json *j)
{
	const struct wb_json *source = wb_json_get(j, "source");

	return source && source->kind == WB_JSON_OBJECT ? source : wb_json_get(j, "location");
}
