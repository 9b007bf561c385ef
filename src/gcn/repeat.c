/* src/gcn/repeat.c -- lines of disassembly that were read before.
 *
 * Disassembly says the same again and again. What a line means depends on its text and size
 * alone, but for branches, whose destination depends on where they stand, and for
 * register indexing, which an earlier line may have turned on. So a line that left nothing behind but one
 * instruction, while indexing was off, is read once: the next time its instruction and
 * operands are copied. Nothing changes them before the whole unit has been read.
 *
 * Cost: one look and a comparison of the text. A place holds the latest line that belongs there.
 */
#include "gcn.h"

#define LEAST_PLACES 64u
#define MOST_PLACES 32768u
#define TEXT 54

struct repeat {
	uint32_t inst;			/* in the section */
	uint32_t section;
	uint8_t bytes, len;		/* len 0: nothing is here */
	char text[TEXT];
};

/* What an instruction that can be copied leaves as it is. */
struct trace {
	uint32_t inst, jump, note, fixup, sym, reloc, message, gpr_idx;
};

void
gcn_repeat_start(struct wb_gcn_unit *u, uint32_t insts)
{
	uint32_t n = LEAST_PLACES;

	while (n < insts / 2 && n < MOST_PLACES)
		n *= 2;
	u->repeat = WB_NEW(u->cx->tmp, struct repeat, n);
	u->nrepeat = n;
}

static struct repeat *
place_of(const struct wb_gcn_unit *u, const char *text, size_t len)
{
	uint64_t h = len, w;

	for (; len >= sizeof w; text += sizeof w, len -= sizeof w) {
		memcpy(&w, text, sizeof w);
		h = (h ^ w) * 0x9e3779b97f4a7c15u;
		h ^= h >> 32;
	}
	w = 0;
	memcpy(&w, text, len);
	h = (h ^ w) * 0x9e3779b97f4a7c15u;
	return &u->repeat[h >> 40 & (u->nrepeat - 1)];
}

static struct trace
trace(const struct wb_gcn_unit *u)
{
	return (struct trace){ u->sec->inst.n, u->sec->jump.n, u->sec->note.n, u->fixup.n, u->sym.n, u->reloc.n, u->cx->diag->message.n, u->gpr_idx };
}

/* Whether between @a and @b nothing happened but that one instruction was read. */
static bool
is_plain(struct trace a, struct trace b)
{
	return b.inst == a.inst + 1 && b.jump == a.jump && b.note == a.note && b.fixup == a.fixup && b.sym == a.sym && b.reloc == a.reloc
		&& b.message == a.message && !a.gpr_idx && !b.gpr_idx;
}

static void
copy(struct line *l, uint32_t inst)
{
	struct wb_gcn_unit *u = l->u;
	struct wb_inst i = u->sec->inst.at[inst];
	uint32_t first = u->opnd.n;

	for (uint32_t k = 0; k < i.nopnd; k++) {
		struct wb_opnd o = u->opnd.at[i.opnd + k];	/* they may move */

		WB_PUSH(u->cx->tmp, &u->opnd, o);
	}
	i.loc = gcn_line_loc(l, l->at);
	gcn_inst_push(l, &i, first);
}

void
gcn_repeat_line(struct line *l)
{
	struct wb_gcn_unit *u = l->u;
	size_t len = (size_t)(l->end - l->at);
	const char *text = l->at;
	struct repeat *r = u->nrepeat && len && len <= TEXT && !u->gpr_idx ? place_of(u, text, len) : NULL;
	struct trace before;

	if (r && r->len == len && r->bytes == u->raw_bytes && r->section == u->sec->id && memcmp(r->text, text, len) == 0) {
		copy(l, r->inst);
		return;
	}
	before = trace(u);
	gcn_inst_line(l);
	if (!r || l->failed || u->raw_bytes > UINT8_MAX || !is_plain(before, trace(u)))
		return;
	*r = (struct repeat){ .inst = before.inst, .section = u->sec->id, .bytes = (uint8_t)u->raw_bytes, .len = (uint8_t)len };
	memcpy(r->text, text, len);
}
