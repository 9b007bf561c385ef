/* src/prove/prove.c -- proves the facts about accesses and loops of a kernel, for each wave of each kind of workgroup
 * of the launch.
 *
 * What:   a kind of workgroup is a size of it: in each direction of the grid the last one may be smaller. Each wave of
 *         it is run on its ids (run.c), and at each access the addresses of its lanes are counted (count.c).
 * Right:  the graph has every path that the instructions can take: that is the fact about the order of the code, which
 *         must be proved. A launch has no other waves than those.
 */
#include "private.h"

struct prover {
	struct wb_ctx *cx;
	const struct wb_fn *fn;
	const struct wb_recheck_input *in;
	struct wb_recheck *facts;
	const char **text, **end;	/* [instruction] */
	const struct wb_launch_values *memory;
	uint64_t *lines, *rounds;	/* [fact] the most of all waves */
	uint64_t *repeats;		/* [fact] likewise, of a loop */
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

/* ---- one wave ---------------------------------------------------------------------------------------- */
bool
groups_of(const struct wb_launch *l, uint32_t last, struct groups *out)
{
	for (uint32_t k = 0; k < 3; k++) {
		uint64_t rest = l->grid[k] % l->workgroup[k], n = l->grid[k] / l->workgroup[k];
		bool smaller = last >> k & 1;

		if (smaller ? !rest : !n)
			return false;
		out->size[k] = smaller ? (uint32_t)rest : l->workgroup[k];
		out->least[k] = smaller ? n : 0;
		out->most[k] = smaller ? n : n - 1;
	}
	return true;
}

/* Ids of the lanes, and of the workgroup. */
static void
set_ids(struct wave *w, const struct groups *kind, uint32_t number)
{
	const struct wb_abi *a = &w->fn->desc->abi;
	int64_t id[3][PROVE_LANES];

	for (uint32_t l = 0; l < w->present; l++) {
		uint32_t n = number * w->lanes + l;

		id[0][l] = n % kind->size[0];
		id[1][l] = n / kind->size[0] % kind->size[1];
		id[2][l] = n / kind->size[0] / kind->size[1];
		if (a->workitem_id_packed)
			id[0][l] |= id[1][l] << 10 | id[2][l] << 20;
	}
	for (uint32_t k = 0; k < (a->workitem_id_packed ? 1u : 3u); k++)
		if (!k || a->workitem_id_dims > k)
			w->now->v[k].v = VALUE(FORM, form_of_lanes(w, id[k]));
	for (uint32_t k = 0; k < 3; k++)
		if (a->s_workgroup_id[k] < VCC)
			w->now->s[a->s_workgroup_id[k]] = VALUE(FORM,
				form_symbol(w, false,
					symbol_new(w, WB_NONE, 3 + k,
						(struct symbol){ .least = kind->least[k], .most = kind->most[k] })));
}

struct wave
wave_new(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_recheck_input *in,
	const struct wb_launch_values *memory, const struct groups *kind, uint32_t number, struct state *first)
{
	uint32_t lanes = fn->desc->wave_lanes, items = kind->size[0] * kind->size[1] * kind->size[2];
	struct symbol any = { .most = UINT64_MAX };
	struct wave w = { .cx = cx,
		.arena = cx->tmp,
		.fn = fn,
		.machine = in->machine,
		.memory = memory,
		.launch = in->launch,
		.lanes = lanes,
		.present = items - number * lanes < lanes ? items - number * lanes : lanes,
		.known = wb_map_new(cx->tmp),
		.now = first };

	symbol_new(&w, WB_NONE, 0, (struct symbol){ .least = 1, .most = 1 });
	w.kernarg = symbol_new(&w, WB_NONE, 1, any);
	w.packet = symbol_new(&w, WB_NONE, 2, any);
	mask_new(&w, WB_NONE, 0, WB_NONE);
	*first = (struct state){ .exec = MASK_ALL };
	set_ids(&w, kind, number);
	return w;
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
prove_wave(struct prover *p, const struct groups *kind, uint32_t number)
{
	struct wb_arena_mark mark = wb_arena_mark(p->cx->tmp);
	struct state *first = WB_NEW(p->cx->tmp, struct state, 1), **in, **out;
	struct wave w = wave_new(p->cx, p->fn, p->in, p->memory, kind, number, first);
	bool ok = run_wave(&w, p->text, p->end, &in, &out);

	if (ok)
		count_loops(p, &w, in, out);
	if (ok)
		count_accesses(p, &w, in);
	ok = ok && !w.lost && !w.weaker;
	wb_arena_reset(p->cx->tmp, mark);
	return ok;
}

/* All waves of a kind of workgroups; false: given up. */
static bool
prove_kind(struct prover *p, const struct groups *kind)
{
	uint32_t lanes = p->fn->desc->wave_lanes, items = kind->size[0] * kind->size[1] * kind->size[2];

	for (uint32_t wave = 0; wave * lanes < items; wave++)
		if (!prove_wave(p, kind, wave))
			return false;
	return true;
}

/* ---- facts -------------------------------------------------------------------------------------------- */
static bool
has_open(const struct wb_recheck *facts, const struct wb_fn *fn)
{
	bool order = false, open = false;

	for (uint32_t k = 0; k < facts->fact.n; k++) {
		const struct wb_recheck_fact *f = &facts->fact.at[k];

		if (f->fn != fn)
			continue;
		order = order || (f->kind == WB_RECHECK_LAYOUT && f->verdict == WB_RECHECK_PROVED);
		open = open || ((f->kind == WB_RECHECK_ACCESS || f->kind == WB_RECHECK_LOOP) &&
			f->verdict == WB_RECHECK_OPEN);
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

/* How fact @n follows from what was counted; NULL: it does not. */
static const char *
why(const struct prover *p, uint32_t n)
{
	const struct wb_recheck_fact *f = &p->facts->fact.at[n];

	if (f->kind == WB_RECHECK_ACCESS && (f->lines == WB_UNKNOWN || p->lines[n] <= f->lines) &&
		(f->rounds == WB_UNKNOWN || p->rounds[n] <= f->rounds))
		return "the addresses of the lanes of each wave, whatever path it takes (wavebound-proof(7))";
	if (f->kind == WB_RECHECK_LOOP && f->repeats != WB_UNKNOWN && p->repeats[n] <= f->repeats)
		return "a counter, in each wave, whatever path it takes (wavebound-proof(7))";
	return NULL;
}

static void
close_facts(struct prover *p)
{
	for (uint32_t n = 0; n < p->facts->fact.n; n++) {
		struct wb_recheck_fact *f = &p->facts->fact.at[n];
		const char *proof = f->fn == p->fn && f->verdict == WB_RECHECK_OPEN ? why(p, n) : NULL;

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
	}
	for (uint32_t last = 0; ok && last < 8; last++)
		ok = !groups_of(in->launch, last, &kind) || prove_kind(&p, &kind);
	if (ok)
		close_facts(&p);
	wb_arena_reset(cx->tmp, mark);
}
