/* test/prop/outstanding.c -- registers that are read before their loads have returned are found, and no others.
 *
 * Random programs of loads, stores, waits, reads, writes, branches and a subroutine are executed in all ways: at each
 * step any access may return that the hardware lets return, and each branch goes both ways. A state has the accesses
 * that are outstanding, in order, and for each register whether it holds what was last written to it. A read in a state
 * where it does not is one that must be reported: the code that is read has an unknown value in front of it. A read
 * that is reported and always right is a false alarm, unless the model left states out.
 *
 * The model knows queues, not ages: an access returns if none of its queue is older. It shares no code with
 * src/gcn/waits.c. A vector register that is written while a load into it is outstanding stays doubtful in both: the
 * lanes that are off keep what the load wrote.
 *
 *	outstanding [SEED [COUNT [FIRST]]]
 */
#include <string.h>

#include "../lib/kernel.h"
#include "../lib/prop.h"

#define MOST_CODE 40u
#define MOST_OUTSTANDING 5u
#define REGS 6u			/* v1 to v3, s4 to s6 */
#define MOST_STATES (1u << 14)

enum op { GLOBAL, ATOMIC, STORE, FLAT, LDS, LDS_STORE, SCALAR, MESSAGE, WAIT, WRITE, READ, COPY, BRANCH,
	CALL, RETURN, END };
enum queue { VM, LG, KM, QUEUES };	/* of an access: what is outstanding, as bits; KM: scalar memory of gfx12 */
struct code {
	uint8_t op, reg, from, to;	/* registers; to: where a branch goes */
	uint8_t most[QUEUES];		/* WAIT: the most that may be left, 63 any */
	uint32_t line;
};
struct target {
	const char *name;
	bool stores;		/* vmcnt counts stores, too */
	bool flat_apart;	/* flat accesses return in no order */
	bool flat_memory;	/* there are no others */
	bool apart;		/* scalar memory has a counter of its own */
};
static const struct target targets[] = { { "gfx900", true, true, false, false }, { "gfx803", true, false, true, false },
	{ "gfx90a", true, true, false, false }, { "gfx1030", false, false, false, false },
	{ "gfx1100", false, false, false, false }, { "gfx1200", false, false, false, true } };

struct access {
	uint8_t at, left;	/* instruction, queues that it is in */
	bool newest;		/* nothing was written to its register since */
};
struct state {
	uint8_t pc, back;	/* back: where the subroutine returns to */
	uint8_t n, right, doubtful;	/* registers, as bits */
	struct access out[MOST_OUTSTANDING];
};
static struct {
	const struct target *t;
	struct code code[MOST_CODE];
	uint32_t n, callee, calls;
	struct state *todo;
	uint32_t ntodo, nseen;
	uint64_t *seen;
	bool cut, bad[MOST_CODE], doubt[MOST_CODE];
} m;
static uint64_t nbad, nsure;

/* ---- the model ------------------------------------------------------------------------------ */
static bool is_access(uint8_t op) { return op <= MESSAGE; }
static bool is_load(uint8_t op) { return is_access(op) && op != STORE && op != LDS_STORE && op != MESSAGE; }
static bool is_scalar(uint8_t reg) { return reg >= 3; }

/* Whether two accesses return in order where both are in @q. */
static bool
in_order(const struct code *a, const struct code *b, enum queue q)
{
	if (q != VM && (a->op == SCALAR || b->op == SCALAR || a->op == MESSAGE || b->op == MESSAGE))
		return false;
	return !m.t->flat_apart || (a->op != FLAT && b->op != FLAT);
}

static uint8_t
queues(const struct code *c)
{
	switch (c->op) {
	case GLOBAL: case ATOMIC: return 1 << VM;
	case STORE: return m.t->stores ? 1 << VM : 0;
	case FLAT: return m.t->flat_memory ? 1 << VM : 1 << VM | 1 << LG;
	case SCALAR: case MESSAGE: return m.t->apart ? 1 << KM : 1 << LG;
	default: return 1 << LG;
	}
}

static void
visit(const struct state *s)
{
	uint64_t h = 0xcbf29ce484222325;
	struct state clean;

	memset(&clean, 0, sizeof clean);
	clean.pc = s->pc;
	clean.back = s->back;
	clean.n = s->n;
	clean.right = s->right;
	clean.doubtful = s->doubtful;
	for (uint32_t k = 0; k < s->n; k++) {
		clean.out[k].at = s->out[k].at;
		clean.out[k].left = s->out[k].left;
		clean.out[k].newest = s->out[k].newest;
	}
	for (size_t k = 0; k < sizeof clean; k++)
		h = (h ^ ((const uint8_t *)&clean)[k]) * 0x100000001b3;
	h = h ? h : 1;
	for (uint32_t at = (uint32_t)(h >> 20) % (2 * MOST_STATES);; at = (at + 1) % (2 * MOST_STATES)) {
		if (m.seen[at] == h)
			return;
		if (!m.seen[at]) {
			m.cut |= m.nseen + 1 == MOST_STATES;
			if (m.cut)
				return;
			m.seen[at] = h;
			m.nseen++;
			m.todo[m.ntodo++] = clean;
			return;
		}
	}
}

/* The @k-th access leaves queue @q; if it was the last one, what it loads is there. */
static void
leave(struct state s, uint32_t k, enum queue q)
{
	struct access *a = &s.out[k];
	const struct code *c = &m.code[a->at];

	a->left &= (uint8_t)~(1u << q);
	if (!a->left) {
		if (is_load(c->op) && a->newest)
			s.right |= (uint8_t)(1u << c->reg);
		else if (is_load(c->op))
			s.right &= (uint8_t)~(1u << c->reg);
		memmove(a, a + 1, (--s.n - k) * sizeof *a);
	}
	visit(&s);
}

static void
returns(const struct state *s)
{
	for (uint32_t k = 0; k < s->n; k++)
		for (enum queue q = VM; q < QUEUES; q++) {
			bool may = s->out[k].left >> q & 1;

			for (uint32_t old = 0; old < k; old++)
				may = may && !(s->out[old].left >> q & 1 &&
						     in_order(&m.code[s->out[old].at], &m.code[s->out[k].at], q));
			if (may)
				leave(*s, k, q);
		}
}

/* A write of @reg; a load only begins one. */
static void
write_reg(struct state *s, uint8_t reg, const struct code *load)
{
	uint8_t bit = (uint8_t)(1u << reg);
	bool clash = false;

	for (uint32_t k = 0; k < s->n; k++) {
		const struct code *old = &m.code[s->out[k].at];

		if (!is_load(old->op) || old->reg != reg)
			continue;
		s->out[k].newest = false;
		clash = clash || !load || is_scalar(reg) || queues(load) != queues(old) ||
			(old->op == FLAT && !m.t->flat_memory);
	}
	if (clash && !is_scalar(reg))
		s->doubtful |= bit;
	s->right = load ? s->right & (uint8_t)~bit : s->right | bit;
}

/* Code that reads a register too early has an unknown value of it, which is its value from there on; what returns later
 * is another one. */
static void
read_reg(struct state *s, uint8_t reg)
{
	uint8_t bit = (uint8_t)(1u << reg);

	if (!(s->right & bit))
		m.bad[s->pc] = true;
	else if (s->doubtful & bit)
		m.doubt[s->pc] = true;
	for (uint32_t k = 0; k < s->n && !(s->right & bit); k++)
		if (m.code[s->out[k].at].reg == reg && is_load(m.code[s->out[k].at].op)) {
			s->out[k].newest = false;
			s->doubtful |= is_scalar(reg) ? 0 : bit;
		}
	s->right |= bit;
}

static bool
passes(const struct state *s, const struct code *wait)
{
	for (enum queue q = VM; q < QUEUES; q++) {
		uint32_t n = 0;

		for (uint32_t k = 0; k < s->n; k++)
			n += s->out[k].left >> q & 1;
		if (n > wait->most[q])
			return false;
	}
	return true;
}

static void
step(struct state s)
{
	const struct code *c = &m.code[s.pc];

	if (is_access(c->op)) {
		uint8_t q = queues(c);

		if (s.n == MOST_OUTSTANDING && q) {
			m.cut = true;
			return;
		}
		if (is_load(c->op))
			write_reg(&s, c->reg, c);
		if (q)
			s.out[s.n++] = (struct access){ s.pc, q, true };
	}
	switch (c->op) {
	case WAIT:
		if (!passes(&s, c))
			return;
		break;
	case WRITE: write_reg(&s, c->reg, NULL); break;
	case READ: read_reg(&s, c->reg); break;
	case COPY:
		read_reg(&s, c->from);
		write_reg(&s, c->reg, NULL);
		break;
	case BRANCH: {
		struct state taken = s;

		taken.pc = c->to;
		visit(&taken);
		break;
	}
	case CALL:
		s.back = (uint8_t)(s.pc + 1);
		s.pc = (uint8_t)m.callee;
		visit(&s);
		return;
	case RETURN:
		s.pc = s.back;
		visit(&s);
		return;
	case END: return;
	default: break;
	}
	s.pc++;
	visit(&s);
}

static void
execute(void)
{
	m.seen = WB_NEW(prop.cx->tmp, uint64_t, 2 * MOST_STATES);
	m.todo = WB_NEW(prop.cx->tmp, struct state, MOST_STATES);
	m.ntodo = m.nseen = 0;
	m.cut = false;
	memset(m.bad, 0, sizeof m.bad);
	memset(m.doubt, 0, sizeof m.doubt);
	visit(&(struct state){ .right = (1u << REGS) - 1 });
	while (m.ntodo) {
		struct state s = m.todo[--m.ntodo];

		returns(&s);
		step(s);
	}
}

/* ---- programs ---------------------------------------------------------------------------------- */
static void
draw_one(struct code *c, uint32_t first, uint32_t last)
{
	static const uint8_t ops[] = { GLOBAL, GLOBAL, GLOBAL, ATOMIC, STORE, FLAT, LDS, LDS, LDS_STORE, SCALAR, SCALAR,
		MESSAGE, WAIT, WAIT, WAIT, WAIT, WRITE, READ, READ, READ, READ, COPY, BRANCH, BRANCH, CALL };

	c->op = ops[below(sizeof ops)];
	if (c->op == CALL && (first || m.calls == 2))
		c->op = WAIT;
	m.calls += c->op == CALL;
	c->reg = c->op == SCALAR ? (uint8_t)(3 + below(3)) : (uint8_t)below(is_access(c->op) ? 3 : REGS);
	c->from = is_scalar(c->reg) ? (uint8_t)(3 + below(3)) : (uint8_t)below(3);
	c->to = (uint8_t)(first + below(last - first));
	for (enum queue q = VM; q < QUEUES; q++)
		c->most[q] = (q == KM && !m.t->apart) || chance(30) ? 63 : (uint8_t)below(chance(50) ? 1 : 3);
}

static void
draw(void)
{
	uint32_t body = 6 + below(14), sub = 1 + below(5);

	memset(&m.code, 0, sizeof m.code);
	m.calls = 0;
	m.t = &targets[prop_turn(WB_COUNT(targets))];
	for (uint32_t k = 0; k < body; k++)
		draw_one(&m.code[k], 0, body);
	m.code[body].op = END;
	m.callee = body + 1;
	for (uint32_t k = m.callee; k < m.callee + sub; k++)
		draw_one(&m.code[k], m.callee, m.callee + sub);
	m.code[m.callee + sub].op = RETURN;
	m.n = m.callee + sub + 1;
}

static const char *
reg_name(uint8_t reg)
{
	static const char *const names[REGS] = { "v1", "v2", "v3", "s4", "s5", "s6" };

	return names[reg];
}

static void
write_wait(struct wb_out *o, const struct code *c)
{
	static const char *const name[QUEUES] = { "vmcnt", "lgkmcnt", "" };
	static const char *const gfx12[QUEUES] = { "load", "ds", "km" };

	wb_puts(o, m.t->apart ? "\ts_wait_expcnt 0x0" : "\ts_waitcnt expcnt(0)");
	for (enum queue q = VM; q < QUEUES; q++)
		if (c->most[q] != 63 && m.t->apart)
			wb_printf(o, "\n\ts_wait_%scnt %u", gfx12[q], c->most[q]);
		else if (c->most[q] != 63)
			wb_printf(o, " %s(%u)", name[q], c->most[q]);
	wb_puts(o, "\n");
}

static void
write_one(struct wb_out *o, const struct code *c)
{
	const char *r = reg_name(c->reg);
	bool old = m.t->flat_memory;

	switch (c->op) {
	case GLOBAL:
		wb_printf(o, old ? "\tflat_load_dword %s, v[10:11]\n" : "\tglobal_load_dword %s, v[10:11], off\n", r);
		return;
	case ATOMIC:
		wb_printf(o, old ? "\tflat_atomic_add %s, v[10:11], v13 glc\n" :
				   "\tglobal_atomic_add %s, v[10:11], v13, off %s\n", r,
			m.t->apart ? "th:TH_ATOMIC_RETURN" : "glc");
		return;
	case STORE:
		wb_puts(o, old ? "\tflat_store_dword v[10:11], v13\n" : "\tglobal_store_dword v[10:11], v13, off\n");
		return;
	case FLAT: wb_printf(o, "\tflat_load_dword %s, v[10:11]\n", r); return;
	case LDS: wb_printf(o, "\tds_read_b32 %s, v12\n", r); return;
	case LDS_STORE: wb_puts(o, "\tds_write_b32 v12, v13\n"); return;
	case SCALAR: wb_printf(o, "\ts_load_dword %s, s[8:9], 0x0\n", r); return;
	case MESSAGE: wb_puts(o, "\ts_sendmsg sendmsg(MSG_INTERRUPT)\n"); return;
	case WAIT: write_wait(o, c); return;
	case WRITE: wb_printf(o, "\t%s %s, 1\n", is_scalar(c->reg) ? "s_mov_b32" : "v_mov_b32", r); return;
	case READ: wb_printf(o, is_scalar(c->reg) ? "\ts_mov_b32 s20, %s\n" : "\tv_mov_b32 v20, %s\n", r); return;
	case COPY:
		wb_printf(o, "\t%s %s, %s\n", is_scalar(c->reg) ? "s_mov_b32" : "v_mov_b32", r, reg_name(c->from));
		return;
	case BRANCH: wb_printf(o, "\ts_cbranch_scc0 .L%u\n", c->to); return;
	case CALL: wb_puts(o, "\ts_swappc_b64 s[30:31], s[14:15]\n"); return;
	case RETURN: wb_puts(o, "\ts_setpc_b64 s[30:31]\n"); return;
	default: wb_puts(o, "\ts_endpgm\n"); return;
	}
}

static uint32_t
lines_of(const struct wb_out *o)
{
	uint32_t n = 1;

	for (size_t k = 0; k < o->n; k++)
		n += o->at[k] == '\n';
	return n;
}

static void
write_program(struct wb_out *o, const struct kernel_frame *f)
{
	kernel_head(o, f);
	kernel_code(o, "s_getpc_b64 s[14:15]; s_add_u32 s14, s14, sub@rel32@lo+4; "
		"s_addc_u32 s15, s15, sub@rel32@hi+12");
	for (uint32_t k = 0; k < m.n; k++) {
		if (k == m.callee) {
			kernel_tail(o, f);
			wb_puts(o, "\t.text\n\t.p2align 8\n\t.type sub,@function\nsub:\n");
		}
		wb_printf(o, ".L%u:\n", k);
		m.code[k].line = lines_of(o);
		if (k + 1 != m.callee)
			write_one(o, &m.code[k]);
	}
}

/* ---- what is reported ------------------------------------------------------------------------ */
static bool
is_reported(const struct wb_module *mod, const struct code *c)
{
	for (uint32_t f = 0; f < mod->nfn; f++)
		for (uint32_t k = 0; k < mod->fn[f]->ninst; k++) {
			const struct wb_inst *i = &mod->fn[f]->inst[k];

			if (wb_early_read(i) && i->loc.line == c->line)
				return true;
		}
	return false;
}

static void
compare(const struct wb_module *mod)
{
	for (uint32_t k = 0; k < m.n; k++) {
		const struct code *c = &m.code[k];
		bool told;

		if ((c->op != READ && c->op != COPY) || (k >= m.callee && !m.calls))
			continue;
		told = is_reported(mod, c);
		prop_expect(told || !m.bad[k], "%s: the read in line %u may be too early, which is not said", m.t->name,
			c->line);
		if (!m.cut && m.calls < 2)
			prop_expect(!told || m.bad[k] || m.doubt[k], "%s: the read in line %u is never too early",
				m.t->name, c->line);
		nbad += m.bad[k];
		nsure += !m.bad[k] && !m.cut;
	}
}

int
main(int argc, char **argv)
{
	prop_start(argc, argv, 1500);
	while (prop_next()) {
		struct wb_out o = wb_out_new(prop.cx->unit);
		struct kernel_frame f = { .lds_bytes = 64 };
		struct wb_module *mod;

		draw();
		f.target = m.t->name;
		f.lanes = strncmp(m.t->name, "gfx1", 4) == 0 ? 32 : 64;
		write_program(&o, &f);
		prop_source(&o);
		mod = kernel_read(prop.cx, &o);
		if (!prop_expect(mod != NULL, "%s: the program is refused", m.t->name))
			continue;
		execute();
		compare(mod);
	}
	prop_tried(nbad, prop.count / 3, "reads too early");
	prop_tried(nsure, prop.count / 2, "reads that are in time");
	return prop_end();
}
