/* src/launch/ffx.c -- flow facts from FFX, the flow-fact XML of OTAWA and oRange.
 *
 * Elements are visited in document order, without recursion. The meaning of an element depends on its name and its
 * ancestors, which are at most WB_XML_MAX_DEPTH. These are used:
 *   - loop, function, not-all with edges, nested flowfacts
 *   - conditional, case: their contents, as if they were not there; a condition is left out
 *   - call, but not inside of another call
 *   - calls with its targets, for the reader of the code
 *
 * All other elements are ignored with a warning. To ignore a flow fact is safe, but the user must know.
 */
#include "private.h"

#define DIGITS 16			/* of a digest */
#define XINCLUDE_NS "http://www.w3.org/2001/XInclude"

struct reader {
	struct wb_ctx *cx;
	struct wb_facts *fs;
	bool ok;
};

struct wb_facts *
wb_facts_new(struct wb_ctx *cx)
{
	struct wb_facts *fs = WB_NEW(cx->unit, struct wb_facts, 1);

	fs->arena = cx->unit;
	return fs;
}

static void
wrong(struct reader *r, struct wb_loc loc, const char *text, const char *value)
{
	wb_report(r->cx->diag, WB_E_FFX_FORMAT, loc, "%s '%.60s'", text, value);
	r->ok = false;
}

static void
malformed(struct reader *r, struct wb_loc loc, const char *text)
{
	wb_report(r->cx->diag, WB_E_FFX_FORMAT, loc, "%s", text);
	r->ok = false;
}

/* ---- locations ------------------------------------------------------------------------- */
const char *
wb_location_text(struct wb_arena *a, const struct location *p)
{
	switch (p->kind) {
	case AT_ADDRESS:
		return wb_format(a, "address 0x%llx", (unsigned long long)p->address);
	case AT_LABEL:
		return p->offset ? wb_format(a, "label %.100s%+lld", p->label, (long long)p->offset) :
				   wb_format(a, "label %.100s", p->label);
	case AT_OFFSET:
		return wb_format(a, "offset %+lld", (long long)p->offset);
	case AT_SOURCE:
		return wb_format(a, "%.200s:%u", p->file, p->line);
	default:
		return "no place";
	}
}

/* Reads an integer. A number as 031 is octal in the specification, but the user may mean 31: a warning. */
static bool
read_int(struct reader *r, struct wb_loc loc, const char *s, bool *negative, uint64_t *out)
{
	if (wb_parse_int(s, negative, out))
		return true;
	if (!wb_parse_octal(s, negative, out))
		return false;
	wb_report(r->cx->diag, WB_W_FFX_OCTAL, loc, "'%.60s' is octal: %s%llu", s, *negative ? "-" : "",
		(unsigned long long)*out);
	return true;
}

static bool
signed_value(struct reader *r, struct wb_loc loc, const char *s, int64_t *out)
{
	uint64_t v;
	bool neg;

	if (!read_int(r, loc, s, &neg, &v) || v > INT64_MAX)
		return false;
	*out = neg ? -(int64_t)v : (int64_t)v;
	return true;
}

static void
read_address(struct reader *r, const struct wb_xml_attr *a, struct location *p)
{
	bool neg;

	if (read_int(r, a->loc, a->value, &neg, &p->address) && !neg)
		p->kind = AT_ADDRESS;
	else
		wrong(r, a->loc, "no address:", a->value);
}

static void
read_label(struct reader *r, const struct wb_xml_attr *label, const struct wb_xml_attr *offset, struct location *p)
{
	p->kind = label ? AT_LABEL : AT_OFFSET;
	p->label = label ? label->value : NULL;
	if (offset && !signed_value(r, offset->loc, offset->value, &p->offset)) {
		p->kind = AT_NOWHERE;
		wrong(r, offset->loc, "no offset:", offset->value);
	}
}

static void
read_source(struct reader *r, const struct wb_xml *x, const struct wb_xml_attr *source, struct location *p)
{
	const struct wb_xml_attr *line = wb_xml_attr(x, NULL, "line");
	uint64_t v = 0;
	bool neg;

	if (line && read_int(r, line->loc, line->value, &neg, &v) && !neg && v && v < UINT32_MAX)
		*p = (struct location){ .kind = AT_SOURCE, .file = source->value, .line = (uint32_t)v };
	else
		wrong(r, (line ? line : source)->loc, "a location in a source needs a line number, not",
			line ? line->value : "");
}

/* The LOCATION attributes of @x, in the order of the specification. AT_NOWHERE: there is none, or it is malformed
 * (reported). */
static struct location
read_location(struct reader *r, const struct wb_xml *x)
{
	const struct wb_xml_attr *symbol = wb_xml_attr(x, NULL, "symbol"), *address = wb_xml_attr(x, NULL, "address"),
				 * label = wb_xml_attr(x, NULL, "label"), *offset = wb_xml_attr(x, NULL, "offset"),
				 * source = wb_xml_attr(x, NULL, "source");
	struct location p = { .kind = AT_NOWHERE };

	if (symbol)
		read_label(r, symbol, NULL, &p);
	else if (address)
		read_address(r, address, &p);
	else if (label || offset)
		read_label(r, label, offset, &p);
	else if (source)
		read_source(r, x, source, &p);
	return p;
}

/* "INT" or "LABEL" or "LABEL+INT" or "LABEL-INT": an end of an <edge>. */
static struct location
read_end(struct reader *r, const struct wb_xml *x, const char *name)
{
	const struct wb_xml_attr *a = wb_xml_attr(x, NULL, name);
	struct location p = { .kind = AT_NOWHERE };
	size_t n;

	if (!a) {
		wrong(r, x->loc, "<edge> needs the attribute", name);
		return p;
	}
	if (*a->value >= '0' && *a->value <= '9') {
		read_address(r, a, &p);
		return p;
	}
	n = strcspn(a->value, "+-");
	p = (struct location){ .kind = AT_LABEL, .label = wb_strndup(r->cx->unit, a->value, n) };
	if (a->value[n] && !signed_value(r, a->loc, a->value + n, &p.offset))
		wrong(r, a->loc, "no end of an edge:", a->value);
	return p;
}

/* ---- context of an element -------------------------------------------------- */
static const struct wb_xml *
around(const struct wb_xml *x, const char *name)
{
	for (x = x->parent; x; x = x->parent)
		if (wb_xml_is(x, name))
			return x;
	return NULL;
}

/* Reads @call, which encloses a fact. The callee is named by a function inside the call or, in the old form, by the
 * call itself. False, reported: it is not determined where the fact holds. */
static bool
read_call(struct reader *r, const struct wb_xml *x, const struct wb_xml *call, struct fact *f)
{
	const struct wb_xml *caller = around(call, "function");

	if (f->not_all || around(call, "call")) {
		wb_report(r->cx->diag, WB_W_FFX_CONTEXT, x->loc, "<%s> %s and is not used", x->name,
			f->not_all ? "holds for one call only" : "holds for a call inside of a call");
		return false;
	}
	f->in_call = true;
	f->call = read_location(r, call);
	f->caller = caller ? wb_xml_value(caller, "name") : NULL;
	if (!f->fn)
		f->fn = wb_xml_value(call, "name");
	if (f->call.kind == AT_NOWHERE || !f->fn) {
		malformed(r, call->loc, "<call> needs a location, and the name of the function called");
		return false;
	}
	return true;
}

static bool
is_inside(const struct wb_xml *x, const struct wb_xml *outer)
{
	while (x && x != outer)
		x = x->parent;
	return x != NULL;
}

/* Sets the function that encloses @x. False, reported: the fact is ignored. */
static bool
read_context(struct reader *r, const struct wb_xml *x, struct fact *f)
{
	const struct wb_xml *fn = around(x, "function"), *call = around(x, "call");

	if (fn && (!call || is_inside(fn, call))) {
		f->fn = wb_xml_value(fn, "name");
		f->fn_at = f->fn ? (struct location){ .kind = AT_NOWHERE } : read_location(r, fn);
	}
	return !call || read_call(r, x, call, f);
}

/* ---- ignored attributes ------------------------------------------------------------ */
static bool
among(const char *name, const char *const *list)
{
	for (; *list; list++)
		if (strcmp(name, *list) == 0)
			return true;
	return false;
}

static const char *const place_attrs[] = { "symbol", "size", "address", "label", "offset", "source", "line", NULL };
/* Written by oRange for human readers. */
static const char *const orange_attrs[] = { "loopId", "exact", "maxexpr", "totalexpr", "expinit", "name", "numcall",
	"executed", "inloop", "extern", NULL };

static const char *const our_attrs[] = { "count", "code", "line", NULL };

static void
warn_attrs(struct reader *r, const struct wb_xml *x, const char *const *known)
{
	for (uint32_t k = 0; k < x->nattr; k++) {
		const struct wb_xml_attr *a = &x->attr[k];
		bool ours = a->ns && strcmp(a->ns, WB_FFX_NS) == 0;

		if (ours ? !among(a->name, our_attrs) :
			   a->ns ||
					(!among(a->name, known) && !among(a->name, place_attrs) &&
						!among(a->name, orange_attrs)))
			wb_report(r->cx->diag, WB_W_FFX_IGNORED, a->loc, "attribute '%.60s' of <%.60s> is not used",
				a->name, x->name);
	}
	if (x->has_text)
		wb_report(r->cx->diag, WB_W_FFX_IGNORED, x->loc, "text in <%.60s> is not used", x->name);
}

static const char *const no_attrs[] = { NULL };

/* ---- loops ------------------------------------------------------------------------------- */
/* INT, or NOCOMP for "could not be computed". */
static uint64_t
read_count(struct reader *r, const struct wb_xml *x, const char *name)
{
	const struct wb_xml_attr *a = wb_xml_attr(x, NULL, name);
	uint64_t v;
	bool neg;

	if (!a || strcmp(a->value, "NOCOMP") == 0)
		return WB_UNKNOWN;
	if (read_int(r, a->loc, a->value, &neg, &v) && !(neg && v) && v < WB_UNKNOWN)
		return v;
	wrong(r, a->loc, "a count is a number that is not negative, or NOCOMP, not", a->value);
	return WB_UNKNOWN;
}

/* wb:count="header": counts are executions of the header. These are one more per entry than those of back edges. */
static bool
counts_header(struct reader *r, const struct wb_xml *x)
{
	for (; x; x = x->parent) {
		const struct wb_xml_attr *a = wb_xml_attr(x, WB_FFX_NS, "count");

		if (!a)
			continue;
		if (strcmp(a->value, "header") == 0)
			return true;
		if (strcmp(a->value, "backedge") != 0)
			wrong(r, a->loc, "count is backedge or header, not", a->value);
		return false;
	}
	return false;
}

/* wb:code and wb:line: what the fact was written for. Code has a digest for each build. */
static struct identity
read_identity(struct reader *r, const struct wb_xml *x)
{
	const struct wb_xml_attr *code = wb_xml_attr(x, WB_FFX_NS, "code"), *line = wb_xml_attr(x, WB_FFX_NS, "line");
	struct identity was = { NULL, 0, NULL, 0 };
	WB_VEC(uint64_t) digest = { 0 };
	const char *colon = line ? strrchr(line->value, ':') : NULL;
	uint64_t v;
	bool neg;

	for (const char *p = code ? code->value : ""; *p; p += strspn(p, " \t\n")) {
		size_t n = strcspn(p, " \t\n");

		if (n != DIGITS || strspn(p, "0123456789abcdef") < DIGITS ||
			!wb_parse_int(wb_format(r->cx->tmp, "0x%.*s", DIGITS, p), &neg, &v)) {
			wrong(r, code->loc, "a code is 16 hexadecimal digits, not", p);
			return was;
		}
		WB_PUSH(r->cx->unit, &digest, v);
		p += n;
	}
	was.code = digest.at;
	was.ncode = digest.n;
	if (!line)
		return was;
	if (!colon || !wb_parse_int(colon + 1, &neg, &v) || neg || v >= UINT32_MAX) {
		wrong(r, line->loc, "a line is FILE:LINE, not", line->value);
		return was;
	}
	was.file = wb_strndup(r->cx->unit, line->value, (size_t)(colon - line->value));
	was.line = (uint32_t)v;
	return was;
}

static void
push(struct reader *r, struct fact f)
{
	f.used = WB_NEW(r->fs->arena, bool, 1);
	WB_PUSH(r->fs->arena, &r->fs->fact, f);
}

static void
read_loop(struct reader *r, const struct wb_xml *x)
{
	static const char *const known[] = { "maxcount", "totalcount", "mincount", "why", NULL };
	struct fact f = { .loc = x->loc };
	const char *exact = wb_xml_value(x, "exact");
	uint64_t min;

	warn_attrs(r, x, known);
	f.at = read_location(r, x);
	f.max = read_count(r, x, "maxcount");
	f.total = read_count(r, x, "totalcount");
	min = read_count(r, x, "mincount");
	f.min = min == WB_UNKNOWN ? 0 : min;
	f.inexact = exact && strcmp(exact, "false") == 0;
	f.why = wb_xml_value(x, "why");
	f.was = read_identity(r, x);
	if (counts_header(r, x)) {
		f.max -= f.max != WB_UNKNOWN && f.max > 0;
		f.min -= f.min > 0;
	}
	if (!read_context(r, x, &f))
		return;
	if (f.at.kind == AT_NOWHERE) {
		malformed(r, x->loc, "<loop> needs a location: address, label and offset, or source and line");
		return;
	}
	if (r->ok && f.max == WB_UNKNOWN && f.total == WB_UNKNOWN)
		wb_report(r->cx->diag, WB_W_FFX_EMPTY, x->loc,
			"the loop at %s is given neither maxcount nor totalcount",
			wb_location_text(r->cx->unit, &f.at));
	push(r, f);
}

/* ---- not-all --------------------------------------------------------------------------------- */
static void
read_not_all(struct reader *r, const struct wb_xml *x)
{
	static const char *const known[] = { "seq", "why", NULL }, *const ends[] = { "src", "dst", NULL };
	const struct wb_xml *loop = around(x, "loop");
	const char *seq = wb_xml_value(x, "seq");
	struct fact f = { .loc = x->loc, .not_all = true, .max = WB_UNKNOWN, .total = WB_UNKNOWN };
	WB_VEC(struct fact_edge) edge = { 0 };

	warn_attrs(r, x, known);
	f.seq = seq && strcmp(seq, "true") == 0;
	if (seq && !f.seq && strcmp(seq, "false") != 0)
		wrong(r, wb_xml_attr(x, NULL, "seq")->loc, "seq is true or false, not", seq);
	f.why = wb_xml_value(x, "why");
	if (loop) {
		f.at = read_location(r, loop);
		f.was = read_identity(r, loop);
	}
	for (const struct wb_xml *c = x->child; c; c = c->next) {
		if (!wb_xml_is(c, "edge")) {
			wb_report(r->cx->diag, WB_W_FFX_IGNORED, c->loc,
				"<%.60s> in <not-all> is not understood, so the whole fact is left out", c->name);
			return;
		}
		warn_attrs(r, c, ends);
		WB_PUSH(r->cx->unit, &edge,
			((struct fact_edge){ read_end(r, c, "src"), read_end(r, c, "dst"), read_identity(r, c),
				c->loc }));
	}
	if (edge.n < 2) {
		malformed(r, x->loc, "<not-all> needs two edges or more");
		return;
	}
	f.edge = edge.at;
	f.nedge = edge.n;
	if (read_context(r, x, &f))
		push(r, f);
}

/* ---- calls ------------------------------------------------------------------------------------- */
static struct wb_stated_place
place_of(const struct location *p)
{
	if (p->kind == AT_SOURCE)
		return (struct wb_stated_place){ .file = p->file, .line = p->line };
	if (p->kind == AT_ADDRESS)
		return (struct wb_stated_place){ .in_section = true, .offset = (int64_t)p->address };
	return (struct wb_stated_place){ .label = p->label, .offset = p->offset };
}

/* A target: name="f", or where its first instruction is. */
static bool
read_target(struct reader *r, const struct wb_xml *x, struct wb_stated_place *out)
{
	static const char *const known[] = { "name", NULL };
	const char *name = wb_xml_value(x, "name");
	struct location p = { .kind = AT_LABEL, .label = name };

	warn_attrs(r, x, known);
	if (!name)
		p = read_location(r, x);
	*out = place_of(&p);
	if (p.kind == AT_ADDRESS || (p.kind == AT_LABEL && p.label))
		return true;
	malformed(r, x->loc, "<target> needs the name of a function, or a label or address");
	return false;
}

static void
read_calls(struct reader *r, const struct wb_xml *x)
{
	static const char *const known[] = { "why", NULL };
	const struct wb_xml *fn = around(x, "function");
	struct location at = read_location(r, x);
	struct identity was = read_identity(r, x);
	WB_VEC(struct wb_stated_place) target = { 0 };
	struct wb_stated_place one;

	warn_attrs(r, x, known);
	for (const struct wb_xml *c = x->child; c; c = c->next)
		if (!wb_xml_is(c, "target"))
			malformed(r, c->loc, "<calls> has <target> elements only");
		else if (read_target(r, c, &one))
			WB_PUSH(r->fs->arena, &target, one);
	if (at.kind == AT_NOWHERE || !target.n) {
		malformed(r, x->loc,
			at.kind == AT_NOWHERE ?
				"<calls> needs a location: address, label and offset, or source and line" :
				"<calls> needs at least one <target>");
		return;
	}
	WB_PUSH(r->fs->arena, &r->fs->jump,
		((struct wb_stated_call){ .fn = fn ? wb_xml_value(fn, "name") : NULL,
			.at = place_of(&at),
			.target = target.at,
			.ntarget = target.n,
			.code = was.code,
			.ncode = was.ncode,
			.why = wb_xml_value(x, "why"),
			.loc = x->loc }));
}

const struct wb_stated_call *
wb_facts_jumps(const struct wb_facts *fs, uint32_t *n)
{
	*n = fs->jump.n;
	return fs->jump.at;
}

/* ---- the document -------------------------------------------------------------------------------- */
/* The next element after @x and its contents. */
static const struct wb_xml *
skip(const struct wb_xml *x, const struct wb_xml *root)
{
	while (x != root && !x->next)
		x = x->parent;
	return x == root ? NULL : x->next;
}

static void
read_function(struct reader *r, const struct wb_xml *x)
{
	warn_attrs(r, x, no_attrs);
	if (!wb_xml_value(x, "name") && read_location(r, x).kind == AT_NOWHERE)
		malformed(r, x->loc, "<function> needs a name, or the location of one of its instructions");
}

/* Handles @x; false: its contents are skipped. */
static bool
read_element(struct reader *r, const struct wb_xml *x)
{
	if (x->ns && strcmp(x->ns, XINCLUDE_NS) == 0) {
		wb_report(r->cx->diag, WB_E_FFX_INCLUDE, x->loc, "other files are not included");
		r->ok = false;
		return false;
	}
	if (wb_xml_is(x, "loop")) {
		read_loop(r, x);
		return true;
	}
	if (wb_xml_is(x, "calls")) {
		read_calls(r, x);
		return false;
	}
	if (wb_xml_is(x, "not-all")) {
		read_not_all(r, x);
		return false;
	}
	if (wb_xml_is(x, "function")) {
		read_function(r, x);
		return true;
	}
	if (wb_xml_is(x, "flowfacts") || wb_xml_is(x, "call") || wb_xml_is(x, "conditional") || wb_xml_is(x, "case")) {
		warn_attrs(r, x, no_attrs);
		return true;
	}
	if (!wb_xml_is(x, "condition"))
		wb_report(r->cx->diag, WB_W_FFX_IGNORED, x->loc, "<%.60s> is not used", x->name);
	return false;
}

enum wb_status
wb_facts_read(struct wb_ctx *cx, struct wb_facts *fs, uint16_t file)
{
	struct reader r = { cx, fs, true };
	struct wb_xml *root;
	enum wb_status s = wb_xml_read(cx, file, NULL, &root);

	if (s != WB_OK)
		return s;
	if (!wb_xml_is(root, "flowfacts")) {
		wrong(&r, root->loc, "the root of a flow-fact file is <flowfacts>, not", root->name);
		return WB_BAD_INPUT;
	}
	warn_attrs(&r, root, no_attrs);
	for (const struct wb_xml *x = root->child; x;)
		x = read_element(&r, x) ? wb_xml_after(x, root) : skip(x, root);
	return r.ok ? WB_OK : WB_BAD_INPUT;
}
