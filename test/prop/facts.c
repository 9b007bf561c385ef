/* test/prop/facts.c -- flow facts against random walks.
 *
 * Random CFGs get not-all facts over random edges, for the whole function or
 * for iterations of a random loop, in FFX text that names blocks by label or
 * address. Random walks to the end are judged by the meaning of the fact alone:
 * on a walk that obeys it, the row that was made of it must hold. Loop facts
 * with the counts of the walk are placed, too: each must come back as it is.
 */

#include "wavebound/launch.h"
#include "wavebound/pass.h"
#include "../lib/prop.h"
#include "../lib/randcfg.h"

#define MOST_STEPS 400
#define MOST_EDGES 4

struct trial {
	struct wb_ctx *cx;
	struct rng *r;
	struct wb_module m;
	struct wb_fn *fn;
	uint32_t loop;			/* of the fact, WB_NONE: the function */
	uint32_t edge[MOST_EDGES], n;
	bool seq;
	uint32_t step[MOST_STEPS], nstep;	/* edges of a walk */
	uint64_t *count;		/* [edge] */
};

static uint64_t rows_made, rows_binding;

/* ---- programs and facts ------------------------------------------------------------------ */
static void
name_blocks(struct trial *t)
{
	uint64_t at = 0x1000;

	t->fn->section = ".text";
	t->fn->addr = at;
	for (uint32_t b = 0; b < t->fn->nblock; b++) {
		t->fn->block[b].label = wb_format(t->cx->unit, "b%u", b);
		for (uint32_t k = 0; k < t->fn->block[b].ninst; k++, at += 4)
			t->fn->inst[t->fn->block[b].first + k].addr = at;
	}
	t->fn->bytes = at - 0x1000;
}

/* A block as a fact names it. */
static const char *
put_block(struct trial *t, uint32_t b)
{
	if (t->fn->block[b].ninst && rng_chance(t->r, 40))
		return wb_format(t->cx->unit, "0x%llx", (unsigned long long)t->fn->inst[t->fn->block[b].first].addr);
	return t->fn->block[b].label;
}

/* An edge between blocks, with luck inside of the loop. Only one edge may lead from its source to its target. */
static uint32_t
random_edge(struct trial *t)
{
	for (uint32_t k = 0; k < 50; k++) {
		uint32_t id = rng_below(t->r, t->fn->nedge), twins = 0;
		const struct wb_edge *e = &t->fn->edge[id];

		if (e->src == WB_NONE || e->dst == WB_NONE)
			continue;
		for (uint32_t j = 0; j < t->fn->nedge; j++)
			twins += t->fn->edge[j].src == e->src && t->fn->edge[j].dst == e->dst;
		if (twins == 1 && (k > 40 || t->fn->loops->of_block[e->src] == t->loop))
			return id;
	}
	return WB_NONE;
}

static const char *
make_fact(struct trial *t)
{
	struct wb_out o = wb_out_new(t->cx->unit);

	t->loop = t->fn->loops->nloop && rng_chance(t->r, 70) ? rng_below(t->r, t->fn->loops->nloop) : WB_NONE;
	t->seq = rng_chance(t->r, 40);
	t->n = rng_between(t->r, 2, MOST_EDGES);
	wb_puts(&o, "<flowfacts>");
	if (t->loop != WB_NONE)
		wb_printf(&o, "<loop label='b%u' maxcount='1000'>", t->fn->loops->loop[t->loop].header);
	wb_printf(&o, "<not-all seq='%s'>", t->seq ? "true" : "false");
	for (uint32_t k = 0; k < t->n; k++) {
		t->edge[k] = random_edge(t);
		if (t->edge[k] == WB_NONE)
			return NULL;
		wb_printf(&o, "<edge src='%s' dst='%s'/>", put_block(t, t->fn->edge[t->edge[k]].src),
			put_block(t, t->fn->edge[t->edge[k]].dst));
	}
	wb_printf(&o, "</not-all>%s</flowfacts>", t->loop != WB_NONE ? "</loop>" : "");
	return o.at;
}

/* ---- walks ---------------------------------------------------------------------------------- */
/* From the entry to an exit edge; false if that takes too long. */
static bool
walk(struct trial *t)
{
	uint32_t e = 0;

	memset(t->count, 0, t->fn->nedge * sizeof(*t->count));
	for (t->nstep = 0; t->nstep < MOST_STEPS;) {
		const struct wb_block *b;

		t->step[t->nstep++] = e;
		t->count[e]++;
		if (t->fn->edge[e].dst == WB_NONE)
			return true;
		b = &t->fn->block[t->fn->edge[e].dst];
		if (!b->nout)
			return false;
		e = t->fn->out[b->out + rng_below(t->r, b->nout)];
	}
	return false;
}

static bool
is_header(const struct trial *t, uint32_t block)
{
	const struct wb_loop *lp = &t->fn->loops->loop[t->loop];

	for (uint32_t k = 0; k < lp->nhead; k++)
		if (t->fn->loops->list[lp->head + k] == block)
			return true;
	return false;
}

/* Whether the walk obeys the fact: in no run, or iteration, all edges are taken (with seq: in their order). */
static bool
obeys(const struct trial *t)
{
	uint32_t seen = 0, next = 0;

	for (uint32_t s = 0; s < t->nstep; s++) {
		const struct wb_edge *e = &t->fn->edge[t->step[s]];

		for (uint32_t k = 0; k < t->n; k++)
			if (t->edge[k] == t->step[s])
				seen |= 1u << k;
		if (next < t->n && t->edge[next] == t->step[s])
			next++;
		if (t->seq ? next == t->n : seen == (1u << t->n) - 1)
			return false;
		if (t->loop != WB_NONE && e->dst != WB_NONE && is_header(t, e->dst))
			seen = next = 0;
	}
	return true;
}

/* Sum over the row's terms minus its limit. */
static int64_t
excess(const struct trial *t, const struct wb_flow_row *row)
{
	int64_t sum = -(int64_t)row->limit;

	for (uint32_t k = 0; k < row->nterm; k++)
		sum += t->fn->rows->term[row->first + k].coeff *
			(int64_t)t->count[t->fn->rows->term[row->first + k].edge];
	return sum;
}

/* ---- one trial --------------------------------------------------------------------------------- */
static const char *
one(struct wb_ctx *cx, struct rng *r)
{
	static struct trial t;
	struct randcfg_options o = randcfg_defaults();
	struct wb_facts *fs = wb_facts_new(cx);
	struct wb_pass_env env = { .module = &t.m };
	const char *text;
	enum wb_status s;

	o.blocks = rng_between(r, 3, 30);
	o.insts = rng_between(r, 1, 3);
	o.irreducible = rng_chance(r, 20) ? 15 : 0;
	t = (struct trial){ .cx = cx, .r = r, .m = { .name = "random" } };
	t.fn = randcfg_make(cx, r, &o);
	t.m.fn = &t.fn;
	t.m.nfn = 1;
	t.count = WB_NEW(cx->unit, uint64_t, t.fn->nedge);
	name_blocks(&t);
	if (wb_pass_dom(cx, t.fn, &env) != WB_OK || wb_pass_loops(cx, t.fn, &env) != WB_OK)
		return "the loops are not found";
	text = make_fact(&t);
	if (!text)
		return NULL;
	s = wb_facts_read(cx, fs, wb_file_add(cx->files, WB_FILE_TEXT, "f", text, strlen(text)));
	if (s != WB_OK || wb_facts_attach(cx, &t.m, t.fn, fs) != WB_OK || wb_facts_unused(cx, &t.m, fs, NULL) != WB_OK)
		return "the fact is not placed";
	if (t.loop != WB_NONE && t.fn->bounds->loop[t.loop].max != 1000)
		return "the bound is on another loop";
	if (!t.fn->rows)
		return NULL;
	rows_made++;
	for (uint32_t k = 0; k < 40; k++) {
		if (!walk(&t))
			continue;
		if (obeys(&t) && excess(&t, &t.fn->rows->row[0]) > 0)
			return "a walk that obeys the fact breaks the row";
		rows_binding += !obeys(&t) && excess(&t, &t.fn->rows->row[0]) > 0;
	}
	return NULL;
}

int
main(int argc, char **argv)
{
	prop_start(argc, argv, 6000);
	while (prop_next()) {
		const char *wrong = one(prop.cx, &prop.r);

		prop_expect(!wrong, "%s", wrong);
	}
	prop_tried(rows_made, 1, "rows made");
	prop_tried(rows_binding, 1, "walks forbidden by one");
	return prop_end();
}
