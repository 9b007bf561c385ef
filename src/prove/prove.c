/* src/prove/prove.c -- proves the facts of a kernel, for each wave of the launch.
 *
 * What:   workgroups are taken in boxes of ids. Each wave of a workgroup in a box is run on what these ids have in
 *         common (run.c). At each access the addresses of its lanes are counted (count.c), at each loop its counters,
 *         and rows of edges are the weights of walks (walk.c). Where a fact does not follow, the box is cut in half.
 *         Loops of functions that are called are counted for any registers at their start.
 * Right:  the graph has every path that the instructions can take: that is the fact about the order of the code, which
 *         must be proved. A launch has no other waves than those. A fact holds if it follows in every box of a cover.
 * Cost:   MOST_STEPS instructions, unless the input says how many; from then on boxes are not cut.
 */
#include "private.h"

#define MOST_STEPS 1000000
#define MOST_BOXES 256			/* that wait: each cut leaves one of them, and halves a direction */

/* What is found for the facts of one wave. */
struct found {
	uint64_t *lines, *rounds;	/* [fact] of an access */
	uint64_t *repeats, *total;	/* [fact] of a loop */
	int64_t *heaviest;		/* [fact] of a row */
	bool *whole, *row, *scalar;	/* [fact] of an access */
	bool *alive;			/* [edge] */
};

struct prover {
	struct wb_ctx *cx;
	const struct wb_fn *fn;
	const struct wb_recheck_input *in;
	struct wb_recheck *facts;
	const char **text, **end;	/* [instruction] */
	const struct wb_launch_values *memory;
	uint32_t *fact;			/* [instruction] of its access + 1; 0: none */
	struct found box;		/* of the box at hand: the most of all waves; alive: [wave * nedge + edge] */
	uint32_t nwave;
	/* of all boxes so far */
	bool *failed;			/* [fact] it does not follow */
	bool *taken;			/* [edge] a wave may take it */
	bool barriers;			/* there are any: then rows are not weighed wave by wave */
	bool ordered;			/* the order of the code of all functions that are no kernels is proved */
	uint64_t waves, busy, busy_groups;	/* how many may pass the guard */
	uint64_t *most;			/* [loop] of the wave at hand, by induction: what it repeats; WB_UNKNOWN */
	uint64_t steps, most_steps;
};

/* ---- the text -------------------------------------------------------------------------------------- */
/* Whether the line from @at on is a dual instruction. Run for each half, it is run twice, which is the same: all that
 * is known of its results is that they are new. */
static bool
is_dual(const char *at, const char *end)
{
	struct text t;
	const char *more;

	return text_read(at, end, &t, &more) && more && strncmp(t.name, "v_dual_", 7) == 0;
}

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
	for (uint32_t k = fn->ninst; k-- > 0;) {
		bool shares = !(*text)[k] && k + 1 < fn->ninst && fn->inst[k].loc.line == fn->inst[k + 1].loc.line;

		if (shares && (*text)[k + 1] && is_dual((*text)[k + 1], (*end)[k + 1])) {
			(*text)[k] = (*text)[k + 1];
			(*end)[k] = (*end)[k + 1];
		}
		all = all && (*text)[k];
	}
	return all;
}

static uint32_t
alignment(const struct wb_machine *m, const struct text *t, uint32_t bytes)
{
	uint32_t most = *t->name == 'd' ? 1 : text_atomic(t->name) ? m->access_align_bytes : m->global_align_bytes,
		 align = 1;

	while (bytes % (2 * align) == 0 && 2 * align <= most)
		align *= 2;
	return align;
}

static uint64_t
larger(uint64_t a, uint64_t b)
{
	return a > b ? a : b;
}

static struct found
found_new(const struct prover *p, bool known)
{
	struct wb_arena *a = p->cx->tmp;
	uint32_t n = p->facts->fact.n;
	struct found f = { WB_NEW(a, uint64_t, n), WB_NEW(a, uint64_t, n), WB_NEW(a, uint64_t, n),
		WB_NEW(a, uint64_t, n), WB_NEW(a, int64_t, n), WB_NEW(a, bool, n), WB_NEW(a, bool, n),
		WB_NEW(a, bool, n), WB_NEW(a, bool, p->fn->nedge) };

	for (uint32_t k = 0; k < n; k++) {
		f.heaviest[k] = INT64_MAX;
		f.whole[k] = f.row[k] = f.scalar[k] = known;
		if (!known)
			f.lines[k] = f.rounds[k] = f.repeats[k] = f.total[k] = WB_UNKNOWN;
	}
	memset(f.alive, !known, p->fn->nedge);
	return f;
}

static bool
is_open(const struct prover *p, uint32_t n)
{
	const struct wb_recheck_fact *f = &p->facts->fact.at[n];

	return f->fn == p->fn && f->verdict == WB_RECHECK_OPEN && !p->failed[n];
}

/* Whether scalar load @t reads no other bytes than @c says. */
static bool
is_within(const struct prover *p, struct wave *w, const struct text *t, const struct wb_div_scalar *c)
{
	uint64_t bytes = (uint64_t)p->fn->inst[c->inst].mem.bytes * p->fn->inst[c->inst].mem.count;
	wb_i128 least, most;

	return meaning_distance(w, t, p->fn->desc->arg[c->argument].offset, &least, &most) && least >= c->low &&
		most + bytes <= c->high;
}

/* Counts the access of fact @n in front of instruction @k. */
static void
count_access(const struct prover *p, struct found *found, struct wave *w, uint32_t n, uint32_t k, uint32_t site)
{
	const struct wb_recheck_fact *f = &p->facts->fact.at[n];
	uint64_t lines = WB_UNKNOWN, rounds = WB_UNKNOWN;
	uint32_t bytes, address, zeros;
	int64_t second;
	const char *more;
	struct text t;

	w->site = site;
	w->fresh = 0;
	if (!text_read(p->text[k], p->end[k], &t, &more) || more) {
		found->lines[n] = found->rounds[n] = WB_UNKNOWN;
		found->whole[n] = found->row[n] = found->scalar[n] = false;
		return;
	}
	if (f->scalar) {
		found->scalar[n] = found->scalar[n] && is_within(p, w, &t, f->scalar);
		return;
	}
	address = meaning_address(w, &t, &bytes, &second);
	if (address != WB_NONE && f->lines != WB_UNKNOWN && *t.name != 'd')
		lines = count_lines(w, address, bytes, alignment(w->machine, &t, bytes));
	if (bytes && meaning_zeros(w, &t, &zeros))
		lines = wb_min_u64(lines,
			count_scattered(w, bytes, alignment(w->machine, &t, bytes), zeros, *t.name == 'f'));
	if (meaning_bytes(t.name))
		lines = wb_min_u64(lines, count_interleaved(w, &t, meaning_bytes(t.name)));
	if (address != WB_NONE && f->rounds != WB_UNKNOWN && *t.name != 'g')
		rounds = count_rounds(w, address, second, bytes);
	found->whole[n] = found->whole[n] && f->whole && address != WB_NONE && *t.name == 'g' && !text_atomic(t.name) &&
		count_whole(w, address, bytes);
	found->row[n] = found->row[n] && f->row && address != WB_NONE && (*t.name == 'g' || *t.name == 'f') &&
		!text_atomic(t.name) && count_row(w, address, bytes);
	found->lines[n] = larger(found->lines[n], lines);
	found->rounds[n] = larger(found->rounds[n], rounds);
}

struct counting {
	const struct prover *p;
	struct found *found;
	struct state copy;
};

/* Before instruction @k: counts it, on a copy. */
static void
before(void *user, struct wave *w, uint32_t k, uint32_t site)
{
	struct counting *c = user;

	if (!c->p->fact[k])
		return;
	c->copy = *w->now;
	w->now = &c->copy;
	count_access(c->p, c->found, w, c->p->fact[k] - 1, k, site);
}

/* Counts the accesses of all facts, where the states in front of blocks are @in. */
static void
count_accesses(struct prover *p, struct found *found, struct wave *w, struct state *const *in)
{
	struct state *now = WB_NEW(p->cx->tmp, struct state, 1);
	struct counting *c = WB_NEW(p->cx->tmp, struct counting, 1);

	c->p = p;
	c->found = found;
	for (uint32_t b = 0; b < p->fn->nblock; b++) {
		if (!in[b])
			continue;
		*now = *in[b];
		WB_EACH_INST(p->fn, b, k) {
			w->now = now;
			before(c, w, k, p->fn->ninst + p->fn->nblock + k);
			w->now = now;
			run_inst(w, p->text, p->end, k, k);
		}
	}
}

/* The most that each loop repeats: found now, or proved before. */
static void
count_loops(struct prover *p, struct found *found, struct wave *w, struct state *const *in, struct state *const *out)
{
	for (uint32_t l = 0; l < p->fn->loops->nloop; l++)
		p->most[l] = run_repeats(w, p->text, p->end, in, out, &p->fn->loops->loop[l]);
	for (uint32_t n = 0; n < p->facts->fact.n; n++) {
		const struct wb_recheck_fact *f = &p->facts->fact.at[n];

		if (f->kind != WB_RECHECK_LOOP || f->fn != p->fn)
			continue;
		if (f->verdict == WB_RECHECK_PROVED)
			p->most[f->id] = wb_min_u64(p->most[f->id], f->repeats);
		found->repeats[n] = p->most[f->id];
		found->total[n] = WB_UNKNOWN;
	}
}

/* What holds of wave @number whatever path it takes. */
static struct found
find_by_induction(struct prover *p, const struct groups *box, uint32_t number)
{
	struct state *first = WB_NEW(p->cx->tmp, struct state, 1), **in, **out;
	struct wave w = wave_new(p->cx, p->fn, p->in, p->memory, box, number, first);
	struct found found = found_new(p, true);
	bool ok;

	w.ordered = p->ordered;
	ok = run_wave(&w, p->text, p->end, run_start(&w), &in, &out) && !w.lost;
	if (ok) {
		run_edges(&w, p->text, p->end, out, found.alive);
		count_loops(p, &found, &w, in, out);
		count_accesses(p, &found, &w, in);
	}
	p->steps += w.steps;
	ok = ok && !w.lost && !w.weaker;
	if (!ok)
		memset(p->most, 0xff, p->fn->loops->nloop * sizeof *p->most);
	return ok ? found : found_new(p, false);
}

/* What holds in each iteration, and on each path if paths are @apart. */
static struct found
find_by_iteration(struct prover *p, const struct groups *box, uint32_t number, bool apart)
{
	struct state *first = WB_NEW(p->cx->tmp, struct state, 1);
	struct wave w = wave_new(p->cx, p->fn, p->in, p->memory, box, number, first);
	struct found found = found_new(p, true);
	struct counting *c = WB_NEW(p->cx->tmp, struct counting, 1);
	struct unrolled u = { .apart = apart, .limit = p->most, .alive = found.alive, .user = c, .before = before };
	uint32_t row[MOST_ROWS];
	bool ok;

	w.ordered = p->ordered;
	c->p = p;
	c->found = &found;
	u.most = WB_NEW(p->cx->tmp, uint64_t, p->fn->loops->nloop);
	u.total = WB_NEW(p->cx->tmp, uint64_t, p->fn->loops->nloop);
	for (uint32_t n = 0; n < p->facts->fact.n && u.nrow < MOST_ROWS; n++)
		if (is_open(p, n) && p->facts->fact.at[n].kind == WB_RECHECK_ROW && !p->barriers &&
			walk_is_light(p->fn, &p->fn->rows->row[p->facts->fact.at[n].id])) {
			row[u.nrow] = n;
			u.row[u.nrow++] = &p->fn->rows->row[p->facts->fact.at[n].id];
		}
	ok = unroll_wave(&w, p->text, p->end, p->most_steps - wb_min_u64(p->steps, p->most_steps), &u);
	p->steps += w.steps;
	for (uint32_t n = 0; n < p->facts->fact.n; n++)
		if (p->facts->fact.at[n].kind == WB_RECHECK_LOOP && p->facts->fact.at[n].fn == p->fn) {
			found.repeats[n] = u.most[p->facts->fact.at[n].id];
			found.total[n] = u.total[p->facts->fact.at[n].id];
		}
	for (uint32_t r = 0; r < u.nrow; r++)
		found.heaviest[row[r]] = u.heaviest.of[r];
	return ok ? found : apart ? find_by_iteration(p, box, number, false) : found_new(p, false);
}

/* Both are true of wave @number. */
static void
add_found(struct prover *p, uint32_t number, const struct found *a, const struct found *b)
{
	for (uint32_t n = 0; n < p->facts->fact.n; n++) {
		p->box.lines[n] = larger(p->box.lines[n], wb_min_u64(a->lines[n], b->lines[n]));
		p->box.rounds[n] = larger(p->box.rounds[n], wb_min_u64(a->rounds[n], b->rounds[n]));
		p->box.repeats[n] = larger(p->box.repeats[n], wb_min_u64(a->repeats[n], b->repeats[n]));
		p->box.total[n] = larger(p->box.total[n], wb_min_u64(a->total[n], b->total[n]));
		p->box.whole[n] = p->box.whole[n] && (a->whole[n] || b->whole[n]);
		p->box.row[n] = p->box.row[n] && (a->row[n] || b->row[n]);
		p->box.scalar[n] = p->box.scalar[n] && (a->scalar[n] || b->scalar[n]);
		p->box.heaviest[n] = b->heaviest[n] > p->box.heaviest[n] ? b->heaviest[n] : p->box.heaviest[n];
	}
	for (uint32_t e = 0; e < p->fn->nedge; e++)
		p->box.alive[(size_t)number * p->fn->nedge + e] = a->alive[e] && b->alive[e];
}

/* All waves of the workgroups in @box; @each: iteration by iteration, too. */
static void
run_box(struct prover *p, const struct groups *box, bool each)
{
	uint32_t lanes = p->fn->desc->wave_lanes, items = box->size[0] * box->size[1] * box->size[2];
	size_t bytes = p->facts->fact.n * sizeof(uint64_t);

	memset(p->box.lines, 0, bytes);
	memset(p->box.rounds, 0, bytes);
	memset(p->box.repeats, 0, bytes);
	memset(p->box.total, 0, bytes);
	for (uint32_t n = 0; n < p->facts->fact.n; n++)
		p->box.heaviest[n] = INT64_MIN;
	memset(p->box.whole, true, p->facts->fact.n);
	memset(p->box.row, true, p->facts->fact.n);
	memset(p->box.scalar, true, p->facts->fact.n);
	p->nwave = (items + lanes - 1) / lanes;
	for (uint32_t wave = 0; wave < p->nwave; wave++) {
		struct wb_arena_mark mark = wb_arena_mark(p->cx->tmp);
		struct found a = find_by_induction(p, box, wave),
			     b = each ? find_by_iteration(p, box, wave, true) : found_new(p, false);

		add_found(p, wave, &a, &b);
		wb_arena_reset(p->cx->tmp, mark);
	}
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
		const bool *alive = p->box.alive + (size_t)wave * p->fn->nedge;
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

static bool
is_alive(const struct prover *p, uint32_t e)
{
	for (uint32_t wave = 0; wave < p->nwave; wave++)
		if (p->box.alive[(size_t)wave * p->fn->nedge + e])
			return true;
	return false;
}

/* Whether fact @n follows in the box at hand. */
static bool
follows(struct prover *p, uint32_t n)
{
	const struct wb_recheck_fact *f = &p->facts->fact.at[n];
	const struct wb_flow_row *row;

	switch ((enum wb_recheck_kind)f->kind) {
	case WB_RECHECK_ACCESS:
		return (!f->whole || p->box.whole[n]) && (!f->row || p->box.row[n]) &&
			(!f->scalar || p->box.scalar[n]) &&
			(f->lines == WB_UNKNOWN || p->box.lines[n] <= f->lines) &&
			(f->rounds == WB_UNKNOWN || p->box.rounds[n] <= f->rounds);
	case WB_RECHECK_LOOP:
		return f->repeats == WB_UNKNOWN ? p->box.total[n] <= p->fn->bounds->loop[f->id].total &&
				p->box.total[n] != WB_UNKNOWN : p->box.repeats[n] <= f->repeats;
	case WB_RECHECK_BRANCH: return !is_alive(p, f->id);
	case WB_RECHECK_ROW:
		row = &p->fn->rows->row[f->id];
		return (p->box.heaviest[n] != INT64_MAX && (wb_i128)p->box.heaviest[n] <= row->limit) ||
			walk_heaviest(p->cx, p->fn, p->text, p->end, p->box.alive, p->nwave, row);
	case WB_RECHECK_GUARD: return true;	/* at the end */
	default: return false;
	}
}

/* Whether more might follow from less: of a part of @box, or iteration by iteration. */
static bool
lacks(struct prover *p, const struct groups *box)
{
	bool sure;

	for (uint32_t n = 0; n < p->facts->fact.n; n++)
		if (is_open(p, n) && (!follows(p, n) || (p->facts->fact.at[n].kind == WB_RECHECK_GUARD &&
					groups_in(box) > 1 && busy_waves(p, &sure) && !sure)))
			return true;
	return false;
}

/* What the box says is all that will be known of it. */
static void
accept(struct prover *p, const struct groups *box)
{
	uint64_t groups = groups_in(box);
	uint32_t busy;
	bool sure;

	for (uint32_t e = 0; e < p->fn->nedge; e++)
		p->taken[e] = p->taken[e] || is_alive(p, e);
	for (uint32_t n = 0; n < p->facts->fact.n; n++) {
		p->failed[n] = p->failed[n] || (is_open(p, n) && !follows(p, n));
		if (!is_open(p, n) || p->facts->fact.at[n].kind != WB_RECHECK_GUARD)
			continue;
		busy = busy_waves(p, &sure);
		p->failed[n] = groups == WB_UNKNOWN;
		p->waves += groups * p->nwave;
		p->busy += groups * busy;
		p->busy_groups += busy ? groups : 0;
	}
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

/* All workgroups of a kind. */
static void
prove_kind(struct prover *p, const struct groups *kind)
{
	struct groups todo[MOST_BOXES];
	uint32_t n = 0;

	todo[n++] = *kind;
	while (n) {
		struct groups box = todo[--n], whole = box;

		run_box(p, &box, false);
		if (lacks(p, &box) && p->steps < p->most_steps)
			run_box(p, &box, true);
		if (lacks(p, &box) && p->steps < p->most_steps && n + 2 <= MOST_BOXES && cut(&box, &todo[n + 1])) {
			todo[n] = box;
			n += 2;
		} else {
			accept(p, &whole);
		}
	}
}

static bool
is_ordered(const struct wb_recheck *facts, const struct wb_fn *fn)
{
	for (uint32_t k = 0; k < facts->fact.n; k++) {
		const struct wb_recheck_fact *f = &facts->fact.at[k];

		if (f->fn == fn && f->kind == WB_RECHECK_LAYOUT && f->verdict == WB_RECHECK_PROVED)
			return true;
	}
	return false;
}

static bool
has_open(const struct wb_recheck *facts, const struct wb_fn *fn)
{
	for (uint32_t k = 0; k < facts->fact.n; k++)
		if (facts->fact.at[k].fn == fn && facts->fact.at[k].verdict == WB_RECHECK_OPEN)
			return is_ordered(facts, fn);
	return false;
}

/* So that the states of all blocks fit in 256 MiB. */
#define MOST_BLOCKS 20000

static bool
has_sizes(const struct wb_launch *l, const struct wb_fn *fn, const struct wb_machine *m)
{
	if (!l || !l->workgroups || !fn->is_kernel || !fn->desc || fn->desc->wave_lanes != m->wave_lanes ||
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

/* Loops of a function that is called. */
static void
prove_called(struct prover *p)
{
	struct state *first = WB_NEW(p->cx->tmp, struct state, 1), **in, **out;
	struct wave w = wave_called(p->cx, p->fn, p->in, p->in->machine->wave_lanes, first);

	w.ordered = p->ordered;
	p->box = found_new(p, false);
	if (run_wave(&w, p->text, p->end, first, &in, &out) && !w.lost)
		count_loops(p, &p->box, &w, in, out);
	for (uint32_t n = 0; n < p->facts->fact.n; n++)
		p->failed[n] = is_open(p, n) && (p->facts->fact.at[n].kind != WB_RECHECK_LOOP || !follows(p, n));
	close_facts(p);
}

bool *
wb_prove(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_recheck_input *in, struct wb_recheck *facts)
{
	struct wb_arena_mark mark = wb_arena_mark(cx->tmp);
	struct prover p = { .cx = cx, .fn = fn, .in = in, .facts = facts };
	const struct wb_fn *listed = wb_recheck_listed(in, fn);
	struct groups kind;
	bool ok = has_open(facts, fn) && listed && text_find(cx, listed, in->files, &p.text, &p.end) &&
		fn->nblock <= MOST_BLOCKS;

	p.failed = WB_NEW(cx->tmp, bool, facts->fact.n);
	p.most = WB_NEW(cx->tmp, uint64_t, ok ? fn->loops->nloop : 0);
	p.ordered = in->module != NULL;
	for (uint32_t f = 0; p.ordered && f < in->module->nfn; f++)
		p.ordered = in->module->fn[f]->is_kernel || is_ordered(facts, in->module->fn[f]);
	if (ok && !fn->is_kernel)
		prove_called(&p);
	p.most_steps = in->steps ? in->steps : MOST_STEPS;
	ok = ok && has_sizes(in->launch, fn, in->machine);
	if (ok) {
		p.memory = wb_launch_values(cx, in->launch, fn);
		p.box = found_new(&p, true);
		p.box.alive = WB_NEW(cx->tmp, bool, (size_t)(1024 / fn->desc->wave_lanes) * fn->nedge);
		p.taken = WB_NEW(cx->unit, bool, fn->nedge);
		p.barriers = walk_has_barrier(fn, p.text, p.end);
		p.fact = WB_NEW(cx->tmp, uint32_t, fn->ninst);
		for (uint32_t n = 0; n < facts->fact.n; n++)
			if (facts->fact.at[n].kind == WB_RECHECK_ACCESS && facts->fact.at[n].fn == fn)
				p.fact[facts->fact.at[n].id] = n + 1;
	}
	for (uint32_t last = 0; ok && last < 8; last++)
		if (groups_of(in->launch, last, &kind))
			prove_kind(&p, &kind);
	if (ok)
		close_facts(&p);
	wb_arena_reset(cx->tmp, mark);
	return p.taken;
}
