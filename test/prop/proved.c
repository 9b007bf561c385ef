/* test/prop/proved.c -- what the prover says of registers holds in every run of a random program.
 *
 * Programs are those of programs.c: made of every form of instruction that the reader accepts. The simulator executes
 * them, which shares nothing with the prover. In front of each instruction that a wave executes, each register must
 * hold what the prover says of it there (src/prove): in the lanes that are on, a sum of symbols times known numbers,
 * where a symbol is one number for all registers and lanes, or one of each lane, within its range; known low bits;
 * masks within masks; ranges by comparisons, in a lane that is on. An access has no more lines than its addresses say,
 * and is to whole ones in a row if they say so.
 *
 * In every third case instructions are tried one by one: something is said of each register in front of it, by chance,
 * and many times numbers are drawn of which that is true. What is said behind it must hold of what the simulator makes
 * of them: behind a branch, what holds on the edge that control takes, which may not be dead; behind a call, when it
 * has returned. Until each operation was in STATES states, a row has those that are below and were in the fewest rows.
 * So a row depends on the cases before it: only all of them together repeat it.
 *
 *	proved [-t SECONDS] [SEED [PROGRAMS [FIRST]]]
 */
#include <stdio.h>
#include <string.h>

#include "../../src/cli/lists.h"
#include "../../src/prove/private.h"
#include "../lib/kernel.h"
#include "../lib/prop.h"
#include "../lib/randprogram.h"
#include "wavebound/gcn.h"
#include "wavebound/pass.h"
#include "wavebound/timed.h"

#define STEPS 1500u
#define STATES 100000u
#define ROW 48u				/* instructions that are tried one by one */
#define CALLED 8u			/* at most, of a function that they call */
#define MANY 600u			/* cases from which on each is tried more often */
#define USUAL 300u			/* cases of a whole run */
#define FORMS 6000u
#define MOST_WAVES 64
#define MOST_GROUPS 32u

static const struct {
	uint32_t gfx, lanes;
	const char *machine;
} target[] = { { 0x900, 64, "vega" }, { 0x803, 64, "vega" }, { 0x90a, 64, "vega" }, { 0x942, 64, "vega" },
	{ 0x1030, 32, "rdna2" }, { 0x1030, 64, "rdna2-wave64" }, { 0x1100, 32, "rdna3" },
	{ 0x1100, 64, "rdna3-wave64" }, { 0x1200, 32, "navi44" }, { 0x1200, 64, "navi44-wave64" } };

/* A kind of wave, and what is proved of it. */
struct proved {
	struct groups kind;
	uint32_t number;
	bool known;
	struct wave w;
};
/* A wave that runs. */
struct running {
	uint64_t group;
	uint32_t number;
	struct proved *p;
	struct state now;
};
struct trial {
	struct wb_ctx *cx;
	struct wb_fn *fn;
	struct wb_recheck_input in;
	struct wave like;		/* what each wave begins with */
	uint32_t *block;		/* [instruction] of which it is the first; WB_NONE */
	WB_VEC(struct proved *) proved;
	WB_VEC(struct running *) running;
	struct wb_sim_observer observer;
	uint64_t lines;			/* at most, of the instruction that is executed */
	bool whole;			/* they are whole ones in a row */
	bool row;			/* lanes access words one after another */
	bool row_of_operations;
	const struct wave *last_wave;	/* masks that were compared last */
	uint32_t last_in, last_exec;
	bool last_within;
	bool wrong;
};
static struct wb_ctx *keep;		/* as long as the test runs */
/* States before and behind each operation that were compared: a lane that is on is one. */
static struct {
	struct wb_map of;
	WB_VEC(const char *) name;
	WB_VEC(uint64_t) states;
	WB_VEC(uint32_t) rows;		/* that it was in; 0: it was not drawn, or ends each of them */
} operations;
/* The forms of an operation. */
struct drill {
	uint32_t of;			/* the operation */
	const char **line;
	uint32_t n;
};
static WB_VEC(struct drill) drills[WB_COUNT(target)][2];	/* [target][scalar] */
static uint64_t nforms, nvaries, nunknown, nranges, nmasks, nfirsts, nlanes, nprograms, nlost, naccesses, nmeaningless,
	nfaults;

/* ---- symbols ---------------------------------------------------------------------------------------- */
struct known {
	uint64_t n;
	uint8_t known;			/* 1: the lower half, 3: both */
};
struct values {
	struct known one[4096];	/* of symbols that are the same in all lanes */
	struct known *lane[4096];	/* [lane] of those that vary */
};

/* Where the value of symbol @s in lane @l is kept; NULL: nowhere. */
static struct known *
value_of(const struct wave *w, struct values *v, uint32_t s, uint32_t l)
{
	if (s >= WB_COUNT(v->one))
		return NULL;
	if (!w->symbol.at[s].varies)
		return &v->one[s];
	if (!v->lane[s])
		v->lane[s] = WB_NEW(w->cx->tmp, struct known, PROVE_LANES);
	return &v->lane[s][l];
}

/* Value of @f in lane @l as far as symbols are known; false: not. @unknown: the one that is not, if its coefficient
 * is 1. */
static bool
evaluate(const struct wave *w, uint32_t f, uint32_t l, struct values *v, uint64_t *out, uint32_t *open)
{
	const struct form *g = &w->form.at[f];
	uint64_t sum = 0;

	*open = WB_NONE;
	for (uint32_t k = 0; k < g->nterm; k++) {
		uint32_t s = g->term[k].symbol;
		int64_t c = w->table.at[g->term[k].table][l];
		const struct known *n = value_of(w, v, s, l);

		if (!n)
			return false;
		if (n->known == 3 || (n->known && !g->wide))
			sum += (uint64_t)c * n->n;
		else if (*open == WB_NONE && c == 1)
			*open = s;
		else
			return false;
	}
	*out = g->wide ? sum : (uint32_t)sum;
	return true;
}

static bool
fits(const struct symbol *s, uint64_t n, bool both)
{
	uint64_t low = s->low < 32 ? ((uint64_t)1 << s->low) - 1 : UINT32_MAX;

	return !(n & low) && (!both || (n >= s->least && n <= s->most));
}

/* Whether a register whose number is @x holds @v in lane @l; learns symbols. */
static bool
agrees(const struct wave *w, value v, uint32_t l, uint32_t x, struct values *known)
{
	uint64_t n;
	uint32_t open;

	switch (KIND(v)) {
	case UNKNOWN:
		nunknown++;
		return !ID(v) || !(ID(v) < 32 ? x & (((uint32_t)1 << ID(v)) - 1) : x);
	case SIGN: case FORM: case LOW: case HIGH: break;
	default: return true;
	}
	if (!evaluate(w, ID(v), l, known, &n, &open))
		return true;
	if (open != WB_NONE) {
		const struct symbol *s = &w->symbol.at[open];
		struct known *of = value_of(w, known, open, l);

		if (KIND(v) == HIGH || KIND(v) == SIGN)
			return true;
		if (of->known && (uint32_t)of->n != (uint32_t)(x - n))
			return false;
		of->n = (uint32_t)(x - (uint32_t)n);
		nvaries += s->varies;
		of->known |= s->most <= UINT32_MAX ? 3 : 1;
		return fits(s, of->n, of->known == 3);
	}
	nforms++;
	switch (KIND(v)) {
	case SIGN: return x == ((int32_t)n < 0 ? UINT32_MAX : 0);
	case HIGH: return x == (uint32_t)(n >> 32);
	default: return x == (uint32_t)n;
	}
}

/* ---- registers ----------------------------------------------------------------------------------------- */
/* Both halves of a wide symbol, where a pair of scalars holds it. */
static void
learn_pairs(const struct wave *w, const struct state *now, const uint32_t *s, struct values *known)
{
	for (uint32_t k = 0; k + 1 < VCC; k++) {
		const struct form *f = KIND(now->s[k]) == LOW ? &w->form.at[ID(now->s[k])] : NULL;

		if (f && now->s[k + 1] == VALUE(HIGH, ID(now->s[k])) && f->nterm == 1 &&
			w->table.at[f->term[0].table][0] == 1 && f->term[0].symbol < WB_COUNT(known->one))
			known->one[f->term[0].symbol] = (struct known){ (uint64_t)s[k + 1] << 32 | s[k], 3 };
	}
}

static bool
check_masks(const struct wave *w, const struct state *now, const uint32_t *s, uint64_t exec)
{
	uint64_t present = w->present < 64 ? ((uint64_t)1 << w->present) - 1 : UINT64_MAX;

	if ((mask_within(w, now->exec, MASK_ALL) && exec & ~present) || exec & ~mask_bits(w, now->exec).may ||
		mask_bits(w, now->exec).must & ~exec || (now->some && !exec))
		return false;
	for (uint32_t k = 0; k + 1 < EXEC; k++) {
		uint64_t m = w->lanes == 64 ? (uint64_t)s[k + 1] << 32 | s[k] : s[k];

		if (KIND(now->s[k]) != MASK || (w->lanes == 64 && now->s[k + 1] != VALUE(MASK_HIGH, ID(now->s[k]))))
			continue;
		nmasks++;
		if (m & ~mask_bits(w, ID(now->s[k])).may ||
			(uint32_t)__builtin_popcountll(m) > mask_lanes(w, ID(now->s[k])) ||
			mask_bits(w, ID(now->s[k])).must & ~m ||
			(mask_within(w, ID(now->s[k]), now->exec) && m & ~exec) ||
			(mask_within(w, now->exec, ID(now->s[k])) && exec & ~m) ||
			(mask_within(w, ID(now->s[k]), MASK_ALL) && m & ~present))
			return false;
	}
	return true;
}

/* The lanes of mask @m, where EXEC or a scalar register holds it, or it is known; false: it is not. */
static bool
held_lanes(const struct wave *w, const struct state *now, const uint32_t *s, uint64_t exec, uint32_t m, uint64_t *out)
{
	struct bits b = mask_bits(w, m);

	*out = now->exec == m ? exec : b.may;
	if (now->exec == m || b.may == b.must)
		return true;
	for (uint32_t k = 0; k + 1 < EXEC; k++) {
		*out = w->lanes == 64 ? (uint64_t)s[k + 1] << 32 | s[k] : s[k];
		if (now->s[k] == VALUE(MASK, m) && (w->lanes == 32 || now->s[k + 1] == VALUE(MASK_HIGH, m)))
			return true;
	}
	return false;
}

/* The same, also of a mask that is a function of such. */
static bool
lanes_of(const struct wave *w, const struct state *now, const uint32_t *s, uint64_t exec, uint32_t m, uint64_t *out)
{
	const struct lanes *x = &w->mask.at[m];
	uint64_t atom[MOST_ATOMS];

	if (held_lanes(w, now, s, exec, m, out))
		return true;
	for (uint32_t k = 0; k < x->natom; k++)
		if (!held_lanes(w, now, s, exec, x->atom[k], &atom[k]))
			return false;
	*out = 0;
	for (uint32_t l = 0; l < w->lanes; l++) {
		uint32_t row = 0;

		for (uint32_t k = 0; k < x->natom; k++)
			row |= (uint32_t)(atom[k] >> l & 1) << k;
		*out |= (x->table >> row & 1) << l;
	}
	return true;
}

/* First lanes, whether there is one, and how many are below each lane. */
static bool
check_firsts(const struct wave *w, const struct state *now, const uint32_t *s, struct wb_sim_wave *sim)
{
	uint64_t exec = wb_sim_exec(sim), m;

	for (uint32_t k = 0; k < MOST_SAID; k++)
		if (now->said[k].mask && lanes_of(w, now, s, exec, now->said[k].mask - 1, &m) &&
			(m != 0) != now->said[k].some)
			return false;
	for (uint32_t k = 0; k <= SCC; k++) {
		enum kind kind = KIND(now->s[k]);

		if ((kind != FIRST && kind != SOME && kind != EMPTY) ||
			!lanes_of(w, now, s, exec, ID(now->s[k]), &m))
			continue;
		nfirsts++;
		if (kind == FIRST ? s[k] != (m ? (uint32_t)__builtin_ctzll(m) : UINT32_MAX) :
				    s[k] != ((m != 0) == (kind == SOME)))
			return false;
	}
	for (uint32_t k = 0; k < wb_sim_wave_vgprs(sim) && k < REGISTERS; k++) {
		const struct form *f = KIND(now->v[k].v) == FORM ? &w->form.at[ID(now->v[k].v)] : NULL;
		const struct symbol *of = f && f->nterm == 1 ? &w->symbol.at[f->term[0].symbol] : NULL;

		if (!of || !of->below || w->table.at[f->term[0].table][0] != 1 ||
			!mask_within(w, now->exec, now->v[k].in) || !lanes_of(w, now, s, exec, of->below - 1, &m))
			continue;
		nfirsts++;
		for (uint32_t l = 0; l < w->lanes; l++) {
			uint64_t below = m & (((uint64_t)1 << l) - 1) & (of->half ? UINT32_MAX : UINT64_MAX);

			if (exec >> l & 1 && wb_sim_vgpr(sim, k)[l] != (uint32_t)__builtin_popcountll(below))
				return false;
		}
	}
	return true;
}

/* What is said in front of @inst is wrong. */
static void
is_wrong(struct trial *t, uint32_t inst, const char *what)
{
	t->wrong = true;
	prop_fail("%s is wrong %s %s", what, t->row_of_operations ? "behind" : "in front of", t->like.text[inst].name);
}

/* Whether something is said of register @k in all lanes that are on: of most registers this is the same mask. */
static bool
is_known(struct trial *t, const struct running *r, uint32_t k)
{
	const struct cell *c = &r->now.v[k];

	if (c->v == VALUE(UNKNOWN, 0))
		return false;
	if (t->last_in != c->in || t->last_exec != r->now.exec || t->last_wave != &r->p->w) {
		t->last_in = c->in;
		t->last_exec = r->now.exec;
		t->last_wave = &r->p->w;
		t->last_within = mask_within(&r->p->w, r->now.exec, c->in);
	}
	return t->last_within;
}

/* What masks and branches say of numbers, in one lane. */
static void
check_ranges(struct trial *t, const struct running *r, struct wb_sim_wave *w, uint32_t inst)
{
	struct wave *p = &r->p->w;
	uint32_t l = below(p->lanes);
	struct range is;

	if (!(wb_sim_exec(w) >> l & 1))
		return;
	for (uint32_t k = 0; k < wb_sim_wave_vgprs(w) && k < REGISTERS && !t->wrong; k++) {
		uint32_t x = wb_sim_vgpr(w, k)[l];

		if (KIND(r->now.v[k].v) != FORM || !is_known(t, r, k))
			continue;
		nranges++;
		is = condition_range(p, ID(r->now.v[k].v), false, l, true);
		if (x >= is.least && x <= is.most)
			continue;
		is_wrong(t, inst, wb_format(t->cx->unit, "the range of lane %u of v%u", l, k));
	}
}

/* Scalars that lanes of vector registers hold. */
static bool
check_lanes(const struct wave *w, const struct state *now, struct wb_sim_wave *sim, struct values *known)
{
	for (uint32_t k = 0; k < w->nspilled; k++)
		for (uint32_t l = 0; w->spilled[k] < REGISTERS && w->spilled[k] < wb_sim_wave_vgprs(sim) &&
			l < w->lanes; l++) {
			value v = now->s[LANES + k * PROVE_LANES + l];

			nlanes += v != 0;
			if (v && !agrees(w, v, 0, wb_sim_vgpr(sim, w->spilled[k])[l], known))
				return false;
		}
	return true;
}

/* Register @k, in the lanes that are on. */
static void
check_vector(struct trial *t, const struct running *r, struct wb_sim_wave *w, uint32_t k, uint32_t inst,
	struct values *known)
{
	uint64_t exec = wb_sim_exec(w);
	const uint32_t *lane = wb_sim_vgpr(w, k);

	for (uint32_t l = 0; l < r->p->w.lanes; l++)
		if (exec >> l & 1 && !agrees(&r->p->w, r->now.v[k].v, l, lane[l], known)) {
			is_wrong(t, inst, wb_format(t->cx->unit, "lane %u of v%u", l, k));
			return;
		}
}

/* Nothing is known of the symbols of @w. */
static struct values *
values_new(const struct wave *w)
{
	static struct values v;
	uint32_t n = w->symbol.n < WB_COUNT(v.one) ? w->symbol.n : (uint32_t)WB_COUNT(v.one);

	memset(v.one, 0, n * sizeof *v.one);
	memset(v.lane, 0, n * sizeof *v.lane);
	v.one[0] = (struct known){ 1, 3 };
	return &v;
}

static void
check(struct trial *t, const struct running *r, struct wb_sim_wave *w, uint32_t inst, struct values *known)
{
	const struct wave *p = &r->p->w;
	const uint32_t *s = wb_sim_sgpr(w);
	uint64_t exec = wb_sim_exec(w);

	learn_pairs(p, &r->now, s, known);
	if (!check_masks(p, &r->now, s, exec) || !check_firsts(p, &r->now, s, w)) {
		is_wrong(t, inst, "a mask");
		return;
	}
	for (uint32_t twice = 0; twice < 2 && !t->wrong; twice++) {
		if (!check_lanes(p, &r->now, w, known))
			is_wrong(t, inst, "a scalar in a lane");
		for (uint32_t k = 0; k < LANES && !t->wrong; k++)
			if ((k < 102 || k == VCC || k == VCC + 1 || k == SCC) &&
				!agrees(p, r->now.s[k], 0, s[k], known))
				is_wrong(t, inst, wb_format(t->cx->unit, "s%u", k));
		for (uint32_t k = 0; k < wb_sim_wave_vgprs(w) && k < REGISTERS && !t->wrong; k++)
			if (is_known(t, r, k))
				check_vector(t, r, w, k, inst, known);
	}
}

/* The number of an operation. */
static uint32_t
operation_of(const char *name)
{
	uint32_t k = wb_map_id(&operations.of, name, strlen(name), operations.name.n);

	if (k != WB_NONE)
		return k;
	WB_PUSH(keep->unit, &operations.name, wb_strdup(keep->unit, name));
	WB_PUSH(keep->unit, &operations.states, 0);
	WB_PUSH(keep->unit, &operations.rows, 0);
	return operations.name.n - 1;
}

static void
count_states(const struct text *t, uint64_t exec)
{
	operations.states.at[operation_of(t->name)] += *t->name == 's' ? 1 : (uint64_t)__builtin_popcountll(exec);
}

/* What the addresses in front of @inst say. */
static void
count_access(struct trial *t, const struct running *r, uint32_t inst)
{
	struct wave *w = &r->p->w;
	struct state copy = r->now;
	uint32_t address, bytes;
	int64_t second;
	const struct text *text = &t->like.text[inst];

	t->whole = t->row = false;
	if (*text->name != 'g')
		return;
	w->now = &copy;
	w->site = WB_NONE - 2;		/* symbols of no instruction */
	w->fresh = 0;
	address = meaning_address(w, text, &bytes, &second);
	if (address == WB_NONE)
		return;
	t->lines = count_lines(w, address, bytes, 1);
	t->whole = count_whole(w, address, bytes) && !text_atomic(text->name);
	t->row = count_row(w, address, bytes) && !text_atomic(text->name);
	naccesses += t->lines != WB_UNKNOWN;
}

static void
after(void *user, struct wb_sim_wave *w, const struct wb_fn *fn, uint32_t inst)
{
	struct trial *t = user;
	const struct wb_sim_effect *e = wb_sim_last(w);

	if (fn != t->fn || t->wrong || t->lines == WB_UNKNOWN)
		return;
	if (e->lines > t->lines || (t->whole && e->lines && !e->whole) ||
		(t->row && e->lines && !e->row)) {
		t->wrong = true;
		prop_fail("%u lines, whole %d, row %d: more than of %s", e->lines, e->whole, e->row,
			t->like.text[inst].name);
	}
	t->lines = WB_UNKNOWN;
}

/* ---- waves --------------------------------------------------------------------------------------------- */
static struct proved *
prove(struct trial *t, const struct groups *kind, uint32_t number)
{
	struct proved *p;

	for (uint32_t k = 0; k < t->proved.n; k++)
		if (t->proved.at[k]->number == number && memcmp(&t->proved.at[k]->kind, kind, sizeof *kind) == 0)
			return t->proved.at[k];
	p = WB_NEW(t->cx->unit, struct proved, 1);
	p->kind = *kind;
	p->number = number;
	p->w = wave_new(&t->like, kind, number);
	p->w.ordered = true;
	p->known = run_wave(&p->w);
	nlost += !p->known;
	WB_PUSH(t->cx->unit, &t->proved, p);
	return p;
}

static struct running *
find(struct trial *t, struct wb_sim_wave *w)
{
	uint64_t group, id;
	uint32_t number = wb_sim_wave_number(w, &group), last = 0;
	const struct wb_launch *l = t->in.launch;
	struct running *r;
	struct groups kind;

	for (uint32_t k = 0; k < t->running.n; k++)
		if (t->running.at[k]->number == number && t->running.at[k]->group == group)
			return t->running.at[k];
	if (t->running.n == MOST_WAVES || group >= MOST_GROUPS)
		return NULL;
	id = group;
	for (uint32_t k = 0; k < 3; k++) {
		uint64_t n = (l->grid[k] + l->workgroup[k] - 1) / l->workgroup[k];

		last |= (uint32_t)(id % n == l->grid[k] / l->workgroup[k]) << k;
		id /= n;
	}
	if (!groups_of(l, last, &kind))
		return NULL;
	r = WB_NEW(t->cx->unit, struct running, 1);
	r->group = group;
	r->number = number;
	r->p = prove(t, &kind, number);
	WB_PUSH(t->cx->unit, &t->running, r);
	return r;
}

static void
before(void *user, struct wb_sim_wave *w, const struct wb_fn *fn, uint32_t inst)
{
	struct trial *t = user;
	struct running *r = t->wrong || fn != t->fn ? NULL : find(t, w);
	struct wb_arena_mark mark;

	t->lines = WB_UNKNOWN;
	if (!r || !r->p->known)
		return;
	if (t->block[inst] != WB_NONE) {
		if (!r->p->w.before[t->block[inst]]) {
			t->wrong = true;
			prop_fail("a block is executed that is not reached");
			return;
		}
		r->now = *r->p->w.before[t->block[inst]];
	}
	count_access(t, r, inst);
	r->p->w.now = &r->now;
	mark = wb_arena_mark(t->cx->tmp);
	check(t, r, w, inst, values_new(&r->p->w));
	wb_arena_reset(t->cx->tmp, mark);
	check_ranges(t, r, w, inst);
	count_states(&t->like.text[inst], wb_sim_exec(w));
	run_inst(&r->p->w, inst, inst);
	t->last_wave = NULL;		/* masks have changed */
	if (r->p->w.weaker) {
		t->wrong = true;
		prop_fail("what was found is not inductive");
	}
}

/* ---- programs ------------------------------------------------------------------------------------------- */
static bool
read_program(struct trial *t, struct wb_module **module, struct randprogram *p)
{
	struct wb_recheck facts = { 0 };
	struct wb_recheck_input order = { .steps = 1 };
	struct wb_pass_env env = { .machine = &p->machine, .launch = &p->launch };
	bool same = false;

	uint16_t file = wb_file_add(t->cx->files, WB_FILE_TEXT, "trial.s", p->text, p->bytes);

	if (wb_gcn_read(t->cx, file, NULL, module) != WB_OK)
		return false;
	for (uint32_t f = 0; f < (*module)->nfn; f++)
		if ((*module)->fn[f]->is_kernel && strcmp((*module)->fn[f]->name, p->launch.kernel) == 0)
			t->fn = (*module)->fn[f];
	env.module = *module;
	if (!t->fn || t->fn->refused || wb_launch_complete(t->cx, &p->launch, t->fn) != WB_OK ||
		cli_run_list(t->cx, t->fn, &env, &cli_list_loop_bounds, NULL) != WB_OK ||
		cli_run_list(t->cx, t->fn, &env, &cli_list_claims, NULL) != WB_OK ||
		cli_run_list(t->cx, t->fn, &env, &cli_list_costs, NULL) != WB_OK)
		return false;
	t->in = (struct wb_recheck_input){
		.module = *module, .machine = &p->machine, .launch = &p->launch, .files = t->cx->files
	};
	order = t->in;
	order.steps = 1;
	wb_recheck(t->cx, t->fn, &order, &facts);
	/* a row is in order as it is: src/recheck does not read all of its lines */
	same = facts.n[WB_RECHECK_LAYOUT][WB_RECHECK_PROVED] > 0 || t->row_of_operations;
	t->like = (struct wave){ .cx = t->cx, .fn = t->fn, .in = &t->in, .lanes = p->machine.wave_lanes };
	t->like.text = text_find(t->cx, t->fn, t->cx->files);
	return same && t->fn->desc && t->fn->desc->wave_lanes == p->machine.wave_lanes && t->in.launch->workgroups &&
		t->like.text;
}

static void
run_program(struct trial *t, struct wb_module *module, struct randprogram *p)
{
	struct wb_sim_buffer *buffer;
	struct wb_sim *sim;
	struct wb_timed run;
	uint32_t nbuffer;

	t->like.memory = wb_launch_values(t->cx, t->in.launch, t->fn);
	t->block = WB_NEW(t->cx->unit, uint32_t, t->fn->ninst);
	for (uint32_t k = 0; k < t->fn->ninst; k++)
		t->block[k] = WB_NONE;
	for (uint32_t b = 0; b < t->fn->nblock; b++)
		if (t->fn->block[b].ninst)
			t->block[t->fn->block[b].first] = b;
	for (uint32_t a = 0; a < p->launch.arg.n; a++)
		if (p->launch.arg.at[a].is_buffer) {
			p->launch.arg.at[a].init = WB_BUF_RANDOM;
			p->launch.arg.at[a].seed = prop.number;
		}
	if (wb_sim_prepare(t->cx, module, t->fn, t->in.launch, t->in.machine, kernel_no_files, NULL, &sim, &buffer,
		    &nbuffer) != WB_OK)
		return;
	nprograms++;
	t->observer = (struct wb_sim_observer){ .user = t, .before = before, .after = after };
	wb_sim_observe(sim, &t->observer);
	wb_timed_run(t->cx, sim, module, t->fn, t->in.machine, 0, STEPS, NULL, &run);
}

/* An assembler also takes DPP and SDWA by their modifiers alone. */
static void
drop_suffixes(struct randprogram *p)
{
	static const char *const suffix[] = { "_dpp ", "_sdwa " };
	char *text = wb_strdup(prop.cx->unit, p->text);

	for (uint32_t k = 0; k < WB_COUNT(suffix); k++)
		for (char *at = strstr(text, suffix[k]); at; at = strstr(at, suffix[k]))
			memset(at, ' ', strlen(suffix[k]));
	p->text = prop.text = text;
}

/* ---- drills --------------------------------------------------------------------------------------------- */
static int
by_text(const void *a, const void *b)
{
	return strcmp(*(const char *const *)a, *(const char *const *)b);
}

/* What decides where control goes, or waits for others; of gfx12 barriers are two instructions. */
#define CALL "s_swappc_b64 s[30:31], s[28:29]"
static const char *const control[] = { "s_branch", "s_cbranch_scc0", "s_cbranch_scc1", "s_cbranch_vccz",
	"s_cbranch_vccnz", "s_cbranch_execz", "s_cbranch_execnz", "s_getpc_b64 s[8:9]", CALL, "s_barrier",
	"s_barrier_signal -1; s_barrier_wait -1", "s_barrier_signal_isfirst -1; s_barrier_wait -1" };

/* Instruction @line with EXEC for its scalar result, or half of it; NULL: it has no such result. */
static const char *
with_exec(const char *line, uint32_t n)
{
	size_t name = strcspn(line, " "), first = strcspn(line, ",");
	uint32_t from, to;
	bool pair = sscanf(line + name, " s[%u:%u]", &from, &to) == 2;

	if (n % 8 > 1 || !line[first] || strncmp(line + name, " s", 2) != 0 ||
		(line[name + 2] == '[' && (!pair || to != from + 1)))
		return NULL;
	return wb_format(keep->unit, "%.*s %s%s", (int)name, line, pair ? "exec" : n % 2 ? "exec_lo" : "exec_hi",
		line + first);
}

/* Lists the operations of target @k that have a meaning: a kernel with any other one is left open. */
static void
list_operations(uint32_t k, const struct randforms *forms)
{
	static const struct wb_fn no_fn;
	static const struct wb_recheck_input no_input;
	struct wave w = { .cx = keep, .fn = &no_fn, .in = &no_input, .lanes = target[k].lanes };
	WB_VEC(const char *) line = { 0 };

	w = wave_called(&w);
	for (uint32_t n = 0; n < WB_COUNT(control); n++)
		if (strncmp(control[n], "s_barrier", 9) != 0 || (control[n][9] == '_') == (target[k].gfx >= 0x1200))
			WB_PUSH(keep->unit, &line, control[n]);
	for (uint32_t kind = 0; kind < FORM_KINDS; kind++)
		for (uint32_t n = 0; n < forms->line[kind].n; n++) {
			const char *at = forms->line[kind].at[n];
			struct text t = text_read(keep->unit, at, at + strlen(at));

			w.lost = !*t.name;
			w.site = line.n;
			w.fresh = 0;
			if (!w.lost)
				meaning_execute(&w, &t);
			if (w.lost) {
				nmeaningless++;
				continue;
			}
			WB_PUSH(keep->unit, &line, at);
			if (kind == FORM_SCALAR || kind == FORM_VECTOR || kind == FORM_COMPARE || kind == FORM_EXEC) {
				at = with_exec(at, n);
				if (at)
					WB_PUSH(keep->unit, &line, at);
			}
		}
	qsort(line.at, line.n, sizeof *line.at, by_text);
	for (uint32_t n = 0, end; n < line.n; n = end) {
		struct text t = text_read(keep->unit, line.at[n], line.at[n] + strlen(line.at[n]));
		uint32_t of = operation_of(t.name);
		struct drill d = { .of = of, .line = line.at + n };

		for (end = n + 1; end < line.n; end++) {
			t = text_read(keep->unit, line.at[end], line.at[end] + strlen(line.at[end]));
			if (operation_of(t.name) != of)
				break;
		}
		d.n = end - n;
		WB_PUSH(keep->unit, &drills[k][*operations.name.at[of] == 's'], d);
	}
}

/* Whether the operation of @d was not executed in as many states as it should. */
static bool
is_lacking(const struct drill *d)
{
	return d->n && operations.states.at[d->of] < STATES;
}

/* Draws one of all that is lacking: its target, and whether it is scalar. */
static uint32_t
choose_target(bool *scalar)
{
	uint32_t n = 0, chosen = below(2 * WB_COUNT(target));

	for (uint32_t k = 0; k < 2 * WB_COUNT(target); k++)
		for (uint32_t d = 0; d < drills[k / 2][k % 2].n; d++)
			if (is_lacking(&drills[k / 2][k % 2].at[d]) && !below(++n))
				chosen = k;
	*scalar = chosen % 2;
	return chosen / 2;
}

static int
by_rows(const void *a, const void *b)
{
	const struct drill *x = *(const struct drill *const *)a, *y = *(const struct drill *const *)b;
	uint32_t m = operations.rows.at[x->of], n = operations.rows.at[y->of];

	return m != n ? (m < n ? -1 : 1) : x < y ? -1 : x > y;
}

/* Forms of operations of target @k that are lacking, those first that were in few rows; if there are none, of any. */
static uint32_t
choose_row(uint32_t k, bool scalar, const char **out)
{
	struct drill *few[4096];
	uint32_t n = 0, all = drills[k][scalar].n;

	for (uint32_t d = 0; d < all && n < WB_COUNT(few); d++)
		if (is_lacking(&drills[k][scalar].at[d]))
			few[n++] = &drills[k][scalar].at[d];
	qsort(few, n, sizeof *few, by_rows);
	for (uint32_t r = 0; r < ROW; r++) {
		const struct drill *d = n ? few[r % n] : &drills[k][scalar].at[below(all)];

		operations.rows.at[d->of]++;
		out[r] = d->n ? d->line[below(d->n)] : "s_nop 0";
	}
	return ROW;
}

/* What a function does that is called: no branches. */
static uint32_t
choose_called(uint32_t k, const char **out)
{
	uint32_t n = 0;

	for (uint32_t r = below(CALLED) + 1; r; r--) {
		bool scalar = chance(50);
		const struct drill *d = &drills[k][scalar].at[below(drills[k][scalar].n)];
		const char *line = d->n ? d->line[below(d->n)] : "s_nop 0";

		if (!strstr(line, "branch") && strcmp(line, CALL) != 0)
			out[n++] = line;
	}
	return n;
}

/* It faults: the registers are not what it needs. */
static void
drop_form(uint32_t k, bool scalar, const char *line)
{
	nfaults++;
	for (uint32_t d = 0; d < drills[k][scalar].n; d++) {
		struct drill *of = &drills[k][scalar].at[d];

		for (uint32_t f = 0; f < of->n; f++)
			if (of->line[f] == line)
				of->line[f] = of->line[--of->n];
	}
}

/* ---- something is said, by chance --------------------------------------------------------------------------- */
enum { DATA = 8, DATA_END = 24, LANE_DATA = 2, LANE_DATA_END = 14 };	/* registers (randforms.h) */
#define CHOSEN (WB_NONE - 4)		/* the site of what is said */

static uint64_t
any_number(void)
{
	uint64_t n = rng_next(&prop.r), more = n >> 8;

	switch (n & 3) {
	case 0: return more % 65 - (n & 4 ? 66u : 0);
	case 1: return ((uint64_t)1 << (n >> 2) % 33) - more % 3;
	case 2: return more >> (n >> 2 & 63);
	default: return (uint32_t)more;
	}
}

static uint32_t
any_symbol(struct wave *w, bool wide, bool varies)
{
	struct symbol s = { .low = chance(40) ? below(12) : 0, .varies = varies };
	uint64_t most = wide ? UINT64_MAX : UINT32_MAX, unit = (uint64_t)1 << s.low, size = any_number() & most;

	s.least = chance(40) ? 0 : any_number() & most & ~(unit - 1);
	s.most = chance(20) || size > most - s.least ? most & ~(unit - 1) : (s.least + size) & ~(unit - 1);
	return symbol_new(w, CHOSEN, w->fresh++, s);
}

/* A number of 32 or 64 bits: the same in all lanes unless of a @vector. */
static uint32_t
any_form(struct wave *w, bool wide, bool vector)
{
	uint32_t f = form_number(w, wide, (int64_t)any_number()), more;
	int64_t n[PROVE_LANES], step = chance(60) ? below(33) : (int64_t)any_number();

	for (uint32_t l = 0; l < w->lanes; l++)
		n[l] = chance(90) ? (int64_t)l * step : (int64_t)any_number();
	more = vector && chance(60) ? form_extend(w, form_of_lanes(w, n), true) : WB_NONE;
	if (more != WB_NONE)
		f = form_add(w, f, wide ? more : form_low(w, more), 1);
	for (uint32_t k = below(3); k; k--)
		f = form_add(w, k == 1 && chance(50) ? form_number(w, wide, 0) : f,
			form_symbol(w, wide, any_symbol(w, wide, vector && chance(40))), chance(70) ? 1 : below(9));
	return f;
}

static uint32_t
any_mask(struct wave *w)
{
	uint64_t may = chance(50) ? UINT64_MAX : rng_next(&prop.r), must = may & rng_next(&prop.r);

	switch (below(4)) {
	case 0: return MASK_FULL;
	case 1: return mask_number(w, may);
	default:
		return mask_atom(w, w->fresh++, (struct lanes){ .site = CHOSEN, .in = WB_NONE, .may = may,
			.must = chance(50) ? must : 0 });
	}
}

/* Scalar register @k, and maybe the next one; how many. */
static uint32_t
say_scalar(struct wave *w, struct state *s, uint32_t k)
{
	uint32_t f, m;

	if (k % 2 || chance(50)) {
		s->s[k] = VALUE(FORM, any_form(w, false, false));
		return 1;
	}
	if (chance(50)) {
		f = any_form(w, true, false);
		s->s[k] = VALUE(LOW, f);
		s->s[k + 1] = VALUE(HIGH, f);
		return 2;
	}
	m = any_mask(w);
	s->s[k] = VALUE(MASK, m);
	if (w->lanes == 32)
		return 1;
	s->s[k + 1] = VALUE(MASK_HIGH, m);
	return 2;
}

/* Of vectors only if a @vector instruction may read them. */
static void
say_anything(struct wave *w, struct state *s, bool vector)
{
	s->exec = any_mask(w);
	s->some = mask_bits(w, s->exec).must != 0;
	for (uint32_t k = DATA; k < DATA_END;)
		k += say_scalar(w, s, k);
	say_scalar(w, s, VCC);
	if (KIND(s->s[VCC]) == MASK && chance(30))
		s->s[SCC] = VALUE(chance(50) ? SOME : EMPTY, chance(50) ? ID(s->s[VCC]) : s->exec);
	else
		s->s[SCC] = VALUE(FORM, chance(50) ? form_number(w, false, below(2)) :
			form_symbol(w, false, symbol_new(w, CHOSEN, w->fresh++, (struct symbol){ .most = 1 })));
	for (uint32_t k = 0; k < w->nvector && !vector; k++)
		s->v[k] = (struct cell){ VALUE(UNKNOWN, 0), MASK_ALL };
	for (uint32_t k = LANE_DATA; k < LANE_DATA_END && vector; k++) {
		uint32_t f = any_form(w, true, true);

		s->v[k] = (struct cell){ VALUE(FORM, any_form(w, false, true)), chance(70) ? MASK_FULL : s->exec };
		if (chance(10))
			s->v[k].v = VALUE(UNKNOWN, 0);
		if (k + 1 == LANE_DATA_END || f == WB_NONE || chance(70))
			continue;
		s->v[k + 1] = (struct cell){ VALUE(HIGH, f), s->v[k].in };
		s->v[k++].v = VALUE(LOW, f);
	}
}

/* ---- numbers of which that is true ---------------------------------------------------------------------------- */
static struct known
draw(const struct symbol *s)
{
	uint64_t unit = (uint64_t)1 << s->low, n = s->most - s->least, r = rng_next(&prop.r), how = r >> 60;

	r = how < 2 ? how * n : n == UINT64_MAX ? r : (how < 6 ? any_number() : r) % (n + 1);
	return (struct known){ (s->least + r) & ~(unit - 1), 3 };
}

/* Of the symbols from @from to @to, which are those that were chosen. */
static void
draw_symbols(const struct wave *w, struct values *v, uint32_t from, uint32_t to)
{
	for (uint32_t s = from; s < to && s < WB_COUNT(v->one); s++)
		for (uint32_t l = 0; w->symbol.at[s].site == CHOSEN && l < (w->symbol.at[s].varies ? w->lanes : 1); l++)
			*value_of(w, v, s, l) = draw(&w->symbol.at[s]);
}

/* Some lanes, or all, none, one, or those of one half. */
static uint64_t
draw_mask(const struct wave *w, uint32_t m)
{
	struct bits b = mask_bits(w, m);
	uint64_t any = rng_next(&prop.r), some[] = { UINT64_MAX, 0, (uint64_t)1 << (any & 63), UINT32_MAX,
		(uint64_t)UINT32_MAX << 32, any, any, any };

	return b.must | (b.may & some[below(WB_COUNT(some))]);
}

/* What value @v is in lane @l. */
static uint32_t
number_of(const struct wave *w, value v, uint32_t l, struct values *known, uint64_t mask)
{
	uint64_t n;
	uint32_t open;

	if (KIND(v) == MASK || KIND(v) == MASK_HIGH)
		return (uint32_t)(KIND(v) == MASK ? mask : mask >> 32);
	if (KIND(v) == SOME || KIND(v) == EMPTY)
		return ((mask & all_lanes(w)) != 0) == (KIND(v) == SOME);
	if (v == VALUE(UNKNOWN, 0) || !evaluate(w, ID(v), l, known, &n, &open))
		n = any_number();
	return (uint32_t)(KIND(v) == HIGH ? n >> 32 : n);
}

/* Sets the registers of @sim to numbers of which @s is true. */
static void
set_registers(const struct wave *w, const struct state *s, struct wb_sim_wave *sim, struct values *known)
{
	static const uint32_t more[] = { VCC, VCC + 1, SCC };
	uint32_t *to = wb_sim_sgpr(sim);
	uint64_t exec = draw_mask(w, s->exec), mask = 0;

	for (uint32_t n = 0; n < DATA_END - DATA + WB_COUNT(more); n++) {
		uint32_t k = n < DATA_END - DATA ? DATA + n : more[n - (DATA_END - DATA)];

		if (KIND(s->s[k]) >= MASK && ID(s->s[k]) == s->exec)
			mask = exec;
		else if (KIND(s->s[k]) == MASK)
			mask = draw_mask(w, ID(s->s[k]));
		to[k] = number_of(w, s->s[k], 0, known, mask);
	}
	for (uint32_t k = LANE_DATA; k < LANE_DATA_END; k++)
		for (uint32_t l = 0; l < w->lanes && s->v[k].v != VALUE(UNKNOWN, 0); l++)
			wb_sim_vgpr(sim, k)[l] = exec >> l & 1 || s->v[k].in == MASK_FULL ?
				number_of(w, s->v[k].v, l, known, 0) : (uint32_t)any_number();
	to[EXEC] = (uint32_t)exec;
	to[EXEC + 1] = (uint32_t)(exec >> 32);
}

/* Registers behind what comes first: an instruction that is tried may write more than those above. */
struct kept {
	uint32_t s[SCC + 1], v[64][PROVE_LANES], n;
};

static void
keep_registers(struct wb_sim_wave *sim, struct kept *k)
{
	k->n = fewer(wb_sim_wave_vgprs(sim), (uint32_t)WB_COUNT(k->v));
	memcpy(k->s, wb_sim_sgpr(sim), sizeof k->s);
	memcpy(k->v, wb_sim_vgpr(sim, 0), k->n * sizeof *k->v);
}

static void
restore_registers(struct wb_sim_wave *sim, const struct kept *k)
{
	memcpy(wb_sim_sgpr(sim), k->s, sizeof k->s);
	memcpy(wb_sim_vgpr(sim, 0), k->v, k->n * sizeof *k->v);
}

/* ---- one by one ------------------------------------------------------------------------------------------------ */
/* What holds where control went from instruction @k to @next. */
static void
follow_edge(struct trial *t, struct running *r, uint32_t k, const struct wb_inst *next)
{
	struct wb_fn *fn = t->fn;
	struct state from = r->now;
	uint32_t b = 0;

	while (k >= fn->block[b].first + fn->block[b].ninst)
		b++;
	for (uint32_t e = 0; e < fn->nedge && k + 1 == fn->block[b].first + fn->block[b].ninst; e++) {
		struct join j = { .w = &r->p->w, .n = 1, .from = { &from }, .to = &r->now };

		if (fn->edge[e].src != b || (fn->edge[e].dst == WB_NONE ? next != NULL :
			next != &fn->inst[fn->block[fn->edge[e].dst].first]))
			continue;
		if (run_dead(&r->p->w, e, &from)) {
			is_wrong(t, k, "the edge");
			return;
		}
		j.edge[0] = run_says(&r->p->w, e, &from);
		run_join(&j);
		return;
	}
}

/* Executes the instruction at hand, and the function that it may call; false: it faults. */
static bool
step_once(struct trial *t, struct wb_sim_wave *wave)
{
	struct wb_sim_effect e;
	const struct wb_fn *fn;

	do {
		if (wb_sim_step(wave, &e) != WB_OK)
			return false;
	} while (wb_sim_where(wave, &fn) && fn != t->fn);
	return true;
}

/* Executes all instructions of the row from @first on, each on registers of its own; which one faults, or WB_NONE. */
static uint32_t
run_row_once(struct trial *t, struct wb_sim *sim, struct running *r, uint32_t first, const struct state *front,
	const struct state *behind, const uint32_t *symbols)
{
	struct wb_sim_group *g = wb_sim_group_start(sim, 0);
	struct wb_sim_wave *wave = wb_sim_group_wave(g, 0);
	static struct kept kept;

	for (uint32_t k = 0; k < first; k++)
		if (!step_once(t, wave))
			return 0;
	keep_registers(wave, &kept);
	for (const struct wb_inst *i; (i = wb_sim_where(wave, NULL)) && !t->wrong;) {
		struct wb_arena_mark mark = wb_arena_mark(t->cx->tmp);
		struct values *known = values_new(&r->p->w);
		uint32_t k = (uint32_t)(i - t->fn->inst);
		uint64_t exec;

		draw_symbols(&r->p->w, known, symbols[2 * k], symbols[2 * k + 1]);
		restore_registers(wave, &kept);
		set_registers(&r->p->w, &front[k], wave, known);
		exec = wb_sim_exec(wave);
		if (!step_once(t, wave))
			return k;
		r->now = behind[k];
		follow_edge(t, r, k, wb_sim_where(wave, NULL));
		t->last_wave = NULL;
		check(t, r, wave, k, known);
		wb_arena_reset(t->cx->tmp, mark);	/* of the numbers; ranges make forms, which stay */
		check_ranges(t, r, wave, k);
		count_states(&t->like.text[k], exec);
	}
	wb_sim_group_finish(g);
	return WB_NONE;
}

/* Says something in front of each instruction, by @symbols from one to another, and what follows behind it. */
static struct running *
say_row(struct trial *t, uint32_t first, struct state *front, struct state *behind, uint32_t *symbols)
{
	struct running *r = WB_NEW(t->cx->unit, struct running, 1);
	struct proved *p = WB_NEW(t->cx->unit, struct proved, 1);
	struct state *start;

	if (!groups_of(t->in.launch, 0, &p->kind))
		return NULL;
	p->w = wave_new(&t->like, &p->kind, 0);
	r->p = p;
	start = p->w.now;
	for (uint32_t k = 0; k < first; k++)
		run_inst(&p->w, k, k);
	for (uint32_t k = first; k < t->fn->ninst; k++) {
		front[k] = *start;
		p->w.fresh = k << 8;
		symbols[2 * k] = p->w.symbol.n;
		say_anything(&p->w, &front[k], *t->like.text[k].name != 's');
		symbols[2 * k + 1] = p->w.symbol.n;
		behind[k] = front[k];
		p->w.now = &behind[k];
		run_inst(&p->w, k, k);
	}
	return p->w.lost ? NULL : r;
}

static void
run_row(struct trial *t, struct wb_module *module, struct randprogram *p, uint32_t target_index, bool scalar,
	const char *const *line)
{
	uint32_t rounds = prop.count < MANY ? 2 : scalar ? 16 : 8, times = prop.count < MANY ? 4 : scalar ? 600 : 64;
	struct state *front = WB_NEW(t->cx->unit, struct state, t->fn->ninst),
		     *behind = WB_NEW(t->cx->unit, struct state, t->fn->ninst);
	struct wb_sim_buffer *buffer;
	struct wb_sim *sim;
	uint32_t nbuffer, first = 0, fault = WB_NONE,
		 *symbols = WB_NEW(t->cx->unit, uint32_t, 2 * (size_t)t->fn->ninst);
	struct running *r;

	t->like.memory = wb_launch_values(t->cx, t->in.launch, t->fn);
	t->like.ordered = true;
	while (first < t->fn->ninst && strcmp(t->like.text[first].name, "s_nop") != 0)
		first++;
	for (uint32_t a = 0; a < p->launch.arg.n; a++)
		if (p->launch.arg.at[a].is_buffer)
			p->launch.arg.at[a].init = WB_BUF_RANDOM;
	if (wb_sim_prepare(t->cx, module, t->fn, t->in.launch, t->in.machine, kernel_no_files, NULL, &sim, &buffer,
		    &nbuffer) != WB_OK)
		return;
	nprograms++;
	for (uint32_t round = 0; round < rounds && fault == WB_NONE && !t->wrong; round++) {
		struct wb_arena_mark mark = wb_arena_mark(t->cx->tmp);

		r = say_row(t, first, front, behind, symbols);
		for (uint32_t n = 0; r && n < times && fault == WB_NONE && !t->wrong; n++)
			fault = run_row_once(t, sim, r, first, front, behind, symbols);
		wb_arena_reset(t->cx->tmp, mark);
	}
	for (uint32_t k = 0; fault != WB_NONE && k < ROW; k++) {
		struct text at = text_read(t->cx->unit, line[k], line[k] + strlen(line[k]));

		if (strcmp(at.name, t->like.text[fault].name) == 0)
			drop_form(target_index, scalar, line[k]);
	}
}

static void
run_one(const struct wb_machine *const *base, const struct randforms *const *forms)
{
	bool row = prop.number % 3 == 2, scalar = false;
	uint32_t k = row ? choose_target(&scalar) : (uint32_t)(prop.number % WB_COUNT(target));
	const char *line[ROW], *called[CALLED];
	uint32_t n, ncalled = 0;
	struct randprogram *p = WB_NEW(prop.cx->unit, struct randprogram, 1);
	struct trial *t = WB_NEW(prop.cx->unit, struct trial, 1);
	struct wb_module *module;

	t->row_of_operations = row;
	if (row) {
		n = choose_row(k, scalar, line);
		for (uint32_t c = 0; c < n && !ncalled; c++)
			ncalled = strcmp(line[c], CALL) == 0 ? choose_called(k, called) : 0;
		randprogram_row(prop.cx, &prop.r, base[k], line, n, called, ncalled, target[k].gfx, target[k].lanes, p);
	} else {
		randprogram_make(prop.cx, &prop.r, base[k], forms[k], target[k].gfx, target[k].lanes, p);
	}
	prop.text = p->text;
	prop_launch(&p->machine, &p->launch);
	p->machine.whole_service = p->machine.mem_service;
	p->machine.address_cycles = p->machine.address_row_cycles = 1;
	if (prop.number % 3 == 1)
		drop_suffixes(p);
	t->cx = prop.cx;
	if (!read_program(t, &module, p))
		return;
	if (row)
		run_row(t, module, p, k, scalar, line);
	else
		run_program(t, module, p);
}

/* ---- how many states ------------------------------------------------------------------------------------------ */
static int
by_states(const void *a, const void *b)
{
	uint64_t m = operations.states.at[*(const uint32_t *)a], n = operations.states.at[*(const uint32_t *)b];

	return m < n ? -1 : m > n;
}

/* Prints how often operations were compared, and by name those that it should have been more often. */
static void
print_operations(void)
{
	uint32_t n = operations.name.n, many = 0, *order = WB_NEW(keep->unit, uint32_t, n);

	for (uint32_t k = 0; k < n; k++) {
		order[k] = k;
		many += operations.states.at[k] >= STATES;
	}
	qsort(order, n, sizeof *order, by_states);
	for (uint32_t k = 0; k < n - many && prop.count >= MANY; k++)
		printf("%s: %llu states, %u rows%s\n", operations.name.at[order[k]],
			(unsigned long long)operations.states.at[order[k]], operations.rows.at[order[k]],
			operations.rows.at[order[k]] ? "" : ": in whole programs only");
	printf("%u operations, %u of them in %u states or more; least %llu, median %llu; "
		"%llu forms have no meaning, %llu fault\n", n, many, STATES,
		(unsigned long long)(n ? operations.states.at[order[0]] : 0),
		(unsigned long long)(n ? operations.states.at[order[n / 2]] : 0), (unsigned long long)nmeaningless,
		(unsigned long long)nfaults);
}

int
main(int argc, char **argv)
{
	const struct wb_machine *base[WB_COUNT(target)];
	const struct randforms *forms[WB_COUNT(target)];

	keep = wb_ctx_new(NULL);
	operations.of = wb_map_new(keep->unit);
	prop_start(argc, argv, USUAL);
	for (uint32_t k = 0; k < WB_COUNT(target); k++) {
		struct rng r = rng_new(prop.seed * 0x9e3779b97f4a7c15u + k);

		base[k] = prop_machine(target[k].machine);
		forms[k] = randprogram_forms(keep->unit, &r, target[k].gfx, target[k].lanes, FORMS);
		list_operations(k, forms[k]);
	}
	while (prop_next())
		run_one(base, forms);
	print_operations();
	wb_ctx_free(keep);
	prop_tried(nprograms, prop.count / 4, "programs executed");
	prop_tried(nforms, prop.count * 100, "registers compared with a sum");
	prop_tried(nvaries, prop.count * 100, "numbers of lanes within a range");
	prop_tried(nranges, prop.count * 100, "ranges by masks and branches");
	prop_tried(naccesses, prop.count / 4, "accesses counted");
	prop_tried(nmasks, prop.count, "masks compared");
	/* few programs have one, but many scalars then: of 75 none in one run of five */
	prop_tried(nlanes, prop.count < USUAL ? 0 : prop.count / 2, "scalars in lanes compared");
	prop_tried(nfirsts, prop.count / 4, "first lanes, and lanes below others, compared");
	return prop_end();
}
