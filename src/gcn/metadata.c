/* src/gcn/metadata.c -- .amdgpu_metadata: exactly the YAML that LLVM prints.
 *
 *   amdhsa.kernels:
 *     - .args:
 *         - .name:           a
 *           .offset:         0
 *       .name:           kernel
 *       .reqd_workgroup_size:
 *         - 64
 *
 * Nesting is told by indentation; a line is "- " marks, a key, a value. What is
 * not known is passed over: metadata adds names and sizes of arguments, it
 * changes no instruction.
 */
#include "gcn.h"

struct item {
	const char *key, *value;
	size_t nkey, nvalue, indent;	/* of the key, or of a bare list value */
	bool starts;			/* a "- " stands before it */
	size_t dash;			/* indentation of that "-" */
};

struct reading {
	struct wb_gcn_unit *u;
	size_t kernel_dash, arg_dash;
	bool in_kernels, in_kernel, in_args;
	WB_VEC(struct wb_arg) arg;
	const char *name;
	size_t nname;
	uint32_t max_flat, reqd[3], nreqd;
	bool reading_reqd;
	size_t reqd_indent;
	struct wb_loc loc;
};

static bool
split(const char *p, const char *end, struct item *it)
{
	const char *start = p, *c;

	*it = (struct item){ 0 };
	while (end > p && (gcn_lex_class[(unsigned char)end[-1]] & LEX_SPACE))
		end--;
	for (;;) {
		while (p < end && *p == ' ')
			p++;
		if (p + 1 >= end || *p != '-' || p[1] != ' ')
			break;
		it->starts = true;
		it->dash = (size_t)(p - start);
		p++;
	}
	it->indent = (size_t)(p - start);
	if (p >= end || *p == '#' || (end - p >= 3 && (memcmp(p, "---", 3) == 0 || memcmp(p, "...", 3) == 0)))
		return false;
	for (c = p; c < end && *c != ':' && *c != ' ' && *c != '\''; c++)
		;
	if (c < end && *c == ':') {
		it->key = p;
		it->nkey = (size_t)(c - p);
		for (c++; c < end && *c == ' '; c++)
			;
	} else {
		c = p;
	}
	if (end - c > 5 && memcmp(c, "!str ", 5) == 0)	/* a name like n or y that YAML would take for a truth value */
		c += 5;
	if (c < end && *c == '!') {		/* a tag: "!str n", because a bare n could be read as no */
		while (c < end && *c != ' ')
			c++;
		while (c < end && *c == ' ')
			c++;
	}
	if (end - c >= 2 && (*c == '\'' || *c == '"') && end[-1] == *c) {
		c++;
		end--;
	}
	it->value = c;
	it->nvalue = (size_t)(end - c);
	return true;
}

static uint32_t
number(const struct item *it)
{
	uint64_t v = 0;

	for (size_t k = 0; k < it->nvalue; k++) {
		if (it->value[k] < '0' || it->value[k] > '9')
			return 0;
		v = v * 10 + (uint64_t)(it->value[k] - '0');
		if (v > UINT32_MAX)
			return UINT32_MAX;
	}
	return (uint32_t)v;
}

static bool
is(const struct item *it, const char *key)
{
	return it->key && word_is(it->key, it->nkey, key);
}

static bool
yes(const struct item *it)
{
	return word_is(it->value, it->nvalue, "true") || word_is(it->value, it->nvalue, "1");
}

static uint8_t
kind_of(const char *v)
{
	if (strcmp(v, "by_value") == 0)
		return WB_ARG_VALUE;
	if (strcmp(v, "global_buffer") == 0)
		return WB_ARG_BUFFER;
	if (strcmp(v, "dynamic_shared_pointer") == 0)
		return WB_ARG_LDS_POINTER;
	return strncmp(v, "hidden_", 7) == 0 ? WB_ARG_HIDDEN : WB_ARG_OTHER;
}

static void
arg_field(struct reading *r, const struct item *it)
{
	struct wb_arg *a = &r->arg.at[r->arg.n - 1];
	const char *text = wb_strndup(r->u->cx->unit, it->value, it->nvalue);

	if (is(it, ".name"))
		a->name = text;
	else if (is(it, ".type_name"))
		a->type_name = text;
	else if (is(it, ".value_kind")) {
		a->value_kind = text;
		a->kind = kind_of(text);
	} else if (is(it, ".offset"))
		a->offset = number(it);
	else if (is(it, ".size"))
		a->bytes = number(it);
	else if (is(it, ".pointee_align"))
		a->align = number(it);
	else if (is(it, ".is_const"))
		a->is_const = yes(it);
	else if (is(it, ".is_restrict"))
		a->is_restrict = yes(it);
	else if (is(it, ".is_volatile"))
		a->is_volatile = yes(it);
	else if (is(it, ".access") || is(it, ".actual_access")) {
		a->read_only = strcmp(text, "read_only") == 0;
		a->write_only = strcmp(text, "write_only") == 0;
	}
}

static void
flush(struct reading *r)
{
	struct kernel *k = r->name ? gcn_kernel_find(r->u, r->name, r->nname) : NULL;

	if (k) {
		struct wb_kernel_desc *d = k->desc;

		d->arg = WB_NEW(r->u->cx->unit, struct wb_arg, r->arg.n);
		d->narg = r->arg.n;
		for (uint32_t n = 0; n < r->arg.n; n++) {
			d->arg[n] = r->arg.at[n];
			if (d->arg[n].kind == WB_ARG_HIDDEN && !*d->arg[n].name)
				d->arg[n].name = d->arg[n].value_kind;
		}
		d->max_flat_workgroup = r->max_flat;
		memcpy(d->reqd_workgroup, r->reqd, sizeof(r->reqd));
	} else if (r->name) {
		wb_report(r->u->cx->diag, WB_W_GCN_METADATA, r->loc, "metadata of '%.*s', which has no descriptor", (int)(r->nname > 100 ? 100 : r->nname), r->name);
	}
	r->name = NULL;
	r->arg.n = 0;
	r->max_flat = r->nreqd = 0;
	memset(r->reqd, 0, sizeof(r->reqd));
	r->in_kernel = r->in_args = r->reading_reqd = false;
}

static void
kernel_field(struct reading *r, const struct item *it)
{
	r->in_args = is(it, ".args");
	r->reading_reqd = is(it, ".reqd_workgroup_size");
	r->reqd_indent = it->indent;
	if (is(it, ".name")) {
		r->name = it->value;
		r->nname = it->nvalue;
	} else if (is(it, ".max_flat_workgroup_size")) {
		r->max_flat = number(it);
	}
}

static void
line(struct reading *r, const struct item *it)
{
	if (it->key && it->indent == 0 && !it->starts) {
		flush(r);
		r->in_kernels = is(it, "amdhsa.kernels");
		r->kernel_dash = SIZE_MAX;
		return;
	}
	if (!r->in_kernels)
		return;
	if (it->starts && it->key && (r->kernel_dash == SIZE_MAX || it->dash == r->kernel_dash)) {
		flush(r);
		r->kernel_dash = it->dash;
		r->in_kernel = true;
		kernel_field(r, it);
		return;
	}
	if (!r->in_kernel)
		return;
	if (it->key && it->indent == r->kernel_dash + 2) {
		kernel_field(r, it);
	} else if (r->in_args && it->key) {
		if (it->starts) {
			struct wb_arg a = { .name = "", .value_kind = "", .type_name = "", .kind = WB_ARG_OTHER };

			WB_PUSH(r->u->cx->tmp, &r->arg, a);
		}
		if (r->arg.n)
			arg_field(r, it);
	} else if (r->reading_reqd && it->starts && !it->key && r->nreqd < 3) {
		r->reqd[r->nreqd++] = number(it);
	}
}

void
gcn_metadata_read(struct wb_gcn_unit *u, const char *text, size_t bytes, uint32_t first_line, uint16_t file)
{
	struct reading r = { .u = u, .kernel_dash = SIZE_MAX };
	const char *end = text + bytes;
	uint32_t n = first_line;

	while (text < end) {
		const char *nl = memchr(text, '\n', (size_t)(end - text));
		struct item it;

		r.loc = (struct wb_loc){ .line = n, .file = file };
		if (split(text, nl ? nl : end, &it))
			line(&r, &it);
		text = nl ? nl + 1 : end;
		n++;
	}
	flush(&r);
}
