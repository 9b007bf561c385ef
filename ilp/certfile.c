/* ilp/certfile.c -- certificates as JSON: writing, reading, and whether one fits a program.
 *
 * Members that are 0 are left out. Numbers that may exceed 2^53 are strings, so that no reader rounds them. A seal over
 * all members detects accidental damage; it proves nothing. The proof is check.c, run on the program at hand. The form
 * is documented in wavebound-certificate(5).
 */
#include <stdio.h>

#include "ilp.h"
#include "wavebound/jansson.h"
#include "wavebound/seal.h"

#define FORMAT "wavebound-certificate"
#define VERSION 2
#define MOST_FACTS (1u << 24)

/* The five lists, in the order of the file. */
static const char *const list_name[] = { "max", "total", "companion", "row", "witness" };
#define NLIST 5

static struct wb_cert_values *
list_of(struct wb_cert_file *c, uint32_t k)
{
	struct wb_cert_values *const list[NLIST] = { &c->loop_max, &c->loop_total, &c->loop_entry, &c->row, &c->count };

	return list[k];
}

/* ---- the seal ------------------------------------------------------------------------ */
static uint64_t
mix(uint64_t h, wb_u128 v)
{
	return wb_seal_mix(wb_seal_mix(h, (uint64_t)v), (uint64_t)(v >> 64));
}

static uint64_t
mix_text(uint64_t h, const char *s)
{
	for (; *s; s++)
		h = mix(h, (unsigned char)*s);
	return mix(h, 0x100);
}

static uint64_t
seal(struct wb_cert_file *c)
{
	uint64_t h =
		mix_text(mix_text(mix_text(WB_SEAL_START, c->label.kernel), c->label.machine), c->label.objective);

	h = mix(mix(mix(mix(h, c->program), c->nedge), c->nloop), c->nrow);
	h = mix(h, c->label.nfact);
	for (uint32_t k = 0; k < c->label.nfact; k++)
		h = mix_text(h, c->label.fact[k]);
	h = mix(mix(mix(mix_text(h, c->method), c->bound), c->gap), c->den);
	for (uint32_t k = 0; k < NLIST; k++) {
		const struct wb_cert_values *v = list_of(c, k);

		h = mix(h, v->n);
		for (uint32_t i = 0; i < v->n; i++)
			h = mix(mix(h, v->at[i].id), v->at[i].value);
	}
	return h;
}

/* ---- writing --------------------------------------------------------------------------- */
static void
put_text(struct wb_out *o, const char *name, const char *s)
{
	wb_printf(o, "  \"%s\": ", name);
	wb_seal_put(o, s);
	wb_puts(o, ",\n");
}

static void
put_facts(struct wb_out *o, const struct wb_cert_label *label)
{
	wb_puts(o, "  \"facts\": [");
	for (uint32_t k = 0; k < label->nfact; k++) {
		wb_puts(o, k ? ",\n    " : "\n    ");
		wb_seal_put(o, label->fact[k]);
	}
	wb_puts(o, label->nfact ? "\n  ],\n" : "],\n");
}

static void
put_list(struct wb_out *o, const char *name, const struct wb_cert_values *v)
{
	char text[40];

	wb_printf(o, "  \"%s\": [", name);
	for (uint32_t k = 0; k < v->n; k++)
		wb_printf(o, "%s%s[%u, \"%s\"]", k ? "," : "", k % 8 ? " " : "\n    ", v->at[k].id,
			wb_u128_text(v->at[k].value, text));
	wb_printf(o, "%s],\n", v->n ? "\n  " : "");
}

static struct wb_cert_values
sparse(struct wb_arena *a, const wb_u128 *wide, const uint64_t *narrow, uint32_t n)
{
	struct wb_cert_values v = { WB_NEW(a, struct wb_cert_value, n), 0 };

	for (uint32_t k = 0; k < n; k++) {
		wb_u128 x = wide ? wide[k] : narrow[k];

		if (x)
			v.at[v.n++] = (struct wb_cert_value){ k, x };
	}
	return v;
}

void
wb_certificate_write(struct wb_ctx *cx, const struct wb_flow *p, const struct wb_ipet *r,
	const struct wb_cert_label *label, struct wb_out *o)
{
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	struct wb_cert_file c = {
		.label = *label,
		.program = wb_flow_digest(p),
		.nedge = p->nedge,
		.nloop = p->nloop,
		.nrow = p->nrow,
		.bound = r->bound,
		.gap = r->gap,
		.method = r->method,
		.den = r->cert->den,
		.loop_max = sparse(cx->tmp, r->cert->loop_max, NULL, p->nloop),
		.loop_total = sparse(cx->tmp, r->cert->loop_total, NULL, p->nloop),
		.loop_entry = sparse(cx->tmp, r->cert->loop_entry, NULL, p->nloop),
		.row = sparse(cx->tmp, r->cert->row, NULL, p->nrow),
		.count = sparse(cx->tmp, NULL, r->count, p->nedge),
	};
	char text[40];

	wb_printf(o, "{\n  \"format\": \"%s\",\n  \"version\": %d,\n", FORMAT, VERSION);
	put_text(o, "kernel", label->kernel);
	put_text(o, "machine", label->machine);
	put_text(o, "objective", label->objective);
	wb_printf(o, "  \"program\": \"%016llx\",\n  \"edges\": %u,\n  \"loops\": %u,\n  \"rows\": %u,\n",
		(unsigned long long)c.program, c.nedge, c.nloop, c.nrow);
	put_facts(o, label);
	put_text(o, "method", r->method);
	wb_printf(o, "  \"bound\": \"%llu\",\n  \"gap\": \"%llu\",\n", (unsigned long long)c.bound,
		(unsigned long long)c.gap);
	wb_printf(o, "  \"denominator\": \"%s\",\n", wb_u128_text(c.den, text));
	for (uint32_t k = 0; k < NLIST; k++)
		put_list(o, list_name[k], list_of(&c, k));
	wb_printf(o, "  \"seal\": \"%016llx\"\n}", (unsigned long long)seal(&c));
	wb_arena_reset(cx->tmp, m);
}

/* ---- reading ------------------------------------------------------------------------------- */
struct reader {
	struct wb_ctx *cx;
	json_t *json;			/* the object being read */
	struct wb_loc loc;
	const char *wrong;		/* name of the first malformed member */
};

static const char *
read_string(struct reader *r, const char *name, const json_t *j)
{
	const char *s = json_string_value(j), *text = s ? wb_seal_text(r->cx->unit, s) : NULL;

	if (!text)
		r->wrong = name;
	return text ? text : "";
}

static const char *
read_text(struct reader *r, const char *name)
{
	return read_string(r, name, json_object_get(r->json, name));
}

static void
read_facts(struct reader *r, struct wb_cert_label *label)
{
	const json_t *list = json_object_get(r->json, "facts");

	if (!json_is_array(list) || json_array_size(list) > MOST_FACTS) {
		r->wrong = "facts";
		return;
	}
	label->fact = WB_NEW(r->cx->unit, const char *, json_array_size(list));
	for (size_t k = 0; k < json_array_size(list) && !r->wrong; k++)
		label->fact[label->nfact++] = read_string(r, "facts", json_array_get(list, k));
}

/* Decimal digits without leading zeros, at most @most. */
static wb_u128
read_number(struct reader *r, const char *name, const json_t *j, wb_u128 most)
{
	const char *s = json_string_value(j);
	wb_u128 v = 0;

	if (!s || !*s || (*s == '0' && s[1])) {
		r->wrong = name;
		return 0;
	}
	for (; *s; s++) {
		unsigned digit = (unsigned char)*s - (unsigned)'0';

		if (digit > 9 || v > (most - digit) / 10) {
			r->wrong = name;
			return 0;
		}
		v = v * 10 + digit;
	}
	return v;
}

static uint64_t
read_hex(struct reader *r, const char *name)
{
	const char *s = json_string_value(json_object_get(r->json, name));
	uint64_t v = 0;
	uint32_t n = 0;

	for (; s && s[n] && n < 17; n++) {
		const char *digit = strchr("0123456789abcdef", s[n]);

		if (!digit)
			break;
		v = v << 4 | (uint64_t)(digit - "0123456789abcdef");
	}
	if (!s || n != 16 || s[n])
		r->wrong = name;
	return v;
}

static uint32_t
read_id(struct reader *r, const char *name, const json_t *j, uint32_t most)
{
	json_int_t v = json_integer_value(j);

	if (!json_is_integer(j) || v < 0 || v > most) {
		r->wrong = name;
		return 0;
	}
	return (uint32_t)v;
}

static struct wb_cert_values
read_list(struct reader *r, const char *name, uint32_t limit, wb_u128 most)
{
	const json_t *list = json_object_get(r->json, name);
	struct wb_cert_values v = { WB_NEW(r->cx->unit, struct wb_cert_value, json_array_size(list)), 0 };

	if (!json_is_array(list) || json_array_size(list) > limit) {
		r->wrong = name;
		return v;
	}
	for (size_t k = 0; k < json_array_size(list) && !r->wrong; k++) {
		const json_t *pair = json_array_get(list, k);
		struct wb_cert_value x;

		if (json_array_size(pair) != 2)
			r->wrong = name;
		x.id = read_id(r, name, json_array_get(pair, 0), limit - 1);
		x.value = read_number(r, name, json_array_get(pair, 1), most);
		if (!x.value || (v.n && x.id <= v.at[v.n - 1].id))
			r->wrong = name;
		v.at[v.n++] = x;
	}
	return v;
}

static void
read_one(struct reader *r, struct wb_cert_file *c)
{
	const wb_u128 any = ~(wb_u128)0;
	const char *format = json_string_value(json_object_get(r->json, "format"));

	if (!format || strcmp(format, FORMAT) != 0)
		r->wrong = "format";
	else if (json_integer_value(json_object_get(r->json, "version")) != VERSION)
		r->wrong = "version";
	if (r->wrong)
		return;
	c->label.kernel = read_text(r, "kernel");
	c->label.machine = read_text(r, "machine");
	c->label.objective = read_text(r, "objective");
	c->method = read_text(r, "method");
	read_facts(r, &c->label);
	c->program = read_hex(r, "program");
	c->nedge = read_id(r, "edges", json_object_get(r->json, "edges"), UINT32_MAX - 1);
	c->nloop = read_id(r, "loops", json_object_get(r->json, "loops"), UINT32_MAX - 1);
	c->nrow = read_id(r, "rows", json_object_get(r->json, "rows"), UINT32_MAX - 1);
	c->bound = (uint64_t)read_number(r, "bound", json_object_get(r->json, "bound"), UINT64_MAX);
	c->gap = (uint64_t)read_number(r, "gap", json_object_get(r->json, "gap"), UINT64_MAX);
	c->den = read_number(r, "denominator", json_object_get(r->json, "denominator"), any);
	c->loop_max = read_list(r, list_name[0], c->nloop, any);
	c->loop_total = read_list(r, list_name[1], c->nloop, any);
	c->loop_entry = read_list(r, list_name[2], c->nloop, any);
	c->row = read_list(r, list_name[3], c->nrow, any);
	c->count = read_list(r, list_name[4], c->nedge, UINT64_MAX);
	c->loc = r->loc;
	if (!r->wrong && json_object_size(r->json) != 15 + NLIST)
		r->wrong = "an unknown member";
	if (!r->wrong && read_hex(r, "seal") != seal(c))
		r->wrong = "seal";
}

static enum wb_status
read_all(struct wb_ctx *cx, uint16_t file, json_t *root, struct wb_cert_file *out, uint32_t n)
{
	for (uint32_t k = 0; k < n; k++) {
		struct reader r = { cx, json_is_array(root) ? json_array_get(root, k) : root, { 1, 0, file }, NULL };

		read_one(&r, &out[k]);
		if (r.wrong) {
			wb_report(cx->diag, WB_E_CERT_SYNTAX, r.loc, "certificate %u: %s is missing or wrong", k + 1,
				r.wrong);
			return WB_BAD_INPUT;
		}
	}
	return WB_OK;
}

enum wb_status
wb_certificate_read(struct wb_ctx *cx, uint16_t file, struct wb_cert_file **out, uint32_t *n)
{
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	json_t *root = wb_jansson_load(cx, cx->tmp, file, WB_E_CERT_SYNTAX);
	enum wb_status status = WB_BAD_INPUT;

	if (root) {
		*n = json_is_array(root) ? (uint32_t)json_array_size(root) : 1;
		*out = WB_NEW(cx->unit, struct wb_cert_file, *n);
		status = read_all(cx, file, root, *out, *n);
	}
	wb_arena_reset(cx->tmp, m);
	return status;
}

/* ---- does it fit a program ------------------------------------------------------------- */
static void
expand(const struct wb_cert_values *v, wb_u128 *wide, uint64_t *narrow)
{
	for (uint32_t k = 0; k < v->n; k++)
		if (wide)
			wide[v->at[k].id] = v->at[k].value;
		else
			narrow[v->at[k].id] = (uint64_t)v->at[k].value;
}

/* Whether @c has the form of its method. Structural: only multipliers of the loops' own bounds, and the bound is the
 * witness. */
static bool
fits_method(const struct wb_cert_file *c)
{
	if (strcmp(c->method, "structural") == 0)
		return c->den == 1 && !c->gap && !c->loop_total.n && !c->loop_entry.n && !c->row.n;
	return strcmp(c->method, "mixed") == 0 || strcmp(c->method, "glpk") == 0;
}

static bool
same_facts(const struct wb_cert_label *a, const struct wb_cert_label *b)
{
	if (a->nfact != b->nfact)
		return false;
	for (uint32_t k = 0; k < a->nfact; k++)
		if (strcmp(a->fact[k], b->fact[k]) != 0)
			return false;
	return true;
}

/* Why @c proves nothing about @p with @label; NULL if it does. */
static const char *
objection(struct wb_ctx *cx, const struct wb_flow *p, const struct wb_cert_label *label, const struct wb_cert_file *c)
{
	struct wb_certificate *cert = wb_certificate_new(cx->tmp, p);
	uint64_t *count = WB_NEW(cx->tmp, uint64_t, p->nedge), proven, cost;

	if (strcmp(c->label.kernel, label->kernel) != 0)
		return "it is about another kernel";
	if (strcmp(c->label.machine, label->machine) != 0)
		return "it is about another machine";
	if (strcmp(c->label.objective, label->objective) != 0)
		return "it is about another objective";
	if (c->nedge != p->nedge || c->nloop != p->nloop || c->nrow != p->nrow || c->program != wb_flow_digest(p))
		return "it is about another program: code, costs or flow facts differ";
	if (!same_facts(&c->label, label))
		return "it rests on other facts, or on facts by other rules";
	expand(&c->loop_max, cert->loop_max, NULL);
	expand(&c->loop_total, cert->loop_total, NULL);
	expand(&c->loop_entry, cert->loop_entry, NULL);
	expand(&c->row, cert->row, NULL);
	expand(&c->count, NULL, count);
	cert->den = c->den;
	cert->bound = c->bound;
	if (!wb_certificate_check(cx, p, cert, &proven))
		return "its multipliers do not prove its bound";
	if (!wb_witness_check(cx, p, count, &cost))
		return "its witness is no feasible circulation";
	if (cost > c->bound || c->bound - cost != c->gap)
		return "its gap is not the distance between bound and witness";
	if (!fits_method(c))
		return "its method is none, or not one that yields such multipliers";
	return NULL;
}

enum wb_status
wb_certificate_prove(
	struct wb_ctx *cx, const struct wb_flow *p, const struct wb_cert_label *label, const struct wb_cert_file *c)
{
	struct wb_arena_mark m = wb_arena_mark(cx->tmp);
	const char *why = objection(cx, p, label, c);

	wb_arena_reset(cx->tmp, m);
	if (!why)
		return WB_OK;
	wb_report(cx->diag, WB_E_CERT_REJECTED, c->loc, "certificate of '%s' for '%s' is rejected: %s",
		c->label.objective, c->label.kernel, why);
	return WB_GATE;
}
