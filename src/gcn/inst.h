/* src/gcn/inst.h -- an instruction while it is read: inst.c builds it, check.c says whether it exists. */
#ifndef WAVEBOUND_SRC_GCN_INST_H
#define WAVEBOUND_SRC_GCN_INST_H

#include "gcn.h"

#define MOST_ARGS 12

struct parsed {
	struct line *l;
	const struct row *row;
	const struct form *form;
	const char *mnemonic;
	enum encoding enc;
	struct arg arg[MOST_ARGS];
	uint32_t narg;
	struct mods mods;
	struct wb_inst i;
	uint32_t first;			/* operand */
	bool dual;			/* one of the two operations of an instruction, see read_dual */
	bool short_only;		/* no 64-bit encoding: the text omits VCC */
	bool literal;
	uint64_t literal_value;
	uint32_t jump_sym;
	uint64_t jump_addr;
	bool jump;
	uint64_t special;		/* value of the W, H, M, G, D operand */
	struct { uint32_t unit, n; } tied[2];	/* destinations that are also read */
	uint32_t ntied;
};

static inline bool
is_dpp(enum encoding e)
{
	return e == ENC_DPP || e == ENC_E64_DPP;
}

static inline bool
parsed_has(const struct parsed *p, enum wb_mod m)
{
	return p->mods.present >> m & 1;
}

static inline uint64_t
parsed_mod(const struct parsed *p, enum wb_mod m, uint64_t dflt)
{
	return parsed_has(p, m) ? p->mods.value[m] : dflt;
}

/* gcn_check_encoding - chooses the encoding of a vector instruction without suffix. False, reported: no encoding can
 * express it. */
bool gcn_check_encoding(struct parsed *p);
/* gcn_has_op_sel - whether some encoding of @p has op_sel. */
bool gcn_has_op_sel(const struct parsed *p);
/* gcn_check_modifiers - whether other instructions may have their modifiers and operands. False: reported. */
bool gcn_check_modifiers(struct parsed *p);
/* gcn_check_dual - whether operations @x and @y can be one instruction. False: reported. */
bool gcn_check_dual(struct parsed *x, const struct parsed *y);

enum { HWREG_MODE = 1, HWREG_FLAT_SCRATCH_LO = 20, HWREG_FLAT_SCRATCH_HI };
/* gcn_untested - if @p is a form whose effects are not tested: the end of a message "... is not modelled". NULL: it is
 * tested. */
const char *gcn_untested(const struct parsed *p);
#define HALVES " with halves of registers: compile without true 16 bit"
#define NO_PRIMITIVE ": it reads parameters of a primitive, which no compute kernel has"
/* gcn_refused - why no instruction of row @r, which has R_REFUSED, can be bounded. */
const char *gcn_refused(const struct row *r);

#endif
