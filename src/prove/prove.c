/* src/prove/prove.c -- proves the facts of a kernel, for each wave of the launch.
 *
 * What:   workgroups are taken in boxes of ids. Each wave of a workgroup in a box is run on what these ids have in
 *         common (run.c). At each access the addresses of its lanes are counted (count.c), at each loop its counters,
 *         and rows of edges are the weights of walks (walk.c). Where a fact does not follow, the box is cut in half.
 * Right:  the graph has every path that the instructions can take: that is the fact about the order of the code, which
 *         must be proved. A launch has no other waves than those. A fact holds if it follows in every box of a cover.
 * Cost:   MOST_STEPS instructions; from then on boxes are not cut.
 */
#include "private.h"

#define MOST_STEPS 3000000
#define MOST_BOXES 256			/* that wait: each cut leaves one of them, and halves a direction */

struct prover {
	struct wb_ctx *cx;
	const struct wb_fn *fn;
	const struct wb_recheck_input *in;
	struct wb_recheck *facts;
	const char **text, **end;	/* [instruction] */
	const struct wb_launch_values *memory;
	/* of the box at hand */
	uint64_t *lines, *rounds;	/* [fact] the most of all waves */
	uint64_t *repeats;		/* [fact] likewise, of a loop */
	bool *alive;			/* [wave * nedge + edge] the wave may take it */
	uint32_t nwave;
	/* of all boxes so far */
	bool *failed;			/* [fact] it does not follow */
	uint64_t waves, busy, busy_groups;	/* how many may pass the guard */
	uint64_t steps;
};

/* ---- the text -------------------------------------------------------------------------------------- */
bool
text_find(
	struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_files *files, const char ***text, const char ***end)
{
	uint16_t number = fn->ninst ? fn->inst[0].loc.file : 0;
	const struct wb_file *f = files && number && number < files->file.n ? files->file.at[number] : NULL;
	const char *at = f ? f->text : NULL, *stop = at ? at + f->bytes : NULL;
	uint32_t last = 0, *inst_at;
	bool all = true;

	if (!at)
		return false;
	for (uint32_t k = 0; k < fn->ninst; k++)
		last = fn->inst[k].loc.line > last ? fn->inst[k].loc.line : last;
	inst_at = WB_NEW(cx->tmp, uint32_t, (size_t)last + 1);
	for (uint32_t k = 0; k < fn->ninst; k++)
		inst_at[fn->inst[k].loc.line] = k + 1;
	*text = WB_NEW(cx->tmp, const char *, fn->ninst);
	*end = WB_NEW(cx->tmp, const char *, fn->ninst);
	for (uint32_t line = 1; line <= last && at < stop; line++) {
		const char *next = memchr(at, '\n', (size_t)(stop - at));

		if (inst_at[line]) {
			(*text)[inst_at[line] - 1] = at;
			(*end)[inst_at[line] - 1] = next ? next : stop;
		}
		at = next ? next + 1 : stop;
	}
	for (uint32_t k = 0; k < fn->ninst; k++)
		all = all && (*text)[k];
	return all;
}

static uint32_t
alignment(const struct wb_machine *m, const struct text *t, uint32_t bytes)
{
	uint32_t most = *t->name == 'd' ? 1 : m->global_align_bytes, align = 1;

	while (bytes % (2 * align) == 0 && 2 * align <= most)
		align *= 2;
	return align;
}

static uint64_t
larger(uint64_t a, uint64_t b)
{
	return a > b ? a : b;
}

/* Counts access @k of fact @n, on what is known in front of it. */
static void
count_access(struct prover *p, struct wave *w, uint32_t n, uint32_t k)
{
	const struct wb_recheck_fact *f = &p->facts->fact.at[n];
	uint64_t lines = WB_UNKNOWN, rounds = WB_UNKNOWN;
	uint32_t bytes, address, zeros;
	int64_t second;
	const char *more;
	struct text t;

	w->site = k;
	w->fresh = 0;
	meaning_redefine(w);
	if (!text_read(p->text[k], p->end[k], &t, &more) || more) {
		p->lines[n] = p->rounds[n] = WB_UNKNOWN;
		return;
	}
	address = meaning_address(w, &t, &bytes, &second);
	if (address != WB_NONE && f->lines != WB_UNKNOWN && *t.name != 'd')
		lines = count_lines(w, address, bytes, alignment(w->machine, &t, bytes));
	if (lines == WB_UNKNOWN && bytes && meaning_zeros(w, &t, &zeros))
		lines = count_scattered(w, bytes, alignment(w->machine, &t, bytes), zeros);
	if (lines == WB_UNKNOWN && meaning_bytes(t.name))
		lines = count_interleaved(w, &t, meaning_bytes(t.name));
	if (address != WB_NONE && f->rounds != WB_UNKNOWN && *t.name != 'g')
		rounds = count_rounds(w, address, second, bytes);
	p->lines[n] = larger(p->lines[n], lines);
	p->rounds[n] = larger(p->rounds[n], rounds);
}

/* Counts the accesses of all facts, where the states in front of blocks are @in. */
static void
count_accesses(struct prover *p, struct wave *w, struct state *const *in)
{
	uint32_t *fact = WB_NEW(p->cx->tmp, uint32_t, p->fn->ninst);
	struct state *now = WB_NEW(p->cx->tmp, struct state, 1), *before = WB_NEW(p->cx->tmp, struct state, 1);

	for (uint32_t n = 0; n < p->facts->fact.n; n++)
		if (p->facts->fact.at[n].kind == WB_RECHECK_ACCESS && p->facts->fact.at[n].fn == p->fn)
			fact[p->facts->fact.at[n].id] = n + 1;
	w->now = now;
	for (uint32_t b = 0; b < p->fn->nblock; b++) {
		if (!in[b])
			continue;
		*now = *in[b];
		WB_EACH_INST(p->fn, b, k) {
			*before = *now;
			if (fact[k])
				count_access(p, w, fact[k] - 1, k);
			*now = *before;
			run_inst(w, p->text, p->end, k);
		}
	}
}

static void
count_loops(struct prover *p, struct wave *w, struct state *const *in, struct state *const *out)
{
	for (uint32_t n = 0; n < p->facts->fact.n; n++) {
		const struct wb_recheck_fact *f = &p->facts->fact.at[n];

		if (f->kind == WB_RECHECK_LOOP && f->fn == p->fn && f->verdict == WB_RECHECK_OPEN)
			p->repeats[n] = larger(p->repeats[n],
				run_repeats(w, p->text, p->end, in, out, &p->fn->loops->loop[f->id]));
	}
}

/* Runs wave @number; false: it is given up. */
static bool
run_one(struct prover *p, const struct groups *box, uint32_t number)
{
	struct wb_arena_mark mark = wb_arena_mark(p->cx->tmp);
	struct state *first = WB_NEW(p->cx->tmp, struct state, 1), **in, **out;
	struct wave w = wave_new(p->cx, p->fn, p->in, p->memory, box, number, first);
	bool ok = run_wave(&w, p->text, p->end, &in, &out);

	if (ok) {
		run_edges(&w, p->text, p->end, out, p->alive + (size_t)number * p->fn->nedge);
		count_loops(p, &w, in, out);
		count_accesses(p, &w, in);
	}
	p->steps += w.steps;
	ok = ok && !w.lost && !w.weaker;
	wb_arena_reset(p->cx->tmp, mark);
	return ok;
}

/* All waves of the workgroups in @box; false: given up. */
static bool
run_box(struct prover *p, const struct groups *box)
{
	uint32_t lanes = p->fn->desc->wave_lanes, items = box->size[0] * box->size[1] * box->size[2];
	size_t bytes = p->facts->fact.n * sizeof(uint64_t);

	memset(p->lines, 0, bytes);
	memset(p->rounds, 0, bytes);
	memset(p->repeats, 0, bytes);
	p->nwave = (items + lanes - 1) / lanes;
	for (uint32_t wave = 0; wave < p->nwave; wave++)
		if (!run_one(p, box, wave))
			return false;
	return true;
}

/* ---- facts -------------------------------------------------------------------------------------------- */
/* Waves of a workgroup that may take an edge which those outside of the guard do not; *sure: each of them passes it. */
static uint32_t
busy_waves(const struct prover *p, bool *sure)
{
	const struct wb_idle *idle = p->fn->bounds->idle;
	uint32_t n = 0;

	*sure = true;
	for (uint32_t wave = 0; wave < p->nwave; wave++) {
		const bool *alive = p->alive + (size_t)wave * p->fn->nedge;
		bool busy = false;

		for (uint32_t e = 0; e < p->fn->nedge; e++)
			busy = busy || (alive[e] && idle->dead[e]);
		n += busy;
		WB_EACH_OUT(p->fn, idle->block, e)
			*sure = *sure && !(busy && alive[e] && !idle->dead[e]);
	}
	return n;
}

/* How many workgroups @box has; WB_UNKNOWN: too many. */
static uint64_t
groups_in(const struct groups *box)
{
	uint64_t n = 1;

	for (uint32_t k = 0; k < 3; k++)
		if (!wb_mul_u64(n, box->most[k] - box->least[k] + 1, &n) || n >> 40)
			return WB_UNKNOWN;
	return n;
}

/* Adds up the waves of the guard. Whether a smaller box may have fewer. */
static bool
count_guard(struct prover *p, const struct groups *box, bool final)
{
	uint64_t groups = groups_in(box);
	bool sure;
	uint32_t busy = busy_waves(p, &sure);

	if (groups == WB_UNKNOWN)
		return false;
	if (!final && busy && !sure && groups > 1)
		return true;
	p->waves += groups * p->nwave;
	p->busy += groups * busy;
	p->busy_groups += busy ? groups : 0;
	return false;
}

static bool
is_alive(const struct prover *p, uint32_t e)
{
	for (uint32_t wave = 0; wave < p->nwave; wave++)
		if (p->alive[(size_t)wave * p->fn->nedge + e])
			return true;
	return false;
}

/* Whether fact @n follows in the box at hand. */
static bool
follows(struct prover *p, uint32_t n)
{
	const struct wb_recheck_fact *f = &p->facts->fact.at[n];

	switch ((enum wb_recheck_kind)f->kind) {
	case WB_RECHECK_ACCESS:
		return (f->lines == WB_UNKNOWN || p->lines[n] <= f->lines) &&
			(f->rounds == WB_UNKNOWN || p->rounds[n] <= f->rounds);
	case WB_RECHECK_LOOP: return f->repeats != WB_UNKNOWN && p->repeats[n] <= f->repeats;
	case WB_RECHECK_BRANCH: return !is_alive(p, f->id);
	case WB_RECHECK_ROW:
		return walk_heaviest(p->cx, p->fn, p->text, p->end, p->alive, p->nwave, &p->fn->rows->row[f->id]);
	case WB_RECHECK_GUARD: return true;	/* at the end */
	default: return false;
	}
}

static bool
is_open(const struct prover *p, uint32_t n)
{
	const struct wb_recheck_fact *f = &p->facts->fact.at[n];

	return f->fn == p->fn && f->verdict == WB_RECHECK_OPEN && !p->failed[n];
}

/* What the box says of all facts. Whether smaller ones may say more; not if it is @final. */
static bool
judge_box(struct prover *p, const struct groups *box, bool final)
{
	bool cut = false;

	for (uint32_t n = 0; n < p->facts->fact.n; n++)
		cut = cut || (!final && is_open(p, n) && !follows(p, n));
	for (uint32_t n = 0; n < p->facts->fact.n; n++)
		if (is_open(p, n) && p->facts->fact.at[n].kind == WB_RECHECK_GUARD)
			cut = cut || count_guard(p, box, final);
	for (uint32_t n = 0; n < p->facts->fact.n; n++)
		p->failed[n] = p->failed[n] || (final && is_open(p, n) && !follows(p, n));
	return cut;
}

/* Cuts @box in two, in its longest direction; false: it is one workgroup. */
static bool
cut(struct groups *box, struct groups *other)
{
	uint32_t k = 0;
	uint64_t middle;

	for (uint32_t d = 1; d < 3; d++)
		if (box->most[d] - box->least[d] > box->most[k] - box->least[k])
			k = d;
	if (box->most[k] == box->least[k])
		return false;
	middle = box->least[k] + (box->most[k] - box->least[k]) / 2;
	*other = *box;
	other->least[k] = middle + 1;
	box->most[k] = middle;
	return true;
}

/* All workgroups of a kind; false: given up. */
static bool
prove_kind(struct prover *p, const struct groups *kind)
{
	struct groups todo[MOST_BOXES];
	uint32_t n = 0;

	todo[n++] = *kind;
	while (n) {
		struct groups box = todo[--n], whole = box;
		bool final;

		if (!run_box(p, &box))
			return false;
		final = p->steps > MOST_STEPS || n + 2 > MOST_BOXES || !cut(&box, &todo[n]);
		if (judge_box(p, &whole, final)) {
			todo[n + 1] = box;
			n += 2;
		}
	}
	return true;
}

static bool
has_open(const struct wb_recheck *facts, const struct wb_fn *fn)
{
	bool order = false, open = false;

	for (uint32_t k = 0; k < facts->fact.n; k++) {
		const struct wb_recheck_fact *f = &facts->fact.at[k];

		if (f->fn != fn)
			continue;
		order = order || (f->kind == WB_RECHECK_LAYOUT && f->verdict == WB_RECHECK_PROVED);
		open = open || f->verdict == WB_RECHECK_OPEN;
	}
	return order && open;
}

/* So that the states of all blocks fit in 256 MiB. */
#define MOST_BLOCKS 20000

static bool
has_sizes(const struct wb_launch *l, const struct wb_fn *fn, const struct wb_machine *m)
{
	if (fn->nblock > MOST_BLOCKS || !l || !l->workgroups || !fn->is_kernel || !fn->desc ||
		fn->desc->wave_lanes != m->wave_lanes ||
		(m->wave_lanes != 32 && m->wave_lanes != 64))
		return false;
	for (uint32_t k = 0; k < 3; k++)
		if (!l->workgroup[k] || !l->grid[k] || l->workgroup[k] > 1024)
			return false;
	return (uint64_t)l->workgroup[0] * l->workgroup[1] * l->workgroup[2] <= 1024;
}

/* How fact @n follows from what was found in all boxes; NULL: it does not. */
static const char *
why(const struct prover *p, uint32_t n)
{
	const struct wb_idle *idle = p->fn->bounds->idle;

	switch ((enum wb_recheck_kind)p->facts->fact.at[n].kind) {
	case WB_RECHECK_ACCESS:
		return "the addresses of the lanes of each wave, whatever path it takes (wavebound-proof(7))";
	case WB_RECHECK_LOOP: return "a counter, in each wave, whatever path it takes (wavebound-proof(7))";
	case WB_RECHECK_BRANCH: return "its condition, in each wave, whatever path it takes (wavebound-proof(7))";
	case WB_RECHECK_ROW: return "the edges that waves may take, in any order (wavebound-proof(7))";
	case WB_RECHECK_GUARD:
		return p->waves == idle->waves && p->busy <= idle->busy && p->busy_groups <= idle->busy_groups ?
			"the waves of each workgroup, counted (wavebound-proof(7))" : NULL;
	default: return NULL;
	}
}

static void
close_facts(struct prover *p)
{
	for (uint32_t n = 0; n < p->facts->fact.n; n++) {
		struct wb_recheck_fact *f = &p->facts->fact.at[n];
		const char *proof = is_open(p, n) ? why(p, n) : NULL;

		if (!proof)
			continue;
		p->facts->n[f->kind][f->verdict]--;
		f->verdict = WB_RECHECK_PROVED;
		f->why = proof;
		p->facts->n[f->kind][f->verdict]++;
	}
}

void
wb_prove(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_recheck_input *in, struct wb_recheck *facts)
{
	struct wb_arena_mark mark = wb_arena_mark(cx->tmp);
	struct prover p = { .cx = cx, .fn = fn, .in = in, .facts = facts };
	struct groups kind;
	bool ok = has_sizes(in->launch, fn, in->machine) && has_open(facts, fn) &&
		text_find(cx, fn, in->files, &p.text, &p.end);

	if (ok) {
		p.memory = wb_launch_values(cx, in->launch, fn);
		p.lines = WB_NEW(cx->tmp, uint64_t, facts->fact.n);
		p.rounds = WB_NEW(cx->tmp, uint64_t, facts->fact.n);
		p.repeats = WB_NEW(cx->tmp, uint64_t, facts->fact.n);
		p.failed = WB_NEW(cx->tmp, bool, facts->fact.n);
		p.alive = WB_NEW(cx->tmp, bool, (size_t)(1024 / fn->desc->wave_lanes) * fn->nedge);
	}
	for (uint32_t last = 0; ok && last < 8; last++)
		ok = !groups_of(in->launch, last, &kind) || prove_kind(&p, &kind);
	if (ok)
		close_facts(&p);
	wb_arena_reset(cx->tmp, mark);
}
