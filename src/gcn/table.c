/* src/gcn/table.c -- opcodes.def as an array, a hash table of a target's mnemonics, and operand forms, which are
 * decoded when first used.
 *
 * A mnemonic has the number of its row. Mnemonics of renamed.def are numbered behind the rows.
 * Cost: one insertion per mnemonic of the target when a file is opened; then one look-up per instruction.
 */
#include <assert.h>

#include "gcn.h"

#define NOMEM     WB_SPACE_NONE, 0, 0, 0, 0
#define LGKM0     WB_SPACE_NONE, 0, 0, 0, WB_LGKMCNT
#define VM0       WB_SPACE_NONE, 0, 0, 0, WB_VMCNT
#define VS0       WB_SPACE_NONE, 0, 0, 0, WB_VSCNT
#define EXP0      WB_SPACE_NONE, 0, 0, 0, WB_EXPCNT
#define UNKNOWN_COUNT WB_MEM_UNKNOWN
#define MEM(space, access, bytes, count) WB_SPACE_##space, WB_##access, bytes, count, COUNTERS_##space
#define COUNTERS_GLOBAL  WB_VMCNT
#define COUNTERS_SCRATCH WB_VMCNT
#define COUNTERS_FLAT    (WB_VMCNT | WB_LGKMCNT)
#define COUNTERS_LDS     WB_LGKMCNT
#define COUNTERS_SCALAR  WB_LGKMCNT

/* opcodes.def has the flags of a row without their prefix. */
enum {
	MASKED = R_MASKED,
	TERMINATOR = R_TERMINATOR,
	SIDE_EFFECT = R_SIDE_EFFECT,
	CROSSLANE = R_CROSSLANE,
	COMMUTES = R_COMMUTES,
	REL_DST = R_REL_DST,
	REL_SRC = R_REL_SRC,
	REFUSED = R_REFUSED,
	UNTESTED = R_UNTESTED,
	LANEWISE = R_LANEWISE,
	HALF = R_HALF,
	KEEPS_HALF = R_KEEPS_HALF
};

#define ROW(name, targets, format, op, type, tclass, operands, implicit, flags, space, access, bytes, count, counters) \
	{ name, operands, targets, implicit, flags, bytes, F_##format, WB_OP_##op, WB_T_##type, WB_TC_##tclass, space, \
		access, count, counters },
#define OPCODE(...) ROW_(__VA_ARGS__)
#define ROW_(...) ROW(__VA_ARGS__)
const struct row gcn_row[] = {
#include "opcodes.def"
	/* PWS (Klashtorny et al. 2023, Figure 3a); encodings in inst.c. */
	OPCODE("split", ALL, SOPP, SPLIT, B64, SPLIT, ": s1 s1", U_EXEC, SIDE_EFFECT, NOMEM)
	OPCODE("merge", ALL, SOPP, MERGE, NONE, MERGE, ":", 0, SIDE_EFFECT, NOMEM)
};
const uint32_t gcn_nrow = WB_COUNT(gcn_row);

static const struct { const char *name, *old; uint16_t targets;
} renamed[] = {
#define RENAMED(name, old) { name, old, GFX11_ON },
#define RENAMED12(name, old) { name, old, GFX12 },
#include "renamed.def"
#undef RENAMED
#undef RENAMED12
};

/* Mnemonic of a number. */
static const char *
name_of(uint32_t isa_op)
{
	return isa_op < gcn_nrow ? gcn_row[isa_op].name : renamed[isa_op - gcn_nrow].name;
}

struct table {
	const struct form **form;	/* [row], NULL until used */
	struct wb_arena *arena;
	const struct target *t;
	uint32_t *slot;			/* numbers of mnemonics by hash, WB_NONE free */
	uint8_t *len;			/* [number] of the name */
	uint32_t mask;
};

/* The hash uses only the first, middle and last bytes, by which most mnemonics differ. */
static uint32_t
hash(const char *s, size_t len)
{
	uint64_t a = 0, b = 0, c = 0;

	if (len >= 8) {
		memcpy(&a, s, 8);
		memcpy(&b, s + len - 8, 8);
		memcpy(&c, s + (len - 8) / 2, 8);
	} else {
		memcpy(&a, s, len);
	}
	a = (a ^ len) * 0x9e3779b97f4a7c15u;
	a = (a ^ a >> 29 ^ b) * 0xbf58476d1ce4e5b9u;
	a = (a ^ a >> 32 ^ c) * 0x94d049bb133111ebu;
	return (uint32_t)(a >> 32);
}

static void
insert(struct table *tb, uint32_t isa_op)
{
	const char *name = name_of(isa_op);
	uint32_t h;

	tb->len[isa_op] = (uint8_t)strlen(name);
	h = hash(name, tb->len[isa_op]);
	while (tb->slot[h & tb->mask] != WB_NONE)
		h++;
	tb->slot[h & tb->mask] = isa_op;
}

struct table *
gcn_table_new(struct wb_arena *a, const struct target *t)
{
	struct table *tb = WB_NEW(a, struct table, 1);
	uint32_t size = 1, most = gcn_nrow + (uint32_t)WB_COUNT(renamed);

	while (size < 2 * most)
		size *= 2;
	tb->arena = a;
	tb->t = t;
	tb->mask = size - 1;
	tb->form = WB_NEW(a, const struct form *, gcn_nrow);
	tb->slot = WB_NEW(a, uint32_t, size);
	tb->len = WB_NEW(a, uint8_t, most);
	memset(tb->slot, 0xff, size * sizeof(*tb->slot));
	for (uint32_t r = 0; r < gcn_nrow; r++)
		if (gcn_row[r].targets & t->bit)
			insert(tb, r);
	for (uint32_t k = gcn_nrow; k < most; k++)
		if (renamed[k - gcn_nrow].targets & t->bit && gcn_table_row(tb, k) != WB_NONE)
			insert(tb, k);
	return tb;
}

uint32_t
gcn_table_find(const struct table *tb, const char *s, size_t len)
{
	for (uint32_t h = hash(s, len);; h++) {
		uint32_t n = tb->slot[h & tb->mask];

		if (n == WB_NONE || (tb->len[n] == len && memcmp(name_of(n), s, len) == 0))
			return n;
	}
}

uint32_t
gcn_table_row(const struct table *tb, uint32_t isa_op)
{
	const char *old;

	if (isa_op < gcn_nrow)
		return isa_op;
	old = renamed[isa_op - gcn_nrow].old;
	return gcn_table_find(tb, old, strlen(old));
}

/* ---- operand forms -------------------------------------------------------------------- */
static uint8_t
slot_flag(char c)
{
	switch (c) {
	case '+': return SLOT_TIED;
	case '?': return SLOT_OPTIONAL;
	case '@': return SLOT_ADDR;
	case '$': return SLOT_DATA;
	case '~': return SLOT_DATA | SLOT_RETURNS;
	default: return 0;
	}
}

/* Decodes one word of the operands column. Returns the byte after it. */
static const char *
decode_slot(const char *p, struct slot *s)
{
	for (; slot_flag(*p); p++)
		s->flags |= slot_flag(*p);
	s->kind = (uint8_t)*p++;
	while (*p >= '0' && *p <= '9')
		s->units = (uint8_t)(s->units * 10 + (*p++ - '0'));
	while (*p && *p != ' ')
		s->type = (uint8_t)*p++;
	return p;
}

const struct form *
gcn_table_form(struct table *tb, uint32_t row)
{
	struct form *f;

	if (tb->form[row])
		return tb->form[row];
	f = WB_NEW(tb->arena, struct form, 1);
	for (const char *p = gcn_row[row].operands; *p; ) {
		if (*p == ' ') {
			p++;
		} else if (*p == ':') {
			f->ndef = f->n;
			p++;
		} else {
			assert(f->n < MOST_SLOTS);
			p = decode_slot(p, &f->slot[f->n++]);
		}
	}
	for (uint8_t k = 0; k < f->ndef; k++)
		f->slot[k].flags |= SLOT_DEF;
	gcn_check_form(f, &gcn_row[row], tb->t);
	return tb->form[row] = f;
}

const char *
wb_gcn_opcode_name(uint16_t isa_op)
{
	return isa_op < gcn_nrow + WB_COUNT(renamed) ? name_of(isa_op) : "?";
}

const char *
wb_gcn_operation_name(uint16_t isa_op)
{
	return isa_op >= gcn_nrow && isa_op < gcn_nrow + WB_COUNT(renamed) ? renamed[isa_op - gcn_nrow].old :
									     wb_gcn_opcode_name(isa_op);
}
