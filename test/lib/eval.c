/* test/lib/eval.c -- what operations of the IR compute, see eval.h. */
#include <stdio.h>
#include <stdlib.h>

#include "eval.h"

static uint32_t
shifted(uint32_t a, uint32_t by, bool sign)
{
	return sign ? (uint32_t)((int32_t)a >> (by & 31)) : a >> (by & 31);
}

static uint32_t
product_24(uint32_t a, uint32_t b, bool sign)
{
	return sign ? (uint32_t)((int64_t)((int32_t)(a << 8) >> 8) * ((int32_t)(b << 8) >> 8)) :
		      (a & 0xffffff) * (b & 0xffffff);
}

static uint32_t
high_product(uint32_t a, uint32_t b, bool sign)
{
	return sign ? (uint32_t)((uint64_t)((int64_t)(int32_t)a * (int32_t)b) >> 32) :
		      (uint32_t)((uint64_t)a * b >> 32);
}

static uint32_t
field(const uint32_t *x, uint32_t n, bool sign)
{
	uint32_t from = x[1] & 31, width = n == 3 ? x[2] & 31 : x[1] >> 16 & 127, v = shifted(x[0], from, sign), mask;

	if (!width)
		return 0;
	if (width >= 32 - from)
		return v;
	mask = (1u << width) - 1;
	return sign && v >> (width - 1) & 1 ? v | ~mask : v & mask;
}

bool
eval_compare(enum wb_op op, bool sign, uint32_t a, uint32_t b)
{
	int64_t x = sign ? (int32_t)a : (int64_t)a, y = sign ? (int32_t)b : (int64_t)b;

	switch (op) {
	case WB_OP_EQ: return x == y;
	case WB_OP_NE: return x != y;
	case WB_OP_LT: return x < y;
	case WB_OP_LE: return x <= y;
	case WB_OP_GT: return x > y;
	default: return x >= y;
	}
}

uint32_t
eval(enum wb_op op, bool sign, const uint32_t *x, uint32_t n)
{
	switch (op) {
	case WB_OP_MOV: return x[0];
	case WB_OP_NEG: return 0 - x[0];
	case WB_OP_NOT: return ~x[0];
	case WB_OP_ADD: return x[0] + x[1];
	case WB_OP_SUB: return x[0] - x[1];
	case WB_OP_SUBREV: return x[1] - x[0];
	case WB_OP_MUL: return x[0] * x[1];
	case WB_OP_MUL24: return product_24(x[0], x[1], sign);
	case WB_OP_MULHI: return high_product(x[0], x[1], sign);
	case WB_OP_MAD: return x[0] * x[1] + x[2];
	case WB_OP_MAD24: return product_24(x[0], x[1], sign) + x[2];
	case WB_OP_SHL: return x[0] << (x[1] & 31);
	case WB_OP_SHLREV: return x[1] << (x[0] & 31);
	case WB_OP_LSHR: return shifted(x[0], x[1], false);
	case WB_OP_LSHRREV: return shifted(x[1], x[0], false);
	case WB_OP_ASHR: return shifted(x[0], x[1], true);
	case WB_OP_ASHRREV: return shifted(x[1], x[0], true);
	case WB_OP_SHLADD: return (x[0] << (x[1] & 31)) + x[2];
	case WB_OP_SHLOR: return x[0] << (x[1] & 31) | x[2];
	case WB_OP_ADDSHL: return (x[0] + x[1]) << (x[2] & 31);
	case WB_OP_ADD3: return x[0] + x[1] + x[2];
	case WB_OP_OR: return x[0] | x[1];
	case WB_OP_OR3: return x[0] | x[1] | x[2];
	case WB_OP_XOR: return x[0] ^ x[1];
	case WB_OP_AND: return x[0] & x[1];
	case WB_OP_ANDN2: return x[0] & ~x[1];
	case WB_OP_ANDOR: return (x[0] & x[1]) | x[2];
	case WB_OP_BFE: return field(x, n, sign);
	case WB_OP_MIN: return x[eval_compare(WB_OP_GT, sign, x[0], x[1])];
	case WB_OP_MAX: return x[eval_compare(WB_OP_LT, sign, x[0], x[1])];
	case WB_OP_BITCMP1: return x[0] >> (x[1] & 31) & 1;
	case WB_OP_BITCMP0: return !(x[0] >> (x[1] & 31) & 1);
	default: fprintf(stderr, "eval: %s is not known\n", wb_op_name[op]); abort();
	}
}

/* ---- instructions --------------------------------------------------------------------------------- */
/* What operand @o is, its second half if @half. */
static uint32_t
operand(const struct wb_opnd *o, const uint32_t *unit, uint32_t half)
{
	if (o->kind == WB_OPND_UNIT)
		return half < o->nunit ? unit[o->id + half] : 0;
	return (uint32_t)(o->imm >> (32 * half));
}

/* What an addition or subtraction, with what it carries in, leaves beyond 32 bits. */
static bool
carries(enum wb_op op, bool sign, const uint32_t *x, uint32_t carry)
{
	int64_t a = sign ? (int32_t)x[0] : (int64_t)x[0], b = sign ? (int32_t)x[1] : (int64_t)x[1];
	int64_t r = op == WB_OP_SUB ? a - b : a + b + carry;

	return sign ? r != (int32_t)r : r != (uint32_t)r;
}

/* Each half for itself; equality of both. @d: what is written, @nd operands, then what is read, @n. */
static void
eval_64(const struct wb_inst *i, const struct wb_opnd *d, uint32_t nd, uint32_t n, uint32_t *unit)
{
	bool compares = i->op == WB_OP_EQ || i->op == WB_OP_NE, same = true, any = false;
	uint32_t chosen = i->op == WB_OP_SELECT ? !operand(&d[nd + 2], unit, 0) : 0, r[2];

	for (uint32_t half = 0; half < 2; half++) {
		uint32_t x[2] = { operand(&d[nd], unit, half), n > 1 ? operand(&d[nd + 1], unit, half) : 0 };

		same = same && x[0] == x[1];
		r[half] = compares ? 0 : i->op == WB_OP_SELECT ? x[chosen] : eval(i->op, false, x, n);
		any = any || r[half];
	}
	unit[d->id] = compares ? same == (i->op == WB_OP_EQ) : r[0];
	if (!compares)
		unit[d->id + 1] = r[1];
	if (nd > 1)
		unit[d[1].id] = any;
}

void
eval_inst(const struct wb_fn *fn, const struct wb_inst *i, uint32_t *unit)
{
	const struct wb_opnd *d = wb_opnd(fn, i, 0);
	bool sign = i->type == WB_T_I32 || i->type == WB_T_I16, over,
	     adds = i->op == WB_OP_ADD || i->op == WB_OP_SUB || i->op == WB_OP_ADDC;
	uint32_t nd = 0, n, x[3] = { 0 }, r;

	while (nd < i->nopnd && d[nd].flags & WB_DEF)
		nd++;
	n = i->nopnd - nd;
	if (!nd)
		return;
	if (i->type == WB_T_U64 || i->type == WB_T_B64) {
		eval_64(i, d, nd, n, unit);
		return;
	}
	for (uint32_t k = 0; k < n && k < 3; k++)
		x[k] = operand(&d[nd + k], unit, 0);
	over = adds && nd > 1 && carries(i->op, sign, x, i->op == WB_OP_ADDC ? x[2] : 0);
	for (uint32_t k = 0; k < 2 && (i->type == WB_T_U16 || i->type == WB_T_I16); k++)
		x[k] = i->type == WB_T_I16 ? (uint32_t)(int16_t)x[k] : (uint16_t)x[k];
	if (i->op >= WB_OP_EQ && i->op <= WB_OP_GE)
		r = eval_compare(i->op, sign, x[0], x[1]);
	else
		r = i->op == WB_OP_ADDC ? x[0] + x[1] + x[2] : eval(i->op, sign, x, n);
	unit[d->id] = r;
	if (nd > 1)
		unit[d[1].id] = adds ? over : r != 0;
}

uint32_t
eval_edge(const struct wb_fn *fn, uint32_t b, const uint32_t *unit)
{
	const struct wb_block *blk = &fn->block[b];
	const struct wb_inst *i = wb_last_inst(fn, b);
	bool taken = i && i->op == WB_OP_BR;

	if (blk->nout == 1)
		return fn->out[blk->out];
	if (i && (i->op == WB_OP_CBRNZ || i->op == WB_OP_CBRZ))
		taken = (operand(wb_opnd(fn, i, 0), unit, 0) | operand(wb_opnd(fn, i, 0), unit, 1)) ?
			i->op == WB_OP_CBRNZ : i->op == WB_OP_CBRZ;
	for (uint32_t k = 0; k < blk->nout; k++)
		if ((fn->edge[fn->out[blk->out + k]].kind == WB_EDGE_TAKEN) == taken)
			return fn->out[blk->out + k];
	abort();
}
