/* passes/deadlock/deadlock.c -- loops in which lanes wait for other lanes that they block.
 *
 *	while (atomic_cmpxchg(&lock, 0, 1) != 0) {}	lanes that failed wait here, and block
 *	lock = 0;					the lane that has the lock: it never gets here
 *
 * Needs:  DOM, POSTDOM, CDEP, LOOPS, GSA; uses LANES and BOUNDS (inferred ones) where known.
 * Gives:  DEADLOCK.   Keeps: all.
 * How:    for each loop, inner loops first, in the order of enum wb_loop_verdict:
 *         Do its exits depend on shared memory that is read in it (slice.c)? Does it end anyway (it is counted, or
 *         swaps against the latest value, mask.c)? Is every lane in it? If not, is there a write behind it that may
 *         change what is read (reach.c, address.c)? Then it is reported.
 * Sound:  a wave hangs in a loop only if what the loop reads never changes. On a machine with independent, fair threads
 *         it would change. So there a thread executes some write that changes it. On this machine that thread has left
 *         the loop, or has not entered it: the write is among the blocked ones. If every lane is in the loop, there is
 *         no such thread, so the threads hang, too. Every "no" above is proved. What is not known (calls, EXEC,
 *         addresses) counts as yes, with confidence "possible".
 * Cost:   O(loops * (values + instructions)) at worst; a loop that reads no shared memory costs its own size.
 * Source: algorithm 1 of ElTantawy and Aamodt, MICRO 2016, on the wave-level graph; wavebound-deadlock(7) compares.
 */
#include "deadlock.h"

const struct wb_rule_info wb_rule_info[WB_RULE_COUNT] = {
#define RULE(id, name, dflt, reads, other, what, explain) { name, dflt, reads, other, what, explain },
#include "wavebound/rules.def"
#undef RULE
};
const char *const wb_confidence_name[] = { "possible", "high" };
const char *const wb_loop_verdict_name[] = { "suspect", "unread", "counted", "together", "retry", "unblocked" };

enum wb_rule
wb_rule_find(const char *name)
{
	int k = 0;

	while (k < WB_RULE_COUNT && strcmp(wb_rule_info[k].name, name) != 0)
		k++;
	return (enum wb_rule)k;
}

uint32_t
wb_check_list(struct wb_check *h, const uint32_t *v, uint32_t n)
{
	uint32_t at = h->list.n;

	for (uint32_t k = 0; k < n; k++)
		WB_PUSH(h->cx->tmp, &h->list, v[k]);
	return at;
}

struct wb_finding
wb_finding_of(struct wb_check *h, enum wb_rule rule, uint32_t loop, const uint32_t *read, uint32_t n, const char *text)
{
	return (struct wb_finding){ .rule = (uint8_t)rule,
		.loop = loop, .inst = n ? read[0] : WB_NONE, .safe = WB_NONE, .text = text,
		.read = wb_check_list(h, read, n),
		.nread = n };
}

void
wb_check_report(struct wb_check *h, struct wb_finding f)
{
	WB_PUSH(h->cx->tmp, &h->finding, f);
}

/* ---- one loop ------------------------------------------------------------------------------ */
bool
wb_plain_load(const struct wb_check *h, uint32_t k)
{
	const struct wb_inst *i = &h->fn->inst[k];

	/* atomic and volatile loads have glc; from gfx942 on they may have a scope alone (sc1, scope:SCOPE_DEV) */
	return i->op == WB_OP_LOAD && i->mem.space != WB_SPACE_LDS && !wb_mod(h->fn, i, WB_MOD_GLC) &&
		!wb_mod(h->fn, i, WB_MOD_SCC);
}

/* How @write may change what @read finds. For plain loads, different buffers are assumed not to overlap: nobody waits
 * by plain loads for a write to another buffer. */
static enum wb_alias
changes(struct wb_check *h, uint32_t read, uint32_t write)
{
	return wb_alias_assumed(h, read, write, wb_plain_load(h, read));
}

/* The strongest alias between @write and a read of @c. */
static enum wb_alias
affects(struct wb_check *h, const struct wb_cycle *c, const struct wb_slice *s, uint32_t write)
{
	enum wb_alias worst = WB_ALIAS_NO;

	for (uint32_t k = 0; k < s->nread && worst != WB_ALIAS_MUST; k++) {
		enum wb_alias a = changes(h, s->read[k], write);

		if (a > worst && !wb_swap_no_effect(h, c, s, s->read[k], write, false))
			worst = a;
	}
	return worst;
}

/* Lists the reads that some of the writes @write may change. */
static uint32_t
list_reads(struct wb_check *h, const struct wb_slice *s, const uint32_t *write, uint32_t nwrite, struct wb_finding *f)
{
	f->read = h->list.n;
	for (uint32_t k = 0; k < s->nread; k++) {
		bool any = nwrite == 0;

		for (uint32_t w = 0; w < nwrite && !any; w++)
			any = changes(h, s->read[k], write[w]) >= WB_ALIAS_MAY;
		if (any)
			wb_check_list(h, &s->read[k], 1);
	}
	f->nread = h->list.n - f->read;
	return f->nread ? h->list.at[f->read] : s->read[0];
}

/* Lists a path from the header of the loop to block @to. */
static void
list_path(struct wb_check *h, const struct wb_cycle *c, const struct wb_blocked *b, uint32_t to, struct wb_finding *f)
{
	WB_VEC(uint32_t) back = { 0 };
	uint32_t header = c->header;

	for (uint32_t at = to; at != WB_NONE && back.n <= h->fn->nblock; at = b->parent[at]) {
		WB_PUSH(h->cx->tmp, &back, at);
		if (back.n > 1 && wb_cycle_has(c, at))
			break;
	}
	f->path = h->list.n;
	if (back.at[back.n - 1] != header)
		wb_check_list(h, &header, 1);
	while (back.n)
		wb_check_list(h, &back.at[--back.n], 1);
	f->npath = h->list.n - f->path;
}

/* Whether a loop inside was reported for the same writes. */
static bool
reported_before(const struct wb_check *h, const struct wb_finding *f)
{
	for (uint32_t k = 0; k < h->finding.n; k++) {
		const struct wb_finding *g = &h->finding.at[k];
		bool all = g->rule == WB_RULE_SIMT && g->loop >= f->loop && g->loop <= h->fn->loops->loop[f->loop].last;

		for (uint32_t w = 0; all && w < f->nwrite; w++) {
			bool any = false;

			for (uint32_t v = 0; v < g->nwrite && !any; v++)
				any = h->list.at[g->write + v] == h->list.at[f->write + w];
			all = any;
		}
		for (uint32_t r = 0; all && r < f->nread; r++)
			all = wb_loop_has(h->fn->loops, g->loop, h->g->block_of[h->list.at[f->read + r]]);
		if (all)
			return true;
	}
	return false;
}

/* The writes that @c blocks, and that may change what it reads. */
struct blocked_writes {
	struct wb_blocked all;		/* by lanes outside of the loop */
	WB_VEC(uint32_t) inst;
	/* some write certainly changes it, without a back edge of the loop on the path */
	bool must;
	bool around;			/* every path to each write takes a back edge of the loop */
};

static struct blocked_writes
find_blocked(struct wb_check *h, const struct wb_cycle *c, const struct wb_slice *s)
{
	struct blocked_writes w = { .all = wb_blocked_by(h, c), .around = true };

	for (uint32_t k = 0; k < w.all.n; k++) {
		enum wb_alias a = affects(h, c, s, w.all.inst[k]);

		if (a < WB_ALIAS_MAY || wb_keeps_waiting(h, c, w.all.inst[k], false))
			continue;
		WB_PUSH(h->cx->tmp, &w.inst, w.all.inst[k]);
		/* a compare-and-swap may find another number, and write nothing */
		w.must |= a == WB_ALIAS_MUST && !w.all.around[k] &&
			!(h->fn->inst[w.all.inst[k]].mem.access & WB_COMPARES);
		w.around &= w.all.around[k];
	}
	return w;
}

/* Whether no blocked write changes what the loop reads. */
static bool blocks_nothing(const struct blocked_writes *w) { return !w->all.caller && w->inst.n == 0; }

/* The writes that would be blocked if no two work-items of a wave had the same id along x, where this is not known;
 * else @w. */
static struct blocked_writes
usual_rows(struct wb_check *h, const struct wb_cycle *c, const struct wb_slice *s, const struct blocked_writes *w)
{
	struct blocked_writes usual;

	if (h->rows != WB_ROWS_UNKNOWN || !h->fn->is_kernel || !h->rows_asked)
		return *w;
	h->rows_assumed = true;
	usual = find_blocked(h, c, s);
	h->rows_assumed = false;
	return usual;
}

/* Whether all reads of @f are plain loads. */
static bool
plain_loads(const struct wb_check *h, const struct wb_finding *f)
{
	bool plain = f->nread;

	for (uint32_t k = 0; k < f->nread && plain; k++)
		plain = wb_plain_load(h, h->list.at[f->read + k]);
	return plain;
}

static const char *
text_of(const struct wb_finding *f, bool rows)
{
	if (rows)
		return "lanes wait in this loop for a write that comes after it, if work-items of a wave share a "
		       "number along x: say --workgroup, or require a size";
	if (f->nwrite == 0)
		return "lanes wait in this loop, and what they wait for may be written after this function returns";
	return f->around ? "lanes wait in this loop for a write that lanes reach only by the back edge of an outer "
			   "loop, which they cannot take meanwhile" :
			   "lanes wait in this loop for a write that comes after it, and lanes that have left the loop "
			   "do not go on before all have left";
}

void
wb_report_wait(struct wb_check *h, const struct wb_wait *w, const uint32_t *write, uint32_t n, struct wb_finding f)
{
	struct wb_blocked b = { .parent = w->parent };

	f.rule = WB_RULE_SIMT;
	f.loop = w->c.loop;
	f.safe = WB_NONE;
	f.write = wb_check_list(h, write, n);
	f.nwrite = n;
	f.read = wb_check_list(h, w->s.read, w->s.nread);
	f.nread = w->s.nread;
	f.inst = w->s.read[0];
	list_path(h, &w->c, &b, h->g->block_of[write[0]], &f);
	f.plain = plain_loads(h, &f);
	f.text = "lanes wait in this loop for another wavefront, and lanes that have left it do not go on before all "
		 "have left, to a write for which the other wavefront waits";
	if (!reported_before(h, &f))
		wb_check_report(h, f);
}

/* Whether @c writes shared memory, but by what its exits read. */
static bool
writes_meanwhile(const struct wb_check *h, const struct wb_cycle *c, const struct wb_slice *s)
{
	WB_EACH_WRITE(h, k)
		if (wb_cycle_has(c, h->g->block_of[k]) && !wb_slice_has(s, k))
			return true;
	return false;
}

static void
add_wait(struct wb_check *h, const struct wb_cycle *c, const struct wb_slice *s, const struct wb_blocked *held)
{
	struct wb_wait w = { .c = *c, .s = *s };
	bool all = writes_meanwhile(h, c, s);
	WB_VEC(uint32_t) read = { 0 };

	for (uint32_t b = 0; b < c->nblock; b++)
		WB_EACH_INST(h->fn, c->block[b], k)
			if (wb_slice_has(s, k) || (all && wb_shared_read(h, k) && !wb_launch_data(h, k)))
				WB_PUSH(h->cx->tmp, &read, k);
	w.read = read.at;
	w.nread = read.n;
	if (held) {
		w.held = held->inst;
		w.nheld = held->n;
		w.parent = held->parent;
	}
	WB_PUSH(h->cx->tmp, &h->wait, w);
}

static enum wb_loop_verdict
suspect(struct wb_check *h, const struct wb_cycle *c, const struct wb_slice *s)
{
	struct blocked_writes w = find_blocked(h, c, s), usual;
	struct wb_finding f = {
		.rule = WB_RULE_SIMT, .loop = c->loop, .safe = WB_NONE, .around = w.around, .nwrite = w.inst.n
	};

	add_wait(h, c, s, &w.all);
	if (blocks_nothing(&w))
		return WB_LOOP_UNBLOCKED;
	usual = usual_rows(h, c, s, &w);
	f.write = wb_check_list(h, w.inst.at, w.inst.n);
	f.inst = list_reads(h, s, h->list.at + f.write, f.nwrite, &f);
	if (w.inst.n)
		list_path(h, c, &w.all, h->g->block_of[w.inst.at[0]], &f);
	f.plain = plain_loads(h, &f);
	f.confidence = usual.must && !w.all.caller && !f.plain && wb_stuck(h, c, s) ? WB_CONFIDENCE_HIGH :
										     WB_CONFIDENCE_POSSIBLE;
	f.text = text_of(&f, blocks_nothing(&usual));
	if (!reported_before(h, &f))
		wb_check_report(h, f);
	return WB_LOOP_SUSPECT;
}

static enum wb_loop_verdict
judge_cycle(struct wb_check *h, const struct wb_cycle *c)
{
	const struct wb_fn *fn = h->fn;
	struct wb_slice s = wb_slice_exits(h, c);

	if (s.nread == 0)
		return WB_LOOP_UNREAD;
	if (wb_cycle_ends(h, c))
		return WB_LOOP_COUNTED;
	if (h->one_lane || (fn->is_kernel && wb_leaves_together(h, c) && fn->block[c->header].ninst &&
		(wb_exec_is_entry(h, fn->block[c->header].first) || wb_role_all_lanes(h, wb_role_in(h, c), c)))) {
		add_wait(h, c, &s, NULL);
		return WB_LOOP_TOGETHER;
	}
	if (wb_cycle_retries(h, c, &s))
		return WB_LOOP_RETRY;
	return suspect(h, c, &s);
}

static enum wb_loop_verdict
judge(struct wb_check *h, uint32_t loop)
{
	const struct wb_loop *l = &h->fn->loops->loop[loop];
	struct wb_cycle loop_cycle = wb_cycle_of_loop(h, loop);
	/* if all back edges keep all lanes, those of each part do */
	bool parts = l->nback > 1 && !l->irreducible && !wb_cycle_keeps_lanes(h, &loop_cycle), suspected = false;
	enum wb_loop_verdict v;

	for (uint32_t k = 0; k < l->nback && parts; k++) {
		struct wb_cycle c = wb_cycle_part(h, loop, h->fn->loops->list[l->back + k]);

		suspected |= c.part && !wb_cycle_keeps_lanes(h, &c) && judge_cycle(h, &c) == WB_LOOP_SUSPECT;
	}
	v = judge_cycle(h, &loop_cycle);
	return suspected ? WB_LOOP_SUSPECT : v;
}

/* ---- the pass --------------------------------------------------------------------------------- */
/* What decides whether block @b is executed: the conditions that control it. Code that was inlined at two places has
 * them apart, unless both are reached under the same ones. */
static uint64_t
digest_of_control(const struct wb_fn *fn, struct wb_digests *digests, uint32_t b)
{
	uint64_t sum = 0;

	for (uint32_t k = wb_cdep_next(fn, b, 0); k != WB_NONE; k = wb_cdep_next(fn, b, k + 1)) {
		const struct wb_inst *last = wb_last_inst(fn, fn->edge[fn->cdep->edge[k]].src);

		if (last)
			sum += wb_digest_inst(digests, (uint32_t)(last - fn->inst));
	}
	return sum;
}

/* The digest of instruction @k, with the names of the calls that it was inlined by, where these are known. */
static uint64_t
digest_of_inst(struct wb_check *h, struct wb_digests *digests, uint32_t k)
{
	uint64_t part[2] = { wb_digest_inst(digests, k), 0 };

	for (uint32_t c = wb_inlined_find(h->m, &h->fn->inst[k]); c != WB_NONE; c = h->m->inlined[c].caller) {
		const char *name = h->m->inlined[c].callee;
		uint64_t chain[2] = { part[1], wb_hash(name, strlen(name)) };

		part[1] = wb_hash(chain, sizeof(chain));
	}
	return part[1] ? wb_hash(part, sizeof(part)) : part[0];
}

/* The digest of @x. Instructions are in any order. */
static uint64_t
digest_of(struct wb_check *h, struct wb_digests *digests, const uint64_t *loop, const struct wb_finding *x)
{
	const uint32_t *list = h->list.at;
	uint32_t b = x->loop != WB_NONE ? h->fn->loops->loop[x->loop].header :
		     x->inst != WB_NONE ? h->fn->gsa->block_of[x->inst] : WB_NONE;
	uint64_t part[5] = { x->loop != WB_NONE ? loop[x->loop] : 0,
		x->inst == WB_NONE ? 0 : digest_of_inst(h, digests, x->inst), 0, 0,
		b == WB_NONE ? 0 : digest_of_control(h->fn, digests, b) };

	for (uint32_t k = 0; k < x->nread; k++)
		part[2] += digest_of_inst(h, digests, list[x->read + k]);
	for (uint32_t k = 0; k < x->nwrite; k++)
		part[3] += digest_of_inst(h, digests, list[x->write + k]);
	return wb_hash(part, sizeof(part));
}

void
wb_check_keep(struct wb_check *h, struct wb_deadlock *d)
{
	struct wb_digests *digests = NULL;
	uint64_t *loop = NULL;

	d->finding = wb_arena_copy(h->cx->unit, h->finding.at, h->finding.n, sizeof *d->finding);
	d->list = wb_arena_copy(h->cx->unit, h->list.at, h->list.n, sizeof *d->list);
	d->turn = wb_arena_copy(h->cx->unit, h->turn.at, h->turn.n, sizeof *d->turn);
	d->nfinding = h->finding.n;
	if (d->nfinding) {
		digests = wb_digests_new(h->cx->tmp, h->m, h->g, false);
		loop = WB_NEW(h->cx->tmp, uint64_t, h->fn->loops->nloop);
		wb_digest_loops(digests, loop);
	}
	for (uint32_t k = 0; k < d->nfinding; k++)
		d->finding[k].digest = digest_of(h, digests, loop, &d->finding[k]);
	for (uint32_t k = 0; k < d->nfinding; k++)
		if (d->finding[k].rule == WB_RULE_SIMT)
			d->finding[k].safe = d->safe[d->finding[k].loop];
}

static void
list_writes(struct wb_check *h)
{
	WB_VEC(uint32_t) write = { 0 };

	h->no_effect = wb_bits_new(h->cx->tmp, h->fn->ninst);
	h->watched = wb_bits_new(h->cx->tmp, h->fn->ninst);
	for (uint32_t k = 0; k < h->fn->ninst; k++) {
		if (h->fn->inst[k].op == WB_OP_BARRIER) {
			h->barriers = true;
			wb_bit_set(h->watched, k);
		}
		h->signals |= h->fn->inst[k].op == WB_OP_SIGNAL;
		if ((h->fn->inst[k].mem.access & WB_ATOMIC) && wb_changes_nothing(h, k))
			wb_bit_set(h->no_effect, k);
		if (wb_shared_write(h, k)) {
			WB_PUSH(h->cx->tmp, &write, k);
			wb_bit_set(h->watched, k);
		}
	}
	h->write = write.at;
	h->nwrite = write.n;
}

/* Findings that do not depend on lock step. */
static void
find_others(struct wb_check *h, struct wb_deadlock *d)
{
	struct wb_locks locks = { NULL, 0 };

	wb_check_hazards(h, d->verdict);
	if (~h->skip & WB_RULES_OF_LOCKS)
		locks = wb_locks_find(h, d->verdict);
	wb_check_waves(h, d->verdict, &locks);
	if (wb_checked(h, WB_RULE_HALF))
		wb_check_halves(h, d->verdict);
	if (wb_checked(h, WB_RULE_LEAK))
		wb_check_leaks(h, &locks);
	if (wb_checked(h, WB_RULE_ORDER))
		wb_check_order(h, &locks, d);
	if (wb_checked(h, WB_RULE_WAIT))
		wb_check_early(h);
	if (wb_checked(h, WB_RULE_HAZARD))
		wb_check_states(h);
}

/* Sets what the kernel or the launch tells of the sizes. */
static void
find_rows(struct wb_check *h, const struct wb_launch *l, struct wb_deadlock *out)
{
	const struct wb_kernel_desc *d = h->fn->desc;
	const struct wb_launch_values *v;
	uint64_t items = 1, first = 1, all = 1;

	if (!h->fn->is_kernel || !d || !d->wave_lanes)
		return;
	v = wb_launch_values(h->cx, l, h->fn);
	memcpy(out->grid, v->grid, sizeof out->grid);
	memcpy(out->workgroup, v->workgroup, sizeof out->workgroup);
	for (uint32_t k = 0; l && k < l->arg.n; k++)
		out->narg += !l->arg.at[k].is_buffer && l->arg.at[k].value;
	h->row_items = v->workgroup[0];
	h->same_lanes = true;
	for (uint32_t k = 0; k < 3; k++) {
		h->dimensions |= (uint32_t)(v->workgroup[k] != 1) << k;
		h->group_dimensions |= (uint32_t)(!v->grid[k] || v->grid[k] > v->workgroup[k]) << k;
		h->wide |= (uint32_t)(v->workgroup[k] > 1 || (!v->workgroup[k] && v->grid[k] > 1)) << k;
		h->wide_groups |= (uint32_t)(v->grid[k] > 1 && v->grid[k] > v->workgroup[k]) << k;
		h->same_lanes = h->same_lanes && v->workgroup[k] && v->grid[k];
		h->part_waves |= v->workgroup[k] && v->grid[k] % v->workgroup[k];
		items *= v->workgroup[k];
		first *= v->grid[k] && v->grid[k] < v->workgroup[k] ? v->grid[k] : v->workgroup[k];
		all *= v->grid[k];
	}
	h->one_lane = items == 1 || all == 1;
	h->first_lanes = first && first < d->wave_lanes ? (uint32_t)first : d->wave_lanes;
	h->part_waves |= items % d->wave_lanes != 0;
	h->same_lanes = h->same_lanes && !h->part_waves;
	h->one_group = !h->group_dimensions;
	h->wave_groups = (items && items <= d->wave_lanes) ||
		(d->max_flat_workgroup && d->max_flat_workgroup <= d->wave_lanes);
	h->one_wave = h->one_group && h->wave_groups;
	h->half_waves = d->wave_lanes <= 32 || (items && items <= 32) ||
		(d->max_flat_workgroup && d->max_flat_workgroup <= 32);
	if (v->workgroup[0])
		h->rows = (v->workgroup[0] % d->wave_lanes == 0 && v->grid[0] % v->workgroup[0] == 0) ||
				(v->workgroup[1] == 1 && v->workgroup[2] == 1) ? WB_ROWS_OF_WAVES : WB_ROWS_SHORT;
}

enum wb_status
wb_pass_deadlock(struct wb_ctx *cx, struct wb_fn *fn, const struct wb_pass_env *env)
{
	struct wb_deadlock *d = WB_NEW(cx->unit, struct wb_deadlock, 1);
	struct wb_check h = { .cx = cx,
		.m = env->module, .fn = fn, .g = fn->gsa, .gates = wb_gsa_gates_new(cx->tmp, fn->gsa),
		.lanes = fn->lanes, .launch = env->launch, .skip = env->skip_rules,
		.buffers_distinct = env->buffers_distinct };
	uint32_t n = fn->loops->nloop;

	find_rows(&h, env->launch, d);
	h.descriptor = wb_stack_descriptor(&h);
	h.addresses = wb_addresses_new(&h);
	list_writes(&h);
	d->verdict = WB_NEW(cx->unit, uint8_t, n);
	d->safe = WB_NEW(cx->unit, uint32_t, n);
	while (n-- > 0)
		d->verdict[n] = (uint8_t)judge(&h, n);
	wb_check_mutual(&h);
	wb_check_barriers(&h);
	find_others(&h, d);
	wb_check_safe(&h, d->safe, NULL);
	wb_check_keep(&h, d);
	wb_gsa_gates_tell(cx, h.gates);
	d->assumed_distinct = h.assumed_distinct;
	fn->deadlock = d;
	return WB_OK;
}
