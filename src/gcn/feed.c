/* src/gcn/feed.c -- reads lines of disassembly. A line that was read before need not be parsed again.
 *
 * The same lines occur many times in disassembly. Most lines mean the same wherever they are. There are two
 * exceptions: the target of a branch depends on its address, and an earlier line may have switched register indexing
 * on. So the caller gets the number of the instruction that a line became, if reading had no other effect and
 * indexing was off. For the same text it may pass this number: then the instruction is copied, and shares the
 * operands of the first one.
 */
#include "gcn.h"

static const struct wb_gcn_line nothing = { WB_NONE, WB_NONE };

/* State that must not change when a line is read, if its instruction is to be copied. */
struct trace {
	uint32_t inst, jump, note, fixup, sym, reloc, message, switched;
};

static struct trace
trace(const struct wb_gcn_unit *u)
{
	return (struct trace){ u->sec->inst.n, u->sec->jump.n, u->sec->note.n, u->fixup.n, u->sym.n, u->reloc.n,
		u->cx->diag->message.n, u->switched };
}

/* Whether the only change from @a to @b is one more instruction. */
static bool
is_plain(struct trace a, struct trace b)
{
	return b.inst == a.inst + 1 && b.jump == a.jump && b.note == a.note && b.fixup == a.fixup && b.sym == a.sym &&
		b.reloc == a.reloc && b.message == a.message && !a.switched && !b.switched;
}

static struct line
raw_line(struct wb_gcn_unit *u, const char *text, size_t len, struct wb_loc loc, uint64_t addr, uint32_t n,
	struct wb_loc src)
{
	struct line l = { .u = u, .start = text, .at = text, .end = text + len, .raw_loc = true, .loc = loc };

	u->sec->at = addr;
	u->raw_bytes = n;
	u->src = src;
	return l;
}

/* Reads a line. What is wrong with it counts where control reaches it (flow.c). */
static void
read_line(struct wb_gcn_unit *u, struct line *l)
{
	struct wb_diag *all = u->cx->diag;
	struct unread this = { u->sec->inst.n, u->said };

	u->cx->diag = u->said;
	gcn_inst_line(l);
	u->cx->diag = all;
	if (!u->said->message.n)
		return;
	if (l->failed)
		WB_PUSH(u->cx->tmp, &u->sec->unread, this);
	else
		wb_diag_merge(all, u->said);
	u->said = wb_diag_new(u->cx->tmp, u->cx->files);
}

struct wb_gcn_line
wb_gcn_unit_line(struct wb_gcn_unit *u, const char *text, size_t len, uint64_t addr, uint32_t n, struct wb_loc loc,
	struct wb_loc src)
{
	struct line l = raw_line(u, text, len, loc, addr, n, src);
	struct trace before = trace(u);

	if (gcn_line_over(&l))
		return nothing;
	read_line(u, &l);
	return !l.failed && is_plain(before, trace(u)) ? (struct wb_gcn_line){ u->sec->id, before.inst } : nothing;
}

bool
wb_gcn_unit_again(struct wb_gcn_unit *u, struct wb_gcn_line was, uint64_t addr, struct wb_loc loc, struct wb_loc src)
{
	struct wb_inst i;

	if (was.inst == WB_NONE || was.section != u->sec->id || u->switched)
		return false;
	u->sec->at = addr;
	u->src = src;
	i = u->sec->inst.at[was.inst];
	i.loc = loc;
	gcn_inst_place(u, &i);
	return true;
}

void
wb_gcn_unit_undecodable(
	struct wb_gcn_unit *u, uint64_t addr, const uint8_t *code, uint32_t n, struct wb_loc loc, struct wb_loc src)
{
	struct line l = raw_line(u, "", 0, loc, addr, n, src);
	uint32_t word = 0;

	for (uint32_t k = 0; k < n && k < 4; k++)
		word |= (uint32_t)code[k] << 8 * k;
	gcn_inst_word(&l, word, n);
}
