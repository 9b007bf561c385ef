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

/* What is found for one fact, of a wave or of all in a box. */
struct found {
	uint64_t lines, rounds;		/* of an access */
	uint64_t repeats, total;	/* of a loop */
	int64_t heaviest;		/* of a row */
	bool whole, row, scalar;	/* of an access */
};
struct findings {
	struct found *of;		/* [fact] */
	bool *alive;			/* [edge]; of a box [wave * nedge + edge] */
};

struct prover {
	struct wave wave;		/* what each wave begins with */
	const struct wb_fn *fn;
	struct wb_recheck *facts;
	uint32_t *fact;			/* [instruction] of its access + 1; 0: none */
	struct findings box;		/* of the box at hand */
	uint32_t nwave;
	/* of the wave at hand */
	struct findings now;
	struct state copy;
	uint64_t *most;			/* [loop] by induction: what it repeats; WB_UNKNOWN */
	/* of all boxes so far */
	bool *failed;			/* [fact] it does not follow */
	bool *taken;			/* [edge] a wave may take it */
	bool lost;			/* there was a wave that may do anything */
	uint64_t waves, busy, busy_groups;	/* how many may pass the guard */
	uint64_t steps, most_steps;
};

static uint32_t
alignment(const struct wb_machine *m, const struct text *t, uint32_t bytes)
{
	uint32_t most = *t->name == 'd' ? 1 : text_atomic(t->name) ? m->access_align_bytes : m->global_align_bytes,
		 align = 1;

	while (bytes % (2 * align) == 0 && 2 * align <= most)
		align *= 2;
	return align;
}

/* Where @least, the most of no wave; or that of any. */
static struct found
found_new(bool least)
{
	uint64_t n = least ? 0 : WB_UNKNOWN;

	return (struct found){ n, n, n, n, least ? INT64_MIN : INT64_MAX, least, least, least };
}

/* What is true if both are. */
static struct found
found_both(struct found a, struct found b)
{
	return (struct found){ wb_min_u64(a.lines, b.lines), wb_min_u64(a.rounds, b.rounds),
		wb_min_u64(a.repeats, b.repeats), wb_min_u64(a.total, b.total),
		a.heaviest < b.heaviest ? a.heaviest : b.heaviest, a.whole || b.whole, a.row || b.row,
		a.scalar || b.scalar };
}

/* What is true of two waves. */
static struct found
found_either(struct found a, struct found b)
{
	return (struct found){ wb_max_u64(a.lines, b.lines), wb_max_u64(a.rounds, b.rounds),
		wb_max_u64(a.repeats, b.repeats), wb_max_u64(a.total, b.total),
		a.heaviest > b.heaviest ? a.heaviest : b.heaviest, a.whole && b.whole, a.row && b.row,
		a.scalar && b.scalar };
}

/* Of all facts: nothing yet, apart from rows, or nothing at all. */
static struct findings
findings_new(const struct prover *p, bool least)
{
	struct findings f = { WB_NEW(p->wave.cx->tmp, struct found, p->facts->fact.n),
		WB_NEW(p->wave.cx->tmp, bool, p->fn->nedge) };

	for (uint32_t n = 0; n < p->facts->fact.n; n++) {
		f.of[n] = found_new(least);
		f.of[n].heaviest = INT64_MAX;
	}
	memset(f.alive, !least, p->fn->nedge);
	return f;
}

static bool
is_open(const struct prover *p, uint32_t n)
{
	const struct wb_recheck_fact *f = &p->facts->fact.at[n];

	return f->fn == p->fn && f->verdict == WB_RECHECK_OPEN && !p->failed[n];
}

/* What access @t needs in front of it. */
static struct found
count_access(const struct prover *p, struct wave *w, const struct wb_recheck_fact *f, const struct text *t)
{
	struct found found = found_new(false);
	bool atomic = text_atomic(t->name), memory = *t->name == 'g' || *t->name == 'f';
	uint32_t bytes, address, zeros, align;
	int64_t second;

	if (f->scalar) {
		const struct wb_mem *m = &p->fn->inst[f->scalar->inst].mem;
		struct range at = meaning_distance(w, t, p->fn->desc->arg[f->scalar->argument].offset);

		found.scalar = at.least >= f->scalar->low &&
			at.most + (wb_i128)m->bytes * m->count <= f->scalar->high;
		return found;
	}
	address = meaning_address(w, t, &bytes, &second);
	align = alignment(w->in->machine, t, bytes ? bytes : 1);
	if (bytes && meaning_zeros(w, t, &zeros))
		found.lines = count_scattered(w, bytes, align, zeros, *t->name == 'f');
	if (bytes)
		found.lines = wb_min_u64(found.lines, count_interleaved(w, t, bytes));
	if (address == WB_NONE)
		return found;
	if (f->lines != WB_UNKNOWN && *t->name != 'd')
		found.lines = wb_min_u64(found.lines, count_lines(w, address, bytes, align));
	if (f->rounds != WB_UNKNOWN && *t->name != 'g')
		found.rounds = count_rounds(w, address, second, bytes);
	found.whole = f->whole && *t->name == 'g' && !atomic && count_whole(w, address, bytes);
	found.row = f->row && memory && !atomic && count_row(w, address, bytes);
	return found;
}

/* Counts instruction @k if it is an access, on a copy of what is known in front of it. */
static void
before(void *user, struct wave *w, uint32_t k, uint32_t site)
{
	struct prover *p = user;
	uint32_t n = p->fact[k] - 1;

	if (!p->fact[k])
		return;
	p->copy = *w->now;
	w->now = &p->copy;
	w->site = site;
	w->fresh = 0;
	p->now.of[n] = found_either(p->now.of[n], count_access(p, w, &p->facts->fact.at[n], &w->text[k]));
}

/* Counts the accesses of all facts. */
static void
count_accesses(struct prover *p, struct wave *w)
{
	struct state *now = WB_NEW(w->cx->tmp, struct state, 1);

	for (uint32_t b = 0; b < p->fn->nblock; b++) {
		if (!w->before[b])
			continue;
		*now = *w->before[b];
		WB_EACH_INST(p->fn, b, k) {
			w->now = now;
			before(p, w, k, p->fn->ninst + p->fn->nblock + k);
			w->now = now;
			run_inst(w, k, k);
		}
	}
}

/* The most that each loop repeats: found now, or proved before. */
static void
count_loops(struct prover *p, struct wave *w)
{
	for (uint32_t l = 0; l < p->fn->loops->nloop; l++)
		p->most[l] = run_repeats(w, &p->fn->loops->loop[l]);
	for (uint32_t n = 0; n < p->facts->fact.n; n++) {
		const struct wb_recheck_fact *f = &p->facts->fact.at[n];

		if (f->kind != WB_RECHECK_LOOP || f->fn != p->fn)
			continue;
		if (f->verdict == WB_RECHECK_PROVED)
			p->most[f->id] = wb_min_u64(p->most[f->id], f->repeats);
		p->now.of[n].repeats = p->most[f->id];
		p->now.of[n].total = WB_UNKNOWN;
	}
}

/* What holds of wave @number whatever path it takes. */
static void
find_by_induction(struct prover *p, const struct groups *box, uint32_t number)
{
	struct wave w = wave_new(&p->wave, box, number);
	bool ok;

	p->now = findings_new(p, true);
	ok = run_wave(&w) && !w.lost;
	if (ok) {
		run_edges(&w, p->now.alive);
		count_loops(p, &w);
		count_accesses(p, &w);
	}
	p->steps += w.steps;
	if (ok && !w.lost && !w.weaker)
		return;
	p->lost = true;
	memset(p->most, 0xff, p->fn->loops->nloop * sizeof *p->most);
	p->now = findings_new(p, false);
}

/* Which rows are weighed iteration by iteration; their facts in @fact. */
static void
choose_rows(const struct prover *p, struct unrolled *u, uint32_t *fact)
{
	for (uint32_t n = 0; n < p->facts->fact.n && u->nrow < MOST_ROWS; n++) {
		const struct wb_recheck_fact *f = &p->facts->fact.at[n];

		if (f->kind != WB_RECHECK_ROW || !is_open(p, n) || !walk_is_light(p->fn, &p->fn->rows->row[f->id]))
			continue;
		fact[u->nrow] = n;
		u->row[u->nrow++] = &p->fn->rows->row[f->id];
	}
}

/* What holds in each iteration, and on each path if paths are @apart; false: it takes too long. */
static bool
find_by_iteration(struct prover *p, const struct groups *box, uint32_t number, bool apart)
{
	struct wave w = wave_new(&p->wave, box, number);
	struct unrolled u = { .apart = apart, .limit = p->most, .user = p, .before = before };
	uint32_t row[MOST_ROWS];
	bool ok;

	p->now = findings_new(p, true);
	u.alive = p->now.alive;
	u.most = WB_NEW(w.cx->tmp, uint64_t, p->fn->loops->nloop);
	u.total = WB_NEW(w.cx->tmp, uint64_t, p->fn->loops->nloop);
	choose_rows(p, &u, row);
	ok = unroll_wave(&w, p->most_steps - wb_min_u64(p->steps, p->most_steps), &u);
	p->steps += w.steps;
	for (uint32_t n = 0; n < p->facts->fact.n; n++) {
		const struct wb_recheck_fact *f = &p->facts->fact.at[n];

		if (f->kind == WB_RECHECK_LOOP && f->fn == p->fn) {
			p->now.of[n].repeats = u.most[f->id];
			p->now.of[n].total = u.total[f->id];
		}
	}
	for (uint32_t r = 0; r < u.nrow; r++)
		p->now.of[row[r]].heaviest = u.heaviest.of[r];
	return ok;
}

/* All waves of the workgroups in @box; @each: iteration by iteration, too. */
static void
run_box(struct prover *p, const struct groups *box, bool each)
{
	uint32_t lanes = p->fn->desc->wave_lanes, items = box->size[0] * box->size[1] * box->size[2];

	for (uint32_t n = 0; n < p->facts->fact.n; n++)
		p->box.of[n] = found_new(true);
	p->nwave = (items + lanes - 1) / lanes;
	for (uint32_t wave = 0; wave < p->nwave; wave++) {
		struct wb_arena_mark mark = wb_arena_mark(p->wave.cx->tmp);
		bool *alive = p->box.alive + (size_t)wave * p->fn->nedge;
		struct findings first;

		find_by_induction(p, box, wave);
		first = p->now;
		if (!each || (!find_by_iteration(p, box, wave, true) && !find_by_iteration(p, box, wave, false)))
			p->now = findings_new(p, false);
		for (uint32_t n = 0; n < p->facts->fact.n; n++)
			p->box.of[n] = found_either(p->box.of[n], found_both(first.of[n], p->now.of[n]));
		for (uint32_t e = 0; e < p->fn->nedge; e++)
			alive[e] = first.alive[e] && p->now.alive[e];
		wb_arena_reset(p->wave.cx->tmp, mark);
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
		return (!f->whole || p->box.of[n].whole) && (!f->row || p->box.of[n].row) &&
			(!f->scalar || p->box.of[n].scalar) &&
			(f->lines == WB_UNKNOWN || p->box.of[n].lines <= f->lines) &&
			(f->rounds == WB_UNKNOWN || p->box.of[n].rounds <= f->rounds);
	case WB_RECHECK_LOOP:
		return f->repeats == WB_UNKNOWN ? p->box.of[n].total <= p->fn->bounds->loop[f->id].total &&
				p->box.of[n].total != WB_UNKNOWN : p->box.of[n].repeats <= f->repeats;
	case WB_RECHECK_BRANCH: return !is_alive(p, f->id);
	case WB_RECHECK_ROW:
		row = &p->fn->rows->row[f->id];
		return (p->box.of[n].heaviest != INT64_MAX && (wb_i128)p->box.of[n].heaviest <= row->limit) ||
			walk_heaviest(&p->wave, p->box.alive, p->nwave, row);
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
		p->failed[n] = groups == WB_UNKNOWN || p->lost;
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

/* Whether @fn has a fact of @kind, or of any (WB_RECHECK_KINDS), with @verdict. */
static bool
has_fact(const struct wb_recheck *facts, const struct wb_fn *fn, uint32_t kind, uint32_t verdict)
{
	for (uint32_t k = 0; k < facts->fact.n; k++) {
		const struct wb_recheck_fact *f = &facts->fact.at[k];

		if (f->fn == fn && f->verdict == verdict && (f->kind == kind || kind == WB_RECHECK_KINDS))
			return true;
	}
	return false;
}

/* So that the states of all blocks fit in 256 MiB. */
#define MOST_BLOCKS 11000

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
	struct wave w = wave_called(&p->wave);

	p->now = findings_new(p, false);
	if (run_wave(&w) && !w.lost)
		count_loops(p, &w);
	p->box = p->now;
	for (uint32_t n = 0; n < p->facts->fact.n; n++)
		p->failed[n] = is_open(p, n) && (p->facts->fact.at[n].kind != WB_RECHECK_LOOP || !follows(p, n));
	close_facts(p);
}

/* All workgroups of the launch. */
static void
prove_kernel(struct prover *p)
{
	struct wb_ctx *cx = p->wave.cx;
	struct groups kind;

	p->wave.memory = wb_launch_values(cx, p->wave.in->launch, p->fn);
	p->box = findings_new(p, true);
	p->box.alive = WB_NEW(cx->tmp, bool, (size_t)(1024 / p->fn->desc->wave_lanes) * p->fn->nedge);
	p->taken = WB_NEW(cx->unit, bool, p->fn->nedge);
	p->fact = WB_NEW(cx->tmp, uint32_t, p->fn->ninst);
	for (uint32_t n = 0; n < p->facts->fact.n; n++)
		if (p->facts->fact.at[n].kind == WB_RECHECK_ACCESS && p->facts->fact.at[n].fn == p->fn)
			p->fact[p->facts->fact.at[n].id] = n + 1;
	for (uint32_t last = 0; last < 8; last++)
		if (groups_of(p->wave.in->launch, last, &kind))
			prove_kind(p, &kind);
	close_facts(p);
}

bool *
wb_prove(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_recheck_input *in, struct wb_recheck *facts)
{
	struct wb_arena_mark mark = wb_arena_mark(cx->tmp);
	bool open = fn->nblock <= MOST_BLOCKS && has_fact(facts, fn, WB_RECHECK_KINDS, WB_RECHECK_OPEN) &&
		has_fact(facts, fn, WB_RECHECK_LAYOUT, WB_RECHECK_PROVED);
	const struct wb_fn *listed = open ? wb_recheck_listed(in, fn) : NULL;
	struct prover *p = WB_NEW(cx->tmp, struct prover, 1);
	bool *taken;

	p->wave = (struct wave){ .cx = cx, .fn = fn, .in = in, .lanes = in->machine->wave_lanes };
	p->fn = fn;
	p->facts = facts;
	p->failed = WB_NEW(cx->tmp, bool, facts->fact.n);
	p->most_steps = in->steps ? in->steps : MOST_STEPS;
	p->wave.text = listed ? text_find(cx, listed, in->files) : NULL;
	p->wave.ordered = in->module != NULL;
	for (uint32_t f = 0; p->wave.ordered && f < in->module->nfn; f++)
		p->wave.ordered = in->module->fn[f]->is_kernel ||
			has_fact(facts, in->module->fn[f], WB_RECHECK_LAYOUT, WB_RECHECK_PROVED);
	if (p->wave.text) {
		p->most = WB_NEW(cx->tmp, uint64_t, fn->loops->nloop);
		if (!fn->is_kernel)
			prove_called(p);
		else if (has_sizes(in->launch, fn, in->machine))
			prove_kernel(p);
	}
	taken = p->taken;
	wb_arena_reset(cx->tmp, mark);
	return taken;
}
