/* src/simd/certificate.c -- certificates of Sim-D bounds as JSON: written, and read back.
 *
 * Numbers are strings, so that no reader rounds them. Steps are triples: ["compute", "access", instruction] or
 * ["repeat", "times", how many steps behind it]. Reading proves nothing; proof.c does.
 * The form is documented in wavebound-certificate(5).
 */

#include "simd.h"
#include "wavebound/jansson.h"
#include "wavebound/seal.h"

#define FORMAT "wavebound-sim-d-certificate"
#define VERSION 1

/* ---- the program, as one number ---------------------------------------------------------------- */
static uint64_t
mix_buffer(uint64_t h, const struct wb_simd_buffer *b)
{
	return wb_seal_mix(wb_seal_mix(wb_seal_mix(wb_seal_mix(h, b->there), b->addr), b->dim_x), b->dim_y);
}

uint64_t
wb_simd_digest(const struct wb_simd *p)
{
	uint64_t h = WB_SEAL_START;

	for (uint32_t k = 0; k < p->ninst; k++) {
		const struct wb_simd_inst *i = &p->inst[k];

		h = wb_seal_mix(wb_seal_mix(wb_seal_mix(wb_seal_mix(h, i->op), i->sub), i->cycle), i->valued);
		h = wb_seal_mix(wb_seal_mix(wb_seal_mix(wb_seal_mix(h, i->taken), i->other), i->start), i->value);
		h = wb_seal_mix(wb_seal_mix(wb_seal_mix(h, i->words), i->period), i->count);
		for (uint32_t o = 0; o < WB_SIMD_OPNDS; o++)
			h = wb_seal_mix(wb_seal_mix(wb_seal_mix(h, i->opnd[o].kind), i->opnd[o].reg), i->opnd[o].value);
		h = wb_seal_mix(h, p->label[k] != NULL);
	}
	for (uint32_t k = 0; k < WB_SIMD_BUFFERS; k++)
		h = mix_buffer(mix_buffer(h, &p->dram[k]), &p->sp[k]);
	return h;
}

/* ---- writing ------------------------------------------------------------------------------------- */
static unsigned long long
u(uint64_t v)
{
	return v;
}

static void
put_schedule(struct wb_out *o, const struct wb_simd_schedule *s)
{
	wb_printf(o, "    { \"cycles\": \"%llu\", \"rest\": \"%llu\", \"in_turn\": %s, \"steps\": [", u(s->cycles),
		u(s->rest_cycles), s->in_turn ? "true" : "false");
	for (uint32_t k = 0; k < s->nstep; k++) {
		const struct wb_simd_step *t = &s->step[k];

		wb_puts(o, k ? ",\n      " : "\n      ");
		if (t->times)
			wb_printf(o, "[\"repeat\", \"%llu\", %u]", u(t->times), t->inside);
		else if (t->inst == WB_NONE)
			wb_printf(o, "[\"%llu\", \"0\", null]", u(t->compute_cycles));
		else
			wb_printf(o, "[\"%llu\", \"%llu\", %u]", u(t->compute_cycles), u(t->access_cycles), t->inst);
	}
	wb_puts(o, "] }");
}

bool
wb_simd_certificate_write(const struct wb_simd_certificate *c, struct wb_out *o)
{
	const struct wb_simd_bounds *b = &c->bounds;

	for (uint32_t p = 0; p < WB_SIMD_POLICIES; p++)
		if (b->policy[p].cut)
			return false;
	wb_printf(o, "{\n  \"format\": \"%s\",\n  \"version\": %d,\n  \"kernel\": ", FORMAT, VERSION);
	wb_seal_put(o, c->kernel);
	wb_puts(o, ",\n  \"machine\": ");
	wb_seal_put(o, c->machine);
	wb_printf(o, ",\n  \"launch\": [%u, %u, %u],\n  \"program\": \"%016llx\",\n  \"accesses\": [", c->launch.dim_x,
		c->launch.dim_y, c->launch.width, u(c->program));
	for (uint32_t k = 0; k < b->naccess; k++)
		wb_printf(o, "%s[%u, \"%llu\"]", k ? ", " : "", b->access[k].inst, u(b->access[k].cycles));
	wb_puts(o, "],\n  \"counts\": [");
	for (uint32_t k = 0; k < b->ncount; k++)
		wb_printf(o, "%s\n    [%u, \"%llu\", \"%llu\", \"%llu\", \"%s\"]", k ? "," : "", b->count[k].inst,
			u(b->count[k].taken), u(b->count[k].other), u(b->count[k].start),
			!b->count[k].derived ? "annotated" :
				b->count[k].most ? "at most" :
						   "derived");
	wb_puts(o, "],\n  \"policies\": [\n");
	for (uint32_t p = 0; p < WB_SIMD_POLICIES; p++) {
		put_schedule(o, &b->policy[p]);
		wb_puts(o, p + 1 < WB_SIMD_POLICIES ? ",\n" : " ]\n}\n");
	}
	return true;
}

/* ---- reading --------------------------------------------------------------------------------------- */
struct reader {
	struct wb_ctx *cx;
	const char *wrong;		/* first member that is not as it must be */
};

static uint64_t
read_u64(struct reader *r, const char *name, const json_t *j)
{
	const char *s = json_string_value(j);
	uint64_t v = 0;

	for (; s && *s >= '0' && *s <= '9'; s++)
		if (!wb_mul_u64(v, 10, &v) || !wb_add_u64(v, (uint64_t)(*s - '0'), &v))
			break;
	if (!s || *s || !json_string_length(j))
		r->wrong = name;
	return v;
}

static uint32_t
read_u32(struct reader *r, const char *name, const json_t *j, uint32_t most)
{
	json_int_t v = json_integer_value(j);

	if (!json_is_integer(j) || v < 0 || v > most)
		r->wrong = name;
	return r->wrong ? 0 : (uint32_t)v;
}

static const char *
read_text(struct reader *r, const json_t *root, const char *name)
{
	const char *s = json_string_value(json_object_get(root, name)), *text = s ? wb_seal_text(r->cx->unit, s) : NULL;

	if (!text)
		r->wrong = name;
	return text ? text : "";
}

static uint64_t
read_hex(struct reader *r, const json_t *root, const char *name)
{
	const char *s = json_string_value(json_object_get(root, name));
	uint64_t v = 0;
	uint32_t n = 0;

	for (; s && n < 16 && wb_digit(s[n]) < 16; n++)
		v = v << 4 | wb_digit(s[n]);
	if (!s || n != 16 || s[n])
		r->wrong = name;
	return v;
}

/* The array @name of @j; NULL, and wrong, if it is none of at most @most elements. */
static const json_t *
read_array(struct reader *r, const json_t *j, const char *name, size_t most)
{
	const json_t *a = json_object_get(j, name);

	if (!json_is_array(a) || json_array_size(a) > most)
		r->wrong = name;
	return r->wrong ? NULL : a;
}

#define MOST_INST (WB_SIMD_MOST_INSTS - 1)

static void
read_lists(struct reader *r, const json_t *root, struct wb_simd_bounds *b)
{
	const json_t *a = read_array(r, root, "accesses", WB_SIMD_MOST_INSTS),
		     *c = read_array(r, root, "counts", WB_SIMD_MOST_INSTS);

	b->access = WB_NEW(r->cx->unit, struct wb_simd_cost, json_array_size(a));
	for (size_t k = 0; k < json_array_size(a) && !r->wrong; k++) {
		const json_t *x = json_array_get(a, k);

		b->access[b->naccess++] =
			(struct wb_simd_cost){ read_u32(r, "accesses", json_array_get(x, 0), MOST_INST),
				read_u64(r, "accesses", json_array_get(x, 1)) };
	}
	b->count = WB_NEW(r->cx->unit, struct wb_simd_count, json_array_size(c));
	for (size_t k = 0; k < json_array_size(c) && !r->wrong; k++) {
		const json_t *x = json_array_get(c, k);
		const char *rule = json_string_value(json_array_get(x, 4));

		if (!rule ||
			(strcmp(rule, "annotated") != 0 && strcmp(rule, "derived") != 0 &&
				strcmp(rule, "at most") != 0)) {
			r->wrong = "counts";
			return;
		}
		b->count[b->ncount++] = (struct wb_simd_count){ read_u32(r, "counts", json_array_get(x, 0), MOST_INST),
			read_u64(r, "counts", json_array_get(x, 1)), read_u64(r, "counts", json_array_get(x, 2)),
			read_u64(r, "counts", json_array_get(x, 3)), strcmp(rule, "annotated") != 0,
			strcmp(rule, "at most") == 0 };
	}
}

static void
read_step(struct reader *r, const json_t *j, struct wb_simd_step *out)
{
	const json_t *first = json_array_get(j, 0), *last = json_array_get(j, 2);
	const char *word = json_string_value(first);

	*out = (struct wb_simd_step){ .inst = WB_NONE };
	if (json_array_size(j) != 3 || !word) {
		r->wrong = "steps";
	} else if (strcmp(word, "repeat") == 0) {
		out->times = read_u64(r, "steps", json_array_get(j, 1));
		out->inside = read_u32(r, "steps", last, UINT32_MAX - 1);
		if (!out->times)
			r->wrong = "steps";
	} else {
		out->compute_cycles = read_u64(r, "steps", first);
		out->access_cycles = read_u64(r, "steps", json_array_get(j, 1));
		if (!json_is_null(last))
			out->inst = read_u32(r, "steps", last, MOST_INST);
	}
}

static void
read_schedule(struct reader *r, const json_t *j, struct wb_simd_schedule *s)
{
	const json_t *steps = read_array(r, j, "steps", UINT32_MAX - 1);

	s->cycles = read_u64(r, "cycles", json_object_get(j, "cycles"));
	s->rest_cycles = read_u64(r, "rest", json_object_get(j, "rest"));
	if (!json_is_boolean(json_object_get(j, "in_turn")))
		r->wrong = "in_turn";
	s->in_turn = json_is_true(json_object_get(j, "in_turn"));
	s->step = WB_NEW(r->cx->unit, struct wb_simd_step, json_array_size(steps));
	for (size_t k = 0; k < json_array_size(steps) && !r->wrong; k++)
		read_step(r, json_array_get(steps, k), &s->step[s->nstep++]);
}

static void
read_all(struct reader *r, const json_t *root, struct wb_simd_certificate *out)
{
	const json_t *l = read_array(r, root, "launch", 3), *p = read_array(r, root, "policies", WB_SIMD_POLICIES);

	out->kernel = read_text(r, root, "kernel");
	out->machine = read_text(r, root, "machine");
	out->program = read_hex(r, root, "program");
	if (read_u32(r, "version", json_object_get(root, "version"), UINT32_MAX) != VERSION)
		r->wrong = "version";
	out->launch = (struct wb_simd_launch){ read_u32(r, "launch", json_array_get(l, 0), UINT32_MAX),
		read_u32(r, "launch", json_array_get(l, 1), UINT32_MAX),
		read_u32(r, "launch", json_array_get(l, 2), UINT32_MAX) };
	if (!r->wrong)
		read_lists(r, root, &out->bounds);
	for (uint32_t k = 0; k < WB_SIMD_POLICIES && !r->wrong; k++)
		read_schedule(r, json_array_get(p, k), &out->bounds.policy[k]);
	if (!r->wrong && json_object_size(root) != 9)
		r->wrong = "an unknown member";
}

enum wb_status
wb_simd_certificate_read(struct wb_ctx *cx, uint16_t file, bool *ours, struct wb_simd_certificate *out)
{
	struct wb_arena_mark mark = wb_arena_mark(cx->tmp);
	json_t *root = wb_jansson_load(cx, cx->tmp, file, WB_E_CERT_SYNTAX);
	struct reader r = { cx, NULL };
	const char *format;

	*out = (struct wb_simd_certificate){ .loc = { 1, 0, file } };
	format = json_string_value(json_object_get(root, "format"));
	*ours = format && strcmp(format, FORMAT) == 0;
	if (*ours)
		read_all(&r, root, out);
	wb_arena_reset(cx->tmp, mark);
	if (!root)
		return WB_BAD_INPUT;
	if (!r.wrong)
		return WB_OK;
	wb_report(cx->diag, WB_E_CERT_SYNTAX, out->loc, "%s is missing or wrong", r.wrong);
	return WB_BAD_INPUT;
}
