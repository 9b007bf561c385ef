/* src/object/metadata.c -- metadata of kernels: arguments, sizes, required workgroup.
 *
 * It is in ELF notes NT_AMDGPU_METADATA (name "AMDGPU", type 32). Each is a MessagePack map with "amdhsa.version" and
 * the list "amdhsa.kernels". The linker concatenates the notes of its inputs. If two describe one kernel, the first one
 * counts. Code objects of version 2 have YAML in notes of type 10 of "AMD", which the GCN front end reads.
 *
 * This is the only file that uses libmpack, which returns one token at a time. Counts in the file are not trusted: an
 * array that claims 2^32 entries ends with the data, and nesting is a counter, not recursion.
 *
 * Cost: O(bytes).
 */
#include <mpack.h>

#include "object.h"

#define MOST_ARGS 65536u
enum { NOTE_METADATA = 32, NOTE_OLD_METADATA = 10 };

struct walk {
	struct wb_ctx *cx;
	const char *at;
	size_t left;
	mpack_tokbuf_t buf;
	bool bad;
};

/* ---- tokens ----------------------------------------------------------------------- */
static mpack_token_t
token(struct walk *w)
{
	mpack_token_t t = { .type = MPACK_TOKEN_NIL };

	if (w->bad || !w->left || mpack_read(&w->buf, &w->at, &w->left, &t) != MPACK_OK) {
		w->bad = true;
		return (mpack_token_t){ .type = MPACK_TOKEN_NIL };
	}
	return t;
}

static bool
is_text(const mpack_token_t *t)
{
	return t->type == MPACK_TOKEN_STR || t->type == MPACK_TOKEN_BIN || t->type == MPACK_TOKEN_EXT;
}

/* The @n bytes after the header of a text token. */
static const char *
read_text(struct walk *w, mpack_uint32_t n)
{
	mpack_token_t t;

	if (!n)
		return "";
	if (w->left < n) {
		w->bad = true;
		return "";
	}
	t = token(w);
	if (t.type != MPACK_TOKEN_CHUNK || t.length != n) {
		w->bad = true;
		return "";
	}
	return t.data.chunk_ptr;
}

/* Skips the rest of a value whose first token is @t. */
static void
skip_rest(struct walk *w, mpack_token_t t)
{
	/* values left: no overflow, since a token takes at least a byte and adds at most 2^33 */
	uint64_t open = 0;

	for (;;) {
		if (is_text(&t))
			read_text(w, t.length);
		else if (t.type == MPACK_TOKEN_ARRAY)
			open += t.length;
		else if (t.type == MPACK_TOKEN_MAP)
			open += (uint64_t)t.length * 2;
		if (!open || w->bad)
			return;
		open--;
		t = token(w);
	}
}

static void
skip(struct walk *w)
{
	skip_rest(w, token(w));
}

/* Reads the number of entries of an array or map. Skips anything else, and returns 0. */
static uint32_t
read_count(struct walk *w, mpack_token_type_t type)
{
	mpack_token_t t = token(w);

	if (t.type == type)
		return t.length;
	skip_rest(w, t);
	return 0;
}

/* Reads a number, at most UINT32_MAX. Skips anything else, and returns 0. */
static uint32_t
read_number(struct walk *w)
{
	mpack_token_t t = token(w);

	if (t.type == MPACK_TOKEN_UINT)
		return t.data.value.hi ? UINT32_MAX : t.data.value.lo;
	skip_rest(w, t);
	return 0;
}

static bool
truth(struct walk *w)
{
	mpack_token_t t = token(w);

	if (t.type == MPACK_TOKEN_BOOLEAN)
		return t.data.value.lo != 0;
	skip_rest(w, t);
	return false;
}

/* Reads text, and copies it without unprintable bytes. Skips anything else, and returns "". */
static const char *
string(struct walk *w)
{
	mpack_token_t t = token(w);
	const char *s;
	char *copy;

	if (t.type != MPACK_TOKEN_STR) {
		skip_rest(w, t);
		return "";
	}
	s = read_text(w, t.length);
	if (w->bad)
		return "";
	copy = wb_strndup(w->cx->unit, s, t.length);
	for (char *p = copy; *p; p++)
		if ((unsigned char)*p < ' ' || *p == 0x7f)
			*p = '?';
	return copy;
}

/* A key of a map: its text is not copied. */
struct key {
	const char *at;
	size_t n;
};

static struct key
key(struct walk *w)
{
	mpack_token_t t = token(w);
	struct key k = { "", 0 };

	if (t.type != MPACK_TOKEN_STR) {
		skip_rest(w, t);
		return k;
	}
	k.at = read_text(w, t.length);
	k.n = w->bad ? 0 : t.length;
	return k;
}

static bool
is(struct key k, const char *name)
{
	return k.n == strlen(name) && memcmp(k.at, name, k.n) == 0;
}

/* ---- arguments -------------------------------------------------------------------------- */
static uint8_t
kind_of(const char *value_kind)
{
	if (strncmp(value_kind, "hidden_", 7) == 0)
		return WB_ARG_HIDDEN;
	if (strcmp(value_kind, "by_value") == 0)
		return WB_ARG_VALUE;
	if (strcmp(value_kind, "global_buffer") == 0)
		return WB_ARG_BUFFER;
	return strcmp(value_kind, "dynamic_shared_pointer") == 0 ? WB_ARG_LDS_POINTER : WB_ARG_OTHER;
}

static struct wb_arg
read_arg(struct walk *w)
{
	struct wb_arg a = { .name = "", .value_kind = "", .type_name = "" };
	const char *access = "", *actual = "";

	for (uint32_t n = read_count(w, MPACK_TOKEN_MAP); n && !w->bad; n--) {
		struct key k = key(w);

		if (is(k, ".name"))
			a.name = string(w);
		else if (is(k, ".value_kind"))
			a.value_kind = string(w);
		else if (is(k, ".type_name"))
			a.type_name = string(w);
		else if (is(k, ".offset"))
			a.offset = read_number(w);
		else if (is(k, ".size"))
			a.bytes = read_number(w);
		else if (is(k, ".pointee_align"))
			a.align = read_number(w);
		else if (is(k, ".access"))
			access = string(w);
		else if (is(k, ".actual_access"))
			actual = string(w);
		else if (is(k, ".is_const"))
			a.is_const = truth(w);
		else if (is(k, ".is_restrict"))
			a.is_restrict = truth(w);
		else if (is(k, ".is_volatile"))
			a.is_volatile = truth(w);
		else
			skip(w);
	}
	w->bad = w->bad || !*a.value_kind;
	a.kind = kind_of(a.value_kind);
	if (a.kind == WB_ARG_HIDDEN && !*a.name)
		a.name = a.value_kind;
	a.read_only = strcmp(*actual ? actual : access, "read_only") == 0;
	a.write_only = strcmp(*actual ? actual : access, "write_only") == 0;
	return a;
}

static void
read_args(struct walk *w, struct wb_kernel_desc *d)
{
	WB_VEC(struct wb_arg) arg = { NULL, 0, 0 };

	for (uint32_t n = read_count(w, MPACK_TOKEN_ARRAY); n && !w->bad && arg.n < MOST_ARGS; n--)
		WB_PUSH(w->cx->unit, &arg, read_arg(w));
	if (arg.n == MOST_ARGS)
		w->bad = true;
	d->arg = arg.at;
	d->narg = arg.n;
}

/* ---- kernels --------------------------------------------------------------------------------- */
static void
read_group(struct walk *w, uint32_t size[3])
{
	uint32_t n = read_count(w, MPACK_TOKEN_ARRAY);

	for (uint32_t k = 0; k < n && !w->bad; k++) {
		uint32_t v = read_number(w);

		if (k < 3)
			size[k] = v;
	}
}

static struct meta_kernel
read_kernel(struct walk *w)
{
	struct meta_kernel m = { .name = "", .symbol = "" };

	for (uint32_t n = read_count(w, MPACK_TOKEN_MAP); n && !w->bad; n--) {
		struct key k = key(w);

		if (is(k, ".name"))
			m.name = string(w);
		else if (is(k, ".symbol"))
			m.symbol = string(w);
		else if (is(k, ".args"))
			read_args(w, &m.desc);
		else if (is(k, ".max_flat_workgroup_size"))
			m.desc.max_flat_workgroup = read_number(w);
		else if (is(k, ".reqd_workgroup_size"))
			read_group(w, m.desc.reqd_workgroup);
		else if (is(k, ".uniform_work_group_size"))
			m.desc.whole_workgroups = read_number(w) != 0;
		else if (is(k, ".vgpr_count"))
			m.desc.counted.vgprs = read_number(w);
		else if (is(k, ".agpr_count"))
			m.desc.counted.agprs = read_number(w);
		else if (is(k, ".sgpr_count"))
			m.desc.counted.sgprs = read_number(w);
		else if (is(k, ".vgpr_spill_count"))
			m.desc.counted.vgpr_spills = read_number(w);
		else if (is(k, ".sgpr_spill_count"))
			m.desc.counted.sgpr_spills = read_number(w);
		else
			skip(w);
	}
	m.desc.counted.known = m.desc.counted.vgprs && m.desc.counted.sgprs;
	w->bad = w->bad || !*m.symbol;
	return m;
}

static void
read_root(struct walk *w, struct meta *out)
{
	for (uint32_t n = read_count(w, MPACK_TOKEN_MAP); n && !w->bad; n--) {
		struct key k = key(w);

		if (!is(k, "amdhsa.kernels")) {
			skip(w);
			continue;
		}
		for (uint32_t left = read_count(w, MPACK_TOKEN_ARRAY); left && !w->bad; left--)
			WB_PUSH(w->cx->unit, &out->kernel, read_kernel(w));
	}
}

/* ---- notes ----------------------------------------------------------------------------------------- */
static void
read_note(struct wb_ctx *cx, const struct elf *e, const struct section *from, const struct notes *n, struct meta *out)
{
	struct walk w = { .cx = cx, .at = (const char *)n->content.at, .left = n->content.n };

	mpack_tokbuf_init(&w.buf);
	read_root(&w, out);
	if (w.bad)
		wb_report(cx->diag, WB_W_OBJECT_META, (struct wb_loc){ .file = e->image->file },
			"the kernel metadata is malformed at %s",
			image_place(cx, e->image, from->offset + n->at + n->content.n - w.left));
}

struct kernels {
	struct wb_ctx *cx;
	struct meta *out;
};

static void
add_old_kernel(void *arg, const char *name, const struct wb_kernel_desc *d)
{
	struct kernels *k = arg;

	WB_PUSH(k->cx->unit, &k->out->kernel, ((struct meta_kernel){ .name = name, .symbol = name, .desc = *d }));
}

static void
read_old_note(
	struct wb_ctx *cx, const struct elf *e, const struct section *from, const struct notes *n, struct meta *out)
{
	struct kernels into = { cx, out };
	const char *wrong = wb_gcn_metadata(cx, (const char *)n->content.at, n->content.n, add_old_kernel, &into);

	if (wrong)
		wb_report(cx->diag, WB_W_OBJECT_META, (struct wb_loc){ .file = e->image->file },
			"the kernel metadata is malformed in the note at %s: %s",
			image_place(cx, e->image, from->offset + n->at), wrong);
}

void
meta_read(struct wb_ctx *cx, const struct elf *e, struct meta *out)
{
	*out = (struct meta){ .by_symbol = wb_map_new(cx->unit) };
	for (uint32_t k = 1; k < e->nsection; k++) {
		const struct section *from = &e->section[k];
		struct notes n = { .next = 0 };

		if (from->type != SECTION_NOTES)
			continue;
		while (e->abi_version && note_next(from->data, "AMDGPU", NOTE_METADATA, &n))
			read_note(cx, e, from, &n, out);
		while (!e->abi_version && note_next(from->data, "AMD", NOTE_OLD_METADATA, &n))
			read_old_note(cx, e, from, &n, out);
		if (n.fault || from->bad)
			wb_report(cx->diag, WB_W_OBJECT_META, (struct wb_loc){ .file = e->image->file },
				"the note at %s reaches beyond its section",
				image_place(cx, e->image, from->offset + n.at));
	}
	for (uint32_t k = 0; k < out->kernel.n; k++)
		wb_map_put(&out->by_symbol, out->kernel.at[k].symbol, strlen(out->kernel.at[k].symbol), k);
}
