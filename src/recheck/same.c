/* src/recheck/same.c -- which registers are uniform in a wave, or in a workgroup: a plain forward dataflow.
 *
 *	s_load_dwordx2 s[2:3], s[0:1], 0	arguments: uniform
 *	v_mov_b32 v1, s2			uniform in a wave
 *	v_add_u32 v2, v0, v1			v0 is the work-item id: not uniform
 *
 * What:   for each block, which registers may differ between lanes, and which between waves. What is computed from a
 *         register that may differ, may differ. Nothing is known of loops, gates or ranges.
 * Right:  the lanes of a wave take the same path. So at a join, a register that is uniform on all edges is uniform. A
 *         vector register that is written while lanes are off keeps old values in these lanes. So it is uniform only if
 *         it is written while EXEC is the entry set, or if a subset of the entry set is on and was never left. For EXEC
 *         and each saved mask it is known whether it is the entry set, or a subset of it. If any other lanes may be on,
 *         no vector register is uniform any more. For workgroups: waves that take different edges of a branch
 *         execute different blocks until all paths from there meet. What is written there may differ between waves from
 *         then on; if there is a barrier among these blocks, they may not meet it alike. Cut these parts out of the
 *         executions of two waves: the rest is the same, by induction.
 * Cost:   O(blocks * registers) for each time that the state of a block grows: at most once for each flag of a
 *         register, of which there are five. Functions above MOST_CELLS are not analysed.
 */
#include "wavebound/effects.h"

#include "private.h"

#define MOST_CELLS ((size_t)1 << 26)
#define MOST_STEPS 50000000

enum { LANES = 1, WAVES = 2,		/* may differ between lanes, between waves */
	NOT_ALL = 4, NOT_SOME = 8,	/* a mask: may not be the entry set; may not even be a subset of it */
	WRITTEN = 16 };			/* may not hold what it held at the entry */
#define ANYTHING (LANES | WAVES | NOT_ALL | NOT_SOME | WRITTEN)

struct same {
	struct recheck *r;
	const struct wb_fn *fn;
	uint8_t *in;			/* [block * nunit + unit] */
	uint8_t *now;			/* [unit] */
	bool *reached, *dirty;
	uint32_t exec;			/* unit */
	bool stores;			/* memory that others read may change */
	/* waves apart */
	bool *apart;			/* [block] waves may take different edges at its end */
	uint32_t *region, *visited, visit;
	uint64_t steps;
};

/* ---- the start ---------------------------------------------------------------------------- */
static void
mark_pair(struct same *s, uint32_t reg, uint32_t n, uint8_t state)
{
	for (uint32_t u = 0; reg != WB_NONE && u < s->fn->nunit; u++) {
		uint32_t number = wb_register_number(s->fn, u, 's');

		if (number != WB_NONE && number >= reg && number - reg < n)
			s->in[u] = state;
	}
}

static void
start(struct same *s)
{
	const struct wb_kernel_desc *d = s->fn->desc;

	for (uint32_t u = 0; u < s->fn->nunit; u++)
		s->in[u] = s->fn->unit[u].cls == WB_UNIT_SCALAR ? WAVES | NOT_ALL | NOT_SOME : ANYTHING;
	if (s->exec != WB_NONE && s->fn->is_kernel)
		s->in[s->exec] = s->in[s->exec + 1] = WAVES;
	for (uint32_t u = 0; u < s->fn->nunit; u++)
		if (s->fn->unit[u].role == WB_ROLE_MODE && s->fn->is_kernel)
			s->in[u] = NOT_ALL | NOT_SOME;
	if (!s->fn->is_kernel || !d)
		return;
	mark_pair(s, d->abi.s_kernarg_ptr, 2, NOT_ALL | NOT_SOME);
	mark_pair(s, d->abi.s_dispatch_ptr, 2, NOT_ALL | NOT_SOME);
	for (uint32_t k = 0; k < 3; k++)
		mark_pair(s, d->abi.s_workgroup_id[k], 1, NOT_ALL | NOT_SOME);
	mark_pair(s, d->abi.s_workgroup_yz, 1, NOT_ALL | NOT_SOME);
}

/* ---- one instruction ------------------------------------------------------------------------ */
/* Which of NOT_ALL, NOT_SOME hold for EXEC. */
static uint8_t
exec_state(const struct same *s)
{
	return s->exec != WB_NONE ? s->now[s->exec] | s->now[s->exec + 1] : NOT_ALL | NOT_SOME;
}

/* What operands of @i may differ in. Lanes outside of the entry set have other values. */
static uint8_t
inputs(const struct same *s, const struct wb_inst *i)
{
	uint8_t differ = exec_state(s) & NOT_SOME ? LANES : 0;

	for (uint32_t k = 0; k < i->nopnd; k++) {
		const struct wb_opnd *o = wb_opnd(s->fn, i, k);
		enum wb_read_kind how = wb_read_kind(s->fn, i, k);

		if (o->kind != WB_OPND_UNIT || !(o->flags & WB_USE))
			continue;
		if (how == WB_READS_BIT)
			differ |= LANES;
		for (uint32_t u = o->id; u < o->id + o->nunit && how != WB_READS_ENABLE; u++)
			differ |= s->now[u] & (LANES | WAVES);
	}
	return differ;
}

static bool
is_pair(const struct same *s, const struct wb_opnd *o)
{
	return o->kind == WB_OPND_UNIT && o->nunit == 2 && s->fn->unit[o->id].cls == WB_UNIT_SCALAR;
}

/* Which of NOT_ALL, NOT_SOME hold for a scalar pair, as a mask. */
static uint8_t
mask_of(const struct same *s, const struct wb_opnd *o)
{
	return o->kind == WB_OPND_IMM ? (uint8_t)(o->imm ? NOT_ALL | NOT_SOME : NOT_ALL) :
		is_pair(s, o) ? (uint8_t)((s->now[o->id] | s->now[o->id + 1]) & (NOT_ALL | NOT_SOME)) :
					NOT_ALL | NOT_SOME;
}

/* The same of the mask that @i makes of its first two sources: an intersection, or a union. */
static uint8_t
mask_made(const struct same *s, const struct wb_inst *i)
{
	uint8_t m[2] = { NOT_ALL | NOT_SOME, NOT_ALL | NOT_SOME };
	uint32_t n = 0;

	for (uint32_t k = 0; k < i->nopnd && n < 2; k++)
		if (wb_opnd(s->fn, i, k)->flags & WB_USE && wb_opnd(s->fn, i, k)->kind != WB_OPND_MOD)
			m[n++] = mask_of(s, wb_opnd(s->fn, i, k));
	switch ((enum wb_op)i->op) {
	case WB_OP_MOV: return m[0];
	case WB_OP_AND: return m[0] == 0 && m[1] == 0 ? 0 : (uint8_t)(NOT_ALL | (m[0] & m[1] & NOT_SOME));
	case WB_OP_ANDN2: return (uint8_t)(NOT_ALL | (m[0] & NOT_SOME));
	case WB_OP_OR: return (uint8_t)((m[0] & m[1] & NOT_ALL) | ((m[0] | m[1]) & NOT_SOME));
	case WB_OP_EQ: case WB_OP_NE: case WB_OP_LT: case WB_OP_LE: case WB_OP_GT: case WB_OP_GE: case WB_OP_CMP:
		/* lanes that are off have 0 */
		return (uint8_t)(NOT_ALL | ((s->now[s->exec] | s->now[s->exec + 1]) & NOT_SOME));
	default: return NOT_ALL | NOT_SOME;
	}
}

/* Whether scalar @i loads what no wave of the launch changes: arguments, through the register that the hardware
 * sets. */
static bool
loads_constants(const struct same *s, const struct wb_inst *i)
{
	const struct wb_kernel_desc *d = s->fn->desc;
	const struct wb_opnd *p = i->mem.addr < i->nopnd ? wb_opnd(s->fn, i, i->mem.addr) : NULL;
	const char *name;

	if (!s->stores)
		return true;
	if (!d || !s->fn->is_kernel || d->abi.s_kernarg_ptr == WB_NONE || !p || p->kind != WB_OPND_UNIT ||
		(s->now[p->id] | s->now[p->id + 1]) & WRITTEN)
		return false;
	name = wb_format(s->r->cx->tmp, "s%u", d->abi.s_kernarg_ptr);
	return strcmp(s->fn->unit[p->id].name, name) == 0;
}

/* Whether all lanes of @i have the same address. */
static bool
same_address(const struct same *s, const struct wb_inst *i)
{
	if (exec_state(s) & NOT_SOME)
		return false;
	for (uint32_t k = 0; k < i->nopnd; k++) {
		const struct wb_opnd *o = wb_opnd(s->fn, i, k);

		if (o->kind != WB_OPND_UNIT || !(o->flags & WB_USE) || k == i->mem.data)
			continue;
		for (uint32_t u = o->id; u < o->id + o->nunit; u++)
			if (s->now[u] & LANES)
				return false;
	}
	return i->mem.addr < i->nopnd &&
		(i->mem.space == WB_SPACE_LDS || (i->mem.space == WB_SPACE_GLOBAL && !wb_recheck_descriptor(s->fn, i)));
}

static uint8_t
result(const struct same *s, const struct wb_inst *i, const struct wb_opnd *d)
{
	uint8_t differ = inputs(s, i), masks = NOT_ALL | NOT_SOME;
	uint8_t exec = exec_state(s);
	bool vector = s->fn->unit[d->id].cls == WB_UNIT_VECTOR;

	if (vector) {
		bool load = i->op == WB_OP_LOAD && same_address(s, i) && i->mem.space == WB_SPACE_GLOBAL;

		if ((!wb_lanewise(i) && !load) || exec & (NOT_ALL | NOT_SOME))
			differ |= LANES;
		return (uint8_t)(differ | WAVES | masks);
	}
	if (i->op >= WB_OP_SAVEEXEC_AND && i->op <= WB_OP_SAVEEXEC_ORN1 && !(d->flags & WB_IMPLICIT))
		return exec;
	if (d->nunit == 2 && s->exec != WB_NONE)
		masks = mask_made(s, i);
	if (i->op == WB_OP_SAVEEXEC_AND && d->nunit == 2)
		masks = (uint8_t)(NOT_ALL | (exec & NOT_SOME));
	if (i->op == WB_OP_LOAD)
		differ = i->mem.space == WB_SPACE_SCALAR && loads_constants(s, i) ? differ : WAVES;
	else if (i->op == WB_OP_CALL || i->op == WB_OP_OTHER || i->op == WB_OP_TIME || i->op == WB_OP_GETPC ||
		i->op == WB_OP_ATOMIC || i->flags & WB_I_UNMODELLED)
		differ = WAVES;
	for (uint32_t k = 0; k < i->nopnd; k++) {	/* made from lanes */
		const struct wb_opnd *o = wb_opnd(s->fn, i, k);

		if (o->kind == WB_OPND_UNIT && o->flags & WB_USE &&
			(s->fn->unit[o->id].cls == WB_UNIT_VECTOR || s->fn->unit[o->id].role == WB_ROLE_EXEC_LO))
			differ = WAVES;
	}
	return (uint8_t)((differ & WAVES) | masks);
}

static void
execute(struct same *s, const struct wb_inst *i)
{
	uint8_t r[8];
	uint32_t n = 0;

	if (i->op == WB_OP_CALL) {
		memset(s->now, ANYTHING, s->fn->nunit);
		return;
	}
	for (uint32_t k = 0; k < i->nopnd && n < WB_COUNT(r); k++)
		if (wb_opnd(s->fn, i, k)->kind == WB_OPND_UNIT && wb_opnd(s->fn, i, k)->flags & WB_DEF)
			r[n++] = result(s, i, wb_opnd(s->fn, i, k));
	for (uint32_t k = 0, at = 0; k < i->nopnd; k++) {
		const struct wb_opnd *o = wb_opnd(s->fn, i, k);

		if (o->kind != WB_OPND_UNIT || !(o->flags & WB_DEF))
			continue;
		memset(s->now + o->id, at < n ? r[at] | WRITTEN : ANYTHING, o->nunit);
		at++;
	}
}

/* ---- waves apart ----------------------------------------------------------------------------------- */
/* Whether all waves of a workgroup take the same edge at the end of a block, whose state is s->now. */
static bool
takes_same_edge(const struct same *s, uint32_t b)
{
	const struct wb_inst *i = wb_last_inst(s->fn, b);

	return s->fn->block[b].nout < 2 || (i && !(inputs(s, i) & WAVES));
}

/* Where paths from block @b meet again, as the graph says: it is not trusted, see list_region(). The virtual exit: they
 * do not. */
static uint32_t
meeting_of(const struct same *s, uint32_t b)
{
	return s->fn->postdom ? s->fn->postdom->ipdom[b] : s->fn->nblock;
}

/* Lists the blocks that waves may execute apart from each other, behind the branch at the end of @b, in s->region: what
 * its edges reach up to where they meet. If an exit is among that, they do not meet there, nor anywhere. */
static uint32_t
list_region(struct same *s, uint32_t b, uint32_t meeting)
{
	uint32_t n = 0, from = b, done = 0;

	s->visit++;
	for (;;) {
		WB_EACH_OUT(s->fn, from, e) {
			uint32_t to = s->fn->edge[e].dst;

			if (to == WB_NONE && meeting != s->fn->nblock)
				return list_region(s, b, s->fn->nblock);
			if (to == WB_NONE || to == meeting || s->visited[to] == s->visit)
				continue;
			s->visited[to] = s->visit;
			s->region[n++] = to;
		}
		if (done == n)
			return n;
		from = s->region[done++];
		s->steps += s->fn->block[from].ninst;
	}
}

/* What block @from writes differs between waves in front of block @to. */
static void
mark_written(struct same *s, uint32_t from, uint32_t to)
{
	WB_EACH_INST(s->fn, from, k)
		WB_EACH_OPND(s->fn, &s->fn->inst[k], o)
			for (uint32_t u = 0; o->kind == WB_OPND_UNIT && o->flags & WB_DEF && u < o->nunit; u++) {
				uint8_t *d = &s->in[(size_t)to * s->fn->nunit + o->id + u];

				s->dirty[to] = s->dirty[to] || (s->reached[to] && !(*d & WAVES));
				*d |= WAVES;
				s->steps++;
			}
}

/* Waves take different edges at the end of @b: what is written until they meet again differs between them there, and
 * wherever paths join before. */
static void
go_apart(struct same *s, uint32_t b)
{
	uint32_t meeting = meeting_of(s, b), n = list_region(s, b, meeting);

	s->apart[b] = true;
	for (uint32_t k = 0; k < n; k++) {
		bool joins = s->fn->block[s->region[k]].nin > 1;

		for (uint32_t x = 0; joins && x < n && s->steps < MOST_STEPS; x++)
			mark_written(s, s->region[x], s->region[k]);
		if (meeting < s->fn->nblock)
			mark_written(s, s->region[k], meeting);
	}
}

/* A branch behind which waves may execute different barriers; WB_NONE: there is none. */
static uint32_t
differs_at_barrier(struct same *s)
{
	for (uint32_t b = 0; b < s->fn->nblock; b++) {
		uint32_t n;

		if (s->steps >= MOST_STEPS || !s->in ? s->fn->block[b].nout < 2 : !s->apart[b])
			continue;
		if (s->steps >= MOST_STEPS || !s->in)
			return b;
		n = list_region(s, b, meeting_of(s, b));
		for (uint32_t k = 0; k < n; k++)
			WB_EACH_INST(s->fn, s->region[k], i)
				if (s->fn->inst[i].op == WB_OP_BARRIER || s->fn->inst[i].op == WB_OP_CALL)
					return b;
	}
	return WB_NONE;
}

/* ---- the dataflow ------------------------------------------------------------------------------ */
static bool
spread(struct same *s, uint32_t b)
{
	const struct wb_block *blk = &s->fn->block[b];
	bool back = false;

	for (uint32_t k = 0; k < blk->nout; k++) {
		uint32_t to = s->fn->edge[s->fn->out[blk->out + k]].dst;
		bool grew;

		if (to == WB_NONE)
			continue;
		grew = !s->reached[to];
		s->reached[to] = true;
		for (uint32_t u = 0; u < s->fn->nunit; u++) {
			uint8_t *d = &s->in[(size_t)to * s->fn->nunit + u];

			grew = grew || s->now[u] & ~*d;
			*d |= s->now[u];
		}
		s->dirty[to] = s->dirty[to] || grew;
		back = back || (grew && to <= b);
	}
	return back;
}

static void
enter_block(struct same *s, uint32_t b)
{
	if (s->in)
		memcpy(s->now, s->in + (size_t)b * s->fn->nunit, s->fn->nunit);
	else
		memset(s->now, ANYTHING, s->fn->nunit);
}

static void
solve(struct same *s)
{
	bool again = true;

	start(s);
	s->reached[0] = s->dirty[0] = true;
	while (again) {
		again = false;
		for (uint32_t b = 0; b < s->fn->nblock; b++) {
			if (!s->dirty[b])
				continue;
			s->dirty[b] = false;
			enter_block(s, b);
			for (uint32_t k = 0; k < s->fn->block[b].ninst; k++)
				execute(s, &s->fn->inst[s->fn->block[b].first + k]);
			again |= spread(s, b);
			if (!s->apart[b] && !takes_same_edge(s, b)) {
				go_apart(s, b);
				again = true;
			}
		}
	}
}

/* ---- claims --------------------------------------------------------------------------- */
/* Claimed lines and LDS rounds that are below the worst case of the access; WB_UNKNOWN: not below. */
struct claim {
	uint64_t lines, rounds;
	bool whole;			/* whole lines in a row; then never WB_UNKNOWN */
	bool row;			/* words one after another */
};

static struct claim
claim_of(const struct recheck *r, uint32_t inst)
{
	const struct wb_div_access *a = r->fn->divergence ? wb_div_access_of(r->fn->divergence, inst) : NULL;
	const struct wb_inst *i = &r->fn->inst[inst];
	struct claim c = { WB_UNKNOWN, WB_UNKNOWN, false, false };

	if (a && !(r->fn->divergence->without & WB_DIV_TRANSACTIONS) &&
		a->most_trans < wb_recheck_lines(r, i, r->in->machine->wave_lanes))
		c.lines = a->most_trans;
	c.whole = c.lines != WB_UNKNOWN && a->whole;
	c.row = a && !(r->fn->divergence->without & WB_DIV_TRANSACTIONS) && a->row;
	if (a && !(r->fn->divergence->without & WB_DIV_LDS) &&
		a->most_rounds < wb_recheck_worst_rounds(r, i, r->in->machine->wave_lanes))
		c.rounds = a->most_rounds;
	return c;
}

const char *
wb_recheck_access(struct wb_ctx *cx, const struct wb_fn *fn, const struct wb_recheck_input *in, uint32_t inst)
{
	struct recheck r = { .cx = cx, .fn = fn, .in = in };
	struct claim c = claim_of(&r, inst);
	const char *row = c.row ? ", words one after another" : "";

	if (c.whole)
		return wb_format(cx->unit, "at most %llu lines, whole ones in a row%s", (unsigned long long)c.lines,
			row);
	if (c.row && c.lines != WB_UNKNOWN)
		return wb_format(cx->unit, "at most %llu lines%s", (unsigned long long)c.lines, row);
	if (c.row)
		return "words one after another";
	if (c.lines != WB_UNKNOWN && c.rounds != WB_UNKNOWN)
		return wb_format(cx->unit, "at most %llu lines and %llu LDS rounds", (unsigned long long)c.lines,
			(unsigned long long)c.rounds);
	if (c.lines != WB_UNKNOWN)
		return wb_format(cx->unit, "at most %llu lines", (unsigned long long)c.lines);
	return c.rounds != WB_UNKNOWN ? wb_format(cx->unit, "at most %llu LDS rounds", (unsigned long long)c.rounds) :
					NULL;
}

static void
judge_access(struct same *s, uint32_t inst)
{
	const struct wb_inst *i = &s->fn->inst[inst];
	struct wb_recheck_fact f = { .kind = WB_RECHECK_ACCESS,
		.id = inst,
		.loc = i->loc,
		.verdict = WB_RECHECK_OPEN,
		.what = wb_recheck_access(s->r->cx, s->fn, s->r->in, inst),
		.why = "from how addresses differ between lanes (wavebound-divergence(7))" };
	struct claim c = claim_of(s->r, inst);

	f.lines = c.lines;
	f.whole = c.whole;
	f.row = c.row;
	f.rounds = c.rounds;
	if (!f.what)
		return;
	if (same_address(s, i) && !c.whole && !c.row && !(i->mem.access & WB_ATOMIC) &&
		c.lines >= wb_recheck_lines(s->r, i, 1) && c.rounds >= wb_recheck_worst_rounds(s->r, i, 1)) {
		f.verdict = WB_RECHECK_PROVED;
		f.why = "all lanes have the same address";
	}
	wb_recheck_add(s->r, f);
}

static void
judge_barriers(struct same *s, uint32_t differs)
{
	struct wb_recheck_fact f = { .kind = WB_RECHECK_BARRIERS,
		.loc = s->fn->loc,
		.verdict = WB_RECHECK_OPEN,
		.what = "in the same iterations",
		.why = "from the structure of the code, and what differs between waves (wavebound-divergence(7))" };

	if (!s->r->in->barriers_alike || !s->fn->is_kernel)
		return;
	if (differs == WB_NONE) {
		f.verdict = WB_RECHECK_PROVED;
		f.why = "no barrier is behind a branch that waves may take differently, before these paths meet";
	} else {
		f.loc = wb_last_inst(s->fn, differs) ? wb_last_inst(s->fn, differs)->loc : s->fn->block[differs].loc;
	}
	wb_recheck_add(s->r, f);
}

static void
judge(struct same *s)
{
	for (uint32_t b = 0; b < s->fn->nblock; b++) {
		enter_block(s, b);
		for (uint32_t k = 0; k < s->fn->block[b].ninst; k++) {
			judge_access(s, s->fn->block[b].first + k);
			if (k + 1 < s->fn->block[b].ninst)
				execute(s, &s->fn->inst[s->fn->block[b].first + k]);
		}
	}
	judge_barriers(s, differs_at_barrier(s));
}

static void
note_stores(struct same *s)
{
	for (uint32_t k = 0; k < s->fn->ninst; k++)
		s->stores = s->stores || s->fn->inst[k].mem.access & (WB_STORE | WB_ATOMIC) ||
			s->fn->inst[k].op == WB_OP_CALL;
}

void
wb_recheck_same(struct recheck *r)
{
	struct same s = { .r = r, .fn = r->fn, .exec = wb_unit_of(r->fn, WB_ROLE_EXEC_LO) };
	size_t cells = (size_t)r->fn->nblock * r->fn->nunit;

	s.now = WB_NEW(r->cx->tmp, uint8_t, r->fn->nunit);
	s.reached = WB_NEW(r->cx->tmp, bool, r->fn->nblock);
	s.dirty = WB_NEW(r->cx->tmp, bool, r->fn->nblock);
	s.apart = WB_NEW(r->cx->tmp, bool, r->fn->nblock);
	s.region = WB_NEW(r->cx->tmp, uint32_t, r->fn->nblock);
	s.visited = WB_NEW(r->cx->tmp, uint32_t, r->fn->nblock);
	note_stores(&s);
	if (cells <= MOST_CELLS) {
		s.in = WB_NEW(r->cx->tmp, uint8_t, cells);
		solve(&s);
	}
	judge(&s);
}
